//! Messages in English.

mod command;
mod deed;
mod doctor;
mod event;
mod fault;
mod foresight;
mod import;
mod likeness;
mod outcome;
mod rating;
mod refusal;
mod registry;
mod rescue;
mod settings;
mod sheet;
mod usage;

use super::count;
use super::term::TERM;
use crate::club::Club;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::words::message::{LabelWords, MessageWords};

pub(super) const MESSAGE: MessageWords = MessageWords {
    refusal: refusal::refusal,
    undo: fault::undo,
    store: fault::store,
    desk: fault::desk,
    number: fault::number,
    finding: fault::finding,
    entry: deed::entry,
    action: deed::action,
    result: outcome::score_line,
    player,
    scale: rating::scale,
    rating: rating::RATING,
    meant: fault::MEANT,
    import: import::IMPORT,
    event: event::EVENT,
    foresight: foresight::FORESIGHT,
    likeness: likeness::LIKENESS,
    registry: registry::REGISTRY,
    rescue: rescue::RESCUE,
    settings: settings::SETTINGS,
    doctor: doctor::DOCTOR,
    sheet: sheet::SHEET,
    usage: usage::USAGE,
    command: command::COMMAND,
    label: LabelWords {
        reading: "reading",
        club: "club",
        aliases: "aliases",
        born: "born",
        external: "numbers of others",
        numbers: "numbers",
        note: "note",
        rating: "rating",
        list: "rating list",
        entrants: |entrants| count(entrants, "entrant", "entrants"),
        standings: "standings",
        ranking: "ranking",
        ready: "ready",
        winner_of: |no| format!("winner of {no}"),
        loser_of: |no| format!("loser of {no}"),
        expected: |expected| format!("expected score of a game: {expected:.4}"),
        taken_back: "(taken back)",
    },
};

/// A player by the name and number of today; by number alone where the registration was undone.
fn player(id: PlayerId, club: &Club) -> String {
    let known = club.player(id);
    known.map_or_else(|| id.to_string(), |player| format!("{} ({})", player.name, player.id))
}

/// A registration by the name it was made under, whoever that is today.
fn registration(id: PlayerId, club: &Club) -> String {
    let known = club.registry().registration(id);
    known.map_or_else(|| id.to_string(), |known| format!("{} ({id})", known.name))
}

/// A player by name where there is one.
fn name(id: PlayerId, club: &Club) -> String {
    club.player(id).map_or_else(|| id.to_string(), |player| player.name.clone())
}

fn players(ids: &[PlayerId], club: &Club) -> String {
    list(ids.iter().map(|&id| player(id, club)))
}

/// A tournament by name; by number where its creation was undone.
fn tournament(id: TournamentId, club: &Club) -> String {
    club.tournament(id).map_or_else(|| id.to_string(), |found| found.name.clone())
}

/// `match 3`, `matches 3 and 4`.
fn matches(numbers: &[MatchNo]) -> String {
    let word = if numbers.len() == 1 { "match" } else { "matches" };
    format!("{word} {}", list(numbers.iter().map(MatchNo::to_string)))
}

/// `a, b and c`.
fn list(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match (items.pop(), items.is_empty()) {
        (None, _) => String::new(),
        (Some(last), true) => last,
        (Some(last), false) => format!("{} and {last}", items.join(", ")),
    }
}
