//! Settings, keys and themes from files: the effective values, their origin, and refusals.

use std::fs;

use crate::cli::{Shell, text};

/// A shell whose configuration folder is there.
fn configured(files: &[(&str, &str)]) -> Shell {
    let shell = Shell::new();
    fs::create_dir_all(shell.path("config/themes")).expect("a folder");
    for (name, content) in files {
        shell.write(&format!("config/{name}"), content);
    }
    shell
}

#[test]
fn settings_begin_with_a_file_that_explains_itself() {
    let mut shell = Shell::new();
    shell.play(
        "settings
        settings --init
        settings
        settings --init
        settings --init --keys",
    );
    insta::assert_snapshot!("settings_begun", shell.transcript());
    insta::assert_snapshot!("settings_file", shell.read("config/settings.toml"));
    let japanese = Shell::new();
    japanese.data("settings --init --lang ja");
    insta::assert_snapshot!("settings_file_japanese", japanese.read("config/settings.toml"));
}

#[test]
fn an_option_goes_before_the_environment_and_that_before_the_file() {
    let shell = configured(&[("settings.toml", "theme = 'mono'\nlanguage = 'ja'\n")]);
    let theme = |command: &mut std::process::Command| {
        let output = command.output().expect("the program ran");
        let told = text(&output.stdout);
        told.lines().find(|line| line.starts_with("theme")).expect("a theme").to_owned()
    };
    let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(words(&theme(&mut shell.command("settings"))), ["theme", "mono", "ファイル"]);
    let env = ("BANZUKE_THEME", "light");
    let told = theme(shell.command("settings").env(env.0, env.1));
    assert_eq!(words(&told), ["theme", "light", "BANZUKE_THEME"]);
    let told = theme(shell.command("settings --theme high-contrast").env(env.0, env.1));
    assert_eq!(words(&told), ["theme", "high-contrast", "--theme"]);
    let told = theme(shell.command("settings --lang en").env("NO_COLOR", "1"));
    assert_eq!(words(&told), ["theme", "mono", "NO_COLOR", "is", "set:", "mono", "is", "used"]);
    let told = theme(shell.command("settings --lang en").env("NO_COLOR", ""));
    assert_eq!(words(&told), ["theme", "mono", "file"]);
    assert!(shell.refused("tournament show X").contains("ファイル"), "messages too");
}

#[test]
fn a_wrong_file_is_refused_with_line_and_remedy_before_anything_happens() {
    let mut transcript = String::new();
    for content in [
        "# ours\nboarders = 'ascii'\n",
        "mouse = 'on'\n",
        "\n\nborders = 'round'\n",
        "first_to = 0\n",
        "language = 'de'\n",
        "mouse = true\nmouse = false\n",
        "zzz = 1\n",
    ] {
        let mut shell = configured(&[("settings.toml", content)]);
        shell.play("player add Ada");
        transcript += shell.transcript();
        assert!(!shell.path("club.db").exists(), "{content}");
    }
    insta::assert_snapshot!("settings_refused", transcript);
    let mut shell = configured(&[("settings.toml", "boarders = 'ascii'\n")]);
    shell.play("player list --lang ja");
    assert!(shell.transcript().contains("「boarders」という設定はありません。"));
    assert!(shell.transcript().contains("もしかして borders か board_seconds ですか？"));
}

#[test]
fn wrong_keys_and_themes_are_refused_with_line_and_remedy() {
    let mut transcript = String::new();
    for keys in [
        "[lists]\n",
        "[list]\n# vi\nup = ['j']\n",
        "[list]\nup = ['j']\ndown = ['j']\n",
        "[list]\nupp = ['w']\n",
        "[list]\nup = ['Enter']\n",
        "[list]\nquit = ['w']\n",
        "[everywhere]\nquit = []\n",
        "[list]\nup = 'k'\n",
    ] {
        let mut shell = configured(&[("keys.toml", keys)]);
        shell.play("settings");
        transcript += shell.transcript();
    }
    let mono = include_str!("../../crates/terminal/themes/mono.toml");
    let rgb = mono.replace("title = {", "title = { fg = \"#ff0000\",");
    for (settings, theme) in [("theme = 'dusk'\n", &*rgb), ("mouse = true\ntheme = 'dask'\n", mono)]
    {
        let mut shell = configured(&[("settings.toml", settings), ("themes/dusk.toml", theme)]);
        shell.play("settings");
        transcript += shell.transcript();
    }
    let mut shell = configured(&[("themes/dusk.toml", mono)]);
    shell.play("settings --theme ligth\nsettings --theme dusk\nsettings --borders round");
    transcript += shell.transcript();
    insta::assert_snapshot!("keys_and_themes_refused", transcript);
}

#[test]
fn a_wrong_own_command_is_refused_with_line_and_remedy() {
    for (table, parts) in [
        (
            "key = 'j'\nrun = ['a']",
            &["settings.toml:3", "key `j` of the command `x` already runs `down`", "another"][..],
        ),
        (
            "key = 'Enter'\nrun = ['a']",
            &["settings.toml:3", "no key `Enter`", "did you mean enter?"],
        ),
        ("key = 'Y'\nrun = []", &["settings.toml:3", "`x` has no program", "run = [\"say\""]),
        (
            "key = 'Y'\non = 'player'\nrun = ['a', '{nmae}']",
            &["settings.toml:3", "`x` asks for {nmae}", "{number}, {name}"],
        ),
        ("key = 'Y'\nrun = ['a']\nat = 'home'", &["settings.toml:6", "unknown field `at`"]),
    ] {
        let content = format!("mouse = false\n\n[commands.x]\n{table}\n");
        let refused = configured(&[("settings.toml", &content)]).refused("settings");
        for part in parts {
            assert!(refused.contains(part), "{part}: {refused}");
        }
    }
    let good = "[commands.x]\nkey = 'Y'\non = 'match'\nrun = ['say', '{first}']\n";
    configured(&[("settings.toml", good)]).data("settings");
    // A key that the file of keys gives away is free.
    let taken = "[commands.x]\nkey = 'Z'\nrun = ['a']\n";
    assert!(configured(&[("settings.toml", taken)]).refused("settings").contains("`set-break`"));
    let keys = ("keys.toml", "[main]\nset-break = []\n");
    configured(&[("settings.toml", taken), keys]).data("settings");
}

#[test]
fn the_sample_of_keys_is_a_file_that_is_taken() {
    let keys = Shell::new().data("settings --keys");
    let shell = configured(&[("keys.toml", &keys)]);
    shell.data("settings");
}
