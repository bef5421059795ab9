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

use std::io;
use std::path::Path;

use crate::domain::swiss::AskedBye;
use crate::export::Format;
use crate::system_fault::SystemFault;
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
        program; here; disabled(title: &str, reason: &str); input_failed(reason: &SystemFault);
        too_long_to_paste(letters); done(entry: &str); undoable(done: &str, key: &str);
        undone(entry: &str); redoable(undone: &str, key: &str); redone(entry: &str);
        needs(columns, rows, now_columns, now_rows);
    }
    pub ConfirmWords in "confirm" {
        title; cancel; unchanged; leave; leave_loses; leave_yes; no_way(typed: &str);
    }
    pub PaletteWords in "palette" {
        title; prompt; none; line(part: &str, title: &str); elsewhere; pick(title: &str, key: &str);
        site.also; certificate.also;
    }
    pub HelpWords in "keys" { title; more(lines); general; search; display(place: &str); none; }
    pub AbsenceWords in "absence" {
        title; question(name: &str, round); stays; absent(rounds: &str, worth: &str);
        present(rounds: &str);
    }
    pub AnywhereWords in "anywhere" {
        no_result; nothing_drawn; nothing_played; nothing_open; tie_waits(tournament: &str);
        which_bracket; which_entry; answer_first; not_recorded(why: &str);
        key_is(key: &str, title: &str, other: &str); key_is_of(key: &str, title: &str, part: &str);
        takes_back(key: &str, entry: &str); no_player_selected; no_tournament_selected;
        own_begun(name: &str); own_failed(name: &str, why: &str); own_silent(name: &str);
    }
    pub BackupWords in "backups" {
        title; choose; kept; question(time: &str); restore; copy; failed(why: &str);
        unsound(backups); backup(time: &str, entries, kilobytes); lost(entries); gained(entries);
        none(folder: &Path); restored(time: &str, entries, kept: Option<&str>);
    }
    pub BoardsWords in "boards" {
        title(name: &str, round); players(left); boards(by_hand, all); bye; absent; nobody; how;
        against(name: &str); no_bye; by_rules; same(round); again(round, tournament: &str);
        again_yes; absent_again(round, worth: &str); present_again(round); odd(what: &str);
    }
    pub EnterWords in "enter" {
        title(tournament: &str); prompt; entrants(count, seeding: &str); nobody; no_players; all_in;
        all_in_at_the_door; all_in_and_pay; entered; anew; register; several; alike; goes_on;
        enters(key: &str, name: &str); is_in(name: &str); is_in_and_comes(name: &str);
        notes_here(key: &str, name: &str); is_here(name: &str); registers(key: &str, name: &str); read_how;
        lists(key: &str, name: &str); looks(key: &str, name: &str, like: &str); dropped(name: &str);
        not_found(missing, all); crowd_yes; crowd_none; not_in_entrants; nothing_to_choose; space;
        enter; crowd(players, last: Option<&str>); crowd_outside(players);
        crowd_in(players, last: Option<&str>); crowd_too_many(players, room);
    }
    pub ExportWords in "export" {
        lead; printed; calendar; svg; png; file(name: &str); written; open; open_folder; leave;
        format[Format: Csv, Xlsx, Html, Markdown, Table, Tsv, Json]; folder(folder: &Path);
        not_opened(path: &Path, error: &io::Error); title(kind: &str, of: Option<&str>);
    }
    pub LateEntryWords in "late-entry" {
        late_title(tournament: &str); instead_title(name: &str, tournament: &str); instead_prompt;
        which_player; late; which_place(name: &str); instead; exchange(old: &str, new: &str);
        results_too; leave; replace; plays(opponent: &str, seed); nobody; another(name: &str);
        registers(name: &str); worth_again; reopen(until, place: &str); worth[AskedBye: Zero, Half];
        missed(name: &str, rounds); players(players);
    }
    pub ListWords in "lists" {
        search; nothing; gone; field_changed(field: &str, value: &str); one_list;
        hidden(above, below);
    }
    pub MachinesWords in "machines" {
        title; alone; joinable(address: &str); machine(name: &str, rights: &str);
        code_of(name: &str); open_network; open_here; close; open_pages; close_pages; show_code;
        choose_wall; wall; wall_follows; new_code(role: &str); revoke(name: &str);
        joined(host: &str, rights: &str); hosting(machines); is_here(name: &str); quit;
        quit_loses(names: &str); quit_yes; answers; done; dismiss;
        stale(host: &str, since: &str, waiting: &str); waiting(count);
        refused_now(what: &str, why: &str);
    }
    pub PlayersWords in "players" {
        empty; none(typed: &str); number; name; reading; club; rating; title(count);
        narrowed(shown, count);
    }
    pub PrintWords in "print" {
        lead; letter; page; pdf; way(paper: &str, format: &str); nothing;
        titled(kind: &str, of: Option<&str>); what(of: &str); own_template;
        template_hint(fields: &str);
    }
    pub RecordMatchWords in "record-match" {
        title(tournament: &str); first; second(first: &str); nobody; players(a: &str, b: &str);
        score; hint; no_games; records; last_field;
    }
    pub ReportWords in "report" {
        none; another; drops; later; disputed; somebody; by(who: &str); waits; differ;
        whose(no, event: &str); by_phone; waiting(results);
    }
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
