//! The finished parts of a long experiment, in a file, so that a stopped run can continue.
//!
//! The file has lines of JSON. The first names the experiment and the version; each of the others has one
//! part with its name, in the order in which they were finished. A line is written in one step and never
//! changed. Text after the last line end was cut off during writing, and its part is played again.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::domain::progress::Stopped;
use crate::opener;

/// Finished parts, by name.
#[derive(Debug)]
pub struct Kept<T> {
    parts: BTreeMap<String, T>,
    file: Option<Mutex<File>>,
    fault: OnceLock<io::Error>,
}

/// The reasons why a run cannot continue from a file. The file is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum KeptFault {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It has another beginning: something else, or another experiment, seed or version.
    #[error("the first line is not {0}")]
    Another(String),
    /// Another run is writing to it.
    #[error("another run writes to it")]
    Busy,
    /// A line, counted from 1, is no part.
    #[error("line {0} holds no part")]
    Line(usize),
}

#[derive(Serialize)]
struct Head<'a, P> {
    banzuke: &'static str,
    experiment: &'a str,
    #[serde(flatten)]
    plan: &'a P,
}

#[derive(Serialize, Deserialize)]
struct CheckpointLine<T> {
    part: String,
    found: T,
}

impl<T: Clone + Serialize + DeserializeOwned> Kept<T> {
    /// No finished parts, and no file for new ones.
    pub fn nowhere() -> Self {
        Self { parts: BTreeMap::new(), file: None, fault: OnceLock::new() }
    }

    /// Opens the finished parts of this experiment with this plan; new ones are appended. A missing file is created.
    ///
    /// # Errors
    /// [`KeptFault`]; the file is then unchanged.
    pub fn open(path: &Path, experiment: &str, plan: &impl Serialize) -> Result<Self, KeptFault> {
        let mut file = opener::open_with(path, |it| {
            it.read(true).write(true).create(true).truncate(false);
        })?;
        // On a file system without locks the run continues without one.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(KeptFault::Busy);
        }
        let head = Head { banzuke: env!("CARGO_PKG_VERSION"), experiment, plan };
        let head = serde_json::to_string(&head).map_err(io::Error::from)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let mut lines = bytes[..whole].split(|&byte| byte == b'\n');
        let ours = match lines.next() {
            Some(first) if whole > 0 => first == head.as_bytes(),
            _ => head.as_bytes().starts_with(&bytes),
        };
        if !ours {
            return Err(KeptFault::Another(head));
        }
        let mut parts = BTreeMap::new();
        for (line, number) in lines.filter(|line| !line.is_empty()).zip(2..) {
            let line: CheckpointLine<T> =
                serde_json::from_slice(line).map_err(|_fault| KeptFault::Line(number))?;
            parts.insert(line.part, line.found);
        }
        file.set_len(whole as u64)?;
        file.seek(io::SeekFrom::End(0))?;
        if whole == 0 {
            file.write_all(format!("{head}\n").as_bytes())?;
        }
        Ok(Self { parts, file: Some(Mutex::new(file)), fault: OnceLock::new() })
    }

    /// The number of parts finished before.
    pub fn done(&self) -> usize {
        self.parts.len()
    }

    /// The part of this name, if it was finished before.
    pub fn known(&self, name: &str) -> Option<T> {
        self.parts.get(name).cloned()
    }

    /// The part of this name: finished before, or played now and stored.
    ///
    /// # Errors
    /// [`Stopped`] if it cannot be written; [`fault`](Self::fault) says why.
    pub fn part(&self, name: String, play: impl FnOnce() -> T) -> Result<T, Stopped> {
        if let Some(found) = self.parts.get(&name) {
            return Ok(found.clone());
        }
        let found = play();
        let Some(file) = &self.file else { return Ok(found) };
        let line = CheckpointLine { part: name, found };
        let write = || {
            let text = serde_json::to_string(&line)? + "\n";
            file.lock().unwrap_or_else(PoisonError::into_inner).write_all(text.as_bytes())
        };
        if let Err(fault) = write() {
            let _ = self.fault.set(fault);
            return Err(Stopped);
        }
        Ok(line.found)
    }

    /// The reason why a part could not be written.
    pub fn fault(self) -> Option<io::Error> {
        self.fault.into_inner()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Squares = Kept<Vec<u32>>;

    fn open(path: &Path, seed: u32) -> Result<Squares, KeptFault> {
        Kept::open(path, "squares", &BTreeMap::from([("seed", seed)]))
    }

    fn lines(bytes: &[u8]) -> usize {
        bytes.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n")).count()
    }

    fn square(kept: &Squares, of: u32) -> Vec<u32> {
        kept.part(of.to_string(), || vec![of * of]).expect("a part")
    }

    #[test]
    fn a_run_goes_on_wherever_its_file_was_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        let kept = open(&path, 1).unwrap();
        for of in [3, 1, 2] {
            square(&kept, of);
        }
        drop(kept);
        let whole = std::fs::read(&path).unwrap();
        assert_eq!(lines(&whole), 4);
        for cut in 0..=whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let kept = open(&path, 1).unwrap();
            assert_eq!(kept.done(), lines(&whole[..cut]).saturating_sub(1), "cut at {cut}");
            assert_eq!([3, 1, 2].map(|of| square(&kept, of)), [[9], [1], [4]]);
            drop(kept);
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {cut}");
        }
    }

    #[test]
    fn a_part_that_was_done_is_not_played_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        square(&open(&path, 1).unwrap(), 7);
        let kept = open(&path, 1).unwrap();
        let again = kept.part("7".to_owned(), || unreachable!("it was done before"));
        assert_eq!(again, Ok(vec![49]));
        assert!(matches!(open(&path, 1), Err(KeptFault::Busy)));
    }

    #[test]
    fn a_file_of_something_else_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("run");
        drop(open(&path, 1).unwrap());
        let before = std::fs::read(&path).unwrap();
        assert!(matches!(open(&path, 2), Err(KeptFault::Another(_))));
        assert_eq!(std::fs::read(&path).unwrap(), before);
        for other in ["notes", "notes\n"] {
            std::fs::write(&path, other).unwrap();
            assert!(matches!(open(&path, 1), Err(KeptFault::Another(_))));
            assert_eq!(std::fs::read_to_string(&path).unwrap(), other);
        }
        let torn = [&before[..], b"{\"part\":\"7\",\"fou\n{}\n"].concat();
        std::fs::write(&path, &torn).unwrap();
        assert!(matches!(open(&path, 1), Err(KeptFault::Line(2))));
        assert_eq!(std::fs::read(&path).unwrap(), torn);
        assert!(matches!(open(folder.path(), 1), Err(KeptFault::File(_))));
    }
}
