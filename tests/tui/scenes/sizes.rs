//! Checks of a drawing at one size against those at the other sizes,
//! so that a scene has to be kept at the usual size only.
//!
//! A smaller screen shows less, but nothing else: each of its words is on a larger one, in full or cut with the sign
//! for that, in the same role. A word that is cut without the sign, or overlaps another text, breaks this rule.

use std::collections::{BTreeSet, HashSet};

use banzuke::command::CommandId;
use banzuke::tui::kit::hitbox::{Hitboxes, Pane, Target};
use banzuke::tui::kit::text::{CUT, width};
use ratatui::buffer::Buffer;
use ratatui::layout::Position;
use ratatui::style::Color;

use crate::tui::driver::told_apart;
use crate::tui::front::{Front, footer};
use crate::tui::whole;

/// Kept at every size: at least one of every screen and overlay.
const WHOLE: &str = "\
    home home_undo players_forty player_season player_versus player_form_owners player_other duplicates \
    duplicates_details mergers bracket which_bracket tie_decided swiss_by_hand enter_owners late wizard_groups \
    wizard_compared floor_twelve hall hall_break match_day prizes prize_form fees fee_form refresh template \
    categories_form score_cards results correction_closed record_match_typed pod_typed ranking curves luck list_form adjust limits game_records replay \
    record_fit journal settings setting_path import_read help palette find_player cards cards_record";

/// The scenes that are kept at every size.
pub(super) fn whole_scenes() -> impl Iterator<Item = &'static str> {
    WHOLE.split_whitespace()
}

pub(super) fn is_whole(name: &str) -> bool {
    whole_scenes().any(|it| it == name)
}

/// How many rows are out of view differs with the size.
const OUT_OF_VIEW: &[&str] = &["more below", "more above", "下にあと", "上にあと", "PgDn"];

/// One screen as it was drawn.
pub(super) struct Drawing {
    cells: Buffer,
    frame: Hitboxes,
}

/// Adjacent letters of one script and one role.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Word {
    letters: String,
    role: Color,
}

impl Word {
    /// Whether it is the given word, or the part of it that had room.
    fn is(&self, whole: &Self, is_cut: bool) -> bool {
        let selected = told_apart().selected.fg;
        let one_role = self.role == whole.role
            || [self.role, whole.role].iter().any(|role| Some(*role) == selected);
        one_role
            && match script(&self.letters) {
                Some(Script::Spaced) if is_cut => whole.letters.starts_with(&self.letters),
                Some(Script::Spaced) => whole.letters == self.letters,
                _ => whole.letters.contains(&self.letters),
            }
    }
}

/// Which adjacent letters form a word: Japanese has no spaces.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Spaced,
    Hiragana,
    Katakana,
    Kanji,
}

fn script(symbol: &str) -> Option<Script> {
    match symbol.chars().next()? {
        'ー' | '゠'..='ヿ' => Some(Script::Katakana),
        'ぁ'..='ゟ' => Some(Script::Hiragana),
        letter if !letter.is_alphanumeric() => None,
        '㐀'..='鿿' => Some(Script::Kanji),
        _ => Some(Script::Spaced),
    }
}

/// The differences in drawings of one state, from the smallest to the largest: of the smallest, and of the largest.
pub(super) fn differences([small, usual, large]: &[Drawing; 3]) -> [Vec<String>; 2] {
    let [mut least, mut most] = [small, large].map(|drawing| drawing.lacks(usual));
    least.extend(small.unknown_to(&[usual, large]));
    most.extend(usual.unknown_to(&[large]));
    [least, most]
}

impl Drawing {
    /// The screen of an interface as it is now; it must be whole.
    #[track_caller]
    pub(super) fn of(front: &Front) -> Self {
        assert_eq!(whole::fault(&front.desk.buffer), None, "{}", front.text());
        Self { cells: front.cells(), frame: front.desk.app.frame.clone() }
    }

    /// The words that are on no larger drawing.
    fn unknown_to(&self, larger: &[&Self]) -> Vec<String> {
        let known: HashSet<Word> =
            larger.iter().flat_map(|it| it.words()).map(|(word, _)| word).collect();
        let words = self.words().into_iter();
        let unknown = words.filter(|(word, is_cut)| !known.iter().any(|it| word.is(it, *is_cut)));
        let unknown: BTreeSet<String> = unknown.map(|(word, _)| word.letters).collect();
        unknown.into_iter().collect()
    }

    /// The words above the footer, and whether the sign of a cut follows them.
    fn words(&self) -> Vec<(Word, bool)> {
        let mut words = Vec::new();
        for y in 0..self.cells.area.height - 1 {
            let line = self.line(y);
            let text: String = line.iter().map(|(symbol, _)| *symbol).collect();
            let hints = OUT_OF_VIEW.iter().any(|hint| text.contains(hint));
            for run in line.chunk_by(|a, b| script(a.0) == script(b.0) && a.1 == b.1) {
                let [(first, role), ..] = run else { continue };
                if script(first).is_none() {
                    let cuts = *first == CUT;
                    if let Some((_, is_cut)) = words.last_mut().filter(|_| cuts) {
                        *is_cut = true;
                    }
                    continue;
                }
                let letters: String = run.iter().map(|(symbol, _)| *symbol).collect();
                let is_hint = hints
                    && (letters.bytes().all(|letter| letter.is_ascii_digit())
                        || "more below above 下 上 にあと 行 PgUp PgDn"
                            .split(' ')
                            .any(|it| it == letters));
                if !is_hint {
                    words.push((Word { letters, role: *role }, false));
                }
            }
        }
        words
    }

    fn line(&self, y: u16) -> Vec<(&str, Color)> {
        let (mut line, mut x) = (Vec::new(), 0);
        while x < self.cells.area.width {
            let cell = &self.cells[Position::new(x, y)];
            line.push((cell.symbol(), cell.fg));
            x += u16::try_from(width(cell.symbol())).expect("a grapheme is narrow").max(1);
        }
        line
    }

    /// The parts that have to be at every size and differ from those at the usual one.
    fn lacks(&self, usual: &Self) -> Vec<String> {
        let kept = [
            ("the selected row", self.selects() == usual.selects()),
            ("the cursor", self.frame.cursor().is_some() == usual.frame.cursor().is_some()),
            ("the lists", self.lists() == usual.lists()),
            ("the title", self.has_title_of(usual)),
            ("the footer", self.footer_agrees(usual)),
        ];
        let lacking = kept.into_iter().filter(|(_, is_kept)| !is_kept);
        lacking.map(|(what, _)| what.to_owned()).collect()
    }

    fn selects(&self) -> bool {
        self.cells.content.iter().any(|cell| Some(cell.fg) == told_apart().selected.fg)
    }

    /// Whether the first line begins like the other, or is cut with the sign.
    fn has_title_of(&self, other: &Self) -> bool {
        let [here, there] = [self, other]
            .map(|drawing| drawing.line(0).iter().map(|(symbol, _)| *symbol).collect::<String>());
        let there = there.trim_end();
        let cut = here.trim_end().strip_suffix(CUT);
        here.starts_with(there) || cut.is_some_and(|head| there.starts_with(head))
    }

    /// The lists that can be clicked on, and tabs.
    fn lists(&self) -> BTreeSet<Option<u8>> {
        let targets = self.cells.area.positions().filter_map(|at| self.frame.target(at));
        let list = |target| match target {
            Target::Row { pane: Pane(pane), .. } => Some(Some(pane)),
            Target::Tab(_) => Some(None),
            Target::Command(_) => None,
        };
        targets.filter_map(list).collect()
    }

    /// The commands that the footer names.
    fn footer(&self) -> Vec<CommandId> {
        footer(&self.frame, self.cells.area)
    }

    /// Whether the shorter footer is the beginning of the longer one, apart from the help at the end of both.
    fn footer_agrees(&self, other: &Self) -> bool {
        let [mut a, mut b] = [self, other].map(Self::footer);
        let both = a.len().min(b.len()).saturating_sub(1);
        a.pop() == b.pop() && a[..both] == b[..both]
    }
}
