//! The search for players to be entered: the field, the found players,
//! pasted names that are not decided yet, and the texts of rows.

use std::collections::HashSet;

use chrono::NaiveDate;
use ratatui::style::Style;

use super::likely::{self, Likely};
use super::money;
use crate::club::question::resolver::{Identity, Meant, Numbers};
use crate::club::refusal::RatingRefusal;
use crate::club::registry::{Named, NewPlayer};
use crate::club::tournament::Presence;
use crate::domain::matching::{PersonRecord, STRONG};
use crate::domain::name;
use crate::domain::rating::written;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Density;

#[derive(Debug, Clone)]
pub(super) struct Candidates {
    pub(super) input: TextInput,
    offers: Vec<Offer>,
    /// Pasted names that are not decided yet. They come first while nothing is typed.
    pub(super) left: Vec<Offer>,
    /// How many lines were pasted.
    pub(super) pasted: usize,
    /// The players whom the typed name may belong to.
    pub(super) likely: Likely,
    /// Whether this is a step of the wizard. While nothing is typed,
    /// Enter continues to the next step, and Space acts on the list.
    is_step: bool,
    offered: Selection,
    pane: Pane,
}

impl Candidates {
    /// An empty field. `pane` is its list.
    pub(super) fn new(pane: Pane) -> Self {
        Self {
            input: TextInput::default(),
            offers: Vec::new(),
            left: Vec::new(),
            pasted: 0,
            likely: Likely::default(),
            is_step: false,
            offered: Selection::default(),
            pane,
        }
    }

    /// Like [`Self::new`], in a step of the wizard.
    pub(super) fn of_step(pane: Pane) -> Self {
        Self { is_step: true, ..Self::new(pane) }
    }

    /// Empties the field for the next name.
    pub(super) fn clear(&mut self) {
        self.fill("");
    }

    pub(super) fn fill(&mut self, name: &str) {
        self.input.set(name);
        self.edited();
    }

    /// Clears what was found and selected for the text before.
    pub(super) fn edited(&mut self) {
        self.offers.clear();
        self.offered = Selection::default();
    }

    /// Whether Enter continues to the next step, since nothing is typed.
    pub(super) fn goes_on(&self) -> bool {
        self.is_step && self.input.text().is_empty()
    }

    pub(super) fn search(&mut self, entered: &Entered, data: &Snapshot) {
        let typed = self.input.text();
        let left = if typed.is_empty() { self.left.clone() } else { Vec::new() };
        let record = PersonRecord { name: &typed, ..PersonRecord::default() };
        self.likely.look_up(&record, entered.event, data);
        if entered.event.is_none() {
            self.likely.mark(entered, data);
        }
        let found = offers(&typed, entered, data);
        // The likeliest players come first even if the search reads the
        // name differently, so that Enter has one meaning for every name.
        let strong = self.likely.strong().into_iter();
        let strong = strong.filter(|player| !entered.players.contains(player)).map(Offer::Player);
        let strong: Vec<Offer> = strong.filter(|one| !found.contains(one)).collect();
        let selected = self.selected().cloned();
        self.offers = left.into_iter().chain(strong).chain(found).collect();
        self.offered.follow(selected, self.offers.iter().cloned(), data.gone());
    }

    /// Whether another desk has removed the selected offer.
    pub(super) const fn has_lost(&self) -> bool {
        self.offered.is_lost()
    }

    pub(super) fn offer(&self, row: usize) -> Option<&Offer> {
        self.offers.get(row)
    }

    pub(super) fn selected(&self) -> Option<&Offer> {
        self.offer(self.offered.row(self.offers.len())?)
    }

    /// The selected pasted name that is not decided yet.
    pub(super) fn undecided(&self) -> Option<&str> {
        let row = self.offered.row(self.offers.len())?;
        let is_left = self.input.text().is_empty() && row < self.left.len();
        self.offer(row).filter(|_| is_left)?.name()
    }

    pub(super) fn listed(&mut self, news: &News, context: &Context<'_>) -> Listed {
        self.offered.update(news, self.pane, self.offers.len(), context.frame)
    }
}

/// The most players that are entered without a question: so many can still be checked by eye.
const UNASKED: usize = 32;

/// Several players who are entered at once.
#[derive(Debug, Clone)]
pub(super) struct Crowd {
    pub(super) players: Vec<PlayerId>,
    /// How many more the limits exclude.
    outside: usize,
    /// The tournament that they entered last, if the command means its entrants.
    last: Option<String>,
}

impl Crowd {
    /// The players whom a command means and who are not entered yet. `tournament` as in `club` must take them.
    pub(super) fn of(
        command: CommandId,
        entered: &Entered,
        (club, tournament): (&Club, Option<&Tournament>),
        data: &Snapshot,
    ) -> Self {
        let mut players: Vec<PlayerId> = missing(command, entered, data).collect();
        let refused = tournament.map(|one| club.outsiders(one, &players, data.today));
        let refused: HashSet<PlayerId> = refused.iter().flatten().filter_map(outsider).collect();
        players.retain(|player| !refused.contains(player));
        let last = last(command, entered, data).map(|last| last.name.clone());
        Self { players, outside: refused.len(), last }
    }

    /// The message after they were added.
    pub(super) fn added_text(&self, words: &'static Words) -> String {
        words.screen.enter.crowd_in(self.players.len(), self.last.as_deref())
    }

    /// Takes the steps that enter them. A question comes first if there are many or
    /// if the limits exclude some; none are entered if they are more than `room`.
    pub(super) fn ask_first(
        &self,
        room: usize,
        steps: Vec<Step>,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let say = &context.words.screen.enter;
        let many = self.players.len();
        if many == 0 || many > room {
            let why = if many == 0 {
                say.crowd_outside(self.outside)
            } else {
                say.crowd_too_many(many, room)
            };
            return vec![Step::fail(why)];
        }
        if many <= UNASKED && self.outside == 0 {
            return steps;
        }
        let question = say.crowd(many, self.last.as_deref());
        let follows =
            if self.outside > 0 { say.crowd_outside(self.outside) } else { String::new() };
        let confirm = Confirm::new(question, follows, say.crowd_yes(), steps);
        vec![Step::cover(confirm)]
    }
}

/// The player outside the limits, if the refusal is about one.
fn outsider(refusal: &Refusal) -> Option<PlayerId> {
    match refusal {
        Refusal::Rating(RatingRefusal::Ineligible(_, player, _)) => Some(*player),
        _ => None,
    }
}

/// The reason why a command has no players to enter.
pub(super) fn reason(
    command: CommandId,
    entered: &Entered,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let nobody = missing(command, entered, data).next().is_none();
    nobody.then(|| words.screen.enter.crowd_none().to_owned())
}

/// The players whom a command means and who are not entered
/// yet, in the order of their last entry or of their numbers.
fn missing<'a>(
    command: CommandId,
    entered: &'a Entered,
    data: &'a Snapshot,
) -> Box<dyn Iterator<Item = PlayerId> + 'a> {
    let registry = data.club.registry();
    let is_out = |player: &PlayerId| !entered.players.contains(player);
    if command == CommandId::AddAllPlayers {
        return Box::new(registry.iter().map(|player| player.id).filter(is_out));
    }
    let last = last(command, entered, data).into_iter();
    let then = last.flat_map(|one| one.entrants.iter().map(|entrant| registry.today(*entrant)));
    let mut seen = HashSet::new();
    Box::new(then.filter(is_out).filter(move |player| seen.insert(*player)))
}

/// The other tournament with entrants that began last, or is still to begin. An imported one may be an old one.
fn last<'a>(command: CommandId, entered: &Entered, data: &'a Snapshot) -> Option<&'a Tournament> {
    let others = data.club.tournaments().filter(|one| Some(one.id) != entered.event);
    let others = others.map(AsRef::as_ref).filter(|one| !one.entrants.is_empty());
    let last = others.max_by_key(|one| (one.first_day().unwrap_or(NaiveDate::MAX), one.id));
    last.filter(|_| command == CommandId::AddPreviousEntrants)
}

#[derive(Debug, Clone)]
pub(super) struct Entered {
    /// Players by their numbers of today.
    pub(super) players: HashSet<PlayerId>,
    /// The tournament, if it exists already.
    pub(super) event: Option<TournamentId>,
    /// The list of the ratings that are shown.
    pub(super) list: ListId,
}

impl Entered {
    /// The entrants of a tournament. Searches find players by their numbers of today.
    pub(super) fn of(tournament: &Tournament, data: &Snapshot) -> Self {
        let registry = data.club.registry();
        let players = tournament.entrants.iter().map(|&entrant| registry.today(entrant)).collect();
        Self { players, event: Some(tournament.id), list: tournament.list }
    }

    pub(super) fn takes_entries(&self, data: &Snapshot) -> bool {
        let found = self.event.and_then(|event| data.club.tournament(event));
        found.is_some_and(|found| found.phase == Phase::Registering)
    }

    /// Whether an entrant is present; none if presence is not noted in this tournament.
    pub(super) fn presence(&self, player: PlayerId, data: &Snapshot) -> Option<Presence> {
        let found = data.club.tournament(self.event?)?;
        let entrant = data.club.entered_as(found.id, player)?;
        found.checks_in().then(|| found.presence(entrant))
    }

    /// The tournament, if its fees are shown.
    pub(super) fn with_fees<'a>(&self, data: &'a Snapshot) -> Option<&'a Tournament> {
        let found = data.club.tournament(self.event?)?;
        Some(&**found).filter(|found| data.shows_fees(found))
    }

    pub(super) fn has(&self, player: PlayerId, data: &Snapshot) -> bool {
        self.players.contains(&data.club.registry().today(player))
    }
}

/// The most players that are listed.
const MOST: usize = 200;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Offer {
    Player(PlayerId),
    /// A name without a player, to be registered.
    Anew(String),
    /// A name of several players, to be looked up.
    Several(String),
    /// A name without a player that is like another name, to be
    /// checked: the name, and the similar one with its number.
    Alike(String, String),
}

impl Offer {
    /// The name, if it is not decided which player it means.
    pub(super) fn name(&self) -> Option<&str> {
        match self {
            Self::Anew(name) | Self::Several(name) | Self::Alike(name, _) => Some(name),
            Self::Player(_) => None,
        }
    }
}

/// The players and names in pasted lines.
#[derive(Debug, Clone, Default)]
pub(super) struct Pasted {
    /// Players to be entered, each once, in the order of the lines.
    pub(super) players: Vec<PlayerId>,
    /// Players of further lines who are entered already.
    pub(super) again: Vec<PlayerId>,
    /// The lines by name, with an offer if a line does not mean a single player.
    pub(super) lines: Vec<(String, Option<Offer>)>,
}

/// The rows for the typed text. Without a text: the players who are not entered.
pub(super) fn offers(typed: &str, entered: &Entered, data: &Snapshot) -> Vec<Offer> {
    let entered = &entered.players;
    if typed.is_empty() {
        let found = data.find(typed, MOST + entered.len()).into_iter();
        return found.filter(|id| !entered.contains(id)).map(Offer::Player).collect();
    }
    let mut found = data.find(typed, MOST);
    // Of two players with one name, the one who is not entered comes first.
    found.sort_by_key(|player| entered.contains(player));
    let mut offers: Vec<Offer> = found.into_iter().map(Offer::Player).collect();
    let is_number = PlayerId::parse(typed).is_ok();
    if !is_number && data.club.registry().named(typed) == Named::Nobody {
        offers.push(Offer::Anew(typed.to_owned()));
    }
    offers
}

/// Reads pasted lines by the rule for all entries: a line is a player, or must be checked.
pub(super) fn read(text: &str, tournament: &Tournament, data: &Snapshot) -> Pasted {
    let mut pasted = Pasted::default();
    let mut entered: HashSet<PlayerId> = Entered::of(tournament, data).players;
    let mut seen: Vec<NewPlayer> = Vec::new();
    for line in people(text) {
        let name = line.name.clone();
        let left = match whom(&line, data) {
            Whom::Player(player) if entered.insert(player) => {
                pasted.players.push(player);
                None
            }
            Whom::Player(player) => {
                pasted.again.push(player);
                None
            }
            // A repeated line is left out. But each line with a name of several players may mean another of them.
            Whom::Nobody | Whom::Alike(_) if seen.iter().any(|one| one.covers(&line)) => continue,
            Whom::Nobody => Some(Offer::Anew(name.clone())),
            Whom::Alike(player) => {
                let other = format!("{} ({player})", data.name(player));
                Some(Offer::Alike(name.clone(), other))
            }
            Whom::Several => Some(Offer::Several(name.clone())),
        };
        pasted.lines.push((name, left));
        seen.push(line);
    }
    pasted
}

/// The pasted lines that are not decided yet. Lines with a name
/// of several players are reduced by those who have entered.
pub(super) fn still_open(
    lines: &[(String, Option<Offer>)],
    tournament: &Tournament,
    data: &Snapshot,
) -> Vec<Offer> {
    let mut open: Vec<Offer> = Vec::new();
    for (name, offer) in lines {
        let Some(offer) = offer else { continue };
        let of_name = |other: &&Offer| other.name() == Some(name);
        let has = |player: &&PlayerId| data.club.entered_as(tournament.id, **player).is_some();
        let bearers = data.club.registry().named(name);
        let entered = bearers.players().iter().filter(has).count();
        let all = lines.iter().filter(|(other, _)| other == name).count();
        if open.iter().filter(of_name).count() + entered < all {
            open.push(offer.clone());
        }
    }
    open
}

/// The meaning of a line: a player, several, a similar one, or none.
pub(super) enum Whom {
    Player(PlayerId),
    Several,
    Alike(PlayerId),
    Nobody,
}

/// Finds the player that a line means. A name alone may be a registration number.
pub(super) fn whom(new_player: &NewPlayer, data: &Snapshot) -> Whom {
    if *new_player == NewPlayer::named(&new_player.name)
        && let Meant::Player(player) = data.club.meant(&new_player.name, Numbers::Full)
    {
        return Whom::Player(player);
    }
    let record = new_player.record();
    match data.club.candidates(&record) {
        Err(_) => Whom::Several,
        Ok(Some(found)) => match found.identity() {
            Identity::Known(player, _) => Whom::Player(player),
            Identity::Doubtful(several) => match several[..] {
                [player] if found.left.is_empty() => Whom::Alike(player),
                _ => Whom::Several,
            },
            Identity::Contradicted(player) => Whom::Alike(player),
        },
        Ok(None) => {
            let owners = data.owners(&record, 1);
            let strong = owners.first().filter(|owner| owner.score >= STRONG);
            strong.map_or(Whom::Nobody, |owner| Whom::Alike(owner.player))
        }
    }
}

const NUMBER: u16 = 8;
const RATING: u16 = 8;
/// Columns for the state of a player.
pub(super) const STATE: u16 = 8;
/// Rows for the field, the effect of Enter and a few players, before the players whom the name may belong to get any.
const LEAST_LISTED: u16 = 5;
/// Rows for the field and the effect of Enter.
const RESTING: u16 = 3;
/// Stands for the number of a player who is not decided.
const UNDECIDED: &str = "?";
/// The width from which on clubs are shown, and that for readings.
const ROOMY: u16 = 66;
const WIDE: u16 = 90;

impl Candidates {
    /// The places of the search and of the list beside it: side by side if there is room, else one
    /// above the other. The lower list has nearly all rows while it has the keys and nothing is typed.
    pub(super) fn halves(&self, area: Rect, focused: bool, density: Density) -> [Rect; 2] {
        let half = Constraint::Fill(1);
        let resting = !focused && self.input.text().is_empty() && self.left.is_empty();
        match density {
            Density::Full => Layout::horizontal([half, half]).spacing(3).areas(area),
            _ if resting => Layout::vertical([Constraint::Length(RESTING), half]).areas(area),
            _ => Layout::vertical([half, half]).areas(area),
        }
    }

    /// `focused` says whether the search gets the keys.
    pub(super) fn draw(&self, entered: &Entered, area: Rect, focused: bool, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.enter;
        // A name may be cut, an instruction may not. While text is typed, the list keeps its place.
        let instructs = self.offers.is_empty() || !self.left.is_empty();
        let place = likely::LINES.min(area.height.saturating_sub(LEAST_LISTED));
        // The first of these players has a key in the footer, so it is shown if possible.
        let typing = !self.input.text().is_empty() && area.height >= LEAST_LISTED;
        let place = place.max(u16::from(typing));
        let [field, does, likely, list] =
            down(area, [1, if instructs { 2 } else { 1 }, place, REST]);
        self.input.draw(field, words.prompt(), focused, pen);
        self.draw_what_enter_does(entered, does, focused, pen);
        self.likely.draw(likely, pen);
        let (data, warning) = (pen.data, pen.theme.warning);
        let (fees, say) = (entered.with_fees(data), pen.words);
        let undecided = |name: &str, state: &str| {
            let line = CandidateLine::named(UNDECIDED, name, state);
            CandidateLine { look: warning, state: line.state.clone().in_style(warning), ..line }
        };
        let line = |offer: &Offer| match offer {
            Offer::Player(player) if entered.has(*player, data) => {
                let state = match entered.presence(*player, data) {
                    Some(Presence::Here) => pen.words.term.presence(Presence::Here),
                    _ => words.entered(),
                };
                let entrant = |event: &Tournament| data.club.entered_as(event.id, *player);
                let owed = fees.and_then(|event| {
                    Some(money::beside(state, event, entrant(event)?, data, say))
                });
                CandidateLine::of(*player, owed.unwrap_or_else(|| state.to_owned()))
            }
            Offer::Player(player) => CandidateLine::of(*player, ""),
            Offer::Anew(name) => CandidateLine::named(words.anew(), name, words.register()),
            Offer::Several(name) => undecided(name, words.several()),
            Offer::Alike(name, _) => undecided(name, words.alike()),
        };
        let state = STATE + fees.map_or(0, |_| money::STATE_COLUMNS + 1);
        let fields = candidates(list.width, state, (entered.list, &data.club));
        let rows = (self.pane, self.offers.len());
        let row = |at: usize| self.offers.get(at).map(line);
        fields.draw(list, rows, row, (self.offered, focused), pen);
    }

    /// Draws the effect of Enter or Space on the selected row, while the
    /// search gets the keys. The count of undecided pasted names comes first.
    fn draw_what_enter_does(
        &self,
        entered: &Entered,
        area: Rect,
        focused: bool,
        pen: &mut Pen<'_>,
    ) {
        let words = &pen.words.screen.enter;
        let left = match self.left.len() {
            left if left > 0 && self.pasted > 0 => words.not_found(left, self.pasted),
            _ => String::new(),
        };
        let goes_on = self.goes_on();
        let does = match self.selected() {
            _ if !focused => String::new(),
            Some(Offer::Player(player)) if entered.has(*player, pen.data) => {
                let name = pen.data.name(*player);
                match entered.presence(*player, pen.data) {
                    None if entered.takes_entries(pen.data) => words.is_in_and_comes(&name),
                    None => words.is_in(&name),
                    Some(Presence::Here) => words.is_here(&name),
                    Some(_) => words.notes_here(words.key(goes_on), &name),
                }
            }
            Some(Offer::Player(player)) => words.enters(words.key(goes_on), pen.data.name(*player)),
            Some(Offer::Anew(name)) => {
                let registers = words.registers(words.key(goes_on), name);
                let new = typed(name);
                let wants_a_reading = new.reading.is_none() && new.name.contains(name::is_kanji);
                let asks = wants_a_reading.then(|| words.read_how());
                asks.map_or_else(|| registers.clone(), |asks| pen.words.term.then(&registers, asks))
            }
            Some(Offer::Several(name)) => words.lists(words.key(goes_on), name),
            Some(Offer::Alike(name, like)) => words.looks(words.key(goes_on), name, like),
            None if pen.data.club.registry().is_empty() && entered.players.is_empty() => {
                words.no_players().to_owned()
            }
            None if !self.input.text().is_empty() => String::new(),
            None if entered.takes_entries(pen.data) && entered.with_fees(pen.data).is_some() => {
                words.all_in_and_pay().to_owned()
            }
            None if entered.takes_entries(pen.data) => words.all_in_at_the_door().to_owned(),
            None => words.all_in().to_owned(),
        };
        let says_next = focused && goes_on && left.is_empty();
        let next = if says_next { words.goes_on() } else { "" };
        let does = format!("{next}{does}");
        let style = if left.is_empty() { pen.theme.muted } else { pen.theme.warning };
        match area.height {
            1 => pen.line(area, &does, style),
            _ => pen.sentence(area, &(left + &does), style),
        }
    }
}

/// Columns of candidates: number, name, reading, club, rating on a list, state.
pub(super) fn candidates(
    width: u16,
    state: u16,
    (list, club): (ListId, &Club),
) -> Fields<'_, CandidateLine> {
    let player = move |line: &CandidateLine| line.player.and_then(|player| club.player(player));
    let text = |text: Option<&String>| text.cloned().unwrap_or_default();
    let shares = |from| if width < from { Width::Fixed(0) } else { Width::Flex(2) };
    Fields::default()
        .with(Column::word("", NUMBER), |line: &CandidateLine| {
            Cell::styled(line.number.as_str(), line.look)
        })
        .with(Column::left("", Width::NameShare(3)), move |line| {
            Cell::styled(player(line).map_or(&line.name, |found| &found.name), line.look)
        })
        .with(Column::left("", shares(WIDE)), move |line| {
            text(player(line).map_or(line.reading.as_ref(), |found| found.reading.as_ref()))
        })
        .with(Column::left("", shares(ROOMY)), move |line| {
            text(player(line).map_or(line.club.as_ref(), |found| found.club.as_ref()))
        })
        .with(Column::number("", RATING), move |line| {
            let rating = line.player.map(|player| club.rating(list, player)).or(line.rating);
            rating.map(written).unwrap_or_default()
        })
        .with(Column::word("", state), |line| line.state.clone())
}

/// A row of a candidate: a registered player, or the facts about a new one.
#[derive(Default)]
pub(super) struct CandidateLine {
    pub(super) number: String,
    pub(super) player: Option<PlayerId>,
    pub(super) name: String,
    pub(super) reading: Option<String>,
    pub(super) club: Option<String>,
    pub(super) rating: Option<f64>,
    pub(super) state: Cell,
    /// The style of number and name.
    pub(super) look: Style,
}

impl CandidateLine {
    pub(super) fn of(player: PlayerId, state: impl Into<Cell>) -> Self {
        let (number, player) = (player.to_string(), Some(player));
        Self { number, player, state: state.into(), ..Self::default() }
    }

    pub(super) fn named(number: &str, name: &str, state: &str) -> Self {
        let [number, name] = [number, name].map(str::to_owned);
        Self { number, name, state: state.into(), ..Self::default() }
    }
}

// Pasted lines as names and people, cleaned and without the numbers of a numbered list.

/// The people in lines without a header: a name, and behind tabs a reading (only kana) and a
/// club, as copied from a spreadsheet. The reading may also stand in brackets behind the name.
pub(super) fn people(text: &str) -> impl Iterator<Item = NewPlayer> {
    text.lines().filter_map(person)
}

fn person(line: &str) -> Option<NewPlayer> {
    let mut cells = line.split('\t').map(name::clean).filter(|cell| !cell.is_empty());
    let numbered = |cell: &String| line.contains('\t') && cell.chars().all(is_digit);
    let first = cells.find(|cell| !numbered(cell))?;
    let (name, bracketed) = with_reading(&name::clean(unnumbered(&first)));
    let (kana, others): (Vec<String>, Vec<String>) = cells.partition(|cell| is_reading(cell));
    // Other columns, such as ratings and ranks, hold only numbers.
    let club = others.into_iter().find(|cell| cell.chars().any(char::is_alphabetic));
    let reading = kana.into_iter().next().or(bracketed);
    (!name.is_empty()).then(|| NewPlayer { reading, club, ..NewPlayer::named(name) })
}

/// A new player as typed in a field: a name, or a name with its reading in brackets.
pub(super) fn typed(text: &str) -> NewPlayer {
    let (name, reading) = with_reading(&name::clean(text));
    NewPlayer { reading, ..NewPlayer::named(name) }
}

/// Splits a name from a reading in brackets behind it.
fn with_reading(name: &str) -> (String, Option<String>) {
    let inside = name.strip_suffix([')', '）']).and_then(|rest| rest.rsplit_once(['(', '（']));
    match inside {
        Some((before, reading)) if is_reading(reading) && !before.trim().is_empty() => {
            (before.trim().to_owned(), Some(name::clean(reading)))
        }
        _ => (name.to_owned(), None),
    }
}

/// Whether a text has only kana.
fn is_reading(text: &str) -> bool {
    let folded = name::fold(text);
    let mut letters = folded.chars().filter(|c| !c.is_whitespace());
    !folded.is_empty() && letters.all(|c| matches!(c, 'ぁ'..='ゖ' | 'ー' | '・'))
}

/// The line without its number in a numbered list. A number alone stays, since it may
/// be a registration number; so does one that continues behind the mark, like 10:30.
fn unnumbered(line: &str) -> &str {
    let rest = line.trim_start_matches(is_digit);
    let marked = rest.strip_prefix(['.', ')', ':', '．', '）', '：']);
    match marked {
        Some(named) if rest.len() < line.len() && !named.starts_with(is_digit) => named,
        _ => line,
    }
}

const fn is_digit(c: char) -> bool {
    matches!(c, '0'..='9' | '０'..='９')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_in_a_numbered_list_are_no_part_of_a_name() {
        let said = |text: &str| people(text).map(|one| one.name).collect::<Vec<_>>();
        let pasted =
            "1. Alice Archer\n 2) Bob Baker\n03: Carol\n\n１０．山田 太郎\n11）P12\n12. 4711";
        assert_eq!(
            said(pasted),
            ["Alice Archer", "Bob Baker", "Carol", "山田 太郎", "P12", "4711"]
        );
        assert_eq!(said("13.\n   \n"), Vec::<String>::new());
    }

    #[test]
    fn columns_of_a_spreadsheet_are_name_reading_and_club() {
        let said = |text: &str| {
            let people = people(text).map(|one| (one.name, one.reading, one.club));
            people.collect::<Vec<_>>()
        };
        let some = |text: &str| Some(text.to_owned());
        let pasted = "1\t三宅 合\tみやけ ごう\t函館\n2\tAda Primrose\t1650\tTokyo\r\n\n4711\n\
                      3. 辻 素子（ツジ モトコ）\nRyo Nakano (Tokyo)\nあおくま\t札幌";
        assert_eq!(
            said(pasted),
            [
                ("三宅 合".to_owned(), some("みやけ ごう"), some("函館")),
                ("Ada Primrose".to_owned(), None, some("Tokyo")),
                ("4711".to_owned(), None, None),
                ("辻 素子".to_owned(), some("ツジ モトコ"), None),
                ("Ryo Nakano (Tokyo)".to_owned(), None, None),
                ("あおくま".to_owned(), None, some("札幌")),
            ]
        );
    }

    #[test]
    fn numbers_that_are_no_places_stay() {
        for line in ["4711", "P12", "2 Fast", "10:30", "3rd. Man", ". Dot", "Louis 14. Sun"] {
            assert_eq!(people(line).map(|one| one.name).collect::<Vec<_>>(), [line]);
        }
    }
}
