//! The help of tournaments in English.

use crate::words::help::CommandHelp;

/// The games of a match, one by one.
const TOLD: (&str, &str) = (
    "games",
    "The games in order as the first side saw them: w, l or d, each with \
     the win probability of the hand that the first side was dealt where \
     it is known, like 'w l@0.3 w'",
);

pub(super) const EVENT: &[CommandHelp] = &[
    CommandHelp { path: "tournament", about: "Run tournaments", more: "", arguments: &[] },
    CommandHelp {
        path: "tournament new",
        about: "Open a tournament for entries",
        more: "",
        arguments: &[
            ("name", "What the tournament is called"),
            ("format", "What is played"),
            ("list", "The rating list its matches count for [default: main]"),
        ],
    },
    CommandHelp {
        path: "tournament stage",
        about: "Plan further stages",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament stage add",
        about: "Plan a further stage for the best of the one before; `start` draws it \
             when its time comes",
        more: "",
        arguments: &[
            ("takes", "How many go on from each group, or from the whole stage before"),
            ("format", "What is played"),
        ],
    },
    CommandHelp {
        path: "tournament list",
        about: "List all tournaments",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament set",
        about: "Limit a section to some ratings, or say what moving first is worth in \
             it",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament enter",
        about: "Enter players, in this order",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament remove",
        about: "Take an entrant out again, before the start",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament order",
        about: "Arrange all entrants by hand, best first, before the start",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament start",
        about: "Draw the stage that comes next: groups, bracket or tables; the first \
             draw begins the tournament",
        more: "",
        arguments: &[
            ("draw_seed", "The seed of the lots, where lots are drawn"),
            ("groups", "A group made by hand, its best first; once for each group"),
        ],
    },
    CommandHelp {
        path: "tournament seat",
        about: "Draw the seats of the next round of table play",
        more: "",
        arguments: &[("draw_seed", "The seed of the lots [default: a new one, which is shown]")],
    },
    CommandHelp {
        path: "tournament late",
        about: "Enter somebody after the draw",
        more: "",
        arguments: &[
            ("group", "The group, by letter or number [default: the smallest that is open]"),
            ("seed", "In an elimination, the seed whose bye is taken [default: the first]"),
            ("anyway", "Take a player who is outside the section's ratings all the same"),
        ],
    },
    CommandHelp {
        path: "tournament withdraw",
        about: "Take an entrant out of the whole event after its start",
        more: "",
        arguments: &[
            ("disqualified", "The organiser sends the player out"),
            (
                "effect",
                "What becomes of the player's matches in the stage played now \
             [default: as the rules propose, which is said]",
            ),
        ],
    },
    CommandHelp {
        path: "tournament replace",
        about: "Put the right player in the place of one entered by mistake, results \
             included",
        more: "",
        arguments: &[("wrong", "Who was entered by mistake"), ("right", "Who plays in truth")],
    },
    CommandHelp {
        path: "tournament show",
        about: "Show entrants, rounds and standings",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament matches",
        about: "List the matches",
        more: "",
        arguments: &[("ready", "Only those that can be played now")],
    },
    CommandHelp {
        path: "tournament result",
        about: "Record the result of a match, like 2-1; drawn games last, like 7-6-3; \
             or game by game with the hands that were dealt",
        more: "",
        arguments: &[TOLD],
    },
    CommandHelp {
        path: "tournament match",
        about: "Record a match as it was played, in a ladder or a recorded tournament",
        more: "",
        arguments: &[
            TOLD,
            ("round", "What its round is called [default: that of the match before]"),
        ],
    },
    CommandHelp {
        path: "tournament walkover",
        about: "Record that the other player, or neither, did not play",
        more: "",
        arguments: &[
            ("player", "The player who was there, and wins"),
            ("double", "Neither player was there, and both lose"),
        ],
    },
    CommandHelp {
        path: "tournament retire",
        about: "Record that a player gave up during a match",
        more: "",
        arguments: &[
            TOLD,
            ("player", "The player who gave up"),
            ("score", "The games finished until then"),
        ],
    },
    CommandHelp {
        path: "tournament disqualify",
        about: "Record that a player was disqualified in a match; `withdraw \
             --disqualified` sends somebody out of the whole event",
        more: "",
        arguments: &[
            TOLD,
            ("player", "The player who was disqualified"),
            ("score", "The games finished until then"),
            ("double", "Both players were disqualified, and both lose"),
        ],
    },
    CommandHelp {
        path: "tournament correct",
        about: "Correct a recorded result",
        more: "",
        arguments: &[
            TOLD,
            ("walkover", "The match was won by this player without play"),
            ("retired", "This player gave up at that score"),
            (
                "disqualified",
                "This player was disqualified in the match, at that score or before \
             the first game",
            ),
            ("double_walkover", "Neither player was there"),
            ("double_disqualification", "Both players were disqualified in the match"),
            (
                "void",
                "The later results that are lost with it, exactly; they are played \
             again",
            ),
            (
                "swap",
                "The later results that stand for the other player, exactly, since the \
             names were exchanged there as well",
            ),
        ],
    },
    CommandHelp {
        path: "tournament game",
        about: "Record the next game of a table in finishing order, like 3 1 5=2 4",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament correct-game",
        about: "Correct a recorded game of a table",
        more: "",
        arguments: &[("game", "Which game of the table, from 1")],
    },
    CommandHelp {
        path: "tournament lengths",
        about: "Change how long the matches of a stage are, as far as they are not \
             played yet",
        more: "",
        arguments: &[],
    },
    CommandHelp {
        path: "tournament length",
        about: "Give one match a length of its own, or a start as a handicap",
        more: "",
        arguments: &[
            ("first_to", "Whoever first stands at N games wins the match"),
            ("games", "The match has exactly N games"),
            ("start", "Games given to each side before it begins, like 0-4"),
        ],
    },
    CommandHelp {
        path: "tournament break-tie",
        about: "Decide the order among players who share a rank, by lots or as \
             decided elsewhere",
        more: "",
        arguments: &[
            ("players", "Everybody who shares the rank; with --decided the best first"),
            ("draw_seed", "The seed of the lots [default: a new one, which is shown]"),
            ("decided", "The order was decided otherwise, and is the one given"),
        ],
    },
    CommandHelp {
        path: "tournament play-off",
        about: "Add a match between two who share a rank",
        more: "",
        arguments: &[(
            "first_to",
            "Whoever first wins N games wins the match [default: as usual in the \
             stage]",
        )],
    },
    CommandHelp {
        path: "tournament standings",
        about: "Show who stands where",
        more: "",
        arguments: &[("stage", "Only this stage, from 1")],
    },
    CommandHelp {
        path: "tournament check",
        about: "Look for anything in a tournament that cannot be; ends with 1 where \
             there is something",
        more: "",
        arguments: &[],
    },
    CommandHelp { path: "tournament close", about: "End a tournament", more: "", arguments: &[] },
];
