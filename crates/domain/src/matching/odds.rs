//! The probability that two records are one person, after Fellegi and Sunter (A theory for record linkage, 1969).
//!
//! Each fact has a weight in bits, for or against: how much more often it occurs between two records of one
//! person than between two people. The weights were fitted by logistic regression to pairs from invented clubs
//! (`tests/clubs`), the registry of the tests, and FEBRL 1 and 3. Before any fact, two records are one person
//! the more rarely the larger the registry is; a shared name says more if fewer players have it.

use super::commonness::Commonness;
use super::evidence::{self, Dates, Facts, Finding, Further};
use super::{Person, names};
use crate::rounding::rounded;

/// From this probability on, a pair is shown by default.
pub const LIKELY: f64 = 0.35;

/// From this probability on, a pair is almost never two people.
pub const CERTAIN: f64 = 0.95;

/// From this probability on, a pair may be worth a look.
pub const WORTH_A_LOOK: f64 = 0.1;

/// The weight of two records in one event, in bits: nobody plays at two tables.
const MET: f64 = -10.0;

/// The highest odds of such a pair, in bits: one person may have been entered twice by mistake.
const LEAST_DOUBT: f64 = -2.2;

/// The weights of facts about the names, in bits.
const FACTS: [(Facts, f64); 18] = [
    (Facts::SAME_NAME, -1.9),
    (Facts::ORDER, -0.4),
    (Facts::READING, -2.1),
    (Facts::SOUND, -1.5),
    (Facts::SPELLING, 0.7),
    (Facts::VARIANT, -0.5),
    (Facts::ONE_LETTER, 0.6),
    (Facts::EXCHANGED, 2.2),
    (Facts::FEW_LETTERS, -1.6),
    (Facts::NICKNAME, -4.3),
    (Facts::INITIALS, 3.8),
    (Facts::MIDDLE, -3.1),
    (Facts::HONORIFIC, 1.7),
    (Facts::OTHER_READING, -0.3),
    (Facts::OTHER_KANJI, 0.6),
    (Facts::SHARED, 1.0),
    (Facts::TWO_NAMES, -2.2),
    (Facts::MAY_BE_READ, 0.2),
];

/// The correction if initials are used and the middle name is missing: initials often omit it.
const INITIALS_WITHOUT_MIDDLE: f64 = 1.9;

/// The weights of the likeness of names, each from a lowest likeness on.
const LEVELS: [(f64, f64); 8] = [
    (0.96, 7.5),
    (0.9, 4.5),
    (0.78, 3.1),
    (0.62, 1.0),
    (0.45, 1.7),
    (0.2, 4.4),
    (0.02, 1.0),
    (0.0, -0.4),
];

/// Below this likeness two names have hardly a word in common.
const HARDLY: f64 = 0.45;

/// The share of the bits of rarity that counts: the words of a name are not independent,
/// since families share one. Above the bits of a common family name they count more.
const RARITY: f64 = 0.34;
const FAMILY_BITS: f64 = 14.0;
const BEYOND: f64 = 0.41;

/// The most bits of rarity that count.
const MOST_BITS: f64 = 45.0;

/// How often a person who was entered twice was entered a third time, like one record and unlike
/// the other: never at the usual share, and more often in lists with many duplicates.
const THRICE: f64 = 0.003;

/// The highest odds, in bits, of pairs that are never certain, even with rare names in a
/// small registry: likely readings, and birth dates that differ by more than a slip.
const DOUBTED: f64 = 3.5;

/// The highest odds, in bits, of initials alone: they are a guess.
const GUESSED: f64 = 1.5;

/// The highest odds, in bits, of two given names with one family name and birth date: they may be twins.
const TWINS: f64 = 1.5;

/// The factor that lowered the score of a common name.
const COMMON: f64 = 0.84;

/// The odds that two records are one person.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Odds {
    /// Base 2 logarithm of the odds.
    bits: f64,
    /// The upper limit of the odds, which they approach.
    most: f64,
}

impl Odds {
    /// The odds of two people in a registry, without the other pairs of its list. Symmetric.
    pub fn between(a: &Person, b: &Person, common: &Commonness) -> Self {
        Self::of(a, b, common).among_many(common.people)
    }

    /// The odds of two people before any evidence from a whole list.
    pub(super) fn of(a: &Person, b: &Person, common: &Commonness) -> Self {
        let (mine, theirs) = (&a.further, &b.further);
        let named = names::best(a, b, common, evidence::agrees(mine, theirs));
        let most = match evidence::dates(mine, theirs) {
            _ if mine.number(theirs).is_some_and(|(_, same)| same) => f64::INFINITY,
            _ if named.facts.has(Facts::INITIALS_ALONE) => GUESSED,
            Some(Dates::Same) if likeness(named) < HARDLY => TWINS,
            Some(Dates::Other) => DOUBTED,
            Some(Dates::Near) | None if named.facts.has(Facts::MAY_BE_READ) => DOUBTED,
            _ => f64::INFINITY,
        };
        Self {
            bits: name_bits(named) + further_bits(likeness(named), mine, theirs, common)
                - common.prior_bits(),
            most,
        }
    }

    /// Adds whether the two ever took part in one event.
    #[must_use]
    pub fn met(self, once: bool) -> Self {
        if once { Self { bits: (self.bits + MET).min(LEAST_DOUBT), ..self } } else { self }
    }

    /// The odds in a registry with another share of duplicates than the usual one.
    #[must_use]
    pub(super) fn among(self, share: Share) -> Self {
        // A list with many duplicates does not have more twins.
        let most = (self.most + share.0).min(self.most.max(DOUBTED));
        Self { bits: self.bits + share.0, most }
    }

    /// Lowers the odds by rivals: others who may be one person with one
    /// of the two, and are not one person with each other.
    #[must_use]
    pub(super) fn beside(self, rivals: f64, share: Share) -> Self {
        let thrice = THRICE * (share.0.exp2() - 1.0);
        Self { bits: self.bits + ((1.0 + thrice * rivals) / (1.0 + rivals)).log2(), ..self }
    }

    /// Adds the evidence of the manners of entry, in bits.
    #[must_use]
    pub(super) fn entered(self, bits: f64) -> Self {
        Self { bits: self.bits + bits, ..self }
    }

    /// The odds in a registry larger than most: the rarity of a name among many players counts more than in the fit.
    #[must_use]
    pub(super) fn among_many(self, people: u32) -> Self {
        let larger = (f64::from(people) / MANY).log2().max(0.0);
        Self { bits: self.bits * (1.0 + STEEPER * larger) + SURER * larger, ..self }
    }

    /// The odds as a ratio to one.
    pub(super) fn to_one(self) -> f64 {
        1.0 / (-self.bits).exp2().hypot((-self.most).exp2())
    }

    /// Whether some share can raise them to this probability.
    pub(super) fn may_reach(self, probability: f64) -> bool {
        self.among(Share(MOST_SHARE)).probability() >= probability
    }

    /// The probability from 0 to 1, rounded to the digits that are shown.
    pub fn probability(self) -> f64 {
        rounded(1.0 / (1.0 + 1.0 / self.to_one()), 1e4)
    }
}

/// The share of people entered twice, in bits above the usual one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Share(f64);

/// The usual share of people entered twice.
const USUAL: f64 = 0.03;

/// The size of the registries from which the weights come; then the
/// steepening and shift for each doubling, fitted to clubs of 100,000.
const MANY: f64 = 10_000.0;
const STEEPER: f64 = 0.081;
const SURER: f64 = 0.3;

/// The highest share seen in a list, in bits above the usual one.
const MOST_SHARE: f64 = 6.0;

/// The number of pairs at the usual share that are assumed before those of a list.
const BELIEVED: f64 = 10.0;

fn count(people: usize) -> f64 {
    u32::try_from(people).map_or(f64::MAX, f64::from)
}

/// The share of duplicates by the list itself, by expectation and maximisation:
/// a list made of several has many. Never below the usual one.
pub(super) fn share_of(pairs: &[Odds], people: usize) -> Share {
    let people = count(people);
    let mut share = Share(0.0);
    for _ in 0..12 {
        let expected: f64 = pairs.iter().map(|odds| odds.among(share).probability()).sum();
        let over = (expected + BELIEVED) / (USUAL * people + BELIEVED);
        share = Share(over.log2().clamp(0.0, MOST_SHARE));
    }
    share
}

/// The likeness of the names, without the discount for common ones.
fn likeness(named: Finding) -> f64 {
    if named.facts.has(Facts::COMMON) { named.score / COMMON } else { named.score }
}

fn name_bits(named: Finding) -> f64 {
    let has = |fact: &Facts| named.facts.has(*fact);
    // Half of the people entered by initials alone are assumed to be registered under a name.
    if has(&Facts::INITIALS_ALONE) {
        return named.bits;
    }
    let of_level = LEVELS.iter().find(|(from, _)| likeness(named) >= *from);
    let facts: f64 = FACTS.iter().filter(|(fact, _)| has(fact)).map(|(_, bits)| bits).sum();
    let bits = named.bits.min(MOST_BITS);
    let rarity = RARITY * bits + BEYOND * (bits - FAMILY_BITS).max(0.0);
    let without_middle = has(&Facts::INITIALS) && has(&Facts::MIDDLE);
    facts
        + of_level.map_or(0.0, |(_, bits)| *bits)
        + rarity
        + if without_middle { INITIALS_WITHOUT_MIDDLE } else { 0.0 }
}

fn further_bits(likeness: f64, a: &Further, b: &Further, common: &Commonness) -> f64 {
    let dates = match evidence::dates(a, b) {
        // Some people share a birthday by chance.
        Some(Dates::Same) => {
            if likeness < HARDLY {
                5.6
            } else {
                9.9
            }
        }
        Some(Dates::Near) => 4.4,
        Some(Dates::Other) => -4.6,
        None => 0.0,
    };
    let club = match evidence::same_club(a, b) {
        Some(true) => 0.51 * a.club.map_or(0.0, |club| common.bits_of_club(club)),
        Some(false) => -2.2,
        None => 0.0,
    };
    let number = match a.number(b) {
        Some((_, true)) => 20.0,
        Some((_, false)) => -14.0,
        None => 0.0,
    };
    dates + club + number
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;
    use crate::matching::PersonRecord;

    /// The probability in a club of sixty in Osaka.
    fn probability(a: &PersonRecord<'_>, b: &PersonRecord<'_>) -> f64 {
        let [a, b] = [a, b].map(Person::read);
        let others: Vec<Person> =
            (0..60).map(|no| Person::named(&format!("Bel{no} Kordo{no}"))).collect();
        let common: Commonness = others.iter().chain([&a, &b]).collect();
        let odds = Odds::of(&a, &b, &common);
        assert_eq!(odds, Odds::of(&b, &a, &common), "from both sides");
        odds.probability()
    }

    fn named<'a>(name: &'a str, reading: Option<&'a str>, born: Option<&str>) -> PersonRecord<'a> {
        let born = born.map(|day| day.parse::<NaiveDate>().expect("a day"));
        PersonRecord { name, reading, born, ..PersonRecord::default() }
    }

    #[test]
    fn what_an_input_method_makes_of_one_reading_is_likely_where_the_birth_date_agrees() {
        for (a, b, reading) in [
            ("河野 剛", "川野 剛", "かわの つよし"),
            ("伊藤 薫", "伊東 薫", "いとう かおる"),
            ("渡辺 浩", "渡邊 弘", "わたなべ ひろし"),
        ] {
            let of = |name, born| named(name, Some(reading), born);
            let day = Some("1980-04-03");
            let together = probability(&of(a, day), &of(b, day));
            assert!(together >= 0.8, "{a} | {b} {together}");
            let apart = probability(&of(a, day), &of(b, Some("1999-12-25")));
            assert!(apart < together, "{a} | {b} {apart}");
        }
    }

    #[test]
    fn dates_of_birth_decide_where_a_name_cannot() {
        let of = |born| named("Uwe Schmidt", None, Some(born));
        assert!(probability(&of("1965-03-02"), &of("1965-03-02")) >= CERTAIN);
        assert!(probability(&of("1965-03-02"), &of("1965-02-03")) >= LIKELY);
        let far = probability(&of("2001-03-02"), &of("1965-11-28"));
        assert!(far < probability(&of("1965-03-02"), &named("Uwe Schmidt", None, None)));
    }

    /// The probability in a club of `size`, whose others are of one nation.
    fn in_club_of(size: usize, a: &PersonRecord<'_>, b: &PersonRecord<'_>) -> f64 {
        const FAMILIES: [&str; 8] =
            ["鈴木", "高橋", "田中", "Weber", "Lopez", "Moreau", "井上", "Kovacs"];
        const GIVEN: [&str; 5] = ["拓也", "美咲", "Anna", "直樹", "Peter"];
        let [a, b] = [a, b].map(Person::read);
        let others = FAMILIES.iter().cycle().zip(GIVEN.iter().cycle()).take(size - 2);
        let others: Vec<Person> =
            others.map(|(family, given)| Person::named(&format!("{family} {given}"))).collect();
        let common = others.iter().chain([&a, &b]).collect();
        Odds::of(&a, &b, &common).probability()
    }

    #[test]
    fn a_reading_by_a_table_is_likely_and_never_certain_in_any_club() {
        for size in [2, 8, 40, 200] {
            for (kanji, other) in [
                ("佐藤 健太", "Sato Kenta"),
                ("中村 さくら", "sakura nakamura"),
                ("加藤 翔", "かとう しょう"),
                ("鶴ヶ谷 直斗", "Tsurugaya Naoto"),
            ] {
                let told = in_club_of(size, &named(kanji, None, None), &named(other, None, None));
                assert!((LIKELY..CERTAIN).contains(&told), "{size}: {kanji} | {other} {told}");
            }
            let same = |name, reading| named(name, Some(reading), Some("1990-05-17"));
            let told = in_club_of(
                size,
                &same("佐藤 健太", "さとう けんた"),
                &same("佐藤健太", "さとうけんた"),
            );
            assert!(told >= CERTAIN, "{size}: {told}");
        }
    }

    #[test]
    fn other_dates_of_birth_are_never_certain_in_any_club() {
        for size in [2, 8, 40, 200] {
            for name in ["佐藤 健太", "Uwe Schmidt", "Zbigniew Kordobowski", "Kuma07"] {
                let [a, b] = ["1990-05-17", "1962-11-28"].map(|day| named(name, None, Some(day)));
                let told = in_club_of(size, &a, &b);
                assert!(told < CERTAIN, "{size}: {name} {told}");
            }
            let [a, b] =
                ["佐藤 裕子", "佐藤 拓也"].map(|name| named(name, None, Some("1990-05-17")));
            let told = in_club_of(size, &a, &b);
            assert!(told < CERTAIN, "{size}: twins {told}");
        }
    }

    #[test]
    fn two_who_were_entered_in_one_event_are_two() {
        let [a, b] = [(); 2].map(|()| Person::named("Uwe Schmidt"));
        let odds = Odds::of(&a, &b, &[&a, &b].into_iter().collect());
        assert!(odds.met(false).probability() >= LIKELY);
        assert!(odds.met(true).probability() < LIKELY, "{odds:?}");
    }
}
