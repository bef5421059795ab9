//! The words of the home screen.

use crate::domain::progress::Task;
use crate::import::Kind;
use crate::request::Doing;
use crate::words::prelude::*;

words! {
    pub HomeWords in "home";

    fn to_play(say; [ready, at, postponed, early]: [usize; 4], of: Option<&str>) joined say.between() {
        _ => { of.map_or_else(|| say.ready(ready), |name| say.ready_in(ready, name)) };
        if at > 0 => at_tables(count = at); if postponed > 0 => postponed(count = postponed);
        if early > 0 => early(count = early);
    }
    pub JournalWords in "journal" {
        act[pub Last];
        question_foreign[Last];
    }
    pub SettingsWords in "settings" {
        setting[Setting].doc;
    }

    fn language(say; choice: LanguageChoice) -> Text match choice {
        LanguageChoice::Auto => as_system; LanguageChoice::English => english; LanguageChoice::Japanese => japanese;
        LanguageChoice::Own("zh-TW") => chinese; LanguageChoice::Own(name) => { name };
    }

    fn borders(say; choice: Borders) -> Text match choice {
        Borders::Auto => as_terminal; Borders::Unicode => { "Unicode" }; Borders::Ascii => { "ASCII" };
    }

    pub ImportPageWords in "import-list";

    fn column(say; name: &str) match name {
        "" => not_imported; _ => { format!("= {name}") };
    }

    fn summary(say; kind: Kind, plan: &Plan, known: usize, new: usize) match kind {
        Kind::Players => list_of_players;
        Kind::Results => list_of_results(matches = plan.matches(), tournaments = plan.tournaments());
    }

    fn answered(say; answer: Option<&Answer>, name: &str) match answer {
        None => { "?".to_owned() }; Some(Answer::Skip) => skipped; Some(Answer::New) => taken_as_new;
        Some(Answer::Use(_)) => { format!("= {name}") };
    }

    fn chosen_for_all(say; reading: &Reading) joined say.voice.words().term.pause() {
        for (name, value) in reading.chosen_for_all() => chosen(value = Some(value).filter(|it| !it.is_empty()));
    }

    fn column_told(say; name: &str) = column_told_of(column = say.column(name));

    pub WorkWords in "work" {
        task[Task];
        counted[Task];
    }

    fn doing(say: Doing) {
        Recording; Undoing; Redoing; Writing(what); MakingPdf(what); Verifying; Restoring;
        Foretelling; ReadingJournal; ReadingRecords; Fitting; Comparing; Experimenting; Completing;
        Reading(file); TakingIn(file);
    }
}

impl SettingsWords {
    /// The name of a value. None where the organiser typed it.
    pub fn value(self, setting: Setting, value: &Value) -> Option<&'static str> {
        let name = match value {
            Value::Text(name) => name.as_str(),
            Value::Switch(on) => return Some(if *on { self.on() } else { self.off() }),
            Value::Number(_) => return None,
        };
        match setting {
            Setting::Language => LanguageChoice::named(name).map(|choice| self.language(choice)),
            Setting::Borders => name.parse().ok().map(|choice| self.borders(choice)),
            Setting::RecordGames | Setting::RecordFit => name.is_empty().then(|| self.none()),
            _ => None,
        }
    }
}
