//! Games at tables of three to eight.

use super::foresee::ask_or_foresee;
use super::game_args::hands;
use super::match_no;
use crate::cli::context::Context;
use crate::cli::error::CliError;
use crate::cli::resolve_names::Names;
use crate::club::action::{self, RecordGame, SetHands};
use crate::club::refusal::EventRefusal;
use crate::club::{Action, Phase, Pod, Refusal, Tournament};
use crate::domain::finish::{Finish, FinishFault, NotAFinish};
use crate::domain::ids::MatchNo;
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::words::message::Message;

/// The next game of a table.
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

/// A game that ended otherwise.
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
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
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
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
            // The hands may be added later to an order that is right.
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
        Phase::Running | Phase::Closed => Refusal::NoSuchMatch(found.id, no),
    };
    found.pod(no).map(AsRef::as_ref).ok_or_else(|| names.refusal(&refusal))
}

/// Reads an order of those who play, by seat where every sign could be one, else by name.
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
