//! Screens in a terminal, killed at any moment of a decision.

use std::collections::BTreeSet;
use std::thread;
use std::time::{Duration, Instant};

use banzuke::club::Action;
use banzuke::outside::Environment;
use banzuke::words::Language;

use super::crash::moment_within;
use super::sound;
use crate::common::kind;
use crate::common::trials::size;
use crate::pty::{Terminal, sent};
use crate::tui::driver;
use crate::tui::scenes::{self, Scene};

/// Scenes just before a decision, and the keys that make it; keys before a bar make earlier decisions.
const DECISIONS: [(&str, &str); 71] = [
    ("score_typed", "<enter>"),
    ("score_recorded", "u"),
    ("player_new", "u y"),
    ("floor", "N"),
    ("floor_which_table", "<enter>"),
    ("floor_twelve_tables", "U"),
    ("floor_twelve_tables", "a"),
    ("floor_busy", "<tab> s"),
    ("floor_postponed", "o"),
    ("hall", "<enter>"),
    ("hall_emptied", "y"),
    ("match_day", "<enter>"),
    ("limits", "<shift-tab> 1 : 2 0 2 6 - 1 2 - 0 3 <enter>"),
    ("hall_break", "<ctrl-u> <enter>"),
    ("prize_form", "<enter>"),
    ("fee_form", "<enter>"),
    ("fees", "<end> <space>"),
    ("player_form_change", "<tab> <tab> <tab> <tab> <tab> <tab> <tab> <tab> G M <enter>"),
    ("categories_form", "<enter>"),
    ("player_form_change", "<tab> <tab> <tab> <tab> <tab> <tab> <tab> x <enter>"),
    ("player_form_new", "A d a <enter>"),
    ("player_form_change", "x <enter>"),
    (
        "player_form_change",
        "x <tab> あ <tab> O s l o <tab> <ctrl-u> Z z <tab> x <tab> 1 9 9 0 - 0 4 - 2 5 <tab> F I D E : 7 <tab> <tab> <tab> <right> <enter>",
    ),
    ("enter", "<enter>"),
    ("duplicates", "d"),
    ("duplicates", "l"),
    ("duplicates", "o"),
    ("player_unmerge", "<enter>"),
    ("wizard_review", "<enter>"),
    ("enter_start", "y"),
    (
        "wizard_name",
        "C u p <enter> <down><down><down><down><tab><tab><tab><tab><tab><tab><right> <enter><enter> \
         <space><space><space><space><space><space><space><space> <ctrl-n><ctrl-n> <enter>",
    ),
    ("limits", "<tab> 1 4 0 0 <enter>"),
    ("limits", "<tab> <tab> <tab> 0 . 5 5 <enter>"),
    ("limits", "<tab> <tab> <tab> <tab> D a i h i n m i n <enter>"),
    ("limits", "<tab> <tab> <tab> <tab> <tab> <ctrl-u> f i r s t <enter>"),
    ("limits", "<tab> <tab> <tab> <tab> <tab> <tab> <tab> <tab> X <enter>"),
    ("limits", "<tab> <tab> <tab> <tab> <tab> <tab> <tab> <tab> <tab> X <enter>"),
    ("swiss_settings", "<ctrl-u> 4 <enter>"),
    ("swiss_close", "y"),
    ("bracket_third", "<ctrl-u> y e s <enter>"),
    ("delete", "y"),
    ("score_walkover", "1 <enter>"),
    ("score_retired", "<enter>"),
    ("score_disqualified", "<enter>"),
    ("score_told", "<enter>"),
    ("correction_void", "<enter>"),
    ("correction_keep", "<enter>"),
    ("record_match_typed", "<enter>"),
    ("pod_typed", "<enter>"),
    ("pod_recorded", "3 2 1 <enter>"),
    ("pod_hands", "<enter>"),
    ("pod", "1 2 3 <enter> 1 2 3 <enter> <enter> 1 2 3 <enter> 1 2 3 <enter> <enter> s | y"),
    ("tie", "<down> <enter>"),
    ("tie_decided", "<enter>"),
    ("late_reopened", "<down> <enter>"),
    ("tie", "<down> <down> <down> <enter>"),
    ("adjust", "= 1 6 5 0 <tab> x <enter>"),
    ("shift", "<tab> x <enter>"),
    ("list_form", "x <enter>"),
    ("groups_next", "y"),
    ("swiss_next", "y"),
    ("swiss_absence", "<enter>"),
    ("close", "y"),
    ("late_places", "<enter>"),
    ("withdraw", "<enter>"),
    ("return_asked", "<down> <enter>"),
    ("exchange_asked", "<enter> y"),
    ("replace", "<enter>"),
    ("entries", "x"),
    ("entries", "J"),
    ("entries", "<space>"),
];

/// The kinds of action that no screen decides: they are made by commands, or come from an imported journal.
const NO_SCREEN: [&str; 8] = [
    "note_origin",
    "forbid_pair",
    "set_lengths",
    "set_points",
    "set_match_length",
    "publish_list",
    "report_result",
    "set_places",
];

/// The screens of the organiser's laptop: rows and columns.
const SIZE: (u16, u16) = (24, 80);

/// A decision, and its result if nothing is killed.
struct Decision {
    scene: &'static Scene,
    /// The bytes that a terminal sends for the keys.
    pressed: String,
    /// The number of entries at the end, and before the first key.
    entries: usize,
    before: usize,
    /// The message on the screen at the end, line by line.
    told: Vec<String>,
    kinds: Vec<String>,
}

impl Decision {
    fn of((name, keys): (&str, &str)) -> Self {
        let scene = scenes::all().find(|scene| scene.name == name).expect("a scene");
        let mut front = scene.front(Language::English);
        let before = scene.fixture.hall().desk.entries().len();
        let (first, last) = keys.split_once('|').unwrap_or(("", keys));
        front.drive(first);
        front.club();
        let almost = front.hall.desk.entries().len();
        front.drive(last);
        front.club();
        let entries = front.hall.desk.entries();
        assert_eq!(entries.len(), almost + 1, "{name} {last} decides\n{}", front.text());
        let told = message(&front.text());
        let is_told = told.iter().any(|line| line.contains("undo") || line.contains("redo"));
        assert!(is_told, "{name} {last}\n{}", front.text());
        let kinds = entries.last().iter().flat_map(|entry| &entry.actions).map(kind).collect();
        let script = format!("{} {first} {last}", scene.keys);
        let pressed = driver::keys(&script).into_iter().map(sent).collect();
        Self { scene, pressed, entries: entries.len(), before, told, kinds }
    }

    /// Plays it in a terminal that is killed after this time, or as soon as the result is shown.
    /// Returns whether it was acknowledged, whether it is there, and when it was killed.
    fn killed(&self, after: Option<Duration>) -> (bool, bool, Duration) {
        let home = tempfile::tempdir().expect("a folder");
        let club = home.path().join("club.db");
        std::fs::write(&club, self.scene.fixture.hall().into_file()).expect("written");
        let file = club.to_str().expect("a path");
        let mut terminal = Terminal::start(home.path(), &["--db", file, "--lang", "en"], SIZE);
        terminal.wait_for("Home");
        let start = Instant::now();
        terminal.send(&self.pressed);
        match after {
            Some(after) => thread::sleep(after),
            None => terminal.wait("it is told", |screen| message(screen) == self.told),
        }
        let after = start.elapsed();
        terminal.dies();
        let name = self.scene.name;
        let held = sound(&club).len();
        assert!((self.before..=self.entries).contains(&held), "{name}: {held} entries");
        let said = message(&terminal.text());
        let (acknowledged, is_there) = (said == self.told, held == self.entries);
        assert!(is_there || !acknowledged, "{name}, killed after {after:?}: {said:?} is lost");
        (acknowledged, is_there, after)
    }
}

/// The two lines above the footer, where messages are shown.
fn message(screen: &str) -> Vec<String> {
    let lines: Vec<&str> = screen.trim_end().lines().collect();
    lines.iter().rev().skip(1).take(2).map(|line| line.trim().to_owned()).collect()
}

#[test]
fn a_screen_killed_at_any_moment_loses_nothing_it_showed() {
    let decisions: Vec<Decision> = DECISIONS.into_iter().map(Decision::of).collect();
    let kinds: BTreeSet<&str> =
        decisions.iter().flat_map(|it| &it.kinds).map(String::as_str).collect();
    let missing: Vec<&str> =
        Action::KINDS.iter().copied().filter(|it| !kinds.contains(it)).collect();
    assert_eq!(missing, NO_SCREEN, "a new kind says here where it is decided");
    // The first is killed once it is acknowledged: so long a decision takes on this machine.
    let (mut acknowledged, mut there, runs) = (1, 1, size(12, 400));
    let mut lasts = decisions[0].killed(None).2 * 2;
    // Others every time, so that all have their turn.
    let first = usize::try_from(Environment::default().lots()).expect("small");
    for run in 1..runs {
        let decision = &decisions[(first + run) % decisions.len()];
        let (told, is_there, _) = decision.killed(Some(moment_within(lasts)));
        // About half of them are to be killed before they are over.
        lasts = if is_there { lasts * 3 / 4 } else { lasts * 4 / 3 };
        acknowledged += usize::from(told);
        there += usize::from(is_there);
    }
    println!(
        "{runs} screens killed over {} kinds, {acknowledged} had acknowledged, {there} recorded",
        kinds.len()
    );
    assert!(acknowledged < runs, "{acknowledged} of {runs}");
}
