//! One function a target, for the fuzzers and for the short run among the tests. Whatever the input, none panics; what
//! is read comes out again as it went in, and what is planned may be done.

use std::collections::BTreeMap;
use std::sync::Arc;

use banzuke::club::{Action, Club, Place, Seq};
use banzuke::domain::deal::Deals;
use banzuke::domain::finish::Finish;
use banzuke::domain::game::{parse, parse_pairs, written_in_full};
use banzuke::domain::matching::{Commonness, Person, compare};
use banzuke::domain::name::{clean, fold};
use banzuke::domain::number::PlayerId;
use banzuke::domain::progress::NoProgress;
use banzuke::domain::score::Score;
use banzuke::import::{self, Answers, DuplicatePolicy};
use banzuke::journal::Entry;
use banzuke::journal::sound::is_whole;
use banzuke::settings::{self, Effective};
use banzuke::tui::keymap::Keymap;
use chrono::NaiveDate;

/// A list of players or of results, for a club of three.
pub fn list(input: &[u8]) {
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
    let club = club();
    let others =
        [DuplicatePolicy::Ask, DuplicatePolicy::New, DuplicatePolicy::Use][input.len() % 3];
    let answers = Answers { others, rows: BTreeMap::new() };
    let Ok((_, plan)) = import::plan(&club, input, today, "list", &answers, &NoProgress) else {
        return;
    };
    let mut after = club;
    for (index, action) in (0..).zip(&plan.actions) {
        let done = after.perform(action, Place { seq: Seq(9), index });
        assert_eq!(done, Ok(()), "planned and not allowed: {action:?}");
    }
    after.settle();
}

/// A journal from elsewhere, line by line.
pub fn journal(input: &[u8]) {
    let Some(text) = text(input) else { return };
    let mut entries = Vec::new();
    for line in text.lines() {
        let Ok(entry) = Entry::from_line(line) else { continue };
        assert_eq!(Entry::from_line(&entry.to_line()).as_ref(), Ok(&entry));
        entries.push(Arc::new(entry));
    }
    if is_whole(&entries).is_ok()
        && let Ok(club) = banzuke::journal::fold::fold(&entries)
    {
        assert_eq!(club.scan(), [], "a journal that is allowed and cannot be");
    }
}

/// A settings file.
pub fn settings(input: &[u8]) {
    let Some(text) = text(input) else { return };
    let _ = settings::read(text, &mut Effective::default());
}

/// A file of keys.
pub fn keys(input: &[u8]) {
    let Some(text) = text(input) else { return };
    let _ = Keymap::embedded().patched(text);
}

/// A score, and a finishing order.
pub fn score(input: &[u8]) {
    let Some(text) = text(input) else { return };
    if let Ok(score) = text.parse::<Score>() {
        assert_eq!(score.to_string().parse(), Ok(score));
    }
    let _ = Finish::parse(text, &[1, 2, 3, 4].map(PlayerId));
}

/// Two names, a line each.
pub fn names(input: &[u8]) {
    let Some(text) = text(input) else { return };
    for known in [clean, fold] {
        let once = known(text);
        assert_eq!(known(&once), once, "done twice it is another text");
    }
    let (a, b) = text.split_once('\n').unwrap_or((text, text));
    let [one, other] = [a, b].map(Person::named);
    let common = Commonness::default();
    let score = compare(&one, &other, &common).score;
    assert!((0.0..=1.0).contains(&score), "{score}");
    assert_eq!(score.to_bits(), compare(&other, &one, &common).score.to_bits(), "from both sides");
}

/// Games told one by one, and the hands of a table.
pub fn hands(input: &[u8]) {
    let Some(text) = text(input) else { return };
    if let Ok(games) = parse(text) {
        assert_eq!(parse(&written_in_full(&games, &Deals::default())), Ok(games));
    }
    let _ = parse_pairs(text);
}

fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}

fn club() -> Club {
    let mut club = Club::default();
    for (seq, name) in (1..).zip(["あおくま", "TM", "佐藤 健"]) {
        let add = Action::add_player(club.next_player(), name);
        club.perform(&add, Place { seq: Seq(seq), index: 0 }).expect("allowed");
    }
    club
}
