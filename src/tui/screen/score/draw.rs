//! Draws the window of the score entry.

use ratatui::layout::Position;
use ratatui::style::Style;

use super::{Early, Entry, ScoreEntry, said};
use crate::domain::game::CardGame;
use crate::domain::rating::written;
use crate::domain::score::{Length, Outcome, Score};
use crate::request::score::{Against, Onward, ResultPreview, ScoreCheck};
use crate::tui::kit::prelude::*;

const WIDTH: u16 = 78;
const HEIGHT: u16 = 13;
/// The least rows for hints about games.
const HINTS: usize = 2;
/// Columns of a number field with its brackets.
const FIELD: u16 = 6;
const SEED: u16 = 6;
/// From this width on ratings are shown beside changes.
const ROOMY: u16 = 70;
const RATING: u16 = 8;
/// Stands before the name of the player who retired, where the word does not fit.
const OUT: &str = "x";
/// For "+16.00 to 1516.00" and longer texts.
const CHANGE: u16 = 20;

impl ScoreEntry {
    /// Draws the window in the middle of `area`.
    pub(super) fn draw(&self, area: Rect, pen: &mut Pen<'_>) {
        let Some((tournament, played)) = self.found(pen.data) else {
            let inside = pen.window(centred(area, WIDTH, HEIGHT), screen_title(self, pen));
            draw_effect(self, inside, pen);
            return;
        };
        let inner = usize::from(area.width.min(WIDTH).saturating_sub(4));
        let hints = game_hints(self, tournament, inner, pen);
        let told = if self.told.is_in_use() { 1 + hints.len().max(HINTS) } else { 0 };
        let told = span(told);
        let window = centred(area, WIDTH, HEIGHT.saturating_add(told));
        let say = &pen.words.screen.score;
        // Unusual facts come first, so that a long name does not cut them off.
        let title = say.window(self.no, &tournament.name);
        let title = if self.is_uncalled(played, pen.data) {
            say.marked(text::capital(say.not_called()), &title)
        } else {
            title
        };
        let inside = pen.window(window, &also_open(title, (self.tournament, self.no), pen));
        // The lines about games are more important than empty lines.
        let blank = u16::from(window.height == HEIGHT.saturating_add(told));
        let [round, _, heading, first, second, draws, games, _, effect] =
            down(inside, [1, blank, 1, 1, 1, u16::from(has_draws(self)), told, blank, REST]);
        let term = &pen.words.term;
        let round_name = text::capital(&term.round(&played.round));
        let about = term.list(&[round_name, term.length(played.length)]);
        let start = match self.start {
            [0, 0] => String::new(),
            start => pen.words.screen.score.start(start),
        };
        if text::width(&about) + text::width(&start) <= usize::from(round.width) {
            pen.pieces(
                round,
                [(about.as_str(), pen.theme.text), (start.as_str(), pen.theme.accent)],
            );
        } else {
            // The empty line below is used too, if there is one.
            let lines = text::wrap(&format!("{about}{start}"), usize::from(round.width));
            let height = 1 + blank;
            pen.lines(Rect { height, ..round }.intersection(inside), &lines, pen.theme.text);
        }
        draw_heading(self, heading, pen);
        for (side, line) in Side::BOTH.into_iter().zip([first, second]) {
            draw_side(self, (tournament, played), side, line, pen);
        }
        if has_draws(self) {
            let [field, name, ..] = columns(self, draws);
            draw_field(self, 2, field, pen);
            pen.line(name, pen.words.screen.score.draws(), pen.theme.text);
            pen.hits.add(draws, Target::Row { pane: Pane(0), row: 2 });
        }
        if told > 0 {
            let typing = self.told.typing;
            self.told.input.draw(games, say.games_in_order(), typing, pen);
            let below = Rect { y: games.y + 1, height: games.height.saturating_sub(1), ..games };
            pen.lines(below, &hints, pen.theme.muted);
        }
        draw_effect(self, effect, pen);
    }
}

/// The title of a window, behind the other desks that have the match open.
pub(in crate::tui::screen) fn also_open(title: String, at: Where, pen: &Pen<'_>) -> String {
    let desks = pen.data.open_at(at);
    if desks.is_empty() {
        return title;
    }
    let say = &pen.words.screen.score;
    say.marked(say.also_open(pen.words.term.list(&desks)), &title)
}

/// Lines about how to type games, while they are typed, or about their hands.
fn game_hints(
    screen: &ScoreEntry,
    tournament: &Tournament,
    columns: usize,
    pen: &Pen<'_>,
) -> Vec<String> {
    let words = &pen.words.screen.score;
    if !screen.told.typing {
        return Vec::new();
    }
    let [first, _] = screen.names(pen.data);
    let scale = pen.data.club.list(tournament.list).map(|list| &list.scale);
    let counts =
        tournament.first_move.is_some() || scale.is_some_and(|scale| scale.first_move.is_some());
    let hints = match (&screen.told.worth[..], tournament.card_game) {
        (deals, _) if !deals.is_empty() => {
            [Some(text::capital(&pen.words.message.hands.deals_alone(deals))), None]
        }
        (_, Some(CardGame::PrimeDaifugo)) => {
            [Some(words.games_hint(&first)), Some(words.cards_hint().to_owned())]
        }
        _ => [Some(words.games_hint(&first)), counts.then(|| words.told_first(&first))],
    };
    text::wrap_all(hints.into_iter().flatten(), columns)
}

fn screen_title(screen: &ScoreEntry, pen: &Pen<'_>) -> &'static str {
    let words = &pen.words.screen.score;
    if screen.correcting { words.correction() } else { words.title() }
}

fn has_draws(screen: &ScoreEntry) -> bool {
    screen.entry.has_games() && screen.sheet.count() > 2
}

/// Field, name, seed, rating, change. A narrow window shows the change, which has the new rating, or else the rating.
fn columns(screen: &ScoreEntry, line: Rect) -> [Rect; 5] {
    let [rating, change] = match tells_change(screen) {
        _ if line.width >= ROOMY => [RATING, CHANGE],
        true => [0, CHANGE],
        false => [RATING, 0],
    };
    Layout::horizontal([
        Constraint::Length(FIELD),
        Constraint::Fill(1),
        Constraint::Length(SEED),
        Constraint::Length(rating),
        Constraint::Length(change),
    ])
    .spacing(1)
    .areas(line)
}

/// Whether the column of changes has content.
fn tells_change(screen: &ScoreEntry) -> bool {
    let ends_early = matches!(
        screen.entry,
        Entry::Retired(_) | Entry::Disqualified(_) | Entry::DoubleDisqualification
    );
    let rated = match &screen.verdict {
        ScoreCheck::Stands(preview) => preview.ratings.is_some(),
        _ => false,
    };
    ends_early || rated || screen.correcting
}

fn draw_heading(screen: &ScoreEntry, line: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.score;
    let [games, _, seed, rating, change] = columns(screen, line);
    let style = pen.theme.muted;
    if screen.entry.has_games() {
        pen.line(games, words.games(), style);
    }
    pen.line(seed, &text::pad_left(words.seed(), usize::from(seed.width)), style);
    pen.line(rating, &text::pad_left(words.rating(), usize::from(rating.width)), style);
    if screen.correcting {
        // Later matches are rated again too, so this may differ from the match's own change.
        pen.line(change, words.rating_today(), style);
    }
}

fn draw_side(
    screen: &ScoreEntry,
    (tournament, played): (&Tournament, &Match),
    side: Side,
    line: Rect,
    pen: &mut Pen<'_>,
) {
    let [field, name, seed, rating, change] = columns(screen, line);
    match screen.entry {
        Entry::Games
        | Entry::Retired(_)
        | Entry::Disqualified(_)
        | Entry::Asked(Early::Retired | Early::Disqualified) => {
            draw_field(screen, side.index(), field, pen);
        }
        Entry::Walkover(winner) => draw_walkover(winner, side, field, pen),
        Entry::Asked(Early::Walkover) => {}
        Entry::DoubleWalkover | Entry::DoubleDisqualification => {
            let absent = pen.words.screen.score.absent();
            pen.line(field, &text::pad_left(absent, usize::from(FIELD) - 1), pen.theme.muted);
        }
    }
    pen.hits.add(line, Target::Row { pane: Pane(0), row: side.index() });
    let Some(id) = played.sides[side.index()] else {
        return;
    };
    let wins = match screen.verdict {
        ScoreCheck::Refused(_) => None,
        ScoreCheck::Incomplete
        | ScoreCheck::Unreadable(_)
        | ScoreCheck::Unchanged(_)
        | ScoreCheck::Stands(_) => screen.outcome().and_then(Outcome::winner),
    };
    let style = if wins == Some(side) { pen.theme.winner } else { pen.theme.text };
    let rated = match &screen.verdict {
        ScoreCheck::Stands(preview) => preview.ratings.map(|ratings| ratings[side.index()]),
        ScoreCheck::Incomplete
        | ScoreCheck::Unreadable(_)
        | ScoreCheck::Refused(_)
        | ScoreCheck::Unchanged(_) => None,
    };
    let mark = mark(screen.entry, side, pen);
    let named = match mark {
        Some(mark) if rated.is_some() => {
            marked(mark, &pen.data.name(id), usize::from(name.width), pen)
        }
        _ => pen.data.name(id),
    };
    let key = matches!(screen.entry, Entry::Asked(_)).then(|| format!("{}  ", side.index() + 1));
    let is_first = side == Side::A && tournament.moves_in_order(played.no);
    let first =
        if is_first { format!("  {}", pen.words.term.moves_first()) } else { String::new() };
    let pieces = [
        (key.as_deref().unwrap_or(""), pen.theme.key),
        (named.as_str(), style),
        (first.as_str(), pen.theme.muted),
    ];
    pen.pieces(name, pieces);
    let draw = tournament.stage_of(played).and_then(|stage| stage.draw.as_ref());
    if let Some(number) = draw.and_then(|draw| draw.seed(id)) {
        let seeded = text::pad_left(&number.to_string(), usize::from(seed.width));
        pen.line(seed, &seeded, pen.theme.text);
    }
    let now = written(pen.data.club.rating(tournament.list, id));
    pen.line(rating, &text::pad_left(&now, usize::from(rating.width)), pen.theme.text);
    if let Some(step) = rated {
        let rated = pen.words.screen.score.rated(step.after - step.before, step.after);
        pen.line(change, &text::pad_left(&rated, usize::from(change.width)), pen.theme.text);
    } else if let Some(mark) = mark {
        pen.line(change, &text::pad_left(mark, usize::from(change.width)), pen.theme.warning);
    }
}

/// The word for a side's early end. If the rating does not change, it stands in the column of changes.
fn mark(entry: Entry, side: Side, pen: &Pen<'_>) -> Option<&'static str> {
    let words = &pen.words.screen.score;
    match entry {
        Entry::Retired(loser) if loser == side => Some(words.gave_up()),
        Entry::Disqualified(loser) if loser == side => Some(words.sent_out()),
        Entry::DoubleDisqualification => Some(words.sent_out()),
        _ => None,
    }
}

/// The name behind the word, or behind a sign if both do not fit.
fn marked(mark: &str, name: &str, columns: usize, pen: &Pen<'_>) -> String {
    let whole = pen.words.screen.score.marked(mark, name);
    if text::width(&whole) <= columns { whole } else { format!("{OUT} {name}") }
}

fn draw_field(screen: &ScoreEntry, field: usize, area: Rect, pen: &mut Pen<'_>) {
    let (value, style) = match screen.sheet.shown(field) {
        Shown::Empty => (String::new(), pen.theme.text),
        Shown::Typed(games) => (games.to_string(), pen.theme.title),
        // For a match that was broken off, nothing can be proposed.
        Shown::Proposed(_) if screen.entry != Entry::Games => (String::new(), pen.theme.text),
        Shown::Proposed(games) => (games.to_string(), pen.theme.muted),
    };
    let focused = screen.sheet.focus() == field && screen.entry.types_games();
    let value = text::pad_left(&value, usize::from(FIELD) - 2);
    let bracket = if focused { pen.theme.accent } else { pen.theme.muted };
    let [open, close] = if focused { [">", "<"] } else { ["[", "]"] };
    pen.pieces(area, [(open, bracket), (value.as_str(), style), (close, bracket)]);
    if focused {
        pen.hits.set_cursor(Position::new(area.x + FIELD - 2, area.y));
    }
}

fn draw_walkover(winner: Side, side: Side, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.score;
    let (word, style) = if winner == side {
        (words.wins(), pen.theme.winner)
    } else {
        (words.absent(), pen.theme.muted)
    };
    pen.line(area, &text::pad_left(word, usize::from(FIELD) - 1), style);
}

/// The results that phones have reported; none where nobody reported one.
fn reported(screen: &ScoreEntry, pen: &Pen<'_>) -> Option<String> {
    let say = &pen.words.screen.report;
    let reports = pen.data.club.reports((screen.tournament, screen.no));
    let told = reports.into_iter().map(|report| {
        let who = report.by.map_or_else(|| say.somebody().to_owned(), |by| pen.data.name(by));
        say.says(text::capital(&who), pen.words.message.entries.told(&report.told, &pen.data.club))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// Draws the effect of Enter, or the reason why it has none, always in the same place.
fn draw_effect(screen: &ScoreEntry, mut area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.score;
    let columns = usize::from(area.width);
    if let Some(reported) = reported(screen, pen) {
        area = pen.last_lines(area, &reported, pen.theme.warning);
    }
    let mut lines: Vec<(String, Style)> = Vec::new();
    let mut add = |sentence: String, style: Style| {
        lines.extend(text::wrap(&sentence, columns).into_iter().map(|line| (line, style)));
    };
    let why_not = screen.why_not(pen.data, pen.words);
    let refused = screen.refused || screen.sheet.slip().is_some();
    let loud = if refused { pen.theme.error } else { pen.theme.warning };
    let is_decided = matches!(screen.verdict, ScoreCheck::Refused(Refusal::AlreadyScored(..)));
    if screen.refused && screen.entry.types_games() && why_not.is_some() && !is_decided {
        add(words.refused().to_owned(), pen.theme.error);
    }
    match &screen.verdict {
        ScoreCheck::Incomplete if refused => add(why_not.unwrap_or_default(), loud),
        ScoreCheck::Incomplete => add(why_not.unwrap_or_default(), pen.theme.muted),
        ScoreCheck::Unreadable(_) | ScoreCheck::Refused(_) => {
            add(text::capital(&why_not.unwrap_or_default()), loud);
        }
        ScoreCheck::Unchanged(outcome) => {
            let [a, b] = screen.names(pen.data);
            add(words.unchanged(said(*outcome, [&a, &b], pen.words)), pen.theme.muted);
        }
        ScoreCheck::Stands(preview) => {
            area = pen.last_lines(area, &what_enter_does(screen, preview, pen), pen.theme.accent);
            lines = fitting_facts(preview, area, pen);
        }
    }
    for ((line, style), row) in lines.iter().zip(area.rows()) {
        pen.line(row, line, *style);
    }
}

/// The consequences of a result as lines, with names as long as they fit.
fn fitting_facts(preview: &ResultPreview, area: Rect, pen: &Pen<'_>) -> Vec<(String, Style)> {
    let columns = usize::from(area.width);
    let lines = |most: usize| -> Vec<(String, Style)> {
        let facts = facts(preview, most, pen).into_iter();
        let wrapped = |(sentence, style): (String, Style)| {
            text::wrap(&sentence, columns).into_iter().map(move |line| (line, style))
        };
        facts.flat_map(wrapped).collect()
    };
    text::with_shorter(lines, |lines| lines.len() <= usize::from(area.height))
}

/// The consequences of a result and facts about it. `most` is the width of names.
pub(in crate::tui::screen) fn facts(
    preview: &ResultPreview,
    most: usize,
    pen: &Pen<'_>,
) -> Vec<(String, Style)> {
    let onward = preview.onward.iter().map(|onward| (sentence(onward, most, pen), pen.theme.text));
    let overshoot = preview
        .overshoot
        .map(|(k, games)| (pen.words.screen.rating.overshoot(k, games), pen.theme.warning));
    let unrated = preview
        .ratings
        .is_none()
        .then(|| (pen.words.screen.score.unrated(preview.outcome).to_owned(), pen.theme.text));
    onward.chain(overshoot).chain(unrated).collect()
}

fn what_enter_does(screen: &ScoreEntry, preview: &ResultPreview, pen: &Pen<'_>) -> String {
    let words = &pen.words.screen.score;
    let [a, b] = screen.names(pen.data);
    let result = said(preview.outcome, [&a, &b], pen.words);
    match preview.later.len() {
        0 if !preview.calls.is_empty() => {
            words.asks_calls(pen.words.message.foresight.calls(&preview.calls))
        }
        0 if screen.correcting => words.corrects(&result),
        0 => words.records(&result),
        voids => words.asks(voids, &preview.later),
    }
}

fn sentence(onward: &Onward, most: usize, pen: &Pen<'_>) -> String {
    let words = &pen.words.screen.score;
    let name = |player: PlayerId| text::fit(&pen.data.name(player), most);
    match onward {
        Onward::Match { player, won, no, round, against } => {
            let against = match *against {
                Against::Player(player) => name(player),
                Against::Left(player) => words.left_by(name(player)),
                Against::WinnerOf(no) => words.winner_of(no),
                Against::LoserOf(no) => words.loser_of(no),
                Against::Rank(qualifier) => qualifier.to_string(),
            };
            let round = pen.words.term.round(round);
            words.goes_on((&name(*player), *won), *no, &round, &against)
        }
        Onward::Champion(player) => words.champion(name(*player)),
        Onward::Place { player, place } => words.place(name(*player), *place),
        Onward::Winner(player) => words.winner(name(*player)),
        Onward::Reset(no) => words.reset(*no),
        Onward::Level => words.level().to_owned(),
        Onward::BothLose => words.both_lose().to_owned(),
    }
}

/// The games of the first player, of the second, and drawn games if they are possible.
#[derive(Debug, Clone)]
pub(super) struct Sheet {
    length: Length,
    fields: [Option<u32>; 3],
    count: usize,
    focus: usize,
    /// Whether the next digit begins the field again.
    fresh: bool,
    /// A digit too many in a field. Until it is erased there is no score.
    slip: Option<u32>,
}

/// The content of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    Empty,
    /// A typed or recorded number.
    Typed(u32),
    /// The number that the other fields leave.
    Proposed(u32),
}

impl Sheet {
    /// An empty sheet, or one with a score. In a match that is first to N, drawn
    /// games are replayed, so there is a field for them only if the score has some.
    pub(super) fn new(length: Length, score: Option<Score>) -> Self {
        let draws = score.map_or(0, |score| score.draws);
        let count = if matches!(length, Length::FirstTo(_)) && draws == 0 { 2 } else { 3 };
        let fields = score
            .map(|Score { a, b, draws, .. }| [Some(a), Some(b), (draws > 0).then_some(draws)])
            .unwrap_or_default();
        Self { length, fields, count, focus: 0, fresh: true, slip: None }
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn focus(&self) -> usize {
        self.focus
    }

    pub(super) fn focus_on(&mut self, field: usize) {
        self.focus = field.min(self.count - 1);
        self.fresh = true;
        self.slip = None;
    }

    pub(super) fn next(&mut self) {
        self.focus_on((self.focus + 1) % self.count);
    }

    pub(super) fn previous(&mut self) {
        self.focus_on((self.focus + self.count - 1) % self.count);
    }

    /// The digit too many.
    pub(super) fn slip(&self) -> Option<u32> {
        self.slip
    }

    /// All typed digits in a row.
    pub(super) fn typed(&self) -> String {
        self.fields.iter().flatten().chain(&self.slip).map(u32::to_string).collect()
    }

    /// Adds a digit. If it begins the first field again, the whole score begins again.
    pub(super) fn digit(&mut self, digit: u32) {
        let one_digit = self.length.has_one_digit();
        if one_digit && !self.fresh && self.fields[self.focus].is_some() {
            self.slip = Some(digit);
            return;
        }
        let anew = self.fresh || one_digit;
        let before = if anew { 0 } else { self.fields[self.focus].unwrap_or(0) };
        let value = before * 10 + digit;
        if value > Score::MOST {
            return;
        }
        if anew && self.focus == 0 {
            self.fields = [None; 3];
        }
        self.fields[self.focus] = Some(value);
        self.fresh = false;
        // Moves to the next field.
        if self.length.has_one_digit() && self.focus == 0 {
            self.next();
        }
    }

    /// Erases the last digit. In an empty field it moves to the field before.
    pub(super) fn erase(&mut self) {
        if self.slip.take().is_some() {
            return;
        }
        if let Some(value) = self.fields[self.focus] {
            self.fields[self.focus] = Some(value / 10).filter(|&left| left > 0);
        } else {
            self.focus = self.focus.saturating_sub(1);
        }
        self.fresh = false;
    }

    pub(super) fn shown(&self, field: usize) -> Shown {
        match self.fields.get(field).copied().flatten() {
            Some(value) => Shown::Typed(value),
            None if field == 1 => self.rest().map_or(Shown::Empty, Shown::Proposed),
            None => Shown::Empty,
        }
    }

    /// The score, if both players have their games.
    pub(super) fn score(&self) -> Option<Score> {
        if self.slip.is_some() {
            return None;
        }
        let [a, b, draws] = self.fields;
        let played = Score::new(a?, b.or_else(|| self.rest())?);
        Some(Score { draws: draws.unwrap_or(0), ..played })
    }

    /// The games so far, for a match that ended early.
    pub(super) fn so_far(&self) -> Score {
        let [a, b, draws] = self.fields.map(Option::unwrap_or_default);
        Score { draws, ..Score::new(a, b) }
    }

    /// In a match with a fixed number of games: those left for the second player.
    fn rest(&self) -> Option<u32> {
        match self.length {
            Length::Games(all) => {
                all.checked_sub(self.fields[0]?)?.checked_sub(self.fields[2].unwrap_or(0))
            }
            Length::FirstTo(_) | Length::Open => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(length: Length, keys: &str) -> Sheet {
        let mut sheet = Sheet::new(length, None);
        for key in keys.chars() {
            match key {
                '-' => sheet.next(),
                '<' => sheet.erase(),
                digit => sheet.digit(digit.to_digit(10).expect("a digit")),
            }
        }
        sheet
    }

    #[test]
    fn short_matches_take_one_digit_a_field() {
        for (keys, score) in [
            ("21", Some(Score::new(2, 1))),
            ("2", None),
            ("20", Some(Score::new(2, 0))),
            ("215", None),
            ("2150", None),
            ("215<", Some(Score::new(2, 1))),
            ("21<", None),
            ("21<<<12", Some(Score::new(1, 2))),
        ] {
            assert_eq!(typed(Length::FirstTo(2), keys).score(), score, "{keys}");
        }
    }

    #[test]
    fn long_matches_propose_what_is_left() {
        for (keys, score) in [
            ("13", Some(Score::new(13, 3))),
            ("7-6", Some(Score::new(7, 6))),
            ("7-6-3", Some(Score { a: 7, b: 6, draws: 3, ..Score::default() })),
            ("7--2", Some(Score { a: 7, b: 7, draws: 2, ..Score::default() })),
            ("17", None),
            ("", None),
        ] {
            assert_eq!(typed(Length::Games(16), keys).score(), score, "{keys}");
        }
        assert_eq!(typed(Length::Games(16), "13").shown(1), Shown::Proposed(3));
        assert_eq!(typed(Length::FirstTo(30), "30-28").score(), Some(Score::new(30, 28)));
        assert_eq!(typed(Length::FirstTo(30), "99999").shown(0), Shown::Typed(9999));
    }

    #[test]
    fn a_recorded_score_is_typed_anew_from_its_first_field() {
        let mut sheet = Sheet::new(Length::FirstTo(2), Some(Score::new(2, 1)));
        sheet.digit(1);
        assert_eq!((sheet.focus(), sheet.score()), (1, None));
        sheet.digit(2);
        assert_eq!(sheet.score(), Some(Score::new(1, 2)));
        let drawn = Score { a: 2, b: 0, draws: 4, ..Score::default() };
        let kept = Sheet::new(Length::FirstTo(2), Some(drawn));
        assert_eq!((kept.count(), kept.score()), (3, Some(drawn)));
    }
}
