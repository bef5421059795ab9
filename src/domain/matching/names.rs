//! How alike two names are: their words paired without regard to order.

use super::alike::{self, Setting};
use super::commonness::Commonness;
use super::facts::{Facts, Finding};
use super::form::{Form, Source};
use super::person::Person;
use super::titles;
use super::token::{Script, Token};

/// Two names where one is a part of the other.
const PART: f64 = 0.6;

/// The best score of any name of the one and any name of the other.
pub(super) fn best(a: &Person, b: &Person, common: &Commonness, deep: bool) -> Finding {
    let mut best = Finding::default();
    for mine in a.forms() {
        for theirs in b.forms() {
            if let Some(found) = pair(mine, theirs, common, deep) {
                best = best.or(found);
            }
        }
    }
    best
}

fn pair(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Option<Finding> {
    // Remarks beside two names agree too easily.
    if a.source() == Source::Aside && b.source() == Source::Aside {
        return None;
    }
    let mut found = forms(a, b, common, deep);
    if a.is_stripped() != b.is_stripped() {
        found = found.times(0.97, Facts::HONORIFIC);
    }
    if a.source() != Source::Name || b.source() != Source::Name {
        found.facts = found.facts.and(Facts::ALIAS);
    }
    Some(found)
}

/// Compares two forms as they are written, or where that cannot be, as they sound.
fn forms(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Finding {
    let found = match (a.has_kanji(), b.has_kanji()) {
        (false, false) => written(a, b, common, deep),
        (true, true) => both_kanji(a, b, common, deep),
        (true, false) => one_kanji(a, b, common, deep),
        (false, true) => one_kanji(b, a, common, deep),
    };
    generations(a, b, found)
}

/// Stated readings of the same kanji must agree.
fn both_kanji(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Finding {
    let found = written(a, b, common, deep);
    if let (Some(mine), Some(theirs)) = (a.reading(), b.reading()) {
        let heard = written(mine, theirs, common, deep);
        if found.score > 0.8 && heard.score < 0.9 {
            return found.times(1.0, Facts::OTHER_READING).at_most(0.5);
        }
        if found.score < 0.8 && heard.score > 0.9 {
            return found.times(1.0, Facts::OTHER_KANJI).at_most(0.5);
        }
    }
    found
}

/// Kanji meet kana and Latin letters only in a stated reading.
fn one_kanji(kanji: &Form, plain: &Form, common: &Commonness, deep: bool) -> Finding {
    let spoken = kanji.reading().map(|reading| {
        let found = written(reading, plain, common, deep);
        Finding::new(found.score, found.facts.and(Facts::READING))
    });
    let mixed = kanji.tokens().iter().any(|token| token.script() != Script::Kanji);
    let found = if mixed { written(kanji, plain, common, deep) } else { Finding::default() };
    spoken.unwrap_or_default().or(found)
}

fn generations(a: &Form, b: &Form, found: Finding) -> Finding {
    match (a.generation(), b.generation()) {
        (Some(mine), Some(theirs)) if mine != theirs => {
            found.times(1.0, Facts::GENERATION).at_most(0.5)
        }
        (Some(_), None) | (None, Some(_)) => found.times(0.9, Facts::NONE),
        _ => found,
    }
}

/// Compares two forms word by word.
fn written(a: &Form, b: &Form, common: &Commonness, deep: bool) -> Finding {
    if a.joined() == b.joined() {
        return Finding::new(1.0, Facts::SAME_NAME);
    }
    let setting = Setting { common, japanese: a.is_japanese() || b.is_japanese(), deep };
    let whole = joined(a, b);
    let (short, long) = if a.tokens().len() <= b.tokens().len() { (a, b) } else { (b, a) };
    whole.or(paired(short, long, setting))
}

/// The two names as one word each.
fn joined(a: &Form, b: &Form) -> Finding {
    if a.joined_loose() == b.joined_loose() {
        Finding::new(0.97, Facts::SPELLING)
    } else if a.joined_sound().is_some() && a.joined_sound() == b.joined_sound() {
        let kana = |form: &Form| form.tokens().iter().all(|token| token.script() == Script::Kana);
        if kana(a) && kana(b) { Finding::default() } else { Finding::new(0.97, Facts::READING) }
    } else {
        Finding::default()
    }
}

const MOST: usize = 8;

/// Pairs the words of the shorter name with words of the longer one, each with its best partner.
fn paired(short: &Form, long: &Form, setting: Setting<'_>) -> Finding {
    let mut taken = [false; MOST];
    let mut places = [0; MOST];
    let mut facts = Facts::NONE;
    let (mut sum, mut least) = (0.0, 1.0_f64);
    let (few, many) = (short.tokens(), long.tokens());
    if few.is_empty() {
        return Finding::default();
    }
    let mut open: Vec<usize> = (0..few.len()).collect();
    let mut merged = 0;
    if few.len() < many.len() {
        open.retain(|&place| {
            let Some(start) = few.get(place).and_then(|word| split_in(word, many, &taken)) else {
                return true;
            };
            taken[start] = true;
            taken[start + 1] = true;
            places[place] = start;
            merged += 1;
            sum += 0.98;
            least = least.min(0.98);
            false
        });
    }
    while !open.is_empty() {
        let mut best = (Finding::new(-1.0, Facts::NONE), 0, 0);
        for (index, &place) in open.iter().enumerate() {
            for (partner, _) in many.iter().enumerate().filter(|&(partner, _)| !taken[partner]) {
                let found = words(short, place, long, partner, setting);
                if found.score > best.0.score {
                    best = (found, index, partner);
                }
            }
        }
        let (found, index, partner) = best;
        let place = open.remove(index);
        taken[partner] = true;
        places[place] = partner;
        facts = facts.and(found.facts);
        sum += found.score.max(0.0);
        least = least.min(found.score.max(0.0));
    }
    #[expect(clippy::cast_precision_loss, reason = "a name has few words")]
    let mean = sum / few.len() as f64;
    if !places[..few.len()].is_sorted() {
        facts = facts.and(Facts::ORDER);
    }
    let found = Finding::new(0.25 * mean + 0.75 * least, facts);
    left_over(found, few.len(), merged, many, &taken)
}

/// What the words of the longer name say that found no partner.
fn left_over(
    found: Finding,
    paired: usize,
    merged: usize,
    many: &[Token],
    taken: &[bool; MOST],
) -> Finding {
    let mut found = found;
    let last = many.len().saturating_sub(1);
    for (place, word) in many.iter().enumerate().filter(|&(place, _)| !taken[place]) {
        let factor = if titles::is_particle(word.text()) {
            0.98
        } else if word.is_initial() {
            0.97
        } else if place > 0 && place < last {
            0.95
        } else {
            0.9
        };
        found = found.times(factor, Facts::MIDDLE);
        if paired + merged < 2 || word.number().is_some() || word.script() == Script::Digits {
            found = found.at_most(PART);
        }
    }
    found
}

/// Where two neighbouring words of the longer name are together this word: `Anne Marie`.
fn split_in(word: &Token, many: &[Token], taken: &[bool; MOST]) -> Option<usize> {
    many.windows(2).enumerate().position(|(place, pair)| {
        let [first, second] = pair else { return false };
        let text = word.text().strip_prefix(first.text());
        !taken[place]
            && !taken[place + 1]
            && text.is_some_and(|rest| rest == second.text())
            && word.number() == second.number()
    })
}

/// Two words by their writing if both are kanji or neither is, otherwise by their sound.
fn words(a: &Form, mine: usize, b: &Form, theirs: usize, setting: Setting<'_>) -> Finding {
    let (Some(left), Some(right)) = (a.tokens().get(mine), b.tokens().get(theirs)) else {
        return Finding::default();
    };
    if (left.script() == Script::Kanji) == (right.script() == Script::Kanji) {
        return alike::words(left, right, setting);
    }
    match (a.spoken(mine), b.spoken(theirs)) {
        (Some(left), Some(right)) => alike::words(left, right, setting),
        _ => Finding::default(),
    }
}
