use rayon::ThreadPoolBuilder;

use super::*;
use crate::domain::progress::NoProgress;

fn played(game: VirtualGame) -> Findings {
    NoProgress::whole(game.play(&NoProgress))
}

/// 200 sets in place of 1000: a median then has a standard error of about 1.25 · 37 / √200 = 3.3 points, and 8 are
/// nearly two and a half of them.
const SMALLER: VirtualGame = VirtualGame { sets: 200, ..VirtualGame::STANDARD };

/// S0 prints 1701, 1607 and 1501 under plain Elo, of which the natural logarithm gives 1700, 1604 to 1611 and 1510 and base
/// 10 gives 1700, 1664 and 1599; and about 1700 where the hand is known. An error in what is known of it takes some of
/// the hand's weight away.
#[test]
fn medians_are_those_of_the_logarithms() {
    let found = played(SMALLER);
    for series in &found.series {
        let (wanted, within) = match (series.method, series.law, series.logarithm) {
            (Method::Plain, HandLaw::Gauss, Logarithm::Natural) => (1607.0, 11.0),
            (Method::Plain, HandLaw::Gauss, Logarithm::Base10) => (1664.0, 8.0),
            (Method::Plain, HandLaw::Binary, Logarithm::Natural) => (1510.0, 8.0),
            (Method::Plain, HandLaw::Binary, Logarithm::Base10) => (1599.0, 8.0),
            // Too little is learnt from a game whose hand is worth 157 to 1.
            (Method::CorrectedWithError, HandLaw::Binary, Logarithm::Natural) => (1660.0, 8.0),
            (Method::CorrectedWithError, ..) => (TRUE_RATING, 20.0),
            (Method::Plain | Method::Corrected, ..) => (TRUE_RATING, 8.0),
        };
        let median = series.ratings.median();
        let name = format!("{} {} {}", series.law, series.logarithm, series.method);
        assert!((median - wanted).abs() < within, "{name}: {median}");
    }
    // 1701 is what either logarithm gives, 1501 what neither does.
    let fits: Vec<[bool; 2]> = found.beside().iter().map(Beside::fits).collect();
    assert_eq!([fits[0], fits[2]], [[true; 2], [false; 2]], "{:?}", found.beside());
    assert!(found.beside().iter().all(|one| one.off[1].abs() <= one.off[0].abs()));
}

/// Of 0.1 and 0.9 by hand: base 10 gives (0.526316 + 0.989011) / 2 = 0.757663, which is 198 points; the natural logarithm
/// (0.059700 + 0.999365) / 2, which is 20.6.
#[test]
fn plain_elo_would_rest_where_it_expects_what_happens() {
    let found = played(VirtualGame { sets: 1, games: 1, ..VirtualGame::STANDARD });
    let plain = found.series.iter().filter(|one| one.method == Method::Plain);
    let rests = plain.map(|one| (found.game.fixed_point(one).expect("one") * 10.0).round() / 10.0);
    // RATINGS: about 1700, 1700, 1664, 1604 to 1611, 1599, 1510.
    let [none, _, gauss, natural, binary, binary_natural] =
        rests.collect::<Vec<_>>().try_into().expect("six");
    let worked_out = [none, binary, binary_natural].map(|rest| format!("{rest}"));
    assert_eq!(worked_out, ["1700", "1599", "1510.3"]);
    assert!((1662.0..=1666.0).contains(&gauss), "{gauss}");
    assert!((1604.0..=1611.0).contains(&natural), "{natural}");
}

#[test]
fn any_number_of_threads_gives_the_same_to_the_bit() {
    let small = VirtualGame { sets: 6, games: 100, ..VirtualGame::STANDARD };
    let [one, two] = [1, 2].map(|threads| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| played(small))
    });
    assert_eq!(one, two);
}

#[test]
fn hands_beyond_what_is_possible_are_drawn_again_or_moved() {
    for (outside, wanted) in [(Outside::Redraw, 0.4), (Outside::Clip, 0.99), (Outside::Keep, 1.0)] {
        let mut drawn = [1.3, 0.0, 0.4].into_iter();
        let kept = outside.inside(|| drawn.next().expect("one more"));
        assert!((kept - wanted).abs() < 1e-8, "{outside}: {kept}");
    }
}

#[test]
fn it_stops_where_it_is_told_to() {
    struct Never;
    impl Progress for Never {
        fn reached(&self, _task: Task, _done: usize, _of: usize) -> Result<(), Stopped> {
            Err(Stopped)
        }
    }
    assert_eq!(SMALLER.play(&Never), Err(Stopped));
}
