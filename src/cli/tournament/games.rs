//! Games of pods of three to eight players, and the games of a match.

use clap::ValueEnum;

use super::match_no;
use super::plan::ask_or_foresee;
use crate::cards::{record, typed_cards, value_pod};
use crate::cli::prelude::*;
use crate::club::action::{self, RecordGame, SetHands};
use crate::club::refusal::EventRefusal;
use crate::club::{Phase, Pod};
use crate::domain::finish::{Finish, FinishFault, NotAFinish};
use crate::domain::game::{
    Deal, HandPair, HandTable, NotHands, RecordedGames, TypedGame, parse_pairs, parse_typed, total,
};
use crate::domain::score::Side;

/// Records the next game of a pod.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct NextGame {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    #[arg(required = true, value_name = "ORDER")]
    order: Vec<String>,
    #[command(flatten)]
    dealt: Dealt,
}

/// Corrects the order of a pod's game.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct CorrectGame {
    name: String,
    #[arg(value_name = "MATCH", value_parser = match_no)]
    no: MatchNo,
    game: u32,
    #[arg(required = true, value_name = "ORDER")]
    order: Vec<String>,
    #[command(flatten)]
    dealt: Dealt,
    #[arg(long)]
    reason: Option<String>,
    #[arg(long)]
    dry_run: bool,
}

#[derive(Debug, clap::Args)]
struct Dealt {
    #[arg(long, value_name = "PAIRS")]
    hands: Option<String>,
}

impl Dealt {
    fn telling(
        &self,
        names: Names<'_>,
        (found, pod): (&Tournament, &Pod),
        (game, here): (u32, &[PlayerId]),
    ) -> Result<Option<Action>, Message> {
        let Some(text) = &self.hands else { return Ok(None) };
        let (hands, deal) = hands(names, (found, pod), here, text)?;
        Ok(Some(Action::SetHands(SetHands { tournament: found.id, no: pod.no, game, hands, deal })))
    }
}

impl NextGame {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (no, played_on) = (self.no, context.outside.today());
        context.ask(|names| {
            let found = names.tournament(&self.name)?;
            let pod = pod(names, found, no)?;
            let here: Vec<PlayerId> = found.still_at(pod).collect();
            let order = finish(names, (found, pod), &here, &self.order)?;
            let game = u32::try_from(pod.games.len() + 1).unwrap_or(u32::MAX);
            let dealt = self.dealt.telling(names, (found, pod), (game, &here))?;
            let played =
                Action::RecordGame(RecordGame { tournament: found.id, no, game, order, played_on });
            Ok(std::iter::once(played).chain(dealt).collect::<Vec<_>>().into())
        })
    }
}

impl CorrectGame {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (no, game) = (self.no, self.game);
        ask_or_foresee(context, self.dry_run, |names| {
            let found = names.tournament(&self.name)?;
            let pod = pod(names, found, no)?;
            let at = usize::try_from(game).unwrap_or(usize::MAX).checked_sub(1);
            let played = at.and_then(|at| pod.games.get(at));
            let unknown = Refusal::Event(EventRefusal::NoSuchGame(found.id, no, game));
            let played = played.ok_or_else(|| names.refusal(&unknown))?;
            let here = pod.seats_of(played);
            let order = finish(names, (found, pod), &here, &self.order)?;
            let dealt = self.dealt.telling(names, (found, pod), (game, &here))?;
            // If the order is right, only the hands are added.
            let stands = dealt.is_some() && order == played.finish;
            let reason = self.reason.as_deref().map(clean);
            let correction = (!stands).then_some(Action::CorrectGame(action::CorrectGame {
                tournament: found.id,
                no,
                game,
                order,
                reason,
            }));
            Ok((correction.into_iter().chain(dealt).collect::<Vec<_>>().into(), ()))
        })?;
        Ok(())
    }
}

fn pod<'a>(names: Names<'_>, found: &'a Tournament, no: MatchNo) -> Result<&'a Pod, Message> {
    let refusal = match found.phase {
        Phase::Registering => Refusal::NotDrawn(found.id),
        Phase::Running | Phase::Closed => found.unlisted(no),
    };
    found.pod(no).map(AsRef::as_ref).ok_or_else(|| names.refusal(&refusal))
}

/// Reads the order of finish: seats, if every sign can be a seat, else names.
fn finish(
    names: Names<'_>,
    (found, pod): (&Tournament, &Pod),
    here: &[PlayerId],
    order: &[String],
) -> Result<Finish, Message> {
    let text = order.join(" ");
    let seats =
        fold(&text).chars().all(|c| c.is_ascii_digit() || [' ', ',', '、', '='].contains(&c));
    if !seats {
        let level = |group: &str| {
            let players: Vec<String> = group.split('=').map(str::to_owned).collect();
            names.entrants(found.id, &players)
        };
        return Ok(Finish(order.iter().map(|group| level(group)).collect::<Result<_, _>>()?));
    }
    let finish = Finish::parse_playing(&text, &pod.seats, here);
    finish.map_err(|fault| refused(names, (found, pod), &fault))
}

fn refused(names: Names<'_>, (found, pod): (&Tournament, &Pod), fault: &NotAFinish) -> Message {
    let bad = |fault: FinishFault| Refusal::Event(EventRefusal::BadFinish(found.id, pod.no, fault));
    match fault {
        NotAFinish::Fault(fault) => names.refusal(&bad(*fault)),
        other => names.words.event.not_a_finish(other),
    }
}

#[derive(Debug, clap::Args)]
pub(super) struct GameArgs {
    #[arg(long, value_name = "GAMES")]
    games: Option<String>,
    #[arg(long, value_enum, requires = "games")]
    first: Option<FirstName>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FirstName {
    A,
    B,
    Alternate,
    AlternateB,
}

impl FirstName {
    /// The side that moved first in a game. `game` counts from 0.
    fn of(self, game: usize) -> Side {
        let even = game.is_multiple_of(2);
        match self {
            Self::A => Side::A,
            Self::B => Side::B,
            Self::Alternate => {
                if even {
                    Side::A
                } else {
                    Side::B
                }
            }
            Self::AlternateB => {
                if even {
                    Side::B
                } else {
                    Side::A
                }
            }
        }
    }
}

impl GameArgs {
    /// Reads the games, if given. Their cards are valued later, when the card game of the tournament is known.
    pub(super) fn read(&self, words: &MessageWords) -> CliResult<Vec<TypedGame>> {
        let text = self.games.as_deref().unwrap_or_default();
        let games = parse_typed(text);
        let mut games =
            games.map_err(|fault| CliError::Usage(words.hands.not_games(&fault, text)))?;
        for (at, game) in games.iter_mut().enumerate() {
            game.first = self.first.map(|first| first.of(at)).or(game.first);
        }
        Ok(games)
    }
}

/// The given score, else that of the games.
pub(super) fn score_of(said: Option<Score>, games: &[TypedGame]) -> Score {
    said.unwrap_or_else(|| total(games.iter().map(|game| game.winner)))
}

/// Adds the hand strengths of the cards that were dealt.
pub(super) fn valued(
    names: Names<'_>,
    found: &Tournament,
    games: Vec<TypedGame>,
) -> Result<RecordedGames, Message> {
    record(games, found.card_game).map_err(|fault| names.words.hands.games_fault("", &fault))
}

/// Reads the hands of a pod's game: pairs of seats or players, each with the win probability
/// of the first of the two, `1-2:0.4 1-3:55%`; or the cards of all seats, `S3 HK/D4 X/…`.
pub(super) fn hands(
    names: Names<'_>,
    (found, pod): (&Tournament, &Pod),
    here: &[PlayerId],
    text: &str,
) -> Result<(HandTable, Option<Deal>), Message> {
    let words = &names.words.hands;
    if let Some(hands) = typed_cards(text) {
        let valued = value_pod(found.card_game, here, &hands);
        let (hands, deal) = valued.map_err(|fault| words.card_fault(&fault))?;
        return Ok((hands, Some(deal)));
    }
    let player = |text: &str| -> Result<PlayerId, Message> {
        let Ok(seat) = text.parse::<u32>() else {
            return names.entrant(found.id, text);
        };
        let at = usize::try_from(seat).unwrap_or(usize::MAX).checked_sub(1);
        let there = at.and_then(|at| pod.seats.get(at)).copied();
        there.ok_or_else(|| words.no_seat(seat, pod.seats.len()))
    };
    let pairs = parse_pairs(text)
        .map_err(|NotHands(pair, fault)| words.not_hands(&pair, fault.as_ref()))?;
    let known = |(a, b, hand): HandPair| Ok((player(&a)?, player(&b)?, hand));
    let hands = pairs.into_iter().map(known).collect::<Result<_, _>>()?;
    Ok((HandTable(hands), None))
}
