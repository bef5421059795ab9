//! Faults of a line to another machine or to a server.

use crate::desk::{LineFault, ServerFault};
use crate::words::message::Message;
use crate::words::message::fault::{role_name, role_with_tables};
use crate::words::{Voice, words};

words! {
    /// Faults of a line to another machine or to a server.
    pub LineFaultWords in "line-faults" {
        down(why) -> Message; other_host() -> Message; not_let_in() -> Message; locked() -> Message;
        not_allowed(rights) -> Message; role_may_not(role) -> Message;
        version(host, here) -> Message; newer(kind) -> Message; other_journal() -> Message;
        other_club() -> Message; displaced(host, known) -> Message; other_operation() -> Message;
        refused() -> Message; refused_because(why) -> Message; garbled(why) -> Message;
        wrong_password() -> Message; no_client() -> Message; address(why) -> Message;
        not_prepared(why) -> Message; none_named; bring_one_in; not_there(asked); name_one(there);
        moved_to(to) -> Message; altered(seq) -> Message;
    }
}

/// Why a joined machine was not answered, or was refused.
pub(super) fn line(voice: Voice, fault: &LineFault) -> Message {
    let say = LineFaultWords::speaking(voice);
    match fault {
        LineFault::Down(why) => say.down(why),
        LineFault::OtherHost => say.other_host(),
        LineFault::NotLetIn => say.not_let_in(),
        LineFault::Locked => say.locked(),
        LineFault::NotAllowed(rights) if !rights.tables.is_empty() => {
            say.not_allowed(role_with_tables(voice, rights))
        }
        LineFault::NotAllowed(rights) => say.role_may_not(role_name(voice, rights.role)),
        LineFault::Version { host, here } => say.version(host, here),
        LineFault::Newer(kind) => say.newer(kind),
        LineFault::OtherJournal => say.other_journal(),
        LineFault::OtherClub => say.other_club(),
        LineFault::Displaced { host, known } => say.displaced(host, known),
        LineFault::OtherOperation => say.other_operation(),
        LineFault::Refused(why) if why.is_empty() => say.refused(),
        LineFault::Refused(why) => say.refused_because(why),
        LineFault::Garbled(why) => say.garbled(why),
        LineFault::Server(fault) => server(say, fault),
    }
}

fn server(say: LineFaultWords, fault: &ServerFault) -> Message {
    match fault {
        ServerFault::WrongPassword => say.wrong_password(),
        ServerFault::NoClient => say.no_client(),
        ServerFault::Address(why) => say.address(why),
        ServerFault::NotPrepared(why) => say.not_prepared(why),
        ServerFault::NoJournal { asked, there } => {
            let what = if asked.is_empty() { say.none_named() } else { &say.not_there(asked) };
            let remedy = if there.is_empty() {
                say.bring_one_in().to_owned()
            } else {
                say.name_one(there.join(", "))
            };
            Message::new(what, remedy)
        }
        ServerFault::MovedTo(to) => say.moved_to(to),
        ServerFault::Altered(seq) => say.altered(seq),
    }
}
