//! The tab with the list of matches.

use std::collections::HashSet;

use ratatui::layout::Rect;

use super::one_match::{scored, side_name};
use super::standings::group_name;
use super::tabs::{Chosen, chosen, draw_empty, no_matches};
use crate::club::tournament::SittingState;
use crate::club::{Match, MatchState, Sitting, Tournament};
use crate::command::CommandId;
use crate::domain::ids::MatchNo;
use crate::domain::round::RoundName;
use crate::domain::score::Side;
use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::theme::Theme;
use crate::tui::widget::bracket::{AT_TABLE, READY, WON};
use crate::tui::widget::selection::Selection;
use crate::tui::widget::table::{Cell, Column, Table, Width};
use crate::words::Words;

const PANE: Pane = Pane(2);
/// From this width on state and length of each match are shown in words.
const WIDE: u16 = 76;
/// Columns of scores, and of those with games in hand.
const SCORE: u16 = 7;
const HANDICAP: u16 = 13;

/// The list of matches.
#[derive(Debug, Clone, Default)]
pub(super) struct Matches {
    only_ready: bool,
    /// The stage in front.
    stage: u32,
    /// Whether its matches are played in groups.
    grouped: bool,
    /// Whether some of them begin with games in hand.
    handicapped: bool,
    listed: Vec<MatchNo>,
    selection: Selection,
}

impl Matches {
    /// Lists anew; the selected match stays selected while it is listed, and the first time the
    /// first one that can be played is selected.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32) {
        self.stage = stage;
        let selected = self.selected();
        let shown = |played: &Match| !self.only_ready || played.state() == MatchState::Ready;
        let listed = tournament.matches_of(stage).filter(|played| shown(played));
        let open: HashSet<MatchNo> = tournament.open_sittings(stage).collect();
        let sittings = tournament.sittings.iter().filter(|sitting| sitting.stage == stage);
        let sittings = sittings.map(|sitting| sitting.no);
        let sittings = sittings.filter(|no| !self.only_ready || open.contains(no));
        self.listed = listed.map(|played| played.no).chain(sittings).collect();
        self.grouped = tournament.matches_of(stage).any(|played| played.group.is_some());
        self.handicapped = tournament.matches_of(stage).any(|played| played.start != [0, 0]);
        let first = || tournament.matches_of(stage).find(|played| played.state().is_live());
        let wanted = selected.or_else(|| first().map(|played| played.no));
        let again = wanted.and_then(|no| self.listed.iter().position(|&other| other == no));
        if let Some(row) = again {
            self.selection = self.selection.on(row);
        }
    }

    pub(super) const fn is_narrowed(&self) -> bool {
        self.only_ready
    }

    pub(super) fn selected(&self) -> Option<MatchNo> {
        self.listed.get(self.selection.row(self.listed.len())?).copied()
    }

    pub(super) fn update(
        &mut self,
        intent: Intent,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Chosen> {
        if intent == Intent::Run(CommandId::OnlyReady) {
            self.only_ready = !self.only_ready;
            self.refresh(tournament, self.stage);
            return None;
        }
        let listed = self.selection.update(intent, PANE, self.listed.len(), context.frame);
        chosen(listed, |row| self.listed.get(row).copied().map(Chosen::Match))
    }

    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.tournament;
        if self.listed.is_empty() {
            let filtered = self.only_ready && tournament.matches_of(self.stage).next().is_some();
            let none = if filtered { words.empty.ready } else { no_matches(tournament, pen) };
            draw_empty(area, none, pen);
            return;
        }
        let mut columns = vec![Column::right(words.column.number, Width::Fixed(4))];
        if self.grouped {
            columns.push(Column::left(words.column.group, Width::Fixed(2)));
        }
        columns.extend([
            Column::left(words.column.round, Width::Fixed(13)),
            Column::left(words.column.first, Width::Flex(1)),
            Column::left(
                words.column.score,
                Width::Fixed(if self.handicapped { HANDICAP } else { SCORE }),
            ),
            Column::left(words.column.second, Width::Flex(1)),
        ]);
        let wide = area.width >= WIDE;
        if wide {
            columns.push(Column::left(words.column.state, Width::Fixed(10)));
            columns.push(Column::left(words.column.length, Width::Fixed(12)));
        } else {
            // Only the mark of those that are ready; a score says that a match is over.
            columns.push(Column::left("", Width::Fixed(1)));
        }
        let (looks, data, words) = (pen.theme.clone(), pen.data, pen.words);
        let row = |at: usize| {
            let Some(&no) = self.listed.get(at) else { return Vec::new() };
            let mut cells = match (tournament.match_no(no), tournament.sitting(no)) {
                (Some(played), _) => row(played, wide, &looks, data, words),
                (None, Some(sitting)) => table_row(sitting, wide, &looks, data, words),
                (None, None) => Vec::new(),
            };
            if self.grouped {
                let group = tournament.match_no(no).and_then(|played| played.group);
                cells.insert(1, group.map_or_else(String::new, group_name).into());
            }
            cells
        };
        let table = Table {
            pane: PANE,
            columns: &columns,
            len: self.listed.len(),
            row: &row,
            selection: self.selection,
            focused: true,
        };
        table.draw(area, pen);
    }
}

fn row(played: &Match, wide: bool, looks: &Theme, data: &Snapshot, words: &Words) -> Vec<Cell> {
    let (say, term) = (&words.screen.tournament, &words.term);
    let state = played.state();
    let winner = played.record.and_then(|record| record.outcome.winner());
    let side = |side: Side| {
        let name = side_name(played, side, data, words);
        match (state, winner) {
            (MatchState::Finished, Some(won)) if won == side => {
                Cell::styled(format!("{WON} {name}"), looks.winner)
            }
            (MatchState::Waiting, _) if played.sides[side.index()].is_none() => {
                Cell::styled(format!("  {name}"), looks.muted)
            }
            _ => format!("  {name}").into(),
        }
    };
    let (sign, look) = match state {
        MatchState::Ready => (READY, looks.ready),
        MatchState::Called | MatchState::Playing => (AT_TABLE, looks.ready),
        MatchState::Waiting | MatchState::Finished | MatchState::Bye | MatchState::Void => {
            (" ", looks.muted)
        }
    };
    let word = if played.postponed { say.postponed } else { (term.state)(state) };
    // The desk looks for a match at its table, so that stands instead of a word.
    let word = match &played.call {
        Some(call) if state.is_at_table() => (say.at_table)(&call.table),
        _ => word.to_owned(),
    };
    let told = if wide { format!("{sign} {word}") } else { sign.to_owned() };
    vec![
        played.no.to_string().into(),
        (term.round)(&played.round).into(),
        side(Side::A),
        scored(played, say).into(),
        side(Side::B),
        Cell::styled(told, look),
        (term.length)(played.length).into(),
    ]
}

/// A match at a table: who sits there, and how many of its games are played.
fn table_row(
    sitting: &Sitting,
    wide: bool,
    looks: &Theme,
    data: &Snapshot,
    words: &Words,
) -> Vec<Cell> {
    let names: Vec<String> = sitting.seats.iter().map(|&player| data.name(player)).collect();
    let (first, second) = names.split_at(names.len().div_ceil(2));
    let (state, sign, look) = match sitting.state() {
        SittingState::Ready => (MatchState::Ready, READY, looks.ready),
        SittingState::Playing => (MatchState::Playing, AT_TABLE, looks.ready),
        SittingState::Finished => (MatchState::Finished, " ", looks.muted),
    };
    let word = (words.term.state)(state);
    let told = if wide { format!("{sign} {word}") } else { sign.to_owned() };
    vec![
        sitting.no.to_string().into(),
        (words.term.round)(&RoundName::Round(sitting.round)).into(),
        (words.term.list)(first).into(),
        format!("{}/{}", sitting.games.len(), sitting.games_planned).into(),
        (words.term.list)(second).into(),
        Cell::styled(told, look),
    ]
}
