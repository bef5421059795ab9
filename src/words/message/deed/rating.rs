//! What was decided about games, hands and ratings.

use crate::club::{Action, Club};
use crate::domain::game::written as games;
use crate::domain::rating::Change;
use crate::words::message::rating::takes;
use crate::words::message::{player, tournament};
use crate::words::{Language, say};

pub(super) fn action(lang: Language, action: &Action, club: &Club) -> Option<String> {
    let cup = |id| tournament(id, club);
    Some(match action {
        Action::SetGames { tournament, no, games: told } if told.is_empty() => say!(lang;
            "games of match {no} of {} taken back",
            "{}の第{no}試合：ゲームの記録を取り消し", cup(*tournament)),
        Action::SetGames { tournament, no, games: told } => say!(lang;
            "games of match {no} of {}: {}",
            "{}の第{no}試合のゲーム：{}", cup(*tournament), games(told)),
        Action::SetHands { tournament, no, game, .. } => say!(lang;
            "hands of game {game} of match {no} of {}",
            "{}の第{no}試合 第{game}ゲームの手札を記録", cup(*tournament)),
        Action::SetFirstMove { tournament, p: Some(p) } => say!(lang;
            "{}: moving first is worth {p}",
            "{}：先手の勝率を{p}に設定", cup(*tournament)),
        Action::SetFirstMove { tournament, p: None } => say!(lang;
            "{}: moving first as the rating list has it",
            "{}：先手の勝率はレーティングリストのとおり", cup(*tournament)),
        Action::SetDivision { tournament, division } => {
            say!(lang, "{}: {}", "{}：{}", cup(*tournament), takes(lang, *division))
        }
        Action::AdjustRating { list, player: who, change, reason, .. } => {
            let list = club.list(*list).map(|list| list.name.as_str()).unwrap_or_default();
            let who = who.map_or_else(
                || lang.pick("everybody", "全員").to_owned(),
                |who| player(lang, who, club),
            );
            let change = match change {
                Change::By(points) => say!(lang, "{points:+}", "を手動で{points:+}"),
                Change::To(points) => say!(lang, "to {points}", "を手動で{points}に修正"),
            };
            say!(lang; "{who}: rating on {list} {change} by hand, {reason}",
                "{who}：{list}のレーティング{change}（{reason}）")
        }
        _ => return None,
    })
}

pub(super) fn kind(action: &Action) -> Option<[&'static str; 3]> {
    Some(match action {
        Action::SetGames { .. } => {
            ["match told game by game", "matches told game by game", "ゲーム別の記録"]
        }
        Action::SetHands { .. } => ["hands told", "hands told", "手札の記録"],
        Action::SetFirstMove { .. } => ["first move set", "first moves set", "先手の設定"],
        Action::SetDivision { .. } => ["section limited", "sections limited", "出場制限の設定"],
        Action::AdjustRating { .. } => {
            ["rating corrected by hand", "ratings corrected by hand", "レーティングの手動修正"]
        }
        _ => return None,
    })
}
