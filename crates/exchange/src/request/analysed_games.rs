//! Analysed games and a fit of ratings, read from files: facts about registered players.
//!
//! They are no part of the journal. A decision that rests on them is recorded there, with a reason.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use othello::{Position, Side, Square};

use crate::club::Club;
use crate::club::question::resolver::{Meant, Numbers};
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, Stopped};
use crate::domain::records::{
    AnalysedMove, Filter, Fitted, GameLoss, Measure, PlayerSide, Records, RecordsBuilder,
    Statistic, Suggestion, pooled,
};
use crate::import::file::{Limits, NotRead, read};
use crate::import::{ImportFault, Unread, analysed_moves};

/// Analysed games, and a fit where there is one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnalysedGames {
    pub records: Records,
    pub fitted: Option<Fitted>,
    /// The indices of players in the records, by their folded names.
    named: HashMap<String, Vec<usize>>,
    /// The indices of the sides, by player of the records.
    sides: Vec<Vec<usize>>,
}

/// A game of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// Its name in the file.
    pub name: String,
    /// A year or a day, as its file says.
    pub date: Option<String>,
    /// As the records name the opponents.
    pub opponents: Vec<String>,
    /// 1, ½ or 0, where it is known.
    pub score: Option<f64>,
    /// The loss over the moves that count; none where no move counts.
    pub loss: Option<GameLoss>,
}

/// The one player that a name of the records means. Digits alone are no registration number there.
pub fn meant_by(name: &str, club: &Club) -> Option<PlayerId> {
    match club.meant(&clean(name), Numbers::Full) {
        Meant::Player(player) => Some(club.registry().today(player)),
        _ => None,
    }
}

impl AnalysedGames {
    pub fn new(records: Records, fitted: Option<Fitted>) -> Self {
        let mut named: HashMap<String, Vec<usize>> = HashMap::new();
        for (at, name) in records.players.iter().enumerate() {
            named.entry(fold(name)).or_default().push(at);
        }
        let mut sides = vec![Vec::new(); records.players.len()];
        for (at, side) in records.sides.iter().enumerate() {
            sides[side.player].push(at);
        }
        Self { records, fitted, named, sides }
    }

    /// How losses are measured: as in the fit, or by the standard of the game.
    pub fn measure(&self) -> Measure {
        let standard = || Measure {
            statistic: Statistic::Mean,
            filter: Filter::standard(&self.records.engines),
        };
        self.fitted.as_ref().map_or_else(standard, |fitted| fitted.fit.measure)
    }

    /// Whether the fit is of another engine than the games.
    pub fn is_of_other(&self) -> bool {
        self.fitted.as_ref().is_some_and(|found| found.fit.is_of_other(&self.records.engines))
    }

    /// A player's sides of the games, in the order of the file.
    fn sides_of(&self, player: PlayerId, club: &Club) -> Vec<&PlayerSide> {
        let Some(known) = club.player(player) else { return Vec::new() };
        let numbers = known.numbers().map(|number| fold(&number.to_string()));
        let names = known.names().map(fold).chain(numbers);
        let found = names.filter_map(|name| self.named.get(&name)).flatten().copied();
        let mut places: Vec<usize> = found
            .filter(|at| meant_by(&self.records.players[*at], club) == Some(known.id))
            .flat_map(|at| self.sides[at].iter().copied())
            .collect();
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(|at| &self.records.sides[at]).collect()
    }

    /// The rating that a player's games suggest, where there is a fit and a move counts.
    pub fn suggestion(&self, player: PlayerId, club: &Club) -> Option<Suggestion> {
        self.fitted.as_ref()?.fit.suggest(self.sides_of(player, club))
    }

    /// A player's games, the latest first as far as they are dated, and the mean loss of all.
    pub fn games_of(&self, player: PlayerId, club: &Club) -> (Vec<PlayedGame>, Option<f64>) {
        let measure = self.measure();
        let game = |side: &PlayerSide| {
            let record = &self.records.games[side.game];
            let others = self.records.game(side.game).iter().map(|other| other.player);
            let others = others.filter(|other| *other != side.player);
            PlayedGame {
                name: record.name.clone(),
                date: record.date.as_deref().map(str::to_owned),
                opponents: others.map(|at| self.records.players[at].clone()).collect(),
                score: side.score,
                loss: measure.of(side),
            }
        };
        let mut games: Vec<PlayedGame> =
            self.sides_of(player, club).into_iter().map(game).collect();
        let mean = pooled(games.iter().filter_map(|game| game.loss.as_ref()));
        games.reverse();
        games.sort_by(|a, b| b.date.cmp(&a.date));
        (games, mean)
    }

    /// A game of that name, move by move.
    pub fn replay(&self, name: &str) -> Option<Replay> {
        let game = self.records.games.iter().position(|game| game.name == name)?;
        Some(Replay::of(&self.records, game, self.measure().filter))
    }
}

// The files of analysed games and of a fit.

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
        Err(faults) => Ok(Err(RecordFault::Wrong(path.to_owned(), Box::new(faults.first())))),
    }
}

/// Reads a fit that was saved.
pub fn read_fit(path: &Path) -> Result<Fitted, RecordFault> {
    let bytes =
        read(path, Limits::GAMES).map_err(|why| RecordFault::NotRead(path.to_owned(), why))?;
    serde_json::from_slice(&bytes)
        .map_err(|error| RecordFault::NoFit(path.to_owned(), error.to_string()))
}

// A game move by move.

/// How many worst moves are named.
const WORST: usize = 3;

/// A game move by move, with what each lost.
#[derive(Clone, Debug, PartialEq)]
pub struct Replay {
    /// Its name in the file.
    pub name: String,
    /// A year or a day, as its file says.
    pub date: Option<String>,
    /// As the records name the players, in the order of their first moves.
    pub players: Vec<String>,
    /// The score of each player, where it is known.
    pub scores: Vec<Option<f64>>,
    pub moves: Vec<ReplayedMove>,
    /// Before the first move and after each, where the moves make a game of Othello.
    pub positions: Option<Vec<Position>>,
    /// The places of the moves that lost most, the worst first.
    pub worst: Vec<usize>,
}

/// A move of such a game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayedMove {
    /// Which of the players.
    pub player: usize,
    pub made: AnalysedMove,
    /// Whether it counts in the loss of its player.
    pub counts: bool,
}

impl Replay {
    fn of(records: &Records, game: usize, filter: Filter) -> Self {
        let first = |side: &&PlayerSide| side.moves.iter().map(|made| made.ply).min();
        let mut sides: Vec<&PlayerSide> = records.game(game).iter().collect();
        sides.sort_by_key(first);
        let of_side = |(player, side): (usize, &&PlayerSide)| -> Vec<ReplayedMove> {
            let made = side.moves.iter().cloned();
            made.map(|made| ReplayedMove { player, counts: filter.takes(&made), made }).collect()
        };
        let mut moves: Vec<ReplayedMove> = sides.iter().enumerate().flat_map(of_side).collect();
        moves.sort_by_key(|one| one.made.ply);
        let mut worst: Vec<usize> = (0..moves.len()).collect();
        worst.retain(|at| moves[*at].made.loss() > 0.0);
        worst.sort_by(|a, b| moves[*b].made.loss().total_cmp(&moves[*a].made.loss()));
        worst.truncate(WORST);
        let record = &records.games[game];
        Self {
            name: record.name.clone(),
            date: record.date.as_deref().map(str::to_owned),
            players: sides.iter().map(|side| records.players[side.player].clone()).collect(),
            scores: sides.iter().map(|side| side.score).collect(),
            positions: positions(&moves),
            moves,
            worst,
        }
    }

    /// The value for the first player after a move.
    pub fn value(&self, at: usize) -> Option<f64> {
        let one = self.moves.get(at)?;
        Some(if one.player == 0 { one.made.played } else { -one.made.played })
    }
}

/// The positions of an Othello game; none if a move is missing,
/// unknown, illegal or of the wrong player. Passes are not written.
fn positions(moves: &[ReplayedMove]) -> Option<Vec<Position>> {
    let mut all = vec![Position::START];
    for (ply, one) in (1..).zip(moves) {
        let before = all[all.len() - 1];
        let square: Square = one.made.made.as_deref()?.parse().ok()?;
        let is_its_turn =
            one.made.ply == ply && (one.player == 0) == (before.side() == Side::Black);
        all.push(before.play(square).ok().filter(|_| is_its_turn)?);
    }
    (all.len() > 1).then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::progress::{NoProgress, Progress, Stopped, Task};
    use crate::request::club_of as club;

    fn read(text: &str, folder: &std::path::Path) -> AnalysedGames {
        std::fs::write(folder.join("a.csv"), text).expect("written");
        std::fs::write(folder.join("about.txt"), "no moves").expect("written");
        let files = RecordFiles { games: Some(folder.to_owned()), fit: None };
        NoProgress::whole(files.read(&NoProgress)).expect("games")
    }

    const GAMES: &str = "game,date,ply,player,best,played,score\n\
        A,2016,11,Ada,2,1,1\nA,2016,12,1,3,3,0\nB,2017,11,ＡＤＡ,4,1,\nB,2017,12,P0001-3,2,0,\n";

    #[test]
    fn games_are_those_under_any_name_or_whole_number_the_latest_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let games = read(GAMES, folder.path());
        let (own, mean) = games.games_of(PlayerId(1), &club(&["Ada"]));
        // Digits alone are no number: the second player of game A is not found.
        let seen: Vec<_> = own.iter().map(|game| (&*game.name, game.date.as_deref())).collect();
        assert_eq!(seen, [("B", Some("2017")), ("B", Some("2017")), ("A", Some("2016"))]);
        assert_eq!((own[2].score, mean), (Some(1.0), Some(2.0)));
        assert_eq!(games.suggestion(PlayerId(1), &club(&["Ada"])), None, "there is no fit");
        assert!(games.games_of(PlayerId(2), &club(&["Ada", "Bea"])).0.is_empty());
        assert!(games.games_of(PlayerId(1), &club(&["Ada", "Ada"])).0.len() < 3, "whose are they?");
    }

    #[test]
    fn reading_can_be_stopped() {
        struct Impatient;
        impl Progress for Impatient {
            fn reached(&self, _task: Task, done: usize, _of: usize) -> Result<(), Stopped> {
                if done < 3 { Ok(()) } else { Err(Stopped) }
            }
        }
        let folder = tempfile::tempdir().expect("a folder");
        read(GAMES, folder.path());
        let files = RecordFiles { games: Some(folder.path().join("a.csv")), fit: None };
        assert!(files.read(&Impatient).is_err());
        let before = files.stamps();
        std::fs::write(folder.path().join("a.csv"), "game").expect("written");
        assert_ne!(files.stamps(), before);
    }
}

#[cfg(test)]
mod replay_tests {
    use super::*;
    use crate::domain::records::RecordsBuilder;

    /// Best and played are values for the player of the move.
    fn replay(moves: &[(&str, &str, f64, f64)]) -> Replay {
        let mut records = RecordsBuilder::default();
        for (ply, (player, made, best, played)) in (1..).zip(moves) {
            let (made, best, played) = (Some(Box::from(*made)), *best, *played);
            let made = AnalysedMove { ply, best, played, made, ..AnalysedMove::default() };
            records.add("A", player, None, made);
        }
        Replay::of(&records.finish(), 0, Filter::ALL)
    }

    #[test]
    fn a_game_of_othello_is_replayed_with_its_passes() {
        // The shortest game: white has no disc left after nine moves (Feinstein 2008).
        let squares = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
        let player = |at: usize| if at.is_multiple_of(2) { "Ada" } else { "Bea" };
        let moves = squares.iter().enumerate().map(|(at, made)| (player(at), *made, 0.0, 0.0));
        let found = replay(&moves.collect::<Vec<_>>());
        let positions = found.positions.expect("a game of Othello");
        let last = positions.last().expect("ten positions");
        assert_eq!((positions.len(), last.is_over()), (10, true));
        assert_eq!(last.board().opponent().len() + last.board().mover().len(), 13);
    }

    #[test]
    fn other_moves_have_no_board_but_their_values() {
        let found = replay(&[("Ada", "7g7f", 30.0, 20.0), ("Bea", "3c3d", -20.0, -50.0)]);
        assert_eq!(found.positions, None);
        assert_eq!(
            [found.value(0), found.value(1), found.value(2)],
            [Some(20.0), Some(50.0), None]
        );
        assert_eq!((found.worst, found.players), (vec![1, 0], vec!["Ada".into(), "Bea".into()]));
    }

    #[test]
    fn a_move_of_the_wrong_player_or_square_makes_no_board() {
        for second in [("Ada", "d6"), ("Bea", "a1"), ("Bea", "z9")] {
            let found = replay(&[("Ada", "f5", 0.0, 0.0), (second.0, second.1, 0.0, 0.0)]);
            assert_eq!(found.positions, None, "{second:?}");
        }
        assert!(replay(&[("Ada", "f5", 0.0, 0.0), ("Bea", "d6", 0.0, 0.0)]).positions.is_some());
    }
}
