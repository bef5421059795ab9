//! How a match ended, as the desk says it.

use super::meant;
use crate::club::{Club, Match, Phase, Record, Refusal, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{Broken, NotAScore, Outcome, Score, Side};
use crate::words::message::{Form, Message, MessageWords, ValueFault};

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

/// A match that both players of are known.
pub(super) struct Known<'a> {
    tournament: &'a Tournament,
    played: &'a Match,
    /// Who plays it now.
    pub(super) sides: [PlayerId; 2],
}

/// Reads a score.
pub(super) fn score(text: &str) -> Result<Score, ValueFault> {
    text.parse().map_err(|NotAScore(_)| ValueFault::Written(Form::Score))
}

impl<'a> Known<'a> {
    /// The match of that number, if it is known who plays it.
    pub(super) fn find(
        words: &MessageWords,
        club: &Club,
        tournament: &'a Tournament,
        no: MatchNo,
    ) -> Result<Self, Message> {
        let id = tournament.id;
        let refuse = |refusal| words.refusal(&refusal, club);
        if tournament.phase == Phase::Registering {
            return Err(refuse(Refusal::NotDrawn(id)));
        }
        if tournament.sitting(no).is_some() {
            return Err(words.event.at_table(no, id, club));
        }
        let played = tournament.match_no(no);
        let played = played.ok_or_else(|| refuse(Refusal::NoSuchMatch(id, no)))?;
        let waiting = || refuse(Refusal::Waiting(id, no, played.awaits()));
        let sides = played.players().ok_or_else(waiting)?;
        Ok(Self { tournament, played, sides })
    }

    /// How it ended, as far as that is recorded.
    pub(super) fn record(&self) -> Option<Record> {
        self.played.record
    }

    /// The side of a player who must be one of the two.
    fn side(&self, words: &MessageWords, club: &Club, text: &str) -> Result<Side, Message> {
        let player = meant::entrant(words, club, self.tournament.id, text)?;
        let side = Side::BOTH.into_iter().find(|side| self.sides[side.index()] == player);
        let (no, id) = (self.played.no, self.tournament.id);
        side.ok_or_else(|| words.command.not_a_side(player, no, id, club))
    }
}

impl Ended<'_> {
    /// The outcome of that match.
    pub(super) fn of(
        self,
        words: &MessageWords,
        club: &Club,
        known: &Known<'_>,
    ) -> Result<Outcome, Message> {
        // What was given before the match is known and not typed again.
        let begun = |score: Score| score.starting_at(known.played.start);
        let broken = |text: &str, score| {
            let winner = known.side(words, club, text)?.other();
            Ok::<_, Message>(Broken { winner, score: begun(score) })
        };
        Ok(match self {
            Self::Score(score) => Outcome::Score(begun(score)),
            Self::Walkover(text) => Outcome::Walkover(known.side(words, club, text)?),
            Self::Retired(text, score) => Outcome::Retired(broken(text, score)?),
            Self::Disqualified(text, score) => Outcome::Disqualified(broken(text, score)?),
            Self::DoubleWalkover => Outcome::DoubleWalkover,
            Self::DoubleDisqualification => Outcome::DoubleDisqualification,
        })
    }
}
