//! The fields of the form for a player, and the changes made in them.

use chrono::NaiveDate;

use crate::club::Player;
use crate::club::registry::{ExternalId, NewPlayer, Publicity};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::{day, name};
use crate::request::{Born, PlayerChange, Request, StartingRating};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::widget::entries::{Choice, Entries};

/// The signs between two aliases, or two numbers: as typed, and as an input method types it.
const BETWEEN: [char; 2] = [';', '；'];
/// The signs between two categories.
const BETWEEN_CATEGORIES: [char; 5] = [';', '；', ',', '，', '、'];
/// The signs between the body that has issued a number and the number.
const ISSUED: [char; 2] = [':', '：'];
const PANE: Pane = Pane(0);

/// A field of the form, from the top down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Name,
    Reading,
    Club,
    Aliases,
    Note,
    Born,
    External,
    Categories,
    WebName,
    /// Only where nothing has moved the rating yet.
    Rating,
}

/// A field that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Unread(pub(super) Field);

/// How a starting rating is recorded.
#[derive(Debug, Clone, Copy)]
pub(super) struct Starting<'a> {
    pub(super) reason: &'a str,
    pub(super) on: NaiveDate,
}

/// The value of the field of that number.
fn publicity(at: usize) -> Publicity {
    Publicity::ALL.get(at).copied().unwrap_or_default()
}

/// The fields, filled in.
#[derive(Debug, Clone)]
pub(super) struct Fields(pub(super) Entries);

impl Fields {
    /// The fields for a player of whom the name is known.
    pub(super) fn named(name: &str) -> Self {
        Self::of(&Player::new(PlayerId(0), name), true)
    }

    /// The fields as a player fills them; a starting rating among them for one who `starts`.
    pub(super) fn of(player: &Player, starts: bool) -> Self {
        let aliases = player.aliases.join("; ");
        let external = player.external.iter();
        let external: Vec<String> =
            external.map(|(scheme, value)| format!("{scheme}:{value}")).collect();
        let or_empty = |text: &'_ Option<String>| text.clone().unwrap_or_default();
        let texts = [
            player.name.clone(),
            or_empty(&player.reading),
            or_empty(&player.club),
            aliases,
            or_empty(&player.note),
            player.born.map(|born| born.to_string()).unwrap_or_default(),
            external.join("; "),
            player.categories.join("; "),
        ];
        let at = Publicity::ALL.iter().position(|one| *one == player.publicity).unwrap_or(0);
        let web_name = Choice {
            at,
            count: Publicity::ALL.len(),
            name: |words, at| words.screen.player_form.publicity(publicity(at)),
        };
        let entries = Entries::new(texts, PANE).with_choice(web_name);
        Self(if starts { entries.with_text("") } else { entries })
    }

    pub(super) fn focus_on(&mut self, field: Field) {
        self.0.focus_on(field as usize);
    }

    /// The text of a field, cleaned.
    pub(super) fn text(&self, field: Field) -> String {
        self.0.text(field as usize)
    }

    fn optional(&self, field: Field) -> Option<String> {
        Some(self.text(field)).filter(|text| !text.is_empty())
    }

    /// The aliases, each once; the name itself is none.
    fn aliases(&self) -> Vec<String> {
        let (name, typed) = (self.text(Field::Name), self.text(Field::Aliases));
        let mut aliases = Vec::new();
        for alias in typed.split(BETWEEN).map(name::clean) {
            if !alias.is_empty() && alias != name && !aliases.contains(&alias) {
                aliases.push(alias);
            }
        }
        aliases
    }

    /// The day of birth; none where the field is empty.
    pub(super) fn born(&self) -> Result<Option<NaiveDate>, Unread> {
        let typed = self.text(Field::Born);
        if typed.is_empty() {
            return Ok(None);
        }
        day::read(&typed).map(Some).ok_or(Unread(Field::Born))
    }

    /// The numbers of other bodies, in the order typed.
    pub(super) fn external(&self) -> Result<Vec<ExternalId>, Unread> {
        let typed = self.text(Field::External);
        let numbers = typed.split(BETWEEN).map(name::clean).filter(|number| !number.is_empty());
        let read = |number: String| {
            let (scheme, value) = number.split_once(ISSUED).ok_or(Unread(Field::External))?;
            Ok(ExternalId { scheme: name::clean(scheme), value: name::clean(value) })
        };
        numbers.map(read).collect()
    }

    /// The categories by hand, each once.
    fn categories(&self) -> Vec<String> {
        let typed = self.text(Field::Categories);
        let mut categories: Vec<String> = Vec::new();
        for name in typed.split(BETWEEN_CATEGORIES).map(name::clean) {
            let is_known = categories.iter().any(|known| name::fold(known) == name::fold(&name));
            if !name.is_empty() && !is_known {
                categories.push(name);
            }
        }
        categories
    }

    fn publicity(&self) -> Publicity {
        publicity(self.0.chosen(Field::WebName as usize))
    }

    /// The rating to start with; none where the field is empty or not there.
    fn rating(&self) -> Result<Option<f64>, Unread> {
        let typed = name::fold(&self.text(Field::Rating));
        if typed.is_empty() {
            return Ok(None);
        }
        let rating = typed.parse().ok().filter(|rating: &f64| rating.is_finite());
        rating.map(Some).ok_or(Unread(Field::Rating))
    }

    fn start(&self, starting: &Starting<'_>) -> Result<Option<StartingRating>, Unread> {
        let start =
            |rating| StartingRating { rating, reason: starting.reason.to_owned(), on: starting.on };
        Ok(self.rating()?.map(start))
    }

    /// A new player, as filled in; `different` are like the new one and somebody else.
    pub(super) fn register(
        &self,
        enter: Option<TournamentId>,
        different: Vec<PlayerId>,
        starting: &Starting<'_>,
    ) -> Result<Request, Unread> {
        let player = NewPlayer {
            name: self.text(Field::Name),
            reading: self.optional(Field::Reading),
            club: self.optional(Field::Club),
            aliases: self.aliases(),
            born: self.born()?,
            external: self.external()?,
            different,
            apart: Vec::new(),
        };
        let more = PlayerChange {
            note: self.optional(Field::Note),
            categories: Some(self.categories()).filter(|names| !names.is_empty()),
            publicity: Some(self.publicity()).filter(|one| *one != Publicity::default()),
            start: self.start(starting)?,
            ..PlayerChange::default()
        };
        Ok(Request::Register { player, more: Box::new(more), enter })
    }

    /// The change from the player `before` to the player as filled in.
    pub(super) fn changes(
        &self,
        before: &Player,
        starting: &Starting<'_>,
    ) -> Result<PlayerChange, Unread> {
        let other = |field, text: Option<&str>| {
            Some(self.text(field)).filter(|now| now != text.unwrap_or_default())
        };
        let mut change = PlayerChange {
            name: other(Field::Name, Some(&before.name)),
            reading: other(Field::Reading, before.reading.as_deref()),
            club: other(Field::Club, before.club.as_deref()),
            note: other(Field::Note, before.note.as_deref()),
            born: Some(self.born()?).filter(|born| *born != before.born).map(Born),
            categories: Some(self.categories()).filter(|names| *names != before.categories),
            publicity: Some(self.publicity()).filter(|one| *one != before.publicity),
            start: self.start(starting)?,
            ..PlayerChange::default()
        };
        let is_changed = |field| self.text(field) != Self::of(before, false).text(field);
        if is_changed(Field::Aliases) {
            // Renaming has turned the old name into an alias, and the new one, if it was an alias,
            // into none.
            let (name, aliases) = (self.text(Field::Name), self.aliases());
            let gone = |alias: &&String| **alias != name && !aliases.contains(alias);
            change.aliases_gone = before.aliases.iter().filter(gone).cloned().collect();
            let new = |alias: &&String| !before.names().any(|known| known == **alias);
            change.aliases_new = aliases.iter().filter(new).cloned().collect();
        }
        if is_changed(Field::External) {
            let numbers = self.external()?;
            let named = |scheme: &&String| {
                numbers.iter().any(|number| name::fold(&number.scheme) == name::fold(scheme))
            };
            let gone = before.external.keys().filter(|scheme| !named(scheme));
            change.external_gone = gone.cloned().collect();
            let new = |number: &ExternalId| {
                before.external_in(&number.scheme) != Some(number.value.as_str())
            };
            change.external_new = numbers.into_iter().filter(new).collect();
        }
        Ok(change)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::action::{
        AddAlias, RemoveAlias, RenamePlayer, SetBorn, SetClub, SetExternalId,
    };
    use crate::club::{Action, Registry};
    use crate::command::CommandId;
    use crate::tui::kit::layer::Intent;
    use crate::tui::kit::widget::input::TextInput;

    fn aokuma() -> Player {
        Player {
            club: Some("京都".to_owned()),
            aliases: vec!["青熊".to_owned(), "Aokuma".to_owned()],
            ..Player::new(PlayerId(7), "あおくま")
        }
    }

    fn starting() -> Starting<'static> {
        Starting { reason: "as known", on: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day") }
    }

    fn typed(field: Field, text: &str) -> Fields {
        let mut fields = Fields::of(&aokuma(), true);
        fields.focus_on(field);
        let input = fields.0.input_mut().expect("a field");
        *input = TextInput::new(name::clean).with_text(text);
        fields
    }

    fn changed(field: Field, text: &str) -> Vec<Action> {
        let change = typed(field, text).changes(&aokuma(), &starting()).expect("read");
        change.actions(PlayerId(7), &Registry::default()).expect("may be done")
    }

    #[test]
    fn only_what_differs_becomes_an_action() {
        let player = PlayerId(7);
        let same = Fields::of(&aokuma(), true).changes(&aokuma(), &starting());
        assert_eq!(same, Ok(PlayerChange::default()));
        assert_eq!(changed(Field::Club, " "), [Action::SetClub(SetClub { player, club: None })]);
        let name = "くま".to_owned();
        assert_eq!(
            changed(Field::Name, "くま "),
            [Action::RenamePlayer(RenamePlayer { player, name })]
        );
        let alias = |alias: &str| alias.to_owned();
        assert_eq!(
            changed(Field::Aliases, "青熊；あおくま;Bear; Bear;"),
            [
                Action::RemoveAlias(RemoveAlias { player, alias: alias("Aokuma") }),
                Action::AddAlias(AddAlias { player, alias: alias("Bear") }),
            ]
        );
    }

    #[test]
    fn a_name_taken_from_the_aliases_needs_no_more_than_the_renaming() {
        let name = "Aokuma".to_owned();
        let rename = Action::RenamePlayer(RenamePlayer { player: PlayerId(7), name });
        assert_eq!(changed(Field::Name, "Aokuma"), [rename]);
    }

    #[test]
    fn birth_dates_and_numbers_are_read_as_they_are_typed() {
        let player = PlayerId(7);
        let born = NaiveDate::from_ymd_opt(1990, 4, 25);
        assert_eq!(changed(Field::Born, "1990/4/25"), [Action::SetBorn(SetBorn { player, born })]);
        let set = |scheme: &str, value: &str| {
            Action::SetExternalId(SetExternalId {
                player,
                scheme: scheme.to_owned(),
                value: Some(value.to_owned()),
            })
        };
        let both = [set("wca", "2010TANA01"), set("club card", "12")];
        assert_eq!(changed(Field::External, " wca: 2010TANA01；club card：12; "), both);
        for (field, text) in [
            (Field::Born, "in spring"),
            (Field::External, "2010TANA01"),
            (Field::Rating, "strong"),
            (Field::Rating, "NaN"),
        ] {
            let unread = typed(field, text).changes(&aokuma(), &starting());
            assert_eq!(unread, Err(Unread(field)));
        }
    }

    #[test]
    fn a_starting_rating_is_a_correction_of_the_day() {
        let Starting { reason, on } = starting();
        let start = Action::start_rating(PlayerId(7), 1720.5, reason, on);
        assert_eq!(changed(Field::Rating, "１７２０．５"), [start]);
        assert_eq!(changed(Field::Rating, " "), []);
    }

    #[test]
    fn the_name_on_the_site_is_chosen() {
        let mut fields = Fields::of(&aokuma(), false);
        fields.focus_on(Field::WebName);
        let chosen =
            |fields: &Fields| fields.changes(&aokuma(), &starting()).expect("read").publicity;
        assert_eq!(chosen(&fields), None);
        fields.0.update(Intent::Run(CommandId::Right));
        assert_eq!(chosen(&fields), Some(Publicity::Initials));
        for _ in 0..2 {
            fields.0.update(Intent::Run(CommandId::Left));
        }
        assert_eq!(chosen(&fields), Some(Publicity::Hidden));
    }

    #[test]
    fn fields_go_round() {
        let mut fields = Fields::named("");
        fields.0.update(Intent::Run(CommandId::PreviousField));
        assert_eq!(fields.0.focus(), Field::Rating as usize);
        fields.0.update(Intent::Run(CommandId::NextField));
        assert_eq!(fields.0.focus(), Field::Name as usize);
    }
}
