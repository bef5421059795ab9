use std::time::Duration;

use chrono::NaiveDate;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::*;
use crate::club::Club;
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::theme::Theme;
use crate::tui::kit::toast::INFO_TIME;
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::tui::view::view;
use crate::words::ENGLISH;

fn app() -> App {
    App::new(Snapshot::new(&Club::default(), &[], NaiveDate::default()), Theme::mono(), &ENGLISH)
}

fn press(app: &mut App, names: &[&str]) -> Vec<Effect> {
    let mut effects = Vec::new();
    for name in names {
        let key = Key::parse(name).expect(name);
        effects.extend(update(app, Event::KeyPressed(key), Instant::now()));
    }
    effects
}

fn asking() -> App {
    let mut app = app();
    let confirm = Confirm::new(
        "Delete the tournament 京都オープン?",
        "Its 28 matches leave the ranking.",
        "Delete",
        vec![DeskTask::follow().into()],
    );
    app.overlays.push(Box::new(confirm));
    app
}

#[test]
fn a_question_does_nothing_unless_yes_is_chosen() {
    for (keys, done) in [
        (&["enter"][..], false),
        (&["esc"], false),
        (&["n"], false),
        (&["tab", "tab", "enter"], false),
        (&["y"], true),
        (&["right", "enter"], true),
        (&["shift-tab", "enter"], true),
    ] {
        let mut app = asking();
        let effects = press(&mut app, keys);
        assert_eq!(effects == [Effect::Do(DeskTask::follow())], done, "{keys:?}");
        assert!(app.overlay().is_none(), "{keys:?}");
    }
}

#[test]
fn a_question_repeats_its_object_and_its_buttons_may_be_clicked() {
    let mut app = asking();
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    app.frame = view(&app, buffer.area, &mut buffer);
    let places = (0..24).flat_map(|y| (0..80).map(move |x| Position::new(x, y)));
    let accept = Some(Target::Command(CommandId::Accept));
    let yes =
        places.into_iter().find(|place| app.frame.target(*place) == accept).expect("a button");
    assert_eq!(
        update(&mut app, Event::Clicked(yes), Instant::now()),
        [Effect::Do(DeskTask::follow())]
    );
    let lines: String = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
    assert!(lines.contains("28 matches") && lines.contains("> Cancel"), "{lines}");
}

#[test]
fn steps_back_go_one_layer_at_a_time_and_the_first_screen_stays() {
    let mut app = app();
    app.open(Route::Home, Instant::now());
    let help = app.help();
    app.overlays.push(Box::new(help));
    press(&mut app, &["esc"]);
    assert!(app.overlay().is_none() && app.over.len() == 1);
    assert_eq!(press(&mut app, &["q"]), []);
    assert!(app.over.is_empty());
    assert_eq!(press(&mut app, &["esc"]), []);
    assert_eq!(press(&mut app, &["q"]), [Effect::Quit]);
}

#[test]
fn information_goes_after_its_time() {
    let (mut app, start) = (app(), Instant::now());
    let mut turn = Turn { app: &mut app, now: start, effects: Vec::new() };
    turn.take(Step::Say(Toast::info("Added 田中.", start)));
    assert_eq!(app.wakes_at(), Some(start + INFO_TIME));
    update(&mut app, Event::TimePassed, start + INFO_TIME.saturating_sub(Duration::from_millis(1)));
    assert!(app.toast.is_some());
    update(&mut app, Event::TimePassed, start + INFO_TIME);
    assert_eq!((app.toast.is_none(), app.wakes_at()), (true, None));
}

#[test]
fn steps_open_and_cover() {
    let mut app = app();
    let mut turn = Turn { app: &mut app, now: Instant::now(), effects: Vec::new() };
    turn.take(Step::Open(Route::Home));
    let help = turn.app.help();
    turn.take(Step::cover(help));
    turn.take(Step::Back);
    assert_eq!((app.over.len(), app.overlay().is_none()), (1, true));
}
