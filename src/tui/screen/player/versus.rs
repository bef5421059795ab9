//! The matches against one opponent, and predictions of the next: expected score, races, handicaps.

use crate::club::question::history::{HistoryLine, SeenMatch};
use crate::club::question::rating_table::{RankingQuery, RatingLine};
use crate::domain::rating::{
    Odds, Scale, expected, fair_races, prediction, race_won, would_change, written,
};
use crate::domain::score::Score;
use crate::domain::standings::Tally;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::Picker;

const PANE: Pane = Pane(0);
const WIDTH: u16 = 76;
/// The most opponents that are listed.
const MOST: usize = 50;
/// Lines for the predictions.
const TOLD: u16 = 9;
/// The least lines for the field and the opponents.
const LISTED: u16 = 3;
/// The lengths of matches that are predicted.
const LENGTHS: [u32; 6] = [1, 2, 3, 5, 7, 10];
/// The longest race that is proposed, and the number of proposals.
const LONGEST: u32 = 9;
const RACES: usize = 4;

/// The choice of an opponent, and the predictions for the selected one.
#[derive(Debug, Clone)]
pub(super) struct Versus {
    picker: Picker<PlayerId>,
    player: PlayerId,
    list: ListId,
    /// The player's rated matches against one opponent, oldest first.
    played: Vec<HistoryLine>,
    /// The results and the predictions, one sentence each.
    told: Vec<String>,
}

impl Versus {
    pub(super) fn new(
        player: PlayerId,
        list: ListId,
        data: &Snapshot,
        words: &'static Words,
    ) -> Self {
        let picker = Picker::new(PANE);
        let mut played = data.club.history(list, player);
        played.retain(|line| line.seen().is_some_and(|seen| seen.opponents().count() == 1));
        let mut versus = Self { picker, player, list, played, told: Vec::new() };
        versus.find(data);
        versus.foretell(data, words);
        versus
    }

    fn find(&mut self, data: &Snapshot) {
        let own = data.club.registry().today(self.player);
        let found = data.find(&self.picker.input.text(), MOST + 1);
        self.picker.found = found.into_iter().filter(|player| *player != own).take(MOST).collect();
    }

    fn foretell(&mut self, data: &Snapshot, words: &'static Words) {
        let opponent = self.picker.selected();
        self.told = opponent.map(|one| self.sentences(*one, data, words)).unwrap_or_default();
    }

    /// The results of the two against each other.
    fn record(&self, opponent: PlayerId, data: &Snapshot, words: &'static Words) -> String {
        let registry = data.club.registry();
        let met = |seen: &SeenMatch| {
            seen.opponents().any(|other| registry.today(other) == registry.today(opponent))
        };
        let (mut tally, mut last) = (Tally::default(), None);
        for line in &self.played {
            if let Some(seen) = line.seen().filter(|seen| met(seen)) {
                seen.count(&mut tally);
                last = Some((line.on, seen.score()));
            }
        }
        words.screen.versus.record(tally, last)
    }

    /// The rating changes for each score of a match as long as their last one, or of first to 2.
    fn would_change(
        &self,
        two: [&RatingLine; 2],
        data: &Snapshot,
        words: &'static Words,
    ) -> String {
        let registry = data.club.registry();
        let met =
            |seen: &&SeenMatch| seen.opponents().any(|one| registry.today(one) == two[1].player);
        let last = self.played.iter().rev().filter_map(HistoryLine::seen).find(met);
        let first_to = last.map(SeenMatch::tally).map(|all| all.games_won.max(all.games_lost));
        let first_to = first_to.filter(|games| *games > 0).unwrap_or(2);
        let mut scores: Vec<[u32; 2]> = [0, first_to - 1].map(|lost| [first_to, lost]).into();
        scores.dedup();
        scores.extend(scores.clone().into_iter().rev().map(|[won, lost]| [lost, won]));
        let came = two.map(|line| (line.ranked.rating, line.ranked.games));
        let standard = Scale::STANDARD;
        let scale = data.club.list(self.list).map_or(&standard, |list| &list.scale);
        let told = scores.into_iter().map(|[won, lost]| {
            let changes = would_change(scale, came, Score::new(won, lost), Some(data.today));
            (format!("{won}-{lost}"), changes)
        });
        words.screen.versus.would_change(&data.name(two[0].player), &told.collect::<Vec<_>>())
    }

    fn sentences(&self, opponent: PlayerId, data: &Snapshot, words: &'static Words) -> Vec<String> {
        let say = &words.screen.versus;
        let table = data.rating_table(self.list, RankingQuery::now(data.today));
        let known = |player: PlayerId| {
            let player = data.club.registry().today(player);
            table.lines.iter().find(|line| line.player == player)
        };
        let (Some(own), Some(other)) = (known(self.player), known(opponent)) else {
            return vec![self.record(opponent, data, words)];
        };
        let would_change = self.would_change([own, other], data, words);
        let (own, other) = (own.interval, other.interval);
        let gap = own.rating - other.rating;
        let share = expected(gap, Odds::EVEN);
        let cautious = prediction(gap, own.deviation.hypot(other.deviation));
        let races = LENGTHS.map(|games| (games, race_won([games, games], share)));
        let mut even = fair_races(share, LONGEST);
        even.truncate(RACES);
        vec![
            self.record(opponent, data, words),
            say.games(&data.name(opponent), share, cautious),
            would_change,
            say.races(&races),
            say.even(&even),
        ]
    }
}

impl Layer for Versus {
    fn commands(&self, _data: &Snapshot, _words: &'static Words) -> Commands {
        // A table that is only read is closed by the key that closes any overlay.
        Commands::of([also(CommandId::Open).unsaid()])
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: true,
            ..LayerState::of(&[Scope::List, Scope::Table, Scope::Overlay])
        }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news == News::Edited {
            self.find(context.data);
        }
        // The selected opponent is shown already, so Enter does nothing.
        self.picker.update(&news, context);
        self.foretell(context.data, context.words);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (data, words) = (pen.data, pen.words);
        let say = &words.screen.versus;
        let title = say.title(data.name(self.player));
        let inside = pen.window(centred(area, WIDTH, area.height), &title);
        let [list, told] =
            Layout::vertical([Constraint::Min(LISTED), Constraint::Max(TOLD)]).areas(inside);
        let fields = Fields::lines(|player: &PlayerId| data.name(*player))
            .with(Column::number("", 8), |player| written(data.club.rating(self.list, *player)));
        self.picker.draw(list, (say.prompt(), say.none()), &fields, |player| *player, pen);
        let columns = usize::from(told.width);
        let mut lines: Vec<String> = Vec::new();
        for sentence in self.told.iter().map(|sentence| text::wrap(sentence, columns)) {
            // A sentence is shown whole or not at all.
            if lines.len() + sentence.len() > usize::from(told.height) {
                break;
            }
            lines.extend(sentence);
        }
        pen.lines(told, &lines, pen.theme.text);
    }
}
