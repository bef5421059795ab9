//! The lines of a rating list, in blocks that clubs share: the club after an entry has those of the club before it up to
//! the first line that changed.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, OnceLock};

use super::settle::{Events, order};
use super::{ListRatings, Moved, RatedLine, RatedMatch};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::{ChangeBasis, Played, Replay, Scale, Step, rate_further, replay_on};

/// The lines of a new block; a block has at most twice as many. Few in tests, so that these have many blocks.
const LINES: usize = if cfg!(test) { 3 } else { 512 };

/// A state of a list with at most this many blocks of its own takes hardly any room beside another state.
const FEW: usize = if cfg!(test) { 2 } else { 64 };

/// Consecutive lines of a list.
#[derive(Debug, PartialEq)]
pub(super) struct Block {
    /// Kept apart from the steps: a correction long ago changes all later steps, but hardly any line.
    moved: Arc<[Moved]>,
    steps: Box<[Step]>,
    grounds: Box<[ChangeBasis]>,
}

impl Block {
    pub(super) fn moved(&self) -> &[Moved] {
        &self.moved
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = RatedLine<'_>> {
        let (mut steps, mut grounds) = (&*self.steps, &*self.grounds);
        self.moved.iter().map(move |moved| {
            let players = moved.players().len();
            let (own, rest) = steps.split_at(players);
            let (why, later) = grounds.split_at(players.min(grounds.len()));
            (steps, grounds) = (rest, later);
            RatedLine { moved, steps: own, grounds: why }
        })
    }
}

/// The ratings of the players after some lines, by player number.
#[derive(Clone, Debug, Default)]
pub(super) struct Reached {
    ratings: Vec<f64>,
    /// The number of lines of each player.
    lines: Vec<u32>,
}

fn index(player: PlayerId) -> usize {
    usize::try_from(player.0).unwrap_or(usize::MAX)
}

impl Reached {
    pub(super) fn rating(&self, player: PlayerId) -> Option<f64> {
        self.ratings.get(index(player)).copied()
    }

    pub(super) fn lines(&self, player: PlayerId) -> u32 {
        self.lines.get(index(player)).copied().unwrap_or(0)
    }

    pub(super) fn players(&self) -> impl Iterator<Item = PlayerId> {
        (0..).zip(&self.lines).filter(|(_, lines)| **lines > 0).map(|(player, _)| PlayerId(player))
    }

    /// Takes the last block back.
    fn go_back(&mut self, block: &Block) {
        let mut steps = block.steps.iter().rev();
        for moved in block.moved.iter().rev() {
            for (&player, step) in moved.players().iter().rev().zip(&mut steps) {
                self.ratings[index(player)] = step.before;
                self.lines[index(player)] -= 1;
            }
        }
    }

    /// Makes room for the players of further lines, and counts their lines.
    fn meet(&mut self, moved: &[Moved], start: f64) {
        for &player in moved.iter().flat_map(Moved::players) {
            let player = index(player);
            if self.lines.len() <= player {
                self.lines.resize(player + 1, 0);
                self.ratings.resize(player + 1, start);
            }
            self.lines[player] += 1;
        }
    }
}

/// Lines of a block to be rated, and the earlier block with these lines.
type Piece = (Arc<[Moved]>, Option<Arc<Block>>);

/// A rated match by its event and number.
type Key = (TournamentId, MatchNo);

impl Moved {
    /// The key of a match; none for a correction by hand.
    fn key(&self) -> Option<Key> {
        self.rated().map(|rated| (rated.tournament, rated.no))
    }
}

/// The rated matches that a list no longer has, and those that it has now.
#[derive(Default)]
pub(super) struct Edit {
    pub(super) gone: Vec<RatedMatch>,
    pub(super) come: Vec<RatedMatch>,
}

impl ListRatings {
    /// Rates a list from all its lines, in order.
    pub(super) fn of(scale: Scale, mut moved: Vec<Arc<[Moved]>>) -> Self {
        name_everybody(&mut moved);
        let pieces = moved.into_iter().map(|moved| (moved, None)).collect();
        Self::rated(scale, Vec::new(), Reached::default(), pieces)
    }

    /// The list after an edit that leads from one state of all events to another.
    pub(super) fn edited(&self, edit: Edit, [before, after]: [&Events; 2]) -> Self {
        let mut touched: BTreeMap<usize, Vec<Moved>> = BTreeMap::new();
        let at = |line: &Moved, events| {
            let place = order(line, events);
            let behind = |block: &Arc<Block>| order(&block.moved[0], before) <= place;
            self.blocks.partition_point(behind).saturating_sub(1)
        };
        let mut gone = HashSet::new();
        for line in edit.gone.into_iter().map(Moved::Match) {
            touched.entry(at(&line, before)).or_default();
            gone.insert(line.key());
        }
        for line in edit.come.into_iter().map(Moved::Match) {
            touched.entry(at(&line, after)).or_default().push(line);
        }
        let Some((&first, _)) = touched.first_key_value() else { return self.clone() };
        let (kept, reached) = if self.scale.is_plain() {
            let mut reached = self.reached.clone();
            self.blocks[first.min(self.blocks.len())..]
                .iter()
                .rev()
                .for_each(|it| reached.go_back(it));
            (first, reached)
        } else {
            (0, Reached::default())
        };
        let pieces = (kept..self.blocks.len().max(1)).flat_map(|at| {
            let block = self.blocks.get(at);
            let Some(come) = touched.remove(&at) else {
                return block
                    .map(|it| (Arc::clone(&it.moved), Some(Arc::clone(it))))
                    .into_iter()
                    .collect::<Vec<_>>();
            };
            let known = block.into_iter().flat_map(|block| block.moved.iter());
            let known = known.filter(|line| !gone.contains(&line.key()));
            let mut lines: Vec<Moved> = known.cloned().chain(come).collect();
            lines.sort_by(|one, other| order(one, after).cmp(&order(other, after)));
            cut(lines).map(|moved| (moved, None)).collect()
        });
        let pieces = pieces.collect();
        Self::rated(self.scale.clone(), self.blocks[..kept].to_vec(), reached, pieces)
    }

    /// Rates further lines after these blocks. A block in which nothing changes is the earlier one.
    fn rated(
        scale: Scale,
        mut blocks: Vec<Arc<Block>>,
        mut reached: Reached,
        pieces: Vec<Piece>,
    ) -> Self {
        for (moved, _) in &pieces {
            reached.meet(moved, scale.start);
        }
        let played = |moved: &[Moved]| moved.iter().map(Moved::played).collect::<Vec<_>>();
        let mut replay = Replay::default();
        if !scale.is_plain() {
            let all: Vec<&Moved> = pieces.iter().flat_map(|(moved, _)| moved.iter()).collect();
            let played: Vec<Played> = all.iter().map(|moved| moved.played()).collect();
            let players = reached.ratings.len();
            replay =
                replay_on(&scale, players, &played, |place| all.get(place).map(|one| one.on()));
            reached.ratings.clone_from(&replay.ratings);
        }
        let (mut further, mut why) = (&*replay.steps, &*replay.grounds);
        for (moved, known) in pieces {
            let count = moved.iter().map(|one| one.players().len()).sum();
            let mut steps = Vec::with_capacity(count);
            let mut grounds = Vec::new();
            if scale.is_plain() {
                rate_further(&scale, &mut reached.ratings, &played(&moved), |step| {
                    steps.push(step);
                });
            } else {
                let (own, rest) = further.split_at(count);
                let (own_why, rest_why) = why.split_at(count);
                (further, why) = (rest, rest_why);
                steps.extend_from_slice(own);
                grounds.extend_from_slice(own_why);
            }
            let block = Block { moved, steps: steps.into(), grounds: grounds.into() };
            let same =
                known.filter(|known| known.steps == block.steps && known.grounds == block.grounds);
            blocks.push(same.unwrap_or_else(|| Arc::new(block)));
        }
        Self { scale, blocks, reached, strengths: OnceLock::new() }
    }

    /// The lines in blocks that another state of the list does not have; all that differ are among them.
    pub fn apart<'a>(&'a self, other: Option<&'a Self>) -> impl Iterator<Item = RatedLine<'a>> {
        let other = other.map(|other| &*other.blocks).unwrap_or_default();
        let same = self.blocks.iter().zip(other).take_while(|(one, other)| Arc::ptr_eq(one, other));
        let same = same.count();
        let known: HashSet<*const Block> = other[same..].iter().map(Arc::as_ptr).collect();
        let is_new = |block: &&Arc<Block>| !known.contains(&Arc::as_ptr(block));
        let blocks: Vec<&Arc<Block>> = self.blocks[same..].iter().filter(is_new).collect();
        blocks.into_iter().flat_map(|block| block.lines())
    }

    /// Whether it has nearly all blocks of another state of the list, so that the other hardly takes room beside it.
    pub(super) fn has_most_of(&self, other: &Self) -> bool {
        other.apart(Some(self)).nth(FEW * LINES).is_none()
    }
}

pub(super) fn cut(lines: Vec<Moved>) -> impl Iterator<Item = Arc<[Moved]>> {
    let (mut rest, all) = (lines.len(), lines.len());
    let mut lines = lines.into_iter();
    std::iter::from_fn(move || {
        let size = if all > 2 * LINES { LINES.min(rest) } else { rest };
        rest -= size;
        (size > 0).then(|| lines.by_ref().take(size).collect())
    })
}

/// Puts into each shift of all ratings the players who had a rated match by then.
fn name_everybody(moved: &mut [Arc<[Moved]>]) {
    let of_all = |one: &Moved| matches!(one, Moved::ByHand(one) if one.by_hand.player.is_none());
    if !moved.iter().any(|block| block.iter().any(of_all)) {
        return;
    }
    let mut met: BTreeSet<PlayerId> = BTreeSet::new();
    for one in moved.iter_mut().flat_map(Arc::make_mut) {
        match one {
            Moved::Match(rated) => met.extend(rated.contest.players()),
            Moved::ByHand(adjusted) if adjusted.by_hand.player.is_none() => {
                adjusted.players = met.iter().copied().collect();
            }
            Moved::ByHand(_) => {}
        }
    }
}
