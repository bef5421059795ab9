//! What `--help` and the completions say of the command line.

/// What `--help` says. The texts stand in tables, by the names that are typed; a test walks all
/// commands, arguments and choices and finds none without.
#[derive(Debug, Clone, Copy)]
pub struct HelpWords {
    /// All commands, in groups.
    pub commands: fn() -> &'static [&'static [CommandHelp]],
    /// Arguments, where a command says nothing of its own: their id, the text.
    pub arguments: fn() -> &'static [(&'static str, &'static str)],
    /// What can be chosen.
    pub values: fn() -> &'static [ValueHelp],
    /// What the placeholder of a value is called, such as `FILE`.
    pub value_name: fn(&str) -> Option<&'static str>,
    /// Before how a command is typed; the headings that follow.
    pub usage: &'static str,
    /// Before the list of commands.
    pub commands_heading: &'static str,
    /// Before the list of arguments.
    pub arguments_heading: &'static str,
    /// Before the list of options.
    pub options_heading: &'static str,
    /// In place of options, in how a command is typed.
    pub any_options: &'static str,
    /// In place of a command, likewise.
    pub any_command: &'static str,
    /// Before the list of what can be chosen.
    pub choices_heading: &'static str,
    /// What can be chosen, in one line.
    pub choices: fn(&str) -> String,
    /// What holds if nothing is said.
    pub default: fn(&str) -> String,
    /// The environment variable that says it otherwise.
    pub variable: fn(&str) -> String,
    /// The option `--help`.
    pub help: &'static str,
    /// The option `--version`.
    pub version: &'static str,
    /// The command `help`.
    pub help_command: &'static str,
}

/// What is said of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CommandHelp {
    /// The command as it is typed; empty for the program itself.
    pub path: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// What else there is to say, for `--help`; empty where there is nothing.
    pub more: &'static str,
    /// Arguments that mean something of their own here: their id, the text.
    pub arguments: &'static [(&'static str, &'static str)],
}

/// What the choices of an argument mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ValueHelp {
    /// The id of the argument.
    pub argument: &'static str,
    /// What is typed, what it means.
    pub values: &'static [(&'static str, &'static str)],
}

impl HelpWords {
    /// What is said of a command.
    pub fn command(&self, path: &str) -> Option<&'static CommandHelp> {
        (self.commands)().iter().copied().flatten().find(|command| command.path == path)
    }

    /// What is said of an argument of a command; every command has those of the program itself.
    pub fn argument(&self, path: &str, id: &str) -> Option<&'static str> {
        let own = |path| found(self.command(path)?.arguments, id);
        own(path).or_else(|| found((self.arguments)(), id)).or_else(|| own(""))
    }

    /// What is said of a choice.
    pub fn value(&self, argument: &str, value: &str) -> Option<&'static str> {
        let mut of = (self.values)().iter().filter(|choice| choice.argument == argument);
        of.find_map(|choice| found(choice.values, value))
    }
}

fn found(texts: &[(&'static str, &'static str)], name: &str) -> Option<&'static str> {
    texts.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}
