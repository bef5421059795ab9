//! How the fixtures were made. They are kept as they are: files that somebody has must open for
//! ever, so a fixture is never made anew to please a newer program. A new kind of action gets
//! entries appended to the journal, and a new schema a database file of its own beside the old.

use std::path::Path;

use banzuke::club::{Action, Seq};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths, RoundLength};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::Scale;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score, Side};
use chrono::Days;

use super::{DATABASE, DIGEST, JOURNAL, digest, fixtures};
use crate::common::{CUP, Hall, add_player, today};

const LEAGUE: TournamentId = TournamentId(2);
const RECORDED: TournamentId = TournamentId(3);
const BLITZ: ListId = ListId(2);

/// `cargo test make_the_fixtures -- --ignored`, once a version.
#[test]
#[ignore = "the fixtures are kept, not made anew"]
fn make_the_fixtures() {
    let mut hall = Hall::new();
    people(&mut hall);
    cup(&mut hall);
    league(&mut hall);
    recorded(&mut hall);
    taken_back(&mut hall);
    let lines: Vec<String> = hall.desk.entries().iter().map(|entry| entry.to_line()).collect();
    write(JOURNAL, (lines.join("\n") + "\n").as_bytes());
    write(DIGEST, digest(hall.desk.club()).as_bytes());
    let database = fixtures(DATABASE);
    assert!(!database.exists(), "take the old one away yourself if you are sure");
    hall.desk.backup(&database).expect("written");
}

fn write(name: &str, content: &[u8]) {
    std::fs::write(Path::new(&fixtures(name)), content).expect("written");
}

fn done(hall: &mut Hall, actions: Vec<Action>) {
    hall.perform(actions).expect("allowed");
}

fn people(hall: &mut Hall) {
    let names =
        ["もりしー", "nishimura", "カステラ", "3TK", "さしみ", "はち", "マリン", "mickey", "Ann"];
    done(hall, (1..).zip(names).map(|(n, name)| add_player(PlayerId(n), name)).collect());
    let player = PlayerId(10);
    let some = |text: &str| Some(text.to_owned());
    let add = Action::AddPlayer {
        player,
        name: "山田 太郎".to_owned(),
        reading: some("やまだ たろう"),
        club: some("東京"),
        aliases: vec!["taro".to_owned(), "ヤマタロ".to_owned()],
    };
    done(hall, vec![add]);
    done(hall, vec![Action::RenamePlayer { player, name: "山田 一郎".to_owned() }]);
    done(hall, vec![Action::SetReading { player, reading: some("やまだ いちろう") }]);
    done(hall, vec![Action::SetClub { player, club: None }]);
    done(hall, vec![Action::SetNote { player, note: some("left-handed") }]);
    done(hall, vec![Action::AddAlias { player, alias: "ichiro".to_owned() }]);
    done(hall, vec![Action::RemoveAlias { player, alias: "taro".to_owned() }]);
    let scale = Scale { k: 24.7, start: 1200.1 };
    done(hall, vec![Action::SetRatingList { list: BLITZ, name: "blitz".to_owned(), scale }]);
}

/// A bracket of seven, seeded by lots, with a correction that voids a later result.
fn cup(hall: &mut Hall) {
    let rounds = vec![RoundLength { round: RoundName::Final, length: Length::FirstTo(3) }];
    let plan = StagePlan {
        format: Format::SingleElimination { third_place: true },
        lengths: Lengths { usual: Length::FirstTo(2), rounds },
        seeding: Seeding::Random,
        lots: None,
    };
    let (tournament, list) = (CUP, ListId::MAIN);
    done(
        hall,
        vec![Action::CreateTournament { tournament, name: "番付杯".to_owned(), list, plan }],
    );
    let players: Vec<PlayerId> = (1..=8).map(PlayerId).collect();
    done(hall, vec![Action::EnterPlayers { tournament, players }]);
    done(hall, vec![Action::RemoveEntrant { tournament, player: PlayerId(4) }]);
    let order = [8, 7, 6, 5, 3, 2, 1].map(PlayerId).to_vec();
    done(hall, vec![Action::OrderEntrants { tournament, order }]);
    let cup = hall.desk.club().tournament(CUP).expect("created");
    let draw = hall.desk.club().draw(cup, Some(271_828), 0);
    done(hall, vec![draw]);
    for (no, a, b) in [(1, 2, 1), (2, 0, 2), (3, 2, 0), (4, 2, 1), (5, 1, 2)] {
        hall.record(no, a, b).expect("recorded");
    }
    hall.correct(1, 1, 2, &[4]).expect("corrected");
    for (no, a, b) in [(4, 2, 0), (6, 2, 1), (7, 3, 2)] {
        hall.record(no, a, b).expect("recorded");
    }
    done(hall, vec![Action::CloseTournament { tournament }]);
}

/// A double round robin of three over four games, with a drawn match and a walkover, unfinished.
fn league(hall: &mut Hall) {
    let plan = StagePlan {
        format: Format::RoundRobin { double: true },
        lengths: Lengths::all(Length::Games(4)),
        seeding: Seeding::Rating,
        lots: None,
    };
    let (tournament, list) = (LEAGUE, ListId::MAIN);
    let players = [4, 9, 10].map(PlayerId).to_vec();
    let name = "League".to_owned();
    done(
        hall,
        vec![
            Action::CreateTournament { tournament, name, list, plan },
            Action::EnterPlayers { tournament, players: players.clone() },
            Action::DrawStage { tournament, stage: 1, seeds: players, lots: None },
        ],
    );
    let outcomes = [
        Outcome::Score(Score::new(2, 2)),
        Outcome::Score(Score { a: 2, b: 1, draws: 1 }),
        Outcome::Walkover(Side::B),
        Outcome::Score(Score::new(0, 4)),
    ];
    for (no, outcome) in (1..).map(MatchNo).zip(outcomes) {
        let league = hall.desk.club().tournament(LEAGUE).expect("drawn");
        let sides = league.match_no(no).and_then(|played| played.players()).expect("known");
        let played_on = today();
        done(hall, vec![Action::RecordResult { tournament, no, sides, outcome, played_on }]);
    }
}

/// Matches on the second list, one recorded late.
fn recorded(hall: &mut Hall) {
    let plan = StagePlan {
        format: Format::Recorded,
        lengths: Lengths::all(Length::Open),
        seeding: Seeding::Entry,
        lots: None,
    };
    let (tournament, list) = (RECORDED, BLITZ);
    done(hall, vec![Action::CreateTournament { tournament, name: "金曜".to_owned(), list, plan }]);
    for (no, a, b, score, days_ago) in [
        (1, 1, 2, Score::new(13, 3), 0),
        (2, 2, 3, Score::new(8, 8), 0),
        (3, 1, 3, Score { a: 7, b: 6, draws: 3 }, 9),
    ] {
        let action = Action::RecordMatch {
            tournament,
            no: MatchNo(no),
            round: RoundName::Named(format!("第{no}試合")),
            sides: [a, b].map(PlayerId),
            outcome: Outcome::Score(score),
            played_on: today() - Days::new(days_ago),
        };
        done(hall, vec![action]);
    }
    done(hall, vec![Action::RenameTournament { tournament, name: "金曜会".to_owned() }]);
}

/// An undo, a redo, an undo that stays, an undo of an early entry.
fn taken_back(hall: &mut Hall) {
    let note = |hall: &Hall| {
        let action = |entry: &std::sync::Arc<banzuke::journal::Entry>| {
            matches!(entry.actions[..], [Action::SetNote { .. }]).then_some(entry.seq)
        };
        hall.desk.entries().iter().find_map(action).expect("recorded")
    };
    hall.undo(None).expect("undone");
    hall.redo().expect("redone");
    let player = hall.desk.club().next_player();
    done(hall, vec![add_player(player, "gone again")]);
    hall.undo(None).expect("undone");
    let Seq(note) = note(hall);
    hall.undo(Some(note)).expect("undone");
    let player = hall.desk.club().next_player();
    done(hall, vec![add_player(player, "here to stay")]);
    assert_eq!(player, PlayerId(12), "the number that was undone is not issued again");
}
