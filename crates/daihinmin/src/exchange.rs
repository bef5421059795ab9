//! The exchange of cards between classes before the second and later games (R 4.2.9).

use crate::cards::Cards;

/// An exchange between two classes, with equally many cards each way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trade {
    /// The class that receives the strongest cards and gives cards of its choice, from 0 for the daifugō.
    pub upper: usize,
    /// The class that must give its strongest cards.
    pub lower: usize,
    /// The number of cards each way.
    pub cards: usize,
}

/// The exchanges among `seats` players, in order: two cards between the first and the
/// last, one between the second and the last but one, if these are two players.
pub fn trades(seats: usize) -> impl Iterator<Item = Trade> {
    let outer = Trade { upper: 0, lower: seats.saturating_sub(1), cards: 2 };
    let inner = Trade { upper: 1, lower: seats.saturating_sub(2), cards: 1 };
    [outer, inner].into_iter().filter(|trade| trade.upper < trade.lower)
}

/// The result of an exchange, by player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchanged {
    /// The hands with which play begins.
    pub hands: Vec<Cards>,
    /// The cards that each player gave away.
    pub given: Vec<Cards>,
}

/// The classes are not each there once, so that no exchange is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("classes must be 0 to {}, each once", .seats.saturating_sub(1))]
pub struct ClassesError {
    /// The number of players.
    pub seats: usize,
}

/// The player of each class, from the class of each player.
pub(crate) fn by_class(classes: &[usize]) -> Result<Vec<usize>, ClassesError> {
    let seats = classes.len();
    let holder = |class| classes.iter().position(|&held| held == class);
    (0..seats).map(holder).collect::<Option<_>>().ok_or(ClassesError { seats })
}

/// Exchanges cards between the hands of players with these classes, 0 for the daifugō.
///
/// Lower classes give their strongest cards automatically. Then `choose` is asked for the gift of the
/// daifugō and then of the fugō. Its arguments are the player, the hand with the received cards, which may
/// be returned, and the number of cards. An invalid answer is replaced by the strongest cards.
pub fn exchange(
    hands: &[Cards],
    classes: &[usize],
    mut choose: impl FnMut(usize, Cards, usize) -> Cards,
) -> Result<Exchanged, ClassesError> {
    let seats = hands.len();
    let players = by_class(classes)?;
    if players.len() != seats {
        return Err(ClassesError { seats });
    }
    let mut after = Exchanged { hands: hands.to_vec(), given: vec![Cards::NONE; seats] };
    let mut hand_over = |from: usize, to: usize, cards| {
        after.hands[from] -= cards;
        after.hands[to] |= cards;
        after.given[from] = cards;
        after.hands[to]
    };
    for trade in trades(seats) {
        let [upper, lower] = [trade.upper, trade.lower].map(|class| players[class]);
        let held = hand_over(lower, upper, hands[lower].strongest(trade.cards));
        let chosen = choose(upper, held, trade.cards);
        let fits = held.has_all(chosen) && chosen.len() == trade.cards;
        hand_over(upper, lower, if fits { chosen } else { held.strongest(trade.cards) });
    }
    Ok(after)
}
