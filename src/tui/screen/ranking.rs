//! The ranking now or on a day: established players with ranks, then provisional
//! ones. Also how well it predicts results, and how ratings are spread.

use std::collections::HashSet;
use std::sync::Arc;

use chrono::{Months, NaiveDate};
use ratatui::style::Style;

use super::list_form::ListChoice;
use super::players::PlayerAside;
use super::tournament::standings::next_of;
use super::{export, luck};
use crate::club::question::rating_table::{Model, Order, RankingQuery, RatingLine, RatingTable};
use crate::club::rated::ListRatings;
use crate::domain::rating::Missing;
use crate::domain::rating::calibration::{Bin, calibration};
use crate::domain::rating::uncertainty::{Interval, Step as Range, spread};
use crate::domain::standings::Tally;
use crate::domain::{day, name};
use crate::export::{
    Before, Cell as Listed, Column as Name, ListColumn, Medium, Placed, RankingParts,
    ranking_columns, shown_on,
};
use crate::paper::Source;
use crate::tui::desk_worker::sheets::{Exported, place_of};
use crate::tui::effect::Effect;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::{Filter, SearchList};
use crate::tui::snapshot::Fit;
use crate::words::screen::ranking::RankingWords;

/// The most players in a drawing. Letters tell them apart.
const MARKS: usize = 26;

#[derive(Debug, Clone, Default)]
pub(super) struct RankingPage {
    rating_list: ListChoice,
    /// Indices in the table of the shown players.
    list: SearchList<usize>,
    day: Filter,
    /// The text that was refused as a day.
    faulty_day: Option<String>,
    model: Model,
    order: Order,
    /// The category that the ranking is limited to.
    category: Option<String>,
    table: Arc<RatingTable>,
    /// The scale of the bars beside the ratings.
    scale: RatingScale,
    /// The fit that the wanted ranking needs first.
    wanted: Option<Fit>,
    /// The players to compare, in the order of marking.
    marked: Vec<PlayerId>,
    aside: PlayerAside,
    shows_since: bool,
    /// The name of the last tournament and the ranking before it, if they are shown.
    since: Option<(Vec<String>, Before)>,
    shows_uncorrected: bool,
    /// The ratings of today without corrections for hands, if they are shown.
    uncorrected: Option<ListRatings>,
}

impl RankingPage {
    pub(super) fn new(data: &Snapshot) -> Self {
        let mut page = Self { day: Filter::new(name::fold), ..Self::default() };
        page.rank(data);
        page
    }

    /// The typed day, if it is one.
    fn as_of(&self) -> Option<NaiveDate> {
        day::read(&self.day.text())
    }

    fn asked(&self, data: &Snapshot) -> RankingQuery {
        let (model, order) = (self.model, self.order);
        RankingQuery { as_of: self.as_of(), today: data.today, model, order }
    }

    fn rank(&mut self, data: &Snapshot) {
        let selected = self.selected();
        self.rating_list = self.rating_list.kept(&data.club);
        let (list, asked) = (self.rating_list.0, self.asked(data));
        match data.rating_table_at_once(list, asked) {
            Some(mut table) => {
                if let Some(category) = &self.category {
                    let on = asked.as_of.unwrap_or(asked.today);
                    data.club.keep_category_of_ranking(Arc::make_mut(&mut table), category, on);
                }
                (self.table, self.wanted) = (table, None);
            }
            None => self.wanted = Some(Fit::Table(list, asked)),
        }
        self.since = self.before_the_last_events(data);
        self.scale = RatingScale::of(&self.table);
        let ratings = data.club.ratings(list).filter(|_| self.shows_uncorrected);
        self.uncorrected = ratings.map(|ratings| ratings.without_hands(&data.club, None));
        self.narrow(data, selected);
    }

    /// The first day of the list's last tournaments, if what they moved is shown.
    fn last_beginning(&self, data: &Snapshot) -> Option<NaiveDate> {
        let asked = self.asked(data);
        let on = asked.as_of.unwrap_or(asked.today);
        data.club.last_beginning(self.rating_list.0, on).filter(|_| self.shows_since)
    }

    /// The ranking on the day before the list's last tournaments, with their names, if it is shown.
    fn before_the_last_events(&mut self, data: &Snapshot) -> Option<(Vec<String>, Before)> {
        let (list, asked) = (self.rating_list.0, self.asked(data));
        let on = asked.as_of.unwrap_or(asked.today);
        let first = self.last_beginning(data)?;
        let asked = RankingQuery { as_of: first.pred_opt(), ..asked };
        let Some(mut table) = data.rating_table_at_once(list, asked) else {
            self.wanted = self.wanted.take().or(Some(Fit::Table(list, asked)));
            return None;
        };
        if let Some(category) = &self.category {
            data.club.keep_category_of_ranking(Arc::make_mut(&mut table), category, on);
        }
        let given = data.club.given_ratings(list, asked.model);
        Some((data.club.begun_on(list, first), Before::new(&table, given)))
    }

    /// Shows the players that the search finds, in the order of the ranking, and selects one.
    fn narrow(&mut self, data: &Snapshot, select: Option<PlayerId>) {
        let select = select.map(|player| data.club.registry().today(player));
        let lines = &self.table.lines;
        let everybody = 0..lines.len();
        self.list.shown = if self.list.search.is_empty() {
            everybody.collect()
        } else {
            let found = data.find(&self.list.search.text(), usize::MAX);
            let found: HashSet<PlayerId> = found.into_iter().collect();
            everybody.filter(|place| found.contains(&lines[*place].player)).collect()
        };
        match select {
            Some(_) => self.list.follow(select, |place| lines[place].player, data.gone()),
            None if !self.list.has_lost() => self.list.select_row(0),
            None => {}
        }
    }

    fn selected(&self) -> Option<PlayerId> {
        self.list.selected().map(|place| self.table.lines[place].player)
    }

    fn edited(&mut self, data: &Snapshot) {
        if self.day.is_typing() {
            self.rank(data);
        } else {
            let best = data.find(&self.list.search.text(), 1).first().copied();
            self.narrow(data, best);
        }
    }

    /// Leaves the fields. A text that is no day stays to be mended; if it is left again unchanged, it is removed.
    fn leave_field(&mut self, context: &Context<'_>) -> Option<Step> {
        self.list.search.leave();
        let typed = Some(self.day.text()).filter(|typed| !typed.is_empty());
        let faulty = typed.filter(|_| self.as_of().is_none());
        if faulty.is_some() && self.faulty_day != faulty {
            self.faulty_day = faulty;
            let typed = self.faulty_day.as_deref().unwrap_or_default();
            return Some(Step::fail(context.words.screen.ranking.no_day(typed)));
        }
        self.faulty_day = None;
        self.day.leave();
        if self.as_of().is_none() {
            self.day.clear();
            self.rank(context.data);
        }
        None
    }

    /// Limits the ranking to the next category with players.
    fn next_category(&mut self, data: &Snapshot) {
        let on = self.as_of().unwrap_or(data.today);
        let mut names = data.club.category_names();
        names.retain(|name| {
            let mut players = data.club.registry().iter();
            players.any(|player| data.club.is_in_category(player.id, name, on))
        });
        self.category = next_of(names, self.category.as_deref());
        self.rank(data);
    }

    /// Marks the selected player or removes the mark, and selects the next player.
    fn mark(&mut self) {
        let Some(player) = self.selected() else { return };
        let before = self.marked.len();
        self.marked.retain(|marked| *marked != player);
        if self.marked.len() == before && before < MARKS {
            self.marked.push(player);
        }
        self.list.select_row(self.list.row().map_or(0, |row| row + 1));
    }

    /// Opens the curves of the marked players, or of the selected one.
    fn curves(&self) -> Step {
        let selected = self.selected().into_iter().collect();
        let players = if self.marked.is_empty() { selected } else { self.marked.clone() };
        Step::Open(Route::Curves { list: self.rating_list.0, players, model: Some(self.model) })
    }

    /// The ranking on the screen, as it is written to files.
    fn parts(&self, data: &Snapshot) -> RankingParts {
        let category = self.category.as_ref();
        RankingParts {
            category: category.and_then(|name| place_of(name, &data.club)),
            before: self.last_beginning(data).and_then(|first| first.pred_opt()),
            without_hands: self.uncorrected.is_some(),
            ..RankingParts::whole(self.rating_list.0, self.asked(data))
        }
    }

    fn export(&self, context: &Context<'_>) -> Step {
        export::ask(Exported::Ranking(self.parts(context.data)), context)
    }
}

impl Layer for RankingPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let list = self.rating_list.among(&data.club).map(|(list, ..)| list.name.as_str());
        let title = words.screen.ranking.title(list, self.as_of());
        let title = match &self.category {
            Some(category) => words.term.aside(&title, words.screen.prizes.only(category)),
            None => title,
        };
        match &self.since {
            Some((events, _)) => {
                let events = words.term.list(events);
                words.term.aside(&title, words.screen.ranking.since(events))
            }
            None => title,
        }
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let narrowed = &[Scope::Ranking, Scope::List, Scope::Narrowed, Scope::Main];
        let all: &[Scope] = &[Scope::Ranking, Scope::List, Scope::Main];
        let is_whole = self.day.is_empty() && self.category.is_none();
        let scopes = if self.day.is_typing() {
            &[Scope::Field]
        } else {
            self.list.search.scopes(if is_whole { all } else { narrowed }, narrowed)
        };
        LayerState {
            is_typing: self.day.is_typing() || self.list.search.is_typing(),
            selected_player: self.selected(),
            ..LayerState::of(scopes)
        }
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (say, none) = (&words.screen.ranking, self.list.selected().is_none());
        let ratings = data.club.ratings(self.rating_list.0);
        let unplayed = ratings.is_none_or(|list| list.matches().next().is_none());
        let other_list = self.rating_list.reason(&data.club, words);
        let list = self.rating_list.0;
        let form = data.club.list(list).map(|found| found.id);
        let turn = |command: CommandId| {
            also(command).refused(other_list.clone()).does(move |page: &mut Self, context| {
                page.rating_list = page.rating_list.step(command, &context.data.club);
                page.rank(context.data);
            })
        };
        let of_played = |row: CommandHere| row.unless(unplayed, say.no_matches());
        Commands::of([
            lead(CommandId::Open).unless(none, words.screen.lists.nothing()),
            lead(CommandId::Search).does(|page: &mut Self, context| {
                page.list.search.enter();
                page.narrow(context.data, page.selected());
            }),
            lead(CommandId::ShowCurves)
                .unless(none, say.nobody())
                .does(|page: &mut Self, _| page.curves()),
            lead(CommandId::AsOf).does(|page: &mut Self, context| {
                page.day.enter();
                page.rank(context.data);
            }),
            lead(CommandId::Export).does(|page: &mut Self, context| page.export(context)),
            lead(CommandId::ShowAll).does(|page: &mut Self, context| {
                page.list.search.clear();
                page.category = None;
                page.day.clear();
                page.rank(context.data);
            }),
        ])
        .leads(&[CommandId::Undo, CommandId::Back, CommandId::GoHome])
        .and([
            also(CommandId::NextCategory)
                .unless(data.club.category_names().is_empty(), words.screen.prizes.no_categories())
                .does(|page: &mut Self, context| page.next_category(context.data)),
            lead(CommandId::Mark).unless(none, say.nobody()).does(|page: &mut Self, _| page.mark()),
            lead(CommandId::SwitchModel).does(|page: &mut Self, context| {
                page.model = match page.model {
                    Model::Elo => Model::WholeHistory,
                    Model::WholeHistory => Model::BradleyTerry,
                    Model::BradleyTerry => Model::Elo,
                };
                page.rank(context.data);
            }),
            turn(CommandId::Left),
            turn(CommandId::Right),
            of_played(also(CommandId::ShowCalibration))
                .does_anywhere(move |context| calibration_of(list, context)),
            of_played(also(CommandId::ShowSpread)).does(|page: &mut Self, context| {
                let list = context.data.club.list(page.rating_list.0)?;
                Some(show_spread(&list.name, &page.table, context))
            }),
            of_played(also(CommandId::ShiftRatings)).opens(Route::Adjust {
                list,
                player: None,
                prefilled: None,
            }),
            of_played(also(CommandId::ShowSince)).does(|page: &mut Self, context| {
                page.shows_since = !page.shows_since;
                page.rank(context.data);
            }),
            also(CommandId::LeaveField).does(Self::leave_field),
            also(CommandId::SwitchOrder).does(|page: &mut Self, context| {
                page.order = match page.order {
                    Order::Rating => Order::LowerBound,
                    Order::LowerBound => Order::Rating,
                };
                page.rank(context.data);
            }),
            also(CommandId::ShowUncorrected).does(|page: &mut Self, context| {
                page.shows_uncorrected = !page.shows_uncorrected;
                page.rank(context.data);
            }),
            also(CommandId::Print).does(|page: &mut Self, context| {
                export::ask_print(Source::Ranking(page.parts(context.data), None), context)
            }),
            also(CommandId::ShowLuck).does_anywhere(move |context| luck::of(list, None, context)),
            also(CommandId::ShowExperiments).does_anywhere(move |context| {
                let name = &context.data.club.list(list)?.name;
                let arguments = ["lab", "experiments", "--list", name].map(str::to_owned);
                Some(Step::Do(Effect::Laboratory(arguments.to_vec())))
            }),
            also(CommandId::RefreshRatings).opens(Route::Refresh(list)),
            also(CommandId::SetCategories).opens(Route::Categories),
            also(CommandId::ShowRecordFit).opens(Route::RecordFit),
            also(CommandId::Add).opens(Route::ListForm(None)),
            also(CommandId::EditList)
                .does_anywhere(move |_| form.map(|id| Step::Open(Route::ListForm(Some(id))))),
        ])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.day.input().or_else(|| self.list.search.input())
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => {
                self.aside.forget();
                self.rank(context.data);
            }
            News::Edited => self.edited(context.data),
            News::InFront => return self.wanted.take().map(DeskTask::fit).steps(),
            News::Stopped => {
                let (list, asked) = (self.rating_list.0, self.asked(context.data));
                if context.data.rating_table_at_once(list, asked).is_none() {
                    self.model = Model::Elo;
                    self.rank(context.data);
                }
            }
            _ => {}
        }
        let Some(place) = self.list.update(&news, context.frame) else { return Vec::new() };
        let player = self.table.lines[place].player;
        self.leave_field(context);
        vec![Step::Open(Route::Player(player))]
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}

// The table about how well the ranking predicts results.

/// Months without a match after which a player does not count as active.
const ACTIVE: u32 = 12;
/// Columns of the bar from 0 to 100 %.
const BAR: u16 = 31;

/// Shows the expected and the actual scores.
fn calibration_of(list: ListId, context: &Context<'_>) -> Option<Step> {
    let (club, today) = (&context.data.club, context.data.today);
    let name = &club.list(list)?.name;
    let say = &context.words.screen.ranking;
    let judged = calibration(&club.predictions(list, None));
    let year_ago = today.checked_sub_months(Months::new(12)).unwrap_or(today);
    let health = club.pool_health(list, [year_ago, today], ACTIVE);
    let lead = say.calibration_lead(&judged.all).into_iter().chain(say.pool(&health));
    let lead = lead.chain([say.bars().to_owned()]).collect();
    let [expected, games, came, range, bar] = say.calibration_headings();
    let percent = |share: f64| format!("{:.0}", share * 100.0);
    let rating = context.words.screen.rating;
    let fields = Fields::default()
        .with(Column::word(expected, 9), |bin: &&Bin| {
            format!("{}-{}%", percent(bin.from), percent(bin.from + 0.1))
        })
        .with(Column::number(games, 6), |bin| {
            format!("{:.0}", bin.shares.map_or(0.0, |_| bin.games))
        })
        .with(Column::number(came, 6), |bin| {
            bin.shares.map(|[_, came]| rating.percent(came)).unwrap_or_default()
        })
        .with(Column::number(range, 12), |bin| {
            let [low, high] = bin.interval.map(percent);
            bin.shares.map(|_| format!("{low}-{high}%")).unwrap_or_default()
        })
        .with(Column::word(bar, BAR), |bin| drawn(bin));
    Some(Step::cover(fields.table(say.calibration(name), lead, &judged.reliability)))
}

/// A bar from 0 to 100 %: `-` for the interval of the true share, `|` for the expected share, `x` for the actual one.
fn drawn(bin: &Bin) -> String {
    let Some([expected, came]) = bin.shares else { return String::new() };
    let [low, high] = bin.interval;
    let cell = |column: u16| {
        if column == at(came) {
            'x'
        } else if column == at(expected) {
            '|'
        } else if (at(low)..=at(high)).contains(&column) {
            '-'
        } else {
            ' '
        }
    };
    (0..BAR).map(cell).collect::<String>().trim_end().to_owned()
}

/// The column of a share from 0 to 1.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to the bar")]
fn at(share: f64) -> u16 {
    (share.clamp(0.0, 1.0) * f64::from(BAR - 1)).round() as u16
}

// The scale of the bars that show intervals of ratings.

/// The characters of bars: the interval, and the rating.
const RANGE: char = '─';
const RATING: char = '┼';

#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct RatingScale {
    low: f64,
    high: f64,
}

impl RatingScale {
    /// The scale covers the intervals of established players, or
    /// of all if there are none established; every rating fits.
    fn of(table: &RatingTable) -> Self {
        let known = if table.established > 0 { table.established } else { table.lines.len() };
        let intervals = || table.lines.iter().map(|line| line.interval);
        let ends = intervals().take(known).flat_map(|one| [one.low(), one.high()]);
        let all = ends.chain(intervals().map(|one| one.rating)).filter(|end| end.is_finite());
        let low = all.clone().reduce(f64::min).unwrap_or_default();
        Self { low, high: all.reduce(f64::max).unwrap_or_default().max(low + 1.0) }
    }

    /// Both ends of the scale, above bars of `cells` cells.
    fn header(self, cells: usize) -> String {
        let [low, high] = [self.low, self.high].map(|end| format!("{end:.0}"));
        let room = cells.saturating_sub(text::width(&low));
        low + &text::pad_left(&high, room)
    }

    /// An interval in `cells` cells, cut at the ends of the scale.
    fn bar(self, interval: Interval, cells: usize) -> String {
        let [low, at, high] =
            [interval.low(), interval.rating, interval.high()].map(|value| self.cell(value, cells));
        let cell = |cell: usize| match cell {
            _ if cell == at => RATING,
            _ if (low..=high).contains(&cell) => RANGE,
            _ => ' ',
        };
        (0..cells).map(cell).collect()
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the cells")]
    fn cell(self, value: f64, cells: usize) -> usize {
        let last = f64::from(span(cells.saturating_sub(1)));
        let share = ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0);
        (share * last).round() as usize
    }
}

/// Columns of the field for the day: label and date.
const DAY: u16 = 24;
/// The least and most columns of the bar of an interval.
const INTERVAL: (u16, u16) = (16, 40);

impl RankingPage {
    /// Draws the fields in use, the title of the ranking, and its lines.
    fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.ranking;
        let area = draw_day(self, area, *words, pen);
        let none = |typed: &str| words.none(typed);
        let empty = if self.day.is_empty() { words.empty() } else { words.empty_then() };
        let Some(area) = self.list.draw_search(area, empty, none, pen) else { return };
        let apart = self.table.apart.as_ref();
        let apart = apart.map(|apart| pen.words.message.rating.apart(apart, &pen.data.club));
        let columns = usize::from(area.width.saturating_sub(4));
        let apart = apart.map(|apart| text::wrap(&apart, columns)).unwrap_or_default();
        let say = &pen.words.screen.rating;
        let established = self.table.established;
        let provisional = self.table.lines.len() - established;
        let told =
            words.summary(established, provisional, say.model(self.model), say.order(self.order));
        let told = text::wrap(&told, columns);
        let rows = |lines: &[String]| Constraint::Length(u16::try_from(lines.len()).unwrap_or(0));
        let [about, warning, lines] =
            Layout::vertical([rows(&told), rows(&apart), Constraint::Fill(1)]).areas(area);
        pen.lines(behind(about, 2), &told, pen.theme.muted);
        pen.lines(behind(warning, 2), &apart, pen.theme.warning);
        let lines = self.aside.draw(self.selected(), self.rating_list.0, lines, pen);
        draw_lines(self, lines, *words, pen);
    }
}

/// Draws the field for the day. Until it holds a day, the form of a day is shown beside it.
fn draw_day(page: &RankingPage, area: Rect, words: RankingWords, pen: &mut Pen<'_>) -> Rect {
    let hints = page.day.is_typing() && page.as_of().is_none();
    let [field, beside] = across(area, [DAY, REST]);
    let rest = page.day.draw(if hints { field } else { area }, words.day(), pen);
    if hints {
        let style = if page.day.is_empty() { pen.theme.muted } else { pen.theme.warning };
        pen.line(beside, words.day_hint(), style);
    }
    Rect { width: area.width, ..rest }
}

fn draw_lines(page: &RankingPage, area: Rect, words: RankingWords, pen: &mut Pen<'_>) {
    let tallies = page.table.lines.iter().map(|line| line.ranked.tally);
    let draws = Tally::has_draws(tallies);
    let mut columns = shown_on(ranking_columns(), Medium::Terminal(area.width));
    columns.retain(|one| match one.name {
        Name::WithoutHands => page.uncorrected.is_some(),
        Name::Moved | Name::Gained => page.since.is_some(),
        _ => true,
    });
    let cells = bar_cells(area.width);
    let heading = |column: &ListColumn| match column.name {
        Name::Interval => page.scale.header(cells),
        ref name => words.heading(name, draws),
    };
    let headings = columns.iter().map(heading);
    let (data, theme) = (pen.data, pen.theme);
    let (say, terms) = (&pen.words.screen.rating, pen.words.message.sheet);
    let missing = |one: &Missing| say.missing(*one);
    let since = page.since.as_ref().map(|(_, before)| before);
    let cell = |column: &ListColumn, (line, name): &(&RatingLine, String)| {
        let without_hands = page.uncorrected.as_ref().map(|one| one.rating(line.player));
        let placed = Placed { line, name, missing: &missing, without_hands, draws, since };
        let provisional = !line.missing.is_empty();
        let look = if provisional { theme.provisional } else { Style::new() };
        let cell = Cell::listed(column, &placed);
        match column.name {
            Name::Name if page.marked.contains(&line.player) => {
                Cell::from(format!("{}{name}", words.marked()))
            }
            Name::Rating => cell.in_style(look),
            Name::HalfWidth => Cell::styled(say.half_width(line.interval.half_width()), look),
            Name::Interval => Cell::styled(page.scale.bar(line.interval, cells), look).or(""),
            Name::LastOrMissing if provisional => cell.in_style(theme.muted),
            Name::Moved | Name::Gained => match (column.cell)(&placed) {
                Listed::Whole(places) if places > 0 => Cell::from(format!("+{places}")),
                Listed::Rating(points) => Cell::from(format!("{points:+.2}")),
                Listed::Term(term) => Cell::from(terms.term(&term)),
                _ => cell,
            },
            Name::Number | Name::WithoutHands => cell.in_style(theme.muted),
            _ => cell,
        }
    };
    let fields = Fields::listed(&columns, headings, cell);
    let row = |place: usize| {
        let line = &page.table.lines[place];
        (line, data.titled(line.player))
    };
    page.list.draw_rows(area, &fields, row, !page.day.is_typing(), pen);
}

/// Columns of interval bars in a list of this width.
fn bar_cells(width: u16) -> usize {
    usize::from((width / 6).clamp(INTERVAL.0, INTERVAL.1))
}

/// Columns of the longest bar.
const SPREAD: usize = 26;
/// The characters of bars: for established players, and for others.
const SPREAD_MARKS: [&str; 2] = ["=", "-"];

/// Shows how the ratings of a table are spread. `list` is the name of its list.
fn show_spread(list: &str, table: &RatingTable, context: &Context<'_>) -> Step {
    let say = &context.words.screen.ranking;
    let has_played = |line: &&RatingLine| line.ranked.tally.matches() > 0;
    let played = || table.lines.iter().filter(has_played);
    let found = spread(played().map(|line| (line.interval.rating, line.missing.is_empty())));
    let lead = found.quartiles.map(|at| say.spread_lead(played().count(), at));
    let [range, established, provisional, bar] = say.spread_headings();
    let most = found.steps.iter().map(players).max().unwrap_or(0);
    let columns = Fields::default()
        .with(Column::number(range, 11), |step: &Range| {
            format!("{:.0}-{:.0}", step.from, step.to - 1.0)
        })
        .with(Column::number(established, 6), |step| step.players[0].to_string())
        .with(Column::number(provisional, 6), |step| step.players[1].to_string())
        .with(Column::name(bar), |step| drawn_step(step, most));
    let lead = lead.into_iter().flatten().collect();
    Step::cover(columns.table(say.spread(list), lead, found.steps.into_iter().rev()))
}

fn players(step: &Range) -> usize {
    step.players.iter().sum()
}

/// A bar with one mark for each player. If the longest would not fit, all are scaled down, and none disappears.
fn drawn_step(step: &Range, most: usize) -> String {
    let marks = |players: usize| {
        if most < SPREAD { players } else { (players * (SPREAD - 1)).div_ceil(most) }
    };
    let bars = step.players.iter().zip(SPREAD_MARKS);
    bars.map(|(&players, mark)| mark.repeat(marks(players))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_shows_what_was_expected_and_what_came() {
        let bin =
            Bin { from: 0.5, games: 100.0, shares: Some([0.55, 0.60]), interval: [0.50, 0.70] };
        assert_eq!(drawn(&bin), format!("{}--|x---", " ".repeat(15)));
        assert_eq!(drawn(&Bin { shares: None, ..bin }), "");
    }

    #[test]
    fn a_bar_shows_the_interval_and_the_rating_in_it() {
        let scale = RatingScale { low: 1400.0, high: 1600.0 };
        let interval = |rating, deviation| Interval { rating, deviation };
        assert_eq!(scale.bar(interval(1500.0, 20.0), 11), "   ──┼──   ");
        assert_eq!(scale.bar(interval(1600.0, 200.0), 11), "──────────┼");
        assert_eq!(scale.header(11), "1400   1600");
    }

    #[test]
    fn a_bar_has_a_mark_a_player_or_is_in_proportion() {
        let step = |players| Range { from: 1500.0, to: 1550.0, players };
        assert_eq!(drawn_step(&step([3, 2]), 5), "===--");
        assert_eq!(drawn_step(&step([0, 0]), 5), "");
        assert_eq!(drawn_step(&step([100, 0]), 100), "=".repeat(25));
        assert_eq!(drawn_step(&step([1, 1]), 1000), "=-");
    }
}
