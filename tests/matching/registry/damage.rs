//! Errors in the record of a player who is entered a second time.

use super::Entered;
use super::lots::Lots;
use super::people::{Kanji, Pools, Who};
use super::spell::{Long, Romaji, half_width, katakana};

/// One kind of difference between a second record and the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Damage {
    OtherKana,
    HalfWidth,
    Hepburn,
    Kunrei,
    OtherOrder,
    Honorific,
    Tag,
    Decoration,
    Initial,
    Typo,
    Nickname,
    DroppedMiddle,
    VariantKanji,
    ReadingInBrackets,
    NoReading,
    NoSpace,
    LookAlike,
    Capitals,
}

use Damage::{
    Capitals, Decoration, DroppedMiddle, HalfWidth, Hepburn, Honorific, Initial, Kunrei, LookAlike,
    Nickname, NoReading, NoSpace, OtherKana, OtherOrder, ReadingInBrackets, Tag, Typo,
    VariantKanji,
};

const ALL: [Damage; 18] = [
    OtherKana,
    HalfWidth,
    Hepburn,
    Kunrei,
    OtherOrder,
    Honorific,
    Tag,
    Decoration,
    Initial,
    Typo,
    Nickname,
    DroppedMiddle,
    VariantKanji,
    ReadingInBrackets,
    NoReading,
    NoSpace,
    LookAlike,
    Capitals,
];

type Written = (String, Option<String>);

impl Damage {
    /// The second record: one damage drawn among those possible for the name;
    /// in every fourth case also a tag, a decoration or an honorific.
    pub(super) fn entered_again(
        who: &Who,
        first: &Entered,
        pools: &Pools,
        lots: &mut Lots,
    ) -> (String, Option<String>, &'static str) {
        let mut order = ALL;
        lots.shuffle(&mut order);
        let drawn = order.into_iter().find_map(|damage| {
            let written = damage.done(who, first, pools, lots)?;
            (written.0 != first.name || written.1 != first.reading).then_some((damage, written))
        });
        let (damage, (mut name, reading)) = drawn.expect("a tag fits any name");
        if lots.percent(25) && !matches!(damage, Tag | Decoration | Honorific) {
            let worn = lots.pick(&[Tag, Decoration, Honorific]);
            name = worn.worn(&name, lots);
        }
        (name, reading, damage.name())
    }

    const fn name(self) -> &'static str {
        match self {
            OtherKana => "other kana",
            HalfWidth => "half width",
            Hepburn => "Hepburn",
            Kunrei => "Kunrei",
            OtherOrder => "other order",
            Honorific => "honorific",
            Tag => "tag",
            Decoration => "decoration",
            Initial => "initial",
            Typo => "typing slip",
            Nickname => "nickname",
            DroppedMiddle => "dropped middle name",
            VariantKanji => "variant kanji",
            ReadingInBrackets => "reading in brackets",
            NoReading => "no reading",
            NoSpace => "no space",
            LookAlike => "look-alike letters",
            Capitals => "capitals",
        }
    }

    fn done(self, who: &Who, first: &Entered, pools: &Pools, lots: &mut Lots) -> Option<Written> {
        let name = match self {
            Honorific | Tag | Decoration => {
                return Some((self.worn(&first.name, lots), first.reading.clone()));
            }
            Typo => return Some((slip(&first.name, lots)?, first.reading.clone())),
            _ => match who {
                Who::Japanese { surname, given } => {
                    return self.japanese(*surname, *given, first, lots);
                }
                Who::Western { given, middle, surname } => {
                    self.western(given, *middle, surname, pools, lots)?
                }
                Who::KanaHandle { first, last } => {
                    self.kana_handle(&format!("{first}{last}"), lots)?
                }
                Who::LatinHandle { first, last } => self.latin_handle(first, last, lots)?,
            },
        };
        Some((name, None))
    }

    fn japanese(
        self,
        surname: Kanji,
        given: Kanji,
        first: &Entered,
        lots: &mut Lots,
    ) -> Option<Written> {
        let kana = format!("{} {}", surname.read, given.read);
        let in_kanji = first.name.contains(surname.written);
        let reading = || first.reading.clone();
        let name = match self {
            OtherKana if first.name == kana => katakana(&kana),
            OtherKana => kana,
            HalfWidth => half_width(&katakana(&kana)),
            Hepburn | Kunrei | OtherOrder | Initial | Capitals => {
                let style = romaji(self == Kunrei, lots);
                let (family, own) = (style.spell(surname.read), style.spell(given.read));
                match self {
                    OtherOrder if lots.percent(50) => format!("{own} {}", family.to_uppercase()),
                    OtherOrder => format!("{own} {family}"),
                    Initial => format!("{}. {family}", own.chars().next()?),
                    Capitals => format!("{} {own}", family.to_uppercase()),
                    _ => format!("{family} {own}"),
                }
            }
            VariantKanji if in_kanji => {
                let changed = variant(surname.written).map(|s| (s, given.written.to_owned()));
                let (family, own) = changed
                    .or_else(|| variant(given.written).map(|g| (surname.written.to_owned(), g)))?;
                return Some((format!("{family} {own}"), reading()));
            }
            ReadingInBrackets => format!("{} {}（{kana}）", surname.written, given.written),
            NoReading if in_kanji => format!("{} {}", surname.written, given.written),
            NoSpace if in_kanji => {
                return Some((format!("{}{}", surname.written, given.written), reading()));
            }
            NoSpace => kana.replace(' ', ""),
            _ => return None,
        };
        Some((name, None))
    }

    fn western(
        self,
        given: &str,
        middle: Option<&str>,
        surname: &str,
        pools: &Pools,
        lots: &mut Lots,
    ) -> Option<String> {
        let name = match self {
            OtherOrder if lots.percent(50) => format!("{}, {given}", surname.to_uppercase()),
            OtherOrder => format!("{surname} {given}"),
            Initial => format!("{}. {surname}", given.chars().next()?),
            Nickname => format!("{} {surname}", pools.nickname(given)?),
            DroppedMiddle if middle.is_some() => format!("{given} {surname}"),
            LookAlike => format!("{given} {}", cyrillic(surname)),
            Capitals => format!("{given} {surname}").to_uppercase(),
            _ => return None,
        };
        Some(name)
    }

    fn kana_handle(self, kana: &str, lots: &mut Lots) -> Option<String> {
        let name = match self {
            OtherKana => katakana(kana),
            HalfWidth => half_width(&katakana(kana)),
            Hepburn | Kunrei => {
                romaji(self == Kunrei, lots).spell(&kana.replace('ー', "")).to_lowercase()
            }
            _ => return None,
        };
        // Without its long marks romaji no longer tells the handle.
        (!(matches!(self, Hepburn | Kunrei) && kana.contains('ー'))).then_some(name)
    }

    fn latin_handle(self, first: &str, last: &str, lots: &mut Lots) -> Option<String> {
        match self {
            NoSpace => Some(format!("{first}{}{last}", lots.pick(&["", "_", "-"]))),
            Capitals => Some(format!("{first} {last}").to_uppercase()),
            LookAlike => Some(format!("{first} {}", cyrillic(last))),
            _ => None,
        }
    }

    /// Adds decoration around a name.
    fn worn(self, name: &str, lots: &mut Lots) -> String {
        const HONORIFICS: [&str; 7] = ["さん", "くん", "ちゃん", "様", "氏", "選手", "-san"];
        let latin = name.is_ascii();
        match self {
            Honorific if latin => format!("{name}{}", lots.pick(&["-san", "さん", " san", "くん"])),
            Honorific => format!("{name}{}", lots.pick(&HONORIFICS[..6])),
            Tag => match lots.below(6) {
                0 => format!("[TKY] {name}"),
                1 => format!("【月曜会】{name}"),
                2 => format!("OSK|{name}"),
                3 => format!("{name}＠名古屋"),
                4 => format!("{name} (札幌)"),
                _ => format!("NGY | {name}"),
            },
            _ => match lots.below(6) {
                0 => format!("★{name}★"),
                1 => format!("{name} 🐧"),
                2 => format!("♪{name}"),
                3 => format!("{name}☆"),
                4 => format!("～{name}～"),
                _ => format!("{name}\u{200b}"),
            },
        }
    }
}

fn romaji(kunrei: bool, lots: &mut Lots) -> Romaji {
    Romaji {
        kunrei,
        long: lots.pick(&[Long::Plain, Long::Macron, Long::WithH, Long::Typed]),
        m: !kunrei && lots.percent(50),
        apostrophe: lots.percent(50),
    }
}

/// One slip in the longest word of kana or Latin letters, never in its first letter: swapped,
/// dropped, doubled, or a neighbouring key.
fn slip(name: &str, lots: &mut Lots) -> Option<String> {
    let typed = |c: char| c.is_ascii_alphabetic() || matches!(c, 'ぁ'..='ヺ' | 'ー');
    let longest = name.split([' ', '（', '）']).filter(|word| word.chars().all(typed));
    let word = longest.max_by_key(|word| word.chars().count())?;
    let mut letters: Vec<char> = word.chars().collect();
    if letters.len() < 5 {
        return None;
    }
    let at = 1 + lots.below(letters.len() - 2);
    match lots.below(4) {
        0 if letters[at] != letters[at + 1] => letters.swap(at, at + 1),
        1 if word.is_ascii() => letters.insert(at, letters[at]),
        2 if word.is_ascii() => letters[at] = neighbour(letters[at], lots)?,
        _ => drop(letters.remove(at)),
    }
    Some(name.replacen(word, &letters.iter().collect::<String>(), 1))
}

/// The key to the left or right of a small letter.
fn neighbour(letter: char, lots: &mut Lots) -> Option<char> {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(|row| row.chars().collect::<Vec<_>>());
    let row = rows.into_iter().find(|row| row.contains(&letter))?;
    let at = row.iter().position(|c| *c == letter)?;
    let sides: Vec<char> = [at.checked_sub(1), Some(at + 1)]
        .into_iter()
        .flatten()
        .filter_map(|at| row.get(at).copied())
        .collect();
    Some(lots.pick(&sides))
}

/// That word with one kanji in an old or variant form.
fn variant(word: &str) -> Option<String> {
    const FORMS: [(char, char); 23] = [
        ('高', '髙'),
        ('崎', '﨑'),
        ('辺', '邉'),
        ('斎', '齋'),
        ('沢', '澤'),
        ('浜', '濵'),
        ('島', '嶋'),
        ('広', '廣'),
        ('国', '國'),
        ('桜', '櫻'),
        ('滝', '瀧'),
        ('竜', '龍'),
        ('真', '眞'),
        ('恵', '惠'),
        ('栄', '榮'),
        ('徳', '德'),
        ('条', '條'),
        ('黒', '黑'),
        ('瀬', '瀨'),
        ('実', '實'),
        ('関', '關'),
        ('塩', '鹽'),
        ('静', '靜'),
    ];
    let (plain, old) = FORMS.into_iter().find(|(plain, _)| word.contains(*plain))?;
    Some(word.replacen(plain, &old.to_string(), 1))
}

/// Letters that look the same in Cyrillic.
fn cyrillic(word: &str) -> String {
    let twin = |c| match c {
        'a' => 'а',
        'e' => 'е',
        'o' => 'о',
        'c' => 'с',
        'p' => 'р',
        _ => c,
    };
    word.chars().map(twin).collect()
}
