//! How many go on from a stage to the next.

use std::fmt;
use std::str::FromStr;

/// How many go on, as an organiser says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// So many of each group.
    OfEach(u32),
    /// So many in all.
    InAll(u32),
}

/// A text that says no number of players who go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAnAdvance;

const TOTAL: &str = "total:";

impl Advance {
    /// How many go on from each of so many groups, and how many more are the best of the next rank.
    pub fn of(self, groups: u32) -> (u32, Option<u32>) {
        match self {
            Self::OfEach(each) => (each, None),
            Self::InAll(all) => {
                let groups = groups.max(1);
                (all / groups, Some(all % groups).filter(|&more| more > 0))
            }
        }
    }
}

impl fmt::Display for Advance {
    /// `2` of each group; `total:8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OfEach(each) => write!(f, "{each}"),
            Self::InAll(all) => write!(f, "{TOTAL}{all}"),
        }
    }
}

impl FromStr for Advance {
    type Err = NotAnAdvance;

    fn from_str(text: &str) -> Result<Self, NotAnAdvance> {
        let text = text.trim().to_ascii_lowercase();
        let number = |text: &str| text.parse().map_err(|_no_number| NotAnAdvance);
        match text.strip_prefix(TOTAL) {
            Some(all) => number(all).map(Self::InAll),
            None => number(&text).map(Self::OfEach),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_total_is_so_many_of_each_and_the_best_of_the_next_rank() {
        let split = |text: &str, groups| text.parse().map(|it: Advance| it.of(groups));
        assert_eq!(split("2", 3), Ok((2, None)));
        assert_eq!(split("total:8", 3), Ok((2, Some(2))));
        assert_eq!(split("TOTAL:16", 6), Ok((2, Some(4))));
        assert_eq!(split("total:8", 4), Ok((2, None)));
        assert_eq!(split("total:2", 3), Ok((0, Some(2))));
        for text in ["2", "total:8"] {
            assert_eq!(text.parse::<Advance>().map(|it| it.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "eight", "total", "total:", "-1"] {
            assert_eq!(text.parse::<Advance>(), Err(NotAnAdvance), "{text}");
        }
    }
}
