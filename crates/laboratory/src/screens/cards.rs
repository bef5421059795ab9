//! A table of Daihinmin: the operator plays against four of our players.

mod draw;

use banzuke::command::{CommandId, Scope};
use daihinmin::evening::Evening;
use daihinmin::log::Log;
use daihinmin::player::{Arm, Habit, Why, player_named, players};
use daihinmin::{Card, Cards, Play};
use ratatui::layout::Rect;

use crate::domain::name::clean;
use crate::request::listing::TableRecord;
use crate::tui::effect::DeskTask;
use crate::tui::kit::input::Pane;
use crate::tui::kit::layer::{Commands, Context, Layer, LayerState, News, Step, also, lead};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::pen::{Pen, REST, centred, down};
use crate::tui::kit::widget::entries::Entries;
use crate::tui::kit::widget::entries::TextInput;
use crate::tui::kit::widget::table::{Column, Fields};
use crate::tui::snapshot::Snapshot;
use crate::words::cards::{cards, play};
use crate::words::{Words, own};

/// The cards of the hand.
const HAND: Pane = Pane(0);

/// The settings of a table: opponents, cards, and the operator's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardParty {
    /// The names of four of our players.
    pub others: [String; 4],
    /// The random seed of all cards.
    pub seed: u64,
    /// The operator's name; empty if it is not known yet.
    pub name: String,
}

impl CardParty {
    /// Players of every strength.
    pub fn usual(seed: u64) -> Self {
        let others = ["yokozuna", "snowl", "kou2", "default"].map(str::to_owned);
        Self { others, seed, name: String::new() }
    }
}

/// A table with its games so far.
#[derive(Debug)]
pub struct CardTable {
    evening: Evening,
    picked: Picked,
    /// The player who gives advice, as a place among [`players`].
    adviser: usize,
    /// The operator's name, as last entered.
    name: String,
    /// The number of games recorded in the club.
    recorded: usize,
    /// The number of recorded games once the request is done.
    asked: usize,
}

impl CardTable {
    pub fn new(party: &CardParty) -> Self {
        let others = party.others.iter().filter_map(|name| player_named(name, 0)).collect();
        let evening = Evening::new(others, party.seed).expect("a party of five");
        Self {
            evening,
            picked: Picked::default(),
            // The strongest player is the last.
            adviser: players(0).len() - 1,
            name: party.name.clone(),
            recorded: 0,
            asked: 0,
        }
    }

    /// Confirms what is picked: cards to give, a play, or the next game.
    fn take(&mut self) {
        let is_done = if self.evening.offer().is_some() {
            self.evening.give(self.picked.cards)
        } else if self.evening.is_over() {
            self.evening.deal();
            true
        } else {
            self.picked.play.is_some_and(|play| self.evening.play(play).is_ok())
        };
        if is_done {
            self.picked = Picked::default();
        }
    }

    fn pass(&mut self) {
        if self.evening.play(daihinmin::Play::PASS).is_ok() {
            self.picked = Picked::default();
        }
    }

    /// The unrecorded games, with these names.
    fn unrecorded(&self, name: &str) -> Log {
        let others = self.evening.others().map(str::to_owned);
        let players = std::iter::once(name.to_owned()).chain(others).collect();
        Log { players, games: self.evening.played()[self.recorded..].to_vec() }
    }

    /// Leaves at once if nothing would be lost, and asks otherwise.
    fn leave(&self, context: &Context<'_>) -> Vec<Step> {
        let say = &own(context.words).cards;
        let games = self.evening.played().len() - self.recorded;
        let begun = !self.evening.is_over() && self.evening.game().is_some_and(has_begun);
        if games == 0 && !begun {
            return vec![Step::Back];
        }
        let mut question = Vec::new();
        question.extend((games > 0).then(|| say.unrecorded(games)));
        question.extend(begun.then(|| say.unfinished().to_owned()));
        let mut ways = vec![ChoiceOption::new(say.stay(), ())];
        if games > 0 {
            ways.push(ChoiceOption::new(say.record(), Step::Run(CommandId::RecordGames)));
        }
        ways.push(ChoiceOption::new(say.leave(), Step::Back));
        vec![Step::cover(Choice::new(say.leaving(), question, ways))]
    }

    fn run(&mut self, command: CommandId, context: &Context<'_>) -> Vec<Step> {
        let hand = self.evening.hand();
        match command {
            CommandId::Left => self.picked.step(hand, -1),
            CommandId::Right => self.picked.step(hand, 1),
            CommandId::First => self.picked.at = 0,
            CommandId::Last => self.picked.at = hand.len().saturating_sub(1),
            CommandId::ToggleCard => self.picked.toggle(&self.evening),
            CommandId::Up => self.picked.turn(&self.evening, false),
            CommandId::Down => self.picked.turn(&self.evening, true),
            CommandId::PlayCards => self.take(),
            CommandId::PassTurn => self.pass(),
            CommandId::ShowHint => return self.advise(context).into_iter().collect(),
            CommandId::NextAdviser => {
                self.adviser = (self.adviser + 1) % players(0).len();
                let name = players(0)[self.adviser].name();
                return vec![Step::inform(own(context.words).cards.adviser(name), context)];
            }
            CommandId::RecordGames => {
                self.asked = self.evening.played().len();
                return vec![Step::cover(RecordTable::new(self.unrecorded(&self.name), context))];
            }
            // Other commands are not active here.
            _ => {}
        }
        Vec::new()
    }
}

/// Whether anybody has played a card or passed.
fn has_begun(game: &daihinmin::player::Game) -> bool {
    !game.turns().is_empty()
}

impl Layer for CardTable {
    fn title(&self, _data: &Snapshot, words: &'static Words) -> String {
        own(words).cards.title(self.evening.round().game + 1)
    }

    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState::of(&[Scope::Cards])
    }

    fn commands(&self, _data: &Snapshot, words: &'static Words) -> Commands {
        let (say, evening) = (&own(words).cards, &self.evening);
        let unready = !self.picked.is_ready(evening);
        let what = unready.then(|| self.what_to_pick(words));
        let is_leading = !evening.plays().contains(&daihinmin::Play::PASS);
        let nothing_new = evening.played().len() == self.recorded;
        Commands::of([
            lead(CommandId::PlayCards).refused(what).shows_why(),
            lead(CommandId::ToggleCard),
            lead(CommandId::PassTurn)
                .unless(!evening.is_my_turn(), say.no_turn())
                .unless(is_leading, say.you_lead()),
            lead(CommandId::ShowHint).unless(evening.is_over(), say.no_turn()),
            also(CommandId::RecordGames).unless(nothing_new, say.nothing_new()),
            also(CommandId::Back).does(|table: &mut Self, context| table.leave(context)),
        ])
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        match news {
            News::Run(command) => return self.run(command, context),
            News::Click { pane: HAND, row } => {
                self.picked.at = row;
                self.picked.toggle(&self.evening);
            }
            News::Named(name) => self.name = name,
            News::Done(_) => self.recorded = self.asked,
            _ => {}
        }
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        self.draw(area, pen);
    }
}

/// The most simulated plays on the screen.
const SHOWN: usize = 8;
/// The width of number columns.
const FIGURE: u16 = 12;

impl CardTable {
    /// The advice of the chosen player; none if there is nothing to decide.
    fn advise(&mut self, context: &Context<'_>) -> Option<Step> {
        let say = &own(context.words).cards;
        let all = players(0);
        let adviser = &*all[self.adviser];
        let (told, why) = if self.evening.offer().is_some() {
            let gift = self.evening.gift_advice(adviser)?;
            (say.would_give(adviser.name(), cards(gift.cards)), gift.why)
        } else {
            let choice = self.evening.advice(adviser)?;
            let told = if choice.play.is_pass() {
                say.would_pass(adviser.name())
            } else {
                say.would_play(adviser.name(), play(choice.play))
            };
            (told, choice.why)
        };
        let mut lead = vec![told, say.why(&why)];
        let (arms, habits) = match why {
            Why::Simulated { arms, habits } => (arms, habits),
            _ => (Vec::new(), Vec::new()),
        };
        if !habits.is_empty() {
            let taken = |&(player, habit): &(usize, Habit)| {
                say.taken_for(self.name(player, context.words), habit.name())
            };
            lead.push(say.all_taken_for(habits.iter().map(taken).collect::<Vec<_>>().join(", ")));
        }
        let any = !arms.is_empty();
        let fields = Fields::default()
            .with(Column::name(if any { say.a_play() } else { "" }), |arm: &&Arm| {
                if arm.play.is_pass() { say.pass().to_owned() } else { play(arm.play) }
            })
            .with_if(any, Column::number(say.tries(), FIGURE), |arm| arm.tries.to_string())
            .with_if(any, Column::number(say.reward(), FIGURE), |arm| format!("{:.3}", arm.mean))
            .with_if(any, Column::number(say.mean_points(), FIGURE), |arm| {
                format!("{:.2}", 5.0 * arm.target)
            });
        Some(Step::cover(fields.table(say.hint_title(), lead, arms.iter().take(SHOWN))))
    }
}

/// The cursor, and the picked cards.
#[derive(Debug, Clone, Copy, Default)]
struct Picked {
    /// The place of the cursor in the hand.
    at: usize,
    cards: Cards,
    /// The play of exactly these cards; if the joker may stand for several cards, the chosen one.
    play: Option<Play>,
}

impl Picked {
    /// Moves the cursor, from one end to the other.
    fn step(&mut self, hand: Cards, by: isize) {
        let len = hand.len().max(1).cast_signed();
        self.at = (self.at.cast_signed() + by).rem_euclid(len).cast_unsigned();
    }

    /// Picks the card under the cursor, or puts it back. A card that fits no play with the picked ones replaces them.
    fn toggle(&mut self, evening: &Evening) {
        let Some(card) = evening.hand().iter().nth(self.at) else { return };
        let with = self.cards | Cards::of(card);
        self.cards = if self.cards.has(card) {
            self.cards - Cards::of(card)
        } else if fits(evening, with) {
            with
        } else if fits(evening, Cards::of(card)) {
            Cards::of(card)
        } else {
            self.cards
        };
        self.play = plays(evening).into_iter().find(|play| play.cards() == self.cards);
    }

    /// Picks the next or the previous legal play, from the weakest single card to the longest sequence.
    fn turn(&mut self, evening: &Evening, forward: bool) {
        let plays = plays(evening);
        let (Some(&first), Some(&last)) = (plays.first(), plays.last()) else { return };
        let at = self.play.and_then(|play| plays.iter().position(|&other| other == play));
        let next = match at {
            Some(at) if forward => plays.get(at + 1).copied().unwrap_or(first),
            Some(at) => at.checked_sub(1).map_or(last, |before| plays[before]),
            None if forward => first,
            None => last,
        };
        (self.cards, self.play) = (next.cards(), Some(next));
        let lowest = evening.hand().iter().position(|card| next.cards().has(card));
        self.at = lowest.unwrap_or(self.at);
    }

    /// Whether the picked cards can be confirmed.
    fn is_ready(&self, evening: &Evening) -> bool {
        match evening.offer() {
            Some(offer) => self.cards.len() == offer.count,
            None => evening.is_over() || self.play.is_some(),
        }
    }

    /// Whether a card can be picked in addition.
    fn can_take(&self, evening: &Evening, card: Card) -> bool {
        fits(evening, self.cards | Cards::of(card))
    }
}

/// All plays with cards, single ones first, each kind from the weakest on.
fn plays(evening: &Evening) -> Vec<Play> {
    let mut plays = evening.plays();
    plays.retain(|play| !play.is_pass());
    plays.sort_by_key(|play| (play.len(), play.low(), play.cards()));
    plays
}

/// Whether some play, or the gift, contains all these cards.
fn fits(evening: &Evening, cards: Cards) -> bool {
    match evening.offer() {
        Some(offer) => cards.len() <= offer.count,
        None => evening.plays().iter().any(|play| play.cards().has_all(cards)),
    }
}

const WIDTH: u16 = 76;
const HEIGHT: u16 = 9;

/// The fields of the form: a new tournament, and the operator's name.
#[derive(Debug)]
struct RecordTable {
    log: Log,
    entries: Entries,
}

impl RecordTable {
    fn new(log: Log, context: &Context<'_>) -> Self {
        let tournament = own(context.words).cards.tournament(context.data.today);
        let name = log.players.first().cloned().unwrap_or_default();
        let is_named = !name.is_empty();
        let mut entries = Entries::new([tournament, name], Pane(0));
        entries.focus_on(usize::from(!is_named));
        Self { log, entries }
    }

    fn record(&self, context: &Context<'_>) -> Vec<Step> {
        let [tournament, name] = [0, 1].map(|at| clean(&self.entries.text(at)));
        if tournament.is_empty() || name.is_empty() {
            return vec![Step::fail(own(context.words).cards.names_missing())];
        }
        let record = TableRecord { tournament, name: name.clone(), log: self.log.to_string() };
        let named = Step::Tell(News::Named(name));
        vec![Step::Back, named, DeskTask::record_table(record).into()]
    }
}

impl Layer for RecordTable {
    fn state(&self, _data: &Snapshot) -> LayerState {
        LayerState {
            is_typing: self.entries.is_text(),
            ..LayerState::of(&[Scope::Form, Scope::Overlay])
        }
    }

    fn input(&mut self) -> Option<&mut TextInput> {
        self.entries.input()
    }

    fn update(&mut self, news: News, context: &Context<'_>) -> Vec<Step> {
        if news == News::Run(CommandId::Submit) {
            return self.record(context);
        }
        self.entries.update(&news);
        Vec::new()
    }

    fn view(&self, area: Rect, pen: &mut Pen<'_>) {
        let say = &own(pen.words).cards;
        let inside = pen.window(centred(area, WIDTH, HEIGHT), say.recording());
        let [told, fields, hint] = down(inside, [2, 2, REST]);
        pen.sentence(told, &say.records(self.log.games.len()), pen.theme.text);
        self.entries.draw(fields, &[say.a_tournament(), say.your_name()], pen);
        pen.sentence(hint, say.name_hint(), pen.theme.muted);
    }
}
