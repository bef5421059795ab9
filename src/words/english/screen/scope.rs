//! What the parts of the interface are called, in English.

use crate::command::Scope;

pub(super) const fn scope(scope: Scope) -> &'static str {
    match scope {
        Scope::Everywhere => "Everywhere",
        Scope::Global => "Screens",
        Scope::Top => "First screen",
        Scope::Above => "Screens above",
        Scope::Main => "Main screens",
        Scope::List => "Lists",
        Scope::Form => "Forms",
        Scope::Overlay => "Windows",
        Scope::Confirm => "Questions",
        Scope::Wizard => "New tournament",
        Scope::Plan => "New tournament: fields",
        Scope::Pick => "New tournament: lists",
        Scope::Roster => "New tournament: people",
        Scope::Enter => "Entrants",
        Scope::Home => "Home",
        Scope::Players => "Players",
        Scope::Player => "Player",
        Scope::Tournament => "Tournament",
        Scope::Score => "Result",
        Scope::Sitting => "Game at a table",
        Scope::Floor => "Floor",
        Scope::Ranking => "Ranking",
        Scope::Curves => "Ratings over time",
        Scope::Journal => "Journal",
        Scope::Likely => "Likely players",
        Scope::Duplicates => "Duplicates",
        Scope::Work => "Long work",
        Scope::Searching => "Search for duplicates",
        Scope::Path => "Import a list: file",
        Scope::Import => "Import a list",
        Scope::Field => "Field over a list",
        Scope::Board => "Board",
        Scope::Narrowed => "Narrowed list",
        Scope::Settings => "Settings",
        Scope::Help => "Help",
    }
}
