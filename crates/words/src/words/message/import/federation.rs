//! Faults of a federation's result files, and remedies.

use crate::import::FederationFault;
use crate::words::message::Message;
use crate::words::{Voice, words};

words! {
    /// Faults of a federation's result files, and remedies.
    pub FederationImportWords in "import-federation" {
        not_a_result() -> Message; not_a_date() -> Message; no_tournament() -> Message;
        no_date() -> Message; not_a_player() -> Message;
    }
}

/// The sentence and the remedy.
pub(super) fn describe(voice: Voice, why: FederationFault) -> Message {
    let say = FederationImportWords::speaking(voice);
    match why {
        FederationFault::NotAResult => say.not_a_result(),
        FederationFault::NotADate => say.not_a_date(),
        FederationFault::NoTournament => say.no_tournament(),
        FederationFault::NoDate => say.no_date(),
        FederationFault::NotAPlayer => say.not_a_player(),
    }
}
