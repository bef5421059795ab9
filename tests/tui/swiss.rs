//! A Swiss by keys.

use banzuke::club::Action;
use banzuke::club::action::{EnterPlayers, ForbidPair, SetAbsence};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::domain::format::{Format, FormatKind};
use banzuke::domain::ids::MatchNo;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::domain::swiss::AskedBye;
use banzuke::request::draft::{Draft, Field};
use banzuke::tui::route::Route;

use crate::common::{CUP, Hall, create};
use crate::tui::front::Front;
use crate::tui::scoring::named;

/// Home of a club where so many play three rounds, the first one paired.
pub(crate) fn paired(players: u32) -> Front {
    Front::open(rounds(players))
}

/// The club itself.
pub(crate) fn rounds(players: u32) -> Hall {
    let mut hall = named(players);
    let entrants = (1..=players).map(PlayerId).collect();
    let actions = vec![
        create(CUP, "スイス", Format::Swiss { rounds: 3, colours: true }, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players: entrants }),
    ];
    hall.perform(actions).expect("entered");
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    let drawn = club.drawn(cup, &DrawChoice::default(), 7).expect("drawn");
    hall.perform(drawn).expect("drawn");
    hall
}

#[test]
fn one_bye_a_round_is_foretold_where_none_was_asked_for() {
    let mut hall = named(9);
    let (tournament, player) = (CUP, PlayerId(9));
    let players = (1..=9).map(PlayerId).collect();
    hall.perform(vec![
        create(CUP, "スイス", Format::Swiss { rounds: 3, colours: true }, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament, players }),
    ])
    .expect("entered");
    for is_asked in [false, true] {
        if is_asked {
            let (from, until, bye) = (1, Some(1), Some(AskedBye::Half));
            let absence = SetAbsence { tournament, stage: 1, player, from, until, bye };
            hall.perform(vec![Action::SetAbsence(absence)]).expect("asked for");
        }
        let mut front = Front::open(hall);
        front.show(Route::tournament(CUP));
        front.drive("s");
        let text = front.text();
        assert!(text.contains("3 rounds"), "{text}");
        assert_eq!(text.contains("one bye per round"), !is_asked, "{text}");
        hall = front.hall;
    }
}

/// Seven after one round, two kept apart, one absent in the second round, which is paired.
pub(crate) fn with_absent() -> Hall {
    let mut hall = rounds(7);
    for no in 1..=3 {
        hall.record(no, 2, 0).expect("recorded");
    }
    let (tournament, stage, pair) = (CUP, 1, [PlayerId(2), PlayerId(3)]);
    hall.perform(vec![
        Action::ForbidPair(ForbidPair { tournament, stage, pair, forbidden: true }),
        Action::SetAbsence(SetAbsence {
            tournament,
            stage,
            player: PlayerId(5),
            from: 2,
            until: Some(2),
            bye: Some(AskedBye::Half),
        }),
        Action::SetAbsence(SetAbsence {
            tournament,
            stage,
            player: PlayerId(6),
            from: 2,
            until: Some(2),
            bye: Some(AskedBye::Zero),
        }),
    ])
    .expect("said");
    pair_next(&mut hall);
    hall
}

/// The first named of every match that is open wins.
pub(crate) fn play_all(hall: &mut Hall) {
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    let open = cup.matches.iter().filter(|played| played.state().is_live());
    let open: Vec<u32> = open.map(|played| played.no.0).collect();
    for no in open {
        hall.record(no, 2, 0).expect("recorded");
    }
}

fn pair_next(hall: &mut Hall) {
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    let paired = club.next_pairings(cup, None, 7).expect("paired");
    hall.perform(vec![paired]).expect("paired");
}

/// Ends the round and pairs the next one.
pub(crate) fn play_and_pair(hall: &mut Hall) {
    play_all(hall);
    pair_next(hall);
}

#[test]
fn rounds_follow_one_another_on_one_key() {
    let mut front = paired(7);
    play_all(&mut front.hall);
    let mut front = Front::open(front.hall);
    front.shows("s pairs round 2");
    front.drive("s");
    front.shows("Pair round 2 of");
    front.drive("y");
    let rounds = |front: &mut Front| front.club().tournament(CUP).expect("the cup").last_round(1);
    assert_eq!(rounds(&mut front), 2);
    play_all(&mut front.hall);
    let mut front = Front::open(front.hall);
    front.drive("<enter> s y");
    assert_eq!(rounds(&mut front), 3);
    front.drive("s");
    front.shows("already started");
    play_all(&mut front.hall);
    let mut front = Front::open(front.hall);
    front.shows("all played, c closes");
    front.drive("c y");
    front.shows("closed");
}

#[test]
fn a_round_opens_on_its_first_open_match() {
    let mut hall = rounds(6);
    hall.record(1, 2, 0).expect("recorded");
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.shows("[Round 1]");
    front.drive("<enter>");
    assert_eq!(front.desk.app.route(), &Route::Score(CUP, MatchNo(2)));
}

#[test]
fn who_leads_is_told_by_points_since_a_bye_is_worth_some() {
    let mut front = Front::open(with_absent());
    front.desk.resize(120, 40);
    front.drive("1");
    let club = front.club();
    let standings = club.tournament(CUP).expect("the cup").standings();
    let half = standings.iter().find(|line| line.player == PlayerId(5)).expect("entered");
    assert!(half.points.fract() > 0.0, "half a point is for the round off");
    front.shows(&format!(" {} │", half.points));
    front.show(Route::tournament(CUP));
    front.drive("<tab>");
    front.shows("bye0.5");
    front.shows("Round 2: 0 of 2 played");
}

#[test]
fn a_bye_that_was_asked_for_is_said_before_the_start() {
    let mut hall = named(4);
    let entrants = (1..=4).map(PlayerId).collect();
    let format = Format::Swiss { rounds: 3, colours: true };
    let absence = SetAbsence {
        tournament: CUP,
        stage: 1,
        player: PlayerId(3),
        from: 1,
        until: Some(1),
        bye: Some(AskedBye::Half),
    };
    hall.perform(vec![
        create(CUP, "スイス", format, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players: entrants }),
        Action::SetAbsence(absence),
    ])
    .expect("entered");
    let name = hall.desk.club().player(PlayerId(3)).expect("registered").name.clone();
    let mut front = Front::open(hall);
    front.desk.resize(120, 40);
    front.show(Route::tournament(CUP));
    let told = format!("{name} (round 1: half-point bye)");
    front.shows(&told);
    front.drive("s");
    front.shows(&format!("absent: {told}"));
}

#[test]
fn who_moves_first_is_said_with_the_round_and_the_result() {
    let mut front = paired(6);
    front.desk.resize(120, 40);
    front.show(Route::tournament(CUP));
    front.shows("First move");
    front.shows("Second move");
    front.drive("<enter>");
    front.shows("first move");
}

#[test]
fn who_is_absent_is_not_paired_and_comes_back() {
    let mut front = paired(6);
    front.drive("<tab> <enter> <shift-tab> A");
    front.shows("play in round 2?");
    front.shows("half-point bye");
    front.drive("<enter>");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let absent = cup.absent_next(1);
    assert_eq!(absent.len(), 1);
    assert_eq!(absent[0].bye, AskedBye::Half);
    front.drive("A <end> <enter>");
    let club = front.club();
    assert_eq!(club.tournament(CUP).expect("the cup").absent_next(1), []);
}

#[test]
fn why_two_meet_is_said_on_one_key() {
    let mut front = paired(6);
    play_all(&mut front.hall);
    let mut front = Front::open(front.hall);
    front.drive("s y <tab> <enter> G W");
    front.shows("Explain");
    front.shows("due ");
}

#[test]
fn the_wizard_proposes_the_rounds() {
    let mut front = Front::open(named(12));
    front.drive("a C u p <enter>");
    let row = 5;
    for _ in 0..row {
        front.drive("<down>");
    }
    front.drive("<ctrl-n> <ctrl-n> <alt-a> <ctrl-s>");
    let format = |front: &mut Front| {
        let club = front.club();
        club.tournament(CUP).expect("created").stage().expect("a stage").plan.format
    };
    assert_eq!(format(&mut front), Format::Swiss { rounds: 0, colours: true });
    front.drive("<tab> s");
    front.shows("4 rounds");
    front.drive("y");
    assert_eq!(format(&mut front), Format::Swiss { rounds: 4, colours: true });
}

#[test]
fn bands_that_are_no_ratings_are_said_where_they_stand() {
    let mut front = Front::open(named(12));
    front.drive("a C u p <enter> <down> <down> <down> <down> <down>");
    front.drive("<tab> <tab> <tab> <tab> <tab> 1 4 0 0 <space> x <ctrl-n>");
    front.shows("Rating bands: write ratings like 1400 1600, or leave it blank.");
    front.drive("<backspace> 1 6 0 0 <ctrl-n> <ctrl-n> <alt-a> <ctrl-s>");
    let club = front.club();
    let plan = club.tournament(CUP).expect("created").stage().expect("a stage").plan.swiss();
    assert_eq!(plan.bands.to_string(), "1400,1600");
}

#[test]
fn the_tie_breaks_of_a_swiss_are_typed_in_the_wizard() {
    let mut draft = Draft { name: "Cup".to_owned(), ..Draft::default() };
    draft.rules.format = FormatKind::Swiss.plain();
    let steps = |draft: &Draft| {
        let plan = draft.rules.plan().standings;
        plan.map(|plan| plan.steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
    };
    assert_eq!(steps(&draft), None, "the usual ones");
    draft.rules.tie_breaks = "pts, SB　ＢＨ".to_owned();
    assert_eq!(steps(&draft).as_deref(), Some("PTS,SB,BH"));
    draft.rules.tie_breaks = "PTS XX".to_owned();
    assert_eq!(draft.opening(false).err(), Some(Field::TieBreaks));
}

#[test]
fn a_round_is_paired_again_until_something_of_it_is_played() {
    let mut front = Front::open(with_absent());
    front.drive("<tab> <enter>");
    front.shows("[Round 2]");
    front.shows("Absent: ");
    front.shows("Not to be paired: ");
    front.drive("d");
    front.shows("the same way again");
    // The absent player is there after all: the last way of the question.
    let absent = |front: &mut Front| {
        let club = front.club();
        club.tournament(CUP).expect("the cup").last_absent(1)
    };
    let gone = absent(&mut front)[0].player;
    let standings = front.club().tournament(CUP).expect("the cup").standings();
    let row = standings.iter().position(|line| line.player == gone).expect("a line");
    front.drive("<tab> <home>");
    for _ in 0..row {
        front.drive("<down>");
    }
    front.drive("A <end> <enter>");
    assert!(absent(&mut front).iter().all(|one| one.player != gone));
    assert_eq!(front.club().tournament(CUP).expect("the cup").last_round(1), 2);
    front.drive("<shift-tab> <home> <enter> 2 0 <enter> d");
    front.shows("has begun");
    front.drive("m");
    front.shows("is unfinished");
}

#[test]
fn boards_are_made_by_hand_and_what_is_unusual_is_said() {
    let mut front = Front::open(with_absent());
    front.drive("<tab> <enter> m");
    front.shows("2 of 2 by hand");
    let before = front.club();
    let first: Vec<[PlayerId; 2]> = before
        .tournament(CUP)
        .expect("the cup")
        .boards(1, 1)
        .filter_map(|board| board.players())
        .collect();
    // Both boards are taken apart, and the rules make them again.
    front.drive("x <down> x <tab>");
    front.shows("0 of 2 by hand");
    // Two who met in the first round: the row of each among those who are to be paired.
    let row = |front: &Front, player: PlayerId| {
        let name = front.desk.app.data.name(player);
        let text = front.text();
        let rows: Vec<&str> = text.lines().skip(2).collect();
        rows.iter().position(|row| row.trim_start_matches([' ', '>']).starts_with(&name))
    };
    let found = first.iter().find_map(|pair| Some([row(&front, pair[0])?, row(&front, pair[1])?]));
    let [a, b] = found.expect("two who met and are there");
    for row in [a, b] {
        front.drive("<home>");
        for _ in 0..row {
            front.drive("<down>");
        }
        front.drive("<enter>");
    }
    front.shows("1 of 2 by hand");
    front.shows("have met before");
    front.drive("s");
    front.shows("[Round 2]");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    assert_eq!(cup.last_round(1), 2);
    assert_eq!(cup.stages[0].swiss.drawn[1].rules, None, "by hand");
    front.drive("u");
    assert_eq!(front.club(), before);
}
