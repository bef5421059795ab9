//! Columns and cells of printed tables: in English they are called as in data files.

use crate::words::message::SheetWords;

pub(super) const SHEET: SheetWords =
    SheetWords { column: |_| None, term: ToString::to_string, hands: ["without", "with"] };
