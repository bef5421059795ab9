//! Lists from files in English.

use crate::import::{Answer, Kind};
use crate::words::english::count;
use crate::words::screen::import::ImportPageWords;

pub(super) const IMPORT: ImportPageWords = ImportPageWords {
    title: "Import a list",
    title_of: |file| format!("Import {file}"),
    prompt: "File: ",
    hints: &[
        "A CSV file. Type its path, paste it, or drop the file here; Tab completes it.",
        "Players: name[,reading][,club][,aliases][,born][,external_id]",
        "Results: event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]",
        "Enter reads the file. Nothing is recorded before you have seen what it would do.",
    ],
    no_path: "Type the path of a file first.",
    no_file: "No file begins so.",
    summary: |kind, plan, known, new| match kind {
        Kind::Players => vec![format!("A list of players: {known} known already, {new} new.")],
        Kind::Results => vec![format!(
            "A list of results: {}, {}, {}.",
            count(plan.matches(), "match", "matches"),
            count(plan.tournaments(), "new tournament", "new tournaments"),
            count(new, "new player", "new players")
        )],
    },
    suspects: |all, open| {
        let rows = count(all, "player", "players");
        if open == 0 {
            format!("{rows} may be registered already; all are answered.")
        } else {
            format!("{rows} may be registered already, {open} to answer: u the same, n new.")
        }
    },
    left_out: |rows| {
        let rows = count(rows, "row", "rows");
        format!("{rows} left out, registered already; n on one registers another person.")
    },
    ready: "Enter records it as one entry, which can be undone.",
    nothing: "Everything on this list is registered already; there is nothing to record.",
    open: |rows| {
        let rows = count(rows, "row is", "rows are");
        format!("{rows} not answered yet: u the same person, n a new one, U or N for all.")
    },
    faults: |faults, cut| {
        let lines = count(faults, "fault", "faults");
        if cut {
            format!("The first {lines}; nothing is recorded. Mend the file, then r reads it again.")
        } else {
            format!("{lines}; nothing is recorded. Mend the file, then r reads it again.")
        }
    },
    faulty: "the file has faults: mend it, then r reads it again",
    line: "Line",
    row: "In the file",
    likely: "May be",
    answer: "Answer",
    wrong: "What is wrong",
    answered: |answer, name| match answer {
        None => "?".to_owned(),
        Some(Answer::New) => "+ new".to_owned(),
        Some(Answer::Use(_)) => format!("= {name}"),
    },
    none: "There is no doubt about who anybody on this list is.",
};
