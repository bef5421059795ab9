//! What was decided about who is who.

use crate::club::registry::Verdict;
use crate::club::{Action, Club};
use crate::words::message::{player, registration};
use crate::words::{Language, say};

pub(super) fn action(lang: Language, action: &Action, club: &Club) -> Option<String> {
    let who = |id| registration(lang, id, club);
    Some(match action {
        Action::SetBorn { player: id, born: Some(_) } => {
            say!(lang, "{}: birth date set", "{}：生年月日を設定", player(lang, *id, club))
        }
        Action::SetBorn { player: id, born: None } => {
            say!(lang, "{}: birth date cleared", "{}：生年月日を削除", player(lang, *id, club))
        }
        Action::SetExternalId { player: id, scheme, value: Some(value) } => {
            say!(lang, "{}: {scheme} {value}", "{}：{scheme} {value}", player(lang, *id, club))
        }
        Action::SetExternalId { player: id, scheme, value: None } => say!(lang;
            "{}: no number of {scheme}",
            "{}：{scheme}の番号を削除", player(lang, *id, club)),
        Action::MergePlayers { keep, absorb } => {
            say!(lang, "{} merged into {}", "{}を{}に統合", who(*absorb), who(*keep))
        }
        Action::UnmergePlayers { keep, absorb } => say!(lang; "{} no longer merged into {}",
            "{}と{}の統合を解除", who(*absorb), who(*keep)),
        Action::JudgePlayers { a, b, verdict } => {
            let said = match verdict {
                Some(Verdict::Different) => lang.pick("are two people", "別人と判断"),
                Some(Verdict::Later) => lang.pick("to be looked at later", "後で確認"),
                None => {
                    lang.pick("open again whether they are one person", "同一人物かどうかを未定に")
                }
            };
            say!(lang, "{} and {}: {said}", "{}と{}：{said}", who(*a), who(*b))
        }
        _ => return None,
    })
}

pub(super) fn kind(action: &Action) -> Option<[&'static str; 3]> {
    Some(match action {
        Action::SetBorn { .. } => ["birth date set", "birth dates set", "生年月日の設定"],
        Action::SetExternalId { .. } => {
            ["number of another body", "numbers of other bodies", "他団体の番号"]
        }
        Action::MergePlayers { .. } => ["merger", "mergers", "統合"],
        Action::UnmergePlayers { .. } => ["merger taken back", "mergers taken back", "統合の解除"],
        Action::JudgePlayers { .. } => ["pair judged", "pairs judged", "重複の判断"],
        _ => return None,
    })
}
