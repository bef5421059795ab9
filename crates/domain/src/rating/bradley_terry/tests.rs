use chrono::Datelike as _;

use super::*;
use crate::progress::NoProgress;

fn day(year: i32, month: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(year, month, 15).expect("a day")
}

fn bout(on: NaiveDate, players: [u32; 2], won: f64, lost: f64) -> Bout {
    Bout { day: on.num_days_from_ce(), players, won, lost, ..Bout::default() }
}

fn fit(players: usize, bouts: &[Bout], on: NaiveDate) -> AgedRatings {
    NoProgress::whole(AgedRatings::fit(&AgeWeights::federation(), players, bouts, on, &NoProgress))
}

fn logit(ratings: &AgedRatings, [a, b]: [u32; 2]) -> f64 {
    let [a, b] = [a, b].map(|player| ratings.of(player).expect("rated").interval.rating);
    (a - b) / LOGIT
}

/// American League, eastern division, 1987: A. Agresti, *Categorical Data Analysis* (2nd edition), table 10.10; the fit as in
/// the vignette of R's `BradleyTerry2`, Baltimore at 0.
#[test]
fn baseball_of_1987_is_rated_as_in_the_literature() {
    // Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore: wins of the row.
    let wins = [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ];
    let pairs = (0..7).flat_map(|a| (0..a).map(move |b| [b, a]));
    let of = |[a, b]: [u32; 2]| {
        let [won, lost] = [[a, b], [b, a]].map(|[own, other]| wins[own as usize][other as usize]);
        bout(day(1987, 5), [a, b], f64::from(won), f64::from(lost))
    };
    let bouts: Vec<Bout> = pairs.map(of).collect();
    let ratings = fit(7, &bouts, day(1987, 10));
    let fitted = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839];
    for (team, wanted) in (0..).zip(fitted) {
        let found = logit(&ratings, [team, 6]);
        assert!((found - wanted).abs() < 6e-5, "team {team}: {found}, not {wanted}");
    }
    // All play the same number of games, so the mean is plain.
    let mean = ratings.all().map(|(_, own)| own.interval.rating).sum::<f64>() / 7.0;
    assert!((mean - MEAN).abs() < 1e-9, "{mean}");
}

/// Three of four are odds of 3 to 1, and 200 points; a quarter of a new game counts as a whole one of which a quarter counts.
#[test]
fn three_to_one_is_200_points_and_old_games_count_less() {
    let now = day(2017, 12);
    let new = fit(2, &[bout(now, [0, 1], 3.0, 1.0)], now);
    assert!((logit(&new, [0, 1]) * LOGIT - 200.0).abs() < 1e-3);
    let elo = new.difference([0, 1]).expect("both are rated");
    assert!((elo - 400.0 * 3.0_f64.log10()).abs() < 1e-3, "{elo}");
    // 150 wins of 10 months' age at weight 100 against 100 new losses at 150.
    let aged = [bout(day(2017, 2), [0, 1], 150.0, 0.0), bout(now, [0, 1], 0.0, 100.0)];
    assert!(logit(&fit(2, &aged, now), [0, 1]).abs() < 1e-6);
    // Before the losses nothing is known.
    assert_eq!(fit(2, &aged, day(2017, 11)).of(0), None);
}

/// Half a win is as good as a win and a loss in two games.
#[test]
fn a_draw_is_half_a_win() {
    let now = day(2017, 12);
    let drawn = Bout { drawn: 2.0, ..bout(now, [0, 1], 1.0, 0.0) };
    let halves = fit(2, &[bout(now, [0, 1], 2.0, 1.0)], now);
    let difference = logit(&fit(2, &[drawn], now), [0, 1]) - logit(&halves, [0, 1]);
    assert!(difference.abs() < 1e-6, "{difference}");
}

#[test]
fn who_has_not_played_for_38_months_is_rated_but_not_listed() {
    let (old, now) = (day(2014, 10), day(2017, 12));
    let bouts = [bout(old, [0, 1], 1.0, 1.0), bout(now, [1, 2], 1.0, 1.0)];
    let ratings = fit(4, &bouts, now);
    let listed = |player| ratings.of(player).map(|own| own.is_listed());
    assert_eq!([0, 1, 2, 3].map(listed), [Some(false), Some(true), Some(true), None]);
    assert_eq!(ratings.of(1).map(|own| own.recent), Some(2.0));
}
