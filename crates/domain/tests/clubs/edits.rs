//! What goes wrong when a person is entered a second time.

use chrono::{Datelike as _, NaiveDate};

use super::chance::Chance;
use super::people::{Human, Kind, Record, Style};
use super::spell::{Long, Romaji};
use super::tables::{Drawn, Tables};

/// One of fourteen kinds of edits, by how often each happens; those that a name does not allow are drawn again. Beside
/// it the club is another or missing now and then, and the date of birth.
pub(crate) fn entered_again(
    human: &Human,
    first: &Record,
    kind: Kind,
    tables: &Tables,
    lots: &mut impl Chance,
) -> Record {
    let mut record = human.entered(first.owner, human.style(), kind, lots);
    (record.name, record.reading, record.edit) = loop {
        if let Some(edited) = edited(human, first, tables, lots) {
            break edited;
        }
    };
    if lots.percent(15) {
        record.club = Some(format!("Town {}", lots.below(500)));
    }
    if let Some(born) = record.born.filter(|_| lots.percent(8)) {
        record.born = Some(slipped_day(born, lots));
    }
    record
}

pub(crate) type Edited = (String, Option<String>, &'static str);

pub(crate) fn edited(
    human: &Human,
    first: &Record,
    tables: &Tables,
    lots: &mut impl Chance,
) -> Option<Edited> {
    let (name, reading) = (first.name.clone(), first.reading.clone());
    let family = &human.family;
    let latin = name.is_ascii() || !human.japanese;
    let edit = match lots.below(100) {
        0..12 => (name, reading, "nothing"),
        12..30 => (slip(&name, lots)?, reading, "slip"),
        30..38 if latin => {
            let (given, family) = name.rsplit_once(' ')?;
            let comma = lots.percent(50);
            let both =
                if comma { format!("{family}, {given}") } else { format!("{family} {given}") };
            (both, None, "order")
        }
        38..42 => (name.to_uppercase(), reading, "capitals").ne(first)?,
        42..55 if human.japanese => {
            let style = lots.pick(&[Style::Kana, Style::Romaji, Style::Kanji, Style::WithReading]);
            let (name, reading) = human.written(style);
            (name, reading, "script").ne(first)?
        }
        55..61 if human.japanese => {
            let long = lots.pick(&[Long::WithH, Long::Macron, Long::Typed]);
            let romaji = Romaji { kunrei: lots.percent(40), long, m: true, apostrophe: false };
            let spell = |name: &Drawn| romaji.spell(&name.read);
            (format!("{} {}", spell(family), spell(&human.given)), None, "romaji")
        }
        61..66 => (variant(&name)?, reading, "variant"),
        66..73 if name.starts_with(&family.written) && human.japanese => {
            let others = tables.surnames.homophones(family);
            let own = tables.given.homophones(&human.given);
            let both = lots.percent(50);
            let surname = if both { other(family, &others, lots) } else { family.written.clone() };
            let given =
                if both { human.given.written.clone() } else { other(&human.given, &own, lots) };
            (format!("{surname} {given}"), reading, "homophone").ne(first)?
        }
        73..78 if !human.japanese => {
            let nickname = nickname(&human.given.written)?;
            (format!("{nickname} {}", family.written), None, "nickname")
        }
        78..83 if latin && !human.japanese => {
            let initial = human.given.written.chars().next()?;
            (format!("{initial}. {}", family.written), None, "initial")
        }
        83..87 if human.middle.is_some() => {
            (format!("{} {}", human.given.written, family.written), None, "middle dropped")
        }
        87..90 if human.japanese => (name.replace(' ', ""), reading, "no space"),
        90..95 => (worn(&name, human.japanese, lots), reading, "worn"),
        95..97 if human.given.read.ends_with(['a', 'e', 'こ', 'み', 'か', 'え']) => {
            let married = if human.japanese { &tables.surnames } else { &tables.western_surnames };
            let mut other = human.clone();
            other.family = lots.draw(married);
            let (name, reading) = other.written(human.style());
            (name, reading, "married")
        }
        97..100 if !human.japanese => {
            (name.replace(['ö', 'ü'], "oe").replace('ć', "c"), None, "accents").ne(first)?
        }
        _ => return None,
    };
    Some(edit)
}

/// One of the other writings of a name, where there are any.
fn other(name: &Drawn, others: &[String], lots: &mut impl Chance) -> String {
    if others.is_empty() { name.written.clone() } else { others[lots.below(others.len())].clone() }
}

trait Unlike: Sized {
    /// None where nothing was changed.
    fn ne(self, first: &Record) -> Option<Self>;
}

impl Unlike for Edited {
    fn ne(self, first: &Record) -> Option<Self> {
        (self.0 != first.name || self.1 != first.reading).then_some(self)
    }
}

/// A slip in a word of Latin letters or kana: exchanged, dropped, doubled or a wrong one.
fn slip(name: &str, lots: &mut impl Chance) -> Option<String> {
    let words: Vec<&str> = name.split(' ').collect();
    let at = lots.below(words.len());
    let typed = |c: char| c.is_alphabetic() && !matches!(c, '一'..='龠');
    if !words[at].chars().all(typed) {
        return None;
    }
    let mut letters: Vec<char> = words[at].chars().collect();
    if letters.len() < 4 {
        return None;
    }
    let place = 1 + lots.below(letters.len() - 1);
    let kana = matches!(letters[place], 'ぁ'..='ヺ');
    match lots.below(4) {
        0 if letters[place - 1] != letters[place] && place > 1 => letters.swap(place - 1, place),
        1 => {
            letters.remove(place);
        }
        2 => letters.insert(place, letters[place]),
        3 if !kana => letters[place] = beside(letters[place], lots),
        _ => return None,
    }
    let slipped: String = letters.into_iter().collect();
    let joined = words
        .iter()
        .enumerate()
        .map(|(word, text)| if word == at { slipped.as_str() } else { text });
    Some(joined.collect::<Vec<_>>().join(" "))
}

/// A key beside it.
fn beside(letter: char, lots: &mut impl Chance) -> char {
    const ROWS: [&str; 3] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
    for row in ROWS {
        if let Some(at) = row.chars().position(|c| c == letter) {
            let near = [at.checked_sub(1), Some(at + 1)];
            let found: Vec<char> =
                near.into_iter().flatten().filter_map(|at| row.chars().nth(at)).collect();
            return found[lots.below(found.len())];
        }
    }
    letter
}

pub(crate) fn slipped_day(born: NaiveDate, lots: &mut impl Chance) -> NaiveDate {
    let (year, month, day) = (born.year(), born.month(), born.day());
    let slipped = match lots.below(3) {
        0 => NaiveDate::from_ymd_opt(year, day, month),
        1 => NaiveDate::from_ymd_opt(year, month, (day + 9) % 28 + 1),
        _ => NaiveDate::from_ymd_opt(year + lots.pick(&[-10, -1, 1, 10]), month, day),
    };
    slipped.unwrap_or(born)
}

fn variant(name: &str) -> Option<String> {
    const FORMS: [(char, &str); 12] = [
        ('高', "髙"),
        ('崎', "﨑"),
        ('斎', "齋斉齊"),
        ('辺', "邊邉"),
        ('沢', "澤"),
        ('島', "嶋嶌"),
        ('浜', "濱"),
        ('桜', "櫻"),
        ('広', "廣"),
        ('国', "國"),
        ('竜', "龍"),
        ('真', "眞"),
    ];
    let (plain, forms) = FORMS.iter().find(|(plain, _)| name.contains(*plain))?;
    Some(name.replace(*plain, &forms.chars().next()?.to_string()))
}

/// Names whose short form is no beginning, and for the others their beginning with a y.
fn nickname(given: &str) -> Option<String> {
    let table = include_str!("../../../../tests/matching/registry/pools/nicknames.txt");
    let known = table.split_whitespace().filter_map(|pair| pair.split_once(':'));
    known.into_iter().find(|(formal, _)| *formal == given).map(|(_, short)| short.to_owned())
}

fn worn(name: &str, japanese: bool, lots: &mut impl Chance) -> String {
    match lots.below(4) {
        0 if japanese => format!("{name}さん"),
        1 => format!("[OSK] {name}"),
        2 => format!("★{name}★"),
        _ if japanese => format!("{name}（初参加）"),
        _ => format!("{name} (new)"),
    }
}
