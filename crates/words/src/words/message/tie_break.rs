//! Meanings of tie-breaks.

use crate::club::Club;
use crate::domain::standings::{Addend, Context, Criterion, Cut, Step};
use crate::words::message::name;
use crate::words::{Language, say};

/// The meaning of a tie-break, as in `docs/FORMATS.md`.
pub(super) fn counts(lang: Language, step: &Step) -> String {
    let counted = counted(lang, step.criterion).to_owned() + &left_out(lang, step.criterion);
    match step.context {
        Context::All => counted,
        Context::AmongTied => {
            say!(
                lang,
                "{counted}, in matches among the tied",
                "{counted}（同順位者どうしの試合のみ）"
            )
        }
    }
}

/// The name of a tie-break, as a heading.
pub(super) fn name_of(lang: Language, step: Step) -> String {
    let (english, japanese) = match step.criterion {
        Criterion::MatchPoints => ("points", "勝点"),
        Criterion::Wins => ("wins, byes included", "勝（不戦勝を含む）"),
        Criterion::PlayedWins => ("wins by playing", "実際の勝"),
        Criterion::RoundsElected => ("rounds not missed", "休まなかったラウンド"),
        Criterion::DirectEncounter => ("direct encounter", "直接対決"),
        Criterion::SonnebornBerger { .. } => ("Sonneborn-Berger", "SB"),
        Criterion::Koya => ("Koya", "コヤ"),
        Criterion::GamesDifference => ("games +/-", "ゲーム得失差"),
        Criterion::GamesWon => ("games won", "取得ゲーム"),
        Criterion::GamesRatio => ("share of games won", "ゲーム取得率"),
        Criterion::Buchholz { .. } => ("Buchholz", "ソルコフ"),
        Criterion::ForeBuchholz { .. } => ("fore Buchholz", "フォアソルコフ"),
        Criterion::AverageBuchholz => ("opponents' mean Buchholz", "相手の平均ソルコフ"),
        Criterion::SumBuchholz => ("opponents' Buchholz", "相手のソルコフの合計"),
        Criterion::Progressive { .. } => ("progressive", "累積点"),
        Criterion::Rating => ("rating", "レーティング"),
        Criterion::AverageRating { .. } => ("opponents' mean rating", "相手平均レート"),
        Criterion::Performance => ("performance", "パフォーマンス"),
        Criterion::PerfectPerformance => ("perfect performance", "完全パフォーマンス"),
        Criterion::AveragePerformance => {
            ("opponents' mean performance", "相手の平均パフォーマンス")
        }
        Criterion::AveragePerfectPerformance => {
            ("opponents' mean perfect performance", "相手の平均完全パフォーマンス")
        }
        Criterion::StartingRank => ("place in the starting list", "開始時の順位"),
        Criterion::Lots { .. } => ("lots", "抽選"),
    };
    let whole = lang.pick(english, japanese).to_owned() + &left_out(lang, step.criterion);
    match step.context {
        Context::All => whole,
        Context::AmongTied => {
            say!(lang, "{whole} among the tied", "{whole}（同順位者どうし）")
        }
    }
}

const fn counted(lang: Language, criterion: Criterion) -> &'static str {
    let (english, japanese) = match criterion {
        Criterion::MatchPoints => ("match points", "勝点"),
        Criterion::Wins => {
            ("rounds worth a win, played or not", "勝ちに当たるラウンド数（不戦勝を含む）")
        }
        Criterion::PlayedWins => ("matches won by playing", "実際に勝った試合数"),
        Criterion::RoundsElected => {
            ("rounds not missed by choice", "自分の都合で休まなかったラウンド数")
        }
        Criterion::DirectEncounter => {
            ("points in the matches among the tied", "同順位者どうしの試合の勝点")
        }
        Criterion::SonnebornBerger { .. } => (
            "points of each opponent times the score against them",
            "相手の勝点×その相手から得た点の合計",
        ),
        Criterion::Koya => (
            "points against those with at least half of all points",
            "半分以上の勝点の相手から得た点",
        ),
        Criterion::GamesDifference => ("games won less games lost", "取得ゲーム数－失ゲーム数"),
        Criterion::GamesWon => ("games won", "取得ゲーム数"),
        Criterion::GamesRatio => {
            ("share of games won, drawn ones half", "ゲーム取得率（引き分けは半分）")
        }
        Criterion::Buchholz { .. } => ("sum of the opponents' points", "相手の勝点の合計"),
        Criterion::ForeBuchholz { .. } => (
            "sum of the opponents' points, the last round drawn",
            "最終ラウンドを引き分けとみなした相手の勝点の合計",
        ),
        Criterion::AverageBuchholz => ("mean of the opponents' Buchholz", "相手のソルコフの平均"),
        Criterion::SumBuchholz => ("sum of the opponents' Buchholz", "相手のソルコフの合計"),
        Criterion::Progressive { .. } => {
            ("sum of the points after each round", "各ラウンド後の勝点の累計")
        }
        Criterion::Rating => ("rating before the first round", "開始前のレーティング"),
        Criterion::AverageRating { .. } => {
            ("mean rating of the opponents", "相手の平均レーティング")
        }
        Criterion::Performance => ("performance rating", "パフォーマンス"),
        Criterion::PerfectPerformance => (
            "lowest rating from which the score is expected",
            "その得点が期待される最低のレーティング",
        ),
        Criterion::AveragePerformance => {
            ("mean performance of the opponents", "相手のパフォーマンスの平均")
        }
        Criterion::AveragePerfectPerformance => {
            ("mean perfect performance of the opponents", "相手の完全パフォーマンスの平均")
        }
        Criterion::StartingRank => ("place in the starting list", "開始時の順位"),
        Criterion::Lots { .. } => ("lots drawn", "抽選"),
    };
    lang.pick(english, japanese)
}

/// The opponents or rounds that do not count.
fn left_out(lang: Language, criterion: Criterion) -> String {
    let cut = match criterion {
        Criterion::SonnebornBerger { cut } | Criterion::Progressive { cut } if cut > 0 => {
            Cut::Lowest(cut)
        }
        Criterion::Buchholz { cut }
        | Criterion::ForeBuchholz { cut }
        | Criterion::AverageRating { cut } => cut,
        _ => Cut::None,
    };
    match (cut, criterion) {
        (Cut::None, _) => String::new(),
        (Cut::Lowest(n), Criterion::Progressive { .. }) => {
            say!(lang, " (first {n} left out)", "（最初の{n}つを除く）")
        }
        (Cut::Lowest(n), _) => say!(lang, " (lowest {n} left out)", "（下位{n}つを除く）"),
        (Cut::Median(n), _) => {
            say!(lang, " (lowest {n} and highest {n} left out)", "（上位・下位の{n}つずつを除く）")
        }
    }
}

/// The addends of a value, those that a cut leaves out in brackets: `TM 2 + dummy 1.5 + [Ada 0]`.
pub(super) fn working(lang: Language, addends: &[Addend], club: &Club) -> String {
    let told: Vec<String> = addends.iter().map(|one| addend(lang, one, club)).collect();
    told.join(" + ")
}

fn addend(lang: Language, one: &Addend, club: &Club) -> String {
    let points = one.points;
    let times = one.times.map(|times| format!("×{times}")).unwrap_or_default();
    let told = match one.opponent {
        None => say!(lang, "dummy {points}{times}", "仮想の相手 {points}{times}"),
        Some((player, own)) if (own - points).abs() > 0.001 => {
            let who = name(lang, player, club);
            say!(lang; "{who} {points}{times} ({own}, then draws after leaving)",
                "{who} {points}{times}（{own}、離脱後は引き分け扱い）")
        }
        Some((player, _)) => format!("{} {points}{times}", name(lang, player, club)),
    };
    if one.is_cut { format!("[{told}]") } else { told }
}
