//! The screens in Japanese: complete, and within the width of the screen.

use std::collections::BTreeMap;

use banzuke::command::COMMANDS;
use banzuke::domain::length::Length;
use banzuke::domain::matching::Reason;
use banzuke::domain::round::RoundName;
use banzuke::words::JAPANESE;

use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, started};

#[test]
fn every_command_has_words_in_japanese() {
    let mut titles: BTreeMap<&str, &str> = BTreeMap::new();
    for command in COMMANDS {
        let words = JAPANESE.screen.command(command.id);
        assert!(!words.hint.is_empty(), "{}", command.name);
        assert!(words.doc.ends_with('。'), "{}", command.name);
        let other = titles.insert(words.title, command.name);
        assert_eq!(other, None, "{} is {}", command.name, words.title);
    }
}

#[test]
fn rounds_lengths_and_reasons_are_japanese() {
    let rounds = [
        (RoundName::Round(2), "2回戦"),
        (RoundName::SemiFinal, "準決勝"),
        (RoundName::Losers(3), "敗者側3回戦"),
        (RoundName::Places { first: 5, last: 6 }, "5位決定戦"),
        (RoundName::Places { first: 5, last: 8 }, "5〜8位決定戦"),
        (RoundName::Named("Aブロック".into()), "Aブロック"),
    ];
    for (round, said) in rounds {
        assert_eq!(JAPANESE.term.round(&round), said);
    }
    assert_eq!(JAPANESE.term.length(Length::FirstTo(3)), "3本先取");
    assert_eq!(JAPANESE.term.length(Length::Games(16)), "16ゲーム");
    let reasons = [Reason::SameReading, Reason::OtherNumber("wca".into())];
    let told = JAPANESE.message.likeness.reasons(&reasons);
    assert_eq!(told, "同じふりがな、ただしwcaのIDが違う");
}

#[test]
fn the_language_is_switched_and_switched_back() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    let before = front.text();
    front.drive("<ctrl-t>");
    front.shows("開始できる試合 2件（京都オープン）");
    front.shows("選手4人を登録");
    front.drive(": l a n g u a g e <enter>");
    assert_eq!(front.quiet(), before);
    front.drive("u");
    front.shows("Undo");
}
