//! Short tags that tell the events of a day apart.

use std::collections::HashSet;
use std::sync::Arc;

use crate::club::{Club, Phase, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name::fold;

/// Columns that a tag takes at least, where it is found.
const LEAST: usize = 2;
/// Columns that a tag takes at most, where it is given.
pub(in crate::club) const MOST: usize = 4;
/// Letters that initials have at most: more are no help.
const INITIALS: usize = 3;

impl Club {
    /// The tag of each event that is not closed, the oldest first: the one that it was given, or the shortest that tells it
    /// from the others.
    pub fn tags(&self) -> Vec<(TournamentId, String)> {
        let open: Vec<_> = self.tournaments().filter(|one| is_open(one)).collect();
        let is_given = |one: &Tournament| {
            let tagged = one.tag.as_deref().and_then(|tag| self.tagged(tag));
            tagged.is_some_and(|tagged| tagged.id == one.id)
        };
        let given = open.iter().filter(|one| is_given(one));
        let taken: Vec<&str> = given.filter_map(|one| one.tag.as_deref()).collect();
        let others = open.iter().filter(|one| !is_given(one));
        let names: Vec<&str> = others.map(|one| one.name.as_str()).collect();
        let mut found = tags(&names, &taken).into_iter();
        let mut tag = |one: &Arc<Tournament>| match &one.tag {
            Some(tag) if is_given(one) => tag.clone(),
            _ => found.next().unwrap_or_default(),
        };
        open.iter().copied().map(|one| (one.id, tag(one))).collect()
    }

    /// Whether several events have matches of the same numbers: over or not, but for mere records.
    pub fn plays_several(&self) -> bool {
        let running = self.tournaments().filter(|found| found.phase == Phase::Running);
        running.filter(|found| !found.is_finished_record()).nth(1).is_some()
    }

    /// The tag of an event where several are being played: numbers of matches alone say little then.
    pub fn tag_of_several(&self, event: TournamentId) -> Option<String> {
        let tags = if self.plays_several() { self.tags() } else { Vec::new() };
        tags.into_iter().find(|(id, _)| *id == event).map(|(_, tag)| tag)
    }

    /// The event that is not closed and was given this tag.
    pub(in crate::club) fn tagged(&self, tag: &str) -> Option<&Tournament> {
        let is_it = |one: &&Arc<Tournament>| {
            is_open(one) && one.tag.as_deref().is_some_and(|given| fold(given) == fold(tag))
        };
        self.tournaments().find(is_it).map(Arc::as_ref)
    }
}

fn is_open(event: &Tournament) -> bool {
    event.phase == Phase::Registering
        || (event.phase == Phase::Running && !event.is_finished_record())
}

/// A tag for each name, and none that is taken: the initials of its words where these differ, else as many letters as tell
/// it from the others, from where the names begin to differ.
fn tags(names: &[&str], taken: &[&str]) -> Vec<String> {
    let initials: Vec<String> = names.iter().map(|name| initials(name)).collect();
    let short = |tag: &String| (LEAST..=INITIALS).contains(&tag.chars().count());
    let differ = |tags: &Vec<String>| all_differ(tags, taken);
    if differ(&initials) && initials.iter().all(short) {
        return initials;
    }
    let from = words_in_common(names);
    let rest = |name: &&str| name.chars().skip(from).collect::<String>();
    let rests: Vec<String> = names.iter().map(rest).collect();
    let longest = names.iter().map(|name| name.len()).max().unwrap_or(0).max(LEAST);
    let of = |columns: usize| rests.iter().map(|rest| first(rest, columns)).collect::<Vec<_>>();
    (LEAST..=longest).map(of).find(differ).unwrap_or(rests)
}

/// The columns that a text takes; a letter outside ASCII takes two.
pub(in crate::club) fn columns(text: &str) -> usize {
    text.chars().map(wide).sum()
}

const fn wide(letter: char) -> usize {
    if letter.is_ascii() { 1 } else { 2 }
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
        taken += wide(*letter);
        before < columns
    };
    text.trim_start().chars().take_while(fits).collect::<String>().trim_end().to_owned()
}

fn all_differ(tags: &[String], taken: &[&str]) -> bool {
    let all = tags.iter().map(|tag| fold(tag)).chain(taken.iter().map(|tag| fold(tag)));
    all.collect::<HashSet<_>>().len() == tags.len() + taken.len()
        && tags.iter().all(|tag| !tag.is_empty())
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
            assert_eq!(tags(names, &[]), wanted, "{names:?}");
        }
    }

    #[test]
    fn a_tag_that_was_given_is_found_for_no_other_event() {
        let names = ["Saturday Double", "Saturday Swiss"];
        assert_eq!(tags(&names, &["ss"]), ["Do", "Sw"]);
        assert_eq!(tags(&names[..1], &["SD"]), ["Do"]);
    }
}
