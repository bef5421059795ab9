//! Players registered, and what is known of them changed.

use chrono::NaiveDate;

use crate::club::action::{
    AddAlias, EnterPlayers, JudgePlayers, RemoveAlias, RenamePlayer, SetBorn, SetClub,
    SetExternalId, SetNote, SetPlayerCategories, SetPublicity, SetReading, SetTitle,
};
use crate::club::refusal::PersonRefusal;
use crate::club::registry::{ExternalId, NewPlayer, Player, Publicity, Verdict};
use crate::club::{Action, Refusal, Registry};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;

/// Registers a player under a number, with verdicts about other people.
pub(super) fn register(new: NewPlayer, player: PlayerId) -> Vec<Action> {
    let judged: Vec<Action> = new.different.iter().map(|&other| different(other, player)).collect();
    std::iter::once(new.registration(player)).chain(judged).collect()
}

/// The verdict that two players are two people.
pub(super) fn different(a: PlayerId, b: PlayerId) -> Action {
    Action::JudgePlayers(JudgePlayers { a, b, verdict: Some(Verdict::Different) })
}

/// Enters a player in a tournament.
pub(super) fn enter(player: PlayerId, tournament: TournamentId) -> Action {
    Action::EnterPlayers(EnterPlayers { tournament, players: vec![player] })
}

/// Changes of a player's record; a field without a value stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayerChange {
    pub name: Option<String>,
    /// An empty text clears it, here and in the next three.
    pub reading: Option<String>,
    pub club: Option<String>,
    pub title: Option<String>,
    /// The desk's note about the player.
    pub note: Option<String>,
    pub born: Option<Born>,
    /// All categories by hand.
    pub categories: Option<Vec<String>>,
    pub publicity: Option<Publicity>,
    /// The starting rating on the main list, for a player without a match.
    pub start: Option<StartingRating>,
    pub aliases_gone: Vec<String>,
    pub aliases_new: Vec<String>,
    /// Schemes of other bodies whose numbers go.
    pub external_gone: Vec<String>,
    pub external_new: Vec<ExternalId>,
}

/// A rating to start with: in points, why, and from which day on.
#[derive(Clone, Debug, PartialEq)]
pub struct StartingRating {
    pub rating: f64,
    pub reason: String,
    pub on: NaiveDate,
}

/// A day of birth; none where it is to be forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Born(pub Option<NaiveDate>);

impl Born {
    /// Whether the day has come. The club has no clock, so who asks it says which day it is.
    pub fn by(self, today: NaiveDate) -> Result<(), Refusal> {
        let later = self.0.filter(|born| *born > today);
        later.map_or(Ok(()), |born| Err(Refusal::Person(PersonRefusal::UnlikelyBirth(born))))
    }
}

impl PlayerChange {
    /// The actions. What came with another registration of the same person is changed there.
    pub fn actions(self, player: PlayerId, registry: &Registry) -> Result<Vec<Action>, Refusal> {
        let at = |cleared, has: &dyn Fn(&Player) -> bool| {
            registry.changed_at(player, cleared, has).into_iter()
        };
        let some = |text: String| Some(text).filter(|text| !text.is_empty());
        let mut actions = Vec::new();
        actions.extend(self.name.map(|name| Action::RenamePlayer(RenamePlayer { player, name })));
        if let Some(reading) = self.reading.map(some) {
            let set = |player| Action::SetReading(SetReading { player, reading: reading.clone() });
            actions.extend(at(reading.is_none(), &|one| one.reading.is_some()).map(set));
        }
        if let Some(club) = self.club.map(some) {
            let set = |player| Action::SetClub(SetClub { player, club: club.clone() });
            actions.extend(at(club.is_none(), &|one| one.club.is_some()).map(set));
        }
        if let Some(title) = self.title.map(some) {
            let set = |player| Action::SetTitle(SetTitle { player, title: title.clone() });
            actions.extend(at(title.is_none(), &|one| one.title.is_some()).map(set));
        }
        for alias in &self.aliases_gone {
            actions.extend(without_alias(player, alias, registry)?);
        }
        actions.extend(
            self.aliases_new.into_iter().map(|alias| Action::AddAlias(AddAlias { player, alias })),
        );
        if let Some(note) = self.note.map(some) {
            let set = |player| Action::SetNote(SetNote { player, note: note.clone() });
            actions.extend(at(note.is_none(), &|one| one.note.is_some()).map(set));
        }
        if let Some(Born(born)) = self.born {
            let set = |player| Action::SetBorn(SetBorn { player, born });
            actions.extend(at(born.is_none(), &|one| one.born.is_some()).map(set));
        }
        let categories = self.categories.into_iter();
        actions.extend(categories.flat_map(|to| categorised(player, &to, registry)));
        actions.extend(self.publicity.into_iter().flat_map(|to| publicity(player, to, registry)));
        let start = self
            .start
            .map(|start| Action::start_rating(player, start.rating, &start.reason, start.on));
        actions.extend(start);
        let gone = self.external_gone.into_iter().map(|scheme| (scheme, None));
        let new = self.external_new.into_iter().map(|id| (id.scheme, Some(id.value)));
        actions.extend(gone.chain(new).map(|(scheme, value)| {
            // A known number stays in the registration that has it.
            let holder = registry.external_of(player, &scheme).map(|(holder, _)| holder);
            Action::SetExternalId(SetExternalId { player: holder.unwrap_or(player), scheme, value })
        }));
        Ok(actions)
    }
}

/// Puts a person into exactly these categories, in whatever registrations they are stored.
pub(crate) fn categorised(person: PlayerId, to: &[String], registry: &Registry) -> Vec<Action> {
    let holders = registry.changed_at(person, true, |one| !one.categories.is_empty());
    let set = |(at, player): (usize, PlayerId)| {
        let categories = if at == 0 { to.to_vec() } else { Vec::new() };
        let known = registry.registration(player)?;
        let changes = known.categories != categories;
        changes.then(|| SetPlayerCategories { player, categories }.into())
    };
    holders.into_iter().enumerate().filter_map(set).collect()
}

/// Sets the public form of a person's name. The strictest registration decides, so stricter ones are changed.
fn publicity(
    person: PlayerId,
    publicity: Publicity,
    registry: &Registry,
) -> impl Iterator<Item = Action> {
    let stricter = move |one: &Player| one.publicity > publicity;
    let at = registry.changed_at(person, true, stricter).into_iter();
    at.map(move |player| Action::SetPublicity(SetPublicity { player, publicity }))
}

/// Removes an alias from every registration of a player. The name under which another registration was made stays.
fn without_alias(
    player: PlayerId,
    alias: &str,
    registry: &Registry,
) -> Result<Vec<Action>, Refusal> {
    let numbers = registry.numbers(player);
    let named = |number: &&PlayerId| {
        **number != player && registry.registration(**number).is_some_and(|one| one.name == alias)
    };
    if let Some(&bearer) = numbers.iter().find(named) {
        let alias = alias.to_owned();
        return Err(Refusal::Person(PersonRefusal::AliasOfMerged { player, alias, bearer }));
    }
    let has = |one: &Player| one.aliases.iter().any(|known| known == alias);
    let holders = registry.changed_at(player, true, has).into_iter();
    Ok(holders
        .map(|player| Action::RemoveAlias(RemoveAlias { player, alias: alias.to_owned() }))
        .collect())
}
