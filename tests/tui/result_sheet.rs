//! The sheet on which many results are typed, by keys, on a real file.

use banzuke::club::action::{CallMatch, RenamePlayer, SetReading};
use banzuke::club::{Action, Seq};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::score::{Broken, Length, Outcome, Score, Side};
use banzuke::tui::effect::{Message, Outcome as Outcomes};
use banzuke::tui::kit::layer::News;
use banzuke::tui::route::Route;
use banzuke::words::Language;

use crate::common::CUP;
use crate::tui::driver::keys;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, start, started};

const SECOND: TournamentId = TournamentId(2);

fn outcome(front: &mut Front, cup: TournamentId, no: u32) -> Option<Outcome> {
    let club = front.club();
    let cup = club.tournament(cup).expect("the cup");
    cup.match_no(MatchNo(no)).expect("the match").record.map(|record| record.outcome)
}

fn score(a: u32, b: u32) -> Outcome {
    Outcome::Score(Score::new(a, b))
}

/// The keys that type a text.
fn typed(text: &str) -> String {
    text.chars()
        .map(|one| if one == ' ' { "<space>".to_owned() } else { one.to_string() })
        .collect()
}

fn eight() -> Front {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("S");
    front
}

#[test]
fn results_are_typed_one_after_the_other() {
    let mut front = eight();
    front.shows("Results, 京都オープン");
    front.shows("Open matches (4)");
    front.drive(&typed("1 2-1"));
    front.shows("Match 1, quarter-final: あおくま against ハンカク 太郎");
    front.shows("あおくま advances to match 5 (semi-final) against the winner of match 2.");
    front.shows("Enter records 2-1.");
    front.shows(">    1 quarter-final");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 1), Some(score(2, 1)));
    assert!(front.told().contains("F9 undoes"), "{}", front.told());
    front.drive(&typed("2 02"));
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(0, 2)));
    front.drive(&typed("320"));
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 3), Some(score(2, 0)));
    front.shows("Open matches (2)");
    front.drive("<f9>");
    assert_eq!(outcome(&mut front, CUP, 3), None);
    front.shows("Open matches (3)");
    front.shows("[undone] ");
}

/// The desk knows what the screen does not, as that a machine is a scorer of other tables.
#[test]
fn a_line_that_the_desk_refuses_does_not_swallow_the_next() {
    let mut front = eight();
    front.desk.drive(&typed("1 2-1"));
    front.desk.drive("<enter>");
    let news = Outcomes::from(News::Refused("not your table".to_owned()));
    front.desk.hears(Outcomes::from(Message::refused("not your table".to_owned())).and(news));
    assert!(front.told().contains("Not your table"), "{}", front.told());
    front.drive(&typed("2 2-0"));
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(2, 0)));
    assert_eq!(outcome(&mut front, CUP, 1), None);
}

#[test]
fn a_line_means_a_match_by_its_table_or_by_a_player_whose_games_come_first() {
    let mut front = eight();
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(2), table: "7".to_owned() });
    front.hall.perform(vec![call]).expect("called");
    front.wake();
    front.shows("at 7");
    front.drive(&typed("t7 2-1"));
    front.shows("Match 2, quarter-final: もりしー against A name of sixty");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(2, 1)));
    // The second player of the match.
    front.drive(&typed("celik 2-0"));
    front.shows("Match 3, quarter-final: Ryo Nakano against Ümit Çelik");
    front.shows("Enter records 0-2.");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 3), Some(score(0, 2)));
    front.drive(&typed("あおくま w2"));
    front.drive("<enter>");
    let won = Some(Outcome::Walkover(Side::A));
    assert_eq!(outcome(&mut front, CUP, 1), won);
    front.drive(&typed("zebra 2-1"));
    front.shows("Type a match, a table or a player first");
}

#[test]
fn a_name_never_means_somebody_with_a_name_like_it_unasked() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    for (no, name, reading) in
        [(1, "佐藤 翔", "さとう しょう"), (2, "加藤 恵理子", "かとう えりこ")]
    {
        let [player, _] = hall.desk.club().tournament(CUP).expect("the cup").matches[no - 1]
            .players()
            .expect("both");
        let reading = Some(reading.to_owned());
        let rename = RenamePlayer { player, name: name.to_owned() };
        hall.perform(vec![rename.into(), SetReading { player, reading }.into()]).expect("named");
    }
    let mut front = Front::open(hall);
    front.drive(&format!("S {}<enter>", typed("sato 2-0")));
    assert_eq!(outcome(&mut front, CUP, 1), Some(score(2, 0)));
    // The next match of 佐藤 waits, and 加藤 (kato) has an open one.
    front.drive(&typed("sato 2-0"));
    front.shows("佐藤 翔 has no match to record");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 2), None);
    front.drive(&"<backspace> ".repeat(8));
    front.drive(&typed("gato 2-1"));
    front.shows("Enter asks which match is meant.");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 2), None);
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(2, 1)));
}

#[test]
fn what_the_score_dialog_refuses_is_refused_here_in_its_words() {
    let mut front = eight();
    for (line, why) in [
        ("1 3-0", "that score is too high"),
        ("7 2-0", "match 7"),
        ("9 2-0", "No tournament being played has a match 9."),
        ("x", "Type a match, a table or a player first"),
        ("1 x", "Type a result like 2-1"),
        ("1", "Type the result: 2-1."),
    ] {
        let before = front.club();
        front.drive(&typed(line));
        let shown = front.text().to_lowercase();
        assert!(shown.contains(&why.to_lowercase()), "{line}: {}", front.text());
        front.drive("<enter><ctrl-u>");
        assert_eq!(front.club(), before, "{line}");
    }
}

#[test]
fn walkovers_and_matches_broken_off_have_letters() {
    let mut front = eight();
    let broken = |winner, a, b| Broken { winner, score: Score::new(a, b) };
    for (no, line, ended) in [
        (1, "1 w1", Outcome::Walkover(Side::B)),
        (2, "2 wo0", Outcome::DoubleWalkover),
        (3, "3 g2 1-1", Outcome::Retired(broken(Side::A, 1, 1))),
        (4, "4 dq1 01", Outcome::Disqualified(broken(Side::B, 0, 1))),
    ] {
        front.drive(&typed(line));
        front.drive("<enter>");
        assert_eq!(outcome(&mut front, CUP, no), Some(ended), "{line}: {}", front.text());
    }
}

#[test]
fn a_match_with_a_result_is_corrected_after_a_question() {
    let mut front = eight();
    front.drive(&format!("{}<enter>", typed("1 21")));
    front.drive(&typed("1 21"));
    front.shows("Already recorded: 2-1.");
    let last: Option<Seq> = front.desk.app.data.undo;
    front.drive("<enter>");
    assert!(front.told().contains("Match 1 is unchanged: 2-1."), "{}", front.told());
    assert_eq!(front.desk.app.data.undo, last);
    front.drive("<ctrl-u>");
    front.drive(&format!("{}<enter>", typed("1 12")));
    front.shows("Match 1 of 京都オープン is recorded as 2-1. Correct it to 1-2?");
    front.drive("<esc>");
    assert_eq!(front.desk.app.data.undo, last);
    front.drive("<enter><down><enter>");
    assert_eq!(outcome(&mut front, CUP, 1), Some(score(1, 2)));
}

#[test]
fn the_tournament_is_named_or_asked_for_where_several_have_that_match() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯 2026", 4, ROBIN, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.drive("S");
    front.shows("Open matches (");
    front.drive(&format!("{}<enter>", typed("1 20")));
    front.shows("Match 1 of which tournament?");
    front.drive("<tab> <enter>");
    assert_eq!([CUP, SECOND].map(|cup| outcome(&mut front, cup, 1)), [None, Some(score(2, 0))]);
    front.drive(&format!("{}<enter>", typed("金剛 2 20")));
    assert_eq!(outcome(&mut front, SECOND, 2), Some(score(2, 0)));
    front.drive(&format!("{}<enter>", typed("金剛杯 2026 3 20")));
    assert_eq!(outcome(&mut front, SECOND, 3), Some(score(2, 0)));
    // On the page of a tournament its matches are meant.
    front.drive("<esc> b 1 S");
    assert!(matches!(front.desk.app.route(), Route::ResultSheet(Some(_))), "{}", front.text());
}

#[test]
fn lines_typed_into_the_question_for_the_tournament_wait_until_it_is_answered() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯 2026", 4, ROBIN, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.drive("S");
    // Typed in one go, without a look at the screen: 1 and 2 are of both, 4 of the first alone once it is named.
    let ahead = ["1 21", "2 20", "京都 4 12"].map(|line| format!("{}<enter>", typed(line)));
    front.drive(&ahead.concat());
    front.drive(&typed("京都 3"));
    front.shows("Match 1 of which tournament?");
    front.shows("Waiting: 2 lines");
    front.shows("Match and result: 京都 3");
    let results = |front: &mut Front| {
        [(CUP, 1), (CUP, 2), (CUP, 4), (SECOND, 1), (SECOND, 2)]
            .map(|(cup, no)| outcome(front, cup, no))
    };
    assert_eq!(results(&mut front), [None; 5]);
    // The line in the field is finished first: Enter keeps it too.
    front.drive(&format!("{}<enter> <enter>", typed(" 21")));
    front.shows("Match 2 of which tournament?");
    assert_eq!(results(&mut front), [Some(score(2, 1)), None, None, None, None]);
    front.drive("<tab> <enter>");
    let [a, b] = [score(1, 2), score(2, 0)];
    assert_eq!(results(&mut front), [Some(score(2, 1)), None, Some(a), None, Some(b)]);
    assert_eq!(outcome(&mut front, CUP, 3), Some(score(2, 1)));
    front.shows("The number of a match and its result");
}

#[test]
fn the_question_for_the_tournament_is_left_with_its_line_kept_or_told() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯 2026", 4, ROBIN, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.drive(&format!("S {}<enter> <esc>", typed("1 21")));
    front.shows("Match and result: 1 21");
    front.hides("of which tournament?");
    front.drive(&format!("<enter> {}<enter> <esc>", typed("京都 4 12")));
    front.shows("Match and result: 1 21");
    front.shows("Waiting: 1 line");
    front.drive("<ctrl-u> <enter>");
    assert_eq!([1, 4].map(|no| outcome(&mut front, CUP, no)), [None, Some(score(1, 2))]);
    front.drive(&format!("{}<enter> 2 <esc>", typed("1 21")));
    front.shows("Not recorded: 1 21");
}

#[test]
fn a_line_that_names_its_tournament_is_obeyed_and_lines_that_wait_are_not_lost_unsaid() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯 2026", 4, ROBIN, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.show(Route::ResultSheet(Some(CUP)));
    front.drive(&format!("{}<enter>", typed("金剛 2 20")));
    assert_eq!(outcome(&mut front, SECOND, 2), Some(score(2, 0)));
    front.drive("<esc> 1 S");
    let ahead = ["1 21", "3 20", "4 20"].map(|line| format!("{}<enter>", typed(line)));
    front.drive(&ahead.concat());
    front.drive("<esc> <ctrl-u> <esc>");
    front.shows("Not recorded: 2 lines waiting");
    assert!(matches!(front.desk.app.route(), Route::ResultSheet(_)));
    front.drive("<esc>");
    assert!(!matches!(front.desk.app.route(), Route::ResultSheet(_)), "said once");
}

#[test]
fn the_sheet_of_an_event_knows_all_matches_of_the_hall_and_their_tags() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯", 4, ROBIN, Length::FirstTo(2));
    let call =
        Action::CallMatch(CallMatch { tournament: SECOND, no: MatchNo(2), table: "7".to_owned() });
    hall.perform(vec![call]).expect("called");
    let mut front = Front::open(hall);
    front.show(Route::ResultSheet(Some(CUP)));
    front.shows("Open matches (10)");
    front.drive(&format!("{}<enter>", typed("t7 2-1")));
    assert_eq!(outcome(&mut front, SECOND, 2), Some(score(2, 1)));
    front.drive(&format!("{}<enter>{}<enter>", typed("金1 2-0"), typed("金 3 0-2")));
    assert_eq!(outcome(&mut front, SECOND, 1), Some(score(2, 0)));
    assert_eq!(outcome(&mut front, SECOND, 3), Some(score(0, 2)));
    // A number alone is of the event from whose page one came.
    front.drive(&format!("{}<enter>", typed("4 2-0")));
    assert_eq!(outcome(&mut front, CUP, 4), Some(score(2, 0)));
    assert_eq!(outcome(&mut front, SECOND, 4), None);
}

#[test]
fn what_follows_from_a_line_is_told_whole() {
    for (columns, rows) in [(80, 24), (60, 16)] {
        let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
        front.desk.resize(columns, rows);
        front.drive("S");
        front.drive(&typed("4 2-0"));
        let told = front.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains("advances to match 6 (semi-final) against"), "{}", front.text());
        assert!(told.contains("finishes in place 5."), "{}", front.text());
        front.shows("Enter records 2-0.");
    }
}

#[test]
fn keys_go_through_the_open_matches_and_a_pressed_ahead_line_is_kept() {
    let mut front = eight();
    front.drive("<tab>");
    front.shows("Match and result: 1");
    front.drive("<down><down><up> 2 1 <enter>");
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(2, 1)));
    front.click_on("Ümit");
    front.shows("Type the result: 2-1.");
}

#[test]
fn whoever_did_not_play_to_the_end_may_leave_which_is_asked_when_the_sheet_is_left() {
    let mut front = Front::open(started(4, ROBIN, Length::FirstTo(2)));
    front.drive("S");
    // No question takes the keys of the next line.
    front.drive(&format!("{}<enter>{}<enter>", typed("1 g1 1-0"), typed("2 2-0")));
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(2, 0)), "{}", front.text());
    front.drive("<paste:3 2-0|4 2-0>");
    front.hides("plays on");
    front.drive("<esc>");
    front.shows("Does あおくま withdraw from 京都オープン as well?");
    front.shows("> No, plays on");
    front.drive("<down><enter>");
    assert_eq!(front.club().tournament(CUP).expect("the cup").exits.len(), 1);
    front.hides("Open matches (");
    front.hides("plays on");
}

#[test]
fn twenty_results_take_at_most_five_keys_each() {
    let mut front = Front::open(started(64, ELIMINATION, Length::FirstTo(2)));
    front.drive("S");
    let open: Vec<MatchNo> = front.club().live().map(|(_, played)| played.no).take(20).collect();
    let mut pressed = 0;
    for no in &open {
        let line = format!("{}<enter>", typed(&format!("{no}21")));
        pressed += keys(&line).len();
        front.drive(&line);
        assert_eq!(outcome(&mut front, CUP, no.0), Some(score(2, 1)), "{line}\n{}", front.text());
    }
    assert_eq!(open.len(), 20);
    assert!(pressed <= 5 * open.len(), "{pressed}");
}

#[test]
fn the_next_open_match_is_selected_wherever_a_result_was_entered() {
    for (format, from) in [
        (ELIMINATION, "1 <tab> <enter>"),
        (ELIMINATION, "1 <tab> <enter> <tab>"),
        (ROBIN, "1 <tab> <enter>"),
        (ROBIN, "1 <tab> <enter> <tab>"),
        (Format::RoundRobin { double: true }, "1 <tab> <enter>"),
        (ELIMINATION, "1"),
    ] {
        let mut front = Front::open(started(8, format, Length::FirstTo(2)));
        front.drive(from);
        for no in 1..=4 {
            front.drive("r 2 0 <enter>");
            let ended = outcome(&mut front, CUP, no);
            assert_eq!(ended, Some(score(2, 0)), "match {no} from {from}\n{}", front.text());
        }
    }
}

#[test]
fn a_result_of_another_desk_leaves_the_selection_alone() {
    let mut front = Front::open(started(8, ELIMINATION, Length::FirstTo(2)));
    front.drive("1 <tab> <enter> <tab> <down>");
    front.hall.record(2, 2, 0).expect("recorded");
    front.wake();
    front.drive("r");
    assert!(matches!(front.desk.app.route(), Route::Score(_, MatchNo(2))), "{}", front.text());
}

#[test]
fn pasted_lines_are_recorded_up_to_the_first_that_cannot_be() {
    let mut front = eight();
    front.drive("<paste:1 2-1||2 02|3 5-0|4 20>");
    assert_eq!(outcome(&mut front, CUP, 1), Some(score(2, 1)));
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(0, 2)));
    assert_eq!([3, 4].map(|no| outcome(&mut front, CUP, no)), [None, None]);
    front.shows("Match and result: 3 5-0");
    front.shows("2 results recorded. Not read: 1 line after this one. Stopped at this line:");
    // Those lines, mended: a recorded result is passed over.
    front.drive("<paste:1 2-1|2 02|3 2-0|4 20>");
    assert_eq!(
        [3, 4].map(|no| outcome(&mut front, CUP, no)),
        [Some(score(2, 0)), Some(score(2, 0))]
    );
    front.shows("2 results recorded.");
    front.drive("<paste:5 2-0|1 0-2>");
    assert_eq!(outcome(&mut front, CUP, 5), Some(score(2, 0)));
    front.shows("Stopped at this line: a question comes first");
    assert_eq!(outcome(&mut front, CUP, 1), Some(score(2, 1)));
}

#[test]
fn before_enter_the_sheet_says_who_wins() {
    for (format, line, says) in [
        (ELIMINATION, "1 g1 1-0", "ハンカク 太郎 advances"),
        (ELIMINATION, "1 d2 0-1", "あおくま advances"),
        (ROBIN, "1 d1", " wins."),
        (ROBIN, "1 2-0", " wins."),
    ] {
        let mut front = Front::open(started(8, format, Length::FirstTo(2)));
        front.drive("S");
        front.drive(&typed(line));
        front.shows(says);
    }
}

#[test]
fn all_that_was_recorded_here_is_listed_the_newest_last() {
    let mut front = eight();
    front.drive("<paste:1 2-1|2 2-0|3 0-2|4 2-0>");
    let text = front.text();
    let lines: Vec<&str> =
        text.lines().skip_while(|line| !line.contains("Recorded here")).collect();
    let scores = ["2-1", "2-0", "0-2", "2-0"];
    assert!(lines.len() > scores.len(), "{text}");
    for (line, score) in lines.iter().skip(1).zip(scores) {
        assert!(line.contains(score), "{score} in {line}:\n{text}");
    }
}

#[test]
fn the_next_line_may_be_typed_over_a_refused_one_and_is_not_glued_to_it() {
    let mut front = eight();
    front.drive(&typed("7 2-0"));
    front.drive("<enter>");
    front.shows("Not recorded. Correct this line, or type the next one over it.");
    front.drive(&typed("1 2-0"));
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 1), Some(score(2, 0)));
    front.shows("Not recorded: 7 2-0");
    // A line that is mended goes on, and so does one that is only begun.
    front.drive(&typed("2 3-0"));
    front.drive("<enter> <backspace> <backspace> <backspace>");
    front.drive(&typed("2"));
    front.drive("<enter> - 0 <enter>");
    assert_eq!(outcome(&mut front, CUP, 2), Some(score(2, 0)));
    front.hides("Not recorded: 2");
}

#[test]
fn a_match_of_another_event_is_taken_after_a_question_that_is_asked_once() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯", 8, ROBIN, Length::FirstTo(2));
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.drive("S");
    front.drive(&typed("20 2-1"));
    front.shows("金剛杯");
    front.drive("<enter>");
    front.shows("Match 20 of which tournament?");
    assert_eq!(outcome(&mut front, SECOND, 20), None);
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, SECOND, 20), Some(score(2, 1)));
    front.drive(&typed("21 0-2"));
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, SECOND, 21), Some(score(0, 2)));
}

#[test]
fn a_number_without_its_event_names_the_event_that_has_recorded_its_own_match() {
    for (language, told) in [
        (Language::English, "Not for 京都オープン: its match of this number is recorded, 2-1."),
        (Language::Japanese, "京都オープンにも同じ番号の試合がありますが、記録済みです（2-1）。"),
    ] {
        let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
        start(&mut hall, SECOND, "金剛杯", 8, ROBIN, Length::FirstTo(2));
        hall.record(1, 2, 1).expect("recorded");
        let mut front = Front::speaking(hall, language);
        front.show(Route::ResultSheet(None));
        front.drive(&typed("1 2-0"));
        front.shows(told);
        // A line with the name of the event is not doubtful.
        front.drive("<ctrl-u>");
        front.drive(&typed("金剛 1 2-0"));
        front.hides(told);
    }
}

#[test]
fn a_whole_word_of_a_name_goes_before_the_beginning_of_one() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    for (name, no) in [("Ada Okafor", 1), ("Una Adams", 2)] {
        let cup = hall.desk.club().tournament(CUP).expect("the cup");
        let [player, _] = cup.matches[no - 1].players().expect("both");
        let rename = RenamePlayer { player, name: name.to_owned() };
        hall.perform(vec![rename.into()]).expect("named");
    }
    let mut front = Front::open(hall);
    front.drive(&format!("S {}<enter>", typed("1 2-0")));
    front.drive(&typed("ada 2-0"));
    front.shows("Ada Okafor has no match to record");
    front.drive("<enter>");
    assert_eq!(outcome(&mut front, CUP, 2), None);
}
