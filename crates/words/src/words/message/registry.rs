//! Merges of registrations, their effects, and imported lists.

use std::collections::BTreeMap;

use crate::club::Club;
use crate::club::question::merger::MergerEffect;
use crate::club::registry::{Merger, Verdict};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::words::message::{Message, list, matches, player, registration, tournament};
use crate::words::words;

fn by_event(all: &[(TournamentId, MatchNo)]) -> BTreeMap<TournamentId, Vec<MatchNo>> {
    let mut events: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for &(id, no) in all {
        events.entry(id).or_default().push(no);
    }
    events
}

words! {
    pub RegistryWords in "registry" {
        entries(tournaments: &str); entries_apart(tournaments: &str); stay(matches: &str);
        put_off(reasons: &str); apart; matches_of(matches, tournament); merged_into(absorb, keep);
        different; later; judged(a, b, said); has_no_merges(player, id) -> Message;
        has_several_merges(player, absorbed) -> Message; notes_left_out(notes: usize);
        born_left_out(dates: usize); go_back(count, matches, event, player);
        move_over(count, matches, event); others(others: usize);
    }
}

impl RegistryWords {
    /// Which results count for another person then, an event a line.
    pub fn moved(self, effect: &MergerEffect, club: &Club) -> Vec<String> {
        let is_apart = effect.since.is_some();
        // Numbers that go on by themselves again.
        let mut apart: Vec<PlayerId> = effect.ratings.iter().map(|line| line.player).collect();
        apart.retain(|&one| club.registry().today(one) != one);
        apart.sort_unstable();
        apart.dedup();
        let apart = match apart[..] {
            [] => self.apart().to_owned(),
            _ => list(self.voice, apart.iter().map(|&one| registration(self.voice, one, club))),
        };
        let told = |(id, numbers): (_, Vec<_>)| {
            let (count, event) = (numbers.len(), tournament(id, club));
            let matches = matches(self.voice, &numbers);
            if is_apart {
                self.go_back(count, matches, event, &apart)
            } else {
                self.move_over(count, matches, event)
            }
        };
        by_event(&effect.moved).into_iter().map(told).collect()
    }

    /// Which results came in since the merges that are undone, and stay where they were recorded; none if none did.
    pub fn stay_of(self, effect: &MergerEffect, club: &Club) -> Option<String> {
        let told = |(id, numbers): (_, Vec<_>)| {
            self.matches_of(matches(self.voice, &numbers), tournament(id, club))
        };
        let since = effect.since.as_ref().filter(|since| !since.is_empty())?;
        let all = by_event(since).into_iter().map(told);
        Some(self.stay(&list(self.voice, all)))
    }

    /// Which entries move then, if any do.
    pub fn entries_of(self, effect: &MergerEffect, club: &Club) -> Option<String> {
        let names = effect.entries.iter().map(|id| tournament(*id, club));
        let named = (!effect.entries.is_empty()).then(|| list(self.voice, names))?;
        let is_apart = effect.since.is_some();
        Some(if is_apart { self.entries_apart(&named) } else { self.entries(&named) })
    }

    pub fn merger(self, merger: Merger, club: &Club) -> String {
        let [keep, absorb] =
            [merger.keep, merger.absorb].map(|id| registration(self.voice, id, club));
        self.merged_into(absorb, keep)
    }

    /// The verdict on two registrations.
    pub fn verdict(self, [a, b]: [PlayerId; 2], verdict: Verdict, club: &Club) -> String {
        let said = match verdict {
            Verdict::Different => self.different(),
            Verdict::Later => self.later(),
        };
        self.judged(registration(self.voice, a, club), registration(self.voice, b, club), said)
    }

    /// No number is merged into the player, nor the player into another.
    pub fn no_merger(self, id: PlayerId, club: &Club) -> Message {
        self.has_no_merges(player(self.voice, id, club), id)
    }

    /// A player goes on for several other numbers, of which one is to be named.
    pub fn which_merger(self, id: PlayerId, others: &[PlayerId], club: &Club) -> Message {
        let absorbed =
            list(self.voice, others.iter().map(|other| registration(self.voice, *other, club)));
        self.has_several_merges(player(self.voice, id, club), absorbed)
    }
}
