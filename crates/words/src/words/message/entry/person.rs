//! Actions on personal data, merges and duplicates in words.

use crate::club::action::{
    AddAlias, AddPlayer, JudgePlayers, MergePlayers, RemoveAlias, RenamePlayer, SetBorn, SetClub,
    SetExternalId, SetNote, SetPlayerCategories, SetPublicity, SetReading, UnmergePlayers,
};
use crate::club::registry::{Publicity, Verdict};
use crate::club::{Action, Club};
use crate::domain::number::PlayerId;
use crate::words::message::{player, registration};
use crate::words::{Language, say};

pub(super) fn action(lang: Language, action: &Action, club: &Club) -> Option<String> {
    let who = |id| registration(lang, id, club);
    Some(match action {
        Action::AddPlayer(AddPlayer { player, name, .. }) => {
            say!(lang, "{name} ({player}) registered", "{name}（{player}）を登録")
        }
        Action::RenamePlayer(RenamePlayer { player, name }) => {
            say!(lang, "{player} renamed to {name}", "{player}の名前を{name}に変更")
        }
        Action::SetReading(SetReading { player: id, reading }) => {
            set(lang, lang.pick("reading", "ふりがな"), *id, reading.as_deref(), club)
        }
        Action::SetClub(SetClub { player: id, club: of }) => {
            set(lang, lang.pick("club", "所属"), *id, of.as_deref(), club)
        }
        Action::SetNote(SetNote { player: id, note }) => {
            set(lang, lang.pick("note", "備考"), *id, note.as_deref(), club)
        }
        Action::SetPlayerCategories(SetPlayerCategories { player: id, categories }) => {
            let listed = lang.words().term.list(categories);
            let listed = (!categories.is_empty()).then_some(listed.as_str());
            set(lang, lang.pick("categories", "部門"), *id, listed, club)
        }
        Action::AddAlias(AddAlias { player: id, alias }) => {
            say!(lang, "{}: alias {alias}", "{}：別名{alias}を追加", player(lang, *id, club))
        }
        Action::RemoveAlias(RemoveAlias { player: id, alias }) => {
            say!(lang; "{}: alias {alias} removed",
            "{}：別名{alias}を削除", player(lang, *id, club))
        }
        Action::SetBorn(SetBorn { player: id, born: Some(_) }) => {
            say!(lang, "{}: birth date set", "{}：生年月日を設定", player(lang, *id, club))
        }
        Action::SetBorn(SetBorn { player: id, born: None }) => {
            say!(lang, "{}: birth date cleared", "{}：生年月日を削除", player(lang, *id, club))
        }
        Action::SetExternalId(SetExternalId { player: id, scheme, value: Some(value) }) => {
            say!(lang, "{}: {scheme} {value}", "{}：{scheme} {value}", player(lang, *id, club))
        }
        Action::SetExternalId(SetExternalId { player: id, scheme, value: None }) => say!(lang;
            "{}: {scheme} ID removed",
            "{}：{scheme}のIDを削除", player(lang, *id, club)),
        Action::SetPublicity(SetPublicity { player: id, publicity }) => {
            let who = player(lang, *id, club);
            match publicity {
                Publicity::Full => {
                    say!(lang, "{who}: on the web site by name", "{who}：サイトに名前で掲載")
                }
                Publicity::Initials => {
                    say!(lang, "{who}: on the web site by initials", "{who}：サイトに頭文字で掲載")
                }
                Publicity::Hidden => {
                    say!(lang, "{who}: not named on the web site", "{who}：サイトでは匿名")
                }
            }
        }
        Action::MergePlayers(MergePlayers { keep, absorb }) => {
            say!(lang, "{} merged into {}", "{}を{}に統合", who(*absorb), who(*keep))
        }
        Action::UnmergePlayers(UnmergePlayers { keep, absorb }) => {
            say!(lang; "{} unmerged from {}",
            "{}の{}への統合を解除", who(*absorb), who(*keep))
        }
        Action::JudgePlayers(JudgePlayers { a, b, verdict }) => {
            let said = match verdict {
                Some(Verdict::Different) => lang.pick("different people", "別人と判断"),
                Some(Verdict::Later) => lang.pick("decide later", "後で決める"),
                None => lang.pick("decision cleared", "判断を取り消し"),
            };
            say!(lang, "{} and {}: {said}", "{}と{}：{said}", who(*a), who(*b))
        }
        _ => return None,
    })
}

fn set(lang: Language, what: &str, id: PlayerId, value: Option<&str>, club: &Club) -> String {
    match value {
        Some(value) => {
            say!(lang, "{}: {what} {value}", "{}：{what}を{value}に設定", player(lang, id, club))
        }
        None => say!(lang, "{}: {what} cleared", "{}：{what}を削除", player(lang, id, club)),
    }
}

pub(super) fn kind(action: &Action) -> Option<[&'static str; 3]> {
    Some(match action {
        Action::SetBorn(_) => ["birth date set", "birth dates set", "生年月日の設定"],
        Action::SetExternalId(_) => ["external ID set", "external IDs set", "他団体IDの設定"],
        Action::SetPublicity(_) => ["web name set", "web names set", "サイト掲載名の設定"],
        Action::MergePlayers(_) => ["merge", "merges", "統合"],
        Action::UnmergePlayers(_) => ["unmerge", "unmerges", "統合解除"],
        Action::JudgePlayers(_) => ["pair judged", "pairs judged", "重複の判断"],
        _ => return None,
    })
}
