//! The name of a variant without its contents, for the log.

use std::fmt::{self, Debug, Write};

/// The name of a variant as the code spells it, and of those within it: `NoSuchPlayer`, `Store(Damaged)`. What they
/// hold is left out.
pub fn kind(value: &impl Debug) -> String {
    let mut names = Names::default();
    // It ends where the names end.
    let _ = write!(names, "{value:?}");
    let depth = names.0.matches('(').count();
    names.0 + &")".repeat(depth)
}

/// Takes a text as long as it consists of names, one within the other.
#[derive(Default)]
struct Names(String);

impl Write for Names {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for c in text.chars() {
            let is_first = self.0.is_empty() || self.0.ends_with('(');
            match c {
                c if c.is_ascii_uppercase() || (c.is_ascii_alphanumeric() && !is_first) => {}
                '(' if !is_first => {}
                _ => {
                    // The contents of the last name begin here.
                    self.0.truncate(self.0.trim_end_matches('(').len());
                    return Err(fmt::Error);
                }
            }
            self.0.push(c);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug)]
    #[expect(dead_code, reason = "only their names are looked at")]
    enum Sign {
        Plain,
        Named(&'static str),
        Told { name: &'static str },
        Nested(Option<&'static str>),
    }

    #[test]
    fn nothing_that_a_variant_holds_is_told() {
        assert_eq!(kind(&Sign::Plain), "Plain");
        assert_eq!(kind(&Sign::Named("Ada")), "Named");
        assert_eq!(kind(&Sign::Told { name: "Ada" }), "Told");
        assert_eq!(kind(&Sign::Nested(Some("Ada"))), "Nested(Some)");
        assert_eq!(kind(&Some(Sign::Nested(None))), "Some(Nested(None))");
        assert_eq!(kind(&"Ada"), "");
    }
}
