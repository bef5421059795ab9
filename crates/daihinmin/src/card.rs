//! One card: a suit and a rank, or the joker.

/// A suit, in the order in which hands are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// All four, in order.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The letter of the suit, as a capital.
    pub fn letter(self) -> char {
        match self {
            Self::Clubs => 'C',
            Self::Diamonds => 'D',
            Self::Hearts => 'H',
            Self::Spades => 'S',
        }
    }

    /// The suit of a letter (either case) or a sign (♣♧♦♢♥♡♠♤).
    pub fn from_char(sign: char) -> Option<Self> {
        Some(match sign {
            'C' | 'c' | '♣' | '♧' => Self::Clubs,
            'D' | 'd' | '♦' | '♢' => Self::Diamonds,
            'H' | 'h' | '♥' | '♡' => Self::Hearts,
            'S' | 's' | '♠' | '♤' => Self::Spades,
            _ => return None,
        })
    }
}

/// A rank, weakest first without a revolution: 3 to 10, J, Q, K, A, 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// The names of ranks, from 3 on.
const NAMES: [&str; 13] = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"];

impl Rank {
    /// The weakest rank before a revolution.
    pub const THREE: Self = Self(1);
    /// The rank that clears the table.
    pub const EIGHT: Self = Self(6);
    /// The strongest rank before a revolution.
    pub const TWO: Self = Self(13);

    /// All thirteen from 3 to 2.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=13).map(Self)
    }

    /// The rank at a column: 1 for a 3 to 13 for a 2.
    pub const fn at(column: u8) -> Option<Self> {
        if column >= 1 && column <= 13 { Some(Self(column)) } else { None }
    }

    /// 1 for a 3 to 13 for a 2. In columns 0 and 14 only a joker can stand, at an end of a sequence.
    pub const fn column(self) -> u8 {
        self.0
    }

    /// The usual name: `3` to `10`, `J`, `Q`, `K`, `A`, `2`.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0) - 1]
    }

    /// The letter in logs: `3` to `9`, `t`, `j`, `q`, `k`, `a`, `2`.
    pub fn letter(self) -> char {
        char::from(b"3456789tjqka2"[usize::from(self.0) - 1])
    }

    /// The rank of a text: its usual name (either case), or `T` for a 10.
    pub fn read(text: &str) -> Option<Self> {
        let found = NAMES.iter().position(|name| name.eq_ignore_ascii_case(text));
        let found = found.or_else(|| text.eq_ignore_ascii_case("T").then_some(7))?;
        Self::at(u8::try_from(found).ok()? + 1)
    }
}

impl std::fmt::Debug for Rank {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// One of the 53 cards. Cards are ordered by rank, then suit; the joker is last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker.
    pub const JOKER: Self = Self(60);
    /// The holder of this card leads the first trick.
    pub const D3: Self = Self::new(Suit::Diamonds, Rank::THREE);
    /// The only card that beats a joker played alone.
    pub const S3: Self = Self::new(Suit::Spades, Rank::THREE);

    /// The card of a suit and rank.
    pub const fn new(suit: Suit, rank: Rank) -> Self {
        Self(4 * rank.0 + suit as u8)
    }

    /// Its bit in [`Cards`](crate::Cards).
    pub(crate) const fn bit(self) -> u8 {
        self.0
    }

    /// The card at a bit. It must be one of a deck.
    pub(crate) const fn at_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// Whether it is the joker.
    pub fn is_joker(self) -> bool {
        self == Self::JOKER
    }

    /// Its suit; the joker has none.
    pub fn suit(self) -> Option<Suit> {
        (!self.is_joker()).then(|| Suit::ALL[usize::from(self.0 % 4)])
    }

    /// Its rank; the joker has none.
    pub fn rank(self) -> Option<Rank> {
        (!self.is_joker()).then_some(Rank(self.0 / 4))
    }
}
