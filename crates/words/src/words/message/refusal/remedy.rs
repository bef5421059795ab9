//! Remedies that differ by what the club holds.

use crate::club::action::ReturnEntrant;
use crate::club::tournament::Correction;
use crate::club::tournament::LateClosed;
use crate::club::{Club, Phase};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::ScoreFault;
use crate::domain::number::PlayerId;
use crate::words::Voice;
use crate::words::message::named;
use crate::words::message::refusal::{comma, what::RefusalWords};

/// A score that cannot be.
pub(super) fn bad_score(
    voice: Voice,
    id: TournamentId,
    no: MatchNo,
    fault: ScoreFault,
    club: &Club,
) -> &'static str {
    let say = RefusalWords::speaking(voice);
    match fault {
        ScoreFault::NoGames => say.score_walkover(),
        ScoreFault::Level => say.play_one_more(),
        _ if has_start(id, no, club) => say.write_games_that(),
        _ => say.check_score_against(),
    }
}

fn has_start(id: TournamentId, no: MatchNo, club: &Club) -> bool {
    let played = club.tournament(id).and_then(|found| found.match_no(no));
    played.is_some_and(|played| played.start != [0, 0])
}

/// A correction that would void matches.
pub(super) fn would_void(voice: Voice, choice: &Correction) -> String {
    let say = RefusalWords::speaking(voice);
    let void = comma(&choice.void);
    match &choice.keep {
        _ if choice.void.is_empty() => say.name_none().to_owned(),
        None => say.go_ahead_name(void),
        Some(kept) => say.play_again(void, comma(kept)),
    }
}

/// A command on a tournament.
pub(super) fn tournament(command: &str, id: TournamentId, club: &Club) -> String {
    format!("banzuke tournament {command} {}", named(id, club))
}

/// The command that sets the rounds of a Swiss.
pub(super) fn rounds(id: TournamentId, rounds: u32, club: &Club) -> String {
    format!("banzuke tournament set {} --rounds {rounds}", named(id, club))
}

/// The command that deletes a tournament with its results.
pub(super) fn delete(id: TournamentId, results: u32, club: &Club) -> String {
    let results = if results == 0 { String::new() } else { format!(" --results {results}") };
    format!("banzuke tournament delete {}{results}", named(id, club))
}

/// The command by which an entrant leaves.
pub(super) fn leave(id: TournamentId, player: PlayerId, club: &Club) -> String {
    let command = match club.tournament(id).map(|found| found.phase) {
        Some(Phase::Registering) => "remove",
        _ => "withdraw",
    };
    format!("banzuke tournament {command} {} {player}", named(id, club))
}

/// The command that allows the first of the forbidden pairs.
pub(super) fn allow(id: TournamentId, club: &Club) -> String {
    let stage = club.tournament(id).and_then(|found| found.stage());
    let pair = stage.and_then(|stage| stage.swiss.forbidden.first());
    let pair = pair.map(|[a, b]| format!("{a} {b}")).unwrap_or_default();
    format!("banzuke tournament forbid {} {pair} --allow", named(id, club))
}

/// The way back for a player who has left.
pub(super) fn coming_back(voice: Voice, id: TournamentId, player: PlayerId, club: &Club) -> String {
    let say = RefusalWords::speaking(voice);
    let found = club.tournament(id);
    let from = found.map_or(1, |found| found.back_from(player));
    let back = ReturnEntrant { tournament: id, player, from };
    if club.check(&back.into()).is_ok() {
        return say.coming_back(named(id, club), player);
    }
    let exit = found.and_then(|found| found.exits.get(&player));
    match exit.map(|exit| exit.place.seq) {
        Some(seq) => say.if_player_here(seq),
        None => say.no_action().to_owned(),
    }
}

/// The way into the event for a late player.
pub(super) fn reopening(voice: Voice, id: TournamentId, closed: LateClosed, club: &Club) -> String {
    let say = RefusalWords::speaking(voice);
    let until = |round| format!("banzuke tournament set {} --late-until {round}", named(id, club));
    match closed {
        LateClosed::RoundPassed { reached, byes: true, .. } => {
            say.byes_until(reached, until(reached))
        }
        LateClosed::RoundPassed { reached, .. } => say.late_until(reached, until(reached)),
        _ => String::new(),
    }
}
