//! The terminal interface in English.

mod anywhere;
mod backups;
mod board;
mod consequences;
mod duplicates;
mod encounter;
mod enter;
mod exit;
mod floor;
mod home;
mod import;
mod journal;
mod likely;
mod list_form;
mod lists;
mod merger;
mod newcomer;
mod odds;
mod player;
mod player_form;
mod players;
mod ranking;
mod rating;
mod scope;
mod score;
mod settings;
mod sitting;
mod start;
mod tournament;
mod versus;
mod wizard;
mod work;

use crate::command::{CommandId, Sense};
use crate::words::screen::{CommandWords, ConfirmWords, HelpWords, PaletteWords, ScreenWords};

pub(super) const SCREEN: ScreenWords = ScreenWords {
    program: "Banzuke",
    command,
    sense,
    scope: scope::scope,
    too_small: |needed, present| {
        format!("needs {}x{}, now {}x{}", needed.0, needed.1, present.0, present.1)
    },
    here: "it is on the screen",
    disabled: |title, reason| format!("{title}: {reason}"),
    input_failed: |reason| format!("the terminal can no longer be read: {reason}"),
    done: |entry| format!("{entry}."),
    undoable: |done, key| format!("{done} {key} undoes it."),
    undone: |entry| format!("Undone: {entry}."),
    redoable: |undone, key| format!("{undone} {key} does it again."),
    redone: |entry| format!("Done again: {entry}."),
    help: HelpWords {
        title: "Keys",
        more: |lines| format!(" {lines} more below "),
        general: "Everywhere",
        search: "Search: ",
        none: "No key does that here. Esc shows all.",
    },
    palette: PaletteWords {
        title: "Commands",
        prompt: "Command: ",
        none: "No command fits.",
        line: |part, title| format!("{part}: {title}"),
        elsewhere: "not on this screen",
    },
    confirm: ConfirmWords { title: "Please confirm", cancel: "Cancel" },
    anywhere: anywhere::ANYWHERE,
    home: home::HOME,
    board: board::BOARD,
    consequences: consequences::CONSEQUENCES,
    duplicates: duplicates::DUPLICATES,
    likely: likely::LIKELY,
    merger: merger::MERGER,
    exit: exit::EXIT,
    newcomer: newcomer::NEWCOMER,
    floor: floor::FLOOR,
    score: score::SCORE,
    encounter: encounter::ENCOUNTER,
    sitting: sitting::SITTING,
    wizard: wizard::WIZARD,
    enter: enter::ENTER,
    start: start::START,
    tournament: tournament::TOURNAMENT,
    lists: lists::LISTS,
    players: players::PLAYERS,
    player: player::PLAYER,
    player_form: player_form::PLAYER_FORM,
    ranking: ranking::RANKING,
    odds: odds::ODDS,
    list_form: list_form::LIST_FORM,
    versus: versus::VERSUS,
    rating: rating::RATING,
    journal: journal::JOURNAL,
    backups: backups::BACKUPS,
    settings: settings::SETTINGS,
    import: import::IMPORT,
    work: work::WORK,
};

const fn sense(sense: Sense) -> &'static str {
    match sense {
        Sense::Choose => "choose",
        Sense::Register => "register",
        Sense::Change => "change",
        Sense::NewTournament => "new tournament",
        Sense::NewList => "new list",
        Sense::NewPlayer => "new player",
        Sense::NewEntrant => "new entrant",
        Sense::Call => "call",
        Sense::Record => "record",
        Sense::NextTab => "next",
        Sense::Leave => "leave",
        Sense::Start => "start",
        Sense::Draw => "draw",
        Sense::Result => "result",
        Sense::Begin => "open",
        Sense::Entrants => "entrants",
    }
}

#[expect(clippy::too_many_lines, reason = "a table: a line or two for each command")]
fn command(id: CommandId) -> CommandWords {
    let (title, hint, doc) = match id {
        CommandId::Open => ("Open", "open", "Opens or chooses what is selected."),
        CommandId::Up => ("Up", "up", "Moves the selection up."),
        CommandId::Down => ("Down", "down", "Moves the selection down."),
        CommandId::PageUp => ("Page up", "page up", "Moves the selection up by one page."),
        CommandId::PageDown => ("Page down", "page down", "Moves the selection down by one page."),
        CommandId::First => ("Go to first", "first", "Selects the first row."),
        CommandId::Last => ("Go to last", "last", "Selects the last row."),
        CommandId::Left => ("Left", "left", "Moves to the left."),
        CommandId::Right => ("Right", "right", "Moves to the right."),
        CommandId::NextTab => ("Next tab", "next", "Goes to the next tab or button."),
        CommandId::PreviousTab => ("Previous tab", "previous", "Goes to the tab or button before."),
        CommandId::RecordResult => {
            ("Record result", "result", "Enters the result of the selected match.")
        }
        CommandId::Add => ("Add", "add", "Adds one more of what the screen lists."),
        CommandId::Edit => ("Edit", "edit", "Changes what is selected."),
        CommandId::Search => ("Search", "search", "Narrows the list to what is typed."),
        CommandId::Submit => ("Save", "save", "Saves what was filled in."),
        CommandId::NextField => ("Next field", "next", "Goes to the next field."),
        CommandId::PreviousField => ("Previous field", "previous", "Goes to the field before."),
        CommandId::Accept => ("Yes", "yes", "Does what the question asks."),
        CommandId::Decline => ("No", "no", "Changes nothing."),
        CommandId::Undo => ("Undo", "undo", "Undoes the last entry of the journal."),
        CommandId::Redo => ("Redo", "redo", "Does again what was undone last."),
        CommandId::GoHome => ("Go to home", "home", "Shows tournaments and matches ready to play."),
        CommandId::GoPlayers => ("Go to players", "players", "Shows the players."),
        CommandId::GoRanking => ("Go to ranking", "ranking", "Shows the ranking."),
        CommandId::GoJournal => ("Go to journal", "journal", "Shows every entry made."),
        CommandId::GoFloor => ("Go to floor", "floor", "Shows tables and what is called next."),
        CommandId::GoDuplicates => {
            ("Go to duplicates", "duplicates", "Shows players who may be registered twice.")
        }
        CommandId::GoSettings => {
            ("Go to settings", "settings", "Shows language, looks and what forms begin with.")
        }
        CommandId::FindPlayer => ("Find a player", "find", "Finds a player by name or number."),
        CommandId::CheckIn => (
            "Check somebody in",
            "check in",
            "Enters players in the tournament that takes entries.",
        ),
        CommandId::ShowBracket => {
            ("Show bracket", "bracket", "Shows the bracket or table of what is being played.")
        }
        CommandId::CorrectLast => {
            ("Correct last result", "correct", "Opens the result recorded last, to be corrected.")
        }
        CommandId::TakeFirst => ("Take the first", "take 1st", "Takes the first likely player."),
        CommandId::TakeSecond => ("Take the second", "take 2nd", "Takes the second likely player."),
        CommandId::TakeThird => ("Take the third", "take 3rd", "Takes the third likely player."),
        CommandId::Different => {
            ("Different person", "not the same", "Says for good that two are not one person.")
        }
        CommandId::KeepLeft => {
            ("Merge, keep left", "keep left", "Merges the two; the left number and name go on.")
        }
        CommandId::KeepRight => {
            ("Merge, keep right", "keep right", "Merges the two; the right number and name go on.")
        }
        CommandId::PutOff => ("Decide later", "later", "Puts the pair behind all others."),
        CommandId::SkipPair => ("Skip", "skip", "Shows the next pair; this one stays as it is."),
        CommandId::MergeWith => {
            ("Merge with somebody", "merge", "Finds the other number of the same person.")
        }
        CommandId::Unmerge => {
            ("Unmerge", "unmerge", "Takes back that a registration is this person.")
        }
        CommandId::CallNext => {
            ("Call next match", "call next", "Calls the next match to the first free table.")
        }
        CommandId::CallMatch => {
            ("Call to a table", "call to", "Calls the selected match to a table of your choice.")
        }
        CommandId::CallAgain => {
            ("Call again", "call again", "Calls the players at the selected table again.")
        }
        CommandId::BeginMatch => ("Begin match", "begin", "Notes that the match is being played."),
        CommandId::WithdrawCall => {
            ("Take call back", "uncall", "Frees the table; the match waits again.")
        }
        CommandId::PostponeMatch => {
            ("Postpone match", "postpone", "Puts the selected match off, or on again.")
        }
        CommandId::SetTables => ("Set up tables", "tables", "Names the tables of the hall."),
        CommandId::Walkover => {
            ("Walkover", "wo", "Gives the match to the side whose opponent does not play.")
        }
        CommandId::Retire => {
            ("Retirement", "retired", "The first retired, then the second, then neither.")
        }
        CommandId::Disqualify => (
            "Disqualification",
            "disq.",
            "The first is disqualified, then the second, both, neither.",
        ),
        CommandId::TieSeats => ("Level", "level", "Joins two who finished level."),
        CommandId::Erase => ("Erase", "erase", "Takes the last digit back."),
        CommandId::Finish => {
            ("Create now", "create", "Creates the tournament as it stands; entries stay open.")
        }
        CommandId::NextStep => ("Next step", "next step", "Goes to the next step."),
        CommandId::PreviousStep => (
            "Step back",
            "back",
            "Goes to the step before; from the first, leaves. A draft is kept.",
        ),
        CommandId::LoadList => ("Read a list", "file", "Reads entrants from a CSV file."),
        CommandId::EnterAll => {
            ("Enter everybody", "everybody", "Enters everybody registered who is not in yet.")
        }
        CommandId::EnterLast => (
            "Enter those of last time",
            "as last time",
            "Enters whoever entered the last tournament and is not in yet.",
        ),
        CommandId::RegisterAnew => {
            ("Take as new", "new", "Takes the name typed for somebody new, whoever it is like.")
        }
        CommandId::Start => {
            ("Start or draw", "start", "Draws the tournament, its next stage or its next round.")
        }
        CommandId::Remove => ("Remove", "remove", "Takes the selected entrant out."),
        CommandId::MoveUp => ("Move up", "move up", "Moves the entrant up by one place."),
        CommandId::MoveDown => ("Move down", "move down", "Moves the entrant down by one place."),
        CommandId::Withdraw => {
            ("Withdraw entrant", "withdraw", "Takes an entrant out after the start.")
        }
        CommandId::ReplaceEntrant => {
            ("Replace entrant", "replace", "Puts the right player in the place of the selected.")
        }
        CommandId::CloseTournament => {
            ("Close tournament", "close", "Ends a tournament whose matches are all played.")
        }
        CommandId::OnlyReady => {
            ("Only ready matches", "filter", "Lists only the matches ready to play, or all.")
        }
        CommandId::NextStage => ("Next stage", "stage", "Shows the next stage."),
        CommandId::PreviousStage => ("Previous stage", "stage before", "Shows the stage before."),
        CommandId::PlayOff => {
            ("Play-off", "play-off", "Makes a match between two whom all criteria leave equal.")
        }
        CommandId::Zoom => ("Zoom names", "zoom", "Shows names whole, or more rounds at once."),
        CommandId::AsOf => ("As of a day", "as of", "Shows the ranking as it stood on a day."),
        CommandId::Mark => ("Mark", "mark", "Marks the player, to be compared with others."),
        CommandId::ShowCurves => {
            ("Ratings over time", "chart", "Draws how ratings went, with the events below.")
        }
        CommandId::SwitchModel => {
            ("Other ratings", "model", "The list's ratings, or those fitted to all results.")
        }
        CommandId::SwitchOrder => {
            ("Other order", "order", "By rating, or by the lower end of its interval.")
        }
        CommandId::Export => ("Export", "export", "Writes the ranking to a file."),
        CommandId::EditList => ("Rules of the list", "rules", "Changes the list's name and rules."),
        CommandId::ShowCalibration => {
            ("Calibration", "trust", "Shows how well the ratings foretell results.")
        }
        CommandId::ShowSpread => ("Distribution", "spread", "Shows how the ratings are spread."),
        CommandId::AdjustRating => {
            ("Adjust rating", "adjust", "Corrects the rating by hand, with a reason.")
        }
        CommandId::ShiftRatings => (
            "Adjust everybody",
            "adjust all",
            "Corrects all ratings of the list by as many points.",
        ),
        CommandId::Versus => ("Versus", "versus", "Shows what a match against somebody would be."),
        CommandId::ShowEvents => ("Events", "events", "Shows how the player did in each event."),
        CommandId::ShowOdds => ("Odds", "odds", "Shows how likely each place is for everybody."),
        CommandId::SetLimits => (
            "Who may enter",
            "limits",
            "Sets which ratings may enter, and what moving first is worth.",
        ),
        CommandId::TellGames => {
            ("Games in order", "games", "Tells the games one by one: who won, what was dealt.")
        }
        CommandId::Import => {
            ("Import a list", "import", "Takes in a list of players or results from a file.")
        }
        CommandId::ReadList => {
            ("Read the file", "read", "Reads the list; nothing is recorded yet.")
        }
        CommandId::CompletePath => (
            "Complete the path",
            "complete",
            "Completes the path as far as only one file is meant.",
        ),
        CommandId::TakeIn => ("Record the list", "record", "Records the whole list as one entry."),
        CommandId::SamePerson => {
            ("Same person", "same", "Takes the row for the one it is like; again, for the next.")
        }
        CommandId::NewPerson => ("New person", "new", "Registers the player of the row as new."),
        CommandId::AllSame => (
            "All the same",
            "all same",
            "Takes every open row for the one it is like, where that is one.",
        ),
        CommandId::AllNew => ("All new", "all new", "Registers the players of all open rows."),
        CommandId::ReadAgain => ("Read again", "again", "Reads the file again, once it is mended."),
        CommandId::OtherFile => ("Other file", "other file", "Goes back to the path of the file."),
        CommandId::StopWork => ("Stop", "stop", "Stops the work; nothing is changed."),
        CommandId::StopSearch => ("Stop the search", "stop", "Stops looking for duplicates."),
        CommandId::SearchAgain => {
            ("Search again", "search", "Looks for duplicates again, after it was stopped.")
        }
        CommandId::UndoEntry => {
            ("Undo this entry", "undo this", "Undoes the selected entry; later ones stay.")
        }
        CommandId::RestoreBackup => (
            "Restore a backup",
            "restore",
            "Lists the backups and puts one back, after a question.",
        ),
        CommandId::LeaveField => ("Leave the field", "to the list", "Goes back to the list."),
        CommandId::ShowAll => ("Show all", "show all", "Shows the whole list, as it is now."),
        CommandId::Proceed => {
            ("Go on", "go on", "Goes to the next step; from the last one, starts.")
        }
        CommandId::Pause => ("Pause", "pause", "Stops at this page, or goes on."),
        CommandId::TurnOn => ("Next page", "next", "Shows the next page."),
        CommandId::TurnBack => ("Page before", "before", "Shows the page before."),
        CommandId::Slower => ("Slower", "slower", "Shows every page for longer."),
        CommandId::Faster => ("Faster", "faster", "Shows every page for less long."),
        CommandId::OpenPalette => ("Find a command", "commands", "Finds a command by its name."),
        CommandId::SwitchLanguage => {
            ("Japanese 日本語", "日本語", "Shows everything in Japanese (日本語).")
        }
        CommandId::Back => ("Back", "back", "Steps back one layer."),
        CommandId::Suspend => {
            ("Suspend", "suspend", "Goes back to the shell; its command `fg` returns here.")
        }
        CommandId::Quit => ("Quit", "quit", "Leaves the program; everything is saved already."),
        CommandId::Help => ("Help", "help", "Shows the keys of this screen."),
    };
    CommandWords { title, hint, doc, reading: "" }
}
