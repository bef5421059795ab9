//! The ratings of several players over time, with the events on the way.

use chrono::{Datelike as _, NaiveDate};

use crate::club::question::rating_table::Model;
use crate::domain::rating::written;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::curves::{Curve, Curves};
use crate::tui::snapshot::Fit;

/// The kinds of ratings that are drawn for a single player.
const BOTH: [Model; 2] = [Model::Elo, Model::WholeHistory];

#[derive(Debug, Clone)]
pub(super) struct CurvesPage {
    list: ListId,
    players: Vec<PlayerId>,
    /// The kind of ratings; none for both kinds of one player.
    model: Option<Model>,
    curves: Vec<Curve>,
    /// The first day and the name of each event in which one of the players was rated.
    events: Vec<(f64, String)>,
    ends: [String; 2],
    /// The fit that is needed before all lines can be drawn.
    wanted: Option<Fit>,
}

impl CurvesPage {
    /// Draws players by one kind of ratings. Without a kind, each player
    /// has a line by the list's ratings, and one fitted to all results.
    pub(super) fn new(
        players: Vec<PlayerId>,
        list: ListId,
        model: Option<Model>,
        data: &Snapshot,
    ) -> Self {
        let ends = [String::new(), String::new()];
        let (curves, events) = (Vec::new(), Vec::new());
        let mut page = Self { list, players, model, curves, events, ends, wanted: None };
        page.refresh(data);
        page
    }

    /// The name of a player, with the number if another line has the same name.
    fn named(&self, player: PlayerId, data: &Snapshot) -> String {
        let name = data.name(player);
        let is_alike = |other: &PlayerId| *other != player && data.name(*other) == name;
        if self.players.iter().any(is_alike) { format!("{name} {player}") } else { name }
    }

    fn refresh(&mut self, data: &Snapshot) {
        let models = self.model.map_or_else(|| BOTH.to_vec(), |model| vec![model]);
        let each = |player: PlayerId| models.iter().map(move |model| (player, *model));
        let lines: Vec<(PlayerId, Model)> = self.players.iter().copied().flat_map(each).collect();
        let list = self.list;
        let fitted = lines.iter().any(|(_, model)| *model == Model::WholeHistory);
        let unknown = fitted && data.whole_history_at_once(list).is_none();
        self.wanted = unknown.then_some(Fit::History(list));
        self.curves = ('A'..='Z')
            .zip(lines)
            .map(|(letter, (player, model))| {
                let points = points(list, player, model, data);
                Curve { name: self.named(player, data), letter, points }
            })
            .collect();
        self.events = events(list, &self.players, data);
        let days = || self.curves.iter().flat_map(|curve| &curve.points).map(|point| point.0);
        let ends = [days().reduce(f64::min), days().reduce(f64::max)];
        self.ends =
            ends.map(|end| end.and_then(date).map(|day| day.to_string()).unwrap_or_default());
    }
}

/// The rating on each day when it changed, with that before the first match on the day before.
fn points(list: ListId, player: PlayerId, model: Model, data: &Snapshot) -> Vec<(f64, f64)> {
    match model {
        Model::Elo => {
            let history = data.club.history(list, player);
            let before = history.first().map(|line| (place(line.on) - 1.0, line.step.before));
            let after = history.iter().map(|line| (place(line.on), line.step.after));
            // Of several matches on a day, the rating after the last.
            let mut points: Vec<(f64, f64)> = before.into_iter().chain(after).collect();
            points.reverse();
            points.dedup_by_key(|point| point.0);
            points.reverse();
            points
        }
        Model::WholeHistory => {
            let history = data.whole_history_at_once(list);
            let today = data.club.registry().today(player);
            let curve = history.map(|history| history.curve(today)).unwrap_or_default();
            curve.into_iter().map(|(day, interval)| (place(day), interval.rating)).collect()
        }
        // These ratings have no history.
        Model::BradleyTerry => Vec::new(),
    }
}

fn events(list: ListId, players: &[PlayerId], data: &Snapshot) -> Vec<(f64, String)> {
    let mut events = std::collections::BTreeMap::new();
    for &player in players {
        for line in data.club.history(list, player) {
            if let Some(seen) = line.seen() {
                let first = events.entry(seen.tournament).or_insert(line.on);
                *first = line.on.min(*first);
            }
        }
    }
    let named = |(id, day)| (place(day), data.tournament_name(id).to_owned());
    let mut events: Vec<(f64, String)> = events.into_iter().map(named).collect();
    events.sort_by(|a, b| a.0.total_cmp(&b.0));
    events
}

/// A day as a value on the axis.
fn place(day: NaiveDate) -> f64 {
    f64::from(day.num_days_from_ce())
}

#[expect(clippy::cast_possible_truncation, reason = "it was made of a day")]
fn date(place: f64) -> Option<NaiveDate> {
    NaiveDate::from_num_days_from_ce_opt(place as i32)
}

impl Layer for CurvesPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.rating;
        let model = if let Some(model) = self.model {
            say.model(model).to_owned()
        } else {
            let both = BOTH.map(|model| say.model(model));
            let lettered = both.iter().zip(['A', 'B']);
            let named = lettered.map(|(name, letter)| format!("{letter} {name}"));
            words.term.list(&named.collect::<Vec<_>>())
        };
        words.screen.ranking.curves(&model)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::Curves, Scope::Main])
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let here = words.screen.here();
        Commands::of([also(CommandId::SwitchModel).unless(self.model.is_none(), here).does(
            |page: &mut Self, context| {
                page.model = page.model.map(|model| match model {
                    Model::Elo => Model::WholeHistory,
                    Model::WholeHistory | Model::BradleyTerry => Model::Elo,
                });
                page.refresh(context.data);
            },
        )])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => self.refresh(context.data),
            News::InFront => return self.wanted.take().map(DeskTask::fit).steps(),
            News::Stopped if context.data.whole_history_at_once(self.list).is_none() => {
                self.model = Some(Model::Elo);
                self.refresh(context.data);
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        if self.curves.iter().all(|curve| curve.points.is_empty()) {
            pen.notice(area, pen.words.screen.player.no_match());
            return;
        }
        let [_, inside, _] = across(area, [1, REST, 1]);
        let [left, right] = &self.ends;
        let curves = Curves {
            curves: &self.curves,
            events: &self.events,
            y_label: written,
            ends: [left.as_str(), right.as_str()],
        };
        curves.draw(inside, pen);
    }
}
