//! Pairs of names, each with the expected judgement.

use std::path::Path;

use banzuke::domain::matching::{Band, Commonness, Person, compare};

use super::Tally;

/// Judges every pair of a file by name alone; prints the wrong judgements.
#[expect(clippy::print_stdout, reason = "shown when the test fails")]
fn judged(path: &Path, common: &Commonness) -> Tally {
    let mut tally = Tally::default();
    let mut pairs = csv::Reader::from_path(path).expect("a file of pairs");
    for pair in pairs.deserialize() {
        let (a, b, same, reason): (String, String, u8, String) = pair.expect("a pair");
        let likeness = compare(&Person::named(&a), &Person::named(&b), common);
        let found = likeness.band() == Band::Strong;
        tally.count(same == 1, found);
        if found != (same == 1) {
            println!("{same} {:.3} {a} | {b} ({reason}) {:?}", likeness.score, likeness.reasons);
        }
    }
    println!(
        "{}: precision {:.3}, recall {:.3}, F1 {:.3}, balanced accuracy {:.3}, {tally:?}",
        path.display(),
        tally.precision(),
        tally.recall(),
        tally.f1(),
        tally.balanced_accuracy(),
    );
    tally
}

#[test]
fn pairs_of_names_are_judged_as_a_registrar_would() {
    for common in [&Commonness::default(), Commonness::elsewhere()] {
        let tally = judged(Path::new("tests/matching/pairs.csv"), common);
        assert!(tally.f1() >= 0.93, "{tally:?}");
        assert!(tally.balanced_accuracy() >= 0.90, "{tally:?}");
    }
}

/// `PAIRS=file.csv cargo test --test main matching::pairs -- --ignored --nocapture`
#[test]
#[ignore = "for a file of one's own, named in PAIRS"]
fn pairs_of_another_file() {
    let pairs = std::env::var("PAIRS").expect("PAIRS is set");
    judged(Path::new(&pairs), Commonness::elsewhere());
}
