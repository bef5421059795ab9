//! Promises that hold after every action, checked without the code that must keep them.

use std::collections::{BTreeMap, BTreeSet};

use banzuke::club::action::{CorrectResult, DeleteTournament};
use banzuke::club::question::consequences::{Change, MatchView};
use banzuke::club::tournament::Cause;
use banzuke::club::{Action, Club, Match, MatchRecord, Tournament};
use banzuke::domain::ids::{MatchNo, TournamentId};

/// Asserts what must hold in every club.
#[track_caller]
pub(super) fn is_whole(club: &Club) {
    assert_eq!(club.scan(), [], "the scan finds nothing");
    nobody_is_at_two_tables(club);
    for tournament in club.tournaments() {
        for played in &tournament.matches {
            let Some(record) = played.record else { continue };
            let sides = record.sides.map(Some);
            assert_eq!(sides, played.sides, "a score on a slot whose player changed: {played:?}");
        }
        let mut ranked = BTreeSet::new();
        for line in tournament.standings() {
            assert!(ranked.insert(line.player), "{} stands twice", line.player);
        }
        everybody_has_a_place(tournament);
    }
}

/// A player who is out of an elimination has a place, however the last match was lost.
#[track_caller]
fn everybody_has_a_place(tournament: &Tournament) {
    for (number, stage) in (1..).zip(&tournament.stages) {
        let over = tournament.matches_of(number).all(|played| !played.state().is_open());
        if stage.plan.format.is_elimination() && stage.draw.is_some() && over {
            for line in tournament.standings_of(number) {
                let is_out = tournament.is_out_of_standings(number, line.player);
                assert!(line.rank.is_some() || is_out, "{} has no place: {line:?}", line.player);
            }
        }
    }
}

#[track_caller]
fn nobody_is_at_two_tables(club: &Club) {
    let (mut players, mut tables) = (BTreeSet::new(), BTreeSet::new());
    for tournament in club.tournaments() {
        for played in tournament.matches.iter().filter(|played| played.state().is_at_table()) {
            let call = played.call.as_ref().expect("it was called");
            assert!(tables.insert(call.table.clone()), "two matches at {}", call.table);
            for player in played.players().expect("both are known") {
                let today = club.registry().today(player);
                assert!(players.insert(today), "{player} is at two tables");
            }
        }
    }
}

/// The entered results.
type Entered = BTreeMap<(TournamentId, MatchNo), MatchRecord>;

fn entered(club: &Club) -> Entered {
    let all = club.tournaments().flat_map(|one| one.matches.iter().map(move |m| (one.id, m)));
    let records = all.filter_map(|(id, played)| Some(((id, played.no), played.record?)));
    records.filter(|(_, record)| record.cause == Cause::Entered).collect()
}

/// No entered result is lost, or counts for another player, unless the action says so.
#[track_caller]
pub(super) fn nothing_entered_is_lost(before: &Club, after: &Club, action: &Action) {
    let now = entered(after);
    let (mut lost, mut moved) = (Vec::new(), Vec::new());
    for ((id, no), old) in entered(before) {
        match now.get(&(id, no)) {
            None => lost.push(no),
            Some(new) if new.sides != old.sides => moved.push(no),
            Some(new) if new.outcome != old.outcome => {
                assert!(
                    matches!(action, Action::CorrectResult(CorrectResult { no: own, .. }) if *own == no)
                );
            }
            Some(_) => {}
        }
    }
    let sorted = |matches: &[MatchNo]| {
        let mut matches = matches.to_vec();
        matches.sort_unstable();
        matches
    };
    match action {
        Action::CorrectResult(CorrectResult { void, keep, .. }) => {
            assert_eq!(lost, sorted(void), "exactly what was agreed to falls");
            assert_eq!(moved, sorted(keep), "exactly what was agreed to stands for the other");
        }
        Action::ReplaceEntrant(_) => assert_eq!(lost, []),
        // It names how many results go with the tournament, games of pods among them.
        Action::DeleteTournament(DeleteTournament { results, .. }) => {
            assert!(lost.len() <= usize::try_from(*results).expect("few"), "{lost:?}");
            assert_eq!(moved, []);
        }
        _ => assert_eq!((lost, moved), (vec![], vec![]), "after {action:?}"),
    }
}

/// The changes of a tournament between two clubs, match by match.
pub(super) fn changes(before: &Club, after: &Club, id: TournamentId) -> Vec<Change> {
    let [old, new] = [before, after].map(|club| faces(club.tournament(id).expect("it is there")));
    let all: BTreeSet<MatchNo> = old.keys().chain(new.keys()).copied().collect();
    let change = |no| Change { no, before: old.get(&no).copied(), after: new.get(&no).copied() };
    all.into_iter().map(change).filter(|change| change.before != change.after).collect()
}

fn faces(tournament: &Tournament) -> BTreeMap<MatchNo, MatchView> {
    let face = |played: &Match| MatchView {
        sides: played.sides,
        slots: played.slots,
        outcome: played.record.map(|record| record.outcome),
    };
    tournament.matches.iter().map(|played| (played.no, face(played))).collect()
}

/// Every rating of both clubs is equal to the last bit.
#[track_caller]
pub(super) fn same_ratings(one: &Club, other: &Club) {
    for list in one.lists() {
        for player in one.registry().iter() {
            let [a, b] = [one, other].map(|club| club.rating(list.id, player.id));
            assert_eq!(a.to_bits(), b.to_bits(), "{} on {}: {a}, {b}", player.id, list.name);
        }
    }
}
