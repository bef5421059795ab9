//! Arrows between rooms go one way: each room uses only those that it may.

mod circles;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::common::code;

/// Each room, and the rooms it may use besides itself; `docs/ARCHITECTURE.md` has the picture.
const ARROWS: [(&str, &[&str]); 22] = [
    ("clock", &[]),
    ("opener", &[]),
    ("cards", &["domain"]),
    ("club", &["domain"]),
    ("records", &["domain", "opener"]),
    ("lab", &["domain", "club", "opener", "records"]),
    ("journal", &["clock", "domain", "club", "opener"]),
    ("desk", &["domain", "club", "journal", "opener"]),
    ("outside", &["clock", "domain", "journal", "desk"]),
    ("logfile", &["opener", "outside"]),
    ("settings", &["domain", "opener"]),
    ("import", &["domain", "cards", "club", "opener"]),
    ("export", &["domain", "club", "lab", "opener"]),
    ("command", &[]),
    ("request", &["domain", "cards", "club", "settings", "import", "lab"]),
    (
        "words",
        &[
            "clock", "domain", "club", "journal", "desk", "import", "export", "command",
            "settings", "request", "cards", "lab", "opener", "records",
        ],
    ),
    ("drawing", &["domain", "club", "lab", "words"]),
    ("site", &["domain", "club", "journal", "export", "drawing", "opener", "words"]),
    ("paper", &["domain", "club", "export", "drawing", "words"]),
    (
        "tui",
        &[
            "clock", "domain", "club", "journal", "desk", "outside", "logfile", "import", "export",
            "command", "settings", "request", "lab", "words", "cards", "drawing", "opener",
            "paper",
        ],
    ),
    (
        "cli",
        &[
            "clock", "domain", "club", "journal", "desk", "outside", "logfile", "import", "export",
            "settings", "request", "lab", "words", "site", "tui", "cards", "drawing", "opener",
            "paper", "records",
        ],
    ),
    ("main", &["cli"]),
];

/// The folders of rooms.
fn sources() -> impl Iterator<Item = PathBuf> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    ["src", "crates/club/src"].into_iter().map(|folder| home.join(folder))
}

/// The rooms that a text names, after `crate::`.
fn named(text: &str) -> BTreeSet<String> {
    let after = text.split("crate::").skip(1);
    let name = |rest: &str| rest.chars().take_while(char::is_ascii_lowercase).collect::<String>();
    after.map(name).filter(|name| !name.is_empty()).collect()
}

#[test]
fn arrows_go_one_way() {
    let mut wrong = Vec::new();
    for (room, may) in ARROWS {
        // Tests of a room may look further.
        let of = |src: PathBuf| [src.join(format!("{room}.rs")), src.join(room)];
        let paths = sources().flat_map(of).filter(|path| path.exists());
        let files: Vec<_> = paths.flat_map(|path| code(&path)).collect();
        let used: BTreeSet<String> = files.iter().flat_map(|(_, text)| named(text)).collect();
        let allowed = |name: &&String| *name == room || may.contains(&name.as_str());
        wrong.extend(
            used.iter().filter(|name| !allowed(name)).map(|name| format!("{room}: {name}")),
        );
    }
    assert_eq!(wrong, Vec::<String>::new(), "arrows that docs/ARCHITECTURE.md does not draw");
}

/// Ways to open a file by its path.
const OPENINGS: [&str; 10] = [
    " File::open",
    "fs::File::open",
    "(File::open",
    "File::create",
    "File::options",
    "OpenOptions::",
    "fs::read(",
    "fs::read_to_string",
    "fs::write",
    "fs::copy",
];

/// Files that open one which no person has named, or the club's own where no desk has it.
const OPENERS: [(&str, &str); 10] = [
    ("opener.rs", "the one place"),
    ("export/file.rs", "a pipe or a device, which is no club's file"),
    ("paper/pdf.rs", "a temporary folder of its own"),
    ("cli/doctor/places.rs", "/etc/os-release"),
    ("journal/network.rs", "/proc/self/mountinfo"),
    ("journal/backup.rs", "a folder, whose names are made durable"),
    ("journal/cause.rs", "a new file in the club's folder, to see why writing fails"),
    ("journal/companions.rs", "a rollback journal, and a copy of one or of a log"),
    ("journal/restore.rs", "the log of a file that no desk has open"),
    ("journal/rescue.rs", "a damaged file that no desk has open"),
];

#[test]
fn a_file_that_a_person_named_is_opened_in_one_place() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let is_known = |path: &Path| {
        path.ends_with("tests.rs") || OPENERS.iter().any(|(known, _)| path.ends_with(known))
    };
    let opened = |(path, text): (PathBuf, String)| {
        let here = path.strip_prefix(home).expect("inside").to_owned();
        OPENINGS
            .iter()
            .filter(|way| text.contains(**way))
            .map(|way| format!("{}: {way}", here.display()))
            .collect::<Vec<_>>()
    };
    let files = sources().flat_map(|src| code(&src)).filter(|(path, _)| !is_known(path));
    assert_eq!(files.flat_map(opened).collect::<Vec<_>>(), Vec::<String>::new());
}
