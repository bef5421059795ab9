//! Learning, from a few made-up games.
#![expect(clippy::float_cmp, reason = "halves of whole numbers")]

use othello::train::{Progress, Recipe, Sample, label, test, train};
use othello::wthor::{Created, GameFile, WthorRecord};
use othello::{Game, Side, Solver, Square};

use super::play::games;

/// A theoretical score that no made-up game ends in by chance alone.
const THEORETICAL: u8 = 41;

fn file(year: u16, games: Vec<Game>) -> GameFile {
    let record = |game: Game| WthorRecord {
        tournament: 0,
        black: 1,
        white: 2,
        black_discs: u8::try_from(i32::midpoint(64, game.black_score())).expect("0 to 64"),
        theoretical_discs: THEORETICAL,
        moves: game.moves().to_vec(),
    };
    let records = games.into_iter().map(record).collect();
    GameFile { created: Created::default(), year, theoretical_empties: 24, records }
}

/// The samples by their number of empties.
fn by_empties(samples: &[Sample], empties: u32) -> Vec<Sample> {
    samples.iter().filter(|it| it.board.empties() == empties).copied().collect()
}

#[test]
fn positions_are_worth_what_is_known_of_them() {
    let games: Vec<Game> =
        games(30, 1).into_iter().filter(|game| game.moves().len() == 60).take(4).collect();
    let file = file(2000, games.clone());
    let mut solver = Solver::new(14);
    let samples = label(&file, &mut solver, |_| ()).expect("legal games");
    assert_eq!(samples.len(), 4 * 60);
    for (at, game) in games.iter().enumerate() {
        let of = |empties: u32| {
            let sample = by_empties(&samples, empties)[at];
            let all = game.positions().iter();
            let position = *all.clone().find(|it| it.board() == sample.board).expect("of the game");
            if position.side() == Side::Black { sample.score } else { -sample.score }
        };
        let exact = |empties: u32| {
            let mut all = game.positions().iter();
            let position = all.find(|it| it.board().empties() == empties).expect("played");
            let score = position.for_black(Solver::new(14).value(position.board()));
            f32::from(i8::try_from(score).expect("at most 64"))
        };
        assert_eq!([60, 40, 24].map(of), [18.0; 3]);
        assert_eq!([14, 13, 8, 1].map(of), [14, 13, 8, 1].map(exact));
        // Half way between.
        assert_eq!(of(19), f32::midpoint(18.0, exact(14)));
    }
}

#[test]
fn games_that_stop_early_lend_what_is_known() {
    let whole = games(1, 5).remove(0);
    let cut = |moves: usize| Game::new(whole.moves()[..moves].to_vec()).expect("legal");
    let mut solver = Solver::new(14);
    let mut empties = |moves: usize| {
        let samples = label(&file(2000, vec![cut(moves)]), &mut solver, |_| ()).expect("legal");
        let empties = samples.iter().map(|it| it.board.empties());
        (samples.len(), empties.clone().max(), empties.min())
    };
    assert_eq!(empties(20), (0, None, None));
    assert_eq!(empties(40), (37, Some(60), Some(24)));
    assert_eq!(empties(50), (51, Some(60), Some(10)));
}

#[test]
fn training_is_the_same_every_time_and_better_than_the_mean() {
    let files = [file(2014, games(40, 2)), file(2015, games(40, 3)), file(2016, games(20, 4))];
    let recipe = Recipe { epochs: 3, ..Recipe::default() };
    let (mut rounds, mut labelled) = (Vec::new(), 0);
    let trained = train(&files, &recipe, |progress| match progress {
        Progress::Labelling { .. } => labelled += 1,
        Progress::Learning { done, rounds: all, error } => rounds.push((done, all, error)),
    });
    let trained = trained.expect("legal games");
    assert_eq!(labelled, 100);
    assert_eq!((rounds.len(), rounds[0].0, rounds[35].0, rounds[0].1), (36, 1, 36, 36));
    assert!(rounds[35].2 < rounds[33].2, "{rounds:?}");
    let provenance = trained.evaluator.provenance();
    assert_eq!((provenance.first_year, provenance.last_year, provenance.games), (2014, 2015, 80));
    // Random games are decided late: only then do patterns of so few games say something.
    let last = &trained.errors[11];
    assert_eq!(last.empties, (4, 1));
    assert!(last.error < 0.8 * last.error_of_mean, "{last:?}");
    let again = train(&files, &recipe, |_| ()).expect("legal games");
    assert_eq!(again, trained);
    let other = train(&files, &Recipe { seed: 2, ..recipe }, |_| ()).expect("legal games");
    assert_ne!(other.evaluator, trained.evaluator);
    let mut solver = Solver::new(14);
    let later = label(&files[2], &mut solver, |_| ()).expect("legal games");
    assert_eq!(test(&trained.evaluator, &later), trained.errors);
}

#[test]
fn an_illegal_game_is_named() {
    let mut wrong = file(2001, games(2, 8));
    wrong.records[1].moves[1] = Square::at(0, 0).expect("a1");
    let error = train(&[wrong], &Recipe::default(), |_| ()).expect_err("an illegal move");
    assert_eq!(error.to_string(), "game 2 of 2001: move 2: white turns over no disc at a1");
}
