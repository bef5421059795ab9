//! Games one by one, and what their hands are worth.

use super::JoinWords;
use crate::cards::{CardFault, GamesFault};
use crate::domain::deal::CardGame;
use crate::domain::game::{NotAHand, NotGames};
use crate::domain::rating::calibration::{Compared, FirstMoveWorth};
use crate::words::message::Message;
use crate::words::{Voice, words};

words! {
    /// Typed games and hands.
    pub HandsWords in "hands" {
        none_known; luck; luck_after; by_hand_alone; unreadable(text, sign); hand(text, p);
        no_such_hand(text, hand); cards(text, hands); write_games_like; out_of_range(p);
        no_hand_strength(text); write_seats_like; no_seat(seat: u32, seats: usize) -> Message;
        in_game(no, what); no_card_game() -> Message; not_a_card(hand, text) -> Message;
        empty(hand) -> Message; not_in_deck(card, held, in_deck) -> Message;
        hands(typed, players) -> Message; players(game, players) -> Message;
        hands_foretell(log_loss, other, games, gain, error);
        first_move_won(share, games, p, low, high); each(no, percent); deal_alone(each);
        prime_daifugo; daihinmin;
    }
}

impl HandsWords {
    /// A text that is no list of games.
    pub fn not_games(self, text: &str, fault: &NotGames) -> Message {
        let why = match fault {
            NotGames::Unreadable(sign) => self.unreadable(text, sign),
            NotGames::Hand(NotAHand::OutOfRange(p)) => self.hand(text, p),
            NotGames::Hand(NotAHand::Unreadable(hand)) => self.no_such_hand(text, hand),
            NotGames::Cards(hands) => self.cards(text, hands),
        };
        Message::new(why, self.write_games_like())
    }

    /// A text that is no list of hands of a table.
    pub fn not_hands(self, text: &str, fault: Option<&NotAHand>) -> Message {
        let why = match fault {
            Some(NotAHand::OutOfRange(p)) => self.out_of_range(p),
            Some(NotAHand::Unreadable(_)) | None => self.no_hand_strength(text),
        };
        Message::new(why, self.write_seats_like())
    }

    /// A card game by its name.
    pub fn game(self, game: CardGame) -> &'static str {
        card_game(self.voice, game)
    }

    /// Games that cannot be recorded as typed.
    pub fn games_fault(self, text: &str, fault: &GamesFault) -> Message {
        match fault {
            GamesFault::Text(fault) => self.not_games(text, fault),
            GamesFault::Cards(no, fault) => {
                let Message { what, remedy } = self.card_fault(fault);
                Message::new(self.in_game(no, what), remedy)
            }
        }
    }

    /// Cards that have no worth.
    pub fn card_fault(self, fault: &CardFault) -> Message {
        match fault {
            CardFault::NoCardGame => self.no_card_game(),
            CardFault::NotACard { hand, text } => self.not_a_card(hand, text),
            CardFault::Empty { hand } => self.empty(hand),
            CardFault::NotInDeck { card, held, in_deck } => self.not_in_deck(card, held, in_deck),
            CardFault::Hands { typed, players } => self.hands(typed, players),
            CardFault::Players(game, players) => self.players(self.game(*game), players),
        }
    }

    /// Whether hands foretell results better.
    pub fn compared(self, of: &Compared) -> String {
        let gain = of.other - of.log_loss;
        self.hands_foretell(
            format_args!("{:.4}", of.log_loss),
            format_args!("{:.4}", of.other),
            of.games,
            format_args!("{gain:.4}"),
            format_args!("{:.4}", of.error),
        )
    }

    /// The worth of the first move.
    pub fn first_moved(self, worth: &FirstMoveWorth) -> String {
        let [low, high] = worth.interval;
        self.first_move_won(
            format_args!("{:.4}", worth.share),
            worth.games,
            format_args!("{:.4}", worth.p),
            format_args!("{low:.4}"),
            format_args!("{high:.4}"),
        )
    }

    /// The win rate of the first side by its hands alone, for each game: `game 1 38%, game 2 51%`.
    pub fn deals_alone(self, of: &[(u32, f64)]) -> String {
        let each = |(no, p): &(u32, f64)| self.each(no, percent(*p));
        let each: Vec<String> = of.iter().map(each).collect();
        self.deal_alone(each.join(JoinWords::speaking(self.voice).comma()))
    }
}

/// A win probability of a hand, from 1% to 99%: no hand is a sure win.
pub fn percent(p: f64) -> String {
    format!("{:.0}%", (p * 100.0).clamp(1.0, 99.0))
}

/// A card game by its name.
pub(in crate::words) fn card_game(voice: Voice, game: CardGame) -> &'static str {
    let say = HandsWords::speaking(voice);
    match game {
        CardGame::PrimeDaifugo => say.prime_daifugo(),
        CardGame::Daihinmin => say.daihinmin(),
    }
}
