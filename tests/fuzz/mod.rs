//! The fuzz targets of `fuzz/` for a few seconds: real samples, changed at random in a reproducible way.

#[path = "../../fuzz/src/targets.rs"]
#[expect(unreachable_pub, reason = "the fuzzers call them from a crate of their own")]
mod targets;

use std::fs;
use std::path::Path;

use banzuke::club::action::{CreateTournament, EnterPlayers};
use banzuke::club::event_file::{EventFile, EventList};
use banzuke::club::registry::NewPlayer;
use banzuke::club::{Action, Club};
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::ListId;
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};

/// The number of inputs for each target; the fuzzers ran for millions (docs/RELIABILITY.md).
const INPUTS: u32 = 400;

/// A number from 0 and below `below`.
fn below(rng: &mut ChaCha8Rng, below: usize) -> usize {
    rng.next_u32() as usize % below.max(1)
}

/// A sample with some bytes or lines changed, removed, doubled or taken from another sample.
fn changed(rng: &mut ChaCha8Rng, samples: &[Vec<u8>]) -> Vec<u8> {
    let mut input = samples[below(rng, samples.len())].clone();
    for _ in 0..=below(rng, 4) {
        let at = below(rng, input.len() + 1);
        let until = (at + below(rng, 12)).min(input.len());
        let other = &samples[below(rng, samples.len())];
        match below(rng, 6) {
            0 => {
                input.splice(at..until, []);
            }
            1 => {
                let again = input[at..until].to_vec();
                input.splice(at..at, again);
            }
            2 => {
                let from = below(rng, other.len() + 1);
                let to = (from + below(rng, 40)).min(other.len());
                input.splice(at..until, other[from..to].iter().copied());
            }
            3 => input.insert(at, b"\"',;-+=@:#\n\r\t 09"[below(rng, 16)]),
            4 => {
                let letters = ["佐藤", "た゛", "\u{202e}", "３", "ﾊﾝ", "é", "\0", "99999999999"];
                let letters = letters[below(rng, letters.len())].bytes();
                input.splice(at..at, letters);
            }
            _ if at < input.len() => input[at] ^= 1 << below(rng, 8),
            _ => input.clear(),
        }
    }
    input
}

fn run(target: fn(&[u8]), samples: &[Vec<u8>]) {
    let mut rng = ChaCha8Rng::seed_from_u64(20_261_121);
    for sample in samples {
        target(sample);
    }
    for _ in 0..INPUTS {
        target(&changed(&mut rng, samples));
    }
}

fn samples(texts: &[&str]) -> Vec<Vec<u8>> {
    texts.iter().map(|text| text.as_bytes().to_vec()).collect()
}

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).expect("a sample")
}

#[test]
fn lists_changed_at_random_are_refused_or_may_be_taken_in() {
    let players = "number,name,reading,club,aliases,born,external\n,佐藤 健,さとう けん,,,1990-04-25,FIDE:7\n,TM,,あおくま,T.M.;てぃーえむ,,\n";
    let results = "event,round,player_a,player_b,games_a,games_b,draws,date,hand_a,first\n秋,1,TM,あおくま,2,1,0,2026-11-21,0.4,a\n秋,2,TM,\"佐藤, 健\",1,1,1,,,\n";
    run(targets::list, &samples(&[players, results, "name\nA\nB\n", "name\r\nA"]));
}

#[test]
fn journals_changed_at_random_are_refused_or_fold() {
    let whole = file("tests/fixtures/journal.jsonl");
    let lines: Vec<&str> = whole.lines().collect();
    let beginnings = [5, 20, 60].map(|lines_of| lines[..lines_of.min(lines.len())].join("\n"));
    let mut all: Vec<&str> = beginnings.iter().map(String::as_str).collect();
    all.push(&whole);
    run(targets::journal, &samples(&all));
}

#[test]
fn settings_and_keys_changed_at_random_are_refused_or_taken() {
    let settings = "# ours\nborders = \"ascii\"\nfirst_to = 3\nmouse = false\nlanguage = \"ja\"\n";
    run(targets::settings, &samples(&[settings, "", "theme = \"high-contrast\""]));
    let embedded = file("assets/keys.toml");
    let own = "[everywhere]\nredo = [\"f12\"]\n\n[display]\nquit = [\"ctrl-q\", \"x\"]\n";
    run(targets::keys, &samples(&[own, "", embedded.get(..600).unwrap_or(&embedded)]));
}

#[test]
fn scores_changed_at_random_come_out_as_they_went_in() {
    run(targets::score, &samples(&["2-1", "7-6-3", "２：１", "1>2=3>4", "3-0", "3 1 2 4"]));
}

#[test]
fn names_changed_at_random_are_alike_from_both_sides() {
    let pairs = [
        "佐藤 健\nさとう けん",
        "TM\nT.M.",
        "José García\nGarcia, Jose",
        "ﾊﾝﾀｰ\nハンター",
        "渡邉\n渡辺",
    ];
    run(targets::names, &samples(&pairs));
}

#[test]
fn games_and_hands_changed_at_random_come_out_as_they_went_in() {
    run(targets::hands, &samples(&["w l@0.3", "○●△", "wh30 d- w+", "1-2:0.4 1-3:55%", "ＷＬ"]));
}

#[test]
fn workbooks_changed_at_random_are_refused_or_may_be_taken_in() {
    let excel = r#"<worksheet><dimension ref="A1:B3"/><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c><c r="B1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>佐藤 健</t></is></c><c r="B2"><v>1650</v></c></row></sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells></worksheet>"#;
    let strings = r#"<sst count="2" uniqueCount="2"><si><t>name</t></si><si><r><t>rat</t></r><r><t>ing</t></r></si></sst>"#;
    let office = r#"<office:document-content><table:table table:name="S"><table:table-row><table:table-cell office:value-type="string"><text:p>name</text:p></table:table-cell><table:table-cell table:number-columns-repeated="3"/></table:table-row><table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="string"><text:p>TM<text:s text:c="2"/>x</text:p></table:table-cell></table:table-row></table:table></office:document-content>"#;
    run(targets::workbook, &samples(&[excel, strings, office]));
}

/// One number in each decides how much memory would be used.
#[test]
fn a_number_in_a_workbook_is_not_believed_beyond_its_bytes() {
    let excel = |cells: &str| format!("<worksheet><sheetData>{cells}</sheetData></worksheet>");
    let far = |cell: &str| {
        excel(&format!(r#"<row r="1"><c r="A1"><v>1</v></c><c r="{cell}"><v>1</v></c></row>"#))
    };
    let office = |rows: &str| format!(r#"<x><table:table table:name="S">{rows}</table:table></x>"#);
    let many = "4294967295";
    let cell =
        r#"<table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell>"#;
    let inputs = [
        far("XFD1048576"),
        far("ZZZZZZZZ4294967295"),
        far("A99999999999999999999"),
        excel(r#"<row r="1048576"><c r="XFD1048576"><v>1</v></c></row><c r="A1"><v>1</v></c>"#),
        format!(r#"<sst uniqueCount="{many}"/>"#),
        r#"<worksheet><dimension ref="C9:A1"/><sheetData/><mergeCell ref="C9:A1"/></worksheet>"#.into(),
        office(&format!(r#"<table:table-row table:number-rows-repeated="{many}">{cell}</table:table-row>"#)),
        office(&format!(
            r#"<table:table-row><table:table-cell table:number-columns-repeated="{many}" office:value="1"/></table:table-row>"#
        )
        .repeat(100)),
        office(&format!(
            r#"<table:table-row><table:table-cell office:value-type="string"><text:s text:c="{many}"/></table:table-cell></table:table-row>"#
        )),
        // calamine waits for ever for the ends of these.
        format!(r#"<x><table:table table:name="S"><table:table-row>{cell}</table:table-row>"#),
        office(r#"<table:table-row><table:table-cell office:value-type="string"><office:annotation>"#),
        "<x>".repeat(100_000),
    ];
    for input in inputs {
        targets::workbook(input.as_bytes());
    }
}

#[test]
fn reports_changed_at_random_are_refused_or_may_be_taken_in() {
    let report = file("tests/fixtures/round_robin.trf");
    let longer = report.replace("XXR", "XXR 99999999999999999999 ");
    run(targets::report, &samples(&[&report, &longer]));
}

#[test]
fn records_of_games_changed_at_random_are_refused_or_may_be_taken_in() {
    let duels = r#"[{"match":1,"event":"秋","players":["TM","あおくま"],"first":"TM","winner":"TM","hands":["QT338647JA9","24567"],"moves":null,"date":"2026-11-21"}]"#;
    let log = "player a b c d e\n/* 1\n*/\n";
    run(targets::games, &samples(&[duels, log]));
    let pgn = "[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 (2. f4 exf4) Nc6 $1 {x} 1-0\n";
    let kif = "手合割：平手\n先手：甲\n後手：乙\n手数----指手---------消費時間--\n1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n";
    let csa = "V2.2\nN+A\nN-B\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n";
    let mut wthor = vec![0_u8; 16 + 68];
    (wthor[4], wthor[10], wthor[22]) = (1, 209, 32);
    let mut boards = samples(&[pgn, kif, csa]);
    boards.push(wthor);
    run(targets::boards, &boards);
}

#[test]
fn texts_pasted_at_random_keep_a_field_short() {
    let long = "長い文字列 ".repeat(700);
    run(targets::paste, &samples(&["TM\0 x\n佐藤", &long]));
}

#[test]
fn tournaments_of_other_clubs_changed_at_random_are_refused_or_may_be_taken_in() {
    let (tournament, list) = (EventFile::TOURNAMENT, ListId::MAIN);
    let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::FirstTo(2)), Seeding::Entry);
    let (name, plan) = ("Cup".to_owned(), Box::new(plan));
    let players = vec![PlayerId(1), PlayerId(2)];
    let club = Club::default();
    let main = club.list(ListId::MAIN).expect("the first list");
    let event = EventFile {
        format: EventFile::FORMAT.to_owned(),
        list: EventList {
            name: "Main".to_owned(),
            scale: main.scale.clone(),
            established: main.established,
        },
        players: ["TM", "Ada"].map(|name| NewPlayer::named(name.to_owned())).to_vec(),
        actions: vec![
            Action::CreateTournament(CreateTournament { tournament, name, list, plan }),
            Action::EnterPlayers(EnterPlayers { tournament, players }),
        ],
    };
    let event = serde_json::to_vec_pretty(&event).expect("JSON");
    run(targets::event, &[event]);
}
