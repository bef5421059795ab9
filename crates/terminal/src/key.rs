//! One key press, and the names by which keys are written in `keys.toml` and shown on screen.

use std::fmt;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

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
}
