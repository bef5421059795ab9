//! One function a target, for the fuzzers and for the short run among the tests. Whatever the input, none panics; what
//! is read comes out again as it went in, and what is planned may be done.

use std::io::{Cursor, Write as _};
use std::sync::Arc;

use banzuke::club::{Action, Club, Place, Seq};
use banzuke::domain::finish::Finish;
use banzuke::domain::game::{Deals, parse, parse_pairs, written_in_full};
use banzuke::domain::ids::ListId;
use banzuke::domain::matching::{Commonness, Person, compare};
use banzuke::domain::name::{clean, fold};
use banzuke::domain::number::PlayerId;
use banzuke::domain::progress::NoProgress;
use banzuke::domain::score::Score;
use banzuke::domain::swiss::Report;
use banzuke::import::{self, DuplicatePolicy, Terms};
use banzuke::journal::Entry;
use banzuke::journal::verify::is_whole;
use banzuke::settings::{self, Effective};
use banzuke::tui::keymap::Keymap;
use banzuke::tui::kit::input::Key;
use banzuke::tui::kit::widget::entries::TextInput;
use chrono::NaiveDate;

/// A list of players or of results, for a club of three.
pub fn list(input: &[u8]) {
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
    let club = club();
    let others =
        [DuplicatePolicy::Ask, DuplicatePolicy::New, DuplicatePolicy::Use][input.len() % 3];
    let answers = others.into();
    let Ok((_, plan)) = import::plan(&club, input, today, "list", &answers, &NoProgress) else {
        return;
    };
    perform(club, &plan.actions);
}

/// A journal from elsewhere, line by line.
pub fn journal(input: &[u8]) {
    let Some(text) = text(input) else { return };
    let mut entries = Vec::new();
    for line in text.lines() {
        let Ok(entry) = Entry::from_line(line) else { continue };
        assert_eq!(Entry::from_line(&entry.to_line()).as_ref(), Ok(&entry));
        entries.push(Arc::new(entry));
    }
    if is_whole(&entries).is_ok()
        && let Ok(club) = banzuke::journal::fold::fold(&entries)
    {
        assert_eq!(club.scan(), [], "a journal that is allowed and cannot be");
    }
}

/// A settings file.
pub fn settings(input: &[u8]) {
    let Some(text) = text(input) else { return };
    let _ = settings::read(text, &mut Effective::default());
}

/// A file of keys.
pub fn keys(input: &[u8]) {
    let Some(text) = text(input) else { return };
    let _ = Keymap::embedded().patched(text);
}

/// A score, and a finishing order.
pub fn score(input: &[u8]) {
    let Some(text) = text(input) else { return };
    if let Ok(score) = text.parse::<Score>() {
        assert_eq!(score.to_string().parse(), Ok(score));
    }
    let _ = Finish::parse(text, &[1, 2, 3, 4].map(PlayerId));
}

/// Two names, a line each.
pub fn names(input: &[u8]) {
    let Some(text) = text(input) else { return };
    for known in [clean, fold] {
        let once = known(text);
        assert_eq!(known(&once), once, "done twice it is another text");
    }
    let (a, b) = text.split_once('\n').unwrap_or((text, text));
    let [one, other] = [a, b].map(Person::named);
    let common = Commonness::default();
    let score = compare(&one, &other, &common).score;
    assert!((0.0..=1.0).contains(&score), "{score}");
    assert_eq!(score.to_bits(), compare(&other, &one, &common).score.to_bits(), "from both sides");
}

/// Games told one by one, and the hands of a table.
pub fn hands(input: &[u8]) {
    let Some(text) = text(input) else { return };
    if let Ok(games) = parse(text) {
        assert_eq!(parse(&written_in_full(&games, &Deals::default())), Ok(games));
    }
    let _ = parse_pairs(text);
}

/// The XML of a sheet, in a workbook of Excel and in one of `LibreOffice`.
pub fn workbook(input: &[u8]) {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let package = "http://schemas.openxmlformats.org/package/2006/relationships";
    let relation = |id: u32, kind: &str, target: &str| {
        format!(r#"<Relationship Id="r{id}" Type="{office}/{kind}" Target="{target}"/>"#)
    };
    let root = relation(1, "officeDocument", "xl/workbook.xml");
    let sheet = relation(1, "worksheet", "worksheets/sheet1.xml");
    let book = format!(
        r#"<workbook xmlns="{main}" xmlns:r="{office}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>"#
    );
    let relations =
        |all: &str| format!(r#"<Relationships xmlns="{package}">{all}</Relationships>"#);
    let (root, sheet) = (relations(&root), relations(&sheet));
    let excel = archive(&[
        ("_rels/.rels", root.as_bytes()),
        ("xl/workbook.xml", book.as_bytes()),
        ("xl/_rels/workbook.xml.rels", sheet.as_bytes()),
        ("xl/worksheets/sheet1.xml", input),
        ("xl/sharedStrings.xml", input),
    ]);
    let office = archive(&[
        ("mimetype", b"application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", b"<manifest/>"),
        ("content.xml", input),
    ]);
    for book in [excel, office] {
        list(&book);
    }
}

fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let stored =
        zip::write::SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    for (name, bytes) in members {
        archive.start_file(*name, stored).expect("a member");
        archive.write_all(bytes).expect("room");
    }
    archive.finish().expect("an archive").into_inner()
}

/// A tournament report: recorded, and its rounds paired again.
pub fn report(input: &[u8]) {
    let Ok(report) = import::TrfReport::read(input) else { return };
    let club = club();
    if let Ok(plan) = report.plan(&club, &terms(), &DuplicatePolicy::New.into()) {
        perform(club, &plan.actions);
    }
    if let Ok(read) = Report::of(report.report()) {
        let _ = read.differences();
    }
}

/// Records of games, in JSON or as a log of a card table.
pub fn games(input: &[u8]) {
    let Ok(records) = import::GameRecords::read(input) else { return };
    let club = club();
    if let Ok(plan) = records.plan(&club, &terms(), DuplicatePolicy::New) {
        perform(club, &plan.actions);
    }
}

/// A tournament out of another club.
pub fn event(input: &[u8]) {
    let Ok(event) = import::EventReport::read(input) else { return };
    let club = club();
    if let Ok(plan) = event.plan(&club, None, &terms(), &DuplicatePolicy::New.into()) {
        perform(club, &plan.actions);
    }
}

/// Records of games of boards: PGN, KIF, CSA, and files of the WTHOR base.
pub fn boards(input: &[u8]) {
    if let Ok(games) = othello::wthor::GameFile::read(input) {
        for record in &games.records {
            let _ = record.replay();
        }
    }
    for names in [othello::wthor::Names::Players, othello::wthor::Names::Tournaments] {
        let _ = othello::wthor::NameFile::read(input, names);
    }
    let Some(text) = text(input) else { return };
    for read in [notation::pgn, notation::kif, notation::csa] {
        let _ = read(text);
    }
}

/// Texts pasted into a field, one a line; a NUL stands for a key that goes back.
pub fn paste(input: &[u8]) {
    let Some(text) = text(input) else { return };
    let mut field = TextInput::new(clean);
    for line in text.lines() {
        for part in line.split('\0') {
            if field.has_room(part) {
                field.paste(part);
            }
            assert!(field.text().chars().count() <= TextInput::MOST);
            field.press(Key::parse("left").expect("a key"));
        }
    }
}

fn terms() -> Terms {
    let today = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
    Terms { tournament: Some("Cup".to_owned()), list: ListId::MAIN, date: None, today }
}

fn perform(mut club: Club, actions: &[Action]) {
    for (index, action) in (0..).zip(actions) {
        let done = club.perform(action, Place { seq: Seq(9), index });
        assert_eq!(done, Ok(()), "planned and not allowed: {action:?}");
    }
    club.settle();
}

fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}

fn club() -> Club {
    let mut club = Club::default();
    for (seq, name) in (1..).zip(["あおくま", "TM", "佐藤 健"]) {
        let add = Action::add_player(club.next_player(), name);
        club.perform(&add, Place { seq: Seq(seq), index: 0 }).expect("allowed");
    }
    club
}
