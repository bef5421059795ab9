//! The public board: what it shows at which moment, on a throw-away file that another desk writes.

mod file;
mod swiss;

use std::time::{Duration, Instant};

use banzuke::club::action::{
    AddPlayer, AddStage, CallAgain, CallMatch, CloseTournament, DrawStage, EnterPlayers,
    PostponeMatch, RecordGame, SetBreak, SetTables, SetTag, StartMatch, Withdraw, WithdrawCall,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Seq};
use banzuke::command::CommandId;
use banzuke::desk::Desk;
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::finish::Finish;
use banzuke::domain::format::{Format, StagePlan};
use banzuke::domain::hall::Table;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::{ExitEffect, ExitReason, Length};
use banzuke::domain::seeding::Split;
use banzuke::drawing::shape;
use banzuke::listen::Listen;
use banzuke::outside::Environment;
use banzuke::tui::Event;
use banzuke::tui::board::big::Ink;
use banzuke::tui::board::state::{Board, Outcome, Setup};
use banzuke::tui::board::view::view;
use banzuke::tui::board::{Clock, FileFollower};
use banzuke::tui::keymap::Keymap;
use banzuke::web::{Codes, Slide, Web, WebOptions};
use banzuke::words::{ENGLISH, JAPANESE, Words};
use chrono::{TimeDelta, Timelike as _};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::common::{CUP, Hall, add_player, create, stamp, today};
use crate::tui::driver::{keys, roles, text, told_apart};
use crate::tui::scoring::{ELIMINATION, ROBIN, start, started};
use crate::tui::whole;

const SIZES: [(u16, u16); 4] = [(60, 16), (80, 24), (120, 40), (200, 60)];

/// A board in the hall, and the desk whose file it follows.
pub(crate) struct Public {
    hall: Hall,
    board: Board,
    words: &'static Words,
    watch: FileFollower,
    pub(crate) buffer: Buffer,
    now: Instant,
}

impl Public {
    fn open(hall: Hall) -> Self {
        Self::showing(hall, &ENGLISH, Ink::default())
    }

    pub(crate) fn showing(hall: Hall, words: &'static Words, ink: Ink) -> Self {
        let desk = Desk::open_to_read(&hall.path()).expect("read");
        let watch = FileFollower::new(desk, Environment::at(stamp(300).at));
        let setup = Setup {
            wanted: None,
            seconds: 10,
            theme: told_apart(),
            keymap: Keymap::embedded(),
            ink,
            clock: Clock(|time| time.time().with_second(0).expect("a full minute")),
        };
        let now = Instant::now();
        let board = Board::new(watch.snapshot(), words, setup, (80, 24), now);
        let buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        let mut public = Self { hall, board, words, watch, buffer, now };
        public.draw();
        public
    }

    fn draw(&mut self) {
        let area = self.buffer.area;
        self.buffer.reset();
        self.board.fit((area.width, area.height));
        self.board.frame = view(&self.board, area, &mut self.buffer);
    }

    fn happens(&mut self, event: Event) -> Outcome {
        let outcome = self.board.update(event, self.now);
        self.draw();
        outcome
    }

    /// Half a second passes, and the board looks at the file.
    fn wake(&mut self) {
        self.wait(0.5);
        let news = self.watch.look();
        self.board.hear(news, self.now);
        self.draw();
    }

    fn wait(&mut self, seconds: f64) {
        self.now += Duration::from_secs_f64(seconds);
        self.happens(Event::TimePassed);
    }

    pub(crate) fn drive(&mut self, script: &str) {
        for key in keys(script) {
            assert_eq!(self.happens(Event::KeyPressed(key)), Outcome::Stay);
        }
    }

    fn title(&self) -> &str {
        self.board.title().1
    }

    /// The titles of all pages, from the one that is shown on.
    fn titles(&mut self) -> Vec<String> {
        let count = self.pages();
        let mut titles = Vec::new();
        for _ in 0..count {
            titles.push(self.title().to_owned());
            self.drive("<right>");
        }
        titles
    }

    /// How many pages there are, as the board says.
    pub(crate) fn pages(&self) -> usize {
        let screen = self.text();
        let foot = screen.lines().last().expect("a last line");
        let count = foot.split("of ").nth(1).and_then(|rest| rest.split(' ').next());
        count.map_or(1, |count| count.parse().expect("a number"))
    }

    pub(crate) fn text(&self) -> String {
        text(&self.buffer)
    }

    #[track_caller]
    fn shows(&self, part: &str) {
        assert!(self.text().contains(part), "no {part:?} in\n{}", self.text());
    }

    #[track_caller]
    fn hides(&self, part: &str) {
        assert!(!self.text().contains(part), "{part:?} in\n{}", self.text());
    }

    fn resize(&mut self, columns: u16, rows: u16) {
        self.buffer.resize(Rect::new(0, 0, columns, rows));
        self.happens(Event::Resized);
    }

    /// The text shown but for the key of help at the end: were it to change, every page would.
    #[track_caller]
    fn page(&self) -> String {
        let text = self.text();
        let help = format!("? {}", self.words.screen.command(CommandId::Help).hint);
        text.strip_suffix(&help).expect("help at the end").trim_end().to_owned()
    }

    /// The page that is shown, at every size: one of each kind.
    fn at_all_sizes(&mut self, name: &str) {
        self.at(&SIZES, name);
    }

    /// The page that is shown, in small and in large type.
    fn in_both_types(&mut self, name: &str) {
        self.at(&[(80, 24), (120, 40)], name);
    }

    /// The page that is shown, at these sizes; it is left at the usual one.
    fn at(&mut self, sizes: &[(u16, u16)], name: &str) {
        let mut pages = Vec::new();
        for &(columns, rows) in sizes {
            self.resize(columns, rows);
            pages.push(format!("{columns}x{rows}\n{}", self.page()));
        }
        insta::assert_snapshot!(format!("board_{name}"), pages.join("\n\n"));
        self.resize(80, 24);
    }
}

fn set_tables(hall: &mut Hall, count: u32) {
    let numbers = (1..=count).map(|number| number.to_string());
    let names = numbers.chain(["A2".to_owned(), "奥の卓".to_owned()]);
    let tables = names.map(|name| Table { name, reserved: false }).collect();
    hall.perform(vec![Action::SetTables(SetTables { tables })]).expect("set up");
}

fn call(hall: &mut Hall, no: u32, table: &str) -> Seq {
    let call =
        Action::CallMatch(CallMatch { tournament: CUP, no: MatchNo(no), table: table.to_owned() });
    hall.perform(vec![call]).expect("called").expect("an entry")
}

/// A bracket of so many with tables, and as many matches called as given.
fn called(players: u32, calls: u32) -> Hall {
    let mut hall = drawn(players, ELIMINATION, Vec::new());
    for no in 1..=calls {
        call(&mut hall, no, &no.to_string());
    }
    hall
}

/// The players in the sample of this test: names as they are, one of them of sixty letters.
fn named(hall: &mut Hall, players: u32) -> Vec<PlayerId> {
    let long = "Maximiliane Friederike von und zu Hohenstein-Oberwiesenthal";
    let names = [
        "あおくま",
        "もりの かえで",
        "TM",
        "辻 素子",
        long,
        "コヨーテ",
        "千七百二十九",
        "髙橋 双子",
    ];
    let add = |at: u32| {
        let index = usize::try_from(at).expect("a place");
        let known =
            names.get(index).map_or_else(|| format!("選手 {}", at + 1), |&name| name.into());
        add_player(PlayerId(at + 1), &known)
    };
    hall.perform((0..players).map(add).collect()).expect("registered");
    (1..=players).map(PlayerId).collect()
}

/// A tournament of named players, drawn in the order of their numbers.
fn drawn(players: u32, format: Format, groups: Vec<Vec<PlayerId>>) -> Hall {
    let mut hall = Hall::new();
    let players = named(&mut hall, players);
    let actions = vec![
        create(CUP, "秋の番付杯 2026", format, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players: players.clone() }),
        Action::DrawStage(DrawStage {
            tournament: CUP,
            stage: 1,
            seeds: players,
            lots: format.has_seats().then_some(7),
            groups,
            ratings: Vec::new(),
        }),
    ];
    hall.perform(actions).expect("started");
    set_tables(&mut hall, 12);
    hall
}

/// Groups of four.
fn groups(count: u32) -> Hall {
    let players: Vec<PlayerId> = (1..=4 * count).map(PlayerId).collect();
    let format = Format::Groups { groups: count, double: false, split: Split::Snake };
    drawn(4 * count, format, players.chunks(4).map(<[PlayerId]>::to_vec).collect())
}

/// Plays everything that can be played, the first of the two winning, until only so many matches
/// are open.
fn play(hall: &mut Hall, left: usize) {
    loop {
        let cup = hall.desk.club().tournament(CUP).expect("the cup");
        let open = cup.matches.iter().filter(|played| played.state().is_open()).count();
        let ready = cup.matches.iter().find(|played| played.state().is_live()).map(|one| one.no.0);
        let Some(no) = ready.filter(|_| open > left) else { return };
        hall.record(no, 2, u32::from(no % 3 == 0)).expect("recorded");
    }
}

#[test]
fn an_event_with_nothing_to_show_says_what_is_known() {
    let mut public = Public::open(Hall::new());
    public.shows("Nothing is being played right now.");
    public.in_both_types("nothing");
    let mut hall = Hall::new();
    let players = hall.register(3);
    let cup = create(CUP, "Cup", ELIMINATION, Length::FirstTo(2));
    let enter = Action::EnterPlayers(EnterPlayers { tournament: CUP, players });
    hall.perform(vec![cup, enter]).expect("entered");
    let mut public = Public::open(hall);
    public.shows("Cup: entries are open, 3 entrants so far.");
    public.at_all_sizes("before");
}

#[test]
fn calls_and_the_queue_at_all_sizes() {
    let mut hall = drawn(40, ELIMINATION, Vec::new());
    call(&mut hall, 1, "1");
    call(&mut hall, 2, "A2");
    call(&mut hall, 3, "奥の卓");
    let begun = Action::StartMatch(StartMatch { tournament: CUP, no: MatchNo(1) });
    hall.perform(vec![begun]).expect("begun");
    let mut public = Public::open(hall);
    public.at_all_sizes("calls");
    let mut japanese = Public::showing(public.hall, &JAPANESE, Ink::default());
    japanese.in_both_types("calls_ja");
}

#[test]
fn every_page_says_how_long_a_break_lasts() {
    for (words, told) in [(&ENGLISH, "reak until 01:55"), (&JAPANESE, "01:55まで休憩")] {
        let mut hall = called(8, 2);
        let (at, until) = (stamp(0).at, Some(stamp(0).at + TimeDelta::minutes(55)));
        hall.perform(vec![Action::SetBreak(SetBreak { at, until })]).expect("a break");
        let mut public = Public::showing(hall, words, Ink::default());
        for (columns, rows) in SIZES {
            public.resize(columns, rows);
            public.shows(told);
            public.drive("<right>");
            public.shows(told);
        }
        let at = stamp(200).at;
        let ended = Action::SetBreak(SetBreak { at, until: None });
        public.hall.perform(vec![ended]).expect("ended");
        public.wake();
        public.hides(told);
    }
}

#[test]
fn phones_find_their_pages_by_a_code_in_the_corner_while_they_are_served() {
    let hall = called(8, 2);
    let serve = || Web::start(&hall.path(), Listen::Here(0), WebOptions::default());
    let web = serve().expect("served");
    let address = web.addresses().remove(0);
    let typed = address.trim_start_matches("http://").trim_end_matches('/');
    let mut public = Public::open(hall);
    // A usual terminal has no room for a code.
    public.shows(&format!("For phones {typed}  ? help"));
    public.resize(120, 40);
    public.shows("For phones");
    public.shows(typed);
    let screen = public.text();
    let rows: Vec<&str> = screen.lines().collect();
    for line in shape::lines(&address) {
        // Light squares at the end of a line look like no squares.
        let line = line.trim_end();
        assert!(rows.iter().any(|row| row.trim_end().ends_with(line)), "no {line:?} in\n{screen}");
    }
    let mut plain = Public::showing(public.hall, &JAPANESE, Ink::Plain);
    plain.resize(120, 40);
    plain.shows(&format!("スマートフォン用 {typed}"));
    drop(web);
    call(&mut plain.hall, 3, "3");
    plain.wake();
    plain.hides(typed);
}

#[test]
fn a_display_shows_what_the_desk_chose_for_the_wall_and_follows_at_once() {
    let hall = called(8, 2);
    let file = hall.path();
    let choose = |slides: &[Slide]| {
        let mut codes = Codes::of(&file).expect("codes");
        codes.choose_wall(&file, slides.to_vec()).expect("chosen");
    };
    let mut public = Public::open(hall);
    assert_eq!(public.titles(), ["Called now", "Bracket"]);
    choose(&[Slide::Bracket]);
    public.wake();
    assert_eq!(public.titles(), ["Bracket"]);
    choose(&[Slide::Calls, Slide::Standings]);
    public.wake();
    assert_eq!(public.titles(), ["Called now"]);
    choose(&[Slide::Standings]);
    public.wake();
    assert_eq!(public.titles(), [""], "standings come with the end");
    let again = Public::open(public.hall);
    assert_eq!(again.pages(), 1);
}

#[test]
fn several_events_are_told_apart_by_tags_where_names_have_no_room() {
    let mut hall = drawn(8, ELIMINATION, Vec::new());
    let second = TournamentId(2);
    start(&mut hall, second, "Autumn evening of all who came", 8, ROBIN, Length::FirstTo(2));
    hall.perform(vec![Action::SetTag(SetTag { tournament: second, tag: Some("AE".to_owned()) })])
        .expect("tagged");
    call(&mut hall, 1, "1");
    let public = Public::open(hall);
    let text = text(&public.buffer);
    assert!(text.contains("AE"), "{text}");
    assert!(!text.contains("Autumn~") && !text.contains("Autumn ~"), "{text}");
}

#[test]
fn many_calls_stand_closer_before_they_fill_more_pages() {
    let mut public = Public::open(called(64, 12));
    assert_eq!(public.titles().iter().filter(|title| *title == "Called now").count(), 2);
    public.at_all_sizes("twelve_calls");
}

#[test]
fn a_bracket_is_cut_into_sections_that_are_still_played() {
    let mut public = Public::open(drawn(64, ELIMINATION, Vec::new()));
    let sections =
        |public: &mut Public| public.titles().iter().filter(|title| *title == "Bracket").count();
    let before = sections(&mut public);
    public.drive("<right>");
    public.at_all_sizes("bracket");
    // Once the quarter-finals are reached, everybody who still plays is on one page.
    play(&mut public.hall, 7);
    public.wake();
    assert!(sections(&mut public) < before);
    while public.title() != "Bracket" {
        public.drive("<right>");
    }
    public.in_both_types("bracket_late");
}

#[test]
fn a_double_elimination_shows_both_brackets() {
    let format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let mut hall = drawn(8, format, Vec::new());
    play(&mut hall, 8);
    let mut public = Public::open(hall);
    let titles = public.titles();
    for title in ["Winners' bracket", "Losers' bracket"] {
        assert!(titles.iter().any(|shown| shown == title), "{title} in {titles:?}");
    }
    public.drive("<right>");
    public.in_both_types("winners");
    while public.title() != "Losers' bracket" {
        public.drive("<right>");
    }
    public.in_both_types("losers");
}

#[test]
fn groups_show_their_tables_and_standings() {
    let mut hall = groups(4);
    play(&mut hall, 10);
    let mut public = Public::open(hall);
    public.drive("<right>");
    assert_eq!(public.title(), "Groups A-B");
    public.at_all_sizes("groups");
    while public.title() != "Standings" {
        public.drive("<right>");
    }
    public.in_both_types("standings");
}

#[test]
fn a_round_robin_too_large_for_a_cross_table_shows_standings() {
    let mut public = Public::open(started(24, ROBIN, Length::FirstTo(2)));
    assert_eq!(public.titles(), ["Next", "Standings", "Standings"]);
    public.resize(200, 60);
    assert_eq!(public.titles(), ["Next", "Cross table", "Standings"]);
}

#[test]
fn seats_of_table_play() {
    let seats: Vec<Vec<PlayerId>> =
        [1..=4, 5..=8].map(|seats| seats.map(PlayerId).collect()).to_vec();
    let mut hall = drawn(8, Format::Tables { size: 4, games: 3 }, seats);
    let order = Finish([2, 1, 4, 3].map(|player| vec![PlayerId(player)]).to_vec());
    let game = Action::RecordGame(RecordGame {
        tournament: CUP,
        no: MatchNo(1),
        game: 1,
        order,
        played_on: today(),
    });
    hall.perform(vec![game]).expect("recorded");
    let mut public = Public::open(hall);
    assert_eq!(public.titles(), ["Next", "Pods of round 1", "Standings"]);
    public.drive("<right>");
    public.in_both_types("seats");
    public.drive("<right>");
    public.shows("あおくま");
    call(&mut public.hall, 2, "3");
    public.wake();
    assert_eq!(public.titles(), ["Called now", "Pods of round 1", "Standings"]);
    public.in_both_types("pod_called");
    let mut japanese = Public::showing(public.hall, &JAPANESE, Ink::default());
    japanese.drive("<right> <right>");
    japanese.shows("順位表");
    japanese.hides("ゲー~");
}

#[test]
fn what_has_ended_today_shows_its_winners_and_the_result() {
    let mut hall = drawn(8, ELIMINATION, Vec::new());
    play(&mut hall, 0);
    let mut public = Public::open(hall);
    assert_eq!(public.titles(), ["Final places", "Bracket", "Final result"]);
    public.at_all_sizes("podium");
    public.drive("<left>");
    public.in_both_types("result");
}

#[test]
fn a_knock_out_behind_groups_shows_the_first_three_too() {
    let mut hall = groups(2);
    let cup = hall.desk.club().tournament(CUP).expect("the cup");
    let plan = StagePlan { format: ELIMINATION, takes: Some(2), ..cup.stages[0].plan.clone() };
    hall.perform(vec![Action::AddStage(AddStage {
        tournament: CUP,
        stage: 2,
        plan: Box::new(plan),
    })])
    .expect("planned");
    play(&mut hall, 0);
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    let draw = club.draw(cup, &DrawChoice::default(), 1);
    hall.perform(vec![draw]).expect("drawn");
    play(&mut hall, 0);
    let mut public = Public::open(hall);
    assert_eq!(public.titles(), ["Final places", "Bracket", "Final result"]);
    public.in_both_types("podium_after_groups");
    public.drive("<left>");
    // The group stands behind each name, and over none.
    let screen = public.text();
    let headings = screen.lines().filter(|line| line.trim().starts_with("Group")).count();
    assert_eq!(headings, 0, "{screen}");
}

#[test]
fn what_is_closed_is_shown_by_its_podium_only_with_names_as_large_as_they_go() {
    let mut hall = Hall::new();
    let names = ["Ada Lovelace", "Ryo Nakano", "もりしー", "TM"];
    let players = (1..).map(PlayerId).zip(names).map(|(player, name)| add_player(player, name));
    hall.perform(players.collect()).expect("registered");
    start(&mut hall, CUP, "Open", 4, ELIMINATION, Length::FirstTo(2));
    play(&mut hall, 0);
    hall.perform(vec![Action::CloseTournament(CloseTournament { tournament: CUP })])
        .expect("closed");
    let mut public = Public::open(hall);
    assert_eq!(public.titles(), ["Final places"]);
    public.at_all_sizes("podium_closed");
}

#[test]
fn a_new_call_is_announced_and_marked_for_half_a_minute() {
    let mut public = Public::open(called(8, 1));
    public.hides("NEW");
    public.drive("<right>");
    assert_eq!(public.title(), "Bracket");
    call(&mut public.hall, 2, "2");
    public.wake();
    assert_eq!(public.title(), "Called now");
    public.shows("NEW 辻 素子 - Maximiliane");
    insta::assert_snapshot!("board_announced_roles", roles(&public.buffer));
    // The page had its time from the moment of the call on.
    public.wait(9.0);
    assert_eq!(public.title(), "Called now");
    public.wait(1.0);
    assert_eq!(public.title(), "Bracket");
    public.shows("NEW Table 2: 辻 素子 - Maximiliane");
    public.wait(20.0);
    assert_eq!(public.title(), "Called now");
    public.hides("NEW");
}

/// A call began the pages anew, so that the last of five was not shown in 36 seconds.
#[test]
fn the_pages_go_on_where_a_call_interrupted_them() {
    let mut hall = groups(4);
    call(&mut hall, 1, "1");
    let mut public = Public::open(hall);
    let titles = public.titles();
    assert!(titles.len() > 3, "{titles:?}");
    public.drive("<left>");
    let last = titles.last().expect("pages").clone();
    assert_eq!(public.title(), last);
    call(&mut public.hall, 2, "2");
    public.wake();
    assert_eq!(public.title(), "Called now");
    public.wait(10.0);
    assert_eq!(public.title(), last);
}

#[test]
fn a_second_call_is_news_and_a_call_taken_back_is_none() {
    let mut public = Public::open(called(8, 1));
    let again = Action::CallAgain(CallAgain { tournament: CUP, no: MatchNo(1) });
    public.hall.perform(vec![again]).expect("called again");
    public.wake();
    public.shows("NEW");
    public.shows("called twice, first at");
    let back = Action::WithdrawCall(WithdrawCall { tournament: CUP, no: MatchNo(1) });
    public.hall.perform(vec![back]).expect("taken back");
    public.wake();
    public.hides("NEW");
}

#[test]
fn a_board_that_stands_still_stays_and_tells_a_call_below() {
    let mut public = Public::open(called(8, 1));
    public.drive("<right> <space>");
    public.shows("paused");
    public.wait(60.0);
    assert_eq!(public.title(), "Bracket");
    call(&mut public.hall, 2, "2");
    public.wake();
    assert_eq!(public.title(), "Bracket");
    public.shows("NEW Table 2");
    public.drive("<space>");
    public.wait(9.0);
    assert_eq!(public.title(), "Bracket", "its time goes on where it stopped");
    public.wait(1.0);
    assert_eq!(public.title(), "Called now");
}

#[test]
fn pages_turn_by_time_keys_clicks_and_the_wheel() {
    let mut public = Public::open(called(8, 1));
    let first = public.title().to_owned();
    public.wait(9.9);
    assert_eq!(public.title(), first);
    public.wait(0.1);
    assert_ne!(public.title(), first);
    public.drive("<left>");
    assert_eq!(public.title(), first);
    public.happens(Event::Clicked(Position::new(40, 12)));
    assert_ne!(public.title(), first);
    public.happens(Event::Scrolled { position: Position::new(40, 12), rows: -3 });
    assert_eq!(public.title(), first);
    public.drive("+");
    public.shows("15 s");
    public.drive("- -");
    public.shows("9 s");
    public.wait(8.9);
    assert_eq!(public.title(), first);
    public.wait(0.1);
    assert_ne!(public.title(), first);
}

/// Whether a key of the board, after others, brings a text on the screen that was not there.
pub(crate) fn brings(before: &str, key: &str, text: &str) -> bool {
    let mut public = Public::open(called(8, 1));
    public.drive(before);
    let was_there = public.text().contains(text);
    public.drive(key);
    !was_there && public.text().contains(text)
}

#[test]
fn results_of_others_come_at_the_next_look() {
    let mut public = Public::open(called(8, 1));
    public.drive("<right>");
    public.hall.record(1, 2, 1).expect("recorded");
    public.wake();
    assert_eq!(public.title(), "Bracket", "the page stays");
    public.shows("*1 あおくま");
    public.hall.undo(None).expect("undone");
    public.wake();
    public.hides("*1 あおくま");
}

#[test]
fn help_lists_the_keys_of_the_board_and_nothing_turns_behind_it() {
    let mut public = Public::open(called(8, 1));
    let title = public.title().to_owned();
    public.drive("?");
    public.wait(60.0);
    assert_eq!(public.title(), title);
    insta::assert_snapshot!("board_help", public.text());
    public.drive("?");
    public.hides("Next page");
    public.drive("? <esc>");
    public.hides("Next page");
    public.drive("<ctrl-t>");
    assert_eq!(public.title(), "呼び出し中の試合");
}

#[test]
fn three_keys_leave() {
    for script in ["q", "<esc>", "<ctrl-c>"] {
        let mut public = Public::open(Hall::new());
        let key = keys(script)[0];
        assert_eq!(public.happens(Event::KeyPressed(key)), Outcome::Leave, "{script}");
    }
}

#[test]
fn what_is_private_is_not_shown() {
    let mut hall = Hall::new();
    let born = chrono::NaiveDate::from_ymd_opt(2001, 2, 3);
    let players: Vec<PlayerId> = (1..=4).map(PlayerId).collect();
    let add = |player: &PlayerId| match add_player(*player, &format!("Somebody {}", player.0)) {
        Action::AddPlayer(AddPlayer { player, name, reading, club, aliases, external, .. }) => {
            Action::AddPlayer(AddPlayer { player, name, reading, club, aliases, born, external })
        }
        other => other,
    };
    hall.perform(players.iter().map(add).collect()).expect("registered");
    let draw = Action::DrawStage(DrawStage {
        tournament: CUP,
        stage: 1,
        seeds: players.clone(),
        lots: None,
        groups: Vec::new(),
        ratings: Vec::new(),
    });
    let cup = create(CUP, "Cup", ROBIN, Length::FirstTo(2));
    let enter = Action::EnterPlayers(EnterPlayers { tournament: CUP, players });
    hall.perform(vec![cup, enter, draw]).expect("started");
    let left = Action::Withdraw(Withdraw {
        tournament: CUP,
        player: PlayerId(4),
        reason: ExitReason::Disqualified,
        effect: ExitEffect::ForfeitRest,
        on: today(),
        decision: 0,
    });
    hall.perform(vec![left]).expect("left");
    let mut public = Public::open(hall);
    for _ in 0..public.pages() {
        for private in ["2001", "P0001", "P0002", "disqualified"] {
            public.hides(private);
        }
        public.drive("<right>");
    }
}

#[test]
fn every_size_holds_every_page() {
    let halls: [fn() -> Hall; 4] = [
        || called(64, 12),
        || groups(6),
        || drawn(64, ELIMINATION, Vec::new()),
        || drawn(13, Format::DoubleElimination { grand_final: GrandFinal::Simple }, Vec::new()),
    ];
    for make in halls {
        let mut public = Public::open(make());
        for (columns, rows) in
            [(40, 12), (41, 13), (59, 17), (90, 30), (100, 36), (140, 50), (300, 90)]
        {
            public.resize(columns, rows);
            for page in 1..=public.pages() {
                assert_eq!(whole::fault(&public.buffer), None, "{}", public.text());
                public.shows(public.title());
                let place = format!("page {page} of {}", public.pages());
                assert!(public.page().contains(&place), "no {place} in\n{}", public.text());
                public.drive("<right>");
            }
        }
        for ((columns, rows), told) in
            [((39, 11), "the window needs 40x12, now 39x11"), ((1, 1), "~")]
        {
            public.resize(columns, rows);
            public.drive("<right>");
            assert_eq!(public.text().trim(), told);
        }
    }
}

#[test]
fn without_blocks_large_type_is_plain() {
    let mut public = Public::showing(called(8, 2), &ENGLISH, Ink::Plain);
    public.resize(120, 40);
    let page = public.page();
    assert!(!page.contains(['█', '▀', '▄']), "{page}");
    insta::assert_snapshot!("board_plain", page);
}

/// Tried: a losers' bracket took a page for each match of which one player was known.
#[test]
fn pages_of_a_losers_bracket_hold_as_many_matches_as_fit() {
    let double = Format::DoubleElimination { grand_final: GrandFinal::Reset };
    let mut hall = drawn(32, double, Vec::new());
    for no in 1..=14 {
        hall.record(no, 2, 0).expect("recorded");
    }
    let mut public = Public::open(hall);
    let titles = public.titles();
    let losers = titles.iter().filter(|title| title.contains("osers")).count();
    assert!((1..=4).contains(&losers), "{losers} pages: {titles:?}");
}

/// Tried: a name of sixty letters pushed the opponent off the page of what is next.
#[test]
fn the_two_of_the_next_match_share_its_line() {
    let mut hall = drawn(8, ELIMINATION, Vec::new());
    set_tables(&mut hall, 1);
    let mut public = Public::open(hall);
    for (columns, rows) in SIZES {
        public.resize(columns, rows);
        for _ in 0..public.pages() {
            let screen = public.text();
            let line =
                screen.lines().find(|line| line.contains("Maximiliane") && line.contains(" - "));
            if public.title() != "Bracket" && line.is_some() {
                assert!(
                    line.is_some_and(|line| line.contains("辻 素子")),
                    "{columns}x{rows}:\n{screen}"
                );
            }
            public.drive("<right>");
        }
    }
}

#[test]
fn a_postponed_match_is_not_marked_as_ready() {
    let mut hall = drawn(4, ELIMINATION, Vec::new());
    let ready = |hall: Hall| {
        let mut public = Public::open(hall);
        for _ in 0..public.pages() {
            if public.title() == "Bracket" {
                break;
            }
            public.drive("<right>");
        }
        let screen = public.text();
        let legend = screen.lines().position(|line| line.contains("! ready")).unwrap_or(0);
        (screen.lines().take(legend).filter(|line| line.contains('!')).count(), public.hall)
    };
    let (before, back) = ready(hall);
    hall = back;
    let (tournament, no, postponed) = (CUP, MatchNo(1), true);
    hall.perform(vec![Action::PostponeMatch(PostponeMatch { tournament, no, postponed })])
        .expect("put off");
    let (after, _) = ready(hall);
    assert!(before > 0 && after < before, "{before} before, {after} after");
}
