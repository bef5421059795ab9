//! The question about machines: which machines may join this one, or the state of the line to the host.

use std::sync::Arc;

use super::kit::text::capital;
use crate::desk::{DeskError, LineState, Rights, Role};
use crate::drawing::shape;
use crate::journal::Entry;
use crate::tui::kit::prelude::*;
use crate::web::Slide;

/// A change of the machines of the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MachinesAct {
    /// No change; only shows them.
    Look,
    /// Lets machines join: of the network, or only programs of this machine.
    Host { network: bool },
    /// Ends that other machines can join.
    Stop,
    /// Serves pages to phones and walls of the network, or stops that.
    Phones(bool),
    /// The slides of the wall, and the index of the slide that was changed; none to show them.
    Wall(Option<(Vec<Slide>, usize)>),
    /// Makes a code for another machine with those rights.
    Code(Rights),
    /// The tables of a scorer, and the index of the table that was changed.
    Scorer(Vec<String>, usize),
    /// Revokes the code of a machine.
    Revoke(String),
    /// Removes the message about refused entries.
    Dismiss,
}

#[derive(Debug, Clone)]
pub enum Machines {
    /// This machine has the club's file.
    Host {
        /// The addresses of the host; none while no machine may join.
        addresses: Vec<String>,
        /// The addresses for phones; none while no pages are served.
        phones: Vec<String>,
        /// The names and rights of machines with a code.
        passes: Vec<(String, Rights)>,
        /// The codes that were just made: the machine's name, the short code, the long code.
        codes: Option<(String, String, String)>,
    },
    /// This machine has joined another.
    Joined(LineState),
    /// The slides of the wall, and the index of the one that was changed last.
    Wall(Vec<Slide>, usize),
    /// The tables of a scorer, and the index of the one that was changed last.
    Scorer(Vec<String>, usize),
}

/// Values are only shown, so comparing the kinds is enough.
impl PartialEq for Machines {
    fn eq(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

impl Machines {
    /// The question about what to do.
    pub(super) fn choice(self, data: &Snapshot, words: &'static Words, is_ascii: bool) -> Choice {
        let (told, ways) = match self {
            Self::Host { addresses, phones, passes, codes } => {
                let scanned = phones.first().filter(|_| !is_ascii);
                let scanned = scanned.map(|address| scan(address, words));
                let wall = way(words.screen.machines.choose_wall(), MachinesAct::Wall(None));
                let of_pages = scanned.into_iter().chain([wall]).collect();
                let has_tables = !data.club.tables().is_empty();
                host([&addresses, &phones], &passes, codes, of_pages, (has_tables, words))
            }
            Self::Joined(line) => joined(&line, data, words),
            Self::Wall(slides, at) => return wall(&slides, at, words),
            Self::Scorer(tables, at) => return scorer(&tables, at, data, words),
        };
        Choice::new(words.screen.machines.title(), told, ways)
    }
}

fn way(label: impl Into<String>, act: MachinesAct) -> ChoiceOption {
    ChoiceOption::new(label, DeskTask::machines(act))
}

/// The option that shows the QR code for phones.
fn scan(address: &str, words: &'static Words) -> ChoiceOption {
    let say = &words.screen.machines;
    let code = Choice::new(words.web.scan(), [address], [ChoiceOption::new(say.done(), ())]);
    ChoiceOption::new(say.show_code(), Step::cover(code.with_code(shape::lines(address))))
}

/// The question about the wall, with one option for each slide.
fn wall(shown: &[Slide], at: usize, words: &'static Words) -> Choice {
    let (say, web) = (&words.screen.machines, words.web);
    let toggle = |(at, slide): (usize, Slide)| {
        let label = match slide {
            Slide::Calls => web.playing(),
            Slide::Names => web.where_to(),
            Slide::Bracket => web.bracket(),
            Slide::Standings => web.standings(),
        };
        let (label, chosen) = toggled(label, &slide, &Slide::ALL, shown);
        way(label, MachinesAct::Wall(Some((chosen, at))))
    };
    let slides = Slide::ALL.into_iter().enumerate().map(toggle);
    let ways = slides.chain([ChoiceOption::new(say.done(), ())]);
    Choice::new(say.wall(), [say.wall_follows()], ways).opened_on(at)
}

/// The label of an option with its mark, and what is chosen after it was turned on or off.
fn toggled<T: Clone + PartialEq>(
    label: &str,
    one: &T,
    all: &[T],
    chosen: &[T],
) -> (String, Vec<T>) {
    let mark = if chosen.contains(one) { "[x]" } else { "[ ]" };
    let after = all.iter().filter(|other| chosen.contains(other) != (*other == one));
    (format!("{mark} {label}"), after.cloned().collect())
}

/// The question about the tables of a scorer, with one option for each table of the hall.
fn scorer(chosen: &[String], at: usize, data: &Snapshot, words: &'static Words) -> Choice {
    let say = &words.screen.machines;
    let all: Vec<String> = data.club.tables().iter().map(|table| table.name.clone()).collect();
    let toggle = |(at, table): (usize, &String)| {
        let (label, chosen) = toggled(table, table, &all, chosen);
        way(label, MachinesAct::Scorer(chosen, at))
    };
    let rights = Rights { role: Role::Scorer, tables: chosen.to_vec() };
    let made = way(say.new_code(words.message.faults.rights(&rights)), MachinesAct::Code(rights));
    let ways = all.iter().enumerate().map(toggle).chain([made]);
    Choice::new(say.title(), [say.scorer_tables()], ways).opened_on(at)
}

fn host(
    [addresses, phones]: [&[String]; 2],
    passes: &[(String, Rights)],
    codes: Option<(String, String, String)>,
    of_pages: Vec<ChoiceOption>,
    (has_tables, words): (bool, &'static Words),
) -> (Vec<String>, Vec<ChoiceOption>) {
    let (say, hall) = (&words.screen.machines, words.message.hall);
    let mut told = match addresses {
        [] => vec![say.alone().to_owned()],
        some => some.iter().map(|address| say.joinable(address)).collect(),
    };
    told.extend(phones.iter().map(|address| capital(&hall.phones_at(address))));
    let mut ways = Vec::new();
    if let Some((name, short, long)) = codes {
        let [short, long] = [hall.short_code(&short), hall.long_code(&long)];
        told.extend([say.code_of(&name), capital(&short), capital(&long)]);
        ways.push(ChoiceOption::new(say.done(), ()));
    }
    told.extend(
        passes.iter().map(|(name, rights)| say.machine(name, words.message.faults.rights(rights))),
    );
    if addresses.is_empty() {
        ways.push(way(say.open_network(), MachinesAct::Host { network: true }));
        ways.push(way(say.open_here(), MachinesAct::Host { network: false }));
    }
    ways.extend(of_pages);
    let pages = if phones.is_empty() { say.open_pages() } else { say.close_pages() };
    ways.push(way(pages, MachinesAct::Phones(phones.is_empty())));
    for role in [Role::Desk, Role::Scorer, Role::Chief, Role::Viewer] {
        let rights = Rights { role, tables: Vec::new() };
        let label = say.new_code(words.message.faults.rights(&rights));
        let is_asked = role == Role::Scorer && has_tables;
        let act =
            if is_asked { MachinesAct::Scorer(Vec::new(), 0) } else { MachinesAct::Code(rights) };
        ways.push(way(label, act));
    }
    for (name, _) in passes {
        ways.push(way(say.revoke(name), MachinesAct::Revoke(name.clone())));
    }
    if !addresses.is_empty() {
        ways.push(way(say.close(), MachinesAct::Stop));
    }
    (told, ways)
}

fn joined(
    line: &LineState,
    data: &Snapshot,
    words: &'static Words,
) -> (Vec<String>, Vec<ChoiceOption>) {
    let (say, hall) = (&words.screen.machines, words.message.hall);
    let entry = |entry: &Arc<Entry>| words.message.entry(entry, &data.entries, &data.club);
    let mut told = vec![say.joined(&line.host, words.message.faults.rights(&line.rights))];
    match &line.down {
        None => told.push(say.answers().to_owned()),
        Some((fault, _)) => {
            let why = DeskError::Line(fault.clone());
            told.push(capital(&words.message.faults.fault(&why, &data.club).to_string()));
        }
    }
    if !line.unsent.is_empty() {
        told.push(capital(&hall.unsent(line.unsent.len())));
        told.extend(line.unsent.iter().map(entry));
    }
    for (refused, why) in &line.refused {
        let why = words.message.faults.fault(&**why, &data.club).what;
        told.push(capital(&hall.refused(entry(refused), &why)));
    }
    let mut ways = vec![ChoiceOption::new(say.done(), ())];
    if !line.refused.is_empty() {
        ways.push(way(say.dismiss(), MachinesAct::Dismiss));
    }
    (told, ways)
}
