//! The wizard for a new tournament. Its steps can be changed until the end; nothing is recorded before. The input
//! is a [`Draft`], stored in a file after every change. A [`DraftPreview`] shows the result on a copy of the club.

mod entrants;
mod review;
mod step;

use super::candidates::{self, Candidates};
use super::path_page::PathField;
use crate::club::action::CreateTournament;
use crate::club::refusal::{EventRefusal, PlanFault, RatingRefusal, TextField};
use crate::domain::name::fold;
use crate::domain::score::Length;
use crate::request::Entrant;
use crate::request::draft::preview::DraftPreview;
use crate::request::draft::rules::Rules;
use crate::request::draft::{Changes, Draft, Field, Kind, StepName};
use crate::request::foresight::choose;
use crate::settings::Settings;
use crate::tui::kit::layer::Paste;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::selection::TypeAhead;
use review::Comparison;
use step::Focus;

const FIELDS: Pane = Pane(0);
const FORMATS: Pane = Pane(1);
const OFFERS: Pane = Pane(2);
const ENTRANTS: Pane = Pane(3);
const SEEDS: Pane = Pane(4);
/// Lines at the bottom about the future tournament.
const FOOT: u16 = 2;

#[derive(Debug, Clone)]
pub struct Wizard {
    draft: Draft,
    /// The draft that was last stored.
    kept: Draft,
    /// The draft from which the tournament was requested. The changes by that request do not belong to the draft.
    sent: Option<Draft>,
    /// The rules that a new draft has.
    usual: Rules,
    preview: DraftPreview,
    lists: Vec<ListId>,
    focus: Focus,
    /// The text of the field in focus.
    input: TextInput,
    /// Whether the next digit begins the number again.
    fresh: bool,
    search: Candidates,
    entrants: Selection,
    path: PathField,
    seeds: Selection,
    /// The typed letters of a format.
    typed: TypeAhead,
    /// Lines of the review above the view.
    scrolled: usize,
    /// Changes in the club to players of the draft. They are shown until the next key.
    changes: Changes,
}

impl Wizard {
    /// Opens at the first step.
    pub(super) fn new(data: &Snapshot, settings: &Settings) -> Self {
        let list = data.club.lists().find(|list| list.name == settings.list);
        let usual = Rules::usual(settings, list.map(|list| list.id));
        Self::of(Draft { rules: usual.clone(), ..Draft::default() }, usual, data)
    }

    /// Opens a stored draft.
    fn of(mut draft: Draft, usual: Rules, data: &Snapshot) -> Self {
        let kept = draft.clone();
        let changes = draft.follow(&data.club);
        let preview = preview(&draft, data);
        let mut wizard = Self {
            sent: None,
            draft,
            kept,
            usual,
            preview,
            lists: Vec::new(),
            focus: Focus::Field(Field::Name),
            input: TextInput::default(),
            fresh: true,
            search: Candidates::of_step(OFFERS),
            entrants: Selection::default(),
            path: PathField::default(),
            seeds: Selection::default(),
            typed: TypeAhead::default(),
            scrolled: 0,
            changes,
        };
        wizard.lists = data.club.lists().map(|list| list.id).collect();
        let step = Some(wizard.draft.step).filter(|step| wizard.is_asked(*step));
        wizard.go_to(step.unwrap_or_default());
        wizard.look_again(data);
        wizard
    }

    fn is_blank(&self) -> bool {
        self.draft.is_blank(&self.usual)
    }

    /// Asks whether to continue a stored draft, unless something has been typed meanwhile.
    fn offer(&self, mut found: Box<Draft>, context: &Context<'_>) -> Vec<Step> {
        let opened = std::mem::take(&mut found.opened)
            && context.data.club.tournaments().any(|one| fold(&one.name) == fold(&found.name));
        if opened || !self.is_blank() || found.is_blank(&self.usual) {
            return Vec::new();
        }
        let say = &context.words.screen.wizard;
        let go_on = say.go_on(found.name.as_str(), found.entrants.len());
        let ways = [
            ChoiceOption::new(go_on, Step::Tell(News::Resumed(found))),
            ChoiceOption::new(say.anew(), ()).follows([say.anew_follows()]),
        ];
        let choice = Choice::new(say.draft(), [say.draft_question()], ways);
        // Without an answer the wizard closes, and the draft stays stored.
        vec![Step::cover(choice.or_else(vec![Step::Back]))]
    }

    fn digit(&mut self, digit: u32) {
        let Focus::Field(field) = self.focus else { return };
        let before = if self.fresh { 0 } else { self.draft.rules.number(field) };
        let number = before * 10 + digit;
        if number <= Length::MOST {
            self.draft.rules.put(field, number);
            self.fresh = false;
        }
    }

    fn erase(&mut self) {
        if let Focus::Field(field) = self.focus {
            self.draft.rules.put(field, self.draft.rules.number(field) / 10);
            self.fresh = false;
        }
    }

    fn choose(&mut self, forward: bool) {
        if let Focus::Field(field) = self.focus {
            self.draft.choose(field, forward, &self.lists);
        }
    }

    /// Changes the draft by a command.
    fn change<S: Steps>(
        &mut self,
        change: impl FnOnce(&mut Self, &Context<'_>) -> S,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let before = self.draft.clone();
        self.changes = Changes::default();
        self.typed.clear();
        let steps = change(self, context).steps();
        if self.draft == before { steps } else { self.settled(steps, context) }
    }

    /// Moves the selected entrant or seed in the list in focus.
    fn shift(&mut self, down: bool, context: &Context<'_>) {
        match self.focus {
            Focus::Search | Focus::Entrants => self.shift_entrant(down, context),
            Focus::Seeds => self.move_seed(down, context),
            Focus::Field(field) if field.row().step == StepName::Seeds => {
                self.move_seed(down, context);
            }
            Focus::Field(_) | Focus::Path | Focus::Review => {}
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        match self.focus {
            Focus::Field(Field::Format) => &[Scope::Pick, Scope::List, Scope::Wizard, Scope::Plan],
            Focus::Field(field) if field.row().step == StepName::Seeds => {
                &[Scope::Plan, Scope::Roster, Scope::Wizard]
            }
            Focus::Field(_) | Focus::Review => &[Scope::Plan, Scope::Wizard],
            Focus::Path => &[Scope::Path, Scope::Wizard],
            Focus::Search if self.search.undecided().is_some() => {
                &[Scope::Pasted, Scope::Pick, Scope::Likely, Scope::Wizard, Scope::List]
            }
            Focus::Search if self.search.goes_on() => {
                &[Scope::Pick, Scope::Likely, Scope::Wizard, Scope::List]
            }
            Focus::Search => &[Scope::Likely, Scope::Wizard, Scope::List],
            Focus::Entrants | Focus::Seeds => {
                &[Scope::Pick, Scope::Roster, Scope::Wizard, Scope::List]
            }
        }
    }

    /// Whether Enter goes to the next step. Then the footer shows no other key for it.
    fn enter_goes_on(&self) -> bool {
        self.scopes().iter().any(|scope| matches!(scope, Scope::Plan | Scope::Pick))
    }

    fn proceed(&mut self, context: &Context<'_>) -> Vec<Step> {
        if self.focus == Focus::Review {
            self.finish(true, context)
        } else {
            self.next_step(context)
        }
    }

    /// Moves the focus within the step; in the review, scrolls.
    fn move_on(&mut self, forward: bool, context: &Context<'_>) {
        if self.focus == Focus::Review {
            self.scroll(forward, context);
        } else {
            self.move_focus(forward);
        }
    }

    /// Passes news to the part in focus, or to the list that was clicked.
    fn in_focus(&mut self, news: &News, context: &Context<'_>) -> Vec<Step> {
        let pane = match *news {
            News::Click { pane, .. } | News::Scroll { pane, .. } => Some(pane),
            _ => None,
        };
        let focus = match pane {
            Some(FIELDS) => return self.click_field(news),
            Some(FORMATS) => Focus::Field(Field::Format),
            Some(OFFERS) => Focus::Search,
            Some(ENTRANTS) => Focus::Entrants,
            Some(SEEDS) => Focus::Seeds,
            Some(_) => return Vec::new(),
            None => self.focus,
        };
        match focus {
            Focus::Field(Field::Format) => self.in_formats(news, context),
            Focus::Seeds => self.in_seeds(news, context),
            Focus::Field(field) if field.row().step == StepName::Seeds => {
                self.in_seeds(news, context);
            }
            Focus::Search | Focus::Entrants => return self.listed(focus, news, context),
            Focus::Field(_) | Focus::Path | Focus::Review => {}
        }
        Vec::new()
    }

    /// A click moves the focus to a field. On the field in focus it chooses the next value.
    fn click_field(&mut self, news: &News) -> Vec<Step> {
        let News::Click { row, .. } = *news else { return Vec::new() };
        let mut shown = self.fields(self.draft.step).into_iter();
        match shown.find(|field| *field as usize == row) {
            Some(field) if Focus::Field(field) == self.focus => self.choose(true),
            Some(field) => self.focus_on(Focus::Field(field)),
            None => {}
        }
        Vec::new()
    }

    fn edited(&mut self, context: &Context<'_>) -> Vec<Step> {
        match self.focus {
            Focus::Field(field) => self.draft.put_text(field, self.input.text()),
            Focus::Search => return self.edited_search(context),
            Focus::Path => self.path.update(&News::Edited),
            Focus::Entrants | Focus::Seeds | Focus::Review => {}
        }
        Vec::new()
    }

    fn take(&mut self, news: &News, context: &Context<'_>) -> Vec<Step> {
        self.changes = Changes::default();
        if !matches!(news, News::Letter(_)) {
            self.typed.clear();
        }
        match *news {
            News::Edited => self.edited(context),
            News::Tab(at) => {
                if let Some(step) = StepName::ALL.get(at) {
                    self.go_to(*step);
                }
                Vec::new()
            }
            News::Letter(letter) => {
                match (letter.to_digit(10), self.step_numbered(letter)) {
                    (Some(digit), _) if self.is_on_number() => self.digit(digit),
                    (_, Some(step)) => self.go_to(step),
                    _ => self.type_format(letter),
                }
                Vec::new()
            }
            _ => self.in_focus(news, context),
        }
    }

    fn is_typing(&self) -> bool {
        match self.focus {
            Focus::Field(field) => field.is_text(),
            Focus::Search | Focus::Path => true,
            Focus::Entrants | Focus::Seeds | Focus::Review => false,
        }
    }

    /// Whether the field in focus is a number.
    fn is_on_number(&self) -> bool {
        matches!(self.focus, Focus::Field(field) if field.is_number())
    }

    /// The step with this number. A digit opens it when no field takes the digit.
    fn step_numbered(&self, digit: char) -> Option<StepName> {
        let at = usize::try_from(digit.to_digit(10)?).ok()?.checked_sub(1)?;
        StepName::ALL.get(at).copied().filter(|step| self.is_asked(*step))
    }

    /// The entrants in the order of their seeds.
    fn in_seed_order(&self) -> Vec<Entrant> {
        let seeds = self.preview.seeds(&self.draft).into_iter();
        seeds.filter_map(|at| self.draft.entrants.get(at).cloned()).collect()
    }

    /// Takes over changes of the club. The selected player stays selected.
    fn follow(&mut self, data: &Snapshot) {
        let row = self.entrants.row(self.draft.entrants.len());
        let entrant = row.and_then(|row| self.draft.entrants.get(row).cloned());
        let seeded = self.in_seed_order();
        let seed = self.seeds.row(seeded.len()).map(|row| seeded[row].clone());
        let changes = self.draft.follow(&data.club);
        if !changes.is_empty() {
            self.changes = changes;
        }
        self.lists = data.club.lists().map(|list| list.id).collect();
        self.preview = preview(&self.draft, data);
        self.entrants.follow(entrant, self.draft.entrants.iter().cloned(), data.gone());
        self.seeds.follow(seed, self.in_seed_order(), data.gone());
        self.look_again(data);
    }

    /// Stores the draft, if it has changed.
    fn keep(&mut self) -> Option<Step> {
        if self.draft == self.kept {
            return None;
        }
        let was_blank = self.kept.is_blank(&self.usual);
        self.kept = self.draft.clone();
        match (self.is_blank(), was_blank) {
            (true, true) => None,
            (true, false) => Some(DeskTask::drop_draft().into()),
            (false, _) => Some(DeskTask::keep_draft(self.draft.clone()).into()),
        }
    }

    /// Updates the preview, and stores the draft.
    fn settled(&mut self, mut steps: Vec<Step>, context: &Context<'_>) -> Vec<Step> {
        self.preview = preview(&self.draft, context.data);
        self.look_again(context.data);
        steps.extend(self.keep());
        steps
    }
}

/// The command changes the draft.
fn changes<S: Steps>(row: CommandHere, change: fn(&mut Wizard, &Context<'_>) -> S) -> CommandHere {
    row.does(move |wizard: &mut Wizard, context| wizard.change(change, context))
}

/// The preview of a draft in the club of the snapshot.
fn preview(draft: &Draft, data: &Snapshot) -> DraftPreview {
    let when = |seq| data.when(seq);
    DraftPreview::new(draft, &data.club, data.today, &data.duplicates(), &when)
}

impl Layer for Wizard {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let title = words.screen.wizard.title();
        match self.draft.name.as_str() {
            "" => title.to_owned(),
            name => format!("{title}  {name}"),
        }
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (say, step) = (&words.screen.wizard, self.draft.step);
        let elsewhere = step != StepName::Entrants;
        let (on_path, on_search) = (self.focus == Focus::Path, self.focus == Focus::Search);
        let of_entrants = |row: CommandHere| row.unless(elsewhere, say.only_entrants());
        let of_crowd = |command| {
            let why = candidates::reason(command, &self.entered(), data, words);
            of_entrants(also(command)).refused(why).does(move |wizard: &mut Self, context| {
                wizard.change(|wizard, context| wizard.enter_crowd(command, context), context)
            })
        };
        let undecided = self.search.undecided().is_some();
        let empty = self.draft.entrants.is_empty();
        let likely = on_search.then(|| {
            self.search.likely.commands(
                lead,
                |wizard: &mut Self| &mut wizard.search.likely,
                |wizard, player, context| {
                    wizard.change(|wizard, context| wizard.enter(player, context), context)
                },
                words,
            )
        });
        Commands::of([
            lead(CommandId::Open).called_if(on_search, FooterLabel::Choose),
            changes(lead(CommandId::Proceed), Self::proceed)
                .called_if(self.focus == Focus::Review, self.last_sense()),
            changes(lead(CommandId::ReadList), |wizard, _| wizard.read_path()),
            changes(lead(CommandId::CompletePath), |wizard, _| wizard.path.complete()),
        ])
        .and(likely.into_iter().flatten())
        .and([
            // The line below the field says how to leave it.
            changes(lead(CommandId::NextStep), Self::next_step)
                .unless(on_path, say.keys_path())
                .unless(step == StepName::Review, say.last_step())
                .shows_why_if(on_path)
                .unsaid_if(self.enter_goes_on()),
            changes(lead(CommandId::NextField), |wizard, context| wizard.move_on(true, context))
                .unsaid_if(self.has_one_stop()),
            changes(also(CommandId::PreviousField), |wizard, context| {
                wizard.move_on(false, context);
            })
            .unsaid_if(self.has_one_stop()),
            of_entrants(changes(lead(CommandId::Remove), Self::remove))
                .unless(empty && !undecided, say.no_entrant()),
            changes(lead(CommandId::MoveUp), |wizard, context| wizard.shift(false, context))
                .unless(empty, say.no_entrant()),
            changes(lead(CommandId::MoveDown), |wizard, context| wizard.shift(true, context))
                .unless(empty, say.no_entrant()),
            changes(lead(CommandId::PreviousStep), Self::previous_step),
            changes(lead(CommandId::Finish), |wizard, context| wizard.finish(false, context)),
            of_entrants(changes(lead(CommandId::LoadList), |wizard, _| {
                wizard.focus_on(Focus::Path);
            }))
            .unless(on_path, say.keys_path())
            .shows_why_if(on_path),
            of_entrants(changes(also(CommandId::AddAsNew), |wizard, context| {
                wizard.register(&wizard.search.input.text(), true, context)
            }))
            .unless(self.search.input.text().is_empty(), say.no_name()),
            of_crowd(CommandId::AddAllPlayers),
            of_crowd(CommandId::AddPreviousEntrants),
            changes(also(CommandId::Left), |wizard, _| wizard.choose(false)),
            changes(also(CommandId::Right), |wizard, _| wizard.choose(true)),
            changes(also(CommandId::Erase), |wizard, _| wizard.erase()),
            changes(also(CommandId::CompareFormats), |wizard, _| {
                vec![DeskTask::compare(wizard.draft.clone(), None).into()]
            }),
            // The draft is not in the journal, and an operator who presses this key means the draft.
            also(CommandId::Undo).refused(Some(say.nothing_to_undo())),
            also(CommandId::Redo).refused(Some(say.nothing_to_undo())),
        ])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        match self.focus {
            Focus::Field(field) if field.is_text() => Some(&mut self.input),
            Focus::Search => Some(&mut self.search.input),
            Focus::Path => Some(&mut self.path.input),
            Focus::Field(_) | Focus::Entrants | Focus::Seeds | Focus::Review => None,
        }
    }

    fn takes_letter(&self, letter: char) -> bool {
        letter.is_ascii_digit() && self.is_on_number()
            || self.step_numbered(letter).is_some()
            || self.format_typed(letter).is_some()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: self.is_typing(),
            has_lost: match self.focus {
                Focus::Search => self.search.has_lost(),
                Focus::Entrants => self.entrants.is_lost(),
                Focus::Seeds => self.seeds.is_lost(),
                Focus::Field(_) | Focus::Path | Focus::Review => false,
            },
            paste: match (self.draft.step, self.focus) {
                (StepName::Entrants, focus) if focus != Focus::Path => Paste::Lines,
                _ => Paste::Field,
            },
            ..LayerState::of(self.scopes())
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let before = self.draft.clone();
        let steps = match news {
            News::Completion(found) => {
                if self.focus == Focus::Path {
                    self.path.update(&News::Completion(found));
                }
                return Vec::new();
            }
            News::Lines(text) => self.take_lines(&text, context),
            News::File(bytes) => self.take_file(&bytes, context),
            News::Crowd(players) => {
                self.take_crowd(players);
                Vec::new()
            }
            News::Format(candidate) => {
                choose(candidate, &mut self.draft);
                let taken = context.words.message.plan.candidate(candidate);
                vec![Step::inform(context.words.message.plan.taken(&taken), context)]
            }
            News::Done(seq) => return self.done(seq, context),
            News::Draft(found) => return self.offer(found, context),
            News::Resumed(draft) => {
                *self = Self::of(*draft, self.usual.clone(), context.data);
                return Vec::new();
            }
            News::Compared(compared) => {
                return vec![Step::cover(Comparison::new(compared, context))];
            }
            News::Refreshed => {
                self.follow(context.data);
                return Vec::new();
            }
            News::Run(_)
            | News::Click { .. }
            | News::Scroll { .. }
            | News::Tab(_)
            | News::Edited
            | News::Letter(_) => self.take(&news, context),
            // Other news are for other screens.
            _ => return Vec::new(),
        };
        if self.draft == before { steps } else { self.settled(steps, context) }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let [bar, body, foot] = down(area, [1, REST, FOOT]);
        step::draw(self.draft.step, |step| self.is_asked(step), bar, pen);
        let body = body.inner(Margin { horizontal: 1, vertical: 0 });
        match self.draft.step {
            StepName::Name | StepName::Length => self.draw_fields(body, pen),
            StepName::Format => self.draw_format(body, pen),
            StepName::Entrants => self.draw_entrants(body, pen),
            StepName::Seeds => self.draw_seeds(body, pen),
            StepName::Review => self.draw_review(body, pen),
        }
        self.draw_foot(foot.inner(Margin { horizontal: 1, vertical: 0 }), pen);
    }
}

// The end of the wizard, and the reasons against it.

impl Wizard {
    /// Records the tournament, with or without the draw. If that is refused, opens the step where it can be mended.
    fn finish(&mut self, draw: bool, context: &Context<'_>) -> Vec<Step> {
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

    /// Pasted or imported names that are not decided. They do not take part.
    fn undecided(&self) -> Vec<String> {
        let takes_part = self.draft.rules.format.has_draw();
        let left = self.draft.left.iter().filter(|_| takes_part);
        left.map(|left| left.name.clone()).collect()
    }

    /// Asks whether to continue without the undecided names, and shows them in their list.
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

    /// The reason why this step cannot be left, if there is one.
    fn refused_here(&mut self, context: &Context<'_>) -> Option<Vec<Step>> {
        let here = self.draft.step;
        let draft = &self.draft;
        let unread = draft.division().err().or_else(|| draft.first_move().err());
        let unread = unread.or_else(|| draft.rules.bands().err());
        let unread = unread.or_else(|| draft.rules.tie_breaks().err());
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

    /// A refusal in words, without the part that the foot shows. The preview knows the names of new players.
    fn refuse(&self, refusal: &Refusal, context: &Context<'_>) -> Step {
        let (words, club) = (context.words.message, &self.preview.club);
        match self.standing() {
            Some(shown) if shown == refusal => Step::fail(words.refusal(refusal, club).remedy),
            _ => Step::fail(words.refused(refusal, club)),
        }
    }

    /// The step and field where the cause of a refusal can be mended.
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
                PlanFault::Fill { .. } => Field::Fill,
                PlanFault::Points => Field::Points,
                PlanFault::Standings if self.draft.rules.asks(Field::TieBreaks) => Field::TieBreaks,
                PlanFault::Standings | PlanFault::PlacePoints => Field::Format,
            },
            Refusal::Empty(TextField::Tournament)
            | Refusal::TooLong(TextField::Tournament, _)
            | Refusal::Unclean(TextField::Tournament)
            | Refusal::TournamentNameTaken(..) => Field::Name,
            Refusal::NoSuchList(_) => Field::List,
            Refusal::Rating(RatingRefusal::UnsoundDivision) => Field::From,
            // Other refusals are about entrants.
            _ => return (StepName::Entrants, Focus::Search),
        };
        (field.row().step, Focus::Field(field))
    }

    /// Everything is recorded, so the tournament's page opens, and over it the
    /// entry of players if entries stay open. The draft is kept for an undo.
    fn done(&self, seq: Seq, context: &Context<'_>) -> Vec<Step> {
        let actions = context.data.actions_of(seq);
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

/// A sentence about changes to the players of the draft, if there are any.
fn people_changed(changes: &Changes, pen: &Pen<'_>) -> Option<String> {
    if changes.is_empty() {
        return None;
    }
    let gone: Vec<String> = changes.gone.iter().map(ToString::to_string).collect();
    let merged =
        changes.merged.iter().map(|(from, to)| format!("{from} -> {} ({to})", pen.data.name(*to)));
    let merged: Vec<String> = merged.collect();
    Some(pen.words.term.text(&pen.words.screen.wizard.changed(&gone, &merged, &changes.registered)))
}
