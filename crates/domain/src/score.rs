//! Results of matches: games won by each side, or an outcome without a score; and how long a match is, which says when a score ends it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::name::fold;
use super::number::HYPHENS;
use super::round::RoundName;

/// One of the two sides of a match, in the order of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first named.
    A,
    /// The second named.
    B,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent's side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// The place of this side in a pair: 0 or 1.
    pub fn index(self) -> usize {
        match self {
            Self::A => 0,
            Self::B => 1,
        }
    }
}

/// Games won by the first side, by the second, and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Games the first side won.
    pub a: u32,
    /// Games the second side won.
    pub b: u32,
    /// Drawn games.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub draws: u32,
    /// The head start of the first side, in games: it counts for the winner and is never rated.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub start_a: u32,
    /// The head start of the second side, in games.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub start_b: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_zero(n: &u32) -> bool {
    *n == 0
}

impl Score {
    /// The most games that one side may win in a match, and the
    /// most that may be drawn; larger numbers are typing slips.
    pub const MOST: u32 = 9999;

    /// A score without drawn games.
    pub fn new(a: u32, b: u32) -> Self {
        Self { a, b, ..Self::default() }
    }

    /// The score with a head start.
    #[must_use]
    pub fn starting_at(self, [start_a, start_b]: [u32; 2]) -> Self {
        Self { start_a, start_b, ..self }
    }

    /// The head start of each side.
    pub fn starts(self) -> [u32; 2] {
        [self.start_a, self.start_b]
    }

    /// N, the number of games that were played.
    pub fn games(self) -> u32 {
        self.a + self.b + self.draws
    }

    /// The side ahead, with the head start; `None` if the match is drawn.
    pub fn winner(self) -> Option<Side> {
        let [a, b] = Side::BOTH.map(|side| self.stands_at(side));
        match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The games won by a side, with its head start.
    pub fn stands_at(self, side: Side) -> u32 {
        self.won_by(side).saturating_add(self.starts()[side.index()])
    }

    /// Games won by a side.
    pub fn won_by(self, side: Side) -> u32 {
        match side {
            Side::A => self.a,
            Side::B => self.b,
        }
    }

    /// The score from the view of `side`.
    #[must_use]
    pub fn seen_from(self, side: Side) -> Self {
        let (own, other) = (side.index(), side.other().index());
        Self {
            a: self.won_by(side),
            b: self.won_by(side.other()),
            draws: self.draws,
            start_a: self.starts()[own],
            start_b: self.starts()[other],
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.a, self.b)?;
        if self.draws > 0 {
            write!(f, "-{}", self.draws)?;
        }
        Ok(())
    }
}

/// A text that is no score: neither `2-1` nor, with drawn games last, `7-6-3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAScore(pub String);

impl FromStr for Score {
    type Err = NotAScore;

    /// Reads a drawn game as chess players write it, too: `½-½`, `=`.
    fn from_str(text: &str) -> Result<Self, NotAScore> {
        let wrong = || NotAScore(text.to_owned());
        let written = fold(text).replace('⁄', "/").replace("0.5", "1/2");
        let halves = written.split(HYPHENS).map(str::trim).collect::<Vec<_>>();
        if halves == ["1/2", "1/2"] || written == "=" {
            return Ok(Self { draws: 1, ..Self::default() });
        }
        let parts = written
            .split(|c| c == ':' || HYPHENS.contains(&c))
            .map(|part| part.trim().parse::<u32>().ok().filter(|&n| n <= Self::MOST))
            .collect::<Option<Vec<_>>>()
            .ok_or_else(wrong)?;
        match parts[..] {
            [a, b] => Ok(Self::new(a, b)),
            [a, b, draws] => Ok(Self { draws, ..Self::new(a, b) }),
            _ => Err(wrong()),
        }
    }
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Games were played to the end.
    Score(Score),
    /// The other side did not play: a win, but no score and never rated.
    Walkover(Side),
    /// The other side retired during the match; only its finished games count and are rated.
    Retired(Broken),
    /// The other side was disqualified in this match, which is never rated.
    Disqualified(Broken),
    /// A double walkover: both lose, and no player advances.
    DoubleWalkover,
    /// Both sides were disqualified in this match: both lose, and no player advances.
    DoubleDisqualification,
    /// It was played, but only the winner is known: never rated.
    WinnerOnly(Side),
}

/// A match that ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Broken {
    /// The side that wins.
    pub winner: Side,
    /// The games finished before.
    pub score: Score,
}

impl Outcome {
    /// The side that advances; `None` if the match is drawn or both sides lose.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Score(score) => score.winner(),
            Self::Walkover(side) | Self::WinnerOnly(side) => Some(side),
            Self::Retired(broken) | Self::Disqualified(broken) => Some(broken.winner),
            Self::DoubleWalkover | Self::DoubleDisqualification => None,
        }
    }

    /// The outcome with the sides exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        let broken = |broken: Broken| Broken {
            winner: broken.winner.other(),
            score: broken.score.seen_from(Side::B),
        };
        match self {
            Self::Score(score) => Self::Score(score.seen_from(Side::B)),
            Self::Walkover(side) => Self::Walkover(side.other()),
            Self::WinnerOnly(side) => Self::WinnerOnly(side.other()),
            Self::Retired(it) => Self::Retired(broken(it)),
            Self::Disqualified(it) => Self::Disqualified(broken(it)),
            Self::DoubleWalkover | Self::DoubleDisqualification => self,
        }
    }

    /// Whether both sides lose.
    pub fn is_lost_by_both(self) -> bool {
        matches!(self, Self::DoubleWalkover | Self::DoubleDisqualification)
    }

    /// The score of the games that were played, if there is one.
    pub fn played(self) -> Option<Score> {
        match self {
            Self::Score(score) => Some(score),
            Self::Retired(broken) | Self::Disqualified(broken) => {
                Some(broken.score).filter(|score| score.games() > 0)
            }
            Self::Walkover(_)
            | Self::WinnerOnly(_)
            | Self::DoubleWalkover
            | Self::DoubleDisqualification => None,
        }
    }

    /// Whether the match was played.
    pub fn was_played(self) -> bool {
        matches!(self, Self::WinnerOnly(_)) || self.played().is_some()
    }

    /// The games that are rated: those of a finished match, and those before a retirement. Other outcomes are never
    /// rated.
    pub fn rated(self) -> Option<Score> {
        self.played().filter(|_| matches!(self, Self::Score(_) | Self::Retired(_)))
    }

    /// The word for an exit in data files; none for a match played to its end.
    pub fn exit_label(self) -> Option<&'static str> {
        match self {
            Self::Score(_) => None,
            Self::Walkover(_) => Some("walkover"),
            Self::Retired(_) => Some("retired"),
            Self::Disqualified(_) => Some("disqualified"),
            Self::DoubleWalkover => Some("double walkover"),
            Self::DoubleDisqualification => Some("double disqualification"),
            Self::WinnerOnly(_) => Some("winner only"),
        }
    }
}

/// The reason for a withdrawal, and its word in data files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ExitReason {
    /// The player withdrew or is no longer there.
    Withdrawn,
    /// The organiser disqualified the player.
    Disqualified,
}

/// The effect of a withdrawal on the matches of the current stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum ExitEffect {
    /// Results stand; every match still to be played is a walkover for the opponent.
    #[strum(serialize = "forfeit")]
    ForfeitRest,
    /// Results stay valid; unplayed matches are void.
    VoidUnplayed,
    /// Results of the player in this stage do not count in its standings. Played games stay rated.
    VoidAll,
}

impl ExitEffect {
    /// The proposed effect of a withdrawal from a round robin after `played` of `all`
    /// matches. If less than half of them were played, the results do not count in the
    /// standings, as FIDE requires (checklist VCL4THP.13, question 103).
    pub fn proposed(played: usize, all: usize) -> Self {
        if played * 2 < all { Self::VoidAll } else { Self::ForfeitRest }
    }
}

// How long a match is: first to N games, or a fixed number of them.

/// The condition for the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// First to N games; drawn games are played again.
    FirstTo(u32),
    /// Exactly N games, so that a match may end in a draw.
    Games(u32),
    /// Any length; for matches recorded elsewhere.
    Open,
}

/// The reasons why a score cannot end a match of this length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreFault {
    /// No game was played: such a match is a walkover, never 0-0.
    NoGames,
    /// No player has won N games yet.
    Unfinished {
        /// The games one side must win.
        first_to: u32,
    },
    /// The score has more games than the match can have: both sides at N, or one above it.
    Overrun {
        /// The games one side must win.
        first_to: u32,
    },
    /// The number of games is not the agreed one.
    WrongTotal {
        /// The games agreed.
        games: u32,
        /// The games in the score.
        given: u32,
    },
    /// The match is drawn but needs a winner.
    Level,
    /// The score has more games than any match may have: [`Score::MOST`].
    BeyondBelief,
    /// A player retired although this score had ended the match.
    Over,
}

impl Length {
    /// The longest match that may be planned, in games.
    pub const MOST: u32 = 999;

    /// Whether neither side can have more than 9 games, so that `21` can only be 2-1.
    pub fn has_one_digit(self) -> bool {
        matches!(self, Self::FirstTo(games) | Self::Games(games) if games <= 9)
    }

    /// Whether the length is valid: from 1 to [`Length::MOST`] games.
    pub fn is_sound(self) -> bool {
        match self {
            Self::FirstTo(n) | Self::Games(n) => (1..=Self::MOST).contains(&n),
            Self::Open => true,
        }
    }

    /// The most games in a match of this length, without drawn games and prolongations; none for an open length.
    pub fn most_games(self) -> Option<u32> {
        match self {
            Self::FirstTo(n) => Some(n.saturating_mul(2).saturating_sub(1)),
            Self::Games(n) => Some(n),
            Self::Open => None,
        }
    }

    /// Checks that `score` ends a match of this length. A `decisive` match needs a winner: a
    /// fixed number of games that ends in a draw is prolonged until one side is ahead by one.
    pub fn accepts(self, score: Score, decisive: bool) -> Result<(), ScoreFault> {
        // Checked first, since sums of greater numbers may overflow.
        if score.a.max(score.b).max(score.draws) > Score::MOST {
            return Err(ScoreFault::BeyondBelief);
        }
        if score.games() == 0 {
            return Err(ScoreFault::NoGames);
        }
        if score.starts().into_iter().any(|given| given > Score::MOST) {
            return Err(ScoreFault::BeyondBelief);
        }
        if decisive && score.winner().is_none() {
            return Err(ScoreFault::Level);
        }
        match self {
            Self::FirstTo(n) => first_to(n, score),
            Self::Games(n) if decisive && is_prolonged(n, score) => Ok(()),
            Self::Games(n) if score.games() == n => Ok(()),
            Self::Games(games) => Err(ScoreFault::WrongTotal { games, given: score.games() }),
            Self::Open => Ok(()),
        }
    }

    /// The score of a match that began at `start`, as typed. People often type the final score with the
    /// head start, as `4-10` from 0-9: the head start is subtracted if the score fits no other way.
    #[must_use]
    pub fn from_start(self, typed: Score, start: [u32; 2]) -> Score {
        let plain = typed.starting_at(start);
        let taken = |side: Side| typed.won_by(side).checked_sub(start[side.index()]);
        let Some((a, b)) = taken(Side::A).zip(taken(Side::B)) else { return plain };
        let less = Score { a, b, ..plain };
        let fits = |score| self.accepts(score, false).is_ok();
        if !fits(plain) && fits(less) { less } else { plain }
    }

    /// The games that a side still needs to win from `score`, or the games
    /// left to play; for an open length 1 before the first game.
    pub fn games_left(self, score: Score, winner: Side) -> u32 {
        match self {
            Self::FirstTo(n) => n.saturating_sub(score.stands_at(winner)),
            Self::Games(n) => n.saturating_sub(score.games()),
            Self::Open => u32::from(score.games() == 0),
        }
    }

    /// Checks that a match of this length may be broken off at `score`. It may be
    /// before its first game, and in the prolongation of a `decisive` match.
    pub fn is_broken_at(self, score: Score, decisive: bool) -> Result<(), ScoreFault> {
        if score.a.max(score.b).max(score.draws) > Score::MOST {
            return Err(ScoreFault::BeyondBelief);
        }
        let over = match self {
            Self::FirstTo(n) => Side::BOTH.into_iter().any(|side| score.stands_at(side) >= n),
            Self::Games(n) => score.games() >= n && !(decisive && score.winner().is_none()),
            Self::Open => false,
        };
        if over { Err(ScoreFault::Over) } else { Ok(()) }
    }

    /// Whether a match of this length may begin with this head start: neither side has won already.
    pub fn may_start_at(self, start: [u32; 2]) -> bool {
        let most = match self {
            Self::FirstTo(n) | Self::Games(n) => n,
            Self::Open => return start == [0, 0],
        };
        start.into_iter().all(|games| games < most)
    }
}

/// Whether a match was drawn after `n` games, with the head start, and one more game decided it.
fn is_prolonged(n: u32, score: Score) -> bool {
    let Some(winner) = score.winner() else { return false };
    let [high, low] = [winner, winner.other()].map(|side| score.stands_at(side));
    // Without the last game, the winner's score equals the loser's.
    let won = score.won_by(winner).checked_sub(1).map(|won| won + score.won_by(winner.other()));
    high - low == 1 && score.games() > n && won.is_some_and(|won| won <= n)
}

fn first_to(n: u32, score: Score) -> Result<(), ScoreFault> {
    let [a, b] = Side::BOTH.map(|side| score.stands_at(side));
    let (high, low) = (a.max(b), a.min(b));
    if high < n {
        Err(ScoreFault::Unfinished { first_to: n })
    } else if high > n || low == n {
        Err(ScoreFault::Overrun { first_to: n })
    } else {
        Ok(())
    }
}

/// The lengths of a stage: the usual one, and rounds that differ ("final first to 3").
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lengths {
    /// The length of every round that is not listed below.
    pub usual: Length,
    /// Rounds with a length of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<RoundLength>,
}

/// A round with a length of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundLength {
    /// The round.
    pub round: RoundName,
    /// Its length.
    pub length: Length,
}

impl Lengths {
    /// One length for all rounds.
    pub fn all(usual: Length) -> Self {
        Self { usual, rounds: Vec::new() }
    }

    /// The length of a round; a bracket reset is as long as its grand final unless it has its own length.
    pub fn of(&self, round: &RoundName) -> Length {
        let own = |round: &RoundName| {
            self.rounds.iter().find(|rule| rule.round == *round).map(|rule| rule.length)
        };
        let reset = *round == RoundName::GrandFinalReset;
        let as_before = || if reset { own(&RoundName::GrandFinal) } else { None };
        own(round).or_else(as_before).unwrap_or(self.usual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_as_people_write_them() {
        for (text, score) in [
            ("2-1", Score::new(2, 1)),
            (" 0 - 3 ", Score::new(0, 3)),
            ("2–1", Score::new(2, 1)),
            ("2:1", Score::new(2, 1)),
            ("２－１", Score::new(2, 1)),
            ("2ー1", Score::new(2, 1)),
            ("7-6-3", Score { draws: 3, ..Score::new(7, 6) }),
            ("½-½", Score { draws: 1, ..Score::new(0, 0) }),
            ("0.5 – 0.5", Score { draws: 1, ..Score::new(0, 0) }),
            ("=", Score { draws: 1, ..Score::new(0, 0) }),
        ] {
            assert_eq!(text.parse(), Ok(score), "{text}");
        }
        for text in ["", "2", "2-", "1/2", "1.5-0.5", "a-b", "2--1", "-1-2", "1-2-3-4", "99999-0"] {
            assert!(text.parse::<Score>().is_err(), "{text}");
        }
    }

    #[test]
    fn draws_count_half_and_a_level_match_has_no_winner() {
        let score = Score { draws: 2, ..Score::new(3, 3) };
        assert_eq!((score.games(), score.winner()), (8, None));
    }

    #[test]
    fn a_start_decides_who_wins_and_is_no_game() {
        let score = Score::new(5, 2).starting_at([0, 4]);
        assert_eq!((score.games(), score.winner()), (7, Some(Side::B)));
        assert_eq!(score.seen_from(Side::B), Score::new(2, 5).starting_at([4, 0]));
    }

    #[test]
    fn only_games_really_played_are_rated() {
        let broken = |a, b| Broken { winner: Side::A, score: Score::new(a, b) };
        for (outcome, rated) in [
            (Outcome::Score(Score::new(2, 1)), Some(Score::new(2, 1))),
            (Outcome::Retired(broken(1, 1)), Some(Score::new(1, 1))),
            (Outcome::Retired(broken(0, 0)), None),
            (Outcome::Disqualified(broken(1, 1)), None),
            (Outcome::Walkover(Side::A), None),
            (Outcome::DoubleWalkover, None),
            (Outcome::DoubleDisqualification, None),
        ] {
            assert_eq!(outcome.rated(), rated, "{outcome:?}");
        }
    }

    #[test]
    fn first_to_two_ends_at_two() {
        let length = Length::FirstTo(2);
        assert_eq!(length.accepts(Score::new(2, 1), true), Ok(()));
        assert_eq!(length.accepts(Score { draws: 4, ..Score::new(0, 2) }, true), Ok(()));
        let fault = |a, b| length.accepts(Score::new(a, b), false);
        assert_eq!(fault(1, 0), Err(ScoreFault::Unfinished { first_to: 2 }));
        assert_eq!(fault(2, 2), Err(ScoreFault::Overrun { first_to: 2 }));
        assert_eq!(fault(3, 1), Err(ScoreFault::Overrun { first_to: 2 }));
        assert_eq!(fault(0, 0), Err(ScoreFault::NoGames));
    }

    #[test]
    fn sixteen_games_may_end_level_but_not_where_somebody_must_go_on() {
        let length = Length::Games(16);
        assert_eq!(length.accepts(Score::new(8, 8), false), Ok(()));
        assert_eq!(length.accepts(Score::new(8, 8), true), Err(ScoreFault::Level));
        assert_eq!(length.accepts(Score::new(9, 8), true), Ok(()), "one decider");
        let long = Err(ScoreFault::WrongTotal { games: 16, given: 17 });
        assert_eq!(length.accepts(Score::new(9, 8), false), long);
        assert_eq!(length.accepts(Score::new(12, 5), true), long);
        let three = Length::Games(3).accepts(Score::new(3, 2), true);
        assert!(three.is_err(), "three games without a drawn one are never level");
        assert_eq!(Length::Games(3).accepts(Score { draws: 1, ..Score::new(2, 1) }, true), Ok(()));
    }

    #[test]
    fn a_handicap_match_that_is_level_is_prolonged_by_one_game() {
        let length = Length::Games(3);
        let ends = |a, b| length.accepts(Score::new(a, b).starting_at([0, 1]), true);
        assert_eq!(ends(2, 1), Err(ScoreFault::Level));
        assert_eq!((ends(3, 1), ends(2, 2)), (Ok(()), Ok(())), "2-1 from 0-1 is level");
        let long = Err(ScoreFault::WrongTotal { games: 3, given: 4 });
        assert_eq!((ends(4, 0), ends(1, 3)), (long, long), "over after three games");
        let drawn = Score { draws: 1, ..Score::new(3, 1) }.starting_at([0, 1]);
        assert_eq!(length.accepts(drawn, true), Ok(()), "with a decider drawn");
        let level = Score::new(2, 1).starting_at([0, 1]);
        assert_eq!(length.is_broken_at(level, true), Ok(()));
        assert_eq!(length.accepts(Score::new(3, 1).starting_at([0, 1]), false), long);
    }

    #[test]
    fn a_score_may_be_written_as_the_match_stood_with_its_head_start() {
        let (ten, start) = (Length::FirstTo(10), [0, 9]);
        for (typed, played) in [
            (Score::new(4, 10), Score::new(4, 1)),
            (Score::new(0, 10), Score::new(0, 1)),
            (Score::new(10, 9), Score::new(10, 0)),
            // It fits already without the head start.
            (Score::new(4, 1), Score::new(4, 1)),
            (Score::new(10, 0), Score::new(10, 0)),
            // It fits neither way.
            (Score::new(4, 8), Score::new(4, 8)),
            (Score::new(11, 10), Score::new(11, 10)),
        ] {
            assert_eq!(ten.from_start(typed, start), played.starting_at(start), "{typed}");
        }
        assert_eq!(ten.from_start(Score::new(4, 10), [0, 0]), Score::new(4, 10));
        let sixteen = Length::Games(16).from_start(Score::new(9, 10), [0, 3]);
        assert_eq!(sixteen, Score::new(9, 7).starting_at([0, 3]));
    }

    #[test]
    fn first_to_six_against_first_to_two_is_first_to_six_with_four_games_given() {
        let (length, start) = (Length::FirstTo(6), [0, 4]);
        assert!(length.may_start_at(start) && !length.may_start_at([6, 0]));
        let ends = |a, b| length.accepts(Score::new(a, b).starting_at(start), false);
        assert_eq!((ends(6, 1), ends(5, 2), ends(0, 2)), (Ok(()), Ok(()), Ok(())));
        assert_eq!(ends(5, 1), Err(ScoreFault::Unfinished { first_to: 6 }));
        assert_eq!(ends(6, 2), Err(ScoreFault::Overrun { first_to: 6 }));
    }

    #[test]
    fn nobody_gives_up_a_match_that_is_over() {
        assert_eq!(Length::FirstTo(2).is_broken_at(Score::new(1, 1), false), Ok(()));
        assert_eq!(Length::FirstTo(2).is_broken_at(Score::new(0, 0), false), Ok(()));
        assert_eq!(Length::FirstTo(2).is_broken_at(Score::new(1, 2), false), Err(ScoreFault::Over));
        assert_eq!(Length::Games(3).is_broken_at(Score::new(1, 2), false), Err(ScoreFault::Over));
        let decider = Score { draws: 1, ..Score::new(1, 1) };
        assert_eq!(Length::Games(3).is_broken_at(decider, true), Ok(()), "in the decider");
        assert_eq!(Length::Games(3).is_broken_at(decider, false), Err(ScoreFault::Over));
        assert_eq!(Length::Games(3).is_broken_at(Score::new(2, 1), true), Err(ScoreFault::Over));
    }

    #[test]
    fn no_match_has_more_games_than_anybody_can_play() {
        for (a, b, draws) in [(10_000, 0, 0), (u32::MAX, u32::MAX, 0), (1, 0, u32::MAX)] {
            for length in [Length::Open, Length::FirstTo(1), Length::Games(1)] {
                let fault = length.accepts(Score { draws, ..Score::new(a, b) }, false);
                assert_eq!(fault, Err(ScoreFault::BeyondBelief));
            }
        }
        assert_eq!(Length::Open.accepts(Score::new(Score::MOST, 0), true), Ok(()));
    }

    #[test]
    fn a_round_may_have_its_own_length() {
        let lengths = Lengths {
            usual: Length::FirstTo(2),
            rounds: vec![RoundLength { round: RoundName::Final, length: Length::FirstTo(3) }],
        };
        assert_eq!(lengths.of(&RoundName::Final), Length::FirstTo(3));
        assert_eq!(lengths.of(&RoundName::ThirdPlace), Length::FirstTo(2));
        let grand = RoundLength { round: RoundName::GrandFinal, length: Length::FirstTo(5) };
        let lengths = Lengths { rounds: vec![grand], ..lengths };
        assert_eq!(lengths.of(&RoundName::GrandFinalReset), Length::FirstTo(5));
    }
}
