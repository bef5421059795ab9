//! The help of the floor in English.

use crate::words::help::CommandHelp;

pub(super) const FLOOR: &[CommandHelp] = &[
    CommandHelp {
        path: "tables",
        about: "The tables of the hall, and what is played at each",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tables set",
        about: "Name the tables, in the order in which they are filled",
        more: "",
        arguments: &[
            ("tables", "The names of the tables"),
            ("reserved", "A table that is filled only by name; may be given several times"),
        ],
    },
    CommandHelp {
        path: "queue",
        about: "The matches that can be called, the next one first",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "call",
        about: "Call the next match to the first free table, or one by number",
        more: "",
        arguments: &[
            ("name", "The tournament [default: that of the next match in the queue]"),
            ("table", "The table [default: the first that is free]"),
            ("again", "The players of a called match have not come: call them again"),
        ],
    },
    CommandHelp {
        path: "uncall",
        about: "Take a call back: the table is free, the match waits again",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "begin",
        about: "Note that a called match is being played",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "postpone",
        about: "Put a match off until further notice",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "resume",
        about: "Put a match on again that was postponed",
        more: "",
        arguments: &[],
    },
];
