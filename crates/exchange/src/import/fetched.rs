//! A register's knowledge of a club's players, brought back to the club.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::club::action::{AdjustRating, SetExternalId, SetRatingList};
use crate::club::{Action, Club, Place, Refusal, Seq};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Change, Established, Scale};

/// The names by which a club and a register know each other.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The club at the register: the scheme of its players' numbers there.
    pub club: &'a str,
    /// The register in the club: the scheme of its numbers, and the name of the list with its ratings.
    pub register: &'a str,
    pub today: NaiveDate,
}

/// The actions that the club records, and differences for a person to decide.
#[derive(Debug, Default)]
pub struct Fetched {
    /// Numbers and ratings of the register; nothing where the club has them already.
    pub actions: Vec<Action>,
    pub differences: Vec<Difference>,
    /// Players of the club whom the register knows.
    pub known: usize,
}

/// Something that is otherwise at the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    Name {
        player: PlayerId,
        there: String,
    },
    /// The register says that these players of the club are one person.
    OnePerson {
        players: Vec<PlayerId>,
        there: PlayerId,
    },
    /// The register's number is another one than the club has noted.
    Number {
        player: PlayerId,
        noted: String,
        there: PlayerId,
    },
}

impl Fetched {
    /// Compares a register with the club.
    pub fn of(club: &Club, register: &Club, names: Names<'_>) -> Result<Self, Refusal> {
        let mut fetched = Self::default();
        let mut draft = club.clone();
        let known = club.list_named(names.register).map(|list| list.id);
        let list = known.unwrap_or_else(|| club.next_list());
        if known.is_none() {
            let (scale, established) = (Box::new(Scale::STANDARD), Established::STANDARD);
            let name = names.register.to_owned();
            fetched.add(
                &mut draft,
                Action::SetRatingList(SetRatingList { list, name, scale, established }),
            )?;
        }
        for (there, players) in by_person(club, register, names.club) {
            fetched.known += players.len();
            let [player] = players[..] else {
                fetched.differences.push(Difference::OnePerson { players, there });
                continue;
            };
            fetched.number(&mut draft, player, there, names.register)?;
            let (ours, theirs) = (club.player(player), register.player(there));
            if let Some((ours, theirs)) = ours.zip(theirs)
                && ours.name != theirs.name
            {
                let there = theirs.name.clone();
                fetched.differences.push(Difference::Name { player, there });
            }
            fetched.rating(&mut draft, register, (list, player, there), names)?;
        }
        // A list without a rating would be opened for nothing.
        if fetched.known == 0 {
            fetched.actions.clear();
        }
        Ok(fetched)
    }

    fn add(&mut self, draft: &mut Club, action: Action) -> Result<(), Refusal> {
        draft.perform(&action, Place { seq: Seq::default(), index: 0 })?;
        self.actions.push(action);
        Ok(())
    }

    fn number(
        &mut self,
        draft: &mut Club,
        player: PlayerId,
        there: PlayerId,
        scheme: &str,
    ) -> Result<(), Refusal> {
        let noted = draft.registry().external_of(player, scheme).map(|(_, noted)| noted.to_owned());
        match noted {
            Some(noted) if noted == there.to_string() => Ok(()),
            Some(noted) => {
                self.differences.push(Difference::Number { player, noted, there });
                Ok(())
            }
            None => {
                let (scheme, value) = (scheme.to_owned(), Some(there.to_string()));
                self.add(draft, Action::SetExternalId(SetExternalId { player, scheme, value }))
            }
        }
    }

    /// The rating of the register, where the club's list of that name has another one.
    fn rating(
        &mut self,
        draft: &mut Club,
        register: &Club,
        (list, player, there): (ListId, PlayerId, PlayerId),
        names: Names<'_>,
    ) -> Result<(), Refusal> {
        let rating = |club: &Club, list, player| {
            club.ratings(list).map_or(Scale::STANDARD.start, |all| all.rating(player))
        };
        let (here, rating) = (rating(draft, list, player), rating(register, ListId::MAIN, there));
        if here.to_bits() == rating.to_bits() {
            return Ok(());
        }
        let (change, reason, on) = (Change::To(rating), names.register.to_owned(), names.today);
        self.add(
            draft,
            Action::AdjustRating(AdjustRating { list, player: Some(player), change, reason, on }),
        )
    }
}

/// The players of the club by the person that each is at the register.
fn by_person(club: &Club, register: &Club, scheme: &str) -> BTreeMap<PlayerId, Vec<PlayerId>> {
    let mut people: BTreeMap<PlayerId, Vec<PlayerId>> = BTreeMap::new();
    for one in register.registry().registrations() {
        let number = one.external_in(scheme).and_then(|value| PlayerId::parse_full(value).ok());
        let Some(number) = number.filter(|number| club.player(*number).is_some()) else { continue };
        let player = club.registry().today(number);
        let there = people.entry(register.registry().today(one.id)).or_default();
        if !there.contains(&player) {
            there.push(player);
        }
    }
    people
}
