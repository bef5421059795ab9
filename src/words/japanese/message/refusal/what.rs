//! What was refused, and why.

use super::{person, rating};
use crate::club::Club;
use crate::club::refusal::{EventRefusal, Numbered, PlanFault, Refusal, TextField};
use crate::domain::finish::FinishFault;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;
use crate::words::japanese::message::outcome::{bad_score, outcome_alone, score_line};
use crate::words::japanese::message::{TERM, count, list, matches, name, player, tournament};
use crate::words::japanese::table_called;

pub(super) fn what(refusal: &Refusal, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(*id, club);
    match refusal {
        Refusal::NoSuchPlayer(id) => format!("番号{id}の選手はいません。"),
        Refusal::NoSuchTournament(id) => format!("番号{id}の大会はありません。"),
        Refusal::NoSuchMatch(id, no) => format!("{}に第{no}試合はありません。", cup(id)),
        Refusal::NoSuchStage(id, stage) => {
            format!("{}に組み合わせできる第{stage}ステージはありません。", cup(id))
        }
        Refusal::NoSuchList(id) => format!("番号{}のレーティングリストはありません。", id.0),
        Refusal::Empty(field) => format!("{}が空です。", text_field(*field)),
        Refusal::TooLong(field, length) => {
            format!("{}が{length}文字あります。", text_field(*field))
        }
        Refusal::Unclean(field) => {
            format!("{}に見えない文字か余分な空白があります。", text_field(*field))
        }
        Refusal::NotPlayable(day) => format!("{day}は結果や修正の日付にできません。"),
        Refusal::NotTheNextNumber { of, given, next } => {
            format!("{}{given}は次の番号ではありません（次は{next}）。", numbered(*of))
        }
        Refusal::OwnName(id, name) => format!("{}はすでに{name}という名前です。", who(id)),
        Refusal::NameOfAnother(name, id) => format!("{name}は{}の名前です。", who(id)),
        Refusal::NoSuchAlias(id, alias) => format!("{}に別名{alias}はありません。", who(id)),
        Refusal::TournamentNameTaken(name, _) => format!("大会{name}はすでにあります。"),
        Refusal::ListNameTaken(name, _) => format!("レーティングリスト{name}はすでにあります。"),
        Refusal::UnsoundLength(unsound) => {
            format!("試合を{}にはできません。", (TERM.length)(*unsound))
        }
        Refusal::UnsoundScale => "Kか初期値が範囲外です。".to_owned(),
        Refusal::AlreadyDrawn(id) => {
            format!("{}は始まっているため、出場者を変更できません。", cup(id))
        }
        Refusal::NotDrawn(id) => format!("{}はまだ始まっていないため、試合がありません。", cup(id)),
        Refusal::Closed(id) => format!("{}は終了しています。", cup(id)),
        Refusal::ClosedToPlay(id, no, choice) => format!(
            "{}は終了していますが、第{no}試合を訂正すると{}が無効になります。",
            cup(id),
            matches(&choice.void)
        ),
        Refusal::HasDraw(id) => format!("{}の試合は組み合わせで決まっています。", cup(id)),
        Refusal::HasNoDraw(id) => {
            format!("{}には組み合わせがなく、結果は取り込みによるものです。", cup(id))
        }
        Refusal::AlreadyEntered(id, player) => {
            format!("{}はすでに{}に出場しています。", who(player), cup(id))
        }
        Refusal::NotEntered(id, player) => {
            format!("{}は{}に出場していません。", who(player), cup(id))
        }
        Refusal::EntrantCount { tournament, entered, least, most } => format!(
            "{}の出場者は{}ですが、この形式は{least}人から{most}人までです。",
            cup(tournament),
            count(*entered, "人")
        ),
        Refusal::NotTheEntrants(id) => {
            format!("指定した選手が{}の出場者全員（一度ずつ）ではありません。", cup(id))
        }
        Refusal::LotsMismatch(id) => {
            format!("{}と抽選番号が合いません。", cup(id))
        }
        Refusal::Waiting(id, no, awaits) => {
            format!("第{no}試合（{}）は{}を待っています。", cup(id), matches(awaits))
        }
        Refusal::OtherSides { tournament, no, actual, given } => format!(
            "第{no}試合（{}）は{}の試合で、{}の試合ではありません。",
            cup(tournament),
            pair(*actual, club),
            pair(*given, club)
        ),
        Refusal::AlreadyScored(id, no, outcome) => {
            format!(
                "第{no}試合（{}）にはすでに結果があります：{}。",
                cup(id),
                ended(*id, *no, *outcome, club)
            )
        }
        Refusal::NotScored(id, no) => {
            format!("第{no}試合（{}）にはまだ結果がありません。", cup(id))
        }
        Refusal::SameResult(id, no, outcome) => {
            let ended = ended(*id, *no, *outcome, club);
            format!("第{no}試合（{}）の結果はすでにそのとおりです：{ended}。", cup(id))
        }
        Refusal::BadScore(id, no, length, fault) => {
            format!("第{no}試合（{}）：{}", cup(id), bad_score(*length, *fault))
        }
        Refusal::AgainstThemself(id) => format!("{}が自分自身と対戦することになります。", who(id)),
        Refusal::WouldVoid { tournament, no, choice, agreed } => {
            would_void(*tournament, *no, &choice.void, agreed, club)
        }
        Refusal::Unfinished(id, open) => {
            format!("{}にはまだ終わっていない試合があります：{}。", cup(id), matches(open))
        }
        Refusal::Event(refusal) => stage_or_floor(refusal, club),
        Refusal::Person(refusal) => person::what(refusal, club),
        Refusal::Rating(refusal) => rating::what(refusal, club),
    }
}

/// What concerns stages, exits and tables.
fn stage_or_floor(refusal: &EventRefusal, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(*id, club);
    match refusal {
        EventRefusal::FromExit(id, no) => {
            format!("第{no}試合（{}）は棄権・失格によって決まったものです。", cup(id))
        }
        EventRefusal::CountsForNobody(id, no) => {
            format!("選手が棄権または失格したため、第{no}試合（{}）は無効です。", cup(id))
        }
        EventRefusal::NoOpponent(id, no) => {
            format!("第{no}試合（{}）には相手がいません。", cup(id))
        }
        EventRefusal::OtherStart(id, no, start) => {
            format!("第{no}試合（{}）は{}-{}から始まります。", cup(id), start[0], start[1])
        }
        EventRefusal::UnsoundStart(id, no, length) => {
            let length = (TERM.length)(*length);
            format!("第{no}試合（{}）は{length}なので、そこからは始められません。", cup(id))
        }
        EventRefusal::StageUnfinished(id, stage, open) => {
            format!(
                "第{stage}ステージ（{}）にはまだ終わっていない試合があります：{}。",
                cup(id),
                matches(open)
            )
        }
        EventRefusal::Tied(id, tied) => {
            let tied = list(tied.iter().map(|id| name(*id, club)));
            format!("{}では{tied}が同順位ですが、次のステージには順位が必要です。", cup(id))
        }
        EventRefusal::NotTied(id) => {
            format!("指定した選手が、{}の同順位の全員ではありません。", cup(id))
        }
        EventRefusal::NotTheLots(id) => format!("{}の抽選では別の順になります。", cup(id)),
        EventRefusal::UnsoundPlan(fault) => plan_fault(*fault),
        EventRefusal::NoStageAfter(id) => {
            format!(
                "{}の次にステージは置けません。組み合わせのないステージには終わりがないためです。",
                cup(id)
            )
        }
        EventRefusal::NotADivision(id) => {
            format!("組や卓に{}の全員が一度ずつ入っていません。", cup(id))
        }
        EventRefusal::RatingsMismatch(id) => {
            format!("{}の組み合わせとシードのレーティングが合いません。", cup(id))
        }
        EventRefusal::NoSeats(id) => format!("{}はいま卓戦のステージではありません。", cup(id)),
        EventRefusal::StageNotDrawn(id, stage) => {
            format!("第{stage}ステージ（{}）は計画だけで、組み合わせがまだです。", cup(id))
        }
        EventRefusal::HasLeft(id, player) => {
            format!("{}はすでに{}を棄権したか、失格しています。", who(player), cup(id))
        }
        EventRefusal::EffectNotHere(id, _) => {
            format!("{}のこのステージでは、勝ち上がりを決める必要があります。", cup(id))
        }
        EventRefusal::NoLatePlace(id, open) if open.is_empty() => {
            format!("{}に途中参加の枠は残っていません。", cup(id))
        }
        EventRefusal::NoLatePlace(id, _) => {
            format!("{}のその枠は使われています。", cup(id))
        }
        EventRefusal::NoSuchGame(id, no, game) => {
            format!("第{no}試合（{}）に第{game}ゲームはまだありません。", cup(id))
        }
        EventRefusal::SittingOver(id, no, games) => {
            let games = usize::try_from(*games).unwrap_or(usize::MAX);
            format!("第{no}試合（{}）の{}はすべて終わっています。", cup(id), count(games, "ゲーム"))
        }
        EventRefusal::BadFinish(id, no, fault) => {
            format!("第{no}試合（{}）：{}", cup(id), bad_finish(fault, club))
        }
        EventRefusal::SameFinish(id, no, game) => {
            format!("第{no}試合（{}）の第{game}ゲームはすでにそのとおりです。", cup(id))
        }
        EventRefusal::NoSuchTable(table) => format!("会場に{}はありません。", table_called(table)),
        EventRefusal::TableNameTaken(table) => format!("{}が二つになります。", table_called(table)),
        EventRefusal::TableTaken(table, id, no) => {
            format!("{}では第{no}試合（{}）が行われています。", table_called(table), cup(id))
        }
        EventRefusal::NotToBeCalled(id, no, state) => {
            format!("第{no}試合（{}）は「{}」です。", cup(id), (TERM.state)(*state))
        }
        EventRefusal::NotCalled(id, no) => {
            format!("第{no}試合（{}）は呼び出されていません。", cup(id))
        }
        EventRefusal::AlreadyPlaying(id, no) => {
            format!("第{no}試合（{}）はすでに始まっています。", cup(id))
        }
        EventRefusal::SamePostponement(id, no, true) => {
            format!("第{no}試合（{}）はすでに延期されています。", cup(id))
        }
        EventRefusal::SamePostponement(id, no, false) => {
            format!("第{no}試合（{}）は延期されていません。", cup(id))
        }
        EventRefusal::Busy(player, id, no) => {
            format!("{}は第{no}試合（{}）の最中です。", who(player), cup(id))
        }
    }
}

fn plan_fault(fault: PlanFault) -> String {
    match fault {
        PlanFault::Groups(groups) => format!("{groups}組のステージは作れません。"),
        PlanFault::Takes(takes) => format!("各組から{takes}人は進めません。"),
        PlanFault::TakesInStage(1) => "第1ステージに他のステージから進む人はいません。".to_owned(),
        PlanFault::TakesInStage(stage) => {
            format!("第{stage}ステージに進む人数が指定されていません。")
        }
        PlanFault::TableSize(size) => format!("1卓に{size}人は着けません。"),
        PlanFault::TableGames(games) => format!("1回戦を{games}ゲームにはできません。"),
        PlanFault::PlacePoints => "着順点が1着から下がっていません。".to_owned(),
        PlanFault::Standings => "順位の基準が重複しているか、ありません。".to_owned(),
    }
}

fn bad_finish(fault: &FinishFault, club: &Club) -> String {
    match fault {
        FinishFault::Stranger(id) => format!("{}はその卓にいません。", player(*id, club)),
        FinishFault::Twice(id) => format!("{}が2回入っています。", player(*id, club)),
        FinishFault::Missing(id) => format!("{}が入っていません。", player(*id, club)),
        FinishFault::NobodyAt { group } => format!("{group}着に誰もいません。"),
    }
}

fn would_void(
    id: TournamentId,
    no: MatchNo,
    voided: &[MatchNo],
    agreed: &[MatchNo],
    club: &Club,
) -> String {
    let cup = tournament(id, club);
    if voided.is_empty() {
        let agreed = matches(agreed);
        return format!(
            "第{no}試合（{cup}）を訂正しても無効になる結果はなく、{agreed}も無効になりません。"
        );
    }
    let lost = voided.iter().map(|no| {
        let record = club.tournament(id).and_then(|found| found.match_no(*no)?.record);
        let ended = record.map(|record| score_line(record.sides, record.outcome, club));
        format!("第{no}試合（{}）", ended.unwrap_or_default())
    });
    let found = list(lost);
    let agreed = if agreed.is_empty() {
        String::new()
    } else {
        format!("（{}だけではありません）", matches(agreed))
    };
    format!("第{no}試合（{cup}）を訂正すると後の出場者が変わり、{found}が無効になります{agreed}。")
}

fn pair(sides: [PlayerId; 2], club: &Club) -> String {
    list(sides.map(|id| player(id, club)))
}

/// How the match of that number ended, with the names of who played it.
fn ended(id: TournamentId, no: MatchNo, outcome: Outcome, club: &Club) -> String {
    let record = club.tournament(id).and_then(|found| found.match_no(no)?.record);
    record.map_or_else(|| outcome_alone(outcome), |record| score_line(record.sides, outcome, club))
}

fn text_field(field: TextField) -> &'static str {
    match field {
        TextField::Name => "名前",
        TextField::Reading => "よみ",
        TextField::Club => "所属",
        TextField::Alias => "別名",
        TextField::Note => "備考",
        TextField::Tournament => "大会名",
        TextField::List => "レーティングリスト名",
        TextField::Round => "回戦名",
        TextField::Table => "卓の名前",
        TextField::Scheme => "番号の発行元",
        TextField::External => "発行された番号",
        TextField::Reason => "理由",
    }
}

fn numbered(of: Numbered) -> &'static str {
    match of {
        Numbered::Player => "選手番号",
        Numbered::Tournament => "大会番号",
        Numbered::List => "レーティングリスト番号",
        Numbered::Match => "試合番号",
        Numbered::Stage => "ステージ番号",
        Numbered::Round => "回戦番号",
        Numbered::Game => "ゲーム番号",
    }
}
