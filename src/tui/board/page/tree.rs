//! A bracket, cut into sections that fit on a page. Only sections with matches to be played are shown.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use super::content::PageData;
use crate::domain::bracket::Branch;
use crate::domain::round::RoundName;
use crate::drawing::bracket::{Page, going_on};
use crate::drawing::tree::{BLANKS, MATCH, Node, Tree};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::bracket::plan::{GAP, MARKS, RoundNames, Widths};
use crate::tui::kit::widget::bracket::{AT_TABLE, Bracket, MatchCell, READY, WON, Walk};
use crate::tui::screen::tournament::bracket::{
    LETTER, branch_name, match_cell, round_names, winner,
};
use crate::tui::screen::tournament::one_match::{games, marked_width};

/// Names keep this width. Fewer rounds are shown on a page instead.
const NAME: usize = 14;
/// Columns for a slot whose player is not known yet.
const NARROWEST: usize = 11;
/// Lines that are not the bracket's: the names of rounds, and the legend of marks.
const AROUND: u16 = 2;

#[derive(Debug, Clone)]
pub(super) struct Section {
    pub(super) title: String,
    tree: Tree,
    headings: Vec<[String; 2]>,
    aside: [String; 2],
    winner: Option<String>,
    longest: Widths,
    names: Vec<RoundNames>,
    faces: HashMap<MatchNo, MatchCell>,
}

/// The sections with matches that are played or ready; if there are none, the section of the final.
pub(super) fn sections(asked: &PageData<'_>, tournament: &Tournament) -> Vec<Section> {
    let matches: Vec<&Arc<Match>> = tournament.matches_of(tournament.current()).collect();
    let seats = || matches.iter().filter_map(|played| played.seat);
    let branches: BTreeSet<Branch> = seats().map(|seat| seat.branch).collect();
    let draw = tournament.stage().and_then(|stage| stage.draw.as_ref());
    let seeds: HashMap<PlayerId, usize> =
        draw.into_iter().flat_map(|draw| draw.seeds.iter().copied()).zip(1..).collect();
    let longest = longest(asked, tournament, &matches, seeds.len());
    let make = |(branch, inside): (Branch, Vec<Arc<Match>>)| {
        let name = if branches.len() > 1 {
            let has_losers = branches.contains(&Branch::Losers);
            let name = branch_name(branch, has_losers, asked.words);
            match branch {
                Branch::Main | Branch::Losers if has_losers => asked.words.screen.board.half(&name),
                Branch::Main | Branch::Losers | Branch::Places(_) => name,
            }
        } else {
            asked.words.screen.tournament.bracket().to_owned()
        };
        section((asked, tournament), &inside, branch, &name, longest, &seeds)
    };
    going_on(&matches, page(longest, asked.room)).into_iter().map(make).collect()
}

/// The widest seed, name and games.
fn longest(
    asked: &PageData<'_>,
    tournament: &Tournament,
    matches: &[&Arc<Match>],
    seeds: usize,
) -> Widths {
    let players = matches.iter().flat_map(|played| played.sides.iter().flatten());
    let names = players.map(|player| text::width(&asked.data.name(*player)));
    let marked = matches.iter().map(|played| marked_width(tournament, played, asked.data));
    let games = matches.iter().flat_map(|played| {
        let say = asked.words.screen.tournament;
        Side::BOTH.map(|side| text::width(&games(played, side, say)))
    });
    Widths {
        seed: seeds.to_string().len(),
        name: names.chain(marked).max().unwrap_or(0).max(NARROWEST),
        games: games.max().unwrap_or(0).max(1),
        brief: matches.iter().map(|played| played.no.0).max().unwrap_or(0).to_string().len()
            + LETTER,
    }
}

/// The part of a bracket that fits on a page.
fn page(longest: Widths, (width, height): (u16, u16)) -> Page {
    let lines = usize::from(height.saturating_sub(AROUND)) + 1;
    // Matches of the first round on a page, as a power of two.
    let doublings = (lines / (MATCH + BLANKS[0])).max(1).ilog2();
    let around = MARKS + longest.seed + 1 + longest.name.min(NAME) + 1 + longest.games + GAP;
    let abreast = ((usize::from(width) + GAP) / around).max(1);
    Page { abreast: u32::try_from(abreast).unwrap_or(u32::MAX), doublings }
}

fn section(
    (asked, tournament): (&PageData<'_>, &Tournament),
    inside: &[Arc<Match>],
    branch: Branch,
    name: &str,
    longest: Widths,
    seeds: &HashMap<PlayerId, usize>,
) -> Section {
    let tree = Tree::new(inside.iter(), branch);
    let seed = |player| seeds.get(&player).map(usize::to_string);
    let round = |round: &RoundName| {
        let term = asked.words.term;
        [text::capital(&term.round(round)), term.round_code(round)]
    };
    let of_column = |column: &Vec<usize>| {
        let node = column.first().and_then(|at| tree.nodes().get(*at))?;
        let played = inside.iter().find(|played| played.no == node.no)?;
        Some(round(&played.round))
    };
    Section {
        title: name.to_owned(),
        headings: tree
            .columns()
            .iter()
            .map(|column| of_column(column).unwrap_or_default())
            .collect(),
        aside: round(&RoundName::ThirdPlace),
        winner: winner(tournament, asked.data, asked.words).filter(|_| branch == Branch::Main),
        longest,
        names: round_names(
            &tree,
            |node| inside.iter().find(|played| played.no == node.no),
            tournament,
            asked.data,
        ),
        faces: inside
            .iter()
            .map(|played| {
                (played.no, match_cell(tournament, played, seed, (asked.data, asked.words)))
            })
            .collect(),
        tree,
    }
}

impl Section {
    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let legend = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let above = Rect { height: area.height.saturating_sub(1), ..area };
        let face = |node: &Node| self.faces.get(&node.no).cloned().unwrap_or_default();
        let bracket = Bracket {
            winner: self.winner.as_deref(),
            pane: Pane(0),
            tree: &self.tree,
            longest: self.longest,
            names: &self.names,
            walk: &Walk::shown(),
            headings: &self.headings,
            aside: &self.aside,
            face: &face,
        };
        bracket.draw(above, pen);
        let marks = pen.words.screen.board.marks(READY, AT_TABLE, WON);
        let marks = format!("{}{marks}", " ".repeat(MARKS));
        pen.line(legend.intersection(area), &marks, pen.theme.muted);
    }
}
