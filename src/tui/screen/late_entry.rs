//! The search for a player after the start: for a late entry, or to replace an entrant who was entered by mistake.

use super::likely::{self, Likely};
use super::limits;
use crate::club::action::{AddPlayer, SetLateEntries};
use crate::club::refusal::EventRefusal;
use crate::club::registry::Named;
use crate::club::tournament::{LateClosed, LatePlace};
use crate::domain::matching::PersonRecord;
use crate::domain::swiss::AskedBye;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::{NUMBER, Picker};

const PANE: Pane = Pane(0);
/// The most players that are listed.
const MOST: usize = 200;

#[derive(Debug, Clone)]
pub(super) struct LateEntryScreen {
    tournament: TournamentId,
    /// The entrant to be replaced; none for a late entry.
    instead: Option<PlayerId>,
    /// The found players, and behind them none for the typed name.
    picker: Picker<Option<PlayerId>>,
    /// The typed name, if no player has it.
    anew: Option<String>,
    /// Players whom the name may belong to.
    likely: Likely,
    /// Whether the selection was moved since the last entry.
    moved: bool,
}

impl LateEntryScreen {
    /// Searches for a late entry, or `instead` of an entrant for the right player.
    pub(super) fn new(
        tournament: TournamentId,
        instead: Option<PlayerId>,
        data: &Snapshot,
    ) -> Self {
        let (picker, likely) = (Picker::new(PANE), Likely::default());
        let mut screen = Self { tournament, instead, picker, anew: None, likely, moved: false };
        screen.search(data);
        screen
    }

    fn tournament<'a>(&self, data: &'a Snapshot) -> Option<&'a Tournament> {
        data.club.tournament(self.tournament).map(AsRef::as_ref)
    }

    fn search(&mut self, data: &Snapshot) {
        let Some(tournament) = self.tournament(data) else {
            self.picker.found.clear();
            return;
        };
        let typed = self.picker.input.text();
        let found = data.find(&typed, MOST + tournament.entrants.len());
        let is_new = |player: &PlayerId| data.club.entered_as(tournament.id, *player).is_none();
        let found: Vec<PlayerId> = found.into_iter().filter(is_new).collect();
        let unknown = !typed.is_empty()
            && PlayerId::parse(&typed).is_err()
            && data.club.registry().named(&typed) == Named::Nobody;
        let record = PersonRecord { name: &typed, ..PersonRecord::default() };
        self.likely.look_up(&record, Some(self.tournament), data);
        if !unknown {
            // Players of this name are listed already. Only entrants are missing there.
            self.likely.leave_out(&found);
        }
        self.anew = unknown.then_some(typed);
        let rows = found.into_iter().map(Some).chain(self.anew.is_some().then_some(None));
        self.picker.find(rows.collect(), data.gone());
    }

    fn choose(&self, chosen: Option<PlayerId>, context: &Context<'_>) -> Vec<Step> {
        match (chosen, &self.anew) {
            (Some(player), _) => self.take(player, context),
            (None, Some(name)) => likely::register(name.clone(), None, &self.likely, context),
            (None, None) => Vec::new(),
        }
    }

    /// Empties the search for the next player.
    fn clear(&mut self, data: &Snapshot) {
        self.picker = Picker::new(PANE);
        self.moved = false;
        self.search(data);
    }

    /// Whether nobody was typed or selected: one Enter too many after an entry would enter the first of the list.
    fn is_untouched(&self) -> bool {
        self.instead.is_none() && !self.moved && self.picker.input.text().is_empty()
    }

    /// The typed name, if a player has it.
    fn namesake(&self, data: &Snapshot) -> Option<String> {
        let typed = self.picker.input.text();
        let is_borne = data.club.registry().named(&typed) != Named::Nobody;
        (self.anew.is_none() && PlayerId::parse(&typed).is_err() && is_borne).then_some(typed)
    }

    fn take(&self, player: PlayerId, context: &Context<'_>) -> Vec<Step> {
        let step = match self.instead {
            None => self.enter(player, context),
            Some(from) => self.exchange(from, player, context),
        };
        match (self.tournament(context.data), &step) {
            (Some(tournament), Step::Do(_) | Step::Cover(_)) => {
                limits::ask_first(tournament, &[player], vec![step], context)
            }
            _ => vec![step],
        }
    }

    /// Enters a player at the only open place, or asks for the place.
    fn enter(&self, player: PlayerId, context: &Context<'_>) -> Step {
        let tournament = self.tournament;
        let enter = |place| Request::EnterLate { tournament, player, place, missed: None };
        let entries = self.tournament(context.data).map(Tournament::late_entries);
        let until = entries.as_ref().and_then(|entries| entries.as_ref().err()?.reopened_by());
        let places = entries.and_then(Result::ok).unwrap_or_default();
        match &places[..] {
            [] => match (enter(None).rehearse(&context.data.club), until) {
                (Ok(()), _) => Step::ask(enter(None), context),
                (Err(closed), Some(until)) => self.reopen(player, until, &closed, context),
                (Err(refusal), None) => Step::refused(&refusal, context),
            },
            [place] => {
                let rounds = self.tournament(context.data).map_or(0, missed_rounds);
                match rounds {
                    0 => Step::ask(enter(Some(*place)), context),
                    _ => self.worth(player, *place, rounds, context),
                }
            }
            several => {
                let say = &context.words.screen.late_entry;
                let ways = several.iter().map(|&place| {
                    let number = match place {
                        LatePlace::Seed(number) | LatePlace::Number(number) => Some(number),
                        LatePlace::Group(_) | LatePlace::NextRound => None,
                    };
                    ChoiceOption::ask(self.place(place, context), enter(Some(place)), context)
                        .named(number.map(|number| number.to_string()))
                });
                let question = say.which_place(context.data.name(player));
                Step::cover(Choice::new(say.late(), [question], ways))
            }
        }
    }

    /// Asks how many points the missed rounds are worth.
    fn worth(
        &self,
        player: PlayerId,
        place: LatePlace,
        rounds: u32,
        context: &Context<'_>,
    ) -> Step {
        let (say, tournament) = (&context.words.screen.late_entry, self.tournament);
        let place = Some(place);
        let ways = [AskedBye::Zero, AskedBye::Half].map(|bye| {
            let request = Request::EnterLate { tournament, player, place, missed: Some(bye) };
            ChoiceOption::ask(say.worth(bye), request, context)
        });
        let missed = say.missed(context.data.name(player), rounds);
        Step::cover(Choice::new(say.late(), [missed.as_str(), say.worth_again()], ways))
    }

    /// A place for the player: a group with its number of players,
    /// since small groups have room; in a bracket, the first opponent.
    fn place(&self, place: LatePlace, context: &Context<'_>) -> String {
        if let LatePlace::Seed(seed) = place
            && let Some(opponent) =
                self.tournament(context.data).and_then(|it| it.late_opponent(seed))
        {
            return context.words.screen.late_entry.plays(context.data.name(opponent), seed);
        }
        let called = context.words.term.late_place(place);
        let players = self.tournament(context.data).and_then(|found| found.players_at(place));
        match players {
            Some(players) => {
                let many = context.words.screen.late_entry.players(players);
                context.words.term.aside(&called, &many)
            }
            None => called,
        }
    }

    /// Asks whether late entries are accepted for longer than planned, and enters the player.
    fn reopen(
        &self,
        player: PlayerId,
        until: u32,
        closed: &Refusal,
        context: &Context<'_>,
    ) -> Step {
        let tournament = self.tournament;
        let say = &context.words.screen.late_entry;
        let longer = Action::SetLateEntries(SetLateEntries { tournament, until });
        let reopened = self.tournament(context.data).map(|found| found.accepting_late_until(until));
        let places = reopened.map(|found| found.late_places()).unwrap_or_default();
        let enter = places.into_iter().map(|place| {
            let label = say.reopen(until, self.place(place, context));
            let entry = place.entry(tournament, player, None, None);
            ChoiceOption::ask(label, vec![longer.clone(), entry], context)
        });
        let ways = std::iter::once(ChoiceOption::cancel(say.leave(), context)).chain(enter);
        let why = context.words.message.refusal(closed, &context.data.club).what;
        let question = [say.which_place(context.data.name(player)), why];
        Step::cover(Choice::new(say.late(), question, ways))
    }

    fn exchange(&self, from: PlayerId, to: PlayerId, context: &Context<'_>) -> Step {
        let club = &context.data.club;
        let request = Request::from(club.replacement(self.tournament, from, to));
        if let Err(refusal) = request.rehearse(&context.data.club) {
            return Step::refused(&refusal, context);
        }
        let say = &context.words.screen.late_entry;
        let [old, new] = [from, to].map(|player| context.data.name(player));
        let leave = ChoiceOption::cancel(say.leave(), context);
        let ways = [leave, ChoiceOption::ask(say.replace(), request, context)];
        let agreed = club.head_starts(self.tournament, from);
        let stay = context.words.message.foresight.starts_stay(&agreed);
        let question = [say.exchange(&old, &new), say.results_too().to_owned()];
        let payment = self.tournament(context.data).and_then(|found| {
            let sums = club.fees_of_replacement(found, [from, to], context.data.today)?;
            Some(context.words.message.foresight.payment([from, to], sums, club))
        });
        let question = question.into_iter().chain(stay).chain(payment);
        Step::cover(Choice::new(say.instead(), question, ways).opened_on(1))
    }
}

fn is_for_the_search(action: &Action) -> bool {
    matches!(action, Action::EnterLate(_) | Action::ReplaceEntrant(_) | Action::AddPlayer(_))
}

/// How many rounds of a Swiss a late entry has missed, while their worth is not decided.
fn missed_rounds(tournament: &Tournament) -> u32 {
    let swiss = tournament.stage_no(1).filter(|stage| stage.plan.format.is_swiss());
    swiss.filter(|stage| stage.swiss.late_worth().is_none()).map_or(0, |_| tournament.last_round(1))
}

/// The reason why late entries are closed, if the operator cannot reopen them.
pub(super) fn no_place(
    tournament: TournamentId,
    closed: LateClosed,
    data: &Snapshot,
    words: &'static Words,
) -> Option<String> {
    let refusal = Refusal::Event(EventRefusal::LateEntriesClosed(tournament, closed));
    let said = || words.message.refusal(&refusal, &data.club).into();
    closed.reopened_by().is_none().then(said)
}

impl Layer for LateEntryScreen {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let say = &words.screen.late_entry;
        let name = data.tournament_name(self.tournament);
        match self.instead {
            None => say.late_title(name),
            Some(from) => say.instead_title(data.name(from), name),
        }
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let selected = self.picker.selected();
        let unnamed = self.picker.input.text().is_empty();
        let open = also(CommandId::Open)
            .unless(selected.is_none(), words.screen.enter.nothing_to_choose())
            .unless(self.is_untouched(), words.screen.late_entry.nobody_chosen())
            .called_if(selected == Some(&None), FooterLabel::Register)
            .called(FooterLabel::Choose);
        Commands::of([
            open,
            also(CommandId::AddAsNew).unless(unnamed, words.screen.wizard.no_name()).does(
                |page: &mut Self, _| {
                    likely::newcomer_form(page.picker.input.text(), None, &page.likely)
                },
            ),
        ])
        .and(self.likely.commands(
            also,
            |page: &mut Self| &mut page.likely,
            |page, player, context| page.take(player, context),
            words,
        ))
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: true,
            has_lost: self.picker.has_lost(),
            ..LayerState::of(&[Scope::LateEntry, Scope::Likely, Scope::List])
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if matches!(news, News::Edited | News::Refreshed) {
            self.search(context.data);
        }
        match news {
            News::Picked(player) => self.take(player, context),
            News::Done(seq) => {
                let mut done = context.data.actions_of(seq).iter();
                match done.find(|action| is_for_the_search(action)) {
                    // The player who was registered is the one who was looked for.
                    Some(Action::AddPlayer(AddPlayer { player, .. })) => {
                        self.take(*player, context)
                    }
                    Some(_) if self.instead.is_some() => vec![Step::Back],
                    Some(_) => {
                        self.clear(context.data);
                        Vec::new()
                    }
                    None => Vec::new(),
                }
            }
            _ => {
                // Also where there is only one row to select.
                self.moved |= match &news {
                    News::Run(command) => command.moves_selection(),
                    News::Click { .. } | News::Scroll { .. } => true,
                    _ => false,
                };
                let chosen = self.picker.update(&news, context);
                chosen.map(|chosen| self.choose(chosen, context)).unwrap_or_default()
            }
        }
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (say, data) = (&pen.words.screen.enter, pen.data);
        let anew = || self.anew.clone().unwrap_or_default();
        let fields = Fields::default()
            .with(Column::word("", NUMBER), |found: &Option<PlayerId>| {
                found.map_or_else(|| say.anew().to_owned(), |player| player.to_string())
            })
            .with(Column::left("", Width::NameShare(3)), |found| {
                found.map_or_else(anew, |player| data.name(player))
            })
            .with(Column::left("", Width::Flex(2)), |found| match found {
                Some(player) => data.club_of(*player),
                None => say.register().to_owned(),
            });
        let area = area.inner(Margin { horizontal: 1, vertical: 0 });
        let late = &pen.words.screen.late_entry;
        let selected = self.picker.selected().copied().flatten();
        let typed = !self.picker.input.text().is_empty() && self.instead.is_none();
        let enters = selected.filter(|_| typed);
        let enters = enters.map(|player| say.enters(say.key(false), data.name(player)));
        let form = enters.or_else(|| self.anew.as_ref().map(|name| late.registers(name)));
        let said = self.namesake(data).map(|name| late.another(&name)).or(form);
        let [area, place] = down(area, [REST, likely::LINES]);
        let area = pen.last_lines(area, &said.unwrap_or_default(), pen.theme.muted);
        self.likely.draw(place, pen);
        let prompt = if self.instead.is_some() { late.instead_prompt() } else { say.prompt() };
        self.picker.draw(area, (prompt, late.nobody()), &fields, |row| *row, pen);
    }
}
