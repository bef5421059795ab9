//! `?`: what can be done here, with its keys: first what concerns the part in focus, then the screen, then what is
//! the same everywhere, and at last how one moves in lists.

use super::fuzzy;
use crate::domain::name;
use crate::tui::kit::commands::Live;
use crate::tui::kit::pen::centred;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::filter::Filter;

const PANE: Pane = Pane(0);
/// Columns of the keys and of the titles at most.
const KEYS: usize = 18;
const TITLE: usize = 26;
/// Columns that a line of explanation needs beside them.
const DOC: u16 = 30;
/// Rows below the list, where the selected command is explained in full.
const EXPLAINED: u16 = 2;

#[derive(Debug, Clone)]
pub(crate) struct Help {
    rows: Vec<Row>,
    /// The rows that are shown, in order.
    shown: Vec<usize>,
    search: Filter,
    selection: Selection,
}

#[derive(Debug, Clone)]
enum Row {
    /// The group of the commands below it.
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

/// How near to the focus a command is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    Focus,
    Screen,
    General,
    Moving,
}

impl Help {
    /// Help on the live commands of a layer that is called `title`, of which those of the focused part come first.
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
        let field = field.map(|(_, live)| words.screen.scope(live.scope));
        let heading = |nearness| match (nearness, commands.part()) {
            (Nearness::Focus, Some(part)) => part.to_owned(),
            (Nearness::Focus, None) => field.unwrap_or_default().to_owned(),
            (Nearness::Screen, _) => title.to_owned(),
            (Nearness::General, _) => words.screen.help.general().to_owned(),
            (Nearness::Moving, _) => words.screen.scope(Scope::List).to_owned(),
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
        Self { rows, shown, search: Filter::new(name::clean), selection }
    }

    fn at(&self, row: usize) -> Option<&Row> {
        self.rows.get(*self.shown.get(row)?)
    }

    fn selected(&self) -> Option<&Live> {
        self.at(self.selection.row(self.shown.len())?)?.command()
    }

    /// A heading is never selected: the selection goes on the way it came, and down from the first one.
    fn step_off_headings(&mut self, before: Option<usize>) {
        let Some(row) = self.selection.row(self.shown.len()) else { return };
        if !matches!(self.at(row), Some(Row::Heading(_))) {
            return;
        }
        let up = before.is_some_and(|before| before > row) && row > 0;
        self.selection = self.selection.on(if up { row - 1 } else { row + 1 });
    }

    /// Shows what fits what is typed, and everything under its heading while nothing is.
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
            u16::try_from(widths.max().unwrap_or(0).min(most)).unwrap_or(u16::MAX)
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
}

impl Layer for Help {
    fn scopes(&self) -> &'static [Scope] {
        self.search.scopes(
            &[Scope::Help, Scope::List, Scope::Overlay],
            &[Scope::Help, Scope::List, Scope::Narrowed, Scope::Overlay],
        )
    }

    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        let open =
            also(CommandId::Open).called_if(!self.shown.is_empty(), FooterLabel::Choose).unsaid();
        Commands::of([open, also(CommandId::Help).does(|_: &mut Self, _| Step::Back)])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState { is_typing: self.search.is_typing(), ..LayerState::default() }
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
        let rows = u16::try_from(self.rows.len()).unwrap_or(u16::MAX);
        let area = centred(area, 96, rows.saturating_add(EXPLAINED + 4));
        let inside = pen.window(area, pen.words.screen.help.title());
        let inside = self.search.draw(inside, pen.words.screen.help.search(), pen);
        let [list, _, explained] =
            split::down(inside, [REST, u16::from(inside.height > 2 * EXPLAINED + 8), EXPLAINED]);
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
            let lines = text::wrap(&about(live, pen.words), usize::from(explained.width));
            pen.lines(explained, &lines, pen.theme.text);
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

/// The description of a command, or why it cannot be run now.
fn about(live: &Live, words: &'static Words) -> String {
    let (_, doc) = live.title_and_doc(words);
    live.disabled.clone().or_else(|| live.about.clone()).unwrap_or_else(|| doc.to_owned())
}

fn fits(typed: &str, live: &Live, words: &'static Words) -> bool {
    let say = words.screen.command(live.command.id);
    let (here, _) = live.title_and_doc(words);
    fuzzy::is_in(typed, say.title, say.reading)
        || fuzzy::is_in(typed, here, "")
        || fuzzy::is_in(typed, live.command.name, "")
        || fuzzy::is_in(typed, say.doc, "")
        || live.keys.iter().any(|key| key.to_string() == typed)
}
