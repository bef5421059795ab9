//! Pasted lines as names and people: cleaned, and without the numbers of a numbered list.

use crate::club::registry::NewPlayer;
use crate::domain::name;

/// The people of lines without a header: a name, behind tabs the reading (all kana) and the club, as a spreadsheet has
/// them; the reading may stand in brackets behind the name.
pub(in crate::tui::screen) fn people(text: &str) -> impl Iterator<Item = NewPlayer> {
    text.lines().filter_map(person)
}

fn person(line: &str) -> Option<NewPlayer> {
    let mut cells = line.split('\t').map(name::clean).filter(|cell| !cell.is_empty());
    let numbered = |cell: &String| line.contains('\t') && cell.chars().all(is_digit);
    let first = cells.find(|cell| !numbered(cell))?;
    let (name, bracketed) = with_reading(&name::clean(unnumbered(&first)));
    let (kana, others): (Vec<String>, Vec<String>) = cells.partition(|cell| is_reading(cell));
    // Other columns, as ratings and places, are of numbers.
    let club = others.into_iter().find(|cell| cell.chars().any(char::is_alphabetic));
    let reading = kana.into_iter().next().or(bracketed);
    (!name.is_empty()).then(|| NewPlayer { reading, club, ..NewPlayer::named(name) })
}

/// A name, and what stands in brackets behind it if that is how it is read.
fn with_reading(name: &str) -> (String, Option<String>) {
    let inside = name.strip_suffix([')', '）']).and_then(|rest| rest.rsplit_once(['(', '（']));
    match inside {
        Some((before, reading)) if is_reading(reading) && !before.trim().is_empty() => {
            (before.trim().to_owned(), Some(name::clean(reading)))
        }
        _ => (name.to_owned(), None),
    }
}

/// Whether a text is in kana alone.
fn is_reading(text: &str) -> bool {
    let folded = name::fold(text);
    let mut letters = folded.chars().filter(|c| !c.is_whitespace());
    !folded.is_empty() && letters.all(|c| matches!(c, 'ぁ'..='ゖ' | 'ー' | '・'))
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
        let said = |text: &str| people(text).map(|one| one.name).collect::<Vec<_>>();
        let pasted =
            "1. Alice Archer\n 2) Bob Baker\n03: Carol\n\n１０．山田 太郎\n11）P12\n12. 4711";
        assert_eq!(
            said(pasted),
            ["Alice Archer", "Bob Baker", "Carol", "山田 太郎", "P12", "4711"]
        );
        assert_eq!(said("13.\n   \n"), Vec::<String>::new());
    }

    #[test]
    fn columns_of_a_spreadsheet_are_name_reading_and_club() {
        let said = |text: &str| {
            let people = people(text).map(|one| (one.name, one.reading, one.club));
            people.collect::<Vec<_>>()
        };
        let some = |text: &str| Some(text.to_owned());
        let pasted = "1\t三宅 合\tみやけ ごう\t函館\n2\tAda Primrose\t1650\tTokyo\r\n\n4711\n\
                      3. 辻 素子（ツジ モトコ）\nRyo Nakano (Tokyo)\nあおくま\t札幌";
        assert_eq!(
            said(pasted),
            [
                ("三宅 合".to_owned(), some("みやけ ごう"), some("函館")),
                ("Ada Primrose".to_owned(), None, some("Tokyo")),
                ("4711".to_owned(), None, None),
                ("辻 素子".to_owned(), some("ツジ モトコ"), None),
                ("Ryo Nakano (Tokyo)".to_owned(), None, None),
                ("あおくま".to_owned(), None, some("札幌")),
            ]
        );
    }

    #[test]
    fn numbers_that_are_no_places_stay() {
        for line in ["4711", "P12", "2 Fast", "10:30", "3rd. Man", ". Dot", "Louis 14. Sun"] {
            assert_eq!(people(line).map(|one| one.name).collect::<Vec<_>>(), [line]);
        }
    }
}
