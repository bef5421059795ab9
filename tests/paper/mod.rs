//! Paper: each sheet has a heading, a foot and a page break, and nothing is missing.

use std::ops::RangeInclusive;

use banzuke::club::action::{DrawStage, EnterPlayers, SetTag};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::{Action, Seq};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::TournamentId;
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::domain::seeding::Split;
use banzuke::paper::{self, Facts, Kind, Paper, Source};
use banzuke::words::{ENGLISH, JAPANESE, Words};
use roxmltree::Document;

use crate::common::{CUP, Hall, create, today};
use crate::drawing::made::{Made, names, odd_names};
use crate::tui::tournament::{decided, groups};

const SINGLE: Format = Format::SingleElimination { third_place: true, placement: false };
const DOUBLE: Format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
const ROBIN: Format = Format::RoundRobin { double: false };

fn facts(words: &Words, paper: Paper) -> Facts<'_> {
    Facts { words, paper, today: today(), entry: Seq(42), links: None }
}

fn printed(made: &Made, kind: Kind, words: &Words, paper: Paper) -> Option<String> {
    let source = Source::Tournament(CUP, None);
    let page = paper::printed(&facts(words, paper), &made.club, source, kind);
    // A kind is offered exactly where there is a page.
    assert_eq!(page.is_some(), source.kinds(&made.club).contains(&kind), "{kind}");
    page
}

/// The texts between two tags, without inner tags.
fn between<'a>(page: &'a str, open: &str, close: &str) -> Vec<&'a str> {
    let parts = page.split(open).skip(1);
    parts.filter_map(|part| part.split_once(close)).map(|(inside, _)| inside).collect()
}

/// Asserts that every sheet has one heading and one foot with its page number,
/// and the next begins on a new page. Returns the number of sheets.
fn is_in_order(page: &str) -> usize {
    assert!(page.starts_with("<!DOCTYPE html><html lang=\""), "{page}");
    assert!(page.contains("break-after: page") && page.contains("@page{"));
    let sheets: Vec<&str> = page.split("<section class=\"sheet").skip(1).collect();
    let all = sheets.len();
    for (number, sheet) in (1..).zip(&sheets) {
        assert_eq!(sheet.matches("<h1>").count(), 1, "{sheet}");
        let foot = between(sheet, "<footer>", "</footer>");
        let said = [format!("Page {number} of {all}"), format!("{number} / {all}ページ")];
        assert_eq!(foot.len(), 1);
        assert!(said.iter().any(|said| foot[0].contains(said)), "{}", foot[0]);
        assert!(foot[0].contains("42") && foot[0].contains(&today().to_string()), "{}", foot[0]);
    }
    for drawn in between(page, "<svg ", "</svg>") {
        let whole = format!("<svg {drawn}</svg>");
        Document::parse(&whole).unwrap_or_else(|fault| panic!("{fault}: {whole}"));
    }
    all
}

#[test]
fn brackets_of_any_size_are_cut_into_few_sheets_that_hold_every_match() {
    for (size, format, most) in [
        (2, SINGLE, 1),
        (8, SINGLE, 1),
        (8, DOUBLE, 2),
        (24, DOUBLE, 4),
        (33, SINGLE, 4),
        (64, SINGLE, 5),
        (130, SINGLE, 12),
    ] {
        // The largest differ from the others by the number of their sheets alone.
        let papers = if size > 60 { &[Paper::A4][..] } else { &[Paper::A4, Paper::Letter] };
        for &paper in papers {
            let made = Made::started(&names(size), format).played(size / 2, 0);
            let page = printed(&made, Kind::Bracket, &ENGLISH, paper).expect("a bracket");
            let sheets = is_in_order(&page);
            assert!(sheets <= most, "{sheets} sheets for {size}");
            let cup = made.club.tournament(CUP).expect("the cup");
            let small = between(&page, "font-size=\"8\"", "</text>");
            let numbers: Vec<&str> =
                small.iter().filter_map(|text| text.split_once('>')).map(|it| it.1).collect();
            for played in &cup.matches {
                assert!(numbers.contains(&played.no.to_string().as_str()), "{}: {size}", played.no);
            }
            let joined = page.contains("→ ");
            assert_eq!(joined, sheets > 1, "{size}");
        }
    }
}

#[test]
fn every_open_match_has_its_score_sheet() {
    for (format, words) in [(SINGLE, &ENGLISH), (ROBIN, &JAPANESE), (DOUBLE, &JAPANESE)] {
        let made = Made::started(&odd_names(11), format).played(3, 0);
        let page = printed(&made, Kind::ScoreSheets, words, Paper::A4).expect("score sheets");
        is_in_order(&page);
        let cup = made.club.tournament(CUP).expect("the cup");
        let open: Vec<_> = cup.matches.iter().filter(|played| played.state().is_live()).collect();
        let sheets: Vec<&str> = page.split("<div class=\"score\"").skip(1).collect();
        assert_eq!(sheets.len(), open.len());
        for (played, sheet) in open.iter().zip(&sheets) {
            let no = words.message.paper.match_no(played.no);
            assert!(sheet.contains(&format!("<b>{no}</b>")), "{sheet}");
            for player in played.players().expect("both") {
                assert!(sheet.contains(&format!("<small>{player}</small>")), "{sheet}");
            }
            // First to 2: three games.
            assert_eq!(sheet.matches("<td></td>").count(), 2 * 3, "{sheet}");
            assert_eq!(sheet.matches("class=\"sum\"").count(), 2);
        }
        assert!(!page.contains("<script"), "names are escaped");
        let pairings = printed(&made, Kind::Pairings, words, Paper::Letter).expect("pairings");
        is_in_order(&pairings);
        for played in open {
            assert!(pairings.contains(&format!("<td class=\"n\">{}</td>", played.no)));
        }
    }
}

#[test]
fn a_score_sheet_of_a_pod_says_places_and_points() {
    let pods = Format::Tables { size: 4, games: 3 };
    let made = Made::started(&names(8), pods);
    for (words, place, worth) in [
        (&ENGLISH, "<th>place</th><th>points</th>", "Points by place: 4-3-2-1"),
        (&JAPANESE, "<th>着順</th><th>点</th>", "着順の点：4-3-2-1"),
    ] {
        let page = printed(&made, Kind::ScoreSheets, words, Paper::A4).expect("score sheets");
        is_in_order(&page);
        let sheets: Vec<&str> = page.split("<div class=\"score\"").skip(1).collect();
        assert_eq!(sheets.len(), 2, "two pods");
        for sheet in sheets {
            assert_eq!(sheet.matches(place).count(), 3, "a pair a game: {sheet}");
            assert_eq!(sheet.matches("<td></td>").count(), 4 * 3 * 2, "{sheet}");
            assert!(sheet.contains(worth), "{sheet}");
        }
    }
}

/// The cells of each row in the body of a table.
fn cells(page: &str) -> Vec<Vec<String>> {
    let rows = between(page, "<tbody>", "</tbody>").concat();
    let texts = |row: &str| {
        let cells = between(row, "<td", "</td>").into_iter();
        let plain = |cell: &str| cell.split_once('>').expect("a tag").1.replace("<b>", "");
        cells.map(|cell| plain(cell).replace("</b>", "")).collect()
    };
    between(&rows, "<tr>", "</tr>").into_iter().map(texts).collect()
}

#[test]
fn the_list_for_the_wall_has_every_player_by_name_and_the_bye() {
    let five = ["もりしー", "Zoe", "あおくま", "Ada", "カラス"].map(str::to_owned);
    let swiss = Made::started(&five, ROBIN);
    let wall = |made: &Made, words| {
        let page = printed(made, Kind::WhereToPlay, words, Paper::A4).expect("a list");
        is_in_order(&page);
        cells(&page)
    };
    let rows = wall(&swiss, &JAPANESE);
    let order: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    let mut once = order.clone();
    once.dedup();
    assert_eq!(once, ["Ada", "Zoe", "あおくま", "カラス", "もりしー"], "五十音順");
    let byes = rows.iter().filter(|row| row[4] == "BYE").count();
    assert_eq!(byes, 5, "each of five rests in one of five rounds: {rows:?}");
    let cup = Made::started(&five, SINGLE);
    let rows = wall(&cup, &ENGLISH);
    assert_eq!(rows.len(), 5, "one line a player: {rows:?}");
    for row in &rows {
        let [name, _, no, _, opponent] = &row[..] else { panic!("{row:?}") };
        let back = rows.iter().find(|other| &other[0] == opponent && &other[4] == name);
        let waits = opponent.starts_with("Winner") || opponent.starts_with("winner");
        assert!(!no.is_empty() && (back.is_some() || waits), "{row:?}");
    }
}

#[test]
fn in_a_swiss_the_list_for_the_wall_has_the_board() {
    let mut made = Made::started(&names(4), ROBIN);
    let (swiss, format) = (TournamentId(2), Format::Swiss { rounds: 3, colours: true });
    made.perform(&create(swiss, "Swiss", format, Length::FirstTo(2)));
    let players = (1..=4).map(PlayerId).collect();
    made.perform(&Action::EnterPlayers(EnterPlayers { tournament: swiss, players }));
    let event = made.club.tournament(swiss).expect("there").clone();
    let drawn = made.club.drawn(&event, &DrawChoice::default(), 7).expect("drawn");
    for action in &drawn {
        made.perform(action);
    }
    let page = |event| {
        let source = Source::Tournament(event, None);
        let facts = facts(&ENGLISH, Paper::A4);
        paper::printed(&facts, &made.club, source, Kind::WhereToPlay).expect("a list")
    };
    let mut boards: Vec<String> =
        cells(&page(swiss)).into_iter().map(|mut row| row.swap_remove(2)).collect();
    boards.sort();
    assert_eq!(boards, ["1", "1", "2", "2"]);
    assert!(page(swiss).contains("Board") && !page(CUP).contains("Board"));
}

#[test]
fn on_the_list_for_the_wall_a_bye_stands_in_its_round() {
    let made = Made::started(&names(5), ROBIN);
    let page = printed(&made, Kind::WhereToPlay, &ENGLISH, Paper::A4).expect("a list");
    let rows = cells(&page);
    for own in rows.chunk_by(|a, b| a[0] == b[0]) {
        let rounds: Vec<&str> = own.iter().map(|row| row[3].as_str()).collect();
        assert_eq!(rounds, ["Round 1", "Round 2", "Round 3", "Round 4", "Round 5"], "{own:?}");
    }
}

#[test]
fn where_several_events_are_played_matches_on_paper_have_their_tag() {
    let mut made = Made::started(&names(4), SINGLE);
    let rows =
        |made: &Made, kind| cells(&printed(made, kind, &ENGLISH, Paper::A4).expect("a page"));
    let number = |made: &Made| {
        let cells = rows(made, Kind::Pairings).remove(0);
        cells[0].split_whitespace().collect::<Vec<_>>().join(" ")
    };
    assert_eq!(number(&made), "1");
    let (second, players) = (TournamentId(2), (1..=4).map(PlayerId).collect::<Vec<_>>());
    let draw = Action::DrawStage(DrawStage {
        tournament: second,
        stage: 1,
        seeds: players.clone(),
        lots: None,
        groups: Vec::new(),
        ratings: Vec::new(),
    });
    for action in [
        create(second, "Autumn Evening", ROBIN, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament: second, players }),
        draw,
    ] {
        made.perform(&action);
    }
    assert_eq!(number(&made), "AC 1");
    made.perform(&Action::SetTag(SetTag { tournament: CUP, tag: Some("個人".to_owned()) }));
    assert_eq!(number(&made), "個人 1");
    assert_eq!(rows(&made, Kind::WhereToPlay)[0][2], "個人 1");
    let sheets = printed(&made, Kind::ScoreSheets, &ENGLISH, Paper::A4).expect("score sheets");
    assert!(sheets.contains("<b>個人 Match 1</b>"), "{sheets}");
}

#[test]
fn standings_tables_and_cards_are_printed() {
    let groups = Format::Groups { groups: 3, double: false, split: Split::Snake };
    let made = Made::started(&names(13), groups).played(12, 0);
    for words in [&ENGLISH, &JAPANESE] {
        let tables = printed(&made, Kind::CrossTable, words, Paper::A4).expect("cross tables");
        assert_eq!(is_in_order(&tables), 3, "a sheet a group");
        let standings = printed(&made, Kind::Standings, words, Paper::A4).expect("standings");
        assert_eq!(is_in_order(&standings), 1);
        let facts = facts(words, Paper::Letter);
        let cards =
            paper::printed(&facts, &made.club, Source::Players, Kind::Cards).expect("cards");
        assert_eq!(is_in_order(&cards), 2, "ten a sheet");
        for name in names(13) {
            assert!(standings.contains(&name) && cards.contains(&name), "{name}");
        }
        assert_eq!(printed(&made, Kind::Bracket, words, Paper::A4), None, "there is none");
    }
}

#[test]
fn standings_behind_a_knock_out_have_the_groups_and_no_empty_column() {
    let mut hall = decided(groups(8, 2, 2));
    let play = |hall: &mut Hall, matches: RangeInclusive<u32>| {
        for no in matches {
            let [a, b] = hall.sides(no);
            let (a, b) = if a < b { (2, 0) } else { (0, 2) };
            hall.record(no, a, b).expect("recorded");
        }
    };
    play(&mut hall, 1..=12);
    let club = hall.desk.club();
    let cup = club.tournament(CUP).expect("the cup");
    let drawn = club.drawn(cup, &DrawChoice::default(), 7).expect("drawn");
    hall.perform(drawn).expect("drawn");
    play(&mut hall, 13..=16);
    let (facts, source) = (facts(&ENGLISH, Paper::A4), Source::Tournament(CUP, None));
    let page = paper::printed(&facts, hall.desk.club(), source, Kind::Standings);
    let page = page.expect("standings");
    assert_eq!(is_in_order(&page), 2, "the whole, and the groups");
    let headings = between(&page, "<th", "</th>").concat();
    assert!(headings.contains("Group") && !headings.contains("How it ended"), "{headings}");
    assert!(page.contains("winner"), "{page}");
    assert_eq!(page.matches(">final<").count(), 1, "{page}");
    let told = "Matches and games: those of the last stage that each player reached.";
    assert_eq!(page.matches(told).count(), 1, "the whole alone: {page}");
}

#[test]
fn long_lists_have_several_sheets_with_all_rows() {
    let made = Made::started(&names(60), ROBIN);
    let page = printed(&made, Kind::Standings, &ENGLISH, Paper::A4).expect("standings");
    assert!(is_in_order(&page) > 1);
    assert_eq!(between(&page, "<tbody>", "</tbody>").concat().matches("<tr>").count(), 60);
}
