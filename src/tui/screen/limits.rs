//! Which ratings may enter a tournament, and what moving first is worth in it; and the question
//! before somebody enters whom it does not take.

use ratatui::layout::{Constraint, Layout, Rect};

use super::list_form::draft::yes;
use super::list_form::typed::{meant, spelled};
use crate::club::{Action, Refusal, Tournament};
use crate::command::{CommandId, Scope};
use crate::domain::game::Hand;
use crate::domain::ids::TournamentId;
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::rating::Division;
use crate::request::Request;
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

const PANE: Pane = Pane(0);
const ABOVE: usize = 0;
const BELOW: usize = 1;
const PROVISIONAL: usize = 2;
const FIRST: usize = 3;
/// Players who are named in the question; the others are counted.
const NAMED: usize = 4;

/// A form for the limits of a tournament.
#[derive(Debug, Clone)]
pub(super) struct LimitsForm {
    tournament: TournamentId,
    entries: Entries,
}

impl LimitsForm {
    /// The form, filled with the limits as they are.
    pub(super) fn new(tournament: TournamentId, context: &Context<'_>) -> Self {
        let found = context.data.club.tournament(tournament);
        let number = |number: Option<f64>| number.map(|n| n.to_string()).unwrap_or_default();
        let division = found.and_then(|found| found.division);
        let first_move = found.and_then(|found| found.first_move);
        let provisional = division.is_none_or(|division| division.provisional_ok);
        let division = division.unwrap_or_default();
        let texts = [
            number(division.above),
            number(division.below),
            spelled(if provisional { "yes" } else { "no" }, context.words),
            number(first_move.map(Hand::p)),
        ];
        Self { tournament, entries: Entries::new(texts, PANE) }
    }

    /// What the fields say; otherwise the first that says nothing.
    fn read(&self) -> Result<(Option<Division>, Option<Hand>), usize> {
        let said = |at| fold(&self.entries.text(at));
        let rating = |at| match said(at).as_str() {
            "" => Ok(None),
            text => text.parse::<f64>().ok().map(Some).ok_or(at),
        };
        let division = Division {
            above: rating(ABOVE)?,
            below: rating(BELOW)?,
            provisional_ok: yes(&meant(&said(PROVISIONAL))).ok_or(PROVISIONAL)?,
        };
        let everybody = Division { provisional_ok: true, ..Division::default() };
        let first = match said(FIRST).as_str() {
            "" => None,
            text => Some(text.parse::<Hand>().ok().ok_or(FIRST)?),
        };
        Ok(((division != everybody).then_some(division), first))
    }

    fn save(&mut self, context: &Context<'_>) -> Vec<Step> {
        let (division, p) = match self.read() {
            Ok(read) => read,
            Err(wrong) => {
                self.entries.focus_on(wrong);
                let hint = context.words.screen.list_form.limits_fields()[wrong].doc;
                return vec![Step::fail(hint)];
            }
        };
        let id = self.tournament;
        let Some(before) = context.data.club.tournament(id) else { return vec![Step::Back] };
        let limits = (before.division != division)
            .then_some(Action::SetDivision { tournament: id, division });
        let first = (before.first_move != p).then_some(Action::SetFirstMove { tournament: id, p });
        let actions: Vec<Action> = limits.into_iter().chain(first).collect();
        if actions.is_empty() {
            return vec![Step::Back];
        }
        let request = Request::Do(actions);
        match request.rehearse(&context.data.club) {
            Ok(()) => vec![Step::Back, Step::ask(request)],
            Err(refusal) => {
                let why = context.words.message.refusal(&refusal, &context.data.club);
                vec![Step::fail(why)]
            }
        }
    }
}

/// Goes on with what enters players, after a question where the tournament does not take some of
/// them.
pub(super) fn ask_first(
    tournament: &Tournament,
    players: &[PlayerId],
    steps: Vec<Step>,
    context: &Context<'_>,
) -> Vec<Step> {
    let data = context.data;
    ask(&data.club.outsiders(tournament, players, data.today), steps, context)
}

/// The same for somebody who is registered only then.
pub(super) fn ask_first_for_new(
    tournament: &Tournament,
    steps: Vec<Step>,
    context: &Context<'_>,
) -> Vec<Step> {
    ask_first(tournament, &[context.data.club.next_player()], steps, context)
}

fn ask(outside: &[Refusal], steps: Vec<Step>, context: &Context<'_>) -> Vec<Step> {
    if outside.is_empty() {
        return steps;
    }
    let say = &context.words.screen.list_form;
    let told = |refusal| context.words.message.refusal(refusal, &context.data.club).what;
    let lines: Vec<String> = outside.iter().take(NAMED).map(told).collect();
    let question = say.outside(outside.len());
    let confirm = Confirm::new(question, lines.join("\n"), say.outside_yes(), steps);
    vec![Step::cover(confirm)]
}

impl Layer for LimitsForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let found = data.club.tournament(self.tournament);
        words.screen.list_form.limits(found.map(|one| one.name.as_str()).unwrap_or_default())
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Form]
    }

    fn input(&self) -> Option<&TextInput> {
        self.entries.input()
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.entries.input_mut()
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        if intent == Intent::Run(CommandId::Submit) {
            return self.save(context);
        }
        self.entries.update(intent);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.list_form;
        let [fields, _, hint] =
            Layout::vertical([Constraint::Length(4), Constraint::Length(1), Constraint::Fill(1)])
                .areas(form::place(area));
        self.entries.draw(fields, &say.limits_fields().map(|field| field.label), pen);
        let doc = say.limits_fields().get(self.entries.focus()).map_or("", |field| field.doc);
        form::hint(hint, doc, pen);
    }
}
