use super::rate::rate;
use super::*;
use crate::domain::progress::NoProgress;
use crate::lab::virtual_game::Method;

/// So short that an unoptimised build plays it in a second.
fn short() -> League {
    let names = ["random", "default", "kou2", "monte-carlo:6", "snowl:6", "snowl-i:5"];
    League {
        seed: 1,
        programs: names.iter().map(|name| name.parse().expect("a program")).collect(),
        sets: 6,
        games: 4,
        playouts: 60,
        policy: Policy::Plain,
        k: vec![16.0, 4.0],
        orders: 3,
    }
}

fn play(league: &League) -> Findings {
    NoProgress::whole(league.play(&Kept::nowhere(), &NoProgress))
}

/// The same games; what hands were worth is another number.
#[test]
fn playouts_may_be_uniform() {
    let [plain, uniform] =
        [Policy::Plain, Policy::Uniform].map(|policy| League { policy, ..short() });
    let files = [&plain, &uniform].map(|one| serde_json::to_string(&one.plan().1).expect("JSON"));
    assert!(!files[0].contains("policy") && files[1].contains("\"policy\":\"uniform\""));
    let [plain, uniform] = [plain, uniform].map(|league| play(&league));
    assert_eq!(plain.strengths, uniform.strengths);
    assert_eq!(plain.ratings[0][0].ends, uniform.ratings[0][0].ends);
    assert_ne!(plain.ratings[0][1].ends, uniform.ratings[0][1].ends);
}

#[test]
fn programs_play_and_are_rated() {
    let found = play(&short());
    assert_eq!(found.faults, 0);
    let games: f64 = found.strengths.iter().map(|one| one.games).sum();
    assert!((games - 6.0 * 4.0 * 5.0).abs() < 1e-9, "five programs a set: {games}");
    let points: Vec<f64> = found.strengths.iter().map(|one| one.points.value).collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");
    assert_eq!(found.strengths[5].name.name(), "random");
    assert_eq!(found.ratings.len(), 2);
    for ratings in found.ratings.iter().flatten() {
        let sum: f64 = ratings.ends.iter().map(|end| end.values()[1]).sum();
        assert!((sum - 6.0 * 1500.0).abs() < 300.0, "{sum}");
        assert_eq!((ratings.wrong.len(), ratings.ends[0].values().len()), (6, 3));
    }
    let [plain, corrected] = &found.ratings[0];
    assert_ne!(plain.ends, corrected.ends);
    let spread = |of: &Ratings| of.ends[0].median() - of.ends[5].median();
    assert!(spread(plain) > spread(&found.ratings[1][0]), "a smaller K moves less");
    let shown = found.wrong_pairs(plain);
    assert_eq!(shown.iter().map(|[games, _]| *games).collect::<Vec<_>>(), [4.0, 8.0, 16.0, 24.0]);
}

#[test]
fn threads_and_a_file_change_nothing() {
    let (league, folder) = (short(), tempfile::tempdir().expect("a folder"));
    let whole = play(&league);
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    assert_eq!(one.install(|| play(&league)), whole);
    let path = folder.path().join("run");
    let (name, plan) = league.plan();
    let open = || Kept::open(&path, name, &plan).expect("a file");
    NoProgress::whole(League { sets: 4, ..league.clone() }.play(&open(), &NoProgress));
    let text = std::fs::read(&path).expect("text");
    std::fs::write(&path, &text[..text.len() - 40]).expect("cut");
    let kept = open();
    assert_eq!(kept.done(), 3);
    assert_eq!(NoProgress::whole(league.play(&kept, &NoProgress)), whole);
    drop(kept);
    assert_eq!(open().done(), 6);
}

/// Five of whom the first always finishes before the second and so on; each hand says what will happen, or says nothing.
fn sets(count: usize, p: f64) -> Vec<Set> {
    let game = LeagueGame { places: [0, 1, 2, 3, 4], p: [p; PAIRS] };
    let set = Set { players: [0, 1, 2, 3, 4], games: vec![game; 3], faults: 0 };
    vec![set; count]
}

fn rated(sets: &[Set]) -> [Ratings; 2] {
    let programs = short().programs[..5].to_vec();
    let count = u32::try_from(sets.len()).expect("a few");
    let league = League { programs, sets: count, games: 3, ..short() };
    let strengths = league.strengths(sets);
    let counter = ProgressCounter::new(&NoProgress, Task::Simulating, 0);
    NoProgress::whole(rate(&league, 16.0, sets, &strengths, &counter))
}

/// S0: the mean over the four opponents of K (s − e); with a hand of 0.8 a win is worth 16 × 0.2.
#[test]
fn one_game_moves_ratings_as_the_document_has_it() {
    let game = LeagueGame { places: [0, 1, 2, 3, 4], p: [0.8; PAIRS] };
    let one = Set { players: [0, 1, 2, 3, 4], games: vec![game], faults: 0 };
    let [plain, corrected] = rated(&[one]);
    let ends = |ratings: &Ratings| -> Vec<f64> {
        ratings.ends.iter().map(|end| end.values()[0] - 1500.0).collect()
    };
    for (ends, worth) in [(ends(&plain), 8.0), (ends(&corrected), 3.2)] {
        for (end, of) in ends.into_iter().zip([1.0, 0.5, 0.0, -0.5, -1.0]) {
            assert!((end - worth * of).abs() < 1e-9, "{end} is not {worth} × {of}");
        }
    }
}

#[test]
fn an_order_that_is_right_from_the_first_game_stands_at_once() {
    for ratings in rated(&sets(12, 0.6)) {
        for reached in &ratings.reached {
            assert_eq!(reached.games.values(), [1.0; 3], "{:?}", reached.milestone);
            assert!((reached.share() - 1.0).abs() < 1e-12);
        }
        assert_eq!(ratings.wrong, [0.0; 12]);
        assert!((ratings.right.median() - 1.0).abs() < 1e-12);
    }
    let few = rated(&sets(9, 0.6));
    let stands = &few[0].reached[2];
    assert_eq!((stands.milestone, stands.share().to_string()), (Milestone::Stands, "0".to_owned()));
}

/// A hand of 0.9 foretells a win that plain ratings begin to foretell as 0.5.
#[test]
fn known_hands_foretell() {
    let [plain, corrected] = rated(&sets(2, 0.9));
    assert_eq!([plain.method, corrected.method], [Method::Plain, Method::Corrected]);
    assert!((corrected.log_loss - 0.1).abs() < 0.02, "{}", corrected.log_loss);
    assert!((plain.log_loss - 0.65).abs() < 0.05, "{}", plain.log_loss);
}
