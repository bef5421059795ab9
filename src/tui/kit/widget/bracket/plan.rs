//! Where each match of a bracket is drawn, in lines and columns of an endless sheet.

use std::ops::Range;

use super::super::table::ORDINARY;
use crate::drawing::tree::{BLANKS, FRAMED, MATCH, Node, Tree};

/// Columns between two rounds at most: a space, the way out, the turn, and one more where numbers of matches have three
/// digits. The way in lies on the first mark of the next match.
pub const GAP: usize = 4;
/// The first number of three digits.
const THREE_DIGITS: u32 = 100;
/// Columns before the seed: one marks the selection, one the state.
pub const MARKS: usize = 2;
/// Columns of a name, at least, that a round at the right border must have room for.
pub const PART: usize = 6;
/// A name is not cut below this width to make all rounds fit side by side.
const LEAST: usize = 10;
/// The width of a name where there is room to spare, however short they are.
const ROOMY: usize = 24;
/// The width of a short name where many rounds stand side by side, at least.
const SHORT: usize = 4;
/// Columns of the frame of a match.
const FRAME: usize = 2;
/// The width of a name, at least, where not all rounds fit and one has to scroll anyway.
const SCROLLED: usize = 14;

/// How wide the columns are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Zoom {
    /// Names are cut so that as many rounds as can be stand side by side.
    #[default]
    Short,
    /// Names are shown whole.
    Full,
    /// Beginnings of names, or seeds only, so that all rounds of a large bracket stand side by side.
    Numbers,
}

impl Zoom {
    /// The next one: wider, then narrowest, then as before.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Short => Self::Full,
            Self::Full => Self::Numbers,
            Self::Numbers => Self::Short,
        }
    }
}

/// The widths that the longest texts of a bracket need, in columns of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Widths {
    pub seed: usize,
    /// Of a name; 0 where seeds stand alone.
    pub name: usize,
    /// Of a side's games.
    pub games: usize,
    /// Of what stands for a side where names do not: a seed, or where it comes from.
    pub brief: usize,
}

/// The players of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RoundNames {
    /// The columns of their longest name; 0 while none is known.
    pub longest: usize,
    /// Whether any of its matches is to be played next.
    pub open: bool,
}

impl Widths {
    /// Columns of one match.
    const fn whole(&self) -> usize {
        let name = if self.name == 0 { 0 } else { 1 + self.name };
        MARKS + self.seed + name + 1 + self.games
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Columns of the terminal for each part of a line.
    pub widths: Widths,
    /// Columns of the names of each round, 0 where none stands yet; empty where all rounds have the same.
    pub names: Vec<usize>,
    /// Columns of the view.
    pub width: usize,
    /// Lines of the view.
    pub height: usize,
    /// Columns between two rounds.
    pub gap: usize,
    /// The place among [`BLANKS`] of those that there is room for.
    blanks: usize,
    /// Columns of the frames around matches; none where there is no room for them.
    pub frame: usize,
}

impl Plan {
    /// The measures for a tree in a view of `width` by `height`. Short names that have no room are shared out by what
    /// stands in the rounds, if that is known.
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
            // Where names would be cut to less than elsewhere, one rather scrolls.
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
            // A frame takes a line above the first match and one below the last, no round out of view, and no columns
            // that a name needs.
            lines + if framed { FRAME } else { 0 } <= height
                && (!framed || (share(rounds, plain + FRAME) >= LEAST && !cuts(FRAME)))
        });
        let blanks = blanks.unwrap_or(0);
        let frame = if BLANKS[blanks] < FRAMED { 0 } else { FRAME };
        let around = plain + frame;
        // A name of sixty must not fill a small screen by itself. Beside a round of which only lines would be seen, names
        // have its room.
        let half = width / 2;
        let alone = half + around + gap + plain + PART > width;
        let full = if alone { half.max(usize::from(ORDINARY)) } else { half };
        let names = match zoom {
            Zoom::Full if names.len() == rounds && share(rounds, around) < longest.name => {
                names.iter().map(|round| round.whole().min(full)).collect()
            }
            _ => uneven(frame),
        };
        // Where not all rounds fit, those that do have all of the room.
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

    /// Columns of a name of a round; 0 where short forms stand alone.
    pub fn name(&self, column: usize) -> usize {
        self.names.get(column).copied().unwrap_or(self.widths.name)
    }

    /// Columns before the name of a round: those of a seed, or of the short form that stands alone.
    pub fn seed(&self, column: usize) -> usize {
        if self.name(column) == 0 { self.widths.brief } else { self.widths.seed }
    }

    /// Columns of a match of a round.
    pub fn match_width(&self, column: usize) -> usize {
        let (name, seed) = (self.name(column), self.seed(column));
        Widths { seed, name, ..self.widths }.whole() + self.frame
    }

    /// Columns from a round to the next.
    pub fn step(&self, column: usize) -> usize {
        self.match_width(column) + self.gap
    }

    /// The first of the two lines of a match.
    pub const fn top(&self, node: &Node) -> usize {
        node.tops[self.blanks] + self.frame / 2
    }

    /// Matches of a round that stand on one screen, at least one.
    pub fn page(&self, tree: &Tree, column: usize) -> usize {
        let matches = tree.columns().get(column).map_or(0, Vec::len);
        (matches * self.height / tree.lines()[self.blanks].max(1)).max(1)
    }

    /// Whether the view holds these rounds whole, as it always does with one.
    pub fn holds(&self, rounds: Range<usize>) -> bool {
        let columns: usize = rounds.clone().map(|round| self.step(round)).sum();
        rounds.len() <= 1 || columns <= self.width + self.gap
    }

    /// The first of the rounds before `end` from which the view holds them whole.
    fn leftmost(&self, end: usize) -> usize {
        (0..end).find(|first| self.holds(*first..end)).unwrap_or(0)
    }

    /// The corner of the view, as rounds and lines, nearest to `wanted` that shows no empty room
    /// beyond the sheet.
    pub fn within(&self, tree: &Tree, wanted: (usize, usize)) -> (usize, usize) {
        let below = 2 + self.frame / 2;
        let bottom = tree.nodes().iter().map(|node| self.top(node) + below).max().unwrap_or(0);
        (
            wanted.0.min(self.leftmost(tree.columns().len())),
            wanted.1.min(bottom.saturating_sub(self.height)),
        )
    }

    /// The corner nearest to `wanted` from which a match is seen, with its neighbours in the
    /// first column if there is room.
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
    /// Columns in which none of its names is cut, or in which it stands who comes to a round that is not reached.
    fn whole(self) -> usize {
        if self.longest == 0 { SCROLLED } else { self.longest }
    }

    /// Columns that its names need: a longer one than is ordinary has what is left over.
    fn ordinary(self) -> usize {
        if self.longest == 0 { 0 } else { self.longest.clamp(PART, usize::from(ORDINARY)) }
    }
}

/// Rounds of one bracket that share a view, each with columns of its own.
struct Shares<'a> {
    names: &'a [RoundNames],
    longest: Widths,
    frame: usize,
    gap: usize,
    width: usize,
    /// Columns that a name is cut to at least.
    least: usize,
}

impl Shares<'_> {
    /// The columns of the names of each round. A round that nobody has reached leaves its room to the others, then those
    /// that are over leave it to those that are played; none where even so they do not fit side by side.
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

    /// The columns of the names of each round where one scrolls: from the first that is played on, as many rounds as can
    /// be stand side by side.
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

    /// How many of these rounds fit side by side from the first on.
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
