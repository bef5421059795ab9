//! The play of a player in the operator's place, and the reason.

use crate::words::own;
use daihinmin::player::{Arm, Habit, Why, players};

use super::CardTable;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::table::{Heading, TableOverlay};
use crate::words::cards::{cards, play};

/// The most simulated plays that are shown.
const SHOWN: usize = 8;
/// Columns of figures.
const FIGURE: u16 = 12;

impl CardTable {
    /// The advice of the chosen player; nothing while there is nothing to decide.
    pub(super) fn advise(&mut self, context: &Context<'_>) -> Option<Step> {
        let say = &own(context.words).cards;
        let all = players(0);
        let adviser = &*all[self.adviser];
        let (told, why) = if self.evening.offer().is_some() {
            let gift = self.evening.gift_advice(adviser)?;
            (say.would_give(adviser.name(), &cards(gift.cards)), gift.why)
        } else {
            let choice = self.evening.advice(adviser)?;
            let told = if choice.play.is_pass() {
                say.would_pass(adviser.name())
            } else {
                say.would_play(adviser.name(), &play(choice.play))
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
                say.taken_for(&self.name(player, context.words), habit.name())
            };
            lead.push(say.all_taken_for(&habits.iter().map(taken).collect::<Vec<_>>().join(", ")));
        }
        let headings = if arms.is_empty() {
            vec![Heading::name("")]
        } else {
            vec![
                Heading::name(say.a_play()),
                Heading::number(say.tries(), FIGURE),
                Heading::number(say.reward(), FIGURE),
                Heading::number(say.mean_points(), FIGURE),
            ]
        };
        let row = |arm: &Arm| {
            let name = if arm.play.is_pass() { say.pass().to_owned() } else { play(arm.play) };
            let figures = [format!("{:.3}", arm.mean), format!("{:.2}", 5.0 * arm.target)];
            [name, arm.tries.to_string()].into_iter().chain(figures).collect()
        };
        let rows = arms.iter().take(SHOWN).map(row).collect();
        Some(Step::cover(TableOverlay::new(say.hint_title(), lead, headings, rows)))
    }
}
