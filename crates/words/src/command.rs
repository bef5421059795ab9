//! The registry: everything an operator can do with a key, once.
//!
//! Keys, footer, `?` help and `:` palette are all derived from [`COMMANDS`]; the words are in
//! `commands.ftl` of each language, the default keys in `assets/keys.toml`.
//!
//! A test finds a new command without its words in both languages or the reading of its Japanese title; a trial in
//! `tests/tui/commands.rs` presses it. Where a general command does something closer in one place, the layer says which
//! `FooterLabel` the footer shows.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::desk::Role;
pub use crate::words::screen::FooterLabel;

/// Where a command is live. A layer lists its scopes, the most specific first; the first binding of a key wins.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[rustfmt::skip]
pub enum Scope {
    /// In every layer, overlays included.
    Everywhere,
    /// On every screen, not in overlays.
    Global,
    /// On the first screen of the stack only.
    Top,
    /// On screens that lie over another one.
    Above,
    /// On the screens from which one may go anywhere: not in forms.
    Main,
    /// Where a list has a selection.
    List,
    Match, Form, Overlay,
    /// A table that lies over a screen and is only read.
    Table,
    Confirm, Wizard, Plan,
    /// A list of the wizard in which nothing is opened.
    Pick,
    /// A list of people that is being put together or arranged.
    Roster,
    Pasted, Comparison, Enter, LateEntry, Found, Home, Players, Player, Tournament, Score, Pod,
    Floor, Ranking, Curves, Records, Replay, RecordFit, Journal, Likely, Duplicates, Mergers,
    Work, Searching, Path, Import,
    /// A field over a list that is being typed into.
    Field,
    /// A list that shows only a part, or an earlier day.
    Narrowed,
    Display, Settings, Boards, Cards, Prizes, Fees, Help,
}

impl Scope {
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The name in `keys.toml`.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether it is much the same in every layer, or the whole of an interface of its own.
    pub const fn is_general(self) -> bool {
        use Scope::{Above, Display, Everywhere, Global, List, Main, Overlay, Top};
        matches!(self, Everywhere | Global | Top | Above | Main | List | Overlay | Display)
    }

    pub fn named(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

#[derive(Debug, PartialEq, Eq)]
pub struct Command {
    pub id: CommandId,
    /// The kebab-case name in `keys.toml`.
    pub name: &'static str,
    /// The scopes in which it is live.
    pub scopes: &'static [Scope],
    /// Its place in the footer, the lowest first and the last to be dropped; `None` keeps it out.
    pub footer: Option<u8>,
    /// The least role with which a joined machine is offered it; without one it looks, or is judged by what is entered.
    pub role: Option<Role>,
}

/// A command of the operator's own: `[commands]` in the settings.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own {
    pub place: usize,
    pub name: String,
    pub run: String,
}

impl Command {
    /// The line of a command of the operator's own; it lasts as long as the program.
    pub fn own(own: Own, scopes: &'static [Scope]) -> &'static Self {
        let own: &'static Own = Box::leak(Box::new(own));
        let (id, name) = (CommandId::Own(own), own.name.as_str());
        Box::leak(Box::new(Self { id, name, scopes, footer: None, role: None }))
    }
}

/// Writes the enum and the table in its order from one list, so that they cannot differ.
macro_rules! commands {
    ($($id:ident $name:literal [$($scope:ident),+] $($footer:literal)? $($role:ident)?;)+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum CommandId {
            $($id,)+
            /// A command of the operator's own.
            Own(&'static Own),
        }

        pub static COMMANDS: &[Command] = &[
            $(Command {
                id: CommandId::$id,
                name: $name,
                scopes: &[$(Scope::$scope),+],
                footer: { let footer: &[u8] = &[$($footer)?]; footer.first().copied() },
                role: { let role: &[Role] = &[$(Role::$role)?]; role.first().copied() },
            },)+
        ];

        /// The texts of each command, in their order: title, hint, doc, reading, other words.
        pub const TEXTS: &[(&str, &[&str])] = &[
            $(($name, &[]), (concat!($name, ".hint"), &[]), (concat!($name, ".doc"), &[]),
                (concat!($name, ".reading"), &[]), (concat!($name, ".also"), &[]),)+
        ];
    };
}

commands! {
    Open "open" [List, Confirm] 1; Up "up" [List, Cards]; Down "down" [List, Cards];
    PageUp "page-up" [List]; PageDown "page-down" [List]; First "first" [List, Cards, Replay];
    Last "last" [List, Cards, Replay];
    Left "left" [Floor, Tournament, Score, Pod, Cards, Plan, Form, Confirm, Player, Ranking, Replay, Settings, Comparison];
    Right "right" [Floor, Tournament, Score, Pod, Cards, Plan, Form, Confirm, Player, Ranking, Replay, Settings, Comparison];
    NextTab "next-tab" [Home, Floor, Tournament, Enter, Boards, RecordFit, Confirm] 6;
    PreviousTab "previous-tab" [Home, Floor, Tournament, Enter, Boards, RecordFit, Confirm];
    RecordResult "record-result" [Home, Floor, Tournament, Score] 2;
    Add "add" [Home, Players, Tournament, Ranking] 3 Desk; Edit "edit" [Players, Player, Prizes, Fees] 4;
    Search "search" [Players, Ranking, Journal, Help] 5; Submit "submit" [Form, Score, Pod] 1;
    NextField "next-field" [Form, Wizard, Plan, Score] 2;
    PreviousField "previous-field" [Form, Wizard, Plan, Score]; Accept "accept" [Confirm] 2;
    Decline "decline" [Confirm] 3; Undo "undo" [Main, Everywhere] 8 Desk; Redo "redo" [Everywhere] Desk;
    GoHome "go-home" [Main] 10; GoPlayers "go-players" [Main] 21; GoRanking "go-ranking" [Main] 22;
    GoJournal "go-journal" [Main] 23; GoFloor "go-floor" [Main] 11;
    GoDuplicates "go-duplicates" [Main] 32; GoSettings "go-settings" [Main] 33;
    Find "find" [Main] 9; CheckIn "check-in" [Main] 16 Desk;
    MarkHere "mark-here" [Tournament, Enter, Found] 4 Desk; MarkAway "mark-away" [Tournament, Enter] Desk;
    EnterResults "enter-results" [Main] 13; ShowBracket "show-bracket" [Main] 15;
    AnswerReport "answer-report" [Main] 1 Desk; CorrectLast "correct-last" [Main] 14 Desk;
    TakeFirst "take-first" [Likely] 2; TakeSecond "take-second" [Likely];
    TakeThird "take-third" [Likely]; Different "different" [Likely, Duplicates, Mergers] 3;
    KeepLeft "keep-left" [Duplicates, Mergers] 2; KeepRight "keep-right" [Duplicates, Mergers] 2;
    DecideLater "decide-later" [Duplicates] 4; SkipPair "skip-pair" [Duplicates, Mergers] 4;
    FilterPairs "filter-pairs" [Duplicates] 6; ShowMergers "show-mergers" [Duplicates] 5;
    KeepAllLeft "keep-all-left" [Mergers] 5; RecordMergers "record-mergers" [Mergers] 1;
    MergeWith "merge-with" [Player] 5 Chief; Unmerge "unmerge" [Player] 6 Chief;
    CallNext "call-next" [Home, Floor, Main] 2 Desk; CallMatch "call-match" [Match] Desk;
    CallAgain "call-again" [Floor] 3 Desk; BeginMatch "begin-match" [Floor] 3;
    UndoCall "undo-call" [Match] 18 Desk; PostponeMatch "postpone-match" [Match] 18 Desk;
    SetMatchDay "set-match-day" [Match] Desk; SetTables "set-tables" [Floor] 6 Chief;
    SetBreak "set-break" [Main] Desk; Walkover "walkover" [Score] 3; Retire "retire" [Score] 4;
    Disqualify "disqualify" [Score] 5; TieSeats "tie-seats" [Pod] 2;
    EnterHands "enter-hands" [Pod] 3; Erase "erase" [Score, Pod, Plan]; Finish "finish" [Wizard] 4;
    NextStep "next-step" [Wizard] 3; PreviousStep "previous-step" [Wizard] 5;
    LoadList "load-list" [Wizard] 4; AddAllPlayers "add-all-players" [Wizard, Enter] 6;
    AddPreviousEntrants "add-previous-entrants" [Wizard, Enter] 6;
    AddAsNew "add-as-new" [Wizard, Enter, LateEntry];
    Start "start" [Home, Enter, Boards, Tournament] 3 Chief;
    Remove "remove" [Enter, Boards, Roster, Pasted, Tournament] 3;
    MoveUp "move-up" [Enter, Roster, Tournament] 5;
    MoveDown "move-down" [Enter, Roster, Tournament] 5; Withdraw "withdraw" [Player, Tournament] 6 Desk;
    ReturnEntrant "return-entrant" [Tournament] Desk; ExchangePlaces "exchange-places" [Tournament] Chief;
    ReplaceEntrant "replace-entrant" [Match] Chief; SetAbsence "set-absence" [Tournament] Desk;
    ExplainPairing "explain-pairing" [Tournament]; PairAgain "pair-again" [Tournament] Chief;
    PairByHand "pair-by-hand" [Tournament] Chief; NextStage "next-stage" [Tournament] 7 Chief;
    PreviousStage "previous-stage" [Tournament]; PlayOff "play-off" [Tournament] Chief;
    CloseTournament "close-tournament" [Home, Tournament] 5 Chief; OnlyReady "only-ready" [Tournament] 5;
    Zoom "zoom" [Tournament] 5; AsOf "as-of" [Ranking] 6; Mark "mark" [Ranking] 2;
    ShowCurves "show-curves" [Ranking, Player] 5; SwitchModel "switch-model" [Ranking, Curves] 7;
    SwitchOrder "switch-order" [Ranking] 8;
    Export "export" [Floor, Players, Player, Ranking, Tournament, Prizes, Fees] 4;
    Print "print" [Home, Players, Ranking, Tournament, Prizes];
    ShowPrizes "show-prizes" [Tournament] 19; ShowFees "show-fees" [Tournament, Enter] 19 Desk;
    MarkPaid "mark-paid" [Tournament, Enter, Fees] 5 Desk; RefreshRatings "refresh-ratings" [Ranking] Chief;
    SetCategories "set-categories" [Players, Ranking, Prizes, Fees] Chief;
    NextCategory "next-category" [Tournament, Ranking]; EditList "edit-list" [Ranking] 17 Chief;
    ShowCalibration "show-calibration" [Ranking] 17; ShowSpread "show-spread" [Ranking] 18;
    ShowLuck "show-luck" [Ranking, Tournament, Player];
    ShowExperiments "show-experiments" [Ranking]; ShowSince "show-since" [Ranking];
    ShowUncorrected "show-uncorrected" [Ranking]; AdjustRating "adjust-rating" [Player, Records] 5 Chief;
    ShiftRatings "shift-ratings" [Ranking] 19 Chief; Versus "versus" [Player] 3;
    ShowEvents "show-events" [Player] 6; ShowMatchDays "show-match-days" [Player] 6;
    ShowRecords "show-records" [Player] 6; ShowRecordFit "show-record-fit" [Ranking, Records] 18;
    NextMistake "next-mistake" [Replay] 2; ShowOdds "show-odds" [Tournament] 17;
    SetLimits "set-limits" [Tournament] Chief; DeleteTournament "delete-tournament" [Tournament] Chief;
    HandIn "hand-in" [Tournament] Desk; ReceiveEvents "receive-events" [Home] Chief;
    EnterGames "enter-games" [Score] 8; Import "import" [Home, Players] 16 Chief;
    ReadList "read-list" [Path] 1; CompletePath "complete-path" [Path] 2;
    ConfirmImport "confirm-import" [Import] 1; SamePerson "same-person" [Import] 2 Chief;
    NewPerson "new-person" [Import] 3; SkipRow "skip-row" [Import] 4; AllSame "all-same" [Import] 4;
    AllNew "all-new" [Import] 5; ReadOtherwise "read-otherwise" [Import] 6;
    ReadAgain "read-again" [Import] 6; OtherFile "other-file" [Import] 6;
    StopWork "stop-work" [Work] 1; StopSearch "stop-search" [Searching] 1;
    SearchAgain "search-again" [Duplicates] 9; UndoEntry "undo-entry" [Journal] 6 Desk;
    RestoreBackup "restore-backup" [Journal] 7; LeaveField "leave-field" [Field] 8;
    ShowAll "show-all" [Narrowed] 8; CompareFormats "compare-formats" [Plan] 5;
    NextPriority "next-priority" [Comparison] 2; Proceed "proceed" [Plan, Pick] 1;
    ShowDisplay "show-display" [Main]; MakeBackup "make-backup" [Main];
    ShowMachines "show-machines" [Main]; PlayDaihinmin "play-daihinmin" [Main];
    PlayCards "play-cards" [Cards] 1; ToggleCard "toggle-card" [Cards] 2;
    PassTurn "pass-turn" [Cards] 3; ShowHint "show-hint" [Cards] 4;
    NextAdviser "next-adviser" [Cards] 5; RecordGames "record-games" [Cards] 6;
    Pause "pause" [Display] 1; NextPage "next-page" [Display] 2;
    PreviousPage "previous-page" [Display]; Slower "slower" [Display] 3; Faster "faster" [Display];
    OpenPalette "open-palette" [Global, Table] 30;
    SwitchLanguage "switch-language" [Global, Display]; Back "back" [Above, Overlay, Confirm] 7;
    Suspend "suspend" [Everywhere]; Redraw "redraw" [Everywhere];
    Quit "quit" [Everywhere, Top, Display] 31; Help "help" [Everywhere] 0;
}

impl CommandId {
    /// The registry's line for this command; none of the operator's own has one.
    pub fn command(self) -> Option<&'static Command> {
        Some(&COMMANDS[self.place()?])
    }

    pub fn place(self) -> Option<usize> {
        COMMANDS.binary_search_by_key(&self, |command| command.id).ok()
    }

    /// The name in `keys.toml`; one of the operator's own is called as in the settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Own(own) => &own.name,
            _ => self.command().map_or("", |command| command.name),
        }
    }

    /// Whether it only moves about in what is shown.
    pub const fn moves_selection(self) -> bool {
        use CommandId::{Down, First, Last, Left, PageDown, PageUp, Right, Up};
        matches!(self, Up | Down | PageUp | PageDown | First | Last | Left | Right)
    }

    pub fn named(name: &str) -> Option<Self> {
        COMMANDS.iter().find(|command| command.name == name).map(|command| command.id)
    }
}

impl FooterLabel {
    /// The label of a command in a scope, if it has one.
    pub const fn of(command: CommandId, scope: Scope) -> Option<Self> {
        match (command, scope) {
            (CommandId::Open, Scope::Confirm) => Some(Self::Choose),
            (CommandId::Add, Scope::Home) => Some(Self::NewTournament),
            (CommandId::CallNext, Scope::Home) => Some(Self::Call),
            (CommandId::Add, Scope::Ranking) => Some(Self::NewList),
            (CommandId::Add, Scope::Players) => Some(Self::NewPlayer),
            (CommandId::Add, Scope::Tournament) => Some(Self::NewEntrant),
            (CommandId::NextTab, Scope::Tournament) => Some(Self::NextTab),
            _ => None,
        }
    }
}
