//! A table of Daihinmin: the operator plays against four of our players.

mod advice;
mod draw;
mod picked;
mod record;

use crate::words::own;
use daihinmin::evening::Evening;
use daihinmin::log::Log;
use daihinmin::player::{player_named, players};
use ratatui::layout::Rect;

use crate::tui::kit::commands::{Commands, also, lead};
use crate::tui::kit::hitbox::Pane;
use crate::tui::kit::layer::{Context, Intent, Layer, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::pen::Pen;
use crate::tui::news::News;
use crate::tui::snapshot::Snapshot;
use crate::words::Words;
use banzuke::command::{CommandId, Scope};
use picked::Picked;
use record::RecordTable;

/// The cards of the hand.
const HAND: Pane = Pane(0);

/// The operator's opponents, the cards, and the operator's name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardParty {
    /// The names of four of our players.
    pub others: [String; 4],
    /// All cards come from it.
    pub seed: u64,
    /// The operator's name; empty where it is not known yet.
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
    /// The player whose advice is asked, as a place among [`players`].
    adviser: usize,
    /// The name of the operator, as it was given last.
    name: String,
    /// How many games are recorded in the club.
    recorded: usize,
    /// How many there will be once the request is done.
    asked: usize,
}

impl CardTable {
    pub fn new(party: &CardParty) -> Self {
        let others = party.others.iter().filter_map(|name| player_named(name, 0)).collect();
        let evening = Evening::new(others, party.seed).expect("a party of five");
        Self {
            evening,
            picked: Picked::default(),
            // The strongest is the last.
            adviser: players(0).len() - 1,
            name: party.name.clone(),
            recorded: 0,
            asked: 0,
        }
    }

    /// Takes what is picked: cards to give, a play, or the next game.
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

    /// The games that are not recorded, with these names.
    fn unrecorded(&self, name: &str) -> Log {
        let others = self.evening.others().map(str::to_owned);
        let players = std::iter::once(name.to_owned()).chain(others).collect();
        Log { players, games: self.evening.played()[self.recorded..].to_vec() }
    }

    /// Leaves at once where nothing would be lost, and asks otherwise.
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
        let way = |label: &str, steps| ChoiceOption {
            label: label.to_owned(),
            follows: Vec::new(),
            steps,
        };
        let mut ways = vec![ChoiceOption::nothing(say.stay())];
        if games > 0 {
            ways.push(way(say.record(), vec![Step::Run(CommandId::RecordGames)]));
        }
        ways.push(way(say.leave(), vec![Step::Back]));
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
            CommandId::Back => return self.leave(context),
            // Others are not live here.
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

    fn scopes(&self) -> &'static [Scope] {
        &[Scope::Cards]
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
            also(CommandId::Back).own_if(true),
        ])
    }

    fn update(&mut self, intent: Intent, context: &Context<'_>) -> Vec<Step> {
        match intent {
            Intent::Run(command) => return self.run(command, context),
            Intent::Click { pane: HAND, row } => {
                self.picked.at = row;
                self.picked.toggle(&self.evening);
            }
            _ => {}
        }
        Vec::new()
    }

    fn hear(&mut self, news: News, _context: &Context<'_>) -> Vec<Step> {
        match news {
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
