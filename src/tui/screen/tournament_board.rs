//! A table about a tournament that lies over a screen: who wins which prize, who has paid the fee.

use crate::club::Tournament;
use crate::domain::ids::TournamentId;
use crate::tui::kit::overlay::table::TableOverlay;
use crate::tui::kit::prelude::*;

type MakeTable = fn(&Tournament, &Snapshot, &'static Words) -> TableOverlay;
/// Its commands with that row selected.
type MakeCommands = fn(TournamentId, Option<usize>, &Snapshot, &'static Words) -> Commands;

#[derive(Debug)]
pub(super) struct TournamentBoard {
    tournament: TournamentId,
    scopes: &'static [Scope],
    make: (MakeTable, MakeCommands),
    table: TableOverlay,
}

/// Lays the table over the screen.
pub(super) fn show(
    tournament: &Tournament,
    scopes: &'static [Scope],
    make: (MakeTable, MakeCommands),
    context: &Context<'_>,
) -> Step {
    let table = make.0(tournament, context.data, context.words);
    Step::cover(TournamentBoard { tournament: tournament.id, scopes, make, table })
}

/// A screen opens below what lies over it.
pub(super) fn below(row: CommandHere, route: Route) -> CommandHere {
    row.does_anywhere(|_| vec![Step::Back, Step::Open(route)])
}

impl Layer for TournamentBoard {
    fn scopes(&self) -> &'static [Scope] {
        self.scopes
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        self.make.1(self.tournament, self.table.selected(), data, words)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news != News::Refreshed {
            return self.table.update(news, context);
        }
        let Some(found) = context.data.club.tournament(self.tournament) else {
            return vec![Step::Back];
        };
        self.table = self.make.0(found, context.data, context.words).selected_as(&self.table);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.table.view(area, pen);
    }
}
