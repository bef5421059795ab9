//! Pasted lines as names: cleaned, and without the numbers of a numbered list.

use crate::domain::name;

/// What the lines that say something say.
pub(in crate::tui::screen) fn lines(text: &str) -> impl Iterator<Item = String> {
    text.lines().map(|line| name::clean(unnumbered(&name::clean(line)))).filter(|it| !it.is_empty())
}

/// The line without the place that it has in a numbered list. A number by itself stays, for it may be one of
/// registration; so does one that goes on behind its mark, like 10:30.
fn unnumbered(line: &str) -> &str {
    let rest = line.trim_start_matches(is_digit);
    let marked = rest.strip_prefix(['.', ')', ':', '．', '）', '：']);
    match marked {
        Some(named) if rest.len() < line.len() && !named.starts_with(is_digit) => named,
        _ => line,
    }
}

const fn is_digit(c: char) -> bool {
    matches!(c, '0'..='9' | '０'..='９')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_in_a_numbered_list_are_no_part_of_a_name() {
        let said = |text: &str| lines(text).collect::<Vec<_>>();
        let pasted =
            "1. Alice Archer\n 2) Bob Baker\n03: Carol\n\n１０．山田 太郎\n11）P12\n12. 4711";
        assert_eq!(
            said(pasted),
            ["Alice Archer", "Bob Baker", "Carol", "山田 太郎", "P12", "4711"]
        );
        assert_eq!(said("13.\n   \n"), Vec::<String>::new());
    }

    #[test]
    fn numbers_that_are_no_places_stay() {
        for line in ["4711", "P12", "2 Fast", "10:30", "3rd. Man", ". Dot", "Louis 14. Sun"] {
            assert_eq!(lines(line).collect::<Vec<_>>(), [line]);
        }
    }
}
