//! The state of the whole file, folded from decisions.
//!
//! [`Club::check`] says whether an [`Action`] may be done now, [`Club::perform`] does it, and the
//! questions in [`question`] are all that screens and exports ask. Nothing here reads a clock, a
//! file or a terminal. A clone shares everything that has not changed since, so the club before
//! an entry and the club after it cost little more than one.

pub mod action;
mod encoding;
pub mod event_file;
pub mod fact;
pub mod question;
pub mod rated;
pub mod refusal;
pub mod registry;
pub mod report;
pub mod tournament;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use action::{Action, Renumbering};
use action::{NewNumber, WithdrawCall};
pub(crate) use encoding::{pack, unpack};
pub use fact::Fact;
use question::floor::Break;
pub use rated::ListRatings;
use rated::Rated;
use refusal::EventRefusal;
pub use refusal::Refusal;
pub use registry::{Player, Registry};
pub use tournament::{Match, MatchRecord, MatchState, Phase, Pod, Tournament};

use crate::domain::category::Categories;
use crate::domain::hall::Table;
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::rating::{Change, Established, Scale};

/// The number of a journal entry, from 1.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seq(pub u64);

impl std::fmt::Display for Seq {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// Where an action stands in the journal: its entry, and its place among the entry's actions.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Place {
    pub seq: Seq,
    /// The place within it, from 0.
    pub index: u32,
}

impl Place {
    /// Where something that this action first recorded stands in the order of play: by day, and within a day by entry.
    pub fn played(self, on: NaiveDate) -> (NaiveDate, Self) {
        (on, self)
    }
}

/// A rating list and what it is calculated with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatingList {
    pub id: ListId,
    /// Its name, unique in the file.
    pub name: String,
    /// K, start and further rules.
    #[serde(with = "encoding::json")]
    pub scale: Scale,
    /// Conditions for an established rating.
    #[serde(with = "encoding::json")]
    pub established: Established,
}

/// A correction of ratings by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ByHand {
    pub list: ListId,
    /// The player; none for all players with a rated match by then.
    pub player: Option<PlayerId>,
    /// The change of the rating.
    pub change: Change,
    pub reason: Arc<str>,
    pub on: NaiveDate,
    /// The action that decided it.
    pub place: Place,
}

/// A rating list that was published: its ratings are those after the entries before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishedList {
    pub list: ListId,
    /// The day that it bears.
    pub on: NaiveDate,
    /// The entry that published it. Its digest proves the journal that the ratings come of.
    pub seq: Seq,
}

/// The highest numbers ever issued, also by entries that were undone since: no number is used twice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Issued {
    player: u32,
    tournament: u32,
    list: u32,
    /// Matches that do not come from a draw.
    matches: BTreeMap<TournamentId, u32>,
}

impl Issued {
    fn note(&mut self, new: NewNumber) {
        match new {
            NewNumber::Player(player) => self.player = self.player.max(player.0),
            NewNumber::Tournament(id) => self.tournament = self.tournament.max(id.0),
            NewNumber::List(list) => self.list = self.list.max(list.0),
            NewNumber::Match(tournament, no) | NewNumber::PlayOff(tournament, no) => {
                let last = self.matches.entry(tournament).or_default();
                *last = (*last).max(no.0);
            }
        }
    }
}

/// A match that is being played, at a table or in seats of its own.
#[derive(PartialEq)]
pub(crate) struct Seats<'a> {
    no: MatchNo,
    pub(crate) table: Option<&'a str>,
    pub(crate) players: Vec<PlayerId>,
}

/// Everything a club has decided, and what follows from it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Club {
    registry: Arc<Registry>,
    #[serde(with = "encoding::events")]
    tournaments: Arc<BTreeMap<TournamentId, Arc<Tournament>>>,
    /// Tournaments by the folded form of their names.
    by_name: Arc<HashMap<String, TournamentId>>,
    lists: Arc<BTreeMap<ListId, RatingList>>,
    /// Corrections of ratings by hand, in the order of their decision.
    by_hand: Arc<Vec<ByHand>>,
    /// Published lists, in the order of their decision.
    published: Arc<Vec<PublishedList>>,
    #[serde(skip)]
    ratings: Arc<Rated>,
    /// The tables, in the order in which they are filled.
    #[serde(with = "encoding::json")]
    hall: Arc<Vec<Table>>,
    /// The breaks of the hall, in the order of time.
    breaks: Arc<Vec<Break>>,
    #[serde(with = "encoding::json")]
    categories: Arc<Categories>,
    issued: Issued,
    /// The tags by which open events are known; see [`question::tags`].
    kept_tags: Arc<BTreeMap<TournamentId, String>>,
    /// Events with a draw that are not closed.
    open: Arc<BTreeSet<TournamentId>>,
    /// Whether an action since the last [`Club::settle`] may have moved a rating.
    #[serde(skip)]
    unsettled: bool,
}

impl Default for Club {
    /// The empty club: no players, no tournaments, one rating list.
    fn default() -> Self {
        let main = RatingList {
            id: ListId::MAIN,
            name: "main".to_owned(),
            scale: Scale::STANDARD,
            established: Established::STANDARD,
        };
        let lists = Arc::new(BTreeMap::from([(ListId::MAIN, main)]));
        let issued = Issued { list: 1, ..Issued::default() };
        let mut club = Self { lists, issued, unsettled: true, ..Self::nothing() };
        club.settle();
        club
    }
}

/// Equal clubs hold the same people, tournaments and ratings; numbers issued and undone on the way do not count.
impl PartialEq for Club {
    fn eq(&self, other: &Self) -> bool {
        self.is_decided_as(other) && self.ratings.lists == other.ratings.lists
    }
}

impl Club {
    /// Whether everything but the ratings is equal; the ratings follow from it.
    pub(crate) fn is_decided_as(&self, other: &Self) -> bool {
        self.registry == other.registry
            && self.tournaments == other.tournaments
            && self.lists == other.lists
            && self.by_hand == other.by_hand
            && self.published == other.published
            && self.hall == other.hall
            && self.breaks == other.breaks
            && self.categories == other.categories
    }

    /// Not even the rating list that every file begins with; what the published tables of a
    /// whole club are compared with.
    pub fn nothing() -> Self {
        Self {
            registry: Arc::default(),
            tournaments: Arc::default(),
            by_name: Arc::default(),
            lists: Arc::default(),
            by_hand: Arc::default(),
            published: Arc::default(),
            ratings: Arc::default(),
            hall: Arc::default(),
            breaks: Arc::default(),
            categories: Arc::default(),
            issued: Issued::default(),
            open: Arc::default(),
            kept_tags: Arc::default(),
            unsettled: false,
        }
    }

    /// The club after these actions, or after those before the first that is refused, and why it is.
    /// Ratings stay as they were.
    pub fn staged(&self, actions: &[Action]) -> (Self, Option<Refusal>) {
        let mut staged = self.clone();
        for (index, action) in (0..).zip(actions) {
            if let Err(refusal) = staged.perform(action, Place { index, ..Place::default() }) {
                return (staged, Some(refusal));
            }
        }
        (staged, None)
    }

    /// Does what [`Club::check`] allows, or says why not and changes nothing.
    /// [`Club::settle`] is due before ratings are asked for again.
    pub fn perform(&mut self, action: &Action, place: Place) -> Result<(), Refusal> {
        self.check(action)?;
        self.apply(action, place);
        self.keep_tags(action);
        Ok(())
    }

    /// Does what a journal says was decided, or says why not: rules that older programs did not have are no reason. Where
    /// a result was undone since, its match may still sit at the table, or with the players, that a later decision took
    /// for free: it goes back to the queue.
    pub fn replay(&mut self, action: &Action, place: Place) -> Result<(), Refusal> {
        loop {
            match self.perform(action, place) {
                Err(Refusal::Event(
                    EventRefusal::TableTaken(_, tournament, no)
                    | EventRefusal::Busy(_, tournament, no),
                )) if self
                    .perform(&Action::WithdrawCall(WithdrawCall { tournament, no }), place)
                    .is_ok() => {}
                Err(refusal) if refusal.spares_journals() => {
                    self.apply(action, place);
                    self.keep_tags(action);
                    return Ok(());
                }
                done => return done,
            }
        }
    }

    /// Recalculates ratings from the first match on that has changed since, if anything has happened that may move one.
    pub fn settle(&mut self) {
        if std::mem::take(&mut self.unsettled) {
            self.ratings = Arc::new(Rated::of(self));
        }
    }

    /// Packs the matches of those of these events in which nothing is left to be played. Must come
    /// before ratings are calculated, since these hold the events that they were calculated from.
    pub(crate) fn pack<'a>(&mut self, these: impl IntoIterator<Item = &'a TournamentId>) {
        for event in these {
            if self.tournament(*event).is_some_and(|event| event.may_be_packed())
                && let Some(event) = Arc::make_mut(&mut self.tournaments).get_mut(event)
            {
                Arc::make_mut(event).pack();
            }
        }
    }

    /// Drops all ratings; [`Club::settle`] calculates them again.
    pub(crate) fn forget_ratings(&mut self) {
        self.ratings = Arc::default();
        self.unsettled = true;
    }

    /// Takes over the ratings of another state of the club where
    /// its own are not calculated, to calculate them from there.
    pub(crate) fn rate_from(&mut self, other: &Self) {
        if self.unsettled || self.ratings.is_of_nothing() {
            self.ratings = Arc::clone(&other.ratings);
            self.unsettled = true;
        }
    }

    /// A club in which this event would be the next one: the people, lists and tables of this club, and nothing else.
    pub(crate) fn before_event(&self, event: TournamentId) -> Self {
        let Issued { player, list, .. } = self.issued;
        let tournament = event.0.saturating_sub(1);
        Self {
            registry: Arc::clone(&self.registry),
            lists: Arc::clone(&self.lists),
            hall: Arc::clone(&self.hall),
            categories: Arc::clone(&self.categories),
            issued: Issued { player, tournament, list, matches: BTreeMap::new() },
            ..Self::nothing()
        }
    }

    /// This club with an event as the other club has it, or without the event if the other has none.
    /// None where more may change: if a decision about a tag or the name of an event `is_turned`.
    pub(crate) fn with_event_of(
        mut self,
        other: &Self,
        event: TournamentId,
        is_turned: bool,
    ) -> Option<Self> {
        let known = self.tournaments.get(&event)?;
        // The other club has the present categories, not those at the event's end.
        if known.categories.as_ref().is_some_and(|then| *then != self.categories) {
            return None;
        }
        let tournaments = match other.tournaments.get(&event) {
            Some(_) if is_turned => return None,
            Some(found) => {
                let found = Arc::clone(found);
                let tournaments = Arc::make_mut(&mut self.tournaments);
                tournaments.insert(event, found);
                tournaments
            }
            // An event without a draw has no part in the tags of others.
            None if known.is_record() && self.kept_tags.is_empty() => {
                let name = name::fold(&known.name);
                if self.by_name.get(&name) == Some(&event) {
                    Arc::make_mut(&mut self.by_name).remove(&name);
                }
                let tournaments = Arc::make_mut(&mut self.tournaments);
                tournaments.remove(&event);
                tournaments
            }
            None => return None,
        };
        if let Some(found) = tournaments.get_mut(&event).filter(|found| found.may_be_packed()) {
            Arc::make_mut(found).pack();
        }
        self.unsettled = true;
        Some(self)
    }

    /// The matches of an event that are being played.
    pub(crate) fn seated(&self, event: TournamentId) -> Vec<Seats<'_>> {
        let found = self.tournament(event).into_iter();
        let open = found.flat_map(|found| found.open_fixtures());
        let seated = open.filter(|played| played.state().is_at_table());
        let seats = seated.map(|one| Seats {
            no: one.no(),
            table: one.call().map(|call| call.table.as_str()),
            players: one.players(),
        });
        seats.collect()
    }

    /// Whether the ratings of another state of the club take hardly any room beside its own.
    pub(crate) fn has_most_ratings_of(&self, other: &Self) -> bool {
        self.ratings.has_most_of(&other.ratings)
    }

    /// The events that are not the very same in a later club, each as it was and as it is then.
    pub fn changed_events<'a>(
        &'a self,
        later: &'a Self,
    ) -> impl Iterator<Item = (Option<&'a Arc<Tournament>>, Option<&'a Arc<Tournament>>)> {
        rated::changed(&self.tournaments, &later.tournaments)
    }

    /// Marks the numbers that an undone action issued as used. They were the next ones when it
    /// was written, and are still: numbers depend on all entries before it, undone or not.
    pub fn retire_numbers(&mut self, action: &Action) -> Result<(), Refusal> {
        if let Some(new) = action.issues() {
            self.is_next(new)?;
            self.issued.note(new);
        }
        Ok(())
    }

    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// A player by number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.registry.get(id)
    }

    /// All tournaments, in the order of their numbers.
    pub fn tournaments(&self) -> impl DoubleEndedIterator<Item = &Arc<Tournament>> {
        self.tournaments.values()
    }

    /// A tournament by number.
    pub fn tournament(&self, id: TournamentId) -> Option<&Arc<Tournament>> {
        self.tournaments.get(&id)
    }

    /// The tournament that bears this name in any width and case.
    pub fn tournament_called(&self, name: &str) -> Option<&Arc<Tournament>> {
        self.tournament(*self.by_name.get(&name::fold(name))?)
    }

    /// All rating lists; there is always the main one.
    pub fn lists(&self) -> impl Iterator<Item = &RatingList> {
        self.lists.values()
    }

    /// The number the next player gets.
    pub fn next_player(&self) -> PlayerId {
        PlayerId(self.issued.player + 1)
    }

    /// The number the next tournament gets.
    pub fn next_tournament(&self) -> TournamentId {
        TournamentId(self.issued.tournament + 1)
    }

    /// The number the next rating list gets.
    pub fn next_list(&self) -> ListId {
        ListId(self.issued.list + 1)
    }

    /// The number the next match of a tournament gets that does not come from its draw.
    pub fn next_match(&self, id: TournamentId) -> MatchNo {
        let issued = self.issued.matches.get(&id).copied().unwrap_or(0);
        let drawn = self.tournament(id).map_or(0, |found| found.last_no().0);
        MatchNo(issued.max(drawn) + 1)
    }

    /// The tables of the hall, in the order in which they are filled.
    pub fn tables(&self) -> &[Table] {
        &self.hall
    }

    /// Corrections of ratings by hand, in the order of their decision.
    pub fn by_hand(&self) -> &[ByHand] {
        &self.by_hand
    }

    /// The publications of a rating list, in the order of their decision.
    pub fn published(&self, list: ListId) -> impl DoubleEndedIterator<Item = &PublishedList> {
        self.published.iter().filter(move |one| one.list == list)
    }

    /// A rating list by number.
    pub fn list(&self, id: ListId) -> Option<&RatingList> {
        self.lists.get(&id)
    }

    /// Whether both clubs hold the very same calculated ratings, so that nothing can differ.
    pub fn shares_ratings(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.ratings, &other.ratings)
    }

    /// Whether `later` is this very club: nothing was decided in between.
    pub fn is_unchanged_in(&self, later: &Self) -> bool {
        Arc::ptr_eq(&self.registry, &later.registry)
            && Arc::ptr_eq(&self.tournaments, &later.tournaments)
            && Arc::ptr_eq(&self.lists, &later.lists)
            && Arc::ptr_eq(&self.by_hand, &later.by_hand)
            && Arc::ptr_eq(&self.published, &later.published)
            && Arc::ptr_eq(&self.hall, &later.hall)
            && Arc::ptr_eq(&self.breaks, &later.breaks)
            && Arc::ptr_eq(&self.categories, &later.categories)
            && self.issued == later.issued
    }

    /// The ratings of a list as they stand after the last match.
    pub fn ratings(&self, id: ListId) -> Option<&ListRatings> {
        self.ratings.lists.get(&id)
    }
}
