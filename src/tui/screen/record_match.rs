//! The entry of a match outside any draw, in a ladder or a recorded tournament: first its players, then its score.

use crate::cards::{GamesFault, read_games};
use crate::domain::game::{self, CardGame, RecordedGames};
use crate::domain::score::{Outcome, Score, ScoreFault};
use crate::request::score::typed_score;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::form_page;
use crate::tui::kit::widget::search_list::{Picker, found_players};

const PANE: Pane = Pane(0);
/// The most players that are listed.
const MOST: usize = 200;

#[derive(Debug, Clone)]
pub(super) struct RecordMatchScreen {
    tournament: TournamentId,
    /// The players chosen so far. After the second one the score is typed.
    chosen: Vec<PlayerId>,
    picker: Picker<PlayerId>,
    score: TextInput,
}

impl RecordMatchScreen {
    /// Opens without chosen players.
    pub(super) fn new(tournament: TournamentId, data: &Snapshot) -> Self {
        let mut screen =
            Self { tournament, chosen: Vec::new(), picker: picker(), score: TextInput::default() };
        screen.search(data);
        screen
    }

    fn search(&mut self, data: &Snapshot) {
        let found = data.find(&self.picker.input.text(), MOST);
        let registry = data.club.registry();
        let is_chosen = |player| self.chosen.iter().any(|one| registry.today(*one) == player);
        let mut found: Vec<_> = found.into_iter().filter(|player| !is_chosen(*player)).collect();
        if let Some(tournament) = data.club.tournament(self.tournament)
            && self.picker.input.text().is_empty()
        {
            let own: Vec<_> = tournament.entrants.iter().map(|one| registry.today(*one)).collect();
            found.sort_by_key(|player| !own.contains(player));
        }
        self.picker.find(found, data.gone());
    }

    /// Both players, when they are chosen.
    fn sides(&self) -> Option<[PlayerId; 2]> {
        self.chosen.as_slice().try_into().ok()
    }

    fn choose(&mut self, player: PlayerId, data: &Snapshot) {
        self.chosen.push(player);
        self.picker = picker();
        self.search(data);
    }

    /// Returns to the choice of the second player.
    fn choose_again(&mut self, data: &Snapshot) {
        self.chosen.pop();
        self.search(data);
    }

    /// The request to record the match, or the reason why it cannot be recorded yet.
    fn request(&self, data: &Snapshot, words: &Words) -> Result<Request, String> {
        let say = &words.screen.record_match;
        let sides = self.sides().ok_or_else(|| say.hint().to_owned())?;
        let card_game = data.club.tournament(self.tournament).and_then(|found| found.card_game);
        let (score, games) = read(&self.score.text(), card_game).map_err(|fault| match fault {
            Some(fault) => words.message.hands.games_fault("", &fault).into(),
            None => say.hint().to_owned(),
        })?;
        let (tournament, outcome) = (self.tournament, Outcome::Score(score));
        let played_on = data.today;
        let request =
            Request::RecordMatch { tournament, round: None, sides, outcome, games, played_on };
        match request.rehearse(&data.club) {
            Ok(()) => Ok(request),
            // The usual remedy, a walkover, exists only in drawn tournaments.
            Err(Refusal::BadScore(.., ScoreFault::NoGames)) => Err(say.no_games().to_owned()),
            Err(refusal) => Err(words.message.refusal(&refusal, &data.club).into()),
        }
    }

    /// Whether an entry has recorded such a match.
    fn is_done(seq: Seq, data: &Snapshot) -> bool {
        data.actions_of(seq).iter().any(|action| matches!(action, Action::RecordMatch(_)))
    }

    fn draw_score(&self, sides: [PlayerId; 2], area: Rect, pen: &mut Pen<'_>) {
        let say = &pen.words.screen.record_match;
        let [players, _, field, _, told] = down(form_page::place(area), [1, 1, 1, 1, REST]);
        let names = sides.map(|player| pen.data.name(player));
        let room = usize::from(players.width).saturating_sub(text::width(&say.players("", "")));
        let [a, b] = text::share(&names, room);
        pen.line(players, &say.players(&a, &b), pen.theme.text);
        self.score.draw(field, say.score(), true, pen);
        let why = self.request(pen.data, pen.words).err();
        let wrong = why.is_some() && !self.score.text().is_empty();
        let style = if wrong { pen.theme.warning } else { pen.theme.muted };
        let sentence = why.unwrap_or_else(|| say.records().to_owned());
        pen.sentence(told, &text::capital(&sentence), style);
    }

    fn draw_search(&self, area: Rect, pen: &mut Pen<'_>) {
        let (say, data) = (&pen.words.screen.record_match, pen.data);
        let first = self.chosen.first().map(|&first| data.name(first));
        let prompt = first.map_or_else(|| say.first().to_owned(), |first| say.second(&first));
        let area = area.inner(Margin { horizontal: 1, vertical: 0 });
        self.picker.draw(area, (&prompt, say.nobody()), &found_players(data), |one| *one, pen);
    }
}

/// Reads a score, or the games in order, whose sum is the score.
/// The error is a fault of cards; none if the text is no game.
fn read(
    typed: &str,
    card_game: Option<CardGame>,
) -> Result<(Score, RecordedGames), Option<GamesFault>> {
    if let Some(score) = typed_score(typed, true) {
        return Ok((score, RecordedGames::default()));
    }
    let recorded = read_games(typed, card_game)
        .map_err(|fault| matches!(fault, GamesFault::Cards(..)).then_some(fault))?;
    if recorded.games.is_empty() {
        return Err(None);
    }
    let score = game::total(recorded.games.iter().map(|game| game.winner));
    Ok((score, recorded))
}

fn picker() -> Picker<PlayerId> {
    Picker::new(PANE)
}

impl Layer for RecordMatchScreen {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.record_match.title(data.tournament_name(self.tournament))
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let none = self.picker.selected().is_none();
        Commands::of([
            also(CommandId::Open)
                .unless(none, words.screen.enter.nothing_to_choose())
                .called(FooterLabel::Choose),
            also(CommandId::Submit).refused(self.request(data, words).err()).shows_why().does(
                |page: &mut Self, context| {
                    let request = page.request(context.data, context.words).ok()?;
                    Some(Step::ask(request, context))
                },
            ),
            also(CommandId::PreviousField)
                .does(|page: &mut Self, context| page.choose_again(context.data)),
            also(CommandId::NextField).refused(Some(words.screen.record_match.last_field())),
        ])
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(if self.sides().is_some() { &mut self.score } else { &mut self.picker.input })
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: true,
            has_lost: self.sides().is_none() && self.picker.has_lost(),
            typed: if self.sides().is_some() { 4 + self.score.text().len() } else { 0 },
            ..LayerState::of(if self.sides().is_some() { &[Scope::Form] } else { &[Scope::List] })
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        if matches!(news, News::Edited | News::Refreshed) {
            self.search(data);
        }
        if let News::Done(seq) = news
            && Self::is_done(seq, data)
        {
            return vec![Step::Back];
        }
        if self.sides().is_none()
            && let Some(player) = self.picker.update(&news, context)
        {
            self.choose(player, data);
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        match self.sides() {
            Some(sides) => self.draw_score(sides, area, pen),
            None => self.draw_search(area, pen),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardFault;
    use crate::domain::score::Side;

    #[test]
    fn a_score_is_typed_or_the_games_that_add_up_to_it() {
        let score = |a, b, draws| Score { draws, ..Score::new(a, b) };
        assert_eq!(read("2-1", None), Ok((score(2, 1, 0), RecordedGames::default())));
        assert_eq!(
            read("３１", None),
            Ok((score(3, 1, 0), RecordedGames::default())),
            "as in the entry of a drawn match"
        );
        let (told, games) = read("w l w", None).expect("games");
        assert_eq!((told, games.games.len()), (score(2, 1, 0), 3));
        let winners: Vec<Option<Side>> = games.games.iter().map(|game| game.winner).collect();
        assert_eq!(winners, [Some(Side::A), Some(Side::B), Some(Side::A)]);
        let (_, games) = read("wh30 d", None).expect("games");
        assert!(games.games[0].hand.is_some() && games.games[1].winner.is_none());
        for text in ["", "2", "x", "w x"] {
            assert_eq!(read(text, None), Err(None), "{text}");
        }
        let cards = "w@QT338647JA9/T77TJK4X3KA l";
        let without = GamesFault::Cards(1, CardFault::NoCardGame);
        assert_eq!(read(cards, None), Err(Some(without)));
        let (told, games) = read(cards, Some(CardGame::PrimeDaifugo)).expect("games");
        assert_eq!((told, games.deals.0.len()), (score(1, 1, 0), 1));
    }
}
