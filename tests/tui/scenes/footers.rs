//! Footers, once for each set of commands: `snapshots/footers.LANGUAGE.snap` has them with all
//! their keys; their roles, and the part that a screen of any size shows, follow from that.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use banzuke::command::CommandId;
use banzuke::tui::kit::text::width;
use banzuke::words::Language;

use crate::tui::driver::told_apart;
use crate::tui::front::{Front, SIZES};

/// Room for every key that a footer may name.
const ROOM: (u16, u16) = (300, 24);
/// The most files that a person can look through after a change.
const FILES: usize = 500;
/// As many lines as all of them have.
const LINES: usize = 30_000;
/// As many files as a changed word of a footer may change.
const FILES_OF_A_WORD: usize = 10;

/// The footers that occurred, by language.
#[derive(Default)]
pub(super) struct Footers([BTreeSet<String>; 2]);

impl Footers {
    /// Adds the footer of an interface, and checks that each size shows as much of it as has room.
    #[track_caller]
    pub(super) fn take(&mut self, front: &mut Front) {
        for (language, footers) in Language::ALL.into_iter().zip(&mut self.0) {
            front.desk.app.words = language.words();
            front.desk.resize(ROOM.0, ROOM.1);
            let [whole, roles] = front.desk.footer();
            if !footers.insert(whole.clone()) {
                continue;
            }
            for (columns, rows) in SIZES {
                front.desk.resize(columns, rows);
                let shown = shortened(&whole, columns, language);
                assert_eq!(front.desk.footer()[0], shown, "{columns} columns of {whole}");
            }
            // One scene changes the theme.
            if front.desk.app.theme == told_apart() {
                assert_eq!(roles.trim_end_matches('.'), roles_of(&whole), "{whole}");
            }
        }
    }

    pub(super) fn are_as_before(&self) {
        for (footers, code) in self.0.iter().zip(["en", "ja"]) {
            let lines: Vec<&str> = footers.iter().map(String::as_str).collect();
            insta::with_settings!({
                description => "Every footer with all its keys.",
                omit_expression => true,
                prepend_module_to_snapshot => false,
                snapshot_path => "../snapshots",
            }, { insta::assert_snapshot!(format!("footers.{code}"), lines.join("\n")) });
        }
    }
}

/// The keys with their words, as a footer separates them.
fn pieces(footer: &str) -> Vec<&str> {
    footer.trim().split("  ").collect()
}

/// The roles of a footer: keys as keys, and what they do muted.
fn roles_of(footer: &str) -> String {
    let roles = |piece: &&str| {
        let (key, does) = piece.split_once(' ').expect("a key and what it does");
        format!("m{}m{}", "k".repeat(key.chars().count()), "m".repeat(does.chars().count()))
    };
    pieces(footer).iter().map(roles).collect::<Vec<_>>().join(".")
}

/// The keys of a footer that so many columns have room for, in order, and help in any case.
fn shortened(whole: &str, columns: u16, language: Language) -> String {
    let help = language.words().screen.command(CommandId::Help).hint;
    let (helping, others): (Vec<&str>, Vec<&str>) =
        pieces(whole).into_iter().partition(|piece| piece.ends_with(help));
    let columns_of = |piece: &&str| width(piece) + 2;
    let mut room = usize::from(columns) - helping.iter().map(columns_of).sum::<usize>();
    let fits = |piece: &&str| {
        let left = room.checked_sub(columns_of(piece));
        room = left.unwrap_or(0);
        left.is_some()
    };
    let shown: Vec<&str> = others.into_iter().take_while(fits).chain(helping).collect();
    format!(" {}", shown.join("  "))
}

/// Every snapshot below a folder.
fn snapshots(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("read").path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let files = files.into_iter().filter(|path| path.extension().is_some_and(|end| end == "snap"));
    files.chain(folders.iter().flat_map(|folder| snapshots(folder))).collect()
}

#[test]
fn snapshots_are_few_and_a_word_of_a_footer_stands_in_few_of_them() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let files = snapshots(&tests);
    assert!(files.len() <= FILES, "{} snapshots", files.len());
    let read = |path: &PathBuf| std::fs::read_to_string(path).expect("a snapshot");
    let footers =
        ["en", "ja"].map(|code| read(&tests.join(format!("tui/snapshots/footers.{code}.snap"))));
    let lines = footers.iter().flat_map(|file| file.lines()).filter(|line| line.starts_with(' '));
    let mut found: BTreeMap<&str, usize> = lines.flat_map(pieces).map(|piece| (piece, 0)).collect();
    assert!(found.len() > 150, "{} keys in all footers", found.len());
    let mut all = 0;
    for file in files.iter().map(read) {
        all += file.lines().count();
        let here: BTreeSet<&str> = file.lines().flat_map(pieces).map(str::trim).collect();
        found
            .iter_mut()
            .filter(|(piece, _)| here.contains(*piece))
            .for_each(|(_, files)| *files += 1);
    }
    assert!(all <= LINES, "{all} lines");
    found.retain(|_, files| *files > FILES_OF_A_WORD);
    assert!(found.is_empty(), "{found:?}");
}
