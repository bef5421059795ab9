//! Writes the club's public record as a web site.

use std::mem::ManuallyDrop;
use std::process::{Child, Stdio};
use std::time::Duration;

use crate::cli::prelude::*;
use crate::desk::Followed;
use crate::site::write::{self, NotWritten, Written};
use crate::site::{NotTold, SiteContent, SiteOptions};
use crate::system::shell;

/// The time between two checks on the upload while nothing changes.
const PATIENCE: Duration = Duration::from_millis(500);

#[derive(Debug, clap::Args)]
pub(super) struct Site {
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[arg(long, value_name = "NAME")]
    title: Option<String>,
    #[arg(long, value_name = "TEXT")]
    about: Option<String>,
    #[arg(long, value_name = "URL", value_parser = url)]
    url: Option<String>,
    #[arg(long)]
    all: bool,
    #[arg(long)]
    watch: bool,
    #[arg(long, value_name = "COMMAND", requires = "watch")]
    then: Option<String>,
}

/// The command that uploads the site. The desk never waits for
/// it. If the site changes meanwhile, the command runs again.
struct Upload<'a> {
    command: &'a str,
    running: Option<Child>,
    is_wanted: bool,
}

/// Reads the address of a web site, and adds a slash at the end.
fn url(text: &str) -> Result<String, ValueFault> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_one = host.is_some_and(|host| !host.is_empty() && !host.contains(char::is_whitespace));
    let text = text.trim_end_matches('/');
    is_one.then(|| format!("{text}/")).ok_or(ValueFault::Url)
}

impl Site {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let mut desk = context.open()?;
        self.write(&desk, context)?;
        if self.watch {
            self.follow(&mut desk, context)?;
        }
        desk.leave();
        Ok(())
    }

    /// Writes the pages that changed, and prints how many.
    fn write(&self, desk: &Desk, context: &mut Context<'_>) -> Result<(), Message> {
        let words = context.words;
        let before = SiteOptions::of(&self.out);
        let before =
            before.map_err(|NotTold { path, why }| words.command.site_told(&path, &why))?;
        let said = SiteOptions {
            title: self.title.as_deref().map(clean),
            about: self.about.clone(),
            url: self.url.clone(),
            club: desk.entries().first().map(|first| first.op.0.clone()),
        };
        if before.club.is_some() && said.club.is_some() && before.club != said.club {
            return Err(words.command.site_other(&self.out, before.title.as_deref()));
        }
        let told = before.clone().with(said);
        // If the program ends here, the system frees the memory faster than a drop of each page.
        let record = SiteContent::new(desk.club(), desk.entries(), desk.head(), told.clone());
        let record = ManuallyDrop::new(record);
        let facts = ManuallyDrop::new(record.facts());
        let written = write::write(&record.site(&facts), &self.out, self.all);
        if self.watch {
            drop(ManuallyDrop::into_inner(facts));
            drop(ManuallyDrop::into_inner(record));
        }
        let Written { pages, written, removed } = written.map_err(|why| match why {
            NotWritten::NoFolder(path) => words.command.site_no_folder(&path),
            NotWritten::Foreign(path) => words.command.site_foreign(&path),
            NotWritten::Taken(path) => words.command.site_taken(&path),
            NotWritten::Manifest(path) => words.command.site_list(&path),
            NotWritten::Failed(path, error) => words.command.unwritable(&path, &error),
        })?;
        if told != before {
            let kept = told.keep(&self.out);
            kept.map_err(|error| words.command.unwritable(&self.out, &error))?;
        }
        context.say(&words.command.site_written(&self.out, [pages, written, removed]));
        Ok(())
    }

    /// Writes the site after each decision of any desk, until the program is stopped. If
    /// the folder cannot be written, that is said, and tried again after the next change.
    fn follow(&self, desk: &mut Desk, context: &mut Context<'_>) -> CliResult {
        context.say(context.words.command.site_watched());
        let mut upload = self.then.as_deref().map(Upload::new);
        loop {
            if let Some(upload) = &mut upload {
                upload.look(context);
            }
            let heard = match desk.wait(PATIENCE) {
                Ok(true) => desk.follow(),
                waited => waited.map(|_| Followed::Nothing),
            };
            if heard.map_err(|error| context.fault(&error, desk.club()))? == Followed::Nothing {
                continue;
            }
            match self.write(desk, context) {
                Ok(()) => upload.iter_mut().for_each(|upload| upload.is_wanted = true),
                Err(error) => context.say(&error.to_string()),
            }
        }
    }
}

impl<'a> Upload<'a> {
    /// The site was just written, so an upload is wanted.
    const fn new(command: &'a str) -> Self {
        Self { command, running: None, is_wanted: true }
    }

    /// Checks whether the command has ended, prints its failure, and runs it again if the site has changed.
    fn look(&mut self, context: &mut Context<'_>) {
        let say = &context.words.command;
        match self.running.as_mut().map(Child::try_wait) {
            Some(Ok(None)) => return,
            Some(Ok(Some(status))) if !status.success() => {
                context.say(&say.upload_failed(self.command, status));
            }
            Some(Err(error)) => context.say(&say.upload_not_begun(self.command, &error)),
            Some(Ok(Some(_))) | None => {}
        }
        self.running = None;
        if std::mem::take(&mut self.is_wanted) {
            match shell(self.command).stdin(Stdio::null()).spawn() {
                Ok(child) => self.running = Some(child),
                Err(error) => context.say(&say.upload_not_begun(self.command, &error)),
            }
        }
    }
}
