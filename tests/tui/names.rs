//! Names are the last texts to be cut, on every screen and at every size.

use banzuke::club::Action;
use banzuke::club::action::{CallMatch, EnterPlayers};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::registry::NewPlayer;
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::Format;
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::score::Length;
use banzuke::tui::board::big::Ink;
use banzuke::tui::kit::text::{CUT, width};
use banzuke::tui::route::{PlayerForm, Route};
use banzuke::words::{ENGLISH, Language};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::common::{CUP, Hall, add_player, create};
use crate::tui::board::Public;
use crate::tui::floor::tables;
use crate::tui::front::Front;
use crate::tui::scenes;
use crate::tui::scoring::ROBIN;

/// The most columns that a name of ordinary length has.
const ORDINARY: usize = 30;
/// The most blanks between two columns of numbers, where the numbers are short.
const GAPS: usize = 4;
const SIZES: [(u16, u16); 5] = [(60, 16), (70, 20), (80, 24), (100, 30), (120, 40)];

/// Real names, of up to thirty columns.
const NAMES: [&str; 16] = [
    "Juno Valdez",
    "Maximiliane Oberhuber-Schmidt",
    "高橋 双子",
    "辻 素子",
    "Ada Primrose",
    "北海道大学大富豪同好会会長代理",
    "Leonhard Euler",
    "Nakano Ryo",
    "Hugo Fernández",
    "勅使河原 権左衛門",
    "Bartholomew Featherstonehaugh",
    "小野 妹子",
    "Sofia Lindqvist",
    "Kurt Gödel",
    "千七百二十九",
    "Emmy Noether",
];

const DOUBLE: Format = Format::DoubleElimination { grand_final: GrandFinal::Reset };
const SECOND: TournamentId = TournamentId(2);

/// Two events of one day with long names, two matches at tables, and one played.
fn saturday(second: Format) -> Hall {
    let mut hall = Hall::new();
    let add = (1..).zip(NAMES).map(|(no, name)| add_player(PlayerId(no), name));
    hall.perform(add.collect()).expect("registered");
    for (tournament, name, format) in [
        (CUP, "Kanazawa Autumn Saturday Open Double", DOUBLE),
        (SECOND, "Kanazawa Autumn Saturday Open Evening", second),
    ] {
        let players = (1..=16).map(PlayerId).collect();
        let length = if matches!(format, Format::Tables { .. }) {
            Length::Games(2)
        } else {
            Length::FirstTo(2)
        };
        hall.perform(vec![
            create(tournament, name, format, length),
            Action::EnterPlayers(EnterPlayers { tournament, players }),
        ])
        .expect("entered");
        let club = hall.desk.club();
        let event = club.tournament(tournament).expect("there");
        let drawn = club.drawn(event, &DrawChoice::default(), 7).expect("drawn");
        hall.perform(drawn).expect("drawn");
    }
    tables(&mut hall, 6);
    for (no, table) in [(1, "1"), (2, "2")] {
        let call = Action::CallMatch(CallMatch {
            tournament: CUP,
            no: MatchNo(no),
            table: table.to_owned(),
        });
        hall.perform(vec![call]).expect("called");
    }
    hall.record(3, 2, 1).expect("recorded");
    hall
}

/// A name that was cut, with its place.
struct CutName {
    at: Position,
    line: String,
}

/// The names of ordinary length that were cut on the screen.
fn cut_names(front: &Front) -> Vec<CutName> {
    let data = &front.desk.app.data;
    let names = data.club.registry().iter().map(|one| data.name(one.id));
    let (frame, buffer) = (&front.desk.app.frame, front.cells());
    let is_in_front = |cut: &CutName| {
        let at = Rect::new(cut.at.x, cut.at.y, 1, 1);
        !frame.has_window_in(buffer.area) || frame.has_window_in(at)
    };
    let mut found = cut_in(&buffer, &names.collect::<Vec<_>>());
    found.retain(is_in_front);
    found
}

/// The names that were cut in these cells.
fn cut_in(buffer: &Buffer, names: &[String]) -> Vec<CutName> {
    let names: Vec<&String> = names.iter().filter(|name| width(name) <= ORDINARY).collect();
    let mut found = Vec::new();
    // The first line tells what undo takes back, the last but one what was done.
    for y in 1..buffer.area.height - 2 {
        let (mut line, mut x) = (Vec::new(), 0);
        while x < buffer.area.width {
            let symbol = buffer[Position::new(x, y)].symbol();
            line.push((x, symbol));
            x += u16::try_from(width(symbol)).expect("narrow").max(1);
        }
        for (at, (x, symbol)) in line.iter().enumerate() {
            if *symbol != CUT {
                continue;
            }
            let before: String = line[..at].iter().map(|(_, symbol)| *symbol).collect();
            let is_begun = |name: &&String| {
                let letters: Vec<char> = name.chars().collect();
                (2..letters.len()).any(|most| {
                    let begun: String = letters[..most].iter().collect();
                    before.strip_suffix(begun.as_str()).is_some_and(|rest| {
                        rest.chars().last().is_none_or(|it| !it.is_alphanumeric())
                    })
                })
            };
            if names.iter().any(is_begun) {
                found.push(CutName {
                    at: Position::new(*x, y),
                    line: line.iter().map(|(_, symbol)| *symbol).collect(),
                });
            }
        }
    }
    found
}

/// The rows of a match of a bracket, if there is one.
fn around(buffer: &Buffer, cut: &CutName) -> Rect {
    let above = cut.at.y.min(3);
    Rect { y: cut.at.y - above, height: above + 4, ..buffer.area }.intersection(buffer.area)
}

/// In a bracket, rounds stand side by side and names share the space
/// with them. The bracket on the home screen counts as no list.
fn is_bracket(buffer: &Buffer, area: Rect) -> bool {
    area.positions().any(|at| matches!(buffer[at].symbol(), "┐" | "┘" | "┌" | "└"))
}

/// Whether all rows of the area have more blank columns behind a cut name than separate two columns.
fn has_blanks_behind(buffer: &Buffer, cut: &CutName, area: Rect) -> bool {
    let symbol = |at: Position| buffer[at].symbol();
    let is_blank = |x: &u16| area.rows().all(|row| symbol(Position::new(*x, row.y)) == " ");
    let behind: Vec<u16> = (cut.at.x + 1..area.right()).collect();
    behind.chunk_by(|a, b| is_blank(a) && is_blank(b)).any(|run| run.len() > GAPS)
}

/// The reason why a name need not have been cut.
fn fault(front: &Front, cut: &CutName) -> Option<&'static str> {
    let buffer = front.cells();
    let frame = &front.desk.app.frame;
    let row = Rect { y: cut.at.y, height: 1, ..buffer.area };
    // The rows of a list with its heading.
    let headed = |list: Rect| Rect { y: list.y - 1, height: list.height + 1, ..list };
    let list = frame.pane(cut.at).map(|pane| headed(frame.area(pane)));
    let area = list.unwrap_or(row);
    let symbol = |at: Position| buffer[at].symbol();
    if is_bracket(&buffer, list.unwrap_or_else(|| around(&buffer, cut))) {
        return None;
    }
    if has_blanks_behind(&buffer, cut, area) {
        return Some("blank columns");
    }
    let club = &front.desk.app.data.club;
    let row = row.intersection(area).positions().map(symbol).collect::<String>().replace(' ', "");
    let told = club.tournaments().any(|event| row.contains(&event.name.replace(' ', "")));
    (club.tags().len() > 1 && told).then_some("the whole name of an event")
}

/// Draws an interface at each size and returns the names that were cut without need.
fn faults(front: &mut Front, of: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (columns, rows) in SIZES {
        front.desk.resize(columns, rows);
        let cut = cut_names(front);
        let needless = cut.iter().filter_map(|cut| Some((fault(front, cut)?, &cut.line)));
        let told = needless.map(|(why, line)| format!("{of}, {columns}x{rows}: {why} in {line}"));
        found.extend(told);
    }
    found
}

#[test]
fn names_give_way_last_in_every_scene() {
    let fronts = scenes::all()
        .flat_map(|scene| Language::ALL.map(|language| (scene.name, scene.front(language))));
    let found: Vec<String> =
        fronts.flat_map(|(name, mut front)| faults(&mut front, name)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Every screen of a day with two events, and keys that lead on from there.
fn screens() -> Vec<(Route, &'static str)> {
    let [first, last] = [PlayerId(2), PlayerId(11)];
    vec![
        (Route::Home, ""),
        (Route::Home, "/"),
        (Route::Home, "/ # 2"),
        (Route::Home, ":"),
        (Route::Home, "N"),
        (Route::Floor, ""),
        (Route::Floor, "<tab>"),
        (Route::Players, ""),
        (Route::Player(first), ""),
        (Route::Player(PlayerId(4)), ""),
        (Route::PlayerForm(PlayerForm::Change(first)), ""),
        (Route::tournament(CUP), ""),
        (Route::tournament(CUP), "<tab>"),
        (Route::tournament(CUP), "<tab> <tab>"),
        (Route::tournament(CUP), "<tab> <tab> <tab>"),
        (Route::tournament(CUP), "O"),
        (Route::a_match(CUP, MatchNo(3)), ""),
        (Route::LateEntry { tournament: CUP, instead: None }, "e"),
        (Route::Score(CUP, MatchNo(1)), ""),
        (Route::Score(CUP, MatchNo(1)), "2 1"),
        (Route::ResultSheet(None), ""),
        (Route::ResultSheet(Some(CUP)), ""),
        (Route::Duplicates(Some([first, last])), ""),
        (Route::Ranking, ""),
        (Route::Journal(None), ""),
        (Route::Wizard, "C u p <enter> <enter> <enter>"),
    ]
}

/// The pages of the event whose format differs.
fn pages() -> Vec<(Route, &'static str)> {
    ["", "<tab>", "<tab> <tab>", "<tab> <tab> <tab>", "O"]
        .map(|keys| (Route::tournament(SECOND), keys))
        .into()
}

#[test]
fn names_give_way_last_at_two_events() {
    let swiss = Format::Swiss { rounds: 3, colours: true };
    let pods = Format::Tables { size: 4, games: 2 };
    let mut found = Vec::new();
    for (second, mut visited) in [(ROBIN, screens()), (swiss, Vec::new()), (pods, Vec::new())] {
        visited.extend(pages());
        let file = saturday(second).into_file();
        for (language, (route, keys)) in
            Language::ALL.iter().flat_map(|language| visited.iter().map(move |it| (language, it)))
        {
            let mut front = Front::speaking(Hall::copy_of(&file), *language);
            front.show(route.clone());
            front.drive(keys);
            found.extend(faults(&mut front, &format!("{second:?} {route:?} {keys}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The screen of a bracket of 24 at 120 columns, on which no name is cut.
fn bracket_of_24(format: Format, name: fn(u32) -> String) -> String {
    let mut hall = Hall::new();
    hall.perform((1..=24).map(|no| add_player(PlayerId(no), &name(no))).collect()).expect("added");
    let players = (1..=24).map(PlayerId).collect();
    hall.perform(vec![
        create(CUP, "Open", format, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament: CUP, players }),
    ])
    .expect("entered");
    let club = hall.desk.club();
    let event = club.tournament(CUP).expect("there");
    let drawn = club.drawn(event, &DrawChoice::default(), 7).expect("drawn");
    hall.perform(drawn).expect("drawn");
    let mut front = Front::open(hall);
    front.desk.resize(120, 40);
    front.show(Route::tournament(CUP));
    let text = front.text();
    for no in 1..=24 {
        assert!(text.contains(&name(no)), "{}:\n{text}", name(no));
    }
    text
}

#[test]
fn a_bracket_of_24_cuts_no_name_while_others_have_room() {
    let format = Format::SingleElimination { third_place: true, placement: false };
    let text = bracket_of_24(format, |no| format!("Entrant With Number {no:02}"));
    assert!(text.contains("Final") && text.contains("Third place"), "{text}");
}

#[test]
fn rounds_that_nobody_has_reached_leave_their_room_to_names() {
    let text = bracket_of_24(DOUBLE, |no| format!("Entrant of Number {no:02}"));
    for short in [" R3", " R4", " WF", " GF"] {
        assert!(text.contains(short), "{short}:\n{text}");
    }
}

/// The rows of the list on a page of the display in which a name
/// was cut; the names of a table have a row of their own.
fn list_around(public: &Public, cut: &CutName) -> Rect {
    let area = public.buffer.area;
    let text = public.text();
    let next = text.lines().position(|line| line.trim() == ENGLISH.screen.board.next());
    let next = next.and_then(|row| u16::try_from(row + 1).ok());
    let calls = text.contains(ENGLISH.screen.board.called());
    // Large type of the title and the clock takes rows of a large wall.
    let head = if area.height < 30 { 1 } else { 6 };
    let top = match next.filter(|top| *top <= cut.at.y) {
        Some(below) => below,
        None if calls => return Rect { y: cut.at.y, height: 1, ..area },
        None => head,
    };
    Rect { y: top, height: area.height - 2 - top, ..area }
}

#[test]
fn names_give_way_last_on_every_page_of_the_display() {
    let swiss = Format::Swiss { rounds: 3, colours: true };
    let pods = Format::Tables { size: 4, games: 2 };
    let mut found = Vec::new();
    for second in [ROBIN, swiss, pods] {
        let mut public = Public::showing(saturday(second), &ENGLISH, Ink::default());
        for (columns, rows) in SIZES.into_iter().chain([(200, 60)]) {
            public.buffer.resize(Rect::new(0, 0, columns, rows));
            public.drive("<home>");
            for page in 1..=public.pages() {
                public.drive("<right>");
                let cut = cut_in(&public.buffer, &NAMES.map(str::to_owned));
                let needless = cut.iter().filter(|cut| {
                    !is_bracket(&public.buffer, around(&public.buffer, cut))
                        && has_blanks_behind(&public.buffer, cut, list_around(&public, cut))
                });
                let told =
                    |cut: &CutName| format!("{second:?} {columns}x{rows}, {page}: {}", cut.line);
                found.extend(needless.map(told));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Sentences that are longer than a line of the smallest screen.
#[test]
fn what_is_told_beside_a_list_is_never_cut() {
    let told = ["late_unknown", "ranking", "ranking_as_of", "groups", "tables", "tie_for_first"];
    for scene in scenes::all().filter(|scene| told.contains(&scene.name)) {
        for language in Language::ALL {
            let mut front = scene.front(language);
            front.desk.resize(60, 16);
            let (buffer, frame) = (front.cells(), &front.desk.app.frame);
            let beside = buffer.area.positions().filter(|at| frame.pane(*at).is_none());
            // A name may be cut, and then nothing of the sentence lacks.
            let is_end = |at: &Position| at.x + 1 == buffer.area.width - 1;
            let mut cut = { beside }.filter(|at| buffer[*at].symbol() == CUT && is_end(at));
            assert_eq!(cut.next(), None, "{}", front.text());
        }
    }
}

#[test]
fn beside_a_column_of_clubs_a_namesake_has_no_club_behind_the_name() {
    let mut hall = Hall::new();
    let new = |number, club: &str| {
        let club = Some(club.to_owned());
        NewPlayer { club, ..NewPlayer::named("Bea") }.registration(PlayerId(number))
    };
    let (tournament, players) = (CUP, vec![PlayerId(1), PlayerId(2)]);
    hall.perform(vec![
        new(1, "Leeds"),
        new(2, "Hull"),
        create(CUP, "Cup", ROBIN, Length::FirstTo(2)),
        Action::EnterPlayers(EnterPlayers { tournament, players }),
    ])
    .expect("entered");
    let mut front = Front::open(hall);
    for route in [Route::tournament(CUP), Route::Players] {
        front.show(route);
        front.shows("Leeds");
        assert!(!front.text().contains("(Leeds)"), "{}", front.text());
    }
}
