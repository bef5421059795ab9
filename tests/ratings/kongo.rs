//! Forecasts by ratings, the first move and the dealt hands for the 448 games of the first
//! Kongō tournament. `docs/RATING-METHODS.md` shows the rows, which are compared.
//!
//! The event is played in order, and every game is predicted from the ratings before its
//! match. The worth of the first move and of a hand cannot be known beforehand: it is
//! fitted on one half of the matches and evaluated on the other, both ways.

mod deal;

use banzuke::domain::rating::calibration::{Measures, Prediction, calibration};
use banzuke::domain::rating::{Damping, GamesOfTwo, Played, Scale, expected, replay};

use deal::{Deal, Worth, fit, season};

/// One match as in the table.
pub(crate) struct Match {
    players: [u32; 2],
    deals: Vec<Deal>,
}

/// The ratings that a forecast uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rated {
    /// None: all players are equal.
    Equals,
    /// The published formula, K = 32, with a match of sixteen games rated at once.
    Match,
    /// [`Self::Match`], damped by `{"cap": 10}`.
    Capped,
    /// Every game is rated, and predicted, from the ratings after the game before it.
    Game,
}

/// The facts known besides the ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// Nothing.
    Nothing,
    /// The first move; it also counts in the ratings.
    First,
    /// The hands too, in the forecast but not in the ratings.
    Foretold,
    /// The hands too, in the ratings but not in the forecast.
    Corrected,
    /// The hands too, in both.
    Both,
}

type Model = (Rated, Known);

/// The rows of the table.
const MODELS: [Model; 16] = [
    (Rated::Equals, Known::Nothing),
    (Rated::Equals, Known::First),
    (Rated::Equals, Known::Foretold),
    (Rated::Match, Known::Nothing),
    (Rated::Match, Known::First),
    (Rated::Match, Known::Foretold),
    (Rated::Match, Known::Corrected),
    (Rated::Match, Known::Both),
    (Rated::Capped, Known::Nothing),
    (Rated::Capped, Known::First),
    (Rated::Capped, Known::Foretold),
    (Rated::Capped, Known::Both),
    (Rated::Game, Known::Nothing),
    (Rated::Game, Known::First),
    (Rated::Game, Known::Foretold),
    (Rated::Game, Known::Both),
];

/// Pairs of forecasts, of which the first should be better.
const COMPARED: [[Model; 2]; 8] = [
    [(Rated::Equals, Known::Foretold), (Rated::Equals, Known::First)],
    [(Rated::Match, Known::Foretold), (Rated::Match, Known::First)],
    [(Rated::Game, Known::Foretold), (Rated::Game, Known::First)],
    [(Rated::Match, Known::Both), (Rated::Match, Known::Foretold)],
    [(Rated::Game, Known::Both), (Rated::Game, Known::Foretold)],
    [(Rated::Match, Known::First), (Rated::Equals, Known::First)],
    [(Rated::Game, Known::First), (Rated::Equals, Known::First)],
    [(Rated::Game, Known::Foretold), (Rated::Equals, Known::Foretold)],
];

fn named((rated, known): Model) -> String {
    let rated = match rated {
        Rated::Equals => "all equals",
        Rated::Match => "match, K = 32",
        Rated::Capped => "match, cap 10",
        Rated::Game => "game by game",
    };
    let known = match known {
        Known::Nothing => "nothing",
        Known::First => "first move",
        Known::Foretold => "first move, hands foretell",
        Known::Corrected => "first move, hands correct",
        Known::Both => "first move, hands do both",
    };
    format!("{rated} | {known}")
}

/// Forecasts of every game of every match, for the player with the first move.
fn foretell((rated, known): Model, matches: &[Match], worth: Worth) -> Vec<Vec<Prediction>> {
    let damping = (rated == Rated::Capped).then_some(Damping::Cap(10.0));
    let first_move = (known != Known::Nothing).then_some(worth.first_move());
    let scale = Scale { damping, first_move, ..Scale::STANDARD };
    let corrected = matches!(known, Known::Corrected | Known::Both);
    let foretold = matches!(known, Known::Foretold | Known::Both);
    let at_once = if rated == Rated::Game { 1 } else { usize::MAX };
    let parts = matches.iter().flat_map(|one| {
        one.deals.chunks(at_once).map(|deals| {
            Played::Games(Box::new(GamesOfTwo {
                players: one.players,
                games: deals.iter().map(|deal| deal.game(worth, corrected)).collect(),
                event: 0,
            }))
        })
    });
    let steps = replay(&scale, 8, &parts.collect::<Vec<Played>>()).steps;
    let mut gaps = steps.chunks(2).map(|both| both[0].before - both[1].before);
    let mut of_part = |deals: &[Deal]| -> Vec<Prediction> {
        let gap = gaps.next().filter(|_| rated != Rated::Equals).unwrap_or(0.0);
        let expected = |deal: &Deal| expected(gap, scale.odds(&deal.game(worth, foretold)));
        deals.iter().map(|deal| deal.seen_by_first(expected(deal), gap)).collect()
    };
    matches.iter().map(|one| one.deals.chunks(at_once).flat_map(&mut of_part).collect()).collect()
}

/// Like [`foretell`], with each half of the matches predicted by the fit on the other.
fn crossed(model: Model, matches: &[Match]) -> Vec<Vec<Prediction>> {
    let half = matches.len() / 2;
    let mut both = foretell(model, matches, fit(&matches[half..]));
    both.truncate(half);
    both.extend(foretell(model, matches, fit(&matches[..half])).split_off(half));
    both
}

fn measures(foretold: &[Vec<Prediction>]) -> Measures {
    calibration(&foretold.concat()).all
}

/// How much lower the log-loss of `one` is than that of `other`, and the
/// standard error of the difference, with the games of a match combined.
fn gain(one: &[Vec<Prediction>], other: &[Vec<Prediction>]) -> [f64; 2] {
    let loss = |games: &Vec<Prediction>| calibration(games).all.log_loss;
    let gains: Vec<f64> =
        one.iter().zip(other).map(|(one, other)| loss(other) - loss(one)).collect();
    let count = f64::from(u32::try_from(gains.len()).expect("few"));
    let mean = gains.iter().sum::<f64>() / count;
    let squares: f64 = gains.iter().map(|gain| (gain - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0) / count).sqrt()]
}

/// The rows of the tables in the document.
fn rows(matches: &[Match]) -> Vec<String> {
    let half = matches.len() / 2;
    let coin = crossed(MODELS[0], matches);
    let judged = MODELS.map(|model| {
        let foretold = crossed(model, matches);
        let [early, late] = [&foretold[..half], &foretold[half..]].map(|of| measures(of).log_loss);
        let Measures { log_loss, brier, .. } = measures(&foretold);
        let [gain, error] = gain(&foretold, &coin);
        let name = named(model);
        format!("| {name} | {early:.3} | {late:.3} | {log_loss:.3} | {brier:.3} | {gain:+.3} ± {error:.3} |")
    });
    let compared = COMPARED.map(|[one, other]| {
        let [gain, error] = gain(&crossed(one, matches), &crossed(other, matches));
        let (one, other) = (named(one), named(other));
        format!("| {one} | {other} | {gain:+.3} ± {error:.3} |")
    });
    let fitted = [("first", &matches[..half]), ("last", &matches[half..])].map(|(half, of)| {
        let Worth { first, joker, tall } = fit(of);
        format!("| {half} 14 | {first:.2} | {joker:.2} | {tall:.2} |")
    });
    judged.into_iter().chain(compared).chain(fitted).collect()
}

#[test]
fn the_document_says_what_the_real_games_say() {
    let matches = season();
    assert_eq!(
        (matches.len(), matches.iter().map(|one| one.deals.len()).sum::<usize>()),
        (28, 448)
    );
    let document = include_str!("../../docs/RATING-METHODS.md");
    for row in rows(&matches) {
        assert!(document.contains(&row), "docs/RATING-METHODS.md has no row\n{row}");
    }
}

/// `cargo test the_rows_for_the_document -- --ignored --nocapture`
#[test]
#[ignore = "prints what the document shows"]
fn the_rows_for_the_document() {
    println!("{}", rows(&season()).join("\n"));
}
