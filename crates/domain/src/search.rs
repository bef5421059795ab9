//! As-you-type search for players, by any script, width, case, alias, reading, romaji or number.
//!
//! [`SearchKeys`] are built when a player changes, a [`Query`] at each keystroke; [`find`] compares them. A
//! query must first occur in a key; only if that finds almost no player, typing errors are allowed.

use strsim::osa_distance;

use crate::name::{fold_kanji, romaji, romaji_by_kana};
use crate::number::{HYPHENS, PlayerId};

/// With fewer hits, the text is probably mistyped, and similar names help.
const FEW: usize = 8;

/// The players that a query finds, best first, at most `limit`.
///
/// Players that match equally well come in the order of their numbers; an empty query
/// finds everyone. Each candidate is returned with the number it was given with.
pub fn find<'a, I>(query: &Query, candidates: I, limit: usize) -> Vec<PlayerId>
where
    I: IntoIterator<Item = (PlayerId, &'a SearchKeys)>,
{
    let mut hits = Vec::new();
    let mut missed = Vec::new();
    for (id, keys) in candidates {
        match query.rank_placed(keys) {
            Some(rank) => hits.push((rank, id)),
            None => missed.push((id, keys)),
        }
    }
    if hits.len() < FEW {
        let close = missed.into_iter();
        hits.extend(close.filter_map(|(id, keys)| Some((query.rank_close(keys)?, id))));
    }
    hits.sort_unstable();
    hits.truncate(limit);
    hits.into_iter().map(|(_, id)| id).collect()
}

/// The players whom a text names exactly as typed: players with this whole name;
/// else those with a word that begins so; else those whose name contains it.
pub fn named<'a, I>(query: &Query, candidates: I) -> Vec<PlayerId>
where
    I: IntoIterator<Item = (PlayerId, &'a SearchKeys)>,
{
    let likely = |rank: Rank| match rank.tier {
        Tier::Number | Tier::Whole => 0,
        Tier::NumberStart | Tier::Start | Tier::WordStart | Tier::Words => 1,
        Tier::Inside | Tier::Close => 2,
    };
    let placed = candidates.into_iter();
    let placed = placed.filter_map(|(id, keys)| Some((likely(query.rank_placed(keys)?), id)));
    let placed: Vec<(u8, PlayerId)> = placed.collect();
    let best = placed.iter().map(|(likely, _)| *likely).min();
    placed.into_iter().filter(|(likely, _)| Some(*likely) == best).map(|(_, id)| id).collect()
}

// Typing slips: texts that differ by a letter or two.

/// A typed text, prepared to be compared with many keys.
#[derive(Debug, Clone)]
struct Near {
    text: String,
    glance: LetterSet,
    slips: usize,
}

impl Near {
    /// `slips` is the number of letters that may be wrong, missing, extra or swapped with a neighbour.
    fn new(text: String, slips: usize) -> Self {
        Self { glance: LetterSet::of(&text), text, slips }
    }

    /// The fewest slips from this text to a key or a word of a key, if they are few enough.
    fn slips_to(&self, lines: &Lines) -> Option<usize> {
        if self.slips == 0 || self.glance.slips_from_parts_of(lines.glance) > self.slips {
            return None;
        }
        let parts = lines.parts_like(|part| self.glance.slips_from(part) <= self.slips);
        let slips = parts.map(|part| osa_distance(&self.text, part)).min();
        slips.filter(|slips| *slips <= self.slips)
    }
}

/// The number of slips allowed in a text with this number of letters.
const fn allowed_slips(letters: usize) -> usize {
    match letters {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

// The searchable texts of a player, in the form for comparison.

/// The search keys of one player: number, and name, reading and aliases folded and in romaji.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchKeys {
    number: PlayerId,
    /// Other numbers of the same person.
    further: Box<[PlayerId]>,
    /// Name, reading and aliases in each spelling.
    lines: [Lines; 2],
}

impl SearchKeys {
    /// Builds the keys; the club is not searched.
    pub fn new<'a>(
        number: PlayerId,
        name: &'a str,
        reading: Option<&'a str>,
        aliases: impl IntoIterator<Item = &'a str>,
    ) -> Self {
        let texts = std::iter::once(name).chain(reading).chain(aliases);
        let written: Vec<String> = texts.map(fold_kanji).collect();
        let spoken = written.iter().flat_map(|key| [romaji(key), romaji_by_kana(key)]).collect();
        Self { number, further: Box::default(), lines: [written, spoken].map(Lines::new) }
    }

    /// The player's keys with further numbers.
    #[must_use]
    pub fn with_numbers(mut self, further: &[PlayerId]) -> Self {
        self.further = further.into();
        self
    }

    fn numbers(&self) -> impl Iterator<Item = PlayerId> {
        std::iter::once(self.number).chain(self.further.iter().copied())
    }
}

/// The keys of one spelling, in one allocation: ten thousand players are scanned at each keystroke.
///
/// Folding leaves no line break inside a key.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Lines {
    text: Box<str>,
    /// The letters of all keys.
    glance: LetterSet,
    /// The letter set of each of [`Lines::parts`].
    part_glances: Box<[LetterSet]>,
}

impl Lines {
    fn new(keys: Vec<String>) -> Self {
        let mut different: Vec<String> = Vec::with_capacity(keys.len());
        for key in keys {
            if !different.contains(&key) {
                different.push(key);
            }
        }
        let text = different.join("\n").into_boxed_str();
        Self {
            glance: LetterSet::of(&text),
            part_glances: parts(&text).map(LetterSet::of).collect(),
            text,
        }
    }

    fn keys(&self) -> impl Iterator<Item = &str> {
        self.text.split('\n')
    }

    /// The keys and words of keys whose letter set is acceptable.
    fn parts_like(&self, looks_right: impl Fn(LetterSet) -> bool) -> impl Iterator<Item = &str> {
        let glances = self.part_glances.iter().enumerate();
        let right = glances.filter(move |(_, glance)| looks_right(**glance));
        right.filter_map(|(at, _)| parts(&self.text).nth(at))
    }
}

/// Each key, followed by its words if it has several.
fn parts(lines: &str) -> impl Iterator<Item = &str> {
    lines.split('\n').flat_map(|key| {
        let words = key.contains(' ').then(|| key.split(' '));
        std::iter::once(key).chain(words.into_iter().flatten())
    })
}

// A 64-bit letter set: a cheap test that one text cannot contain another.

/// The letters of a text, as a set of 64 kinds, and their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct LetterSet {
    kinds: u64,
    letters: usize,
}

impl LetterSet {
    fn of(text: &str) -> Self {
        Self {
            kinds: text.chars().fold(0, |kinds, c| kinds | 1 << (u32::from(c) % 64)),
            letters: text.chars().count(),
        }
    }

    /// Whether all letters occur in the other text; otherwise it cannot contain this text.
    const fn may_be_in(self, other: Self) -> bool {
        self.kinds & !other.kinds == 0
    }

    /// A lower bound of the slips between this text and any part of
    /// the other: one for each letter that the other lacks.
    const fn slips_from_parts_of(self, other: Self) -> usize {
        (self.kinds & !other.kinds).count_ones() as usize
    }

    /// A lower bound of the slips between the two texts.
    fn slips_from(self, other: Self) -> usize {
        self.slips_from_parts_of(other)
            .max(other.slips_from_parts_of(self))
            .max(self.letters.abs_diff(other.letters))
    }
}

// The place of a typed text in a key.

/// The best place of `probe` in `key`, from [`Tier::Whole`] to [`Tier::Inside`].
///
/// Spaces in the key are skipped, since Japanese names are written with or
/// without them; `probe` must have none. An empty probe is never found.
fn place(key: &str, probe: &str) -> Option<Tier> {
    let first = probe.chars().next()?;
    let mut best = None;
    for (at, _) in key.match_indices(first) {
        let (before, rest) = key.split_at(at);
        let Some(left) = strip(rest.as_bytes(), probe.as_bytes()) else {
            continue;
        };
        match before.chars().next_back() {
            None if left.is_empty() => return Some(Tier::Whole),
            None => return Some(Tier::Start),
            Some(c) if !c.is_alphanumeric() => return Some(Tier::WordStart),
            Some(_) => best = Some(Tier::Inside),
        }
    }
    best
}

/// Whether a word of `key`, the first or a later one, begins with `probe`.
fn begins_word(key: &str, probe: &str) -> bool {
    place(key, probe).is_some_and(|tier| tier <= Tier::WordStart)
}

/// The rest after `probe` at the start of `rest`.
fn strip<'a>(mut rest: &'a [u8], probe: &[u8]) -> Option<&'a [u8]> {
    for byte in probe {
        while let [b' ', after @ ..] = rest {
            rest = after;
        }
        rest = rest.strip_prefix(&[*byte])?;
    }
    Some(rest)
}

// The typed text, prepared once for all players.

/// A text typed into a search field.
#[derive(Debug, Clone)]
pub struct Query {
    number: Option<Number>,
    /// The text without spaces, in each spelling.
    probes: Vec<Probe>,
    /// The text with spaces, to compare with slips.
    whole: Word,
    words: Vec<Word>,
}

impl Query {
    /// Prepares a typed text in any script, width and case.
    pub fn new(typed: &str) -> Self {
        let written = fold_kanji(typed);
        let words = written.split(' ').filter(|word| !word.is_empty());
        Self {
            number: Number::new(&written),
            probes: Probe::all(&written),
            words: words.map(Word::new).collect(),
            whole: Word::new(&written),
        }
    }

    /// Whether nothing searchable was typed; such a query matches everyone.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The rank of a player without typing slips, which cost the most time.
    fn rank_placed(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.is_empty() {
            return Some(Rank::placed(Tier::Start, Spelling::Written));
        }
        let number = self.number.as_ref().and_then(|number| number.rank(keys));
        let placed = self.probes.iter().filter_map(|probe| probe.rank(keys));
        placed.chain(number).min().or_else(|| self.rank_words(keys))
    }

    /// The rank for several words in another order, or from several names of the player.
    fn rank_words(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.words.len() < 2 {
            return None;
        }
        let spellings = self.words.iter().map(|word| word.begins_in(keys));
        let worst = spellings.collect::<Option<Vec<_>>>()?.into_iter().max()?;
        Some(Rank::placed(Tier::Words, worst))
    }

    /// The rank with slips in the whole text or in its words. A number must match as typed.
    fn rank_close(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.number.is_some() {
            return None;
        }
        let whole = self.whole.closest_in(keys);
        let whole = whole.map(|(slips, spelling)| Rank::close(slips, spelling));
        whole.into_iter().chain(self.rank_close_words(keys)).min()
    }

    /// The rank if every word begins a word of a key, or is close to one; the slips add up.
    fn rank_close_words(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.words.len() < 2 {
            return None;
        }
        let mut sum = 0;
        let mut worst = Spelling::Written;
        for word in &self.words {
            let (slips, spelling) = match word.begins_in(keys) {
                Some(spelling) => (0, spelling),
                None => word.closest_in(keys)?,
            };
            sum += slips;
            worst = worst.max(spelling);
        }
        Some(Rank::close(sum, worst))
    }
}

/// The whole typed text in one spelling, without spaces.
#[derive(Debug, Clone)]
struct Probe {
    spelling: Spelling,
    text: String,
    glance: LetterSet,
}

impl Probe {
    fn new(spelling: Spelling, text: &str) -> Self {
        let text = text.replace(' ', "");
        Self { spelling, glance: LetterSet::of(&text), text }
    }

    /// The probes for `written`, in keys of each spelling.
    fn all(written: &str) -> Vec<Self> {
        let spoken = romaji(written);
        let mut probes =
            vec![Self::new(Spelling::Written, written), Self::new(Spelling::Romaji, &spoken)];
        // A word that ends in an m may continue with a b, m or p, before which keys have an n.
        if let Some(stem) = spoken.strip_suffix('m') {
            probes.push(Self::new(Spelling::Romaji, &format!("{stem}n")));
        }
        probes
    }

    /// The best place of this text in any key of its spelling.
    fn rank(&self, keys: &SearchKeys) -> Option<Rank> {
        let lines = &keys.lines[self.spelling as usize];
        if !self.glance.may_be_in(lines.glance) {
            return None;
        }
        let places = lines.keys().filter_map(|key| place(key, &self.text));
        Some(Rank::placed(places.min()?, self.spelling))
    }
}

/// A typed text that may be a registration number.
#[derive(Debug, Clone)]
struct Number {
    exact: Option<PlayerId>,
    /// The digits typed so far; none if there is a check digit already.
    digits: Option<String>,
}

impl Number {
    /// `None` if `folded` does not look like a number.
    fn new(folded: &str) -> Option<Self> {
        let typed = folded.trim_end_matches(HYPHENS);
        let exact = PlayerId::parse(typed).ok();
        let digits = typed.strip_prefix('p').unwrap_or(typed);
        let all_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        (exact.is_some() || all_digits)
            .then(|| Self { exact, digits: all_digits.then(|| digits.to_owned()) })
    }

    fn rank(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.exact.is_some_and(|exact| keys.numbers().any(|number| number == exact)) {
            return Some(Rank::placed(Tier::Number, Spelling::Written));
        }
        let typed = self.digits.as_deref()?;
        let begins = |number: PlayerId| {
            let printed = number.digits();
            printed.starts_with(typed) || printed.trim_start_matches('0').starts_with(typed)
        };
        keys.numbers().any(begins).then_some(Rank::placed(Tier::NumberStart, Spelling::Written))
    }
}

/// A typed text in each spelling.
#[derive(Debug, Clone)]
struct Word([Near; 2]);

impl Word {
    fn new(written: &str) -> Self {
        let spoken = romaji(written);
        // Romaji is longer than kana, and one wrong kana is often two letters of
        // it: the shorter form decides how many slips are allowed.
        let shorter = written.chars().count().min(spoken.chars().count());
        let slips = allowed_slips(shorter);
        Self([written.to_owned(), spoken].map(|text| Near::new(text, slips)))
    }

    /// The spelling in which a word of a key begins with this one.
    fn begins_in(&self, keys: &SearchKeys) -> Option<Spelling> {
        Spelling::BOTH.into_iter().find(|spelling| {
            let (near, lines) = (&self.0[*spelling as usize], &keys.lines[*spelling as usize]);
            near.glance.may_be_in(lines.glance)
                && lines.keys().any(|key| begins_word(key, &near.text))
        })
    }

    /// The fewest slips from this text to a key or a word of a key.
    fn closest_in(&self, keys: &SearchKeys) -> Option<(usize, Spelling)> {
        let closest = Spelling::BOTH.into_iter().filter_map(|spelling| {
            let slips = self.0[spelling as usize].slips_to(&keys.lines[spelling as usize])?;
            Some((slips, spelling))
        });
        closest.min()
    }
}

// The ranking of players for a query.

/// The rank of a player for a query; lower is better.
///
/// The tier decides first, then the number of slips, then whether the
/// match is in the script it was typed in or only in romaji.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    tier: Tier,
    slips: usize,
    spelling: Spelling,
}

impl Rank {
    const fn placed(tier: Tier, spelling: Spelling) -> Self {
        Self { tier, slips: 0, spelling }
    }

    const fn close(slips: usize, spelling: Spelling) -> Self {
        Self { tier: Tier::Close, slips, spelling }
    }
}

/// The kind of match, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tier {
    /// The text is the player's registration number.
    Number,
    /// The text is a whole key.
    Whole,
    /// The registration number begins with the text.
    NumberStart,
    /// A key begins with the text.
    Start,
    /// A later word of a key begins with the text.
    WordStart,
    /// A key contains the text.
    Inside,
    /// Each word of the text begins a word of a key, in any order.
    Words,
    /// The text differs by a slip or two.
    Close,
}

/// The spelling of a key: as written (folded), or by sound (romaji). Matches in the written form come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Spelling {
    Written,
    Romaji,
}

impl Spelling {
    const BOTH: [Self; 2] = [Self::Written, Self::Romaji];
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod close_tests {
    use proptest::prelude::*;

    use super::*;

    fn slips(typed: &str, key: &str) -> Option<usize> {
        Near::new(typed.to_owned(), 2).slips_to(&Lines::new(vec![key.to_owned()]))
    }

    #[test]
    fn counts_slips() {
        for (typed, key, expected) in [
            ("tanaka", "tanaka", Some(0)),
            ("tanaak", "tanaka", Some(1)),
            ("tanka", "tanaka", Some(1)),
            ("tamaca", "tanaka", Some(2)),
            ("tomoco", "tanaka", None),
            ("しろくま", "くろくま", Some(1)),
            ("nakamo", "nakano ryo", Some(1)),
            ("nakanoryo", "nakano ryo", Some(1)),
        ] {
            assert_eq!(slips(typed, key), expected, "{typed}");
        }
    }

    #[test]
    fn short_texts_are_meant_as_typed() {
        let lines = Lines::new(vec!["hk".to_owned()]);
        assert_eq!(Near::new("hf".into(), allowed_slips(2)).slips_to(&lines), None);
    }

    proptest! {
        #[test]
        fn the_glance_never_hides_a_close_text(a in "[a-dか-く]{0,7}", b in "[a-dか-く]{0,7}") {
            let distance = osa_distance(&a, &b);
            prop_assert_eq!(slips(&a, &b), (distance <= 2).then_some(distance));
        }
    }
}

#[cfg(test)]
mod place_tests {
    use super::*;

    #[test]
    fn the_best_place_counts() {
        for (key, probe, tier) in [
            ("nakano ryo", "nakanoryo", Some(Tier::Whole)),
            ("nakano ryo", "nakanor", Some(Tier::Start)),
            ("nakano ryo", "ryo", Some(Tier::WordStart)),
            ("aryo ryo", "ryo", Some(Tier::WordStart)),
            ("nakano ryo", "kano", Some(Tier::Inside)),
            ("[tky] hf", "tky", Some(Tier::WordStart)),
            ("しろくま", "くま", Some(Tier::Inside)),
            ("辻本 潤平", "潤平", Some(Tier::WordStart)),
            ("辻本 潤平", "辻本潤平", Some(Tier::Whole)),
            ("nakano ryo", "ryoma", None),
            ("nakano ryo", "", None),
            ("", "a", None),
        ] {
            assert_eq!(place(key, probe), tier, "{probe} in {key}");
        }
    }
}
