//! The journal of a club as it grows: each entry checked and folded as a desk would.

use std::sync::Arc;

use banzuke::club::{Action, Club, Place, Seq, Tournament};
use banzuke::domain::ids::TournamentId;
use banzuke::journal::{Entry, OpId};
use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, Utc};

use crate::events::Lots;

/// The first day of the club.
const FIRST: NaiveDate = NaiveDate::from_ymd_opt(2016, 11, 26).expect("a day");
/// The hour at which every event begins.
const MORNING: NaiveTime = NaiveTime::from_hms_opt(9, 30, 0).expect("a time");

/// A club with its journal.
pub(super) struct Book {
    pub(super) club: Club,
    pub(super) entries: Vec<Arc<Entry>>,
    pub(super) lots: Lots,
    now: DateTime<Utc>,
}

impl Book {
    pub(super) fn new() -> Self {
        let now = FIRST.and_time(MORNING).and_utc();
        Self { club: Club::default(), entries: Vec::new(), lots: Lots::new(), now }
    }

    /// Goes to the morning of the day so many days after the first.
    pub(super) fn on_day(&mut self, days: u64) {
        self.now = (FIRST + Days::new(days)).and_time(MORNING).and_utc();
    }

    pub(super) fn today(&self) -> NaiveDate {
        self.now.date_naive()
    }

    /// Writes one entry. Ratings are due before they are looked at again.
    pub(super) fn decide(&mut self, actions: Vec<Action>) {
        let seq = self.next();
        for (index, action) in (0..).zip(&actions) {
            let done = self.club.perform(action, Place { seq, index });
            done.unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal:?}"));
        }
        self.push(None, actions);
    }

    /// Writes an entry and takes it back.
    pub(super) fn decide_and_undo(&mut self, action: &Action) {
        let before = self.club.clone();
        self.decide(vec![action.clone()]);
        self.club = before;
        self.club.retire_numbers(action).expect("it was allowed");
        self.push(Some(Seq(self.next().0 - 1)), Vec::new());
    }

    pub(super) fn tournament(&self, id: TournamentId) -> &Tournament {
        self.club.tournament(id).expect("it was opened")
    }

    pub(super) fn chance(&mut self, percent: u32) -> bool {
        self.lots.below(100) < percent
    }

    pub(super) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.lots.below(u32::try_from(bound).expect("few")) as usize
    }

    fn next(&self) -> Seq {
        Seq(self.entries.len() as u64 + 1)
    }

    fn push(&mut self, undoes: Option<Seq>, actions: Vec<Action>) {
        let seq = self.next();
        self.now += TimeDelta::seconds(40);
        let (at, op) = (self.now, OpId(format!("{:032x}", seq.0)));
        let desk = ["front", "back"][self.entries.len() / 7 % 2].to_owned();
        self.entries.push(Arc::new(Entry { seq, at, desk, op, undoes, actions: actions.into() }));
    }
}
