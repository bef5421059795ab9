"""Looks whether the dependencies are as deny.toml has them: licences, one version of each crate, no wildcards, crates.io alone.

It reads what `cargo deny check bans licenses sources` reads; building that tool takes minutes on a bare machine.
"""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

CRATES_IO = "registry+https://github.com/rust-lang/crates.io-index"
METADATA = ["cargo", "metadata", "--locked", "--all-features", "--format-version=1"]

rules = tomllib.loads(Path("deny.toml").read_text(encoding="utf-8"))
metadata = json.loads(subprocess.run(METADATA, check=True, stdout=subprocess.PIPE).stdout)
faults = []

allowed = set(rules["licenses"]["allow"])
TOKEN = re.compile(r"[()]|[\w.+-]+(?: WITH [\w.+-]+)?")


def may_be_used(licence):
    """Whether an SPDX expression is met by the allowed licences."""
    words = {"AND": "and", "OR": "or", "(": "(", ")": ")"}
    tokens = TOKEN.findall(licence.replace("/", " OR "))
    return eval(" ".join(words.get(token, str(token in allowed)) for token in tokens))


# What only tests need may come in two versions.
needs = {
    node["id"]: [one["pkg"] for one in node["deps"] if any(kind["kind"] != "dev" for kind in one["dep_kinds"])]
    for node in metadata["resolve"]["nodes"]
}
shipped, open_ends = set(), list(metadata["workspace_members"])
while open_ends:
    package = open_ends.pop()
    if package not in shipped:
        shipped.add(package)
        open_ends += needs[package]

skipped = [tuple(one["crate"].split("@")) for one in rules["bans"]["skip"]]
used, versions = set(), {}
for package in metadata["packages"]:
    name, version = package["name"], package["version"]
    licence = package["license"]
    if not licence or not may_be_used(licence):
        faults.append(f"{name} {version}: the licence {licence} is not allowed")
    if package["source"] not in (None, CRATES_IO):
        faults.append(f"{name} {version}: comes from {package['source']}")
    if package["source"] is None:
        wild = [one["name"] for one in package["dependencies"] if one["req"] == "*" and not one.get("path")]
        faults += [f"{name}: any version of {one} would do" for one in wild]
    skips = [(crate, of) for crate, of in skipped if crate == name and f"{version}.".startswith(f"{of}.")]
    used.update(skips)
    if not skips and package["id"] in shipped:
        versions.setdefault(name, []).append(version)
faults += [f"{name} is used in {len(all)} versions: {', '.join(all)}" for name, all in versions.items() if len(all) > 1]
faults += [f"deny.toml skips {name}@{of}, which nothing uses" for name, of in skipped if (name, of) not in used]

print(*faults, f"{len(needs)} crates looked at", sep="\n")
sys.exit(bool(faults))
