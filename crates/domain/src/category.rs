//! Categories of players: by age on a day of the year, or assigned by hand.

use chrono::{Datelike as _, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::name::{clean, fold, parts};
use crate::number::narrow;

/// A category by its name. Ages are in whole years, or both limits are years of birth; without limits, players are
/// assigned by hand only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    /// The name, unique in the club; width and case do not count.
    pub name: String,
    /// The lowest age.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u32>,
    /// The first age above the limit: 18 for a category of players under 18.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub below: Option<u32>,
}

/// The categories of a club, and the day on which ages count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Categories {
    /// In the order in which they are shown.
    pub list: Vec<Category>,
    /// Month and day, in the year in which an event begins; FIDE uses 1 January.
    pub on: (u32, u32),
}

impl Default for Categories {
    fn default() -> Self {
        Self { list: Vec::new(), on: (1, 1) }
    }
}

/// The names of categories in one line, separated by `;` or a comma, each once.
pub fn read_names(text: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for name in parts(text).map(clean) {
        if !name.is_empty() && !names.iter().any(|known| fold(known) == fold(&name)) {
            names.push(name);
        }
    }
    names
}

/// A limit above this is no age: `U1600 <1600` means ratings.
const OLDEST: u32 = 150;

/// Years of birth. A range of them is no range of ages: `Born 2010-2012`.
const YEARS: std::ops::RangeInclusive<u32> = 1900..=2100;

/// A range as long as this is none of births: `1900-1999` is a class of ratings.
const CENTURY: u32 = 100;

impl Category {
    /// Reads a name with optional ages behind it: `U18 <18`, `Senior 65+`, `U12 10-11`, `ジュニア 18未満`. None if the
    /// numbers are no ages.
    pub fn read(text: &str) -> Option<Self> {
        let text = clean(text);
        let (name, ages) = text.rsplit_once(' ').unwrap_or((&text, &text));
        let category = match read_ages(ages) {
            Some((from, below)) => Self { name: clean(name), from, below },
            None => Self { name: text, ..Self::default() },
        };
        let is_empty = category.from.zip(category.below).is_some_and(|(from, below)| from >= below);
        let is_human =
            [category.from, category.below].into_iter().flatten().all(|age| age <= OLDEST);
        let span =
            category.from.zip(category.below).map_or(0, |(from, below)| below.abs_diff(from));
        let is_human = is_human || (category.is_of_years() && span < CENTURY);
        (!category.name.is_empty() && !is_empty && is_human).then_some(category)
    }

    /// The text that [`Category::read`] reads.
    pub fn written(&self) -> String {
        let ages = match (self.from, self.below) {
            (None, None) => return self.name.clone(),
            (None, Some(below)) => format!("<{below}"),
            (Some(from), None) => format!("{from}+"),
            (Some(from), Some(below)) => format!("{from}-{}", below.saturating_sub(1)),
        };
        if self.name == ages { ages } else { format!("{} {ages}", self.name) }
    }

    /// Whether the category has age limits.
    pub fn is_of_ages(&self) -> bool {
        self.from.is_some() || self.below.is_some()
    }

    /// Whether the limits are years of birth.
    fn is_of_years(&self) -> bool {
        let is_year = |limit: Option<u32>| limit.is_some_and(|limit| YEARS.contains(&limit));
        is_year(self.from) && is_year(self.below)
    }

    /// Whether a player born on that day is in it by year of birth, or by age on a day.
    pub fn admits(&self, born: NaiveDate, on: NaiveDate) -> bool {
        let age = || on.years_since(born);
        let year = if self.is_of_years() { u32::try_from(born.year()).ok() } else { age() };
        let Some(age) = year else { return false };
        self.is_of_ages()
            && self.from.is_none_or(|from| age >= from)
            && self.below.is_none_or(|below| age < below)
    }

    /// Whether this is its name; width and case do not count.
    pub fn is_called(&self, name: &str) -> bool {
        fold(&self.name) == fold(name)
    }
}

/// The ages in a text: the lowest, and the first above the limit.
fn read_ages(text: &str) -> Option<(Option<u32>, Option<u32>)> {
    let text = narrow(text);
    let number = |digits: &str| digits.trim().parse::<u32>().ok();
    let below = text.strip_prefix(['<', '＜']).or_else(|| text.strip_suffix("未満"));
    if let Some(below) = below {
        return Some((None, Some(number(below.trim_end_matches('歳'))?)));
    }
    let from = text.strip_suffix(['+', '＋']).or_else(|| text.strip_suffix("以上"));
    if let Some(from) = from {
        return Some((Some(number(from.trim_end_matches('歳'))?), None));
    }
    let (from, to) = text.split_once(['-', '～', '〜'])?;
    Some((Some(number(from)?), Some(number(to.trim_end_matches('歳'))?.saturating_add(1))))
}

impl Categories {
    /// Reads categories in one line, separated by `;` or a comma; none if one of them cannot be read.
    pub fn read_list(text: &str) -> Option<Vec<Category>> {
        parts(text).map(Category::read).collect()
    }

    /// The day on which ages count, as `04-01`; 1 January, as in FIDE's rules, if blank.
    pub fn read_day(text: &str) -> Option<(u32, u32)> {
        let text = narrow(text);
        if text.is_empty() {
            return Some(Self::default().on);
        }
        let (month, day) = text.split_once(['-', '/', '.'])?;
        let on = (month.trim().parse().ok()?, day.trim().parse().ok()?);
        is_day(on).then_some(on)
    }

    /// The categories in one line.
    pub fn written(&self) -> String {
        self.list.iter().map(Category::written).collect::<Vec<_>>().join("; ")
    }

    /// Whether the day exists and no two categories share a name.
    pub fn is_sound(&self) -> bool {
        let is_named = self.list.iter().all(|one| !one.name.is_empty());
        is_day(self.on) && is_named && self.twice().is_none()
    }

    /// The first name that an earlier category has.
    pub fn twice(&self) -> Option<&str> {
        let names = self.list.iter().map(|one| one.name.as_str());
        let is_known =
            |&(at, name): &(usize, &str)| self.list[..at].iter().any(|other| other.is_called(name));
        names.enumerate().find(is_known).map(|(_, name)| name)
    }

    /// The day on which ages count for an event that begins on this day.
    pub fn day_of(&self, begins: NaiveDate) -> NaiveDate {
        let (month, day) = self.on;
        let year = begins.year();
        let day = NaiveDate::from_ymd_opt(year, month, day);
        // 29 February in a year without one.
        day.or_else(|| NaiveDate::from_ymd_opt(year, 3, 1)).unwrap_or(begins)
    }

    /// Whether a player is in a category of this name: by age in what begins on a day, where the birth is known and the
    /// category one of ages; else by hand.
    pub fn has(
        &self,
        name: &str,
        by_hand: &[String],
        born: Option<NaiveDate>,
        begins: NaiveDate,
    ) -> bool {
        let of_ages = self.list.iter().find(|one| one.is_called(name) && one.is_of_ages());
        match (of_ages, born) {
            (Some(of_ages), Some(born)) => of_ages.admits(born, self.day_of(begins)),
            _ => by_hand.iter().any(|own| fold(own) == fold(name)),
        }
    }
}

fn is_day((month, day): (u32, u32)) -> bool {
    const LEAP: i32 = 2024;
    NaiveDate::from_ymd_opt(LEAP, month, day).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(year: i32, month: u32, day: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(year, month, day).expect("a day")
    }

    #[test]
    fn a_category_is_typed_by_its_name_and_perhaps_ages() {
        for (text, name, from, below) in [
            ("U18 <18", "U18", None, Some(18)),
            ("Senior 65+", "Senior", Some(65), None),
            ("Under 12 10-11", "Under 12", Some(10), Some(12)),
            ("First-timer", "First-timer", None, None),
            ("女子", "女子", None, None),
            ("ジュニア １８歳未満", "ジュニア", None, Some(18)),
            ("シニア 65歳以上", "シニア", Some(65), None),
            ("<10", "<10", None, Some(10)),
            ("Born 2010-2012", "Born", Some(2010), Some(2013)),
        ] {
            let read = Category::read(text).expect(text);
            assert_eq!(read, Category { name: name.to_owned(), from, below }, "{text}");
            assert_eq!(Category::read(&read.written()), Some(read), "{text}");
        }
        for text in
            ["Nobody 12-10", "U1600 <1600", "Masters 2000+", "Class B 1600-1799", "1900-1999"]
        {
            assert_eq!(Category::read(text), None, "{text}");
        }
        assert_eq!(Category::read(" "), None);
        let list = Categories::read_list("U18 <18; Women、Senior 65+").expect("a list");
        let all = Categories { list, on: (4, 1) };
        assert_eq!(all.written(), "U18 <18; Women; Senior 65+");
        assert!(all.is_sound());
        assert!(!Categories { on: (2, 30), ..all.clone() }.is_sound());
        let twice = Categories::read_list("Women; ＷＯＭＥＮ").expect("a list");
        assert!(!Categories { list: twice, ..all }.is_sound());
        assert_eq!(Categories::read_day("4/1"), Some((4, 1)));
        assert_eq!(Categories::read_day(""), Some((1, 1)));
        assert_eq!(Categories::read_day("13-01"), None);
    }

    #[test]
    fn ages_count_on_a_day_of_the_year_of_the_event() {
        let list = Categories::read_list("U18 <18; Women").expect("a list");
        let fide = Categories { list: list.clone(), on: (1, 1) };
        let school = Categories { list, on: (4, 2) };
        let begins = day(2026, 11, 21);
        let has = |all: &Categories, born| all.has("u18", &[], Some(born), begins);
        // Born on 2 January: under 18 on 1 January, but not in April.
        assert!(has(&fide, day(2008, 1, 2)));
        assert!(!has(&fide, day(2008, 1, 1)));
        assert!(!has(&school, day(2008, 1, 2)));
        assert!(has(&school, day(2008, 4, 3)));
        // By hand, in any width; not by age if the date of birth is unknown.
        assert!(fide.has("Women", &["ＷＯＭＥＮ".to_owned()], None, begins));
        assert!(!fide.has("Women", &[], Some(day(2008, 1, 2)), begins));
        assert!(!fide.has("U18", &[], None, begins));
        let by_hand = ["U18".to_owned()];
        assert!(fide.has("U18", &by_hand, None, begins));
        assert!(!fide.has("U18", &by_hand, Some(day(1991, 5, 2)), begins), "the birth says no");
        let of_years = Category::read("Born 2010-2012").expect("years");
        let born = |year| of_years.admits(day(year, 12, 31), begins);
        assert_eq!([2009, 2010, 2012, 2013].map(born), [false, true, true, false]);
        let leap = Categories { on: (2, 29), ..fide };
        assert_eq!(leap.day_of(begins), day(2026, 3, 1));
    }
}
