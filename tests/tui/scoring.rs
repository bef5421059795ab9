//! From the home screen through the entry of a score and back, by keys, on a real file.

use banzuke::club::action::{
    CloseTournament, CorrectResult, DrawStage, EnterPlayers, SetMatchLength,
};
use banzuke::club::{Action, Phase, Seq};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Broken, Length, Outcome, Score, Side};
use banzuke::tui::route::{Route, TournamentView};
use banzuke::words::ENGLISH;

use crate::common::{CUP, Hall, add_player, create};
use crate::tui::front::Front;

const NAMES: [&str; 8] = [
    "あおくま",
    "Ryo Nakano",
    "素数 大富豪",
    "もりしー",
    "A name of sixty characters, as nobody has but somebody will..",
    "京都府立洛北高等学校附属中学校数学研究部大富豪分科会名誉会長代理補佐見習",
    "Ümit Çelik",
    "ハンカク 太郎",
];
pub(crate) const ELIMINATION: Format =
    Format::SingleElimination { third_place: true, placement: false };
pub(crate) const ROBIN: Format = Format::RoundRobin { double: false };

pub(crate) fn named(count: u32) -> Hall {
    let mut hall = Hall::new();
    let add = |number: u32| {
        let name = NAMES.get(number as usize - 1);
        add_player(PlayerId(number), name.map_or(&format!("選手 {number}"), |name| *name))
    };
    hall.perform((1..=count).map(add).collect()).expect("registered");
    hall
}

pub(crate) fn started(players: u32, format: Format, length: Length) -> Hall {
    let mut hall = named(players);
    start(&mut hall, CUP, "京都オープン", players, format, length);
    hall
}

pub(crate) fn start(
    hall: &mut Hall,
    cup: TournamentId,
    name: &str,
    players: u32,
    format: Format,
    length: Length,
) {
    let entrants: Vec<PlayerId> = (1..=players).map(PlayerId).collect();
    let actions = vec![
        create(cup, name, format, length),
        Action::EnterPlayers(EnterPlayers { tournament: cup, players: entrants.clone() }),
        Action::DrawStage(DrawStage {
            tournament: cup,
            stage: 1,
            seeds: entrants,
            lots: None,
            groups: Vec::new(),
            ratings: Vec::new(),
        }),
    ];
    hall.perform(actions).expect("started");
}

fn outcome(front: &mut Front, no: u32) -> Option<Outcome> {
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    cup.match_no(MatchNo(no)).expect("the match").record.map(|record| record.outcome)
}

fn score(a: u32, b: u32) -> Outcome {
    Outcome::Score(Score::new(a, b))
}

#[test]
fn four_keys_record_a_result_and_the_next_match_is_selected() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.shows(">    1 quarter-final");
    front.drive("<enter> 2 1");
    front.shows("あおくま advances to match 5 (semi-final) against the winner of match 2.");
    front.shows("+16.00 → 1516.00");
    front.shows("Enter records 2-1.");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(2, 1)));
    front.shows("Ready to play: 3");
    front.shows(">    2 quarter-final");
    front.drive("u");
    assert_eq!(outcome(&mut front, 1), None);
    front.shows("Ready to play: 4");
}

#[test]
fn a_long_match_proposes_what_is_left_and_takes_draws() {
    let mut front = Front::open(started(4, ROBIN, Length::Games(16)));
    front.drive("<enter> 1 3");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(13, 3)));
    front.drive("<enter> 7 - 6 - 3 <enter>");
    let drawn = Outcome::Score(Score { a: 7, b: 6, draws: 3, ..Score::default() });
    assert_eq!(outcome(&mut front, 2), Some(drawn));
    front.drive("<enter> 8 <enter>");
    assert_eq!(outcome(&mut front, 3), Some(score(8, 8)));
}

#[test]
fn a_walkover_takes_four_keys_too() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> w 1");
    front.shows("A walkover is not rated.");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, 1), Some(Outcome::Walkover(Side::B)));
    // A no-show may have left the event, and is asked about like a player who retired.
    front.shows("Does あおくま withdraw from 京都オープン as well?");
    front.shows("> No, plays on");
    front.drive("<enter>");
    front.drive("<enter> w <right> <left> <right> <enter>");
    assert_eq!(outcome(&mut front, 2), Some(Outcome::Walkover(Side::A)));
}

#[test]
fn a_recorded_walkover_is_corrected_by_typing_the_score() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> w 1 <enter> <enter>");
    front.drive("e");
    front.shows("Recorded: a walkover win for");
    front.drive("2 1 <enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(2, 1)));
    // Once `w` is pressed the digits say who did not come.
    front.drive("e w 1 <enter>");
    assert_eq!(outcome(&mut front, 1), Some(Outcome::Walkover(Side::B)));
    front.drive("e w 2 <enter>");
    assert_eq!(outcome(&mut front, 1), Some(Outcome::Walkover(Side::A)));
    front.drive("e <enter>");
    assert!(front.told().contains("is unchanged"), "{}", front.told());
}

#[test]
fn where_a_match_with_a_result_is_selected_e_corrects_that_one() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> 2 0 <enter> <enter> 2 1 <enter>");
    let bracket = |no| Route::Tournament { id: CUP, view: TournamentView::DrawingOf(MatchNo(no)) };
    front.show(bracket(1));
    front.drive("e 2 1 <enter>");
    assert_eq!([outcome(&mut front, 1), outcome(&mut front, 2)], [Some(score(2, 1)); 2]);
    // The final has none: the last result is meant.
    front.show(bracket(3));
    front.drive("e");
    front.shows("Recorded: 2-1");
}

#[test]
fn a_score_that_cannot_stand_stays_on_the_screen() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> 1 0 <enter>");
    assert_eq!(outcome(&mut front, 1), None);
    front.shows(">   0<");
    front.drive("<backspace><backspace><backspace> 2 0 <enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(2, 0)));
    front.drive("<enter> 2 <esc>");
    front.shows("Ready to play: 1");
    assert_eq!(front.hall.desk.entries().last().map(|entry| entry.seq), Some(Seq(3)));
}

#[test]
fn a_match_that_another_desk_scored_is_not_scored_twice() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> 2 0");
    front.hall.record(1, 0, 2).expect("recorded at the other desk");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(0, 2)));
    front.shows("Match 1 of 京都オープン already has a result: あおくま 0-2 もりしー");
    front.drive("<esc>");
    front.shows("Ready to play: 1");
}

#[test]
fn another_desks_result_does_not_move_the_selection_to_another_match() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("<down>");
    front.shows(">    2 quarter-final");
    front.hall.record(1, 0, 2).expect("recorded at the other desk");
    front.wake();
    front.shows(">    2 quarter-final");
}

#[test]
fn the_mouse_goes_to_a_list_and_a_second_click_opens() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("<tab>");
    front.shows("> 京都オープン");
    front.click_on("Ryo Nakano");
    front.shows(">    3 quarter-final");
    front.click_on("Ryo Nakano");
    front.shows("Match 3, 京都オープン");
    front.click_on("Ümit");
    front.shows(">    <");
}

#[test]
fn home_always_comes_back_to_the_matches_that_can_be_scored() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<tab> <tab> 2 1 <enter>");
    assert!(matches!(front.desk.app.route(), Route::Score { .. }), "{}", front.text());
    front.drive("<esc> <down>");
    front.shows(">    2 semi-final");
    front.drive("2 1");
    front.shows(">    1 semi-final");
}

#[test]
fn home_says_when_a_tournament_only_waits_to_be_closed() {
    let mut front = Front::open(started(2, ELIMINATION, Length::FirstTo(2)));
    front.shows("running");
    front.drive("<enter> 2 1 <enter>");
    front.shows("c closes it");
    front.hides("running");
    front.drive("c y");
    front.shows("[Standings]");
    assert_eq!(front.club().tournament(CUP).expect("the cup").phase, Phase::Closed);
}

#[test]
fn a_correction_shows_what_follows_and_offers_exactly_three_ways() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("<enter> 2 1 <enter> <enter> 2 1 <enter> <enter> 2 1 <enter> <enter> 2 1 <enter>");
    front.show(Route::Score(CUP, MatchNo(1)));
    front.hides("is closed");
    front.drive("1 2");
    front.shows(ENGLISH.screen.score.rating_today());
    front.drive("<enter>");
    front.drive("<down>");
    front.drive("<up> <enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(2, 1)), "nothing was changed");
    front.drive("<enter> <down><down>");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(1, 2)));
    assert_eq!(outcome(&mut front, 4), Some(score(2, 1)), "the score stands");
    front.drive("u");
    assert_eq!(outcome(&mut front, 1), Some(score(2, 1)));
    front.show(Route::Score(CUP, MatchNo(1)));
    front.drive("1 2 <enter> <down> <enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(1, 2)));
    assert_eq!(outcome(&mut front, 4), None, "to be played again");
}

fn broken(winner: Side, a: u32, b: u32) -> Broken {
    Broken { winner, score: Score::new(a, b) }
}

#[test]
fn every_end_before_the_end_takes_few_keys() {
    for (keys, expected) in [
        ("g 1 1 0", Outcome::Retired(broken(Side::B, 1, 0))),
        ("g 2 1 0", Outcome::Retired(broken(Side::A, 1, 0))),
        ("1 0 g 2", Outcome::Retired(broken(Side::A, 1, 0))),
        ("1 0 g 1", Outcome::Retired(broken(Side::B, 1, 0))),
        ("1 0 g <left>", Outcome::Retired(broken(Side::B, 1, 0))),
        ("1 0 g <right>", Outcome::Retired(broken(Side::A, 1, 0))),
        ("1 0 g 1 g 2", Outcome::Retired(broken(Side::A, 1, 0))),
        ("1 g 2 1", Outcome::Retired(broken(Side::A, 1, 1))),
        ("g 1", Outcome::Retired(broken(Side::B, 0, 0))),
        ("d 1", Outcome::Disqualified(broken(Side::B, 0, 0))),
        ("d 2 0 1", Outcome::Disqualified(broken(Side::A, 0, 1))),
        ("d 0", Outcome::DoubleDisqualification),
        ("d 0 2", Outcome::Disqualified(broken(Side::A, 0, 0))),
        ("w 0", Outcome::DoubleWalkover),
        ("w 1", Outcome::Walkover(Side::B)),
        ("w 1 w 2", Outcome::Walkover(Side::A)),
        ("g g 2 0", score(2, 0)),
        ("2 0 g g", score(2, 0)),
        ("d d 2 1", score(2, 1)),
        ("g 1 <backspace> g g 2 1", score(2, 1)),
        ("d w w 2 1", score(2, 1)),
    ] {
        let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
        front.drive(&format!("<enter> {keys} <enter>"));
        assert_eq!(outcome(&mut front, 1), Some(expected), "{keys}");
    }
}

#[test]
fn nobody_gives_up_before_it_is_said_who() {
    for (keys, asked) in [
        ("1 0 g", "Who retired? 1 あおくま, 2 もりしー."),
        ("1 0 g 0 3", "Who retired? 1 あおくま, 2 もりしー."),
        ("1 0 d", "Who is disqualified? 1 あおくま, 2 もりしー, 0 both."),
        ("w", "Who was absent? 1 あおくま, 2 もりしー, 0 both."),
    ] {
        let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
        front.drive(&format!("<enter> {keys} <enter>"));
        assert_eq!(outcome(&mut front, 1), None, "{keys}");
        front.shows(asked);
        front.hides("retirement of");
    }
}

#[test]
fn what_enter_records_begins_with_how_it_ended_and_is_never_cut() {
    for (columns, rows) in [(80, 24), (60, 16)] {
        let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
        front.desk.resize(columns, rows);
        front.show(Route::Score(CUP, MatchNo(4)));
        for (keys, begins) in [
            ("1 0 g 1", "Enter records a retirement of "),
            ("g d 1", "Enter records a disqualification of "),
        ] {
            front.drive(keys);
            front.shows(begins);
            front.shows(" at 1-0.");
        }
    }
}

#[test]
fn ends_before_the_end_on_the_screen() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("<down><down><enter> g 1 1");
    front.drive("d 2");
    front.drive("d 0");
    front.drive("w 0");
    front.drive("w g 2 <left> 1 0 <enter>");
    front.drive("<down><down>");
    front.show(Route::Score(CUP, MatchNo(3)));
    front.shows(" retired │");
}

#[test]
fn a_start_is_shown_and_added_to_the_games() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(5));
    let (no, length, start) = (MatchNo(1), Length::FirstTo(5), [0, 2]);
    let given = Action::SetMatchLength(SetMatchLength { tournament: CUP, no, length, start });
    hall.perform(vec![given]).expect("given");
    let mut front = Front::open(hall);
    front.drive("<enter> 2 3");
    front.shows("もりしー advances");
    front.drive("<enter>");
    let expected = Outcome::Score(Score::new(2, 3).starting_at([0, 2]));
    assert_eq!(outcome(&mut front, 1), Some(expected));
}

#[test]
fn in_a_closed_tournament_only_swapped_names_can_be_put_right() {
    let mut hall = started(4, ELIMINATION, Length::FirstTo(2));
    for no in 1..=4 {
        hall.record(no, 2, 1).expect("recorded");
    }
    hall.perform(vec![Action::CloseTournament(CloseTournament { tournament: CUP })])
        .expect("closed");
    let mut front = Front::open(hall);
    front.show(Route::Score(CUP, MatchNo(1)));
    front.drive("1 2 <enter>");
    front.hides("Void the results");
    front.drive("<down> <enter>");
    front.shows("Correct a result of 京都オープン (closed): why?");
    front.shows("Corrected to ");
    front.shows("もりしー: rank 3 to 1.");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(2, 1)), "a reason is due");
    front.drive("t h e <space> s h e e t <enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(1, 2)));
    assert_eq!(outcome(&mut front, 4), Some(score(2, 1)));
    let entry = front.desk.app.data.entries.last().cloned().expect("an entry");
    let reasoned = |action: &Action| matches!(action, Action::CorrectResult(CorrectResult { reason: Some(why), .. }) if why == "the sheet");
    assert!(entry.actions.iter().any(reasoned), "{entry:?}");
}

#[test]
fn a_refused_score_begins_anew_and_a_digit_too_many_is_refused() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    // A stray 1; then the slips are typed without a look.
    front.drive("<enter> 1 <enter> 2 0 <enter> <enter> 2 1 <enter> <enter> 0 2 <enter>");
    let results = |front: &mut Front| [1, 2, 3].map(|no| outcome(front, no));
    assert_eq!(results(&mut front), [Some(score(2, 0)), Some(score(2, 1)), Some(score(0, 2))]);
    front.show(Route::Score(CUP, MatchNo(4)));
    front.drive("2 1 3");
    front.shows("213 is no score: it has a digit too many.");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, 4), None);
    front.shows("Nothing was recorded");
    front.drive("0 2 <enter>");
    assert_eq!(outcome(&mut front, 4), Some(score(0, 2)));
    front.show(Route::Score(CUP, MatchNo(5)));
    front.drive("2 1 3 <backspace> <enter>");
    assert_eq!(outcome(&mut front, 5), Some(score(2, 1)), "the last digit is taken back");
}

/// Tried: `r` opens a result, and pressed once more by habit recorded two retirements that were none.
#[test]
fn the_key_that_opens_a_result_does_nothing_in_it_but_say_so() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("r r");
    front.shows("already open; g notes a retirement");
    front.drive("2 0 <enter>");
    assert_eq!(outcome(&mut front, 1), Some(score(2, 0)));
    front.drive("r r 0 2 <enter>");
    assert_eq!(outcome(&mut front, 2), Some(score(0, 2)));
}

/// Tried: after `1 0` a retirement was said to be at 0-1.
#[test]
fn a_score_is_in_the_order_of_the_screen_whoever_gave_up() {
    for (who, side) in [("1", Side::B), ("2", Side::A)] {
        let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
        front.drive(&format!("<enter> 1 0 g {who}"));
        front.shows(" at 1-0.");
        front.drive("<enter>");
        front.shows(" 1-0 ");
        assert_eq!(outcome(&mut front, 1), Some(Outcome::Retired(broken(side, 1, 0))));
    }
}
