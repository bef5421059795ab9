//! Damaged files: nothing panics or hangs, and the readable entries are rescued.

mod bytes;
mod chain;
mod rows;
mod thousand;

use std::fs;
use std::path::{Path, PathBuf};

use banzuke::club::Seq;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::number::PlayerId;
use banzuke::journal::fold::fold;
use banzuke::journal::rescue::{Loss, Rescued, StandIns, Why, rescue};
use banzuke::journal::verify::is_whole;
use banzuke::journal::{Entry, StoreError};
use tempfile::TempDir;

use crate::common::{Hall, temp_folder};

#[derive(Debug)]
struct Lost;

impl StandIns for Lost {
    fn player(&self, player: PlayerId) -> String {
        format!("(lost {player})")
    }

    fn tournament(&self, tournament: TournamentId) -> String {
        format!("(lost {tournament})")
    }
}

const NAMES: Lost = Lost;

/// A damaged file in a folder of its own.
struct Damaged {
    folder: TempDir,
    path: PathBuf,
}

impl Damaged {
    fn new(content: &[u8]) -> Self {
        let folder = temp_folder();
        let path = folder.path().join("club.db");
        fs::write(&path, content).expect("written");
        Self { folder, path }
    }

    /// The rescued entries. The file stays unchanged and alone in its folder, and the resulting journal folds.
    #[track_caller]
    fn rescued(&self) -> Result<Rescued, StoreError> {
        let before = files(self.folder.path());
        let rescued = rescue(&self.path, &NAMES);
        assert!(files(self.folder.path()) == before, "the old file was touched");
        if let Ok(rescued) = &rescued {
            assert_eq!(is_whole(&rescued.entries), Ok(()));
            assert_eq!(fold(&rescued.entries).as_ref(), Ok(&rescued.club));
        }
        rescued
    }
}

/// The names and contents of everything in a folder.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect("listed")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| (path.clone(), fs::read(path).expect("read")))
        .collect();
    files.sort();
    files
}

/// Asserts that a new file with the rescued entries is clean.
#[track_caller]
fn is_written_clean(rescued: &Rescued) {
    let mut hall = Hall::new();
    hall.desk.take_in(&rescued.entries).expect("taken in");
    hall.is_clean();
}

/// The entries that were not rescued.
fn lost(rescued: &Rescued) -> Vec<u64> {
    let left = |loss: &&Loss| !matches!(loss.why, Why::Mended(_));
    rescued.losses.iter().filter(left).map(|loss| loss.seq.0).collect()
}

/// Damages the text of an entry's decision everywhere in the bytes of a file: when SQLite splits a page,
/// older copies of rows stay behind. The operation's id stands right before it, and also in an index.
#[track_caller]
fn spoil(file: &mut [u8], entry: &Entry) {
    let undone = entry.undoes.map(|Seq(seq)| seq.to_be_bytes().to_vec()).unwrap_or_default();
    let undone: Vec<u8> = undone.into_iter().skip_while(|byte| *byte == 0).collect();
    let actions = serde_json::to_string(&entry.actions).expect("JSON");
    let actions = &actions.as_bytes()[..actions.len().min(16)];
    let needle = [entry.op.0.as_bytes(), &undone, actions].concat();
    let mut spoilt = 0;
    for at in 0..file.len().saturating_sub(needle.len()) {
        if file[at..].starts_with(&needle) {
            let at = at + needle.len() - actions.len();
            file[at..at + 2].fill(0xff);
            spoilt += 1;
        }
    }
    assert!(spoilt > 0, "entry {} is in the file", entry.seq);
}
