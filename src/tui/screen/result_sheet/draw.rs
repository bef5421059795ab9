//! Draws the line with its meaning, the open matches, and the recorded results.

use std::collections::HashMap;

use ratatui::style::Style;

use super::typed::{Typed, result_at, sides};
use super::{LineOutcome, OPEN, ResultSheet, TypedLine};
use crate::journal::fold::position;
use crate::journal::undo::walk_back;
use crate::request::score::ScoreCheck;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Density;
use crate::tui::screen::floor::draw::found;
use crate::tui::screen::score::draw::facts;

/// The least rows for the meaning of the line, its consequences, and the effect of Enter.
const EFFECT: u16 = 4;
/// Rows that those must leave to the line, the lists and the gaps, up to half of all.
const LISTED: u16 = 6;
/// Recorded results below the open matches take at most one of so many rows.
const RECORDED: u16 = 2;
/// The most columns of recorded results beside the open matches: so many of so many.
const BESIDE: (u16, u16) = (4, 9);
/// Columns of a name in the consequences of a result.
const NAME: usize = 28;
const MATCH: u16 = 4;

/// An open match, its tournament, and the players.
type OpenLine<'a> = (Where, &'a Tournament, [String; 2]);

impl ResultSheet {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let (told, enter) = self.effect(usize::from(area.width), pen);
        let rows = span(told.len() + enter.len());
        let most = (area.height / 2).max(area.height.saturating_sub(LISTED));
        let [line, effect, _, lists] = down(area, [1, rows.min(most).max(EFFECT), 1, REST]);
        self.input.draw(line, pen.words.screen.result_sheet.prompt(), true, pen);
        let last = span(enter.len()).min(effect.height);
        let [upper, lower] = down(effect, [REST, last]);
        for ((line, style), row) in told.iter().zip(upper.rows()) {
            pen.line(row, line, *style);
        }
        pen.lines(lower, &enter, pen.theme.accent);
        let recorded_lines = self.recorded_lines(pen);
        let [open, recorded] = match pen.density {
            Density::Full => {
                // Recorded results take only the columns that they need; names beside them have the rest.
                let title = text::width(pen.words.screen.result_sheet.recorded_title());
                let widest = recorded_lines.iter().map(|(line, _)| text::width(line)).max();
                let columns = span(widest.unwrap_or(0).max(title));
                let columns = columns.min(lists.width * BESIDE.0 / BESIDE.1);
                Layout::horizontal([Constraint::Fill(1), Constraint::Length(columns)]).spacing(3)
            }
            Density::Compact | Density::TooSmall => {
                let recorded = span(recorded_lines.len());
                // A message would cover the last row.
                let rows = if recorded == 0 { 0 } else { recorded.saturating_add(2) };
                let rows = rows.min(lists.height / RECORDED);
                Layout::vertical([Constraint::Fill(1), Constraint::Length(rows)])
            }
        }
        .areas(lists);
        self.draw_open(open, pen);
        draw_recorded(&recorded_lines, recorded, pen);
        if let Some(which) = &self.which {
            which.draw(self.waiting.len(), lists, pen);
        }
    }

    /// The lines about meaning and consequences, and those about the effect of Enter.
    fn effect(&self, columns: usize, pen: &Pen<'_>) -> (Vec<(String, Style)>, Vec<String>) {
        let (say, theme) = (&pen.words.screen.result_sheet, pen.theme);
        let why_not = self.why_not(pen.data, pen.words);
        let mut told: Vec<(String, Style)> = Vec::new();
        let mut enter = None;
        match &self.line {
            TypedLine::Empty => {
                told.push((say.hint().to_owned(), theme.muted));
                let other = self.open.iter().rfind(|at| Some(at.0) != self.here);
                let tag = other.and_then(|at| pen.data.anywhere().tag_of_several(at.0));
                told.extend(tag.map(|(_, tag)| (say.hint_many(tag), theme.muted)));
            }
            TypedLine::NoNumber | TypedLine::NoMatch(_) | TypedLine::NoOpenMatch(_) => {
                told.push((why_not.unwrap_or_default(), theme.warning));
            }
            TypedLine::Pod((_, no)) => told.push((say.pod(*no), theme.accent)),
            TypedLine::One(typed) => {
                told.push((meant(typed, pen), theme.title));
                told.extend(before(typed, pen));
                let others = self.recorded_elsewhere(typed.at, pen.data);
                told.extend(others.map(|(tournament, outcome)| {
                    let result =
                        result_at((tournament.id, typed.at.1), outcome, pen.data, pen.words);
                    (say.recorded_elsewhere(&tournament.name, &result), theme.warning)
                }));
                match &typed.check {
                    ScoreCheck::Stands(preview) => told.extend(facts(preview, NAME, pen)),
                    ScoreCheck::Incomplete => {
                        told.push((why_not.unwrap_or_default(), theme.muted));
                    }
                    ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_) => {
                        told.push((text::capital(&why_not.unwrap_or_default()), theme.warning));
                    }
                    ScoreCheck::Unchanged(_) => {}
                }
                enter = what_enter_does(typed, pen);
            }
            TypedLine::Several(all) => {
                told.extend(all.iter().map(|typed| (meant(typed, pen), theme.title)));
                match why_not {
                    Some(why) => told.push((why, theme.muted)),
                    None if all.iter().all(|typed| typed.at.0 == all[0].at.0) => {
                        enter = Some(say.asks_which_match().to_owned());
                    }
                    None => enter = Some(say.asks_which().to_owned()),
                }
            }
        }
        let waiting = self.waiting.len();
        if self.which.is_some() && enter.is_some() {
            enter = Some(say.waits().to_owned());
        } else if self.which.is_none() && waiting > 0 {
            told.push((say.waiting(waiting), theme.warning));
            if matches!(self.line, TypedLine::Empty) {
                enter = Some(say.takes_waiting().to_owned());
            }
        }
        if self.refused.is_some() {
            told.push((say.refused().to_owned(), theme.error));
        }
        let wrapped = told.iter().flat_map(|(sentence, style)| {
            let lines = text::wrap(sentence, columns);
            lines.into_iter().map(|line| (line, *style)).collect::<Vec<_>>()
        });
        (wrapped.collect(), text::wrap(&enter.unwrap_or_default(), columns))
    }

    fn draw_open(&self, area: Rect, pen: &mut Pen<'_>) {
        let (data, words) = (pen.data, pen.words);
        let say = &words.screen.result_sheet;
        let [head, list] = down(area, [1, REST]);
        if self.open.is_empty() {
            let tied = data.club.tournaments().find(|one| one.has_open_tie());
            let told = tied.map(|one| text::capital(&words.screen.anywhere.tie_waits(&one.name)));
            let told = told.unwrap_or_else(|| say.none_open().to_owned());
            pen.sentence(area, &told, pen.theme.muted);
            return;
        }
        let (look, looks) = (pen.theme.muted, pen.theme.clone());
        let names = |at: Where, tournament: &Tournament| match tournament.pod(at.1) {
            Some(pod) => {
                let names: Vec<String> = pod.seats.iter().map(|one| data.name(*one)).collect();
                [words.term.list(&names), String::new()]
            }
            None => sides(at, data, words),
        };
        let fields = Fields::default()
            .with(Column::number("", MATCH), |(at, ..): &OpenLine<'_>| at.1.to_string())
            .with_if(
                data.anywhere().several,
                Column::left("", Width::Context),
                |(_, tournament, _)| Cell::tag(tournament, data, &looks),
            )
            .with(Column::left("", Width::Context), |(at, tournament, _)| {
                let Some(round) = tournament.round_of(at.1) else { return Cell::default() };
                Cell::styled(words.term.round(&round), look).or(words.term.round_code(&round))
            })
            .with(Column::left("", Width::Name), |(.., [first, _])| first.clone())
            .with(Column::left("", Width::Name), |(.., [_, second])| second.clone())
            .with(Column::right("", Width::Context), |(at, ..)| {
                let call = data.club.fixture(*at).and_then(|(_, played)| played.call());
                let table = call.map(|call| words.term.at_table(&call.table));
                Cell::styled(table.unwrap_or_default(), look)
            });
        let row = |row: usize| {
            let at = *self.open.get(row)?;
            let tournament = &**data.club.tournament(at.0)?;
            Some((at, tournament, names(at, tournament)))
        };
        let (marked, title) = (self.marked(), say.open(self.open.len()));
        let keys = (Selection::default().on(marked.unwrap_or(0)), marked.is_some());
        fields.draw_titled((&title, head, list), (OPEN, self.open.len()), row, keys, pen);
    }

    /// The outcomes of the lines, newest last. Undone entries are muted.
    fn recorded_lines(&self, pen: &Pen<'_>) -> Vec<(String, Style)> {
        let (data, say) = (pen.data, &pen.words.screen.result_sheet);
        let first = self.told.iter().find_map(|told| match told {
            LineOutcome::Entry(seq) => Some(*seq),
            LineOutcome::Refused(_) => None,
        });
        // No line has an earlier entry than the first.
        let back = walk_back(&data.entries);
        let back = back.take_while(|(entry, _)| first.is_some_and(|first| entry.seq >= first));
        let live: HashMap<Seq, bool> = back.map(|(entry, live)| (entry.seq, live)).collect();
        let (plain, muted, wrong) = (pen.theme.text, pen.theme.muted, pen.theme.warning);
        let line = |told: &LineOutcome| match told {
            LineOutcome::Refused(line) => Some((say.not_recorded(line.trim()), wrong)),
            LineOutcome::Entry(seq) => {
                let at = position(&data.entries, *seq)?;
                let said = data.said_briefly(at, pen.words);
                Some(if live.get(seq) == Some(&true) {
                    (said, plain)
                } else {
                    (say.undone(&said), muted)
                })
            }
        };
        self.told.iter().filter_map(line).collect()
    }
}

/// Draws as many of the last results as fit.
fn draw_recorded(recorded: &[(String, Style)], area: Rect, pen: &mut Pen<'_>) {
    let say = &pen.words.screen.result_sheet;
    let [head, list] = down(area, [1, REST]);
    pen.line(head, say.recorded_title(), pen.theme.title);
    if recorded.is_empty() {
        pen.line(list, say.none_recorded(), pen.theme.muted);
        return;
    }
    let columns = usize::from(list.width);
    // Below the open matches there are few rows, but many columns.
    let beside = pen.density == Density::Full;
    let wrapped = recorded.iter().flat_map(|(line, style)| {
        let lines = if beside { text::wrap(line, columns) } else { vec![text::fit(line, columns)] };
        lines.into_iter().map(move |line| (line, *style))
    });
    let lines: Vec<(String, Style)> = wrapped.collect();
    let before = lines.len().saturating_sub(usize::from(list.height));
    for ((line, style), row) in lines.iter().skip(before).zip(list.rows()) {
        pen.line(row, line, *style);
    }
}

/// The match of a line in words.
fn meant(typed: &Typed, pen: &Pen<'_>) -> String {
    let [a, b] = sides(typed.at, pen.data, pen.words);
    let round = round(typed, pen);
    pen.words.screen.result_sheet.meant(typed.at.1, &round, &a, &b)
}

/// The round, with the tournament's name if several are played.
fn round(typed: &Typed, pen: &Pen<'_>) -> String {
    let term = pen.words.term;
    let Some((tournament, played)) = found(typed.at, pen.data) else { return String::new() };
    let mut parts = vec![term.round(&played.round)];
    if pen.data.anywhere().several {
        parts.insert(0, tournament.name.clone());
    }
    term.list(&parts)
}

fn before(typed: &Typed, pen: &Pen<'_>) -> Option<(String, Style)> {
    let result = typed.said(typed.before?, pen.data, pen.words);
    Some((pen.words.screen.result_sheet.recorded(&result), pen.theme.warning))
}

fn what_enter_does(typed: &Typed, pen: &Pen<'_>) -> Option<String> {
    let ScoreCheck::Stands(preview) = &typed.check else { return None };
    let result = typed.said(preview.outcome, pen.data, pen.words);
    let (score, sheet) = (&pen.words.screen.score, &pen.words.screen.result_sheet);
    Some(match preview.later.len() {
        0 if !preview.calls.is_empty() => {
            score.asks_calls(pen.words.message.foresight.calls(&preview.calls))
        }
        0 if typed.before.is_some() => sheet.asks_correction(&result),
        0 => score.records(&result),
        voids => score.asks(voids, &preview.later),
    })
}
