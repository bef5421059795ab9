//! A round of a Swiss of which somebody pairs some boards, or all.

use std::collections::HashSet;

use crate::club::refusal::EventRefusal;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::number::PlayerId;

/// What was paired by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByHand {
    /// Who meets whom; the first has White.
    pub pairs: Vec<[PlayerId; 2]>,
    /// Who is left over.
    pub bye: Option<PlayerId>,
}

/// The next round with these boards, and the others by the rules.
pub(super) fn by_hand(
    club: &Club,
    tournament: &Tournament,
    by_hand: &ByHand,
    lots: Option<u64>,
    chance: u64,
) -> Result<Action, Refusal> {
    let given: Vec<PlayerId> = by_hand.pairs.iter().flatten().copied().chain(by_hand.bye).collect();
    let mut seen = HashSet::new();
    let twice: Vec<PlayerId> = given.iter().copied().filter(|one| !seen.insert(*one)).collect();
    if !twice.is_empty() {
        return Err(Refusal::Event(EventRefusal::NotEachOnce(tournament.id, twice)));
    }
    let drawn = club.pairings_beside(tournament, &seen, lots, chance)?;
    let Action::DrawPairings { tournament: id, stage, round, pairs, bye, absent, lots, rules } =
        drawn
    else {
        return Ok(drawn);
    };
    // Two byes are refused where the round is checked: one of them is paired nowhere.
    let left_over = by_hand.bye.or(bye);
    let pairs = by_hand.pairs.iter().copied().chain(pairs).collect();
    let pairs = tournament.in_order_of_boards(stage, pairs);
    let rules = rules.filter(|_| given.is_empty());
    let absent = absent.into_iter().filter(|one| !seen.contains(&one.player)).collect();
    Ok(Action::DrawPairings {
        tournament: id,
        stage,
        round,
        pairs,
        bye: left_over,
        absent,
        lots,
        rules,
    })
}
