//! Texts for the day of an event: exits, draws, the floor, and consequences of an action.

use chrono::{DateTime, Utc};

use super::JoinWords;
use crate::clock::in_the_hall;
use crate::club::question::forecast::{Forecast, ForecastPart};
use crate::club::question::pairing::{Oddity, Paired};
use crate::club::question::scan::Inconsistency;
use crate::club::{Club, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::NotAFinish;
use crate::domain::format::{Format, StagePlan};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::domain::slot::group_letter;
use crate::domain::standings::{Context, Criterion, StandingsPlan, Step};
use crate::domain::swiss::{AskedBye, Colour, Due, Obstacle};
use crate::words::message::{Message, name, spot};
use crate::words::{Voice, words};

words! {
    pub EventWords in "event" {
        asked_bye[AskedBye];
        exit[ExitReason];
        side[Side];
    }

    fn mates_meet(say, club; [a, b]: [PlayerId; 2]) = same_club_meets(a, b);
    fn at_table(say, club; no: MatchNo, id: TournamentId) -> Message = match_of_pod(no, tournament = id);
    fn start(say; [a, b]: [u32; 2]) = head_start(a, b);
    fn removed_in_use(say; table: &str, no: MatchNo, tournament: &str) -> Message = table_has_match(
        spot = spot(say.voice, table), no, tournament);

    fn oddity(say, club: Oddity) {
        MetBefore([a, b]) => met_before(a, b); SecondBye(player);
        ThirdTime(player, Colour::White) => third_first_move(player);
        ThirdTime(player, Colour::Black) => third_second_move(player);
    }

    fn obstacle(say: Obstacle) {
        Met; Forbidden; SameColour; Completion; Order;
        Criterion(number) => by_criterion(number, what = match number {
            6 => say.more_float_down(),
            7 => say.higher_float_down(),
            8 => say.next_score_floats(),
            9 => say.bye(),
            10..=13 => say.sides_due(),
            _ => say.floats_as_in(),
        });
    }

    fn unordered(say: NotAFinish) {
        Unreadable(sign); NoSuchSeat { seat, last }; LooseTie => loose_tie_sign;
        Fault(_) => no_finishing_order;
    }

    fn odd(say: Inconsistency) {
        DanglingEdge(no, source); OneWayEdge(no, other) => one_way_edge(matches = [*no, *other]);
        WrongPlayer(no, wrong) => wrong_player(side = say.side(wrong), no); ScoreOnChangedSlot(no);
        AgainstThemself(no); Stranger(no, stranger); ResetNotNeeded(no); ResetMissing(no);
        NumberTwice(no); EnteredTwice(one, other);
        TwoTables(twice, no, other) => two_tables(twice, matches = [*no, *other]);
        StrangeFinish(no);
    }
}

impl EventWords {
    pub fn paired(self, paired: &Paired, club: &Club) -> Vec<String> {
        let who = |id: PlayerId| name(id, club);
        let ([a, b], [x, y]) = (paired.players, paired.scores);
        let mut lines = vec![self.paired_at(paired.no, who(a), x, who(b), y)];
        match x.total_cmp(&y) {
            std::cmp::Ordering::Equal => {}
            order => {
                let down = if order.is_gt() { a } else { b };
                lines.push(self.floats_down(who(down)));
            }
        }
        for (player, due) in paired.players.into_iter().zip(paired.due) {
            lines.extend(self.due(due).map(|due| {
                format!("  {}{}{due}", who(player), JoinWords::speaking(self.voice).colon())
            }));
        }
        if let Some((player, obstacle)) = paired.instead_of {
            let why = self.obstacle(obstacle);
            lines.push(self.not_paired_with(who(player), why));
        }
        lines
    }

    /// The colour that a player is due, if any.
    fn due(self, due: Due) -> Option<String> {
        let side = |colour: Colour| match colour {
            Colour::White => self.white(),
            Colour::Black => self.black(),
        };
        Some(match due {
            Due::Nothing => return None,
            Due::Mild(colour) => self.mild(side(colour)),
            Due::Strong(colour) => self.strong(side(colour)),
            Due::Absolute(colour) => self.absolute(side(colour)),
        })
    }

    /// `round 3`, `rounds 3 to 5`, `round 3 onwards`.
    pub fn rounds(self, from: u32, until: Option<u32>) -> String {
        match until {
            Some(until) if until == from => self.round(from),
            Some(until) => self.rounds_between(from, until),
            None => self.round_onwards(from),
        }
    }

    pub fn proposed_effect(self, effect: ExitEffect, gone: PlayerId, found: &Tournament) -> String {
        let (played, all) = found.played_of(gone);
        let so_far = self.so_far(played, all);
        let format = found.stage().map(|stage| stage.plan.format);
        let is = |kind: fn(Format) -> bool| format.is_some_and(kind);
        match effect {
            ExitEffect::ForfeitRest if is(Format::is_round_robin) => self.forfeit_rest(so_far),
            ExitEffect::ForfeitRest if is(Format::has_seats) => self.others_play_on().to_owned(),
            ExitEffect::ForfeitRest if is(Format::is_swiss) => self.not_paired_later().to_owned(),
            ExitEffect::ForfeitRest if is(|it| !it.has_draw()) => self.out_of_ranking().to_owned(),
            ExitEffect::ForfeitRest => self.each_match_needs().to_owned(),
            ExitEffect::VoidUnplayed => self.void_unplayed(so_far),
            ExitEffect::VoidAll => self.void_all(so_far),
        }
    }

    pub fn not_a_finish(self, fault: &NotAFinish) -> Message {
        Message::new(self.unordered(fault), self.write_seats_in())
    }

    pub fn standings(self, plan: &StandingsPlan) -> String {
        let step = |step: &Step| match step.context {
            Context::All => step.criterion.to_string(),
            Context::AmongTied => self.among_tied(step.criterion),
        };
        let steps: Vec<String> = plan.steps.iter().map(step).collect();
        self.tie_breaks(steps, self.voice.words().term.points(plan.points))
    }

    /// Tie-breaks that follow from the points, and which others can separate players; nothing where all of a plan can.
    pub fn idle_tie_breaks(self, plan: &StagePlan) -> Option<String> {
        let idle = plan.idle_tie_breaks();
        if idle.is_empty() {
            return None;
        }
        let steps = plan.standings().steps;
        let missing = |wanted: Criterion| steps.iter().all(|step| step.criterion != wanted);
        let better = [
            (Criterion::DirectEncounter, self.direct_encounter()),
            (Criterion::SonnebornBerger { cut: 0 }, self.sonneborn_berger_sb()),
        ];
        let better = better.into_iter().filter(|(wanted, _)| missing(*wanted));
        let better: Vec<&str> = better.map(|(_, name)| name).collect();
        let both = JoinWords::speaking(self.voice).both();
        let idle: Vec<String> = idle.iter().map(ToString::to_string).collect();
        let better = (!better.is_empty()).then(|| better.join(both));
        let may_draw = matches!(plan.lengths.usual, Length::Games(_));
        Some(self.tie_breaks_idle(idle.join(both), may_draw, better))
    }

    pub fn inconsistency(self, id: TournamentId, found: &Inconsistency) -> String {
        inconsistency(self.voice, id, found)
    }

    pub fn group(self, number: u32) -> String {
        group(self.voice, number)
    }

    pub fn forecast(self, forecast: &Forecast, end: DateTime<Utc>) -> String {
        let left = usize::try_from(forecast.matches).unwrap_or(usize::MAX);
        let part = forecast.part.map(|part| match part {
            ForecastPart::Stage(stage) => self.stage_is(stage),
            ForecastPart::Day => self.today_is().to_owned(),
            ForecastPart::Round(round) => self.round_is(round),
        });
        let part = part.unwrap_or_default();
        let undrawn = match forecast.undrawn {
            0 => String::new(),
            undrawn => self.undrawn(undrawn),
        };
        self.left_to_play(
            left,
            undrawn,
            forecast.each.num_minutes(),
            part,
            in_the_hall(end).format("%H:%M"),
        )
    }

    /// Nothing is played at a table, which may be reserved, for some tournaments or for nobody named.
    pub fn free_table(self, reserved: bool, holders: &[String]) -> String {
        match holders {
            [] if reserved => self.reserved().to_owned(),
            [] => self.free().to_owned(),
            some => self.reserved_for(self.voice.words().term.list(some)),
        }
    }

    pub fn kept_table(self, table: &str, holders: &[String]) -> Message {
        let spot = spot(self.voice, table);
        match holders {
            [] => self.table_reserved(spot),
            some => self.table_free_but(spot, self.voice.words().term.list(some)),
        }
    }

    /// No table is free, or the hall has none.
    pub fn no_free_table(self, any: bool) -> Message {
        if any { self.no_table_free() } else { self.no_tables_set() }
    }
}

pub(super) fn inconsistency(voice: Voice, id: TournamentId, found: &Inconsistency) -> String {
    let say = EventWords::speaking(voice);
    say.inconsistent(id, say.odd(found))
}

pub(super) fn group(voice: Voice, number: u32) -> String {
    let say = EventWords::speaking(voice);
    match group_letter(number) {
        Some(letter) => say.group_lettered(letter),
        None => say.group_number(number),
    }
}
