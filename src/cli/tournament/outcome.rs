//! How a match ended, as the desk says it.

use crate::cli::meant::Names;
use crate::club::{Match, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{Broken, NotAScore, Outcome, Score, Side};
use crate::request::score;
use crate::words::message::{Form, Message, ValueFault};

/// How a match ended, with players as they are named.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ended<'a> {
    /// Played to the end.
    Score(Score),
    /// This player was there, and the other was not.
    Walkover(&'a str),
    Retired(&'a str, Score),
    /// This player was disqualified in the match at that score.
    Disqualified(&'a str, Score),
    /// Neither was there.
    DoubleWalkover,
    /// Both were disqualified in the match.
    DoubleDisqualification,
}

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

impl Ended<'_> {
    /// The outcome of that match.
    pub(super) fn of(
        self,
        names: Names<'_>,
        tournament: &Tournament,
        (played, sides): (&Match, [PlayerId; 2]),
    ) -> Result<Outcome, Message> {
        // A player who must be one of the two.
        let side = |text: &str| {
            let player = names.entrant(tournament.id, text)?;
            let side = Side::BOTH.into_iter().find(|side| sides[side.index()] == player);
            let words = &names.words.command;
            side.ok_or_else(|| words.not_a_side(player, played.no, tournament.id, names.club))
        };
        // What was given before the match is known and not typed again.
        let begun = |score: Score| score.starting_at(played.start);
        let broken = |text: &str, score| {
            Ok::<_, Message>(Broken { winner: side(text)?.other(), score: begun(score) })
        };
        Ok(match self {
            Self::Score(score) => Outcome::Score(begun(score)),
            Self::Walkover(text) => Outcome::Walkover(side(text)?),
            Self::Retired(text, score) => Outcome::Retired(broken(text, score)?),
            Self::Disqualified(text, score) => Outcome::Disqualified(broken(text, score)?),
            Self::DoubleWalkover => Outcome::DoubleWalkover,
            Self::DoubleDisqualification => Outcome::DoubleDisqualification,
        })
    }
}
