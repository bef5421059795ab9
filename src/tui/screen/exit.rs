//! The question before a player leaves the event: the effect on that player's matches.

use crate::club::action::Withdraw;
use crate::club::{Action, Phase, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{Broken, Outcome};
use crate::request::Request;
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::prelude::*;

const ROUND_ROBIN: [ExitEffect; 3] =
    [ExitEffect::ForfeitRest, ExitEffect::VoidUnplayed, ExitEffect::VoidAll];

/// Asks what becomes of the matches of `player`. As every question about leaving, it opens on the way that changes
/// nothing, with the way proposed next to it: the same keys do the same wherever it is asked.
pub(super) fn ask(tournament: &Tournament, player: PlayerId, context: &Context<'_>) -> Step {
    let say = &context.words.screen.exit;
    let question = say.question(context.data.name(player), &tournament.name);
    let stays = ChoiceOption::cancel(say.stays(), Vec::new(), context);
    Step::cover(choice(tournament, player, (question, stays), context))
}

/// Asks from which event `player` leaves, where there are several, and what becomes of the matches there.
pub(super) fn ask_of(player: PlayerId, context: &Context<'_>) -> Option<Step> {
    let mut entered = entered(player, context.data);
    if entered.len() < 2 {
        let (tournament, number) = entered.pop()?;
        return Some(ask(tournament, number, context));
    }
    let say = &context.words.screen.exit;
    let way = |(tournament, number): (&Tournament, PlayerId)| ChoiceOption {
        label: tournament.name.clone(),
        follows: Vec::new(),
        steps: vec![ask(tournament, number, context)],
    };
    let stays = ChoiceOption::cancel(say.stays(), Vec::new(), context);
    let ways = std::iter::once(stays).chain(entered.into_iter().map(way)).collect();
    let question = say.from_which(context.data.name(player));
    Some(Step::cover(Choice::new(say.title(), vec![question], ways)))
}

/// Why a player can leave no event now.
pub(super) fn reason_of(
    player: PlayerId,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    match entered(player, data)[..] {
        [] => Some(words.screen.exit.not_playing().to_owned()),
        [(tournament, number)] => reason(tournament, Some(number), data, words),
        _ => None,
    }
}

/// The events being played that a player has entered and not left, each with the number entered.
fn entered(player: PlayerId, data: &Snapshot) -> Vec<(&Tournament, PlayerId)> {
    let running = data.club.tournaments().filter(|tournament| tournament.phase == Phase::Running);
    let entered = running.filter_map(|tournament| {
        let number = data.club.entered_as(tournament.id, player)?;
        (!tournament.has_left(number)).then_some((&**tournament, number))
    });
    entered.collect()
}

/// Asks whether a player leaves the event too who did not come to a match, retired from it or was disqualified in it, and
/// has others to play.
pub(super) fn offer(tournament: &Tournament, no: MatchNo, context: &Context<'_>) -> Option<Step> {
    let record = tournament.match_no(no)?.record?;
    let (Outcome::Walkover(winner)
    | Outcome::Retired(Broken { winner, .. })
    | Outcome::Disqualified(Broken { winner, .. })) = record.outcome
    else {
        return None;
    };
    let player = record.player(winner.other());
    tournament.matches.iter().find(|other| other.has(player) && other.state().is_open())?;
    if reason(tournament, Some(player), context.data, context.words).is_some() {
        return None;
    }
    let say = &context.words.screen.exit;
    let question = say.offered(context.data.name(player), &tournament.name);
    let plays_on = ChoiceOption::nothing(say.plays_on());
    Some(Step::cover(choice(tournament, player, (question, plays_on), context)))
}

fn choice(
    tournament: &Tournament,
    player: PlayerId,
    (question, stays): (String, ChoiceOption),
    context: &Context<'_>,
) -> Choice {
    let say = &context.words.screen.exit;
    let effects = effects(tournament, player);
    let reasons = [ExitReason::Withdrawn, ExitReason::Disqualified];
    let left = reasons.into_iter().flat_map(|reason| {
        effects.iter().map(move |&effect| way(tournament, player, (reason, effect), context))
    });
    let (played, all) = tournament.played_of(player);
    let format = format(tournament);
    let why = match format {
        _ if effects.len() > 1 => {
            say.proposal(played, all, say.effect(tournament.proposed_effect(player), format))
        }
        Some(format) if format.is_swiss() => say.not_paired().to_owned(),
        Some(format) if format.has_seats() => say.pod_plays_on().to_owned(),
        Some(format) if !format.has_draw() => say.unlisted().to_owned(),
        _ => say.goes_on().to_owned(),
    };
    let ways = std::iter::once(stays).chain(left).collect();
    Choice::new(say.title(), vec![question, why], ways)
}

/// Why nobody, or not this player, can leave now.
pub(super) fn reason(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let leave = |player| {
        let left = (ExitReason::Withdrawn, ExitEffect::ForfeitRest);
        vec![action(tournament, player, left, data).into()]
    };
    no_way(player, leave, data, words)
}

/// Why nothing of what is tried on an entrant can be done: nobody is selected, or what speaks against the first of it.
pub(super) fn no_way(
    player: Option<PlayerId>,
    tried: impl FnOnce(PlayerId) -> Vec<Request>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let Some(player) = player else {
        return Some(words.screen.exit.nobody().to_owned());
    };
    let mut refused = None;
    for request in tried(player) {
        match request.rehearse(&data.club) {
            Ok(()) => return None,
            Err(refusal) => refused = refused.or(Some(refusal)),
        }
    }
    refused.map(|refusal| words.message.refusal(&refusal, &data.club).into())
}

/// The effects that there are, the one proposed first: in an elimination somebody has to go on.
fn effects(tournament: &Tournament, player: PlayerId) -> Vec<ExitEffect> {
    let proposed = tournament.proposed_effect(player);
    let stage = tournament.stage();
    if stage.is_some_and(|stage| stage.plan.format.is_round_robin()) {
        let others = ROUND_ROBIN.into_iter().filter(|effect| *effect != proposed);
        std::iter::once(proposed).chain(others).collect()
    } else {
        vec![ExitEffect::ForfeitRest]
    }
}

/// The format of the stage played now.
fn format(tournament: &Tournament) -> Option<Format> {
    tournament.stage().map(|stage| stage.plan.format)
}

fn way(
    tournament: &Tournament,
    player: PlayerId,
    (reason, effect): (ExitReason, ExitEffect),
    context: &Context<'_>,
) -> ChoiceOption {
    let request = action(tournament, player, (reason, effect), context.data).into();
    let follows = context.data.follows(&request, context.words);
    let say = &context.words.screen.exit;
    ChoiceOption {
        label: say.way(say.reason(reason), say.effect(effect, format(tournament))),
        follows: follows.unwrap_or_else(|refusal| {
            vec![context.words.message.refusal(&refusal, &context.data.club).into()]
        }),
        steps: vec![Step::ask(request, context)],
    }
}

fn action(
    tournament: &Tournament,
    player: PlayerId,
    (reason, effect): (ExitReason, ExitEffect),
    data: &Snapshot,
) -> Action {
    Action::Withdraw(Withdraw {
        tournament: tournament.id,
        player,
        reason,
        effect,
        on: data.today,
        decision: 0,
    })
}
