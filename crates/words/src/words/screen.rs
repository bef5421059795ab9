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
use find::FindWords;
use floor::FloorWords;
use home::HomeWords;
use home::ImportPageWords;
use home::JournalWords;
use home::SettingsWords;
use home::WorkWords;
use player::DuplicatesWords;
use player::LikelyWords;
use player::MergerWords;
use player::PlayerFormWords;
use player::PlayerWords;
use ranking::GameRecordWords;
use ranking::ListFormWords;
use ranking::LuckWords;
use ranking::RankingWords;
use ranking::RatingWords;
use ranking::RefreshWords;
use ranking::VersusWords;
use score::ExitWords;
use score::PodWords;
use score::ResultSheetWords;
use score::ScoreWords;
use tournament::BoardWords;
use tournament::FeeWords;
use tournament::OddsWords;
use tournament::PrizeWords;
use tournament::StartWords;
use tournament::TournamentWords;
use wizard::WizardWords;

pub use command::CommandWords;

words! {
    pub ScreenWords in "screen" {
        rooms: {
            help: HelpWords, palette: PaletteWords, confirm: ConfirmWords, anywhere: AnywhereWords,
            report: ReportWords, home: HomeWords, board: BoardWords, duplicates: DuplicatesWords,
            likely: LikelyWords, merger: MergerWords, absence: AbsenceWords, boards: BoardsWords,
            exit: ExitWords, late_entry: LateEntryWords, find: FindWords, floor: FloorWords,
            machines: MachinesWords, score: ScoreWords, record_match: RecordMatchWords,
            prizes: PrizeWords, fees: FeeWords, refresh: RefreshWords, luck: LuckWords, result_sheet: ResultSheetWords, pod: PodWords,
            wizard: WizardWords, enter: EnterWords, start: StartWords, tournament: TournamentWords,
            lists: ListWords, players: PlayersWords, player: PlayerWords,
            player_form: PlayerFormWords, game_records: GameRecordWords, ranking: RankingWords,
            export: ExportWords, print: PrintWords, odds: OddsWords, list_form: ListFormWords,
            versus: VersusWords, rating: RatingWords, journal: JournalWords, backups: BackupWords,
            settings: SettingsWords, import: ImportPageWords, work: WorkWords,
        }
    }
    pub ConfirmWords in "confirm";
    pub PaletteWords in "palette";
    pub HelpWords in "keys";
    pub AbsenceWords in "absence";
    pub AnywhereWords in "anywhere";
    pub BackupWords in "backups";
    pub BoardsWords in "boards";
    pub EnterWords in "enter";
    pub ExportWords in "export" {
        format[Format: Csv, Xlsx, Html, Markdown, Table, Tsv, Json];
    }
    pub LateEntryWords in "late-entry" {
        worth[AskedBye: Zero, Half];
    }
    pub ListWords in "lists";
    pub MachinesWords in "machines";
    pub PlayersWords in "players";
    pub PrintWords in "print";
    pub RecordMatchWords in "record-match";
    pub ReportWords in "report";
}

impl ScreenWords {
    /// The terminal is smaller than the size needed: needed, present; each columns, rows.
    pub fn too_small(self, needed: (u16, u16), present: (u16, u16)) -> String {
        self.needs(needed.0, needed.1, present.0, present.1)
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

impl EnterWords {
    /// The key that takes the selected row: Space where Enter goes on to the next step.
    pub fn key(self, goes_on: bool) -> &'static str {
        if goes_on { self.space() } else { self.enter() }
    }
}

impl PrintWords {
    /// The kind of sheet, and its tournament or list; `of` is empty where it has neither.
    pub fn title(self, kind: &str, of: &str) -> String {
        self.titled(kind, (!of.is_empty()).then_some(of))
    }
}

impl ReportWords {
    pub fn title(self, place: usize, of: usize) -> String {
        let title = self.by_phone();
        if of > 1 { format!("{title} ({place}/{of})") } else { title.to_owned() }
    }
}
