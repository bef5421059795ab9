//! One event day from the door to the last undo: sixteen players, four groups, a knock-out of
//! eight, and everything that goes wrong on such a day.
//!
//! The figures are those of the scripted day that demonstrations and trials use, worked out by
//! hand and by another program; none of them comes from this one.

use std::process::Stdio;
use std::thread;
use std::time::Duration;

use banzuke::club::Club;
use banzuke::desk::Desk;
use banzuke::journal::store::Missing;

use super::{Shell, text};

/// Names, readings and clubs in the order of the seeds.
const PLAYERS: &str = "name,reading,club
あおくま,あおくま,札幌
もりの かえで,もりの かえで,札幌
TM,てぃーえむ,函館
辻 素子,つじ もとこ,東京
コヨーテ,コヨーテ,東京
Nakano Ryo,なかの りょう,東京
グロタン,グロタン,札幌
三宅 合,みやけ ごう,函館
ラマヌ,ラマヌ,札幌
千七百二十九,せんななひゃくにじゅうきゅう,
Ada Primrose,,
髙橋 双子,たかはし ふたこ,東京
カラス,カラス,函館
メルセンヌ太郎,めるせんぬ たろう,札幌
五十七,ごじゅうなな,東京
まるみさん,まるみさん,函館
";

/// The group matches round by round, in the order in which they ended. One of the third round is
/// missing: メルセンヌ太郎 has left by then.
const GROUPS: [&str; 3] = [
    "あおくま 2-0 まるみさん
     三宅 合 2-1 ラマヌ
     もりの かえで 2-0 五十七
     グロタン 2-1 千七百二十九
     TM 2-1 メルセンヌ太郎
     Nakano Ryo 0-2 Ada Primrose
     辻 素子 2-0 カラス
     コヨーテ 2-0 髙橋 双子",
    "まるみさん 0-2 ラマヌ
     あおくま 2-1 三宅 合
     五十七 0-2 千七百二十九
     もりの かえで 2-0 グロタン
     メルセンヌ太郎 1-2 Ada Primrose
     TM 2-0 Nakano Ryo
     カラス 2-1 髙橋 双子
     辻 素子 1-2 コヨーテ",
    "三宅 合 2-0 まるみさん
     ラマヌ 1-2 あおくま
     グロタン 2-1 五十七
     千七百二十九 2-1 もりの かえで
     Ada Primrose 2-1 TM
     コヨーテ 2-0 カラス
     髙橋 双子 0-2 辻 素子",
];

/// Rank, name, wins, games difference and games won, group by group.
const STANDINGS: &str = "A 1 あおくま 3 4 6
A 2 三宅 合 2 2 5
A 3 ラマヌ 1 0 4
A 4 まるみさん 0 -6 0
B 1 もりの かえで 2 3 5
B 2 千七百二十九 2 2 5
B 3 グロタン 2 0 4
B 4 五十七 0 -5 1
C 1 Ada Primrose 3 4 6
C 2 TM 2 2 5
C 3 Nakano Ryo 1 -4 0
C 4 メルセンヌ太郎 0 -2 2
D 1 コヨーテ 3 5 6
D 2 辻 素子 2 3 5
D 3 カラス 1 -3 2
D 4 髙橋 双子 0 -5 1";

/// The ratings at the end of the day, best first.
const RATINGS: [(&str, f64); 16] = [
    ("コヨーテ", 1651.293774),
    ("あおくま", 1572.285241),
    ("Ada Primrose", 1570.423693),
    ("辻 素子", 1528.317037),
    ("もりの かえで", 1522.332597),
    ("三宅 合", 1512.975325),
    ("千七百二十九", 1506.990638),
    ("ラマヌ", 1502.835005),
    ("TM", 1499.594171),
    ("グロタン", 1494.883040),
    ("メルセンヌ太郎", 1474.589574),
    ("カラス", 1457.828838),
    ("Nakano Ryo", 1440.393049),
    ("五十七", 1428.062187),
    ("髙橋 双子", 1425.828838),
    ("まるみさん", 1411.366993),
];

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
    let at = line.find(|c: char| c.is_ascii_digit()).expect("a score");
    let (a, rest) = line.split_at(at);
    let (score, b) = rest.split_at(3);
    let (no, turned) = find(shell, a.trim(), b.trim());
    let score: String = if turned { score.chars().rev().collect() } else { score.to_owned() };
    format!("Day {no} {score}")
}

#[track_caller]
fn record(shell: &Shell, line: &str) {
    shell.data(&format!("tournament result {}", arguments(shell, line.trim())));
}

#[track_caller]
fn is_clean(shell: &Shell) {
    shell.data("check");
    shell.data("tournament check Day");
}

fn ratings(shell: &Shell) -> Vec<(String, f64)> {
    let rows = Rows::of(shell, "export ranking");
    let rating = |row| rows.column(row, "rating").parse().expect("a rating");
    rows.0.iter().map(|row| (rows.column(row, "name").to_owned(), rating(row))).collect()
}

#[track_caller]
fn are_the_final_ratings(shell: &Shell) {
    let found = ratings(shell);
    assert_eq!(found.len(), RATINGS.len());
    for ((name, rating), (expected, value)) in found.iter().zip(RATINGS) {
        assert_eq!(name, expected);
        assert!((rating - value).abs() < 1e-6, "{name}: {rating}, not {value}");
    }
    let sum: f64 = found.iter().map(|(_, rating)| rating).sum();
    assert!((sum - 24_000.0).abs() < 1e-6, "{sum}");
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
        "tournament stage add Day --takes 2 --format single-elimination --first-to 2 \
         --semifinal-first-to 3 --final-first-to 3 --third-place",
    );
    let all = (1..=16).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    shell.data(&format!("tournament enter Day {all}"));
    let said = shell.refused("tournament enter Day アオクマ");
    assert!(said.contains("あおくま (P0001-3) is entered in Day already"), "{said}");
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
    let expected = [
        ["あおくま", "千七百二十九"],
        ["Ada Primrose", "辻 素子"],
        ["もりの かえで", "三宅 合"],
        ["コヨーテ", "TM"],
    ];
    assert_eq!(drawn, expected.map(|pair| pair.map(str::to_owned)));
    record(shell, "あおくま 2-0 千七百二十九");
    entered_twice(shell, "Ada Primrose 2-1 辻 素子");
    record(shell, "もりの かえで 1-2 三宅 合");
    power_loss(shell, "コヨーテ 2-0 TM");
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
    assert!(said.contains("has a result: Ada Primrose 2-1 辻 素子"), "{said}");
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
    record(shell, "あおくま 2-3 Ada Primrose");
    record(shell, "三宅 合 1-3 コヨーテ");
    let wrong = arguments(shell, "あおくま 3-2 Ada Primrose");
    let before = shell.data("journal list");
    let told = shell.data(&format!("tournament correct {wrong} --dry-run"));
    assert_eq!(shell.data("journal list"), before, "a dry run writes nothing");
    for line in [
        "(third place): Ada Primrose - 三宅 合 instead of あおくま - 三宅 合",
        "(final): あおくま - コヨーテ instead of Ada Primrose - コヨーテ",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    shell.data(&format!("tournament correct {wrong}"));
    record(shell, "Ada Primrose 2-1 三宅 合");
    record(shell, "あおくま 1-3 コヨーテ");
}

/// A slip of the morning comes to light in the evening, and is undone again for the figures.
fn the_late_correction(shell: &Shell) {
    are_the_final_ratings(shell);
    let right = {
        let rows = Rows::of(shell, "tournament matches Day");
        let first = |row: &&csv::StringRecord| {
            let sides = rows.sides(row);
            sides.contains(&"あおくま") && sides.contains(&"まるみさん")
        };
        let row = rows.0.iter().find(first).expect("the match");
        let turned = rows.column(row, "entrant_a") == "まるみさん";
        format!("Day {} {}", rows.column(row, "match"), if turned { "1-2" } else { "2-1" })
    };
    let told = shell.data(&format!("tournament correct {right} --dry-run"));
    assert!(told.contains("no other match and no rank changes"), "{told}");
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
    are_the_final_ratings(shell);
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
