//! Machines that join this one, and the line of this machine to its host.

use crate::clock::in_the_hall;
use crate::desk::{DeskError, LineState, Rights, Role};
use crate::hall::host::PORT;
use crate::hall::passes::Passes;
use crate::hall::{Host, HostFault, Listen};
use crate::hall_words::{not_hosted, pass_fault};
use crate::tui::effect::{DeskTask, Message, Outcome};
use crate::tui::kit::layer::News;
use crate::tui::machines::{Machines, MachinesAct};
use crate::web::{self, Slide, Web, WebFault, WebOptions};

use super::DeskWorker;

/// The codes of a new machine: its name, the short code, the long code.
type Codes = Option<(String, String, String)>;

impl DeskTask {
    /// Changes the machines of the hall, and returns their state.
    pub fn machines(act: MachinesAct) -> Self {
        Self::new(format!("machines {act:?}"), |desk, _| Ok(desk.machines(act)))
    }
}

impl DeskWorker {
    fn machines(&mut self, act: MachinesAct) -> Outcome {
        if act == MachinesAct::Dismiss {
            self.desk.dismiss_refused();
        }
        if let Some(line) = self.desk.line() {
            return News::Machines(Box::new(Machines::Joined(line.clone()))).into();
        }
        match act {
            MachinesAct::Wall(chosen) => return self.wall(chosen),
            MachinesAct::Scorer(tables, at) => {
                return News::Machines(Box::new(Machines::Scorer(tables, at))).into();
            }
            _ => {}
        }
        match self.act(act) {
            Ok(codes) => self.hosting(codes),
            Err(why) => Message::refused(why).into(),
        }
    }

    fn act(&mut self, act: MachinesAct) -> Result<Codes, String> {
        let words = &self.words.message;
        let file = self.desk.path().to_owned();
        match act {
            MachinesAct::Look
            | MachinesAct::Dismiss
            | MachinesAct::Wall(_)
            | MachinesAct::Scorer(..) => {}
            MachinesAct::Host { network } => {
                let listen = if network { Listen::Network(PORT) } else { Listen::Here(PORT) };
                let host = Host::start(&file, listen).map_err(|why| self.not_hosted(&why))?;
                self.host = Some(host);
            }
            MachinesAct::Stop => self.host = None,
            MachinesAct::Phones(false) => self.web = None,
            MachinesAct::Phones(true) => {
                let (language, outside) = (self.words.language, self.outside);
                let options = WebOptions { language, outside, ..WebOptions::default() };
                let web = Web::start(&file, Listen::Network(web::PORT), options);
                self.web = Some(web.map_err(|why| self.no_pages(&why))?);
            }
            MachinesAct::Code(rights) => {
                let name = self.free_name(rights.role);
                let made = Passes::add(&file, &name, rights, self.outside.now());
                let made = made.map_err(|why| pass_fault(words, &name, &why).to_string())?;
                return Ok(Some((name, made.short, made.long)));
            }
            MachinesAct::Revoke(name) => {
                let done = Passes::revoke(&file, &name);
                done.map_err(|why| pass_fault(words, &name, &why).to_string())?;
            }
        }
        Ok(None)
    }

    /// Changes the slides of the wall, and shows the question again.
    fn wall(&self, chosen: Option<(Vec<Slide>, usize)>) -> Outcome {
        let file = self.desk.path();
        let at = chosen.as_ref().map_or(0, |(_, at)| *at);
        let choose = |slides| web::Codes::of(file)?.choose_wall(file, slides);
        match chosen.map_or(Ok(()), |(slides, _)| choose(slides)) {
            Ok(()) => News::Machines(Box::new(Machines::Wall(web::wall(file), at))).into(),
            Err(error) => Message::refused(self.no_pages(&WebFault::Codes(error))).into(),
        }
    }

    fn hosting(&self, codes: Codes) -> Outcome {
        let passes = if Passes::path(self.desk.path()).exists() {
            Passes::of(self.desk.path()).ok()
        } else {
            None
        };
        let passes = passes.iter().flat_map(Passes::iter);
        News::Machines(Box::new(Machines::Host {
            addresses: self.host.as_ref().map(Host::addresses).unwrap_or_default(),
            phones: self.web.as_ref().map(Web::addresses).unwrap_or_default(),
            passes: passes.map(|pass| (pass.name.clone(), pass.rights.clone())).collect(),
            codes,
        }))
        .into()
    }

    /// A free name for another machine with this role.
    fn free_name(&self, role: Role) -> String {
        let rights = Rights { role, tables: Vec::new() };
        let role = self.words.message.faults.rights(&rights);
        let known = Passes::of(self.desk.path());
        let is_taken =
            |name: &String| known.iter().flat_map(Passes::iter).any(|pass| pass.name == *name);
        let mut numbered = (2..).map(|number| format!("{role}-{number}"));
        numbered.find(|name| !is_taken(name)).unwrap_or(role)
    }

    fn no_pages(&self, why: &WebFault) -> String {
        let message = &self.words.message;
        match why {
            WebFault::Desk(error) => message.faults.fault(error, self.desk.club()).to_string(),
            WebFault::Codes(error) => {
                message.command.unwritable(self.desk.path(), error).to_string()
            }
            WebFault::Port { port, source } => message.hall.no_phones(*port, source).to_string(),
        }
    }

    fn not_hosted(&self, why: &HostFault) -> String {
        not_hosted(&self.words.message, why, self.desk.club()).to_string()
    }

    /// The alarm while the line is down, or the first entry that was refused since the operator last looked.
    pub(super) fn line_alarm(&self) -> Option<String> {
        let LineState { host, down, unsent, refused, .. } = self.desk.line()?;
        let say = &self.words.screen.machines;
        let waiting = if unsent.is_empty() { String::new() } else { say.waiting(unsent.len()) };
        if let Some((_, since)) = down {
            let since = in_the_hall(*since).format("%H:%M").to_string();
            return Some(say.stale(host, &since, &waiting));
        }
        let (entry, why) = refused.first()?;
        let told = self.words.message.entry(entry, self.desk.entries(), self.desk.club());
        let why: &DeskError = why;
        Some(say.refused_now(&told, &self.words.message.faults.fault(why, self.desk.club()).what))
    }
}
