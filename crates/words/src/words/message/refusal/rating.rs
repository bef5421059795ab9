//! Refusals about games, hands and ratings.

use crate::club::refusal::RatingRefusal;
use crate::domain::game::HandTableFault;
use crate::domain::rating::{Change, Ineligible, written};
use crate::words::message::sentence::Naming;
use crate::words::message::{Message, name, player, tournament};
use crate::words::{Voice, words};

words! {
    /// Refusals about games, hands and ratings.
    pub RatingRefusalWords in "refusal-rating" {
        not_the_score(no, tournament, games, score) -> Message;
        nothing_played(no, tournament) -> Message; stranger(who); alone(who); twice(a, b);
        bad_hands(no, tournament, fault) -> Message; bad_deal(game, no, tournament) -> Message;
        same_games(no, tournament) -> Message; same_setting(tournament) -> Message;
        unsound_division() -> Message; change_by_nothing() -> Message;
        change_too_large(points) -> Message; published_already(list, on) -> Message;
        everybody_to() -> Message; too_low(rating, above); too_high(rating, below); provisional;
        ineligible(tournament, who, why) -> Message;
    }
}

pub(super) fn refusal(voice: Voice, refusal: &RatingRefusal, club: Naming<'_>) -> Message {
    let say = RatingRefusalWords::speaking(voice);
    match refusal {
        RatingRefusal::NotTheScore(id, no, fault) => {
            say.not_the_score(no, tournament(*id, club), fault.games, fault.score)
        }
        RatingRefusal::NothingPlayed(id, no) => say.nothing_played(no, tournament(*id, club)),
        RatingRefusal::BadHands(id, no, fault) => {
            let fault = match fault {
                HandTableFault::Stranger(who) => say.stranger(name(*who, club)),
                HandTableFault::Alone(who) => say.alone(name(*who, club)),
                HandTableFault::Twice(a, b) => say.twice(name(*a, club), name(*b, club)),
            };
            say.bad_hands(no, tournament(*id, club), fault)
        }
        RatingRefusal::BadDeal(id, no, game) => say.bad_deal(game, no, tournament(*id, club)),
        RatingRefusal::SameGames(id, no) => say.same_games(no, tournament(*id, club)),
        RatingRefusal::SameSetting(id) => say.same_setting(tournament(*id, club)),
        RatingRefusal::UnsoundDivision => say.unsound_division(),
        RatingRefusal::UnsoundChange(Change::By(points)) if *points == 0.0 => {
            say.change_by_nothing()
        }
        RatingRefusal::UnsoundChange(Change::By(points) | Change::To(points)) => {
            say.change_too_large(points)
        }
        RatingRefusal::PublishedAlready(id, on) => {
            let list = club.list(*id).map(|list| list.name.as_str()).unwrap_or_default();
            say.published_already(list, on)
        }
        RatingRefusal::EverybodyTo => say.everybody_to(),
        RatingRefusal::Ineligible(id, who, outside) => {
            let why = match outside {
                Ineligible::TooLow { rating, above } => say.too_low(written(*rating), above),
                Ineligible::TooHigh { rating, below } => say.too_high(written(*rating), below),
                Ineligible::Provisional => say.provisional().to_owned(),
            };
            say.ineligible(tournament(*id, club), player(voice, *who, club), why)
        }
    }
}
