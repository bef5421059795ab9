//! The words of the home screen.

use crate::club::Seq;
use crate::domain::progress::Task;
use crate::import::{Answer, Kind, Plan, Reading};
use crate::request::Doing;
use crate::settings::{Borders, LanguageChoice, Setting, Value};
use crate::words::words;

words! {
    pub HomeWords in "home";

    fn called(say; table: &str, minutes: i64) = called_for(at = say.at_table(table), minutes);
    pub JournalWords in "journal";

    /// The button that does what [`Self::question_foreign`] asks.
    fn act(say: Last) -> Text {
        Entry => undo; Undo => redo; Result => correct;
    }
    pub SettingsWords in "settings" {
        setting[Setting].doc;
    }
    pub ImportPageWords in "import-list";

    fn column_told(say; name: &str) = column_told_of(column = say.column(name));

    pub WorkWords in "work" {
        task[Task];
    }

    fn doing(say: Doing) {
        Recording; Undoing; Redoing; Writing(what); MakingPdf(what); Verifying; Restoring;
        Foretelling; ReadingJournal; ReadingRecords; Fitting; Comparing; Experimenting; Completing;
        Reading(file); TakingIn(file);
    }
}

impl HomeWords {
    /// Over the matches: how many are ready, of which tournament if of one alone, how many are at tables, and postponed.
    pub fn to_play(
        self,
        [ready, at_tables, postponed, early]: [usize; 4],
        tournament: Option<&str>,
    ) -> String {
        let first = tournament.map_or_else(|| self.ready(ready), |name| self.ready_in(ready, name));
        let mut parts = vec![first];
        if at_tables > 0 {
            parts.push(self.at_tables(at_tables));
        }
        if postponed > 0 {
            parts.push(self.postponed(postponed));
        }
        if early > 0 {
            parts.push(self.early(early));
        }
        parts.join(self.between())
    }

    /// Like [`Self::called`], without the minutes.
    pub fn at_table(self, table: &str) -> String {
        self.voice.words().term.at_table(table)
    }

    /// An empty file: what to press, line by line.
    pub fn start(self) -> Vec<&'static str> {
        self.first_steps().lines().collect()
    }
}

/// An entry that is the last of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    Entry,
    Undo,
    Result,
}

impl JournalWords {
    /// Asks about the last entry, undo or result, which this process did not make: its number, and the desk that did,
    /// unless that has the name of this one.
    pub fn question_foreign(self, last: Last, seq: Seq, desk: Option<&str>) -> String {
        let whose = self.foreign(desk);
        match last {
            Last::Entry => self.foreign_entry(seq, &whose),
            Last::Undo => self.foreign_undo(seq, &whose),
            Last::Result => self.foreign_result(seq, &whose),
        }
    }
}

impl SettingsWords {
    /// The name of a value. None where the organiser typed it.
    pub fn value(self, setting: Setting, value: &Value) -> Option<&'static str> {
        let name = match value {
            Value::Text(name) => name.as_str(),
            Value::Switch(true) => return Some(self.on()),
            Value::Switch(false) => return Some(self.off()),
            Value::Number(_) => return None,
        };
        match setting {
            Setting::Language => LanguageChoice::named(name).map(|choice| match choice {
                LanguageChoice::Auto => self.as_system(),
                LanguageChoice::English => self.english(),
                LanguageChoice::Japanese => self.japanese(),
                LanguageChoice::Own("zh-TW") => self.chinese(),
                LanguageChoice::Own(name) => name,
            }),
            Setting::Borders => name.parse().ok().map(|choice| match choice {
                Borders::Auto => self.as_terminal(),
                Borders::Unicode => "Unicode",
                Borders::Ascii => "ASCII",
            }),
            Setting::RecordGames | Setting::RecordFit => name.is_empty().then(|| self.none()),
            Setting::Theme
            | Setting::Mouse
            | Setting::Format
            | Setting::FirstTo
            | Setting::List
            | Setting::BoardSeconds
            | Setting::Backups => None,
        }
    }
}

impl ImportPageWords {
    pub fn hints(self) -> std::str::Lines<'static> {
        self.hint_lines().lines()
    }

    /// The effects of the import.
    pub fn summary(self, kind: Kind, plan: &Plan, known: usize, new: usize) -> Vec<String> {
        vec![match kind {
            Kind::Players => self.list_of_players(known, new),
            Kind::Results => self.list_of_results(plan.matches(), plan.tournaments(), new),
        }]
    }

    pub fn column(self, name: &str) -> String {
        if name.is_empty() { self.not_imported().to_owned() } else { format!("= {name}") }
    }

    pub fn chosen_for_all(self, reading: &Reading) -> String {
        let chosen = reading
            .chosen_for_all()
            .into_iter()
            .map(|(name, value)| self.chosen(&name, (!value.is_empty()).then_some(value.as_str())));
        self.voice.words().term.list(&chosen.collect::<Vec<_>>())
    }

    /// The answer to a row; `name` is the player that the row was taken for.
    pub fn answered(self, answer: Option<&Answer>, name: &str) -> String {
        match answer {
            None => "?".to_owned(),
            Some(Answer::Skip) => self.skipped().to_owned(),
            Some(Answer::New) => self.taken_as_new().to_owned(),
            Some(Answer::Use(_)) => format!("= {name}"),
        }
    }
}

impl WorkWords {
    pub fn counted(self, task: Task, done: usize, of: usize) -> String {
        match task {
            Task::Reading | Task::Checking => self.rows_done(done, of),
            Task::Naming | Task::Comparing => self.players_done(done, of),
            Task::PlayingOut | Task::Simulating => self.runs_done(done, of),
            Task::Fitting | Task::Printing => String::new(),
            Task::Recording | Task::Following => self.decisions_done(done, of),
            Task::Writing => self.table_rows_done(done, of),
            Task::Verifying => self.backups_done(done, of),
        }
    }
}
