//! The screen of one tournament.

use banzuke::club::{Action, Phase};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::length::{Length, Lengths, RoundLength};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score, Side};
use banzuke::tui::event::Event;
use banzuke::tui::screen::Screen;
use banzuke::tui::screen::tournament::TournamentPage;
use banzuke::words::english::ENGLISH;
use ratatui::layout::Position;

use crate::common::{CUP, today};
use crate::tui::hall::Hall;

const ELIMINATION: Format = Format::SingleElimination { third_place: true };
const SIZES: [(u16, u16); 3] = [(60, 16), (80, 24), (120, 40)];

const NAMES: [&str; 8] = [
    "中野 遼",
    "Astrid Lindqvist",
    "素数 大富豪",
    "Maximilian von Habsburg-Lothringen zu Hohenstein-Waldenburg",
    "もりしー",
    "ハンカク ババ",
    "Ana María Fernández",
    "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処",
];

fn name(number: u32) -> String {
    let at = usize::try_from(number).expect("small") - 1;
    if at < NAMES.len() { NAMES[at].to_owned() } else { format!("Player {number}") }
}

/// The entries of a club whose players are entered in the cup, by hand in this order.
fn entered(players: u32, format: Format) -> Vec<Vec<Action>> {
    let add = |number: u32| Action::AddPlayer {
        player: PlayerId(number),
        name: name(number),
        reading: None,
        club: number.is_multiple_of(3).then(|| "京都大学".to_owned()),
        aliases: Vec::new(),
    };
    let lengths = match format {
        Format::Recorded => Lengths::all(Length::Open),
        Format::SingleElimination { .. } | Format::RoundRobin { .. } => Lengths {
            usual: Length::FirstTo(2),
            rounds: vec![RoundLength { round: RoundName::Final, length: Length::FirstTo(3) }],
        },
    };
    let plan = StagePlan { format, lengths, seeding: Seeding::Entry, lots: None };
    let create = Action::CreateTournament {
        tournament: CUP,
        name: "秋の大会 2026".to_owned(),
        list: ListId::MAIN,
        plan,
    };
    let enter = Action::EnterPlayers { tournament: CUP, players: ids(players) };
    let mut entries = vec![vec![create]];
    if players > 0 {
        entries.insert(0, (1..=players).map(add).collect());
        entries.push(vec![enter]);
    }
    entries
}

fn ids(players: u32) -> Vec<PlayerId> {
    (1..=players).map(PlayerId).collect()
}

/// The same, drawn.
fn drawn(players: u32, format: Format) -> Vec<Vec<Action>> {
    let mut entries = entered(players, format);
    let seeds = ids(players);
    entries.push(vec![Action::DrawStage { tournament: CUP, stage: 1, seeds, lots: None }]);
    entries
}

fn open(size: (u16, u16), entries: Vec<Vec<Action>>) -> Hall {
    let mut hall = Hall::new(size, entries);
    let data = hall.data();
    hall.open(Screen::Tournament(TournamentPage::new(CUP, &data)));
    hall
}

impl Hall {
    fn result(&mut self, no: u32, outcome: Outcome) {
        let data = self.data();
        let cup = data.club.tournament(CUP).expect("the cup");
        let played = cup.match_no(MatchNo(no)).expect("the match");
        let sides = played.players().expect("both known");
        let (tournament, no, played_on) = (CUP, MatchNo(no), today());
        self.elsewhere(vec![Action::RecordResult { tournament, no, sides, outcome, played_on }]);
    }

    fn score(&mut self, no: u32, a: u32, b: u32) {
        self.result(no, Outcome::Score(Score::new(a, b)));
    }

    /// Lets the message go, since only time takes it away.
    fn quiet(&mut self) -> String {
        self.screen.app.toast = None;
        self.screen.happens(Event::Resized);
        self.screen.text()
    }

    #[track_caller]
    fn shows(&self, text: &str) {
        assert!(self.screen.text().contains(text), "no {text:?} in\n{}", self.screen.text());
    }
}

fn snapshot(name: &str, hall: &mut Hall) {
    let text = hall.quiet();
    insta::assert_snapshot!(name, text);
}

#[test]
fn a_bracket_at_three_sizes() {
    for size in SIZES {
        let mut hall = open(size, drawn(13, ELIMINATION));
        for (no, a, b) in [(1, 2, 1), (2, 0, 2), (3, 2, 0), (6, 2, 1), (7, 1, 2)] {
            hall.score(no, a, b);
        }
        hall.result(4, Outcome::Walkover(Side::A));
        let name = format!("tournament_bracket_{}x{}", size.0, size.1);
        snapshot(&name, &mut hall);
        if size.0 == 80 {
            insta::assert_snapshot!("tournament_bracket_roles", hall.screen.roles());
        }
    }
}

#[test]
fn sixteen_are_seen_whole_and_sixty_four_can_be_walked_through() {
    let mut hall = open((120, 40), drawn(16, ELIMINATION));
    let text = hall.quiet();
    for number in 1..=16 {
        assert!(text.contains(&format!("{number} ")), "{text}");
    }
    for round in ["Round 1", "Quarter-final", "Semi-final", "Final", "Third place"] {
        hall.shows(round);
    }
    insta::assert_snapshot!("tournament_bracket_of_16", text);

    let mut hall = open((80, 24), drawn(64, ELIMINATION));
    hall.drive("G");
    hall.shows("Match 32, Round 1");
    hall.drive("l l l l l");
    hall.drive("h h h h h");
    hall.shows("Match 32, Round 1");
    hall.drive("l l l l l");
    hall.shows("Match 64, Final, first to 3");
    snapshot("tournament_bracket_of_64", &mut hall);
    hall.drive("j");
    hall.shows("Match 63, Third place");
    hall.drive("k h h h h h");
    hall.shows("Match 1, Round 1");
}

#[test]
fn names_are_zoomed() {
    let mut hall = open((80, 24), drawn(16, ELIMINATION));
    assert!(!hall.quiet().contains("Astrid Lindqvist "));
    hall.drive("z");
    snapshot("tournament_bracket_zoomed", &mut hall);
    hall.drive("z");
    hall.shows("Quarter-final");
}

#[test]
fn enter_opens_what_can_be_scored_and_says_what_others_wait_for() {
    let mut hall = open((80, 24), drawn(4, ELIMINATION));
    hall.score(1, 2, 0);
    for (keys, opens) in [("l", false), ("h", true), ("j", true)] {
        hall.drive(keys);
        hall.quiet();
        hall.drive("<enter>");
        let opened = matches!(hall.screen.app.screen(), Screen::Score(_));
        assert_eq!(opened, opens, "{keys}: {}", hall.screen.text());
        if opened {
            hall.drive("<esc>");
        }
    }
    hall.drive("l <enter>");
    hall.shows("Match 4 waits for match 2 (Astrid Lindqvist - 素数 大富豪).");
    hall.drive("r");
    hall.shows("Record result: Match 4 waits for match 2");
}

#[test]
fn the_mouse_selects_then_opens_and_turns_tabs() {
    let mut hall = open((80, 24), drawn(8, ELIMINATION));
    hall.click_on("もりしー");
    hall.shows("Match 2, Quarter-final");
    assert!(matches!(hall.screen.app.screen(), Screen::Tournament(_)));
    hall.click_on("もりしー");
    assert!(matches!(hall.screen.app.screen(), Screen::Score(_)));
    hall.drive("<esc>");
    hall.click_on("Standings");
    hall.shows("[Standings]");
    hall.drive("<shift-tab>");
    hall.shows("[Matches]");

    let mut hall = open((80, 24), drawn(64, ELIMINATION));
    let position = Position::new(10, 12);
    hall.screen.happens(Event::Scrolled { position, rows: 9 });
    hall.shows("Match 1, Round 1");
    assert!(!hall.screen.line(4).contains('>'), "{}", hall.screen.text());
    hall.drive("j");
    assert!(hall.screen.text().contains(">!"), "{}", hall.screen.text());
}

#[test]
fn a_walkover_is_told_in_words_and_short_in_columns() {
    let mut hall = open((80, 24), drawn(4, ELIMINATION));
    hall.result(1, Outcome::Walkover(Side::B));
    hall.shows("Match 1, Semi-final, first to 2: 中野 遼 - Maximilian");
    hall.shows(", the second by walkover");
    let short = banzuke::tui::text::width(ENGLISH.screen.tournament.walkover);
    assert!(short <= 3, "columns are measured for three");
}

#[test]
fn a_cross_table_at_three_sizes() {
    for size in SIZES {
        let mut hall = open(size, drawn(7, Format::RoundRobin { double: false }));
        for (no, a, b) in [(1, 2, 1), (2, 0, 2), (3, 2, 0), (4, 2, 1), (6, 1, 2)] {
            hall.score(no, a, b);
        }
        hall.result(7, Outcome::Walkover(Side::B));
        snapshot(&format!("tournament_cross_{}x{}", size.0, size.1), &mut hall);
    }
}

#[test]
fn a_wide_cross_table_scrolls_to_the_side_and_keeps_names_and_totals() {
    let mut hall = open((80, 24), drawn(40, Format::RoundRobin { double: true }));
    hall.score(1, 2, 1);
    hall.drive("g h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h");
    snapshot("tournament_cross_of_40", &mut hall);
    hall.drive("<enter>");
    hall.shows("Nobody meets themself");
    hall.drive("l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l");
    snapshot("tournament_cross_of_40_end", &mut hall);
    hall.drive("<enter>");
    assert!(matches!(hall.screen.app.screen(), Screen::Score(_)));
}

#[test]
fn lists_at_three_sizes() {
    for size in SIZES {
        let mut hall = open(size, drawn(40, ELIMINATION));
        for no in 1..=5 {
            hall.score(no, 2, no % 2);
        }
        hall.result(6, Outcome::Walkover(Side::B));
        for tab in ["matches", "standings", "entrants"] {
            hall.drive("<tab>");
            snapshot(&format!("tournament_{tab}_{}x{}", size.0, size.1), &mut hall);
        }
        let mut hall = open(size, drawn(6, Format::RoundRobin { double: false }));
        for no in 1..=5 {
            hall.score(no, 2, no % 2);
        }
        hall.drive("<tab><tab>");
        snapshot(&format!("tournament_points_{}x{}", size.0, size.1), &mut hall);
    }
}

#[test]
fn only_ready_matches_are_listed_when_asked_and_the_selection_stays() {
    let mut hall = open((80, 24), drawn(8, ELIMINATION));
    hall.drive("<tab> j j");
    hall.score(2, 2, 0);
    hall.drive("f");
    let text = hall.quiet();
    assert!(!text.contains("finished") && !text.contains("waiting"), "{text}");
    let selected = text.lines().find(|line| line.starts_with('>')).expect("a selected row");
    assert!(selected.contains("  3 Quarter-final"), "{selected}");
    for no in [1, 3, 4] {
        hall.score(no, 2, 0);
    }
    hall.drive("f");
    hall.shows("finished");
}

#[test]
fn a_tournament_is_filled_ordered_started_and_taken_back() {
    let mut hall = open((80, 24), entered(5, ELIMINATION));
    hall.shows("[Entrants]");
    snapshot("tournament_registering", &mut hall);
    hall.drive("K");
    hall.shows("Move entrant up: there is no place beyond");
    hall.drive("J J x");
    let order = |hall: &Hall| hall.data().club.tournament(CUP).expect("the cup").entrants.to_vec();
    assert_eq!(order(&hall), [2, 3, 4, 5].map(PlayerId), "the moved player was removed");
    hall.drive("u s");
    snapshot("tournament_start", &mut hall);
    hall.drive("<enter>");
    hall.shows("[Entrants]");
    hall.drive("s y");
    hall.shows("[Bracket]");
    hall.quiet();
    hall.drive("s");
    hall.shows("Start tournament: it has been started");
    hall.drive("a");
    hall.shows("Add: entries ended with the draw");
    hall.drive("u");
    hall.shows("[Entrants]");
    hall.drive("a");
    assert!(matches!(hall.screen.app.screen(), Screen::Enter(_)));
}

#[test]
fn a_tournament_closes_when_all_is_played() {
    let mut hall = open((80, 24), drawn(4, ELIMINATION));
    hall.score(1, 2, 0);
    hall.drive("c");
    hall.shows("Close tournament: 3 matches are still to be played");
    for (no, games) in [(2, 2), (3, 2), (4, 3)] {
        hall.score(no, games, 1);
    }
    hall.drive("c y");
    hall.shows("[Standings]");
    let phase = hall.data().club.tournament(CUP).expect("the cup").phase;
    assert_eq!(phase, Phase::Closed);
    snapshot("tournament_closed", &mut hall);
    hall.drive("c");
    hall.shows("Close tournament: it is closed");
}

#[test]
fn with_nobody_and_with_one() {
    for (players, reason) in [(0, "0 have entered"), (1, "1 has entered")] {
        let mut hall = open((80, 24), entered(players, ELIMINATION));
        snapshot(&format!("tournament_of_{players}"), &mut hall);
        hall.drive("s");
        hall.shows(&format!("Start tournament: it takes 2 to 1024 players, {reason}"));
        for _ in 0..4 {
            hall.drive("<tab> j k h l G g <page-down> f z r");
        }
        hall.drive("<tab>");
        hall.shows("Not drawn yet.");
    }
}

#[test]
fn seeds_by_rating_are_shown_before_the_draw() {
    let mut entries = entered(3, ELIMINATION);
    for action in entries.iter_mut().flatten() {
        if let Action::CreateTournament { plan, .. } = action {
            plan.seeding = Seeding::Rating;
        }
    }
    let mut hall = open((80, 24), entries);
    hall.shows("seeds by rating");
    hall.drive("J");
    hall.shows("Move entrant down: the order does not count, seeds by rating");
}

#[test]
fn recorded_matches_have_no_drawing() {
    let mut entries = entered(3, Format::Recorded);
    entries.pop();
    let record = |no: u32, a: u32, b: u32, score: Score| {
        vec![Action::RecordMatch {
            tournament: CUP,
            no: MatchNo(no),
            round: RoundName::Named("予選".to_owned()),
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(score),
            played_on: today(),
        }]
    };
    let mut hall = open((80, 24), entries.clone());
    hall.shows("No matches recorded yet.");
    hall.drive("a");
    hall.shows("Add: players come with the matches recorded here");
    entries.push(record(1, 1, 2, Score { a: 7, b: 6, draws: 3 }));
    entries.push(record(2, 3, 1, Score::new(8, 8)));
    let mut hall = open((80, 24), entries);
    snapshot("tournament_recorded", &mut hall);
}

#[test]
fn a_tournament_that_is_taken_back_says_so() {
    let mut hall = open((80, 24), entered(0, ELIMINATION));
    hall.drive("u");
    hall.shows("no longer there");
    hall.drive("a s x c z f j <enter> <tab> h");
    hall.drive("<esc>");
    assert!(matches!(hall.screen.app.screen(), Screen::Home(_)));
}
