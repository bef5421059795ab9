//! The question on a tie that decides who goes on: what the tied did, and the ways to decide.

use crate::club::Tournament;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::domain::standings::Standing;
use crate::request::Request;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::route::Route;
use crate::tui::screen::score::said;
use crate::tui::screen::tournament::standings::{group_name, step_names, step_values};
use crate::words::Words;

/// Asks how a tie in a stage is decided.
pub(super) fn ask(
    tournament: &Tournament,
    stage: u32,
    tied: &[PlayerId],
    context: &Context<'_>,
) -> Step {
    let say = &context.words.screen.start;
    let next = Some(stage + 1).filter(|next| tournament.stage_no(*next).is_some());
    let cut = next.filter(|next| !tournament.all_go_on(*next, tied));
    let asked = if cut.is_some() { say.lots() } else { say.lots_order() };
    let mut question = vec![match group(tournament, stage, tied) {
        Some(group) => say.tied_in(&group_name(group), &listed(tied, context)),
        None => say.tied(&listed(tied, context)),
    }];
    question.push(purpose(tournament, stage, tied, context.words));
    question.push(met(tournament, stage, tied, context));
    question.extend(shared(tournament, stage, tied, context));
    Step::cover(Choice::new(asked, question, ways(tournament, (stage, next), tied, context)))
}

/// The purpose of the order of the tied.
pub(super) fn purpose(
    tournament: &Tournament,
    stage: u32,
    tied: &[PlayerId],
    words: &Words,
) -> String {
    let say = &words.screen.start;
    let next = stage + 1;
    if tournament.stage_no(next).is_none() {
        let lines = tournament.standings_of(stage);
        let line = lines.iter().find(|line| tied.contains(&line.player));
        let rank = line.and_then(|line| line.rank).unwrap_or(1);
        let first = usize::try_from(rank).unwrap_or(usize::MAX);
        return say.decides_places(first, first.saturating_add(tied.len()).saturating_sub(1));
    }
    if tournament.all_go_on(next, tied) {
        return say.seeds_stage(next);
    }
    say.places(tournament.places_among(next, tied), tied.len())
}

/// The group that all of the tied are in, where there are groups.
fn group(tournament: &Tournament, stage: u32, tied: &[PlayerId]) -> Option<u32> {
    let lines = tournament.standings_of(stage);
    let mut groups = lines.iter().filter(|line| tied.contains(&line.player)).map(|line| line.group);
    let first = groups.next()??;
    groups.all(|group| group == Some(first)).then_some(first)
}

/// A play-off among the tied of a stage.
fn play_off(tournament: &Tournament, stage: u32, among: Vec<PlayerId>) -> Request {
    Request::PlayOff { tournament: tournament.id, stage: Some(stage), among, length: None }
}

fn listed(players: &[PlayerId], context: &Context<'_>) -> String {
    let names: Vec<String> = players.iter().map(|&player| context.data.name(player)).collect();
    context.words.term.list(&names)
}

/// The matches of the tied against each other.
fn met(tournament: &Tournament, stage: u32, tied: &[PlayerId], context: &Context<'_>) -> String {
    let say = &context.words.screen.start;
    let records = tournament.matches_of(stage).filter_map(|played| played.record);
    let among = records.filter(|record| record.sides.iter().all(|side| tied.contains(side)));
    let lines: Vec<String> = among
        .map(|record| {
            let [a, b] = Side::BOTH.map(|side| context.data.name(record.player(side)));
            say.met(&a, &b, &said(record.outcome, [&a, &b], context.words))
        })
        .collect();
    match lines.as_slice() {
        [] => say.none_among().to_owned(),
        lines => say.among(&context.words.term.list(lines)),
    }
}

/// The value of every tie-break, none of which separates the tied: across groups, of those that were compared.
fn shared(
    tournament: &Tournament,
    stage: u32,
    tied: &[PlayerId],
    context: &Context<'_>,
) -> Option<String> {
    let plan = tournament.stage_no(stage)?.plan.standings();
    let steps: Vec<_> = plan.steps.iter().map(|step| step.criterion).collect();
    let across = tournament.compared_across(stage + 1, tied);
    let within = || tournament.standings_of(stage);
    let is_across = !across.is_empty();
    let lines = if is_across { across } else { within() };
    let line = lines.iter().find(|line| tied.contains(&line.player))?;
    // The step that put them below others is marked in the standings, and no matter here.
    let line = Standing { separated_by: None, ..line.clone() };
    let values = step_values(&line, &steps);
    let named: Vec<String> = step_names(&steps, context.words)
        .into_iter()
        .zip(values)
        .zip(&plan.steps)
        .filter(|((_, (value, _)), step)| {
            !value.is_empty() && (!is_across || step.compares_groups())
        })
        .map(|((name, (value, _)), _)| format!("{name} {value}"))
        .collect();
    let say = &context.words.screen.start;
    if is_across {
        let per_match = format!("{:.2}", line.points_per_match());
        return Some(say.shared_across(&per_match, &context.words.term.list(&named)));
    }
    (!named.is_empty()).then(|| say.shared(&context.words.term.list(&named)))
}

fn ways(
    tournament: &Tournament,
    (stage, next): (u32, Option<u32>),
    tied: &[PlayerId],
    context: &Context<'_>,
) -> Vec<ChoiceOption> {
    let (id, say) = (tournament.id, &context.words.screen.start);
    let way = |label: String, request: Option<Request>| ChoiceOption {
        label,
        follows: Vec::new(),
        steps: request.map(|request| Step::ask(request, context)).into_iter().collect(),
    };
    let mut among = tied.first().map(|&one| tournament.equals(stage, one)).unwrap_or_default();
    // In the order of the question.
    among.sort_by_key(|player| tied.iter().position(|one| one == player).unwrap_or(usize::MAX));
    let lots =
        Request::DrawLots { tournament: id, stage: Some(stage), among: among.clone(), lots: None };
    let mut ways = vec![
        (context.words.screen.score.leave().to_owned(), None),
        (say.lots_yes().to_owned(), Some(lots)),
    ];
    if let Some(next) = next
        && let ties @ 2.. = tournament.open_ties(next).len()
    {
        let all = Request::DrawAllLots { tournament: id, stage: next };
        ways.push((say.all_lots(ties), Some(all)));
    }
    let label = match tied.len() {
        0..=2 => say.play_off_yes().to_owned(),
        players => say.play_off_all(players * (players - 1) / 2),
    };
    // Not every tie may be played off.
    let request = play_off(tournament, stage, tied.to_vec());
    if request.rehearse(&context.data.club).is_ok() {
        ways.push((label, Some(request)));
    }
    let mut ways: Vec<ChoiceOption> =
        ways.into_iter().map(|(label, request)| way(label, request)).collect();
    let decide = Route::DecideTie { tournament: id, stage, tied: among };
    ways.push(ChoiceOption {
        label: say.decided().to_owned(),
        follows: Vec::new(),
        steps: vec![Step::Open(decide)],
    });
    ways
}
