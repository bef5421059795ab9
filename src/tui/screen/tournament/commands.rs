//! The commands of the page: their labels, and the reasons why they cannot be run.

use super::header::{Facts, Next};
use super::one_match::{self, Chosen, waits};
use super::tabs::Tab;
use super::{TournamentPage, entrants, standings};
use crate::club::action::{OrderEntrants, RemoveEntrant};
use crate::command::{COMMANDS, Command};
use crate::domain::format::{Format, Seeding};
use crate::domain::round::RoundName;
use crate::paper::Source;
use crate::tui::commands;
use crate::tui::desk_worker::sheets::{Exported, place_of};
use crate::tui::kit::overlay::Details;
use crate::tui::kit::prelude::*;
use crate::tui::screen::{boards, export, late_entry, luck, money, presence, start, tie};
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
            .on(self.tab.title(words))
    }

    /// The commands that lead the footer, the most important first.
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

    /// The commands about the selected match and the view of matches.
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
        let turn =
            |command| also(command).here_if(!no_sideways).unless(no_sideways, say.no_sideways());
        Commands::of([
            // Without a result to enter, Enter says what the match waits for.
            also(CommandId::Open)
                .here()
                .unless(self.tabs.is_empty(self.tab), say.nothing_here())
                .called_if(state.is_some_and(MatchState::is_live), FooterLabel::Result)
                .unsaid_if(state.is_some_and(|state| state != MatchState::Finished)),
            // Another shown key does the same.
            also(CommandId::RecordResult)
                .here_if(!matches!(self.tab, Tab::Standings | Tab::Entrants))
                .refused(no_result)
                .unsaid_if(played.is_some() || !has_draw)
                .with(move |page, tournament, context| {
                    let elsewhere = Step::Open(Route::RecordMatch(page.id));
                    if has_draw { page.record(tournament, context) } else { Some(elsewhere) }
                }),
            turn(CommandId::Left),
            turn(CommandId::Right),
            also(CommandId::Zoom)
                .here_if(self.tab == Tab::Bracket)
                .unless(self.tab != Tab::Bracket, say.only_bracket()),
            also(CommandId::OnlyReady)
                .here_if(!no_list && self.tab != Tab::Entrants)
                .unless(no_list, say.only_matches())
                .unless(
                    self.tab == Tab::Entrants && facts.phase != Phase::Registering,
                    say.started(),
                ),
            also(CommandId::ShowOdds).refused(no_odds(facts, *say)).with(|page, _, context| {
                let wait = Step::inform(context.words.screen.odds.wait(), context);
                vec![wait, DeskTask::foretell(page.id).into()]
            }),
            also(CommandId::ShowBracket)
                .unless(data.anywhere().drawn.is_empty(), words.screen.anywhere.nothing_drawn())
                .with(|page, _, _| page.show_drawing()),
            also(CommandId::NextTab).with(|page, _, _| page.turn(true)),
            also(CommandId::PreviousTab).with(|page, _, _| page.turn(false)),
        ])
    }

    /// The commands about entrants, mainly the selected one.
    fn of_entrants(
        &self,
        tournament: &Tournament,
        facts: &Facts,
        data: &Snapshot,
        words: &'static Words,
    ) -> [CommandHere; 13] {
        let say = &words.screen.tournament.reason;
        let (running, has_draw) = (facts.phase == Phase::Running, facts.format.has_draw());
        let selected = self.tabs.selected_entrant(self.tab);
        let of_match = || {
            let no = self.tabs.selected(self.tab, tournament)?;
            commands::players((self.id, no), data).first().copied()
        };
        let no_exit = presence::why_no_exit(tournament, selected.or_else(of_match), data, words);
        let no_place = match facts.late_closed {
            _ if !has_draw => (facts.phase == Phase::Closed).then(|| say.closed().to_owned()),
            _ if running && !facts.drawn => Some(say.stage_not_drawn(facts.stage)),
            Some(closed) if running => late_entry::no_place(tournament.id, closed, data, words),
            None if running => None,
            _ => no_entries(facts, *say).map(str::to_owned),
        };
        let swiss = |command| also(command).unless(!facts.format.is_swiss(), say.only_swiss());
        let elsewhere = self.tab != Tab::Entrants;
        let of_players = !elsewhere || self.tab == Tab::Standings;
        let listed_here = |command| also(command).here_if(!elsewhere);
        let listed = self.tabs.entrants.selected().filter(|_| !elsewhere);
        let no_presence = presence::why_no_presence(tournament, listed, words);
        let marks = |command| {
            listed_here(command).refused(no_presence).with_entrant(
                move |tournament, player, context| {
                    Step::ask(presence::presence_action(command, tournament, player), context)
                },
            )
        };
        [
            listed_here(CommandId::Add)
                .refused(no_place)
                .called_if(!has_draw, FooterLabel::Record)
                .unsaid_if(facts.late_closed.is_some())
                .called(FooterLabel::NewEntrant)
                .opens(match (has_draw, running) {
                    (false, _) => Route::RecordMatch(self.id),
                    (true, true) => Route::LateEntry { tournament: self.id, instead: None },
                    (true, false) => Route::Enter(self.id),
                }),
            // The footer shows it only where entrants are listed.
            also(CommandId::Withdraw)
                .here_if(of_players)
                .refused(no_exit)
                .unsaid_if(elsewhere)
                .with(|page, tournament, context| page.withdraw(tournament, context)),
            listed_here(CommandId::ReturnEntrant)
                .refused(presence::why_not_back(tournament, selected, data, words))
                .unsaid_if(elsewhere)
                .with_entrant(presence::ask_back),
            listed_here(CommandId::ExchangePlaces)
                .refused(entrants::why_no_exchange(tournament, selected, data, words))
                .unsaid_if(elsewhere)
                .with_entrant(entrants::ask_exchange),
            also(CommandId::ReplaceEntrant).here_if(of_players).unsaid_if(elsewhere).does_if(
                selected.is_some(),
                move |page: &mut Self, _| {
                    let (tournament, instead) = (page.id, selected);
                    Step::Open(Route::LateEntry { tournament, instead })
                },
            ),
            listed_here(CommandId::Remove).refused(no_entrant(self, facts, *say)).with_entrant(
                |tournament, player, context| {
                    let tournament = tournament.id;
                    Step::ask(Action::RemoveEntrant(RemoveEntrant { tournament, player }), context)
                },
            ),
            listed_here(CommandId::MoveUp)
                .refused(no_move(self, facts, words, false))
                .with(|page, _, context| page.shift(false, context)),
            listed_here(CommandId::MoveDown)
                .refused(no_move(self, facts, words, true))
                .with(|page, _, context| page.shift(true, context)),
            marks(CommandId::MarkHere),
            marks(CommandId::MarkAway),
            listed_here(CommandId::MarkPaid)
                .refused(money::why_not_paid(tournament, listed, data, words))
                .unsaid_if(elsewhere || !data.shows_fees(tournament))
                .with(|page, tournament, context| {
                    let player = page.tabs.entrants.selected()?;
                    Some(Step::ask(money::payment(tournament, player, context.data)?, context))
                }),
            swiss(CommandId::SetAbsence)
                .refused(presence::why_no_absence(tournament, selected, data, words))
                .with_entrant(presence::ask_absence),
            listed_here(CommandId::SetLimits).opens(Route::Limits(self.id)),
        ]
    }

    /// The commands about rounds, stages and the tournament.
    fn of_stages(
        &self,
        tournament: &Tournament,
        facts: &Facts,
        data: &Snapshot,
        words: &'static Words,
    ) -> [CommandHere; 16] {
        let say = &words.screen.tournament.reason;
        let in_round = matches!(self.tab, Tab::Round(_));
        let in_standings = self.tab == Tab::Standings;
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
        let draws_next = matches!(facts.next, Next::Stage { .. });
        [
            also(CommandId::Start)
                .refused(no_start(facts, *say))
                .called_if(facts.phase == Phase::Running, FooterLabel::Draw)
                .with(|_, tournament, context| start::ask(tournament, context)),
            also(CommandId::ExplainPairing)
                .here_if(in_round || in_standings)
                .refused(self.no_working(tournament, facts, *say))
                .with(|page, tournament, context| page.explain(tournament, context)),
            swiss(CommandId::PairAgain)
                .here_if(in_round)
                .refused(not_again)
                .with(|_, tournament, context| start::again(tournament, context)),
            swiss(CommandId::PairByHand)
                .here_if(in_round)
                .refused(by_hand)
                .opens(Route::Boards(self.id)),
            also(CommandId::NextStage)
                .unless(facts.stage >= facts.stages && !part(true), say.no_stage_after())
                .unsaid_if(part(true))
                .with(|page, _, context| page.turn_stage(true, context.data)),
            also(CommandId::PreviousStage)
                .unless(facts.stage <= 1 && !part(false), say.no_stage_before())
                .with(|page, _, context| page.turn_stage(false, context.data)),
            also(CommandId::PlayOff)
                .here_if(in_standings)
                .unless(!breaks_tie && !facts.tied_at_the_end, say.no_play_off())
                .with(move |page, tournament, context| {
                    let tie = || page.tie(tournament, context);
                    if draws_next { start::ask(tournament, context) } else { tie() }
                }),
            also(CommandId::CloseTournament).refused(no_close(facts, *say)).with(
                |page, tournament, context| {
                    page.facts.map(|facts| super::close(tournament, &facts, context))
                },
            ),
            also(CommandId::NextCategory)
                .here_if(in_standings)
                .unless(data.club.category_names().is_empty(), words.screen.prizes.no_categories())
                .with(|page, tournament, context| {
                    page.tab = Tab::Standings;
                    let narrowed =
                        page.tabs.standings.next_category(tournament, page.stage, context.data);
                    let none = context.words.screen.prizes.no_categories();
                    (!narrowed).then(|| Step::inform(none, context))
                }),
            also(CommandId::ShowPrizes)
                .here_if(in_standings)
                .unsaid_if(facts.phase == Phase::Registering || tournament.prizes.lists.is_empty())
                .with(|_, tournament, context| money::show_prizes(tournament, context)),
            also(CommandId::ShowFees)
                .here_if(self.tab == Tab::Entrants)
                .unsaid_if(!data.shows_fees(tournament))
                .with(|_, tournament, context| money::show_fees(tournament, context)),
            also(CommandId::HandIn)
                .unless(facts.phase != Phase::Closed, say.not_closed())
                .with(|page, _, context| Step::from(DeskTask::hand_in(page.id, context.words))),
            // Used once or twice a day, so the footer shows it only after the tournament.
            also(CommandId::Export)
                .unsaid_if(facts.phase != Phase::Closed)
                .with(|page, tournament, context| page.export(tournament, context)),
            also(CommandId::Print).with(|page, tournament, context| {
                let source = Source::Tournament(page.id, page.earlier(tournament));
                export::ask_print_of(source, Some(page.tab.printed()), context)
            }),
            also(CommandId::ShowLuck).with(|page, tournament, context| {
                luck::of(tournament.list, Some(page.id), context)
            }),
            also(CommandId::DeleteTournament)
                .with(|_, tournament, context| super::delete(tournament, context)),
        ]
    }

    /// The reason why neither a pairing nor a rank can be explained.
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
            // A Swiss may end before its last round, but not without any round.
            Next::Pairings { .. } if facts.paired == 0 || facts.current < facts.stages => {
                Some(say.round_not_paired(facts.paired + 1))
            }
            Next::Nothing | Next::First | Next::Round { .. } | Next::Pairings { .. } => None,
        },
    }
}

/// Adds acts on the tournament to a command.
trait OnTournament {
    /// The act on the tournament, while it exists.
    fn with<S: Steps>(
        self,
        act: impl FnOnce(&mut TournamentPage, &Tournament, &Context<'_>) -> S + 'static,
    ) -> Self;

    /// The act on the selected entrant, if there is one.
    fn with_entrant(
        self,
        act: impl FnOnce(&Tournament, PlayerId, &Context<'_>) -> Step + 'static,
    ) -> Self;
}

impl OnTournament for CommandHere {
    fn with<S: Steps>(
        self,
        act: impl FnOnce(&mut TournamentPage, &Tournament, &Context<'_>) -> S + 'static,
    ) -> Self {
        self.does(|page: &mut TournamentPage, context| {
            let tournament = page.tournament(context.data)?;
            Some(act(page, tournament, context))
        })
    }

    fn with_entrant(
        self,
        act: impl FnOnce(&Tournament, PlayerId, &Context<'_>) -> Step + 'static,
    ) -> Self {
        self.with(|page, tournament, context| {
            page.tabs.selected_entrant(page.tab).map(|player| act(tournament, player, context))
        })
    }
}

impl TournamentPage {
    /// Explains the pairing of the selected match, or the rank of the selected player.
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

    /// The question about the final tie with the selected entrant, or about the first tie.
    fn tie(&self, tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
        let ties = tournament.final_ties();
        let own = self.tabs.selected_entrant(self.tab);
        let tied = ties.iter().find(|tied| own.is_some_and(|own| tied.contains(&own)));
        Some(tie::ask(tournament, tournament.current(), tied.or_else(|| ties.first())?, context))
    }

    /// Opens the entry of the result of the selected match, or of the next pod.
    fn record(&self, tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
        let no = self.tabs.selected(self.tab, tournament).or_else(|| self.pod(tournament))?;
        one_match::open(tournament, no, context)
    }

    /// The shown stage, where it is an earlier one; with the current one, the whole tournament is shown.
    fn earlier(&self, tournament: &Tournament) -> Option<u32> {
        Some(self.stage).filter(|stage| *stage < tournament.current())
    }

    fn export(&self, tournament: &Tournament, context: &Context<'_>) -> Step {
        let stage = self.earlier(tournament);
        let category =
            self.tabs.standings.category.as_deref().filter(|_| self.tab == Tab::Standings);
        let category = category.and_then(|name| place_of(name, &context.data.club));
        let what = match category {
            Some(category) => Exported::StandingsIn(self.id, stage, category),
            None => Exported::Tournament(self.tab.sheet(), self.id, stage),
        };
        export::ask(what, context)
    }

    /// Withdraws the selected entrant, or asks which player of the selected match withdraws.
    fn withdraw(&self, tournament: &Tournament, context: &Context<'_>) -> Option<Step> {
        let leave = |player| presence::ask_exit(tournament, player, context);
        if let Some(player) = self.tabs.selected_entrant(self.tab) {
            return Some(leave(player));
        }
        let at = (self.id, self.tabs.selected(self.tab, tournament)?);
        let question = context.words.screen.exit.which_player();
        Some(commands::ask_player(at, question, leave, context))
    }

    /// Moves the selected entrant in the order.
    fn shift(&self, down: bool, context: &Context<'_>) -> Option<Step> {
        let order = self.tabs.entrants.moved(down)?;
        let moved = OrderEntrants { tournament: self.id, order };
        Some(Step::ask(Action::OrderEntrants(moved), context))
    }

    /// Passes news to the shown tab, and opens the item that was chosen there.
    pub(super) fn hand_down(
        &mut self,
        news: &News,
        tournament: &Tournament,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let chosen = self.tabs.update(self.tab, news, tournament, context);
        let step = match chosen {
            None => None,
            Some(Chosen::Match(no)) => one_match::open(tournament, no, context),
            Some(Chosen::Line(player)) => {
                Some(standings::show(tournament, self.stage, player, context))
            }
            Some(Chosen::Player(player)) => Some(Step::Open(Route::Player(player))),
            Some(Chosen::Diagonal) => {
                Some(Step::inform(context.words.screen.tournament.themself(), context))
            }
        };
        step.steps()
    }
}
