//! Faults of game records, and remedies.

use primes::play::{Refused, WrittenError};

use super::log;
use crate::cards::{MoveFault, NotAMove};
use crate::import::GameFault;
use crate::words::message::Message;
use crate::words::message::hands::{HandsWords, card_game};
use crate::words::{Voice, words};

words! {
    /// Faults of game records, and remedies.
    pub RecordsImportWords in "import-records" {
        correct_log_line; replay(game, why) -> Message; not_utf8() -> Message;
        neither_kind() -> Message; no_games() -> Message; not_json(column) -> Message;
        not_an_object() -> Message; missing() -> Message; form(example) -> Message;
        not_a_player() -> Message; other_players(line) -> Message;
        other_date(date, line) -> Message; moves_alone() -> Message; correct_the_move;
        other_winner(name) -> Message; no_tournament() -> Message;
        no_tournament_or_event() -> Message; other_card_game(game) -> Message; unplayable(no, why);
        sign(sign); penalty_due(cards); other_count(cards); no_card; joker; several; already_over;
        one_draw; not_in_pile; not_in_hand; leading_zero; not_beaten; joker_alone; base_one;
        no_penalty;
    }
}

/// The sentence and the remedy for a fault in a field of this name.
pub(super) fn describe(voice: Voice, fault: &GameFault, field: &str) -> Message {
    let say = RecordsImportWords::speaking(voice);
    match fault {
        GameFault::Log(fault) => {
            Message::new(log::unreadable(voice, fault), say.correct_log_line())
        }
        GameFault::Replay { game, fault, names } => {
            let why = log::against(voice, fault, names);
            say.replay(game, why)
        }
        GameFault::NotUtf8 => say.not_utf8(),
        GameFault::NeitherKind => say.neither_kind(),
        GameFault::NoGames => say.no_games(),
        GameFault::NotJson(column) => say.not_json(column),
        GameFault::NotAnObject => say.not_an_object(),
        GameFault::Missing => say.missing(),
        GameFault::Form => say.form(form(field)),
        GameFault::NotAPlayer => say.not_a_player(),
        GameFault::OtherPlayers(line) => say.other_players(line),
        GameFault::OtherDate(line, date) => say.other_date(date, line),
        GameFault::Cards(fault) => HandsWords::speaking(voice).card_fault(fault),
        GameFault::MovesAlone => say.moves_alone(),
        GameFault::Move(fault) => Message::new(unplayable(voice, fault), say.correct_the_move()),
        GameFault::OtherWinner(name) => say.other_winner(name),
        GameFault::NoTournament if field.is_empty() => say.no_tournament(),
        GameFault::NoTournament => say.no_tournament_or_event(),
        GameFault::OtherCardGame(game) => say.other_card_game(card_game(voice, *game)),
    }
}

/// How a field is written.
fn form(field: &str) -> &'static str {
    match field {
        "players" => r#"["Ada", "Bea"]"#,
        "hands" => r#"["QT338647JA9", "T77TJK4X3KA"]"#,
        "moves" => r#"["57", "D(K)KQJ", "%"]"#,
        "date" => r#""2026-11-21""#,
        "first" | "winner" => r#""Ada""#,
        _ => r#""1""#,
    }
}

fn unplayable(voice: Voice, fault: &MoveFault) -> String {
    let say = RecordsImportWords::speaking(voice);
    let why = match &fault.why {
        NotAMove::Unreadable(why) => match why {
            WrittenError::Sign(sign) => say.sign(sign),
            WrittenError::NoCard => say.no_card().to_owned(),
            WrittenError::Joker => say.joker().to_owned(),
            WrittenError::Several => say.several().to_owned(),
        },
        NotAMove::Refused(why) => match why {
            Refused::Over => say.already_over().to_owned(),
            Refused::PenaltyDue(cards) => say.penalty_due(cards),
            Refused::OneDraw => say.one_draw().to_owned(),
            Refused::NotInPile => say.not_in_pile().to_owned(),
            Refused::NotInHand => say.not_in_hand().to_owned(),
            Refused::LeadingZero => say.leading_zero().to_owned(),
            Refused::OtherCount(cards) => say.other_count(cards),
            Refused::NotBeaten => say.not_beaten().to_owned(),
            Refused::JokerAlone => say.joker_alone().to_owned(),
            Refused::BaseOne => say.base_one().to_owned(),
            Refused::NoPenalty => say.no_penalty().to_owned(),
        },
    };
    say.unplayable(fault.no, why)
}
