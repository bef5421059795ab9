//! The two lines above a tab: the state of the tournament, and the titles of tabs.

use chrono::NaiveDate;

use super::standings::{DECIDED, GOES_ON};
use super::tabs::Tab;
use crate::club::tournament::{Cut, LateClosed};
use crate::domain::format::{Format, Seeding};
use crate::domain::round::RoundName;
use crate::domain::score::Outcome;
use crate::domain::standings::MatchPoints;
use crate::tui::kit::prelude::*;
use crate::tui::kit::text::{bar, share_of};
use crate::tui::kit::widget::bracket::{AT_TABLE, READY, VOID, WON};
use crate::words::screen::tournament::TournamentWords;

/// Stands between the state and the rules.
const APART: &str = "   ";
/// Columns of the bar of played matches at the right, if there is room.
const BAR: usize = 16;

/// Draws phase and progress first, since they change, then the lengths of matches.
pub(super) fn draw_state(line: Rect, facts: &Facts, tournament: &Tournament, pen: &mut Pen<'_>) {
    let (say, term) = (&pen.words.screen.tournament, &pen.words.term);
    let totals = pen.data.club.fee_totals(tournament, pen.data.today);
    let totals = totals.filter(|_| pen.data.shows_fees(tournament));
    let fees = totals.map(|totals| pen.words.screen.fees.progress(&tournament.fees, totals));
    let next = tournament.next_day(pen.data.today);
    let next = next.map(|(day, count)| term.next_day(term.day_beside(day, pen.data.today), count));
    let mut rest: Vec<String> = next.into_iter().chain(fees).collect();
    if let Some(stage) =
        tournament.stage_no(facts.stage).filter(|_| facts.format != Format::Recorded)
    {
        if let Format::Swiss { rounds, .. } = facts.format
            && facts.rounds > 0
        {
            rest.push(say.round_of(facts.rounds, rounds));
        }
        rest.push(match facts.format {
            Format::Tables { size, games } => say.tables(size, games),
            _ => term.lengths(&stage.plan.lengths),
        });
        rest.extend(term.swiss_start(&stage.plan.swiss()));
        let points = stage.plan.standings().points;
        rest.extend((points != MatchPoints::STANDARD).then(|| term.points(points)));
    }
    let progress = match (facts.phase, facts.format) {
        (Phase::Registering, _) => {
            rest.push(say.seeded(term.seeding(facts.seeding)));
            let here = tournament.checks_in().then(|| tournament.here());
            let entered = || say.entered(facts.entrants);
            vec![String::new(), here.map_or_else(entered, |here| term.here(here, facts.entrants))]
        }
        // A stage that is not drawn has no matches.
        _ if !facts.drawn => Vec::new(),
        (Phase::Running | Phase::Closed, format) if !format.has_draw() => {
            vec![String::new(), term.matches(facts.played)]
        }
        (Phase::Running | Phase::Closed, _) => {
            vec![String::new(), say.progress(facts.played, facts.matches, facts.ready)]
        }
    };
    let stage = (facts.stages > 1)
        .then(|| say.stage(facts.stage, facts.stages, facts.drawn, facts.is_finished()));
    let phase_look = match facts.phase {
        Phase::Registering => pen.theme.ready,
        Phase::Running => pen.theme.playing,
        Phase::Closed => pen.theme.finished,
    };
    let phase = stage.unwrap_or_else(|| text::capital(term.phase_of(tournament)));
    // With the text that separates it from the phase.
    let progress = term.list(&progress);
    let tied = facts.tied().map_or_else(String::new, |at_the_end| {
        let told = if at_the_end { say.tied_at_the_end() } else { pen.words.screen.home.tied() };
        format!("  {told}")
    });
    let taken =
        [&phase, &progress, &tied].map(|piece| text::width(piece)).iter().sum::<usize>() + 1;
    let left = usize::from(line.width).saturating_sub(taken + APART.len());
    // As many parts as fit; none is cut.
    let told = (1..=rest.len()).rev().map(|parts| term.list(&rest[..parts]));
    let told = { told }.find(|told| text::width(told) <= left);
    let rest = told.map(|told| format!("{APART}{told}")).unwrap_or_default();
    let (plain, muted) = (pen.theme.text, pen.theme.muted);
    pen.pieces(
        line,
        [
            (" ", plain),
            (phase.as_str(), phase_look),
            (progress.as_str(), plain),
            (tied.as_str(), pen.theme.ready),
            (rest.as_str(), muted),
        ],
    );
    let shown = taken + text::width(&rest);
    let free = usize::from(line.width).saturating_sub(shown + 1 + APART.len());
    let has_end = facts.drawn && facts.format.has_draw();
    if facts.phase == Phase::Running && has_end && free >= BAR {
        let [played, open] = bar(share_of(facts.played, facts.matches, BAR), BAR);
        let columns = u16::try_from(BAR).unwrap_or(0);
        let right = Rect { x: line.right() - columns - 1, width: columns, ..line };
        pen.pieces(right, [(played.as_str(), phase_look), (&open, pen.theme.border)]);
    }
}

/// A mark in a tab, with its word.
struct Mark {
    sign: &'static str,
    word: &'static str,
    /// Whether the tab has it now.
    here: bool,
    /// Its importance. If room is short, the least important marks are dropped first.
    worth: u8,
}

/// The facts about the shown tab that decide about the legend.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shown {
    /// Whether the list of matches leaves some out, and whether it has words for states.
    pub(super) narrowed: bool,
    pub(super) states: bool,
    /// Whether deciding tie-breaks are marked.
    pub(super) decided: bool,
}

/// Draws the titles of tabs, the shown one marked; at the right the legend, or that the list is limited.
pub(super) fn draw_tabs(
    line: Rect,
    tabs: &[Tab],
    (front, facts): (Tab, &Facts),
    shown: Shown,
    pen: &mut Pen<'_>,
) {
    let say = &pen.words.screen.tournament;
    let mut rest = line;
    for (at, title) in titles(tabs, front, usize::from(line.width), pen.words) {
        let (text, style) = if tabs.get(at) == Some(&front) {
            (format!("[{title}]"), pen.theme.accent)
        } else {
            (format!(" {title} "), pen.theme.text)
        };
        rest = pen.button(rest, &[(&text, style)], Target::Tab(at));
    }
    let room = usize::from(rest.width);
    let legend = match front {
        Tab::Round(_) | Tab::Matches if shown.narrowed => say.narrowed().to_owned(),
        Tab::Entrants if shown.narrowed => say.only_missing().to_owned(),
        _ => legend(marks(front, facts, shown, *say), room.saturating_sub(1)),
    };
    // A blank on both sides, or at least on the left.
    let taken = text::width(&legend) + 1;
    if taken <= room {
        pen.line(rest, &text::pad_left(&legend, taken.max(room - 1)), pen.theme.muted);
    }
}

/// The titles of tabs with their indices. If room is short, they
/// are brief, and rounds far from the shown one are left out.
fn titles(tabs: &[Tab], front: Tab, room: usize, words: &Words) -> Vec<(usize, String)> {
    let all = |title: fn(Tab, &Words) -> String| {
        tabs.iter().map(|tab| title(*tab, words)).enumerate().collect::<Vec<_>>()
    };
    let fits = |titles: &[(usize, String)]| {
        titles.iter().map(|(_, title)| text::width(title) + 2).sum::<usize>() <= room
    };
    let mut titles = all(Tab::title);
    if !fits(&titles) {
        titles = all(Tab::brief);
    }
    let at = tabs.iter().position(|tab| *tab == front).unwrap_or(0);
    let last = tabs.iter().rposition(|tab| matches!(tab, Tab::Round(_))).unwrap_or(0);
    while !fits(&titles) {
        let rounds = titles.iter().filter(|(tab, _)| *tab <= last && *tab != at);
        let Some(far) = rounds.map(|(tab, _)| *tab).max_by_key(|tab| tab.abs_diff(at.min(last)))
        else {
            break;
        };
        titles.retain(|(tab, _)| *tab != far);
    }
    titles
}

/// The marks of a tab, from left to right. A wide list of matches has words instead.
fn marks(tab: Tab, facts: &Facts, shown: Shown, say: TournamentWords) -> Vec<Mark> {
    let word = &say.marks;
    let mark = |sign, word, here, worth| Mark { sign, word, here, worth };
    if !facts.drawn {
        return Vec::new();
    }
    let live = [
        mark(READY, word.ready(), facts.ready > 0, 3),
        mark(AT_TABLE, word.called(), facts.seen.called, 1),
    ];
    let won = mark(WON, word.winner(), facts.played > 0, 2);
    let walkover = mark(say.walkover(), word.walkover(), facts.seen.ended.walkover, 4);
    let list = matches!(tab, Tab::Round(_) | Tab::Matches);
    let signs = if list {
        [say.retired_short(), say.disqualified_short()]
    } else {
        [say.retired_mark(), say.disqualified_mark()]
    };
    let ended = [
        mark(signs[0], word.retired(), facts.seen.ended.retired, 4),
        mark(signs[1], word.disqualified(), facts.seen.ended.disqualified, 4),
    ];
    let ended = ended.into_iter().filter(|mark| mark.here);
    let void = mark(VOID, word.void(), facts.seen.void, 7);
    let places = [
        mark(
            GOES_ON,
            if facts.open > 0 { word.would_go_on() } else { word.goes_on() },
            facts.stage < facts.stages,
            6,
        ),
        mark(DECIDED, word.decided(), shown.decided, 5),
    ];
    let places = places.into_iter().filter(|mark| mark.here);
    match tab {
        Tab::Matches if shown.states && facts.format.has_seats() => Vec::new(),
        Tab::Round(_) | Tab::Matches if shown.states => {
            [won, walkover].into_iter().chain(ended).collect()
        }
        Tab::Matches if facts.format.has_seats() => live.into(),
        Tab::Bracket | Tab::Round(_) | Tab::Matches => {
            live.into_iter().chain([won, walkover]).chain(ended).collect()
        }
        Tab::CrossTable => {
            let void = Some(void).filter(|mark| mark.here);
            live.into_iter().chain([walkover]).chain(ended).chain(void).chain(places).collect()
        }
        Tab::Standings => places.collect(),
        Tab::Entrants => Vec::new(),
    }
}

/// The legend in at most `room` columns: all marks, else those in the tab now, else the most important of them.
fn legend(mut marks: Vec<Mark>, room: usize) -> String {
    let told = |marks: &[Mark]| {
        let told = marks.iter().map(|mark| format!("{} {}", mark.sign, mark.word));
        told.collect::<Vec<_>>().join("  ")
    };
    if text::width(&told(&marks)) > room {
        marks.retain(|mark| mark.here);
    }
    while text::width(&told(&marks)) > room {
        let least = marks.iter().map(|mark| mark.worth).min();
        marks.retain(|mark| Some(mark.worth) != least);
    }
    told(&marks)
}

/// The state of a tournament in numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Facts {
    pub(super) phase: Phase,
    /// The shown stage, from 1, and the number of stages.
    pub(super) stage: u32,
    pub(super) stages: u32,
    /// The format of the first stage.
    pub(super) first: Format,
    pub(super) format: Format,
    pub(super) seeding: Seeding,
    pub(super) entrants: usize,
    /// The current stage.
    pub(super) current: u32,
    /// How many rounds are paired: of the shown stage, if it is a Swiss, and of the current stage.
    pub(super) rounds: u32,
    pub(super) paired: usize,
    /// Whether the shown stage has matches outside its rounds.
    pub(super) others: bool,
    /// Matches of the shown stage that count.
    pub(super) matches: usize,
    pub(super) played: usize,
    pub(super) ready: usize,
    /// Played matches of the whole tournament.
    pub(super) played_in_all: usize,
    /// Open matches of the whole tournament.
    pub(super) open: usize,
    pub(super) seen: Seen,
    /// Whether the shown stage is drawn.
    pub(super) drawn: bool,
    pub(super) next: Next,
    /// The reason why a running tournament takes no late entries, unless the operator allows them.
    pub(super) late_closed: Option<LateClosed>,
    /// Whether players are tied at the end of the last stage.
    pub(super) tied_at_the_end: bool,
}

/// Whether the shown stage has matches at a table, with an early end, or void.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) called: bool,
    pub(super) ended: Ended,
    pub(super) void: bool,
}

/// The kinds of early ends that occur.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ended {
    pub(super) walkover: bool,
    pub(super) retired: bool,
    pub(super) disqualified: bool,
}

/// The next draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    Nothing,
    /// The first stage, which starts the tournament.
    First,
    Stage {
        number: u32,
        /// Matches to be played before.
        open: usize,
        /// How many players share a rank that decides who advances.
        tied: usize,
    },
    /// Seats of pods.
    Round {
        /// Pods to be finished before.
        open: usize,
    },
    /// Pairings of a Swiss.
    Pairings {
        /// Matches to be played before.
        open: usize,
    },
}

impl Facts {
    /// The facts with this stage shown; none if there is no such stage.
    pub(super) fn new(tournament: &Tournament, stage: u32, today: NaiveDate) -> Option<Self> {
        let found = tournament.stage_no(stage)?;
        let plan = &found.plan;
        let of = |state| tournament.matches_of(stage).filter(move |one| one.state() == state);
        let idle = of(MatchState::Bye).count() + of(MatchState::Void).count();
        let seated = || tournament.pods.iter().filter(|one| one.stage == stage);
        let fixtures = || tournament.fixtures().filter(|one| one.stage() == stage);
        let pods = seated().count();
        let ended = |how: fn(&Outcome) -> bool| {
            let mut outcomes = tournament.matches_of(stage).filter_map(|played| played.record);
            outcomes.any(|record| how(&record.outcome))
        };
        let at_tables = tournament.open_pods(stage).count();
        let open = tournament.matches.iter().filter(|one| one.state().is_open()).count();
        Some(Self {
            phase: tournament.phase,
            stage,
            stages: u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX),
            first: tournament.stages.first()?.plan.format,
            format: plan.format,
            seeding: plan.seeding,
            entrants: tournament.entrants.len(),
            current: tournament.current(),
            rounds: if plan.format.is_swiss() { tournament.last_round(stage) } else { 0 },
            paired: tournament.stage().map_or(0, |stage| stage.swiss.drawn.len()),
            others: tournament
                .matches_of(stage)
                .any(|played| !matches!(played.round, RoundName::Round(_))),
            matches: tournament.matches_of(stage).count() - idle + pods,
            played: of(MatchState::Finished).count() + pods - at_tables,
            ready: fixtures().filter(|one| tournament.is_ready_on(*one, today)).count(),
            played_in_all: tournament.matches_in(MatchState::Finished).count()
                + tournament.pods.len()
                - tournament.open_pods(tournament.current()).count(),
            open: open + tournament.open_pods(tournament.current()).count(),
            seen: Seen {
                called: tournament.matches_of(stage).any(|played| played.state().is_at_table())
                    || seated().any(|pod| tournament.state_of_pod(pod).is_at_table()),
                void: tournament.matches_of(stage).any(|played| played.void),
                ended: Ended {
                    walkover: ended(|one| {
                        matches!(one, Outcome::Walkover(_) | Outcome::DoubleWalkover)
                    }),
                    retired: ended(|one| matches!(one, Outcome::Retired(_))),
                    disqualified: ended(|one| {
                        matches!(one, Outcome::Disqualified(_) | Outcome::DoubleDisqualification)
                    }),
                },
            },
            drawn: found.draw.is_some() || !plan.format.has_draw(),
            next: Next::of(tournament),
            tied_at_the_end: !tournament.final_ties().is_empty(),
            late_closed: (tournament.phase == Phase::Running && plan.format.has_draw())
                .then(|| tournament.closed_to_late())
                .flatten(),
        })
    }

    /// Whether a tie must be decided: `false` before the next stage, `true` at the end of the last.
    pub(super) const fn tied(&self) -> Option<bool> {
        match self.next {
            Next::Stage { tied: 1.., .. } => Some(false),
            _ if self.tied_at_the_end => Some(true),
            _ => None,
        }
    }

    /// Whether all matches of the shown stage are played, and no round of it is still to be paired.
    pub(super) const fn is_finished(&self) -> bool {
        let pairs_on = self.stage == self.current && matches!(self.next, Next::Pairings { .. });
        self.drawn && self.matches > 0 && self.matches == self.played && !pairs_on
    }
}

impl Next {
    fn of(tournament: &Tournament) -> Self {
        match (tournament.phase, tournament.next_stage()) {
            (Phase::Closed, _) => Self::Nothing,
            (Phase::Registering, _) => Self::First,
            (Phase::Running, _) if tournament.rounds_left(tournament.current()) > 0 => {
                let stage = tournament.matches_of(tournament.current());
                Self::Pairings { open: stage.filter(|one| one.state().is_open()).count() }
            }
            (Phase::Running, Some(number)) if number > 1 => match tournament.cut(number) {
                Cut::Unfinished(open) => Self::Stage { number, open: open.len(), tied: 0 },
                Cut::Tied(tied) => Self::Stage { number, open: 0, tied: tied.len() },
                Cut::Made(_) => Self::Stage { number, open: 0, tied: 0 },
            },
            (Phase::Running, _) => {
                let seats = tournament.stage().is_some_and(|stage| stage.plan.format.has_seats());
                if seats {
                    Self::Round { open: tournament.open_pods(tournament.current()).count() }
                } else {
                    Self::Nothing
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_legend_keeps_what_stands_there_and_matters_most() {
        let marks = || {
            let mark = |sign, word, here, worth| Mark { sign, word, here, worth };
            vec![
                mark("!", "ready", true, 3),
                mark("@", "called", false, 1),
                mark("*", "winner", true, 2),
                mark("wo", "walkover", true, 4),
            ]
        };
        for (room, told) in [
            (40, "! ready  @ called  * winner  wo walkover"),
            (39, "! ready  * winner  wo walkover"),
            (29, "! ready  wo walkover"),
            (12, "wo walkover"),
            (5, ""),
        ] {
            assert_eq!(legend(marks(), room), told, "in {room}");
        }
    }
}
