//! From groups to the knock-out.

mod seating;

use crate::slot::Qualifier;
use seating::{Beginning, Seating};

/// How many ways to begin are looked at before the best is taken.
const TRIES: u64 = 64;

/// The order of the seeds of a knock-out among the best of each group; `counts` says how many go on
/// from the first group, the second and so on. The qualifier at index i is seed i + 1 of the
/// standard bracket ([`crate::bracket::seed_order`]), so byes go to winners of groups
/// before all others.
///
/// These rules hold in this order, an earlier one before a later one where both cannot hold
/// (`docs/FORMATS.md` says for which numbers that is so):
///
/// 1. Winners come before seconds, seconds before thirds, and so on.
/// 2. The best two of one group can meet only in the final, the best four not before the
///    semi-finals, the best eight not before the quarter-finals, and so on.
/// 3. The winners of neighbouring groups (A and B, B and C …) are in different halves.
/// 4. Partner groups (A and B, C and D …) meet each other in the first round: A1–B2, C1–D2.
/// 5. Groups named earlier have the better seeds.
///
/// Rank after rank is assigned to its seeds so that rules 2 to 5 lose least, looking at those who
/// are seated already. Then each rank is assigned anew, looking at all others, as long as that
/// loses less. Where a rule is still broken, the same is tried again from other beginnings, and the
/// best is taken. The answer to the same counts is always the same.
pub fn qualify(counts: &[u32]) -> Vec<Qualifier> {
    let groups = counts.len();
    let mut best = Seating::new(counts, &Beginning::alphabetical(groups));
    for attempt in 1..TRIES {
        if best.keeps_all_rules() {
            break;
        }
        let seating = Seating::new(counts, &Beginning::drawn(groups, attempt));
        if seating.loss() < best.loss() {
            best = seating;
        }
    }
    best.qualifiers()
}

#[cfg(test)]
mod tests;
