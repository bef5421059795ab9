//! The question before a tournament starts, or its next stage or round is drawn.

use crate::club::action::DrawPairings;
use crate::club::question::seeding::DrawChoice;
use crate::club::refusal::EventRefusal;
use crate::club::tournament::Cut;
use crate::domain::bracket::{Pairing, Qualifier, Slot};
use crate::domain::format::{Format, Seeding};
use crate::drawing::texts::asked_bye;
use crate::request::pairing::Again;
use crate::tui::kit::prelude::*;
use crate::tui::screen::tie;
use crate::words::screen::tournament::{DrawPlan, NextPairings, NextStage};

/// The most pairings in a question, for the smallest terminal.
const PAIRINGS: usize = 8;

/// Asks whether to draw the next stage or round, with the expected pairings.
/// Says why if it cannot be drawn; none if there is nothing to draw.
pub(super) fn ask(tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
    match (tournament.phase, tournament.next_stage()) {
        (Phase::Closed, _) => None,
        (Phase::Registering, _) => first(tournament, context),
        (Phase::Running, _) if tournament.rounds_left(tournament.current()) > 0 => {
            Some(next_pairings(tournament, context))
        }
        (Phase::Running, Some(number)) if number > 1 => {
            Some(next_stage(tournament, number, context))
        }
        (Phase::Running, _) => next_round(tournament, context),
    }
}

fn question(
    (question, consequence): (String, String),
    yes: &str,
    request: Request,
    context: &Context<'_>,
) -> Step {
    let steps = vec![Step::ask(request, context)];
    Step::cover(Confirm::new(question, consequence, yes, steps).harmless())
}

fn first(tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
    let (id, say) = (tournament.id, &context.words.screen.start);
    let missing: Vec<PlayerId> =
        if tournament.checks_in() { tournament.missing().collect() } else { Vec::new() };
    let asked = say.question(&tournament.name);
    let all: Vec<PlayerId> = tournament.entrants.to_vec();
    let draw = Request::Draw { tournament: id, choice: DrawChoice::default() };
    let drawn = |players: &[PlayerId]| {
        let plan = say.consequence(&first_draw(tournament, players)?);
        let bye = |player| asked_bye(tournament, player, context.words);
        let asked = |&player: &PlayerId| {
            Some(context.words.term.aside(context.data.name(player), bye(player)?))
        };
        let asked: Vec<String> = players.iter().filter_map(asked).collect();
        let asked = (!asked.is_empty()).then(|| say.absent_are(context.words.term.list(&asked)));
        Some([Some(plan), asked].into_iter().flatten().collect::<Vec<_>>().join("\n"))
    };
    if missing.is_empty() {
        return Some(question((asked, drawn(&all)?), say.yes(), draw, context));
    }
    let here: Vec<PlayerId> =
        all.iter().copied().filter(|player| !missing.contains(player)).collect();
    let without = |come_later| {
        let choice = DrawChoice::default();
        Request::StartWithout { tournament: id, choice, come_later }
    };
    let way = |label: &str, players: &[PlayerId], request: Request| {
        let follows = match request.rehearse(&context.data.club) {
            Ok(()) => drawn(players).unwrap_or_default(),
            Err(refusal) => context.words.message.refusal(&refusal, &context.data.club).to_string(),
        };
        ChoiceOption::new(label, Step::ask(request, context)).follows(follows.lines())
    };
    let is_swiss = tournament.stage()?.plan.format.is_swiss();
    let later = is_swiss.then(|| way(say.come_later(), &all, without(true)));
    let ways = [
        ChoiceOption::cancel(say.not_yet(), context),
        way(say.without_them(), &here, without(false)),
    ];
    let ways = ways.into_iter().chain(later).chain([way(&say.with_all(all.len()), &all, draw)]);
    let names: Vec<String> = missing.iter().map(|&player| context.data.name(player)).collect();
    let told = say.not_here(missing.len(), context.words.term.list(&names));
    Some(Step::cover(Choice::new(asked, [told], ways)))
}

/// The first draw of a tournament with these entrants.
fn first_draw(tournament: &Tournament, players: &[PlayerId]) -> Option<DrawPlan> {
    let stage = tournament.stage()?;
    let (plan, entrants) = (&stage.plan, players.len());
    let places: Vec<Option<Slot>> =
        players.iter().map(|&player| Some(Slot::Entrant(player))).collect();
    Some(DrawPlan {
        format: plan.format.for_entrants(entrants),
        seeding: plan.seeding,
        entrants,
        matches: match plan.format {
            Format::Groups { groups, double, .. } => in_groups(entrants, groups, double),
            format => format.structure(&places).len(),
        },
        byes: match plan.format {
            format if format.is_elimination() => entrants.next_power_of_two() - entrants,
            // Where byes were asked for, the number differs by round.
            Format::Swiss { .. } if !stage.swiss.absences.is_empty() => 0,
            Format::RoundRobin { .. } | Format::Swiss { .. } => entrants % 2,
            _ => 0,
        },
    })
}

/// The matches of all groups. Their sizes differ by at most one.
fn in_groups(entrants: usize, groups: u32, double: bool) -> usize {
    let groups = usize::try_from(groups).unwrap_or(usize::MAX).max(1);
    let (size, larger) = (entrants / groups, entrants % groups);
    let pairs = |size: usize| size * size.saturating_sub(1) / 2;
    let once = larger * pairs(size + 1) + (groups - larger) * pairs(size);
    if double { once * 2 } else { once }
}

fn next_stage(tournament: &Tournament, number: u32, context: &Context<'_>) -> Step {
    let (id, say) = (tournament.id, &context.words.screen.start);
    match tournament.cut(number) {
        Cut::Unfinished(open) => {
            let refusal = Refusal::Event(EventRefusal::StageUnfinished(id, number - 1, open));
            Step::refused(&refusal, context)
        }
        Cut::Tied(tied) => tie::ask(tournament, number - 1, &tied, context),
        Cut::Made(made) => {
            let named =
                |player: PlayerId, rank: Qualifier| format!("{rank} {}", context.data.name(player));
            let seeds = context.data.club.seeds(tournament, number, 0);
            let seated = |player: &PlayerId| {
                made.get(player).map(|&rank| named(*player, rank)).unwrap_or_default()
            };
            let (format, lots) =
                tournament.stage_no(number).map_or((Format::Recorded, false), |s| {
                    (s.plan.format, s.plan.seeding == Seeding::Random)
                });
            let places: Vec<Option<Slot>> =
                seeds.iter().map(|&player| Some(Slot::Entrant(player))).collect();
            let drawn = if lots || !format.is_elimination() {
                Vec::new()
            } else {
                format.structure(&places)
            };
            let pairings = pairings(&drawn, &seated);
            let byes = if drawn.is_empty() { Vec::new() } else { byes(&drawn, &seeds, &seated) };
            let next = NextStage {
                number,
                format,
                players: seeds.iter().map(seated).collect(),
                more: pairings.len().saturating_sub(PAIRINGS),
                pairings: pairings.into_iter().take(PAIRINGS).collect(),
                byes,
            };
            let asked = say.stage(number, &tournament.name);
            let draw = Request::Draw { tournament: id, choice: DrawChoice::default() };
            question((asked, say.stage_consequence(&next)), say.stage_yes(), draw, context)
        }
    }
}

/// The bracket's matches with two known players.
fn pairings(drawn: &[Pairing], seated: &dyn Fn(&PlayerId) -> String) -> Vec<[String; 2]> {
    let known = |slots: [Slot; 2]| match slots {
        [Slot::Entrant(a), Slot::Entrant(b)] => Some([seated(&a), seated(&b)]),
        _ => None,
    };
    drawn.iter().filter_map(|pairing| known(pairing.slots)).collect()
}

/// The players with a bye in the first round of a bracket, in the order of seeds.
fn byes(
    drawn: &[Pairing],
    seeds: &[PlayerId],
    seated: &dyn Fn(&PlayerId) -> String,
) -> Vec<String> {
    let first = drawn.iter().filter(|pairing| pairing.seat.is_some_and(|seat| seat.column == 0));
    let plays: Vec<Slot> = first.flat_map(|pairing| pairing.slots).collect();
    let rests = |player: &&PlayerId| !plays.contains(&Slot::Entrant(**player));
    seeds.iter().filter(rests).map(seated).collect()
}

/// Asks whether to pair the next Swiss round, with its pairings, or says why it cannot be paired.
fn next_pairings(tournament: &Tournament, context: &Context<'_>) -> Step {
    let say = &context.words.screen.start;
    let draw = Request::DrawRound { tournament: tournament.id, lots: None };
    let asked = |round| say.pairings(round, &tournament.name);
    match paired(tournament, &draw, context) {
        Ok((round, drawn, _)) => {
            let asked = (asked(round), say.pairings_consequence(&drawn));
            question(asked, say.stage_yes(), draw, context)
        }
        Err(refusal) => Step::refused(&refusal, context),
    }
}

/// Asks whether to pair the last Swiss round again, or says that nothing would change or why it cannot be paired.
pub(super) fn again(tournament: &Tournament, context: &Context<'_>) -> Step {
    let say = &context.words.screen.boards;
    let (id, lots) = (tournament.id, None);
    let draw = Request::PairAgain { tournament: id, again: Again::default(), lots };
    match paired(tournament, &draw, context) {
        Ok((round, _, pairs)) if is_so(tournament, round, &pairs) => {
            Step::inform(say.same(round), context)
        }
        Ok((round, drawn, _)) => {
            let asked = say.again(round, &tournament.name);
            let told = context.words.screen.start.pairings_consequence(&drawn);
            question((asked, told), say.again_yes(), draw, context)
        }
        Err(refusal) => Step::refused(&refusal, context),
    }
}

/// Whether the round has exactly these pairs.
fn is_so(tournament: &Tournament, round: u32, pairs: &[[PlayerId; 2]]) -> bool {
    let boards = tournament.boards(tournament.current(), round);
    boards.map(|board| board.players()).eq(pairs.iter().copied().map(Some))
}

/// The pairing that a request would make: the round, the facts for the
/// question, and all boards. Recording the request now gives the same pairing.
fn paired(
    tournament: &Tournament,
    draw: &Request,
    context: &Context<'_>,
) -> Result<(u32, NextPairings, Vec<[PlayerId; 2]>), Refusal> {
    let (actions, _) = draw.clone().foresee(&context.data.club, 0)?;
    let name = |player: &PlayerId| context.data.name(*player);
    let Some(Action::DrawPairings(DrawPairings { round, pairs, bye, absent, lots, again, .. })) =
        actions.first()
    else {
        let (id, stage) = (tournament.id, tournament.current());
        return Err(Refusal::Event(EventRefusal::NoPairedRounds(id, stage)));
    };
    let drawn = NextPairings {
        // Colours are drawn by lots.
        pairs: pairs.iter().take(PAIRINGS).map(|pair| pair.each_ref().map(name)).collect(),
        more: pairs.len().saturating_sub(PAIRINGS),
        bye: bye.as_ref().map(name),
        absent: absent.iter().map(|one| name(&one.player)).collect(),
        lots: lots.is_some() && !again,
    };
    Ok((*round, drawn, pairs.clone()))
}

fn next_round(tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
    let round = tournament.next_seats()?;
    let say = &context.words.screen.start;
    let asked = say.round(round, &tournament.name);
    let draw = Request::DrawRound { tournament: tournament.id, lots: None };
    Some(question((asked, String::new()), say.stage_yes(), draw, context))
}
