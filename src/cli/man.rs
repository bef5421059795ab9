//! Manual pages, with the texts of `--help`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Command;
use clap_mangen::Man;

use super::context::Context;
use super::error::CliError;
use crate::export::file::{self, Readers};

/// One page a command.
#[derive(Debug, clap::Args)]
pub struct Manual {
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Manual {
    /// Writes those of that command line.
    pub fn write(&self, context: &mut Context<'_>, command: &Command) -> Result<(), CliError> {
        let words = context.words.command;
        let pages = pages(command)?;
        let unwritable = |path: &Path, error| words.unwritable(path, &error);
        fs::create_dir_all(&self.out).map_err(|error| unwritable(&self.out, error))?;
        for (name, page) in pages {
            let path = self.out.join(name);
            let write = |out: &mut dyn Write| out.write_all(&page);
            file::replace(&path, Readers::Usual, write)
                .map_err(|error| unwritable(&path, error))?;
        }
        context.say(&words.written(&self.out));
        Ok(())
    }
}

/// The page of a command and those of the commands below it, by the names of their files.
fn pages(command: &Command) -> std::io::Result<Vec<(String, Vec<u8>)>> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    // Help is an option on every page.
    let listed = command.clone().disable_help_subcommand(true);
    let below = command.get_subcommands().filter(|below| below.get_name() != "help");
    let source = concat!("banzuke ", env!("CARGO_PKG_VERSION"));
    let man = Man::new(listed).title(name.to_uppercase()).source(source).manual("Banzuke");
    let mut page = Vec::new();
    man.render(&mut page)?;
    let mut all = vec![(format!("{name}.1"), page)];
    for below in below {
        all.extend(pages(below)?);
    }
    Ok(all)
}
