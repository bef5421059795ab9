//! Actions on stages, exits and tables in words.

use chrono::{DateTime, Utc};

use super::because;
use crate::clock::{in_the_hall, written_in_the_hall};
use crate::club::action::{
    AddPlayOff, AddStage, AddThirdPlace, BreakTie, CallAgain, CallMatch, CorrectGame, DrawPairings,
    DrawRound, EnterLate, ExchangeEntrants, ForbidPair, PostponeMatch, RecordGame, ReplaceEntrant,
    ReportResult, ReturnEntrant, SetAbsence, SetBreak, SetCalls, SetCategories, SetLateEntries,
    SetLengths, SetMatchDay, SetMatchLength, SetPlaces, SetPoints, SetPrizes, SetRoundDays,
    SetRounds, SetTables, StartMatch, Withdraw, WithdrawCall,
};
use crate::club::question::floor::Where;
use crate::club::report::{Report, Told};
use crate::club::{Action, Club, Seq};
use crate::domain::days;
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::Finish;
use crate::domain::format::Format;
use crate::domain::hall::Priority;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::swiss::AskedBye;
use crate::words::message::fault::names;
use crate::words::message::outcome::score_line;
use crate::words::message::{event, name, player, tournament};
use crate::words::{Language, japanese, say};

/// How the matches of a tournament are called.
fn calls(
    lang: Language,
    priority: Priority,
    not_before: Option<DateTime<Utc>>,
    tables: &[String],
) -> String {
    let when = match priority {
        Priority::First => lang.pick("called first", "優先して呼び出し"),
        Priority::Normal => lang.pick("called in turn", "待っている順に呼び出し"),
        Priority::Last => lang.pick("called last", "最後に呼び出し"),
    };
    let begins = not_before.map(|begins| {
        let begins = in_the_hall(begins).format("%Y-%m-%d %H:%M");
        say!(lang, "not before {begins}", "{begins}から")
    });
    let reserved = (!tables.is_empty()).then(|| {
        let tables = lang.words().term.list(tables);
        say!(lang, "tables reserved: {tables}", "予約した卓：{tables}")
    });
    let told: Vec<String> =
        [Some(when.to_owned()), begins, reserved].into_iter().flatten().collect();
    told.join(lang.pick("; ", "、"))
}

#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(super) fn action(lang: Language, action: &Action, seq: Option<Seq>, club: &Club) -> String {
    let title = |id: &TournamentId| tournament(*id, club);
    let of = |no: &MatchNo, id: &TournamentId| {
        say!(lang, "match {no} of {}", "{}の第{no}試合", title(id))
    };
    match action {
        Action::AddStage(AddStage { tournament, stage, plan }) => {
            let before = club.tournament(*tournament);
            let before = before.and_then(|found| found.stage_no(stage.checked_sub(1)?));
            let before = before.map(|stage| stage.plan.format);
            say!(lang; "{}: stage {stage} planned, {}",
                "{}：第{stage}ステージを計画（{}）",
                title(tournament), lang.words().term.plan(plan, before))
        }
        Action::AddThirdPlace(AddThirdPlace { tournament, .. }) => {
            say!(lang; "{}: match for third place added",
            "{}：3位決定戦を追加", title(tournament))
        }
        Action::DrawRound(DrawRound { tournament, round, tables, lots, .. }) => {
            let tables = lang.count(tables.len(), "pod", "pods", "卓");
            say!(lang; "{}: round {round} seated in {tables}, lot number {lots}",
                "{}：{round}回戦の席を{tables}に決定、抽選番号{lots}", title(tournament))
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
            let boards = lang.count(pairs.len(), "match", "matches", "試合");
            let bye =
                bye.map(|player| say!(lang, ", bye for {}", "、{}がBYE", name(lang, player, club)));
            let absent = (!absent.is_empty())
                .then(|| say!(lang, ", {} absent", "、{}人が欠席", absent.len()));
            let by_hand = rules.is_none().then(|| lang.pick(", by hand", "（手動）").to_owned());
            let more: String = [bye, absent, by_hand].into_iter().flatten().collect();
            if *again {
                return say!(lang; "{}: round {round} paired again, {boards}{more}",
                    "{}：{round}回戦の組み合わせをやり直し、{boards}{more}", title(tournament));
            }
            say!(lang; "{}: round {round} paired, {boards}{more}",
                "{}：{round}回戦の組み合わせを作成、{boards}{more}", title(tournament))
        }
        Action::SetAbsence(SetAbsence { tournament, player: gone, from, until, bye, .. }) => {
            let rounds = lang.words().message.event.rounds(*from, *until);
            let who = name(lang, *gone, club);
            match bye {
                Some(bye) => {
                    let bye = lang.words().message.event.asked_bye(*bye);
                    say!(
                        lang,
                        "{}: {who} absent in {rounds}, {bye}",
                        "{}：{who}が{rounds}を欠席（{bye}）",
                        title(tournament)
                    )
                }
                None => say!(
                    lang,
                    "{}: {who} present in {rounds}",
                    "{}：{who}が{rounds}に参加",
                    title(tournament)
                ),
            }
        }
        Action::ForbidPair(ForbidPair { tournament, pair, forbidden: true, .. }) => say!(lang;
            "{}: {} are not to be paired",
            "{}：{}を対戦させない", title(tournament), names(lang, pair, club)),
        Action::ForbidPair(ForbidPair { tournament, pair, forbidden: false, .. }) => say!(lang;
            "{}: {} may be paired again",
            "{}：{}の対戦を再び認める", title(tournament), names(lang, pair, club)),
        Action::SetRounds(SetRounds { tournament, rounds, .. }) => {
            let rounds = lang.rounds(*rounds);
            say!(lang, "{}: {rounds}", "{}：{rounds}", title(tournament))
        }
        Action::EnterLate(EnterLate { tournament, player: late, group, seed, rating, missed }) => {
            let group =
                group.map(|group| say!(lang, ", in {}", "（{}）", event::group(lang, group)));
            let seed = seed.map(|seed| match rating {
                None => say!(lang, ", as seed {seed}", "（第{seed}シード）"),
                Some(_) => say!(lang, ", with pairing number {seed}", "（ペアリング番号{seed}）"),
            });
            let place = group.or(seed).unwrap_or_default();
            let missed = missed.map(|worth| match worth {
                AskedBye::Half => lang.pick(", ½ a missed round", "、欠席ラウンドは半点"),
                AskedBye::Zero => lang.pick(", 0 a missed round", "、欠席ラウンドは0点"),
            });
            let missed = missed.unwrap_or_default();
            say!(lang; "{}: late entry of {}{place}{missed}",
                "{}：{}が途中参加{place}{missed}", title(tournament), name(lang, *late, club))
        }
        Action::ReplaceEntrant(ReplaceEntrant { tournament, from, to, .. }) => {
            say!(lang; "{}: {} replaces {}, results included",
                "{0}：{2}を{1}に入れ替え（結果を含む）",
                title(tournament), player(lang, *to, club), player(lang, *from, club))
        }
        Action::ReturnEntrant(ReturnEntrant { tournament, player: back, from }) => {
            let rounds = event_rounds(lang, *from);
            say!(lang; "{}: {} is back, {rounds}", "{}：{}が復帰（{rounds}）",
                title(tournament), name(lang, *back, club))
        }
        Action::ExchangeEntrants(ExchangeEntrants { tournament, players: [a, b] }) => {
            say!(lang; "{}: {} and {} exchange places", "{}：{}と{}の位置を交換",
                title(tournament), name(lang, *a, club), name(lang, *b, club))
        }
        Action::Withdraw(Withdraw { tournament, player: gone, reason, effect, .. }) => {
            let how = match reason {
                ExitReason::Withdrawn => lang.pick("withdrawn", "大会棄権"),
                ExitReason::Disqualified => lang.pick("disqualified", "失格"),
            };
            let found = club.tournament(*tournament).and_then(|found| found.stage());
            let format = found.map(|stage| stage.plan.format);
            let effect = match effect {
                ExitEffect::ForfeitRest if format.is_some_and(|one| !one.has_draw()) => {
                    lang.pick("out of the standings", "順位から除外")
                }
                ExitEffect::ForfeitRest if format.is_some_and(Format::has_seats) => {
                    lang.pick("the others play on", "ほかの選手は続行")
                }
                ExitEffect::ForfeitRest => {
                    lang.pick("remaining matches are walkovers", "残りの試合は不戦敗")
                }
                ExitEffect::VoidUnplayed => {
                    lang.pick("unplayed matches are void", "未消化の試合は無効")
                }
                ExitEffect::VoidAll => lang
                    .pick("all results of this stage are void", "このステージの結果はすべて無効"),
            };
            say!(lang; "{}: {} {how}, {effect}",
                "{}：{}が{how}、{effect}", title(tournament), name(lang, *gone, club))
        }
        Action::BreakTie(BreakTie { tournament, order, lots, reason, .. }) => {
            let by = match (lots, reason) {
                (Some(seed), _) => {
                    say!(lang, "drawing lots, lot number {seed}", "抽選（抽選番号{seed}）")
                }
                (None, Some(reason)) => reason.clone(),
                (None, None) => lang.pick("a decision of the organiser", "主催者の決定").to_owned(),
            };
            say!(lang; "{}: tie broken by {by}: {}",
                "{}：{by}により{}の順", title(tournament), names(lang, order, club))
        }
        Action::SetPlaces(SetPlaces { tournament, order }) => match &order[..] {
            [] => say!(lang, "{}: final places removed", "{}：最終順位を削除", title(tournament)),
            [winner] => say!(lang; "{}: winner {}", "{}：優勝{}",
                title(tournament), player(lang, *winner, club)),
            _ => say!(lang; "{}: final places: {}", "{}：最終順位は{}の順",
                title(tournament), names(lang, order, club)),
        },
        Action::AddPlayOff(AddPlayOff { tournament, no, sides, .. }) => {
            say!(lang; "{}, play-off of {}",
            "{}（{}のプレーオフ）", of(no, tournament), names(lang, sides, club))
        }
        Action::SetLengths(SetLengths { tournament, stage, lengths }) => {
            say!(lang; "{}: stage {stage} is {}",
            "{}：第{stage}ステージの試合方式を{}に設定", title(tournament), lang.words().term.lengths(lengths))
        }
        Action::SetPoints(SetPoints { tournament, stage, points }) => {
            say!(lang; "{}: stage {stage} has {}",
            "{}：第{stage}ステージは{}", title(tournament), lang.words().term.points(*points))
        }
        Action::SetLateEntries(SetLateEntries { tournament, until: 0 }) => {
            say!(lang; "{}: no late entries",
            "{}：途中参加を認めない", title(tournament))
        }
        Action::SetLateEntries(SetLateEntries { tournament, until }) => say!(lang;
            "{}: late entries until round {until}",
            "{}：途中参加は{until}回戦まで", title(tournament)),
        Action::SetMatchLength(SetMatchLength { tournament, no, length, start }) => {
            let start = match start {
                [0, 0] => String::new(),
                [a, b] => say!(lang, ", head start {a}-{b}", "、ハンデ（{a}-{b}から）"),
            };
            say!(lang; "{} is {}{start}",
                "{}の試合方式を{}{start}に設定", of(no, tournament), lang.words().term.length(*length))
        }
        Action::RecordGame(RecordGame { tournament, no, game, order, .. }) => say!(lang;
            "{}, game {game} of {}",
            "{1} 第{game}ゲーム：{0}", finished(lang, order, club), of(no, tournament)),
        Action::CorrectGame(CorrectGame { tournament, no, game, order, reason }) => {
            say!(lang;
            "corrected to {}, game {game} of {}",
            "{1} 第{game}ゲームを訂正：{0}", finished(lang, order, club), of(no, tournament))
                + &because(lang, reason.as_deref())
        }
        Action::SetTables(SetTables { tables }) => say!(lang; "hall set up with {}",
            "会場の卓を{}に設定", lang.count(tables.len(), "table", "tables", "卓")),
        Action::SetCategories(SetCategories { categories }) => match categories.list.len() {
            0 => lang.pick("categories removed", "部門を削除").to_owned(),
            _ => say!(lang, "categories: {}", "部門を設定：{}", categories.written()),
        },
        Action::SetPrizes(SetPrizes { tournament, prizes }) => {
            let count = prizes.lists.iter().map(|list| list.awards.len()).sum();
            match count {
                0 => say!(lang, "{}: prizes removed", "{}：賞を削除", title(tournament)),
                _ => say!(lang; "{}: {} set", "{}：賞を{}設定",
                    title(tournament), lang.count(count, "prize", "prizes", "件")),
            }
        }
        Action::SetBreak(SetBreak { at, until }) => match until {
            Some(until) => {
                lang.words().term.on_break(&written_in_the_hall(*until, in_the_hall(*at).date()))
            }
            None => lang.pick("break ended", "休憩を終了").to_owned(),
        },
        Action::SetCalls(SetCalls { tournament, priority, not_before, tables }) => say!(
            lang,
            "{}: {}",
            "{}：{}",
            title(tournament),
            calls(lang, *priority, *not_before, tables)
        ),
        Action::CallMatch(CallMatch { tournament, no, table }) => match lang {
            Language::English => format!(
                "{} called to table {table}{}",
                of(no, tournament),
                players(lang, (*tournament, *no), seq, club)
            ),
            Language::Japanese => format!(
                "{}を{}に呼び出し{}",
                of(no, tournament),
                japanese::table_called(table),
                players(lang, (*tournament, *no), seq, club)
            ),
        },
        Action::CallAgain(CallAgain { tournament, no }) => {
            say!(lang, "{} called again", "{}を再呼び出し", of(no, tournament))
        }
        Action::StartMatch(StartMatch { tournament, no }) => {
            say!(lang, "{} begun", "{}を開始", of(no, tournament))
        }
        Action::WithdrawCall(WithdrawCall { tournament, no }) => {
            say!(lang, "call of {} cancelled", "{}の呼び出しを取り下げ", of(no, tournament))
        }
        Action::ReportResult(ReportResult { tournament, no, report: None }) => {
            say!(lang, "reports of {} dropped", "{}の結果報告を取り下げ", of(no, tournament))
        }
        Action::ReportResult(ReportResult { tournament, no, report: Some(report) }) => {
            reported(lang, report, &of(no, tournament), club)
        }
        Action::SetRoundDays(SetRoundDays { tournament, days }) if days.is_empty() => {
            say!(lang, "{}: rounds have no days", "{}：ラウンドの日程なし", title(tournament))
        }
        Action::SetRoundDays(SetRoundDays { tournament, days }) => {
            let days = days::written(days);
            say!(lang, "{}: rounds {days}", "{}：ラウンドの日程 {days}", title(tournament))
        }
        Action::SetMatchDay(SetMatchDay { tournament, no, day: Some(day) }) => {
            say!(lang, "{} on {day}", "{}を{day}に", of(no, tournament))
        }
        Action::SetMatchDay(SetMatchDay { tournament, no, day: None }) => {
            say!(lang, "{} on the day of its round", "{}をラウンドの日に戻す", of(no, tournament))
        }
        Action::PostponeMatch(PostponeMatch { tournament, no, postponed: true }) => {
            say!(lang, "{} postponed", "{}を延期", of(no, tournament))
        }
        Action::PostponeMatch(PostponeMatch { tournament, no, postponed: false }) => {
            say!(lang, "{} back in the queue", "{}の延期を解除", of(no, tournament))
        }
        _ => String::new(),
    }
}

/// A result as it is reported: `あおくま 2-1 TM`, or who finished where in a game.
pub(in crate::words::message) fn told(lang: Language, told: &Told, club: &Club) -> String {
    match told {
        Told::Match { sides, outcome, .. } => score_line(lang, *sides, *outcome, club),
        Told::Game { game, order } => {
            let order = finished(lang, order, club);
            say!(lang, "game {game}: {order}", "第{game}ゲーム：{order}")
        }
    }
}

/// A reported result, and by whom.
fn reported(lang: Language, report: &Report, of: &str, club: &Club) -> String {
    let told = told(lang, &report.told, club);
    match report.by {
        Some(by) => {
            let by = name(lang, by, club);
            say!(lang, "{by} reports {told}, {of}", "{by}の報告：{told}（{of}）")
        }
        None => say!(lang, "reported: {told}, {of}", "報告：{told}（{of}）"),
    }
}

/// The rounds from one on.
fn event_rounds(lang: Language, from: u32) -> String {
    match from {
        0 | 1 => lang.pick("all matches not played", "未実施の全試合").to_owned(),
        _ => lang.words().message.event.rounds(from, None),
    }
}

/// `あおくま, TM = 辻 素子, コヨーテ`.
fn finished(lang: Language, order: &Finish, club: &Club) -> String {
    let level = |group: &Vec<_>| {
        group
            .iter()
            .map(|id| name(lang, *id, club))
            .collect::<Vec<_>>()
            .join(lang.pick(" = ", "＝"))
    };
    order.0.iter().map(level).collect::<Vec<_>>().join(lang.pick(", ", "、"))
}

/// The players of a call. Empty if the match has lost that call: its players have changed since, and the earlier ones
/// are not known.
fn players(lang: Language, called: Where, seq: Option<Seq>, club: &Club) -> String {
    let Some((_, played)) = club.fixture(called) else { return String::new() };
    let players = played.players();
    let is_that_call = |seq| played.call().is_some_and(|call| call.called.seq == seq);
    if players.len() < 2 || !seq.is_none_or(is_that_call) {
        return String::new();
    }
    say!(lang, ": {}", "：{}", names(lang, &players, club))
}

pub(super) fn kind(action: &Action) -> [&'static str; 3] {
    match action {
        Action::AddStage(_) => ["stage planned", "stages planned", "ステージの計画"],
        Action::AddThirdPlace(_) => {
            ["match for third place", "matches for third place", "3位決定戦の追加"]
        }
        Action::DrawRound(_) => ["round seated", "rounds seated", "席の抽選"],
        Action::DrawPairings(_) => ["round paired", "rounds paired", "組み合わせの作成"],
        Action::SetAbsence(_) => ["absence set", "absences set", "欠席の設定"],
        Action::ForbidPair(_) => ["pair kept apart", "pairs kept apart", "対戦禁止の設定"],
        Action::SetRounds(_) => {
            ["number of rounds set", "numbers of rounds set", "ラウンド数の設定"]
        }
        Action::EnterLate(_) => ["late entry", "late entries", "途中参加"],
        Action::ReplaceEntrant(_) => ["entrant replaced", "entrants replaced", "参加者の入れ替え"],
        Action::ReturnEntrant(_) => ["return", "returns", "復帰"],
        Action::ExchangeEntrants(_) => ["exchange of places", "exchanges of places", "位置の交換"],
        Action::Withdraw(_) => ["withdrawal", "withdrawals", "大会棄権・失格"],
        Action::BreakTie(_) => ["tie broken", "ties broken", "同順位の決定"],
        Action::SetPlaces(_) => ["final places set", "final places set", "最終順位の設定"],
        Action::AddPlayOff(_) => ["play-off", "play-offs", "プレーオフ"],
        Action::SetLateEntries(_) => ["late entries set", "late entries set", "途中参加の設定"],
        Action::SetPoints(_) => ["points set", "points set", "勝ち点の設定"],
        Action::SetLengths(_) | Action::SetMatchLength(_) => {
            ["length set", "lengths set", "試合方式の設定"]
        }
        Action::RecordGame(_) => ["game recorded", "games recorded", "ゲームの記録"],
        Action::CorrectGame(_) => ["game corrected", "games corrected", "ゲームの訂正"],
        Action::SetCalls(_) => ["order of calls set", "orders of calls set", "呼び出し方の設定"],
        Action::SetTables(_) => ["hall set up", "halls set up", "会場の設定"],
        Action::SetCategories(_) => ["categories set", "categories set", "部門の設定"],
        Action::SetRoundDays(_) => ["days of rounds", "days of rounds", "ラウンドの日程"],
        Action::SetMatchDay(_) => ["day of a match", "days of matches", "試合の日"],
        Action::SetPrizes(_) => ["prizes set", "prizes set", "賞の設定"],
        Action::SetBreak(_) => ["break set", "breaks set", "休憩の設定"],
        Action::CallMatch(_) => ["match called", "matches called", "呼び出し"],
        Action::CallAgain(_) => ["second call", "second calls", "再呼び出し"],
        Action::StartMatch(_) => ["match begun", "matches begun", "試合開始"],
        Action::WithdrawCall(_) => ["call cancelled", "calls cancelled", "呼び出しの取り下げ"],
        Action::ReportResult(_) => ["report", "reports", "結果の報告"],
        _ => ["postponement", "postponements", "延期"],
    }
}
