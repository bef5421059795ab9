//! Shapes of patterns, and the contents that are mirror images of each other.

/// A shape that occurs several times on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// The number of squares, up to ten.
    pub(crate) squares: u32,
    /// For each square, its place in the mirror image; a shape without one keeps the order.
    mirror: [u32; 10],
}

/// The order of features: 46 places of shapes, mobility of both sides, the number of empty squares.
pub(crate) const FEATURES: usize = 49;

const fn line(squares: u32) -> Shape {
    let mut mirror = [0; 10];
    let mut at = 0;
    while at < squares {
        mirror[at as usize] = squares - 1 - at;
        at += 1;
    }
    Shape { squares, mirror }
}

/// An edge with the X squares beside its corners.
pub(crate) const EDGE: usize = 0;
/// The second row; the third and the fourth follow.
pub(crate) const ROWS: usize = 1;
/// The long diagonal; those of 7, 6, 5 and 4 squares follow.
pub(crate) const DIAGONALS: usize = 4;
/// A corner of 3×3 squares.
pub(crate) const CORNER: usize = 9;
/// A corner of two rows of five squares.
pub(crate) const BLOCK: usize = 10;

const SHAPES: [Shape; 11] = [
    Shape { squares: 10, mirror: [7, 6, 5, 4, 3, 2, 1, 0, 9, 8] },
    line(8),
    line(8),
    line(8),
    line(8),
    line(7),
    line(6),
    line(5),
    line(4),
    Shape { squares: 9, mirror: [0, 3, 6, 1, 4, 7, 2, 5, 8, 0] },
    Shape { squares: 10, mirror: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
];

/// The number of different counts of moves for each side.
pub(crate) const MOBILITY: u32 = 32;

/// The first weight of each shape, then of the mover's mobility, the opponent's mobility, and the empty squares.
pub(crate) const STARTS: [u32; 15] = {
    let mut starts = [0; 15];
    let mut at = 0;
    while at < SHAPES.len() {
        starts[at + 1] = starts[at] + 3_u32.pow(SHAPES[at].squares);
        at += 1;
    }
    starts[12] = starts[11] + MOBILITY;
    starts[13] = starts[12] + MOBILITY;
    starts[14] = starts[13] + 65;
    starts
};

/// The number of weights in a stage.
pub(crate) const WEIGHTS: usize = STARTS[14] as usize;

/// The number of weights if mirror images share one.
pub(crate) const SHARED: usize = {
    let mut shared = 2 * MOBILITY + 65;
    let mut at = 0;
    while at < SHAPES.len() {
        let Shape { squares, mirror } = SHAPES[at];
        let (mut alone, mut square) = (0, 0);
        while square < squares {
            alone += (mirror[square as usize] == square) as u32;
            square += 1;
        }
        // A content that is its own mirror image has one free choice for each pair of squares.
        let symmetric = 3_u32.pow(u32::midpoint(squares, alone));
        shared += u32::midpoint(3_u32.pow(squares), symmetric);
        at += 1;
    }
    shared as usize
};

impl Shape {
    /// The mirror image of a content: a number in base 3, the first square as the lowest digit.
    fn mirrored(&self, content: u32) -> u32 {
        let digit = |at: u32| content / 3_u32.pow(at) % 3;
        let places = (0..self.squares).zip(self.mirror);
        places.map(|(at, from)| digit(from) * 3_u32.pow(at)).sum()
    }
}

/// For each weight of a stage, its place among the shared weights.
#[derive(Clone, Debug)]
pub(crate) struct Canon(Vec<u32>);

impl Canon {
    pub(crate) fn new() -> Self {
        let mut places = Vec::with_capacity(WEIGHTS);
        let mut next = 0;
        let mut take = || {
            next += 1;
            next - 1
        };
        for (shape, start) in SHAPES.iter().zip(STARTS) {
            for content in 0..3_u32.pow(shape.squares) {
                let mirrored = shape.mirrored(content);
                let place =
                    if mirrored < content { places[(start + mirrored) as usize] } else { take() };
                places.push(place);
            }
        }
        places.extend((0..2 * MOBILITY + 65).map(|_| take()));
        Self(places)
    }

    /// The place among the shared weights.
    #[inline]
    pub(crate) fn place(&self, weight: u32) -> usize {
        self.0[weight as usize] as usize
    }

    /// All weights of a stage from the shared ones.
    pub(crate) fn spread(&self, shared: &[i16]) -> Vec<i16> {
        self.0.iter().map(|&place| shared[place as usize]).collect()
    }
}
