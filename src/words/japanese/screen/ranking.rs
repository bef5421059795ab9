//! The ranking in Japanese.

use chrono::NaiveDate;

use crate::domain::rating::calibration::{Health, Measures};
use crate::words::japanese::full_date;
use crate::words::screen::ranking::RankingWords;

pub(super) const RANKING: RankingWords = RankingWords {
    title,
    day: "いつの時点：",
    day_hint: "2026-01-31 のような日付。空なら現在",
    empty: "まだ誰も登録されていません。2 を押し、選手の画面の a で登録します。",
    none: |typed| format!("「{typed}」は見つかりません。Esc ですべて表示します。"),
    tally: |tally| format!("{}-{}-{}", tally.wins, tally.draws, tally.losses),
    rank: "順位",
    number: "番号",
    name: "名前",
    rating: "レート",
    games: "ゲーム",
    matches: "試合",
    record: "勝-分-敗",
    last: "最終試合",
    summary: |established, provisional, model, order| {
        format!("正式{established}人、暫定（?）{provisional}人。{model}、{order}")
    },
    apart: |groups| format!("対戦のつながりのない{groups}組があり、同じ組の中でだけ比べられます。"),
    half_width: "95%幅",
    last_or_missing: "最終 / 不足",
    marked: "＊",
    nobody: "誰も選ばれていません",
    no_matches: "まだレーティング対象の試合がありません",
    export: "ランキングの書き出し",
    export_lead: "表示中のリストと日付のランキングを、データと同じ場所の新しいファイルに書きます。",
    formats: ["CSV（ほかのプログラム用）", "Markdown（掲示用）"],
    exported: |path| format!("{} に書き出しました。", path.display()),
    too_many_files: "同じ名前のファイルがすでに千個あります",
    curves: |model| format!("レーティングの推移（{model}）"),
    calibration: |list| format!("{list}の予測の検証"),
    calibration_lead: |all: &Measures| {
        [
            format!(
                "{}試合{:.0}ゲームを、それぞれ直前のレーティングから予測しました。",
                all.matches, all.games
            ),
            format!(
                "対数損失{:.4}（レーティングなし{:.4}）、ブライア{:.4}（{:.4}）。低いほど良い。",
                all.log_loss, all.base_log_loss, all.brier, all.base_brier
            ),
        ]
    },
    pool: |health: &Health| {
        [
            format!(
                "12か月以内に活動：{}人、平均{:.0}、中央値{:.0}、初期値を超える人{:.0}%。",
                health.players,
                health.mean,
                health.median,
                health.above * 100.0
            ),
            format!(
                "1年で新しい{}人がほかに残した点{:+.0}、離れた{}人が持ち去った点{:+.0}。",
                health.newcomers,
                health.entering.round() + 0.0,
                health.leavers,
                health.leaving.round() + 0.0
            ),
        ]
    },
    bars: "図：| 予測、x 実際、- 真の値が95%で入る範囲。",
    calibration_headings: ["予測", "ゲーム", "実際", "95%区間", "0%から100%"],
    spread: |list| format!("{list}のレーティングの分布"),
    spread_lead: |players, [least, lower, median, upper, most]| {
        [
            format!(
                "{players}人。中央値{median:.0}、半数は{lower:.0}から{upper:.0}、\
                 全員では{least:.0}から{most:.0}。"
            ),
            "棒：= は正式、- は暫定。対戦のない選手は除きます。".to_owned(),
        ]
    },
    spread_headings: ["レート", "正式", "暫定", "人数"],
    no_day: |typed| {
        format!(
            "「{typed}」は日付ではありません。\
             2026-11-21 のように書いてください。今日のランキングを表示しています"
        )
    },
};

fn title(list: Option<&str>, day: Option<NaiveDate>) -> String {
    let list = list.map(|list| format!("  {list}"));
    let day = day.map(|day| format!("（{}現在）", full_date(day)));
    format!("ランキング{}{}", list.unwrap_or_default(), day.unwrap_or_default())
}
