//! Players who may be registered twice, in English.

use crate::domain::rating::written;
use crate::words::english::count;
use crate::words::screen::duplicates::{DuplicatesLabels, DuplicatesWords};

pub(super) const DUPLICATES: DuplicatesWords = DuplicatesWords {
    title: |at, of| format!("Duplicates  pair {at} of {of}"),
    title_none: "Duplicates",
    title_two: "One person or two?",
    title_other: |name| format!("Who is the same person as {name}?"),
    other: "The other number: ",
    nobody: "Nobody else is found.",
    looking: "Looking for players who may be registered twice ...",
    stopped: "The search was stopped. s begins it again.",
    stop: "Esc stops the search.",
    searching: "the search is going on",
    searched: "the search is over, this is all that was found",
    none: "Nobody seems to be registered twice. A player's screen merges any two: m there.",
    none_but: |pairs, [one, other]| match pairs {
        1 => format!(
            "Nobody else seems to be registered twice. Of {one} and {other} it was said that they \
             are two people; m on the screen of one takes that back."
        ),
        pairs => format!(
            "Nobody else seems to be registered twice. Of {pairs} pairs it was said that they are \
             two people, as of {one} and {other}; m on the screen of one takes that back."
        ),
    },
    gone: "These two are one person now, or no longer registered. Esc steps back.",
    label: DuplicatesLabels {
        number: "Number",
        name: "Name",
        reading: "Reading",
        aliases: "Also known as",
        club: "Club",
        external: "Elsewhere",
        events: "Events",
        rating: "Rating",
        matches: "Matches",
    },
    numbers: |numbers| format!("also {numbers}"),
    events: |events, last| match last {
        Some(last) => format!("{events}, last {last}"),
        None => "none".to_owned(),
    },
    rating: |rating, matches| {
        format!("{}, {}", written(rating), count(matches, "match", "matches"))
    },
    played: |day, score, opponents| format!("{day} {score} {opponents}"),
    because: "Why: ",
    why: |band, score, reasons, put_off| {
        let later = if put_off { "put off, " } else { "" };
        format!("{later}{band} {score:.2}, {reasons}")
    },
    why_not: "nothing in the two records says so",
    against: "Against: ",
    merging: "A merger changes:",
    merged: |absorb, keep, before, after| {
        format!("{absorb} merged into {keep}, rating {} -> {}.", written(before), written(after))
    },
    details: "This pair",
    put_off_already: "it is put off already",
    only_one: "there is no other pair",
};
