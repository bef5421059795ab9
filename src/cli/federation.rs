//! Federations: clubs on a server, events handed in to a register, and what the register says of a club's players.

mod register;

use std::path::Path;

use banzuke_federation::moving::{Moving, NotMoved};
use banzuke_federation::{Address, Server, ServerLine, is_address};
use clap::Subcommand;

use super::context::Context;
use super::error::CliError;
use super::hall;
use super::progress::ProgressLine;
use crate::club::Club;
use crate::desk::{Desk, DeskError, LineFault, ServerFault};
use crate::hall::Membership;
use crate::journal::mirror;
use crate::journal::store::Missing;

/// What is done with a server.
#[derive(Debug, Subcommand)]
pub(super) enum Federation {
    Init { address: String },
    HandIn(register::HandingIn),
    Receive(register::Receiving),
    Fetch(register::Fetching),
}

impl Federation {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        match self {
            Self::Init { address } => init(context, address),
            Self::HandIn(handing_in) => handing_in.run(context),
            Self::Receive(events) => events.run(context),
            Self::Fetch(fetching) => fetching.run(context),
        }
    }
}

/// A club's way to a server, or back.
#[derive(Debug, clap::Args)]
pub(super) struct Move {
    #[arg(value_name = "FILE")]
    from: String,
    #[arg(value_name = "ADDRESS")]
    to: String,
}

impl Move {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let Self { from, to } = self;
        match (is_address(from), is_address(to)) {
            (false, true) => bring_in(context, Path::new(from), to),
            (true, false) => bring_home(context, from, Path::new(to)),
            _ => Err(context.words.federation.one_is_a_server().into()),
        }
    }
}

/// The membership of this machine at a server; a new one where there is none.
pub(super) fn member(context: &mut Context<'_>, address: &str) -> Result<Membership, CliError> {
    let folder = context.halls()?;
    let known = Membership::all(&folder)
        .map_err(|error| context.words.command.unwritable(&folder, &error))?;
    if let Some(known) = known.into_iter().find(|one| one.address == address) {
        return Ok(known);
    }
    let member = with_password(context, address, |password| ServerLine::join(address, password))?;
    let kept = member.keep(&folder);
    kept.map_err(|error| context.words.command.unwritable(&folder, &error))?;
    Ok(member)
}

/// Does something at a server; the password is asked for where it wants one.
fn with_password<T>(
    context: &mut Context<'_>,
    address: &str,
    reach: impl Fn(&str) -> Result<T, LineFault>,
) -> Result<T, CliError> {
    let reached = match reach("") {
        Err(LineFault::Server(ServerFault::WrongPassword)) => {
            let typed = context.typed(&context.words.federation.ask_password(address))?;
            reach(typed.unwrap_or_default().trim_end_matches(['\r', '\n']))
        }
        reached => reached,
    };
    reached.map_err(|fault| line_fault(context, fault))
}

fn line_fault(context: &Context<'_>, fault: LineFault) -> CliError {
    context.fault(&fault.into(), &Club::default())
}

fn server(context: &mut Context<'_>, address: &str) -> Result<(Address, Server), CliError> {
    let read = Address::read(address).map_err(|fault| line_fault(context, fault))?;
    let server = with_password(context, address, |password| Server::open(&read, password))?;
    Ok((read, server))
}

/// Makes the tables and roles of a server's database.
fn init(context: &mut Context<'_>, address: &str) -> Result<(), CliError> {
    let (_, server) = server(context, address)?;
    let is_new = server.prepare().map_err(|fault| line_fault(context, fault))?;
    context.say(context.words.federation.prepared(is_new));
    Ok(())
}

/// Moves a club from its file to a server. The file stays as a copy that says where the club is.
fn bring_in(context: &mut Context<'_>, file: &Path, address: &str) -> Result<(), CliError> {
    let (read, server) = server(context, address)?;
    let Some(name) = read.club else {
        return Err(context.words.federation.club_without_name().into());
    };
    let opened = Desk::open_alone(file, Missing::Refuse, "");
    let mut desk = opened.map_err(|error| context.fault(&error, &Club::default()))?;
    let identity = desk.identity().map_err(|error| context.fault(&error, desk.club()))?;
    let (entries, club) = (desk.entries(), desk.club());
    let moving = Moving { identity: &identity, entries, head: desk.head().1, club };
    let taken = server.take_in(&name, &moving, &ProgressLine::new(context.words.command));
    taken.map_err(|fault| match fault {
        NotMoved::Line(fault) => line_fault(context, fault),
        NotMoved::Stopped => context.fault(&DeskError::Stopped, desk.club()),
        NotMoved::Taken(name) => context.words.federation.name_is_taken(&name).into(),
    })?;
    let moved = context.words.federation.moved(address, desk.head().0, desk.head().1);
    desk.hand_over(address).map_err(|error| context.fault(&error, &Club::default()))?;
    context.say(&moved);
    Ok(())
}

/// Moves a club from a server into a new file; nothing is recorded at the server any more.
fn bring_home(context: &mut Context<'_>, address: &str, file: &Path) -> Result<(), CliError> {
    let store_fault =
        |context: &Context<'_>, error| context.fault(&DeskError::Store(error), &Club::default());
    let (_, server) = server(context, address)?;
    if !file.exists() {
        context.work_at(address);
        let desk = context.open()?;
        let (copy, line) = (desk.path().to_owned(), desk.line());
        if line.is_none_or(|line| {
            line.down.is_some() || !line.unsent.is_empty() || !line.rights.see_private()
        }) {
            return Err(context.words.federation.copy_is_behind().into());
        }
        drop(desk);
        mirror::copy_to(&copy, file).map_err(|error| store_fault(context, error))?;
    }
    let state = mirror::state(file).map_err(|error| store_fault(context, error))?;
    let (identity, last, digest, host) = state;
    if host.as_deref() != Some(address) {
        return Err(context.words.federation.file_is_there(file).into());
    }
    let to = std::path::absolute(file).unwrap_or_else(|_| file.to_owned()).display().to_string();
    let gone = server.let_go(&identity, (last, &digest), &to);
    if !gone.map_err(|fault| line_fault(context, fault))? {
        return Err(context.words.federation.copy_is_behind().into());
    }
    mirror::take_over(file).map_err(|error| store_fault(context, error))?;
    let known = hall::member(context, address)?;
    if let Err(error) = context.halls().map(|folder| known.forget(&folder))? {
        log::warn!("the membership stays: {error}");
    }
    context.say(&context.words.federation.moved(&to, last, &digest));
    Ok(())
}
