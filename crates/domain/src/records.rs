//! Ratings from game records (S1): the losses of a player's moves
//! against those of an engine, and the rating that they suggest.
//!
//! A [`Measure`] reduces the losses of a game to one number. A [`Fit`] relates the losses of players to their
//! ratings, and gives the [`Estimate`] for others. All losses are in the unit of the engine, discs or pawns.

mod fit;
mod loss;
mod spread;

pub use fit::{
    Curve, Estimate, Fit, FitError, FitPoint, Fitted, FittedLine, NORMAL_90, Sample, Suggestion,
    line,
};
pub use loss::{
    AnalysedMove, Filter, GameLoss, GameRecord, Judged, Measure, PlayerSide, Records,
    RecordsBuilder, Statistic, pooled,
};
pub use spread::{Spread, as_wide_as};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::rating::performance::Against;

    /// Anscombe, Graphs in Statistical Analysis (The American Statistician 27, 1973), the first of the four sets.
    const ANSCOMBE: [(f64, f64); 11] = [
        (10.0, 8.04),
        (8.0, 6.95),
        (13.0, 7.58),
        (9.0, 8.81),
        (11.0, 8.33),
        (14.0, 9.96),
        (6.0, 7.24),
        (4.0, 4.26),
        (12.0, 10.84),
        (7.0, 4.82),
        (5.0, 5.68),
    ];

    fn near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() < within, "{found}, not {wanted}");
    }

    #[test]
    fn a_line_is_that_of_anscombe() {
        let (line, _) = line(&ANSCOMBE).expect("a line");
        near(line.intercept, 3.0001, 1e-4);
        near(line.slope, 0.5001, 1e-4);
        near(line.r2, 0.6665, 1e-4);
        near(line.adjusted_r2, 0.6295, 1e-4);
        near(line.deviation.powi(2), 4.1273, 1e-4);
    }

    #[test]
    fn a_point_left_out_is_foretold_by_the_others() {
        let (all, left_out) = line(&ANSCOMBE).expect("a line");
        let mut squares = 0.0;
        for (at, point) in ANSCOMBE.iter().enumerate() {
            let mut others = ANSCOMBE.to_vec();
            others.remove(at);
            let told = line(&others).expect("a line").0.at(point.0);
            near(left_out[at], told, 1e-9);
            squares += (point.1 - told).powi(2);
        }
        near(all.left_out_error, (squares / 11.0).sqrt(), 1e-9);
        assert!(all.left_out_r2 < all.adjusted_r2);
    }

    #[test]
    fn no_line_goes_through_two_points_or_through_equals() {
        assert_eq!(line(&ANSCOMBE[..2]), None);
        assert_eq!(line(&[(1.0, 2.0), (1.0, 3.0), (1.0, 4.0)]), None);
        assert_eq!(line(&[(1.0, 2.0), (2.0, 2.0), (3.0, 2.0)]), None);
        // The third point alone decides the slope; without it the mean of the others predicts.
        let (_, left_out) = line(&[(0.0, 1.0), (0.0, 3.0), (1.0, 9.0)]).expect("a line");
        near(left_out[2], 2.0, 1e-9);
    }

    fn made(ply: u32, best: f64, played: f64, legal: u32, exact: bool) -> AnalysedMove {
        AnalysedMove { ply, best, played, legal: Some(legal), exact, ..AnalysedMove::default() }
    }

    #[test]
    fn a_measure_takes_the_moves_of_its_filter() {
        let moves = vec![
            made(1, 0.0, 0.0, 4, false),
            made(11, 4.0, 0.0, 5, false),
            made(41, 20.0, 4.0, 3, false),
            made(59, -9.0, -9.0, 1, true),
        ];
        let side = PlayerSide { game: 0, player: 0, score: None, moves };
        let mean = |measure: Measure| measure.of(&side).map(|loss| (loss.mean(), loss.moves));
        let of = |statistic, filter| mean(Measure { statistic, filter });
        assert_eq!(mean(Measure::S1_ALL), Some((5.0, 4)));
        assert_eq!(mean(Measure::S1_FIRST_40), Some((2.0, 2)));
        assert_eq!(of(Statistic::Mean, Filter::STANDARD), Some((10.0, 2)));
        assert_eq!(of(Statistic::Capped(12.0), Filter::STANDARD), Some((8.0, 2)));
        assert_eq!(of(Statistic::RootMean, Filter::STANDARD), Some((3.0, 2)));
        let close = Filter { within: Some(10.0), ..Filter::STANDARD };
        assert_eq!(of(Statistic::Mean, close), Some((4.0, 1)));
        assert_eq!(of(Statistic::Mean, Filter { exact: true, ..Filter::ALL }), Some((0.0, 1)));
        assert_eq!(of(Statistic::Mean, Filter { exact: true, ..Filter::STANDARD }), None);
    }

    /// Yamashita's mean of bad moves, by hand: (300 + 50) / 2 of the moves
    /// that differ from the engine's and lose; two of five agree.
    #[test]
    fn mistakes_and_agreement_are_those_of_yamashita() {
        let of = |ply, best, played, made: &str, best_move: &str| AnalysedMove {
            made: Some(made.into()),
            best_move: Some(best_move.into()),
            ..made_at(ply, best, played)
        };
        let moves = vec![
            of(40, 100.0, -200.0, "7g7f", "2g2f"),
            of(42, 50.0, 50.0, "2g2f", "2g2f"),
            // Another move as good as the engine's is neither a mistake nor an agreement.
            of(44, 80.0, 80.0, "3g3f", "8h2b+"),
            of(46, 20.0, -30.0, "4g4f", "5g5f"),
            // A search of this move alone may value it less; it is still the same move.
            of(48, 10.0, 5.0, "6g6f", "6g6f"),
            // Moves before move 40 and in decided positions do not count in shogi.
            of(38, 500.0, 0.0, "1g1f", "9g9f"),
            of(50, -1500.0, -3000.0, "1g1f", "9g9f"),
        ];
        let side = PlayerSide { game: 0, player: 0, score: None, moves };
        let loss = |statistic| Measure { statistic, filter: Filter::SHOGI }.of(&side);
        let mistakes = loss(Statistic::Mistakes).expect("two");
        assert_eq!((mistakes.moves, mistakes.mean()), (2, 175.0));
        let agreement = loss(Statistic::Agreement).expect("five");
        assert_eq!((agreement.moves, agreement.mean()), (5, 0.4));
        let perfect = PlayerSide { moves: vec![of(42, 5.0, 5.0, "2g2f", "2g2f")], ..side };
        assert_eq!(
            Measure { statistic: Statistic::Mistakes, filter: Filter::ALL }.of(&perfect),
            None
        );
    }

    fn made_at(ply: u32, best: f64, played: f64) -> AnalysedMove {
        made(ply, best, played, 9, false)
    }

    /// White is at -150 before ply 4 and at -400 before ply 8; black is never below 0.
    #[test]
    fn a_player_resigns_before_the_ply_whose_best_move_is_too_bad() {
        let mut records = RecordsBuilder::default();
        for (ply, best) in [(1, 0.0), (3, 120.0), (5, 200.0), (7, 350.0), (9, 900.0)] {
            records.add("a", "Black", None, made_at(ply, best, best));
        }
        for (ply, best) in [(2, 0.0), (4, -150.0), (6, -200.0), (8, -400.0)] {
            records.add("a", "White", None, made_at(ply, best, best));
        }
        let records = records.finish();
        assert_eq!(records.plies(0), 9);
        let resigned =
            [100.0, 150.0, 200.0, 300.0, 1000.0].map(|at| records.plies_if_resigned(0, at));
        assert_eq!(resigned, [Some(3), Some(3), Some(5), Some(7), None]);
    }

    /// S1 prints the estimates of its line for ten other players: 1780 for the first.
    #[test]
    fn the_line_of_s1_gives_the_estimates_of_s1() {
        let rating = |loss: f64| -196.32 * loss + 2171.7;
        let estimated =
            [1780.0, 1859.0, 1734.0, 1740.0, 1712.0, 2043.0, 1942.0, 1912.0, 2057.0, 1956.0];
        let samples: Vec<Sample> = estimated
            .iter()
            .map(|rating| Sample {
                player: String::new(),
                rated: None,
                rating: *rating,
                games: vec![GameLoss { sum: (2171.7 - rating) / 196.32, moves: 1 }],
            })
            .collect();
        let fitted = Fit::of(&samples, Measure::S1_ALL, Curve::Straight, 1).expect("a fit").fit;
        near(fitted.on_line(2.0), rating(2.0), 1e-6);
        near(fitted.line.r2, 1.0, 1e-9);
        assert!(fitted.is_outside(3.0) && !fitted.is_outside(1.0));
    }

    /// Players with ratings `2000 − 100·loss`, whose games vary as in the model.
    fn players(games: usize) -> Vec<Sample> {
        let sample = |at: u32| {
            let strength = 2.0 + f64::from(at) / 4.0;
            let off =
                |no: usize| [0.9, -1.1, 1.0, -0.4][(no + at as usize) % 4] * strength.sqrt() / 2.0;
            let game = |no: usize| GameLoss { sum: strength + off(no), moves: 1 };
            Sample {
                player: at.to_string(),
                rated: None,
                rating: 2000.0 - 100.0 * strength,
                games: (0..games).map(game).collect(),
            }
        };
        (0..20).map(sample).collect()
    }

    #[test]
    fn few_games_are_drawn_to_the_middle_and_known_less_well() {
        for curve in [Curve::Straight, Curve::Log, Curve::Root] {
            let fit = Fit::of(&players(3), Measure::S1_ALL, curve, 1).expect("a fit").fit;
            let of = |games| fit.estimate(3.0, games);
            assert!(of(1).deviation > of(4).deviation && of(4).deviation > of(100).deviation);
            let middle = fit.estimate(4.375, 1).rating;
            assert!((of(1).rating - middle).abs() < (of(50).rating - middle).abs(), "{curve}");
            assert!(of(50).rating > middle, "{curve}");
            // The rating that `players` gives a player with this loss.
            near(of(3).rating, 1700.0, 40.0);
        }
        assert!(Fit::is_rough(2) && !Fit::is_rough(3));
    }

    #[test]
    fn only_players_with_enough_games_make_the_line() {
        let mut samples = players(4);
        samples[0].games.truncate(1);
        let fitted = Fit::of(&samples, Measure::S1_ALL, Curve::Straight, 2).expect("a fit");
        assert_eq!((fitted.fit.players, fitted.fit.games, fitted.points.len()), (19, 76, 19));
        assert_eq!(fitted.points[0].player, samples[1].player);
        assert_eq!(fitted.fit.spread.players, 20);
        let few = Fit::of(&samples, Measure::S1_ALL, Curve::Straight, 5);
        assert_eq!(few, Err(FitError::TooFew(0)));
    }

    #[test]
    fn a_game_without_an_error_is_no_perfect_player() {
        let fit = Fit::of(&players(4), Measure::S1_ALL, Curve::Log, 1).expect("a fit").fit;
        assert!(fit.estimate(0.0, 1).rating.is_finite());
    }

    /// S4: 75 % against 1500 is 1690.85, which is the result if nothing was known before.
    #[test]
    fn results_outweigh_an_estimate_that_says_nothing() {
        let met = [Against { rating: 1500.0, score: 3000.0, games: 4000.0 }];
        let vague = Estimate { rating: 1000.0, deviation: 1000.0 };
        near(vague.with_results(&met, 400.0).rating, 1690.85, 0.5);
        // 200 points for odds of 3 to 1.
        let scale = 200.0 / 3.0_f64.log10();
        near(vague.with_results(&met, scale).rating, 1700.0, 0.5);
    }

    #[test]
    fn a_result_moves_an_estimate_and_narrows_it() {
        let before = Estimate { rating: 1500.0, deviation: 200.0 };
        let even = [Against { rating: 1500.0, score: 0.5, games: 1.0 }];
        let drawn = before.with_results(&even, 400.0);
        near(drawn.rating, 1500.0, 1e-6);
        // 1/200² + ¼·(ln10/400)².
        near(drawn.deviation, 173.24, 0.1);
        let won = [Against { rating: 1500.0, score: 9.0, games: 9.0 }];
        let won = before.with_results(&won, 400.0);
        assert!(won.rating > 1600.0 && won.rating < 2000.0, "{}", won.rating);
        near(before.with_results(&[], 400.0).rating, 1500.0, 1e-6);
        let [low, high] = before.interval();
        near(high - low, 2.0 * 328.97, 0.01);
    }

    /// The share of other players within the 90 % intervals of a fit to
    /// this many players, whose ratings lie 80 points around a line.
    fn held(chance: &mut Chance, players: usize) -> f64 {
        let sample = |chance: &mut Chance| {
            let loss = 3.0 + 0.7 * chance.normal();
            let game = |chance: &mut Chance| {
                let off = 0.9 * chance.normal();
                GameLoss { sum: 30.0 * (loss + off).max(0.1), moves: 30 }
            };
            Sample {
                player: String::new(),
                rated: None,
                rating: 2000.0 - 150.0 * loss + 80.0 * chance.normal(),
                games: (0..6).map(|_| game(chance)).collect(),
            }
        };
        let known: Vec<Sample> = (0..players).map(|_| sample(chance)).collect();
        let fit = Fit::of(&known, Measure::S1_ALL, Curve::Straight, 1).expect("a fit").fit;
        let others: Vec<Sample> = (0..20).map(|_| sample(chance)).collect();
        let within = others.iter().filter(|one| {
            let [low, high] = fit.estimate(one.loss(), one.games.len()).interval();
            (low..=high).contains(&one.rating)
        });
        f64::from(u32::try_from(within.count()).expect("few")) / 20.0
    }

    /// In games of real players the ratings of those who lose most lie about twice as far from the estimate; with
    /// one deviation for all, intervals of strong players held too much and those of weak ones too little.
    #[test]
    fn ratings_of_weak_players_are_told_less_surely() {
        let mut chance = Chance::new(54, 1);
        let sample = |chance: &mut Chance| {
            let root = 1.5 + 0.3 * chance.normal();
            let game = |chance: &mut Chance| GameLoss {
                sum: 30.0 * (root * root + 0.58 * root * chance.normal()).max(0.1),
                moves: 30,
            };
            Sample {
                player: String::new(),
                rated: None,
                rating: 4000.0 - 1500.0 * root
                    + 120.0 * (1.2 * (root - 1.5)).exp() * chance.normal(),
                games: (0..12).map(|_| game(chance)).collect(),
            }
        };
        let known: Vec<Sample> = (0..400).map(|_| sample(&mut chance)).collect();
        let fit = Fit::of(&known, Measure::S1_ALL, Curve::Root, 1).expect("a fit").fit;
        assert!((0.5..1.5).contains(&fit.spread.widening), "{:?}", fit.spread);
        let others: Vec<Sample> = (0..2000).map(|_| sample(&mut chance)).collect();
        for strong in [true, false] {
            let own = others.iter().filter(|one| (one.loss() < 2.25) == strong);
            let (mut all, mut within) = (0.0, 0.0);
            for one in own {
                let [low, high] = fit.estimate(one.loss(), 12).interval();
                all += 1.0;
                within += f64::from(u8::from((low..=high).contains(&one.rating)));
            }
            assert!((0.87..=0.93).contains(&(within / all)), "{strong}: {}", within / all);
        }
    }

    /// With the line assumed known, residuals divided by n and a normal
    /// distribution, fits to 5, 8, 15 and 40 players held between 72 and 89 %.
    #[test]
    fn intervals_of_fits_to_few_players_hold_what_they_say() {
        let mut chance = Chance::new(54, 0);
        let mut told = Vec::new();
        for players in [5, 8, 15, 40] {
            let held: f64 = (0..200).map(|_| held(&mut chance, players)).sum::<f64>() / 200.0;
            told.push((players, held));
        }
        println!("{told:?}");
        assert!(told.iter().all(|(_, held)| (0.87..=0.93).contains(held)), "{told:?}");
    }

    /// Players whose losses are lognormal and whose games are gamma, after 1 to 12 games, with ratings from 10 or
    /// 100 rated games: a normal population held 93 % of those with one game and 86 % of those with a few.
    #[test]
    fn intervals_hold_after_any_number_of_games_and_rated_games() {
        let mut chance = Chance::new(54, 2);
        // The sum of this many exponential losses with mean ½: its variance is half of its mean, as in `noise`.
        let half_losses = |chance: &mut Chance, count: u32| -> f64 {
            (0..count).map(|_| -0.5 * chance.unit().max(1e-12).ln()).sum()
        };
        let mut sample = |games: usize, rated: u32| {
            let count = (4.0 * (0.45 * chance.normal()).exp()).round().clamp(1.0, 40.0);
            let count = (1..=40).find(|whole| f64::from(*whole) >= count).expect("few");
            let strength = 0.5 * f64::from(count);
            let off = (110.0 * 110.0 + 160_000.0 / f64::from(rated)).sqrt() * chance.normal();
            let game = |_| GameLoss { sum: half_losses(&mut chance, count), moves: 1 };
            Sample {
                player: String::new(),
                rating: 4000.0 - 1500.0 * strength.sqrt() + off,
                rated: Some(rated),
                games: (0..games).map(game).collect(),
            }
        };
        let kinds: Vec<(usize, u32)> =
            [1, 3, 7, 12].into_iter().flat_map(|games| [(games, 10), (games, 100)]).collect();
        let mut of_each = |count: usize| -> Vec<Sample> {
            kinds
                .iter()
                .flat_map(|(games, rated)| vec![(*games, *rated); count])
                .map(|(g, r)| sample(g, r))
                .collect()
        };
        let known = of_each(60);
        let fit = Fit::of(&known, Measure::S1_ALL, Curve::Root, 1).expect("a fit").fit;
        assert!((60_000.0..400_000.0).contains(&fit.spread.of_rated_game), "{:?}", fit.spread);
        let others = of_each(400);
        for (games, rated) in kinds {
            let own: Vec<&Sample> = others
                .iter()
                .filter(|one| (one.games.len(), one.rated) == (games, Some(rated)))
                .collect();
            let holds = |one: &&&Sample| {
                let [low, high] = fit.foretell(one).interval();
                (low..=high).contains(&one.rating)
            };
            let within = own.iter().filter(holds).count();
            println!("{games} {rated}: {within} of {}", own.len());
            assert!((340..=380).contains(&within), "{games} games, {rated} rated: {within} of 400");
        }
    }
}
