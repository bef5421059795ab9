//! Sums over the opponents' points, with the rules for unplayed rounds (Articles 8, 9.1, 14 and 16).

use super::criterion::{Addend, Cut};
use super::field::{Column, Field, Meeting, StandingsLine, System};
use super::plan::{Edition, StandingsPlan};

/// The points of the players in a field, as their opponents count them.
pub(super) struct Strength<'a> {
    field: &'a Field,
    plan: &'a StandingsPlan,
    /// Whether the matches of the last round count as drawn (8.3).
    drawn: bool,
    /// Each line's points as its opponents count them (16.3).
    adjusted: Vec<f64>,
}

/// The share of one round in a player's sum.
#[derive(Clone, Copy)]
struct Share {
    /// The round, from 0.
    round: usize,
    /// The line of the opponent; none for the dummy.
    met: Option<usize>,
    /// The points of the opponent, or of the dummy.
    opponent: f64,
    /// The value added.
    value: f64,
    /// Whether the player missed the round voluntarily.
    voluntary: bool,
}

impl<'a> Strength<'a> {
    /// By the actual results.
    pub(super) fn new(field: &'a Field, plan: &'a StandingsPlan) -> Self {
        Self { field, plan, drawn: false, adjusted: Vec::new() }.adjust()
    }

    /// As if every match of the last round were drawn.
    pub(super) fn before_last_round(field: &'a Field, plan: &'a StandingsPlan) -> Self {
        Self { field, plan, drawn: true, adjusted: Vec::new() }.adjust()
    }

    /// Buchholz (8.1), and fore Buchholz (8.3).
    pub(super) fn buchholz(&self, cut: Cut) -> Column {
        let sum = |line| Some(sum(&kept(self.shares(line, |_| 1.0), cut)));
        self.field.lines.iter().map(sum).collect()
    }

    /// Sonneborn-Berger (9.1).
    pub(super) fn sonneborn_berger(&self, cut: u8) -> Column {
        let scored = |meeting| self.plan.points.of(meeting);
        let sum = |line| Some(sum(&kept(self.shares(line, scored), Cut::Lowest(cut))));
        self.field.lines.iter().map(sum).collect()
    }

    /// The shares of each player one by one, each times the own score if `weighed`.
    pub(super) fn addends(&self, weighed: bool, cut: Cut) -> Vec<Vec<Addend>> {
        self.field.lines.iter().map(|line| self.addends_of(line, weighed, cut)).collect()
    }

    fn addends_of(&self, line: &StandingsLine, weighed: bool, cut: Cut) -> Vec<Addend> {
        let weight = |meeting| if weighed { self.plan.points.of(meeting) } else { 1.0 };
        let shares = self.shares(line, weight);
        let kept = kept(shares.clone(), cut);
        let addend = |share: &Share| Addend {
            opponent: share.met.map(|at| {
                let them = &self.field.lines[at];
                (them.player, them.points(self.plan.points))
            }),
            points: share.opponent,
            times: weighed.then(|| weight(line.meetings[share.round])),
            is_cut: kept.iter().all(|one| one.round != share.round),
            is_missed: share.voluntary,
        };
        shares.iter().map(addend).collect()
    }

    /// The sum of the opponents' Buchholz scores.
    pub(super) fn sum(&self) -> Column {
        self.of_opponents().into_iter().map(|them| Some(them.into_iter().sum())).collect()
    }

    /// The average of the opponents' Buchholz scores (8.2), rounded to hundredths.
    pub(super) fn average(&self) -> Column {
        let average = |them: Vec<f64>| {
            let count = u32::try_from(them.len()).ok().filter(|&count| count > 0)?;
            let sum: f64 = them.into_iter().sum();
            Some((sum * 100.0 / f64::from(count)).round() / 100.0)
        };
        self.of_opponents().into_iter().map(average).collect()
    }

    /// The Buchholz scores of all opponents of each player.
    fn of_opponents(&self) -> Vec<Vec<f64>> {
        let buchholz = self.buchholz(Cut::None);
        let of = |line: &StandingsLine| {
            let met = line.meetings.iter().filter_map(|it| it.met(self.field.system));
            met.filter_map(|opponent| buchholz[opponent]).collect()
        };
        self.field.lines.iter().map(of).collect()
    }

    fn adjust(mut self) -> Self {
        self.adjusted = self.field.lines.iter().map(|line| self.adjusted_points(line)).collect();
        self
    }

    /// Whether a meeting is in the last round and counts as drawn.
    fn is_drawn(&self, line: &StandingsLine, at: usize, meeting: Meeting) -> bool {
        let is_last = self.drawn && line.last_round.is_some_and(|last| at >= last);
        is_last && meeting.opponent().is_some()
    }

    /// The points of a round that counts as drawn.
    fn as_drawn(&self, round: usize, meeting: Meeting) -> f64 {
        self.plan.points.as_drawn(meeting, self.field.games.get(round).copied())
    }

    /// The adjusted points (16.3): byes after which the player never played again count as draws.
    fn adjusted_points(&self, line: &StandingsLine) -> f64 {
        let was_there = |(round, &meeting): (usize, &Meeting)| {
            !meeting.is_voluntary() || self.is_drawn(line, round, meeting)
        };
        let last = line.meetings.iter().enumerate().rposition(was_there);
        let worth = |(round, &meeting): (usize, &Meeting)| {
            let gone = last.is_none_or(|last| round > last) && meeting.opponent().is_none();
            if self.is_drawn(line, round, meeting) || gone && self.field.system == System::Swiss {
                self.as_drawn(round, meeting)
            } else {
                self.plan.points.of(meeting)
            }
        };
        line.head_start + line.meetings.iter().enumerate().map(worth).sum::<f64>()
    }

    /// The player's own points, from which the points of a dummy follow (16.4).
    fn own_points(&self, line: &StandingsLine) -> f64 {
        let worth = |(round, &meeting): (usize, &Meeting)| {
            if self.is_drawn(line, round, meeting) {
                self.as_drawn(round, meeting)
            } else {
                self.plan.points.of(meeting)
            }
        };
        line.head_start + line.meetings.iter().enumerate().map(worth).sum::<f64>()
    }

    /// The share of each round for `line`, the opponent's points times `weight`.
    fn shares(&self, line: &StandingsLine, weight: impl Fn(Meeting) -> f64) -> Vec<Share> {
        let share = |(round, &meeting): (usize, &Meeting)| {
            let met = match meeting.met(self.field.system) {
                None if self.is_drawn(line, round, meeting) => meeting.opponent(),
                met => met,
            };
            let opponent = match met {
                Some(opponent) => self.adjusted[opponent],
                None => self.dummy(line, meeting)?,
            };
            let voluntary = met.is_none() && meeting.is_voluntary();
            Some(Share { round, met, opponent, value: opponent * weight(meeting), voluntary })
        };
        line.meetings.iter().enumerate().filter_map(share).collect()
    }

    /// The points of the dummy for an opponent who was not met (16.4). None
    /// in a round robin (15.1), and for a match still to be played.
    fn dummy(&self, line: &StandingsLine, meeting: Meeting) -> Option<f64> {
        if self.field.system == System::RoundRobin || !meeting.is_decided() {
            return None;
        }
        let own = self.own_points(line);
        Some(match (self.plan.edition, meeting.opponent()) {
            (Edition::Y2023, _) => own,
            (Edition::Y2026, Some(absent)) => own.min(self.adjusted[absent]),
            (Edition::Y2026, None) => {
                let decided = line.meetings.iter().enumerate().filter(|(_, it)| it.is_decided());
                let drawn: f64 = decided.map(|(round, &it)| self.as_drawn(round, it)).sum();
                own.min(line.head_start + drawn)
            }
        })
    }
}

/// The shares that remain after the cut (Article 14).
fn kept(mut shares: Vec<Share>, cut: Cut) -> Vec<Share> {
    for _ in 0..cut.lowest() {
        if let Some(at) = least(&shares) {
            shares.remove(at);
        }
    }
    for _ in 0..cut.highest() {
        let highest = shares.iter().enumerate().max_by(|(_, a), (_, b)| {
            a.opponent.total_cmp(&b.opponent).then(a.value.total_cmp(&b.value))
        });
        if let Some((at, _)) = highest {
            shares.remove(at);
        }
    }
    shares
}

fn sum(shares: &[Share]) -> f64 {
    shares.iter().map(|share| share.value).sum()
}

/// The share of the opponent with the fewest points, or that of a
/// voluntarily missed round if it is worth no less (16.5).
fn least(shares: &[Share]) -> Option<usize> {
    let weakest = (0..shares.len()).min_by(|&a, &b| {
        let (a, b) = (&shares[a], &shares[b]);
        a.opponent.total_cmp(&b.opponent).then(a.value.total_cmp(&b.value))
    })?;
    let missed = (0..shares.len())
        .filter(|&at| shares[at].voluntary)
        .min_by(|&a, &b| shares[a].value.total_cmp(&shares[b].value));
    missed.filter(|&at| shares[at].value >= shares[weakest].value).or(Some(weakest))
}
