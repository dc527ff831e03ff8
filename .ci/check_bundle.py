#!/usr/bin/env python3
"""Checks a staged release as Maven Central would, and a little more.

Usage: check_bundle.py FOLDER ARTIFACT...

FOLDER is an unpacked release bundle (a Maven repository layout) and must hold exactly the named artifacts. For each:
jar, sources, Javadoc (not for a BOM) and POM, each signed and with checksums that match; in the POM what Central asks
for, plain versions and no parent; in the jar the licence, and a module descriptor.
"""

import hashlib
import sys
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

POM = "{http://maven.apache.org/POM/4.0.0}"
REQUIRED_IN_POM = [
    "groupId",
    "artifactId",
    "version",
    "name",
    "description",
    "url",
    "licenses/license/name",
    "licenses/license/url",
    "developers/developer/name",
    "developers/developer/email",
    "scm/connection",
    "scm/developerConnection",
    "scm/url",
]
REQUIRED_IN_JAR = ["META-INF/LICENSE", "META-INF/NOTICE", "module-info.class"]
CHECKSUMS = ["md5", "sha1", "sha256", "sha512"]


def text(element, path):
    return element.findtext("/".join(POM + step for step in path.split("/")))


def is_plain(value):
    return bool(value) and "${" not in value


def pom_faults(pom):
    project = ElementTree.parse(pom).getroot()
    for path in REQUIRED_IN_POM:
        if not is_plain(text(project, path)):
            yield f"POM lacks {path}: {text(project, path)}"
    if (text(project, "version") or "").endswith("-SNAPSHOT"):
        yield "version is a snapshot"
    if project.find(POM + "parent") is not None:
        yield "POM has a parent, which is not published"
    for dependency in project.iter(POM + "dependency"):
        if not is_plain(text(dependency, "version")):
            yield f"no plain version for {text(dependency, 'artifactId')}"


def file_faults(folder, base, packaging):
    suffixes = [".pom"] if packaging == "pom" else [".pom", ".jar", "-sources.jar", "-javadoc.jar"]
    for suffix in suffixes:
        for companion in ["", ".asc", ".md5", ".sha1"]:
            if not (folder / (base + suffix + companion)).is_file():
                yield f"missing {base}{suffix}{companion}"
    for checksum in folder.iterdir():
        kind = checksum.suffix[1:]
        if kind in CHECKSUMS:
            summed = checksum.with_suffix("")
            if not summed.is_file():
                yield f"checksum of nothing: {checksum.name}"
            elif hashlib.new(kind, summed.read_bytes()).hexdigest() != checksum.read_text().split()[0]:
                yield f"wrong checksum {checksum.name}"


def jar_faults(jar):
    if jar.is_file():
        with zipfile.ZipFile(jar) as opened:
            names = set(opened.namelist())
        for name in REQUIRED_IN_JAR:
            if name not in names:
                yield f"{jar.name} lacks {name}"


def faults(pom):
    folder, base = pom.parent, pom.name[: -len(".pom")]
    packaging = text(ElementTree.parse(pom).getroot(), "packaging") or "jar"
    yield from pom_faults(pom)
    yield from file_faults(folder, base, packaging)
    if packaging != "pom":
        yield from jar_faults(folder / (base + ".jar"))


def main():
    root, expected = Path(sys.argv[1]), set(sys.argv[2:])
    poms = sorted(root.rglob("*.pom"))
    found = {pom.parent.parent.name for pom in poms}
    count = 0
    for name in sorted(found ^ expected):
        print(f"BAD {name}: {'not expected' if name in found else 'missing'} in the bundle")
        count += 1
    for pom in poms:
        problems = list(faults(pom))
        count += len(problems)
        for problem in problems:
            print(f"BAD {pom.stem}: {problem}")
        if not problems:
            print(f"ok  {pom.stem}: {len(list(pom.parent.iterdir()))} files")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
