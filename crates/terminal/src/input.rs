//! Keys as they are pressed and named, and where the last frame put things: what a click means, how many rows a list showed, where
//! the cursor stands.
//!
//! The view returns the map of its frame, the next update reads it, and so neither has to know the other's layout.

use std::fmt;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Position, Rect};

use crate::command::CommandId;
use crate::settings::near;

/// A key with its modifiers, such that two presses that mean the same are equal.
///
/// Terminals differ in whether they report Shift along with a capital letter; the letter says it, so Shift is dropped
/// there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key {
    code: KeyCode,
    modifiers: KeyModifiers,
}

/// The distance of full-width forms from ASCII.
const FULL_WIDTH: u32 = 0xFEE0;

/// Name in `keys.toml`, name on screen, code.
const NAMED: [(&str, &str, KeyCode); 14] = [
    ("enter", "Enter", KeyCode::Enter),
    ("esc", "Esc", KeyCode::Esc),
    ("tab", "Tab", KeyCode::Tab),
    ("space", "Space", KeyCode::Char(' ')),
    ("backspace", "Backspace", KeyCode::Backspace),
    ("delete", "Del", KeyCode::Delete),
    ("up", "Up", KeyCode::Up),
    ("down", "Down", KeyCode::Down),
    ("left", "Left", KeyCode::Left),
    ("right", "Right", KeyCode::Right),
    ("home", "Home", KeyCode::Home),
    ("end", "End", KeyCode::End),
    ("page-up", "PgUp", KeyCode::PageUp),
    ("page-down", "PgDn", KeyCode::PageDown),
];

impl Key {
    /// A key without modifiers.
    pub fn plain(code: KeyCode) -> Self {
        Self::new(code, KeyModifiers::NONE)
    }

    pub fn new(code: KeyCode, modifiers: KeyModifiers) -> Self {
        let known = KeyModifiers::CONTROL | KeyModifiers::ALT | KeyModifiers::SHIFT;
        let modifiers = modifiers & known;
        match code {
            KeyCode::BackTab => {
                Self { code: KeyCode::Tab, modifiers: modifiers | KeyModifiers::SHIFT }
            }
            KeyCode::Char(_) => Self { code, modifiers: modifiers - KeyModifiers::SHIFT },
            _ => Self { code, modifiers },
        }
    }

    /// Reads a name as `keys.toml` writes it: `k`, `G`, `enter`, `page-up`, `f1`, `ctrl-r`, `alt-x`, `shift-tab`.
    pub fn parse(name: &str) -> Option<Self> {
        let mut modifiers = KeyModifiers::NONE;
        let mut rest = name;
        while let Some((modifier, after)) = [
            ("ctrl-", KeyModifiers::CONTROL),
            ("alt-", KeyModifiers::ALT),
            ("shift-", KeyModifiers::SHIFT),
        ]
        .into_iter()
        .find_map(|(prefix, modifier)| Some((modifier, rest.strip_prefix(prefix)?)))
        {
            modifiers |= modifier;
            rest = after;
        }
        Some(Self::new(code_named(rest)?, modifiers))
    }

    /// Names of keys that `name`, which is none, may be a slip of.
    pub fn near(name: &str) -> Vec<String> {
        let typed = name.to_lowercase();
        let modifiers = ["ctrl-", "alt-", "shift-"];
        let mut rest = typed.as_str();
        while let Some(after) = modifiers.iter().find_map(|before| rest.strip_prefix(before)) {
            rest = after;
        }
        let before = typed.strip_suffix(rest).unwrap_or_default();
        let named = near(rest, NAMED.iter().map(|(written, ..)| *written));
        named.iter().map(|name| format!("{before}{name}")).collect()
    }

    /// The key as it is without an input method: what that types in full width, or for a sign of the keyboard, is the key
    /// that was pressed.
    #[must_use]
    pub fn narrow(self) -> Self {
        let KeyCode::Char(typed) = self.code else { return self };
        let letter = match typed {
            '！'..='～' => char::from_u32(u32::from(typed) - FULL_WIDTH).unwrap_or(typed),
            '\u{3000}' => ' ',
            'ー' => '-',
            '・' => '/',
            '、' => ',',
            '「' => '[',
            '」' => ']',
            _ => typed,
        };
        Self::new(KeyCode::Char(letter), self.modifiers)
    }

    /// The character it types, of the narrow key.
    pub fn letter(self) -> Option<char> {
        match self.narrow().code {
            KeyCode::Char(letter) if self.modifiers.is_empty() => Some(letter),
            _ => None,
        }
    }

    /// The digit it types.
    pub fn digit(self) -> Option<u32> {
        self.letter()?.to_digit(10)
    }

    /// The key as crossterm reports it.
    pub fn event(self) -> KeyEvent {
        KeyEvent::new(self.code, self.modifiers)
    }
}

fn code_named(name: &str) -> Option<KeyCode> {
    let mut chars = name.chars();
    if let (Some(only), None) = (chars.next(), chars.next()) {
        return Some(KeyCode::Char(only)).filter(|_| !only.is_whitespace() && !only.is_control());
    }
    if let Some(number) = name.strip_prefix('f').and_then(|digits| digits.parse().ok()) {
        return (1..=12).contains(&number).then_some(KeyCode::F(number));
    }
    NAMED.iter().find(|(written, ..)| *written == name).map(|(.., code)| *code)
}

impl From<KeyEvent> for Key {
    fn from(event: KeyEvent) -> Self {
        Self::new(event.code, event.modifiers)
    }
}

impl fmt::Display for Key {
    /// The name on screen: `k`, `Enter`, `Ctrl-R`, `F1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (modifier, shown) in [
            (KeyModifiers::CONTROL, "Ctrl-"),
            (KeyModifiers::ALT, "Alt-"),
            (KeyModifiers::SHIFT, "Shift-"),
        ] {
            if self.modifiers.contains(modifier) {
                f.write_str(shown)?;
            }
        }
        if let Some((_, shown, _)) = NAMED.iter().find(|(.., code)| *code == self.code) {
            return f.write_str(shown);
        }
        match self.code {
            KeyCode::Char(letter) if self.modifiers.contains(KeyModifiers::CONTROL) => {
                write!(f, "{}", letter.to_uppercase())
            }
            KeyCode::Char(letter) => write!(f, "{letter}"),
            other => write!(f, "{other}"),
        }
    }
}

/// One scrollable part of a layer; each layer numbers its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pane(pub u8);

/// The target of a click, under a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// A row of a list, counted from its first row, drawn or not.
    Row { pane: Pane, row: usize },
    /// A tab, counted from the left.
    Tab(usize),
    /// A button or hint that runs a command.
    Command(CommandId),
}

/// The map of one frame.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hitboxes {
    /// Areas with the target of a click; none where a click has no effect.
    targets: Vec<(Rect, Option<Target>)>,
    /// Lists, each with the number of rows side by side.
    panes: Vec<(Rect, Pane, usize)>,
    cursor: Option<Position>,
    windows: Vec<Rect>,
    blind: bool,
}

impl Hitboxes {
    /// The map of a frame that shows only that the terminal is too small.
    pub fn blind() -> Self {
        Self { blind: true, ..Self::default() }
    }

    /// Whether the frame showed nothing to act on.
    pub const fn is_blind(&self) -> bool {
        self.blind
    }

    /// Records what a click into `area` means; what is recorded later lies on top.
    pub fn add(&mut self, area: Rect, target: Target) {
        self.targets.push((area, Some(target)));
    }

    /// Records that a click into `area` means nothing, whatever lies below.
    pub fn shield(&mut self, area: Rect) {
        self.targets.push((area, None));
    }

    /// Records where a list drew its rows.
    pub fn add_pane(&mut self, area: Rect, pane: Pane) {
        self.add_grid(area, pane, 1);
    }

    /// Like [`Self::add_pane`], for a list of which so many rows stand side by side.
    pub fn add_grid(&mut self, area: Rect, pane: Pane, abreast: usize) {
        self.panes.push((area, pane, abreast.max(1)));
    }

    /// How many rows of a list stand side by side.
    pub fn abreast(&self, pane: Pane) -> usize {
        let shown = self.panes.iter().find(|(_, other, _)| *other == pane);
        shown.map_or(1, |(_, _, abreast)| *abreast)
    }

    /// Records where text is being typed, so that the window of an input method opens there.
    pub fn set_cursor(&mut self, cursor: Position) {
        self.cursor = Some(cursor);
    }

    /// Records where a window was drawn, border and all.
    pub fn add_window(&mut self, area: Rect) {
        self.windows.push(area);
    }

    /// Whether a window reaches into `area`.
    pub fn has_window_in(&self, area: Rect) -> bool {
        self.windows.iter().any(|window| window.intersects(area))
    }

    /// Forgets the layers below: an overlay takes all clicks and the cursor.
    pub fn cover(&mut self) {
        *self = Self::default();
    }

    /// The topmost target at `position`.
    pub fn target(&self, position: Position) -> Option<Target> {
        let over = self.targets.iter().rev().find(|(area, _)| area.contains(position));
        over.and_then(|(_, target)| *target)
    }

    /// The list at `position`.
    pub fn pane(&self, position: Position) -> Option<Pane> {
        self.panes.iter().rev().find(|(area, ..)| area.contains(position)).map(|(_, pane, _)| *pane)
    }

    /// Where the frame had room for a list; empty for a list it did not show.
    pub fn area(&self, pane: Pane) -> Rect {
        let shown = self.panes.iter().find(|(_, other, _)| *other == pane);
        shown.map_or(Rect::ZERO, |(area, ..)| *area)
    }

    /// How many rows of a list the frame had room for; 0 for a list it did not show.
    pub fn height(&self, pane: Pane) -> usize {
        usize::from(self.area(pane).height)
    }

    /// How many columns a list had; 0 for a list that the frame did not show.
    pub fn width(&self, pane: Pane) -> usize {
        usize::from(self.area(pane).width)
    }

    /// Where the cursor stands, if text is being typed.
    pub const fn cursor(&self) -> Option<Position> {
        self.cursor
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_shown() {
        for (name, code, modifiers, shown) in [
            ("k", KeyCode::Char('k'), KeyModifiers::NONE, "k"),
            ("G", KeyCode::Char('G'), KeyModifiers::NONE, "G"),
            ("-", KeyCode::Char('-'), KeyModifiers::NONE, "-"),
            ("あ", KeyCode::Char('あ'), KeyModifiers::NONE, "あ"),
            ("enter", KeyCode::Enter, KeyModifiers::NONE, "Enter"),
            ("page-down", KeyCode::PageDown, KeyModifiers::NONE, "PgDn"),
            ("f1", KeyCode::F(1), KeyModifiers::NONE, "F1"),
            ("ctrl-r", KeyCode::Char('r'), KeyModifiers::CONTROL, "Ctrl-R"),
            ("alt-x", KeyCode::Char('x'), KeyModifiers::ALT, "Alt-x"),
            ("shift-tab", KeyCode::BackTab, KeyModifiers::SHIFT, "Shift-Tab"),
        ] {
            let key = Key::parse(name).expect(name);
            assert_eq!(key, Key::new(code, modifiers), "{name}");
            assert_eq!(key.to_string(), shown);
        }
    }

    #[test]
    fn what_is_no_key_is_refused() {
        for name in ["", " ", "f0", "f13", "ctrl-", "return", "Enter", "\n"] {
            assert_eq!(Key::parse(name), None, "{name:?}");
        }
    }

    #[test]
    fn digits_of_both_widths_count() {
        for (name, digit) in
            [("0", Some(0)), ("9", Some(9)), ("２", Some(2)), ("a", None), ("ctrl-1", None)]
        {
            assert_eq!(Key::parse(name).and_then(Key::digit), digit, "{name}");
        }
    }

    #[test]
    fn a_key_of_an_input_method_is_its_narrow_one() {
        for (typed, narrow) in [
            ("ａ", "a"),
            ("Ｚ", "Z"),
            ("１", "1"),
            ("？", "?"),
            ("：", ":"),
            ("ー", "-"),
            ("・", "/"),
            ("、", ","),
            ("「", "["),
            ("a", "a"),
            ("あ", "あ"),
            ("ｱ", "ｱ"),
            ("ctrl-r", "ctrl-r"),
            ("enter", "enter"),
        ] {
            assert_eq!(Key::parse(typed).map(Key::narrow), Key::parse(narrow), "{typed}");
        }
        let wide = Key::plain(KeyCode::Char('\u{3000}'));
        assert_eq!(Some(wide.narrow()), Key::parse("space"));
    }

    #[test]
    fn shift_is_said_by_the_letter() {
        let reported = KeyEvent::new(KeyCode::Char('G'), KeyModifiers::SHIFT);
        assert_eq!(Some(Key::from(reported)), Key::parse("G"));
    }

    #[test]
    fn what_is_drawn_later_lies_on_top_and_an_overlay_covers_all() {
        let mut hits = Hitboxes::default();
        let (wide, narrow) = (Rect::new(0, 0, 10, 3), Rect::new(2, 1, 2, 1));
        hits.add(wide, Target::Tab(0));
        hits.add(narrow, Target::Command(CommandId::Help));
        hits.add_pane(wide, Pane(0));
        assert_eq!(hits.target(Position::new(3, 1)), Some(Target::Command(CommandId::Help)));
        assert_eq!(hits.target(Position::new(4, 1)), Some(Target::Tab(0)));
        assert_eq!(hits.target(Position::new(10, 1)), None);
        assert_eq!((hits.height(Pane(0)), hits.height(Pane(1))), (3, 0));
        assert_eq!(hits.pane(Position::new(9, 2)), Some(Pane(0)));
        hits.shield(narrow);
        assert_eq!(hits.target(Position::new(3, 1)), None);
        assert_eq!(hits.target(Position::new(4, 1)), Some(Target::Tab(0)));
        hits.cover();
        assert_eq!(hits.target(Position::new(4, 1)), None);
    }
}
