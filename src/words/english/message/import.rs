//! Files that come in.

use super::fault::number;
use super::refusal::refusal;
use super::{count, likeness, player, players, tournament};
use crate::club::{Club, Refusal};
use crate::domain::score::Score;
use crate::import::{ImportFault, Likely, Note, Suspect, Why};
use crate::words::message::{ImportWords, Message};

/// Characters of a faulty value that are shown.
const SHOWN: usize = 60;

pub(super) const IMPORT: ImportWords = ImportWords {
    fault,
    why: |fault, club| told(fault, club).0,
    note,
    suspect: |file, suspect, club| format!("{file}:{}: {}", suspect.line, may_be(suspect, club)),
    held: |rows| {
        let rows = count(rows, "player", "players");
        Message::new(
            format!("{rows} of the list may be registered already; nothing was imported"),
            "say --duplicates use to take them for those, or --duplicates new to register \
             everybody whom only a name makes known; or mend the list",
        )
    },
    known: |rows| format!("known already: {rows}"),
    look: |rows| format!("to be looked at: {rows}"),
    fresh: |rows| format!("new: {rows}"),
    players: |registered, known| {
        let registered = count(registered, "player", "players");
        if known == 0 {
            return format!("{registered} registered");
        }
        let known = count(known, "row", "rows");
        format!("{registered} registered; {known} left out, known already")
    },
    namesakes: "if somebody left out only shares a name: `banzuke player add NAME --namesake`",
    results: |matches, tournaments, players| {
        let matches = count(matches, "match", "matches");
        let tournaments = count(tournaments, "tournament", "tournaments");
        let players = count(players, "player", "players");
        format!("{matches} recorded, {tournaments} created, {players} registered")
    },
};

fn fault(file: &str, fault: &ImportFault, club: &Club) -> Message {
    let (why, remedy) = told(fault, club);
    let mut place = format!("{file}:{}: ", fault.line);
    if let Some(column) = &fault.column {
        place += &shown(column);
        if !fault.value.is_empty() && *column != fault.value {
            place.extend([" \"", &shown(&fault.value), "\""]);
        }
        place += ": ";
    }
    Message::new(place + &why, remedy + "; nothing was imported")
}

fn shown(value: &str) -> String {
    let mut shown: String = value.chars().take(SHOWN).collect();
    if value.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

/// What is wrong, and what to do.
fn told(fault: &ImportFault, club: &Club) -> (String, String) {
    let (why, remedy) = match &fault.why {
        Why::NoHeader => ("the file is empty", "begin it with a line that names the columns"),
        Why::NeitherKind([players, results]) => {
            let remedy = format!(
                "name the columns in the first line: for players {}; for results {}",
                players.join(","),
                results.join(",")
            );
            return ("neither a list of players nor one of results".to_owned(), remedy);
        }
        Why::NotUtf8(Some(encoding)) => {
            let why = format!("this line is not {}, as the rest is", encoding.name());
            return (why, "save the list as CSV UTF-8".to_owned());
        }
        Why::NotUtf8(None) => {
            ("this is not UTF-8, and nothing says what it is", "save the list as CSV UTF-8")
        }
        Why::NotCommas => ("the columns are not separated by commas", "separate columns by commas"),
        Why::LineBreak => {
            ("a line break inside a field: is a quote left open?", "put every field on one line")
        }
        Why::UnknownColumn(known) => {
            let remedy = format!("name only these columns: {}", known.join(", "));
            return ("no such column belongs here".to_owned(), remedy);
        }
        Why::RepeatedColumn => ("the column stands here twice", "keep one of the two"),
        Why::MissingColumn(column) => {
            let remedy = format!("add {column} to the first line and a field to each row");
            return ("the column is missing".to_owned(), remedy);
        }
        Why::FieldCount { header, row } => {
            let fields = count(*row, "field", "fields");
            let why = format!("the row has {fields}, the header has {header}");
            return (why, "put a text that holds a comma in double quotes".to_owned());
        }
        Why::Empty => ("nothing stands there", "fill it in, or leave the row out"),
        Why::NotANumber => ("not a whole number", "write 0, 1, 2, … in digits"),
        Why::Negative => ("less than nothing", "write the games as 0, 1, 2, …"),
        Why::TooManyGames => {
            return ("too many games".to_owned(), format!("write at most {}", Score::MOST));
        }
        Why::NoGames => ("a match of no games", "leave out matches that were not played"),
        Why::NotAHand => ("no win probability", "write it like 0.4, above 0 and below 1"),
        Why::NotASide => ("neither side", "write a or b for whoever moved first"),
        Why::NotADate => ("not a date", "write it like 2026-11-21"),
        Why::NotOneOrZero => ("neither 1 nor 0", "write 1 for one person, 0 for two"),
        Why::NotAnExternalId => ("not a number of another body", "write it like FIDE:1503014"),
        Why::Doubtful(suspect) => {
            let remedy = "make the row say who is meant, or register them with --duplicates new";
            return (may_be(suspect, club), remedy.to_owned());
        }
        Why::SameAsLine(line) => {
            let why = format!("the same player stands in line {line}");
            let remedy = "keep one of the two; if they are two people, --duplicates new";
            return (why, remedy.to_owned());
        }
        Why::Recorded(id, no) => {
            let why = format!("match {no} of {} is this very match", tournament(*id, club));
            return (why, "leave the row out, or give its own round or date".to_owned());
        }
        Why::Several(found) => {
            let why = format!("this may be {}", players(found, club));
            return (why, "write the registration number instead".to_owned());
        }
        Why::Number(error) => {
            let message = number(&fault.value, *error);
            return (message.what, message.remedy);
        }
        Why::Refused(Refusal::AgainstThemself(_)) => {
            ("both sides are the same player", "name two players")
        }
        Why::Refused(why) => {
            let message = refusal(why, club);
            return (message.what, message.remedy);
        }
    };
    (why.to_owned(), remedy.to_owned())
}

fn may_be(suspect: &Suspect, club: &Club) -> String {
    let told = |likely: &Likely| {
        let who = match likely.line {
            Some(line) => format!("{} of line {line}", likely.name),
            None => player(likely.owner.player, club),
        };
        likeness::because(who, &likely.owner.reasons)
    };
    likeness::may_be(&suspect.text, suspect.likely.iter().map(told))
}

fn note(file: &str, note: &Note, club: &Club) -> String {
    match note {
        Note::Known { line, text, player: id, .. } => {
            format!("{file}:{line}: {text} left out: registered as {}", player(*id, club))
        }
        Note::Taken { line, text, player: id } => {
            format!("{file}:{line}: {text} taken to be {}", player(*id, club))
        }
        Note::Decoded(encoding) => format!("{file}: read as {}", encoding.name()),
        Note::PassedOver(columns) => format!("{file}:1: not imported: {}", columns.join(", ")),
        Note::Outside { why } => {
            format!("{file}: recorded all the same: {}", refusal(why, club).what)
        }
    }
}
