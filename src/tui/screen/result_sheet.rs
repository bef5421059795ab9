//! The sheet on which many results are typed, a line each: `12 2-1`, `13 w1`.

mod draw;

use ratatui::layout::Rect;

use crate::club::question::floor::Where;
use crate::club::{Action, MatchState, Phase, Seq};
use crate::command::{CommandId, Scope};
use crate::domain::game::RecordedGames;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name::clean;
use crate::domain::score::{Outcome, Side};
use crate::request::Request;
use crate::request::ended::Ended;
use crate::request::result_line;
use crate::request::score::{Case, ResultPreview, ScoreCheck, judge};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::route::Route;
use crate::tui::screen::exit;
use crate::tui::screen::floor::lists::found;
use crate::tui::screen::score::{ask, said};
use crate::tui::screen::tournament::one_match::side_name;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const OPEN: Pane = Pane(0);

#[derive(Debug, Clone)]
pub(super) struct ResultSheet {
    /// The only tournament meant where a line names none.
    here: Option<TournamentId>,
    input: TextInput,
    line: Line,
    /// The matches that can be played, at pods too.
    open: Vec<Where>,
    /// The entries that were made from here, in their order.
    recorded: Vec<Seq>,
    /// The pasted lines that are still to be taken, the next one last.
    pasted: Vec<String>,
    /// Matches of which the loser may leave the event too: asked about once no pasted line is left.
    ended: Vec<Where>,
}

/// What the line says so far.
#[derive(Debug, Clone)]
enum Line {
    Empty,
    NoNumber,
    NoMatch(MatchNo),
    Pod(Where),
    One(Typed),
    /// The number is of matches of several tournaments.
    Several(Vec<Typed>),
}

/// A match and what was typed of its result.
#[derive(Debug, Clone)]
struct Typed {
    at: Where,
    /// Its result, which is to be corrected.
    before: Option<Outcome>,
    check: ScoreCheck,
}

impl ResultSheet {
    pub(super) fn new(here: Option<TournamentId>, data: &Snapshot) -> Self {
        let input = TextInput::new(clean_line);
        let (open, recorded, pasted, ended) = Default::default();
        let mut sheet = Self { here, input, line: Line::Empty, open, recorded, pasted, ended };
        sheet.refresh(data);
        sheet
    }

    fn refresh(&mut self, data: &Snapshot) {
        let here = |id: &TournamentId| self.here.is_none_or(|here| here == *id);
        let matches = data.club.ready().map(|(tournament, played)| (tournament.id, played.no));
        let pods = data.club.tournaments().flat_map(|tournament| {
            tournament
                .open_pods(tournament.current())
                .map(|no| (tournament.id, no))
                .collect::<Vec<_>>()
        });
        self.open = matches.chain(pods).filter(|(id, _)| here(id)).collect();
        self.open.sort_unstable();
        self.read(data);
    }

    fn read(&mut self, data: &Snapshot) {
        let text = self.input.text();
        self.line = match result_line::read(&data.club, self.here, &text) {
            _ if text.trim().is_empty() => Line::Empty,
            None => Line::NoNumber,
            Some(read) => {
                let (no, result) = (read.no, read.result.as_str());
                match read.tournaments.as_slice() {
                    [] => Line::NoMatch(no),
                    [id] if is_pod((*id, no), data) => Line::Pod((*id, no)),
                    [id] => Line::One(Typed::new((*id, no), result, data)),
                    several => {
                        let typed = |id: &TournamentId| Typed::new((*id, no), result, data);
                        let mut all: Vec<Typed> = several.iter().map(typed).collect();
                        all.sort_by_key(|typed| typed.order(data));
                        Line::Several(all)
                    }
                }
            }
        };
    }

    /// The match that is being typed.
    fn at(&self) -> Option<Where> {
        match &self.line {
            Line::Pod(at) => Some(*at),
            Line::One(typed) => Some(typed.at),
            Line::Several(all) => all.first().map(|typed| typed.at),
            Line::Empty | Line::NoNumber | Line::NoMatch(_) => None,
        }
    }

    /// The row of that match in the list of open ones.
    fn marked(&self) -> Option<usize> {
        let at = self.at()?;
        self.open.iter().position(|open| *open == at)
    }

    /// Types the number of an open match.
    fn type_number(&mut self, row: usize, data: &Snapshot) {
        let Some((id, no)) = self.open.get(row).copied() else { return };
        let tournament = data.club.tournament(id).filter(|_| self.here.is_none());
        let name = tournament.map(|tournament| format!("{} ", tournament.name)).unwrap_or_default();
        self.retype(&format!("{name}{no} "), data);
    }

    fn retype(&mut self, text: &str, data: &Snapshot) {
        self.input = TextInput::new(clean_line).with_text(text);
        self.read(data);
    }

    /// Takes the pasted lines, each once the one before is recorded, up to the first that is not recorded without a
    /// question. What stands recorded so is passed over, so the same lines can be pasted again.
    fn take_pasted(&mut self, context: &Context<'_>) -> Vec<Step> {
        while let Some(line) = self.pasted.pop() {
            self.retype(&line, context.data);
            if let Line::One(typed) = &self.line {
                match &typed.check {
                    ScoreCheck::Unchanged(_) => continue,
                    ScoreCheck::Stands(preview)
                        if typed.before.is_none()
                            && !self.is_elsewhere(preview, typed, context) =>
                    {
                        return typed.steps(context);
                    }
                    _ => {}
                }
            }
            let say = &context.words.screen.result_sheet;
            let why = self.why_not(context.data, context.words);
            let why = why.unwrap_or_else(|| say.needs_enter().to_owned());
            let rest = std::mem::take(&mut self.pasted).len();
            return vec![Step::fail(say.stopped(&why, rest))];
        }
        self.retype("", context.data);
        Vec::new()
    }

    /// Whether another tournament has the same result under the same number: lines pasted again must not be taken for it.
    fn is_elsewhere(&self, preview: &ResultPreview, typed: &Typed, context: &Context<'_>) -> bool {
        let (here, no) = typed.at;
        let mut others = context.data.club.tournaments().filter(|found| {
            found.id != here && found.phase == Phase::Running && self.here.is_none()
        });
        others.any(|found| {
            let record = found.match_no(no).and_then(|played| played.record);
            record.is_some_and(|record| record.outcome == preview.outcome)
        })
    }

    /// Asks, as the score dialog does, whether somebody leaves the event who did not play to the end.
    fn offers(&mut self, context: &Context<'_>) -> Vec<Step> {
        let ended = std::mem::take(&mut self.ended).into_iter();
        let offer = |(id, no): Where| exit::offer(context.data.club.tournament(id)?, no, context);
        ended.filter_map(offer).collect()
    }

    fn submit(&self, context: &Context<'_>) -> Vec<Step> {
        match &self.line {
            Line::Pod((tournament, no)) => vec![Step::Open(Route::pod(*tournament, *no))],
            Line::One(typed) => typed.steps(context),
            Line::Several(all) => {
                let ways: Vec<ChoiceOption> =
                    all.iter().filter_map(|typed| typed.way(context)).collect();
                let question = context.words.screen.result_sheet.which(all[0].at.1);
                vec![Step::cover(Choice::new(question, Vec::new(), ways).by_digits())]
            }
            Line::Empty | Line::NoNumber | Line::NoMatch(_) => Vec::new(),
        }
    }

    /// Why Enter does nothing.
    fn why_not(&self, data: &Snapshot, words: &Words) -> Option<String> {
        let say = &words.screen.result_sheet;
        match &self.line {
            Line::Empty => Some(say.hint().to_owned()),
            Line::NoNumber => Some(say.no_number().to_owned()),
            Line::NoMatch(no) => Some(say.no_match(*no)),
            Line::Pod(_) => None,
            Line::One(typed) => typed.why_not(data, words),
            Line::Several(all) => {
                let whys: Vec<Option<String>> =
                    all.iter().map(|typed| typed.why_not(data, words)).collect();
                whys.iter().all(Option::is_some).then(|| whys[0].clone()).flatten()
            }
        }
    }
}

/// The line as it is typed: a blank at its end keeps a number apart from what follows.
fn clean_line(text: &str) -> String {
    let line = clean(text);
    let blank = text.ends_with(char::is_whitespace) && !line.is_empty();
    if blank { line + " " } else { line }
}

/// The match of which an entry is the first result.
fn recorded_by(seq: Seq, data: &Snapshot) -> Option<Where> {
    let at = data.entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
    data.entries[at].actions.iter().find_map(|action| match action {
        Action::RecordResult { tournament, no, .. } => Some((*tournament, *no)),
        // All others record none, or correct one.
        _ => None,
    })
}

fn is_pod((id, no): Where, data: &Snapshot) -> bool {
    data.club.tournament(id).is_some_and(|tournament| tournament.pod(no).is_some())
}

/// The two sides of a match, or what decides who they will be.
fn sides(at: Where, data: &Snapshot, words: &Words) -> [String; 2] {
    let played = found(at, data).map(|(_, played)| played);
    played
        .map(|played| Side::BOTH.map(|side| side_name(played, side, data, words)))
        .unwrap_or_default()
}

impl Typed {
    fn new(at: Where, result: &str, data: &Snapshot) -> Self {
        let played = found(at, data).map(|(_, played)| played);
        let before = played.and_then(|played| played.record).map(|record| record.outcome);
        let check = |outcome| {
            let case = Case {
                tournament: at.0,
                no: at.1,
                correcting: before.is_some(),
                today: data.today,
            };
            match outcome {
                // The games that were told of it stay.
                Some(same) if before == Some(same) => ScoreCheck::Unchanged(same),
                outcome => judge(&data.club, case, outcome, &RecordedGames::default()),
            }
        };
        let ended = played.and_then(|played| {
            let ended = Ended::read(result, played.length)?;
            ended.outcome(played.start, Ok::<_, ()>).ok()
        });
        let check = match check(ended) {
            ScoreCheck::Incomplete if !result.is_empty() => ScoreCheck::Unreadable(None),
            check => check,
        };
        Self { at, before, check }
    }

    /// Which of several is likely meant: one at a table, then one that waits for a table, one with a result last.
    fn order(&self, data: &Snapshot) -> u8 {
        let state = data.club.fixture(self.at).map(|(_, played)| played.state());
        match state {
            Some(state) if state.is_at_table() => 0,
            Some(MatchState::Ready) => 1,
            _ if self.before.is_none() => 2,
            _ => 3,
        }
    }

    fn why_not(&self, data: &Snapshot, words: &Words) -> Option<String> {
        let say = &words.screen.result_sheet;
        match &self.check {
            ScoreCheck::Incomplete => Some(say.type_result().to_owned()),
            ScoreCheck::Unreadable(_) => Some(say.unreadable().to_owned()),
            ScoreCheck::Refused(refusal) => {
                Some(words.message.refusal(refusal, &data.club).to_string())
            }
            ScoreCheck::Unchanged(_) | ScoreCheck::Stands(_) => None,
        }
    }

    fn said(&self, outcome: Outcome, data: &Snapshot, words: &'static Words) -> String {
        let [a, b] = sides(self.at, data, words);
        said(outcome, [&a, &b], words)
    }

    /// What Enter does: a question where the score dialog asks one, and before every correction, since a number is
    /// easily mistyped.
    fn steps(&self, context: &Context<'_>) -> Vec<Step> {
        let (data, words) = (context.data, context.words);
        match (&self.check, self.before) {
            (ScoreCheck::Unchanged(outcome), _) => {
                let result = self.said(*outcome, data, words);
                vec![Step::inform(words.screen.score.stays(self.at.1, &result), context)]
            }
            (ScoreCheck::Stands(preview), None) => {
                vec![Step::ask(Request::Do(preview.actions(&preview.action)))]
            }
            (ScoreCheck::Stands(preview), Some(before)) => {
                let question = self.question(preview, before, context);
                vec![Step::cover(ask::ask(question, preview, context))]
            }
            (ScoreCheck::Incomplete | ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_), _) => {
                Vec::new()
            }
        }
    }

    fn question(
        &self,
        preview: &ResultPreview,
        before: Outcome,
        context: &Context<'_>,
    ) -> Vec<String> {
        let [old, new] = [before, preview.outcome].map(|outcome| {
            let (data, words) = (context.data, context.words);
            self.said(outcome, data, words)
        });
        let tournament = context.data.club.tournament(self.at.0);
        let name = tournament.map_or("", |tournament| tournament.name.as_str());
        let say = &context.words.screen.result_sheet;
        let question = say.correct_question(self.at.1, name, &old, &new);
        let concerned = ask::concerns_others(preview, context);
        std::iter::once(question).chain(concerned.then(|| ask::reason(preview, context))).collect()
    }

    /// The way to go on with the match of this tournament, of several.
    fn way(&self, context: &Context<'_>) -> Option<ChoiceOption> {
        let (data, words) = (context.data, context.words);
        let outcome = match &self.check {
            ScoreCheck::Stands(preview) => preview.outcome,
            ScoreCheck::Unchanged(outcome) => *outcome,
            ScoreCheck::Incomplete | ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_) => {
                return None;
            }
        };
        let [a, b] = sides(self.at, data, words);
        let (tournament, _) = found(self.at, data)?;
        let result = said(outcome, [&a, &b], words);
        let label = words.screen.result_sheet.way(&tournament.name, &a, &b, &result);
        let say = &words.screen.result_sheet;
        let before = self.before.map(|before| match self.check {
            ScoreCheck::Unchanged(_) => say.nothing_changes().to_owned(),
            _ => say.is_correction(&self.said(before, data, words)),
        });
        let follows = before.into_iter().collect();
        Some(ChoiceOption { label, follows, steps: self.steps(context) })
    }
}

impl Layer for ResultSheet {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.result_sheet;
        let tournament = self.here.and_then(|id| data.club.tournament(id));
        tournament
            .map_or_else(|| say.title().to_owned(), |tournament| say.title_of(&tournament.name))
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Form]
    }

    fn input(&self) -> Option<&TextInput> {
        Some(&self.input)
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.input)
    }

    fn paste_lines(&mut self, text: &str, context: &Context<'_>) -> Option<Vec<Step>> {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        self.pasted = lines.rev().map(str::to_owned).collect();
        Some(self.take_pasted(context))
    }

    fn disabled(
        &self,
        command: CommandId,
        data: &Snapshot,
        words: &'static Words,
    ) -> Option<String> {
        match command {
            CommandId::Submit => self.why_not(data, words),
            CommandId::NextField | CommandId::PreviousField if self.open.is_empty() => {
                Some(words.screen.result_sheet.none_open().to_owned())
            }
            _ => None,
        }
    }

    fn shows_why(&self, command: CommandId) -> bool {
        command == CommandId::Submit
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        let rows = self.open.len();
        match intent {
            Intent::Run(CommandId::Submit) => return self.submit(context),
            Intent::Run(CommandId::NextField) if rows > 0 => {
                self.type_number(self.marked().map_or(0, |row| (row + 1) % rows), data);
            }
            Intent::Run(CommandId::PreviousField) if rows > 0 => {
                self.type_number(self.marked().map_or(0, |row| (row + rows - 1) % rows), data);
            }
            Intent::Click { pane: OPEN, row } => self.type_number(row, data),
            Intent::Done(seq) => {
                self.recorded.push(seq);
                self.ended.extend(recorded_by(seq, data));
                let mut steps = self.take_pasted(context);
                if self.pasted.is_empty() {
                    steps.extend(self.offers(context));
                }
                return steps;
            }
            Intent::Edited => {
                self.pasted.clear();
                self.read(data);
            }
            Intent::Refreshed => self.refresh(data),
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}
