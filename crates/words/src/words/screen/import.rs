//! The words of the screen for lists from files.

use crate::import::{Answer, Kind, Plan, Reading};
use crate::words::words;

words! {
    /// The words of the screen for lists from files.
    pub ImportPageWords in "import-list" {
        title; title_of(file: &str); prompt; no_path; again(rows: usize); again_loses; again_yes;
        no_file; ready; nothing; faulty; line; row; likely; answer; wrong; column_row; file_row;
        file_told; no_choice; more_notes(notes: usize); none;
        hint_lines; list_of_players(known: usize, new: usize);
        list_of_results(matches: usize, tournaments: usize, new: usize);
        suspects(all: usize, open: usize); not_imported; chosen(name: &str, value: Option<&str>);
        column_told_of(column: &str); left_out(rows: usize); open(rows: usize);
        faults(faults: usize, cut: bool); skipped; taken_as_new;
    }
}

impl ImportPageWords {
    /// Possible values of the path field, and the contents that a file must have.
    pub fn hints(self) -> std::str::Lines<'static> {
        self.hint_lines().lines()
    }

    /// Contents of the file and effects of the import: its kind, the plan, the numbers of known and of new players by
    /// the answers so far.
    pub fn summary(self, kind: Kind, plan: &Plan, known: usize, new: usize) -> Vec<String> {
        vec![match kind {
            Kind::Players => self.list_of_players(known, new),
            Kind::Results => self.list_of_results(plan.matches(), plan.tournaments(), new),
        }]
    }

    /// What an unknown column was chosen to mean, by the name of the list's column.
    pub fn column(self, name: &str) -> String {
        if name.is_empty() { self.not_imported().to_owned() } else { format!("= {name}") }
    }

    /// The choice for the file as a whole: in English as the command names it.
    pub fn chosen_for_all(self, reading: &Reading) -> String {
        let chosen = reading
            .chosen_for_all()
            .into_iter()
            .map(|(name, value)| self.chosen(&name, (!value.is_empty()).then_some(value.as_str())));
        self.voice.words().term.list(&chosen.collect::<Vec<_>>())
    }

    /// What can be done with the selected column.
    pub fn column_told(self, name: &str) -> String {
        self.column_told_of(&self.column(name))
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
