//! The wizard for a new tournament in English.

use chrono::TimeDelta;

use crate::domain::format::Format;
use crate::words::english::count;
use crate::words::english::term::TERM;
use crate::words::screen::wizard::{FieldWords, FormField, Prospect, Tally, WizardWords};

/// So many names are told of those that are undecided.
const NAMED: usize = 3;

pub(super) const WIZARD: WizardWords = WizardWords {
    title: "New tournament",
    steps: ["Name", "Format", "Length", "Entrants", "Seeds", "Review"],
    field,
    sentence,
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
    orders: ["by rating", "as entered", "by lots", "by hand"],
    keys_text: "Enter: next step. Tab: next field.",
    keys_choice: "Left and right choose. Enter: next step. Tab: next field.",
    keys_number: "Digits, or left and right. Enter: next step. Tab: next field.",
    keys_format: "Up and down choose. Enter: next step. Tab: what else it asks.",
    prospect,
    entrants: |all, new| match new {
        0 => format!("Entrants: {all}"),
        new => format!("Entrants: {all}, {new} of them new"),
    },
    nobody: "Nobody yet. Type a name and Enter, or paste a list; Ctrl-O reads a file, Alt-a enters \
             everybody registered, Alt-l those of the last tournament. Tab goes on.",
    new: "new",
    outside: "outside",
    like_another: "twice?",
    may_be_one: |[one, other], more| {
        let told = format!("{one} and {other} may be one person, entered twice.");
        match more {
            0 => told,
            more => format!("{told} So may {}.", count(more, "more pair", "more pairs")),
        }
    },
    undecided: |names| {
        let are = if names.len() == 1 { "is" } else { "are" };
        let number = count(names.len(), "name", "names");
        let shown: Vec<&str> = names.iter().take(NAMED).map(String::as_str).collect();
        let more = if names.len() > NAMED { " ..." } else { "" };
        format!("{number} {are} still undecided, and not entered: {}{more}.", shown.join(", "))
    },
    undecided_follows: "Cancel shows them at the head of the list; Enter there decides.",
    undecided_yes: "Go on without",
    is_entered: |name| format!("{name} is on the list already."),
    taken_in,
    no_name: "type a name first",
    path: "CSV file: ",
    keys_path: "Enter reads it, Tab completes, Esc leaves. Its header: name, reading, club ...",
    no_file: "No file begins like that.",
    only_entrants: "that is for the step Entrants",
    no_entrant: "nobody on the list of entrants is selected; Tab goes there",
    seeds: "Seeds",
    equal_ratings: |players| {
        format!("{players} share a rating: among equals the order of entry decides.")
    },
    first_round: "First round",
    lots: "The lots are drawn when it starts.",
    bye: "bye",
    group: |letter| format!("Group {letter}"),
    review: [
        "Name",
        "Format",
        "Then",
        "Rating list",
        "Who may enter",
        "First move",
        "Entrants",
        "New players",
        "Outside the limits",
        "To be looked at",
        "Perhaps one person",
        "Written at the end",
    ],
    between: ", ",
    limits,
    written: |new, entrants, draw| {
        let mut parts = vec!["the tournament".to_owned()];
        if new > 0 {
            parts.insert(0, count(new, "new player", "new players"));
        }
        if entrants > 0 {
            parts.push(count(entrants, "entry", "entries"));
        }
        if draw {
            parts.push("the draw".to_owned());
        }
        format!("{}, as one entry that u takes back", parts.join(", "))
    },
    start: "Start",
    open: "Open",
    last_step: "this is the last step",
    others: |number| format!("and {number} more"),
    create: "Create, entries stay open",
    unreadable: |field| match field {
        FormField::FirstMove => "First move: a probability like 0.55, or nothing.",
        _ => "A limit is a rating like 1600, or nothing.",
    },
    kept: "Nothing is written yet; the draft is kept, n goes on with it.",
    draft: "A draft",
    draft_question: "A tournament is being planned already.",
    go_on: |name, entrants| {
        let entrants = count(entrants, "entrant", "entrants");
        match name {
            "" => format!("Go on with it ({entrants})"),
            name => format!("Go on with {name} ({entrants})"),
        }
    },
    anew: "Start anew",
    anew_follows: "The draft is lost once something is typed.",
    damaged: |path| {
        format!(
            "The draft of a tournament could not be read; it was put aside as {}.",
            path.display()
        )
    },
    not_kept: |path, error| {
        format!(
            "The draft cannot be kept in {}: {error}. What is typed is lost on leaving.",
            path.display()
        )
    },
    changed,
};

fn changed(gone: &[String], merged: &[String], registered: &[String]) -> String {
    let mut told = Vec::new();
    if !gone.is_empty() {
        told.push(format!("No longer registered, taken off the list: {}.", gone.join(", ")));
    }
    if !merged.is_empty() {
        told.push(format!("Merged meanwhile: {}.", merged.join(", ")));
    }
    if !registered.is_empty() {
        told.push(format!("Registered meanwhile, look again: {}.", registered.join(", ")));
    }
    told.join(" ")
}

fn limits(from: Option<&str>, below: Option<&str>, provisional: bool) -> String {
    let range = match (from, below) {
        (Some(from), Some(below)) => format!("ratings from {from}, below {below}"),
        (Some(from), None) => format!("ratings from {from}"),
        (None, Some(below)) => format!("ratings below {below}"),
        (None, None) => "all ratings".to_owned(),
    };
    if provisional { range } else { format!("{range}, none that is provisional") }
}

fn taken_in(tally: &Tally) -> String {
    let parts = [
        (tally.known, "known"),
        (tally.new, "new"),
        (tally.look, "to be looked at"),
        (tally.again, "on the list already"),
    ];
    let lines = parts.iter().map(|(number, _)| number).sum();
    let told = parts.iter().filter(|(number, _)| *number > 0);
    let told: Vec<String> = told.map(|(number, what)| format!("{number} {what}")).collect();
    format!("{}: {}.", count(lines, "line", "lines"), told.join(", "))
}

const fn sentence(format: Format) -> &'static str {
    match format {
        Format::SingleElimination { .. } => "Whoever loses is out.",
        Format::DoubleElimination { .. } => "Whoever loses twice is out.",
        Format::RoundRobin { double: false } => "Everybody meets everybody.",
        Format::RoundRobin { double: true } => "Everybody meets everybody twice.",
        Format::Groups { .. } => "Several round robins side by side.",
        Format::Tables { .. } => "Three to eight play at once.",
        Format::Recorded => "Matches as they were played.",
        Format::Ladder => "Beat one above, take that place.",
    }
}

fn prospect(known: &Prospect) -> Vec<String> {
    let (least, most) = known.takes;
    if !known.format.has_draw() {
        return vec!["No draw and no end: whoever plays a match is in it.".to_owned()];
    }
    let entrants = count(known.entrants, "entrant", "entrants");
    let Some(matches) = known.matches else {
        return vec![format!("{entrants}; this format takes {least} to {most}.")];
    };
    let sizes = parts(&known.parts);
    let number = known.parts.len();
    let matches = count(matches, "match", "matches");
    let first = match known.format {
        Format::Tables { .. } => {
            format!("{entrants}: {} of {sizes} in each round", count(number, "table", "tables"))
        }
        Format::Groups { .. } => {
            format!("{entrants}: {} of {sizes}, {matches}", count(number, "group", "groups"))
        }
        format => {
            let byes = match known.byes {
                0 => String::new(),
                _ if !format.is_elimination() => ", one rests in every round".to_owned(),
                byes => format!(", {}", count(byes, "bye", "byes")),
            };
            format!("{entrants}, {}: {matches}{byes}", (TERM.format)(format))
        }
    };
    let then = known.then.map(|then| {
        let matches = count(then.matches, "match", "matches");
        format!("then {} in {}: {matches}", then.players, (TERM.format)(then.format))
    });
    let time = known.time.map(|time| {
        let at = match known.tables {
            0 => "if there are enough tables".to_owned(),
            tables => format!("at {}", count(tables, "table", "tables")),
        };
        format!("about {} {at}", duration(time))
    });
    let told: Vec<String> = std::iter::once(first).chain(then).chain(time).collect();
    let last = told.len().saturating_sub(1);
    let ends = |at| if at == last { "." } else { "; " };
    told.into_iter().enumerate().map(|(at, part)| part + ends(at)).collect()
}

/// The sizes of groups or tables: "4", or "3 or 4".
fn parts(sizes: &[usize]) -> String {
    match (sizes.iter().min(), sizes.iter().max()) {
        (Some(least), Some(most)) if least != most => format!("{least} or {most}"),
        (Some(size), _) => size.to_string(),
        (None, _) => String::new(),
    }
}

fn duration(time: TimeDelta) -> String {
    match (time.num_hours(), time.num_minutes() % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

const fn field(field: FormField) -> FieldWords {
    let (label, doc) = match field {
        FormField::Name => ("Name", "As it will stand on the sheet; no two share one."),
        FormField::Format => ("Format", "How the tournament is played."),
        FormField::GrandFinal => (
            "Grand final",
            "Whether the winner of the winners' bracket may lose once, as all others may.",
        ),
        FormField::Groups => ("Number of groups", "How many groups, 2 to 64."),
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
        FormField::Seeding => ("Seeds", "Who is seeded first. K and J move somebody by hand."),
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
        FormField::ThenGames => ("Then, first to", "The N of every match there."),
        FormField::ThenSemiFinal => {
            ("Then, semi-finals to", "Longer semi-finals there, if they are to be.")
        }
        FormField::ThenFinal => ("Then, final to", "A longer final there, if it is to be."),
        FormField::ThenPlaces => ("  Places played out", "Which places are played out there."),
        FormField::ThenGrandFinal => {
            ("  Grand final", "Whether the grand final there is played again.")
        }
        FormField::List => ("Rating list", "The list that the matches count for."),
        FormField::From => ("Ratings from", "A rating, or nothing for no lower limit."),
        FormField::Below => ("Ratings below", "A rating, or nothing for no upper limit."),
        FormField::Provisional => {
            ("Provisional too", "Whether those may enter whose ratings are not established.")
        }
        FormField::FirstMove => (
            "First move",
            "What moving first wins between equals, as 0.55; nothing leaves it to the list.",
        ),
    };
    FieldWords { label, doc }
}
