//! Remedies for refusals.

use crate::club::action::ReturnEntrant;
use crate::club::refusal::{EventRefusal, PlanFault, Refusal};
use crate::club::tournament::LateClosed;
use crate::club::{Club, Phase};
use crate::domain::day;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::{Length, ScoreFault};
use crate::domain::number::PlayerId;
use crate::words::message::refusal::{changed, comma, has_seats, person, rating};
use crate::words::message::{list, named};
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
        Refusal::NoSuchStage(..) => lang.pick(
            "create the pairings of the next stage",
            "次のステージの組み合わせを作ってください。",
        ),
        Refusal::NoSuchList(_) => {
            lang.pick("check the rating lists", "レーティングリストを確認してください。")
        }
        Refusal::Empty(_) => lang.pick("fill it in", "記入してください。"),
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
            "try again: another desk may have been first",
            "もう一度お試しください。別の本部PCが先だったのかもしれません。"),
        Refusal::OwnName(..) => lang.pick("no action needed", "対応は不要です。"),
        Refusal::NameOfAnother(..) => pick!(lang; "if they are one person, use that registration",
            "同一人物なら、その登録を使ってください。"),
        Refusal::NoSuchAlias(id, _) => {
            let aliases = club.player(*id).map(|player| player.aliases.clone()).unwrap_or_default();
            return if aliases.is_empty() {
                lang.pick("the player has no aliases", "この選手に別名はありません。").to_owned()
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
            "choose a K factor above 0 up to 1000, an initial rating from -10000 to 10000",
            "K係数は0より大きく1000以下、初期値は-10000から10000までにしてください。"),
        Refusal::AlreadyDrawn(_) => pick!(lang;
            "add a late entry, withdraw or replace an entrant, or undo the start",
            "途中参加、大会棄権、参加者の入れ替えを行うか、開始を取り消してください。"),
        Refusal::NotDrawn(_) => {
            lang.pick("add the entrants, then start it", "参加者を追加してから開始してください。")
        }
        Refusal::Closed(_) => pick!(lang;
            "to continue, undo the closing; results can still be corrected",
            "続けるには終了を取り消してください。結果の訂正は今でもできます。"),
        Refusal::ClosedToPlay(.., choice) if choice.void.is_empty() => pick!(lang;
            "undo the closing first, so that it can be played",
            "試合ができるように、先に終了を取り消してください。"),
        Refusal::ClosedToPlay(.., choice) => {
            let reopen = pick!(lang; "undo the closing first, to play them again",
                "やり直せるように、先に終了を取り消してください。");
            return match &choice.keep {
                None => reopen.to_owned(),
                Some(kept) => say!(lang;
                    "{reopen}, or add --swap {} if the names were swapped there too",
                    "{reopen}そこでも名前が入れ替わっていたなら --swap {} を付けてください。",
                    comma(lang, kept)),
            };
        }
        Refusal::HasDraw(_) => pick!(lang;
            "record its results by match number, or use another tournament name",
            "試合番号で結果を記録するか、別の大会名を使ってください。"),
        Refusal::HasNoDraw(_) => pick!(lang; "record or import the matches played",
            "行われた試合を記録するか取り込んでください。"),
        Refusal::AlreadyEntered(id, player)
            if club.tournament(*id).is_some_and(|found| found.has_left(*player)) =>
        {
            return coming_back(lang, *id, *player, club);
        }
        Refusal::AlreadyEntered(..) => pick!(lang;
            "leave the player out; no entrant was added",
            "その選手を除いてください。今回は誰も追加していません。"),
        Refusal::NamedTwice(..) => pick!(lang; "name each player once; no entrant was added",
            "同じ選手は一度だけ書いてください。今回は誰も追加していません。"),
        Refusal::NotEntered(..) => {
            lang.pick("check the list of entrants", "参加者一覧を確認してください。")
        }
        Refusal::EntrantCount { .. } => pick!(lang;
            "add or remove entrants, or choose another format",
            "参加者を増減するか、別の形式にしてください。"),
        Refusal::NotTheEntrants(..) => pick!(lang; "name every entrant exactly once, best first",
            "参加者全員を一度ずつ、上位から順に書いてください。"),
        Refusal::LotsMismatch(_) => pick!(lang;
            "give a lot number only where the seeding is random",
            "抽選番号は、シードが抽選の大会でだけ指定してください。"),
        Refusal::Waiting(..) => lang.pick("record that first", "先にそれを記録してください。"),
        Refusal::OtherSides { .. } => pick!(lang;
            "check the match: it has changed meanwhile",
            "試合を見直してください。その間に変わっています。"),
        Refusal::AlreadyScored(..) => {
            lang.pick("if that is wrong, correct the result", "誤りなら結果を訂正してください。")
        }
        Refusal::NotScored(..) => pick!(lang; "record its result instead of correcting it",
            "訂正ではなく、結果を記録してください。"),
        Refusal::SameResult(..) => lang.pick("nothing needs to be corrected", "訂正は不要です。"),
        Refusal::BadScore(.., ScoreFault::NoGames) => pick!(lang;
            "record an unplayed match as a walkover (w on the result screen)",
            "行わなかった試合は、結果の画面の w で不戦勝として記録してください。"),
        Refusal::BadScore(.., ScoreFault::Level) => pick!(lang;
            "play one more game, and record the score with it",
            "もう1ゲーム行い、それも含めたスコアを記録してください。"),
        Refusal::BadScore(id, no, ..) if has_start(*id, *no, club) => pick!(lang;
            "write the games that were played, without those given as a head start",
            "ハンデを除いた、実際に行ったゲームのスコアを書いてください。"),
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
                None => say!(lang; "to go ahead, name exactly these: --void {void}",
                    "それでよければ、次のとおり指定してください：--void {void}"),
                Some(kept) => {
                    say!(lang; "to play them again, add --void {void}; \
                         if the names were swapped there too, add --swap {}",
                        "試合をやり直すなら --void {void}、\
                         そこでも名前が入れ替わっていたなら --swap {} と、このとおり指定してください。",
                        comma(lang, kept))
                }
            };
        }
        Refusal::Changed { .. } => changed::remedy(lang),
        Refusal::Unfinished(..) => pick!(lang;
            "record their results, walkovers included, then close",
            "不戦勝も含めて結果を記録してから終了してください。"),
        Refusal::Event(refusal) => return stage_or_floor(lang, refusal, club),
        Refusal::Person(refusal) => return person::remedy(lang, refusal),
        Refusal::Rating(refusal) => rating::remedy(lang, refusal),
    };
    fixed.to_owned()
}

/// Remedies concerning stages, exits and tables.
#[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
fn stage_or_floor(lang: Language, refusal: &EventRefusal, club: &Club) -> String {
    let fixed = match refusal {
        EventRefusal::FromExit(..) => {
            pick!(lang; "if the player is here after all, undo the withdrawal",
            "選手が来ているなら、大会棄権・失格を取り消してください。")
        }
        EventRefusal::CountsForNobody(..) | EventRefusal::NoOpponent(..) => {
            lang.pick("there is nothing to record", "記録するものはありません。")
        }
        EventRefusal::OtherStart(..) => pick!(lang;
            "give the games really played; the head start is added",
            "実際に行ったゲーム数を書いてください。ハンデは加算されます。"),
        EventRefusal::UnsoundStart(..) => {
            pick!(lang; "keep the head start below the games that win",
            "ハンデは、どちらも勝ちになる数より少なくしてください。")
        }
        EventRefusal::StageUnfinished(..) => {
            pick!(lang; "record their results, walkovers included",
            "不戦勝も含めて結果を記録してください。")
        }
        EventRefusal::Tied(id, tied) => {
            let tied: Vec<String> = tied.iter().map(ToString::to_string).collect();
            let command =
                format!("banzuke tournament break-tie {} {}", named(*id, club), tied.join(" "));
            return say!(lang; "add a play-off, or draw lots: `{command}`",
                "プレーオフか抽選を行ってください：`{command}`");
        }
        EventRefusal::NotTied(_) => pick!(lang;
            "name all the tied players, once the stage is finished",
            "ステージが終わってから、同順位の全員を指定してください。"),
        EventRefusal::NotTheLots(_) => {
            pick!(lang; "draw the lots again with the recorded lot number",
            "記録された抽選番号で抽選し直してください。")
        }
        EventRefusal::UnsoundPlan(fault) => return plan_range(lang, *fault).to_owned(),
        EventRefusal::NoStageAfter(_) => {
            lang.pick("create another tournament for it", "別の大会を作ってください。")
        }
        EventRefusal::NotADivision(_) => pick!(lang;
            "name every entrant exactly once: at least 2 to a group, 3 to a pod",
            "全員を一度ずつ、1ブロック2人以上、1卓3人以上で書いてください。"),
        EventRefusal::RatingsMismatch(_) => {
            pick!(lang; "create the pairings again with this program",
            "このプログラムで組み合わせをやり直してください。")
        }
        EventRefusal::NoPoints(..) => pick!(lang;
            "set points in a round robin, in groups or in a recorded tournament",
            "勝ち点を決められるのは、総当たり、予選リーグ、記録のみの大会です。"),
        EventRefusal::StageDecided(..) => pick!(lang; "undo the pairings of the next stage first",
            "先に次のステージの組み合わせを取り消してください。"),
        EventRefusal::NoSeats(_) => pick!(lang; "create the pairings of the next stage instead",
            "代わりに次のステージの組み合わせを作ってください。"),
        EventRefusal::StageNotDrawn(..) => pick!(lang;
            "play it, or undo its planning, then close",
            "そのステージを行うか、計画を取り消してから、終了してください。"),
        EventRefusal::PlayedAfterLeaving(..) => pick!(lang;
            "if the player is here after all, undo the withdrawal; if the match was earlier, give its day",
            "選手が来ているなら大会棄権・失格を取り消してください。前日までの試合なら、その日付を指定してください。"),
        EventRefusal::ReasonMissing(..) => pick!(lang;
            "if that is meant, give the reason: --reason TEXT",
            "それでよければ、`--reason` で理由を書いてください。"),
        EventRefusal::EffectNotHere(..) => pick!(lang; "make the remaining matches walkovers",
            "残りの試合を不戦敗にしてください。"),
        EventRefusal::NoLatePlace(_, open) => {
            return say!(lang; "choose from {}",
                "次から選んでください：{}。",
                list(lang, open.iter().map(|place| lang.words().term.late_place(*place))));
        }
        EventRefusal::LateEntriesClosed(id, closed) => return reopening(lang, *id, *closed, club),
        EventRefusal::NoLateRound(_) => pick!(lang;
            "in a bracket a late entry takes a bye that was not used yet",
            "トーナメントでは、まだ使われていないBYEの枠に入れます。"),
        EventRefusal::NoPairedRounds(..) => pick!(lang;
            "in other formats all opponents follow from the draw",
            "ほかの形式では、対戦相手は組み合わせで決まっています。"),
        EventRefusal::RoundsOver(id, _, rounds) => {
            let command = rounds_command(*id, rounds + 1, club);
            return say!(lang;
                "close it, start the next stage, or add a round: `{command}`",
                "終了するか、次のステージを始めるか、ラウンドを増やしてください：`{command}`");
        }
        EventRefusal::RoundsLeft(id, stage, _) => {
            let paired = club.tournament(*id).map_or(1, |found| found.last_round(*stage));
            let command = rounds_command(*id, paired, club);
            return say!(lang;
                "pair the next round, or end with the last one: `{command}`",
                "次のラウンドの組み合わせを作るか、ここまでのラウンドで終えてください：`{command}`");
        }
        EventRefusal::HasResults(id, results) => {
            let results =
                if *results == 0 { String::new() } else { format!(" --results {results}") };
            let command = format!("banzuke tournament delete {}{results}", named(*id, club));
            return say!(lang;
                "if it was made by mistake: `{command}`; else close it",
                "誤って作った大会なら `{command}`、そうでなければ終了してください。");
        }
        EventRefusal::NoSemiFinals(..) => pick!(lang;
            "in other formats the standings decide third place",
            "ほかの形式では、3位は順位表で決まります。"),
        EventRefusal::LotsAfterClose(_) => {
            return pick!(lang; "give the order with a reason, or undo the end of the tournament",
                "理由を付けて順番を決めるか、大会の終了を取り消してください。")
            .to_owned();
        }
        EventRefusal::NobodyToPair(id, _) if has_seats(*id, club) => {
            let title = named(*id, club);
            return say!(lang;
                "end the tournament: `banzuke tournament close {title}`; if a player is here after all, undo the withdrawal",
                "大会を終えてください：`banzuke tournament close {title}`。選手が来ているなら、大会棄権を取り消してください。");
        }
        EventRefusal::NobodyToPair(id, round) => {
            let command = rounds_command(*id, round.saturating_sub(1).max(1), club);
            return say!(lang;
                "end with the last round: `{command}`; if a player is here after all, undo the withdrawal or absence",
                "ここまでのラウンドで終えてください：`{command}`。選手が来ているなら、大会棄権や欠席を取り消してください。");
        }
        EventRefusal::RoundBegun(..) => pick!(lang;
            "take these calls and results back first, or leave the pairing as it is",
            "先にその呼び出しと結果を取り消すか、組み合わせをこのままにしてください。"),
        EventRefusal::NotEachOnce(..) => pick!(lang;
            "name every player who has not left once: in a pair, with the bye or as absent",
            "大会棄権していない全員を、対戦、BYE、欠席のどれかに一度ずつ書いてください。"),
        EventRefusal::NotTheseRounds(..) => pick!(lang;
            "name one of these; what is paired is changed by undoing the pairing",
            "その中から指定してください。決まった組み合わせは、取り消してから変えます。"),
        EventRefusal::NoPairing { tournament: id, forbidden: true, .. } => {
            let stage = club.tournament(*id).and_then(|found| found.stage());
            let pair = stage.and_then(|stage| stage.swiss.forbidden.first());
            let pair = pair.map(|[a, b]| format!("{a} {b}")).unwrap_or_default();
            let command = format!("banzuke tournament forbid {} {pair} --allow", named(*id, club));
            return say!(lang;
                "allow a pair again: `{command}`; or pair by hand: `banzuke tournament pair --help`",
                "対戦禁止を外すか（`{command}`）、手動で組んでください（`banzuke tournament pair --help`）。");
        }
        EventRefusal::NoPairing { tournament: id, round, .. } => {
            let command = rounds_command(*id, round.saturating_sub(1).max(1), club);
            return say!(lang;
                "end with the last round: `{command}`; or pair by hand: `banzuke tournament pair --help`",
                "ここで終えるか（`{command}`）、手動で組んでください（`banzuke tournament pair --help`）。");
        }
        EventRefusal::NoSuchGame(..) => {
            lang.pick("record it instead", "訂正ではなく記録してください。")
        }
        EventRefusal::PodOver(..) => {
            pick!(lang; "draw the seats of the next round, or correct a game",
            "次のラウンドの席を抽選するか、ゲームを訂正してください。")
        }
        EventRefusal::ReporterElsewhere(..) => pick!(lang;
            "report the result of your own match", "自分の試合の結果を報告してください。"),
        EventRefusal::BadFinish(..) => pick!(lang;
            "name every player of the pod once, the winner first",
            "卓の全員を一度ずつ、1着から順に書いてください。"),
        EventRefusal::NoSuchTable(_) => {
            let names = club.tables().iter().map(|table| table.name.clone());
            return say!(lang, "choose from {}", "次から選んでください：{}。", list(lang, names));
        }
        EventRefusal::UnsoundRange(_) => pick!(lang;
            "write the lower number first, as 1-12",
            "1-12 のように小さい番号から書いてください。"),
        EventRefusal::LongTag(_) => pick!(lang;
            "a tag takes 4 columns at most, as SD",
            "略号は全角2文字、半角4文字までです。例：個人。"),
        EventRefusal::TagTaken(..) => {
            lang.pick("give every event its own tag", "大会にはそれぞれ別の略号を付けてください。")
        }
        EventRefusal::TableNameTaken(_) => {
            lang.pick("give every table its own name", "卓にはそれぞれ別の名前を付けてください。")
        }
        EventRefusal::TableTaken(..) => pick!(lang;
            "choose another table, record that result, or undo that call",
            "別の卓にするか、その結果を記録するか、呼び出しを取り消してください。"),
        EventRefusal::NotToBeCalled(..) => lang
            .pick("call one of the matches that are ready", "開始できる試合を呼び出してください。"),
        EventRefusal::NotCalled(..) => lang.pick("call it first", "先に呼び出してください。"),
        EventRefusal::HasLeft(id, player) | EventRefusal::NoWayBack(id, player) => {
            return coming_back(lang, *id, *player, club);
        }
        EventRefusal::ReplacementEntered(id, from, _) => {
            let command = match club.tournament(*id).map(|found| found.phase) {
                Some(Phase::Registering) => "remove",
                _ => "withdraw",
            };
            let command = format!("banzuke tournament {command} {} {from}", named(*id, club));
            return say!(lang;
                "both have an entry of their own; if the one is a mistake, take it out: `{command}`",
                "二人とも参加しています。一方の参加登録が誤りなら、外してください：`{command}`");
        }
        EventRefusal::BreakOver { .. } => {
            pick!(lang; "give a later time, or a length such as 30 min",
            "あとの時刻か、「30分」のような長さを指定してください。")
        }
        EventRefusal::NoPlaces(_) => pick!(lang;
            "places are exchanged after the draw, between entrants who are in it",
            "位置の交換は組み合わせの後に、残っている選手どうしで行ってください。"),
        EventRefusal::HasBegun(..) => pick!(lang;
            "places are exchanged before either has played; undo the result or the call first",
            "交換は二人とも試合の前に限ります。先に結果か呼び出しを取り消してください。"),
        EventRefusal::UnsoundCategories => pick!(lang;
            "give each a name of its own, like U18 <18 or Senior 65+",
            "「U18 <18」「シニア 65+」のように、部門ごとに別の名前にしてください。"),
        EventRefusal::UnsoundPrizes(_) => pick!(lang;
            "write them from the first place on, without thousands separators: 30000; 20000; Book",
            "1位から順に、桁区切りなしで書いてください。例：30000; 20000; 図書券"),
        EventRefusal::UnsoundDays(_) => pick!(lang;
            "give each round one day, like 1-4: 2026-12-03; 5-8: 2026-12-10",
            "ラウンドごとに日を一つ書いてください。例：1-4: 2026-12-03; 5-8: 2026-12-10"),
        EventRefusal::NoRounds(_) => pick!(lang;
            "rounds of a round robin, of groups, of a Swiss and of pods have days; give a match a day of its own",
            "日を決められるのは総当たり、予選リーグ、スイス式、多人数戦のラウンドです。ほかは試合ごとに日を決めてください。"),
        EventRefusal::NoBreak => pick!(lang; "to begin one, say until when, e.g. 13:00",
            "始めるには、終わる時刻を指定してください。例：13:00"),
        EventRefusal::SameBreak(_)
        | EventRefusal::NotGone(..)
        | EventRefusal::SameCategories
        | EventRefusal::NothingReported(..)
        | EventRefusal::SameFinish(..)
        | EventRefusal::AlreadyPlaying(..)
        | EventRefusal::SamePostponement(..) => lang.pick("no action needed", "対応は不要です。"),
        EventRefusal::Busy(..) => pick!(lang; "record that result first, or undo its call",
            "先にその結果を記録するか、呼び出しを取り消してください。"),
    };
    fixed.to_owned()
}

fn plan_range(lang: Language, fault: PlanFault) -> &'static str {
    match fault {
        PlanFault::Groups(_) => lang.pick("choose from 2 to 64", "2から64までで指定してください。"),
        PlanFault::Takes(_) => lang.pick("choose from 1 to 64", "1から64までで指定してください。"),
        PlanFault::Fill(_) => pick!(lang;
            "add fewer than there are groups; as many as groups are one more from each",
            "ブロックの数より少なく指定してください。同数なら各ブロックからもう1人です。"),
        PlanFault::TakesInStage(1) => {
            lang.pick("plan that for a later stage", "後のステージで計画してください。")
        }
        PlanFault::TakesInStage(_) => {
            lang.pick("give the number with --advance", "--advance で人数を指定してください。")
        }
        PlanFault::Rounds(_) => {
            lang.pick("choose a number from there", "その範囲で指定してください。")
        }
        PlanFault::Bands => lang.pick(
            "name ratings such as 1400,1600, or take the acceleration",
            "1400,1600 のように指定するか、加速方式にしてください。",
        ),
        PlanFault::TableSize(_) => {
            lang.pick("choose from 3 to 8", "3から8までで指定してください。")
        }
        PlanFault::TableGames(_) => {
            lang.pick("choose from 1 to 999", "1から999までで指定してください。")
        }
        PlanFault::PlacePoints => pick!(lang; "give three to eight numbers like 5,4,3,2,1",
            "5,4,3,2,1 のように3個から8個の数を書いてください。"),
        PlanFault::Points => {
            lang.pick("write points like 3-1-0", "勝ち点は 3-1-0 のように書いてください。")
        }
        PlanFault::Standings => {
            lang.pick("name each tie-break once", "基準は一度ずつ書いてください。")
        }
    }
}

fn has_start(id: TournamentId, no: MatchNo, club: &Club) -> bool {
    let played = club.tournament(id).and_then(|found| found.match_no(no));
    played.is_some_and(|played| played.start != [0, 0])
}

/// A command that sets the rounds of a Swiss.
fn rounds_command(id: TournamentId, rounds: u32, club: &Club) -> String {
    format!("banzuke tournament set {} --rounds {rounds}", named(id, club))
}

/// The way back for a player who has left.
fn coming_back(lang: Language, id: TournamentId, player: PlayerId, club: &Club) -> String {
    let found = club.tournament(id);
    let from = found.map_or(1, |found| found.back_from(player));
    let back = ReturnEntrant { tournament: id, player, from };
    if club.check(&back.into()).is_ok() {
        return say!(lang;
            "if the player is back: `banzuke tournament return {} {player}`",
            "選手が戻ったなら：`banzuke tournament return {} {player}`", named(id, club));
    }
    let exit = found.and_then(|found| found.exits.get(&player));
    match exit.map(|exit| exit.place.seq) {
        Some(seq) => say!(lang;
            "if the player is here after all, undo the withdrawal: `banzuke undo {seq}`",
            "選手が来ているなら、大会棄権・失格を取り消してください：`banzuke undo {seq}`"),
        None => lang.pick("no action needed", "対応は不要です。").to_owned(),
    }
}

/// The way into the event for a late player.
fn reopening(lang: Language, id: TournamentId, closed: LateClosed, club: &Club) -> String {
    let until = |round| format!("banzuke tournament set {} --late-until {round}", named(id, club));
    match closed {
        LateClosed::RoundPassed { reached, byes: true, .. } => say!(lang;
            "set the last round to {reached}; with an odd number of players one has a bye in every round, so the new player fills the byes: `{}`",
            "途中参加を{reached}回戦まで認めてください。参加者が奇数で毎ラウンド1人が休みのため、新しい選手はその枠に入ります：`{}`",
            until(reached)),
        LateClosed::RoundPassed { reached, byes: false, .. } => say!(lang;
            "set the last round to {reached}; the new player's matches form rounds of their own: `{}`",
            "途中参加を{reached}回戦まで認めてください。新しい選手の試合は別のラウンドになります：`{}`",
            until(reached)),
        LateClosed::BracketFull | LateClosed::ByesUsed => pick!(lang;
            "put the player in the place of an entrant who is not here, or add the player to the next tournament",
            "来ていない参加者と入れ替えるか、次の大会に参加登録してください。").to_owned(),
        LateClosed::NoPairings => pick!(lang; "record the player's matches; that makes an entrant",
            "試合を記録してください。それで参加者になります。").to_owned(),
        LateClosed::LaterStage | LateClosed::LastRound | LateClosed::Full => pick!(lang;
            "add the player to the next tournament",
            "次の大会に参加登録してください。").to_owned(),
    }
}
