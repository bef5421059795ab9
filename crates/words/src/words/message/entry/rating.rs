//! Actions on games, hands and ratings in words.

use crate::club::action::{
    AdjustRating, PublishList, SetCardGame, SetDivision, SetFirstMove, SetGames, SetHands, SetTag,
};
use crate::club::{Action, Club};
use crate::domain::game::written as games;
use crate::domain::rating::Change;
use crate::words::message::hands::card_game;
use crate::words::message::rating::takes;
use crate::words::message::{player, tournament};
use crate::words::{Language, say};

pub(super) fn action(lang: Language, action: &Action, club: &Club) -> Option<String> {
    let title = |id| tournament(id, club);
    let list = |id| club.list(id).map(|list| list.name.as_str()).unwrap_or_default();
    Some(match action {
        Action::SetGames(SetGames { tournament, no, games: told, .. }) if told.is_empty() => {
            say!(lang;
            "games of match {no} of {} cleared",
            "{}の第{no}試合：ゲームの記録を削除", title(*tournament))
        }
        Action::SetGames(SetGames { tournament, no, games: told, .. }) => say!(lang;
            "games of match {no} of {}: {}",
            "{}の第{no}試合のゲーム：{}", title(*tournament), games(told)),
        Action::SetHands(SetHands { tournament, no, game, .. }) => say!(lang;
            "hands of game {game} of match {no} of {}",
            "{}の第{no}試合 第{game}ゲームの手札を記録", title(*tournament)),
        Action::SetTag(SetTag { tournament, tag: Some(tag) }) => {
            say!(lang, "{}: tag {tag}", "{}：略号{tag}", title(*tournament))
        }
        Action::SetTag(SetTag { tournament, tag: None }) => {
            say!(lang, "{}: tag removed", "{}：略号を削除", title(*tournament))
        }
        Action::SetCardGame(SetCardGame { tournament, game: Some(game) }) => say!(lang;
            "{}: hands of {}",
            "{}：{}の手札を評価", title(*tournament), card_game(lang, *game)),
        Action::SetCardGame(SetCardGame { tournament, game: None }) => say!(lang;
            "{}: hands typed as win probabilities",
            "{}：手札は勝率で入力", title(*tournament)),
        Action::SetFirstMove(SetFirstMove { tournament, p: Some(p) }) => say!(lang;
            "{}: first-move win rate {p}",
            "{}：先手勝率を{p}に設定", title(*tournament)),
        Action::SetFirstMove(SetFirstMove { tournament, p: None }) => say!(lang;
            "{}: first-move win rate as in the rating list",
            "{}：先手勝率はレーティングリストのとおり", title(*tournament)),
        Action::SetDivision(SetDivision { tournament, division }) => {
            say!(lang, "{}: {}", "{}：{}", title(*tournament), takes(lang, *division))
        }
        Action::PublishList(PublishList { list: id, on }) => {
            let list = list(*id);
            say!(
                lang,
                "rating list {list} of {on} published",
                "{on}付のレーティングリスト{list}を公表"
            )
        }
        Action::AdjustRating(AdjustRating { list: id, player: who, change, reason, .. }) => {
            let list = list(*id);
            let who = who.map_or_else(
                || lang.pick("all players", "全員").to_owned(),
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
        Action::SetGames(_) => {
            ["match recorded game by game", "matches recorded game by game", "ゲーム別の記録"]
        }
        Action::SetHands(_) => ["hands recorded", "hands recorded", "手札の記録"],
        Action::SetTag(_) => ["tag set", "tags set", "略号の設定"],
        Action::SetCardGame(_) => ["card game set", "card games set", "カードゲームの設定"],
        Action::SetFirstMove(_) => {
            ["first-move win rate set", "first-move win rates set", "先手勝率の設定"]
        }
        Action::SetDivision(_) => ["section limited", "sections limited", "参加条件の設定"],
        Action::PublishList(_) => {
            ["rating list published", "rating lists published", "レーティングリストの公表"]
        }
        Action::AdjustRating(_) => {
            ["rating corrected by hand", "ratings corrected by hand", "レーティングの手動修正"]
        }
        _ => return None,
    })
}
