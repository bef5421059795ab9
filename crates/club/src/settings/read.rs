//! `settings.toml` read strictly.

use std::collections::BTreeMap;

use toml::Spanned;

use super::effective::{Effective, Origin};
use super::fault::{LineFault, Wrong, line_of, near};
use super::setting::{Setting, Value};

type File = BTreeMap<Spanned<String>, Spanned<toml::Value>>;

/// Takes the settings of a file. The first fault, from the top of the file, refuses it.
pub fn read(text: &str, into: &mut Effective) -> Result<(), LineFault> {
    let file: File = toml::from_str(text).map_err(|error| LineFault::syntax(text, &error))?;
    let mut lines: Vec<_> = file.into_iter().collect();
    lines.sort_by_key(|(name, _)| name.span().start);
    for (name, value) in lines {
        let refused = |wrong| LineFault { line: line_of(text, name.span()), wrong };
        let setting = name.get_ref().parse().map_err(|_fault| refused(unknown(&name)))?;
        let value = written(value.get_ref())
            .ok_or_else(|| refused(refusal_of(setting, value.get_ref())))?;
        into.take(setting, &value, Origin::File).map_err(refused)?;
    }
    Ok(())
}

fn unknown(name: &Spanned<String>) -> Wrong {
    let name = name.get_ref().clone();
    let near = near(&name, Setting::ALL.iter().map(|setting| setting.name()));
    Wrong::UnknownSetting { name, near }
}

/// The value, if it is of a kind that any setting has.
fn written(value: &toml::Value) -> Option<Value> {
    match value {
        toml::Value::String(text) => Some(Value::Text(text.clone())),
        toml::Value::Boolean(on) => Some(Value::Switch(*on)),
        toml::Value::Integer(number) => u32::try_from(*number).ok().map(Value::Number),
        toml::Value::Float(_)
        | toml::Value::Datetime(_)
        | toml::Value::Array(_)
        | toml::Value::Table(_) => None,
    }
}

fn refusal_of(setting: Setting, value: &toml::Value) -> Wrong {
    match (setting.kind(), value) {
        (super::Kind::Number { least, most }, toml::Value::Integer(_)) => {
            Wrong::OutOfRange { setting, least, most }
        }
        _ => Wrong::WrongKind(setting),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Borders, Settings};

    fn refused(text: &str) -> LineFault {
        read(text, &mut Effective::default()).expect_err(text)
    }

    #[test]
    fn what_a_file_says_counts_and_the_rest_stays() {
        let mut effective = Effective::default();
        let text = "# ours\nborders = \"ascii\"\nfirst_to = 3 # long\nmouse = false\n";
        read(text, &mut effective).expect("a good file");
        let expected =
            Settings { borders: Borders::Ascii, first_to: 3, mouse: false, ..Settings::default() };
        assert_eq!(effective.settings, expected);
        assert_eq!(effective.origin(Setting::Mouse), Origin::File);
        assert_eq!(effective.origin(Setting::Theme), Origin::Default);
        read("", &mut effective).expect("an empty file");
    }

    #[test]
    fn a_wrong_line_is_refused_with_its_number() {
        let unknown = refused("mouse = true\n\nboarders = \"ascii\"\n");
        let near = vec!["borders".to_owned(), "board_seconds".to_owned()];
        let name = "boarders".to_owned();
        assert_eq!(unknown, LineFault { line: 3, wrong: Wrong::UnknownSetting { name, near } });
        for (text, line) in [
            ("mouse = 1\n", 1),
            ("# a\n# b\nmouse = \"on\"", 3),
            ("theme = 3", 1),
            ("first_to = 2.5", 1),
            ("list = [\"main\"]", 1),
            ("[language]\nname = 'en'", 1),
        ] {
            let fault = refused(text);
            assert!(matches!(fault.wrong, Wrong::WrongKind(_)), "{fault}");
            assert_eq!(fault.line, line, "{text}");
        }
        for text in ["first_to = 0", "first_to = -1", "board_seconds = 601", "first_to = 1000"] {
            assert!(matches!(refused(text).wrong, Wrong::OutOfRange { .. }), "{text}");
        }
        for text in ["mouse", "mouse = true\nmouse = false", "= 3", "[a"] {
            assert!(matches!(refused(text).wrong, Wrong::Syntax(_)), "{text}");
        }
    }

    #[test]
    fn the_first_fault_from_the_top_is_told() {
        assert_eq!(refused("zeal = 1\nawe = 2").line, 1);
    }
}
