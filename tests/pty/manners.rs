//! Good behaviour in a terminal: suspending, leaving the mouse alone, drawing only what it can show.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::pty::terminal::Terminal;
use crate::pty::{SIZE, home};

const PROGRAM: &str = env!("CARGO_BIN_EXE_banzuke");

/// Another desk on the club's file in `home` registers somebody.
fn register(home: &Path, name: &str) {
    run(home, &["player", "add", name]);
}

fn run(home: &Path, arguments: &[&str]) {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).env_clear().env("HOME", home);
    command.env("BANZUKE_CONFIG", home.join("config")).env("BANZUKE_DESK", "back");
    assert!(command.output().expect("it ran").status.success());
}

/// In a shell with job control: Ctrl-Z, another command, `fg`.
#[cfg(unix)]
#[test]
fn ctrl_z_gives_the_terminal_back_and_fg_takes_it_again() {
    let home = home();
    let shell = Path::new("/bin/sh");
    let more = [("PS1", "$ "), ("PATH", "/usr/bin:/bin")];
    let mut terminal = Terminal::run(shell, home.path(), &["-i"], SIZE, &more);
    terminal.wait_for("$");
    terminal.send(&format!("{PROGRAM}\r"));
    terminal.wait_for("Home");
    terminal.send("2");
    terminal.wait_for("No players yet");

    terminal.send("\x1a");
    terminal.wait("the shell says that it stopped", |screen| {
        screen.contains("Stopped") && !screen.contains("No players yet")
    });
    terminal.restored();
    register(home.path(), "Ada Primrose");
    terminal.send("echo still $((40 + 2))\r");
    terminal.wait_for("still 42");

    terminal.send("fg\r");
    terminal.wait_for("Ada Primrose");
    assert!(terminal.look(vt100::Screen::alternate_screen));
    assert!(terminal.look(|screen| screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None));
    terminal.send("\x03");
    // What is typed before the shell has the terminal back is thrown away with it.
    terminal.wait("the shell's prompt", |screen| screen.trim_end().ends_with("\n$"));
    terminal.restored();
    terminal.send("exit\r");
    terminal.ended();
}

#[test]
fn the_mouse_is_left_to_the_terminal_where_the_settings_say_so() {
    let home = home();
    fs::create_dir(home.path().join("config")).expect("a folder");
    fs::write(home.path().join("config/settings.toml"), "mouse = false\n").expect("written");
    let mut terminal = Terminal::start(home.path(), &["demo"], SIZE);
    terminal.wait_for("Ready to play");
    let mode = |screen: &vt100::Screen| screen.mouse_protocol_mode();
    assert_eq!(terminal.look(mode), vt100::MouseProtocolMode::None);
    terminal.send(",");
    terminal.wait_for("Borders");
    terminal.send("jjj\x1b[C");
    terminal.wait_for("< on >");
    terminal.send("q");
    terminal.wait_for("Ready to play");
    assert_ne!(terminal.look(mode), vt100::MouseProtocolMode::None);
    terminal.send("q");
    assert!(terminal.ended().success());
    // It is written beside the drawing, at the latest before the program ends.
    let kept = fs::read_to_string(home.path().join("config/settings.toml"));
    assert_eq!(kept.expect("a file"), "mouse = true\n");
}

#[test]
fn a_terminal_of_wide_signs_is_found_out_and_spared() {
    for (locale, more, columns, ascii) in [
        ("ja_JP.UTF-8", "auto", 2, true),
        ("ja_JP.UTF-8", "auto", 1, false),
        ("ja_JP.UTF-8", "unicode", 2, false),
        // Nobody asks where such terminals are unknown.
        ("en_US.UTF-8", "auto", 2, false),
    ] {
        let home = home();
        let more = [("LC_CTYPE", locale), ("BANZUKE_BORDERS", more)];
        let program = Path::new(PROGRAM);
        let mut terminal =
            Terminal::answering(program, home.path(), &["demo"], SIZE, &more, columns);
        terminal.wait_for("Ready to play");
        terminal.send("?");
        terminal.wait_for("Keys");
        let lines = terminal.text().contains('─');
        assert_eq!(lines, !ascii, "{more:?} {columns}\n{}", terminal.text());
        assert!(!terminal.text().contains('■'), "what was asked with is gone");
        terminal.send("\x03");
        assert!(terminal.ended().success());
    }
}

#[test]
fn the_doctor_asks_the_terminal_what_it_can() {
    for columns in [1, 2] {
        let home = home();
        let program = Path::new(PROGRAM);
        let more = [("LANG", "ja_JP.UTF-8"), ("BANZUKE_LANG", "en")];
        let mut terminal =
            Terminal::answering(program, home.path(), &["doctor"], (60, 100), &more, columns);
        terminal.wait_for(&format!("width of ■ in columns: {columns}"));
        terminal.wait_for("terminals: yes / yes");
        terminal.wait_for("columns x rows: 100x60");
        terminal.wait_for("No problems found.");
        assert!(terminal.ended().success());
    }
}

#[test]
fn a_terminal_that_does_not_tell_of_its_cursor_shows_the_screens() {
    let home = tempfile::tempdir().expect("a folder");
    let program = Path::new(PROGRAM);
    let mut terminal = Terminal::answering(program, home.path(), &["demo"], SIZE, &[], 0);
    terminal.wait_for("Ready to play");
    terminal.send("\u{c}5");
    terminal.wait_for("Queue: 1");
    terminal.send("\u{3}");
    assert_eq!(terminal.exit().exit_code(), 0);
}

#[test]
fn a_wrong_file_of_keys_is_told_before_the_club_is_touched() {
    let home = home();
    fs::create_dir(home.path().join("config")).expect("a folder");
    fs::write(home.path().join("config/keys.toml"), "[list]\nup = ['j']\n").expect("written");
    let mut terminal = Terminal::start(home.path(), &[], SIZE);
    terminal.wait_for("keys.toml:2: the key `j` runs `down` in [list]");
    assert!(!terminal.ended().success());
    assert!(!home.path().join(".local/share").exists(), "no file was begun");
}

/// A terminal that reports focus: the entries of the other desk appear at once, and within half a second in any case.
#[test]
fn whoever_comes_back_to_the_window_sees_what_the_others_did() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &[], SIZE);
    terminal.wait_for("Home");
    terminal.send("2");
    terminal.wait_for("No players yet");
    register(home.path(), "Ada Primrose");
    terminal.send("\x1b[O\x1b[I");
    terminal.wait_for("Ada Primrose");
    terminal.send("\x03");
    assert!(terminal.ended().success());
}

/// A terminal sends a pasted list between brackets, each line ended as by the Enter key.
#[test]
fn a_pasted_list_is_one_name_a_line() {
    let home = home();
    let mut terminal = Terminal::start(home.path(), &[], SIZE);
    terminal.wait_for("Home");
    terminal.send("nCup\r\r\r");
    terminal.wait_for("Entrants: 0");
    terminal.send("\x1b[200~Ada\rBo\rCy\x1b[201~");
    terminal.wait_for("Entrants: 3, 3 of them new");
    terminal.send("\x03");
    assert!(terminal.ended().success());
}

#[test]
fn what_a_killed_program_left_on_the_screen_is_gone() {
    let home = home();
    let line = format!("printf '\\033[?1049h\\033[12;9HOLD TEXT'; exec {PROGRAM} --db club.db");
    let mut terminal = Terminal::run(Path::new("/bin/sh"), home.path(), &["-c", &line], SIZE, &[]);
    terminal.wait_for("Home");
    assert!(!terminal.text().contains("OLD TEXT"), "{}", terminal.text());
    terminal.send("q");
    assert!(terminal.exit().success());
}

#[test]
fn a_terminal_that_cannot_move_its_cursor_is_refused_with_a_sentence() {
    for (lang, sentence) in [("en", "TERM=dumb"), ("ja", "カーソルを動かせるターミナル")]
    {
        for command in [&[][..], &["display"]] {
            let home = home();
            register(home.path(), "Ada Primrose");
            let arguments = [&["--lang", lang], command].concat();
            let program = Path::new(PROGRAM);
            let dumb = [("TERM", "dumb")];
            let terminal = Terminal::run(program, home.path(), &arguments, (6, 200), &dumb);
            terminal.wait_for(sentence);
            assert!(!terminal.look(vt100::Screen::alternate_screen));
        }
    }
}

/// The emulator counts a thumb with a skin colour as four columns, as tmux does.
#[test]
fn joined_emoji_shift_nothing() {
    let home = home();
    for (name, number) in [("👍🏽☺\u{FE0F}🇯🇵 Ada", "P1"), ("क्षितिज", "P2"), ("Bea", "P3")]
    {
        register(home.path(), name);
        run(home.path(), &["player", "set", number, "--club", "Sapporo"]);
    }
    let mut terminal = Terminal::start(home.path(), &[], SIZE);
    terminal.send("2");
    terminal.wait("the players", |screen| screen.contains("Players") && screen.contains("Bea"));
    let screen = terminal.text();
    let club = |name: &str| {
        let line = screen.lines().find(|line| line.contains(name)).expect("a line");
        banzuke::tui::kit::text::width(line.split("Sapporo").next().expect("the columns before"))
    };
    assert_eq!(club("Ada"), club("Bea"), "{screen}");
    assert!(screen.contains("JP Ada"), "{screen}");
    // The names on home and in the list leave nothing behind.
    terminal.send("5");
    terminal.wait("the floor", |screen| screen.contains("Floor") && !screen.contains("Sapporo"));
    let floor = terminal.text();
    assert!(!floor.contains("JP") && !floor.contains('ष'), "{floor}");
}
