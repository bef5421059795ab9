//! How many key presses the everyday tasks take from every main screen, counted by
//! doing the tasks. The list in `docs/KEYS.md` is made from the descriptions here.

use banzuke::club::action::{CloseTournament, SetTables};
use banzuke::club::{Action, MatchState, Phase};
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall, create};
use crate::tui::driver::keys;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, start, started};

const SECOND: TournamentId = TournamentId(2);

/// The keys that lead from the first screen to each main screen.
const HOME: &str = "1";
const TOURNAMENT: &str = "1 <tab> <enter>";
const MATCHES: &str = "1 <tab> <enter> <tab>";
const PLAYERS: &str = "2";
const PLAYER: &str = "2 <enter>";
const RANKING: &str = "3";
const CURVES: &str = "3 c";
const JOURNAL: &str = "4";
const FLOOR: &str = "5";
const DUPLICATES: &str = "D";

/// An everyday task with its limit of key presses.
pub(crate) struct Line {
    pub(crate) what: &'static str,
    /// The most presses that it may take, not counting the letters of a name.
    pub(crate) most: usize,
    /// The ways to do it: the keys, and the screens from which they work.
    ways: &'static [Way],
    /// Opens the interface on a club in which the task can be done.
    ready: fn() -> Front,
    /// Whether the task has been done.
    done: fn(&mut Front) -> bool,
}

/// Keys, then the letters of a name, then keys.
struct Way {
    keys: &'static str,
    letters: &'static str,
    then: &'static str,
    from: &'static [&'static str],
}

const fn keyed(keys: &'static str, from: &'static [&'static str]) -> Way {
    Way { keys, letters: "", then: "", from }
}

impl Line {
    /// The keys as they are shown; keys needed only from other screens come after the usual ones.
    pub(crate) fn shown(&self) -> Vec<String> {
        let shown = |way: &Way| {
            let named = |script| keys(script).into_iter().map(|key| key.to_string());
            let letters = (!way.letters.is_empty()).then(|| "letters".to_owned());
            named(way.keys).chain(letters).chain(named(way.then)).collect::<Vec<_>>().join(" ")
        };
        let mut all: Vec<String> = self.ways.iter().map(shown).collect();
        all.dedup();
        all
    }

    /// The presses of the longest way.
    pub(crate) fn presses(&self) -> usize {
        let count = |way: &Way| keys(way.keys).len() + keys(way.then).len();
        self.ways.iter().map(count).max().unwrap_or(0)
    }
}

/// Every task that has a limit.
pub(crate) const BUDGET: &[Line] = &[
    Line {
        what: "Record a result",
        most: 4,
        ways: &[
            keyed("<enter> 2 1 <enter>", &[HOME, TOURNAMENT]),
            keyed("r 2 1 <enter>", &[HOME, TOURNAMENT, MATCHES, FLOOR]),
        ],
        ready: hall,
        done: |front| recorded(front, 2) == Some(Score::new(2, 1)),
    },
    Line {
        what: "Record one of many results",
        most: 5,
        ways: &[
            keyed("2 <space> 2 1 <enter>", &["S", "1 <tab> <enter> S", "5 S", "4 S"]),
            keyed("2 2 1 <enter>", &["S"]),
        ],
        ready: hall,
        done: |front| recorded(front, 2) == Some(Score::new(2, 1)),
    },
    Line {
        what: "Correct the last result",
        most: 5,
        ways: &[
            keyed(
                "e 1 2 <enter>",
                &[HOME, TOURNAMENT, MATCHES, FLOOR, JOURNAL, CURVES, DUPLICATES],
            ),
            keyed("E 1 2 <enter>", &[HOME, PLAYERS, PLAYER, RANKING]),
        ],
        ready: hall,
        done: |front| recorded(front, 1) == Some(Score::new(1, 2)),
    },
    Line {
        what: "Undo",
        most: 1,
        ways: &[
            keyed(
                "u",
                &[HOME, TOURNAMENT, PLAYERS, PLAYER, RANKING, CURVES, JOURNAL, FLOOR, DUPLICATES],
            ),
            // While one types, in a form and in a window too.
            keyed("<f9>", &["2 a", "2 /", "2 e", "<enter>", "i", "3 d", "4 /", ":", "?"]),
        ],
        ready: hall,
        done: |front| recorded(front, 1).is_none(),
    },
    Line {
        what: "Call the next match",
        most: 1,
        ways: &[
            keyed("<space>", &[HOME, FLOOR]),
            keyed(
                "N",
                &[HOME, TOURNAMENT, PLAYERS, PLAYER, RANKING, CURVES, JOURNAL, FLOOR, DUPLICATES],
            ),
        ],
        ready: hall,
        done: |front| {
            let club = front.club();
            let cup = club.tournament(CUP).expect("the cup");
            cup.matches_in(MatchState::Called).count() == 1
        },
    },
    Line {
        what: "Find where a player plays",
        most: 1,
        ways: &[
            Way {
                keys: "/",
                letters: "ryo",
                then: "",
                from: &[HOME, TOURNAMENT, PLAYER, CURVES, FLOOR, DUPLICATES],
            },
            Way {
                keys: "<f7>",
                letters: "ryo",
                then: "",
                from: &[HOME, PLAYERS, RANKING, JOURNAL],
            },
        ],
        ready: hall,
        done: |front| first_found(front, &["match 3: ", "Ryo Nakano", "ready"]),
    },
    Line {
        what: "Find a match by its number",
        most: 1,
        ways: &[
            Way {
                keys: "/",
                letters: "2",
                then: "",
                from: &[HOME, TOURNAMENT, PLAYER, CURVES, FLOOR, DUPLICATES],
            },
            Way { keys: "<f7>", letters: "2", then: "", from: &[PLAYERS, RANKING, JOURNAL] },
        ],
        ready: hall,
        done: |front| first_found(front, &["match 2 "]),
    },
    Line {
        what: "Check in a player who is known",
        most: 2,
        ways: &[Way {
            keys: "i",
            letters: "ryo",
            then: "<enter>",
            from: &[HOME, TOURNAMENT, PLAYERS, PLAYER, RANKING, CURVES, JOURNAL, FLOOR, DUPLICATES],
        }],
        ready: at_the_door,
        done: |front| {
            let club = front.club();
            club.tournament(SECOND).expect("the second").entrants.to_vec() == [PlayerId(2)]
        },
    },
    Line {
        what: "Open the bracket",
        most: 2,
        ways: &[keyed(
            "b",
            &[HOME, MATCHES, PLAYERS, PLAYER, RANKING, CURVES, JOURNAL, FLOOR, DUPLICATES],
        )],
        ready: hall,
        done: |front| drawing_of(front, CUP),
    },
    Line {
        what: "Open one of several brackets",
        most: 2,
        ways: &[
            keyed("b <enter>", &[HOME, PLAYERS, PLAYER, RANKING, CURVES, JOURNAL, DUPLICATES]),
            keyed("b 1", &[HOME, PLAYERS]),
            // On the floor the bracket of the selected match is meant.
            keyed("<end> b", &[FLOOR]),
        ],
        ready: two_events,
        done: |front| drawing_of(front, SECOND),
    },
];

/// A knock-out of eight with its first result, entered at this desk, and a table in the hall.
pub(crate) fn hall() -> Front {
    playing(knock_out())
}

/// [`hall`] with another event that takes entries.
pub(crate) fn at_the_door() -> Front {
    let mut hall = knock_out();
    hall.perform(vec![create(SECOND, "金剛杯", ROBIN, Length::Games(16))]).expect("created");
    playing(hall)
}

/// [`hall`] with another event that is being played.
pub(crate) fn two_events() -> Front {
    let mut hall = knock_out();
    start(&mut hall, SECOND, "金剛杯", 4, ROBIN, Length::Games(16));
    playing(hall)
}

fn knock_out() -> Hall {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    let tables = vec![Table { name: "1".to_owned(), reserved: false }];
    hall.perform(vec![Action::SetTables(SetTables { tables })]).expect("set up");
    hall
}

fn playing(hall: Hall) -> Front {
    let mut front = Front::open(hall);
    front.drive("<enter> 2 1 <enter>");
    assert_eq!(recorded(&mut front, 1), Some(Score::new(2, 1)));
    front
}

/// Whether the search over everything is open and its first line contains all of these texts.
fn first_found(front: &Front, said: &[&str]) -> bool {
    let text = front.text();
    let mut lines = text.lines().filter(|line| line.contains("> ") && text.contains("Find: "));
    lines.next().is_some_and(|line| said.iter().all(|said| line.contains(said)))
}

fn recorded(front: &mut Front, no: u32) -> Option<Score> {
    let club = front.club();
    let played = club.tournament(CUP).expect("the cup").match_no(MatchNo(no)).cloned();
    match played.expect("the match").record?.outcome {
        Outcome::Score(score) => Some(score),
        other => panic!("{other:?}"),
    }
}

fn drawing_of(front: &mut Front, cup: TournamentId) -> bool {
    let name = front.club().tournament(cup).expect("it").name.clone();
    let app = &front.desk.app;
    let commands = app.screen().commands(&app.data, app.words);
    let tab = commands.part();
    let say = app.words.screen.tournament;
    let drawing = tab.is_some_and(|tab| tab == say.bracket() || tab == say.cross_table());
    matches!(app.route(), Route::Tournament { .. }) && drawing && front.text().contains(&name)
}

#[test]
fn what_is_done_all_day_takes_no_more_presses_than_it_may() {
    for line in BUDGET {
        assert!(line.presses() <= line.most, "{}: {}", line.what, line.presses());
        for way in line.ways {
            for from in way.from {
                let mut front = (line.ready)();
                front.drive(from);
                assert!(!(line.done)(&mut front), "{} is done before, on {from:?}", line.what);
                front.drive(&format!("{}{}{}", way.keys, way.letters, way.then));
                let keys = [way.keys, way.letters, way.then].concat();
                assert!(
                    (line.done)(&mut front),
                    "{} from {from:?} by {keys:?}:\n{}",
                    line.what,
                    front.text()
                );
            }
        }
    }
}

#[test]
fn without_anything_to_do_it_each_of_them_says_why() {
    let mut front = Front::open(Hall::new());
    for (key, why) in [
        ("N", "no match can be called"),
        ("e", "no results yet"),
        ("b", "no tournament has started yet"),
        ("i", "no tournament is open for entries"),
        ("S", "no tournament is being played"),
        ("u", "there is nothing to undo"),
    ] {
        front.drive(key);
        assert!(front.told().contains(why), "{key}: {}", front.told());
    }
}

#[test]
fn the_bracket_of_a_day_that_is_over_and_a_late_entry_are_found_too() {
    let mut front = Front::open(started(5, ELIMINATION, Length::FirstTo(2)));
    front.drive("2 i");
    assert!(matches!(front.desk.app.route(), Route::LateEntry { .. }), "{}", front.text());
    front.drive("<esc>");
    for no in 1..=5 {
        front.hall.record(no, 2, 0).expect("recorded");
    }
    front
        .hall
        .perform(vec![Action::CloseTournament(CloseTournament { tournament: CUP })])
        .expect("closed");
    front.wake();
    assert_eq!(front.club().tournament(CUP).map(|cup| cup.phase), Some(Phase::Closed));
    front.drive("3 b");
    assert!(drawing_of(&mut front, CUP), "{}", front.text());
}

#[test]
fn a_question_is_answered_before_anything_is_undone() {
    let mut front = two_events();
    front.drive("b");
    front.shows("Bracket of which tournament?");
    let before = front.desk.app.data.undo;
    front.drive("<f9>");
    assert_eq!(front.desk.app.data.undo, before);
    assert!(front.told().contains("answer the question on the screen first"), "{}", front.text());
}
