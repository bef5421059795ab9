//! The games of a match one by one, and the hands of a game at a table.

use clap::ValueEnum;

use crate::cli::error::CliError;
use crate::cli::meant::Names;
use crate::club::{Pod, Tournament};
use crate::domain::game::{Game, HandPair, HandTable, NotHands, parse, parse_pairs, total};
use crate::domain::number::PlayerId;
use crate::domain::score::{Score, Side};
use crate::words::message::{Message, MessageWords};

/// What happened game by game.
#[derive(Debug, clap::Args)]
pub(super) struct GameArgs {
    #[arg(long, value_name = "GAMES")]
    games: Option<String>,
    #[arg(long, value_enum, requires = "games")]
    first: Option<FirstName>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FirstName {
    A,
    B,
    Alternate,
    AlternateB,
}

impl FirstName {
    /// Who moved first in a game, counted from 0.
    fn of(self, game: usize) -> Side {
        let even = game.is_multiple_of(2);
        match self {
            Self::A => Side::A,
            Self::B => Side::B,
            Self::Alternate => {
                if even {
                    Side::A
                } else {
                    Side::B
                }
            }
            Self::AlternateB => {
                if even {
                    Side::B
                } else {
                    Side::A
                }
            }
        }
    }
}

impl GameArgs {
    /// The games, if they are told.
    pub(super) fn read(&self, words: &MessageWords) -> Result<Vec<Game>, CliError> {
        let text = self.games.as_deref().unwrap_or_default();
        let games = parse(text);
        let mut games =
            games.map_err(|fault| CliError::Usage(words.rating.not_games(text, &fault)))?;
        for (at, game) in games.iter_mut().enumerate() {
            game.first = self.first.map(|first| first.of(at)).or(game.first);
        }
        Ok(games)
    }
}

/// The score that was said, or that of the games.
pub(super) fn score_of(said: Option<Score>, games: &[Game]) -> Score {
    said.unwrap_or_else(|| total(games))
}

/// Reads what a game at a table dealt: pairs of seats or players, each with the win probability of
/// the first of the two: `1-2:0.4 1-3:55%`.
pub(super) fn hands(
    names: Names<'_>,
    (found, pod): (&Tournament, &Pod),
    text: &str,
) -> Result<HandTable, Message> {
    let words = &names.words.rating;
    let player = |text: &str| -> Result<PlayerId, Message> {
        let Ok(seat) = text.parse::<u32>() else {
            return names.entrant(found.id, text);
        };
        let at = usize::try_from(seat).unwrap_or(usize::MAX).checked_sub(1);
        let there = at.and_then(|at| pod.seats.get(at)).copied();
        there.ok_or_else(|| words.no_seat(seat, pod.seats.len()))
    };
    let pairs = parse_pairs(text)
        .map_err(|NotHands(pair, fault)| words.not_hands(&pair, fault.as_ref()))?;
    let known = |(a, b, hand): HandPair| Ok((player(&a)?, player(&b)?, hand));
    pairs.into_iter().map(known).collect::<Result<_, _>>().map(HandTable)
}
