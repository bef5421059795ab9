//! The entry of a score in Japanese.

use crate::domain::ids::MatchNo;
use crate::domain::length::Length;
use crate::domain::rating::{written, written_change};
use crate::domain::score::{Outcome, Side};
use crate::words::screen::score::ScoreWords;

pub(super) const SCORE: ScoreWords = ScoreWords {
    title: "結果",
    correction: "結果の訂正",
    window: |no, tournament| format!("第{no}試合、{tournament}"),
    games: "ゲーム",
    seed: "シード",
    rating: "レート",
    rating_today: "本日、再計算",
    draws: "引き分け",
    wins: "勝ち",
    absent: "-",
    rated: |change, after| format!("{} → {}", written_change(change), written(after)),
    type_score,
    choose_side: "不戦勝はどちらですか？ 1 一人目、2 二人目、0 両者不戦敗",
    unchanged: |result| format!("記録済み：{result}。正しい結果を入力するか、Esc でそのまま。"),
    stays: |no, result| format!("第{no}試合は元のままです：{result}。"),
    records: |result| format!("Enter で{result}を記録します。"),
    corrects: |result| format!("Enter で{result}に訂正します。"),
    asks: |count| format!("Enter で確認に進みます。後の{count}試合の結果が無効になります。"),
    told: "ゲームの順：",
    told_hint: |first| format!("{first}から見て w l d。wh30：勝率30%の手札で勝ち。Tab で戻る。"),
    told_first: |first| format!("{first}が先手なら w+、後手なら w-。"),
    unreadable: "ゲームは w、l、d。手札はその後に wh30 や w@0.3 のように。",
    walkover: |name| format!("{name}の不戦勝"),
    retired: |score, loser| format!("{score}（{loser}は途中棄権）"),
    disqualified: |score, loser| format!("{score}（{loser}は失格）"),
    double_walkover: "両者不戦敗",
    double_disqualification: "両者失格",
    goes_on: |name, no, round, against| {
        format!("{name}は第{no}試合（{round}）へ、相手は{against}。")
    },
    winner_of: |no| format!("第{no}試合の勝者"),
    loser_of: |no| format!("第{no}試合の敗者"),
    champion: |name| format!("{name}が優勝。"),
    place: |name, place| format!("{name}は{place}位。"),
    reset: |no| format!("ともに1敗、第{no}試合で決まります。"),
    level: "引き分けです。",
    both_lose: "両者負けで、勝ち上がりはありません。",
    unrated: |outcome| match outcome {
        Outcome::Disqualified(_) | Outcome::DoubleDisqualification => {
            "失格はレーティング対象外です。"
        }
        Outcome::Retired(_) | Outcome::Score(_) => "レーティング対象のゲームがありません。",
        Outcome::Walkover(_) | Outcome::DoubleWalkover => "不戦勝はレーティング対象外です。",
    },
    start: |[a, b]| format!("（{a}-{b}から。実際に行ったゲームだけ入力）"),
    with_start: |score| {
        let [a, b] = Side::BOTH.map(|side| score.stands_at(side));
        format!("{score}（最初の点を含めて{a}-{b}）")
    },
    marked: |mark, name| format!("{mark}：{name}"),
    gave_up: "途中棄権",
    sent_out: "失格",
    void_question: |no, result| format!("第{no}試合を{result}に訂正しますか？"),
    void_reason: "すでに終わった試合の出場者が変わります。",
    drawn_reason: "この結果で次のステージへの進出が決まっています。",
    correct: "結果を訂正する",
    leave: "やめる",
    left: "結果は記録のまま変えません。",
    void: |fall| format!("{}を無効にし、再試合にする", matches(fall)),
    keep: |stand| format!("名前の取り違え：{}は残す", matches(stand)),
};

/// `第5試合、第6試合の結果`.
fn matches(all: &[MatchNo]) -> String {
    let numbers: Vec<String> = all.iter().map(|no| format!("第{no}試合")).collect();
    format!("{}の結果", numbers.join("、"))
}

fn type_score(length: Length) -> String {
    match length {
        Length::FirstTo(_) => "一人目、二人目の順に勝ちゲーム数を入力します。".to_owned(),
        Length::Games(all) => format!("{all}ゲーム中の一人目の勝ち数を入力し、Tab。"),
        Length::Open => "一人目の勝ち数、Tab、二人目の勝ち数を入力します。".to_owned(),
    }
}
