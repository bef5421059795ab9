//! Draws a frame: title bar, body, status line, footer. Returns where things can be clicked.

use crate::tui::kit::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Clear, Widget as _};

use super::App;
use super::commands::InFront;
use super::effect::{Severity, Toast};
use super::kit::finish::finish;
use super::kit::input::Hitboxes;
use super::kit::layer::{Hint, Live};
use super::kit::overlay;
use super::kit::theme::{Density, LEAST};
use super::work::Search;

/// Spaces in the title bar: before, between and after the titles, and at the end.
const TITLE_GAPS: usize = 7;
/// With fewer columns the title bar does not show what undo would undo.
const TAKES_BACK: usize = 30;
/// The most lines of a message.
const TOAST_LINES: usize = 3;

pub fn view(app: &App, area: Rect, buf: &mut Buffer) -> Hitboxes {
    let density = Density::of(area);
    let mut hits = match density {
        Density::TooSmall => Hitboxes::blind(),
        Density::Compact | Density::Full => Hitboxes::default(),
    };
    let mut pen =
        Pen { buf, hits: &mut hits, theme: &app.theme, data: &app.data, words: app.words, density };
    match density {
        Density::TooSmall => draw_too_small(area, &mut pen),
        Density::Compact | Density::Full => draw_frame(app, area, &mut pen),
    }
    finish(buf, &mut hits, app.ascii);
    hits
}

fn draw_too_small(area: Rect, pen: &mut Pen<'_>) {
    let notice = pen.words.screen.too_small(LEAST, (area.width, area.height));
    pen.line(centred(area, text::columns(&notice), 1), &notice, pen.theme.text);
}

fn draw_frame(app: &App, area: Rect, pen: &mut Pen<'_>) {
    let [title, body, status, footer] = down(area, [1, REST, 1, 1]);
    let front = app.in_front();
    let screen_title = app.screen().title(&app.data, app.words);
    let machines = app.data.hosting.as_ref().map(Vec::len);
    let hosting = machines.map(|count| format!("  {}", app.words.screen.machines.hosting(count)));
    let hosting = hosting.unwrap_or_default();
    pen.pieces(
        title,
        [
            (" ", pen.theme.text),
            (app.words.screen.program(), pen.theme.accent),
            ("  ", pen.theme.text),
            (screen_title.as_str(), pen.theme.title),
            (hosting.as_str(), pen.theme.accent),
        ],
    );
    draw_takes_back(&front, title, &format!("{screen_title}{hosting}"), pen);
    draw_layers(app, body, pen);
    let toast = message_lines(app, &front, status);
    let above = Rect { height: toast.0.y.saturating_sub(body.y).min(body.height), ..body };
    let covered = Rect { y: above.bottom(), height: body.height - above.height, ..body };
    if pen.hits.has_window_in(covered) || shows_selected(covered, pen) {
        // Drawn again above a long message: a window would seem
        // to go on below it, and a selected row must be visible.
        *pen.hits = Hitboxes::default();
        Clear.render(body, pen.buf);
        draw_layers(app, above, pen);
    }
    draw_search(app, title, pen);
    draw_toast(toast, pen);
    draw_footer(&front.live(), footer, pen);
}

/// Whether a selected row is in `area`.
fn shows_selected(area: Rect, pen: &Pen<'_>) -> bool {
    let selected = pen.theme.selected;
    area.positions().any(|at| {
        let shown = pen.buf[at].style();
        shown.patch(selected) == shown
    })
}

/// Draws the progress of the search for duplicates at the right of the title line. Nobody waits for it.
fn draw_search(app: &App, title: Rect, pen: &mut Pen<'_>) {
    let Search::Reached(reach) = app.data.searching else { return };
    let mark = format!(" {} ", pen.words.screen.work.search(reach.percent().unwrap_or(0)));
    if text::columns(&mark) < title.width / 2 {
        pen.at_right(title, &mark, pen.theme.muted);
    }
}

/// Draws what undo would undo at the right of the title, if there is enough room.
fn draw_takes_back(front: &InFront<'_>, line: Rect, title: &str, pen: &mut Pen<'_>) {
    let key = front.key_of(CommandId::Undo).filter(|_| pen.density == Density::Full);
    let (Some(key), Some(entry)) = (key, pen.data.last_said(pen.words)) else { return };
    let taken = text::width(pen.words.screen.program()) + text::width(title) + TITLE_GAPS;
    let room = usize::from(line.width).saturating_sub(taken);
    if room < TAKES_BACK {
        return;
    }
    let told = pen.words.screen.anywhere.takes_back(key.to_string(), entry);
    let line = Rect { width: line.width - 1, ..line };
    pen.at_right(line, &text::fit(&told, room), pen.theme.muted);
}

/// Draws the screen in front, the screen below a window, and the overlays.
fn draw_layers(app: &App, body: Rect, pen: &mut Pen<'_>) {
    let seen: Vec<_> = app.in_view().collect();
    for (below, screen) in seen.iter().rev().enumerate().rev() {
        pen.hits.cover();
        screen.view(body, pen);
        if below > 0 {
            // The layers below are dimmed: their selection and colours must not attract the eye.
            let calm = Style::new().add_modifier(Modifier::DIM);
            pen.buf.set_style(body, calm.remove_modifier(Modifier::REVERSED | Modifier::BOLD));
        }
    }
    for overlay in &app.overlays {
        pen.hits.cover();
        overlay.view(body, pen);
    }
    if let Some(work) = app.gauge() {
        pen.hits.cover();
        overlay::draw_gauge(work, body, pen);
    }
}

/// The lines of the alarm and of the message, and their place: the status
/// line. Further lines cover the end of the body, so that nothing moves.
fn message_lines(app: &App, front: &InFront<'_>, line: Rect) -> (Rect, Vec<(String, Style)>) {
    let style = |toast: &Toast| match toast.severity {
        Severity::Info { .. } => app.theme.success,
        Severity::Error => app.theme.error,
        Severity::Hint => app.theme.text,
    };
    let alarm = app.data.alarm.as_ref().map(|alarm| (alarm.clone(), app.theme.error));
    let toast = app.toast.as_ref().filter(|toast| Some(&toast.text) != app.data.alarm.as_ref());
    let toast = toast.map(|toast| (message(front, toast, app.words), style(toast)));
    let mut lines = Vec::new();
    for (said, style) in alarm.into_iter().chain(toast) {
        let wrapped = text::wrap(&said, usize::from(line.width.saturating_sub(2)));
        lines.extend(text::cut_to(wrapped, TOAST_LINES).into_iter().map(|line| (line, style)));
    }
    let height = u16::try_from(lines.len()).unwrap_or(1).min(line.bottom());
    (Rect { y: line.bottom() - height, height, ..line }, lines)
}

/// The message with the key that undoes what it reports, unless a question or running work has another key for that.
fn message(front: &InFront<'_>, toast: &Toast, words: &Words) -> String {
    let key = toast.back.and_then(|back| front.key_of(back)).map(|key| key.to_string());
    match (toast.back, key) {
        (Some(CommandId::Redo), Some(key)) => words.screen.redoable(&toast.text, &key),
        (Some(_), Some(key)) => words.screen.undoable(&toast.text, &key),
        _ => toast.text.clone(),
    }
}

fn draw_toast((area, lines): (Rect, Vec<(String, Style)>), pen: &mut Pen<'_>) {
    if lines.is_empty() {
        return;
    }
    Clear.render(area, pen.buf);
    pen.hits.shield(area);
    for ((line, style), row) in lines.iter().zip(area.inner(Margin::new(1, 0)).rows()) {
        pen.line(row, line, *style);
    }
}

struct FooterItem {
    command: CommandId,
    key: String,
    word: &'static str,
}

impl FooterItem {
    /// Columns with the space before and the gap behind.
    fn columns(&self) -> u16 {
        text::columns(&self.key).saturating_add(text::columns(self.word)).saturating_add(3)
    }
}

/// Draws keys until the line is full: first the leading ones, then the others. Help is always drawn.
fn draw_footer(live: &[Live], area: Rect, pen: &mut Pen<'_>) {
    let told = |live: &Live| {
        let word = match live.hint {
            Hint::Own => pen.words.screen.command(live.command.id).hint,
            Hint::As(sense) => pen.words.labels.label(sense),
            Hint::Unsaid => return None,
        };
        Some(FooterItem { command: live.command.id, key: live.keys.first()?.to_string(), word })
    };
    let last = live.iter().map(|live| live.lead).max();
    let has_place = |live: &&Live| live.command.footer.is_some() || Some(live.lead) < last;
    let mut shown: Vec<&Live> =
        live.iter().filter(|live| live.disabled.is_none()).filter(has_place).collect();
    shown.sort_by_key(|live| (live.lead, live.command.footer));
    let (help, others): (Vec<FooterItem>, Vec<FooterItem>) =
        shown.into_iter().filter_map(told).partition(|hint| hint.command == CommandId::Help);
    let reserved: u16 = help.iter().map(FooterItem::columns).sum();
    let mut room = area.width.saturating_sub(reserved);
    let fitting = others.into_iter().take_while(|hint| {
        let left = room.checked_sub(hint.columns());
        room = left.unwrap_or(0);
        left.is_some()
    });
    let mut rest = area;
    for hint in fitting.collect::<Vec<_>>().into_iter().chain(help) {
        let place = Rect { width: hint.columns().min(rest.width), ..rest };
        let (key, word) = (pen.theme.key, pen.theme.muted);
        pen.pieces(place, [(" ", word), (hint.key.as_str(), key), (" ", word), (hint.word, word)]);
        pen.hits.add(place, Target::Command(hint.command));
        rest = behind(rest, place.width);
    }
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::club::Club;
    use crate::command::{COMMANDS, Scope};
    use crate::tui::keymap::Keymap;
    use crate::tui::kit::layer::Commands;
    use crate::tui::kit::theme::Theme;
    use crate::tui::snapshot::Snapshot;
    use crate::words::ENGLISH;

    fn live() -> Vec<Live> {
        let scopes = [
            Scope::Tournament,
            Scope::List,
            Scope::Main,
            Scope::Top,
            Scope::Global,
            Scope::Everywhere,
        ];
        let keymap = Keymap::embedded();
        COMMANDS
            .iter()
            .filter(|command| command.scopes.iter().any(|scope| scopes.contains(scope)))
            .map(|command| Live {
                command,
                keys: keymap.keys(command.id, &scopes),
                scope: command.scopes[0],
                lead: usize::from(command.id != CommandId::RecordResult),
                hint: Hint::Own,
                about: None,
                disabled: (command.id == CommandId::Undo)
                    .then(|| "nothing was done yet".to_owned()),
            })
            .collect()
    }

    fn drawn(columns: u16, draw: impl FnOnce(Rect, &mut Pen<'_>)) -> Vec<String> {
        let area = Rect::new(0, 0, columns, 60);
        let (mut buf, mut hits, theme) = (Buffer::empty(area), Hitboxes::default(), Theme::mono());
        let data = Snapshot::new(&Club::default(), &[], NaiveDate::default());
        let density = Density::of(area);
        let mut pen = Pen {
            buf: &mut buf,
            hits: &mut hits,
            theme: &theme,
            data: &data,
            words: &ENGLISH,
            density,
        };
        draw(area, &mut pen);
        let line = |row: Rect| row.columns().map(|cell| buf[cell.as_position()].symbol()).collect();
        area.rows().map(line).collect()
    }

    #[test]
    fn a_narrow_footer_drops_keys_from_the_end_and_keeps_help() {
        for (columns, footer) in [
            (
                350,
                " r result  Enter open  y accept  N call next  a add  s start  x remove  Space here  X export  K move up  J move down  c close  f filter  z zoom  + paid  Tab next  w withdraw  ] stage  / find  1 home  5 floor  S results  e correct  b bracket  i check in  O odds  $ prizes  & fees  2 players  3 ranking  4 journal  : commands  q quit  ? help",
            ),
            (60, " r result  Enter open  y accept  N call next  a add  ? help"),
            (22, " r result  ? help"),
            (8, " ? help"),
        ] {
            let lines = drawn(columns, |area, pen| draw_footer(&live(), area, pen));
            assert_eq!(lines[0].trim_end(), footer, "{columns}");
        }
    }

    #[test]
    fn what_cannot_be_done_now_is_shown_with_its_reason() {
        use crate::tui::kit::layer::Layer;
        use crate::tui::overlay::{Help, Palette};
        let help = Help::new(live(), &Commands::default(), "Cup", &ENGLISH);
        let palette = Palette::new(live(), Vec::new(), &[]);
        for overlay in [&help as &dyn Layer, &palette] {
            let lines = drawn(80, |area, pen| overlay.view(area, pen));
            let line = lines.iter().find(|line| line.contains("Undo")).expect("a row");
            assert!(line.contains("nothing was done yet"), "{line}");
        }
    }
}
