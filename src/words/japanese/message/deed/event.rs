//! What was decided about stages, exits and tables.

use super::super::fault::names;
use super::super::{TERM, count, event, name, player, tournament};
use crate::club::{Action, Club};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::Finish;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::words::japanese::table_called;

pub(super) fn action(action: &Action, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let of = |no: &MatchNo, id: &TournamentId| format!("{}の第{no}試合", cup(id));
    match action {
        Action::AddStage { tournament, stage, plan } => {
            let before = club.tournament(*tournament);
            let before = before.and_then(|found| found.stage_no(stage.checked_sub(1)?));
            let before = before.map(|stage| stage.plan.format);
            format!("{}：第{stage}ステージを計画（{}）", cup(tournament), (TERM.plan)(plan, before))
        }
        Action::DrawRound { tournament, round, tables, lots, .. } => {
            let tables = count(tables.len(), "卓");
            format!("{}：第{round}回戦を{tables}に着席、抽選番号{lots}", cup(tournament))
        }
        Action::EnterLate { tournament, player: late, group, seed } => {
            let group = group.map(|group| format!("（{}）", event::group(group)));
            let seed = seed.map(|seed| format!("（第{seed}シード）"));
            let place = group.or(seed).unwrap_or_default();
            format!("{}：{}が途中参加{place}", cup(tournament), name(*late, club))
        }
        Action::ReplaceEntrant { tournament, from, to } => format!(
            "{0}：{2}を{1}に入れ替え（結果を含む）",
            cup(tournament),
            player(*to, club),
            player(*from, club)
        ),
        Action::Withdraw { tournament, player: gone, reason, effect, .. } => {
            let how = match reason {
                ExitReason::Withdrawn => "棄権",
                ExitReason::Disqualified => "失格",
            };
            let effect = match effect {
                ExitEffect::ForfeitRest => "残りの試合は不戦敗",
                ExitEffect::VoidUnplayed => "未消化の試合は無効",
                ExitEffect::VoidAll => "このステージの結果はすべて無効",
            };
            format!("{}：{}が{how}、{effect}", cup(tournament), name(*gone, club))
        }
        Action::BreakTie { tournament, order, lots, .. } => {
            let by = lots
                .map_or_else(|| "プレーオフ".to_owned(), |seed| format!("抽選（抽選番号{seed}）"));
            format!("{}：{by}により{}の順", cup(tournament), names(order, club))
        }
        Action::AddPlayOff { tournament, no, sides, .. } => {
            format!("{}（{}のプレーオフ）", of(no, tournament), names(sides, club))
        }
        Action::SetLengths { tournament, stage, lengths } => {
            format!("{}：第{stage}ステージは{}", cup(tournament), (TERM.lengths)(lengths))
        }
        Action::SetMatchLength { tournament, no, length, start } => {
            let start = match start {
                [0, 0] => String::new(),
                [a, b] => format!("、{a}-{b}から開始"),
            };
            format!("{}は{}{start}", of(no, tournament), (TERM.length)(*length))
        }
        Action::RecordGame { tournament, no, game, order, .. } => {
            format!("{1} 第{game}ゲーム：{0}", finished(order, club), of(no, tournament))
        }
        Action::CorrectGame { tournament, no, game, order } => {
            format!("{1} 第{game}ゲームを訂正：{0}", finished(order, club), of(no, tournament))
        }
        Action::SetTables { tables } => {
            format!("会場の卓を{}に設定", count(tables.len(), "卓"))
        }
        Action::CallMatch { tournament, no, table } => {
            format!(
                "{}を{}に呼び出し{}",
                of(no, tournament),
                table_called(table),
                players(*tournament, *no, club)
            )
        }
        Action::CallAgain { tournament, no } => format!("{}を再呼び出し", of(no, tournament)),
        Action::StartMatch { tournament, no } => format!("{}を開始", of(no, tournament)),
        Action::WithdrawCall { tournament, no } => {
            format!("{}の呼び出しを取り消し", of(no, tournament))
        }
        Action::PostponeMatch { tournament, no, postponed: true } => {
            format!("{}を延期", of(no, tournament))
        }
        Action::PostponeMatch { tournament, no, postponed: false } => {
            format!("{}の延期を解除", of(no, tournament))
        }
        _ => String::new(),
    }
}

/// `あおくま, TM = 辻 素子, コヨーテ`.
fn finished(order: &Finish, club: &Club) -> String {
    let level =
        |group: &Vec<_>| group.iter().map(|id| name(*id, club)).collect::<Vec<_>>().join("＝");
    order.0.iter().map(level).collect::<Vec<_>>().join("、")
}

fn players(id: TournamentId, no: MatchNo, club: &Club) -> String {
    let sides = club.tournament(id).and_then(|found| found.match_no(no)?.players());
    sides.map_or_else(String::new, |sides| format!("：{}", names(&sides, club)))
}

pub(super) fn kind(action: &Action) -> &'static str {
    match action {
        Action::AddStage { .. } => "ステージの計画",
        Action::DrawRound { .. } => "着席",
        Action::EnterLate { .. } => "途中参加",
        Action::ReplaceEntrant { .. } => "出場者の入れ替え",
        Action::Withdraw { .. } => "棄権・失格",
        Action::BreakTie { .. } => "同順位の決定",
        Action::AddPlayOff { .. } => "プレーオフ",
        Action::SetLengths { .. } | Action::SetMatchLength { .. } => "試合方式の設定",
        Action::RecordGame { .. } => "ゲームの記録",
        Action::CorrectGame { .. } => "ゲームの訂正",
        Action::SetTables { .. } => "会場の設定",
        Action::CallMatch { .. } => "呼び出し",
        Action::CallAgain { .. } => "再呼び出し",
        Action::StartMatch { .. } => "試合開始",
        Action::WithdrawCall { .. } => "呼び出しの取り消し",
        _ => "延期",
    }
}
