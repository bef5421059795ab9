//! Events on their way to a register.

use super::DeskWorker;
use crate::desk::{DeskError, LineFault, ServerFault};
use crate::domain::ids::TournamentId;
use crate::hall::{KnownRegister, Membership};
use crate::import::HandIn;
use crate::journal::fold::decisions;
use crate::outside;
use crate::tui::event::Event;

impl DeskWorker {
    /// Hands a tournament in to the register that this club handed in to last: at its server, or as a file beside the club's.
    pub(super) fn hand_in(&mut self, id: TournamentId) -> Event {
        self.handed_in(id).unwrap_or_else(Event::Refused)
    }

    fn handed_in(&mut self, id: TournamentId) -> Result<Event, String> {
        let words = self.words.message;
        let identity = self.desk.identity();
        let club = self.desk.club();
        let identity = identity.map_err(|error| words.desk(&error, club).to_string())?;
        let folder = outside::halls_folder().unwrap_or_default();
        let known = KnownRegister::of(&identity.club, &folder).ok().flatten();
        let known = known.ok_or_else(|| words.federation.no_register().to_string())?;
        let sender = (identity.club.as_str(), known.name.as_str());
        let event = HandIn::of(club, sender, id, decisions(self.desk.entries()));
        let event = event.map_err(|refusal| words.refusal(&refusal, club).to_string())?;
        let left = known.address.as_ref().map(|address| {
            let members = Membership::all(&folder).unwrap_or_default();
            let member = members.into_iter().find(|one| one.address == *address);
            let member = member.ok_or(LineFault::Server(ServerFault::WrongPassword))?;
            banzuke_federation::hand_in(&member, &event.to_string(), &event.digest().0)?;
            Ok(address)
        });
        match left {
            Some(Ok(address)) => {
                Ok(Event::Told(words.federation.handed_in(event.event_name(), address)))
            }
            Some(Err(fault)) if fault != LineFault::Server(ServerFault::NoClient) => {
                Err(words.desk(&DeskError::Line(fault), club).to_string())
            }
            _ => {
                let name = format!("hand-in-{id}-{}", &event.digest().short());
                Ok(self.written_beside(&name, "json", |out| write!(out, "{event}")))
            }
        }
    }
}
