//! The sheet for many results, one line each: `12 2-1`, `13 w1`.
//!
//! If a number may mean matches of several tournaments, a question comes. Lines typed
//! meanwhile wait for its answer: a digit of the next line must not be taken as the answer.

mod draw;
mod typed;

use std::collections::VecDeque;

use super::floor::draw::found;
use super::presence;
use super::score::said;
use crate::club::action::RecordResult;
use crate::domain::name::clean;
use crate::domain::score::Outcome;
use crate::request::score;
use crate::request::score::{ResultPreview, ScoreCheck};
use crate::tui::kit::layer::Paste;
use crate::tui::kit::prelude::*;
use typed::{Meant, Typed, named, sides};

const OPEN: Pane = Pane(0);

#[derive(Debug, Clone, Default)]
pub(super) struct ResultSheet {
    /// The tournament of the page before. Lines without a tournament mean it first.
    here: Option<TournamentId>,
    input: TextInput,
    line: TypedLine,
    /// The open matches, those of pods included.
    open: Vec<Where>,
    /// The outcomes of the lines, in order.
    told: Vec<LineOutcome>,
    /// The line that Enter could not record. A new line may be typed over it.
    refused: Option<String>,
    /// The line that is being recorded.
    sent: Option<String>,
    /// Whether the line means another match than when it was typed.
    moved: bool,
    /// The tournament that was chosen at the last question.
    chosen: Option<TournamentId>,
    /// Pasted lines, until all are recorded or one is not.
    pasted: Option<Pasted>,
    /// The question which tournament is meant.
    which: Option<Which>,
    /// Lines typed until it is answered, the next one first.
    waiting: VecDeque<String>,
    /// Whether a message has said that waiting lines are not recorded. Pressing Esc again leaves the sheet.
    warned: bool,
    /// The text in the field when the first waiting line was taken. It begins one more line.
    typed: String,
    /// Matches after which the loser may also withdraw. That is asked when the
    /// sheet is closed, so that no question takes the keys of the next line.
    ended: Vec<Where>,
}

#[derive(Debug, Clone)]
enum LineOutcome {
    /// The entry that recorded it.
    Entry(Seq),
    /// It was refused, and another line was typed over it.
    Refused(String),
}

#[derive(Debug, Clone, Default)]
enum TypedLine {
    #[default]
    Empty,
    NoNumber,
    NoMatch(MatchNo),
    /// It names a player without a match that can be recorded now.
    NoOpenMatch(PlayerId),
    Pod(Where),
    One(Typed),
    /// Several tournaments have the match number, or several players the name; or a player's name is only similar.
    Several(Vec<Typed>),
}

impl ResultSheet {
    pub(super) fn new(here: Option<TournamentId>, data: &Snapshot) -> Self {
        let input = TextInput::new(clean_line);
        let mut sheet = Self { here, input, ..Self::default() };
        sheet.refresh(data);
        sheet
    }

    fn refresh(&mut self, data: &Snapshot) {
        let matches = data.club.live().map(|(tournament, played)| (tournament.id, played.no));
        let pods = data.club.tournaments().flat_map(|tournament| {
            tournament
                .open_pods(tournament.current())
                .map(|no| (tournament.id, no))
                .collect::<Vec<_>>()
        });
        self.open = matches.chain(pods).collect();
        // The matches of the tournament that the page before showed come first.
        self.open.sort_unstable_by_key(|at| (Some(at.0) != self.here, *at));
        self.ask_anew(data);
        let at = self.at();
        self.read(data);
        // If the line means another match now, the operator is asked.
        self.moved |= at.is_some() && self.at().is_some_and(|now| Some(now) != at);
    }

    fn read(&mut self, data: &Snapshot) {
        self.line = self.line_of(&self.input.text(), data);
    }

    fn line_of(&self, text: &str, data: &Snapshot) -> TypedLine {
        if text.trim().is_empty() {
            return TypedLine::Empty;
        }
        let read = score::read(&data.club, self.here, text);
        let no = read.as_ref().map(|read| read.no);
        let numbered = read.into_iter().flat_map(|read| {
            read.tournaments.into_iter().map(move |id| ((id, read.no), read.result.clone()))
        });
        let mut all: Vec<(Where, String)> = numbered.collect();
        let mut is_alike = false;
        // A match number, also behind a part of a tournament's name, goes before a table or a player.
        if all.is_empty() {
            all = match named(text, &self.open, data) {
                Meant::Matches(matches) => matches,
                Meant::Alike(matches) => {
                    is_alike = true;
                    matches
                }
                Meant::NoOpenMatch(player) if no.is_none() => {
                    return TypedLine::NoOpenMatch(player);
                }
                Meant::NoOpenMatch(_) | Meant::Nothing => Vec::new(),
            };
            if all.iter().any(|(at, _)| Some(at.0) == self.here) {
                all.retain(|(at, _)| Some(at.0) == self.here);
            }
        }
        match all.as_slice() {
            [(at, result)] if is_alike && !is_pod(*at, data) => {
                TypedLine::Several(vec![Typed::new(*at, result, data)])
            }
            [] => no.map_or(TypedLine::NoNumber, TypedLine::NoMatch),
            [(at, _)] if is_pod(*at, data) => TypedLine::Pod(*at),
            [(at, result)] => TypedLine::One(Typed::new(*at, result, data)),
            several => {
                let typed = |(at, result): &(Where, String)| Typed::new(*at, result, data);
                let mut all: Vec<Typed> = several.iter().map(typed).collect();
                all.sort_by_key(|typed| (Some(typed.at.0) != self.chosen, typed.order(data)));
                TypedLine::Several(all)
            }
        }
    }

    /// Asks the question again for the changed club. The selected match stays selected, or none is.
    fn ask_anew(&mut self, data: &Snapshot) {
        let Some(before) = self.which.take() else { return };
        self.which = match self.line_of(&before.line, data) {
            TypedLine::Several(all) => Which::new(before.line.clone(), &all),
            // A single match is left. The operator must still say that it is meant.
            TypedLine::One(typed) => Which::new(before.line.clone(), &[typed]),
            _ => None,
        };
        match &mut self.which {
            Some(which) => which.keep(before.selected().map(|typed| typed.at)),
            None => self.waiting.push_front(before.line),
        }
    }

    /// The match of the line.
    fn at(&self) -> Option<Where> {
        match &self.line {
            TypedLine::Pod(at) => Some(*at),
            TypedLine::One(typed) => Some(typed.at),
            TypedLine::Several(all) => all.first().map(|typed| typed.at),
            TypedLine::Empty
            | TypedLine::NoNumber
            | TypedLine::NoMatch(_)
            | TypedLine::NoOpenMatch(_) => None,
        }
    }

    /// The row of that match among the open ones.
    fn marked(&self) -> Option<usize> {
        let at = self.at()?;
        self.open.iter().position(|open| *open == at)
    }

    /// Types the number of an open match.
    fn type_number(&mut self, row: usize, data: &Snapshot) {
        let Some((id, no)) = self.open.get(row).copied() else { return };
        let tag = data.anywhere().tag(id).filter(|_| self.here != Some(id));
        let tag = tag.map(|(_, tag)| format!("{tag} ")).unwrap_or_default();
        self.retype(&format!("{tag}{no} "), data);
    }

    fn retype(&mut self, text: &str, data: &Snapshot) {
        (self.refused, self.moved) = (None, false);
        self.input.set(text);
        self.read(data);
    }

    /// Whether the line begins with a name or a tag, not with a match number.
    fn names_tournament(&self) -> bool {
        let text = self.input.text();
        let first = text.split_whitespace().next().unwrap_or_default();
        !first.trim_start_matches('#').chars().all(char::is_numeric)
    }

    /// Other tournaments with a result for the match number, unless the line names its tournament.
    fn recorded_elsewhere<'a>(
        &self,
        (meant, no): Where,
        data: &'a Snapshot,
    ) -> impl Iterator<Item = (&'a Tournament, Outcome)> + use<'a> {
        let asked = self.here.is_none() && !self.names_tournament();
        let running = data
            .club
            .tournaments()
            .filter(move |found| asked && found.id != meant && found.phase == Phase::Running);
        running.filter_map(move |found| Some((&**found, found.match_no(no)?.record?.outcome)))
    }

    /// Asks whether players withdraw who did not play their match to the end, as the entry of a score does.
    fn offers(&mut self, context: &Context<'_>) -> Vec<Step> {
        let ended = std::mem::take(&mut self.ended).into_iter();
        let offer =
            |(id, no): Where| presence::offer_exit(context.data.club.tournament(id)?, no, context);
        ended.filter_map(offer).collect()
    }

    fn submit(&mut self, context: &Context<'_>) -> Vec<Step> {
        let text = self.input.text();
        match &self.line {
            TypedLine::Empty if self.which.is_some() => self.answer(context),
            TypedLine::Empty => self.take_waiting(context),
            _ if self.which.is_some() => {
                self.waiting.push_back(text);
                self.retype("", context.data);
                Vec::new()
            }
            TypedLine::Pod((tournament, no)) => vec![Step::Open(Route::pod(*tournament, *no))],
            // A tournament other than the first choice is asked about once.
            TypedLine::One(typed) if self.moved || self.is_strange(typed) => {
                let typed = typed.clone();
                self.ask_which(text, &[typed], context)
            }
            TypedLine::One(typed) => {
                self.sent = Some(text);
                typed.steps(context)
            }
            TypedLine::Several(all) => self.ask_which(text, &all.clone(), context),
            TypedLine::NoNumber | TypedLine::NoMatch(_) | TypedLine::NoOpenMatch(_) => Vec::new(),
        }
    }

    /// Whether a match is in a tournament that was neither the first choice nor chosen nor named.
    fn is_strange(&self, typed: &Typed) -> bool {
        let of = Some(typed.at.0);
        let meant = self.here == of || self.chosen == of || self.names_tournament();
        self.here.is_some() && !meant && typed.outcome().is_some()
    }

    /// Asks which match a line means.
    fn ask_which(&mut self, line: String, all: &[Typed], context: &Context<'_>) -> Vec<Step> {
        self.which = Which::new(line, all);
        self.retype("", context.data);
        Vec::new()
    }

    /// Notes that Enter could not record the line, unless its result is still being typed.
    fn refuse(&mut self) {
        let text = self.input.text();
        let unfinished = match &self.line {
            TypedLine::One(typed) => matches!(typed.check, ScoreCheck::Incomplete),
            TypedLine::Several(all) => {
                all.iter().any(|typed| matches!(typed.check, ScoreCheck::Incomplete))
            }
            TypedLine::Empty
            | TypedLine::NoNumber
            | TypedLine::NoMatch(_)
            | TypedLine::NoOpenMatch(_)
            | TypedLine::Pod(_) => false,
        };
        let is_line = !text.trim().is_empty() && !text.ends_with(['-', ' ']);
        self.refused = (is_line && !unfinished).then_some(text);
    }

    /// The desk refused a line that seemed fine here, as that of a table of another scorer. The pasted ones wait no more.
    fn not_recorded(&mut self, why: &str, context: &Context<'_>) -> Vec<Step> {
        match self.sent.take() {
            Some(sent) if sent == self.input.text() => self.refused = Some(sent),
            Some(sent) => self.told.push(LineOutcome::Refused(sent)),
            None => {}
        }
        let Some(Pasted { lines, recorded }) = self.pasted.take() else { return Vec::new() };
        let stopped = context.words.screen.result_sheet.stopped(recorded, why, lines.len());
        vec![Step::fail(stopped)]
    }

    /// Begins a new line with the text behind a refused one. An
    /// operator who types without looking must not join the two.
    fn type_over(&mut self, data: &Snapshot) {
        let Some(refused) = self.refused.take() else { return };
        let text = self.input.text();
        // The score was incomplete and is continued.
        let typed = text.strip_prefix(&refused).filter(|typed| !typed.is_empty());
        if let Some(typed) = typed.filter(|typed| !typed.starts_with('-')) {
            self.retype(typed.trim_start(), data);
            self.told.push(LineOutcome::Refused(refused));
        }
    }

    /// Records the line for the selected match.
    fn answer(&mut self, context: &Context<'_>) -> Vec<Step> {
        let Some(typed) = self.which.as_ref().and_then(Which::selected).cloned() else {
            return vec![Step::fail(context.words.screen.lists.gone())];
        };
        self.sent = self.which.take().map(|which| which.line);
        self.chosen = Some(typed.at.0);
        let mut steps = typed.steps(context);
        // Nothing is recorded then, so the next line need not wait.
        if matches!(typed.check, ScoreCheck::Unchanged(_)) {
            steps.extend(self.take_waiting(context));
        }
        steps
    }

    /// Closes the question. Its line returns to the field if that is empty. Waiting lines go on waiting.
    fn leave_question(&mut self, context: &Context<'_>) -> Vec<Step> {
        let Some(which) = self.which.take() else { return Vec::new() };
        if self.input.text().trim().is_empty() {
            self.retype(&which.line, context.data);
            return Vec::new();
        }
        let said = context.words.screen.result_sheet.not_recorded(which.line.trim());
        vec![Step::inform(said, context)]
    }

    /// Handles the next waiting line as if Enter were pressed. The
    /// text in the field stays, unless the line must be mended.
    fn take_waiting(&mut self, context: &Context<'_>) -> Vec<Step> {
        self.warned = false;
        let (data, typed) = (context.data, self.input.text());
        let Some(line) = self.waiting.pop_front().filter(|_| self.which.is_none()) else {
            return Vec::new();
        };
        self.retype(&line, data);
        if let Some(why) = self.why_not(data, context.words) {
            return vec![Step::fail(why)];
        }
        let steps = self.submit(context);
        let unchanged =
            matches!(&self.line, TypedLine::One(typed) if typed.outcome() == typed.before);
        if self.which.is_some() || unchanged {
            self.retype(&typed, data);
        } else {
            self.typed = typed;
        }
        steps
    }

    /// The reason why Enter does nothing.
    fn why_not(&self, data: &Snapshot, words: &Words) -> Option<String> {
        let say = &words.screen.result_sheet;
        match &self.line {
            // Waiting lines are handled later.
            _ if self.which.is_some() => None,
            TypedLine::Empty if !self.waiting.is_empty() => None,
            TypedLine::Empty => Some(say.hint().to_owned()),
            TypedLine::NoNumber => Some(say.no_number().to_owned()),
            TypedLine::NoOpenMatch(player) => Some(say.no_open_match(data.name(*player))),
            TypedLine::NoMatch(no) => Some(say.no_match(*no)),
            TypedLine::Pod(_) => None,
            TypedLine::One(typed) => typed.why_not(data, words),
            TypedLine::Several(all) => {
                let whys: Vec<Option<String>> =
                    all.iter().map(|typed| typed.why_not(data, words)).collect();
                whys.iter().all(Option::is_some).then(|| whys[0].clone()).flatten()
            }
        }
    }
}

/// The cleaned line. A blank at its end stays, since it separates a number from the next text.
fn clean_line(text: &str) -> String {
    let line = clean(text);
    let blank = text.ends_with(char::is_whitespace) && !line.is_empty();
    if blank { line + " " } else { line }
}

/// The match whose first result the entry records.
fn recorded_by(seq: Seq, data: &Snapshot) -> Option<Where> {
    data.actions_of(seq).iter().find_map(|action| match action {
        Action::RecordResult(RecordResult { tournament, no, .. }) => Some((*tournament, *no)),
        // Other actions record no result, or correct one.
        _ => None,
    })
}

fn is_pod((id, no): Where, data: &Snapshot) -> bool {
    data.club.tournament(id).is_some_and(|tournament| tournament.pod(no).is_some())
}

impl ResultSheet {
    /// Selects the next or previous option of the question, or open match.
    fn turn(&mut self, forward: bool, context: &Context<'_>) -> Vec<Step> {
        let rows = self.open.len();
        if let Some(which) = &mut self.which {
            which.step(forward);
        } else if rows > 0 {
            // A proposed number ends with a blank. A partly typed result is not thrown away.
            if !matches!(self.input.text().chars().last(), None | Some(' ')) {
                return vec![Step::fail(context.words.screen.result_sheet.line_first())];
            }
            let to = match (forward, self.marked()) {
                (true, marked) => marked.map_or(0, |row| (row + 1) % rows),
                (false, marked) => marked.map_or(0, |row| (row + rows - 1) % rows),
            };
            self.type_number(to, context.data);
        }
        Vec::new()
    }

    /// Closes the question first. Typed lines are not lost without a message.
    fn leave(&mut self, context: &Context<'_>) -> Vec<Step> {
        if self.which.is_some() {
            return self.leave_question(context);
        }
        if !self.waiting.is_empty() && !self.warned {
            self.warned = true;
            let say = &context.words.screen.result_sheet;
            return vec![Step::fail(say.still_waiting(self.waiting.make_contiguous()))];
        }
        std::iter::once(Step::Back).chain(self.offers(context)).collect()
    }
}

impl Layer for ResultSheet {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.result_sheet;
        let tournament = self.here.and_then(|id| data.club.tournament(id));
        tournament
            .map_or_else(|| say.title().to_owned(), |tournament| say.title_of(&tournament.name))
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let none_open = self.open.is_empty() && self.which.is_none();
        let field =
            |command| also(command).unless(none_open, words.screen.result_sheet.none_open());
        // A refused line is noted in the sheet.
        let why = self.why_not(data, words).filter(|_| matches!(self.line, TypedLine::Empty));
        // Esc first closes the question. When it closes the sheet, it asks who withdraws.
        let asks = self.which.is_some() || !self.waiting.is_empty() || !self.ended.is_empty();
        Commands::of([
            also(CommandId::Submit).refused(why).shows_why().does(|sheet: &mut Self, context| {
                if sheet.why_not(context.data, context.words).is_none() {
                    return sheet.submit(context);
                }
                sheet.refuse();
                Vec::new()
            }),
            field(CommandId::NextField)
                .called_if(self.which.is_none(), FooterLabel::NextNumber)
                .does(|sheet: &mut Self, context| sheet.turn(true, context)),
            field(CommandId::PreviousField)
                .does(|sheet: &mut Self, context| sheet.turn(false, context)),
            also(CommandId::Back).does_if(asks, |sheet: &mut Self, context| sheet.leave(context)),
        ])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { is_typing: true, paste: Paste::Lines, ..LayerState::of(&[Scope::Form]) }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        match news {
            News::Click { pane: WAYS, row } => {
                if let Some(which) = &mut self.which {
                    which.select(row);
                }
            }
            News::Click { pane: OPEN, row } => self.type_number(row, data),
            News::Edited => {
                self.warned = false;
                self.pasted = None;
                self.moved = false;
                self.type_over(data);
                self.read(data);
            }
            News::Refreshed => self.refresh(data),
            News::Lines(text) => {
                self.pasted = Some(Pasted::new(&text));
                return self.take_pasted(context).unwrap_or_else(|| self.end_pasted(context));
            }
            News::Refused(why) => return self.not_recorded(&why, context),
            News::Done(seq) => {
                self.sent = None;
                self.told.push(LineOutcome::Entry(seq));
                self.ended.extend(recorded_by(seq, data));
                self.pasted.iter_mut().for_each(|pasted| pasted.recorded += 1);
                return self.take_pasted(context).unwrap_or_else(|| {
                    let mut steps = self.end_pasted(context);
                    let typed = std::mem::take(&mut self.typed);
                    self.retype(&typed, data);
                    steps.extend(self.take_waiting(context));
                    steps
                });
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}

/// Pasted lines that are being recorded.
#[derive(Debug, Clone)]
struct Pasted {
    /// The lines to come, the next one last.
    lines: Vec<String>,
    recorded: usize,
}

impl Pasted {
    fn new(text: &str) -> Self {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        Self { lines: lines.rev().map(str::to_owned).collect(), recorded: 0 }
    }
}

impl ResultSheet {
    /// Records the pasted lines one by one, up to the first one that needs a question or is refused.
    /// Lines that are recorded already are skipped, so lines can be pasted again. None at the end.
    fn take_pasted(&mut self, context: &Context<'_>) -> Option<Vec<Step>> {
        let say = &context.words.screen.result_sheet;
        while let Some(line) = self.pasted.as_mut()?.lines.pop() {
            self.retype(&line, context.data);
            let mut asks = match &self.line {
                TypedLine::Several(_) => say.asks_which(),
                _ => say.needs_enter(),
            };
            if let TypedLine::One(typed) = &self.line {
                match &typed.check {
                    ScoreCheck::Unchanged(_) => continue,
                    ScoreCheck::Stands(preview) if typed.before.is_none() => {
                        if !self.is_elsewhere(preview, typed, context.data) {
                            return Some(typed.steps(context));
                        }
                        asks = say.stands_elsewhere();
                    }
                    _ => {}
                }
            }
            let why = self.why_not(context.data, context.words);
            let why = why.unwrap_or_else(|| asks.to_owned());
            let Pasted { lines, recorded } = self.pasted.take()?;
            return Some(vec![Step::fail(say.stopped(recorded, &why, lines.len()))]);
        }
        None
    }

    /// Empties the field after the last pasted line, and says
    /// how many were recorded. A single one has its own message.
    fn end_pasted(&mut self, context: &Context<'_>) -> Vec<Step> {
        let recorded = self.pasted.take().map_or(0, |pasted| pasted.recorded);
        self.retype("", context.data);
        let told = context.words.screen.result_sheet.taken(recorded);
        (recorded > 1).then(|| Step::inform(told, context)).steps()
    }

    /// Whether another tournament has this result under this number.
    /// Lines that are pasted again must not be taken for it.
    fn is_elsewhere(&self, preview: &ResultPreview, typed: &Typed, data: &Snapshot) -> bool {
        let mut others = self.recorded_elsewhere(typed.at, data);
        others.any(|(_, outcome)| outcome == preview.outcome)
    }
}

const WAYS: Pane = Pane(1);
const WIDTH: u16 = 76;
/// The most rows of the question's list.
const ROWS: usize = 7;

/// A line that may mean several matches.
#[derive(Debug, Clone)]
struct Which {
    line: String,
    all: Vec<Typed>,
    /// The selected match; none if it has gone.
    row: Option<usize>,
}

impl Which {
    /// The question about a line, with the matches that can have its result; none if there are none.
    fn new(line: String, all: &[Typed]) -> Option<Self> {
        let all: Vec<Typed> =
            all.iter().filter(|typed| typed.outcome().is_some()).cloned().collect();
        (!all.is_empty()).then_some(Self { line, all, row: Some(0) })
    }

    fn selected(&self) -> Option<&Typed> {
        self.all.get(self.row?)
    }

    /// Selects this match, or none if it has gone.
    fn keep(&mut self, at: Option<Where>) {
        self.row = self.all.iter().position(|typed| Some(typed.at) == at);
    }

    /// Selects a match, or the last one if there are fewer.
    fn select(&mut self, row: usize) {
        self.row = Some(row.min(self.all.len() - 1));
    }

    /// Selects the next match, or the previous one.
    fn step(&mut self, forward: bool) {
        let count = self.all.len();
        let step = |row| (row + if forward { 1 } else { count - 1 }) % count;
        self.row = Some(self.row.map_or(0, step));
    }

    /// A note that the result would correct the selected match; empty for a first result.
    fn follows(&self, data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.result_sheet;
        let Some(typed) = self.selected() else { return words.screen.lists.gone().to_owned() };
        match (typed.before, &typed.check) {
            (None, _) => String::new(),
            (Some(_), ScoreCheck::Unchanged(_)) => say.nothing_changes().to_owned(),
            (Some(before), _) => say.is_correction(typed.said(before, data, words)),
        }
    }

    /// Draws the question in the middle of `area`. `waiting` is the number of waiting lines.
    fn draw(&self, waiting: usize, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.result_sheet;
        let columns = usize::from(WIDTH.min(area.width).saturating_sub(4));
        let mut told = text::wrap(&self.follows(pen.data, pen.words), columns);
        told.extend(text::wrap(say.which_keys(), columns));
        if waiting > 0 {
            told.push(say.waiting(waiting));
        }
        let shown = span(self.all.len().min(ROWS));
        let height = shown.saturating_add(span(told.len())).saturating_add(2);
        let no = self.all[0].at.1;
        let of_one_number = self.all.iter().all(|typed| typed.at.1 == no);
        let title = if of_one_number { say.which(no) } else { say.which_match().to_owned() };
        let inside = pen.window(centred(area, WIDTH, height), &title);
        let [list, below] = down(inside, [shown, REST]);
        let (data, words) = (pen.data, pen.words);
        let ways = Fields::lines(|typed: &&Typed| way(typed, data, words));
        let selection = self.row.map_or_else(Selection::nothing, Selection::at);
        let rows = (WAYS, self.all.len());
        ways.draw(list, rows, |row| self.all.get(row), (selection, true), pen);
        pen.lines(below, &told, pen.theme.muted);
    }
}

/// The tournament, the match and the result in one line.
fn way(typed: &Typed, data: &Snapshot, words: &'static Words) -> String {
    let [a, b] = sides(typed.at, data, words);
    let name = found(typed.at, data).map(|(tournament, _)| tournament.name.as_str());
    let result = typed.outcome().map(|outcome| said(outcome, [&a, &b], words));
    words.screen.result_sheet.way(name.unwrap_or_default(), &a, &b, result.unwrap_or_default())
}
