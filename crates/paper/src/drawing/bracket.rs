//! Brackets: a column a round, a box of two lines a match, ways from each match to the one its winner plays next; whole, or
//! cut into parts that fit on a page.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::sync::Arc;

use super::shape::{Anchor, Drawing, MARGIN, Role, Shape, Text};
use super::texts::{self, Subject, branch_name};
use super::tree::{MATCH, Node, Tree};
use crate::club::tournament::Draw;
use crate::club::{Match, MatchState, Tournament};
use crate::domain::bracket::{Branch, Seat, Slot};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::Side;
use crate::words::capital;

/// The height of one side of a match.
const LINE: f64 = 18.0;
/// The size of names, and of numbers of matches.
const SIZES: [f64; 2] = [12.0, 8.0];
/// Between two rounds.
const GAP: f64 = 40.0;
/// Between the parts of a line, and at its ends.
const PAD: f64 = 6.0;
/// The least and the greatest width of a column of names.
const NAME: [f64; 2] = [96.0, 190.0];
/// The heights of the headings of rounds, and of the heading of a part.
const HEADINGS: [f64; 2] = [26.0, 28.0];

/// The part of a bracket that is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of a stage, from 1: the parts stand below each other.
    Stage(u32),
    Branch(u32, Branch),
}

impl Part {
    const fn stage(self) -> u32 {
        match self {
            Self::Stage(stage) | Self::Branch(stage, _) => stage,
        }
    }
}

/// The parts of the bracket of a stage; none where it has no bracket.
pub fn branches(tournament: &Tournament, stage: u32) -> BTreeSet<Branch> {
    tournament.matches_of(stage).filter_map(|played| Some(played.seat?.branch)).collect()
}

/// The bracket of a stage, or a part of it; `None` where there is none to be drawn.
pub fn bracket(subject: Subject<'_>, tournament: &Tournament, part: Part) -> Option<Drawing> {
    let stage = part.stage();
    let all = branches(tournament, stage);
    let wanted: Vec<Branch> = match part {
        Part::Stage(_) => all.iter().copied().collect(),
        Part::Branch(_, branch) => all.get(&branch).into_iter().copied().collect(),
    };
    let say = &subject.words.message.drawing;
    let matches: Vec<&Arc<Match>> = tournament.matches_of(stage).collect();
    let played = matches.iter().filter(|one| one.record.is_some()).count();
    let mut drawing = Drawing::new(
        subject.words.term.labelled(&tournament.name, subject.words.screen.tournament.bracket()),
        say.bracket_is(&tournament.name, played, matches.len()),
    );
    for branch in wanted {
        drawing.append(part_of(subject, tournament, (stage, &all), &matches, branch));
    }
    (!drawing.shapes.is_empty()).then_some(drawing)
}

/// The parts of the bracket being played in which something is going on, as large as a page.
pub fn brackets_going_on(
    subject: Subject<'_>,
    tournament: &Tournament,
    page: Page,
) -> Vec<Drawing> {
    let stage = tournament.current();
    let all = branches(tournament, stage);
    let matches: Vec<&Arc<Match>> = tournament.matches_of(stage).collect();
    let draw = |(branch, inside): (Branch, Vec<Arc<Match>>)| {
        let inside: Vec<&Arc<Match>> = inside.iter().collect();
        let say = subject.words.screen.tournament;
        let title = subject.words.term.labelled(&tournament.name, say.bracket());
        Drawing { title, ..part_of(subject, tournament, (stage, &all), &inside, branch) }
    };
    going_on(&matches, page).into_iter().map(draw).collect()
}

/// A part of a stage's bracket with these matches, below its name if the stage has several parts.
fn part_of(
    subject: Subject<'_>,
    tournament: &Tournament,
    (stage, all): (u32, &BTreeSet<Branch>),
    matches: &[&Arc<Match>],
    branch: Branch,
) -> Drawing {
    let has_losers = all.contains(&Branch::Losers);
    let named = (all.len() > 1).then(|| branch_name(branch, has_losers, subject.words));
    Sheet::new(subject, tournament, stage, matches, branch).draw(named, &|_| None)
}

/// The data for drawing one tree of a bracket.
pub(crate) struct Sheet<'a> {
    subject: Subject<'a>,
    tournament: &'a Tournament,
    tree: Tree,
    /// The matches of the tree, as the tournament has them.
    matches: HashMap<MatchNo, &'a Match>,
    seeds: HashMap<PlayerId, usize>,
    widths: Widths,
}

/// The widths of the parts of a line.
#[derive(Clone, Copy)]
struct Widths {
    seed: f64,
    name: f64,
    games: f64,
}

impl Widths {
    fn whole(self) -> f64 {
        PAD + self.seed + PAD + self.name + PAD + self.games + PAD
    }
}

impl<'a> Sheet<'a> {
    /// The tree of the matches whose seats are in this part of the drawing.
    pub(crate) fn new(
        subject: Subject<'a>,
        tournament: &'a Tournament,
        stage: u32,
        matches: &[&'a Arc<Match>],
        branch: Branch,
    ) -> Self {
        let tree = Tree::new(matches.iter().copied(), branch);
        let draw = tournament.stage_no(stage).and_then(|stage| stage.draw.as_ref());
        let players = || draw.into_iter().flat_map(Draw::players);
        let seed = |player| {
            let seed = draw.and_then(|draw| draw.seed(player))?;
            Some((player, usize::try_from(seed).ok()?))
        };
        let seeds: HashMap<PlayerId, usize> = players().filter_map(seed).collect();
        let matches: HashMap<MatchNo, &Match> =
            matches.iter().map(|played| (played.no, &***played)).collect();
        let mut sheet = Self {
            subject,
            tournament,
            tree,
            matches,
            seeds,
            widths: Widths { seed: 0.0, name: 0.0, games: 0.0 },
        };
        sheet.widths = sheet.measured();
        sheet
    }

    fn measured(&self) -> Widths {
        let size = SIZES[0];
        let widest = |texts: &mut dyn Iterator<Item = String>| {
            texts.map(|text| texts::width(&text, size, true)).fold(0.0, f64::max)
        };
        let sides =
            || self.matches.values().flat_map(|played| Side::BOTH.map(|side| (*played, side)));
        let say = self.subject.words.screen.tournament;
        let name = widest(&mut sides().map(|(played, side)| self.name(played, side).0));
        Widths {
            seed: widest(&mut self.seeds.values().max().map(usize::to_string).into_iter()).max(8.0),
            name: name.ceil().clamp(NAME[0], NAME[1]),
            games: widest(&mut sides().map(|(played, side)| texts::games(played, side, say)))
                .max(8.0),
        }
    }

    /// The player on a side, or where the player will come from; and whether the player has withdrawn.
    fn name(&self, played: &Match, side: Side) -> (String, bool) {
        let words = self.subject.words;
        let name = texts::side_name(played, side, |player| self.subject.name(player), words);
        match texts::side_exit(self.tournament, played, side) {
            Some(exit) => {
                let left = words.screen.tournament.left(exit.reason, false);
                (words.term.aside(&name, left), true)
            }
            None => (name, false),
        }
    }

    /// The tree with the names of its rounds, below its own name if it has one.
    /// `onward` names the next match of a last round's winner outside the tree.
    pub(crate) fn draw(
        &self,
        named: Option<String>,
        onward: &dyn Fn(MatchNo) -> Option<String>,
    ) -> Drawing {
        let mut drawing = Drawing::new(String::new(), String::new());
        let above = MARGIN + named.as_ref().map_or(0.0, |_| HEADINGS[1]);
        if let Some(name) = named {
            drawing.text(Text::new(MARGIN, MARGIN + 16.0, 15.0, name).bold(true));
        }
        let top = above + HEADINGS[0];
        for node in self.tree.nodes() {
            if let Some((next, side)) = node.next {
                self.draw_way(node, &self.tree.nodes()[next], side, top, &mut drawing);
            }
        }
        for (column, matches) in self.tree.columns().iter().enumerate() {
            let first = matches.first().and_then(|at| self.tree.nodes().get(*at));
            let played = first.and_then(|node| self.matches.get(&node.no));
            if let Some(played) = played {
                self.draw_heading(&played.round, self.x(column), above + 14.0, &mut drawing);
            }
        }
        for node in self.tree.nodes() {
            self.draw_match(node, top, &mut drawing);
        }
        let lines = self.tree.nodes().iter().map(|node| node.tops[0] + MATCH).max().unwrap_or(0);
        let right = self.x(self.tree.columns().len()) - GAP;
        drawing.width = right + LAST + MARGIN;
        let ends = self.tree.nodes().iter().filter(|node| node.next.is_none() && !node.aside);
        for node in ends.filter(|node| node.column + 1 == self.tree.columns().len()) {
            let Some(onward) = onward(node.no) else { continue };
            let y = top + (units(node.tops[0]) + 1.5) * LINE + SIZES[1] * 0.36;
            let onward = Text::new(right + 3.0, y, SIZES[1] + 1.0, onward);
            drawing.width = drawing.width.max(right + 3.0 + onward.width() + MARGIN);
            drawing.text(onward);
        }
        drawing.height = top + units(lines) * LINE + MARGIN;
        drawing
    }

    /// The left end of a round.
    fn x(&self, column: usize) -> f64 {
        MARGIN + units(column) * (self.widths.whole() + GAP)
    }

    fn draw_heading(&self, round: &RoundName, x: f64, y: f64, drawing: &mut Drawing) {
        let round = capital(&self.subject.words.term.round(round));
        let room = self.widths.whole();
        drawing.text(Text::new(x, y, SIZES[0], round).bold(true).within(room));
    }

    /// Draws the connection of a winner: out at the middle of a match, in at the line
    /// of the side in the next match. It is straight if both have the same height.
    fn draw_way(&self, from: &Node, to: &Node, side: usize, top: f64, drawing: &mut Drawing) {
        let left = self.x(from.column) + self.widths.whole();
        let right = self.x(to.column);
        let row = |line: usize| top + (units(line) + 0.5) * LINE;
        let inward = row(to.tops[0] + side);
        let straight = from.tops[0] + 1 - side == to.tops[0] + side;
        let role = if from.decided { Role::Ink } else { Role::Line };
        if straight {
            drawing.line(&[[left, inward], [right, inward]], role, 1.0);
        } else {
            let out = top + units(from.tops[0] + 1) * LINE;
            let turn = left + GAP / 2.0;
            let way = [[left, out], [turn, out], [turn, inward], [right, inward]];
            drawing.line(&way, role, 1.0);
        }
    }

    fn draw_match(&self, node: &Node, top: f64, drawing: &mut Drawing) {
        let Some(played) = self.matches.get(&node.no) else { return };
        let (x, y) = (self.x(node.column), top + units(node.tops[0]) * LINE);
        let (width, height) = (self.widths.whole(), units(MATCH) * LINE);
        if node.aside {
            self.draw_heading(&played.round, x, y - 7.0, drawing);
        }
        let frame = if played.state().is_at_table() { Role::Accent } else { Role::Line };
        drawing.shapes.push(Shape::Rect {
            at: [x, y],
            size: [width, height],
            fill: Some(Role::Paper),
            frame: Some(frame),
            radius: 2.0,
        });
        drawing.line(&[[x, y + LINE], [x + width, y + LINE]], Role::Line, 0.5);
        for side in Side::BOTH {
            let base = y + units(side.index()) * LINE + LINE / 2.0 + SIZES[0] * 0.36;
            self.draw_side(played, side, (x, base), drawing);
        }
        // Beside the line without the winner's connection.
        let beside = node.next.map_or(0, |(_, side)| side);
        let number = Text::new(
            x + width + 3.0,
            y + units(beside) * LINE + LINE / 2.0 + SIZES[1] * 0.36,
            SIZES[1],
            node.no.to_string(),
        );
        drawing.text(number.role(Role::Faint));
    }

    fn draw_side(&self, played: &Match, side: Side, (x, y): (f64, f64), drawing: &mut Drawing) {
        let seated = played.sides[side.index()];
        let winner = played.record.and_then(|record| record.outcome.winner());
        let won = winner == Some(side);
        let (name, gone) = self.name(played, side);
        let role = match played.state() {
            MatchState::Finished if won => Role::Winner,
            MatchState::Finished | MatchState::Void | MatchState::Bye => Role::Faint,
            _ if gone || seated.is_none() => Role::Faint,
            _ => Role::Ink,
        };
        let size = SIZES[0];
        let Widths { seed: seed_width, name: room, games: _ } = self.widths;
        if let Some(seed) = seated.and_then(|player| self.seeds.get(&player)) {
            let seed = Text::new(x + PAD + seed_width, y, size, seed.to_string());
            drawing.text(seed.anchored(Anchor::End).role(Role::Faint));
        }
        let name = Text::new(x + PAD + seed_width + PAD, y, size, name);
        drawing.text(name.role(role).bold(won).within(room));
        let games = texts::games(played, side, self.subject.words.screen.tournament);
        let games = Text::new(x + self.widths.whole() - PAD, y, size, games);
        drawing.text(games.anchored(Anchor::End).role(role).bold(won));
    }
}

/// Room behind the last round for a match number.
const LAST: f64 = 20.0;

#[expect(clippy::cast_precision_loss, reason = "lines and columns are few")]
pub(super) const fn units(count: usize) -> f64 {
    count as f64
}

/// Where a part of the drawing is cut: rounds, and lines of the first round of all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cut {
    columns: Range<u32>,
    leaves: Range<u32>,
}

/// The size of the part of a bracket that a page holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Page {
    /// Rounds beside each other, at least one.
    pub abreast: u32,
    /// The matches below each other, as a power of two.
    pub doublings: u32,
}

/// How often the number of matches has halved up to a column.
const fn level(branch: Branch, column: u32, grand_final: Option<u32>) -> u32 {
    match (branch, grand_final) {
        // Every second round takes in the latest losers.
        (Branch::Losers, _) => column / 2,
        // The grand final and its reset stand beside the final of the winners' bracket.
        (Branch::Main, Some(last)) if column >= last => last.saturating_sub(1),
        (Branch::Main | Branch::Places(_), _) => column,
    }
}

/// The cuts of a part of the drawing, the first rounds first.
pub fn cuts(matches: &[&Arc<Match>], branch: Branch, page: Page) -> Vec<Cut> {
    let here =
        || matches.iter().filter(|played| played.seat.is_some_and(|seat| seat.branch == branch));
    let columns = here().filter_map(|played| played.seat).map(|seat| seat.column + 1).max();
    let Some(columns) = columns else { return Vec::new() };
    let grand = here().find(|played| played.round == RoundName::GrandFinal);
    let grand = grand.and_then(|played| Some(played.seat?.column));
    let level = |column| level(branch, column, grand);
    let fits = |first: u32, end: u32| {
        end - first <= page.abreast && level(end - 1) - level(first) <= page.doublings
    };
    // A page of a losers' bracket begins with a round of new losers.
    let step = if branch == Branch::Losers { 2 } else { 1 };
    let leaves = 1_u32.checked_shl(level(columns - 1)).unwrap_or(u32::MAX);
    let mut cuts = Vec::new();
    let mut first = 0;
    while first < columns {
        let mut end = (first + step).min(columns);
        while end < columns && fits(first, (end + step).min(columns)) {
            end = (end + step).min(columns);
        }
        // The last page shows as many rounds before the final as possible.
        while end == columns && first >= step && fits(first - step, end) {
            first -= step;
        }
        // As many matches of the first round as fit, in that many trees.
        let wide = 1_u32.checked_shl(level(first) + page.doublings).unwrap_or(u32::MAX);
        let mut top = 0_u32;
        while top < leaves {
            let bottom = top.saturating_add(wide);
            cuts.push(Cut { columns: first..end, leaves: top..bottom });
            top = bottom;
        }
        first = end;
    }
    for cut in &mut cuts {
        // From here on, rows count at the level of the first column.
        let shift = level(cut.columns.start);
        cut.leaves = (cut.leaves.start >> shift)..(cut.leaves.end >> shift);
    }
    cuts
}

/// The parts of a bracket that fit on a page and in which something is going on, or is about to; where nothing is, the one
/// with the final.
pub fn going_on(matches: &[&Arc<Match>], page: Page) -> Vec<(Branch, Vec<Arc<Match>>)> {
    let branches: BTreeSet<Branch> =
        matches.iter().filter_map(|played| Some(played.seat?.branch)).collect();
    let (mut found, mut last) = (Vec::new(), None);
    for branch in branches {
        // An earlier page is dropped if later pages show all of it.
        let mut told: HashSet<MatchNo> = HashSet::new();
        let mut kept = Vec::new();
        for cut in cuts(matches, branch, page).iter().rev() {
            let inside: Vec<Arc<Match>> =
                matches.iter().filter_map(|played| cut.take(played, branch)).collect();
            let alive = inside.iter().filter(|played| is_alive(played)).map(|played| played.no);
            if alive.filter(|no| told.insert(*no)).count() > 0 {
                kept.push((branch, inside));
            } else if branch == Branch::Main && last.is_none() {
                last = Some((branch, inside));
            }
        }
        found.extend(kept.into_iter().rev());
    }
    if found.is_empty() { last.into_iter().collect() } else { found }
}

/// Whether a match can be played or has one known player.
fn is_alive(played: &Match) -> bool {
    let known = played.sides.iter().any(Option::is_some);
    let state = played.state();
    state.is_live() || (state == MatchState::Waiting && known)
}

impl Cut {
    /// The cut with another one that lies right below it, in the same rounds.
    #[must_use]
    pub fn joined(&self, below: &Self) -> Option<Self> {
        let adjoins = self.columns == below.columns && self.leaves.end == below.leaves.start;
        let leaves = self.leaves.start..below.leaves.end;
        adjoins.then(|| Self { columns: self.columns.clone(), leaves })
    }

    /// The match with its seat counted from the corner of the cut, if it is inside.
    pub fn take(&self, played: &Arc<Match>, branch: Branch) -> Option<Arc<Match>> {
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
        // The match for third place hangs below the final and belongs to neither half.
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
