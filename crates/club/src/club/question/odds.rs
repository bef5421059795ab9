//! The probability of each place of the current stage.
//!
//! Later stages are not considered: their pairings come from its standings, often by hand.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::tournament::{Cause, Stage};
use crate::club::{Club, Match, MatchRecord, Place, Seq, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::odds::{
    Chances, Ended, Odds, Places, Simulation, Tie, bracket, ends, league, match_won,
};
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
    /// For each player of these the probability of going on to the next stage; none without one, and where places that are
    /// shared do not say who goes on.
    pub advance: Option<Vec<f64>>,
}

/// Matches of a stage that are still to be played.
struct Rest {
    /// Each with its place among the matches of the tournament.
    open: Vec<(usize, [PlayerId; 2])>,
    /// The ways in which each may end.
    ways: Vec<Vec<(Score, f64)>>,
}

impl Rest {
    /// Ends them in these scores.
    fn play(&self, tournament: &mut Tournament, scores: &[Score]) {
        for (&(at, sides), score) in self.open.iter().zip(scores) {
            Arc::make_mut(&mut tournament.matches[at]).record = Some(supposed(sides, *score));
        }
    }
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
            let (odds, advance) = if format.is_elimination() {
                let odds =
                    self.bracket_odds(stage, number, &players, &win, simulation, progress)?;
                let advance = self.advancing(number, &odds);
                (odds, advance)
            } else {
                let league = |in_it: &dyn Fn(PlayerId) -> bool| {
                    let rest = self.rest(number, |played| played.group == group, &win);
                    self.league_odds((number, group), &players, in_it, &rest, simulation, progress)
                };
                let odds = league(&|_| true)?;
                // A player who has left keeps a rank, and the next one advances instead.
                let has_left = players.iter().any(|player| self.has_left(*player));
                let advance = if has_left && self.stage_no(number + 1).is_some() {
                    self.advancing(number, &league(&|player| !self.has_left(player))?)
                } else {
                    self.advancing(number, &odds)
                };
                (odds, advance)
            };
            Ok(GroupOdds { group, odds, advance })
        };
        if !format.is_elimination() && !format.is_round_robin() {
            return Ok(Err(NoOdds::Format(format)));
        }
        let mut all = groups.map(of).collect::<Result<Vec<_>, _>>()?;
        if self.fills(number + 1) > 0 {
            let best = self.best_next_odds(number, &win, simulation, progress)?;
            for group in &mut all {
                let of_player = group.odds.players.iter().map(|one| best.get(&one.player));
                let advance = group.advance.iter_mut().flatten();
                advance.zip(of_player).for_each(|(sum, more)| *sum += more.unwrap_or(&0.0));
            }
        }
        Ok(Ok(all))
    }

    /// For each player the probability of a place that the next stage takes.
    fn advancing(&self, number: u32, odds: &Odds) -> Option<Vec<f64>> {
        self.stage_no(number + 1)?;
        let takes = u32::try_from(self.takes(number + 1)).unwrap_or(u32::MAX);
        let is_in = |places: &Places| places.last <= takes;
        let is_split = |places: &Places| !is_in(places) && places.first <= takes;
        if odds.places.iter().any(is_split) {
            return None;
        }
        let of = |chances: &Chances| {
            let each = odds.places.iter().zip(&chances.probabilities);
            each.filter(|(places, _)| is_in(places)).map(|(_, share)| share).sum()
        };
        Some(odds.players.iter().map(of).collect())
    }

    /// How likely each is among the best of the next rank, who fill up the next stage.
    fn best_next_odds(
        &self,
        number: u32,
        win: impl Fn(PlayerId, PlayerId) -> f64,
        simulation: Simulation,
        progress: &dyn Progress,
    ) -> Result<BTreeMap<PlayerId, f64>, Stopped> {
        let players: Vec<PlayerId> =
            self.groups_of(number).into_iter().flat_map(|(_, players)| players).collect();
        let rest = self.rest(number, |_| true, win);
        let (mut played_out, mut turn) = (self.clone(), 0);
        let ranks = |scores: &[Score]| {
            rest.play(&mut played_out, scores);
            turn += 1;
            let lines = played_out.next_across(number + 1, turn);
            let line = |player| lines.iter().find(|line| line.player == player);
            players.iter().map(|&player| line(player)?.rank).collect()
        };
        let odds = league(&players, &rest.ways, simulation, ranks, progress)?;
        let fill = self.fills(number + 1);
        let of = |one: &Chances| (one.player, one.probabilities.iter().take(fill).sum());
        Ok(odds.players.iter().map(of).collect())
    }

    /// The matches of a stage that are still to be played.
    fn rest(
        &self,
        number: u32,
        is_meant: impl Fn(&Match) -> bool,
        win: impl Fn(PlayerId, PlayerId) -> f64,
    ) -> Rest {
        let own =
            |played: &Match| played.stage == number && is_meant(played) && played.state().is_open();
        let positions = self.matches.iter().enumerate().filter(|(_, played)| own(played));
        let open: Vec<(usize, [PlayerId; 2])> =
            positions.filter_map(|(at, played)| Some((at, played.players()?))).collect();
        let ways = open.iter().map(|&(at, [a, b])| {
            let played = &self.matches[at];
            ends(played.length, played.start, win(a, b), self.is_decisive(played))
        });
        let ways = ways.collect();
        Rest { open, ways }
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

    /// Ranks are the club's own, of a copy in which the rest is played; among those who are in it alone.
    fn league_odds(
        &self,
        (number, group): (u32, Option<u32>),
        players: &[PlayerId],
        in_it: &dyn Fn(PlayerId) -> bool,
        rest: &Rest,
        simulation: Simulation,
        progress: &dyn Progress,
    ) -> Result<Odds, Stopped> {
        let mut played_out = self.clone();
        let ranks = |scores: &[Score]| {
            rest.play(&mut played_out, scores);
            let mut lines = played_out.standings_in(number, group, players);
            lines.retain(|line| in_it(line.player));
            let rank = |player| {
                let own = lines.iter().find(|line| line.player == player)?.rank?;
                let better = lines.iter().filter(|line| line.rank.is_some_and(|rank| rank < own));
                u32::try_from(better.count() + 1).ok()
            };
            players.iter().map(|&player| rank(player)).collect()
        };
        league(players, &rest.ways, simulation, ranks, progress)
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
fn supposed(sides: [PlayerId; 2], score: Score) -> MatchRecord {
    let place = Place { seq: Seq::default(), index: 0 };
    let outcome = Outcome::Score(score);
    MatchRecord { sides, outcome, played_on: NaiveDate::default(), place, cause: Cause::Entered }
}
