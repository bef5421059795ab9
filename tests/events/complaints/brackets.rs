//! Brackets that were made wrongly.

use std::sync::Arc;

use banzuke::club::action::{AddPlayer, AddStage, CreateTournament, EnterPlayers};
use banzuke::club::{Action, Match, MatchState};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::length::{Length, Lengths, RoundLength};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::seeding::Split;

use crate::common::CUP;
use crate::events::memory::{Memory, plan};

const KNOCK_OUT: Format = Format::SingleElimination { third_place: false, placement: false };

/// The players in the same half as a player, in the bracket of eight that is the second stage.
fn half(event: &Memory, player: u32) -> Vec<u32> {
    let first = |m: &&Arc<Match>| m.seat.is_some_and(|seat| seat.column == 0);
    let upper = |m: &Arc<Match>| m.seat.is_some_and(|seat| seat.row < 2);
    let all: Vec<&Arc<Match>> = event.cup().matches_of(2).filter(first).collect();
    let own = all.iter().find(|m| m.has(PlayerId(player))).expect("drawn");
    let together = all.iter().filter(|m| upper(m) == upper(own));
    together.flat_map(|m| event.sides(m.no.0)).collect()
}

/// sendou.ink #2607: standard seeding put the winners of groups A and D into
/// one half, and with two groups those of A and B, the strongest, too.
#[test]
fn group_winners_a_and_b_are_in_different_halves() {
    for groups in [2, 4] {
        let format = Format::Groups { groups, double: false, split: Split::Snake };
        let mut event = Memory::of(format, 4 * groups);
        let next = StagePlan { takes: Some(8 / groups), ..plan(KNOCK_OUT) };
        event.must(Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(next) }));
        event.play_out();
        event.draw();
        // Player 1 has won group A, and player 2 group B.
        let mates = half(&event, 1);
        assert_eq!(mates.len(), 4);
        assert!(!mates.contains(&2), "{groups} groups: {mates:?}");
    }
}

/// sendou.ink PR #3288, evroon/bracket #279: two players of one group met again at once.
#[test]
fn nobody_meets_a_group_opponent_in_the_first_round_of_the_knock_out() {
    let mut event =
        Memory::of(Format::Groups { groups: 4, double: false, split: Split::Snake }, 16);
    let next = StagePlan { takes: Some(2), ..plan(KNOCK_OUT) };
    event.must(Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(next) }));
    event.play_out();
    let groups = event.cup().stages[0].draw.as_ref().expect("drawn").groups.clone();
    event.draw();
    for played in event.cup().matches_of(2).filter(|m| m.state() == MatchState::Ready) {
        let [a, b] = played.players().expect("ready");
        assert!(groups.iter().all(|group| !(group.contains(&a) && group.contains(&b))), "{a} {b}");
    }
}

/// brackets-manager.js 1.9.1 shows the reset of a grand final as ready
/// although it is not needed; online-go #1488, pokemon-showdown #2392.
#[test]
fn the_reset_match_is_not_there_when_it_is_not_needed() {
    let mut event = Memory::of(Format::DoubleElimination { grand_final: GrandFinal::Reset }, 4);
    let reset =
        |event: &Memory| event.cup().matches.iter().any(|m| m.round == RoundName::GrandFinalReset);
    assert!(!reset(&event), "not before the grand final");
    event.play_out();
    assert!(!reset(&event), "not where the unbeaten player has won it");
    let last = event.cup().matches.last().expect("the grand final").no.0;
    event.correct(last, 0, 2, &[]);
    assert!(reset(&event), "only where both have lost once");
    event.correct(last, 2, 0, &[]);
    assert!(!reset(&event), "and not any longer");
}

/// evroon/bracket #1152, react-tournament-brackets #9: a third-place match, wanted or not.
#[test]
fn no_third_place_match_unless_asked_for() {
    for asked in [false, true] {
        let event =
            Memory::of(Format::SingleElimination { third_place: asked, placement: false }, 8);
        let there = event.cup().matches.iter().any(|m| m.round == RoundName::ThirdPlace);
        assert_eq!(there, asked);
    }
}

/// matchzy #103, project-olly #91: one length for the whole event.
#[test]
fn the_final_may_be_longer() {
    let longer = RoundLength { round: RoundName::Final, length: Length::FirstTo(5) };
    let lengths = Lengths { usual: Length::FirstTo(2), rounds: vec![longer] };
    let mut event = Memory::planned(StagePlan { lengths, ..plan(KNOCK_OUT) }, 4);
    event.beats(1, 4);
    event.beats(2, 3);
    event.record(3, 5, 4);
    assert_eq!(event.ranks()[0], (1, Some(1)));
}

/// arena-public #189: four of one club belong at the top and bottom of
/// each half. `CourtHive` #4688: the policy was silently not attached.
#[test]
fn club_mates_meet_late() {
    let mut event = Memory::default();
    let players: Vec<PlayerId> = (1..=8).map(PlayerId).collect();
    let add = |&player: &PlayerId| {
        Action::AddPlayer(AddPlayer {
            player,
            name: format!("player {player}"),
            reading: None,
            // Seeds that the plain order would let meet at once.
            club: [1, 8, 4, 5].contains(&player.0).then(|| "dojo".to_owned()),
            aliases: Vec::new(),
            born: None,
            external: Vec::new(),
        })
    };
    event.perform(players.iter().map(add).collect()).expect("registered");
    let (list, name) = (banzuke::domain::ids::ListId::MAIN, "Cup".to_owned());
    let plan = StagePlan { apart: true, ..plan(KNOCK_OUT) };
    event.must(Action::CreateTournament(CreateTournament {
        tournament: CUP,
        name,
        list,
        plan: Box::new(plan),
    }));
    event.must(Action::EnterPlayers(EnterPlayers { tournament: CUP, players }));
    event.draw();
    for played in event.cup().matches_in(MatchState::Ready) {
        let mates = event.sides(played.no.0).into_iter().filter(|one| [1, 8, 4, 5].contains(one));
        assert_eq!(mates.count(), 1, "four pairs, one of the club in each");
    }
}

/// evroon/bracket #1238, obblm #24: all players want equally many matches.
#[test]
fn every_place_can_be_played_out() {
    let mut event =
        Memory::of(Format::SingleElimination { third_place: false, placement: true }, 8);
    event.play_out();
    let ranks = event.ranks();
    assert_eq!(ranks, (1..=8).map(|place| (place, Some(place))).collect::<Vec<_>>());
    for player in (1..=8).map(PlayerId) {
        let played = event.cup().matches.iter().filter(|m| m.has(player)).count();
        assert_eq!(played, 3, "{player} plays as often as everybody");
    }
}
