//! The commands of a layer at this moment. Footer, help, palette and dispatch read this one list.

use std::any::Any;
use std::fmt;

use super::key::Key;
use super::layer::{Context, Layer, Step, Steps};
use crate::command::{Command, CommandId, FooterLabel, Scope};
use crate::tui::route::Route;
use crate::words::Words;

/// The commands that a layer changes or adds. Those that lead the footer come first.
///
/// Other commands of its scopes follow in the registry's order. They keep their usual label and can always be run.
#[derive(Debug, Default)]
pub struct Commands {
    rows: Vec<CommandHere>,
    /// The part of the screen that has the focus, if there are several.
    part: Option<String>,
}

/// A command on a layer: whether it leads the footer and belongs to the part
/// in focus, its label, the reason why it cannot be run now, and its act.
pub struct CommandHere {
    command: CommandId,
    leads: bool,
    is_here: bool,
    hint: Hint,
    refusal: Option<String>,
    shows_why: bool,
    act: Option<Act>,
}

pub type Act = Box<dyn FnOnce(&mut dyn Layer, &Context<'_>) -> Vec<Step>>;

impl fmt::Debug for CommandHere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("CommandHere").field(&self.command).finish()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// The usual label.
    Own,
    /// A label for the effect on this layer.
    As(FooterLabel),
    /// No label: another shown key does the same, or the screen names it where it is needed.
    Unsaid,
}

/// A command at the head of the footer, in the order of the list.
pub fn lead(command: CommandId) -> CommandHere {
    CommandHere { leads: true, ..also(command) }
}

/// A command that stands in the registry's order.
pub const fn also(command: CommandId) -> CommandHere {
    CommandHere {
        command,
        leads: false,
        is_here: false,
        hint: Hint::Own,
        refusal: None,
        shows_why: false,
        act: None,
    }
}

/// The first reason and the first label that apply are kept.
impl CommandHere {
    /// The command cannot be run for this reason, if there is one.
    #[must_use]
    pub fn refused(self, why: Option<impl Into<String>>) -> Self {
        Self { refusal: self.refusal.or_else(|| why.map(Into::into)), ..self }
    }

    #[must_use]
    pub fn unless(self, is_missing: bool, why: &str) -> Self {
        self.refused(is_missing.then_some(why))
    }

    #[must_use]
    pub fn called(self, label: FooterLabel) -> Self {
        self.called_if(true, label)
    }

    #[must_use]
    pub fn called_if(self, applies: bool, label: FooterLabel) -> Self {
        self.hinted(applies, Hint::As(label))
    }

    /// The command belongs to the part of the screen in focus.
    #[must_use]
    pub fn here(self) -> Self {
        self.here_if(true)
    }

    #[must_use]
    pub fn here_if(self, applies: bool) -> Self {
        Self { is_here: applies, ..self }
    }

    /// The footer does not show the command.
    #[must_use]
    pub fn unsaid(self) -> Self {
        self.unsaid_if(true)
    }

    #[must_use]
    pub fn unsaid_if(self, applies: bool) -> Self {
        self.hinted(applies, Hint::Unsaid)
    }

    fn hinted(self, applies: bool, hint: Hint) -> Self {
        if applies && self.hint == Hint::Own { Self { hint, ..self } } else { self }
    }

    /// The layer itself shows why the command cannot be run, so no message is needed.
    #[must_use]
    pub fn shows_why(self) -> Self {
        self.shows_why_if(true)
    }

    #[must_use]
    pub fn shows_why_if(self, applies: bool) -> Self {
        Self { shows_why: applies, ..self }
    }

    /// The command does this on the layer that lists it, instead of its usual effect.
    #[must_use]
    pub fn does<L: Layer, S: Steps>(
        self,
        act: impl FnOnce(&mut L, &Context<'_>) -> S + 'static,
    ) -> Self {
        self.does_if(true, act)
    }

    /// Like [`Self::does`], if `applies`; otherwise the usual effect.
    #[must_use]
    pub fn does_if<L: Layer, S: Steps>(
        self,
        applies: bool,
        act: impl FnOnce(&mut L, &Context<'_>) -> S + 'static,
    ) -> Self {
        let act = move |layer: &mut dyn Layer, context: &Context<'_>| {
            let layer: Option<&mut L> = (layer as &mut dyn Any).downcast_mut();
            layer.map(|layer| act(layer, context).steps()).unwrap_or_default()
        };
        self.acts(applies, Box::new(act))
    }

    /// The command does this on any layer.
    #[must_use]
    pub fn does_anywhere<S: Steps>(self, act: impl FnOnce(&Context<'_>) -> S + 'static) -> Self {
        self.acts(true, Box::new(move |_, context| act(context).steps()))
    }

    #[must_use]
    pub fn opens(self, route: Route) -> Self {
        self.does_anywhere(|_| Step::Open(route))
    }

    fn acts(self, applies: bool, act: Act) -> Self {
        Self { act: self.act.or_else(|| applies.then_some(act)), ..self }
    }
}

impl Commands {
    pub fn of(rows: impl IntoIterator<Item = CommandHere>) -> Self {
        Self { rows: rows.into_iter().collect(), part: None }
    }

    /// Adds commands that lead the footer, after the earlier ones.
    #[must_use]
    pub fn leads(self, commands: &[CommandId]) -> Self {
        self.and(commands.iter().copied().map(lead))
    }

    #[must_use]
    pub fn and(mut self, rows: impl IntoIterator<Item = CommandHere>) -> Self {
        self.rows.extend(rows);
        self
    }

    /// Makes these commands lead, in this order. Any other command no longer leads.
    #[must_use]
    pub fn led_by(self, commands: &[CommandId]) -> Self {
        let place = |row: &CommandHere| commands.iter().position(|lead| *lead == row.command);
        let unlisted = commands.iter().filter(|command| self.row(**command).is_none());
        let mut rows: Vec<CommandHere> = unlisted.copied().map(also).collect();
        rows.extend(self.rows);
        for row in &mut rows {
            row.leads = place(row).is_some();
        }
        rows.sort_by_key(|row| place(row).unwrap_or(commands.len()));
        Self { rows, ..self }
    }

    /// Adds the commands of all layers. Where the layer has listed
    /// one, its label stays, and a missing act is taken over.
    #[must_use]
    pub fn over(mut self, everywhere: impl IntoIterator<Item = CommandHere>) -> Self {
        for row in everywhere {
            match self.rows.iter_mut().find(|own| own.command == row.command) {
                Some(own) if own.act.is_none() => {
                    own.refusal = row.refusal.or_else(|| own.refusal.take());
                    own.act = row.act;
                }
                Some(_) => {}
                None => self.rows.push(row),
            }
        }
        self
    }

    /// The keys go to this part of the screen.
    #[must_use]
    pub fn on(self, part: impl Into<String>) -> Self {
        Self { part: Some(part.into()), ..self }
    }

    fn row(&self, command: CommandId) -> Option<&CommandHere> {
        self.rows.iter().find(|row| row.command == command)
    }

    /// The part of the screen that the keys go to, if there are several.
    pub fn part(&self) -> Option<&str> {
        self.part.as_deref()
    }

    /// Whether a command belongs to that part.
    pub fn is_of_part(&self, command: CommandId) -> bool {
        self.part.is_some() && self.row(command).is_some_and(|row| row.is_here)
    }

    /// The place of a command in the footer. All that do not lead share the last place.
    pub fn place(&self, command: CommandId) -> usize {
        let leads = || self.rows.iter().filter(|row| row.leads);
        leads().position(|row| row.command == command).unwrap_or_else(|| leads().count())
    }

    pub fn hint(&self, command: CommandId) -> Hint {
        self.row(command).map_or(Hint::Own, |row| row.hint)
    }

    /// The reason why the command cannot be run now.
    pub fn refusal(&self, command: CommandId) -> Option<&str> {
        self.row(command)?.refusal.as_deref()
    }

    /// Whether the layer shows the reason itself.
    pub fn does_show_why(&self, command: CommandId) -> bool {
        self.row(command).is_some_and(|row| row.shows_why)
    }

    /// The act of a command. Without one the layer gets `News::Run`.
    pub fn act(self, command: CommandId) -> Option<Act> {
        self.rows.into_iter().find(|row| row.command == command)?.act
    }
}

/// A live command, as footer, help and palette show it.
#[derive(Debug, Clone)]
pub struct Live {
    pub command: &'static Command,
    /// The keys that run it here. The first one is shown.
    pub keys: Vec<Key>,
    /// The most specific scope in which it is live.
    pub scope: Scope,
    /// Its place among the commands that lead the footer. All others share the last place.
    pub lead: usize,
    /// The reason why it cannot be run now.
    pub disabled: Option<String>,
    pub hint: Hint,
    /// The effect now, if that can be told more exactly than in general.
    pub about: Option<String>,
}

impl Live {
    /// The title and the description here.
    pub fn title_and_doc(&self, words: &'static Words) -> (&'static str, &'static str) {
        let addition = self.adds().and_then(|label| words.screen.addition(label));
        addition.unwrap_or_else(|| {
            let say = words.screen.command(self.command.id);
            (say.title, say.doc)
        })
    }

    /// The kind of thing that [`CommandId::Add`] would add here.
    pub fn adds(&self) -> Option<FooterLabel> {
        match self.hint {
            _ if self.command.id != CommandId::Add => None,
            Hint::As(label) => Some(label),
            _ => FooterLabel::of(self.command.id, self.scope),
        }
    }

    pub fn key_names(&self) -> String {
        let names: Vec<String> = self.keys.iter().map(Key::to_string).collect();
        names.join(" ")
    }
}
