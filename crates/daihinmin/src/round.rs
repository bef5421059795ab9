//! A game of a league from its exchange to its record, step by step: for matches, servers and people.

use crate::cards::Cards;
use crate::exchange::{Exchanged, exchange, trades};
use crate::league::Round;
use crate::player::{Game, Offer};

impl Round {
    /// The view of a player who chooses cards to give; none for other players, and in a game without an exchange.
    pub fn offer(&self, player: usize) -> Option<Offer> {
        let classes = self.classes.as_ref()?;
        let trade = trades(classes.len()).find(|trade| trade.upper == classes[player])?;
        let giver = classes.iter().position(|&class| class == trade.lower)?;
        let received = self.dealt[giver].strongest(trade.cards);
        let dealt: Vec<usize> = self.dealt.iter().map(|hand| hand.len()).collect();
        Some(Offer {
            hand: self.dealt[player] | received,
            received,
            count: trade.cards,
            me: self.seats[player],
            classes: self.by_seat(classes),
            dealt: self.by_seat(&dealt),
        })
    }

    /// Exchanges cards. `choose` receives the player of an upper class and its view.
    pub fn exchange(&self, mut choose: impl FnMut(usize, &Offer) -> Cards) -> Exchanged {
        let given = vec![Cards::NONE; self.dealt.len()];
        let as_dealt = || Exchanged { hands: self.dealt.clone(), given };
        let Some(classes) = &self.classes else { return as_dealt() };
        let ask =
            |player, _, _| self.offer(player).map_or(Cards::NONE, |offer| choose(player, &offer));
        exchange(&self.dealt, classes, ask).expect("classes of a league")
    }

    /// The game that begins after the exchange.
    pub fn begin(&self, exchanged: &Exchanged) -> Game {
        let game = Game::after(&self.seats, exchanged, self.classes.as_deref());
        game.expect("a whole deck is dealt").with_history(self.history.clone())
    }

    /// Reorders values from players to seats.
    fn by_seat(&self, values: &[usize]) -> Vec<usize> {
        let mut ordered = vec![0; values.len()];
        for (&seat, &value) in self.seats.iter().zip(values) {
            ordered[seat] = value;
        }
        ordered
    }
}
