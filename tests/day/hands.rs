//! The keyboard and screen of the script, and its way to move in lists.

use std::cell::RefCell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use banzuke::club::Club;
use banzuke::desk::Desk;
use banzuke::domain::ids::ListId;
use banzuke::journal::store::Missing;
use banzuke::words::Words;

use crate::common::event_day::result;

/// Long enough for a machine that is busy with other work.
const LIMIT: Duration = Duration::from_secs(20);

/// A keyboard and a screen.
pub(crate) trait Hands {
    /// The language of the screen.
    fn words(&self) -> &'static Words;
    /// Presses the keys of a script, in the notation of the interface's own tests.
    fn press(&mut self, script: &str);
    /// The present screen.
    fn screen(&self) -> String;
    /// Waits until the screen is as wanted.
    fn wait(&mut self, what: &str, wanted: &dyn Fn(&str) -> bool);
    /// The path of the club's file.
    fn file(&self) -> PathBuf;
    /// Power is lost, and the program is started again.
    fn power_loss(&mut self);
}

/// The day as played so far.
pub(crate) struct Played<'a> {
    pub(crate) hands: &'a mut dyn Hands,
    pub(crate) words: &'static Words,
}

/// The keys that type a text.
pub(crate) fn typed(text: &str) -> String {
    text.replace(' ', "<space>")
}

/// The line of the list in front that is selected.
fn selected(screen: &str) -> Option<&str> {
    screen.lines().find(|line| line.trim_start_matches([' ', '│']).starts_with("> "))
}

/// Which of these tabs is in front. A terminal may show half of a change, with no tab in
/// front or two; and other text in brackets, such as the fields of a score, is no tab.
fn front_tab(screen: &str, tabs: &[&str]) -> Option<String> {
    let one = |line: &&str| ['[', ']'].iter().all(|sign| line.matches(*sign).count() == 1);
    let between = |line: &str| {
        let (_, from) = line.split_once('[')?;
        from.split_once(']').map(|(tab, _)| tab.to_owned())
    };
    let is_tab = |tab: &String| tabs.contains(&tab.as_str());
    screen.lines().filter(one).filter_map(between).find(is_tab)
}

/// The rows with lists: below the title bar, above message and footer.
fn rows(screen: &str) -> impl Iterator<Item = (usize, &str)> {
    let last = screen.lines().count().saturating_sub(3);
    screen.lines().enumerate().skip(1).take(last)
}

/// Whether a message above the footer has this text.
fn told_below(screen: &str, text: &str) -> bool {
    let lines: Vec<&str> = screen.lines().collect();
    lines.iter().rev().skip(1).take(3).any(|line| line.contains(text))
}

fn names_all(line: &str, names: &[&str]) -> bool {
    names.iter().all(|name| line.contains(name))
}

impl<'a> Played<'a> {
    /// The day before anything has happened.
    pub(crate) fn begin(hands: &'a mut dyn Hands) -> Self {
        let words = hands.words();
        hands.wait("the home screen", &|screen| screen.contains(words.screen.home.title()));
        Self { hands, words }
    }

    pub(crate) fn press(&mut self, script: &str) {
        self.hands.press(script);
    }

    #[track_caller]
    pub(crate) fn shows(&mut self, text: &str) {
        self.hands.wait(text, &|screen| screen.contains(text));
    }

    #[track_caller]
    pub(crate) fn hides(&mut self, text: &str) {
        self.hands.wait(&format!("no {text}"), &|screen| !screen.contains(text));
    }

    /// Waits for a line of a list with all of these names.
    #[track_caller]
    pub(crate) fn lists(&mut self, names: &[&str]) {
        let listed = |screen: &str| rows(screen).any(|(_, line)| names_all(line, names));
        self.hands.wait(&format!("{names:?} in a line"), &listed);
    }

    /// Waits until the selected line has all of these names.
    #[track_caller]
    pub(crate) fn selects(&mut self, names: &[&str]) {
        let there = |screen: &str| selected(screen).is_some_and(|line| names_all(line, names));
        self.hands.wait(&format!("{names:?} selected"), &there);
    }

    pub(crate) fn selected(&self) -> String {
        selected(&self.hands.screen()).unwrap_or_default().to_owned()
    }

    /// Moves in the front list to the first line with all of these names.
    #[track_caller]
    pub(crate) fn select(&mut self, names: &[&str]) {
        self.lists(names);
        let screen = self.hands.screen();
        let at = |wanted: &dyn Fn(&str) -> bool| {
            rows(&screen).find(|(_, line)| wanted(line)).map(|(row, _)| row)
        };
        let to = at(&|line| names_all(line, names)).expect("it is listed");
        let from = at(&|line| line.trim_start_matches([' ', '│']).starts_with("> "))
            .expect("a line is selected");
        let key = if to > from { "<down>" } else { "<up>" };
        self.press(&key.repeat(to.abs_diff(from)));
        self.selects(names);
    }

    /// Opens the drawing of the event, in the tab with this name.
    #[track_caller]
    pub(crate) fn open_drawing(&mut self, tab: &str) {
        self.press("b");
        self.shows(&format!("[{tab}]"));
    }

    /// Goes to the tab with this name on the page of a tournament.
    #[track_caller]
    pub(crate) fn turn_to(&mut self, tab: &str) {
        let most = 5;
        for _ in 0..most {
            let before = self.tab_in_front(None);
            if before == tab {
                return;
            }
            self.press("<tab>");
            self.tab_in_front(Some(&before));
        }
        panic!("no [{tab}] in\n{}", self.hands.screen());
    }

    /// The tab in front, once another one than `but` is.
    #[track_caller]
    fn tab_in_front(&mut self, but: Option<&str>) -> String {
        let say = &self.words.screen.tournament;
        let tabs =
            [say.bracket(), say.cross_table(), say.matches(), say.standings(), say.entrants()];
        let found = RefCell::new(None);
        self.hands.wait("a tab", &|screen| {
            let tab = front_tab(screen, &tabs).filter(|tab| Some(tab.as_str()) != but);
            found.replace(tab);
            found.borrow().is_some()
        });
        found.into_inner().expect("it was waited for")
    }

    /// Selects the match of a line like `TM 2-1 カラス` in the front list, opens it
    /// and types its score. Returns the result in the order of the sides there.
    #[track_caller]
    pub(crate) fn type_score(&mut self, line: &str) -> String {
        let [a, score, b] = result(line);
        self.select(&[a, b]);
        let listed = self.selected();
        self.press("<enter>");
        let say = &self.words.screen.score;
        let opened =
            |screen: &str| [say.title(), say.correction()].iter().any(|it| screen.contains(it));
        self.hands.wait("the entry of a score", &opened);
        let turned = listed.find(a) > listed.find(b);
        let score: String = if turned { score.chars().rev().collect() } else { score.to_owned() };
        self.press(&score.replace('-', ""));
        let [a, b] = if turned { [b, a] } else { [a, b] };
        format!("{a} {score} {b}")
    }

    /// Enters a result with four keys.
    #[track_caller]
    pub(crate) fn record(&mut self, line: &str) {
        let told = self.type_score(line);
        self.press("<enter>");
        self.shows_below(&told);
    }

    /// Waits for a message with this text.
    #[track_caller]
    pub(crate) fn shows_below(&mut self, text: &str) {
        self.hands.wait(&format!("{text} in a message"), &|screen| told_below(screen, text));
    }

    /// Another desk on the file, with all entries so far.
    pub(crate) fn other_desk(&self) -> Desk {
        Desk::open(&self.hands.file(), Missing::Refuse, "other").expect("the same file")
    }

    pub(crate) fn club(&self) -> Club {
        self.other_desk().club().clone()
    }

    /// Waits until the requested change is in the file.
    #[track_caller]
    pub(crate) fn until_kept(&mut self, kept: impl Fn(&Club) -> bool) {
        let start = Instant::now();
        while !kept(&self.club()) {
            assert!(start.elapsed() < LIMIT, "never kept. The screen:\n{}", self.hands.screen());
        }
    }

    /// Asserts that the published tables agree with the journal.
    #[track_caller]
    pub(crate) fn is_clean(&self) {
        assert_eq!(self.other_desk().verify().expect("verified"), [], "check is clean");
    }

    pub(crate) fn ratings(&self) -> Vec<(String, f64)> {
        let club = self.club();
        let name = |player| club.player(player).expect("ranked").name.clone();
        let ranking = club.ranking(ListId::MAIN, None);
        ranking.iter().map(|line| (name(line.player), line.rating)).collect()
    }
}
