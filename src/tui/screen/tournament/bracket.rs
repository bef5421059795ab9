//! The tab with the bracket.

use std::collections::HashMap;
use std::sync::Arc;

use ratatui::layout::{Constraint, Layout, Rect};

use super::one_match::{WIDEST_WALKOVER, games, line, side_name};
use super::tabs::{Chosen, chosen, draw_empty, no_matches};
use crate::club::{Match, MatchState, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Side;
use crate::tui::hitbox::Pane;
use crate::tui::layer::{Context, Intent};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::text;
use crate::tui::widget::bracket::plan::Widths;
use crate::tui::widget::bracket::tree::{Node, Tree};
use crate::tui::widget::bracket::walk::Walk;
use crate::tui::widget::bracket::{Bracket, Face, FaceLine};
use crate::words::Words;

const PANE: Pane = Pane(0);
/// Room for what stands in a slot until its player is known.
const NARROWEST: usize = 11;

/// The bracket.
#[derive(Debug, Clone, Default)]
pub(super) struct BracketTab {
    tree: Tree,
    rounds: Vec<RoundName>,
    seeds: HashMap<PlayerId, usize>,
    longest: Widths,
    walk: Walk,
}

impl BracketTab {
    /// Draws up the tree anew; the first time the first match to play is selected.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        let empty = self.tree.nodes().is_empty();
        let drawn = || tournament.matches_of(stage);
        self.tree = Tree::new(drawn());
        let name_of = |column: &Vec<usize>| {
            let node = column.first().and_then(|at| self.tree.nodes().get(*at));
            let played = node.and_then(|node| tournament.match_no(node.no));
            played.map(|played| played.round.clone())
        };
        self.rounds = self.tree.columns().iter().filter_map(name_of).collect();
        let draw = tournament.stage_no(stage).and_then(|stage| stage.draw.as_ref());
        let seeds = draw.map_or(&[][..], |draw| &draw.seeds);
        self.seeds = seeds.iter().copied().zip(1..).collect();
        let names = seeds.iter().map(|&player| text::width(&data.name(player)));
        let side_games = |played: &Arc<Match>| {
            Side::BOTH.map(|side| text::width(&games(played, side, WIDEST_WALKOVER)))
        };
        self.longest = Widths {
            seed: seeds.len().to_string().len(),
            name: names.max().unwrap_or(0).max(NARROWEST),
            games: drawn().flat_map(side_games).max().unwrap_or(0).max(1),
        };
        if empty && let Some(ready) = tournament.matches_in(MatchState::Ready).next() {
            self.walk.select(&self.tree, ready.no);
        }
    }

    pub(super) fn selected(&self) -> Option<MatchNo> {
        let at = self.walk.selected(&self.tree)?;
        self.tree.nodes().get(at).map(|node| node.no)
    }

    pub(super) fn update(&mut self, intent: Intent, context: &Context<'_>) -> Option<Chosen> {
        let listed = self.walk.update(intent, PANE, &self.tree, self.longest, context.frame);
        chosen(listed, |at| self.tree.nodes().get(at).map(|node| Chosen::Match(node.no)))
    }

    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) {
        let Some(selected) = self.selected().and_then(|no| tournament.match_no(no)) else {
            draw_empty(area, no_matches(tournament, pen), pen);
            return;
        };
        let [tree, detail] =
            Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(area);
        let (data, words) = (pen.data, pen.words);
        let heading = |round: &RoundName| text::capital(&(words.term.round)(round));
        let headings: Vec<String> = self.rounds.iter().map(heading).collect();
        let face = |node: &Node| {
            let played = tournament.match_no(node.no);
            played.map_or_else(unknown, |played| self.face(played, data, words))
        };
        let bracket = Bracket {
            pane: PANE,
            tree: &self.tree,
            longest: self.longest,
            walk: &self.walk,
            headings: &headings,
            aside: &heading(&RoundName::ThirdPlace),
            face: &face,
        };
        bracket.draw(tree, pen);
        pen.line(detail, &line(selected, detail.width, data, words), pen.theme.muted);
    }

    fn face(&self, played: &Match, data: &Snapshot, words: &Words) -> Face {
        let winner = played.record.and_then(|record| record.outcome.winner());
        let line = |side: Side| {
            let seated = played.sides[side.index()];
            let seed = seated.and_then(|player| self.seeds.get(&player));
            FaceLine {
                seed: seed.map_or_else(String::new, usize::to_string),
                name: side_name(played, side, data, words),
                games: games(played, side, words.screen.tournament.walkover),
                known: seated.is_some(),
                won: winner == Some(side),
            }
        };
        Face { state: played.state(), lines: Side::BOTH.map(line) }
    }
}

/// A match of the tree that the tournament does not know; the tree is made from it, so none is.
fn unknown() -> Face {
    Face { state: MatchState::Waiting, lines: [FaceLine::default(), FaceLine::default()] }
}
