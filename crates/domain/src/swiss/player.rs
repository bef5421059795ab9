//! The rounds of a player so far, as input of the next pairing.

use std::cmp::Reverse;

use crate::chance;

/// A player of a Swiss tournament. Players are in the order of their pairing numbers and are given by their place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The rounds so far, all of them.
    pub rounds: Vec<Round>,
    /// Additional points in the pairing of the next round (acceleration).
    pub bonus: u32,
    /// Whether the player is absent from the next round.
    pub away: bool,
}

impl Player {
    /// The points in the pairing of the next round, with additional ones.
    pub(super) fn score(&self) -> u32 {
        score_before(self, self.rounds.len())
    }

    pub(super) fn has_met(&self, other: usize) -> bool {
        let against = |round: &Round| matches!(round.spent, Spent::Playing(one, _) if one == other);
        self.rounds.iter().any(against)
    }

    fn takes_part(&self) -> bool {
        !self.away || self.rounds.iter().any(|round| round.spent != Spent::Away)
    }
}

/// A round of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// Points for it, in the unit of [`super::Rules::win`].
    pub points: u32,
    /// Additional points in its pairing.
    pub bonus: u32,
    /// How the player spent it.
    pub spent: Spent,
}

/// How a player spent a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// Against an opponent, begun if not finished. Without a colour if games have none.
    Playing(usize, Option<Colour>),
    /// Without an opponent, by the pairing.
    Bye,
    /// Paired, but one of the two did not come.
    Forfeit,
    /// Not paired: absent, or with a requested bye.
    Away,
}

/// The direction of a player's float: a game against an opponent with another score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    Down,
    Up,
}

/// The facts of a player's rounds that count for the pairing.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The player's place among all.
    pub(super) number: usize,
    /// The place, from 0, among the players who were paired at least once or
    /// are to be paired now: late entries do not shift the colours.
    pub(super) seat: usize,
    /// Points, with additional ones.
    pub(super) score: u32,
    pub(super) games: usize,
    pub(super) wish: Wish,
    /// The float of the last round and of the one before (1.4).
    pub(super) floats: [Option<Float>; 2],
    /// Whether the bye may be given (2.1.2): not twice, and not after a round won without playing.
    pub(super) may_rest: bool,
}

impl Facts {
    pub(super) fn of(players: &[Player], number: usize, win: u32) -> Self {
        let player = &players[number];
        let games = player.rounds.iter().filter(|round| matches!(round.spent, Spent::Playing(..)));
        let colours = player.rounds.iter().filter_map(|round| match round.spent {
            Spent::Playing(_, colour) => colour,
            _ => None,
        });
        let rested = |round: &Round| match round.spent {
            Spent::Playing(..) => false,
            Spent::Bye => true,
            Spent::Forfeit | Spent::Away => round.points >= win,
        };
        Self {
            number,
            seat: players[..number].iter().filter(|player| player.takes_part()).count(),
            score: player.score(),
            games: games.count(),
            wish: Wish::after(colours),
            floats: [1, 2].map(|back| float(players, number, back)),
            may_rest: !player.rounds.iter().any(rested),
        }
    }

    pub(super) fn floated(&self, back: usize, float: Float) -> bool {
        self.floats[back] == Some(float)
    }
}

/// A player's score in the pairing of the given round (from 0).
fn score_before(player: &Player, round: usize) -> u32 {
    let bonus = player.rounds.get(round).map_or(player.bonus, |round| round.bonus);
    player.rounds[..round].iter().map(|round| round.points).sum::<u32>() + bonus
}

/// The float of a round (1.4): points without play count as floating down too.
fn float(players: &[Player], number: usize, back: usize) -> Option<Float> {
    let player = &players[number];
    let at = player.rounds.len().checked_sub(back)?;
    let Spent::Playing(opponent, _) = player.rounds[at].spent else {
        return (player.rounds[at].points > 0).then_some(Float::Down);
    };
    let (own, other) = (score_before(player, at), score_before(&players[opponent], at));
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => Some(Float::Down),
        std::cmp::Ordering::Less => Some(Float::Up),
        std::cmp::Ordering::Equal => None,
    }
}

// Colours: what players are due (1.7), and who gets which (5).

/// The colour of the pieces, or another distinction of the two sides of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// White, who moves first.
    White,
    /// Black.
    Black,
}

impl Colour {
    /// The colour of the first player in the first round, by the lots of a seed.
    pub fn by_lots(seed: u64) -> Self {
        let mut lots = [Self::White, Self::Black];
        chance::shuffle(&mut lots, seed);
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

/// How strongly a player is due a colour (1.7.1 to 1.7.4).
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
    /// The number of games by which one colour leads.
    pub(super) lead: usize,
    /// The colour of the last two games, if it was the same.
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

    /// Whether both can have their due colour.
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
    // 5.2.2: the stronger wish, or the wider lead among absolute ones.
    let force = |wish: &Wish| (wish.strength, if wish.is_absolute() { wish.lead } else { 0 });
    let (own, other) = (force(mine), force(theirs));
    if own != other {
        return if own > other { wished } else { wished.other() };
    }
    // 5.2.3: the opposite of their last game with different colours.
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
