//! Tournament report files as recorded events.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;

use super::cells::FIDE;
use super::draft::Draft;
use super::entrants::{Entrants, entrants};
use super::federation_ratings::title;
use super::games::Terms;
use super::plan::noted;
use super::suspect::Answers;
use super::{Encoding, ImportFault, Note, Plan, PlayerRow, Unread, Why, encoding};
use crate::club::action::{AdjustRating, RecordMatch, SetGames};
use crate::club::registry::NewPlayer;
use crate::club::{Action, Club};
use crate::domain::game::{Deals, Game};
use crate::domain::ids::{ExternalId, TournamentId};
use crate::domain::name::clean;
use crate::domain::number::PlayerId;
use crate::domain::progress::NoProgress;
use crate::domain::rating::Change;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score, Side};
use crate::domain::standings::{Criterion, MatchPoints, Standing, StandingsPlan, Step};
use crate::domain::trf::{Colour, Trf, TrfFault, TrfPlayer, TrfPoints, TrfResult};

/// A tournament report that was read.
#[derive(Clone, Debug)]
pub struct TrfReport {
    trf: Trf,
    encoding: Option<Encoding>,
}

impl From<TrfFault> for ImportFault {
    fn from(fault: TrfFault) -> Self {
        let column = Some(fault.place());
        Self { line: fault.line, column, value: fault.value, why: Why::Trf(fault.why) }
    }
}

impl TrfReport {
    /// Reads a report in UTF-8, or in Windows-1252 as many programs write it. All faults are found.
    pub fn read(bytes: &[u8]) -> Result<Self, Unread> {
        let (text, encoding) = encoding::western(bytes)?;
        let trf = text.parse().map_err(|faults: Vec<TrfFault>| {
            let more = faults.len().saturating_sub(Unread::MOST);
            let most = faults.into_iter().take(Unread::MOST);
            Unread::Faults(most.map(ImportFault::from).collect(), more)
        })?;
        Ok(Self { trf, encoding })
    }

    /// The report alone.
    pub fn report(&self) -> &Trf {
        &self.trf
    }

    /// Plans the recording of the event as one entry: every game a match of its round, with White as first mover.
    /// New players begin with the rating of the report. Forfeits are walkovers, and games that lasted less than a move are walkovers as well, since they are not rated; one
    /// that was drawn is left out. A recorded tournament has no byes: a note names the players who lose points by that.
    pub fn plan(&self, club: &Club, terms: &Terms, answers: &Answers) -> Result<Plan, Unread> {
        let rows: Vec<PlayerRow> = self.trf.players.iter().map(row).collect();
        let mut found = entrants(club, &rows, answers, &NoProgress)?;
        let tournament = self.create(&mut found, terms)?;
        self.record(&mut found, tournament, terms)?;
        let Entrants { draft, players, mut notes, fresh, suspects } = found;
        notes.splice(0..0, self.encoding.map(Note::Decoded));
        let standings = draft.club.tournament(tournament).map(|found| found.standings());
        notes.extend(self.other_standings(&players, standings.as_deref().unwrap_or_default()));
        notes.extend(self.not_recorded(TrfResult::UnratedDraw, Note::UnratedDraws));
        notes.extend(self.not_recorded(TrfResult::Open, Note::OpenGames));
        Ok(draft.plan(notes, suspects, fresh))
    }

    fn create(&self, found: &mut Entrants, terms: &Terms) -> Result<TournamentId, ImportFault> {
        let name = terms.tournament.clone().or_else(|| self.trf.name().map(clean));
        let name = name.unwrap_or_default();
        let line = self.trf.lines.iter().find(|line| line.code == "012");
        let fault = |why| ImportFault::new(line.map_or(1, |line| line.line), &*name, why);
        if name.is_empty() {
            return Err(fault(Why::NoEvent));
        }
        found.draft.create(name.clone(), terms.list, self.standings()).map_err(fault)
    }

    /// The rules of the report's standings, if not the usual ones. Tie-breaks count only if all are known here.
    fn standings(&self) -> Option<StandingsPlan> {
        let usual = StandingsPlan::default();
        let named = |text: &str| {
            let names = text.split(',').map(str::trim).filter(|name| !name.is_empty());
            let read: Result<Vec<_>, _> = names.map(str::parse).collect();
            read.ok().map(|all| all.into_iter().map(Step::over_all).collect::<Vec<_>>())
        };
        let points = Step::over_all(Criterion::MatchPoints);
        let all = self.trf.text("212").and_then(named);
        let broken = || Some([vec![points], self.trf.text("202").and_then(named)?].concat());
        let steps = all.or_else(broken).unwrap_or_else(|| usual.steps.clone());
        let points = self.points().unwrap_or(usual.points);
        let plan = StandingsPlan { points, steps, ..usual.clone() };
        (plan != usual).then_some(plan)
    }

    /// The points of win, draw and loss, if the report has them as half-points.
    fn points(&self) -> Option<MatchPoints> {
        let said: TrfPoints = self.trf.text("162")?.parse().ok()?;
        let halves =
            |tenths: u32| u8::try_from(tenths / 5).ok().filter(|_| tenths.is_multiple_of(5));
        Some(MatchPoints {
            win: halves(said.win)?,
            draw: halves(said.draw)?,
            loss: halves(said.loss)?,
            ..MatchPoints::STANDARD
        })
    }

    /// Records the games by round, in the order of the first movers' starting numbers.
    fn record(
        &self,
        found: &mut Entrants,
        tournament: TournamentId,
        terms: &Terms,
    ) -> Result<(), ImportFault> {
        let ids = self.trf.players.iter().zip(found.players.clone());
        let by_start: BTreeMap<u32, (&TrfPlayer, PlayerId)> =
            ids.map(|(player, id)| (player.start, (player, id))).collect();
        let dates = match (self.trf.dates(), terms.date) {
            (Ok(dates), _) => dates,
            (Err(_), Some(_)) => BTreeMap::new(),
            (Err(fault), None) => return Err(fault.into()),
        };
        let dated = |draft: &mut Draft, player: &TrfPlayer, action: Action| {
            let done = draft.perform_by(terms.today, action);
            done.map_err(|why| ImportFault::new(player.line, &*player.name, why))
        };
        let on = dates.values().min().copied().or(terms.date).unwrap_or(terms.today);
        let name = found.draft.club.tournament(tournament).map(|found| found.name.clone());
        for (player, id) in by_start.values() {
            let is_new = found.fresh.iter().any(|fresh| fresh.player == *id);
            let Some(rating) = player.rating.filter(|rating| is_new && *rating > 0) else {
                continue;
            };
            let start = AdjustRating {
                list: terms.list,
                player: Some(*id),
                change: Change::To(rating.into()),
                reason: name.clone().unwrap_or_default(),
                on,
            };
            dated(&mut found.draft, player, start.into())?;
        }
        for round in 0..self.trf.told_rounds() {
            let day = dates.get(&round).copied().or(terms.date).unwrap_or(terms.today);
            for (player, id) in by_start.values() {
                let Some(one) = player.rounds.get(round) else { continue };
                let Some((other, other_id)) = one.opponent.and_then(|start| by_start.get(&start))
                else {
                    continue;
                };
                let theirs = other.rounds.get(round).copied().unwrap_or_default();
                let is_first = match (one.colour, theirs.colour) {
                    (Some(colour), _) => colour == Colour::White,
                    (None, Some(theirs)) => theirs == Colour::Black,
                    (None, None) => player.start < other.start,
                };
                let Some(outcome) = outcome(one.result, theirs.result).filter(|_| is_first) else {
                    continue;
                };
                let coloured = one.colour.or(theirs.colour).is_some();
                let at = (tournament, round, day);
                for action in recorded(found, at, [*id, *other_id], outcome, coloured) {
                    dated(&mut found.draft, player, action)?;
                }
            }
        }
        Ok(())
    }

    /// A note with the lines of players who have a result that is not recorded.
    fn not_recorded(&self, result: TrfResult, note: fn(Vec<u64>) -> Note) -> Option<Note> {
        let has = |player: &&TrfPlayer| player.rounds.iter().any(|one| one.result == result);
        noted(note, self.trf.players.iter().filter(has).map(|player| player.line).collect())
    }

    /// Notes with the players whose points or rank are other ones here, by the reason.
    fn other_standings(&self, players: &[PlayerId], standings: &[Standing]) -> Vec<Note> {
        let ours: HashMap<PlayerId, &Standing> =
            standings.iter().map(|line| (line.player, line)).collect();
        let [mut byes, mut points, mut ranks] = [const { Vec::new() }; 3];
        for (player, id) in self.trf.players.iter().zip(players) {
            let own = ours.get(id);
            let has = |is_it: fn(TrfResult) -> bool| {
                player.rounds.iter().any(|one| is_it(one.result) && one.result.points() > 0)
            };
            let difference = own.map_or(0.0, |line| line.points) - f64::from(player.points) / 10.0;
            if difference.abs() < 0.05 {
                let is_other = player.rank.is_some() && player.rank != own.and_then(|it| it.rank);
                ranks.extend(is_other.then_some(player.line));
            } else if has(TrfResult::is_bye) {
                byes.push(player.line);
            } else if !has(|result| result == TrfResult::UnratedDraw) {
                points.push(player.line);
            }
        }
        let (byes, points) = (noted(Note::LostByes, byes), noted(Note::OtherPoints, points));
        byes.into_iter().chain(points).chain(noted(Note::OtherRanks, ranks)).collect()
    }
}

/// The record of a player.
fn row(player: &TrfPlayer) -> PlayerRow {
    let id = ExternalId { scheme: FIDE.to_owned(), value: clean(&player.fide) };
    let external = if id.value.is_empty() { Vec::new() } else { vec![id] };
    let new = NewPlayer { born: player.born, external, ..NewPlayer::named(clean(&player.name)) };
    let title = title(&player.title);
    PlayerRow { line: player.line, player: new, rating: None, categories: Vec::new(), title }
}

/// The outcome of a game from both results; none for byes and unrated draws.
fn outcome(first: TrfResult, second: TrfResult) -> Option<Outcome> {
    Some(match (first, second) {
        (TrfResult::Win, _) => Outcome::Score(Score::new(1, 0)),
        (TrfResult::Loss, _) => Outcome::Score(Score::new(0, 1)),
        (TrfResult::Draw, _) => Outcome::Score(Score { draws: 1, ..Score::default() }),
        (TrfResult::ForfeitLoss, TrfResult::ForfeitLoss) => Outcome::DoubleWalkover,
        (TrfResult::ForfeitWin | TrfResult::UnratedWin, _) => Outcome::Walkover(Side::A),
        (TrfResult::ForfeitLoss | TrfResult::UnratedLoss, _) => Outcome::Walkover(Side::B),
        _ => return None,
    })
}

/// A match with the player who moved first.
pub(super) fn recorded(
    found: &Entrants,
    (tournament, round, played_on): (TournamentId, usize, NaiveDate),
    sides: [PlayerId; 2],
    outcome: Outcome,
    coloured: bool,
) -> Vec<Action> {
    let no = found.draft.club.next_match(tournament);
    let round = RoundName::Round(u32::try_from(round + 1).unwrap_or(u32::MAX));
    let record =
        Action::RecordMatch(RecordMatch { tournament, no, round, sides, outcome, played_on });
    let Some(winner) = outcome.played().filter(|_| coloured).map(Score::winner) else {
        return vec![record];
    };
    let games = vec![Game { winner, hand: None, first: Some(Side::A) }];
    vec![record, Action::SetGames(SetGames { tournament, no, games, deals: Deals::default() })]
}
