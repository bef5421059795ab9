//! Rows whose player may be registered already, under a name written otherwise.

use std::collections::HashMap;

use super::{ImportFault, Newcomer};
use crate::club::question::matcher::{Matcher, Owner, read};
use crate::club::{Club, Player};
use crate::domain::matching::{Commonness, Person, STRONG, compare};
use crate::domain::number::PlayerId;

/// What becomes of a row whose player is strongly like somebody registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The operator is asked: nothing is taken in until told.
    Ask,
    /// The player is registered anew.
    New,
    /// The row means whom it is like, if that is one person.
    Use,
}

/// A row whose player may be registered already.
#[derive(Clone, Debug, PartialEq)]
pub struct Suspect {
    /// The line.
    pub line: u64,
    /// The name there.
    pub text: String,
    /// Whom it may be, the likeliest first.
    pub likely: Vec<Likely>,
    /// Whether it names somebody of whom something is known that speaks against it.
    pub doubted: bool,
}

/// Somebody whom a row may mean.
#[derive(Clone, Debug, PartialEq)]
pub struct Likely {
    /// Who, by the number in the club as it would be after the file.
    pub owner: Owner,
    /// Their name there.
    pub name: String,
    /// The line of the file that named them first; none for somebody registered whom no earlier
    /// row names.
    pub line: Option<u64>,
}

/// Somebody whom a file would register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fresh {
    /// The first line that names them.
    pub line: u64,
    /// The number they would get.
    pub player: PlayerId,
}

/// Whom a row means after all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    /// Somebody registered.
    Player(PlayerId),
    /// Whom the file registers under this name.
    Named(String),
}

/// How many people a row is said to be like.
const TOLD: usize = 3;

/// Who of those that a file registers is strongly like somebody registered before, in the club or
/// in the file; those in `doubted` are the persons whom a row names, but with facts against it.
pub(super) fn suspects(
    club: &Club,
    fresh: &[Fresh],
    doubted: &HashMap<u64, PlayerId>,
) -> Vec<Suspect> {
    let matcher = Matcher::default().grown(club.registry());
    let lines: HashMap<PlayerId, u64> = fresh.iter().map(|one| (one.player, one.line)).collect();
    let suspect = |one: &Fresh| {
        let player = club.registry().registration(one.player)?;
        let mut owners = matcher.near(&read(player), usize::MAX);
        let named = doubted.get(&one.line);
        let earlier = |owner: &Owner| owner.player < one.player;
        owners.retain(|owner| {
            earlier(owner) && (owner.score >= STRONG || named == Some(&owner.player))
        });
        if let Some(&player) = named.filter(|id| owners.iter().all(|one| one.player != **id)) {
            owners.push(Owner { player, score: 0.0, reasons: Vec::new() });
        }
        owners.truncate(TOLD);
        let likely = owners.into_iter().map(|owner| {
            let line = lines.get(&owner.player).copied();
            let name = club.player(owner.player).map(|known| known.name.clone());
            Likely { owner, name: name.unwrap_or_default(), line }
        });
        let likely: Vec<Likely> = likely.collect();
        let text = player.name.clone();
        let doubted = named.is_some();
        (!likely.is_empty()).then_some(Suspect { line: one.line, text, likely, doubted })
    };
    fresh.iter().filter_map(suspect).collect()
}

impl Suspect {
    /// A row that names somebody whom an earlier one names.
    pub(super) fn again(newcomer: &Newcomer, known: &Player, first: u64) -> Self {
        let read_again = Person::read(&newcomer.record());
        let alike = compare(&read_again, &read(known), &Commonness::default());
        let owner = Owner { player: known.id, score: alike.score, reasons: alike.reasons };
        let likely = Likely { owner, name: known.name.clone(), line: Some(first) };
        let (line, text) = (newcomer.line, newcomer.name.clone());
        Self { line, text, likely: vec![likely], doubted: false }
    }
}

/// Whom each suspect means, by the name in the file, if it is like one person only and nothing
/// speaks against it.
pub(super) fn taken(suspects: &[Suspect]) -> Result<HashMap<String, Taken>, ImportFault> {
    let mut taken: HashMap<String, Taken> = HashMap::new();
    for suspect in suspects {
        let means = |likely: &Likely| {
            if likely.line.is_none() {
                return Taken::Player(likely.owner.player);
            }
            // Whom an earlier row turned out to mean, this one means as well.
            let earlier = taken.get(&likely.name).cloned();
            earlier.unwrap_or_else(|| Taken::Named(likely.name.clone()))
        };
        let mut meant: Vec<Taken> = suspect.likely.iter().map(means).collect();
        meant.dedup();
        match (meant.pop(), &meant[..]) {
            (Some(one), []) if !suspect.doubted => taken.insert(suspect.text.clone(), one),
            _ => return Err(ImportFault::doubtful(suspect)),
        };
    }
    Ok(taken)
}
