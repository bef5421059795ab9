//! Exit codes, streams and the environment, on which scripts rely.

use std::fmt::Write as _;
use std::io::Read as _;
use std::process::Stdio;

use super::{Shell, text};

#[test]
fn wrong_usage_ends_with_2_and_help_with_0() {
    let shell = Shell::new();
    for line in ["nonsense", "player", "player show", "tournament result Cup x 2-1", "--db"] {
        let output = shell.run(line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{line}");
    }
    for line in ["--help", "--version", "tournament new --help", "help"] {
        assert!(!shell.data(line).is_empty(), "{line}");
    }
    assert!(!shell.path("club.db").exists());
}

#[test]
fn a_value_out_of_range_is_wrong_usage() {
    let shell = Shell::new();
    shell.data("player add TM");
    let new = "tournament new Cup --format single-elimination";
    for line in [
        "list new Sunday --k 0",
        "list new Sunday --k nan",
        "list new Sunday --start nan",
        "list set main --start -1e9",
        "list set main --k 1001",
        &format!("{new} --first-to 0"),
        &format!("{new} --first-to 1000"),
        &format!("{new} --games 0"),
        &format!("{new} --first-to 2 --final-first-to 0"),
        &format!("{new} --first-to 2 --semifinal-first-to -1"),
        "expect 1700 1500 --first-to 0",
        "expect 1700 1500 --k 0",
        "player alias add TM 'a;b'",
        "player add Ada --alias 'a；b'",
    ] {
        let output = shell.run(line);
        assert_eq!(output.status.code(), Some(2), "{line}: {}", text(&output.stderr));
    }
    assert_eq!(shell.data("journal list").lines().count(), 2, "a header and the player");
}

#[test]
fn what_is_refused_begins_no_club() {
    let shell = Shell::new();
    shell.write("gap.jsonl", GAP);
    for line in [
        "player add ''",
        "player add Ada --alias Ada",
        "list new ''",
        "list new main",
        "tournament new '' --format round-robin --first-to 2",
        "tournament new Cup --format round-robin --first-to 2 --list Sunday",
        "journal import gap.jsonl",
        "player show 1",
        "undo",
    ] {
        shell.refused(line);
        assert!(!shell.path("club.db").exists(), "{line}");
    }
}

/// A journal whose first entry is missing.
const GAP: &str = r#"{"seq":2,"at":"2026-11-21T09:00:00Z","desk":"desk","op":"b","actions":[{"kind":"add_player","player":1,"name":"TM"}]}"#;

#[test]
fn bare_banzuke_says_that_it_needs_a_terminal() {
    let shell = Shell::new();
    assert!(shell.refused("").contains("need a terminal"));
    assert!(!shell.path("club.db").exists());
}

#[test]
fn the_demo_is_printed_and_leaves_nothing_behind() {
    let shell = Shell::new();
    let output = shell.command("demo").env("TMPDIR", shell.path(".")).output().expect("ran");
    assert!(output.status.success());
    insta::assert_snapshot!(text(&output.stdout));
    assert_eq!(std::fs::read_dir(shell.path(".")).expect("a folder").count(), 0);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let shell = Shell::new();
    let mut rows = "name\n".to_owned();
    for number in 0..1_000 {
        writeln!(rows, "{:x}{number:0100}", number * 2_654_435_761_u64).expect("memory");
    }
    shell.write("players.csv", rows);
    shell.data("import players players.csv");
    for line in ["export ranking", "export players --format json", "player list"] {
        let mut child = shell
            .command(line)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("started");
        let mut some = [0; 64];
        let mut reader = child.stdout.take().expect("piped");
        reader.read_exact(&mut some).expect("the beginning");
        drop(reader);
        let output = child.wait_with_output().expect("ended");
        assert_eq!(
            (output.status.code(), text(&output.stderr)),
            (Some(0), String::new()),
            "{line}"
        );
    }
}

#[test]
fn the_environment_names_file_desk_and_clock() {
    let shell = Shell::new();
    let mut command = shell.command("player add TM");
    let output = command.env("BANZUKE_DB", "deep/er/x.db").env("BANZUKE_DESK", "門").output();
    assert_eq!(text(&output.expect("ran").stdout), "P0001-3\n");
    let journal = shell.data("--db deep/er/x.db journal list");
    assert!(journal.contains("2026-11-21 09:00:00  門    TM (P0001-3) registered"), "{journal}");
    let output = shell.command("player list").env("BANZUKE_NOW", "noon").output().expect("ran");
    assert_eq!(output.status.code(), Some(1));
    let mut command = shell.command("player add TM");
    command.env_remove("BANZUKE_DB").env_remove("XDG_DATA_HOME").env("HOME", shell.path("home"));
    assert!(command.output().expect("ran").status.success(), "the user's data folder");
    assert!(shell.path("home").exists() && !shell.path("club.db").exists());
}

#[test]
fn completions_know_every_command() {
    let shell = Shell::new();
    for name in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(shell.data(&format!("completions {name}")).contains("walkover"), "{name}");
    }
    assert_eq!(shell.run("completions basic").status.code(), Some(2));
}

/// All subcommands of a command by its help, each with its path: `player`, `player add`.
fn commands(shell: &Shell, above: &str) -> Vec<String> {
    let help = shell.data(&format!("{above} --help"));
    let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let listed = listed.take_while(|line| !line.is_empty());
    let names = listed.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    let names = names.filter(|name| !name.is_empty() && *name != "help");
    names
        .flat_map(|name| {
            let name = format!("{above} {name}").trim().to_owned();
            let below = commands(shell, &name);
            std::iter::once(name).chain(below)
        })
        .collect()
}

#[test]
fn every_command_has_a_manual_page_with_title_and_name() {
    let shell = Shell::new();
    shell.data("man --out man");
    let mut commands = commands(&shell, "");
    assert!(commands.iter().any(|name| name == "tournament result"), "{commands:?}");
    // The laboratory makes those of its commands, where it is installed.
    commands.retain(|name| !["lab ", "records ", "play "].iter().any(|own| name.starts_with(own)));
    let whole =
        std::iter::once(String::new()).chain(commands.iter().map(|name| format!(" {name}")));
    let names: Vec<String> = whole.map(|name| format!("banzuke{name}").replace(' ', "-")).collect();
    let files = std::fs::read_dir(shell.path("man")).expect("a folder").count();
    assert_eq!(files, names.len(), "a page each");
    for name in names {
        let page = std::fs::read_to_string(shell.path("man").join(format!("{name}.1")));
        let page = page.unwrap_or_else(|error| panic!("{name}: {error}"));
        let macros: Vec<&str> = page.lines().filter(|line| line.starts_with('.')).collect();
        let at = |wanted: &str| macros.iter().position(|line| *line == wanted);
        let title = macros.iter().position(|line| line.starts_with(".TH "));
        let title = title.unwrap_or_else(|| panic!("{name} has no .TH\n{page}"));
        assert!(macros[title].starts_with(&format!(".TH {} 1 ", name.to_uppercase())), "{page}");
        assert!(at(".SH NAME").is_some_and(|at| at > title), "{name}\n{page}");
        assert!(at(".SH SYNOPSIS").is_some(), "{name}\n{page}");
        let about = page.lines().skip_while(|line| *line != ".SH NAME").nth(1).unwrap_or_default();
        let (called, does) = about.split_once(" \\- ").unwrap_or_else(|| panic!("{name}: {about}"));
        assert_eq!((called.replace("\\-", "-"), does.is_empty()), (name.clone(), false), "{about}");
    }
}

/// Many halls call the display a board.
#[test]
fn the_display_has_its_other_name() {
    let shell = Shell::new();
    assert_eq!(shell.data("board --help"), shell.data("display --help"));
}
