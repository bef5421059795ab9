//! Draws possible hands of others that fit a player's knowledge.

use rand_core::Rng;

use crate::card::Card;
use crate::cards::Cards;
use crate::exchange::trades;
use crate::position::MOST_SEATS;
use crate::random::below;

use super::View;

/// The known facts about other hands, prepared for drawing them.
///
/// Counts and cards given in the exchange are exact. The first to lead held ♦3. A lower
/// class gave its strongest cards. If the player received them, the giver holds nothing
/// above the weakest of them. Otherwise a giver of one card holds no joker, and a giver of
/// two neither joker nor ♠2. Cards that an upper class may have returned are ignored.
#[derive(Clone, Debug)]
pub(super) struct Guess {
    /// The known cards of all hands: the player's own hand, and fixed cards of others.
    hands: [Cards; MOST_SEATS],
    /// Cards to be drawn, weakest first.
    cards: [u8; 53],
    len: usize,
    /// The seats in the order of drawing, those with the fewest possible cards first.
    draws: Vec<Draws>,
    /// The cards that each seat may hold.
    allowed: [Cards; MOST_SEATS],
}

#[derive(Clone, Copy, Debug)]
struct Draws {
    seat: usize,
    count: usize,
    /// Only cards before this place in the list may be drawn.
    limit: usize,
}

impl Guess {
    pub(super) fn of(view: &View<'_>) -> Self {
        let me = view.me();
        let mut hands = [Cards::NONE; MOST_SEATS];
        hands[me] = view.hand();
        let partner = view.partner();
        if let Some(partner) = partner {
            hands[partner] = view.given() & view.unseen();
        }
        if view.leader() != me && view.unseen().has(Card::D3) {
            hands[view.leader()].insert(Card::D3);
        }
        let seats = (0..view.position().seats()).filter(|&seat| seat != me).map(|seat| {
            let ceiling = view
                .classes()
                .map_or(u8::MAX, |classes| ceiling(classes, seat, view.received(), partner));
            (seat, view.count(seat).saturating_sub(hands[seat].len()), ceiling)
        });
        let seats: Vec<_> = seats.collect();
        Self::new(hands, view.unseen(), seats)
    }

    /// `seats` has the number of cards to draw for each seat, and the bit below which they must lie.
    fn new(hands: [Cards; MOST_SEATS], unseen: Cards, seats: Vec<(usize, usize, u8)>) -> Self {
        let open = unseen - hands.iter().fold(Cards::NONE, |all, &hand| all | hand);
        let mut cards = [0; 53];
        for (at, card) in open.iter().enumerate() {
            cards[at] = card.bit();
        }
        let below = |ceiling| open.iter().filter(|card| card.bit() < ceiling).count();
        let draws = seats.into_iter().filter(|&(_, count, _)| count > 0);
        let mut draws: Vec<Draws> = draws
            .map(|(seat, count, ceiling)| Draws { seat, count, limit: below(ceiling) })
            .collect();
        draws.sort_by_key(|draw| draw.limit);
        let mut drawn = 0;
        let mut allowed = hands;
        for draw in &mut draws {
            drawn += draw.count;
            if draw.limit < drawn {
                draw.limit = open.len();
            }
            allowed[draw.seat].extend(open.iter().take(draw.limit));
        }
        Self { hands, cards, len: open.len(), draws, allowed }
    }

    /// The cards that a seat certainly holds.
    pub(super) fn fixed(&self, seat: usize) -> Cards {
        self.hands[seat]
    }

    /// Whether a seat may hold these cards.
    pub(super) fn may_hold(&self, seat: usize, cards: Cards) -> bool {
        self.allowed[seat].has_all(cards)
    }

    /// Draws possible hands of all seats.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> [Cards; MOST_SEATS] {
        let mut cards = self.cards;
        let mut hands = self.hands;
        let mut at = 0;
        for (number, draw) in self.draws.iter().enumerate() {
            let mut bits = 0;
            if number + 1 == self.draws.len() {
                for &bit in &cards[at.min(self.len)..self.len] {
                    bits |= 1 << bit;
                }
            } else {
                for _ in 0..draw.count.min(self.len - at) {
                    #[expect(clippy::cast_possible_truncation, reason = "at most 53")]
                    let other = at + below(rng, (draw.limit - at) as u32) as usize;
                    cards.swap(at, other);
                    bits |= 1_u64 << cards[at];
                    at += 1;
                }
            }
            hands[draw.seat] |= Cards::from_bits(bits);
        }
        hands
    }
}

/// The bit below which all cards of a seat lie, except those given to it.
fn ceiling(classes: &[usize], seat: usize, received: Cards, partner: Option<usize>) -> u8 {
    let trade = trades(classes.len()).find(|trade| trade.lower == classes[seat]);
    let Some(trade) = trade else { return u8::MAX };
    let given = if partner == Some(seat) { received } else { Cards::DECK.strongest(trade.cards) };
    given.iter().next().map_or(u8::MAX, Card::bit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Exchanged;
    use crate::player::Game;
    use crate::random::seeded;

    /// The daifugō in seat 0 received ♠2 and ♣A and gave ♣3 and ♦4; seat 1 leads with ♦3 in its hand.
    #[test]
    fn hands_are_drawn_under_what_is_known() {
        let hands =
            ["D4 C3 S2 CA S5 H6 D7 C9", "D3 SK C2 S7", "HA SA H2 D5", "X D2 C8 D8", "HK DK CQ S9"];
        let mut hands: Vec<Cards> = hands.iter().map(|hand| hand.parse().unwrap()).collect();
        let [tribute, gift] = ["S2 CA", "C3 D4"].map(|cards| cards.parse::<Cards>().unwrap());
        hands[0] -= gift;
        hands[4] |= gift;
        let given = vec![gift, Cards::NONE, Cards::NONE, Cards::NONE, tribute];
        let classes = [0, 1, 2, 3, 4];
        let all = Exchanged { hands, given };
        let mut game = Game::after(&[0, 1, 2, 3, 4], &all, Some(&classes)).unwrap();
        for play in ["s-7", "p", "p", "p"] {
            game.play(play.parse().unwrap()).unwrap();
        }
        let view = game.view();
        assert_eq!((view.me(), view.partner(), view.leader()), (0, Some(4), 1));
        let guess = Guess::of(&view);
        let mut rng = seeded(1);
        let mut times = [0; MOST_SEATS];
        for _ in 0..2_000 {
            let drawn = guess.draw(&mut rng);
            assert_eq!(drawn[0], view.hand());
            assert!((0..5).all(|seat| drawn[seat].len() == view.count(seat)));
            assert_eq!(drawn[1..5].iter().fold(Cards::NONE, |a, &b| a | b), view.unseen());
            assert!(drawn[1].has(Card::D3) && drawn[4].has_all(gift));
            // The giver of ♣A holds no other ace, no 2 and no joker; the giver of one card holds no joker.
            let strong = "X CA DA HA SA C2 D2 H2 S2".parse().unwrap();
            assert!(((drawn[4] - gift) & strong).is_empty());
            assert!(!drawn[3].has(Card::JOKER));
            for seat in 0..5 {
                times[seat] += u32::from(
                    drawn[seat].has("HK".parse::<Cards>().unwrap().iter().next().unwrap()),
                );
            }
        }
        // Any other seat may hold ♥K: seat 4 draws 4 of its 8 possible cards.
        assert!((900..1100).contains(&times[4]), "{times:?}");
    }
}
