//! Every screen of the program on this club: opened, drawn once more, and a key on it.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use banzuke::club::{Club, Phase, Tournament};
use banzuke::desk::Desk;
use banzuke::domain::format::{Format, FormatKind};
use banzuke::domain::ids::{ListId, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::tui::route::{Route, TournamentView};
use ratatui::layout::Rect;

use crate::front::Front;
use crate::kinds::{OVERLAYS, SCREENS, overlay, screen};

const SCREEN: Rect = Rect::new(0, 0, 120, 40);
/// Each case is tried so often.
const TIMES: usize = 5;
/// Frames drawn of each, to tell one.
const FRAMES: u32 = 20;
/// Records a result from the first screen, after which nothing is known that was worked out before.
const RECORD: &str = "end enter 2 1 enter";

/// Name; keys before; the key that opens it; a key on it. From the first screen.
const FROM_HOME: &[(&str, &str, &str, &str)] = &[
    ("home", "2", "1", "down"),
    ("home, tournaments", "", "tab", "down"),
    ("players", "", "2", "down"),
    ("players, the last", "2", "end", "up"),
    ("players searched", "2 /", "n", "a"),
    ("player form", "2", "a", "n"),
    ("player form, a name typed", "2 a n a", "k", "a"),
    ("player form, a change", "2", "e", "x"),
    ("who may be registered twice", "", "D", "n"),
    ("two records in full", "D", "enter", "down"),
    ("tournament form", "", "n", "a"),
    ("tournament form, entrants", "n a enter enter", "enter", "n"),
    ("score entry", "", "enter", "2"),
    ("score entry, last digit", "enter 2", "1", "backspace"),
    ("games in order", "enter", "g", "w"),
    ("ranking", "", "3", "down"),
    ("ranking, the last", "3", "end", "up"),
    ("ranking searched", "3 /", "n", "a"),
    ("ranking, fitted", "3", "m", "down"),
    ("ranking, by the lower bound", "3", "o", "down"),
    ("ranking of a day", "3 d 2 0 2 0 - 0 1 - 0", "1", "enter"),
    ("ranking of the tables", "3", "right", "down"),
    ("ratings over time", "3 space space space space space space", "c", "left"),
    ("ratings over time, fitted", "3 space space space space space space c", "m", "left"),
    ("calibration", "3", "t", "down"),
    ("spread", "3", "H", "down"),
    ("rules of a list", "3", "R", "tab"),
    ("everybody corrected by hand", "3", "A", "1"),
    ("export of a ranking", "3", "e", "down"),
    ("journal", "", "4", "down"),
    ("journal, the first", "4", "end", "up"),
    ("journal searched", "4 /", "2", "1"),
    ("an entry", "4", "enter", "esc"),
    ("an old entry taken back?", "4 end", "x", "right"),
    ("backups", "4", "R", "down"),
    ("floor", "", "5", "down"),
    ("floor, tables", "5", "tab", "down"),
    ("floor, a table to choose", "5", "c", "down"),
    ("tables of the hall", "5", "t", "1"),
    ("import", "", "I", "t"),
    ("settings", "", ",", "down"),
    ("help", "", "?", "down"),
    ("palette", "", ":", "r"),
];

/// Screens that are opened from the page of a player.
const FROM_PLAYER: &[(&str, &str, &str, &str)] = &[
    ("player's events", "", "t", "down"),
    ("player's rating over time", "", "c", "left"),
    ("versus", "", "v", "n"),
    ("the other number", "m", "n", "a"),
    ("correction by hand", "", "a", "1"),
];

/// Screens that are opened from the page of a tournament under way.
const FROM_TOURNAMENT: &[(Wanted, &str, &str, &str, &str)] = &[
    (Wanted::League, "odds of a league", "", "O", "down"),
    (Wanted::Double, "odds of a double elimination", "", "O", "down"),
    (Wanted::League, "withdrawal", "tab tab tab", "w", "down"),
    (Wanted::League, "the right entrant", "tab tab tab R", "n", "a"),
    (Wanted::Groups, "late entry", "tab tab tab", "a", "n"),
    (Wanted::Ladder, "match without a draw", "", "a", "n"),
    (Wanted::Tables, "a table", "", "r", "1"),
    (Wanted::Entries, "entries", "", "tab", "down"),
    (Wanted::Entries, "choosing entrants", "a", "n", "a"),
    (Wanted::Entries, "limits", "", "L", "1"),
    (Wanted::Entries, "start", "", "s", "right"),
];

/// A tournament still under way.
#[derive(Clone, Copy)]
enum Wanted {
    League,
    Double,
    Groups,
    Ladder,
    Tables,
    Entries,
}

/// The times of a case.
pub(crate) struct Taken {
    pub(crate) name: String,
    /// The key that opens it, with what it has worked out, and its first frame.
    pub(crate) opened: Duration,
    pub(crate) frame: Duration,
    pub(crate) key: Duration,
}

/// The screens of a club on a file.
struct Tour {
    front: Front,
    seen: BTreeSet<&'static str>,
    taken: Vec<Taken>,
}

/// All of them, and the names of screens that were never drawn.
pub(crate) fn all(desk: Desk) -> (Vec<Taken>, Vec<&'static str>) {
    let mut tour =
        Tour { front: Front::open(desk, SCREEN), seen: BTreeSet::new(), taken: Vec::new() };
    for &(name, before, key, then) in FROM_HOME {
        tour.case(name, None, before, Some(key), then);
    }
    let busiest = busiest(&tour.front.app.data.club);
    let player = Route::Player(busiest);
    tour.case("player", Some(&player), "", None, "down");
    for &(name, before, key, then) in FROM_PLAYER {
        tour.case(name, Some(&player), before, Some(key), then);
    }
    tour.tournaments();
    for &(wanted, name, before, key, then) in FROM_TOURNAMENT {
        let id = wanted.found(&tour.front.app.data.club);
        let page = Route::tournament(id);
        tour.case(name, Some(&page), before, Some(key), then);
    }
    // Last: right after the file was made, the disk is still writing that.
    tour.keys();
    let all: BTreeSet<&str> = SCREENS.iter().chain(OVERLAYS).copied().collect();
    (tour.taken, all.difference(&tour.seen).copied().collect())
}

impl Tour {
    /// Decisions that are made from the first screen.
    fn keys(&mut self) {
        for (name, before, key) in
            [("a result recorded", "end enter 2 1", "enter"), ("it is taken back", RECORD, "u")]
        {
            let key = median((0..TIMES).map(|_| {
                self.front.begin();
                self.front.press_all(before);
                let entries = self.front.app.data.entries.len();
                let taken = timed(|| self.front.press(key));
                assert_eq!(self.front.app.data.entries.len(), entries + 1, "{name}");
                taken
            }));
            let (opened, frame) = (Duration::ZERO, Duration::ZERO);
            self.taken.push(Taken { name: name.to_owned(), opened, frame, key });
        }
    }

    /// The tabs of the largest tournament of each format.
    fn tournaments(&mut self) {
        for (format, id) in largest(&self.front.app.data.club) {
            let page = Route::Tournament { id, view: TournamentView::Drawing };
            self.case(format, Some(&page), "", None, "down");
            let tabs: &[&str] = if matches!(format, "recorded" | "ladder") {
                &["standings", "entrants"]
            } else {
                &["matches", "standings", "entrants"]
            };
            for (at, tab) in tabs.iter().enumerate() {
                let before = vec!["tab"; at].join(" ");
                self.case(&format!("{format}, {tab}"), Some(&page), &before, Some("tab"), "down");
            }
        }
    }

    /// One case: from the first screen or one put over it, by some keys, with the key that is timed; none times the
    /// screen put there.
    fn case(
        &mut self,
        name: &str,
        over: Option<&Route>,
        before: &str,
        key: Option<&str>,
        then: &str,
    ) {
        let (mut opened, mut frames, mut keys) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..TIMES {
            let front = &mut self.front;
            front.begin();
            let entries = front.app.data.entries.len();
            front.press_all(RECORD);
            assert_eq!(front.app.data.entries.len(), entries + 1, "a result is recorded");
            front.begin();
            if let Some(over) = over {
                let open = timed(|| {
                    front.app.open(over.clone(), Instant::now());
                    front.draw();
                });
                opened.extend(key.is_none().then_some(open));
            }
            front.press_all(before);
            opened.extend(key.map(|key| timed(|| front.press(key))));
            self.seen.insert(screen(front.app.route()));
            self.seen.extend(front.app.overlay().map(overlay));
            frames.push(timed(|| (0..FRAMES).for_each(|_| front.draw())) / FRAMES);
            keys.push(timed(|| front.press(then)));
            assert_eq!(front.app.data.entries.len(), entries + 1, "{name} only looks");
        }
        let [opened, frame, key] = [opened, frames, keys].map(|taken| median(taken.into_iter()));
        self.taken.push(Taken { name: name.to_owned(), opened, frame, key });
    }
}

fn timed(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

fn median(taken: impl Iterator<Item = Duration>) -> Duration {
    let mut taken: Vec<Duration> = taken.collect();
    taken.sort();
    taken[taken.len() / 2]
}

/// The player with the most rated matches.
fn busiest(club: &Club) -> PlayerId {
    let ratings = club.ratings(ListId::MAIN).expect("the first list");
    let mut counts = std::collections::BTreeMap::<PlayerId, usize>::new();
    for &player in ratings.matches().flat_map(|rated| rated.contest.players()) {
        *counts.entry(club.registry().today(player)).or_default() += 1;
    }
    counts.into_iter().max_by_key(|(_, count)| *count).expect("somebody").0
}

fn size(tournament: &Tournament) -> usize {
    tournament.matches.len() + tournament.pods.len()
}

/// The largest tournament of each format that there is, which is each.
fn largest(club: &Club) -> Vec<(&'static str, TournamentId)> {
    let labels = [
        Format::SingleElimination { third_place: true, placement: false },
        Format::DoubleElimination { grand_final: banzuke::domain::bracket::GrandFinal::Reset },
        Format::RoundRobin { double: false },
        Format::Groups { groups: 2, double: false, split: banzuke::domain::seeding::Split::Snake },
        Format::Tables { size: 4, games: 1 },
        Format::Recorded,
        Format::Ladder,
    ];
    let of = |kind: FormatKind| {
        let played = club.tournaments().filter(|one| {
            one.phase != Phase::Registering && FormatKind::from(one.stages[0].plan.format) == kind
        });
        (kind.into(), played.max_by_key(|one| size(one)).expect("each format is played").id)
    };
    labels.map(FormatKind::from).into_iter().map(of).collect()
}

impl Wanted {
    fn found(self, club: &Club) -> TournamentId {
        let is = |tournament: &Tournament| {
            let format = tournament.stages[0].plan.format;
            let running = tournament.phase == Phase::Running;
            match self {
                Self::League => running && matches!(format, Format::RoundRobin { .. }),
                Self::Double => running && matches!(format, Format::DoubleElimination { .. }),
                Self::Groups => running && format.has_groups(),
                Self::Ladder => running && format == Format::Ladder,
                Self::Tables => running && format.has_seats(),
                Self::Entries => tournament.phase == Phase::Registering,
            }
        };
        club.tournaments().find(|one| is(one)).expect("one of them goes on").id
    }
}
