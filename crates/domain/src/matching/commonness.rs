//! The number of players with each word: agreement in a rare name says more than in a common one.

use std::collections::HashMap;
use std::sync::LazyLock;

use foldhash::fast::FixedState;

use super::form::Form;
use super::token::{Token, hash};
use super::{Person, readings};

/// The share of people who have one initial.
const INITIAL: f64 = 0.072;

/// The number of players that the table of common names counts for.
const ELSEWHERE: f64 = 300.0;

/// The shares of names in that table: given names with short forms, which are
/// common; family names of the tables; Japanese names by their sound; any other.
const GIVEN: f64 = 4e-3;
const FAMILY: f64 = 3e-3;
const SPOKEN: f64 = 2e-3;
const OTHER: f64 = 5e-4;

/// The mean number of relatives that a player has among the players.
const RELATIVES: f64 = 0.3;

/// The shares of the names in the tables, by key.
static ELSEWHERE_BY_KEY: LazyLock<HashMap<u32, f64, FixedState>> = LazyLock::new(|| {
    let mut known: HashMap<u32, f64, FixedState> = HashMap::default();
    let lines = |table: &'static str| table.lines().filter(|line| !line.starts_with('#'));
    let words = |table| lines(table).flat_map(|line| line.split([',', ' ']));
    for (table, part) in [(FAMILY_NAMES, FAMILY), (NICKNAMES, GIVEN)] {
        for token in words(table).map(Token::read) {
            known.insert(rarity_key(&token), part);
        }
    }
    for sound in readings::names() {
        known.insert(sound_key(sound), SPOKEN);
    }
    let mut rank = 0.0;
    for word in words(JAPANESE) {
        rank += 1.0;
        // By Zipf and Mandelbrot: 1.5 in a hundred are called 佐藤, 0.15 in a hundred have the hundredth name.
        let part = 0.1725 / (rank + 10.5);
        known.insert(hash(word), part);
        if let Some(sound) = readings::of(word).first() {
            *known.entry(sound_key(sound)).or_default() += part;
        }
    }
    known
});

const FAMILY_NAMES: &str = include_str!("../../assets/names/family_names.txt");
const NICKNAMES: &str = include_str!("../../assets/names/nicknames.csv");
const JAPANESE: &str = include_str!("../../assets/names/japanese_family_names.txt");

/// The number of players with each word of their names. The default has no players and judges words by their shape.
#[derive(Debug, Clone, Default)]
pub struct Commonness {
    bearers: HashMap<u32, u32, FixedState>,
    clubs: HashMap<u32, u32, FixedState>,
    /// The number of players whose club is known.
    of_clubs: u32,
    /// The number of counted players.
    pub(super) people: u32,
    /// Whether the counts come from tables, which lack some common names.
    of_tables: bool,
}

/// The commonness of names in the tables, used if no players are known.
static OF_TABLES: LazyLock<Commonness> = LazyLock::new(|| {
    let mut common = Commonness { people: 10_000, of_tables: true, ..Commonness::default() };
    let tables = [NICKNAMES, FAMILY_NAMES];
    let lines = tables.iter().flat_map(|table| table.lines()).filter(|line| !line.starts_with('#'));
    for word in lines.flat_map(|line| line.split([',', ' '])) {
        for key in keys(&Person::named(word)) {
            common.bearers.insert(key, MANY);
        }
    }
    common
});

/// The number of people in ten thousand with a name of the tables.
const MANY: u32 = 10;

impl Commonness {
    /// The commonness by tables alone, for names without known players.
    pub fn elsewhere() -> &'static Self {
        &OF_TABLES
    }

    /// With fewer people, nothing is known about usual spellings.
    const ENOUGH: u32 = 50;

    /// Counts one more player.
    pub fn add(&mut self, person: &Person) {
        self.people = self.people.saturating_add(1);
        for key in keys(person) {
            let count = self.bearers.entry(key).or_default();
            *count = count.saturating_add(1);
        }
        if let Some(club) = person.further.club {
            *self.clubs.entry(club).or_default() += 1;
            self.of_clubs += 1;
        }
    }

    /// Removes a player who was [added](Self::add).
    pub fn remove(&mut self, person: &Person) {
        self.people = self.people.saturating_sub(1);
        for key in keys(person) {
            if let Some(count) = self.bearers.get_mut(&key) {
                *count = count.saturating_sub(1);
                if *count == 0 {
                    self.bearers.remove(&key);
                }
            }
        }
        if let Some(members) = person.further.club.and_then(|club| self.clubs.get_mut(&club)) {
            *members = members.saturating_sub(1);
            self.of_clubs = self.of_clubs.saturating_sub(1);
        }
    }

    /// The number of players with this word, in this spelling.
    pub(super) fn bearers(&self, token: &Token) -> u32 {
        self.bearers.get(&token.key).copied().unwrap_or(0)
    }

    /// The expected number of players with all words of a name by chance, if the words are independent.
    pub(super) fn expected(&self, words: &[Token]) -> f64 {
        let people = f64::from(self.people.max(1));
        words
            .iter()
            .fold(people, |expected, word| expected * f64::from(self.bearers(word).max(1)) / people)
    }

    /// The rarity of a player with all these words, in bits.
    pub(super) fn bits_of(&self, words: &[Token]) -> f64 {
        self.bits_of_pairs(words.iter().map(|word| (word, word)), words.len())
    }

    /// The rarity of another player with words like these, of a name with `words` words, in bits. Words count as
    /// independent, except that relatives share a family name: the rarest word that is not known as a given name.
    pub(super) fn bits_of_pairs<'t>(
        &self,
        agreed: impl Iterator<Item = (&'t Token, &'t Token)>,
        words: usize,
    ) -> f64 {
        let (mut all, mut family) = (1.0, 1.0_f64);
        for (a, b) in agreed {
            let part = self.part_of_two(a, b);
            all *= part;
            if a.names.is_empty() && b.names.is_empty() {
                family = family.min(part);
            }
        }
        let known = words > 1 && self.people > 0;
        let kin = if known { RELATIVES / f64::from(self.people) } else { 0.0 };
        -(all * (1.0 + kin / family)).min(1.0).log2()
    }

    /// The share of people, other than relatives, with the one or the
    /// other word. The two players themselves do not count.
    fn part_of_two(&self, a: &Token, b: &Token) -> f64 {
        if a.is_initial() || b.is_initial() {
            return INITIAL;
        }
        let [mine, theirs] = [a, b].map(rarity_key);
        let bearers = |key| self.bearers.get(&key).copied().unwrap_or(0);
        let others = if mine == theirs {
            bearers(mine).saturating_sub(2)
        } else {
            bearers(mine).max(bearers(theirs)).saturating_sub(1)
        };
        let people = f64::from(self.people);
        let known = |key| ELSEWHERE_BY_KEY.get(&key).copied().unwrap_or(OTHER);
        let elsewhere = known(mine).max(known(theirs));
        // Names in no table are as rare as a table of this length can tell.
        let unseen = 0.3 * people / (people + ELSEWHERE);
        (f64::from(others) + unseen + ELSEWHERE * elsewhere) / (people + ELSEWHERE)
    }

    /// The rarity of another player from this club, in bits.
    pub(super) fn bits_of_club(&self, club: u32) -> f64 {
        let members = self.clubs.get(&club).copied().unwrap_or(0).saturating_sub(1);
        -((f64::from(members) + 1.0) / (f64::from(self.of_clubs) + 1.0)).min(1.0).log2()
    }

    /// The number of other players, in bits.
    pub(super) fn prior_bits(&self) -> f64 {
        f64::from(self.people.max(2)).log2()
    }

    /// Whether a word without players is known to be rare.
    pub(super) const fn knows_rare(&self) -> bool {
        !self.of_tables
    }

    /// Whether there are enough players to tell a usual spelling from a slip.
    pub(super) const fn tells(&self) -> bool {
        self.people >= Self::ENOUGH
    }
}

impl<'a> FromIterator<&'a Person> for Commonness {
    fn from_iter<T: IntoIterator<Item = &'a Person>>(people: T) -> Self {
        let mut common = Self::default();
        for person in people {
            common.add(person);
        }
        common
    }
}

/// Each word of a player once, even if several names have it.
fn keys(person: &Person) -> Vec<u32> {
    let words = person.forms().iter().flat_map(Form::tokens);
    let readings = person.forms().iter().filter_map(Form::reading);
    let spoken = readings.flat_map(Form::tokens);
    let mut keys: Vec<u32> =
        words.chain(spoken).flat_map(|word| [word.key, rarity_key(word)]).collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// The key under which a word is counted: its sound, if it is known.
fn rarity_key(word: &Token) -> u32 {
    if word.sound().is_empty() { word.key } else { sound_key(word.sound()) }
}

/// The key of a sound, distinct from the keys of written words.
fn sound_key(sound: &str) -> u32 {
    !hash(sound)
}
