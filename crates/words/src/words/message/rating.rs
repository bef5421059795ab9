//! Texts on ratings: rules of lists, what is known and what is missing, quality of predictions.

use chrono::{Days, NaiveDate};

use crate::club::question::backtest::{BackTest, Rival, UnitAdvice};
use crate::club::question::changes::RulesEffect;
use crate::club::question::odds::NoOdds;
use crate::club::question::rating_table::Model;
use crate::club::question::whole_history::{Apart, FEWEST, FitAdvice};
use crate::club::{Club, Seq, Tournament};
use crate::domain::number::PlayerId;
use crate::domain::odds::{Method, Simulation};
use crate::domain::rating::calibration::{Health, Measures};
use crate::domain::rating::{
    Damping, Division, Draws, Established, HistoryRules, Interval, KStep, Missing, Overshoot, Race,
    Scale, Unit, points_worth, written,
};
use crate::words::message::{Message, argument};
use crate::words::{Language, english, japanese, pick, say, words};

/// Players that are named of a group; of a larger one the others are counted.
const NAMED: usize = 3;

words! {
    pub RatingWords {
        rooms: {
            /// Headings of the report.
            report: ReportWords,
        }
        with_hand(p: f64, share: f64):
            "with hand strength {p}, expected score of a game: {share:.4}",
            "手札勝率{p}での1ゲームの期待勝率：{share:.4}";
        match_won(probability: f64):
            "probability of winning the match: {probability:.4}",
            "試合に勝つ確率：{probability:.4}";
        nothing_rated: "no rated matches yet", "レーティング対象の試合はまだありません";
        ask_rules:
            "y: recalculate all ratings of the list; anything else: change nothing",
            "y：リストのレーティングをすべて計算し直す。それ以外：何も変えない";
        rules_kept: "Nothing was changed.", "何も変えていません。";
        published(on: NaiveDate, entry: Seq): "published on {on}, entry {entry}", "{on}公表（操作{entry}）";
    }
}

impl RatingWords {
    /// No two published lists of this name can be compared.
    pub fn fewer_than_two(self, list: &str) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "fewer than 2 rankings of {list} are published", "{list}のランキングの公表は2回未満です。"),
            pick!(lang; "name an entry, or publish with `banzuke list publish`",
                "操作の番号を指定するか、`banzuke list publish` で公表してください。"),
        )
    }

    /// How many ratings other rules of a list would change.
    pub fn rules_effect(self, effect: &RulesEffect) -> String {
        let (RulesEffect { rated, changed, most }, lang) = (*effect, self.language);
        if changed == 0 {
            return lang.pick("No rating changes.", "レーティングは変わりません。").to_owned();
        }
        let most = most.round();
        match lang {
            Language::English => {
                format!("Ratings that change: {changed} of {rated}, by up to {most} points.")
            }
            Language::Japanese => {
                format!("{rated}人中{changed}人のレーティングが変わります（最大{most}点）。")
            }
        }
    }

    /// The conditions for an established rating.
    pub fn established(self, rules: &Established) -> String {
        established(self.language, rules)
    }

    /// Conditions that a player does not meet yet.
    pub fn missing(self, missing: &Missing) -> String {
        let lang = self.language;
        match missing {
            Missing::Games(games) => match lang {
                Language::English => english::count_of(*games, "more game", "more games"),
                Language::Japanese => format!("あと{games}ゲーム"),
            },
            Missing::HalfWidth { now, at_most } => {
                say!(lang, "within ±{at_most} (now ±{})", "±{at_most}以内（今は±{}）", now.ceil())
            }
            Missing::Activity { now, at_most } => match lang {
                Language::English => {
                    let within = english::count_of(*at_most, "month", "months");
                    format!("a game within {within} (now {})", now.floor())
                }
                Language::Japanese => format!("{at_most}か月以内の試合（今は{}か月）", now.floor()),
            },
        }
    }

    /// How a rating stands on a list, with what it lacks.
    pub fn standing(self, list: &str, interval: Interval, missing: &[Missing]) -> String {
        let lang = self.language;
        let half_width = interval.half_width().ceil();
        if missing.is_empty() {
            return say!(lang; "rating ({list}): {} ±{half_width:.0}",
                "レーティング（{list}）：{} ±{half_width:.0}", written(interval.rating));
        }
        let lacks: Vec<String> = missing.iter().map(|one| self.missing(one)).collect();
        say!(lang; "rating ({list}): {:.0}? ±{half_width:.0}, provisional, missing: {}",
            "レーティング（{list}）：{:.0}? ±{half_width:.0}、暫定、不足：{}",
            interval.rating, lacks.join(lang.pick("; ", "、")))
    }

    /// So many games at once move ratings too far, with the arithmetic; and what a list may do about
    /// it.
    pub fn overshoot(self, found: &Overshoot) -> String {
        let lang = self.language;
        say!(lang;
            "{} at once move ratings too far: K·N = {}·{} = {}, above {:.0}. Between equal players \
             they move {:.2} of the gap to the score; {}",
            "{}をまとめて計算するとレーティングが動きすぎます：K·N = {}·{} = {} は{:.0}を超え、\
             互角の二人の差が、結果の示す差の{:.2}倍になります。{}",
            lang.count(found.games, "game", "games", "ゲーム"), short(lang, found.k), found.games,
            short(lang, found.product()), Overshoot::LIMIT, found.share, mended(lang, found.at_most))
    }

    /// A list with long matches would predict better game by game; both figures are of its own past.
    pub fn unit_advice(self, advice: &UnitAdvice, list: &str) -> String {
        let (lang, UnitAdvice { by_match, by_game }) = (self.language, *advice);
        let coin = std::f64::consts::LN_2;
        let worse = by_match >= coin;
        let beside =
            if worse { lang.pick(", worse than a coin", "（五分より悪い）") } else { "" };
        say!(lang;
            "{list}: rated by match its games were predicted with log-loss {by_match:.3}{beside}, by game with {by_game:.3} \
             (a coin {coin:.3}): `banzuke list set {list} --unit game`",
            "{list}：試合ごとの計算では、ゲームの予測の対数損失は{by_match:.3}{beside}、ゲームごとなら{by_game:.3}です（五分は{coin:.3}）：\
             `banzuke list set {list} --unit game`")
    }

    /// Groups of players never met.
    pub fn apart(self, apart: &Apart, club: &Club) -> String {
        let lang = self.language;
        let (groups, shown) = (apart.groups, apart.smallest.iter().take(NAMED));
        let names: Vec<_> =
            shown.filter_map(|player| Some(club.player(*player)?.name.as_str())).collect();
        let (names, more) =
            (names.join(lang.pick(", ", "、")), apart.smallest.len().saturating_sub(NAMED));
        let more = match more {
            0 => String::new(),
            more => say!(lang, " and {more} more", "ほか{more}人"),
        };
        say!(lang;
            "{groups} groups of players never met (one is {names}{more}): compare ratings only within a group",
            "対戦のつながりのない{groups}グループ（一つは{names}{more}）：比較は同じグループの中だけ")
    }

    /// The limits of a section, its first-move win rate and its card game.
    pub fn section(self, found: &Tournament) -> Option<String> {
        let lang = self.language;
        let limits = found.division.map(|division| takes(lang, Some(division)));
        let first =
            found.first_move.map(|p| say!(lang, "first-move win rate {}", "先手勝率{}", p.p()));
        let cards = found.card_game.map(|game| super::hands::card_game(lang, game).to_owned());
        let parts: Vec<String> = limits.into_iter().chain(first).chain(cards).collect();
        (!parts.is_empty()).then(|| parts.join(lang.pick(", ", "、")))
    }

    /// A player's highest rating, and the day after which it stood.
    pub fn peak(self, id: PlayerId, rating: f64, day: NaiveDate, club: &Club) -> String {
        let lang = self.language;
        let name = super::name(lang, id, club);
        let (rating, day) = (written(rating), lang.date(day));
        say!(
            lang,
            "{name}: highest rating {rating} on {day}",
            "{name}：最高レーティング{rating}（{day}）"
        )
    }

    /// The expected score of a game and of the match, with the uncertainty of both ratings.
    pub fn uncertain(self, game: f64, won: f64) -> String {
        say!(self.language; "allowing for rating uncertainty: {game:.4} a game, {won:.4} the match",
            "レーティングの不確かさを含めると：1ゲーム{game:.4}、試合{won:.4}")
    }

    /// A match with a handicap: who is named first and second, the race, and the points that the
    /// start makes up for.
    pub fn race(self, a: &str, b: &str, race: &Race) -> String {
        let lang = self.language;
        let Race { to_a, to_b, probability } = *race;
        let start = to_a.abs_diff(to_b);
        let worth = points_worth(start, to_a.max(to_b)).filter(|_| start > 0);
        let worth = worth.map_or_else(
            || lang.pick("no head start", "ハンデなし").to_owned(),
            |points| match lang {
                Language::English => {
                    let games = english::count_of(start, "game", "games");
                    format!("a head start of {games}, worth {points:.0} points")
                }
                Language::Japanese => format!("ハンデ{start}ゲームは{points:.0}点に相当"),
            },
        );
        say!(lang; "{a} to {to_a}, {b} to {to_b}: won by {a} with {probability:.4}, by {b} with {:.4}; {worth}",
            "{a}は{to_a}本先取、{b}は{to_b}本先取：勝つ確率は{a}が{probability:.4}、{b}が{:.4}。{worth}",
            1.0 - probability)
    }

    /// How odds are known, with the largest standard error.
    pub fn method(self, method: Method, error: f64) -> String {
        let lang = self.language;
        match method {
            Method::Exact => lang
                .pick("exact, from the present ratings", "今のレーティングからの厳密な値")
                .to_owned(),
            Method::Simulated(Simulation { seed, runs }) => {
                let runs = match lang {
                    Language::English => english::count_of(runs, "run", "runs"),
                    Language::Japanese => {
                        japanese::count(usize::try_from(runs).unwrap_or(usize::MAX), "回")
                    }
                };
                say!(lang; "from {runs}, random seed {seed}: standard error at most {error:.4}",
                    "{runs}の試行（乱数の種{seed}）：標準誤差は最大{error:.4}")
            }
        }
    }

    pub fn no_odds(self, why: NoOdds, found: &Tournament) -> Message {
        no_odds(self.language, why, found)
    }

    /// How good predictions were, beside the base rate.
    pub fn measures(self, measures: &Measures) -> String {
        match self.language {
            Language::English => {
                format!(
                    "{} of {} games: log-loss {:.4} (base rate {:.4}), Brier score {:.4} (base rate {:.4})",
                    english::count_of(measures.matches, "match", "matches"),
                    measures.games,
                    measures.log_loss,
                    measures.base_log_loss,
                    measures.brier,
                    measures.base_brier
                )
            }
            Language::Japanese => {
                format!(
                    "{}、{}ゲーム：対数損失{:.4}（基準{:.4}）、ブライアスコア{:.4}（基準{:.4}）",
                    japanese::count(
                        usize::try_from(measures.matches).unwrap_or(usize::MAX),
                        "試合"
                    ),
                    measures.games,
                    measures.log_loss,
                    measures.base_log_loss,
                    measures.brier,
                    measures.base_brier
                )
            }
        }
    }

    /// What the figures of a back-test are, and which models could not judge all games.
    pub fn back_tested(self, found: &BackTest) -> Vec<String> {
        let of = |(rival, games): &(Rival, f64)| {
            self.report.judged(&self.rival(*rival), *games, found.games)
        };
        let units = self.report.back_tested().to_owned();
        std::iter::once(units).chain(found.partial.iter().map(of)).collect()
    }

    /// The name of a model in a back-test.
    pub fn rival(self, rival: Rival) -> String {
        let lang = self.language;
        let models = lang.words().screen.rating;
        match rival {
            Rival::Own => models.model(Model::Elo).to_owned(),
            Rival::Elo(k) => say!(lang, "Elo, K = {k}", "イロ、K = {k}"),
            Rival::WholeHistory => models.model(Model::WholeHistory).to_owned(),
            Rival::BradleyTerry => models.model(Model::BradleyTerry).to_owned(),
        }
    }

    /// How the pool has done since a day.
    pub fn health(self, health: &Health, days: [NaiveDate; 2], start: f64) -> String {
        health_of(self.language, health, days, start)
    }
}

words! {
    /// Headings of the report on ratings.
    pub ReportWords {
        reliability: "by expected score", "期待得点ごと";
        by_games:
            "by games played before by the less experienced player",
            "経験の浅い側のそれまでのゲーム数ごと";
        by_gap: "by rating difference", "レーティングの差ごと";
        by_hand: "by hand strength", "手札勝率ごと";
        /// What the figures of the back-test are.
        back_tested:
            "log_loss in nats a game (a coin 0.693), brier (a coin 0.25); expected and won are the favourite's",
            "対数損失は1ゲームあたり（五分なら0.693）、ブライアは五分なら0.25。期待得点と実際は有利な側の値";
        /// A model that does not know the players of all games.
        judged(model: &str, games: f64, all: f64):
            "{model} judges {games:.0} of {all:.0} games, the others have players that it did not know yet: compare it with a model in \
             the row of both",
            "{model}は{all:.0}ゲーム中{games:.0}ゲームを検証（残りはまだ値のない選手のゲーム）。ほかのモデルとは、両方を並べた行で比べてください";
        /// The pool of players.
        pool: "the pool", "選手全体";
        caution:
            "games of one match are counted as independent; where matches are long, the \
                  intervals are too narrow",
            "同じ試合のゲームを互いに独立と数えています。\
                  試合が長い場合、区間は狭すぎます";
    }
}

impl ReportWords {
    /// The advice on the rules of a list for whole histories.
    pub fn fit_advice(self, advice: FitAdvice, list: &str) -> String {
        let lang = self.language;
        match advice {
            FitAdvice::AllEqual => lang
                .pick(
                    "These results cannot tell the rules apart: all predict them equally well. Keep those of the list.",
                    "この結果からは設定の良し悪しを区別できません。どの設定も予測は同じです。今の設定のままにしてください。",
                )
                .to_owned(),
            FitAdvice::Keep => {
                lang.pick("The list has the best of these already.", "リストの設定が最良です。").to_owned()
            }
            FitAdvice::TooFew(matches) => say!(
                lang,
                "Only {matches} matches could be judged; advice needs at least {FEWEST}. Keep the rules of the list.",
                "検証できたのは{matches}試合です。助言には{FEWEST}試合以上が必要です。今の設定のままにしてください。"
            ),
            FitAdvice::Unsure(best) => {
                let HistoryRules { w2, wins } = best.rules;
                say!(lang;
                    "w2 {w2} and prior {wins} gain {:.5} on those of the list, standard error {:.5}: too little to be \
                     more than chance. Keep those of the list.",
                    "w2 {w2}、事前分布 {wins}は今の設定より{:.5}良い値です（標準誤差{:.5}）。偶然でも起こりうる差です。\
                     今の設定のままにしてください。",
                    best.gain(), best.compared.error)
            }
            FitAdvice::Change { best, at_an_end } => {
                let HistoryRules { w2, wins } = best.rules;
                let list = argument(list);
                let end = lang.pick(
                    " It is the last of those tried: a better one may lie beyond.",
                    "試した範囲の端の値です。範囲の外により良い値があるかもしれません。",
                );
                let end = if at_an_end { end } else { "" };
                let command = format!("banzuke list set {list} --w2 {w2} --prior-wins {wins}");
                say!(lang;
                    "The best: w2 {w2}, prior {wins}. It gains {:.4} on those of the list, standard error {:.4}.{end} \
                     To use it: `{command}`",
                    "最良：w2 {w2}、事前分布 {wins}。今の設定より{:.4}良くなります（標準誤差{:.4}）。{end}設定するには `{command}`",
                    best.gain(), best.compared.error)
            }
        }
    }
}

/// K, start and further rules.
pub(super) fn scale(lang: Language, scale: &Scale) -> String {
    let mut parts = match lang {
        Language::English => {
            vec![format!("K {}", scale.k), format!("initial rating {}", scale.start)]
        }
        Language::Japanese => {
            vec![format!("K {}", scale.k), format!("初期値 {}", scale.start)]
        }
    };
    parts.extend(scale.k_steps.iter().map(|one| step(lang, one)));
    if scale.k_sticky {
        parts.push(lang.pick("K never rises again", "下がったKは戻さない").to_owned());
    }
    match scale.unit {
        Unit::Match => {}
        Unit::Game => parts.push(lang.pick("rated game by game", "1ゲームごとに計算").to_owned()),
        Unit::Event => {
            parts
                .push(lang.pick("a tournament rated at once", "大会ごとにまとめて計算").to_owned());
        }
    }
    if scale.draws == Draws::LeftOut {
        parts.push(lang.pick("drawn games left out", "引き分けは除く").to_owned());
    }
    match scale.damping {
        None => {}
        Some(Damping::Cap(games)) => match lang {
            Language::English => {
                parts.push(format!("no match counts more than {}", some_games(games)));
            }
            Language::Japanese => parts.push(format!("1試合は最大{games}ゲーム分")),
        },
        Some(Damping::Root(games)) => {
            parts.push(match lang {
                Language::English => {
                    format!("games beyond {} count by the square root", some_games(games))
                }
                Language::Japanese => format!("{games}ゲームを超える試合は平方根で計算"),
            });
        }
    }
    if let Some(p) = scale.first_move {
        parts.push(say!(lang, "first-move win rate {p}", "先手勝率{p}"));
    }
    if scale.history != HistoryRules::STANDARD {
        let HistoryRules { w2, wins } = scale.history;
        parts.push(say!(
            lang,
            "whole histories with w2 {w2} and prior {wins}",
            "全結果からの推定はw2 {w2}、事前分布{wins}"
        ));
    }
    parts.join(lang.pick(", ", "、"))
}

fn step(lang: Language, step: &KStep) -> String {
    let games = step.games_below.map(|games| match lang {
        Language::English => format!("before {}", english::count_of(games, "game", "games")),
        Language::Japanese => format!("{games}ゲーム未満"),
    });
    let rating =
        step.rating_below.map(|rating| say!(lang, "below {rating}", "レーティング{rating}未満"));
    let day = step.before.map(|day| match lang {
        Language::English => format!("until {}", day - Days::new(1)),
        Language::Japanese => format!("{day}より前"),
    });
    let when: Vec<String> = games.into_iter().chain(rating).chain(day).collect();
    if when.is_empty() {
        say!(lang, "K {} otherwise", "ほかはK {}", step.k)
    } else {
        match lang {
            Language::English => format!("K {} {}", step.k, when.join(" and ")),
            Language::Japanese => format!("{}はK {}", when.join("かつ"), step.k),
        }
    }
}

fn established(lang: Language, rules: &Established) -> String {
    let games =
        lang.count(usize::try_from(rules.games).unwrap_or(usize::MAX), "game", "games", "ゲーム");
    let games = say!(lang, "established from {games}", "確定の条件：{games}以上");
    let width = rules.half_width;
    let width = width.map(|width| say!(lang, "±{width} points or better", "±{width}点以内"));
    let months = rules.months.map(|most| match lang {
        Language::English => {
            format!("a game within {}", english::count_of(most, "month", "months"))
        }
        Language::Japanese => format!("{most}か月以内に試合"),
    });
    let all = [Some(games), width, months].into_iter().flatten();
    all.collect::<Vec<_>>().join(lang.pick(", ", "、"))
}

fn mended(lang: Language, at_most: u32) -> String {
    match at_most {
        0 => lang.pick("lower the K factor", "K係数を下げてください").to_owned(),
        games => say!(lang; "set `list set --damping cap:{games}` or `--unit game`",
            "`list set --damping cap:{games}` か `--unit game` を設定してください"),
    }
}

/// With at most one decimal.
fn short(_lang: Language, number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

/// The rating limits of a division.
pub(super) fn takes(lang: Language, division: Option<Division>) -> String {
    let Some(division) = division else {
        return lang.pick("open to all ratings", "レーティングの制限なし").to_owned();
    };
    let limits = match (division.above, division.below) {
        (None, None) => lang.pick("open to all ratings", "レーティングの制限なし").to_owned(),
        (Some(above), None) => say!(lang, "ratings from {above}", "レーティング{above}以上"),
        (None, Some(below)) => say!(lang, "ratings below {below}", "レーティング{below}未満"),
        (Some(above), Some(below)) => say!(lang; "ratings from {above} to below {below}",
            "レーティング{above}以上{below}未満"),
    };
    let kind = if division.provisional_ok {
        lang.pick(", provisional allowed", "、暫定も可")
    } else {
        lang.pick(", established only", "、確定のみ")
    };
    limits + kind
}

fn no_odds(lang: Language, why: NoOdds, found: &Tournament) -> Message {
    match why {
        NoOdds::NotDrawn if has_draw(found) => Message::new(
            say!(lang; "{} has no pairings yet, so its odds cannot be calculated",
                "{}は組み合わせ前のため、確率を計算できません。", found.name),
            say!(lang; "create the pairings first: `banzuke tournament start {}`",
                "先に組み合わせを作ってください：`banzuke tournament start {}`",
                argument(&found.name)),
        ),
        NoOdds::NotDrawn | NoOdds::Format(_) => Message::new(
            say!(lang; "{} has no odds: its format does not fix future opponents",
                "{}の確率は計算できません。この形式では先の対戦相手が決まりません。", found.name),
            pick!(lang; "`banzuke expect --help`: the prediction of a single match",
                "1試合の予測は `banzuke expect --help` で確認できます。"),
        ),
    }
}

fn has_draw(found: &Tournament) -> bool {
    found.stage().is_some_and(|stage| stage.plan.format.has_draw())
}

fn health_of(
    lang: Language,
    health: &Health,
    [from, to]: [chrono::NaiveDate; 2],
    start: f64,
) -> String {
    match lang {
        Language::English => {
            format!(
                "{} active on {}: mean {}, median {}, {:.0}% above the initial {start}; since {} {}, {}",
                english::count_of(health.players, "player", "players"),
                english::full_date(to),
                written(health.mean),
                written(health.median),
                health.above * 100.0,
                english::full_date(from),
                moved(
                    health.newcomers,
                    ["new player", "new players"],
                    health.entering,
                    ["added", "taken"]
                ),
                moved(
                    health.leavers,
                    ["inactive player", "inactive players"],
                    health.leaving,
                    ["removed", "left"]
                )
            )
        }
        Language::Japanese => {
            format!(
                "{}に活動中の選手{}人：平均{}、中央値{}、初期値{start}を超える人{:.0}%。\
         {}以後、{}、{}",
                japanese::full_date(to),
                health.players,
                written(health.mean),
                written(health.median),
                health.above * 100.0,
                japanese::full_date(from),
                moved_ja("新規の選手", health.newcomers, health.entering, ["加え", "得"]),
                moved_ja("休止中の選手", health.leavers, health.leaving, ["持ち出し", "残し"])
            )
        }
    }
}

/// `2 newcomers have left 60 points`; the second verb where the points are less than nothing.
fn moved(players: u32, [one, many]: [&str; 2], points: f64, [more, less]: [&str; 2]) -> String {
    let who = english::count_of(players, one, many);
    let have = if players == 1 { "has" } else { "have" };
    let verb = if points.round() < 0.0 { less } else { more };
    format!("{who} {have} {verb} {:.0} points", points.abs())
}

/// Games, of which there may be parts.
fn some_games(games: f64) -> String {
    format!("{games} {}", if (games - 1.0).abs() < f64::EPSILON { "game" } else { "games" })
}

/// `新規の選手2人が60点を残しました`; the second verb where the points are less than nothing.
fn moved_ja(who: &str, players: u32, points: f64, [more, less]: [&str; 2]) -> String {
    let verb = if points.round() < 0.0 { less } else { more };
    format!("{who}{players}人が{:.0}点を{verb}ました", points.abs())
}
