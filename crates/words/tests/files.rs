//! The files of all languages, beside each other and beside the code.

mod folders;

use banzuke_words::words::subjects;
use folders::{Subjects, uncalled, wrong};

fn asked() -> Subjects {
    subjects().into_iter().map(|(name, asked)| (name.to_owned(), asked)).collect()
}

#[test]
fn every_language_says_what_is_asked() {
    assert_eq!(wrong("crates/words/assets", &asked()), Vec::<String>::new());
}

#[test]
fn every_sentence_is_called_somewhere() {
    let looked_up = ["additions", "arguments", "choices", "commands", "help", "placeholders"];
    let tables = asked().into_iter().filter(|(subject, _)| !looked_up.contains(&subject.as_str()));
    assert_eq!(uncalled(&tables.collect()), Vec::<String>::new());
}
