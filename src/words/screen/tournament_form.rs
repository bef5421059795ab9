//! The words of the form of a new tournament.

/// The words of the form of a new tournament.
#[derive(Debug, Clone, Copy)]
pub struct TournamentFormWords {
    /// Its title.
    pub title: &'static str,
    /// The name.
    pub name: FieldWords,
    /// The format.
    pub format: FieldWords,
    /// First to so many, or a fixed number of games.
    pub kind: FieldWords,
    /// How many games.
    pub games: FieldWords,
    /// The length of the semi-finals.
    pub semi_final: FieldWords,
    /// The length of the final.
    pub last: FieldWords,
    /// Whether there is a match for third place.
    pub third_place: FieldWords,
    /// What decides the seeds.
    pub seeding: FieldWords,
    /// The rating list.
    pub list: FieldWords,
    /// The kind "first to".
    pub first_to: &'static str,
    /// The kind "fixed number of games".
    pub fixed: &'static str,
    /// A round as long as all others.
    pub as_usual: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// The value of a field that does not apply to the format.
    pub does_not_apply: &'static str,
    /// The button that creates the tournament.
    pub create: &'static str,
    /// What the keys do in a field of text.
    pub keys_text: &'static str,
    /// What the keys do in a field with a choice.
    pub keys_choice: &'static str,
    /// What the keys do in a field with a number.
    pub keys_number: &'static str,
}

/// The words of one field.
#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    /// Before it.
    pub label: &'static str,
    /// What it decides, in one line.
    pub doc: &'static str,
}
