//! The probability of each place of the current stage.
//!
//! Later stages are not considered: their pairings come from its standings, often by hand.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::tournament::{Cause, Stage};
use crate::club::{Club, Match, Place, Record, Seq, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::odds::{Ended, Odds, Simulation, Tie, bracket, ends, league, match_won};
use crate::domain::progress::{NoProgress, Progress, Stopped};
use crate::domain::rating;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score};
use crate::domain::slot::Slot;

/// The odds of one group, or of a whole stage without groups.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupOdds {
    /// The group, from 1.
    pub group: Option<u32>,
    /// The odds of its places.
    pub odds: Odds,
}

/// Why there are no odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoOdds {
    /// The stage is not drawn yet.
    NotDrawn,
    /// The format does not fix future opponents.
    Format(Format),
}

impl Club {
    /// The odds of a tournament by the ratings of its list as they stand now.
    pub fn odds(
        &self,
        tournament: &Tournament,
        simulation: Simulation,
    ) -> Result<Vec<GroupOdds>, NoOdds> {
        NoProgress::whole(self.odds_watched(tournament, simulation, &NoProgress))
    }

    /// [`Self::odds`] with progress by run.
    pub fn odds_watched(
        &self,
        tournament: &Tournament,
        simulation: Simulation,
        progress: &dyn Progress,
    ) -> Result<Result<Vec<GroupOdds>, NoOdds>, Stopped> {
        let of = |player| self.rating(tournament.list, player);
        let share = |a, b| rating::expected(of(a) - of(b), rating::Odds::EVEN);
        tournament.odds_watched(share, simulation, progress)
    }
}

impl Tournament {
    /// The odds of the current stage, group by group; `win` is the probability that the first of two wins a game
    /// against the second.
    ///
    /// Match lengths, head starts, results, withdrawals and broken ties count. Tied players of a group get an order by
    /// lot.
    pub fn odds(
        &self,
        win: impl Fn(PlayerId, PlayerId) -> f64,
        simulation: Simulation,
    ) -> Result<Vec<GroupOdds>, NoOdds> {
        NoProgress::whole(self.odds_watched(win, simulation, &NoProgress))
    }

    fn odds_watched(
        &self,
        win: impl Fn(PlayerId, PlayerId) -> f64,
        simulation: Simulation,
        progress: &dyn Progress,
    ) -> Result<Result<Vec<GroupOdds>, NoOdds>, Stopped> {
        let number = self.current();
        let Some(stage) = self.stage().filter(|stage| stage.draw.is_some()) else {
            return Ok(Err(NoOdds::NotDrawn));
        };
        let format = stage.plan.format;
        let groups = self.groups_of(number).into_iter();
        let of = |(group, players): (Option<u32>, Vec<PlayerId>)| {
            let odds = if format.is_elimination() {
                self.bracket_odds(stage, number, &players, &win, simulation, progress)
            } else {
                self.league_odds(number, group, &players, &win, simulation, progress)
            };
            odds.map(|odds| GroupOdds { group, odds })
        };
        if format.is_elimination() || format.is_round_robin() {
            groups.map(of).collect::<Result<_, _>>().map(Ok)
        } else {
            Ok(Err(NoOdds::Format(format)))
        }
    }

    fn bracket_odds(
        &self,
        stage: &Stage,
        number: u32,
        players: &[PlayerId],
        win: impl Fn(PlayerId, PlayerId) -> f64,
        simulation: Simulation,
        progress: &dyn Progress,
    ) -> Result<Odds, Stopped> {
        let drawn = self.matches_of(number).filter(|played| played.round != RoundName::PlayOff);
        let here = |no| self.match_no(no).is_some();
        let reset = stage.reset.iter().filter(|reset| !here(reset.no));
        let matches: BTreeMap<MatchNo, &Arc<Match>> =
            drawn.chain(reset).map(|played| (played.no, played)).collect();
        let ties: Vec<Tie> = matches.values().map(|played| tie(played)).collect();
        let left: Vec<PlayerId> = self.exits.keys().copied().collect();
        let chance = |no: MatchNo, [a, b]: [PlayerId; 2]| {
            let played = matches[&no];
            match_won(played.length, played.start, win(a, b))
        };
        bracket(players, &ties, &left, chance, simulation, progress)
    }

    /// Ranks are the club's own, of a copy in which the rest is played.
    fn league_odds(
        &self,
        number: u32,
        group: Option<u32>,
        players: &[PlayerId],
        win: impl Fn(PlayerId, PlayerId) -> f64,
        simulation: Simulation,
        progress: &dyn Progress,
    ) -> Result<Odds, Stopped> {
        let own = |played: &Match| {
            played.stage == number && played.group == group && played.state().is_open()
        };
        let positions = self.matches.iter().enumerate().filter(|(_, played)| own(played));
        let open: Vec<(usize, [PlayerId; 2])> =
            positions.filter_map(|(at, played)| Some((at, played.players()?))).collect();
        let ways: Vec<Vec<(Score, f64)>> = open
            .iter()
            .map(|&(at, [a, b])| {
                let played = &self.matches[at];
                ends(played.length, played.start, win(a, b), self.is_decisive(played))
            })
            .collect();
        let mut played_out = self.clone();
        let ranks = |scores: &[Score]| {
            for (&(at, sides), score) in open.iter().zip(scores) {
                Arc::make_mut(&mut played_out.matches[at]).record = Some(supposed(sides, *score));
            }
            let lines = played_out.standings_in(number, group, players);
            let line = |player| lines.iter().find(|line| line.player == player);
            players.iter().map(|&player| line(player)?.rank).collect()
        };
        league(players, &ways, simulation, ranks, progress)
    }
}

/// A match of an elimination as the odds look at it.
fn tie(played: &Match) -> Tie {
    let slot = |side: usize| match played.slots[side] {
        slot @ (Slot::WinnerOf(_) | Slot::LoserOf(_)) => Some(slot),
        Slot::Entrant(_) | Slot::RankOf(_) => played.sides[side].map(Slot::Entrant),
    };
    let ended = played.record.and_then(|record| match record.outcome.winner() {
        Some(side) => Some(Ended::Won(side)),
        None => record.outcome.is_lost_by_both().then_some(Ended::LostByBoth),
    });
    Tie {
        no: played.no,
        slots: [0, 1].map(slot),
        stakes: played.stakes,
        resets: played.resets,
        ended,
    }
}

/// A supposed result. Standings look at no day and no entry.
fn supposed(sides: [PlayerId; 2], score: Score) -> Record {
    let place = Place { seq: Seq::default(), index: 0 };
    let outcome = Outcome::Score(score);
    Record { sides, outcome, played_on: NaiveDate::default(), place, cause: Cause::Entered }
}
