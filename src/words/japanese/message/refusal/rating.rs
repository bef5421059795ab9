//! Refusals about games, hands and ratings.

use crate::club::Club;
use crate::club::refusal::RatingRefusal;
use crate::domain::game::HandTableFault;
use crate::domain::rating::{Change, Outside, written};
use crate::words::japanese::message::{name, player, tournament};

pub(super) fn what(refusal: &RatingRefusal, club: &Club) -> String {
    match refusal {
        RatingRefusal::NotTheScore(id, no, fault) => format!(
            "第{no}試合（{}）のゲームの合計は{}ですが、結果は{}です。",
            tournament(*id, club),
            fault.games,
            fault.score
        ),
        RatingRefusal::NothingPlayed(id, no) => {
            format!("第{no}試合（{}）ではゲームが行われていません。", tournament(*id, club))
        }
        RatingRefusal::BadHands(id, no, fault) => {
            let fault = match fault {
                HandTableFault::Stranger(who) => {
                    format!("{}はそのゲームに出ていません", name(*who, club))
                }
                HandTableFault::Alone(who) => {
                    format!("{}が自分自身の相手になっています", name(*who, club))
                }
                HandTableFault::Twice(a, b) => {
                    format!("{}と{}の組が2回あります", name(*a, club), name(*b, club))
                }
            };
            format!("第{no}試合（{}）の手札：{fault}。", tournament(*id, club))
        }
        RatingRefusal::SameGames(id, no) => {
            format!("第{no}試合（{}）はすでにそのとおりです。", tournament(*id, club))
        }
        RatingRefusal::SameSetting(id) => {
            format!("{}の設定はすでにそのとおりです。", tournament(*id, club))
        }
        RatingRefusal::UnsoundDivision => "この制限では誰も出場できません。".to_owned(),
        RatingRefusal::UnsoundChange(Change::By(points)) if *points == 0.0 => {
            "0点の修正では何も変わりません。".to_owned()
        }
        RatingRefusal::UnsoundChange(Change::By(points) | Change::To(points)) => {
            format!("{points}点は範囲外です。")
        }
        RatingRefusal::EverybodyTo => {
            "全員を増減することはできますが、一つの値にはできません。".to_owned()
        }
        RatingRefusal::Outside(id, who, outside) => {
            let why = match outside {
                Outside::TooLow { rating, above } => {
                    format!("レーティング{}、出場条件は{above}以上", written(*rating))
                }
                Outside::TooHigh { rating, below } => {
                    format!("レーティング{}、出場条件は{below}未満", written(*rating))
                }
                Outside::Provisional => "まだ暫定レーティング".to_owned(),
            };
            format!("{}に{}は出場できません：{why}。", tournament(*id, club), player(*who, club))
        }
    }
}

pub(super) fn remedy(refusal: &RatingRefusal) -> &'static str {
    match refusal {
        RatingRefusal::NotTheScore(..) => {
            "ゲームを記録用紙と照らし合わせるか、結果を訂正してください。"
        }
        RatingRefusal::NothingPlayed(..) => "記録するものはありません。",
        RatingRefusal::BadHands(..) => "出た選手の組を一度ずつ書いてください。",
        RatingRefusal::SameGames(..) | RatingRefusal::SameSetting(_) => {
            "何もする必要はありません。"
        }
        RatingRefusal::UnsoundDivision => "下限は上限より低くしてください。",
        RatingRefusal::UnsoundChange(_) => "増減は10000点以内にしてください。",
        RatingRefusal::EverybodyTo => "+15 のように符号を付けて書いてください。",
        RatingRefusal::Outside(..) => "別の部に出場させるか、--anyway を付けてください。",
    }
}
