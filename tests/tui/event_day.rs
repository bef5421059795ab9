//! One event day by keys, from the door to the last undo, with everything that goes wrong on such
//! a day.

use banzuke::club::{Action, Club, Phase};
use banzuke::domain::ids::ListId;
use banzuke::domain::score::{Outcome, Score};
use banzuke::tui::screen::Screen;

use chrono::NaiveDate;

use crate::common::event_day::{
    FINAL, GROUPS, LATE_CORRECTION, MISTAKEN, PLAYERS, QUARTER_FINALS, SEMI_FINALS, STANDINGS,
    THIRD_PLACE, are_the_final_ratings, result,
};
use crate::common::{CUP, Hall};
use crate::tui::front::Front;

/// The screen of the organiser's laptop.
const SCREEN: (u16, u16) = (120, 40);

/// Those who give another spelling of their name at the door, and who they are.
const SPELLINGS: [(&str, &str, &str); 3] = [
    ("アオクマ", "あおくま", "P0001-3"),
    ("Ryo NAKANO", "Nakano Ryo", "P0006-4"),
    ("ＴＭ", "TM", "P0003-0"),
];

/// Somebody else than 五十七, whatever the two names have in common.
const SOMEBODY_ELSE: &str = "五七";

fn open(hall: Hall) -> Front {
    let mut front = Front::open(hall);
    front.desk.resize(SCREEN.0, SCREEN.1);
    front
}

/// The keys that type a text.
fn typed(text: &str) -> String {
    text.replace(' ', "<space>")
}

/// The line of the list in front that is selected.
fn selected(front: &Front) -> String {
    let text = front.text();
    let line = text.lines().find(|line| line.trim_start().starts_with('>'));
    line.unwrap_or_default().to_owned()
}

/// Goes down the list in front to the line that names all of these.
#[track_caller]
fn select(front: &mut Front, names: &[&str]) {
    front.drive("<home>");
    let mut line = selected(front);
    while !names.iter().all(|name| line.contains(name)) {
        front.drive("<down>");
        let next = selected(front);
        assert_ne!(next, line, "no {names:?} in\n{}", front.text());
        line = next;
    }
}

/// Selects the match of a line like `TM 2-1 カラス` in the list in front and opens it. What comes
/// back are the digits of its score in the order of the sides there.
#[track_caller]
fn opened(front: &mut Front, line: &str) -> String {
    let [a, score, b] = result(line);
    select(front, &[a, b]);
    let line = selected(front);
    front.drive("<enter>");
    assert!(matches!(front.desk.app.screen(), Screen::Score(_)), "{}", front.text());
    let digits = score.replace('-', "");
    if line.find(a) < line.find(b) { digits } else { digits.chars().rev().collect() }
}

/// Enters a result with four keys.
#[track_caller]
fn record(front: &mut Front, line: &str) {
    let digits = opened(front, line);
    front.drive(&format!("{digits}<enter>"));
    assert!(!matches!(front.desk.app.screen(), Screen::Score(_)), "{}", front.text());
}

/// Presses Tab until this is shown.
#[track_caller]
fn tab_to(front: &mut Front, shown: &str) {
    let most = 4;
    for _ in 0..most {
        if !front.text().contains(shown) {
            front.drive("<tab>");
        }
    }
    front.shows(shown);
}

/// Opens the page of the tournament from the home screen, on one of its tabs.
#[track_caller]
fn open_day(front: &mut Front, tab: &str) {
    tab_to(front, "> Day");
    front.drive("<enter>");
    tab_to(front, tab);
}

fn ratings(front: &mut Front) -> Vec<(String, f64)> {
    let club = front.club();
    let ranking = club.ranking(ListId::MAIN, None);
    let name = |player| club.player(player).expect("ranked").name.clone();
    ranking.iter().map(|line| (name(line.player), line.rating)).collect()
}

fn entries(front: &mut Front) -> usize {
    front.club();
    front.hall.desk.entries().len()
}

#[track_caller]
fn is_clean(front: &mut Front) {
    front.club();
    front.hall.is_clean();
}

/// Players register, some of them twice.
fn the_door(front: &mut Front) {
    front.drive("2");
    for line in PLAYERS.lines().skip(1) {
        let [name, reading, club] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let [name, reading, club] = [name, reading, club].map(typed);
        front.drive(&format!("a{name}<tab>{reading}<tab>{club}<enter>"));
    }
    front.shows("Players 16");
    for (spelling, name, number) in SPELLINGS {
        front.drive(&format!("a{}", typed(spelling)));
        front.shows(&format!("{number}  {name}"));
        front.drive("<enter>");
        front.shows("as somebody else?");
        front.shows("Registered already:");
        front.shows(&format!("{number} {name}"));
        front.drive("<enter><esc>");
        front.shows("Players 16");
        front.drive(&format!("/{}<esc>", typed(spelling)));
        assert!(selected(front).contains(number), "{}", front.text());
        front.drive("<esc>");
    }
    front.drive(&format!("a{SOMEBODY_ELSE}"));
    front.hides("五十七");
    front.drive("<enter>");
    front.shows("Players 17");
    front.drive("u y");
    front.shows("Players 16");
}

/// Four groups, and the best two of each in a knock-out with a third place.
fn the_form(front: &mut Front) {
    front.drive("1 n Day <tab><right><right><right><right>");
    front.drive("<tab> 4 <tab>");
    front.shows("< to and fro: 1 8 9 16, 2 7 10 15 >");
    front.drive("<tab> <tab> <tab> 2 <tab><right>");
    front.shows("> Seeds");
    front.drive("<tab> <tab> <tab> <tab><right>");
    front.drive("<tab> 2 <tab> 2 <tab> 3 <tab> 3 <tab><right>");
    front.shows("< third place too >");
    front.drive("<enter>");
    front.shows("Entrants of Day");
}

/// Everybody enters in the order of the seeds, under whatever they call themselves.
fn the_entry(front: &mut Front) {
    for line in PLAYERS.lines().skip(1) {
        let name = line.split(',').next().expect("a name");
        let spelling = SPELLINGS.iter().find(|(_, registered, _)| *registered == name);
        let says = spelling.map_or(name, |(says, ..)| *says);
        front.drive(&typed(says));
        front.shows(&format!("Enter: enter {name}."));
        front.drive("<enter>");
    }
    for (spelling, name, _) in SPELLINGS {
        front.drive(&typed(spelling));
        front.shows(&format!("{name} has entered."));
        front.drive("<enter>");
        assert!(front.told().contains("is entered in Day already"), "{}", front.text());
    }
    front.drive(SOMEBODY_ELSE);
    front.shows(&format!("Enter: register {SOMEBODY_ELSE} anew."));
    front.drive("<ctrl-u>");
    front.shows("Entrants: 16");
    front.drive("<ctrl-s>");
    front.shows("Start Day?");
    front.drive("y");
    front.shows("Stage 1 of 2: groups, running, 0 of 24 played");
}

fn the_groups(front: &mut Front) {
    front.drive("1");
    for line in GROUPS[0].lines().chain(GROUPS[1].lines()) {
        record(front, line);
    }
    open_day(front, "[Entrants]");
    select(front, &["メルセンヌ太郎"]);
    front.drive("w");
    front.shows("2 of 3 matches played, half or more; proposed: results stand, the rest");
    front.shows("> Withdraws: results stand, the rest is lost");
    front.shows("Nakano Ryo by walkover over メルセンヌ太郎");
    front.drive("<enter>");
    front.drive("1");
    for line in GROUPS[2].lines() {
        record(front, line);
    }
    open_day(front, "[Standings]");
    front.shows("24 of 24 played");
    front.shows("メルセンヌ太郎 (withdrawn)");
    assert_eq!(standings(front), STANDINGS.lines().collect::<Vec<_>>());
    is_clean(front);
}

/// Group, rank, name, wins, games difference and games won as the tab prints them.
fn standings(front: &Front) -> Vec<String> {
    let text = front.text();
    text.lines().filter_map(standing).collect()
}

fn standing(line: &str) -> Option<String> {
    // Signs that a line is selected, goes on, or was decided by a value.
    let line = line.replace(['>', '^', '+'], " ").replace("(withdrawn)", "");
    let cells: Vec<&str> = line.split_whitespace().collect();
    let [group, rank, number, name @ .., _, tally, _, difference, won] = &cells[..] else {
        return None;
    };
    let wins = tally.split('-').next()?;
    let name = name.join(" ");
    number.starts_with('P').then(|| format!("{group} {rank} {name} {wins} {difference} {won}"))
}

/// The best two of each group, so that two of one group can meet only in the final.
fn the_quarter_finals(mut front: Front) -> Front {
    front.quiet();
    front.drive("s");
    for pairing in [
        "A1 あおくま - B2 千七百二十九",
        "C1 Ada Primrose - D2 辻 素子",
        "B1 もりの かえで - A2 三宅 合",
        "D1 コヨーテ - C2 TM",
    ] {
        front.shows(pairing);
    }
    front.drive("y");
    front.shows("Stage 2 of 2: single elimination, running, 0 of 8 played, 4 ready");
    tab_to(&mut front, "[Matches]");
    let [first, second, third, fourth] = QUARTER_FINALS;
    record(&mut front, first);
    entered_twice(&mut front, second);
    record(&mut front, third);
    let mut front = power_loss(front);
    open_day(&mut front, "[Matches]");
    front.shows("3 of 8 played");
    record(&mut front, fourth);
    front
}

/// Two desks enter one result at the same moment: one entry, one refusal.
fn entered_twice(front: &mut Front, line: &str) {
    let digits = opened(front, line);
    front.drive(&digits);
    let before = entries(front);
    let same = recorded(&front.club(), line, front.desk.app.data.today);
    front.hall.perform(vec![same]).expect("recorded at the other desk");
    front.drive("<enter>");
    assert!(front.told().contains(&format!("has a result: {line}")), "{}", front.text());
    assert_eq!(entries(front), before + 1);
    front.drive("<esc>");
}

/// What another desk does to record the result of a match that is ready.
fn recorded(club: &Club, line: &str, played_on: NaiveDate) -> Action {
    let [a, score, b] = result(line);
    let known = |name: &str| club.registry().iter().find(|player| player.name == name);
    let sides = [a, b].map(|name| known(name).expect("registered").id);
    let cup = club.tournament(CUP).expect("the day");
    let no = cup.matches_of(2).find(|found| found.players() == Some(sides)).expect("drawn").no;
    let games = score.split('-').map(|games| games.parse().expect("games")).collect::<Vec<u32>>();
    let outcome = Outcome::Score(Score::new(games[0], games[1]));
    Action::RecordResult { tournament: CUP, no, sides, outcome, played_on }
}

/// The laptop goes dark and the file is opened again.
fn power_loss(front: Front) -> Front {
    let Front { hall, .. } = front;
    let mut front = open(hall);
    is_clean(&mut front);
    front
}

/// The first semi-final is entered the wrong way round and put right before anything depends on it.
fn the_semi_finals(front: &mut Front) {
    record(front, MISTAKEN);
    record(front, SEMI_FINALS[1]);
    select(front, &["final", "Ada Primrose", "コヨーテ"]);
    select(front, &["third place", "あおくま", "三宅 合"]);
    let digits = opened(front, SEMI_FINALS[0]);
    front.shows("Correct a result");
    front.drive(&digits);
    front.shows("あおくま goes on to match 32 (final) against コヨーテ.");
    front.shows("Ada Primrose goes on to match 31 (third place) against 三宅 合.");
    front.drive("<enter>");
    select(front, &["final", "あおくま", "コヨーテ"]);
    select(front, &["third place", "Ada Primrose", "三宅 合"]);
    record(front, THIRD_PLACE);
    record(front, FINAL);
    is_clean(front);
}

/// A slip of the morning comes to light in the evening, and is undone again for the figures.
fn the_late_correction(front: &mut Front) {
    are_the_final_ratings(&ratings(front));
    front.drive("[");
    tab_to(front, "[Standings]");
    let places = |front: &Front| {
        let lines = standings(front);
        lines
            .iter()
            .map(|line| line.rsplitn(4, ' ').last().expect("a name").to_owned())
            .collect::<Vec<_>>()
    };
    let before = (places(front), ratings(front));
    tab_to(front, "[Matches]");
    record(front, LATE_CORRECTION);
    tab_to(front, "[Standings]");
    front.shows("+3");
    assert_eq!(places(front), before.0);
    let of = |list: &[(String, f64)], who: &str| {
        list.iter().find(|(name, _)| name == who).expect("rated").1
    };
    let after = ratings(front);
    assert!(of(&after, "まるみさん") > of(&before.1, "まるみさん"));
    assert!((of(&after, "コヨーテ") - of(&before.1, "コヨーテ")).abs() > 1e-9);
    front.drive("u");
    are_the_final_ratings(&ratings(front));
    assert_eq!(standings(front), STANDINGS.lines().collect::<Vec<_>>());
}

/// The day is closed, and everybody may see who has won it and what that was worth.
fn the_evening(front: &mut Front) {
    front.drive("] c y");
    assert_eq!(front.club().tournament(CUP).expect("the day").phase, Phase::Closed);
    for (row, reached) in [
        (["1", "コヨーテ"], "winner"),
        (["2", "あおくま"], "final"),
        (["3", "Ada Primrose"], "third place"),
        (["4", "三宅 合"], "third place"),
    ] {
        select(front, &row);
        assert!(selected(front).contains(reached), "{}", front.text());
    }
    front.drive("3");
    let winner = selected(front);
    assert!(["> ", " - ", "コヨーテ", " 1651? "].iter().all(|shown| winner.contains(shown)));
    // Nobody is established after one day, unless the club says that anybody is.
    front.drive("R <up> <up> <end> 0 <up> <backspace> <backspace> 0 <enter>");
    for ((name, rating), rank) in ratings(front).into_iter().zip(1..) {
        let line = selected(front);
        let shown = [format!("> {rank:>4} "), name, format!(" {rating:.2} ")];
        assert!(shown.iter().all(|shown| line.contains(shown)), "no {shown:?} in {line}");
        front.drive("<down>");
    }
}

/// Takes back entry by entry, and says yes where that is asked.
fn the_last_undo(front: &mut Front) {
    front.drive("1");
    while let Some(seq) = front.desk.app.data.undo {
        front.drive("u");
        if front.text().contains("Please confirm") {
            front.drive("y");
        }
        assert_ne!(front.desk.app.data.undo, Some(seq), "{}", front.text());
    }
    assert_eq!(front.club(), Club::default());
    is_clean(front);
}

#[test]
fn one_event_day_comes_out_as_written_on_screen() {
    let mut front = open(Hall::new());
    the_door(&mut front);
    the_form(&mut front);
    the_entry(&mut front);
    the_groups(&mut front);
    let mut front = the_quarter_finals(front);
    the_semi_finals(&mut front);
    the_late_correction(&mut front);
    the_evening(&mut front);
    the_last_undo(&mut front);
}
