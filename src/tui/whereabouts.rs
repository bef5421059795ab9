//! Where a player or a match is now, in words.

use super::screen::tournament::one_match::{marked_name, side_name};
use crate::clock::{in_the_hall, written_in_the_hall};
use crate::club::question::whereabouts::Whereabouts;
use crate::club::tournament::{Unpaired, Venue};
use crate::domain::round::RoundName;
use crate::tui::kit::prelude::*;
use crate::words::screen::floor::There;

/// The most tournaments that are listed for a player.
const EVENTS: usize = 3;

pub(super) fn facts(
    tournament: &Tournament,
    there: &Whereabouts,
    data: &Snapshot,
    words: &Words,
) -> There {
    match there {
        Whereabouts::AtTable { table, called, started, .. } => There::AtTable {
            table: table.clone(),
            minutes: data.minutes_since(started.unwrap_or(*called)).unwrap_or(0),
            playing: started.is_some(),
        },
        Whereabouts::Queued { ahead, after, since, busy, early, .. } => {
            // The end of a busy player's match is unknown.
            let callable = busy.is_none() && early.is_none();
            There::Queued {
                ahead: *ahead,
                minutes: data.minutes_since(*since),
                about: callable.then(|| about(tournament, *after, data)).flatten(),
                busy: busy.and_then(|busy| who_is_busy(busy, data)),
                early: early.map(|begins| written_in_the_hall(begins, data.today)),
            }
        }
        Whereabouts::Seated { no } => There::Seated {
            table: tournament.pod(*no).map(|pod| pod.table.to_string()).unwrap_or_default(),
        },
        Whereabouts::Postponed { .. } => There::Postponed,
        Whereabouts::Waits { awaits, .. } => There::Waits {
            numbers: awaits.clone(),
            names: awaits.iter().map(|no| awaited(tournament, *no, data, words)).collect(),
        },
        Whereabouts::Unpaired(Unpaired { round, absent, .. }) => {
            There::Unpaired { round: words.term.round(RoundName::Round(*round)), absent: *absent }
        }
        Whereabouts::Idle => There::Idle,
        Whereabouts::Done => There::Done,
        Whereabouts::Left(reason) => {
            There::Left { tournament: tournament.name.clone(), reason: *reason }
        }
    }
}

/// The name of a busy player, and the place.
pub(super) fn who_is_busy(
    (player, there): (PlayerId, Where),
    data: &Snapshot,
) -> Option<(String, Venue)> {
    let venue = data.club.fixture(there).and_then(|(_, played)| played.venue())?;
    Some((data.name(player), venue))
}

/// The present or next match of a player in each running tournament, one line each.
pub(super) fn today(player: PlayerId, data: &Snapshot, words: &Words) -> Vec<String> {
    let say = &words.screen.find;
    let all = data.club.whereabouts(player, data.queue()).into_iter();
    let line = |(tournament, whereabouts): (_, Whereabouts)| {
        let tournament = data.club.tournament(tournament)?;
        let there = say.there(&facts(tournament, &whereabouts, data, words));
        if let Whereabouts::Left(_) = whereabouts {
            return Some(there);
        }
        let Some(played) = whereabouts.no().and_then(|no| tournament.fixture(no)) else {
            return Some(say.without(&tournament.name, &there));
        };
        let own = data.club.registry().numbers(player);
        let round = tournament.round_of(played.no()).map(|round| words.term.round(&round));
        let (no, round) = (played.no(), round.unwrap_or_default());
        Some(match played {
            Fixture::Match(played) => {
                let first = played.sides[0].is_some_and(|side| own.contains(&side));
                let other = if first { Side::B } else { Side::A };
                let (opponent, _) = marked_name(tournament, (played, other), data, words);
                say.next(&tournament.name, no, &round, &opponent, &there)
            }
            Fixture::Pod(..) => {
                let others = played.players().into_iter().filter(|other| !own.contains(other));
                let others: Vec<String> = others.map(|other| data.name(other)).collect();
                say.next_pod(&tournament.name, no, &round, &there, words.term.list(&others))
            }
        })
    };
    let outlook = |tournament: TournamentId| {
        let tournament = data.club.tournament(tournament)?;
        let number = data.club.entered_as(tournament.id, player)?;
        Some(say.without(&tournament.name, say.outlook(tournament.outlook(number)?)))
    };
    let lines = |(tournament, there): (TournamentId, Whereabouts)| {
        let outlook = outlook(tournament);
        line((tournament, there)).into_iter().chain(outlook).collect::<Vec<_>>()
    };
    // A player without open matches waits for the next stage.
    let waiting = data
        .club
        .tournaments()
        .filter(|tournament| tournament.phase == Phase::Running && !tournament.has_open_matches());
    let waiting = waiting.filter_map(|tournament| outlook(tournament.id));
    all.take(EVENTS).flat_map(lines).chain(waiting.take(EVENTS)).collect()
}

/// The time when a table will probably be free.
fn about(tournament: &Tournament, after: u32, data: &Snapshot) -> Option<String> {
    let each = data.match_length(tournament.id)?;
    let wait = data.club.expected_wait(after, each).filter(|wait| wait.num_minutes() > 0)?;
    let at = data.club.plays_from(data.now).checked_add_signed(wait)?;
    Some(in_the_hall(at).format("%H:%M").to_string())
}

/// A match that decides a slot, with its players.
fn awaited(tournament: &Tournament, no: MatchNo, data: &Snapshot, words: &Words) -> String {
    let sides =
        tournament.match_no(no).map(|played| Side::BOTH.map(|s| side_name(played, s, data, words)));
    sides.map_or_else(
        || words.screen.find.match_no(no),
        |sides| words.screen.tournament.awaited(no, &sides),
    )
}
