#!/usr/bin/env python3
"""Checks a staged release as Maven Central would, and a little more.

Usage: check_bundle.py [--rehearsal] FOLDER ARTIFACT...

FOLDER is an unpacked release bundle (a Maven repository layout) and must hold exactly the named artifacts, all of one
version. For each: jar, sources, Javadoc and SBOM (not for a BOM) and POM, each signed and with checksums that match, of
core also the test battery, of the command also the executable jar; in the POM what Central asks for, plain versions and
no parent; in a BOM all the others; the licence in each jar; a module descriptor and OSGi headers in those of the
libraries. With --rehearsal the owner may still be unset and the version may be any.
"""

import hashlib
import json
import re
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
    "issueManagement/url",
]
NOTICE = "META-INF/NOTICE"
NOTICES = ["META-INF/LICENSE", NOTICE]
CHECKSUMS = ["md5", "sha1", "sha256", "sha512"]
SBOMS = ["-cyclonedx.json", "-cyclonedx.xml"]
JARS = [".jar", "-sources.jar", "-javadoc.jar"]
CORE = "lusoria-core"
PROGRAM = "lusoria-cli"
CLASSIFIERS = {CORE: ["tests"], PROGRAM: ["all"]}
LIBRARIES_USE = {"org.slf4j:slf4j-api", "org.jspecify:jspecify"}
BUNDLE_HEADERS = ["Bundle-SymbolicName", "Bundle-Version", "Export-Package", "Import-Package"]
SERVICE = "META-INF/services/io.github.lusoria.core.RulesetProvider"
PLACEHOLDER = re.compile(r"SET-ME|\bexample\.(?:com|net|org|invalid)\b|\.invalid\b", re.IGNORECASE)
RELEASE = re.compile(r"\d+\.\d+\.\d+(-(alpha|beta|rc)\.\d+)?")


def text(element, path):
    return element.findtext("/".join(POM + step for step in path.split("/")))


def is_plain(value):
    return bool(value) and "${" not in value


def placeholders(where, content):
    for line in content.decode().splitlines():
        if PLACEHOLDER.search(line):
            yield f"placeholder in {where}: {line.strip()}"


class Artifact:
    """What the bundle holds of one artifact."""

    def __init__(self, pom):
        self.folder, self.base = pom.parent, pom.name[: -len(".pom")]
        self.project = ElementTree.parse(pom).getroot()
        self.name = pom.parent.parent.name
        self.version = text(self.project, "version")
        self.is_bom = text(self.project, "packaging") == "pom"
        self.jars = [*JARS, *(f"-{classifier}.jar" for classifier in CLASSIFIERS.get(self.name, []))]

    def file(self, suffix):
        return self.folder / (self.base + suffix)

    def dependencies(self):
        for dependency in self.project.iter(POM + "dependency"):
            coordinates = f"{text(dependency, 'groupId')}:{text(dependency, 'artifactId')}"
            yield coordinates, text(dependency, "version"), text(dependency, "scope")

    def listed(self):
        """Artifacts, each with its classifier if it has one."""
        for dependency in self.project.iter(POM + "dependency"):
            classifier = text(dependency, "classifier")
            yield text(dependency, "artifactId") + (f":{classifier}" if classifier else "")

    def pom_faults(self):
        for path in REQUIRED_IN_POM:
            if not is_plain(text(self.project, path)):
                yield f"POM lacks {path}: {text(self.project, path)}"
        if (self.version or "").endswith("-SNAPSHOT"):
            yield "version is a snapshot"
        if self.project.find(POM + "parent") is not None:
            yield "POM has a parent, which is not published"
        for coordinates, version, scope in self.dependencies():
            if not is_plain(version):
                yield f"no plain version for {coordinates}"
            if scope == "test":
                yield f"a dependency of tests: {coordinates}"
            ours = coordinates.startswith("io.github.lusoria:")
            if ours and version != self.version:
                yield f"{coordinates} has another version: {version}"
            if not (ours or coordinates in LIBRARIES_USE or self.name == PROGRAM):
                yield f"a library that needs {coordinates}"

    def owner_faults(self):
        """Placeholders, where people read them."""
        for element in self.project.iter():
            if element.text and PLACEHOLDER.search(element.text):
                yield f"placeholder in POM: {element.tag[len(POM):]} is {element.text.strip()}"
        for header, value in self.manifest().items():
            if PLACEHOLDER.search(value):
                yield f"placeholder in manifest: {header} is {value}"
        for suffix in SBOMS:
            if self.file(suffix).is_file():
                yield from placeholders(self.file(suffix).name, self.file(suffix).read_bytes())
        for suffix in self.jars:
            if self.file(suffix).is_file():
                with zipfile.ZipFile(self.file(suffix)) as opened:
                    if NOTICE in opened.namelist():
                        yield from placeholders(f"{NOTICE} of {self.file(suffix).name}", opened.read(NOTICE))
        if not RELEASE.fullmatch(self.version or ""):
            yield f"no version of a release: {self.version}"

    def file_faults(self):
        suffixes = [".pom"] if self.is_bom else [".pom", *self.jars, *SBOMS]
        for suffix in suffixes:
            if not self.file(suffix).is_file():
                yield f"missing {self.base}{suffix}"
        known = {self.base + suffix for suffix in suffixes}
        for file in sorted(self.folder.iterdir()):
            kind = file.suffix[1:]
            if kind in CHECKSUMS:
                yield from self.checksum_faults(file, kind)
            elif kind == "asc":
                if not file.with_suffix("").is_file():
                    yield f"signature of nothing: {file.name}"
            else:
                if file.name not in known:
                    yield f"not expected: {file.name}"
                for companion in ["asc", *CHECKSUMS]:
                    if not Path(f"{file}.{companion}").is_file():
                        yield f"missing {file.name}.{companion}"

    @staticmethod
    def checksum_faults(file, kind):
        summed = file.with_suffix("")
        if not summed.is_file():
            yield f"checksum of nothing: {file.name}"
        elif hashlib.new(kind, summed.read_bytes()).hexdigest() != file.read_text().split()[0]:
            yield f"wrong checksum {file.name}"

    def manifest(self):
        """The main section of the jar's manifest."""
        jar = self.file(".jar")
        if not jar.is_file():
            return {}
        with zipfile.ZipFile(jar) as opened:
            lines = opened.read("META-INF/MANIFEST.MF").decode().replace("\r\n", "\n").replace("\n ", "").split("\n\n")[0]
        return dict(line.split(": ", 1) for line in lines.splitlines() if ": " in line)

    def jar_faults(self):
        for suffix in self.jars:
            jar = self.file(suffix)
            if jar.is_file():
                with zipfile.ZipFile(jar) as opened:
                    names = set(opened.namelist())
                for name in NOTICES:
                    if name not in names:
                        yield f"{jar.name} lacks {name}"
                if suffix == ".jar":
                    yield from self.class_faults(jar, names)

    def class_faults(self, jar, names):
        if "module-info.class" not in names:
            yield f"{jar.name} lacks module-info.class"
        if self.name == PROGRAM:
            return
        manifest = self.manifest()
        for header in BUNDLE_HEADERS:
            if header not in manifest:
                yield f"{jar.name} lacks the OSGi header {header}"
        offers = "osgi.serviceloader;" in manifest.get("Provide-Capability", "")
        if offers != (SERVICE in names):
            yield f"{jar.name}: Provide-Capability and META-INF/services differ"

    def sbom_faults(self):
        for suffix in SBOMS:
            if self.file(suffix).is_file():
                of = sbom_component(self.file(suffix))
                if of != (self.name, self.version):
                    yield f"{self.file(suffix).name} is the SBOM of {of[0]} {of[1]}"

    def faults(self, rehearsal):
        yield from self.pom_faults()
        yield from self.file_faults()
        if not self.is_bom:
            yield from self.jar_faults()
            yield from self.sbom_faults()
        if not rehearsal:
            yield from self.owner_faults()


def sbom_component(file):
    """Name and version of what an SBOM is about."""
    if file.suffix == ".json":
        component = json.loads(file.read_text())["metadata"]["component"]
        return component["name"], component["version"]
    component = ElementTree.parse(file).find("{*}metadata/{*}component")
    return component.findtext("{*}name"), component.findtext("{*}version")


def bundle_faults(artifacts, expected):
    """What is wrong with the whole."""
    found = {artifact.name for artifact in artifacts}
    for name in sorted(found ^ expected):
        yield f"{name}: {'not expected' if name in found else 'missing'} in the bundle"
    versions = {artifact.version for artifact in artifacts}
    if len(versions) > 1:
        yield f"several versions: {sorted(map(str, versions))}"
    for bom in artifacts:
        if bom.is_bom:
            listed = set(bom.listed())
            others = expected - {bom.name}
            wanted = others | {f"{name}:{classifier}" for name in others for classifier in CLASSIFIERS.get(name, [])}
            for name in sorted(listed ^ wanted):
                yield f"{bom.name} {'lists' if name in listed else 'does not list'} {name}"


def main(arguments):
    rehearsal = "--rehearsal" in arguments
    root, *expected = [argument for argument in arguments if argument != "--rehearsal"]
    artifacts = [Artifact(pom) for pom in sorted(Path(root).rglob("*.pom"))]
    count = 0
    for problem in bundle_faults(artifacts, set(expected)):
        print(f"BAD {problem}")
        count += 1
    for artifact in artifacts:
        problems = list(artifact.faults(rehearsal))
        count += len(problems)
        for problem in problems:
            print(f"BAD {artifact.base}: {problem}")
        if not problems:
            print(f"ok  {artifact.base}: {len(list(artifact.folder.iterdir()))} files")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
