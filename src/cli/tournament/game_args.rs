//! The games of a match one by one, and the hands of a game at a table.

use clap::ValueEnum;

use crate::cards::{record, typed_cards, value_pod};
use crate::cli::error::CliError;
use crate::cli::resolve_names::Names;
use crate::club::{Pod, Tournament};
use crate::domain::deal::Deal;
use crate::domain::game::{
    HandPair, HandTable, NotHands, RecordedGames, TypedGame, parse_pairs, parse_typed, total,
};
use crate::domain::number::PlayerId;
use crate::domain::score::{Score, Side};
use crate::words::message::{Message, MessageWords};

/// The games of a match, one by one.
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
    /// The side that moved first in a game, counted from 0.
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
    /// The games, if they are told; their cards are valued once it is known what the tournament plays.
    pub(super) fn read(&self, words: &MessageWords) -> Result<Vec<TypedGame>, CliError> {
        let text = self.games.as_deref().unwrap_or_default();
        let games = parse_typed(text);
        let mut games =
            games.map_err(|fault| CliError::Usage(words.hands.not_games(text, &fault)))?;
        for (at, game) in games.iter_mut().enumerate() {
            game.first = self.first.map(|first| first.of(at)).or(game.first);
        }
        Ok(games)
    }
}

/// The score that was said, or that of the games.
pub(super) fn score_of(said: Option<Score>, games: &[TypedGame]) -> Score {
    said.unwrap_or_else(|| total(games.iter().map(|game| game.winner)))
}

/// The games with what their cards are worth in a tournament.
pub(super) fn valued(
    names: Names<'_>,
    found: &Tournament,
    games: Vec<TypedGame>,
) -> Result<RecordedGames, Message> {
    record(games, found.card_game).map_err(|fault| names.words.hands.games_fault("", &fault))
}

/// Reads what a game at a table dealt: pairs of seats or players, each with the win probability of
/// the first of the two, `1-2:0.4 1-3:55%`; or the cards of all seats, `S3 HK/D4 X/…`.
pub(super) fn hands(
    names: Names<'_>,
    (found, pod): (&Tournament, &Pod),
    here: &[PlayerId],
    text: &str,
) -> Result<(HandTable, Option<Deal>), Message> {
    let words = &names.words.hands;
    if let Some(hands) = typed_cards(text) {
        let valued = value_pod(found.card_game, here, &hands);
        let (hands, deal) = valued.map_err(|fault| words.card_fault(&fault))?;
        return Ok((hands, Some(deal)));
    }
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
    let hands = pairs.into_iter().map(known).collect::<Result<_, _>>()?;
    Ok((HandTable(hands), None))
}
