//! The home screen in English.

use crate::words::screen::home::HomeWords;

pub(super) const HOME: HomeWords = HomeWords {
    title: "Home",
    ready: |count| format!("Ready to play: {count}"),
    ready_in: |count, tournament| format!("Ready to play: {count} in {tournament}"),
    tournaments: |count| format!("Tournaments: {count}"),
    entries: "Last entries",
    called: |table, minutes| format!("@{table} {minutes}'"),
    no_ready: "No match is ready. Enter on a tournament opens it.",
    no_tournaments: "No tournaments yet. n makes one.",
    no_entries: "Nothing was recorded yet.",
    start: &[
        "This file is empty. Three steps to the first match:",
        "",
        "2 then a   register the players",
        "n          make a tournament, and enter them",
        "s          start it; the matches then stand here",
        "",
        "All is saved at once. u takes back what was done last.",
    ],
    entered: |count| format!("{count} entered"),
    all_played: "all played",
    progress: |finished, all| format!("{finished}/{all}"),
    undone: "(undone) ",
    duplicates: |pairs| match pairs {
        1 => "One player seems to be registered twice. D shows both.".to_owned(),
        _ => format!("{pairs} pairs of players seem to be one person. D shows them."),
    },
    nothing_to_open: "there is nothing in this list",
    no_match_selected: "no ready match is selected; Tab goes to them",
};
