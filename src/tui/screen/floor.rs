//! The page of the hall: the matches at tables, and the queue.

pub(in crate::tui) mod draw;

use ratatui::style::Style;

use super::export;
use crate::club::action::{CallAgain, CallMatch, StartMatch};
use crate::club::question::floor::Queued;
use crate::club::{Place, Player};
use crate::tui::commands;
use crate::tui::desk_worker::sheets::Exported;
use crate::tui::effect::Toast;
use crate::tui::kit::prelude::*;
use crate::tui::kit::text::share_of;
use crate::tui::kit::theme::Theme;
use crate::tui::kit::widget::selection::{RowNames, TypeAhead};
use crate::tui::route::TournamentView;
use draw::Lists;

/// The commands that lead the footer: without tables, at the tables, and in the queue.
const WITHOUT_TABLES: &[CommandId] = &[
    CommandId::Open,
    CommandId::SetTables,
    CommandId::NextTab,
    CommandId::Undo,
    CommandId::Back,
    CommandId::Find,
];
const LED_AT_TABLES: &[CommandId] = &[
    CommandId::Open,
    CommandId::BeginMatch,
    CommandId::CallAgain,
    CommandId::UndoCall,
    CommandId::Undo,
    CommandId::Back,
    CommandId::NextTab,
];
const LED_IN_QUEUE: &[CommandId] = &[
    CommandId::Open,
    CommandId::RecordResult,
    CommandId::CallNext,
    CommandId::NextTab,
    CommandId::Undo,
    CommandId::Back,
    CommandId::Find,
];

/// Columns of a name in a question.
const NAME: usize = 20;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Tables,
    Queue,
}

impl Part {
    const fn pane(self) -> Pane {
        Pane(self as u8)
    }

    const fn other(self) -> Self {
        match self {
            Self::Tables => Self::Queue,
            Self::Queue => Self::Tables,
        }
    }
}

#[derive(Debug, Clone)]
pub(super) struct Floor {
    lists: Lists,
    focus: Part,
    /// Whether the operator has chosen the list in focus.
    chosen: bool,
    selections: [Selection; 2],
    /// The typed digits of a table's name.
    typed: TypeAhead,
}

impl Floor {
    pub(super) fn new(data: &Snapshot) -> Self {
        let selections = [Selection::default(); 2];
        let lists = Lists::new(data);
        let typed = TypeAhead::default();
        let mut floor = Self { lists, focus: Part::Queue, chosen: false, selections, typed };
        floor.reopened();
        floor
    }

    /// Moves the focus to a list that the operator has chosen.
    fn turn_to(&mut self, part: Part) {
        self.chosen = true;
        self.typed.clear();
        self.focus = part;
        self.settle_queue();
    }

    /// Without the focus, the queue shows its first match.
    fn settle_queue(&mut self) {
        if self.focus != Part::Queue {
            self.selections[Part::Queue as usize] = Selection::default();
        }
    }

    fn is_any_taken(&self) -> bool {
        self.lists.spots.iter().any(|spot| spot.played.is_some())
    }

    fn len(&self, part: Part) -> usize {
        match part {
            Part::Tables => self.lists.spots.len(),
            Part::Queue => self.lists.queue.len(),
        }
    }

    fn row(&self, part: Part) -> Option<usize> {
        self.selections[part as usize].row(self.len(part))
    }

    /// The match at the selected table, while the tables have the focus.
    fn at_table(&self) -> Option<Where> {
        let row = self.row(Part::Tables).filter(|_| self.focus == Part::Tables)?;
        self.lists.spots.get(row)?.played
    }

    /// The selected match of the queue, while the queue has the focus.
    fn queued(&self) -> Option<&Queued> {
        let row = self.row(Part::Queue).filter(|_| self.focus == Part::Queue)?;
        self.lists.queue.get(row)
    }

    /// The selected match, at a table or in the queue.
    fn selected(&self) -> Option<Where> {
        self.at_table().or_else(|| self.queued().map(|one| (one.tournament, one.no)))
    }

    /// The possible calls to the selected free table. Matches of the tournament that has the table come first.
    fn calls_here<'a>(&'a self, data: &'a Snapshot) -> impl Iterator<Item = Action> + 'a {
        let row = self.row(Part::Tables).filter(|_| self.focus == Part::Tables);
        let spot = row.and_then(|row| self.lists.spots.get(row));
        let free = spot.filter(|spot| spot.played.is_none()).into_iter();
        let calls = free.flat_map(|spot| {
            let is_elsewhere = |one: &&Queued| -> bool {
                let holder = data.club.tournament(one.tournament);
                holder.is_some_and(|holder| {
                    let own = &holder.calls.tables;
                    !own.is_empty() && !own.contains(&spot.name)
                })
            };
            let mut callable: Vec<&Queued> =
                self.lists.queue.iter().filter(|one| one.is_callable()).collect();
            callable.sort_by_key(is_elsewhere);
            callable.into_iter().map(|one| {
                let (tournament, no) = (one.tournament, one.no);
                Action::CallMatch(CallMatch { tournament, no, table: spot.name.clone() })
            })
        });
        calls.filter(|call| data.club.check(call).is_ok())
    }

    /// Asks which match is called to the selected free table, in the order of the queue.
    fn ask_match(&self, context: &Context<'_>) -> Option<Step> {
        let calls: Vec<Action> = self.calls_here(context.data).collect();
        let Action::CallMatch(CallMatch { table, .. }) = calls.first()? else { return None };
        let question = context.words.screen.floor.which_match(table);
        let way = |call: &Action| {
            let Action::CallMatch(CallMatch { tournament, no, .. }) = call else { return None };
            let at = (*tournament, *no);
            let label = draw::line(at, NAME, context.data, context.words);
            let way = ChoiceOption::new(label, Step::ask(call.clone(), context));
            Some(way.named(names(at, context.data)))
        };
        let ways = calls.iter().filter_map(way);
        Some(Step::cover(Choice::new(question, None::<String>, ways)))
    }

    fn enter_result(&self, data: &Snapshot) -> Option<Step> {
        Some(Step::Open(Route::result(self.selected()?, &data.club)))
    }

    fn open(&self, context: &Context<'_>) -> Option<Step> {
        match self.focus {
            Part::Tables if self.at_table().is_none() => self.ask_match(context),
            Part::Queue if !self.has_no_tables() => {
                Some(commands::ask_table(self.selected()?, context))
            }
            Part::Tables | Part::Queue => self.enter_result(context.data),
        }
    }

    /// Whether results are recorded without calls.
    fn has_no_tables(&self) -> bool {
        self.lists.spots.is_empty()
    }

    fn listed(&mut self, part: Part, news: &News, context: &Context<'_>) -> Option<Step> {
        let was_here = self.focus == part;
        if matches!(news, News::Click { .. }) {
            self.turn_to(part);
        }
        let len = self.len(part);
        let listed = self.selections[part as usize].update(news, part.pane(), len, context.frame);
        match listed {
            Listed::Chosen(_) if was_here => self.open(context),
            Listed::Chosen(_) | Listed::Moved | Listed::Ignored => None,
        }
    }

    /// Updates the lists. The selected match of the queue stays selected while it waits; if
    /// it was postponed, the cursor keeps its row. After this desk's result the next table
    /// with a match is selected, or else the first table that gets one, so that an operator
    /// can enter results in a row. Entries of another desk do not move the selection.
    fn refresh(&mut self, data: &Snapshot) {
        let is_over = |at| data.club.fixture(at).is_some_and(|(_, it)| it.ended().is_some());
        let scored = |at| is_over(at) && (!data.others || data.own_result() == Some(at));
        let idle = !self.is_any_taken() && (!data.others || self.focus != Part::Tables);
        let goes_on = self.at_table().is_some_and(scored) || idle;
        let row = self.row(Part::Queue);
        let at = |one: &Queued| (one.tournament, one.no, one.postponed);
        let before = row.and_then(|row| self.lists.queue.get(row)).map(at);
        let row = self.row(Part::Tables);
        let table = row.and_then(|row| self.lists.spots.get(row)).map(|spot| spot.name.clone());
        self.lists = Lists::new(data);
        let [tables, queue] = &mut self.selections;
        tables.follow(table, self.lists.spots.iter().map(|spot| spot.name.clone()), data.gone());
        let gone = data.match_gone(before.map(|(id, no, _)| (id, no)));
        queue.follow(before, self.lists.queue.iter().map(at), gone);
        self.settle_queue();
        if goes_on && self.at_table().is_none() {
            self.goes_to_next_taken();
        }
    }

    /// Selects the next table with a match. After the last table comes the first.
    fn goes_to_next_taken(&mut self) {
        let Some(row) = self.row(Part::Tables) else { return };
        let taken = |row: &usize| self.lists.spots.get(*row).is_some_and(|at| at.played.is_some());
        let next = (row..self.lists.spots.len()).chain(0..row).find(taken);
        if let Some(next) = next {
            let selection = &mut self.selections[Part::Tables as usize];
            *selection = selection.on(next);
        }
    }

    /// Selects the table with the typed number. A digit that cannot continue the number begins a new one.
    fn type_digit(&mut self, digit: char, context: &Context<'_>) -> Vec<Step> {
        let tables: Vec<_> =
            self.lists.spots.iter().map(|spot| RowNames::new(&spot.name)).collect();
        let (longer, anew) = (self.typed.with(digit), TypeAhead::default().with(digit));
        let both = [longer, anew];
        let Some((typed, row)) = both.into_iter().find_map(|typed| {
            let row = typed.row(&tables)?;
            Some((typed, row))
        }) else {
            self.typed.clear();
            let none = context.words.screen.floor.no_such_table(digit);
            return vec![Step::Say(Toast::hint(none))];
        };
        self.turn_to(Part::Tables);
        self.typed = typed;
        let selection = &mut self.selections[Part::Tables as usize];
        *selection = selection.on(row);
        Vec::new()
    }
}

/// The number of the called match, and all names of its players.
fn names(at: Where, data: &Snapshot) -> Vec<String> {
    let played = data.club.fixture(at).map(|(_, played)| played.players());
    let players = played.into_iter().flatten().filter_map(|id| data.club.player(id));
    let names = players.flat_map(Player::spoken_names).map(str::to_owned);
    std::iter::once(at.1.to_string()).chain(names).collect()
}

impl Floor {
    /// Puts the focus where the operator left it. If it was never
    /// chosen: on the tables while a match is there, else on the queue.
    fn reopened(&mut self) {
        if !self.chosen {
            self.focus = if self.is_any_taken() { Part::Tables } else { Part::Queue };
        }
        self.settle_queue();
        if self.focus == Part::Tables && self.at_table().is_none() {
            self.goes_to_next_taken();
        }
    }
}

impl Layer for Floor {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.floor.title().to_owned()
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let say = &words.screen.floor;
        let (on_tables, without) = (self.focus == Part::Tables, self.has_no_tables());
        let at_empty = on_tables && self.at_table().is_none();
        let calls = at_empty && self.calls_here(data).next().is_some();
        let call = commands::no_call(self.selected(), data, words);
        let (selected, none) = (self.selected(), self.selected().is_none() && !calls);
        let at_table = |command, action: fn(Where) -> Action| {
            let action = self.at_table().map(action);
            let refused = action.as_ref().and_then(|action| data.club.check(action).err());
            also(command)
                .here_if(on_tables)
                .unless(action.is_none(), say.no_table_selected())
                .refused(refused.map(|why| words.message.refusal(&why, &data.club).to_string()))
                .does(|floor: &mut Self, context| {
                    floor.typed.clear();
                    action.map(|action| Step::ask(action, context))
                })
        };
        let turn = |command, to: fn(&Self) -> Part| {
            also(command).does(move |floor: &mut Self, _| floor.turn_to(to(floor)))
        };
        let sideways = |command, to| {
            also(command).does(move |floor: &mut Self, context| {
                // The tables were drawn as boxes side by side.
                if context.frame.abreast(Part::Tables.pane()) > 1 {
                    return floor.listed(floor.focus, &News::Run(command), context);
                }
                floor.turn_to(to);
                None
            })
        };
        let commands = Commands::of([
            also(CommandId::Open)
                .here()
                .unless(at_empty && !calls, say.no_match_here())
                .unless(none, say.no_match_selected())
                .refused(call.filter(|_| !on_tables && !without))
                .called_if(without, FooterLabel::Result)
                .called_if(!on_tables || calls, FooterLabel::Call)
                .called(FooterLabel::Result),
            // Enter does the same and is shown first.
            also(CommandId::RecordResult)
                .here()
                .unless(calls, say.none_here_enter_calls())
                .unless(at_empty, say.no_match_here())
                .unless(none, say.no_match_selected())
                .unsaid_if(without || on_tables)
                .does(|floor: &mut Self, context| {
                    floor.typed.clear();
                    floor.enter_result(context.data)
                }),
            at_table(CommandId::CallAgain, |(tournament, no)| {
                Action::CallAgain(CallAgain { tournament, no })
            }),
            at_table(CommandId::BeginMatch, |(tournament, no)| {
                Action::StartMatch(StartMatch { tournament, no })
            }),
            also(CommandId::UndoCall).here_if(on_tables),
            also(CommandId::PostponeMatch).here(),
            also(CommandId::CallNext).here_if(!on_tables),
            also(CommandId::CallMatch).here_if(!on_tables),
            // Exports are rare, so the footer leaves the key out.
            also(CommandId::Export)
                .unsaid()
                .does(|_: &mut Self, context| export::ask(Exported::Queue, context)),
            // Shows the selected match. Without a selection, the program asks for the tournament.
            also(CommandId::ShowBracket).does_if(selected.is_some(), move |floor: &mut Self, _| {
                floor.typed.clear();
                let page = |(id, no)| Route::Tournament { id, view: TournamentView::DrawingOf(no) };
                selected.map(|at| Step::Open(page(at)))
            }),
            also(CommandId::SetTables).opens(Route::Hall),
            turn(CommandId::NextTab, |floor| floor.focus.other()),
            turn(CommandId::PreviousTab, |floor| floor.focus.other()),
            sideways(CommandId::Left, Part::Tables),
            sideways(CommandId::Right, Part::Queue),
        ])
        .led_by(if without {
            WITHOUT_TABLES
        } else if on_tables {
            LED_AT_TABLES
        } else {
            LED_IN_QUEUE
        });
        if on_tables {
            let taken = data.club.at_tables().count();
            commands.on(say.tables(taken, self.len(Part::Tables)))
        } else {
            commands.on(say.queue(self.len(Part::Queue)))
        }
    }

    /// A digit is a part of a table's name.
    fn takes_letter(&self, letter: char) -> bool {
        letter.is_ascii_digit()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            selected_match: self.selected(),
            has_lost: self.selections[self.focus as usize].is_lost(),
            ..LayerState::of(&[Scope::Floor, Scope::Match, Scope::List, Scope::Main])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Letter(digit) => return self.type_digit(digit, context),
            News::Refreshed => self.refresh(context.data),
            News::Reopened => self.reopened(),
            News::Run(_) => {
                self.typed.clear();
                return self.listed(self.focus, &news, context).steps();
            }
            News::Click { pane, .. } | News::Scroll { pane, .. } => {
                self.typed.clear();
                let part = if pane == Part::Tables.pane() { Part::Tables } else { Part::Queue };
                return self.listed(part, &news, context).steps();
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Elapsed {
    pub(super) minutes: i64,
    expected: i64,
}

impl Elapsed {
    /// The minutes of a tournament's match since an action.
    pub(super) fn since(place: Place, tournament: TournamentId, data: &Snapshot) -> Self {
        Self {
            minutes: data.minutes_since(place).unwrap_or(0),
            expected: data.match_length(tournament).map_or(0, |length| length.num_minutes()),
        }
    }

    /// The filled cells of a bar with `cells` cells. It is full when the match should be over.
    pub(super) fn filled(self, cells: usize) -> usize {
        let count = |minutes| usize::try_from(minutes).unwrap_or(0);
        share_of(count(self.minutes), count(self.expected), cells)
    }

    /// Normal until the match should be over, then a warning; an alarm from one and a half times that.
    pub(super) const fn look(self, theme: &Theme) -> Style {
        if self.minutes * 2 > self.expected * 3 {
            theme.error
        } else if self.minutes > self.expected {
            theme.warning
        } else {
            theme.success
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_full_and_changes_colour_when_the_match_should_be_over() {
        let theme = Theme::coloured();
        let after = |minutes| {
            let elapsed = Elapsed { minutes, expected: 24 };
            (elapsed.filled(8), elapsed.look(&theme))
        };
        let (calm, late, over) = (theme.success, theme.warning, theme.error);
        assert_eq!([0, 12, 23].map(after), [(0, calm), (4, calm), (7, calm)]);
        assert_eq!([24, 25, 37].map(after), [(8, calm), (8, late), (8, over)]);
    }
}
