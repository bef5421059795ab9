//! The club's public record, written as a web site.

use std::mem::ManuallyDrop;
use std::path::PathBuf;

use super::context::Context;
use super::error::CliError;
use crate::domain::name::clean;
use crate::site::write::{self, NotWritten, Written};
use crate::site::{NotTold, SiteContent, SiteOptions, Source};
use crate::words::message::ValueFault;

/// Where the site goes, and what it says of the club.
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
}

/// Reads the address of a web site; it ends with a slash then.
fn url(text: &str) -> Result<String, ValueFault> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let is_one = host.is_some_and(|host| !host.is_empty() && !host.contains(char::is_whitespace));
    let text = text.trim_end_matches('/');
    is_one.then(|| format!("{text}/")).ok_or(ValueFault::Url)
}

impl Site {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        let words = context.words;
        let desk = context.open()?;
        let before = SiteOptions::of(&self.out);
        let before =
            before.map_err(|NotTold { path, why }| words.command.site_told(&path, &why))?;
        let said = SiteOptions {
            title: self.title.as_deref().map(clean),
            about: self.about.clone(),
            url: self.url.clone(),
        };
        let told = before.clone().with(said);
        // The program ends with this command: the system takes back at once what would be taken apart page by page.
        let record = ManuallyDrop::new(SiteContent::new(Source {
            club: desk.club(),
            entries: desk.entries(),
            head: desk.head(),
            title: told.title.as_deref(),
            about: told.about.as_deref(),
            url: told.url.as_deref(),
        }));
        let facts = ManuallyDrop::new(record.facts());
        let written = write::write(&record.site(&facts), &self.out, self.all);
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
        desk.leave();
        Ok(())
    }
}
