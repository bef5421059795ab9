//! Texts on ratings: rules of lists, what is known and what is missing, quality of predictions.

use std::f64::consts::LN_2;

use crate::cards::{CardFault, GamesFault};
use crate::club::question::backtest::{BackTest, Rival, UnitAdvice};
use crate::club::question::changes::RulesEffect;
use crate::club::question::whole_history::{Apart, FEWEST, FitAdvice};
use crate::words::prelude::*;

/// The most players of a group that are named; in larger groups the others are counted.
const NAMED: usize = 3;

words! {
    pub RatingWords in "rating" {
        rooms: { report: ReportWords, }
    }

    fn damping(say: Damping) {
        Cap(games); Root(games);
    }

    fn established(say; rules: &Established) joined JoinWords::speaking(say.voice).comma() {
        _ => established_from(games = rules.games); if let Some(width) = rules.half_width => within_width;
        if let Some(most) = rules.months => game_within;
    }

    fn scale(say; scale: &Scale) joined JoinWords::speaking(say.voice).comma() {
        _ => k_alone(k = scale.k); _ => initial(start = scale.start);
        for step in &scale.k_steps => { say.k_for(step.k, &say.when(step)) };
        if scale.k_sticky => k_stays; if scale.unit == Unit::Game => game; if scale.unit == Unit::Event => event;
        if scale.draws == Draws::LeftOut => drawn_games_left;
        if let Some(damping) = scale.damping => { say.damping(damping) };
        if let Some(p) = scale.first_move => first_move;
        if scale.history != HistoryRules::STANDARD => whole_histories(w2 = scale.history.w2, wins = scale.history.wins);
    }

    fn when(say; step: &KStep) each {
        if let Some(games) = step.games_below => before_games;
        if let Some(rating) = step.rating_below => below;
        if let Some(day) = step.before => until_day(last = day - Days::new(1));
    }

    fn back_tested(say; found: &BackTest) each {
        _ => { say.report.back_tested().to_owned() };
        for (rival, games) in &found.partial => {
            say.report.judged(say.rival(*rival), format_args!("{games:.0}"), format_args!("{:.0}", found.games))
        };
    }

    fn k_for(say; k: f64, when: &[String]) match when {
        [] => k_otherwise; _ => k_when(when = when.join(say.and_when()));
    }

    fn rules_effect(say; effect: &RulesEffect) = ratings_that_change(most = effect.most.round(), ..effect);

    fn method(say: Method, error: f64) {
        Exact; Simulated(of) => simulated(runs = of.runs, seed = of.seed);
    }

    fn race(say; a: &str, b: &str, race: &Race) = race_won(
        a, b, a_probability = race.probability, b_probability = 1.0 - race.probability,
        worth = match (race.to_a.abs_diff(race.to_b), points_worth(race.to_a.abs_diff(race.to_b), race.to_a.max(race.to_b))) {
            (1.., Some(points)) => say.start_worth(race.to_a.abs_diff(race.to_b), points),
            _ => say.no_start().to_owned(),
        }, ..race);

    fn rival(say: Rival) {
        Elo(k); Own => { say.model(Model::Elo).to_owned() };
        WholeHistory => { say.model(Model::WholeHistory).to_owned() };
        BradleyTerry => { say.model(Model::BradleyTerry).to_owned() };
    }

    fn apart(say, club; apart: &Apart) = groups_apart(
        names = apart.smallest.iter().take(NAMED).map(|id| name(*id, club)).collect::<Vec<_>>(),
        more = apart.smallest.len().saturating_sub(NAMED), ..apart);
    fn overshoot(say; found: &Overshoot) = moves_too_far(
        games = found.games, k = short(found.k), product = short(found.product()),
        limit = Overshoot::LIMIT, share = found.share,
        mended = match found.at_most { 0 => say.lower_k().to_owned(), games => say.set_damping(games) });
    fn measures(say; measures: &Measures) = measured(..measures);
    fn unit_advice(say; advice: &UnitAdvice, list: &str) = predicts_better(
        list, beside = if advice.by_match >= LN_2 { say.beside() } else { "" }, coin = LN_2, ..advice);
    fn peak(say, club; id: PlayerId, rating: f64, day: NaiveDate) = highest(name = Called(id));
    fn health(say; health: &Health, [from, to]: [NaiveDate; 2], start: f64) = pool_health(
        players = health.players, day = say.voice.words().term.full_day(to), mean = written(health.mean),
        median = written(health.median), above = health.above * 100.0,
        since = say.voice.words().term.full_day(from),
        entered = say.entered(health.newcomers, way(health.entering), health.entering.abs()),
        left = say.left(health.leavers, way(health.leaving), health.leaving.abs()));

    fn takes(say; division: Option<Division>) match division { None => open; Some(of) => limits(..of); }

    fn standing(say; list: &str, interval: Interval, missing: &[Missing]) match missing {
        [] => established_at(rating = written(interval.rating), half_width = interval.half_width().ceil());
        _ => provisional_at(
            rating = interval.rating, half_width = interval.half_width().ceil(),
            lacks = missing.iter().map(|it| say.missing(it)).collect::<Vec<_>>()
                .join(JoinWords::speaking(say.voice).semicolon()));
    }

    fn missing(say: Missing) {
        Games(games) => more_games; HalfWidth { now, at_most } => half_width(now = now.ceil());
        Activity { now, at_most: months } => activity(now = now.floor());
    }

    fn no_odds(say: NoOdds, found: &Tournament) -> Message {
        NotDrawn if found.stage().is_some_and(|stage| stage.plan.format.has_draw()) => not_drawn(
            name = &found.name, argument = argument(&found.name));
        _ => no_fixed_opponents(name = &found.name);
    }

    pub ReportWords in "rating-report";

    fn fit_advice(say: FitAdvice, list: &str) {
        AllEqual; Keep; TooFew(matches) => too_few(fewest = FEWEST);
        Unsure(best) => unsure(w2 = best.rules.w2, wins = best.rules.wins, gain = best.gain(), error = best.compared.error);
        Change { best, at_an_end } => best_rules(
            w2 = best.rules.w2, wins = best.rules.wins, gain = best.gain(), error = best.compared.error,
            end = if *at_an_end { say.at_an_end() } else { "" },
            command = format!("banzuke list set {} --w2 {} --prior-wins {}", argument(list), best.rules.w2, best.rules.wins));
    }

    pub HandsWords in "hands" {
        game[CardGame];
    }

    fn deals_alone(say; of: &[(u32, f64)]) = deal_alone(
        each = of.iter().map(|(no, p)| say.each(no, percent(*p))).collect::<Vec<_>>());

    fn not_hands(say; text: &str, fault: Option<&NotAHand>) -> Message + write_seats_like match fault {
        Some(NotAHand::OutOfRange(p)) => out_of_range;
        Some(NotAHand::Unreadable(_)) | None => no_hand_strength;
    }

    fn first_moved(say; worth: &FirstMoveWorth) = first_move_won(low = worth.interval[0], high = worth.interval[1], ..worth);

    fn compared(say; of: &Compared) = hands_foretell(gain = of.other - of.log_loss, ..of);

    fn not_games(say: NotGames, text: &str) -> Message + write_games_like {
        Unreadable(sign); Hand(NotAHand::OutOfRange(p)) => hand;
        Hand(NotAHand::Unreadable(hand)) => no_such_hand; Cards(hands); Several(games);
    }

    fn games_fault(say; text: &str, fault: &GamesFault) -> Message match fault {
        GamesFault::Text(fault) => { say.not_games(fault, text) };
        GamesFault::Cards(no, fault) => { say.card_fault(fault).after(|what| say.in_game(no, what)) };
    }

    fn card_fault(say: CardFault) -> Message {
        NoCardGame; Empty { hand }; NotInDeck { card, held, in_deck };
        NotACard { game: CardGame::PrimeDaifugo, hand, text } => not_a_prime_card;
        NotACard { game: CardGame::Daihinmin, hand, text } => not_a_card; Hands { typed, players };
        Players(game, players) => players(game = say.game(*game));
    }
}

impl RatingWords {
    fn model(self, model: Model) -> &'static str {
        self.voice.words().screen.rating.model(model)
    }

    pub fn section(self, found: &Tournament) -> Option<String> {
        let limits = found.division.map(|division| self.takes(Some(division)));
        let first = found.first_move.map(|p| self.first_move(p.p()));
        let hands = HandsWords::speaking(self.voice);
        let cards = found.card_game.map(|game| hands.game(game).to_owned());
        let told = JoinWords::speaking(self.voice).together([limits, first, cards]);
        (!told.is_empty()).then_some(told)
    }
}

/// Whether points were gained or lost, for the forms of a sentence.
fn way(points: f64) -> &'static str {
    if points.round() < 0.0 { "less" } else { "more" }
}

fn short(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

pub fn percent(p: f64) -> String {
    format!("{:.0}%", (p * 100.0).clamp(1.0, 99.0))
}
