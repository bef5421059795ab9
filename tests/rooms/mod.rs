//! Rules that crate boundaries do not enforce.

mod circles;

use std::path::{Path, PathBuf};

use crate::common::code;

/// The folders of the crates that open files.
fn sources() -> impl Iterator<Item = PathBuf> {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    [
        "src",
        "crates/club/src",
        "crates/exchange/src",
        "crates/laboratory/src",
        "crates/paper/src",
        "crates/web/src",
    ]
    .into_iter()
    .map(|folder| home.join(folder))
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

/// Files that open a path which no person named, or the club's own file without a desk.
const OPENERS: [(&str, &str); 10] = [
    ("opener.rs", "the one place"),
    ("export/file.rs", "a pipe or a device, which is no club's file"),
    ("paper/pdf.rs", "a temporary folder of its own"),
    ("cli/doctor.rs", "/etc/os-release"),
    ("journal/location.rs", "/proc/self/mountinfo"),
    ("journal/backup.rs", "a folder, whose names are made durable"),
    ("journal/error.rs", "a new file in the club's folder, to see why writing fails"),
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
