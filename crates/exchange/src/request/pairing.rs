//! A round of a Swiss with some or all boards paired by hand.

use std::collections::HashSet;

use crate::club::action::DrawPairings;
use crate::club::refusal::EventRefusal;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::swiss::AskedBye;

/// Pairings made by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByHand {
    /// The first of a pair has White.
    pub pairs: Vec<[PlayerId; 2]>,
    /// The player with the bye.
    pub bye: Option<PlayerId>,
}

/// Changes with which a round is paired again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Again {
    /// Players who are absent after all, with the kind of bye; none for players who are there after all.
    pub presence: Vec<(PlayerId, Option<AskedBye>)>,
    pub by_hand: ByHand,
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
    let Action::DrawPairings(DrawPairings {
        tournament: id,
        stage,
        round,
        pairs,
        bye,
        absent,
        lots,
        rules,
        again,
    }) = drawn
    else {
        return Ok(drawn);
    };
    // Two byes are refused where the round is checked: one of them is paired nowhere.
    let left_over = by_hand.bye.or(bye);
    let pairs = by_hand.pairs.iter().copied().chain(pairs).collect();
    let pairs = tournament.in_order_of_boards(stage, pairs);
    let rules = rules.filter(|_| given.is_empty());
    let absent = absent.into_iter().filter(|one| !seen.contains(&one.player)).collect();
    Ok(Action::DrawPairings(DrawPairings {
        tournament: id,
        stage,
        round,
        pairs,
        bye: left_over,
        absent,
        lots,
        rules,
        again,
    }))
}

/// The last round of a Swiss paired again, before any of its matches was called or played.
pub(super) fn again(
    club: &Club,
    tournament: &Tournament,
    again: &Again,
    lots: Option<u64>,
    chance: u64,
) -> Result<Action, Refusal> {
    let stage = tournament.current();
    let lots = lots.or_else(|| tournament.stage()?.swiss.drawn.last()?.lots);
    let mut before = tournament.before_last_round(stage)?;
    let mut there = again.presence.iter().filter(|(_, bye)| bye.is_none());
    if let Some((gone, _)) = there.find(|(player, _)| tournament.has_left(*player)) {
        return Err(Refusal::Event(EventRefusal::HasLeft(tournament.id, *gone)));
    }
    before.say_absent(stage, &tournament.last_absent(stage), &again.presence);
    let mut action = by_hand(club, &before, &again.by_hand, lots, chance)?;
    if let Action::DrawPairings(DrawPairings { again, .. }) = &mut action {
        *again = true;
    }
    Ok(action)
}
