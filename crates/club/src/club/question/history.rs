//! How a rating moved: match after match, and by hand.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::Club;
use crate::club::rated::{Adjusted, AsOf, Contest, Moved, RatedLine, RatedMatch};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{Change, ChangeBasis, Scale, Step};
use crate::domain::standings::Tally;

/// One change of a player's rating.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryLine {
    pub player: PlayerId,
    pub on: NaiveDate,
    /// The rating around it.
    pub step: Step,
    pub cause: Cause,
}

/// The cause of a rating change.
#[derive(Clone, Debug, PartialEq)]
pub enum Cause {
    Match(Box<SeenMatch>),
    /// A correction by hand.
    ByHand {
        /// Whether all ratings were shifted.
        everybody: bool,
        /// The change of the rating.
        change: Change,
        reason: Arc<str>,
    },
}

/// A rated match as one of its players saw it.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenMatch {
    pub tournament: TournamentId,
    pub no: MatchNo,
    /// K, and the score in games beside what the ratings foretold.
    pub basis: ChangeBasis,
    /// The rating of the opponent before the match; at a table their mean.
    pub opposed: f64,
    contest: Contest,
    /// The player's place in the contest.
    own: usize,
}

impl SeenMatch {
    fn new(rated: &RatedMatch, line: RatedLine<'_>, own: usize, scale: &Scale) -> Self {
        let others = line.steps.iter().enumerate().filter(|(at, _)| *at != own);
        let (sum, count) =
            others.fold((0.0, 0.0), |(sum, count), (_, step)| (sum + step.before, count + 1.0));
        Self {
            tournament: rated.tournament,
            no: rated.no,
            basis: line.ground(own, scale),
            opposed: sum / count,
            contest: rated.contest.clone(),
            own,
        }
    }

    /// The opponents: one in a duel, several at a table.
    pub fn opponents(&self) -> impl Iterator<Item = PlayerId> {
        let others = self.contest.players().iter().enumerate();
        others.filter(|(at, _)| *at != self.own).map(|(_, player)| *player)
    }

    /// The score as the player saw it: the own games first, or the share of a table's games.
    pub fn score(&self) -> String {
        self.contest.score_of(self.own)
    }

    /// The player's mean hand strength; none where no hand is known.
    pub fn hand(&self) -> Option<f64> {
        self.contest.hand(self.own)
    }

    /// The match and its games as the player saw them.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        self.count(&mut tally);
        tally
    }

    pub fn count(&self, tally: &mut Tally) {
        self.contest.count(self.own, tally);
    }
}

impl HistoryLine {
    /// A line of a list as each of its players saw it.
    pub fn of_all<'a>(line: RatedLine<'a>, scale: &'a Scale) -> impl Iterator<Item = Self> + 'a {
        (0..line.moved.players().len()).map(move |own| Self::new(line, own, scale))
    }

    fn new(line: RatedLine<'_>, own: usize, scale: &Scale) -> Self {
        Self {
            player: line.moved.players()[own],
            on: line.moved.on(),
            step: line.steps[own],
            cause: match line.moved {
                Moved::Match(rated) => {
                    Cause::Match(Box::new(SeenMatch::new(rated, line, own, scale)))
                }
                Moved::ByHand(adjusted) => by_hand(adjusted),
            },
        }
    }

    /// The match, unless it was done by hand.
    pub fn seen(&self) -> Option<&SeenMatch> {
        match &self.cause {
            Cause::Match(seen) => Some(seen),
            Cause::ByHand { .. } => None,
        }
    }

    /// By how many points the rating moved.
    pub fn points(&self) -> f64 {
        self.step.after - self.step.before
    }
}

fn by_hand(adjusted: &Adjusted) -> Cause {
    let by_hand = &adjusted.by_hand;
    Cause::ByHand {
        everybody: by_hand.player.is_none(),
        change: by_hand.change,
        reason: Arc::clone(&by_hand.reason),
    }
}

impl AsOf<'_> {
    /// The rating changes of all players, oldest first.
    pub fn history(&self) -> impl Iterator<Item = HistoryLine> {
        self.lines().flat_map(|line| HistoryLine::of_all(line, self.scale()))
    }
}

impl Club {
    /// How a player's rating moved on a list, oldest first.
    pub fn history(&self, list: ListId, player: PlayerId) -> Vec<HistoryLine> {
        self.history_as_of(list, player, None)
    }

    /// The rating changes up to the end of a day, if one is given.
    pub fn history_as_of(
        &self,
        list: ListId,
        player: PlayerId,
        day: Option<NaiveDate>,
    ) -> Vec<HistoryLine> {
        let Some(ratings) = self.ratings(list) else { return Vec::new() };
        let ratings = ratings.as_of(day);
        let player = self.registry().today(player);
        let own = ratings.lines().filter_map(|line| {
            let own = line.moved.players().iter().position(|&other| other == player)?;
            Some(HistoryLine::new(line, own, ratings.scale()))
        });
        own.collect()
    }
}
