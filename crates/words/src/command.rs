//! The registry: everything an operator can do with a key, once.
//!
//! Keys, footer, `?` help and `:` palette are all derived from [`COMMANDS`]; the words are in
//! `commands.ftl` of each language, the default keys in `assets/keys.toml`.
//!
//! A test finds a new command without its words in both languages or the reading of its Japanese title; a trial in
//! `tests/tui/commands.rs` presses it. Where a general command does something closer in one place, the layer says which
//! `FooterLabel` the footer shows.

/// Where a command is live. A layer lists its scopes, the most specific first; the first binding of a key wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// Where a match is selected or open.
    Match,
    /// Where fields are filled in.
    Form,
    Overlay,
    /// A table that lies over a screen and is only read.
    Table,
    /// In the question that asks for a confirmation.
    Confirm,
    /// The wizard for a new tournament.
    Wizard,
    /// The fields of the wizard.
    Plan,
    /// A list of the wizard in which nothing is opened.
    Pick,
    /// A list of people that is being put together or arranged.
    Roster,
    /// A pasted line whose player is not decided.
    Pasted,
    /// The formats beside each other.
    Comparison,
    /// Choosing who enters a tournament.
    Enter,
    /// Choosing who enters a tournament that has started.
    LateEntry,
    /// What `/` finds.
    Found,
    Home,
    /// The list of players.
    Players,
    Player,
    Tournament,
    /// The entry of a score.
    Score,
    /// The entry of games at a table.
    Pod,
    /// Tables and the queue for them.
    Floor,
    Ranking,
    Curves,
    /// The analysed games of a player.
    Records,
    /// A game move by move.
    Replay,
    /// The fit of ratings to losses.
    RecordFit,
    Journal,
    /// The likely players for a name being typed.
    Likely,
    /// The players who may be registered twice.
    Duplicates,
    /// Certain pairs that are answered row by row.
    Mergers,
    /// Work that is waited for.
    Work,
    /// The search for players who may be registered twice.
    Searching,
    /// The path of a file.
    Path,
    /// A list that was read.
    Import,
    /// A field over a list that is being typed into.
    Field,
    /// A list that shows only a part, or an earlier day.
    Narrowed,
    Display,
    Settings,
    /// A round of a Swiss that is paired by hand.
    Boards,
    /// A table of Daihinmin.
    Cards,
    /// The prizes of a tournament.
    Prizes,
    /// The fees of a tournament.
    Fees,
    /// The list of keys.
    Help,
}

impl Scope {
    pub const ALL: [Self; 49] = [
        Self::Everywhere,
        Self::Global,
        Self::Top,
        Self::Above,
        Self::Main,
        Self::List,
        Self::Match,
        Self::Form,
        Self::Overlay,
        Self::Table,
        Self::Confirm,
        Self::Wizard,
        Self::Plan,
        Self::Pick,
        Self::Roster,
        Self::Pasted,
        Self::Comparison,
        Self::Enter,
        Self::LateEntry,
        Self::Found,
        Self::Home,
        Self::Players,
        Self::Player,
        Self::Tournament,
        Self::Score,
        Self::Pod,
        Self::Floor,
        Self::Ranking,
        Self::Curves,
        Self::Records,
        Self::Replay,
        Self::RecordFit,
        Self::Journal,
        Self::Likely,
        Self::Duplicates,
        Self::Mergers,
        Self::Work,
        Self::Searching,
        Self::Path,
        Self::Import,
        Self::Field,
        Self::Narrowed,
        Self::Display,
        Self::Settings,
        Self::Boards,
        Self::Cards,
        Self::Prizes,
        Self::Fees,
        Self::Help,
    ];

    /// The name in `keys.toml`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Everywhere => "everywhere",
            Self::Global => "global",
            Self::Top => "top",
            Self::Above => "above",
            Self::Main => "main",
            Self::List => "list",
            Self::Match => "match",
            Self::Form => "form",
            Self::Overlay => "overlay",
            Self::Table => "table",
            Self::Confirm => "confirm",
            Self::Wizard => "wizard",
            Self::Plan => "plan",
            Self::Pick => "pick",
            Self::Roster => "roster",
            Self::Pasted => "pasted",
            Self::Comparison => "comparison",
            Self::Enter => "enter",
            Self::LateEntry => "late-entry",
            Self::Found => "found",
            Self::Home => "home",
            Self::Players => "players",
            Self::Player => "player",
            Self::Tournament => "tournament",
            Self::Score => "score",
            Self::Pod => "pod",
            Self::Floor => "floor",
            Self::Ranking => "ranking",
            Self::Curves => "curves",
            Self::Records => "records",
            Self::Replay => "replay",
            Self::RecordFit => "record-fit",
            Self::Journal => "journal",
            Self::Likely => "likely",
            Self::Duplicates => "duplicates",
            Self::Mergers => "mergers",
            Self::Work => "work",
            Self::Searching => "searching",
            Self::Path => "path",
            Self::Import => "import",
            Self::Field => "field",
            Self::Narrowed => "narrowed",
            Self::Display => "display",
            Self::Settings => "settings",
            Self::Boards => "boards",
            Self::Cards => "cards",
            Self::Prizes => "prizes",
            Self::Fees => "fees",
            Self::Help => "help",
        }
    }

    /// Whether it is much the same in every layer, or the whole of an interface of its own.
    pub const fn is_general(self) -> bool {
        matches!(
            self,
            Self::Everywhere
                | Self::Global
                | Self::Top
                | Self::Above
                | Self::Main
                | Self::List
                | Self::Overlay
                | Self::Display
        )
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

/// One line of the registry.
#[derive(Debug, PartialEq, Eq)]
pub struct Command {
    pub id: CommandId,
    /// The kebab-case name in `keys.toml`.
    pub name: &'static str,
    /// The scopes in which it is live.
    pub scopes: &'static [Scope],
    /// Its place in the footer, the lowest first and the last to be dropped; `None` keeps it out.
    pub footer: Option<u8>,
}

/// A command of the operator's own: `[commands]` in the settings.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Own {
    /// Its place among them.
    pub place: usize,
    /// Its title.
    pub name: String,
    /// The program with its arguments.
    pub run: String,
}

impl Command {
    /// The line of a command of the operator's own; it lasts as long as the program.
    pub fn own(own: Own, scopes: &'static [Scope]) -> &'static Self {
        let own: &'static Own = Box::leak(Box::new(own));
        let (id, name) = (CommandId::Own(own), own.name.as_str());
        Box::leak(Box::new(Self { id, name, scopes, footer: None }))
    }
}

/// Writes the enum, and the table in the enum's order, from one list, so that they cannot differ.
macro_rules! commands {
    ($($(#[$doc:meta])* $id:ident = $name:literal in [$($scope:ident),+], footer $footer:expr;)+) => {
        /// The name of a command, for dispatch.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum CommandId {
            $($(#[$doc])* $id,)+
            /// A command of the operator's own.
            Own(&'static Own),
        }

        /// Every command there is.
        pub static COMMANDS: &[Command] = &[
            $(Command {
                id: CommandId::$id,
                name: $name,
                scopes: &[$(Scope::$scope),+],
                footer: $footer,
            },)+
        ];

        /// The texts of each command, in their order: title, hint, doc, reading, other words.
        pub const TEXTS: &[&[(&str, &[&str])]] = &[
            $(&[
                ($name, &[]),
                (concat!($name, ".hint"), &[]),
                (concat!($name, ".doc"), &[]),
                (concat!($name, ".reading"), &[]),
                (concat!($name, ".also"), &[]),
            ],)+
        ];
    };
}

commands! {
    /// Opens what is selected, or chooses it.
    Open = "open" in [List, Confirm], footer Some(1);
    /// Moves the selection up.
    Up = "up" in [List, Cards], footer None;
    /// Moves the selection down.
    Down = "down" in [List, Cards], footer None;
    /// Moves the selection up by one page.
    PageUp = "page-up" in [List], footer None;
    /// Moves the selection down by one page.
    PageDown = "page-down" in [List], footer None;
    /// Selects the first row.
    First = "first" in [List, Cards, Replay], footer None;
    /// Selects the last row.
    Last = "last" in [List, Cards, Replay], footer None;
    /// Moves left, in things that have columns.
    Left = "left" in [Floor, Tournament, Score, Pod, Cards, Plan, Form, Confirm, Player, Ranking, Replay, Settings, Comparison], footer None;
    /// Moves right, in things that have columns.
    Right = "right" in [Floor, Tournament, Score, Pod, Cards, Plan, Form, Confirm, Player, Ranking, Replay, Settings, Comparison], footer None;
    /// Shows the next tab, or the other button.
    NextTab = "next-tab" in [Home, Floor, Tournament, Enter, Boards, RecordFit, Confirm], footer Some(6);
    /// Shows the tab before.
    PreviousTab = "previous-tab" in [Home, Floor, Tournament, Enter, Boards, RecordFit, Confirm], footer None;
    /// Opens the result of the selected match; where a result is open, it only says so.
    RecordResult = "record-result" in [Home, Floor, Tournament, Score], footer Some(2);
    /// Adds one more of what the screen lists.
    Add = "add" in [Home, Players, Tournament, Ranking], footer Some(3);
    /// Changes what is shown.
    Edit = "edit" in [Players, Player, Prizes, Fees], footer Some(4);
    /// Narrows the list to what is typed.
    Search = "search" in [Players, Ranking, Journal, Help], footer Some(5);
    /// Takes what was filled in.
    Submit = "submit" in [Form, Score, Pod], footer Some(1);
    /// Goes to the next field.
    NextField = "next-field" in [Form, Wizard, Plan, Score], footer Some(2);
    /// Goes to the field before.
    PreviousField = "previous-field" in [Form, Wizard, Plan, Score], footer None;
    /// Says yes to a question.
    Accept = "accept" in [Confirm], footer Some(2);
    /// Says no to a question.
    Decline = "decline" in [Confirm], footer Some(3);
    /// Undoes the last entry of the journal.
    Undo = "undo" in [Main, Everywhere], footer Some(8);
    /// Does again what was undone last.
    Redo = "redo" in [Everywhere], footer None;
    /// Shows the home screen.
    GoHome = "go-home" in [Main], footer Some(10);
    GoPlayers = "go-players" in [Main], footer Some(21);
    GoRanking = "go-ranking" in [Main], footer Some(22);
    GoJournal = "go-journal" in [Main], footer Some(23);
    /// Shows tables and what is called next.
    GoFloor = "go-floor" in [Main], footer Some(11);
    /// Shows the players who may be registered twice.
    GoDuplicates = "go-duplicates" in [Main], footer Some(32);
    GoSettings = "go-settings" in [Main], footer Some(33);
    /// Finds players, matches, tournaments, tables and entries.
    Find = "find" in [Main], footer Some(9);
    /// Adds an entrant to the tournament that is open for entries.
    CheckIn = "check-in" in [Main], footer Some(16);
    /// Notes that an entrant has come, before the start.
    MarkHere = "mark-here" in [Tournament, Enter, Found], footer Some(4);
    /// Notes that an entrant will not come.
    MarkAway = "mark-away" in [Tournament, Enter], footer None;
    /// Opens the sheet on which many results are typed.
    EnterResults = "enter-results" in [Main], footer Some(13);
    /// Shows the bracket or the cross table of what is being played.
    ShowBracket = "show-bracket" in [Main], footer Some(15);
    /// Answers a result that was reported by phone.
    AnswerReport = "answer-report" in [Main], footer Some(1);
    /// Corrects the last result that was recorded.
    CorrectLast = "correct-last" in [Main], footer Some(14);
    /// Chooses the first likely player for the name.
    TakeFirst = "take-first" in [Likely], footer Some(2);
    /// Takes the second of them.
    TakeSecond = "take-second" in [Likely], footer None;
    /// Takes the third of them.
    TakeThird = "take-third" in [Likely], footer None;
    /// Says for good that two are not one person.
    Different = "different" in [Likely, Duplicates, Mergers], footer Some(3);
    /// Merges two players into the one on the left.
    KeepLeft = "keep-left" in [Duplicates, Mergers], footer Some(2);
    /// Merges two players into the one on the right.
    KeepRight = "keep-right" in [Duplicates, Mergers], footer Some(2);
    /// Puts a pair off until another day.
    DecideLater = "decide-later" in [Duplicates], footer Some(4);
    /// Goes on to the next pair and says nothing.
    SkipPair = "skip-pair" in [Duplicates, Mergers], footer Some(4);
    /// Shows only the certain pairs, the likely ones, or the possible ones.
    FilterPairs = "filter-pairs" in [Duplicates], footer Some(6);
    /// Lists the certain pairs, to be answered row by row.
    ShowMergers = "show-mergers" in [Duplicates], footer Some(5);
    /// Gives every pair without an answer the older number.
    KeepAllLeft = "keep-all-left" in [Mergers], footer Some(5);
    /// Records all answers as one entry.
    RecordMergers = "record-mergers" in [Mergers], footer Some(1);
    /// Finds the other registration of the player, to merge it.
    MergeWith = "merge-with" in [Player], footer Some(5);
    /// Separates a merged registration from the player.
    Unmerge = "unmerge" in [Player], footer Some(6);
    /// Calls the next match to the first free table.
    CallNext = "call-next" in [Home, Floor, Main], footer Some(2);
    /// Calls the selected match to a table of choice.
    CallMatch = "call-match" in [Match], footer None;
    /// Calls the players at a table again.
    CallAgain = "call-again" in [Floor], footer Some(3);
    /// Notes that a called match is being played.
    BeginMatch = "begin-match" in [Floor], footer Some(3);
    /// Takes a call back.
    UndoCall = "undo-call" in [Match], footer Some(18);
    /// Puts a match off, or on again.
    PostponeMatch = "postpone-match" in [Match], footer Some(18);
    /// Gives the selected match a day of its own.
    SetMatchDay = "set-match-day" in [Match], footer None;
    /// Sets up the tables of the hall.
    SetTables = "set-tables" in [Floor], footer Some(6);
    /// Has the hall pause until a time, or ends that.
    SetBreak = "set-break" in [Main], footer None;
    /// Gives a match to the side whose opponent does not play.
    Walkover = "walkover" in [Score], footer Some(3);
    /// Ends a match early: a player retired.
    Retire = "retire" in [Score], footer Some(4);
    /// Ends a match early: a player is disqualified.
    Disqualify = "disqualify" in [Score], footer Some(5);
    /// Joins two seats that finished level.
    TieSeats = "tie-seats" in [Pod], footer Some(2);
    /// Enters the hands of a game of a pod.
    EnterHands = "enter-hands" in [Pod], footer Some(3);
    /// Takes the last digit back.
    Erase = "erase" in [Score, Pod, Plan], footer None;
    /// Creates the tournament as it is planned, from any step; entries stay open.
    Finish = "finish" in [Wizard], footer Some(4);
    /// Goes to the next step.
    NextStep = "next-step" in [Wizard], footer Some(3);
    /// Goes to the step before; from the first one, leaves.
    PreviousStep = "previous-step" in [Wizard], footer Some(5);
    /// Reads a list of entrants from a file.
    LoadList = "load-list" in [Wizard], footer Some(4);
    /// Adds all registered players not yet entered.
    AddAllPlayers = "add-all-players" in [Wizard, Enter], footer Some(6);
    /// Adds the entrants of the previous tournament not yet entered.
    AddPreviousEntrants = "add-previous-entrants" in [Wizard, Enter], footer Some(6);
    /// Adds the name typed as a new player, likely players or not.
    AddAsNew = "add-as-new" in [Wizard, Enter, LateEntry], footer None;
    /// Draws a tournament, so that it can be played.
    Start = "start" in [Home, Enter, Boards, Tournament], footer Some(3);
    /// Takes out what is selected.
    Remove = "remove" in [Enter, Boards, Roster, Pasted, Tournament], footer Some(3);
    /// Moves what is selected up by one place.
    MoveUp = "move-up" in [Enter, Roster, Tournament], footer Some(5);
    /// Moves what is selected down by one place.
    MoveDown = "move-down" in [Enter, Roster, Tournament], footer Some(5);
    /// Takes the selected entrant out of the event after its start.
    Withdraw = "withdraw" in [Player, Tournament], footer Some(6);
    /// Has the selected entrant, who withdrew, play on.
    ReturnEntrant = "return-entrant" in [Tournament], footer None;
    /// Exchanges the places of the selected entrant and another one.
    ExchangePlaces = "exchange-places" in [Tournament], footer None;
    /// Puts the right player in the place of the selected entrant.
    ReplaceEntrant = "replace-entrant" in [Match], footer None;
    /// Leaves the selected entrant of a Swiss out of the next round.
    SetAbsence = "set-absence" in [Tournament], footer None;
    /// Says why the selected match of a Swiss was paired.
    ExplainPairing = "explain-pairing" in [Tournament], footer None;
    /// Pairs the last round of a Swiss again.
    PairAgain = "pair-again" in [Tournament], footer None;
    /// Opens the boards of a round of a Swiss, to be paired by hand.
    PairByHand = "pair-by-hand" in [Tournament], footer None;
    /// Shows the next part of a bracket, and behind the last the next stage.
    NextStage = "next-stage" in [Tournament], footer Some(7);
    /// Shows the part of a bracket before, and before the first the stage before.
    PreviousStage = "previous-stage" in [Tournament], footer None;
    /// Adds a match between two tied players.
    PlayOff = "play-off" in [Tournament], footer None;
    CloseTournament = "close-tournament" in [Home, Tournament], footer Some(5);
    /// Lists only what is ready, or everything.
    OnlyReady = "only-ready" in [Tournament], footer Some(5);
    /// Makes columns wide enough for whole names, or narrow.
    Zoom = "zoom" in [Tournament], footer Some(5);
    /// Shows the ranking as of a day.
    AsOf = "as-of" in [Ranking], footer Some(6);
    /// Marks the selected player, to be compared with others.
    Mark = "mark" in [Ranking], footer Some(2);
    /// Shows how ratings went over time.
    ShowCurves = "show-curves" in [Ranking, Player], footer Some(5);
    /// Shows the ratings of the list, or those fitted to its whole history.
    SwitchModel = "switch-model" in [Ranking, Curves], footer Some(7);
    /// Ranks by rating, or by the lower end of what it may be.
    SwitchOrder = "switch-order" in [Ranking], footer Some(8);
    /// Writes what is shown to a file.
    Export = "export" in [Floor, Players, Player, Ranking, Tournament, Prizes, Fees], footer Some(4);
    /// Writes sheets to print to a file.
    Print = "print" in [Home, Players, Ranking, Tournament, Prizes], footer None;
    /// Shows who wins which prize of a tournament.
    ShowPrizes = "show-prizes" in [Tournament], footer Some(19);
    /// Shows who has paid the fee of a tournament.
    ShowFees = "show-fees" in [Tournament, Enter], footer Some(19);
    /// Notes that an entrant has paid.
    MarkPaid = "mark-paid" in [Tournament, Enter, Fees], footer Some(5);
    /// Corrects ratings and titles by a federation's list.
    RefreshRatings = "refresh-ratings" in [Ranking], footer None;
    /// Sets the categories of the club.
    SetCategories = "set-categories" in [Players, Ranking, Prizes, Fees], footer None;
    /// Lists only one category, the next one, or all again.
    NextCategory = "next-category" in [Tournament, Ranking], footer None;
    /// Changes the rules of the rating list.
    EditList = "edit-list" in [Ranking], footer Some(17);
    /// Shows how well the ratings foretell results.
    ShowCalibration = "show-calibration" in [Ranking], footer Some(17);
    /// Shows how the ratings of a list are spread.
    ShowSpread = "show-spread" in [Ranking], footer Some(18);
    /// Shows what the deals gave the players.
    ShowLuck = "show-luck" in [Ranking, Tournament, Player], footer None;
    /// Shows the experiments that there are, and does one.
    ShowExperiments = "show-experiments" in [Ranking], footer None;
    /// Shows what everybody has gained since the last event, or no more.
    ShowSince = "show-since" in [Ranking], footer None;
    /// Shows the ratings without correction for hands too, or no more.
    ShowUncorrected = "show-uncorrected" in [Ranking], footer None;
    /// Corrects a rating by hand.
    AdjustRating = "adjust-rating" in [Player, Records], footer Some(5);
    /// Shifts all ratings of a list.
    ShiftRatings = "shift-ratings" in [Ranking], footer Some(19);
    /// Predicts a match against an opponent.
    Versus = "versus" in [Player], footer Some(3);
    /// Shows the player's results by tournament.
    ShowEvents = "show-events" in [Player], footer Some(6);
    /// Shows the player's matches in events that are being played, by day.
    ShowMatchDays = "show-match-days" in [Player], footer Some(6);
    /// Shows the analysed games of the player.
    ShowRecords = "show-records" in [Player], footer Some(6);
    /// Shows the fit of ratings to the losses of analysed games.
    ShowRecordFit = "show-record-fit" in [Ranking, Records], footer Some(18);
    /// Goes on to the next of the worst moves of a game.
    NextMistake = "next-mistake" in [Replay], footer Some(2);
    /// Shows the probability of each place for all entrants.
    ShowOdds = "show-odds" in [Tournament], footer Some(17);
    /// Changes the settings of a tournament: its limits, its calls, its name.
    SetLimits = "set-limits" in [Tournament], footer None;
    /// Deletes a tournament made by mistake.
    DeleteTournament = "delete-tournament" in [Tournament], footer None;
    /// Hands a tournament in to the register that was named last.
    HandIn = "hand-in" in [Tournament], footer None;
    /// Takes in the events that clubs handed in at this register's server.
    ReceiveEvents = "receive-events" in [Home], footer None;
    /// Tells the games of a match one by one.
    EnterGames = "enter-games" in [Score], footer Some(8);
    /// Takes a list in from a file.
    Import = "import" in [Home, Players], footer Some(16);
    ReadList = "read-list" in [Path], footer Some(1);
    /// Completes the path of a file.
    CompletePath = "complete-path" in [Path], footer Some(2);
    /// Records what was read.
    ConfirmImport = "confirm-import" in [Import], footer Some(1);
    /// Uses a registered player for a row of a list.
    SamePerson = "same-person" in [Import], footer Some(2);
    /// Registers a new player for a row of a list.
    NewPerson = "new-person" in [Import], footer Some(3);
    /// Leaves a row of a list out.
    SkipRow = "skip-row" in [Import], footer Some(4);
    /// Says so of all rows.
    AllSame = "all-same" in [Import], footer Some(4);
    /// Says so of all rows.
    AllNew = "all-new" in [Import], footer Some(5);
    /// Reads the file in the next way that can be chosen.
    ReadOtherwise = "read-otherwise" in [Import], footer Some(6);
    /// Reads the file again.
    ReadAgain = "read-again" in [Import], footer Some(6);
    /// Goes back to the path, to read another file.
    OtherFile = "other-file" in [Import], footer Some(6);
    /// Stops the work that is waited for.
    StopWork = "stop-work" in [Work], footer Some(1);
    /// Stops looking for players who may be registered twice.
    StopSearch = "stop-search" in [Searching], footer Some(1);
    /// Looks for players who may be registered twice again.
    SearchAgain = "search-again" in [Duplicates], footer Some(9);
    /// Undoes the selected entry.
    UndoEntry = "undo-entry" in [Journal], footer Some(6);
    /// Puts a backup in the place of the club's file.
    RestoreBackup = "restore-backup" in [Journal], footer Some(7);
    /// Goes from the field back to the list.
    LeaveField = "leave-field" in [Field], footer Some(8);
    /// Removes the filter of a list.
    ShowAll = "show-all" in [Narrowed], footer Some(8);
    /// Compares the formats for the tournament that is being planned.
    CompareFormats = "compare-formats" in [Plan], footer Some(5);
    /// Sorts formats by what matters next.
    NextPriority = "next-priority" in [Comparison], footer Some(2);
    /// Goes on; from the last step, starts the tournament.
    Proceed = "proceed" in [Plan, Pick], footer Some(1);
    /// Tells how the display for the hall is shown.
    ShowDisplay = "show-display" in [Main], footer None;
    /// Makes a backup of the club's file.
    MakeBackup = "make-backup" in [Main], footer None;
    /// Shows the machines that may join this one, or the line to the one that this has joined.
    ShowMachines = "show-machines" in [Main], footer None;
    /// Sits down at a table of Daihinmin.
    PlayDaihinmin = "play-daihinmin" in [Main], footer None;
    /// Plays the cards picked, gives them, or deals the next game.
    PlayCards = "play-cards" in [Cards], footer Some(1);
    /// Picks a card, or puts it back.
    ToggleCard = "toggle-card" in [Cards], footer Some(2);
    /// Passes.
    PassTurn = "pass-turn" in [Cards], footer Some(3);
    /// Shows what a player would do, and why.
    ShowHint = "show-hint" in [Cards], footer Some(4);
    /// Chooses the next player for hints.
    NextAdviser = "next-adviser" in [Cards], footer Some(5);
    /// Records the games that are over in the club.
    RecordGames = "record-games" in [Cards], footer Some(6);
    /// Stops the board at this page, or lets it go on.
    Pause = "pause" in [Display], footer Some(1);
    /// Shows the next page of the board.
    NextPage = "next-page" in [Display], footer Some(2);
    /// Shows the page before.
    PreviousPage = "previous-page" in [Display], footer None;
    /// Shows every page of the board for longer.
    Slower = "slower" in [Display], footer Some(3);
    /// Shows every page of the board for less long.
    Faster = "faster" in [Display], footer None;
    OpenPalette = "open-palette" in [Global, Table], footer Some(30);
    /// Shows everything in the other language.
    SwitchLanguage = "switch-language" in [Global, Display], footer None;
    /// Steps back one layer; never quits.
    Back = "back" in [Above, Overlay, Confirm], footer Some(7);
    /// Gives the terminal back to the shell until the program is called to the front again.
    Suspend = "suspend" in [Everywhere], footer None;
    /// Draws the whole screen again.
    Redraw = "redraw" in [Everywhere], footer None;
    Quit = "quit" in [Everywhere, Top, Display], footer Some(31);
    /// Shows the keys of the layer in front.
    Help = "help" in [Everywhere], footer Some(0);
}

impl CommandId {
    /// The registry's line for this command; none of the operator's own has one.
    pub fn command(self) -> Option<&'static Command> {
        Some(&COMMANDS[self.place()?])
    }

    /// Its place in the registry.
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
        matches!(
            self,
            Self::Up
                | Self::Down
                | Self::PageUp
                | Self::PageDown
                | Self::First
                | Self::Last
                | Self::Left
                | Self::Right
        )
    }

    /// The command of that kebab-case name.
    pub fn named(name: &str) -> Option<Self> {
        COMMANDS.iter().find(|command| command.name == name).map(|command| command.id)
    }
}

/// A label more specific than the command's own hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FooterLabel {
    /// Takes what is selected.
    Choose,
    /// Registers the name typed.
    Register,
    /// Changes the value that is selected.
    Change,
    NewTournament,
    /// Begins a rating list.
    NewList,
    NewPlayer,
    /// Enters players in the tournament.
    NewEntrant,
    /// Records a match that no draw made.
    Record,
    /// Goes to the next tab.
    NextTab,
    /// Calls the next match, said shortly.
    Call,
    /// Goes out of a field that has no list.
    Leave,
    Start,
    /// Draws the next stage of a running tournament, or its next round.
    Draw,
    /// Enters the result of a match.
    Result,
    /// Opens a tournament that has no draw.
    Begin,
    /// Goes back to where entrants are missing.
    Entrants,
    /// Clears the mark that the same key has set.
    Clear,
    /// Takes back what the same key began.
    TakeBack,
    /// Asks once more whom it concerns.
    Whom,
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
