//! The criteria, each with its usual short name.
//!
//! Tie-breaks from ratings (Article 10). Only matches that were played count (15.2), and none of these has a value
//! unless all players have a rating.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::buchholz::Strength;
use super::field::{Bye, Column, Field, MatchResult, Meeting, StandingsLine, Tally};
use super::plan::{Context, MatchPoints, StandingsPlan, Step};
use crate::chance::shuffle;
use crate::name::fold;
use crate::number::PlayerId;
use crate::rating::performance::WHOLE;
use crate::rounding::{BILLIONTHS, rounded};

/// The contributions to a sum that are left out (Article 14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cut {
    /// None.
    #[default]
    None,
    /// This many of the lowest.
    Lowest(u8),
    /// This many of the lowest and of the highest.
    Median(u8),
}

impl Cut {
    /// The number of lowest contributions that are left out.
    pub(super) fn lowest(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Lowest(n) | Self::Median(n) => n,
        }
    }

    /// The number of highest contributions that are left out.
    pub(super) fn highest(self) -> u8 {
        match self {
            Self::None | Self::Lowest(_) => 0,
            Self::Median(n) => n,
        }
    }
}

/// A tie-break. Journals keep these under their names, which must never change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Criterion {
    /// PTS, match points.
    MatchPoints,
    /// WIN, rounds with as many points as for a win, played or not (7.1).
    Wins,
    /// WON, matches won by play (7.2).
    PlayedWins,
    /// REP, rounds that the player elected to play: those not missed voluntarily (7.6).
    RoundsElected,
    /// DE, direct encounter (Article 6).
    DirectEncounter,
    /// SB, Sonneborn-Berger: the opponents' points times the score against them (9.1).
    SonnebornBerger {
        /// The number of opponents with the fewest points that are left out.
        cut: u8,
    },
    /// KS, Koya: points against players with at least half of their possible points (9.2).
    Koya,
    /// GD, games won minus games lost.
    GamesDifference,
    /// GW, games won.
    GamesWon,
    /// GR, games won per game played; a drawn game counts half.
    GamesRatio,
    /// BH, Buchholz: the opponents' points (8.1).
    Buchholz {
        /// The opponents that are left out.
        cut: Cut,
    },
    /// FB, fore Buchholz: Buchholz as if all matches of the last round were drawn (8.3).
    ForeBuchholz {
        /// The opponents that are left out.
        cut: Cut,
    },
    /// AOB, the average of the opponents' Buchholz (8.2), to two decimals.
    AverageBuchholz,
    /// SOB, the sum of the opponents' Buchholz.
    SumBuchholz,
    /// PS, progressive score: the sum of the points after each round (7.5).
    Progressive {
        /// The number of first rounds that are left out.
        cut: u8,
    },
    /// RTNG, the player's rating before the first round.
    Rating,
    /// ARO, the average rating of the opponents (10.1), rounded to a point.
    AverageRating {
        /// The opponents that are left out.
        cut: Cut,
    },
    /// TPR, tournament performance rating (10.2).
    Performance,
    /// PTP, perfect tournament performance (10.3).
    PerfectPerformance,
    /// APRO, the average of the opponents' TPR (10.4).
    AveragePerformance,
    /// APPO, the average of the opponents' PTP (10.5).
    AveragePerfectPerformance,
    /// TPN, the place in the starting list, the first the best.
    StartingRank,
    /// LOT, drawing of lots.
    Lots {
        /// The random seed, from which anyone can repeat the drawing.
        seed: u64,
    },
}

impl Criterion {
    /// Whether it can separate players of a round robin. The Buchholz family cannot: all have the same opponents (FIDE
    /// VCL4THP, question 105).
    pub fn suits_round_robin(self) -> bool {
        !matches!(
            self,
            Self::Buchholz { .. }
                | Self::ForeBuchholz { .. }
                | Self::AverageBuchholz
                | Self::SumBuchholz
        )
    }

    /// Whether it uses the ratings before the first round.
    pub fn needs_ratings(self) -> bool {
        matches!(
            self,
            Self::Rating
                | Self::AverageRating { .. }
                | Self::Performance
                | Self::PerfectPerformance
                | Self::AveragePerformance
                | Self::AveragePerfectPerformance
        )
    }

    /// Whether the smaller value is the better one.
    pub(super) fn is_ascending(self) -> bool {
        matches!(self, Self::StartingRank | Self::Lots { .. })
    }
}

impl fmt::Display for Cut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Lowest(n) => write!(f, "/C{n}"),
            Self::Median(n) => write!(f, "/M{n}"),
        }
    }
}

/// The criteria that have nothing but a name.
const PLAIN: [(Criterion, &str); 17] = [
    (Criterion::MatchPoints, "PTS"),
    (Criterion::Wins, "WIN"),
    (Criterion::PlayedWins, "WON"),
    (Criterion::RoundsElected, "REP"),
    (Criterion::DirectEncounter, "DE"),
    (Criterion::Koya, "KS"),
    (Criterion::GamesDifference, "GD"),
    (Criterion::GamesWon, "GW"),
    (Criterion::GamesRatio, "GR"),
    (Criterion::AverageBuchholz, "AOB"),
    (Criterion::SumBuchholz, "SOB"),
    (Criterion::Rating, "RTNG"),
    (Criterion::Performance, "TPR"),
    (Criterion::PerfectPerformance, "PTP"),
    (Criterion::AveragePerformance, "APRO"),
    (Criterion::AveragePerfectPerformance, "APPO"),
    (Criterion::StartingRank, "TPN"),
];

impl fmt::Display for Criterion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::SonnebornBerger { cut: 0 } => f.write_str("SB"),
            Self::SonnebornBerger { cut } => write!(f, "SB/C{cut}"),
            Self::Buchholz { cut } => write!(f, "BH{cut}"),
            Self::ForeBuchholz { cut } => write!(f, "FB{cut}"),
            Self::Progressive { cut: 0 } => f.write_str("PS"),
            Self::Progressive { cut } => write!(f, "PS/C{cut}"),
            Self::AverageRating { cut } => write!(f, "ARO{cut}"),
            Self::Lots { seed } => write!(f, "LOT/{seed}"),
            plain => {
                let named = PLAIN.iter().find(|(one, _)| *one == plain);
                f.write_str(named.expect("each plain criterion has a name").1)
            }
        }
    }
}

/// A text that is no short name of a criterion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACriterion(pub String);

impl FromStr for Criterion {
    type Err = NotACriterion;

    fn from_str(text: &str) -> Result<Self, NotACriterion> {
        let folded = fold(text);
        let (name, modifier) = match folded.split_once('/') {
            Some((name, modifier)) => (name, Some(modifier)),
            None => (folded.as_str(), None),
        };
        let found = match modifier {
            None => {
                let known = PLAIN.iter().find(|(_, known)| known.eq_ignore_ascii_case(name));
                known.map(|(plain, _)| *plain).or_else(|| with_cut(name, Cut::None))
            }
            Some(modifier) if name == "lot" => {
                modifier.parse().ok().map(|seed| Self::Lots { seed })
            }
            Some(modifier) => read_cut(modifier).and_then(|cut| with_cut(name, cut)),
        };
        found.ok_or_else(|| NotACriterion(text.to_owned()))
    }
}

fn with_cut(name: &str, cut: Cut) -> Option<Criterion> {
    match (name, cut) {
        ("bh", cut) => Some(Criterion::Buchholz { cut }),
        ("fb", cut) => Some(Criterion::ForeBuchholz { cut }),
        ("aro", cut) => Some(Criterion::AverageRating { cut }),
        ("sb", Cut::None | Cut::Lowest(_)) => {
            Some(Criterion::SonnebornBerger { cut: cut.lowest() })
        }
        ("ps", Cut::None | Cut::Lowest(_)) => Some(Criterion::Progressive { cut: cut.lowest() }),
        _ => None,
    }
}

fn read_cut(modifier: &str) -> Option<Cut> {
    let number = |digits: &str| digits.parse().ok().filter(|&n: &u8| n > 0);
    match modifier.strip_prefix('c') {
        Some(digits) => number(digits).map(Cut::Lowest),
        None => number(modifier.strip_prefix('m')?).map(Cut::Median),
    }
}

// The values of a tie-break for each line of a field.

/// The values of a criterion that depends only on the matches of `field`.
/// The direct encounter depends on who is tied and has none.
pub(super) fn column(criterion: Criterion, field: &Field, plan: &StandingsPlan) -> Column {
    // The sum of nothing is −0.0, which must not rank below 0.0.
    let positive = |value: Option<f64>| value.map(|value| value + 0.0);
    of_lines(criterion, field, plan).into_iter().map(positive).collect()
}

fn of_lines(criterion: Criterion, field: &Field, plan: &StandingsPlan) -> Column {
    let points = plan.points;
    let strength = || Strength::new(field, plan);
    match criterion {
        Criterion::MatchPoints => each(field, |line| line.points(points)),
        Criterion::Wins => each(field, |line| count(line, is_win)),
        Criterion::PlayedWins => each(field, |line| count(line, is_played_win)),
        Criterion::RoundsElected => {
            each(field, |line| count(line, |it| it.is_decided() && !it.is_voluntary()))
        }
        Criterion::DirectEncounter => vec![None; field.lines.len()],
        Criterion::SonnebornBerger { cut } => strength().sonneborn_berger(cut),
        Criterion::Koya => each(field, |line| koya(field, points, line)),
        Criterion::GamesDifference => each(field, |line| difference(tally(line))),
        Criterion::GamesWon => each(field, |line| f64::from(tally(line).games_won)),
        Criterion::GamesRatio => {
            field.lines.iter().map(|line| tally(line).game_win_rate()).collect()
        }
        Criterion::Buchholz { cut } => strength().buchholz(cut),
        Criterion::ForeBuchholz { cut } => Strength::before_last_round(field, plan).buchholz(cut),
        Criterion::AverageBuchholz => strength().average(),
        Criterion::SumBuchholz => strength().sum(),
        Criterion::Progressive { cut } => each(field, |line| progressive(points, line, cut.into())),
        Criterion::Rating => field.lines.iter().map(|line| line.rating).collect(),
        Criterion::AverageRating { cut } => average_rating(field, cut),
        Criterion::Performance => performance(field),
        Criterion::PerfectPerformance => perfect(field),
        Criterion::AveragePerformance => average_of_opponents(field, &performance(field)),
        Criterion::AveragePerfectPerformance => average_of_opponents(field, &perfect(field)),
        Criterion::StartingRank => each(field, |line| line.start.into()),
        Criterion::Lots { seed } => lots(field, seed),
    }
}

fn each(field: &Field, value: impl Fn(&StandingsLine) -> f64) -> Column {
    field.lines.iter().map(|line| Some(value(line))).collect()
}

fn tally(line: &StandingsLine) -> Tally {
    Tally::of(&line.meetings)
}

fn count(line: &StandingsLine, counts: impl Fn(Meeting) -> bool) -> f64 {
    line.meetings.iter().map(|&meeting| f64::from(u8::from(counts(meeting)))).sum()
}

fn is_win(meeting: Meeting) -> bool {
    let unplayed = matches!(meeting, Meeting::Forfeit { won: true, .. } | Meeting::Bye(Bye::Full));
    unplayed || is_played_win(meeting)
}

fn is_played_win(meeting: Meeting) -> bool {
    matches!(meeting, Meeting::Played { result: MatchResult::Win, .. })
}

fn difference(tally: Tally) -> f64 {
    f64::from(tally.games_won) - f64::from(tally.games_lost)
}

/// Koya (9.2); before the end, half of the possible points from the matches so far.
fn koya(field: &Field, points: MatchPoints, line: &StandingsLine) -> f64 {
    let is_strong = |opponent: usize| {
        let theirs = &field.lines[opponent].meetings;
        let met = theirs.iter().filter(|it| it.is_decided() && it.opponent().is_some());
        let most: f64 = met.map(|&meeting| points.most(meeting)).sum();
        points.total(theirs) * 2.0 >= most
    };
    let against = line.meetings.iter().filter(|it| it.opponent().is_some_and(is_strong));
    against.map(|&meeting| points.of(meeting)).sum()
}

/// The progressive score (7.5); an undecided round adds nothing.
fn progressive(points: MatchPoints, line: &StandingsLine, cut: usize) -> f64 {
    let mut so_far = line.head_start;
    let mut sum = 0.0;
    for (round, meeting) in line.meetings.iter().enumerate() {
        so_far += points.of(*meeting);
        if round >= cut && meeting.is_decided() {
            sum += so_far;
        }
    }
    sum
}

/// The place of each player in the drawing, from 1; the order of the lines does not matter.
fn lots(field: &Field, seed: u64) -> Column {
    let mut drawn: Vec<usize> = (0..field.lines.len()).collect();
    drawn.sort_by_key(|&at| field.lines[at].player);
    shuffle(&mut drawn, seed);
    let mut column = vec![None; drawn.len()];
    for (lot, at) in (1u32..).zip(drawn) {
        column[at] = Some(f64::from(lot));
    }
    column
}

// The addends of a tie-break's value.

/// The part of one round in a sum over the opponents.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Addend {
    /// The opponent and the opponent's points; none for the dummy of an unplayed round (16.4).
    pub opponent: Option<(PlayerId, f64)>,
    /// The points that count: the opponent's, with rounds after leaving as draws (16.3), or those of the dummy.
    pub points: f64,
    /// The own score that multiplies them, in Sonneborn-Berger.
    pub times: Option<f64>,
    /// Whether the cut leaves it out.
    pub is_cut: bool,
    /// Whether the player missed the round by choice: such a round is cut before a lower one (16.5).
    pub is_missed: bool,
}

/// The addends of a step for each line of the field, round by round; none if its value is no sum over opponents.
pub fn addends(field: &Field, plan: &StandingsPlan, step: Step) -> Vec<Vec<Addend>> {
    let strength = || Strength::new(field, plan);
    match (step.context, step.criterion) {
        (Context::AmongTied, _) => vec![Vec::new(); field.lines.len()],
        (_, Criterion::Buchholz { cut }) => strength().addends(false, cut),
        (_, Criterion::ForeBuchholz { cut }) => {
            Strength::before_last_round(field, plan).addends(false, cut)
        }
        (_, Criterion::SonnebornBerger { cut }) => strength().addends(true, Cut::Lowest(cut)),
        _ => vec![Vec::new(); field.lines.len()],
    }
}

/// The rating difference for a score of 50, 51 … 100 per cent (FIDE
/// Handbook, B.02, 8.1.1); below 50 it is the negative value.
const DIFFERENCES: [f64; 51] = [
    0.0, 7.0, 14.0, 21.0, 29.0, 36.0, 43.0, 50.0, 57.0, 65.0, 72.0, 80.0, 87.0, 95.0, 102.0, 110.0,
    117.0, 125.0, 133.0, 141.0, 149.0, 158.0, 166.0, 175.0, 184.0, 193.0, 202.0, 211.0, 220.0,
    230.0, 240.0, 251.0, 262.0, 273.0, 284.0, 296.0, 309.0, 322.0, 336.0, 351.0, 366.0, 383.0,
    401.0, 422.0, 444.0, 470.0, 501.0, 538.0, 589.0, 677.0, 800.0,
];

/// The largest rating differences for which 50, 51 … 99 per cent are
/// expected (FIDE Handbook, B.02, 8.1.2); above the last, 100.
const BOUNDS: [f64; 50] = [
    3.0, 10.0, 17.0, 25.0, 32.0, 39.0, 46.0, 53.0, 61.0, 68.0, 76.0, 83.0, 91.0, 98.0, 106.0,
    113.0, 121.0, 129.0, 137.0, 145.0, 153.0, 162.0, 170.0, 179.0, 188.0, 197.0, 206.0, 215.0,
    225.0, 235.0, 245.0, 256.0, 267.0, 278.0, 290.0, 302.0, 315.0, 328.0, 344.0, 357.0, 374.0,
    391.0, 411.0, 432.0, 456.0, 484.0, 517.0, 559.0, 619.0, 735.0,
];

/// ARO (10.1).
pub(super) fn average_rating(field: &Field, cut: Cut) -> Column {
    let average = |faced: Faced| {
        let mut ratings = faced.ratings;
        ratings.sort_by(f64::total_cmp);
        let lowest = usize::from(cut.lowest()).min(ratings.len());
        let highest = ratings.len().saturating_sub(cut.highest().into()).max(lowest);
        mean(&ratings[lowest..highest])
    };
    by_faced(field, average)
}

/// TPR (10.2).
pub(super) fn performance(field: &Field) -> Column {
    by_faced(field, |faced| Some(mean(&faced.ratings)? + faced.difference()?))
}

/// PTP (10.3).
pub(super) fn perfect(field: &Field) -> Column {
    by_faced(field, |faced| faced.perfect())
}

/// APRO and APPO (10.4, 10.5): the average of the opponents' values.
pub(super) fn average_of_opponents(field: &Field, values: &[Option<f64>]) -> Column {
    let average = |line: &StandingsLine| {
        let met = line.meetings.iter().filter_map(|&meeting| played(meeting));
        mean(&met.map(|(opponent, _)| values[opponent]).collect::<Option<Vec<f64>>>()?)
    };
    field.lines.iter().map(average).collect()
}

/// The opponents of one player and the score against them.
struct Faced {
    ratings: Vec<f64>,
    /// Two for a win and one for a draw, whatever the points in the standings.
    half_points: u32,
}

impl Faced {
    /// The rating difference for the score in per cent, rounded (B.02, 8.1.1).
    fn difference(&self) -> Option<f64> {
        let count = u32::try_from(self.ratings.len()).ok().filter(|&count| count > 0)?;
        let per_cent = (100 * self.half_points + count) / (2 * count);
        let at = usize::try_from(per_cent.abs_diff(50)).ok()?;
        let difference = DIFFERENCES.get(at)?;
        Some(if per_cent < 50 { -difference } else { *difference })
    }

    /// The lowest whole rating whose expected score is at least the actual one.
    fn perfect(&self) -> Option<f64> {
        let least = self.ratings.iter().copied().min_by(f64::total_cmp)?;
        let most = self.ratings.iter().copied().max_by(f64::total_cmp)?;
        if self.half_points == 0 {
            return Some((least - WHOLE).round());
        }
        // The lower one expects 0, the higher one the full score.
        let (mut low, mut high) = ((least - WHOLE).floor(), (most + WHOLE).ceil());
        while high - low > 1.0 {
            let middle = f64::midpoint(low, high).floor();
            let expected: u32 = self.ratings.iter().map(|them| expected(middle - them)).sum();
            if expected >= self.half_points * 50 { high = middle } else { low = middle }
        }
        Some(high)
    }
}

/// The expected score in per cent at `difference` points above the opponent.
fn expected(difference: f64) -> u32 {
    let steps = BOUNDS.partition_point(|&bound| bound < difference.abs().round());
    let above = u32::try_from(steps).map_or(50, |steps| 50 + steps);
    if difference < 0.0 { 100 - above } else { above }
}

fn by_faced(field: &Field, value: impl Fn(Faced) -> Option<f64>) -> Column {
    let ratings: Option<Vec<f64>> = field.lines.iter().map(|line| line.rating).collect();
    let Some(ratings) = ratings else {
        return vec![None; field.lines.len()];
    };
    let faced = |line: &StandingsLine| {
        let met: Vec<_> = line.meetings.iter().filter_map(|&meeting| played(meeting)).collect();
        Faced {
            ratings: met.iter().map(|&(opponent, _)| ratings[opponent]).collect(),
            half_points: met.iter().map(|&(_, half_points)| half_points).sum(),
        }
    };
    field.lines.iter().map(|line| value(faced(line))).collect()
}

/// The opponent and the half-points of a played match.
fn played(meeting: Meeting) -> Option<(usize, u32)> {
    let Meeting::Played { opponent, result, .. } = meeting else {
        return None;
    };
    let half_points = match result {
        MatchResult::Win => 2,
        MatchResult::Draw => 1,
        MatchResult::Loss => 0,
    };
    Some((opponent, half_points))
}

/// The average rounded to a point, halves upwards; none for an empty list.
fn mean(ratings: &[f64]) -> Option<f64> {
    let count = u32::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
    let mean = rounded(ratings.iter().sum::<f64>() / f64::from(count), BILLIONTHS);
    Some((mean + 0.5).floor())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every criterion, with its printed name and its stored tag.
    const ALL: [(&str, &str); 32] = [
        ("PTS", r#""match_points""#),
        ("WIN", r#""wins""#),
        ("WON", r#""played_wins""#),
        ("REP", r#""rounds_elected""#),
        ("DE", r#""direct_encounter""#),
        ("SB", r#"{"sonneborn_berger":{"cut":0}}"#),
        ("SB/C1", r#"{"sonneborn_berger":{"cut":1}}"#),
        ("SB/C2", r#"{"sonneborn_berger":{"cut":2}}"#),
        ("KS", r#""koya""#),
        ("GD", r#""games_difference""#),
        ("GW", r#""games_won""#),
        ("GR", r#""games_ratio""#),
        ("BH", r#"{"buchholz":{"cut":"none"}}"#),
        ("BH/C1", r#"{"buchholz":{"cut":{"lowest":1}}}"#),
        ("BH/C2", r#"{"buchholz":{"cut":{"lowest":2}}}"#),
        ("BH/M1", r#"{"buchholz":{"cut":{"median":1}}}"#),
        ("BH/M2", r#"{"buchholz":{"cut":{"median":2}}}"#),
        ("FB", r#"{"fore_buchholz":{"cut":"none"}}"#),
        ("FB/C1", r#"{"fore_buchholz":{"cut":{"lowest":1}}}"#),
        ("AOB", r#""average_buchholz""#),
        ("SOB", r#""sum_buchholz""#),
        ("PS", r#"{"progressive":{"cut":0}}"#),
        ("PS/C1", r#"{"progressive":{"cut":1}}"#),
        ("RTNG", r#""rating""#),
        ("ARO", r#"{"average_rating":{"cut":"none"}}"#),
        ("ARO/C1", r#"{"average_rating":{"cut":{"lowest":1}}}"#),
        ("TPR", r#""performance""#),
        ("PTP", r#""perfect_performance""#),
        ("APRO", r#""average_performance""#),
        ("APPO", r#""average_perfect_performance""#),
        ("TPN", r#""starting_rank""#),
        ("LOT/42", r#"{"lots":{"seed":42}}"#),
    ];

    #[test]
    fn short_names_and_tags_are_read_as_they_are_written() {
        for (name, tag) in ALL {
            let criterion: Criterion = name.parse().unwrap();
            assert_eq!(criterion.to_string(), name);
            assert_eq!(serde_json::to_string(&criterion).unwrap(), tag);
            assert_eq!(serde_json::from_str::<Criterion>(tag).unwrap(), criterion);
        }
        assert_eq!("ｂｈ／c1".parse(), "BH/C1".parse::<Criterion>());
    }

    #[test]
    fn other_texts_are_no_criteria() {
        for text in ["", "B", "BH/", "BH/C", "BH/C0", "BH/1", "BH/C256", "SB/M1", "DE/C1", "LOT"] {
            assert_eq!(text.parse::<Criterion>(), Err(NotACriterion(text.to_owned())));
        }
    }

    #[test]
    fn the_buchholz_family_says_nothing_in_a_round_robin() {
        let hidden = |(name, _): &(&'static str, &str)| {
            let criterion: Criterion = name.parse().unwrap();
            (!criterion.suits_round_robin()).then_some(*name)
        };
        let hidden: Vec<&str> = ALL.iter().filter_map(hidden).collect();
        let family = ["BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "FB", "FB/C1", "AOB", "SOB"];
        assert_eq!(hidden, family);
    }
}
