//! Clubs that never were, as they are in life: names as common as names are, families, namesakes, a few in a hundred
//! entered a second time. How well the list of duplicates tells them, and whether its odds are honest.
//!
//! `cargo test --release -p banzuke-domain --test clubs -- --ignored --nocapture` prints the whole table; `SIZES`, `SEED`
//! and `NAMES` (a folder of other tables of names) choose others, `WRITE` a folder for the clubs as CSV, for other judges;
//! `CEILING=1` prints beside each curve that of one who knows how the club was made (`oracle.rs`).

mod chance;
mod edits;
#[expect(dead_code, reason = "what is picked here may be every way")]
#[path = "../../../../tests/matching/registry/lots.rs"]
mod lots;
mod measure;
mod oracle;
mod people;
#[expect(dead_code, reason = "half-width kana are for the registry of the tests")]
#[path = "../../../../tests/matching/registry/spell.rs"]
mod spell;
mod tables;

use std::path::Path;

use measure::{Deciles, Measured, Why};
use people::{Club, Kind, Names};
use tables::Tables;

fn kinds() -> Vec<Kind> {
    let mut kinds = Vec::new();
    for names in [Names::Japanese, Names::Western, Names::Mixed] {
        for (born, events) in [(true, true), (true, false), (false, true), (false, false)] {
            kinds.push(Kind { names, born, events });
        }
    }
    kinds
}

#[test]
fn the_first_tenth_of_the_list_is_right() {
    let kind = Kind { names: Names::Mixed, born: true, events: false };
    let told = Measured::of(&Club::drawn(3, 2_000, kind, &Tables::read(None)));
    assert!(told.first_tenth() >= 0.95, "{told}");
    assert!(told.recall() >= 0.85 && told.precision() >= 0.85, "{told}");
}

/// Of the pairs of which nine in ten are said to be one person, nine in ten are.
#[test]
fn odds_are_honest() {
    let tables = Tables::read(None);
    let mut small = Deciles::default();
    for (size, times) in [(1_500, 2), (40, 60)] {
        let mut deciles = Deciles::default();
        for (seed, kind) in (21..).zip(std::iter::repeat_n(kinds(), times).flatten()) {
            deciles.add(&Measured::of(&Club::drawn(seed, size, kind, &tables)).deciles);
        }
        is_honest(&deciles);
        small = deciles;
    }
    // "Keep all left" among small clubs merges hardly a pair of two people.
    let (_, said, right) = small.told().last().expect("some are certain");
    assert!(said >= 0.9 && right >= 0.98, "{small}");
}

fn is_honest(deciles: &Deciles) {
    for (all, said, right) in deciles.told() {
        // Two standard errors of so many pairs, besides.
        let chance = 2.0 * (said * (1.0 - said) / f64::from(all)).sqrt();
        assert!((said - right).abs() <= 0.1 + chance, "{said:.2} {right:.2}:{deciles}");
    }
}

#[test]
#[ignore = "measures for minutes; figures are printed"]
fn curves_of_all_clubs() {
    let number = |name: &str, or: u64| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(or)
    };
    let sizes = std::env::var("SIZES").unwrap_or_else(|_| "1000 10000".to_owned());
    let tables = Tables::read(std::env::var_os("NAMES").as_deref());
    println!("{}", Measured::HEAD);
    for size in sizes.split(' ').filter_map(|size| size.parse().ok()) {
        let (mut deciles, mut why) = (Deciles::default(), Why::default());
        for kind in kinds() {
            let club = Club::drawn(number("SEED", 1), size, kind, &tables);
            if let Some(folder) = std::env::var_os("WRITE") {
                club.write(Path::new(&folder));
            }
            let told = Measured::of(&club);
            println!("{told}");
            if std::env::var_os("CEILING").is_some() {
                println!("{:>120} {:.2?}", "who knows all", Measured::ceiling(&club, &tables));
            }
            deciles.add(&told.deciles);
            why.add(&told.why);
        }
        println!("said, right (pairs):{deciles}\n{why}");
        is_honest(&deciles);
    }
}
