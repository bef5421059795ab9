//! The path of a list, what was read of it, or what is wrong with it.

use std::path::Path;

use ratatui::layout::{Constraint, Layout, Margin, Rect};

use super::super::path_field::draw_names;
use super::{ImportPage, PANE, Stage, is_nothing, open};
use crate::import::{Answer, Answers, ImportFault, Suspect, UnknownColumn, Unread};
use crate::request::listing::Prepared;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::table::{Cell, Column, Table, Width};
use crate::words::Words;

/// Lines for all there is to say of the selected row, at least; more where it needs them and there is room.
const TOLD: u16 = 4;
/// Notes about the file and single rows that are shown above the list.
const NOTES: usize = 6;
const LINE: u16 = 7;
const ANSWER: u16 = 22;

impl ImportPage {
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = area.inner(Margin::new(1, 0));
        match &self.stage {
            Stage::Path { why, names } => draw_path(self, why.as_deref(), names, area, pen),
            Stage::Read { prepared, suspects, asked, columns, answers } => {
                let rows = (suspects.split_at(*asked), &columns[..]);
                draw_read(self, prepared, rows, answers, area, pen);
            }
            Stage::Faulty { path, faults } => draw_faults(self, path, faults, area, pen),
        }
    }
}

fn draw_path(
    page: &ImportPage,
    why: Option<&str>,
    names: &[String],
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let say = &pen.words.screen.import;
    let columns = usize::from(area.width);
    let wrapped = |sentence: &str| text::wrap(sentence, columns);
    let [_, field, _, below] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
    ])
    .areas(area);
    page.input.draw(field, say.prompt(), true, pen);
    if let Some(why) = why {
        pen.lines(below, &wrapped(why), pen.theme.error);
    } else if names.is_empty() {
        let hints: Vec<String> = say.hints().flat_map(wrapped).collect();
        pen.lines(below, &hints, pen.theme.muted);
    } else {
        draw_names(names, below, pen);
    }
}

fn draw_read(
    page: &ImportPage,
    prepared: &Prepared,
    ((suspects, left_out), unknown): ((&[Suspect], &[Suspect]), &[UnknownColumn]),
    answers: &Answers,
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let words = pen.words;
    let say = &words.screen.import;
    let plan = &prepared.plan;
    let file = prepared.path.file_name().unwrap_or_default().to_string_lossy();
    let lead = summary(prepared, &file, (suspects, left_out), answers, words);
    let at = |row: usize| suspects.get(row).or_else(|| left_out.get(row - suspects.len()));
    let asked = suspects.len() + left_out.len();
    let has_choice = usize::from(page.has_choice());
    let is_choice = |row: usize| row < asked + has_choice;
    let column = |row: usize| &unknown[row - asked - has_choice];
    let chosen = |row: usize| page.reading.chosen(&column(row).heading).unwrap_or_default();
    let row = |row: usize| {
        let Some(suspect) = at(row) else {
            if is_choice(row) {
                let chosen = say.chosen_for_all(&page.reading);
                return vec![say.file_row().into(), chosen.into(), "".into(), "".into()];
            }
            let told = words.message.import.unknown_column(column(row));
            let answer = say.column(chosen(row));
            return vec![say.column_row().into(), told.into(), "".into(), answer.into()];
        };
        // A row that is left out stands for its likeliest player, or for nobody, unless it is answered.
        let likely = suspect.likely.first().map(|likely| Answer::Use(likely.who()));
        let as_is = (row >= suspects.len()).then(|| likely.unwrap_or(Answer::Skip));
        let answer = answers.of(suspect.line, &suspect.text).or(as_is.as_ref());
        let whom = suspect.likely.iter().find(|likely| match answer {
            Some(Answer::Use(who)) => likely.who() == *who,
            Some(Answer::New | Answer::Skip) | None => true,
        });
        let name = whom.map(|likely| likely.name.as_str()).unwrap_or_default();
        vec![
            Cell::from(suspect.line.to_string()),
            suspect.text.as_str().into(),
            name.into(),
            say.answered(answer, name).into(),
        ]
    };
    let columns = [
        Column::right(say.line(), Width::Fixed(LINE)),
        Column::left(say.row(), Width::Flex(2)),
        Column::left(say.likely(), Width::Flex(2)),
        Column::left(say.answer(), Width::Fixed(ANSWER)),
    ];
    let len = asked + has_choice + unknown.len();
    let told = page.selection.row(len).map(|row| {
        let Some(suspect) = at(row) else {
            return if is_choice(row) {
                say.file_told().to_owned()
            } else {
                say.column_told(chosen(row))
            };
        };
        let note = plan.notes.iter().find(|note| note.row() == Some(suspect.line));
        match note.filter(|_| row >= suspects.len()) {
            Some(note) => words.message.import.note(&file, note, &plan.club),
            None => words.message.import.suspect(&file, suspect, &plan.club),
        }
    });
    let list = Listing { columns: &columns, len, row: &row, told };
    draw_list(page, &lead, &list, area, pen);
}

/// The lines above the rows: the changes by the import, rows to be answered, notes about the file as a whole.
fn summary(
    prepared: &Prepared,
    file: &str,
    (suspects, left_out): (&[Suspect], &[Suspect]),
    answers: &Answers,
    words: &'static Words,
) -> Vec<String> {
    let (say, plan) = (&words.screen.import, &prepared.plan);
    let left = open(suspects, answers);
    let answered = |one: &&Suspect| answers.of(one.line, &one.text);
    let same = suspects.iter().filter(|one| matches!(answered(one), Some(Answer::Use(_)))).count();
    let anew = left_out.iter().filter(|one| answered(one) == Some(&Answer::New)).count();
    let known = (plan.known() + same).saturating_sub(anew);
    let new = (plan.players() + anew).saturating_sub(same);
    let mut lead = say.summary(prepared.kind, plan, known, new);
    lead.push(if suspects.is_empty() {
        say.none().to_owned()
    } else {
        say.suspects(suspects.len(), left)
    });
    if !left_out.is_empty() {
        lead.push(say.left_out(left_out.len() - anew));
    }
    if left == 0 {
        let nothing = is_nothing(prepared, left_out, answers);
        lead.push(if nothing { say.nothing() } else { say.ready() }.to_owned());
    }
    let about = plan.notes.iter().filter(|note| note.is_of_file());
    lead.extend(
        about.clone().take(NOTES).map(|note| words.message.import.note(file, note, &plan.club)),
    );
    let more = about.count().saturating_sub(NOTES);
    lead.extend((more > 0).then(|| say.more_notes(more)));
    lead
}

fn draw_faults(
    page: &ImportPage,
    path: &Path,
    faults: &[ImportFault],
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let words = pen.words;
    let say = &words.screen.import;
    let lead = vec![say.faults(faults.len(), faults.len() >= Unread::MOST)];
    let club = &pen.data.club;
    let row = |row: usize| {
        let fault = &faults[row];
        let column = fault.column.as_deref().unwrap_or_default();
        let there = if fault.value.is_empty() || column.is_empty() || fault.value == column {
            if column.is_empty() { fault.value.clone() } else { column.to_owned() }
        } else {
            format!("{column} {}", fault.value)
        };
        vec![
            Cell::from(fault.line.to_string()),
            there.into(),
            words.message.import.why(fault, club).into(),
        ]
    };
    let columns = [
        Column::right(say.line(), Width::Fixed(LINE)),
        Column::left(say.row(), Width::Flex(2)),
        Column::left(say.wrong(), Width::Flex(3)),
    ];
    let told = page.selection.row(faults.len()).map(|row| {
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        words.message.import.fault(&file, &faults[row], club).to_string()
    });
    let list = Listing { columns: &columns, len: faults.len(), row: &row, told };
    draw_list(page, &lead, &list, area, pen);
}

/// A list, and all there is to say of its selected row.
struct Listing<'a> {
    columns: &'a [Column<'a>],
    len: usize,
    row: &'a dyn Fn(usize) -> Vec<Cell>,
    told: Option<String>,
}

fn draw_list(
    page: &ImportPage,
    lead: &[String],
    list: &Listing<'_>,
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let columns = usize::from(area.width);
    let lead: Vec<String> = lead.iter().flat_map(|line| text::wrap(line, columns)).collect();
    // Rows that ask matter more than notes.
    let most = if list.len == 0 { area.height } else { area.height / 2 };
    let lead = text::cut_to(lead, usize::from(most));
    let height = u16::try_from(lead.len()).unwrap_or(u16::MAX);
    let sentences = list.told.iter().flat_map(|told| text::wrap(told, columns));
    let sentences: Vec<String> = sentences.collect();
    let told = match u16::try_from(sentences.len()) {
        _ if list.len == 0 => 0,
        Ok(lines) => lines.clamp(TOLD, TOLD.max(area.height / 2)),
        Err(_) => TOLD,
    };
    let [above, _, table, below] = Layout::vertical([
        Constraint::Length(height),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(told),
    ])
    .areas(area);
    pen.lines(above, &lead, pen.theme.text);
    if list.len == 0 {
        return;
    }
    let drawn = Table {
        pane: PANE,
        columns: list.columns,
        len: list.len,
        row: list.row,
        selection: page.selection,
        focused: true,
    };
    drawn.draw(table, pen);
    let room = usize::from(below.height);
    pen.lines(below, &text::cut_to(sentences, room), pen.theme.accent);
}
