//! The overlays of every screen: help, the search for anything, and the palette of commands.
//!
//! `?` is the help: the commands that can be run here, with their keys. Those of the part in focus
//! come first, then those of the screen, then those of every screen, then those that move in lists.
//!
//! `:` is the palette: finds commands by name, by other words or by their descriptions. It has the
//! commands of the screen below and, once something is typed, those of other screens, which it opens.

pub(crate) mod find;

use super::kit::input::Key;
use super::kit::layer::Live;
use super::kit::prelude::*;
use super::kit::widget::search_list::{Filter, Picker};
use crate::domain::name::{fold, romaji};

/// From so many Latin letters on, descriptions of commands are searched too.
const TOLD: usize = 3;

/// How well a typed text fits a command, the best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The title begins with it.
    Start,
    /// A later word of the title begins with it.
    Word,
    /// Another word for the command begins with it.
    Also,
    /// Each typed word begins a word of the title or another word for the command.
    Words,
    /// Its letters begin the title's words: `gp` for "Go to players" skips the "to".
    Initials,
    /// It stands inside a word.
    Inside,
    /// Only the description of the command has it.
    Told,
    /// Its letters occur in this order.
    Scattered,
}

impl Fit {
    /// Whether the fit is probably a coincidence.
    fn is_weak(self) -> bool {
        self > Self::Initials
    }
}

/// How `typed` fits `title` or its reading, in any script, width
/// and case. An empty text fits everything; `None` means no fit.
fn fit_title(typed: &str, title: &str, reading: &str) -> Option<Fit> {
    let (typed, title, reading) = (fold(typed), fold(title), fold(reading));
    let spoken = || fit_folded(&romaji(&typed), &romaji(&reading));
    let read = || if reading.is_empty() { None } else { spoken() };
    let written = fit_folded(&typed, &title);
    written.into_iter().chain(read()).min()
}

/// How `typed` fits the other words for a command with this title.
fn fit_other_words(
    typed: &str,
    title: &str,
    others: impl Iterator<Item = &'static str>,
) -> Option<Fit> {
    let others: Vec<&str> = others.collect();
    let begins = |word: &str, other: &str| fit_title(word, other, other) == Some(Fit::Start);
    if others.iter().any(|other| begins(typed.trim(), other)) {
        return Some(Fit::Also);
    }
    let mut words = typed.split_whitespace();
    let known = |word: &str| {
        let mut all = others.iter().copied().chain([title]).flat_map(str::split_whitespace);
        word.chars().count() >= TOLD && all.any(|other| begins(word, other))
    };
    (words.clone().nth(1).is_some() && words.all(known)).then_some(Fit::Words)
}

/// Whether a word in a command's description begins with `typed`. One or two Latin letters are too few.
fn fit_doc(typed: &str, sentence: &str) -> Option<Fit> {
    let typed = typed.trim();
    let stands = if typed.is_ascii() {
        matches!(fit_title(typed, sentence, ""), Some(Fit::Start | Fit::Word))
    } else {
        is_in(typed, sentence, "")
    };
    let long = typed.chars().count() >= TOLD || !typed.is_ascii();
    (long && stands).then_some(Fit::Told)
}

/// Whether `text` or its reading contains `typed`, letter by letter.
fn is_in(typed: &str, text: &str, reading: &str) -> bool {
    fit_title(typed, text, reading).is_some_and(|fit| fit < Fit::Scattered && fit != Fit::Initials)
}

fn fit_folded(typed: &str, title: &str) -> Option<Fit> {
    let initials = title.split_whitespace().filter_map(|word| word.chars().next());
    if title.starts_with(typed) {
        Some(Fit::Start)
    } else if title
        .match_indices(typed)
        .any(|(at, _)| title.get(..at).is_some_and(|before| before.ends_with(' ')))
    {
        Some(Fit::Word)
    } else if in_order(typed, initials) {
        Some(Fit::Initials)
    } else if title.contains(typed) {
        Some(Fit::Inside)
    } else if in_order(typed, title.chars()) {
        Some(Fit::Scattered)
    } else {
        None
    }
}

fn in_order(typed: &str, mut letters: impl Iterator<Item = char>) -> bool {
    typed.chars().all(|wanted| letters.any(|letter| letter == wanted))
}

const PANE: Pane = Pane(0);
/// The most columns of keys and of titles.
const KEYS: usize = 18;
const TITLE: usize = 26;
/// Columns that a description needs beside keys and titles.
const DOC: u16 = 30;
/// Rows below the list for the whole description of the selected command.
const EXPLAINED: u16 = 2;

#[derive(Debug, Clone)]
pub(crate) struct Help {
    rows: Vec<Row>,
    /// Indices of the rows that are shown, in order.
    shown: Vec<usize>,
    search: Filter,
    selection: Selection,
}

#[derive(Debug, Clone)]
enum Row {
    /// The name of a group of commands.
    Heading(String),
    Command(Live),
}

impl Row {
    const fn command(&self) -> Option<&Live> {
        match self {
            Self::Heading(_) => None,
            Self::Command(live) => Some(live),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    Focus,
    Screen,
    General,
    Moving,
}

impl Help {
    /// Help for a layer with this title. The commands of the part in focus come first.
    pub(crate) fn new(
        live: Vec<Live>,
        commands: &Commands,
        title: &str,
        words: &'static Words,
    ) -> Self {
        let mut live: Vec<(Nearness, Live)> =
            live.into_iter().map(|live| (nearness(&live, commands), live)).collect();
        live.sort_by_key(|(nearness, _)| *nearness);
        let field = live.iter().find(|(nearness, _)| *nearness == Nearness::Focus);
        let field = field.map(|(_, live)| words.scopes.name(live.scope));
        let heading = |nearness| match (nearness, commands.part()) {
            (Nearness::Focus, Some(part)) => part.to_owned(),
            (Nearness::Focus, None) => field.unwrap_or_default().to_owned(),
            (Nearness::Screen, _) => title.to_owned(),
            (Nearness::General, _) => words.screen.help.general().to_owned(),
            (Nearness::Moving, _) => words.scopes.name(Scope::List).to_owned(),
        };
        let mut rows = Vec::new();
        let mut under = None;
        for (nearness, live) in live {
            if under != Some(nearness) {
                rows.push(Row::Heading(heading(nearness)));
                under = Some(nearness);
            }
            rows.push(Row::Command(live));
        }
        let shown = (0..rows.len()).collect();
        let selection = Selection::default().on(1);
        Self { rows, shown, search: Filter::default(), selection }
    }

    fn at(&self, row: usize) -> Option<&Row> {
        self.rows.get(*self.shown.get(row)?)
    }

    fn selected(&self) -> Option<&Live> {
        self.at(self.selection.row(self.shown.len())?)?.command()
    }

    /// A heading cannot be selected. The selection moves on in its direction, or down from the first row.
    fn step_off_headings(&mut self, before: Option<usize>) {
        let Some(row) = self.selection.row(self.shown.len()) else { return };
        if !matches!(self.at(row), Some(Row::Heading(_))) {
            return;
        }
        let up = before.is_some_and(|before| before > row) && row > 0;
        self.selection = self.selection.on(if up { row - 1 } else { row + 1 });
    }

    /// Shows the rows that fit the typed text, or all rows with headings if nothing is typed.
    fn find(&mut self, words: &'static Words) {
        let typed = self.search.text();
        let all = self.search.is_empty();
        let fits = |row: &Row| match row {
            Row::Heading(_) => all,
            Row::Command(live) => all || fits(&typed, live, words),
        };
        let fitting = self.rows.iter().enumerate().filter(|(_, row)| fits(row));
        self.shown = fitting.map(|(at, _)| at).collect();
        self.selection = Selection::default().on(usize::from(all));
    }

    fn draw_rows(&self, area: Rect, pen: &mut Pen<'_>) {
        let (words, theme) = (pen.words, pen.theme);
        let commands = || self.rows.iter().filter_map(Row::command);
        let title = |live: &Live| live.title_and_doc(words).0;
        let widest = |widths: &mut dyn Iterator<Item = usize>, most: usize| {
            span(widths.max().unwrap_or(0).min(most))
        };
        let keys = widest(&mut commands().map(|live| text::width(&live.key_names())), KEYS);
        let titles = widest(&mut commands().map(|live| text::width(title(live))), TITLE);
        let with_doc = area.width >= keys + titles + DOC;
        let of = |row: &Row, cell: &dyn Fn(&Live) -> Cell| match row {
            Row::Heading(_) => Cell::default(),
            Row::Command(live) => cell(live),
        };
        let titled = if with_doc { Width::Fixed(titles) } else { Width::Flex(1) };
        let fields = Fields::default()
            .with(Column::word("", keys), |row: &&Row| {
                of(row, &|live| Cell::styled(live.key_names(), theme.key))
            })
            .with(Column::left("", titled), |row| {
                let look = |is_off| if is_off { theme.muted } else { theme.text };
                of(row, &|live| Cell::styled(title(live), look(live.disabled.is_some())))
            })
            .with_if(with_doc, Column::left("", Width::Flex(1)), |row| {
                of(row, &|live| Cell::styled(about(live, words), theme.muted))
            });
        let (len, selection) = (self.shown.len(), self.selection);
        fields.draw(area, (PANE, len), |row| self.at(row), (selection, true), pen);
        for (at, line) in selection.window(len, usize::from(area.height)).zip(area.rows()) {
            if let Some(Row::Heading(heading)) = self.at(at) {
                pen.line(line, heading, theme.accent);
            }
        }
    }

    pub(super) fn scopes(&self) -> &'static [Scope] {
        self.search.scopes(
            &[Scope::Help, Scope::List, Scope::Overlay],
            &[Scope::Help, Scope::List, Scope::Narrowed, Scope::Overlay],
        )
    }
}

impl Layer for Help {
    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        let open =
            also(CommandId::Open).called_if(!self.shown.is_empty(), FooterLabel::Choose).unsaid();
        Commands::of([open, also(CommandId::Help).does(|_: &mut Self, _| Step::Back)])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { is_typing: self.search.is_typing(), ..LayerState::of(self.scopes()) }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.search.input()
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let narrowed = match news {
            News::Edited => Some(true),
            News::Run(command) => self.search.run(command),
            _ => None,
        };
        if let Some(anew) = narrowed {
            if anew {
                self.find(context.words);
            }
            return Vec::new();
        }
        let before = self.selection.row(self.shown.len());
        match self.selection.update(&news, PANE, self.shown.len(), context.frame) {
            Listed::Chosen(row) => {
                let chosen = self.at(row).and_then(Row::command);
                chosen.map(|live| Step::leave_and_run(live.command.id)).unwrap_or_default()
            }
            Listed::Moved => {
                self.step_off_headings(before);
                Vec::new()
            }
            Listed::Ignored => Vec::new(),
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let rows = span(self.rows.len());
        let area = centred(area, 96, rows.saturating_add(EXPLAINED + 4));
        let inside = pen.window(area, pen.words.screen.help.title());
        let inside = self.search.draw(inside, pen.words.screen.help.search(), pen);
        let [list, _, explained] =
            down(inside, [REST, u16::from(inside.height > 2 * EXPLAINED + 8), EXPLAINED]);
        if self.shown.is_empty() {
            self.search.notice(list, "", |_| String::new(), pen);
            pen.notice(list, pen.words.screen.help.none());
            return;
        }
        let view = self.selection.window(self.shown.len(), usize::from(list.height));
        if view.end < self.shown.len() {
            let more = pen.words.screen.help.more(self.shown.len() - view.end);
            let under = Rect { y: area.bottom().saturating_sub(1), height: 1, ..inside };
            pen.line(under, &more, pen.theme.title);
        }
        self.draw_rows(list, pen);
        if let Some(live) = self.selected() {
            pen.sentence(explained, &about(live, pen.words), pen.theme.text);
        }
    }
}

fn nearness(live: &Live, commands: &Commands) -> Nearness {
    let of_field = matches!(
        live.scope,
        Scope::Field | Scope::Narrowed | Scope::Likely | Scope::Form | Scope::Confirm
    );
    if of_field || commands.is_of_part(live.command.id) {
        Nearness::Focus
    } else if live.scope == Scope::List && live.command.id != CommandId::Open {
        Nearness::Moving
    } else if live.scope.is_general() {
        Nearness::General
    } else {
        Nearness::Screen
    }
}

/// The description of a command, or the reason why it cannot be run now.
fn about(live: &Live, words: &'static Words) -> String {
    let (_, doc) = live.title_and_doc(words);
    live.disabled.clone().or_else(|| live.about.clone()).unwrap_or_else(|| doc.to_owned())
}

fn fits(typed: &str, live: &Live, words: &'static Words) -> bool {
    let say = words.screen.command(live.command.id);
    let (here, _) = live.title_and_doc(words);
    is_in(typed, say.title, say.reading)
        || is_in(typed, here, "")
        || is_in(typed, live.command.name, "")
        || is_in(typed, say.doc, "")
        || live.keys.iter().any(|key| key.to_string() == typed)
}

const WIDTH: u16 = 76;

#[derive(Debug, Clone)]
pub(crate) struct Palette {
    /// The candidates are indices into `commands` of those that fit, the best first.
    picker: Picker<usize>,
    /// The live commands, the most recent first; then those of other screens.
    commands: Vec<Live>,
    /// How many are live. The others have the scope in which they are.
    live: usize,
}

impl Palette {
    /// A palette of the live commands and of those elsewhere. The last of `recent` was run last.
    pub(crate) fn new(mut live: Vec<Live>, elsewhere: Vec<Live>, recent: &[CommandId]) -> Self {
        let place = |id| recent.iter().rev().position(|run| *run == id).unwrap_or(usize::MAX);
        // Commands that move the selection come last: nobody types their names.
        let moves = |live: &Live| live.scope == Scope::List && live.command.id != CommandId::Open;
        live.sort_by_key(|live| (place(live.command.id), moves(live)));
        let count = live.len();
        let commands: Vec<Live> = live.into_iter().chain(elsewhere).collect();
        let mut picker = Picker::new(Pane(0));
        picker.input = TextInput::new(str::to_owned);
        picker.found = (0..count).collect();
        Self { picker, commands, live: count }
    }

    /// Leaves the palette and runs a command, on its own screen if it is not live here; or says why not.
    fn choose(&self, at: usize, context: &Context<'_>) -> Vec<Step> {
        let chosen = &self.commands[at];
        let id = chosen.command.id;
        if at < self.live {
            return Step::leave_and_run(id);
        }
        let (title, _) = chosen.title_and_doc(context.words);
        match (&chosen.disabled, way(chosen.scope)) {
            (None, Some(way)) if way.picks => {
                let key = chosen.keys.first().map(Key::to_string).unwrap_or_default();
                let told = context.words.screen.palette.pick(title, &key);
                vec![Step::Back, Step::Run(way.go), Step::inform(told, context)]
            }
            (None, Some(way)) => vec![Step::Back, Step::Run(way.go), Step::Run(id)],
            (reason, _) => {
                let reason = reason.as_deref().unwrap_or_default();
                let told = context.words.screen.disabled(title, reason);
                vec![Step::Back, Step::inform(told, context)]
            }
        }
    }

    fn find(&mut self, words: &'static Words) {
        let typed = self.picker.input.text();
        if typed.trim().is_empty() {
            self.picker.found = (0..self.live).collect();
            return;
        }
        let fitting = self.commands.iter().enumerate();
        let is_found = |(.., fit, _): &(bool, bool, bool, Fit, usize)| *fit < Fit::Scattered;
        let mut fitting: Vec<_> = fitting
            .filter_map(|(at, live)| {
                let fit = fit_command(&typed, live, words)?;
                // Commands that can be run come first; then strong fits before
                // weak ones, and commands of this screen before others.
                Some((live.disabled.is_some(), fit.is_weak(), at >= self.live, fit, at))
            })
            .collect();
        // A fit by scattered letters is a guess, used only if there is no other fit.
        if words.screen.palette.note(&typed).is_some() || fitting.iter().any(is_found) {
            fitting.retain(is_found);
        }
        fitting.sort_unstable();
        self.picker.found = fitting.into_iter().map(|(.., at)| at).collect();
    }
}

/// How well the typed text fits a command: its title, other words for it, its name in the
/// keys file, or its description. The name in the keys file can be typed on any keyboard.
fn fit_command(typed: &str, live: &Live, words: &'static Words) -> Option<Fit> {
    let (title, doc) = live.title_and_doc(words);
    let say = words.screen.command(live.command.id);
    let reading = if title == say.title { say.reading } else { "" };
    let named = fit_title(typed, title, reading);
    let also = || fit_other_words(typed, title, words.screen.also(live.command.id, live.adds()));
    let name = || fit_title(typed, live.command.name, "");
    let others = [also(), name(), fit_doc(typed, doc)];
    named.into_iter().chain(others.into_iter().flatten()).min()
}

/// How to get to the screen of a command.
struct Way {
    go: CommandId,
    /// Whether an item must be selected there first.
    picks: bool,
}

/// Whether the commands of a scope can be reached from anywhere.
pub(crate) const fn has_way(scope: Scope) -> bool {
    way(scope).is_some()
}

/// The way to the commands of a scope; none for parts that are open only at times.
const fn way(scope: Scope) -> Option<Way> {
    let (go, picks) = match scope {
        Scope::Home => (CommandId::GoHome, false),
        Scope::Players => (CommandId::GoPlayers, false),
        Scope::Ranking => (CommandId::GoRanking, false),
        Scope::Journal => (CommandId::GoJournal, false),
        Scope::Floor => (CommandId::GoFloor, false),
        Scope::Duplicates => (CommandId::GoDuplicates, false),
        Scope::Settings => (CommandId::GoSettings, false),
        Scope::Tournament | Scope::Enter => (CommandId::ShowBracket, false),
        Scope::Player => (CommandId::GoPlayers, true),
        Scope::Score | Scope::Match => (CommandId::GoHome, true),
        _ => return None,
    };
    Some(Way { go, picks })
}

impl Layer for Palette {
    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        let open =
            also(CommandId::Open).called_if(!self.picker.found.is_empty(), FooterLabel::Choose);
        Commands::of([open.unsaid()])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { is_typing: true, ..LayerState::of(&[Scope::List, Scope::Overlay]) }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news == News::Edited {
            self.find(context.words);
        }
        let chosen = self.picker.update(&news, context);
        chosen.map(|at| self.choose(at, context)).unwrap_or_default()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (words, key, muted) = (pen.words, pen.theme.key, pen.theme.muted);
        let rows = span(self.live).saturating_add(4);
        let height = area.height.min(rows);
        let window = Rect { height, y: area.y, ..centred(area, WIDTH, height) };
        let inside = pen.window(window, words.screen.palette.title());
        let fields = Fields::lines(|at: &usize| {
            let live = &self.commands[*at];
            let (title, _) = live.title_and_doc(words);
            let part = words.scopes.name(live.scope);
            let line = words.screen.palette.line(part, title);
            // The reason takes the place of the keys of a command that cannot be run.
            match &live.disabled {
                Some(reason) => Cell::styled(words.screen.disabled(&line, reason), muted),
                None => Cell::from(line).ending(live.key_names(), key),
            }
        });
        let note = words.screen.palette.note(&self.picker.input.text());
        let say = words.screen.palette;
        let said = (say.prompt(), note.unwrap_or_else(|| say.none()));
        self.picker.draw(inside, said, &fields, |at| *at, pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_fits_come_first() {
        for (typed, expected) in [
            ("", Some(Fit::Start)),
            ("GO", Some(Fit::Start)),
            ("play", Some(Fit::Word)),
            ("gp", Some(Fit::Initials)),
            ("layer", Some(Fit::Inside)),
            ("gyrs", Some(Fit::Scattered)),
            ("srg", None),
        ] {
            assert_eq!(fit_title(typed, "Go to players", ""), expected, "{typed}");
        }
        for typed in ["取", "取り消", "とりけ", "torike", "TORIKESHI", "ｔｏｒｉｋｅｓｉ"]
        {
            assert_eq!(fit_title(typed, "取り消し", "とりけし"), Some(Fit::Start), "{typed}");
        }
        assert_eq!(
            fit_title("hyou", "トーナメント表を見る", "トーナメント ひょうをみる"),
            Some(Fit::Word)
        );
        assert_eq!(fit_title("nihon", "取り消し", "とりけし"), None);
        assert!(Fit::Start < Fit::Scattered);
    }
}
