//! The effects of recording a score, worked out on a copy of the club before anything is recorded.

use chrono::NaiveDate;

use crate::cards::GamesFault;
use crate::club::action::{CorrectResult, RecordResult, SetGames};
use crate::club::question::consequences::{LostCall, Trial};
use crate::club::refusal::EventRefusal;
use crate::club::{Action, Club, Match, MatchRecord, Phase, Place, Refusal, Seq, Tournament};
use crate::domain::game::RecordedGames;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Step;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};
use crate::domain::slot::{Qualifier, Slot};

/// The place at which a copy of the club gets the games: behind all decisions.
const PLACE: Place = Place { seq: Seq(u64::MAX), index: 1 };

/// The match and what is to be known besides the outcome.
#[derive(Debug, Clone, Copy)]
pub struct Case {
    pub tournament: TournamentId,
    pub no: MatchNo,
    /// Whether a recorded result is to be replaced.
    pub correcting: bool,
    pub today: NaiveDate,
}

/// The state of a score that is being typed.
#[derive(Debug, Clone)]
pub enum ScoreCheck {
    /// More has to be typed.
    Incomplete,
    /// The typed games cannot be read; holds the reason if known.
    Unreadable(Option<GamesFault>),
    /// It is what was recorded.
    Unchanged(Outcome),
    Refused(Refusal),
    /// It can be recorded.
    Stands(Box<ResultPreview>),
}

/// The effects of recording a result.
#[derive(Debug, Clone)]
pub struct ResultPreview {
    pub outcome: Outcome,
    pub action: Action,
    /// The other way, where later results may stand for the other player instead of falling.
    pub instead: Option<Action>,
    /// Sets the games one by one, where they are known.
    pub games: Option<Action>,
    /// The later results that are concerned.
    pub later: Vec<MatchNo>,
    /// The matches that lose their tables.
    pub calls: Vec<LostCall>,
    pub onward: Vec<Onward>,
    /// The ratings as they stand and as they would stand; nothing where no rating moves.
    pub ratings: Option<[Step; 2]>,
    /// K and the games of a match that moves ratings past what its score says.
    pub overshoot: Option<(f64, u32)>,
}

impl ResultPreview {
    /// All that is recorded where `action` is the way to go.
    pub fn actions(&self, action: &Action) -> Vec<Action> {
        std::iter::once(action).chain(&self.games).cloned().collect()
    }
}

/// Where a player goes from here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Onward {
    Match {
        player: PlayerId,
        /// False for a loser who goes to another match, as to the losers' bracket.
        won: bool,
        no: MatchNo,
        round: RoundName,
        against: Against,
    },
    /// Home, with the trophy.
    Champion(PlayerId),
    /// Home, with this place.
    Place { player: PlayerId, place: u32 },
    /// Nowhere: the match is won, and nothing hangs on it alone.
    Winner(PlayerId),
    /// To a match that decides, since both have lost once.
    Reset(MatchNo),
    /// Nowhere: the match is level.
    Level,
    /// Home, both of them: neither played on.
    BothLose,
}

/// An opponent, as far as known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Against {
    Player(PlayerId),
    /// A player who has left: a walkover.
    Left(PlayerId),
    WinnerOf(MatchNo),
    LoserOf(MatchNo),
    Rank(Qualifier),
}

/// Sets the games of a match, if there are any.
pub fn games_of(tournament: TournamentId, no: MatchNo, games: RecordedGames) -> Option<Action> {
    let RecordedGames { games, deals } = games;
    (!games.is_empty()).then_some(Action::SetGames(SetGames { tournament, no, games, deals }))
}

/// Judges an outcome with its games; without an outcome, whether the match can be scored at all.
pub fn judge(
    club: &Club,
    case: Case,
    outcome: Option<Outcome>,
    games: &RecordedGames,
) -> ScoreCheck {
    case.judged(club, outcome, games).unwrap_or_else(ScoreCheck::Refused)
}

/// K and games, where rating them at once moves the ratings of equals past what the score says.
fn overshoot(club: &Club, case: Case, outcome: Outcome) -> Option<(f64, u32)> {
    let scale = &club.list(club.tournament(case.tournament)?.list)?.scale;
    let games = outcome.rated()?.games();
    scale.overshoot(games).map(|found| (found.k, games))
}

/// The ratings as they are and as they would be, in the club `then` that is yet to be settled. `even` says that no deal
/// and no first move favours anybody. Calculating all ratings takes longer than a key may, and a new result seldom
/// needs it.
fn ratings(
    club: &Club,
    mut then: Club,
    case: Case,
    (sides, outcome): ([PlayerId; 2], Outcome),
    even: bool,
) -> Option<[Step; 2]> {
    let found = club.tournament(case.tournament)?;
    let list = found.list;
    // Others of its day are rated after a match of an event that was handed in.
    if !case.correcting && even && found.origin.is_none() {
        let score = outcome.rated()?;
        let today = sides.map(|player| club.registry().today(player));
        let foretold = club.ratings(list)?.foretold(today, score, case.today);
        if foretold.is_some() {
            return foretold;
        }
    }
    then.settle();
    let step =
        |player| Step { before: club.rating(list, player), after: then.rating(list, player) };
    Some(sides.map(step))
}

impl Case {
    /// The result, with its games where they are given. Games may be given later for a score that was right.
    ///
    /// `ways` are later results that are voided, and those that stand for the other player.
    pub fn actions(
        self,
        (played, sides): (&Match, [PlayerId; 2]),
        outcome: Outcome,
        games: RecordedGames,
        ways: [Vec<MatchNo>; 2],
    ) -> Vec<Action> {
        let is_recorded = |record: MatchRecord| (record.outcome, record.sides) == (outcome, sides);
        let stands =
            self.correcting && !games.games.is_empty() && played.record.is_some_and(is_recorded);
        let result = (!stands).then(|| self.action(sides, outcome, ways));
        result.into_iter().chain(games_of(self.tournament, self.no, games)).collect()
    }

    fn judged(
        self,
        club: &Club,
        outcome: Option<Outcome>,
        games: &RecordedGames,
    ) -> Result<ScoreCheck, Refusal> {
        let (id, no) = (self.tournament, self.no);
        let tournament = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
        let (played, sides) = known(tournament, no)?;
        let Some(outcome) = outcome else {
            return may_be_scored(club, self, sides).map(|()| ScoreCheck::Incomplete);
        };
        // The score may stay while its games change.
        let same = self.correcting && played.record.is_some_and(|record| record.outcome == outcome);
        if same && *played.games == *games.games && played.deals == games.deals {
            return Ok(ScoreCheck::Unchanged(outcome));
        }
        let trial = club.trial(&if same {
            let RecordedGames { games, deals } = games.clone();
            Action::SetGames(SetGames { tournament: id, no, games, deals })
        } else {
            self.action(sides, outcome, Default::default())
        })?;
        let instead = trial.instead();
        let Trial { action, choice, club: mut then } = trial;
        let even = games.games.iter().all(|game| game.hand.is_none() && game.first.is_none());
        let calls = club.lost_calls(std::slice::from_ref(&action), &then);
        let games = games_of(id, no, games.clone()).filter(|_| !same);
        if let Some(told) = &games {
            then.perform(told, PLACE)?;
        }
        Ok(ScoreCheck::Stands(Box::new(ResultPreview {
            outcome,
            action,
            instead,
            games,
            later: choice.void,
            calls,
            onward: if same { Vec::new() } else { onward(&then, self, outcome) },
            ratings: ratings(club, then, self, (sides, outcome), even),
            overshoot: overshoot(club, self, outcome),
        })))
    }
    fn action(
        self,
        sides: [PlayerId; 2],
        outcome: Outcome,
        [void, keep]: [Vec<MatchNo>; 2],
    ) -> Action {
        let Self { tournament, no, correcting, today, .. } = self;
        if correcting {
            Action::CorrectResult(CorrectResult {
                tournament,
                no,
                sides,
                outcome,
                void,
                keep,
                reason: None,
            })
        } else {
            Action::RecordResult(RecordResult { tournament, no, sides, outcome, played_on: today })
        }
    }
}

/// A match and its players, once both are known.
pub fn known(tournament: &Tournament, no: MatchNo) -> Result<(&Match, [PlayerId; 2]), Refusal> {
    let id = tournament.id;
    if tournament.phase == Phase::Registering {
        return Err(Refusal::NotDrawn(id));
    }
    let played = tournament.match_no(no).ok_or(Refusal::NoSuchMatch(id, no))?;
    let sides = played.players().ok_or_else(|| Refusal::Waiting(id, no, played.awaits()))?;
    Ok((played, sides))
}

/// Nothing has been typed: a walkover fits every match, so what is said against one is said against any result.
fn may_be_scored(club: &Club, case: Case, sides: [PlayerId; 2]) -> Result<(), Refusal> {
    match club.check(&case.action(sides, Outcome::Walkover(Side::A), Default::default())) {
        Err(
            Refusal::SameResult(..)
            | Refusal::WouldVoid { .. }
            | Refusal::ClosedToPlay(..)
            | Refusal::Event(EventRefusal::ReasonMissing(..)),
        ) => Ok(()),
        judged => judged,
    }
}

/// Where winner and loser go, in the club as it would be.
fn onward(then: &Club, case: Case, outcome: Outcome) -> Vec<Onward> {
    let found = then.tournament(case.tournament);
    let Some((tournament, (played, sides))) =
        found.and_then(|found| Some((found, known(found, case.no).ok()?)))
    else {
        return Vec::new();
    };
    let Some(winner) = outcome.winner() else {
        let both = outcome.is_lost_by_both();
        return vec![if both { Onward::BothLose } else { Onward::Level }];
    };
    if let Some(reset) = tournament.matches.iter().find(|next| next.resets == Some(case.no)) {
        return vec![Onward::Reset(reset.no)];
    }
    let (won, lost) = (sides[winner.index()], sides[winner.other().index()]);
    let goes = |player, from| {
        let behind = played.feeds.iter().filter_map(|&no| tournament.match_no(no));
        behind.filter_map(move |next| {
            let side = next.slots.iter().position(|slot| *slot == from)?;
            let against = against(tournament, next, 1 - side);
            let (won, no) = (player == won, next.no);
            Some(Onward::Match { player, won, no, round: next.round.clone(), against })
        })
    };
    let mut onward: Vec<Onward> = goes(won, Slot::WinnerOf(case.no)).collect();
    onward.extend(goes(lost, Slot::LoserOf(case.no)));
    let places = [(won, played.stakes.winner), (lost, played.stakes.loser)];
    let last = tournament.next_stage().is_none();
    onward.extend(places.into_iter().filter_map(|(player, place)| match place? {
        1 if last => Some(Onward::Champion(player)),
        place => Some(Onward::Place { player, place }),
    }));
    if onward.is_empty() {
        onward.push(Onward::Winner(won));
    }
    onward
}

fn against(tournament: &Tournament, next: &Match, side: usize) -> Against {
    match (next.sides[side], next.slots[side]) {
        (Some(player), _) | (None, Slot::Entrant(player)) => {
            if tournament.has_left(player) {
                Against::Left(player)
            } else {
                Against::Player(player)
            }
        }
        (None, Slot::WinnerOf(no)) => Against::WinnerOf(no),
        (None, Slot::LoserOf(no)) => Against::LoserOf(no),
        (None, Slot::RankOf(qualifier)) => Against::Rank(qualifier),
    }
}
