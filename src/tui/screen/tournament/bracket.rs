//! The tab with the bracket.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::one_match::{
    Chosen, WIDEST_MARKS, draw_empty, games, line, marked_name, marked_width, no_matches, source,
};
use crate::domain::bracket::Branch;
use crate::domain::round::RoundName;
pub(in crate::tui) use crate::drawing::texts::branch_name;
use crate::drawing::tree::{Node, Tree};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::bracket::plan::{RoundNames, Widths};
use crate::tui::kit::widget::bracket::{Bracket, CellLine, MatchCell, Walk};
use crate::words::ENGLISH;

const PANE: Pane = Pane(0);
/// The line with the names of the parts.
const PARTS: Pane = Pane(9);
/// Columns for a slot whose player is not known yet.
const NARROWEST: usize = 11;

/// Columns of the letter before a match number, where names are not shown. The letter may be wide.
pub(in crate::tui) const LETTER: usize = 2;

/// A part of the bracket: its tree, and the selection in it.
#[derive(Debug, Clone)]
struct Part {
    branch: Branch,
    tree: Tree,
    rounds: Vec<RoundName>,
    /// The names of each round.
    names: Vec<RoundNames>,
    walk: Walk,
}

impl Part {
    fn new(
        branch: Branch,
        walk: Walk,
        (tournament, stage): (&Tournament, u32),
        data: &Snapshot,
    ) -> Self {
        let tree = Tree::new(tournament.matches_of(stage), branch);
        let name_of = |column: &Vec<usize>| {
            let node = column.first().and_then(|at| tree.nodes().get(*at));
            let played = node.and_then(|node| tournament.match_no(node.no));
            played.map(|played| played.round.clone())
        };
        let rounds = tree.columns().iter().filter_map(name_of).collect();
        let names = round_names(&tree, |node| tournament.match_no(node.no), tournament, data);
        Self { branch, tree, rounds, names, walk }
    }

    fn selected(&self) -> Option<MatchNo> {
        let at = self.walk.selected(&self.tree)?;
        self.tree.nodes().get(at).map(|node| node.no)
    }
}

/// The bracket: winners' bracket, losers' bracket, and the brackets for places.
#[derive(Debug, Clone, Default)]
pub(in crate::tui::screen) struct BracketTab {
    /// The shown stage.
    stage: u32,
    parts: Vec<Part>,
    /// The index of the shown part.
    front: usize,
    seeds: HashMap<PlayerId, u32>,
    longest: Widths,
}

impl BracketTab {
    /// Makes the trees again. The first time, the next match is selected.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        self.stage = stage;
        let drawn = || tournament.matches_of(stage);
        let branches: BTreeSet<Branch> =
            drawn().filter_map(|played| Some(played.seat?.branch)).collect();
        let before = std::mem::take(&mut self.parts);
        let part = |branch: Branch| {
            let known = before.iter().find(|part| part.branch == branch);
            let walk = known.map(|part| part.walk.clone()).unwrap_or_default();
            let mut part = Part::new(branch, walk, (tournament, stage), data);
            // The selected match stays selected if a late entry or a reset moves others.
            if let Some(no) =
                known.and_then(Part::selected).filter(|no| part.tree.find(*no).is_some())
            {
                part.walk.select(&part.tree, no);
            }
            part
        };
        self.parts = branches.into_iter().map(part).collect();
        self.front = self.front.min(self.parts.len().saturating_sub(1));
        let draw = tournament.stage_no(stage).and_then(|stage| stage.draw.as_ref());
        let seeded =
            draw.into_iter().flat_map(|draw| draw.players().map(|one| (one, draw.seed(one))));
        self.seeds = seeded.filter_map(|(player, seed)| Some((player, seed?))).collect();
        let names = self.seeds.keys().map(|&player| text::width(&data.name(player)));
        let marked = drawn().map(|played| marked_width(tournament, played, data));
        let side_games = |played: &Arc<Match>| {
            Side::BOTH.map(|side| text::width(&games(played, side, *WIDEST_MARKS)))
        };
        self.longest = Widths {
            seed: self.seeds.values().max().unwrap_or(&0).to_string().len(),
            name: names.chain(marked).max().unwrap_or(0).max(NARROWEST),
            games: drawn().flat_map(side_games).max().unwrap_or(0).max(1),
            brief: drawn().map(|played| played.no.0).max().unwrap_or(0).to_string().len() + LETTER,
        };
        if before.is_empty() {
            let first = tournament.matches_of(stage).min_by_key(|played| nearness(played));
            first.map(|played| self.select(played.no));
        }
    }

    /// The bracket of the current stage without a selection, with the next match in view.
    pub(in crate::tui::screen) fn shown(tournament: &Tournament, data: &Snapshot) -> Self {
        let mut tab = Self::default();
        tab.refresh(tournament, tournament.current(), data);
        for part in &mut tab.parts {
            part.walk.only_show();
        }
        tab
    }

    /// Selects a match. False if the bracket does not have it.
    pub(super) fn select(&mut self, no: MatchNo) -> bool {
        let at = self.parts.iter().position(|part| part.tree.find(no).is_some());
        if let Some(at) = at {
            self.front = at;
            let part = &mut self.parts[at];
            part.walk.select(&part.tree, no);
        }
        at.is_some()
    }

    pub(super) fn selected(&self) -> Option<MatchNo> {
        self.parts.get(self.front)?.selected()
    }

    pub(super) fn update(&mut self, news: &News, context: &Context<'_>) -> Option<Chosen> {
        if let News::Click { pane: PARTS, row } = *news {
            self.front = row.min(self.parts.len().saturating_sub(1));
            return None;
        }
        if self.leaves(news) {
            return None;
        }
        let part = self.parts.get_mut(self.front)?;
        let longest = (self.longest, part.names.as_slice());
        let at = part.walk.update(news, PANE, &part.tree, longest, context.frame).chosen()?;
        part.tree.nodes().get(at).map(|node| Chosen::Match(node.no))
    }

    /// Moves to the next part if a key goes down from the lowest match, or to the part before from the topmost one.
    fn leaves(&mut self, news: &News) -> bool {
        let (step, forward) = match *news {
            News::Run(CommandId::Down) => (1, true),
            News::Run(CommandId::Up) => (-1, false),
            _ => return false,
        };
        let Some(part) = self.parts.get(self.front) else { return false };
        let Some(at) = part.walk.selected(&part.tree) else { return false };
        part.tree.beside(at, step) == at && self.turn(forward)
    }

    /// Shows the next or previous part. False if there is none.
    pub(super) fn turn(&mut self, forward: bool) -> bool {
        let to = self.beside(forward);
        self.front = to.unwrap_or(self.front);
        to.is_some()
    }

    /// The index of the next or previous part.
    pub(super) fn beside(&self, forward: bool) -> Option<usize> {
        let to = if forward { self.front.checked_add(1) } else { self.front.checked_sub(1) };
        to.filter(|&to| to < self.parts.len())
    }

    /// Shows the first part; the last one for an operator who returns from a later stage.
    pub(super) fn turn_to_end(&mut self, last: bool) {
        self.front = if last { self.parts.len().saturating_sub(1) } else { 0 };
    }

    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) {
        let selected = self.selected().and_then(|no| tournament.match_no(no));
        let Some((selected, part)) = selected.zip(self.parts.get(self.front)) else {
            draw_empty(area, no_matches(tournament, self.stage, pen), pen);
            return;
        };
        let parts = u16::from(self.parts.len() > 1);
        let [names, tree, detail] = down(area, [parts, REST, 1]);
        self.draw_names(names, pen);
        self.draw_tree(part, tree, tournament, pen);
        let about = line((tournament, selected), detail.width, pen.data, pen.words);
        pen.line(detail, &about, pen.theme.muted);
    }

    /// Draws the shown part without a selection.
    pub(in crate::tui::screen) fn draw_shown(
        &self,
        area: Rect,
        tournament: &Tournament,
        pen: &mut Pen<'_>,
    ) {
        if let Some(part) = self.parts.get(self.front) {
            self.draw_tree(part, area, tournament, pen);
        }
    }

    fn draw_tree(&self, part: &Part, tree: Rect, tournament: &Tournament, pen: &mut Pen<'_>) {
        let (data, words) = (pen.data, pen.words);
        let heading = |round: &RoundName| {
            [text::capital(&words.term.round(round)), words.term.round_short(round)]
        };
        let headings: Vec<[String; 2]> = part.rounds.iter().map(heading).collect();
        let face = |node: &Node| {
            let played = tournament.match_no(node.no);
            let seed = |player| self.seeds.get(&player).map(u32::to_string);
            let face = |played| match_cell(tournament, played, seed, (data, words));
            played.map(face).unwrap_or_default()
        };
        let winner = winner(tournament, data, words).filter(|_| part.branch == Branch::Main);
        let bracket = Bracket {
            winner: winner.as_deref(),
            pane: PANE,
            tree: &part.tree,
            longest: self.longest,
            names: &part.names,
            walk: &part.walk,
            headings: &headings,
            aside: &heading(&RoundName::ThirdPlace),
            face: &face,
        };
        bracket.draw(tree, pen);
    }

    /// Draws the names of the parts, beginning before the shown one.
    fn draw_names(&self, line: Rect, pen: &mut Pen<'_>) {
        if line.is_empty() {
            return;
        }
        let has_losers = self.parts.iter().any(|part| part.branch == Branch::Losers);
        let shown = self.parts.iter().enumerate().skip(self.front.saturating_sub(1));
        let mut rest = behind(line, 1);
        for (at, part) in shown {
            let name = branch_name(part.branch, has_losers, pen.words);
            let (name, style) = if at == self.front {
                (format!("[{name}]"), pen.theme.accent)
            } else {
                (format!(" {name} "), pen.theme.title)
            };
            rest = pen.button(rest, &[(&name, style)], Target::Row { pane: PARTS, row: at });
        }
        let keys = pen.words.screen.tournament.turn_parts();
        if text::width(keys) + 2 <= usize::from(rest.width) {
            pen.line(behind(rest, 2), keys, pen.theme.muted);
        }
    }
}

/// A match of the bracket. `seed` is the text of a player's seed.
pub(in crate::tui) fn match_cell(
    tournament: &Tournament,
    played: &Arc<Match>,
    seed: impl Fn(PlayerId) -> Option<String>,
    (data, words): (&Snapshot, &Words),
) -> MatchCell {
    let winner = played.record.and_then(|record| record.outcome.winner());
    let line = |side: Side| {
        let seated = played.sides[side.index()];
        let seed = seated.and_then(&seed).unwrap_or_default();
        let (name, gone) = marked_name(tournament, (played, side), data, words);
        let from = || source(played.slots[side.index()], words);
        CellLine {
            brief: if seated.is_some() { seed.clone() } else { from() },
            seed,
            name,
            games: games(played, side, words.screen.tournament),
            known: seated.is_some(),
            gone,
            won: winner == Some(side),
        }
    };
    let state = tournament.marked_state(Fixture::Match(played), data.today);
    MatchCell { state, lines: Side::BOTH.map(line) }
}

/// The names of each round of a tree.
pub(in crate::tui) fn round_names<'a>(
    tree: &Tree,
    played: impl Fn(&Node) -> Option<&'a Arc<Match>>,
    tournament: &Tournament,
    data: &Snapshot,
) -> Vec<RoundNames> {
    let round = |column: &Vec<usize>| {
        let matches = || column.iter().filter_map(|at| played(&tree.nodes()[*at]));
        let names = matches().flat_map(|played| {
            let seated = Side::BOTH.into_iter().filter(|side| played.sides[side.index()].is_some());
            seated.map(|side| marked_name(tournament, (played, side), data, &ENGLISH).0)
        });
        RoundNames {
            longest: names.map(|name| text::width(&name)).max().unwrap_or(0),
            open: matches().any(|played| played.state().is_live()),
        }
    };
    tree.columns().iter().map(round).collect()
}

/// The winner of a finished tournament.
pub(in crate::tui) fn winner(
    tournament: &Tournament,
    data: &Snapshot,
    words: &Words,
) -> Option<String> {
    let last = tournament.stages.len() == usize::try_from(tournament.current()).unwrap_or(0);
    let over = last && tournament.is_over();
    let first = over.then(|| tournament.leaders().into_iter().next()).flatten()?;
    Some(words.screen.home.winner(data.name(first), 0))
}

/// How soon the desk needs a match, the smallest number first. If all are over, it is the final.
fn nearness(played: &Match) -> u8 {
    match played.state() {
        MatchState::Ready => 0,
        MatchState::Playing => 1,
        MatchState::Called => 2,
        MatchState::Waiting if played.sides.iter().any(Option::is_some) => 3,
        _ if matches!(played.round, RoundName::Final | RoundName::GrandFinal) => 4,
        _ => 5,
    }
}
