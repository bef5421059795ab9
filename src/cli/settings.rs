use clap::ArgMatches;
use clap::parser::ValueSource;

use crate::cli::prelude::*;
use crate::domain::name::shown;
use crate::outside;
use crate::settings::{
    Effective, FileFault, LanguageChoice, LineFault, Origin, Setting, Value, Wrong, near, none,
};
use crate::tui::keymap::Keymap;
use crate::tui::kit::theme::Theme;
use crate::tui::preferences::{Ambiguous, Preferences};
use crate::tui::theme::Themes;
use crate::words::catalog::own;

/// The command `settings`. An option goes before the environment, the environment before
/// the file, the file before the default. The files of keys and themes are checked too.
#[derive(Debug, clap::Args)]
pub(super) struct Settings {
    #[arg(long, conflicts_with = "keys")]
    init: bool,
    /// Prints the program's keys, as a sample for `keys.toml` beside the settings.
    #[arg(long)]
    keys: bool,
    /// Prints a theme of the program, as a sample for `themes/NAME.toml`.
    #[arg(long, conflicts_with_all = ["init", "keys"])]
    colours: bool,
}

impl Settings {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
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

fn begin(context: &mut Context<'_>, folder: &Folder) -> CliResult {
    let words = context.all_words;
    let comment = |setting| words.screen.settings.setting(setting).doc.to_owned();
    let written = folder.begin(&crate::settings::Settings::default(), comment);
    let path = written.map_err(|fault| context.words.settings.fault(&fault))?;
    context.say(&context.words.command.written(&path));
    Ok(())
}

fn show(context: &mut Context<'_>, folder: &Folder) -> CliResult {
    let words = &context.words.settings;
    keys(context)?;
    for name in folder.themes() {
        theme(folder, &name).map_err(|fault| words.fault(&fault))?;
    }
    let preferences = preferences(context)?;
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

/// Settings that can be given for one run: setting, argument, option, variable.
const SAID: [(Setting, &str, &str, &str); 3] = [
    (Setting::Language, "lang", "--lang", "BANZUKE_LANG"),
    (Setting::Theme, "theme", "--theme", "BANZUKE_THEME"),
    (Setting::Borders, "borders", "--borders", "BANZUKE_BORDERS"),
];

/// The settings in force.
pub(super) fn effective(
    folder: Option<&Folder>,
    matches: &ArgMatches,
) -> Result<Effective, FileFault> {
    let mut effective = Effective::default();
    if let Some(folder) = folder {
        folder.settings(&mut effective)?;
    }
    for (setting, argument, option, variable) in SAID {
        let Some(value) = matches.get_one::<String>(argument).cloned() else { continue };
        let (origin, place) = match matches.value_source(argument) {
            Some(ValueSource::EnvVariable) => (Origin::Environment(variable), variable),
            _ => (Origin::Option(option), option),
        };
        let refused = |wrong| FileFault { place: place.to_owned(), line: None, wrong };
        effective.take(setting, &Value::Text(value), origin).map_err(refused)?;
    }
    Ok(effective)
}

/// The settings in force. An error if the words of their language are missing.
pub(super) fn spoken(
    folder: Option<&Folder>,
    effective: Effective,
) -> Result<Effective, Box<(Origin, FileFault)>> {
    let LanguageChoice::Own(name) = effective.settings.language else { return Ok(effective) };
    let has_words = |folder: &Folder| folder.words_folder(name).is_dir();
    if own::is_shipped(name) || folder.is_some_and(has_words) {
        return Ok(effective);
    }
    let (place, line) = said_at(&effective, folder, Setting::Language);
    let fault = FileFault { place, line, wrong: none(Setting::Language, name) };
    Err(Box::new((effective.origin(Setting::Language), fault)))
}

/// The place and line where a setting is written.
fn said_at(
    effective: &Effective,
    folder: Option<&Folder>,
    setting: Setting,
) -> (String, Option<usize>) {
    match (effective.origin(setting), folder) {
        (Origin::Environment(place) | Origin::Option(place), _) => (place.to_owned(), None),
        (Origin::Default | Origin::File, Some(folder)) => {
            (folder.settings_file().display().to_string(), folder.line_of(setting))
        }
        (Origin::Default | Origin::File, None) => (String::new(), None),
    }
}

/// The settings, themes and files that the screens need.
pub(super) fn preferences(context: &Context<'_>) -> CliResult<Preferences> {
    let themes = themes(context).map_err(|fault| context.words.settings.fault(&fault))?;
    Ok(Preferences {
        effective: context.effective.clone(),
        themes,
        locale: own::of_locales(&outside::locales()),
        colourless: outside::is_colourless(),
        ambiguous: if outside::may_be_wide(&outside::characters()) {
            Ambiguous::Unasked
        } else {
            Ambiguous::Narrow
        },
        file: context.folder.as_ref().map(Folder::settings_file),
    })
}

/// The keys with the changes of the operator's files.
pub(super) fn keys(context: &Context<'_>) -> CliResult<Keymap> {
    let Some(folder) = &context.folder else { return Ok(Keymap::embedded()) };
    let owned = file_keys(folder).and_then(|keymap| owning(keymap, folder, context));
    Ok(owned.map_err(|fault| context.words.settings.fault(&fault))?)
}

/// The keys with the changes of the file of keys.
pub(super) fn file_keys(folder: &Folder) -> Result<Keymap, FileFault> {
    let keymap = Keymap::embedded();
    match folder.keys()? {
        Some(text) => keymap.patched(&text).map_err(|fault| fault.of(&folder.keys_file())),
        None => Ok(keymap),
    }
}

/// The keys with those of the operator's own commands, which are in the settings file.
pub(super) fn owning(
    keymap: Keymap,
    folder: &Folder,
    context: &Context<'_>,
) -> Result<Keymap, FileFault> {
    let commands = &context.effective.commands;
    keymap.owning(commands).map_err(|fault| fault.of(&folder.settings_file()))
}

/// The themes of the program and of the folder. A wrong theme in the folder is an error only if it is the chosen one.
fn themes(context: &Context<'_>) -> Result<Themes, FileFault> {
    let mut themes = Themes::default();
    let chosen = &context.effective.settings.theme;
    let Some(folder) = &context.folder else { return found(themes, context) };
    for name in folder.themes() {
        match theme(folder, &name) {
            Ok(Some(theme)) => themes.add(&name, theme),
            Err(fault) if name == *chosen => return Err(fault),
            Ok(None) | Err(_) => {}
        }
    }
    found(themes, context)
}

pub(super) fn theme(folder: &Folder, name: &str) -> Result<Option<Theme>, FileFault> {
    let Some(text) = folder.theme(name)? else { return Ok(None) };
    let fault = |error| LineFault::syntax(&text, &error).of(&folder.theme_file(name));
    Theme::parse(&text).map(Some).map_err(fault)
}

/// An error if the chosen theme is not among them.
fn found(themes: Themes, context: &Context<'_>) -> Result<Themes, FileFault> {
    let name = context.effective.settings.theme.clone();
    if themes.get(&name).is_some() {
        return Ok(themes);
    }
    let all: Vec<String> = themes.names().map(str::to_owned).collect();
    let mut themes = near(&name, all.iter().map(String::as_str));
    themes.extend(all.into_iter().filter(|other| !themes.contains(other)).collect::<Vec<_>>());
    let folder = context.folder.as_ref();
    let file = folder.map(|folder| folder.theme_file(&name)).unwrap_or_default();
    let wrong = Wrong::UnknownTheme { name, themes, file };
    let (place, line) = said_at(&context.effective, folder, Setting::Theme);
    Err(FileFault { place, line, wrong })
}
