//! The help of ratings in English.

use crate::words::help::CommandHelp;

pub(super) const RATING: &[CommandHelp] = &[
    CommandHelp { path: "list", about: "Rating lists and their rules", more: "", arguments: &[] },
    CommandHelp {
        path: "list show",
        about: "Show all lists with their rules",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "list new",
        about: "Open a list",
        more: "",
        arguments: &[
            ("name", "What the list is called"),
            (
                "first_move",
                "The win probability that moving first gives between equals, like 0.6; \
             none",
            ),
        ],
    },
    CommandHelp {
        path: "list set",
        about: "Change a list; all its ratings follow",
        more: "",
        arguments: &[
            ("list", "The rating list"),
            (
                "first_move",
                "The win probability that moving first gives between equals, like 0.6; \
             none",
            ),
            ("name", "A new name"),
        ],
    },
    CommandHelp {
        path: "adjust",
        about: "Correct a rating by hand, with a reason",
        more: "The correction stands in the histories of those whose rating it \
             moves, behind the matches of its day that are recorded by then, and \
             can be undone.",
        arguments: &[
            ("player", "Whose rating"),
            ("everybody", "Everybody who has a rated match by that day"),
            ("by", "So many points more, or less"),
            ("to", "This rating, whatever it was"),
            ("reason", "Why, for everybody who reads the history"),
            ("list", "On which rating list [default: main]"),
            ("on", "The day, like 2026-11-21 [default: today]"),
        ],
    },
    CommandHelp {
        path: "history",
        about: "How the ratings of players moved: match by match, by hand, or event \
             by event",
        more: "",
        arguments: &[
            ("as_of", "Up to the end of that day, like 2026-11-21"),
            ("by_event", "One row an event, with the rating as which the player played in it"),
        ],
    },
    CommandHelp {
        path: "expect",
        about: "The expected score between two ratings or players, and what a match \
             would change",
        more: "",
        arguments: &[
            ("a", "A rating like 1700, or a player"),
            ("list", "The rating list on which the players are looked up [default: main]"),
            ("first_to", "The games that win the match"),
            ("k", "K [default: that of the first by the rules of the list]"),
            (
                "hand",
                "The win probability that the hand dealt to the first gives alone, in \
             every game",
            ),
        ],
    },
    CommandHelp {
        path: "handicap",
        about: "Races between two ratings or players that are nearest to even, and \
             what the start is worth",
        more: "For each length that the stronger may be asked for the best that the \
             weaker can be, the most even first. The example that was published: \
             1417.38 wins a game against 1784.82 with 10.8%. To 1 against to 10 \
             it wins the match with 68%, so that race favours the weaker; to 1 \
             against to 6 is even. `banzuke handicap 1417.38 1784.82 --race 1-10` \
             prints both.",
        arguments: &[
            ("a", "A rating like 1700, or a player"),
            ("list", "The rating list on which the players are looked up [default: main]"),
            (
                "race",
                "A race to look at first: the games that each of the two needs, like \
             1-10",
            ),
            ("longest", "The most games that the stronger may be asked for"),
        ],
    },
    CommandHelp {
        path: "odds",
        about: "The probability of each place of a tournament",
        more: "Of the stage that is played now, from the results so far and the \
             ratings as they are. It is exact where that can be worked out in a \
             moment, and otherwise from playing the rest out, which gives the same \
             again with the same seed and number of runs.",
        arguments: &[
            ("runs", "How often the rest is played out"),
            ("seed", "The seed of the luck"),
        ],
    },
    CommandHelp {
        path: "report",
        about: "Whether ratings foretell results as well as they claim, and how the \
             pool does",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "report ratings",
        about: "How well ratings foretold results, each from those before the match, \
             and how the pool of players does",
        more: "",
        arguments: &[
            ("list", "Of that rating list [default: main]"),
            (
                "since",
                "The day from which newcomers and leavers are counted [default: a year \
             ago]",
            ),
        ],
    },
];
