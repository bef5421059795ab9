use proptest::prelude::*;

use super::evaluate::Evaluation;
use super::*;
use crate::card::Card;
use crate::game::DuelGame;

/// A deal from one deck, determined by random draws.
fn deal(draws: &[prop::sample::Index]) -> (Hand, Hand) {
    let mut deck: Vec<Card> =
        Card::all().flat_map(|card| vec![card; usize::from(card.in_deck())]).collect();
    let mut hands = [Hand::EMPTY; 2];
    for (at, draw) in draws.iter().enumerate() {
        let card = deck.swap_remove(draw.index(deck.len()));
        hands[at % 2] = hands[at % 2].with(card);
    }
    (hands[0], hands[1])
}

proptest! {
    #[test]
    fn what_two_hands_are_given_sums_to_one(
        draws in prop::collection::vec(any::<prop::sample::Index>(), 2..30),
    ) {
        let (a, b) = deal(&draws);
        let model = Model::default();
        for (ours, theirs) in
            [(First::A, First::B), (First::B, First::A), (First::Neutral, First::Neutral)]
        {
            let sum = model.p(a, b, ours) + model.p(b, a, theirs);
            prop_assert!((sum - 1.0).abs() < 1e-12, "{sum}");
        }
        prop_assert!(model.p(a, b, First::A) > model.p(a, b, First::B), "moving first helps");
    }

    #[test]
    fn no_text_stops_the_reading(text in ".*") {
        prop_assert!(text.parse::<Model>().is_err());
    }
}

#[test]
fn equal_hands_are_worth_a_half_and_the_first_move() {
    let model = Model::default();
    let hand = "QT338647JA9".parse().expect("a hand");
    assert!((model.p(hand, hand, First::Neutral) - 0.5).abs() < 1e-12);
    assert!((model.p(hand, hand, First::A) - model.first_move_p()).abs() < 1e-12);
}

#[test]
fn the_model_of_the_crate_is_read_and_printed() {
    let model = Model::default();
    assert_eq!(model.provenance.games, 448);
    assert_eq!(model.to_string().parse::<Model>().as_ref(), Ok(&model));
}

#[test]
fn what_is_no_model_says_why() {
    let good = Model::default().to_string();
    let with = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        good.replacen(from, to, 1).parse::<Model>().map_err(|error| error.to_string())
    };
    for (from, to, said) in [
        ("prime-daifugo", "daihinmin", "the model is of \"daihinmin\", not of \"prime-daifugo\""),
        ("format = 1", "format = 9", "format 9 is not known (this version reads format 1)"),
        ("\"jokers\"", "\"aces\"", "feature \"aces\" is not known"),
        ("weight = 0", "weight = inf #", "the weight of \"jokers\" is not a number"),
        ("first_move = 0", "first_move = nan #", "the weight of \"first_move\" is not a number"),
    ] {
        assert_eq!(with(from, to), Err(said.to_owned()));
    }
    assert!(with("first_move", "second_move").is_err_and(|said| said.contains("second_move")));
}

/// Games in which the player with more jokers wins three times out of four, and both move first equally often.
fn games() -> Vec<DuelGame> {
    let game = |at: usize| {
        let hands = ["XX3", "223"].map(|text| text.parse().expect("a hand"));
        let [rich, poor] = hands;
        let rich_first = at.is_multiple_of(2);
        DuelGame {
            match_id: format!("match {}", at / 8),
            players: ["P".to_owned(), "Q".to_owned()],
            hands: if rich_first { [rich, poor] } else { [poor, rich] },
            first_won: rich_first != (at % 8 >= 6),
        }
    };
    (0..80).map(game).collect()
}

#[test]
fn a_model_learns_what_games_show() {
    let recipe = Recipe { features: vec![Feature::Jokers], ridge: 0.0 };
    let model = Model::train_with(&games(), &recipe);
    let [rich, poor] = games()[0].hands;
    assert!((model.p(rich, poor, First::Neutral) - 0.75).abs() < 1e-6);
    assert!(model.first_move.abs() < 1e-6);
    assert_eq!((model.provenance.games, model.provenance.matches), (80, 10));
}

#[test]
fn a_report_tells_of_matches_left_out() {
    let recipe = Recipe { features: vec![Feature::Jokers], ridge: 0.0 };
    let report = Evaluation::new(&games(), &recipe.features).report(&recipe);
    // All matches are alike, so each is predicted with its own frequencies.
    let entropy = -(0.75 * 0.75f64.ln() + 0.25 * 0.25f64.ln());
    assert!((report.log_loss - entropy).abs() < 1e-6, "{}", report.log_loss);
    assert!((report.base - 2f64.ln()).abs() < 1e-6, "{}", report.base);
    assert!((report.slope - 1.0).abs() < 1e-6, "{}", report.slope);
    assert_eq!((report.games, report.matches, report.log_odds.len()), (80, 10, 80));
}

#[test]
fn without_games_everything_is_equal() {
    let model = Model::train(&[]);
    let [a, b] = games()[0].hands;
    assert!((model.p(a, b, First::A) - 0.5).abs() < 1e-12);
}
