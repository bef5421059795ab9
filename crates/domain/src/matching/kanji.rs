//! Kanji: unifies variant forms. It gives no readings, since these do not follow from the writing.

pub(super) use crate::name::is_kanji;
use crate::name::kanji_in_use;

/// The key of a folded word: variants in their modern form, 々 written out, the ke of 鶴ヶ谷 in one form.
pub(super) fn fold(folded: &str) -> String {
    let mut key = String::with_capacity(folded.len());
    for c in folded.chars() {
        let last = key.chars().next_back();
        key.push(match c {
            '々' => last.unwrap_or(c),
            'け' | 'ヶ' | 'ゖ' | 'ケ' if last.is_some_and(is_kanji) => 'ヶ',
            '之' | '乃' if last.is_some_and(is_kanji) => 'の',
            _ => kanji_in_use(c),
        });
    }
    key
}

/// The loose key: without optional の and が between kanji (山ノ内 and
/// 山内), and with small kana made large (八ッ橋 and 八ツ橋).
pub(super) fn loose(key: &str) -> String {
    let chars: Vec<char> = key.chars().collect();
    let last = chars.len().saturating_sub(1);
    let between = |place: usize| place > 0 && place < last;
    let kept = chars
        .iter()
        .enumerate()
        .filter(|&(place, &c)| !(matches!(c, 'の' | 'が' | 'ヶ') && between(place)));
    kept.map(|(_, &c)| large(c)).collect()
}

pub(super) fn large(c: char) -> char {
    let is_small = matches!(c, 'ぁ' | 'ぃ' | 'ぅ' | 'ぇ' | 'ぉ' | 'っ' | 'ゃ' | 'ゅ' | 'ょ' | 'ゎ');
    // In Unicode each small kana comes directly before its large form.
    if is_small { char::from_u32(u32::from(c) + 1).unwrap_or(c) } else { c }
}

/// Replaces kanji that were typed for similar katakana, among katakana: サ一モン, 力タナシ.
pub(super) fn as_katakana(word: &str) -> String {
    const SHAPES: [&str; 10] =
        ["一ー", "力カ", "二ニ", "口ロ", "工エ", "夕タ", "八ハ", "卜ト", "千チ", "三ミ"];
    let chars: Vec<char> = word.chars().collect();
    let is_katakana = |c: char| matches!(c, 'ァ'..='ヺ' | 'ー');
    let read = |(place, &c): (usize, &char)| {
        let before = place.checked_sub(1).and_then(|place| chars.get(place)).copied();
        let after = chars.get(place + 1).copied();
        // 一ノ瀬, 三ツ矢: the katakana is the small word between kanji.
        let counts = before.is_none()
            && (c == '一' || matches!(after, Some('ノ' | 'ツ' | 'ケ' | 'ヶ' | 'ッ')));
        let among = before.is_none_or(is_katakana) && after.is_none_or(is_katakana);
        let mut shapes = SHAPES.iter().filter(|_| among && chars.len() > 1 && !counts);
        shapes.find_map(|pair| pair.strip_prefix(c)?.chars().next()).unwrap_or(c)
    };
    chars.iter().enumerate().map(read).collect()
}
