//! How the ratings of several players went over time, and the events that they went by.

use chrono::{Datelike as _, NaiveDate};
use ratatui::layout::{Constraint, Layout, Rect};

use super::Page;
use crate::club::question::rating_table::Model;
use crate::command::{CommandId, Scope};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::written;
use crate::tui::effect::Effect;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::Pen;
use crate::tui::snapshot::{Fit, Snapshot};
use crate::tui::widget::curves::{Curve, Curves};
use crate::words::Words;

/// Which lines are drawn.
#[derive(Debug, Clone)]
enum Drawn {
    /// The players by one kind of ratings.
    Players(Vec<PlayerId>, Model),
    /// One player by both kinds.
    Both(PlayerId),
}

#[derive(Debug, Clone)]
pub struct CurvesPage {
    list: ListId,
    drawn: Drawn,
    curves: Vec<Curve>,
    /// The first day of each event that one of the players was rated in, and its name.
    events: Vec<(f64, String)>,
    ends: [String; 2],
    /// What is to be fitted before all lines can be drawn.
    wanted: Option<Fit>,
}

impl CurvesPage {
    /// Several players by one kind of ratings.
    pub fn of(players: Vec<PlayerId>, list: ListId, model: Model, data: &Snapshot) -> Self {
        Self::new(Drawn::Players(players, model), list, data)
    }

    /// One player by the ratings of the list and by those fitted to all results.
    pub fn both(player: PlayerId, list: ListId, data: &Snapshot) -> Self {
        Self::new(Drawn::Both(player), list, data)
    }

    fn new(drawn: Drawn, list: ListId, data: &Snapshot) -> Self {
        let ends = [String::new(), String::new()];
        let (curves, events) = (Vec::new(), Vec::new());
        let mut page = Self { list, drawn, curves, events, ends, wanted: None };
        page.refresh(data);
        page
    }

    fn players(&self) -> Vec<PlayerId> {
        match &self.drawn {
            Drawn::Players(players, _) => players.clone(),
            Drawn::Both(player) => vec![*player],
        }
    }

    fn refresh(&mut self, data: &Snapshot) {
        let lines: Vec<(PlayerId, Model)> = match &self.drawn {
            Drawn::Players(players, model) => players.iter().map(|one| (*one, *model)).collect(),
            Drawn::Both(player) => vec![(*player, Model::Elo), (*player, Model::WholeHistory)],
        };
        let list = self.list;
        let fitted = lines.iter().any(|(_, model)| *model == Model::WholeHistory);
        let unknown = fitted && data.whole_history_at_once(list).is_none();
        self.wanted = unknown.then_some(Fit::History(list));
        self.curves = ('A'..='Z')
            .zip(lines)
            .map(|(letter, (player, model))| {
                let points = points(list, player, model, data);
                Curve { name: data.name(player), letter, points }
            })
            .collect();
        self.events = events(list, &self.players(), data);
        let days = || self.curves.iter().flat_map(|curve| &curve.points).map(|point| point.0);
        let ends = [days().reduce(f64::min), days().reduce(f64::max)];
        self.ends =
            ends.map(|end| end.and_then(date).map(|day| day.to_string()).unwrap_or_default());
    }
}

/// A rating on each day it was moved: before the first match, the day before.
fn points(list: ListId, player: PlayerId, model: Model, data: &Snapshot) -> Vec<(f64, f64)> {
    match model {
        Model::Elo => {
            let history = data.club.history(list, player);
            let before = history.first().map(|line| (place(line.on) - 1.0, line.step.before));
            let after = history.iter().map(|line| (place(line.on), line.step.after));
            // Of several matches of a day, the rating at its end.
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
    let name = |id| data.club.tournament(id).map(|found| found.name.clone()).unwrap_or_default();
    let mut events: Vec<(f64, String)> =
        events.into_iter().map(|(id, day)| (place(day), name(id))).collect();
    events.sort_by(|a, b| a.0.total_cmp(&b.0));
    events
}

/// A day on the axis.
fn place(day: NaiveDate) -> f64 {
    f64::from(day.num_days_from_ce())
}

#[expect(clippy::cast_possible_truncation, reason = "it was made of a day")]
fn date(place: f64) -> Option<NaiveDate> {
    NaiveDate::from_num_days_from_ce_opt(place as i32)
}

impl Page for CurvesPage {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.rating;
        let model = match self.drawn {
            Drawn::Players(_, model) => say.model(model).to_owned(),
            Drawn::Both(_) => {
                let both = [Model::Elo, Model::WholeHistory].map(|model| say.model(model));
                let lettered = both.iter().zip(['A', 'B']);
                let named = lettered.map(|(name, letter)| format!("{letter} {name}"));
                words.term.list(&named.collect::<Vec<_>>())
            }
        };
        words.screen.ranking.curves(&model)
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Curves, Scope::Main]
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match (intent, &mut self.drawn) {
            (Intent::Run(CommandId::SwitchModel), Drawn::Players(_, model)) => {
                *model = match model {
                    Model::Elo => Model::WholeHistory,
                    Model::WholeHistory => Model::Elo,
                };
                self.refresh(context.data);
            }
            (Intent::Refreshed, _) => self.refresh(context.data),
            _ => {}
        }
        Vec::new()
    }

    fn disabled(
        &self,
        command: CommandId,
        _data: &Snapshot,
        words: &'static Words,
    ) -> Option<String> {
        let both = matches!(self.drawn, Drawn::Both(_)) && command == CommandId::SwitchModel;
        both.then(|| words.screen.here().to_owned())
    }

    fn stopped(&mut self, data: &Snapshot) {
        if data.whole_history_at_once(self.list).is_none() {
            self.drawn = Drawn::Players(self.players(), Model::Elo);
            self.refresh(data);
        }
    }

    fn wants(&mut self) -> Option<Effect> {
        self.wanted.take().map(Effect::Fit)
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        if self.curves.iter().all(|curve| curve.points.is_empty()) {
            pen.notice(area, pen.words.screen.player.no_match());
            return;
        }
        let [_, inside, _] =
            Layout::horizontal([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
                .areas(area);
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
