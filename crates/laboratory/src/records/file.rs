//! The file of an analysis: a row for each move, game by game, in the order of their completion.

use std::collections::HashSet;
use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use super::JudgedGame;
use crate::opener;

const HEADER: [&str; COLUMNS] = [
    "game",
    "date",
    "ply",
    "player",
    "score",
    "move",
    "best_move",
    "best",
    "played",
    "legal_moves",
    "exact",
    "engine",
];
const COLUMNS: usize = 12;
const GAME: usize = 0;
const ENGINE: usize = 11;
/// The beginning of the header in earlier versions, without best moves and dates.
const EARLIER: &[u8] = b"game,ply,player,score,move,best,";

/// The reasons why an analysis cannot continue in a file.
#[derive(Debug)]
pub enum NotContinued {
    Failed(io::Error),
    /// Another run is writing to it.
    Busy,
    /// It is no analysis.
    NoAnalysis,
    /// An earlier version began it, with fewer columns.
    OtherColumns,
    /// Another engine, or other limits, judged its moves.
    OtherEngine(String),
}

impl From<io::Error> for NotContinued {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

/// The file to which an analysis is written. However the program ends, all
/// games but the last are complete in it; the last is judged again.
#[derive(Debug)]
pub struct AnalysisFile {
    file: File,
    engine: String,
    done: HashSet<String>,
}

impl AnalysisFile {
    /// Creates a file, or continues one.
    pub fn open(path: &Path, engine: &str) -> Result<Self, NotContinued> {
        let mut file = opener::open_with(path, |it| {
            it.create(true).truncate(false).read(true).write(true);
        })?;
        // On a file system without locks the analysis continues without one.
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(NotContinued::Busy);
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let (done, length) = whole_games(&bytes, engine)?;
        file.set_len(length)?;
        file.seek(SeekFrom::End(0))?;
        if length == 0 {
            file.write_all(row(HEADER)?.as_slice())?;
        }
        Ok(Self { file, engine: engine.to_owned(), done })
    }

    /// Whether a game is already in the file.
    pub fn has(&self, game: &str) -> bool {
        self.done.contains(game)
    }

    /// Writes games one after another, each with its moves.
    pub fn add(&mut self, games: &[JudgedGame]) -> io::Result<()> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        for (game, made) in
            games.iter().flat_map(|game| game.moves.iter().map(move |made| (game, made)))
        {
            let score = game.scores[made.side].map(|score| score.to_string()).unwrap_or_default();
            let cells: [&str; COLUMNS] = [
                &game.name,
                game.date.as_deref().unwrap_or_default(),
                &made.ply.to_string(),
                &game.players[made.side],
                &score,
                &made.made,
                made.best_made.as_deref().unwrap_or_default(),
                &made.best.to_string(),
                &made.played.to_string(),
                &made.legal.to_string(),
                &u8::from(made.exact).to_string(),
                &self.engine,
            ];
            writer.write_record(cells)?;
        }
        let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
        self.file.write_all(&bytes)?;
        self.file.flush()
    }
}

fn row(cells: [&str; COLUMNS]) -> io::Result<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(cells)?;
    writer.into_inner().map_err(csv::IntoInnerError::into_error)
}

/// The complete games in a file, and the end of the last one. The last game of the file may be incomplete.
fn whole_games(bytes: &[u8], engine: &str) -> Result<(HashSet<String>, u64), NotContinued> {
    let header = row(HEADER)?;
    if header.starts_with(bytes) {
        return Ok((HashSet::new(), if bytes == header { header.len() as u64 } else { 0 }));
    }
    if bytes.starts_with(EARLIER) {
        return Err(NotContinued::OtherColumns);
    }
    if !bytes.starts_with(&header) {
        return Err(NotContinued::NoAnalysis);
    }
    // A row without a line end may be cut off anywhere, also within the name of its game.
    let rows = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let (mut done, mut under_way, mut end) = (HashSet::new(), String::new(), header.len() as u64);
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(&bytes[..rows]);
    for record in reader.records() {
        let record = record.map_err(|_fault| NotContinued::NoAnalysis)?;
        let [Some(game), Some(found)] = [GAME, ENGINE].map(|at| record.get(at)) else {
            return Err(NotContinued::NoAnalysis);
        };
        if found != engine {
            return Err(NotContinued::OtherEngine(found.to_owned()));
        }
        if game != under_way {
            let before = std::mem::replace(&mut under_way, game.to_owned());
            if !before.is_empty() {
                done.insert(before);
                end = record.position().map_or(end, csv::Position::byte);
            }
        }
    }
    Ok((done, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: &str = "othello-1 depth 4 exact 13";

    fn text(rows: &[(&str, u32)]) -> String {
        let row =
            |(game, ply): &(&str, u32)| format!("{game},2001,{ply},Ada,1,f5,f5,0,0,4,0,{ENGINE}\n");
        HEADER.join(",") + "\n" + &rows.iter().map(row).collect::<String>()
    }

    fn found(text: &[u8]) -> (Vec<String>, usize) {
        let (done, end) = whole_games(text, ENGINE).expect("an analysis");
        let mut done: Vec<String> = done.into_iter().collect();
        done.sort();
        (done, usize::try_from(end).expect("a place"))
    }

    #[test]
    fn wherever_a_file_was_cut_all_games_but_the_last_are_whole() {
        let whole = text(&[("1", 1), ("1", 2), ("2", 1), ("2", 2), ("3", 1)]);
        let header = text(&[]).len();
        let row = (whole.len() - header) / 5;
        for cut in 0..=whole.len() {
            let (done, end) = found(&whole.as_bytes()[..cut]);
            let wanted: (&[&str], usize) = match cut.checked_sub(header).map(|rows| rows / row) {
                None => (&[], 0),
                Some(0..=2) => (&[], header),
                Some(3 | 4) => (&["1"], header + 2 * row),
                Some(_) => (&["1", "2"], header + 4 * row),
            };
            assert_eq!(
                (done, end),
                (wanted.0.iter().map(ToString::to_string).collect(), wanted.1),
                "{cut}"
            );
        }
    }

    #[test]
    fn one_run_at_a_time_writes_to_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("moves.csv");
        let first = AnalysisFile::open(&path, ENGINE).expect("begun");
        assert!(matches!(AnalysisFile::open(&path, ENGINE), Err(NotContinued::Busy)));
        drop(first);
        assert!(AnalysisFile::open(&path, ENGINE).is_ok());
    }

    #[test]
    fn another_file_or_engine_is_left_alone() {
        let other = whole_games(b"SQLite format 3\0", ENGINE);
        assert!(matches!(other, Err(NotContinued::NoAnalysis)), "{other:?}");
        let earlier = b"game,ply,player,score,move,best,played,legal_moves,exact,engine\n1,1,Ada,1,f5,0,0,4,0,";
        let earlier = whole_games(earlier, ENGINE);
        assert!(matches!(earlier, Err(NotContinued::OtherColumns)), "{earlier:?}");
        let deeper = text(&[("1", 1), ("1", 2)]);
        let other = whole_games(deeper.as_bytes(), "othello-1 depth 6 exact 13");
        assert!(matches!(other, Err(NotContinued::OtherEngine(engine)) if engine == ENGINE));
    }
}
