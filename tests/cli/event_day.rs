//! One event day by commands, from the door to the last undo, with everything that goes wrong on
//! such a day.

use std::process::Stdio;
use std::thread;
use std::time::Duration;

use banzuke::club::Club;
use banzuke::desk::Desk;
use banzuke::journal::store::Missing;

use super::{Shell, text};
use crate::common::event_day::{
    FINAL, GROUPS, LATE_CORRECTION, MISTAKEN, PLAYERS, QUARTER_FINALS, SEMI_FINALS, STANDINGS,
    THIRD_PLACE, are_the_final_ratings, result,
};

/// The rows of a sheet as fields by the names of its columns.
struct Rows(Vec<csv::StringRecord>, csv::StringRecord);

impl Rows {
    fn of(shell: &Shell, line: &str) -> Self {
        let data = shell.data(&format!("{line} --format csv"));
        let mut reader = csv::Reader::from_reader(data.as_bytes());
        let header = reader.headers().expect("a header").clone();
        Self(reader.records().map(|row| row.expect("a row")).collect(), header)
    }

    fn column<'a>(&'a self, row: &'a csv::StringRecord, name: &str) -> &'a str {
        let at = self.1.iter().position(|column| column == name);
        row.get(at.unwrap_or_else(|| panic!("no column {name}"))).expect("a field")
    }

    fn sides<'a>(&'a self, row: &'a csv::StringRecord) -> [&'a str; 2] {
        ["entrant_a", "entrant_b"].map(|side| self.column(row, side))
    }

    fn take(&self, columns: &[&str]) -> Vec<String> {
        let line = |row| {
            let cells: Vec<&str> = columns.iter().map(|name| self.column(row, name)).collect();
            cells.join(" ")
        };
        self.0.iter().map(line).collect()
    }
}

/// The number of the open match of these two, and whether they stand the other way round there.
#[track_caller]
fn find(shell: &Shell, a: &str, b: &str) -> (String, bool) {
    let rows = Rows::of(shell, "tournament matches Day");
    let same = |row: &&csv::StringRecord| {
        let sides = rows.sides(row);
        sides == [a, b] || sides == [b, a]
    };
    let row = rows.0.iter().rev().find(same).unwrap_or_else(|| panic!("{a} - {b}"));
    (rows.column(row, "match").to_owned(), rows.sides(row) == [b, a])
}

/// The arguments behind `tournament result` or `correct` for a line like `TM 2-1 カラス`.
#[track_caller]
fn arguments(shell: &Shell, line: &str) -> String {
    let [a, score, b] = result(line);
    let (no, turned) = find(shell, a, b);
    let score: String = if turned { score.chars().rev().collect() } else { score.to_owned() };
    format!("Day {no} {score}")
}

#[track_caller]
fn record(shell: &Shell, line: &str) {
    shell.data(&format!("tournament result {}", arguments(shell, line)));
}

#[track_caller]
fn is_clean(shell: &Shell) {
    shell.data("check");
    shell.data("tournament check Day");
}

/// Everybody by rating, established or not.
fn ratings(shell: &Shell) -> Vec<(String, f64)> {
    let rows = Rows::of(shell, "export ranking");
    let rating = |row| -> f64 { rows.column(row, "rating").parse().expect("a rating") };
    let line = |row| (rows.column(row, "name").to_owned(), rating(row));
    let mut all: Vec<(String, f64)> = rows.0.iter().map(line).collect();
    all.sort_by(|a, b| b.1.total_cmp(&a.1));
    all
}

/// Players register, some of them twice.
fn the_door(shell: &Shell) {
    shell.write("players.csv", PLAYERS);
    shell.data("import players players.csv");
    for (name, known) in
        [("アオクマ", "あおくま (P0001-3)"), ("'Ryo NAKANO'", "Nakano Ryo"), ("ＴＭ", "TM (P0003")]
    {
        let said = shell.refused(&format!("player add {name}"));
        assert!(said.contains(known), "{name}: {said}");
    }
    shell.data("tournament new Day --format groups --groups 4 --first-to 2 --tie-breaks PTS,GD,GW");
    shell.data(
        "tournament stage add Day --advance 2 --format single-elimination --first-to 2 \
         --semifinal-first-to 3 --final-first-to 3 --third-place",
    );
    let all = (1..=16).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    shell.data(&format!("tournament enter Day {all}"));
    let said = shell.refused("tournament enter Day アオクマ");
    assert!(said.contains("あおくま (P0001-3) is already an entrant of Day"), "{said}");
    let said = shell.refused("tournament enter Day 'Ryo NAKANO'");
    assert!(said.contains("did you mean Nakano Ryo"), "{said}");
    // Somebody else altogether, whatever the two names have in common.
    shell.data("player add 五七");
    shell.data("undo");
    shell.data("tournament start Day");
}

fn the_groups(shell: &Shell) {
    for line in GROUPS[0].lines().chain(GROUPS[1].lines()) {
        record(shell, line);
    }
    let told = text(&shell.run("tournament withdraw Day メルセンヌ太郎 --dry-run").stdout);
    assert!(told.contains("Nakano Ryo by walkover over メルセンヌ太郎"), "{told}");
    let said = text(&shell.run("tournament withdraw Day メルセンヌ太郎").stderr);
    assert!(said.contains("2 of 3 matches played, at least half"), "{said}");
    for line in GROUPS[2].lines() {
        record(shell, line);
    }
    let rows = Rows::of(shell, "tournament standings Day --stage 1");
    let columns = ["group", "rank", "name", "wins", "GD", "GW"];
    assert_eq!(rows.take(&columns), STANDINGS.lines().collect::<Vec<_>>());
    let exits = rows.take(&["name", "exit"]);
    assert!(exits.contains(&"メルセンヌ太郎 withdrawn".to_owned()), "{exits:?}");
    is_clean(shell);
}

/// The best two of each group, so that two of one group can meet only in the final.
fn the_quarter_finals(shell: &Shell) {
    shell.data("tournament start Day");
    let rows = Rows::of(shell, "tournament matches Day");
    let drawn: Vec<[String; 2]> = rows
        .0
        .iter()
        .filter(|row| rows.column(row, "round") == "quarter-final")
        .map(|row| rows.sides(row).map(str::to_owned))
        .collect();
    let [first, second, third, fourth] = QUARTER_FINALS;
    assert_eq!(drawn, QUARTER_FINALS.map(result).map(|[a, _, b]| [a, b].map(str::to_owned)));
    record(shell, first);
    entered_twice(shell, second);
    record(shell, third);
    power_loss(shell, fourth);
}

/// Two desks enter one result at the same moment: one entry, one refusal.
fn entered_twice(shell: &Shell, line: &str) {
    let arguments = arguments(shell, line);
    let before = shell.data("journal list").lines().count();
    let desks = ["left", "right"].map(|desk| {
        let mut command = shell.command(&format!("tournament result {arguments}"));
        command.env("BANZUKE_DESK", desk).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().expect("a desk")
    });
    let outputs = desks.map(|desk| desk.wait_with_output().expect("it ended"));
    let mut codes = outputs.each_ref().map(|output| output.status.code());
    codes.sort_unstable();
    assert_eq!(codes, [Some(0), Some(1)]);
    let refusal = outputs.iter().find(|output| !output.status.success()).expect("one");
    let said = text(&refusal.stderr);
    assert!(said.contains("already has a result: Ada Primrose 2-1 辻 素子"), "{said}");
    assert_eq!(shell.data("journal list").lines().count(), before + 1);
}

/// The power fails while a result is written: the entry is there whole, or not at all.
fn power_loss(shell: &Shell, line: &str) {
    let arguments = arguments(shell, line);
    let mut desk = shell.command(&format!("tournament result {arguments}")).spawn().expect("it");
    thread::sleep(Duration::from_millis(3));
    desk.kill().expect("killed");
    desk.wait().expect("gone");
    is_clean(shell);
    let no = arguments.split(' ').nth(1).expect("a match");
    let rows = Rows::of(shell, "tournament matches Day");
    let row = rows.0.iter().find(|row| rows.column(row, "match") == no).expect("the match");
    if rows.column(row, "state") != "finished" {
        record(shell, line);
    }
}

/// The first semi-final is entered the wrong way round and put right before anything depends on it.
fn the_semi_finals(shell: &Shell) {
    record(shell, MISTAKEN);
    record(shell, SEMI_FINALS[1]);
    let wrong = arguments(shell, SEMI_FINALS[0]);
    let before = shell.data("journal list");
    let told = shell.data(&format!("tournament correct {wrong} --dry-run"));
    assert_eq!(shell.data("journal list"), before, "a dry run writes nothing");
    for line in [
        "(third place): あおくま against 三宅 合, not yet played -> Ada Primrose against 三宅 合, not yet played.",
        "(final): Ada Primrose against コヨーテ, not yet played -> あおくま against コヨーテ, not yet played.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    shell.data(&format!("tournament correct {wrong}"));
    record(shell, THIRD_PLACE);
    record(shell, FINAL);
}

/// A slip of the morning comes to light in the evening, and is undone again for the figures.
fn the_late_correction(shell: &Shell) {
    are_the_final_ratings(&ratings(shell));
    let right = arguments(shell, LATE_CORRECTION);
    let told = shell.data(&format!("tournament correct {right} --dry-run"));
    assert!(told.contains("No other changes."), "{told}");
    let places = Rows::of(shell, "tournament standings Day --stage 1").take(&["rank", "name"]);
    let before = ratings(shell);
    shell.data(&format!("tournament correct {right}"));
    let after = ratings(shell);
    assert_eq!(
        Rows::of(shell, "tournament standings Day --stage 1").take(&["rank", "name"]),
        places
    );
    let of = |list: &[(String, f64)], who: &str| {
        list.iter().find(|(name, _)| name == who).expect("rated").1
    };
    assert!(of(&after, "まるみさん") > of(&before, "まるみさん"));
    assert!((of(&after, "コヨーテ") - of(&before, "コヨーテ")).abs() > 1e-9);
    shell.data("undo");
    are_the_final_ratings(&ratings(shell));
}

#[test]
fn one_event_day_comes_out_as_written() {
    let shell = Shell::new();
    the_door(&shell);
    the_groups(&shell);
    the_quarter_finals(&shell);
    the_semi_finals(&shell);
    the_late_correction(&shell);
    shell.data("tournament close Day");
    let places = Rows::of(&shell, "tournament standings Day").take(&["rank", "name"]);
    assert_eq!(places[..4], ["1 コヨーテ", "2 あおくま", "3 Ada Primrose", "4 三宅 合"]);
    is_clean(&shell);
    while shell.run("undo").status.success() {}
    is_the_empty_club(&shell);
}

fn is_the_empty_club(shell: &Shell) {
    let mut desk = Desk::open(&shell.path("club.db"), Missing::Refuse, "desk").expect("opened");
    assert_eq!(desk.club(), &Club::default());
    assert_eq!(desk.verify().expect("verified"), []);
}
