//! The screens in Japanese: complete, and no wider than they are.

use std::collections::BTreeMap;

use banzuke::command::COMMANDS;
use banzuke::domain::length::Length;
use banzuke::domain::matching::Reason;
use banzuke::domain::round::RoundName;
use banzuke::words::ENGLISH;
use banzuke::words::JAPANESE;
use banzuke::words::Words;

use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, started};

/// The texts of a language that are the same whatever the facts, in order, with the names of their
/// fields.
fn fixed(words: &Words) -> Vec<(String, String)> {
    let told = format!("{words:#?}");
    let text = |line: &str| {
        let (field, text) = line.split_once('"')?;
        Some((field.to_owned(), text.trim_end_matches(['"', ',']).to_owned()))
    };
    told.lines().filter_map(text).collect()
}

/// Whether there is more than facts and signs.
fn has_words(sentence: &str) -> bool {
    let sentence = sentence.replace("\\u{3000}", "　");
    let outside =
        sentence.split('{').map(|part| part.split_once('}').map_or(part, |(_, behind)| behind));
    outside.flat_map(str::chars).any(char::is_alphabetic)
}

#[test]
fn what_is_said_in_english_is_said_in_japanese() {
    let [english, japanese] = [&ENGLISH, &JAPANESE].map(fixed);
    assert_eq!(english.len(), japanese.len());
    for ((field, said), (same, told)) in english.iter().zip(&japanese) {
        assert_eq!(field, same);
        assert_eq!(said.is_empty(), told.is_empty(), "{field}{said}");
        let is_sign = said.eq_ignore_ascii_case(told)
            && !said.contains(' ')
            && (said.len() < 4 || said == "Banzuke");
        assert!(is_sign || !told.is_ascii() || !has_words(told), "{field}{told} is not Japanese");
    }
    assert!(english.len() > 200, "they were found at all");
}

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
    front.shows("開始できる試合 2（京都オープン）");
    front.shows("選手の登録");
    front.drive(": l a n g u a g e <enter>");
    assert_eq!(front.quiet(), before);
    front.drive("u");
    front.shows("Undo");
}
