//! The analysed games of a player, and the rating that they suggest.

use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::records::Suggestion;
use crate::request::analysed_games::PlayedGame;
use crate::tui::kit::prelude::*;
use crate::words::screen::ranking::GameRecordWords;

const PANE: Pane = Pane(0);

#[derive(Debug, Clone)]
pub(super) struct GameRecordsPage {
    player: PlayerId,
    /// The list on which a suggestion is recorded.
    list: ListId,
    games: Vec<PlayedGame>,
    /// The mean loss of all games.
    mean: Option<f64>,
    suggestion: Option<Suggestion>,
    selection: Selection,
    /// Whether the files are still to be looked at.
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

    /// The correction by hand that the suggestion would be.
    fn adjust(&self, say: GameRecordWords) -> Option<Step> {
        let found = self.suggestion?;
        let change = format!("={:.0}", found.estimate.rating);
        Some(Step::Open(Route::Adjust {
            list: self.list,
            player: Some(self.player),
            prefilled: Some([change, say.reason(&found)]),
        }))
    }

    /// The lines above the games.
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

/// Why no games are shown: nothing is named, or read, or it is wrong.
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

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Records, Scope::List, Scope::Main]
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
        chosen
            .map(|row| Step::Open(Route::Replay(self.games[row].name.clone())))
            .into_iter()
            .collect()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = pen.words.screen.game_records;
        if let Some(why) = why_none(pen.data, pen.words) {
            pen.notice(area, &why);
            return;
        }
        let [_, body, _] = split::across(area, [1, REST, 1]);
        let columns = usize::from(body.width);
        let lead = self.lead(pen.data, pen.words);
        let lead: Vec<String> = lead.iter().flat_map(|line| text::wrap(line, columns)).collect();
        let rows = u16::try_from(lead.len()).unwrap_or(u16::MAX);
        let [above, _, below] = split::down(body, [rows.min(body.height / 2), 1, REST]);
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
