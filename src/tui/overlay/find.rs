//! `/` finds anything by name or number and shows where it is now. Enter opens it.

use crate::club::question::search::{SearchHit, Sought};
use crate::domain::hall::Table;
use crate::tui::kit::prelude::*;
use crate::tui::kit::widget::search_list::Picker;
use crate::tui::route::TournamentView;
use crate::tui::screen::presence;
use crate::tui::screen::tournament::one_match::{marked_name, outcome_text};
use crate::tui::whereabouts::{facts, today};

const WIDTH: u16 = 100;
/// The most players that are found.
const PLAYERS: usize = 20;
/// Columns of the kind.
const KIND: u16 = 10;
/// The least rows for the details of the selected item, so that
/// the list does not move; and their largest part of the height.
const DETAIL: u16 = 3;
const DETAIL_SHARE: u16 = 2;

/// The typed text and what it finds.
#[derive(Debug, Clone)]
pub(crate) struct Find {
    picker: Picker<SearchHit>,
    /// The tournament on the screen below.
    here: Option<TournamentId>,
}

impl Find {
    /// Items of the tournament `here` come first.
    pub(crate) fn new(here: Option<TournamentId>, data: &Snapshot) -> Self {
        let mut find = Self { picker: Picker::new(Pane(0)), here };
        find.find(data);
        find
    }

    fn find(&mut self, data: &Snapshot) {
        let typed = self.picker.input.text();
        let players = match typed.trim() {
            "" => Vec::new(),
            _ => data.find(&typed, PLAYERS),
        };
        self.picker.found = data.club.find_all(&Sought {
            typed: &typed,
            players: &players,
            queue: data.queue(),
            here: self.here,
            last: data.entries.last().map(|entry| entry.seq),
        });
    }
}

/// The screen on which an item is handled.
fn route(found: &SearchHit, data: &Snapshot) -> Route {
    let club = &data.club;
    let at_table = |name| Some(Route::result(club.played_at(name)?, club));
    match found {
        SearchHit::Match(at) if club.is_to_be_scored(*at) => Route::result(*at, club),
        SearchHit::Match((id, no)) => {
            Route::Tournament { id: *id, view: TournamentView::Match(*no) }
        }
        SearchHit::Player(player) => Route::Player(*player),
        SearchHit::Tournament(id) => Route::tournament(*id),
        SearchHit::Table(name) => at_table(name).unwrap_or(Route::Floor),
        SearchHit::Entry(seq) => Route::Journal(Some(*seq)),
    }
}

/// An item in one line: its kind, name and place; the place in brief and in full.
struct HitLine {
    kind: String,
    name: String,
    place: String,
    brief: String,
    whole: String,
    /// The two sides of a match, in columns of their own.
    sides: Option<[String; 2]>,
}

impl HitLine {
    /// A line whose place is the same in all forms.
    fn new(kind: &str, name: String, place: String) -> Self {
        let (brief, whole) = (place.clone(), place.clone());
        Self { kind: kind.to_owned(), name, place, brief, whole, sides: None }
    }
}

/// The line of an item. `most` is the width of names in a match.
fn line(found: &SearchHit, most: usize, data: &Snapshot, words: &Words) -> HitLine {
    let (club, say) = (&data.club, &words.screen.find);
    match found {
        SearchHit::Match(at) => match_line(*at, most, data, words),
        SearchHit::Player(player) => player_line(*player, data, words),
        SearchHit::Tournament(id) => {
            let tournament = club.tournament(*id);
            let name = tournament.map(|tournament| tournament.name.clone()).unwrap_or_default();
            let phase = tournament.map(|tournament| words.term.phase_of(tournament).to_owned());
            HitLine::new(say.tournament(), name, phase.unwrap_or_default())
        }
        SearchHit::Table(table) => {
            let floor = club.floor();
            let at = floor.iter().find(|at| at.table.name == *table);
            let free = |table: &Table| {
                let holders: Vec<String> =
                    club.holders(table).map(|holder| holder.name.clone()).collect();
                words.message.event.free_table(table.reserved, &holders)
            };
            let place = at.map(|at| {
                let played = at.played.map(|(tournament, played, _)| (tournament.id, played.no()));
                played.map_or_else(|| free(at.table), |played| pair(played, most, data, words))
            });
            HitLine::new(say.table(), table.clone(), place.unwrap_or_default())
        }
        SearchHit::Entry(seq) => {
            let at = data.entries.binary_search_by_key(seq, |entry| entry.seq).ok();
            let said = at.map(|at| data.said(at, words).to_owned()).unwrap_or_default();
            // Its text is long, and gives way to names.
            HitLine { brief: String::new(), ..HitLine::new(say.entry(), seq.to_string(), said) }
        }
    }
}

/// A player with the next match.
fn player_line(player: PlayerId, data: &Snapshot, words: &Words) -> HitLine {
    let say = &words.screen.find;
    let next = data.club.whereabouts(player, data.queue()).into_iter().next();
    let place = next.and_then(|(tournament, place)| {
        let short = say.there_short(facts(data.club.tournament(tournament)?, &place, data, words));
        let event = event(tournament, data);
        let short = match place.no() {
            Some(no) => words.term.labelled(say.match_no(no), &short),
            None => short,
        };
        Some(match event {
            Some(event) => words.term.list(&[event, short]),
            None => short,
        })
    });
    let expected = presence::awaited(player, &data.club).next().map(|(event, presence)| {
        let noted = words.term.presence(presence);
        let noted = if noted.is_empty() { words.screen.enter.entered() } else { noted };
        words.term.labelled(&event.name, noted)
    });
    // For a player without an open match: the last tournament.
    let last = || {
        let event = data.club.last_event_of(player)?;
        Some(words.screen.likely.last(&event.name, event.last_day()))
    };
    let name = format!("{} {player}", data.name(player));
    let mut whole = today(player, data, words);
    whole.extend(expected.clone());
    let place = place.or(expected).or_else(last).unwrap_or_default();
    HitLine { whole: whole.join(" / "), ..HitLine::new(say.player(), name, place) }
}

fn event(id: TournamentId, data: &Snapshot) -> Option<String> {
    data.anywhere().tag_of_several(id).map(|(_, tag)| tag.to_owned())
}

/// A match with its place or its result.
fn match_line(at: Where, most: usize, data: &Snapshot, words: &Words) -> HitLine {
    let (say, (id, no)) = (&words.screen.find, at);
    let (name, kind) = (pair(at, most, data, words), say.match_no(no));
    let Some(tournament) = data.club.tournament(id) else {
        return HitLine::new(&kind, name, String::new());
    };
    let place = data.club.match_whereabouts(at, data.queue());
    let place = place.map(|place| facts(tournament, &place, data, words));
    let ended =
        || tournament.match_no(no).map(|played| outcome_text(played, words)).unwrap_or_default();
    let round = tournament.round_of(no).map(|round| words.term.round(&round)).unwrap_or_default();
    let [short, whole] = match &place {
        Some(place) => [say.there_short(place), say.there(place)],
        None => [ended(), ended()],
    };
    let whole = words.term.list(&[whole, round.clone(), tournament.name.clone()]);
    let [place, brief] = match event(id, data) {
        Some(event) => [
            words.term.list(&[event.clone(), short.clone(), round]),
            words.term.list(&[event, short]),
        ],
        None => [words.term.list(&[short.clone(), round, tournament.name.clone()]), short],
    };
    let sides =
        tournament.match_no(no).map(|played| sides((tournament, played), most, data, words));
    HitLine { kind, name, place, brief, whole, sides }
}

/// The names of the two sides. A player who has withdrawn is marked.
fn sides(
    (tournament, played): (&Tournament, &Match),
    most: usize,
    data: &Snapshot,
    words: &Words,
) -> [String; 2] {
    let name = |side| marked_name(tournament, (played, side), data, words).0;
    Side::BOTH.map(|side| text::fit(&name(side), most))
}

/// The two players of a match, or all players of a pod.
fn pair((id, no): Where, most: usize, data: &Snapshot, words: &Words) -> String {
    let Some(tournament) = data.club.tournament(id) else { return String::new() };
    match (tournament.match_no(no), tournament.pod(no)) {
        (Some(played), _) => {
            let [a, b] = sides((tournament, played), most, data, words);
            words.screen.find.pair(&a, &b)
        }
        (None, Some(pod)) => {
            words.term.list(&pod.seats.iter().map(|one| data.name(*one)).collect::<Vec<_>>())
        }
        (None, None) => String::new(),
    }
}

impl Find {
    /// The actions that note the selected player as present.
    fn arrival(&self, data: &Snapshot) -> Vec<Action> {
        match self.picker.selected() {
            Some(SearchHit::Player(player)) => presence::arrival(*player, &data.club),
            _ => Vec::new(),
        }
    }

    /// The match that the selected line is about.
    fn selected_match(&self, data: &Snapshot) -> Option<Where> {
        match self.picker.selected()? {
            SearchHit::Match(at) => Some(*at),
            SearchHit::Player(player) => data.club.next_match_of(*player, data.queue()),
            SearchHit::Table(name) => data.club.played_at(name),
            SearchHit::Tournament(_) | SearchHit::Entry(_) => None,
        }
    }
}

impl Layer for Find {
    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let nothing_new = self.arrival(data).is_empty();
        Commands::of([
            also(CommandId::Open).unsaid_if(self.picker.found.is_empty()),
            also(CommandId::MarkHere).unless(nothing_new, words.screen.find.nobody_expected()),
        ])
    }

    fn state(&self, data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: true,
            selected_match: self.selected_match(data),
            ..LayerState::of(&[Scope::Found, Scope::Match, Scope::List, Scope::Overlay])
        }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        Some(&mut self.picker.input)
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if matches!(news, News::Edited | News::Refreshed) {
            self.find(context.data);
        }
        if news == News::Run(CommandId::MarkHere) {
            return vec![Step::Back, Step::ask(self.arrival(context.data), context)];
        }
        let chosen = self.picker.update(&news, context);
        let open = |hit: SearchHit| Step::Open(route(&hit, context.data));
        chosen.map(|hit| vec![Step::Back, open(hit)]).unwrap_or_default()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let (data, words) = (pen.data, pen.words);
        let say = &words.screen.find;
        let inside = pen.window(centred(area, WIDTH, area.height), say.title());
        let told = self.picker.selected().map(|hit| {
            let told = |most| {
                let line = line(hit, most, data, words);
                words.term.labelled(&line.name, &line.whole)
            };
            text::wrap_names(told, (inside.width, (inside.height / DETAIL_SHARE).max(DETAIL)))
        });
        let told = told.unwrap_or_default();
        let rows = span(told.len()).max(DETAIL);
        let [body, detail] = down(inside, [REST, rows]);
        pen.lines(detail, &told, pen.theme.muted);
        let row = |hit: &SearchHit| line(hit, usize::MAX, data, words);
        let fields = Fields::default()
            .with(Column::word("", KIND), |line: &HitLine| line.kind.clone())
            .with(Column::left("", Width::Name), |line| {
                line.sides.as_ref().map_or_else(|| line.name.clone(), |[first, _]| first.clone())
            })
            .with(Column::left("", Width::Name), |line| {
                line.sides.as_ref().map(|[_, second]| second.clone()).unwrap_or_default()
            })
            .with(Column::left("", Width::Context), |line| {
                Cell::from(line.place.clone()).or(line.brief.clone())
            });
        let typed = self.picker.input.text();
        let none = match typed.trim() {
            "" => say.empty(),
            latin if latin.chars().any(|letter| letter.is_ascii_alphabetic()) => say.nothing_read(),
            _ => say.nothing(),
        };
        self.picker.draw(body, (say.prompt(), none), &fields, row, pen);
    }
}
