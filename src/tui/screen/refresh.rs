//! Updates ratings and titles of registered players by a federation's list: the file, the differences, and the entry.

use std::path::PathBuf;
use std::sync::Arc;

use super::path_page::PathField;
use crate::domain::rating::written;
use crate::import::{DifferingPlayer, DifferingRatings, FederationRatings};
use crate::tui::kit::layer::RatingsRead;
use crate::tui::kit::prelude::*;

const PANE: Pane = Pane(0);
/// The scheme of the IDs in the list. Rows without an ID are found by name.
const SCHEME: &str = "FIDE";

/// A list that was read, and its differences.
#[derive(Debug, Clone)]
struct Read {
    path: PathBuf,
    ratings: Arc<FederationRatings>,
    found: DifferingRatings,
}

/// The page: a path to be typed, then the differences.
#[derive(Debug, Clone)]
pub(super) struct RefreshPage {
    list: ListId,
    field: PathField,
    read: Option<Read>,
    selection: Selection,
}

impl RefreshPage {
    /// Opens with the field in focus.
    pub(super) fn new(list: ListId) -> Self {
        let (field, selection) = (PathField::default(), Selection::default());
        Self { list, field, read: None, selection }
    }

    fn len(&self) -> usize {
        self.read.as_ref().map_or(0, |read| read.found.changes.len())
    }

    fn compare(&mut self, club: &Club) {
        if let Some(read) = &mut self.read {
            read.found = read.ratings.compare(club, self.list, SCHEME);
        }
    }

    /// Records the corrections as of today.
    fn record(&self, context: &Context<'_>) -> Vec<Step> {
        let Some(read) = &self.read else { return Vec::new() };
        let (club, reason) =
            (&context.data.club, context.words.message.import.from_list(&read.path));
        let corrections = read.found.corrections((club, self.list), &reason, context.data.today);
        vec![Step::ask(Request::Do(corrections), context)]
    }
}

impl Layer for RefreshPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let list = data.club.list(self.list).map(|list| list.name.as_str()).unwrap_or_default();
        words.screen.refresh.title(list)
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let nothing = self.len() == 0;
        Commands::of([
            lead(CommandId::ReadList).does(|page: &mut Self, context| {
                page.field.with_path(context, DeskTask::read_ratings)
            }),
            lead(CommandId::CompletePath).does(|page: &mut Self, _| page.field.complete()),
            lead(CommandId::ConfirmImport)
                .called(FooterLabel::Record)
                .unless(nothing, words.screen.refresh.nothing())
                .does(|page: &mut Self, context| page.record(context)),
            lead(CommandId::Back),
            lead(CommandId::OtherFile).does(|page: &mut Self, _| page.read = None),
        ])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let scopes: &[Scope] = match self.read {
            None => &[Scope::Path],
            Some(_) => &[Scope::Import, Scope::List],
        };
        LayerState { is_typing: self.read.is_none(), ..LayerState::of(scopes) }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.read.is_none().then_some(&mut self.field.input)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Edited | News::Completion(_) => self.field.update(&news),
            News::Done(_) => return vec![Step::Back],
            News::Ratings(RatingsRead { path, read }) => match read {
                Ok(ratings) => {
                    let found = DifferingRatings::default();
                    self.read = Some(Read { path, ratings, found });
                    self.selection = Selection::default();
                    self.compare(&context.data.club);
                }
                Err(why) => self.field.why = Some(why),
            },
            News::Refreshed => self.compare(&context.data.club),
            _ => {
                self.selection.update(&news, PANE, self.len(), context.frame);
            }
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = area.inner(Margin::new(1, 0));
        match &self.read {
            None => self.field.draw(&[pen.words.screen.refresh.hint()], area, pen),
            Some(read) => self.draw_differences(read, area, pen),
        }
    }
}

impl RefreshPage {
    /// Draws counts and omissions, then one row for each player.
    fn draw_differences(&self, read: &Read, area: Rect, pen: &mut Pen<'_>) {
        let (say, found) = (&pen.words.screen.refresh, &read.found);
        let columns = usize::from(area.width);
        let told = text::wrap_all(told(read, pen.words), columns);
        let rows = span(told.len()).min(area.height / 2);
        let [_, lead, _, list] = down(area, [1, rows, 1, REST]);
        pen.lines(lead, &told, pen.theme.text);
        let data = pen.data;
        let fields = Fields::default()
            .with(Column::word(say.number(), 9), |one: &&DifferingPlayer| data.number(one.player))
            .with(Column::name(say.player()), |one| data.name(one.player))
            .with(Column::number(say.rating(), 20), |one| rating(one, say.arrow()))
            .with(Column::word(say.entitled(), 18), |one| title(one, say.arrow()));
        if !found.changes.is_empty() {
            let rows = (PANE, found.changes.len());
            fields.draw(list, rows, |at| found.changes.get(at), (self.selection, true), pen);
        }
    }
}

/// The rating here and on the list; blank if they are equal.
fn rating(one: &DifferingPlayer, arrow: &str) -> String {
    let Some((own, rating)) = one.rating else { return String::new() };
    let own = own.map(written).unwrap_or_default();
    format!("{own}{arrow}{}", written(rating)).trim().to_owned()
}

/// The title here and on the list; blank if they are equal.
fn title(one: &DifferingPlayer, arrow: &str) -> String {
    let Some((own, title)) = &one.title else { return String::new() };
    format!("{}{arrow}{title}", own.as_deref().unwrap_or_default()).trim().to_owned()
}

fn told(read: &Read, words: &Words) -> Vec<String> {
    let (say, found) = (words.message.import, &read.found);
    let file = read.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let first = match found.changes.len() {
        0 => say.no_difference(&file, found.same),
        players => say.differing(&file, players, found.same),
    };
    let unknown = (found.unknown > 0).then(|| say.of_nobody(found.unknown));
    let doubtful = found.doubtful.iter().map(|(line, name)| say.may_be_several(&file, line, name));
    std::iter::once(first).chain(unknown).chain(doubtful).collect()
}
