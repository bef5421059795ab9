//! The string literals of Rust code.

/// Code before a text that only programmers see.
const NOT_SAID: [&str; 6] =
    ["expect(", "reason = ", "#[error(", "log::info!(", "log::warn!(", "log::error!("];

/// The string literals; comments, single characters, and texts that no user sees are skipped.
pub(super) fn literals(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut line = String::new();
    let mut rest = code.chars().peekable();
    let mut before = ' ';
    while let Some(c) = rest.next() {
        match c {
            '/' if rest.peek() == Some(&'/') => {
                rest.by_ref().find(|c| *c == '\n');
            }
            '\'' => {
                // A character, or the name of a lifetime.
                let inner = rest.next();
                if inner == Some('\\') {
                    rest.next();
                    rest.by_ref().find(|c| *c == '\'');
                } else if rest.peek() == Some(&'\'') {
                    rest.next();
                }
            }
            '"' => {
                let text = read(&mut rest, before == 'r');
                if !NOT_SAID.iter().any(|before| line.ends_with(before)) {
                    found.push(text);
                }
            }
            _ => {}
        }
        before = c;
        if c == '\n' {
            line.clear();
        } else {
            line.push(c);
        }
    }
    found
}

fn read(rest: &mut std::iter::Peekable<std::str::Chars<'_>>, raw: bool) -> String {
    let mut text = String::new();
    while let Some(c) = rest.next() {
        match c {
            '"' => break,
            '\\' if !raw => match rest.next() {
                Some('\n') => while rest.next_if(|c| c.is_whitespace()).is_some() {},
                Some('n') => text.push('\n'),
                Some(other) => text.push(other),
                None => {}
            },
            other => text.push(other),
        }
    }
    text
}

#[test]
fn texts_are_found_between_quotes() {
    let code = r#"let a: &'a str = "one \"two\" \
        three"; // "not this"
        let b = '"'; let c = "四";"#;
    assert_eq!(literals(code), ["one \"two\" three", "四"]);
    assert_eq!(literals("a.expect(\"why\"); b(\"what\")"), ["what"]);
}
