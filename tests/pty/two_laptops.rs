//! The event day on two laptops: one has the file and hosts, the
//! other has joined it over the loopback. Both enter results.

use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use banzuke::club::{Club, MatchState};
use banzuke::desk::Desk;
use banzuke::words::{ENGLISH, Words};
use tempfile::TempDir;

use super::event_day::{Laptop, SIZE, sent};
use super::terminal::Terminal;
use crate::common::event_day::{
    FINAL, GROUPS, MISTAKEN, QUARTER_FINALS, SEMI_FINALS, THIRD_PLACE, are_the_final_ratings,
    result,
};
use crate::common::{CUP, free_port, temp_folder};
use crate::day::{Hands, Played};
use crate::tui::driver::keys;

/// The name of the code with which the second laptop joins.
const FAR: &str = "far end";

/// `banzuke host` running together with the screens of the first laptop.
struct Hosting {
    folder: PathBuf,
    port: u16,
    serving: Option<Child>,
}

impl Hosting {
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_banzuke"));
        command.args(["--db", "club.db", "--lang", "en", "host"]).args(arguments);
        command.env_clear().env("HOME", &self.folder).env("TZ", "UTC").current_dir(&self.folder);
        command
    }

    fn code(&self) -> String {
        let output = self.command(&["code", FAR, "--role", "desk"]).output().expect("it ran");
        let printed = String::from_utf8(output.stdout).expect("a text");
        let short = printed.lines().find(|line| line.contains("to type")).expect("a code");
        short.rsplit(' ').next().expect("a code").to_owned()
    }

    fn start(&mut self) {
        let port = self.port.to_string();
        let serving = self.command(&["--port", &port]).stderr(Stdio::null()).spawn();
        self.serving = Some(serving.expect("it hosts"));
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn dies(&mut self) {
        if let Some(mut serving) = self.serving.take() {
            serving.kill().expect("it ran");
            serving.wait().expect("it has ended");
        }
    }
}

impl Drop for Hosting {
    fn drop(&mut self) {
        self.dies();
    }
}

/// The second laptop, with its own home; the club's file is that of the first.
struct FarLaptop {
    home: TempDir,
    terminal: Terminal,
    file: PathBuf,
}

impl FarLaptop {
    fn join(hosting: &Hosting) -> Self {
        let home = temp_folder();
        let address = format!("127.0.0.1:{}", hosting.port);
        let mut terminal = Terminal::start(home.path(), &["--lang", "en", "join", &address], SIZE);
        terminal.wait_for("Code from the host");
        terminal.send(&format!("{}\r", hosting.code()));
        Self { home, terminal, file: hosting.folder.join("club.db") }
    }

    /// The digest of the last entry of its copy.
    fn head(&self) -> String {
        let halls = self.home.path().join(".local/share/banzuke/halls");
        let files = std::fs::read_dir(halls).expect("read").map(|file| file.expect("read").path());
        let mut copies = files.filter(|path| path.extension().is_some_and(|it| it == "db"));
        let copy = Desk::open_to_read(&copies.next().expect("a copy")).expect("opened");
        copy.head().1.0.clone()
    }
}

impl Hands for FarLaptop {
    fn words(&self) -> &'static Words {
        &ENGLISH
    }

    fn press(&mut self, script: &str) {
        let sent: String = keys(script).into_iter().map(sent).collect();
        self.terminal.send(&sent);
    }

    fn screen(&self) -> String {
        self.terminal.text()
    }

    #[track_caller]
    fn wait(&mut self, what: &str, wanted: &dyn Fn(&str) -> bool) {
        self.terminal.wait(what, wanted);
    }

    fn file(&self) -> PathBuf {
        self.file.clone()
    }

    fn power_loss(&mut self) {
        unreachable!("the first laptop loses power");
    }
}

/// Both laptops enter the results of a round in turns, each after the other's result is stored.
fn by_turns(desks: &mut [&mut Played<'_>; 2], lines: &str) {
    for (line, turn) in lines.lines().zip([0, 1].into_iter().cycle()) {
        let before = finished(&desks[turn].club());
        record(desks[turn], line);
        desks[turn].until_kept(|club| finished(club) > before);
    }
}

/// Enters a result on the home screen, once it shows the other laptop's results.
fn record(desk: &mut Played<'_>, line: &str) {
    begin(desk);
    desk.record(line);
}

/// Opens the home screen again, on its first match: if another desk removed the selected one, nothing is selected.
fn begin(desk: &mut Played<'_>) {
    let finished = finished(&desk.club());
    desk.shows(&format!(" {finished}/"));
    desk.press("2");
    desk.shows(&desk.words.screen.players.title(16));
    desk.press("1");
    desk.shows(desk.words.screen.home.entries());
    desk.selects(&[]);
}

fn finished(club: &Club) -> usize {
    club.tournament(CUP).expect("the day").matches_in(MatchState::Finished).count()
}

#[test]
fn one_event_day_at_two_laptops() {
    let mut laptop = Laptop::open();
    let folder = laptop.folder.path().to_owned();
    let mut host = Played::begin(&mut laptop);
    host.the_door();
    host.the_form();
    host.the_entry();
    host.the_tables();
    let mut hosting = Hosting { folder, port: free_port(), serving: None };
    hosting.start();
    let mut joined = FarLaptop::join(&hosting);
    let mut far = Played::begin(&mut joined);
    by_turns(&mut [&mut host, &mut far], GROUPS[0]);
    by_turns(&mut [&mut far, &mut host], GROUPS[1]);
    host.the_withdrawal();
    by_turns(&mut [&mut host, &mut far], GROUPS[2]);
    host.the_end_of_the_groups();
    host.the_draw();
    let [first, second, third, fourth] = QUARTER_FINALS;
    far.shows("Ready to play: 4");
    record(&mut far, first);
    entered_at_both(&mut host, &mut far, second);
    host.record(third);
    far.shows(" 27/");
    // The first laptop is dark: what the second one enters waits there, and is sent afterwards.
    hosting.dies();
    far.hands.wait("the line is down", &|screen| screen.contains("No answer from"));
    record(&mut far, fourth);
    far.shows("To be sent: 1.");
    host.hands.power_loss();
    hosting.start();
    far.hides("No answer from");
    host.until_kept(|club| finished(club) == 28);
    record(&mut far, MISTAKEN);
    let say = &host.words.screen.tournament;
    host.open_drawing(say.bracket());
    host.turn_to(say.matches());
    host.record(SEMI_FINALS[1]);
    host.the_slip_is_put_right();
    record(&mut far, THIRD_PLACE);
    far.press("N");
    host.until_kept(|club| club.at_tables().count() == 1);
    host.record(FINAL);
    host.is_clean();
    host.the_late_correction();
    host.the_evening();
    are_the_final_ratings(&host.ratings());
    let digest = host.other_desk().head().1.0.clone();
    far.press("3");
    far.selects(&["1 ", "コヨーテ", " 1651.29 "]);
    assert_eq!(joined.head(), digest);
}

/// Both open one match, and each sees that; the slower one is refused.
fn entered_at_both(host: &mut Played<'_>, far: &mut Played<'_>, line: &str) {
    let before = host.other_desk().entries().len();
    let told = host.type_score(line);
    host.shows(&host.words.screen.score.records(result(line)[1]));
    begin(far);
    let told_far = far.type_score(line);
    host.shows(&host.words.screen.score.also_open(FAR));
    far.shows(&far.words.screen.score.also_open("front"));
    far.press("<enter>");
    far.shows_below(&told_far);
    host.press("<enter>");
    host.shows_below(&told);
    assert_eq!(host.other_desk().entries().len(), before + 1);
    host.press("<esc>");
    host.shows(&format!("[{}]", host.words.screen.tournament.matches()));
}
