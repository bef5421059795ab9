//! The form for a player.

mod fields;

use ratatui::layout::{Constraint, Layout, Rect};

use super::likely::{self, Likely};
use super::limits;
use crate::club::refusal::{PersonRefusal, TextField};
use crate::club::{Player, Refusal};
use crate::command::{CommandId, Scope};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::matching::PersonRecord;
use crate::domain::name::is_kanji;
use crate::domain::number::PlayerId;
use crate::request::{PlayerChange, Request};
use crate::tui::kit::commands::{Commands, also};
use crate::tui::kit::layer::{Context, Intent, Layer, LayerState, Step};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::form;
use crate::tui::kit::widget::form_page::changed_elsewhere;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::news::News;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::screen::player_form::PlayerFormWords;
use fields::{Field, Fields, Starting, Unread};

/// Rows for those who were registered last, with their title; rows of a frame.
const RECENT: u16 = 9;
const AROUND: u16 = 2;

/// A form for a new player, or for changes.
#[derive(Debug, Clone)]
pub(super) struct PlayerForm {
    purpose: Purpose,
    fields: Fields,
    /// The fields as they were filled, and since then as the player has become.
    before: Fields,
    /// The players whom the name typed so far may belong to.
    likely: Likely,
    /// The texts that they were looked up by.
    asked: IdentityTexts,
}

/// The texts that decide who may be meant: name, reading, club, day of birth, external IDs.
type IdentityTexts = [String; 5];

#[derive(Debug, Clone)]
enum Purpose {
    Register {
        enter: Option<TournamentId>,
        /// Whether the form stays for the next player: it was opened for nobody in particular.
        many: bool,
    },
    /// The player as the form found them: what differs from that is what the operator has changed.
    Change(Box<Player>),
}

impl PlayerForm {
    pub(super) fn change(player: PlayerId, data: &Snapshot) -> Self {
        let nobody = || Player::new(player, "");
        let player = data.club.player(player).cloned().unwrap_or_else(nobody);
        let moved = data.club.history(ListId::MAIN, player.id);
        let fields = Fields::of(&player, moved.is_empty());
        Self::new(Purpose::Change(Box::new(player)), fields)
    }

    /// A new player, under the name typed so far, to be entered in a tournament if one is given. The players who are
    /// `different` were said to be somebody else already.
    pub(super) fn register(
        name: &str,
        enter: Option<TournamentId>,
        different: &[PlayerId],
        data: &Snapshot,
    ) -> Self {
        let mut form =
            Self::new(Purpose::Register { enter, many: name.is_empty() }, Fields::named(name));
        form.likely.keep_different(different.to_vec());
        form.look_up(data);
        form
    }

    fn new(purpose: Purpose, fields: Fields) -> Self {
        let (likely, asked) = (Likely::default(), IdentityTexts::default());
        Self { purpose, before: fields.clone(), fields, likely, asked }
    }

    /// Takes over what another desk changed of the player, and says where both changed something.
    fn refresh(&mut self, context: &Context<'_>) -> Vec<Step> {
        let Purpose::Change(before) = &mut self.purpose else { return Vec::new() };
        let data = context.data;
        let Some(player) = data.club.player(before.id).filter(|now| **now != **before) else {
            return Vec::new();
        };
        let has_start = self.before.0.len() > Field::Rating as usize;
        let now = Fields::of(player, has_start);
        let both = self.fields.0.rebase(&self.before.0, &now.0);
        **before = Player::clone(player);
        let fields = context.words.screen.player_form.fields();
        let told = changed_elsewhere(&both, &fields, &now.0, context);
        self.before = now;
        told
    }

    /// The request of the filled form; `None` if nothing was changed.
    fn request(&self, context: &Context<'_>) -> Result<Option<Request>, Unread> {
        let reason = context.words.screen.player_form.starting();
        let starting = Starting { reason, on: context.data.today };
        match &self.purpose {
            Purpose::Register { enter, .. } => {
                self.fields.register(*enter, self.likely.different(), &starting).map(Some)
            }
            Purpose::Change(before) => {
                let change = Box::new(self.fields.changes(before, &starting)?);
                let player = before.id;
                let is_changed = *change != PlayerChange::default();
                Ok(is_changed.then_some(Request::ChangePlayer { player, change }))
            }
        }
    }

    fn save(&mut self, context: &Context<'_>) -> Vec<Step> {
        let request = match self.request(context) {
            Ok(Some(request)) => request,
            Ok(None) => return vec![Step::Back],
            Err(Unread(field)) => {
                self.fields.focus_on(field);
                let say = &context.words.screen.player_form;
                let why = match field {
                    Field::Born => say.no_day(),
                    Field::Rating => say.no_rating(),
                    _ => say.no_scheme(),
                };
                return vec![Step::fail(why)];
            }
        };
        let club = &context.data.club;
        match request.rehearse(club) {
            Ok(()) => self.done_with(request, context),
            Err(refusal) => {
                if let Some(field) = faulty(&refusal) {
                    self.fields.focus_on(field);
                }
                vec![Step::refused(&refusal, context)]
            }
        }
    }

    /// Has a request done, after a question where a new player is in all likelihood known.
    fn done_with(&self, request: Request, context: &Context<'_>) -> Vec<Step> {
        let name = self.fields.text(Field::Name);
        let known = match self.purpose {
            Purpose::Register { .. } => self.known(&name, context.data),
            Purpose::Change(_) => Vec::new(),
        };
        let request = if known.is_empty() { request } else { none_of(&known, request, context) };
        let back = (!self.is_for_many()).then_some(Step::Back);
        let steps: Vec<Step> = back.into_iter().chain([Step::ask(request, context)]).collect();
        let event = self.event().and_then(|id| context.data.club.tournament(id));
        let steps = match event {
            Some(event) => limits::ask_first_for_new(event, steps, context),
            None => steps,
        };
        if known.is_empty() {
            return steps;
        }
        let words = &context.words.screen.player_form;
        let heading = std::iter::once(words.likely().to_owned());
        let lines: Vec<String> = heading.chain(lines(&known, context.data, *words)).collect();
        let question = words.namesake(&name);
        let confirm = Confirm::new(question, lines.join("\n"), words.namesake_yes(), steps);
        vec![Step::cover(confirm)]
    }

    /// Registered players who are likely to be the new one of this name, unless the operator said otherwise.
    fn known(&self, name: &str, data: &Snapshot) -> Vec<PlayerId> {
        let different = self.likely.different();
        let mut known = data.club.registry().namesakes(name);
        known.retain(|player| !different.contains(player));
        let strong = self.likely.strong().into_iter();
        let more: Vec<PlayerId> = strong.filter(|player| !known.contains(player)).collect();
        known.extend(more);
        known
    }

    fn look_up(&mut self, data: &Snapshot) {
        let asked = self.asked_now();
        let [name, reading, club, ..] = &asked;
        let some = |text: &'_ String| Some(text.clone()).filter(|text| !text.is_empty());
        let (reading, club) = (some(reading), some(club));
        // An ID that cannot be read yet is still being typed.
        let external = self.fields.external().unwrap_or_default();
        let record = PersonRecord {
            name,
            reading: reading.as_deref(),
            aliases: &[],
            club: club.as_deref(),
            born: self.fields.born().unwrap_or_default(),
            external: &external,
        };
        self.likely.look_up_and_find(&record, self.event(), data);
        self.asked = asked;
    }

    fn asked_now(&self) -> IdentityTexts {
        let fields = [Field::Name, Field::Reading, Field::Club, Field::Born, Field::External];
        fields.map(|field| self.fields.text(field))
    }

    /// The tournament that a new player is to be entered in.
    const fn event(&self) -> Option<TournamentId> {
        match self.purpose {
            Purpose::Register { enter, .. } => enter,
            Purpose::Change(_) => None,
        }
    }

    /// Whether a name in kanji stands alone: how it is read is the one thing by which it is found in other scripts.
    fn wants_a_reading(&self) -> bool {
        let [name, further @ ..] = self.asked_now();
        self.is_new() && further.iter().all(String::is_empty) && name.contains(is_kanji)
    }

    const fn is_for_many(&self) -> bool {
        matches!(self.purpose, Purpose::Register { many: true, .. })
    }

    const fn is_new(&self) -> bool {
        matches!(self.purpose, Purpose::Register { .. })
    }
}

/// The registration of a player who is none of these, so that it need not be said once more. As it was where the club
/// does not take that.
fn none_of(known: &[PlayerId], request: Request, context: &Context<'_>) -> Request {
    let mut decided = request.clone();
    if let Request::Register { player, .. } = &mut decided {
        player.different.extend(known);
    }
    if decided.rehearse(&context.data.club).is_ok() { decided } else { request }
}

/// Players who are registered, one line each.
fn lines(players: &[PlayerId], data: &Snapshot, words: PlayerFormWords) -> Vec<String> {
    let known = players.iter().filter_map(|id| data.club.player(*id));
    known.map(|player| words.known(player.id, &player.name, player.club.as_deref())).collect()
}

/// The field that a refusal is about.
fn faulty(refusal: &Refusal) -> Option<Field> {
    match refusal {
        Refusal::NameOfAnother(..) | Refusal::Person(PersonRefusal::AliasOfMerged { .. }) => {
            return Some(Field::Aliases);
        }
        Refusal::Person(PersonRefusal::UnlikelyBirth(_)) => return Some(Field::Born),
        Refusal::Person(
            PersonRefusal::ExternalOfAnother(..)
            | PersonRefusal::SameExternal(..)
            | PersonRefusal::SchemeTwice(_),
        ) => return Some(Field::External),
        // All others say by themselves which field they are about, or are about none.
        _ => {}
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
        TextField::Category => Some(Field::Categories),
        TextField::Tournament
        | TextField::Tag
        | TextField::List
        | TextField::Round
        | TextField::Table
        | TextField::Phone
        | TextField::Prize
        | TextField::Reason => None,
        TextField::Scheme | TextField::External => Some(Field::External),
    }
}

impl Layer for PlayerForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let words = &words.screen.player_form;
        match &self.purpose {
            Purpose::Register { enter: None, .. } => words.register().to_owned(),
            Purpose::Register { enter: Some(id), .. } => {
                let found = data.club.tournament(*id);
                words.enter(&found.map_or_else(|| id.to_string(), |found| found.name.clone()))
            }
            Purpose::Change(player) => words.change(player.id),
        }
    }

    fn scopes(&self) -> &'static [Scope] {
        if self.is_new() { &[Scope::Likely, Scope::Form] } else { &[Scope::Form] }
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        Commands::of(self.likely.commands(also, words))
    }

    fn input(&self) -> Option<&TextInput> {
        self.fields.0.input()
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.fields.0.input_mut()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { typed: self.fields.0.typed_over(&self.before.0), ..LayerState::default() }
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Run(CommandId::Submit) => return self.save(context),
            Intent::Run(CommandId::Different) => self.likely.say_different(),
            Intent::Run(
                command @ (CommandId::TakeFirst | CommandId::TakeSecond | CommandId::TakeThird),
            ) => {
                return self.likely.taken(command).map(Step::HandBack).into_iter().collect();
            }
            Intent::Refreshed if !self.is_new() => return self.refresh(context),
            // All others are for the fields.
            _ => self.fields.0.update(intent),
        }
        if self.is_new() && (intent == Intent::Refreshed || self.asked != self.asked_now()) {
            self.look_up(context.data);
        }
        Vec::new()
    }

    fn hear(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        // The next player starts from an empty form.
        if matches!(news, News::Done(_)) && self.is_for_many() {
            self.fields = Fields::named("");
            self.before = Fields::named("");
            self.likely = Likely::default();
            self.look_up(context.data);
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = pen.words.screen.player_form.fields();
        let rows = u16::try_from(self.fields.0.len()).unwrap_or(u16::MAX);
        let below = [1, 2, likely::LINES];
        let foot: u16 = below.iter().sum();
        let room = area.height.saturating_sub(rows + foot + AROUND);
        let recent = if self.is_for_many() { RECENT.min(room) } else { 0 };
        let title = self.title(pen.data, pen.words);
        let place = form::framed(area, rows.saturating_add(foot + recent), &title, pen);
        let rows = rows.min(place.height.saturating_sub(foot + recent));
        let [gap, hint, likely] = below;
        let [fields, _, hint, likely, recent] =
            Layout::vertical([rows, gap, hint, likely, recent].map(Constraint::Length))
                .areas(place);
        draw_recent(recent, pen);
        self.fields.0.draw(fields, &words.map(|field| field.label), pen);
        let doc = words[self.fields.0.focus()].doc;
        let goes_on = self.is_for_many() && self.fields.0.focus() == Field::Name as usize;
        let goes_on = goes_on.then(|| pen.words.screen.player_form.goes_on());
        let doc = goes_on.map_or_else(|| doc.to_owned(), |more| pen.words.term.then(doc, more));
        let doc = if self.wants_a_reading() {
            pen.words.term.then(&doc, pen.words.screen.player_form.read_how())
        } else {
            doc
        };
        form::hint(hint, &doc, pen);
        self.likely.draw(form::indented(likely), pen);
    }
}

/// Draws who was registered last, the last one first: while a pile of forms is typed in, one looks where one was.
fn draw_recent(area: Rect, pen: &mut Pen<'_>) {
    let registry = pen.data.club.registry();
    let newest = registry.iter().rev().take(usize::from(area.height.saturating_sub(1)));
    let lines: Vec<String> =
        newest.map(|player| format!("{}  {}", player.id, pen.data.name(player.id))).collect();
    if lines.is_empty() {
        return;
    }
    let area = form::indented(area);
    let [head, list] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    pen.line(head, pen.words.screen.player_form.recent(), pen.theme.title);
    pen.lines(list, &lines, pen.theme.muted);
}
