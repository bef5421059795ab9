//! Small random events with a second referee: it knows the list of matches and the rules of docs/FORMATS.md,
//! and uses none of the program's functions for points, places, pairings and qualifiers.

mod bracket;
mod tally;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use banzuke::club::action::{AddStage, DrawPairings, DrawStage, ReplaceEntrant};
use banzuke::club::tournament::Draw;
use banzuke::club::{Action, Match, Tournament};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::seeding::Split;
use banzuke::domain::standings::{MatchPoints, StandingsPlan, Step, TieDecision};
use banzuke::domain::swiss::SwissPlan;
use proptest::prelude::*;

use self::tally::{Place, Sheet, end, ranked};
use super::memory::Memory;
use crate::common::CUP;
use crate::common::trials::holds;
use crate::fold::propose::{Request, propose};

/// The number of events in the usual run, and in a full run.
const EVENTS: (usize, usize) = (500, 100_000);

/// The tried decisions, and how often each is tried. `None` means every match that can be played.
const OFTEN: [(Option<&str>, u32); 16] = [
    (None, 8),
    (Some("draw_pairings"), 8),
    (Some("draw_stage"), 4),
    (Some("record_result"), 6),
    (Some("correct_result"), 3),
    (Some("enter_late"), 3),
    (Some("add_play_off"), 4),
    (Some("withdraw"), 2),
    (Some("replace_entrant"), 1),
    (Some("break_tie"), 1),
    (Some("set_match_length"), 2),
    (Some("set_absence"), 1),
    (Some("set_points"), 1),
    (Some("set_rounds"), 1),
    (Some("add_third_place"), 1),
    (Some("set_late_entries"), 1),
];

#[derive(Clone, Debug)]
struct SmallEvent {
    plan: StagePlan,
    next: Option<StagePlan>,
    players: u32,
    moves: Vec<(Option<&'static str>, [u32; 6])>,
}

fn events() -> impl Strategy<Value = SmallEvent> {
    let (split, placement) = (Split::Snake, false);
    let formats = vec![
        Format::SingleElimination { third_place: false, placement },
        Format::SingleElimination { third_place: true, placement },
        Format::DoubleElimination { grand_final: GrandFinal::Simple },
        Format::DoubleElimination { grand_final: GrandFinal::Reset },
        Format::RoundRobin { double: false },
        Format::RoundRobin { double: true },
        Format::Groups { groups: 2, double: false, split },
        Format::Groups { groups: 3, double: false, split },
        Format::Swiss { rounds: 3, colours: false },
        Format::Swiss { rounds: 5, colours: true },
    ];
    let lengths =
        vec![Length::FirstTo(1), Length::FirstTo(2), Length::FirstTo(3), Length::Games(2)];
    let points = ["1-0.5-0", "3-1-0", "3-2-1", "games", "games:2-1-0"];
    let robin = ["PTS,GD,GW", "PTS,DE,SB,GD", "PTS,GD:tied,DE", "PTS,DE", "PTS"];
    let swiss = ["PTS,BH/C1,BH,SB", "PTS,DE,BH,SB/C1", "PTS,SB,GD", "PTS,BH"];
    let plan = (
        prop::sample::select(formats),
        prop::sample::select(lengths),
        prop::sample::select(points.to_vec()),
        (0..20_usize, prop::option::of(0..=2_u8), any::<bool>()),
    );
    let plan = plan.prop_map(move |(format, length, points, (steps, bye, accelerated))| {
        let steps = if format.is_swiss() { swiss[steps % 4] } else { robin[steps % 5] };
        let points: MatchPoints = points.parse().expect("points");
        let steps: Vec<Step> =
            steps.split(',').map(|step| step.parse().expect("a tie-break")).collect();
        let standings = StandingsPlan { points, steps, ..StandingsPlan::default() };
        let beyond = SwissPlan { bye, accelerated, ..SwissPlan::default() };
        StagePlan {
            standings: format.has_points().then_some(standings),
            swiss: format.is_swiss().then_some(beyond),
            ..StagePlan::new(format, Lengths::all(length), Seeding::Entry)
        }
    });
    let often = OFTEN.iter().map(|(kind, weight)| (*weight, Just(*kind)));
    let moves = (prop::strategy::Union::new_weighted(often.collect()), any::<[u32; 6]>());
    let next = prop::option::of((plan.clone(), 1..=4_u32));
    (plan, next, 3..=9_u32, prop::collection::vec(moves, 5..50)).prop_map(
        |(plan, next, players, moves)| {
            let next = next.map(|(next, takes)| StagePlan { takes: Some(takes), ..next });
            // Two to each group.
            let least = u32::try_from(*plan.format.entrants().start()).expect("few");
            SmallEvent { plan, next, players: players.max(least), moves }
        },
    )
}

#[test]
fn a_second_referee_comes_to_the_same() {
    let seen = RefCell::new(BTreeSet::new());
    holds(EVENTS, &events(), |event| {
        seen.borrow_mut().extend(play(&event));
        Ok(())
    });
    let seen = seen.into_inner();
    let kinds = OFTEN.iter().filter_map(|(kind, _)| *kind);
    let all = ["a place by a play-off", "a bracket to its end", "a later stage"];
    let never: Vec<&str> = kinds.chain(all).filter(|what| !seen.contains(*what)).collect();
    assert!(never.is_empty(), "never came about: {never:?}");
}

/// Plays an event and checks it after every decision; returns the cases that occurred.
fn play(event: &SmallEvent) -> BTreeSet<String> {
    let mut memory = Memory::planned(event.plan.clone(), event.players);
    let mut seen = BTreeSet::new();
    if let Some(next) = &event.next {
        let plan = Box::new(next.clone());
        // Some stages cannot follow one another.
        let _ =
            memory.perform(vec![Action::AddStage(AddStage { tournament: CUP, stage: 2, plan })]);
    }
    referee(memory.cup(), &mut seen);
    for (kind, picks) in &event.moves {
        let times = if kind.is_some() { 1 } else { memory.cup().matches.len() };
        let kind = kind.unwrap_or("record_result");
        for time in (0..).take(times) {
            let mut picks = picks.map(|pick| pick.wrapping_mul(2 * time + 1).wrapping_add(time));
            if kind == "draw_stage" {
                // The next one, not the first.
                picks[5] = 0;
            }
            let at = Action::KINDS.iter().position(|known| *known == kind).expect("a kind");
            let Some(action) = propose(&memory.club, &Request { kind: at, picks, wild: false })
            else {
                break;
            };
            let before = memory.cup().clone();
            if memory.perform(vec![action.clone()]).is_ok() {
                seen.insert(kind.to_owned());
                follows(&before, memory.cup(), &action);
                referee(memory.cup(), &mut seen);
            }
        }
    }
    seen
}

/// Checks everything that can be said of an event.
fn referee(cup: &Tournament, seen: &mut BTreeSet<String>) {
    for (number, stage) in (1..).zip(&cup.stages) {
        let Some(draw) = &stage.draw else { continue };
        if number > 1 {
            seen.insert("a later stage".to_owned());
        }
        nobody_is_waited_for(cup, number);
        match stage.plan.format {
            Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
                bracket::walk(cup, number);
                let lines = cup.standings_of(number);
                let ranks: Vec<u32> = lines.iter().filter_map(|line| line.rank).collect();
                // Lots among those behind places that a double walkover left empty run over the next place.
                let both_lost = |one: &Arc<Match>| end(one).is_some_and(|end| end.both_lost);
                let run_over = !stage.ties.is_empty() && cup.matches.iter().any(both_lost);
                assert!(ranks.is_sorted() || run_over, "{ranks:?}\n{}", told(cup));
                if let Some(order) = bracket::order(cup, number) {
                    seen.insert("a bracket to its end".to_owned());
                    let ranks = ranked(cup, number, None, order);
                    for line in lines {
                        let own = ranks[&line.player];
                        assert_eq!(line.rank, own, "{}: {ranks:?}\n{}", line.player, told(cup));
                    }
                }
            }
            format => {
                booked_once(cup, number);
                for (group, players) in groups(draw) {
                    if !format.is_swiss() {
                        everybody_meets(cup, number, group, &players);
                    }
                    let places = Sheet::of(cup, number, group, &players).places(cup, number, group);
                    same_standings(cup, number, group, &places, seen);
                }
            }
        }
    }
}

/// The groups of a stage with their players; a single one without a number if there are none.
fn groups(draw: &Draw) -> Vec<(Option<u32>, Vec<PlayerId>)> {
    if draw.groups.is_empty() {
        return vec![(None, draw.seeds.clone())];
    }
    (1..).map(Some).zip(draw.groups.iter().cloned()).collect()
}

/// A player who has left has no match open.
fn nobody_is_waited_for(cup: &Tournament, stage: u32) {
    for one in cup.matches.iter().filter(|one| one.stage == stage && !one.void) {
        let gone = one
            .sides
            .iter()
            .flatten()
            .any(|player| cup.exits.get(player).is_some_and(|exit| exit.stage <= stage));
        let known = one.sides.iter().all(Option::is_some);
        assert!(one.record.is_some() || !gone || !known, "{one:?}");
    }
}

fn round_of(one: &Match) -> Option<u32> {
    if let RoundName::Round(round) = one.round { Some(round) } else { None }
}

/// Asserts that nobody plays twice in a round.
fn booked_once(cup: &Tournament, stage: u32) {
    let mut booked = BTreeSet::new();
    for one in cup.matches.iter().filter(|one| one.stage == stage) {
        let Some(round) = round_of(one) else { continue };
        for player in one.sides.iter().flatten() {
            assert!(booked.insert((round, *player)), "{player} plays twice in round {round}");
        }
    }
}

/// All pairs of a round robin meet, once or twice.
fn everybody_meets(cup: &Tournament, stage: u32, group: Option<u32>, players: &[PlayerId]) {
    let double = matches!(
        cup.stages[stage as usize - 1].plan.format,
        Format::RoundRobin { double: true } | Format::Groups { double: true, .. }
    );
    let times = if double { 2 } else { 1 };
    for (at, a) in players.iter().enumerate() {
        for b in &players[at + 1..] {
            let meet = |one: &&Arc<Match>| {
                one.stage == stage
                    && one.group == group
                    && round_of(one).is_some()
                    && [a, b].iter().all(|player| one.sides.contains(&Some(**player)))
            };
            assert_eq!(cup.matches.iter().filter(meet).count(), times, "{a} and {b}");
        }
    }
}

/// All matches as text, for failures.
fn told(cup: &Tournament) -> String {
    let told = |one: &Arc<Match>| {
        let sides = one.sides.map(|side| side.map_or(0, |player| player.0));
        let outcome = one.record.map(|record| record.outcome);
        format!("{} {}: {:?} {sides:?} {outcome:?}\n", one.stage, one.no, one.round)
    };
    let exits = cup.exits.iter().map(|(player, exit)| format!("{player}: {exit:?}\n"));
    cup.matches.iter().map(told).chain(exits).collect()
}

fn same_standings(
    cup: &Tournament,
    stage: u32,
    group: Option<u32>,
    places: &BTreeMap<PlayerId, Place>,
    seen: &mut BTreeSet<String>,
) {
    let lines = cup.standings_of(stage);
    let lines: Vec<_> = lines.iter().filter(|line| line.group == group).collect();
    let equal = |a: &Option<f64>, b: &Option<f64>| match (a, b) {
        (Some(a), Some(b)) => (a - b).abs() < 1e-6,
        (a, b) => a == b,
    };
    for line in lines {
        let Some(own) = places.get(&line.player) else {
            // All that the player did is void.
            assert_eq!(line.rank, None, "{}", line.player);
            continue;
        };
        let tally = line.tally;
        let counts = [
            tally.wins,
            tally.draws,
            tally.losses,
            tally.games_won,
            tally.games_lost,
            tally.games_drawn,
        ];
        let same = (line.points - own.points).abs() < 1e-6
            && counts == own.counts
            && line.values.len() == own.values.len()
            && line.values.iter().zip(&own.values).all(|(a, b)| equal(a, b))
            && line.rank == own.rank;
        assert!(same, "{} in stage {stage}: {own:?}, not {line:?}\n{}", line.player, told(cup));
        if matches!(line.tie, Some(TieDecision::PlayOff(_))) {
            seen.insert("a place by a play-off".to_owned());
        }
    }
}

/// The effects that a decision may and must have.
fn follows(before: &Tournament, after: &Tournament, action: &Action) {
    match action {
        Action::DrawPairings(DrawPairings { stage, pairs, bye, absent, .. }) => {
            let stage = *stage;
            let mut there: Vec<PlayerId> = pairs.iter().flatten().copied().collect();
            there.extend(bye.iter().chain(absent.iter().map(|one| &one.player)));
            there.sort_unstable();
            let draw = before.stages[stage as usize - 1].draw.as_ref().expect("drawn");
            let mut all = draw.seeds.clone();
            all.retain(|player| !before.exits.contains_key(player));
            all.sort_unstable();
            assert_eq!(there, all, "everybody once");
            for one in before.matches.iter().filter(|one| one.stage == stage) {
                let met = pairs
                    .iter()
                    .any(|pair| pair.iter().all(|player| one.sides.contains(&Some(*player))));
                let played = end(one).is_some_and(tally::End::was_played);
                let is_round = round_of(one).is_some();
                assert!(!(met && played && is_round), "{:?} again", one.sides);
                let given = end(one).and_then(|end| end.winner).filter(|_| !played && is_round);
                let given = given.and_then(|side| one.sides[side]);
                assert!(given.is_none() || given != *bye, "{given:?} has won without play");
            }
            let byes = &before.stages[stage as usize - 1].swiss.drawn;
            assert!(byes.iter().all(|round| bye.is_none() || round.bye != *bye), "a second bye");
        }
        Action::DrawStage(DrawStage { stage, seeds, .. }) if *stage > 1 => {
            let mut expected = BTreeSet::new();
            let takes = after.stages[*stage as usize - 1].plan.takes.unwrap_or(1);
            for ranks in own_ranks(before, *stage - 1) {
                let here = |player: &PlayerId| !before.exits.contains_key(player);
                let here: Vec<_> = ranks.iter().filter(|(player, _)| here(player)).collect();
                expected.extend(
                    here.iter()
                        .filter(|(_, rank)| {
                            let better = here.iter().filter(|(_, other)| other < rank).count();
                            better < takes as usize
                        })
                        .map(|(player, _)| **player),
                );
            }
            assert_eq!(
                seeds.iter().copied().collect::<BTreeSet<_>>(),
                expected,
                "who goes on\n{}",
                told(before)
            );
        }
        Action::ReplaceEntrant(ReplaceEntrant { from, to, .. }) => {
            let renamed = |player: PlayerId| if player == *from { *to } else { player };
            let told = |cup: &Tournament, name: &dyn Fn(PlayerId) -> PlayerId| {
                let matches: Vec<_> = cup
                    .matches
                    .iter()
                    .map(|one| {
                        (
                            one.no,
                            one.sides.map(|side| side.map(name)),
                            one.record.map(|it| it.outcome),
                        )
                    })
                    .collect();
                let lines = cup.standings().into_iter();
                let lines: BTreeMap<_, _> =
                    lines.map(|line| (name(line.player), (line.rank, line.tally))).collect();
                (matches, lines)
            };
            assert_eq!(told(after, &|one| one), told(before, &renamed), "only the name changes");
        }
        _ => {}
    }
}

/// The referee's ranks of a stage, group by group.
fn own_ranks(cup: &Tournament, stage: u32) -> Vec<BTreeMap<PlayerId, u32>> {
    let own = &cup.stages[stage as usize - 1];
    let draw = own.draw.as_ref().expect("drawn");
    if own.plan.format.is_elimination() {
        let lines = cup.standings_of(stage);
        return vec![lines.iter().filter_map(|line| Some((line.player, line.rank?))).collect()];
    }
    let ranks = groups(draw).into_iter().map(|(group, players)| {
        let places = Sheet::of(cup, stage, group, &players).places(cup, stage, group);
        places.into_iter().filter_map(|(player, place)| Some((player, place.rank?))).collect()
    });
    ranks.collect()
}
