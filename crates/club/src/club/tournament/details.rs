//! Facts that only some matches have: matches of a draw their place in it, matches in the hall their calls.
//!
//! They stand apart so that other matches, of which a list may bring a million, need no room for them.

use std::ops::{Deref, DerefMut};

use super::{Call, Match};
use crate::club::Place;
use crate::domain::deal::Deals;
use crate::domain::ids::MatchNo;
use crate::domain::slot::{Seat, Stakes};

/// Facts that only some matches have; read and written as fields of the [`Match`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Details {
    /// Its group, from 1, in a stage with groups.
    pub group: Option<u32>,
    /// Its place in the drawing of a bracket.
    pub seat: Option<Seat>,
    /// The places it decides.
    pub stakes: Stakes,
    /// The grand final that it resets.
    pub resets: Option<MatchNo>,
    /// The matches that wait for this one.
    pub feeds: Vec<MatchNo>,
    /// Games given to each side before it begins.
    pub start: [u32; 2],
    /// The sides that stay empty, because both possible players are out.
    pub vacant: [bool; 2],
    /// The cards of its games of which they are known.
    pub deals: Deals,
    /// The action after which both players of a drawn match were known.
    pub ready_since: Option<Place>,
    /// The table it was called to.
    pub call: Option<Box<Call>>,
    /// Whether the desk has put it off.
    pub postponed: bool,
}

impl Deref for Match {
    type Target = Details;

    fn deref(&self) -> &Details {
        static NONE: Details = Details {
            group: None,
            seat: None,
            stakes: Stakes { winner: None, loser: None },
            resets: None,
            feeds: Vec::new(),
            start: [0, 0],
            vacant: [false, false],
            deals: Deals(std::collections::BTreeMap::new()),
            ready_since: None,
            call: None,
            postponed: false,
        };
        self.details.as_deref().unwrap_or(&NONE)
    }
}

impl DerefMut for Match {
    fn deref_mut(&mut self) -> &mut Details {
        self.details.get_or_insert_default()
    }
}

impl PartialEq for Match {
    /// Details that say nothing are as good as none.
    fn eq(&self, other: &Self) -> bool {
        let Self { no, stage, round, slots, length, sides, record, games, void, details: _ } = self;
        (no, stage, round, slots, length)
            == (&other.no, &other.stage, &other.round, &other.slots, &other.length)
            && (sides, record, games, void)
                == (&other.sides, &other.record, &other.games, &other.void)
            && **self == **other
    }
}
