//! Texts for the day of an event: exits, draws, the floor, and consequences of an action.

use crate::club::question::pairing::{Oddity, Paired};
use crate::club::question::scan::Inconsistency;
use crate::domain::finish::NotAFinish;
use crate::words::prelude::*;

words! {
    pub EventWords in "event" {
        asked_bye[AskedBye];
        colour[Colour];
        exit[ExitReason];
        side[Side];
    }

    fn standings(say; plan: &StandingsPlan) = tie_breaks(
        steps = plan.steps.iter().map(|step| say.step(*step)).collect::<Vec<_>>(),
        points = say.voice.words().term.points(plan.points));

    fn step(say; step: Step) match step.context {
        Context::All => { step.criterion.to_string() }; Context::AmongTied => among_tied(criterion = step.criterion);
    }

    fn forecast(say; forecast: &Forecast, end: DateTime<Utc>) = left_to_play(
        left = forecast.matches, undrawn = (forecast.undrawn > 0).then(|| say.undrawn(forecast.undrawn)),
        minutes = forecast.each.num_minutes(), part = forecast.part.map(|part| say.part(part)));

    fn inconsistency(say; id: TournamentId, found: &Inconsistency) = inconsistent(what = say.odd(found));

    fn part(say: ForecastPart) {
        Stage(stage) => stage_is; Day => today_is; Round(round) => round_is;
    }

    fn due(say; due: Due) match due {
        Due::Nothing => { return String::new() }; Due::Mild(of) => mild(side = say.colour(of));
        Due::Strong(of) => strong(side = say.colour(of)); Due::Absolute(of) => absolute(side = say.colour(of));
    }

    fn rounds(say; from: u32, until: Option<u32>) match until {
        Some(until) if until == from => round; Some(until) => rounds_between; None => round_onwards;
    }

    fn group(say; number: u32) match group_letter(number) {
        Some(letter) => group_lettered; None => group_number;
    }

    fn effect_on(say; effect: ExitEffect, so_far: &str, format: Option<Format>) match effect {
        ExitEffect::VoidUnplayed => void_unplayed; ExitEffect::VoidAll => void_all;
        ExitEffect::ForfeitRest if format.is_some_and(Format::is_round_robin) => forfeit_rest;
        ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => others_play_on;
        ExitEffect::ForfeitRest if format.is_some_and(Format::is_swiss) => not_paired_later;
        ExitEffect::ForfeitRest if format.is_some_and(|it| !it.has_draw()) => out_of_ranking;
        ExitEffect::ForfeitRest => each_match_needs;
    }

    fn mates_meet(say, club; [a, b]: [PlayerId; 2]) = same_club_meets;
    fn at_table(say, club; no: MatchNo, id: TournamentId) -> Message = match_of_pod(tournament = id);
    fn start(say; [a, b]: [u32; 2]) = head_start;

    fn paired(say, club; &Paired { no, players: [a, b], scores: [x, y], due, instead_of }: &Paired) each {
        _ => paired_at(a = Called(a), a_score = x, b = Called(b), b_score = y);
        if x.total_cmp(&y).is_ne() => floats_down(down = Called(if x > y { a } else { b }));
        for (player, due) in [a, b].into_iter().zip(due).filter(|it| it.1 != Due::Nothing) => {
            format!("  {}{}{}", name(player, club), JoinWords::speaking(say.voice).colon(), say.due(due))
        };
        if let Some((player, why)) = instead_of => not_paired_with(player = Called(player), why = say.obstacle(why));
    }

    fn oddity(say, club: Oddity) {
        MetBefore([a, b]); SecondBye(player); ThirdTime(player, Colour::White) => third_first_move;
        ThirdTime(player, Colour::Black) => third_second_move;
    }

    fn obstacle(say: Obstacle) {
        Met; Forbidden; SameColour; Completion; Order;
        Criterion(number) => by_criterion;
    }

    fn not_a_finish(say: NotAFinish) -> Message + write_seats_in {
        Unreadable(sign); NoSuchSeat { seat, last }; LooseTie => loose_tie_sign;
        Fault(_) => no_finishing_order;
    }

    fn odd(say: Inconsistency) {
        DanglingEdge(no, source); OneWayEdge(no, other) => one_way_edge(matches = [*no, *other]);
        WrongPlayer(no, wrong) => wrong_player(side = say.side(wrong)); ScoreOnChangedSlot(no);
        AgainstThemself(no); Stranger(no, stranger); ResetNotNeeded(no); ResetMissing(no);
        NumberTwice(no); EnteredTwice(one, other);
        TwoTables(twice, no, other) => two_tables(matches = [*no, *other]); StrangeFinish(no);
    }
}

impl EventWords {
    pub fn proposed_effect(self, effect: ExitEffect, gone: PlayerId, found: &Tournament) -> String {
        let (played, all) = found.played_of(gone);
        self.effect_on(effect, &self.so_far(played, all), found.stage().map(|it| it.plan.format))
    }

    /// Tie-breaks that follow from the points, and which others can separate players; nothing where all of a plan can.
    pub fn idle_tie_breaks(self, plan: &StagePlan) -> Option<String> {
        let idle = plan.idle_tie_breaks();
        if idle.is_empty() {
            return None;
        }
        let steps = plan.standings().steps;
        let better = [
            (Criterion::DirectEncounter, self.direct_encounter()),
            (Criterion::SonnebornBerger { cut: 0 }, self.sonneborn_berger_sb()),
        ];
        let is_missing = |wanted: &Criterion| steps.iter().all(|step| step.criterion != *wanted);
        let better = better.into_iter().filter(|(wanted, _)| is_missing(wanted));
        let better: Vec<&str> = better.map(|(_, name)| name).collect();
        let both = JoinWords::speaking(self.voice).both();
        let idle: Vec<String> = idle.iter().map(ToString::to_string).collect();
        let better = (!better.is_empty()).then(|| better.join(both));
        let may_draw = matches!(plan.lengths.usual, Length::Games(_));
        Some(self.tie_breaks_idle(idle.join(both), may_draw, better))
    }
}
