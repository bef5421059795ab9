//! The command line in Japanese.

use super::{Shell, text};

#[test]
fn an_event_in_japanese() {
    let mut shell = Shell::new();
    shell.play(
        "--lang ja player list
         --lang ja player add あおくま --reading あおくま --club 札幌
         --lang ja player add TM
         --lang ja player add '辻 素子'
         --lang ja player add コヨーテ
         --lang ja player add アオクマ
         --lang ja player show あおくま
         --lang ja player show P0003-9
         --lang ja player show ナカノ
         --lang ja tournament new 金剛杯 --format single-elimination --first-to 2 --final-first-to 3
         --lang ja tournament new 金剛杯 --format single-elimination --first-to 2
         --lang ja tournament enter 金剛 TM
         --lang ja tournament enter 金剛杯 あおくま TM '辻 素子' コヨーテ
         --lang ja tournament start 金剛杯
         --lang ja tournament show 金剛杯
         --lang ja tournament matches 金剛杯
         --lang ja tournament result 金剛杯 1 2-1
         --lang ja tournament result 金剛杯 1 2-1
         --lang ja tournament result 金剛杯 2 5-0
         --lang ja tournament result 金剛杯 3 2-0
         --lang ja tournament retire 金剛杯 2 TM 1-1
         --lang ja tournament close 金剛杯
         --lang ja tournament standings 金剛杯
         --lang ja tables set 1 2
         --lang ja tables
         --lang ja queue
         --lang ja call
         --lang ja tournament list
         --lang ja compare 'Ryo Nakano' 'Nakano Ryo'
         --lang ja expect 1600 1500 --first-to 2
         --lang ja undo 99
         --lang ja undo
         --lang ja redo
         --lang ja journal list
         --lang ja check
         player list --lang ja",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn data_stay_in_english() {
    let mut shell = Shell::new();
    shell.play("player add あおくま\n player add アオクマ --namesake");
    let lines = [
        "export players",
        "export ranking --format csv",
        "journal export",
        "duplicates --format csv",
        "compare 'Ryo Nakano' 'Nakano Ryo' --format json",
    ];
    for line in lines {
        assert_eq!(shell.data(&format!("--lang ja {line}")), shell.data(line), "{line}");
    }
}

#[test]
fn the_language_comes_from_the_option_the_environment_or_the_locale() {
    let shell = Shell::new();
    let said = |line: &str, environment: &[(&str, &str)]| {
        let output = shell.command(line).envs(environment.iter().copied()).output().expect("ran");
        if text(&output.stderr).contains("ありません") { "ja" } else { "en" }
    };
    let line = "player list";
    assert_eq!(said(line, &[]), "en");
    assert_eq!(said(line, &[("LANG", "ja_JP.UTF-8")]), "ja");
    assert_eq!(said(line, &[("LANG", "ja_JP.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")]), "en");
    assert_eq!(said(line, &[("LC_ALL", "ja_JP"), ("LANG", "en_GB.UTF-8")]), "ja");
    assert_eq!(said(line, &[("LC_ALL", ""), ("LANG", "ja")]), "ja");
    assert_eq!(said(line, &[("BANZUKE_LANG", "en"), ("LANG", "ja_JP.UTF-8")]), "en");
    assert_eq!(said("--lang ja player list", &[("BANZUKE_LANG", "en")]), "ja");
    let output = shell.run("--lang de player list");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn help_in_japanese() {
    let mut shell = Shell::new();
    shell.play(
        "--lang ja --help
         --lang ja player add --help
         --lang ja tournament new -h
         --lang ja help handicap
         --lang ja --version",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn what_is_not_understood_in_japanese() {
    let mut shell = Shell::new();
    shell.play(
        "--lang ja plyer list
         --lang ja player add --clb 札幌
         --lang ja player add
         --lang ja player show 1 2
         --lang ja export everything
         --lang ja tournament result 金剛杯 一 2-1
         --lang ja tournament result 金剛杯 1 2-1-0-0
         --lang ja expect 1600 1500 --first-to 0 --k 99999
         --lang ja player add TM --born 昭和64年
         --lang ja player different 1 2 --later --clear
         --lang ja player list --format
         --lang de player list
         expect 1600 --lang ja
         undo -- --lang ja",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn completions_say_what_they_complete_in_japanese() {
    let shell = Shell::new();
    assert!(shell.data("--lang ja completions fish").contains("選手の登録、検索、変更"));
    assert!(shell.data("completions fish").contains("Register players"));
}
