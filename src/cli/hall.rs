//! Several machines at one club: the host, which has the file, and the machines that join it.

use std::time::Duration;

use super::journal::exported;
use super::screen;
use crate::cli::prelude::*;
use crate::club::refusal::EventRefusal;
use crate::desk::{Followed, Rights, Role};
use crate::domain::hall;
use crate::drawing::shape;
use crate::hall::host::PORT;
use crate::hall::membership::JoinFault;
use crate::hall::passes::{PassFault, Passes};
use crate::hall::{Host, HostFault, Membership};
use crate::hall_words::{not_hosted, pass_fault};
use crate::journal::mirror;
use crate::listen::{Listen, own_addresses};
use crate::opener;
use crate::web::{self, Slide, Web, WebFault, WebOptions};

/// How often a host checks that it still serves.
const PAUSE: Duration = Duration::from_millis(500);

/// The options of a host, or a command about codes.
#[derive(Debug, clap::Args)]
pub(super) struct Hosting {
    #[command(subcommand)]
    codes: Option<CodeCommand>,
    #[arg(long)]
    network: bool,
    #[arg(long, value_name = "N", default_value_t = PORT)]
    port: u16,
    #[arg(long, value_name = "ADDRESS")]
    take_over: Option<String>,
    #[command(flatten)]
    pages: Pages,
}

#[derive(Debug, clap::Args)]
struct Pages {
    #[arg(long)]
    phones: bool,
    #[arg(long, value_name = "N", default_value_t = web::PORT, requires = "phones")]
    phones_port: u16,
    #[arg(long, value_name = "PARTS", value_parser = slides, requires = "phones")]
    wall: Option<Slides>,
    #[arg(long, requires = "phones")]
    door: bool,
    #[arg(long, value_name = "NAME", requires = "phones")]
    title: Option<String>,
}

/// The slides on a wall, in order.
#[derive(Clone, Debug)]
struct Slides(Vec<Slide>);

fn slides(text: &str) -> Result<Slides, ValueFault> {
    Slide::read(text).map(Slides).ok_or(ValueFault::Slides)
}

#[derive(Debug, Subcommand)]
enum CodeCommand {
    #[command(name = "code")]
    New {
        name: String,
        #[arg(long, value_parser = one_of::<Role>(), default_value = "desk")]
        role: Role,
        #[arg(long = "table", value_name = "TABLE")]
        tables: Vec<String>,
    },
    #[command(name = "codes")]
    All,
    Revoke {
        name: String,
    },
}

#[derive(Debug, clap::Args)]
pub(super) struct Joining {
    address: String,
}

impl Hosting {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        match &self.codes {
            None => self.host(context),
            Some(CodeCommand::New { name, role, tables }) => {
                let tables = tables.iter().flat_map(|text| hall::read(text));
                let tables = tables.map(|table| table.name).collect();
                new_code(context, name, Rights { role: *role, tables })
            }
            Some(CodeCommand::All) => list(context),
            Some(CodeCommand::Revoke { name }) => {
                let file = context.file()?;
                Passes::revoke(&file, name).map_err(|why| fault(context, name, &why))?;
                context.say(&context.words.hall.revoked(name));
                Ok(())
            }
        }
    }

    /// Serves the club's file until the program is stopped.
    fn host(&self, context: &mut Context<'_>) -> CliResult {
        let file = match &self.take_over {
            Some(address) => take_over(context, address)?,
            None => context.file()?,
        };
        if !file.exists() {
            // A host creates the club if there is none, as the screens do.
            drop(context.begin()?);
        }
        let listen =
            if self.network { Listen::Network(self.port) } else { Listen::Here(self.port) };
        let host = Host::start(&file, listen).map_err(|why| unhosted(context, &why))?;
        let words = context.words.hall;
        for address in host.addresses() {
            context.say(&if self.network {
                words.listening(&address)
            } else {
                words.listening_here(&address)
            });
        }
        let _pages = self.pages.phones.then(|| self.serve_pages(context, &file)).transpose()?;
        let passes = Passes::of(&file).map_err(|why| fault(context, "", &why))?;
        if passes.iter().next().is_none() {
            context.say(words.nobody_may_join());
        }
        let mut desk = context.sound(Desk::open(&file, Missing::Refuse, "host"))?;
        while host.is_up() {
            std::thread::sleep(PAUSE);
            // A last look that brings nothing has left the file complete.
            while matches!(desk.follow(), Ok(Followed::Entries)) {
                context.back_up(&mut desk);
            }
        }
        Err(words.ended().into())
    }
}

impl Hosting {
    /// Serves the pages for phones, and prints their address as a QR code.
    fn serve_pages(&self, context: &mut Context<'_>, file: &Path) -> CliResult<Web> {
        let Pages { phones_port: port, wall, door, title, .. } = &self.pages;
        let listen = if self.network { Listen::Network(*port) } else { Listen::Here(*port) };
        let wall = wall.as_ref().map(|Slides(slides)| slides.clone());
        let title = title.as_deref().map(clean);
        let (language, outside) = (context.all_words.language, context.outside);
        let options = WebOptions { title, language, wall, door: *door, outside };
        let words = context.words.hall;
        let web = Web::start(file, listen, options).map_err(|why| match why {
            WebFault::Desk(error) => context.fault(&error, &Club::default()),
            WebFault::Codes(error) => context.words.command.unwritable(file, &error).into(),
            WebFault::Port { port, source } => words.no_phones(port, &source).into(),
        })?;
        for address in web.addresses() {
            context.say(&words.phones_at(&address));
            // A QR code is of use only at a terminal.
            if screen::is_there() {
                write!(context.out, "{}", shape::half_blocks(&address))?;
            }
            context.say(&words.wall_at(format!("{address}wall")));
        }
        Ok(web)
    }
}

/// Makes the copy of a lost host's club the club itself, and brings in the entries that were not sent.
fn take_over(context: &mut Context<'_>, address: &str) -> CliResult<PathBuf> {
    let folder = context.halls()?;
    let member = member(context, address)?;
    let words = context.words.hall;
    if !member.rights.see_private() {
        return Err(words.copy_is_partial().into());
    }
    let file = member.copy(&folder);
    let (identity, unsent) = context.sound(mirror::take_over(&file))?;
    let file = own_place(context, file)?;
    let mut desk = context.sound(Desk::open(&file, Missing::Refuse, &member.desk))?;
    let last = desk.head().0;
    let brought =
        desk.bring_entries(&unsent).map_err(|error| context.fault(&error, desk.club()))?;
    if let Err(error) = member.forget(&folder) {
        log::warn!("the membership stays: {error}");
    }
    context.say(&words.taken_over(file.display().to_string(), identity.epoch));
    context.say(&words.may_lack(address, last));
    context.tell_brought(&desk, &brought);
    Ok(file)
}

/// Moves a copy that was taken over to this machine's usual file, if there is none yet.
fn own_place(context: &Context<'_>, copy: PathBuf) -> CliResult<PathBuf> {
    let Some(own) = context.file().ok().filter(|own| !own.exists()) else { return Ok(copy) };
    let moved = std::fs::rename(&copy, &own);
    Ok(moved
        .map(|()| own.clone())
        .map_err(|error| context.words.command.unwritable(&own, &error))?)
}

pub(super) fn member(context: &Context<'_>, address: &str) -> CliResult<Membership> {
    let folder = context.halls()?;
    let all = Membership::all(&folder)
        .map_err(|error| context.words.command.unwritable(&folder, &error))?;
    let found = all.into_iter().find(|one| one.address == address);
    Ok(found.ok_or_else(|| context.words.hall.not_joined(address))?)
}

fn new_code(context: &mut Context<'_>, name: &str, rights: Rights) -> CliResult {
    let file = context.file()?;
    let words = context.words.hall;
    if !file.exists() || !rights.tables.is_empty() {
        let desk = context.begin()?;
        let known = desk.club().tables();
        let is_known = |name: &&String| known.iter().any(|table| table.name == **name);
        // Where no tables are set, those of the codes are to come.
        let unknown = rights.tables.iter().find(|name| !known.is_empty() && !is_known(name));
        if let Some(unknown) = unknown {
            let refusal = Refusal::Event(EventRefusal::NoSuchTable(unknown.clone()));
            return Err(context.words.refusal(&refusal, desk.club()).into());
        }
    }
    let now = context.outside.now();
    let codes = Passes::add(&file, name, rights, now).map_err(|why| fault(context, name, &why))?;
    writeln!(context.out, "{}", words.short_code(&codes.short))?;
    writeln!(context.out, "{}", words.long_code(&codes.long))?;
    let addresses = own_addresses();
    let network = addresses.iter().filter(|address| !address.is_loopback());
    for address in network {
        context.say(&words.join_at(address.to_string()));
    }
    context.say(&words.code_once(name));
    Ok(())
}

fn list(context: &mut Context<'_>) -> CliResult {
    let file = context.file()?;
    let passes = Passes::of(&file).map_err(|why| fault(context, "", &why))?;
    for pass in passes.iter() {
        let rights = context.words.faults.rights(&pass.rights);
        writeln!(context.out, "{}  {rights}  {}", pass.name, pass.made.format("%Y-%m-%d"))?;
    }
    Ok(())
}

fn fault(context: &Context<'_>, name: &str, why: &PassFault) -> CliError {
    pass_fault(context.words, name, why).into()
}

fn unhosted(context: &Context<'_>, why: &HostFault) -> CliError {
    not_hosted(context.words, why, &Club::default()).into()
}

impl Joining {
    /// Joins a host with a code from the terminal or standard input, and opens the screens.
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let folder = context.halls()?;
        let words = context.words.hall;
        let known = Membership::all(&folder).unwrap_or_default();
        let mut at = known.iter().filter(|one| one.address == self.address);
        if !at.any(Membership::is_good) {
            context.sound(Membership::reach(&self.address))?;
            let code = context.typed(&words.ask_code(&self.address))?;
            let code = code.ok_or_else(|| words.no_code())?;
            let joined = Membership::join(&self.address, &code, &folder);
            let membership = joined.map_err(|why| refused(context, &why))?;
            let kept = membership.keep(&folder);
            kept.map_err(|error| context.words.command.unwritable(&folder, &error))?;
            context.say(&words.joined(&membership.desk, &membership.rights));
        }
        context.work_at(&self.address);
        if !screen::is_there() {
            context.say(&words.work_on(&self.address));
            return context.open().map(drop);
        }
        if member(context, &self.address)?.rights.role == Role::Viewer {
            return super::screen::Display::default().run(context);
        }
        screen::run(context)
    }
}

fn refused(context: &Context<'_>, why: &JoinFault) -> CliError {
    match why {
        JoinFault::NoCode => context.words.hall.no_code().into(),
        JoinFault::Line(fault) => context.fault(&fault.clone().into(), &Club::default()),
        JoinFault::File(error) => context.words.hall.not_kept(error).into(),
    }
}

/// Brings in entries that the club lacks, from another journal of it: an export, an orphaned journal, or a file.
pub(super) fn bring(context: &mut Context<'_>, file: &Path) -> CliResult {
    let entries = if is_a_club(file) {
        context.sound(Desk::open_to_read(file))?.entries().to_vec()
    } else {
        exported(context, file)?
    };
    let mut desk = context.open()?;
    let brought = desk.bring(&entries).map_err(|error| context.fault(&error, desk.club()))?;
    context.back_up(&mut desk);
    context.tell_brought(&desk, &brought);
    Ok(())
}

/// Whether the file is a club's database, not an exported journal. An empty one is neither.
fn is_a_club(file: &Path) -> bool {
    let is_empty = opener::find(file).is_ok_and(|found| found.len() == 0);
    file.extension().is_some_and(|ending| ending == "db") && !is_empty
}
