//! Standings and the cross table of a tournament.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use crate::club::{Match, Tournament};
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::domain::standings::{self, MatchResult, Standing};
use crate::domain::swiss::Colour;

/// One meeting of two players, as the player of its row saw it.
#[derive(Clone, Copy, Debug)]
pub struct Meeting<'a> {
    pub played: &'a Arc<Match>,
    /// The side on which the row's player stands.
    pub side: Side,
}

impl Tournament {
    /// Every meeting of every pair, by row and column player.
    pub fn meetings(&self) -> HashMap<(PlayerId, PlayerId), Vec<Meeting<'_>>> {
        let mut meetings: HashMap<(PlayerId, PlayerId), Vec<Meeting<'_>>> = HashMap::new();
        for played in &self.matches {
            let Some(players) = played.players() else {
                continue;
            };
            for side in Side::BOTH {
                let pair = (players[side.index()], players[side.other().index()]);
                meetings.entry(pair).or_default().push(Meeting { played, side });
            }
        }
        meetings
    }
}

/// A player's round: a match, or a round without one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Spent {
    Met {
        /// The line of the opponent, from 1.
        line: usize,
        /// In games with colours.
        colour: Option<Colour>,
        /// None while it is to be played.
        end: Option<End>,
    },
    /// No opponent, for so many points.
    Bye(f64),
}

/// How a match ended for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Won,
    Drawn,
    Lost,
    /// Without play.
    Given,
    Forfeited,
}

/// The usual notation: the line of the opponent, the colour,
/// and 1, = or 0, or + and - where nothing was played: `12w1`.
impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Met { line, colour, end } = self else {
            let Self::Bye(points) = self else { return Ok(()) };
            return write!(f, "bye{points}");
        };
        let colour = match colour {
            Some(Colour::White) => "w",
            Some(Colour::Black) => "b",
            None => " ",
        };
        let end = match end {
            None => "",
            Some(End::Won) => "1",
            Some(End::Drawn) => "=",
            Some(End::Lost) => "0",
            Some(End::Given) => "+",
            Some(End::Forfeited) => "-",
        };
        f.write_str(format!("{line}{colour}{end}").trim_end())
    }
}

/// A line of the table.
#[derive(Clone, Debug)]
pub struct SwissLine {
    pub standing: Standing,
    pub rounds: Vec<Spent>,
}

impl Tournament {
    /// The table of a Swiss stage; empty where it is none, or not drawn.
    pub fn swiss_table(&self, number: u32) -> Vec<SwissLine> {
        let stage = self.stage_no(number).filter(|stage| stage.draw.is_some());
        let Some((stage, Format::Swiss { colours, .. })) =
            stage.map(|stage| (stage, stage.plan.format))
        else {
            return Vec::new();
        };
        let points = stage.plan.standings().points;
        let field = self.swiss_field(number, self.last_round(number));
        let standings = self.standings_of(number);
        let lines: HashMap<PlayerId, usize> =
            standings.iter().zip(1..).map(|(line, at)| (line.player, at)).collect();
        let met: HashMap<PlayerId, &[standings::Meeting]> =
            field.lines.iter().map(|line| (line.player, &line.meetings[..])).collect();
        let spent = |player: PlayerId, round: u32, meeting: standings::Meeting| {
            let opponent = match meeting {
                standings::Meeting::Played { opponent, .. }
                | standings::Meeting::Forfeit { opponent, .. }
                | standings::Meeting::Paired { opponent } => opponent,
                standings::Meeting::Bye(_) => return Spent::Bye(points.of(meeting)),
            };
            let end = match meeting {
                standings::Meeting::Played { result: MatchResult::Win, .. } => Some(End::Won),
                standings::Meeting::Played { result: MatchResult::Draw, .. } => Some(End::Drawn),
                standings::Meeting::Played { result: MatchResult::Loss, .. } => Some(End::Lost),
                standings::Meeting::Forfeit { won: true, .. } => Some(End::Given),
                standings::Meeting::Forfeit { won: false, .. } => Some(End::Forfeited),
                standings::Meeting::Paired { .. } | standings::Meeting::Bye(_) => None,
            };
            let opponent = field.lines.get(opponent).map(|line| line.player);
            let line = opponent.and_then(|player| lines.get(&player)).copied().unwrap_or_default();
            let mut boards = self.boards(number, round).filter(|_| colours);
            let own = boards.find(|board| board.has(player));
            let first = own.map(|board| board.sides[Side::A.index()] == Some(player));
            let colour = first.map(|first| if first { Colour::White } else { Colour::Black });
            Spent::Met { line, colour, end }
        };
        let line = |standing: Standing| {
            let rounds = met.get(&standing.player).copied().unwrap_or_default();
            let rounds = (1..).zip(rounds);
            let rounds = rounds.map(|(round, one)| spent(standing.player, round, *one)).collect();
            SwissLine { standing, rounds }
        };
        standings.into_iter().map(line).collect()
    }
}
