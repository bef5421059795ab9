//! Federations: clubs on a server, events handed in to a register, and what the register says of a club's players.

use banzuke_federation::moving::{Moving, NotMoved};
use banzuke_federation::{Address, Server, ServerLine, hand_in, is_address};

use super::hall;
use crate::cli::prelude::*;
use crate::desk::{LineFault, LineState, ServerFault};
use crate::hall::{KnownRegister, Membership};
use crate::import::file::read_text;
use crate::import::{Difference, Fetched, FetchedNames, HandIn};
use crate::journal::fold::decisions;
use crate::journal::{Digest, mirror};
use crate::received::take_in;

#[derive(Debug, Subcommand)]
pub(super) enum Federation {
    Init { address: String },
    HandIn(HandingIn),
    Receive(Receiving),
    Fetch(Fetching),
}

impl Federation {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        match self {
            Self::Init { address } => init(context, address),
            Self::HandIn(handing_in) => handing_in.run(context),
            Self::Receive(events) => events.run(context),
            Self::Fetch(fetching) => fetching.run(context),
        }
    }
}

/// A club's move from a file to a server, or back.
#[derive(Debug, clap::Args)]
pub(super) struct Move {
    #[arg(value_name = "FILE")]
    from: String,
    #[arg(value_name = "ADDRESS")]
    to: String,
}

impl Move {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let Self { from, to } = self;
        match (is_address(from), is_address(to)) {
            (false, true) => bring_in(context, Path::new(from), to),
            (true, false) => bring_home(context, from, Path::new(to)),
            _ => Err(context.words.federation.one_is_a_server().into()),
        }
    }
}

/// This machine's membership at a server. Makes a new one if there is none.
pub(super) fn member(context: &mut Context<'_>, address: &str) -> CliResult<Membership> {
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

/// Reaches a server. Asks for the password if the server wants one.
fn with_password<T>(
    context: &mut Context<'_>,
    address: &str,
    reach: impl Fn(&str) -> Result<T, LineFault>,
) -> CliResult<T> {
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

fn server(context: &mut Context<'_>, address: &str) -> CliResult<(Address, Server)> {
    let read = Address::read(address).map_err(|fault| line_fault(context, fault))?;
    let server = with_password(context, address, |password| Server::open(&read, password))?;
    Ok((read, server))
}

/// Creates the tables and roles in a server's database.
fn init(context: &mut Context<'_>, address: &str) -> CliResult {
    let (_, server) = server(context, address)?;
    let is_new = server.prepare().map_err(|fault| line_fault(context, fault))?;
    context.say(&context.words.federation.prepared(is_new));
    Ok(())
}

/// Moves a club from its file to a server. The file stays as a copy, which says where the club is now.
fn bring_in(context: &mut Context<'_>, file: &Path, address: &str) -> CliResult {
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

/// Moves a club from a server into a new file. The server records nothing for it any more.
fn bring_home(context: &mut Context<'_>, address: &str, file: &Path) -> CliResult {
    let store_fault =
        |context: &Context<'_>, error| context.fault(&DeskError::Store(error), &Club::default());
    let (_, server) = server(context, address)?;
    if !file.exists() {
        context.work_at(address);
        let desk = context.open()?;
        let (copy, line) = (desk.path().to_owned(), desk.line().cloned());
        drop(desk);
        match line {
            Some(LineState { down: Some((fault, _)), .. }) => {
                return Err(line_fault(context, fault));
            }
            Some(line) if !line.unsent.is_empty() => {
                return Err(context.words.federation.unsent(line.unsent.len()).into());
            }
            Some(line) if !line.rights.see_private() => {
                let role = context.words.faults.role(line.rights.role);
                return Err(context.words.federation.public_part(role).into());
            }
            _ => {}
        }
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
        return Err(context.words.federation.server_has_more(file).into());
    }
    mirror::take_over(file).map_err(|error| store_fault(context, error))?;
    let known = hall::member(context, address)?;
    if let Err(error) = context.halls().map(|folder| known.forget(&folder))? {
        log::warn!("the membership stays: {error}");
    }
    context.say(&context.words.federation.moved(&to, last, &digest));
    Ok(())
}

/// The most players whose new ratings are printed after a correction.
const SHOWN: usize = 10;

/// A tournament, and the register that gets it.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct HandingIn {
    event: String,
    #[arg(long = "as", value_name = "NAME")]
    club: String,
    #[arg(long, value_name = "ADDRESS", conflicts_with = "output")]
    to: Option<String>,
    #[command(flatten)]
    output: Output,
}

/// Tournaments that came as files. Those that wait at a server are received too.
#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Receiving {
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(in crate::cli) struct Fetching {
    #[arg(value_name = "REGISTER")]
    from: String,
    #[arg(long = "as", value_name = "NAME")]
    club: String,
    #[arg(long, value_name = "NAME", default_value = "register")]
    register: String,
    #[arg(long)]
    dry_run: bool,
}

impl HandingIn {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let mut desk = context.open()?;
        let identity = desk.identity().map_err(|error| context.fault(&error, desk.club()))?;
        let id = context.names(desk.club()).tournament(&self.event)?.id;
        let event =
            HandIn::of(desk.club(), (&identity.club, &self.club), id, decisions(desk.entries()));
        let event = event.map_err(|refusal| context.words.refusal(&refusal, desk.club()))?;
        let folder = context.halls()?;
        let known = KnownRegister::of(&identity.club, &folder).ok().flatten();
        let mut member = None;
        if let Some(to) = &self.to {
            let kept = known.and_then(|known| known.member).filter(|one| one.address == *to);
            member = Some(leave(context, &event, to, kept)?);
            context.say(&context.words.federation.handed_in(&self.event, to));
        } else {
            self.output.write(context, Readers::Operator, |out| write!(out, "{event}"))?;
        }
        let known = KnownRegister { name: self.club.clone(), member };
        if let Err(error) = known.keep(&identity.club, &folder) {
            log::warn!("the register is not remembered: {error}");
        }
        Ok(())
    }
}

/// Leaves a tournament at a server, with the membership kept here or a new one.
fn leave(
    context: &mut Context<'_>,
    event: &HandIn,
    to: &str,
    kept: Option<Membership>,
) -> CliResult<Membership> {
    let (content, digest) = (event.to_string(), event.digest().0);
    if let Some(member) = kept {
        match hand_in(&member, &content, &digest) {
            Err(LineFault::Server(ServerFault::WrongPassword)) => {}
            left => return left.map(|()| member).map_err(|fault| line_fault(context, fault)),
        }
    }
    let member = with_password(context, to, |password| ServerLine::join(to, password))?;
    let left = hand_in(&member, &content, &digest);
    left.map(|()| member).map_err(|fault| line_fault(context, fault))
}

impl Receiving {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let mut desk = if self.files.is_empty() { context.open()? } else { context.begin()? };
        for file in &self.files {
            let words = &context.words.command;
            let text =
                read_text(file, Limits::JOURNAL).map_err(|why| words.not_read(file, &why))?;
            receive(context, &mut desk, (&file.display().to_string(), &text))?;
        }
        let Some(address) = context.hall().and_then(|db| db.into_string().ok()) else {
            return Ok(());
        };
        if !is_address(&address) {
            return Ok(());
        }
        let identity = desk.identity().map_err(|error| context.fault(&error, desk.club()))?;
        let (_, server) = server(context, &address)?;
        let waiting = server.waiting(&identity).map_err(|fault| line_fault(context, fault))?;
        for (digest, content) in waiting {
            receive(context, &mut desk, (Digest(digest.clone()).short(), &content))?;
            let noted = server.taken(&identity, &digest);
            noted.map_err(|fault| line_fault(context, fault))?;
        }
        Ok(())
    }
}

/// Receives one tournament and prints the result.
fn receive(context: &mut Context<'_>, desk: &mut Desk, event: (&str, &str)) -> CliResult {
    let received = take_in(desk, (context.outside, context.words), event)?;
    context.say(&received.told);
    if let Some(before) = received.before {
        tell_consequences(context, &before, desk.club());
    }
    if let Some(entry) = received.entry {
        context.back_up(desk);
        context.hint(entry);
    }
    Ok(())
}

/// Prints how a correction moved ratings, the largest change first.
fn tell_consequences(context: &mut Context<'_>, before: &Club, after: &Club) {
    let rating = |club: &Club, player| {
        club.ratings(ListId::MAIN).map(|all| all.rating(player)).unwrap_or_default()
    };
    let mut moved: Vec<(PlayerId, f64, f64)> = after
        .registry()
        .iter()
        .map(|player| (player.id, rating(before, player.id), rating(after, player.id)))
        .filter(|(_, old, new)| old.to_bits() != new.to_bits())
        .collect();
    moved.sort_by(|one, other| {
        let by = |(_, old, new): &(PlayerId, f64, f64)| (new - old).abs();
        by(other).total_cmp(&by(one))
    });
    context.say(&context.words.federation.ratings_moved(moved.len()));
    for (player, old, new) in moved.iter().take(SHOWN) {
        let name = after.player(*player).map(|one| one.name.clone()).unwrap_or_default();
        context.say(&format!("  {name}  {old:.1} → {new:.1}"));
    }
}

impl Fetching {
    fn run(&self, context: &mut Context<'_>) -> CliResult {
        let register = self.register(context)?;
        let mut desk = context.open()?;
        let names = FetchedNames {
            club: &self.club,
            register: &self.register,
            today: context.outside.today(),
        };
        let words = context.words;
        let fetched = Fetched::of(desk.club(), &register, names);
        let fetched = fetched.map_err(|refusal| words.refusal(&refusal, desk.club()))?;
        for difference in &fetched.differences {
            let told = tell(context, desk.club(), &register, difference);
            writeln!(context.out, "{told}")?;
        }
        context.say(&words.federation.fetched(fetched.known, fetched.differences.len()));
        if self.dry_run || fetched.actions.is_empty() {
            return Ok(());
        }
        let decided = context.perform(&mut desk, |club| {
            let fetched = Fetched::of(club, &register, names);
            let fetched = fetched.map_err(|refusal| words.refusal(&refusal, club))?;
            Ok((fetched.actions, ()))
        })?;
        if let (Some(entry), _) = decided {
            context.hint(entry);
        }
        Ok(())
    }

    /// Opens the register, which is a file or on a server.
    fn register(&self, context: &mut Context<'_>) -> CliResult<Club> {
        let desk = if is_address(&self.from) {
            context.open_joined(&self.from)?
        } else {
            let opened = Desk::open_to_read(&PathBuf::from(&self.from));
            opened.map_err(|error| context.fault(&error, &Club::default()))?
        };
        Ok(desk.club().clone())
    }
}

fn tell(context: &Context<'_>, club: &Club, register: &Club, difference: &Difference) -> String {
    let words = context.words.federation;
    let name = |club: &Club, player: PlayerId| {
        let known = club.player(player).map(|one| one.name.clone());
        format!("{} ({player})", known.unwrap_or_default())
    };
    match difference {
        Difference::Name { player, there } => words.other_name(name(club, *player), there),
        Difference::OnePerson { players, there } => {
            let ours: Vec<String> = players.iter().map(|player| name(club, *player)).collect();
            words.one_person(ours.join(", "), name(register, *there))
        }
        Difference::Number { player, noted, there } => {
            words.other_number(name(club, *player), noted, there.to_string())
        }
    }
}
