//! The tabs with the rounds of a Swiss: the pairings, by board.

use std::sync::Arc;

use super::chosen::{Chosen, chosen, draw_empty, no_matches};
use super::matches::{SIGN, side_cell, state_cell};
use super::one_match::scored;
use crate::club::tournament::Fixture;
use crate::club::{Match, Tournament};
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Side};
use crate::domain::swiss::AskedBye;
use crate::tui::kit::density::Density;
use crate::tui::kit::prelude::*;

const PANE: Pane = Pane(4);
/// Columns of scores, and of those of matches that ended before their end.
const SCORE: u16 = 5;
/// Columns of the place in the round.
const BOARD: u16 = 6;
const ENDED: u16 = 10;
/// The share of the lines for notes below the boards: at most one of so many.
const SHARE: u16 = 3;

/// A board of a round, with the points of its players before it.
#[derive(Debug, Clone, Copy)]
struct Board {
    no: MatchNo,
    /// Its place in the round, from 1.
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

/// The rounds that are paired.
#[derive(Debug, Clone, Default)]
pub(super) struct Pairings {
    only_ready: bool,
    /// The stage in front.
    stage: u32,
    rounds: Vec<Round>,
    /// The pairs of players who are kept apart.
    forbidden: Vec<[PlayerId; 2]>,
    /// Columns of the scores.
    score: u16,
}

impl Pairings {
    /// Lists again; the selected match of each round stays selected while it is listed, and the first time the first one
    /// that can be played is selected.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        let same = self.stage == stage;
        self.stage = stage;
        let found = tournament.stage_no(stage).filter(|found| found.plan.format.is_swiss());
        let Some(found) = found else {
            self.rounds.clear();
            return;
        };
        self.forbidden = found.swiss.forbidden.iter().copied().collect();
        let mut outcomes = tournament.matches_of(stage).filter_map(|played| played.record);
        let ended = outcomes
            .any(|record| matches!(record.outcome, Outcome::Retired(_) | Outcome::Disqualified(_)));
        self.score = if ended { ENDED } else { SCORE };
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

    /// Selects a match and says in which round.
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

    pub(super) const fn is_narrowed(&self) -> bool {
        self.only_ready
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
        let listed = round.selection.update(news, PANE, len, context.frame);
        chosen(listed, |row| round.boards.get(row).map(|board| Chosen::Match(board.no)))
    }

    /// Draws the round, and says whether it has words for states.
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
        let [boards, _, told] = split::down(area, [REST, gap, below]);
        let told =
            Rect { x: told.x + told.width.min(1), width: told.width.saturating_sub(2), ..told };
        pen.lines(told, &notes, pen.theme.muted);
        if shown.boards.is_empty() {
            draw_empty(boards, pen.words.screen.tournament.empty.ready(), pen);
            return false;
        }
        self.draw_boards(shown, boards, tournament, pen)
    }

    /// Draws the boards, and says whether it has words for states.
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
        let rows = (PANE, shown.boards.len());
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
        Fields::default()
            .with(
                Column::number(title.board(), BOARD),
                |(board, _): &(&'a Board, &'a Arc<Match>)| board.place.to_string(),
            )
            .with(Column::number(title.number(), 4), move |(_, played)| {
                Cell::styled(played.no.to_string(), muted)
            })
            .with(Column::left(title.first(), Width::Name), first)
            .with(Column::number(title.points_before(), 4), points(Side::A))
            .with(Column::left(title.score(), Width::Fixed(self.score)), |(_, played)| {
                scored(played, words.screen.tournament)
            })
            .with(Column::number(title.points_before(), 4), points(Side::B))
            .with(Column::left(title.second(), Width::Name), second)
            .with(Column::left(title.state(), Width::Context), move |(_, played)| {
                state_cell((tournament.id, Fixture::Match(played)), &looks, (data, words))
            })
    }

    /// The notes on the bye, the absent players and those kept apart, cut to a part of the room.
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
        let mut lines: Vec<String> = told.flat_map(|note| text::wrap(&note, width)).collect();
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
