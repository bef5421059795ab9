//! The likeness of two names: their words are paired in any order, with short forms of given names.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::commonness::Commonness;
use super::evidence::{Facts, Finding};
use super::form::{self, Form, Source};
use super::token::{Script, Token};
use super::word_likeness::{self, Setting};
use super::{Person, initials, kana, titles};

/// The highest score if one name is a part of the other.
const PART: f64 = 0.6;

/// The highest score of names in different kanji that sound the same.
const SOUND_ALONE: f64 = 0.5;

/// The score of kanji whose likely reading is the other name.
const READ_SO: f64 = 0.8;

/// The score of different kanji with a common likely reading.
const READ_OTHERWISE: f64 = 0.45;

/// The highest score of two full family names, each with the initial of the other beside it.
const CROSSWISE: f64 = 0.3;

/// How much rarer a whole name is than one of its words, in bits.
const WHOLE: f64 = 1.6;

/// The highest score of one kanji read with and without voicing: なかじま and なかしま are often confused.
const VOICED_OTHERWISE: f64 = 0.7;

/// From this score on, two readings count as one.
const HEARD: f64 = 0.9;

/// The best score of any form of one person with any form of the other.
pub(super) fn best(a: &Person, b: &Person, common: &Commonness, deep: bool) -> Finding {
    let mut best = Finding::default();
    for mine in a.forms() {
        for theirs in b.forms() {
            if let Some(found) = pair(mine, theirs, common, deep) {
                best = best.or(found);
            }
        }
    }
    initials::between(a, b).map_or(best, |found| best.or(found))
}

fn pair(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Option<Finding> {
    // Remarks beside two names agree too often by chance.
    if a.source == Source::Aside && b.source == Source::Aside {
        return None;
    }
    let mut found = forms(a, b, common, deep);
    if a.is_stripped != b.is_stripped {
        found = found.times(0.97, Facts::HONORIFIC);
    }
    if a.source != Source::Name || b.source != Source::Name {
        found.facts = found.facts.and(Facts::ALIAS);
    }
    Some(found)
}

/// Compares two forms as written or, if that is impossible, by sound.
fn forms(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Finding {
    let found = match (a.has_kanji, b.has_kanji) {
        (false, false) => written(a, b, common, deep),
        (true, true) => both_kanji(a, b, common, deep),
        (true, false) => one_kanji(a, b, common, deep),
        (false, true) => one_kanji(b, a, common, deep),
    };
    generations(a, b, found)
}

/// Whether two stated readings may belong to one name: in any script and order of words.
pub fn sound_alike(a: &str, b: &str) -> bool {
    let [a, b] = [a, b].map(|reading| form::read(reading, Source::Reading));
    let heard = |(a, b)| written(a, b, &Commonness::default(), false).score >= HEARD;
    // A text without letters contradicts nothing.
    a.first().zip(b.first()).is_none_or(heard)
}

/// Compares two forms with kanji; stated readings of the same kanji must agree.
fn both_kanji(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Finding {
    let found = written(a, b, common, deep);
    if let (Some(mine), Some(theirs)) = (a.reading(), b.reading()) {
        let heard = written(mine, theirs, common, deep);
        if found.score > 0.8 && heard.score < HEARD {
            let voiced = kana::unvoiced(&mine.joined) == kana::unvoiced(&theirs.joined);
            let most = if voiced { VOICED_OTHERWISE } else { SOUND_ALONE };
            return found.times(1.0, Facts::OTHER_READING).at_most(most);
        }
        // Other kanji for one reading, from an input method or of another person: 河野 and 川野.
        if found.score < 0.8 && heard.score > HEARD {
            return Finding { score: SOUND_ALONE, ..found.times(1.0, Facts::OTHER_KANJI) }
                .with_bits(heard.bits);
        }
    }
    let stated = match (a.reading(), b.reading()) {
        (Some(reading), None) => Some((b, reading)),
        (None, Some(reading)) => Some((a, reading)),
        _ => None,
    };
    let Some((guessed, reading)) = stated.filter(|_| found.score < 0.8) else { return found };
    let heard = one_kanji(guessed, reading, common, deep);
    if heard.score < READ_SO {
        return found;
    }
    let facts = Facts::OTHER_KANJI.and(Facts::MAY_BE_READ);
    found.or(Finding::new(READ_OTHERWISE, facts).with_bits(heard.bits))
}

/// Compares kanji with kana or Latin letters by the stated reading, or by a likely one.
fn one_kanji(kanji: &Form, plain: &Form, common: &Commonness, deep: bool) -> Finding {
    let spoken = kanji.reading().map(|reading| {
        let found = written(reading, plain, common, deep);
        found.times(1.0, Facts::READING)
    });
    let mixed = kanji.tokens().iter().any(|token| token.script != Script::Kanji);
    if kanji.reading().is_none() {
        return read_in_one(kanji, plain, common).or(written(kanji, plain, common, deep));
    }
    let found = if mixed { written(kanji, plain, common, deep) } else { Finding::default() };
    spoken.unwrap_or_default().or(found)
}

/// Compares the joined words of a likely reading, if one of the forms has no space.
fn read_in_one(kanji: &Form, plain: &Form, common: &Commonness) -> Finding {
    let sound = |place: usize| plain.tokens().get(place).map_or("", Token::sound);
    let orders = || [[0, 1], [1, 0]].into_iter();
    let read = match (kanji.tokens().len(), plain.tokens().len()) {
        (1, 1) => kanji.sounds(0).any(|read| read == sound(0)),
        (1, 2) => orders().any(|order| {
            let spoken = order.map(sound).concat();
            kanji.sounds(0).any(|read| read == spoken)
        }),
        (2, 1) => orders().any(|[first, last]| {
            let mut rest = kanji.sounds(first).filter_map(|read| sound(0).strip_prefix(read));
            rest.any(|rest| kanji.sounds(last).any(|read| read == rest))
        }),
        _ => false,
    };
    if !read || !plain.is_japanese() {
        return Finding::default();
    }
    // A whole name in one word is as rare as its two words.
    let [kanji, plain] = [kanji, plain].map(|form| common.bits_of(form.tokens()));
    Finding::new(READ_SO, Facts::MAY_BE_READ).with_bits(WHOLE * kanji.min(plain))
}

fn generations(a: &Form, b: &Form, found: Finding) -> Finding {
    match (a.generation, b.generation) {
        (Some(mine), Some(theirs)) if mine != theirs => {
            found.times(1.0, Facts::GENERATION).at_most(0.5)
        }
        (Some(_), None) | (None, Some(_)) => found.times(0.9, Facts::NONE),
        _ => found,
    }
}

/// Compares two forms word by word.
fn written(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Finding {
    let found = if a.joined == b.joined {
        let otherwise = if a.has_kanji { Facts::VARIANT } else { Facts::SPELLING };
        let fact = if a.is_typed_like(b) { Facts::SAME_NAME } else { otherwise };
        Finding::new(1.0, fact).with_bits(common.bits_of(by_words(a, b)))
    } else {
        let japanese = a.is_japanese() || b.is_japanese();
        let syllables = a.is_syllabic() && b.is_syllabic();
        let setting = Setting { common, japanese, syllables, deep };
        let (short, long) = if a.tokens().len() <= b.tokens().len() { (a, b) } else { (b, a) };
        joined(a, b, common).or(paired(short, long, setting))
    };
    if found.score > 0.6 && common.tells() { rarity(found, a, b, common) } else { found }
}

/// Adds the evidence of rare names: the expected number of players with all words of the name.
fn rarity(found: Finding, a: &Form, b: &Form, common: &Commonness) -> Finding {
    let expected = common.expected(a.tokens()).max(common.expected(b.tokens()));
    let bits = -expected.log2();
    let alone = a.tokens().len() == 1 && b.tokens().len() == 1;
    let least = match found.facts {
        _ if alone => -3.0,
        facts if facts.has(Facts::NICKNAME) => 4.0,
        facts if facts.has(Facts::SAME_NAME) || found.score >= 0.97 => f64::NEG_INFINITY,
        _ => 1.0,
    };
    if bits < least {
        return found.times(0.84, Facts::COMMON);
    }
    let lifted = if bits > 4.5 && found.facts.has(Facts::FEW_LETTERS) {
        let part = (0.16 * (bits - 4.5)).min(0.65);
        1.0 - (1.0 - found.score) * (1.0 - part)
    } else {
        found.score
    };
    let facts =
        if bits > 5.0 && common.knows_rare() { found.facts.and(Facts::RARE) } else { found.facts };
    Finding { score: lifted, facts, ..found }
}

/// The words of the form with more words; the other may be written in one word.
fn by_words<'f>(a: &'f Form, b: &'f Form) -> &'f [Token] {
    if a.tokens().len() >= b.tokens().len() { a.tokens() } else { b.tokens() }
}

/// Compares the two names as one word each.
fn joined(a: &Form, b: &Form, common: &Commonness) -> Finding {
    let bits = || common.bits_of(by_words(a, b));
    let counted =
        |form: &Form| form.tokens().iter().map(|token| token.digits).fold(0, u32::wrapping_add);
    if counted(a) != counted(b) {
        Finding::default()
    } else if a.joined_loose == b.joined_loose {
        Finding::new(0.97, Facts::SPELLING).with_bits(bits())
    } else if a.joined_sound.is_some() && a.joined_sound == b.joined_sound {
        let kana = |form: &Form| form.tokens().iter().all(|token| token.script == Script::Kana);
        if kana(a) && kana(b) {
            Finding::default()
        } else {
            Finding::new(0.97, Facts::READING).with_bits(bits())
        }
    } else {
        Finding::default()
    }
}

const MOST: usize = 8;

/// Pairs the words of the shorter name with words of the longer one, each with its best partner.
fn paired(short: &Form, long: &Form, setting: Setting<'_>) -> Finding {
    let mut taken = [false; MOST];
    let mut places = [0; MOST];
    let mut agreed = [Agreed::Not; MOST];
    let mut facts = Facts::NONE;
    let (mut sum, mut least) = (0.0, 1.0_f64);
    let mut whole = false;
    let mut initials: Vec<(usize, usize)> = Vec::new();
    let (few, many) = (short.tokens(), long.tokens());
    if few.is_empty() {
        return Finding::default();
    }
    let mut done = [false; MOST];
    if few.len() < many.len() {
        for (place, word) in few.iter().enumerate() {
            let Some((start, end)) = split_in(word, many, taken) else { continue };
            taken[start..end].fill(true);
            done[place] = true;
            places[place] = start;
            agreed[place] = Agreed::Parts(end);
            sum += 0.98;
            least = least.min(0.98);
            whole = true;
        }
    }
    while let Some(first) = done[..few.len()].iter().position(|done| !done) {
        let mut best = (Finding::new(-1.0, Facts::NONE), first, 0);
        for place in (first..few.len()).filter(|&place| !done[place]) {
            for (partner, _) in many.iter().enumerate().filter(|&(partner, _)| !taken[partner]) {
                let found = words(short, place, long, partner, setting);
                if found.score > best.0.score {
                    best = (found, place, partner);
                }
            }
        }
        let (found, place, partner) = best;
        done[place] = true;
        taken[partner] = true;
        places[place] = partner;
        if found.score >= 0.5 {
            agreed[place] = Agreed::Word;
        }
        facts = facts.and(found.facts);
        whole |= !found.facts.has(Facts::INITIALS);
        if found.facts.has(Facts::INITIALS) {
            initials.push((place, partner));
        }
        let given = |word: Option<&Token>| word.is_some_and(|word| !word.names.is_empty());
        let tells = setting.common.tells();
        if found.score > 0.9 && (tells || given(few.get(place)) || given(many.get(partner))) {
            facts = facts.and(Facts::SHARED);
        }
        sum += found.score.max(0.0);
        least = least.min(found.score.max(0.0));
    }
    #[expect(clippy::cast_precision_loss, reason = "a name has few words")]
    let mean = sum / few.len() as f64;
    if !places[..few.len()].is_sorted() {
        facts = facts.and(Facts::ORDER);
    }
    // Two initials alone fit too many names: `M. Abruzzi` and `A. Molyneux`.
    let most = if whole { 1.0 } else { 0.6 };
    let found = Finding::new((0.25 * mean + 0.75 * least).min(most), facts);
    let found = left_over(found, few, many, taken);
    // `Jennifer S. Carter` and `Jennifer C. Somoza`: each initial stands for the family name of the other.
    let stands = |&(place, _): &(usize, usize)| few.get(place).is_some_and(Token::is_initial);
    let crosswise = |one: &(usize, usize)| {
        let crossing = |other: &&(usize, usize)| (one.0 < other.0) != (one.1 < other.1);
        stands(one) && initials.iter().filter(|other| !stands(other)).any(|other| crossing(&other))
    };
    if initials.iter().any(crosswise) {
        return Finding::new(found.score.min(CROSSWISE), Facts::TWO_NAMES);
    }
    if found.score < WORTH_WEIGHING && !setting.deep {
        return found;
    }
    let agreeing = (0..few.len()).flat_map(|place| {
        let (mine, theirs) = (&few[place], places[place]);
        let parts = match agreed[place] {
            Agreed::Not => &[],
            Agreed::Word => &many[theirs..=theirs],
            Agreed::Parts(end) => &many[theirs..end],
        };
        let word = matches!(agreed[place], Agreed::Word);
        parts.iter().map(move |part| (if word { mine } else { part }, part))
    });
    found.with_bits(setting.common.bits_of_pairs(agreeing, many.len()))
}

/// Below this likeness no odds are calculated.
const WORTH_WEIGHING: f64 = 0.4;

/// The partner of a word of the shorter name in the longer one.
#[derive(Clone, Copy)]
enum Agreed {
    Not,
    Word,
    /// Several words together, up to this place.
    Parts(usize),
}

/// Lowers the score for words of the longer name without a partner.
fn left_over(found: Finding, few: &[Token], many: &[Token], taken: [bool; MOST]) -> Finding {
    let mut found = found;
    let last = many.len().saturating_sub(1);
    let given = few.iter().all(|word| !word.names.is_empty());
    for (place, word) in many.iter().enumerate().filter(|&(place, _)| !taken[place]) {
        let inside = place > 0 && place < last;
        let factor = match word {
            _ if titles::is_particle(word.text()) => 0.98,
            _ if word.is_initial() => 0.97,
            // Names with initials often omit the middle one.
            _ if inside && found.facts.has(Facts::INITIALS) => 0.97,
            _ if inside => 0.95,
            _ => 0.9,
        };
        found = found.times(factor, Facts::MIDDLE);
        // Part of a name is not the name; nor are two given names without the family name.
        let counted = word.number.is_some() || word.script == Script::Digits;
        if few.len() < 2 || counted || (given && !inside && few.len() == 2) {
            found = found.at_most(PART);
        }
    }
    found
}

/// The places of two or three neighbouring words of the longer name
/// that together are this word: `Anne Marie`, `van der Berg`.
fn split_in(word: &Token, many: &[Token], taken: [bool; MOST]) -> Option<(usize, usize)> {
    let places = (0..many.len()).flat_map(|start| [(start, start + 2), (start, start + 3)]);
    let mut free = places
        .filter(|&(start, end)| taken.get(start..end).is_some_and(|taken| !taken.contains(&true)));
    free.find(|&(start, end)| many.get(start..end).is_some_and(|parts| is_written(word, parts)))
}

/// Whether the parts spell the word in order or, if there are two, swapped.
fn is_written(word: &Token, parts: &[Token]) -> bool {
    let spells = |whole: &str, key: fn(&Token) -> &str, exchanged: bool| {
        let mut rest = Some(whole);
        for place in 0..parts.len() {
            let place = if exchanged { parts.len() - 1 - place } else { place };
            rest = rest.zip(parts.get(place)).and_then(|(rest, part)| rest.strip_prefix(key(part)));
        }
        rest.is_some_and(str::is_empty)
    };
    if word.number != parts.iter().find_map(|part| part.number) {
        return false;
    }
    let japanese = |word: &Token| word.is_japanese && !word.is_initial();
    let kana = |word: &Token| word.script == Script::Kana;
    let spoken =
        japanese(word) && parts.iter().all(japanese) && !(kana(word) && parts.iter().all(kana));
    [false, parts.len() == 2].into_iter().any(|exchanged| {
        spells(word.text(), Token::text, exchanged)
            || (spoken && spells(word.sound(), Token::sound, exchanged))
    })
}

/// Compares two words by their writing if both or neither are kanji, otherwise by sound.
fn words(a: &Form, mine: usize, b: &Form, theirs: usize, setting: Setting<'_>) -> Finding {
    let (Some(left), Some(right)) = (a.tokens().get(mine), b.tokens().get(theirs)) else {
        return Finding::default();
    };
    // A name of a single letter is no initial.
    let alone = a.tokens().len() == 1 || b.tokens().len() == 1;
    if alone && (left.is_initial() || right.is_initial()) && left != right {
        return Finding::default();
    }
    if (left.script == Script::Kanji) == (right.script == Script::Kanji) {
        return word_likeness::words(left, right, setting);
    }
    match (a.spoken(mine), b.spoken(theirs)) {
        (Some(left), Some(right)) => word_likeness::words(left, right, setting),
        (None, Some(plain)) if a.sounds(mine).any(|read| read == plain.sound()) => {
            Finding::new(READ_SO, Facts::MAY_BE_READ)
        }
        (Some(plain), None) if b.sounds(theirs).any(|read| read == plain.sound()) => {
            Finding::new(READ_SO, Facts::MAY_BE_READ)
        }
        _ => Finding::default(),
    }
}

/// For each name, its rows in `assets/names/nicknames.csv`.
static ROWS: LazyLock<HashMap<&'static str, Vec<u16>>> = LazyLock::new(|| {
    let table = include_str!("../../assets/names/nicknames.csv");
    let mut rows: HashMap<&str, Vec<u16>> = HashMap::new();
    let lines = table.lines().filter(|line| !line.starts_with('#')).skip(1);
    for (row, line) in (0..).zip(lines) {
        for name in line.split([',', ' ']).filter(|name| !name.is_empty()) {
            let found = rows.entry(name).or_default();
            if found.last() != Some(&row) {
                found.push(row);
            }
        }
    }
    rows
});

/// The rows of a folded Latin word, ascending; none if it is no known given name.
pub(super) fn formal(text: &str) -> Vec<u16> {
    ROWS.get(text).cloned().unwrap_or_default()
}
