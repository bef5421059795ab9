//! A round of a Swiss with some or all boards paired by hand.

use std::collections::HashSet;

use crate::club::action::{AddPlayOff, AddStage, BreakTie, DrawPairings};
use crate::club::refusal::EventRefusal;
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::chance;
use crate::domain::format::StagePlan;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Length;
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

/// The next round with these boards. The other players are paired by the rules.
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
    let mut drawn = match club.pairings_beside(tournament, &seen, lots, chance)? {
        Action::DrawPairings(drawn) => drawn,
        other => return Ok(other),
    };
    // The check of the round refuses two byes, since one of the players is paired nowhere.
    drawn.bye = by_hand.bye.or(drawn.bye);
    let pairs = by_hand.pairs.iter().copied().chain(drawn.pairs).collect();
    drawn.pairs = tournament.in_order_of_boards(drawn.stage, pairs);
    drawn.rules = drawn.rules.filter(|_| given.is_empty());
    drawn.absent.retain(|one| !seen.contains(&one.player));
    Ok(drawn.into())
}

/// Pairs the last Swiss round again, before any of its matches is called or played.
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
    let there = again.presence.iter().filter(|(_, bye)| bye.is_none());
    let mut gone = there.filter_map(|(player, _)| Some((player, tournament.exits.get(player)?)));
    if let Some((player, exit)) = gone.next() {
        let (id, reason, on) = (tournament.id, exit.reason, exit.on);
        return Err(Refusal::Event(EventRefusal::HasLeft(id, *player, reason, on)));
    }
    before.say_absent(stage, &tournament.last_absent(stage), &again.presence);
    let mut action = by_hand(club, &before, &again.by_hand, lots, chance)?;
    if let Action::DrawPairings(DrawPairings { again, .. }) = &mut action {
        *again = true;
    }
    Ok(action)
}

// Stages, and players who share a rank in one.

/// Plans a stage behind all others.
pub(super) fn add(tournament: &Tournament, plan: StagePlan) -> Action {
    let stage = u32::try_from(tournament.stages.len() + 1).unwrap_or(u32::MAX);
    Action::AddStage(AddStage { tournament: tournament.id, stage, plan: Box::new(plan) })
}

/// Orders players by lots. They are drawn from a fixed order, so that the random seed alone decides.
pub(super) fn draw_lots(
    tournament: &Tournament,
    stage: Option<u32>,
    among: Vec<PlayerId>,
    seed: u64,
) -> Action {
    let mut order = among;
    order.sort_unstable();
    chance::shuffle(&mut order, seed);
    let stage = stage.unwrap_or_else(|| tournament.current());
    BreakTie { tournament: tournament.id, stage, order, lots: Some(seed), reason: None }.into()
}

/// Orders all tied players before a stage by lots. One random seed is enough, since each tie has other players.
pub(super) fn draw_all_lots(tournament: &Tournament, stage: u32, seed: u64) -> Vec<Action> {
    let before = stage.saturating_sub(1);
    let ties = tournament.open_ties(stage).into_iter();
    let among = ties.filter_map(|tied| Some(tournament.equals(before, *tied.first()?)));
    among.map(|among| draw_lots(tournament, Some(before), among, seed)).collect()
}

/// A match for each two of the tied players.
pub(super) fn play_off(
    club: &Club,
    tournament: &Tournament,
    stage: Option<u32>,
    among: &[PlayerId],
    length: Option<Length>,
) -> Result<Vec<Action>, Refusal> {
    let (id, stage) = (tournament.id, stage.unwrap_or_else(|| tournament.current()));
    let planned = tournament.stage_no(stage).ok_or(Refusal::NoSuchStage(id, stage))?;
    let length = length.unwrap_or_else(|| planned.plan.lengths.of(&RoundName::PlayOff));
    let rest = |at: usize| among.get(at + 1..).unwrap_or_default();
    let pairs = (0..).zip(among).flat_map(|(at, &a)| rest(at).iter().map(move |&b| [a, b]));
    let numbers = (club.next_match(id).0..).map(MatchNo);
    let add =
        |(no, sides)| Action::AddPlayOff(AddPlayOff { tournament: id, stage, no, sides, length });
    Ok(numbers.zip(pairs).map(add).collect())
}
