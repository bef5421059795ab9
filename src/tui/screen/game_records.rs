//! The analysed games of a player with the suggested rating, and the fit to all games.

use crate::domain::records::{FitPoint, Fitted, Suggestion};
use crate::drawing::{self, Chart as Drawn};
use crate::request::analysed_games::{PlayedGame, meant_by};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::curves::Chart;
use crate::words::screen::ranking::GameRecordWords;

const PANE: Pane = Pane(0);

#[derive(Debug, Clone)]
pub(super) struct GameRecordsPage {
    player: PlayerId,
    /// The list on which the suggestion is recorded.
    list: ListId,
    games: Vec<PlayedGame>,
    mean: Option<f64>,
    suggestion: Option<Suggestion>,
    selection: Selection,
    /// Whether the files must still be checked for changes.
    wanted: bool,
}

impl GameRecordsPage {
    pub(super) fn new(player: PlayerId, list: ListId, data: &Snapshot) -> Self {
        let mut page = Self {
            player,
            list,
            games: Vec::new(),
            mean: None,
            suggestion: None,
            selection: Selection::default(),
            wanted: data.records.is_named(),
        };
        page.refresh(data);
        page
    }

    fn refresh(&mut self, data: &Snapshot) {
        let known = data.records.games();
        (self.games, self.mean) =
            known.map(|games| games.games_of(self.player, &data.club)).unwrap_or_default();
        self.suggestion = known.and_then(|games| games.suggestion(self.player, &data.club));
    }

    /// Opens the form for a correction by hand, filled with the suggestion.
    fn adjust(&self, say: GameRecordWords) -> Option<Step> {
        let found = self.suggestion?;
        let change = format!("={:.0}", found.estimate.rating);
        Some(Step::Open(Route::Adjust {
            list: self.list,
            player: Some(self.player),
            prefilled: Some([change, say.reason(&found)]),
        }))
    }

    fn lead(&self, data: &Snapshot, words: &'static Words) -> Vec<String> {
        let (say, told) = (words.screen.game_records, words.message.fit);
        let Some(known) = data.records.games() else { return Vec::new() };
        let fit = known.fitted.as_ref().map(|fitted| &fitted.fit);
        let mut lead = Vec::new();
        match &self.suggestion {
            Some(found) => {
                lead.push(say.suggested(found));
                let notes = [
                    found.is_rough.then(|| told.few_games()),
                    found.is_outside.then(|| told.outside()),
                ];
                let notes: Vec<&str> = notes.into_iter().flatten().collect();
                if !notes.is_empty() {
                    lead.push(say.careful(notes.join(told.and())));
                }
            }
            None => lead.extend(self.mean.map(|mean| say.mean(self.games.len(), mean))),
        }
        lead.extend(fit.map(|fit| say.facts(fit)));
        if fit.is_none() {
            lead.push(say.no_fit().to_owned());
        }
        let engine = fit.and_then(|fit| fit.engine.as_deref()).filter(|_| known.is_of_other());
        lead.extend(engine.map(|engine| told.other_engine(engine)));
        lead
    }
}

/// The reason why no games are shown: no file is named, read, or valid.
pub(super) fn why_none(data: &Snapshot, words: &'static Words) -> Option<String> {
    let say = words.screen.game_records;
    if let Some(fault) = data.records.fault() {
        return Some(words.message.fit.fault(fault).to_string());
    }
    if !data.records.is_named() {
        return Some(say.no_files().to_owned());
    }
    data.records.games().is_none().then(|| say.unread().to_owned())
}

impl Layer for GameRecordsPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.game_records.title(data.name(self.player))
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::Records, Scope::List, Scope::Main])
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let say = words.screen.game_records;
        Commands::of([
            lead(CommandId::Open).unless(self.games.is_empty(), words.screen.lists.nothing()),
            lead(CommandId::AdjustRating)
                .unless(self.suggestion.is_none(), say.no_suggestion())
                .does(|page: &mut Self, context| page.adjust(context.words.screen.game_records)),
            lead(CommandId::ShowRecordFit).opens(Route::RecordFit),
            lead(CommandId::Back),
        ])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => self.refresh(context.data),
            News::InFront if std::mem::take(&mut self.wanted) => {
                return vec![DeskTask::read_records().into()];
            }
            _ => {}
        }
        let chosen = self.selection.update(&news, PANE, self.games.len(), context.frame).chosen();
        chosen.map(|row| Step::Open(Route::Replay(self.games[row].name.clone()))).steps()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.game_records;
        if let Some(why) = why_none(pen.data, pen.words) {
            pen.notice(area, &why);
            return;
        }
        let [_, body, _] = across(area, [1, REST, 1]);
        let columns = usize::from(body.width);
        let lead = text::wrap_all(self.lead(pen.data, pen.words), columns);
        let rows = span(lead.len());
        let [above, _, below] = down(body, [rows.min(body.height / 2), 1, REST]);
        pen.lines(above, &lead, pen.theme.text);
        if self.games.is_empty() {
            pen.notice(below, say.none());
            return;
        }
        let (between, figures) = (pen.words.screen.player.between(), Width::Fixed(6));
        let fields = Fields::default()
            .with(Column::word(say.date(), 10), |game: &&PlayedGame| {
                game.date.clone().unwrap_or_default()
            })
            .with(Column::name(say.opponent()), |game| game.opponents.join(between))
            .with(Column::right(say.score(), figures), |game| {
                game.score.map(|score| say.scored(score)).unwrap_or_default()
            })
            .with(Column::right(say.moves(), figures), |game| {
                game.loss.as_ref().map(|loss| loss.moves.to_string()).unwrap_or_default()
            })
            .with(Column::number(say.loss(), 9), |game| {
                let loss = game.loss.as_ref().map(|loss| format!("{:.2}", loss.mean()));
                loss.unwrap_or_default()
            });
        let (area, rows) = (Rect { x: area.x, width: area.width, ..below }, self.games.len());
        fields.draw(area, (PANE, rows), |at| self.games.get(at), (self.selection, true), pen);
    }
}

const PLAYERS: Pane = Pane(0);
/// From this height on a chart with so many rows is above the list.
const CHARTED: u16 = 16;
const CHART: u16 = 9;
/// From this width on the list shows all columns.
const WIDE: u16 = 70;

#[derive(Debug, Clone)]
pub(super) struct RecordFitPage {
    fitted: Option<Fitted>,
    charts: Vec<Plane>,
    /// The index of the shown chart.
    tab: usize,
    selection: Selection,
    /// Whether the files must still be checked for changes.
    wanted: bool,
}

/// A scatter chart with the line through it.
#[derive(Debug, Clone)]
struct Plane {
    title: String,
    dots: Vec<(f64, f64)>,
    line: Vec<(f64, f64)>,
    ends: [String; 2],
}

impl RecordFitPage {
    pub(super) fn new(data: &Snapshot, words: &'static Words) -> Self {
        let wanted = data.records.is_named();
        let (charts, selection) = (Vec::new(), Selection::default());
        let mut page = Self { fitted: None, charts, tab: 0, selection, wanted };
        page.refresh(data, words);
        page
    }

    fn refresh(&mut self, data: &Snapshot, words: &'static Words) {
        let fitted = data.records.games().and_then(|games| games.fitted.as_ref());
        let charts = fitted.map(|found| drawing::losses(found, words)).unwrap_or_default();
        self.charts = charts.iter().map(plane).collect();
        self.fitted = fitted.cloned().map(|mut found| {
            // The point with the largest deviation comes first.
            let off = |point: &FitPoint| found.fit.residual(point).abs();
            found.points.sort_by(|a, b| off(b).total_cmp(&off(a)));
            found
        });
    }

    fn points(&self) -> &[FitPoint] {
        self.fitted.as_ref().map_or(&[], |found| &found.points)
    }

    fn selected(&self) -> Option<&FitPoint> {
        self.points().get(self.selection.row(self.points().len())?)
    }

    fn draw_chart(&self, fitted: &Fitted, area: Rect, pen: &mut Pen<'_>) {
        let [tabs, chart] = down(area, [1, REST]);
        let mut rest = tabs;
        for (at, plane) in self.charts.iter().enumerate() {
            let (tab, style) = if at == self.tab {
                (format!("[{}]", plane.title), pen.theme.selected)
            } else {
                (format!(" {} ", plane.title), pen.theme.muted)
            };
            rest = pen.button(rest, &[(&tab, style)], Target::Tab(at));
        }
        let Some(plane) = self.charts.get(self.tab) else { return };
        let height = |point: &FitPoint| {
            if self.tab == 0 { point.rating } else { fitted.fit.residual(point) }
        };
        let drawn = Chart {
            points: &plane.line,
            dots: &plane.dots,
            marked: self.selected().map(|point| (point.loss, height(point))),
            y_label: |value| format!("{value:.0}"),
            ends: [&plane.ends[0], &plane.ends[1]],
        };
        drawn.draw(chart, pen);
    }

    fn draw_list(&self, fitted: &Fitted, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.game_records;
        let fields = Fields::default()
            .with(Column::name(say.player()), |point: &&FitPoint| point.player.clone())
            .with(Column::number(say.games_head(), 6), |point| point.games.to_string())
            .with(Column::number(say.loss(), 9), |point| format!("{:.2}", point.loss))
            .with(Column::number(say.rating(), 7), |point| format!("{:.0}", point.rating))
            .with(Column::number(say.residual(), 9), |point| {
                points_moved(fitted.fit.residual(point))
            })
            .with_if(area.width >= WIDE, Column::number(say.left_out(), 9), |point| {
                points_moved(point.rating - point.left_out)
            });
        let rows = (PLAYERS, fitted.points.len());
        fields.draw(area, rows, |at| fitted.points.get(at), (self.selection, true), pen);
    }
}

/// Points as a whole number with its sign; zero is `+0`.
fn points_moved(points: f64) -> String {
    format!("{:+.0}", points.round() + 0.0)
}

/// Opens the games of a fitted player, if registered.
fn open_player(point: &FitPoint, context: &Context<'_>) -> Step {
    match meant_by(&point.player, &context.data.club) {
        Some(player) => Step::Open(Route::GameRecords { player, list: ListId::MAIN }),
        None => {
            Step::inform(context.words.screen.game_records.unregistered(&point.player), context)
        }
    }
}

fn plane(chart: &Drawn) -> Plane {
    let pairs = |points: &[[f64; 2]]| points.iter().map(|[x, y]| (*x, *y)).collect();
    let mut series = chart.series.iter().map(|series| pairs(&series.points));
    let dots: Vec<(f64, f64)> = series.next().unwrap_or_default();
    let line = series.next().unwrap_or_default();
    let of = |end: Option<&(f64, f64)>| end.map_or(0.0, |point| point.0);
    let [first, last] = [of(dots.first()), of(dots.last())];
    let ends = [format!("{} {first:.2}", chart.scales[0]), format!("{last:.2}")];
    Plane { title: chart.scales[1].clone(), dots, line, ends }
}

impl Layer for RecordFitPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.message.fit.study().to_owned()
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::RecordFit, Scope::List, Scope::Main])
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let nothing = words.screen.lists.nothing();
        Commands::of([lead(CommandId::Open).unless(self.points().is_empty(), nothing)])
            .leads(&[CommandId::NextTab, CommandId::Back])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let tabs = self.charts.len().max(1);
        match news {
            News::Refreshed => self.refresh(context.data, context.words),
            News::InFront if std::mem::take(&mut self.wanted) => {
                return vec![DeskTask::read_records().into()];
            }
            News::Run(CommandId::NextTab) => self.tab = (self.tab + 1) % tabs,
            News::Run(CommandId::PreviousTab) => self.tab = (self.tab + tabs - 1) % tabs,
            News::Tab(tab) => self.tab = tab.min(tabs - 1),
            _ => {}
        }
        let len = self.points().len();
        let chosen = self.selection.update(&news, PLAYERS, len, context.frame).chosen();
        chosen.map(|row| open_player(&self.points()[row], context)).steps()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.game_records;
        if let Some(why) = why_none(pen.data, pen.words) {
            pen.notice(area, &why);
            return;
        }
        let Some(fitted) = &self.fitted else {
            pen.notice(area, say.no_fit());
            return;
        };
        let [_, body, _] = across(area, [1, REST, 1]);
        let lead = text::wrap(&say.facts(&fitted.fit), usize::from(body.width));
        let rows = span(lead.len());
        let charted = if area.height >= CHARTED { CHART.max(area.height / 2 - rows) } else { 0 };
        let [above, chart, _, list] = down(body, [rows, charted, 1, REST]);
        pen.lines(above, &lead, pen.theme.text);
        if charted > 0 {
            self.draw_chart(fitted, chart, pen);
        }
        self.draw_list(fitted, Rect { x: area.x, width: area.width, ..list }, pen);
    }
}
