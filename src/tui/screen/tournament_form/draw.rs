//! The form on the screen.

use ratatui::layout::{Constraint, Layout, Rect};

use super::TournamentForm;
use super::draft::Field;
use crate::command::CommandId;
use crate::tui::hitbox::{Pane, Target};
use crate::tui::pen::Pen;
use crate::tui::text;
use crate::tui::widget::form;
use crate::words::screen::tournament_form::{FieldWords, TournamentFormWords};

/// Draws the form: fields, what the field in focus decides, the keys, the button.
pub(super) fn draw(screen: &TournamentForm, area: Rect, pen: &mut Pen<'_>) {
    let place = form::place(area);
    let fields: Vec<Field> =
        Field::ALL.into_iter().filter(|field| screen.draft.shows(*field)).collect();
    let count = u16::try_from(fields.len()).unwrap_or(place.height);
    let [rows, doc, foot] =
        Layout::vertical([Constraint::Length(count), Constraint::Fill(1), Constraint::Length(1)])
            .areas(place);
    for (field, line) in fields.into_iter().zip(rows.rows()) {
        draw_field(screen, field, line, pen);
    }
    draw_doc(screen, doc, pen);
    draw_foot(foot, pen);
}

fn draw_field(screen: &TournamentForm, field: Field, line: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.tournament_form;
    let focused = screen.focus == field;
    let asks = screen.draft.asks(field);
    let value = form::label(line, of(field, words).label, focused, pen);
    if asks {
        let row = Field::ALL.iter().position(|other| *other == field).unwrap_or(0);
        pen.hits.add(line, Target::Row { pane: Pane(0), row });
    }
    if field == Field::Name {
        screen.name.draw(form::indented(value), "", focused, pen);
        return;
    }
    let shown = if asks { shown(screen, field, pen) } else { words.does_not_apply.to_owned() };
    let (text, style) = match (asks, focused) {
        (false, _) => (format!("  {shown}"), pen.theme.muted),
        (true, false) => (format!("  {shown}"), pen.theme.text),
        (true, true) => (format!("< {shown} >"), pen.theme.selected),
    };
    pen.line(value, &text, style);
}

fn shown(screen: &TournamentForm, field: Field, pen: &Pen<'_>) -> String {
    let (draft, term) = (&screen.draft, &pen.words.term);
    let words = &pen.words.screen.tournament_form;
    let longer = |games: Option<u32>| {
        games.map_or_else(|| words.as_usual.to_owned(), |games| games.to_string())
    };
    match field {
        Field::Name => screen.name.text(),
        Field::Format => (term.format)(draft.format).to_owned(),
        Field::Kind => if draft.fixed { words.fixed } else { words.first_to }.to_owned(),
        Field::Games if draft.games == 0 => String::new(),
        Field::Games => draft.games.to_string(),
        Field::SemiFinal => longer(draft.semi_final),
        Field::Final => longer(draft.last),
        Field::ThirdPlace => if draft.third_place { words.yes } else { words.no }.to_owned(),
        Field::Seeding => (term.seeding)(draft.seeding).to_owned(),
        Field::List => {
            let list = pen.data.club.list(draft.list);
            list.map(|list| list.name.clone()).unwrap_or_default()
        }
    }
}

fn of(field: Field, words: &TournamentFormWords) -> FieldWords {
    match field {
        Field::Name => words.name,
        Field::Format => words.format,
        Field::Kind => words.kind,
        Field::Games => words.games,
        Field::SemiFinal => words.semi_final,
        Field::Final => words.last,
        Field::ThirdPlace => words.third_place,
        Field::Seeding => words.seeding,
        Field::List => words.list,
    }
}

/// What the field in focus decides, and what the keys do in it.
fn draw_doc(screen: &TournamentForm, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.tournament_form;
    let keys = if screen.focus == Field::Name {
        words.keys_text
    } else if screen.focus.is_number() {
        words.keys_number
    } else {
        words.keys_choice
    };
    let columns = usize::from(area.width.saturating_sub(2));
    let mut lines = text::wrap(of(screen.focus, words).doc, columns);
    lines.extend(text::wrap(keys, columns));
    let below = form::indented(area);
    let room = usize::from(area.height);
    // An empty line sets the hints off from the fields, where there is one to spare.
    let gap = u16::from(lines.len() < room);
    let below = Rect { y: below.y + gap, height: below.height.saturating_sub(gap), ..below };
    pen.lines(below, &lines, pen.theme.muted);
}

fn draw_foot(line: Rect, pen: &mut Pen<'_>) {
    let label = format!("[ {} ]", pen.words.screen.tournament_form.create);
    let columns = u16::try_from(text::width(&label)).unwrap_or(line.width);
    let button = Rect { x: line.x + 2, width: columns.min(line.width.saturating_sub(2)), ..line };
    pen.line(button, &label, pen.theme.key);
    pen.hits.add(button, Target::Command(CommandId::Finish));
}
