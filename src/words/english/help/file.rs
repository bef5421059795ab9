//! The help of the program and its file in English.

use crate::words::help::CommandHelp;

pub(super) const FILE: &[CommandHelp] = &[
    CommandHelp {
        path: "",
        about: "A tournament desk in the terminal: players, brackets, round robins, \
             scores, ratings, ranking.",
        more: "",
        arguments: &[
            (
                "alone",
                "Open the club's file for this desk alone, as is done by itself on a network \
             drive that is recognised",
            ),
            ("borders", "What lines and signs are drawn with: auto, unicode or ascii"),
            (
                "config",
                "The folder of settings.toml, keys.toml and themes [default: the user's \
             configuration folder]",
            ),
            (
                "theme",
                "The theme of the screens: default, light, mono, high-contrast, or a file in \
             the folder themes",
            ),
            ("db", "The club's file [default: club.db in the user's data folder]"),
            (
                "desk",
                "The name that signs this desk's entries in the journal [default: the \
             machine's name]",
            ),
            (
                "lang",
                "The language of messages and screens [default: as the system's locale \
             has it]",
            ),
        ],
    },
    CommandHelp {
        path: "demo",
        about: "Show the program at work on a throw-away copy of a sample event",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "board",
        about: "Show calls, brackets and standings on a large screen, following the file",
        more: "The file is only read. Pages turn by themselves; `?` shows the keys.",
        arguments: &[
            ("name", "Only this tournament; otherwise all that are running or ended today"),
            ("seconds", "For how many seconds a page is shown; otherwise as the settings say"),
        ],
    },
    CommandHelp {
        path: "export",
        about: "Write out the ranking, the players, the matches or the rating history",
        more: "",
        arguments: &[
            ("what", "What is written out"),
            (
                "format",
                "How it is written [default: csv; for cards and the registration list: \
             text]",
            ),
            ("as_of", "As it stood at the end of that day, like 2026-11-21"),
            ("list", "Of that rating list [default: main; for matches: all]"),
            ("model", "Which ratings the ranking shows [default: elo]"),
            ("order", "In which order the ranking is [default: rating]"),
            ("birth_dates", "Players with their days of birth, which are private"),
        ],
    },
    CommandHelp {
        path: "journal",
        about: "The journal of everything decided",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "journal list",
        about: "List the entries, the newest last",
        more: "",
        arguments: &[("last", "Only so many of the newest")],
    },
    CommandHelp {
        path: "journal export",
        about: "Write all entries as JSON lines; without days of birth, which are \
             private",
        more: "",
        arguments: &[(
            "birth_dates",
            "With the days of birth: to go on with elsewhere, not to be handed out",
        )],
    },
    CommandHelp {
        path: "journal import",
        about: "Take in an exported journal that goes on from this file's",
        more: "",
        arguments: &[("file", "The exported journal")],
    },
    CommandHelp {
        path: "undo",
        about: "Take back an entry of the journal, by default the last",
        more: "",
        arguments: &[(
            "entry",
            "The entry's number in the journal [default: the last that counts]",
        )],
    },
    CommandHelp { path: "redo", about: "Take back the last undo", more: "", arguments: &[] },
    CommandHelp {
        path: "settings",
        about: "Show the settings that count, where each comes from and where they are kept",
        more: "An option goes before the environment, that before the file, that before what is \
             usual. The files of keys and themes are looked through as well.",
        arguments: &[
            ("init", "Write a file with every setting and what it decides, where there is none"),
            ("keys", "Print the keys that come with the program, as a sample for keys.toml"),
            ("colours", "Print a theme, as a sample for a file in the folder themes"),
        ],
    },
    CommandHelp {
        path: "doctor",
        about: "Show how the program, its terminal and its files do, for a bug report",
        more: "Nothing in it names a player or a club, and nothing is written. It ends with 1 where \
             something is wrong; the remedy stands below.",
        arguments: &[],
    },
    CommandHelp {
        path: "check",
        about: "Compare the file with its journal and look through all tournaments; \
             ends with 1 where something is wrong",
        more: "",
        arguments: &[("repair", "Make the published tables anew from the journal first")],
    },
    CommandHelp {
        path: "backup",
        about: "Write a copy of the club's file",
        more: "",
        arguments: &[("file", "The copy; it must not exist yet")],
    },
    CommandHelp {
        path: "rescue",
        about: "Take out of a damaged file, entry by entry, what can be read",
        more: "The damaged file is only read, and nothing is written beside it. Entries keep their \
             numbers. Each one that is missing or left out is named with the reason; what the \
             published tables still show of it stands in its place. Ends with 1 where anything is \
             missing.",
        arguments: &[
            ("file", "The damaged file"),
            ("to", "The new file; it must not exist yet"),
            ("dry_run", "Only say what could be taken out, and write nothing"),
        ],
    },
    CommandHelp {
        path: "restore",
        about: "Put a backup in the place of the club's file, which is kept beside it",
        more: "Backups are made by themselves in the folder club.db.backups beside the file: every \
             hour while entries are added, and at the start and the end of a tournament. The \
             setting `backups` says how many are kept. The file may be damaged or gone; no desk \
             may have it open. What lay there is kept as club.db.before-restore-TIME.",
        arguments: &[
            ("file", "This backup"),
            ("at", "The newest sound backup of that time or before, like \"2026-11-21 14:00\""),
            ("list", "Only list the backups: time, entries, size, and whether each is sound"),
        ],
    },
    CommandHelp {
        path: "completions",
        about: "Print the completions for a shell",
        more: "",
        arguments: &[("shell", "The shell")],
    },
];
