//! Where each match of a bracket is drawn, in lines and columns of an endless sheet.

use crate::drawing::tree::{BLANKS, FRAMED, MATCH, Node, Tree};

/// Columns between two rounds at most: a space, the way out, the turn, and one more where numbers of matches have three
/// digits. The way in lies on the first mark of the next match.
pub const GAP: usize = 4;
/// The first number of three digits.
const THREE_DIGITS: u32 = 100;
/// Columns before the seed: one marks the selection, one the state.
pub const MARKS: usize = 2;
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

impl Widths {
    /// Columns of one match.
    const fn whole(&self) -> usize {
        let name = if self.name == 0 { 0 } else { 1 + self.name };
        MARKS + self.seed + name + 1 + self.games
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Columns of the terminal for each part of a line.
    pub widths: Widths,
    /// Columns of the view.
    pub width: usize,
    /// Lines of the view.
    pub height: usize,
    /// Rounds that the view holds whole, at least one.
    pub abreast: usize,
    /// Columns between two rounds.
    pub gap: usize,
    /// The place among [`BLANKS`] of those that there is room for.
    blanks: usize,
    /// Columns of the frames around matches; none where there is no room for them.
    pub frame: usize,
}

impl Plan {
    /// The measures for a tree in a view of `width` by `height`.
    pub fn new(tree: &Tree, longest: Widths, zoom: Zoom, (width, height): (usize, usize)) -> Self {
        let wide = tree.nodes().iter().any(|node| node.no.0 >= THREE_DIGITS);
        let gap = if wide { GAP } else { GAP - 1 };
        let rounds = tree.columns().len().max(1);
        let plain = Widths { name: 0, ..longest }.whole() + 1;
        let share =
            |rounds: usize, around: usize| ((width + gap) / rounds).saturating_sub(gap + around);
        let blanks = BLANKS.iter().zip(tree.lines()).rposition(|(blank, lines)| {
            let framed = *blank >= FRAMED;
            // A frame takes a line above the first match and one below the last, and no round out of view.
            lines + if framed { FRAME } else { 0 } <= height
                && (!framed || share(rounds, plain + FRAME) >= LEAST)
        });
        let blanks = blanks.unwrap_or(0);
        let frame = if BLANKS[blanks] < FRAMED { 0 } else { FRAME };
        let around = plain + frame;
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
            // A name of sixty must not fill a small screen by itself.
            Zoom::Full if fair < longest.name => longest.name.min(width / 2),
            Zoom::Full => fair,
            Zoom::Numbers if fair < SHORT => 0,
            Zoom::Numbers => fair.min(LEAST - 2),
        };
        let seed = if name == 0 { longest.brief } else { longest.seed };
        let widths = Widths { seed, name: name.min(longest.name.max(ROOMY)).min(most), ..longest };
        let abreast = ((width + gap) / (widths.whole() + frame + gap)).max(1);
        Self { widths, width, height, abreast, gap, blanks, frame }
    }

    /// Columns of one match.
    pub const fn match_width(&self) -> usize {
        self.widths.whole() + self.frame
    }

    /// Columns from one round to the next.
    pub const fn step(&self) -> usize {
        self.match_width() + self.gap
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

    /// The corner of the view, as rounds and lines, nearest to `wanted` that shows no empty room
    /// beyond the sheet.
    pub fn within(&self, tree: &Tree, wanted: (usize, usize)) -> (usize, usize) {
        let below = 2 + self.frame / 2;
        let bottom = tree.nodes().iter().map(|node| self.top(node) + below).max().unwrap_or(0);
        let right = tree.columns().len();
        (
            wanted.0.min(right.saturating_sub(self.abreast)),
            wanted.1.min(bottom.saturating_sub(self.height)),
        )
    }

    /// The corner nearest to `wanted` from which a match is seen, with its neighbours in the
    /// first column if there is room.
    pub fn showing(&self, node: &Node, wanted: (usize, usize)) -> (usize, usize) {
        let leftmost = (node.column + 1).saturating_sub(self.abreast);
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
