//! Imports lists and records of other programs.

mod federation;

use std::cell::RefCell;
use std::collections::HashSet;

use crate::cli::prelude::*;
use crate::club::action::CreateTournament;
use crate::domain::format::{Format, Seeding};
use crate::domain::score::Lengths;
use crate::import::file::{name_of, read};
use crate::import::{
    self, Answer, Answers, DateOrder, Decisions, DuplicatePolicy, Encoding, GameRecords,
    ImportFault, KeptAnswers, Kind, OddBirths, Plan, Reading, Starting, Suspect, Terms, Unread,
};
use crate::opener;

/// An import of a list or of records, recorded whole or not at all.
#[derive(Debug, Subcommand)]
pub(super) enum Import {
    Players(Players),
    Results(Results),
    Games(Games),
    Trf(federation::Reports),
    Federation(federation::Federation),
    Ratings(federation::Ratings),
}

/// The file of a list, and how to read what the file does not say.
#[derive(Debug, clap::Args)]
pub(super) struct List {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "NAME")]
    sheet: Option<String>,
    #[arg(long, value_parser = one_of::<Encoding>())]
    encoding: Option<Encoding>,
    #[arg(long, value_parser = one_of::<DateOrder>())]
    dates: Option<DateOrder>,
    #[arg(long, value_name = "HEADING=COLUMN", value_parser = heading_and_column)]
    column: Vec<(String, String)>,
    #[arg(long)]
    strict: bool,
    #[arg(long)]
    no_heading: bool,
}

#[derive(Debug, clap::Args)]
pub(super) struct Players {
    #[command(flatten)]
    list: List,
    #[arg(long, value_parser = one_of::<OddBirths>())]
    births: Option<OddBirths>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    on: Option<NaiveDate>,
}

#[derive(Debug, clap::Args)]
pub(super) struct Results {
    #[command(flatten)]
    list: List,
    #[arg(long, value_name = "NAME")]
    event: Option<String>,
    #[arg(long)]
    reason: Option<String>,
}

impl List {
    /// How the file is read: by the options, else as files with these headings were read before.
    fn reading(&self, kept: Reading) -> Reading {
        let mut reading = Reading {
            sheet: self.sheet.clone(),
            encoding: self.encoding.or(kept.encoding),
            dates: self.dates.or(kept.dates),
            is_headless: self.no_heading || kept.is_headless,
            strict: self.strict,
            ..kept
        };
        for (heading, column) in &self.column {
            reading.choose(heading, column);
        }
        reading
    }

    /// Refuses the choice of a column that such a list does not have.
    fn check_columns(&self, context: &Context<'_>, kind: Kind) -> CliResult {
        let known: Vec<String> = kind.column_names().into_iter().map(str::to_owned).collect();
        let is_odd = |column: &&String| !column.is_empty() && !known.contains(column);
        self.column.iter().map(|(_, column)| column).find(is_odd).map_or(Ok(()), |odd| {
            Err(CliError::Usage(context.words.command.unknown_column(odd, &known)))
        })
    }

    fn take_in(
        &self,
        context: &mut Context<'_>,
        of_kind: impl FnOnce(Reading) -> Reading,
        plan: impl Fn(&Club, import::Source<'_>, &Answers) -> Result<Plan, Unread>,
        summary: impl Fn(&Plan) -> String,
    ) -> CliResult<Club> {
        let source = &self.source;
        let bytes = source.bytes(context, Limits::LIST)?;
        let headings = Reading::headings(&bytes, self.sheet.as_deref());
        let bytes = RefCell::new(Some(bytes));
        let folder = context.folder.clone();
        let kept = folder.as_ref().map(|folder| folder.list_reading(&headings));
        let kept = kept.unwrap_or_default();
        let reading = of_kind(self.reading(Reading::recalled(&kept)));
        let recalled = if KeptAnswers::are_in(&kept) && context.is_begun()? {
            KeptAnswers::recalled(&kept, &club_identity(context)?)
        } else {
            KeptAnswers::default()
        };
        let name = name_of(&source.file);
        let rows = RefCell::new(KeptAnswers::default());
        let club = source.take_in(
            context,
            |names, answers| {
                let answers = &Answers { kept: recalled.clone(), ..answers.clone() };
                let progress = &ProgressLine::new(names.words.command);
                let known = bytes.take().map_or_else(|| read(&source.file, Limits::LIST), Ok);
                let known = known.map_err(|why| names.words.command.not_read(&source.file, &why));
                let known = known?;
                let list =
                    import::Source { bytes: &known, name: &name, reading: &reading, progress };
                let plan = plan(names.club, list, answers);
                // A long list leaves memory while its entry is written.
                // If it is needed again, the file is read again.
                if known.len() < LONG || !opener::may_be_read_again(&source.file) {
                    bytes.replace(Some(known));
                }
                let plan = plan.map_err(|unread| source.unread(names, unread))?;
                rows.borrow_mut().clone_from(&plan.kept);
                Ok(plan)
            },
            summary,
        )?;
        let Some(folder) = folder.filter(|_| !source.dry_run) else { return Ok(club) };
        let (mut chosen, rows) = (KeptAnswers::beside(reading.kept(), kept), rows.into_inner());
        if !rows.is_empty() {
            rows.keep(&club_identity(context)?, &mut chosen);
        }
        if !chosen.is_empty() {
            let kept = folder.keep_list_reading(&headings, chosen);
            kept.map_err(|fault| context.words.settings.fault(&fault))?;
        }
        Ok(club)
    }
}

/// Bytes of a list that is too long to stay in memory.
const LONG: usize = 16_000_000;

/// The file, and how the import treats it.
#[derive(Debug, clap::Args)]
pub(super) struct Source {
    pub(super) file: PathBuf,
    #[arg(long)]
    pub(super) dry_run: bool,
    #[arg(long, value_parser = one_of::<DuplicatePolicy>(), default_value_t = DuplicatePolicy::Ask)]
    pub(super) duplicates: DuplicatePolicy,
    #[arg(long, value_name = "FILE")]
    pub(super) decisions: Option<PathBuf>,
    /// Whether the command has the option of decisions.
    #[arg(skip = true)]
    pub(super) by_row: bool,
}

/// A file of game records, and the facts that it lacks.
#[derive(Debug, clap::Args)]
pub struct Games {
    #[command(flatten)]
    source: Source,
    #[arg(long, value_name = "NAME")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME")]
    list: Option<String>,
    #[arg(long, value_name = "DAY", value_parser = day)]
    date: Option<NaiveDate>,
    #[arg(skip)]
    of_programs: bool,
}

impl Import {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (words, today) = (context.words.import, context.outside.today());
        match self {
            Self::Players(Players { list, births, on }) => {
                list.check_columns(context, Kind::Players)?;
                let reason = words.from_list(&list.source.file);
                let start = Starting { reason: &reason, on: on.unwrap_or(today) };
                list.take_in(
                    context,
                    |reading| Reading { births: births.or(reading.births), ..reading },
                    |club, source, answers| {
                        import::plan_players(club, source, start, answers, source.progress)
                    },
                    |plan| words.players(plan.players(), plan.known()),
                )?;
                Ok(())
            }
            Self::Results(Results { list, event, reason }) => {
                list.check_columns(context, Kind::Results)?;
                let club = list.take_in(
                    context,
                    |reading| {
                        let (event, reason) = (event.clone(), reason.as_deref().map(clean));
                        Reading { event, reason, ..reading }
                    },
                    |club, source, answers| {
                        import::plan_results(club, source, today, answers, source.progress)
                    },
                    |plan| words.results(plan.matches(), plan.tournaments(), plan.players()),
                )?;
                advise(context, &club);
                Ok(())
            }
            Self::Games(games) => games.run(context),
            Self::Trf(reports) => reports.run(context),
            Self::Federation(results) => results.run(context),
            Self::Ratings(ratings) => ratings.run(context),
        }
    }
}

/// Suggests a unit of rating for lists whose matches are long.
fn advise(context: &mut Context<'_>, club: &Club) {
    for list in club.lists() {
        if let Some(advice) = club.unit_advice(list.id) {
            context.say(&context.words.rating.unit_advice(&advice, &list.name));
        }
    }
}

impl Games {
    /// Imports the games of a log that was just written, as a new tournament.
    pub fn of_log(
        log: &Path,
        tournament: String,
        list: Option<String>,
        date: Option<NaiveDate>,
        duplicates: DuplicatePolicy,
    ) -> Self {
        let file = log.to_owned();
        let source = Source::whole(file, false, duplicates);
        Self { source, tournament: Some(tournament), list, date, of_programs: true }
    }

    /// Checks before the games are played that the rating list exists and the tournament's name is free.
    pub fn rehearse(&self, context: &mut Context<'_>) -> CliResult {
        let club = club(context)?;
        let list = context.names(&club).list(self.list.as_deref())?.id;
        let Some(name) = self.tournament.as_ref().map(|name| clean(name)) else { return Ok(()) };
        let tournament = club.next_tournament();
        let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
        let create = Action::CreateTournament(CreateTournament {
            tournament,
            name,
            list,
            plan: Box::new(plan),
        });
        Ok(club.check(&create).map_err(|refusal| context.words.refusal(&refusal, &club))?)
    }

    pub fn run(&self, context: &mut Context<'_>) -> CliResult {
        let (words, today, source) = (context.words, context.outside.today(), &self.source);
        let bytes = source.bytes(context, Limits::GAMES)?;
        let nobody = Club::default();
        // Hands are valued before the club's file is locked for writing.
        let records = GameRecords::read(&bytes)
            .map_err(|fault| source.fault(Names { words, club: &nobody }, &fault))?;
        let records = if self.of_programs { records.of_programs() } else { records };
        source.take_in(
            context,
            |names, answers| {
                let list = names.list(self.list.as_deref())?.id;
                let (tournament, date) =
                    (self.tournament.clone().map(|name| clean(&name)), self.date);
                let terms = Terms { tournament, list, date, today };
                let progress = ProgressLine::new(names.words.command);
                let plan = records.planned(names.club, &terms, answers, &progress);
                plan.map_err(|unread| source.unread(names, unread))
            },
            |plan| words.import.games(plan),
        )?;
        Ok(())
    }
}

impl Source {
    /// The file of a command without the option of decisions.
    pub(super) const fn whole(file: PathBuf, dry_run: bool, duplicates: DuplicatePolicy) -> Self {
        Self { file, dry_run, duplicates, decisions: None, by_row: false }
    }

    pub(super) fn bytes(&self, context: &Context<'_>, limits: Limits) -> CliResult<Vec<u8>> {
        let bytes = read(&self.file, limits);
        Ok(bytes.map_err(|why| context.words.command.not_read(&self.file, &why))?)
    }

    pub(super) fn fault(&self, names: Names<'_>, fault: &ImportFault) -> Message {
        names.words.import.fault(&self.shown(), fault, names.club)
    }

    pub(super) fn unread(&self, names: Names<'_>, unread: Unread) -> Message {
        let (faults, more) = unread.faults();
        names.words.import.faults(&self.shown(), &faults, more, names.club)
    }

    /// Imports the file. Returns the club after that.
    pub(super) fn take_in(
        &self,
        context: &mut Context<'_>,
        plan: impl Fn(Names<'_>, &Answers) -> Result<Plan, Message>,
        summary: impl Fn(&Plan) -> String,
    ) -> CliResult<Club> {
        let words = context.words;
        let plan = move |club: &Club, answers: &Answers| plan(Names { words, club }, answers);
        let answers = self.answers(context, &plan)?;
        let plan = move |club: &Club| plan(club, &answers);
        if self.dry_run {
            let club = club(context)?;
            let plan = plan(&club)?;
            match self.held(words, &plan) {
                Some(message) => {
                    self.groups(context, &plan);
                    context.say(&message.to_string());
                }
                None => self.foretell(context, &plan, &summary(&plan))?,
            }
            return Ok(club);
        }
        let mut first = None;
        if !context.is_begun()? {
            // A refusal comes before the club's file is created.
            first = Some(plan(&Club::default())?);
        }
        if let Some(plan) = &first {
            self.settled(context, plan)?;
        }
        let mut desk = context.begin()?;
        let first = RefCell::new(first);
        let (seq, done) = context.perform(&mut desk, |club| {
            let first = first.take().filter(|_| *club == Club::default());
            let mut plan = first.map_or_else(|| plan(club), Ok)?;
            let told = summary(&plan);
            // Moved, not copied: a list may hold a million rows.
            let actions = std::mem::take(&mut plan.actions);
            if self.held(words, &plan).is_some() {
                return Ok((Vec::new(), (plan, told)));
            }
            // A second club of a long list leaves memory while the entry is written; the desk comes to the same one.
            plan.club = Club::default();
            Ok((actions, (plan, told)))
        })?;
        if let Some((mut plan, told)) = done {
            self.settled(context, &plan)?;
            plan.club = desk.club().clone();
            self.summarise(context, &plan, &told);
        }
        if let Some(seq) = seq {
            context.hint(seq);
        }
        Ok(desk.club().clone())
    }

    /// Decides which player each doubtful row means: by the option, or by a person's answers at the terminal.
    fn answers(
        &self,
        context: &mut Context<'_>,
        plan: &impl Fn(&Club, &Answers) -> Result<Plan, Message>,
    ) -> CliResult<Answers> {
        let mut answers = Answers::from(self.duplicates);
        self.decide(context, plan, &mut answers)?;
        let is_asked = self.duplicates == DuplicatePolicy::Ask && !self.dry_run;
        if !is_asked || !Context::can_ask() {
            return Ok(answers);
        }
        let club = club(context)?;
        // An answer may raise new questions: rows that are like a player whom an earlier row now registers.
        loop {
            let plan = plan(&club, &answers)?;
            let open = |suspect: &&Suspect| answers.to(suspect).is_none();
            let open: Vec<Suspect> = plan.suspects.iter().filter(open).cloned().collect();
            if open.is_empty() {
                return Ok(answers);
            }
            for suspect in open {
                context.say(&context.words.import.suspect(&self.shown(), &suspect, &plan.club));
                let Some(answer) = asked(context, &suspect)? else { return Ok(answers) };
                answers.answer(&suspect, answer);
            }
        }
    }

    /// Takes answers from the file of decisions. If there is none yet, writes the open rows there.
    fn decide(
        &self,
        context: &mut Context<'_>,
        plan: &impl Fn(&Club, &Answers) -> Result<Plan, Message>,
        answers: &mut Answers,
    ) -> CliResult {
        let Some(file) = &self.decisions else { return Ok(()) };
        let words = context.words;
        let club = club(context)?;
        let decided = if file.exists() {
            let bytes = read(file, Limits::LIST);
            let bytes = bytes.map_err(|why| words.command.not_read(file, &why))?;
            let shown = Path::display(file).to_string();
            Decisions::read(&bytes).map_err(|unread| {
                let (faults, more) = unread.faults();
                words.import.faults(&shown, &faults, more, &club)
            })?
        } else {
            Decisions::default()
        };
        decided.choose(&club, answers);
        let mut made = plan(&club, answers)?;
        while decided.answer(&made.suspects, answers) {
            made = plan(&club, answers)?;
        }
        let idle = decided.idle(answers);
        if !idle.is_empty() {
            context.say(&words.import.idle_decisions(file.display(), idle));
        }
        if made.suspects.is_empty() || file.exists() {
            return Ok(());
        }
        let text = Decisions::written(&made.suspects, &made.club);
        Output::to(file).write(context, Readers::Usual, |out| out.write_all(text.as_bytes()))?;
        let shown = Path::display(file).to_string();
        Err(words.import.to_decide(made.suspects.len(), &shown).into())
    }

    /// An error if rows are still open.
    fn settled(&self, context: &mut Context<'_>, plan: &Plan) -> CliResult {
        let Some(message) = self.held(context.words, plan) else { return Ok(()) };
        self.groups(context, plan);
        Err(message.into())
    }

    /// The message that nothing is imported while rows are open; none if all are decided.
    fn held(&self, words: &MessageWords, plan: &Plan) -> Option<Message> {
        let asks = self.duplicates == DuplicatePolicy::Ask && !plan.suspects.is_empty();
        asks.then(|| words.import.held(plan.suspects.len(), self.by_row))
    }

    /// Prints the known players, the open rows, and the new players.
    fn groups(&self, context: &mut Context<'_>, plan: &Plan) {
        let words = context.words.import;
        let file = self.shown();
        context.say(&words.known(plan.known()));
        for note in &plan.notes {
            context.say(&words.note(note, &plan.club, &file));
        }
        context.say(&words.look(plan.suspects.len()));
        for suspect in &plan.suspects {
            context.say(&words.suspect(&file, suspect, &plan.club));
        }
        let suspected: HashSet<u64> = plan.suspects.iter().map(|suspect| suspect.line).collect();
        let fresh: Vec<_> =
            plan.fresh.iter().filter(|fresh| !suspected.contains(&fresh.line)).collect();
        context.say(&words.fresh(fresh.len()));
        for fresh in fresh {
            let name = plan.club.player(fresh.player).map(|player| player.name.as_str());
            let place = format!("{file}:{}", fresh.line);
            context.say(&context.term.labelled(&place, name.unwrap_or_default()));
        }
    }

    fn foretell(&self, context: &mut Context<'_>, plan: &Plan, summary: &str) -> CliResult {
        writeln!(context.out, "{}", context.words.import.rehearsed(summary))?;
        for action in &plan.actions {
            writeln!(context.out, "{}", context.words.entries.action(action, &plan.club, None))?;
        }
        self.notes(context, plan);
        context.say(context.words.foresight.dry_run());
        Ok(())
    }

    /// Prints the notes and the summary.
    fn summarise(&self, context: &mut Context<'_>, plan: &Plan, summary: &str) {
        self.notes(context, plan);
        context.say(summary);
        if plan.leaves_out_namesakes() {
            context.say(context.words.import.namesakes());
        }
    }

    fn notes(&self, context: &mut Context<'_>, plan: &Plan) {
        for note in &plan.notes {
            context.say(&context.words.import.note(note, &plan.club, &self.shown()));
        }
        for suspect in &plan.suspects {
            context.say(&context.words.import.suspect(&self.shown(), suspect, &plan.club));
        }
    }

    pub(super) fn shown(&self) -> String {
        Path::display(&self.file).to_string()
    }
}

/// Reads `HEADING=COLUMN`.
fn heading_and_column(text: &str) -> Result<(String, String), ValueFault> {
    let (heading, column) = text.rsplit_once('=').ok_or(ValueFault::Written(Form::Column))?;
    Ok((heading.to_owned(), column.to_owned()))
}

/// The identity of the club's journal among those of all clubs.
fn club_identity(context: &mut Context<'_>) -> CliResult<String> {
    let mut desk = context.open()?;
    let identity = desk.identity().map_err(|error| context.fault(&error, desk.club()))?;
    Ok(identity.club)
}

/// The club now; an empty one if there is no file yet.
fn club(context: &mut Context<'_>) -> CliResult<Club> {
    let is_new = !context.is_begun()?;
    Ok(if is_new { Club::default() } else { context.open()?.club().clone() })
}

/// Asks which player a row means; none if the operator stops the import.
fn asked(context: &mut Context<'_>, suspect: &Suspect) -> CliResult<Option<Answer>> {
    loop {
        match context.answer(&context.words.import.ask(suspect))?.as_deref() {
            None | Some("q") => return Ok(None),
            Some("n") => return Ok(Some(Answer::New)),
            Some("s") => return Ok(Some(Answer::Skip)),
            Some(other) => {
                let at = other.parse::<usize>().ok().and_then(|at| at.checked_sub(1));
                if let Some(likely) = at.and_then(|at| suspect.likely.get(at)) {
                    return Ok(Some(Answer::Use(likely.who())));
                }
            }
        }
    }
}
