//! The operator's own words: a folder next to the settings, which replaces a language or has priority over it.

use std::fs;

use super::{Shell, text};

/// A shell with files of words.
fn speaking(files: &[(&str, &str)]) -> Shell {
    let shell = Shell::new();
    for (name, content) in files {
        let path = shell.path("config/words").join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, content).expect("written");
    }
    shell
}

fn help(shell: &Shell, line: &str, language: &str) -> String {
    let output = shell.command(line).env("BANZUKE_LANG", language).output().expect("ran");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn a_folder_is_a_language_and_what_it_lacks_is_english() {
    let files = [
        ("fr/usage.ftl", "usage = Utilisation\n"),
        ("fr/help.ftl", "queue = Montrer les matchs qui attendent une table\n"),
    ];
    let shell = speaking(&files);
    let told = help(&shell, "help queue", "fr");
    assert!(told.starts_with("Montrer les matchs"), "{told}");
    assert!(told.contains("\nUtilisation: banzuke queue"), "{told}");
    assert!(told.contains("\nOptions:\n"), "{told}");
    // So does the setting, and the option goes before it.
    shell.write("config/settings.toml", "language = 'fr'\n");
    let by_setting = shell.command("help queue").output().expect("ran");
    assert_eq!(text(&by_setting.stdout), told);
    assert!(help(&shell, "--lang en help queue", "fr").contains("\nUsage: "), "English");
    assert!(shell.data("settings").contains("language"), "the setting is right");
}

#[test]
fn a_folder_of_a_language_of_the_program_changes_sentences_of_it() {
    let shell = speaking(&[("ja/usage.ftl", "usage = 書式\n")]);
    let told = help(&shell, "help queue", "ja");
    assert!(told.contains("書式: banzuke queue [オプション]"), "{told}");
    assert!(help(&shell, "help queue", "en").contains("Usage: "), "another language stays");
}

#[test]
fn a_broken_file_is_told_with_its_line_and_the_program_goes_on() {
    let files = [
        (
            "fr/usage.ftl",
            "usage = Utilisation\ndefault = [défaut : { $valeur }]\nhelp = Aide { ! }\n",
        ),
        ("fr/palette.ftl", "nonsense = rien\n"),
    ];
    let shell = speaking(&files);
    let output = shell.command("player add Ada").env("BANZUKE_LANG", "fr").output().expect("ran");
    assert!(output.status.success());
    let told = text(&output.stderr).replace(std::path::MAIN_SEPARATOR, "/");
    for wrong in [
        "banzuke: config/words/fr/usage.ftl:2: the program gives no fact $valeur for the message default; ",
        "banzuke: config/words/fr/usage.ftl:2: the message default leaves out the fact $value",
        "banzuke: config/words/fr/usage.ftl:3: this cannot be read (",
    ] {
        assert!(told.contains(wrong), "{told}");
    }
    assert!(help(&shell, "help player list", "fr").contains("Print help"), "English");
}

#[test]
fn a_language_without_words_is_refused_where_it_is_named() {
    let shell = speaking(&[]);
    let told = |line: &str, language: &str| {
        let output = shell.command(line).env("BANZUKE_LANG", language).output().expect("ran");
        assert_eq!(output.status.code(), Some(2));
        text(&output.stderr)
    };
    let by_variable = told("player list", "fr");
    assert!(
        by_variable.starts_with("banzuke: BANZUKE_LANG: language cannot be `fr`"),
        "{by_variable}"
    );
    let by_option = told("--lang de player list", "en");
    assert!(by_option.starts_with("banzuke: --lang: language cannot be `de`"), "{by_option}");
}
