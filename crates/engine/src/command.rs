//! The command line of an engine.

use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The program: a path, or a name that is searched for in `PATH`.
    pub program: String,
    /// The arguments of the program.
    pub arguments: Vec<String>,
}

/// The error for a text that names no program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandError;

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no program is named, or a quotation mark has no second one")
    }
}

impl std::error::Error for CommandError {}

impl FromStr for Command {
    type Err = CommandError;

    /// Splits the text at spaces; quotation marks keep spaces within a
    /// word. A text that is the path of a file is one word.
    fn from_str(text: &str) -> Result<Self, CommandError> {
        let words = if Path::new(text).is_file() { vec![text.to_owned()] } else { words(text)? };
        let mut words = words.into_iter();
        let program = words.next().filter(|program| !program.is_empty()).ok_or(CommandError)?;
        Ok(Self { program, arguments: words.collect() })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.program)?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

fn words(text: &str) -> Result<Vec<String>, CommandError> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in text.chars() {
        match quote {
            Some(mark) if letter == mark => quote = None,
            None if matches!(letter, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(CommandError) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_cut_at_spaces_outside_of_quotation_marks() {
        let read = |text: &str| {
            text.parse::<Command>().map(|command| (command.program, command.arguments))
        };
        assert_eq!(read("stockfish"), Ok(("stockfish".into(), vec![])));
        let words = vec!["-u".into(), "fake engine.py".into(), "it's".into(), String::new()];
        assert_eq!(read("python3  -u 'fake engine.py' \"it's\" ''"), Ok(("python3".into(), words)));
        for wrong in ["", "  ", "'' x", "stockfish \"x"] {
            assert_eq!(read(wrong), Err(CommandError), "{wrong}");
        }
    }
}
