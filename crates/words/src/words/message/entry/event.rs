//! Actions on stages, exits and tables in words.

use chrono::{DateTime, Utc};

use super::because;
use crate::clock::{in_the_hall, written_in_the_hall};
use crate::club::action::{
    AddPlayOff, AddStage, AddThirdPlace, BreakTie, CallAgain, CallMatch, CorrectGame, DrawPairings,
    DrawRound, EnterLate, ExchangeEntrants, ForbidPair, PostponeMatch, RecordGame, ReplaceEntrant,
    ReportResult, ReturnEntrant, SetAbsence, SetBreak, SetCalls, SetCategories, SetFees,
    SetLateEntries, SetLengths, SetMatchDay, SetMatchLength, SetPaid, SetPlaces, SetPoints,
    SetPrizes, SetRoundDays, SetRounds, SetTables, StartMatch, Withdraw, WithdrawCall,
};
use crate::club::question::floor::Where;
use crate::club::report::{Report, Told};
use crate::club::{Action, Seq};
use crate::domain::days;
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::Finish;
use crate::domain::format::Format;
use crate::domain::hall::Priority;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::prize::Money;
use crate::domain::swiss::AskedBye;
use crate::words::message::fault::names;
use crate::words::message::outcome::score_line;
use crate::words::message::sentence::Naming;
use crate::words::message::{JoinWords, event, name, player, spot, tournament};
use crate::words::{Voice, words};

words! {
    /// Actions on stages, exits and tables in words.
    pub EventEntryWords in "entries-event" {
        first; normal; last; begins(begins); reserved(tables); match_of(no, event);
        add_stage(event, stage, plan); add_third_place(event);
        draw_round(event, round, tables, lots); bye_for(player); absent(absent); by_hand;
        round_paired_again(event, round, boards, more); round_paired(event, round, boards, more);
        absent_in(event, who, rounds, bye); present_in(event, who, rounds);
        forbid_pair(event, names); may_be_paired_again(event, names); set_rounds(event, rounds);
        in_group(group); as_seed(seed); with_pairing_number(seed); half_missed; zero_missed;
        late_entry(event, late, place, missed); replace_entrant(event, to, from);
        return_entrant(event, back, rounds); exchange_entrants(event, a, b); withdrawn;
        disqualified; forfeit_rest; others_play_on; remaining_matches_walkovers; void_unplayed;
        void_all; withdraw(event, player, how, effect); by_lots(seed); by_organiser;
        tie_broken(event, by, names); places_removed(event); winner(event, winner);
        final_places(event, names); add_play_off(place, names); set_lengths(event, stage, lengths);
        set_points(event, stage, points); no_late_entries(event); late_entries_until(event, until);
        head_start(a, b); match_is(place, length, start); record_game(finished, game, place);
        correct_game(finished, game, place); set_tables(tables); categories_removed;
        categories(categories); prizes_removed(event); prizes_set(event, count); break_ended;
        fees_removed(event); fees_set(event, fees); paid(player, amount, event); payment_back(player, event);
        calls_set(event, calls); call_match(place, table, players); call_again(place);
        start_match(place); withdraw_call(place); reports_dropped(place); no_round_days(event); round_days(event, days); match_day(place, day);
        day_of_its_round(place); match_postponed(place);
        back_in_queue(place); game(game, order); reported_by(by, result, place);
        reported(result, place); all_not_played; level; players(names);
    }
}

/// How the matches of a tournament are called.
fn calls(
    voice: Voice,
    priority: Priority,
    not_before: Option<DateTime<Utc>>,
    tables: &[String],
) -> String {
    let say = EventEntryWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let when = match priority {
        Priority::First => say.first(),
        Priority::Normal => say.normal(),
        Priority::Last => say.last(),
    };
    let begins = not_before.map(|begins| {
        let begins = in_the_hall(begins).format("%Y-%m-%d %H:%M");
        say.begins(begins)
    });
    let reserved = (!tables.is_empty()).then(|| {
        let tables = voice.words().term.list(tables);
        say.reserved(tables)
    });
    let told: Vec<String> =
        [Some(when.to_owned()), begins, reserved].into_iter().flatten().collect();
    told.join(joins.semicolon())
}

#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(super) fn action(voice: Voice, action: &Action, seq: Option<Seq>, club: Naming<'_>) -> String {
    let say = EventEntryWords::speaking(voice);
    let title = |id: &TournamentId| tournament(*id, club);
    let of = |no: &MatchNo, id: &TournamentId| say.match_of(no, title(id));
    match action {
        Action::AddStage(AddStage { tournament, stage, plan }) => {
            let before = club.tournament(*tournament);
            let before = before.and_then(|found| found.stage_no(stage.checked_sub(1)?));
            let before = before.map(|stage| stage.plan.format);
            say.add_stage(title(tournament), stage, voice.words().term.plan(plan, before))
        }
        Action::AddThirdPlace(AddThirdPlace { tournament, .. }) => {
            say.add_third_place(title(tournament))
        }
        Action::DrawRound(DrawRound { tournament, round, tables, lots, .. }) => {
            let tables = tables.len();
            say.draw_round(title(tournament), round, tables, lots)
        }
        Action::DrawPairings(DrawPairings {
            tournament,
            round,
            pairs,
            bye,
            absent,
            rules,
            again,
            ..
        }) => {
            let boards = pairs.len();
            let bye = bye.map(|player| say.bye_for(name(player, club)));
            let absent = (!absent.is_empty()).then(|| say.absent(absent.len()));
            let by_hand = rules.is_none().then(|| say.by_hand().to_owned());
            let more: String = [bye, absent, by_hand].into_iter().flatten().collect();
            if *again {
                return say.round_paired_again(title(tournament), round, boards, more);
            }
            say.round_paired(title(tournament), round, boards, more)
        }
        Action::SetAbsence(SetAbsence { tournament, player: gone, from, until, bye, .. }) => {
            let rounds = voice.words().message.event.rounds(*from, *until);
            let who = name(*gone, club);
            match bye {
                Some(bye) => {
                    let bye = voice.words().message.event.asked_bye(*bye);
                    say.absent_in(title(tournament), who, rounds, bye)
                }
                None => say.present_in(title(tournament), who, rounds),
            }
        }
        Action::ForbidPair(ForbidPair { tournament, pair, forbidden: true, .. }) => {
            say.forbid_pair(title(tournament), names(voice, pair, club))
        }
        Action::ForbidPair(ForbidPair { tournament, pair, forbidden: false, .. }) => {
            say.may_be_paired_again(title(tournament), names(voice, pair, club))
        }
        Action::SetRounds(SetRounds { tournament, rounds, .. }) => {
            let rounds = *rounds;
            say.set_rounds(title(tournament), rounds)
        }
        Action::EnterLate(EnterLate { tournament, player: late, group, seed, rating, missed }) => {
            let group = group.map(|group| say.in_group(event::group(voice, group)));
            let seed = seed.map(|seed| match rating {
                None => say.as_seed(seed),
                Some(_) => say.with_pairing_number(seed),
            });
            let place = group.or(seed).unwrap_or_default();
            let missed = missed.map(|worth| match worth {
                AskedBye::Half => say.half_missed(),
                AskedBye::Zero => say.zero_missed(),
            });
            let missed = missed.unwrap_or_default();
            say.late_entry(title(tournament), name(*late, club), place, missed)
        }
        Action::ReplaceEntrant(ReplaceEntrant { tournament, from, to, .. }) => say.replace_entrant(
            title(tournament),
            player(voice, *to, club),
            player(voice, *from, club),
        ),
        Action::ReturnEntrant(ReturnEntrant { tournament, player: back, from }) => {
            let rounds = event_rounds(voice, *from);
            say.return_entrant(title(tournament), name(*back, club), rounds)
        }
        Action::ExchangeEntrants(ExchangeEntrants { tournament, players: [a, b] }) => {
            say.exchange_entrants(title(tournament), name(*a, club), name(*b, club))
        }
        Action::Withdraw(Withdraw { tournament, player: gone, reason, effect, .. }) => {
            let how = match reason {
                ExitReason::Withdrawn => say.withdrawn(),
                ExitReason::Disqualified => say.disqualified(),
            };
            let found = club.tournament(*tournament).and_then(|found| found.stage());
            let format = found.map(|stage| stage.plan.format);
            let effect = match effect {
                ExitEffect::ForfeitRest if format.is_some_and(|one| !one.has_draw()) => {
                    say.forfeit_rest()
                }
                ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => {
                    say.others_play_on()
                }
                ExitEffect::ForfeitRest => say.remaining_matches_walkovers(),
                ExitEffect::VoidUnplayed => say.void_unplayed(),
                ExitEffect::VoidAll => say.void_all(),
            };
            say.withdraw(title(tournament), name(*gone, club), how, effect)
        }
        Action::BreakTie(BreakTie { tournament, order, lots, reason, .. }) => {
            let by = match (lots, reason) {
                (Some(seed), _) => say.by_lots(seed),
                (None, Some(reason)) => reason.clone(),
                (None, None) => say.by_organiser().to_owned(),
            };
            say.tie_broken(title(tournament), by, names(voice, order, club))
        }
        Action::SetPlaces(SetPlaces { tournament, order }) => match &order[..] {
            [] => say.places_removed(title(tournament)),
            [winner] => say.winner(title(tournament), player(voice, *winner, club)),
            _ => say.final_places(title(tournament), names(voice, order, club)),
        },
        Action::AddPlayOff(AddPlayOff { tournament, no, sides, .. }) => {
            say.add_play_off(of(no, tournament), names(voice, sides, club))
        }
        Action::SetLengths(SetLengths { tournament, stage, lengths }) => {
            say.set_lengths(title(tournament), stage, voice.words().term.lengths(lengths))
        }
        Action::SetPoints(SetPoints { tournament, stage, points }) => {
            say.set_points(title(tournament), stage, voice.words().term.points(*points))
        }
        Action::SetLateEntries(SetLateEntries { tournament, until: 0 }) => {
            say.no_late_entries(title(tournament))
        }
        Action::SetLateEntries(SetLateEntries { tournament, until }) => {
            say.late_entries_until(title(tournament), until)
        }
        Action::SetMatchLength(SetMatchLength { tournament, no, length, start }) => {
            let start = match start {
                [0, 0] => String::new(),
                [a, b] => say.head_start(a, b),
            };
            say.match_is(of(no, tournament), voice.words().term.length(*length), start)
        }
        Action::RecordGame(RecordGame { tournament, no, game, order, .. }) => {
            say.record_game(finished(voice, order, club), game, of(no, tournament))
        }
        Action::CorrectGame(CorrectGame { tournament, no, game, order, reason }) => {
            say.correct_game(finished(voice, order, club), game, of(no, tournament))
                + &because(voice, reason.as_deref())
        }
        Action::SetTables(SetTables { tables }) => say.set_tables(tables.len()),
        Action::SetCategories(SetCategories { categories }) => match categories.list.len() {
            0 => say.categories_removed().to_owned(),
            _ => say.categories(categories.written()),
        },
        Action::SetPrizes(SetPrizes { tournament, prizes }) => {
            let count = prizes.lists.iter().map(|list| list.awards.len()).sum();
            match count {
                0 => say.prizes_removed(title(tournament)),
                _ => say.prizes_set(title(tournament), count),
            }
        }
        Action::SetFees(SetFees { tournament, fees }) if !fees.are_asked() => {
            say.fees_removed(title(tournament))
        }
        Action::SetFees(SetFees { tournament, fees }) => {
            say.fees_set(title(tournament), fees.written())
        }
        Action::SetPaid(SetPaid { tournament, player: id, paid: Money(0) }) => {
            say.payment_back(player(voice, *id, club), title(tournament))
        }
        Action::SetPaid(SetPaid { tournament, player: id, paid }) => {
            let fees = club.tournament(*tournament).map(|found| &found.fees);
            let amount = fees.map_or_else(|| paid.to_string(), |fees| fees.money(*paid));
            say.paid(player(voice, *id, club), amount, title(tournament))
        }
        Action::SetBreak(SetBreak { at, until }) => match until {
            Some(until) => {
                voice.words().term.on_break(&written_in_the_hall(*until, in_the_hall(*at).date()))
            }
            None => say.break_ended().to_owned(),
        },
        Action::SetCalls(SetCalls { tournament, priority, not_before, tables }) => {
            say.calls_set(title(tournament), calls(voice, *priority, *not_before, tables))
        }
        Action::CallMatch(CallMatch { tournament, no, table }) => say.call_match(
            of(no, tournament),
            spot(voice, table),
            players(voice, (*tournament, *no), seq, club),
        ),
        Action::CallAgain(CallAgain { tournament, no }) => say.call_again(of(no, tournament)),
        Action::StartMatch(StartMatch { tournament, no }) => say.start_match(of(no, tournament)),
        Action::WithdrawCall(WithdrawCall { tournament, no }) => {
            say.withdraw_call(of(no, tournament))
        }
        Action::ReportResult(ReportResult { tournament, no, report: None }) => {
            say.reports_dropped(of(no, tournament))
        }
        Action::ReportResult(ReportResult { tournament, no, report: Some(report) }) => {
            reported(voice, report, &of(no, tournament), club)
        }
        Action::SetRoundDays(SetRoundDays { tournament, days }) if days.is_empty() => {
            say.no_round_days(title(tournament))
        }
        Action::SetRoundDays(SetRoundDays { tournament, days }) => {
            say.round_days(title(tournament), days::written(days))
        }
        Action::SetMatchDay(SetMatchDay { tournament, no, day: Some(day) }) => {
            say.match_day(of(no, tournament), day)
        }
        Action::SetMatchDay(SetMatchDay { tournament, no, day: None }) => {
            say.day_of_its_round(of(no, tournament))
        }
        Action::PostponeMatch(PostponeMatch { tournament, no, postponed: true }) => {
            say.match_postponed(of(no, tournament))
        }
        Action::PostponeMatch(PostponeMatch { tournament, no, postponed: false }) => {
            say.back_in_queue(of(no, tournament))
        }
        _ => String::new(),
    }
}

/// A result as it is reported: `あおくま 2-1 TM`, or who finished where in a game.
pub(in crate::words::message) fn told(voice: Voice, told: &Told, club: Naming<'_>) -> String {
    let say = EventEntryWords::speaking(voice);
    match told {
        Told::Match { sides, outcome, .. } => score_line(voice, *sides, *outcome, club),
        Told::Game { game, order } => {
            let order = finished(voice, order, club);
            say.game(game, order)
        }
    }
}

/// A reported result, and by whom.
fn reported(voice: Voice, report: &Report, of: &str, club: Naming<'_>) -> String {
    let say = EventEntryWords::speaking(voice);
    let told = told(voice, &report.told, club);
    match report.by {
        Some(by) => {
            let by = name(by, club);
            say.reported_by(by, told, of)
        }
        None => say.reported(told, of),
    }
}

/// The rounds from one on.
fn event_rounds(voice: Voice, from: u32) -> String {
    let say = EventEntryWords::speaking(voice);
    match from {
        0 | 1 => say.all_not_played().to_owned(),
        _ => voice.words().message.event.rounds(from, None),
    }
}

/// `あおくま, TM = 辻 素子, コヨーテ`.
fn finished(voice: Voice, order: &Finish, club: Naming<'_>) -> String {
    let say = EventEntryWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let level = |group: &Vec<_>| {
        group.iter().map(|id| name(*id, club)).collect::<Vec<_>>().join(say.level())
    };
    order.0.iter().map(level).collect::<Vec<_>>().join(joins.comma())
}

/// The players of a call. Empty if the match has lost that call: its players have changed since, and the earlier ones
/// are not known.
fn players(voice: Voice, called: Where, seq: Option<Seq>, club: Naming<'_>) -> String {
    let say = EventEntryWords::speaking(voice);
    let Some((_, played)) = club.fixture(called) else { return String::new() };
    let players = played.players();
    let is_that_call = |seq| played.call().is_some_and(|call| call.called.seq == seq);
    if players.len() < 2 || !seq.is_none_or(is_that_call) {
        return String::new();
    }
    say.players(names(voice, &players, club))
}
