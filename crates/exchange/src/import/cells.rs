//! Reading of single cells.

use chrono::{Datelike as _, Days, Months, NaiveDate, NaiveTime};

use super::Why;
use crate::domain::day;
use crate::domain::ids::ExternalId;
use crate::domain::name::{clean, fold, is_refused};
use crate::domain::number::narrow;
use crate::domain::score::{Score, Side};

/// The words of a list in one text.
pub(super) fn listed(words: &'static str) -> std::str::Split<'static, &'static str> {
    words.split(", ")
}

/// The order of day and month in dates whose year comes last.
#[derive(strum::Display, strum::EnumString, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DateOrder {
    DayFirst,
    MonthFirst,
    /// Of a year in two digits.
    YearFirst,
}

impl DateOrder {
    /// Whether a date needs an order, or shows one.
    pub(super) fn is_asked_by(text: &str) -> bool {
        let (day, _) = split_time(text);
        let is_short = |part: &&str| digits(part, 2).is_some();
        let is_yearless = parts(&day).iter().all(is_short) && parts(&day).len() == 2;
        is_yearless || date(text, None) == Err(Why::AmbiguousDate) || Self::of(text).is_some()
    }

    /// The order that a date shows, since one of its first two numbers cannot be a month.
    pub(super) fn of(text: &str) -> Option<Self> {
        let (day, _) = split_time(text);
        let year = |parts: &[&str]| parts.get(2).is_none_or(|year| year.len() == 4);
        match parts(&day)[..] {
            [first, second, ..] if parts(&day).len() < 4 && year(&parts(&day)) => {
                match (digits(first, 2)?, digits(second, 2)?) {
                    (13..=31, 1..=12) => Some(Self::DayFirst),
                    (1..=12, 13..=31) => Some(Self::MonthFirst),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// A day, with the time behind it if there is one. The year is first (`2026-11-21`, `2026/1/5`, `20260121`,
/// `2026年11月21日`, `令和8年11月21日`), or last, in the order that the column shows or the operator chose.
pub(super) fn date(
    text: &str,
    order: Option<DateOrder>,
) -> Result<(NaiveDate, Option<NaiveTime>), Why> {
    // The most common form, which a long list has a million times.
    if text.len() == 10
        && let Some(day) = text.parse().ok().filter(|day: &NaiveDate| day.year() >= 1000)
    {
        return Ok((day, None));
    }
    if let Some(WordedDate { year, month, day, time }) = of_words(text) {
        return Ok((calendar(year.ok_or(Why::NotADate)?, month, day)?, time));
    }
    let (day, time) = split_time(text);
    let time = time.as_deref().and_then(self::time);
    let day = day.strip_suffix('日').unwrap_or(&day);
    let (era, day) = ERAS
        .into_iter()
        .find_map(|(name, before)| Some((before, day.strip_prefix(name)?.trim_start_matches('.'))))
        .unwrap_or((0, day));
    let parts = parts(day);
    let (year, month, day) = match parts[..] {
        [first, second, year] if era == 0 && first.len() < 4 => {
            return of_year_last([first, second, year], order).map(|day| (day, time));
        }
        [year, month, day] => (year, month, day),
        [serial] if era == 0 && serial.len() == 5 && day.len() == 5 => return of_serial(day, time),
        [whole] if era == 0 && whole.len() == 8 && whole.is_ascii() => {
            let (year, rest) = whole.split_at(4);
            let (month, day) = rest.split_at(2);
            (year, month, day)
        }
        _ => return Err(Why::NotADate),
    };
    let year = if era > 0 && year == "元" { Some(1) } else { digits(year, 4) };
    let read = (year, digits(month, 2), digits(day, 2));
    let (Some(year), Some(month), Some(day)) = read else { return Err(Why::NotADate) };
    Ok((calendar(era + year, month, day)?, time))
}

/// The day of a match, like [`date`]. A day without a year (`11/7`,
/// `11月7日`, `Sat 7 Nov`) is the latest such day, and is noted.
pub(super) fn day_played(
    text: &str,
    order: Option<DateOrder>,
    today: NaiveDate,
) -> Result<(NaiveDate, Option<NaiveTime>, bool), Why> {
    let read = date(text, order);
    if read != Err(Why::NotADate) {
        return read.map(|(day, time)| (day, time, true));
    }
    let (month, day, time) = without_year(text, order)?;
    let year = |before| u32::try_from(today.year() - before).map_err(|_fault| Why::NotADate);
    let day = match calendar(year(0)?, month, day) {
        Ok(found) if found <= today => found,
        _ => calendar(year(1)?, month, day)?,
    };
    Ok((day, time, false))
}

/// Month and day of a date without a year, and its time of day.
fn without_year(
    text: &str,
    order: Option<DateOrder>,
) -> Result<(u32, u32, Option<NaiveTime>), Why> {
    if let Some(WordedDate { year: None, month, day, time }) = of_words(text) {
        return Ok((month, day, time));
    }
    let (day, time) = split_time(text);
    let time = time.as_deref().and_then(self::time);
    let [first, second] = parts(day.trim_end_matches('日'))[..] else { return Err(Why::NotADate) };
    let read = (digits(first, 2), digits(second, 2));
    let (Some(first), Some(second)) = read else { return Err(Why::NotADate) };
    match order {
        _ if day.contains('月') => Ok((first, second, time)),
        Some(DateOrder::DayFirst) => Ok((second, first, time)),
        Some(DateOrder::MonthFirst | DateOrder::YearFirst) => Ok((first, second, time)),
        None if first == second || second > 12 => Ok((first, second, time)),
        None if first > 12 => Ok((second, first, time)),
        None => Err(Why::AmbiguousDate),
    }
}

/// A date with its month in letters: `14 Nov 2026`, `Sat, November 14th`.
struct WordedDate {
    year: Option<u32>,
    month: u32,
    day: u32,
    time: Option<NaiveTime>,
}

const MONTHS: &str = "january, february, march, april, may, june, july, august, september, \
    october, november, december";

fn of_words(text: &str) -> Option<WordedDate> {
    if !text.bytes().any(|byte| byte.is_ascii_alphabetic()) {
        return None;
    }
    let text = narrow(text).to_lowercase();
    let (day, behind): (Vec<&str>, Vec<&str>) = {
        let words = text.split_whitespace();
        let at = words.clone().position(|word| word.contains(':')).unwrap_or(usize::MAX);
        (words.clone().take(at).collect(), words.skip(at).collect())
    };
    let (mut year, mut month, mut of_month) = (None, None, None);
    let words = day.iter().flat_map(|word| word.split([',', '-', '/', '.']));
    for word in words.filter(|word| !word.is_empty()) {
        let number = word.trim_end_matches(|sign: char| sign.is_ascii_alphabetic());
        let is_month = |name: &&str| word.len() >= 3 && name.starts_with(word);
        if let Some(at) = (1..).zip(listed(MONTHS)).find(|(_, name)| is_month(name)) {
            month = Some(at.0);
        } else if number.len() == 4 {
            year = digits(number, 4).or(year);
        } else {
            of_month = digits(number, 2).or(of_month);
        }
    }
    Some(WordedDate { year, month: month?, day: of_month?, time: time(&behind.join(" ")) })
}

/// A day as a serial number of spreadsheets, if the cell lost its format. Number 60 is their 29 February 1900.
fn of_serial(days: &str, time: Option<NaiveTime>) -> Result<(NaiveDate, Option<NaiveTime>), Why> {
    let days = digits(days, 5).filter(|days| *days > 60).ok_or(Why::NotADate)?;
    let zero = NaiveDate::from_ymd_opt(1899, 12, 30);
    let day = zero.and_then(|zero| zero.checked_add_days(Days::new(days.into())));
    day.map(|day| (day, time)).ok_or(Why::NotADate)
}

/// A date with the year last.
fn of_year_last(
    [first, second, year]: [&str; 3],
    order: Option<DateOrder>,
) -> Result<NaiveDate, Why> {
    let (Some(first), Some(second)) = (digits(first, 2), digits(second, 2)) else {
        return Err(Why::NotADate);
    };
    let last = digits(year, 4).ok_or(Why::NotADate)?;
    if last < 100 {
        // 03/04/26: any of the three may be the year.
        return match order {
            Some(DateOrder::DayFirst) => calendar(2000 + last, second, first),
            Some(DateOrder::MonthFirst) => calendar(2000 + last, first, second),
            Some(DateOrder::YearFirst) => calendar(2000 + first, second, last),
            None => Err(Why::AmbiguousDate),
        };
    }
    match (first, second, order) {
        (13.., _, None | Some(DateOrder::DayFirst)) | (..=12, _, Some(DateOrder::DayFirst)) => {
            calendar(last, second, first)
        }
        (_, 13.., None) | (_, _, Some(DateOrder::MonthFirst)) => calendar(last, first, second),
        _ if first == second => calendar(last, first, second),
        _ => Err(Why::AmbiguousDate),
    }
}

fn calendar(year: u32, month: u32, day: u32) -> Result<NaiveDate, Why> {
    day::read(&format!("{year:04}-{month:02}-{day:02}")).ok_or(Why::NotADate)
}

/// The day without its weekday, and the text behind it.
fn split_time(text: &str) -> (String, Option<String>) {
    let text = narrow(text);
    let (day, behind) = match text.find([' ', 'T', '(']) {
        Some(at) => text.split_at(at),
        None => (text.as_str(), ""),
    };
    // 2026/11/21(土) 9:05
    let behind = behind.trim_start();
    let behind = match behind.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((_, rest)) => rest,
        None => behind,
    };
    // 21. 11. 2026, 民國 79年3月5日
    if day.ends_with(['.', '/', '-', '年', '月', '國']) {
        let joined: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        return (joined, None);
    }
    let time = behind.trim_start_matches([' ', 'T', ',']).trim();
    (day.to_owned(), (!time.is_empty()).then(|| time.to_owned()))
}

fn parts(text: &str) -> Vec<&str> {
    text.trim_end_matches('.').split(['-', '/', '.', '年', '月']).collect()
}

fn digits(text: &str, longest: usize) -> Option<u32> {
    let digits = (1..=longest).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// A time of day: `9:05`, `21:05:33`, `9:05 PM`, `午後9:05`, `9時5分`; fractions of a second or a zone may follow.
pub(super) fn time(text: &str) -> Option<NaiveTime> {
    let text = narrow(text).to_lowercase();
    let is_late = text.contains("pm") || text.contains("p.m") || text.contains("午後");
    let is_early = text.contains("am") || text.contains("a.m") || text.contains("午前");
    let text = text.trim_start_matches(|sign: char| !sign.is_ascii_digit());
    let mut numbers = text.split([':', '時', '分']).map(|part| {
        let behind = part.trim_start_matches(|sign: char| sign.is_ascii_digit());
        part.strip_suffix(behind)?.parse::<u32>().ok()
    });
    let (hour, minute) = (numbers.next()??, numbers.next()??);
    let second = numbers.next().flatten().unwrap_or(0);
    let hour = match hour {
        12 if is_early => 0,
        1..=11 if is_late => hour + 12,
        hour => hour,
    };
    NaiveTime::from_hms_opt(hour, minute, second)
}

/// The era of Taiwan. A heading may have it in place of the cells: 生日（民國）.
pub(super) const REPUBLIC: &str = "民國";

/// Eras of Japan, and the republic in Taiwan, each with the year before its first one.
const ERAS: [(&str, u32); 12] = [
    ("令和", 2018),
    ("平成", 1988),
    ("昭和", 1925),
    ("大正", 1911),
    ("明治", 1867),
    ("中華民國", 1911),
    (REPUBLIC, 1911),
    ("R", 2018),
    ("H", 1988),
    ("S", 1925),
    ("T", 1911),
    ("M", 1867),
];

/// The part of a birth that is recorded where it is no day of a life: a year alone, or a day yet to come or before 1900.
#[derive(strum::Display, strum::EnumString, strum::VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddBirths {
    LeaveOut,
    /// A year alone as its first of January.
    Year,
}

const UNTOLD: &str = "不明, 非公開, 未回答, なし, 不詳, 無, unknown, private";

/// A date of birth; none if not given. An odd one is left to the operator.
pub(super) fn birth(
    text: &str,
    order: Option<DateOrder>,
    odd: Option<OddBirths>,
    today: NaiveDate,
) -> Result<Option<NaiveDate>, Why> {
    let year = |text: &str| digits(text.trim_end_matches('年'), 4).filter(|year| *year >= 1000);
    if is_blank(text) || listed(UNTOLD).any(|word| word == text) {
        return Ok(None);
    }
    let text = text.trim_end_matches("まれ").trim_end_matches('生');
    let year = year(&narrow(text));
    let first = year.filter(|_| odd == Some(OddBirths::Year));
    let (mut born, _) = match first {
        Some(year) => (calendar(year, 1, 1)?, None),
        None if year.is_some() => return if odd.is_some() { Ok(None) } else { Err(Why::OddBirth) },
        None => match date(text, order) {
            // A slip, such as 29 February in a common year.
            Err(Why::NotADate) if text.chars().any(char::is_numeric) => {
                return if odd.is_some() { Ok(None) } else { Err(Why::OddBirth) };
            }
            read => read?,
        },
    };
    let in_two_digits = parts(&split_time(text).0).iter().all(|part| part.len() < 4);
    if born > today && in_two_digits {
        born = born.checked_sub_months(Months::new(1200)).unwrap_or(born);
    }
    let is_likely = born <= today && born.year() >= day::FIRST_YEAR;
    if is_likely || odd.is_some() {
        Ok(Some(born).filter(|_| is_likely))
    } else {
        Err(Why::OddBirth)
    }
}

const UNRATED: &str = "unrated, unr, ur, nr, new, none, unknown, don't know, don’t know, dont know, \
    なし, 無し, 新規, 未定, 未, 不明, わからない, 無";

/// A rating; none for 0 and for words that say there is none.
pub(super) fn rating(text: &str) -> Result<Option<f64>, Why> {
    let text = narrow(text).to_lowercase();
    if is_blank(&text) || listed(UNRATED).any(|word| word == text) {
        return Ok(None);
    }
    // 1720? and 1720P are provisional.
    let text = text.trim_end_matches(['?', 'p', '*', ' ']);
    let figure = match text.split_once([',', '\'', '.']) {
        // 1.650 and 1,650: no rating is below ten.
        Some((whole, rest)) if whole.len() == 1 && whole != "0" && rest.len() == 3 => {
            format!("{whole}{rest}")
        }
        Some((whole, part)) => format!("{whole}.{part}"),
        None => text.to_owned(),
    };
    let is_figure = figure.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let rating: f64 =
        Some(figure).filter(|_| is_figure).and_then(|it| it.parse().ok()).ok_or(Why::NotARating)?;
    Ok(Some(rating).filter(|rating| *rating > 0.0))
}

/// Whether a cell has only a sign for no content.
pub(super) fn is_blank(text: &str) -> bool {
    let text = narrow(text);
    text.chars().all(|sign| matches!(sign, '-' | '—' | '―' | '?' | '/' | '.' | '*'))
        || ["n/a", "na", "nil"].contains(&text.to_lowercase().as_str())
}

/// The scheme of FIDE's numbers.
pub(super) const FIDE: &str = "FIDE";

/// A cell in the place of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPlayer {
    /// The other side has no opponent.
    Bye,
    /// It is not known who plays.
    Unknown,
}

const BYES: &str = "bye, freilos, exempt, 不戦勝, 不戦, 不戦敗, 休み, 休, お休み, 空き, 不在, 輪空, \
    不戰勝, 不戰敗";
const UNKNOWN: &str = "tbd, tba, tbc, unknown, n/a, na, none, null, ?, 未定, 不明, なし, 該当なし, \
    待定, 無";

/// The meaning of a cell without a player: `BYE`, `不戦勝`, `TBD`, `-`.
pub(super) fn no_player(text: &str) -> Option<NoPlayer> {
    let key = fold(text);
    let key = key.trim_matches(|sign: char| "()[]<>*.".contains(sign) || sign.is_whitespace());
    let is_one_of = |words| listed(words).any(|word| fold(word) == key);
    if is_one_of(BYES) || key.strip_prefix("bye ").is_some_and(|rest| digits(rest, 3).is_some()) {
        Some(NoPlayer::Bye)
    } else if is_one_of(UNKNOWN) || (!text.trim().is_empty() && is_blank(text)) {
        Some(NoPlayer::Unknown)
    } else {
        None
    }
}

/// The score of a cell: `2-1`, `2−1`, `２：１`, `2対1`, `1/2-1/2`, or a sign for the first player's win, loss or draw.
pub(super) fn score(text: &str) -> Result<Score, Why> {
    let key = fold(text);
    // 3-1 (11-5, 9-11, 11-8, 11-6)
    let key = key.split_once(" (").map_or(key.as_str(), |(score, _)| score);
    let key = key
        .trim_matches(['(', ')', ' '])
        .replace('対', "-")
        .replace("1⁄2", "½")
        .replace("1/2", "½");
    // ○-×: a sign for each
    let pair = key.split_once('-').filter(|_| !key.contains(|sign: char| sign.is_ascii_digit()));
    let of_pair = pair.and_then(|(one, other)| {
        let [one, other] = [one, other].map(|part| in_a_sign(part.trim()));
        one.filter(|one| other == Some(one.seen_from(Side::B)))
    });
    if let Some(score) = in_a_sign(&key).or(of_pair) {
        return Ok(score);
    }
    if is_dated(text) {
        return Err(Why::DateForScore);
    }
    if let Some(score) = of_sets(&key) {
        return Ok(score);
    }
    key.parse::<Score>().map_err(|_fault| Why::NotAScore)
}

/// Whether a cell is what a spreadsheet makes of a typed score: a date with a whole year, or a day and its month.
fn is_dated(text: &str) -> bool {
    let has_year = || parts(&split_time(text).0).iter().any(|part| part.len() >= 4);
    (date(text, None) != Err(Why::NotADate) && has_year())
        || of_words(text).is_some()
        || (text.contains('月') && without_year(text, None).is_ok())
}

/// A result given only by a sign or a word, from the first player's view.
fn in_a_sign(key: &str) -> Option<Score> {
    let [won, lost, drawn] = [(1, 0, 0), (0, 1, 0), (0, 0, 1)].map(|(a, b, draws)| Score {
        a,
        b,
        draws,
        ..Score::default()
    });
    match key {
        "○" | "◯" | "〇" | "w" | "win" | "won" | "勝" | "勝ち" | "1" => Some(won),
        "×" | "✕" | "✖" | "●" | "x" | "l" | "loss" | "lost" | "負" | "負け" => Some(lost),
        "△" | "d" | "draw" | "引き分け" | "引分" | "分" | "和" | "和局" | "平手" | "½" | "0.5"
        | "じご" | "持碁" => Some(drawn),
        // 先手勝ち, 黒中押し勝ち, 白3目半勝
        _ if key.contains('勝') && key.starts_with(['黒', '先']) => Some(won),
        _ if key.contains('勝') && key.starts_with(['白', '後']) => Some(lost),
        _ => None,
    }
}

/// The sets that each player has won, if a score lists the sets: `6-4 3-6 7-6(5)`.
fn of_sets(key: &str) -> Option<Score> {
    let sets = key.split([' ', ',', ';', '、']).filter(|set| !set.is_empty());
    let sets = sets.map(|set| set.split('(').next()?.parse::<Score>().ok());
    let sets: Vec<Score> = sets.collect::<Option<_>>()?;
    let won =
        |is_it: fn(&Score) -> bool| u32::try_from(sets.iter().filter(|set| is_it(set)).count());
    let [a, b, draws] = [
        won(|set| set.a > set.b).ok()?,
        won(|set| set.a < set.b).ok()?,
        won(|set| set.a == set.b).ok()?,
    ];
    (sets.len() > 1).then(|| Score { draws, ..Score::new(a, b) })
}

/// A name in a list without a heading, without a sign or number before it: `1. Ada`, `- Ada`, ・Ada.
pub(super) fn unnumbered(text: &str) -> &str {
    let text = text.trim_start_matches(['-', '*', '•', '・', '●', '○', '■', '◆', ' ', '\u{3000}']);
    let digits = text.trim_start_matches(['(', '（']).trim_start_matches(char::is_numeric);
    let behind = digits.strip_prefix([')', '）', '.', '．', ':', '：', '、']).map(str::trim_start);
    behind.filter(|name| digits.len() < text.len() && !name.is_empty()).unwrap_or(text)
}

/// Whether a name has a sign that programs write for a letter that their encoding lacks: `?田`, `〓田`.
pub(super) fn is_garbled(name: &str) -> bool {
    name.contains(['?', '？', '〓', char::REPLACEMENT_CHARACTER])
}

/// A name in the form that is stored.
pub(super) fn name(text: &str) -> Result<String, Why> {
    if is_refused(text) {
        return Err(Why::Unseen);
    }
    let name = clean(text);
    if name.is_empty() { Err(Why::Empty) } else { Ok(name) }
}

/// Family name and given name, in the order of their language.
pub(super) fn whole_name(family: &str, given: &str) -> String {
    let is_eastern = |text: &str| text.chars().any(|sign| sign >= '\u{2e80}');
    if is_eastern(family) || is_eastern(given) {
        format!("{family} {given}")
    } else {
        format!("{given} {family}")
    }
}

/// Aliases separated by `;`, each once, without `name` itself.
pub(super) fn aliases(text: &str, name: &str) -> Vec<String> {
    let mut aliases: Vec<String> = Vec::new();
    for alias in text.split([';', '；']).map(clean) {
        if !alias.is_empty() && alias != name && !aliases.contains(&alias) {
            aliases.push(alias);
        }
    }
    aliases
}

/// External IDs in the form `scheme:value`, separated by `;`. Under a heading of FIDE a number of its length is one.
pub(super) fn external_ids(text: &str, heading: &str) -> Result<Vec<ExternalId>, Why> {
    let is_of_fide = fold(heading).starts_with(&fold(FIDE));
    let is_none = |part: &str| part.is_empty() || is_of_fide && (is_blank(part) || part == "0");
    let given = text.split([';', '；']).map(str::trim).filter(|part| !is_none(part));
    let read = |part: &str| {
        // A rating of FIDE has four digits.
        let is_number = is_of_fide && part.len() > 4 && digits(&narrow(part), 9).is_some();
        let bare = is_number.then_some((FIDE, part));
        let (scheme, value) = part.split_once([':', '：']).or(bare).ok_or(Why::NotAnExternalId)?;
        let (scheme, value) = (clean(scheme), clean(value));
        let whole = !scheme.is_empty() && !value.is_empty();
        whole.then_some(ExternalId { scheme, value }).ok_or(Why::NotAnExternalId)
    };
    given.map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str, order: Option<DateOrder>) -> Result<String, Why> {
        date(text, order).map(|(day, _)| day.to_string())
    }

    #[test]
    fn dates_are_read_year_first_in_all_ways_of_lists() {
        for text in [
            "2026-11-22",
            "20261122",
            "2026/11/22",
            "2026年11月22日",
            "２０２６年１１月２２日",
            "2026年11月22日（日）",
            "2026.11.22",
            "2026/11/22 0:00",
            "2026-11-22T00:00:00",
            "令和8年11月22日",
            "R8.11.22",
            "22.11.2026",
            "22. 11. 2026",
            "11/22/2026",
        ] {
            assert_eq!(day(text, None).as_deref(), Ok("2026-11-22"), "{text}");
        }
        assert_eq!(day("46348", None).as_deref(), Ok("2026-11-22"));
        for text in
            ["22 Nov 2026", "Sunday, November 22nd, 2026", "22-Nov-2026", "nov 22 2026 9:05 PM"]
        {
            assert_eq!(day(text, None).as_deref(), Ok("2026-11-22"), "{text}");
        }
        for text in ["2026/1/5", "2026-1-05", "2026年1月5日", "20260105"] {
            assert_eq!(day(text, None).as_deref(), Ok("2026-01-05"), "{text}");
        }
        assert_eq!(day("平成元年4月1日", None).as_deref(), Ok("1989-04-01"));
        for text in ["民國79年3月5日", "民國 79年3月5日", "民國79/3/5", "中華民國79年3月5日"]
        {
            assert_eq!(day(text, None).as_deref(), Ok("1990-03-05"), "{text}");
        }
        assert_eq!(day("昭和55年12月31日", None).as_deref(), Ok("1980-12-31"));
        for text in ["03/04/2026", "3.4.2026"] {
            assert_eq!(day(text, None), Err(Why::AmbiguousDate), "{text}");
            let read = |order| day(text, Some(order));
            assert_eq!(read(DateOrder::DayFirst).as_deref(), Ok("2026-04-03"), "{text}");
            assert_eq!(read(DateOrder::MonthFirst).as_deref(), Ok("2026-03-04"), "{text}");
        }
        for text in ["3-4-26", "12/11/26", "26/11/12"] {
            assert_eq!(day(text, None), Err(Why::AmbiguousDate), "{text}");
        }
        assert_eq!(day("26/11/12", Some(DateOrder::YearFirst)).as_deref(), Ok("2026-11-12"));
        assert_eq!(day("12/11/26", Some(DateOrder::DayFirst)).as_deref(), Ok("2026-11-12"));
        let today = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
        let born = |text| {
            let born = |odd| birth(text, Some(DateOrder::DayFirst), odd, today);
            [None, Some(OddBirths::LeaveOut), Some(OddBirths::Year)]
                .map(|odd| born(odd).map(|day| day.map(|it| it.to_string())))
        };
        let on = |text: &str| Ok(Some(text.to_owned()));
        assert_eq!(born("31/12/80"), [on("1980-12-31"), on("1980-12-31"), on("1980-12-31")]);
        for text in ["1980", "1980年"] {
            assert_eq!(born(text), [Err(Why::OddBirth), Ok(None), on("1980-01-01")], "{text}");
        }
        for text in ["2031-01-01", "1880-01-01", "1880"] {
            assert_eq!(born(text), [Err(Why::OddBirth), Ok(None), Ok(None)], "{text}");
        }
        assert_eq!(born("平成2年5月1日生まれ")[0], on("1990-05-01"));
        assert_eq!(born("29/02/2015"), [Err(Why::OddBirth), Ok(None), Ok(None)]);
        for text in ["-", "不明"] {
            assert_eq!(born(text), [Ok(None), Ok(None), Ok(None)], "{text}");
        }
        for text in [
            "2026-02-30",
            "2026-13-01",
            "202611",
            "令和8",
            "2026",
            "",
            "秋",
            "2026-11-",
            "99999-1-1",
            "32.1.2026",
        ] {
            assert_eq!(day(text, None), Err(Why::NotADate), "{text:?}");
        }
    }

    #[test]
    fn a_day_without_a_year_is_the_last_one() {
        let today = NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day");
        let read = |text, order| {
            day_played(text, order, today).map(|(day, _, has_year)| (day.to_string(), has_year))
        };
        for (text, wanted) in [
            ("11/21", "2026-11-21"),
            ("11/22", "2025-11-22"),
            ("11月7日（土）", "2026-11-07"),
            ("Sat 7 Nov", "2026-11-07"),
            ("Dec 31 18:00", "2025-12-31"),
        ] {
            assert_eq!(read(text, None), Ok((wanted.to_owned(), false)), "{text}");
        }
        assert_eq!(read("11/7", None), Err(Why::AmbiguousDate));
        let day_first = read("11/7", Some(DateOrder::DayFirst));
        assert_eq!(day_first, Ok(("2026-07-11".to_owned(), false)));
        assert_eq!(read("2026-11-22", None), Ok(("2026-11-22".to_owned(), true)));
        assert_eq!(read("13/13", None), Err(Why::NotADate));
    }

    #[test]
    fn a_time_of_day_is_read_behind_the_day() {
        for (text, time) in [
            ("2026-11-01 21:00", "21:00:00"),
            ("2026/11/18 9:05:33", "09:05:33"),
            ("11/18/2026 9:05:33 PM", "21:05:33"),
            ("2026年11月18日 午後9時5分", "21:05:00"),
            ("2026-11-18T09:05:33.120Z", "09:05:33"),
        ] {
            let read = date(text, None).map(|(_, time)| time.map(|time| time.to_string()));
            assert_eq!(read, Ok(Some(time.to_owned())), "{text}");
        }
        assert_eq!(date("2026-11-01", None).map(|(_, time)| time), Ok(None));
    }

    #[test]
    fn ratings_scores_and_what_is_no_player_are_read_as_people_write_them() {
        for (text, read) in [
            ("1850", Some(1850.0)),
            ("1,850", Some(1850.0)),
            ("1.850", Some(1850.0)),
            ("1850,5", Some(1850.5)),
            ("1850.125", Some(1850.125)),
            ("850,125", Some(850.125)),
            ("1720?", Some(1720.0)),
            ("unrated", None),
            ("-", None),
            ("０", None),
        ] {
            assert_eq!(rating(text), Ok(read), "{text}");
        }
        assert_eq!(rating("strong"), Err(Why::NotARating));
        for text in ["2-1", "2−1", "２－１", "2:1", "2 – 1", "2対1", "2-1 (11-5, 9-11, 11-8)"]
        {
            assert_eq!(score(text), Ok(Score::new(2, 1)), "{text}");
        }
        for text in ["½-½", "½ - ½", "0.5-0.5", "1/2-1/2", "="] {
            assert_eq!(score(text), Ok(Score { draws: 1, ..Score::default() }), "{text}");
        }
        assert_eq!(score("×"), Ok(Score::new(0, 1)));
        assert_eq!(score("6-4 3-6 7-6(5)"), Ok(Score::new(2, 1)));
        for text in ["白3目半勝ち", "×－○", "● - ○"] {
            assert_eq!(score(text), Ok(Score::new(0, 1)), "{text}");
        }
        assert_eq!(score("○-○"), Err(Why::NotAScore));
        for (text, name) in
            [("1. Ada", "Ada"), ("(12) Ada", "Ada"), ("・Ada", "Ada"), ("3rd", "3rd")]
        {
            assert_eq!(unnumbered(text), name);
        }
        assert_eq!(score("two"), Err(Why::NotAScore));
        for text in [
            "2026-02-01",
            "2026/2/1",
            "3-4-2026",
            "1899-12-31 02:01:00",
            "01-Feb",
            "2月1日",
            "46054",
        ] {
            assert_eq!(score(text), Err(Why::DateForScore), "{text}");
        }
        for text in ["BYE", "bye", "(Bye)", "不戦勝", "休み", "Bye 2", "輪空", "不戰勝"] {
            assert_eq!(no_player(text), Some(NoPlayer::Bye), "{text}");
        }
        for text in ["TBD", "-", "—", "??", "N/A", "未定", "待定"] {
            assert_eq!(no_player(text), Some(NoPlayer::Unknown), "{text}");
        }
        let ids = |text, heading| {
            let read = external_ids(text, heading)?;
            Ok(read.iter().map(|id| format!("{}:{}", id.scheme, id.value)).collect::<Vec<_>>())
        };
        assert_eq!(ids("4600000", "FIDE-ID"), Ok(vec!["FIDE:4600000".to_owned()]));
        assert_eq!(ids("JSA:7; FIDE:4600000", "fide").map(|all| all.len()), Ok(2));
        assert_eq!([ids("0", "FIDE"), ids("-", "FIDE ID")], [Ok(vec![]), Ok(vec![])]);
        assert_eq!(ids("1850", "FIDE"), Err(Why::NotAnExternalId), "a rating");
        assert_eq!(ids("4600000", "external_id"), Err(Why::NotAnExternalId));
        for text in ["", "Byers", "休美", "A", "K?"] {
            assert_eq!(no_player(text), None, "{text}");
        }
    }
}
