//! The sentences of the laboratory, in the languages of the desk.

pub mod cards;
mod experiment;
pub mod help;
mod influence;
mod lab;
mod league;
mod play;
mod records;

pub use banzuke_words::words::{Language, Voice, Words, message, words};

use banzuke_words::words::catalog::check::Asked;

pub use cards::CardsWords;
pub use experiment::ExperimentWords;
pub use influence::InfluenceWords;
pub use lab::LabWords;
pub use league::LeagueWords;
pub use play::PlayWords;
pub use records::RecordsWords;

words! {
    pub LaboratoryWords {
        rooms: {
            experiment: ExperimentWords,
            /// The experiment on targeted influence.
            influence: InfluenceWords,
            /// The league of card programs.
            league: LeagueWords,
            /// Tables of card programs.
            play: PlayWords,
            /// Models learned from recorded games.
            lab: LabWords,
            /// Ratings from game records.
            records: RecordsWords,
            /// The screen of a card table.
            cards: CardsWords,
        }
    }
}

pub static ENGLISH: LaboratoryWords = LaboratoryWords::speaking(Voice::of(Language::English));
pub static JAPANESE: LaboratoryWords = LaboratoryWords::speaking(Voice::of(Language::Japanese));

/// The laboratory's words in the language of the desk.
pub const fn own(words: &Words) -> &'static LaboratoryWords {
    match words.language {
        Language::English => &ENGLISH,
        Language::Japanese => &JAPANESE,
    }
}

/// Each subject by its file name, with the sentences that the code uses.
pub fn subjects() -> Vec<(&'static str, Vec<Asked>)> {
    let mut found = Vec::new();
    LaboratoryWords::catalogs(&mut found);
    found.into_iter().map(|it| (it.subject, it.asked())).collect()
}
