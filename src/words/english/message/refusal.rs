//! What the club does not allow, why, and what to do instead.

use super::{TERM, count, list, matches, name, player, tournament};
use crate::club::Club;
use crate::club::refusal::{Numbered, Refusal, TextField};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::length::{Length, ScoreFault};
use crate::domain::number::PlayerId;
use crate::domain::score::{Outcome, Score, Side};
use crate::words::message::Message;

pub(super) fn refusal(refusal: &Refusal, club: &Club) -> Message {
    Message::new(what(refusal, club), remedy(refusal, club))
}

fn what(refusal: &Refusal, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(*id, club);
    match refusal {
        Refusal::NoSuchPlayer(id) => format!("nobody has the number {id}"),
        Refusal::NoSuchTournament(id) => format!("no tournament has the number {id}"),
        Refusal::NoSuchMatch(id, no) => format!("{} has no match {no}", cup(id)),
        Refusal::NoSuchStage(id, stage) => format!("{} has no stage {stage} to draw", cup(id)),
        Refusal::NoSuchList(id) => format!("no rating list has the number {}", id.0),
        Refusal::Empty(field) => format!("{} is empty", text_field(*field)),
        Refusal::TooLong(field, length) => {
            format!("{} has {length} characters", text_field(*field))
        }
        Refusal::Unclean(field) => {
            format!("{} holds invisible characters or stray spaces", text_field(*field))
        }
        Refusal::NotTheNextNumber { of, given, next } => {
            format!("{} {given} is not the next to be issued, which is {next}", numbered(*of))
        }
        Refusal::OwnName(id, name) => format!("{} goes by the name {name} already", who(id)),
        Refusal::NameOfAnother(name, id) => format!("{name} is a name of {}", who(id)),
        Refusal::NoSuchAlias(id, alias) => format!("{} has no alias {alias}", who(id)),
        Refusal::TournamentNameTaken(name, _) => format!("there is a tournament {name} already"),
        Refusal::ListNameTaken(name, _) => format!("there is a rating list {name} already"),
        Refusal::UnsoundLength(unsound) => format!("a match cannot be {}", (TERM.length)(*unsound)),
        Refusal::UnsoundScale => "K or start is out of range".to_owned(),
        Refusal::AlreadyDrawn(id) => format!("{} has started, so its entrants are fixed", cup(id)),
        Refusal::NotDrawn(id) => format!("{} has not started, so it has no matches", cup(id)),
        Refusal::Closed(id) => format!("{} is closed", cup(id)),
        Refusal::ClosedToPlay(id, no, voided) => format!(
            "{} is closed, and correcting match {no} would void {}",
            cup(id),
            matches(voided)
        ),
        Refusal::HasDraw(id) => format!("the matches of {} come from its draw", cup(id)),
        Refusal::HasNoDraw(id) => format!("{} has no draw; its results are imported", cup(id)),
        Refusal::AlreadyEntered(id, player) => {
            format!("{} is entered in {} already", who(player), cup(id))
        }
        Refusal::NotEntered(id, player) => format!("{} is not entered in {}", who(player), cup(id)),
        Refusal::EntrantCount { tournament, entered, least, most } => format!(
            "{} has {}, its format takes {least} to {most}",
            cup(tournament),
            count(*entered, "entrant", "entrants")
        ),
        Refusal::NotTheEntrants(id) => {
            format!("the players named are not the entrants of {}, each once", cup(id))
        }
        Refusal::LotsMismatch(id) => {
            format!("{} and the seed of a draw by lots do not go together", cup(id))
        }
        Refusal::Waiting(id, no, awaits) => {
            format!("match {no} of {} waits for {}", cup(id), matches(awaits))
        }
        Refusal::OtherSides { tournament, no, actual, given } => format!(
            "match {no} of {} is played by {}, not by {}",
            cup(tournament),
            pair(*actual, club),
            pair(*given, club)
        ),
        Refusal::AlreadyScored(id, no, outcome) => {
            format!("match {no} of {} has a result: {}", cup(id), ended(*id, *no, *outcome, club))
        }
        Refusal::NotScored(id, no) => format!("match {no} of {} has no result yet", cup(id)),
        Refusal::SameResult(id, no, outcome) => {
            let ended = ended(*id, *no, *outcome, club);
            format!("match {no} of {} stands at just that: {ended}", cup(id))
        }
        Refusal::BadScore(id, no, length, fault) => {
            format!("match {no} of {}: {}", cup(id), bad_score(*length, *fault))
        }
        Refusal::AgainstThemself(id) => format!("{} would play against themself", who(id)),
        Refusal::WouldVoid { tournament, no, voided, agreed } => {
            would_void(*tournament, *no, voided, agreed, club)
        }
        Refusal::Unfinished(id, open) => {
            format!("{} still has to finish {}", cup(id), matches(open))
        }
    }
}

fn remedy(refusal: &Refusal, club: &Club) -> String {
    let fixed = match refusal {
        Refusal::NoSuchPlayer(_) => "check the number against the list of players",
        Refusal::NoSuchTournament(_) => "check the list of tournaments",
        Refusal::NoSuchMatch(..) => "check the tournament's list of matches",
        Refusal::NoSuchStage(..) => "draw the stage that comes next",
        Refusal::NoSuchList(_) => "check the rating lists",
        Refusal::Empty(_) => "write something there",
        Refusal::TooLong(field, _) => return format!("use at most {} characters", field.longest()),
        Refusal::Unclean(_) => "type it again without them",
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
        Refusal::AlreadyDrawn(_) => "to change the entrants, undo the start first",
        Refusal::NotDrawn(_) => "enter the players, then start it",
        Refusal::Closed(_) => "to go on, undo the closing; results can still be corrected",
        Refusal::ClosedToPlay(..) => "undo the closing first, so that they can be played again",
        Refusal::HasDraw(_) => "record its results by match number, or use another event name",
        Refusal::HasNoDraw(_) => "import further results under its name",
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
        Refusal::BadScore(.., ScoreFault::NoGames) => "if nobody played, record a walkover",
        Refusal::BadScore(..) => "check the score against the sheet",
        Refusal::AgainstThemself(_) => "name two players",
        Refusal::WouldVoid { voided, .. } => {
            return if voided.is_empty() {
                "repeat it without naming matches to void".to_owned()
            } else {
                format!("if that is meant, agree to exactly these: --void {}", comma(voided))
            };
        }
        Refusal::Unfinished(..) => "record their results, walkovers included, then close",
    };
    fixed.to_owned()
}

fn would_void(
    id: TournamentId,
    no: MatchNo,
    voided: &[MatchNo],
    agreed: &[MatchNo],
    club: &Club,
) -> String {
    let cup = tournament(id, club);
    if voided.is_empty() {
        let agreed = matches(agreed);
        return format!("correcting match {no} of {cup} voids no result, not that of {agreed}");
    }
    let lost = voided.iter().map(|no| {
        let record = club.tournament(id).and_then(|found| found.match_no(*no)?.record);
        let ended = record.map(|record| score_line(record.sides, record.outcome, club));
        format!("{no} ({})", ended.unwrap_or_default())
    });
    let found = list(lost);
    let agreed =
        if agreed.is_empty() { String::new() } else { format!(", not just {}", matches(agreed)) };
    format!(
        "correcting match {no} of {cup} changes who plays later, and voids match {found}{agreed}"
    )
}

fn comma(matches: &[MatchNo]) -> String {
    matches.iter().map(MatchNo::to_string).collect::<Vec<_>>().join(",")
}

fn pair(sides: [PlayerId; 2], club: &Club) -> String {
    list(sides.map(|id| player(id, club)))
}

/// How the match of that number ended, with the names of who played it.
fn ended(id: TournamentId, no: MatchNo, outcome: Outcome, club: &Club) -> String {
    let record = club.tournament(id).and_then(|found| found.match_no(no)?.record);
    record.map_or_else(|| outcome_alone(outcome), |record| score_line(record.sides, outcome, club))
}

fn outcome_alone(outcome: Outcome) -> String {
    match outcome {
        Outcome::Score(score) => score.to_string(),
        Outcome::Walkover(Side::A) => "walkover for the first".to_owned(),
        Outcome::Walkover(Side::B) => "walkover for the second".to_owned(),
    }
}

/// `あおくま 2-1 TM`.
pub(super) fn score_line(sides: [PlayerId; 2], outcome: Outcome, club: &Club) -> String {
    let [a, b] = sides.map(|id| name(id, club));
    match outcome {
        Outcome::Score(score) => format!("{a} {score} {b}"),
        Outcome::Walkover(Side::A) => format!("{a} by walkover over {b}"),
        Outcome::Walkover(Side::B) => format!("{b} by walkover over {a}"),
    }
}

fn bad_score(length: Length, fault: ScoreFault) -> String {
    let length = (TERM.length)(length);
    match fault {
        ScoreFault::NoGames => "0-0 is no score".to_owned(),
        ScoreFault::Unfinished { first_to } => {
            format!("it is {length}, and nobody has won {first_to}")
        }
        ScoreFault::Overrun { .. } => format!("it is {length}, and that score is beyond it"),
        ScoreFault::WrongTotal { given, .. } => {
            format!("it is {length}, and that score makes {given}")
        }
        ScoreFault::BeyondBelief => format!("no match has more than {} such games", Score::MOST),
        ScoreFault::Level => "somebody has to go on, and that score is level".to_owned(),
    }
}

fn text_field(field: TextField) -> &'static str {
    match field {
        TextField::Name => "the name",
        TextField::Reading => "the reading",
        TextField::Club => "the club",
        TextField::Alias => "the alias",
        TextField::Note => "the note",
        TextField::Tournament => "the tournament's name",
        TextField::List => "the rating list's name",
        TextField::Round => "the round's name",
    }
}

fn numbered(of: Numbered) -> &'static str {
    match of {
        Numbered::Player => "player number",
        Numbered::Tournament => "tournament number",
        Numbered::List => "rating list number",
        Numbered::Match => "match number",
    }
}
