//! What entries of the journal decided.

mod event;
mod person;
mod rating;

use std::sync::Arc;

use super::fault::names;
use super::outcome::score_line;
use super::{MESSAGE, TERM, count, matches, name, player, tournament};
use crate::club::{Action, Club};
use crate::domain::rating::Established;
use crate::journal::Entry;
use crate::journal::undo::about;

/// More actions than this are counted instead of told.
const TOLD: usize = 2;
/// More players than this are counted instead of named.
const NAMED: usize = 3;

pub(super) fn entry(entry: &Entry, entries: &[Arc<Entry>], club: &Club) -> String {
    let (decision, undos) = about(entry, entries);
    let decided = actions(&decision.actions, club);
    match undos {
        0 => decided,
        taken if taken % 2 == 1 => format!("履歴{}の取り消し：{decided}", decision.seq),
        _ => format!("履歴{}のやり直し：{decided}", decision.seq),
    }
}

pub(super) fn actions(actions: &[Action], club: &Club) -> String {
    // What `rescue` leaves in the place of an entry.
    if actions.is_empty() {
        return "失われた履歴（内容は残っていません）".to_owned();
    }
    if actions.len() <= TOLD {
        return actions.iter().map(|one| summary(one, club)).collect::<Vec<_>>().join("。");
    }
    // In the order in which each kind first occurs.
    let mut kinds: Vec<(&str, usize)> = Vec::new();
    for action in actions {
        let (named, more) = kind(action);
        match kinds.iter_mut().find(|(known, _)| *known == named) {
            Some((_, number)) => *number += more,
            None => kinds.push((named, more)),
        }
    }
    let counted = kinds.into_iter().map(|(kind, number)| format!("{kind}{number}件"));
    let counted = counted.collect::<Vec<_>>().join("、");
    let mut cups = actions.iter().filter_map(Action::tournament);
    match cups.next() {
        Some(cup) if cups.all(|other| other == cup) => {
            format!("{}：{counted}", tournament(cup, club))
        }
        Some(_) | None => counted,
    }
}

/// An action without a long list of names.
fn summary(one: &Action, club: &Club) -> String {
    match one {
        Action::EnterPlayers { tournament: cup, players } if players.len() > NAMED => {
            format!("{}：{}人が出場", tournament(*cup, club), players.len())
        }
        Action::OrderEntrants { tournament: cup, order } if order.len() > NAMED => {
            format!("{}：出場者{}人を並べ替え", tournament(*cup, club), order.len())
        }
        other => action(other, club),
    }
}

pub(super) fn action(action: &Action, club: &Club) -> String {
    let cup = |id| tournament(id, club);
    match action {
        Action::AddPlayer { player, name, .. } => format!("{name}（{player}）を登録"),
        Action::RenamePlayer { player, name } => format!("{player}を{name}に改名"),
        Action::SetReading { player: id, reading } => set("よみ", *id, reading.as_deref(), club),
        Action::SetClub { player: id, club: of } => set("所属", *id, of.as_deref(), club),
        Action::SetNote { player: id, note } => set("備考", *id, note.as_deref(), club),
        Action::AddAlias { player: id, alias } => format!("{}：別名{alias}", player(*id, club)),
        Action::RemoveAlias { player: id, alias } => {
            format!("{}：別名{alias}を削除", player(*id, club))
        }
        Action::CreateTournament { name, plan: planned, .. } => {
            format!("{name}を作成（{}）", (TERM.plan)(planned, None))
        }
        Action::RenameTournament { tournament, name } => {
            format!("{tournament}を{name}に改名")
        }
        Action::EnterPlayers { tournament, players } => {
            format!("{}：{}が出場", cup(*tournament), names(players, club))
        }
        Action::RemoveEntrant { tournament, player } => {
            format!("{}：{}を出場者から除外", cup(*tournament), name(*player, club))
        }
        Action::OrderEntrants { tournament, order } => {
            format!("{}：{}の順に並べ替え", cup(*tournament), names(order, club))
        }
        Action::DrawStage { tournament, stage, seeds, lots, .. } => {
            let lots = lots.map_or_else(String::new, |seed| format!("、抽選番号{seed}"));
            let entrants = count(seeds.len(), "人");
            match stage {
                1 => format!("{}：{entrants}で開始{lots}", cup(*tournament)),
                _ => {
                    format!("{}：第{stage}ステージを{entrants}で組み合わせ{lots}", cup(*tournament))
                }
            }
        }
        Action::RecordResult { tournament, no, sides, outcome, .. }
        | Action::RecordMatch { tournament, no, sides, outcome, .. } => {
            format!("{}（第{no}試合、{}）", score_line(*sides, *outcome, club), cup(*tournament))
        }
        Action::CorrectResult { tournament, no, sides, outcome, void, keep } => {
            let line = score_line(*sides, *outcome, club);
            let later = match (&void[..], &keep[..]) {
                ([], []) => String::new(),
                ([], keep) => format!("、{}は名前を入れ替え", matches(keep)),
                (void, _) => format!("、{}は無効", matches(void)),
            };
            format!("{line}に訂正（第{no}試合、{}）{later}", cup(*tournament))
        }
        Action::CloseTournament { tournament } => format!("{}：終了", cup(*tournament)),
        Action::SetRatingList { name, scale, established, .. } => {
            let mut told = format!("レーティングリスト{name}：{}", (MESSAGE.scale)(scale));
            if *established != Established::STANDARD {
                told += "、";
                told += &(MESSAGE.rating.established)(established);
            }
            told
        }
        other => person::action(other, club)
            .or_else(|| rating::action(other, club))
            .unwrap_or_else(|| event::action(other, club)),
    }
}

fn set(
    what: &str,
    id: crate::domain::number::PlayerId,
    value: Option<&str>,
    club: &Club,
) -> String {
    match value {
        Some(value) => format!("{}：{what}は{value}", player(id, club)),
        None => format!("{}：{what}を削除", player(id, club)),
    }
}

/// What an action of a kind is called, and how many this one counts for.
fn kind(action: &Action) -> (&'static str, usize) {
    let kind = match action {
        Action::AddPlayer { .. } => "選手の登録",
        Action::RenamePlayer { .. } => "選手の改名",
        Action::SetReading { .. } => "よみの設定",
        Action::SetClub { .. } => "所属の設定",
        Action::SetNote { .. } => "備考の設定",
        Action::AddAlias { .. } => "別名の追加",
        Action::RemoveAlias { .. } => "別名の削除",
        Action::CreateTournament { .. } => "大会の作成",
        Action::RenameTournament { .. } => "大会の改名",
        Action::EnterPlayers { .. } => "出場",
        Action::RemoveEntrant { .. } => "出場者の除外",
        Action::OrderEntrants { .. } => "出場者の並べ替え",
        Action::DrawStage { .. } => "ステージの組み合わせ",
        Action::RecordResult { .. } | Action::RecordMatch { .. } => "試合の記録",
        Action::CorrectResult { .. } => "試合の訂正",
        Action::CloseTournament { .. } => "大会の終了",
        Action::SetRatingList { .. } => "レーティングリストの設定",
        other => person::kind(other)
            .or_else(|| rating::kind(other))
            .unwrap_or_else(|| event::kind(other)),
    };
    let more = match action {
        Action::EnterPlayers { players, .. } => players.len(),
        _ => 1,
    };
    (kind, more)
}
