//! Texts on ratings: rules of lists, what is known and what is missing, quality of predictions.

use chrono::{Days, NaiveDate};

use super::JoinWords;
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
use crate::words::{Voice, words};

/// Players that are named of a group; of a larger one the others are counted.
const NAMED: usize = 3;

words! {
    pub RatingWords in "rating" {
        rooms: {
            /// Headings of the report.
            report: ReportWords,
        }
        with_hand_written(p, share); match_won_written(probability); nothing_rated; ask_rules;
        rules_kept; published(on: NaiveDate, entry: Seq); fewer_than_two(list: &str) -> Message;
        no_rating_changes; ratings_that_change(changed, rated, most); half_width(at_most, now);
        established_at(list, rating, half_width); provisional_at(list, rating, half_width, lacks);
        moves_too_far(games, k, product, limit, share, mended); beside;
        predicts_better(list, by_match, beside, by_game, coin); more(more);
        groups_apart(groups, names, more); first_move(p); highest(name, rating, day);
        with_uncertainty(game, won); no_start;
        race_won(a, to_a, b, to_b, a_probability, b_probability, worth); exact;
        simulated(runs, seed, error);
        measured(matches, games, log_loss, base_log_loss, brier, base_brier); elo(k); k_stays; game;
        event; drawn_games_left; root(games); whole_histories(w2, wins); before_games(games);
        below(rating); until_day(last, day); k_otherwise(k); k_when(k, when);
        established_from(games); within_width(width); game_within(most); lower_k;
        set_damping(games); open; ratings_from(above); ratings_below(below);
        ratings_from_below(above, below); provisional_ok; established_only;
        not_drawn(name, argument) -> Message; no_fixed_opponents(name) -> Message;
        pool_health(players, day, mean, median, above, start, since, entered, left);
        more_games(games); activity(months, now); start_worth(games, points); k_alone(k);
        initial(start); cap(games); and_when; entered(players, way, points);
        left(players, way, points);
    }
}

impl RatingWords {
    pub fn with_hand(self, p: f64, share: f64) -> String {
        self.with_hand_written(p, format_args!("{share:.4}"))
    }

    pub fn match_won(self, probability: f64) -> String {
        self.match_won_written(format_args!("{probability:.4}"))
    }

    /// How many ratings other rules of a list would change.
    pub fn rules_effect(self, effect: &RulesEffect) -> String {
        let RulesEffect { rated, changed, most } = *effect;
        if changed == 0 {
            return self.no_rating_changes().to_owned();
        }
        let most = most.round();
        self.ratings_that_change(changed, rated, most)
    }

    /// The conditions for an established rating.
    pub fn established(self, rules: &Established) -> String {
        established(self.voice, rules)
    }

    /// Conditions that a player does not meet yet.
    pub fn missing(self, missing: &Missing) -> String {
        match missing {
            Missing::Games(games) => self.more_games(*games),
            Missing::HalfWidth { now, at_most } => self.half_width(at_most, now.ceil()),
            Missing::Activity { now, at_most } => self.activity(*at_most, now.floor()),
        }
    }

    /// How a rating stands on a list, with what it lacks.
    pub fn standing(self, list: &str, interval: Interval, missing: &[Missing]) -> String {
        let half_width = interval.half_width().ceil();
        if missing.is_empty() {
            return self.established_at(
                list,
                written(interval.rating),
                format_args!("{half_width:.0}"),
            );
        }
        let lacks: Vec<String> = missing.iter().map(|one| self.missing(one)).collect();
        self.provisional_at(
            list,
            format_args!("{:.0}", interval.rating),
            format_args!("{half_width:.0}"),
            lacks.join(JoinWords::speaking(self.voice).semicolon()),
        )
    }

    /// So many games at once move ratings too far, with the arithmetic; and what a list may do about
    /// it.
    pub fn overshoot(self, found: &Overshoot) -> String {
        self.moves_too_far(
            found.games,
            short(found.k),
            short(found.product()),
            format_args!("{:.0}", Overshoot::LIMIT),
            format_args!("{:.2}", found.share),
            mended(self.voice, found.at_most),
        )
    }

    /// A list with long matches would predict better game by game; both figures are of its own past.
    pub fn unit_advice(self, advice: &UnitAdvice, list: &str) -> String {
        let UnitAdvice { by_match, by_game } = *advice;
        let coin = std::f64::consts::LN_2;
        let worse = by_match >= coin;
        let beside = if worse { self.beside() } else { "" };
        self.predicts_better(
            list,
            format_args!("{by_match:.3}"),
            beside,
            format_args!("{by_game:.3}"),
            format_args!("{coin:.3}"),
        )
    }

    /// Groups of players never met.
    pub fn apart(self, apart: &Apart, club: &Club) -> String {
        let (groups, shown) = (apart.groups, apart.smallest.iter().take(NAMED));
        let names: Vec<_> =
            shown.filter_map(|player| Some(club.player(*player)?.name.as_str())).collect();
        let (names, more) = (
            names.join(JoinWords::speaking(self.voice).comma()),
            apart.smallest.len().saturating_sub(NAMED),
        );
        let more = match more {
            0 => String::new(),
            more => self.more(more),
        };
        self.groups_apart(groups, names, more)
    }

    /// The limits of a section, its first-move win rate and its card game.
    pub fn section(self, found: &Tournament) -> Option<String> {
        let limits = found.division.map(|division| takes(self.voice, Some(division)));
        let first = found.first_move.map(|p| self.first_move(p.p()));
        let cards =
            found.card_game.map(|game| super::hands::card_game(self.voice, game).to_owned());
        let parts: Vec<String> = limits.into_iter().chain(first).chain(cards).collect();
        (!parts.is_empty()).then(|| parts.join(JoinWords::speaking(self.voice).comma()))
    }

    /// A player's highest rating, and the day after which it stood.
    pub fn peak(self, id: PlayerId, rating: f64, day: NaiveDate, club: &Club) -> String {
        let lang = self.language;
        let name = super::name(id, club);
        let (rating, day) = (written(rating), lang.date(day));
        self.highest(name, rating, day)
    }

    /// The expected score of a game and of the match, with the uncertainty of both ratings.
    pub fn uncertain(self, game: f64, won: f64) -> String {
        self.with_uncertainty(format_args!("{game:.4}"), format_args!("{won:.4}"))
    }

    /// A match with a handicap: who is named first and second, the race, and the points that the
    /// start makes up for.
    pub fn race(self, a: &str, b: &str, race: &Race) -> String {
        let Race { to_a, to_b, probability } = *race;
        let start = to_a.abs_diff(to_b);
        let worth = points_worth(start, to_a.max(to_b)).filter(|_| start > 0);
        let worth = worth.map_or_else(
            || self.no_start().to_owned(),
            |points| self.start_worth(start, format_args!("{points:.0}")),
        );
        self.race_won(
            a,
            to_a,
            b,
            to_b,
            format_args!("{probability:.4}"),
            format_args!("{:.4}", 1.0 - probability),
            worth,
        )
    }

    /// How odds are known, with the largest standard error.
    pub fn method(self, method: Method, error: f64) -> String {
        match method {
            Method::Exact => self.exact().to_owned(),
            Method::Simulated(Simulation { seed, runs }) => {
                self.simulated(runs, seed, format_args!("{error:.4}"))
            }
        }
    }

    pub fn no_odds(self, why: NoOdds, found: &Tournament) -> Message {
        no_odds(self.voice, why, found)
    }

    /// How good predictions were, beside the base rate.
    pub fn measures(self, measures: &Measures) -> String {
        self.measured(
            measures.matches,
            measures.games,
            format_args!("{:.4}", measures.log_loss),
            format_args!("{:.4}", measures.base_log_loss),
            format_args!("{:.4}", measures.brier),
            format_args!("{:.4}", measures.base_brier),
        )
    }

    /// What the figures of a back-test are, and which models could not judge all games.
    pub fn back_tested(self, found: &BackTest) -> Vec<String> {
        let of = |(rival, games): &(Rival, f64)| {
            self.report.judged(
                self.rival(*rival),
                format_args!("{games:.0}"),
                format_args!("{:.0}", found.games),
            )
        };
        let units = self.report.back_tested().to_owned();
        std::iter::once(units).chain(found.partial.iter().map(of)).collect()
    }

    /// The name of a model in a back-test.
    pub fn rival(self, rival: Rival) -> String {
        let models = self.voice.words().screen.rating;
        match rival {
            Rival::Own => models.model(Model::Elo).to_owned(),
            Rival::Elo(k) => self.elo(k),
            Rival::WholeHistory => models.model(Model::WholeHistory).to_owned(),
            Rival::BradleyTerry => models.model(Model::BradleyTerry).to_owned(),
        }
    }

    /// How the pool has done since a day.
    pub fn health(self, health: &Health, days: [NaiveDate; 2], start: f64) -> String {
        health_of(self.voice, health, days, start)
    }
}

words! {
    /// Headings of the report on ratings.
    pub ReportWords in "rating-report" {
        reliability; by_games; by_gap; by_hand; back_tested; judged(model, games, all); pool;
        caution; all_equal; keep; too_few(matches, fewest); unsure(w2, wins, gain, error);
        at_an_end; best_rules(w2, wins, gain, error, end, command);
    }
}

impl ReportWords {
    /// The advice on the rules of a list for whole histories.
    pub fn fit_advice(self, advice: FitAdvice, list: &str) -> String {
        match advice {
            FitAdvice::AllEqual => self.all_equal().to_owned(),
            FitAdvice::Keep => self.keep().to_owned(),
            FitAdvice::TooFew(matches) => self.too_few(matches, FEWEST),
            FitAdvice::Unsure(best) => {
                let HistoryRules { w2, wins } = best.rules;
                self.unsure(
                    w2,
                    wins,
                    format_args!("{:.5}", best.gain()),
                    format_args!("{:.5}", best.compared.error),
                )
            }
            FitAdvice::Change { best, at_an_end } => {
                let HistoryRules { w2, wins } = best.rules;
                let list = argument(list);
                let end = self.at_an_end();
                let end = if at_an_end { end } else { "" };
                let command = format!("banzuke list set {list} --w2 {w2} --prior-wins {wins}");
                self.best_rules(
                    w2,
                    wins,
                    format_args!("{:.4}", best.gain()),
                    format_args!("{:.4}", best.compared.error),
                    end,
                    command,
                )
            }
        }
    }
}

/// K, start and further rules.
pub(super) fn scale(voice: Voice, scale: &Scale) -> String {
    let say = RatingWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let mut parts = vec![say.k_alone(scale.k), say.initial(scale.start)];
    parts.extend(scale.k_steps.iter().map(|one| step(voice, one)));
    if scale.k_sticky {
        parts.push(say.k_stays().to_owned());
    }
    match scale.unit {
        Unit::Match => {}
        Unit::Game => parts.push(say.game().to_owned()),
        Unit::Event => {
            parts.push(say.event().to_owned());
        }
    }
    if scale.draws == Draws::LeftOut {
        parts.push(say.drawn_games_left().to_owned());
    }
    match scale.damping {
        None => {}
        Some(Damping::Cap(games)) => parts.push(say.cap(games)),
        Some(Damping::Root(games)) => parts.push(say.root(games)),
    }
    if let Some(p) = scale.first_move {
        parts.push(say.first_move(p));
    }
    if scale.history != HistoryRules::STANDARD {
        let HistoryRules { w2, wins } = scale.history;
        parts.push(say.whole_histories(w2, wins));
    }
    parts.join(joins.comma())
}

fn step(voice: Voice, step: &KStep) -> String {
    let say = RatingWords::speaking(voice);
    let games = step.games_below.map(|games| say.before_games(games));
    let rating = step.rating_below.map(|rating| say.below(rating));
    let day = step.before.map(|day| say.until_day(day - Days::new(1), day));
    let when: Vec<String> = games.into_iter().chain(rating).chain(day).collect();
    if when.is_empty() {
        say.k_otherwise(step.k)
    } else {
        say.k_when(step.k, when.join(say.and_when()))
    }
}

fn established(voice: Voice, rules: &Established) -> String {
    let say = RatingWords::speaking(voice);
    let joins = JoinWords::speaking(voice);
    let games = rules.games;
    let games = say.established_from(games);
    let width = rules.half_width;
    let width = width.map(|width| say.within_width(width));
    let months = rules.months.map(|most| say.game_within(most));
    let all = [Some(games), width, months].into_iter().flatten();
    all.collect::<Vec<_>>().join(joins.comma())
}

fn mended(voice: Voice, at_most: u32) -> String {
    let say = RatingWords::speaking(voice);
    match at_most {
        0 => say.lower_k().to_owned(),
        games => say.set_damping(games),
    }
}

/// With at most one decimal.
fn short(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

/// The rating limits of a division.
pub(super) fn takes(voice: Voice, division: Option<Division>) -> String {
    let say = RatingWords::speaking(voice);
    let Some(division) = division else {
        return say.open().to_owned();
    };
    let limits = match (division.above, division.below) {
        (None, None) => say.open().to_owned(),
        (Some(above), None) => say.ratings_from(above),
        (None, Some(below)) => say.ratings_below(below),
        (Some(above), Some(below)) => say.ratings_from_below(above, below),
    };
    let kind = if division.provisional_ok { say.provisional_ok() } else { say.established_only() };
    limits + kind
}

fn no_odds(voice: Voice, why: NoOdds, found: &Tournament) -> Message {
    let say = RatingWords::speaking(voice);
    match why {
        NoOdds::NotDrawn if has_draw(found) => say.not_drawn(&found.name, argument(&found.name)),
        NoOdds::NotDrawn | NoOdds::Format(_) => say.no_fixed_opponents(&found.name),
    }
}

fn has_draw(found: &Tournament) -> bool {
    found.stage().is_some_and(|stage| stage.plan.format.has_draw())
}

fn health_of(
    voice: Voice,
    health: &Health,
    [from, to]: [chrono::NaiveDate; 2],
    start: f64,
) -> String {
    let say = RatingWords::speaking(voice);
    let day = |day| voice.language().full_date(day);
    let way = |points: f64| if points.round() < 0.0 { "less" } else { "more" };
    let (entering, leaving) = (health.entering, health.leaving);
    say.pool_health(
        health.players,
        day(to),
        written(health.mean),
        written(health.median),
        format_args!("{:.0}", health.above * 100.0),
        start,
        day(from),
        say.entered(health.newcomers, way(entering), format_args!("{:.0}", entering.abs())),
        say.left(health.leavers, way(leaving), format_args!("{:.0}", leaving.abs())),
    )
}
