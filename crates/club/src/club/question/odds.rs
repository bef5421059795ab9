//! The probability of each place of the current stage.
//!
//! Later stages are not considered: their pairings come from its standings, often by hand.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::tournament::{Cause, Stage};
use crate::club::{Club, Match, MatchRecord, Place, Tournament};
use crate::domain::bracket::Slot;
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
    /// For each, the scores in which it may end, with their probabilities.
    ways: Vec<Vec<(Score, f64)>>,
}

impl Rest {
    /// Gives them these scores.
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

    /// For each player, the probability of a rank that the next stage takes.
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

    /// For each player, the probability to be among the best of the next rank, who fill up the next stage.
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

    /// The ranks are the club's own standings of a copy in which
    /// the rest is played, among the players that are `in_it`.
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

/// A match of an elimination in the form that the odds need.
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

/// A supposed result. Standings depend on no day and no entry.
fn supposed(sides: [PlayerId; 2], score: Score) -> MatchRecord {
    let place = Place::default();
    let outcome = Outcome::Score(score);
    MatchRecord { sides, outcome, played_on: NaiveDate::default(), place, cause: Cause::Entered }
}

#[cfg(test)]
mod tests {
    //! Against the tournament itself: every way in which the rest may go is played out with its own
    //! flow of results, and its own standings say who came where.

    use super::*;
    use crate::club::action::{
        AddStage, CreateTournament, EnterLate, EnterPlayers, RecordResult, SetMatchLength, Withdraw,
    };
    use crate::club::question::seeding::DrawChoice;
    use crate::club::tournament::Later;
    use crate::club::{Action, Seq};
    use crate::domain::bracket::GrandFinal;
    use crate::domain::format::{Seeding, StagePlan};
    use crate::domain::ids::{ListId, MatchNo, TournamentId};
    use crate::domain::odds::{Method, Places};
    use crate::domain::score::{ExitEffect, ExitReason, Length, Lengths, Side};
    use crate::domain::seeding::Split;

    const CUP: TournamentId = TournamentId(1);

    /// A file with a tournament of so many.
    struct Event {
        club: Club,
        seq: u64,
    }

    impl Event {
        fn new(players: u32, format: Format, length: Length) -> Self {
            let mut event = Self { club: Club::default(), seq: 0 };
            let players: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
            for &player in &players {
                event.perform(&Action::add_player(player, format!("player {}", player.0)));
            }
            let plan = StagePlan::new(format, Lengths::all(length), Seeding::Entry);
            let name = "Cup".to_owned();
            event.perform(&Action::CreateTournament(CreateTournament {
                tournament: CUP,
                name,
                list: ListId::MAIN,
                plan: Box::new(plan),
            }));
            event.perform(&Action::EnterPlayers(EnterPlayers { tournament: CUP, players }));
            let draw = event.club.draw(event.cup(), &DrawChoice::default(), 0);
            event.perform(&draw);
            event
        }

        fn perform(&mut self, action: &Action) {
            self.seq += 1;
            let place = Place { seq: Seq(self.seq), index: 0 };
            self.club.perform(action, place).unwrap_or_else(|no| panic!("{action:?}: {no:?}"));
        }

        fn cup(&self) -> &Tournament {
            self.club.tournament(CUP).expect("the cup")
        }

        fn record(&mut self, no: u32, a: u32, b: u32) {
            let sides = self.cup().match_no(MatchNo(no)).and_then(|m| m.players()).expect("ready");
            let outcome = Outcome::Score(Score::new(a, b));
            let (tournament, no, played_on) = (CUP, MatchNo(no), NaiveDate::default());
            self.perform(&Action::RecordResult(RecordResult {
                tournament,
                no,
                sides,
                outcome,
                played_on,
            }));
        }

        fn withdraw(&mut self, player: u32, effect: ExitEffect) {
            let (tournament, player, on) = (CUP, PlayerId(player), NaiveDate::default());
            let reason = ExitReason::Withdrawn;
            self.perform(&Action::Withdraw(Withdraw {
                tournament,
                player,
                reason,
                effect,
                on,
                decision: 0,
            }));
        }
    }

    /// Strength falls with the number: 1 is the best.
    fn by_number(a: PlayerId, b: PlayerId) -> f64 {
        f64::from(b.0) / f64::from(a.0 + b.0)
    }

    /// Plays every way out; adds to `sums` for each player and column.
    fn play_out(cup: &Tournament, places: &[Places], weight: f64, sums: &mut Vec<Vec<f64>>) {
        let stage = cup.current();
        let Some(next) = cup.matches_of(stage).find(|played| played.state().is_live()).cloned()
        else {
            for line in cup.standings_of(stage) {
                let column = places.iter().position(|at| Some(at.first) == line.rank);
                let at = line.player.0 as usize - 1;
                sums[at][column.unwrap_or_else(|| panic!("{line:?}"))] += weight;
            }
            return;
        };
        let sides = next.players().expect("ready");
        let won = match_won(next.length, next.start, by_number(sides[0], sides[1]));
        for (side, probability) in [(Side::A, won), (Side::B, 1.0 - won)] {
            let mut then = cup.clone();
            let record =
                supposed(sides, if side == Side::A { Score::new(1, 0) } else { Score::new(0, 1) });
            then.set(next.no, Some(record), Later::Falls, record.place);
            play_out(&then, places, weight * probability, sums);
        }
    }

    #[track_caller]
    fn assert_true(event: &Event) {
        let found = event.cup().odds(by_number, Simulation::STANDARD).expect("odds");
        let [GroupOdds { group: None, odds, advance: None }] = &found[..] else {
            panic!("{found:?}")
        };
        assert!(odds.is_exact());
        let mut sums = vec![vec![0.0; odds.places.len()]; odds.players.len()];
        play_out(event.cup(), &odds.places, 1.0, &mut sums);
        for chances in &odds.players {
            let own = &sums[chances.player.0 as usize - 1];
            for (seen, wanted) in chances.probabilities.iter().zip(own) {
                assert!(
                    (seen - wanted).abs() < 1e-9,
                    "{:?}: {odds:?} is not {sums:?}",
                    chances.player
                );
            }
        }
    }

    fn eliminations() -> [Format; 5] {
        let single = |third_place, placement| Format::SingleElimination { third_place, placement };
        let double = |grand_final| Format::DoubleElimination { grand_final };
        let [simple, reset] = [GrandFinal::Simple, GrandFinal::Reset];
        [
            single(false, false),
            single(true, false),
            single(false, true),
            double(simple),
            double(reset),
        ]
    }

    #[test]
    fn eliminations_are_what_their_own_flow_makes_of_them() {
        for format in eliminations() {
            for players in 2..=6 {
                let mut event = Event::new(players, format, Length::FirstTo(2));
                if players > 5 {
                    event.record(1, 2, 1);
                    event.record(2, 0, 2);
                }
                assert_true(&event);
            }
        }
    }

    #[test]
    fn whoever_leaves_takes_the_odds_along() {
        for format in eliminations() {
            let mut event = Event::new(6, format, Length::FirstTo(2));
            event.record(1, 2, 1);
            event.withdraw(1, ExitEffect::ForfeitRest);
            assert_true(&event);
            event.withdraw(2, ExitEffect::ForfeitRest);
            assert_true(&event);
            event.withdraw(4, ExitEffect::ForfeitRest);
            event.withdraw(5, ExitEffect::ForfeitRest);
            assert_true(&event);
        }
    }

    /// In each match in turn neither side comes, up to the grand final of an unbeaten player.
    #[test]
    fn places_that_nobody_takes_are_no_places_in_the_odds_either() {
        for format in eliminations() {
            for skipped in 1.. {
                let mut event = Event::new(5, format, Length::FirstTo(1));
                let live = |event: &Event| {
                    event.cup().matches.iter().find(|m| m.state().is_live()).cloned()
                };
                let before =
                    (1..skipped).try_for_each(|_| live(&event).map(|m| event.record(m.no.0, 1, 0)));
                let Some(next) = before.and_then(|()| live(&event)) else { break };
                event.perform(&Action::RecordResult(RecordResult {
                    tournament: CUP,
                    no: next.no,
                    sides: next.players().expect("ready"),
                    outcome: Outcome::DoubleWalkover,
                    played_on: NaiveDate::default(),
                }));
                assert_true(&event);
            }
        }
    }

    #[test]
    fn whoever_enters_late_has_odds_too() {
        for format in eliminations() {
            let mut event = Event::new(5, format, Length::FirstTo(2));
            let player = PlayerId(6);
            event.perform(&Action::add_player(player, "player 6"));
            event.perform(&Action::EnterLate(EnterLate {
                tournament: CUP,
                player,
                group: None,
                seed: Some(6),
                rating: None,
                missed: None,
            }));
            assert_true(&event);
        }
    }

    #[test]
    fn a_bracket_played_to_its_end_has_no_odds_left() {
        for format in eliminations() {
            let mut event = Event::new(5, format, Length::FirstTo(1));
            while let Some(no) =
                event.cup().matches.iter().find(|m| m.state().is_live()).map(|m| m.no.0)
            {
                event.record(no, 0, 1);
            }
            let odds = event.cup().odds(by_number, Simulation::STANDARD).unwrap().remove(0).odds;
            let certain = |p: &f64| p.abs() < 1e-12 || (p - 1.0).abs() < 1e-12;
            assert!(odds.players.iter().all(|one| one.probabilities.iter().all(certain)));
            assert_true(&event);
        }
    }

    /// By hand: 1 has beaten 2 by 2-0 and 3 by 2-1. If 2 beats 3, it is second; otherwise 3.
    #[test]
    fn a_round_robin_with_one_match_left() {
        let mut event = Event::new(3, Format::RoundRobin { double: false }, Length::FirstTo(2));
        let cup = event.cup().clone();
        for played in cup.matches.iter().filter(|played| played.has(PlayerId(1))) {
            let first = played.sides[0] == Some(PlayerId(1));
            let (a, b) = if first { (2, 0) } else { (0, 2) };
            event.record(played.no.0, a, b);
        }
        let odds = event.cup().odds(by_number, Simulation::STANDARD).unwrap().remove(0).odds;
        assert_eq!(odds.method, Method::Exact);
        // 2 beats 3 in a game with 3/5.
        let second = match_won(Length::FirstTo(2), [0, 0], 0.6);
        let table: Vec<&[f64]> = odds.players.iter().map(|one| &one.probabilities[..]).collect();
        for (seen, wanted) in table.iter().zip([
            [1.0, 0.0, 0.0],
            [0.0, second, 1.0 - second],
            [0.0, 1.0 - second, second],
        ]) {
            assert!(seen.iter().zip(wanted).all(|(p, q)| (p - q).abs() < 1e-12), "{table:?}");
        }
    }

    /// First to three, where 2 begins with two games.
    #[test]
    fn games_given_at_the_start_and_lengths_count() {
        let mut event = Event::new(2, eliminations()[0], Length::FirstTo(2));
        let (tournament, no, length) = (CUP, MatchNo(1), Length::FirstTo(3));
        event.perform(&Action::SetMatchLength(SetMatchLength {
            tournament,
            no,
            length,
            start: [0, 2],
        }));
        let odds = event.cup().odds(by_number, Simulation::STANDARD).unwrap().remove(0).odds;
        // 1 must win three games in a row, each with 2/3.
        assert!((odds.players[0].probabilities[0] - 8.0 / 27.0).abs() < 1e-12, "{odds:?}");
    }

    #[test]
    fn whoever_does_not_count_in_a_group_has_no_odds_there() {
        for (effect, counted) in [(ExitEffect::VoidAll, false), (ExitEffect::VoidUnplayed, true)] {
            let mut event = Event::new(4, Format::RoundRobin { double: false }, Length::FirstTo(1));
            event.record(1, 1, 0);
            event.withdraw(1, effect);
            let odds = event.cup().odds(by_number, Simulation::STANDARD).unwrap().remove(0).odds;
            for chances in &odds.players {
                let sum: f64 = chances.probabilities.iter().sum();
                let wanted = if chances.player == PlayerId(1) && !counted { 0.0 } else { 1.0 };
                assert!((sum - wanted).abs() < 1e-9, "{effect:?}: {chances:?}");
            }
        }
    }

    /// A stage behind groups: its slots are ranks of the stage before.
    #[test]
    fn a_later_stage_has_the_odds_of_those_who_reached_it() {
        let format = Format::Groups { groups: 2, double: false, split: Split::Snake };
        let mut event = Event::new(6, format, Length::FirstTo(1));
        let lengths = Lengths::all(Length::FirstTo(2));
        let second = StagePlan {
            takes: Some(2),
            ..StagePlan::new(eliminations()[1], lengths, Seeding::Entry)
        };
        event.perform(&Action::AddStage(AddStage {
            tournament: CUP,
            stage: 2,
            plan: Box::new(second),
        }));
        let groups = event.cup().matches.clone();
        for played in &groups {
            let [a, b] = played.players().expect("drawn");
            let (a, b) = if a < b { (1, 0) } else { (0, 1) };
            event.record(played.no.0, a, b);
        }
        let draw = event.club.draw(event.cup(), &DrawChoice::default(), 0);
        event.perform(&draw);
        let odds = event.cup().odds(by_number, Simulation::STANDARD).unwrap().remove(0).odds;
        assert_eq!((odds.players.len(), odds.places.len()), (4, 4));
        for column in 0..4 {
            let sum: f64 = odds.players.iter().map(|one| one.probabilities[column]).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{odds:?}");
        }
    }

    #[test]
    fn groups_have_odds_of_their_own() {
        let format = Format::Groups { groups: 2, double: false, split: Split::Snake };
        let event = Event::new(8, format, Length::FirstTo(1));
        let found = event.club.odds(event.cup(), Simulation::STANDARD).expect("odds");
        assert_eq!(found.iter().map(|one| one.group).collect::<Vec<_>>(), [Some(1), Some(2)]);
        for one in &found {
            assert!(one.odds.is_exact(), "2^6 ways");
            for chances in &one.odds.players {
                assert!(
                    chances.probabilities.iter().all(|p| (p - 0.25).abs() < 1e-9),
                    "{chances:?}"
                );
            }
        }
    }

    #[test]
    fn where_there_are_none() {
        let none = |format| {
            Event::new(4, format, Length::FirstTo(1)).cup().odds(by_number, Simulation::STANDARD)
        };
        let tables = Format::Tables { size: 4, games: 3 };
        assert_eq!(none(tables), Err(NoOdds::Format(tables)));
        let mut event = Event::new(4, eliminations()[0], Length::FirstTo(1));
        let plan =
            StagePlan::new(eliminations()[0], Lengths::all(Length::FirstTo(1)), Seeding::Entry);
        let tournament = TournamentId(2);
        let name = "Later".to_owned();
        event.perform(&Action::CreateTournament(CreateTournament {
            tournament,
            name,
            list: ListId::MAIN,
            plan: Box::new(plan),
        }));
        let later = event.club.tournament(tournament).expect("planned");
        assert_eq!(later.odds(by_number, Simulation::STANDARD), Err(NoOdds::NotDrawn));
    }
}
