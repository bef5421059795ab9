//! Footer labels of commands that do something more specific in one scope.

use super::{CommandId, Scope};

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
