//! What is filled in about a player, and what of it was changed.

use crate::club::{Action, Player};
use crate::domain::ids::TournamentId;
use crate::domain::name;
use crate::tui::widget::input::TextInput;
use crate::tui::wish::Wish;
use crate::words::screen::player_form::{FieldWords, PlayerFormWords};

/// What stands between two aliases: as typed, and as an input method types it.
const BETWEEN: [char; 2] = [';', '；'];

/// A field of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    Name,
    Reading,
    Club,
    Aliases,
    Note,
}

impl Field {
    /// All, from the top down.
    pub(super) const ALL: [Self; 5] =
        [Self::Name, Self::Reading, Self::Club, Self::Aliases, Self::Note];

    /// The field below; below the last is the first.
    pub(super) const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// The field above.
    pub(super) const fn previous(self) -> Self {
        Self::ALL[(self as usize + Self::ALL.len() - 1) % Self::ALL.len()]
    }

    pub(super) const fn words(self, words: &PlayerFormWords) -> FieldWords {
        match self {
            Self::Name => words.name,
            Self::Reading => words.reading,
            Self::Club => words.club,
            Self::Aliases => words.aliases,
            Self::Note => words.note,
        }
    }
}

/// The fields, filled in; boxed, because few screens are as large as five fields.
#[derive(Debug, Clone)]
pub(super) struct Fields(Box<[TextInput; 5]>);

impl Fields {
    /// The fields for somebody of whom the name is known.
    pub(super) fn named(name: &str) -> Self {
        Self::filled([name, "", "", "", ""])
    }

    /// The fields as a player fills them.
    pub(super) fn of(player: &Player) -> Self {
        let aliases = player.aliases.join("; ");
        let or_empty = |text: &'_ Option<String>| text.clone().unwrap_or_default();
        Self::filled([
            player.name.as_str(),
            &or_empty(&player.reading),
            &or_empty(&player.club),
            &aliases,
            &or_empty(&player.note),
        ])
    }

    fn filled(texts: [&str; 5]) -> Self {
        Self(Box::new(texts.map(|text| TextInput::new(name::clean).with_text(text))))
    }

    pub(super) fn input(&self, field: Field) -> &TextInput {
        &self.0[field as usize]
    }

    pub(super) fn input_mut(&mut self, field: Field) -> &mut TextInput {
        &mut self.0[field as usize]
    }

    /// What a field holds, cleaned.
    pub(super) fn text(&self, field: Field) -> String {
        self.input(field).text()
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

    /// Somebody new, as filled in.
    pub(super) fn register(&self, enter: Option<TournamentId>) -> Wish {
        Wish::Register {
            name: self.text(Field::Name),
            reading: self.optional(Field::Reading),
            club: self.optional(Field::Club),
            aliases: self.aliases(),
            note: self.optional(Field::Note),
            enter,
        }
    }

    /// What makes a player as filled in of the one `before`.
    pub(super) fn changes(&self, before: &Player) -> Vec<Action> {
        let player = before.id;
        let mut actions = Vec::new();
        let name = self.text(Field::Name);
        if name != before.name {
            actions.push(Action::RenamePlayer { player, name });
        }
        let reading = self.optional(Field::Reading);
        if reading != before.reading {
            actions.push(Action::SetReading { player, reading });
        }
        let club = self.optional(Field::Club);
        if club != before.club {
            actions.push(Action::SetClub { player, club });
        }
        actions.extend(self.alias_changes(before));
        let note = self.optional(Field::Note);
        if note != before.note {
            actions.push(Action::SetNote { player, note });
        }
        actions
    }

    /// Renaming has turned the old name into an alias, and the new one, if it was an alias, into none.
    fn alias_changes(&self, before: &Player) -> Vec<Action> {
        if self.text(Field::Aliases) == Self::of(before).text(Field::Aliases) {
            return Vec::new();
        }
        let (player, name, aliases) = (before.id, self.text(Field::Name), self.aliases());
        let gone =
            before.aliases.iter().filter(|alias| **alias != name && !aliases.contains(alias));
        let remove = gone.map(|alias| Action::RemoveAlias { player, alias: alias.clone() });
        let new = aliases.iter().filter(|alias| !before.names().any(|known| known == **alias));
        let add = new.map(|alias| Action::AddAlias { player, alias: alias.clone() });
        remove.chain(add).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::number::PlayerId;

    fn aokuma() -> Player {
        Player {
            club: Some("京都".to_owned()),
            aliases: vec!["青熊".to_owned(), "Aokuma".to_owned()],
            ..Player::new(PlayerId(7), "あおくま")
        }
    }

    fn changed(field: Field, text: &str) -> Vec<Action> {
        let mut fields = Fields::of(&aokuma());
        *fields.input_mut(field) = TextInput::new(name::clean).with_text(text);
        fields.changes(&aokuma())
    }

    #[test]
    fn only_what_differs_becomes_an_action() {
        let player = PlayerId(7);
        assert_eq!(Fields::of(&aokuma()).changes(&aokuma()), []);
        assert_eq!(changed(Field::Club, " "), [Action::SetClub { player, club: None }]);
        let name = "くま".to_owned();
        assert_eq!(changed(Field::Name, "くま "), [Action::RenamePlayer { player, name }]);
        let alias = |alias: &str| alias.to_owned();
        assert_eq!(
            changed(Field::Aliases, "青熊；あおくま;Bear; Bear;"),
            [
                Action::RemoveAlias { player, alias: alias("Aokuma") },
                Action::AddAlias { player, alias: alias("Bear") },
            ]
        );
    }

    #[test]
    fn a_name_taken_from_the_aliases_needs_no_more_than_the_renaming() {
        let name = "Aokuma".to_owned();
        let rename = Action::RenamePlayer { player: PlayerId(7), name };
        assert_eq!(changed(Field::Name, "Aokuma"), [rename]);
    }

    #[test]
    fn fields_go_round() {
        assert_eq!(Field::Note.next(), Field::Name);
        assert_eq!(Field::Name.previous(), Field::Note);
    }
}
