//! Languages are not mixed: the Latin words in Japanese texts are on a short list,
//! and the code of the screens and of the command line has no sentences.

pub(crate) mod glossary;
mod help;
mod literals;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use banzuke::words::Language;

use crate::common::code;
use literals::literals;

/// Names of formats, programs, keys and signs, which are the same in every
/// language; and typed text: columns, commands, codes of tie-breaks.
const SAME: &str = "Del \
    default light mono high contrast themes auto unicode ascii ASCII DIR alt ctrl enter page up main name reading club fg GF PO BYE ID \
    Banzuke banzuke English SHA Python SQL SQLite UTF Shift JIS CSV TSV JSON HTML Excel Markdown API PC PDF PATH rank \
    PGN KIF CSA QR SVG PNG csv tsv xlsx ods chromium browser google chrome stable weasyprint wkhtmltopdf Noto Sans CJK html svg mm \
    Enter Esc Tab Ctrl Shift Alt Elo FIDE UEC TRF wca TANA \
    yes no none true false en ja a b w l d p x to of db \
    games total rating first cap root half out match game event tied same reason \
    aliases born date draws exit round walkover winner \
    use new wh USB KB MB semi final third place winners losers \
    PTS WIN WON DE SB BH KS GD GW GR RTNG TPN LOT";

/// The words of two or more Latin letters in a Japanese text. Text between grave accents or in
/// a default, options, and placeholders are skipped, since they are typed unchanged.
pub(crate) fn latin(text: &str) -> BTreeSet<String> {
    let mut plain = String::new();
    let (mut typed, mut filled) = (false, 0_usize);
    for c in text.chars() {
        match c {
            '`' => typed = !typed,
            '{' | '［' => filled += 1,
            '}' | '］' => filled = filled.saturating_sub(1),
            _ => {}
        }
        plain.push(if typed || filled > 0 || c == '`' { ' ' } else { c });
    }
    let is_typed = |word: &&str| {
        word.contains("--")
            || word.starts_with("banzuke")
            || word.contains(['_', '=', '<', '/', '.'])
    };
    let words = plain.split(|c: char| !c.is_ascii_graphic()).filter(|word| !is_typed(word));
    let parts = words.flat_map(|word| word.split(|c: char| !c.is_ascii_alphabetic()));
    parts.filter(|part| part.len() > 1).map(str::to_owned).collect()
}

/// The texts of the words: those in files, and string literals in code.
fn words() -> Vec<(PathBuf, String)> {
    let mut all = texts("crates/words/src/words");
    all.retain(|(path, _)| !path.ends_with("tests.rs"));
    for language in Language::ALL {
        let home = Path::new(env!("CARGO_MANIFEST_DIR"));
        let folder = home.join("crates/words/assets").join(language.code());
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).expect("text");
            all.extend(said(&text).map(|line| (path.clone(), line)));
        }
    }
    all
}

/// The lines of a file of words without names, cases and comments.
/// Search words of the palette are not shown, and are skipped.
fn said(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let lines = lines.filter(|line| !line.contains(".reading =") && !line.contains(".also ="));
    let named = |line: &'_ str| {
        let (name, said) = line.split_once(" =")?;
        (!name.trim_start().contains(' ')).then(|| said.trim_start().to_owned())
    };
    let case = |line: &'_ str| {
        let line = line.trim_start().trim_start_matches('*');
        let case = line.strip_prefix('[').and_then(|case| case.split_once("] "));
        case.map_or(line, |(_, said)| said).to_owned()
    };
    lines.map(move |line| named(line).unwrap_or_else(|| case(line)))
}

fn texts(folder: &str) -> Vec<(PathBuf, String)> {
    let found = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    assert!(!found.is_empty(), "{folder}");
    let texts = |(path, code): (PathBuf, String)| {
        literals(&code).into_iter().map(move |text| (path.clone(), text))
    };
    found.into_iter().flat_map(texts).collect()
}

#[test]
fn japanese_texts_say_nothing_in_english() {
    let same: BTreeSet<&str> = SAME.split_whitespace().collect();
    let mut english = Vec::new();
    for (path, text) in words() {
        // A text that is looked up is a key.
        let is_japanese =
            path.iter().any(|folder| folder == "ja") || text.chars().any(|c| c >= '\u{3000}');
        // English names the language in its own signs.
        let names_it = ["日本語", "繁體中文"].iter().any(|name| text.contains(name));
        if !is_japanese || names_it || text.ends_with("POINTS") || text.starts_with("PLAYER") {
            continue;
        }
        let strange = latin(&text).into_iter().filter(|word| !same.contains(word.as_str()));
        let strange: Vec<String> = strange.collect();
        if !strange.is_empty() {
            english.push(format!("{}: {strange:?} in {text}", path.display()));
        }
    }
    assert_eq!(english, Vec::<String>::new());
}

/// Whether a text has two words in lower case with a space between them: part of a sentence.
fn is_sentence(text: &str) -> bool {
    let bare = without_places(text);
    let words: Vec<&str> = bare.split(' ').collect();
    let is_word = |word: &&str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    words.windows(2).any(|pair| pair.iter().all(is_word))
}

/// A format string without its placeholders.
fn without_places(text: &str) -> String {
    let mut depth = 0_usize;
    let mut bare = String::new();
    for c in text.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => bare.push(c),
            _ => {}
        }
    }
    bare
}

#[test]
fn no_sentence_stands_outside_the_words() {
    let found = ["src/tui", "src/cli"].into_iter().flat_map(texts);
    let found = found.filter(|(path, text)| !path.ends_with("tests.rs") && is_sentence(text));
    let found = found.filter(|(_, text)| !COMMANDS.contains(&text.as_str()));
    let told: Vec<String> =
        found.map(|(path, text)| format!("{}: {text}", path.display())).collect();
    assert_eq!(told, Vec::<String>::new());
}

/// Texts that are typed unchanged in every language.
const COMMANDS: &[&str] = &["tables set … {name}", "tournament lengths"];

/// Names of players, clubs, events and desks in the catalogue of scenes, typed
/// text there, and names of keys. Narrow columns may cut them anywhere.
pub(crate) const NAMES: &str = "\
    A name of sixty characters, as nobody has but somebody will enter \
    Alexander Maximilian von Hohenzollern Hohenstein Sigmaringen Habsburg Lothringen Waldenburg zu \
    the Younger Ana Fernández Astrid Lindqvist Ümit Çelik Ryo Nakano Nakano Ryo ryo TM Ada Primrose Lea \
    MORINO Kaede AOKUMA aok Kato Tomoka tomo mori Zora Player Nobody Somebody Else zzz wx Pr \
    Banzuke Cup Autumn League Winter League Sapporo evening Sapporo spring front desk main \
    no such file or directory os error colour size Robert Bob Fisher New Person Open Autumn odds undo \
    IM GM WFM fide txt xml viewBox U18 AABBCCDDEEFFGGHH yokozuna snowl kou Maria re the sheet English Backspace Space Home End PgUp PgDn Up Down Left Right";

#[test]
fn japanese_drawings_show_nothing_in_english() {
    let same: BTreeSet<&str> = SAME.split_whitespace().collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tui/snapshots/scenes");
    let mut strange: BTreeMap<String, String> = BTreeMap::new();
    let mut drawings = 0;
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let scene = fs::read_to_string(&path).expect("text");
        // `Japanese 80x24`, the text, and in a scene that is kept whole the names of the commands in the footer.
        for drawing in scene.split("\nJapanese ").skip(1) {
            drawings += 1;
            let rows = drawing.lines().skip(1).take_while(|row| !row.starts_with("footer: "));
            for word in rows.flat_map(latin) {
                // A narrow column may have cut a word that is the same.
                let is_same =
                    same.contains(word.as_str()) || same.iter().any(|one| one.ends_with(&word));
                if !is_same && !NAMES.contains(&word) {
                    strange.entry(word).or_insert_with(|| name.clone());
                }
            }
        }
    }
    assert!(drawings > 200, "{drawings} drawings");
    assert_eq!(strange, BTreeMap::new());
}

#[test]
fn what_is_typed_is_told_from_what_is_said() {
    let told = latin("{name} を `banzuke undo` で --db FILE か game_1 に UTF-8 で Save する");
    assert_eq!(told.into_iter().collect::<Vec<_>>(), ["FILE", "Save", "UTF"]);
    assert!(is_sentence("say it"));
    assert!(!is_sentence("{a} - {b}"));
    let file = "# Why.\nrows = { $n ->\n    [one] a row\n   *[other] rows\n} of all\nundo =\n    .also = back\n";
    assert_eq!(said(file).collect::<Vec<_>>(), ["{ $n ->", "a row", "rows", "} of all", ""]);
}

/// Lists name rounds as the pages of any language do; a bracket's third place is named by its places in Japanese.
#[test]
fn the_name_of_a_round_is_read_in_every_language() {
    use banzuke::domain::round::RoundName;

    let rounds = [
        RoundName::Round(3),
        RoundName::QuarterFinal,
        RoundName::SemiFinal,
        RoundName::ThirdPlace,
        RoundName::Final,
        RoundName::Winners(2),
        RoundName::WinnersFinal,
        RoundName::Losers(4),
        RoundName::LosersFinal,
        RoundName::GrandFinal,
        RoundName::GrandFinalReset,
        RoundName::Places { first: 5, last: 6 },
        RoundName::Places { first: 5, last: 8 },
        RoundName::PlayOff,
    ];
    for language in Language::ALL {
        for round in &rounds {
            let name = language.words().term.round(round);
            assert_eq!(name.parse::<RoundName>().as_ref(), Ok(round), "{name}");
        }
    }
}
