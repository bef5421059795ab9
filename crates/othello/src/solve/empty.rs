//! The number of empty squares, and the quadrants with an odd number of them.

/// The number of empty squares, and one bit for each of the four quadrants with an odd number of them.
///
/// The side that moves first into an odd region also moves last there, so such moves tend to be good.
#[derive(Clone, Copy, Debug)]
pub(super) struct Empty {
    pub(super) count: u32,
    odd: u8,
}

const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];

/// The squares of odd quadrants, by their bits.
static ODD: [u64; 16] = {
    let mut odd = [0; 16];
    let mut set = 0;
    while set < 16 {
        let mut quadrant = 0;
        while quadrant < 4 {
            if set >> quadrant & 1 == 1 {
                odd[set] |= QUADRANTS[quadrant];
            }
            quadrant += 1;
        }
        set += 1;
    }
    odd
};

impl Empty {
    pub(super) fn of(empty: u64) -> Self {
        let odd = |at: usize| u8::from((empty & QUADRANTS[at]).count_ones() % 2 == 1) << at;
        Self { count: empty.count_ones(), odd: (0..4).map(odd).sum() }
    }

    /// The count and the quadrants after a square is filled.
    #[inline]
    pub(super) fn without(self, square: usize) -> Self {
        let odd = self.odd ^ 1 << ((square >> 2 & 1) | (square >> 4 & 2));
        Self { count: self.count - 1, odd }
    }

    /// The squares of quadrants with an odd number of empty squares.
    #[inline]
    pub(super) fn odd(self) -> u64 {
        ODD[usize::from(self.odd & 15)]
    }
}
