//! How a match ended, as the desk says it.

use crate::cli::resolve_names::Names;
use crate::club::{Match, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{NotAScore, Outcome, Score, Side};
use crate::request::ended::Ended;
use crate::request::score;
use crate::words::message::{Form, Message, ValueFault};

/// Reads a score.
pub(super) fn score(text: &str) -> Result<Score, ValueFault> {
    text.parse().map_err(|NotAScore(_)| ValueFault::Written(Form::Score))
}

/// A match of two and its players, once both are known.
pub(super) fn known<'a>(
    names: Names<'_>,
    tournament: &'a Tournament,
    no: MatchNo,
) -> Result<(&'a Match, [PlayerId; 2]), Message> {
    if tournament.pod(no).is_some() {
        return Err(names.words.event.at_table(no, tournament.id, names.club));
    }
    score::known(tournament, no).map_err(|refusal| names.refusal(&refusal))
}

/// The outcome of that match, with players as they are named.
pub(super) fn outcome(
    ended: Ended<&str>,
    names: Names<'_>,
    tournament: &Tournament,
    (played, sides): (&Match, [PlayerId; 2]),
) -> Result<Outcome, Message> {
    // A player who must be one of the two.
    ended.outcome((played.length, played.start), |text| {
        let player = names.entrant(tournament.id, text)?;
        let side = Side::BOTH.into_iter().find(|side| sides[side.index()] == player);
        let words = &names.words.command;
        side.ok_or_else(|| words.not_a_side(player, played.no, tournament.id, names.club))
    })
}
