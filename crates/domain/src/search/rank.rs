//! How well a player matches a query.

/// How well a player matches a query; the lesser, the better.
///
/// The tier decides first, then the number of slips forgiven, then whether the match is in the
/// script it was typed in or only in romaji.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    tier: Tier,
    slips: usize,
    spelling: Spelling,
}

impl Rank {
    pub(super) const fn number(tier: Tier) -> Self {
        Self::placed(tier, Spelling::Written)
    }

    pub(super) const fn placed(tier: Tier, spelling: Spelling) -> Self {
        Self { tier, slips: 0, spelling }
    }

    pub(super) const fn close(slips: usize, spelling: Spelling) -> Self {
        Self { tier: Tier::Close, slips, spelling }
    }
}

/// Where the typed text was found, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Tier {
    /// It is the player's registration number.
    Number,
    /// It is the whole of a key.
    Whole,
    /// The registration number begins with it.
    NumberStart,
    /// A key begins with it.
    Start,
    /// A later word of a key begins with it.
    WordStart,
    /// It stands inside a key.
    Inside,
    /// Each of its words begins a word of a key, in any order.
    Words,
    /// It differs by a slip or two.
    Close,
}

/// Which key of a pair: as written (folded), or as spoken (romaji). Written matches come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Spelling {
    Written,
    Romaji,
}

impl Spelling {
    pub(super) const BOTH: [Self; 2] = [Self::Written, Self::Romaji];
}
