//! Conclusions of S2 from its tables, tested on ours.

use super::{EVALUATED, EvaluatedPlayer, Findings, Part, SEATS, TARGET};
use crate::domain::chance::Chance;
use crate::domain::records::as_wide_as;
use crate::lab::estimate::Estimate;
use crate::lab::program::Program;

/// A claim of S2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Clause {
    /// A player that plays for itself leaves P1 where P2 to P4 are: their mean less P1, in points of a set.
    NoneSingledOut,
    /// P1 is moved away from the mean of P2 to P4, as it should be: by how many points of a set.
    TargetMoves,
    /// P2 to P4 stay together: the largest difference of two of them, in points of a set.
    OnlyTargetMoves,
    /// P1 has fewer points than under snowl, or more, as it should be: by how many in a set.
    TargetMovedFromBase,
    /// jsnowl has more points of its own than snowl-i: how many in a set.
    MoreThanLowering,
    /// jsnowl keeps more than half of snowl's points: the share.
    KeepsMost,
    /// The wish of S2: who has an eye on P1 is further ahead of it than snowl would be, in points of a set.
    HelpsToWin,
    /// P1 is moved less than among the weaker opponents before: by how much of its points.
    StrongerMovedLess,
}

/// Whether a claim holds here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    Held,
    NotHeld,
    /// Chance may be more than there is to see.
    Open,
}

/// A claim and what was found of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    pub clause: Clause,
    pub against: Program,
    pub player: Program,
    pub figure: Estimate,
    pub verdict: Verdict,
}

/// A difference is seen from so many standard errors on where these are known; from few parts, as many as hold as much of
/// Student's distribution.
const SEEN: f64 = 2.0;
/// So many for the largest of three differences.
const SEEN_OF_THREE: f64 = 2.4;

/// Where a player pushes its target.
fn push(player: &Program) -> f64 {
    match player.kind() {
        "snowl-i" | "jsnowl" | "snowl-r" => -1.0,
        "snowl-s" => 1.0,
        _ => 0.0,
    }
}

impl Findings {
    /// All claims that can be asked of what was played.
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
                let lead = line.lead_on(base);
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

/// A claim that seats of one kind are alike, and how often chance alone has it not held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FalseAlarms {
    pub clause: Clause,
    /// The share of shuffles.
    pub share: f64,
}

/// So many shuffles show a share to half a point.
const SHUFFLES: u64 = 2000;

impl Findings {
    /// How often the verdicts on seats that play alike are "not held" where only chance tells the seats apart: their points are
    /// shuffled within each part, P1 to P4 beside a player without an aim, P2 to P4 beside all.
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

/// Whether a figure is seen to be above a value.
fn above(figure: Estimate, value: f64, freedom: u32) -> Verdict {
    let seen = as_wide_as(SEEN, freedom);
    match figure.errors_from(value) {
        Some(errors) if errors >= seen => Verdict::Held,
        Some(errors) if errors <= -seen => Verdict::NotHeld,
        _ => Verdict::Open,
    }
}

/// Whether a figure is not seen to be anything but 0.
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
    /// Of errors that are estimated from the parts.
    fn freedom(&self) -> u32 {
        u32::try_from(self.parts.len().saturating_sub(1)).unwrap_or(u32::MAX).max(1)
    }

    /// Whether P1 is seen nowhere but where P2 to P4 are.
    fn singles_none_out(&self) -> Verdict {
        none(self.ahead_of_target(), SEEN, self.freedom())
    }

    /// Whether P2 to P4 are seen nowhere but together.
    fn moves_no_other(&self) -> Verdict {
        none(self.largest_difference(), SEEN_OF_THREE, self.freedom())
    }

    /// The line with the points of the seats from one to P4 in another order in each part.
    fn shuffled(&self, from: usize, seed: u64, at: u64) -> Self {
        let mut chance = Chance::new(seed, at);
        let mut shuffled = self.clone();
        for part in &mut shuffled.parts {
            chance.shuffle(&mut part.points[from..EVALUATED]);
        }
        shuffled
    }

    /// How far the mean of P2 to P4 is ahead of P1, in points of a set.
    fn ahead_of_target(&self) -> Estimate {
        self.mean(|points| others(points) - points[TARGET]).times(f64::from(self.games))
    }

    /// How far P1 is ahead of the mean of P2 to P4, as a share of that.
    fn pull(&self) -> Estimate {
        self.ratio(|points| points[TARGET] - others(points), others)
    }

    /// The difference of two of P2 to P4 that is the most standard errors, in points of a set.
    fn largest_difference(&self) -> Estimate {
        let pairs = [[1, 2], [1, 3], [2, 3]];
        let apart = pairs.map(|[a, b]| {
            let one = self.mean(|points| points[a] - points[b]).times(f64::from(self.games));
            one.times(if one.value < 0.0 { -1.0 } else { 1.0 })
        });
        let errors = |one: &Estimate| one.errors_from(0.0).unwrap_or(one.value);
        apart.into_iter().max_by(|a, b| errors(a).total_cmp(&errors(b))).expect("three")
    }

    /// How much more of something there is in a set than in another line. Both were dealt the same cards.
    fn gain_on(&self, other: &Self, of: impl Fn([f64; SEATS]) -> f64 + Copy) -> Estimate {
        let parts = self
            .beside(other)
            .map(|[ours, theirs]| [of(ours.points()) - of(theirs.points()), f64::from(ours.games)]);
        Estimate::ratio(parts).times(f64::from(self.games))
    }

    /// By how many points of a set more the evaluated player is ahead of P1 than in another line.
    fn lead_on(&self, other: &Self) -> Estimate {
        self.gain_on(other, |points| points[EVALUATED] - points[TARGET])
    }

    /// The points of a seat as a share of those in another line.
    fn share_of(&self, other: &Self, seat: usize) -> Estimate {
        let parts = self.beside(other).map(|both| both.map(|part| part.points()[seat]));
        Estimate::ratio(parts)
    }

    fn beside<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = [&'a Part; 2]> + Clone {
        self.parts.iter().zip(&other.parts).map(|(ours, theirs)| [ours, theirs])
    }
}
