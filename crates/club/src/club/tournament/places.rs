//! The places of a record of matches: as they were said, or as its last match gives them. Points of groups make no winner.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use super::{Match, Tournament};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;

/// The rounds that decide the first places, the one that overrides the others first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Deciding {
    Reset,
    GrandFinal,
    Final,
    ThirdPlace,
}

impl Tournament {
    /// The players of a record whose places are known, the best first. None where every rank is a place: in all other
    /// formats.
    pub fn placed(&self) -> Option<Vec<PlayerId>> {
        self.is_record().then(|| self.placed_by(&self.counted(self.current(), None)))
    }

    /// [`Self::placed`] by these matches, in the order of play.
    pub(super) fn placed_by(&self, matches: &[&Arc<Match>]) -> Vec<PlayerId> {
        if self.places.is_empty() { by_matches(matches) } else { self.places.clone() }
    }
}

/// The players of the match for the first place, and behind them those of the match for the third.
fn by_matches(matches: &[&Arc<Match>]) -> Vec<PlayerId> {
    let counted: Vec<&Match> =
        matches.iter().filter(|played| !played.void).map(|played| &***played).collect();
    let mut roles: HashMap<&RoundName, Option<Deciding>> = HashMap::new();
    let mut named: BTreeMap<Deciding, Vec<&Match>> = BTreeMap::new();
    for played in &counted {
        if let Some(role) = *roles.entry(&played.round).or_insert_with(|| role(&played.round)) {
            named.entry(role).or_default().push(played);
        }
    }
    let of_third = named.remove(&Deciding::ThirdPlace);
    // A reset match may have no name of its own.
    let finals = named.into_iter().next().map(|(role, all)| match role {
        Deciding::GrandFinal if are_of_one_pair(&all) => all[all.len() - 1..].to_vec(),
        _ => all,
    });
    let last = finals.or_else(|| unfollowed(&counted).map(|last| vec![last]));
    let mut placed = last.as_deref().and_then(ends).map_or_else(Vec::new, Vec::from);
    if let Some(third) = of_third.as_deref().and_then(ends)
        && !placed.is_empty()
        && third.iter().all(|player| !placed.contains(player))
    {
        placed.extend(third);
    }
    placed
}

/// The part of a round in the decision; a list has its own words for it.
fn role(round: &RoundName) -> Option<Deciding> {
    let name = round.to_string();
    let read = name.parse().unwrap_or_else(|_fault| round.clone());
    match read {
        RoundName::GrandFinalReset => Some(Deciding::Reset),
        RoundName::GrandFinal => Some(Deciding::GrandFinal),
        RoundName::Final => Some(Deciding::Final),
        RoundName::ThirdPlace => Some(Deciding::ThirdPlace),
        _ => match &*fold(&name) {
            "grand finals" | "gf" | "グランドファイナル" => Some(Deciding::GrandFinal),
            "finals" | "f" | "決勝" | "決勝戦" | "優勝決定戦" => Some(Deciding::Final),
            "3rd place" | "3位決定戦" | "三位決定戦" => Some(Deciding::ThirdPlace),
            _ => None,
        },
    }
}

fn are_of_one_pair(matches: &[&Match]) -> bool {
    let first = matches[0].sides;
    matches.iter().all(|played| first.iter().all(|side| played.sides.contains(side)))
}

/// Winner and loser of the only one of these matches.
fn ends(matches: &[&Match]) -> Option<[PlayerId; 2]> {
    let [only] = matches else { return None };
    let record = only.record?;
    let winner = record.outcome.winner()?;
    Some([winner, winner.other()].map(|side| record.player(side)))
}

/// The one match after which neither of its players plays on, where it ends a knock-out: by then all others have lost
/// their last match, or both finalists have just sent somebody home. Of a league, or an evening of single matches, the last
/// match decides nothing.
fn unfollowed<'m>(matches: &[&'m Match]) -> Option<&'m Match> {
    let mut own: HashMap<PlayerId, Vec<usize>> = HashMap::new();
    for (at, played) in matches.iter().enumerate() {
        for player in played.players()? {
            own.entry(player).or_default().push(at);
        }
    }
    let is_last = |player: PlayerId, at: usize| own[&player].last() == Some(&at);
    let is_end = |at: &usize| {
        matches[*at].players().is_some_and(|both| both.iter().all(|one| is_last(*one, *at)))
    };
    let mut all = (0..matches.len()).filter(is_end);
    let (Some(at), None) = (all.next(), all.next()) else { return None };
    let (last, has_lost) = (matches[at], |player: PlayerId, at: usize| {
        matches[at].winner().is_some_and(|winner| winner != player)
    });
    let champion = last.winner()?;
    let is_out = |(player, played): (&PlayerId, &Vec<usize>)| {
        *player == champion || played.last().is_some_and(|at| has_lost(*player, *at))
    };
    let sent_home = |player: PlayerId| {
        let before = own[&player].iter().rev().nth(1)?;
        let record = matches[*before].record?;
        let loser = record.player(record.outcome.winner()?.other());
        Some(loser != player && is_last(loser, *before))
    };
    let players = last.players()?;
    let ends_knock_out =
        own.iter().all(is_out) || players.iter().all(|player| sent_home(*player).unwrap_or(false));
    (ends_knock_out && !is_league(matches, own.len())).then_some(last)
}

/// Whether each has met each, and no two of them more often than others: a league has no last match.
fn is_league(matches: &[&Match], players: usize) -> bool {
    let mut met: HashMap<[PlayerId; 2], usize> = HashMap::new();
    for mut pair in matches.iter().filter_map(|played| played.players()) {
        pair.sort_unstable();
        *met.entry(pair).or_default() += 1;
    }
    let is_single = matches.len() == 1;
    let all_met = met.len() == players * players.saturating_sub(1) / 2;
    let mut times = met.values();
    let first = times.next();
    !is_single && all_met && times.all(|times| Some(times) == first)
}
