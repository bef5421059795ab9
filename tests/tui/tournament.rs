//! The screen of one tournament.

use banzuke::club::action::{
    AddPlayer, AddStage, BreakTie, CreateTournament, DrawStage, EnterPlayers, RecordGame,
    RecordMatch, RecordResult, SetMatchLength,
};
use banzuke::club::{Action, Phase};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::finish::Finish;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Length, Lengths, Outcome, RoundLength, Score, Side};
use banzuke::domain::seeding::{Split, divide};
use banzuke::tui::Event;
use banzuke::tui::route::Route;
use banzuke::words::ENGLISH;
use ratatui::layout::Position;

use crate::common::{CUP, Hall, add_player, today};
use crate::tui::front::Front;

pub(crate) const ELIMINATION: Format =
    Format::SingleElimination { third_place: true, placement: false };

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
pub(crate) fn entered(players: u32, format: Format) -> Vec<Vec<Action>> {
    let add = |number: u32| {
        Action::AddPlayer(AddPlayer {
            player: PlayerId(number),
            name: name(number),
            reading: None,
            club: number.is_multiple_of(3).then(|| "京都大学".to_owned()),
            aliases: Vec::new(),
            born: None,
            external: Vec::new(),
        })
    };
    let lengths = match format {
        Format::Recorded => Lengths::all(Length::Open),
        _ => Lengths {
            usual: Length::FirstTo(2),
            rounds: vec![RoundLength { round: RoundName::Final, length: Length::FirstTo(3) }],
        },
    };
    let plan = StagePlan::new(format, lengths, Seeding::Entry);
    let create = Action::CreateTournament(CreateTournament {
        tournament: CUP,
        name: "秋の大会 2026".to_owned(),
        list: ListId::MAIN,
        plan: Box::new(plan),
    });
    let enter = Action::EnterPlayers(EnterPlayers { tournament: CUP, players: ids(players) });
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

/// [`entered`], and drawn.
pub(crate) fn drawn(players: u32, format: Format) -> Vec<Vec<Action>> {
    let mut entries = entered(players, format);
    let seeds = ids(players);
    entries.push(vec![Action::DrawStage(DrawStage {
        tournament: CUP,
        stage: 1,
        seeds,
        lots: None,
        groups: Vec::new(),
        ratings: Vec::new(),
    })]);
    entries
}

/// A club in which this was decided.
pub(crate) fn decided(entries: Vec<Vec<Action>>) -> Hall {
    let mut hall = Hall::new();
    for entry in entries {
        hall.perform(entry).expect("allowed");
    }
    hall
}

/// An interface on the page of the cup.
fn open(entries: Vec<Vec<Action>>) -> Front {
    let mut front = Front::open(decided(entries));
    front.show(Route::tournament(CUP));
    front
}

/// Has another desk record a result.
fn result(front: &mut Front, no: u32, outcome: Outcome) {
    front.club();
    let (tournament, sides, played_on) = (CUP, front.hall.sides(no), today());
    let no = MatchNo(no);
    let action = Action::RecordResult(RecordResult { tournament, no, sides, outcome, played_on });
    front.hall.perform(vec![action]).expect("recorded");
    front.wake();
}

fn score(front: &mut Front, no: u32, a: u32, b: u32) {
    result(front, no, Outcome::Score(Score::new(a, b)));
}

#[test]
fn sixteen_are_seen_whole_and_sixty_four_can_be_walked_through() {
    let mut front = open(drawn(16, ELIMINATION));
    front.desk.resize(120, 40);
    let text = front.quiet();
    for number in 1..=16 {
        assert!(text.contains(&format!("{number} ")), "{text}");
    }
    for round in ["Round 1", "Quarter-final", "Semi-final", "Final", "Third place"] {
        front.shows(round);
    }

    let mut front = open(drawn(64, ELIMINATION));
    front.drive("G");
    front.shows("Match 32, round 1");
    front.drive("l l l l l");
    front.drive("h h h h h");
    front.shows("Match 32, round 1");
    front.drive("l l l l l");
    front.shows("Match 64, final, first to 3");
    front.drive("j");
    front.shows("Match 63, third place");
    front.drive("k h h h h h");
    front.shows("Match 1, round 1");
}

#[test]
fn names_are_zoomed() {
    let mut front = open(drawn(16, ELIMINATION));
    // Rounds whose players are not known leave them their room.
    front.shows("Astrid Lindqvist ");
    front.hides("Maximilian von Habsburg-Lothringen");
    front.drive("z");
    front.shows("Maximilian von Habsburg-Lothringen");
    front.drive("z");
    front.hides("Astrid Lindq");
    front.shows("Astrid");
    front.drive("z");
    front.shows("Maximilian von Habsburg-");
}

#[test]
fn enter_opens_what_can_be_scored_and_says_what_others_wait_for() {
    let mut front = open(drawn(4, ELIMINATION));
    score(&mut front, 1, 2, 0);
    for (keys, opens) in [("l", false), ("h", true), ("j", true)] {
        front.drive(keys);
        front.quiet();
        front.drive("<enter>");
        let opened = matches!(front.desk.app.route(), Route::Score { .. });
        assert_eq!(opened, opens, "{keys}: {}", front.text());
        if opened {
            front.drive("<esc>");
        }
    }
    front.drive("l <enter>");
    front.shows("Match 4 waits for match 2 (Astrid Lindqvist - 素数 大富豪).");
    front.drive("r");
    front.shows("Record result: Match 4 waits for match 2");
}

#[test]
fn the_mouse_selects_then_opens_and_turns_tabs() {
    let mut front = open(drawn(8, ELIMINATION));
    front.click_on("もりしー");
    front.shows("Match 2, quarter-final");
    assert!(matches!(front.desk.app.route(), Route::Tournament { .. }));
    front.click_on("もりしー");
    assert!(matches!(front.desk.app.route(), Route::Score { .. }));
    front.drive("<esc>");
    front.click_on("Standings");
    front.shows("[Standings]");
    front.drive("<shift-tab>");
    front.shows("[Matches]");

    let mut front = open(drawn(64, ELIMINATION));
    let position = Position::new(10, 12);
    front.happens(Event::Scrolled { position, rows: 9 });
    front.shows("Match 1, round 1");
    assert!(!front.desk.line(4).contains('>'), "{}", front.text());
    front.drive("j");
    assert!(front.text().contains(">!"), "{}", front.text());
}

#[test]
fn a_walkover_is_told_in_words_and_short_in_columns() {
    let mut front = open(drawn(4, ELIMINATION));
    result(&mut front, 1, Outcome::Walkover(Side::B));
    front.shows("Match 1, semi-final, first to 2: 中野 遼 - Maximilian");
    front.shows(", right wins by walkover");
    let short = banzuke::tui::kit::text::width(ENGLISH.screen.tournament.walkover());
    assert!(short <= 3, "columns are measured for three");
}

#[test]
fn a_wide_cross_table_scrolls_to_the_side_and_keeps_names_and_totals() {
    let mut front = open(drawn(40, Format::RoundRobin { double: true }));
    score(&mut front, 1, 2, 1);
    front
        .drive("g h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h h");
    front.drive("<enter>");
    front.shows("No match in this cell");
    front.drive("l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l l");
    front.drive("<enter>");
    assert!(matches!(front.desk.app.route(), Route::Score { .. }));
}

#[test]
fn the_parts_of_a_double_elimination_are_a_click_apart() {
    let format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let mut front = open(drawn(8, format));
    front.hides("[Losers]");
    front.desk.click_on("Losers");
    front.shows("[Losers]");
    front.desk.click_on("Winners");
    front.shows("[Winners]");
}

#[test]
fn a_key_turns_from_winners_to_losers_and_back_and_the_palette_finds_it() {
    let format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let mut front = open(drawn(8, format));
    front.shows("] and [ switch");
    front.drive("]");
    front.shows("[Losers]");
    front.drive("]");
    assert!(front.told().contains("this is the last stage"), "{}", front.told());
    front.drive("[");
    front.shows("[Winners]");
    front.drive(": l o s e r s <enter>");
    front.shows("[Losers]");
}

#[test]
fn only_ready_matches_are_listed_when_asked_and_the_selection_stays() {
    let mut front = open(drawn(8, ELIMINATION));
    front.drive("<tab> j j");
    score(&mut front, 2, 2, 0);
    front.drive("f");
    let text = front.quiet();
    assert!(!text.contains("finished") && !text.contains("waiting"), "{text}");
    let selected = text.lines().find(|line| line.starts_with('>')).expect("a selected row");
    assert!(selected.contains("  3 QF "), "{selected}");
    for no in [1, 3, 4] {
        score(&mut front, no, 2, 0);
    }
    front.drive("f");
    front.shows("2-0");
}

#[test]
fn a_tournament_is_filled_ordered_started_and_taken_back() {
    let mut front = open(entered(5, ELIMINATION));
    front.shows("[Entrants]");
    front.drive("K");
    front.shows("Move up: already at the end of the list");
    front.drive("J J x");
    let order =
        |front: &mut Front| front.club().tournament(CUP).expect("the cup").entrants.to_vec();
    assert_eq!(order(&mut front), [2, 3, 4, 5].map(PlayerId), "the moved player was removed");
    front.drive("u s");
    front.drive("<esc>");
    front.shows("[Entrants]");
    front.drive("s y");
    front.shows("[Bracket]");
    front.quiet();
    front.drive("s");
    front.shows("Create pairings: already started");
    front.drive("a");
    front.shows("Late entry, ");
    front.drive("<esc> u");
    front.shows("[Entrants]");
    front.drive("a");
    assert!(matches!(front.desk.app.route(), Route::Enter { .. }));
}

/// The list shows 200 players at most, and none of those who have entered count.
#[test]
fn players_who_have_not_entered_are_offered_however_many_have() {
    let mut entries = entered(199, ELIMINATION);
    let add = |number, name| add_player(PlayerId(number), name);
    entries.push(vec![add(200, "Zora"), add(201, "Zuzana")]);
    let mut front = Front::open(decided(entries));
    front.show(Route::Enter(CUP));
    front.shows("Zora");
    front.shows("Zuzana");
}

#[test]
fn a_tournament_closes_when_all_is_played() {
    let mut front = open(drawn(4, ELIMINATION));
    score(&mut front, 1, 2, 0);
    front.drive("c");
    front.shows("Close tournament: 3 matches are still to be played");
    for (no, games) in [(2, 2), (3, 2), (4, 3)] {
        score(&mut front, no, games, 1);
    }
    front.drive("c y");
    front.shows("[Standings]");
    let phase = front.club().tournament(CUP).expect("the cup").phase;
    assert_eq!(phase, Phase::Closed);
    front.drive("c");
    front.shows("Close tournament: already closed");
}

#[test]
fn with_nobody_and_with_one() {
    for (players, reason) in [(0, "entered: 0"), (1, "entered: 1")] {
        let mut front = open(entered(players, ELIMINATION));
        front.drive("s");
        front.shows(&format!("Create pairings: this format takes 2 to 1024 entrants; {reason}"));
        for _ in 0..4 {
            front.drive("<tab> j k h l G g <page-down> f z r");
        }
        front.drive("<tab>");
        front.shows("No pairings yet.");
    }
}

#[test]
fn seeds_by_rating_are_shown_before_the_draw() {
    let mut entries = entered(3, ELIMINATION);
    for action in entries.iter_mut().flatten() {
        if let Action::CreateTournament(CreateTournament { plan, .. }) = action {
            plan.seeding = Seeding::Rating;
        }
    }
    let mut front = open(entries);
    front.shows("seeded by rating");
    front.drive("J");
    front.shows("Move down: the order of entrants has no effect: seeded by rating");
}

#[test]
fn recorded_matches_have_no_drawing() {
    let mut entries = entered(3, Format::Recorded);
    entries.pop();
    let mut front = open(entries);
    front.shows("No matches yet.");
    front.drive("s");
    front.shows("only matches are recorded; their players are the entrants");
}

#[test]
fn a_tournament_that_is_taken_back_says_so() {
    let mut front = open(entered(0, ELIMINATION));
    front.drive("u y");
    front.shows("no longer exists");
    front.drive("a s x c z f j <enter> <tab> h");
    front.drive("<esc>");
    assert!(matches!(front.desk.app.route(), Route::Home));
}

/// Groups and the elimination after them, drawn.
pub(crate) fn groups(players: u32, groups: u32, takes: u32) -> Vec<Vec<Action>> {
    let count = usize::try_from(groups).expect("small");
    let format = Format::Groups { groups, double: false, split: Split::Snake };
    let mut entries = entered(players, format);
    let next = StagePlan {
        takes: Some(takes),
        ..StagePlan::new(ELIMINATION, Lengths::all(Length::FirstTo(2)), Seeding::Entry)
    };
    entries[1].push(Action::AddStage(AddStage { tournament: CUP, stage: 2, plan: Box::new(next) }));
    let seeds = ids(players);
    let groups = divide(&seeds, count, Split::Snake).expect("divided");
    let (lots, ratings) = (None, Vec::new());
    entries.push(vec![Action::DrawStage(DrawStage {
        tournament: CUP,
        stage: 1,
        seeds,
        lots,
        groups,
        ratings,
    })]);
    entries
}

/// Records all matches of the first stage: the player of the smaller number wins.
fn play_groups(front: &mut Front, matches: u32) {
    for no in 1..=matches {
        front.club();
        let [a, b] = front.hall.sides(no);
        let (a, b) = if a < b { (2, b.0 % 2) } else { (a.0 % 2, 2) };
        score(front, no, a, b);
    }
}

#[test]
fn after_the_groups_the_knock_out_is_drawn_and_one_turns_between_the_two() {
    let mut front = open(groups(16, 4, 2));
    front.shows("Stage 1 of 2, running");
    front.drive("]");
    front.shows("Stage 2 of 2, planned");
    front.drive("[ s");
    front.shows("Create pairings: 24 matches are still to be played");
    play_groups(&mut front, 24);
    front.shows("Stage 1 of 2, finished");
    front.quiet();
    front.shows(" s pairings ");
    front.drive("s");
    front.drive("y");
    front.shows("Stage 2 of 2, running");
    front.shows("[Bracket]");
    front.drive("<tab><tab>");
    front.drive("[");
    front.shows("Stage 1 of 2, finished");
    front.drive("[");
    front.shows("Previous bracket, stage: this is the first stage");
    // What is shown is exported: the groups, not the whole tournament.
    front.shows("[Standings]");
    front.drive("X C S V <enter>");
    let folder = front.hall.path().parent().expect("a folder").to_owned();
    let mut files = folder.read_dir().expect("listed").map(|file| file.expect("a file").path());
    let file = files.find(|file| file.extension().is_some_and(|it| it == "csv")).expect("written");
    let sheet = std::fs::read_to_string(file).expect("read");
    assert!(sheet.starts_with("rank,group,number,name"), "{sheet}");
}

/// Two groups of three, in each of which everybody beats one and loses to one; so many of each go on.
fn level(takes: u32) -> Front {
    let mut front = open(groups(6, 2, takes));
    for no in 1..=6 {
        front.club();
        let [a, b] = front.hall.sides(no).map(|player| player.0);
        let beats = [(1, 4), (4, 5), (5, 1), (2, 3), (3, 6), (6, 2)];
        let (first, second) = if beats.contains(&(a, b)) { (2, 0) } else { (0, 2) };
        score(&mut front, no, first, second);
    }
    front
}

#[test]
fn where_all_who_are_level_go_on_lots_are_drawn_for_their_order() {
    for (takes, question) in
        [(2, "How is it decided who advances?"), (3, "How is their order decided?")]
    {
        let mut front = level(takes);
        front.drive("s");
        front.shows(question);
    }
}

#[test]
fn the_floor_counts_a_stage_that_is_planned() {
    let mut front = open(groups(6, 2, 2));
    front.drive("5");
    front.shows(" not paired), about");
    front.hides("stage 1 ends about");
    let mut front = open(drawn(8, ELIMINATION));
    front.drive("5");
    front.shows(", ends about");
}

#[test]
fn two_who_are_level_may_play_off() {
    let mut front = super::commands::scenes::level();
    front.drive("<enter> s");
    front.shows("Play off");
    front.drive("<esc> P");
    front.shows("are tied on every");
    front.shows("Decided another way");
}

#[test]
fn a_tie_is_told_with_what_the_tied_did_and_broken_by_lots_one_after_the_other_or_at_once() {
    let mut front = level(1);
    front.drive("s");
    front.shows("Group A: ");
    front.shows("are tied on every");
    front.shows("Played against each other:");
    front.shows("All of them have Pts 1");
    front.shows("Draw lots for all 2 ties");
    front.drive("<down><enter>");
    front.quiet();
    front.drive("s");
    front.hides("Draw lots for all");
    front.drive("<down><enter>");
    front.quiet();
    front.drive("s");
    front.shows("2 players advance");

    let mut front = level(1);
    front.drive("s <down><down><enter>");
    front.quiet();
    front.drive("s");
    front.shows("2 players advance");
}

#[test]
fn three_who_are_level_play_each_other_or_are_ordered_as_was_decided_elsewhere() {
    let mut front = level(1);
    front.drive("s <down><down><down><enter>");
    let club = front.club();
    let cup = club.tournament(CUP).expect("the cup");
    let added: Vec<MatchNo> = cup
        .matches
        .iter()
        .filter(|played| played.round == RoundName::PlayOff)
        .map(|one| one.no)
        .collect();
    assert_eq!(added.len(), 3, "{}", front.text());
    for no in added {
        let [a, b] = front.hall.sides(no.0).map(|player| player.0);
        let (first, second) = if a < b { (2, 0) } else { (0, 2) };
        score(&mut front, no.0, first, second);
    }
    front.quiet();
    front.drive("s");
    front.hides("Draw lots for all");
    front.shows("are tied on every");
    front.shows("Decided another way");
    let text = front.text();
    let question =
        text.lines().find(|line| line.contains("are tied on every")).expect("a question");
    front.drive("<end><enter>");
    let form = front.text();
    let listed: Vec<&str> = form
        .lines()
        .filter_map(|line| line.trim_matches(['│', ' ']).split_once("  "))
        .filter(|(place, _)| place.parse::<u32>().is_ok())
        .map(|(_, name)| name)
        .collect();
    let first = listed.iter().find(|name| question.contains(name.trim())).expect("the tied");
    let (before, _) = question.split_once(first.trim()).expect("named");
    assert!(before.ends_with(": ") || before.ends_with("│ "), "{question}");
    front.drive("2 1 3");
    front.shows("Order: 1 ");
    front.drive("<enter>");
    front.shows("tie broken by a decision of the organiser");
    front.drive("s");
    front.shows("2 players advance");
}

#[test]
fn the_selection_walks_from_group_to_group() {
    let mut front = open(groups(16, 4, 2));
    front.shows("Match 1, round 1");
    front.drive("j j j j");
    front.shows("Group B");
    front.shows("Match 3, round 1, first to 2: Astrid Lindqvist");
    front.drive("<page-down> <page-down>");
    front.drive("k");
    front.shows("Group C");
    front.drive("h <enter>");
    assert!(matches!(front.desk.app.route(), Route::Score { .. }), "{}", front.text());
}

#[test]
fn a_double_elimination_up_to_its_reset() {
    let mut front = open(drawn(8, Format::DoubleElimination { grand_final: GrandFinal::Reset }));
    for no in 1..=6 {
        score(&mut front, no, 2, 0);
    }
    front.drive("j j j j");
    front.shows("[Losers]");
    for no in 7..=14 {
        front.club();
        let length = if no == 14 { (0, 2) } else { (2, 0) };
        score(&mut front, no, length.0, length.1);
    }
    front.drive("k k k k l l l l");
    front.shows("Match 15, bracket reset");
}

#[test]
fn every_place_of_eight_is_played_out() {
    let every = Format::SingleElimination { third_place: false, placement: true };
    let mut front = open(drawn(8, every));
    for no in 1..=4 {
        score(&mut front, no, 2, 1);
    }
    front.drive("j j j j");
    front.shows("[From place 5]");
}

#[test]
fn seats_are_drawn_round_by_round_and_points_counted() {
    let mut front = open(entered(8, Format::Tables { size: 4, games: 1 }));
    front.drive("s");
    front.shows("random seats");
    front.drive("y");
    front.shows("[Matches]");
    front.quiet();
    front.drive("s");
    front.shows("2 pods have games still to be played");
    for no in [1, 2].map(MatchNo) {
        let club = front.club();
        let seats = &club.tournament(CUP).expect("the cup").pod(no).expect("seated").seats;
        let order = Finish(seats.iter().map(|&player| vec![player]).collect());
        let (tournament, game, played_on) = (CUP, 1, today());
        let action = Action::RecordGame(RecordGame { tournament, no, game, order, played_on });
        front.hall.perform(vec![action]).expect("recorded");
        front.wake();
    }
    front.quiet();
    front.drive("s");
    front.shows("Draw the seats of round 2 of");
    front.drive("y <tab>");
    front.shows("[Standings]");
    assert_eq!(front.club().tournament(CUP).expect("the cup").pods.len(), 4);
}

#[test]
fn the_start_of_groups_says_how_many_matches_there_are() {
    let format = Format::Groups { groups: 2, double: false, split: Split::Snake };
    let mut front = open(entered(8, format));
    front.drive("s");
    front.shows("12 matches");
}

#[test]
fn only_pods_with_games_to_play_are_listed_when_asked() {
    let mut front = open(entered(8, Format::Tables { size: 4, games: 1 }));
    front.drive("s y");
    let (tournament, no, game, played_on) = (CUP, MatchNo(1), 1, today());
    let club = front.club();
    let seats = &club.tournament(CUP).expect("the cup").pod(no).expect("seated").seats;
    let order = Finish(seats.iter().map(|&player| vec![player]).collect());
    let action = Action::RecordGame(RecordGame { tournament, no, game, order, played_on });
    front.hall.perform(vec![action]).expect("recorded");
    front.wake();
    let listed = |front: &mut Front| {
        let text = front.quiet();
        let rows =
            text.lines().filter_map(|line| line.trim_start_matches('>').trim().split(' ').next());
        [1, 2].map(|no: u32| rows.clone().any(|first| first == no.to_string()))
    };
    assert_eq!(listed(&mut front), [true, true], "{}", front.quiet());
    front.drive("f");
    assert_eq!(listed(&mut front), [false, true], "{}", front.quiet());
    front.drive("f");
    assert_eq!(listed(&mut front), [true, true], "{}", front.quiet());
}

#[test]
fn games_in_hand_stand_beside_the_games_played() {
    let mut front = open(drawn(4, ELIMINATION));
    let (no, length, start) = (MatchNo(1), Length::FirstTo(6), [0, 4]);
    let given = Action::SetMatchLength(SetMatchLength { tournament: CUP, no, length, start });
    front.hall.perform(vec![given]).expect("given");
    front.wake();
    front.shows("first to 6 from 0-4");
    front.drive("<tab>");
    front.shows("from 0-4");
    result(&mut front, 1, Outcome::Score(Score::new(3, 2).starting_at(start)));
    front.shows("3-2 from 0-4");
}

#[test]
fn a_match_of_a_ladder_is_recorded_with_both_players_and_the_score() {
    let mut entries = entered(3, Format::Ladder);
    entries.pop();
    let mut front = open(entries);
    front.shows("No matches yet. a records one.");
    front.shows(" a record ");
    front.drive("a");
    front.drive("Astrid <enter>");
    front.shows("Astrid Lindqvist against:");
    front.drive("<enter>");
    front.shows("Astrid Lindqvist against 中野 遼");
    front.drive("<shift-tab> <down> <enter>");
    front.shows("Astrid Lindqvist against 素数 大富豪");
    front.drive("0-0 <enter>");
    front.shows("Here you record only matches in which games were played.");
    front.drive("<ctrl-u> 2-1");
    front.shows("Enter records the match.");
    front.drive("<enter>");
    assert!(matches!(front.desk.app.route(), Route::Tournament { .. }), "{}", front.text());
    let club = front.club();
    let [played] = &club.tournament(CUP).expect("the cup").matches[..] else { panic!("one") };
    assert_eq!(played.players(), Some([PlayerId(2), PlayerId(3)]));
    assert_eq!(played.record.map(|it| it.outcome), Some(Outcome::Score(Score::new(2, 1))));
    front.drive("r");
    assert!(matches!(front.desk.app.route(), Route::RecordMatch { .. }), "{}", front.text());
    front.drive("Astrid <enter> <enter> w <space> l <space> wh30");
    front.shows("Enter records the match.");
    front.drive("<enter>");
    let club = front.club();
    let played = club.tournament(CUP).expect("the cup").matches.last().expect("the second");
    assert_eq!(played.record.map(|it| it.outcome), Some(Outcome::Score(Score::new(2, 1))));
    assert_eq!(played.games.len(), 3, "told in order");
    assert!(played.games[2].hand.is_some(), "with what was dealt");
}

/// Two desks record at once, and neither takes the other's number.
#[test]
fn a_recorded_match_takes_its_number_when_the_file_is_held() {
    let mut entries = entered(3, Format::Recorded);
    entries.pop();
    let mut front = open(entries);
    front.drive("r <enter> <enter> 2-0");
    let round = RoundName::Named("予選".into());
    let (tournament, no, sides) = (CUP, MatchNo(1), [PlayerId(2), PlayerId(3)]);
    let outcome = Outcome::Score(Score::new(1, 0));
    let played_on = today();
    let other =
        Action::RecordMatch(RecordMatch { tournament, no, round, sides, outcome, played_on });
    front.club();
    front.hall.perform(vec![other]).expect("recorded");
    front.drive("<enter>");
    let club = front.club();
    let rounds: Vec<String> = club
        .tournament(CUP)
        .expect("the cup")
        .matches
        .iter()
        .map(|played| format!("{} {}", played.no, played.round))
        .collect();
    assert_eq!(rounds, ["1 予選", "2 予選"], "a further match is of the round recorded last");
}

#[test]
fn what_was_said_of_an_order_decided_elsewhere_stands_in_the_tables() {
    for (reason, shown) in [(Some("coin"), "coin"), (Some("coin toss"), "coin ~"), (None, "ruling")]
    {
        let mut hall = crate::tui::commands::scenes::tied();
        let order = vec![PlayerId(4), PlayerId(1)];
        let reason = reason.map(str::to_owned);
        let (tournament, stage, lots) = (CUP, 1, None);
        hall.perform(vec![Action::BreakTie(BreakTie { tournament, stage, order, lots, reason })])
            .expect("decided");
        let mut front = Front::open(hall);
        front.drive("b");
        front.shows(shown);
        front.drive("<tab> <tab>");
        front.shows(shown);
    }
}
