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
            say!(lang; "the games told of match {no} of {} make {}, its score is {}",
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
                HandTableFault::Alone(who) => say!(lang; "{} stands against themself",
                    "{}が自分自身の相手になっています", name(lang, *who, club)),
                HandTableFault::Twice(a, b) => say!(lang; "{} and {} are there twice",
                    "{}と{}の組が2回あります", name(lang, *a, club), name(lang, *b, club)),
            };
            say!(lang; "the hands of match {no} of {}: {fault}",
                "第{no}試合（{}）の手札：{fault}。", tournament(*id, club))
        }
        RatingRefusal::SameGames(id, no) => say!(lang;
            "just that is told of match {no} of {} already",
            "第{no}試合（{}）はすでにそのとおりです。", tournament(*id, club)),
        RatingRefusal::SameSetting(id) => say!(lang; "{} has just that setting already",
            "{}の設定はすでにそのとおりです。", tournament(*id, club)),
        RatingRefusal::UnsoundDivision => lang
            .pick("these limits leave room for nobody", "この制限では誰も出場できません。")
            .to_owned(),
        RatingRefusal::UnsoundChange(Change::By(points)) if *points == 0.0 => lang
            .pick("a change by 0 points changes nothing", "0点の修正では何も変わりません。")
            .to_owned(),
        RatingRefusal::UnsoundChange(Change::By(points) | Change::To(points)) => {
            say!(lang, "{points} points are out of range", "{points}点は範囲外です。")
        }
        RatingRefusal::EverybodyTo => lang
            .pick(
                "everybody can be shifted, but not set to one rating",
                "全員を増減することはできますが、一つの値にはできません。",
            )
            .to_owned(),
        RatingRefusal::Ineligible(id, who, outside) => {
            let why = match outside {
                Ineligible::TooLow { rating, above } => say!(lang;
                    "rated {}, and it takes {above} and above",
                    "レーティング{}、出場条件は{above}以上", written(*rating)),
                Ineligible::TooHigh { rating, below } => say!(lang;
                    "rated {}, and it takes below {below}",
                    "レーティング{}、出場条件は{below}未満", written(*rating)),
                Ineligible::Provisional => {
                    lang.pick("not established yet", "まだ暫定レーティング").to_owned()
                }
            };
            say!(lang; "{} does not take {}: {why}",
                "{}に{}は出場できません：{why}。", tournament(*id, club), player(lang, *who, club))
        }
    }
}

pub(super) fn remedy(lang: Language, refusal: &RatingRefusal) -> &'static str {
    match refusal {
        RatingRefusal::NotTheScore(..) => pick!(lang;
            "check the games against the sheet, or correct the score",
            "ゲームを記録用紙と照らし合わせるか、結果を訂正してください。"),
        RatingRefusal::NothingPlayed(..) => {
            lang.pick("there is nothing to tell", "記録するものはありません。")
        }
        RatingRefusal::BadHands(..) => pick!(lang; "give each pair of those who played once",
            "出た選手の組を一度ずつ書いてください。"),
        RatingRefusal::SameGames(..) | RatingRefusal::SameSetting(_) => {
            lang.pick("nothing needs to be done", "何もする必要はありません。")
        }
        RatingRefusal::UnsoundDivision => lang
            .pick("choose a lower limit below the upper one", "下限は上限より低くしてください。"),
        RatingRefusal::UnsoundChange(_) => {
            lang.pick("choose a change within 10000 points", "増減は10000点以内にしてください。")
        }
        RatingRefusal::EverybodyTo => pick!(lang;
            "give a number of points with its sign, such as +15",
            "+15 のように符号を付けて書いてください。"),
        RatingRefusal::Ineligible(..) => pick!(lang;
            "enter the player in another section, or say --anyway",
            "別の部に出場させるか、--anyway を付けてください。"),
    }
}
