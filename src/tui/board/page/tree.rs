//! A bracket, cut into sections that fit on a page: those in which something is still going on.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use ratatui::layout::Rect;

use super::asked::Asked;
use crate::club::{Match, MatchState, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Side;
use crate::domain::slot::{Branch, Seat, Slot};
use crate::drawing::tree::{BLANKS, MATCH};
use crate::drawing::tree::{Node, Tree};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::pen::Pen;
use crate::tui::kit::text;
use crate::tui::kit::widget::bracket::plan::{GAP, MARKS, Widths};
use crate::tui::kit::widget::bracket::walk::Walk;
use crate::tui::kit::widget::bracket::{AT_TABLE, Bracket, CellLine, MatchCell, READY, WON};
use crate::tui::screen::tournament::bracket::branch_name;
use crate::tui::screen::tournament::one_match::{games, marked_name, marked_width, source};

/// A name is not cut below this width to show one more round on a page.
const NAME: usize = 14;
/// Room for what stands in a slot until its player is known.
const NARROWEST: usize = 11;
/// Lines of the page that are not the tree's: the names of rounds, and what the marks mean.
const AROUND: u16 = 2;

/// A part of a bracket that fits on a page.
#[derive(Debug, Clone)]
pub(super) struct Section {
    pub(super) title: String,
    tree: Tree,
    headings: Vec<[String; 2]>,
    aside: [String; 2],
    longest: Widths,
    faces: HashMap<MatchNo, MatchCell>,
}

/// Where a part of the drawing is cut: rounds, and lines of the first round of all.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Cut {
    columns: Range<u32>,
    leaves: Range<u32>,
}

/// The sections of the bracket that is played in which something is going on, or is about to;
/// where nothing is, the one with the final.
pub(super) fn sections(asked: &Asked<'_>, tournament: &Tournament) -> Vec<Section> {
    let matches: Vec<&Arc<Match>> = tournament.matches_of(tournament.current()).collect();
    let seats = || matches.iter().filter_map(|played| played.seat);
    let branches: BTreeSet<Branch> = seats().map(|seat| seat.branch).collect();
    let draw = tournament.stage().and_then(|stage| stage.draw.as_ref());
    let seeds: HashMap<PlayerId, usize> =
        draw.into_iter().flat_map(|draw| draw.seeds.iter().copied()).zip(1..).collect();
    let longest = longest(asked, tournament, &matches, seeds.len());
    let mut found = Vec::new();
    let mut last = None;
    for &branch in &branches {
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
        // Whatever a later page shows as well needs no earlier one.
        let mut told: HashSet<MatchNo> = HashSet::new();
        let mut kept = Vec::new();
        for cut in cuts(&matches, branch, longest, asked.room).iter().rev() {
            let inside: Vec<Arc<Match>> =
                matches.iter().filter_map(|played| cut.take(played, branch)).collect();
            let make = || section((asked, tournament), &inside, branch, &name, longest, &seeds);
            let alive = inside.iter().filter(|played| is_alive(played)).map(|played| played.no);
            if alive.filter(|no| told.insert(*no)).count() > 0 {
                kept.push(make());
            } else if branch == Branch::Main && last.is_none() {
                last = Some(make());
            }
        }
        found.extend(kept.into_iter().rev());
    }
    if found.is_empty() { last.into_iter().collect() } else { found }
}

/// Whether something is going on: the match can be played, or one of its two is known.
fn is_alive(played: &Match) -> bool {
    let known = played.sides.iter().any(Option::is_some);
    let state = played.state();
    state.is_live() || (state == MatchState::Waiting && known)
}

/// The widths of the longest texts.
fn longest(
    asked: &Asked<'_>,
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
        // Names always stand here.
        brief: 0,
    }
}

/// How often the matches have halved up to a column.
const fn level(branch: Branch, column: u32, grand_final: Option<u32>) -> u32 {
    match (branch, grand_final) {
        // Every other round takes in those who have just lost.
        (Branch::Losers, _) => column / 2,
        // The final of the two brackets, and its reset match, stand beside the last of the winners.
        (Branch::Main, Some(last)) if column >= last => last.saturating_sub(1),
        (Branch::Main | Branch::Places(_), _) => column,
    }
}

/// The cuts of a part of the drawing, the first rounds first.
fn cuts(
    matches: &[&Arc<Match>],
    branch: Branch,
    longest: Widths,
    (width, height): (u16, u16),
) -> Vec<Cut> {
    let here =
        || matches.iter().filter(|played| played.seat.is_some_and(|seat| seat.branch == branch));
    let columns = here().filter_map(|played| played.seat).map(|seat| seat.column + 1).max();
    let Some(columns) = columns else { return Vec::new() };
    let grand = here().find(|played| played.round == RoundName::GrandFinal);
    let grand = grand.and_then(|played| Some(played.seat?.column));
    let level = |column| level(branch, column, grand);
    let lines = usize::from(height.saturating_sub(AROUND)) + 1;
    // The matches of its first round that a page holds, as a power of two.
    let doublings = (lines / (MATCH + BLANKS[0])).max(1).ilog2();
    let around = MARKS + longest.seed + 1 + longest.name.min(NAME) + 1 + longest.games + GAP;
    let abreast = ((usize::from(width) + GAP) / around).max(1);
    let abreast = u32::try_from(abreast).unwrap_or(u32::MAX);
    let fits =
        |first: u32, end: u32| end - first <= abreast && level(end - 1) - level(first) <= doublings;
    // In a losers' bracket a page begins with a round of those who have just lost.
    let step = if branch == Branch::Losers { 2 } else { 1 };
    let leaves = 1_u32.checked_shl(level(columns - 1)).unwrap_or(u32::MAX);
    let mut cuts = Vec::new();
    let mut first = 0;
    while first < columns {
        let mut end = (first + step).min(columns);
        while end < columns && fits(first, (end + step).min(columns)) {
            end = (end + step).min(columns);
        }
        // The last page shows as many rounds before the final as it can.
        while end == columns && first >= step && fits(first - step, end) {
            first -= step;
        }
        let wide = 1_u32.checked_shl(level(end - 1)).unwrap_or(u32::MAX);
        let mut top = 0_u32;
        while top < leaves {
            let bottom = top.saturating_add(wide);
            cuts.push(Cut { columns: first..end, leaves: top..bottom });
            top = bottom;
        }
        first = end;
    }
    for cut in &mut cuts {
        // From here on rows are counted at the level of the first column.
        let shift = level(cut.columns.start);
        cut.leaves = (cut.leaves.start >> shift)..(cut.leaves.end >> shift);
    }
    cuts
}

impl Cut {
    /// The match with its seat counted from the corner of the cut, if it is inside.
    fn take(&self, played: &Arc<Match>, branch: Branch) -> Option<Arc<Match>> {
        let seat = played.seat.filter(|seat| seat.branch == branch)?;
        let column = seat.column.checked_sub(self.columns.start)?;
        if seat.column >= self.columns.end {
            return None;
        }
        let aside = matches!(played.slots, [Slot::LoserOf(_), Slot::LoserOf(_)]);
        let halvings = match (branch, &played.round) {
            (Branch::Losers, _) => column / 2,
            (Branch::Main, RoundName::GrandFinal) => column.saturating_sub(1),
            (Branch::Main, RoundName::GrandFinalReset) => column.saturating_sub(2),
            (Branch::Main | Branch::Places(_), _) => column,
        };
        let top = self.leaves.start.checked_shr(halvings).unwrap_or(0);
        let bottom = self.leaves.end.checked_shr(halvings).unwrap_or(0);
        // The match for third place hangs below the final and belongs to nobody's half.
        let row = if aside && branch == Branch::Main {
            seat.row
        } else {
            (top..bottom).contains(&seat.row).then(|| seat.row - top)?
        };
        let mut moved = Match::clone(played);
        moved.seat = Some(Seat { branch, column, row });
        Some(Arc::new(moved))
    }
}

fn section(
    (asked, tournament): (&Asked<'_>, &Tournament),
    inside: &[Arc<Match>],
    branch: Branch,
    name: &str,
    longest: Widths,
    seeds: &HashMap<PlayerId, usize>,
) -> Section {
    let tree = Tree::new(inside.iter(), branch);
    let round = |round: &RoundName| {
        let named = text::capital(&asked.words.term.round(round));
        [named.clone(), named]
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
        longest,
        faces: inside
            .iter()
            .map(|played| (played.no, face((asked, tournament), played, seeds)))
            .collect(),
        tree,
    }
}

fn face(
    (asked, tournament): (&Asked<'_>, &Tournament),
    played: &Match,
    seeds: &HashMap<PlayerId, usize>,
) -> MatchCell {
    let winner = played.record.and_then(|record| record.outcome.winner());
    let line = |side: Side| {
        let seated = played.sides[side.index()];
        let seed = seated.and_then(|player| seeds.get(&player));
        let (name, gone) = marked_name(tournament, (played, side), asked.data, asked.words);
        CellLine {
            seed: seed.map_or_else(String::new, usize::to_string),
            brief: source(played.slots[side.index()], asked.words),
            name,
            games: games(played, side, asked.words.screen.tournament),
            known: seated.is_some(),
            gone,
            won: winner == Some(side),
        }
    };
    MatchCell { state: played.state(), lines: Side::BOTH.map(line) }
}

impl Section {
    pub(super) fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let legend = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let above = Rect { height: area.height.saturating_sub(1), ..area };
        let face = |node: &Node| {
            let known = self.faces.get(&node.no).cloned();
            known.unwrap_or_else(|| MatchCell {
                state: MatchState::Waiting,
                lines: [CellLine::default(), CellLine::default()],
            })
        };
        let bracket = Bracket {
            pane: Pane(0),
            tree: &self.tree,
            longest: self.longest,
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
