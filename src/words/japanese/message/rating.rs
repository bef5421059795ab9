//! Ratings in Japanese.

use super::count;
use crate::club::question::odds::NoOdds;
use crate::club::{Club, Tournament};
use crate::domain::game::{NotAHand, NotGames};
use crate::domain::odds::{Method, Simulation};
use crate::domain::rating::calibration::{Health, Measures};
use crate::domain::rating::{
    Damping, Division, Draws, Established, Interval, KStep, Missing, Overshoot, Race, Scale, Unit,
    points_worth, written,
};
use crate::words::japanese::{date, full_date};
use crate::words::message::{Message, RatingWords, ReportWords};

pub(super) const RATING: RatingWords = RatingWords {
    established,
    missing,
    standing,
    overshoot,
    apart: |groups| {
        format!(
            "対戦のつながりのない{groups}組に分かれています。\
             レーティングは同じ組の中でだけ比べられます"
        )
    },
    section,
    takes,
    peak: |id, rating, day, club: &Club| {
        let name = super::name(id, club);
        format!("{name}：最高レーティング{}（{}）", written(rating), date(day))
    },
    with_hand: |p, share| format!("勝率{p}の手札での1ゲームの期待値：{share:.4}"),
    uncertain: |game, won| {
        format!("両者のレーティングの不確かさも入れると：1ゲーム{game:.4}、試合{won:.4}")
    },
    match_won: |probability| format!("試合に勝つ確率：{probability:.4}"),
    race,
    method,
    no_odds: |why, found| no_odds(why, found),
    measures,
    health: |health, days, start| self::health(health, days, start),
    nothing_rated: "まだレーティング対象の試合がありません",
    report: ReportWords {
        reliability: "予測した得点率ごと",
        by_games: "経験の浅い側のそれまでのゲーム数ごと",
        by_gap: "レーティングの差ごと",
        by_hand: "手札ごと",
        pool: "選手全体",
        caution: "同じ試合のゲームを互いに独立と数えています。\
                  試合が長い場合、区間は狭すぎます",
    },
    not_games: |text, fault| not_games(text, fault),
    not_hands: |text, fault| {
        let why = match fault {
            Some(NotAHand::OutOfRange(p)) => format!("{p}は0と1の間にありません。"),
            Some(NotAHand::Unreadable(_)) | None => format!("「{text}」は手札として読めません。"),
        };
        Message::new(why, "1-2:0.4 3-1:55% のように席の組で書いてください。")
    },
    no_seat: |seat, seats| {
        Message::new(
            format!("この卓に{seat}番の席はありません。"),
            format!("席は1から{seats}までです。"),
        )
    },
};

/// K, start and further rules.
pub(super) fn scale(scale: &Scale) -> String {
    let mut parts = vec![format!("K {}", scale.k), format!("初期値 {}", scale.start)];
    parts.extend(scale.k_steps.iter().map(step));
    if scale.k_sticky {
        parts.push("下がったKは戻さない".to_owned());
    }
    match scale.unit {
        Unit::Match => {}
        Unit::Game => parts.push("1ゲームごとに計算".to_owned()),
        Unit::Event => parts.push("大会ごとにまとめて計算".to_owned()),
    }
    if scale.draws == Draws::LeftOut {
        parts.push("引き分けは除く".to_owned());
    }
    match scale.damping {
        None => {}
        Some(Damping::Cap(games)) => parts.push(format!("1試合は最大{games}ゲーム分")),
        Some(Damping::Root(games)) => {
            parts.push(format!("{games}ゲームを超える試合は平方根で計算"));
        }
    }
    if let Some(p) = scale.first_move {
        parts.push(format!("先手の勝率{p}"));
    }
    parts.join("、")
}

fn step(step: &KStep) -> String {
    let games = step.games_below.map(|games| format!("{games}ゲーム未満"));
    let rating = step.rating_below.map(|rating| format!("レーティング{rating}未満"));
    let when: Vec<String> = games.into_iter().chain(rating).collect();
    if when.is_empty() {
        format!("ほかはK {}", step.k)
    } else {
        format!("{}はK {}", when.join("かつ"), step.k)
    }
}

fn established(rules: &Established) -> String {
    format!(
        "正式の条件：{}ゲーム以上、±{}点以内、{}か月以内に試合",
        rules.games, rules.half_width, rules.months
    )
}

fn missing(missing: &Missing) -> String {
    match missing {
        Missing::Games(games) => format!("あと{games}ゲーム"),
        Missing::HalfWidth { now, at_most } => {
            format!("±{at_most}以内（今は±{}）", now.ceil())
        }
        Missing::Activity { now, at_most } => {
            format!("{at_most}か月以内の試合（今は{}か月）", now.floor())
        }
    }
}

fn standing(list: &str, interval: Interval, missing: &[Missing]) -> String {
    // Rounded up, as what is missing is: 150.3 is not 150.
    let half_width = interval.half_width().ceil();
    if missing.is_empty() {
        return format!("レーティング（{list}）：{} ±{half_width:.0}", written(interval.rating));
    }
    let lacks: Vec<String> = missing.iter().map(self::missing).collect();
    format!(
        "レーティング（{list}）：{:.0}? ±{half_width:.0}、暫定、不足：{}",
        interval.rating,
        lacks.join("、")
    )
}

fn overshoot(found: &Overshoot) -> String {
    format!(
        "{}ゲームをまとめると動きすぎます：K·N = {}·{} = {}、{:.0}を超え、\
         互角の二人の差が、結果の示す差の{:.2}倍になります。{}",
        found.games,
        short(found.k),
        found.games,
        short(found.product()),
        Overshoot::LIMIT,
        found.share,
        mended(found.at_most)
    )
}

fn mended(at_most: u32) -> String {
    match at_most {
        0 => "Kを下げれば収まります".to_owned(),
        games => {
            format!("`list set --damping cap:{games}` か `--unit game` で収まります")
        }
    }
}

/// With at most one decimal.
fn short(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

fn section(found: &Tournament) -> Option<String> {
    let limits = found.division.map(|division| takes(Some(division)));
    let first = found.first_move.map(|p| format!("先手の勝率{}", p.p()));
    let parts: Vec<String> = limits.into_iter().chain(first).collect();
    (!parts.is_empty()).then(|| parts.join("、"))
}

/// Whom limits let in.
pub(super) fn takes(division: Option<Division>) -> String {
    let Some(division) = division else { return "レーティングの制限なし".to_owned() };
    let limits = match (division.above, division.below) {
        (None, None) => "レーティングの制限なし".to_owned(),
        (Some(above), None) => format!("レーティング{above}以上"),
        (None, Some(below)) => format!("レーティング{below}未満"),
        (Some(above), Some(below)) => format!("レーティング{above}以上{below}未満"),
    };
    let kind = if division.provisional_ok { "、暫定も可" } else { "、正式のみ" };
    limits + kind
}

fn race(a: &str, b: &str, race: &Race) -> String {
    let Race { to_a, to_b, probability } = *race;
    let start = to_a.abs_diff(to_b);
    let worth = points_worth(start, to_a.max(to_b)).filter(|_| start > 0);
    let worth = worth.map_or_else(
        || "ハンデなし".to_owned(),
        |points| format!("ハンデ{start}ゲームは{points:.0}点に相当"),
    );
    format!(
        "{a}は{to_a}先取、{b}は{to_b}先取：勝つ確率は{a}が{probability:.4}、{b}が{:.4}。{worth}",
        1.0 - probability
    )
}

fn method(method: Method, error: f64) -> String {
    match method {
        Method::Exact => "今のレーティングからの厳密な値".to_owned(),
        Method::Simulated(Simulation { seed, runs }) => {
            let runs = count(usize::try_from(runs).unwrap_or(usize::MAX), "回");
            format!("{runs}の試行（乱数の種{seed}）：標準誤差は最大{error:.4}")
        }
    }
}

fn no_odds(why: NoOdds, found: &Tournament) -> Message {
    match why {
        NoOdds::NotDrawn if has_draw(found) => Message::new(
            format!("{}は組み合わせ前で、誰と当たるか決まっていません。", found.name),
            "先に組み合わせてください：`banzuke tournament start`",
        ),
        NoOdds::NotDrawn | NoOdds::Format(_) => Message::new(
            format!("{}の確率は出せません。この形式では誰と当たるか決まっていません。", found.name),
            "1試合の予測は `banzuke expect A B` です。",
        ),
    }
}

fn has_draw(found: &Tournament) -> bool {
    found.stage().is_some_and(|stage| stage.plan.format.has_draw())
}

fn measures(measures: &Measures) -> String {
    format!(
        "{}、{}ゲーム：対数損失{:.4}（基準{:.4}）、ブライアスコア{:.4}（基準{:.4}）",
        count(usize::try_from(measures.matches).unwrap_or(usize::MAX), "試合"),
        measures.games,
        measures.log_loss,
        measures.base_log_loss,
        measures.brier,
        measures.base_brier
    )
}

fn health(health: &Health, [from, to]: [chrono::NaiveDate; 2], start: f64) -> String {
    format!(
        "{}に活動中の選手{}人：平均{}、中央値{}、初期値{start}を超える人{:.0}%。\
         {}以後、{}、{}",
        full_date(to),
        health.players,
        written(health.mean),
        written(health.median),
        health.above * 100.0,
        full_date(from),
        moved("新規の選手", health.newcomers, health.entering, ["残し", "得"]),
        moved("離れた選手", health.leavers, health.leaving, ["持ち去り", "残し"])
    )
}

/// `新規の選手2人が60点を残しました`; the second verb where the points are less than nothing.
fn moved(who: &str, players: u32, points: f64, [more, less]: [&str; 2]) -> String {
    let verb = if points.round() < 0.0 { less } else { more };
    format!("{who}{players}人が{:.0}点を{verb}ました", points.abs())
}

fn not_games(text: &str, fault: &NotGames) -> Message {
    let why = match fault {
        NotGames::Unreadable(sign) => {
            format!("「{text}」はゲームとして読めません：{sign}は結果ではありません。")
        }
        NotGames::Hand(NotAHand::OutOfRange(p)) => {
            format!("「{text}」はゲームとして読めません：手札{p}は0と1の間にありません。")
        }
        NotGames::Hand(NotAHand::Unreadable(hand)) => {
            format!("「{text}」はゲームとして読めません：{hand}は手札ではありません。")
        }
    };
    Message::new(why, "各ゲームを一人目から見て w l@0.3 w のように w、l、d で書いてください。")
}
