//! Whole-history ratings, ours and those of the crate `whr`.

use std::hint::black_box;

use banzuke::domain::rating::whole_history::{Bout, Draws, Prior, fit};
use criterion::{BatchSize, Criterion};
use whr::{MatchRecord, WhrBuilder};

use super::events::Lots;

/// The drift that the others begin with.
const PRIOR: Prior = Prior { drift: 300.0, draws: Draws::Half, ..Prior::STANDARD };
const ESTIMATED: Prior = Prior { draws: Draws::Estimated, ..PRIOR };

pub(super) fn bench(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("whole history");
    group.sample_size(10);
    let bouts = anybody(1_000_000, 10_000, 100);
    group.bench_function("1,000,000 matches, 10,000 players, 100 days", |bencher| {
        bencher.iter(|| fit(PRIOR, 10_000, black_box(&bouts)));
    });
    group.bench_function("the same, draws estimated", |bencher| {
        let some_drawn: Vec<Bout> = (0..).zip(&bouts).map(|(no, bout)| drawn(no, *bout)).collect();
        bencher.iter(|| fit(ESTIMATED, 10_000, black_box(&some_drawn)));
    });
    let bouts = knockouts(50);
    group.bench_function("155,000 matches of 50 years, careers of 12", |bencher| {
        bencher.iter(|| fit(PRIOR, 5_000, black_box(&bouts)));
    });
    let bouts = anybody(18_700, 500, 100);
    group.bench_function("18,700 matches, 500 players, 100 days", |bencher| {
        bencher.iter(|| fit(PRIOR, 500, black_box(&bouts)));
    });
    let theirs = WhrBuilder::new().with_matches(bouts.iter().map(record));
    group.bench_function("18,700 matches, 500 players, 100 days: whr 0.3.0", |bencher| {
        bencher.iter_batched(
            || theirs.clone(),
            |mut builder| builder.build(),
            BatchSize::LargeInput,
        );
    });
    group.finish();
}

/// A strength from −1.2 to 1.2 in log-odds, by the number of a player.
fn strength(player: u32) -> f64 {
    f64::from(player.wrapping_mul(0x9E37_79B9) >> 8) / f64::from(1 << 24) * 2.4 - 1.2
}

/// A game of two, won by the stronger as often as their strengths say.
fn play(lots: &mut Lots, day: u32, players: [u32; 2]) -> Bout {
    let [a, b] = players.map(strength);
    let luck = f64::from(lots.below(1 << 24)) / f64::from(1 << 24);
    let won = if luck < 1.0 / (1.0 + (b - a).exp()) { 1.0 } else { 0.0 };
    let day = i32::try_from(day).expect("a day");
    Bout { day, players, won, lost: 1.0 - won, ..Bout::default() }
}

/// Everybody against anybody, as many games every day.
fn anybody(matches: u32, players: u32, days: u32) -> Vec<Bout> {
    let mut lots = Lots::new();
    let game = |no| {
        let pair = lots.pair(players);
        play(&mut lots, no / (matches / days), pair)
    };
    (0..matches).map(game).collect()
}

/// Two knockouts of 32 each week among whoever is there: sixty come each year, and stay for twelve.
fn knockouts(years: u32) -> Vec<Bout> {
    let mut lots = Lots::new();
    let mut bouts = Vec::new();
    for event in 0..years * 100 {
        let youngest = event / 100 * 60;
        let mut field: Vec<u32> = Vec::new();
        while field.len() < 32 {
            let player = youngest + lots.below(720);
            if !field.contains(&player) {
                field.push(player);
            }
        }
        for round in 0..5 {
            for winner in 0..field.len() / 2 {
                let pair = [field[2 * winner], field[2 * winner + 1]];
                let bout = play(&mut lots, event / 2 * 7 + round, pair);
                field[winner] = if bout.won > 0.0 { pair[0] } else { pair[1] };
                bouts.push(bout);
            }
            field.truncate(field.len() / 2);
        }
    }
    bouts
}

/// Every fifth game drawn.
fn drawn(no: u32, bout: Bout) -> Bout {
    if no.is_multiple_of(5) { Bout { won: 0.0, drawn: 1.0, lost: 0.0, ..bout } } else { bout }
}

fn record(bout: &Bout) -> MatchRecord<u32> {
    let [a, b] = bout.players;
    let winner = if bout.won > 0.0 { a } else { b };
    let day = usize::try_from(bout.day).expect("a day");
    MatchRecord::new(a, b, Some(winner), day, None).expect("two players, one of whom won")
}
