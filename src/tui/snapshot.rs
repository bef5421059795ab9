//! The snapshot that the screens show: the club at the time when the desk last looked.
//!
//! Another desk changes nothing under the operator's fingers. A list that is made again follows
//! its selected item. If another desk has removed the item, nothing is selected, and the screen
//! says so. Only after this desk's own change does the next item take its row. A dialogue keeps
//! the facts that it opened with. Once they have changed, it empties with a sentence.
//!
//! The journal of a snapshot, and the texts of its entries. An outcome brings one entry,
//! and copying a list of a million takes long. So two lists take turns: the list of the
//! snapshot before the last, which no screen holds any more, grows into the next one.

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
use crate::club::question::matcher::{self, Matcher, Owner, Pair};
use crate::club::question::rating_table::{Model, Order, RankingQuery, RatingTable};
use crate::club::question::search::Finder;
use crate::club::question::whole_history::History;
use crate::club::registry::titled;
use crate::club::{Action, Club, Phase, Place, RatingList, Refusal, Seq, Tournament};
use crate::desk::{OpenMatch, Rights, Role};
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

/// The club and its journal at one moment. It is cheap to clone, and screens never change it.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    pub club: Club,
    /// The journal, oldest entry first.
    pub entries: Entries,
    pub today: NaiveDate,
    /// The time of the desk's last look, at least once a minute.
    pub now: DateTime<Utc>,
    /// The entry that undo would undo: the last one that counts and is no undo.
    pub undo: Option<Seq>,
    /// The undo that redo would undo: the last one, unless an entry was made since.
    pub redo: Option<Seq>,
    /// Whether a program is installed that prints HTML to PDF.
    pub has_printer: bool,
    /// Whether another desk has decided something since the last snapshot.
    pub others: bool,
    /// The reason why nothing can be recorded now. It is shown as long as it holds.
    pub alarm: Option<String>,
    /// The state of the search for duplicates.
    pub searching: Search,
    /// The analysed games that were read last.
    pub records: Arc<RecordShelf>,
    /// The rights of this machine, if it has joined another.
    pub rights: Option<Rights>,
    /// The machines that have joined this one; none if none may join.
    pub hosting: Option<Vec<String>>,
    /// The address for phones. The display knows it while pages are served.
    pub phones: Option<String>,
    /// The slides of the walls.
    pub wall: Vec<Slide>,
    /// Matches whose results are being entered at other desks.
    pub open_elsewhere: Arc<[OpenMatch]>,
    said: Arc<Texts>,
    desk: Arc<str>,
    /// The operations of this process. Several desks of a machine have one name.
    own: Arc<HashSet<OpId>>,
    finder: Arc<OnceLock<Finder>>,
    ratings: Arc<Ratings>,
    anywhere: Arc<OnceLock<Anywhere>>,
    queue: Arc<OnceLock<Vec<Queued>>>,
    /// The expected length of a match, for each running tournament.
    lengths: Arc<OnceLock<HashMap<TournamentId, TimeDelta>>>,
    duplicates: Duplicates,
}

/// All other fields follow from these.
impl PartialEq for Snapshot {
    fn eq(&self, other: &Self) -> bool {
        self.club == other.club
            && self.entries == other.entries
            && self.today == other.today
            && self.now == other.now
    }
}

impl Snapshot {
    /// The consequences of a request, one sentence each; or the refusal.
    pub fn follows(
        &self,
        request: &Request,
        words: &'static Words,
    ) -> Result<Vec<String>, Refusal> {
        let (actions, all) = request.clone().foresee(&self.club, 0)?;
        Ok(words.message.foresight.lines(&actions, &all, &self.club, |_| None))
    }

    pub fn new(club: &Club, entries: &[Arc<Entry>], today: NaiveDate) -> Self {
        Self::of(club, entries.into(), today)
    }

    fn of(club: &Club, entries: Entries, today: NaiveDate) -> Self {
        Self {
            club: club.clone(),
            today,
            undo: next_undo(&entries),
            redo: next_redo(&entries),
            wall: Slide::ALL.to_vec(),
            said: Arc::new(Texts::of(entries.len())),
            entries,
            ..Self::default()
        }
    }

    /// Sets the name of the desk that sees the snapshot.
    #[must_use]
    pub fn at_desk(self, name: &str) -> Self {
        Self { desk: name.into(), ..self }
    }

    /// Sets the address for phones and the slides of the walls.
    #[must_use]
    pub fn with_pages(self, phones: Option<String>, wall: Vec<Slide>) -> Self {
        Self { phones, wall, ..self }
    }

    /// Sets the operations of this process.
    #[must_use]
    pub fn owning(self, own: Arc<HashSet<OpId>>) -> Self {
        Self { own, ..self }
    }

    pub fn own(&self) -> Arc<HashSet<OpId>> {
        Arc::clone(&self.own)
    }

    /// Whether this process made the entry.
    pub fn is_own(&self, entry: &Entry) -> bool {
        self.own.contains(&entry.op)
    }

    /// The desk that made an entry, if its name is not this desk's.
    pub fn other_desk<'e>(&self, entry: &'e Entry) -> Option<&'e str> {
        Some(&*entry.desk).filter(|desk| *desk != &*self.desk)
    }

    /// Sets the time.
    #[must_use]
    pub fn seen_at(self, now: DateTime<Utc>) -> Self {
        let (mut anywhere, mut queue) = (self.anywhere, self.queue);
        // A tournament may have begun and a break may have ended, so the queue may have changed.
        let paused = self.club.break_at(self.now).is_some();
        if paused || queue.get().is_some_and(|queue| queue.iter().any(|one| one.early.is_some())) {
            (anywhere, queue) = Default::default();
        }
        Self { now, anywhere, queue, ..self }
    }

    /// The desk whose change removed an item from a list.
    pub(super) const fn gone(&self) -> Gone {
        if self.others { Gone::ByOthers } else { Gone::ByThisDesk }
    }

    /// Like [`Self::gone`] for a match. After recording its result the operator
    /// continues with the next match, even if other desks have changed the list.
    pub(super) fn match_gone(&self, at: Option<Where>) -> Gone {
        if at.is_some() && self.own_result() == at { Gone::ByThisDesk } else { self.gone() }
    }

    /// The match whose result or game this process recorded in the last entry.
    pub(super) fn own_result(&self) -> Option<Where> {
        let last = self.entries.last().filter(|last| self.is_own(last))?;
        last.actions.iter().find_map(|action| match action {
            Action::RecordResult(RecordResult { tournament, no, .. })
            | Action::RecordGame(RecordGame { tournament, no, .. }) => Some((*tournament, *no)),
            // Other actions record no result, or correct one.
            _ => None,
        })
    }

    /// The other desks at which the result of a match is being entered.
    pub fn open_at(&self, at: Where) -> Vec<String> {
        let open = self.open_elsewhere.iter().filter(|open| open.at == at);
        open.map(|open| open.desk.clone()).collect()
    }

    /// The time of an entry.
    pub fn when(&self, seq: Seq) -> Option<DateTime<Utc>> {
        let at = self.entries.binary_search_by_key(&seq, |entry| entry.seq).ok()?;
        self.entries.get(at).map(|entry| entry.at)
    }

    /// Whole minutes since an action, without breaks.
    pub fn minutes_since(&self, place: Place) -> Option<i64> {
        Some(self.club.time_between(self.when(place.seq)?, self.now).num_minutes())
    }

    /// The expected length of a match. Worked out once, since it may read all matches of the club.
    pub fn match_length(&self, tournament: TournamentId) -> Option<TimeDelta> {
        let club = &self.club;
        let lengths = self.lengths.get_or_init(|| {
            let running = club.tournaments().filter(|one| one.phase == Phase::Running);
            running.map(|one| (one.id, club.match_length(one, &|seq| self.when(seq)))).collect()
        });
        lengths.get(&tournament).copied()
    }

    /// The snapshot at a later time. Prepared searches are kept.
    /// Rankings are kept if nothing was decided: a journal only grows.
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
            // `later` is new, so its finder is not set yet.
            let _ = later.finder.set(finder.grown(club.registry()));
        }
        later
    }

    /// The targets of the commands that every main screen has.
    pub(super) fn anywhere(&self) -> &Anywhere {
        self.anywhere.get_or_init(|| Anywhere::new(self))
    }

    /// The matches that wait for a table, the next one first.
    pub fn queue(&self) -> &[Queued] {
        self.queue.get_or_init(|| self.club.queue(self.now))
    }

    /// A sentence about the entry that undo would undo, if this machine may.
    pub fn last_said(&self, words: &Words) -> Option<&str> {
        let seq = self.undo.filter(|seq| self.may_take_back(*seq))?;
        Some(self.said(position(&self.entries, seq)?, words))
    }

    /// Whether this machine's role allows it to undo or redo an entry.
    pub fn may_take_back(&self, seq: Seq) -> bool {
        let is_own = || {
            let entry = position(&self.entries, seq).map(|at| &self.entries[at]);
            entry.is_some_and(|entry| self.other_desk(entry).is_none())
        };
        self.rights.as_ref().is_none_or(|rights| match rights.role {
            Role::Chief => true,
            Role::Desk | Role::Scorer => is_own(),
            Role::Viewer => false,
        })
    }

    /// Finds players while a text is typed. The first call prepares the search.
    pub fn find(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        self.finder().find(typed, limit)
    }

    /// Those of `among` whom a typed text names.
    pub fn named(&self, typed: &str, among: &HashSet<PlayerId>) -> Vec<PlayerId> {
        self.finder().named(typed, among)
    }

    fn finder(&self) -> &Finder {
        self.finder.get_or_init(|| Finder::default().grown(self.club.registry()))
    }

    /// The players who may be the person of a record, the likeliest first. The first call reads all players.
    pub fn owners(&self, record: &PersonRecord<'_>, limit: usize) -> Vec<Owner> {
        let matcher = self.duplicates.read(self.club.registry());
        matcher.map(|matcher| matcher.like(record, limit)).unwrap_or_default()
    }

    /// The players who may be meant by a name that is still being typed, the likeliest first.
    pub fn begun(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        let matcher = self.duplicates.read(self.club.registry());
        matcher.map(|matcher| matcher.begun(typed, limit)).unwrap_or_default()
    }

    /// Other players who may be this one, the likeliest first.
    pub fn likeness_of(&self, player: PlayerId) -> Vec<Owner> {
        let Some(known) = self.club.player(player) else { return Vec::new() };
        let external = ExternalId::all(&known.external);
        let mut owners = self.owners(&matcher::record(known, &external), usize::MAX);
        owners.retain(|owner| owner.player != known.id);
        owners
    }

    /// The probability that two players are one person, with reasons.
    /// It depends on the names of all players, once they are read.
    pub fn chance_of(&self, two: [PlayerId; 2]) -> Option<(f64, Vec<Reason>)> {
        match self.duplicates.read(self.club.registry()) {
            Some(matcher) => matcher.chance_of(&self.club, two),
            None => Matcher::default().chance_of(&self.club, two),
        }
    }

    /// The pairs found so far that may be one person, the best first. Postponed pairs come last.
    pub fn duplicates(&self) -> Arc<[Pair]> {
        self.duplicates.known(self.club.registry())
    }

    /// How many of the pairs are almost certainly one person, without the postponed ones.
    pub fn likely_duplicates(&self) -> usize {
        self.duplicates.likely(self.club.registry())
    }

    /// Whether the search for duplicates has covered this registry.
    pub fn is_searched(&self) -> bool {
        self.duplicates.is_searched()
    }

    /// Searches for duplicates. With many players that takes long, so it runs
    /// while frames are drawn. All clones of the snapshot share the result.
    pub fn search(&self) {
        NoProgress::whole(self.search_watched(&NoProgress));
    }

    /// Like [`Self::search`], with progress by name and by person.
    pub fn search_watched(&self, progress: &dyn Progress) -> Result<(), Stopped> {
        // The names are read here, so that the first search by name is quick.
        self.finder();
        self.duplicates.search(&self.club, progress)
    }

    /// Drops the texts of entries, before another language is used.
    #[must_use]
    pub fn unsaid(self) -> Self {
        Self { said: Arc::new(Texts::of(self.entries.len())), ..self }
    }

    /// The ranking of a list. It is calculated once.
    pub fn rating_table(&self, list: ListId, asked: RankingQuery) -> Arc<RatingTable> {
        NoProgress::whole(self.table(list, asked, &NoProgress))
    }

    /// Like [`Self::rating_table`]; none if that would take too long for a key. Then [`Self::fit`] must come first.
    pub fn rating_table_at_once(
        &self,
        list: ListId,
        asked: RankingQuery,
    ) -> Option<Arc<RatingTable>> {
        let at_once = asked.model == Model::Elo || self.is_short(list);
        let known = known(&self.ratings.tables, &key(list, asked));
        known.or_else(|| at_once.then(|| self.rating_table(list, asked)))
    }

    /// The whole-history ratings of a list; none if fitting would
    /// take too long for a key. Then [`Self::fit`] must come first.
    pub fn whole_history_at_once(&self, list: ListId) -> Option<Arc<History>> {
        let fitted = || NoProgress::whole(self.history(list, &NoProgress));
        known(&self.ratings.histories, &list).or_else(|| self.is_short(list).then(fitted))
    }

    /// Lists whose results fit another unit of rating, as far as that is known or quickly calculated.
    pub fn unit_advice(&self) -> impl Iterator<Item = (&RatingList, UnitAdvice)> {
        let of = |list| {
            let is_quick = known(&self.ratings.advice, &list).is_some() || self.is_short(list);
            let advice = || kept(&self.ratings.advice, list, || Ok(self.club.unit_advice(list)));
            if is_quick { *NoProgress::whole(advice()) } else { None }
        };
        self.club.lists().filter_map(move |list| Some((list, of(list.id)?)))
    }

    /// Does a long fit. All clones of the snapshot share the result.
    pub fn fit(&self, fit: Fit, progress: &dyn Progress) -> Result<(), Stopped> {
        match fit {
            Fit::Table(list, asked) => self.table(list, asked, progress).map(drop),
            Fit::History(list) => self.history(list, progress).map(drop),
        }
    }

    fn table(
        &self,
        list: ListId,
        asked: RankingQuery,
        progress: &dyn Progress,
    ) -> Result<Arc<RatingTable>, Stopped> {
        let make = || self.club.rating_table_watched(list, asked, progress);
        kept(&self.ratings.tables, key(list, asked), make)
    }

    fn history(&self, list: ListId, progress: &dyn Progress) -> Result<Arc<History>, Stopped> {
        let make = || self.club.whole_history_watched(list, None, progress);
        kept(&self.ratings.histories, list, make)
    }

    /// Whether the matches of a list are few enough for a fit while a key waits.
    fn is_short(&self, list: ListId) -> bool {
        let ratings = self.club.ratings(list);
        ratings.is_none_or(|ratings| ratings.matches().nth(FEW).is_none())
    }

    /// The text of the entry at index `at`. It keeps the language of
    /// the first call; [`Self::unsaid`] comes before another language.
    pub fn said(&self, at: usize, words: &Words) -> &str {
        let say = || words.message.entry(&self.entries[at], &self.entries, &self.club);
        self.said.get(at, say)
    }

    /// Like [`Self::said`], with the tags of tournaments instead of their names.
    pub fn said_briefly(&self, at: usize, words: &Words) -> String {
        let said = words.message.sentence(&self.entries[at], &self.entries, &self.club);
        said.with(|part| match part {
            Part::Event(name) => self.anywhere().tag_of_name(name, &self.club).into(),
            other => other.text().into(),
        })
    }

    /// The registration number of a player today, after merges.
    pub fn number(&self, player: PlayerId) -> String {
        self.club.registry().today(player).to_string()
    }

    /// The folded text of each entry with its number and desk, for searching.
    /// Progress counts entries: in a long journal this takes too long for a key.
    pub fn texts(&self, words: &Words, progress: &dyn Progress) -> Result<Arc<[String]>, Stopped> {
        let count = ProgressCounter::new(progress, Task::Reading, self.entries.len());
        let text = |(at, entry): (usize, &Arc<Entry>)| {
            count.one()?;
            Ok(name::fold(&format!("{} {} {}", entry.seq, entry.desk, self.said(at, words))))
        };
        self.entries.iter().enumerate().map(text).collect()
    }

    /// The player's name with the title, for lists in the order of strength.
    pub fn titled(&self, player: PlayerId) -> String {
        let found = self.club.player(player);
        let title = found.and_then(|found| found.title.as_deref());
        titled(&self.name(player), title).into_owned()
    }

    /// Whether a tournament's fees are shown: it has fees, and this machine may see private facts.
    pub fn shows_fees(&self, tournament: &Tournament) -> bool {
        tournament.has_fees() && self.rights.as_ref().is_none_or(Rights::see_private)
    }

    /// The name of a player, or the number if there is no such player.
    pub fn name(&self, player: PlayerId) -> String {
        self.club.name_here(player).unwrap_or_else(|| player.to_string())
    }

    /// Like [`Self::name`], beside a column of clubs.
    pub fn name_beside_club(&self, player: PlayerId) -> String {
        self.club.name_beside_club(player).unwrap_or_else(|| player.to_string())
    }

    /// The actions of an entry; none if there is no such entry.
    pub fn actions_of(&self, seq: Seq) -> &[Action] {
        let at = self.entries.binary_search_by_key(&seq, |entry| entry.seq);
        at.map(|at| self.entries[at].actions.as_slice()).unwrap_or_default()
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

/// The files of analysed games, and their content.
#[derive(Debug, Default)]
pub struct RecordShelf {
    files: RecordFiles,
    read: Option<(FileStamps, Result<AnalysedGames, RecordFault>)>,
}

impl RecordShelf {
    /// Nothing is read yet.
    pub const fn new(files: RecordFiles) -> Self {
        Self { files, read: None }
    }

    /// Whether the settings name files.
    pub const fn is_named(&self) -> bool {
        self.files.are_named()
    }

    /// Whether files are named but not read yet.
    pub const fn is_unread(&self) -> bool {
        self.is_named() && self.read.is_none()
    }

    /// The analysed games; none if reading failed.
    pub fn games(&self) -> Option<&AnalysedGames> {
        self.read.as_ref()?.1.as_ref().ok()
    }

    /// The reason why reading failed.
    pub fn fault(&self) -> Option<&RecordFault> {
        self.read.as_ref()?.1.as_ref().err()
    }

    /// Reads the files again; none if they have not changed.
    pub(super) fn again(&self, progress: &dyn Progress) -> Result<Option<Self>, Stopped> {
        let stamps = self.files.stamps();
        if self.read.as_ref().is_some_and(|(before, _)| *before == stamps) {
            return Ok(None);
        }
        let read = self.files.read(progress)?;
        Ok(Some(Self { files: self.files.clone(), read: Some((stamps, read)) }))
    }
}

/// The most rankings that are kept. An operator who types a day asks for several in a row.
const MOST: usize = 8;
/// The most rated matches that are fitted while a key waits. That takes some fifteen milliseconds.
const FEW: usize = 20_000;

type Key = (ListId, Option<NaiveDate>, NaiveDate, Model, Order);

/// A fit to all results of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fit {
    Table(ListId, RankingQuery),
    /// The ratings of all players on all days.
    History(ListId),
}

/// The rankings and histories of one state of the club.
#[derive(Debug, Default)]
struct Ratings {
    tables: Mutex<Vec<(Key, Arc<RatingTable>)>>,
    histories: Mutex<Vec<(ListId, Arc<History>)>>,
    advice: Mutex<Vec<(ListId, Arc<Option<UnitAdvice>>)>>,
}

fn key(list: ListId, asked: RankingQuery) -> Key {
    (list, asked.as_of, asked.today, asked.model, asked.order)
}

fn known<K: PartialEq, T>(all: &Mutex<Vec<(K, Arc<T>)>>, key: &K) -> Option<Arc<T>> {
    let all = all.lock().unwrap_or_else(PoisonError::into_inner);
    all.iter().find(|(known, _)| known == key).map(|(_, known)| Arc::clone(known))
}

/// The value under `key`, made if needed. No lock is held while it is made.
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
    /// The list after more entries.
    fn later(&self, entries: &[Arc<Entry>]) -> Self {
        let begins = |list: &[Arc<Entry>]| {
            // A journal only grows, unless another one takes its place. Then the last entry is another one.
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

/// How many texts get room together when one of them is asked for.
const BLOCK: usize = 256;

/// The text of each entry, made when first asked for: the text of an import takes long, since it counts.
#[derive(Debug, Default)]
struct Texts(Vec<OnceLock<Box<[OnceLock<String>]>>>);

impl Texts {
    /// No texts, for so many entries.
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
        // A held list is not changed.
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
