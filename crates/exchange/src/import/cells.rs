//! Reading of single cells.

use chrono::NaiveDate;

use super::Why;
use crate::domain::day;
use crate::domain::ids::ExternalId;
use crate::domain::name::clean;
use crate::domain::number::narrow;

/// A date, year first: `2026-11-21`, `2026/1/5`, `20261121`, `2026年11月21日`, `令和8年11月21日`; a time behind it is
/// left out. Where day and month may stand in either order, it is refused as such.
pub(super) fn date(text: &str) -> Result<NaiveDate, Why> {
    let text = narrow(text);
    // Before a letter, since narrowing leaves those of 年月日.
    let text = text.split([' ', 'T']).next().unwrap_or_default();
    let text = text.strip_suffix('日').unwrap_or(text);
    let (era, text) = ERAS
        .into_iter()
        .find_map(|(name, before)| Some((before, text.strip_prefix(name)?)))
        .unwrap_or((0, text));
    let parts: Vec<&str> = text.split(['-', '/', '.', '年', '月']).collect();
    let (year, month, day) = match parts[..] {
        [year, month, day] => (year, month, day),
        [whole] if era == 0 && whole.len() == 8 && whole.is_ascii() => {
            let (year, rest) = whole.split_at(4);
            let (month, day) = rest.split_at(2);
            (year, month, day)
        }
        _ => return Err(Why::NotADate),
    };
    let number = |text: &str, longest: usize| {
        let digits =
            (1..=longest).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    let year_of_era = if era > 0 && year == "元" { Some(1) } else { number(year, 4) };
    let read = (year_of_era, number(month, 2), number(day, 4));
    let (Some(year_told), Some(month), Some(day)) = read else { return Err(Why::NotADate) };
    if era == 0 && year.len() < 4 {
        // 03/04/2026: the third of April, or the fourth of March.
        return Err(if year_told <= 12 && month <= 12 {
            Why::AmbiguousDate
        } else {
            Why::NotADate
        });
    }
    let iso = format!("{:04}-{month:02}-{day:02}", era + year_told);
    day::read(&iso).ok_or(Why::NotADate)
}

/// Japanese eras, and the year before their first.
const ERAS: [(&str, u32); 6] =
    [("令和", 2018), ("平成", 1988), ("昭和", 1925), ("R", 2018), ("H", 1988), ("S", 1925)];

/// A rating; none for 0, which lists write for a player without one.
pub(super) fn rating(text: &str) -> Result<Option<f64>, Why> {
    let text = narrow(text);
    let digits = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let rating: f64 =
        Some(text).filter(|_| digits).and_then(|it| it.parse().ok()).ok_or(Why::NotARating)?;
    Ok(Some(rating).filter(|rating| *rating > 0.0))
}

/// Names with `;` between them: each once, and none that is `name`.
pub(super) fn aliases(text: &str, name: &str) -> Vec<String> {
    let mut aliases: Vec<String> = Vec::new();
    for alias in text.split([';', '；']).map(clean) {
        if !alias.is_empty() && alias != name && !aliases.contains(&alias) {
            aliases.push(alias);
        }
    }
    aliases
}

/// Numbers that other bodies have issued, as `scheme:value` with `;` between them.
pub(super) fn external_ids(text: &str) -> Result<Vec<ExternalId>, Why> {
    let given = text.split([';', '；']).map(str::trim).filter(|part| !part.is_empty());
    let read = |part: &str| {
        let (scheme, value) = part.split_once([':', '：']).ok_or(Why::NotAnExternalId)?;
        let (scheme, value) = (clean(scheme), clean(value));
        let whole = !scheme.is_empty() && !value.is_empty();
        whole.then_some(ExternalId { scheme, value }).ok_or(Why::NotAnExternalId)
    };
    given.map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_year_first_in_all_ways_of_lists() {
        for text in [
            "2026-11-22",
            "20261122",
            "2026/11/22",
            "2026年11月22日",
            "２０２６年１１月２２日",
            "2026.11.22",
            "2026/11/22 0:00",
            "2026-11-22T00:00:00",
            "令和8年11月22日",
            "R8.11.22",
        ] {
            assert_eq!(
                date(text).map(|day| day.to_string()).as_deref(),
                Ok("2026-11-22"),
                "{text}"
            );
        }
        for text in ["2026/1/5", "2026-1-05", "2026年1月5日", "20260105"] {
            assert_eq!(
                date(text).map(|day| day.to_string()).as_deref(),
                Ok("2026-01-05"),
                "{text}"
            );
        }
        assert_eq!(date("平成元年4月1日").map(|day| day.to_string()).as_deref(), Ok("1989-04-01"));
        for text in ["03/04/2026", "3.4.2026", "3-4-26", "12/11/26"] {
            assert_eq!(date(text), Err(Why::AmbiguousDate), "{text}");
        }
        for text in [
            "21.11.2026",
            "2026-02-30",
            "2026-13-01",
            "202611",
            "令和8",
            "2026",
            "",
            "秋",
            "2026-11-",
            "99999-1-1",
        ] {
            assert_eq!(date(text), Err(Why::NotADate), "{text}");
        }
    }
}
