//! Engines that answer as they should, and others (a script in Python plays all of them).

use std::time::Duration;

use engine::{
    Command, Engine, EngineError, Hint, Limit, NBoard, Position, Protocol, Setup, Trouble, Value,
};

fn setup(protocol: Protocol, arguments: &str) -> Setup {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/fake.py");
    let arguments = [script].into_iter().chain(arguments.split(' ')).map(str::to_owned).collect();
    Setup {
        command: Command { program: "python3".to_owned(), arguments },
        protocol,
        limit: Limit::Nodes(100),
        options: Vec::new(),
        patience: Duration::from_secs(20),
    }
}

fn ask(setup: &Setup) -> Result<(), EngineError> {
    let mut engine = Engine::start(setup)?;
    engine.new_game()?;
    engine.search(Position { start: None, moves: &[] }, None).map(drop)
}

#[test]
fn both_universal_protocols_are_spoken() {
    // The values are the checksums of the texts that were sent, as Python's zlib has them.
    for (protocol, name, best, only, values) in
        [(Protocol::Uci, "uci", "e2e4", "d2d4", UCI), (Protocol::Usi, "usi", "7g7f", "2g2f", USI)]
    {
        let mut engine = Engine::start(&setup(protocol, name)).expect("an engine");
        assert_eq!(engine.name(), "Fake 1.0");
        engine.new_game().expect("a new game");
        let start = Position { start: None, moves: &[] };
        let answer = engine.search(start, None).expect("an answer");
        assert_eq!(
            (answer.best.as_deref(), answer.value),
            (Some(best), Value::Centipawns(values[0]))
        );
        let answer = engine.search(start, Some(only)).expect("an answer");
        assert_eq!(
            (answer.best.as_deref(), answer.value),
            (Some(only), Value::Centipawns(values[1]))
        );
        let moves = [best.to_owned()];
        let later = Position { start: Some("x b - 1"), moves: &moves };
        let answer = engine.search(later, None).expect("an answer");
        assert_eq!(answer.value, Value::Centipawns(values[2]));
        assert!(matches!(engine.illegal("z9").trouble, Trouble::Illegal(made) if made == "z9"));
    }
}

const UCI: [i64; 3] = [4, 15, 4];
const USI: [i64; 3] = [4, -114, 90];

#[test]
fn hints_are_those_of_the_last_depth() {
    let mut engine = NBoard::start(&setup(Protocol::NBoard, "nboard")).expect("an engine");
    assert_eq!(engine.name(), "Fake 1.0");
    let start = "(;GM[Othello]TY[8]BO[8 ---------------------------O*------*O--------------------------- *];)";
    let hints = engine.hints(start, 64).expect("hints");
    let named: Vec<&str> = hints.iter().map(|hint| &*hint.made).collect();
    assert_eq!(named, ["c4", "d3", "e6", "f5"]);
    assert!(hints.iter().all(|Hint { value, .. }| value.abs() <= 15.0), "{hints:?}");
    assert_eq!(engine.hints(start, 1).expect("a hint").len(), 1);
}

#[test]
fn whatever_an_engine_does_is_told_and_never_waited_for_in_vain() {
    type IsIt = fn(&Trouble) -> bool;
    // Long enough for a slow machine to start the script; all wait side by side.
    let short = Duration::from_secs(5);
    let ways: [(&str, IsIt); 6] = [
        ("uci silent", |trouble| matches!(trouble, Trouble::Silent(_))),
        ("uci slow", |trouble| matches!(trouble, Trouble::Silent(_))),
        ("uci dies", |trouble| matches!(trouble, Trouble::Ended(Some(3)))),
        (
            "uci garbage",
            |trouble| matches!(trouble, Trouble::Nonsense(line) if line.contains("what?")),
        ),
        ("uci valueless", |trouble| matches!(trouble, Trouble::NoValue)),
        // Another protocol is not understood.
        ("usi", |trouble| matches!(trouble, Trouble::Nonsense(line) if line == "what?")),
    ];
    std::thread::scope(|scope| {
        for (arguments, is_it) in ways {
            scope.spawn(move || {
                let setup = Setup { patience: short, ..setup(Protocol::Uci, arguments) };
                let error = ask(&setup).expect_err(arguments);
                assert!(is_it(&error.trouble), "{arguments}: {error:?}");
                assert!(error.command.contains("fake.py"), "{error:?}");
            });
        }
        scope.spawn(|| {
            let nboard = setup(Protocol::NBoard, "nboard silent");
            let setup = Setup { patience: short, limit: Limit::Depth(3), ..nboard };
            let error = NBoard::start(&setup).expect_err("silent");
            assert!(matches!(error.trouble, Trouble::Silent(_)), "{error:?}");
        });
    });
    let mut missing = setup(Protocol::Uci, "uci");
    missing.command.program = "/nowhere/no-such-engine".to_owned();
    let error = ask(&missing).expect_err("no engine");
    assert!(matches!(error.trouble, Trouble::NotFound), "{error:?}");
    let options = vec![("Elo".to_owned(), "1".to_owned())];
    let error = ask(&Setup { options, ..setup(Protocol::Uci, "uci") }).expect_err("no option");
    assert!(
        matches!(&error.trouble, Trouble::Nonsense(told) if told == "no option Elo"),
        "{error:?}"
    );
    let options = vec![("hash".to_owned(), "1".to_owned())];
    ask(&Setup { options, ..setup(Protocol::Uci, "uci") }).expect("a known option");
}
