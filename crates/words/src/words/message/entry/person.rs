//! Actions on personal data, merges and duplicates in words.

use crate::club::Action;
use crate::club::action::{
    AddAlias, AddPlayer, JudgePlayers, MergePlayers, RemoveAlias, RenamePlayer, SetBorn, SetClub,
    SetExternalId, SetNote, SetPlayerCategories, SetPublicity, SetReading, SetTitle,
    UnmergePlayers,
};
use crate::club::registry::{Publicity, Verdict};
use crate::domain::number::PlayerId;
use crate::words::message::sentence::Naming;
use crate::words::message::{player, registration};
use crate::words::{Voice, words};

words! {
    /// Actions on personal data, merges and duplicates in words.
    pub PersonEntryWords in "entries-person" {
        add_player(name, player); rename_player(player, name); set_reading; set_club; set_title; set_note;
        set_player_categories; add_alias(player, alias); remove_alias(player, alias);
        set_born(player); birth_date_cleared(player); set_external_id(player, scheme, value);
        id_removed(player, scheme); full(who); initials(who); hidden(who);
        merge_players(absorb, keep); unmerge_players(absorb, keep); different; later; judge_players;
        and(a, b, said); set(player, what, value); cleared(player, what);
    }
}

pub(super) fn action(voice: Voice, action: &Action, club: Naming<'_>) -> Option<String> {
    let say = PersonEntryWords::speaking(voice);
    let who = |id| registration(voice, id, club);
    Some(match action {
        Action::AddPlayer(AddPlayer { player, name, .. }) => {
            say.add_player(club.as_player(name), player)
        }
        Action::RenamePlayer(RenamePlayer { player, name }) => {
            say.rename_player(player, club.as_player(name))
        }
        Action::SetReading(SetReading { player: id, reading }) => {
            set(voice, say.set_reading(), *id, reading.as_deref(), club)
        }
        Action::SetClub(SetClub { player: id, club: of }) => {
            set(voice, say.set_club(), *id, of.as_deref(), club)
        }
        Action::SetTitle(SetTitle { player: id, title }) => {
            set(voice, say.set_title(), *id, title.as_deref(), club)
        }
        Action::SetNote(SetNote { player: id, note }) => {
            set(voice, say.set_note(), *id, note.as_deref(), club)
        }
        Action::SetPlayerCategories(SetPlayerCategories { player: id, categories }) => {
            let listed = voice.words().term.list(categories);
            let listed = (!categories.is_empty()).then_some(listed.as_str());
            set(voice, say.set_player_categories(), *id, listed, club)
        }
        Action::AddAlias(AddAlias { player: id, alias }) => {
            say.add_alias(player(voice, *id, club), alias)
        }
        Action::RemoveAlias(RemoveAlias { player: id, alias }) => {
            say.remove_alias(player(voice, *id, club), alias)
        }
        Action::SetBorn(SetBorn { player: id, born: Some(_) }) => {
            say.set_born(player(voice, *id, club))
        }
        Action::SetBorn(SetBorn { player: id, born: None }) => {
            say.birth_date_cleared(player(voice, *id, club))
        }
        Action::SetExternalId(SetExternalId { player: id, scheme, value: Some(value) }) => {
            say.set_external_id(player(voice, *id, club), scheme, value)
        }
        Action::SetExternalId(SetExternalId { player: id, scheme, value: None }) => {
            say.id_removed(player(voice, *id, club), scheme)
        }
        Action::SetPublicity(SetPublicity { player: id, publicity }) => {
            let who = player(voice, *id, club);
            match publicity {
                Publicity::Full => say.full(who),
                Publicity::Initials => say.initials(who),
                Publicity::Hidden => say.hidden(who),
            }
        }
        Action::MergePlayers(MergePlayers { keep, absorb }) => {
            say.merge_players(who(*absorb), who(*keep))
        }
        Action::UnmergePlayers(UnmergePlayers { keep, absorb }) => {
            say.unmerge_players(who(*absorb), who(*keep))
        }
        Action::JudgePlayers(JudgePlayers { a, b, verdict }) => {
            let said = match verdict {
                Some(Verdict::Different) => say.different(),
                Some(Verdict::Later) => say.later(),
                None => say.judge_players(),
            };
            say.and(who(*a), who(*b), said)
        }
        _ => return None,
    })
}

fn set(voice: Voice, what: &str, id: PlayerId, value: Option<&str>, club: Naming<'_>) -> String {
    let say = PersonEntryWords::speaking(voice);
    match value {
        Some(value) => say.set(player(voice, id, club), what, value),
        None => say.cleared(player(voice, id, club), what),
    }
}
