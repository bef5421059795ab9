//! The entrants of a tournament and their order.

use super::candidates::{
    self, CandidateLine, Candidates, Crowd, Entered, Offer, candidates, read, still_open,
};
use super::{likely, limits, money, presence, start};
use crate::club::action::{EnterPlayers, OrderEntrants, RemoveEntrant, SetPresence};
use crate::club::question::seeding::DrawChoice;
use crate::club::registry::Named;
use crate::club::tournament::Presence;
use crate::domain::prize::Money;
use crate::tui::kit::layer::Paste;
use crate::tui::kit::prelude::*;

const OFFERS: Pane = Pane(0);
const ENTRANTS: Pane = Pane(1);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Focus {
    /// The field and the players that it finds.
    Search,
    /// The list of entrants.
    Entrants,
}

#[derive(Debug, Clone)]
pub(super) struct Enter {
    tournament: TournamentId,
    search: Candidates,
    entrants: Selection,
    /// The entrants as last listed.
    listed: Vec<PlayerId>,
    focus: Focus,
    /// The pasted lines, with an offer for each line that does not mean a single player.
    lines: Vec<(String, Option<Offer>)>,
    /// The reason why the tournament cannot start yet.
    blocked: Option<Refusal>,
}

impl Enter {
    /// Opens with the field in focus.
    pub(super) fn new(tournament: TournamentId, data: &Snapshot) -> Self {
        let mut screen = Self {
            tournament,
            search: Candidates::new(OFFERS),
            entrants: Selection::default(),
            listed: Vec::new(),
            focus: Focus::Search,
            lines: Vec::new(),
            blocked: None,
        };
        screen.refresh(data);
        screen
    }

    fn found<'a>(&self, data: &'a Snapshot) -> Option<&'a Tournament> {
        data.club.tournament(self.tournament).map(AsRef::as_ref)
    }

    fn refresh(&mut self, data: &Snapshot) {
        let Some(tournament) = self.found(data) else {
            self.blocked = Some(Refusal::NoSuchTournament(self.tournament));
            self.search = Candidates::new(OFFERS);
            return;
        };
        let before = std::mem::take(&mut self.listed);
        self.listed = tournament.entrants.to_vec();
        let row = self.entrants.row(before.len());
        let selected = row.and_then(|row| before.get(row).copied());
        self.entrants.follow(selected, self.listed.iter().copied(), data.gone());
        // The typed player has entered, perhaps after a registration, so the field is emptied. It
        // stays if another desk has entered the player: the next Enter must not act on somebody else.
        if !data.others
            && let Named::One(player) = data.club.registry().named(&self.search.input.text())
            && data.club.entered_as(tournament.id, player).is_some()
        {
            self.search.clear();
        }
        self.search.left = still_open(&self.lines, tournament, data);
        self.blocked =
            data.club.check(&data.club.draw(tournament, &DrawChoice::default(), 0)).err();
        self.search.search(&Entered::of(tournament, data), data);
    }

    fn search(&mut self, data: &Snapshot) {
        if let Some(tournament) = self.found(data) {
            self.search.search(&Entered::of(tournament, data), data);
        }
    }

    fn entrant(&self, data: &Snapshot) -> Option<(usize, PlayerId)> {
        let entrants = &self.found(data)?.entrants;
        let row = self.entrants.row(entrants.len())?;
        Some((row, *entrants.get(row)?))
    }

    fn choose(&mut self, row: usize, context: &Context<'_>) -> Vec<Step> {
        match self.search.offer(row).cloned() {
            Some(Offer::Player(player)) => self.take(player, context),
            Some(Offer::Anew(name)) => {
                likely::register(name, Some(self.tournament), &self.search.likely, context)
            }
            Some(Offer::Several(name) | Offer::Alike(name, _)) => {
                self.search.fill(&name);
                self.search(context.data);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Enters players, or says why that is refused. If presence is noted already, a new entrant counts as present.
    fn enter(&self, players: &[PlayerId], context: &Context<'_>) -> Vec<Step> {
        let tournament = self.tournament;
        let players = players.to_vec();
        let enter = Action::EnterPlayers(EnterPlayers { tournament, players: players.clone() });
        let (club, found) = (&context.data.club, self.found(context.data));
        let Some(found) = found.filter(|_| club.check(&enter).is_ok()) else {
            return vec![Step::try_action(enter, context)];
        };
        let (presence, came) = (Presence::Here, found.checks_in());
        let here = || SetPresence { tournament, players: players.clone(), presence }.into();
        let both: Vec<Action> = [enter].into_iter().chain(came.then(here)).collect();
        limits::ask_first(found, &players, vec![Step::ask(both, context)], context)
    }

    /// Enters all players whom a command means.
    fn enter_crowd(&self, command: CommandId, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        let Some(found) = self.found(data) else { return Vec::new() };
        let crowd = Crowd::of(command, &Entered::of(found, data), (&data.club, Some(found)), data);
        let (tournament, players) = (self.tournament, crowd.players.clone());
        let enter = Action::EnterPlayers(EnterPlayers { tournament, players });
        let steps = vec![Step::try_action(enter, context)];
        let most = found.stage().map_or(usize::MAX, |stage| *stage.plan.format.entrants().end());
        crowd.ask_first(most.saturating_sub(found.entrants.len()), steps, context)
    }

    fn take(&mut self, player: PlayerId, context: &Context<'_>) -> Vec<Step> {
        // Whether entered or refused, the field is emptied for the next name.
        self.search.clear();
        self.search(context.data);
        // If presence is noted already, an entrant who is named is present.
        let noted = self.found(context.data).filter(|found| found.checks_in());
        match context.data.club.entered_as(self.tournament, player).zip(noted) {
            Some((entrant, found)) => vec![arrive(found, entrant, context)],
            None => self.enter(&[player], context),
        }
    }

    fn turn(&mut self) {
        self.focus = match self.focus {
            Focus::Search => Focus::Entrants,
            Focus::Entrants => Focus::Search,
        };
    }

    /// The entrant whose presence or fee a command changes.
    fn marked(&self, data: &Snapshot) -> Option<PlayerId> {
        match (self.focus, self.search.selected()) {
            (Focus::Entrants, _) => self.entrant(data).map(|(_, player)| player),
            (Focus::Search, Some(Offer::Player(player))) => {
                data.club.entered_as(self.tournament, *player)
            }
            (Focus::Search, _) => None,
        }
    }

    fn mark(&mut self, command: CommandId, context: &Context<'_>) -> Option<Step> {
        let (found, player) = self.found(context.data).zip(self.marked(context.data))?;
        if self.focus == Focus::Entrants {
            let mark = presence::presence_action(command, found, player);
            return Some(Step::try_action(mark, context));
        }
        let step = arrive(found, player, context);
        self.search.clear();
        self.search(context.data);
        Some(step)
    }

    /// Notes that an entrant has paid. An entrant found by name is present, too.
    fn pay(&mut self, context: &Context<'_>) -> Option<Step> {
        let (data, tournament) = (context.data, self.tournament);
        let (found, player) = self.found(data).zip(self.marked(data))?;
        let payment = money::payment(found, player, data)?;
        let pays = matches!(&payment, Action::SetPaid(paid) if paid.paid > Money::NONE);
        let is_found = self.focus == Focus::Search;
        let comes = is_found && pays && found.presence(player) != Presence::Here;
        let (players, presence) = (vec![player], Presence::Here);
        let here = comes.then(|| SetPresence { tournament, players, presence }.into());
        let actions: Vec<Action> = here.into_iter().chain([payment]).collect();
        if is_found {
            self.search.clear();
            self.search(data);
        }
        Some(Step::ask(actions, context))
    }

    fn shift(&self, down: bool, context: &Context<'_>) -> Option<Step> {
        let (row, _) = self.entrant(context.data)?;
        let mut order = self.found(context.data)?.entrants.to_vec();
        let to = row.checked_add_signed(if down { 1 } else { -1 });
        let to = to.filter(|to| *to < order.len())?;
        // The selection moves with the player.
        order.swap(row, to);
        let moved = OrderEntrants { tournament: self.tournament, order };
        Some(Step::try_action(Action::OrderEntrants(moved), context))
    }

    fn remove(&mut self, context: &Context<'_>) -> Option<Step> {
        if self.focus == Focus::Search {
            let name = self.search.undecided()?.to_owned();
            let is_it = |offer: &Offer| offer.name() == Some(&name);
            self.lines.retain(|(_, offer)| offer.as_ref().is_none_or(|offer| !is_it(offer)));
            self.search.left.retain(|offer| !is_it(offer));
            self.search(context.data);
            return Some(Step::inform(context.words.screen.enter.dropped(&name), context));
        }
        let (_, player) = self.entrant(context.data)?;
        let remove = RemoveEntrant { tournament: self.tournament, player };
        Some(Step::try_action(Action::RemoveEntrant(remove), context))
    }

    fn listed(&mut self, news: &News, context: &Context<'_>) -> Vec<Step> {
        let pane = match *news {
            News::Click { pane, .. } | News::Scroll { pane, .. } => pane,
            _ if self.focus == Focus::Search => OFFERS,
            _ => ENTRANTS,
        };
        let clicked = matches!(news, News::Click { .. });
        let was_here = (pane == OFFERS) == (self.focus == Focus::Search);
        if clicked {
            self.focus = if pane == OFFERS { Focus::Search } else { Focus::Entrants };
        }
        let entrants = self.found(context.data).map_or(0, |found| found.entrants.len());
        let listed = if pane == OFFERS {
            self.search.listed(news, context)
        } else {
            self.entrants.update(news, pane, entrants, context.frame)
        };
        match listed {
            // The first click into the other list only moves the focus there.
            Listed::Chosen(_) if clicked && !was_here => Vec::new(),
            Listed::Chosen(row) if pane == OFFERS => self.choose(row, context),
            Listed::Chosen(_) => {
                let entrant = self.entrant(context.data);
                entrant.map(|(_, player)| Step::Open(Route::Player(player))).steps()
            }
            Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }
}

/// Notes an entrant as present, or says that this is noted already.
fn arrive(found: &Tournament, entrant: PlayerId, context: &Context<'_>) -> Step {
    if found.presence(entrant) == Presence::Here {
        let told = context.words.screen.enter.is_here(context.data.name(entrant));
        return Step::inform(told, context);
    }
    Step::try_action(presence::presence_action(CommandId::MarkHere, found, entrant), context)
}

impl Enter {
    /// Enters the players in pasted lines.
    fn take_lines(&mut self, text: &str, context: &Context<'_>) -> Vec<Step> {
        let Some(tournament) = self.found(context.data) else { return Vec::new() };
        let pasted = read(text, tournament, context.data);
        self.search.left = still_open(&pasted.lines, tournament, context.data);
        self.search.pasted = pasted.lines.len();
        self.lines = pasted.lines;
        self.search.clear();
        self.search(context.data);
        if pasted.players.is_empty() {
            let is_in = |player: &PlayerId| {
                let told = context.words.screen.enter.is_in(context.data.name(*player));
                Step::inform(told, context)
            };
            return pasted.again.first().map(is_in).steps();
        }
        self.enter(&pasted.players, context)
    }
}

impl Layer for Enter {
    fn title(&self, data: &Snapshot, words: &'static Words) -> String {
        let name = self.found(data).map(|found| found.name.as_str());
        words.screen.enter.title(name.unwrap_or_default())
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let say = &words.screen.enter;
        let (on_search, no_entrant) = (self.focus == Focus::Search, self.entrant(data).is_none());
        let blocked =
            self.blocked.as_ref().map(|why| words.message.refusal(why, &data.club).to_string());
        let of_entrant = |row: CommandHere, drops: bool| {
            row.unless(on_search && !drops, say.not_in_entrants())
                .unless(!on_search && no_entrant, say.nothing_to_choose())
        };
        let nothing = if on_search { self.search.selected().is_none() } else { no_entrant };
        let registers = matches!(self.search.selected(), Some(Offer::Anew(_)));
        let open = lead(CommandId::Open)
            .here()
            .unless(nothing, say.nothing_to_choose())
            .called_if(on_search && registers, FooterLabel::Register)
            .called_if(on_search, FooterLabel::Choose);
        let drops = self.search.undecided().is_some();
        let remove = of_entrant(lead(CommandId::Remove), drops)
            .here()
            .does(|page: &mut Self, context| page.remove(context));
        let crowd = |command| {
            let found = self.found(data);
            let entered = found.map(|found| Entered::of(found, data));
            also(command)
                .refused(entered.and_then(|all| candidates::reason(command, &all, data, words)))
                .does(move |page: &mut Self, context| page.enter_crowd(command, context))
        };
        let turns = |row: CommandHere| row.does(|page: &mut Self, _| page.turn());
        let marks = |row: CommandHere, command| {
            row.does(move |page: &mut Self, context| page.mark(command, context))
        };
        let shifts = |command, down| {
            of_entrant(also(command), false)
                .here()
                .does(move |page: &mut Self, context| page.shift(down, context))
        };
        let start =
            |page: &mut Self, context: &Context<'_>| start::ask(page.found(context.data)?, context);
        let commands = Commands::of([open])
            .and(self.search.likely.commands(
                lead,
                |page: &mut Self| &mut page.search.likely,
                Self::take,
                words,
            ))
            .and([
                lead(CommandId::Start).refused(blocked).does(start),
                turns(lead(CommandId::NextTab)),
                remove,
                lead(CommandId::Back),
                marks(lead(CommandId::MarkHere), CommandId::MarkHere)
                    .here()
                    .unless(self.marked(data).is_none(), say.not_in_entrants()),
                lead(CommandId::MarkPaid)
                    .here()
                    .refused(self.found(data).and_then(|found| {
                        money::why_not_paid(found, self.marked(data), data, words)
                    }))
                    .unsaid_if(self.found(data).is_none_or(|found| !data.shows_fees(found)))
                    .does(Self::pay),
                also(CommandId::ShowFees).unsaid().does(|page: &mut Self, context| {
                    Some(money::show_fees(page.found(context.data)?, context))
                }),
                marks(of_entrant(also(CommandId::MarkAway), false), CommandId::MarkAway),
                shifts(CommandId::MoveUp, false),
                shifts(CommandId::MoveDown, true),
                crowd(CommandId::AddAllPlayers),
                crowd(CommandId::AddPreviousEntrants),
                also(CommandId::AddAsNew)
                    .unless(
                        !on_search || self.search.input.text().is_empty(),
                        words.screen.wizard.no_name(),
                    )
                    .does(|page: &mut Self, context| {
                        let (name, event) = (page.search.input.text(), Some(page.tournament));
                        likely::register(name, event, &page.search.likely, context)
                    }),
                turns(also(CommandId::PreviousTab)),
            ]);
        if on_search { commands } else { commands.on(words.screen.tournament.entrants()) }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        (self.focus == Focus::Search).then_some(&mut self.search.input)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let scopes: &[Scope] = match self.focus {
            Focus::Search if self.search.undecided().is_some() => {
                &[Scope::Pasted, Scope::Enter, Scope::Likely, Scope::List, Scope::Main]
            }
            Focus::Search => &[Scope::Enter, Scope::Likely, Scope::List, Scope::Main],
            Focus::Entrants => &[Scope::Enter, Scope::List, Scope::Main],
        };
        LayerState {
            is_typing: self.focus == Focus::Search,
            // The number of undecided pasted names.
            typed: self.search.left.len(),
            has_lost: match self.focus {
                Focus::Search => self.search.has_lost(),
                Focus::Entrants => self.entrants.is_lost(),
            },
            paste: Paste::Lines,
            ..LayerState::of(scopes)
        }
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Refreshed => self.refresh(context.data),
            News::Edited => {
                self.search.edited();
                self.search(context.data);
            }
            News::Run(_) | News::Click { .. } | News::Scroll { .. } => {
                return self.listed(&news, context);
            }
            News::Lines(text) => return self.take_lines(&text, context),
            News::Picked(player) => return self.take(player, context),
            // The page of the tournament below shows the draw.
            News::Done(seq) => {
                let mut done = context.data.actions_of(seq).iter();
                let is_drawn = done.any(|action| matches!(action, Action::DrawStage(_)));
                return is_drawn.then_some(Step::Back).steps();
            }
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let Some(tournament) = self.found(pen.data) else {
            if let Some(refusal) = &self.blocked {
                let why = pen.words.message.refusal(refusal, &pen.data.club);
                pen.line(area, &why.to_string(), pen.theme.muted);
            }
            return;
        };
        let focused = self.focus == Focus::Search;
        let [search, entrants] = self.search.halves(area, focused, pen.density);
        let entered = Entered::of(tournament, pen.data);
        self.search.draw(&entered, search, focused, pen);
        draw_entrants(self, tournament, entrants, pen);
    }
}

// Search and entrants: side by side if there is room, else one above the other.

fn draw_entrants(screen: &Enter, tournament: &Tournament, area: Rect, pen: &mut Pen<'_>) {
    let words = &pen.words.screen.enter;
    let (data, len) = (pen.data, tournament.entrants.len());
    let [_, title, list] = down(area, [1, 1, REST]);
    let focused = screen.focus == Focus::Entrants;
    let seeding = tournament.stage().map(|stage| stage.plan.seeding).unwrap_or_default();
    let said = words.entrants(len, pen.words.term.seeding(seeding));
    if len == 0 {
        pen.line(title, &said, if focused { pen.theme.accent } else { pen.theme.title });
        pen.sentence(list, words.nobody(), pen.theme.muted);
        return;
    }
    let (shown, say) = (data.shows_fees(tournament), pen.words);
    let row = |row: usize| {
        let player = *tournament.entrants.get(row)?;
        let presence = say.term.presence(tournament.presence(player));
        let state = if shown {
            money::beside(presence, tournament, player, data, say)
        } else {
            presence.to_owned()
        };
        Some(CandidateLine { number: format!("{}.", row + 1), ..CandidateLine::of(player, state) })
    };
    let noted = if tournament.checks_in() { presence::COLUMNS } else { 0 };
    let noted = noted + if shown { money::STATE_COLUMNS + 1 } else { 0 };
    let fields = candidates(list.width, noted, (tournament.list, &data.club));
    let keys = (screen.entrants, focused);
    fields.draw_titled((&said, title, list), (ENTRANTS, len), row, keys, pen);
}
