//! The words of the terminal interface: text as it is, functions for sentences that hold facts.

pub mod board;
pub mod command;
pub mod duplicates;
pub mod exit;
pub mod find;
pub mod floor;
pub mod game_records;
pub mod home;
pub mod import;
pub mod journal;
pub mod likely;
pub mod list_form;
pub mod luck;
pub mod merger;
pub mod odds;
pub mod player;
pub mod player_form;
pub mod pod;
pub mod prizes;
pub mod ranking;
pub mod rating;
pub mod result_sheet;
pub mod score;
pub mod settings;
pub mod start;
pub mod tournament;
pub mod versus;
pub mod wizard;
pub mod work;

use std::io;
use std::path::Path;

use crate::domain::ids::MatchNo;
use crate::domain::swiss::AskedBye;
use crate::export::Format;
use crate::system_fault::SystemFault;
use crate::words::words;
use board::BoardWords;
use duplicates::DuplicatesWords;
use exit::ExitWords;
use find::FindWords;
use floor::FloorWords;
use game_records::GameRecordWords;
use home::HomeWords;
use import::ImportPageWords;
use journal::JournalWords;
use likely::LikelyWords;
use list_form::ListFormWords;
use luck::LuckWords;
use merger::MergerWords;
use odds::OddsWords;
use player::PlayerWords;
use player_form::PlayerFormWords;
use pod::PodWords;
use prizes::PrizeWords;
use ranking::RankingWords;
use rating::RatingWords;
use result_sheet::ResultSheetWords;
use score::ScoreWords;
use settings::SettingsWords;
use start::StartWords;
use tournament::TournamentWords;
use versus::VersusWords;
use wizard::WizardWords;
use work::WorkWords;

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
        program; here; disabled(title: &str, reason: &str); input_failed(reason: &SystemFault);
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

words! {
    /// The words of the question whether an entrant of a Swiss is there in the next round.
    pub AbsenceWords in "absence" {
        title; question(name: &str, round: u32); stays; absent(rounds: &str, worth: &str);
        present(rounds: &str);
    }
}

words! {
    /// The words of those commands.
    pub AnywhereWords in "anywhere" {
        no_result; nothing_drawn; nothing_played; nothing_open; tie_waits(tournament: &str);
        which_bracket; which_entry; answer_first; not_recorded(why: &str);
        key_is(key: &str, title: &str, other: &str); key_is_of(key: &str, title: &str, part: &str);
        takes_back(key: &str, entry: &str); no_player_selected; no_tournament_selected;
        own_begun(name: &str); own_failed(name: &str, why: &str); own_silent(name: &str);
    }
}

words! {
    /// The words of backups and of putting one back.
    pub BackupWords in "backups" {
        title; choose; kept; question(time: &str); restore; copy; failed(why: &str);
        unsound(backups: usize); backup(time: &str, entries: usize, kilobytes: u64);
        lost(entries: usize); gained(entries: usize); none(folder: &Path);
        restored(time: &str, entries: usize, kept: Option<&str>);
    }
}

words! {
    /// The words of a round of a Swiss that is paired by hand or paired again.
    pub BoardsWords in "boards" {
        title(name: &str, round: u32); players(left: usize); boards(by_hand: usize, all: usize);
        bye; absent; nobody; how; against(name: &str); no_bye; by_rules; same(round: u32);
        again(round: u32, tournament: &str); again_yes; absent_again(round: u32, worth: &str);
        present_again(round: u32);
        odd(what: &str);
    }
}

words! {
    /// The words of choosing who enters a tournament.
    pub EnterWords in "enter" {
        title(tournament: &str); prompt; entrants(count: usize, seeding: &str); nobody; no_players;
        all_in; all_in_at_the_door; entered; anew; register; several; alike; goes_on; enters(key: &str, name: &str);
        is_in(name: &str); is_in_and_comes(name: &str); notes_here(key: &str, name: &str);
        is_here(name: &str); registers(key: &str, name: &str); read_how; lists(key: &str, name: &str);
        looks(key: &str, name: &str, like: &str); dropped(name: &str);
        not_found(missing: usize, all: usize); crowd_yes; crowd_none; not_in_entrants;
        nothing_to_choose;
        space; enter; crowd(players: usize, last: Option<&str>); crowd_outside(players: usize);
        crowd_in(players: usize, last: Option<&str>); crowd_too_many(players: usize, room: usize);
    }
}

impl EnterWords {
    /// The key that takes the selected row: Space where Enter goes on to the next step.
    pub fn key(self, goes_on: bool) -> &'static str {
        if goes_on { self.space() } else { self.enter() }
    }
}

words! {
    /// The question in which format to export.
    pub ExportWords in "export" {
        lead; printed; calendar; svg; png; file(name: &str); written; open; open_folder; leave;
        format[Format: Csv, Xlsx, Html, Markdown, Table, Tsv, Json];
        folder(folder: &Path); not_opened(path: &Path, error: &io::Error);
        title(kind: &str, of: Option<&str>);
    }
}

words! {
    /// The search for a late entry or a replacement.
    pub LateEntryWords in "late-entry" {
        late_title(tournament: &str); instead_title(name: &str, tournament: &str); instead_prompt;
        which_player; late; which_place(name: &str); instead; exchange(old: &str, new: &str);
        results_too; leave; replace; plays(opponent: &str, seed: u32); nobody; another(name: &str);
        registers(name: &str); worth_again; reopen(until: u32, place: &str);
        worth[AskedBye: Zero, Half];
        missed(name: &str, rounds: u32); players(players: usize);
    }
}

words! {
    /// The words that lists have in common.
    pub ListWords in "lists" {
        search; nothing; gone; field_changed(field: &str, value: &str); one_list;
        hidden(above: usize, below: usize);
    }
}

words! {
    /// The words of several machines at one club.
    pub MachinesWords in "machines" {
        title; alone; joinable(address: &str); machine(name: &str, rights: &str);
        code_of(name: &str); open_network; open_here; close; open_pages; close_pages; show_code;
        choose_wall; wall; wall_follows; new_code(role: &str); revoke(name: &str);
        joined(host: &str, rights: &str); hosting(machines: usize); is_here(name: &str); quit;
        quit_loses(names: &str); quit_yes; answers; done; dismiss;
        stale(host: &str, since: &str, waiting: &str); waiting(count: usize);
        refused_now(what: &str, why: &str);
    }
}

words! {
    /// The words of the list of players.
    pub PlayersWords in "players" {
        empty; none(typed: &str); number; name; reading; club; rating;
        title(count: usize); narrowed(shown: usize, count: usize);
    }
}

words! {
    /// The questions what to print, and on which paper.
    pub PrintWords in "print" {
        lead; letter; page; pdf; way(paper: &str, format: &str); nothing;
        titled(kind: &str, of: Option<&str>); what(of: &str);
    }
}

impl PrintWords {
    /// The kind of sheet, and its tournament or list; `of` is empty where it has neither.
    pub fn title(self, kind: &str, of: &str) -> String {
        self.titled(kind, (!of.is_empty()).then_some(of))
    }
}

words! {
    /// The words of the entry of a match that no draw made.
    pub RecordMatchWords in "record-match" {
        title(tournament: &str); first; second(first: &str); nobody; players(a: &str, b: &str);
        score; hint; no_games; records; last_field;
    }
}

words! {
    /// The words for such results at the desk.
    pub ReportWords in "report" {
        none; another; drops; later; disputed; somebody; by(who: &str); waits; differ;
        whose(no: MatchNo, event: &str);
        by_phone; waiting(results: usize);
    }
}

impl ReportWords {
    /// The title, with the place of the match among those that wait.
    pub fn title(self, place: usize, of: usize) -> String {
        let title = self.by_phone();
        if of > 1 { format!("{title} ({place}/{of})") } else { title.to_owned() }
    }
}
