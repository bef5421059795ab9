//! A player's names and club.

mod fields;

use ratatui::layout::{Constraint, Layout, Rect};

use super::Page;
use crate::club::refusal::TextField;
use crate::club::{Player, Refusal};
use crate::command::{CommandId, Scope};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::tui::effect::Effect;
use crate::tui::hitbox::{Pane, Target};
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::overlay::Overlay;
use crate::tui::overlay::confirm::Confirm;
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::toast::Toast;
use crate::tui::widget::form;
use crate::tui::widget::input::TextInput;
use crate::tui::wish::Wish;
use crate::words::Words;
use crate::words::screen::player_form::PlayerFormWords;
use fields::{Field, Fields};

const PANE: Pane = Pane(0);
/// How many who may be meant are shown: a glance, not a list.
const LIKELY: usize = 3;

/// A form for somebody new, or for changes.
#[derive(Debug, Clone)]
pub struct PlayerForm {
    purpose: Purpose,
    fields: Fields,
    focus: Field,
    /// Who may be meant by the name typed so far.
    likely: Vec<PlayerId>,
    /// The name they were looked up under.
    asked: String,
}

#[derive(Debug, Clone)]
enum Purpose {
    Register {
        enter: Option<TournamentId>,
    },
    /// The player as the form found them: what differs from that is what the operator has changed.
    Change(Box<Player>),
}

impl PlayerForm {
    /// The form for changing a player.
    pub fn change(player: PlayerId, data: &Snapshot) -> Self {
        let nobody = || Player::new(player, "");
        let player = data.club.player(player).cloned().unwrap_or_else(nobody);
        let fields = Fields::of(&player);
        Self::new(Purpose::Change(Box::new(player)), fields)
    }

    /// A new player, under the name typed so far, to be entered in a tournament if one is given.
    pub fn register(name: &str, enter: Option<TournamentId>) -> Self {
        Self::new(Purpose::Register { enter }, Fields::named(name))
    }

    fn new(purpose: Purpose, fields: Fields) -> Self {
        let (likely, asked) = (Vec::new(), String::new());
        Self { purpose, fields, focus: Field::Name, likely, asked }
    }

    /// What filling in the form comes to; `None` if nothing was changed.
    fn wish(&self) -> Option<Wish> {
        match &self.purpose {
            Purpose::Register { enter } => Some(self.fields.register(*enter)),
            Purpose::Change(before) => {
                let actions = self.fields.changes(before);
                (!actions.is_empty()).then_some(Wish::Do(actions))
            }
        }
    }

    fn save(&mut self, context: &Context<'_>) -> Vec<Step> {
        let Some(wish) = self.wish() else {
            return vec![Step::Back];
        };
        let club = &context.data.club;
        match wish.rehearse(club) {
            Ok(()) => self.done_with(wish, context),
            Err(refusal) => {
                self.focus = faulty(&refusal).unwrap_or(self.focus);
                vec![Step::Say(Toast::error((context.words.message.refusal)(&refusal, club)))]
            }
        }
    }

    /// Has a wish done, after a question where the name of somebody new is one that is known.
    fn done_with(&self, wish: Wish, context: &Context<'_>) -> Vec<Step> {
        let steps = vec![Step::Back, Step::Do(Effect::Perform(wish))];
        let name = self.fields.text(Field::Name);
        let known = match self.purpose {
            Purpose::Register { .. } => context.data.club.registry().namesakes(&name),
            Purpose::Change(_) => Vec::new(),
        };
        if known.is_empty() {
            return steps;
        }
        let words = &context.words.screen.player_form;
        let heading = std::iter::once(words.likely.to_owned());
        let lines: Vec<String> = heading.chain(told(&known, context.data, words)).collect();
        let question = (words.namesake)(&name);
        let confirm = Confirm::new(question, lines.join("\n"), words.namesake_yes, steps);
        vec![Step::Cover(Overlay::Confirm(confirm))]
    }

    /// The form with those who may be meant by the name it opens with.
    #[must_use]
    pub fn looked_up(mut self, data: &Snapshot) -> Self {
        self.look_up(data);
        self
    }

    fn look_up(&mut self, data: &Snapshot) {
        let name = self.fields.text(Field::Name);
        self.likely = if name.is_empty() { Vec::new() } else { data.find(&name, LIKELY) };
        self.asked = name;
    }
}

/// Players who are registered, one line each.
fn told(players: &[PlayerId], data: &Snapshot, words: &PlayerFormWords) -> Vec<String> {
    let known = players.iter().filter_map(|id| data.club.player(*id));
    known.map(|player| (words.known)(player.id, &player.name, player.club.as_deref())).collect()
}

/// The field that a refusal is about.
fn faulty(refusal: &Refusal) -> Option<Field> {
    if let Refusal::NameOfAnother(..) = refusal {
        return Some(Field::Aliases);
    }
    let (Refusal::Empty(field) | Refusal::TooLong(field, _) | Refusal::Unclean(field)) = refusal
    else {
        return None;
    };
    match field {
        TextField::Name => Some(Field::Name),
        TextField::Reading => Some(Field::Reading),
        TextField::Club => Some(Field::Club),
        TextField::Alias => Some(Field::Aliases),
        TextField::Note => Some(Field::Note),
        TextField::Tournament
        | TextField::List
        | TextField::Round
        | TextField::Table
        | TextField::Scheme
        | TextField::External
        | TextField::Reason => None,
    }
}

impl Page for PlayerForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let words = &words.screen.player_form;
        match &self.purpose {
            Purpose::Register { enter: None } => words.register.to_owned(),
            Purpose::Register { enter: Some(id) } => {
                let found = data.club.tournament(*id);
                (words.enter)(&found.map_or_else(|| id.to_string(), |found| found.name.clone()))
            }
            Purpose::Change(player) => (words.change)(player.id),
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Form]
    }

    fn input(&self) -> Option<&TextInput> {
        Some(self.fields.input(self.focus))
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        Some(self.fields.input_mut(self.focus))
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Run(CommandId::Submit) => return self.save(context),
            Intent::Run(CommandId::NextField) => self.focus = self.focus.next(),
            Intent::Run(CommandId::PreviousField) => self.focus = self.focus.previous(),
            Intent::Click { row, .. } => {
                self.focus = Field::ALL.get(row).copied().unwrap_or(self.focus);
            }
            Intent::Run(_)
            | Intent::Scroll { .. }
            | Intent::Tab(_)
            | Intent::Digit(_)
            | Intent::Done(_)
            | Intent::Edited
            | Intent::Refreshed => {}
        }
        let is_new = matches!(self.purpose, Purpose::Register { .. });
        if is_new && (intent == Intent::Refreshed || self.asked != self.fields.text(Field::Name)) {
            self.look_up(context.data);
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.player_form;
        let [fields, _, hint, _, likely] = Layout::vertical([
            Constraint::Length(u16::try_from(Field::ALL.len()).unwrap_or(u16::MAX)),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Fill(1),
        ])
        .areas(form::place(area));
        self.draw_fields(fields, words, pen);
        pen.line(form::indented(hint), self.focus.words(words).hint, pen.theme.muted);
        self.draw_likely(form::indented(likely), words, pen);
    }
}

impl PlayerForm {
    fn draw_fields(&self, area: Rect, words: &PlayerFormWords, pen: &mut Pen<'_>) {
        for (row, (field, line)) in Field::ALL.into_iter().zip(area.rows()).enumerate() {
            let focused = field == self.focus;
            let place = form::label(line, field.words(words).label, focused, pen);
            self.fields.input(field).draw(form::indented(place), "", focused, pen);
            pen.hits.add(line, Target::Row { pane: PANE, row });
        }
    }

    fn draw_likely(&self, area: Rect, words: &PlayerFormWords, pen: &mut Pen<'_>) {
        if self.likely.is_empty() {
            return;
        }
        let lines = told(&self.likely, pen.data, words);
        let [heading, list] =
            Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
        pen.line(heading, words.likely, pen.theme.warning);
        pen.lines(form::indented(list), &lines, pen.theme.text);
    }
}
