//! The scenes in `docs/SCREENS.md`, in the order of an organiser's day.

/// A part of the day.
pub(super) struct Chapter {
    pub(super) title: &'static str,
    pub(super) pictures: &'static [Picture],
}

/// A scene under a heading.
pub(super) struct Picture {
    pub(super) title: &'static str,
    pub(super) scene: &'static str,
}

const fn of(scene: &'static str, title: &'static str) -> Picture {
    Picture { title, scene }
}

pub(super) const CHAPTERS: &[Chapter] = &[
    Chapter {
        title: "Before the first match",
        pictures: &[
            of("home_nothing", "The first start"),
            of("player_form_owners", "Registering a player"),
            of("players_searched", "Finding a player"),
            of("wizard_groups", "A new tournament"),
            of("wizard_review", "Before it starts"),
            of("enter_owners", "Entrants at the door"),
            of("enter_start", "The start"),
        ],
    },
    Chapter {
        title: "While it runs",
        pictures: &[
            of("home", "Home"),
            of("bracket", "A bracket"),
            of("groups", "Groups"),
            of("bracket_double", "A double elimination"),
            of("cross_table", "A round robin"),
            of("swiss_round", "A round of a Swiss"),
            of("swiss_by_hand", "A round paired by hand"),
            of("hall", "The tables of the hall"),
            of("floor", "Calling matches"),
            of("score_typed", "A score"),
            of("score_told", "Games in order, with hands"),
            of("score_cards", "Hands typed as cards"),
            of("pod_typed", "A game at a table of four"),
            of("record_match_typed", "A match recorded without pairings"),
            of("odds", "Odds"),
        ],
    },
    Chapter {
        title: "Two tournaments at once",
        pictures: &[
            of("home_busy", "Home, each tournament with its tag"),
            of("floor_twelve_tables", "Twelve tables"),
            of("find_player", "Where a player is playing"),
        ],
    },
    Chapter {
        title: "When something goes wrong",
        pictures: &[
            of("score_refused", "An impossible score"),
            of("withdraw", "Withdrawing an entrant"),
            of("late_places", "A late entry"),
            of("swiss_again", "A player did not come"),
            of("correction_void", "A wrong result, found late"),
            of("duplicates", "A player is registered twice"),
            of("journal_undo", "Undoing anything"),
        ],
    },
    Chapter {
        title: "In the evening",
        pictures: &[
            of("standings_points", "Standings"),
            of("ranking", "The ranking"),
            of("player_season", "A player"),
            of("curves", "Ratings over time"),
            of("replay", "A game move by move"),
            of("record_fit", "Ratings from game records"),
            of("player_versus", "Two against each other"),
            of("calibration", "How good the ratings are"),
            of("luck", "The luck of the hands"),
        ],
    },
    Chapter {
        title: "Everywhere",
        pictures: &[of("help", "Help"), of("palette", "Commands by name")],
    },
];

/// Scenes that are also shown in Japanese.
pub(super) const JAPANESE: &[Picture] = &[
    of("player_form_owners", "選手の登録"),
    of("wizard_review", "大会の作成"),
    of("home", "ホーム"),
    of("bracket", "トーナメント表"),
    of("floor", "呼出"),
    of("score_typed", "結果の入力"),
    of("score_cards", "手札の入力"),
    of("withdraw", "大会棄権"),
    of("correction_void", "結果の訂正"),
    of("duplicates", "重複候補"),
    of("ranking", "ランキング"),
    of("luck", "手札の運"),
    of("replay", "対局の再現"),
    of("record_fit", "棋譜からのレーティング"),
];

/// Pages of the web site of the sample club, captured by hand with Chromium: file, title, description.
pub(super) const SITE: &[[&str; 3]] = &[
    ["site_home.png", "The first page", "Who leads and what was played last."],
    [
        "site_player.png",
        "A player",
        "Rating, places, the record against every opponent, every match.",
    ],
    ["site_event.png", "A tournament", "The bracket, standings and every match."],
    ["site_event_phone.png", "The same on a phone, dark", "As the reader's system has it."],
    [
        "site_ranking_ja.png",
        "The ranking in Japanese, on a phone",
        "Sorted and searched on the page.",
    ],
];

/// Pages of a hall that plays the sample club, captured in the same way.
pub(super) const HALL: &[[&str; 3]] = &[
    ["phone_now.png", "What is being played", "Tables, matches called next, newest results."],
    [
        "phone_me_ja.png",
        "A player's own page, in Japanese and dark",
        "The language is the phone's, and so is the dark.",
    ],
    [
        "phone_report.png",
        "A result reported by phone",
        "What the code on a score sheet opens; the other side or the desk agrees.",
    ],
    ["wall.png", "The wall", "Calls, for a television's browser."],
    [
        "wall_bracket_ja.png",
        "The bracket on the wall",
        "The part being played, in turn with the calls.",
    ],
];
