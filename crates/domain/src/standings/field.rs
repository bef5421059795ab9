//! The input of standings: finished matches, all meetings round by round, the sums of each player; and the
//! direct encounter (Article 6), which ranks tied players by their matches against one another.

use std::collections::HashMap;

use super::by_points::meeting;
use super::plan::MatchPoints;
use crate::number::PlayerId;
use crate::place_points::TableTally;
use crate::round::RoundName;
use crate::rounding::{BILLIONTHS, rounded};
use crate::score::{Outcome, Side};

/// One value for each line, in order; `None` if there is no basis.
pub(super) type Column = Vec<Option<f64>>;

/// Whether the opponents were fixed before the first round; this decides how
/// unplayed matches count for the opponents (Articles 15 and 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// A round robin: a walkover counts like a match with its opponent (15.1).
    RoundRobin,
    /// Paired round by round: an unplayed round counts as one against a dummy (16.4).
    Swiss,
}

/// The result of a match for one of its players. Both may lose, if both are disqualified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// Won.
    Win,
    /// Level.
    Draw,
    /// Lost.
    Loss,
}

/// The games of one match, from the view of one of its players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Games {
    /// Games won.
    pub won: u32,
    /// Games lost.
    pub lost: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games awarded to the winner without play, because the opponent retired.
    pub awarded: u32,
}

/// The value of a round without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bye {
    /// As much as a win, for the player left over by the pairing.
    Full,
    /// As much as a draw; requested.
    Half,
    /// Nothing; requested, or absent.
    Zero,
    /// Given by the pairing, with this many half-points.
    Given(u16),
    /// Requested, with this many half-points.
    Asked(u16),
}

/// One round of one player. An opponent is an index in [`Field::lines`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// A match that was played.
    Played {
        /// The opponent.
        opponent: usize,
        /// The result.
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
        /// Games awarded to the winner without play.
        awarded: u32,
    },
    /// A round without an opponent.
    Bye(Bye),
    /// A match still to be played. It counts for nothing, in particular not as 0-0.
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

    /// The opponent, if the meeting counts as a match against that opponent for tie-breaks.
    pub(super) fn met(self, system: System) -> Option<usize> {
        match self {
            Self::Played { opponent, .. } => Some(opponent),
            Self::Forfeit { opponent, .. } if system == System::RoundRobin => Some(opponent),
            Self::Forfeit { .. } | Self::Bye(_) | Self::Paired { .. } => None,
        }
    }

    /// Whether the round was missed voluntarily: a requested bye, or a no-show (16.2).
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

    /// The meeting with the opponent's index changed; `None` if the opponent has no new place, and for a bye.
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
    /// The place in the starting list of the stage, from 1; no two are equal.
    pub start: u32,
    /// The rating before the first round, in points.
    pub rating: Option<f64>,
    /// The points that the player began with (McMahon).
    pub head_start: f64,
    /// The meetings by round. Rounds not yet paired are missing at the end.
    pub meetings: Vec<Meeting>,
    /// The index of the first meeting of the last planned or recorded round;
    /// none if no round is known to be the last. Fore Buchholz needs it.
    pub last_round: Option<usize>,
}

impl StandingsLine {
    /// The player's points, with those to begin with.
    pub fn points(&self, points: MatchPoints) -> f64 {
        self.head_start + points.total(&self.meetings)
    }

    /// The points for rounds without a match.
    pub(super) fn bye_points(&self, points: MatchPoints) -> f64 {
        let byes = self.meetings.iter().filter(|met| matches!(met, Meeting::Bye(_)));
        points.total(&byes.copied().collect::<Vec<_>>())
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

/// All players of a stage or group. Every meeting is in the lines of
/// both its players, so every opponent is an index in `lines`.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// One line for each player, in any order.
    pub lines: Vec<StandingsLine>,
    /// The system of pairing.
    pub system: System,
    /// The number of games in a match of each round, if rounds are known; otherwise each match counts its own games.
    pub games: Vec<u32>,
}

impl Field {
    /// The field of the lines in `group`, with only their meetings with one another.
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

/// A player's results against the tied players.
struct Mutual {
    at: usize,
    /// Points so far.
    points: f64,
    /// Points if every missing match is won.
    most: f64,
    /// Whether no match is missing.
    met_all: bool,
    /// Whether any match was played.
    met_any: bool,
}

/// The direct encounter of tied players.
pub(super) struct Encounter {
    /// The players, given as lines, in classes, the best first.
    pub(super) classes: Vec<Vec<usize>>,
    /// The points of the players who met any of the others.
    pub(super) points: Vec<(usize, f64)>,
}

/// Ranks the tied `group`. If all have met all, their points decide (6.1); otherwise only
/// a player who is first whatever the missing results are, then the second (6.2).
pub(super) fn encounter(field: &Field, points: MatchPoints, group: &[usize]) -> Encounter {
    let mut mutual: Vec<Mutual> =
        group.iter().map(|&at| Mutual::of(field, points, at, group)).collect();
    mutual.sort_by(|a, b| b.points.total_cmp(&a.points).then(b.most.total_cmp(&a.most)));
    let classes = if mutual.iter().all(|it| it.met_all) {
        let classes = mutual.chunk_by(|a, b| a.points.total_cmp(&b.points).is_eq());
        classes.map(|class| class.iter().map(|it| it.at).collect()).collect()
    } else {
        sure_leaders(&mutual)
    };
    let met = mutual.iter().filter(|it| it.met_any);
    Encounter { classes, points: met.map(|it| (it.at, it.points)).collect() }
}

/// Players who are certainly ahead of the rest, each in a class of their own, and then the rest.
fn sure_leaders(mutual: &[Mutual]) -> Vec<Vec<usize>> {
    let mut classes = Vec::new();
    let mut rest = mutual;
    while let Some((first, others)) = rest.split_first() {
        if others.is_empty() || others.iter().any(|other| other.most >= first.points) {
            break;
        }
        classes.push(vec![first.at]);
        rest = others;
    }
    classes.push(rest.iter().map(|it| it.at).collect());
    classes
}

impl Mutual {
    fn of(field: &Field, points: MatchPoints, at: usize, group: &[usize]) -> Self {
        let mut sum = Self { at, points: 0.0, most: 0.0, met_all: true, met_any: false };
        for &opponent in group.iter().filter(|&&opponent| opponent != at) {
            let all = field.lines[at].meetings.iter();
            let between: Vec<&Meeting> =
                all.filter(|meeting| meeting.opponent() == Some(opponent)).collect();
            sum.add(field, points, &between);
        }
        // Averages of three matches are no binary fractions, and equal sums must compare as equal.
        sum.points = rounded(sum.points, BILLIONTHS);
        sum.most = rounded(sum.most, BILLIONTHS);
        sum
    }

    /// Adds the matches with one opponent: their average if there are several
    /// (6.1.2). A match still to be played, or never paired, is missing.
    fn add(&mut self, field: &Field, points: MatchPoints, between: &[&Meeting]) {
        let met = between.iter().filter(|meeting| meeting.met(field.system).is_some());
        let scored: f64 = met.clone().map(|&&meeting| points.of(meeting)).sum();
        let met = met.count();
        let open = between.iter().filter(|meeting| !meeting.is_decided()).count();
        let [met, all] =
            [met, (met + open).max(1)].map(|n| u32::try_from(n).map_or(1.0, f64::from));
        self.points += scored / all;
        self.most +=
            (scored + if all > met { (all - met) * points.most_to_come() } else { 0.0 }) / all;
        self.met_all &= met.total_cmp(&all).is_eq();
        self.met_any |= met > 0.0;
    }
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The place, shared by tied players, who all take the smaller number; `None` for a player still in an elimination.
    pub rank: Option<u32>,
    /// The player.
    pub player: PlayerId,
    /// The results behind the place.
    pub tally: Tally,
    /// Match points, by the plan.
    pub points: f64,
    /// The part of them that the player began with (McMahon).
    pub head_start: f64,
    /// The part of them for rounds without a match.
    pub byes: f64,
    /// In an elimination, the round a player went out in, or the final for its winner.
    pub reached: Option<RoundName>,
    /// In a stage with groups, the group, from 1.
    pub group: Option<u32>,
    /// One value for each step of the plan. `None` if there is no basis, which is worse than any
    /// value, and in a step among tied players for a player who was no longer tied. A
    /// step that was repeated among fewer players shows its first value.
    pub values: Vec<Option<f64>>,
    /// The step, from 0, that put this line below the previous one; `None` if the two are tied, and in the first line.
    pub separated_by: Option<usize>,
    /// The decision among players tied on every step; equal for all of them.
    pub tie: Option<TieDecision>,
    /// In pods, the places taken and the points for them.
    pub table: Option<TableTally>,
}

/// The decision among players whom every tie-break leaves tied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieDecision {
    /// Play-off matches; the player won this many.
    PlayOff(u32),
    /// Lots that were drawn.
    Lots,
    /// The organiser recorded an order that was decided elsewhere.
    Elsewhere,
}

impl Standing {
    /// Matches won, drawn and lost, with the points to begin with and those of byes if there are any: `2-1 +1 bye1`.
    pub fn record(&self, with_draws: bool) -> String {
        let mut record = self.tally.record(with_draws);
        for (sign, points) in [("+", self.head_start), ("bye", self.byes)] {
            if points > 0.0 {
                record = format!("{record} {sign}{points}");
            }
        }
        record
    }

    /// A player without a place yet.
    pub fn new(player: PlayerId, tally: Tally) -> Self {
        Self {
            rank: None,
            player,
            tally,
            points: MatchPoints::STANDARD.of_tally(tally),
            head_start: 0.0,
            byes: 0.0,
            reached: None,
            group: None,
            values: Vec::new(),
            separated_by: None,
            tie: None,
            table: None,
        }
    }
}

/// A finished match.
#[derive(Clone, Copy, Debug)]
pub struct Finished<'a> {
    /// The players.
    pub sides: [PlayerId; 2],
    /// The result.
    pub outcome: Outcome,
    /// Games awarded to the winner without play, because the opponent did not continue.
    pub awarded: u32,
    /// The round.
    pub round: &'a RoundName,
}

/// The results of each of `entrants` in the `finished` matches.
pub fn tallies(entrants: &[PlayerId], finished: &[Finished<'_>]) -> HashMap<PlayerId, Tally> {
    let mut tallies: HashMap<PlayerId, Tally> =
        entrants.iter().map(|&player| (player, Tally::default())).collect();
    for played in finished {
        for side in Side::BOTH {
            tallies.entry(played.sides[side.index()]).or_default().add(played.outcome, side);
        }
    }
    tallies
}

/// A player's results so far; walkovers count as matches but not as games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches won.
    pub wins: u32,
    /// Matches drawn.
    pub draws: u32,
    /// Matches lost.
    pub losses: u32,
    /// Games won.
    pub games_won: u32,
    /// Games lost.
    pub games_lost: u32,
    /// Games drawn.
    pub games_drawn: u32,
}

impl Tally {
    /// Matches won, drawn and lost, `3-1-0`; without the draws if no listed player has one.
    pub fn record(self, with_draws: bool) -> String {
        let Self { wins, draws, losses, .. } = self;
        if with_draws { format!("{wins}-{draws}-{losses}") } else { format!("{wins}-{losses}") }
    }

    /// Whether one of the listed players has drawn a match.
    pub fn has_draws(mut listed: impl Iterator<Item = Self>) -> bool {
        listed.any(|tally| tally.draws > 0)
    }

    /// Counts one match from the view of `side`.
    pub fn add(&mut self, outcome: Outcome, side: Side) {
        *self = self.with(&meeting(outcome, 0, side, 0));
    }

    /// The sum of the meetings of a line; byes are no matches.
    pub(super) fn of(meetings: &[Meeting]) -> Self {
        meetings.iter().fold(Self::default(), Self::with)
    }

    fn with(self, meeting: &Meeting) -> Self {
        let (result, games) = match *meeting {
            Meeting::Played { result, games, .. } => (result, games),
            Meeting::Forfeit { won: true, .. } => (MatchResult::Win, Games::default()),
            Meeting::Forfeit { won: false, .. } => (MatchResult::Loss, Games::default()),
            Meeting::Bye(_) | Meeting::Paired { .. } => return self,
        };
        let count = |wanted| u32::from(result == wanted);
        Self {
            wins: self.wins + count(MatchResult::Win),
            draws: self.draws + count(MatchResult::Draw),
            losses: self.losses + count(MatchResult::Loss),
            games_won: self.games_won + games.won,
            games_lost: self.games_lost + games.lost,
            games_drawn: self.games_drawn + games.drawn,
        }
    }

    /// Matches finished.
    pub fn matches(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Games played.
    pub fn games(self) -> u32 {
        self.games_won + self.games_lost + self.games_drawn
    }

    /// The share of games that were won; a drawn game counts half; none without games.
    pub fn game_win_rate(self) -> Option<f64> {
        let won = f64::from(self.games_won) + f64::from(self.games_drawn) / 2.0;
        (self.games() > 0).then(|| won / f64::from(self.games()))
    }

    /// Games won minus games lost.
    pub fn games_difference(self) -> i64 {
        i64::from(self.games_won) - i64::from(self.games_lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_matches_stand_between_won_and_lost_where_there_are_some() {
        let won = Tally { wins: 3, losses: 1, ..Tally::default() };
        let drawn = Tally { wins: 1, draws: 2, ..Tally::default() };
        for (listed, record) in [(vec![won], "3-1"), (vec![won, drawn], "3-0-1")] {
            assert_eq!(won.record(Tally::has_draws(listed.into_iter())), record);
        }
    }
}
