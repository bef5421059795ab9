//! All lists of a club, calculated from those of the club before: only from the first line on that has changed since.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::NaiveDate;
use rayon::iter::ParallelIterator as _;
use rayon::slice::ParallelSlice as _;

use super::block::{Edit, cut};
use super::{Adjusted, ListRatings, Moved, Rateable};
use crate::club::tournament::Origin;
use crate::club::{ByHand, Club, Place, RatingList, Registry, Tournament};
use crate::domain::ids::{ListId, MatchNo, TournamentId};

/// All events by their numbers.
pub(super) type Events = BTreeMap<TournamentId, Arc<Tournament>>;

/// The calculated lists, and the data that they were calculated from.
#[derive(Clone, Debug, Default)]
pub(in crate::club) struct Rated {
    pub(in crate::club) lists: BTreeMap<ListId, ListRatings>,
    registry: Arc<Registry>,
    events: Arc<Events>,
    by_hand: Arc<Vec<ByHand>>,
}

impl Rated {
    /// Calculates the lists of a club from those that it holds, which are of
    /// another state: of an earlier one, or of a later one that was undone.
    pub(in crate::club) fn of(club: &Club) -> Self {
        let known = &*club.ratings;
        let mut edits = if known.is_of_nothing() { None } else { known.edits(club) };
        let list = |list: &RatingList| {
            let edit = edits.as_mut().map(|edits| edits.remove(&list.id));
            let before = known.lists.get(&list.id).filter(|known| known.scale == list.scale);
            let ratings = match (before, edit) {
                (Some(before), Some(None)) => before.clone(),
                (Some(before), Some(Some(edit)))
                    if !before.blocks.is_empty() && !shifts_all(club, list.id) =>
                {
                    before.edited(edit, [&known.events, &club.tournaments])
                }
                _ => ListRatings::of(list.scale.clone(), moved(club, list.id)),
            };
            (list.id, ratings)
        };
        let lists = club.lists().map(list).collect();
        Self {
            lists,
            registry: Arc::clone(&club.registry),
            events: Arc::clone(&club.tournaments),
            by_hand: Arc::clone(&club.by_hand),
        }
    }

    pub(in crate::club) fn is_of_nothing(&self) -> bool {
        self.events.is_empty()
    }

    /// Whether another state of the lists takes hardly any room beside this one.
    pub(in crate::club) fn has_most_of(&self, other: &Self) -> bool {
        let has = |(list, other)| {
            self.lists.get(list).is_some_and(|own: &ListRatings| own.has_most_of(other))
        };
        other.lists.iter().all(has)
    }

    /// For each list, the rated matches that differ in a club; none if more than matches changed.
    fn edits(&self, club: &Club) -> Option<BTreeMap<ListId, Edit>> {
        let same_people = Arc::ptr_eq(&self.registry, &club.registry)
            || self.registry.mergers() == club.registry.mergers();
        let same_hand = Arc::ptr_eq(&self.by_hand, &club.by_hand) || self.by_hand == club.by_hand;
        if !same_people || !same_hand {
            return None;
        }
        let registry = &club.registry;
        let mut edits: BTreeMap<ListId, Edit> = BTreeMap::new();
        for (was, is) in changed(&self.events, &club.tournaments) {
            let beside = |one: Option<&Arc<Tournament>>, other: Option<&Arc<Tournament>>| {
                let tournament = one?;
                let beside = Rateable { tournament, registry }.beside(other.map(AsRef::as_ref));
                (!beside.is_empty()).then_some((tournament.list, beside))
            };
            if let Some((list, gone)) = beside(was, is) {
                edits.entry(list).or_default().gone.extend(gone);
            }
            if let Some((list, come)) = beside(is, was) {
                edits.entry(list).or_default().come.extend(come);
            }
        }
        Some(edits)
    }
}

/// The events that are not the same in both, in the order of their numbers.
pub(in crate::club) fn changed<'a>(
    before: &'a Arc<Events>,
    after: &'a Arc<Events>,
) -> impl Iterator<Item = (Option<&'a Arc<Tournament>>, Option<&'a Arc<Tournament>>)> {
    let all = usize::from(!Arc::ptr_eq(before, after)) * usize::MAX;
    let mut old = before.iter().take(all).peekable();
    let mut new = after.iter().take(all).peekable();
    let pairs = std::iter::from_fn(move || {
        let number = |(id, _): &(&TournamentId, &Arc<Tournament>)| **id;
        let next = old.peek().map(number).into_iter().chain(new.peek().map(number)).min()?;
        let was = old.next_if(|(id, _)| **id == next).map(|(_, found)| found);
        let is = new.next_if(|(id, _)| **id == next).map(|(_, found)| found);
        Some((was, is))
    });
    // A packed event that is folded again has the same bytes;
    // comparing unpacked ones would take longer than it helps.
    let same = |(was, is): (&Arc<Tournament>, &Arc<Tournament>)| {
        Arc::ptr_eq(was, is) || (was.is_packed() && is.is_packed() && was == is)
    };
    pairs.filter(move |(was, is)| !was.zip(*is).is_some_and(same))
}

/// The place of a line in its list. A correction by hand comes after matches of the same place.
pub(super) fn order<'a>(
    line: &Moved,
    events: &'a Events,
) -> (NaiveDate, bool, Option<&'a Origin>, Place, (TournamentId, bool, MatchNo)) {
    let (day, place) = line.played_at();
    let origin = line.rated().and_then(|it| events.get(&it.tournament)?.origin.as_ref());
    let no = match line {
        Moved::Match(rated) => (rated.tournament, rated.contest.is_table(), rated.no),
        Moved::ByHand(_) => (TournamentId(u32::MAX), true, MatchNo(u32::MAX)),
    };
    (day, origin.is_none(), origin, place, no)
}

/// Whether all ratings of a list were ever shifted at once:
/// the matches before a shift decide which players take part.
fn shifts_all(club: &Club, list: ListId) -> bool {
    club.by_hand().iter().any(|one| one.list == list && one.player.is_none())
}

/// The number of events whose matches one thread reads at once. Few in tests.
const PART: usize = if cfg!(test) { 2 } else { 64 };

/// Lines in order, cut into blocks.
type Part = Vec<Arc<[Moved]>>;

/// All lines of a list, in order. Nearly all are made once, in their final
/// place, since the lines of years take more room than everything else.
fn moved(club: &Club, list: ListId) -> Part {
    // Most events have no origin and need not be looked up.
    let handed_in = club.tournaments.iter().filter(|(_, event)| event.origin.is_some());
    let handed_in = handed_in.map(|(id, event)| (*id, Arc::clone(event))).collect();
    let counting: Vec<_> = club.tournaments().filter(|one| one.list == list).collect();
    let matches = |events: &[&Arc<Tournament>]| {
        let room = events.iter().map(|one| one.matches.len() + one.pods.len()).sum();
        let mut lines = Vec::with_capacity(room);
        for tournament in events {
            let all = Rateable { tournament, registry: &club.registry }.all();
            lines.extend(all.into_iter().map(Moved::Match));
        }
        part(lines, &handed_in)
    };
    let mut parts: Vec<Part> = counting.par_chunks(PART).map(matches).collect();
    parts.retain(|part| !part.is_empty());
    let mut by_hand: BTreeMap<usize, Vec<Moved>> = BTreeMap::new();
    for one in club.by_hand().iter().filter(|one| one.list == list) {
        let players = one.player.map(|player| club.registry().today(player));
        let players = players.into_iter().collect();
        let line = Moved::ByHand(Box::new(Adjusted { by_hand: one.clone(), players }));
        let is_before = |part: &Part| order(&part[0][0], &handed_in) <= order(&line, &handed_in);
        by_hand.entry(parts.partition_point(is_before).saturating_sub(1)).or_default().push(line);
    }
    for (at, mut lines) in by_hand {
        match parts.get_mut(at) {
            Some(known) => {
                lines.extend(known.iter().flat_map(|block| block.iter().cloned()));
                *known = part(lines, &handed_in);
            }
            None => parts.push(part(lines, &handed_in)),
        }
    }
    follow(parts, &handed_in)
}

/// Puts lines in order; no two have the same place.
fn part(mut lines: Vec<Moved>, events: &Events) -> Part {
    lines.sort_unstable_by(|one, other| order(one, events).cmp(&order(other, events)));
    cut(lines).collect()
}

/// Joins parts in order; overlapping ones are merged. Events are mostly played one after the other.
fn follow(parts: Vec<Part>, events: &Events) -> Part {
    let mut runs: Vec<Vec<Part>> = Vec::new();
    for part in parts {
        let first = order(&part[0][0], events);
        let reaches = |run: &Vec<Part>| {
            let mut ends = run.iter().filter_map(|part| part.last()?.last());
            ends.any(|last| order(last, events) > first)
        };
        let apart = runs.iter().rposition(|run| !reaches(run)).map_or(0, |at| at + 1);
        let mut run: Vec<_> = runs.drain(apart..).flatten().collect();
        run.push(part);
        runs.push(run);
    }
    let joined = |mut run: Vec<Part>| {
        if run.len() == 1 {
            return run.remove(0);
        }
        let blocks = run.into_iter().flatten();
        part(blocks.flat_map(|block| block.to_vec()).collect(), events)
    };
    runs.into_iter().flat_map(joined).collect()
}
