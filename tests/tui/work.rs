//! Long work: its progress bar, how it is cancelled, and keys pressed in the meantime.

use std::time::Duration;

use banzuke::club::question::rating_table::RankingQuery;
use banzuke::domain::ids::ListId;
use banzuke::domain::progress::Task;
use banzuke::request::Doing;
use banzuke::tui::event::{DeskTask, Effect};
use banzuke::tui::event::{Event, Message, Outcome};
use banzuke::tui::kit::key::Key;
use banzuke::tui::kit::layer::News;
use banzuke::tui::snapshot::Fit;
use banzuke::tui::work::{Job, TaskProgress, UNSEEN};
use banzuke::words::Language;

use crate::common::{Hall, today};
use crate::tui::front::Front;
use crate::tui::scenes::Drawn;

const JOB: Job = Job(1);

fn reach(task: Task, done: usize, of: usize) -> TaskProgress {
    TaskProgress { task, done, of }
}

/// Compares a state that no keys lead to with what was drawn before; no size shows it otherwise.
fn drawn(front: &mut Front, name: &str) {
    let drawn = Drawn::of(front);
    // A percentage stands at the right end of the title.
    assert!(drawn.differences.iter().flatten().all(|it| it == "the title"), "{}", drawn.usual());
    insta::assert_snapshot!(name, drawn.usual());
    front.desk.resize(80, 24);
}

/// An import of a hundred thousand rows that has begun.
fn importing() -> Front {
    let mut front = Front::open(Hall::new());
    front.happens(Event::Began(JOB, Doing::Reading("players.csv".to_owned())));
    front.happens(Event::Reached(JOB, reach(Task::Checking, 23_000, 100_000)));
    front
}

/// [`importing`] after it has run long enough to be shown.
pub(crate) fn waited_for() -> Front {
    let mut front = importing();
    front.desk.passes(UNSEEN);
    front
}

/// Two players who are being compared.
pub(crate) fn searching() -> Front {
    let mut front = Front::open(Hall::new());
    front.hall.register(2);
    front.wake();
    front.happens(Event::Reached(Job::SEARCH, reach(Task::Comparing, 41, 100)));
    front
}

/// [`searching`] after it was cancelled.
pub(crate) fn stopped() -> Front {
    let mut front = searching();
    front.happens(Event::SearchStopped);
    front
}

fn over(job: Job, outcome: Outcome) -> Event {
    Event::Outcome(Some(job), Box::new(outcome))
}

fn key(name: &str) -> Event {
    Event::KeyPressed(Key::parse(name).expect("a key"))
}

#[test]
fn work_that_is_over_soon_shows_nothing_and_longer_work_how_far_it_is() {
    let mut front = importing();
    let before = front.text();
    front.hides("Reading players.csv");
    front.desk.passes(UNSEEN.saturating_sub(Duration::from_millis(1)));
    assert_eq!(front.text(), before);
    front.desk.passes(Duration::from_secs(12));
    for said in ["Reading players.csv", "Checking rows", "23,000 of 100,000 rows", "23%", "12 s"] {
        front.shows(said);
    }
    drawn(&mut front, "work_gauge.en");
    front.desk.app.words = Language::Japanese.words();
    drawn(&mut front, "work_gauge.ja");
    front.desk.app.words = Language::English.words();
    front.happens(over(JOB, Outcome::default()));
    assert_eq!(front.text(), before);
}

#[test]
fn esc_or_a_click_stops_it_and_says_so() {
    let mut front = importing();
    front.desk.passes(UNSEEN);
    assert_eq!(front.desk.drive("<esc>"), [Effect::StopWork]);
    front.shows("Stopping ...");
    front.happens(over(JOB, News::Stopped.into()));
    assert_eq!(front.told().trim(), "Stopped. Nothing was changed.");
    let mut front = importing();
    front.desk.passes(UNSEEN);
    assert_eq!(front.desk.click_on("Esc stops"), [Effect::StopWork]);
}

#[test]
fn keys_pressed_meanwhile_come_after_it() {
    let mut front = importing();
    front.drive("2a");
    front.happens(Event::Pasted("Ada".to_owned()));
    assert_eq!(front.desk.app.typed_ahead(), None);
    front.happens(over(JOB, Outcome::default()));
    let held = std::iter::from_fn(|| front.desk.app.typed_ahead()).collect::<Vec<_>>();
    assert_eq!(held, [key("2"), key("a"), Event::Pasted("Ada".to_owned())]);
}

#[test]
fn keys_pressed_ahead_of_what_never_came_are_forgotten() {
    let [refused, broke] =
        [Message::Refused("no".to_owned()), Message::Broke("x".to_owned())].map(Outcome::from);
    for end in [News::Stopped.into(), refused, broke] {
        let mut front = importing();
        front.drive("2a");
        front.happens(over(JOB, end));
        assert_eq!(front.desk.app.typed_ahead(), None);
    }
}

#[test]
fn the_end_of_other_work_ends_nothing() {
    let mut front = importing();
    front.desk.passes(UNSEEN);
    front.happens(over(Job(7), Outcome::default()));
    front.happens(Event::Reached(Job(7), reach(Task::Naming, 1, 2)));
    front.shows("Checking rows");
    assert_eq!(front.desk.drive("<ctrl-c>"), [Effect::Quit]);
}

#[test]
fn a_fault_of_the_program_is_told() {
    let mut front = importing();
    front.happens(over(JOB, Message::Broke("index out of bounds".to_owned()).into()));
    front.shows("nothing was changed: index out of");
}

#[test]
fn the_search_for_duplicates_is_seen_stopped_and_begun_again() {
    let mut front = searching();
    assert!(front.desk.line(0).ends_with(" duplicates 41%"), "{}", front.desk.line(0));
    front.drive("D");
    drawn(&mut front, "work_search.en");
    assert_eq!(front.desk.drive("s"), [], "it is going on");
    assert_eq!(front.desk.drive("<esc>"), [Effect::StopSearch]);
    front.happens(Event::SearchStopped);
    front.shows("The search was stopped. s restarts it.");
    front.hides("duplicates 41%");
    assert_eq!(front.desk.drive("s"), [Effect::SearchAgain]);
    front.search();
    front.shows("No likely duplicates");
    front.drive("<esc>");
    front.shows("Home");
}

#[test]
fn a_fit_that_takes_long_is_asked_for_and_a_short_one_is_there() {
    let mut front = Front::open(Hall::new());
    front.hall.register(2);
    front.wake();
    assert_eq!(front.desk.drive("3m"), []);
    let asked = RankingQuery::now(today());
    assert_eq!(DeskTask::fit(Fit::Table(ListId::MAIN, asked)).doing(), Some(&Doing::Fitting));
    let state = Some(front.desk.app.data.clone());
    front.happens(over(JOB, Outcome { state, ..Outcome::default() }));
    front.shows("Ranking");
}
