//! Slips of the finger: texts that differ by a letter or two.

use strsim::osa_distance;

/// A typed text, prepared to be compared with many keys.
#[derive(Debug, Clone)]
pub(super) struct Near {
    text: String,
    shape: Shape,
    slips: usize,
}

impl Near {
    /// `slips` is how many letters may be wrong, missing, too many or swapped with a neighbour.
    pub(super) fn new(text: String, slips: usize) -> Self {
        Self {
            shape: Shape::of(&text),
            text,
            slips,
        }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// How many slips lie between this text and `other`, if it is few enough.
    pub(super) fn slips_to(&self, other: &str) -> Option<usize> {
        if self.slips == 0 || self.shape.slips_at_least(Shape::of(other)) > self.slips {
            return None;
        }
        Some(osa_distance(&self.text, other)).filter(|slips| *slips <= self.slips)
    }
}

/// How many slips a text of so many typed letters may hold.
pub(super) const fn allowed_slips(letters: usize) -> usize {
    match letters {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

/// What of a text shows at a glance that another is far from it: its length, and which letters
/// occur, as a set of 64 kinds.
#[derive(Debug, Clone, Copy)]
struct Shape {
    letters: usize,
    kinds: u64,
}

impl Shape {
    fn of(text: &str) -> Self {
        let empty = Self {
            letters: 0,
            kinds: 0,
        };
        text.chars().fold(empty, |shape, c| Self {
            letters: shape.letters + 1,
            kinds: shape.kinds | 1 << (u32::from(c) % 64),
        })
    }

    /// A lower bound: a slip changes the length by one at most, and the set by two kinds.
    fn slips_at_least(self, other: Self) -> usize {
        let kinds = (self.kinds ^ other.kinds).count_ones().div_ceil(2);
        self.letters.abs_diff(other.letters).max(kinds as usize)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn counts_slips() {
        for (typed, other, slips) in [
            ("tanaka", "tanaka", Some(0)),
            ("tanaak", "tanaka", Some(1)),
            ("tanka", "tanaka", Some(1)),
            ("tamaca", "tanaka", Some(2)),
            ("tomoco", "tanaka", None),
            ("しろくま", "くろくま", Some(1)),
        ] {
            assert_eq!(Near::new(typed.into(), 2).slips_to(other), slips, "{typed}");
        }
        assert_eq!(Near::new("hf".into(), 0).slips_to("hk"), None);
    }

    proptest! {
        #[test]
        fn the_glance_never_hides_a_close_text(a in "[a-dか-く]{0,7}", b in "[a-dか-く]{0,7}") {
            let near = Near::new(a.clone(), 2);
            let slips = osa_distance(&a, &b);
            prop_assert_eq!(near.slips_to(&b), (slips <= 2).then_some(slips));
        }
    }
}
