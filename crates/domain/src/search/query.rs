//! The typed text, prepared once for all players.

use super::close::{Near, allowed_slips};
use super::keys::SearchKeys;
use super::letter_set::LetterSet;
use super::place::{begins_word, place};
use super::rank::{Rank, Spelling, Tier};
use crate::name::{fold, romaji};
use crate::number::{HYPHENS, PlayerId};

/// A text typed into a search field.
#[derive(Debug, Clone)]
pub struct Query {
    number: Option<Number>,
    /// The whole text without spaces, in each spelling.
    probes: Vec<Probe>,
    /// The whole text, with spaces, for slips.
    whole: Word,
    words: Vec<Word>,
}

impl Query {
    /// Prepares a typed text in any script, width and case.
    pub fn new(typed: &str) -> Self {
        let written = fold(typed);
        let words = written.split(' ').filter(|word| !word.is_empty());
        Self {
            number: Number::new(&written),
            probes: Probe::all(&written),
            words: words.map(Word::new).collect(),
            whole: Word::new(&written),
        }
    }

    /// Whether nothing was typed that could be looked for; such a query matches everyone.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How well a player matches without slips of the finger, which cost the most time.
    pub(super) fn rank_placed(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.is_empty() {
            return Some(Rank::placed(Tier::Start, Spelling::Written));
        }
        let number = self.number.as_ref().and_then(|number| number.rank(keys));
        let placed = self.probes.iter().filter_map(|probe| probe.rank(keys));
        placed.chain(number).min().or_else(|| self.rank_words(keys))
    }

    /// Several words in another order, or from several names of the player.
    fn rank_words(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.words.len() < 2 {
            return None;
        }
        let spellings = self.words.iter().map(|word| word.begins_in(keys));
        let worst = spellings.collect::<Option<Vec<_>>>()?.into_iter().max()?;
        Some(Rank::placed(Tier::Words, worst))
    }

    /// Slips in the whole text, or in its words. A number is meant as typed and forgives none.
    pub(super) fn rank_close(&self, keys: &SearchKeys) -> Option<Rank> {
        if self.number.is_some() {
            return None;
        }
        let whole = self.whole.closest_in(keys);
        let whole = whole.map(|(slips, spelling)| Rank::close(slips, spelling));
        whole.into_iter().chain(self.rank_close_words(keys)).min()
    }

    /// Every word begins a word of a key, or is close to one; the slips add up.
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

/// The whole of what was typed in one spelling, spaces left out.
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
        // A word broken off at an m may go on with a b, m or p, before which keys have an n.
        if let Some(stem) = spoken.strip_suffix('m') {
            probes.push(Self::new(Spelling::Romaji, &format!("{stem}n")));
        }
        probes
    }

    /// The best place of this text in any key of its spelling.
    fn rank(&self, keys: &SearchKeys) -> Option<Rank> {
        let lines = keys.spelled(self.spelling);
        if !self.glance.may_be_in(lines.glance()) {
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
    /// The digits typed so far; none once a check digit is there.
    digits: Option<String>,
}

impl Number {
    /// `None` where `folded` does not look like a number at all.
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
            return Some(Rank::number(Tier::Number));
        }
        let typed = self.digits.as_deref()?;
        let begins = |number: PlayerId| {
            let printed = number.digits();
            printed.starts_with(typed) || printed.trim_start_matches('0').starts_with(typed)
        };
        keys.numbers().any(begins).then_some(Rank::number(Tier::NumberStart))
    }
}

/// A typed text in both spellings.
#[derive(Debug, Clone)]
struct Word {
    written: Near,
    spoken: Near,
}

impl Word {
    fn new(written: &str) -> Self {
        let spoken = romaji(written);
        // Romaji is longer than kana, and one wrong kana is often two letters of it: what was typed
        // tells how much to forgive.
        let shorter = written.chars().count().min(spoken.chars().count());
        let slips = allowed_slips(shorter);
        Self { written: Near::new(written.to_owned(), slips), spoken: Near::new(spoken, slips) }
    }

    fn near(&self, spelling: Spelling) -> &Near {
        match spelling {
            Spelling::Written => &self.written,
            Spelling::Romaji => &self.spoken,
        }
    }

    /// In which spelling a word of a key begins with this one.
    fn begins_in(&self, keys: &SearchKeys) -> Option<Spelling> {
        Spelling::BOTH.into_iter().find(|spelling| {
            let (near, lines) = (self.near(*spelling), keys.spelled(*spelling));
            near.glance().may_be_in(lines.glance())
                && lines.keys().any(|key| begins_word(key, near.text()))
        })
    }

    /// The fewest slips from this text to a key or a word of a key.
    fn closest_in(&self, keys: &SearchKeys) -> Option<(usize, Spelling)> {
        let closest = Spelling::BOTH.into_iter().filter_map(|spelling| {
            let slips = self.near(spelling).slips_to(keys.spelled(spelling))?;
            Some((slips, spelling))
        });
        closest.min()
    }
}
