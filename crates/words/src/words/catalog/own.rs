//! The operator's own words: a folder of files beside the settings, named by a language.
//!
//! That of a language of the program changes sentences of it; any other is a language of its own, which says what it
//! has in place of English.

use std::path::Path;
use std::sync::OnceLock;

use super::check::{self, Fault, Wrong};
use super::{Language, Voice};
use crate::words::subjects;

/// A folder of words that was read.
#[derive(Debug)]
pub struct Own {
    /// The language by the name of its folder.
    code: &'static str,
    files: Vec<(&'static str, &'static str)>,
}

impl Own {
    /// The files of a folder: the subject and the text of each.
    pub fn new(code: &str, files: Vec<(String, String)>) -> Self {
        let kept = |text: String| &*text.leak();
        let files = files.into_iter().map(|(subject, text)| (kept(subject), kept(text))).collect();
        Self { code: kept(code.to_owned()), files }
    }

    /// What is wrong with the files, which lie in that folder. What they lack is said in English, and no fault.
    pub fn faults(&self, folder: &Path) -> Vec<Fault> {
        let subjects = if self.files.is_empty() { Vec::new() } else { subjects() };
        let mut faults = Vec::new();
        for (subject, text) in &self.files {
            let file = folder.join(format!("{subject}.ftl")).display().to_string();
            if let Some((_, asked)) = subjects.iter().find(|(known, _)| known == subject) {
                faults.extend(check::faults(&file, text, asked));
            } else {
                let wrong = Wrong::Unused((*subject).to_owned());
                faults.push(Fault { file, line: 1, wrong });
            }
        }
        faults.retain(|fault| !matches!(fault.wrong, Wrong::Missing(_)));
        faults
    }
}

static OWN: [OnceLock<Own>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// Takes a folder in place of the words of a language. Words that were asked for before stay as they are.
pub fn take(language: Language, own: Own) {
    // A second folder of a language is not looked for.
    let _ = OWN[language as usize].set(own);
}

/// Whether a folder was taken for a language.
pub(in crate::words) fn is_taken(language: Language) -> bool {
    OWN[language as usize].get().is_some()
}

/// The language and the text of the operator's file of a subject.
pub(super) fn text(subject: &str, voice: Voice) -> Option<(&'static str, &'static str)> {
    let own = OWN[voice.language as usize].get().filter(|_| voice.is_own)?;
    own.files.iter().find(|(of, _)| *of == subject).map(|(_, text)| (own.code, *text))
}
