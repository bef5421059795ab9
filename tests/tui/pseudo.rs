//! A test language made from English: other letters, a third longer, with wide characters.
//! Every scene is drawn in it, so that a text that is not in the language files, or a sentence
//! that is cut where its words matter, is found before another language is added.
//!
//! The folder of its texts replaces English in the whole process. So the scenes are drawn in
//! a process of their own: this test binary, started again with a filter for [`draw`].

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::{env, fs, panic};

use banzuke::words::Language;
use banzuke::words::catalog::own::{Own, take};

use crate::languages::{NAMES, latin};
use crate::tui::scenes;

/// Set in the process that draws the scenes.
const DRAWS: &str = "BANZUKE_TEST_PSEUDO";

/// Keys and programs, which are the same in every language.
const KEYS: &str = "Enter Esc Tab Ctrl Alt Shift Space Backspace Del Home End PgUp PgDn Up Down Left Right enter ctrl alt \
    banzuke Banzuke CSV TSV JSON HTML PDF SVG PNG CJK ASCII Unicode KB Markdown Python SQL";

/// Other words that are shown as they are typed: columns of lists,
/// names of fields and themes, programs that make paper, codes.
const TYPED: &str = "csv tsv xlsx ods name reading club aliases born categories title external decision rating loser winner draws event exit \
    family given round score date time walkover first chromium google chrome stable browser weasyprint default light half \
    match games normal yes no wh wca BH SB";

/// Scenes of the laboratory, whose texts do not come from the language files.
const LABORATORY: [&str; 4] = ["cards", "experiments", "backtest", "trick"];

/// The program's name, keys and formats that occur inside a translated text.
fn is_same(word: &str) -> bool {
    word.len() < 2 || KEYS.split_whitespace().any(|key| key == word)
}

/// The letters of the test language, in the order of the English ones.
const OTHER: &str = "ạḅċḍẹḟġḥịǰḳḷṃṇọṗɋṛṣṭụṿẉẋỵẓẠḄĊḌẸḞĠḤỊĴḲḶṂṆỌṖǪṚṢṬỤṾẈẊỴẒ";

/// One letter, as wide as the English one.
fn letter(c: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    PLAIN.find(c).and_then(|at| OTHER.chars().nth(at)).unwrap_or(c)
}

/// A text with other letters: text between braces or grave accents, keys and formats stay.
fn spoken(text: &str) -> String {
    let (mut told, mut word) = (String::new(), String::new());
    let (mut depth, mut typed, mut changed) = (0_usize, false, 0_usize);
    for c in text.chars().chain(['\n']) {
        let plain = depth == 0 && !typed;
        if plain && c.is_ascii_alphabetic() {
            word.push(c);
            continue;
        }
        if is_same(&word) {
            told.push_str(&word);
        } else {
            told.extend(word.chars().map(letter));
            changed += word.len();
        }
        word.clear();
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '`' => typed = !typed,
            _ => {}
        }
        told.push(c);
    }
    told.pop();
    if changed > 0 && depth == 0 {
        told.extend(std::iter::repeat_n('ー', changed.div_ceil(6)));
    }
    told
}

/// A language file in the test language.
fn made(text: &str) -> String {
    let line = |line: &str| {
        let name = line.split_once(" =").filter(|(name, _)| !name.trim_start().contains(' '));
        let case = line.trim_start().trim_start_matches('*').starts_with('[');
        let at = match name {
            Some((name, _)) if is_typed(name) => line.len(),
            Some((name, _)) => name.len() + 2,
            None if line.starts_with('#') => line.len(),
            None if case => line.find(']').map_or(0, |at| at + 1),
            // The end of a choice, and what follows it.
            None => line.find(|c: char| c != ' ' && c != '}').unwrap_or(line.len()),
        };
        let (head, said) = line.split_at(at);
        format!("{head}{}\n", spoken(said))
    };
    text.lines().map(line).collect()
}

/// Whether a sentence loses words at the end of a row where it must not: a choice, a question, the effect of a key.
/// Headings and labels may be cut, because their column or value is beside them; so may the third and later columns
/// of a list and an entry of the journal (recognised by its time), which are shown in full once they are selected.
fn loses_words(row: &str) -> bool {
    const WORDS: usize = 4;
    const COLUMNS: usize = 3;
    let is_time = |word: &str| word.len() == 5 && word.as_bytes()[2] == b':';
    let row = row.trim_end_matches([' ', '│']);
    let Some(kept) = row.strip_suffix('~') else { return false };
    let cells: Vec<&str> = kept.split("  ").filter(|cell| !cell.trim().is_empty()).collect();
    let cell = cells.last().copied().unwrap_or_default();
    kept.chars().next_back().is_some_and(|c| OTHER.contains(c))
        && cells.len() < COLUMNS
        // A heading over narrow columns is cut more than once.
        && !kept.contains('~')
        && cell.split_whitespace().count() >= WORDS
        && !row.split(' ').any(is_time)
}

/// Scenes where a sentence still loses words in this language: behind a name of sixty letters, in the
/// second line below the queue, and reasons beside two names, which are shown in full below them.
const STILL_CUT: [&str; 3] = ["results_recorded", "floor_pods", "mergers"];

/// Words that are typed or looked up.
fn is_typed(name: &str) -> bool {
    [".also", ".reading"].iter().any(|end| name.ends_with(end)) || name.starts_with("typed_")
}

fn folder() -> Own {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/words/assets/en");
    let files = fs::read_dir(english).expect("a folder").map(|file| {
        let path = file.expect("a file").path();
        let text = fs::read_to_string(&path).expect("text");
        let subject = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (subject, made(&text))
    });
    Own::new("xx", files.collect())
}

#[test]
fn a_text_is_longer_and_its_facts_stay() {
    assert_eq!(spoken("Enter opens { $name }"), "Enter ọṗẹṇṣ { $name }ー");
    assert_eq!(
        made("# As\nn = { $n ->\n    [one] row\n} of it\n"),
        "# As\nn = { $n ->\n    [one] ṛọẉー\n} ọḟ ịṭー\n"
    );
    let faults = folder().faults(Path::new("xx"));
    assert!(faults.is_empty(), "{faults:?}");
}

/// Draws every scene and reports each English word with the scene in which it is seen.
#[test]
#[ignore = "a process that the next test starts"]
fn draw() {
    env::var(DRAWS).expect("set for it");
    take(Language::English, folder());
    let mut strange: BTreeMap<String, &str> = BTreeMap::new();
    let laboratory = |name: &str| LABORATORY.iter().any(|start| name.starts_with(start));
    for scene in scenes::all().filter(|scene| !laboratory(scene.name)) {
        let Ok(mut front) = panic::catch_unwind(|| scene.front(Language::English)) else {
            println!("fails {}", scene.name);
            continue;
        };
        for (columns, rows) in crate::tui::front::SIZES {
            front.desk.resize(columns, rows);
            let known = columns != 80 || STILL_CUT.contains(&scene.name);
            let told = front.text();
            for row in told.lines().filter(|row| !known && loses_words(row)) {
                println!("cut {}: {}", scene.name, row.trim());
            }
            for word in front.text().lines().flat_map(latin) {
                let is_name = [NAMES, KEYS, TYPED].iter().any(|names| names.contains(&word));
                if !is_name {
                    strange.entry(word).or_insert(scene.name);
                }
            }
        }
    }
    for (word, scene) in strange {
        println!("strange {word} in {scene}");
    }
}

#[test]
fn no_scene_shows_a_text_that_is_not_translated_or_cuts_a_sentence() {
    let itself = env::current_exe().expect("this binary");
    let mut drawn = Command::new(itself);
    drawn.args(["--exact", "tui::pseudo::draw", "--ignored", "--nocapture"]).env(DRAWS, "");
    let drawn = drawn.output().expect("it draws");
    let told = String::from_utf8_lossy(&drawn.stdout);
    let wrong: Vec<&str> = told
        .lines()
        .filter(|line| ["strange ", "fails ", "cut "].iter().any(|fault| line.starts_with(fault)))
        .collect();
    assert!(drawn.status.success(), "{told}");
    assert_eq!(wrong, Vec::<&str>::new());
}
