//! Texts follow `docs/GLOSSARY.md`: one term for each concept, and none of the excluded words.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::words;

/// Words that hide the actor, and terms that the glossary replaces.
/// Columns of files, which are single words, are not checked.
pub(crate) const NOT_ENGLISH: &str = "\
    whoever|somebody|nobody|whom|anew|everybody|take back|takes back|taken back|counts again|to and fro|\
    neither played|moving first|just that|numbers elsewhere|merger|mergers|new_player|new_players|\
    foretold|foretells|sent out|was not there|places played out|sitting|sittings|draw seed|\
    level|take in|take-in";

/// Terms that the glossary replaces.
pub(crate) const NOT_JAPANESE: &str = "\
    2敗制|卓戦|組別|最終戦|総当たり表|リーグ表|対戦表|記録係|直対|達成レート|掲示|往復|反証|出場|正式|\
    不戦なし|不戦の|他団体の番号|他団体番号|履歴番号|先手の勝率|各回戦|一人が";

pub(crate) fn ruled_out<'a>(text: &str, words: &'a str) -> Vec<&'a str> {
    let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
    let stands = |word: &&str| {
        text.match_indices(*word).any(|(at, _)| {
            let before = is_letter(text.get(..at).and_then(|head| head.chars().next_back()));
            let tail = text.get(at + word.len()..);
            let behind = is_letter(tail.and_then(|tail| tail.chars().next()));
            !(word.is_ascii() && (before || behind))
        })
    };
    words.split('|').filter(stands).collect()
}

#[test]
fn texts_use_the_words_of_the_glossary() {
    let mut strange = Vec::new();
    for (path, text) in words() {
        let mut found = ruled_out(&text, NOT_JAPANESE);
        if text.contains(' ') {
            found.extend(ruled_out(&text.to_lowercase(), NOT_ENGLISH));
        }
        if text.contains("{seq}") && text.contains("履歴{seq}") || text.contains("よみ（") {
            found.push("履歴, よみ");
        }
        if !found.is_empty() {
            strange.push(format!("{}: {found:?} in {text}", path.display()));
        }
    }
    assert_eq!(strange, Vec::<String>::new());
}

#[test]
fn the_glossary_has_one_term_a_concept() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let glossary = fs::read_to_string(root.join("docs/GLOSSARY.md")).expect("a glossary");
    let rows: Vec<Vec<&str>> = glossary
        .lines()
        .filter(|line| line.starts_with("| "))
        .skip(1)
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() > 50, "{}", rows.len());
    let mut concepts = BTreeSet::new();
    let (mut english, mut japanese) = (BTreeSet::new(), BTreeSet::new());
    let first =
        |cell: &str| cell.split([',', '、', ';', '；', '：', '(']).next().map(str::to_owned);
    for row in &rows {
        assert_eq!(row.len(), 5, "{row:?}");
        assert!(concepts.insert(row[0]), "{} twice", row[0]);
        for (terms, cell) in [(&mut english, row[2]), (&mut japanese, row[3])] {
            let term = first(cell).unwrap_or_default();
            assert!(!term.is_empty() && terms.insert(term), "{cell} twice");
        }
    }
}

#[test]
fn words_are_ruled_out_whole() {
    assert_eq!(ruled_out("a billboard, whomsoever", NOT_ENGLISH), Vec::<&str>::new());
    assert_eq!(ruled_out("whom the sitting shows", NOT_ENGLISH), ["whom", "sitting"]);
    assert_eq!(ruled_out("直対の値", NOT_JAPANESE), ["直対"]);
}
