//! The entry of a pod's games: the seats in the order of finish.

use std::collections::HashMap;

use super::score::{self, draw::also_open};
use crate::cards::{CardFault, typed_cards, value_pod};
use crate::club::action::{CorrectGame, RecordGame, SetHands};
use crate::club::refusal::EventRefusal;
use crate::club::tournament::PlayedGame;
use crate::club::{Fact, Pod};
use crate::domain::finish::{Finish, NotAFinish};
use crate::domain::game::{CardGame, Deal, Hand, HandTable, NotHands};
use crate::domain::name::clean;
use crate::domain::place_points::{PlacePoints, Points};
use crate::tui::kit::prelude::*;
use crate::words::message::percent;

/// Stands between seats that are tied.
const TIE: char = '=';

#[derive(Debug, Clone)]
pub(super) struct PodEntry {
    tournament: TournamentId,
    no: MatchNo,
    /// The players and the result of the game when it was shown.
    basis: [Fact; 2],
    /// The number of the game, from 1.
    game: u32,
    /// The typed seats, best first, with [`TIE`] between tied ones.
    typed: String,
    hands: HandsField,
}

impl PodEntry {
    /// Shows a game, which is corrected if it is recorded. Without a
    /// game it is the next one, or the last one if all are played.
    pub(super) fn new(
        tournament: TournamentId,
        no: MatchNo,
        game: Option<u32>,
        data: &Snapshot,
    ) -> Self {
        let hands = HandsField::new(&HandTable::default(), None, &[]);
        let basis = [
            Fact::players((tournament, no), &data.club),
            Fact::game((tournament, no), 1, &data.club),
        ];
        let mut screen = Self { tournament, no, basis, game: 1, typed: String::new(), hands };
        screen.show(game.unwrap_or_else(|| screen.last(data)), data);
        screen
    }

    fn found<'a>(&self, data: &'a Snapshot) -> Option<(&'a Tournament, &'a Pod)> {
        let tournament = data.club.tournament(self.tournament)?;
        Some((tournament, tournament.pod(self.no)?))
    }

    fn played(&self, data: &Snapshot) -> u32 {
        let games = self.found(data).map_or(0, |(_, pod)| pod.games.len());
        u32::try_from(games).unwrap_or(u32::MAX)
    }

    /// The last game that can be shown: the next one, or the last one if all are played.
    fn last(&self, data: &Snapshot) -> u32 {
        let over = self.found(data).is_none_or(|(tournament, pod)| tournament.is_done(pod));
        let played = self.played(data);
        if over { played.max(1) } else { played.saturating_add(1) }
    }

    /// Shows a game without typed text.
    fn show(&mut self, game: u32, data: &Snapshot) {
        let at = (self.tournament, self.no);
        self.game = game;
        self.basis = [Fact::players(at, &data.club), Fact::game(at, game, &data.club)];
        self.typed.clear();
        let recorded = self.recorded(data);
        let hands = recorded.map(|game| game.hands.clone()).unwrap_or_default();
        let deal = recorded.and_then(|game| game.deal.as_ref());
        self.hands = HandsField::new(&hands, deal, self.all_seats(data));
    }

    /// All players of the pod, in the order of the seats.
    fn all_seats<'a>(&self, data: &'a Snapshot) -> &'a [PlayerId] {
        self.found(data).map_or(&[], |(_, pod)| &pod.seats)
    }

    /// The shown game, if it is recorded.
    fn recorded<'a>(&self, data: &'a Snapshot) -> Option<&'a PlayedGame> {
        let (_, pod) = self.found(data)?;
        pod.games.get(usize::try_from(self.game).ok()?.checked_sub(1)?)
    }

    /// The players of the game with their seats.
    fn seats(&self, data: &Snapshot) -> Vec<(u32, PlayerId)> {
        let Some((tournament, pod)) = self.found(data) else { return Vec::new() };
        let playing: Vec<PlayerId> = match self.recorded(data) {
            Some(game) => game.finish.players().collect(),
            None => tournament.still_at(pod).collect(),
        };
        let seats = (1..).zip(pod.seats.iter().copied());
        seats.filter(|(_, player)| playing.contains(player)).collect()
    }

    /// The typed order. If only one player is missing, that player is last.
    fn order(&self, data: &Snapshot) -> Result<Finish, NotAFinish> {
        let all = self.all_seats(data);
        let (seats, playing): (Vec<u32>, Vec<PlayerId>) = self.seats(data).into_iter().unzip();
        let missing: Vec<u32> = seats.into_iter().filter(|seat| !self.has(*seat)).collect();
        let last = match missing[..] {
            [last] if !self.typed.ends_with(TIE) => last.to_string(),
            _ => String::new(),
        };
        Finish::parse_playing(&format!("{}{last}", self.typed), all, &playing)
    }

    fn has(&self, seat: u32) -> bool {
        self.typed.chars().filter_map(|typed| typed.to_digit(10)).any(|typed| typed == seat)
    }

    /// The order to be shown: the typed one, or the recorded one if nothing is typed.
    fn shown(&self, data: &Snapshot) -> Option<Finish> {
        if self.typed.is_empty() {
            return self.recorded(data).map(|game| game.finish.clone());
        }
        self.order(data).ok()
    }

    /// The points for each rank at this pod.
    fn worth(&self, data: &Snapshot) -> Option<PlacePoints> {
        let (tournament, pod) = self.found(data)?;
        let stage = tournament.stage_no(pod.stage)?;
        let usual = || PlacePoints::of_table(pod.seats.len());
        Some(stage.plan.place_points.clone().unwrap_or_else(usual))
    }

    fn digit(&mut self, digit: u32, data: &Snapshot) {
        let is_seat = self.seats(data).iter().any(|(seat, _)| *seat == digit);
        if is_seat && !self.has(digit) {
            self.typed.push_str(&digit.to_string());
        }
    }

    fn tie(&mut self) {
        if !self.typed.is_empty() && !self.typed.ends_with(TIE) {
            self.typed.push(TIE);
        }
    }

    fn turn(&mut self, to: u32, data: &Snapshot) {
        let to = to.clamp(1, self.last(data));
        if to != self.game {
            self.show(to, data);
        }
    }

    fn read_hands(&mut self, data: &Snapshot) {
        let playing: Vec<PlayerId> =
            self.seats(data).into_iter().map(|(_, player)| player).collect();
        let card_game = self.found(data).and_then(|(tournament, _)| tournament.card_game);
        self.hands.edited(self.all_seats(data), &playing, card_game);
    }

    /// The request to record the game, or the reason why it cannot be recorded yet.
    fn request(&self, data: &Snapshot, words: &Words) -> Result<Request, String> {
        let (tournament, no, game) = (self.tournament, self.no, self.game);
        let (hands, deal) = self.hands.hands.clone().map_err(|fault| {
            let say = &words.message.hands;
            String::from(match fault {
                HandsFault::Pairs(pairs) => say.not_hands(&pairs.0, pairs.1.as_ref()),
                HandsFault::Cards(fault) => say.card_fault(&fault),
            })
        })?;
        let hands = self.hands.is_changed().then_some(Action::SetHands(SetHands {
            tournament,
            no,
            game,
            hands,
            deal,
        }));
        let recorded = self.recorded(data);
        // If the order is right, only hands are added.
        let stands = hands.is_some() && recorded.is_some() && self.typed.is_empty();
        let order = || self.order(data).ok().ok_or_else(|| self.what_to_type(data, words));
        let order = if stands { None } else { Some(order()?) };
        let played = order.map(|order| match recorded {
            Some(_) => {
                Action::CorrectGame(CorrectGame { tournament, no, game, order, reason: None })
            }
            None => Action::RecordGame(RecordGame {
                tournament,
                no,
                game,
                order,
                played_on: data.today,
            }),
        });
        let request = Request::Do(played.into_iter().chain(hands).collect());
        match request.rehearse(&data.club) {
            // A missing reason will be asked for.
            Ok(()) | Err(Refusal::Event(EventRefusal::ReasonMissing(..))) => Ok(request),
            Err(refusal) => Err(words.message.refusal(&refusal, &data.club).into()),
        }
    }

    /// How to type an order, or how many seats are missing.
    fn what_to_type(&self, data: &Snapshot, words: &Words) -> String {
        let missing = self.seats(data).iter().filter(|(seat, _)| !self.has(*seat)).count();
        match missing.checked_sub(1).filter(|more| *more > 0 && !self.typed.is_empty()) {
            Some(more) => words.screen.pod.missing(more),
            None => words.screen.pod.hint().to_owned(),
        }
    }

    /// Shows the next game; after the last one the screen closes.
    fn done(&mut self, context: &Context<'_>) -> Vec<Step> {
        let over = self.found(context.data).is_none_or(|(tournament, pod)| tournament.is_done(pod));
        if over {
            return vec![Step::Back];
        }
        self.show(self.last(context.data), context.data);
        Vec::new()
    }
}

impl Layer for PodEntry {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        words.screen.pod.title().to_owned()
    }

    fn commands(&self, data: &Snapshot, words: &'static Words) -> Commands {
        let lacks = self.request(data, words).err();
        // Enter behind hands that can be read goes on to the order of finish.
        let goes_on = self.hands.typing && self.hands.hands.is_ok();
        let commands = Commands::of([
            also(CommandId::Submit).here().refused(lacks.filter(|_| !goes_on)).shows_why().does(
                |pod: &mut Self, context| {
                    pod.hands.typing = false;
                    let request = pod.request(context.data, context.words).ok()?;
                    Some(score::record_with_reason(pod.tournament, request, context))
                },
            ),
            also(CommandId::LeaveField)
                .called(FooterLabel::Leave)
                .does(|pod: &mut Self, _| pod.hands.typing = false),
            also(CommandId::EnterHands).does(|pod: &mut Self, _| pod.hands.typing = true),
            also(CommandId::TieSeats).does(|pod: &mut Self, _| pod.tie()),
            also(CommandId::Erase).does(|pod: &mut Self, _| {
                pod.typed.pop();
            }),
            also(CommandId::Left).does(|pod: &mut Self, context| {
                pod.turn(pod.game.saturating_sub(1), context.data);
            }),
            also(CommandId::Right).does(|pod: &mut Self, context| {
                pod.turn(pod.game.saturating_add(1), context.data);
            }),
        ]);
        if !self.hands.typing {
            return commands;
        }
        commands.on(words.screen.command(CommandId::EnterHands).title)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        let scopes: &[Scope] = if self.hands.typing {
            &[Scope::Pod, Scope::Field, Scope::Match]
        } else {
            &[Scope::Pod, Scope::Match]
        };
        LayerState {
            is_typing: self.hands.typing,
            selected_match: Some((self.tournament, self.no)),
            typed: if self.hands.is_changed() {
                self.hands.input.text().chars().count()
            } else {
                0
            },
            ..LayerState::of(scopes)
        }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.hands.typing.then_some(&mut self.hands.input)
    }

    fn takes_letter(&self, letter: char) -> bool {
        letter.is_ascii_digit()
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        let data = context.data;
        match news {
            News::Letter(digit) => {
                if let Some(seat) = digit.to_digit(10) {
                    self.digit(seat, data);
                }
            }
            News::Click { row, .. } => {
                if let Some(&(seat, _)) = self.seats(data).get(row) {
                    self.digit(seat, data);
                }
            }
            // Another desk may have recorded the game or undone it.
            News::Refreshed => {
                let changed = self.basis.iter().find_map(|fact| fact.check(&data.club).err());
                let is_typed = !self.typed.is_empty() || self.hands.is_changed();
                let last = self.last(data);
                if self.game > last || changed.is_some() || !is_typed {
                    self.show(self.game.min(last), data);
                }
                // The typed order belonged to other players, or to a game without this result.
                let changed = changed.filter(|_| is_typed);
                return changed.map(|changed| Step::refused(&changed, context)).steps();
            }
            News::Edited => self.read_hands(data),
            News::Done(_) => return self.done(context),
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let seats = self.seats(pen.data);
        let rows = u16::try_from(seats.len()).unwrap_or(0);
        let dealt = u16::from(self.hands.is_in_use());
        let window = centred(area, WIDTH, rows + dealt + AROUND);
        let Some((tournament, pod)) = self.found(pen.data) else { return };
        let say = &pen.words.screen.pod;
        let title = say.window(pod.table, pod.round, &tournament.name);
        let inside = pen.window(window, &also_open(title, (tournament.id, pod.no), pen));
        let [game, heading, table, order, hands, effect] =
            down(inside, [1, 1, rows, 1, dealt, REST]);
        let again = self.recorded(pen.data).is_some();
        pen.line(game, &say.game(self.game, pod.games_planned, again), pen.theme.text);
        let [_, _, hand, place, points, total] = columns(heading, self.hands.is_in_use());
        let titles = [
            (hand, say.hand()),
            (place, say.place()),
            (points, say.points()),
            (total, say.total()),
        ];
        for (column, title) in titles {
            pen.line(column, &text::pad_left(title, usize::from(column.width)), pen.theme.muted);
        }
        draw_seats(self, (pod, &seats), table, pen);
        pen.pieces(order, [(say.order(), pen.theme.muted), (self.typed.as_str(), pen.theme.title)]);
        if dealt > 0 {
            self.hands.input.draw(hands, say.hands(), self.hands.typing, pen);
        }
        let (sentence, style) = match (self.request(pen.data, pen.words), again) {
            _ if self.hands.typing && !self.hands.is_changed() => {
                let cards = tournament.card_game.map(|game| say.cards_hint(game));
                (cards.unwrap_or_else(|| say.hands_hint().to_owned()), pen.theme.muted)
            }
            (Ok(_), false) => (say.records().to_owned(), pen.theme.accent),
            (Ok(_), true) => (say.corrects().to_owned(), pen.theme.accent),
            (Err(why), _) => (why, pen.theme.muted),
        };
        pen.sentence(effect, &text::capital(&sentence), style);
    }
}

// The window for the games of a pod.

const WIDTH: u16 = 70;
/// Rows without the seats: border, game, heading, order, two lines for the effect of Enter.
const AROUND: u16 = 7;
const NUMBER: u16 = 4;
const FIGURE: u16 = 7;

/// Seat, name, hand strength if hands are used, rank, points of the game, points of the pod.
fn columns(line: Rect, hands: bool) -> [Rect; 6] {
    Layout::horizontal([
        Constraint::Length(NUMBER),
        Constraint::Fill(1),
        Constraint::Length(if hands { FIGURE } else { 0 }),
        Constraint::Length(FIGURE),
        Constraint::Length(FIGURE),
        Constraint::Length(FIGURE),
    ])
    .spacing(1)
    .areas(line)
}

fn draw_seats(
    screen: &PodEntry,
    (pod, seats): (&Pod, &[(u32, PlayerId)]),
    area: Rect,
    pen: &mut Pen<'_>,
) {
    let Some(worth) = screen.worth(pen.data) else { return };
    let shown = screen.shown(pen.data);
    let gained: HashMap<PlayerId, Points> =
        shown.as_ref().map(|finish| worth.of(finish)).unwrap_or_default().into_iter().collect();
    let totals = totals(pod, &worth);
    let playing: Vec<PlayerId> = seats.iter().map(|&(_, player)| player).collect();
    for (row, (&(number, player), line)) in seats.iter().zip(area.rows()).enumerate() {
        let [seat, name, hand, place, points, total] = columns(line, screen.hands.is_in_use());
        let key = if screen.has(number) { pen.theme.muted } else { pen.theme.key };
        pen.line(seat, &text::pad_left(&number.to_string(), usize::from(NUMBER)), key);
        let finished = shown.as_ref().and_then(|finish| finish.place(player));
        let style = if finished == Some(1) { pen.theme.winner } else { pen.theme.text };
        pen.line(name, &pen.data.name(player), style);
        let alone = screen.hands.alone(player, &playing);
        let figures = [
            (hand, alone.map(percent), pen.theme.accent),
            (place, finished.map(|place| place.to_string()), pen.theme.text),
            (points, gained.get(&player).map(Points::to_string), pen.theme.text),
            (total, totals.get(&player).map(Points::to_string), pen.theme.muted),
        ];
        for (column, text, style) in figures {
            let text = text.unwrap_or_default();
            pen.line(column, &text::pad_left(&text, usize::from(column.width)), style);
        }
        pen.hits.add(line, Target::Row { pane: Pane(0), row });
    }
}

/// The points of each player in the recorded games of the pod.
fn totals(pod: &Pod, worth: &PlacePoints) -> HashMap<PlayerId, Points> {
    let mut totals: HashMap<PlayerId, Points> = HashMap::new();
    for (player, points) in pod.finishes().flat_map(|finish| worth.of(finish)) {
        *totals.entry(player).or_default() += points;
    }
    totals
}

// The hands of a pod's game, typed by pairs of seats or as the cards of each seat.

/// The reason why the text is no hands.
#[derive(Debug, Clone)]
enum HandsFault {
    Pairs(NotHands),
    Cards(CardFault),
}

type Hands = Result<(HandTable, Option<Deal>), HandsFault>;

#[derive(Debug, Clone)]
struct HandsField {
    input: TextInput,
    /// Whether typed characters go to it.
    typing: bool,
    /// The recorded hands as text.
    recorded: String,
    /// The hands in the text. They are kept, since playing a deal out takes too long for every frame.
    hands: Hands,
}

impl HandsField {
    /// An unused field with the recorded hands.
    fn new(hands: &HandTable, deal: Option<&Deal>, seats: &[PlayerId]) -> Self {
        let recorded = deal.map_or_else(|| hands.written(seats), |deal| deal.hands.join(" / "));
        let input = TextInput::new(clean).with_text(&recorded);
        Self { input, typing: false, recorded, hands: Ok((hands.clone(), deal.cloned())) }
    }

    fn is_in_use(&self) -> bool {
        self.typing || !self.input.text().is_empty()
    }

    /// Whether the typed hands differ from the recorded ones.
    fn is_changed(&self) -> bool {
        self.input.text() != self.recorded
    }

    /// Reads the text: pairs of all `seats`, or the cards of those `playing`, in the order of the seats.
    fn edited(&mut self, seats: &[PlayerId], playing: &[PlayerId], game: Option<CardGame>) {
        let text = self.input.text();
        self.hands = match typed_cards(&text) {
            Some(cards) => value_pod(game, playing, &cards)
                .map(|(hands, deal)| (hands, Some(deal)))
                .map_err(HandsFault::Cards),
            None => {
                HandTable::parse(&text, seats).map(|hands| (hands, None)).map_err(HandsFault::Pairs)
            }
        };
    }

    /// The mean probability that a player finishes ahead of another, by the hands alone. None if no hand is known.
    fn alone(&self, player: PlayerId, playing: &[PlayerId]) -> Option<f64> {
        let (hands, _) = self.hands.as_ref().ok()?;
        let known = playing.iter().filter_map(|&other| hands.between(player, other)).map(Hand::p);
        let known: Vec<f64> = known.collect();
        let count = u32::try_from(known.len()).ok().filter(|count| *count > 0)?;
        Some(known.iter().sum::<f64>() / f64::from(count))
    }
}
