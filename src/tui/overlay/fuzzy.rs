//! How well a typed scrap fits a command's title.

/// The quality of a fit, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// The title begins with it.
    Start,
    /// A later word begins with it.
    Word,
    /// Its letters begin the title's words: `gp` for "Go to players" skips the "to".
    Initials,
    /// It is somewhere inside.
    Inside,
    /// Its letters occur in this order.
    Scattered,
}

/// How `typed` fits `title`, without regard to case; `None` if it does not. Nothing fits everything.
pub(super) fn fit(typed: &str, title: &str) -> Option<Fit> {
    let (typed, title) = (typed.trim().to_lowercase(), title.to_lowercase());
    let initials = title.split_whitespace().filter_map(|word| word.chars().next());
    if title.starts_with(&typed) {
        Some(Fit::Start)
    } else if title
        .match_indices(&typed)
        .any(|(at, _)| title.get(..at).is_some_and(|before| before.ends_with(' ')))
    {
        Some(Fit::Word)
    } else if in_order(&typed, initials) {
        Some(Fit::Initials)
    } else if title.contains(&typed) {
        Some(Fit::Inside)
    } else if in_order(&typed, title.chars()) {
        Some(Fit::Scattered)
    } else {
        None
    }
}

fn in_order(typed: &str, mut letters: impl Iterator<Item = char>) -> bool {
    typed.chars().all(|wanted| letters.any(|letter| letter == wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_fits_come_first() {
        for (typed, expected) in [
            ("", Some(Fit::Start)),
            ("GO", Some(Fit::Start)),
            ("play", Some(Fit::Word)),
            ("gp", Some(Fit::Initials)),
            ("layer", Some(Fit::Inside)),
            ("gyrs", Some(Fit::Scattered)),
            ("srg", None),
        ] {
            assert_eq!(fit(typed, "Go to players"), expected, "{typed}");
        }
        assert_eq!(fit("選", "選手"), Some(Fit::Start));
        assert!(Fit::Start < Fit::Scattered);
    }
}
