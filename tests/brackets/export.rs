//! The structures of brackets as a file, for the referee in `tests/referee`.

use std::fs;
use std::path::Path;

use banzuke::domain::bracket::{Branch, Pairing, Slot};
use serde_json::{Value, json};

use super::{DOUBLE, Draw, RESET, SINGLE, SIZES, THIRD_PLACE, seeds};

fn written(pairing: &Pairing) -> Value {
    let seat = pairing.seat.expect("a seat");
    let part = match seat.branch {
        Branch::Main => "main",
        Branch::Losers => "losers",
        Branch::Places(_) => "places",
    };
    let slots = pairing.slots.map(|slot| match slot {
        Slot::Entrant(player) => json!({ "entrant": player.0 }),
        Slot::WinnerOf(no) => json!({ "winner": no }),
        Slot::LoserOf(no) => json!({ "loser": no }),
        Slot::RankOf(_) => unreachable!("one stage"),
    });
    let resets = pairing.resets;
    json!({ "no": pairing.no, "part": part, "column": seat.column, "slots": slots, "resets": resets })
}

#[test]
#[ignore = "writes the file that tests/referee/compare.js reads"]
fn structures_are_written_for_the_referee() {
    let ways: [(&str, Draw); 4] = [
        ("single", SINGLE),
        ("third_place", THIRD_PLACE),
        ("double", DOUBLE),
        ("double_reset", RESET),
    ];
    let of = |n: u32| {
        let drawn = ways.map(|(name, draw)| {
            let pairings: Vec<Value> = draw(&seeds(n)).iter().map(written).collect();
            (name.to_owned(), Value::from(pairings))
        });
        (n.to_string(), Value::Object(drawn.into_iter().collect()))
    };
    let all = Value::Object(SIZES.map(of).collect());
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("structures.json");
    fs::write(path, all.to_string()).expect("written");
}
