//! The fuzz targets of `fuzz/` for a few seconds: from real samples, changed at random in a way that is the same each time.

#[path = "../../fuzz/src/targets.rs"]
#[expect(unreachable_pub, reason = "the fuzzers call them from a crate of their own")]
mod targets;

use std::fs;
use std::path::Path;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// Inputs for each target; the fuzzers ran for millions (docs/RELIABILITY.md).
const INPUTS: u32 = 400;

/// A number from 0 and below `below`.
fn below(rng: &mut ChaCha8Rng, below: usize) -> usize {
    rng.next_u32() as usize % below.max(1)
}

/// A sample with some bytes or lines changed, left out, doubled or taken from another sample.
fn changed(rng: &mut ChaCha8Rng, samples: &[Vec<u8>]) -> Vec<u8> {
    let mut input = samples[below(rng, samples.len())].clone();
    for _ in 0..=below(rng, 4) {
        let at = below(rng, input.len() + 1);
        let until = (at + below(rng, 12)).min(input.len());
        let other = &samples[below(rng, samples.len())];
        match below(rng, 6) {
            0 => {
                input.splice(at..until, []);
            }
            1 => {
                let again = input[at..until].to_vec();
                input.splice(at..at, again);
            }
            2 => {
                let from = below(rng, other.len() + 1);
                let to = (from + below(rng, 40)).min(other.len());
                input.splice(at..until, other[from..to].iter().copied());
            }
            3 => input.insert(at, b"\"',;-+=@:#\n\r\t 09"[below(rng, 16)]),
            4 => {
                let letters = ["佐藤", "た゛", "\u{202e}", "３", "ﾊﾝ", "é", "\0", "99999999999"];
                let letters = letters[below(rng, letters.len())].bytes();
                input.splice(at..at, letters);
            }
            _ if at < input.len() => input[at] ^= 1 << below(rng, 8),
            _ => input.clear(),
        }
    }
    input
}

fn run(target: fn(&[u8]), samples: &[Vec<u8>]) {
    let mut rng = ChaCha8Rng::seed_from_u64(20_261_121);
    for sample in samples {
        target(sample);
    }
    for _ in 0..INPUTS {
        target(&changed(&mut rng, samples));
    }
}

fn samples(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).expect("a sample")
}

#[test]
fn lists_changed_at_random_are_refused_or_may_be_taken_in() {
    let players = "number,name,reading,club,aliases,born,external\n,佐藤 健,さとう けん,,,1990-04-25,FIDE:7\n,TM,,あおくま,T.M.;てぃーえむ,,\n";
    let results = "event,round,player_a,player_b,games_a,games_b,draws,date,hand_a,first\n秋,1,TM,あおくま,2,1,0,2026-11-21,0.4,a\n秋,2,TM,\"佐藤, 健\",1,1,1,,,\n";
    run(targets::list, &samples(&[players, results, "name\nA\nB\n", "name\r\nA"]));
}

#[test]
fn journals_changed_at_random_are_refused_or_fold() {
    let whole = file("tests/fixtures/journal.jsonl");
    let lines: Vec<&str> = whole.lines().collect();
    let beginnings = [5, 20, 60].map(|lines_of| lines[..lines_of.min(lines.len())].join("\n"));
    let mut all: Vec<&str> = beginnings.iter().map(String::as_str).collect();
    all.push(&whole);
    run(targets::journal, &samples(&all));
}

#[test]
fn settings_and_keys_changed_at_random_are_refused_or_taken() {
    let settings = "# ours\nborders = \"ascii\"\nfirst_to = 3\nmouse = false\nlanguage = \"ja\"\n";
    run(targets::settings, &samples(&[settings, "", "theme = \"high-contrast\""]));
    let embedded = file("assets/keys.toml");
    let own = "[everywhere]\nredo = [\"f12\"]\n\n[display]\nquit = [\"ctrl-q\", \"x\"]\n";
    run(targets::keys, &samples(&[own, "", embedded.get(..600).unwrap_or(&embedded)]));
}

#[test]
fn scores_changed_at_random_come_out_as_they_went_in() {
    run(targets::score, &samples(&["2-1", "7-6-3", "２：１", "1>2=3>4", "3-0", "3 1 2 4"]));
}

#[test]
fn names_changed_at_random_are_alike_from_both_sides() {
    let pairs = [
        "佐藤 健\nさとう けん",
        "TM\nT.M.",
        "José García\nGarcia, Jose",
        "ﾊﾝﾀｰ\nハンター",
        "渡邉\n渡辺",
    ];
    run(targets::names, &samples(&pairs));
}

#[test]
fn games_and_hands_changed_at_random_come_out_as_they_went_in() {
    run(targets::hands, &samples(&["w l@0.3", "○●△", "wh30 d- w+", "1-2:0.4 1-3:55%", "ＷＬ"]));
}
