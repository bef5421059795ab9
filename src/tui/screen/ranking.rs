//! The ranking, now or as of a day: the established with their places, then the provisional.

mod ask;
mod draw;
mod scale;
mod spread;

use std::collections::HashSet;
use std::sync::Arc;

use chrono::NaiveDate;
use ratatui::layout::Rect;

use super::aside::PlayerAside;
use super::list_choice::ListChoice;
use super::{export, luck, print};
use crate::club::question::rating_table::{Model, Order, RankingQuery, RatingTable};
use crate::club::rated::ListRatings;
use crate::command::{CommandId, Scope};
use crate::domain::number::PlayerId;
use crate::domain::{day, name};
use crate::paper::Source;
use crate::tui::effect::{DeskTask, Effect, Exported};
use crate::tui::kit::commands::{Commands, also, lead};
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::pen::Pen;
use crate::tui::kit::widget::filter::Filter;
use crate::tui::kit::widget::input::TextInput;
use crate::tui::kit::widget::search_list::SearchList;
use crate::tui::news::News;
use crate::tui::route::Route;
use crate::tui::snapshot::{Fit, Snapshot};
use crate::words::Words;
use scale::RatingScale;

/// Players in one drawing at most: letters tell them apart.
const MARKS: usize = 26;

/// The ranking of a list.
#[derive(Debug, Clone)]
pub(super) struct RankingPage {
    rating_list: ListChoice,
    /// The places in the table of the players shown.
    list: SearchList<usize>,
    day: Filter,
    /// The text typed for a day that is none, once that was said.
    faulty_day: Option<String>,
    model: Model,
    order: Order,
    table: Arc<RatingTable>,
    /// The scale of the bars beside the ratings.
    scale: RatingScale,
    /// The fit to be made before the ranking asked for can be shown.
    wanted: Option<Fit>,
    /// The players to be compared, in the order of marking.
    marked: Vec<PlayerId>,
    aside: PlayerAside,
    shows_uncorrected: bool,
    /// The ratings of today if no hand were known, where they are shown.
    uncorrected: Option<ListRatings>,
}

impl RankingPage {
    /// The screen as it opens.
    pub(super) fn new(data: &Snapshot) -> Self {
        let mut page = Self {
            rating_list: ListChoice::default(),
            list: SearchList::new(Vec::new()),
            day: Filter::new(name::fold),
            faulty_day: None,
            model: Model::default(),
            order: Order::default(),
            table: Arc::default(),
            scale: RatingScale::default(),
            wanted: None,
            marked: Vec::new(),
            aside: PlayerAside::default(),
            shows_uncorrected: false,
            uncorrected: None,
        };
        page.rank(data);
        page
    }

    /// The day typed, if it is one.
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
            Some(table) => (self.table, self.wanted) = (table, None),
            None => self.wanted = Some(Fit::Table(list, asked)),
        }
        self.scale = RatingScale::of(&self.table);
        let ratings = data.club.ratings(list).filter(|_| self.shows_uncorrected);
        self.uncorrected = ratings.map(|ratings| ratings.without_hands(&data.club, None));
        self.narrow(data, selected);
    }

    /// Shows the players whom the search finds, in the order of the ranking, and selects one.
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

    /// Runs a command; gives what was typed for a day and is none.
    fn run(&mut self, command: CommandId, data: &Snapshot) -> Option<String> {
        match command {
            CommandId::Search => {
                self.list.search.enter();
                self.narrow(data, self.selected());
            }
            CommandId::AsOf => {
                self.day.enter();
                self.rank(data);
            }
            CommandId::LeaveField => {
                self.list.search.leave();
                let typed = Some(self.day.text()).filter(|typed| !typed.is_empty());
                let faulty = typed.filter(|_| self.as_of().is_none());
                // It stays to be mended; left once more as it is, it is given up.
                if faulty.is_some() && self.faulty_day != faulty {
                    self.faulty_day.clone_from(&faulty);
                    return faulty;
                }
                self.faulty_day = None;
                self.day.leave();
                if self.as_of().is_none() {
                    self.day.clear();
                    self.rank(data);
                }
            }
            CommandId::ShowAll => {
                self.list.search.clear();
                self.day.clear();
                self.rank(data);
            }
            CommandId::Left | CommandId::Right => {
                self.rating_list = self.rating_list.step(command, &data.club);
                self.rank(data);
            }
            CommandId::SwitchModel => {
                self.model = match self.model {
                    Model::Elo => Model::WholeHistory,
                    Model::WholeHistory => Model::BradleyTerry,
                    Model::BradleyTerry => Model::Elo,
                };
                self.rank(data);
            }
            CommandId::SwitchOrder => {
                self.order = match self.order {
                    Order::Rating => Order::LowerBound,
                    Order::LowerBound => Order::Rating,
                };
                self.rank(data);
            }
            CommandId::ShowUncorrected => {
                self.shows_uncorrected = !self.shows_uncorrected;
                self.rank(data);
            }
            CommandId::Mark => self.mark(),
            // All others are for the list.
            _ => {}
        }
        None
    }

    /// Marks the selected player, or takes the mark back, and goes on to the next.
    fn mark(&mut self) {
        let Some(player) = self.selected() else { return };
        let before = self.marked.len();
        self.marked.retain(|marked| *marked != player);
        if self.marked.len() == before && before < MARKS {
            self.marked.push(player);
        }
        self.list.select_row(self.list.row().map_or(0, |row| row + 1));
    }

    /// The screen or overlay that a command opens over the ranking.
    fn open(&self, command: CommandId, context: &Context<'_>) -> Option<Step> {
        let data = context.data;
        Some(match command {
            CommandId::ShowCurves => {
                let selected = self.selected().into_iter().collect();
                let players = if self.marked.is_empty() { selected } else { self.marked.clone() };
                Step::Open(Route::Curves {
                    list: self.rating_list.0,
                    players,
                    model: Some(self.model),
                })
            }
            CommandId::Export => {
                let what = Exported::Ranking(self.rating_list.0, self.asked(data));
                export::ask(what, context)
            }
            CommandId::Print => {
                print::ask(Source::List(self.rating_list.0, self.asked(data)), context)
            }
            CommandId::ShowCalibration => ask::calibration_of(self.rating_list.0, context)?,
            CommandId::ShowLuck => luck::of(self.rating_list.0, None, context),
            CommandId::ShowExperiments => {
                let list = &data.club.list(self.rating_list.0)?.name;
                let arguments = ["lab", "experiments", "--list", list].map(str::to_owned);
                Step::Do(Effect::Laboratory(arguments.to_vec()))
            }
            CommandId::ShowRecordFit => Step::Open(Route::RecordFit),
            CommandId::ShowSpread => {
                let name = &data.club.list(self.rating_list.0)?.name;
                spread::of(name, &self.table, context)
            }
            CommandId::ShiftRatings => Step::Open(Route::Adjust {
                list: self.rating_list.0,
                player: None,
                prefilled: None,
            }),
            CommandId::Add => Step::Open(Route::ListForm(None)),
            CommandId::EditList => {
                Step::Open(Route::ListForm(Some(data.club.list(self.rating_list.0)?.id)))
            }
            _ => return None,
        })
    }
}

impl Layer for RankingPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let list = self.rating_list.among(&data.club).map(|(list, ..)| list.name.as_str());
        words.screen.ranking.title(list, self.as_of())
    }

    fn scopes(&self) -> &'static [Scope] {
        if self.day.is_typing() {
            return &[Scope::Field];
        }
        let narrowed = &[Scope::Ranking, Scope::List, Scope::Narrowed, Scope::Main];
        let all: &[Scope] = &[Scope::Ranking, Scope::List, Scope::Main];
        self.list.search.scopes(if self.day.is_empty() { all } else { narrowed }, narrowed)
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (say, none) = (&words.screen.ranking, self.list.selected().is_none());
        let ratings = data.club.ratings(self.rating_list.0);
        let unplayed = ratings.is_none_or(|list| list.matches().next().is_none());
        let other_list = self.rating_list.reason(&data.club, words);
        Commands::of([
            lead(CommandId::Open).unless(none, words.screen.lists.nothing()),
            lead(CommandId::Search),
            lead(CommandId::ShowCurves).unless(none, say.nobody()),
        ])
        .leads(&[
            CommandId::AsOf,
            CommandId::Export,
            CommandId::ShowAll,
            CommandId::Undo,
            CommandId::Back,
            CommandId::GoHome,
        ])
        .and([lead(CommandId::Mark).unless(none, say.nobody()), lead(CommandId::SwitchModel)])
        .and([CommandId::Left, CommandId::Right].map(|turn| also(turn).refused(other_list.clone())))
        .and(
            [CommandId::ShowCalibration, CommandId::ShowSpread, CommandId::ShiftRatings]
                .map(|command| also(command).unless(unplayed, say.no_matches())),
        )
    }

    fn input(&self) -> Option<&TextInput> {
        self.day.input().or_else(|| self.list.search.input())
    }

    fn input_mut(&mut self) -> Option<&mut TextInput> {
        self.day.input_mut().or_else(|| self.list.search.input_mut())
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        self.aside.forget();
        let data = context.data;
        match intent {
            Intent::Refreshed => self.rank(data),
            Intent::Edited => self.edited(data),
            Intent::Run(command) => {
                if let Some(step) = self.open(command, context) {
                    return vec![step];
                }
                if let Some(typed) = self.run(command, data) {
                    let why = context.words.screen.ranking.no_day(&typed);
                    return vec![Step::fail(why)];
                }
            }
            Intent::Click { .. } | Intent::Scroll { .. } | Intent::Tab(_) | Intent::Letter(_) => {}
        }
        let Some(place) = self.list.update(intent, context.frame) else { return Vec::new() };
        let player = self.table.lines[place].player;
        self.run(CommandId::LeaveField, data);
        vec![Step::Open(Route::Player(player))]
    }

    fn hear(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news == News::InFront {
            return self.wanted.take().map(|fit| DeskTask::fit(fit).into()).into_iter().collect();
        }
        self.aside.forget();
        let data = context.data;
        let missing = || data.rating_table_at_once(self.rating_list.0, self.asked(data)).is_none();
        if news == News::Stopped && missing() {
            self.model = Model::Elo;
            self.rank(data);
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}
