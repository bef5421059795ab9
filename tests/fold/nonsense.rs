//! Actions with one senseless detail, as from a slip, a broken client or malice.

use banzuke::club::Action;
use banzuke::club::action::{
    AddAlias, AddPlayOff, AddPlayer, AddStage, AddThirdPlace, AdjustRating, BreakTie, CallAgain,
    CallMatch, CloseTournament, CorrectGame, CorrectResult, CreateTournament, DeleteTournament,
    DrawPairings, DrawRound, DrawStage, EnterLate, EnterPlayers, ExchangeEntrants, ForbidPair,
    JudgePlayers, MergePlayers, NoteOrigin, OrderEntrants, PostponeMatch, PublishList, RecordGame,
    RecordMatch, RecordResult, RemoveAlias, RemoveEntrant, RenamePlayer, RenameTournament,
    ReplaceEntrant, ReportResult, ReturnEntrant, SetAbsence, SetBorn, SetBreak, SetCalls,
    SetCardGame, SetCategories, SetClub, SetDivision, SetExternalId, SetFees, SetFirstMove,
    SetGames, SetHands, SetLateEntries, SetLengths, SetMatchDay, SetMatchLength, SetNote, SetPaid,
    SetPlaces, SetPlayerCategories, SetPoints, SetPresence, SetPrizes, SetPublicity, SetRatingList,
    SetReading, SetRoundDays, SetRounds, SetTables, SetTag, SetTitle, StartMatch, UnmergePlayers,
    Withdraw, WithdrawCall,
};
use banzuke::domain::category::Category;
use banzuke::domain::days::RoundDays;
use banzuke::domain::fee::Reduced;
use banzuke::domain::game::{Deal, Game, Hand};
use banzuke::domain::hall::Table;
use banzuke::domain::length::Length;
use banzuke::domain::prize::{Money, PrizeList};
use banzuke::domain::rating::{Change, Division, Scale};
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score};
use chrono::NaiveDate;

use super::propose::stray;

/// The action with one detail spoilt.
#[expect(clippy::too_many_lines, reason = "one arm for each kind of action")]
pub(super) fn spoil(mut action: Action, picks: [u32; 6]) -> Action {
    let by = picks[5];
    let first = picks[4].is_multiple_of(2);
    let (stray_tournament, stray_match, stray_player, stray_list) = stray(by);
    match &mut action {
        Action::AddPlayer(AddPlayer { player, name, aliases, .. }) => match by % 3 {
            0 => *player = stray_player,
            1 => *name = text(by),
            _ => *aliases = vec![text(by), name.clone()],
        },
        Action::MergePlayers(MergePlayers { keep: a, absorb: b })
        | Action::UnmergePlayers(UnmergePlayers { keep: a, absorb: b })
        | Action::JudgePlayers(JudgePlayers { a, b, .. }) => match by % 3 {
            0 => *a = stray_player,
            1 => *b = stray_player,
            _ => *a = *b,
        },
        Action::SetBorn(SetBorn { player, born }) => {
            if first {
                *player = stray_player;
            } else {
                *born = NaiveDate::from_ymd_opt(1066, 10, 14);
            }
        }
        Action::SetPublicity(SetPublicity { player, .. }) => *player = stray_player,
        Action::SetExternalId(SetExternalId { player, scheme, .. }) => {
            if first {
                *player = stray_player;
            } else {
                *scheme = text(by);
            }
        }
        Action::RenamePlayer(RenamePlayer { player, name: word })
        | Action::AddAlias(AddAlias { player, alias: word })
        | Action::RemoveAlias(RemoveAlias { player, alias: word }) => {
            if first {
                *player = stray_player;
            } else {
                *word = text(by);
            }
        }
        Action::SetReading(SetReading { player, reading: word })
        | Action::SetClub(SetClub { player, club: word })
        | Action::SetTitle(SetTitle { player, title: word })
        | Action::SetNote(SetNote { player, note: word }) => {
            if first {
                *player = stray_player;
            } else {
                *word = Some(text(by));
            }
        }
        Action::CreateTournament(CreateTournament { tournament, name, list, plan }) => match by % 4
        {
            0 => *tournament = stray_tournament,
            1 => *name = text(by),
            2 => *list = stray_list,
            _ => {
                plan.lengths.usual =
                    [Length::FirstTo(0), Length::Games(u32::MAX), Length::Open][by as usize % 3];
            }
        },
        Action::DeleteTournament(DeleteTournament { tournament, name, results }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *name = text(by),
            _ => *results += 1,
        },
        Action::AddThirdPlace(AddThirdPlace { tournament, stage }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                *stage = by;
            }
        }
        Action::RenameTournament(RenameTournament { tournament, name }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                *name = text(by);
            }
        }
        Action::EnterPlayers(EnterPlayers { tournament, players: list })
        | Action::OrderEntrants(OrderEntrants { tournament, order: list })
        | Action::SetPlaces(SetPlaces { tournament, order: list })
        | Action::SetPresence(SetPresence { tournament, players: list, .. }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                list.extend([stray_player, stray_player]);
            }
        }
        Action::RemoveEntrant(RemoveEntrant { tournament, player })
        | Action::Withdraw(Withdraw { tournament, player, .. }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                *player = stray_player;
            }
        }
        Action::DrawStage(DrawStage { tournament, stage, seeds, lots, .. }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            2 => seeds.push(stray_player),
            _ => *lots = lots.is_none().then_some(u64::MAX),
        },
        Action::RecordResult(RecordResult { tournament, no, sides, outcome, played_on }) => {
            match by % 5 {
                0 => *tournament = stray_tournament,
                1 => *no = stray_match,
                2 => sides[0] = stray_player,
                3 => *outcome = score(picks),
                _ => *played_on = day(first),
            }
        }
        Action::CorrectResult(CorrectResult { tournament, no, sides, outcome, void, .. }) => {
            match by % 5 {
                0 => *tournament = stray_tournament,
                1 => *no = stray_match,
                2 => sides.swap(0, 1),
                3 => *outcome = score(picks),
                _ => void.push(stray_match),
            }
        }
        Action::RecordMatch(RecordMatch { tournament, no, round, sides, outcome, played_on }) => {
            match by % 6 {
                0 => *tournament = stray_tournament,
                1 => *no = stray_match,
                2 => *round = RoundName::Named(text(by).into()),
                3 => sides[1] = sides[0],
                4 => *outcome = score(picks),
                _ => *played_on = day(first),
            }
        }
        Action::CloseTournament(CloseTournament { tournament })
        | Action::SetTag(SetTag { tournament, .. })
        | Action::SetCardGame(SetCardGame { tournament, .. })
        | Action::SetFirstMove(SetFirstMove { tournament, .. }) => {
            *tournament = stray_tournament;
        }
        Action::AddStage(AddStage { tournament, stage, plan }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            _ => plan.takes = [None, Some(0), Some(u32::MAX)][by as usize % 3],
        },
        Action::DrawRound(DrawRound { tournament, stage, round, tables, .. }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            2 => *round = by,
            _ => tables.push(vec![stray_player]),
        },
        Action::DrawPairings(DrawPairings {
            tournament,
            stage,
            round,
            pairs,
            bye,
            lots,
            again,
            ..
        }) => match by % 7 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            2 => *round = by,
            3 => pairs.push([stray_player, stray_player]),
            4 => *bye = Some(stray_player),
            5 => *again = !*again,
            _ => *lots = lots.is_none().then_some(u64::MAX),
        },
        Action::SetAbsence(SetAbsence { tournament, stage, player, from, until, .. }) => {
            match by % 5 {
                0 => *tournament = stray_tournament,
                1 => *stage = by,
                2 => *player = stray_player,
                3 => *from = by,
                _ => *until = Some(by),
            }
        }
        Action::ForbidPair(ForbidPair { tournament, stage, pair, .. }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            2 => pair[0] = stray_player,
            _ => pair[1] = pair[0],
        },
        Action::SetRounds(SetRounds { tournament, stage, rounds }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            _ => *rounds = by,
        },
        Action::EnterLate(EnterLate { tournament, player, group, seed, rating, .. }) => {
            match by % 5 {
                4 => *rating = Some(f64::NAN),
                0 => *tournament = stray_tournament,
                1 => *player = stray_player,
                2 => *group = Some(by),
                _ => *seed = Some(by),
            }
        }
        Action::ReplaceEntrant(ReplaceEntrant { tournament, from, to, rating }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *from = stray_player,
            2 => *rating = Some(f64::NAN),
            _ => *to = stray_player,
        },
        Action::BreakTie(BreakTie { tournament, stage, order, lots, reason }) => match by % 5 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            2 => order.push(stray_player),
            3 => *reason = Some("\u{7}".to_owned()),
            _ => *lots = Some(u64::MAX),
        },
        Action::AddPlayOff(AddPlayOff { tournament, stage, no, sides, length }) => match by % 5 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            2 => *no = stray_match,
            3 => sides[1] = stray_player,
            _ => *length = Length::FirstTo(0),
        },
        Action::SetLengths(SetLengths { tournament, stage, lengths }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            _ => lengths.usual = Length::Open,
        },
        Action::SetPoints(SetPoints { tournament, stage, points }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *stage = by,
            _ => points.loss = u8::MAX,
        },
        Action::SetLateEntries(SetLateEntries { tournament, .. }) => *tournament = stray_tournament,
        Action::SetMatchLength(SetMatchLength { tournament, no, length, start }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *no = stray_match,
            2 => *length = Length::Games(u32::MAX),
            _ => *start = [u32::MAX, by],
        },
        Action::RecordGame(RecordGame { tournament, no, game, order, .. })
        | Action::CorrectGame(CorrectGame { tournament, no, game, order, .. }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *no = stray_match,
            2 => *game = by,
            _ => order.0.push(vec![stray_player]),
        },
        Action::SetGames(SetGames { tournament, no, games, deals }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *no = stray_match,
            2 => {
                let (hands, engine) = (vec![text(by)], String::new());
                deals.0.insert(by, Deal { hands, engine, seed: None });
            }
            _ => games.push(Game::default()),
        },
        Action::SetHands(SetHands { tournament, no, game, hands, .. }) => match by % 4 {
            0 => *tournament = stray_tournament,
            1 => *no = stray_match,
            2 => *game = by,
            _ => hands.0.push((stray_player, stray_player, Hand::new(0.5).expect("a hand"))),
        },
        Action::NoteOrigin(NoteOrigin { tournament, club, .. }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                *club = text(by);
            }
        }
        Action::PublishList(PublishList { list, .. }) => *list = stray_list,
        Action::SetDivision(SetDivision { tournament, division }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                let (above, below) = (Some(1600.0), Some(1500.0));
                *division = Some(Division { above, below, provisional_ok: true });
            }
        }
        Action::AdjustRating(AdjustRating { list, player, change, reason, .. }) => match by % 4 {
            0 => *list = stray_list,
            1 => *player = Some(stray_player),
            2 => *change = Change::By([0.0, f64::NAN, f64::INFINITY, 1e6][by as usize / 4 % 4]),
            _ => *reason = text(by),
        },
        Action::SetCalls(SetCalls { tournament, tables, .. }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                tables.push(text(by));
            }
        }
        Action::ReturnEntrant(ReturnEntrant { tournament, player, from }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *player = stray_player,
            _ => *from = by,
        },
        Action::ExchangeEntrants(ExchangeEntrants { tournament, players }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => players[0] = stray_player,
            _ => players[0] = players[1],
        },
        Action::SetCategories(SetCategories { categories }) => {
            categories.list.push(Category { name: text(by), ..Category::default() });
        }
        Action::SetPlayerCategories(SetPlayerCategories { player, categories }) => {
            if first {
                *player = stray_player;
            } else {
                categories.push(text(by));
            }
        }
        Action::SetPrizes(SetPrizes { tournament, prizes }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => prizes.coin = Money::NONE,
            _ => prizes.lists.push(PrizeList { category: Some(text(by)), awards: Vec::new() }),
        },
        Action::SetFees(SetFees { tournament, fees }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => fees.amount = Money(u64::MAX),
            _ => fees.reduced.push(Reduced { category: text(by), amount: Money::NONE }),
        },
        Action::SetPaid(SetPaid { tournament, player, paid }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *player = stray_player,
            _ => *paid = Money(u64::MAX),
        },
        Action::SetRoundDays(SetRoundDays { tournament, days }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                days.push(RoundDays { from: by, until: 0, day: day(by.is_multiple_of(2)) });
            }
        }
        Action::SetBreak(SetBreak { at, until }) => *until = Some(*at),
        Action::SetTables(SetTables { tables }) => {
            tables.push(Table { name: text(by), reserved: first });
        }
        Action::CallMatch(CallMatch { tournament, no, table }) => match by % 3 {
            0 => *tournament = stray_tournament,
            1 => *no = stray_match,
            _ => *table = text(by),
        },
        Action::ReportResult(ReportResult { tournament, no, report }) => match (by % 4, report) {
            (0, _) => *tournament = stray_tournament,
            (1, Some(report)) => report.by = Some(stray_player),
            (2, Some(report)) => report.phone = text(by),
            _ => *no = stray_match,
        },
        Action::CallAgain(CallAgain { tournament, no })
        | Action::StartMatch(StartMatch { tournament, no })
        | Action::WithdrawCall(WithdrawCall { tournament, no })
        | Action::SetMatchDay(SetMatchDay { tournament, no, .. })
        | Action::PostponeMatch(PostponeMatch { tournament, no, .. }) => {
            if first {
                *tournament = stray_tournament;
            } else {
                *no = stray_match;
            }
        }
        Action::SetRatingList(SetRatingList { list, name, scale, .. }) => match by % 3 {
            0 => *list = stray_list,
            1 => *name = text(by),
            _ => **scale = unsound(picks),
        },
    }
    action
}

fn text(by: u32) -> String {
    match by % 6 {
        0 => String::new(),
        1 => "あ".repeat(100_000),
        2 => "two\nlines".to_owned(),
        3 => "nul\0 and bell\u{7}".to_owned(),
        4 => "\u{202e}backwards".to_owned(),
        _ => "  ".to_owned(),
    }
}

fn score([a, b, draws, ..]: [u32; 6]) -> Outcome {
    let number = |by: u32| [0, 1, Score::MOST, Score::MOST + 1, u32::MAX, by][by as usize % 6];
    Outcome::Score(Score { a: number(a), b: number(b), draws: number(draws), ..Score::default() })
}

fn unsound([k, start, ..]: [u32; 6]) -> Scale {
    let number =
        |by: u32| [0.0, -0.0, 1e-300, 1000.0, f64::MAX, f64::INFINITY, f64::NAN][by as usize % 7];
    Scale { k: number(k), start: number(start), ..Scale::STANDARD }
}

/// The first and the last day that chrono can hold.
fn day(first: bool) -> NaiveDate {
    if first { NaiveDate::MIN } else { NaiveDate::MAX }
}
