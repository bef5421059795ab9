//! Short tags that tell the events of a day apart.

use std::collections::HashSet;

use crate::club::{Club, Phase};
use crate::domain::ids::TournamentId;

/// Columns that a tag takes at least; a letter outside ASCII takes two.
const LEAST: usize = 2;
/// Letters that initials have at most: more are no help.
const INITIALS: usize = 3;

impl Club {
    /// The tag of each event that is not closed, the oldest first: the shortest that tells it from the others.
    pub fn tags(&self) -> Vec<(TournamentId, String)> {
        let open = self.tournaments().filter(|one| {
            one.phase == Phase::Registering
                || (one.phase == Phase::Running && !one.is_finished_record())
        });
        let (ids, names): (Vec<_>, Vec<_>) = open.map(|one| (one.id, one.name.as_str())).unzip();
        ids.into_iter().zip(tags(&names)).collect()
    }
}

/// A tag for each name: the initials of its words where these differ, else as many letters as tell it from the others,
/// from where the names begin to differ.
fn tags(names: &[&str]) -> Vec<String> {
    let initials: Vec<String> = names.iter().map(|name| initials(name)).collect();
    let short = |tag: &String| (LEAST..=INITIALS).contains(&tag.chars().count());
    if all_differ(&initials) && initials.iter().all(short) {
        return initials;
    }
    let from = words_in_common(names);
    let rest = |name: &&str| name.chars().skip(from).collect::<String>();
    let rests: Vec<String> = names.iter().map(rest).collect();
    let longest = names.iter().map(|name| name.len()).max().unwrap_or(0).max(LEAST);
    let of = |columns: usize| rests.iter().map(|rest| first(rest, columns)).collect::<Vec<_>>();
    (LEAST..=longest).map(of).find(|tags| all_differ(tags)).unwrap_or(rests)
}

/// The first letters of all words, and numbers whole.
fn initials(name: &str) -> String {
    let is_number = |word: &str| word.bytes().all(|it| it.is_ascii_digit());
    let letters = |word: &str| if is_number(word) { word.chars().count() } else { 1 };
    name.split_whitespace().flat_map(|word| word.chars().take(letters(word))).collect()
}

/// As many letters as all names have in common at their beginning, up to the beginning of a word where there are words,
/// and never a whole name.
fn words_in_common(names: &[&str]) -> usize {
    let Some((first, others)) = names.split_first() else { return 0 };
    let same = |at: usize, letter: char| others.iter().all(|it| it.chars().nth(at) == Some(letter));
    let common = first.chars().enumerate().take_while(|(at, letter)| same(*at, *letter)).count();
    let least = names.iter().map(|name| name.chars().count()).min().unwrap_or(0);
    let letters: Vec<char> = first.chars().take(common.min(least.saturating_sub(1))).collect();
    let begins =
        |at: &usize| letters[..*at].last().is_none_or(|it| !it.is_alphanumeric() || !it.is_ascii());
    (0..=letters.len()).rev().find(begins).unwrap_or(0)
}

/// The beginning of a text in so many columns at least.
fn first(text: &str, columns: usize) -> String {
    let mut taken = 0;
    let fits = |letter: &char| {
        let before = taken;
        taken += if letter.is_ascii() { 1 } else { 2 };
        before < columns
    };
    text.trim_start().chars().take_while(fits).collect::<String>().trim_end().to_owned()
}

fn all_differ(tags: &[String]) -> bool {
    let distinct: HashSet<&String> = tags.iter().collect();
    distinct.len() == tags.len() && tags.iter().all(|tag| !tag.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_as_short_as_tells_names_apart() {
        for (names, wanted) in [
            (&["Saturday Double", "Saturday Swiss"][..], &["SD", "SS"][..]),
            (&["Autumn Cup Single", "Autumn Cup Swiss"], &["Si", "Sw"]),
            (&["秋季個人戦", "秋季団体戦"], &["個", "団"]),
            (&["番付杯 第1部", "番付杯 第2部"], &["1部", "2部"]),
            (&["Open", "Open B"], &["Open", "Open B"]),
            (&["Cup 1", "Cup 2", "Cup 10"], &["C1", "C2", "C10"]),
            (&["Banzuke Cup"], &["BC"]),
            (&["Blitz"], &["Bl"]),
            (&[], &[]),
        ] {
            assert_eq!(tags(names), wanted, "{names:?}");
        }
    }
}
