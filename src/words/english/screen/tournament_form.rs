//! The form of a new tournament in English.

use crate::words::screen::tournament_form::{FieldWords, FormField, TournamentFormWords};

pub(super) const TOURNAMENT_FORM: TournamentFormWords = TournamentFormWords {
    title: "New tournament",
    field,
    first_to: "first to",
    fixed: "a fixed number of games",
    as_usual: "as all others",
    yes: "yes",
    no: "no",
    snake: "to and fro: 1 8 9 16, 2 7 10 15",
    balanced: "sums of seeds as level as can be",
    once: "once",
    twice: "twice",
    simple: "one match",
    reset: "played again if the first side loses",
    places_first: "the winner only",
    places_third: "third place too",
    places_every: "every place",
    each_place: "as many as finish there or behind",
    winner_only: "one for the winner",
    ties_games: "games difference, games won",
    ties_encounter: "direct encounter, games difference",
    ties_sonneborn_berger: "Sonneborn-Berger, direct encounter",
    nothing: "nothing",
    create: "Create",
    keys_text: "Enter goes on. Ctrl-S creates the tournament.",
    keys_choice: "Left and right choose. Enter goes on. Ctrl-S creates the tournament.",
    keys_number: "Digits or left and right. Enter goes on. Ctrl-S creates the tournament.",
};

const fn field(field: FormField) -> FieldWords {
    let (label, doc) = match field {
        FormField::Name => ("Name", "As it will stand on the sheet; no two share one."),
        FormField::Format => (
            "Format",
            "Elimination: whoever loses, or loses twice, is out. Round robin and groups: everybody meets everybody. Tables: more than two play at once.",
        ),
        FormField::GrandFinal => (
            "Grand final",
            "Whether the winner of the winners' bracket may lose once, as all others may.",
        ),
        FormField::Groups => ("Groups", "How many groups, 2 to 64."),
        FormField::Split => ("Seeds into groups", "How the seeds are divided."),
        FormField::Double => {
            ("Meetings", "Whether everybody meets the others of the group once or twice.")
        }
        FormField::TableSize => {
            ("Players at a table", "Three to eight, where the field can be divided so.")
        }
        FormField::TableGames => {
            ("Games in a round", "Games at a table before seats are drawn again.")
        }
        FormField::PlacePoints => ("Points for places", "What the places of a game are worth."),
        FormField::Kind => (
            "Matches are",
            "First to N ends when somebody has won N games; a fixed number may end level.",
        ),
        FormField::Games => ("Games", "The N of every match, 1 to 999."),
        FormField::SemiFinal => ("Semi-finals first to", "Longer semi-finals, if they are to be."),
        FormField::Final => ("Final first to", "A longer final, if it is to be."),
        FormField::Places => (
            "Places played out",
            "Whether there is a match for third place, or matches for all places.",
        ),
        FormField::Seeding => {
            ("Seeds", "By rating, in order of entry (which you may arrange), or by lot.")
        }
        FormField::Locked => (
            "Locked seeds",
            "So many of the best keep their seeds whatever lots or clubs would have.",
        ),
        FormField::Apart => {
            ("Club mates apart", "Whether players of one club meet as late as possible.")
        }
        FormField::Ties => {
            ("Equal points", "What decides among those with equal points, in this order.")
        }
        FormField::Then => ("Then", "What the best of this stage play afterwards."),
        FormField::Takes => {
            ("  Best of each group", "How many go on from each group, or from the whole stage.")
        }
        FormField::ThenGames => ("  Games, first to", "The N of every match there."),
        FormField::ThenSemiFinal => {
            ("  Semi-finals first to", "Longer semi-finals there, if they are to be.")
        }
        FormField::ThenFinal => ("  Final first to", "A longer final there, if it is to be."),
        FormField::ThenPlaces => ("  Places played out", "Which places are played out there."),
        FormField::ThenGrandFinal => {
            ("  Grand final", "Whether the grand final there is played again.")
        }
        FormField::List => ("Rating list", "The list that the matches count for."),
    };
    FieldWords { label, doc }
}
