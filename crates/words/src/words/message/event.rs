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
use crate::domain::format::StagePlan;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::Length;
use crate::domain::number::PlayerId;
use crate::domain::score::Side;
use crate::domain::slot::group_letter;
use crate::domain::standings::{Context, Criterion, StandingsPlan, Step};
use crate::domain::swiss::{AskedBye, Colour, Due, Obstacle};
use crate::words::message::{Message, matches, name, player, spot, tournament};
use crate::words::{Voice, words};

words! {
    pub EventWords in "event" {
        stage(number: u32); table(number: u32); game(number: u32); postponed; not_explained;
        same_club_meets(a, b); paired_at(no, a, a_score, b, b_score); floats_down(down);
        not_paired_with(player, why); white; black; mild(side); strong(side); absolute(side); met;
        forbidden; same_colour; completion; order; more_float_down; higher_float_down;
        next_score_floats; bye; sides_due; floats_as_in; by_criterion(number, what);
        met_before(a, b); second_bye(player); third_first_move(player); third_second_move(player);
        round(from); rounds_between(from, until); round_onwards(from);
        asked_bye[AskedBye: Half, Zero]; so_far(played, all); forfeit_rest(so_far); others_play_on;
        not_paired_later; out_of_ranking; each_match_needs; void_unplayed(so_far); void_all(so_far);
        exit[ExitReason: Withdrawn, Disqualified]; unreadable(sign); no_such_seat(seat, last);
        loose_tie_sign; no_finishing_order; write_seats_in; match_of_pod(no, tournament) -> Message;
        among_tied(criterion); tie_breaks(steps, points); direct_encounter; sonneborn_berger_sb;
        unless; tie_breaks_idle(idle, unless); proposed(better); head_start(a, b); stage_is(stage);
        today_is; round_is(round); undrawn(undrawn); left_to_play(left, undrawn, minutes, part, end);
        reserved; free; reserved_for(list); too_few_in_groups(takes: u32, most: usize) -> Message;
        nothing_to_call() -> Message; on_break(clock: &str) -> Message;
        table_reserved(spot) -> Message; table_free_but(spot, list) -> Message;
        table_has_match(spot, no, tournament) -> Message; no_table_free() -> Message;
        no_tables_set() -> Message; dangling_edge(no, source); one_way_edge(matches);
        wrong_player(side, no); score_on_changed_slot(no); against_themself(no);
        stranger(stranger, no); reset_not_needed(no); reset_missing(no); number_twice(no);
        entered_twice(one, other); two_tables(twice, matches); strange_finish(no);
        inconsistent(id, what); group_lettered(letter); group_number(number); side[Side: A, B];
    }
}

impl EventWords {
    /// Two of one club meet in the first round.
    pub fn mates_meet(self, [a, b]: [PlayerId; 2], club: &Club) -> String {
        self.same_club_meets(player(self.voice, a, club), player(self.voice, b, club))
    }

    /// The reasons for a pairing: scores, colours that were due, and the player who would have come first.
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

    /// The reason why two players were not paired.
    fn obstacle(self, obstacle: Obstacle) -> String {
        match obstacle {
            Obstacle::Met => self.met().to_owned(),
            Obstacle::Forbidden => self.forbidden().to_owned(),
            Obstacle::SameColour => self.same_colour().to_owned(),
            Obstacle::Completion => self.completion().to_owned(),
            Obstacle::Order => self.order().to_owned(),
            Obstacle::Criterion(number) => {
                let what = match number {
                    6 => self.more_float_down(),
                    7 => self.higher_float_down(),
                    8 => self.next_score_floats(),
                    9 => self.bye(),
                    10..=13 => self.sides_due(),
                    _ => self.floats_as_in(),
                };
                self.by_criterion(number, what)
            }
        }
    }

    /// Something unusual about a round of a Swiss.
    pub fn oddity(self, oddity: Oddity, club: &Club) -> String {
        let who = |id: PlayerId| player(self.voice, id, club);
        match oddity {
            Oddity::MetBefore([a, b]) => self.met_before(who(a), who(b)),
            Oddity::SecondBye(id) => self.second_bye(who(id)),
            Oddity::ThirdTime(id, Colour::White) => self.third_first_move(who(id)),
            Oddity::ThirdTime(id, Colour::Black) => self.third_second_move(who(id)),
        }
    }

    /// `round 3`, `rounds 3 to 5`, `round 3 onwards`.
    pub fn rounds(self, from: u32, until: Option<u32>) -> String {
        match until {
            Some(until) if until == from => self.round(from),
            Some(until) => self.rounds_between(from, until),
            None => self.round_onwards(from),
        }
    }

    /// The effect that the rules propose for a player who leaves now, and the reason.
    pub fn proposed_effect(self, effect: ExitEffect, gone: PlayerId, found: &Tournament) -> String {
        let (played, all) = found.played_of(gone);
        let so_far = self.so_far(played, all);
        match effect {
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| stage.plan.format.is_round_robin()) =>
            {
                self.forfeit_rest(so_far)
            }
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| stage.plan.format.has_seats()) =>
            {
                self.others_play_on().to_owned()
            }
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| stage.plan.format.is_swiss()) =>
            {
                self.not_paired_later().to_owned()
            }
            ExitEffect::ForfeitRest
                if found.stage().is_some_and(|stage| !stage.plan.format.has_draw()) =>
            {
                self.out_of_ranking().to_owned()
            }
            ExitEffect::ForfeitRest => self.each_match_needs().to_owned(),
            ExitEffect::VoidUnplayed => self.void_unplayed(so_far),
            ExitEffect::VoidAll => self.void_all(so_far),
        }
    }

    /// A text is no finishing order.
    pub fn not_a_finish(self, fault: &NotAFinish) -> Message {
        let what = match fault {
            NotAFinish::Unreadable(c) => self.unreadable(c),
            NotAFinish::NoSuchSeat { seat, last } => self.no_such_seat(seat, last),
            NotAFinish::LooseTie => self.loose_tie_sign().to_owned(),
            NotAFinish::Fault(_) => self.no_finishing_order().to_owned(),
        };
        Message::new(what, self.write_seats_in())
    }

    /// A match is one of games at a table, whose result is not a score.
    pub fn at_table(self, no: MatchNo, id: TournamentId, club: &Club) -> Message {
        self.match_of_pod(no, tournament(id, club))
    }

    /// The tie-breaks and points of a stage, for a plan that differs from the usual one.
    pub fn standings(self, plan: &StandingsPlan) -> String {
        let step = |step: &Step| match step.context {
            Context::All => step.criterion.to_string(),
            Context::AmongTied => self.among_tied(step.criterion),
        };
        let steps: Vec<String> = plan.steps.iter().map(step).collect();
        self.tie_breaks(
            steps.join(JoinWords::speaking(self.voice).comma()),
            self.voice.words().term.points(plan.points),
        )
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
        let idle: Vec<String> = idle.iter().map(ToString::to_string).collect();
        let idle = idle.join(JoinWords::speaking(self.voice).both());
        let drawn = matches!(plan.lengths.usual, Length::Games(_));
        let unless = if drawn { self.unless() } else { "" };
        let told = self.tie_breaks_idle(idle, unless);
        let proposed = (!better.is_empty()).then(|| {
            let better = better.join(JoinWords::speaking(self.voice).both());
            self.proposed(better)
        });
        Some(told + &proposed.unwrap_or_default())
    }

    /// A tournament holds something that cannot be.
    pub fn inconsistency(self, id: TournamentId, found: &Inconsistency) -> String {
        inconsistency(self.voice, id, found)
    }

    /// A group, by its number from 1.
    pub fn group(self, number: u32) -> String {
        group(self.voice, number)
    }

    /// The head start of both sides of a match.
    pub fn start(self, [a, b]: [u32; 2]) -> String {
        self.head_start(a, b)
    }

    /// Matches still to be played, how many of them are drawn later, and when the last may end.
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

    /// No table is free but those that are kept, as this one is: for these tournaments, or for calls by name.
    pub fn kept_table(self, table: &str, holders: &[String]) -> Message {
        let spot = spot(self.voice, table);
        match holders {
            [] => self.table_reserved(spot),
            some => self.table_free_but(spot, self.voice.words().term.list(some)),
        }
    }

    /// A table that is to be removed has this match of a tournament.
    pub fn removed_in_use(self, table: &str, no: MatchNo, tournament: &str) -> Message {
        let spot = spot(self.voice, table);
        self.table_has_match(spot, no, tournament)
    }

    /// No table is free, or the hall has none.
    pub fn no_free_table(self, any: bool) -> Message {
        if any { self.no_table_free() } else { self.no_tables_set() }
    }
}

pub(super) fn inconsistency(voice: Voice, id: TournamentId, found: &Inconsistency) -> String {
    let say = EventWords::speaking(voice);
    let what = match found {
        Inconsistency::DanglingEdge(no, source) => say.dangling_edge(no, source),
        Inconsistency::OneWayEdge(no, other) => say.one_way_edge(matches(voice, &[*no, *other])),
        Inconsistency::WrongPlayer(no, wrong) => say.wrong_player(say.side(*wrong), no),
        Inconsistency::ScoreOnChangedSlot(no) => say.score_on_changed_slot(no),
        Inconsistency::AgainstThemself(no) => say.against_themself(no),
        Inconsistency::Stranger(no, stranger) => say.stranger(stranger, no),
        Inconsistency::ResetNotNeeded(no) => say.reset_not_needed(no),
        Inconsistency::ResetMissing(no) => say.reset_missing(no),
        Inconsistency::NumberTwice(no) => say.number_twice(no),
        Inconsistency::EnteredTwice(one, other) => say.entered_twice(one, other),
        Inconsistency::TwoTables(twice, no, other) => {
            say.two_tables(twice, matches(voice, &[*no, *other]))
        }
        Inconsistency::StrangeFinish(no) => say.strange_finish(no),
    };
    say.inconsistent(id, what)
}

pub(super) fn group(voice: Voice, number: u32) -> String {
    let say = EventWords::speaking(voice);
    match group_letter(number) {
        Some(letter) => say.group_lettered(letter),
        None => say.group_number(number),
    }
}
