//! Words around a name that are not part of it: forms of address, generations, particles, places.

use std::sync::LazyLock;

use crate::name::fold;

fn words(list: &'static str) -> Vec<&'static str> {
    list.split(' ').collect()
}

/// Forms of address after a Japanese name, without a space.
static HONORIFICS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    words(
        "さん ちゃん くん さま たん どの せんせい せんしゅ せんぱい 様 氏 君 殿 先生 選手 先輩 \
          師匠 女史 嬢 名人 プロ ちゃま",
    )
});

/// Forms of address after a Latin name, with a space or a hyphen.
const LATIN_HONORIFICS: [&str; 12] =
    ["san", "kun", "chan", "sama", "sensei", "senpai", "shi", "dono", "phd", "md", "esq", "cpa"];

/// Titles before a name, as its first word.
static TITLES: LazyLock<Vec<&str>> = LazyLock::new(|| {
    words(
        "mr mrs ms miss mx dr prof professor sir dame herr frau monsieur madame mme mlle señor \
          señora senor senora doctor rev gm im fm wgm",
    )
});

const PARTICLES: [&str; 34] = [
    "de", "del", "della", "dello", "di", "da", "dos", "das", "do", "du", "des", "la", "le", "les",
    "van", "von", "der", "den", "ter", "ten", "te", "zu", "zur", "af", "av", "al", "el", "bin",
    "ibn", "binti", "y", "e", "of", "the",
];

/// The generation at the end of a name: Jr is 1 (the younger), Sr 0; II, III, IV count from 2.
pub(super) fn generation(folded: &str) -> Option<u8> {
    match folded {
        "sr" | "senior" | "snr" => Some(0),
        "jr" | "junior" | "jnr" => Some(1),
        "ii" | "2nd" => Some(2),
        "iii" | "3rd" => Some(3),
        "iv" | "4th" => Some(4),
        _ => None,
    }
}

/// Whether a folded word is a title before a name.
pub(super) fn is_title(folded: &str) -> bool {
    TITLES.contains(&folded)
}

/// Whether a folded word only joins parts of a name.
pub(super) fn is_particle(folded: &str) -> bool {
    PARTICLES.contains(&folded)
}

/// Whether a folded word is only a form of address or rank for the word before it: `san`, 六段.
pub(super) fn is_honorific(folded: &str) -> bool {
    HONORIFICS.contains(&folded) || LATIN_HONORIFICS.contains(&folded) || is_rank(folded)
}

/// A grade of go, shogi and the like: 初段, 2級.
fn is_rank(folded: &str) -> bool {
    let count = folded.strip_suffix(['段', '級', '冠']);
    count.is_some_and(|count| {
        !count.is_empty()
            && count.chars().all(|c| c.is_ascii_digit() || "初一二三四五六七八九十準".contains(c))
    })
}

/// Cuts one form of address off the end of a folded word; the rest keeps at least `least` characters.
///
/// The suffix is part of some handles (はなぶさん), so callers keep the uncut form as well.
pub(super) fn cut_honorific(folded: &str, least: usize) -> Option<&str> {
    let cut = HONORIFICS.iter().filter_map(|honorific| folded.strip_suffix(honorific));
    let hyphen = LATIN_HONORIFICS.iter().filter_map(|honorific| {
        folded.strip_suffix(honorific).and_then(|rest| rest.strip_suffix('-'))
    });
    cut.chain(hyphen).filter(|rest| rest.chars().count() >= least).min_by_key(|rest| rest.len())
}

const PLACES: &str = include_str!("../../assets/names/places.txt");

/// Whether the text is a place or an organisation, which many share: 大阪, Osaka, 東京支部, 〇〇大学.
pub(super) fn is_place(text: &str) -> bool {
    let folded = fold(text);
    PLACES.lines().any(|place| place == folded)
        || PLACE_ENDS.iter().any(|end| folded.ends_with(end))
}

/// Ends of places and organisations, folded.
static PLACE_ENDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let ends = words(
        "県 府 都 市 区 町 村 支部 大学 大 高校 クラブ チーム 会 部 連盟 道場 卓 club team \
          university 勢 住み 在住 出身",
    );
    ends.into_iter().map(fold).collect()
});

/// Whether the text is a remark and no name.
pub(super) fn is_remark(text: &str) -> bool {
    REMARKS.contains(&fold(text))
}

/// Remarks beside a name, folded.
static REMARKS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let remarks = words(
        "笑 仮 初 初参加 初心者 本人 新規 代理 旧 新 代打 本名 new guest ゲスト スタッフ staff \
          主催 運営 見学 temp test real official",
    );
    remarks.into_iter().map(fold).collect()
});

/// Whether a folded word is a common Chinese, Korean or Vietnamese family name in Latin
/// letters. Given names with it are syllables, and every other syllable is another name.
pub(super) fn is_syllabic_surname(text: &str) -> bool {
    text.len() <= 6 && SYLLABIC.split_whitespace().any(|name| name == text)
}

const SYLLABIC: &str = include_str!("../../assets/names/syllabic_surnames.txt");
