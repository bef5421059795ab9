//! The words of the terminal interface: text as it is, functions for sentences that hold facts.

pub mod absence;
pub mod anywhere;
pub mod backups;
pub mod board;
pub mod boards;
pub mod command;
pub mod duplicates;
pub mod enter;
pub mod exit;
pub mod export;
pub mod find;
pub mod floor;
pub mod game_records;
pub mod home;
pub mod import;
pub mod journal;
pub mod late_entry;
pub mod likely;
pub mod list_form;
pub mod lists;
pub mod luck;
pub mod machines;
pub mod merger;
pub mod odds;
pub mod player;
pub mod player_form;
pub mod players;
pub mod pod;
pub mod print;
pub mod prizes;
pub mod ranking;
pub mod rating;
pub mod record_match;
pub mod report;
pub mod result_sheet;
pub mod score;
pub mod settings;
pub mod start;
pub mod tournament;
pub mod versus;
pub mod wizard;
pub mod work;

use absence::AbsenceWords;
use anywhere::AnywhereWords;
use backups::BackupWords;
use board::BoardWords;
use boards::BoardsWords;
use duplicates::DuplicatesWords;
use enter::EnterWords;
use exit::ExitWords;
use export::ExportWords;
use find::FindWords;
use floor::FloorWords;
use game_records::GameRecordWords;
use home::HomeWords;
use import::ImportPageWords;
use journal::JournalWords;
use late_entry::LateEntryWords;
use likely::LikelyWords;
use list_form::ListFormWords;
use lists::ListWords;
use luck::LuckWords;
use machines::MachinesWords;
use merger::MergerWords;
use odds::OddsWords;
use player::PlayerWords;
use player_form::PlayerFormWords;
use players::PlayersWords;
use pod::PodWords;
use print::PrintWords;
use prizes::PrizeWords;
use ranking::RankingWords;
use rating::RatingWords;
use record_match::RecordMatchWords;
use report::ReportWords;
use result_sheet::ResultSheetWords;
use score::ScoreWords;
use settings::SettingsWords;
use start::StartWords;
use tournament::TournamentWords;
use versus::VersusWords;
use wizard::WizardWords;
use work::WorkWords;

use crate::words::words;

pub use command::CommandWords;

words! {
    /// Texts of the terminal interface.
    pub ScreenWords in "screen" {
        rooms: {
            /// The overlay with the keys.
            help: HelpWords,
            /// The palette of commands.
            palette: PaletteWords,
            /// The question that asks for a confirmation.
            confirm: ConfirmWords,
            /// The commands that are the same on every main screen.
            anywhere: AnywhereWords,
            report: ReportWords,
            home: HomeWords,
            board: BoardWords,
            /// The players who may be registered twice.
            duplicates: DuplicatesWords,
            /// Registered players to whom a typed name may belong.
            likely: LikelyWords,
            /// Effects of a merge.
            merger: MergerWords,
            /// The question before a player leaves an event.
            absence: AbsenceWords,
            boards: BoardsWords,
            exit: ExitWords,
            /// The search for a late entry.
            late_entry: LateEntryWords,
            /// The search for anything, and where a player is.
            find: FindWords,
            floor: FloorWords,
            /// Several machines at one club.
            machines: MachinesWords,
            /// The entry of a score.
            score: ScoreWords,
            /// The entry of a match that no draw made.
            record_match: RecordMatchWords,
            /// Categories, and the prizes of a tournament.
            prizes: PrizeWords,
            /// The luck of the deals, by player.
            luck: LuckWords,
            result_sheet: ResultSheetWords,
            /// The entry of games at a table.
            pod: PodWords,
            /// The form of a new tournament.
            wizard: WizardWords,
            /// Choosing who enters a tournament.
            enter: EnterWords,
            /// The question before a tournament starts.
            start: StartWords,
            tournament: TournamentWords,
            /// Texts that all lists share.
            lists: ListWords,
            /// The list of players.
            players: PlayersWords,
            player: PlayerWords,
            player_form: PlayerFormWords,
            game_records: GameRecordWords,
            ranking: RankingWords,
            /// The question in which format to export.
            export: ExportWords,
            /// The questions what to print, and on which paper.
            print: PrintWords,
            /// The odds of a tournament.
            odds: OddsWords,
            /// The forms for ratings.
            list_form: ListFormWords,
            /// A prediction of a match against another player.
            versus: VersusWords,
            /// Ratings on several screens.
            rating: RatingWords,
            journal: JournalWords,
            backups: BackupWords,
            settings: SettingsWords,
            /// A list from a file, on its way in.
            import: ImportPageWords,
            work: WorkWords,
        }
        program; here; disabled(title: &str, reason: &str); input_failed(reason: &str);
        too_long_to_paste(letters: usize); done(entry: &str); undoable(done: &str, key: &str);
        undone(entry: &str); redoable(undone: &str, key: &str); redone(entry: &str);
        needs(columns: u16, rows: u16, now_columns: u16, now_rows: u16);
    }
}

impl ScreenWords {
    /// The terminal is smaller than the size needed: needed, present; each columns, rows.
    pub fn too_small(self, needed: (u16, u16), present: (u16, u16)) -> String {
        self.needs(needed.0, needed.1, present.0, present.1)
    }
}

words! {
    /// The words of a confirmation; question, consequence and the word for yes come with the question.
    pub ConfirmWords in "confirm" {
        title; cancel; unchanged; leave; leave_loses; leave_yes; no_way(typed: &str);
    }
}

words! {
    pub PaletteWords in "palette" {
        title; prompt; none; line(part: &str, title: &str); elsewhere; pick(title: &str, key: &str);
        site.also; certificate.also;
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

words! {
    /// The words of the help overlay.
    pub HelpWords in "keys" {
        title; more(lines: usize); general; search; display(place: &str); none;
    }
}
