//! Lists of entrants, pasted or read from a file: who is known, who is new, who is to be looked at.

use super::Wizard;
use super::step::Focus;
use crate::club::registry::NewPlayer;
use crate::import;
use crate::request::Entrant;
use crate::request::draft::Draft;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::screen::candidates::draw::people;
use crate::tui::screen::candidates::offer::{Offer, Whom, whom};
use crate::tui::snapshot::Snapshot;
use crate::words::screen::wizard::Tally;

impl Wizard {
    /// Takes pasted lines: names or numbers, perhaps with columns, or a list with a header as a file has it.
    pub(super) fn take_lines(&mut self, text: &str, context: &Context<'_>) -> Vec<Step> {
        if import::has_header(text) {
            return self.take_file(text.as_bytes(), context);
        }
        self.take_all(people(text).collect(), context)
    }

    /// Takes a list of players as an import reads it, or says what is wrong with it.
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

    /// The names that are still to be looked at, each as what it is now.
    pub(super) fn left(&self, data: &Snapshot) -> Vec<Offer> {
        let offer = |left: &NewPlayer| {
            let name = left.name.clone();
            match whom(left, data) {
                // Registered meanwhile, but doubted: the search shows who it is.
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
