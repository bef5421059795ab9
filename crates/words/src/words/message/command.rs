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
        Some(why) => { say.not_opened(path, why) }; None => cannot_read;
    }

    fn not_opened(say; path: &Path, why: NotOpened) -> Message match why {
        NotOpened::Club => club; NotOpened::Folder => folder; NotOpened::Special => special;
        NotOpened::Dangling(to) => dangling;
    }

    fn unwritable(say; path: &Path, error: &io::Error) -> Message match (NotOpened::of(error), StoreError::of_disk(error)) {
        _ if NoWorkbooks::is(error) => no_workbooks; (Some(why), _) => { say.not_opened(path, why) };
        (None, None) => cannot_write(why = error);
        (None, Some(known)) => { StoreWords::speaking(say.voice).fault(&known).after(|why| say.cannot_write(path, why).what) };
    }

    fn oversized(say; path: &Path, of: Oversized) -> Message match of {
        Oversized::Line { line, most } => long_line(mb = most / MB);
        Oversized::Whole { most } => large_file(mb = most / MB);
    }

    fn not_read(say; path: &Path, why: &NotRead) -> Message match why {
        NotRead::Io(error) => { say.unreadable(path, error) };
        NotRead::Oversized(of) => { say.oversized(path, *of) };
    }

    fn other_ending(say; path: &Path, endings: &[&str]) -> Message = name_promises_another(
        endings = endings.iter().map(|it| format!(".{it}")).collect::<Vec<_>>().join(say.between_endings()));

    fn option(say; option: &str, with: &[&str]) -> Message = goes_only_with(
        with = JoinWords::speaking(say.voice).either(with));

    fn site_written(say; path: &Path, [pages, written, removed]: [usize; 3]) = pages_written;
    fn namesake(say, club; name: &str, found: &[PlayerId]) -> Message = registered_as(players = found);
    fn unknown_column(say; name: &str, known: &[String]) -> Message = no_such_column(known = known.join(", "));
    fn no_format(say; path: &Path, known: &[&str]) -> Message = no_format_called(
        path = path.display(), known = known.join(", "));
    fn not_a_side(say, club; player_id: PlayerId, no: MatchNo, id: TournamentId) -> Message = does_not_play(
        tournament = id);

    pub DoctorWords in "doctor" {
        section[pub Section];
        answer[pub Answer];
        label[pub Fact];
        trouble[pub Trouble];
    }

    fn fact(say; fact: Fact, value: &str) = line(label = say.label(fact));

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
        UnknownSetting { name, near } => no_setting
            + { say.near(near, say.one_of(Setting::ALL.iter().map(|it| it.name()).collect::<Vec<_>>())) };
        UnknownValue { setting, value, choices } => no_value(setting = setting.name()) + one_of(names = choices);
        WrongKind(setting) => wrong_kind(setting = setting.name()) + out_of_range(example = say.example(*setting));
        OutOfRange { setting, least, most } => beyond(setting = setting.name())
            + out_of_range(example = say.example(*setting));
        UnknownHook { name, near } => no_hook + { say.near(near, say.one_of(Hook::NAMES)) };
        NoCommandLine(hook) => no_command_line(hook = <&str>::from(hook)); NoProgram(command);
        UnknownFact { command, fact, facts } => no_fact(
            fact = format!("{{{fact}}}"),
            facts = facts.iter().map(|fact| format!("{{{fact}}}")).collect::<Vec<_>>());
        OwnKeyTaken { command, key, by };
        UnknownTheme { name, themes, file } => no_theme
            + unknown_theme(themes = themes.iter().map(|name| say.theme(name)).collect::<Vec<_>>());
        UnknownScope { name, near } => no_scope + { say.near(near, say.unknown_command().to_owned()) };
        UnknownCommand { name, near } => no_command + { say.near(near, say.unknown_command().to_owned()) };
        UnknownKey { name, near } => no_key + { say.near(near, say.unknown_key().to_owned()) };
        Misplaced { command, scope, scopes } => misplaced(
            scopes = scopes.iter().map(|it| format!("[{it}]")).collect::<Vec<_>>().join(say.or()));
        KeyTwice { key, first }; KeyTaken { key, scope, by }; OutOfReach { command, usual };
    }

    pub UsageWords in "usage-faults" {
        form[pub Form];
    }

    fn mended(say: ValueFault) {
        Number; Whole; Within(least, most); Above(least, most);
        RoundLength => round_length(most = Length::MOST); Score => score(most = Score::MOST);
        Written(form) => { say.form(form).to_owned() };
        NoRound(name); NoTieBreak(name); NotTied(other); Slides; Url; Semicolon;
        Money(MoneyFault::Form, form) => { say.form(form).to_owned() }; Money(fault, _) => { say.money(fault) };
    }

    fn money(say: MoneyFault) {
        Comma; TwoCurrencies; TwoAmounts; TwoThings; SecondList; NoAmount(text); Form => { say.form(Form::Amount).to_owned() };
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
    RoundLength,
    Score,
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
