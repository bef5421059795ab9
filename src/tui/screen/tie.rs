//! The question about a tie that decides who advances: the results of the tied players, and the ways to decide.

use crate::club::action::BreakTie;
use crate::domain::number::narrow;
use crate::domain::standings::Standing;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page;
use crate::tui::kit::widget::form_page::{Form, FormPage, Wrong};
use crate::tui::screen::score::said;
use crate::tui::screen::tournament::standings::{group_name, step_names, step_values};
use crate::words::FieldWords;

/// Asks how to decide a tie in a stage.
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
        Some(group) => say.tied_in(group_name(group), listed(tied, context)),
        None => say.tied(listed(tied, context)),
    }];
    question.push(purpose(tournament, stage, tied, context.words));
    question.push(met(tournament, stage, tied, context));
    question.extend(shared(tournament, stage, tied, context));
    Step::cover(Choice::new(asked, question, ways(tournament, (stage, next), tied, context)))
}

/// A sentence about what the order of the tied players decides.
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

/// The group of all tied players, if it is a single one.
fn group(tournament: &Tournament, stage: u32, tied: &[PlayerId]) -> Option<u32> {
    let lines = tournament.standings_of(stage);
    let mut groups = lines.iter().filter(|line| tied.contains(&line.player)).map(|line| line.group);
    let first = groups.next()??;
    groups.all(|group| group == Some(first)).then_some(first)
}

/// A play-off among tied players of a stage.
fn play_off(tournament: &Tournament, stage: u32, among: Vec<PlayerId>) -> Request {
    Request::PlayOff { tournament: tournament.id, stage: Some(stage), among, length: None }
}

fn listed(players: &[PlayerId], context: &Context<'_>) -> String {
    let names: Vec<String> = players.iter().map(|&player| context.data.name(player)).collect();
    context.words.term.list(&names)
}

/// A sentence about the matches between the tied players.
fn met(tournament: &Tournament, stage: u32, tied: &[PlayerId], context: &Context<'_>) -> String {
    let say = &context.words.screen.start;
    let records = tournament.matches_of(stage).filter_map(|played| played.record);
    let among = records.filter(|record| record.sides.iter().all(|side| tied.contains(side)));
    let lines: Vec<String> = among
        .map(|record| {
            let [a, b] = Side::BOTH.map(|side| context.data.name(record.player(side)));
            say.met(&a, &b, said(record.outcome, [&a, &b], context.words))
        })
        .collect();
    match lines.as_slice() {
        [] => say.none_among().to_owned(),
        lines => say.among(context.words.term.list(lines)),
    }
}

/// The values of the tie-breaks, which are equal for all tied players. Across groups, only those that were compared.
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
    // The tie-break that put them below others is not important here.
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
        return Some(say.shared_across(&per_match, context.words.term.list(&named)));
    }
    (!named.is_empty()).then(|| say.shared(context.words.term.list(&named)))
}

fn ways(
    tournament: &Tournament,
    (stage, next): (u32, Option<u32>),
    tied: &[PlayerId],
    context: &Context<'_>,
) -> Vec<ChoiceOption> {
    let (id, say) = (tournament.id, &context.words.screen.start);
    let mut among = tied.first().map(|&one| tournament.equals(stage, one)).unwrap_or_default();
    // In the order of the question.
    among.sort_by_key(|player| tied.iter().position(|one| one == player).unwrap_or(usize::MAX));
    let lots =
        Request::DrawLots { tournament: id, stage: Some(stage), among: among.clone(), lots: None };
    let mut ways = vec![
        ChoiceOption::new(context.words.screen.score.leave(), ()),
        ChoiceOption::new(say.lots_yes(), Step::ask(lots, context)),
    ];
    if let Some(next) = next
        && let ties @ 2.. = tournament.open_ties(next).len()
    {
        let all = Request::DrawAllLots { tournament: id, stage: next };
        ways.push(ChoiceOption::new(say.all_lots(ties), Step::ask(all, context)));
    }
    let label = match tied.len() {
        0..=2 => say.play_off_yes().to_owned(),
        players => say.play_off_all(players * (players - 1) / 2),
    };
    // Not every tie may be played off.
    let request = play_off(tournament, stage, tied.to_vec());
    if request.rehearse(&context.data.club).is_ok() {
        ways.push(ChoiceOption::new(label, Step::ask(request, context)));
    }
    let decide = Route::DecideTie { tournament: id, stage, tied: among };
    ways.push(ChoiceOption::new(say.decided(), Step::Open(decide)));
    ways
}

/// Lines of the hint.
const HINT: u16 = 2;
const ORDER: usize = 0;
const REASON: usize = 1;

/// The form for the order of tied players.
#[derive(Debug)]
pub(super) struct TieForm {
    tournament: TournamentId,
    stage: u32,
    tied: Vec<PlayerId>,
}

/// The form for the players who share a rank in a stage.
pub(super) fn open(tournament: TournamentId, stage: u32, tied: Vec<PlayerId>) -> FormPage<TieForm> {
    FormPage::new(TieForm { tournament, stage, tied }, [String::new(), String::new()])
}

/// Reads places from 1 to `count`, each once: `2 1 3`, or `213` if all have one digit.
fn read_order(text: &str, count: usize) -> Option<Vec<usize>> {
    let text = narrow(text);
    let words: Vec<&str> = text
        .split(|letter: char| !letter.is_ascii_digit())
        .filter(|word| !word.is_empty())
        .collect();
    let order: Vec<usize> = match words.as_slice() {
        [one] if count < 10 => {
            one.chars().filter_map(|digit| usize::try_from(digit.to_digit(10)?).ok()).collect()
        }
        several => several.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?,
    };
    let mut sorted = order.clone();
    sorted.sort_unstable();
    (1..=count).eq(sorted).then_some(order)
}

impl Form for TieForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.start.decide_title(data.tournament_name(self.tournament))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.start.decide_fields().into()
    }

    fn read(&self, entries: &Entries, _context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let order = read_order(&entries.text(ORDER), self.tied.len());
        let order = order.ok_or(Wrong::Unread(ORDER))?;
        let order = order.iter().filter_map(|place| self.tied.get(place - 1).copied()).collect();
        let (tournament, stage) = (self.tournament, self.stage);
        let reason = Some(entries.text(REASON)).filter(|reason| !reason.is_empty());
        Ok(Some(Action::BreakTie(BreakTie { tournament, stage, order, lots: None, reason }).into()))
    }

    fn foot(&self, columns: u16, pen: &Pen<'_>) -> u16 {
        let columns = columns.saturating_sub(form_page::INDENT);
        let as_listed: Vec<usize> = (1..=self.tied.len()).collect();
        let told =
            self.purpose(columns, pen).len() + self.new_order(&as_listed, columns, pen).len();
        let lines = span(self.tied.len() + told);
        lines.saturating_add(HINT + 1)
    }

    fn draw_below(&self, doc: &str, entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let rows = span(self.tied.len());
        let [hint, listed, _, below] = down(area, [HINT, rows, 1, REST]);
        form_page::hint(hint, doc, pen);
        for ((place, player), line) in (1..).zip(&self.tied).zip(form_page::indented(listed).rows())
        {
            pen.line(line, &format!("{place}  {}", pen.data.name(*player)), pen.theme.text);
        }
        let below = form_page::indented(below);
        let purpose = self.purpose(below.width, pen);
        let rows = span(purpose.len());
        let [about, below] = down(below, [rows, REST]);
        pen.lines(about, &purpose, pen.theme.muted);
        if let Some(order) = read_order(&entries.text(ORDER), self.tied.len()) {
            pen.lines(below, &self.new_order(&order, below.width, pen), pen.theme.accent);
        }
    }
}

impl TieForm {
    /// The effect of the order, in lines of at most `columns`.
    fn purpose(&self, columns: u16, pen: &Pen<'_>) -> Vec<String> {
        let found = pen.data.club.tournament(self.tournament);
        found.map_or_else(Vec::new, |found| {
            let purpose = purpose(found, self.stage, &self.tied, pen.words);
            text::wrap(&purpose, usize::from(columns))
        })
    }

    /// The players in the typed order, in lines of at most `columns`. `order` has their places in the list.
    fn new_order(&self, order: &[usize], columns: u16, pen: &Pen<'_>) -> Vec<String> {
        let in_order = order.iter().filter_map(|place| self.tied.get(place - 1));
        let names: Vec<String> = (1..)
            .zip(in_order)
            .map(|(rank, player)| format!("{rank} {}", pen.data.name(*player)))
            .collect();
        let told = pen.words.screen.start.new_order(pen.words.term.list(&names));
        text::wrap(&told, usize::from(columns))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_names_every_player_once() {
        for (text, order) in [
            ("2 1 3", Some(vec![2, 1, 3])),
            ("213", Some(vec![2, 1, 3])),
            ("２、１、３", Some(vec![2, 1, 3])),
            ("2 1", None),
            ("2 2 1", None),
            ("0 1 2", None),
            ("99999999999999999999 1 2", None),
            ("", None),
        ] {
            assert_eq!(read_order(text, 3), order, "{text}");
        }
        assert_eq!(read_order("10 9 8 7 6 5 4 3 2 1", 10), Some((1..=10).rev().collect()));
    }
}
