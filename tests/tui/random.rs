//! Random keys, clicks, pastes and resizes, from any scene of the catalogue, with another desk at
//! work on the same file: the screen is always whole, and no typed text or record is lost.
//!
//! `BANZUKE_LONG=100 cargo test --release --test main random` tries ten thousand sequences.

use banzuke::club::action::RecordResult;
use banzuke::club::{Action, Club, Seq};
use banzuke::domain::score::{Outcome, Score};
use banzuke::journal::fold::fold;
use banzuke::journal::undo::next_undo;
use banzuke::tui::event::Event;
use banzuke::tui::kit::key::Key;
use banzuke::tui::route::Route;
use banzuke::words::Language;
use proptest::prelude::*;
use proptest::sample::select;
use ratatui::layout::Position;

use crate::common::trials::holds;
use crate::common::{add_player, today};
use crate::tui::front::Front;
use crate::tui::scenes;
use crate::tui::whole;

/// The number of sequences in the usual run and in the long one.
const SEQUENCES: (usize, usize) = (24, 10_000);

/// Keys that no command may have, or that a field takes.
const KEYS: &[&str] = &[
    "enter",
    "esc",
    "tab",
    "shift-tab",
    "space",
    "backspace",
    "delete",
    "up",
    "down",
    "left",
    "right",
    "home",
    "end",
    "page-up",
    "page-down",
    "ctrl-s",
    "ctrl-z",
    "ctrl-r",
    "ctrl-p",
    "ctrl-u",
    "ctrl-w",
    "ctrl-k",
    "ctrl-a",
    "alt-1",
    "alt-d",
    "alt-x",
    "f1",
    "f5",
    "y",
    "n",
    "0",
    "1",
    "2",
    "9",
    "-",
    "=",
    "/",
    "?",
    ":",
    "x",
    "あ",
    "ﾊ",
];

/// Texts that are typed letter by letter or pasted.
const TEXTS: &[&str] = &[
    "ryo",
    "あおくま",
    "ﾊﾞﾝﾂﾞｹ",
    "2026-10-02",
    "1500",
    "は\u{3099}んつ\u{3099}け",
    "👩‍👩‍👧 family",
    "e\u{301}\u{301}\u{301}",
    "\u{200b}\u{feff}",
    "Ada Primrose\nNobody\r\nしろくま\n",
    "\u{1b}[31mred\u{7}\u{1b}]0;title\u{7}",
    "tab\tand\u{0}zero",
    "\u{202e}right to left \u{2066}עברית",
    "大富豪名人会代表取締役社長兼最高経営責任者鈴木一郎太左衛門",
    "Maximilian Alexander von Hohenzollern-Sigmaringen the Younger of the Long Name",
];

#[derive(Debug, Clone)]
enum Happening {
    /// One of the available commands by its key, as an index into all that may be run now.
    Live(usize),
    Key(&'static str),
    Typed(&'static str),
    Pasted(&'static str),
    /// Far beyond the longest name.
    PastedLong(usize),
    Clicked(u16, u16),
    /// A place that means something.
    ClickedOnSomething(usize),
    Scrolled(u16, u16, isize),
    Resized(u16, u16),
    OtherDesk(Other),
    Woke,
    TimePassed,
    Searched,
    SwitchedLanguage,
}

#[derive(Debug, Clone, Copy)]
enum Other {
    Registers,
    Records,
    Undoes,
}

fn happening() -> impl Strategy<Value = Happening> {
    let other = select(&[Other::Registers, Other::Records, Other::Undoes][..]);
    prop_oneof![
        20 => any::<usize>().prop_map(Happening::Live),
        8 => select(KEYS).prop_map(Happening::Key),
        3 => select(TEXTS).prop_map(Happening::Typed),
        2 => select(TEXTS).prop_map(Happening::Pasted),
        1 => (300..3000_usize).prop_map(Happening::PastedLong),
        2 => (0..250_u16, 0..80_u16).prop_map(|(x, y)| Happening::Clicked(x, y)),
        4 => any::<usize>().prop_map(Happening::ClickedOnSomething),
        2 => (0..250_u16, 0..80_u16, -9..9_isize).prop_map(|(x, y, rows)| Happening::Scrolled(x, y, rows)),
        3 => (1..250_u16, 1..80_u16).prop_map(|(x, y)| Happening::Resized(x, y)),
        2 => (60..130_u16, 16..45_u16).prop_map(|(x, y)| Happening::Resized(x, y)),
        2 => other.prop_map(Happening::OtherDesk),
        1 => Just(Happening::Woke),
        1 => Just(Happening::TimePassed),
        1 => Just(Happening::Searched),
        1 => Just(Happening::SwitchedLanguage),
    ]
}

impl Happening {
    /// Whether the typed texts have to be the same afterwards as before.
    fn keeps_what_is_typed(&self) -> bool {
        matches!(
            self,
            Self::Resized(..)
                | Self::OtherDesk(_)
                | Self::Woke
                | Self::TimePassed
                | Self::Searched
                | Self::SwitchedLanguage
                | Self::Scrolled(..)
        )
    }

    fn happen(&self, front: &mut Front) {
        match *self {
            Self::Live(at) => {
                let live = front.desk.app.live();
                let keys: Vec<Key> =
                    live.iter().flat_map(|live| live.keys.iter().copied()).collect();
                if !keys.is_empty() {
                    front.happens(Event::KeyPressed(keys[at % keys.len()]));
                }
            }
            Self::Key(name) => front.happens(Event::KeyPressed(Key::parse(name).expect("a key"))),
            Self::Typed(text) => {
                for letter in text.chars().filter(|letter| !letter.is_control()) {
                    front.happens(Event::KeyPressed(Key::plain(crossterm::event::KeyCode::Char(
                        letter,
                    ))));
                }
            }
            Self::Pasted(text) => front.happens(Event::Pasted(text.to_owned())),
            Self::PastedLong(len) => front.happens(Event::Pasted("長い name ".repeat(len / 7))),
            Self::Clicked(x, y) => front.happens(Event::Clicked(Position::new(x, y))),
            Self::ClickedOnSomething(at) => {
                let app = &front.desk.app;
                let places = front.desk.buffer.area.positions();
                let targets: Vec<Position> =
                    places.filter(|place| app.frame.target(*place).is_some()).collect();
                if !targets.is_empty() {
                    let clicked = targets[at % targets.len()];
                    front.happens(Event::Clicked(clicked));
                }
            }
            Self::Scrolled(x, y, rows) => {
                front.happens(Event::Scrolled { position: Position::new(x, y), rows });
            }
            Self::Resized(columns, rows) => front.desk.resize(columns, rows),
            Self::OtherDesk(other) => {
                other.acts(front);
                front.wake();
            }
            Self::Woke => front.wake(),
            Self::TimePassed => front.happens(Event::TimePassed),
            Self::Searched => front.search(),
            Self::SwitchedLanguage => {
                front.happens(Event::KeyPressed(Key::parse("ctrl-t").expect("a key")));
            }
        }
    }
}

impl Other {
    /// Acts at another desk. An action that is not possible at that moment is refused, which is fine too.
    fn acts(self, front: &mut Front) {
        let club = front.club();
        let _ = match self {
            Self::Registers => {
                let name = format!("もう一人 {}", club.next_player());
                front.hall.perform(vec![add_player(club.next_player(), &name)]).map(|_| ())
            }
            Self::Records => {
                let Some((tournament, ready)) = club.live().next() else { return };
                let record = Action::RecordResult(RecordResult {
                    tournament: tournament.id,
                    no: ready.no,
                    sides: ready.players().expect("both are known"),
                    outcome: Outcome::Score(Score::new(2, 1)),
                    played_on: today(),
                });
                front.hall.perform(vec![record]).map(|_| ())
            }
            Self::Undoes => front.hall.undo(None).map(|_| ()),
        };
    }
}

/// The texts and numbers typed into the form on top.
fn typed(front: &Front) -> Option<Vec<String>> {
    match front.desk.app.route() {
        Route::PlayerForm { .. }
        | Route::Wizard
        | Route::Hall
        | Route::Break
        | Route::MatchDay(_)
        | Route::Prizes(_)
        | Route::Fees(_)
        | Route::Refresh(_)
        | Route::Categories
        | Route::Score { .. }
        | Route::RecordMatch { .. }
        | Route::ResultSheet { .. }
        | Route::Pod { .. }
        | Route::ListForm { .. }
        | Route::Adjust { .. }
        | Route::Limits { .. }
        | Route::DecideTie { .. }
        | Route::ReasonForm { .. }
        | Route::Enter { .. }
        | Route::LateEntry { .. }
        | Route::Other { .. }
        | Route::Path(_)
        | Route::Import => {}
        Route::Home
        | Route::Players
        | Route::Player { .. }
        | Route::Tournament { .. }
        | Route::Floor
        | Route::Boards(_)
        | Route::Duplicates { .. }
        | Route::Mergers
        | Route::Ranking
        | Route::Curves { .. }
        | Route::GameRecords { .. }
        | Route::Replay(_)
        | Route::RecordFit
        | Route::Journal(_)
        | Route::Guest(_)
        | Route::Settings => return None,
    }
    let told = format!("{:?}", front.desk.app.screen());
    let values = ["value: \"", "typed: \"", "fields: ["].into_iter().flat_map(|field| {
        let end = if field.ends_with('[') { ']' } else { '"' };
        told.split(field)
            .skip(1)
            .map(move |rest| rest.split(end).next().unwrap_or_default().to_owned())
    });
    Some(values.collect())
}

/// Runs one sequence. It panics on a failure; the test reports the events that led there.
fn goes_well(
    scene: &scenes::Scene,
    language: Language,
    sequence: &[Happening],
) -> Result<(), TestCaseError> {
    let mut front = scene.front(language);
    let start = front.club();
    let last: Seq = front.hall.desk.entries().last().map(|entry| entry.seq).unwrap_or_default();
    for (at, happening) in sequence.iter().enumerate() {
        let before = typed(&front);
        let (work, known) = (
            front.desk.app.screen().state(&front.desk.app.data).typed,
            front.desk.app.data.entries.len(),
        );
        happening.happen(&mut front);
        let fault = whole::fault(&front.desk.buffer);
        let drawn = || format!("{at}: {happening:?}\n{}", front.desk.text());
        prop_assert!(fault.is_none(), "{}\n{}", fault.unwrap_or_default(), drawn());
        // A form takes over what nobody typed over; a dialogue whose subject is another now is emptied with a sentence.
        let app = &front.desk.app;
        let has_news = app.data.entries.len() != known;
        let is_other = has_news
            && (app.screen().state(&front.desk.app.data).typed >= work || app.toast.is_some());
        // "yes" and "no" speak the language of the screen.
        let is_translated = matches!(happening, Happening::SwitchedLanguage)
            && matches!(app.route(), Route::Limits { .. });
        let is_other = is_other || is_translated;
        if happening.keeps_what_is_typed() && before.is_some() && !is_other {
            prop_assert_eq!(before, typed(&front), "{}", drawn());
        }
        let _ = front.hall.desk.follow().expect("followed");
        let (shown, kept) = (&front.desk.app.data.entries, front.hall.desk.entries());
        prop_assert!(
            kept.starts_with(shown),
            "{} entries are shown, {} are kept; {}",
            shown.len(),
            kept.len(),
            drawn()
        );
    }
    front.wake();
    let kept = front.hall.desk.entries().to_vec();
    let shown = &front.desk.app.data;
    prop_assert_eq!(&kept[..], &shown.entries[..]);
    let folded: Club = fold(&kept).expect("a sound journal");
    prop_assert!(folded == shown.club, "the journal says something else than the screen");
    prop_assert_eq!(front.hall.desk.verify().expect("verified"), []);
    while next_undo(front.hall.desk.entries()).is_some_and(|seq| seq > last) {
        front.hall.undo(None).expect("the last entry can be undone");
    }
    // Unless what was there at the beginning was undone itself, or done again.
    let untouched =
        kept.iter().all(|entry| entry.seq <= last || entry.undoes.is_none_or(|seq| seq > last));
    prop_assert!(!untouched || *front.hall.desk.club() == start, "undone, but not as it was");
    Ok(())
}

#[test]
fn no_sequence_of_events_breaks_anything() {
    let scenes: Vec<&scenes::Scene> = scenes::all().collect();
    let names: Vec<&'static str> = scenes.iter().map(|scene| scene.name).collect();
    let sequence = proptest::collection::vec(happening(), 20..60);
    let language = select(&Language::ALL[..]);
    holds(SEQUENCES, &(select(names), language, sequence), |(name, language, sequence)| {
        let scene = scenes.iter().find(|scene| scene.name == name).expect("a scene");
        goes_well(scene, language, &sequence)
    });
}
