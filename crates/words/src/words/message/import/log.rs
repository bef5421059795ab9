//! Faults of a log of Daihinmin.

use daihinmin::log::{LogFault, ReplayFault};
use daihinmin::{Illegal, StartError};

use crate::words::{Voice, words};

words! {
    /// Faults of a log of Daihinmin.
    pub LogWords in "import-log" {
        no_players; block; unfinished; missing(key); repeated(key); number(text);
        count(found, players); not_each(last); braces; cards(hand, error, no, card);
        play(number, token, error); classes; no_classes; exchange(player, given, due);
        original(player); illegal(number, play, player, why); plays_end_early;
        result(player, place, recorded); over; not_held(cards); kind; weak; locked; seats(seats);
        twice(card); no_leader; empty_hand(hand); alive; empty_leader(seat);
    }
}

/// The fault of a log that cannot be read.
pub(super) fn unreadable(voice: Voice, fault: &LogFault) -> String {
    let say = LogWords::speaking(voice);
    match fault {
        LogFault::NoPlayers => say.no_players().to_owned(),
        LogFault::Block => say.block().to_owned(),
        LogFault::Unfinished => say.unfinished().to_owned(),
        LogFault::Missing(key) => say.missing(key),
        LogFault::Repeated(key) => say.repeated(key),
        LogFault::Number(text) => say.number(text),
        LogFault::Count { found, players } => say.count(found, players),
        LogFault::NotEach(players) => {
            let last = players.saturating_sub(1);
            say.not_each(last)
        }
        LogFault::Braces => say.braces().to_owned(),
        LogFault::Cards { player, error } => {
            let (hand, no, card) = (player + 1, error.number, &error.token);
            say.cards(hand, error, no, card)
        }
        LogFault::Play { number, token, error } => say.play(number, token, error),
    }
}

/// Where a game of a log is against the rules.
pub(super) fn against(voice: Voice, fault: &ReplayFault, names: &[String]) -> String {
    let say = LogWords::speaking(voice);
    let name = |player: usize| names.get(player).map_or("", String::as_str);
    match fault {
        ReplayFault::Classes => say.classes().to_owned(),
        ReplayFault::NoClasses(_) => say.no_classes().to_owned(),
        ReplayFault::Exchange { player, given, due } => say.exchange(name(*player), given, due),
        ReplayFault::Original(player) => say.original(name(*player)),
        ReplayFault::Start(fault) => start(voice, fault),
        ReplayFault::Illegal { number, player, play, why } => {
            let why = illegal(voice, why);
            say.illegal(number, play, name(*player), why)
        }
        ReplayFault::Unfinished => say.plays_end_early().to_owned(),
        ReplayFault::Result { player, place, told } => {
            let (place, told) = (place + 1, told + 1);
            say.result(name(*player), place, told)
        }
    }
}

pub fn start(voice: Voice, fault: &StartError) -> String {
    let say = LogWords::speaking(voice);
    match fault {
        StartError::Seats(seats) => say.seats(seats),
        StartError::Twice(card) => say.twice(format_args!("{card}")),
        StartError::NoLeader => say.no_leader().to_owned(),
        StartError::EmptyHand(hand) => say.empty_hand(hand + 1),
        StartError::Alive => say.alive().to_owned(),
        StartError::EmptyLeader(seat) => say.empty_leader(seat + 1),
    }
}

pub fn illegal(voice: Voice, why: &Illegal) -> String {
    let say = LogWords::speaking(voice);
    match why {
        Illegal::Over => say.over().to_owned(),
        Illegal::NotHeld(cards) => say.not_held(cards),
        Illegal::Kind => say.kind().to_owned(),
        Illegal::Weak => say.weak().to_owned(),
        Illegal::Locked => say.locked().to_owned(),
    }
}
