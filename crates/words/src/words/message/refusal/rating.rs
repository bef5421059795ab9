//! Refusals about games, hands and ratings.

use crate::club::Club;
use crate::club::refusal::RatingRefusal;
use crate::domain::game::HandTableFault;
use crate::domain::rating::{Change, Ineligible, written};
use crate::words::message::{name, player, tournament};
use crate::words::{Language, pick, say};

pub(super) fn what(lang: Language, refusal: &RatingRefusal, club: &Club) -> String {
    match refusal {
        RatingRefusal::NotTheScore(id, no, fault) => {
            say!(lang; "the games of match {no} of {} add up to {}, but its score is {}",
                "第{no}試合（{}）のゲームの合計は{}ですが、結果は{}です。",
                tournament(*id, club), fault.games, fault.score)
        }
        RatingRefusal::NothingPlayed(id, no) => {
            say!(lang; "no game was played in match {no} of {}",
            "第{no}試合（{}）ではゲームが行われていません。", tournament(*id, club))
        }
        RatingRefusal::BadHands(id, no, fault) => {
            let fault = match fault {
                HandTableFault::Stranger(who) => say!(lang; "{} did not play that game",
                    "{}はそのゲームに出ていません", name(lang, *who, club)),
                HandTableFault::Alone(who) => say!(lang; "{} is paired with themself",
                    "{}が自分自身の相手になっています", name(lang, *who, club)),
                HandTableFault::Twice(a, b) => say!(lang; "{} and {} are paired twice",
                    "{}と{}の組が2回あります", name(lang, *a, club), name(lang, *b, club)),
            };
            say!(lang; "the hands of match {no} of {}: {fault}",
                "第{no}試合（{}）の手札：{fault}。", tournament(*id, club))
        }
        RatingRefusal::BadDeal(id, no, game) => say!(lang;
            "the cards of game {game} of match {no} of {} are not one hand for each player",
            "第{no}試合（{}）第{game}ゲームの手札が人数分そろっていません。", tournament(*id, club)),
        RatingRefusal::SameGames(id, no) => say!(lang;
            "match {no} of {} already has these games",
            "第{no}試合（{}）のゲームはすでにそのとおりです。", tournament(*id, club)),
        RatingRefusal::SameSetting(id) => say!(lang; "{} already has this setting",
            "{}の設定はすでにそのとおりです。", tournament(*id, club)),
        RatingRefusal::UnsoundDivision => lang
            .pick("no rating is within these limits", "この制限では誰も参加できません。")
            .to_owned(),
        RatingRefusal::UnsoundChange(Change::By(points)) if *points == 0.0 => lang
            .pick("a change by 0 points changes nothing", "0点の修正では何も変わりません。")
            .to_owned(),
        RatingRefusal::UnsoundChange(Change::By(points) | Change::To(points)) => {
            say!(lang, "{points} points are out of range", "{points}点は範囲外です。")
        }
        RatingRefusal::PublishedAlready(id, on) => {
            let list = club.list(*id).map(|list| list.name.as_str()).unwrap_or_default();
            say!(
                lang,
                "rating list {list} of {on} is published already",
                "{on}付のレーティングリスト{list}はすでに公表されています。"
            )
        }
        RatingRefusal::EverybodyTo => lang
            .pick(
                "all ratings can be shifted, but not set to one value",
                "全員を増減することはできますが、一つの値にはできません。",
            )
            .to_owned(),
        RatingRefusal::Ineligible(id, who, outside) => {
            let why = match outside {
                Ineligible::TooLow { rating, above } => say!(lang;
                    "rating {}, required {above} or more",
                    "レーティング{}、参加条件は{above}以上", written(*rating)),
                Ineligible::TooHigh { rating, below } => say!(lang;
                    "rating {}, required below {below}",
                    "レーティング{}、参加条件は{below}未満", written(*rating)),
                Ineligible::Provisional => {
                    lang.pick("rating not established", "レーティングが暫定").to_owned()
                }
            };
            say!(lang; "{}: {} is outside the rating limits ({why})",
                "{1}は{0}の参加条件を満たしていません：{why}。", tournament(*id, club), player(lang, *who, club))
        }
    }
}

pub(super) fn remedy(lang: Language, refusal: &RatingRefusal) -> &'static str {
    match refusal {
        RatingRefusal::NotTheScore(..) => pick!(lang;
            "check the games against the sheet, or correct the score",
            "ゲームを記録用紙と照らし合わせるか、結果を訂正してください。"),
        RatingRefusal::NothingPlayed(..) => {
            lang.pick("there is nothing to record", "記録するものはありません。")
        }
        RatingRefusal::BadHands(..) => pick!(lang; "give each pair of the players once",
            "対戦した選手の組を一度ずつ書いてください。"),
        RatingRefusal::BadDeal(..) => pick!(lang; "give the cards of all players, or none",
            "全員の手札を入れるか、空にしてください。"),
        RatingRefusal::SameGames(..) | RatingRefusal::SameSetting(_) => {
            lang.pick("no action needed", "対応は不要です。")
        }
        RatingRefusal::UnsoundDivision => lang
            .pick("choose a lower limit below the upper one", "下限は上限より低くしてください。"),
        RatingRefusal::UnsoundChange(_) => {
            lang.pick("choose a change within 10000 points", "増減は10000点以内にしてください。")
        }
        RatingRefusal::PublishedAlready(..) => pick!(lang;
            "choose another day, or undo that publication first",
            "別の日付にするか、その公表を先に取り消してください。"),
        RatingRefusal::EverybodyTo => pick!(lang;
            "give points with a sign, such as +15",
            "+15 のように符号を付けて書いてください。"),
        RatingRefusal::Ineligible(..) => pick!(lang;
            "choose another section, or add --anyway",
            "別の部に参加登録するか、--anyway を付けてください。"),
    }
}
