//! Who wins which prize of a tournament; laid over a screen.

use ratatui::layout::Rect;

use super::{export, print};
use crate::club::Tournament;
use crate::command::{CommandId, Scope};
use crate::domain::ids::TournamentId;
use crate::domain::prize::{Money, Won};
use crate::export::Kind;
use crate::paper::{self, Source};
use crate::tui::effect::Exported;
use crate::tui::kit::commands::{Commands, lead};
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::tui::kit::pen::Pen;
use crate::tui::route::Route;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// The prizes of a tournament as the standings are.
#[derive(Debug)]
pub(super) struct PrizesBoard {
    tournament: TournamentId,
    board: TableOverlay,
}

/// Shows the prizes; where none were set, the form for them.
pub(super) fn show(tournament: &Tournament, context: &Context<'_>) -> Step {
    if tournament.prizes.lists.is_empty() {
        return Step::Open(Route::Prizes(tournament.id));
    }
    let board = board(tournament, context.data, context.words);
    Step::cover(PrizesBoard { tournament: tournament.id, board })
}

fn board(tournament: &Tournament, data: &Snapshot, words: &'static Words) -> TableOverlay {
    let (say, prizes) = (&words.screen.prizes, &tournament.prizes);
    let won = data.club.awarded(tournament);
    let given = won.iter().filter(|one| one.player.is_some());
    let given = Money(given.map(|one| one.money.0).fold(0, u64::saturating_add));
    let state = if tournament.first_day().is_none() {
        Some(say.before())
    } else {
        (!tournament.is_over()).then(|| say.so_far())
    };
    let lead = std::iter::once(say.rules(prizes, given)).chain(state.map(str::to_owned)).collect();
    let [category, place, player, prize, remark] = say.headings();
    let headings = vec![
        Heading::word(category, 12),
        Heading::number(place, 5),
        Heading::name(player),
        Heading::word(prize, 22),
        Heading::word(remark, 12),
    ];
    let row = |one: &Won| {
        let list = prizes.lists.get(one.list);
        let category = list.and_then(|list| list.category.clone());
        let remark = match one {
            _ if one.lots => say.lots().to_owned(),
            _ if one.first < one.last => say.shared(one.first, one.last),
            _ => String::new(),
        };
        vec![
            category.unwrap_or_else(|| say.everybody().to_owned()),
            one.place.to_string(),
            one.player.map_or_else(|| say.nobody().to_owned(), |player| data.name(player)),
            prizes.written_award(one.money, one.thing.as_deref()),
            remark,
        ]
    };
    TableOverlay::new(say.title(&tournament.name), lead, headings, won.iter().map(row).collect())
}

impl Layer for PrizesBoard {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        self.board.title(data, words)
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Prizes, Scope::Table, Scope::List, Scope::Overlay]
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        Commands::of([
            lead(CommandId::Edit),
            lead(CommandId::Export),
            lead(CommandId::Print),
            lead(CommandId::Back),
        ])
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        let id = self.tournament;
        match intent {
            // A screen opens below what lies over it.
            Intent::Run(CommandId::Edit) => vec![Step::Back, Step::Open(Route::Prizes(id))],
            Intent::Run(CommandId::SetCategories) => {
                vec![Step::Back, Step::Open(Route::Categories)]
            }
            Intent::Run(CommandId::Export) => {
                vec![export::ask(Exported::Tournament(Kind::Prizes, id), context)]
            }
            Intent::Run(CommandId::Print) => {
                let shown = Some(paper::Kind::Prizes);
                vec![print::ask_of(Source::Tournament(id), shown, context)]
            }
            Intent::Refreshed => match context.data.club.tournament(id) {
                Some(found) => {
                    self.board = board(found, context.data, context.words);
                    Vec::new()
                }
                None => vec![Step::Back],
            },
            _ => self.board.update(intent, context),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.board.view(area, pen);
    }
}
