//! Every command is run by its key here and has to have its effect. A command without a trial does not compile.

pub(super) mod scenes;

use banzuke::club::Action;
use banzuke::command::{COMMANDS, Command, CommandId};
use banzuke::import::{DuplicatePolicy, Reading};
use banzuke::tui::effect::{DeskTask, Effect};
use banzuke::tui::route::Route;
use banzuke::words::ENGLISH;

use crate::tui::driver::keys;
use crate::tui::front::Front;
use crate::tui::records::on_record;
use crate::tui::reported::waiting;
use crate::tui::work::{searching, stopped, waited_for};
use crate::tui::{board, party};
use scenes::{
    at_the_door, called, ceremony, certain, duplicates, empty, entered, fees, following, forty,
    hall, left, level, merged, over, party_over, rated, seated, swiss, two_events, two_lists,
    unplayed,
};

/// How a command is tried.
struct Trial {
    scene: fn() -> Front,
    /// The keys that lead to a screen where the command is available.
    before: &'static str,
    /// The key that runs it.
    key: &'static str,
    /// The sign that it ran: true afterwards and not before.
    sign: Sign,
}

enum Sign {
    /// The text is on the screen.
    Shows(&'static str),
    /// The text is no longer on the screen.
    Hides(&'static str),
    /// The selected line contains the text.
    Selects(&'static str),
    /// The last entry of the journal has an action that matches.
    Writes(fn(&Action) -> bool),
    /// The last entry of the journal undoes another one.
    TakesBack,
    /// The current screen matches.
    Opens(fn(&Route) -> bool),
    /// The program ends.
    Quits,
    /// The text appears on the public board, which is an interface of its own.
    OnBoard(&'static str),
    /// The interface asks the driver for a matching effect, such as opening a file.
    Asks(Effect),
}

use Sign::{Asks, Hides, OnBoard, Opens, Quits, Selects, Shows, TakesBack, Writes};

/// A list has been read in, and some of its rows may be people who are registered already.
const READ: &str = "I tests/fixtures/lists/players.csv <enter>";

const fn trial(scene: fn() -> Front, before: &'static str, key: &'static str, sign: Sign) -> Trial {
    Trial { scene, before, key, sign }
}

const CUP: &str = "<tab> <enter>";

#[expect(clippy::too_many_lines, reason = "a table: a line or two for each command")]
fn trial_of(command: CommandId) -> Trial {
    match command {
        CommandId::Own(own) => panic!("{} is in no registry", own.name),
        CommandId::Open => {
            trial(hall, "", "<enter>", Opens(|it| matches!(it, Route::Score { .. })))
        }
        CommandId::Up => trial(forty, "2 j", "<up>", Selects("P0001")),
        CommandId::Down => trial(forty, "2", "<down>", Selects("P0002")),
        CommandId::PageUp => trial(forty, "2 G", "<page-up>", Selects("P0021")),
        CommandId::PageDown => trial(forty, "2", "<page-down>", Selects("P0020")),
        CommandId::First => trial(forty, "2 G", "<home>", Selects("P0001")),
        CommandId::Last => trial(forty, "2", "<end>", Selects("P0040")),
        CommandId::Left => trial(hall, "<enter> 2 1", "<left>", Shows(">   2<")),
        CommandId::Right => trial(two_lists, "1 3", "<right>", Shows("Ranking shogi")),
        CommandId::NextTab => trial(hall, CUP, "<tab>", Shows("[Matches]")),
        CommandId::PreviousTab => trial(hall, CUP, "<shift-tab>", Shows("[Entrants]")),
        CommandId::RecordResult => {
            trial(hall, CUP, "r", Opens(|it| matches!(it, Route::Score { .. })))
        }
        CommandId::Add => trial(forty, "2", "a", Shows("New player")),
        CommandId::Edit => trial(forty, "2", "e", Shows("Change ")),
        CommandId::Search => trial(forty, "2", "/", Shows("Search:")),
        CommandId::Submit => trial(hall, "<enter> 2 1", "<enter>", Hides("Enter records 2-1")),
        CommandId::NextField => trial(forty, "2 a", "<tab>", Shows("> Reading")),
        CommandId::PreviousField => trial(forty, "2 a <tab>", "<shift-tab>", Shows("> Name")),
        CommandId::Accept => {
            trial(over, "<enter> c", "y", Writes(|it| matches!(it, Action::CloseTournament(_))))
        }
        CommandId::Decline => trial(over, "<enter> c", "n", Hides("Please confirm")),
        CommandId::Undo => trial(hall, "", "u", TakesBack),
        CommandId::Redo => trial(hall, "u 4", "<ctrl-r>", Shows("Redone")),
        CommandId::GoHome => trial(forty, "2", "1", Opens(|it| matches!(it, Route::Home))),
        CommandId::GoPlayers => trial(forty, "", "2", Opens(|it| matches!(it, Route::Players))),
        CommandId::GoRanking => trial(forty, "", "3", Opens(|it| matches!(it, Route::Ranking))),
        CommandId::GoJournal => trial(forty, "", "4", Opens(|it| matches!(it, Route::Journal(_)))),
        CommandId::GoFloor => trial(forty, "", "5", Opens(|it| matches!(it, Route::Floor))),
        CommandId::GoDuplicates => {
            trial(forty, "", "D", Opens(|it| matches!(it, Route::Duplicates { .. })))
        }
        CommandId::GoSettings => trial(empty, "", ",", Opens(|it| matches!(it, Route::Settings))),
        CommandId::Find => trial(hall, CUP, "/", Shows("Find: ")),
        CommandId::CheckIn => trial(at_the_door, "", "i", Shows("Add entrant:")),
        CommandId::MarkHere => {
            trial(entered, "<enter>", "<space>", Writes(|it| matches!(it, Action::SetPresence(_))))
        }
        CommandId::MarkAway => {
            trial(entered, "<enter>", "n", Writes(|it| matches!(it, Action::SetPresence(_))))
        }
        CommandId::ShowBracket => trial(two_events, "", "b", Shows("Bracket of which tournament?")),
        CommandId::EnterResults => trial(hall, "", "S", Shows("Open matches (3)")),
        CommandId::CorrectLast => trial(hall, "2", "E", Shows("Correct a result")),
        CommandId::TakeFirst => takes("<alt-1>"),
        CommandId::TakeSecond => takes("<alt-2>"),
        CommandId::TakeThird => takes("<alt-3>"),
        CommandId::Different => {
            trial(duplicates, "", "d", Writes(|it| matches!(it, Action::JudgePlayers(_))))
        }
        CommandId::KeepLeft => merges("l"),
        CommandId::KeepRight => merges("r"),
        CommandId::DecideLater => {
            trial(duplicates, "", "o", Writes(|it| matches!(it, Action::JudgePlayers(_))))
        }
        CommandId::SkipPair => trial(duplicates, "", "n", Shows("pair 2 of 2")),
        CommandId::FilterPairs => trial(certain, "", "f", Shows("Duplicates, certain")),
        CommandId::ShowMergers => trial(certain, "", "a", Opens(|it| matches!(it, Route::Mergers))),
        CommandId::KeepAllLeft => trial(certain, "a", "a", Shows("5 of 5 answered")),
        CommandId::RecordMergers => {
            trial(certain, "a l", "<ctrl-s>", Writes(|it| matches!(it, Action::MergePlayers(_))))
        }
        CommandId::MergeWith => {
            trial(forty, "2 <enter>", "m", Shows("Which player is the same person as"))
        }
        CommandId::Unmerge => trial(merged, "2 <enter>", "x", Shows("Which registration is not")),
        CommandId::CallNext => {
            trial(hall, "", "<space>", Writes(|it| matches!(it, Action::CallMatch(_))))
        }
        CommandId::AnswerReport => trial(waiting, "", "y", Shows("Result by phone")),
        CommandId::CallMatch => trial(hall, "", "T", Shows("Call to which table?")),
        CommandId::CallAgain => at_table("a", |it| matches!(it, Action::CallAgain(_))),
        CommandId::BeginMatch => at_table("s", |it| matches!(it, Action::StartMatch(_))),
        CommandId::UndoCall => at_table("U", |it| matches!(it, Action::WithdrawCall(_))),
        CommandId::PostponeMatch => {
            trial(hall, "5", "o", Writes(|it| matches!(it, Action::PostponeMatch(_))))
        }
        CommandId::SetMatchDay => trial(hall, "5", "<alt-m>", Shows("Blank: the day of its")),
        CommandId::SetTables => trial(hall, "5", "t", Shows("Tables of the hall")),
        CommandId::SetBreak => trial(hall, "", "Z", Shows("Break of the hall")),
        CommandId::Walkover => trial(hall, "<enter>", "w", Shows("Who was absent?")),
        CommandId::Retire => trial(hall, "<enter>", "g", Shows("Who retired?")),
        CommandId::Disqualify => trial(hall, "<enter>", "d", Shows("Who is disqualified?")),
        CommandId::TieSeats => trial(seated, "<enter> 3 1", "=", Shows("Order: 31=")),
        CommandId::Erase => trial(hall, "<enter> 2 1", "<backspace>", Hides("Enter records 2-1")),
        CommandId::Finish => trial(forty, "n C u p", "<ctrl-s>", Shows("Entrants of Cup")),
        CommandId::NextStep => trial(forty, "n C u p", "<ctrl-n>", Shows("[2 Format]")),
        CommandId::PreviousStep => trial(forty, "n C u p <enter>", "<esc>", Shows("[1 Name]")),
        CommandId::LoadList => {
            trial(forty, "n C u p <enter> <enter> <enter>", "<ctrl-o>", Shows("reads the file"))
        }
        CommandId::AddAllPlayers => {
            trial(forty, "n C u p <enter><enter><enter>", "<alt-a>", Shows("Add all 40 players"))
        }
        CommandId::AddPreviousEntrants => {
            trial(entered, "n D a y <enter><enter><enter>", "<alt-l>", Shows("Entrants: 3"))
        }
        CommandId::AddAsNew => {
            trial(forty, "n C u p <enter> <enter> <enter> N e w", "<alt-n>", Shows("1 of them new"))
        }
        CommandId::Start => trial(entered, "<enter>", "s", Shows("Start Cup?")),
        CommandId::Remove => {
            trial(entered, "<enter>", "x", Writes(|it| matches!(it, Action::RemoveEntrant(_))))
        }
        CommandId::MoveUp => {
            trial(entered, "<enter> j", "K", Writes(|it| matches!(it, Action::OrderEntrants(_))))
        }
        CommandId::MoveDown => {
            trial(entered, "<enter>", "J", Writes(|it| matches!(it, Action::OrderEntrants(_))))
        }
        CommandId::Withdraw => {
            trial(hall, "<tab> <enter> <shift-tab>", "w", Shows("Withdraw an entrant"))
        }
        CommandId::ReplaceEntrant => trial(
            hall,
            "<tab> <enter> <shift-tab>",
            "R",
            Opens(|it| matches!(it, Route::LateEntry { .. })),
        ),
        CommandId::SetAbsence => {
            trial(swiss, "<tab> <enter> <shift-tab>", "A", Shows("half-point bye"))
        }
        CommandId::ExplainPairing => trial(swiss, "<tab> <enter>", "W", Shows("Explain")),
        CommandId::PairAgain => trial(swiss, "<tab> <enter>", "d", Shows("the same way again")),
        CommandId::PairByHand => {
            trial(swiss, "<tab> <enter>", "m", Opens(|it| matches!(it, Route::Boards(_))))
        }
        CommandId::NextStage => trial(level, "<enter>", "]", Shows("Stage 2 of 2")),
        CommandId::PreviousStage => trial(level, "<enter> ]", "[", Shows("Stage 1 of 2")),
        CommandId::PlayOff => trial(level, "<enter>", "P", Shows("are tied on every")),
        CommandId::CloseTournament => trial(over, "<enter>", "c", Shows("Please confirm")),
        CommandId::OnlyReady => trial(hall, "<tab> <enter> <tab>", "f", Hides(" finished")),
        CommandId::Zoom => trial(hall, CUP, "z", Shows("A name of sixty characters, as")),
        CommandId::AsOf => trial(rated, "3", "d", Shows("As of")),
        CommandId::Mark => trial(rated, "3", "<space>", Shows("1 * ")),
        CommandId::ShowCurves => {
            trial(rated, "3", "c", Opens(|it| matches!(it, Route::Curves { .. })))
        }
        CommandId::SwitchModel => trial(rated, "3", "m", Shows("fitted")),
        CommandId::SwitchOrder => trial(rated, "3", "O", Shows("order: 95% lower bound")),
        CommandId::Export => trial(rated, "3", "X", Shows("Export: Ranking, main")),
        CommandId::Print => trial(rated, "3", "<alt-p>", Shows("Print: Ranking, main")),
        CommandId::EditList => {
            trial(rated, "3", "R", Opens(|it| matches!(it, Route::ListForm { .. })))
        }
        CommandId::ShowDisplay => trial(empty, "", "B", Shows("banzuke display")),
        CommandId::ShowMachines => trial(hall, "", "<alt-h>", Shows("No other machine may join.")),
        CommandId::MakeBackup => {
            trial(hall, "", "<alt-b>", Asks(DeskTask::back_up(&ENGLISH).into()))
        }
        CommandId::PlayDaihinmin => {
            trial(empty, "", "M", Opens(|it| matches!(it, Route::Guest(_))))
        }
        CommandId::PlayCards => trial(empty, "M <down>", "<enter>", Hides("Enter plays")),
        CommandId::ToggleCard => trial(empty, "M", "<space>", Hides("Space picks cards")),
        CommandId::PassTurn => trial(following, "", "p", Shows(party::PASSED)),
        CommandId::ShowHint => trial(empty, "M", "h", Shows("yokozuna would")),
        CommandId::NextAdviser => trial(empty, "M", "a", Shows("Hints now come from random")),
        CommandId::RecordGames => trial(party_over, "", "w", Shows("Record the games")),
        CommandId::Pause => trial(hall, "", "<space>", OnBoard("paused")),
        CommandId::NextPage => trial(hall, "", "<right>", OnBoard("Bracket")),
        CommandId::PreviousPage => trial(hall, "<right>", "<left>", OnBoard("Called now")),
        CommandId::Slower => trial(hall, "", "+", OnBoard("15 s")),
        CommandId::Faster => trial(hall, "", "-", OnBoard("9 s")),
        CommandId::Import => trial(hall, "", "I", Opens(|it| matches!(it, Route::Import))),
        CommandId::CompletePath => {
            trial(empty, "I tests/fixtures/lists/pla", "<tab>", Shows("players.csv"))
        }
        CommandId::ReadList => {
            let path = "I tests/fixtures/lists/players.csv";
            trial(empty, path, "<enter>", Shows("A list of players"))
        }
        CommandId::SamePerson => trial(empty, READ, "s", Shows("= しろくま")),
        CommandId::NewPerson => trial(empty, READ, "n", Shows("+ new")),
        CommandId::SkipRow => trial(empty, READ, "x", Shows("- left out")),
        CommandId::ReadOtherwise => {
            let names = "I tests/fixtures/lists/names.txt <enter>";
            trial(empty, names, "c", Shows("the first column is read as names"))
        }
        CommandId::AllSame => trial(empty, READ, "S", Shows("all are answered")),
        CommandId::AllNew => trial(empty, READ, "N", Shows("all are answered")),
        CommandId::ReadAgain => {
            let path = "tests/fixtures/lists/players.csv".into();
            trial(
                empty,
                READ,
                "r",
                Asks(
                    DeskTask::read_list(path, Reading::default(), DuplicatePolicy::Ask.into())
                        .into(),
                ),
            )
        }
        CommandId::OtherFile => trial(empty, READ, "f", Shows("File: ")),
        CommandId::ConfirmImport => {
            let answered = "I tests/fixtures/lists/players.csv <enter> N";
            trial(empty, answered, "<enter>", Writes(|it| matches!(it, Action::AddPlayer(_))))
        }
        CommandId::StopWork => trial(waited_for, "", "<esc>", Asks(Effect::StopWork)),
        CommandId::StopSearch => trial(searching, "D", "<esc>", Asks(Effect::StopSearch)),
        CommandId::SearchAgain => trial(stopped, "D", "s", Asks(Effect::SearchAgain)),
        CommandId::ShowCalibration => trial(rated, "3", "t", Shows("predicts results")),
        CommandId::ShowLuck => trial(rated, "3", "C", Shows("No hands are recorded")),
        CommandId::CompareFormats => {
            trial(empty, "n C u p <enter>", "<alt-c>", Shows("Formats compared"))
        }
        CommandId::NextPriority => {
            trial(empty, "n C u p <enter> <alt-c>", "O", Shows("Sorted by: the best wins."))
        }
        CommandId::ShowExperiments => trial(rated, "3", "K", Shows("Which K")),
        CommandId::ShowSince => trial(rated, "3", "s", Shows("since ")),
        CommandId::ShowUncorrected => trial(rated, "3", "W", Shows("No hands")),
        CommandId::ShowSpread => trial(rated, "3", "H", Shows("median")),
        CommandId::AdjustRating => {
            trial(rated, "2 <enter>", "a", Opens(|it| matches!(it, Route::Adjust { .. })))
        }
        CommandId::ShowRecords => trial(rated, "2 <enter>", "r", Shows("No game records")),
        CommandId::ShowRecordFit => {
            trial(on_record, "3", "r", Opens(|it| matches!(it, Route::RecordFit)))
        }
        CommandId::NextMistake => {
            trial(on_record, "2 G <enter> r <enter>", "<tab>", Shows("Move 32 of 60"))
        }
        CommandId::ShiftRatings => {
            trial(rated, "3", "A", Opens(|it| matches!(it, Route::Adjust { .. })))
        }
        CommandId::Versus => trial(rated, "2 <enter>", "v", Shows("Opponent:")),
        CommandId::ShowEvents => trial(rated, "2 <enter>", "t", Shows("例会 1")),
        CommandId::ShowMatchDays => trial(hall, "2 <enter>", "f", Shows("Matches of ")),
        CommandId::ShowOdds => trial(hall, CUP, "O", Shows("Odds")),
        CommandId::ShowPrizes => trial(hall, CUP, "$", Opens(|it| matches!(it, Route::Prizes(_)))),
        CommandId::ShowFees => trial(hall, CUP, "&", Opens(|it| matches!(it, Route::Fees(_)))),
        CommandId::MarkPaid => {
            trial(fees, "<enter>", "+", Writes(|it| matches!(it, Action::SetPaid(_))))
        }
        CommandId::RefreshRatings => {
            trial(rated, "3", "I", Opens(|it| matches!(it, Route::Refresh(_))))
        }
        CommandId::SetCategories => {
            trial(forty, "2", "c", Opens(|it| matches!(it, Route::Categories)))
        }
        CommandId::NextCategory => trial(ceremony, "b", "F", Shows("only ジュニア")),
        CommandId::ReturnEntrant => trial(left, "", "I", Shows("Return an entrant")),
        CommandId::ExchangePlaces => trial(unplayed, "", "t", Shows("Which entrant exchanges")),
        CommandId::SetLimits => {
            trial(entered, "<enter>", "L", Opens(|it| matches!(it, Route::Limits { .. })))
        }
        CommandId::HandIn => trial(over, "<enter> c y", "H", Shows("register is known")),
        CommandId::ReceiveEvents => trial(hall, "", "<alt-r>", Shows("not on a server")),
        CommandId::DeleteTournament => trial(hall, CUP, "<delete>", Shows("Delete 京都オープン?")),
        CommandId::EnterGames => trial(hall, "<enter>", "e", Shows("Games in order:")),
        CommandId::EnterHands => trial(seated, "<enter>", "h", Shows("Hands:")),
        CommandId::UndoEntry => trial(hall, "4", "x", TakesBack),
        CommandId::RestoreBackup => trial(hall, "4", "R", Shows("No backups in")),
        CommandId::LeaveField => trial(forty, "2 / x", "<esc>", Shows("Esc show all")),
        CommandId::ShowAll => trial(forty, "2 / r y o <esc>", "<esc>", Shows("Players 40")),
        CommandId::Proceed => trial(forty, "n C u p", "<enter>", Shows("[2 Format]")),
        CommandId::OpenPalette => trial(empty, "", ":", Shows("Commands")),
        CommandId::SwitchLanguage => trial(empty, "", "<ctrl-t>", Shows("ホーム")),
        CommandId::Back => trial(forty, "2", "<esc>", Opens(|it| matches!(it, Route::Home))),
        CommandId::Suspend => trial(empty, "", "<ctrl-z>", Asks(Effect::Suspend)),
        CommandId::Redraw => trial(empty, "", "<ctrl-l>", Asks(Effect::Redraw)),
        CommandId::Quit => trial(empty, "", "q", Quits),
        CommandId::Help => trial(empty, "", "?", Shows("Keys")),
    }
}

fn takes(key: &'static str) -> Trial {
    trial(forty, "2 a 選 手", key, Opens(|it| matches!(it, Route::Player { .. })))
}

fn merges(key: &'static str) -> Trial {
    trial(duplicates, "", key, Writes(|it| matches!(it, Action::MergePlayers(_))))
}

fn at_table(key: &'static str, wrote: fn(&Action) -> bool) -> Trial {
    trial(called, "5", key, Writes(wrote))
}

impl Sign {
    fn is_there(&self, front: &mut Front, effects: &[Effect]) -> bool {
        match self {
            Shows(text) => front.text().contains(text),
            Hides(text) => !front.text().contains(text),
            Selects(text) => {
                front.text().lines().any(|line| line.starts_with("> ") && line.contains(text))
            }
            Writes(wrote) => {
                front.club();
                let last = front.hall.desk.entries().last();
                last.is_some_and(|entry| entry.actions.iter().any(wrote))
            }
            TakesBack => {
                front.club();
                front.hall.desk.entries().last().is_some_and(|entry| entry.undoes.is_some())
            }
            Opens(opened) => opened(front.desk.app.route()),
            Quits => effects.contains(&Effect::Quit),
            OnBoard(_) => false,
            Asks(asked) => effects.contains(asked),
        }
    }
}

/// Tries a command by typing a key; returns a description of what went wrong, if anything did.
fn tried(command: &Command, typed: impl Fn(&str) -> String) -> Result<(), String> {
    let Trial { scene, before, key, sign } = trial_of(command.id);
    if let OnBoard(text) = sign {
        let told = || format!("{} by {key}: no {text:?} on the board", command.name);
        return if board::brings(before, &typed(key), text) { Ok(()) } else { Err(told()) };
    }
    let mut front = scene();
    front.drive(before);
    let wrong = |what: &str, front: &Front| {
        Err(format!("{} by {key}: {what}\n{}", command.name, front.text()))
    };
    let live = front.desk.app.live();
    let Some(line) = live.iter().find(|live| live.command.id == command.id) else {
        return wrong("not live", &front);
    };
    if let Some(reason) = &line.disabled {
        return wrong(reason, &front);
    }
    let [pressed] = keys(key)[..] else { return wrong("not one key", &front) };
    if !line.keys.contains(&pressed) {
        return wrong("another key runs it", &front);
    }
    let key = &typed(key);
    if sign.is_there(&mut front, &[]) {
        return wrong("done before", &front);
    }
    let quits = matches!(sign, Quits | Asks(_));
    let effects = if quits { front.desk.drive(key) } else { Vec::new() };
    if !quits {
        front.drive(key);
    }
    if sign.is_there(&mut front, &effects) { Ok(()) } else { wrong("not done", &front) }
}

#[test]
fn every_command_does_what_it_says_when_it_is_pressed() {
    let itself = |key: &str| key.to_owned();
    let wrong: Vec<String> =
        COMMANDS.iter().filter_map(|command| tried(command, itself).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// The character that an input method left switched on types for a key.
fn full_width(key: &str) -> String {
    let wide = |letter: char| char::from_u32(u32::from(letter) + 0xFEE0).expect("a letter");
    match key {
        "[" => "「".to_owned(),
        "]" => "」".to_owned(),
        "/" => "・".to_owned(),
        "," => "、".to_owned(),
        "-" => "ー".to_owned(),
        _ => key.chars().map(wide).collect(),
    }
}

#[test]
fn a_key_of_an_input_method_does_on_every_screen_what_its_narrow_one_does() {
    let letters = COMMANDS.iter().filter(|command| trial_of(command.id).key.len() == 1);
    let mut seen = Vec::new();
    // One of the commands of each part of the interface.
    let each = letters.filter(|command| {
        let scope = command.scopes[0];
        !seen.contains(&scope) && (seen.push(scope), true).1
    });
    let wrong: Vec<String> = each.filter_map(|command| tried(command, full_width).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
