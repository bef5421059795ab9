//! The settings on a screen, the keys as a file changes them, and frames for terminals that draw signs too wide.

use std::fs;

use banzuke::domain::score::Length;
use banzuke::settings::{Folder, LanguageChoice, Setting, Value};
use banzuke::tui::effect::{DeskTask, Effect};
use banzuke::tui::keymap::Keymap;
use banzuke::tui::kit::text::width;
use banzuke::tui::kit::theme::Theme;
use banzuke::tui::preferences::Preferences;
use banzuke::tui::theme::Themes;
use banzuke::tui::{App, Event};
use banzuke::words::Language;
use ratatui::buffer::{Buffer, CellDiffOption};
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr as _;

use crate::common::{Hall, temp_folder};
use crate::tui::driver::Desk;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, started};

/// An interface that keeps its settings in a folder of its own.
fn keeping() -> (TempDir, Folder, Front) {
    let home = temp_folder();
    let folder = Folder::new(home.path().to_owned());
    let mut front = Front::open(Hall::new());
    front.keep(folder.clone());
    (home, folder, front)
}

fn kept(folder: &Folder) -> String {
    fs::read_to_string(folder.settings_file()).unwrap_or_default()
}

#[test]
fn the_last_setting_is_in_sight_in_the_least_terminal() {
    let mut front = Front::open(Hall::new());
    front.desk.resize(60, 16);
    front.drive(", G");
    front.shows("> Fit of game records");
    front.shows("cannot be saved here");
}

#[test]
fn a_change_counts_at_once_and_is_kept_with_its_comments() {
    let (_home, folder, mut front) = keeping();
    front.drive(", <right> <right>");
    assert_eq!(front.desk.app.words.language, Language::Japanese);
    front.shows("設定");
    front.shows("< 日本語 >");
    assert!(kept(&folder).contains("\nlanguage = \"ja\"\n") || kept(&folder).starts_with('#'));
    front.drive("<left> <left>");
    assert_eq!(front.desk.app.words.language, Language::English);

    fs::write(folder.settings_file(), "# our hall\nmouse = true # tap\n").expect("written");
    front.drive("<down> <right>");
    assert_eq!(Some(&front.desk.app.theme), Themes::default().get("light"));
    front.drive("<down> <left>");
    assert!(front.desk.app.ascii);
    let expected = "# our hall\nmouse = true # tap\ntheme = \"light\"\nborders = \"ascii\"\n";
    assert_eq!(kept(&folder), expected);
}

#[test]
fn the_mouse_is_let_go_and_taken_again() {
    let mut desk = Desk::new(80, 24);
    desk.drive(", <down> <down> <down>");
    let kept = |on| Effect::from(DeskTask::keep(Setting::Mouse, Value::Switch(on)));
    assert_eq!(desk.drive("<right>"), [kept(false), Effect::Mouse(false)]);
    assert_eq!(desk.drive("<enter>"), [kept(true), Effect::Mouse(true)]);
    assert_eq!(desk.click_on("Mouse"), [kept(false), Effect::Mouse(false)]);
}

#[test]
fn a_file_that_cannot_be_changed_is_told_and_the_session_goes_on() {
    let (_home, folder, mut front) = keeping();
    fs::write(folder.settings_file(), "moose = true\n").expect("written");
    front.drive(", <down> <right>");
    front.shows("settings.toml:1: there is no setting `moose`");
    assert_eq!(kept(&folder), "moose = true\n");
    assert_eq!(Some(&front.desk.app.theme), Themes::default().get("light"));
}

#[test]
fn numbers_stay_in_their_range_and_lists_are_those_of_the_file() {
    let mut desk = Desk::new(80, 24);
    desk.drive(", <down> <down> <down> <down> <down> <left> <left> <left>");
    assert_eq!(desk.app.preferences.settings().first_to, 1);
    assert!(desk.drive("<left>").is_empty(), "nothing changes, nothing is written");
    desk.drive("<down> <right> <down> <right> <right> <left>");
    let settings = desk.app.preferences.settings();
    assert_eq!((settings.list.as_str(), settings.board_seconds), ("main", 15));
}

#[test]
fn a_new_tournament_begins_as_the_settings_have_it() {
    let mut front = Front::open(Hall::new());
    front.drive(", <down> <down> <down> <down> <right> <right> <down> <right> 1 n");
    front.drive("Cup <enter>");
    front.shows("> * round robin");
    front.drive("<ctrl-s>");
    let club = front.club();
    let cup = club.tournaments().next().expect("a tournament");
    let stage = cup.stages.first().expect("a stage");
    assert_eq!(stage.plan.format, ROBIN);
    assert_eq!(stage.plan.lengths.usual, Length::FirstTo(3));
}

#[test]
fn what_an_option_decides_is_marked() {
    let mut preferences = Preferences { colourless: true, ..Preferences::default() };
    let ascii = Value::Text("ascii".to_owned());
    let from = banzuke::settings::Origin::Environment("BANZUKE_BORDERS");
    preferences.effective.take(Setting::Borders, &ascii, from).expect("a value");
    let mut front = Front::open(Hall::new());
    front.prefer(preferences);
    assert_eq!(front.desk.app.theme, Theme::mono());
    front.drive(",");
    front.shows("overridden by BANZUKE_BORDERS");
    front.shows("NO_COLOR is set: no colours");
}

#[test]
fn keys_of_a_file_are_pressed_and_shown() {
    let mut desk = Desk::new(160, 24);
    let patch = "[main]\ngo-players = ['P']\n[top]\nquit = ['x']\n";
    desk.app.keymap = Keymap::embedded().patched(patch).expect("good");
    desk.happens(Event::Resized);
    assert!(desk.text().contains("P players"), "{}", desk.text());
    assert_eq!(desk.drive("q"), []);
    desk.drive("2 p");
    assert!(desk.text().contains("Home"));
    desk.drive("P");
    assert!(desk.text().contains("No players yet"), "{}", desk.text());
    desk.drive("<esc>");
    assert_eq!(desk.drive("x"), [Effect::Quit]);
}

#[test]
fn suspending_is_asked_of_the_shell_from_everywhere() {
    let mut desk = Desk::new(80, 24);
    for before in ["", "?", "<esc> 2 a", "<esc> :"] {
        desk.drive(before);
        assert_eq!(desk.drive("<ctrl-z>"), [Effect::Suspend], "after {before:?}");
    }
}

/// The letters of a frame that such a terminal would draw wider than they were measured.
fn too_wide(buffer: &Buffer) -> Vec<String> {
    let mut found = Vec::new();
    for row in buffer.area.rows() {
        let mut x = row.x;
        while x < row.right() {
            let cell = &buffer[(x, row.y)];
            let forced = matches!(cell.diff_option, CellDiffOption::ForcedWidth(_));
            let columns = if forced { 2 } else { width(cell.symbol()) };
            if cell.symbol().width_cjk() > columns.max(cell.symbol().width()) {
                found.push(cell.symbol().to_owned());
            }
            x += u16::try_from(columns).expect("narrow").max(1);
        }
    }
    found
}

/// Goes through the screens of a desk in ASCII.
fn visit(front: &mut Front, script: &[&str]) {
    front.desk.app.ascii = true;
    for size in [(60, 16), (80, 24), (120, 40)] {
        front.desk.resize(size.0, size.1);
        for keys in script {
            front.drive(keys);
            let wide = too_wide(&front.desk.buffer);
            assert_eq!(wide, Vec::<String>::new(), "after {keys}\n{}", front.text());
        }
    }
}

#[test]
fn no_screen_draws_a_sign_of_two_widths_in_ascii() {
    let everywhere = [
        "1", "?", "<esc>", ":", "<esc>", "2", "a", "<esc>", "3", "t", "<esc>", "4", "5", "t",
        "<esc>", ",", "D", "<esc>", "1", "n", "<esc>",
    ];
    for language in ["", "<ctrl-t>"] {
        for hall in [Hall::new(), started(8, ELIMINATION, Length::FirstTo(2))] {
            let mut front = Front::open(hall);
            front.drive(language);
            front.drive("?");
            assert!(!too_wide(&front.desk.buffer).is_empty(), "in Unicode there are such signs");
            front.drive("<esc>");
            visit(&mut front, &everywhere);
        }
        let tabs = ["1", "<tab>", "<enter>", "<tab>", "<tab>", "<tab>", "o", "<esc>", "L", "<esc>"];
        for format in [ELIMINATION, ROBIN] {
            let mut hall = started(8, format, Length::FirstTo(2));
            hall.record(1, 2, 0).expect("recorded");
            let mut front = Front::open(hall);
            front.drive(language);
            visit(&mut front, &tabs);
        }
        let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
        hall.record(1, 2, 1).expect("recorded");
        let mut front = Front::open(hall);
        front.drive(language);
        let people = [
            "1", "<enter>", "2", "w", "<esc>", "<esc>", "2", "<enter>", "c", "<esc>", "v", "<esc>",
            "a", "<esc>", "t", "<esc>", "3", "<space>", "c", "<esc>", "R", "<esc>",
        ];
        visit(&mut front, &people);
    }
}

#[test]
fn lines_in_ascii_look_like_lines() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.desk.app.ascii = true;
    front.drive("<tab> <enter>");
    insta::assert_snapshot!("ascii_bracket", front.drawn());
    front.drive("?");
    insta::assert_snapshot!("ascii_help", front.drawn());
}

#[test]
fn the_interface_as_it_is_preferred() {
    let mut preferences =
        Preferences { locale: LanguageChoice::Japanese, ..Preferences::default() };
    let app = |preferences| {
        let nothing = crate::tui::driver::nothing();
        App::new(nothing, Theme::mono(), Language::English.words()).preferring(preferences)
    };
    let dressed = app(preferences.clone());
    assert_eq!(dressed.words.language, Language::Japanese);
    assert_eq!(Some(&dressed.theme), Themes::default().get("default"));
    preferences.ambiguous = banzuke::tui::preferences::Ambiguous::Wide;
    assert!(app(preferences).ascii);
}
