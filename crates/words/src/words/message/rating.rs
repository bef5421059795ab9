//! Texts on ratings: rules of lists, what is known and what is missing, quality of predictions.

use chrono::{Days, NaiveDate};

use super::JoinWords;
use crate::cards::{CardFault, GamesFault};
use crate::club::question::backtest::{BackTest, Rival, UnitAdvice};
use crate::club::question::changes::RulesEffect;
use crate::club::question::odds::NoOdds;
use crate::club::question::rating_table::Model;
use crate::club::question::whole_history::{Apart, FEWEST, FitAdvice};
use crate::club::{Club, Tournament};
use crate::domain::deal::CardGame;
use crate::domain::game::{NotAHand, NotGames};
use crate::domain::number::PlayerId;
use crate::domain::odds::{Method, Simulation};
use crate::domain::rating::calibration::{Compared, FirstMoveWorth, Health, Measures};
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
        rooms: { report: ReportWords, }
    }
    pub ReportWords in "rating-report";

    pub HandsWords in "hands";

    fn unlisted(say: NotGames, text: &str) {
        Unreadable(sign) => unreadable(text, sign); Hand(NotAHand::OutOfRange(p)) => hand(text, p);
        Hand(NotAHand::Unreadable(hand)) => no_such_hand(text, hand); Cards(hands) => cards(text, hands);
    }

    fn card_fault(say: CardFault) -> Message {
        NoCardGame => no_card_game; NotACard { hand, text } => not_a_card(hand, text);
        Empty { hand } => empty(hand); NotInDeck { card, held, in_deck } => not_in_deck(card, held, in_deck);
        Hands { typed, players } => hands(typed, players);
        Players(game, players) => players(game = say.game(*game), players);
    }
}

impl RatingWords {
    pub fn rules_effect(self, effect: &RulesEffect) -> String {
        let RulesEffect { rated, changed, most } = *effect;
        if changed == 0 {
            return self.no_rating_changes().to_owned();
        }
        let most = most.round();
        self.ratings_that_change(changed, rated, most)
    }

    pub fn established(self, rules: &Established) -> String {
        established(self.voice, rules)
    }

    pub fn missing(self, missing: &Missing) -> String {
        match missing {
            Missing::Games(games) => self.more_games(*games),
            Missing::HalfWidth { now, at_most } => self.half_width(at_most, now.ceil()),
            Missing::Activity { now, at_most } => self.activity(*at_most, now.floor()),
        }
    }

    pub fn standing(self, list: &str, interval: Interval, missing: &[Missing]) -> String {
        let half_width = interval.half_width().ceil();
        if missing.is_empty() {
            return self.established_at(list, written(interval.rating), half_width);
        }
        let lacks: Vec<String> = missing.iter().map(|one| self.missing(one)).collect();
        self.provisional_at(
            list,
            interval.rating,
            half_width,
            lacks.join(JoinWords::speaking(self.voice).semicolon()),
        )
    }

    /// So many games at once move ratings too far, with the arithmetic; and what a list may do about
    pub fn overshoot(self, found: &Overshoot) -> String {
        self.moves_too_far(
            found.games,
            short(found.k),
            short(found.product()),
            Overshoot::LIMIT,
            found.share,
            mended(self.voice, found.at_most),
        )
    }

    /// A list with long matches would predict better game by game; both figures are of its own past.
    pub fn unit_advice(self, advice: &UnitAdvice, list: &str) -> String {
        let UnitAdvice { by_match, by_game } = *advice;
        let coin = std::f64::consts::LN_2;
        let worse = by_match >= coin;
        let beside = if worse { self.beside() } else { "" };
        self.predicts_better(list, by_match, beside, by_game, coin)
    }

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

    pub fn section(self, found: &Tournament) -> Option<String> {
        let limits = found.division.map(|division| takes(self.voice, Some(division)));
        let first = found.first_move.map(|p| self.first_move(p.p()));
        let cards = found.card_game.map(|game| card_game(self.voice, game).to_owned());
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

    /// A match with a handicap: who is named first and second, the race, and the points that the
    pub fn race(self, a: &str, b: &str, race: &Race) -> String {
        let Race { to_a, to_b, probability } = *race;
        let start = to_a.abs_diff(to_b);
        let worth = points_worth(start, to_a.max(to_b)).filter(|_| start > 0);
        let worth = worth
            .map_or_else(|| self.no_start().to_owned(), |points| self.start_worth(start, points));
        self.race_won(a, to_a, b, to_b, probability, 1.0 - probability, worth)
    }

    pub fn method(self, method: Method, error: f64) -> String {
        match method {
            Method::Exact => self.exact().to_owned(),
            Method::Simulated(Simulation { seed, runs }) => self.simulated(runs, seed, error),
        }
    }

    pub fn no_odds(self, why: NoOdds, found: &Tournament) -> Message {
        no_odds(self.voice, why, found)
    }

    pub fn measures(self, measures: &Measures) -> String {
        self.measured(
            measures.matches,
            measures.games,
            measures.log_loss,
            measures.base_log_loss,
            measures.brier,
            measures.base_brier,
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

    pub fn rival(self, rival: Rival) -> String {
        let models = self.voice.words().screen.rating;
        match rival {
            Rival::Own => models.model(Model::Elo).to_owned(),
            Rival::Elo(k) => self.elo(k),
            Rival::WholeHistory => models.model(Model::WholeHistory).to_owned(),
            Rival::BradleyTerry => models.model(Model::BradleyTerry).to_owned(),
        }
    }

    pub fn health(self, health: &Health, days: [NaiveDate; 2], start: f64) -> String {
        health_of(self.voice, health, days, start)
    }
}

impl ReportWords {
    pub fn fit_advice(self, advice: FitAdvice, list: &str) -> String {
        match advice {
            FitAdvice::AllEqual => self.all_equal().to_owned(),
            FitAdvice::Keep => self.keep().to_owned(),
            FitAdvice::TooFew(matches) => self.too_few(matches, FEWEST),
            FitAdvice::Unsure(best) => {
                let HistoryRules { w2, wins } = best.rules;
                self.unsure(w2, wins, best.gain(), best.compared.error)
            }
            FitAdvice::Change { best, at_an_end } => {
                let HistoryRules { w2, wins } = best.rules;
                let list = argument(list);
                let end = self.at_an_end();
                let end = if at_an_end { end } else { "" };
                let command = format!("banzuke list set {list} --w2 {w2} --prior-wins {wins}");
                self.best_rules(w2, wins, best.gain(), best.compared.error, end, command)
            }
        }
    }
}

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

fn short(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

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
        health.above * 100.0,
        start,
        day(from),
        say.entered(health.newcomers, way(entering), entering.abs()),
        say.left(health.leavers, way(leaving), leaving.abs()),
    )
}

impl HandsWords {
    pub fn not_games(self, text: &str, fault: &NotGames) -> Message {
        Message::new(self.unlisted(fault, text), self.write_games_like())
    }

    pub fn not_hands(self, text: &str, fault: Option<&NotAHand>) -> Message {
        let why = match fault {
            Some(NotAHand::OutOfRange(p)) => self.out_of_range(p),
            Some(NotAHand::Unreadable(_)) | None => self.no_hand_strength(text),
        };
        Message::new(why, self.write_seats_like())
    }

    pub fn game(self, game: CardGame) -> &'static str {
        card_game(self.voice, game)
    }

    pub fn games_fault(self, text: &str, fault: &GamesFault) -> Message {
        match fault {
            GamesFault::Text(fault) => self.not_games(text, fault),
            GamesFault::Cards(no, fault) => {
                let Message { what, remedy } = self.card_fault(fault);
                Message::new(self.in_game(no, what), remedy)
            }
        }
    }

    pub fn compared(self, of: &Compared) -> String {
        let gain = of.other - of.log_loss;
        self.hands_foretell(of.log_loss, of.other, of.games, gain, of.error)
    }

    pub fn first_moved(self, worth: &FirstMoveWorth) -> String {
        let [low, high] = worth.interval;
        self.first_move_won(worth.share, worth.games, worth.p, low, high)
    }

    /// The win rate of the first side by its hands alone, for each game: `game 1 38%, game 2 51%`.
    pub fn deals_alone(self, of: &[(u32, f64)]) -> String {
        let each = |(no, p): &(u32, f64)| self.each(no, percent(*p));
        let each: Vec<String> = of.iter().map(each).collect();
        self.deal_alone(each.join(JoinWords::speaking(self.voice).comma()))
    }
}

pub fn percent(p: f64) -> String {
    format!("{:.0}%", (p * 100.0).clamp(1.0, 99.0))
}

pub(in crate::words) fn card_game(voice: Voice, game: CardGame) -> &'static str {
    let say = HandsWords::speaking(voice);
    match game {
        CardGame::PrimeDaifugo => say.prime_daifugo(),
        CardGame::Daihinmin => say.daihinmin(),
    }
}
