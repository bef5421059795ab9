//! The tournaments of a player, the days when one was played, the matches that can be played now.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::club::{Club, Match, Phase, Tournament};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;

impl Club {
    /// The tournaments of a person under any number, in the order of their creation.
    pub fn events_of(&self, player: PlayerId) -> Vec<TournamentId> {
        let numbers = self.registry().numbers(player);
        let entered = |event: &&Arc<Tournament>| numbers.iter().any(|&number| event.has(number));
        self.tournaments().filter(entered).map(|event| event.id).collect()
    }

    /// The last of those.
    pub fn last_event_of(&self, player: PlayerId) -> Option<&Tournament> {
        self.tournament(*self.events_of(player).last()?).map(Arc::as_ref)
    }

    /// All matches of two that can be played now, those at tables too, the oldest tournament
    /// first, each with its tournament.
    pub fn live(&self) -> impl Iterator<Item = (&Arc<Tournament>, &Arc<Match>)> {
        let running = self.tournaments().filter(|tournament| tournament.phase == Phase::Running);
        running.flat_map(|tournament| {
            let open = tournament.matches.is_open().then(|| tournament.matches.iter());
            let live = open.into_iter().flatten().filter(|played| played.state().is_live());
            live.map(move |played| (tournament, played))
        })
    }
}

impl Club {
    /// The event of a rating list that began last, on a day or before, and the day on which it began.
    pub fn last_event(&self, list: ListId, on: NaiveDate) -> Option<(&Tournament, NaiveDate)> {
        let of_list = self.tournaments().filter(|found| found.list == list);
        let begun = of_list.filter_map(|found| Some((found.as_ref(), found.first_day()?)));
        begun.filter(|(_, first)| *first <= on).max_by_key(|(found, first)| (*first, found.id))
    }
}

impl Tournament {
    /// The first day on which something was played; none before the first result.
    pub fn first_day(&self) -> Option<NaiveDate> {
        self.days().map(|[first, _]| first).min()
    }

    /// The latest day on which something was played; none before the first result.
    pub fn last_day(&self) -> Option<NaiveDate> {
        self.days().map(|[_, last]| last).max()
    }

    /// Whether something was played on a day.
    pub(super) fn was_played_on(&self, day: NaiveDate) -> bool {
        let among = self.days().any(|[first, last]| (first..=last).contains(&day));
        let mut results = self.matches.iter().filter_map(|played| played.record);
        among
            && (self.days_at_tables().any(|played| played == day)
                || results.any(|record| record.played_on == day))
    }

    /// The first and the last day of the results, and the day of each game of a pod.
    fn days(&self) -> impl Iterator<Item = [NaiveDate; 2]> {
        self.matches.days().into_iter().chain(self.days_at_tables().map(|day| [day, day]))
    }

    fn days_at_tables(&self) -> impl Iterator<Item = NaiveDate> {
        self.pods.iter().flat_map(|pod| &pod.games).map(|game| game.played_on)
    }
}
