//! How alike two words are.

use super::commonness::Commonness;
use super::facts::{Facts, Finding};
use super::token::{Script, Token};

/// Two words that name two people: `Tomoya` and `Tomoka`.
const TWO_NAMES: f64 = 0.6;

/// What is known beside the two words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Setting<'a> {
    pub(super) common: &'a Commonness,
    /// All words of both names are made of Japanese syllables.
    pub(super) japanese: bool,
    /// Something besides the names speaks for one person: measure words that differ much, too.
    pub(super) deep: bool,
}

/// How alike two words are, from 0 to 1.
pub(super) fn words(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.number() != b.number() {
        return Finding::new(0.0, Facts::NUMBER);
    }
    if a.key() == b.key() && a.text() == b.text() {
        return Finding::new(1.0, Facts::NONE);
    }
    match (a.script(), b.script()) {
        (Script::Kanji, Script::Kanji) => kanji(a, b),
        (Script::Latin, Script::Latin) => latin(a, b, setting),
        (Script::Kana, Script::Kana) => kana(a, b, setting),
        (Script::Kana, Script::Latin) | (Script::Latin, Script::Kana) => across(a, b, setting),
        _ => Finding::default(),
    }
}

fn kanji(a: &Token, b: &Token) -> Finding {
    if a.loose_key() == b.loose_key() {
        Finding::new(0.95, Facts::SPELLING)
    } else {
        Finding::default()
    }
}

fn latin(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.is_initial() || b.is_initial() {
        let same = a.initial() == b.initial();
        return if same { Finding::new(0.86, Facts::INITIALS) } else { Finding::default() };
    }
    if a.loose_key() == b.loose_key() {
        return Finding::new(0.98, Facts::SPELLING);
    }
    if setting.japanese && a.sound() == b.sound() {
        return Finding::new(0.97, Facts::SOUND);
    }
    if a.look_alike() == Some(b.key()) || b.look_alike() == Some(a.key()) {
        return Finding::new(0.95, Facts::LOOK_ALIKE);
    }
    if a.formal_names().iter().any(|name| b.formal_names().contains(name)) {
        return Finding::new(0.93, Facts::NICKNAME);
    }
    let slip = slip(a, b, a.text(), b.text(), setting);
    if a.heard() == b.heard() && !(a.is_japanese() && b.is_japanese()) && !both_known(a, b, setting)
    {
        return Finding::new(0.92, Facts::SPELLING).or(slip);
    }
    slip
}

fn kana(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.loose_key() == b.loose_key() {
        return Finding::new(0.98, Facts::SPELLING);
    }
    slip(a, b, a.text(), b.text(), setting)
}

fn across(a: &Token, b: &Token, setting: Setting<'_>) -> Finding {
    if a.sound() == b.sound() {
        return Finding::new(0.98, Facts::READING);
    }
    let (kana, latin) = if a.script() == Script::Kana { (a, b) } else { (b, a) };
    if latin.is_initial() {
        let spoken = kana.sound().chars().next();
        let initial = latin.initial();
        let same = spoken == initial
            || matches!(
                (initial, spoken),
                (Some('j'), Some('z')) | (Some('c'), Some('t')) | (Some('f'), Some('h'))
            );
        return if same { Finding::new(0.86, Facts::INITIALS) } else { Finding::default() };
    }
    slip(a, b, a.sound(), b.sound(), setting)
}

/// Whether both words are names of their own: given names of the table, or borne by several players.
fn both_known(a: &Token, b: &Token, setting: Setting<'_>) -> bool {
    is_known(a, setting) && is_known(b, setting)
}

fn is_known(token: &Token, setting: Setting<'_>) -> bool {
    !token.formal_names().is_empty() || setting.common.bearers(token) >= 3
}

/// Slips of the pen: letters wrong, missing, too much or exchanged.
fn slip(a: &Token, b: &Token, left: &str, right: &str, setting: Setting<'_>) -> Finding {
    let (long, short) = (a.length().max(b.length()), a.length().min(b.length()));
    let across = a.script() != b.script();
    let differing =
        if across { a.sound_letters() ^ b.sound_letters() } else { a.letters() ^ b.letters() };
    if !setting.deep && (differing.count_ones() > 4 || (!across && long > short + 2)) {
        return Finding::default();
    }
    let distance = strsim::osa_distance(left, right);
    match distance {
        1 => one_slip(a, b, left, right, setting),
        2 if short >= 7 => Finding::new(0.78, Facts::FEW_LETTERS),
        _ if setting.deep => far(distance, long),
        2 if short >= 5 => Finding::new(0.6, Facts::FEW_LETTERS),
        _ => Finding::default(),
    }
}

fn far(distance: usize, long: usize) -> Finding {
    #[expect(clippy::cast_precision_loss, reason = "words are short")]
    let part = 1.0 - distance as f64 / long.max(1) as f64;
    Finding::new(0.75 * part.max(0.0), Facts::FEW_LETTERS)
}

fn one_slip(a: &Token, b: &Token, left: &str, right: &str, setting: Setting<'_>) -> Finding {
    let (left, right): (Vec<char>, Vec<char>) = (left.chars().collect(), right.chars().collect());
    let short = left.len().min(right.len());
    let start = left.iter().zip(&right).take_while(|(a, b)| a == b).count();
    let exchanged = left.len() == right.len()
        && left.get(start) == right.get(start + 1)
        && left.get(start + 1) == right.get(start);
    let fact = if exchanged { Facts::EXCHANGED } else { Facts::ONE_LETTER };
    if short < 4 || (a.is_japanese() && b.is_japanese()) || both_known(a, b, setting) {
        return Finding::new(TWO_NAMES, fact);
    }
    let inside = start > 0 && start + 2 < left.len().max(right.len());
    let score = match () {
        () if exchanged => 0.92,
        // Only one of them is a word of Japanese, or a name somebody knows.
        () if a.is_japanese() != b.is_japanese() && setting.japanese_rest() => 0.91,
        () if is_known(a, setting) != is_known(b, setting) && inside => 0.91,
        () if inside && short >= 6 => 0.88,
        () => 0.72,
    };
    Finding::new(score, fact)
}

impl Setting<'_> {
    /// Whether a word of the wrong shape is likely a slip in a Japanese name.
    const fn japanese_rest(self) -> bool {
        self.japanese
    }
}
