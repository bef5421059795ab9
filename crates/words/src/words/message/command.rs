//! The command line's own messages and notices, and faults of a command line.
//!
//! Texts of `banzuke doctor`. Values that are the same in every language, such as numbers and names of terminals,
//! arrive as text.

use crate::domain::prize::MoneyFault;
use crate::settings::Kind;
use crate::words::prelude::*;

words! {
    pub CommandWords in "command";

    fn unreadable(say; path: &Path, error: &io::Error) -> Message match NotOpened::of(error) {
        Some(why) => { say.not_opened(path, why) }; None => cannot_read(path, error);
    }

    fn not_opened(say; path: &Path, why: NotOpened) -> Message match why {
        NotOpened::Club => club(path); NotOpened::Folder => folder(path); NotOpened::Special => special(path);
        NotOpened::Dangling(to) => dangling(path, to);
    }

    fn unwritable(say; path: &Path, error: &io::Error) -> Message match (NotOpened::of(error), StoreError::of_disk(error)) {
        _ if NoWorkbooks::is(error) => no_workbooks; (Some(why), _) => { say.not_opened(path, why) };
        (None, None) => cannot_write(path, why = error);
        (None, Some(known)) => { StoreWords::speaking(say.voice).fault(&known).after(|why| say.cannot_write(path, why).what) };
    }

    fn oversized(say; path: &Path, of: Oversized) -> Message match of {
        Oversized::Line { line, most } => long_line(line, path, mb = most / MB);
        Oversized::Whole { most } => large_file(path, mb = most / MB);
    }

    fn not_read(say; path: &Path, why: &NotRead) -> Message match why {
        NotRead::Io(error) => { say.unreadable(path, error) };
        NotRead::Oversized(of) => { say.oversized(path, *of) };
    }

    fn other_ending(say; path: &Path, endings: &[&str]) -> Message = name_promises_another(
        path, endings = endings.iter().map(|it| format!(".{it}")).collect::<Vec<_>>().join(say.between_endings()));

    fn option(say; option: &str, with: &[&str]) -> Message = goes_only_with(
        option, with = JoinWords::speaking(say.voice).either(with));

    fn site_written(say; path: &Path, [pages, written, removed]: [usize; 3]) = pages_written(
        path, pages, written, removed);
    fn namesake(say, club; name: &str, found: &[PlayerId]) -> Message = registered_as(name, players = found);
    fn unknown_column(say; name: &str, known: &[String]) -> Message = no_such_column(
        name, known = known.join(", "));
    fn no_format(say; path: &Path, known: &[&str]) -> Message = no_format_called(
        path = path.display(), known = known.join(", "));
    fn not_a_side(say, club; player_id: PlayerId, no: MatchNo, id: TournamentId) -> Message = does_not_play(
        player_id, no, tournament = id);

    pub DoctorWords in "doctor" {
        section[Section];
        answer[Answer];
        label[Fact];
        trouble[Trouble];
    }

    fn fact(say; fact: Fact, value: &str) = line(label = say.label(fact), value);

    pub SettingsWords in "settings-files";

    fn value(say; kind: Kind) match kind {
        Kind::OneOf(names) => { names.first().map(|it| format!("\"{it}\"")).unwrap_or_default() };
        Kind::Name => { "\"main\"".to_owned() }; Kind::Path => { "\"games.csv\"".to_owned() }; Kind::Switch => switch;
        Kind::Number { least, .. } => { (least + 1).to_string() };
    }

    fn near(say; near: &[String], otherwise: String) match near {
        [] => { otherwise }; near => meant(near = near.join(say.or()));
    }

    fn origin(say: Origin) {
        Default; File; Environment(name) => { (*name).to_owned() }; Option(name) => { (*name).to_owned() };
    }

    fn wrong(say: Wrong) -> Message {
        Unreadable(why); Unwritable(why); Exists; Syntax(why);
        UnknownSetting { name, near } => no_setting(name)
            + { say.near(near, say.one_of(Setting::ALL.iter().map(|it| it.name()).collect::<Vec<_>>())) };
        UnknownValue { setting, value, choices } => no_value(setting = setting.name(), value) + one_of(names = choices);
        WrongKind(setting) => wrong_kind(setting = setting.name()) + out_of_range(example = say.example(*setting));
        OutOfRange { setting, least, most } =>
            beyond(setting = setting.name(), least, most) + out_of_range(example = say.example(*setting));
        UnknownHook { name, near } => no_hook(name) + { say.near(near, say.one_of(Hook::NAMES)) };
        NoCommandLine(hook) => no_command_line(hook = <&str>::from(hook)); NoProgram(command);
        UnknownFact { command, fact, facts } => no_fact(
            command, fact = format!("{{{fact}}}"),
            facts = facts.iter().map(|fact| format!("{{{fact}}}")).collect::<Vec<_>>());
        OwnKeyTaken { command, key, by };
        UnknownTheme { name, themes, file } => no_theme(name) + unknown_theme(
            themes = themes.iter().map(|name| say.theme(name)).collect::<Vec<_>>(), file);
        UnknownScope { name, near } => no_scope(name) + { say.near(near, say.unknown_command().to_owned()) };
        UnknownCommand { name, near } => no_command(name) + { say.near(near, say.unknown_command().to_owned()) };
        UnknownKey { name, near } => no_key(name) + { say.near(near, say.unknown_key().to_owned()) };
        Misplaced { command, scope, scopes } => misplaced(
            command, scope,
            scopes = scopes.iter().map(|it| format!("[{it}]")).collect::<Vec<_>>().join(say.or()));
        KeyTwice { key, first }; KeyTaken { key, scope, by }; OutOfReach { command, usual };
    }

    pub UsageWords in "usage-faults";

    fn form(say: Form) {
        Day => written(like = "2026-11-21"); Time => written(like = "\"2026-11-21 14:00\"");
        Begin => written(like = "14:00"); Until => written(like = say.until());
        Category => written(like = say.category()); DayOfYear => written(like = "04-01");
        RoundDays => written(like = "\"1-4: 2026-12-03; 5-8: 2026-12-10\"");
        Prizes => written(like = say.prizes()); Fees => written(like = say.fees());
        Amount => written(like = "500"); Birth => written(like = say.birth());
        External => written(like = "FIDE:1503014"); Race; Group => written(like = say.group());
        Start => written(like = "0-4"); RoundLength => round_length(most = Length::MOST);
        Score => score(most = Score::MOST); Advance => written(like = say.advance());
        Bands => written(like = say.bands()); MatchPoints => written(like = say.match_points());
        CardGame => written(like = say.card_game()); Limit => written(like = say.limit());
        Program => written(like = say.program()); Share; KStep => written(like = say.kstep());
        Damping => written(like = say.damping()); Column => written(like = say.column());
        Established => written(like = "games=20,half-width=150,months=12");
    }

    fn mended(say: ValueFault) {
        Number; Whole; Within(least, most); Above(least, most); Written(form) => { say.form(form) };
        NoRound(name); NoTieBreak(name); NotTied(other); Slides; Url; Semicolon;
        Money(MoneyFault::Form, form) => { say.form(form) }; Money(fault, _) => { say.money(*fault) };
    }

    fn money(say: MoneyFault) {
        Comma; TwoCurrencies; TwoAmounts; TwoThings; Form => { say.form(Form::Amount) };
    }
}

impl CommandWords {
    pub fn journal_line(self, path: &Path, line: usize, fault: &EntryFault) -> Message {
        let fault = FaultWords::speaking(self.voice).entry(fault);
        fault.after(|what| self.journal_line_text(path, line, what))
    }

    pub fn may_be_known(self, name: &str, owners: &[Owner], club: &Club) -> Message {
        let likeness = self.voice.words().message.likeness;
        Message::new(likeness.may_be(name, owners, club), self.use_that_registration())
    }
}

/// A part of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Section {
    Program,
    Terminal,
    Club,
    Log,
    Settings,
}

/// A line of the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Fact {
    Version, Schema, Sqlite, System, Locale, Variables, Streams, Size, Colours, Characters,
    AmbiguousWidth, Place, Length, Access, FileSchema, Entries, Order, WriteAhead, Backups, Answers,
    Unsent, FileSystem, FreeSpace, Warning, SettingsFile, KeysFile, Themes,
}

/// An answer that has words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Answer {
    Yes, No, None, Unknown, Sound, Unsound, OwnerOnly, Others,
}

/// Something that is not as it should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Trouble {
    Empty, Folder, NotOurs, Newer, Unreachable, Damaged, LittleSpace, Settings, OthersRead,
    ReadOnly, Shared, Small, NotUtf8, NoLog, NoAnswer,
}

impl Trouble {
    pub const fn is_wrong(self) -> bool {
        use Trouble::{NoAnswer, NoLog, NotUtf8, OthersRead, ReadOnly, Shared, Small};
        !matches!(self, OthersRead | ReadOnly | Shared | Small | NotUtf8 | NoLog | NoAnswer)
    }
}

impl SettingsWords {
    pub fn fault(self, fault: &FileFault) -> Message {
        let line = fault.line.map(|line| format!(":{line}")).unwrap_or_default();
        self.wrong(&fault.wrong).after(|what| format!("{}{line}: {what}", fault.place))
    }

    pub fn kept(self, path: &Path, there: bool) -> String {
        let yet = if there { "" } else { self.yet() };
        format!("{}{yet}", path.display())
    }

    fn example(self, setting: Setting) -> String {
        format!("{} = {}", setting.name(), self.value(setting.kind()))
    }
}

/// The fault of a value.
#[derive(Clone, Debug, PartialEq)]
pub enum ValueFault {
    Number,
    /// It is no whole number, or none that can be counted to.
    Whole,
    Within(f64, f64),
    /// It is not above the first, or beyond the second.
    Above(f64, f64),
    /// It is written otherwise than it should be.
    Written(Form),
    /// It has amounts, and is no line of this form for a known reason.
    Money(MoneyFault, Form),
    NoRound(String),
    NoTieBreak(String),
    /// Something other than `tied` follows a tie-break.
    NotTied(String),
    /// It holds a semicolon, which parts aliases.
    Semicolon,
    /// It is no address of a web site.
    Url,
    /// It names a part that the public display does not have.
    Slides,
}

/// How values are written that are neither numbers nor names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[rustfmt::skip]
pub enum Form {
    Day, Time, Begin, Until, Category, DayOfYear, RoundDays, Prizes, Fees, Amount, Birth, External,
    Race, Group, Start, RoundLength, Score, Advance, Program, MatchPoints, Bands, CardGame, Limit,
    Share, KStep, Damping, Established, Column,
}

/// Only for parsers that need it. Messages for people are made from the fault in their language.
impl std::fmt::Display for ValueFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for ValueFault {}

impl UsageWords {
    pub fn close(self, names: &[String]) -> String {
        if names.is_empty() { String::new() } else { self.did_you_mean(names.join(self.or())) }
    }

    /// How the command is typed, and where more is said of it.
    pub fn typed(self, usage: &str, command: &str) -> [String; 2] {
        [self.usage(usage), self.see_help(command)]
    }
}
