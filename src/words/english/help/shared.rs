//! The help of what several commands have in common, in English.

use crate::words::help::ValueHelp;

/// Arguments, where a command says nothing of its own.
pub(super) const ARGUMENTS: &[(&str, &str)] = &[
    ("a", "One of the two"),
    ("alias", "The other name"),
    ("anyway", "Take players who are outside the section's ratings all the same"),
    ("apart", "Players of one club are kept apart as long as possible"),
    ("b", "The other"),
    ("club", "The player's club"),
    (
        "damping",
        "How long matches count less: cap:10 for no more than ten games, \
             root:8 for the root of what is beyond eight, none",
    ),
    ("double", "Everybody meets everybody twice"),
    ("draw_seed", "The seed of the lots, where it is agreed on beforehand"),
    ("draws", "What a drawn game counts [new lists: half]"),
    ("dry_run", "Only print what would change"),
    (
        "duplicates",
        "What becomes of players who may be registered already, under another \
             spelling or with other facts",
    ),
    ("established", "When somebody has a rank, like games=20,half-width=150,months=12"),
    ("file", "The CSV file"),
    ("final_first_to", "Another N for the final, or for the grand final"),
    ("first", "Who moved first"),
    (
        "first_move",
        "The win probability that moving first gives between equals, like 0.6, \
             in games of which it is known; none leaves it to the rating list",
    ),
    ("first_to", "Whoever first wins N games wins the match"),
    ("format", "How it is printed"),
    (
        "games",
        "Every match has exactly N games, whoever wins first, and may end \
             level in a round robin",
    ),
    ("games_per_round", "Games at a table before the seats are drawn again [default: 1]"),
    (
        "grand_final",
        "Whether the grand final is played again if its first side loses \
             [default: simple]",
    ),
    ("groups", "The number of groups"),
    (
        "hands",
        "What was dealt, by pairs of seats or players: the win probability of \
             the first of the two against the second, like '1-2:0.4 1-3:55%'; \
             pairs left out count as even",
    ),
    ("k", "K, the most that one game can move a rating [new lists: 32]"),
    (
        "k_step",
        "Another K as long as a condition holds, like games<30:40 or \
             rating<2400:20 or games<30,rating<2300:40; may be given several \
             times, the first that fits counts; none takes all away",
    ),
    ("k_sticky", "A K that was lowered stays lowered"),
    (
        "late_until",
        "The last round whose results may be there when somebody enters late, \
             0 for never [default: 1]",
    ),
    ("list", "On that rating list [default: main]"),
    (
        "lock",
        "The first N keep their seeds, whatever the lots or the clubs would \
             have",
    ),
    ("name", "The tournament: its name, or its number like T3"),
    ("no", "The number of the match"),
    (
        "order",
        "Seat numbers or players, the winner first; = joins those who are \
             level: 3 1 5=2 4",
    ),
    ("output", "Write to a file, in place of what it held, instead of standard output"),
    ("place_points", "What the places of a game at a table are worth, like 5,4,3,2,1"),
    ("placement", "Every place is played out"),
    ("player", "The player: a name, an alias, or a registration number like P0042-7"),
    ("players", "The players, each a name, an alias or a registration number"),
    ("points", "What a win, a draw and a loss are worth, like 3-1-0 or 1-0.5-0"),
    ("provisional_ok", "Provisional ratings may enter a section with limits too"),
    ("rating_below", "Only ratings below this one may enter; none"),
    ("rating_from", "Only ratings from this one on may enter; none"),
    ("reading", "How the name is read, in kana"),
    (
        "round_first_to",
        "Another N for a round, like 2=3, third-place=2, winners-1=2 or \
             losers-final=3",
    ),
    ("scheme", "Who issued it, like FIDE"),
    ("score", "The games that each side won, like 2-1; drawn games last, like 7-6-3"),
    ("seeding", "What decides the order of the seeds [default: entry]"),
    ("semifinal_first_to", "Another N for the semi-finals"),
    ("split", "How the seeds are divided into groups [default: snake]"),
    ("stage", "The stage, from 1 [default: the one played now]"),
    ("start", "The rating before the first game [new lists: 1500]"),
    ("table_size", "How many sit at a table"),
    ("third_place", "The losers of the semi-finals play for third place"),
    (
        "tie_breaks",
        "What decides the order, the first first, like PTS,DE,SB,GD; GD:tied \
             looks only at the matches among those who are level",
    ),
    ("unit", "What is rated at once [new lists: match]"),
    ("value", "The number there"),
];

/// What can be chosen.
pub(super) const VALUES: &[ValueHelp] = &[
    ValueHelp {
        argument: "draws",
        values: &[("half", "Half a win"), ("left-out", "Nothing, as if it had not been played")],
    },
    ValueHelp {
        argument: "duplicates",
        values: &[
            ("ask", "List them and take nothing in"),
            (
                "new",
                "Register them anew, and whoever only shares a name: left out is who has the \
                 number, birth date or club of a namesake",
            ),
            ("use", "Take them for the one they are like"),
        ],
    },
    ValueHelp {
        argument: "effect",
        values: &[
            ("forfeit", "Results stand, the rest are walkovers for the opponents"),
            ("void-unplayed", "Results stand, what was not played counts for nobody"),
            ("void-all", "No result of this stage counts; games played stay rated"),
        ],
    },
    ValueHelp {
        argument: "first",
        values: &[
            ("a", "The first side, in every game"),
            ("b", "The second side, in every game"),
            ("alternate", "The two by turns, the first side in the first game"),
            ("alternate-b", "The two by turns, the second side in the first game"),
        ],
    },
    ValueHelp {
        argument: "format",
        values: &[
            ("table", "Columns for the eye"),
            ("csv", "Comma-separated values"),
            ("json", "An array of objects"),
            ("single-elimination", "Whoever loses is out"),
            ("double-elimination", "Whoever loses twice is out"),
            ("round-robin", "Everybody meets everybody"),
            ("groups", "Everybody meets everybody of their group"),
            ("tables", "Three to eight at a table, with a finishing order"),
            ("ladder", "No draw and no end: whoever beats somebody higher up takes that place"),
            ("recorded", "No draw: results are imported as they were played"),
            ("md", "A Markdown table"),
            ("text", "Columns for the eye"),
        ],
    },
    ValueHelp {
        argument: "grand_final",
        values: &[
            ("simple", "One match"),
            ("reset", "A second match if the side that had not lost yet loses"),
        ],
    },
    ValueHelp { argument: "lang", values: &[("en", "English"), ("ja", "Japanese")] },
    ValueHelp {
        argument: "model",
        values: &[
            ("elo", "Those of the list, which every match moves"),
            (
                "whole-history",
                "Fitted to all results at once, with what later ones say of earlier \
             ones",
            ),
        ],
    },
    ValueHelp {
        argument: "order",
        values: &[
            ("rating", "By rating"),
            (
                "lower-bound",
                "By the lower end of the 95% interval: who is surely strong stands \
             first",
            ),
        ],
    },
    ValueHelp {
        argument: "seeding",
        values: &[
            ("rating", "The highest rating first"),
            ("entry", "The order of entry, or as arranged by hand"),
            ("random", "Lots"),
        ],
    },
    ValueHelp {
        argument: "split",
        values: &[
            ("snake", "To and fro: 1 8 9 16, 2 7 10 15 …"),
            ("balanced", "The sums of the seeds as level as they can be"),
            ("by-hand", "As given at the start"),
        ],
    },
    ValueHelp {
        argument: "unit",
        values: &[
            ("match", "Each match, from the ratings before it"),
            ("game", "Each game"),
            ("event", "All that a player plays in an event, from the rating before it"),
        ],
    },
    ValueHelp {
        argument: "what",
        values: &[
            ("ranking", "Everybody by rating"),
            ("players", "The registry"),
            ("registration-list", "Everybody by how their name is read, to lie at the entrance"),
            ("cards", "Cards with the registration numbers, ten a page, to print and cut"),
            ("matches", "Every finished match"),
            ("history", "How every rating moved, match by match"),
        ],
    },
];
