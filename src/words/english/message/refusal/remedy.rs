//! What to do instead.

use super::{comma, person, rating};
use crate::club::Club;
use crate::club::refusal::{EventRefusal, PlanFault, Refusal};
use crate::domain::day;
use crate::domain::length::{Length, ScoreFault};
use crate::words::english::message::{TERM, list};

pub(super) fn remedy(refusal: &Refusal, club: &Club) -> String {
    let fixed = match refusal {
        Refusal::NoSuchPlayer(_) => "check the number against the list of players",
        Refusal::NoSuchTournament(_) => "check the list of tournaments",
        Refusal::NoSuchMatch(..) => "check the tournament's list of matches",
        Refusal::NoSuchStage(..) => "draw the stage that comes next",
        Refusal::NoSuchList(_) => "check the rating lists",
        Refusal::Empty(_) => "write something there",
        Refusal::TooLong(field, _) => return format!("use at most {} characters", field.longest()),
        Refusal::Unclean(_) => "type it again without them",
        Refusal::NotPlayable(_) => {
            return format!("give a day from {}-01-01 to tomorrow", day::FIRST_YEAR);
        }
        Refusal::NotTheNextNumber { .. } => "try again: another desk may have been faster",
        Refusal::OwnName(..) => "nothing needs to be done",
        Refusal::NameOfAnother(..) => "if they are one person, use that registration",
        Refusal::NoSuchAlias(id, _) => {
            let aliases = club.player(*id).map(|player| player.aliases.clone()).unwrap_or_default();
            return if aliases.is_empty() {
                "there is no alias to take away".to_owned()
            } else {
                format!("write it as listed: {}", list(aliases))
            };
        }
        Refusal::TournamentNameTaken(..) | Refusal::ListNameTaken(..) => "choose another name",
        Refusal::UnsoundLength(_) => return format!("choose from 1 to {} games", Length::MOST),
        Refusal::UnsoundScale => "choose K above 0 up to 1000, start from -10000 to 10000",
        Refusal::AlreadyDrawn(_) => {
            "enter somebody late, withdraw or replace an entrant, or undo the start"
        }
        Refusal::NotDrawn(_) => "enter the players, then start it",
        Refusal::Closed(_) => "to go on, undo the closing; results can still be corrected",
        Refusal::ClosedToPlay(.., choice) => {
            let reopen = "undo the closing first, so that they can be played again";
            return match &choice.keep {
                None => reopen.to_owned(),
                Some(kept) => format!(
                    "{reopen}, or --swap {} if the names were exchanged there as well",
                    comma(kept)
                ),
            };
        }
        Refusal::HasDraw(_) => "record its results by match number, or use another event name",
        Refusal::HasNoDraw(_) => "record or import its matches as they were played",
        Refusal::AlreadyEntered(..) => "leave the player out; nobody was entered just now",
        Refusal::NotEntered(..) => "check the list of entrants",
        Refusal::EntrantCount { .. } => "enter or remove players, or choose another format",
        Refusal::NotTheEntrants(_) => "name every entrant exactly once, best first",
        Refusal::LotsMismatch(_) => "give a draw seed only to a tournament seeded at random",
        Refusal::Waiting(..) => "record that first",
        Refusal::OtherSides { .. } => "look at the match again: it has changed meanwhile",
        Refusal::AlreadyScored(..) => "if that is wrong, correct the result",
        Refusal::NotScored(..) => "record its result instead of correcting it",
        Refusal::SameResult(..) => "nothing needs to be corrected",
        Refusal::BadScore(.., ScoreFault::NoGames) => {
            "a match that was not played is a walkover (w in the entry of its result)"
        }
        Refusal::BadScore(..) => "check the score against the sheet",
        Refusal::AgainstThemself(_) => "name two players",
        Refusal::WouldVoid { choice, .. } => {
            let void = comma(&choice.void);
            return match &choice.keep {
                _ if choice.void.is_empty() => {
                    "repeat it without naming matches to void".to_owned()
                }
                None => format!("if that is meant, agree to exactly these: --void {void}"),
                Some(kept) => format!(
                    "agree to exactly these: --void {void} to have them played again, \
                     --swap {} if the names were exchanged there as well",
                    comma(kept)
                ),
            };
        }
        Refusal::Unfinished(..) => "record their results, walkovers included, then close",
        Refusal::Event(refusal) => return stage_or_floor(refusal, club),
        Refusal::Person(refusal) => person::remedy(refusal),
        Refusal::Rating(refusal) => rating::remedy(refusal),
    };
    fixed.to_owned()
}

/// What to do where stages, exits and tables are concerned.
fn stage_or_floor(refusal: &EventRefusal, club: &Club) -> String {
    let fixed = match refusal {
        EventRefusal::FromExit(..) => "if the player is there after all, undo the exit",
        EventRefusal::CountsForNobody(..) | EventRefusal::NoOpponent(..) => {
            "there is nothing to record"
        }
        EventRefusal::OtherStart(..) => "give the games really played; the start is added to them",
        EventRefusal::UnsoundStart(..) => "start both sides below the games that win",
        EventRefusal::StageUnfinished(..) => "record their results, walkovers included",
        EventRefusal::Tied(..) => "have a play-off, or draw lots: banzuke tournament break-tie",
        EventRefusal::NotTied(_) => {
            "name exactly those who share the rank, once the stage is played"
        }
        EventRefusal::NotTheLots(_) => "draw them again with the seed recorded",
        EventRefusal::UnsoundPlan(fault) => return plan_range(*fault).to_owned(),
        EventRefusal::NoStageAfter(_) => "begin another tournament for it",
        EventRefusal::NotADivision(_) => {
            "name everybody exactly once, at least two to a group and three to a table"
        }
        EventRefusal::RatingsMismatch(_) => "draw it again with this program",
        EventRefusal::NoSeats(_) => "draw the stage that comes next instead",
        EventRefusal::StageNotDrawn(..) => "draw and play it, or undo the planning, then close",
        EventRefusal::EffectNotHere(..) => "forfeit the rest, so that opponents go on",
        EventRefusal::NoLatePlace(_, open) => {
            return if open.is_empty() {
                "enter the player in the next tournament".to_owned()
            } else {
                format!("choose from {}", list(open.iter().map(|place| (TERM.late_place)(*place))))
            };
        }
        EventRefusal::NoSuchGame(..) => "record it instead",
        EventRefusal::SittingOver(..) => "draw the next round, or correct a game",
        EventRefusal::BadFinish(..) => "name everybody at the table once, the winner first",
        EventRefusal::NoSuchTable(_) => {
            let names = club.tables().iter().map(|table| table.name.clone());
            return format!("choose from {}", list(names));
        }
        EventRefusal::TableNameTaken(_) => "give every table its own name",
        EventRefusal::TableTaken(..) => {
            "take another table, record its result, or take its call back"
        }
        EventRefusal::NotToBeCalled(..) => "call one of the matches that are ready",
        EventRefusal::NotCalled(..) => "call it first",
        EventRefusal::HasLeft(..)
        | EventRefusal::SameFinish(..)
        | EventRefusal::AlreadyPlaying(..)
        | EventRefusal::SamePostponement(..) => "nothing needs to be done",
        EventRefusal::Busy(..) => "record its result first, or take its call back",
    };
    fixed.to_owned()
}

fn plan_range(fault: PlanFault) -> &'static str {
    match fault {
        PlanFault::Groups(_) => "choose from 2 to 64",
        PlanFault::Takes(_) => "choose from 1 to 64",
        PlanFault::TakesInStage(1) => "plan that for a later stage",
        PlanFault::TakesInStage(_) => "say how many, with --takes",
        PlanFault::TableSize(_) => "choose from 3 to 8",
        PlanFault::TableGames(_) => "choose from 1 to 999",
        PlanFault::PlacePoints => "give three to eight numbers like 5,4,3,2,1",
        PlanFault::Standings => "name each step once",
    }
}
