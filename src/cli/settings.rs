//! The operator's settings, and where they are kept.

use super::context::Context;
use super::error::CliError;
use super::preferences;
use crate::domain::name::{clean, shown};
use crate::settings::{Folder, Setting};
use crate::tui::keymap::Keymap;
use crate::tui::theme::Themes;

/// Show the settings that count, where each comes from, and where they are kept
///
/// An option goes before the environment, that before the file, that before what is usual. The
/// files of keys and of themes are looked through as well.
#[derive(Debug, clap::Args)]
pub(super) struct Settings {
    #[arg(long, conflicts_with = "keys")]
    init: bool,
    /// Print the keys that come with the program, as a sample for keys.toml beside the settings
    #[arg(long)]
    keys: bool,
    /// Print a theme that comes with the program, as a sample for themes/NAME.toml beside them
    #[arg(long, conflicts_with_all = ["init", "keys"])]
    colours: bool,
}

impl Settings {
    pub(super) fn run(&self, context: &mut Context<'_>) -> Result<(), CliError> {
        if self.keys {
            return Ok(context.out.write_all(Keymap::EMBEDDED.as_bytes())?);
        }
        if self.colours {
            return Ok(context.out.write_all(Themes::SAMPLE.as_bytes())?);
        }
        let folder = context.folder.clone().ok_or_else(|| context.words.settings.no_place())?;
        if self.init { begin(context, &folder) } else { show(context, &folder) }
    }
}

fn begin(context: &mut Context<'_>, folder: &Folder) -> Result<(), CliError> {
    let words = context.all_words;
    let comment = |setting| words.screen.settings.setting(setting).doc.to_owned();
    let written = folder.begin(&crate::settings::Settings::default(), comment);
    let path = written.map_err(|fault| context.words.settings.fault(&fault))?;
    context.say(&context.words.command.written(&path));
    Ok(())
}

fn show(context: &mut Context<'_>, folder: &Folder) -> Result<(), CliError> {
    let words = &context.words.settings;
    preferences::keys(context)?;
    for name in folder.themes() {
        preferences::theme(folder, &name).map_err(|fault| words.fault(&fault))?;
    }
    let preferences = preferences::preferences(context)?;
    let file = folder.settings_file();
    writeln!(context.out, "{}", shown(&words.kept(&file, file.exists())))?;
    for &setting in Setting::ALL {
        let value = clean(&preferences.settings().get(setting).to_string());
        let origin = match setting {
            Setting::Theme if preferences.colourless => words.colourless().to_owned(),
            _ => words.origin(preferences.effective.origin(setting)),
        };
        writeln!(context.out, "{:<14} {value:<20} {origin}", setting.name())?;
    }
    Ok(())
}
