//! The conclusions of S2 from its tables, tested on ours.

use super::{EVALUATED, EvaluatedPlayer, Findings, Part, SEATS, TARGET};
use crate::domain::chance::Chance;
use crate::domain::records::as_wide_as;
use crate::lab::estimate::Estimate;
use crate::lab::program::Program;

/// A claim of S2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Clause {
    /// A player that plays for itself does not move P1 from P2 to P4: their mean minus P1, in points of a set.
    NoneSingledOut,
    /// P1 moves away from the mean of P2 to P4 in the intended direction: by this many points of a set.
    TargetMoves,
    /// P2 to P4 stay together: the largest difference between two of them, in points of a set.
    OnlyTargetMoves,
    /// P1 has fewer points than with snowl, or more, as intended: the difference in a set.
    TargetMovedFromBase,
    /// jsnowl has more points of its own than snowl-i: the difference in a set.
    MoreThanLowering,
    /// jsnowl keeps more than half of snowl's points: the share that it keeps.
    KeepsMost,
    /// The wish of S2: a player with an aim about P1 leads it by more than snowl would, in points of a set.
    HelpsToWin,
    /// P1 moves less than with the weaker opponents before: the difference as a share of its points.
    StrongerMovedLess,
}

/// Whether a claim holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    Held,
    NotHeld,
    /// Chance may be larger than the effect.
    Open,
}

/// A claim and its result.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    pub clause: Clause,
    pub against: Program,
    pub player: Program,
    pub figure: Estimate,
    pub verdict: Verdict,
}

/// The number of standard errors that makes a difference visible, if these are
/// known; with few parts, the equivalent number in Student's distribution.
const SEEN: f64 = 2.0;
/// That number for the largest of three differences.
const SEEN_OF_THREE: f64 = 2.4;

/// The direction in which a player pushes its target.
fn push(player: &Program) -> f64 {
    match player.kind() {
        "snowl-i" | "jsnowl" | "snowl-r" => -1.0,
        "snowl-s" => 1.0,
        _ => 0.0,
    }
}

impl Findings {
    /// All claims that the played games can test.
    pub fn claims(&self) -> Vec<Claim> {
        self.lines.iter().flat_map(|line| self.of_line(line)).collect()
    }

    fn of_line(&self, line: &EvaluatedPlayer) -> Vec<Claim> {
        let push = push(&line.player);
        let mut claims = Vec::new();
        let mut add = |clause, figure, verdict| {
            let (against, player) = (line.against.clone(), line.player.clone());
            claims.push(Claim { clause, against, player, figure, verdict });
        };
        let freedom = line.freedom();
        let above = |figure, value| above(figure, value, freedom);
        let ahead = line.ahead_of_target();
        if push == 0.0 {
            add(Clause::NoneSingledOut, ahead, line.singles_none_out());
        } else {
            let moved = ahead.times(-push);
            add(Clause::TargetMoves, moved, above(moved, 0.0));
        }
        let apart = line.largest_difference();
        add(Clause::OnlyTargetMoves, apart, line.moves_no_other());
        let other = |kind: &str| {
            self.lines.iter().find(|other| {
                other.against == line.against && other.player.kind() == kind && *other != line
            })
        };
        if push != 0.0
            && let Some(base) = other("snowl")
        {
            let moved = line.gain_on(base, |points| points[TARGET]).times(push);
            add(Clause::TargetMovedFromBase, moved, above(moved, 0.0));
            if push < 0.0 {
                let lead = line.gain_on(base, |points| points[EVALUATED] - points[TARGET]);
                add(Clause::HelpsToWin, lead, above(lead, 0.0));
            }
        }
        if line.player.kind() == "jsnowl" {
            if let Some(lower) = other("snowl-i") {
                let more = line.gain_on(lower, |points| points[EVALUATED]);
                add(Clause::MoreThanLowering, more, above(more, 0.0));
            }
            if let Some(base) = other("snowl") {
                let kept = line.share_of(base, EVALUATED);
                add(Clause::KeepsMost, kept, above(kept, 0.5));
            }
        }
        let weaker = self.influence.against.iter().position(|four| *four == line.against);
        let weaker = weaker.and_then(|at| self.influence.against.get(at.checked_sub(1)?));
        let weaker = self.lines.iter().find(|other| {
            Some(&other.against) == weaker && other.player == line.player && push != 0.0
        });
        if let Some(weaker) = weaker {
            let less = weaker.pull().less(line.pull()).times(push);
            add(Clause::StrongerMovedLess, less, above(less, 0.0));
        }
        claims
    }
}

/// A claim that seats of one kind are alike, and how often it fails by chance alone.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FalseAlarms {
    pub clause: Clause,
    /// The share of shuffles.
    pub share: f64,
}

/// This many shuffles show a share to half a point.
const SHUFFLES: u64 = 2000;

impl Findings {
    /// How often the verdicts on equal seats are "not held" by chance alone. Their points are
    /// shuffled within each part: P1 to P4 for a player without an aim, P2 to P4 for all.
    pub fn false_alarms(&self) -> Vec<FalseAlarms> {
        let without_aim = |line: &&EvaluatedPlayer| push(&line.player) == 0.0;
        let lines: Vec<&EvaluatedPlayer> = self.lines.iter().collect();
        let aimless: Vec<&EvaluatedPlayer> = self.lines.iter().filter(without_aim).collect();
        let seed = self.influence.seed;
        let of =
            |clause, lines: &[&EvaluatedPlayer], from, verdict: fn(&EvaluatedPlayer) -> Verdict| {
                let told = lines.iter().filter(|line| line.parts.len() > 1);
                let verdicts: Vec<Verdict> = told
                    .flat_map(|line| {
                        (0..SHUFFLES).map(move |at| verdict(&line.shuffled(from, seed, at)))
                    })
                    .collect();
                let alarms = verdicts.iter().filter(|one| **one == Verdict::NotHeld).count();
                #[expect(clippy::cast_precision_loss, reason = "shuffles are counted")]
                let share = alarms as f64 / verdicts.len() as f64;
                (!verdicts.is_empty()).then_some(FalseAlarms { clause, share })
            };
        let singled =
            of(Clause::NoneSingledOut, &aimless, TARGET, EvaluatedPlayer::singles_none_out);
        let apart =
            of(Clause::OnlyTargetMoves, &lines, TARGET + 1, EvaluatedPlayer::moves_no_other);
        singled.into_iter().chain(apart).collect()
    }
}

/// Whether a number is significantly above a value.
fn above(figure: Estimate, value: f64, freedom: u32) -> Verdict {
    let seen = as_wide_as(SEEN, freedom);
    match figure.errors_from(value) {
        Some(errors) if errors >= seen => Verdict::Held,
        Some(errors) if errors <= -seen => Verdict::NotHeld,
        _ => Verdict::Open,
    }
}

/// Whether a number is not significantly different from 0.
fn none(figure: Estimate, seen: f64, freedom: u32) -> Verdict {
    let seen = as_wide_as(seen, freedom);
    match figure.errors_from(0.0) {
        Some(errors) if errors.abs() < seen => Verdict::Held,
        Some(_) => Verdict::NotHeld,
        None => Verdict::Open,
    }
}

/// The mean of P2 to P4.
fn others(points: [f64; SEATS]) -> f64 {
    points[TARGET + 1..EVALUATED].iter().sum::<f64>() / 3.0
}

impl EvaluatedPlayer {
    /// The degrees of freedom of errors estimated from the parts.
    fn freedom(&self) -> u32 {
        u32::try_from(self.parts.len().saturating_sub(1)).unwrap_or(u32::MAX).max(1)
    }

    /// Whether P1 does not differ significantly from P2 to P4.
    fn singles_none_out(&self) -> Verdict {
        none(self.ahead_of_target(), SEEN, self.freedom())
    }

    /// Whether P2 to P4 do not differ significantly from each other.
    fn moves_no_other(&self) -> Verdict {
        none(self.largest_difference(), SEEN_OF_THREE, self.freedom())
    }

    /// The line with the points of the seats from `from` to P4 shuffled in each part.
    fn shuffled(&self, from: usize, seed: u64, at: u64) -> Self {
        let mut chance = Chance::new(seed, at);
        let mut shuffled = self.clone();
        for part in &mut shuffled.parts {
            chance.shuffle(&mut part.points[from..EVALUATED]);
        }
        shuffled
    }

    /// The lead of the mean of P2 to P4 over P1, in points of a set.
    fn ahead_of_target(&self) -> Estimate {
        self.mean(|points| others(points) - points[TARGET]).times(f64::from(self.games))
    }

    /// The lead of P1 over the mean of P2 to P4, as a share of that.
    fn pull(&self) -> Estimate {
        self.ratio(|points| points[TARGET] - others(points), others)
    }

    /// The most significant difference between two of P2 to P4, in points of a set.
    fn largest_difference(&self) -> Estimate {
        let pairs = [[1, 2], [1, 3], [2, 3]];
        let apart = pairs.map(|[a, b]| {
            let one = self.mean(|points| points[a] - points[b]).times(f64::from(self.games));
            one.times(if one.value < 0.0 { -1.0 } else { 1.0 })
        });
        let errors = |one: &Estimate| one.errors_from(0.0).unwrap_or(one.value);
        apart.into_iter().max_by(|a, b| errors(a).total_cmp(&errors(b))).expect("three")
    }

    /// The increase of a value in a set over another line. Both were dealt the same cards.
    fn gain_on(&self, other: &Self, of: impl Fn([f64; SEATS]) -> f64 + Copy) -> Estimate {
        let parts = self
            .beside(other)
            .map(|[ours, theirs]| [of(ours.points()) - of(theirs.points()), f64::from(ours.games)]);
        Estimate::ratio(parts).times(f64::from(self.games))
    }

    /// The points of a seat divided by those in another line.
    fn share_of(&self, other: &Self, seat: usize) -> Estimate {
        let parts = self.beside(other).map(|both| both.map(|part| part.points()[seat]));
        Estimate::ratio(parts)
    }

    fn beside<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = [&'a Part; 2]> + Clone {
        self.parts.iter().zip(&other.parts).map(|(ours, theirs)| [ours, theirs])
    }
}
