//! The operator's own words: a folder of files beside the settings, named by a language.
//!
//! That of a language of the program changes sentences of it; any other is a language of its own, which says what it
//! has in place of English. A translation that comes with the program is taken in the same way.

use std::path::Path;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::check::{self, Fault, Wrong};
use super::{Language, SHIPPED, Shipped, Voice};
use crate::settings::LanguageChoice;
use crate::words::subjects;

#[derive(Debug)]
pub struct Own {
    /// The code of the language: the name of its folder.
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

/// Whether the operator's folder is in use for a language.
static SAID: [AtomicBool; Language::ALL.len()] =
    [const { AtomicBool::new(false) }; Language::ALL.len()];

/// Takes a folder in place of the words of a language. Words that were asked for before stay as they are.
pub fn take(language: Language, own: Own) {
    // Only the first folder of a language is used.
    let _ = OWN[language as usize].set(own);
    SAID[language as usize].store(true, Ordering::Relaxed);
}

/// Whether the operator's folder is in use for a language.
pub(in crate::words) fn is_taken(language: Language) -> bool {
    SAID[language as usize].load(Ordering::Relaxed)
}

/// Goes on in the words of a choice: a translation of the program is taken when it is chosen first.
pub fn choose(choice: LanguageChoice) {
    let (language, code) = match choice {
        LanguageChoice::Auto => return,
        LanguageChoice::English | LanguageChoice::Japanese => {
            let language = Language::chosen(choice, Language::English);
            (language, language.code())
        }
        LanguageChoice::Own(code) => (Language::English, code),
    };
    let place = &OWN[language as usize];
    if is_shipped(code) {
        place.get_or_init(|| Own::new(code, Vec::new()));
    }
    let is_said = place.get().is_some_and(|own| own.code == code);
    SAID[language as usize].store(is_said, Ordering::Relaxed);
}

/// The setting that means the words of a language as they are said now.
pub fn choice(language: Language) -> LanguageChoice {
    let own = OWN[language as usize].get().filter(|own| own.code != language.code());
    match (own, language) {
        (Some(own), _) => LanguageChoice::Own(own.code),
        (None, Language::English) => LanguageChoice::English,
        (None, Language::Japanese) => LanguageChoice::Japanese,
    }
}

fn of_voice(voice: Voice) -> Option<&'static Own> {
    OWN[voice.language as usize].get().filter(|_| voice.is_own)
}

/// The code of the folder that a voice reads first.
pub(in crate::words) fn code(voice: Voice) -> Option<&'static str> {
    of_voice(voice).map(|own| own.code)
}

/// The files of a subject that go before those of the language: the
/// operator's, and those of a shipped translation. Each has its code.
pub(super) fn texts(
    subject: &str,
    voice: Voice,
    shipped: &Shipped,
) -> impl Iterator<Item = (&'static str, &'static str)> {
    of_voice(voice).into_iter().flat_map(move |own| {
        let written = own.files.iter().find(|(of, _)| *of == subject).map(|(_, text)| *text);
        let translated = translation(own.code).map(|at| shipped[at]);
        written.into_iter().chain(translated).map(|text| (own.code, text))
    })
}

/// The index of a translation among the shipped folders, if it is no [`Language`].
fn translation(code: &str) -> Option<usize> {
    SHIPPED.iter().position(|one| *one == code).filter(|at| *at >= Language::ALL.len())
}

/// Whether a translation comes with the program.
pub fn is_shipped(code: &str) -> bool {
    translation(code).is_some()
}

/// The choice for the first of some locales that is one of ours; English where none is.
pub fn of_locales(locales: &[String]) -> LanguageChoice {
    locales.iter().find_map(|locale| of_locale(locale)).unwrap_or(LanguageChoice::English)
}

/// The choice for a POSIX locale or a language tag, if we have it:
/// Traditional Chinese for `zh_TW.UTF-8`, `zh_HK` and `zh-Hant-TW`.
fn of_locale(locale: &str) -> Option<LanguageChoice> {
    let mut parts = locale.split(['_', '-', '.', '@']);
    let is_traditional =
        parts.next() == Some("zh") && parts.any(|part| matches!(part, "TW" | "HK" | "MO" | "Hant"));
    match Language::of_locale(locale) {
        Some(Language::English) => Some(LanguageChoice::English),
        Some(Language::Japanese) => Some(LanguageChoice::Japanese),
        None => is_traditional.then_some(LanguageChoice::Own(SHIPPED[2])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_translation() {
        let chinese = Some(LanguageChoice::Own("zh-TW"));
        for locale in ["zh_TW.UTF-8", "zh_HK", "zh-Hant-TW", "zh-TW"] {
            assert_eq!(of_locale(locale), chinese, "{locale}");
        }
        for locale in ["zh_CN.UTF-8", "zh", "zh-Hans-SG", "de_TW"] {
            assert_eq!(of_locale(locale), None, "{locale}");
        }
        let wanted =
            |locales: &str| of_locales(&locales.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(wanted("de ja en"), LanguageChoice::Japanese);
        assert_eq!(wanted("de zh_TW ja"), LanguageChoice::Own("zh-TW"));
        assert_eq!(wanted("de fr"), LanguageChoice::English);
    }
}
