//! Presence of players: who has come, is absent for a round, withdraws or returns.

use crate::club::action::{ReturnEntrant, SetAbsence, SetPresence, Withdraw};
use crate::club::tournament::Presence;
use crate::domain::format::Format;
use crate::domain::score::{Broken, ExitEffect, ExitReason, Outcome};
use crate::domain::swiss::AskedBye;
use crate::request::pairing::Again;
use crate::tui::kit::prelude::*;

/// Columns of the words for presence.
pub(super) const COLUMNS: u16 = 4;

/// The action of a command on an entrant. If it is noted already, the note is removed.
pub(in crate::tui) fn presence_action(
    command: CommandId,
    tournament: &Tournament,
    player: PlayerId,
) -> Action {
    let wanted = match command {
        CommandId::MarkAway => Presence::Away,
        _ => Presence::Here,
    };
    let noted = tournament.presence(player) == wanted;
    let presence = if noted { Presence::Expected } else { wanted };
    SetPresence { tournament: tournament.id, players: vec![player], presence }.into()
}

/// The reason why presence of this entrant cannot be noted.
pub(super) fn why_no_presence(
    tournament: &Tournament,
    player: Option<PlayerId>,
    words: &'static Words,
) -> Option<&'static str> {
    let say = &words.screen.tournament.reason;
    match (tournament.phase, player) {
        (Phase::Registering, Some(_)) => None,
        (Phase::Registering, None) => Some(say.only_entrants()),
        (Phase::Running, _) => Some(say.started()),
        (Phase::Closed, _) => Some(say.closed()),
    }
}

/// Notes a player as present in all tournaments that take entries and have the player.
pub(in crate::tui) fn arrival(player: PlayerId, club: &Club) -> Vec<Action> {
    let entered = entered(player, club);
    let new = entered.filter(|(found, entrant)| found.presence(*entrant) != Presence::Here);
    new.map(|(found, entrant)| presence_action(CommandId::MarkHere, found, entrant)).collect()
}

/// Tournaments that take entries and have the player, with the presence noted there.
pub(in crate::tui) fn awaited(
    player: PlayerId,
    club: &Club,
) -> impl Iterator<Item = (&Tournament, Presence)> {
    entered(player, club).map(|(found, entrant)| (found, found.presence(entrant)))
}

/// Tournaments that take entries and have the player, with the number entered.
fn entered(player: PlayerId, club: &Club) -> impl Iterator<Item = (&Tournament, PlayerId)> {
    let open = club.tournaments().filter(|found| found.phase == Phase::Registering);
    open.filter_map(move |found| Some((&**found, club.entered_as(found.id, player)?)))
}

const ROUND_ROBIN: [ExitEffect; 3] =
    [ExitEffect::ForfeitRest, ExitEffect::VoidUnplayed, ExitEffect::VoidAll];

/// Asks what becomes of the matches of a player who withdraws. The option that changes nothing comes first, the
/// proposed one second. This order is the same in all questions about withdrawal, so the same keys do the same.
pub(super) fn ask_exit(tournament: &Tournament, player: PlayerId, context: &Context<'_>) -> Step {
    let say = &context.words.screen.exit;
    let question = say.question(context.data.name(player), &tournament.name);
    let stays = ChoiceOption::cancel(say.stays(), context);
    Step::cover(exit_choice(tournament, player, (question, stays), context))
}

/// Asks from which tournament a player withdraws, if there are several, and what becomes of the matches.
pub(super) fn ask_exit_of(player: PlayerId, context: &Context<'_>) -> Option<Step> {
    let mut entered = entered_by(player, context.data);
    if entered.len() < 2 {
        let (tournament, number) = entered.pop()?;
        return Some(ask_exit(tournament, number, context));
    }
    let say = &context.words.screen.exit;
    let leave = entered.into_iter().map(|(tournament, number)| {
        ChoiceOption::new(&tournament.name, ask_exit(tournament, number, context))
    });
    let ways = std::iter::once(ChoiceOption::cancel(say.stays(), context)).chain(leave);
    let question = say.from_which(context.data.name(player));
    Some(Step::cover(Choice::new(say.title(), [question], ways)))
}

/// The reason why a player can withdraw from no tournament.
pub(super) fn why_no_exit_of(
    player: PlayerId,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    match entered_by(player, data)[..] {
        [] => Some(words.screen.exit.not_playing().to_owned()),
        [(tournament, number)] => why_no_exit(tournament, Some(number), data, words),
        _ => None,
    }
}

/// The running tournaments that a player has entered and not left, with the number entered.
fn entered_by(player: PlayerId, data: &Snapshot) -> Vec<(&Tournament, PlayerId)> {
    let running = data.club.tournaments().filter(|tournament| tournament.phase == Phase::Running);
    let entered = running.filter_map(|tournament| {
        let number = data.club.entered_as(tournament.id, player)?;
        (!tournament.has_left(number)).then_some((&**tournament, number))
    });
    entered.collect()
}

/// Asks whether a player also withdraws from the tournament after a no-show,
/// retirement or disqualification. Only players with open matches are asked about.
pub(super) fn offer_exit(
    tournament: &Tournament,
    no: MatchNo,
    context: &Context<'_>,
) -> Option<Step> {
    let record = tournament.match_no(no)?.record?;
    let (Outcome::Walkover(winner)
    | Outcome::Retired(Broken { winner, .. })
    | Outcome::Disqualified(Broken { winner, .. })) = record.outcome
    else {
        return None;
    };
    let player = record.player(winner.other());
    tournament.matches.iter().find(|other| other.has(player) && other.state().is_open())?;
    if why_no_exit(tournament, Some(player), context.data, context.words).is_some() {
        return None;
    }
    let say = &context.words.screen.exit;
    let question = say.offered(context.data.name(player), &tournament.name);
    let plays_on = ChoiceOption::new(say.plays_on(), ());
    Some(Step::cover(exit_choice(tournament, player, (question, plays_on), context)))
}

fn exit_choice(
    tournament: &Tournament,
    player: PlayerId,
    (question, stays): (String, ChoiceOption),
    context: &Context<'_>,
) -> Choice {
    let say = &context.words.screen.exit;
    let effects = exit_effects(tournament, player);
    let reasons = [ExitReason::Withdrawn, ExitReason::Disqualified];
    let left = reasons.into_iter().flat_map(|reason| {
        effects.iter().map(move |&effect| exit_way(tournament, player, (reason, effect), context))
    });
    let (played, all) = tournament.played_of(player);
    let format = exit_format(tournament);
    let why = match format {
        _ if effects.len() > 1 => {
            say.proposal(played, all, say.effect(tournament.proposed_effect(player), format))
        }
        Some(format) if format.is_swiss() => say.not_paired().to_owned(),
        Some(format) if format.has_seats() => say.pod_plays_on().to_owned(),
        Some(format) if !format.has_draw() => say.unlisted().to_owned(),
        _ => say.goes_on().to_owned(),
    };
    Choice::new(say.title(), [question, why], std::iter::once(stays).chain(left))
}

/// The reason why no player, or not this one, can withdraw.
pub(super) fn why_no_exit(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let leave = |player| {
        let left = (ExitReason::Withdrawn, ExitEffect::ForfeitRest);
        vec![exit_action(tournament, player, left, data).into()]
    };
    why_no_way(player, leave, data, words)
}

/// The reason why no request in `tried` is possible: no player is selected, or the first request is refused.
pub(super) fn why_no_way(
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

/// The possible effects, the proposed one first. In an elimination the opponent must advance.
fn exit_effects(tournament: &Tournament, player: PlayerId) -> Vec<ExitEffect> {
    let proposed = tournament.proposed_effect(player);
    let stage = tournament.stage();
    if stage.is_some_and(|stage| stage.plan.format.is_round_robin()) {
        let others = ROUND_ROBIN.into_iter().filter(|effect| *effect != proposed);
        std::iter::once(proposed).chain(others).collect()
    } else {
        vec![ExitEffect::ForfeitRest]
    }
}

/// The format of the current stage.
fn exit_format(tournament: &Tournament) -> Option<Format> {
    tournament.stage().map(|stage| stage.plan.format)
}

fn exit_way(
    tournament: &Tournament,
    player: PlayerId,
    (reason, effect): (ExitReason, ExitEffect),
    context: &Context<'_>,
) -> ChoiceOption {
    let say = &context.words.screen.exit;
    let label = say.way(say.reason(reason), say.effect(effect, exit_format(tournament)));
    let action = exit_action(tournament, player, (reason, effect), context.data);
    ChoiceOption::ask(label, action, context)
}

fn exit_action(
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

/// An answer to the question about absence.
#[derive(Debug, Clone, Copy)]
enum Way {
    /// The bye for the next round, or for all coming rounds if `true`; none if the player is present.
    Next(bool, Option<AskedBye>),
    /// Like [`Self::Next`], for the round that is paired; it is paired again.
    Now(Option<AskedBye>),
}

const WAYS: [Way; 8] = [
    Way::Next(false, Some(AskedBye::Half)),
    Way::Next(false, Some(AskedBye::Zero)),
    Way::Next(true, Some(AskedBye::Zero)),
    Way::Now(Some(AskedBye::Zero)),
    Way::Now(Some(AskedBye::Half)),
    Way::Now(None),
    Way::Next(false, None),
    Way::Next(true, None),
];

/// Asks about the absence of a player. Only answers that change something are offered.
pub(super) fn ask_absence(
    tournament: &Tournament,
    player: PlayerId,
    context: &Context<'_>,
) -> Step {
    let say = &context.words.screen.absence;
    let question = say.question(context.data.name(player), absent_round(tournament));
    let stays = ChoiceOption::cancel(say.stays(), context);
    let option = |way: Way| {
        let request = absence_request(tournament, player, way)?;
        request.rehearse(&context.data.club).ok()?;
        let label = absence_label(tournament, way, context.words);
        Some(ChoiceOption::new(label, Step::ask(request, context)))
    };
    let (ways, options): (Vec<Way>, Vec<ChoiceOption>) =
        WAYS.into_iter().filter_map(|way| Some((way, option(way)?))).unzip();
    // Who is absent is asked about when they are back.
    let back = ways.iter().position(|way| matches!(way, Way::Next(true, None))).unwrap_or(0);
    let ways = std::iter::once(stays).chain(options);
    Step::cover(Choice::new(say.title(), [question], ways).opened_on(1 + back))
}

/// The reason why no player, or not this one, can be absent.
pub(super) fn why_no_absence(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let tried = |player| {
        WAYS.into_iter().filter_map(|way| absence_request(tournament, player, way)).collect()
    };
    why_no_way(player, tried, data, words)
}

fn absence_label(tournament: &Tournament, way: Way, words: &Words) -> String {
    let (say, event) = (&words.screen.absence, &words.message.event);
    let round = absent_round(tournament);
    match way {
        Way::Next(onwards, bye) => {
            let rounds = event.rounds(round, (!onwards).then_some(round));
            match bye {
                Some(bye) => say.absent(&rounds, event.asked_bye(bye)),
                None => say.present(&rounds),
            }
        }
        Way::Now(Some(bye)) => words.screen.boards.absent_again(round - 1, event.asked_bye(bye)),
        Way::Now(None) => words.screen.boards.present_again(round - 1),
    }
}

/// The round that is paired next.
fn absent_round(tournament: &Tournament) -> u32 {
    tournament.last_round(tournament.swiss_stage()) + 1
}

/// The request of an answer; none if it would change nothing.
fn absence_request(tournament: &Tournament, player: PlayerId, way: Way) -> Option<Request> {
    let (stage, round) = (tournament.swiss_stage(), absent_round(tournament));
    match way {
        Way::Next(onwards, bye) => Some(
            Action::SetAbsence(SetAbsence {
                tournament: tournament.id,
                stage,
                player,
                from: round,
                until: (!onwards).then_some(round),
                bye,
            })
            .into(),
        ),
        Way::Now(bye) => {
            let absent = tournament.last_absent(stage).into_iter().find(|one| one.player == player);
            if absent.map(|one| one.bye) == bye {
                return None;
            }
            let again = Again { presence: vec![(player, bye)], ..Again::default() };
            Some(Request::PairAgain { tournament: tournament.id, again, lots: None })
        }
    }
}

/// Asks from which round on a player returns. Only allowed rounds are offered, with their consequences.
pub(super) fn ask_back(tournament: &Tournament, player: PlayerId, context: &Context<'_>) -> Step {
    let (say, data) = (&context.words.screen.exit, context.data);
    let way = |(from, request): (u32, Request)| {
        let follows = data.follows(&request, context.words).ok()?;
        let rounds = context.words.message.event.rounds(from, Some(from));
        let label = if from == 1 { say.back_for_all().to_owned() } else { say.back_from(&rounds) };
        Some(ChoiceOption::new(label, Step::ask(request, context)).follows(follows))
    };
    let stays = ChoiceOption::cancel(say.stays_away(), context);
    let ways = ways_back(tournament, player).into_iter().filter_map(way);
    let question = say.back_question(data.name(player), &tournament.name);
    Step::cover(Choice::new(say.back(), [question], std::iter::once(stays).chain(ways)))
}

/// The reason why no player, or not this one, can return.
pub(super) fn why_not_back(
    tournament: &Tournament,
    player: Option<PlayerId>,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let tried =
        |player| ways_back(tournament, player).into_iter().map(|(_, request)| request).collect();
    why_no_way(player, tried, data, words)
}

/// Returning from the next round on, or for all matches that were not played.
fn ways_back(tournament: &Tournament, player: PlayerId) -> Vec<(u32, Request)> {
    let next = tournament.back_from(player);
    let mut from = vec![next, 1];
    from.dedup();
    let back =
        |from| Action::ReturnEntrant(ReturnEntrant { tournament: tournament.id, player, from });
    from.into_iter().map(|from| (from, back(from).into())).collect()
}
