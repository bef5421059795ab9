//! An analysed game, move by move: the board where it is Othello, the best moves, the values, and where it was lost.

mod draw;

use ratatui::layout::Rect;

use crate::command::{CommandId, Scope};
use crate::request::analysed_games::Replay;
use crate::tui::kit::commands::{Commands, lead};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;

/// The list of the worst moves.
const PANE: Pane = Pane(0);

#[derive(Debug, Clone)]
pub(super) struct ReplayPage {
    name: String,
    replay: Option<Replay>,
    /// How many moves are made.
    at: usize,
    /// The value for the first player after each move.
    curve: Vec<(f64, f64)>,
}

impl ReplayPage {
    /// The game of that name, before its first move.
    pub(super) fn new(name: &str, data: &Snapshot) -> Self {
        let mut page = Self { name: name.to_owned(), replay: None, at: 0, curve: Vec::new() };
        page.refresh(data);
        page
    }

    fn refresh(&mut self, data: &Snapshot) {
        self.replay = data.records.games().and_then(|games| games.replay(&self.name));
        let replay = self.replay.as_ref();
        let values = (0..self.len()).filter_map(|at| replay?.value(at));
        self.curve = (1_u32..).map(f64::from).zip(values).collect();
        self.at = self.at.min(self.len());
    }

    fn len(&self) -> usize {
        self.replay.as_ref().map_or(0, |replay| replay.moves.len())
    }

    /// After the next of the worst moves; behind the last of them after the first.
    fn next_mistake(&self) -> Option<usize> {
        let worst = || self.replay.iter().flat_map(|replay| &replay.worst).map(|at| at + 1);
        worst().filter(|after| *after > self.at).min().or_else(|| worst().min())
    }
}

impl Layer for ReplayPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.game_records.game(&self.name)
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Replay, Scope::Main]
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let none = self.next_mistake().is_none();
        let next = lead(CommandId::NextMistake);
        Commands::of([
            next.unless(none, words.screen.game_records.no_mistake()),
            lead(CommandId::Back),
        ])
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Refreshed => self.refresh(context.data),
            Intent::Run(CommandId::Right) => self.at = (self.at + 1).min(self.len()),
            Intent::Run(CommandId::Left) => self.at = self.at.saturating_sub(1),
            Intent::Run(CommandId::First) => self.at = 0,
            Intent::Run(CommandId::Last) => self.at = self.len(),
            Intent::Run(CommandId::NextMistake) => {
                self.at = self.next_mistake().unwrap_or(self.at);
            }
            Intent::Click { pane: PANE, row } => {
                let worst = self.replay.as_ref().and_then(|replay| replay.worst.get(row));
                self.at = worst.map_or(self.at, |at| at + 1);
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        match &self.replay {
            Some(replay) => self.draw(replay, area, pen),
            None => pen.notice(area, pen.words.screen.game_records.gone()),
        }
    }
}
