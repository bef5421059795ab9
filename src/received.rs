//! Receives a tournament that a club has handed in, for a register.

use crate::club::{Club, Seq};
use crate::desk::{Desk, DeskError, Stamp};
use crate::domain::progress::NoProgress;
use crate::import::{HandIn, Standing};
use crate::outside::Environment;
use crate::words::message::{Message, MessageWords};

#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) entry: Option<Seq>,
    /// A sentence: how its players were found, or that it was received before.
    pub(crate) told: String,
    /// The register before, if the tournament replaces an earlier version.
    pub(crate) before: Option<Club>,
}

/// The reason why nothing was recorded.
pub(crate) enum Fault {
    Desk(DeskError),
    Said(Message),
}

impl From<DeskError> for Fault {
    fn from(error: DeskError) -> Self {
        Self::Desk(error)
    }
}

/// Records the tournament as one entry. If it was received before, a sentence says so.
pub(crate) fn take_in(
    desk: &mut Desk,
    (outside, words): (Environment, &MessageWords),
    (source, content): (&str, &str),
) -> Result<Received, Message> {
    let event = HandIn::read(content).map_err(|why| words.federation.no_hand_in(source, &why))?;
    let (standing, op) = event.at(desk.club(), desk.entries());
    let (name, club) = (event.event_name(), event.name.as_str());
    if let Standing::Known(entry) = standing {
        let told = words.federation.handed_in_before(name, club, entry);
        return Ok(Received { entry: None, told, before: None });
    }
    let before = matches!(standing, Standing::Corrects(_)).then(|| desk.club().clone());
    let (today, stamp) = (outside.today(), Stamp { at: outside.now(), op });
    let decide = |register: &Club| {
        let plan = event.plan(register, &standing, today).map_err(|unread| {
            let (faults, more) = unread.faults();
            Fault::Said(words.import.faults(source, &faults, more, register))
        })?;
        let found = event.found(register, &plan);
        Ok((plan.actions, found))
    };
    match desk.decide(&stamp, decide, &NoProgress) {
        Ok((entry, found)) => {
            let told = match (found, entry) {
                (None, Some(entry)) => words.federation.handed_in_before(name, club, entry),
                (found, _) => words.federation.taken_in(name, club, found.unwrap_or_default()),
            };
            Ok(Received { entry, told, before })
        }
        Err(Fault::Said(message)) => Err(message),
        Err(Fault::Desk(error)) => {
            error.tell();
            Err(words.faults.fault(&error, desk.club()))
        }
    }
}
