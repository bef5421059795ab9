//! The question before a tournament starts, in Japanese.

use crate::words::japanese::count;
use crate::words::japanese::term::TERM;
use crate::words::screen::start::{DrawPlan, NextStage, StartWords};

pub(super) const START: StartWords = StartWords {
    question: |tournament| format!("{tournament}を開始しますか？"),
    consequence,
    yes: "開始",
    stage: |number, tournament| format!("{tournament}の第{number}ステージを組みますか？"),
    stage_consequence,
    stage_yes: "組み合わせ",
    round: |round, tournament| format!("{tournament}の{round}回戦の席を抽選しますか？"),
    lots: "誰が進むかを抽選しますか？",
    lots_consequence: |names| {
        let else_ = match names.len() {
            2 => "\nやめてから P で、二人のプレーオフもできます。",
            _ => "",
        };
        format!("すべて同点：{}。{else_}", names.join("、"))
    },
    lots_order: "順位を抽選で決めますか？",
    lots_yes: "抽選",
    play_off: |[a, b]| format!("{a}と{b}のプレーオフを行いますか？"),
    play_off_yes: "プレーオフ",
};

fn stage_consequence(next: &NextStage) -> String {
    let players = count(next.players.len(), "人");
    let mut lines = vec![format!("{players}が{}へ", (TERM.format)(next.format))];
    if next.pairings.is_empty() {
        lines.push(next.players.join("、"));
    }
    lines.extend(next.pairings.iter().map(|[a, b]| format!("{a} - {b}")));
    if next.more > 0 {
        lines.push(format!("ほか{}", count(next.more, "試合")));
    }
    lines.join("\n")
}

fn consequence(plan: &DrawPlan) -> String {
    let byes = match plan.byes {
        _ if plan.format.has_groups() => "各組で総当たり".to_owned(),
        _ if plan.format.has_seats() => "席は抽選".to_owned(),
        0 if plan.format.is_elimination() => "不戦なし".to_owned(),
        byes if plan.format.is_elimination() => format!("不戦{}", count(byes, "人")),
        0 => "各回戦、全員が対戦".to_owned(),
        _ => "各回戦、一人が休み".to_owned(),
    };
    let matches = match plan.matches {
        0 => String::new(),
        matches => format!("{}、", count(matches, "試合")),
    };
    format!(
        "{}、{}、シード：{}\n{matches}{byes}\n以後の申し込みは途中参加、取りやめは棄権になります。",
        count(plan.entrants, "人"),
        (TERM.format)(plan.format),
        (TERM.seeding)(plan.seeding),
    )
}
