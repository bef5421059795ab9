use chrono::NaiveDate;

use super::candidates::typed;
use super::likely::{self, Likely};
use super::limits;
use crate::club::Player;
use crate::club::refusal::{PersonRefusal, TextField};
use crate::club::registry::{ExternalId, NewPlayer, Publicity};
use crate::domain::matching::PersonRecord;
use crate::domain::name::{self, is_kanji};
use crate::domain::{category, day};
use crate::request::{Born, PlayerChange, StartingRating};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::{Choice, Entries};
use crate::tui::kit::widget::form_page;
use crate::tui::kit::widget::form_page::changed_elsewhere;
use crate::words::screen::ranking::PlayerFormWords;

/// Rows for the last registered players with their title, and rows of a frame.
const RECENT: u16 = 9;
const AROUND: u16 = 2;

/// The form for a new player, or for changes.
#[derive(Debug, Clone)]
pub(super) struct PlayerForm {
    purpose: Purpose,
    fields: Fields,
    /// The fields as first filled, updated with the player's later changes.
    before: Fields,
    /// The players whom the typed name may belong to.
    likely: Likely,
    /// The texts by which they were found.
    asked: IdentityTexts,
}

/// The texts that identify a person: name, reading, club, date of birth, external IDs.
type IdentityTexts = [String; 5];

#[derive(Debug, Clone)]
enum Purpose {
    Register {
        enter: Option<TournamentId>,
        /// Whether the form stays for the next player, since it was opened for no certain person.
        many: bool,
    },
    /// The player when the form opened. The changes are the differences from it.
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

    /// The form for a new player under the typed name, who enters a tournament
    /// if one is given. Players in `different` were said to be somebody else.
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

    /// Takes over another desk's changes of the player, and reports fields that both have edited.
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

    /// The request of the form; `None` if nothing has changed.
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
        let born = Born(self.fields.born().unwrap_or_default());
        match request.rehearse(&context.data.club).and_then(|()| born.by(context.data.today)) {
            Ok(()) => self.done_with(request, context),
            Err(refusal) => {
                if let Some(field) = faulty(&refusal) {
                    self.fields.focus_on(field);
                }
                vec![Step::refused(&refusal, context)]
            }
        }
    }

    /// Records a request. If a new player is probably registered already, a question comes first.
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

    /// Registered players who are probably the new player, without those whom the operator ruled out.
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
        // An ID that cannot be read is still being typed.
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

    /// The tournament that the new player enters.
    const fn event(&self) -> Option<TournamentId> {
        match self.purpose {
            Purpose::Register { enter, .. } => enter,
            Purpose::Change(_) => None,
        }
    }

    /// Whether only a name in kanji is given. Other scripts would find it only by its reading.
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

/// The registration with verdicts that the player is none of these, so that
/// the question does not come again. Unchanged if the club refuses that.
fn none_of(known: &[PlayerId], request: Request, context: &Context<'_>) -> Request {
    let mut decided = request.clone();
    if let Request::Register { player, .. } = &mut decided {
        player.different.extend(known);
    }
    if decided.rehearse(&context.data.club).is_ok() { decided } else { request }
}

/// Registered players, one line each.
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
        // Other refusals name their field, or are about none.
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
        TextField::Title => Some(Field::Title),
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
                words.enter(found.map_or_else(|| id.to_string(), |found| found.name.clone()))
            }
            Purpose::Change(player) => words.change(player.id),
        }
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let hand_back = |_: &mut Self, player, _: &Context<'_>| Step::HandBack(player);
        Commands::of(self.likely.commands(also, |form| &mut form.likely, hand_back, words))
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.fields.0.input()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: self.fields.0.is_text(),
            typed: self.fields.0.typed_over(&self.before.0),
            ..LayerState::of(if self.is_new() {
                &[Scope::Likely, Scope::Form]
            } else {
                &[Scope::Form]
            })
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Run(CommandId::Submit) => return self.save(context),
            News::Refreshed if !self.is_new() => return self.refresh(context),
            // The next player starts with an empty form.
            News::Done(_) if self.is_for_many() => {
                self.fields = Fields::named("");
                self.before = Fields::named("");
                self.likely = Likely::default();
                self.look_up(context.data);
            }
            // Other news go to the fields.
            _ => self.fields.0.update(&news),
        }
        if self.is_new() && (news == News::Refreshed || self.asked != self.asked_now()) {
            self.look_up(context.data);
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = pen.words.screen.player_form.fields();
        let rows = span(self.fields.0.len());
        let below = [1, 2, likely::LINES];
        let foot: u16 = below.iter().sum();
        let room = area.height.saturating_sub(rows + foot + AROUND);
        let recent = if self.is_for_many() { RECENT.min(room) } else { 0 };
        let title = self.title(pen.data, pen.words);
        let place = form_page::framed(area, rows.saturating_add(foot + recent), &title, pen);
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
        form_page::hint(hint, &doc, pen);
        self.likely.draw(form_page::indented(likely), pen);
    }
}

/// Draws the players registered last, newest first. An operator
/// with a pile of paper forms sees there which was the last.
fn draw_recent(area: Rect, pen: &mut Pen<'_>) {
    let registry = pen.data.club.registry();
    let newest = registry.iter().rev().take(usize::from(area.height.saturating_sub(1)));
    let lines: Vec<String> =
        newest.map(|player| format!("{}  {}", player.id, pen.data.name(player.id))).collect();
    if lines.is_empty() {
        return;
    }
    let area = form_page::indented(area);
    let [head, list] = down(area, [1, REST]);
    pen.line(head, pen.words.screen.player_form.recent(), pen.theme.title);
    pen.lines(list, &lines, pen.theme.muted);
}

/// Separators of aliases and of IDs: as typed, and as input methods type them.
const BETWEEN: [char; 2] = [';', '；'];
/// Separators between the scheme of an ID and its value.
const ISSUED: [char; 2] = [':', '：'];
const PANE: Pane = Pane(0);

/// A field of the form, from top to bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Name,
    Reading,
    Club,
    Aliases,
    Note,
    Born,
    External,
    Categories,
    Title,
    WebName,
    /// Only for a player whose rating nothing has changed yet.
    Rating,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Unread(Field);

/// The facts for recording an initial rating.
#[derive(Debug, Clone, Copy)]
struct Starting<'a> {
    reason: &'a str,
    on: NaiveDate,
}

/// The value of the field with this index.
fn publicity(at: usize) -> Publicity {
    Publicity::ALL.get(at).copied().unwrap_or_default()
}

#[derive(Debug, Clone)]
struct Fields(Entries);

impl Fields {
    /// The fields for a new player with this name.
    fn named(name: &str) -> Self {
        let NewPlayer { name, reading, .. } = typed(name);
        Self::of(&Player { reading, ..Player::new(PlayerId(0), &name) }, true)
    }

    /// The fields of a player. `starts` adds the field for an initial rating.
    fn of(player: &Player, starts: bool) -> Self {
        let aliases = player.aliases.join("; ");
        let external = player.external.iter();
        let external: Vec<String> =
            external.map(|(scheme, value)| format!("{scheme}:{value}")).collect();
        let or_empty = |text: &'_ Option<String>| text.clone().unwrap_or_default();
        let texts = [
            player.name.clone(),
            or_empty(&player.reading),
            or_empty(&player.club),
            aliases,
            or_empty(&player.note),
            player.born.map(|born| born.to_string()).unwrap_or_default(),
            external.join("; "),
            player.categories.join("; "),
            or_empty(&player.title),
        ];
        let at = Publicity::ALL.iter().position(|one| *one == player.publicity).unwrap_or(0);
        let web_name = Choice {
            at,
            count: Publicity::ALL.len(),
            name: |words, at| words.screen.player_form.publicity(publicity(at)),
        };
        let entries = Entries::new(texts, PANE).with_choice(web_name);
        Self(if starts { entries.with_text("") } else { entries })
    }

    fn focus_on(&mut self, field: Field) {
        self.0.focus_on(field as usize);
    }

    fn text(&self, field: Field) -> String {
        self.0.text(field as usize)
    }

    fn optional(&self, field: Field) -> Option<String> {
        Some(self.text(field)).filter(|text| !text.is_empty())
    }

    /// The aliases, each once, without the name itself.
    fn aliases(&self) -> Vec<String> {
        let (name, typed) = (self.text(Field::Name), self.text(Field::Aliases));
        let mut aliases = Vec::new();
        for alias in typed.split(BETWEEN).map(name::clean) {
            if !alias.is_empty() && alias != name && !aliases.contains(&alias) {
                aliases.push(alias);
            }
        }
        aliases
    }

    /// The date of birth; none if the field is blank.
    fn born(&self) -> Result<Option<NaiveDate>, Unread> {
        let typed = self.text(Field::Born);
        if typed.is_empty() {
            return Ok(None);
        }
        day::read(&typed).map(Some).ok_or(Unread(Field::Born))
    }

    /// The external IDs, in the order typed.
    fn external(&self) -> Result<Vec<ExternalId>, Unread> {
        let typed = self.text(Field::External);
        let numbers = typed.split(BETWEEN).map(name::clean).filter(|number| !number.is_empty());
        let read = |number: String| {
            let (scheme, value) = number.split_once(ISSUED).ok_or(Unread(Field::External))?;
            Ok(ExternalId { scheme: name::clean(scheme), value: name::clean(value) })
        };
        numbers.map(read).collect()
    }

    /// The categories set by hand, each once.
    fn categories(&self) -> Vec<String> {
        category::read_names(&self.text(Field::Categories))
    }

    fn publicity(&self) -> Publicity {
        publicity(self.0.chosen(Field::WebName as usize))
    }

    /// The initial rating; none if the field is blank or not shown.
    fn rating(&self) -> Result<Option<f64>, Unread> {
        let typed = name::fold(&self.text(Field::Rating));
        if typed.is_empty() {
            return Ok(None);
        }
        let rating = typed.parse().ok().filter(|rating: &f64| rating.is_finite());
        rating.map(Some).ok_or(Unread(Field::Rating))
    }

    fn start(&self, starting: &Starting<'_>) -> Result<Option<StartingRating>, Unread> {
        let start =
            |rating| StartingRating { rating, reason: starting.reason.to_owned(), on: starting.on };
        Ok(self.rating()?.map(start))
    }

    /// A new player. `different` are similar players who are somebody else.
    fn register(
        &self,
        enter: Option<TournamentId>,
        different: Vec<PlayerId>,
        starting: &Starting<'_>,
    ) -> Result<Request, Unread> {
        let player = NewPlayer {
            name: self.text(Field::Name),
            reading: self.optional(Field::Reading),
            club: self.optional(Field::Club),
            aliases: self.aliases(),
            born: self.born()?,
            external: self.external()?,
            different,
            apart: Vec::new(),
        };
        let more = PlayerChange {
            note: self.optional(Field::Note),
            categories: Some(self.categories()).filter(|names| !names.is_empty()),
            title: self.optional(Field::Title),
            publicity: Some(self.publicity()).filter(|one| *one != Publicity::default()),
            start: self.start(starting)?,
            ..PlayerChange::default()
        };
        Ok(Request::Register { player, more: Box::new(more), enter })
    }

    /// The differences between the player `before` and the fields.
    fn changes(&self, before: &Player, starting: &Starting<'_>) -> Result<PlayerChange, Unread> {
        let other = |field, text: Option<&str>| {
            Some(self.text(field)).filter(|now| now != text.unwrap_or_default())
        };
        let mut change = PlayerChange {
            name: other(Field::Name, Some(&before.name)),
            reading: other(Field::Reading, before.reading.as_deref()),
            club: other(Field::Club, before.club.as_deref()),
            note: other(Field::Note, before.note.as_deref()),
            title: other(Field::Title, before.title.as_deref()),
            born: Some(self.born()?).filter(|born| *born != before.born).map(Born),
            categories: Some(self.categories()).filter(|names| *names != before.categories),
            publicity: Some(self.publicity()).filter(|one| *one != before.publicity),
            start: self.start(starting)?,
            ..PlayerChange::default()
        };
        let is_changed = |field| self.text(field) != Self::of(before, false).text(field);
        if is_changed(Field::Aliases) {
            // Renaming makes the old name an alias. A new name that was an alias is one no longer.
            let (name, aliases) = (self.text(Field::Name), self.aliases());
            let gone = |alias: &&String| **alias != name && !aliases.contains(alias);
            change.aliases_gone = before.aliases.iter().filter(gone).cloned().collect();
            let new = |alias: &&String| !before.names().any(|known| known == **alias);
            change.aliases_new = aliases.iter().filter(new).cloned().collect();
        }
        if is_changed(Field::External) {
            let numbers = self.external()?;
            let named = |scheme: &&String| {
                numbers.iter().any(|number| name::fold(&number.scheme) == name::fold(scheme))
            };
            let gone = before.external.keys().filter(|scheme| !named(scheme));
            change.external_gone = gone.cloned().collect();
            let new = |number: &ExternalId| {
                before.external_in(&number.scheme) != Some(number.value.as_str())
            };
            change.external_new = numbers.into_iter().filter(new).collect();
        }
        Ok(change)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::action::{
        AddAlias, RemoveAlias, RenamePlayer, SetBorn, SetClub, SetExternalId,
    };
    use crate::club::{Action, Registry};
    use crate::command::CommandId;
    use crate::tui::kit::widget::entries::TextInput;

    fn aokuma() -> Player {
        Player {
            club: Some("京都".to_owned()),
            aliases: vec!["青熊".to_owned(), "Aokuma".to_owned()],
            ..Player::new(PlayerId(7), "あおくま")
        }
    }

    fn starting() -> Starting<'static> {
        Starting { reason: "as known", on: NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day") }
    }

    fn typed(field: Field, text: &str) -> Fields {
        let mut fields = Fields::of(&aokuma(), true);
        fields.focus_on(field);
        let input = fields.0.input().expect("a field");
        *input = TextInput::new(name::clean).with_text(text);
        fields
    }

    fn changed(field: Field, text: &str) -> Vec<Action> {
        let change = typed(field, text).changes(&aokuma(), &starting()).expect("read");
        change.actions(PlayerId(7), &Registry::default()).expect("may be done")
    }

    #[test]
    fn only_what_differs_becomes_an_action() {
        let player = PlayerId(7);
        let same = Fields::of(&aokuma(), true).changes(&aokuma(), &starting());
        assert_eq!(same, Ok(PlayerChange::default()));
        assert_eq!(changed(Field::Club, " "), [Action::SetClub(SetClub { player, club: None })]);
        let name = "くま".to_owned();
        assert_eq!(
            changed(Field::Name, "くま "),
            [Action::RenamePlayer(RenamePlayer { player, name })]
        );
        let alias = |alias: &str| alias.to_owned();
        assert_eq!(
            changed(Field::Aliases, "青熊；あおくま;Bear; Bear;"),
            [
                Action::RemoveAlias(RemoveAlias { player, alias: alias("Aokuma") }),
                Action::AddAlias(AddAlias { player, alias: alias("Bear") }),
            ]
        );
    }

    #[test]
    fn a_name_taken_from_the_aliases_needs_no_more_than_the_renaming() {
        let name = "Aokuma".to_owned();
        let rename = Action::RenamePlayer(RenamePlayer { player: PlayerId(7), name });
        assert_eq!(changed(Field::Name, "Aokuma"), [rename]);
    }

    #[test]
    fn birth_dates_and_numbers_are_read_as_they_are_typed() {
        let player = PlayerId(7);
        let born = NaiveDate::from_ymd_opt(1990, 4, 25);
        assert_eq!(changed(Field::Born, "1990/4/25"), [Action::SetBorn(SetBorn { player, born })]);
        let set = |scheme: &str, value: &str| {
            Action::SetExternalId(SetExternalId {
                player,
                scheme: scheme.to_owned(),
                value: Some(value.to_owned()),
            })
        };
        let both = [set("wca", "2010TANA01"), set("club card", "12")];
        assert_eq!(changed(Field::External, " wca: 2010TANA01；club card：12; "), both);
        for (field, text) in [
            (Field::Born, "in spring"),
            (Field::External, "2010TANA01"),
            (Field::Rating, "strong"),
            (Field::Rating, "NaN"),
        ] {
            let unread = typed(field, text).changes(&aokuma(), &starting());
            assert_eq!(unread, Err(Unread(field)));
        }
    }

    #[test]
    fn a_starting_rating_is_a_correction_of_the_day() {
        let Starting { reason, on } = starting();
        let start = Action::start_rating(PlayerId(7), 1720.5, reason, on);
        assert_eq!(changed(Field::Rating, "１７２０．５"), [start]);
        assert_eq!(changed(Field::Rating, " "), []);
    }

    #[test]
    fn the_name_on_the_site_is_chosen() {
        let mut fields = Fields::of(&aokuma(), false);
        fields.focus_on(Field::WebName);
        let chosen =
            |fields: &Fields| fields.changes(&aokuma(), &starting()).expect("read").publicity;
        assert_eq!(chosen(&fields), None);
        fields.0.update(&News::Run(CommandId::Right));
        assert_eq!(chosen(&fields), Some(Publicity::Initials));
        for _ in 0..2 {
            fields.0.update(&News::Run(CommandId::Left));
        }
        assert_eq!(chosen(&fields), Some(Publicity::Hidden));
    }

    #[test]
    fn fields_go_round() {
        let mut fields = Fields::named("");
        fields.0.update(&News::Run(CommandId::PreviousField));
        assert_eq!(fields.0.focus(), Field::Rating as usize);
        fields.0.update(&News::Run(CommandId::NextField));
        assert_eq!(fields.0.focus(), Field::Name as usize);
    }
}
