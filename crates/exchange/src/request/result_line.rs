//! A line of a sheet of results: which match it means, and how that ended. `12 2-1`, `sd4 2-1`, `open 12 w1`, `1221`.

use std::cmp::Reverse;

use crate::club::{Club, MatchState, Phase, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name::{begins, fold};

/// The content of a typed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultLine {
    pub no: MatchNo,
    /// The tournaments that may be meant: those whose match of that number is open, before those where it is over.
    pub tournaments: Vec<TournamentId>,
    /// How the match ended, as it was typed.
    pub result: String,
}

/// Reads a line; where it names no tournament, `here` is meant before all others. `None` without a number.
pub fn read(club: &Club, here: Option<TournamentId>, line: &str) -> Option<ResultLine> {
    let line = fold(line);
    let words: Vec<&str> = line.split(' ').collect();
    let found = |found: &Option<ResultLine>| {
        found.as_ref().is_some_and(|found| !found.tournaments.is_empty())
    };
    let there = here.and_then(|id| club.tournament(id)).map(|tournament| &**tournament);
    let first = there.and_then(|there| meant(&[there], &words));
    let first =
        if found(&first) { first } else { meant(&running(club).collect::<Vec<_>>(), &words) };
    if found(&first) {
        return first;
    }
    if let Some(tagged) = tagged(club, &line) {
        return Some(tagged);
    }
    // The longest name that fits: a name may hold a number.
    let named = (1..words.len()).rev().find_map(|at| {
        let there = named(club, &words[..at].join(" "));
        meant(&there, &words[at..]).filter(|found| !found.tournaments.is_empty())
    });
    named.or(first)
}

/// The match of an event whose tag stands before the number, with or without a blank between them.
fn tagged(club: &Club, line: &str) -> Option<ResultLine> {
    let mut tags = club.tags();
    // "C1" is the beginning of "C10".
    tags.sort_by_key(|(_, tag)| Reverse(tag.len()));
    tags.into_iter().find_map(|(id, tag)| {
        let rest = line.strip_prefix(&fold(&tag))?;
        let ends_in_digit = tag.ends_with(|letter: char| letter.is_numeric());
        let words: Vec<&str> = rest.split_whitespace().collect();
        let there: &Tournament = club.tournament(id).filter(|it| it.phase == Phase::Running)?;
        let apart = rest.starts_with(' ') || !ends_in_digit;
        meant(&[there], &words).filter(|found| apart && !found.tournaments.is_empty())
    })
}

fn running(club: &Club) -> impl Iterator<Item = &Tournament> {
    club.tournaments()
        .filter(|tournament| tournament.phase == Phase::Running)
        .map(|tournament| &**tournament)
}

/// The running tournaments of which a word begins so; the one that is called so, if there is one.
fn named<'a>(club: &'a Club, text: &str) -> Vec<&'a Tournament> {
    let all: Vec<&Tournament> =
        running(club).filter(|tournament| begins(&fold(&tournament.name), text)).collect();
    match all.iter().find(|tournament| fold(&tournament.name) == text) {
        Some(whole) => vec![whole],
        None => all,
    }
}

/// The tournaments whose match of that number can be played now; where none is, those where it is over, whose results
/// can be corrected.
fn likeliest(there: &[&Tournament], no: MatchNo) -> Vec<TournamentId> {
    let of = |is_meant: fn(MatchState) -> bool| {
        let those = there.iter().filter(|tournament| {
            tournament.fixture(no).is_some_and(|played| is_meant(played.state()))
        });
        those.map(|tournament| tournament.id).collect::<Vec<_>>()
    };
    let kinds: [fn(MatchState) -> bool; 3] =
        [MatchState::is_live, |state| state == MatchState::Finished, |_| true];
    kinds.into_iter().map(of).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The match that the first word is the number of. Without a match of that number, the last two digits are a score.
fn meant(there: &[&Tournament], words: &[&str]) -> Option<ResultLine> {
    let number = words.first()?.trim_start_matches('#');
    let with = |digits: &str| {
        let no = MatchNo(digits.parse().ok()?);
        let has = |tournament: &&&Tournament| {
            tournament.match_no(no).is_some() || tournament.pod(no).is_some()
        };
        let found: Vec<&Tournament> = there.iter().filter(has).copied().collect();
        Some((no, likeliest(&found, no)))
    };
    let (no, tournaments) = with(number)?;
    if tournaments.is_empty()
        && words.len() == 1
        && let Some((head, score)) = number.split_at_checked(number.len().saturating_sub(2))
        && let Some((no, tournaments)) = with(head)
        && !tournaments.is_empty()
    {
        return Some(ResultLine { no, tournaments, result: score.to_owned() });
    }
    Some(ResultLine { no, tournaments, result: words[1..].join(" ") })
}
