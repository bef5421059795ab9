//! Texts about one match: its sides, its outcome, and what opening it does. Pods can be opened, too.

use ratatui::style::Style;

use crate::domain::score::Outcome;
use crate::drawing::texts;
pub(in crate::tui) use crate::drawing::texts::{games, score, source};
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Theme;
use crate::words::ENGLISH;
use crate::words::screen::tournament::{MatchLine, TournamentWords};

/// The player on a side, or the place that the player will come from.
pub(in crate::tui) fn side_name(
    played: &Match,
    side: Side,
    data: &Snapshot,
    words: &Words,
) -> String {
    texts::side_name(played, side, |player| data.name(player), words)
}

/// Like [`side_name`], with a mark for a player who has withdrawn and will not play;
/// and whether it has the mark. A finished match needs none: its result tells.
pub(in crate::tui) fn marked_name(
    tournament: &Tournament,
    (played, side): (&Match, Side),
    data: &Snapshot,
    words: &Words,
) -> (String, bool) {
    let name = side_name(played, side, data, words);
    match texts::side_exit(tournament, played, side) {
        Some(exit) => {
            let left = words.screen.tournament.left(exit.reason, false);
            (words.term.aside(&name, left), true)
        }
        None => (name, false),
    }
}

/// The marked name in at most `columns`. The name is cut, never the mark.
pub(super) fn fit_marked(
    tournament: &Tournament,
    (played, side): (&Match, Side),
    columns: usize,
    (data, words): (&Snapshot, &Words),
) -> (String, bool) {
    let name = side_name(played, side, data, words);
    let (whole, gone) = marked_name(tournament, (played, side), data, words);
    let mark = whole.strip_prefix(&name).unwrap_or_default();
    let room = columns.saturating_sub(text::width(mark));
    (format!("{}{mark}", text::fit(&name, room)), gone)
}

/// Columns of the longer marked name of a match, in any language; 0 if no name is marked.
pub(in crate::tui) fn marked_width(
    tournament: &Tournament,
    played: &Match,
    data: &Snapshot,
) -> usize {
    let names = Side::BOTH.map(|side| marked_name(tournament, (played, side), data, &ENGLISH));
    names.iter().filter(|(_, gone)| *gone).map(|(name, _)| text::width(name)).max().unwrap_or(0)
}

/// Stands before a line about a match.
const INDENT: &str = " ";

/// These words have the widest marks of all languages. They are used where the language is not known yet.
pub(in crate::tui) const WIDEST_MARKS: &TournamentWords = &ENGLISH.screen.tournament;

/// Names keep this width. The round and the length of the match are shortened first.
const NAME: usize = 10;

/// The state of a match from the view of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in crate::tui) enum Fortune {
    /// Not over, or without a winner.
    #[default]
    Even,
    /// Can be played.
    Open(MatchState),
    Won,
    Lost,
}

impl Fortune {
    /// `state` decides about the mark of an open match.
    pub(in crate::tui) fn of(played: &Match, side: Side, state: MatchState) -> Self {
        let winner = played.record.and_then(|record| record.outcome.winner());
        match (state, winner) {
            (state, _) if state.is_live() => Self::Open(state),
            _ if played.void => Self::Even,
            (MatchState::Finished, Some(won)) if won == side => Self::Won,
            (MatchState::Finished, Some(_)) => Self::Lost,
            _ => Self::Even,
        }
    }

    /// The state of all matches of a pair: an open one if there is any, else the state that all share.
    pub(in crate::tui) fn of_all(mut all: impl Iterator<Item = Self> + Clone) -> Self {
        let open = all.clone().find(|one| matches!(one, Self::Open(_)));
        let first = all.next().unwrap_or_default();
        open.unwrap_or_else(|| if all.all(|one| one == first) { first } else { Self::Even })
    }

    pub(in crate::tui) const fn look(self, theme: &Theme) -> Style {
        match self {
            Self::Even => theme.text,
            Self::Open(state) => theme.of_match(state),
            Self::Won => theme.winner,
            Self::Lost => theme.loser,
        }
    }
}

/// The text in the column of scores: the games, a word for an early end, and the head start.
pub(super) fn scored(played: &Match, say: TournamentWords) -> String {
    let ended = played.record.and_then(|record| ended(record.outcome, say));
    let games = ended.or_else(|| score(played, Side::A, say));
    [games, start(played, say)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The games of a match with an early end, with the word for it.
pub(in crate::tui) fn ended(outcome: Outcome, say: TournamentWords) -> Option<String> {
    match outcome {
        Outcome::Retired(broken) => Some(format!("{} {}", broken.score, say.retired_short())),
        Outcome::Disqualified(broken) => {
            Some(format!("{} {}", broken.score, say.disqualified_short()))
        }
        _ => None,
    }
}

fn start(played: &Match, say: TournamentWords) -> Option<String> {
    (played.start != [0, 0]).then(|| say.start(played.start))
}

/// The match in one line of `columns`. Where names would be cut, the length is left out, then the round is shortened.
pub(super) fn line(
    (tournament, played): (&Tournament, &Match),
    columns: u16,
    data: &Snapshot,
    words: &Words,
) -> String {
    let say = &words.screen.tournament;
    let length = words.term.length(played.length);
    let length = [Some(length), start(played, *say)].into_iter().flatten();
    let whole = MatchLine {
        no: played.no,
        round: words.term.round(&played.round),
        length: length.collect::<Vec<_>>().join(" "),
        sides: [String::new(), String::new()],
        outcome: pending_text((tournament.id, played.no), data, words)
            .unwrap_or_else(|| outcome_text(played, words)),
    };
    let plain = MatchLine { length: String::new(), ..whole.clone() };
    let least = MatchLine { round: words.term.round_short(&played.round), ..plain.clone() };
    let marked = Side::BOTH.map(|side| marked_name(tournament, (played, side), data, words));
    let gone = [marked[0].1, marked[1].1];
    let names = marked.map(|(name, _)| name);
    let wanted: usize = names.iter().map(|name| text::width(name).min(NAME)).sum();
    let room = |line: &MatchLine| {
        let taken = text::width(&say.match_line(line)) + INDENT.len();
        usize::from(columns).saturating_sub(taken)
    };
    let line = [whole, plain].into_iter().find(|line| room(line) >= wanted).unwrap_or(least);
    let all: usize = names.iter().map(|name| text::width(name)).sum();
    let names = if all <= room(&line) { names } else { brief_names(played, names, words) };
    let mut sides = text::share(&names, room(&line));
    for side in Side::BOTH.into_iter().filter(|side| gone[side.index()]) {
        let own = &mut sides[side.index()];
        *own = fit_marked(tournament, (played, side), text::width(own), (data, words)).0;
    }
    format!("{INDENT}{}", say.match_line(&MatchLine { sides, ..line }))
}

/// The names of both sides. Unknown players get their short form: a cut would hide which match decides.
fn brief_names(played: &Match, names: [String; 2], words: &Words) -> [String; 2] {
    let [a, b] = names;
    [(Side::A, a), (Side::B, b)].map(|(side, name)| {
        let at = side.index();
        let brief = source(played.slots[at], words);
        if played.sides[at].is_none() && !brief.is_empty() { brief } else { name }
    })
}

/// A note that other desks are entering the result, or that it was reported by phone; none if neither is true.
pub(in crate::tui) fn pending_text(at: Where, data: &Snapshot, words: &Words) -> Option<String> {
    let desks = data.open_at(at);
    if !desks.is_empty() {
        return Some(words.screen.score.open(words.term.list(&desks)));
    }
    let say = &words.screen.report;
    let told = || if data.club.is_disputed(at) { say.differ() } else { say.waits() }.to_owned();
    data.anywhere().reported.contains(&at).then(told)
}

/// The outcome for a line of text, or the state if there is none yet.
pub(in crate::tui) fn outcome_text(played: &Match, words: &Words) -> String {
    let outcome = outcome(played, words);
    if played.void && played.record.is_some() {
        let void = words.term.state(MatchState::Void).to_owned();
        return words.term.list(&[outcome, void]);
    }
    outcome
}

fn outcome(played: &Match, words: &Words) -> String {
    let say = &words.screen.tournament;
    match played.record.map(|record| record.outcome) {
        Some(Outcome::Score(_)) => score(played, Side::A, *say).unwrap_or_default(),
        Some(Outcome::Walkover(side)) => say.by_walkover()[side.index()].to_owned(),
        Some(Outcome::WinnerOnly(_)) => say.won_alone().to_owned(),
        Some(Outcome::Retired(broken)) => {
            format!("{} {}", broken.score, say.retired()[broken.winner.other().index()])
        }
        Some(Outcome::Disqualified(broken)) => {
            format!("{} {}", broken.score, say.disqualified()[broken.winner.other().index()])
        }
        Some(Outcome::DoubleWalkover) => say.double_walkover().to_owned(),
        Some(Outcome::DoubleDisqualification) => say.double_disqualification().to_owned(),
        None => words.term.state(played.state()).to_owned(),
    }
}

/// The matches that must end before this one can be played.
pub(super) fn waits(
    tournament: &Tournament,
    played: &Match,
    data: &Snapshot,
    words: &Words,
) -> String {
    let say = &words.screen.tournament;
    let sources: Vec<String> = played
        .awaits()
        .into_iter()
        .filter_map(|no| tournament.match_no(no))
        .map(|source| {
            let sides = Side::BOTH.map(|side| side_name(source, side, data, words));
            say.awaited(source.no, &sides)
        })
        .collect();
    say.waits(played.no, &sources)
}

/// Opens the entry of a match or of a pod's games.
pub(super) fn open(tournament: &Tournament, no: MatchNo, context: &Context<'_>) -> Option<Step> {
    Some(match tournament.fixture(no)? {
        Fixture::Match(played) => open_match(tournament, played, context),
        Fixture::Pod(_, pod) => Step::Open(Route::pod(tournament.id, pod.no)),
    })
}

/// Opens the entry of a score for a result or a correction, or says what the match waits for.
fn open_match(tournament: &Tournament, played: &Match, context: &Context<'_>) -> Step {
    match played.state() {
        state if state.is_live() || state == MatchState::Finished => {
            Step::Open(Route::Score(tournament.id, played.no))
        }
        MatchState::Bye | MatchState::Void => {
            Step::inform(context.words.term.state(played.state()), context)
        }
        _ => Step::inform(waits(tournament, played, context.data, context.words), context),
    }
}

// Common parts of the tabs: the chosen item, and the text of an empty tab.

/// An item that was chosen in a tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Chosen {
    Match(MatchNo),
    Player(PlayerId),
    /// A player's line in the standings.
    Line(PlayerId),
    /// The cell of a player against themself.
    Diagonal,
}

/// Draws the text of an empty tab, in line with the rows of other tabs.
pub(super) fn draw_empty(area: Rect, text: &str, pen: &mut Pen<'_>) {
    let area = Rect { x: area.x + area.width.min(1), width: area.width.saturating_sub(2), ..area };
    pen.sentence(area, text, pen.theme.muted);
}

/// The text of a tab without matches, for this stage.
pub(super) fn no_matches(tournament: &Tournament, stage: u32, pen: &Pen<'_>) -> &'static str {
    nothing(tournament, stage, pen.words.screen.tournament.empty.not_drawn(), pen)
}

/// The text of a tab without entrants, for this stage.
pub(super) fn no_entrants(tournament: &Tournament, stage: u32, pen: &Pen<'_>) -> &'static str {
    nothing(tournament, stage, pen.words.screen.tournament.empty.entrants(), pen)
}

/// `undrawn` is the text before the first draw.
fn nothing(
    tournament: &Tournament,
    stage: u32,
    undrawn: &'static str,
    pen: &Pen<'_>,
) -> &'static str {
    let has_draw = tournament.stage().is_none_or(|stage| stage.plan.format.has_draw());
    match stage {
        2.. => pen.words.screen.tournament.empty.later(),
        _ if has_draw => undrawn,
        _ => pen.words.screen.tournament.empty.recorded(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn the_marks_of_every_language_have_room() {
        let marks = |say: &TournamentWords| {
            let broken = [say.retired_mark(), say.disqualified_mark()].map(text::width);
            let whole = [say.walkover(), say.disqualified_short()].map(text::width);
            let scores = [say.retired_short(), say.disqualified_short()].map(text::width);
            [broken, whole, scores].map(|widths| widths.into_iter().max())
        };
        for language in Language::ALL {
            let (here, widest) = (marks(&language.words().screen.tournament), marks(WIDEST_MARKS));
            assert!(here.iter().zip(&widest).all(|(here, widest)| here <= widest), "{here:?}");
        }
    }
}
