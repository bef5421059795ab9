//! The pages of one tournament, and the one where there is nothing to show.

use super::content::{Kind, PageData, PageId};
use super::roll::{self, Look, RollLine};
use super::{Body, Page, cross, pairings, podium, seats, standings, tree};
use crate::club::{Phase, Tournament};
use crate::domain::format::Format;
use crate::tui::kit::widget::table::Column;

/// The pages of a tournament as far as it is.
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
        let winners = podium::winners(asked, tournament);
        if !winners.is_empty() {
            pages.push(page(Kind::Podium, 0, say.podium().to_owned(), Body::Podium(winners)));
        }
    }
    // A closed tournament need not be followed; people who ask for it by name see how it came about.
    if tournament.phase == Phase::Closed && asked.wanted.is_none() && !pages.is_empty() {
        return pages;
    }
    let format = stage.plan.format;
    if format.has_seats() && !over {
        let title = say.seats(tournament.last_round(tournament.current()));
        let tables = (0..).zip(seats::cut(asked, tournament));
        let seat = |(part, calls)| page(Kind::Seats, part, title.clone(), Body::Calls(calls));
        pages.extend(tables.map(seat));
    }
    if format.is_swiss()
        && let Some(round) = pairings::round(tournament)
    {
        let by_name = pairings::by_name(asked, tournament, round);
        pages.extend(rolls(Kind::ByName, &say.by_name(round), by_name));
        let boards = (0..).zip(pairings::by_board(asked, tournament, round));
        let title = say.by_board(round);
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
    // A player who still plays has no place in a bracket; the tree says more.
    if over || !format.is_elimination() {
        pages.extend(rolls(Kind::Standings, title, standings::rolls(asked, tournament)));
    }
    pages
}

fn entrants(asked: &PageData<'_>, tournament: &Tournament) -> Vec<roll::Roll> {
    let line = |(at, player): (usize, _)| {
        RollLine::Cells(vec![
            (at.to_string(), Look::Muted),
            (asked.data.name(player), Look::Strong),
        ])
    };
    let players = (1..).zip(tournament.entrants.to_vec());
    let columns = [Column::number("", 4), Column::name("")];
    roll::cut(&columns, players.map(line).collect(), asked.room)
}

/// The page of an event with nothing to show: what the program knows of what is to come.
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
