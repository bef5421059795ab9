//! The form on the screen.

use ratatui::layout::{Constraint, Layout, Rect};

use super::TournamentForm;
use super::draft::Field;
use crate::tui::command::CommandId;
use crate::tui::hitbox::{Pane, Target};
use crate::tui::pen::{Pen, centred};
use crate::tui::text;
use crate::words::screen::tournament_form::{FieldWords, TournamentFormWords};

const WIDTH: u16 = 78;
const LABEL: u16 = 22;
/// Fields, an empty line, what the field decides (two lines), the keys, the button: no more than 60x16 has room for.
const HEIGHT: u16 = 13;

/// Draws the form in the middle of the upper half of `area`.
pub(super) fn draw(form: &TournamentForm, area: Rect, pen: &mut Pen<'_>) {
    let place = centred(area, WIDTH, HEIGHT);
    let fields: Vec<Field> =
        Field::ALL.into_iter().filter(|field| form.draft.shows(*field)).collect();
    let count = u16::try_from(fields.len()).unwrap_or(place.height);
    let [rows, doc, foot] =
        Layout::vertical([Constraint::Length(count), Constraint::Fill(1), Constraint::Length(1)])
            .areas(place);
    for (field, line) in fields.into_iter().zip(rows.rows()) {
        draw_field(form, field, line, pen);
    }
    draw_doc(form, doc, pen);
    draw_foot(foot, pen);
}

fn draw_field(form: &TournamentForm, field: Field, line: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.tournament_form;
    let focused = form.focus == field;
    let asks = form.draft.asks(field);
    let [label, value] =
        Layout::horizontal([Constraint::Length(LABEL + 2), Constraint::Fill(1)]).areas(line);
    let mark = if focused { "> " } else { "  " };
    let style = if focused { pen.theme.accent } else { pen.theme.muted };
    pen.pieces(label, [(mark, style), (of(field, words).label, style)]);
    if asks {
        let row = Field::ALL.iter().position(|other| *other == field).unwrap_or(0);
        pen.hits.add(line, Target::Row { pane: Pane(0), row });
    }
    if field == Field::Name {
        let inside = Rect { x: value.x + 2, width: value.width.saturating_sub(2), ..value };
        form.name.draw(inside, "", focused, pen);
        return;
    }
    let shown = if asks { shown(form, field, pen) } else { words.does_not_apply.to_owned() };
    let (text, style) = match (asks, focused) {
        (false, _) => (format!("  {shown}"), pen.theme.muted),
        (true, false) => (format!("  {shown}"), pen.theme.text),
        (true, true) => (format!("< {shown} >"), pen.theme.selected),
    };
    pen.line(value, &text, style);
}

fn shown(form: &TournamentForm, field: Field, pen: &Pen<'_>) -> String {
    let (draft, term) = (&form.draft, &pen.words.term);
    let words = &pen.words.screen.tournament_form;
    let longer = |games: Option<u32>| {
        games.map_or_else(|| words.as_usual.to_owned(), |games| games.to_string())
    };
    match field {
        Field::Name => form.name.text(),
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
fn draw_doc(form: &TournamentForm, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.tournament_form;
    let keys = if form.focus == Field::Name {
        words.keys_text
    } else if form.focus.is_number() {
        words.keys_number
    } else {
        words.keys_choice
    };
    let columns = usize::from(area.width.saturating_sub(2));
    let mut lines = text::wrap(of(form.focus, words).doc, columns);
    lines.extend(text::wrap(keys, columns));
    let below = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
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
