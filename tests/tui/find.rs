//! `/` finds anything and goes to where it is dealt with.

use banzuke::club::action::{CallMatch, SetCalls, Withdraw};
use banzuke::club::{Action, MatchState};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::hall::Priority;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason, Length};
use banzuke::tui::route::{Route, TournamentView};

use crate::common::{CUP, today};
use crate::tui::budget::{at_the_door, hall, two_events};
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::pods;
use crate::tui::scoring::{named, start};

/// The row that is selected in the search.
fn selected(front: &Front) -> String {
    let text = front.text();
    let row = text.lines().find(|line| line.contains("> ") && text.contains("Find: "));
    row.unwrap_or_default().to_owned()
}

#[test]
fn enter_goes_to_where_a_thing_is_dealt_with() {
    let drawn = |no| Route::Tournament { id: CUP, view: TournamentView::Match(MatchNo(no)) };
    let journal = |route: &Route| matches!(route, Route::Journal(Some(_)));
    let cases: [(&str, Route); 6] = [
        // A match that can be played is scored; one that is over, or that waits, is shown where it stands.
        ("/#2<enter>", Route::Score(CUP, MatchNo(2))),
        ("/#1<enter>", drawn(1)),
        ("/#7<enter>", drawn(7)),
        // A typed name means the player; the next match is the line below.
        ("/ryo<enter>", Route::Player(PlayerId(2))),
        ("/nakano<down><enter>", Route::Score(CUP, MatchNo(3))),
        ("/金剛<enter>", Route::tournament(TournamentId(2))),
    ];
    for (keys, there) in cases {
        let mut front = at_the_door();
        front.drive(keys);
        assert_eq!(front.desk.app.route(), &there, "{keys}:\n{}", front.text());
    }
    let mut front = hall();
    front.drive("/#3<down><enter>");
    assert!(journal(front.desk.app.route()), "{}", front.text());
}

#[test]
fn a_match_that_was_looked_for_is_selected_in_its_bracket() {
    let mut front = hall();
    front.drive("/#7<enter>");
    front.shows("Match 7, third place");
    front.drive("<enter>");
    front.shows("Match 7 waits for");
}

#[test]
fn the_tournament_that_is_looked_at_comes_first() {
    let mut front = two_events();
    front.drive("/#2");
    assert!(selected(&front).contains(" 金, "), "the newest first:\n{}", front.text());
    front.drive("<esc>b2/#2");
    assert!(selected(&front).contains(" 京, "), "{}", front.text());
}

#[test]
fn of_matches_with_one_number_the_one_at_a_table_comes_first() {
    let mut front = two_events();
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(2), table: "1".to_owned() });
    front.hall.perform(vec![call]).expect("called");
    front.wake();
    front.drive("/#2");
    assert!(selected(&front).contains(" 京, "), "{}", front.text());
}

#[test]
fn a_number_behind_the_beginning_of_an_event_is_a_match_of_that_event() {
    for (typed, event, other) in [("京 2", "京都オープン", "金剛"), ("金剛 #2", "金剛杯", "京都")]
    {
        let mut front = two_events();
        front.drive(&format!("/{}", typed.replace(' ', "<space>")));
        assert!(selected(&front).contains("match 2"), "{typed}:\n{}", front.text());
        front.shows(event);
        let found: Vec<String> = front
            .text()
            .lines()
            .filter(|line| line.contains("match 2"))
            .map(str::to_owned)
            .collect();
        assert!(found.iter().all(|line| !line.contains(other)), "{typed}: {found:?}");
    }
}

#[test]
fn what_is_shown_follows_what_happens_meanwhile() {
    let mut front = hall();
    front.drive("/#2");
    assert!(selected(&front).contains("next to be called"), "{}", front.text());
    front.hall.record(2, 2, 0).expect("recorded");
    front.wake();
    assert!(selected(&front).contains("2-0"), "{}", front.text());
    let cup = front.club().tournament(CUP).cloned().expect("the cup");
    assert_eq!(cup.match_no(MatchNo(2)).map(|one| one.state()), Some(MatchState::Finished));
}

#[test]
fn a_match_that_cannot_be_called_yet_is_not_the_next_to_be_called() {
    let mut front = two_events();
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(2), table: "1".to_owned() });
    front.hall.perform(vec![call]).expect("called");
    front.wake();
    front.drive("b1/#3");
    let line = selected(&front);
    assert!(line.contains("is busy at") && !line.contains("next to be"), "{line}");

    let mut front = at_the_door();
    let begins = front.desk.app.data.now + chrono::TimeDelta::hours(2);
    let (tournament, tables) = (CUP, vec!["1".to_owned()]);
    let (priority, not_before) = (Priority::Normal, Some(begins));
    let later = Action::SetCalls(SetCalls { tournament, priority, not_before, tables });
    front.hall.perform(vec![later]).expect("later");
    front.wake();
    front.drive("/#2");
    assert!(selected(&front).contains("not before "), "{}", front.text());
    // The table is kept for it, and home says so too.
    front.drive("<esc>/1");
    let table = front.text().lines().find(|line| line.contains("table ")).map(str::to_owned);
    assert!(table.is_some_and(|line| line.contains("reserved for 京都オ")), "{}", front.text());
    front.drive("<esc>");
    front.desk.resize(120, 40);
    front.shows("reserved for 京都オープン");
}

#[test]
fn a_table_leads_to_the_match_that_is_played_there() {
    let mut front = hall();
    front.drive("N/1");
    let called = front.text().lines().find(|line| line.contains("table ")).map(str::to_owned);
    assert!(called.is_some_and(|line| line.contains(" - ")), "{}", front.text());
}

#[test]
fn a_pod_is_found_at_its_table_and_opens_its_sheet() {
    let mut hall = pods::tables(4);
    tables(&mut hall, 2);
    let mut front = Front::open(hall);
    front.drive("/#1");
    assert!(selected(&front).contains("next to be called"), "{}", front.text());
    front.drive("<esc>N");
    front.show(Route::Player(PlayerId(1)));
    front.shows("match 1, round 1, with Ryo Nakano");
    front.drive("/#1<enter>");
    assert_eq!(front.desk.app.route(), &Route::pod(CUP, MatchNo(1)));
    front.drive("1 2 3 <enter> <esc>");
    front.shows("playing at");
}

#[test]
fn a_postponed_match_is_answered_as_postponed_wherever_it_is_asked_for() {
    let mut front = hall();
    front.drive("5 <home> o <esc>");
    let row = front.text().lines().find(|line| line.contains("postponed")).map(str::to_owned);
    assert!(row.is_some_and(|row| row.contains('2')), "home marks it:\n{}", front.text());
    front.drive("/#2");
    assert!(selected(&front).contains("postponed"), "{}", front.text());
    front.hides("next to be called");
    let data = &front.desk.app.data;
    let played = data.club.tournament(CUP).and_then(|cup| cup.match_no(MatchNo(2)));
    let player = played.and_then(|played| played.sides[0]).expect("its player");
    front.drive("<esc>");
    front.show(Route::Player(player));
    front.shows(": postponed");
}

#[test]
fn somebody_who_has_left_waits_for_no_match() {
    let mut hall = named(4);
    let double = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    start(&mut hall, CUP, "京都オープン", 4, double, Length::FirstTo(2));
    hall.record(1, 2, 0).expect("recorded");
    let played = hall.desk.club().tournament(CUP).and_then(|cup| cup.match_no(MatchNo(1)));
    let lost = played.and_then(|played| played.sides[1]).expect("its loser");
    let (tournament, on, effect) = (CUP, today(), ExitEffect::ForfeitRest);
    let reason = ExitReason::Withdrawn;
    let leaves =
        Action::Withdraw(Withdraw { tournament, player: lost, reason, effect, on, decision: 0 });
    hall.perform(vec![leaves]).expect("gone");
    let mut front = Front::open(hall);
    front.show(Route::Player(lost));
    front.shows("withdrawn from 京都オープン");
    front.hides("waits for");
    let name = front.desk.app.data.name(lost);
    front.drive(&format!("/{name}"));
    assert!(selected(&front).contains("withdrawn from"), "{}", front.text());
    let cup = front.club().tournament(CUP).cloned().expect("the cup");
    let mut open = cup.matches_in(MatchState::Waiting);
    let no = open.find(|played| played.has(lost)).map(|played| played.no).expect("its match");
    front.drive("<esc>");
    front.show(Route::Tournament { id: CUP, view: TournamentView::Match(no) });
    front.shows(&format!("{name} (withdrawn)"));
}

#[test]
fn whoever_is_out_has_no_further_match() {
    let mut front = hall();
    let played = front.club().tournament(CUP).and_then(|cup| cup.match_no(MatchNo(1)).cloned());
    let lost = played.and_then(|played| played.sides[1]).expect("its loser");
    front.show(Route::Player(lost));
    front.shows("no further match");
}

#[test]
fn where_somebody_plays_is_told_to_the_end_on_their_page() {
    let mut front = hall();
    front.show(Route::Player(PlayerId(4)));
    let text = front.text().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("against A name of sixty characters"), "{}", front.text());
    let told = text.split("against").nth(1).unwrap_or_default();
    assert!(told.contains("will..: "), "the line goes on below:\n{}", front.text());
}
