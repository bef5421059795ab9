//! A game from the view of its players.

mod remote_view;

use crate::cards::Cards;
use crate::deal::deal_cards;
use crate::exchange::{ClassesError, Exchanged, by_class, trades};
use crate::play::Play;
use crate::position::{Illegal, MOST_SEATS, Position, StartError};

pub use remote_view::Seen;

use super::History;

/// One turn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The seat.
    pub seat: usize,
    /// Its play or pass.
    pub play: Play,
}

/// A game with all its events from the exchange on. It gives each player a [`View`].
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    position: Position,
    players: Vec<usize>,
    leader: usize,
    /// The class of each seat; none without an exchange.
    classes: Option<Vec<usize>>,
    given: Vec<Cards>,
    received: Vec<Cards>,
    played: Cards,
    turns: Vec<Turn>,
    /// The position before each turn, without hands.
    before: Vec<Position>,
    history: History,
}

/// The reasons why a game cannot begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameError {
    /// The hands are no start of a game.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The seats or classes do not have each player once.
    #[error(transparent)]
    Classes(#[from] ClassesError),
    /// The cards are not a whole deck; holds their number.
    #[error("{0} cards in all hands, not 53")]
    Counts(usize),
}

impl Game {
    /// A game without an exchange. `seats` has the seat of each player; `hands` are by player.
    pub fn start(seats: &[usize], hands: &[Cards]) -> Result<Self, GameError> {
        let given = vec![Cards::NONE; hands.len()];
        Self::after(seats, &Exchanged { hands: hands.to_vec(), given }, None)
    }

    /// A game after an exchange; all lists are by player, and classes are from 0 for the daifugō.
    pub fn after(
        seats: &[usize],
        exchanged: &Exchanged,
        classes: Option<&[usize]>,
    ) -> Result<Self, GameError> {
        let players = by_class(seats)?;
        if exchanged.hands.len() != seats.len() || exchanged.given.len() != seats.len() {
            return Err(ClassesError { seats: seats.len() }.into());
        }
        let mut received = vec![Cards::NONE; seats.len()];
        if let Some(classes) = classes {
            let holders = by_class(classes)?;
            for trade in trades(holders.len()) {
                let [upper, lower] = [trade.upper, trade.lower].map(|class| holders[class]);
                received[seats[upper]] = exchanged.given[lower];
                received[seats[lower]] = exchanged.given[upper];
            }
        }
        let by_seat = |cards: &[Cards]| players.iter().map(|&player| cards[player]).collect();
        let hands: Vec<Cards> = by_seat(&exchanged.hands);
        let position = Position::start(&hands)?;
        Ok(Self {
            leader: position.turn(),
            position,
            classes: classes.map(|classes| players.iter().map(|&p| classes[p]).collect()),
            given: by_seat(&exchanged.given),
            received,
            players,
            played: Cards::NONE,
            turns: Vec::new(),
            before: Vec::new(),
            history: History::default(),
        })
    }

    /// This game with a history of earlier games of the same players.
    #[must_use]
    pub fn with_history(self, history: History) -> Self {
        Self { history, ..self }
    }

    /// Drops the earlier games.
    pub(super) fn forget(&mut self) {
        self.history.forget();
    }

    /// A whole deck dealt at random to five players in the order of seats, without an exchange.
    pub fn dealt(rng: &mut impl rand_core::Rng) -> Self {
        let hands = deal_cards(5, 0, rng);
        Self::start(&[0, 1, 2, 3, 4], &hands).expect("a whole deck has D3")
    }

    /// The position with all hands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All turns so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The position before each turn, without hands.
    pub(super) fn before(&self) -> &[Position] {
        &self.before
    }

    /// The player in a seat.
    pub fn player_at(&self, seat: usize) -> usize {
        self.players[seat]
    }

    /// Whether the table was empty before the turn of this number, from 0.
    pub fn led(&self, turn: usize) -> bool {
        self.before.get(turn).is_some_and(|before| before.table().is_pass())
    }

    /// The view of the seat whose turn it is.
    pub fn view(&self) -> View<'_> {
        let me = self.position.turn();
        let count = |seat: usize| self.position.hand(seat).len();
        let mut counts = [0; MOST_SEATS];
        for (seat, held) in counts.iter_mut().enumerate() {
            *held = count(seat);
        }
        let all = (0..MOST_SEATS).fold(Cards::NONE, |all, seat| all | self.position.hand(seat));
        View {
            position: self.position.seen_by(me),
            counts,
            unseen: all - self.position.hand(me),
            game: self,
        }
    }

    /// Makes a play of the seat in turn. An illegal play changes nothing.
    pub fn play(&mut self, play: Play) -> Result<(), Illegal> {
        let seat = self.position.turn();
        let before = self.position.with_dealt([Cards::NONE; MOST_SEATS]);
        self.position.play(play)?;
        self.before.push(before);
        self.played |= play.cards();
        self.turns.push(Turn { seat, play });
        Ok(())
    }

    /// The place of each player, from 0; none before the end. If twenty passes ended the game, the rest is drawn.
    pub fn places(&self, rng: &mut impl rand_core::Rng) -> Option<Vec<usize>> {
        let mut position = self.position;
        position.draw_places(rng);
        let seat_of = |player| self.players.iter().position(|&other| other == player);
        (0..self.players.len()).map(|player| position.place(seat_of(player)?)).collect()
    }
}

/// The view of the player in turn: the own hand, all plays, the numbers of cards, and the own part of the exchange.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The position with other hands blank.
    position: Position,
    counts: [usize; MOST_SEATS],
    unseen: Cards,
    game: &'a Game,
}

impl View<'_> {
    /// The seat of the player.
    pub fn me(&self) -> usize {
        self.position.turn()
    }

    /// The hand of the player.
    pub fn hand(&self) -> Cards {
        self.position.hand(self.me())
    }

    /// The number of cards in a seat.
    pub fn count(&self, seat: usize) -> usize {
        self.counts[seat]
    }

    /// All cards that others hold.
    pub fn unseen(&self) -> Cards {
        self.unseen
    }

    /// The cards that were played.
    pub fn played(&self) -> Cards {
        self.game.played
    }

    /// The table, locks, revolution, passes and places. Other hands are blank.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All turns so far.
    pub fn turns(&self) -> &[Turn] {
        &self.game.turns
    }

    /// The position before each turn, without hands.
    pub(crate) fn before(&self) -> &[Position] {
        &self.game.before
    }

    /// The player in a seat.
    pub fn player_at(&self, seat: usize) -> usize {
        self.game.player_at(seat)
    }

    /// The earlier games.
    pub fn history(&self) -> &History {
        &self.game.history
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: usize) -> Option<usize> {
        self.game.players.iter().position(|&other| other == player)
    }

    /// The seat that led first, since it held ♦3.
    pub fn leader(&self) -> usize {
        self.game.leader
    }

    /// The class of each seat, from 0 for the daifugō. Nothing in a game without exchange.
    pub fn classes(&self) -> Option<&[usize]> {
        self.game.classes.as_deref()
    }

    /// The seat with which the player exchanged cards.
    pub fn partner(&self) -> Option<usize> {
        partner(self.game.classes.as_ref()?, self.me())
    }

    /// The cards that the player gave in the exchange.
    pub fn given(&self) -> Cards {
        self.game.given[self.me()]
    }

    /// The cards that the player received in the exchange.
    pub fn received(&self) -> Cards {
        self.game.received[self.me()]
    }

    /// Whether the others could beat the table of a position, if one hand held all unseen cards.
    pub(crate) fn others_can_beat(&self, position: &Position) -> bool {
        let len = position.table().len();
        let may = |seat: usize| {
            seat != self.me() && !position.has_passed(seat) && self.counts[seat] >= len
        };
        let any = (0..position.seats()).any(|seat| self.counts[seat] > 0 && may(seat));
        any && position.can_beat(self.unseen)
    }

    /// All legal plays, the pass first; without the pass on an empty table.
    pub fn plays(&self) -> Vec<Play> {
        let mut plays = Vec::new();
        self.position.legal(&mut plays);
        if self.position.table().is_pass() && plays.len() > 1 {
            plays.remove(0);
        }
        plays
    }
}

/// The view of an upper class that chooses cards to give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The hand with the received cards, which may be returned.
    pub hand: Cards,
    /// The cards received.
    pub received: Cards,
    /// The number of cards to give.
    pub count: usize,
    /// The seat of the player.
    pub me: usize,
    /// The class of each seat, from 0 for the daifugō.
    pub classes: Vec<usize>,
    /// The number of cards dealt to each seat.
    pub dealt: Vec<usize>,
}

/// The seat with which a seat exchanges cards.
fn partner(classes: &[usize], me: usize) -> Option<usize> {
    let mine = *classes.get(me)?;
    let trade = trades(classes.len()).find(|t| t.upper == mine || t.lower == mine)?;
    let theirs = trade.upper + trade.lower - mine;
    classes.iter().position(|&class| class == theirs)
}
