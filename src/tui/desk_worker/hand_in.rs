//! Events on their way to a register.

use banzuke_federation::{Address, Server, is_address};

use super::DeskWorker;
use crate::club::Club;
use crate::command::CommandId;
use crate::desk::{DeskError, LineFault, Role, ServerFault};
use crate::domain::ids::TournamentId;
use crate::hall::{KnownRegister, Membership};
use crate::import::HandIn;
use crate::journal::Digest;
use crate::journal::fold::decisions;
use crate::outside;
use crate::received::take_in;
use crate::request::Doing;
use crate::tui::effect::DeskTask;
use crate::tui::event::Message;
use crate::words::Words;

impl DeskTask {
    /// Takes in the events that wait for this register at its server.
    pub fn receive(words: &Words) -> Self {
        let title = words.screen.command(CommandId::ReceiveEvents).title;
        Self::new("receive", |desk, _| {
            let told = match desk.received() {
                Ok(told) if told.is_empty() => {
                    Message::Told(desk.words.message.federation.none_wait().to_owned())
                }
                Ok(told) => Message::Told(told.join(" ")),
                Err(why) => Message::refused(why),
            };
            Ok(desk.look().and(told))
        })
        .waited_for(Doing::TakingIn(title.to_owned()))
    }

    /// Hands a tournament in to the register that this club handed in to last: at its server, or as a file beside the
    /// club's.
    pub fn hand_in(id: TournamentId, words: &Words) -> Self {
        let title = words.screen.command(CommandId::HandIn).title;
        Self::new("hand_in", move |desk, _| {
            Ok(desk.handed_in(id).unwrap_or_else(Message::Refused).into())
        })
        .waited_for(Doing::Writing(title.to_owned()))
    }
}

impl DeskWorker {
    fn received(&mut self) -> Result<Vec<String>, String> {
        let words = &self.words.message;
        let member = self.member().ok_or_else(|| words.federation.no_server().to_string())?;
        let fault = |fault: LineFault, club: &Club| {
            words.faults.fault(DeskError::Line(fault), club).to_string()
        };
        let reached = Address::read(&member.address)
            .and_then(|address| Server::open(&address, member.secret()))
            .and_then(|server| Ok((server.waiting(&member.identity)?, server)));
        let (waiting, server) = reached.map_err(|why| fault(why, self.desk.club()))?;
        let mut told = Vec::new();
        for (digest, content) in waiting {
            let digest = Digest(digest);
            let event = (digest.short(), content.as_str());
            let received = take_in(&mut self.desk, (self.outside, words), event);
            told.push(received.map_err(|why| why.to_string())?.told);
            let noted = server.taken(&member.identity, &digest.0);
            noted.map_err(|why| fault(why, self.desk.club()))?;
        }
        Ok(told)
    }

    /// How many events wait for this register, if it is on a server that answers and this machine is a chief's there.
    fn waiting(&self) -> Option<usize> {
        let line = self.desk.line()?;
        if line.down.is_some() || line.rights.role != Role::Chief {
            return None;
        }
        let member = self.member()?;
        let server = Server::open(&Address::read(&member.address).ok()?, member.secret()).ok()?;
        server.count_waiting(&member.identity).ok()
    }

    /// Says that more events wait than before.
    pub(super) fn tell_waiting(&mut self) -> Option<Message> {
        let waiting = self.waiting()?;
        let before = std::mem::replace(&mut self.waiting, waiting);
        (waiting > before).then(|| Message::Told(self.words.message.federation.wait(waiting)))
    }

    /// The membership at the server that has this club.
    fn member(&self) -> Option<Membership> {
        let address = &self.desk.line()?.host;
        let members = Membership::all(&outside::halls_folder()?).unwrap_or_default();
        members.into_iter().find(|one| is_address(address) && one.address == *address)
    }

    fn handed_in(&mut self, id: TournamentId) -> Result<Message, String> {
        let words = self.words.message;
        let identity = self.desk.identity();
        let club = self.desk.club();
        let identity = identity.map_err(|error| words.faults.fault(&error, club).to_string())?;
        let folder = outside::halls_folder().unwrap_or_default();
        let known = KnownRegister::of(&identity.club, &folder).ok().flatten();
        let known = known.ok_or_else(|| words.federation.no_register().to_string())?;
        let sender = (identity.club.as_str(), known.name.as_str());
        let event = HandIn::of(club, sender, id, decisions(self.desk.entries()));
        let event = event.map_err(|refusal| words.refusal(&refusal, club).to_string())?;
        let left = known.member.as_ref().map(|member| {
            let content = event.to_string();
            banzuke_federation::hand_in(member, &content, &event.digest().0)
                .map(|()| &member.address)
        });
        match left {
            Some(Ok(address)) => {
                Ok(Message::Told(words.federation.handed_in(event.event_name(), address)))
            }
            Some(Err(fault)) if fault != LineFault::Server(ServerFault::NoClient) => {
                Err(words.faults.fault(DeskError::Line(fault), club).to_string())
            }
            _ => {
                let name = format!("hand-in-{id}-{}", &event.digest().short());
                Ok(self.written_beside(&name, "json", |out| write!(out, "{event}")))
            }
        }
    }
}
