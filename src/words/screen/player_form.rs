//! The words of the form for a player.

use crate::domain::number::PlayerId;

/// The words of the form for a player.
#[derive(Debug, Clone, Copy)]
pub struct PlayerFormWords {
    /// The title for somebody new.
    pub register: &'static str,
    /// The title for somebody new who is entered at once: the tournament.
    pub enter: fn(&str) -> String,
    /// The title for a change: the player.
    pub change: fn(PlayerId) -> String,
    /// The name.
    pub name: FieldWords,
    /// The reading.
    pub reading: FieldWords,
    /// The club.
    pub club: FieldWords,
    /// The aliases.
    pub aliases: FieldWords,
    /// The note.
    pub note: FieldWords,
    /// The day of birth.
    pub born: FieldWords,
    /// Numbers that other bodies have issued.
    pub external: FieldWords,
    /// A birth date that is no day.
    pub no_day: &'static str,
    /// A number of another body that does not say whose it is.
    pub no_scheme: &'static str,
    /// Before those who may be meant.
    pub likely: &'static str,
    /// Somebody who may be meant: number, name, club.
    pub known: fn(PlayerId, &str, Option<&str>) -> String,
    /// Whether to register somebody whose name others bear already.
    pub namesake: fn(&str) -> String,
    /// The word for doing that.
    pub namesake_yes: &'static str,
}

/// The words of a field.
#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    /// Before it.
    pub label: &'static str,
    /// What it is for.
    pub hint: &'static str,
}
