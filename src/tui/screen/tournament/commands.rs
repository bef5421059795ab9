//! The commands of the page: how they are called, and why one cannot be run now.

use super::chosen::Chosen;
use super::header::{Facts, Next};
use super::one_match::{self, waits};
use super::tabs::Tab;
use super::{TournamentPage, standings};
use crate::club::action::{OrderEntrants, RemoveEntrant};
use crate::club::{Action, MatchState, Phase, Tournament};
use crate::command::{COMMANDS, Command, CommandId, FooterLabel, Scope};
use crate::domain::format::{Format, Seeding};
use crate::domain::round::RoundName;
use crate::paper::Source;
use crate::tui::effect::{DeskTask, Exported, place_of};
use crate::tui::kit::commands::{CommandHere, Commands, also};
use crate::tui::kit::layer::{Context, Intent, Step};
use crate::tui::kit::overlay::details::Details;
use crate::tui::match_commands;
use crate::tui::route::Route;
use crate::tui::screen::{
    absence, back, boards, exchange, exit, export, fees, late_entry, luck, presence, print, prizes,
    start, tie,
};
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use crate::words::screen::tournament::ReasonWords;

impl TournamentPage {
    pub(super) fn commands_of(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let known = self.tournament(data).zip(self.facts.as_ref());
        let Some((tournament, facts)) = known else {
            let gone = words.screen.tournament.reason.nothing_here();
            let own = COMMANDS.iter().filter(|command| is_own(command));
            return Commands::of(own.map(|command| also(command.id).refused(Some(gone))));
        };
        self.of_matches(tournament, facts, data, words)
            .and(self.of_entrants(tournament, facts, data, words))
            .and(self.of_stages(tournament, facts, data, words))
            .led_by(self.leads(facts))
            .on(self.tab.title(words), self.tab.commands())
    }

    /// The commands that lead the footer, the most needed first.
    fn leads(&self, facts: &Facts) -> &'static [CommandId] {
        match self.tab {
            Tab::Entrants if facts.phase == Phase::Running && facts.format.has_draw() => &[
                CommandId::Add,
                CommandId::Withdraw,
                CommandId::ReplaceEntrant,
                CommandId::MarkPaid,
                CommandId::Open,
                CommandId::NextTab,
                CommandId::Undo,
                CommandId::Back,
            ],
            Tab::Entrants => &[
                CommandId::Add,
                CommandId::Start,
                CommandId::MarkHere,
                CommandId::MarkPaid,
                CommandId::Remove,
                CommandId::Open,
                CommandId::NextTab,
                CommandId::Undo,
                CommandId::Back,
            ],
            _ if !facts.format.has_draw() => &[
                CommandId::Add,
                CommandId::Open,
                CommandId::NextTab,
                CommandId::OnlyReady,
                CommandId::Undo,
                CommandId::Back,
                CommandId::CloseTournament,
                CommandId::Find,
            ],
            Tab::Bracket | Tab::CrossTable | Tab::Round(_) | Tab::Matches | Tab::Standings => &[
                CommandId::Open,
                CommandId::RecordResult,
                CommandId::Start,
                CommandId::CloseTournament,
                CommandId::Export,
                CommandId::NextTab,
                CommandId::Zoom,
                CommandId::OnlyReady,
                CommandId::Undo,
                CommandId::Back,
                CommandId::Find,
            ],
        }
    }

    /// The commands on the selected match, and on how matches are looked at.
    fn of_matches(
        &self,
        tournament: &Tournament,
        facts: &Facts,
        data: &Snapshot,
        words: &'static Words,
    ) -> Commands {
        let say = &words.screen.tournament.reason;
        let played = self.selected_match(tournament);
        let state = played.map(|played| played.state());
        let closed = facts.phase == Phase::Closed;
        let has_draw = facts.format.has_draw();
        let no_result = match has_draw {
            false => closed.then(|| say.closed().to_owned()),
            true if self.pod(tournament).is_some() => None,
            true => no_match(self, tournament, data, words),
        };
        let no_sideways = !matches!(self.tab, Tab::Bracket | Tab::CrossTable);
        let no_list = !matches!(self.tab, Tab::Round(_) | Tab::Matches | Tab::Entrants);
        let turn = |command| also(command).unless(no_sideways, say.no_sideways());
        Commands::of([
            // Enter only says what a match waits for.
            also(CommandId::Open)
                .unless(self.tabs.is_empty(self.tab), say.nothing_here())
                .called_if(state.is_some_and(MatchState::is_live), FooterLabel::Result)
                .unsaid_if(state.is_some_and(|state| state != MatchState::Finished)),
            // Another key that is shown does the same.
            also(CommandId::RecordResult)
                .refused(no_result)
                .unsaid_if(played.is_some() || !has_draw),
            turn(CommandId::Left),
            turn(CommandId::Right),
            also(CommandId::Zoom).unless(self.tab != Tab::Bracket, say.only_bracket()),
            also(CommandId::OnlyReady).unless(no_list, say.only_matches()).unless(
                self.tab == Tab::Entrants && facts.phase != Phase::Registering,
                say.started(),
            ),
            also(CommandId::ShowOdds).refused(no_odds(facts, *say)),
            also(CommandId::ShowBracket).own_if(true),
        ])
    }

    /// The commands on entrants, the selected one above all.
    fn of_entrants(
        &self,
        tournament: &Tournament,
        facts: &Facts,
        data: &Snapshot,
        words: &'static Words,
    ) -> [CommandHere; 12] {
        let say = &words.screen.tournament.reason;
        let (running, has_draw) = (facts.phase == Phase::Running, facts.format.has_draw());
        let selected = self.tabs.selected_entrant(self.tab);
        let of_match = || {
            let no = self.tabs.selected(self.tab, tournament)?;
            match_commands::players((self.id, no), data).first().copied()
        };
        let no_exit = exit::reason(tournament, selected.or_else(of_match), data, words);
        let no_place = match facts.late_closed {
            _ if !has_draw => (facts.phase == Phase::Closed).then(|| say.closed().to_owned()),
            _ if running && !facts.drawn => Some(say.stage_not_drawn(facts.stage)),
            Some(closed) if running => late_entry::no_place(tournament.id, closed, data, words),
            None if running => None,
            _ => no_entries(facts, *say).map(str::to_owned),
        };
        let swiss = |command| also(command).unless(!facts.format.is_swiss(), say.only_swiss());
        let elsewhere = self.tab != Tab::Entrants;
        let listed = self.tabs.entrants.selected().filter(|_| !elsewhere);
        let no_presence = presence::reason(tournament, listed, words);
        [
            also(CommandId::Add)
                .refused(no_place)
                .called_if(!has_draw, FooterLabel::Record)
                .unsaid_if(facts.late_closed.is_some())
                .called(FooterLabel::NewEntrant),
            // Where entrants are looked at, and nowhere else.
            also(CommandId::Withdraw).refused(no_exit).unsaid_if(elsewhere),
            also(CommandId::ReturnEntrant)
                .refused(back::reason(tournament, selected, data, words))
                .unsaid_if(elsewhere),
            also(CommandId::ExchangePlaces)
                .refused(exchange::reason(tournament, selected, data, words))
                .unsaid_if(elsewhere),
            also(CommandId::ReplaceEntrant).unsaid_if(elsewhere).own_if(selected.is_some()),
            also(CommandId::Remove).refused(no_entrant(self, facts, *say)),
            also(CommandId::MoveUp).refused(no_move(self, facts, words, false)),
            also(CommandId::MoveDown).refused(no_move(self, facts, words, true)),
            also(CommandId::MarkHere).refused(no_presence),
            also(CommandId::MarkAway).refused(no_presence),
            also(CommandId::MarkPaid)
                .refused(fees::reason(tournament, listed, data, words))
                .unsaid_if(elsewhere || !data.shows_fees(tournament)),
            swiss(CommandId::SetAbsence)
                .refused(absence::reason(tournament, selected, data, words)),
        ]
    }

    /// The commands on rounds, on stages and on the whole.
    fn of_stages(
        &self,
        tournament: &Tournament,
        facts: &Facts,
        data: &Snapshot,
        words: &'static Words,
    ) -> [CommandHere; 13] {
        let say = &words.screen.tournament.reason;
        let swiss = |command| {
            also(command)
                .unless(!facts.format.is_swiss(), say.only_swiss())
                .unless(facts.paired == 0, say.not_paired())
        };
        let before = || tournament.before_last_round(tournament.current()).err();
        let not_again = before().filter(|_| facts.paired > 0);
        let not_again = not_again.map(|why| words.message.refusal(&why, &data.club).to_string());
        let by_hand = facts.format.is_swiss() && facts.paired > 0;
        let by_hand = if by_hand { boards::reason(tournament, data, words) } else { None };
        let part = |forward| self.tabs.has_part(self.tab, forward);
        let breaks_tie = matches!(facts.next, Next::Stage { tied: 2.., .. });
        [
            also(CommandId::Start)
                .refused(no_start(facts, *say))
                .called_if(facts.phase == Phase::Running, FooterLabel::Draw),
            also(CommandId::ExplainPairing).refused(self.no_working(tournament, facts, *say)),
            swiss(CommandId::PairAgain).refused(not_again),
            swiss(CommandId::PairByHand).refused(by_hand),
            also(CommandId::NextStage)
                .unless(facts.stage >= facts.stages && !part(true), say.no_stage_after())
                .unsaid_if(part(true)),
            also(CommandId::PreviousStage)
                .unless(facts.stage <= 1 && !part(false), say.no_stage_before()),
            also(CommandId::PlayOff)
                .unless(!breaks_tie && !facts.tied_at_the_end, say.no_play_off()),
            also(CommandId::CloseTournament).refused(no_close(facts, *say)),
            also(CommandId::NextCategory)
                .unless(data.club.category_names().is_empty(), words.screen.prizes.no_categories()),
            also(CommandId::ShowPrizes)
                .unsaid_if(facts.phase == Phase::Registering || tournament.prizes.lists.is_empty()),
            also(CommandId::ShowFees).unsaid_if(!data.shows_fees(tournament)),
            also(CommandId::HandIn).unless(facts.phase != Phase::Closed, say.not_closed()),
            // Once or twice a day; the room is for what is done all day, until the event is over.
            also(CommandId::Export).unsaid_if(facts.phase != Phase::Closed),
        ]
    }

    /// Why neither a pairing nor a place in the standings can be explained.
    fn no_working(
        &self,
        tournament: &Tournament,
        facts: &Facts,
        say: ReasonWords,
    ) -> Option<&'static str> {
        let (swiss, points) = (facts.format.is_swiss(), facts.format.has_points());
        match self.tabs.selected_line(self.tab) {
            Some(_) if points => None,
            _ if points && !swiss => Some(say.no_line()),
            _ if !swiss => Some(say.only_swiss()),
            _ => self.tabs.selected(self.tab, tournament).is_none().then(|| say.no_match()),
        }
    }
}

/// Whether a command needs the tournament.
fn is_own(command: &Command) -> bool {
    command.scopes.iter().any(|scope| matches!(scope, Scope::Tournament | Scope::List))
}

fn no_match(
    page: &TournamentPage,
    tournament: &Tournament,
    data: &Snapshot,
    words: &Words,
) -> Option<String> {
    let say = &words.screen.tournament.reason;
    match page.tab {
        Tab::Standings | Tab::Entrants => return Some(say.no_match().to_owned()),
        Tab::Bracket | Tab::CrossTable | Tab::Round(_) | Tab::Matches => {}
    }
    if page.tabs.is_empty(page.tab) {
        return Some(say.nothing_here().to_owned());
    }
    let Some(played) = page.selected_match(tournament) else {
        return Some(say.themself().to_owned());
    };
    (played.state() == MatchState::Waiting).then(|| waits(tournament, played, data, words))
}

fn no_entries(facts: &Facts, say: ReasonWords) -> Option<&'static str> {
    match (facts.phase, facts.format) {
        (_, Format::Recorded) => Some(say.recorded()),
        (Phase::Registering, _) => None,
        (Phase::Running, _) => Some(say.entries_closed()),
        (Phase::Closed, _) => Some(say.closed()),
    }
}

fn no_start(facts: &Facts, say: ReasonWords) -> Option<String> {
    let range = facts.first.entrants();
    match facts.next {
        _ if facts.first == Format::Recorded => Some(say.recorded().to_owned()),
        Next::First if range.contains(&facts.entrants) => None,
        Next::First => Some(say.entrants(*range.start(), *range.end(), facts.entrants)),
        Next::Stage { open: 0, .. } | Next::Round { open: 0 } | Next::Pairings { open: 0 } => None,
        Next::Stage { open, .. } | Next::Pairings { open } => Some(say.open(open)),
        Next::Round { open } => Some(say.open_tables(open)),
        Next::Nothing if facts.phase == Phase::Closed => Some(say.closed().to_owned()),
        Next::Nothing if facts.tied_at_the_end => Some(say.tied().to_owned()),
        Next::Nothing => Some(say.started().to_owned()),
    }
}

fn no_entrant(page: &TournamentPage, facts: &Facts, say: ReasonWords) -> Option<&'static str> {
    match page.tab {
        Tab::Bracket | Tab::CrossTable | Tab::Round(_) | Tab::Matches | Tab::Standings => {
            Some(say.only_entrants())
        }
        Tab::Entrants => no_entries(facts, say).or_else(|| {
            let empty = page.tabs.is_empty(page.tab);
            empty.then(|| say.nothing_here())
        }),
    }
}

fn no_move(page: &TournamentPage, facts: &Facts, words: &Words, down: bool) -> Option<String> {
    let say = &words.screen.tournament.reason;
    if let Some(reason) = no_entrant(page, facts, *say) {
        return Some(reason.to_owned());
    }
    match facts.seeding {
        Seeding::Rating | Seeding::Random => Some(say.seeded(words.term.seeding(facts.seeding))),
        Seeding::Entry => (!page.tabs.entrants.moves(down)).then(|| say.at_the_end().to_owned()),
    }
}

fn no_odds(facts: &Facts, say: ReasonWords) -> Option<String> {
    match facts.phase {
        _ if !facts.format.has_draw() => Some(say.no_odds().to_owned()),
        Phase::Registering | Phase::Running => None,
        Phase::Closed => Some(say.closed().to_owned()),
    }
}

fn no_close(facts: &Facts, say: ReasonWords) -> Option<String> {
    match facts.phase {
        Phase::Registering => Some(say.not_started().to_owned()),
        Phase::Closed => Some(say.closed().to_owned()),
        Phase::Running if facts.open > 0 => Some(say.open(facts.open)),
        Phase::Running => match facts.next {
            Next::Stage { number, .. } => Some(say.stage_not_drawn(number)),
            // A Swiss may end before its last round; without a round it has nothing to end with.
            Next::Pairings { .. } if facts.paired == 0 || facts.current < facts.stages => {
                Some(say.round_not_paired(facts.paired + 1))
            }
            Next::Nothing | Next::First | Next::Round { .. } | Next::Pairings { .. } => None,
        },
    }
}

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
                | CommandId::MarkPaid
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
            (CommandId::DeleteTournament, _) => return vec![super::delete(tournament, context)],
            (CommandId::HandIn, _) => return vec![DeskTask::hand_in(self.id, words).into()],
            (CommandId::ShowPrizes, _) => return vec![prizes::show(tournament, context)],
            (CommandId::ShowFees, _) => return vec![fees::show(tournament, context)],
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
                return vec![super::close(tournament, facts, context)];
            }
            _ => return self.hand_down(Intent::Run(command), tournament, context),
        }
        Vec::new()
    }

    /// Why the selected match was paired, or why the selected player has that place.
    fn explain(&self, tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
        if let Some(player) = self.tabs.selected_line(self.tab) {
            return Some(standings::show(tournament, self.stage, player, context));
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
            CommandId::MarkPaid => fees::payment(tournament, entrants.selected()?, context.data)?,
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
                Some(standings::show(tournament, self.stage, player, context))
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
