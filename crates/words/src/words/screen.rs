//! The words of the terminal interface: text as it is, functions for sentences that hold facts, names of commands.

use crate::command::{CommandId, Scope, TEXTS};
use crate::export::Format;
use crate::shipped;
use crate::words::catalog::{Catalog, Index};
use crate::words::prelude::*;

pub mod floor;
pub mod home;
pub mod ranking;
pub mod tournament;
pub mod wizard;

words! {
    pub ScreenWords in "screen" {
        rooms: {
            help: HelpWords in "keys", palette: PaletteWords in "palette", confirm: ConfirmWords in "confirm",
            anywhere: AnywhereWords in "anywhere", report: ReportWords in "report", home: home::HomeWords, board: tournament::BoardWords,
            duplicates: ranking::DuplicatesWords, likely: ranking::LikelyWords, merger: ranking::MergerWords,
            absence: AbsenceWords in "absence", boards: BoardsWords in "boards", exit: tournament::ExitWords,
            late_entry: LateEntryWords, find: floor::FindWords, floor: floor::FloorWords, machines: MachinesWords in "machines",
            score: tournament::ScoreWords, record_match: RecordMatchWords in "record-match",
            prizes: tournament::PrizeWords, fees: tournament::FeeWords, refresh: ranking::RefreshWords, luck: ranking::LuckWords,
            result_sheet: tournament::ResultSheetWords, pod: tournament::PodWords, wizard: wizard::WizardWords,
            enter: EnterWords in "enter", start: tournament::StartWords, tournament: tournament::TournamentWords,
            lists: ListWords in "lists", players: PlayersWords in "players", player: ranking::PlayerWords,
            player_form: ranking::PlayerFormWords, game_records: ranking::GameRecordWords,
            ranking: ranking::RankingWords, export: ExportWords, print: PrintWords,
            odds: tournament::OddsWords, list_form: ranking::ListFormWords, versus: ranking::VersusWords,
            rating: ranking::RatingWords, journal: home::JournalWords, backups: BackupWords in "backups",
            settings: home::SettingsWords, import: home::ImportPageWords, work: home::WorkWords,
        }
    }

    fn too_small(say; needed: (u16, u16), present: (u16, u16)) = needs(
        columns = needed.0, rows = needed.1, now_columns = present.0, now_rows = present.1);
    pub ExportWords in "export" {
        format[Format];
    }
    pub LateEntryWords in "late-entry" {
        worth[AskedBye];
    }
    pub PrintWords in "print";

    pub LabelWords in "labels" {
        label[#[derive(strum::IntoStaticStr)] #[strum(serialize_all = "kebab-case")] pub FooterLabel];
    }
    pub ScopeWords in "scopes" {
        name[Scope];
    }
}

impl PaletteWords {
    /// The sentence for a word for which there is no command.
    pub fn note(self, typed: &str) -> Option<&'static str> {
        let typed = typed.trim().to_lowercase();
        let is_one = |words: &str| words.split(',').any(|word| word.trim() == typed);
        let notes = [self.site(), self.certificate()].into_iter();
        notes.map(|note| (note.label, note.doc)).find(|(_, words)| is_one(words)).map(|it| it.0)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandWords {
    /// In the palette and in help: an imperative, two or three words.
    pub title: &'static str,
    /// In the footer: one word.
    pub hint: &'static str,
    /// In help: one line on what it does.
    pub doc: &'static str,
    /// How the title is read, where its letters do not say so: the palette finds it by that in romaji too.
    pub reading: &'static str,
}

pub(in crate::words) static COMMANDS: Catalog =
    Catalog::new("commands", TEXTS, shipped!("commands"));

/// The texts of commands that add, by the kind of thing that they add.
pub(in crate::words) static ADDITIONS: Index = Index::new("additions", shipped!("additions"));

/// The number of texts for each command.
const EACH: usize = 5;

impl ScreenWords {
    pub fn command(self, id: CommandId) -> CommandWords {
        if let CommandId::Own(own) = id {
            return CommandWords { title: &own.name, hint: &own.name, doc: &own.run, reading: "" };
        }
        let [title, hint, doc, reading] = [0, 1, 2, 3].map(|which| self.text(id, which));
        CommandWords { title, hint, doc, reading }
    }

    fn text(self, id: CommandId, which: usize) -> &'static str {
        id.place().map_or("", |at| COMMANDS.text(self.voice, at * EACH + which))
    }

    /// Other words for a command, as people type them; for one that adds, for what it adds there.
    pub fn also(
        self,
        id: CommandId,
        adds: Option<FooterLabel>,
    ) -> impl Iterator<Item = &'static str> {
        let added = adds.filter(|_| id == CommandId::Add).map(<&str>::from);
        let also = added.and_then(|name| ADDITIONS.text(self.voice, &format!("{name}.also")));
        let also = also.unwrap_or_else(|| self.text(id, 4));
        also.split(',').map(str::trim).filter(|it| !it.is_empty())
    }

    /// Title and explanation of a command that adds to the list in front, where it is known what.
    pub fn addition(self, sense: FooterLabel) -> Option<(&'static str, &'static str)> {
        let name: &str = sense.into();
        let text = |name: &str| ADDITIONS.text(self.voice, name);
        Some((text(name)?, text(&format!("{name}.doc"))?))
    }
}
