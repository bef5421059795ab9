//! The screen of one player in English.

use crate::domain::rating::{Interval, written};
use crate::domain::standings::Tally;
use crate::words::english::{count, date};
use crate::words::screen::player::{PlayerHeadings, PlayerWords};

pub(super) const PLAYER: PlayerWords = PlayerWords {
    title: |name| format!("Player  {name}"),
    gone: |player| format!("{player} is no longer registered. Esc steps back."),
    not_registered: "nobody is registered under this number",
    club: |club| format!("Club: {club}"),
    aliases: |aliases| format!("Also known as: {aliases}"),
    between: "; ",
    and: ", ",
    external: |numbers| format!("Numbers elsewhere: {numbers}"),
    issued: |scheme, number| format!("{scheme} {number}"),
    merged: |others| format!("Registered as well as: {others}"),
    different: |others| format!("Not the same person as: {others}"),
    later: |others| format!("To be decided, the same person as: {others}?"),
    unmerge: "Unmerge",
    which: |name| format!("Which registration is not {name}?"),
    apart: |absorbed, kept| format!("{absorbed}, merged into {kept}"),
    stays: "Cancel",
    not_merged: "no other registration is merged into this player",
    by_hand: "by hand",
    note: |note| format!("Note: {note}"),
    list: |name, place, count| format!("List {name} ({place} of {count})"),
    standing: |rating, rank, count| format!("Rating {}, place {rank} of {count}", written(rating)),
    provisional: |rating, missing| {
        format!("Rating {rating:.0}?, provisional; still needed: {missing}")
    },
    interval: |interval: Interval| format!("95%: {:.0} to {:.0}", interval.low(), interval.high()),
    events: |name| format!("Events of {name}"),
    event_headings: ["Last day", "Event", "M", "Score", "Exp.", "Change", "Performance"],
    start: |rating| format!("Rating {} to start with", written(rating)),
    peak: |rating, day| format!("highest {} on {}", written(rating), date(day)),
    played,
    chart_start: "before the first match",
    chart_end: |matches, day| {
        format!("after {}, {}", count(matches, "match", "matches"), date(day))
    },
    no_match: "No rated match yet. Matches are listed here once they are recorded.",
    heading: PlayerHeadings {
        date: "Date",
        tournament: "Tournament",
        round: "Round",
        opponent: "Opponent",
        score: "Score",
        expected: "Exp.",
        hand: "p",
        change: "Change",
        after: "Rating",
    },
};

fn played(tally: Tally) -> String {
    let matches = tally.matches();
    let games = tally.games();
    format!(
        "{matches} {}: {} won, {} drawn, {} lost; {games} {}",
        if matches == 1 { "match" } else { "matches" },
        tally.wins,
        tally.draws,
        tally.losses,
        if games == 1 { "game" } else { "games" },
    )
}
