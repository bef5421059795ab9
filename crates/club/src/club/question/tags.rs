//! Short tags that tell the events of a day apart. That of an event stays until it is closed, whatever others begin and end
//! beside it.

use std::collections::HashSet;
use std::sync::Arc;

use crate::club::action::{RenameTournament, SetTag};
use crate::club::{Action, Club, Phase, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::name::fold;

/// The least columns of a tag that the program chooses.
const LEAST: usize = 2;
/// The most columns of a tag that the operator gives.
pub(in crate::club) const MOST: usize = 4;
/// The most letters of initials: more are no help.
const INITIALS: usize = 3;

/// The number of last events whose names are compared even if they are closed: those of one day are listed together.
const LAST: usize = 12;

/// Open events that people tell apart by tags at most.
const MOST_TOLD_APART: usize = 30;

impl Club {
    /// The tag of each event that is not closed, the oldest first: the one that it was given or has had, or the shortest
    /// that tells it from the others.
    pub fn tags(&self) -> Vec<(TournamentId, String)> {
        let open: Vec<_> = self.tournaments().filter(|one| is_open(one)).collect();
        let had: Vec<Option<&str>> = open.iter().map(|one| self.had_tag(one)).collect();
        let named = || open.iter().map(|one| one.name.as_str()).zip(&had);
        let taken: Vec<(&str, &str)> =
            named().filter_map(|(name, had)| Some((name, (*had)?))).collect();
        let names: Vec<&str> =
            named().filter(|(_, had)| had.is_none()).map(|(name, _)| name).collect();
        let mut found = tags(&names, &taken).into_iter();
        let mut tag =
            |had: Option<&str>| had.map(str::to_owned).or_else(|| found.next()).unwrap_or_default();
        open.iter().zip(had).map(|(one, had)| (one.id, tag(had))).collect()
    }

    /// The tag that an event was given or has kept, unless another event was given that tag.
    fn had_tag<'a>(&'a self, event: &'a Tournament) -> Option<&'a str> {
        let of = |tag: &str| self.tagged(tag).map(|tagged| tagged.id);
        let given = event.tag.as_deref().filter(|tag| of(tag) == Some(event.id));
        let kept = || self.kept_tags.get(&event.id).filter(|tag| of(tag).is_none());
        given.or_else(|| kept().map(String::as_str))
    }

    /// Keeps the tags of open events when an action begins or ends one, since several events must be told apart.
    pub(in crate::club) fn keep_tags(&mut self, action: &Action) {
        match action {
            Action::SetTag(SetTag { tournament, .. })
            | Action::RenameTournament(RenameTournament { tournament, .. }) => {
                Arc::make_mut(&mut self.kept_tags).remove(tournament);
            }
            Action::CreateTournament(_)
            | Action::DrawStage(_)
            | Action::CloseTournament(_)
            | Action::DeleteTournament(_) => {}
            _ => return,
        }
        // Most events of a journal of years are the only open one: then there is nothing to tell apart.
        let several = (2..=MOST_TOLD_APART).contains(&self.open.len());
        if !several && (self.kept_tags.is_empty() || self.open.len() > MOST_TOLD_APART) {
            return;
        }
        let tags = self.tags();
        if tags.len() > 1 || !self.kept_tags.is_empty() {
            self.kept_tags = Arc::new(tags.into_iter().collect());
        }
    }

    /// How many letters the name of each event that is not closed, or is one of the last, has in common with another one at
    /// its beginning, in whole words.
    pub fn shared_beginnings(&self) -> Vec<(TournamentId, usize)> {
        let newest = self.tournaments().rev().enumerate();
        let told: Vec<_> =
            newest.filter(|(at, one)| *at < LAST || is_open(one)).map(|(_, one)| one).collect();
        let shared = |one: &Tournament| {
            let others = told.iter().filter(|other| other.id != one.id);
            others.map(|other| words_in_common(&[&one.name, &other.name])).max().unwrap_or(0)
        };
        told.iter().map(|one| (one.id, shared(one))).collect()
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

/// A tag for each name that no other name has: its initials if those of all names differ,
/// else as many letters as tell it apart, counted from where all names begin to differ.
fn tags(names: &[&str], others: &[(&str, &str)]) -> Vec<String> {
    let taken: Vec<&str> = others.iter().map(|(_, tag)| *tag).collect();
    let all: Vec<&str> =
        names.iter().copied().chain(others.iter().map(|(name, _)| *name)).collect();
    let mut initials: Vec<String> = all.iter().map(|name| initials(name)).collect();
    let short = |tag: &String| (LEAST..=INITIALS).contains(&tag.chars().count());
    let differ = |tags: &Vec<String>| all_differ(tags, &taken);
    let all_initials_differ = all_differ(&initials, &[]);
    initials.truncate(names.len());
    if all_initials_differ && differ(&initials) && initials.iter().all(short) {
        return initials;
    }
    let from = words_in_common(if names.len() > 1 { names } else { &all });
    let rest = |name: &&str| name.chars().skip(from).collect::<String>();
    let rests: Vec<String> = names.iter().map(rest).collect();
    let longest = names.iter().map(|name| name.len()).max().unwrap_or(0).max(LEAST);
    let of = |columns: usize| rests.iter().map(|rest| first(rest, columns)).collect::<Vec<_>>();
    (LEAST..=longest).map(of).find(differ).unwrap_or(rests)
}

/// The width of a text in columns; a letter outside ASCII takes two.
pub(in crate::club) fn columns(text: &str) -> usize {
    text.chars().map(wide).sum()
}

const fn wide(letter: char) -> usize {
    if letter.is_ascii() { 1 } else { 2 }
}

/// The first letters of all words, with numbers in full.
fn initials(name: &str) -> String {
    let is_number = |word: &str| word.bytes().all(|it| it.is_ascii_digit());
    let letters = |word: &str| if is_number(word) { word.chars().count() } else { 1 };
    name.split_whitespace().flat_map(|word| word.chars().take(letters(word))).collect()
}

/// The number of letters that all names have in common at their beginning, up
/// to the beginning of a word where there are words, and never a whole name.
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

/// The shortest beginning of a text that takes this many columns.
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
        assert_eq!(tags(&names, &[("Evening Blitz", "sd")]), ["Do", "Sw"]);
        assert_eq!(tags(&names[..1], &[(names[1], "SD")]), ["Do"]);
        assert_eq!(tags(&["金剛杯"], &[("京都オープン", "京")]), ["金"]);
        let sections = [("Autumn Open Single", "Si"), ("Autumn Open Swiss", "Sw")];
        assert_eq!(tags(&["Autumn Open Double"], &sections), ["Do"]);
    }
}
