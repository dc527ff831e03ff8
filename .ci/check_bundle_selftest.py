#!/usr/bin/env python3
"""Shows that check_bundle.py refuses what it should.

Usage: check_bundle_selftest.py FOLDER ARTIFACT...

FOLDER is a rehearsed bundle that passes. Each case spoils one thing in a copy, and must be answered with one line.
"""

import contextlib
import hashlib
import io
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


def replace(file, old, new):
    content = file.read_bytes()
    assert old in content, f"{file.name} holds no {old}"
    write(file, content.replace(old, new))


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


CASES = [
    ("missing lusoria-core", lambda at: Path(f"{at('lusoria-core', '.jar')}.asc").unlink()),
    ("missing lusoria-escaques", lambda at: at("lusoria-escaques", "-sources.jar").unlink()),
    ("-cyclonedx.json", lambda at: at("lusoria-core", "-cyclonedx.json").unlink()),
    ("wrong checksum", lambda at: Path(f"{at('lusoria-core', '.jar')}.sha1").write_text("0" * 40)),
    ("not expected: stray.txt", lambda at: (at("lusoria-bom", ".pom").parent / "stray.txt").write_text("?")),
    ("lusoria-cli: missing in the bundle", lambda at: shutil.rmtree(at("lusoria-cli", ".pom").parent.parent)),
    ("POM lacks description", lambda at: replace(at("lusoria-core", ".pom"), b"description>", b"remark>")),
    (
        "does not list lusoria-escaques",
        lambda at: replace(at("lusoria-bom", ".pom"), b"lusoria-escaques<", b"lusoria-core<"),
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


def check(*arguments):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        code = check_bundle.main([str(argument) for argument in arguments])
    return code, printed.getvalue()


def main(root, *artifacts):
    failed = 0
    code, printed = check("--rehearsal", root, *artifacts)
    if code:
        print(f"the bundle itself does not pass:\n{printed}")
        return 1
    for message, spoil in CASES:
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "bundle"
            shutil.copytree(root, copy)
            spoil(lambda name, suffix: spoilt(copy, name, suffix))
            code, printed = check("--rehearsal", copy, *artifacts)
            bad = [line for line in printed.splitlines() if line.startswith("BAD")]
            if not code or not any(message in line for line in bad):
                print(f"not refused with '{message}': {bad}")
                failed += 1
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "bundle"
        shutil.copytree(root, copy)
        replace(spoilt(copy, "lusoria-core", ".pom"), b"<description>", b"<description>SET-ME ")
        code, printed = check(copy, *artifacts)
        for message in ["placeholder in POM: description", "no version of a release"]:
            if not code or message not in printed:
                print(f"a rehearsal passes as a release, without '{message}'")
                failed += 1
    print(f"{len(CASES) + 2 - failed} faults refused, {failed} not")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
