//! The dashboard beside the lists on a large screen: every table with how long it has been taken, and the leaders.

use std::sync::Arc;

use ratatui::style::Style;

use crate::club::question::floor::{AtTable, Where};
use crate::club::{MatchState, Phase, Place, Tournament};
use crate::domain::ids::TournamentId;
use crate::domain::number::PlayerId;
use crate::domain::slot::Qualifier;
use crate::domain::standings::{Standing, Tally};
use crate::tui::kit::bar::bar;
use crate::tui::kit::hitbox::Hitboxes;
use crate::tui::kit::prelude::*;
use crate::tui::screen::floor::Elapsed;
use crate::tui::screen::floor::draw::pair;
use crate::tui::screen::tournament::bracket::BracketTab;

/// Columns of the bar beside a table, and of a table's name at most.
const BAR: usize = 8;
const NAME: usize = 8;
const MINUTES: usize = 5;

/// A table of the hall.
#[derive(Debug, Clone)]
pub(super) struct Spot {
    name: String,
    reserved: bool,
    /// The tournaments for which it is reserved.
    holders: Vec<String>,
    taken: Option<Taken>,
}

/// The match at a table.
#[derive(Debug, Clone)]
struct Taken {
    at: Where,
    since: Place,
    state: MatchState,
}

/// A tournament that is being played, to be looked at.
#[derive(Debug, Clone)]
pub(super) struct Leaders {
    pub(super) tournament: TournamentId,
    pub(super) shown: Shown,
}

/// The part of a tournament that tells most.
#[derive(Debug, Clone)]
pub(super) enum Shown {
    Standings(Vec<Leader>),
    /// In an elimination nobody has a rank before the end.
    Bracket(BracketTab),
}

/// A line of the standings: rank, player, matches.
#[derive(Debug, Clone, Copy)]
pub(super) struct Leader {
    rank: Option<u32>,
    group: Option<u32>,
    player: PlayerId,
    tally: Tally,
    /// In a Swiss, where a bye is worth points too and the matches alone do not explain the rank, and in pods, which have
    /// no matches.
    points: Option<f64>,
}

/// All tables of the hall.
pub(super) fn spots(data: &Snapshot) -> Vec<Spot> {
    let spot = |at: AtTable<'_>| Spot {
        name: at.table.name.clone(),
        reserved: at.table.reserved,
        holders: data.club.holders(at.table).map(|holder| holder.name.clone()).collect(),
        taken: at.played.map(|(tournament, played, call)| Taken {
            at: (tournament.id, played.no()),
            since: played.at_table_since().unwrap_or(call.called),
            state: played.state(),
        }),
    };
    data.club.floor().into_iter().map(spot).collect()
}

/// The standings of the tournament that was begun last of those being played; those of which something was played or
/// called come first, those that are over last.
pub(super) fn leaders(data: &Snapshot) -> Option<Leaders> {
    let led = data.club.tournaments().rev().filter(|tournament| is_led(tournament));
    let rank = |one: &&Arc<Tournament>| {
        if one.is_over() { 2 } else { u8::from(!is_begun(one)) }
    };
    let tournament = led.min_by_key(rank)?;
    if tournament.matches_of(tournament.current()).any(|played| played.seat.is_some()) {
        let shown = Shown::Bracket(BracketTab::shown(tournament, data));
        return Some(Leaders { tournament: tournament.id, shown });
    }
    let is_swiss = tournament.stage().is_some_and(|stage| stage.plan.format.is_swiss());
    let standings = tournament.standings();
    // In a later stage, players who stayed behind in a group have a rank among all.
    let grouped = standings.iter().all(|line| line.group.is_some());
    let line = |line: Standing| Leader {
        rank: line.rank,
        group: line.group.filter(|_| grouped),
        player: line.player,
        tally: line.tally,
        points: match line.table {
            Some(table) => Some(table.points.value()),
            None => is_swiss.then_some(line.points),
        },
    };
    let shown = Shown::Standings(standings.into_iter().map(line).collect());
    Some(Leaders { tournament: tournament.id, shown })
}

fn is_begun(tournament: &Tournament) -> bool {
    let begun = |state: MatchState| state.is_at_table() || state == MatchState::Finished;
    tournament.fixtures().any(|one| begun(one.state()))
}

fn is_led(tournament: &Tournament) -> bool {
    let drawn = tournament.stage().is_some_and(|stage| stage.draw.is_some());
    tournament.phase == Phase::Running && drawn
}

/// Draws the tables: name, players, minutes since the call or the start, and a bar that is full when a match should be
/// over; it turns yellow then, and red at one and a half times that.
pub(super) fn draw_spots(spots: &[Spot], area: Rect, pen: &mut Pen<'_>) {
    let name = spots.iter().map(|spot| text::width(&spot.name)).max().unwrap_or(0).min(NAME);
    let room = usize::from(area.width).saturating_sub(name + 2 + MINUTES + 1);
    let pairs = spots.iter().filter_map(|spot| spot.taken.as_ref());
    let pairs = pairs.map(|taken| text::width(&pair(taken.at, u16::MAX, pen.data, pen.words)));
    // The bar repeats the minutes: it gives way to names.
    let bars = if pairs.max().unwrap_or(0) + BAR < room { BAR + 1 } else { 0 };
    for (spot, row) in spots.iter().zip(area.rows()) {
        let muted = pen.theme.muted;
        let table = text::pad(&spot.name, name);
        let Some(taken) = &spot.taken else {
            pen.pieces(row, [(table.as_str(), muted), ("  ", muted)]);
            let free = Rect {
                x: row.x + width(name) + 2,
                width: row.width.saturating_sub(width(name) + 2),
                ..row
            };
            let told = pen.words.message.event.free_table(spot.reserved, &spot.holders);
            pen.line(free, &told, muted);
            continue;
        };
        let elapsed = Elapsed::since(taken.since, taken.at.0, pen.data);
        let style = elapsed.look(pen.theme);
        let room = room.saturating_sub(bars);
        let players = text::pad(&pair(taken.at, width(room), pen.data, pen.words), room);
        let told = text::pad_left(&pen.words.screen.floor.minutes(elapsed.minutes), MINUTES);
        let [full, rest] = bar(elapsed.filled(BAR), BAR);
        let look = pen.theme.of_match(taken.state);
        let pieces: [(&str, Style); 8] = [
            (&table, pen.theme.key),
            ("  ", muted),
            (&players, look),
            (" ", muted),
            (&told, style),
            (" ", muted),
            (&full, style),
            (&rest, pen.theme.border),
        ];
        let shown = if bars > 0 { pieces.len() } else { pieces.len() - 3 };
        pen.pieces(row, pieces.into_iter().take(shown));
    }
}

/// Draws the bracket around the match that comes next, or who leads: rank, name, won and lost matches or points.
pub(super) fn draw_leaders(
    leaders: &Leaders,
    tournament: &Tournament,
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let lines = match &leaders.shown {
        // It is only looked at: no click falls on it.
        Shown::Bracket(bracket) => {
            let mut hits = Hitboxes::blind();
            let mut pen = Pen { buf: pen.buf, hits: &mut hits, ..*pen };
            return bracket.draw_shown(area, tournament, &mut pen);
        }
        Shown::Standings(lines) => lines,
    };
    let draws = Tally::has_draws(lines.iter().map(|line| line.tally));
    let result =
        |line: &Leader| line.points.map_or_else(|| line.tally.record(draws), |it| it.to_string());
    let widest = lines.iter().map(|line| text::width(&result(line))).max().unwrap_or(0);
    for (line, row) in lines.iter().zip(area.rows()) {
        // Groups follow one another: without its letter a rank would be there twice.
        let rank = line.rank.map(|rank| match line.group {
            Some(group) => Qualifier { group, rank }.to_string(),
            None => rank.to_string(),
        });
        let rank = text::pad_left(&rank.unwrap_or_default(), 3);
        let result = text::pad_left(&result(line), widest);
        let room = usize::from(row.width).saturating_sub(5 + widest + 1);
        let name = text::pad(&text::fit(&pen.data.name(line.player), room), room);
        let look = if line.rank == Some(1) { pen.theme.winner } else { pen.theme.text };
        let muted = pen.theme.muted;
        pen.pieces(
            row,
            [(rank.as_str(), muted), ("  ", muted), (&name, look), (" ", muted), (&result, look)],
        );
    }
}

fn width(columns: usize) -> u16 {
    u16::try_from(columns).unwrap_or(u16::MAX)
}
