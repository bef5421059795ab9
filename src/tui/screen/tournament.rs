//! The page of a tournament: bracket or cross table, matches, standings, entrants.

pub(in crate::tui) mod bracket;
mod commands;
mod cross_table;
mod entrants;
mod header;
mod matches;
pub(in crate::tui) mod one_match;
pub(in crate::tui) mod standings;
mod tabs;

use std::sync::Arc;

use super::players::PlayerAside;
use crate::club::action::{CloseTournament, DeleteTournament, RecordGame, RecordResult, SetRounds};
use crate::domain::prize::Money;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Density;
use crate::tui::route::TournamentView;
use header::{Facts, Next};
use one_match::draw_empty;
use tabs::{Tab, Tabs};

#[derive(Debug, Clone)]
pub(super) struct TournamentPage {
    id: TournamentId,
    /// None if the tournament has gone.
    facts: Option<Facts>,
    /// The shown stage, from 1.
    stage: u32,
    tab: Tab,
    /// The last entry of the journal that the page has handled.
    seen: Option<Seq>,
    /// Boxed, since every screen on the stack takes as much memory as the largest.
    tabs: Box<Tabs>,
    aside: PlayerAside,
}

impl TournamentPage {
    /// Opens on the entrants while they are registered, on the bracket or
    /// cross table while matches are played, and on the standings afterwards.
    pub(super) fn new(tournament: TournamentId, view: TournamentView, data: &Snapshot) -> Self {
        let mut page = Self {
            id: tournament,
            facts: None,
            stage: 1,
            tab: Tab::Entrants,
            seen: None,
            aside: PlayerAside::default(),
            tabs: Box::default(),
        };
        page.refresh(data);
        page.seen = data.entries.last().map(|entry| entry.seq);
        match view {
            TournamentView::Usual => {}
            TournamentView::Drawing => page.show_drawing(),
            TournamentView::DrawingOf(no) => page.show_drawing_of(no, data),
            TournamentView::Match(no) => page.show_match(no, data),
        }
        page
    }

    /// Selects a match in the bracket, or in the list of matches if the bracket does not have it.
    fn show_match(&mut self, no: MatchNo, data: &Snapshot) {
        let Some(tournament) = self.tournament(data) else { return };
        let pod = || tournament.pod(no).map(|pod| pod.stage);
        let Some(stage) = tournament.match_no(no).map(|played| played.stage).or_else(pod) else {
            return;
        };
        if stage != self.stage {
            self.stage = stage;
            self.refresh(data);
        }
        self.tab = self.tabs.select(no);
    }

    fn show_drawing(&mut self) {
        self.tab = self.played();
    }

    /// Selects a match in the bracket or cross table, if it is there.
    fn show_drawing_of(&mut self, no: MatchNo, data: &Snapshot) {
        self.show_match(no, data);
        self.show_drawing();
        if let Some(played) = self.tournament(data).and_then(|found| found.fixture(no)) {
            self.tabs.select_in(self.tab, played);
        }
    }

    fn tournament<'a>(&self, data: &'a Snapshot) -> Option<&'a Arc<Tournament>> {
        data.club.tournament(self.id)
    }

    /// The tabs of the shown stage.
    fn shown(&self) -> Vec<Tab> {
        self.facts.map_or_else(Vec::new, |facts| Tab::of(&facts))
    }

    /// The tab in which matches are played: the bracket or cross table, or the last paired round of a Swiss.
    fn played(&self) -> Tab {
        let shown = self.shown();
        let last = shown.iter().rfind(|tab| matches!(tab, Tab::Round(_)));
        last.or_else(|| shown.first()).copied().unwrap_or(self.tab)
    }

    /// Updates the page from the club. If the tournament has started or ended, a stage or round
    /// was drawn, or that was undone, the most important tab is shown. If another desk did that,
    /// stage and tab stay as long as they exist: nothing may change under the operator's fingers.
    fn refresh(&mut self, data: &Snapshot) {
        let now = |facts: Facts| (facts.phase, facts.current, facts.paired);
        let before = self.facts.map(now);
        let Some(tournament) = self.tournament(data) else {
            self.facts = None;
            return;
        };
        let opens = before.is_none();
        let follows = opens || !data.others;
        let moved_on = before.is_none_or(|(_, current, _)| current != tournament.current());
        let moved_on = moved_on && follows;
        let stages = u32::try_from(tournament.stages.len()).unwrap_or(u32::MAX);
        self.stage = if moved_on { tournament.current() } else { self.stage.min(stages) };
        self.facts = Facts::new(tournament, self.stage, data.today);
        self.tabs.refresh(tournament, self.stage, data);
        if !follows && !self.shown().contains(&self.tab) {
            // On this tab Enter only shows a player.
            self.tab = Tab::Standings;
        } else if let Some(facts) = self.facts
            && before != Some(now(facts))
            && follows
        {
            self.tab = match facts.phase {
                Phase::Registering => Tab::Entrants,
                Phase::Running => self.played(),
                Phase::Closed => Tab::Standings,
            };
        }
    }

    /// After this desk's result of the selected match, or the last game of the selected pod, selects
    /// the next open one, from the last on the first. An operator can enter results in a row.
    fn go_on(&mut self, data: &Snapshot) {
        let Some(entry) = data.entries.last().filter(|entry| self.seen != Some(entry.seq)) else {
            return;
        };
        self.seen = Some(entry.seq);
        if !data.is_own(entry) {
            return;
        }
        let result = entry.actions.iter().find_map(|action| match action {
            Action::RecordResult(RecordResult { tournament, no, .. })
            | Action::RecordGame(RecordGame { tournament, no, .. })
                if *tournament == self.id =>
            {
                Some(*no)
            }
            _ => None,
        });
        let (Some(no), Some(tournament)) = (result, self.tournament(data)) else { return };
        let players = |no: MatchNo| {
            let mut players = tournament.fixture(no).map(Fixture::players).unwrap_or_default();
            players.sort_unstable();
            players
        };
        // A cell of a cross table stands for the second match of its players when the first is over.
        let selected = self.tabs.selected(self.tab, tournament);
        let is_over = tournament.fixture(no).is_some_and(|played| !played.state().is_live());
        if !is_over || selected.is_none_or(|other| players(other) != players(no)) {
            return;
        }
        let ready = || {
            let here = tournament.fixtures().filter(|played| played.stage() == self.stage);
            here.filter(|played| played.state().is_live())
        };
        let next = ready().find(|played| played.no() > no).or_else(|| ready().next());
        if let Some(next) = next {
            self.tabs.select_in(self.tab, next);
        }
    }

    /// The selected match of the shown tab.
    fn selected_match<'a>(&self, tournament: &'a Tournament) -> Option<&'a Arc<Match>> {
        tournament.match_no(self.tabs.selected(self.tab, tournament)?)
    }

    /// The pod whose games are entered: the selected one, or the
    /// next open one of the stage if the tab selects no match.
    fn pod(&self, tournament: &Tournament) -> Option<MatchNo> {
        match self.tabs.selected(self.tab, tournament) {
            Some(no) => tournament.pod(no).map(|pod| pod.no),
            None => tournament.open_pods(self.stage).next(),
        }
    }

    fn turn(&mut self, forward: bool) {
        let tabs = self.shown();
        let Some(at) = tabs.iter().position(|tab| *tab == self.tab) else { return };
        let step = if forward { 1 } else { tabs.len() - 1 };
        self.tab = tabs[(at + step) % tabs.len()];
    }

    /// Shows the next part of a bracket, or the next stage after the
    /// last part; or the one before. The tab stays if the stage has it.
    fn turn_stage(&mut self, forward: bool, data: &Snapshot) {
        if self.tabs.turn_part(self.tab, forward) {
            return;
        }
        self.stage = if forward { self.stage + 1 } else { self.stage.saturating_sub(1).max(1) };
        self.refresh(data);
        if !self.shown().contains(&self.tab) {
            self.tab = self.played();
        }
        self.tabs.bracket.turn_to_end(!forward);
    }
}

impl Layer for TournamentPage {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let known = self.tournament(data).zip(self.facts);
        known.map_or_else(
            || words.scopes.name(Scope::Tournament).to_owned(),
            |(tournament, facts)| {
                let say = &words.screen.tournament;
                say.title(&tournament.name, words.term.format(facts.format))
            },
        )
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        self.commands_of(data, words)
    }

    fn state(&self, data: &Snapshot) -> LayerState {
        LayerState {
            selected_match: self
                .tournament(data)
                .and_then(|found| Some((self.id, self.tabs.selected(self.tab, found)?))),
            selected_player: self
                .tabs
                .selected_entrant(self.tab)
                .or_else(|| self.tabs.selected_line(self.tab)),
            selected_tournament: Some(self.id),
            has_lost: self.tabs.has_lost(self.tab),
            ..LayerState::of(&[Scope::Tournament, Scope::Match, Scope::List, Scope::Main])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let tournament = self.tournament(context.data);
        match news {
            News::Refreshed => {
                self.aside.forget();
                self.refresh(context.data);
                self.go_on(context.data);
            }
            News::Tab(tab) => {
                self.tab = self.shown().get(tab).copied().unwrap_or(self.tab);
            }
            News::Run(_) | News::Click { .. } | News::Scroll { .. } => {
                let handed = tournament.map(|found| self.hand_down(&news, found, context));
                return handed.unwrap_or_default();
            }
            News::Odds(foretold) if foretold.tournament == self.id => {
                return vec![Step::Unsay, standings::show_odds(&foretold, context)];
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let known = self.tournament(pen.data).zip(self.facts.as_ref());
        let Some((tournament, facts)) = known else {
            draw_empty(area, pen.words.screen.tournament.gone(), pen);
            return;
        };
        let gap = match pen.density {
            Density::Full => 1,
            Density::Compact | Density::TooSmall => 0,
        };
        let [state, choice, _, body] = down(area, [1, 1, gap, REST]);
        header::draw_state(state, facts, tournament, pen);
        let player = self.tabs.selected_entrant(self.tab);
        let body = self.aside.draw(player, tournament.list, body, pen);
        let body = self.tabs.draw_beside(self.tab, body, tournament, pen);
        let shown = self.tabs.view(self.tab, body, tournament, pen);
        header::draw_tabs(choice, &self.shown(), (self.tab, facts), shown, pen);
    }
}

/// The most players sharing the first rank who are named.
const SHARED: usize = 3;

/// Asks whether to close the tournament. A Swiss with rounds left ends with the last paired round, in the same entry.
fn close(tournament: &Tournament, facts: &Facts, context: &Context<'_>) -> Step {
    let ask = &context.words.screen.tournament.ask;
    let (id, stage) = (tournament.id, tournament.current());
    let early = match facts.next {
        Next::Pairings { .. } => tournament.planned_rounds(stage),
        _ => None,
    };
    let rounds = tournament.last_round(stage);
    let shorter = early.map(|_| Action::SetRounds(SetRounds { tournament: id, stage, rounds }));
    let close = Action::CloseTournament(CloseTournament { tournament: id });
    let request = Request::Do(shorter.into_iter().chain([close]).collect());
    let question = match early {
        Some(planned) => ask.close_early(&tournament.name, rounds, planned),
        None => ask.close(&tournament.name),
    };
    let first: Vec<String> =
        tournament.leaders().into_iter().map(|player| context.data.name(player)).collect();
    let is_told = (1..=SHARED).contains(&first.len()) && facts.played_in_all > 0;
    let first = is_told.then(|| context.words.term.list(&first));
    let confirm = Confirm::new(
        question,
        ask.close_consequence(first.as_deref(), facts.played_in_all),
        ask.close_yes(),
        vec![Step::ask(request, context)],
    );
    // Closing early selects Cancel first.
    Step::cover(if early.is_none() { confirm.harmless() } else { confirm })
}

/// Asks whether to delete a tournament that was made by mistake, and names how many results it has.
fn delete(tournament: &Tournament, context: &Context<'_>) -> Step {
    let ask = &context.words.screen.tournament.ask;
    let (name, results) = (tournament.name.clone(), tournament.results_entered());
    let consequence = ask.delete_consequence(tournament.entrants.len(), results);
    let paid = context.data.club.fee_totals(tournament, context.data.today);
    let paid = paid.map(|totals| totals.paid).filter(|paid| *paid > Money::NONE);
    let paid = paid.map(|paid| ask.paid_lost(tournament.fees.money(paid)));
    let consequence = [Some(consequence), paid].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let question = ask.delete(&name);
    let delete =
        Action::DeleteTournament(DeleteTournament { tournament: tournament.id, name, results });
    let steps = vec![Step::Back, Step::ask(delete, context)];
    Step::cover(Confirm::new(question, consequence, ask.delete_yes(), steps))
}
