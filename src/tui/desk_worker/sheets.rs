//! Files written beside the club's file: sheets of data, sheets to print, and tournaments for a register.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

use banzuke_federation::{Address, Server, is_address};
use chrono::NaiveDate;

use super::DeskWorker;
use crate::club::tournament::Fixture;
use crate::club::{Club, Place, Tournament};
use crate::command::CommandId;
use crate::desk::{DeskError, LineFault, Role, ServerFault};
use crate::domain::ids::{ListId, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, Stopped};
use crate::domain::standings::{Addend, Step};
use crate::domain::trf::{Trf, TrfVersion};
use crate::drawing::{Drawing, Picture, Subject, Theme, brackets, cross_tables, curve};
use crate::export::{self, Format, Kind, RankingParts, Sheet, file};
use crate::hall::{KnownRegister, Membership};
use crate::import::HandIn;
use crate::import::file::{Limits, read_on_screen};
use crate::journal::Digest;
use crate::journal::fold::decisions;
use crate::outside;
use crate::paper::{self, Facts, Links, Paper, Source, Template, TemplateFault};
use crate::received::take_in;
use crate::request::Doing;
use crate::tui::effect::{DeskTask, Message};
use crate::web::Served;
use crate::words::{ENGLISH, Words};

/// A sheet to be exported.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Exported {
    Ranking(RankingParts),
    /// A sheet of a tournament, or of one of its stages.
    Tournament(Kind, TournamentId, Option<u32>),
    Players,
    /// The history of a player's rating.
    History(ListId, PlayerId),
    /// The matches that wait for a table.
    Queue,
    /// The standings of a tournament or stage in a category, by the category's index ([`place_of`]).
    StandingsIn(TournamentId, Option<u32>, usize),
}

/// The index of a category among those of the club.
pub fn place_of(category: &str, club: &Club) -> Option<usize> {
    club.category_names().iter().position(|name| name == category)
}

impl Exported {
    pub fn kind(self) -> Kind {
        match self {
            Self::Ranking(..) => Kind::Ranking,
            Self::StandingsIn(..) => Kind::Standings,
            Self::Tournament(kind, ..) => kind,
            Self::Players => Kind::Players,
            Self::History(..) => Kind::History,
            Self::Queue => Kind::Queue,
        }
    }

    /// The stage of a tournament; none for all of it, and elsewhere.
    const fn stage(self) -> Option<u32> {
        match self {
            Self::Tournament(_, _, stage) | Self::StandingsIn(_, stage, _) => stage,
            Self::Ranking(..) | Self::Players | Self::History(..) | Self::Queue => None,
        }
    }

    /// The name of the list, tournament or player.
    pub fn of(self, club: &Club) -> Option<String> {
        Some(match self {
            Self::Ranking(parts) => parts.name(club)?,
            Self::Tournament(_, id, _) => club.tournament(id)?.name.clone(),
            Self::History(_, player) => club.player(player)?.name.clone(),
            Self::StandingsIn(id, _, category) => {
                let name = &club.tournament(id)?.name;
                format!("{name} {}", club.category_names().get(category)?)
            }
            Self::Players | Self::Queue => return None,
        })
    }

    /// For a player's history: the player and the name of a calendar file, if any match has a day.
    pub fn calendar(self, club: &Club, today: NaiveDate) -> Option<(PlayerId, String)> {
        let Self::History(_, player) = self else { return None };
        let is_dated = club.fixtures_of(player).iter().any(|(_, day, _)| day.is_some());
        let name = file_name("fixtures", &self.of(club)?, today);
        is_dated.then_some((player, name))
    }

    /// The report of a whole tournament in FIDE's format and the name of its file, if it can be reported.
    pub fn report(self, club: &Club, today: NaiveDate) -> Option<(Trf, String)> {
        let Self::Tournament(_, id, _) = self else { return None };
        let report = export::trf(club, club.tournament(id)?, TrfVersion::V26, false).ok()?;
        Some((report, file_name("report", &self.of(club)?, today)))
    }

    /// The source for printing the same content, if it can be printed.
    pub const fn source(self) -> Option<Source> {
        match self {
            Self::Ranking(parts) => Some(Source::Ranking(parts, None)),
            Self::Tournament(_, id, stage) => Some(Source::Tournament(id, stage)),
            Self::Players => Some(Source::Players),
            Self::History(..) | Self::Queue | Self::StandingsIn(..) => None,
        }
    }

    /// The day of the content.
    pub fn day(self, today: NaiveDate) -> NaiveDate {
        match self {
            Self::Ranking(parts) => parts.asked.as_of.unwrap_or(today),
            Self::StandingsIn(..)
            | Self::Tournament(..)
            | Self::Players
            | Self::History(..)
            | Self::Queue => today,
        }
    }

    /// The file's name without extension. It has only letters and digits, so that any system takes it.
    pub fn file_name(self, club: &Club, today: NaiveDate) -> String {
        file_name(&self.kind().to_string(), &self.of(club).unwrap_or_default(), self.day(today))
    }
}

/// Sheets to be printed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Printed {
    pub source: Source,
    pub kind: paper::Kind,
    pub paper: Paper,
    /// Whether a program prints the HTML to PDF.
    pub is_pdf: bool,
}

impl Printed {
    /// The day of the content.
    pub fn day(self, today: NaiveDate) -> NaiveDate {
        match self.source {
            Source::Ranking(parts, _) => parts.asked.as_of.unwrap_or(today),
            Source::Tournament(..) | Source::Players | Source::Hall => today,
        }
    }

    /// The extension of the file.
    pub const fn extension(self) -> &'static str {
        if self.is_pdf { "pdf" } else { "html" }
    }

    /// The file's name without extension.
    pub fn file_name(self, club: &Club, today: NaiveDate) -> String {
        file_name(&format!("print-{}", self.kind), &self.source.name(club), self.day(today))
    }
}

/// Kind, name (if any) and day, in letters and digits.
fn file_name(kind: &str, of: &str, day: NaiveDate) -> String {
    let plain = |letter: char| if letter.is_alphanumeric() { letter } else { '-' };
    let of = of.chars().map(plain).collect::<String>();
    let parts = [kind.to_owned(), of, day.to_string()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

impl DeskTask {
    /// Writes a sheet to a new file beside the club's file.
    pub fn export(what: Exported, format: Format, words: &Words) -> Self {
        let doing = Doing::Writing(words.message.sheet.kind(what.kind()).to_owned());
        Self::new("export", move |desk, _| Ok(desk.export(what, format).into())).waited_for(doing)
    }

    /// Writes a drawing to a new file beside the club's file.
    pub fn draw(what: Exported, picture: Picture, words: &Words) -> Self {
        let doing = Doing::Writing(words.message.sheet.kind(what.kind()).to_owned());
        Self::new("draw", move |desk, _| Ok(desk.draw(what, picture).into())).waited_for(doing)
    }

    /// Writes the days of a player's matches as a calendar to a new file.
    pub fn calendar(what: Exported) -> Self {
        Self::new("calendar", move |desk, _| Ok(desk.calendar(what).into()))
    }

    /// Writes a tournament as a report in FIDE's format to a new file.
    pub fn report(report: Trf, name: String) -> Self {
        Self::new("report", move |desk, _| {
            Ok(desk.written_beside(&name, "trf", |out| write!(out, "{report}")).into())
        })
    }

    /// Writes sheets to print to a new file beside the club's file.
    pub fn print(what: Printed, template: Option<PathBuf>, words: &Words) -> Self {
        let title = paper::title(what.kind, words).to_owned();
        let doing = if what.is_pdf { Doing::MakingPdf(title) } else { Doing::Writing(title) };
        Self::new("print", move |desk, progress| {
            Ok(desk.print(what, template.as_deref(), progress)?.into())
        })
        .waited_for(doing)
    }

    /// Opens a file or folder with the desktop's program for it.
    pub fn open(path: PathBuf) -> Self {
        Self::new("open", move |desk, _| Ok(desk.open(&path).into()))
    }
}

impl DeskWorker {
    /// Writes a sheet. An existing file is not changed.
    fn export(&self, what: Exported, format: Format) -> Message {
        let club = self.desk.club();
        let of = what.of(club);
        let Some(sheet) = self.exported(what, format) else {
            let say = self.words.message.sheet;
            return Message::refused(
                say.has_none(what.kind(), &of.unwrap_or_default()).to_string(),
            );
        };
        let name = what.file_name(club, self.outside.today());
        let day = what.day(self.outside.today());
        let stage = what.stage().map(|stage| self.words.message.event.stage(stage));
        let of = match (what, stage) {
            (Exported::Ranking(parts), _) => paper::ranking_name(parts, club, self.words),
            (_, Some(stage)) => of.map(|of| self.words.term.labelled(&of, &stage)),
            (_, None) => of,
        };
        let heading = self.words.message.sheet.heading(what.kind(), of, day, self.desk.head());
        let sheet = self.words_of(format).message.sheet.worded(sheet.under(heading), format);
        self.written_beside(&name, format.extension(), |out| sheet.write(format, out))
    }

    fn draw(&self, what: Exported, picture: Picture) -> Message {
        let (club, words, today) = (self.desk.club(), self.words, self.outside.today());
        let say = words.message.paper;
        let Some(mut drawing) = self.drawing(what) else {
            let kind = words.message.sheet.kind(what.kind());
            let of = what.of(club).unwrap_or_default();
            return Message::refused(say.nothing(kind, &of).to_string());
        };
        let as_of = say.as_of(what.day(today).to_string(), self.desk.head().0);
        drawing = drawing.headed(&as_of);
        drawing.language = words.code();
        match drawing.written(picture, Theme::Light) {
            Ok(bytes) => {
                let name = what.file_name(club, today);
                self.written_beside(&name, &picture.to_string(), |out| out.write_all(&bytes))
            }
            Err(fault) => Message::refused(fault.told(words).to_string()),
        }
    }

    fn calendar(&self, what: Exported) -> Option<Message> {
        let (club, sheet) = (self.desk.club(), self.words.message.sheet);
        let (player, name) = what.calendar(club, self.outside.today())?;
        let list = club.fixtures_of(player).into_iter();
        let dated = list.map(|(tournament, day, one)| (tournament.as_ref(), day, one));
        let title = |found: &Tournament, one: Fixture<'_>| sheet.fixture(found, one, club);
        let text = export::calendar(dated, self.outside.now(), title);
        Some(self.written_beside(&name, "ics", |out| out.write_all(text.as_bytes())))
    }

    fn print(
        &self,
        what: Printed,
        template: Option<&Path>,
        progress: &dyn Progress,
    ) -> Result<Message, Stopped> {
        let (club, words) = (self.desk.club(), self.words);
        let today = self.outside.today();
        let served = Served::of(self.desk.path());
        let links = served.as_ref().map(|served| served as &dyn Links);
        let (day, entry) = (what.day(today), self.desk.head().0);
        let facts = Facts { words, paper: what.paper, today: day, entry, links };
        let page = match template.map(|path| self.template(path)) {
            Some(Err(why)) => return Ok(Message::Refused(why)),
            Some(Ok(template)) => match what.source {
                Source::Tournament(id, _) => club
                    .tournament(id)
                    .and_then(|found| paper::certificates(&facts, club, found, &template)),
                Source::Ranking(..) | Source::Players | Source::Hall => None,
            },
            None => paper::printed(&facts, club, what.source, what.kind),
        };
        let Some(page) = page else {
            let why = paper::nothing(what.kind, what.source, club, words);
            return Ok(Message::refused(why.to_string()));
        };
        let bytes = if what.is_pdf {
            match paper::pdf(&page, &self.programs, progress)? {
                Ok(bytes) => bytes,
                Err(fault) => {
                    return Ok(Message::refused(paper::pdf_fault(&fault, words).to_string()));
                }
            }
        } else {
            page.into_bytes()
        };
        let name = what.file_name(club, today);
        Ok(self.written_beside(&name, what.extension(), |out| out.write_all(&bytes)))
    }

    /// The operator's template for certificates, or the reason why it cannot be used.
    fn template(&self, path: &Path) -> Result<Template, String> {
        let words = self.words;
        let read = read_on_screen(path, Limits::LIST);
        let bytes = read.map_err(|why| words.message.command.not_read(path, &why).to_string())?;
        let text = String::from_utf8_lossy(&bytes);
        Template::read(&text).map_err(|fault: TemplateFault| fault.told(path, words).to_string())
    }

    /// Opens a file or folder like a double click. Returns only a failure.
    fn open(&self, path: &Path) -> Option<Message> {
        let mut command = Command::new(self.opener.as_ref()?);
        command.arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        match command.spawn() {
            Ok(mut child) => {
                // A child that nobody waits for would stay in the system's list.
                thread::spawn(move || child.wait());
                None
            }
            Err(error) => Some(Message::refused(self.words.screen.export.not_opened(path, &error))),
        }
    }

    /// The folder of the club's file. On a joined machine the copy
    /// is in a hidden place, so the operator's home folder is used.
    fn folder_of_exports(&self) -> PathBuf {
        let home = self.desk.line().and_then(|_| outside::home());
        let beside = || self.desk.path().parent().map(PathBuf::from).unwrap_or_default();
        let folder = home.unwrap_or_else(beside);
        std::path::absolute(&folder).unwrap_or(folder)
    }

    /// Writes a new file beside the club's file. If the name is
    /// taken, a number is added; the existing file is not changed.
    pub(super) fn written_beside(
        &self,
        name: &str,
        extension: &str,
        write: impl Fn(&mut dyn Write) -> io::Result<()>,
    ) -> Message {
        let folder = self.folder_of_exports();
        let named = |count: u32| {
            let again = if count > 1 { format!("-{count}") } else { String::new() };
            folder.join(format!("{name}{again}.{extension}"))
        };
        for path in (1..1000).map(named).filter(|path| !path.exists()) {
            return match file::write_new(&path, &write) {
                Ok(()) if self.opener.is_some() => Message::Written(path),
                Ok(()) => Message::Told(self.words.screen.ranking.exported(&path)),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                Err(error) => {
                    let why = self.words.message.command.unwritable(&path, &error);
                    Message::refused(why.to_string())
                }
            };
        }
        Message::refused(self.words.screen.ranking.too_many_files().to_owned())
    }

    /// The words for a format: English for programs.
    fn words_of(&self, format: Format) -> &'static Words {
        if format.is_for_programs() { &ENGLISH } else { self.words }
    }

    /// The drawing, if there is one of this kind.
    fn drawing(&self, what: Exported) -> Option<Drawing> {
        let club = self.desk.club();
        let subject = Subject::new(club, self.words);
        match what {
            Exported::Tournament(Kind::Bracket, id, stage) => {
                brackets(subject, club.tournament(id)?, stage)
            }
            Exported::Tournament(Kind::CrossTable, id, stage) => {
                cross_tables(subject, club.tournament(id)?, stage)
            }
            Exported::History(list, player) => {
                curve(subject, list, &[player], self.outside.today())
            }
            Exported::Tournament(..)
            | Exported::StandingsIn(..)
            | Exported::Ranking(..)
            | Exported::Players
            | Exported::Queue => None,
        }
    }

    /// The sheet; none if a tournament has no such sheet.
    fn exported(&self, what: Exported, format: Format) -> Option<Sheet> {
        let club = self.desk.club();
        let words = &self.words_of(format).message;
        Some(match what {
            Exported::Tournament(kind, id, stage) => {
                let counts = |step: &Step| words.tie_breaks.counts_of(*step);
                let working = |all: &[Addend]| words.sheet.working(all, club);
                let texts = export::TieBreakTexts { counts: &counts, working: &working };
                let today = self.outside.today();
                export::of_tournament(club, club.tournament(id)?, (kind, stage), texts, today)?
            }
            Exported::Ranking(parts) => {
                parts.sheet(club, &parts.table(club)?, |one| words.rating.missing(one))
            }
            Exported::StandingsIn(id, stage, category) => {
                let (names, today) = (club.category_names(), self.outside.today());
                export::standings_in(club, club.tournament(id)?, stage, names.get(category)?, today)
            }
            Exported::Players => export::players(club, export::Private::default()),
            Exported::History(list, player) => {
                export::history_of(club, club.history(list, player).into_iter())
            }
            Exported::Queue => {
                let (now, today) = (self.outside.now(), self.outside.today());
                let minutes = |since: Place| {
                    Some(club.time_between(self.desk.written_at(since.seq)?, now).num_minutes())
                };
                export::queue(club, None, now, minutes, |one| words.sheet.waits(one, today, club))
            }
        })
    }
}

impl DeskTask {
    /// Receives the tournaments that wait for this register at its server.
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

    /// Hands a tournament in to the register that this club used last: at its server, or as a file beside the club's.
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

    /// How many tournaments wait for this register. Only a chief's machine with an open line to a server knows that.
    fn waiting(&self) -> Option<usize> {
        let line = self.desk.line()?;
        if line.down.is_some() || line.rights.role != Role::Chief {
            return None;
        }
        let member = self.member()?;
        let server = Server::open(&Address::read(&member.address).ok()?, member.secret()).ok()?;
        server.count_waiting(&member.identity).ok()
    }

    /// Reports that more tournaments wait than before.
    pub(super) fn tell_waiting(&mut self) -> Option<Message> {
        let waiting = self.waiting()?;
        let before = std::mem::replace(&mut self.waiting, waiting);
        (waiting > before).then(|| Message::Told(self.words.message.federation.wait(waiting)))
    }

    /// This machine's membership at the club's server.
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
