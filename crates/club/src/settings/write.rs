//! `settings.toml` written: whole with a comment over each line, or one value in it, all else left as it is.

use toml_edit::{DocumentMut, Item, TomlError};

use super::Settings;
use super::setting::{Kind, Setting, Value};

/// A whole file. `comment` says what a setting decides.
pub fn fresh(settings: &Settings, comment: impl Fn(Setting) -> String) -> String {
    let mut text = String::new();
    for &setting in Setting::ALL {
        let what = comment(setting);
        let values = match setting.kind() {
            Kind::OneOf(names) => format!(" ({})", names.join(", ")),
            Kind::Number { least, most } => format!(" ({least}-{most})"),
            Kind::Switch => " (true, false)".to_owned(),
            Kind::Name | Kind::Path => String::new(),
        };
        let value = item(&settings.get(setting));
        let line = format!("# {what}{values}\n{} = {}\n", setting.name(), value.to_string().trim());
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&line);
    }
    text
}

/// `text` with one setting changed: order, comments and spaces stay.
pub fn changed(text: &str, setting: Setting, value: &Value) -> Result<String, TomlError> {
    let mut file: DocumentMut = text.parse()?;
    let mut new = item(value);
    match file.get_mut(setting.name()) {
        Some(old) => {
            // A comment behind the value belongs to the line.
            if let (Some(before), Some(after)) = (old.as_value(), new.as_value_mut()) {
                *after.decor_mut() = before.decor().clone();
            }
            *old = new;
        }
        None => {
            file.insert(setting.name(), new);
        }
    }
    Ok(file.to_string())
}

fn item(value: &Value) -> Item {
    match value {
        Value::Text(text) => toml_edit::value(text.as_str()),
        Value::Switch(on) => toml_edit::value(*on),
        Value::Number(number) => toml_edit::value(i64::from(*number)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Effective, read};

    #[test]
    fn a_fresh_file_says_what_the_program_does_anyway() {
        let settings = Settings { first_to: 5, ..Settings::default() };
        let text = fresh(&settings, |setting| format!("About {}.", setting.name()));
        let mut effective = Effective::default();
        read(&text, &mut effective).expect("a good file");
        assert_eq!(effective.settings, settings);
        assert!(text.starts_with("# About language. (auto, en, ja)\nlanguage = \"auto\"\n\n#"));
        assert!(text.contains("\nfirst_to = 5\n"), "{text}");
    }

    #[test]
    fn one_value_changes_and_all_else_stays() {
        let text = "# hall\nmouse = true # tap\n\n# looks\ntheme='mono'\nfirst_to = 3\n";
        let switched = changed(text, Setting::Mouse, &Value::Switch(false)).expect("good");
        assert_eq!(switched, text.replace("true", "false"));
        let themed = changed(text, Setting::Theme, &Value::Text("light".to_owned()));
        assert_eq!(themed.expect("good"), text.replace("'mono'", "\"light\""));
        let longer = changed(text, Setting::BoardSeconds, &Value::Number(20)).expect("good");
        assert_eq!(longer, format!("{text}board_seconds = 20\n"));
        assert!(changed("= 3", Setting::Mouse, &Value::Switch(true)).is_err());
    }
}
