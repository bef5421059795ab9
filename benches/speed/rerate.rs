//! Rating everybody again, from the first match to the last, beside the Elo of the crate `skillratings`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use banzuke::domain::rating::{Played, Scale, Unit, rate, replay, sweep};
use banzuke::domain::score::Score;
use criterion::Criterion;
use skillratings::Outcomes;
use skillratings::elo::{EloConfig, EloRating, elo};

use super::events::Lots;

/// Matches of one game each, as both programs take them.
struct Season {
    players: u32,
    /// For `skillratings`: the two, and whether the first won.
    theirs: Vec<([u32; 2], bool)>,
    ours: Vec<Played>,
}

impl Season {
    fn new(matches: usize, players: u32) -> Self {
        let mut lots = Lots::new();
        let theirs: Vec<_> =
            (0..matches).map(|_| (lots.pair(players), lots.below(2) == 0)).collect();
        let played = |&(players, won): &([u32; 2], bool)| {
            Played::duel(players, if won { Score::new(1, 0) } else { Score::new(0, 1) })
        };
        let events = (0..).flat_map(|event| std::iter::repeat_n(event, 100));
        let ours = theirs.iter().zip(events).map(|(one, event)| played(one).in_event(event));
        let ours = ours.collect();
        Self { players, theirs, ours }
    }

    fn skillratings(&self) -> Vec<EloRating> {
        let mut ratings = vec![EloRating { rating: 1500.0 }; self.players as usize];
        let config = EloConfig { k: 32.0 };
        for ([a, b], won) in black_box(&self.theirs) {
            let outcome = if *won { Outcomes::WIN } else { Outcomes::LOSS };
            let [a, b] = [*a as usize, *b as usize];
            (ratings[a], ratings[b]) = elo(&ratings[a], &ratings[b], &outcome, &config);
        }
        ratings
    }

    fn rate(&self) -> Vec<f64> {
        rate(&Scale::STANDARD, self.players as usize, black_box(&self.ours))
    }

    fn replay(&self) -> usize {
        replay(&Scale::STANDARD, self.players as usize, black_box(&self.ours)).steps.len()
    }

    fn by_event(&self) -> Vec<f64> {
        let scale = Scale { unit: Unit::Event, ..Scale::STANDARD };
        rate(&scale, self.players as usize, black_box(&self.ours))
    }

    fn sweep(&self) -> Vec<Vec<f64>> {
        let ks = [8.0, 12.0, 16.0, 24.0, 32.0, 40.0, 48.0, 64.0];
        sweep(&Scale::STANDARD, &ks, self.players as usize, black_box(&self.ours))
    }
}

/// The best time of each, taken by turns: on a machine that others use too, the rest of a time is theirs.
fn best<const N: usize>(rounds: usize, mut what: [&mut dyn FnMut(); N]) -> [Duration; N] {
    let mut times = [Duration::MAX; N];
    for _ in 0..rounds {
        for (time, what) in times.iter_mut().zip(&mut what) {
            let start = Instant::now();
            what();
            *time = start.elapsed().min(*time);
        }
    }
    times
}

#[expect(clippy::print_stdout, reason = "the figures")]
fn compare(title: &str, season: &Season, rounds: usize) {
    let [theirs, rate, replay, sweep] = best(
        rounds,
        [
            &mut || drop(black_box(season.skillratings())),
            &mut || drop(black_box(season.rate())),
            &mut || _ = black_box(season.replay()),
            &mut || drop(black_box(season.sweep())),
        ],
    );
    let [by_event] = best(rounds.div_ceil(20), [&mut || drop(black_box(season.by_event()))]);
    let times = |ours: Duration| theirs.as_secs_f64() / ours.as_secs_f64();
    println!("rerate/{title}: skillratings {theirs:.2?}");
    println!("  ratings only   {rate:.2?}, {:.2} times as fast", times(rate));
    println!("  with history   {replay:.2?}, {:.2} times as fast", times(replay));
    println!("  eight K        {sweep:.2?}");
    println!("  events at once {by_event:.2?}");
}

/// Both programs in turn: `cargo bench -p banzuke-benches --bench speed -- rerate` prints how many times as fast.
pub(super) fn bench(criterion: &mut Criterion) {
    let season = Season::new(1_000_000, 10_000);
    let mut group = criterion.benchmark_group("rerate");
    group.sample_size(20);
    group.bench_function("1,000,000 matches, 10,000 players, with history", |bencher| {
        bencher.iter(|| season.replay());
    });
    group.finish();
    let asked = std::env::args().skip(1).any(|argument| argument.contains("rerate"));
    if asked {
        compare("1,000,000 matches, 10,000 players", &season, 101);
        drop(season);
        compare("10,000,000 matches, 1,000,000 players", &Season::new(10_000_000, 1_000_000), 7);
    }
}
