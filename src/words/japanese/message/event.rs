//! What is said on the day of an event.

use chrono::{DateTime, Local, Utc};

use super::{count, matches, player, tournament};
use crate::club::question::forecast::Forecast;
use crate::club::question::scan::Inconsistency;
use crate::club::{Club, Tournament};
use crate::domain::exit::{ExitEffect, ExitReason};
use crate::domain::finish::NotAFinish;
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::slot::group_letter;
use crate::domain::standings::{Context, MatchPoints, StandingsPlan, Step};
use crate::words::message::{EventWords, Message};

pub(super) const EVENT: EventWords = EventWords {
    mates_meet,
    proposed_effect,
    exit: |reason| match reason {
        ExitReason::Withdrawn => "棄権",
        ExitReason::Disqualified => "失格",
    },
    not_a_finish,
    at_table: |no, id, club| {
        Message::new(
            format!("第{no}試合（{}）は卓でゲームごとに行います。", tournament(id, club)),
            "着順でゲームを記録してください：`banzuke tournament game`",
        )
    },
    standings,
    inconsistency,
    stage: |number| format!("第{number}ステージ"),
    group,
    table: |number| format!("卓{number}"),
    game: |number| format!("第{number}ゲーム"),
    start: |[a, b]| format!("{a}-{b}から"),
    forecast,
    free_table: |reserved| if reserved { "予約" } else { "空き" },
    postponed: "延期中",
    nothing_to_call: || {
        Message::new(
            "いま呼び出せる試合はありません。",
            "選手が空くまでお待ちください。`banzuke queue` で誰を待っているか分かります。",
        )
    },
    no_free_table: |any| {
        if any {
            Message::new("空いている卓がありません。", "結果を待つか、予約の卓を指定してください。")
        } else {
            Message::new("会場に卓がありません。", "卓を決めてください：`banzuke tables set 1 2 3`")
        }
    },
};

fn mates_meet([a, b]: [PlayerId; 2], club: &Club) -> String {
    format!("{}と{}は同じ所属で、1回戦で対戦します", player(a, club), player(b, club))
}

fn proposed_effect(effect: ExitEffect, gone: PlayerId, found: &Tournament) -> String {
    let own = || found.matches_of(found.current()).filter(|played| played.has(gone));
    let (played, all) = (own().filter(|played| played.record.is_some()).count(), own().count());
    let so_far = format!("{}中{played}試合を消化", count(all, "試合"));
    match effect {
        ExitEffect::ForfeitRest
            if found.stage().is_some_and(|stage| stage.plan.format.is_round_robin()) =>
        {
            format!("{so_far}（半分以上）：結果は有効、残りは不戦敗")
        }
        ExitEffect::ForfeitRest
            if found.stage().is_some_and(|stage| stage.plan.format.has_seats()) =>
        {
            "行ったゲームは有効、ほかの出場者は続行".to_owned()
        }
        ExitEffect::ForfeitRest => "勝ち上がりがあるため、残りは不戦敗".to_owned(),
        ExitEffect::VoidUnplayed => format!("{so_far}：未消化の試合は無効"),
        ExitEffect::VoidAll => {
            format!("{so_far}（半分未満）：このステージの結果はすべて無効")
        }
    }
}

fn not_a_finish(fault: &NotAFinish) -> Message {
    let what = match fault {
        NotAFinish::Unreadable(c) => format!("「{c}」は席ではありません。"),
        NotAFinish::NoSuchSeat { seat, last } => {
            format!("席{seat}はありません（最後は席{last}）。")
        }
        NotAFinish::LooseTie => "「=」の相手がありません。".to_owned(),
        NotAFinish::Fault(_) => "この卓の着順になっていません。".to_owned(),
    };
    Message::new(what, "3 1 5=2 4 のように、席を着順に書いてください。")
}

fn standings(plan: &StandingsPlan) -> String {
    let step = |step: &Step| match step.context {
        Context::All => step.criterion.to_string(),
        Context::AmongTied => format!("同点者間の{}", step.criterion),
    };
    let steps: Vec<String> = plan.steps.iter().map(step).collect();
    let points = |halves: u8| f64::from(halves) / 2.0;
    let MatchPoints { win, draw, loss } = plan.points;
    format!(
        "順位の決め方は{}、勝ち点{}-{}-{}",
        steps.join("、"),
        points(win),
        points(draw),
        points(loss)
    )
}

pub(super) fn inconsistency(id: TournamentId, found: &Inconsistency) -> String {
    let side = |side: crate::domain::score::Side| ["一人目", "二人目"][side.index()];
    let what = match found {
        Inconsistency::DanglingEdge(no, source) => {
            format!("第{no}試合の待つ第{source}試合がありません")
        }
        Inconsistency::OneWayEdge(no, other) => {
            format!("{}のつながりが一致しません", matches(&[*no, *other]))
        }
        Inconsistency::WrongPlayer(no, wrong) => {
            format!("第{no}試合の{}の側は、いるべき出場者ではありません", side(*wrong))
        }
        Inconsistency::ScoreOnChangedSlot(no) => {
            format!("第{no}試合の結果が、出場者のものではありません")
        }
        Inconsistency::AgainstThemself(no) => {
            format!("第{no}試合が自分自身との対戦になっています")
        }
        Inconsistency::Stranger(no, stranger) => {
            format!("{stranger}は出場していないのに第{no}試合にいます")
        }
        Inconsistency::ResetNotNeeded(no) => format!("再戦の第{no}試合は不要です"),
        Inconsistency::ResetMissing(no) => format!("再戦の第{no}試合がありません"),
        Inconsistency::NumberTwice(no) => format!("第{no}試合が二つあります"),
        Inconsistency::EnteredTwice(one, other) => {
            format!("{one}と{other}は同じ人で、二重に出場しています")
        }
        Inconsistency::TwoTables(twice, no, other) => {
            format!("{twice}が二つの卓にいます（{}）", matches(&[*no, *other]))
        }
        Inconsistency::StrangeFinish(no) => {
            format!("第{no}試合の卓にいない人が着順に入っています")
        }
    };
    format!("{id}：{what}")
}

pub(super) fn group(number: u32) -> String {
    match group_letter(number) {
        Some(letter) => format!("{letter}組"),
        None => format!("第{number}組"),
    }
}

fn forecast(forecast: &Forecast, end: DateTime<Utc>) -> String {
    let left = usize::try_from(forecast.matches).unwrap_or(usize::MAX);
    format!(
        "残り{}、1試合{}分、{}頃終了の見込み",
        count(left, "試合"),
        forecast.each.num_minutes(),
        end.with_timezone(&Local).format("%H:%M")
    )
}
