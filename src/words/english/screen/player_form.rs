//! The form for a player in English.

use crate::words::screen::player_form::{FieldWords, PlayerFormWords};

pub(super) const PLAYER_FORM: PlayerFormWords = PlayerFormWords {
    register: "New player",
    enter: |tournament| format!("New player, to be entered in {tournament}"),
    change: |player| format!("Change {player}"),
    name: FieldWords { label: "Name", hint: "As it is to be shown. All else may stay empty." },
    reading: FieldWords { label: "Reading", hint: "How the name is read, in kana." },
    club: FieldWords { label: "Club", hint: "Where the player comes from." },
    aliases: FieldWords {
        label: "Also known as",
        hint: "Other names of the same person, with ; between them.",
    },
    note: FieldWords { label: "Note", hint: "For the desk only." },
    born: FieldWords {
        label: "Born",
        hint: "As 1990-04-25. Private: shown here only, and to tell namesakes apart.",
    },
    external: FieldWords {
        label: "Numbers elsewhere",
        hint: "As body:number, such as wca:2010TANA01, with ; between them.",
    },
    no_day: "The birth date is no day: write it as 1990-04-25.",
    no_scheme: "Write a number elsewhere as body:number, such as wca:2010TANA01.",
    likely: "Registered already:",
    known: |player, name, club| match club {
        Some(club) => format!("{player} {name}, {club}"),
        None => format!("{player} {name}"),
    },
    namesake: |name| format!("Register {name} as somebody else?"),
    namesake_yes: "Register",
};
