//! The step for entrants: found by typing, pasted, or read from a file.

use super::step::Focus;
use super::{ENTRANTS, Wizard, preview};
use crate::club::registry::NewPlayer;
use crate::domain::name::fold;
use crate::import;
use crate::request::Entrant;
use crate::request::draft::Draft;
use crate::tui::kit::prelude::*;
use crate::tui::kit::theme::Density;
use crate::tui::screen::candidates::{
    CandidateLine, Crowd, Entered, Offer, STATE, Whom, candidates, people, typed, whom,
};
use crate::tui::screen::likely::Newcomer;
use crate::tui::screen::path_page::draw_names;
use crate::words::screen::wizard::Tally;

impl Wizard {
    pub(super) fn entered(&self) -> Entered {
        let (players, list) = (self.draft.players(), self.draft.rules.list);
        Entered { players, event: None, list }
    }

    /// Searches again after a change of the draft or the club.
    pub(super) fn look_again(&mut self, data: &Snapshot) {
        self.search.left = self.left(data);
        self.find(data);
    }

    /// Finds registered players, and new players on the list.
    fn find(&mut self, data: &Snapshot) {
        self.search.search(&self.entered(), data);
        let typed = self.search.input.text();
        let alike = self.draft.like_new(&NewPlayer::named(&*typed));
        let listed = alike.map(|(other, likeness)| Newcomer { name: other.name.clone(), likeness });
        self.search.likely.beside(&typed, listed);
    }

    /// Searches for the changed text. A space alone chooses the selected row.
    pub(super) fn edited_search(&mut self, context: &Context<'_>) -> Vec<Step> {
        if self.search.input.holds_only_space() {
            self.search.input.set("");
            return self.choose_offer(self.search.selected().cloned(), context);
        }
        self.search.edited();
        self.find(context.data);
        Vec::new()
    }

    /// Removes the selected entrant, or drops the selected pasted name.
    pub(super) fn remove(&mut self, context: &Context<'_>) -> Option<Step> {
        if self.focus == Focus::Search {
            let name = self.search.undecided()?.to_owned();
            self.draft.settle(&name);
            return Some(Step::inform(context.words.screen.enter.dropped(&name), context));
        }
        self.draft.remove(self.selected_entrant()?);
        None
    }

    /// Passes news to the search or to the list of entrants.
    pub(super) fn listed(&mut self, focus: Focus, news: &News, context: &Context<'_>) -> Vec<Step> {
        let was_here = self.focus == focus;
        let clicked = matches!(news, News::Click { .. });
        if clicked {
            self.focus_on(focus);
        }
        let len = self.draft.entrants.len();
        let listed = match focus {
            Focus::Search => self.search.listed(news, context),
            _ => self.entrants.update(news, ENTRANTS, len, context.frame),
        };
        match listed {
            // The first click into the other list only moves the focus there.
            Listed::Chosen(_) if clicked && !was_here => Vec::new(),
            Listed::Chosen(row) if focus == Focus::Search => {
                self.choose_offer(self.search.offer(row).cloned(), context)
            }
            Listed::Chosen(_) | Listed::Moved | Listed::Ignored => Vec::new(),
        }
    }

    fn choose_offer(&mut self, offer: Option<Offer>, context: &Context<'_>) -> Vec<Step> {
        match offer {
            Some(Offer::Player(player)) => self.enter(player, context),
            Some(Offer::Anew(name)) => self.register(&name, false, context),
            Some(Offer::Several(name) | Offer::Alike(name, _)) => {
                self.search.fill(&name);
                self.find(context.data);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Adds a registered player. The typed name is decided by that.
    pub(super) fn enter(&mut self, player: PlayerId, context: &Context<'_>) -> Vec<Step> {
        let player = context.data.club.registry().today(player);
        self.draft.settle(&self.search.input.text());
        self.search.clear();
        if !self.draft.enter(Entrant::Registered(player)) {
            self.find(context.data);
            let told = context.words.screen.wizard.is_entered(context.data.name(player));
            return vec![Step::fail(told)];
        }
        self.preview = preview(&self.draft, context.data);
        let added = self.shows_newest(&context.data.name(player), context);
        let outside = self.preview.outside.get(&player);
        let told = outside.map(|why| context.words.message.refusal(why, &self.preview.club).what);
        vec![told.map_or(added, Step::fail)]
    }

    /// Shows the newest entrant in the list and in a message.
    fn shows_newest(&mut self, name: &str, context: &Context<'_>) -> Step {
        let len = self.draft.entrants.len();
        self.entrants = self.entrants.on(len.saturating_sub(1));
        Step::inform(context.words.screen.wizard.added(name, len), context)
    }

    /// Adds all players whom a command means.
    pub(super) fn enter_crowd(&self, command: CommandId, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        let planned = (&self.preview.club, self.preview.tournament());
        let crowd = Crowd::of(command, &self.entered(), planned, data);
        let room = self.preview.prospect.takes.1.saturating_sub(self.draft.entrants.len());
        let steps = vec![
            Step::Tell(News::Crowd(crowd.players.clone())),
            Step::inform(crowd.added_text(context.words), context),
        ];
        crowd.ask_first(room, steps, context)
    }

    /// Adds these players without a question.
    pub(super) fn take_crowd(&mut self, players: Vec<PlayerId>) {
        self.search.clear();
        for player in players {
            self.draft.enter(Entrant::Registered(player));
        }
        self.entrants = self.entrants.on(self.draft.entrants.len().saturating_sub(1));
    }

    /// Adds a new player. If the player may be registered already, a question comes first, unless `surely`.
    pub(super) fn register(
        &mut self,
        text: &str,
        surely: bool,
        context: &Context<'_>,
    ) -> Vec<Step> {
        let say = &context.words.screen;
        let new_player = typed(text);
        let name = new_player.name.as_str();
        if name.is_empty() {
            return vec![Step::fail(say.wizard.no_name())];
        }
        let waits = self.draft.left.iter().any(|left| fold(&left.name) == fold(name));
        if self.draft.has_new(name) && !waits {
            self.search.clear();
            self.find(context.data);
            return vec![Step::fail(say.wizard.is_entered(name))];
        }
        // The chosen row may have another text than the field.
        if self.search.input.text() != text {
            self.search.fill(text);
            self.find(context.data);
        }
        let different = self.search.likely.different();
        let mut known = context.data.club.registry().namesakes(name);
        known.extend(self.search.likely.strong());
        known.retain(|player| !different.contains(player));
        known.sort_unstable();
        known.dedup();
        let like = self.draft.surely_like_new(&new_player);
        let like = like.map(|like| like.name.clone());
        if !surely && (!known.is_empty() || like.is_some()) {
            return vec![ask(name, &known, like, context)];
        }
        let new_player = self.draft.settle(name).unwrap_or(new_player);
        let different: Vec<PlayerId> = different.into_iter().chain(known).collect();
        let name = new_player.name.clone();
        let others = others(&different, context.data);
        let apart = like.into_iter().collect();
        self.draft.enter(Entrant::New(NewPlayer { different, apart, ..new_player }));
        self.search.clear();
        let len = self.draft.entrants.len();
        self.entrants = self.entrants.on(len.saturating_sub(1));
        let say = &context.words.screen.wizard;
        let added = say.added(&name, len);
        let told = match others.as_slice() {
            [] => added,
            others => say.added_different(&added, &name, context.words.term.list(others)),
        };
        vec![Step::inform(told, context)]
    }

    fn selected_entrant(&self) -> Option<usize> {
        self.entrants.row(self.draft.entrants.len())
    }

    /// Moves the selected entrant in the order of entry.
    pub(super) fn shift_entrant(&mut self, down: bool, context: &Context<'_>) {
        let len = self.draft.entrants.len();
        let to = self.selected_entrant().and_then(|at| {
            let to = if down { at.checked_add(1) } else { at.checked_sub(1) };
            to.filter(|to| *to < len).map(|to| (at, to))
        });
        if let Some((from, to)) = to {
            self.draft.swap(from, to);
            self.entrants.select(to, len, context.frame.height(ENTRANTS));
        }
    }

    /// Draws search and entrants: side by side if there is room, else one above the other.
    pub(super) fn draw_entrants(&self, area: Rect, pen: &mut Pen<'_>) {
        let focused = self.focus != Focus::Entrants;
        let [search, entrants] = self.search.halves(area, focused, pen.density);
        if self.focus == Focus::Path {
            self.draw_path(search, pen);
        } else {
            self.search.draw(&self.entered(), search, self.focus == Focus::Search, pen);
        }
        self.draw_entered(entrants, pen);
    }

    fn draw_entered(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        let gap = u16::from(pen.density != Density::Full && area.height > 4);
        let [_, title, list] = down(area, [gap, 1, REST]);
        let focused = self.focus == Focus::Entrants;
        let len = self.draft.entrants.len();
        let told = words.entrants(len, self.draft.new_players().count());
        if len == 0 {
            pen.line(title, &told, if focused { pen.theme.accent } else { pen.theme.title });
            pen.sentence(list, words.nobody(), pen.theme.muted);
            return;
        }
        let states = [words.is_new(), words.outside(), words.like_another()];
        let warning = pen.theme.warning;
        let data = pen.data;
        let row = |row: usize| self.entrant_line(row, states, warning);
        let fields = candidates(list.width, STATE, (self.draft.rules.list, &data.club));
        let keys = (self.entrants, focused);
        fields.draw_titled((&told, title, list), (ENTRANTS, len), row, keys, pen);
    }

    fn entrant_line(
        &self,
        row: usize,
        [new, outside, twice]: [&str; 3],
        warning: ratatui::style::Style,
    ) -> Option<CandidateLine> {
        let entrant = self.draft.entrants.get(row)?;
        let number = self.preview.number(row);
        let state = if number.is_some_and(|number| self.preview.outside.contains_key(&number)) {
            Cell::styled(outside, warning)
        } else if number.is_some_and(|number| self.preview.is_alike(number)) {
            Cell::styled(twice, warning)
        } else if matches!(entrant, Entrant::New(_)) {
            new.into()
        } else {
            Cell::default()
        };
        let line = match entrant {
            Entrant::Registered(player) => CandidateLine::of(*player, state),
            Entrant::New(new) => CandidateLine {
                name: new.name.clone(),
                reading: new.reading.clone(),
                club: new.club.clone(),
                rating: number.map(|number| self.preview.rating(&self.draft, number)),
                state,
                ..CandidateLine::default()
            },
        };
        Some(CandidateLine { number: format!("{}.", row + 1), ..line })
    }
}

/// Players by name and number.
fn others(players: &[PlayerId], data: &Snapshot) -> Vec<String> {
    players.iter().map(|player| format!("{} {player}", data.name(*player))).collect()
}

/// Asks whether to register a player as somebody else than similar registered players or new ones on the list.
fn ask(name: &str, known: &[PlayerId], like: Option<String>, context: &Context<'_>) -> Step {
    let listed = like.map(|like| context.words.screen.wizard.is_entered(&like));
    let (say, club) = (&context.words.screen.player_form, &context.data.club);
    let told = known.iter().filter_map(|id| club.player(*id));
    let told = told.map(|player| say.known(player.id, &player.name, player.club.as_deref()));
    let heading = (!known.is_empty()).then(|| say.likely().to_owned());
    let lines: Vec<String> = heading.into_iter().chain(told).chain(listed).collect();
    let steps = vec![Step::Run(CommandId::AddAsNew)];
    let question = say.namesake(name);
    Step::cover(Confirm::new(question, lines.join("\n"), say.namesake_yes(), steps))
}

impl Wizard {
    pub(super) fn read_path(&mut self) -> Vec<Step> {
        let Some(path) = self.path.path() else {
            self.focus_on(Focus::Search);
            return Vec::new();
        };
        vec![DeskTask::read_file(path).into()]
    }

    /// Draws the path's field in place of the search.
    pub(super) fn draw_path(&self, area: Rect, pen: &mut Pen<'_>) {
        let words = &pen.words.screen.wizard;
        self.path.input.draw(area, words.path(), true, pen);
        let keys = text::wrap(words.keys_path(), usize::from(area.width));
        let rows = span(keys.len());
        let [_, told, ways] = down(area, [1, rows, REST]);
        pen.lines(told, &keys, pen.theme.muted);
        match &self.path.ways {
            Some(names) if names.is_empty() => pen.line(ways, words.no_file(), pen.theme.muted),
            Some(names) => draw_names(names, ways, pen),
            None => {}
        }
    }

    /// Takes pasted lines: names or numbers, perhaps with columns, or a list with a header.
    pub(super) fn take_lines(&mut self, text: &str, context: &Context<'_>) -> Vec<Step> {
        if import::has_header(text) {
            return self.take_file(text.as_bytes(), context);
        }
        self.take_all(people(text).collect(), context)
    }

    /// Takes a list of players, or says what is wrong with it.
    pub(super) fn take_file(&mut self, bytes: &[u8], context: &Context<'_>) -> Vec<Step> {
        match import::newcomers(bytes) {
            Ok(new_players) => {
                self.focus_on(Focus::Search);
                self.take_all(new_players.into_iter().map(|row| row.player).collect(), context)
            }
            Err(fault) => {
                let file = self.path.input.text();
                let import = context.words.message.import;
                let told = import.fault(&file, &fault, &context.data.club);
                vec![Step::fail(told)]
            }
        }
    }

    fn take_all(&mut self, new_players: Vec<NewPlayer>, context: &Context<'_>) -> Vec<Step> {
        let mut tally = Tally::default();
        for new_player in new_players {
            take(&mut self.draft, new_player, &mut tally, context.data);
        }
        self.search.pasted = tally.known + tally.new + tally.look + tally.again.len();
        self.search.clear();
        let told = context.words.screen.wizard.taken_in(&tally);
        vec![Step::inform(told, context)]
    }

    /// The names that are not decided yet, with their present meaning.
    pub(super) fn left(&self, data: &Snapshot) -> Vec<Offer> {
        let offer = |left: &NewPlayer| {
            let name = left.name.clone();
            match whom(left, data) {
                // Registered meanwhile, but in doubt: the search shows the player.
                Whom::Player(player) | Whom::Alike(player) => {
                    Offer::Alike(name, format!("{} ({player})", data.name(player)))
                }
                Whom::Several => Offer::Several(name),
                Whom::Nobody => match self.draft.surely_like_new(left) {
                    Some(other) => Offer::Alike(name, other.name.clone()),
                    None => Offer::Anew(name),
                },
            }
        };
        self.draft.left.iter().map(offer).collect()
    }
}

fn take(draft: &mut Draft, new_player: NewPlayer, tally: &mut Tally, data: &Snapshot) {
    let name = new_player.name.clone();
    if draft.covers(&new_player) {
        return tally.again.push(name);
    }
    let like_new = draft.has_new(&name) || draft.surely_like_new(&new_player).is_some();
    match whom(&new_player, data) {
        Whom::Player(player) if draft.enter(Entrant::Registered(player)) => tally.known += 1,
        Whom::Player(_) => tally.again.push(name),
        Whom::Nobody if !like_new => {
            draft.enter(Entrant::New(new_player));
            tally.new += 1;
        }
        Whom::Nobody | Whom::Several | Whom::Alike(_) => {
            draft.left.push(new_player);
            tally.look += 1;
        }
    }
}
