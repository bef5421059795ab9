//! Analysed games and a fit of ratings, read from files: facts about registered players.
//!
//! They are no part of the journal. A decision that rests on them is recorded there, with a reason.

mod files;
mod replay;

pub use files::{FileStamps, RecordFault, RecordFiles, read_fit, read_moves};
pub use replay::{Replay, ReplayedMove};

use std::collections::HashMap;

use crate::club::Club;
use crate::club::question::resolver::{Meant, Numbers};
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::domain::records::{
    Filter, Fitted, GameLoss, Measure, PlayerSide, Records, Statistic, Suggestion, pooled,
};

/// Analysed games, and a fit where there is one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AnalysedGames {
    pub records: Records,
    pub fitted: Option<Fitted>,
    /// The players of the records by their folded names.
    named: HashMap<String, Vec<usize>>,
    /// By player of the records, the places of the sides.
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

    /// A player's parts of the games, in the order of the file.
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
