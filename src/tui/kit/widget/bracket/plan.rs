//! The place of each match of a bracket, in lines and columns of a sheet without borders.

use std::ops::Range;

use super::super::table::ORDINARY;
use crate::drawing::tree::{BLANKS, FRAMED, MATCH, Node, Tree};

/// Most columns between two rounds: a space, the line out, the turn, and one more if
/// match numbers have three digits. The line in lies on the first mark of the next match.
pub const GAP: usize = 4;
/// The first number of three digits.
const THREE_DIGITS: u32 = 100;
/// Columns before the seed: the mark of the selection, and that of the state.
pub const MARKS: usize = 2;
/// The least columns of a name in a round at the right border.
pub const PART: usize = 6;
/// Names keep this width, even if not all rounds fit side by side.
const LEAST: usize = 10;
/// The width of names where there is room, even if all are short.
const ROOMY: usize = 24;
/// The least width of a shortened name where many rounds stand side by side.
const SHORT: usize = 4;
const FRAME: usize = 2;
/// The least width of a name where not all rounds fit and the bracket scrolls.
const SCROLLED: usize = 14;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Zoom {
    /// Names are cut, so that as many rounds as possible stand side by side.
    #[default]
    Short,
    Full,
    /// Short names, or seeds alone, so that all rounds of a large bracket stand side by side.
    Numbers,
}

impl Zoom {
    /// The next zoom: wider, then narrowest, then the first again.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Short => Self::Full,
            Self::Full => Self::Numbers,
            Self::Numbers => Self::Short,
        }
    }
}

/// The widths of the longest texts of a bracket, in columns of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Widths {
    pub seed: usize,
    /// A name; 0 where seeds stand alone.
    pub name: usize,
    /// The games of a side.
    pub games: usize,
    /// The text instead of a name: a seed, or the place where the player comes from.
    pub brief: usize,
}

/// The names in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RoundNames {
    /// Columns of the longest name; 0 while no player is known.
    pub longest: usize,
    /// Whether one of its matches can be played next.
    pub open: bool,
}

impl Widths {
    const fn whole(&self) -> usize {
        let name = if self.name == 0 { 0 } else { 1 + self.name };
        MARKS + self.seed + name + 1 + self.games
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Columns of each part of a line.
    pub widths: Widths,
    /// Columns of the names of each round; 0 for a round without players, empty if all rounds are alike.
    pub names: Vec<usize>,
    pub width: usize,
    pub height: usize,
    pub gap: usize,
    /// The index in [`BLANKS`] of the spacing that fits.
    blanks: usize,
    /// Columns of the frames around matches; 0 if there is no room.
    pub frame: usize,
}

impl Plan {
    /// `width` and `height` are those of the view. If names do not
    /// fit, rounds get room by their names, where `names` has them.
    pub fn new(
        tree: &Tree,
        (longest, names): (Widths, &[RoundNames]),
        zoom: Zoom,
        (width, height): (usize, usize),
    ) -> Self {
        let wide = tree.nodes().iter().any(|node| node.no.0 >= THREE_DIGITS);
        let gap = if wide { GAP } else { GAP - 1 };
        let rounds = tree.columns().len().max(1);
        let plain = Widths { name: 0, ..longest }.whole() + 1;
        let share =
            |rounds: usize, around: usize| ((width + gap) / rounds).saturating_sub(gap + around);
        let uneven = |frame: usize| {
            let even = share(rounds, plain + frame);
            let shares = (zoom, names.len()) == (Zoom::Short, rounds) && even < longest.name;
            // If names would become too short, the bracket scrolls instead.
            let least = if even < LEAST { SCROLLED } else { LEAST };
            let shares = shares.then_some(Shares { names, longest, frame, gap, width, least });
            shares.map_or_else(Vec::new, |shares| match shares.names() {
                Some(names) => names,
                None if even < LEAST => shares.scrolled(),
                None => Vec::new(),
            })
        };
        let cuts = |frame: usize| {
            let even = share(rounds, plain + frame);
            let given = uneven(frame).into_iter().chain(std::iter::repeat(even));
            names.iter().zip(given).any(|(round, given)| round.ordinary() > given)
        };
        let blanks = BLANKS.iter().zip(tree.lines()).rposition(|(blank, lines)| {
            let framed = *blank >= FRAMED;
            // Frames need a line above the first match and one below the last. They
            // may push no round out of view, and take no columns that a name needs.
            lines + if framed { FRAME } else { 0 } <= height
                && (!framed || (share(rounds, plain + FRAME) >= LEAST && !cuts(FRAME)))
        });
        let blanks = blanks.unwrap_or(0);
        let frame = if BLANKS[blanks] < FRAMED { 0 } else { FRAME };
        let around = plain + frame;
        // A very long name must not fill a small screen. If only lines
        // of the next round would be seen, the names have its room.
        let half = width / 2;
        let alone = half + around + gap + plain + PART > width;
        let full = if alone { half.max(usize::from(ORDINARY)) } else { half };
        let names = match zoom {
            Zoom::Full if names.len() == rounds && share(rounds, around) < longest.name => {
                names.iter().map(|round| round.whole().min(full)).collect()
            }
            _ => uneven(frame),
        };
        // Where not all rounds fit, the rounds in view share all of the room.
        let scrolled = share(((width + gap) / (around + SCROLLED + gap)).max(1), around);
        let fair = share(rounds, around);
        let most = width.saturating_sub(around).max(1);
        let name = match zoom {
            Zoom::Short => {
                if fair < LEAST {
                    scrolled
                } else {
                    fair
                }
            }
            Zoom::Full if fair < longest.name => longest.name.min(full),
            Zoom::Full => fair,
            Zoom::Numbers if fair < SHORT => 0,
            Zoom::Numbers => fair.min(LEAST - 2),
        };
        let seed = if name == 0 { longest.brief } else { longest.seed };
        let widths = Widths { seed, name: name.min(longest.name.max(ROOMY)).min(most), ..longest };
        Self { widths, names, width, height, gap, blanks, frame }
    }

    /// Columns of a name in a round; 0 where short texts stand alone.
    pub fn name(&self, column: usize) -> usize {
        self.names.get(column).copied().unwrap_or(self.widths.name)
    }

    /// Columns of the seed in a round, or of the short text that stands alone.
    pub fn seed(&self, column: usize) -> usize {
        if self.name(column) == 0 { self.widths.brief } else { self.widths.seed }
    }

    pub fn match_width(&self, column: usize) -> usize {
        let (name, seed) = (self.name(column), self.seed(column));
        Widths { seed, name, ..self.widths }.whole() + self.frame
    }

    pub fn step(&self, column: usize) -> usize {
        self.match_width(column) + self.gap
    }

    pub const fn top(&self, node: &Node) -> usize {
        node.tops[self.blanks] + self.frame / 2
    }

    /// Matches of a round on one screen, at least one.
    pub fn page(&self, tree: &Tree, column: usize) -> usize {
        let matches = tree.columns().get(column).map_or(0, Vec::len);
        (matches * self.height / tree.lines()[self.blanks].max(1)).max(1)
    }

    /// Whether these rounds fit whole in the view. A single round always does.
    pub fn holds(&self, rounds: Range<usize>) -> bool {
        let columns: usize = rounds.clone().map(|round| self.step(round)).sum();
        rounds.len() <= 1 || columns <= self.width + self.gap
    }

    /// The first round from which all rounds before `end` fit in the view.
    fn leftmost(&self, end: usize) -> usize {
        (0..end).find(|first| self.holds(*first..end)).unwrap_or(0)
    }

    /// The corner (rounds, lines) nearest to `wanted` without empty room beyond the sheet.
    pub fn within(&self, tree: &Tree, wanted: (usize, usize)) -> (usize, usize) {
        let below = 2 + self.frame / 2;
        let bottom = tree.nodes().iter().map(|node| self.top(node) + below).max().unwrap_or(0);
        (
            wanted.0.min(self.leftmost(tree.columns().len())),
            wanted.1.min(bottom.saturating_sub(self.height)),
        )
    }

    /// The corner nearest to `wanted` that shows a match, with its neighbours in the first column if they fit.
    pub fn showing(&self, node: &Node, wanted: (usize, usize)) -> (usize, usize) {
        let leftmost = self.leftmost(node.column + 1);
        let top = self.top(node);
        let margin = (MATCH + BLANKS[self.blanks]).min(self.height.saturating_sub(2) / 2);
        let lowest = (top + 2 + margin).saturating_sub(self.height);
        let highest = top.saturating_sub(margin);
        (
            wanted.0.clamp(leftmost, node.column),
            wanted.1.clamp(lowest.min(highest), highest.max(lowest)),
        )
    }
}

impl RoundNames {
    /// Columns for whole names, or for the texts of a round that no player has reached.
    fn whole(self) -> usize {
        if self.longest == 0 { SCROLLED } else { self.longest }
    }

    /// Columns for names of ordinary length. Longer names get room that is left over.
    fn ordinary(self) -> usize {
        if self.longest == 0 { 0 } else { self.longest.clamp(PART, usize::from(ORDINARY)) }
    }
}

/// The rounds of a bracket that share a view, each with a width of its own.
struct Shares<'a> {
    names: &'a [RoundNames],
    longest: Widths,
    frame: usize,
    gap: usize,
    width: usize,
    /// The least columns of a cut name.
    least: usize,
}

impl Shares<'_> {
    /// Columns of the names of each round, if all rounds fit side by side. Room is taken from rounds
    /// without players first, then from finished rounds, then from all; none if even then they do not fit.
    fn names(&self) -> Option<Vec<usize>> {
        let most = usize::from(ORDINARY);
        let roomy = (PART..=most).rev().map(|least| self.each(|round| round.ordinary().max(least)));
        let open = (self.least..=most).rev().map(|most| {
            self.each(
                |round| if round.open { round.ordinary() } else { round.ordinary().min(most) },
            )
        });
        let all =
            (self.least..=most).rev().map(|most| self.each(|round| round.ordinary().min(most)));
        roomy.chain(open).chain(all).find(|names| self.whole(names) == names.len())
    }

    /// Columns of the names of each round where the bracket scrolls: as
    /// many rounds as possible fit, from the first with open matches.
    fn scrolled(&self) -> Vec<usize> {
        let first = self.names.iter().position(|round| round.open).unwrap_or(0);
        (SCROLLED..=usize::from(ORDINARY))
            .map(|most| self.each(|round| round.ordinary().clamp(PART, most)))
            .max_by_key(|names| self.whole(&names[first..]))
            .unwrap_or_default()
    }

    fn each(&self, columns: impl Fn(RoundNames) -> usize) -> Vec<usize> {
        self.names.iter().map(|round| columns(*round)).collect()
    }

    /// How many of the rounds fit side by side, from the first on.
    fn whole(&self, names: &[usize]) -> usize {
        let Widths { seed, brief, .. } = self.longest;
        let mut taken = 0;
        let fits = names.iter().take_while(|&&name| {
            let seed = if name == 0 { brief } else { seed };
            let columns = Widths { seed, name, ..self.longest }.whole() + self.frame;
            // The number of the last match stands behind it.
            taken += columns + self.gap;
            taken <= self.width
        });
        fits.count()
    }
}
