//! Names in braces that stand in a text for what is known later: `{name}`.

/// The pieces of a text: a name that stood in braces, or `Err` with the text between two of them. Braces around anything
/// but small letters and `_` are text.
pub fn pieces(text: &str) -> impl Iterator<Item = Result<&str, &str>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if let Some((name, behind)) = named(rest) {
            rest = behind;
            return Some(Ok(name));
        }
        let mut braces = rest.match_indices('{').map(|(at, _)| at);
        let end = braces.find(|at| named(rest.split_at(*at).1).is_some());
        let (text, behind) = rest.split_at(end.unwrap_or(rest.len()));
        rest = behind;
        (!text.is_empty()).then_some(Err(text))
    })
}

/// The name in braces that a text begins with, and the text behind it.
fn named(text: &str) -> Option<(&str, &str)> {
    let (name, behind) = text.strip_prefix('{')?.split_once('}')?;
    let is_name = name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
    (is_name && !name.is_empty()).then_some((name, behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_braces_are_told_from_other_braces() {
        let found = |text| pieces(text).collect::<Vec<_>>();
        assert_eq!(found("{name}"), [Ok("name")]);
        assert_eq!(found("a {b}{c_d} e"), [Err("a "), Ok("b"), Ok("c_d"), Err(" e")]);
        for text in ["{fill:red}", "{}", "{ name }", "{Name}", "{", "}{", "名{前}"] {
            assert_eq!(found(text), [Err(text)]);
        }
        assert_eq!(found("{{name}}"), [Err("{"), Ok("name"), Err("}")]);
        assert_eq!(found(""), []);
    }
}
