//! Decisions of the day: stages, exits, calls, games in pods.

use banzuke::club::action::{
    AddPlayOff, AddStage, AddThirdPlace, BreakTie, CallAgain, CallMatch, CorrectGame, EnterLate,
    ExchangeEntrants, ForbidPair, PostponeMatch, RecordGame, ReplaceEntrant, ReportResult,
    ReturnEntrant, SetAbsence, SetBreak, SetCalls, SetCategories, SetFees, SetLateEntries,
    SetLengths, SetMatchDay, SetMatchLength, SetPaid, SetPlayerCategories, SetPoints, SetPrizes,
    SetRoundDays, SetRounds, SetTables, StartMatch, Withdraw, WithdrawCall,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::report::{Report, Told};
use banzuke::club::{Action, Club, Match, Phase, Tournament};
use banzuke::domain::category::{Categories, Category};
use banzuke::domain::chance::shuffle;
use banzuke::domain::days::RoundDays;
use banzuke::domain::fee::Fees;
use banzuke::domain::finish::Finish;
use banzuke::domain::format::{Seeding, StagePlan};
use banzuke::domain::hall::{Priority, Table};
use banzuke::domain::number::PlayerId;
use banzuke::domain::prize::{Each, Money, Prizes, Sharing, read_list};
use banzuke::domain::score::{ExitEffect, ExitReason, Length, Lengths, Side};
use banzuke::domain::standings::MatchPoints;
use banzuke::domain::swiss::AskedBye;
use chrono::TimeDelta;
use std::sync::Arc;

use super::{day, format, outcome, pick};
use crate::common::stamp;

/// The action of that kind, or none if the club has no opportunity for it.
pub(super) fn propose(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    let running = || club.tournaments().filter(|one| one.phase == Phase::Running);
    Some(match kind {
        "add_stage" => add_stage(pick(club.tournaments(), picks[0])?, picks),
        "set_tables" => set_tables(picks),
        "return_entrant" | "exchange_entrants" => moved(club, kind, picks)?,
        "set_categories" | "set_player_categories" | "set_prizes" => ceremony(club, kind, picks)?,
        "set_fees" | "set_paid" => fees(club, kind, picks)?,
        "set_break" => {
            let at = stamp(u64::from(picks[0])).at;
            let until = at + TimeDelta::minutes(i64::from(picks[1] % 90));
            let until = (!picks[2].is_multiple_of(3)).then_some(until);
            Action::SetBreak(SetBreak { at, until })
        }
        "set_round_days" => {
            let dated = club.tournaments().filter(|one| one.has_round_days());
            let tournament = pick(dated, picks[0])?.id;
            let one = |from| RoundDays { from, until: from, day: day(picks[2] + from) };
            let days = (1..=picks[1] % 4).map(one).collect();
            Action::SetRoundDays(SetRoundDays { tournament, days })
        }
        "set_calls" => Action::SetCalls(SetCalls {
            tournament: pick(club.tournaments(), picks[0])?.id,
            priority: [Priority::First, Priority::Normal, Priority::Last][picks[1] as usize % 3],
            not_before: picks[2].is_multiple_of(3).then(|| stamp(u64::from(picks[2])).at),
            tables: pick(club.tables().iter().map(|table| table.name.clone()), picks[3])
                .into_iter()
                .collect(),
        }),
        "draw_round" => {
            let seated = running().filter(|one| !one.pods.is_empty());
            club.draw_round(pick(seated, picks[0])?, None, u64::from(picks[1]))
        }
        "draw_pairings" => {
            let swiss = running().filter(|one| one.round_to_draw().is_some());
            let found = pick(swiss, picks[0])?;
            club.next_pairings(found, None, u64::from(picks[1])).ok()?
        }
        "set_absence" | "forbid_pair" | "set_rounds" => swiss(club, kind, picks)?,
        "record_game" | "correct_game" => game(club, kind, picks)?,
        "enter_late" => enter_late(club, pick(running(), picks[0])?, picks)?,
        "replace_entrant" => {
            let tournament = pick(club.tournaments(), picks[0])?;
            let from = pick(tournament.entrants.iter().copied(), picks[1])?;
            let to = pick(club.registry().iter(), picks[2])?.id;
            let tournament = tournament.id;
            Action::ReplaceEntrant(ReplaceEntrant { tournament, from, to, rating: None })
        }
        "withdraw" => {
            let tournament = pick(running(), picks[0])?;
            Action::Withdraw(Withdraw {
                tournament: tournament.id,
                player: pick(tournament.entrants.iter().copied(), picks[1])?,
                reason: [ExitReason::Withdrawn, ExitReason::Disqualified][picks[2] as usize % 2],
                effect: [ExitEffect::ForfeitRest, ExitEffect::VoidUnplayed, ExitEffect::VoidAll]
                    [picks[3] as usize % 3],
                on: day(picks[4]),
                decision: 0,
            })
        }
        "break_tie" | "add_play_off" => tie(club, pick(running(), picks[0])?, kind, picks)?,
        "set_lengths" => {
            let tournament = pick(running(), picks[0])?.id;
            let lengths = Lengths::all(Length::FirstTo(1 + picks[1] % 4));
            Action::SetLengths(SetLengths { tournament, stage: 1 + picks[2] % 2, lengths })
        }
        "set_points" => Action::SetPoints(SetPoints {
            tournament: pick(running(), picks[0])?.id,
            stage: 1 + picks[1] % 2,
            points: [MatchPoints::FOOTBALL, MatchPoints::BY_GAMES, MatchPoints::STANDARD]
                [picks[2] as usize % 3],
        }),
        "add_third_place" => {
            let all = || {
                club.tournaments().map(|found| {
                    Action::AddThirdPlace(AddThirdPlace {
                        tournament: found.id,
                        stage: found.third_place_stage(),
                    })
                })
            };
            let allowed = pick(all().filter(|add| club.check(add).is_ok()), picks[0]);
            allowed.or_else(|| pick(all(), picks[0]))?
        }
        "set_late_entries" => Action::SetLateEntries(SetLateEntries {
            tournament: pick(running(), picks[0])?.id,
            until: picks[1] % 5,
        }),
        on_a_match => {
            let all = || running().flat_map(|one| one.matches.iter().map(move |m| (one, m)));
            let there = all().filter(|(_, played)| played.state().is_at_table());
            let called = ["call_again", "start_match", "withdraw_call"].contains(&on_a_match);
            let chosen = if called { pick(there, picks[0]) } else { None };
            let open = || all().filter(|(_, played)| played.state().is_open());
            let chosen = chosen.or_else(|| pick(open(), picks[0]))?;
            on_match(club, chosen, on_a_match, picks)
        }
    })
}

/// Decisions about the rounds of a Swiss.
fn swiss(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    let is_swiss = |one: &&Arc<Tournament>| one.stages.iter().any(|s| s.plan.format.is_swiss());
    let found = pick(club.tournaments().filter(is_swiss), picks[0])?;
    let (tournament, stage) = (found.id, found.swiss_stage());
    let player = |by| pick(found.entrants.iter().copied(), by);
    Some(match kind {
        "set_absence" => {
            let from = found.last_round(stage) + 1;
            Action::SetAbsence(SetAbsence {
                tournament,
                stage,
                player: player(picks[1])?,
                from,
                until: [None, Some(from), Some(from + 1)][picks[2] as usize % 3],
                bye: [Some(AskedBye::Half), Some(AskedBye::Zero), None][picks[3] as usize % 3],
            })
        }
        "forbid_pair" => {
            let pair = [player(picks[1])?, player(picks[2])?];
            Action::ForbidPair(ForbidPair {
                tournament,
                stage,
                pair,
                forbidden: !picks[3].is_multiple_of(3),
            })
        }
        _ => Action::SetRounds(SetRounds { tournament, stage, rounds: 1 + picks[1] % 6 }),
    })
}

fn on_match(
    club: &Club,
    (of, played): (&Arc<Tournament>, &Arc<Match>),
    kind: &str,
    picks: [u32; 6],
) -> Action {
    let (tournament, no) = (of.id, played.no);
    match kind {
        "set_match_length" => {
            let most = 1 + picks[1] % 6;
            let mut start = [0, 0];
            start[picks[2] as usize % 2] = picks[3] % most;
            Action::SetMatchLength(SetMatchLength {
                tournament,
                no,
                length: Length::FirstTo(most),
                start,
            })
        }
        "call_match" => {
            let known = pick(club.tables().iter().map(|table| table.name.clone()), picks[1]);
            let table = known.unwrap_or_else(|| format!("{}", 1 + picks[1] % 4));
            let queue = club.queue(stamp(0).at);
            let next = club.next_call(&queue).filter(|_| picks[2].is_multiple_of(2));
            let (tournament, no) = next.map_or((tournament, no), |(next, _)| next);
            Action::CallMatch(CallMatch { tournament, no, table })
        }
        "call_again" => Action::CallAgain(CallAgain { tournament, no }),
        "start_match" => Action::StartMatch(StartMatch { tournament, no }),
        "withdraw_call" => Action::WithdrawCall(WithdrawCall { tournament, no }),
        "report_result" => {
            let sides = played.players().unwrap_or([PlayerId(1), PlayerId(2)]);
            let outcome = outcome(played.length, played.start, of.is_decisive(played), picks);
            let report = Report {
                by: sides.get(picks[2] as usize % 3).copied(),
                phone: format!("{}", picks[3] % 3),
                told: Told::Match { sides, outcome, games: Vec::new() },
            };
            let report = (!picks[4].is_multiple_of(4)).then(|| Box::new(report));
            Action::ReportResult(ReportResult { tournament, no, report })
        }
        "set_match_day" => {
            let day = (!picks[1].is_multiple_of(3)).then(|| day(picks[2]));
            Action::SetMatchDay(SetMatchDay { tournament, no, day })
        }
        "postpone_match" => {
            Action::PostponeMatch(PostponeMatch { tournament, no, postponed: !played.postponed })
        }
        other => panic!("{other} is new: say how to propose it"),
    }
}

/// The pairings of a later stage, if one is planned.
pub(super) fn draw_later(club: &Club, picks: [u32; 6]) -> Option<Action> {
    let due =
        club.tournaments().filter(|one| one.phase == Phase::Running && one.next_stage().is_some());
    Some(club.draw(pick(due, picks[0])?, &DrawChoice::default(), u64::from(picks[2])))
}

fn add_stage(tournament: &Tournament, picks: [u32; 6]) -> Action {
    let lengths = Lengths::all(Length::FirstTo(1 + picks[1] % 3));
    let seeding = [Seeding::Entry, Seeding::Random][picks[2] as usize % 2];
    let plan = StagePlan {
        takes: Some(1 + picks[3] % 4),
        ..StagePlan::new(format(picks), lengths, seeding)
    };
    let stage = u32::try_from(tournament.stages.len() + 1).expect("few stages");
    Action::AddStage(AddStage { tournament: tournament.id, stage, plan: Box::new(plan) })
}

fn moved(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    if kind == "return_entrant" {
        let left = club.tournaments().flat_map(|one| one.exits.keys().map(move |id| (one, *id)));
        // One who is to come back has left before.
        let Some((found, player)) = pick(left, picks[0]) else {
            return propose(club, "withdraw", picks);
        };
        let from = if picks[1].is_multiple_of(2) { 1 } else { found.back_from(player) };
        return Some(Action::ReturnEntrant(ReturnEntrant { tournament: found.id, player, from }));
    }
    let running = club.tournaments().filter(|one| one.phase == Phase::Running);
    let found = pick(running, picks[0])?;
    let [a, b] = [picks[1], picks[2]].map(|by| pick(found.entrants.iter().copied(), by));
    let players = [a?, b?];
    Some(Action::ExchangeEntrants(ExchangeEntrants { tournament: found.id, players }))
}

fn ceremony(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    Some(match kind {
        "set_categories" => {
            let list = ["U18 <18", "シニア 65+", "女子", "U12 10-11"].map(Category::read);
            let list = list.into_iter().flatten().take(picks[0] as usize % 5).collect();
            let on = (1 + picks[1] % 12, 1 + picks[2] % 28);
            Action::SetCategories(SetCategories { categories: Categories { list, on } })
        }
        "set_player_categories" => {
            let player = pick(club.registry().registrations(), picks[0])?.id;
            let categories = ["女子", "初参加"].map(str::to_owned);
            let categories = categories.into_iter().take(picks[1] as usize % 3).collect();
            Action::SetPlayerCategories(SetPlayerCategories { player, categories })
        }
        _ => {
            let tournament = pick(club.tournaments(), picks[0])?.id;
            Action::SetPrizes(SetPrizes { tournament, prizes: prizes(picks) })
        }
    })
}

fn fees(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    // One who pays is asked a fee first.
    let asked = club.tournaments().filter(|one| one.fees.are_asked());
    let asked = pick(asked, picks[0]).filter(|_| kind == "set_paid");
    let found = asked.or_else(|| pick(club.tournaments(), picks[0]))?;
    let tournament = found.id;
    if !found.fees.are_asked() || kind == "set_fees" {
        let text = ["2000円; U18: 1000円; 女子: 0円", "12.50 EUR", ""][picks[1] as usize % 3];
        let fees = Fees::read(text).ok()?;
        return Some(Action::SetFees(SetFees { tournament, fees }));
    }
    let player = pick(found.entrants.iter().copied().chain(found.payers()), picks[1])?;
    let paid = [Money::NONE, found.fees.amount, Money(u64::from(picks[3]))][picks[2] as usize % 3];
    Some(Action::SetPaid(SetPaid { tournament, player, paid }))
}

fn prizes(picks: [u32; 6]) -> Prizes {
    let lists = ["3000; 2000 + 盾; 本", "U18: 500", "女子: 花束; 図書券"].map(read_list);
    let lists = lists.into_iter().flatten().map(|(list, _)| list);
    Prizes {
        lists: lists.take(picks[1] as usize % 4).collect(),
        ties: [Sharing::TieBreak, Sharing::Equal, Sharing::Hort][picks[2] as usize % 3],
        category_ties: [Sharing::TieBreak, Sharing::Equal, Sharing::Hort][picks[3] as usize % 3],
        each: [Each::One, Each::OneOfMoney, Each::Several][picks[4] as usize % 3],
        coin: Money(u64::from(1 + picks[5] % 1000)),
        currency: String::new(),
    }
}

fn set_tables(picks: [u32; 6]) -> Action {
    let table =
        |n: u32| Table { name: format!("卓 {n}"), reserved: n == 1 && picks[1].is_multiple_of(2) };
    Action::SetTables(SetTables { tables: (1..=picks[0] % 5).map(table).collect() })
}

fn game(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    let all = club.tournaments().flat_map(|one| one.pods.iter().map(move |s| (one, s)));
    let (tournament, pod) = pick(all, picks[0])?;
    let mut players: Vec<PlayerId> = tournament.still_at(pod).collect();
    if kind == "correct_game" {
        players = pod.games.last()?.finish.players().collect();
        players.sort_unstable();
    }
    shuffle(&mut players, u64::from(picks[1]));
    let mut order: Vec<Vec<PlayerId>> = players.into_iter().map(|player| vec![player]).collect();
    if picks[2].is_multiple_of(4) && order.len() > 2 {
        let level = order.remove(1);
        order[0].extend(level);
    }
    let (tournament, no, order) = (tournament.id, pod.no, Finish(order));
    let games = u32::try_from(pod.games.len()).expect("few games");
    Some(if kind == "record_game" {
        Action::RecordGame(RecordGame {
            tournament,
            no,
            game: games + 1,
            order,
            played_on: day(picks[3]),
        })
    } else {
        let reason = Some("the sheet".to_owned());
        Action::CorrectGame(CorrectGame { tournament, no, game: games, order, reason })
    })
}

fn enter_late(club: &Club, tournament: &Tournament, picks: [u32; 6]) -> Option<Action> {
    use banzuke::club::tournament::LatePlace;
    let free = club.registry().iter().filter(|player| !tournament.has(player.id));
    let (player, place) = (pick(free, picks[1])?.id, pick(tournament.late_places(), picks[2])?);
    let (group, seed) = match place {
        LatePlace::Group(group) => (group, None),
        LatePlace::Seed(seed) => (None, Some(seed)),
        LatePlace::Number(number) => (None, Some(number)),
        LatePlace::NextRound => (None, None),
    };
    let worth = [None, Some(AskedBye::Half), Some(AskedBye::Zero)][picks[3] as usize % 3];
    let swiss = tournament.stages[0].plan.format.is_swiss();
    let (rating, missed) = (None, worth.filter(|_| swiss));
    Some(Action::EnterLate(EnterLate {
        tournament: tournament.id,
        player,
        group,
        seed,
        rating,
        missed,
    }))
}

fn tie(club: &Club, found: &Tournament, kind: &str, picks: [u32; 6]) -> Option<Action> {
    let stage = found.current();
    let lines = found.standings_of(stage);
    let runs = lines.chunk_by(|a, b| (a.group, a.rank) == (b.group, b.rank));
    let run = pick(runs.filter(|run| run.len() > 1 && run[0].rank.is_some()), picks[1])?;
    let mut order: Vec<PlayerId> = run.iter().map(|line| line.player).collect();
    order.sort_unstable();
    let tournament = found.id;
    if kind == "add_play_off" {
        let (no, length) = (club.next_match(tournament), Length::FirstTo(1 + picks[3] % 2));
        return Some(Action::AddPlayOff(AddPlayOff {
            tournament,
            stage,
            no,
            sides: [order[0], order[1]],
            length,
        }));
    }
    let lots = (picks[2].is_multiple_of(2)).then_some(u64::from(picks[3]));
    shuffle(&mut order, u64::from(picks[3]));
    let reason = (picks[4].is_multiple_of(2)).then(|| "じゃんけん".to_owned());
    Some(Action::BreakTie(BreakTie { tournament, stage, order, lots, reason }))
}

/// The side that picks choose.
pub(super) fn side(by: u32) -> Side {
    if by.is_multiple_of(2) { Side::A } else { Side::B }
}
