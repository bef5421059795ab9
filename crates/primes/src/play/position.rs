//! The position in a game of two players, and the effects of moves.

use crate::card::Card;
use crate::deck::{self, DeckError};
use crate::hand::Hand;
use crate::number::Number;
use crate::play::judge::{self, GROTHENDIECK, RAMANUJAN, Wrong};
use crate::play::written::Move;

/// The number on the table, which must be beaten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// Its value.
    pub value: Number,
    /// The number of its cards; as many must be played on it.
    pub cards: usize,
}

/// The effect of a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// A card was drawn; the same player moves again.
    Drawn,
    /// The penalty cards were taken; the other player leads.
    PenaltyTaken,
    /// The player passed, which clears the table; the other one leads.
    Passed,
    /// The number is on the table; the other player must beat it.
    Played,
    /// The number is on the table, and the order of numbers is reversed; the other player must beat it.
    Revolution,
    /// 57 or a joker alone cleared the table; the same player leads and may draw again.
    Cleared,
    /// The play was wrong: the cards are back in the hand, and penalty cards must be drawn ([`Move::Penalty`]).
    Wrong {
        /// The reason.
        why: Wrong,
        /// Cards to draw: as many as were played, fewer where the pile has fewer.
        penalty: usize,
    },
    /// The hand is empty: the player with this number (0 moved first) has won.
    Won(usize),
}

/// The reasons why a move is not possible. A refused move changes nothing and costs nothing.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// This number of penalty cards must be drawn first.
    #[error("{0} cards are to be drawn first, for a wrong play")]
    PenaltyDue(usize),
    /// Only one card may be drawn in a turn, before playing.
    #[error("one card at most is drawn in a turn")]
    OneDraw,
    /// The drawn cards cannot be in the pile.
    #[error("these cards are not all in the pile")]
    NotInPile,
    /// The hand does not hold the cards.
    #[error("these cards are not all in the hand")]
    NotInHand,
    /// A number starts with 0, or has more digits than a deck can make.
    #[error("a number does not start with 0 and has 72 digits at most")]
    LeadingZero,
    /// This number of cards is on the table, and as many must be played.
    #[error("{0} cards lie on the table, and as many must be played")]
    OtherCount(usize),
    /// The number does not beat the one on the table.
    #[error("the number does not beat the one on the table")]
    NotBeaten,
    /// A joker alone stands for infinity and for no other value.
    #[error("a joker alone stands for no number")]
    JokerAlone,
    /// A base among the factors is 1.
    #[error("1 is no factor")]
    BaseOne,
    /// No penalty is due.
    #[error("no penalty is due")]
    NoPenalty,
}

/// A game of two players. Player 0 moved first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    hands: [Hand; 2],
    /// All cards that may still be drawn, in unknown order.
    pile: Hand,
    /// The cards on the table, which go under the pile when it is cleared.
    table: Hand,
    field: Option<Field>,
    mover: usize,
    has_drawn: bool,
    penalty: usize,
    is_reversed: bool,
    winner: Option<usize>,
    /// Whether the number of penalty cards is that of the record, not of the rules.
    has_own_penalties: bool,
}

impl Position {
    /// The start of a game. The first hand is that of the player who moves first.
    pub fn new(hands: [Hand; 2]) -> Result<Self, DeckError> {
        deck::check(&hands)?;
        let deck: Hand = Card::all()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(card.in_deck())))
            .collect();
        let pile = deck.minus(hands[0].and(hands[1])).unwrap_or_default();
        Ok(Self {
            hands,
            pile,
            table: Hand::EMPTY,
            field: None,
            mover: 0,
            has_drawn: false,
            penalty: 0,
            is_reversed: false,
            winner: None,
            has_own_penalties: false,
        })
    }

    /// The start of a game recorded elsewhere. Servers count penalties differently:
    /// any number of cards may be drawn for a wrong play, also none.
    pub fn of_record(hands: [Hand; 2]) -> Result<Self, DeckError> {
        Ok(Self { has_own_penalties: true, ..Self::new(hands)? })
    }

    /// The hands of both players.
    pub fn hands(&self) -> [Hand; 2] {
        self.hands
    }

    /// The number to beat; none if the player to move leads.
    pub fn field(&self) -> Option<Field> {
        self.field
    }

    /// The player to move: 0 or 1.
    pub fn mover(&self) -> usize {
        self.mover
    }

    /// Whether smaller numbers beat larger ones.
    pub fn is_reversed(&self) -> bool {
        self.is_reversed
    }

    /// The number of penalty cards that must be drawn now.
    pub fn penalty(&self) -> usize {
        self.penalty
    }

    /// The player who has won, 0 or 1; none before the end.
    pub fn winner(&self) -> Option<usize> {
        self.winner
    }

    /// Makes a move, or returns why it is not possible.
    pub fn play(&mut self, played: &Move) -> Result<Outcome, Refused> {
        if self.winner.is_some() {
            return Err(Refused::Over);
        }
        if self.has_own_penalties && self.penalty > 0 && !matches!(played, Move::Penalty(_)) {
            self.end_turn();
        }
        match played {
            Move::Penalty(cards) => self.take_penalty(*cards),
            _ if self.penalty > 0 => Err(Refused::PenaltyDue(self.penalty)),
            Move::Draw(card) => self.draw(*card),
            Move::Pass => {
                self.end_turn();
                Ok(Outcome::Passed)
            }
            Move::Joker => self.play_joker(),
            Move::Number(number) => {
                let cards = number.cards();
                if cards == Hand::EMPTY.with(Card::JOKER) {
                    return Err(Refused::JokerAlone);
                }
                let value = number.value().ok_or(Refused::LeadingZero)?;
                self.may_lie(cards, cards, value)?;
                let wrong = judge::prime(value);
                Ok(self.lay(cards, Hand::EMPTY, value, wrong, true))
            }
            Move::Composite { number, factors } => {
                let cards = number.cards();
                let below = factors.iter().fold(Hand::EMPTY, |cards, it| cards.and(it.cards()));
                let value = number.value().ok_or(Refused::LeadingZero)?;
                self.may_lie(cards, cards.and(below), value)?;
                let wrong = judge::composite(value, factors)?;
                Ok(self.lay(cards, below, value, wrong, false))
            }
        }
    }

    /// All cards of pile, table and hands.
    #[cfg(test)]
    pub(super) fn all_cards(&self) -> Hand {
        self.pile.and(self.table).and(self.hands[0]).and(self.hands[1])
    }

    fn draw(&mut self, card: Card) -> Result<Outcome, Refused> {
        if self.has_drawn {
            return Err(Refused::OneDraw);
        }
        self.take(Hand::EMPTY.with(card))?;
        self.has_drawn = true;
        Ok(Outcome::Drawn)
    }

    fn take_penalty(&mut self, cards: Hand) -> Result<Outcome, Refused> {
        match self.penalty {
            0 => return Err(Refused::NoPenalty),
            due if due != cards.len() && !self.has_own_penalties => {
                return Err(Refused::PenaltyDue(due));
            }
            _ => self.take(cards)?,
        }
        self.end_turn();
        Ok(Outcome::PenaltyTaken)
    }

    /// Draws cards from the pile, which does not yet hold the cards on the table.
    fn take(&mut self, cards: Hand) -> Result<(), Refused> {
        self.pile = self.pile.minus(cards).ok_or(Refused::NotInPile)?;
        self.hands[self.mover] = self.hands[self.mover].and(cards);
        Ok(())
    }

    /// A joker alone beats any single card in either order, and its player leads.
    fn play_joker(&mut self) -> Result<Outcome, Refused> {
        if let Some(field) = self.field.filter(|field| field.cards != 1) {
            return Err(Refused::OtherCount(field.cards));
        }
        let hand = self.hands[self.mover].without(Card::JOKER).ok_or(Refused::NotInHand)?;
        self.hands[self.mover] = hand;
        self.table = self.table.with(Card::JOKER);
        Ok(self.won().unwrap_or_else(|| self.clear_and_lead()))
    }

    /// Checks that the cards are held and that the shown cards may be played on the table.
    fn may_lie(&self, shown: Hand, all: Hand, value: Number) -> Result<(), Refused> {
        self.hands[self.mover].minus(all).ok_or(Refused::NotInHand)?;
        let Some(field) = self.field else { return Ok(()) };
        if shown.len() != field.cards {
            return Err(Refused::OtherCount(field.cards));
        }
        let beats = if self.is_reversed { value < field.value } else { value > field.value };
        if beats { Ok(()) } else { Err(Refused::NotBeaten) }
    }

    /// Puts cards on the table, and the cards of factors under the pile. A wrong play returns them all.
    fn lay(
        &mut self,
        shown: Hand,
        below: Hand,
        value: Number,
        wrong: Option<Wrong>,
        as_prime: bool,
    ) -> Outcome {
        if let Some(why) = wrong {
            self.penalty = (shown.len() + below.len()).min(self.pile.len());
            let outcome = Outcome::Wrong { why, penalty: self.penalty };
            if self.penalty == 0 {
                self.end_turn();
            }
            return outcome;
        }
        let hand = self.hands[self.mover].minus(shown.and(below));
        self.hands[self.mover] = hand.unwrap_or_default();
        self.table = self.table.and(shown);
        self.pile = self.pile.and(below);
        self.field = Some(Field { value, cards: shown.len() });
        let is = |special: u64| as_prime && value == Number::from(special);
        if is(RAMANUJAN) {
            self.is_reversed = !self.is_reversed;
        }
        if let Some(won) = self.won() {
            return won;
        }
        if is(GROTHENDIECK) {
            return self.clear_and_lead();
        }
        self.mover = 1 - self.mover;
        self.has_drawn = false;
        if is(RAMANUJAN) { Outcome::Revolution } else { Outcome::Played }
    }

    fn won(&mut self) -> Option<Outcome> {
        self.winner = self.hands[self.mover].is_empty().then_some(self.mover);
        self.winner.map(Outcome::Won)
    }

    fn clear_and_lead(&mut self) -> Outcome {
        self.clear();
        self.has_drawn = false;
        Outcome::Cleared
    }

    /// Puts the cards on the table under the pile.
    fn clear(&mut self) {
        self.pile = self.pile.and(self.table);
        (self.table, self.field) = (Hand::EMPTY, None);
    }

    /// Ends the turn: the other player leads.
    fn end_turn(&mut self) {
        self.clear();
        self.penalty = 0;
        self.has_drawn = false;
        self.mover = 1 - self.mover;
    }
}
