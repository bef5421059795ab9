//! What was decided about who is who.

use super::super::{player, registration};
use crate::club::registry::Verdict;
use crate::club::{Action, Club};

pub(super) fn action(action: &Action, club: &Club) -> Option<String> {
    let who = |id| registration(id, club);
    Some(match action {
        // The day itself is private.
        Action::SetBorn { player: id, born: Some(_) } => {
            format!("{}：生年月日を設定", player(*id, club))
        }
        Action::SetBorn { player: id, born: None } => {
            format!("{}：生年月日を削除", player(*id, club))
        }
        Action::SetExternalId { player: id, scheme, value: Some(value) } => {
            format!("{}：{scheme} {value}", player(*id, club))
        }
        Action::SetExternalId { player: id, scheme, value: None } => {
            format!("{}：{scheme}の番号を削除", player(*id, club))
        }
        Action::MergePlayers { keep, absorb } => {
            format!("{}を{}に統合", who(*absorb), who(*keep))
        }
        Action::UnmergePlayers { keep, absorb } => {
            format!("{}と{}の統合を解除", who(*absorb), who(*keep))
        }
        Action::JudgePlayers { a, b, verdict } => {
            let said = match verdict {
                Some(Verdict::Different) => "別人と判断",
                Some(Verdict::Later) => "後で確認",
                None => "同一人物かどうかを未定に",
            };
            format!("{}と{}：{said}", who(*a), who(*b))
        }
        _ => return None,
    })
}

pub(super) fn kind(action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::SetBorn { .. } => "生年月日の設定",
        Action::SetExternalId { .. } => "他団体の番号",
        Action::MergePlayers { .. } => "統合",
        Action::UnmergePlayers { .. } => "統合の解除",
        Action::JudgePlayers { .. } => "重複の判断",
        _ => return None,
    })
}
