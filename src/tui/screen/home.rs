//! The home screen: ready matches, tournaments, last entries of the journal.

mod draw;

use std::cell::OnceCell;
use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::floor::draw::{Spot, tables};
use super::{export, start};
use crate::clock::in_the_hall;
use crate::club::Place;
use crate::club::action::CloseTournament;
use crate::club::question::display::Awaits;
use crate::journal::undo::walk_back;
use crate::paper::Source;
use crate::tui::kit::prelude::*;
use crate::tui::route::TournamentView;
use draw::{Leaders, leaders};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Ready,
    Tournaments,
    Entries,
}

impl Part {
    const ALL: [Self; 3] = [Self::Ready, Self::Tournaments, Self::Entries];

    const fn pane(self) -> Pane {
        Pane(self as u8)
    }
}

#[derive(Debug, Clone)]
pub(super) struct Home {
    lists: Lists,
    selections: [Selection; 3],
    /// The list that the operator has chosen.
    chosen: Option<Part>,
}

impl Home {
    pub(super) fn new(data: &Snapshot) -> Self {
        Self {
            lists: Lists::default().later(data),
            selections: [Selection::default(); 3],
            chosen: None,
        }
    }

    fn len(&self, part: Part) -> usize {
        match part {
            Part::Ready => self.lists.ready.len(),
            Part::Tournaments => self.lists.tournaments.len(),
            Part::Entries => self.lists.entries.len(),
        }
    }

    /// The list in focus: the chosen one if it has rows, else the
    /// ready matches, since entering results is the most common task.
    fn part(&self) -> Part {
        let first = [Part::Ready, Part::Tournaments];
        let mut wanted = self.chosen.into_iter().chain(first);
        wanted.find(|part| self.len(*part) > 0).unwrap_or(Part::Tournaments)
    }

    /// Whether all other lists are empty.
    fn is_only(&self, part: Part) -> bool {
        Part::ALL.into_iter().all(|other| other == part || self.len(other) == 0)
    }

    fn row(&self, part: Part) -> Option<usize> {
        self.selections[part as usize].row(self.len(part))
    }

    /// Moves the focus to the next list with rows.
    fn go(&mut self, steps: usize) {
        let from = self.part() as usize;
        let order = (1..=Part::ALL.len()).map(|n| Part::ALL[(from + n * steps) % Part::ALL.len()]);
        self.chosen = order.into_iter().find(|part| self.len(*part) > 0);
    }

    /// The selected tournament, if the list of tournaments has the focus.
    fn selected(&self) -> Option<&TournamentLine> {
        let row = self.row(Part::Tournaments).filter(|_| self.part() == Part::Tournaments);
        self.lists.tournaments.get(row?)
    }

    /// The selected tournament, if it is drawn.
    fn to_show(&self) -> Option<TournamentId> {
        self.selected().filter(|line| line.awaits != Awaits::Start).map(|line| line.id)
    }

    /// The selected tournament, if its matches are recorded as they are played.
    fn league(&self, data: &Snapshot) -> Option<TournamentId> {
        let line = self.selected()?;
        let is_open = data.club.tournament(line.id).is_some_and(|found| {
            let format = found.stages.first().map(|stage| stage.plan.format);
            found.phase == Phase::Running && format.is_some_and(|format| !format.has_draw())
        });
        is_open.then_some(line.id)
    }

    /// The selected tournament, or the first of all, whose next stage is to be drawn.
    fn to_start(&self) -> Option<TournamentId> {
        let draws = |line: &&TournamentLine| {
            matches!(line.awaits, Awaits::Draw(_) | Awaits::Ties(_) | Awaits::Round(_))
        };
        let starts = |line: &&TournamentLine| line.awaits == Awaits::Start || draws(line);
        let draws = || self.lists.tournaments.iter().find(draws);
        self.selected().filter(starts).or_else(draws).map(|line| line.id)
    }

    /// The selected tournament, if it can be closed on its own page too; else the only one that can be closed.
    fn to_close(&self, data: &Snapshot) -> Option<TournamentId> {
        let can_close = |tournament: &TournamentId| {
            let close = Action::CloseTournament(CloseTournament { tournament: *tournament });
            data.club.check(&close).is_ok()
        };
        let mut all = self.lists.tournaments.iter().map(|line| line.id).filter(can_close);
        let only = all.next().filter(|_| all.next().is_none());
        self.selected().map(|line| line.id).filter(can_close).or(only)
    }

    /// The tournament to print: that of the selected row; from the last entries, the first of all.
    fn to_print(&self) -> Option<TournamentId> {
        let row = self.row(self.part()).unwrap_or(0);
        let ready = self.lists.ready.get(row).filter(|_| self.part() == Part::Ready);
        let row = if self.part() == Part::Tournaments { row } else { 0 };
        ready
            .map(|(tournament, _)| *tournament)
            .or_else(|| Some(self.lists.tournaments.get(row)?.id))
    }

    /// Asks whether to draw the next stage. A tournament that takes entries
    /// is started on its own page, which explains why it cannot start.
    fn start(&self, context: &Context<'_>) -> Vec<Step> {
        let tournament = self.to_start().and_then(|id| context.data.club.tournament(id));
        match tournament {
            Some(tournament) if tournament.phase == Phase::Registering => {
                vec![Step::Open(Route::tournament(tournament.id)), Step::Run(CommandId::Start)]
            }
            Some(tournament) => start::ask(tournament, context).steps(),
            None => Vec::new(),
        }
    }

    fn select(&mut self, part: Part, news: &News, context: &Context<'_>) -> Listed {
        let len = self.len(part);
        self.selections[part as usize].update(news, part.pane(), len, context.frame)
    }

    fn click(&mut self, pane: Pane, news: &News, context: &Context<'_>) -> Vec<Step> {
        let Some(part) = Part::ALL.into_iter().find(|part| part.pane() == pane) else {
            return Vec::new();
        };
        let was_here = self.part() == part;
        self.chosen = Some(part);
        match self.select(part, news, context) {
            // The row was selected already, but without the focus that was not visible.
            Listed::Chosen(row) if was_here => self.open(part, row, context),
            Listed::Chosen(_) | Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    fn open(&self, part: Part, row: usize, context: &Context<'_>) -> Vec<Step> {
        let route = match part {
            Part::Ready => {
                self.lists.ready.get(row).map(|&at| Route::result(at, &context.data.club))
            }
            Part::Tournaments => {
                self.lists.tournaments.get(row).map(|line| Route::tournament(line.id))
            }
            Part::Entries => {
                let entry = self.lists.entries.get(row).map(|line| &context.data.entries[line.at]);
                entry.map(|entry| Route::Journal(Some(entry.seq)))
            }
        };
        route.map(Step::Open).steps()
    }

    /// Updates the lists. The selected item stays; after a result of this desk the next
    /// match is selected. Other desks never move the selection to another match or list.
    fn refresh(&mut self, data: &Snapshot) {
        let part = self.part();
        for list in [Part::Tournaments, Part::Entries].into_iter().filter(|list| *list != part) {
            // A list without the focus shows its first rows.
            self.selections[list as usize] = Selection::default();
        }
        let ready = self.row(Part::Ready).and_then(|row| self.lists.ready.get(row).copied());
        let tournament = self.row(Part::Tournaments).filter(|_| part == Part::Tournaments);
        let tournament = tournament.and_then(|row| self.lists.tournaments.get(row));
        let tournament = tournament.map(|line| line.id);
        let entry = self.row(Part::Entries).filter(|_| part == Part::Entries);
        let entry = entry.and_then(|row| self.lists.entries.get(row));
        let entry = entry.map(|entry| entry.at);
        let idle = self.lists.ready.is_empty();
        let empty = self.len(part) == 0;
        self.lists = self.lists.later(data);
        if !data.others {
            // Results can be entered again, which is the most common task.
            self.chosen = self.chosen.filter(|_| !idle || self.lists.ready.is_empty());
        } else if !empty {
            self.chosen = Some(part);
        }
        let lists = &self.lists;
        let [at_ready, at_tournaments, at_entries] = &mut self.selections;
        at_ready.follow(ready, lists.ready.iter().copied(), data.match_gone(ready));
        let tournaments = lists.tournaments.iter().map(|line| line.id);
        at_tournaments.follow(tournament, tournaments, data.gone());
        at_entries.follow(entry, lists.entries.iter().map(|entry| entry.at), data.gone());
        if data.others && !empty && self.part() != part {
            // The list in focus is empty, so another one has got the keys.
            let now = self.part() as usize;
            self.selections[now].lose();
        }
    }
}

/// Makes the row of a command, leading the footer or not.
type Row = fn(CommandId) -> CommandHere;

impl Layer for Home {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.home.title().to_owned()
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (part, say, lists) = (self.part(), &words.screen.home, &words.screen.lists);
        let (empty, none, on_ready) =
            (self.len(part) == 0, self.row(part).is_none(), part == Part::Ready);
        let to_start = self.to_start().and_then(|id| data.club.tournament(id));
        let draws = to_start.is_some_and(|found| found.phase == Phase::Running);
        let (of_ready, of_others): (Row, Row) = if on_ready { (lead, also) } else { (also, lead) };
        let tied = data.club.tournaments().find(|one| one.has_open_tie());
        let no_start = tied.map(|tied| words.screen.anywhere.tie_waits(&tied.name));
        let no_start = no_start.or_else(|| Some(say.nothing_to_start().to_owned()));
        let league = self.league(data);
        let (to_close, to_print, to_show) = (self.to_close(data), self.to_print(), self.to_show());
        let commands = Commands::of([
            lead(CommandId::Open)
                .here()
                .unless(empty, say.nothing_to_open())
                .unless(none, lists.nothing())
                .called_if(on_ready, FooterLabel::Result),
            of_ready(CommandId::CallNext),
            of_ready(CommandId::NextTab)
                .unsaid_if(self.is_only(part))
                .does(|home: &mut Self, _| home.go(1)),
            also(CommandId::PreviousTab).does(|home: &mut Self, _| home.go(Part::ALL.len() - 1)),
            of_others(CommandId::Start)
                .refused(no_start.filter(|_| self.to_start().is_none()))
                .called_if(draws, FooterLabel::Draw)
                .does(|home: &mut Self, context| home.start(context)),
            of_others(CommandId::CloseTournament)
                .unless(to_close.is_none(), say.nothing_to_close())
                .does_anywhere(move |_| {
                    let close = Step::Run(CommandId::CloseTournament);
                    to_close.map(|id| vec![Step::Open(Route::tournament(id)), close])
                }),
            of_others(CommandId::Add)
                .here_if(part == Part::Tournaments)
                .does_anywhere(|_| vec![Step::Open(Route::Wizard), DeskTask::find_draft().into()]),
            // Enter does the same and is shown first.
            also(CommandId::RecordResult)
                .here_if(on_ready)
                .unless(none, lists.nothing())
                .unless(league.is_none() && (!on_ready || empty), say.no_match_selected())
                .called_if(league.is_some(), FooterLabel::Record)
                .unsaid_if(on_ready)
                .does(move |home: &mut Self, context| match (league, home.row(Part::Ready)) {
                    (Some(league), _) => vec![Step::Open(Route::RecordMatch(league))],
                    (None, Some(row)) => home.open(Part::Ready, row, context),
                    (None, None) => Vec::new(),
                }),
            also(CommandId::Print)
                .unless(to_print.is_none(), words.screen.print.nothing())
                .does_anywhere(move |context| {
                    to_print.map(|id| export::ask_print(Source::Tournament(id, None), context))
                }),
            // Shows the selected tournament. Without a selection, the program asks which one.
            also(CommandId::ShowBracket).does_if(to_show.is_some(), move |_: &mut Self, _| {
                let view = TournamentView::Drawing;
                to_show.map(|id| Step::Open(Route::Tournament { id, view }))
            }),
            also(CommandId::ReceiveEvents)
                .does_anywhere(|context| Step::from(DeskTask::receive(context.words))),
            also(CommandId::Import).opens(Route::Import),
        ])
        .leads(&[CommandId::Undo, CommandId::Find, CommandId::GoFloor, CommandId::Quit]);
        commands.on(match part {
            Part::Ready => say.to_play(self.lists.counts, None),
            Part::Tournaments => say.tournaments(self.len(part)),
            Part::Entries => say.entries().to_owned(),
        })
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            selected_match: self
                .row(Part::Ready)
                .filter(|_| self.part() == Part::Ready)
                .and_then(|row| self.lists.ready.get(row).copied()),
            selected_tournament: self.selected().map(|line| line.id),
            has_lost: self.selections[self.part() as usize].is_lost(),
            ..LayerState::of(&[Scope::Home, Scope::Match, Scope::List, Scope::Main])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let focus = self.part();
        match news {
            News::Refreshed => self.refresh(context.data),
            News::Click { pane, .. } => return self.click(pane, &news, context),
            News::Scroll { pane, .. } => {
                if let Some(part) = Part::ALL.into_iter().find(|part| part.pane() == pane) {
                    self.select(part, &news, context);
                }
            }
            News::Run(CommandId::GoHome) => {
                self.chosen = None;
                self.selections[Part::Ready as usize] = Selection::default();
            }
            News::Run(_) => {
                if let Listed::Chosen(row) = self.select(focus, &news, context) {
                    return self.open(focus, row, context);
                }
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}

/// How many entries are listed; the journal's own screen has all.
const ENTRIES: usize = 50;

#[derive(Debug, Clone, Default)]
struct Lists {
    /// Ready matches: those at tables, then the queue.
    ready: Vec<Where>,
    /// The call or the delay of each ready match.
    called: Vec<Option<Called>>,
    /// The tournament of all ready matches, if it is only one.
    only: Option<TournamentId>,
    /// Tournaments: running, taking entries, over. The newest are first.
    tournaments: Vec<TournamentLine>,
    /// The last entries, newest first.
    entries: Vec<Recorded>,
    /// The tables of the hall, worked out when they are drawn.
    spots: OnceCell<Vec<Spot>>,
    leaders: OnceCell<Option<Leaders>>,
    /// How many pairs of players are almost certainly one person.
    duplicates: usize,
    /// Whether the club is empty.
    nothing: bool,
    /// How many matches are ready, at tables, postponed, and in tournaments that may not begin yet.
    counts: [usize; 4],
}

/// The state of a ready match that is not simply in the queue.
#[derive(Debug, Clone)]
enum Called {
    /// Called to this table, since then.
    To { table: String, since: Place },
    /// Postponed.
    Later,
    /// In a tournament that may not begin before this time.
    Early(DateTime<Utc>),
}

/// A tournament and its progress.
#[derive(Debug, Clone)]
struct TournamentLine {
    id: TournamentId,
    /// Matches that are over, pods included, and all matches.
    finished: usize,
    all: usize,
    awaits: Awaits,
    /// Its part of the list: running, taking entries, over.
    part: u8,
    /// The tournament from which the line was made.
    of: Arc<Tournament>,
}

#[derive(Debug, Clone)]
struct Recorded {
    /// Its index in the journal.
    at: usize,
    /// The time of day at the desk, or the date if it was not today.
    time: String,
    live: bool,
}

impl Lists {
    /// The lists of a new snapshot. Unchanged parts are taken from the lists before.
    fn later(&self, data: &Snapshot) -> Self {
        let ready = ready(data);
        let first = ready.first().map(|&(tournament, _)| tournament);
        let only = first.filter(|first| ready.iter().all(|(tournament, _)| tournament == first));
        let called: Vec<_> = ready.iter().map(|one| called(*one, data)).collect();
        let count = |is: fn(&Option<Called>) -> bool| called.iter().filter(|one| is(one)).count();
        let counts = [
            count(Option::is_none),
            count(|one| matches!(one, Some(Called::To { .. }))),
            count(|one| matches!(one, Some(Called::Later))),
            count(|one| matches!(one, Some(Called::Early(_)))),
        ];
        Self {
            called,
            counts,
            only,
            tournaments: tournaments(&data.club, &self.tournaments),
            entries: entries(data),
            nothing: data.club.registry().is_empty() && data.club.tournaments().next().is_none(),
            duplicates: data.likely_duplicates(),
            spots: OnceCell::new(),
            leaders: OnceCell::new(),
            ready,
        }
    }

    fn spots(&self, data: &Snapshot) -> &[Spot] {
        self.spots.get_or_init(|| tables(data).collect())
    }

    /// The leaders of a running tournament.
    fn leaders(&self, data: &Snapshot) -> Option<&Leaders> {
        self.leaders.get_or_init(|| leaders(data)).as_ref()
    }
}

/// The matches at tables by tournament and number, then the queue in its order.
fn ready(data: &Snapshot) -> Vec<Where> {
    let running = data.club.tournaments().filter(|one| one.phase == Phase::Running);
    let at_tables = running.flat_map(|tournament| {
        let playing = tournament.open_fixtures().filter(|played| played.state().is_at_table());
        playing.map(|played| (tournament.id, played.no()))
    });
    let queued = data.queue().iter().map(|one| (one.tournament, one.no));
    at_tables.chain(queued).collect()
}

fn called(at: Where, data: &Snapshot) -> Option<Called> {
    let (tournament, played) = data.club.fixture(at)?;
    if played.postponed() {
        return Some(Called::Later);
    }
    let Some(call) = played.call().filter(|_| played.state().is_at_table()) else {
        let begins = tournament.begins(played).filter(|begins| *begins > data.now);
        return begins.map(Called::Early);
    };
    Some(Called::To { table: call.table.clone(), since: played.at_table_since()? })
}

/// The lines of all tournaments. Lines of unchanged tournaments are reused.
fn tournaments(club: &Club, known: &[TournamentLine]) -> Vec<TournamentLine> {
    let known: HashMap<_, _> = known.iter().map(|line| (line.id, line)).collect();
    let line = |tournament: &Arc<Tournament>| {
        let same = known.get(&tournament.id).filter(|line| Arc::ptr_eq(&line.of, tournament));
        same.map_or_else(|| TournamentLine::new(tournament), |line| (*line).clone())
    };
    let mut lines: Vec<_> = club.tournaments().rev().map(line).collect();
    lines.sort_by_key(|line| line.part);
    lines
}

impl TournamentLine {
    fn new(tournament: &Arc<Tournament>) -> Self {
        let part = match tournament.phase {
            Phase::Running if tournament.is_finished_record() => 2,
            Phase::Running => 0,
            Phase::Registering => 1,
            Phase::Closed => 2,
        };
        let there = tournament.look();
        let tables = there.pods.iter().filter(|pod| there.is_done(pod)).count();
        Self {
            id: tournament.id,
            finished: there.matches_in(MatchState::Finished).count() + tables,
            all: played_or_open(&there) + there.pods.len(),
            awaits: there.awaits(),
            part,
            of: Arc::clone(tournament),
        }
    }
}

fn entries(data: &Snapshot) -> Vec<Recorded> {
    let back = (0..data.entries.len()).rev().zip(walk_back(&data.entries)).take(ENTRIES);
    back.map(|(at, (entry, live))| {
        let local = in_the_hall(entry.at);
        let time = if local.date() == data.today { "%H:%M" } else { "%m-%d" };
        Recorded { at, time: local.format(time).to_string(), live }
    })
    .collect()
}

/// The number of matches without those that a withdrawal has left without players or without weight.
fn played_or_open(tournament: &Tournament) -> usize {
    let counts = |state: MatchState| state == MatchState::Finished || state.is_open();
    tournament.matches.iter().filter(|played| counts(played.state())).count()
}
