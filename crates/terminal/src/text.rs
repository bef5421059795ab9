//! Display width: the one place that measures, cuts and pads text.
//!
//! Widths are those of ratatui's [`Buffer`](ratatui::buffer::Buffer), grapheme by grapheme, so what is measured here is
//! what a row takes on the screen. Nothing else in the interface may count characters.
//!
//! Text as a buffer draws it: grapheme by grapheme, each with its columns.
//!
//! A frame goes through some ten thousand graphemes, several times each, and nearly all of them are letters that no
//! other joins. Those are told apart without the tables that Unicode's rules need.

use std::borrow::Cow;

use ratatui::buffer::CellWidth as _;
use unicode_segmentation::UnicodeSegmentation as _;

pub use banzuke_words::words::capital;

/// The mark that [`fit`] puts where text was cut: one column wide in every terminal, which `…` is not.
pub const CUT: &str = "~";

/// Whether each character takes one column, as in most cells of tables. Then nothing need be measured.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// Columns that `text` takes on the screen.
pub fn width(text: &str) -> usize {
    if is_plain(text) {
        return text.len();
    }
    drawn(text).map(|(_, columns)| columns).sum()
}

/// Columns that `text` takes, as places on the screen are counted.
pub fn columns(text: &str) -> u16 {
    u16::try_from(width(text)).unwrap_or(u16::MAX)
}

/// `text` in at most `columns`, cut between graphemes and marked with [`CUT`] where it was too long.
///
/// Control characters are dropped. A wide character that does not fit leaves the result one column short; [`pad`]
/// fills that up.
pub fn fit(text: &str, columns: usize) -> String {
    fitted(text, columns).0.into_owned()
}

/// Like [`fit`], with the columns that the text takes, measured on the way. Copies only where it must: a frame fits thousands
/// of texts.
pub fn fitted(text: &str, columns: usize) -> (Cow<'_, str>, usize) {
    if is_plain(text) && text.len() <= columns {
        return (text.into(), text.len());
    }
    let (mut count, mut bytes, mut taken) = (0, 0, 0);
    // Bytes and columns that stay if the whole text does not fit.
    let mut head = (0, 0);
    for (grapheme, width) in drawn(text) {
        if taken + width > columns {
            if columns == 0 {
                return ("".into(), 0);
            }
            let kept: String = drawn(text).map(|(one, _)| one).take(head.0).collect();
            return ((kept + CUT).into(), head.1 + 1);
        }
        bytes += grapheme.len();
        taken += width;
        count += 1;
        if taken < columns {
            head = (count, taken);
        }
    }
    if bytes == text.len() {
        return (text.into(), taken);
    }
    (drawn(text).map(|(one, _)| one).collect::<String>().into(), taken)
}

/// `text` in exactly `columns`, filled with spaces on the right.
pub fn pad(text: &str, columns: usize) -> String {
    let (fitted, taken) = fitted(text, columns);
    let mut fitted = fitted.into_owned();
    fitted.extend(std::iter::repeat_n(' ', columns - taken));
    fitted
}

/// `text` in exactly `columns`, filled with spaces on the left: for numbers and right-aligned keys.
pub fn pad_left(text: &str, columns: usize) -> String {
    let (fitted, taken) = fitted(text, columns);
    let mut padded = " ".repeat(columns - taken);
    padded.push_str(&fitted);
    padded
}

/// The longest beginning of `text` that takes at most `columns`, unmarked.
pub fn head(text: &str, columns: usize) -> String {
    let mut left = columns;
    drawn(text)
        .map_while(|(grapheme, width)| {
            left = left.checked_sub(width)?;
            Some(grapheme)
        })
        .collect()
}

/// The longest end of `text` that takes at most `columns`, unmarked.
pub fn tail(text: &str, columns: usize) -> String {
    let mut left = columns;
    let all: Vec<(&str, usize)> = drawn(text).collect();
    let fits = |(_, width): &&(&str, usize)| {
        let fits = *width <= left;
        left = left.saturating_sub(*width);
        fits
    };
    let kept = all.iter().rev().take_while(fits).count();
    all.iter().skip(all.len() - kept).map(|(grapheme, _)| *grapheme).collect()
}

/// Two names in `room` columns: the shorter one whole, unless each needs more than half.
pub fn share(names: &[String; 2], room: usize) -> [String; 2] {
    let [a, b] = [width(&names[0]), width(&names[1])];
    let half = room / 2;
    let first = if a + b <= room || a <= half { a } else { room - b.min(half) };
    [fit(&names[0], first), fit(&names[1], room.saturating_sub(first))]
}

/// Names in one list of at most `columns`: all whole, or the longest cut until all of them have
/// room.
pub fn share_list(names: &[String], columns: usize, list: impl Fn(&[String]) -> String) -> String {
    let longest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let cut = |most: usize| {
        let names: Vec<String> = names.iter().map(|name| fit(name, most)).collect();
        list(&names)
    };
    let most = (1..=longest).rev().find(|&most| width(&cut(most)) <= columns);
    cut(most.unwrap_or(1))
}

/// At most `most` lines: all behind the last one are joined to it, to be cut where it is drawn.
pub fn cut_to(mut lines: Vec<String>, most: usize) -> Vec<String> {
    if lines.len() > most && most > 0 {
        let rest = lines.split_off(most - 1).join(" ");
        lines.push(rest);
    }
    lines
}

/// The widths that names are cut to, one after the other, until a text fits.
const SHORTER: [usize; 5] = [usize::MAX, 40, 28, 20, 14];

/// Shortens names until the result of `told` fits, whose argument is the most columns of a name: facts around names
/// matter more.
pub fn with_shorter<T: Default>(told: impl Fn(usize) -> T, fits: impl Fn(&T) -> bool) -> T {
    let mut last = T::default();
    for most in SHORTER {
        last = told(most);
        if fits(&last) {
            break;
        }
    }
    last
}

/// Like [`with_shorter`], for a text broken into lines, in so many columns and rows. Where that is not enough, the last line
/// shows that there is more.
pub fn wrap_names(told: impl Fn(usize) -> String, (columns, rows): (u16, u16)) -> Vec<String> {
    let (columns, rows) = (usize::from(columns), usize::from(rows));
    let lines = |most| wrap(&told(most), columns);
    let mut lines = with_shorter(lines, |lines| lines.len() <= rows);
    if lines.len() > rows && rows > 0 {
        let rest = lines.split_off(rows - 1).join(" ");
        lines.push(fit(&rest, columns));
    }
    lines
}

/// Characters that no line begins with: they belong to the character before.
const NEVER_FIRST: &str = "、。，．・：；！？）」］』】〕〉》〜ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)]}%";
/// Marks of a Japanese sentence.
const WIDE_MARKS: [char; 8] = ['、', '。', '：', '（', '）', '「', '」', '？'];
/// Characters that no line ends with: they belong to the character behind.
const NEVER_LAST: &str = "（「［『【〔〈《([{";

/// Sentences broken into lines by [`wrap`], each on lines of its own.
pub fn wrap_all(
    sentences: impl IntoIterator<Item = impl AsRef<str>>,
    columns: usize,
) -> Vec<String> {
    sentences.into_iter().flat_map(|sentence| wrap(sentence.as_ref(), columns)).collect()
}

/// `text` broken into lines of at most `columns`: at spaces and, since Japanese has none, on both sides of a wide
/// character, but so that no line begins with a closing mark or ends with an opening one. A word or number that is
/// longer than a line is broken inside. Japanese names are not, where they fit on a line (`united`).
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut page = Page { columns, ..Page::default() };
    for piece in united(pieces(text), columns) {
        page.settle(&piece);
    }
    if !page.line.is_empty() {
        page.lines.push(page.line);
    }
    page.lines
}

/// A part of a text that is not broken if it fits on a line.
#[derive(Default)]
struct Piece {
    text: String,
    wide: usize,
    /// Whether a space stands before it.
    spaced: bool,
}

/// The parts of a text between which a line may end.
fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut before: Option<(&str, usize)> = None;
    let mut spaced = false;
    for grapheme in text.graphemes(true) {
        if grapheme.chars().all(char::is_whitespace) {
            spaced = true;
            continue;
        }
        let Some((_, wide)) = drawn(grapheme).next() else { continue };
        let apart = before.is_none_or(|before| may_part(before, (grapheme, wide), spaced));
        match pieces.last_mut().filter(|_| !apart) {
            Some(piece) => piece.add(grapheme, wide, spaced),
            None => pieces.push(Piece { text: grapheme.to_owned(), wide, spaced }),
        }
        (before, spaced) = (Some((grapheme, wide)), false);
    }
    pieces
}

impl Piece {
    fn add(&mut self, text: &str, wide: usize, spaced: bool) {
        self.text.extend(spaced.then_some(' '));
        self.text.push_str(text);
        self.wide += wide + usize::from(spaced);
    }

    fn first(&self) -> Script {
        self.text.chars().next().map_or(Script::Other, Script::of)
    }

    fn last(&self) -> Script {
        self.text.chars().next_back().map_or(Script::Other, Script::of)
    }
}

/// The script of a letter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Script {
    Kanji,
    Hiragana,
    Katakana,
    Other,
}

impl Script {
    const fn of(letter: char) -> Self {
        match letter {
            '一'..='龠' | '々' | '㐀'..='䶿' | '豈'..='﫿' => Self::Kanji,
            'ぁ'..='ゟ' => Self::Hiragana,
            'ァ'..='ヿ' => Self::Katakana,
            _ => Self::Other,
        }
    }
}

/// Joins the parts of a Japanese name if it fits on a line. A space between two Japanese letters stands in a
/// name, which goes on to both sides while the script is the same. Japanese words among Latin ones are names.
fn united(pieces: Vec<Piece>, columns: usize) -> Vec<Piece> {
    let scripts = |at: usize| (pieces[at - 1].last(), pieces[at].first());
    let is_name = |at: usize| !matches!(scripts(at), (Script::Other, _) | (_, Script::Other));
    let goes_on = |at: usize| is_name(at) && !pieces[at].spaced && scripts(at).0 == scripts(at).1;
    let is_latin = |piece: &Piece| piece.text.bytes().all(|it| it.is_ascii()) && piece.wide > 1;
    let is_mark = |piece: &Piece| piece.text.contains(WIDE_MARKS);
    let foreign = pieces.iter().any(is_latin) && !pieces.iter().any(is_mark);
    let mut joined = vec![false; pieces.len()];
    for at in 1..pieces.len() {
        joined[at] |= foreign && is_name(at) && !pieces[at].spaced;
        if pieces[at].spaced && is_name(at) {
            let before = (1..at).rev().take_while(|at| goes_on(*at));
            let behind = (at + 1..pieces.len()).take_while(|at| goes_on(*at));
            for at in before.chain(std::iter::once(at)).chain(behind) {
                joined[at] = true;
            }
        }
    }
    let mut names: Vec<Vec<Piece>> = Vec::new();
    for (piece, joined) in pieces.into_iter().zip(joined) {
        match names.last_mut().filter(|_| joined) {
            Some(name) => name.push(piece),
            None => names.push(vec![piece]),
        }
    }
    let unite = |name: Vec<Piece>| {
        let wide: usize = name.iter().map(|piece| piece.wide + usize::from(piece.spaced)).sum();
        if wide > columns {
            return name;
        }
        let mut parts = name.into_iter();
        let mut whole = parts.next().unwrap_or_default();
        parts.for_each(|part| whole.add(&part.text, part.wide, part.spaced));
        vec![whole]
    };
    names.into_iter().flat_map(unite).collect()
}

/// Whether a line may end between two characters, each with its columns.
fn may_part(before: (&str, usize), after: (&str, usize), spaced: bool) -> bool {
    let one_of =
        |marks: &str, grapheme: &str| grapheme.chars().next().is_some_and(|c| marks.contains(c));
    (spaced || before.1 > 1 || after.1 > 1)
        && !one_of(NEVER_LAST, before.0)
        && !one_of(NEVER_FIRST, after.0)
}

/// Lines that are being filled.
#[derive(Default)]
struct Page {
    columns: usize,
    lines: Vec<String>,
    line: String,
    taken: usize,
}

impl Page {
    /// Puts a piece on the line if it fits, else on the next line.
    fn settle(&mut self, piece: &Piece) {
        let gap = usize::from(piece.spaced && self.taken > 0);
        if self.taken + gap + piece.wide <= self.columns {
            self.line.extend((gap > 0).then_some(' '));
            self.line.push_str(&piece.text);
            self.taken += gap + piece.wide;
            return;
        }
        self.turn();
        for (grapheme, wide) in drawn(&piece.text) {
            if self.taken + wide > self.columns {
                self.turn();
            }
            if self.taken == 0 && grapheme == " " {
                continue;
            }
            // A single character may be wider than the line.
            let (fitted, wide) = fitted(grapheme, self.columns);
            self.line.push_str(&fitted);
            self.taken += wide;
        }
    }

    /// Begins the next line, unless this one is empty.
    fn turn(&mut self) {
        if self.taken > 0 {
            self.lines.push(std::mem::take(&mut self.line));
            self.taken = 0;
        }
    }
}

/// The graphemes that a buffer draws, each with its columns: control characters and lone zero-width marks are left out.
pub fn drawn(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let mut rest = text;
    let next = move || {
        let mut letters = rest.chars();
        let first = letters.next()?;
        let is_alone = |letter| alone(letter).is_some();
        let plain = alone(first).filter(|_| letters.next().is_none_or(is_alone));
        let bytes = match plain {
            Some(_) => first.len_utf8(),
            None => rest.graphemes(true).next()?.len(),
        };
        let (grapheme, behind) = rest.split_at(bytes);
        rest = behind;
        let is_control = || grapheme.contains(char::is_control);
        let measured = || if is_control() { 0 } else { usize::from(grapheme.cell_width()) };
        Some((grapheme, plain.unwrap_or_else(measured)))
    };
    std::iter::from_fn(next).filter(|(_, columns)| *columns > 0)
}

/// The columns of a character that never joins its neighbours: letters of English and Japanese keyboards, and lines.
const fn alone(letter: char) -> Option<usize> {
    match letter {
        ' '..='~' | '─'..='╿' | '\u{2800}'..='\u{28ff}' => Some(1),
        '、'..='】' | 'ぁ'..='ゖ' | 'ァ'..='ヺ' | 'ー' | '一'..='\u{9fff}' | '！'..='～' => {
            Some(2)
        }
        _ => None,
    }
}

/// A filled and an empty cell of a bar, distinct without colours.
const FILLED: &str = "━";
const EMPTY: &str = "─";

/// The filled and the empty part of a bar of so many cells.
pub fn bar(filled: usize, cells: usize) -> [String; 2] {
    let filled = filled.min(cells);
    [FILLED.repeat(filled), EMPTY.repeat(cells - filled)]
}

/// How many of so many cells stand for a part of a whole: all of them once it is reached, and not before.
pub fn share_of(part: usize, whole: usize, cells: usize) -> usize {
    if part >= whole { cells } else { cells * part / whole }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn all_of_several_names_are_told() {
        let names = ["Aoi", "Maximilian", "Bernadette"].map(str::to_owned);
        let list = |names: &[String]| names.join(", ");
        assert_eq!(share_list(&names, 40, list), "Aoi, Maximilian, Bernadette");
        assert_eq!(share_list(&names, 21, list), "Aoi, Maximi~, Bernad~");
    }

    #[test]
    fn widths_are_those_of_a_terminal() {
        for (text, columns) in [
            ("", 0),
            ("abc", 3),
            ("素数", 4),
            ("ﾊﾞ", 2),
            ("パ", 2),
            ("e\u{301}", 1),
            ("\u{1b}[31mred", 7),
            ("tab\tbed", 6),
        ] {
            assert_eq!(width(text), columns, "{text:?}");
        }
    }

    #[test]
    fn text_is_cut_between_graphemes_and_marked() {
        for (text, columns, cut) in [
            ("Nakano", 6, "Nakano"),
            ("Nakano", 5, "Naka~"),
            ("素数", 4, "素数"),
            ("素数", 3, "素~"),
            ("素数", 2, "~"),
            ("素数", 0, ""),
            ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}~"),
        ] {
            assert_eq!(fit(text, columns), cut, "{text:?} in {columns}");
        }
    }

    #[test]
    fn numbers_stand_to_the_right() {
        assert_eq!(pad_left("1500", 6), "  1500");
        assert_eq!(pad_left("素数", 3), "素~");
        assert_eq!(pad("素数", 2), "~ ");
    }

    #[test]
    fn both_ends_keep_whole_characters() {
        assert_eq!(head("a素数", 2), "a");
        assert_eq!(tail("素数a", 4), "数a");
    }

    #[test]
    fn wrapping_breaks_at_spaces_and_in_long_words() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("素数大富豪 x", 5), ["素数", "大富", "豪 x"]);
        assert_eq!(wrap("a 素数大富豪", 4), ["a 素", "数大", "富豪"]);
        assert_eq!(wrap("abcdefg hi", 3), ["abc", "def", "g", "hi"]);
        assert!(wrap("  ", 5).is_empty());
    }

    #[test]
    fn japanese_lines_break_where_they_may() {
        for (text, columns, lines) in [
            ("順位は1723。次へ", 10, &["順位は", "1723。次へ"][..]),
            ("上位（先取）", 7, &["上位", "（先", "取）"]),
            ("決勝、準決勝", 4, &["決", "勝、", "準決", "勝"]),
            ("勝者（先取）", 8, &["勝者（先", "取）"]),
            ("5点 は 95 %", 7, &["5点 は", "95 %"]),
            ("スーパーリーグ", 6, &["スー", "パー", "リーグ"]),
            ("Enter で開始、Esc で戻る", 8, &["Enter で", "開始、", "Esc で戻", "る"]),
        ] {
            assert_eq!(wrap(text, columns), lines, "{text:?} in {columns}");
        }
    }

    #[test]
    fn a_japanese_name_is_not_broken_where_it_fits_on_a_line() {
        for (text, columns, lines) in [
            ("won by 中村 さくら, final", 16, &["won by", "中村 さくら,", "final"][..]),
            ("between 勅使河原 権左衛門 and A", 24, &["between", "勅使河原 権左衛門 and A"]),
            ("against さくらこ", 14, &["against", "さくらこ"]),
            ("対戦は中村 さくらが勝ち", 16, &["対戦は", "中村 さくらが勝", "ち"]),
            ("勝者：田中 美咲。次へ", 11, &["勝者：", "田中 美咲。", "次へ"]),
            ("a 勅使河原 権左衛門", 9, &["a 勅使河", "原 権左衛", "門"]),
        ] {
            assert_eq!(wrap(text, columns), lines, "{text:?} in {columns}");
        }
    }

    /// Clauses as sentences have them, of which nothing that holds together is wider than twelve.
    fn sentence() -> impl Strategy<Value = String> {
        let clause =
            "[一-龠]{1,4}[ッー、。]?|（[一-龠]{1,3}）、?|「[a-z]{1,6}」|[a-z0-9]{1,8}[,.:%]? | ";
        prop::collection::vec(clause, 0..20).prop_map(|clauses| clauses.concat())
    }

    #[test]
    fn names_give_way_to_what_is_told_around_them() {
        let told = |most| format!("{} against the loser of match 3", fit(&"x".repeat(60), most));
        assert_eq!(wrap_names(told, (98, 1)), [told(usize::MAX)]);
        assert_eq!(wrap_names(told, (60, 1)), [told(28)]);
        let shortest = wrap(&told(14), 10);
        let cut = wrap_names(told, (10, 2));
        assert_eq!(cut[..1], shortest[..1]);
        assert!(cut.len() == 2 && cut[1].ends_with('~'), "it says that there is more: {cut:?}");
    }

    proptest! {
        #[test]
        fn no_line_begins_or_ends_with_what_belongs_to_another(text in sentence(), columns in 12_usize..60) {
            let lines = wrap(&text, columns);
            let begins = |line: &String| line.starts_with(|c| NEVER_FIRST.contains(c));
            let ends = |line: &String| line.ends_with(|c| NEVER_LAST.contains(c));
            prop_assert!(!lines.iter().skip(1).any(begins), "{lines:?}");
            prop_assert!(!lines.iter().any(ends), "{lines:?}");
            let words = |text: &str| -> Vec<String> {
                let words = text.split(|c: char| !c.is_ascii_alphanumeric());
                words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
            };
            let kept: Vec<String> = lines.iter().flat_map(|line| words(line)).collect();
            prop_assert_eq!(kept, words(&text));
        }

        #[test]
        fn any_text_is_padded_to_exactly_the_asked_columns(text in any::<String>(), columns in 0_usize..80) {
            prop_assert!(width(&fit(&text, columns)) <= columns);
            prop_assert_eq!(width(&pad(&text, columns)), columns);
            prop_assert_eq!(width(&pad_left(&text, columns)), columns);
        }

        #[test]
        fn wrapped_lines_fit_and_lose_nothing(text in "[a-zぁ-んァ-ヶ一-龠 ]{0,60}", columns in 2_usize..20) {
            let lines = wrap(&text, columns);
            prop_assert!(lines.iter().all(|line| width(line) <= columns));
            prop_assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
        }

        #[test]
        fn text_that_fits_is_kept(text in "[a-zぁ-んァ-ヶ一-龠ｦ-ﾟ ]{0,60}") {
            prop_assert_eq!(fit(&text, width(&text)), text);
        }
    }

    /// As the buffer itself goes about it.
    fn by_the_tables(text: &str) -> Vec<(&str, usize)> {
        text.graphemes(true)
            .filter(|grapheme| !grapheme.contains(char::is_control))
            .map(|grapheme| (grapheme, usize::from(grapheme.cell_width())))
            .filter(|(_, columns)| *columns > 0)
            .collect()
    }

    #[test]
    fn every_letter_is_as_wide_as_the_tables_say_and_joins_no_other() {
        for letter in (' '..=char::MAX).filter(|letter| alone(*letter).is_some()) {
            for neighbour in ['a', '素', 'か', '─'] {
                let pair = format!("{letter}{neighbour}{letter}");
                assert!(drawn(&pair).eq(by_the_tables(&pair)), "{letter} {:x}", u32::from(letter));
            }
        }
    }

    #[test]
    fn marks_flags_and_joined_people_stay_in_one_piece() {
        for text in [
            "か\u{3099}a",
            "ハ\u{309a}ー",
            "e\u{301}x",
            "1\u{fe0f}\u{20e3}",
            "🇯🇵🇫🇷a",
            "👩\u{200d}👧x",
            "葛\u{e0100}城",
        ] {
            assert!(drawn(text).eq(by_the_tables(text)), "{text:?}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_drawn_as_by_the_tables(
            text in prop_oneof![any::<String>(), "[a-zぁ-んァ-ヶ一-龠ｦ-ﾟ\u{301}\u{3099}\u{fe0f}\u{200d}👩🇯🇵\n]{0,40}"],
        ) {
            prop_assert_eq!(drawn(&text).collect::<Vec<_>>(), by_the_tables(&text));
        }
    }

    #[test]
    fn a_bar_is_full_only_when_the_whole_is_done() {
        assert_eq!(bar(3, 5), ["━━━", "──"]);
        assert_eq!(bar(9, 2), ["━━", ""]);
        assert_eq!([0, 3, 6, 7, 9].map(|part| share_of(part, 7, 8)), [0, 3, 6, 8, 8]);
        assert_eq!(share_of(0, 0, 8), 8, "nothing is left to do");
    }
}
