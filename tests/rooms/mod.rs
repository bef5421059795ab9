//! Arrows between rooms go one way: each room uses only those that it may.

mod circles;

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::code;

/// Each room, and the rooms it may use besides itself; `docs/ARCHITECTURE.md` says why.
const ARROWS: [(&str, &[&str]); 21] = [
    ("clock", &[]),
    ("cards", &["domain"]),
    ("club", &["domain"]),
    ("records", &["domain"]),
    ("lab", &["domain", "club", "records"]),
    ("journal", &["clock", "domain", "club"]),
    ("desk", &["domain", "club", "journal"]),
    ("outside", &["clock", "domain", "journal", "desk"]),
    ("logfile", &["outside"]),
    ("settings", &["domain"]),
    ("import", &["domain", "cards", "club"]),
    ("export", &["domain", "club", "lab"]),
    ("command", &[]),
    ("request", &["domain", "cards", "club", "settings", "import", "lab"]),
    (
        "words",
        &[
            "clock", "domain", "club", "journal", "desk", "import", "export", "command",
            "settings", "request", "cards", "lab", "records",
        ],
    ),
    ("drawing", &["domain", "club", "lab", "words"]),
    ("site", &["domain", "club", "journal", "export", "drawing", "words"]),
    ("paper", &["domain", "club", "export", "drawing", "words"]),
    (
        "tui",
        &[
            "clock", "domain", "club", "journal", "desk", "outside", "logfile", "import", "export",
            "command", "settings", "request", "lab", "words", "cards", "drawing", "paper",
        ],
    ),
    (
        "cli",
        &[
            "clock", "domain", "club", "journal", "desk", "outside", "logfile", "import", "export",
            "settings", "request", "lab", "words", "site", "tui", "cards", "drawing", "paper",
            "records",
        ],
    ),
    ("main", &["cli"]),
];

/// The rooms that a text names, after `crate::`.
fn named(text: &str) -> BTreeSet<String> {
    let after = text.split("crate::").skip(1);
    let name = |rest: &str| rest.chars().take_while(char::is_ascii_lowercase).collect::<String>();
    after.map(name).filter(|name| !name.is_empty()).collect()
}

#[test]
fn arrows_go_one_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for (room, may) in ARROWS {
        // Tests of a room may look further.
        let mut files = code(&src.join(format!("{room}.rs")));
        if src.join(room).is_dir() {
            files.extend(code(&src.join(room)));
        }
        let used: BTreeSet<String> = files.iter().flat_map(|(_, text)| named(text)).collect();
        let allowed = |name: &&String| *name == room || may.contains(&name.as_str());
        wrong.extend(
            used.iter().filter(|name| !allowed(name)).map(|name| format!("{room}: {name}")),
        );
    }
    assert_eq!(wrong, Vec::<String>::new(), "arrows that docs/ARCHITECTURE.md does not draw");
}
