//! The tabs of the page, each with its selection.

use super::bracket::BracketTab;
use super::cross_table::CrossTableTab;
use super::entrants::Entrants;
use super::header::{Facts, Shown};
use super::matches::{Matches, Pairings};
use super::one_match::Chosen;
use super::standings::Standings;
use crate::domain::format::Format;
use crate::domain::round::RoundName;
use crate::export::Kind;
use crate::paper;
use crate::tui::kit::prelude::*;
use crate::tui::screen::players;

/// A tab of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tab {
    /// The bracket of an elimination.
    Bracket,
    /// The cross table of a round robin.
    CrossTable,
    /// The pairings of a Swiss round.
    Round(u32),
    /// All matches as a list.
    Matches,
    Standings,
    Entrants,
}

impl Tab {
    pub(super) fn title(self, words: &Words) -> String {
        let say = &words.screen.tournament;
        match self {
            Self::Bracket => say.bracket(),
            Self::CrossTable => say.cross_table(),
            Self::Round(round) => {
                return text::capital(&words.term.round(RoundName::Round(round)));
            }
            Self::Matches => say.matches(),
            Self::Standings => say.standings(),
            Self::Entrants => say.entrants(),
        }
        .to_owned()
    }

    /// The title where room is short.
    pub(super) fn brief(self, words: &Words) -> String {
        match self {
            Self::Round(round) => words.term.round_short(RoundName::Round(round)),
            _ => self.title(words),
        }
    }

    /// The data sheet with the content of the tab.
    pub(super) const fn sheet(self) -> Kind {
        match self {
            Self::Bracket => Kind::Bracket,
            Self::CrossTable => Kind::CrossTable,
            Self::Round(_) | Self::Matches => Kind::Matches,
            // All players are there, in order.
            Self::Standings | Self::Entrants => Kind::Standings,
        }
    }

    /// The printed sheet with the content of the tab.
    pub(super) const fn printed(self) -> paper::Kind {
        match self {
            Self::Bracket => paper::Kind::Bracket,
            Self::CrossTable => paper::Kind::CrossTable,
            Self::Round(_) | Self::Matches => paper::Kind::Pairings,
            Self::Standings => paper::Kind::Standings,
            Self::Entrants => paper::Kind::WhereToPlay,
        }
    }

    /// The tabs of a stage, from left to right. Matches outside the
    /// rounds of a Swiss, such as play-offs, have a list at the end.
    pub(super) fn of(facts: &Facts) -> Vec<Self> {
        let first = match facts.format {
            Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
                vec![Self::Bracket, Self::Matches]
            }
            Format::RoundRobin { .. } | Format::Groups { .. } => {
                vec![Self::CrossTable, Self::Matches]
            }
            Format::Swiss { .. } => {
                let rounds = (1..=facts.rounds).map(Self::Round);
                let more = (facts.rounds == 0 || facts.others).then_some(Self::Matches);
                rounds.chain(more).collect()
            }
            Format::Recorded | Format::Ladder | Format::Tables { .. } => vec![Self::Matches],
        };
        first.into_iter().chain([Self::Standings, Self::Entrants]).collect()
    }
}

/// All tabs. Each format leaves some of them empty.
#[derive(Debug, Clone, Default)]
pub(super) struct Tabs {
    pub(super) bracket: BracketTab,
    cross_table: CrossTableTab,
    pairings: Pairings,
    matches: Matches,
    pub(super) standings: Standings,
    pub(super) entrants: Entrants,
}

impl Tabs {
    /// Updates the tabs from the club, for this stage.
    pub(super) fn refresh(&mut self, tournament: &Tournament, stage: u32, data: &Snapshot) {
        self.bracket.refresh(tournament, stage, data);
        self.standings.refresh(tournament, stage, data);
        self.cross_table.refresh(tournament, stage, &self.standings, data);
        self.pairings.refresh(tournament, stage, data);
        self.matches.refresh(tournament, stage, data);
        self.entrants.refresh(tournament, stage, data);
    }

    /// Whether another desk has removed the selected item of a tab.
    pub(super) fn has_lost(&self, tab: Tab) -> bool {
        match tab {
            Tab::Bracket => false,
            Tab::CrossTable => self.cross_table.has_lost(),
            Tab::Round(round) => self.pairings.has_lost(round),
            Tab::Matches => self.matches.selection.is_lost(),
            Tab::Standings => self.standings.selection.is_lost(),
            Tab::Entrants => self.entrants.selection.is_lost(),
        }
    }

    /// Whether a tab has nothing to select.
    pub(super) fn is_empty(&self, tab: Tab) -> bool {
        match tab {
            Tab::Bracket => self.bracket.selected().is_none(),
            Tab::CrossTable => self.cross_table.is_empty(),
            Tab::Round(round) => self.pairings.selected(round).is_none(),
            Tab::Matches => self.matches.selected().is_none(),
            Tab::Standings => self.standings.whole.is_empty(),
            Tab::Entrants => self.entrants.selected().is_none(),
        }
    }

    pub(super) fn selected_entrant(&self, tab: Tab) -> Option<PlayerId> {
        match tab {
            Tab::Entrants => self.entrants.selected(),
            Tab::Standings => self.standings.selected(),
            Tab::Bracket | Tab::CrossTable | Tab::Round(_) | Tab::Matches => None,
        }
    }

    /// The player of the selected line, in a tab with an order of players.
    pub(super) fn selected_line(&self, tab: Tab) -> Option<PlayerId> {
        match tab {
            Tab::Standings => self.standings.selected(),
            Tab::CrossTable => self.cross_table.selected_line(),
            Tab::Bracket | Tab::Round(_) | Tab::Matches | Tab::Entrants => None,
        }
    }

    /// The number of the selected match or pod.
    pub(super) fn selected(&self, tab: Tab, tournament: &Tournament) -> Option<MatchNo> {
        match tab {
            Tab::Bracket => self.bracket.selected(),
            Tab::CrossTable => self.cross_table.selected(tournament),
            Tab::Round(round) => self.pairings.selected(round),
            Tab::Matches => self.matches.selected(),
            Tab::Standings | Tab::Entrants => None,
        }
    }

    /// Selects a match. Returns its tab.
    pub(super) fn select(&mut self, no: MatchNo) -> Tab {
        self.matches.select(no);
        if self.bracket.select(no) {
            return Tab::Bracket;
        }
        self.pairings.select(no).map_or(Tab::Matches, Tab::Round)
    }

    /// Selects a match in a tab, if it is there.
    pub(super) fn select_in(&mut self, tab: Tab, played: Fixture<'_>) {
        match tab {
            Tab::Bracket => {
                self.bracket.select(played.no());
            }
            Tab::CrossTable => {
                if let Fixture::Match(played) = played {
                    self.cross_table.select(played);
                }
            }
            Tab::Round(_) => {
                self.pairings.select(played.no());
            }
            Tab::Matches => self.matches.select(played.no()),
            Tab::Standings | Tab::Entrants => {}
        }
    }

    /// Whether the bracket has another part before or behind the shown one. Other tabs have no parts.
    pub(super) fn has_part(&self, tab: Tab, forward: bool) -> bool {
        tab == Tab::Bracket && self.bracket.beside(forward).is_some()
    }

    /// Shows the next or previous part. False if there is none.
    pub(super) fn turn_part(&mut self, tab: Tab, forward: bool) -> bool {
        tab == Tab::Bracket && self.bracket.turn(forward)
    }

    /// Passes news to a tab.
    pub(super) fn update(
        &mut self,
        tab: Tab,
        news: &News,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Chosen> {
        match tab {
            Tab::Bracket => self.bracket.update(news, context),
            Tab::CrossTable => self.cross_table.update(news, tournament, context),
            Tab::Round(round) => self.pairings.update(round, news, tournament, context),
            Tab::Matches => self.matches.update(news, tournament, context),
            Tab::Standings => self.standings.update(news, context),
            Tab::Entrants => self.entrants.update(news, tournament, context),
        }
    }

    /// Draws a tab. Returns the facts for the legend of its marks.
    pub(super) fn view(
        &self,
        tab: Tab,
        area: Rect,
        tournament: &Tournament,
        pen: &mut Pen<'_>,
    ) -> Shown {
        let (mut decided, mut states) = (false, false);
        match tab {
            Tab::Bracket => self.bracket.view(area, tournament, pen),
            Tab::CrossTable => decided = self.cross_table.view(area, tournament, pen),
            Tab::Round(round) => states = self.pairings.view(round, area, tournament, pen),
            Tab::Matches => states = self.matches.view(area, tournament, pen),
            Tab::Standings => decided = self.standings.view(area, true, tournament, pen),
            Tab::Entrants => self.entrants.view(area, tournament, pen),
        }
        Shown {
            narrowed: match tab {
                Tab::Round(_) => self.pairings.only_ready,
                Tab::Entrants => self.entrants.only_missing,
                _ => self.matches.only_ready,
            },
            states,
            decided,
        }
    }

    /// Draws the standings beside matches, if there is room. Returns the room that is left.
    pub(super) fn draw_beside(
        &self,
        tab: Tab,
        area: Rect,
        tournament: &Tournament,
        pen: &mut Pen<'_>,
    ) -> Rect {
        let fits = |left: Rect| match tab {
            Tab::Round(_) | Tab::Matches => true,
            Tab::CrossTable => self.cross_table.shows_steps(left.width),
            Tab::Bracket | Tab::Standings | Tab::Entrants => false,
        };
        let known = !self.standings.whole.is_empty();
        match players::split(area) {
            Some([left, right]) if known && fits(left) => {
                let title = pen.words.screen.tournament.standings();
                let inside = pen.panel(right, title, false);
                pen.only_shown(|pen| {
                    self.standings.view(inside, false, tournament, pen);
                });
                left
            }
            _ => area,
        }
    }
}
