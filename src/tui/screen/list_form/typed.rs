//! Words that are typed into the forms for ratings: yes and no, and what rules are called.

use crate::domain::name::fold;
use crate::words::{Language, Words};

/// A text whose first word is one of data files, as the language has it.
pub(in crate::tui::screen) fn spelled(text: &str, words: &Words) -> String {
    let own = |name: &str| {
        let mut known = words.screen.list_form.typed().iter();
        known.find(|(english, _)| *english == name).map(|(_, own)| (*own).to_owned())
    };
    first_word(text, own)
}

/// A folded text whose first word may be one of any language, as data files have it: an operator who
/// switches the language with a form open need not type anything again.
pub(in crate::tui::screen) fn meant(text: &str) -> String {
    let typed = || Language::ALL.iter().flat_map(|one| one.words().screen.list_form.typed());
    let english = |word: &str| {
        typed().find(|(_, own)| fold(own) == word).map(|(english, _)| (*english).to_owned())
    };
    first_word(text, english)
}

fn first_word(text: &str, other: impl Fn(&str) -> Option<String>) -> String {
    let own = |word: &str| other(word).unwrap_or_else(|| word.to_owned());
    // `cap:10`, `上限 10`.
    let (word, rest) = text.split_at(text.find([':', ' ']).unwrap_or(text.len()));
    own(word) + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelled_in_any_language_is_meant_in_data() {
        for language in Language::ALL {
            for text in
                ["yes", "no", "match", "game", "event", "half", "left-out", "cap:10", "root:8", ""]
            {
                let spelled = spelled(text, language.words());
                assert_eq!(meant(&fold(&spelled)), text, "{spelled}");
            }
        }
        assert_eq!(spelled("cap:10", Language::Japanese.words()), "上限:10");
        assert_eq!(meant("games<30:40"), "games<30:40");
    }
}
