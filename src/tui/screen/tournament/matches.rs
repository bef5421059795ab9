//! The tab with the list of matches.

use ratatui::layout::Rect;

use super::one_match::{score, side_name};
use super::tabs::{Chosen, chosen, draw_empty, no_matches};
use crate::club::{Match, MatchState, Tournament};
use crate::command::CommandId;
use crate::domain::ids::MatchNo;
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

/// The list of matches.
#[derive(Debug, Clone, Default)]
pub(super) struct Matches {
    only_ready: bool,
    /// The stage in front.
    stage: u32,
    listed: Vec<MatchNo>,
    selection: Selection,
}

impl Matches {
    /// Lists anew; the selected match stays selected while it is listed.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32) {
        self.stage = stage;
        let selected = self.selected();
        let shown = |played: &Match| !self.only_ready || played.state() == MatchState::Ready;
        let listed = tournament.matches_of(stage).filter(|played| shown(played));
        self.listed = listed.map(|played| played.no).collect();
        let again = selected.and_then(|no| self.listed.iter().position(|&other| other == no));
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
        let mut columns = vec![
            Column::right(words.column.number, Width::Fixed(4)),
            Column::left(words.column.round, Width::Fixed(13)),
            Column::left(words.column.first, Width::Flex(1)),
            Column::left(words.column.score, Width::Fixed(7)),
            Column::left(words.column.second, Width::Flex(1)),
        ];
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
            let played = self.listed.get(at).and_then(|no| tournament.match_no(*no));
            played.map_or_else(Vec::new, |played| row(played, wide, &looks, data, words))
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
    let told = if wide { format!("{sign} {}", (term.state)(state)) } else { sign.to_owned() };
    vec![
        played.no.to_string().into(),
        (term.round)(&played.round).into(),
        side(Side::A),
        score(played, Side::A, say.walkover).unwrap_or_default().into(),
        side(Side::B),
        Cell::styled(told, look),
        (term.length)(played.length).into(),
    ]
}
