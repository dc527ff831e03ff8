#!/usr/bin/env python3
"""Shows that check_bundle.py refuses what it should.

Usage: check_bundle_selftest.py FOLDER ARTIFACT...

FOLDER is a rehearsed bundle that passes. Each case spoils one thing in a copy, and a line of the answer must tell it.
"""

import contextlib
import hashlib
import io
import re
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

sys.dont_write_bytecode = True
import check_bundle  # noqa: E402

GROUP = Path("io/github/lusoria")


def spoilt(root, name, suffix):
    (folder,) = (root / GROUP / name).iterdir()
    return folder / f"{name}-{folder.name}{suffix}"


def write(file, content):
    """Writes a file and what belongs to it, so that only the content is wrong."""
    file.write_bytes(content)
    for kind in check_bundle.CHECKSUMS:
        Path(f"{file}.{kind}").write_text(hashlib.new(kind, content).hexdigest())


def stray(file):
    """Writes a file that is as it should be, but that should not be there."""
    write(file, b"?")
    Path(f"{file}.asc").write_text("?")


def replace(file, old, new):
    content = file.read_bytes()
    assert old in content, f"{file.name} holds no {old}"
    write(file, content.replace(old, new))


def edited(name, suffix, pattern, replacement):
    def change(at):
        file = at(name, suffix)
        content, count = re.subn(pattern, replacement, file.read_bytes())
        assert count, f"{file.name} holds no {pattern}"
        write(file, content)

    return change


def of_version(name, version):
    """The artifact says in its POM that it is of another version than its folder."""
    pattern = rb"(<artifactId>" + name.encode() + rb"</artifactId>\s*<version>)[^<]*"
    return edited(name, ".pom", pattern, rb"\g<1>" + version)


def rejar(file, change):
    out = io.BytesIO()
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(out, "w") as new:
        for name in old.namelist():
            content = change(name, old.read(name))
            if content is not None:
                new.writestr(name, content)
    write(file, out.getvalue())


def without(*gone):
    return lambda name, content: None if name in gone else content


def without_header(header):
    def change(name, content):
        if name != "META-INF/MANIFEST.MF":
            return content
        unfolded = content.replace(b"\r\n ", b"").replace(b"\n ", b"")
        return b"".join(line for line in unfolded.splitlines(True) if not line.startswith(header))

    return change


# what one of the lines must hold, a regular expression, and what is spoilt
CASES = [
    ("missing lusoria-core", lambda at: Path(f"{at('lusoria-core', '.jar')}.asc").unlink()),
    ("missing lusoria-escaques", lambda at: at("lusoria-escaques", "-sources.jar").unlink()),
    ("-cyclonedx.json", lambda at: at("lusoria-core", "-cyclonedx.json").unlink()),
    ("wrong checksum", lambda at: Path(f"{at('lusoria-core', '.jar')}.sha1").write_text("0" * 40)),
    ("not expected: stray.txt", lambda at: (at("lusoria-bom", ".pom").parent / "stray.txt").write_text("?")),
    ("signature of nothing: lusoria-bom-.*-all.jar.asc", lambda at: at("lusoria-bom", "-all.jar.asc").write_text("?")),
    ("checksum of nothing: lusoria-bom-.*-all.jar.md5", lambda at: at("lusoria-bom", "-all.jar.md5").write_text("?")),
    ("missing lusoria-core-.*-tests.jar$", lambda at: at("lusoria-core", "-tests.jar").unlink()),
    ("missing lusoria-cli-.*-all.jar$", lambda at: at("lusoria-cli", "-all.jar").unlink()),
    ("not expected: lusoria-escaques-.*-tests.jar$", lambda at: stray(at("lusoria-escaques", "-tests.jar"))),
    ("not expected: lusoria-core-.*-all.jar$", lambda at: stray(at("lusoria-core", "-all.jar"))),
    ("lusoria-cli: missing in the bundle", lambda at: shutil.rmtree(at("lusoria-cli", ".pom").parent.parent)),
    ("POM lacks description", lambda at: replace(at("lusoria-core", ".pom"), b"description>", b"remark>")),
    (
        "does not list lusoria-escaques",
        lambda at: replace(at("lusoria-bom", ".pom"), b"lusoria-escaques<", b"lusoria-core<"),
    ),
    ("does not list lusoria-core:tests", edited("lusoria-bom", ".pom", b"<classifier>tests<", b"<classifier>test<")),
    ("does not list lusoria-cli:all", edited("lusoria-bom", ".pom", b"<classifier>all</classifier>", b"")),
    ("several versions: .*0.0.1", of_version("lusoria-escaques", b"0.0.1")),
    ("version is a snapshot", of_version("lusoria-escaques", b"0.0.1-SNAPSHOT")),
    (
        "POM has a parent",
        edited("lusoria-core", ".pom", b"<name>", b"<parent><artifactId>p</artifactId></parent><name>"),
    ),
    (
        "no plain version for org.slf4j:slf4j-api",
        edited("lusoria-core", ".pom", rb"(slf4j-api</artifactId>\s*)<version>[^<]*</version>", rb"\1"),
    ),
    (
        "no plain version for org.slf4j:slf4j-api",
        edited("lusoria-core", ".pom", rb"(slf4j-api</artifactId>\s*<version>)[^<]*", rb"\1${version.slf4j}"),
    ),
    (
        "a dependency of tests: org.slf4j:slf4j-api",
        edited("lusoria-core", ".pom", rb"(slf4j-api</artifactId>\s*<version>.*</version>\s*<scope>)\w*", rb"\1test"),
    ),
    (
        "io.github.lusoria:lusoria-core has another version: 0.0.1",
        edited("lusoria-latrunculi", ".pom", rb"(lusoria-core</artifactId>\s*<version>)[^<]*", rb"\g<1>0.0.1"),
    ),
    (
        "lusoria-core-.*-cyclonedx.json is the SBOM of other ",
        edited("lusoria-core", "-cyclonedx.json", rb'("name" *: *)"lusoria-core"', rb'\1"other"'),
    ),
    (
        "lusoria-core-.*-cyclonedx.xml is the SBOM of other ",
        edited("lusoria-core", "-cyclonedx.xml", b"<name>lusoria-core<", b"<name>other<"),
    ),
    (
        "a library that needs org.slf4j:slf4j-simple",
        lambda at: replace(at("lusoria-core", ".pom"), b"slf4j-api<", b"slf4j-simple<"),
    ),
    (
        "lacks META-INF/LICENSE",
        lambda at: rejar(at("lusoria-latrunculi", "-javadoc.jar"), without("META-INF/LICENSE")),
    ),
    ("lacks META-INF/NOTICE", lambda at: rejar(at("lusoria-core", "-tests.jar"), without("META-INF/NOTICE"))),
    ("lacks module-info.class", lambda at: rejar(at("lusoria-core", ".jar"), without("module-info.class"))),
    (
        "lacks the OSGi header Import-Package",
        lambda at: rejar(at("lusoria-escaques", ".jar"), without_header(b"Import-Package")),
    ),
    (
        "Provide-Capability and META-INF/services differ",
        lambda at: rejar(at("lusoria-escaques", ".jar"), without_header(b"Provide-Capability")),
    ),
]


def with_line(inside, line):
    """Adds a line to a text or to the main section of a manifest without others."""

    def change(name, content):
        return content.rstrip() + b"\n" + line + b"\n" if name == inside else content

    return change


# Faults of a release, not of a rehearsal. That has placeholders of its own, so what is looked for is these.
MARK = b"SET-ME 4711"
RELEASE_CASES = [
    ("no version of a release", lambda at: None),
    (
        "placeholder in POM: description is SET-ME 4711",
        edited("lusoria-core", ".pom", b"<description>", b"<description>" + MARK),
    ),
    (
        "placeholder in manifest: Remark is SET-ME 4711",
        lambda at: rejar(at("lusoria-core", ".jar"), with_line("META-INF/MANIFEST.MF", b"Remark: " + MARK)),
    ),
    (
        r"placeholder in lusoria-escaques-.*-cyclonedx.json: .*SET-ME 4711",
        edited("lusoria-escaques", "-cyclonedx.json", rb'("description" *: *)"', rb'\1"' + MARK),
    ),
    (
        r"placeholder in lusoria-escaques-.*-cyclonedx.xml: .*SET-ME 4711",
        edited("lusoria-escaques", "-cyclonedx.xml", b"<description>", b"<description>" + MARK),
    ),
    *(
        (
            f"placeholder in META-INF/NOTICE of {name}-[^-]*(-rehearsal)?{suffix}: SET-ME 4711",
            lambda at, name=name, suffix=suffix: rejar(at(name, suffix), with_line("META-INF/NOTICE", MARK)),
        )
        for name, suffix in [
            ("lusoria-core", ".jar"),
            ("lusoria-core", "-tests.jar"),
            ("lusoria-latrunculi", "-sources.jar"),
            ("lusoria-sigwaduqqan", "-javadoc.jar"),
            ("lusoria-cli", "-all.jar"),
        ]
    ),
]


def check(*arguments):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        code = check_bundle.main([str(argument) for argument in arguments])
    return code, printed.getvalue()


def main(root, *artifacts):
    code, printed = check("--rehearsal", root, *artifacts)
    if code:
        print(f"the bundle itself does not pass:\n{printed}")
        return 1
    failed = 0
    cases = [(["--rehearsal"], *case) for case in CASES] + [([], *case) for case in RELEASE_CASES]
    for options, message, spoil in cases:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "bundle"
            shutil.copytree(root, copy)
            spoil(lambda name, suffix: spoilt(copy, name, suffix))
            code, printed = check(*options, copy, *artifacts)
            bad = [line for line in printed.splitlines() if line.startswith("BAD")]
            if not code or not any(re.search(message, line) for line in bad):
                print(f"not refused with '{message}': {bad}")
                failed += 1
    print(f"{len(cases) - failed} faults refused, {failed} not")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
