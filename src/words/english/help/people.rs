//! The help of players in English.

use crate::words::help::CommandHelp;

pub(super) const PEOPLE: &[CommandHelp] = &[
    CommandHelp {
        path: "import",
        about: "Take in a list of players or of results",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "import players",
        about: "Players: a CSV file with the header \
             `name[,reading][,club][,aliases][,born][,external_id]`, ';' between \
             aliases and between external ids like FIDE:1503014",
        more: "",
        arguments: &[("dry_run", "Print what would happen and write nothing")],
    },
    CommandHelp {
        path: "import results",
        about: "Results: a CSV file with the header \
             `event,round,player_a,player_b,games_a,games_b[,draws][,date][,hand_a][,first]`: \
             `hand_a` is the win probability of the hand dealt to `player_a`, the \
             same in all games of the row, `first` is a or b",
        more: "",
        arguments: &[("dry_run", "Print what would happen and write nothing")],
    },
    CommandHelp {
        path: "player",
        about: "Register players, look them up, change them",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "player add",
        about: "Register a player; prints the registration number",
        more: "",
        arguments: &[
            ("name", "The name that is shown"),
            ("alias", "Another name of the same person; may be given several times"),
            ("born", "The day of birth, like 1990-04-25; private"),
            ("external", "A number that another body has issued; may be given several times"),
            ("namesake", "Register somebody else although a name like this is registered already"),
        ],
    },
    CommandHelp {
        path: "player list",
        about: "List players, or those that a text finds by name, reading, alias or \
             number",
        more: "",
        arguments: &[("query", "Only players that this finds, best first")],
    },
    CommandHelp {
        path: "player show",
        about: "Show one player",
        more: "",
        arguments: &[("private", "With the day of birth")],
    },
    CommandHelp {
        path: "player rename",
        about: "Change the name shown; the old one stays as an alias",
        more: "",
        arguments: &[("name", "The new name")],
    },
    CommandHelp {
        path: "player set",
        about: "Set the reading, the club, a note or the day of birth; an empty text \
             clears it",
        more: "",
        arguments: &[
            ("note", "What the desk should know"),
            ("born", "The day of birth, like 1990-04-25, or none; private"),
        ],
    },
    CommandHelp {
        path: "player alias",
        about: "Other names of the same person",
        more: "",
        arguments: &[],
    },
    CommandHelp { path: "player alias add", about: "Add an alias", more: "", arguments: &[] },
    CommandHelp {
        path: "player alias remove",
        about: "Take an alias away",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "player merge",
        about: "Find two registrations to be one person; prints what changes",
        more: "",
        arguments: &[
            ("keep", "Whose number and name go on"),
            ("absorb", "Whose names become aliases"),
        ],
    },
    CommandHelp {
        path: "player unmerge",
        about: "Take a merger back; prints what changes",
        more: "A number merged into several players is taken from all of them.",
        arguments: &[(
            "player",
            "The number that goes on by itself again; or a player with a single \
             merger",
        )],
    },
    CommandHelp {
        path: "player distinct",
        about: "Say that two who look alike are two people",
        more: "",
        arguments: &[
            ("later", "Decide another day: the pair comes last in the list of duplicates"),
            ("take_back", "Take back what was said of the two"),
        ],
    },
    CommandHelp {
        path: "duplicates",
        about: "Who may be registered twice, the likeliest first",
        more: "",
        arguments: &[
            ("min", "Only pairs that are alike by this much, from 0 to 1"),
            (
                "list",
                "Look through a list that is not registered yet: a CSV file as `import \
             players` takes it; the numbers are those of its lines",
            ),
        ],
    },
    CommandHelp {
        path: "compare",
        about: "How alike two names are, and why; needs no club",
        more: "",
        arguments: &[
            ("a", "A name"),
            ("b", "Another name"),
            (
                "pairs",
                "A CSV file of pairs with the header `a,b[,same][,reason]`; where same \
             (1 or 0) is told, the last line says how well that is found out",
            ),
            ("min", "From this likeness on a pair is taken for one person, from 0 to 1"),
        ],
    },
    CommandHelp {
        path: "alias",
        about: "Other names of the same person",
        more: "",
        arguments: &[],
    },
    CommandHelp { path: "alias add", about: "Add an alias", more: "", arguments: &[] },
    CommandHelp { path: "alias remove", about: "Take an alias away", more: "", arguments: &[] },
    CommandHelp {
        path: "external-id",
        about: "Numbers that other bodies have issued to a player",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "external-id set",
        about: "Set a player's number in a scheme",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "external-id remove",
        about: "Take a player's number in a scheme away",
        more: "",
        arguments: &[],
    },
];
