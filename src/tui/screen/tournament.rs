//! One tournament: its bracket or cross table, matches, standings and entrants.

mod ask;
mod bracket;
mod cross_table;
mod entrants;
mod facts;
mod header;
mod matches;
mod one_match;
mod reason;
mod standings;

use std::sync::Arc;

use ratatui::layout::{Constraint, Layout, Rect};

use super::enter::Enter;
use super::player::PlayerPage;
use super::{Page, Screen};
use crate::club::{Action, Match, Phase, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::tui::command::{CommandId, Scope};
use crate::tui::effect::Effect;
use crate::tui::layer::{Context, Intent, Step};
use crate::tui::pen::Pen;
use crate::tui::snapshot::Snapshot;
use crate::tui::toast::Toast;
use crate::tui::view::Density;
use crate::tui::widget::selection::Listed;
use crate::tui::wish::Wish;
use crate::words::Words;
use bracket::BracketTab;
use cross_table::CrossTableTab;
use entrants::Entrants;
use facts::Facts;
use matches::Matches;
use standings::Standings;

/// A tab of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The tree of an elimination.
    Bracket,
    /// Who met whom in a round robin.
    CrossTable,
    /// All matches in a list.
    Matches,
    /// Who stands where.
    Standings,
    /// Who plays.
    Entrants,
}

/// The tabs that a format has, from the left.
const fn tabs(format: Format) -> &'static [Tab] {
    match format {
        Format::SingleElimination { .. } => {
            &[Tab::Bracket, Tab::Matches, Tab::Standings, Tab::Entrants]
        }
        Format::RoundRobin { .. } => {
            &[Tab::CrossTable, Tab::Matches, Tab::Standings, Tab::Entrants]
        }
        Format::Recorded => &[Tab::Matches, Tab::Standings, Tab::Entrants],
    }
}

/// What was chosen in a tab.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Match(MatchNo),
    Player(PlayerId),
    /// The cell where a player would meet themself.
    Diagonal,
}

/// What a list says about a row, as a choice.
fn chosen(listed: Listed, row: impl FnOnce(usize) -> Option<Chosen>) -> Option<Chosen> {
    match listed {
        Listed::Chosen(at) => row(at),
        Listed::Ignored | Listed::Moved => None,
    }
}

/// One tournament.
#[derive(Debug, Clone)]
pub struct TournamentPage {
    id: TournamentId,
    /// None if the tournament is no longer there.
    facts: Option<Facts>,
    tab: Tab,
    bracket: BracketTab,
    cross_table: CrossTableTab,
    matches: Matches,
    standings: Standings,
    entrants: Entrants,
}

impl TournamentPage {
    /// The screen as it opens: on the entrants while they are registered, on the drawing while
    /// matches are played, on the standings afterwards.
    pub fn new(tournament: TournamentId, data: &Snapshot) -> Self {
        let mut page = Self {
            id: tournament,
            facts: None,
            tab: Tab::Entrants,
            bracket: BracketTab::default(),
            cross_table: CrossTableTab::default(),
            matches: Matches::default(),
            standings: Standings::default(),
            entrants: Entrants::default(),
        };
        page.refresh(data);
        page
    }

    fn tournament<'a>(&self, data: &'a Snapshot) -> Option<&'a Arc<Tournament>> {
        data.club.tournament(self.id)
    }

    fn tabs(&self) -> &'static [Tab] {
        self.facts.map_or(&[], |facts| tabs(facts.format))
    }

    /// Works out anew what follows from the club. A tournament that has started or ended, or has
    /// taken that back, shows what matters then.
    fn refresh(&mut self, data: &Snapshot) {
        let before = self.facts.map(|facts| facts.phase);
        let Some(tournament) = self.tournament(data) else {
            self.facts = None;
            return;
        };
        self.facts = Facts::new(tournament);
        self.bracket.refresh(tournament, data);
        self.standings.refresh(tournament);
        self.cross_table.refresh(tournament, self.standings.lines(), data);
        self.matches.refresh(tournament);
        self.entrants.refresh(tournament, data);
        if let Some(facts) = self.facts
            && before != Some(facts.phase)
        {
            self.tab = match facts.phase {
                Phase::Registering => Tab::Entrants,
                Phase::Running => tabs(facts.format)[0],
                Phase::Closed => Tab::Standings,
            };
        }
    }

    /// Whether the tab in front has nothing to select.
    fn is_empty(&self) -> bool {
        match self.tab {
            Tab::Bracket => self.bracket.selected().is_none(),
            Tab::CrossTable => self.cross_table.is_empty(),
            Tab::Matches => self.matches.selected().is_none(),
            Tab::Standings => self.standings.lines().is_empty(),
            Tab::Entrants => self.entrants.selected().is_none(),
        }
    }

    /// The match selected in the tab in front.
    fn selected_match<'a>(&self, tournament: &'a Tournament) -> Option<&'a Arc<Match>> {
        let no = match self.tab {
            Tab::Bracket => self.bracket.selected(),
            Tab::CrossTable => self.cross_table.selected(tournament),
            Tab::Matches => self.matches.selected(),
            Tab::Standings | Tab::Entrants => None,
        };
        tournament.match_no(no?)
    }

    fn turn(&mut self, forward: bool) {
        let tabs = self.tabs();
        let Some(at) = tabs.iter().position(|tab| *tab == self.tab) else { return };
        let step = if forward { 1 } else { tabs.len() - 1 };
        self.tab = tabs[(at + step) % tabs.len()];
    }

    fn run(
        &mut self,
        command: CommandId,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let words = context.words;
        let act = |action| vec![Step::Do(Effect::Perform(Wish::Do(vec![action])))];
        match (command, &self.facts) {
            (CommandId::NextTab, _) => self.turn(true),
            (CommandId::PreviousTab, _) => self.turn(false),
            (CommandId::RecordResult, _) => {
                let selected = self.selected_match(tournament);
                return selected
                    .map(|played| one_match::open(tournament, played, context))
                    .into_iter()
                    .collect();
            }
            (CommandId::Add, _) => {
                let enter = Enter::new(self.id, context.data);
                return vec![Step::Open(Screen::Enter(enter))];
            }
            (CommandId::StartTournament, Some(facts)) => {
                return vec![ask::start(tournament, facts, words)];
            }
            (CommandId::CloseTournament, Some(facts)) => {
                return vec![ask::close(tournament, facts, words)];
            }
            (CommandId::RemoveEntrant, _) => {
                if let Some(player) = self.entrants.selected() {
                    return act(Action::RemoveEntrant { tournament: self.id, player });
                }
            }
            (CommandId::MoveUp | CommandId::MoveDown, _) => {
                if let Some(order) = self.entrants.moved(command == CommandId::MoveDown) {
                    return act(Action::OrderEntrants { tournament: self.id, order });
                }
            }
            _ => return self.hand_down(Intent::Run(command), tournament, context),
        }
        Vec::new()
    }

    /// Gives an intent to the tab in front and opens what is chosen there.
    fn hand_down(
        &mut self,
        intent: Intent,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let chosen = match self.tab {
            Tab::Bracket => self.bracket.update(intent, context),
            Tab::CrossTable => self.cross_table.update(intent, tournament, context),
            Tab::Matches => self.matches.update(intent, tournament, context),
            Tab::Standings => self.standings.update(intent, context),
            Tab::Entrants => self.entrants.update(intent, context),
        };
        let step = match chosen {
            None => None,
            Some(Chosen::Match(no)) => tournament
                .match_no(no)
                .map(|played| one_match::open(tournament, played, context)),
            Some(Chosen::Player(player)) => {
                Some(Step::Open(Screen::Player(PlayerPage::new(player, context.data))))
            }
            Some(Chosen::Diagonal) => {
                let told = context.words.screen.tournament.themself;
                Some(Step::Say(Toast::info(told, context.now)))
            }
        };
        step.into_iter().collect()
    }
}

impl Page for TournamentPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let known = self.tournament(data).zip(self.facts);
        known.map_or_else(
            || self.id.to_string(),
            |(tournament, facts)| {
                let say = &words.screen.tournament;
                (say.title)(&tournament.name, (say.format)(facts.format))
            },
        )
    }

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Tournament, Scope::List, Scope::Main]
    }

    fn disabled(
        &self,
        command: CommandId,
        data: &Snapshot,
        words: &'static Words,
    ) -> Option<String> {
        reason::reason(self, command, data, words)
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        let tournament = self.tournament(context.data);
        match (intent, tournament) {
            (Intent::Refreshed, _) => self.refresh(context.data),
            (Intent::Tab(tab), _) => {
                self.tab = self.tabs().get(tab).copied().unwrap_or(self.tab);
            }
            (Intent::Run(command), Some(tournament)) => {
                return self.run(command, tournament, context);
            }
            (Intent::Click { .. } | Intent::Scroll { .. }, Some(tournament)) => {
                return self.hand_down(intent, tournament, context);
            }
            (Intent::Run(_) | Intent::Click { .. } | Intent::Scroll { .. }, None)
            | (Intent::Edited, _) => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let known = self.tournament(pen.data).zip(self.facts.as_ref());
        let Some((tournament, facts)) = known else {
            draw_empty(area, pen.words.screen.tournament.gone, pen);
            return;
        };
        let gap = match pen.density {
            Density::Full => 1,
            Density::Compact | Density::TooSmall => 0,
        };
        let [state, tabs, _, body] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(gap),
            Constraint::Fill(1),
        ])
        .areas(area);
        header::draw_state(state, facts, tournament, pen);
        header::draw_tabs(tabs, self.tabs(), self.tab, pen);
        match self.tab {
            Tab::Bracket => self.bracket.view(body, tournament, pen),
            Tab::CrossTable => self.cross_table.view(body, tournament, pen),
            Tab::Matches => self.matches.view(body, tournament, pen),
            Tab::Standings => self.standings.view(body, tournament, pen),
            Tab::Entrants => self.entrants.view(body, tournament, pen),
        }
    }
}

/// Draws what an empty tab says, in line with the rows of others.
fn draw_empty(area: Rect, text: &str, pen: &mut Pen<'_>) {
    pen.line(area, &format!(" {text}"), pen.theme.muted);
}

/// What a tab without matches says.
fn no_matches(tournament: &Tournament, pen: &Pen<'_>) -> &'static str {
    let say = &pen.words.screen.tournament.empty;
    match tournament.stage().map(|stage| stage.plan.format) {
        Some(Format::Recorded) => say.recorded,
        Some(Format::SingleElimination { .. } | Format::RoundRobin { .. }) | None => say.not_drawn,
    }
}

/// What a tab without entrants says.
fn no_entrants(tournament: &Tournament, pen: &Pen<'_>) -> &'static str {
    let say = &pen.words.screen.tournament.empty;
    match tournament.stage().map(|stage| stage.plan.format) {
        Some(Format::Recorded) => say.recorded,
        Some(Format::SingleElimination { .. } | Format::RoundRobin { .. }) | None => say.entrants,
    }
}
