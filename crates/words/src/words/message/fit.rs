//! Ratings fitted to analysed games.

use std::path::Path;

use crate::club::Club;
use crate::domain::records::{Curve, Fit};
use crate::request::analysed_games::RecordFault;
use crate::words::message::Message;
use crate::words::words;

words! {
    /// Ratings fitted to analysed games.
    pub FitWords in "fit" {
        players; loss; rating; residual; fitted_head; few_games; outside; and; study;
        other_engine(engine: &str); holds_no_fit(path, error) -> Message;
        curve[Curve: Straight, Log, Root]; players_r_standard(players, r2, deviation);
    }
}

impl FitWords {
    /// The reason why a file of games or a fit cannot be used.
    pub fn fault(self, fault: &RecordFault) -> Message {
        let message = self.voice.words().message;
        match fault {
            RecordFault::NotRead(path, why) => message.command.not_read(path, why),
            RecordFault::Wrong(path, fault) => {
                message.import.wrong(&path.display().to_string(), fault, &Club::default())
            }
            RecordFault::NoFit(path, error) => self.no_fit(path, error),
        }
    }

    /// A file holds no fit.
    fn no_fit(self, path: &Path, error: &str) -> Message {
        let path = path.display();
        self.holds_no_fit(path, error)
    }

    /// Over the players of a fit, with what its R² is to be read beside.
    pub fn fit_title(self, fit: &Fit) -> String {
        let (players, r2, deviation) = (fit.players, fit.r2, fit.deviation);
        self.players_r_standard(players, format_args!("{r2:.3}"), format_args!("{deviation:.0}"))
    }
}
