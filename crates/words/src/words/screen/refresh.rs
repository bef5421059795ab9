//! The words of the refresh of ratings and titles by a federation's list.

use crate::words::words;

words! {
    /// The words of the refresh of ratings and titles by a federation's list.
    pub RefreshWords in "refresh" {
        title(list: &str); hint; number; player; rating; entitled; arrow; nothing;
    }
}
