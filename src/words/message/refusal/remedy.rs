//! What to do instead.

use crate::club::Club;
use crate::club::refusal::{EventRefusal, PlanFault, Refusal};
use crate::domain::day;
use crate::domain::length::{Length, ScoreFault};
use crate::words::message::list;
use crate::words::message::refusal::{comma, person, rating};
use crate::words::{Language, pick, say};

#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
pub(super) fn remedy(lang: Language, refusal: &Refusal, club: &Club) -> String {
    let fixed = match refusal {
        Refusal::NoSuchPlayer(_) => pick!(lang; "check the number against the list of players",
            "番号を選手一覧で確認してください。"),
        Refusal::NoSuchTournament(_) => {
            lang.pick("check the list of tournaments", "大会一覧を確認してください。")
        }
        Refusal::NoSuchMatch(..) => lang
            .pick("check the tournament's list of matches", "大会の試合一覧を確認してください。"),
        Refusal::NoSuchStage(..) => lang
            .pick("draw the stage that comes next", "次のステージの組み合わせを行ってください。"),
        Refusal::NoSuchList(_) => {
            lang.pick("check the rating lists", "レーティングリストを確認してください。")
        }
        Refusal::Empty(_) => lang.pick("write something there", "記入してください。"),
        Refusal::TooLong(field, _) => match lang {
            Language::English => {
                return format!("use at most {} characters", field.longest());
            }
            Language::Japanese => {
                return format!("{}文字以内にしてください。", field.longest());
            }
        },
        Refusal::Unclean(_) => {
            lang.pick("type it again without them", "それらを除いて入力し直してください。")
        }
        Refusal::NotPlayable(_) => {
            return say!(lang; "give a day from {}-01-01 to tomorrow",
                "{}-01-01から明日までの日付にしてください。", day::FIRST_YEAR);
        }
        Refusal::NotTheNextNumber { .. } => pick!(lang;
            "try again: another desk may have been faster",
            "もう一度お試しください。別の記録係が先だったのかもしれません。"),
        Refusal::OwnName(..) => lang.pick("nothing needs to be done", "何もする必要はありません。"),
        Refusal::NameOfAnother(..) => pick!(lang; "if they are one person, use that registration",
            "同一人物なら、その登録を使ってください。"),
        Refusal::NoSuchAlias(id, _) => {
            let aliases = club.player(*id).map(|player| player.aliases.clone()).unwrap_or_default();
            return if aliases.is_empty() {
                lang.pick("there is no alias to take away", "削除できる別名はありません。")
                    .to_owned()
            } else {
                say!(lang; "write it as listed: {}",
                    "一覧のとおりに書いてください：{}。", list(lang, aliases))
            };
        }
        Refusal::TournamentNameTaken(..) | Refusal::ListNameTaken(..) => {
            lang.pick("choose another name", "別の名前にしてください。")
        }
        Refusal::UnsoundLength(_) => match lang {
            Language::English => {
                return format!("choose from 1 to {} games", Length::MOST);
            }
            Language::Japanese => {
                return format!("1から{}ゲームまでで指定してください。", Length::MOST);
            }
        },
        Refusal::UnsoundScale => pick!(lang;
            "choose K above 0 up to 1000, start from -10000 to 10000",
            "Kは0より大きく1000以下、初期値は-10000から10000までにしてください。"),
        Refusal::AlreadyDrawn(_) => pick!(lang;
            "enter somebody late, withdraw or replace an entrant, or undo the start",
            "途中参加、棄権、入れ替えを行うか、開始を取り消してください。"),
        Refusal::NotDrawn(_) => {
            lang.pick("enter the players, then start it", "選手を出場させてから開始してください。")
        }
        Refusal::Closed(_) => pick!(lang;
            "to go on, undo the closing; results can still be corrected",
            "続けるには終了を取り消してください。結果の訂正は今でもできます。"),
        Refusal::ClosedToPlay(.., choice) => {
            let reopen = pick!(lang; "undo the closing first, so that they can be played again",
                "やり直せるように、先に終了を取り消してください。");
            return match &choice.keep {
                None => reopen.to_owned(),
                Some(kept) => say!(lang;
                    "{reopen}, or --swap {} if the names were exchanged there as well",
                    "{reopen}そこでも名前が入れ替わっていたなら --swap {} を付けてください。",
                    comma(lang, kept)),
            };
        }
        Refusal::HasDraw(_) => pick!(lang;
            "record its results by match number, or use another event name",
            "試合番号で結果を記録するか、別の大会名を使ってください。"),
        Refusal::HasNoDraw(_) => pick!(lang; "record or import its matches as they were played",
            "行われた試合を記録するか取り込んでください。"),
        Refusal::AlreadyEntered(..) => pick!(lang;
            "leave the player out; nobody was entered just now",
            "その選手を除いてください。今回は誰も出場していません。"),
        Refusal::NotEntered(..) => {
            lang.pick("check the list of entrants", "出場者一覧を確認してください。")
        }
        Refusal::EntrantCount { .. } => pick!(lang;
            "enter or remove players, or choose another format",
            "選手を増減するか、別の形式にしてください。"),
        Refusal::NotTheEntrants(_) => pick!(lang; "name every entrant exactly once, best first",
            "出場者全員を一度ずつ、上位から順に書いてください。"),
        Refusal::LotsMismatch(_) => pick!(lang;
            "give a draw seed only to a tournament seeded at random",
            "抽選番号は、シードが抽選の大会でだけ指定してください。"),
        Refusal::Waiting(..) => lang.pick("record that first", "先にそれを記録してください。"),
        Refusal::OtherSides { .. } => pick!(lang;
            "look at the match again: it has changed meanwhile",
            "試合を見直してください。その間に変わっています。"),
        Refusal::AlreadyScored(..) => {
            lang.pick("if that is wrong, correct the result", "誤りなら結果を訂正してください。")
        }
        Refusal::NotScored(..) => pick!(lang; "record its result instead of correcting it",
            "訂正ではなく、結果を記録してください。"),
        Refusal::SameResult(..) => lang.pick("nothing needs to be corrected", "訂正は不要です。"),
        Refusal::BadScore(.., ScoreFault::NoGames) => pick!(lang;
            "a match that was not played is a walkover (w in the entry of its result)",
            "対戦しなかった試合は、大会の画面から不戦勝（w）として記録してください。"),
        Refusal::BadScore(..) => lang
            .pick("check the score against the sheet", "結果を記録用紙と照らし合わせてください。"),
        Refusal::AgainstThemself(_) => {
            lang.pick("name two players", "二人の選手を書いてください。")
        }
        Refusal::WouldVoid { choice, .. } => {
            let void = comma(lang, &choice.void);
            return match &choice.keep {
                _ if choice.void.is_empty() => lang
                    .pick(
                        "repeat it without naming matches to void",
                        "無効にする試合を指定せずにやり直してください。",
                    )
                    .to_owned(),
                None => say!(lang; "if that is meant, agree to exactly these: --void {void}",
                    "それでよければ、次のとおり指定してください：--void {void}"),
                Some(kept) => {
                    say!(lang; "agree to exactly these: --void {void} to have them played again, \
                         --swap {} if the names were exchanged there as well",
                        "試合をやり直すなら --void {void}、\
                         そこでも名前が入れ替わっていたなら --swap {} と、このとおり指定してください。",
                        comma(lang, kept))
                }
            };
        }
        Refusal::Unfinished(..) => pick!(lang;
            "record their results, walkovers included, then close",
            "不戦勝も含めて結果を記録してから終了してください。"),
        Refusal::Event(refusal) => return stage_or_floor(lang, refusal, club),
        Refusal::Person(refusal) => person::remedy(lang, refusal),
        Refusal::Rating(refusal) => rating::remedy(lang, refusal),
    };
    fixed.to_owned()
}

/// What to do where stages, exits and tables are concerned.
fn stage_or_floor(lang: Language, refusal: &EventRefusal, club: &Club) -> String {
    let fixed = match refusal {
        EventRefusal::FromExit(..) => {
            pick!(lang; "if the player is there after all, undo the exit",
            "選手が来ているなら、棄権・失格を取り消してください。")
        }
        EventRefusal::CountsForNobody(..) | EventRefusal::NoOpponent(..) => {
            lang.pick("there is nothing to record", "記録するものはありません。")
        }
        EventRefusal::OtherStart(..) => pick!(lang;
            "give the games really played; the start is added to them",
            "実際に行ったゲーム数を書いてください。開始時の分は加算されます。"),
        EventRefusal::UnsoundStart(..) => pick!(lang; "start both sides below the games that win",
            "開始時の数は、どちらも勝ちになる数より少なくしてください。"),
        EventRefusal::StageUnfinished(..) => {
            pick!(lang; "record their results, walkovers included",
            "不戦勝も含めて結果を記録してください。")
        }
        EventRefusal::Tied(..) => pick!(lang;
            "have a play-off, or draw lots: banzuke tournament break-tie",
            "プレーオフか抽選を行ってください：`banzuke tournament break-tie`"),
        EventRefusal::NotTied(_) => pick!(lang;
            "name exactly those who share the rank, once the stage is played",
            "ステージが終わってから、同順位の全員をちょうど指定してください。"),
        EventRefusal::NotTheLots(_) => pick!(lang; "draw them again with the seed recorded",
            "記録された抽選番号で抽選し直してください。"),
        EventRefusal::UnsoundPlan(fault) => return plan_range(lang, *fault).to_owned(),
        EventRefusal::NoStageAfter(_) => {
            lang.pick("begin another tournament for it", "別の大会を作ってください。")
        }
        EventRefusal::NotADivision(_) => pick!(lang;
            "name everybody exactly once, at least two to a group and three to a table",
            "全員を一度ずつ、1組2人以上、1卓3人以上で書いてください。"),
        EventRefusal::RatingsMismatch(_) => pick!(lang; "draw it again with this program",
            "このプログラムで組み合わせをやり直してください。"),
        EventRefusal::NoSeats(_) => pick!(lang; "draw the stage that comes next instead",
            "代わりに次のステージの組み合わせを行ってください。"),
        EventRefusal::StageNotDrawn(..) => pick!(lang;
            "draw and play it, or undo the planning, then close",
            "組み合わせて試合を行うか、計画を取り消してから、終了してください。"),
        EventRefusal::EffectNotHere(..) => pick!(lang; "forfeit the rest, so that opponents go on",
            "相手が勝ち上がれるように、残りを不戦敗にしてください。"),
        EventRefusal::NoLatePlace(_, open) => {
            return if open.is_empty() {
                pick!(lang; "enter the player in the next tournament",
                    "次の大会に出場させてください。")
                .to_owned()
            } else {
                say!(lang; "choose from {}",
                    "次から選んでください：{}。",
                    list(lang, open.iter().map(|place| lang.words().term.late_place(*place))))
            };
        }
        EventRefusal::NoSuchGame(..) => {
            lang.pick("record it instead", "訂正ではなく記録してください。")
        }
        EventRefusal::SittingOver(..) => pick!(lang; "draw the next round, or correct a game",
            "次の回戦を組むか、ゲームを訂正してください。"),
        EventRefusal::BadFinish(..) => pick!(lang;
            "name everybody at the table once, the winner first",
            "卓の全員を一度ずつ、1着から順に書いてください。"),
        EventRefusal::NoSuchTable(_) => {
            let names = club.tables().iter().map(|table| table.name.clone());
            return say!(lang, "choose from {}", "次から選んでください：{}。", list(lang, names));
        }
        EventRefusal::TableNameTaken(_) => {
            lang.pick("give every table its own name", "卓にはそれぞれ別の名前を付けてください。")
        }
        EventRefusal::TableTaken(..) => pick!(lang;
            "take another table, record its result, or take its call back",
            "別の卓にするか、その結果を記録するか、呼び出しを取り消してください。"),
        EventRefusal::NotToBeCalled(..) => lang
            .pick("call one of the matches that are ready", "開始できる試合を呼び出してください。"),
        EventRefusal::NotCalled(..) => lang.pick("call it first", "先に呼び出してください。"),
        EventRefusal::HasLeft(..)
        | EventRefusal::SameFinish(..)
        | EventRefusal::AlreadyPlaying(..)
        | EventRefusal::SamePostponement(..) => {
            lang.pick("nothing needs to be done", "何もする必要はありません。")
        }
        EventRefusal::Busy(..) => pick!(lang; "record its result first, or take its call back",
            "先にその結果を記録するか、呼び出しを取り消してください。"),
    };
    fixed.to_owned()
}

fn plan_range(lang: Language, fault: PlanFault) -> &'static str {
    match fault {
        PlanFault::Groups(_) => lang.pick("choose from 2 to 64", "2から64までで指定してください。"),
        PlanFault::Takes(_) => lang.pick("choose from 1 to 64", "1から64までで指定してください。"),
        PlanFault::TakesInStage(1) => {
            lang.pick("plan that for a later stage", "後のステージで計画してください。")
        }
        PlanFault::TakesInStage(_) => {
            lang.pick("say how many, with --takes", "--takes で人数を指定してください。")
        }
        PlanFault::TableSize(_) => {
            lang.pick("choose from 3 to 8", "3から8までで指定してください。")
        }
        PlanFault::TableGames(_) => {
            lang.pick("choose from 1 to 999", "1から999までで指定してください。")
        }
        PlanFault::PlacePoints => pick!(lang; "give three to eight numbers like 5,4,3,2,1",
            "5,4,3,2,1 のように3個から8個の数を書いてください。"),
        PlanFault::Standings => lang.pick("name each step once", "基準は一度ずつ書いてください。"),
    }
}
