//! The questions before a backup is put back: which one, and what that loses.

use crate::tui::backups::{Offer, Offers, in_the_hall};
use crate::tui::effect::DeskTask;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::kit::overlay::choice::{Choice, ChoiceOption};
use crate::tui::kit::overlay::confirm::Confirm;
use crate::words::Words;

/// Asks which one to put back, if there is one.
pub(super) fn ask(offers: &Offers, context: &Context<'_>) -> Step {
    let told = &context.words.screen.backups;
    if offers.sound.is_empty() {
        return Step::inform(told.none(&offers.folder), context);
    }
    let left_out = (offers.unsound > 0).then(|| told.unsound(offers.unsound));
    let question = [told.choose().to_owned()].into_iter().chain(left_out).collect();
    let ways = offers.sound.iter().map(|offer| way(offer, context.words)).collect();
    Step::cover(Choice::new(told.title(), question, ways))
}

fn way(offer: &Offer, words: &'static Words) -> ChoiceOption {
    let told = &words.screen.backups;
    let time = in_the_hall(offer.at);
    let gained = (offer.gained > 0).then(|| told.gained(offer.gained));
    let follows: Vec<String> = [told.lost(offer.lost)].into_iter().chain(gained).collect();
    let consequence: Vec<String> =
        follows.iter().cloned().chain([told.kept().to_owned()]).collect();
    let restore = DeskTask::restore(offer.path.clone(), offer.at);
    let confirm = Confirm::new(
        told.question(&time),
        consequence.join("\n"),
        told.restore(),
        vec![restore.into()],
    );
    ChoiceOption {
        label: told.backup(&time, offer.entries, offer.size),
        follows,
        steps: vec![Step::cover(confirm)],
    }
}
