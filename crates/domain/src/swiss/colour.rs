//! Colours: what players are due (1.7), and who gets which (5).

use std::cmp::Reverse;

use super::player::Facts;
use crate::draw;

/// The colour of the pieces, or whatever else tells the two sides of a game apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// White, who moves first.
    White,
    /// Black.
    Black,
}

impl Colour {
    /// The colour that the lots of a seed give the first player in the first round.
    pub fn by_lots(seed: u64) -> Self {
        let mut lots = [Self::White, Self::Black];
        draw::shuffle(&mut lots, seed);
        lots[0]
    }

    /// The colour of the other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// How much a player is due a colour (1.7.1 to 1.7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// The colour that a player is due.
#[derive(Clone, Debug)]
pub(super) struct Wish {
    pub(super) colour: Option<Colour>,
    pub(super) strength: Strength,
    /// By how many games one colour leads.
    pub(super) lead: usize,
    /// The colour of the last two games, if they had the same.
    pub(super) twice: Option<Colour>,
    /// The colours of all games, the last one first.
    history: Vec<Colour>,
}

impl Wish {
    pub(super) fn after(colours: impl Iterator<Item = Colour>) -> Self {
        let mut history: Vec<Colour> = colours.collect();
        history.reverse();
        let white = history.iter().filter(|colour| **colour == Colour::White).count();
        let black = history.len() - white;
        let (lead, due) = if white > black {
            (white - black, Colour::Black)
        } else {
            (black - white, Colour::White)
        };
        let last = history.first().copied();
        let twice = last.filter(|last| history.get(1) == Some(last));
        let (colour, strength) = match (lead, twice, last) {
            (2.., _, _) => (Some(due), Strength::Absolute),
            (_, Some(twice), _) => (Some(twice.other()), Strength::Absolute),
            (1, None, _) => (Some(due), Strength::Strong),
            (_, None, Some(last)) => (Some(last.other()), Strength::Mild),
            (_, None, None) => (None, Strength::None),
        };
        Self { colour, strength, lead, twice, history }
    }

    /// Whether both can have what they are due.
    pub(super) fn agrees(&self, other: &Self) -> bool {
        self.colour.is_none() || self.colour != other.colour
    }

    pub(super) fn is_absolute(&self) -> bool {
        self.strength == Strength::Absolute
    }
}

/// The colour of the first of two opponents (5.2). `ranks` are their places in the order of pairing; `numbers` those by pairing number.
pub(super) fn first_colour(a: &Facts, b: &Facts, drawn: Colour) -> Colour {
    let (mine, theirs) = (&a.wish, &b.wish);
    match (mine.colour, theirs.colour) {
        (Some(colour), other) if other != Some(colour) => return colour,
        (None, Some(other)) => return other.other(),
        (None, None) => {
            // 5.2.5: the higher ranked player has the drawn colour if the pairing number is odd.
            let higher = if is_higher(a, b) { a } else { b };
            let colour = if higher.seat.is_multiple_of(2) { drawn } else { drawn.other() };
            return if is_higher(a, b) { colour } else { colour.other() };
        }
        _ => {}
    }
    let wished = mine.colour.expect("both are due the same");
    // 5.2.2: the stronger wish, the wider lead among absolute ones.
    let force = |wish: &Wish| (wish.strength, if wish.is_absolute() { wish.lead } else { 0 });
    let (own, other) = (force(mine), force(theirs));
    if own != other {
        return if own > other { wished } else { wished.other() };
    }
    // 5.2.3: otherwise than when they last had different colours.
    if let Some((_, other)) =
        mine.history.iter().zip(&theirs.history).find(|(own, other)| own != other)
    {
        return *other;
    }
    // 5.2.4
    if is_higher(a, b) { wished } else { wished.other() }
}

/// Whether the first is ranked above the second (1.2).
pub(super) fn is_higher(a: &Facts, b: &Facts) -> bool {
    (Reverse(a.score), a.number) < (Reverse(b.score), b.number)
}
