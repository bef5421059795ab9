//! A thin bar: how much of something is done.

/// A filled cell and an empty one, told apart without colours.
const FILLED: &str = "━";
const EMPTY: &str = "─";

/// The filled and the empty part of a bar of so many cells.
pub fn bar(filled: usize, cells: usize) -> [String; 2] {
    let filled = filled.min(cells);
    [FILLED.repeat(filled), EMPTY.repeat(cells - filled)]
}

/// How many of so many cells stand for a part of a whole: all of them once it is reached, and not before.
pub fn share(part: usize, whole: usize, cells: usize) -> usize {
    if part >= whole { cells } else { cells * part / whole }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_full_only_when_the_whole_is_done() {
        assert_eq!(bar(3, 5), ["━━━", "──"]);
        assert_eq!(bar(9, 2), ["━━", ""]);
        assert_eq!([0, 3, 6, 7, 9].map(|part| share(part, 7, 8)), [0, 3, 6, 8, 8]);
        assert_eq!(share(0, 0, 8), 8, "nothing is left to do");
    }
}
