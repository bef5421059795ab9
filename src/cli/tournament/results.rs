//! Results, corrections and the end.

use super::{match_no, meant};
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::club::{Action, Club, Phase, Refusal, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{NotAScore, Outcome, Score, Side};
use crate::words::message::{Message, MessageWords};

/// How a match ended.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Played {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(value_parser = read)]
    score: Score,
}

/// Who goes on without play.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Walkover {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    /// The player who was there, and wins
    player: String,
}

/// How a match really ended.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Correct {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(value_parser = read, required_unless_present = "walkover")]
    score: Option<Score>,
    /// The match was won by this player without play
    #[arg(long, value_name = "PLAYER", conflicts_with = "score")]
    walkover: Option<String>,
    /// The later results that are lost with it, exactly
    #[arg(long, value_name = "MATCHES", value_parser = match_no, value_delimiter = ',')]
    void: Vec<MatchNo>,
}

fn read(text: &str) -> Result<Score, String> {
    text.parse().map_err(|NotAScore(text)| {
        format!(
            "{text} is no score; write it like 2-1, with drawn games 7-6-3, up to {}",
            Score::MOST
        )
    })
}

impl Played {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        record(context, &self.name, self.no, |_, _, _| Ok(Outcome::Score(self.score)))
    }
}

impl Walkover {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        record(context, &self.name, self.no, |club, found, sides| {
            walkover(words, club, (found, self.no), sides, &self.player)
        })
    }
}

impl Correct {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let mut desk = context.open()?;
        context.decide(&mut desk, |club| {
            let found = meant::tournament(words, club, &self.name)?;
            let sides = sides(words, club, found, self.no)?;
            let outcome = match (&self.walkover, self.score) {
                (Some(player), _) => walkover(words, club, (found, self.no), sides, player)?,
                (None, score) => Outcome::Score(score.unwrap_or_default()),
            };
            let (tournament, no, void) = (found.id, self.no, self.void.clone());
            let keep = Vec::new();
            Ok(vec![Action::CorrectResult { tournament, no, sides, outcome, void, keep }])
        })
    }
}

pub(super) fn close(context: &mut Context<'_>, name: &str) -> Result<(), CliError> {
    let words = context.words;
    let mut desk = context.open()?;
    context.decide(&mut desk, |club| {
        let tournament = meant::tournament(words, club, name)?.id;
        Ok(vec![Action::CloseTournament { tournament }])
    })
}

fn record(
    context: &mut Context<'_>,
    name: &str,
    no: MatchNo,
    outcome: impl FnOnce(&Club, &Tournament, [PlayerId; 2]) -> Result<Outcome, Message>,
) -> Result<(), CliError> {
    let words = context.words;
    let played_on = context.outside.today();
    let mut desk = context.open()?;
    context.decide(&mut desk, |club| {
        let found = meant::tournament(words, club, name)?;
        let sides = sides(words, club, found, no)?;
        let (tournament, outcome) = (found.id, outcome(club, found, sides)?);
        Ok(vec![Action::RecordResult { tournament, no, sides, outcome, played_on }])
    })
}

/// Who plays a match now.
fn sides(
    words: &MessageWords,
    club: &Club,
    found: &Tournament,
    no: MatchNo,
) -> Result<[PlayerId; 2], Message> {
    let refuse = |refusal| (words.refusal)(&refusal, club);
    if found.phase == Phase::Registering {
        return Err(refuse(Refusal::NotDrawn(found.id)));
    }
    let played = found.match_no(no).ok_or_else(|| refuse(Refusal::NoSuchMatch(found.id, no)))?;
    let waiting = || refuse(Refusal::Waiting(found.id, no, played.awaits()));
    played.players().ok_or_else(waiting)
}

fn walkover(
    words: &MessageWords,
    club: &Club,
    (found, no): (&Tournament, MatchNo),
    sides: [PlayerId; 2],
    text: &str,
) -> Result<Outcome, Message> {
    let player = meant::player(words, club, text)?;
    let side = Side::BOTH.into_iter().find(|side| sides[side.index()] == player);
    let side = side.ok_or_else(|| (words.command.not_a_side)(player, no, found.id, club))?;
    Ok(Outcome::Walkover(side))
}
