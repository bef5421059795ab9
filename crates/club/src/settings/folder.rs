//! The configuration folder and its files: `settings.toml`, `keys.toml`, `lists.toml`, `themes/NAME.toml`,
//! `words/LANGUAGE/SUBJECT.ftl`.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use tempfile::Builder;

use super::fault::{FileFault, LineFault, Wrong};
use super::read::{Setting, Value};
use super::{Effective, Settings, changed, fresh, line_of, read};
use crate::opener;

/// The configuration folder, which need not be there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folder(PathBuf);

impl Folder {
    pub const fn new(path: PathBuf) -> Self {
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn settings_file(&self) -> PathBuf {
        self.0.join("settings.toml")
    }

    pub fn keys_file(&self) -> PathBuf {
        self.0.join("keys.toml")
    }

    fn lists_file(&self) -> PathBuf {
        self.0.join("lists.toml")
    }

    pub fn theme_file(&self, name: &str) -> PathBuf {
        self.0.join("themes").join(format!("{name}.toml"))
    }

    /// All files that lie there.
    pub fn files(&self) -> Vec<PathBuf> {
        let themes = self.themes().into_iter().map(|name| self.theme_file(&name));
        [self.settings_file(), self.keys_file(), self.lists_file()]
            .into_iter()
            .chain(themes)
            .collect()
    }

    /// Takes what the file of the settings says, if there is one.
    pub fn settings(&self, into: &mut Effective) -> Result<(), FileFault> {
        let path = self.settings_file();
        match text_of(&path)? {
            Some(text) => read(&text, into).map_err(|fault| fault.of(&path)),
            None => Ok(()),
        }
    }

    /// The line of the file on which a setting stands.
    pub fn line_of(&self, setting: Setting) -> Option<usize> {
        let text = text_of(&self.settings_file()).ok()??;
        let stands = |line: &str| line.split('=').next().map(str::trim) == Some(setting.name());
        text.lines().position(stands).map(|line| line + 1)
    }

    /// How lists with these headings were read before; nothing where the file is missing or not to be read.
    pub fn list_reading(&self, headings: &str) -> BTreeMap<String, String> {
        self.list_readings().remove(headings).unwrap_or_default()
    }

    /// Keeps how lists with these headings are read.
    pub fn keep_list_reading(
        &self,
        headings: &str,
        reading: BTreeMap<String, String>,
    ) -> Result<(), FileFault> {
        let mut all = self.list_readings();
        if all.insert(headings.to_owned(), reading.clone()) == Some(reading) {
            return Ok(());
        }
        let path = self.lists_file();
        let text = toml::to_string(&all)
            .map_err(|error| FileFault::new(&path, Wrong::Unwritable(error.to_string().into())))?;
        self.write(path, &text).map(drop)
    }

    fn list_readings(&self) -> BTreeMap<String, BTreeMap<String, String>> {
        let text = text_of(&self.lists_file()).ok().flatten();
        text.and_then(|text| toml::from_str(&text).ok()).unwrap_or_default()
    }

    /// The text of the file of the keys, if there is one.
    pub fn keys(&self) -> Result<Option<String>, FileFault> {
        text_of(&self.keys_file())
    }

    /// The text of the file of a theme, if there is one.
    pub fn theme(&self, name: &str) -> Result<Option<String>, FileFault> {
        if is_plain(name) { text_of(&self.theme_file(name)) } else { Ok(None) }
    }

    /// Where the operator's own words in a language lie.
    pub fn words_folder(&self, language: &str) -> PathBuf {
        self.0.join("words").join(language)
    }

    /// The files of the operator's own words in a language, each by the name of its subject; none if there is no folder.
    pub fn words(&self, language: &str) -> Result<Option<Vec<(String, String)>>, FileFault> {
        let folder = self.words_folder(language);
        if !is_plain(language) || !folder.is_dir() {
            return Ok(None);
        }
        let mut files = Vec::new();
        for subject in names(&folder, "ftl") {
            let text = text_of(&folder.join(format!("{subject}.ftl")))?;
            files.extend(text.map(|text| (subject, text)));
        }
        Ok(Some(files))
    }

    /// The names of the themes that lie in the folder, in order.
    pub fn themes(&self) -> Vec<String> {
        names(&self.0.join("themes"), "toml")
    }

    /// Writes a commented file of the settings where there is none.
    pub fn begin(
        &self,
        settings: &Settings,
        comment: impl Fn(Setting) -> String,
    ) -> Result<PathBuf, FileFault> {
        let path = self.settings_file();
        if path.exists() {
            return Err(FileFault::new(&path, Wrong::Exists));
        }
        self.write(path, &fresh(settings, comment))
    }

    /// Keeps one value in the file of the settings. A file that is wrong by now stays as it is.
    pub fn keep(
        &self,
        setting: Setting,
        value: &Value,
        comment: impl Fn(Setting) -> String,
    ) -> Result<(), FileFault> {
        let path = self.settings_file();
        let before = match text_of(&path)? {
            Some(text) => text,
            None => fresh(&Settings::default(), comment),
        };
        let text = changed(&before, setting, value).map_err(|error| {
            let line = line_of(&before, error.span().unwrap_or_default());
            let wrong = Wrong::Syntax(error.message().to_owned());
            LineFault { line, wrong }.of(&path)
        })?;
        read(&text, &mut Effective::default()).map_err(|fault| fault.of(&path))?;
        self.write(path, &text).map(|_| ())
    }

    /// Writes beside the file, then takes its place.
    fn write(&self, path: PathBuf, text: &str) -> Result<PathBuf, FileFault> {
        let failed =
            |error: std::io::Error| FileFault::new(&path, Wrong::Unwritable((&error).into()));
        // A link is followed: such files are changed where they are kept.
        let target = path.canonicalize().unwrap_or_else(|_| path.clone());
        let folder = target.parent().unwrap_or(&self.0);
        fs::create_dir_all(folder).map_err(failed)?;
        let mut file = Builder::new().tempfile_in(folder).map_err(failed)?;
        file.write_all(text.as_bytes()).map_err(failed)?;
        if let Ok(found) = fs::metadata(&target) {
            file.as_file().set_permissions(found.permissions()).map_err(failed)?;
        }
        file.as_file().sync_all().map_err(failed)?;
        file.persist(&target).map_err(|error| failed(error.error))?;
        opener::sync_folder(&target);
        Ok(path)
    }
}

/// Whether a name leads to no other folder.
fn is_plain(name: &str) -> bool {
    Path::new(name).file_name().is_some_and(|file| file == name)
}

/// The names of the files of a kind that lie in a folder, in order.
fn names(folder: &Path, kind: &str) -> Vec<String> {
    let found = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = found
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|of| of == kind))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

/// The text of a file, if there is one.
fn text_of(path: &Path) -> Result<Option<String>, FileFault> {
    match opener::read_text(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(FileFault::new(path, Wrong::Unreadable((&error).into()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_change_writes_a_whole_file_and_the_next_one_line() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(home.path().join("deep/config"));
        let comment = |setting: Setting| format!("about {}", setting.name());
        folder.keep(Setting::Mouse, &Value::Switch(false), comment).expect("written");
        let text = fs::read_to_string(folder.settings_file()).expect("a file");
        assert!(text.contains("mouse = false") && text.contains("# about theme"), "{text}");
        folder.keep(Setting::FirstTo, &Value::Number(4), comment).expect("written");
        let mut effective = Effective::default();
        folder.settings(&mut effective).expect("good");
        assert_eq!((effective.settings.mouse, effective.settings.first_to), (false, 4));
        let again = folder.begin(&Settings::default(), comment).expect_err("there is one");
        assert_eq!(again.wrong, Wrong::Exists);
        let left = fs::read_dir(home.path().join("deep/config")).expect("a folder").count();
        assert_eq!(left, 1, "nothing half written is left");
    }

    #[test]
    fn a_file_that_went_wrong_meanwhile_is_told_and_left_as_it_is() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(home.path().to_owned());
        for text in ["mouse = \n", "moose = true\n"] {
            fs::write(folder.settings_file(), text).expect("written");
            let kept = folder.keep(Setting::FirstTo, &Value::Number(4), |_| String::new());
            assert_eq!(kept.expect_err("wrong").line, Some(1));
            assert_eq!(fs::read_to_string(folder.settings_file()).expect("a file"), text);
        }
    }

    #[test]
    fn a_theme_is_a_name_and_no_way_to_another_folder() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = Folder::new(home.path().join("config"));
        fs::create_dir_all(home.path().join("config/themes")).expect("a folder");
        fs::write(home.path().join("evil.toml"), "x").expect("written");
        fs::write(folder.theme_file("dusk"), "y").expect("written");
        assert_eq!(folder.theme("../../evil"), Ok(None));
        assert_eq!(folder.theme("dusk"), Ok(Some("y".to_owned())));
        assert_eq!(folder.themes(), ["dusk"]);
    }
}
