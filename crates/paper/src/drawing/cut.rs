//! A bracket cut into parts that fit on a page: so many rounds beside each other, so many matches below each other.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use std::sync::Arc;

use crate::club::{Match, MatchState};
use crate::domain::ids::MatchNo;
use crate::domain::round::RoundName;
use crate::domain::slot::{Branch, Seat, Slot};

/// Where a part of the drawing is cut: rounds, and lines of the first round of all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    columns: Range<u32>,
    leaves: Range<u32>,
}

/// The size of the part of a bracket that a page holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// Rounds beside each other, at least one.
    pub abreast: u32,
    /// The matches below each other, as a power of two.
    pub doublings: u32,
}

/// How often the matches have halved up to a column.
const fn level(branch: Branch, column: u32, grand_final: Option<u32>) -> u32 {
    match (branch, grand_final) {
        // Every other round takes in those who have just lost.
        (Branch::Losers, _) => column / 2,
        // The final of the two brackets, and its reset match, stand beside the last of the winners.
        (Branch::Main, Some(last)) if column >= last => last.saturating_sub(1),
        (Branch::Main | Branch::Places(_), _) => column,
    }
}

/// The cuts of a part of the drawing, the first rounds first.
pub fn cuts(matches: &[&Arc<Match>], branch: Branch, page: Page) -> Vec<Cut> {
    let here =
        || matches.iter().filter(|played| played.seat.is_some_and(|seat| seat.branch == branch));
    let columns = here().filter_map(|played| played.seat).map(|seat| seat.column + 1).max();
    let Some(columns) = columns else { return Vec::new() };
    let grand = here().find(|played| played.round == RoundName::GrandFinal);
    let grand = grand.and_then(|played| Some(played.seat?.column));
    let level = |column| level(branch, column, grand);
    let fits = |first: u32, end: u32| {
        end - first <= page.abreast && level(end - 1) - level(first) <= page.doublings
    };
    // In a losers' bracket a page begins with a round of those who have just lost.
    let step = if branch == Branch::Losers { 2 } else { 1 };
    let leaves = 1_u32.checked_shl(level(columns - 1)).unwrap_or(u32::MAX);
    let mut cuts = Vec::new();
    let mut first = 0;
    while first < columns {
        let mut end = (first + step).min(columns);
        while end < columns && fits(first, (end + step).min(columns)) {
            end = (end + step).min(columns);
        }
        // The last page shows as many rounds before the final as it can.
        while end == columns && first >= step && fits(first - step, end) {
            first -= step;
        }
        // As many matches of the first round as there is room for, in as many trees as that are.
        let wide = 1_u32.checked_shl(level(first) + page.doublings).unwrap_or(u32::MAX);
        let mut top = 0_u32;
        while top < leaves {
            let bottom = top.saturating_add(wide);
            cuts.push(Cut { columns: first..end, leaves: top..bottom });
            top = bottom;
        }
        first = end;
    }
    for cut in &mut cuts {
        // From here on rows are counted at the level of the first column.
        let shift = level(cut.columns.start);
        cut.leaves = (cut.leaves.start >> shift)..(cut.leaves.end >> shift);
    }
    cuts
}

/// The parts of a bracket that fit on a page and in which something is going on, or is about to; where nothing is, the one
/// with the final.
pub fn going_on(matches: &[&Arc<Match>], page: Page) -> Vec<(Branch, Vec<Arc<Match>>)> {
    let branches: BTreeSet<Branch> =
        matches.iter().filter_map(|played| Some(played.seat?.branch)).collect();
    let (mut found, mut last) = (Vec::new(), None);
    for branch in branches {
        // Whatever a later page shows as well needs no earlier one.
        let mut told: HashSet<MatchNo> = HashSet::new();
        let mut kept = Vec::new();
        for cut in cuts(matches, branch, page).iter().rev() {
            let inside: Vec<Arc<Match>> =
                matches.iter().filter_map(|played| cut.take(played, branch)).collect();
            let alive = inside.iter().filter(|played| is_alive(played)).map(|played| played.no);
            if alive.filter(|no| told.insert(*no)).count() > 0 {
                kept.push((branch, inside));
            } else if branch == Branch::Main && last.is_none() {
                last = Some((branch, inside));
            }
        }
        found.extend(kept.into_iter().rev());
    }
    if found.is_empty() { last.into_iter().collect() } else { found }
}

/// Whether something is going on: the match can be played, or one of its two is known.
fn is_alive(played: &Match) -> bool {
    let known = played.sides.iter().any(Option::is_some);
    let state = played.state();
    state.is_live() || (state == MatchState::Waiting && known)
}

impl Cut {
    /// The cut with another one that lies right below it, in the same rounds.
    #[must_use]
    pub fn joined(&self, below: &Self) -> Option<Self> {
        let adjoins = self.columns == below.columns && self.leaves.end == below.leaves.start;
        let leaves = self.leaves.start..below.leaves.end;
        adjoins.then(|| Self { columns: self.columns.clone(), leaves })
    }

    /// The match with its seat counted from the corner of the cut, if it is inside.
    pub fn take(&self, played: &Arc<Match>, branch: Branch) -> Option<Arc<Match>> {
        let seat = played.seat.filter(|seat| seat.branch == branch)?;
        let column = seat.column.checked_sub(self.columns.start)?;
        if seat.column >= self.columns.end {
            return None;
        }
        let aside = matches!(played.slots, [Slot::LoserOf(_), Slot::LoserOf(_)]);
        let halvings = match (branch, &played.round) {
            (Branch::Losers, _) => column / 2,
            (Branch::Main, RoundName::GrandFinal) => column.saturating_sub(1),
            (Branch::Main, RoundName::GrandFinalReset) => column.saturating_sub(2),
            (Branch::Main | Branch::Places(_), _) => column,
        };
        let top = self.leaves.start.checked_shr(halvings).unwrap_or(0);
        let bottom = self.leaves.end.checked_shr(halvings).unwrap_or(0);
        // The match for third place hangs below the final and belongs to neither half.
        let row = if aside && branch == Branch::Main {
            seat.row
        } else {
            (top..bottom).contains(&seat.row).then(|| seat.row - top)?
        };
        let mut moved = Match::clone(played);
        moved.seat = Some(Seat { branch, column, row });
        Some(Arc::new(moved))
    }
}
