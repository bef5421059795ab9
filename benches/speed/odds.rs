//! The odds of an event at its start, when most is open.

use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::odds::Simulation;
use criterion::Criterion;

use super::brackets::{cup, draw, entered, perform};

pub(super) fn bench(criterion: &mut Criterion) {
    let single = Format::SingleElimination { third_place: true, placement: false };
    let double = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let round_robin = Format::RoundRobin { double: false };
    let mut group = criterion.benchmark_group("odds");
    group.sample_size(10);
    for (name, format, entrants) in [
        ("a single elimination of 64, exactly", single, 64),
        ("a single elimination of 1,024, exactly", single, 1024),
        ("a double elimination of 64, 10,000 runs", double, 64),
        ("a round robin of 16, 10,000 runs", round_robin, 16),
    ] {
        let mut club = entered(format, entrants);
        perform(&mut club, &draw(entrants));
        club.settle();
        group.bench_function(name, |bencher| {
            bencher.iter(|| club.odds(cup(&club), Simulation::STANDARD).expect("odds"));
        });
    }
    group.finish();
}
