//! Tournament reports of chess programs: import and export.

mod shell;

use std::collections::BTreeMap;

use banzuke::club::action::{
    CreateTournament, DrawPairings, DrawStage, EnterPlayers, RecordResult,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::tournament::Absent;
use banzuke::club::{Action, Club, Tournament};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Length, Lengths, Outcome, Score, Side};
use banzuke::domain::standings::{Criterion, MatchPoints, StandingsPlan, Step};
use banzuke::domain::swiss::AskedBye;
use banzuke::domain::trf::{Trf, TrfPlayer, TrfResult, TrfRound, TrfVersion};
use banzuke::export::{NotReported, trf};
use banzuke::import::{DuplicatePolicy, Note, Plan, Terms, TrfReport};
use chrono::NaiveDate;

use crate::common::{CUP, Hall, today};

/// The round robin of M. Held's *Exercises in Tie-Breaking* for the FIDE Handbook, C.07.
const ROUND_ROBIN: &str = include_str!("../fixtures/round_robin.trf");

fn terms() -> Terms {
    Terms { tournament: None, list: ListId::MAIN, date: None, today: today() }
}

fn taken_in(club: &Club, text: &str) -> Plan {
    let report = TrfReport::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
    let plan = report.plan(club, &terms(), &DuplicatePolicy::New.into());
    plan.unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn event(plan: &Plan) -> &Tournament {
    plan.club.tournament(TournamentId(1)).expect("recorded")
}

/// Points in tenths that a player has from byes, which are no matches.
fn by_byes(player: &TrfPlayer) -> i32 {
    let byes = player.rounds.iter().filter(|one| one.result.is_bye());
    byes.map(|one| one.result.points()).sum()
}

/// Asserts that the points of recorded matches and byes equal those in the file.
fn has_the_points_of(plan: &Plan, trf: &Trf) {
    let lines = event(plan).standings();
    let points: BTreeMap<PlayerId, f64> =
        lines.iter().map(|line| (line.player, line.points)).collect();
    let names: BTreeMap<&str, PlayerId> =
        plan.club.registry().iter().map(|player| (&*player.name, player.id)).collect();
    for player in &trf.players {
        let ours = points.get(&names[&*player.name]).copied().unwrap_or_default();
        let theirs = f64::from(player.points - by_byes(player)) / 10.0;
        assert!((ours - theirs).abs() < 1e-9, "{}: {ours} and {theirs}", player.name);
    }
}

#[test]
fn a_report_becomes_a_recorded_event() {
    let plan = taken_in(&Club::default(), ROUND_ROBIN);
    let trf: Trf = ROUND_ROBIN.parse().expect("a report");
    assert_eq!((plan.players(), plan.tournaments(), plan.matches()), (6, 1, 15));
    // The file has the tied ones in the order of its starting numbers.
    assert_eq!(plan.notes, [Note::OtherRanks(vec![6, 7, 8, 9])]);
    has_the_points_of(&plan, &trf);
    let cup = event(&plan);
    assert_eq!(cup.name, "FIDE C.07 2023 Tie-Break Exercises");
    let day = NaiveDate::from_ymd_opt(2024, 8, 1);
    for played in &cup.matches {
        let record = played.record.expect("played");
        assert_eq!(Some(record.played_on), day);
        // Helene won without a game: no colour, no rating.
        let forfeit = matches!(record.outcome, Outcome::Walkover(_));
        assert_eq!(played.games.is_empty(), forfeit, "{played:?}");
        assert!(played.games.iter().all(|game| game.first == Some(Side::A)));
    }
    // Round 1: Alyx had White against Franck and drew.
    let first = cup.matches[0].record.expect("played");
    assert_eq!(first.sides, [PlayerId(1), PlayerId(5)]);
    assert_eq!(first.outcome.winner(), None);
}

#[test]
fn players_are_found_by_fide_number_first() {
    let player = |start, name: &str, fide: &str, result| {
        let rounds = vec![TrfRound { opponent: Some(3 - start), colour: None, result }];
        let (name, fide) = (name.to_owned(), fide.to_owned());
        TrfPlayer { start, name, fide, rounds, ..TrfPlayer::default() }
    };
    let report = |id: &str, name: &str| {
        let mut trf = Trf::default();
        trf.say("012", format_args!("Cup {id} {name}"));
        trf.players.push(player(1, name, id, TrfResult::Win));
        trf.players.push(player(2, "Roe, Ann", "", TrfResult::Loss));
        trf.to_string()
    };
    let first = taken_in(&Club::default(), &report("1503014", "Carlsen, Magnus"));
    let again = taken_in(&first.club, &report("1503014", "Carlsen M."));
    let second = again.club.tournament(TournamentId(2)).expect("recorded");
    let sides = second.matches[0].record.expect("played").sides;
    assert_eq!(sides[0], PlayerId(1), "the number says who it is");
    // Another number of the same register: another person, until somebody says otherwise.
    let other = TrfReport::read(report("99", "Carlsen, Magnus").as_bytes()).expect("a report");
    let named = Terms { tournament: Some("Other".to_owned()), ..terms() };
    let plan = other.plan(&first.club, &named, &DuplicatePolicy::Ask.into()).expect("a plan");
    assert_eq!((plan.suspects.len(), plan.players()), (0, 1), "{:?}", plan.suspects);
}

#[test]
fn namesakes_in_one_report_are_two_people() {
    let text = "\
012 Cup
001    1      Roe, Ann                                                           1.0    1     2 w 1
001    2      Roe, Ann                                                           0.0    2     1 b 0
";
    let report = TrfReport::read(text.as_bytes()).expect("a report");
    let plan =
        report.plan(&Club::default(), &terms(), &DuplicatePolicy::Ask.into()).expect("a plan");
    assert_eq!((plan.players(), plan.suspects.len(), plan.matches()), (2, 0, 1));
}

#[test]
fn forfeits_are_walkovers_and_byes_no_matches() {
    let text = "\
012 Cup
162  W 3.0     D 1.0     L 0.0
001    1      Muster, Max                                                        6.0    1     2 w +     3 b 1
001    2      Doe, Jane                                                          1.0    2     1 b -     4 w =
001    3      Roe, Ann                                                           3.0    3  0000 - U     1 w 0
001    4      Poe, Ed                                                            1.0    4     5 w -     2 b =
001    5      Low, Kim                                                           0.0    5     4 b -  0000 - Z
";
    let plan = taken_in(&Club::default(), text);
    let cup = event(&plan);
    let outcomes: Vec<Outcome> =
        cup.matches.iter().map(|one| one.record.expect("played").outcome).collect();
    assert_eq!(outcomes[..2], [Outcome::Walkover(Side::A), Outcome::DoubleWalkover]);
    assert_eq!(outcomes.len(), 4);
    assert_eq!(plan.notes, [Note::LostByes(vec![5]), Note::OtherRanks(vec![6, 7])]);
    let points: Vec<f64> = cup.standings().iter().map(|line| line.points).collect();
    assert_eq!(points, [6.0, 1.0, 1.0, 0.0, 0.0], "three points for a win, none for byes");
    assert_eq!(TrfResult::PairingBye.points(), 10);
}

#[test]
fn other_points_and_ranks_than_in_the_file_are_named() {
    let text = "\
012 Cup
001    1      Muster, Max                                                        3.0    1  0000 - F     2 w 1
001    2      Doe, Jane                                                          0.5    3  0000 - H     1 b 0
001    3      Roe, Ann                                                           1.0    1     4 w 1  0000 - Z
001    4      Poe, Ed                                                            0.0    4     3 b 0  0000 -  
001    5      Low, Kim                                                           1.0    5  0000 - U  0000 - Z
";
    let plan = taken_in(&Club::default(), text);
    assert_eq!(plan.notes, [Note::LostByes(vec![2, 3, 6]), Note::OtherRanks(vec![5])]);
    // Without byes the results give 1.0 points to Max and none to Kim.
    let text = text.replace("- F", "- Z").replace("0.5    3  0000 - H", "0.0    3  0000 - Z");
    let text = text.replace("- U", "- Z").replace("1.0    5", "0.0    5");
    let plan = taken_in(&Club::default(), &text);
    assert_eq!(plan.notes[0], Note::OtherPoints(vec![2]));
    let text = text.replace("3.0    1  0000", "1.0    1  0000");
    let plan = taken_in(&Club::default(), &text);
    assert!(matches!(&plan.notes[..], [Note::OtherRanks(lines)] if !lines.contains(&2)));
}

#[test]
fn a_report_in_the_letters_of_the_west_is_read() {
    let text = ROUND_ROBIN.replace("Genevieve", "x").replace("Helene", "Hélène");
    let latin: Vec<u8> =
        text.chars().map(|c| u8::try_from(u32::from(c)).expect("Latin-1")).collect();
    let report = TrfReport::read(&latin).expect("a report");
    let plan =
        report.plan(&Club::default(), &terms(), &DuplicatePolicy::Ask.into()).expect("a plan");
    assert!(plan.club.registry().iter().any(|player| player.name == "Hélène"));
    assert!(matches!(plan.notes[0], Note::Decoded(_)), "it says what it was read as");
}

/// White is the first of a pair; a bye by the pairing is U, a requested one H.
#[test]
fn a_swiss_is_reported_with_its_colours_and_byes() {
    let mut hall = Hall::new();
    hall.register(5);
    let plan = StagePlan::new(
        Format::Swiss { rounds: 2, colours: true },
        Lengths::all(Length::FirstTo(1)),
        Seeding::Entry,
    );
    let players: Vec<PlayerId> = (1..=5).map(PlayerId).collect();
    let (tournament, stage) = (CUP, 1);
    let (list, name) = (ListId::MAIN, "Cup".to_owned());
    let pairings = |round: u32, pairs: [[u32; 2]; 2], bye, absent: Vec<Absent>, lots| {
        let pairs = pairs.map(|pair| pair.map(PlayerId)).to_vec();
        let rules = None;
        Action::DrawPairings(DrawPairings {
            tournament,
            stage,
            round,
            pairs,
            bye,
            absent,
            lots,
            rules,
            again: false,
        })
    };
    hall.perform(vec![
        Action::CreateTournament(CreateTournament { tournament, name, list, plan: Box::new(plan) }),
        Action::EnterPlayers(EnterPlayers { tournament, players: players.clone() }),
        Action::DrawStage(DrawStage {
            tournament,
            stage,
            seeds: players,
            lots: None,
            groups: Vec::new(),
            ratings: vec![1500.0; 5],
        }),
        pairings(1, [[1, 3], [4, 2]], Some(PlayerId(5)), Vec::new(), Some(7)),
    ])
    .expect("paired");
    hall.record(1, 1, 0).expect("recorded");
    hall.record(2, 0, 1).expect("recorded");
    let begun = hall.desk.club();
    let begun = trf(begun, begun.tournament(CUP).expect("the cup"), TrfVersion::V16, false);
    assert!(begun.expect("a report").to_string().contains("XXR 2"), "both rounds are planned");
    let absent = vec![Absent { player: PlayerId(3), bye: AskedBye::Half }];
    hall.perform(vec![pairings(2, [[2, 1], [5, 4]], None, absent, None)]).expect("paired");
    hall.record(3, 1, 0).expect("recorded");
    hall.record(4, 1, 0).expect("recorded");
    let club = hall.desk.club();
    let found = club.tournament(CUP).expect("the cup");
    let report = trf(club, found, TrfVersion::V16, false).expect("a report").to_string();
    let cells = |start: usize| {
        let line = report.lines().filter(|line| line.starts_with("001")).nth(start - 1);
        let cells = line.and_then(|line| line.get(91..)).expect("the rounds of a player");
        cells.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(cells(1), "3 w 1 2 b 0");
    assert_eq!(cells(2), "4 b 1 1 w 1");
    assert_eq!(cells(3), "1 b 0 0000 - H");
    assert_eq!(cells(5), "0000 - U 4 w 1");
}

/// 300 Swiss tournaments of another program.
#[test]
#[ignore = "reads ../shared/data, which is no part of the project"]
fn the_swiss_tournaments_of_another_program_are_read() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/swiss");
    let mut read = 0;
    for file in std::fs::read_dir(folder).expect("the folder") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ext| ext != "trf") {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a text");
        let trf: Trf = text.parse().unwrap_or_else(|fault| panic!("{path:?}: {fault:?}"));
        let plan = taken_in(&Club::default(), &text);
        let is_other = |note: &Note| matches!(note, Note::OtherPoints(_));
        assert!(!plan.notes.iter().any(is_other), "{path:?}");
        has_the_points_of(&plan, &trf);
        read += 1;
    }
    assert_eq!(read, 300);
}

/// A report written by one club and imported by another is exported again unchanged.
#[test]
fn a_report_comes_back_byte_by_byte() {
    for version in [TrfVersion::V16, TrfVersion::V26] {
        let first = taken_in(&Club::default(), ROUND_ROBIN);
        let mut text =
            trf(&first.club, event(&first), version, false).expect("a report").to_string();
        for _ in 0..2 {
            let plan = taken_in(&Club::default(), &text);
            assert_eq!(plan.notes, []);
            let again =
                trf(&plan.club, event(&plan), version, false).expect("a report").to_string();
            assert_eq!(again, text);
            text = again;
        }
        // Its games are those in the file of the exercises.
        let [ours, theirs]: [Trf; 2] =
            [&*text, ROUND_ROBIN].map(|text| text.parse().expect("a report"));
        for (ours, theirs) in ours.players.iter().zip(&theirs.players) {
            assert_eq!((&ours.name, ours.points), (&theirs.name, theirs.points));
            let played = |player: &TrfPlayer| {
                player.rounds.iter().map(|one| (one.opponent, one.result)).collect::<Vec<_>>()
            };
            assert_eq!(played(ours), played(theirs));
        }
    }
}

#[test]
fn a_round_robin_with_three_points_and_a_rest_is_reported() {
    let mut hall = Hall::new();
    let players = hall.register(5);
    let (name, list, tournament) = ("Liga".to_owned(), ListId::MAIN, CUP);
    let points = MatchPoints::FOOTBALL;
    let steps = [Criterion::MatchPoints, Criterion::DirectEncounter, Criterion::Wins];
    let steps = steps.map(Step::over_all).to_vec();
    let plan = StagePlan {
        standings: Some(StandingsPlan { points, steps, ..StandingsPlan::default() }),
        ..StagePlan::new(
            Format::RoundRobin { double: false },
            Lengths::all(Length::Games(1)),
            Seeding::Entry,
        )
    };
    hall.perform(vec![
        Action::CreateTournament(CreateTournament { tournament, name, list, plan: Box::new(plan) }),
        Action::EnterPlayers(EnterPlayers { tournament, players }),
    ])
    .expect("opened");
    let found = hall.desk.club().tournament(CUP).expect("opened");
    let draw = hall.desk.club().draw(found, &DrawChoice::default(), 1);
    hall.perform(vec![draw]).expect("drawn");
    let all = hall.desk.club().tournament(CUP).expect("drawn").matches.clone();
    let wins = [Score::new(1, 0), Score::new(0, 1), Score { draws: 1, ..Score::default() }];
    for (played, score) in all.iter().zip(wins.into_iter().cycle()) {
        let (no, sides) = (played.no, played.players().expect("known"));
        let (outcome, played_on) = (Outcome::Score(score), today());
        hall.perform(vec![Action::RecordResult(RecordResult {
            tournament,
            no,
            sides,
            outcome,
            played_on,
        })])
        .expect("recorded");
    }
    let found = hall.desk.club().tournament(CUP).expect("played");
    assert_eq!(trf(hall.desk.club(), found, TrfVersion::V16, false), Err(NotReported::Points));
    let text = trf(hall.desk.club(), found, TrfVersion::V26, false).expect("a report").to_string();
    let plan = taken_in(&Club::default(), &text);
    let again =
        trf(&plan.club, event(&plan), TrfVersion::V26, false).expect("a report").to_string();
    assert_eq!(again, text);
    insta::assert_snapshot!(text);
}

/// New players begin with the rating of a report, and a report has that rating again, with birth dates where asked for.
#[test]
fn ratings_come_and_go_with_a_report() {
    let born = NaiveDate::from_ymd_opt(1990, 4, 25);
    let report = |name: &str, rating: u32| {
        let mut report: Trf = ROUND_ROBIN.parse().expect("a report");
        report.lines.retain(|line| line.code != "012");
        report.say("012", name);
        (report.players[0].rating, report.players[0].born) = (Some(rating), born);
        report.players[1].rating = None;
        report.to_string()
    };
    let mut hall = Hall::new();
    hall.perform(taken_in(hall.desk.club(), &report("Cup", 2210)).actions).expect("recorded");
    let rating = |hall: &Hall| hall.desk.club().rating(ListId::MAIN, PlayerId(1));
    let after = rating(&hall);
    assert!((after - 2210.0).abs() > 0.1 && after > 2000.0, "the results count on top");
    let told = |births| {
        let club = hall.desk.club();
        let found = club.tournament(TournamentId(1)).expect("recorded");
        let written = trf(club, found, TrfVersion::V26, births).expect("a report");
        written.players.iter().take(2).map(|it| (it.rating, it.born)).collect::<Vec<_>>()
    };
    assert_eq!(told(false), [(Some(2210), None), (None, None)]);
    assert_eq!(told(true)[0], (Some(2210), born));
    let next = TrfReport::read(report("Next", 2600).as_bytes()).expect("a report");
    let next = next.plan(hall.desk.club(), &terms(), &DuplicatePolicy::Ask.into());
    let is_rating = |action: &Action| matches!(action, Action::AdjustRating(_));
    assert!(!next.expect("a plan").actions.iter().any(is_rating), "registered players keep theirs");
}
