//! Who or what is meant by a text on the command line.

use crate::club::question::finder::Finder;
use crate::club::question::resolver::{Meant, Numbers};
use crate::club::registry::Named;
use crate::club::{Club, RatingList, Refusal, Tournament};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::words::message::{Message, MessageWords};

/// How many are suggested where nobody is meant.
const SUGGESTED: usize = 3;

/// From here on two names are alike enough to be suggested, 1 being equal.
const ALIKE: f64 = 0.5;

/// The player of a name, alias or number.
pub(super) fn player(words: &MessageWords, club: &Club, text: &str) -> Result<PlayerId, Message> {
    let name = clean(text);
    Err(match club.meant(&name, Numbers::Bare) {
        Meant::Player(player) => return Ok(player),
        Meant::Several(players) => words.meant.several(&name, &players, club),
        Meant::NumberOrName(id, named) => words.meant.number_or_name(&name, id, &named, club),
        Meant::NoPlayer(id) => words.refusal(&Refusal::NoSuchPlayer(id), club),
        Meant::NoNumber(fault) => words.number(&name, fault),
        Meant::Nobody => words.meant.nobody(&name, &search(club, &name, SUGGESTED), club),
    })
}

/// The registration of a number exactly as given, even where somebody else's number goes on for
/// it; otherwise the player of a name or alias.
pub(super) fn registration(
    words: &MessageWords,
    club: &Club,
    text: &str,
) -> Result<PlayerId, Message> {
    let meant = player(words, club, text)?;
    let number = PlayerId::parse(&clean(text)).ok();
    let given = number.filter(|number| club.registry().today(*number) == meant);
    Ok(given.unwrap_or(meant))
}

/// All players named, in order.
pub(super) fn players(
    words: &MessageWords,
    club: &Club,
    texts: &[String],
) -> Result<Vec<PlayerId>, Message> {
    texts.iter().map(|text| player(words, club, text)).collect()
}

/// The player of a name, alias or number, by the number under which they are entered in a
/// tournament. Of several people of that name, the only one entered is meant.
pub(super) fn entrant(
    words: &MessageWords,
    club: &Club,
    tournament: TournamentId,
    text: &str,
) -> Result<PlayerId, Message> {
    if let Named::Several(people) = club.registry().named(&clean(text))
        && let [one] =
            people.iter().filter_map(|id| club.entered_as(tournament, *id)).collect::<Vec<_>>()[..]
    {
        return Ok(one);
    }
    let meant = player(words, club, text)?;
    Ok(club.entered_as(tournament, meant).unwrap_or(meant))
}

/// All entrants named, in order.
pub(super) fn entrants(
    words: &MessageWords,
    club: &Club,
    tournament: TournamentId,
    texts: &[String],
) -> Result<Vec<PlayerId>, Message> {
    texts.iter().map(|text| entrant(words, club, tournament, text)).collect()
}

/// The players that a text finds, best first.
pub(super) fn search(club: &Club, text: &str, limit: usize) -> Vec<PlayerId> {
    Finder::default().grown(club.registry()).find(text, limit)
}

/// The tournament of a name or of a number like `T3`.
pub(super) fn tournament<'a>(
    words: &MessageWords,
    club: &'a Club,
    text: &str,
) -> Result<&'a Tournament, Message> {
    let unknown = || {
        let key = fold(text);
        let mut close: Vec<(f64, &str)> = club
            .tournaments()
            .map(|found| (likeness(&key, &fold(&found.name)), found.name.as_str()))
            .filter(|(likeness, _)| *likeness >= ALIKE)
            .collect();
        close.sort_by(|a, b| b.0.total_cmp(&a.0));
        close.truncate(SUGGESTED);
        let names: Vec<String> = close.into_iter().map(|(_, name)| name.to_owned()).collect();
        words.meant.no_tournament(&clean(text), &names)
    };
    club.tournament_named(text).map(AsRef::as_ref).ok_or_else(unknown)
}

/// The rating list of a name; the main one if none is named.
pub(super) fn list<'a>(
    words: &MessageWords,
    club: &'a Club,
    text: Option<&str>,
) -> Result<&'a RatingList, Message> {
    let name = text.unwrap_or_default();
    let found = match text {
        Some(text) => club.list_named(text),
        None => club.list(ListId::MAIN),
    };
    found.ok_or_else(|| {
        let names: Vec<String> = club.lists().map(|list| list.name.clone()).collect();
        words.meant.no_list(name, &names)
    })
}

fn likeness(a: &str, b: &str) -> f64 {
    if b.contains(a) { 1.0 } else { strsim::normalized_damerau_levenshtein(a, b) }
}
