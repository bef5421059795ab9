//! How the fixtures grow. They are kept as they are: files that somebody has must open for ever,
//! so nothing in a fixture is ever made anew to please a newer program. New kinds of actions get
//! entries appended to the journal, and a new schema a database file of its own beside the old.

use std::path::Path;

use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, MatchState};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::exit::{ExitEffect, ExitReason};
use banzuke::domain::finish::Finish;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Broken, Outcome, Score, Side};
use banzuke::domain::seeding::Split;

use super::{DATABASE, DIGEST, JOURNAL, digest, fixtures, journal};
use crate::common::{Hall, add_player, today};

const TEAMS: TournamentId = TournamentId(4);
const TABLES: TournamentId = TournamentId(5);
const PAIR: TournamentId = TournamentId(6);

/// `cargo test make_the_fixtures -- --ignored`, once a version: appends what is new, and writes
/// the database of today's schema, whose name is new then.
#[test]
#[ignore = "the fixtures are kept, not made anew"]
fn make_the_fixtures() {
    let database = fixtures(DATABASE);
    assert!(!database.exists(), "take the old one away yourself if you are sure");
    let mut hall = Hall::new();
    hall.desk.take_in(&journal()).expect("what is kept");
    // Those entries have used up as many operation ids, and an operation is never done twice.
    for _ in hall.desk.entries().to_vec() {
        hall.stamp();
    }
    groups_and_knockout(&mut hall);
    tables(&mut hall);
    pair(&mut hall);
    let lines: Vec<String> = hall.desk.entries().iter().map(|entry| entry.to_line()).collect();
    write(JOURNAL, (lines.join("\n") + "\n").as_bytes());
    write(DIGEST, digest(hall.desk.club()).as_bytes());
    hall.desk.backup(&database).expect("written");
}

fn write(name: &str, content: &[u8]) {
    std::fs::write(Path::new(&fixtures(name)), content).expect("written");
}

fn done(hall: &mut Hall, actions: Vec<Action>) {
    hall.perform(actions).expect("allowed");
}

fn draw(hall: &mut Hall, id: TournamentId) {
    let found = hall.desk.club().tournament(id).expect("created");
    let draw = hall.desk.club().draw(found, &DrawChoice::default(), 7);
    done(hall, vec![draw]);
}

fn create(hall: &mut Hall, tournament: TournamentId, name: &str, plan: StagePlan, players: &[u32]) {
    let (name, list) = (name.to_owned(), ListId::MAIN);
    let players = players.iter().copied().map(PlayerId).collect();
    let create = Action::CreateTournament { tournament, name, list, plan };
    done(hall, vec![create, Action::EnterPlayers { tournament, players }]);
}

fn result(hall: &mut Hall, tournament: TournamentId, no: u32, outcome: Outcome) {
    let found = hall.desk.club().tournament(tournament).expect("created");
    let no = MatchNo(no);
    let sides = found.match_no(no).and_then(|played| played.players()).expect("known");
    let played_on = today();
    done(hall, vec![Action::RecordResult { tournament, no, sides, outcome, played_on }]);
}

fn score(a: u32, b: u32) -> Outcome {
    Outcome::Score(Score::new(a, b))
}

/// Two groups, with a late entry, an exit, a mistaken entrant, calls, a play-off and lots, then a
/// knock-out with a correction in which the names had been exchanged.
fn groups_and_knockout(hall: &mut Hall) {
    let tournament = TEAMS;
    for n in 13..=20 {
        done(hall, vec![add_player(PlayerId(n), &format!("出場者 {n}"))]);
    }
    let lengths = || Lengths::all(Length::FirstTo(2));
    let groups = Format::Groups { groups: 2, double: false, split: Split::Snake };
    let plan = StagePlan::new(groups, lengths(), Seeding::Entry);
    create(hall, tournament, "秋の会", plan, &[13, 14, 15, 16, 17, 18]);
    let knockout = Format::SingleElimination { third_place: false, placement: true };
    let plan = StagePlan { takes: Some(2), ..StagePlan::new(knockout, lengths(), Seeding::Entry) };
    done(hall, vec![Action::AddStage { tournament, stage: 2, plan }]);
    let table = |name: &str, reserved| Table { name: name.to_owned(), reserved };
    let tables = vec![table("1", false), table("決勝", true)];
    done(hall, vec![Action::SetTables { tables }]);
    draw(hall, tournament);
    let player = PlayerId(19);
    let late = Action::EnterLate { tournament, player, group: Some(1), seed: None };
    done(hall, vec![late]);
    let (from, to) = (PlayerId(19), PlayerId(20));
    done(hall, vec![Action::ReplaceEntrant { tournament, from, to }]);
    let lengths = Lengths::all(Length::FirstTo(3));
    done(hall, vec![Action::SetLengths { tournament, stage: 2, lengths }]);
    let no = MatchNo(1);
    let length = Length::FirstTo(3);
    done(hall, vec![Action::SetMatchLength { tournament, no, length, start: [0, 1] }]);
    done(hall, vec![Action::CallMatch { tournament, no, table: "1".to_owned() }]);
    done(hall, vec![Action::CallAgain { tournament, no }]);
    done(hall, vec![Action::WithdrawCall { tournament, no }]);
    done(hall, vec![Action::PostponeMatch { tournament, no, postponed: true }]);
    done(hall, vec![Action::CallMatch { tournament, no, table: "決勝".to_owned() }]);
    done(hall, vec![Action::StartMatch { tournament, no }]);
    result(hall, tournament, 1, Outcome::Score(Score::new(3, 1).starting_at([0, 1])));
    let broken = Broken { winner: Side::B, score: Score::new(1, 0) };
    result(hall, tournament, 2, Outcome::Retired(broken));
    let (player, on) = (PlayerId(16), today());
    let (reason, effect) = (ExitReason::Withdrawn, ExitEffect::VoidUnplayed);
    done(hall, vec![Action::Withdraw { tournament, player, reason, effect, on }]);
    loop {
        let found = hall.desk.club().tournament(tournament).expect("created");
        let ready = found.matches_in(MatchState::Ready).next().map(|played| played.no);
        let Some(no) = ready else { break };
        result(hall, tournament, no.0, Outcome::DoubleWalkover);
    }
    level(hall);
    draw(hall, tournament);
    let first = hall.desk.club().tournament(tournament).expect("created");
    let last = first.matches.iter().map(|played| played.no.0).max().expect("drawn");
    for no in last - 3..=last {
        result(hall, tournament, no, score(3, 1));
    }
    let found = hall.desk.club().tournament(tournament).expect("created");
    let no = MatchNo(last - 3);
    let sides = found.match_no(no).and_then(|played| played.players()).expect("known");
    let keep = found.correction(no, score(2, 3)).keep.expect("names can be exchanged");
    let (void, outcome) = (Vec::new(), score(2, 3));
    done(hall, vec![Action::CorrectResult { tournament, no, sides, outcome, void, keep }]);
}

/// Breaks every tie of the groups, the first by a play-off, the others by lots.
fn level(hall: &mut Hall) {
    let (tournament, stage) = (TEAMS, 1);
    let mut play_off = true;
    loop {
        let found = hall.desk.club().tournament(tournament).expect("created");
        let lines = found.standings_of(stage);
        let mut runs = lines.chunk_by(|a, b| (a.group, a.rank) == (b.group, b.rank));
        let Some(run) = runs.find(|run| run.len() > 1 && run[0].rank.is_some()) else { break };
        let mut order: Vec<PlayerId> = run.iter().map(|line| line.player).collect();
        order.sort_unstable();
        if std::mem::take(&mut play_off) {
            let no = hall.desk.club().next_match(tournament);
            let (sides, length) = ([order[0], order[1]], Length::FirstTo(1));
            done(hall, vec![Action::AddPlayOff { tournament, stage, no, sides, length }]);
            result(hall, tournament, no.0, Outcome::DoubleWalkover);
        } else {
            banzuke::domain::draw::shuffle(&mut order, 5);
            done(hall, vec![Action::BreakTie { tournament, stage, order, lots: Some(5) }]);
        }
    }
}

/// Seven at two tables, drawn twice, with level finishes and a corrected game.
fn tables(hall: &mut Hall) {
    let tournament = TABLES;
    let format = Format::Tables { size: 4, games: 2 };
    let plan = StagePlan::new(format, Lengths::all(Length::Games(2)), Seeding::Entry);
    create(hall, tournament, "大貧民の会", plan, &[1, 2, 3, 4, 5, 6, 7]);
    draw(hall, tournament);
    let found = hall.desk.club().tournament(tournament).expect("created").clone();
    let played_on = today();
    let alone = |player: &PlayerId| vec![*player];
    for sitting in &found.sittings {
        for game in 1..=2 {
            let mut order: Vec<Vec<PlayerId>> = sitting.seats.iter().map(alone).collect();
            if game == 2 {
                let level = order.remove(0);
                order[0].extend(level);
            }
            let (no, order) = (sitting.no, Finish(order));
            done(hall, vec![Action::RecordGame { tournament, no, game, order, played_on }]);
        }
    }
    let sitting = &found.sittings[0];
    let order = Finish(sitting.seats.iter().rev().map(alone).collect());
    done(hall, vec![Action::CorrectGame { tournament, no: sitting.no, game: 1, order }]);
    let found = hall.desk.club().tournament(tournament).expect("created");
    let round = hall.desk.club().draw_round(found, Some(11), 0);
    done(hall, vec![round]);
}

/// A double elimination of two with its reset match.
fn pair(hall: &mut Hall) {
    let format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let plan = StagePlan::new(format, Lengths::all(Length::FirstTo(1)), Seeding::Entry);
    create(hall, PAIR, "二人", plan, &[1, 2]);
    draw(hall, PAIR);
    for (no, a, b) in [(1, 1, 0), (2, 0, 1), (3, 1, 0)] {
        result(hall, PAIR, no, score(a, b));
    }
}
