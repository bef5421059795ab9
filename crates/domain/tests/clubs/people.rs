//! A club: people, their families, their events, and those entered twice.

use std::fmt::Write as _;
use std::path::Path;

use chrono::{Days, NaiveDate};

use super::chance::Chance;
use super::edits;
use super::lots::Lots;
use super::spell::{Romaji, katakana};
use super::tables::{Drawn, Table, Tables};

/// Of which names a club is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Names {
    Japanese,
    Western,
    Mixed,
}

/// What a club knows of its people.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Kind {
    pub(crate) names: Names,
    pub(crate) born: bool,
    pub(crate) events: bool,
}

/// A person in truth.
#[derive(Debug, Clone)]
pub(crate) struct Human {
    pub(crate) japanese: bool,
    pub(crate) family: Drawn,
    pub(crate) given: Drawn,
    pub(crate) middle: Option<String>,
    born: NaiveDate,
    town: usize,
    style: Style,
}

/// How a Japanese name is entered in a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    WithReading,
    Kanji,
    Kana,
    Romaji,
}

/// A record as it was entered.
#[derive(Debug, Clone)]
pub(crate) struct Record {
    pub(crate) owner: usize,
    pub(crate) name: String,
    pub(crate) reading: Option<String>,
    pub(crate) born: Option<NaiveDate>,
    pub(crate) club: Option<String>,
    /// The events in which it was entered, ascending.
    pub(crate) events: Vec<u32>,
    /// What went wrong; nothing in a first record.
    pub(crate) edit: &'static str,
}

/// All records of a club.
#[derive(Debug)]
pub(crate) struct Club {
    pub(crate) kind: Kind,
    pub(crate) records: Vec<Record>,
}

impl Club {
    /// So many records, three in a hundred of them the second one of a person.
    pub(crate) fn drawn(seed: u64, size: usize, kind: Kind, tables: &Tables) -> Self {
        let mut lots = Lots::new(seed);
        let twice = size * 3 / 100;
        let towns = (size / 40).max(3);
        let mut humans: Vec<Human> = Vec::with_capacity(size);
        while humans.len() < size - twice {
            let human = Human::drawn(&humans, kind, towns, tables, &mut lots);
            humans.push(human);
        }
        let first = humans.iter().enumerate().map(|(owner, human)| {
            let mut record = human.entered(owner, human.style, kind, &mut lots);
            record.events =
                if kind.events { evenings(human.town, towns, &mut lots) } else { Vec::new() };
            record
        });
        let mut records: Vec<Record> = first.collect();
        let mut again: Vec<usize> = (0..records.len()).collect();
        lots.shuffle(&mut again);
        for &owner in again.iter().take(twice) {
            let human = &humans[owner];
            let mut second = edits::entered_again(human, &records[owner], kind, tables, &mut lots);
            // Two records share the events that the person played, save for a slip at the door.
            let all = std::mem::take(&mut records[owner].events);
            for event in all {
                if lots.percent(50) {
                    records[owner].events.push(event);
                } else {
                    second.events.push(event);
                }
            }
            if let Some(&event) = records[owner].events.first().filter(|_| lots.percent(1)) {
                second.events.push(event);
                second.events.sort_unstable();
            }
            records.push(second);
        }
        lots.shuffle(&mut records);
        Self { kind, records }
    }
}

impl Club {
    pub(crate) fn true_pairs(&self) -> usize {
        self.records.iter().filter(|record| !record.edit.is_empty()).count()
    }

    /// As CSV: whose record it is, and all that a program may know of it.
    pub(crate) fn write(&self, folder: &Path) {
        let Kind { names, born, events } = self.kind;
        let mut text = "owner,edit,name,reading,born,club\n".to_owned();
        for record in &self.records {
            let day = record.born.map(|born| born.to_string()).unwrap_or_default();
            let [reading, club] =
                [&record.reading, &record.club].map(|text| text.as_deref().unwrap_or_default());
            let Record { owner, edit, name, .. } = record;
            writeln!(text, "{owner},{edit},\"{name}\",{reading},{day},{club}").expect("written");
        }
        let [born, events] = [born, events].map(u8::from);
        let file = format!("{}_{names:?}_{born}_{events}.csv", self.records.len());
        std::fs::write(folder.join(file), text).expect("a folder");
    }
}

/// The events that a person of a town has entered: mostly those of the town, of which there are forty.
fn evenings(town: usize, towns: usize, lots: &mut Lots) -> Vec<u32> {
    let mut events = Vec::new();
    while events.is_empty() || lots.percent(75) {
        let at = if lots.percent(80) { town } else { lots.below(towns) };
        events.push(u32::try_from(at * 40 + lots.below(40)).expect("few events"));
    }
    events.sort_unstable();
    events.dedup();
    events
}

/// Of a hundred Japanese people so many are entered in each style.
pub(crate) const STYLES: [(Style, usize); 4] =
    [(Style::WithReading, 70), (Style::Kanji, 15), (Style::Kana, 8), (Style::Romaji, 7)];

/// Of a hundred people of the West so many have a middle name.
pub(crate) const MIDDLE: usize = 15;

/// Of a hundred people so many are relatives of another.
pub(crate) const KIN: usize = 10;

impl Human {
    /// Of whom nothing but the name is known.
    pub(crate) fn named(
        family: Drawn,
        given: Drawn,
        middle: Option<String>,
        style: Option<Style>,
    ) -> Self {
        let (japanese, style) = (style.is_some(), style.unwrap_or(Style::Romaji));
        Self { japanese, family, given, middle, born: NaiveDate::default(), town: 0, style }
    }

    fn drawn(before: &[Self], kind: Kind, towns: usize, tables: &Tables, lots: &mut Lots) -> Self {
        let japanese = match kind.names {
            Names::Japanese => true,
            Names::Western => false,
            Names::Mixed => lots.percent(50),
        };
        let (surnames, given): (&Table, &Table) = if japanese {
            (&tables.surnames, &tables.given)
        } else {
            (&tables.western_surnames, &tables.western_given)
        };
        let first = NaiveDate::from_ymd_opt(1945, 1, 1).expect("a day");
        let born = first + Days::new(lots.below(365 * 70) as u64);
        let mut lot = lots.below(100);
        let style = STYLES.iter().find(|(_, part)| {
            let drawn = lot < *part;
            lot = lot.saturating_sub(*part);
            drawn
        });
        let mut human = Self {
            japanese,
            family: surnames.draw(lots),
            given: given.draw(lots),
            middle: (!japanese && lots.percent(MIDDLE)).then(|| given.draw(lots).written),
            born,
            town: lots.below(towns),
            style: style.expect("a hundred in all").0,
        };
        // Of a family: brothers and sisters, parents, now and then twins.
        if lots.percent(KIN)
            && let Some(kin) = before.len().checked_sub(1 + lots.below(50)).map(|at| &before[at])
            && kin.japanese == japanese
        {
            human.family.clone_from(&kin.family);
            human.town = kin.town;
            if lots.percent(3) {
                human.born = kin.born;
            }
        }
        human
    }

    /// The name in a style, with a reading where that has one.
    pub(crate) fn written(&self, style: Style) -> (String, Option<String>) {
        let (family, given) = (&self.family, &self.given);
        if !self.japanese {
            let middle =
                self.middle.as_ref().map_or_else(String::new, |middle| format!(" {middle}"));
            return (format!("{}{middle} {}", given.written, family.written), None);
        }
        let kanji = format!("{} {}", family.written, given.written);
        let kana = format!("{} {}", family.read, given.read);
        match style {
            Style::WithReading => (kanji, Some(kana)),
            Style::Kanji => (kanji, None),
            Style::Kana if self.family.written.len().is_multiple_of(2) => (katakana(&kana), None),
            Style::Kana => (kana, None),
            Style::Romaji => {
                let spell = |name: &Drawn| Romaji::PASSPORT.spell(&name.read);
                (format!("{} {}", spell(family), spell(given)), None)
            }
        }
    }

    pub(crate) fn entered(
        &self,
        owner: usize,
        style: Style,
        kind: Kind,
        lots: &mut impl Chance,
    ) -> Record {
        let (name, reading) = self.written(style);
        Record {
            owner,
            name,
            reading,
            born: (kind.born && lots.percent(85)).then_some(self.born),
            club: lots.percent(70).then(|| format!("Town {}", self.town)),
            events: Vec::new(),
            edit: "",
        }
    }

    pub(crate) const fn style(&self) -> Style {
        self.style
    }
}
