//! The matches of one tournament.

use chrono::NaiveDate;

use super::games::games_of;
use super::matches::{bracket, pairings, players};
use super::standings::{TieBreakTexts, cross_table, tie_breaks};
use super::{Cell, Column, Kind, Sheet, Term, sheet_of, standings_of};
use crate::club::tournament::Fixture;
use crate::club::{Club, Match, Tournament};
use crate::domain::bracket::{Slot, group_letter};
use crate::domain::fee::{Account, Totals};
use crate::domain::number::PlayerId;
use crate::domain::prize::Money;
use crate::domain::score::{ExitReason, Outcome, Score};

/// A sheet of one tournament, or of one stage of it; `texts` explain its tie-breaks; fees by age are as of `today` before
/// it was begun. None where there is no such thing, and for kinds that take more than the tournament.
pub fn of_tournament(
    club: &Club,
    tournament: &Tournament,
    (kind, stage): (Kind, Option<u32>),
    texts: TieBreakTexts<'_>,
    today: NaiveDate,
) -> Option<Sheet> {
    match kind {
        Kind::Standings => Some(standings_of(club, tournament, stage)),
        Kind::Matches => {
            let is_of_stage = |one: Fixture<'_>| stage.is_none_or(|stage| one.stage() == stage);
            Some(matches_of(club, tournament, is_of_stage))
        }
        Kind::Games => Some(games_of(club, tournament)),
        Kind::TieBreaks => tie_breaks(club, tournament, stage, texts),
        Kind::CrossTable => cross_table(club, tournament, stage),
        Kind::Bracket => bracket(club, tournament, stage),
        Kind::Pairings => Some(pairings(club, tournament)),
        Kind::Prizes => (!tournament.prizes.lists.is_empty()).then(|| prizes(club, tournament)),
        Kind::Fees => tournament.has_fees().then(|| fees(club, tournament, today)),
        Kind::Ranking
        | Kind::Players
        | Kind::RegistrationList
        | Kind::Cards
        | Kind::History
        | Kind::Distribution
        | Kind::Queue => None,
    }
}

/// The matches and pods that `keep` lets through. A walkover has no games; what sides were given before the match, and
/// games that were drawn, stand in columns of their own behind the others, where there are any. For a pod, the second
/// column of players has all but the first.
pub fn matches_of(
    club: &Club,
    tournament: &Tournament,
    keep: impl Fn(Fixture<'_>) -> bool,
) -> Sheet {
    sheet_of! {
        for one in tournament.fixtures().filter(|one| keep(*one)); {
            let played = match one {
                Fixture::Match(played) => Some(played),
                Fixture::Pod(..) => None,
            };
            let sides = played.map(|played| [0, 1].map(|at| side(club, played, at)));
            let [a, b] = sides.unwrap_or_else(|| players(club, one));
            let record = played.and_then(|played| played.record);
        }
        Match: one.no().0.into(),
        Stage: one.stage().into(),
        Group: group_cell(played.and_then(|played| played.group)),
        Round: tournament.round_of(one.no()).map(Term::Round).into(),
        EntrantA: a,
        EntrantB: b,
        GamesA: played.map(|played| games_played(played, |score| score.a)).into(),
        GamesB: played.map(|played| games_played(played, |score| score.b)).into(),
        State: Term::state(one).into(),
        Exit: record.map(|record| exit(record.outcome)).into(),
        Winner: record.map(|record| winner(record.outcome)).into(),
        StartA: played.map(|played| start(played, 0)).into(),
        StartB: played.map(|played| start(played, 1)).into(),
        GamesDrawn: played.map(|played| drawn(played)).into(),
    }
}

/// The drawn games of a match, if there are any.
fn drawn(of: &Match) -> Cell {
    let score = of.record.and_then(|record| record.outcome.played());
    score.map(|score| score.draws).filter(|draws| *draws > 0).into()
}

/// The games of one side of a match, if it was played.
pub(super) fn games_played(of: &Match, side: fn(Score) -> u32) -> Cell {
    of.record.and_then(|record| record.outcome.played()).map(side).into()
}

/// The player on a side (0 or 1) of a match, or where the player will come from.
pub(super) fn side(club: &Club, of: &Match, side: usize) -> Cell {
    let player = of.sides[side].and_then(|id| club.player(id));
    match (player, of.slots[side]) {
        (Some(known), _) => Cell::text(&known.name),
        (None, Slot::Entrant(id)) => Cell::text(id.to_string()),
        (None, Slot::WinnerOf(no)) => Term::WinnerOf(no).into(),
        (None, Slot::LoserOf(no)) => Term::LoserOf(no).into(),
        (None, Slot::RankOf(qualifier)) => Cell::text(qualifier.to_string()),
    }
}

/// The kind of a match's early end; empty if there was none.
pub(super) fn exit(outcome: Outcome) -> Cell {
    outcome.exit_label().map_or(Cell::Empty, |_| Term::Exit(outcome).into())
}

/// The winning side; empty for a draw or if both lost.
pub(super) fn winner(outcome: Outcome) -> Cell {
    outcome.winner().map_or(Cell::Empty, |side| Term::Side(side).into())
}

/// A group by its letter.
pub(super) fn group_cell(group: Option<u32>) -> Cell {
    group.map_or(Cell::Empty, |group| match group_letter(group) {
        Some(letter) => Cell::text(letter),
        None => group.into(),
    })
}

fn start(played: &Match, side: usize) -> Cell {
    if played.start == [0, 0] { Cell::Empty } else { played.start[side].into() }
}

/// A row a prize, list by list: who wins it as the standings are, and its money after sharing. A prize that nobody is left
/// to win has no name.
pub fn prizes(club: &Club, tournament: &Tournament) -> Sheet {
    let prizes = &tournament.prizes;
    sheet_of! {
        for won in &club.awarded(tournament); {
            let category = prizes.lists.get(won.list).and_then(|list| list.category.as_deref());
            let player = won.player.and_then(|player| club.player(player));
            let money = won.money > Money::NONE;
            let shared = money && won.first < won.last;
        }
        Category: category.map_or_else(|| Term::Everybody.into(), Cell::text),
        PrizePlace: won.place.into(),
        Number: player.map(|player| Cell::text(player.id.to_string())).into(),
        Name: Cell::maybe(player.map(|player| player.name.as_str())),
        Prize: Cell::text(prizes.written_award(won.money, won.thing.as_deref())),
        Money: money.then(|| Cell::Money(won.money)).into(),
        Shared: shared.then(|| Cell::text(format!("{}-{}", won.first, won.last))).into(),
        SeparatedBy: won.lots.then_some(Term::DrawLots).into(),
    }
}

/// The prizes as they are read out, without the columns that only books need.
pub fn prizes_to_read(club: &Club, tournament: &Tournament) -> Sheet {
    let is_read = |column: &Column| !matches!(column, Column::Number | Column::Money);
    prizes(club, tournament).only(is_read)
}

/// A row an entrant, in their order, then those who paid and are no longer entered, then the sums.
pub fn fees(club: &Club, tournament: &Tournament, today: NaiveDate) -> Sheet {
    sheet(club, tournament, &club.accounts(tournament, today))
}

/// Only those who still have to pay, or get money back.
pub fn open_fees(club: &Club, tournament: &Tournament, today: NaiveDate) -> Sheet {
    let mut accounts = club.accounts(tournament, today);
    accounts.retain(|(_, one)| one.due != one.paid);
    sheet(club, tournament, &accounts)
}

/// Why a person has left, under each number that is an entrant.
fn left(club: &Club, tournament: &Tournament, player: PlayerId) -> Option<ExitReason> {
    let mut entries = club.registry().numbers(player);
    entries.retain(|own| tournament.entrants.contains(own));
    let left = entries.iter().map(|own| tournament.exits.get(own).map(|exit| exit.reason));
    left.collect::<Option<Vec<_>>>()?.first().copied()
}

fn sheet(club: &Club, tournament: &Tournament, accounts: &[(PlayerId, Account)]) -> Sheet {
    let mut sheet = sheet_of! {
        for (player, one) in accounts; {
            let [due, paid, owed, back] = sums(one.due, one.paid, one.open(), one.over());
        }
        Number: Cell::text(player.to_string()),
        Name: Cell::name(club, *player),
        Exit: left(club, tournament, *player).map(Term::Left).into(),
        Due: due,
        Paid: paid,
        Owed: owed,
        Back: back,
    };
    if !accounts.is_empty() {
        let all: Totals = accounts.iter().map(|(_, one)| *one).collect();
        let sums = sums(all.due, all.paid, all.open, all.over);
        let heads = [Cell::Empty, Term::Everybody.into(), Cell::Empty];
        sheet.rows.push(heads.into_iter().chain(sums).collect());
    }
    sheet
}

/// A row for each tournament that asks a fee, or was paid one.
pub fn fee_totals(club: &Club, today: NaiveDate) -> Sheet {
    let asked = club.tournaments().filter_map(|one| Some((one, club.fee_totals(one, today)?)));
    sheet_of! {
        for (found, totals) in asked; {
            let [due, paid, owed, back] = sums(totals.due, totals.paid, totals.open, totals.over);
        }
        Tournament: Cell::text(&*found.name),
        Entrants: found.entrants.len().into(),
        Due: due,
        Paid: paid,
        Owed: owed,
        Back: back,
    }
}

/// The due sum, the paid sum, and what is owed; what goes back only where there is any.
fn sums(due: Money, paid: Money, open: Money, over: Money) -> [Cell; 4] {
    let [due, paid, owed, back] = [due, paid, open, over].map(Cell::Money);
    [due, paid, owed, if over > Money::NONE { back } else { Cell::Empty }]
}
