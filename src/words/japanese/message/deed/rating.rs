//! What was decided about games, hands and ratings.

use super::super::rating::takes;
use super::super::{player, tournament};
use crate::club::{Action, Club};
use crate::domain::game::written as games;
use crate::domain::rating::Change;

pub(super) fn action(action: &Action, club: &Club) -> Option<String> {
    let cup = |id| tournament(id, club);
    Some(match action {
        Action::SetGames { tournament, no, games: told } if told.is_empty() => {
            format!("{}の第{no}試合：ゲームの記録を取り消し", cup(*tournament))
        }
        Action::SetGames { tournament, no, games: told } => {
            format!("{}の第{no}試合のゲーム：{}", cup(*tournament), games(told))
        }
        Action::SetHands { tournament, no, game, .. } => {
            format!("{}の第{no}試合 第{game}ゲームの手札を記録", cup(*tournament))
        }
        Action::SetFirstMove { tournament, p: Some(p) } => {
            format!("{}：先手の勝率を{p}に設定", cup(*tournament))
        }
        Action::SetFirstMove { tournament, p: None } => {
            format!("{}：先手の勝率はレーティングリストのとおり", cup(*tournament))
        }
        Action::SetDivision { tournament, division } => {
            format!("{}：{}", cup(*tournament), takes(*division))
        }
        Action::AdjustRating { list, player: who, change, reason, .. } => {
            let list = club.list(*list).map(|list| list.name.as_str()).unwrap_or_default();
            let who = who.map_or_else(|| "全員".to_owned(), |who| player(who, club));
            let change = match change {
                Change::By(points) => format!("を手動で{points:+}"),
                Change::To(points) => format!("を手動で{points}に修正"),
            };
            format!("{who}：{list}のレーティング{change}（{reason}）")
        }
        _ => return None,
    })
}

pub(super) fn kind(action: &Action) -> Option<&'static str> {
    Some(match action {
        Action::SetGames { .. } => "ゲーム別の記録",
        Action::SetHands { .. } => "手札の記録",
        Action::SetFirstMove { .. } => "先手の設定",
        Action::SetDivision { .. } => "出場制限の設定",
        Action::AdjustRating { .. } => "レーティングの手動修正",
        _ => return None,
    })
}
