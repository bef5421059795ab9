//! What was refused, and why.

use super::{person, rating};
use crate::club::Club;
use crate::club::refusal::{EventRefusal, Numbered, PlanFault, Refusal, TextField};
use crate::domain::finish::FinishFault;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::score::Outcome;
use crate::words::english::message::outcome::{bad_score, outcome_alone, score_line};
use crate::words::english::message::{TERM, count, list, matches, name, player, tournament};

pub(super) fn what(refusal: &Refusal, club: &Club) -> String {
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
        Refusal::NotPlayable(day) => format!("nothing can have been played on {day}"),
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
        Refusal::ClosedToPlay(id, no, choice) => format!(
            "{} is closed, and correcting match {no} would void {}",
            cup(id),
            matches(&choice.void)
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
        Refusal::WouldVoid { tournament, no, choice, agreed } => {
            would_void(*tournament, *no, &choice.void, agreed, club)
        }
        Refusal::Unfinished(id, open) => {
            format!("{} still has to finish {}", cup(id), matches(open))
        }
        Refusal::Event(refusal) => stage_or_floor(refusal, club),
        Refusal::Person(refusal) => person::what(refusal, club),
        Refusal::Rating(refusal) => rating::what(refusal, club),
    }
}

/// What concerns stages, exits and tables.
fn stage_or_floor(refusal: &EventRefusal, club: &Club) -> String {
    let cup = |id: &TournamentId| tournament(*id, club);
    let who = |id: &PlayerId| player(*id, club);
    match refusal {
        EventRefusal::FromExit(id, no) => {
            format!("match {no} of {} was decided by somebody leaving the event", cup(id))
        }
        EventRefusal::CountsForNobody(id, no) => {
            format!("match {no} of {} counts for nobody, since a player has left", cup(id))
        }
        EventRefusal::NoOpponent(id, no) => format!("match {no} of {} has only one side", cup(id)),
        EventRefusal::OtherStart(id, no, start) => {
            format!("match {no} of {} starts at {}-{}", cup(id), start[0], start[1])
        }
        EventRefusal::UnsoundStart(id, no, length) => {
            let length = (TERM.length)(*length);
            format!("match {no} of {} is {length} and cannot start like that", cup(id))
        }
        EventRefusal::StageUnfinished(id, stage, open) => {
            format!("stage {stage} of {} still has to finish {}", cup(id), matches(open))
        }
        EventRefusal::Tied(id, tied) => {
            let tied = list(tied.iter().map(|id| name(*id, club)));
            format!(
                "in {}, {tied} share a rank, and the next stage needs to know who is ahead",
                cup(id)
            )
        }
        EventRefusal::NotTied(id) => {
            format!("those named are not all who share one rank in {}", cup(id))
        }
        EventRefusal::NotTheLots(id) => format!("the lots of {} give another order", cup(id)),
        EventRefusal::UnsoundPlan(fault) => plan_fault(*fault),
        EventRefusal::NoStageAfter(id) => {
            format!("no stage can follow in {}: a stage without a draw has no end", cup(id))
        }
        EventRefusal::NotADivision(id) => {
            format!("the groups or tables do not hold everybody of {} once", cup(id))
        }
        EventRefusal::RatingsMismatch(id) => {
            format!("the draw of {} and the ratings of its seeds do not go together", cup(id))
        }
        EventRefusal::NoSeats(id) => format!("{} is not at a stage of table play", cup(id)),
        EventRefusal::StageNotDrawn(id, stage) => {
            format!("stage {stage} of {} is planned and not drawn", cup(id))
        }
        EventRefusal::HasLeft(id, player) => {
            format!("{} has left {} already", who(player), cup(id))
        }
        EventRefusal::EffectNotHere(id, _) => {
            format!("in this stage of {} somebody has to go on", cup(id))
        }
        EventRefusal::NoLatePlace(id, open) if open.is_empty() => {
            format!("{} has no place left for a late entry", cup(id))
        }
        EventRefusal::NoLatePlace(id, _) => {
            format!("that place of {} is taken or was used", cup(id))
        }
        EventRefusal::NoSuchGame(id, no, game) => {
            format!("match {no} of {} has no game {game} yet", cup(id))
        }
        EventRefusal::SittingOver(id, no, games) => {
            let games = usize::try_from(*games).unwrap_or(usize::MAX);
            format!("match {no} of {} has had its {}", cup(id), count(games, "game", "games"))
        }
        EventRefusal::BadFinish(id, no, fault) => {
            format!("match {no} of {}: {}", cup(id), bad_finish(fault, club))
        }
        EventRefusal::SameFinish(id, no, game) => {
            format!("game {game} of match {no} of {} stands at just that", cup(id))
        }
        EventRefusal::NoSuchTable(table) => format!("the hall has no table {table}"),
        EventRefusal::TableNameTaken(table) => format!("two tables would be called {table}"),
        EventRefusal::TableTaken(table, id, no) => {
            format!("table {table} has match {no} of {}", cup(id))
        }
        EventRefusal::NotToBeCalled(id, no, state) => {
            format!("match {no} of {} is {}", cup(id), (TERM.state)(*state))
        }
        EventRefusal::NotCalled(id, no) => format!("match {no} of {} was not called", cup(id)),
        EventRefusal::AlreadyPlaying(id, no) => {
            format!("match {no} of {} is being played already", cup(id))
        }
        EventRefusal::SamePostponement(id, no, true) => {
            format!("match {no} of {} is postponed already", cup(id))
        }
        EventRefusal::SamePostponement(id, no, false) => {
            format!("match {no} of {} is not postponed", cup(id))
        }
        EventRefusal::Busy(player, id, no) => {
            format!("{} is playing match {no} of {}", who(player), cup(id))
        }
    }
}

fn plan_fault(fault: PlanFault) -> String {
    match fault {
        PlanFault::Groups(groups) => format!("a stage cannot have {groups} groups"),
        PlanFault::Takes(takes) => format!("{takes} cannot go on from each group"),
        PlanFault::TakesInStage(1) => "nobody comes to the first stage from another".to_owned(),
        PlanFault::TakesInStage(stage) => {
            format!("it is not said how many go on to stage {stage}")
        }
        PlanFault::TableSize(size) => format!("{size} cannot sit at a table"),
        PlanFault::TableGames(games) => format!("a round cannot have {games} games"),
        PlanFault::PlacePoints => "the points for places do not fall from the first on".to_owned(),
        PlanFault::Standings => "the standings name a step twice or none".to_owned(),
    }
}

fn bad_finish(fault: &FinishFault, club: &Club) -> String {
    match fault {
        FinishFault::Stranger(id) => format!("{} does not sit there", player(*id, club)),
        FinishFault::Twice(id) => format!("{} finished twice", player(*id, club)),
        FinishFault::Missing(id) => format!("{} did not finish", player(*id, club)),
        FinishFault::NobodyAt { group } => format!("nobody is at place {group}"),
    }
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

fn pair(sides: [PlayerId; 2], club: &Club) -> String {
    list(sides.map(|id| player(id, club)))
}

/// How the match of that number ended, with the names of who played it.
fn ended(id: TournamentId, no: MatchNo, outcome: Outcome, club: &Club) -> String {
    let record = club.tournament(id).and_then(|found| found.match_no(no)?.record);
    record.map_or_else(|| outcome_alone(outcome), |record| score_line(record.sides, outcome, club))
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
        TextField::Table => "the table's name",
        TextField::Scheme => "the name of who issued the number",
        TextField::External => "the number issued",
        TextField::Reason => "the reason",
    }
}

fn numbered(of: Numbered) -> &'static str {
    match of {
        Numbered::Player => "player number",
        Numbered::Tournament => "tournament number",
        Numbered::List => "rating list number",
        Numbered::Match => "match number",
        Numbered::Stage => "stage number",
        Numbered::Round => "round number",
        Numbered::Game => "game number",
    }
}
