//! The operator's own commands, which run after decisions.

use std::time::{Duration, Instant};

use banzuke::domain::format::Format;
use banzuke::domain::length::Length;
use banzuke::hooks::Runner;
use banzuke::settings::Hook;
use serde_json::Value;

use super::Shell;
use super::site::soon;
use crate::tui::scoring::started;

const ROUND_ROBIN: Format = Format::RoundRobin { double: false };

/// A club whose hooks write their input into a file.
fn club(hooks: &str) -> Shell {
    let shell = Shell::new();
    for name in ["Ada", "Bea", "Coco", "Dan"] {
        shell.data(&format!("player add {name}"));
    }
    shell.data("tables set 7");
    shell.data("tournament new Cup --format round-robin --first-to 2");
    shell.data("tournament enter Cup 1 2 3 4");
    std::fs::create_dir_all(shell.path("config")).expect("a folder");
    shell.write("config/settings.toml", format!("mouse = false\n[hooks]\n{hooks}"));
    shell
}

/// The input of the hooks, once there are this many lines.
fn told(shell: &Shell, lines: usize) -> Vec<Value> {
    let text = || std::fs::read_to_string(shell.path("told")).unwrap_or_default();
    soon("a hook", || text().lines().count() >= lines);
    text().lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn each_hook_is_told_what_was_decided_and_by_whom() {
    let hooks = ["result", "call", "round", "closed"];
    let shell = club(&hooks.map(|hook| format!("{hook} = 'cat >> told'\n")).concat());
    let steps = [
        ("tournament start Cup", "round"),
        ("call Cup 1 7", "call"),
        ("tournament result Cup 1 2-1", "result"),
        ("tournament correct Cup 1 2-0", "result"),
    ];
    for (at, (line, hook)) in steps.into_iter().enumerate() {
        shell.data(line);
        let all = told(&shell, at + 1);
        assert_eq!((all.len(), &all[at]["hook"]), (at + 1, &Value::from(hook)), "{line}");
        assert_eq!(all[at]["event_name"], "Cup");
    }
    let all = told(&shell, 4);
    assert_eq!(all[1]["decision"]["table"], "7");
    let names = |told: &Value| {
        let players = told["players"].as_array().expect("players").iter();
        players.map(|one| one["name"].to_string()).collect::<Vec<_>>().concat()
    };
    assert_eq!(names(&all[2]).matches('"').count(), 4, "two players: {}", all[2]);
    assert_eq!(all[3]["match"], 1);
    shell.data("player add Eve");
    shell.data("undo");
    assert_eq!(told(&shell, 4).len(), 4, "of other decisions nothing is told");
}

/// A result is recorded and reported while its hook, which writes much output and then fails, still runs.
#[test]
fn a_result_never_waits_for_its_hook() {
    let slow = "cat > told; yes flood | head -c 3000000; while test -e told && ! test -e go; do sleep 0.05; done; \
                touch gone; exit 3";
    let shell = club(&format!("result = \"{slow}\"\n"));
    shell.data("tournament start Cup");
    for (no, score) in [(1, "2-0"), (2, "2-1")] {
        shell.data(&format!("tournament result Cup {no} {score}"));
    }
    assert!(!shell.path("gone").exists());
    assert!(shell.data("tournament show Cup").contains("2-1"));
    shell.write("go", "");
    soon("the end of the hooks", || shell.path("gone").exists());
}

/// Medians of the times for results at an open desk, without a
/// hook and with each faulty one; `--nocapture` prints them.
#[test]
fn hooks_that_misbehave_hold_up_no_result() {
    let hooks = [
        ("none", None),
        ("slow", Some("sleep 3")),
        ("failing", Some("exit 3")),
        ("flooding", Some("yes flood | head -c 3000000")),
        ("killed", Some("kill -9 $$")),
    ];
    for (name, command) in hooks {
        let mut hall = started(12, ROUND_ROBIN, Length::FirstTo(2));
        let hooks = command.map(|command| (Hook::Result, command.to_owned()));
        if let Some(hooks) = Runner::of(&hooks.into_iter().collect()) {
            hall.desk.heard_by(hooks);
        }
        let record = |no| {
            let begun = Instant::now();
            hall.record(no, 2, 0).expect("recorded");
            begun.elapsed()
        };
        let mut taken: Vec<Duration> = (1..=21).map(record).collect();
        taken.sort_unstable();
        println!("a result with hook {name}: median {:?}, longest {:?}", taken[10], taken[20]);
        // A hook that were waited for would take 3 s.
        assert!(taken[10] < Duration::from_millis(500), "{name}: {:?}", taken[10]);
    }
}

#[test]
fn a_hook_that_is_none_is_refused_with_its_line_and_the_remedy() {
    let shell = club("results = 'true'\n");
    let refused = shell.refused("settings");
    for part in ["settings.toml:2", "no hook `results`", "result"] {
        assert!(refused.contains(part), "{part}: {refused}");
    }
    shell.write("config/settings.toml", "[hooks]\ncall = ''\n");
    let refused = shell.refused("settings");
    assert!(refused.contains("no command line"), "{refused}");
}
