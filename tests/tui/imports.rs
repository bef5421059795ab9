//! A list from a file, taken in on the screen.

use std::path::PathBuf;

use banzuke::import::{Answers, DuplicatePolicy, Reading};
use banzuke::outside::Environment;
use banzuke::request::listing::Listing;
use banzuke::tui::Event;
use banzuke::tui::desk_worker::DeskWorker;
use banzuke::tui::effect::{DeskTask, Message};
use banzuke::tui::kit::layer::News;
use banzuke::words::{ENGLISH, Language};
use tempfile::TempDir;

use crate::common::{Hall, add_player, stamp, temp_folder};
use crate::tui::front::Front;
use banzuke::domain::number::PlayerId;

/// The interface, and a folder with a list in it.
struct Desk {
    front: Front,
    folder: TempDir,
}

impl Desk {
    /// A club of three.
    fn new() -> Self {
        let mut hall = Hall::new();
        let names = (1..).zip(["Ada Primrose", "しろくま", "Robert Fisher"]);
        hall.perform(names.map(|(number, name)| add_player(PlayerId(number), name)).collect())
            .expect("registered");
        Self { front: Front::open(hall), folder: temp_folder() }
    }

    fn write(&self, name: &str, text: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path
    }

    /// Reads a list with this text.
    fn read(&mut self, text: &str) {
        let path = self.write("list.csv", text.as_bytes());
        self.front.drive("2I");
        self.front.happens(Event::Pasted(path.display().to_string()));
        self.front.drive("<enter>");
    }

    fn entries(&mut self) -> usize {
        self.front.club();
        self.front.hall.desk.entries().len()
    }
}

const PLAYERS: &str =
    "name,reading\nAda Primrose,\nPrimrose Ada,\nNew Person,\nBob Fisher,\nシロクマ さん,\n";

#[test]
fn what_a_list_asks_stands_before_what_its_headings_say() {
    for (columns, rows) in [(60, 16), (80, 24)] {
        let mut desk = Desk::new();
        desk.front.desk.resize(columns, rows);
        let more: Vec<String> = (1..=9).map(|no| format!("A heading nobody knows {no}")).collect();
        desk.read(&format!("name,{}\nPrimrose Ada,{}\n", more.join(","), "x,".repeat(8)));
        let text = desk.front.text();
        let line = |part: &str| text.lines().position(|line| line.contains(part));
        let (asks, notes) = (line("1 to answer"), line("unknown columns"));
        assert!(asks.is_some() && asks < notes.or(Some(usize::MAX)), "{text}");
        desk.front.shows(">       2 Primrose Ada");
    }
}

/// A meaning that does not fit gives way to the next one, and what was chosen for other columns stays.
#[test]
fn the_meanings_of_a_column_go_round_past_those_that_do_not_fit() {
    let mut desk = Desk::new();
    desk.read("name,Sounds,Locker\nAoi Takahashi,たかはし あおい,A-17\n");
    desk.front.drive("<home>");
    desk.front.drive("c");
    desk.front.shows("reading");
    desk.front.drive("<down>");
    let mut seen = Vec::new();
    while !desk.front.text().contains("This column: = title") {
        desk.front.drive("c");
        seen.push(desk.front.text());
        assert!(seen.len() < 40, "{}", seen.join("\n"));
    }
    assert!(seen.iter().any(|screen| screen.contains("A-17") && screen.contains("date")));
    desk.front.drive("<enter>");
    let club = desk.front.club();
    let player = club.registry().iter().last().expect("a player");
    assert_eq!(player.reading.as_deref(), Some("たかはし あおい"));
}

/// An answer may change how the players of a later row are called.
#[test]
fn a_repeated_row_stays_answered_whatever_is_answered_before() {
    let mut desk = Desk::new();
    desk.read(
        "event,round,player_a,player_b,games_a,games_b\n\
         Cup,1,Primrose Ada,Bo Lind,2,1\nCup,1,Primrose Ada,Bo Lind,2,1\n",
    );
    desk.front.shows("2 rows to check, of which 1 may repeat an earlier match, 2 to answer");
    desk.front.drive("sn");
    desk.front.shows("all are answered");
    desk.front.drive("<enter>");
    assert_eq!(desk.entries(), 2);
    let club = desk.front.club();
    assert_eq!(club.tournaments().map(|cup| cup.matches.iter().count()).sum::<usize>(), 2);
}

#[test]
fn the_screen_says_what_it_wants_before_anything_is_typed() {
    let mut desk = Desk::new();
    desk.front.drive("I");
    desk.front.drive("<enter>");
    desk.front.shows("Type the path of a file first.");
    desk.front.desk.app.words = Language::Japanese.words();
}

#[test]
fn a_list_is_read_answered_row_by_row_recorded_as_one_entry_and_undone() {
    let mut desk = Desk::new();
    desk.read(PLAYERS);
    desk.front.shows("A list of players: 1 registered already, 4 new.");
    desk.front.drive("<enter>");
    desk.front.shows("not answered yet");
    assert_eq!(desk.entries(), 1);
    desk.front.drive("sn");
    desk.front.shows("= Ada Primrose");
    desk.front.shows("+ new");
    desk.front.drive("S<enter>");
    desk.front.hides("not answered yet");
    assert_eq!(desk.entries(), 2);
    let names: Vec<String> =
        desk.front.club().registry().iter().map(|player| player.name.clone()).collect();
    assert_eq!(names, ["Ada Primrose", "しろくま", "Robert Fisher", "New Person", "Bob Fisher"]);
    desk.front.shows("Players 5");
    desk.front.drive("uy");
    assert_eq!(desk.front.club().registry().iter().count(), 3);
}

#[test]
fn what_was_told_of_a_list_goes_with_the_next_thing_done() {
    let mut desk = Desk::new();
    desk.read(PLAYERS);
    desk.front.drive("<enter>");
    desk.front.shows("not answered yet");
    // One may look around meanwhile.
    desk.front.drive("<down>");
    desk.front.shows("not answered yet");
    desk.front.drive("f");
    desk.front.hides("not answered yet");
    desk.front.drive("<enter> N <enter>");
    assert!(desk.front.told().contains("undoes it"), "{}", desk.front.text());
    desk.front.drive("1");
    assert_eq!(desk.front.told(), "");
}

#[test]
fn all_rows_are_answered_at_once() {
    let mut desk = Desk::new();
    desk.read(PLAYERS);
    desk.front.drive("N");
    desk.front.shows("all are answered");
    desk.front.drive("<enter>");
    assert_eq!(desk.front.club().registry().iter().count(), 7);
}

/// A row that is left out is on the list with the player it means, and is registered where told.
#[test]
fn a_namesake_who_is_left_out_is_shown_and_can_be_registered() {
    let mut desk = Desk::new();
    desk.read("name\nシロクマ\nAda Primrose\n");
    desk.front.shows("2 rows left out: registered already or skipped. n registers");
    desk.front.shows("シロクマ left out: registered as しろくま (P0002-1)");
    desk.front.shows("No action needed.");
    desk.front.drive("n");
    desk.front.shows("A list of players: 1 registered already, 1 new.");
    desk.front.drive("<enter>");
    let names: Vec<String> =
        desk.front.club().registry().iter().map(|player| player.name.clone()).collect();
    assert_eq!(names, ["Ada Primrose", "しろくま", "Robert Fisher", "シロクマ"]);
}

#[test]
fn results_are_recorded_with_their_tournament() {
    let mut desk = Desk::new();
    desk.read(
        "event,round,player_a,player_b,games_a,games_b\nSpring,1,Ada Primrose,しろくま,2,1\n\
         Spring,2,Zed,Ada Primrose,0,2\n",
    );
    desk.front.shows("A list of results: 2 matches, 1 new tournament, 1 new player.");
    desk.front.shows("Enter imports the list; u then undoes all of it at once.");
    desk.front.drive("<enter>");
    let club = desk.front.club();
    assert_eq!(club.tournaments().map(|found| found.matches.len()).collect::<Vec<_>>(), [2]);
}

#[test]
fn every_fault_is_listed_with_its_line_and_the_mended_file_read_again() {
    let mut desk = Desk::new();
    let header = "event,round,player_a,player_b,games_a,games_b\n";
    let bad = "Cup,1,a,b,x,1\nCup,1,a,b\nCup,1,a,a,2,1\nCup,2,a,b,2,1\n";
    desk.read(&format!("{header}{bad}"));
    desk.front.shows("3 errors; nothing was imported.");
    desk.front.drive("<enter>");
    desk.front.shows("correct it, then r reads it again");
    assert_eq!(desk.entries(), 1);
    desk.write("list.csv", format!("{header}Cup,2,a,b,2,1\n").as_bytes());
    desk.front.drive("r<enter>");
    assert_eq!(desk.entries(), 2);
}

#[test]
fn a_file_that_is_no_list_says_why_and_what_to_do() {
    for (name, text, why) in [
        ("empty.csv", &b""[..], "the file is empty"),
        ("other.csv", b"foo,bar\n1,2\n", "this is neither a list of players nor a list of results"),
        ("western.csv", b"name\nJos\xE9\n", "not UTF-8"),
        ("missing.csv", b"event,round\nA,1\n", "a column is missing"),
    ] {
        let mut desk = Desk::new();
        let path = desk.write(name, text);
        desk.front.drive("2I");
        desk.front.happens(Event::Pasted(format!("'{}'", path.display())));
        desk.front.drive("<enter>");
        desk.front.shows(why);
        desk.front.drive("f");
        desk.front.shows("File: ");
    }
    let mut desk = Desk::new();
    let path = desk.write("shift-jis.csv", b"name\n\x96\xBC\x91\x4F\n");
    desk.front.drive("2I");
    desk.front.happens(Event::Pasted(path.display().to_string()));
    desk.front.drive("<enter>");
    desk.front.shows("shift-jis.csv: read as Shift_JIS");
    let mut desk = Desk::new();
    desk.front.drive("2Ino-such.csv<enter>");
    desk.front.shows("no-such.csv");
    desk.front.shows("there is no such file");
}

#[test]
fn tab_completes_a_path_as_far_as_one_file_is_meant() {
    let mut desk = Desk::new();
    for name in ["players.csv", "players-2.csv"] {
        desk.write(name, b"name\n");
    }
    desk.front.drive("2I");
    desk.front.happens(Event::Pasted(format!("{}/p", desk.folder.path().display())));
    desk.front.drive("<tab>");
    desk.front.shows("/players");
    desk.front.shows("players-2.csv");
    desk.front.drive("-<tab><enter>");
    desk.front.shows("A list of players: 0 registered already, 0 new.");
    desk.front.shows("No action needed");
}

#[test]
fn whoever_another_desk_registers_meanwhile_is_asked_about() {
    let mut desk = Desk::new();
    desk.read("name\nSusan Reed\n");
    desk.front.shows("Enter imports the list");
    let number = desk.front.hall.desk.club().next_player();
    desk.front.hall.perform(vec![add_player(number, "Reed Susan")]).expect("registered");
    desk.front.drive("<enter>");
    desk.front.shows("1 row may be registered already, 1 to answer");
    assert_eq!(desk.entries(), 2);
    desk.front.drive("u<enter>");
    assert_eq!(desk.entries(), 2, "nothing is left to record");
    desk.front.drive("n<enter>");
    assert_eq!(desk.entries(), 3);
}

/// A listing is for the screen in front and for no other.
#[test]
fn a_listing_for_a_screen_that_was_left_changes_nothing() {
    let mut desk = Desk::new();
    let before = desk.front.text();
    desk.front.desk.hears(News::Listing(Box::new(Listing::Unreadable("gone".to_owned()))));
    assert_eq!(desk.front.text(), before);
}

/// The desk's thread has the club's file open: closing another descriptor of it would drop its locks. A pipe may never
/// answer.
#[cfg(target_os = "linux")]
#[test]
fn neither_the_clubs_own_file_nor_a_pipe_is_read() {
    let mut hall = Hall::new();
    hall.register(1);
    let [pipe, hard] = ["pipe", "hard.csv"].map(|name| hall.path().with_file_name(name));
    rustix::fs::mkfifoat(rustix::fs::CWD, &pipe, rustix::fs::Mode::RUSR).expect("a pipe");
    std::fs::hard_link(hall.path(), &hard).expect("linked");
    let outside = Environment::at(stamp(0).at);
    let mut shell = DeskWorker::new(hall.another("front"), outside, &ENGLISH);
    for (path, why) in [
        (hall.path(), "is the club's own file"),
        (hard, "is the club's own file"),
        (pipe, "is a pipe, a device or a socket"),
        ("/dev/null".into(), "is a pipe, a device or a socket"),
    ] {
        let answers = Answers::from(DuplicatePolicy::Ask);
        let read = DeskTask::read_list(path.clone(), Reading::default(), answers);
        let read = shell.perform(read.into());
        let Some(News::Listing(listing)) = read.news else { panic!("{read:?}") };
        let Listing::Unreadable(told) = &*listing else { panic!("{listing:?}") };
        assert!(told.contains(why), "{told}");
        let read = shell.perform(DeskTask::read_file(path).into());
        let Some(Message::Refused(told)) = &read.message else { panic!("{read:?}") };
        assert!(told.contains(why), "{told}");
    }
}

/// A league of matches so long that rating them at once foretells worse than a coin: the next event and the next list are told
/// which unit fits, with both figures of the club's own past (by an own calculation, as in `cli::ratings`).
#[test]
fn the_wizard_and_the_import_propose_the_unit_that_fits_long_matches() {
    let mut desk = Desk::new();
    let row = |at: u32| {
        let games = if at.is_multiple_of(2) { "4,12" } else { "12,4" };
        format!("League,{at},Ada Primrose,Robert Fisher,{games}\n")
    };
    let header = "event,round,player_a,player_b,games_a,games_b\n";
    desk.read(&(header.to_owned() + &(1..=12).map(row).collect::<String>()));
    desk.front.hides("log-loss");
    desk.front.drive("<enter>");
    desk.read(&format!("{header}Other,1,Ada Primrose,Robert Fisher,2,0\n"));
    desk.front.shows("log-loss 1.416");
    desk.front.drive("<esc>1n C u p <enter><enter><enter><ctrl-n><ctrl-n>");
    desk.front.shows("Rating update");
    desk.front.shows("log-loss 1.416");
    desk.front.shows("set main --unit game");
}
