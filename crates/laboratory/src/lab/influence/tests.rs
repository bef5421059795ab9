use super::*;
use crate::domain::chance::Chance;
use crate::domain::progress::NoProgress;

fn programs(names: &[&str]) -> Vec<Program> {
    names.iter().map(|name| name.parse().expect("a program")).collect()
}

/// So short that an unoptimised build plays it in a second.
fn short() -> Influence {
    Influence {
        seed: 1,
        against: programs(&["default"]),
        players: programs(&["snowl:12", "kou2"]),
        sets: 2,
        games: 130,
    }
}

fn play(influence: &Influence) -> Findings {
    NoProgress::whole(influence.play(&Kept::nowhere(), &NoProgress))
}

#[test]
fn every_seat_has_its_points_with_their_error() {
    let found = play(&short());
    assert_eq!(found.lines.len(), 2);
    for line in &found.lines {
        assert_eq!((line.faults(), line.parts.len()), (0, 4));
        let [points, differences, ratios] = Measure::ALL.map(|measure| line.figures(measure));
        let sum: f64 = points.iter().map(|one| one.value).sum();
        assert!((sum - 15.0 * 130.0).abs() < 1e-9, "{sum}");
        for seat in 0..SEATS {
            assert!(points[seat].error.is_some_and(|error| error > 0.0));
            let difference = points[seat].value - points[0].value;
            assert!((differences[seat].value - difference).abs() < 1e-9);
            assert!((ratios[seat].value - points[seat].value / points[0].value).abs() < 1e-9);
        }
    }
    // Kou2 has 4.25 points a game here; sixty standard errors of ours would not reach 3.
    assert!(found.lines[1].figures(Measure::Points)[4].value > 3.6 * 130.0);
}

/// The first set is the match of that seed.
#[test]
fn a_set_is_a_match() {
    let found = play(&Influence { sets: 1, players: programs(&["kou2"]), ..short() });
    let players = ["default", "default", "default", "default", "kou2"];
    let players: Vec<_> = programs(&players).iter().map(|one| one.player(0)).collect();
    let players: Vec<&dyn Player> = players.iter().map(|player| &**player).collect();
    let points = Match { players: &players, games: 130, seed: 1 }.play(1).expect("five");
    for (seat, figure) in found.lines[0].figures(Measure::Points).iter().enumerate() {
        assert!((figure.value - f64::from(points.sum(seat))).abs() < 1e-9);
        let error = points.standard_error(seat) * 130.0;
        assert!((figure.error.expect("two parts") - error).abs() < 1e-9);
    }
}

#[test]
fn threads_and_a_file_change_nothing() {
    let (influence, folder) = (short(), tempfile::tempdir().expect("a folder"));
    let whole = play(&influence);
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    assert_eq!(one.install(|| play(&influence)), whole);
    let path = folder.path().join("run");
    let (name, plan) = influence.plan();
    let open = || Kept::open(&path, name, &plan).expect("a file");
    let first = Influence { sets: 1, ..influence.clone() };
    NoProgress::whole(first.play(&open(), &NoProgress));
    let text = std::fs::read(&path).expect("text");
    std::fs::write(&path, &text[..text.len() - 9]).expect("cut");
    let kept = open();
    assert_eq!(kept.done(), 3);
    assert_eq!(NoProgress::whole(influence.play(&kept, &NoProgress)), whole);
    drop(kept);
    assert_eq!(open().done(), 8);
}

#[test]
fn whoever_watches_may_stop_it() {
    struct Patience;
    impl Progress for Patience {
        fn reached(&self, _task: Task, done: usize, _of: usize) -> Result<(), Stopped> {
            if done < 2 { Ok(()) } else { Err(Stopped) }
        }
    }
    assert_eq!(short().play(&Kept::nowhere(), &Patience), Err(Stopped));
}

/// A line whose 40 parts have these points a game, give or take a little that no two seats share.
fn line(against: &str, player: &str, points: [f64; SEATS]) -> EvaluatedPlayer {
    let part = |at: usize| Part {
        games: 100,
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "hundreds")]
        points: std::array::from_fn(|seat| {
            let swing = if (at * (seat + 3)) % 7 < 3 { 4.0 } else { -3.0 };
            (points[seat] * 100.0 + swing).round() as u32
        }),
        faults: 0,
    };
    let [against, player] = [against, player].map(|name| name.parse().expect("a program"));
    EvaluatedPlayer { against, player, games: 3000, parts: (0..42).map(part).collect() }
}

fn findings(lines: Vec<EvaluatedPlayer>) -> Findings {
    let mut against: Vec<Program> = lines.iter().map(|line| line.against.clone()).collect();
    against.dedup();
    Findings { influence: Influence { against, ..short() }, lines }
}

/// The points that S2 prints uphold all that it claims.
#[test]
fn what_the_document_claims_holds_of_its_own_points() {
    let lines = ["default", "kou2", "snowl", "yokozuna"].iter().flat_map(|four| {
        ["snowl", "snowl-i", "snowl-s", "jsnowl"].map(|last| {
            let points = printed::figures(four, last, Measure::Points, 1).expect("printed");
            line(four, last, points)
        })
    });
    let found = findings(lines.collect());
    let claims = found.claims();
    assert_eq!(claims.len(), 4 * (2 + 4 + 3 + 6) + 3 * 3);
    for claim in &claims {
        // Kou2's P3 and P4 are 69 points apart, in whose hundred sets that is little.
        let is_apart = claim.clause == Clause::OnlyTargetMoves;
        // By its own points neither player is further ahead of its target than snowl.
        let is_wish = claim.clause == Clause::HelpsToWin;
        let wanted = if is_wish { Verdict::NotHeld } else { Verdict::Held };
        assert!(claim.verdict == wanted || is_apart, "{claim:?}");
    }
    let printed = found.lines[1].printed(Measure::Difference).expect("printed");
    let document = ["0", "1621", "1594", "1631", "3192"];
    assert_eq!(printed.map(|of| of.to_string()), document, "table 6");
}

#[test]
fn claims_that_do_not_hold_are_told() {
    let base = line("default", "snowl", [2.7, 2.7, 2.7, 2.7, 4.2]);
    let verdict = |line: EvaluatedPlayer, clause| {
        let found = findings(vec![base.clone(), line]);
        found.claims().into_iter().rev().find(|claim| claim.clause == clause).map(|it| it.verdict)
    };
    let lower = |points| line("default", "snowl-i", points);
    let wrong = lower([3.3, 2.9, 2.9, 2.9, 3.0]);
    assert_eq!(verdict(wrong, Clause::TargetMoves), Some(Verdict::NotHeld));
    let two = lower([2.4, 2.4, 3.2, 3.2, 3.8]);
    assert_eq!(verdict(two, Clause::OnlyTargetMoves), Some(Verdict::NotHeld));
    let mild = lower([2.7, 2.7, 2.7, 2.7, 4.2]);
    assert_eq!(verdict(mild, Clause::TargetMoves), Some(Verdict::Open));
    let weak = line("default", "jsnowl", [2.4, 3.5, 3.5, 3.5, 2.0]);
    assert_eq!(verdict(weak, Clause::KeepsMost), Some(Verdict::NotHeld));
}

/// Seats that play alike are told apart by chance about as often as the verdicts allow; those of a target are not shuffled.
#[test]
fn false_alarms_are_measured_on_the_points_themselves() {
    let found = play(&short());
    let alarms = found.false_alarms();
    let clauses: Vec<Clause> = alarms.iter().map(|one| one.clause).collect();
    assert_eq!(clauses, [Clause::NoneSingledOut, Clause::OnlyTargetMoves]);
    assert!(alarms.iter().all(|one| (0.0..0.1).contains(&one.share)), "{alarms:?}");
    let aimed = findings(vec![line("default", "snowl-i", [2.4, 3.0, 3.0, 3.0, 3.6])]);
    assert_eq!(aimed.false_alarms().len(), 1);
    let short = findings(vec![EvaluatedPlayer { parts: Vec::new(), ..aimed.lines[0].clone() }]);
    assert_eq!(short.false_alarms(), []);
}

/// A player without an aim at a table of equals, who were accused in 17 and 23 of 80 runs of three parts where the error was
/// taken as known. By chance a twentieth is.
#[test]
fn chance_alone_is_seldom_taken_for_an_aim() {
    let mut chance = Chance::new(54, 0);
    for parts in [3, 6, 9] {
        let mut accused = [0, 0];
        for _ in 0..1000 {
            let part = |chance: &mut Chance| Part {
                games: 100,
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "above 0"
                )]
                points: std::array::from_fn(|_| (20_000.0 + 1_000.0 * chance.normal()) as u32),
                faults: 0,
            };
            let line = EvaluatedPlayer {
                against: Program::list("default").remove(0),
                player: Program::list("snowl").remove(0),
                games: 300,
                parts: (0..parts).map(|_| part(&mut chance)).collect(),
            };
            let findings = Findings { influence: Influence::short(), lines: vec![line] };
            for (accused, claim) in accused.iter_mut().zip(findings.claims()) {
                *accused += i32::from(claim.verdict == Verdict::NotHeld);
            }
        }
        println!("{parts} parts: {accused:?} of 1000");
        assert!(accused.iter().all(|one| (20..=75).contains(one)), "{parts} parts: {accused:?}");
    }
}
