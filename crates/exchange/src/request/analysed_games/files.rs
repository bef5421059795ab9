//! The files that analysed games and a fit are read from.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::AnalysedGames;
use crate::domain::progress::{Progress, Stopped};
use crate::domain::records::{Fitted, RecordsBuilder};
use crate::import::file::{Limits, NotRead, read};
use crate::import::{ImportFault, Unread, analysed_moves};

/// Where analysed games and their fit are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordFiles {
    /// Analysed moves, or a folder of such files; none where there are none.
    pub games: Option<PathBuf>,
    /// A fit that was saved.
    pub fit: Option<PathBuf>,
}

/// How long files were and when they were written, to know whether they are still the same.
pub type FileStamps = Vec<Option<(u64, SystemTime)>>;

/// Reasons why a file cannot be used.
#[derive(Debug)]
pub enum RecordFault {
    NotRead(PathBuf, NotRead),
    /// A row of analysed moves is wrong.
    Wrong(PathBuf, Box<ImportFault>),
    /// It holds no fit: what its reader said.
    NoFit(PathBuf, String),
}

impl RecordFiles {
    pub const fn are_named(&self) -> bool {
        self.games.is_some() || self.fit.is_some()
    }

    /// The state of all files, as far as they are there.
    pub fn stamps(&self) -> FileStamps {
        let games = self.games.as_deref().map(moves_in).and_then(Result::ok).unwrap_or_default();
        let stamp = |path: &PathBuf| {
            let found = fs::metadata(path).ok()?;
            Some((found.len(), found.modified().ok()?))
        };
        self.games.iter().chain(&games).chain(&self.fit).map(stamp).collect()
    }

    /// Reads them all, watched row by row.
    pub fn read(
        &self,
        progress: &dyn Progress,
    ) -> Result<Result<AnalysedGames, RecordFault>, Stopped> {
        let mut records = RecordsBuilder::default();
        if let Some(path) = &self.games {
            let files = match moves_in(path) {
                Ok(files) => files,
                Err(error) => return Ok(Err(RecordFault::NotRead(path.clone(), error.into()))),
            };
            for file in files {
                if let Err(fault) = read_moves(&mut records, &file, progress)? {
                    return Ok(Err(fault));
                }
            }
        }
        let fitted = self.fit.as_deref().map(read_fit).transpose();
        Ok(fitted.map(|fitted| AnalysedGames::new(records.finish(), fitted)))
    }
}

/// The file itself, or all files of analysed moves in a folder, by name.
fn moves_in(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let is_moves =
        |path: &PathBuf| path.extension().is_some_and(|kind| kind.eq_ignore_ascii_case("csv"));
    let found = fs::read_dir(path)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = found.collect::<io::Result<_>>()?;
    files.retain(is_moves);
    files.sort();
    Ok(files)
}

/// Adds the analysed moves of a file, watched row by row.
pub fn read_moves(
    records: &mut RecordsBuilder,
    path: &Path,
    progress: &dyn Progress,
) -> Result<Result<(), RecordFault>, Stopped> {
    let bytes = match read(path, Limits::GAMES) {
        Ok(bytes) => bytes,
        Err(why) => return Ok(Err(RecordFault::NotRead(path.to_owned(), why))),
    };
    match analysed_moves(records, &bytes, progress) {
        Ok(()) => Ok(Ok(())),
        Err(Unread::Stopped) => Err(Stopped),
        Err(faults) => {
            let first = faults.faults().0.swap_remove(0);
            Ok(Err(RecordFault::Wrong(path.to_owned(), Box::new(first))))
        }
    }
}

/// Reads a fit that was saved.
pub fn read_fit(path: &Path) -> Result<Fitted, RecordFault> {
    let bytes =
        read(path, Limits::GAMES).map_err(|why| RecordFault::NotRead(path.to_owned(), why))?;
    serde_json::from_slice(&bytes)
        .map_err(|error| RecordFault::NoFit(path.to_owned(), error.to_string()))
}
