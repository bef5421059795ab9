//! The input of standings: all meetings, round by round.

use super::plan::MatchPoints;
use crate::number::PlayerId;

/// One value a line, in the order of the lines; `None` where there is nothing to go by.
pub(super) type Column = Vec<Option<f64>>;

/// Whether the opponents were fixed before the first round, which decides how a match that was
/// not played counts for the opponents (Articles 15 and 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// A round robin: a walkover counts like a match with its opponent (15.1).
    RoundRobin,
    /// Paired round by round: a round without play counts as one against a dummy (16.4).
    Swiss,
}

/// How a match ended for one of its players. Both may lose: two who are disqualified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// Won.
    Win,
    /// Level.
    Draw,
    /// Lost.
    Loss,
}

/// The games of one match, as one of its players counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Games {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games that the winner is given without play, because the opponent gave up.
    pub awarded: u32,
}

/// The value of a round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bye {
    /// As much as a win, as for the player left over by the pairing.
    Full,
    /// As much as a draw, asked for.
    Half,
    /// Nothing: asked for, or absent.
    Zero,
    /// By the pairing, worth so many half-points.
    Given(u16),
    /// Asked for, worth so many half-points.
    Asked(u16),
}

/// One round of one player. An opponent is an index in [`Field::lines`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// A match that was played.
    Played {
        /// The opponent.
        opponent: usize,
        /// How it ended.
        result: MatchResult,
        /// Its games.
        games: Games,
    },
    /// A walkover; after a double walkover neither has won.
    Forfeit {
        /// The planned opponent.
        opponent: usize,
        /// Whether it is a win.
        won: bool,
        /// Games that a winner is given without play.
        awarded: u32,
    },
    /// A round without an opponent.
    Bye(Bye),
    /// A match that is still to be played. It counts for nothing, least of all as 0-0.
    Paired {
        /// The coming opponent.
        opponent: usize,
    },
}

impl Meeting {
    /// The opponent, present or not.
    pub(super) fn opponent(self) -> Option<usize> {
        match self {
            Self::Played { opponent, .. }
            | Self::Forfeit { opponent, .. }
            | Self::Paired { opponent } => Some(opponent),
            Self::Bye(_) => None,
        }
    }

    /// The opponent, where the meeting counts as a match with that opponent for tie-breaks.
    pub(super) fn met(self, system: System) -> Option<usize> {
        match self {
            Self::Played { opponent, .. } => Some(opponent),
            Self::Forfeit { opponent, .. } if system == System::RoundRobin => Some(opponent),
            Self::Forfeit { .. } | Self::Bye(_) | Self::Paired { .. } => None,
        }
    }

    /// A voluntary unplayed round: a bye asked for, or a failure to appear (16.2).
    pub(super) fn is_voluntary(self) -> bool {
        matches!(
            self,
            Self::Forfeit { won: false, .. } | Self::Bye(Bye::Half | Bye::Asked(_) | Bye::Zero)
        )
    }

    /// Whether the round has ended for this player.
    pub(super) fn is_decided(self) -> bool {
        !matches!(self, Self::Paired { .. })
    }

    /// The meeting with the opponent's index changed; `None` where the opponent has none, and for a bye.
    pub(super) fn moved(self, place: impl Fn(usize) -> Option<usize>) -> Option<Self> {
        let opponent = place(self.opponent()?)?;
        match self {
            Self::Played { result, games, .. } => Some(Self::Played { opponent, result, games }),
            Self::Forfeit { won, awarded, .. } => Some(Self::Forfeit { opponent, won, awarded }),
            Self::Paired { .. } => Some(Self::Paired { opponent }),
            Self::Bye(_) => None,
        }
    }
}

/// One player and everything that happened to them.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingsLine {
    /// The player.
    pub player: PlayerId,
    /// The place in the list by which the stage was drawn, from 1; no two are the same.
    pub start: u32,
    /// The rating before the first round, in points.
    pub rating: Option<f64>,
    /// The points that the player began with (McMahon).
    pub head_start: f64,
    /// The rounds from the first on. Those not yet paired are missing at the end.
    pub meetings: Vec<Meeting>,
    /// Where those of the last round begin that is planned or recorded; none where no round is known
    /// to be the last. Fore Buchholz needs it.
    pub last_round: Option<usize>,
}

impl StandingsLine {
    /// The player's points, those to begin with included.
    pub fn points(&self, points: MatchPoints) -> f64 {
        self.head_start + points.total(&self.meetings)
    }

    /// A player without a rating and without meetings.
    pub fn new(player: PlayerId, start: u32) -> Self {
        Self {
            player,
            start,
            rating: None,
            head_start: 0.0,
            meetings: Vec::new(),
            last_round: None,
        }
    }
}

/// All players of a stage or group. Every meeting stands in the lines of both its players, so every opponent is an
/// index in `lines`.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// One line a player, in any order.
    pub lines: Vec<StandingsLine>,
    /// How they are paired.
    pub system: System,
    /// Games of a match in each round, where rounds are known; elsewhere a match has the games that it had.
    pub games: Vec<u32>,
}

impl Field {
    /// Only the lines of `group`, and of their meetings only those with one another.
    pub(super) fn among(&self, group: &[usize]) -> Self {
        let place = |opponent| group.iter().position(|&at| at == opponent);
        let line = |&at: &usize| {
            let line = &self.lines[at];
            let moved = |meetings: &[Meeting]| -> Vec<Meeting> {
                meetings.iter().filter_map(|meeting| meeting.moved(place)).collect()
            };
            let before = |last: usize| moved(&line.meetings[..last.min(line.meetings.len())]).len();
            let last_round = line.last_round.map(before);
            let meetings = moved(&line.meetings);
            StandingsLine { meetings, last_round, head_start: 0.0, ..line.clone() }
        };
        Self { lines: group.iter().map(line).collect(), system: self.system, games: Vec::new() }
    }
}
