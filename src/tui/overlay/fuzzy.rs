//! How well a typed scrap fits a command's title.

use crate::domain::name::{fold, romaji};

/// Letters of the Latin script from which on the sentence is searched that says what a command does.
const TOLD: usize = 3;

/// The quality of a fit, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// The title begins with it.
    Start,
    /// A later word begins with it.
    Word,
    /// It is another word for the command, or the beginning of one.
    Also,
    /// Each of its words begins a word of the title, or one of the other words.
    Words,
    /// Its letters begin the title's words: `gp` for "Go to players" skips the "to".
    Initials,
    /// It is somewhere inside.
    Inside,
    /// It is only in the sentence that says what the command does.
    Told,
    /// Its letters occur in this order.
    Scattered,
}

impl Fit {
    /// Whether the command is hardly meant.
    pub(super) fn is_weak(self) -> bool {
        self > Self::Initials
    }
}

/// How `typed` fits `title`, or how it is read, in whatever script, width and case; `None` if it fits neither.
/// Nothing fits everything.
pub(super) fn fit(typed: &str, title: &str, reading: &str) -> Option<Fit> {
    let (typed, title, reading) = (fold(typed), fold(title), fold(reading));
    let spoken = || fit_folded(&romaji(&typed), &romaji(&reading));
    let read = || if reading.is_empty() { None } else { spoken() };
    let written = fit_folded(&typed, &title);
    written.into_iter().chain(read()).min()
}

/// How `typed` fits the other words for a command whose title is `title`.
pub(super) fn also(
    typed: &str,
    title: &str,
    others: impl Iterator<Item = &'static str>,
) -> Option<Fit> {
    let others: Vec<&str> = others.collect();
    let begins = |word: &str, other: &str| fit(word, other, other) == Some(Fit::Start);
    if others.iter().any(|other| begins(typed.trim(), other)) {
        return Some(Fit::Also);
    }
    let mut words = typed.split_whitespace();
    let known = |word: &str| {
        let mut all = others.iter().copied().chain([title]).flat_map(str::split_whitespace);
        word.chars().count() >= TOLD && all.any(|other| begins(word, other))
    };
    (words.clone().nth(1).is_some() && words.all(known)).then_some(Fit::Words)
}

/// Whether `typed` stands in the sentence that says what a command does, at the beginning of a word: one or two letters
/// say too little for that.
pub(super) fn told(typed: &str, sentence: &str) -> Option<Fit> {
    let typed = typed.trim();
    let stands = if typed.is_ascii() {
        matches!(fit(typed, sentence, ""), Some(Fit::Start | Fit::Word))
    } else {
        is_in(typed, sentence, "")
    };
    let long = typed.chars().count() >= TOLD || !typed.is_ascii();
    (long && stands).then_some(Fit::Told)
}

/// Whether `typed` is in `text`, or in how it is read, letter by letter.
pub(super) fn is_in(typed: &str, text: &str, reading: &str) -> bool {
    fit(typed, text, reading).is_some_and(|fit| fit < Fit::Scattered && fit != Fit::Initials)
}

fn fit_folded(typed: &str, title: &str) -> Option<Fit> {
    let initials = title.split_whitespace().filter_map(|word| word.chars().next());
    if title.starts_with(typed) {
        Some(Fit::Start)
    } else if title
        .match_indices(typed)
        .any(|(at, _)| title.get(..at).is_some_and(|before| before.ends_with(' ')))
    {
        Some(Fit::Word)
    } else if in_order(typed, initials) {
        Some(Fit::Initials)
    } else if title.contains(typed) {
        Some(Fit::Inside)
    } else if in_order(typed, title.chars()) {
        Some(Fit::Scattered)
    } else {
        None
    }
}

fn in_order(typed: &str, mut letters: impl Iterator<Item = char>) -> bool {
    typed.chars().all(|wanted| letters.any(|letter| letter == wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_fits_come_first() {
        for (typed, expected) in [
            ("", Some(Fit::Start)),
            ("GO", Some(Fit::Start)),
            ("play", Some(Fit::Word)),
            ("gp", Some(Fit::Initials)),
            ("layer", Some(Fit::Inside)),
            ("gyrs", Some(Fit::Scattered)),
            ("srg", None),
        ] {
            assert_eq!(fit(typed, "Go to players", ""), expected, "{typed}");
        }
        for typed in ["取", "取り消", "とりけ", "torike", "TORIKESHI", "ｔｏｒｉｋｅｓｉ"]
        {
            assert_eq!(fit(typed, "取り消し", "とりけし"), Some(Fit::Start), "{typed}");
        }
        assert_eq!(
            fit("hyou", "トーナメント表を見る", "トーナメント ひょうをみる"),
            Some(Fit::Word)
        );
        assert_eq!(fit("nihon", "取り消し", "とりけし"), None);
        assert!(Fit::Start < Fit::Scattered);
    }
}
