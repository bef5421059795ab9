//! A disk with a cache that is lost in a power cut: it keeps synced data, and a random part of the rest.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng as _;

use super::disk::Call;

/// The smallest unit that a disk writes completely.
const SECTOR: usize = 512;

/// A change to what a file holds.
#[derive(Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Cut(usize),
}

impl Change {
    fn apply(&self, content: &mut Vec<u8>) {
        match self {
            Self::Write(at, data) => {
                content.resize(content.len().max(at + data.len()), 0);
                content[*at..at + data.len()].copy_from_slice(data);
            }
            Self::Cut(length) => content.resize(*length, 0),
        }
    }
}

#[derive(Clone, Default)]
struct Content {
    kept: Vec<u8>,
    lost: Vec<Change>,
}

type Names = BTreeMap<PathBuf, usize>;

/// A folder on such a disk. Files have numbers; names are tracked separately.
pub(super) struct Volatile {
    folder: PathBuf,
    files: Vec<Content>,
    /// The names as programs see them, and as of the last sync of the folder.
    names: Names,
    kept: Names,
    /// The names after each later change.
    since: Vec<Names>,
}

impl Volatile {
    /// An empty folder.
    pub(super) fn of(folder: &Path) -> Self {
        let (files, names, kept) = (Vec::new(), Names::new(), Names::new());
        Self { folder: folder.to_owned(), files, names, kept, since: Vec::new() }
    }

    /// Applies a call to the disk.
    pub(super) fn suffer(&mut self, call: &Call) {
        let path = &call.paths[0];
        match call.kind {
            'c' => {
                self.names.insert(path.clone(), self.files.len());
                self.files.push(Content::default());
            }
            'u' => {
                self.names.remove(path);
            }
            'r' => {
                let file = self.names.remove(path).expect("it was there");
                self.names.insert(call.paths[1].clone(), file);
            }
            'l' => {
                let file = self.names[path];
                self.names.insert(call.paths[1].clone(), file);
            }
            's' if *path == self.folder => {
                self.kept.clone_from(&self.names);
                self.since.clear();
            }
            's' => {
                let content = &mut self.files[self.names[path]];
                for change in std::mem::take(&mut content.lost) {
                    change.apply(&mut content.kept);
                }
            }
            'w' => self.change(path, Change::Write(call.offset, call.data.clone())),
            't' => self.change(path, Change::Cut(call.offset)),
            _ => {}
        }
        if "curl".contains(call.kind) {
            self.since.push(self.names.clone());
        }
    }

    fn change(&mut self, path: &Path, change: Change) {
        self.files[self.names[path]].lost.push(change);
    }

    /// Writes the remains to a folder: without unsynced data, or with a
    /// random part of it, sector by sector, and names up to some change.
    pub(super) fn power_cut(&self, mut chance: Option<&mut ChaCha8Rng>, to: &Path) {
        let names = chance.as_deref_mut().map_or(&self.kept, |chance| {
            let some = chance.next_u32() as usize % (self.since.len() + 1);
            some.checked_sub(1).map_or(&self.kept, |last| &self.since[last])
        });
        for (path, file) in names {
            let name = path.file_name().expect("a name");
            // Memory, not a file, as far as SQLite is concerned.
            if name.to_string_lossy().ends_with("-shm") {
                continue;
            }
            let Content { kept, lost } = &self.files[*file];
            let mut content = kept.clone();
            if let Some(chance) = chance.as_deref_mut() {
                for change in lost {
                    leave(change, &mut content, chance);
                }
            }
            fs::write(to.join(name), content).expect("written");
        }
    }
}

/// Applies a change, a part of it, or nothing.
fn leave(change: &Change, content: &mut Vec<u8>, chance: &mut ChaCha8Rng) {
    match change {
        Change::Write(at, data) if chance.next_u32().is_multiple_of(4) => {
            for (sector, part) in data.chunks(SECTOR).enumerate() {
                if chance.next_u32().is_multiple_of(2) {
                    Change::Write(at + sector * SECTOR, part.to_vec()).apply(content);
                }
            }
        }
        whole if chance.next_u32().is_multiple_of(2) => whole.apply(content),
        _ => {}
    }
}
