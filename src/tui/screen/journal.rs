//! The journal: all entries, and undoing any of them.

use std::sync::Arc;

use ratatui::style::Style;

use super::players;
use crate::clock::in_the_hall;
use crate::domain::name;
use crate::domain::progress::NoProgress;
use crate::journal::Entry;
use crate::journal::undo::taken_back;
use crate::tui::backups::{Offer, Offers};
use crate::tui::commands;
use crate::tui::kit::overlay::Details;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::SearchList;
use crate::tui::snapshot::Entries;
use crate::words::Language;
use crate::words::screen::home::Last;

/// The most entries whose texts are made while a key waits. That takes some five milliseconds.
const FEW: usize = 1_000;
/// From this width on year and desk are shown.
const WIDE: u16 = 96;
const DAY_AND_TIME: &str = "%Y-%m-%d %H:%M";
const SHORT_TIME: &str = "%m-%d %H:%M";

#[derive(Debug, Clone)]
pub(super) struct JournalPage {
    /// Indices of entries, newest first.
    list: SearchList<usize>,
    /// The texts for searching; none before the first search.
    read: Option<Read>,
    /// Whether the texts must be made before the search can be shown.
    wanted: bool,
    /// For each entry, the entry that undid it.
    taken_back: Vec<Option<Seq>>,
}

#[derive(Debug, Clone)]
struct Read {
    texts: Arc<[String]>,
    /// The journal of the texts.
    of: Entries,
    language: Language,
}

impl Read {
    /// Whether the texts are those of the present journal and language.
    fn is_of(&self, data: &Snapshot, language: Language) -> bool {
        let last = |entries: &[Arc<Entry>]| entries.last().map(Arc::as_ptr);
        self.language == language && last(&self.of) == last(&data.entries)
    }
}

impl JournalPage {
    pub(super) fn new(at: Option<Seq>, data: &Snapshot) -> Self {
        let mut page = Self {
            list: SearchList::new((0..data.entries.len()).rev().collect()),
            read: None,
            wanted: false,
            taken_back: taken_back(&data.entries),
        };
        page.list.select(|place| data.entries.get(place).map(|entry| entry.seq) == at);
        page
    }

    fn refresh(&mut self, data: &Snapshot, words: &'static Words) {
        self.taken_back = taken_back(&data.entries);
        self.narrow(data, words);
    }

    /// The texts of the entries, if known or quickly made; else they are requested.
    fn texts(&mut self, data: &Snapshot, words: &'static Words) -> Option<Arc<[String]>> {
        self.read.take_if(|read| !read.is_of(data, words.language));
        if self.read.is_none() && data.entries.len() <= FEW {
            self.take(NoProgress::whole(data.texts(words, &NoProgress)), data, words);
        }
        self.wanted = self.read.is_none();
        self.read.as_ref().map(|read| Arc::clone(&read.texts))
    }

    fn take(&mut self, texts: Arc<[String]>, data: &Snapshot, words: &'static Words) {
        if texts.len() == data.entries.len() {
            let (of, language) = (data.entries.clone(), words.language);
            self.read = Some(Read { texts, of, language });
        }
    }

    /// Shows the entries that contain the search. The selected entry stays selected if it is among them.
    fn narrow(&mut self, data: &Snapshot, words: &'static Words) {
        let selected = self.list.selected();
        let sought = name::fold(&self.list.search.text());
        let newest_first = (0..data.entries.len()).rev();
        let numbered = sought.strip_prefix('#').and_then(|number| number.trim().parse().ok());
        if sought.is_empty() {
            self.list.shown = newest_first.collect();
        } else if let Some(number) = numbered {
            let is_it = |at: &usize| data.entries[*at].seq == Seq(number);
            self.list.shown = newest_first.filter(is_it).collect();
        } else if let Some(texts) = self.texts(data, words) {
            self.list.shown = newest_first.filter(|at| texts[*at].contains(&sought)).collect();
        } else {
            // Until the texts are made, the list may be longer than the journal of a restored backup.
            self.list.shown.retain(|at| *at < data.entries.len());
        }
        if !self.list.select(|at| Some(at) == selected) {
            self.list.select_row(0);
        }
    }

    fn details(&self, at: usize, data: &Snapshot, words: &'static Words) -> Step {
        let entry = &data.entries[at];
        let mark = self.taken_back[at].map(|by| words.screen.journal.undone_by(by));
        let lines = decisions(at, data, words);
        let title = words.screen.journal.details(entry.seq, time(entry, DAY_AND_TIME), &entry.desk);
        Step::cover(Details::new(title, mark.into_iter().chain(lines)))
    }

    /// Undoes the last entry like `u`; any other entry after a question that shows it.
    fn undo(&self, data: &Snapshot, words: &'static Words) -> Option<Step> {
        let at = self.list.selected()?;
        let entry = &data.entries[at];
        if data.undo == Some(entry.seq) {
            return Some(commands::undo(data, words));
        }
        let undo = Step::from(DeskTask::undo(Some(entry.seq)));
        let said = data.said(at, words);
        let words = &words.screen.journal;
        let confirm = Confirm::new(
            words.question(entry.seq),
            words.consequence(said),
            words.act(Last::Entry),
            vec![undo],
        );
        Some(Step::cover(confirm))
    }
}

/// Draws the decisions of an entry in a frame, as many as fit.
fn draw_decisions(at: usize, area: Rect, pen: &mut Pen<'_>) {
    let entry = &pen.data.entries[at];
    let say = &pen.words.screen.journal;
    let title = say.details(entry.seq, time(entry, DAY_AND_TIME), &entry.desk);
    let inside = pen.panel(area, &title, false);
    let (rows, columns) = (usize::from(inside.height), usize::from(inside.width));
    let lines = text::wrap_all(decisions(at, pen.data, pen.words).take(rows), columns);
    pen.lines(inside, &text::cut_to(lines, rows), pen.theme.text);
}

fn decisions<'a>(
    at: usize,
    data: &'a Snapshot,
    words: &'static Words,
) -> impl Iterator<Item = String> + 'a {
    let entry = &data.entries[at];
    let undo = entry.undoes.map(|_| data.said(at, words).to_owned());
    // An undo has no decisions of its own.
    let actions = entry
        .actions
        .iter()
        .map(|action| words.message.entries.action(action, &data.club, Some(entry.seq)));
    undo.into_iter().chain(actions)
}

/// The time of an entry in the hall's time zone.
fn time(entry: &Entry, format: &str) -> String {
    in_the_hall(entry.at).format(format).to_string()
}

impl Layer for JournalPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let words = &words.screen.journal;
        if self.list.search.is_empty() {
            words.title(self.taken_back.len())
        } else {
            words.narrowed(self.list.shown.len(), self.taken_back.len())
        }
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let selected = self.list.selected();
        let nothing = words.screen.lists.nothing();
        let already = selected.and_then(|at| {
            Some(words.screen.journal.already(data.entries[at].seq, self.taken_back[at]?))
        });
        Commands::of([
            lead(CommandId::Open).unless(selected.is_none(), nothing),
            lead(CommandId::Search),
            lead(CommandId::UndoEntry)
                .unless(selected.is_none(), nothing)
                .refused(already)
                .does(|page: &mut Self, context| page.undo(context.data, context.words)),
        ])
        .leads(&[CommandId::ShowAll, CommandId::Undo, CommandId::Back])
        .and([
            lead(CommandId::RestoreBackup).does_anywhere(|_| Step::from(DeskTask::find_backups()))
        ])
        .leads(&[CommandId::GoHome])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let scopes = self.list.search.scopes(
            &[Scope::Journal, Scope::List, Scope::Main],
            &[Scope::Journal, Scope::List, Scope::Narrowed, Scope::Main],
        );
        LayerState { is_typing: self.list.search.is_typing(), ..LayerState::of(scopes) }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.list.search.input()
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let (data, words) = (context.data, context.words);
        match news {
            News::Refreshed => self.refresh(data, words),
            News::Edited => self.narrow(data, words),
            News::Run(command) if self.list.search.run(command) == Some(true) => {
                self.narrow(data, words);
            }
            News::InFront if std::mem::take(&mut self.wanted) => {
                return vec![DeskTask::read_journal().into()];
            }
            News::Journal(texts) => {
                self.take(texts, data, words);
                self.narrow(data, words);
                return Vec::new();
            }
            News::Stopped => {
                self.list.search.clear();
                self.list.shown = (0..data.entries.len()).rev().collect();
            }
            News::Backups(offers) => return vec![ask(&offers, context)],
            _ => {}
        }
        let chosen = self.list.update(&news, context.frame);
        chosen.map(|at| self.details(at, data, words)).steps()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.journal;
        let none = |typed: &str| words.none(typed);
        let Some(area) = self.list.draw_search(area, words.empty(), none, pen) else { return };
        let area = match self.list.selected().zip(players::split(area)) {
            Some((at, [left, right])) => {
                draw_decisions(at, right, pen);
                left
            }
            None => area,
        };
        let wide = area.width >= WIDE;
        let (format, time_columns) = if wide { (DAY_AND_TIME, 16) } else { (SHORT_TIME, 11) };
        let (data, muted, all_words) = (pen.data, pen.theme.muted, pen.words);
        let fields = Fields::default()
            .with(Column::number(words.seq(), 5), |(_, entry): &(usize, &Entry)| {
                entry.seq.to_string()
            })
            .with(Column::word(words.time(), time_columns), |(_, entry)| {
                Cell::styled(time(entry, format), muted)
            })
            .with_if(wide, Column::word(words.desk(), 8), |(_, entry)| {
                Cell::styled(entry.desk.as_str(), muted)
            })
            .with(Column::left(words.what(), Width::Flex(1)), |(at, _)| {
                // The mark comes first, so that it is never cut.
                let by = self.taken_back[*at];
                let told = |said: &str| by.map_or_else(|| said.into(), |by| words.struck(by, said));
                let style = if by.is_some() { muted } else { Style::default() };
                let brief = told(&data.said_briefly(*at, all_words));
                Cell::styled(told(data.said(*at, all_words)), style).or(brief)
            });
        self.list.draw_rows(area, &fields, |at| (at, &*data.entries[at]), true, pen);
    }
}

/// Asks which backup to restore, if there is one.
fn ask(offers: &Offers, context: &Context<'_>) -> Step {
    let told = &context.words.screen.backups;
    if offers.sound.is_empty() {
        return Step::inform(told.none(&offers.folder), context);
    }
    let left_out = (offers.unsound > 0).then(|| told.unsound(offers.unsound));
    let question = [told.choose().to_owned()].into_iter().chain(left_out);
    let ways = offers.sound.iter().map(|offer| way(offer, context.words));
    Step::cover(Choice::new(told.title(), question, ways))
}

fn way(offer: &Offer, words: &'static Words) -> ChoiceOption {
    let told = &words.screen.backups;
    let time = crate::tui::backups::in_the_hall(offer.at);
    let gained = (offer.gained > 0).then(|| told.gained(offer.gained));
    let follows: Vec<String> = [told.lost(offer.lost)].into_iter().chain(gained).collect();
    let consequence: Vec<String> =
        follows.iter().cloned().chain([told.kept().to_owned()]).collect();
    let restore = DeskTask::restore(offer.path.clone(), offer.at);
    let confirm = Confirm::new(
        told.question(&time),
        consequence.join("\n"),
        told.restore(),
        vec![restore.into()],
    );
    ChoiceOption::new(told.backup(&time, offer.entries, offer.size), Step::cover(confirm))
        .follows(follows)
}
