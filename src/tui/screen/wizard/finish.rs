//! The end of the wizard, and what stands against it.

use super::Wizard;
use super::place::Focus;
use crate::club::action::CreateTournament;
use crate::club::refusal::{EventRefusal, PlanFault, RatingRefusal, TextField};
use crate::club::{Action, Refusal, Seq};
use crate::request::Request;
use crate::request::draft::{Changes, Draft, Field, Kind, StepName};
use crate::tui::effect::DeskTask;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::pen::Pen;
use crate::tui::route::Route;

impl Wizard {
    /// Has everything written, with the draw or without; or says why not, on the step where that
    /// can be mended.
    pub(super) fn finish(&mut self, draw: bool, context: &Context<'_>) -> Vec<Step> {
        self.sent = Some(self.draft.clone());
        match self.request(draw) {
            Ok(request) => match request.rehearse(&context.data.club) {
                Ok(()) if self.undecided().is_empty() => vec![Step::ask(request, context)],
                Ok(()) => self.ask_without(request, context),
                Err(refusal) => {
                    let (step, focus) = self.mended_at(&refusal);
                    self.go_to(step);
                    self.focus_on(focus);
                    vec![self.refuse(&refusal, context)]
                }
            },
            Err(field) => self.unreadable(field, context),
        }
    }

    /// The names that were pasted or read and are not decided: they do not
    /// take part.
    pub(super) fn undecided(&self) -> Vec<String> {
        let takes_part = self.draft.rules.format.has_draw();
        let left = self.draft.left.iter().filter(|_| takes_part);
        left.map(|left| left.name.clone()).collect()
    }

    /// Asks whether to go on without those, over the list that they lead.
    fn ask_without(&mut self, request: Request, context: &Context<'_>) -> Vec<Step> {
        let say = &context.words.screen.wizard;
        self.go_to(StepName::Entrants);
        self.search.clear();
        self.look_again(context.data);
        let steps = vec![Step::ask(request, context)];
        let question = say.undecided(&self.undecided());
        let confirm = Confirm::new(question, say.undecided_follows(), say.undecided_yes(), steps);
        vec![Step::cover(confirm)]
    }

    fn request(&self, draw: bool) -> Result<Request, Field> {
        self.draft.opening(draw).map(|opening| Request::Open(Box::new(opening)))
    }

    /// The objection to this step, if there is one.
    pub(super) fn refused_here(&mut self, context: &Context<'_>) -> Option<Vec<Step>> {
        let here = self.draft.step;
        let draft = &self.draft;
        let unread = draft.division().err().or_else(|| draft.first_move().err());
        let unread = unread.or_else(|| draft.rules.bands().err());
        if let Some(field) = unread.filter(|field| field.row().step == here) {
            return Some(self.unreadable(field, context));
        }
        let refusal = self.request(false).ok()?.rehearse(&context.data.club).err()?;
        let (step, focus) = self.mended_at(&refusal);
        (step == here).then(|| {
            self.focus_on(focus);
            vec![self.refuse(&refusal, context)]
        })
    }

    fn unreadable(&mut self, field: Field, context: &Context<'_>) -> Vec<Step> {
        self.go_to(field.row().step);
        self.focus_on(Focus::Field(field));
        vec![Step::fail(context.words.screen.wizard.unreadable(field))]
    }

    /// A refusal in words; the preview knows the names of those who are still to be registered.
    fn refuse(&self, refusal: &Refusal, context: &Context<'_>) -> Step {
        Step::fail(context.words.message.refusal(refusal, &self.preview.club))
    }

    /// The step and the field where the cause of a refusal can be changed.
    fn mended_at(&self, refusal: &Refusal) -> (StepName, Focus) {
        let field = match refusal {
            Refusal::UnsoundLength(_) => {
                let empty = |field: &Field| {
                    let needed = matches!(field.row().kind, Kind::Number(_));
                    needed && self.draft.rules.number(*field) == 0
                };
                self.fields(StepName::Length).into_iter().find(empty).unwrap_or(Field::Games)
            }
            Refusal::Event(EventRefusal::UnsoundPlan(fault)) => match fault {
                PlanFault::Groups(_) => Field::Groups,
                PlanFault::Rounds(_) => Field::Rounds,
                PlanFault::Bands => Field::Bands,
                PlanFault::TableSize(_) => Field::TableSize,
                PlanFault::TableGames(_) => Field::TableGames,
                PlanFault::Takes(_) | PlanFault::TakesInStage(_) => Field::Takes,
                PlanFault::Fill(_) => Field::Fill,
                PlanFault::Points => Field::Points,
                PlanFault::Standings | PlanFault::PlacePoints => Field::Format,
            },
            Refusal::Empty(TextField::Tournament)
            | Refusal::TooLong(TextField::Tournament, _)
            | Refusal::Unclean(TextField::Tournament)
            | Refusal::TournamentNameTaken(..) => Field::Name,
            Refusal::NoSuchList(_) => Field::List,
            Refusal::Rating(RatingRefusal::UnsoundDivision) => Field::From,
            // The refusals that are left concern players who are entered.
            _ => return (StepName::Entrants, Focus::Search),
        };
        (field.row().step, Focus::Field(field))
    }

    /// Everything was written: the tournament's page takes over, and the entry of players over it
    /// where entries stay open. The draft is kept for the case that this is undone.
    pub(super) fn done(&self, seq: Seq, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        let entry = data.entries.iter().rfind(|entry| entry.seq == seq);
        let actions = entry.map(|entry| entry.actions.as_slice()).unwrap_or_default();
        let created = actions.iter().find_map(|action| match action {
            Action::CreateTournament(CreateTournament { tournament, plan, .. }) => {
                Some((*tournament, plan))
            }
            _ => None,
        });
        let Some((id, plan)) = created else { return Vec::new() };
        let drawn = actions.iter().any(|action| matches!(action, Action::DrawStage(_)));
        let sent = self.sent.as_ref().unwrap_or(&self.draft).clone();
        let draft = Draft { opened: true, ..sent };
        let page = Step::Replace(Route::tournament(id));
        let enter = Step::Open(Route::Enter(id));
        let takes_entries = !drawn && plan.format.has_draw();
        let steps = [DeskTask::keep_draft(draft).into(), page].into_iter();
        steps.chain(takes_entries.then_some(enter)).collect()
    }
}

/// The changes to the players of the draft, in words, if there are any.
pub(super) fn people_changed(changes: &Changes, pen: &Pen<'_>) -> Option<String> {
    if changes.is_empty() {
        return None;
    }
    let gone: Vec<String> = changes.gone.iter().map(ToString::to_string).collect();
    let merged =
        changes.merged.iter().map(|(from, to)| format!("{from} -> {} ({to})", pen.data.name(*to)));
    let merged: Vec<String> = merged.collect();
    Some(pen.words.screen.wizard.changed(&gone, &merged, &changes.registered))
}
