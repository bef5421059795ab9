//! The words of the wizard for a new tournament.

use std::path::Path;

use chrono::TimeDelta;

use crate::domain::format::Format;

/// The words of the wizard for a new tournament.
#[derive(Debug, Clone, Copy)]
pub struct WizardWords {
    /// Its title.
    pub title: &'static str,
    /// The steps.
    pub steps: [&'static str; 6],
    /// The words of a field.
    pub field: fn(FormField) -> FieldWords,
    /// What a format is, in a few words.
    pub sentence: fn(Format) -> &'static str,
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
    /// Seeds by rating, as entered, by lots, by hand.
    pub orders: [&'static str; 4],
    /// What the keys do in a field of text.
    pub keys_text: &'static str,
    /// What the keys do in a field with a choice.
    pub keys_choice: &'static str,
    /// What the keys do in a field with a number.
    pub keys_number: &'static str,
    /// What the keys do in the list of formats.
    pub keys_format: &'static str,
    /// What is known of the tournament to come, in parts that follow each other.
    pub prospect: fn(&Prospect) -> Vec<String>,
    /// Over the entrants: how many, how many of them are new.
    pub entrants: fn(usize, usize) -> String,
    /// Where nobody has entered.
    pub nobody: &'static str,
    /// Beside somebody who is to be registered.
    pub new: &'static str,
    /// Beside somebody who is outside the limits.
    pub outside: &'static str,
    /// Beside somebody who may be the same person as another entrant.
    pub like_another: &'static str,
    /// Two entrants may be one person: the two, and how many more pairs there are.
    pub may_be_one: fn(&[String; 2], usize) -> String,
    /// Names of which it is not decided who they are, so that they are not entered.
    pub undecided: fn(&[String]) -> String,
    /// What can be done about them.
    pub undecided_follows: &'static str,
    /// The button that goes on without them.
    pub undecided_yes: &'static str,
    /// Somebody is entered already.
    pub is_entered: fn(&str) -> String,
    /// What became of a list.
    pub taken_in: fn(&Tally) -> String,
    /// Why a name cannot be registered: none is typed.
    pub no_name: &'static str,
    /// Before the field for the path of a list.
    pub path: &'static str,
    /// What the keys do there.
    pub keys_path: &'static str,
    /// No file begins so.
    pub no_file: &'static str,
    /// Why a command cannot be run: it is for the step of the entrants.
    pub only_entrants: &'static str,
    /// Why a command cannot be run: nobody in the list of entrants is selected.
    pub no_entrant: &'static str,
    /// Over the seeds.
    pub seeds: &'static str,
    /// How many have the same rating as somebody else, and what decides among them.
    pub equal_ratings: fn(usize) -> String,
    /// Over the first matches.
    pub first_round: &'static str,
    /// In place of them where lots are drawn.
    pub lots: &'static str,
    /// Somebody who has no opponent in the first round.
    pub bye: &'static str,
    /// Before the members of a group: its letter.
    pub group: fn(&str) -> String,
    /// The labels of the review: name, format, then, list, who may enter, first move, entrants,
    /// new players, outside the limits, to be looked at, pairs that may be one person, what is
    /// written.
    pub review: [&'static str; 12],
    /// Between names in a row.
    pub between: &'static str,
    /// Who may enter: from, below, whether provisional ratings may.
    pub limits: fn(Option<&str>, Option<&str>, bool) -> String,
    /// What is written: how many are registered, how many entered, whether there is a draw.
    pub written: fn(usize, usize, bool) -> String,
    /// The button that starts.
    pub start: &'static str,
    /// The button that opens a tournament without a draw.
    pub open: &'static str,
    /// Why there is no next step.
    pub last_step: &'static str,
    /// After the first names of many: so many more.
    pub others: fn(usize) -> String,
    /// The button that creates a tournament which goes on taking entries.
    pub create: &'static str,
    /// Why a field says nothing.
    pub unreadable: fn(FormField) -> &'static str,
    /// The draft is kept.
    pub kept: &'static str,
    /// The title of the question whether to go on with a draft.
    pub draft: &'static str,
    /// The question.
    pub draft_question: &'static str,
    /// To go on: the name, how many entrants.
    pub go_on: fn(&str, usize) -> String,
    /// To begin anew.
    pub anew: &'static str,
    /// What follows from that.
    pub anew_follows: &'static str,
    /// A draft could not be read: where it was put.
    pub damaged: fn(&Path) -> String,
    /// The draft cannot be kept: where, and why.
    pub not_kept: fn(&Path, &std::io::Error) -> String,
    /// What changed in the club since: players gone, players merged, names registered.
    pub changed: fn(&[String], &[String], &[String]) -> String,
}

/// What is known of a tournament before it starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// How many have entered.
    pub entrants: usize,
    /// The format.
    pub format: Format,
    /// How many it takes: the fewest, the most.
    pub takes: (usize, usize),
    /// How many matches there will be; none where it cannot be drawn.
    pub matches: Option<usize>,
    /// The sizes of groups or tables.
    pub parts: Vec<usize>,
    /// How many have no opponent in the first round, or rest in every round.
    pub byes: usize,
    /// The stage behind it.
    pub then: Option<Further>,
    /// How long all of it takes, where that can be said.
    pub time: Option<TimeDelta>,
    /// At how many tables; none where the hall was not set up.
    pub tables: usize,
}

/// A stage behind the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Further {
    /// The format.
    pub format: Format,
    /// How many go on to it.
    pub players: usize,
    /// How many matches there will be.
    pub matches: usize,
    /// In how many rounds.
    pub rounds: usize,
}

/// What became of the lines of a list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those who are registered and were entered.
    pub known: usize,
    /// Those who are new and were entered.
    pub new: usize,
    /// Those to be looked at.
    pub look: usize,
    /// Those who were entered already.
    pub again: usize,
}

/// What the wizard asks.
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
    /// The lowest rating that may enter.
    From,
    /// The rating from which on nobody may enter.
    Below,
    /// Whether provisional ratings may enter where there are limits.
    Provisional,
    /// What moving first is worth.
    FirstMove,
}

/// The words of one field.
#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    /// Before it.
    pub label: &'static str,
    /// What it decides, in one line.
    pub doc: &'static str,
}
