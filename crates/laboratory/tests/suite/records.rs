//! Ratings from game records, with made-up games.

use std::fmt::Write as _;

use othello::wthor::{Created, GameFile, NameFile, Names, WthorRecord};
use othello::{Game, Position, Square};

use crate::common::shell::Shell;

/// Numbers that look like chance (Lehmer).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0 * 48_271 % 2_147_483_647;
        self.0 % bound
    }
}

/// A game of moves without a plan.
fn game(numbers: &mut Numbers) -> Game {
    let (mut position, mut moves) = (Position::START, Vec::new());
    while !position.is_over() {
        let legal: Vec<Square> = position.board().moves().iter().collect();
        let count = u64::try_from(legal.len()).expect("few moves");
        let square = legal[usize::try_from(numbers.below(count)).expect("a place")];
        position = position.play(square).expect("legal");
        moves.push(square);
    }
    Game::new(moves).expect("legal")
}

/// A file of such games between the first two players, and of one that is against the rules.
pub(crate) fn wthor(year: u16, count: u64) -> Vec<u8> {
    let mut numbers = Numbers(7 + u64::from(year));
    let mut records: Vec<WthorRecord> = (0..count)
        .map(|_| {
            let game = game(&mut numbers);
            let black_discs = u8::try_from(i32::midpoint(64, game.black_score()));
            WthorRecord {
                tournament: 0,
                black: 1,
                white: 2,
                black_discs: black_discs.expect("0 to 64"),
                theoretical_discs: 32,
                moves: game.moves().to_vec(),
            }
        })
        .collect();
    let first = records[0].clone();
    records.push(WthorRecord { moves: first.moves[..1].repeat(2), ..first });
    let created = Created { year, month: 1, day: 1 };
    GameFile { created, year, theoretical_empties: 24, records }.write()
}

pub(crate) fn names() -> Vec<u8> {
    let names = ["???", "Abel Ada", "Boole Bea"].map(str::to_owned).to_vec();
    NameFile { created: Created::default(), names }.write(Names::Players)
}

#[test]
fn games_are_analysed_and_an_analysis_goes_on_where_it_stopped() {
    let shell = Shell::new();
    shell.write("WTH_2001.wtb", wthor(2001, 3));
    shell.write("WTHOR.JOU", names());
    let analyse = "records analyse WTH_2001.wtb -o moves.csv --depth 2 --exact 8";
    let first = shell.run(analyse);
    let told = crate::common::shell::text(&first.stderr);
    assert!(first.status.success(), "{told}");
    assert!(told.contains("game WTH_2001-0004 is left out: move 2:"), "{told}");
    assert!(told.contains("3 games with ") && told.contains("othello-1 depth 2 exact 8"), "{told}");
    let whole = shell.read("moves.csv");
    let header = "game,date,ply,player,score,move,best_move,best,played,legal_moves,exact,engine\nWTH_2001-0001,2001,1,Abel Ada,";
    assert!(whole.starts_with(header), "{whole}");
    assert!(
        whole.contains("\nWTH_2001-0003,2001,60,") || whole.contains("\nWTH_2001-0003,2001,59,"),
        "{whole}"
    );
    // As if the program had been stopped within the third game.
    let cut = whole.find("WTH_2001-0003,2001,20,").expect("a long game");
    shell.write("moves.csv", whole.split_at(cut + 12).0);
    let again = crate::common::shell::text(&shell.run(analyse).stderr);
    assert!(again.contains("2 of 3 games are in the file already"), "{again}");
    assert_eq!(shell.read("moves.csv"), whole);
    let deeper = shell.refused("records analyse WTH_2001.wtb -o moves.csv --depth 3 --exact 8");
    assert!(deeper.contains("analysed otherwise: othello-1 depth 2 exact 8"), "{deeper}");
    let other = shell.refused("records analyse WTH_2001.wtb -o WTHOR.JOU");
    assert!(other.contains("holds no analysis"), "{other}");
    assert_eq!(std::fs::read(shell.path("WTHOR.JOU")).expect("names"), names());
    let no_games = shell.refused("records analyse WTHOR.JOU -o new.csv");
    assert!(no_games.contains("no WTHOR file") && !shell.path("new.csv").exists(), "{no_games}");
    let losses = shell.data("records losses moves.csv --format csv");
    assert_eq!(losses.lines().count(), 3, "{losses}");
}

#[test]
fn an_evaluator_is_learned_and_judged() {
    let shell = Shell::new();
    let with_a_fault = wthor(2002, 1);
    shell.write("WTH_2002.wtb", &with_a_fault);
    let refused = shell.refused("lab train-othello WTH_2002.wtb --out never.bin");
    assert!(refused.contains("nothing was learned: game 2 of 2002: move 2"), "{refused}");
    assert!(!shell.path("never.bin").exists());
}

/// Players A to J, of whom each loses more than the one before, in so many games against each other. The last has no
/// rating.
fn moves(year: u32, rounds: u32) -> String {
    let mut numbers = Numbers(u64::from(year));
    let mut text = "game,ply,player,best,played,legal_moves,exact,score\n".to_owned();
    for round in 0..rounds {
        for first in 0..5_u32 {
            let second = 9 - (first + round) % 5;
            for ply in 1..=40 {
                let player = if ply % 2 == 1 { first } else { second };
                let letter = char::from_u32(u32::from('A') + player).expect("a letter");
                let score = u32::from(player < 5);
                let lost = f64::from(
                    u32::try_from(numbers.below(u64::from(4 + 2 * player))).expect("small"),
                );
                let best = f64::from(u32::try_from(numbers.below(9)).expect("small"));
                let legal = 1 + numbers.below(9);
                let exact = u32::from(ply > 30);
                writeln!(
                    text,
                    "{year}-{round}-{first},{ply},{letter},{best},{},{legal},{exact},{score}",
                    best - lost
                )
                .expect("a text");
            }
        }
    }
    text
}

const RATINGS: &str = "id,rating,games\n1,2400,50\n2,2310,40\n3,2180,40\n4,2120,30\n5,1990,30\n6,1950,30\n7,1800,20\n\
                       8,1710,20\n9,1650,20\n10,1500,3\n";

fn prepared() -> Shell {
    let shell = Shell::new();
    let links = "ABCDEFGHIJ".chars().zip(1..).map(|(name, id)| format!("{name},{id}\n"));
    shell.write("links.csv", "player,id\n".to_owned() + &links.collect::<String>());
    shell.write("ratings.csv", RATINGS);
    shell.write("moves.csv", moves(2001, 6));
    shell.write("later.csv", moves(2002, 2));
    shell
}

#[test]
fn ratings_are_fitted_to_losses_and_suggested_for_others() {
    let mut shell = prepared();
    shell.play(
        "records losses moves.csv
         records losses moves.csv --player j --first-ply 31 --exact-only --within 5
         records fit moves.csv --ratings ratings.csv --links links.csv --save fit.json
         records fit moves.csv --ratings ratings.csv --links links.csv --curve straight --measure s1-all --residuals
         records test fit.json later.csv --ratings ratings.csv --links links.csv
         records suggest fit.json later.csv --ratings ratings.csv --links links.csv
         records suggest fit.json later.csv --player J --player A
         --lang ja records fit moves.csv --ratings ratings.csv --links links.csv
         --lang ja records suggest fit.json later.csv --player J",
    );
    insta::assert_snapshot!(format!("{}\n{}", shell.transcript(), shell.read("fit.json")));
    let csv = shell.data("records suggest fit.json later.csv --player J --format csv");
    assert!(csv.starts_with("player,games,loss,from_records,records_deviation,results,"), "{csv}");
}

#[test]
fn analysed_moves_may_be_objects_and_faults_are_told_with_their_line() {
    let mut shell = prepared();
    shell.write(
        "moves.json",
        r#"[{"game": 1, "ply": 11, "player": "Ada", "best": 3.5, "played": 1, "legal_moves": 8, "exact": false},
            {"game": 1, "ply": 12, "player": "Bea", "best": -1, "played": -1, "exact": true}]"#,
    );
    let row = |row: &str| format!("game,ply,player,best,played,exact,score\n{row}\n");
    shell.write("value.csv", row("1,1,Ada,many,2,0,1"));
    shell.write("exact.csv", row("1,1,Ada,3,2,maybe,1"));
    shell.write("score.csv", row("1,1,Ada,3,2,1,2"));
    shell.write("head.csv", "game,ply,player,best\n1,1,Ada,3\n");
    shell.play(
        "records losses moves.json
         records losses value.csv
         records losses exact.csv
         --lang ja records losses score.csv
         records losses head.csv
         records losses moves.json --player Coco
         records fit moves.json --ratings ratings.csv
         records test ratings.csv moves.csv --ratings ratings.csv
         --lang ja records suggest nowhere.json moves.csv",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn ratings_may_be_those_of_the_club() {
    let mut shell = prepared();
    shell.data("records fit moves.csv --ratings ratings.csv --links links.csv --save fit.json");
    shell.play(
        "player add A
         player add B
         player add C
         player add D
         tournament new Cup --format round-robin --first-to 2
         tournament enter Cup A B C D
         tournament start Cup
         tournament result Cup 1 2-0
         tournament result Cup 2 2-1
         tournament result Cup 3 0-2
         tournament result Cup 4 2-1
         records fit moves.csv
         records fit moves.csv --rated-games 2 --fewest-games 2 --curve straight
         records suggest fit.json moves.csv --list main --rated-games 2
         records fit moves.csv --rated-games 1 --list nowhere",
    );
    insta::assert_snapshot!(shell.transcript());
}

#[test]
fn experiments_with_records_say_the_same_each_time() {
    let mut shell = Shell::new();
    shell.write("ratings.csv", RATINGS);
    let links = "ABCDEFGHIJ".chars().zip(1..).map(|(name, id)| format!("{name},{id}\n"));
    shell.write("links.csv", "player,id\n".to_owned() + &links.collect::<String>());
    shell.write("moves.csv", moves(2001, 20));
    shell.play(
        "lab records moves.csv --ratings ratings.csv --links links.csv --rated-games 3 --draws 8 --format csv
         lab othello-engines --openings 1 --format csv",
    );
    insta::assert_snapshot!(shell.transcript());
    let lab = "lab records moves.csv --ratings ratings.csv --links links.csv --draws 8";
    let svg = shell.data(&format!("{lab} --format svg"));
    assert!(svg.starts_with("<svg") && svg.contains("random seed 9"), "{svg}");
    assert!(shell.data(lab).contains("one game a player"));
}

/// A figure of a table for programs: of the first row that begins so, in that column.
fn figure(csv: &str, row: &str, column: &str) -> f64 {
    let mut lines = csv.lines();
    let head = lines.next().expect("a header");
    let at = head.split(',').position(|name| name == column).expect("the column");
    let row = lines.find(|line| line.split(',').next() == Some(row)).expect("the row");
    row.split(',').nth(at).and_then(|cell| cell.parse().ok()).expect("a number")
}

/// The figures of `docs/RECORDS.md`, on games and ratings of real people, which are no part of the project.
#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn ratings_follow_from_real_games() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/othello");
    let shell = Shell::new();
    for year in [2016, 2017] {
        shell.data(&format!("records analyse {data}/wthor/WTH_{year}.wtb -o {year}.csv"));
    }
    let of = |year: u32| {
        format!("--ratings {data}/ratings_{year}-12-31.csv --links {data}/links_2017.csv")
    };
    let fit = |year: u32, options: &str| {
        shell
            .data(&format!("records fit 2017.csv {} --curve root --format csv {options}", of(year)))
    };
    let same_year = fit(2017, "--fewest-games 10");
    assert!(figure(&same_year, "root", "r2") >= 0.91, "{same_year}");
    let before = fit(2016, "--fewest-games 10");
    assert!(figure(&before, "root", "r2") >= 0.74, "{before}");
    let before = fit(2016, "--fewest-games 10 --rated-games 30");
    assert!(figure(&before, "root", "r2") >= 0.76, "{before}");
    let judged = |of_fit: u32, by: u32| {
        let own = of(of_fit);
        shell.data(&format!("records fit {of_fit}.csv {own} --save fit.json"));
        shell.data(&format!("records test fit.json {by}.csv {} --format csv", of(by)))
    };
    let [back, on] = [judged(2017, 2016), judged(2016, 2017)];
    assert!(figure(&back, "10+", "r2") >= 0.84, "{back}");
    for games in ["1", "2-4", "5-9", "10+"] {
        assert!(figure(&on, games, "r2") >= figure(&on, games, "line_r2"), "{on}");
        // Of four groups one lies beyond two and a half standard errors by chance in one of twenty.
        let counts = [&back, &on].map(|year| figure(year, games, "players"));
        let held = counts[0] * figure(&back, games, "coverage_90")
            + counts[1] * figure(&on, games, "coverage_90");
        let players: f64 = counts.iter().sum();
        let off = held / players - 0.9;
        assert!(off.abs() <= 2.5 * (0.09 / players).sqrt(), "{back}{on}");
    }
    let steps =
        shell.data(&format!("lab records 2017.csv {} --per-decade 419.18 --format csv", of(2017)));
    for (games, r2) in [("1", 0.35), ("5", 0.70), ("10", 0.80), ("20", 0.86)] {
        assert!(figure(&steps, games, "left_out_r2") >= r2, "{steps}");
        let of = |column| figure(&steps, games, column);
        assert!(of("error_both") < of("error_losses").min(of("error_results")), "{steps}");
    }
}

/// S1's formula and that of Yamashita, as they are printed: a mean loss of 2 is −196.32 · 2 + 2171.7, or 1779.
#[test]
fn a_published_formula_suggests_ratings() {
    let mut shell = Shell::new();
    let rows = "game,ply,player,best,played,score\n1,1,Ada,4,0,1\n1,3,Ada,1,1,1\n1,41,Ada,2,0,1\n1,2,Bea,5,5,0\n1,4,Bea,1,0,0\n";
    shell.write("moves.csv", rows);
    shell.play(
        "records suggest moves.csv --formula '-196.32x+2171.7' --measure s1-all
         --lang ja records suggest moves.csv --formula '−3148 x + 4620' --measure s1-all --first-ply 40 --within 10
         records suggest moves.csv --formula 12
         records suggest moves.csv moves.csv --measure s1-all",
    );
    insta::assert_snapshot!(shell.transcript());
}

/// Yamashita's figures and plies, calculated by hand: of White's six moves two are not the engine's and lose 30 and 10, three are
/// its; at -100 White would resign before ply 6 of the first game, nobody of the second.
#[test]
fn mistakes_agreement_and_plies_are_those_of_a_table() {
    let mut shell = Shell::new();
    let head = "game,ply,player,best,played,move,best_move\n";
    let rows = "a,1,Black,0,0,f5,f5\na,2,White,0,-30,d6,f6\na,3,Black,30,30,c3,c3\na,4,White,-30,-30,d3,d3\n\
                a,5,Black,30,20,c4,e3\na,6,White,-120,-130,f4,g5\na,7,Black,200,200,e6,e6\na,8,White,-200,-200,c5,b4\n\
                b,1,White,0,0,f5,f5\nb,2,Black,0,0,d6,d6\nb,3,White,10,10,c5,c5\nb,4,Black,-10,-10,f4,f4\n";
    shell.write("moves.csv", head.to_owned() + rows);
    shell.play(
        "records losses moves.csv --first-ply 1 --legal-moves 1
         records plies moves.csv
         records plies moves.csv --resign-at 100,150
         records plies moves.csv --resign-at 100 --by-game --format csv
         --lang ja records plies moves.csv --resign-at 100",
    );
    insta::assert_snapshot!(shell.transcript());
}
