//! What to do instead.

use super::{comma, person, rating};
use crate::club::Club;
use crate::club::refusal::{EventRefusal, PlanFault, Refusal};
use crate::domain::day;
use crate::domain::length::{Length, ScoreFault};
use crate::words::japanese::message::{TERM, list};

pub(super) fn remedy(refusal: &Refusal, club: &Club) -> String {
    let fixed = match refusal {
        Refusal::NoSuchPlayer(_) => "番号を選手一覧で確認してください。",
        Refusal::NoSuchTournament(_) => "大会一覧を確認してください。",
        Refusal::NoSuchMatch(..) => "大会の試合一覧を確認してください。",
        Refusal::NoSuchStage(..) => "次のステージの組み合わせを行ってください。",
        Refusal::NoSuchList(_) => "レーティングリストを確認してください。",
        Refusal::Empty(_) => "記入してください。",
        Refusal::TooLong(field, _) => {
            return format!("{}文字以内にしてください。", field.longest());
        }
        Refusal::Unclean(_) => "それらを除いて入力し直してください。",
        Refusal::NotPlayable(_) => {
            return format!("{}-01-01から明日までの日付にしてください。", day::FIRST_YEAR);
        }
        Refusal::NotTheNextNumber { .. } => {
            "もう一度お試しください。別の記録係が先だったのかもしれません。"
        }
        Refusal::OwnName(..) => "何もする必要はありません。",
        Refusal::NameOfAnother(..) => "同一人物なら、その登録を使ってください。",
        Refusal::NoSuchAlias(id, _) => {
            let aliases = club.player(*id).map(|player| player.aliases.clone()).unwrap_or_default();
            return if aliases.is_empty() {
                "削除できる別名はありません。".to_owned()
            } else {
                format!("一覧のとおりに書いてください：{}。", list(aliases))
            };
        }
        Refusal::TournamentNameTaken(..) | Refusal::ListNameTaken(..) => "別の名前にしてください。",
        Refusal::UnsoundLength(_) => {
            return format!("1から{}ゲームまでで指定してください。", Length::MOST);
        }
        Refusal::UnsoundScale => {
            "Kは0より大きく1000以下、初期値は-10000から10000までにしてください。"
        }
        Refusal::AlreadyDrawn(_) => "途中参加、棄権、入れ替えを行うか、開始を取り消してください。",
        Refusal::NotDrawn(_) => "選手を出場させてから開始してください。",
        Refusal::Closed(_) => "続けるには終了を取り消してください。結果の訂正は今でもできます。",
        Refusal::ClosedToPlay(.., choice) => {
            let reopen = "やり直せるように、先に終了を取り消してください。";
            return match &choice.keep {
                None => reopen.to_owned(),
                Some(kept) => format!(
                    "{reopen}そこでも名前が入れ替わっていたなら --swap {} を付けてください。",
                    comma(kept)
                ),
            };
        }
        Refusal::HasDraw(_) => "試合番号で結果を記録するか、別の大会名を使ってください。",
        Refusal::HasNoDraw(_) => "行われた試合を記録するか取り込んでください。",
        Refusal::AlreadyEntered(..) => "その選手を除いてください。今回は誰も出場していません。",
        Refusal::NotEntered(..) => "出場者一覧を確認してください。",
        Refusal::EntrantCount { .. } => "選手を増減するか、別の形式にしてください。",
        Refusal::NotTheEntrants(_) => "出場者全員を一度ずつ、上位から順に書いてください。",
        Refusal::LotsMismatch(_) => "抽選番号は、シードが抽選の大会でだけ指定してください。",
        Refusal::Waiting(..) => "先にそれを記録してください。",
        Refusal::OtherSides { .. } => "試合を見直してください。その間に変わっています。",
        Refusal::AlreadyScored(..) => "誤りなら結果を訂正してください。",
        Refusal::NotScored(..) => "訂正ではなく、結果を記録してください。",
        Refusal::SameResult(..) => "訂正は不要です。",
        Refusal::BadScore(.., ScoreFault::NoGames) => {
            "対戦しなかった試合は、大会の画面から不戦勝（w）として記録してください。"
        }
        Refusal::BadScore(..) => "結果を記録用紙と照らし合わせてください。",
        Refusal::AgainstThemself(_) => "二人の選手を書いてください。",
        Refusal::WouldVoid { choice, .. } => {
            let void = comma(&choice.void);
            return match &choice.keep {
                _ if choice.void.is_empty() => {
                    "無効にする試合を指定せずにやり直してください。".to_owned()
                }
                None => format!("それでよければ、次のとおり指定してください：--void {void}"),
                Some(kept) => format!(
                    "試合をやり直すなら --void {void}、\
                     そこでも名前が入れ替わっていたなら --swap {} と、このとおり指定してください。",
                    comma(kept)
                ),
            };
        }
        Refusal::Unfinished(..) => "不戦勝も含めて結果を記録してから終了してください。",
        Refusal::Event(refusal) => return stage_or_floor(refusal, club),
        Refusal::Person(refusal) => person::remedy(refusal),
        Refusal::Rating(refusal) => rating::remedy(refusal),
    };
    fixed.to_owned()
}

/// What to do where stages, exits and tables are concerned.
fn stage_or_floor(refusal: &EventRefusal, club: &Club) -> String {
    let fixed = match refusal {
        EventRefusal::FromExit(..) => "選手が来ているなら、棄権・失格を取り消してください。",
        EventRefusal::CountsForNobody(..) | EventRefusal::NoOpponent(..) => {
            "記録するものはありません。"
        }
        EventRefusal::OtherStart(..) => {
            "実際に行ったゲーム数を書いてください。開始時の分は加算されます。"
        }
        EventRefusal::UnsoundStart(..) => {
            "開始時の数は、どちらも勝ちになる数より少なくしてください。"
        }
        EventRefusal::StageUnfinished(..) => "不戦勝も含めて結果を記録してください。",
        EventRefusal::Tied(..) => {
            "プレーオフか抽選を行ってください：`banzuke tournament break-tie`"
        }
        EventRefusal::NotTied(_) => {
            "ステージが終わってから、同順位の全員をちょうど指定してください。"
        }
        EventRefusal::NotTheLots(_) => "記録された抽選番号で抽選し直してください。",
        EventRefusal::UnsoundPlan(fault) => return plan_range(*fault).to_owned(),
        EventRefusal::NoStageAfter(_) => "別の大会を作ってください。",
        EventRefusal::NotADivision(_) => "全員を一度ずつ、1組2人以上、1卓3人以上で書いてください。",
        EventRefusal::RatingsMismatch(_) => "このプログラムで組み合わせをやり直してください。",
        EventRefusal::NoSeats(_) => "代わりに次のステージの組み合わせを行ってください。",
        EventRefusal::StageNotDrawn(..) => {
            "組み合わせて試合を行うか、計画を取り消してから、終了してください。"
        }
        EventRefusal::EffectNotHere(..) => "相手が勝ち上がれるように、残りを不戦敗にしてください。",
        EventRefusal::NoLatePlace(_, open) => {
            return if open.is_empty() {
                "次の大会に出場させてください。".to_owned()
            } else {
                format!(
                    "次から選んでください：{}。",
                    list(open.iter().map(|place| (TERM.late_place)(*place)))
                )
            };
        }
        EventRefusal::NoSuchGame(..) => "訂正ではなく記録してください。",
        EventRefusal::SittingOver(..) => "次の回戦を組むか、ゲームを訂正してください。",
        EventRefusal::BadFinish(..) => "卓の全員を一度ずつ、1着から順に書いてください。",
        EventRefusal::NoSuchTable(_) => {
            let names = club.tables().iter().map(|table| table.name.clone());
            return format!("次から選んでください：{}。", list(names));
        }
        EventRefusal::TableNameTaken(_) => "卓にはそれぞれ別の名前を付けてください。",
        EventRefusal::TableTaken(..) => {
            "別の卓にするか、その結果を記録するか、呼び出しを取り消してください。"
        }
        EventRefusal::NotToBeCalled(..) => "開始できる試合を呼び出してください。",
        EventRefusal::NotCalled(..) => "先に呼び出してください。",
        EventRefusal::HasLeft(..)
        | EventRefusal::SameFinish(..)
        | EventRefusal::AlreadyPlaying(..)
        | EventRefusal::SamePostponement(..) => "何もする必要はありません。",
        EventRefusal::Busy(..) => "先にその結果を記録するか、呼び出しを取り消してください。",
    };
    fixed.to_owned()
}

fn plan_range(fault: PlanFault) -> &'static str {
    match fault {
        PlanFault::Groups(_) => "2から64までで指定してください。",
        PlanFault::Takes(_) => "1から64までで指定してください。",
        PlanFault::TakesInStage(1) => "後のステージで計画してください。",
        PlanFault::TakesInStage(_) => "--takes で人数を指定してください。",
        PlanFault::TableSize(_) => "3から8までで指定してください。",
        PlanFault::TableGames(_) => "1から999までで指定してください。",
        PlanFault::PlacePoints => "5,4,3,2,1 のように3個から8個の数を書いてください。",
        PlanFault::Standings => "基準は一度ずつ書いてください。",
    }
}
