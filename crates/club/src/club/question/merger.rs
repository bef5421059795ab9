//! The changes that a merge would make.

use std::collections::BTreeSet;

use crate::club::action::{JudgePlayers, MergePlayers, UnmergePlayers};
use crate::club::registry::Merger;
use crate::club::{Action, Club, ListRatings, Phase, Place, Refusal, Seq, Tournament};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::compare_ratings;

/// A change of a rating by this many points or more has a line of its own.
const NOTABLE: f64 = 1.0;

/// The changes of a merge or unmerge.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MergerEffect {
    /// Rated matches that would count for another person than now.
    pub moved: Vec<(TournamentId, MatchNo)>,
    /// Open tournaments with an entry that would be another person's than now.
    pub entries: Vec<TournamentId>,
    /// Ratings that would change by more than a point, the largest change first. Both players of the merge are always
    /// in it, on the main list and on lists where either has played.
    pub ratings: Vec<RatingMove>,
    /// How many others' ratings would move by a point at most.
    pub others: usize,
    /// For unmerging: matches and pods recorded since the merge under a number that stays, by either of the two
    /// players.
    pub since: Option<Vec<(TournamentId, MatchNo)>>,
}

/// A rating that would change.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingMove {
    pub list: ListId,
    /// The person, as today.
    pub player: PlayerId,
    /// The rating now, in points.
    pub before: f64,
    /// The rating afterwards; none for a number that no longer stands alone.
    pub after: Option<f64>,
}

impl Club {
    /// The changes of merging `absorb` into `keep`, or the refusal.
    pub fn merger_effect(&self, keep: PlayerId, absorb: PlayerId) -> Result<MergerEffect, Refusal> {
        self.identity_effect(
            &[Action::MergePlayers(MergePlayers { keep, absorb })],
            &[keep, absorb],
        )
    }

    /// The changes of undoing these merges.
    pub fn unmerger_effect(&self, mergers: &[Merger]) -> Result<MergerEffect, Refusal> {
        let actions: Vec<Action> = mergers.iter().copied().map(Merger::taken_back).collect();
        let named = mergers.iter().flat_map(|merger| [merger.keep, merger.absorb]);
        let effect = self.identity_effect(&actions, &named.collect::<Vec<_>>())?;
        Ok(MergerEffect { since: Some(self.recorded_since(mergers)), ..effect })
    }

    /// Matches and pods of a merged person that were recorded after the
    /// earliest of these merges, under a number that was not absorbed.
    fn recorded_since(&self, mergers: &[Merger]) -> Vec<(TournamentId, MatchNo)> {
        let registry = self.registry();
        let Some(since) = mergers.iter().filter_map(|one| registry.merged_since(*one)).min() else {
            return Vec::new();
        };
        let stays = |player: &PlayerId| {
            mergers.iter().any(|one| {
                registry.today(*player) == registry.today(one.keep) && *player != one.absorb
            })
        };
        let of = |event: &Tournament| {
            let all = event.matches.look();
            let matches = all.iter().filter_map(|played| {
                let record = played.record?;
                let counts = record.place.seq > since && record.sides.iter().any(stays);
                counts.then_some((event.id, played.no))
            });
            let pods = event.pods.iter().filter_map(|pod| {
                let counts = pod.games.first()?.place.seq > since && pod.seats.iter().any(stays);
                counts.then_some((event.id, pod.no))
            });
            matches.chain(pods).collect::<Vec<_>>()
        };
        self.tournaments().flat_map(|event| of(event)).collect()
    }

    fn identity_effect(
        &self,
        actions: &[Action],
        named: &[PlayerId],
    ) -> Result<MergerEffect, Refusal> {
        let mut then = self.clone();
        for (index, action) in (0..).zip(actions) {
            then.perform(action, Place { seq: Seq(u64::MAX), index })?;
        }
        then.settle();
        let concerned: BTreeSet<PlayerId> = [self, &then]
            .into_iter()
            .flat_map(|club| named.iter().map(|&one| club.registry().today(one)))
            .collect();
        let known = self.registry().iter().chain(then.registry().iter());
        let people: BTreeSet<PlayerId> = known.map(|player| player.id).collect();
        let entries = entries(self, &then);
        let mut effect = MergerEffect { entries, ..MergerEffect::default() };
        for list in self.lists().map(|list| list.id) {
            effect.moved.extend(moved(self, &then, list));
            let shown = list == ListId::MAIN || has_played(self, list, &concerned);
            for &player in &people {
                let before = self.rating(list, player);
                let goes_on = then.registry().today(player) == player;
                let after = goes_on.then(|| then.rating(list, player));
                let line = RatingMove { list, player, before, after };
                if concerned.contains(&player) {
                    if shown {
                        effect.ratings.push(line);
                    }
                } else if line.points() > 0.0 {
                    if line.points() > NOTABLE {
                        effect.ratings.push(line);
                    } else {
                        effect.others += 1;
                    }
                }
            }
        }
        effect.ratings.sort_by(|a, b| compare_ratings(b.points(), a.points()));
        Ok(effect)
    }

    /// Takes back what was said of two people, of whichever of their numbers it was said.
    pub fn verdict_taken_back(&self, a: PlayerId, b: PlayerId) -> Vec<Action> {
        let judged = self.registry().judged(a, b).into_iter().map(|(pair, _)| pair);
        let mut pairs: Vec<[PlayerId; 2]> = judged.collect();
        if pairs.is_empty() {
            pairs.push([a.min(b), a.max(b)]);
        }
        pairs
            .into_iter()
            .map(|[a, b]| Action::JudgePlayers(JudgePlayers { a, b, verdict: None }))
            .collect()
    }
}

impl Merger {
    /// The action that takes it back.
    pub fn taken_back(self) -> Action {
        Action::UnmergePlayers(UnmergePlayers { keep: self.keep, absorb: self.absorb })
    }
}

impl RatingMove {
    /// The points by which the rating changes; unbounded if the number is no longer a player of its own.
    fn points(&self) -> f64 {
        self.after.map_or(f64::INFINITY, |after| (after - self.before).abs())
    }
}

/// The open tournaments with entrants who belong to other people afterwards.
fn entries(now: &Club, then: &Club) -> Vec<TournamentId> {
    let changes =
        |entrant: &PlayerId| now.registry().today(*entrant) != then.registry().today(*entrant);
    let open = now.tournaments().filter(|event| event.phase != Phase::Closed);
    open.filter(|event| event.entrants.iter().any(changes)).map(|event| event.id).collect()
}

/// Whether any of these has a rated match on a list.
fn has_played(club: &Club, list: ListId, people: &BTreeSet<PlayerId>) -> bool {
    let rated = club.ratings(list).into_iter().flat_map(ListRatings::matches);
    rated.flat_map(|one| one.contest.players()).any(|player| people.contains(player))
}

/// The rated matches that belong to other people afterwards. A merge moves no
/// match to another day, so both clubs rate the same matches in the same order.
fn moved(now: &Club, then: &Club, list: ListId) -> Vec<(TournamentId, MatchNo)> {
    let (Some(old), Some(new)) = (now.ratings(list), then.ratings(list)) else { return Vec::new() };
    let both = old.matches().zip(new.matches());
    let other = both.filter(|(old, new)| old.contest.players() != new.contest.players());
    other.map(|(old, _)| (old.tournament, old.no)).collect()
}
