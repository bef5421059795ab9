//! Points, tie-breaks and places of one group, added up from its list of matches.
//!
//! The rules are those of docs/FORMATS.md and, for unplayed rounds of a Swiss, C.07 of the FIDE Handbook, 14 to 16.

use std::collections::{BTreeMap, BTreeSet};

use banzuke::club::tournament::{Absence, Cause};
use banzuke::club::{Match, Tournament};
use banzuke::domain::format::Format;
use banzuke::domain::length::Length;
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{ExitEffect, ExitReason, Outcome, Score, Side};
use banzuke::domain::standings::{Context, Criterion, Cut, MatchPoints, Step};
use banzuke::domain::swiss::AskedBye;

/// The end of a match, by its result.
#[derive(Clone, Copy, Default)]
pub(super) struct End {
    /// The side that won; none for a draw, and if both lost.
    pub(super) winner: Option<usize>,
    pub(super) both_lost: bool,
    games: [u32; 2],
    drawn: u32,
}

pub(super) fn end(played: &Match) -> Option<End> {
    let at = |side| usize::from(side == Side::B);
    let of = |winner, score: Score| End {
        winner,
        both_lost: false,
        games: [score.a, score.b],
        drawn: score.draws,
    };
    Some(match played.record?.outcome {
        Outcome::Score(score) => {
            let [a, b] = [score.a + score.start_a, score.b + score.start_b];
            of((a != b).then_some(usize::from(b > a)), score)
        }
        Outcome::Retired(broken) | Outcome::Disqualified(broken) => {
            of(Some(at(broken.winner)), broken.score)
        }
        Outcome::Walkover(side) | Outcome::WinnerOnly(side) => {
            End { winner: Some(at(side)), ..End::default() }
        }
        Outcome::DoubleWalkover | Outcome::DoubleDisqualification => {
            End { both_lost: true, ..End::default() }
        }
    })
}

impl End {
    pub(super) fn was_played(self) -> bool {
        self.games[0] + self.games[1] + self.drawn > 0
    }
}

/// One round of one player.
#[derive(Clone, Copy)]
struct Spent {
    /// The opponent, present or not; none for a bye.
    other: Option<PlayerId>,
    /// Whether there was a game.
    played: bool,
    /// Whether it is still to be played.
    open: bool,
    points: f64,
    /// Points if it had been drawn.
    if_drawn: f64,
    /// Not played voluntarily: a requested bye, or a no-show.
    missed: bool,
    /// Matches won, drawn and lost, and games won, lost and drawn.
    counts: [u32; 6],
}

const BYE: Spent = Spent {
    other: None,
    played: false,
    open: false,
    points: 0.0,
    if_drawn: 0.0,
    missed: false,
    counts: [0; 6],
};

/// One line of the referee's standings.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    pub(super) rank: Option<u32>,
    pub(super) points: f64,
    pub(super) counts: [u32; 6],
    pub(super) values: Vec<Option<f64>>,
}

/// All results that count in one group, or in a stage without groups.
pub(super) struct Sheet {
    points: MatchPoints,
    steps: Vec<Step>,
    swiss: bool,
    rounds: BTreeMap<PlayerId, Vec<Spent>>,
    /// The first value of each step for a player.
    values: BTreeMap<PlayerId, Vec<Option<f64>>>,
}

impl Sheet {
    pub(super) fn of(
        cup: &Tournament,
        stage: u32,
        group: Option<u32>,
        players: &[PlayerId],
    ) -> Self {
        let own = &cup.stages[stage as usize - 1];
        let plan = own.plan.standings();
        let swiss = matches!(own.plan.format, Format::Swiss { .. });
        let left = |player: &PlayerId, effect| {
            cup.exits.get(player).is_some_and(|exit| exit.stage == stage && exit.effect == effect)
        };
        let mut sheet = Self {
            points: plan.points,
            steps: plan.steps,
            swiss,
            rounds: BTreeMap::new(),
            values: BTreeMap::new(),
        };
        let here: Vec<PlayerId> =
            players.iter().copied().filter(|player| !left(player, ExitEffect::VoidAll)).collect();
        let matches: Vec<&Match> = cup
            .matches
            .iter()
            .map(AsRef::as_ref)
            .filter(|one| one.stage == stage && one.group == group)
            .filter(|one| one.round != RoundName::PlayOff)
            .collect();
        for &player in &here {
            let mut spent: Vec<Spent> = Vec::new();
            if swiss {
                for (at, drawn) in own.swiss.drawn.iter().enumerate() {
                    let name = RoundName::Round(u32::try_from(at).expect("few") + 1);
                    let length = own.plan.lengths.usual;
                    let games = if plan.points.by_games { needed(length, 0, 0) } else { 1 };
                    let halves = |each: u8| f64::from(u32::from(each) * games) / 2.0;
                    let draw = halves(plan.points.draw);
                    let bye = |points, missed| Spent { points, missed, if_drawn: draw, ..BYE };
                    let absent = drawn.absent.iter().find(|one| one.player == player);
                    let before = |late: &&Absence| late.until > u32::try_from(at).ok();
                    let mut late = own.swiss.late.iter().filter(before);
                    let late = late.rfind(|late| late.player == player);
                    let asked = late.map_or_else(|| absent.map(|one| one.bye), |late| late.bye);
                    let met = matches
                        .iter()
                        .find(|one| one.round == name && one.sides.contains(&Some(player)));
                    spent.push(match (met, asked) {
                        (Some(met), _) => Spent { if_drawn: draw, ..sheet.spent(met, player) },
                        (None, _) if drawn.bye == Some(player) => {
                            let given = own.plan.swiss.as_ref().and_then(|swiss| swiss.bye);
                            let full = halves(plan.points.win);
                            bye(given.map_or(full, |given| f64::from(given) / 2.0), false)
                        }
                        (None, Some(AskedBye::Half)) => bye(draw, true),
                        (None, _) => bye(0.0, true),
                    });
                }
            } else {
                for one in matches.iter().filter(|one| one.sides.contains(&Some(player))) {
                    let unplayed = one.record.is_none_or(|record| record.cause == Cause::Exit);
                    let counts = one.sides.iter().flatten().all(|side| {
                        here.contains(side) && !(unplayed && left(side, ExitEffect::VoidUnplayed))
                    });
                    if counts && one.sides.iter().all(Option::is_some) {
                        spent.push(sheet.spent(one, player));
                    }
                }
            }
            sheet.rounds.insert(player, spent);
        }
        sheet
    }

    /// A match from the view of one of its players.
    fn spent(&self, played: &Match, player: PlayerId) -> Spent {
        let at = usize::from(played.sides[1] == Some(player));
        let other = played.sides[1 - at];
        let Some(end) = end(played) else { return Spent { other, open: true, ..BYE } };
        let half = |each: u8, times: u32| f64::from(u32::from(each) * times) / 2.0;
        let MatchPoints { win, draw, loss, by_games } = self.points;
        let won = end.winner == Some(at);
        let drawn = end.winner.is_none() && !end.both_lost;
        let games = end.games[at] + end.games[1 - at] + end.drawn;
        // Not played, or not played to the end: what was missing to a win.
        let missing = match played.record.map(|record| record.outcome) {
            Some(Outcome::Score(_)) | None => 0,
            Some(_) if end.both_lost => 0,
            Some(_) => {
                let winner = end.winner.unwrap_or(0);
                needed(played.length, played.start[winner] + end.games[winner], games)
            }
        };
        let points = if by_games {
            half(win, end.games[at] + if won { missing } else { 0 })
                + half(draw, end.drawn)
                + half(loss, end.games[1 - at])
        } else if won {
            half(win, 1)
        } else if drawn {
            half(draw, 1)
        } else {
            half(loss, u32::from(end.was_played()))
        };
        let lost = !won && !drawn;
        let counts = [won, drawn, lost].map(u32::from);
        let counts = [counts[0], counts[1], counts[2], end.games[at], end.games[1 - at], end.drawn];
        let played = end.was_played();
        Spent { other, played, points, missed: !played && lost, counts, ..BYE }
    }

    fn total(&self, player: PlayerId) -> f64 {
        self.rounds[&player].iter().map(|one| one.points).sum()
    }

    /// The points that opponents count (16.3). Byes at the end, after which the player never played, are draws.
    fn counted(&self, player: PlayerId) -> f64 {
        let rounds = &self.rounds[&player];
        let gone = rounds.iter().rev().take_while(|one| one.missed).count();
        let from = rounds.len() - gone;
        let worth = |(at, one): (usize, &Spent)| {
            if self.swiss && at >= from && one.other.is_none() { one.if_drawn } else { one.points }
        };
        rounds.iter().enumerate().map(worth).sum()
    }

    /// The points of each opponent, with the score against them and whether the round was
    /// missed. For a round without an opponent those of a dummy (16.4): at most one's
    /// own, those of the absent opponent, and those of draws in all rounds.
    fn opponents(&self, player: PlayerId) -> Vec<(f64, f64, bool)> {
        let rounds = &self.rounds[&player];
        let own = self.total(player);
        let draws: f64 = rounds.iter().filter(|one| !one.open).map(|one| one.if_drawn).sum();
        let share = |one: &Spent| match one.other {
            _ if one.open => None,
            Some(other) if one.played || !self.swiss => {
                Some((self.counted(other), one.points, false))
            }
            Some(absent) => Some((own.min(self.counted(absent)), one.points, one.missed)),
            None => Some((own.min(draws), one.points, one.missed)),
        };
        rounds.iter().filter_map(share).collect()
    }

    /// A sum over opponents; the lowest is cut (14), a missed round before others unless it is worth less (16.5).
    fn sum(&self, player: PlayerId, times_scored: bool, cut: bool) -> f64 {
        let mut shares: Vec<(f64, f64, bool)> = self
            .opponents(player)
            .into_iter()
            .map(|(points, scored, missed)| {
                (points, if times_scored { points * scored } else { points }, missed)
            })
            .collect();
        let least =
            |shares: &[(f64, f64, bool)], missed: bool, key: fn(&(f64, f64, bool)) -> [f64; 2]| {
                let found = shares.iter().enumerate().filter(|(_, share)| share.2 || !missed);
                let by = |[a, b]: [f64; 2], [c, d]: [f64; 2]| a.total_cmp(&c).then(b.total_cmp(&d));
                found.min_by(|a, b| by(key(a.1), key(b.1))).map(|(at, _)| at)
            };
        if let Some(lowest) = least(&shares, false, |share| [share.0, share.1]).filter(|_| cut) {
            let missed = least(&shares, true, |share| [share.1, 0.0]);
            let missed = missed.filter(|at| shares[*at].1 >= shares[lowest].1);
            shares.remove(missed.unwrap_or(lowest));
        }
        shares.iter().map(|share| share.1).sum()
    }

    fn value(&self, step: Step, player: PlayerId, among: &[PlayerId]) -> f64 {
        let counted = |one: &&Spent| {
            step.context == Context::All || one.other.is_some_and(|other| among.contains(&other))
        };
        let rounds = || self.rounds[&player].iter().filter(counted);
        let games = |at: usize| f64::from(rounds().map(|one| one.counts[at]).sum::<u32>());
        match step.criterion {
            Criterion::MatchPoints => rounds().map(|one| one.points).sum(),
            Criterion::GamesDifference => games(3) - games(4),
            Criterion::GamesWon => games(3),
            Criterion::SonnebornBerger { cut } => self.sum(player, true, cut == 1),
            Criterion::Buchholz { cut } => self.sum(player, false, cut == Cut::Lowest(1)),
            other => panic!("{other} is none that the referee knows"),
        }
    }

    /// The direct encounter (6): classes of tied players, the best first, with the points of those who met any other.
    fn encounter(&self, tied: &[PlayerId]) -> (Vec<Vec<PlayerId>>, BTreeMap<PlayerId, f64>) {
        let win = if self.points.by_games { 1e9 } else { f64::from(self.points.win) / 2.0 };
        let (mut least, mut most) = (BTreeMap::new(), BTreeMap::new());
        let (mut met, mut missing) = (BTreeSet::new(), false);
        for &one in tied {
            let (mut low, mut high) = (0.0, 0.0);
            for &other in tied.iter().filter(|other| **other != one) {
                let between = || self.rounds[&one].iter().filter(|it| it.other == Some(other));
                let ended: Vec<f64> = between()
                    .filter(|it| !it.open && (it.played || !self.swiss))
                    .map(|it| it.points)
                    .collect();
                let open = between().filter(|it| it.open).count();
                let all = (ended.len() + open).max(1);
                let share = |sum: f64| sum / f64::from(u32::try_from(all).expect("few"));
                let to_come = f64::from(u32::try_from(all - ended.len()).expect("few")) * win;
                low += share(ended.iter().sum());
                high += share(ended.iter().sum::<f64>() + to_come);
                missing |= ended.len() < all;
                if !ended.is_empty() {
                    met.insert(one);
                }
            }
            least.insert(one, low);
            most.insert(one, high);
        }
        let points = least.iter().filter(|(one, _)| met.contains(one));
        let points = points.map(|(one, low)| (*one, *low)).collect();
        if !missing {
            return (classes(tied, |one| least[&one]), points);
        }
        let (mut rest, mut all) = (tied.to_vec(), Vec::new());
        while rest.len() > 1 {
            let is_first = |one: &PlayerId| {
                rest.iter().all(|other| other == one || most[other] < least[one] - 1e-9)
            };
            let Some(at) = rest.iter().position(is_first) else { break };
            all.push(vec![rest.remove(at)]);
        }
        all.push(rest);
        (all, points)
    }

    /// The tied players in classes by the steps from `at` on; a step among tied players is repeated among fewer.
    fn settle(&mut self, tied: Vec<PlayerId>, at: usize) -> Vec<Vec<PlayerId>> {
        let Some(&step) = self.steps.get(at).filter(|_| tied.len() > 1) else { return vec![tied] };
        let among = step.context == Context::AmongTied;
        let (found, values) = if step.criterion == Criterion::DirectEncounter {
            self.encounter(&tied)
        } else {
            let values: BTreeMap<PlayerId, f64> =
                tied.iter().map(|one| (*one, self.value(step, *one, &tied))).collect();
            (classes(&tied, |one| values[&one]), values)
        };
        for (one, value) in values {
            self.values.get_mut(&one).expect("a line")[at].get_or_insert(value);
        }
        let again = found.len() > 1 && (among || step.criterion == Criterion::DirectEncounter);
        let next = if again { at } else { at + 1 };
        found.into_iter().flat_map(|class| self.settle(class, next)).collect()
    }

    /// The place of each player by pairwise comparison: one more than the number of better players.
    pub(super) fn places(
        mut self,
        cup: &Tournament,
        stage: u32,
        group: Option<u32>,
    ) -> BTreeMap<PlayerId, Place> {
        let all: Vec<PlayerId> = self.rounds.keys().copied().collect();
        for &one in &all {
            let over_all = |step: &Step| {
                step.context == Context::All && step.criterion != Criterion::DirectEncounter
            };
            let value = |step: &Step| over_all(step).then(|| self.value(*step, one, &[]));
            let values = self.steps.iter().map(value).collect();
            self.values.insert(one, values);
        }
        let ranks = ranked(cup, stage, group, self.settle(all, 0));
        let place = |(player, rank): (PlayerId, Option<u32>)| {
            let sum = |at: usize| self.rounds[&player].iter().map(|one| one.counts[at]).sum();
            let (points, values) = (self.total(player), self.values[&player].clone());
            (player, Place { rank, points, counts: [0, 1, 2, 3, 4, 5].map(sum), values })
        };
        ranks.into_iter().map(place).collect()
    }
}

/// The rank of each player, one more than the number of better players; disqualified players have none.
pub(super) fn ranked(
    cup: &Tournament,
    stage: u32,
    group: Option<u32>,
    classes: Vec<Vec<PlayerId>>,
) -> BTreeMap<PlayerId, Option<u32>> {
    let is_out = |player: &PlayerId| {
        let exit = cup.exits.get(player);
        exit.is_some_and(|it| it.stage <= stage && it.reason == ExitReason::Disqualified)
    };
    let (mut ranks, mut better) = (BTreeMap::new(), 0);
    for class in classes.into_iter().flat_map(|tied| decided(cup, stage, group, tied)) {
        ranks.extend(class.iter().map(|one| (*one, (!is_out(one)).then_some(better + 1))));
        let ahead = class.iter().filter(|one| !is_out(one)).count();
        better += u32::try_from(ahead).expect("few");
    }
    ranks
}

/// The number of games missing for a win, at this number of wins and of played games.
fn needed(length: Length, at: u32, played: u32) -> u32 {
    match length {
        Length::FirstTo(games) => games - at,
        Length::Games(games) => games - played,
        Length::Open => u32::from(played == 0),
    }
}

/// Players with equal values together, the highest first.
pub(super) fn classes(tied: &[PlayerId], value: impl Fn(PlayerId) -> f64) -> Vec<Vec<PlayerId>> {
    let mut all: BTreeMap<usize, Vec<PlayerId>> = BTreeMap::new();
    for &one in tied {
        let better = tied.iter().filter(|other| value(**other) > value(one) + 1e-9).count();
        all.entry(better).or_default().push(one);
    }
    all.into_values().collect()
}

/// The order of players tied on every step: a recorded order, or
/// else play-offs in which each has played another of them.
fn decided(
    cup: &Tournament,
    stage: u32,
    group: Option<u32>,
    tied: Vec<PlayerId>,
) -> Vec<Vec<PlayerId>> {
    let by_hand = |tied: &[PlayerId]| {
        let ties = &cup.stages[stage as usize - 1].ties;
        let last = ties.iter().rev().find(|tie| tied.iter().all(|one| tie.order.contains(one)))?;
        let order = last.order.iter().filter(|one| tied.contains(one));
        Some(order.map(|one| vec![*one]).collect::<Vec<_>>())
    };
    if tied.len() < 2 {
        return vec![tied];
    }
    if let Some(order) = by_hand(&tied) {
        return order;
    }
    let (mut wins, mut played) = (BTreeMap::new(), Vec::new());
    for one in &cup.matches {
        let own = one.stage == stage && one.group == group && one.round == RoundName::PlayOff;
        let ([Some(a), Some(b)], Some(end)) = (one.sides, end(one)) else { continue };
        let sides = [a, b];
        if !own || sides.iter().any(|side| !tied.contains(side)) {
            continue;
        }
        played.extend(sides);
        if let Some(winner) = end.winner {
            *wins.entry(sides[winner]).or_insert(0.0) += 1.0;
        }
    }
    if tied.iter().any(|one| !played.contains(one)) {
        return vec![tied];
    }
    let by_wins = classes(&tied, |one| wins.get(&one).copied().unwrap_or_default());
    let split = |class: Vec<PlayerId>| match by_hand(&class) {
        Some(order) if class.len() > 1 => order,
        _ => vec![class],
    };
    by_wins.into_iter().flat_map(split).collect()
}
