//! Games of a person with four of our players, one decision of the person after another.

use std::fmt;

use crate::cards::Cards;
use crate::exchange::Exchanged;
use crate::league::{League, Round};
use crate::log;
use crate::play::Play;
use crate::player::{Choice, Game, Gift, Offer, Player, PlayerRng};
use crate::position::{Illegal, StartError};
use crate::random::stream;

/// The number of the person among the players.
pub const PERSON: usize = 0;

/// Games of a person at a table. The others play automatically in their turns, so it
/// always waits for the person: to give cards, to play, or to begin the next game.
pub struct Evening {
    /// The other players, from number 1 on.
    others: Vec<Box<dyn Player>>,
    rngs: Vec<PlayerRng>,
    deals: PlayerRng,
    draws: PlayerRng,
    league: League,
    round: Round,
    /// The cards of which the person must give some before the game.
    offer: Option<Offer>,
    /// The game after the exchange; once it is over, it is the last of the recorded ones.
    game: Option<(Exchanged, Game)>,
    played: Vec<log::LoggedGame>,
}

impl Evening {
    /// Begins with these other players, and deals the first game.
    pub fn new(others: Vec<Box<dyn Player>>, seed: u64) -> Result<Self, StartError> {
        let players = others.len() + 1;
        let mut league = League::new(players)?;
        let rng = |number: usize| stream(seed, number as u64);
        let mut deals = rng(players);
        let round = league.deal(&mut deals);
        let rngs = (0..players).map(rng).collect();
        // There is no exchange before the first game.
        let exchanged = round.exchange(|_, _| Cards::NONE);
        let game = round.begin(&exchanged);
        let (offer, game, played) = (None, Some((exchanged, game)), Vec::new());
        let draws = rng(players + 1);
        let mut evening = Self { others, rngs, deals, draws, league, round, offer, game, played };
        evening.go_on();
        Ok(evening)
    }

    /// The names of the other players, from number 1 on.
    pub fn others(&self) -> impl Iterator<Item = &'static str> {
        self.others.iter().map(|player| player.name())
    }

    /// The seats, classes and dealt hands of the present game.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The view of the person who must give cards; none at other times.
    pub fn offer(&self) -> Option<&Offer> {
        self.offer.as_ref()
    }

    /// The game, after the exchange. Its views of other seats must not be shown.
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref().map(|(_, game)| game)
    }

    /// The cards that the person gave and received; none before the exchange.
    pub fn exchanged(&self) -> Option<(Cards, Cards)> {
        let (exchanged, _) = self.game.as_ref()?;
        let (given, before) = (exchanged.given[PERSON], self.round.dealt[PERSON]);
        let offered = self.round.offer(PERSON).map_or(Cards::NONE, |offer| offer.received);
        let received = (exchanged.hands[PERSON] - (before - given)) | offered;
        Some((given, received))
    }

    /// Whether it is the person's turn.
    pub fn is_my_turn(&self) -> bool {
        self.game().is_some_and(|game| !game.position().is_over())
    }

    /// Whether the game is over, so that [`deal`](Self::deal) begins the next.
    pub fn is_over(&self) -> bool {
        self.game().is_some_and(|game| game.position().is_over())
    }

    /// The cards that the person holds.
    pub fn hand(&self) -> Cards {
        let seat = self.round.seats[PERSON];
        let offered = || self.offer.as_ref().map_or(Cards::NONE, |offer| offer.hand);
        self.game().map_or_else(offered, |game| game.position().hand(seat))
    }

    /// The legal plays of the person, on an empty table without the pass. None if it is not the person's turn.
    pub fn plays(&self) -> Vec<Play> {
        let game = self.game().filter(|_| self.is_my_turn());
        game.map(|game| game.view().plays()).unwrap_or_default()
    }

    /// The finished games.
    pub fn played(&self) -> &[log::LoggedGame] {
        &self.played
    }

    /// The points of a player in all finished games: with five players, 5 for the first place to 1 for the last.
    pub fn points(&self, player: usize) -> usize {
        let seats = self.round.seats.len();
        self.played.iter().map(|game| seats - game.result[player]).sum()
    }

    /// Gives cards to the lower class. Returns whether these may be given, and does nothing if not.
    pub fn give(&mut self, cards: Cards) -> bool {
        let Some(offer) = &self.offer else { return false };
        if cards.len() != offer.count || !offer.hand.has_all(cards) {
            return false;
        }
        self.begin(cards);
        self.go_on();
        true
    }

    /// Makes a play of the person. An illegal play changes nothing.
    pub fn play(&mut self, play: Play) -> Result<(), Illegal> {
        let Some((_, game)) = &mut self.game else { return Err(Illegal::Over) };
        game.play(play)?;
        self.go_on();
        Ok(())
    }

    /// Deals the next game, if one is over.
    pub fn deal(&mut self) {
        if !self.is_over() {
            return;
        }
        self.round = self.league.deal(&mut self.deals);
        (self.offer, self.game) = (self.round.offer(PERSON), None);
        if self.offer.is_none() {
            self.begin(Cards::NONE);
            self.go_on();
        }
    }

    /// The play that another player would make instead of the person, with the reason.
    pub fn advice(&mut self, adviser: &dyn Player) -> Option<Choice> {
        let is_my_turn = self.is_my_turn();
        let (_, game) = self.game.as_ref()?;
        is_my_turn.then(|| adviser.choose(&game.view(), &mut self.rngs[PERSON]))
    }

    /// The gift that another player would make instead of the person, with the reason.
    pub fn gift_advice(&mut self, adviser: &dyn Player) -> Option<Gift> {
        Some(adviser.exchange(self.offer.as_ref()?, &mut self.rngs[PERSON]))
    }

    /// Exchanges cards and begins the game; `given` are the person's cards.
    fn begin(&mut self, given: Cards) {
        let (others, rngs) = (&self.others, &mut self.rngs);
        let exchanged = self.round.exchange(|player, offer| match player.checked_sub(1) {
            Some(other) => others[other].exchange(offer, &mut rngs[player]).cards,
            None => given,
        });
        let game = self.round.begin(&exchanged);
        (self.offer, self.game) = (None, Some((exchanged, game)));
    }

    /// Lets the others play until it is the person's turn, or the game is over.
    fn go_on(&mut self) {
        let Some((exchanged, game)) = &mut self.game else { return };
        while !game.position().is_over() {
            let view = game.view();
            let player = view.player_at(view.me());
            let Some(other) = player.checked_sub(1) else { return };
            let choice = self.others[other].choose(&view, &mut self.rngs[player]);
            if game.play(choice.play).is_err() {
                game.play(Play::PASS).expect("a pass is legal");
            }
        }
        let places = game.places(&mut self.draws).expect("the game is over");
        self.played.push(log::LoggedGame::of(&self.round, exchanged, game, &places));
        self.league.record(&places).expect("each place once");
        self.league.remember(game.clone());
    }
}

/// Does not show hands, which are secret.
impl fmt::Debug for Evening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let others: Vec<&str> = self.others().collect();
        f.debug_struct("Evening")
            .field("others", &others)
            .field("game", &self.round.game)
            .finish_non_exhaustive()
    }
}
