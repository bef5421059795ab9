//! What the things of a tournament are called in Japanese.

use super::count;
use crate::club::tournament::LatePlace;
use crate::club::{MatchState, Phase};
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::length::{Length, Lengths};
use crate::domain::round::RoundName;
use crate::domain::seeding::Split;
use crate::domain::slot::group_letter;
use crate::domain::standings::Criterion;
use crate::words::term::TermWords;

pub(super) const TERM: TermWords = TermWords {
    round,
    round_short,
    length,
    lengths,
    format,
    seeding,
    plan,
    plan_by_hand: |plan| seeded(plan, None, "手動"),
    late_place,
    phase,
    state,
    criterion,
    list: |items| items.join("、"),
    told: |name, text| format!("{name}：{text}"),
    aside: |text, beside| format!("{text}（{beside}）"),
    then: |sentence, next| format!("{sentence}{next}"),
};

fn round(round: &RoundName) -> String {
    let fixed = match round {
        RoundName::Round(number) => return format!("{number}回戦"),
        RoundName::QuarterFinal => "準々決勝",
        RoundName::SemiFinal => "準決勝",
        RoundName::ThirdPlace => "3位決定戦",
        RoundName::Final => "決勝",
        RoundName::Winners(number) => return format!("勝者側{number}回戦"),
        RoundName::WinnersFinal => "勝者側決勝",
        RoundName::Losers(number) => return format!("敗者側{number}回戦"),
        RoundName::LosersFinal => "敗者側決勝",
        RoundName::GrandFinal => "最終戦",
        RoundName::GrandFinalReset => "最終戦の再戦",
        RoundName::Places { first, last } if first + 1 == *last => {
            return format!("{first}位決定戦");
        }
        RoundName::Places { first, last } => return format!("{first}〜{last}位決定戦"),
        RoundName::PlayOff => "プレーオフ",
        RoundName::Named(name) => name,
    };
    fixed.to_owned()
}

fn round_short(round: &RoundName) -> String {
    match round {
        RoundName::Round(number) | RoundName::Winners(number) | RoundName::Losers(number) => {
            format!("{number}回")
        }
        RoundName::QuarterFinal => "準々".to_owned(),
        RoundName::SemiFinal => "準決".to_owned(),
        RoundName::ThirdPlace => "3決".to_owned(),
        RoundName::Final => "決勝".to_owned(),
        RoundName::WinnersFinal => "勝者決勝".to_owned(),
        RoundName::LosersFinal => "敗者決勝".to_owned(),
        RoundName::GrandFinal => "最終戦".to_owned(),
        RoundName::GrandFinalReset => "再戦".to_owned(),
        RoundName::Places { first, last } => format!("{first}-{last}位"),
        RoundName::PlayOff => "決定戦".to_owned(),
        RoundName::Named(name) => name.clone(),
    }
}

fn length(length: Length) -> String {
    match length {
        Length::FirstTo(games) => format!("{games}先取"),
        Length::Games(games) => count(usize::try_from(games).unwrap_or(0), "ゲーム"),
        Length::Open => "ゲーム数自由".to_owned(),
    }
}

/// Rounds of one length are named together: "2先取、準決勝と決勝は3先取".
fn lengths(lengths: &Lengths) -> String {
    let mut text = length(lengths.usual);
    for group in lengths.rounds.chunk_by(|a, b| a.length == b.length) {
        let rounds: Vec<String> = group.iter().map(|rule| round(&rule.round)).collect();
        let own = group.first().map(|rule| length(rule.length)).unwrap_or_default();
        text = format!("{text}、{}は{own}", rounds.join("と"));
    }
    text
}

const fn format(format: Format) -> &'static str {
    match format {
        Format::SingleElimination { .. } => "トーナメント",
        Format::DoubleElimination { .. } => "2敗制トーナメント",
        Format::RoundRobin { double: false } => "総当たり",
        Format::RoundRobin { double: true } => "2回総当たり",
        Format::Groups { .. } => "組別総当たり",
        Format::Tables { .. } => "卓戦",
        Format::Recorded => "記録のみ",
        Format::Ladder => "ラダー",
    }
}

const fn seeding(seeding: Seeding) -> &'static str {
    match seeding {
        Seeding::Rating => "レーティング順",
        Seeding::Entry => "申込順",
        Seeding::Random => "抽選",
    }
}

fn plan(plan: &StagePlan, before: Option<Format>) -> String {
    seeded(plan, before, seeding(plan.seeding))
}

fn seeded(plan: &StagePlan, before: Option<Format>, seeding: &str) -> String {
    if !plan.format.has_draw() {
        return format(plan.format).to_owned();
    }
    let of = if before.is_some_and(Format::has_groups) { "各組" } else { "前のステージ" };
    let takes = plan.takes.map(|takes| format!("{of}の上位{takes}人、"));
    let apart = if plan.apart { "、同じ所属を離す" } else { "" };
    let locked = plan.locked.map(|seeds| format!("、上位{seeds}シード固定"));
    format!(
        "{}{}{}、{}、シード：{}{}{apart}",
        takes.unwrap_or_default(),
        format(plan.format),
        details(plan.format),
        if plan.format.has_seats() { "席は抽選".to_owned() } else { lengths(&plan.lengths) },
        seeding,
        locked.unwrap_or_default(),
    )
}

/// What a format has chosen beyond its name.
fn details(format: Format) -> String {
    match format {
        Format::SingleElimination { placement: true, .. } => "（全順位決定）".to_owned(),
        Format::SingleElimination { third_place: true, .. } => "（3位決定戦あり）".to_owned(),
        Format::DoubleElimination { grand_final: GrandFinal::Reset } => {
            "（最終戦の再戦あり）".to_owned()
        }
        Format::Groups { groups, double, split } => {
            let double = if double { "、2回ずつ" } else { "" };
            let split = match split {
                Split::Snake => "",
                Split::Balanced => "、シード均等",
                Split::ByHand => "、手動",
            };
            format!("（{groups}組{double}{split}）")
        }
        Format::Tables { size, games } => {
            let games = count(usize::try_from(games).unwrap_or(usize::MAX), "ゲーム");
            format!("（{size}人、各回戦{games}）")
        }
        Format::SingleElimination { .. }
        | Format::DoubleElimination { .. }
        | Format::RoundRobin { .. }
        | Format::Recorded
        | Format::Ladder => String::new(),
    }
}

fn late_place(place: LatePlace) -> String {
    match place {
        LatePlace::Group(None) => "総当たり".to_owned(),
        LatePlace::Group(Some(group)) => match group_letter(group) {
            Some(letter) => format!("{letter}組"),
            None => format!("第{group}組"),
        },
        LatePlace::Seed(seed) => format!("第{seed}シードの不戦の枠"),
        LatePlace::NextRound => "次の回戦".to_owned(),
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Registering => "受付中",
        Phase::Running => "進行中",
        Phase::Closed => "終了",
    }
}

const fn state(state: MatchState) -> &'static str {
    match state {
        MatchState::Waiting => "待ち",
        MatchState::Ready => "開始可",
        MatchState::Called => "呼出中",
        MatchState::Playing => "試合中",
        MatchState::Finished => "終了",
        MatchState::Bye => "不戦",
        MatchState::Void => "無効",
    }
}

/// Those of which anybody has heard by a word, all others by the letters that the rules give them.
fn criterion(criterion: Criterion) -> String {
    match criterion {
        Criterion::MatchPoints => "勝点".to_owned(),
        Criterion::DirectEncounter => "直対".to_owned(),
        Criterion::GamesDifference => "得失".to_owned(),
        Criterion::GamesWon => "得点".to_owned(),
        other => other.to_string(),
    }
}
