//! The words that lists have in common.

/// The words that lists have in common.
#[derive(Debug, Clone, Copy)]
pub struct ListWords {
    /// Before the field that narrows a list.
    pub search: &'static str,
    /// Why nothing can be done with the selected row.
    pub nothing: &'static str,
    /// How many rows there are above and below those in view; nothing where all are.
    pub hidden: fn(usize, usize) -> String,
    /// Why no other rating list can be shown.
    pub one_list: &'static str,
}
