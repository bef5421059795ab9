//! The likeness of two people, to find duplicate registrations.
//!
//! A record is read once into a [`Person`], which holds every form its names can be compared in. Two people are then
//! compared in a microsecond, with a score from 0 to 1 and the facts behind it. Names stay as they were entered.
//! `docs/MATCHING.md` explains the reading, the score and its limits.

mod brackets;
mod commonness;
mod consonants;
mod evidence;
mod form;
mod index;
mod initials;
mod kana;
mod kanji;
mod latin;
mod manner;
mod names;
mod odds;
mod readings;
mod titles;
mod token;
mod word_likeness;

use chrono::NaiveDate;

use super::rounding::rounded;
use crate::ids::ExternalId;
use evidence::Further;
use form::{Form, Source, read, same_sound};
use manner::Manner;

pub use commonness::Commonness;
pub use evidence::Reason;
pub use index::{Index, Owner, Pair, shared_out, threads};
pub use names::sound_alike;
pub use odds::{CERTAIN, LIKELY, Odds, WORTH_A_LOOK};

/// From this score on the person who registers a player is warned.
pub const STRONG: f64 = 0.85;

/// From this score on a pair should be looked at later.
pub const POSSIBLE: f64 = 0.65;

/// The meaning of a score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// At least [`STRONG`]: in all likelihood one person.
    Strong,
    /// At least [`POSSIBLE`]: may be one person; no warning stops the user.
    Possible,
    /// The names suggest two people.
    Unlike,
}

impl Band {
    /// The band of a score.
    pub fn of(score: f64) -> Self {
        if score >= STRONG {
            Self::Strong
        } else if score >= POSSIBLE {
            Self::Possible
        } else {
            Self::Unlike
        }
    }
}

/// The likeness of two people, with reasons.
#[derive(Debug, Clone, PartialEq)]
pub struct Likeness {
    /// From 0 (nothing in common) to 1 (nothing speaks against one person).
    pub score: f64,
    /// The reasons, those for one person first.
    pub reasons: Vec<Reason>,
}

impl Likeness {
    /// The band of the score.
    pub fn band(&self) -> Band {
        Band::of(self.score)
    }
}

/// The likeness of two people, with reasons. Symmetric.
pub fn compare(a: &Person, b: &Person, common: &Commonness) -> Likeness {
    let (named, score) = weighed(a, b, common);
    let mut reasons = named.facts.reasons();
    // A shared word adds nothing if all words are shared.
    if named.score >= 1.0 {
        reasons.retain(|reason| *reason != Reason::SharedWord);
    }
    evidence::reasons(&a.further, &b.further, &mut reasons);
    reasons.sort();
    Likeness { score, reasons }
}

/// The score of [`compare`] alone, without an allocation for the reasons.
pub fn score(a: &Person, b: &Person, common: &Commonness) -> f64 {
    weighed(a, b, common).1
}

/// The likeness of the names, and the score with the other evidence, rounded to
/// the digits that are shown, so that its band is that of the visible number.
fn weighed(a: &Person, b: &Person, common: &Commonness) -> (evidence::Finding, f64) {
    let deep = evidence::agrees(&a.further, &b.further);
    let named = names::best(a, b, common, deep);
    (named, rounded(evidence::weigh(named, &a.further, &b.further), 1e4))
}

/// A person, read once: all comparable forms of the names, and other evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    forms: Box<[Form]>,
    further: Further,
    manner: Manner,
}

impl Person {
    /// Reads a record. Never fails: a name without letters has no form and is like no other name.
    pub fn read(record: &PersonRecord<'_>) -> Self {
        let mut forms = read(record.name, Source::Name);
        if let Some(reading) = record.reading.filter(|reading| !reading.trim().is_empty()) {
            add_reading(&mut forms, reading);
            // TM, てぃーえむ: letters whose reading is given are a name.
            forms.iter_mut().for_each(Form::spell_out);
        }
        for alias in record.aliases {
            forms.extend(read(alias, Source::Alias));
        }
        forms.dedup();
        let manner = Manner::of(record.name, &forms);
        Self { forms: forms.into(), further: Further::read(record), manner }
    }

    /// A person of whom only a name is known.
    pub fn named(name: &str) -> Self {
        Self::read(&PersonRecord { name, ..PersonRecord::default() })
    }

    /// Every form of every name: first the display name, then aliases and text in brackets.
    fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// Whether a name of both is typed alike, except for case, width and spaces.
    fn is_typed_like(&self, other: &Self) -> bool {
        self.forms.iter().any(|form| other.forms.iter().any(|their| form.is_typed_like(their)))
    }
}

/// Adds a stated reading to the forms of the display name; if these are
/// in kana or Latin letters already, it is one more form.
fn add_reading(forms: &mut Vec<Form>, reading: &str) {
    let spoken = read(reading, Source::Reading);
    let Some(first) = spoken.first() else { return };
    if forms.iter().any(|form| form.has_kanji) {
        for form in forms.iter_mut().filter(|form| form.has_kanji) {
            form.set_reading(first.clone());
        }
    } else if forms.first().is_none_or(|form| !same_sound(form, first)) {
        forms.extend(spoken);
    }
}

/// The data about a person, as entered.
#[derive(Debug, Clone, Copy, Default)]
pub struct PersonRecord<'a> {
    /// The display name.
    pub name: &'a str,
    /// How the name is read, in kana or Latin letters.
    pub reading: Option<&'a str>,
    /// The aliases.
    pub aliases: &'a [String],
    /// The club of the person.
    pub club: Option<&'a str>,
    /// The date of birth.
    pub born: Option<NaiveDate>,
    /// The external IDs.
    pub external: &'a [ExternalId],
}

#[cfg(test)]
mod tests {
    use crate::ids::ExternalId;
    use proptest::prelude::*;

    use super::*;

    fn alone(a: &str, b: &str) -> Likeness {
        compare(&Person::named(a), &Person::named(b), &Commonness::default())
    }

    /// Asserts that each pair gives a warning, with this reason among others.
    fn all_strong(pairs: &[(&str, &str, Reason)]) {
        for (a, b, reason) in pairs {
            let found = alone(a, b);
            assert_eq!(found.band(), Band::Strong, "{a} | {b} {found:?}");
            assert!(found.reasons.contains(reason), "{a} | {b} {found:?}");
        }
    }

    /// Asserts that no pair is shown as a strong duplicate.
    fn none_strong(pairs: &[(&str, &str)]) {
        for (a, b) in pairs {
            let found = alone(a, b);
            assert_ne!(found.band(), Band::Strong, "{a} | {b} {found:?}");
        }
    }

    #[test]
    fn the_same_name_however_it_is_written() {
        for (a, b) in [
            ("しろくま", "ｼﾛｸﾏ"),
            ("ハナブサン", "はなぶさん"),
            ("しろくま\u{200b}", "★シロクマ★ 🐻"),
            ("しろ くま", "しろくま"),
            ("[TKY] HF", "ＨＦ"),
            ("TKY|しろくま", "しろくま＠大阪"),
            ("ＴＫＹ／しろくま", "《もち》しろくま"),
            ("しろくま(´・ω・｀)", "@しろくま"),
            ("しろくま in 大阪", "しろくま（東京支部）"),
            ("xX_Sniper_Xx", "Sniper"),
            ("José Álvarez", "JOSE ALVAREZ"),
            ("Dr. Ana Feldkamp", "Feldkamp, Ana"),
            ("Kuma 07", "kuma07"),
            ("サ一モン番長", "サーモン番長"),
        ] {
            assert!(alone(a, b).score >= 0.95, "{a} | {b} {:?}", alone(a, b));
        }
    }

    #[test]
    fn honorifics_are_suffixes_and_the_uncut_name_is_kept() {
        for (a, b) in [
            ("しろくま", "しろくまさん"),
            ("はなぶさん", "はなぶさんさん"),
            ("はなぶさん", "はなぶさん氏"),
            ("HF", "HFさん"),
            ("Sakura-chan", "Sakura"),
            ("羽田 善子 六段", "羽田 善子"),
        ] {
            assert_eq!(alone(a, b).band(), Band::Strong, "{a} | {b}");
        }
        none_strong(&[("Susan", "Su"), ("ちゃんこ", "こ"), ("源氏", "源"), ("君島 陸", "島 陸")]);
    }

    /// A score that is 0.65 but for rounding errors is in the band of 0.65.
    #[test]
    fn the_band_is_that_of_the_score_shown() {
        for (a, b) in [("さとう ゆき", "さとう ゆうき"), ("Li Na", "Li Ni")] {
            let found = alone(a, b);
            assert_eq!(found.band(), Band::of(found.score), "{a} | {b}");
            assert!(
                found.score < POSSIBLE || found.band() == Band::Possible,
                "{a} | {b} {found:?}"
            );
            let as_text: f64 = format!("{:.4}", found.score).parse().unwrap();
            assert_eq!(Band::of(as_text), found.band(), "{a} | {b} {found:?}");
        }
    }

    #[test]
    fn sound_joins_the_scripts() {
        all_strong(&[
            ("しろくま", "sirokuma", Reason::SameReading),
            ("つじもと じゅんぺい", "Jumpei Tsujimoto", Reason::SameReading),
            ("辻本 潤平（つじもと じゅんぺい）", "TUJIMOTO, Zyunpei", Reason::SameReading),
            ("Oono Shoutarou", "Ohno Shotaro", Reason::SameReading),
            ("ティナ", "Tina", Reason::SameReading),
            ("エヴァ 緑川", "Eva 緑川", Reason::SameReading),
            ("青木 ちゑ（あおき ちゑ）", "Chie Aoki", Reason::SameReading),
            ("みつゑ", "Mitsue", Reason::SameReading),
            ("Mark Ohno", "Mark Ono", Reason::SameSound),
            ("かづき よしを", "かずき よしお", Reason::OtherSpelling),
            ("タカハシ リョウタ", "タカハシ リヨウタ", Reason::OtherSpelling),
        ]);
        assert_eq!(alone("つじもとじゅんぺい", "Junpei Tsujimoto").band(), Band::Strong);
        none_strong(&[
            ("ゆき", "ゆうき"),
            ("おおの しょう", "おの しょう"),
            ("山崎 蓮（やまざき れん）", "山崎 蓮（やまさき れん）"),
            ("辻本 潤平", "つじもと じゅんぺい"),
            ("伊藤 翼（いとう つばさ）", "伊東 翼（いとう つばさ）"),
        ]);
    }

    /// A likely reading makes a pair possible, never strong.
    #[test]
    fn kanji_meet_what_they_may_be_read_as() {
        for (a, b) in [
            ("中村 さくら", "sakura nakamura"),
            ("佐藤 健太", "Sato Kenta"),
            ("佐藤 健太", "Kenta Satoh"),
            ("加藤 翔", "かとう しょう"),
            ("加藤 翔", "カトウ ショウ"),
            ("山田花子", "やまだはなこ"),
            ("山田花子", "Hanako Yamada"),
            ("山田 花子", "やまだはなこ"),
            ("小川 真由美", "おがわ まゆみ"),
            ("渡邊 裕子", "Watanabe Hiroko"),
            ("渡邊 裕子", "Watanabe Yuko"),
            ("長谷川 一樹", "HASEGAWA Kazuki"),
            ("五十嵐 誠", "いがらし まこと"),
        ] {
            let found = alone(a, b);
            assert_eq!(found.band(), Band::Possible, "{a} | {b} {found:?}");
            assert!(found.reasons.contains(&Reason::MayBeRead), "{a} | {b} {found:?}");
        }
        for (a, b) in [
            ("佐藤 健太", "Sato Kenji"),
            ("加藤 翔", "さとう しょう"),
            ("山田花子", "やまだはるこ"),
            ("渡邊 裕子", "Watanabe Keiko"),
            ("中村 さくら", "nakamura"),
        ] {
            assert_eq!(alone(a, b).band(), Band::Unlike, "{a} | {b} {:?}", alone(a, b));
        }
    }

    /// Katakana, and alphabets without a table of spellings, are compared by consonants: possible, never strong.
    #[test]
    fn foreign_names_meet_by_their_consonants() {
        for (a, b) in [
            ("オリバー・スミス", "Oliver Smith"),
            ("スミス オリバー", "Oliver Smith"),
            ("リチャード・ブラウン", "Richard Brown"),
            ("マイケル・ジョンソン", "Michael Johnson"),
            ("トーマス・ミュラー", "Thomas Müller"),
            ("エミリー・クラーク", "Emily Clark"),
            ("アンナ・シュミット", "Anna Schmidt"),
            ("スティーブ・ジョブズ", "Steve Jobs"),
            ("محمد علي", "Mohamed Ali"),
            ("أحمد حسن", "Ahmed Hassan"),
            ("משה כהן", "Moshe Cohen"),
            ("გიორგი ბერიძე", "Giorgi Beridze"),
        ] {
            let found = alone(a, b);
            assert_eq!(found.band(), Band::Possible, "{a} | {b} {found:?}");
        }
        for (a, b) in [
            ("オリバー・スミス", "Oliver Brown"),
            ("マイケル・ジョンソン", "Michael Jackson"),
            ("さとう けんた", "Soto Kento"),
            ("محمد علي", "Mahmoud Hassan"),
            ("משה כהן", "David Cohen"),
        ] {
            assert_eq!(alone(a, b).band(), Band::Unlike, "{a} | {b} {:?}", alone(a, b));
        }
        all_strong(&[
            ("Đorđe Petrović", "Djordje Petrovic", Reason::LookAlikeLetters),
            ("Đorđe Petrović", "Dorde Petrovic", Reason::OtherSpelling),
            ("Nguyễn Đức", "Nguyen Duc", Reason::OtherSpelling),
        ]);
    }

    /// A word that is no name, compared with one that is, counts as a typing slip.
    #[test]
    fn impossible_romaji_is_a_slip() {
        all_strong(&[
            ("Tysuyoshi Kato", "Tsuyoshi Kato", Reason::OneLetterApart),
            ("Kennji Sato", "Kenji Sato", Reason::OneLetterApart),
            ("Mionru Abe", "Minoru Abe", Reason::LettersExchanged),
            ("Takum1 Ito", "Takumi Ito", Reason::LookAlikeLetters),
        ]);
        for (a, b) in [
            ("Mioguchi Ken", "Mizoguchi Ken"),
            ("Watanebe Ken", "Watanabe Ken"),
            ("Kobayachi Ken", "Kobayashi Ken"),
        ] {
            let found = alone(a, b);
            assert_eq!(found.band(), Band::Possible, "{a} | {b} {found:?}");
            assert!(!found.reasons.contains(&Reason::TwoNames), "{a} | {b} {found:?}");
        }
        for (a, b) in [("Kuma1", "Kuma"), ("Tomoya Abe", "Tomoka Abe"), ("Yukie Abe", "Yuki Abe")] {
            assert!(alone(a, b).score < 0.7, "{a} | {b} {:?}", alone(a, b));
        }
    }

    #[test]
    fn a_family_name_of_before_is_a_name() {
        for (a, b) in [
            ("佐藤 花子（旧姓 田中）", "田中 花子"),
            ("佐藤 花子（旧姓：田中）", "田中 花子"),
            ("佐藤 花子 旧姓田中", "田中 花子"),
            ("佐藤（田中）花子", "田中 花子"),
            ("佐藤 花子（旧：田中 花子）", "田中 花子"),
            ("Anna Schmidt (née Bauer)", "Anna Bauer"),
            ("Anna Schmidt née Bauer", "Bauer, Anna"),
            ("Anna Schmidt (geb. Bauer)", "Anna Bauer"),
        ] {
            let found = alone(a, b);
            assert_eq!(found.band(), Band::Strong, "{a} | {b} {found:?}");
            assert!(found.reasons.contains(&Reason::Alias), "{a} | {b} {found:?}");
            let named = a.split(['（', '(', '旧']).next().unwrap_or(a).trim();
            assert!(
                !named.contains(' ') || alone(a, named).score > 0.9 || named.contains("née"),
                "{a}"
            );
        }
        none_strong(&[
            ("佐藤 花子（旧姓 田中）", "田中 花代"),
            ("Anna Schmidt (née Bauer)", "Eva Bauer"),
        ]);
        assert_eq!(alone("Nee Soon", "Nee Soon").band(), Band::Strong);
    }

    #[test]
    fn initials_are_not_matched_crosswise() {
        none_strong(&[
            ("Jennifer S. Carter", "Jennifer C. Somoza"),
            ("Paul M. Ross", "Paul R. Meyer"),
            ("R. Anna Beck", "B. Anna Rohr"),
        ]);
        all_strong(&[
            ("J. Robert Smith", "James R. Smith", Reason::Initials),
            ("Jennifer S. Carter", "Jennifer Sue Carter", Reason::Initials),
        ]);
    }

    /// Different kanji with one reading come from an input method, if more facts agree.
    #[test]
    fn other_kanji_of_one_reading_need_more_that_agrees() {
        let like = |a: &str, b: &str, reading: &str, born: Option<&str>| {
            let read = |name| {
                Person::read(&PersonRecord {
                    name,
                    reading: Some(reading),
                    club: Some("Osaka"),
                    born: born.map(|day| day.parse().expect("a day")),
                    ..PersonRecord::default()
                })
            };
            compare(&read(a), &read(b), &Commonness::default()).band()
        };
        for (a, b, reading) in [
            ("河野 剛", "川野 剛", "かわの つよし"),
            ("伊藤 薫", "伊東 薫", "いとう かおる"),
            ("渡辺 浩", "渡邊 弘", "わたなべ ひろし"),
            ("安倍 直樹", "阿部 直紀", "あべ なおき"),
            ("菊池 真", "菊地 誠", "きくち まこと"),
        ] {
            assert_eq!(like(a, b, reading, Some("1980-04-03")), Band::Strong, "{a} | {b}");
            assert_eq!(like(a, b, reading, None), Band::Unlike, "{a} | {b}");
        }
        let day = "1980-04-03";
        for (a, b) in [("佐藤 健", "佐籐 健"), ("斉藤 恵", "斉籐 恵"), ("中島 優", "仲島 優")]
        {
            let [a, b] = [a, b].map(|name| person(name, day, &[]));
            let found = compare(&a, &b, &Commonness::default());
            assert_ne!(found.band(), Band::Unlike, "{found:?}");
        }
    }

    #[test]
    fn readings_that_differ_in_a_voicing_mark_are_possible() {
        for (a, b) in [
            ("中島 翔（なかじま しょう）", "中島 翔（なかしま しょう）"),
            ("山崎 蓮（やまざき れん）", "山崎 蓮（やまさき れん）"),
            ("高田 恵（たかだ めぐみ）", "高田 恵（たかた めぐみ）"),
        ] {
            assert_eq!(alone(a, b).band(), Band::Possible, "{a} | {b} {:?}", alone(a, b));
        }
        let (a, b) = ("高田 恵（たかだ めぐみ）", "高田 恵（たかだ けい）");
        assert_eq!(alone(a, b).band(), Band::Unlike);
    }

    /// The reason "same name" decides merges, so it is given only if the names are the same.
    #[test]
    fn only_the_same_name_is_called_so() {
        for (a, b, reason) in [
            ("TAKAHASHI Wataru", "takahashi wataru", Reason::SameName),
            ("ファン ミカ", "ﾌｧﾝ　ﾐｶ", Reason::SameName),
            ("高橋 渡", "高橋渡", Reason::SameName),
            ("髙橋 渡", "高橋 渡", Reason::VariantKanji),
            ("José Lima", "Jose Lima", Reason::OtherSpelling),
        ] {
            let found = alone(a, b);
            assert_eq!(
                (found.band(), &found.reasons[..]),
                (Band::Strong, &[reason][..]),
                "{a} | {b}"
            );
        }
    }

    #[test]
    fn variants_of_letters() {
        for (a, b) in [
            ("髙橋 涼太", "高橋 涼太"),
            ("渡邊 美咲", "渡辺 美咲様"),
            ("齋藤 悠斗", "斉藤 悠斗"),
            ("鶴ケ谷 学", "鶴ヶ谷 学"),
            ("一ノ瀬 薫", "一之瀬 薫"),
            ("佐々木 舞", "佐佐木 舞"),
            ("陈思远", "陳思遠"),
            ("Jürgen Müllbach", "Juergen Muellbach"),
            ("Łukasz Kjærgård", "Lukasz Kjaergaard"),
            ("Þórunn Björnsdóttir", "Thorunn Bjornsdottir"),
            ("İbrahim Yıldız", "Ibrahim Yildiz"),
            ("Віktor Halas", "Viktor Halas"),
            ("Алексей Воронцов", "Aleksey Vorontsov"),
            ("Nakagawa T0moya", "Nakagawa Tomoya"),
        ] {
            assert_eq!(alone(a, b).band(), Band::Strong, "{a} | {b} {:?}", alone(a, b));
        }
        none_strong(&[
            ("佐藤 優子", "佐藤 裕子"),
            ("渡辺 美咲", "渡部 美咲"),
            ("大田 真", "太田 真"),
        ]);
    }

    #[test]
    fn western_names() {
        all_strong(&[
            ("Robert Ashdown", "Bob Ashdown", Reason::Nickname),
            ("William Carver", "Bill Carver", Reason::Nickname),
            ("Elizabeth Marlowe-Finch", "Liz Marlowe Finch", Reason::Nickname),
            ("J. R. Whitlow", "James Robert Whitlow", Reason::Initials),
            ("JR Whitlow", "James Robert Whitlow", Reason::Initials),
            ("James Whitlow", "James Robert Whitlow", Reason::MiddleNameDropped),
            ("Petra Vogt-Habermann", "Petra Vogt", Reason::MiddleNameDropped),
            ("van der Berg Jan", "Jan Vanderberg", Reason::OrderOfWords),
            ("Yamashta Haruka", "Yamashita Haruka", Reason::OneLetterApart),
            ("Kojima Daiskue", "Kojima Daisuke", Reason::LettersExchanged),
            ("Bemard Cornfeld", "Bernard Cornfeld", Reason::LookAlikeLetters),
        ]);
        none_strong(&[
            ("James R. Whitlow", "James T. Whitlow"),
            ("James Robert", "James Robert Whitlow"),
            ("James", "James Whitlow"),
            ("Robert Ashdown Jr.", "Robert Ashdown Sr."),
            ("Robert Ashdown II", "Robert Ashdown III"),
            ("Daniel Ferrow", "Danielle Ferrow"),
            ("Mario Castellin", "Maria Castellin"),
            ("Jan Kowalski", "Jan Kowalska"),
            ("Kim Min-jun", "Kim Min-ji"),
            ("Nguyen Van An", "Nguyen Van Anh"),
            ("Carlos Garcia Lopez", "Carlos Garcia Perez"),
        ]);
    }

    #[test]
    fn a_wrong_word_is_not_carried_by_a_right_one() {
        none_strong(&[
            ("Tsujimoto Junpei", "Tsujimoto Junko"),
            ("Nakagawa Tomoya", "Nakagawa Tomoka"),
            ("タカシ マエダ", "タケシ マエダ"),
            ("[TKY] しろくま", "[TKY] あざらし"),
            ("しろくま（東京）", "あざらし（東京）"),
            ("Kuma07", "Kuma08"),
            ("kuma007", "kuma07"),
            ("しろくま", "しろくま2"),
            ("HF", "HK"),
            ("HF", "FH"),
            ("JJ", "J"),
            ("しろくま", "くろくま"),
        ]);
    }

    #[test]
    fn what_is_common_says_less() {
        let crowd: Vec<Person> = (0..100)
            .map(|number| {
                let family = if number % 2 == 0 { "Smith" } else { "Miller" };
                let given = if number % 20 == 0 { "Robert" } else { "Susan" };
                Person::named(&format!("{given} {family}"))
            })
            .chain([Person::named("Robert Ashdown")])
            .collect();
        let common: Commonness = crowd.iter().collect();
        let score = |a: &str, b: &str| score(&Person::named(a), &Person::named(b), &common);
        assert_eq!(Band::of(score("Bob Smith", "Robert Smith")), Band::Possible);
        assert!(score("Bob Ashdown", "Robert Ashdown") > score("Bob Smith", "Robert Smith"));

        let born = |name| person(name, "1990-04-12", &[]);
        let given = compare(&born("Susan Ashdown"), &born("Susan Kordo"), &common);
        assert_ne!(given.band(), Band::Strong, "{given:?}");
        let far = [("2001-03-04"), ("1965-11-20")].map(|day| person("Robert Ashdown", day, &[]));
        assert_ne!(compare(&far[0], &far[1], &common).band(), Band::Strong);

        let mut counted = common.clone();
        let one = Person::named("Robert Robert");
        counted.add(&one);
        let word = &one.forms()[0].tokens()[0];
        assert_eq!(counted.bearers(word), common.bearers(word) + 1);
        counted.remove(&one);
        assert_eq!(counted.bearers(word), common.bearers(word));
    }

    /// If no players are known, no name counts as rare; tables decide which words are names and which are slips.
    #[test]
    fn names_that_are_known_elsewhere_tell_a_slip() {
        let like = |a: &str, b: &str| {
            compare(&Person::named(a), &Person::named(b), Commonness::elsewhere()).band()
        };
        for (a, b) in [
            ("Lachlan Webber", "Lachlan Weber"),
            ("Claudia Crouch", "Claudia Crouh"),
            ("Makenzi Vimpany", "Mackenzie Vimpany"),
            ("Joshua Abernathy", "Joshua Abernaty"),
            ("Sophie Snell", "Sophei Snell"),
            ("Robert Brangwen", "Bob Brangwen"),
            ("佐藤 健太（さとう けんた）", "Sato Kenta"),
        ] {
            assert_eq!(like(a, b), Band::Strong, "{a} | {b}");
        }
        for (a, b) in [
            ("Anna Berg", "Anna Borg"),
            ("Maria Schmidt", "Mario Schmidt"),
            ("Daniel Ferrow", "Danielle Ferrow"),
            ("John Hansen", "John Jansen"),
            ("Paul Meier", "Paula Meier"),
            ("Tomoya Abe", "Tomoka Abe"),
        ] {
            assert_ne!(like(a, b), Band::Strong, "{a} | {b}");
        }
        let [a, b] = ["Nakano Ryo", "Ryo Nakano"].map(Person::named);
        assert_eq!(compare(&a, &b, Commonness::elsewhere()).reasons, [Reason::OrderOfWords]);
    }

    fn person<'a>(name: &'a str, born: &str, external: &'a [ExternalId]) -> Person {
        Person::read(&PersonRecord {
            name,
            born: born.parse().ok(),
            external,
            ..PersonRecord::default()
        })
    }

    #[test]
    fn further_facts_count_where_both_have_them() {
        let like = |a: (&str, &str), b: (&str, &str)| {
            compare(&person(a.0, a.1, &[]), &person(b.0, b.1, &[]), &Commonness::default())
        };
        let names = ("Anna Feldkamp", "Annika Feldkamp");
        let unknown = like((names.0, "1990-04-12"), (names.1, "")).score;
        assert_eq!(unknown.to_bits(), alone(names.0, names.1).score.to_bits());

        let same = like(("Bob Ashdown", "1990-04-12"), ("Robert Ashdown", "1990-04-12"));
        assert!(same.score > alone("Bob Ashdown", "Robert Ashdown").score);
        assert!(same.reasons.contains(&Reason::SameBirthDate));
        let other = like(("Bob Ashdown", "1990-04-12"), ("Robert Ashdown", "1961-11-03"));
        assert_ne!(other.band(), Band::Strong);
        assert!(other.reasons.contains(&Reason::OtherBirthDate));
        let near = like(("Bob Ashdown", "1990-04-12"), ("Robert Ashdown", "1990-12-04"));
        assert!(near.reasons.contains(&Reason::NearBirthDate));

        let far = like(("Uwe Schmidt", "2001-03-04"), ("Uwe Schmidt", "1965-11-20"));
        assert_ne!(far.band(), Band::Strong, "{far:?}");

        // A year alone is recorded as its first day: many are born in it.
        let of_year = like(("Bob Ashdown", "1990-01-01"), ("Robert Ashdown", "1990-01-01"));
        assert_eq!(of_year, alone("Bob Ashdown", "Robert Ashdown"));
        let in_year = like(("Bob Ashdown", "1990-01-01"), ("Robert Ashdown", "1990-04-12"));
        assert_eq!(in_year, of_year);
        let next_year = like(("Bob Ashdown", "1990-01-01"), ("Robert Ashdown", "1991-01-01"));
        assert!(next_year.reasons.contains(&Reason::OtherBirthDate));

        // A marriage, and twins.
        let married = like(("Danielle Ferrow", "1990-04-12"), ("Danielle Holmdal", "1990-04-12"));
        assert_eq!(married.band(), Band::Strong);
        let twins = like(("Yuka Tanabe", "1990-04-12"), ("Yuki Tanabe", "1990-04-12"));
        assert_ne!(twins.band(), Band::Strong);
    }

    #[test]
    fn a_usual_given_name_and_one_birth_date_are_not_enough_among_many() {
        let [a, b] = ["Anna Feldkamp", "Anna Holmdal"].map(|name| person(name, "1990-04-12", &[]));
        let others = (0..300).map(|no| {
            let given = if no % 10 == 0 { "Anna" } else { "Tilde" };
            Person::named(&format!("{given} Kordo{no}"))
        });
        let others: Vec<Person> = others.collect();
        let common: Commonness = others.iter().chain([&a, &b]).collect();
        assert_ne!(compare(&a, &b, &common).band(), Band::Strong);
        let told = Odds::of(&a, &b, &common).probability();
        assert!(told < CERTAIN, "{told}");
    }

    #[test]
    fn a_number_in_another_register_decides() {
        let number = |scheme: &str, value: &str| {
            [ExternalId { scheme: scheme.to_owned(), value: value.to_owned() }]
        };
        let (mine, same) = (number("FIDE", "123"), number("fide", "123"));
        let (other, elsewhere) = (number("FIDE", "124"), number("DWZ", "123"));
        let a = person("しろくま", "", &mine);
        let like =
            |name: &str, external| compare(&a, &person(name, "", external), &Commonness::default());
        assert_eq!(like("辻本 潤平", &same).band(), Band::Strong);
        assert!(like("しろくま", &same).reasons.contains(&Reason::SameNumber("fide".into())));
        assert_ne!(like("しろくま", &other).band(), Band::Strong);
        assert_eq!(like("しろくま", &elsewhere).score.to_bits(), 1.0_f64.to_bits());
    }

    #[test]
    fn aliases_and_readings_are_names() {
        let aliases = ["HF".to_owned(), "しろくま".to_owned()];
        let a = Person::read(&PersonRecord {
            name: "田中 潤",
            reading: Some("たなか じゅん"),
            aliases: &aliases,
            club: Some("Osaka"),
            ..PersonRecord::default()
        });
        for name in ["Jun Tanaka", "シロクマ", "hf", "タナカ ジュン", "田中 じゅん"]
        {
            let found = compare(&a, &Person::named(name), &Commonness::default());
            assert_eq!(found.band(), Band::Strong, "{name} {found:?}");
        }
        let mate = Person::read(&PersonRecord {
            name: "Jun Tanaka",
            club: Some("OSAKA"),
            ..PersonRecord::default()
        });
        let found = compare(&a, &mate, &Commonness::default());
        assert!(found.reasons.contains(&Reason::SameClub), "{found:?}");
    }

    /// The published hard pairs, without any known players.
    #[test]
    fn hard_pairs() {
        let table = include_str!("../fixtures/name_pairs.csv");
        let mut reader = csv::Reader::from_reader(table.as_bytes());
        let (mut found, mut missed, mut wrong) = (0.0, 0.0, Vec::new());
        for row in reader.records().map(Result::unwrap) {
            let strong = alone(&row[0], &row[1]).band() == Band::Strong;
            match (&row[2] == "1", strong) {
                (true, true) => found += 1.0,
                (true, false) => missed += 1.0,
                (false, true) => wrong.push(row[3].to_owned()),
                (false, false) => {}
            }
        }
        assert!(wrong.is_empty(), "{wrong:?}");
        let f1 = 2.0 * found / (2.0 * found + missed);
        assert!(f1 >= 0.97, "F1 {f1}");
    }

    /// Typical names, and arbitrary text.
    fn name() -> impl Strategy<Value = String> {
        prop_oneof![
            ".{0,20}",
            "[A-Za-z'. 0-9-]{1,24}",
            "[ぁ-ゟァ-ヿｦ-ﾟ ー・]{1,12}",
            "[一-龠]{1,3} ?[一-龠ぁ-ん]{0,3}(（[ぁ-ん]{1,5} [ぁ-ん]{1,5}）)?",
            "(Anna|Robert|Bob|Jan|Kim|J\\.) (Müller|Mueller|Satoh|Ono|Vogt-Finch|McRae)( Jr\\.?| III)?",
            "[\\[\\](){}【】「」|/@#,☆〜-]{0,4}[a-zА-я0-9]{0,6}[さんくんちゃん様]{0,3}",
        ]
    }

    proptest! {
        #[test]
        fn compares_the_same_from_both_sides(a in name(), b in name(), count in 0_usize..80) {
            let (a, b) = (Person::named(&a), Person::named(&b));
            let common: Commonness = std::iter::repeat_n(&a, count).chain([&b]).collect();
            let (there, back) = (compare(&a, &b, &common), compare(&b, &a, &common));
            prop_assert_eq!(there.score.to_bits(), back.score.to_bits());
            prop_assert!((0.0..=1.0).contains(&there.score));
            prop_assert_eq!(score(&a, &b, &common).to_bits(), there.score.to_bits());
        }

        #[test]
        fn a_name_is_itself(text in name()) {
            let person = Person::named(&text);
            let found = compare(&person, &person, &Commonness::default());
            let expected = if person.forms().is_empty() { 0.0 } else { 1.0_f64 };
            prop_assert_eq!(found.score.to_bits(), expected.to_bits());
        }

        #[test]
        fn what_is_shown_reads_the_same(text in name()) {
            let shown = crate::name::clean(&text);
            prop_assert_eq!(Person::named(&shown), Person::named(&text));
        }
    }
}
