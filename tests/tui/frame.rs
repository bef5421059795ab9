//! The frame: footer, help, palette, sizes, mouse.

use banzuke::tui::Event;
use banzuke::tui::effect::{DeskTask, Effect, Toast};
use ratatui::layout::Position;

use crate::tui::driver::Desk;

#[test]
fn help_lies_over_the_screen_and_goes_without_a_trace() {
    let mut desk = Desk::new(80, 24);
    desk.drive("?");
    assert!(desk.text().contains("Keys"));
    desk.drive("<esc>");
    assert_eq!(desk.text(), Desk::new(80, 24).text());
}

#[test]
fn the_palette_finds_and_runs() {
    let mut desk = Desk::new(80, 24);
    desk.drive(": h e");
    assert!(desk.app.frame.cursor().is_some());
    desk.drive("<enter>");
    assert!(desk.text().contains("Keys"), "{}", desk.text());
    desk.drive("<esc>");
    assert_eq!(desk.drive(": q u i t <enter>"), [Effect::Quit]);
}

#[test]
fn typed_characters_go_to_the_field_and_not_to_commands() {
    let mut desk = Desk::new(80, 24);
    assert_eq!(desk.drive(": q ? :"), []);
    assert!(desk.text().contains("Command: q?:"), "{}", desk.text());
    desk.happens(Event::Pasted("大富豪".to_owned()));
    assert!(desk.text().contains("Command: q?:大富豪"), "{}", desk.text());
    assert!(desk.text().contains("No commands found."));
    assert_eq!(desk.drive("<enter>"), []);
    assert!(!desk.line(23).contains(" q back"), "{}", desk.line(23));
}

#[test]
fn the_form_asks_how_a_name_in_kanji_is_read_as_long_as_nothing_else_is_known() {
    let mut desk = Desk::new(80, 24);
    desk.drive("2 a A d a");
    assert!(!desk.text().contains("Reading?"), "{}", desk.text());
    desk.drive("<esc> 2 a 佐 藤 <space> 健 太");
    assert!(desk.text().contains("Reading?"), "{}", desk.text());
    desk.drive("<tab> さ と う");
    assert!(!desk.text().contains("Reading?"), "{}", desk.text());
}

#[test]
fn escape_never_quits_q_quits_from_the_top_and_ctrl_c_always() {
    let mut desk = Desk::new(80, 24);
    assert_eq!(desk.drive("<esc><esc>"), []);
    assert_eq!(desk.drive("? q"), []);
    assert_eq!(desk.drive("q"), [Effect::Quit]);
    for before in ["", "?", ": x"] {
        let mut desk = Desk::new(80, 24);
        desk.drive(before);
        assert_eq!(desk.drive("<ctrl-c>"), [Effect::Quit], "after {before:?}");
    }
}

#[test]
fn too_small_a_terminal_says_so_and_takes_no_keys_but_quit() {
    let mut desk = Desk::new(59, 15);
    assert_eq!(desk.text().trim(), "the window needs 60x16, now 59x15");
    desk.drive("?");
    desk.resize(60, 16);
    assert!(!desk.text().contains("Keys"));
    desk.drive(": a");
    desk.resize(4, 1);
    desk.drive("b<enter>");
    desk.happens(Event::Pasted("c".to_owned()));
    desk.resize(80, 24);
    assert!(desk.text().contains("Command: a "), "{}", desk.text());
    desk.resize(4, 1);
    assert_eq!(desk.drive("<ctrl-c>"), [Effect::Quit]);
    desk.resize(0, 0);
}

#[test]
fn the_mouse_runs_footer_keys_and_list_rows() {
    let mut desk = Desk::new(80, 24);
    desk.click_on("? help");
    assert!(desk.text().contains("Keys"));
    let position = Position::new(30, 11);
    desk.happens(Event::Scrolled { position, rows: 60 });
    desk.click_on("Quit");
    assert!(desk.text().contains("> q"), "{}", desk.text());
    assert_eq!(desk.click_on("Quits"), [Effect::Quit]);
    assert_eq!(desk.happens(Event::Clicked(Position::new(500, 500))), []);
}

#[test]
fn an_error_stays_until_a_key_is_pressed() {
    let mut desk = Desk::new(80, 24);
    desk.app.toast = Some(Toast::error("No such player."));
    desk.happens(Event::TimePassed);
    assert_eq!(desk.line(22), " No such player.");
    assert!(desk.roles().lines().nth(22).is_some_and(|line| line.starts_with(".eee")));
    desk.drive("<tab>");
    assert_eq!(desk.line(22), "");
}

#[test]
fn waking_asks_for_the_other_desks_and_a_lost_terminal_ends_the_program() {
    let mut desk = Desk::new(80, 24);
    assert_eq!(desk.happens(Event::Woke), [DeskTask::follow().into()]);
    let failed = desk.happens(Event::InputFailed("gone".to_owned().into()));
    assert_eq!(failed, [Effect::Fail("the terminal can no longer be read: gone".to_owned())]);
}

#[test]
fn the_footer_says_what_a_key_does_in_this_place() {
    let mut desk = Desk::new(80, 24);
    for (script, said) in [
        ("1", "n new tournament"),
        ("2", "a new player"),
        ("/ x", "Enter register"),
        ("<esc><esc> 3", "a new list"),
        (",", "Enter change"),
        ("?", "Enter choose"),
    ] {
        desk.drive(script);
        assert!(desk.line(23).contains(said), "{script}: {}", desk.line(23));
    }
}
