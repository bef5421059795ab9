//! The effects of the page's commands.

use super::chosen::Chosen;
use super::facts::Next;
use super::tabs::Tab;
use super::{TournamentPage, ask, one_match, working};
use crate::club::action::{OrderEntrants, RemoveEntrant};
use crate::club::{Action, Phase, Tournament};
use crate::command::CommandId;
use crate::domain::round::RoundName;
use crate::paper::Source;
use crate::tui::effect::{DeskTask, Exported, place_of};
use crate::tui::kit::layer::{Context, Intent, Step};
use crate::tui::kit::overlay::details::Details;
use crate::tui::match_commands;
use crate::tui::route::Route;
use crate::tui::screen::{
    absence, back, exchange, exit, export, luck, presence, print, prizes, start, tie,
};

impl TournamentPage {
    pub(super) fn run(
        &mut self,
        command: CommandId,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let words = context.words;
        match (command, &self.facts) {
            (CommandId::ShowBracket, _) => self.show_drawing(),
            (CommandId::NextTab, _) => self.turn(true),
            (CommandId::PreviousTab, _) => self.turn(false),
            (CommandId::Add | CommandId::RecordResult, Some(facts)) if !facts.format.has_draw() => {
                return vec![Step::Open(Route::RecordMatch(self.id))];
            }
            (CommandId::RecordResult, _) => {
                let selected = self.tabs.selected(self.tab, tournament);
                let no = selected.or_else(|| self.pod(tournament));
                let entry = no.and_then(|no| one_match::open(tournament, no, context));
                return entry.into_iter().collect();
            }
            (CommandId::Add, Some(facts)) if facts.phase == Phase::Running => {
                let route = Route::LateEntry { tournament: self.id, instead: None };
                return vec![Step::Open(route)];
            }
            (CommandId::Add, _) => return vec![Step::Open(Route::Enter(self.id))],
            (
                CommandId::Withdraw
                | CommandId::ReturnEntrant
                | CommandId::ExchangePlaces
                | CommandId::ReplaceEntrant
                | CommandId::Remove
                | CommandId::MarkHere
                | CommandId::MarkAway
                | CommandId::MoveUp
                | CommandId::MoveDown,
                _,
            ) => return self.run_on_entrant(command, tournament, context).into_iter().collect(),
            (CommandId::ShowOdds, _) => {
                let wait = Step::inform(words.screen.odds.wait(), context);
                return vec![wait, DeskTask::foretell(self.id).into()];
            }
            (CommandId::ShowLuck, _) => {
                return vec![luck::of(tournament.list, Some(self.id), context)];
            }
            (CommandId::Export, _) => {
                let category = self.tabs.category().filter(|_| self.tab == Tab::Standings);
                let category = category.and_then(|name| place_of(name, &context.data.club));
                let what = match category {
                    Some(category) => Exported::StandingsIn(self.id, category),
                    None => Exported::Tournament(self.tab.sheet(), self.id),
                };
                return vec![export::ask(what, context)];
            }
            (CommandId::Print, _) => {
                let shown = self.tab.printed();
                return vec![print::ask_of(Source::Tournament(self.id), Some(shown), context)];
            }
            (CommandId::DeleteTournament, _) => return vec![ask::delete(tournament, context)],
            (CommandId::HandIn, _) => return vec![DeskTask::hand_in(self.id, words).into()],
            (CommandId::ShowPrizes, _) => return vec![prizes::show(tournament, context)],
            (CommandId::NextCategory, _) => {
                self.tab = Tab::Standings;
                if !self.tabs.next_category(tournament, self.stage, context.data) {
                    let none = words.screen.prizes.no_categories();
                    return vec![Step::inform(none, context)];
                }
            }
            (CommandId::SetLimits, _) => return vec![Step::Open(Route::Limits(self.id))],
            (CommandId::SetAbsence, _) => {
                let player = self.tabs.selected_entrant(self.tab);
                return player
                    .map(|one| absence::ask(tournament, one, context))
                    .into_iter()
                    .collect();
            }
            (CommandId::ExplainPairing, _) => {
                return self.explain(tournament, context).into_iter().collect();
            }
            (CommandId::PairAgain, _) => return vec![start::again(tournament, context)],
            (CommandId::PairByHand, _) => return vec![Step::Open(Route::Boards(self.id))],
            (CommandId::Start, _) => return start::ask(tournament, context).into_iter().collect(),
            (CommandId::PlayOff, Some(facts)) if matches!(facts.next, Next::Stage { .. }) => {
                return start::ask(tournament, context).into_iter().collect();
            }
            (CommandId::PlayOff, _) => return self.tie(tournament, context).into_iter().collect(),
            (CommandId::NextStage, _) => self.turn_stage(true, context.data),
            (CommandId::PreviousStage, _) => self.turn_stage(false, context.data),
            (CommandId::CloseTournament, Some(facts)) => {
                return vec![ask::close(tournament, facts, context)];
            }
            _ => return self.hand_down(Intent::Run(command), tournament, context),
        }
        Vec::new()
    }

    /// Why the selected match was paired, or why the selected player has that place.
    fn explain(&self, tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
        if let Some(player) = self.tabs.selected_line(self.tab) {
            return Some(working::show(tournament, self.stage, player, context));
        }
        let no = self.tabs.selected(self.tab, tournament)?;
        let Some(RoundName::Round(round)) = tournament.round_of(no) else { return None };
        let say = &context.words.message.event;
        let club = &context.data.club;
        let reasons = club.reasons(tournament, self.stage, round);
        let own = reasons.iter().find(|paired| paired.no == no);
        let lines = own.map_or_else(
            || vec![say.not_explained().to_owned()],
            |paired| say.paired(paired, club),
        );
        let title = context.words.screen.command(CommandId::ExplainPairing).title;
        Some(Step::cover(Details::new(title, lines)))
    }

    /// The question on the tie in the last stage that the selected entrant is in, or on the first there is.
    fn tie(&self, tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
        let ties = tournament.final_ties();
        let own = self.tabs.selected_entrant(self.tab);
        let tied = ties.iter().find(|tied| own.is_some_and(|own| tied.contains(&own)));
        Some(tie::ask(tournament, tournament.current(), tied.or_else(|| ties.first())?, context))
    }

    /// Runs a command on the selected entrant, if there is one.
    fn run_on_entrant(
        &self,
        command: CommandId,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Option<Step> {
        let (id, entrants) = (self.id, &self.tabs.entrants);
        let player = self.tabs.selected_entrant(self.tab);
        let action = match command {
            CommandId::Withdraw => {
                let leave = |player| exit::ask(tournament, player, context);
                let asked = || {
                    let at = (id, self.tabs.selected(self.tab, tournament)?);
                    let question = context.words.screen.exit.which_player();
                    Some(match_commands::ask_player(at, question, leave, context))
                };
                return player.map(leave).or_else(asked);
            }
            CommandId::ReturnEntrant => return Some(back::ask(tournament, player?, context)),
            CommandId::ExchangePlaces => return Some(exchange::ask(tournament, player?, context)),
            CommandId::ReplaceEntrant => {
                let route = Route::LateEntry { tournament: id, instead: Some(player?) };
                return Some(Step::Open(route));
            }
            CommandId::MarkHere | CommandId::MarkAway => {
                presence::action(command, tournament, entrants.selected()?)
            }
            CommandId::Remove => Action::RemoveEntrant(RemoveEntrant {
                tournament: id,
                player: entrants.selected()?,
            }),
            _ => {
                let order = entrants.moved(command == CommandId::MoveDown)?;
                Action::OrderEntrants(OrderEntrants { tournament: id, order })
            }
        };
        Some(Step::ask(action, context))
    }

    /// Gives an intent to the tab in front and opens what is chosen there.
    pub(super) fn hand_down(
        &mut self,
        intent: Intent,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let chosen = self.tabs.update(self.tab, intent, tournament, context);
        let step = match chosen {
            None => None,
            Some(Chosen::Match(no)) => one_match::open(tournament, no, context),
            Some(Chosen::Line(player)) => {
                Some(working::show(tournament, self.stage, player, context))
            }
            Some(Chosen::Player(player)) => Some(Step::Open(Route::Player(player))),
            Some(Chosen::Diagonal) => {
                let told = context.words.screen.tournament.themself();
                Some(Step::inform(told, context))
            }
        };
        step.into_iter().collect()
    }
}
