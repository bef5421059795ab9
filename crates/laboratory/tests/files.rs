//! The files of all languages of the laboratory, beside each other and beside the code.

#[path = "../../words/tests/folders/mod.rs"]
mod folders;

use banzuke_lab::words::subjects;
use banzuke_words::words::catalog::check::{Asked, names};
use folders::{Subjects, read, uncalled, wrong};

const ASSETS: &str = "crates/laboratory/assets";

fn asked() -> Subjects {
    subjects().into_iter().map(|(name, asked)| (name.to_owned(), asked)).collect()
}

/// With its help, which is looked up by what is typed.
#[test]
fn every_language_says_what_the_laboratory_asks() {
    let help = ["arguments", "choices", "help"].map(|file| {
        let names = names(&read(&format!("{ASSETS}/en/{file}.ftl"))).into_iter();
        let asked = names.map(|name| Asked { name, facts: Vec::new(), needed: true });
        (file.to_owned(), asked.collect())
    });
    let all: Subjects = asked().into_iter().chain(help).collect();
    assert_eq!(wrong(ASSETS, &all), Vec::<String>::new());
}

#[test]
fn every_sentence_of_the_laboratory_is_called_somewhere() {
    assert_eq!(uncalled(&asked()), Vec::<String>::new());
}
