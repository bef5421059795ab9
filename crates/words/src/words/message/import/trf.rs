//! Faults of tournament reports, and remedies.

use crate::domain::trf::TrfWhy;
use crate::words::message::Message;
use crate::words::{Voice, words};

words! {
    /// Faults of tournament reports, and remedies.
    pub TrfWords in "import-trf" {
        no_players() -> Message; tab() -> Message; not_a_number() -> Message;
        not_points() -> Message; not_a_date() -> Message; too_many_rounds() -> Message;
        no_name() -> Message; no_colour() -> Message; no_result() -> Message;
        remainder() -> Message; same_start(line) -> Message; no_opponent(start) -> Message;
        own_opponent() -> Message; bye_or_game() -> Message;
        other_opponent(opponent, line, theirs) -> Message;
        other_result(opponent, line, theirs) -> Message; same_colour(opponent, line) -> Message;
    }
}

/// The sentence and the remedy.
pub(super) fn describe(voice: Voice, why: &TrfWhy) -> Message {
    let say = TrfWords::speaking(voice);
    match why {
        TrfWhy::NoPlayers => say.no_players(),
        TrfWhy::Tab => say.tab(),
        TrfWhy::NotANumber => say.not_a_number(),
        TrfWhy::NotPoints => say.not_points(),
        TrfWhy::NotADate => say.not_a_date(),
        TrfWhy::TooManyRounds => say.too_many_rounds(),
        TrfWhy::NoName => say.no_name(),
        TrfWhy::NoColour => say.no_colour(),
        TrfWhy::NoResult => say.no_result(),
        TrfWhy::Remainder => say.remainder(),
        TrfWhy::SameStart(line) => say.same_start(line),
        TrfWhy::NoOpponent(start) => say.no_opponent(start),
        TrfWhy::OwnOpponent => say.own_opponent(),
        TrfWhy::ByeOrGame => say.bye_or_game(),
        TrfWhy::OtherOpponent { opponent, line, theirs } => {
            let theirs = theirs.map_or_else(|| "0000".to_owned(), |theirs| theirs.to_string());
            say.other_opponent(opponent, line, theirs)
        }
        TrfWhy::OtherResult { opponent, line, theirs } => say.other_result(opponent, line, theirs),
        TrfWhy::SameColour { opponent, line } => say.same_colour(opponent, line),
    }
}
