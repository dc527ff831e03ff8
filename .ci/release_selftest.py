#!/usr/bin/env python3
"""Shows that .ci/release refuses what is not ready, and in which order it does the rest.

Usage: release_selftest.py

In a scratch repository, which holds copies of the files that the script reads, owner, version, date and tag are made
such that all is ready. Each case then spoils one thing. Nothing is built: stand-ins for Maven and for the scripts that
.ci/release calls write down that they were called.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION, CANDIDATE, BEFORE = "99.1.0", "99.1.0-rc.1", "99.0.0"
READ = [".ci/common", ".ci/release", ".mvn/maven.config", "CHANGELOG.md", "CITATION.cff", "NOTICE", "README.md"]
READ += ["checks/consumer/pom.xml", "docs/citing.md", "pom.xml"]
DAY, NAME, SITE = "2099-01-31", "Ada &amp; Co", "https://git.lusoria-selftest.org/lusoria"
JDK = "Java version: 17.0.99, vendor: Selftest"
STAND_IN = """#!/usr/bin/env bash
echo "$(basename "$0") $*" | sed -E 's|[^ ]*/||g' >>"$SELFTEST/calls"
[[ $(tail -n 1 "$SELFTEST/calls") != "${SELFTEST_FAILS:-}" ]] || exit 1
"""
STAGES = STAND_IN + """folder=${@: -1}
mkdir "$folder" && cp "$SELFTEST/calls" "$folder/a.asc"
if [[ $1 == --upload ]]; then echo "${SELFTEST_OTHER:-as checked}"; else echo "as checked"; fi >"$folder/a.jar"
"""
MAVEN = f"""#!/usr/bin/env bash
[[ "$*" == "--batch-mode -version" ]] || {{ echo "mvn $*" >>"$SELFTEST/calls"; exit 1; }}
echo "${{SELFTEST_JDK:-{JDK}}}, runtime: {{home}}"
"""


class Scratch:
    """A repository in which all is ready for the release."""

    def __init__(self, folder):
        self.work, self.root = Path(folder), Path(folder) / "repository"
        for name in READ:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, self.root / name)
        home = re.search("runtime: (.*)", run(["mvn", "--batch-mode", "-version"]).stdout).group(1)
        self.program(self.work / "bin/mvn", MAVEN.replace("{home}", home))
        for script in ["api", "consumers"]:
            self.program(self.root / ".ci" / script, STAND_IN)
        self.program(self.root / ".ci/stage", STAGES)
        # python3 runs it, so it is no script of bash
        python = "import pathlib, subprocess, sys\n"
        python += "sys.exit(subprocess.run([str(pathlib.Path(__file__).parent / 'check'), *sys.argv[1:]]).returncode)\n"
        (self.root / ".ci/check_bundle.py").write_text(python)
        self.program(self.root / ".ci/check", STAND_IN)
        self.ready(VERSION)
        git(self.root, "init", "--quiet")
        self.commit()
        self.tag(VERSION)

    @staticmethod
    def program(file, text):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)

    def edit(self, name, pattern, replacement):
        """Replaces; that nothing is there to replace is an error."""
        file = self.root / name
        text, count = re.subn(pattern, lambda match: match.expand(replacement), file.read_text(), flags=re.MULTILINE)
        assert count, f"{name} holds no {pattern}"
        file.write_text(text)

    def ready(self, version):
        """Whatever the state of the files is, in the repository's life before and after a release."""
        plain = NAME.replace("&amp;", "&")
        owner = {"id": "ada", "name": NAME, "email": "ada@lusoria-selftest.org", "url": SITE, "site": SITE}
        for key, value in owner.items():
            self.edit("pom.xml", f"<owner.{key}>.*</", f"<owner.{key}>{value}</")
        self.edit("pom.xml", "(<project.build.outputTimestamp>)[^T]*", rf"\g<1>{DAY}")
        self.edit("NOTICE", "^(Copyright [0-9]+) .*", rf"\1 {plain}")
        self.edit("docs/citing.md", r"^> .* \(YEAR\)(.*)<[^<>]*>$", rf"> {plain} (YEAR)\1<{SITE}>")
        self.edit("CITATION.cff", "^  - name: .*", f"  - name: {plain}")
        self.edit("CITATION.cff", "^repository-code: .*", f"repository-code: {SITE}")
        date = "date-released: .*"
        self.edit("CITATION.cff", f"^({date}\n)?version: .*(\n{date})?", f"version: {version}\ndate-released: {DAY}")
        self.edit("CHANGELOG.md", r"^## \[.*\n", "")
        self.edit("CHANGELOG.md", r"\Z", f"\n## [Unreleased]\n\n## [{version}] - {DAY}\n")
        self.edit(".mvn/maven.config", "^-Drevision=.*", f"-Drevision={version}")
        self.edit("checks/consumer/pom.xml", "<lusoria.version>.*</", f"<lusoria.version>{version}</")
        before = r'(lusoria-[a-z]+(?:</artifactId><version>|:|" % ")"?)'
        self.edit("README.md", before + "[0-9][-0-9A-Za-z.]*", rf"\g<1>{version}")
        self.edit("README.md", r"not yet published|\Z", "")

    def commit(self):
        git(self.root, "add", "--all", "--force")
        git(self.root, "commit", "--quiet", "--message", "ready")
        self.base = git(self.root, "rev-parse", "HEAD").strip()

    def tag(self, version, jdk=JDK):
        message = f"Lusoria {version}\n\n{jdk}"
        git(self.root, "tag", "--force", "--annotate", f"v{version}", "--message", message)

    def again(self):
        """Takes back what a case has changed."""
        git(self.root, "reset", "--quiet", "--hard", self.base)
        git(self.root, "clean", "--quiet", "--force", "-d")
        git(self.root, "tag", "--delete", *git(self.root, "tag").split())
        self.tag(VERSION)
        (self.work / "calls").write_text("")

    def release(self, *arguments, **variables):
        """Runs the script, and returns how it ended, what it said and what it called."""
        environment = {**os.environ, "API_BASELINE": "", "MAVEN_GPG_KEY": "a key", "MAVEN_GPG_PASSPHRASE": "its phrase"}
        environment.update(variables, SELFTEST=str(self.work), PATH=f"{self.work / 'bin'}:{os.environ['PATH']}")
        ended = run([str(self.root / ".ci/release"), *arguments], env=environment)
        return ended.returncode, ended.stdout + ended.stderr, (self.work / "calls").read_text().splitlines()


def run(command, **options):
    return subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False, **options)


def git(folder, *arguments):
    # neither the settings of who runs this nor a hook that calls it
    own = ["-c", "user.name=Selftest", "-c", "user.email=selftest@lusoria-selftest.org"]
    own += ["-c", "commit.gpgSign=false", "-c", "tag.gpgSign=false", "-c", "core.hooksPath=/dev/null"]
    done = run(["git", *own, *arguments], cwd=folder)
    assert done.returncode == 0, f"git {arguments}: {done.stderr}"
    return done.stdout


def edited(name, pattern, replacement):
    return lambda scratch: scratch.edit(name, pattern, replacement)


def tagged(version, **other):
    return lambda scratch: scratch.tag(version, **other)


def released_before(scratch):
    scratch.edit("CHANGELOG.md", r"\Z", f"\n## [{BEFORE}] - 2098-01-31\n\n## [98.7.0] - 2097-01-31\n")
    git(scratch.root, "commit", "--quiet", "--all", "--message", "with a release before")
    scratch.tag(VERSION)


def candidate(scratch):
    scratch.ready(CANDIDATE)
    released_before(scratch)
    scratch.tag(CANDIDATE)


def compared_with_all(scratch):
    released_before(scratch)
    scratch.tag(BEFORE)
    scratch.tag("98.7.0")


def nothing(scratch):
    pass


UNSET = "NOTICE, CITATION.cff or docs/citing.md does not say who publishes"
UNDATED = f"CHANGELOG.md has no heading '## [{VERSION}] - YYYY-MM-DD'"
OTHER_SNIPPETS = f"README.md tells how to depend on another version than {VERSION}"
UNTAGGED = f"the commit is not tagged v{VERSION}"
ANOTHER_JDK = "the message of the tag does not name the JDK: "
TAG_LACKS = f"CHANGELOG.md tells of {BEFORE}, but the tag v{BEFORE} is not here: git fetch --tags"
NOT_COMPARED = f"the API is not compared with the release before: set API_BASELINE={BEFORE}"
NO_KEY = "no key in MAVEN_GPG_KEY and MAVEN_GPG_PASSPHRASE"
JDK_18, JDK_UPDATED = "Java version: 18.0.1, vendor: Selftest", "Java version: 17.0.98, vendor: Selftest"
# what .ci/release must say, what is spoilt, and what its environment holds
REFUSALS = [
    ("pom.xml does not say who publishes", edited("pom.xml", "<owner.email>.*</", "<owner.email>SET-ME</")),
    (UNSET, edited("NOTICE", r"\Z", "SET-ME")),
    (UNSET, edited("docs/citing.md", r"\Z", "https://example.invalid")),
    ("NOTICE names another holder than pom.xml: Ada & Co", edited("NOTICE", "Ada & Co", "Ada &amp; Co")),
    ("CITATION.cff names another author than pom.xml: Ada & Co", edited("CITATION.cff", "Ada & Co", "Ada")),
    (f"CITATION.cff names another repository than pom.xml: {SITE}", edited("CITATION.cff", SITE, SITE + "2")),
    ("docs/citing.md names another author than pom.xml: Ada & Co", edited("docs/citing.md", "Ada & Co", "Bob & Co")),
    (f"docs/citing.md names another repository than pom.xml: {SITE}", edited("docs/citing.md", SITE, SITE + "2")),
    (UNDATED, edited("CHANGELOG.md", rf"\[{VERSION}\] - .*", f"[{VERSION}]")),
    (UNDATED, edited("CHANGELOG.md", VERSION, "99.1x0")),
    (
        f"the time of the archives in pom.xml is not of {DAY}, the date in CHANGELOG.md",
        edited("pom.xml", f"{DAY}T", "2099-02-01T"),
    ),
    (f".mvn/maven.config builds another version than {VERSION}", edited(".mvn/maven.config", "$", "-SNAPSHOT")),
    (
        f"checks/consumer/pom.xml takes another version than {VERSION}",
        edited("checks/consumer/pom.xml", VERSION, BEFORE),
    ),
    (f"CITATION.cff does not cite {VERSION}", edited("CITATION.cff", f"version: {VERSION}", f"version: {BEFORE}")),
    (
        f"CITATION.cff does not say 'date-released: {DAY}', the date in CHANGELOG.md",
        edited("CITATION.cff", "date-released: .*\n", ""),
    ),
    (f"README.md says that {VERSION} is not yet published", edited("README.md", r"\Z", "It is not yet published.")),
    (f"README.md does not tell how to depend on {VERSION}", edited("README.md", VERSION, "VERSION")),
    (OTHER_SNIPPETS, edited("README.md", f'" % "{VERSION}"', f'" % "{BEFORE}"')),
    (OTHER_SNIPPETS, edited("README.md", f":{VERSION}", f":{VERSION}-SNAPSHOT")),
    ("the working tree has changes", edited("pom.xml", r"\Z", "<!-- changed -->")),
    ("the working tree has changes", lambda scratch: (scratch.root / "stray").write_text("?")),
    (UNTAGGED, lambda scratch: git(scratch.root, "tag", "--delete", f"v{VERSION}")),
    (UNTAGGED, lambda scratch: git(scratch.root, "commit", "--quiet", "--allow-empty", "--message", "one more")),
    (f"releases are built with JDK 17; Maven has {JDK_18}", nothing, {"SELFTEST_JDK": JDK_18}),
    (ANOTHER_JDK + JDK_UPDATED, nothing, {"SELFTEST_JDK": JDK_UPDATED}),
    (ANOTHER_JDK + JDK, tagged(VERSION, jdk="made somehow")),
    (TAG_LACKS, released_before),
    (TAG_LACKS, released_before, {"API_BASELINE": "98.7.0"}),
    (TAG_LACKS, candidate),
    (NOT_COMPARED, tagged(BEFORE)),
    (NOT_COMPARED, tagged(BEFORE), {"API_BASELINE": "98.7.0"}),
    (NO_KEY, nothing, {"MAVEN_GPG_KEY": ""}),
    (NO_KEY, nothing, {"MAVEN_GPG_PASSPHRASE": ""}),
]

PUBLISHED = re.search(r"published=\((.*)\)", (ROOT / ".ci/common").read_text()).group(1)
CHECKED = [f"stage {VERSION} staged", f"check staged {PUBLISHED}", f"consumers staged {VERSION}"]
UPLOADED = [f"stage --upload {VERSION} uploaded", f"check uploaded {PUBLISHED}"]
READY = f"release: {VERSION} is ready; nothing was uploaded"
DONE = f"release: {VERSION} is uploaded; publish it in the portal"
DROP = "release: FAILED. Drop the deployment in the portal, if there is one: it is not known to be what was checked"


def refusals():
    for version in ["", "1.0", "1.0.0-SNAPSHOT", "v1.0.0"]:
        yield f"'{version}' is no version such as 0.1.0", nothing, {}, version
    for message, spoil, *variables in REFUSALS:
        yield message, spoil, dict(*variables), CANDIDATE if spoil is candidate else VERSION


def runs():
    """What comes after the refusals: preparation, options, environment, a line said (none: it just fails), calls."""
    compared = [*CHECKED[:2], f"api {BEFORE} {VERSION}", *CHECKED[2:]]
    yield nothing, ["--dry-run"], {}, READY, CHECKED
    yield nothing, [], {}, DONE, CHECKED + UPLOADED
    yield tagged("99.0.0-beta.1"), [], {}, DONE, CHECKED + UPLOADED  # nothing is compared with that
    yield tagged(VERSION + "-rc.1"), [], {}, DONE, CHECKED + UPLOADED
    yield compared_with_all, [], {"API_BASELINE": BEFORE}, DONE, compared + UPLOADED
    for last in range(len(compared)):
        variables = {"API_BASELINE": BEFORE, "SELFTEST_FAILS": compared[last]}
        yield compared_with_all, [], variables, None, compared[: last + 1]
    yield nothing, [], {"SELFTEST_FAILS": UPLOADED[0]}, DROP, CHECKED + UPLOADED[:1]
    yield nothing, [], {"SELFTEST_FAILS": UPLOADED[1]}, DROP, CHECKED + UPLOADED
    yield nothing, [], {"SELFTEST_OTHER": "something else"}, DROP, CHECKED + UPLOADED


def main():
    failed = count = 0
    with tempfile.TemporaryDirectory() as folder:
        scratch = Scratch(folder)
        for message, spoil, variables, version in refusals():
            scratch.again()
            spoil(scratch)
            code, said, calls = scratch.release(version, **variables)
            count += 1
            if code != 1 or said.splitlines()[-1:] != [f"release: {message}"] or calls:
                print(f"not refused with '{message}', but exit code {code}, calls {calls} and:\n{said}")
                failed += 1
        for spoil, options, variables, line, wanted in runs():
            scratch.again()
            spoil(scratch)
            code, said, calls = scratch.release(*options, VERSION, **variables)
            count += 1
            as_said = not line or line in said.splitlines()
            if (code == 0) != (line in (READY, DONE)) or calls != wanted or not as_said:
                print(f"{options} {variables}: not '{line}' after {wanted}, but exit code {code} after {calls}:\n{said}")
                failed += 1
    print(f".ci/release: {count - failed} cases as they should be, {failed} not")
    return 1 if failed else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main())
