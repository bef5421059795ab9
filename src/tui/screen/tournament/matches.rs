//! The tabs with lists of matches: all of a stage, or the boards of a Swiss round.

use std::collections::HashSet;
use std::sync::Arc;

use chrono::NaiveDate;

use super::one_match::{
    Chosen, draw_empty, marked_name, no_matches, pending_text, scored, side_name, source,
};
use super::standings::group_name;
use crate::club::tournament::Stage;
use crate::domain::score::Outcome;
use crate::domain::swiss::AskedBye;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::{Density, Theme, chip, match_chip};
use crate::tui::kit::widget::bracket::{AT_TABLE, READY, WON};
use crate::tui::kit::widget::selection::Gone;

const PANE: Pane = Pane(2);
/// Columns of the sign of a state.
pub(super) const SIGN: u16 = 1;
/// Columns of scores, and of scores with a head start.
const SCORE: u16 = 7;
const HANDICAP: u16 = 13;
/// More columns for an early end.
const ENDED: u16 = 3;
/// Stands between the two players of a play-off.
const AGAINST: &str = " - ";

/// The kind of matches in a stage.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Shape {
    #[default]
    Pairs,
    /// Matches of two players in groups.
    Groups,
    /// Pods.
    Tables,
}

/// The list of matches of a stage.
#[derive(Debug, Clone, Default)]
pub(super) struct Matches {
    pub(super) only_ready: bool,
    /// The shown stage.
    stage: u32,
    shape: Shape,
    /// Columns of the scores.
    score: u16,
    /// Whether matches have different lengths.
    lengths: bool,
    listed: Vec<MatchNo>,
    pub(super) selection: Selection,
}

impl Matches {
    /// Updates the list. The selected match stays selected. The
    /// first time, the first match that can be played is selected.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        let same = std::mem::replace(&mut self.stage, stage) == stage;
        let selected = self.selected();
        let is_ready =
            |played: &Arc<Match>| tournament.is_ready_on(Fixture::Match(played), data.today);
        let shown = |played: &Arc<Match>| !self.only_ready || is_ready(played);
        let rounds = tournament.rounds_of(stage).into_iter();
        let listed = rounds.flat_map(|(_, matches)| matches).filter(|played| shown(played));
        let is_due = |no: &MatchNo| {
            tournament.fixture(*no).is_some_and(|one| tournament.is_due(one, data.today))
        };
        let open: HashSet<MatchNo> = tournament.open_pods(stage).filter(is_due).collect();
        let pods = tournament.pods.iter().filter(|pod| pod.stage == stage);
        let pods = pods.map(|pod| pod.no);
        let pods = pods.filter(|no| !self.only_ready || open.contains(no));
        self.listed = listed.map(|played| played.no).chain(pods).collect();
        let at_tables = |stage: &Stage| stage.plan.format.has_seats();
        self.shape = if tournament.stage_no(stage).is_some_and(at_tables) {
            Shape::Tables
        } else if tournament.matches_of(stage).any(|played| played.group.is_some()) {
            Shape::Groups
        } else {
            Shape::Pairs
        };
        let handicapped = tournament.matches_of(stage).any(|played| played.start != [0, 0]);
        let mut outcomes = tournament.matches_of(stage).filter_map(|played| played.record);
        let ended = outcomes
            .any(|record| matches!(record.outcome, Outcome::Retired(_) | Outcome::Disqualified(_)));
        let score = if handicapped { HANDICAP } else { SCORE };
        self.score = if ended { score + ENDED } else { score };
        let mut lengths = tournament.matches_of(stage).map(|played| played.length);
        let usual = lengths.next();
        self.lengths = lengths.any(|length| Some(length) != usual);
        let here = || tournament.fixtures().filter(|played| played.stage() == stage);
        let first = || here().find(|played| played.state().is_live());
        let gone = if same {
            data.match_gone(selected.map(|no| (tournament.id, no)))
        } else {
            Gone::ByThisDesk
        };
        let first = || first().filter(|_| !self.selection.is_lost()).map(Fixture::no);
        let wanted = selected.or_else(first);
        self.selection.follow(wanted, self.listed.iter().copied(), gone);
    }

    /// Selects a match, if it is listed.
    pub(super) fn select(&mut self, no: MatchNo) {
        if let Some(row) = self.listed.iter().position(|&other| other == no) {
            self.selection = self.selection.on(row);
        }
    }

    pub(super) fn selected(&self) -> Option<MatchNo> {
        self.listed.get(self.selection.row(self.listed.len())?).copied()
    }

    pub(super) fn update(
        &mut self,
        news: &News,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Chosen> {
        if *news == News::Run(CommandId::OnlyReady) {
            self.only_ready = !self.only_ready;
            self.refresh(tournament, self.stage, context.data);
            return None;
        }
        let row = self.selection.update(news, PANE, self.listed.len(), context.frame).chosen()?;
        self.listed.get(row).copied().map(Chosen::Match)
    }

    /// Draws the list. Returns whether it has words for states.
    pub(super) fn view(&self, area: Rect, tournament: &Tournament, pen: &mut Pen<'_>) -> bool {
        let words = &pen.words.screen.tournament;
        if self.listed.is_empty() {
            let filtered = self.only_ready && tournament.matches_of(self.stage).next().is_some();
            let none = if filtered {
                words.empty.ready()
            } else {
                no_matches(tournament, self.stage, pen)
            };
            draw_empty(area, none, pen);
            return false;
        }
        let (fields, state_column) = self.fields(tournament, pen);
        let row = |at: usize| tournament.fixture(*self.listed.get(at)?);
        let rows = (PANE, self.listed.len());
        let widths = fields.draw(area, rows, row, (self.selection, true), pen);
        widths.get(state_column).is_some_and(|columns| *columns > SIGN)
    }

    /// The columns, and the index of the column of states.
    fn fields<'a>(
        &self,
        tournament: &'a Tournament,
        pen: &Pen<'a>,
    ) -> (Fields<'a, Fixture<'a>>, usize) {
        let (data, words, looks) = (pen.data, pen.words, pen.theme.clone());
        let (title, tables) = (words.screen.tournament.column, self.shape == Shape::Tables);
        let of_two = |title, side| {
            let looks = looks.clone();
            let cell = move |found: &Fixture<'a>| match found {
                Fixture::Match(played) => {
                    side_cell(tournament, (played, side), &looks, (data, words))
                }
                Fixture::Pod(..) => Cell::default(),
            };
            (Column::left(title, Width::Name), cell)
        };
        let ((first, a), (second, b)) =
            (of_two(title.first(), Side::A), of_two(title.second(), Side::B));
        let score = if tables {
            Column::word(title.games_played(), 6)
        } else {
            Column::left(title.score(), Width::Fixed(self.score))
        };
        let fields = Fields::default()
            .with(Column::number(title.number(), 4), |found: &Fixture<'a>| found.no().to_string())
            .with_if(self.shape == Shape::Groups, Column::word(title.group(), 2), |found| {
                match found {
                    Fixture::Match(played) => played.group.map_or_else(String::new, group_name),
                    Fixture::Pod(..) => String::new(),
                }
            })
            .with(Column::left(title.round(), Width::Context), |found| {
                let round = tournament.round_of(found.no());
                let told =
                    |round| Cell::from(words.term.round(&round)).or(words.term.round_code(&round));
                round.map(told).unwrap_or_default()
            })
            .with_if(tables, Column::number(title.pod(), 5), |found| match found {
                Fixture::Match(_) => String::new(),
                Fixture::Pod(_, pod) => pod.table.to_string(),
            })
            .with_if(tables, Column::name(title.players()), |found| players(*found, data, words))
            .with_if(!tables, first, a)
            .with(score, |found| match found {
                Fixture::Match(played) => scored(played, words.screen.tournament),
                Fixture::Pod(_, pod) => format!("{}/{}", pod.games.len(), pod.games_planned),
            })
            .with_if(!tables, second, b);
        let state = fields.count();
        let fields = fields
            .with(Column::left(title.state(), Width::Context), move |found| {
                state_cell((tournament.id, *found), &looks, (data, words))
            })
            .with_if(
                self.lengths && !tables,
                Column::left(title.length(), Width::Context),
                |found| match found {
                    Fixture::Match(played) => Cell::from(words.term.length(played.length)).or(""),
                    Fixture::Pod(..) => Cell::default(),
                },
            );
        (fields, state)
    }
}

/// The day of a ready match, if it is a later one.
fn later_day((id, played): (TournamentId, Fixture<'_>), data: &Snapshot) -> Option<NaiveDate> {
    let ready = played.state() == MatchState::Ready && !played.postponed();
    let tournament = data.club.tournament(id).filter(|_| ready)?;
    tournament.day_of(played).filter(|day| *day > data.today)
}

/// The players of a match or a pod.
fn players(found: Fixture<'_>, data: &Snapshot, words: &Words) -> Cell {
    match found {
        Fixture::Match(played) => {
            let names = Side::BOTH.map(|side| side_name(played, side, data, words));
            Cell::names(names.into(), AGAINST)
        }
        Fixture::Pod(_, pod) => {
            let names = pod.seats.iter().map(|&player| data.name(player)).collect();
            Cell::names(names, words.term.pause())
        }
    }
}

/// The name of a side, with a mark for the winner.
pub(super) fn side_cell(
    tournament: &Tournament,
    (played, side): (&Match, Side),
    looks: &Theme,
    (data, words): (&Snapshot, &Words),
) -> Cell {
    let state = played.state();
    let winner = played.record.and_then(|record| record.outcome.winner());
    let name = side_name(played, side, data, words);
    let (whole, gone) = marked_name(tournament, (played, side), data, words);
    let mark = whole.strip_prefix(&name).unwrap_or_default();
    let cell = |before: &str, style| Cell::styled(format!("{before} {name}"), style).marked(mark);
    match (state, winner) {
        (MatchState::Finished, Some(won)) if won == side && !played.void => cell(WON, looks.winner),
        (MatchState::Finished, Some(_)) if !played.void => cell(" ", looks.loser),
        _ if gone => cell(" ", looks.muted),
        (MatchState::Waiting, _) if played.sides[side.index()].is_none() => {
            let brief = source(played.slots[side.index()], words);
            cell(" ", looks.muted).or(format!("  {brief}"))
        }
        _ => cell(" ", looks.text),
    }
}

/// The state of a match or a pod, or its table: as a word, or as a sign if room is short. A score
/// already shows that a match is over. If another desk is entering the result, that is shown instead.
pub(super) fn state_cell(
    (tournament, played): (TournamentId, Fixture<'_>),
    looks: &Theme,
    (data, words): (&Snapshot, &Words),
) -> Cell {
    let say = &words.screen.tournament;
    let (state, day) = (played.state(), later_day((tournament, played), data));
    let word = match state {
        _ if matches!(played, Fixture::Match(played) if played.void) => {
            words.term.state(MatchState::Void)
        }
        _ if played.postponed() => say.postponed(),
        _ => words.term.state(state),
    };
    // The desk looks for the table, so its name stands for the state.
    let word = match played.call() {
        Some(call) if state.is_at_table() => words.term.at_table(&call.table),
        _ => day.map_or_else(|| word.to_owned(), |day| day.format("%m-%d").to_string()),
    };
    let state = if day.is_some() { MatchState::Waiting } else { state };
    let sign = match state {
        MatchState::Ready => READY,
        MatchState::Called | MatchState::Playing => AT_TABLE,
        MatchState::Waiting | MatchState::Finished | MatchState::Bye | MatchState::Void => " ",
    };
    let (text, style) = match pending_text((tournament, played.no()), data, words) {
        Some(open) => chip(&open, looks.accent),
        None => match_chip(state, &word, looks),
    };
    Cell::styled(text, style).or(sign)
}

const PAIRINGS: Pane = Pane(4);
/// Columns of scores, and of those of matches with an early end.
const PAIRINGS_SCORE: u16 = 5;
/// Columns of the board's number.
const BOARD: u16 = 6;
const PAIRINGS_ENDED: u16 = 10;
/// Notes below the boards take at most one of so many lines.
const SHARE: u16 = 3;

/// A board of a round, with the points of its players before the round.
#[derive(Debug, Clone, Copy)]
struct Board {
    no: MatchNo,
    /// The number of the board, from 1.
    place: usize,
    points: [f64; 2],
}

#[derive(Debug, Clone, Default)]
struct Round {
    boards: Vec<Board>,
    bye: Option<PlayerId>,
    absent: Vec<(PlayerId, AskedBye)>,
    selection: Selection,
}

/// The paired rounds of a Swiss.
#[derive(Debug, Clone, Default)]
pub(super) struct Pairings {
    pub(super) only_ready: bool,
    /// The shown stage.
    stage: u32,
    rounds: Vec<Round>,
    /// Whether the player named first moves first.
    is_in_order: bool,
    /// The pairs of players who must not meet.
    forbidden: Vec<[PlayerId; 2]>,
    /// Columns of the scores.
    score: u16,
}

impl Pairings {
    /// Updates the rounds. The selected match of each round stays selected.
    /// The first time, the first match that can be played is selected.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        let same = self.stage == stage;
        self.stage = stage;
        let found = tournament.stage_no(stage).filter(|found| found.plan.format.is_swiss());
        let Some(found) = found else {
            self.rounds.clear();
            return;
        };
        self.is_in_order = found.plan.format.has_colours();
        self.forbidden = found.swiss.forbidden.iter().copied().collect();
        let mut outcomes = tournament.matches_of(stage).filter_map(|played| played.record);
        let ended = outcomes
            .any(|record| matches!(record.outcome, Outcome::Retired(_) | Outcome::Disqualified(_)));
        self.score = if ended { PAIRINGS_ENDED } else { PAIRINGS_SCORE };
        let before = std::mem::take(&mut self.rounds);
        self.rounds = (1..)
            .zip(&found.swiss.drawn)
            .map(|(round, drawn)| {
                let points = tournament.points_before(stage, round);
                let of = |player: Option<PlayerId>| {
                    player.and_then(|player| points.get(&player)).copied().unwrap_or_default()
                };
                let boards = (1..).zip(tournament.boards(stage, round));
                let is_ready = |played| tournament.is_ready_on(Fixture::Match(played), data.today);
                let shown = boards.filter(|(_, played)| !self.only_ready || is_ready(played));
                let boards: Vec<Board> = shown
                    .map(|(place, played)| Board {
                        no: played.no,
                        place,
                        points: played.sides.map(of),
                    })
                    .collect();
                let old = usize::try_from(round - 1).ok().and_then(|at| before.get(at));
                let old = old.filter(|_| same).cloned().unwrap_or_default();
                let first = || {
                    let live = |board: &&Board| {
                        tournament.match_no(board.no).is_some_and(|one| one.state().is_live())
                    };
                    boards.iter().find(live).map(|board| board.no)
                };
                let mut selection = old.selection;
                let selected = old.selected();
                let wanted = selected.or_else(|| first().filter(|_| !selection.is_lost()));
                let gone = data.match_gone(selected.map(|no| (tournament.id, no)));
                selection.follow(wanted, boards.iter().map(|board| board.no), gone);
                let absent = drawn.absent.iter().map(|one| (one.player, one.bye)).collect();
                Round { boards, bye: drawn.bye, absent, selection }
            })
            .collect();
    }

    fn round(&self, round: u32) -> Option<&Round> {
        self.rounds.get(usize::try_from(round).ok()?.checked_sub(1)?)
    }

    pub(super) fn selected(&self, round: u32) -> Option<MatchNo> {
        self.round(round)?.selected()
    }

    /// Selects a match. Returns its round.
    pub(super) fn select(&mut self, no: MatchNo) -> Option<u32> {
        for (number, round) in (1..).zip(&mut self.rounds) {
            if let Some(row) = round.boards.iter().position(|board| board.no == no) {
                round.selection = round.selection.on(row);
                return Some(number);
            }
        }
        None
    }

    pub(super) fn has_lost(&self, round: u32) -> bool {
        self.round(round).is_some_and(|round| round.selection.is_lost())
    }

    pub(super) fn update(
        &mut self,
        round: u32,
        news: &News,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Chosen> {
        if *news == News::Run(CommandId::OnlyReady) {
            self.only_ready = !self.only_ready;
            self.refresh(tournament, self.stage, context.data);
            return None;
        }
        let round = self.rounds.get_mut(usize::try_from(round).ok()?.checked_sub(1)?)?;
        let len = round.boards.len();
        let row = round.selection.update(news, PAIRINGS, len, context.frame).chosen()?;
        round.boards.get(row).map(|board| Chosen::Match(board.no))
    }

    /// Draws the round. Returns whether it has words for states.
    pub(super) fn view(
        &self,
        round: u32,
        area: Rect,
        tournament: &Tournament,
        pen: &mut Pen<'_>,
    ) -> bool {
        let Some(shown) = self.round(round) else {
            draw_empty(area, no_matches(tournament, self.stage, pen), pen);
            return false;
        };
        let notes = self.notes(shown, area, pen);
        let below = u16::try_from(notes.len()).unwrap_or(0);
        let gap = u16::from(below > 0 && pen.density == Density::Full);
        let [boards, _, told] = down(area, [REST, gap, below]);
        let told =
            Rect { x: told.x + told.width.min(1), width: told.width.saturating_sub(2), ..told };
        pen.lines(told, &notes, pen.theme.muted);
        if shown.boards.is_empty() {
            draw_empty(boards, pen.words.screen.tournament.empty.ready(), pen);
            return false;
        }
        self.draw_boards(shown, boards, tournament, pen)
    }

    /// Draws the boards. Returns whether they have words for states.
    fn draw_boards(
        &self,
        shown: &Round,
        area: Rect,
        tournament: &Tournament,
        pen: &mut Pen<'_>,
    ) -> bool {
        let fields = self.fields(tournament, pen);
        let row = |at: usize| {
            let board = shown.boards.get(at)?;
            Some((board, tournament.match_no(board.no)?))
        };
        let rows = (PAIRINGS, shown.boards.len());
        let widths = fields.draw(area, rows, row, (shown.selection, true), pen);
        widths.last().is_some_and(|columns| *columns > SIGN)
    }

    fn fields<'a>(
        &self,
        tournament: &'a Tournament,
        pen: &Pen<'a>,
    ) -> Fields<'a, (&'a Board, &'a Arc<Match>)> {
        let (data, words, looks) = (pen.data, pen.words, pen.theme.clone());
        let (title, muted) = (words.screen.tournament.column, looks.muted);
        let name = |side: Side| {
            let looks = looks.clone();
            move |(_, played): &(&Board, &Arc<Match>)| {
                side_cell(tournament, (played, side), &looks, (data, words))
            }
        };
        let points = |side: Side| {
            move |(board, _): &(&Board, &Arc<Match>)| {
                Cell::styled(board.points[side.index()].to_string(), muted)
            }
        };
        let (first, second) = (name(Side::A), name(Side::B));
        let in_order = self.is_in_order;
        let [a, b] = if in_order {
            [words.term.moves_first(), words.term.moves_second()].map(text::capital)
        } else {
            [title.first(), title.second()].map(str::to_owned)
        };
        Fields::default()
            .with(
                Column::number(title.board(), BOARD),
                |(board, _): &(&'a Board, &'a Arc<Match>)| board.place.to_string(),
            )
            .with(Column::number(title.number(), 4), move |(_, played)| {
                Cell::styled(played.no.to_string(), muted)
            })
            .with(Column::left(a, Width::Name), first)
            .with(Column::number(title.points_before(), 4), points(Side::A))
            .with(Column::left(title.score(), Width::Fixed(self.score)), |(_, played)| {
                scored(played, words.screen.tournament)
            })
            .with(Column::number(title.points_before(), 4), points(Side::B))
            .with(Column::left(b, Width::Name), second)
            .with(Column::left(title.state(), Width::Context), move |(_, played)| {
                state_cell((tournament.id, Fixture::Match(played)), &looks, (data, words))
            })
    }

    /// Notes on the bye, absences and forbidden pairs, cut to a part of the room.
    fn notes(&self, shown: &Round, area: Rect, pen: &Pen<'_>) -> Vec<String> {
        let (say, words) = (&pen.words.screen.tournament, pen.words);
        let name = |player: PlayerId| pen.data.name(player);
        let bye = shown.bye.map(|player| say.bye(name(player)));
        let away = |(player, bye): &(PlayerId, AskedBye)| {
            words.term.aside(name(*player), words.message.event.asked_bye(*bye))
        };
        let absent: Vec<String> = shown.absent.iter().map(away).collect();
        let absent = (!absent.is_empty()).then(|| say.absent(words.term.list(&absent)));
        let apart = |pair: &[PlayerId; 2]| words.screen.floor.pair(name(pair[0]), name(pair[1]));
        let apart: Vec<String> = self.forbidden.iter().map(apart).collect();
        let apart = (!apart.is_empty()).then(|| say.forbidden(words.term.list(&apart)));
        let told = [bye, absent, apart].into_iter().flatten();
        let width = usize::from(area.width).saturating_sub(2);
        let mut lines = text::wrap_all(told, width);
        let most = usize::from((area.height / SHARE).max(1));
        if lines.len() > most {
            lines.truncate(most);
            if let Some(last) = lines.last_mut() {
                *last = text::fit(&format!("{last} …"), width);
            }
        }
        lines
    }
}

impl Round {
    fn selected(&self) -> Option<MatchNo> {
        Some(self.boards.get(self.selection.row(self.boards.len())?)?.no)
    }
}
