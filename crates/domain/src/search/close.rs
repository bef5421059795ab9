//! Slips of the finger: texts that differ by a letter or two.

use strsim::osa_distance;

use super::keys::Lines;
use super::letter_set::LetterSet;

/// A typed text, prepared to be compared with many keys.
#[derive(Debug, Clone)]
pub(super) struct Near {
    text: String,
    glance: LetterSet,
    slips: usize,
}

impl Near {
    /// `slips` is how many letters may be wrong, missing, too many or swapped with a neighbour.
    pub(super) fn new(text: String, slips: usize) -> Self {
        Self { glance: LetterSet::of(&text), text, slips }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) const fn glance(&self) -> LetterSet {
        self.glance
    }

    /// The fewest slips from this text to a key or a word of a key, if it is few enough.
    pub(super) fn slips_to(&self, lines: &Lines) -> Option<usize> {
        if self.slips == 0 || self.glance.slips_from_parts_of(lines.glance()) > self.slips {
            return None;
        }
        let parts = lines.parts_like(|part| self.glance.slips_from(part) <= self.slips);
        let slips = parts.map(|part| osa_distance(&self.text, part)).min();
        slips.filter(|slips| *slips <= self.slips)
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn slips(typed: &str, key: &str) -> Option<usize> {
        Near::new(typed.to_owned(), 2).slips_to(&Lines::new(vec![key.to_owned()]))
    }

    #[test]
    fn counts_slips() {
        for (typed, key, expected) in [
            ("tanaka", "tanaka", Some(0)),
            ("tanaak", "tanaka", Some(1)),
            ("tanka", "tanaka", Some(1)),
            ("tamaca", "tanaka", Some(2)),
            ("tomoco", "tanaka", None),
            ("しろくま", "くろくま", Some(1)),
            ("nakamo", "nakano ryo", Some(1)),
            ("nakanoryo", "nakano ryo", Some(1)),
        ] {
            assert_eq!(slips(typed, key), expected, "{typed}");
        }
    }

    #[test]
    fn short_texts_are_meant_as_typed() {
        let lines = Lines::new(vec!["hk".to_owned()]);
        assert_eq!(Near::new("hf".into(), allowed_slips(2)).slips_to(&lines), None);
    }

    proptest! {
        #[test]
        fn the_glance_never_hides_a_close_text(a in "[a-dか-く]{0,7}", b in "[a-dか-く]{0,7}") {
            let distance = osa_distance(&a, &b);
            prop_assert_eq!(slips(&a, &b), (distance <= 2).then_some(distance));
        }
    }
}
