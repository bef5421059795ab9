//! Where a new organiser hesitated on a day with two events.

use banzuke::club::action::{
    AddStage, CallMatch, CloseTournament, EnterLate, PostponeMatch, SetTag,
};
use banzuke::club::{Action, Match, Phase};
use banzuke::domain::bracket::{Branch, GrandFinal};
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{Length, Outcome, Score};
use banzuke::drawing::tree::Tree;
use banzuke::tui::Event;
use banzuke::tui::effect::Toast;
use banzuke::tui::route::{Route, TournamentView};
use banzuke::words::Language;

use crate::common::{CUP, Hall, add_player};
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::scoring::{ELIMINATION, ROBIN, named, start, started};
use crate::tui::tournament::groups;

const SECOND: TournamentId = TournamentId(2);
const DOUBLE: Format = Format::DoubleElimination { grand_final: GrandFinal::Reset };

fn call(no: u32, table: &str) -> Action {
    Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(no), table: table.to_owned() })
}

/// The match of the cup that two of these play.
fn meeting(hall: &Hall, is_meant: impl Fn(&Match) -> bool) -> MatchNo {
    let cup = hall.desk.club().tournament(CUP).expect("the cup");
    cup.matches.iter().find(|played| is_meant(played)).expect("there").no
}

#[test]
fn a_played_match_on_a_players_page_opens_that_match() {
    let mut hall = started(8, DOUBLE, Length::FirstTo(2));
    for no in 1..=5 {
        hall.record(no, 2, 0).expect("recorded");
    }
    let [_, loser] = hall.sides(5);
    let mut front = Front::open(hall);
    front.show(Route::Player(loser));
    front.drive("<end> <enter>");
    let Route::Tournament { id: CUP, view: TournamentView::Match(no) } = *front.desk.app.route()
    else {
        panic!("not on a match:\n{}", front.text());
    };
    let cup = front.hall.desk.club().tournament(CUP).expect("the cup");
    let played = cup.match_no(no).expect("there");
    assert!(played.has(loser) && played.record.is_some(), "match {no}");
    front.drive("<enter>");
    front.shows(&format!("Match {no}, "));
}

/// Two matches of a double elimination at tables that match 1 leads to: those of its winner and of its loser.
fn called_behind_the_first() -> (Hall, [MatchNo; 2]) {
    let mut hall = started(8, DOUBLE, Length::FirstTo(2));
    tables(&mut hall, 4);
    hall.record(1, 2, 0).expect("recorded");
    hall.record(2, 2, 0).expect("recorded");
    let [won, lost] = hall.sides(1);
    let behind = [won, lost].map(|player| {
        meeting(&hall, |played| played.no != MatchNo(1) && played.sides.contains(&Some(player)))
    });
    for (no, table) in behind.into_iter().zip(["4", "2"]) {
        hall.perform(vec![call(no.0, table)]).expect("called");
    }
    (hall, behind)
}

#[test]
fn a_correction_names_the_tables_that_it_empties_before_and_after() {
    for (language, before, after, called) in [
        (Language::English, "These calls will be cancelled", "were cancelled", "table 4"),
        (Language::Japanese, "呼び出しを取り消します", "呼び出しを取り消しました", "卓4"),
    ] {
        let (hall, [winners, losers]) = called_behind_the_first();
        let mut front = Front::speaking(hall, language);
        front.desk.resize(120, 40);
        front.show(Route::Score(CUP, MatchNo(1)));
        front.drive("0 2");
        front.shows(called);
        front.drive("<enter> <down>");
        front.shows(before);
        for no in [winners, losers] {
            front.shows(&no.to_string());
        }
        front.drive("<esc> <enter> <enter>");
        assert_eq!(front.club().at_tables().count(), 2, "the question opens on Cancel");
        front.drive("<enter> <down> <enter>");
        assert_eq!(front.club().at_tables().count(), 0);
        front.shows(after);
        front.shows(called);
    }
}

#[test]
fn the_wizard_undoes_nothing_of_the_journal() {
    for (language, why) in [
        (Language::English, "this tournament is not recorded yet"),
        (Language::Japanese, "この大会はまだ記録"),
    ] {
        let mut front = Front::speaking(started(4, ELIMINATION, Length::FirstTo(2)), language);
        let before = front.hall.desk.entries().len();
        front.drive("n C u p <enter> <enter> <enter> <enter> N e w <enter> <f9>");
        front.shows(why);
        front.club();
        let _ = front.hall.desk.follow().expect("read");
        assert_eq!(front.hall.desk.entries().len(), before, "{}", front.text());
    }
}

#[test]
fn a_number_means_the_open_match_and_a_finished_one_only_as_a_correction() {
    for language in Language::ALL {
        let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
        start(&mut hall, SECOND, "金剛杯", 8, ROBIN, Length::FirstTo(2));
        hall.record(1, 2, 1).expect("recorded");
        let mut front = Front::speaking(hall, language);
        front.drive("S 1 <space> 1 2 <enter>");
        let club = front.club();
        let recorded = |id| {
            let found = club.tournament(id).expect("there");
            found.match_no(MatchNo(1)).and_then(|played| played.record).expect("played").outcome
        };
        assert_eq!(recorded(CUP), Outcome::Score(Score::new(2, 1)));
        assert_eq!(recorded(SECOND), Outcome::Score(Score::new(1, 2)));
        // Both are over now, and the question says so of each.
        front.drive("1 <space> 2 0 <enter>");
        let correction = match language {
            Language::English => "This is a correction",
            Language::Japanese => "これは訂正です",
        };
        front.shows(correction);
    }
}

#[test]
fn lines_pasted_again_are_not_taken_for_another_event() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "金剛杯", 8, ROBIN, Length::FirstTo(2));
    hall.record(1, 2, 1).expect("recorded");
    let mut front = Front::open(hall);
    front.drive("S <paste:1 2-1|2 2-0>");
    let club = front.club();
    let record = |id: TournamentId| club.tournament(id)?.match_no(MatchNo(1))?.record;
    assert!(record(SECOND).is_none(), "{}", front.text());
    front.shows("another tournament has this result under this match");
    front.shows("Enter records this line all the same");
    // A line with the name of the event means it, and one whole line is recorded as several are.
    front.happens(Event::Pasted("金剛杯 1 2-1\n".to_owned()));
    let club = front.club();
    let second = club.tournament(SECOND).and_then(|found| found.match_no(MatchNo(1))?.record);
    assert!(second.is_some(), "{}", front.text());
}

/// Twelve in a bracket of sixteen, of whom one comes late.
fn with_a_late_entry(format: Format) -> Hall {
    let mut hall = started(12, format, Length::FirstTo(2));
    hall.perform(vec![add_player(PlayerId(13), "Late")]).expect("registered");
    let (tournament, player, seed) = (CUP, PlayerId(13), Some(13));
    let (group, rating, missed) = (None, None, None);
    let enter = Action::EnterLate(EnterLate { tournament, player, group, seed, rating, missed });
    hall.perform(vec![enter]).expect("entered");
    hall
}

#[test]
fn a_round_that_late_entries_make_is_listed_before_the_later_ones() {
    let mut hall = started(5, DOUBLE, Length::FirstTo(2));
    for late in [6, 7, 8] {
        let player = PlayerId(late);
        hall.perform(vec![add_player(player, &format!("Late {late}"))]).expect("registered");
        let (group, seed, rating, missed) = (None, Some(late), None, None);
        let enter = EnterLate { tournament: CUP, player, group, seed, rating, missed };
        hall.perform(vec![Action::EnterLate(enter)]).expect("entered");
    }
    let mut front = Front::open(hall);
    front.desk.resize(120, 40);
    front.show(Route::tournament(CUP));
    front.desk.click_on("Matches");
    let text = front.text();
    let line = |round: &str| text.lines().position(|line| line.contains(round)).expect(round);
    assert!(line("losers' round 1") < line("losers' round 2"), "{text}");
}

#[test]
fn the_matches_of_a_late_entry_stand_in_their_places_of_the_bracket() {
    for format in [ELIMINATION, DOUBLE] {
        let hall = with_a_late_entry(format);
        let cup = hall.desk.club().tournament(CUP).expect("the cup");
        for branch in [Branch::Main, Branch::Losers] {
            let tree = Tree::new(cup.matches_of(1), branch);
            let ends = tree.nodes().iter().filter(|node| node.next.is_none() && !node.aside);
            assert_eq!(
                ends.count(),
                usize::from(!tree.nodes().is_empty()),
                "{format:?} {branch:?}"
            );
            for column in tree.columns() {
                let tops: Vec<usize> = column.iter().map(|at| tree.nodes()[*at].tops[0]).collect();
                let mut sorted = tops.clone();
                sorted.sort_unstable();
                sorted.dedup();
                assert_eq!(tops, sorted, "from top to bottom, each in its lines");
            }
        }
    }
}

#[test]
fn a_late_entry_into_a_bracket_is_asked_for_by_the_first_opponent() {
    for (language, plays) in [(Language::English, "Plays"), (Language::Japanese, "初戦の相手：")]
    {
        let mut hall = started(12, ELIMINATION, Length::FirstTo(2));
        hall.perform(vec![add_player(PlayerId(13), "Late")]).expect("registered");
        let mut front = Front::speaking(hall, language);
        front.show(Route::LateEntry { tournament: CUP, instead: None });
        front.drive("L a t e <enter>");
        // Seed 13 of sixteen meets seed 4.
        let opponent = front.desk.app.data.name(PlayerId(4));
        front.shows(plays);
        front.shows(&opponent);
    }
}

#[test]
fn a_namesake_in_the_wizard_is_told_to_be_marked_as_somebody_else() {
    for (language, told) in [
        (
            Language::English,
            "the new Ryo Nakano and Ryo Nakano P0002-1 will be marked as different",
        ),
        (Language::Japanese, "新しいRyo NakanoはRyo Nakano P0002-1とは別人として登録します"),
    ] {
        let mut front = Front::speaking(named(3), language);
        front.desk.resize(120, 40);
        front.drive("n C u p <enter> <enter> <enter> R y o <space> N a k a n o <alt-n>");
        front.shows(told);
    }
}

/// Three groups of three, of which the best two and the two best thirds go on; the first round is played.
fn groups_with_best_thirds() -> Hall {
    let mut entries = groups(9, 3, 2);
    for action in entries.iter_mut().flatten() {
        if let Action::AddStage(AddStage { plan, .. }) = action {
            plan.fill = Some(2);
        }
    }
    let mut hall = Hall::new();
    for actions in entries {
        hall.perform(actions).expect("decided");
    }
    for no in 1..=3 {
        hall.record(no, 2, 0).expect("recorded");
    }
    hall
}

#[test]
fn the_odds_say_first_how_likely_each_advances_and_the_standings_how_the_thirds_stand() {
    for (language, advances, thirds) in [
        (Language::English, "advances", "Best of the next rank across groups so far: 1. "),
        (Language::Japanese, "進出", "次の順位の選手をブロック間で比べた順（途中経過）：1位 "),
    ] {
        let mut front = Front::speaking(groups_with_best_thirds(), language);
        front.show(Route::tournament(CUP));
        front.drive("O");
        let text = front.text();
        let heading = text.lines().find(|line| line.contains(advances) && line.starts_with('│'));
        let words: Vec<&str> = heading.expect("a heading").split_whitespace().collect();
        assert_eq!(words[2], advances, "behind the border and the player: {text}");
        front.drive("<esc> <tab>");
        let seen = (0..5).any(|_| {
            let seen = front.text().contains(thirds);
            front.drive("<tab>");
            seen
        });
        assert!(seen, "{}", front.text());
    }
}

#[test]
fn the_one_event_that_can_be_closed_is_closed_wherever_the_cursor_is_on_home() {
    for (language, question) in [(Language::English, "Close"), (Language::Japanese, "終了")] {
        let mut hall = named(4);
        start(&mut hall, CUP, "京都オープン", 2, ROBIN, Length::FirstTo(1));
        hall.record(1, 1, 0).expect("recorded");
        start(&mut hall, SECOND, "金剛杯", 4, ROBIN, Length::FirstTo(2));
        let mut front = Front::speaking(hall, language);
        front.drive("1 c");
        front.shows(question);
        front.drive("y");
        let phase = front.club().tournament(CUP).expect("there").phase;
        assert_eq!(phase, Phase::Closed, "{}", front.text());
    }
}

#[test]
fn the_key_for_different_people_says_that_it_clears_the_mark() {
    for (language, set, clear) in [
        (Language::English, "d different", "d clear mark"),
        (Language::Japanese, "d 別人", "d 別人の印を消す"),
    ] {
        let mut front = Front::speaking(named(3), language);
        front.desk.resize(120, 40);
        front.show(Route::Duplicates(Some([PlayerId(1), PlayerId(2)])));
        front.shows(set);
        front.hides(clear);
        front.drive("d");
        front.show(Route::Duplicates(Some([PlayerId(1), PlayerId(2)])));
        front.shows(clear);
    }
}

#[test]
fn ready_is_what_can_be_called_on_home_in_the_header_and_on_the_command_line() {
    let mut hall = started(8, ELIMINATION, Length::FirstTo(2));
    tables(&mut hall, 2);
    hall.perform(vec![call(1, "1")]).expect("called");
    hall.perform(vec![Action::PostponeMatch(PostponeMatch {
        tournament: CUP,
        no: MatchNo(2),
        postponed: true,
    })])
    .expect("postponed");
    let mut front = Front::open(hall);
    front.shows("Ready to play: 2 in 京都オープン, at tables: 1, postponed: 1");
    front.drive("b");
    front.shows("0 of 8 played, 2 ready");
    let club = front.club();
    let found = club.tournament(CUP).expect("there");
    assert_eq!(found.fixtures().filter(|one| one.is_ready()).count(), 2);
}

#[test]
fn commands_open_over_the_odds() {
    let mut front = Front::open(started(4, ELIMINATION, Length::FirstTo(2)));
    front.drive("b O");
    front.shows("Player");
    front.drive(": e x p o r t");
    front.shows("export");
    front.hides("Simul");
}

/// Has the player of the smaller number win matches of the cup.
fn smaller_win(hall: &mut Hall, numbers: std::ops::RangeInclusive<u32>) {
    for no in numbers {
        let [a, b] = hall.sides(no);
        let (a, b) = if a < b { (2, 0) } else { (0, 2) };
        hall.record(no, a, b).expect("recorded");
    }
}

#[test]
fn an_event_is_over_once_all_that_it_plans_is_played_and_its_later_stage_says_byes_and_figures() {
    let mut hall = Hall::new();
    for actions in groups(9, 3, 2) {
        hall.perform(actions).expect("decided");
    }
    let is_over = |hall: &Hall| hall.desk.club().tournament(CUP).expect("there").is_over();
    smaller_win(&mut hall, 1..=9);
    assert!(!is_over(&hall), "a stage is to come");
    let mut front = Front::open(hall);
    front.show(Route::tournament(CUP));
    front.drive("s");
    front.shows("byes: B1 Astrid Lindqvist, C1 ");
    front.drive("<enter>");
    let _ = front.hall.desk.follow().expect("read");
    let last = front.club().tournament(CUP).expect("there").matches.len();
    let last = u32::try_from(last).expect("small");
    assert_eq!(last, 9 + 6, "six in a bracket with a third place");
    smaller_win(&mut front.hall, 10..=last - 1);
    assert!(!is_over(&front.hall));
    smaller_win(&mut front.hall, last..=last);
    assert!(is_over(&front.hall), "nothing is to come, closed or not");
    front.wake();
    let told = "those of the last stage that each player reached.";
    let seen = (0..4).any(|_| {
        front.drive("<tab>");
        front.text().contains(told)
    });
    assert!(seen, "{}", front.text());
}

/// Two events of a day, of which the older one is being played.
fn two() -> Hall {
    let mut hall = named(8);
    start(&mut hall, CUP, "Saturday Double", 8, ELIMINATION, Length::FirstTo(2));
    start(&mut hall, SECOND, "Saturday Swiss", 8, ROBIN, Length::FirstTo(2));
    tables(&mut hall, 4);
    hall.perform(vec![call(1, "1")]).expect("called");
    hall
}

#[test]
fn a_tag_that_was_given_stands_for_the_event_and_is_no_others() {
    let mut front = Front::open(two());
    front.drive("5 <tab>");
    front.shows("SS");
    front.show(Route::Limits(CUP));
    front.drive("<tab> <tab> <tab> <tab> <tab> <tab> <tab> <tab> <tab> S S <enter>");
    assert_eq!(front.club().tags(), [(CUP, "SS".to_owned()), (SECOND, "Sw".to_owned())]);
    let tag =
        |tournament, tag: &str| Action::SetTag(SetTag { tournament, tag: Some(tag.to_owned()) });
    front.hall.perform(vec![tag(SECOND, "ss")]).expect_err("it is that of the other");
    front.hall.perform(vec![tag(SECOND, "Eveni")]).expect_err("too long");
    front.hall.perform(vec![tag(SECOND, "夕方")]).expect("four columns");
    front.wake();
    front.show(Route::Floor);
    front.drive("<tab>");
    front.shows("夕方");
}

#[test]
fn a_tag_stays_while_its_event_is_played_whatever_others_begin_and_end() {
    let mut hall = two();
    let third = TournamentId(3);
    start(&mut hall, third, "Sunday Drive", 8, ELIMINATION, Length::FirstTo(2));
    let tags = |hall: &Hall| hall.desk.club().tags();
    let tag = |id, tag: &str| (id, tag.to_owned());
    let rest = [tag(SECOND, "SS"), tag(third, "Su")];
    assert_eq!(tags(&hall)[0], tag(CUP, "SD"));
    assert_eq!(tags(&hall)[1..], rest);
    smaller_win(&mut hall, 1..=8);
    hall.perform(vec![Action::CloseTournament(CloseTournament { tournament: CUP })])
        .expect("closed");
    assert_eq!(tags(&hall), rest, "SD would be free again");
}

#[test]
fn where_a_match_is_selected_the_bracket_opens_on_it_and_its_players_can_be_replaced() {
    let mut front = Front::open(two());
    let queue = front.desk.app.data.queue();
    let at = queue.iter().rposition(|one| one.tournament == CUP).expect("it waits");
    let selected = queue[at].no;
    assert_ne!(selected, MatchNo(2), "on which the bracket opens without");
    let there = format!("5 <tab> {}", "<down> ".repeat(at));
    front.drive(&format!("{there} b"));
    front.hides("Bracket of which tournament?");
    front.shows(&format!(" Match {selected}, quarter-final"));
    let mut front = Front::open(two());
    front.drive(&format!("{there} R"));
    front.shows("Which player is replaced?");
    let [one, other] = front.hall.sides(selected.0).map(|player| front.desk.app.data.name(player));
    front.shows(&format!("> {one}"));
    front.shows(&other);
    front.drive("<down> <enter>");
    front.shows(&format!("Replace {other}"));
}

#[test]
fn a_player_of_the_selected_match_can_leave_the_event() {
    let mut front = Front::open(two());
    front.show(Route::a_match(CUP, MatchNo(2)));
    front.drive("w");
    front.shows("Which player withdraws from the tournament?");
    let [_, second] = front.hall.sides(2).map(|player| front.desk.app.data.name(player));
    front.drive("<down> <enter>");
    front.shows("Withdraw an entrant");
    let start: String = second.chars().take(8).collect();
    front.shows(&format!("Withdraw {start}"));
}

#[test]
fn on_home_events_are_cut_where_their_names_are_alike() {
    let mut hall = named(8);
    for (id, name) in [(CUP, "Double"), (SECOND, "Swiss"), (TournamentId(3), "Juniors")] {
        let name = format!("Kanazawa Autumn Saturday Open {name}");
        start(&mut hall, id, &name, 4, ROBIN, Length::FirstTo(2));
    }
    let mut front = Front::open(hall);
    front.desk.resize(100, 30);
    for rest in ["~Double", "~Swiss", "~Juniors"] {
        front.shows(rest);
    }
}

#[test]
fn home_shows_the_event_that_is_being_played_before_a_newer_one() {
    let mut front = Front::open(two());
    front.desk.resize(120, 40);
    front.shows("Bracket: Saturday Double");
    front.hides("Standings: Saturday Swiss");
}

#[test]
fn the_selected_row_is_never_under_a_message() {
    for (route, keys) in
        [(Route::Home, "<end>"), (Route::Floor, "<tab> <end>"), (Route::Ranking, "<end>")]
    {
        let mut front = Front::open(two());
        front.desk.resize(60, 16);
        front.show(route.clone());
        front.drive(keys);
        assert!(front.desk.roles().contains('s'), "{}", front.text());
        front.desk.app.toast = Some(Toast::error("Something long is told. ".repeat(9)));
        front.happens(Event::Resized);
        assert!(front.desk.roles().contains('s'), "{route:?}:\n{}", front.text());
    }
}
