//! The words of the form of a new tournament.

/// The words of the form of a new tournament.
#[derive(Debug, Clone, Copy)]
pub struct TournamentFormWords {
    /// Its title.
    pub title: &'static str,
    /// The words of a field.
    pub field: fn(FormField) -> FieldWords,
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
    /// Groups by going to and fro.
    pub snake: &'static str,
    /// Groups with level sums of seeds.
    pub balanced: &'static str,
    /// Everybody meets once.
    pub once: &'static str,
    /// Everybody meets twice.
    pub twice: &'static str,
    /// The grand final is one match.
    pub simple: &'static str,
    /// The grand final may be played again.
    pub reset: &'static str,
    /// Only the first place is played out.
    pub places_first: &'static str,
    /// The third place too.
    pub places_third: &'static str,
    /// Every place.
    pub places_every: &'static str,
    /// Every place at a table is worth one point more than the next.
    pub each_place: &'static str,
    /// Only the first place at a table is worth a point.
    pub winner_only: &'static str,
    /// Games difference decides first among equal points.
    pub ties_games: &'static str,
    /// Direct encounter does.
    pub ties_encounter: &'static str,
    /// Sonneborn-Berger does.
    pub ties_sonneborn_berger: &'static str,
    /// Nothing follows.
    pub nothing: &'static str,
    /// The button that creates the tournament.
    pub create: &'static str,
    /// What the keys do in a field of text.
    pub keys_text: &'static str,
    /// What the keys do in a field with a choice.
    pub keys_choice: &'static str,
    /// What the keys do in a field with a number.
    pub keys_number: &'static str,
}

/// What the form asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormField {
    /// The name.
    Name,
    /// The format.
    Format,
    /// Whether a grand final is played again.
    GrandFinal,
    /// How many groups.
    Groups,
    /// How seeds are divided into groups.
    Split,
    /// Whether everybody of a group meets twice.
    Double,
    /// How many sit at a table.
    TableSize,
    /// How many games before seats are drawn again.
    TableGames,
    /// What the places at a table are worth.
    PlacePoints,
    /// First to so many, or a fixed number of games.
    Kind,
    /// How many games.
    Games,
    /// The length of the semi-finals.
    SemiFinal,
    /// The length of the final.
    Final,
    /// Which places are played out.
    Places,
    /// What decides the seeds.
    Seeding,
    /// How many seeds stay whatever happens.
    Locked,
    /// Whether club mates are kept apart.
    Apart,
    /// What decides among equal points.
    Ties,
    /// What follows.
    Then,
    /// How many of each group go on.
    Takes,
    /// How many games there.
    ThenGames,
    /// The length of the semi-finals there.
    ThenSemiFinal,
    /// The length of the final there.
    ThenFinal,
    /// Which places are played out there.
    ThenPlaces,
    /// Whether a grand final there is played again.
    ThenGrandFinal,
    /// The rating list.
    List,
}

/// The words of one field.
#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    /// Before it.
    pub label: &'static str,
    /// What it decides, in one line.
    pub doc: &'static str,
}
