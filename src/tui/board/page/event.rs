//! The pages of one tournament, and the page of a hall where nothing is shown.

use std::sync::Arc;

use ratatui::widgets::{Block, Borders, Widget as _};

use super::calls::{self, Calls, Spot};
use super::content::{Kind, PageData, PageId};
use super::roll::{self, Look, Roll, RollLine};
use super::{Body, Page, cross, tree};
use crate::club::Pod;
use crate::club::tournament::Venue;
use crate::domain::format::{Format, StagePlan};
use crate::domain::name::spoken_order;
use crate::domain::standings::{Criterion, Standing};
use crate::drawing::texts::{criterion_value, so_far, titled};
use crate::tui::board::big::{Ink, Scale};
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::chip;
use crate::tui::screen::tournament::standings::{difference, group_name, reached, record_column};

/// The pages that fit the tournament's phase.
pub(super) fn pages(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Page> {
    let (say, term) = (&asked.words.screen.board, &asked.words.screen.tournament);
    let page = |kind, part, title: String, body| Page {
        id: PageId { kind, tournament: Some(tournament.id), part },
        name: tournament.name.clone(),
        title,
        body,
    };
    let rolls = |kind, title: &str, rolls: Vec<roll::Roll>| -> Vec<Page> {
        let numbered = (0..).zip(rolls);
        numbered.map(|(part, roll)| page(kind, part, title.to_owned(), Body::Roll(roll))).collect()
    };
    if tournament.phase == Phase::Registering {
        let mut title = say.entrants(tournament.entrants.len());
        if tournament.checks_in() {
            let here = asked.words.term.here(tournament.here(), tournament.entrants.len());
            title = asked.words.term.list(&[title, here]);
        }
        return rolls(Kind::Entrants, &title, entrants(asked, tournament));
    }
    let Some(stage) = tournament.stage() else { return Vec::new() };
    let over = tournament.is_over();
    let mut pages = Vec::new();
    if over {
        let winners = winners(asked, tournament);
        if !winners.is_empty() {
            pages.push(page(Kind::Podium, 0, say.podium().to_owned(), Body::Podium(winners)));
        }
    }
    // A closed tournament has only its winners, unless it was asked for by name.
    if tournament.phase == Phase::Closed && asked.wanted.is_none() && !pages.is_empty() {
        return pages;
    }
    let format = stage.plan.format;
    if format.has_seats() && !over {
        let title = say.seats(tournament.last_round(tournament.current()));
        let tables = (0..).zip(cut(asked, tournament));
        let seat = |(part, calls)| page(Kind::Seats, part, title.clone(), Body::Calls(calls));
        pages.extend(tables.map(seat));
    }
    if format.is_swiss()
        && let Some(round) = paired_round(tournament)
    {
        let by_name = by_name(asked, tournament, round);
        pages.extend(rolls(Kind::ByName, &say.by_name(round), by_name));
        let boards = (0..).zip(by_board(asked, tournament, round));
        let first = format.has_colours().then(|| asked.words.term.first_named().to_owned());
        let title = titled(say.by_board(round), first, asked.words);
        let board = |(part, calls)| page(Kind::ByBoard, part, title.clone(), Body::Calls(calls));
        pages.extend(boards.map(board));
    }
    if format.is_elimination() {
        let sections = (0..).zip(tree::sections(asked, tournament));
        pages.extend(sections.map(|(part, section)| {
            page(Kind::Tree, part, section.title.clone(), Body::Tree(Box::new(section)))
        }));
    }
    if format.is_round_robin() {
        let sheets = (0..).zip(cross::sheets(asked, tournament));
        pages.extend(
            sheets.map(|(part, sheet)| {
                page(Kind::Cross, part, sheet.title.clone(), Body::Cross(sheet))
            }),
        );
    }
    let title = match format {
        _ if over => say.result(),
        Format::Ladder => say.ladder(),
        _ => term.standings(),
    };
    // The bracket says more: a player who still plays has no place yet.
    if over || !format.is_elimination() {
        let so_far = so_far(tournament, tournament.current(), asked.words);
        let title = titled(title, so_far, asked.words);
        pages.extend(rolls(Kind::Standings, &title, standings(asked, tournament)));
    }
    pages
}

fn entrants(asked: &PageData<'_>, tournament: &Tournament) -> Vec<roll::Roll> {
    let fields = Fields::default()
        .with(Column::number("", 4), |(at, _): &(usize, PlayerId)| at.to_string())
        .with(Column::name(""), |(_, player)| asked.data.name(*player));
    let players = (1..).zip(tournament.entrants.to_vec());
    let looks = [Look::Muted, Look::Strong];
    let lines = players.map(|player| fields.line(&player, looks)).collect();
    roll::cut(&fields.columns(), lines, asked.room)
}

/// The page for a hall without anything to show: which tournaments are to come.
pub(super) fn idle(asked: &PageData<'_>) -> Page {
    let say = &asked.words.screen.board;
    let club = &asked.data.club;
    let mut sentences = Vec::new();
    match asked.wanted.map(|wanted| club.tournament(wanted)) {
        Some(None) => sentences.push(say.gone().to_owned()),
        Some(Some(one)) => sentences.extend(to_come(asked, one)),
        None => sentences.extend(club.tournaments().filter_map(|one| to_come(asked, one))),
    }
    if sentences.is_empty() || asked.wanted.is_none() {
        sentences.insert(0, say.idle().to_owned());
    }
    let name = asked.wanted.and_then(|wanted| club.tournament(wanted));
    Page {
        id: PageId { kind: Kind::Idle, tournament: asked.wanted, part: 0 },
        name: name.map_or_else(String::new, |one| one.name.clone()),
        title: String::new(),
        body: Body::Sentences(sentences),
    }
}

fn to_come(asked: &PageData<'_>, one: &Tournament) -> Option<String> {
    let say = &asked.words.screen.board;
    match (one.phase, one.next_stage()) {
        (Phase::Registering, _) => Some(say.registering(&one.name, one.entrants.len())),
        (Phase::Running, Some(stage)) => Some(say.next_stage(&one.name, stage)),
        (Phase::Closed, _) if asked.wanted.is_some() => Some(say.over(&one.name)),
        (Phase::Running | Phase::Closed, _) => None,
    }
}

/// The pods of a tournament that still play, cut into pages. Pods at tables of the hall are on the page of calls.
pub(super) fn cut(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Calls> {
    let say = &asked.words.screen.board;
    let spot = |pod: &Pod| Spot {
        venue: Venue::Pod(pod.table),
        names: tournament.still_at(pod).map(|player| asked.data.name(player)).collect(),
        what: String::new(),
        brief: String::new(),
        note: say.games(pod.games.len(), pod.games_planned),
        call: None,
    };
    let open = tournament.open_pods(tournament.current());
    let pods = open.filter_map(|no| tournament.pod(no)).filter(|pod| pod.call.is_none());
    let spots: Vec<Spot> = pods.map(|pod| spot(pod)).collect();
    calls::cut(&spots, asked)
}

/// How many tie-breaks of a Swiss stand behind the points.
const STEPS: usize = 3;

/// The standings, cut into pages. Each group begins with its name, unless a later stage was played.
fn standings(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Roll> {
    let Some(stage) = tournament.stage() else { return Vec::new() };
    let format = stage.plan.format;
    let standings = tournament.standings();
    let mut lines = Vec::new();
    let record = record_column(&standings, asked.words);
    let fields = standings_fields(asked, tournament, &stage.plan, record);
    for group in standings.chunk_by(|a, b| a.group == b.group) {
        if let Some(number) = group.first().and_then(|line| line.group)
            && format.has_groups()
        {
            let heading = asked.words.screen.tournament.group(group_name(number));
            lines.push(RollLine::Heading(heading));
        }
        lines.extend(group.iter().map(|line| {
            let look = if line.rank == Some(1) { Look::Good } else { Look::Strong };
            fields.line(line, [look, look])
        }));
    }
    roll::cut(&fields.columns(), lines, asked.room)
}

fn standings_fields<'a>(
    asked: &'a PageData<'_>,
    tournament: &'a Tournament,
    plan: &StagePlan,
    (results, draws): (Column, bool),
) -> Fields<'a, Standing> {
    let (words, title) = (asked.words, &asked.words.screen.tournament.column);
    let rank = |line: &Standing| line.rank.map_or_else(String::new, |rank| rank.to_string());
    let fields = Fields::default()
        .with(Column::number(title.rank(), 4), rank)
        .with(Column::name(title.name()), |line| asked.data.name(line.player));
    let record = move |line: &Standing| line.record(draws);
    let points = |line: &Standing| line.points.to_string();
    match plan.format {
        Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
            fields.with(Column::word(title.reached(), 18), |line| reached(line, tournament, words))
        }
        Format::Swiss { .. } => {
            let fields =
                fields.with(results, record).with(Column::number(title.points(), 5), points);
            let steps = plan.standings().steps.into_iter().map(|step| step.criterion).enumerate();
            let told = steps.filter(|(_, criterion)| *criterion != Criterion::MatchPoints);
            told.take(STEPS).fold(fields, |fields, (at, criterion)| {
                let column = Column::number(words.term.criterion(criterion), 6);
                fields.with(column, move |line| {
                    let value = line.values.get(at).copied().flatten();
                    value.map_or_else(String::new, |value| criterion_value(criterion, value))
                })
            })
        }
        Format::RoundRobin { .. } | Format::Groups { .. } | Format::Recorded => fields
            .with(results, record)
            .with(Column::number(title.points(), 5), points)
            .with(Column::number(title.difference(), 5), |line| difference(line.tally)),
        Format::Tables { .. } => {
            let table = |line: &Standing| line.table.unwrap_or_default();
            fields
                .with(Column::number(title.points(), 7), move |line| table(line).points.to_string())
                .with(Column::number(title.games_played(), 5), move |line| {
                    table(line).games().to_string()
                })
        }
        Format::Ladder => fields.with(results, record),
    }
}

/// The last rank on the podium.
const LAST: u32 = 3;
/// Lines and columns that a medal has more than its digit; columns before the name; lines between places.
const AROUND: u16 = 2;
const PADDING: u16 = 3;
const GAP: u16 = 4;
/// The size, columns and rows, from which on the podium is large.
const LARGE: (u16, u16) = (60, 18);

/// The first three with their ranks. Of groups it is the first of each; of a recorded tournament, the known ranks.
pub(super) fn winners(asked: &PageData<'_>, tournament: &Tournament) -> Vec<(u32, String)> {
    let standings = tournament.standings();
    // The ranks behind a knock-out include players who withdrew in the groups; their groups are over.
    let grouped = tournament.stage().is_some_and(|stage| stage.plan.format.has_groups());
    let last = if grouped { 1 } else { LAST };
    let placed = tournament.placed();
    let is_place =
        |line: &&Standing| placed.as_ref().is_none_or(|placed| placed.contains(&line.player));
    let ranked = |line: &Standing| Some((line.rank?, asked.data.name(line.player)));
    let mut first: Vec<(u32, String)> = standings
        .iter()
        .filter(is_place)
        .filter_map(ranked)
        .filter(|(rank, _)| *rank <= last)
        .collect();
    first.sort_by_key(|(rank, _)| *rank);
    first
}

/// Draws the podium in the middle of the page, each name behind its medal.
pub(super) fn draw_winners(winners: &[(u32, String)], area: Rect, ink: Ink, pen: &mut Pen<'_>) {
    let count = span(winners.len()).max(1);
    let fits = |scale: &Scale| (ink.height(*scale) + AROUND + 1) * count <= area.height + 1;
    let roomy = area.width >= LARGE.0 && area.height >= LARGE.1;
    let scales = [Scale::Huge, Scale::Large].into_iter();
    let scale = scales.filter(|_| roomy).find(fits).unwrap_or(Scale::Line);
    let around = if scale == Scale::Line { 0 } else { AROUND };
    let height = ink.height(scale) + around;
    let pitch = (area.height / count).clamp(height + 1, height + height.div_ceil(2));
    let padding = if scale == Scale::Line { 1 } else { PADDING };
    let medal = ink.width("1", scale).unwrap_or(1) + 2 * padding;
    // No name is larger than the name of a better rank.
    let mut largest = scale;
    let scales: Vec<Scale> = winners
        .iter()
        .map(|(_, name)| {
            largest = scale_of(name, largest, area.width.saturating_sub(medal + GAP), ink);
            largest
        })
        .collect();
    let names = winners.iter().zip(&scales);
    let widest = names.filter_map(|((_, name), scale)| ink.width(name, *scale)).max().unwrap_or(0);
    let taken = pitch.saturating_mul(count).saturating_sub(pitch - height);
    let block = centred(area, medal + GAP + widest, taken);
    for ((at, (rank, name)), of_name) in (0..).zip(winners).zip(scales) {
        let y = block.y.saturating_add(pitch.saturating_mul(at));
        let line = Rect { y, height, ..block }.intersection(area);
        if line.is_empty() {
            return;
        }
        let plate = Rect { width: medal, ..line }.intersection(area);
        draw_medal(*rank, plate, (scale, ink), pen);
        let beside = Rect {
            x: plate.right() + GAP,
            // The name is centred on its medal.
            y: line.y + line.height.saturating_sub(ink.height(of_name)) / 2,
            width: area.right().saturating_sub(plate.right() + GAP),
            height: ink.height(of_name),
        };
        let style = if *rank == 1 { pen.theme.winner } else { pen.theme.title };
        ink.draw(name, of_name, beside.intersection(area), style, pen);
    }
}

/// The largest size, up to `most`, at which the name fits.
fn scale_of(name: &str, most: Scale, room: u16, ink: Ink) -> Scale {
    let scales = [Scale::Huge, Scale::Large].into_iter();
    let smaller = scales.skip_while(|scale| *scale != most);
    let mut fitting = smaller.filter(|scale| ink.width(name, *scale).is_some_and(|it| it <= room));
    fitting.next().unwrap_or(Scale::Line)
}

/// Draws a rank in the colour of its medal, with a frame if the medal has no background colour.
fn draw_medal(rank: u32, plate: Rect, (scale, ink): (Scale, Ink), pen: &mut Pen<'_>) {
    let look = pen.theme.medal(rank).unwrap_or(pen.theme.title);
    if scale == Scale::Line {
        let (text, style) = chip(&rank.to_string(), look);
        pen.line(plate, &text, style);
        return;
    }
    let border = if look.bg.is_some() { Borders::NONE } else { Borders::ALL };
    Block::new().borders(border).style(look).render(plate, pen.buf);
    let inside = plate.inner(Margin { horizontal: PADDING, vertical: 1 });
    ink.draw(&rank.to_string(), scale, inside, look, pen);
}

/// The last round of the current stage, if it has matches to be played.
fn paired_round(tournament: &Tournament) -> Option<u32> {
    let stage = tournament.current();
    let round = tournament.last_round(stage);
    let mut boards = tournament.boards(stage, round);
    boards.any(|board| board.state().is_open()).then_some(round)
}

/// Columns of a table's name, and of a board's number.
const TABLE: u16 = 8;
const BOARD: u16 = 6;
/// Columns of who moves first.
const MOVES: u16 = 11;

#[derive(Clone, Copy)]
struct Met<'a> {
    board: u32,
    table: Option<&'a str>,
    other: PlayerId,
    is_first: bool,
}

fn table(played: &Match) -> Option<&str> {
    let call = played.call.as_ref().filter(|_| played.state().is_at_table());
    call.map(|call| call.table.as_str())
}

/// Every player in the order of readings, with table, board and opponent.
pub(super) fn by_name(asked: &PageData<'_>, tournament: &Tournament, round: u32) -> Vec<Roll> {
    let say = &asked.words.screen.board;
    let stage = tournament.current();
    // Called players go to the table of the call, not to their board.
    let called = tournament.boards(stage, round).any(|played| table(played).is_some());
    let boards = (1..).zip(tournament.boards(stage, round));
    let seated = boards.flat_map(|(board, played): (u32, &Arc<Match>)| {
        let met = move |other, is_first| Some(Met { board, table: table(played), other, is_first });
        let players = played.players().into_iter();
        players.flat_map(move |[a, b]| [(a, met(b, true)), (b, met(a, false))])
    });
    let unpaired = tournament.unpaired(stage, round).into_iter();
    let bye = unpaired.filter(|one| !one.absent).map(|one| (one.player, None));
    let mut all: Vec<(PlayerId, Option<Met<'_>>)> = seated.chain(bye).collect();
    all.sort_by_cached_key(|(player, _)| (read(asked, *player), *player));
    let has_colours = tournament.stage().is_some_and(|stage| stage.plan.format.has_colours());
    let moves = [asked.words.term.moves_first(), asked.words.term.moves_second()];
    let fields = Fields::default()
        .with(Column::name(""), |(player, _): &(PlayerId, Option<Met<'_>>)| {
            asked.data.name(*player)
        })
        .with_if(called, Column::number(say.table_of(), TABLE), |(_, met)| {
            met.and_then(|met| met.table).unwrap_or_default().to_owned()
        })
        .with(Column::number(say.board_of(), BOARD), |(_, met)| {
            met.map_or_else(String::new, |met| met.board.to_string())
        })
        .with(Column::name(say.against()), |(_, met)| {
            met.map_or_else(|| say.bye().to_owned(), |met| asked.data.name(met.other))
        })
        .with_if(has_colours, Column::word("", MOVES), |(_, met)| {
            let moves = met.map(|met| if met.is_first { moves[0] } else { moves[1] });
            moves.unwrap_or_default().to_owned()
        });
    // The table or board stands out.
    let looks = [Look::Strong, Look::Good, if called { Look::Muted } else { Look::Plain }];
    let lines = all.iter().map(|one| fields.line(one, looks)).collect();
    roll::cut(&fields.columns(), lines, asked.room)
}

/// The key for the order of names: the reading, else the name.
fn read(asked: &PageData<'_>, player: PlayerId) -> (u8, String, String) {
    let reading = asked.data.club.player(player).and_then(|one| one.reading.clone());
    spoken_order(&reading.unwrap_or_else(|| asked.data.name(player)))
}

/// Every board with its players, cut into pages.
pub(super) fn by_board(asked: &PageData<'_>, tournament: &Tournament, round: u32) -> Vec<Calls> {
    let stage = tournament.current();
    let points = tournament.points_before(stage, round);
    let of = |player: PlayerId| points.get(&player).copied().unwrap_or_default().to_string();
    let boards = (1..).zip(tournament.boards(stage, round));
    let spots = boards.filter_map(|(board, played): (u32, &Arc<Match>)| {
        let [a, b] = played.players()?;
        Some(Spot {
            venue: Venue::Board(board),
            names: [a, b].map(|player| asked.data.name(player)).to_vec(),
            what: table(played).map_or_else(String::new, |table| {
                calls::named(&Venue::Table(table.to_owned()), asked.words)
            }),
            brief: String::new(),
            note: asked.words.screen.board.points(of(a), of(b)),
            call: None,
        })
    });
    calls::cut(&spots.collect::<Vec<_>>(), asked)
}
