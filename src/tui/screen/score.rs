//! The entry of a score: records a result or corrects one. In a closed tournament the correction needs a reason.

pub(super) mod draw;

use super::presence;
use crate::cards::{GamesFault, read_games};
use crate::club::Fact;
use crate::club::action::CorrectResult;
use crate::club::refusal::TextField;
use crate::domain::game::{self, CardGame, Deals, Game, RecordedGames, written_in_full};
use crate::domain::name::clean;
use crate::domain::score::{Broken, Length, Outcome};
use crate::request::score::{Case, ResultPreview, ScoreCheck, judge};
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::form_page::{self, Form, FormPage, Wrong};
use crate::words::FieldWords;
use draw::Sheet;

/// The most columns of a name in a question.
const NAME: usize = 24;

#[derive(Debug, Clone)]
pub(super) struct ScoreEntry {
    tournament: TournamentId,
    no: MatchNo,
    /// The players and the result when the screen opened.
    basis: [Fact; 2],
    /// Set when the screen opens, so that a result of another desk is not overwritten unseen.
    correcting: bool,
    length: Length,
    sheet: Sheet,
    told: GamesField,
    entry: Entry,
    /// Whether a recorded walkover or double walkover is shown untouched. Digits typed then are the right score.
    untouched: bool,
    /// Whether Enter was pressed for a score that cannot be recorded. The next digit begins
    /// a new score, since an operator who types without looking types the next match.
    refused: bool,
    /// Games that each side has before the match begins.
    start: [u32; 2],
    verdict: ScoreCheck,
}

impl ScoreEntry {
    /// Enters the result of a match, or corrects it if there is one.
    pub(super) fn new(tournament: TournamentId, no: MatchNo, data: &Snapshot) -> Self {
        let played = data.club.tournament(tournament).and_then(|found| found.match_no(no));
        let record = played.and_then(|played| played.record);
        let length = played.map_or(Length::Open, |played| played.length);
        let outcome = record.map(|record| record.outcome);
        let card_game = data.club.tournament(tournament).and_then(|found| found.card_game);
        let told = match played {
            Some(played) => GamesField::new(&played.games, &played.deals, card_game),
            None => GamesField::new(&[], &Deals::default(), card_game),
        };
        let mut screen = Self {
            tournament,
            no,
            basis: [
                Fact::players((tournament, no), &data.club),
                Fact::result((tournament, no), &data.club),
            ],
            correcting: record.is_some(),
            length,
            told,
            sheet: Sheet::new(length, outcome.and_then(Outcome::played)),
            entry: Entry::of(outcome),
            untouched: !Entry::of(outcome).has_games(),
            refused: false,
            start: played.map_or([0, 0], |played| played.start),
            verdict: ScoreCheck::Incomplete,
        };
        screen.judge(data);
        screen
    }

    fn found<'a>(&self, data: &'a Snapshot) -> Option<(&'a Tournament, &'a Match)> {
        let tournament = data.club.tournament(self.tournament)?;
        Some((tournament, tournament.match_no(self.no)?))
    }

    /// Checks whether the players and, for a correction, the result are still
    /// the same. If not, the typed text belonged to others and is dropped.
    fn refresh(&mut self, context: &Context<'_>) -> Vec<Step> {
        let [players, result] = &self.basis;
        let concerned = [Some(players), Some(result).filter(|_| self.correcting)];
        let club = &context.data.club;
        let changed = concerned.into_iter().flatten().find_map(|fact| fact.check(club).err());
        let Some(changed) = changed else {
            self.judge(context.data);
            return Vec::new();
        };
        *self = Self::new(self.tournament, self.no, context.data);
        vec![Step::refused(&changed, context)]
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.entry {
            _ if self.entry.types_games() && self.sheet.slip().is_some() => None,
            Entry::Games => {
                let score = self.sheet.score();
                score.map(|score| Outcome::Score(self.length.from_start(score, self.start)))
            }
            Entry::Asked(_) => None,
            Entry::Walkover(side) => Some(Outcome::Walkover(side)),
            Entry::DoubleWalkover => Some(Outcome::DoubleWalkover),
            Entry::Retired(loser) => Some(Outcome::Retired(self.broken(loser))),
            Entry::Disqualified(loser) => Some(Outcome::Disqualified(self.broken(loser))),
            Entry::DoubleDisqualification => Some(Outcome::DoubleDisqualification),
        }
    }

    fn broken(&self, loser: Side) -> Broken {
        Broken { winner: loser.other(), score: self.sheet.so_far().starting_at(self.start) }
    }

    fn judge(&mut self, data: &Snapshot) {
        let case = Case {
            tournament: self.tournament,
            no: self.no,
            correcting: self.correcting,
            today: data.today,
        };
        let told = self.entry.has_games().then(|| self.told.read());
        self.verdict = match told {
            Some(Err(fault)) => ScoreCheck::Unreadable(Some(fault)),
            Some(Ok(games)) => judge(&data.club, case, self.outcome(), &games),
            None => judge(&data.club, case, self.outcome(), &RecordedGames::default()),
        };
    }

    /// Sets the score to the sum of the typed games.
    fn retell(&mut self) {
        if let Ok(RecordedGames { games, .. }) = self.told.read()
            && !games.is_empty()
        {
            let winners = games.iter().map(|game| game.winner);
            self.sheet = Sheet::new(self.length, Some(game::total(winners)));
        }
    }

    /// Changes the input and judges it again.
    fn edit(&mut self, change: impl FnOnce(&mut Self), context: &Context<'_>) {
        self.untouched = false;
        self.refused = false;
        change(self);
        self.judge(context.data);
    }

    /// Moves to the next field, or selects the other side where no games are typed.
    fn turn_field(&mut self, forward: bool) {
        match self.entry {
            _ if self.told.typing => self.told.typing = false,
            entry if entry.types_games() && forward => self.sheet.next(),
            entry if entry.types_games() => self.sheet.previous(),
            Entry::Walkover(side) => self.entry = Entry::Walkover(side.other()),
            entry => self.entry = entry.answered(Some(Side::A)),
        }
    }

    /// Moves to the field of a side, or selects that side.
    fn turn_to(&mut self, side: Side) {
        match (self.entry, side) {
            (entry, Side::A) if entry.types_games() => self.sheet.previous(),
            (entry, Side::B) if entry.types_games() => self.sheet.next(),
            (entry, side) => self.entry = entry.answered(Some(side)),
        }
    }

    fn erase(&mut self) {
        if self.entry.types_games() {
            self.told.clear();
            self.sheet.erase();
        } else {
            self.entry = Entry::Games;
        }
    }

    fn digit(&mut self, digit: u32) {
        if std::mem::take(&mut self.untouched) {
            self.entry = Entry::Games;
        }
        if self.entry.types_games() {
            if std::mem::take(&mut self.refused) {
                self.sheet = Sheet::new(self.length, None);
            }
            // A score typed again needs its games typed again.
            self.told.clear();
            self.sheet.digit(digit);
            return;
        }
        self.entry = match digit {
            0 => self.entry.answered(None),
            1 => self.entry.answered(Some(Side::A)),
            2 => self.entry.answered(Some(Side::B)),
            _ => self.entry,
        };
    }

    fn choose(&mut self, row: usize) {
        self.untouched = false;
        match Side::BOTH.get(row) {
            _ if self.entry.types_games() => self.sheet.focus_on(row),
            Some(side) => self.entry = self.entry.answered(Some(*side)),
            None => {}
        }
    }

    fn submit(&self, context: &Context<'_>) -> Vec<Step> {
        match &self.verdict {
            // Another desk was faster, and its result came while this one was typed.
            ScoreCheck::Refused(refusal @ Refusal::AlreadyScored(..)) => {
                vec![Step::refused(refusal, context)]
            }
            // The window says what is missing.
            ScoreCheck::Incomplete | ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_) => {
                Vec::new()
            }
            ScoreCheck::Unchanged(outcome) => {
                let [a, b] = self.names(context.data);
                let result = said(*outcome, [&a, &b], context.words);
                let stays = context.words.screen.score.stays(self.no, &result);
                vec![Step::Back, Step::inform(stays, context)]
            }
            ScoreCheck::Stands(preview) if self.is_unlikely(context.data) => {
                let names = self.names(context.data);
                let result = said(preview.outcome, [&names[0], &names[1]], context.words);
                vec![Step::cover(uncalled(self.no, &result, preview, context))]
            }
            ScoreCheck::Stands(preview) if !concerns_others(preview, context) => {
                let request = preview.actions(&preview.action).into();
                vec![record(preview, request, context)]
            }
            ScoreCheck::Stands(preview) => {
                let names = self.names(context.data);
                let result = said(preview.outcome, [&names[0], &names[1]], context.words);
                let winner = match preview.outcome {
                    Outcome::Score(score) => score.winner().map(|side| &names[side.index()]),
                    _ => None,
                };
                let question = context.words.screen.score.void_question(self.no, &result, winner);
                let found = self.found(context.data);
                let is_closed = found.is_some_and(|(event, _)| event.phase == Phase::Closed);
                let closed = is_closed.then(|| context.words.screen.score.closed().to_owned());
                let lead = [question, reason(preview, context)].into_iter().chain(closed);
                vec![Step::cover(ask(lead.collect(), preview, context))]
            }
        }
    }

    /// Closes the screen after the result is recorded. If the loser
    /// did not play to the end, the program asks about withdrawal.
    fn leave(&self, context: &Context<'_>) -> Vec<Step> {
        let found = self.found(context.data).filter(|_| !self.correcting);
        let offer =
            found.and_then(|(tournament, _)| presence::offer_exit(tournament, self.no, context));
        std::iter::once(Step::Back).chain(offer).collect()
    }

    /// Whether nothing is typed yet.
    fn is_blank(&self) -> bool {
        self.entry == Entry::Games && self.sheet.typed().is_empty() && !self.told.is_in_use()
    }

    /// The reason why there is nothing to save.
    fn why_not(&self, data: &Snapshot, words: &Words) -> Option<String> {
        let say = &words.screen.score;
        match &self.verdict {
            ScoreCheck::Incomplete => Some(match (self.entry, self.found(data)) {
                (Entry::Asked(early), _) => {
                    let [a, b] = self.names(data).map(|name| text::fit(&name, NAME));
                    say.for_whom(early.command(), &a, &b)
                }
                _ if self.sheet.slip().is_some() => say.too_many(self.sheet.typed()),
                (_, Some((_, played))) => say.type_score(played.length),
                (_, None) => String::new(),
            }),
            ScoreCheck::Unreadable(Some(fault @ GamesFault::Cards(..))) => {
                Some(words.message.hands.games_fault("", fault).into())
            }
            ScoreCheck::Unreadable(_) => Some(say.unreadable().to_owned()),
            ScoreCheck::Refused(refusal) => {
                Some(words.message.refusal(refusal, &data.club).to_string())
            }
            ScoreCheck::Unchanged(_) | ScoreCheck::Stands(_) => None,
        }
    }

    /// Whether the match was not called while others are at tables. Then it may be the wrong match.
    fn is_uncalled(&self, played: &Match, data: &Snapshot) -> bool {
        let waits = !self.correcting && played.state() == MatchState::Ready;
        waits && data.club.at_tables().next().is_some()
    }

    /// Whether a match that was never called ends by retirement or disqualification. A walkover is more likely then.
    fn is_unlikely(&self, data: &Snapshot) -> bool {
        let broken = matches!(
            self.entry,
            Entry::Retired(_) | Entry::Disqualified(_) | Entry::DoubleDisqualification
        );
        broken && self.found(data).is_some_and(|(_, played)| self.is_uncalled(played, data))
    }

    fn names(&self, data: &Snapshot) -> [String; 2] {
        let sides = self.found(data).and_then(|(_, played)| played.players());
        sides.map(|sides| sides.map(|player| data.name(player))).unwrap_or_default()
    }
}

/// A sentence about a result.
pub(super) fn said(outcome: Outcome, names: [&str; 2], words: &'static Words) -> String {
    let say = &words.screen.score;
    let loser = |winner: Side| names[winner.other().index()];
    match outcome {
        Outcome::Score(score) if score.starts() != [0, 0] => say.with_start(&score),
        Outcome::Score(score) => score.to_string(),
        Outcome::Walkover(side) => say.walkover(names[side.index()]),
        Outcome::WinnerOnly(side) => say.winner_only(names[side.index()]),
        Outcome::Retired(broken) => say.retired(broken.score, loser(broken.winner)),
        Outcome::Disqualified(broken) => say.disqualified(broken.score, loser(broken.winner)),
        Outcome::DoubleWalkover => say.double_walkover().to_owned(),
        Outcome::DoubleDisqualification => say.double_disqualification().to_owned(),
    }
}

impl Layer for ScoreEntry {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        let words = &words.screen.score;
        if self.correcting { words.correction() } else { words.title() }.to_owned()
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let (say, typing) = (&words.screen.score, self.told.typing);
        let on_games = !typing && self.entry.types_games();
        let edits = |row: CommandHere, edit: fn(&mut Self)| {
            row.does(move |screen: &mut Self, context| screen.edit(edit, context))
        };
        let early = |early: Early| {
            let row = lead(early.command()).does(move |screen: &mut Self, context| {
                screen.edit(|screen| screen.entry = screen.entry.pressed(early), context);
            });
            let is_whom = self.entry.early() == Some(early);
            let takes_back = matches!(self.entry, Entry::Asked(asked) if asked == early);
            row.called_if(takes_back, FooterLabel::TakeBack).called_if(is_whom, FooterLabel::Whom)
        };
        // A typed result that cannot be recorded is refused in the window.
        let why = self.why_not(data, words).filter(|_| self.is_blank());
        let submit = lead(CommandId::Submit).here().refused(why).shows_why();
        let commands = Commands::of([submit.does(|screen: &mut Self, context| {
            screen.refused = screen.why_not(context.data, context.words).is_some();
            screen.submit(context)
        })])
        .and([Early::Walkover, Early::Retired, Early::Disqualified].map(early))
        .and([edits(lead(CommandId::EnterGames).here_if(on_games), |screen| {
            screen.told.typing |= screen.entry.types_games();
        })])
        .leads(&[CommandId::Back])
        .and([
            edits(also(CommandId::LeaveField), |screen| screen.told.typing = false)
                .called(FooterLabel::Leave),
            also(CommandId::RecordResult).refused(Some(say.already_open())).unsaid(),
            edits(also(CommandId::NextField), |screen| screen.turn_field(true))
                .here_if(on_games)
                .unsaid_if(!typing),
            edits(also(CommandId::PreviousField), |screen| screen.turn_field(false))
                .here_if(on_games),
            edits(also(CommandId::Left), |screen| screen.turn_to(Side::A)).here_if(!typing),
            edits(also(CommandId::Right), |screen| screen.turn_to(Side::B)).here_if(!typing),
            edits(also(CommandId::Erase), Self::erase).here_if(!typing),
        ]);
        let title = |command| words.screen.command(command).title.to_owned();
        match self.entry {
            _ if typing => commands.on(title(CommandId::EnterGames)),
            entry if entry.types_games() => commands.on(text::capital(say.games())),
            entry => {
                let part = entry.early().map(|early| title(early.command())).unwrap_or_default();
                commands.on(part)
            }
        }
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let scopes: &[Scope] = if self.told.typing {
            &[Scope::Score, Scope::Field, Scope::Match]
        } else {
            &[Scope::Score, Scope::Match]
        };
        LayerState {
            is_typing: self.told.typing,
            selected_match: Some((self.tournament, self.no)),
            typed: self.told.typed(),
            ..LayerState::of(scopes)
        }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.told.typing.then_some(&mut self.told.input)
    }

    fn takes_letter(&self, letter: char) -> bool {
        letter.is_ascii_digit()
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Letter(digit) => digit.to_digit(10).into_iter().for_each(|one| self.digit(one)),
            News::Click { row, .. } => self.choose(row),
            News::Refreshed => return self.refresh(context),
            News::Edited => self.retell(),
            News::Done(_) => return self.leave(context),
            _ => return Vec::new(),
        }
        self.judge(context.data);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}

// How a match ended, as keys enter it.

/// How the match ended, as far as entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// With games, which are on the sheet.
    Games,
    /// Early; the side is still asked.
    Asked(Early),
    /// By a walkover for this side.
    Walkover(Side),
    /// By a double walkover: neither side came.
    DoubleWalkover,
    /// This side retired. The games so far are on the sheet.
    Retired(Side),
    /// This side was disqualified. The games so far are on the sheet.
    Disqualified(Side),
    /// Both sides were disqualified.
    DoubleDisqualification,
}

impl Entry {
    /// The entry of a recorded outcome.
    fn of(outcome: Option<Outcome>) -> Self {
        match outcome {
            Some(Outcome::Walkover(side)) => Self::Walkover(side),
            Some(Outcome::DoubleWalkover) => Self::DoubleWalkover,
            Some(Outcome::Retired(broken)) => Self::Retired(broken.winner.other()),
            Some(Outcome::Disqualified(broken)) => Self::Disqualified(broken.winner.other()),
            Some(Outcome::DoubleDisqualification) => Self::DoubleDisqualification,
            Some(Outcome::Score(_) | Outcome::WinnerOnly(_)) | None => Self::Games,
        }
    }

    /// The kind of early end, if it is one.
    fn early(self) -> Option<Early> {
        match self {
            Self::Games => None,
            Self::Asked(early) => Some(early),
            Self::Walkover(_) | Self::DoubleWalkover => Some(Early::Walkover),
            Self::Retired(_) => Some(Early::Retired),
            Self::Disqualified(_) | Self::DoubleDisqualification => Some(Early::Disqualified),
        }
    }

    /// Whether games can be typed.
    fn types_games(self) -> bool {
        matches!(self, Self::Games | Self::Retired(_) | Self::Disqualified(_))
    }

    /// Whether games are shown. Typed games stay in view while the side is asked.
    fn has_games(self) -> bool {
        self.types_games() || matches!(self, Self::Asked(Early::Retired | Early::Disqualified))
    }

    /// Starts an early end, which asks for the side, even if a side was entered before. The same key again cancels.
    fn pressed(self, early: Early) -> Self {
        if self == Self::Asked(early) { Self::Games } else { Self::Asked(early) }
    }

    /// Adds the answer: a side, or both for `None`. Unchanged if nothing is asked.
    fn answered(self, whom: Option<Side>) -> Self {
        let early = if self.types_games() { None } else { self.early() };
        match (early, whom) {
            (None, _) | (Some(Early::Retired), None) => self,
            (Some(Early::Walkover), Some(side)) => Self::Walkover(side.other()),
            (Some(Early::Walkover), None) => Self::DoubleWalkover,
            (Some(Early::Retired), Some(side)) => Self::Retired(side),
            (Some(Early::Disqualified), Some(side)) => Self::Disqualified(side),
            (Some(Early::Disqualified), None) => Self::DoubleDisqualification,
        }
    }
}

/// An early end. No side is assumed: a result for the wrong player is worse than one more key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Early {
    Walkover,
    Retired,
    Disqualified,
}

impl Early {
    const fn command(self) -> CommandId {
        match self {
            Self::Walkover => CommandId::Walkover,
            Self::Retired => CommandId::Retire,
            Self::Disqualified => CommandId::Disqualify,
        }
    }
}

// The games of a match in order: winners, hands, first moves.

#[derive(Debug, Clone)]
struct GamesField {
    input: TextInput,
    /// Whether typed characters go to it.
    typing: bool,
    /// The recorded games as text.
    recorded: String,
    /// The card game whose cards may be typed.
    card_game: Option<CardGame>,
    /// The hand strength of the first side, by game number. It
    /// is calculated when the text is read, not in every frame.
    worth: Vec<(u32, f64)>,
}

impl GamesField {
    /// An unused field with the recorded games.
    fn new(games: &[Game], deals: &Deals, card_game: Option<CardGame>) -> Self {
        let text = written_in_full(games, deals);
        let input = TextInput::new(clean).with_text(&text);
        Self { input, typing: false, recorded: text, card_game, worth: Vec::new() }
    }

    /// How many letters are typed, if they differ from the recorded games.
    fn typed(&self) -> usize {
        let text = self.input.text();
        if text == self.recorded { 0 } else { text.chars().count() }
    }

    /// Whether the text is empty.
    fn is_empty(&self) -> bool {
        self.input.text().is_empty()
    }

    /// Whether the field is shown.
    fn is_in_use(&self) -> bool {
        self.typing || !self.is_empty()
    }

    /// Reads the games with their hand strengths, or the fault in them.
    fn read(&mut self) -> Result<RecordedGames, GamesFault> {
        let read = read_games(&self.input.text(), self.card_game);
        self.worth = read.as_ref().map(worth).unwrap_or_default();
        read
    }

    /// Removes all games.
    fn clear(&mut self) {
        *self = Self::new(&[], &Deals::default(), self.card_game);
    }
}

fn worth(recorded: &RecordedGames) -> Vec<(u32, f64)> {
    let each = (1..).zip(&recorded.games).filter(|(no, _)| recorded.deals.0.contains_key(no));
    each.filter_map(|(no, game)| Some((no, game.hand?.p()))).collect()
}

/// Asks whether a correction is recorded. The options: change nothing, void
/// the affected results, or keep them for the other player where possible.
pub(super) fn ask(question: Vec<String>, preview: &ResultPreview, context: &Context<'_>) -> Choice {
    let say = &context.words.screen.score;
    let leave = ChoiceOption::cancel(say.leave(), context).follows([say.left()]);
    let actions = std::iter::once(&preview.action).chain(&preview.instead);
    let ways = actions.map(|action| way(action, preview, context));
    Choice::new(say.correction(), question, std::iter::once(leave).chain(ways))
}

/// The question before a match that was never called ends by retirement or disqualification.
fn uncalled(no: MatchNo, result: &str, preview: &ResultPreview, context: &Context<'_>) -> Choice {
    let say = &context.words.screen.score;
    let record = Step::ask(preview.actions(&preview.action), context);
    let ways =
        [ChoiceOption::cancel(say.leave(), context), ChoiceOption::new(say.record(), record)];
    Choice::new(say.title(), [say.uncalled_question(no, result)], ways)
}

/// The reason of the question about a correction.
pub(super) fn reason(preview: &ResultPreview, context: &Context<'_>) -> String {
    let say = &context.words.screen.score;
    let repairs = || {
        let changes = context.data.club.consequences(&preview.action);
        changes.is_ok_and(|changes| !changes.repaired.is_empty())
    };
    let why = if !preview.later.is_empty() {
        say.void_reason()
    } else if !preview.calls.is_empty() {
        say.calls_reason()
    } else if repairs() {
        say.paired_reason()
    } else {
        say.drawn_reason()
    };
    why.to_owned()
}

/// Whether later results become void, matches lose their tables, or a later stage was drawn from the old result.
pub(super) fn concerns_others(preview: &ResultPreview, context: &Context<'_>) -> bool {
    !preview.later.is_empty() || !preview.calls.is_empty() || outlives_draw(preview, context)
}

fn outlives_draw(preview: &ResultPreview, context: &Context<'_>) -> bool {
    let corrects = matches!(preview.action, Action::CorrectResult(_));
    let changes = || context.data.club.consequences(&preview.action);
    corrects
        && changes().is_ok_and(|changes| !changes.stands.is_empty() || !changes.repaired.is_empty())
}

/// Records the result. In a closed tournament the reason is asked first.
pub(super) fn record(preview: &ResultPreview, request: Request, context: &Context<'_>) -> Step {
    match preview.action.tournament() {
        Some(tournament) => record_with_reason(tournament, request, context),
        None => Step::ask(request, context),
    }
}

fn way(action: &Action, preview: &ResultPreview, context: &Context<'_>) -> ChoiceOption {
    let say = &context.words.screen.score;
    let label = match action {
        Action::CorrectResult(CorrectResult { keep, .. }) if !keep.is_empty() => say.keep(keep),
        Action::CorrectResult(CorrectResult { void, .. }) if void.is_empty() => {
            say.correct().to_owned()
        }
        Action::CorrectResult(CorrectResult { void, .. }) => say.void(void),
        _ => String::new(),
    };
    let request: Request = preview.actions(action).into();
    let follows = context.data.follows(&request, context.words).unwrap_or_default();
    ChoiceOption::new(label, record(preview, request, context)).follows(follows)
}

/// Lines of the hint.
const CORRECTED: u16 = 2;

/// The form for the reason of a correction.
#[derive(Debug)]
pub(super) struct ReasonForm {
    tournament: TournamentId,
    correction: Vec<Action>,
}

/// The form for these actions. The first one corrects a result.
pub(super) fn reason_form(
    tournament: TournamentId,
    correction: Vec<Action>,
) -> FormPage<ReasonForm> {
    FormPage::new(ReasonForm { tournament, correction }, [String::new()])
}

/// Records or corrects a result. In a closed tournament the reason is asked first.
pub(super) fn record_with_reason(
    tournament: TournamentId,
    request: Request,
    context: &Context<'_>,
) -> Step {
    let found = context.data.club.tournament(tournament);
    match request {
        Request::Do(correction) if found.is_some_and(|found| found.phase == Phase::Closed) => {
            Step::Open(Route::ReasonForm { tournament, correction })
        }
        request => Step::ask(request, context),
    }
}

impl Form for ReasonForm {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        words.screen.score.closed_title(data.tournament_name(self.tournament))
    }

    fn fields(&self, words: &'static Words) -> Vec<FieldWords> {
        words.screen.score.reason_fields().into()
    }

    fn read(&self, entries: &Entries, _context: &Context<'_>) -> Result<Option<Request>, Wrong> {
        let reason = entries.text(0);
        if reason.is_empty() {
            return Err(Wrong::Refused(Some(0), Refusal::Empty(TextField::Reason)));
        }
        let actions = self.correction.iter().cloned();
        let actions = actions.map(|action| action.with_reason(Some(reason.clone())));
        Ok(Some(actions.collect::<Vec<_>>().into()))
    }

    fn foot(&self, columns: u16, pen: &Pen<'_>) -> u16 {
        let changes = self.changes(columns.saturating_sub(form_page::INDENT), pen);
        CORRECTED.saturating_add(span(changes.len()))
    }

    fn draw_below(&self, doc: &str, _entries: &Entries, area: Rect, pen: &mut Pen<'_>) {
        let [hint, below] = down(area, [CORRECTED, REST]);
        form_page::hint(hint, doc, pen);
        let below = form_page::indented(below);
        pen.lines(below, &self.changes(below.width, pen), pen.theme.accent);
    }
}

impl ReasonForm {
    /// The correction and its consequences, in lines of at most `columns`.
    fn changes(&self, columns: u16, pen: &Pen<'_>) -> Vec<String> {
        let request = Request::Do(self.correction.clone());
        let correction = self.correction.first();
        let correction =
            correction.map(|one| pen.words.message.entries.action(one, &pen.data.club, None));
        let changes = pen.data.follows(&request, pen.words).unwrap_or_default();
        let told = correction.map(|one| text::capital(&one)).into_iter().chain(changes);
        text::wrap_all(told, usize::from(columns))
    }
}

#[cfg(test)]
mod tests;
