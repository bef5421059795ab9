//! Lists of entrants, pasted or read from a file: who is known, who is new, who is to be looked at.

use super::Wizard;
use super::place::Focus;
use crate::club::question::resolver::{Identity, Meant, Numbers};
use crate::club::registry::NewPlayer;
use crate::domain::matching::STRONG;
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::import;
use crate::request::Entrant;
use crate::request::draft::Draft;
use crate::tui::kit::layer::{Context, Step};
use crate::tui::screen::candidates::lines::people;
use crate::tui::screen::candidates::offer::Offer;
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
        self.search.pasted = tally.known + tally.new + tally.look + tally.again;
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

/// Whom a line means.
enum Whom {
    Player(PlayerId),
    Several,
    Alike(PlayerId),
    Nobody,
}

fn take(draft: &mut Draft, new_player: NewPlayer, tally: &mut Tally, data: &Snapshot) {
    let waits =
        draft.left.iter().any(|left| name::fold(&left.name) == name::fold(&new_player.name));
    let (count, taken) = match whom(&new_player, data) {
        _ if waits => (&mut tally.again, true),
        Whom::Player(player) => (&mut tally.known, draft.enter(Entrant::Registered(player))),
        Whom::Nobody
            if !draft.has_new(&new_player.name) && draft.surely_like_new(&new_player).is_some() =>
        {
            draft.left.push(new_player);
            (&mut tally.look, true)
        }
        Whom::Nobody => (&mut tally.new, draft.enter(Entrant::New(new_player))),
        Whom::Several | Whom::Alike(_) => {
            draft.left.push(new_player);
            (&mut tally.look, true)
        }
    };
    if taken {
        *count += 1;
    } else {
        tally.again += 1;
    }
}

/// Whom a line of a list means; a name alone may be a registration number.
fn whom(new_player: &NewPlayer, data: &Snapshot) -> Whom {
    if *new_player == NewPlayer::named(&new_player.name)
        && let Meant::Player(player) = data.club.meant(&new_player.name, Numbers::Full)
    {
        return Whom::Player(player);
    }
    let record = new_player.record();
    match data.club.candidates(&record) {
        Err(_) => Whom::Several,
        Ok(Some(found)) => match found.identity() {
            Identity::Known(player, _) => Whom::Player(player),
            Identity::Doubtful(several) => match several[..] {
                [player] if found.left.is_empty() => Whom::Alike(player),
                _ => Whom::Several,
            },
            Identity::Contradicted(player) => Whom::Alike(player),
        },
        Ok(None) => {
            let owners = data.owners(&record, 1);
            let strong = owners.first().filter(|owner| owner.score >= STRONG);
            strong.map_or(Whom::Nobody, |owner| Whom::Alike(owner.player))
        }
    }
}
