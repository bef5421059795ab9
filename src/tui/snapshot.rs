//! The snapshot that the screens show: the club as it stood when the desk last looked.
//!
//! Another desk changes nothing under the operator's fingers. A list made again follows its selected item; where
//! another desk took that away, nothing is selected and the screen says so. Only after this desk's own change does the
//! next item take its row. A dialogue keeps the facts that it opened with and empties, with a sentence, once they have
//! changed.
//!
//! The journal of a snapshot, and the texts of its entries.
//!
//! An outcome brings one entry, and the list of a million takes long to copy. So two lists take turns: that of the
//! snapshot before the last, which no screen holds any more, grows into the next.

pub(super) mod anywhere;

use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use super::kit::widget::selection::Gone;
use super::work::Search;
use crate::club::action::{RecordGame, RecordResult};
use crate::club::question::backtest::UnitAdvice;
use crate::club::question::floor::{Queued, Where};
use crate::club::question::matcher::{Matcher, Owner, Pair};
use crate::club::question::rating_table::{Model, Order, RankingQuery, RatingTable};
use crate::club::question::search::Finder;
use crate::club::question::whole_history::History;
use crate::club::{Action, Club, Phase, Place, RatingList, Refusal, Seq, Tournament};
use crate::desk::{OpenMatch, Rights};
use crate::domain::ids::{ExternalId, ListId, TournamentId};
use crate::domain::matching::{PersonRecord, Reason};
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::progress::{NoProgress, Progress, ProgressCounter, Stopped, Task};
use crate::journal::fold::position;
use crate::journal::undo::{next_redo, next_undo};
use crate::journal::{Entry, OpId};
use crate::request::Request;
use crate::request::analysed_games::{AnalysedGames, FileStamps, RecordFault, RecordFiles};
use crate::request::duplicates::Duplicates;
use crate::web::Slide;
use crate::words::Words;
use crate::words::message::Part;
use anywhere::Anywhere;

/// The club and its journal at one moment. Cheap to clone; screens read it and never change it.
#[derive(Clone, Debug)]
pub struct Snapshot {
    pub club: Club,
    /// The journal, oldest first.
    pub entries: Entries,
    /// The day at the desk.
    pub today: NaiveDate,
    /// The time when the desk last looked, which is at least once a minute.
    pub now: DateTime<Utc>,
    /// The entry that undo takes back: the last that counts and is no undo.
    pub undo: Option<Seq>,
    /// The entry that redo takes back: the last undo, unless something was decided since.
    pub redo: Option<Seq>,
    /// Whether a printer of HTML is installed, so that there can be PDF.
    pub has_printer: bool,
    /// Whether another desk decided something since the snapshot before.
    pub others: bool,
    /// The reason why nothing is recorded now. It stays on the screen as long as it holds.
    pub alarm: Option<String>,
    /// How the search for players who may be registered twice goes.
    pub searching: Search,
    /// Analysed games, as they were read last.
    pub records: Arc<RecordShelf>,
    /// The rights of this machine, where it has joined another one.
    pub rights: Option<Rights>,
    /// The machines that are joined to this one, while others may join.
    pub hosting: Option<Vec<String>>,
    /// The address that phones open, while the display sees that pages are served.
    pub phones: Option<String>,
    /// The parts that go round on displays, as a desk chose them.
    pub wall: Vec<Slide>,
    /// The matches whose results are being entered at other desks.
    pub open_elsewhere: Arc<[OpenMatch]>,
    said: Arc<Texts>,
    desk: Arc<str>,
    /// The operations of this process. Desks of one machine have one name.
    own: Arc<HashSet<OpId>>,
    finder: Arc<OnceLock<Finder>>,
    ratings: Arc<Ratings>,
    anywhere: Arc<OnceLock<Anywhere>>,
    queue: Arc<OnceLock<Vec<Queued>>>,
    /// How long a match of each running tournament lasts.
    lengths: Arc<OnceLock<HashMap<TournamentId, TimeDelta>>>,
    duplicates: Duplicates,
}

/// All else follows from these.
impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.club == other.club
            && self.entries == other.entries
            && self.today == other.today
            && self.now == other.now
    }
}

impl Snapshot {
    /// The changes by a request, a sentence each; or why it may not be done.
    pub fn follows(
        &self,
        request: &Request,
        words: &'static Words,
    ) -> Result<Vec<String>, Refusal> {
        let (actions, all) = request.clone().foresee(&self.club, 0)?;
        Ok(words.message.foresight.lines(&actions, &all, &self.club, |_| None))
    }

    /// The club at this moment.
    pub fn new(club: &Club, entries: &[Arc<Entry>], today: NaiveDate) -> Self {
        Self::of(club, entries.into(), today)
    }

    fn of(club: &Club, entries: Entries, today: NaiveDate) -> Self {
        Self {
            club: club.clone(),
            today,
            now: DateTime::default(),
            undo: next_undo(&entries),
            redo: next_redo(&entries),
            has_printer: false,
            others: false,
            alarm: None,
            searching: Search::default(),
            records: Arc::default(),
            rights: None,
            hosting: None,
            phones: None,
            wall: Slide::ALL.to_vec(),
            open_elsewhere: Arc::default(),
            said: Arc::new(Texts::of(entries.len())),
            entries,
            desk: "".into(),
            own: Arc::default(),
            finder: Arc::default(),
            ratings: Arc::default(),
            anywhere: Arc::default(),
            queue: Arc::default(),
            lengths: Arc::default(),
            duplicates: Duplicates::default(),
        }
    }

    /// The snapshot as seen from the desk of this name.
    #[must_use]
    pub fn at_desk(self, name: &str) -> Self {
        Self { desk: name.into(), ..self }
    }

    /// The snapshot with the address that phones open, and the parts that go round on displays.
    #[must_use]
    pub fn with_pages(self, phones: Option<String>, wall: Vec<Slide>) -> Self {
        Self { phones, wall, ..self }
    }

    /// The snapshot as seen by the process that made these operations.
    #[must_use]
    pub fn owning(self, own: Arc<HashSet<OpId>>) -> Self {
        Self { own, ..self }
    }

    /// The operations of this process.
    pub fn own(&self) -> Arc<HashSet<OpId>> {
        Arc::clone(&self.own)
    }

    /// Whether this process made an entry.
    pub fn is_own(&self, entry: &Entry) -> bool {
        self.own.contains(&entry.op)
    }

    /// The desk that made an entry, if its name tells it from this one.
    pub fn other_desk<'e>(&self, entry: &'e Entry) -> Option<&'e str> {
        Some(&*entry.desk).filter(|desk| *desk != &*self.desk)
    }

    /// The snapshot as seen at this time.
    #[must_use]
    pub fn seen_at(self, now: DateTime<Utc>) -> Self {
        let (mut anywhere, mut queue) = (self.anywhere, self.queue);
        // A tournament may begin meanwhile, and a break end.
        let paused = self.club.break_at(self.now).is_some();
        if paused || queue.get().is_some_and(|queue| queue.iter().any(|one| one.early.is_some())) {
            (anywhere, queue) = Default::default();
        }
        Self { now, anywhere, queue, ..self }
    }

    /// The desk that took away an item that a list had in the snapshot before.
    pub(super) const fn gone(&self) -> Gone {
        if self.others { Gone::ByOthers } else { Gone::ByThisDesk }
    }

    /// How a match went out of a list: an operator who has just recorded its result goes on with the next, whatever
    /// others did.
    pub(super) fn match_gone(&self, at: Option<Where>) -> Gone {
        if at.is_some() && self.own_result() == at { Gone::ByThisDesk } else { self.gone() }
    }

    /// The match whose result, or game, this desk has just recorded.
    pub(super) fn own_result(&self) -> Option<Where> {
        let last = self.entries.last().filter(|last| self.is_own(last))?;
        last.actions.iter().find_map(|action| match action {
            Action::RecordResult(RecordResult { tournament, no, .. })
            | Action::RecordGame(RecordGame { tournament, no, .. }) => Some((*tournament, *no)),
            // All others record none, or correct one.
            _ => None,
        })
    }

    /// The other desks at which the result of a match is being entered.
    pub fn open_at(&self, at: Where) -> Vec<String> {
        let open = self.open_elsewhere.iter().filter(|open| open.at == at);
        open.map(|open| open.desk.clone()).collect()
    }

    /// When an entry of the journal was written.
    pub fn when(&self, seq: Seq) -> Option<DateTime<Utc>> {
        let at = self.entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
        self.entries.get(at).map(|entry| entry.at)
    }

    /// Whole minutes since an action, breaks left out.
    pub fn minutes_since(&self, place: Place) -> Option<i64> {
        Some(self.club.time_between(self.when(place.seq)?, self.now).num_minutes())
    }

    /// How long a match of a running tournament lasts; worked out once, since it may read all matches of the club.
    pub fn match_length(&self, tournament: TournamentId) -> Option<TimeDelta> {
        let club = &self.club;
        let lengths = self.lengths.get_or_init(|| {
            let running = club.tournaments().filter(|one| one.phase == Phase::Running);
            running.map(|one| (one.id, club.match_length(one, &|seq| self.when(seq)))).collect()
        });
        lengths.get(&tournament).copied()
    }

    /// The snapshot of this desk later. Searches that were prepared are kept, and so are rankings
    /// unless something was decided since: a journal only grows.
    #[must_use]
    pub fn later(&self, club: &Club, entries: &[Arc<Entry>], today: NaiveDate) -> Self {
        let duplicates = self.duplicates.later(self.club.registry(), club.registry());
        let (desk, own) = (Arc::clone(&self.desk), Arc::clone(&self.own));
        let (has_printer, records) = (self.has_printer, Arc::clone(&self.records));
        let (alarm, known) =
            (self.alarm.clone(), Self::of(club, self.entries.later(entries), today));
        let mut later = Self { has_printer, alarm, records, desk, own, duplicates, ..known };
        if self.entries.len() == entries.len() {
            later.ratings = Arc::clone(&self.ratings);
            later.anywhere = Arc::clone(&self.anywhere);
            later.lengths = Arc::clone(&self.lengths);
            later.queue = Arc::clone(&self.queue);
        }
        let unchanged = self.club.registry() == club.registry();
        if unchanged {
            later.finder = Arc::clone(&self.finder);
        } else if let Some(finder) = self.finder.get() {
            // Set only once, here, so it cannot have been set before.
            let _ = later.finder.set(finder.grown(club.registry()));
        }
        later
    }

    /// The targets of the commands that are the same on every main screen.
    pub(super) fn anywhere(&self) -> &Anywhere {
        self.anywhere.get_or_init(|| Anywhere::new(self))
    }

    /// The matches waiting for a table, the next to be called first.
    pub fn queue(&self) -> &[Queued] {
        self.queue.get_or_init(|| self.club.queue(self.now))
    }

    /// The entry that undo takes back, in a sentence.
    pub fn last_said(&self, words: &Words) -> Option<&str> {
        let at = position(&self.entries, self.undo?)?;
        Some(self.said(at, words))
    }

    /// Finds players as somebody types; the first call prepares the search.
    pub fn find(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        self.finder().find(typed, limit)
    }

    /// Those of some players whom a text names as it was typed.
    pub fn named(&self, typed: &str, among: &HashSet<PlayerId>) -> Vec<PlayerId> {
        self.finder().named(typed, among)
    }

    fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::default().grown(self.club.registry()))
    }

    /// The players whom this record may belong to, the likeliest first; the first call reads everybody.
    pub fn owners(&self, record: &PersonRecord<'_>, limit: usize) -> Vec<Owner> {
        let matcher = self.duplicates.read(self.club.registry());
        matcher.map(|matcher| matcher.like(record, limit)).unwrap_or_default()
    }

    /// The players whom a name may mean of which not all is typed yet, the likeliest first.
    pub fn begun(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        let matcher = self.duplicates.read(self.club.registry());
        matcher.map(|matcher| matcher.begun(typed, limit)).unwrap_or_default()
    }

    /// The other players who may be this one, the likeliest first.
    pub fn likeness_of(&self, player: PlayerId) -> Vec<Owner> {
        let Some(known) = self.club.player(player) else { return Vec::new() };
        let external = ExternalId::all(&known.external);
        let record = PersonRecord {
            name: &known.name,
            reading: known.reading.as_deref(),
            aliases: &known.aliases,
            club: known.club.as_deref(),
            born: known.born,
            external: &external,
        };
        let mut owners = self.owners(&record, usize::MAX);
        owners.retain(|owner| owner.player != known.id);
        owners
    }

    /// How probable it is that two are one person, and why; among whom all names are read, if they are.
    pub fn chance_of(&self, two: [PlayerId; 2]) -> Option<(f64, Vec<Reason>)> {
        match self.duplicates.read(self.club.registry()) {
            Some(matcher) => matcher.chance_of(&self.club, two),
            None => Matcher::default().chance_of(&self.club, two),
        }
    }

    /// The pairs that may be one person, as far as they are known by now: the best first, those
    /// put off last.
    pub fn duplicates(&self) -> Arc<[Pair]> {
        self.duplicates.known(self.club.registry())
    }

    /// How many of them are in all likelihood one person, those put off left out.
    pub fn likely_duplicates(&self) -> usize {
        self.duplicates.likely(self.club.registry())
    }

    /// Whether all pairs of this registry have been looked for.
    pub fn is_searched(&self) -> bool {
        self.duplicates.is_searched()
    }

    /// Looks for all pairs. That takes long where many are registered, so it is done beside the
    /// drawing; every clone of this snapshot knows them afterwards.
    pub fn search(&self) {
        NoProgress::whole(self.search_watched(&NoProgress));
    }

    /// Like [`Self::search`], with progress by name and by person.
    pub fn search_watched(&self, progress: &dyn Progress) -> Result<(), Stopped> {
        // Names are read here, so that the first key of a search by name need not wait for that.
        self.finder();
        self.duplicates.search(&self.club, progress)
    }

    /// The snapshot without the texts of its entries, before they are told in another language.
    #[must_use]
    pub fn unsaid(self) -> Self {
        Self { said: Arc::new(Texts::of(self.entries.len())), ..self }
    }

    /// The ranking of a list, worked out when first asked for.
    pub fn rating_table(&self, list: ListId, asked: RankingQuery) -> Arc<RatingTable> {
        self.ratings.table(&self.club, list, asked)
    }

    /// Like [`Self::rating_table`], unless that takes longer than a key may wait: then [`Self::fit`] comes first.
    pub fn rating_table_at_once(
        &self,
        list: ListId,
        asked: RankingQuery,
    ) -> Option<Arc<RatingTable>> {
        self.ratings.table_at_once(&self.club, list, asked)
    }

    /// The whole history of a list, fitted when first asked for, unless that takes longer than a
    /// key may wait: then [`Self::fit`] comes first.
    pub fn whole_history_at_once(&self, list: ListId) -> Option<Arc<History>> {
        self.ratings.history_at_once(&self.club, list)
    }

    /// The lists whose own past fits another unit than theirs, as far as that is known or worked out in a moment.
    pub fn unit_advice(&self) -> impl Iterator<Item = (&RatingList, UnitAdvice)> {
        let of = |list| self.ratings.unit_advice_at_once(&self.club, list);
        self.club.lists().filter_map(move |list| Some((list, of(list.id)?)))
    }

    /// Fits what takes long; every clone of this snapshot knows it afterwards.
    pub fn fit(&self, fit: Fit, progress: &dyn Progress) -> Result<(), Stopped> {
        self.ratings.fit(&self.club, fit, progress)
    }

    /// The text of the entry at a place of the journal, in the words of the first call:
    /// [`Self::unsaid`] comes before another language.
    pub fn said(&self, at: usize, words: &Words) -> &str {
        let say = || words.message.entry(&self.entries[at], &self.entries, &self.club);
        self.said.get(at, say)
    }

    /// [`Self::said`] in less room, with the tags of events for their names.
    pub fn said_briefly(&self, at: usize, words: &Words) -> String {
        let said = words.message.sentence(&self.entries[at], &self.entries, &self.club);
        said.with(|part| match part {
            Part::Event(name) => self.anywhere().tag_of_name(name, &self.club).into(),
            other => other.text().into(),
        })
    }

    /// The number under which a player goes on, as it is written.
    pub fn number(&self, player: PlayerId) -> String {
        self.club.registry().today(player).to_string()
    }

    /// The text of each entry with its number and desk, folded to be searched. Progress is by entry: all together take
    /// longer than a key may wait where the journal is long.
    pub fn texts(&self, words: &Words, progress: &dyn Progress) -> Result<Arc<[String]>, Stopped> {
        let count = ProgressCounter::new(progress, Task::Reading, self.entries.len());
        let text = |(at, entry): (usize, &Arc<Entry>)| {
            count.one()?;
            Ok(name::fold(&format!("{} {} {}", entry.seq, entry.desk, self.said(at, words))))
        };
        self.entries.iter().enumerate().map(text).collect()
    }

    /// A player's name with the title, where names stand in the order of strength.
    pub fn titled(&self, player: PlayerId) -> String {
        let found = self.club.player(player);
        found.map_or_else(|| player.to_string(), |found| found.titled().into_owned())
    }

    /// Whether the fees of a tournament are shown: it asks one, and the machine is of the desk.
    pub fn shows_fees(&self, tournament: &Tournament) -> bool {
        tournament.has_fees() && self.rights.as_ref().is_none_or(Rights::see_private)
    }

    /// A player's name, or the number of a player who is not there.
    pub fn name(&self, player: PlayerId) -> String {
        let found = self.club.player(player);
        found.map_or_else(|| player.to_string(), |found| found.name.clone())
    }

    /// The name of a tournament; blank where there is none.
    pub fn tournament_name(&self, id: TournamentId) -> &str {
        self.club.tournament(id).map_or("", |found| &found.name)
    }

    /// The club of a player; blank if none is known.
    pub fn club_of(&self, player: PlayerId) -> String {
        self.club.player(player).and_then(|found| found.club.clone()).unwrap_or_default()
    }
}

/// The files, and what was read of them.
#[derive(Debug, Default)]
pub struct RecordShelf {
    files: RecordFiles,
    read: Option<(FileStamps, Result<AnalysedGames, RecordFault>)>,
}

impl RecordShelf {
    /// Files of which nothing is read yet.
    pub const fn new(files: RecordFiles) -> Self {
        Self { files, read: None }
    }

    /// Whether the settings name any.
    pub const fn is_named(&self) -> bool {
        self.files.are_named()
    }

    /// Whether they are named and not yet read.
    pub const fn is_unread(&self) -> bool {
        self.is_named() && self.read.is_none()
    }

    /// The analysed games, if they were read without a fault.
    pub fn games(&self) -> Option<&AnalysedGames> {
        self.read.as_ref()?.1.as_ref().ok()
    }

    /// Why nothing was read.
    pub fn fault(&self) -> Option<&RecordFault> {
        self.read.as_ref()?.1.as_ref().err()
    }

    /// Reads the files again; nothing where they have not changed since.
    pub(in crate::tui) fn again(&self, progress: &dyn Progress) -> Result<Option<Self>, Stopped> {
        let stamps = self.files.stamps();
        if self.read.as_ref().is_some_and(|(before, _)| *before == stamps) {
            return Ok(None);
        }
        let read = self.files.read(progress)?;
        Ok(Some(Self { files: self.files.clone(), read: Some((stamps, read)) }))
    }
}

/// Rankings that are kept at most: an operator who types a day asks for one after the other.
const MOST: usize = 8;
/// The most rated matches that are fitted while a key waits: it takes some fifteen milliseconds.
const FEW: usize = 20_000;

type Key = (ListId, Option<NaiveDate>, NaiveDate, Model, Order);

/// Something fitted to all results of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fit {
    Table(ListId, RankingQuery),
    /// Everybody's ratings on all days.
    History(ListId),
}

/// The rankings and histories worked out for one state of the club.
#[derive(Debug, Default)]
struct Ratings {
    tables: Mutex<Vec<(Key, Arc<RatingTable>)>>,
    histories: Mutex<Vec<(ListId, Arc<History>)>>,
    advice: Mutex<Vec<(ListId, Arc<Option<UnitAdvice>>)>>,
}

impl Ratings {
    fn table(&self, club: &Club, list: ListId, asked: RankingQuery) -> Arc<RatingTable> {
        NoProgress::whole(self.table_watched(club, list, asked, &NoProgress))
    }

    /// The ranking where it is known, or worked out in a moment.
    fn table_at_once(
        &self,
        club: &Club,
        list: ListId,
        asked: RankingQuery,
    ) -> Option<Arc<RatingTable>> {
        let at_once = asked.model == Model::Elo || is_short(club, list);
        known(&self.tables, &key(list, asked))
            .or_else(|| at_once.then(|| self.table(club, list, asked)))
    }

    /// The history where it is known, or fitted in a moment.
    fn history_at_once(&self, club: &Club, list: ListId) -> Option<Arc<History>> {
        let fitted = || NoProgress::whole(self.history_watched(club, list, &NoProgress));
        known(&self.histories, &list).or_else(|| is_short(club, list).then(fitted))
    }

    /// The unit that a list's own past speaks for, where that is known or worked out in a moment.
    fn unit_advice_at_once(&self, club: &Club, list: ListId) -> Option<UnitAdvice> {
        let is_quick = known(&self.advice, &list).is_some() || is_short(club, list);
        let advice = || kept(&self.advice, list, || Ok(club.unit_advice(list)));
        if is_quick { *NoProgress::whole(advice()) } else { None }
    }

    fn fit(&self, club: &Club, fit: Fit, progress: &dyn Progress) -> Result<(), Stopped> {
        match fit {
            Fit::Table(list, asked) => self.table_watched(club, list, asked, progress).map(drop),
            Fit::History(list) => self.history_watched(club, list, progress).map(drop),
        }
    }

    fn table_watched(
        &self,
        club: &Club,
        list: ListId,
        asked: RankingQuery,
        progress: &dyn Progress,
    ) -> Result<Arc<RatingTable>, Stopped> {
        kept(&self.tables, key(list, asked), || club.rating_table_watched(list, asked, progress))
    }

    fn history_watched(
        &self,
        club: &Club,
        list: ListId,
        progress: &dyn Progress,
    ) -> Result<Arc<History>, Stopped> {
        kept(&self.histories, list, || club.whole_history_watched(list, None, progress))
    }
}

fn key(list: ListId, asked: RankingQuery) -> Key {
    (list, asked.as_of, asked.today, asked.model, asked.order)
}

fn is_short(club: &Club, list: ListId) -> bool {
    club.ratings(list).is_none_or(|ratings| ratings.matches().nth(FEW).is_none())
}

fn known<K: PartialEq, T>(all: &Mutex<Vec<(K, Arc<T>)>>, key: &K) -> Option<Arc<T>> {
    let all = all.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().find(|(known, _)| known == key).map(|(_, known)| Arc::clone(known))
}

/// The value under `key`, made if it is not there yet. Nobody waits for it while it is made.
fn kept<K: PartialEq, T>(
    all: &Mutex<Vec<(K, Arc<T>)>>,
    key: K,
    make: impl FnOnce() -> Result<T, Stopped>,
) -> Result<Arc<T>, Stopped> {
    if let Some(known) = known(all, &key) {
        return Ok(known);
    }
    let made = Arc::new(make()?);
    let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
    if all.len() >= MOST {
        all.remove(0);
    }
    all.push((key, Arc::clone(&made)));
    Ok(made)
}

type List = Arc<Vec<Arc<Entry>>>;

/// The entries of a journal, oldest first. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Entries {
    list: List,
    /// The list of the snapshot before.
    before: Arc<Mutex<List>>,
}

impl Deref for Entries {
    type Target = [Arc<Entry>];

    fn deref(&self) -> &Self::Target {
        &self.list
    }
}

impl PartialEq for Entries {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl From<&[Arc<Entry>]> for Entries {
    fn from(entries: &[Arc<Entry>]) -> Self {
        Self { list: Arc::new(entries.to_vec()), before: Arc::default() }
    }
}

impl Entries {
    /// The list as it is later.
    fn later(&self, entries: &[Arc<Entry>]) -> Self {
        let begins = |list: &[Arc<Entry>]| {
            // A journal only grows, unless another takes its place, of which the last entry is another.
            let last = list.len().checked_sub(1);
            last.is_some_and(|at| entries.get(at).is_some_and(|one| Arc::ptr_eq(one, &list[at])))
        };
        if self.len() == entries.len() && begins(&self.list) {
            return self.clone();
        }
        let mut before = self.before.lock().unwrap_or_else(PoisonError::into_inner);
        let mut list = std::mem::replace(&mut *before, Arc::clone(&self.list));
        match Arc::get_mut(&mut list).filter(|list| begins(list)) {
            Some(list) => list.extend_from_slice(&entries[list.len()..]),
            None => list = Arc::new(entries.to_vec()),
        }
        Self { list, before: Arc::clone(&self.before) }
    }
}

/// Texts that are made together when one of them is asked for.
const BLOCK: usize = 256;

/// The text of each entry, made when first asked for: an import takes long to count.
#[derive(Debug, Default)]
struct Texts(Vec<OnceLock<Box<[OnceLock<String>]>>>);

impl Texts {
    /// None of so many.
    fn of(entries: usize) -> Self {
        Self((0..entries.div_ceil(BLOCK)).map(|_| OnceLock::new()).collect())
    }

    fn get(&self, at: usize, say: impl FnOnce() -> String) -> &str {
        let block = || (0..BLOCK).map(|_| OnceLock::new()).collect();
        self.0[at / BLOCK].get_or_init(block)[at % BLOCK].get_or_init(say)
    }
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;

    use super::*;
    use crate::club::Seq;
    use crate::journal::OpId;

    fn journal(desk: &str, entries: u64) -> Vec<Arc<Entry>> {
        let entry = |seq: u64| Entry {
            seq: Seq(seq),
            at: DateTime::UNIX_EPOCH,
            desk: desk.to_owned(),
            op: OpId(seq.to_string()),
            undoes: None,
            actions: Vec::new().into(),
        };
        (1..=entries).map(entry).map(Arc::new).collect()
    }

    #[test]
    fn a_list_that_no_screen_holds_grows_into_the_next() {
        let whole = journal("desk", 9);
        let one = Entries::from(&whole[..1]);
        let two = one.later(&whole[..2]);
        let place = Arc::as_ptr(&one.list);
        drop(one);
        let three = two.later(&whole[..5]);
        assert_eq!((Arc::as_ptr(&three.list), &*three), (place, &whole[..5]));
        assert_eq!(*two, whole[..2]);
        // Held, it is left as it is.
        let four = three.later(&whole[..6]);
        assert_eq!((&*two, &*three, &*four), (&whole[..2], &whole[..5], &whole[..6]));
        assert!(Arc::ptr_eq(&four.later(&whole[..6]).list, &four.list));
    }

    #[test]
    fn another_journal_takes_the_place_of_all() {
        let (ours, theirs) = (journal("ours", 4), journal("theirs", 6));
        let mut list = Entries::from(&ours[..2]);
        for entries in [&ours[..3], &ours, &theirs[..4], &theirs, &theirs[..5], &[], &ours] {
            list = list.later(entries);
            assert_eq!(*list, *entries);
        }
    }

    #[test]
    fn texts_are_made_once() {
        let texts = Texts::of(BLOCK + 1);
        for at in [0, BLOCK - 1, BLOCK] {
            assert_eq!(texts.get(at, || at.to_string()), at.to_string());
            assert_eq!(texts.get(at, || unreachable!("made")), at.to_string());
        }
    }
}
