//! The words of the terminal interface: text as it is, functions for sentences that hold facts.

pub mod command;
pub mod find;
pub mod floor;
pub mod home;
pub mod player;
pub mod ranking;
pub mod score;
pub mod tournament;
pub mod wizard;

use crate::domain::swiss::AskedBye;
use crate::export::Format;
use crate::words::words;

pub use command::CommandWords;

words! {
    pub ScreenWords in "screen" {
        rooms: {
            help: HelpWords, palette: PaletteWords, confirm: ConfirmWords, anywhere: AnywhereWords,
            report: ReportWords, home: home::HomeWords, board: tournament::BoardWords,
            duplicates: player::DuplicatesWords, likely: player::LikelyWords, merger: player::MergerWords,
            absence: AbsenceWords, boards: BoardsWords, exit: score::ExitWords, late_entry: LateEntryWords,
            find: find::FindWords, floor: floor::FloorWords, machines: MachinesWords,
            score: score::ScoreWords, record_match: RecordMatchWords, prizes: tournament::PrizeWords,
            fees: tournament::FeeWords, refresh: ranking::RefreshWords, luck: ranking::LuckWords,
            result_sheet: score::ResultSheetWords, pod: score::PodWords, wizard: wizard::WizardWords,
            enter: EnterWords, start: tournament::StartWords, tournament: tournament::TournamentWords,
            lists: ListWords, players: PlayersWords, player: player::PlayerWords,
            player_form: player::PlayerFormWords, game_records: ranking::GameRecordWords,
            ranking: ranking::RankingWords, export: ExportWords, print: PrintWords,
            odds: tournament::OddsWords, list_form: ranking::ListFormWords, versus: ranking::VersusWords,
            rating: ranking::RatingWords, journal: home::JournalWords, backups: BackupWords,
            settings: home::SettingsWords, import: home::ImportPageWords, work: home::WorkWords,
        }
    }

    /// The terminal is smaller than the size needed: needed, present; each columns, rows.
    fn too_small(say; needed: (u16, u16), present: (u16, u16)) = needs(
        columns = needed.0, rows = needed.1, now_columns = present.0, now_rows = present.1);
    pub ConfirmWords in "confirm";
    pub PaletteWords in "palette";
    pub HelpWords in "keys";
    pub AbsenceWords in "absence";
    pub AnywhereWords in "anywhere";
    pub BackupWords in "backups";
    pub BoardsWords in "boards";
    pub EnterWords in "enter";
    pub ExportWords in "export" {
        format[Format];
    }
    pub LateEntryWords in "late-entry" {
        worth[AskedBye];
    }
    pub ListWords in "lists";
    pub MachinesWords in "machines";
    pub PlayersWords in "players";
    pub PrintWords in "print";

    /// The kind of sheet, and its tournament or list; `of` is empty where it has neither.
    fn title(say; kind: &str, of: &str) = titled(kind, of = (!of.is_empty()).then_some(of));
    pub RecordMatchWords in "record-match";
    pub ReportWords in "report";
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

impl EnterWords {
    /// The key that takes the selected row: Space where Enter goes on to the next step.
    pub fn key(self, goes_on: bool) -> &'static str {
        if goes_on { self.space() } else { self.enter() }
    }
}

impl ReportWords {
    pub fn title(self, place: usize, of: usize) -> String {
        let title = self.by_phone();
        if of > 1 { format!("{title} ({place}/{of})") } else { title.to_owned() }
    }
}
