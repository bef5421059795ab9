//! The rounds of a player so far, as the pairing of the next one counts them.

use std::cmp::Reverse;

use crate::chance;

/// A player of a Swiss tournament. Players stand in the order of their pairing numbers and are named by their place in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The rounds so far, all of them.
    pub rounds: Vec<Round>,
    /// Points on top for the pairing of the next round (acceleration).
    pub bonus: u32,
    /// Whether the player is not to be paired in the next round.
    pub away: bool,
}

impl Player {
    /// The points for the pairing of the next round, with those on top.
    pub(super) fn score(&self) -> u32 {
        score_before(self, self.rounds.len())
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
    /// Points on top while it was paired.
    pub bonus: u32,
    /// How it was spent.
    pub spent: Spent,
}

/// How a player spent a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spent {
    /// Against an opponent, to the end or not, but begun. Without a colour where games have none.
    Playing(usize, Option<Colour>),
    /// Without an opponent, by the pairing.
    Bye,
    /// Paired, but the other side or the player did not come.
    Forfeit,
    /// Not paired: absent, or with a bye that was asked for.
    Away,
}

/// How a player came into a game with somebody of another score.
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
    /// The place among those who were paired at least once or are to be now (from 0): whoever comes later does not shift the colours.
    pub(super) seat: usize,
    /// Points, with those on top.
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

/// A player's score while the given round (from 0) was paired.
fn score_before(player: &Player, round: usize) -> u32 {
    let bonus = player.rounds.get(round).map_or(player.bonus, |round| round.bonus);
    player.rounds[..round].iter().map(|round| round.points).sum::<u32>() + bonus
}

/// 1.4: who scores without playing floats down too.
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
