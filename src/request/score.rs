//! What recording a score would do, worked out on a copy of the club before anything is recorded.

use chrono::NaiveDate;

use crate::club::tournament::Correction;
use crate::club::{Action, Club, Match, Place, Refusal, Seq, Tournament};
use crate::domain::game::Game;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::rating::Step;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Side};
use crate::domain::slot::{Qualifier, Slot};

/// The match and what is to be known besides the outcome.
#[derive(Debug, Clone, Copy)]
pub struct Case {
    pub tournament: TournamentId,
    pub no: MatchNo,
    /// Whether a recorded result is to be replaced.
    pub correcting: bool,
    pub today: NaiveDate,
    /// The entry that would record it.
    pub seq: Seq,
}

/// What may be said of what was typed so far.
#[derive(Debug, Clone)]
pub enum ScoreCheck {
    /// More has to be typed.
    Incomplete,
    /// What is told of the games is none.
    Unreadable,
    /// It is what was recorded.
    Unchanged(Outcome),
    Refused(Refusal),
    /// It can be recorded.
    Stands(Box<ResultPreview>),
}

/// What follows from recording it.
#[derive(Debug, Clone)]
pub struct ResultPreview {
    pub outcome: Outcome,
    pub action: Action,
    /// The other way, where later results may stand for the other player instead of falling.
    pub instead: Option<Action>,
    /// Tells the games one by one, where they are known.
    pub games: Option<Action>,
    /// The later results that are concerned.
    pub later: Vec<MatchNo>,
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
        no: MatchNo,
        round: RoundName,
        against: Against,
    },
    /// Home, with the trophy.
    Champion(PlayerId),
    /// Home, with this place.
    Place {
        player: PlayerId,
        place: u32,
    },
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
    WinnerOf(MatchNo),
    LoserOf(MatchNo),
    Rank(Qualifier),
}

/// Judges an outcome and the games that are told of it; without an outcome, whether the match can
/// be scored at all.
pub fn judge(club: &Club, case: Case, outcome: Option<Outcome>, games: &[Game]) -> ScoreCheck {
    let (tournament, played) = match find(club, case) {
        Ok(found) => found,
        Err(refusal) => return ScoreCheck::Refused(refusal),
    };
    let Some(sides) = played.players() else {
        return ScoreCheck::Refused(Refusal::Waiting(case.tournament, case.no, played.awaits()));
    };
    let Some(outcome) = outcome else {
        return may_be_scored(club, case, sides);
    };
    let same = case.correcting && played.record.is_some_and(|record| record.outcome == outcome);
    if same && *played.games == *games {
        return ScoreCheck::Unchanged(outcome);
    }
    let tell = case.tell(games);
    if same {
        return retold(club, case, outcome, tell);
    }
    let Correction { void: later, keep } = if case.correcting {
        tournament.correction(case.no, outcome)
    } else {
        Correction::default()
    };
    let mut action = case.action(sides, outcome, [later.clone(), Vec::new()]);
    let mut instead = keep.map(|keep| case.action(sides, outcome, [Vec::new(), keep]));
    let mut then = club.clone();
    let place = Place { seq: case.seq, index: 0 };
    if let Err(refusal) = then.perform(&action, place) {
        // In a closed tournament nothing can be played again, but names may have been exchanged.
        let Some(other) = instead.take() else { return ScoreCheck::Refused(refusal) };
        if then.perform(&other, place).is_err() {
            return ScoreCheck::Refused(refusal);
        }
        action = other;
    }
    let even = games.iter().all(|game| game.hand.is_none() && game.first.is_none());
    let games = (!games.is_empty()).then_some(tell);
    if let Some(Err(refusal)) =
        games.as_ref().map(|tell| then.perform(tell, Place { index: 1, ..place }))
    {
        return ScoreCheck::Refused(refusal);
    }
    let onward = onward(&then, case, outcome);
    let ratings = ratings(club, then, case, (sides, outcome), even);
    let overshoot = overshoot(club, case, outcome);
    let preview =
        ResultPreview { outcome, action, instead, games, later, onward, ratings, overshoot };
    ScoreCheck::Stands(Box::new(preview))
}

/// The score stays, and its games are told otherwise than before.
fn retold(club: &Club, case: Case, outcome: Outcome, action: Action) -> ScoreCheck {
    let mut then = club.clone();
    let place = Place { seq: case.seq, index: 0 };
    if let Err(refusal) = then.perform(&action, place) {
        return ScoreCheck::Refused(refusal);
    }
    let sides = club
        .tournament(case.tournament)
        .and_then(|found| found.match_no(case.no)?.players())
        .map(|sides| ratings(club, then, case, (sides, outcome), false));
    ScoreCheck::Stands(Box::new(ResultPreview {
        outcome,
        action,
        instead: None,
        games: None,
        later: Vec::new(),
        onward: Vec::new(),
        ratings: sides.flatten(),
        overshoot: overshoot(club, case, outcome),
    }))
}

/// K and games, where rating them at once moves the ratings of equals past what the score says.
fn overshoot(club: &Club, case: Case, outcome: Outcome) -> Option<(f64, u32)> {
    let scale = &club.list(club.tournament(case.tournament)?.list)?.scale;
    let games = outcome.rated()?.games();
    scale.overshoot(games).map(|found| (found.k, games))
}

/// The ratings as they stand and as they would stand, in the club `then` that is yet to be
/// settled. `even` tells that no deal and no first move favours anybody. Calculating all ratings
/// takes longer than a key may, and a new result seldom needs it.
fn ratings(
    club: &Club,
    mut then: Club,
    case: Case,
    (sides, outcome): ([PlayerId; 2], Outcome),
    even: bool,
) -> Option<[Step; 2]> {
    let list = club.tournament(case.tournament)?.list;
    if !case.correcting && even {
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
    fn tell(self, games: &[Game]) -> Action {
        let (tournament, no) = (self.tournament, self.no);
        Action::SetGames { tournament, no, games: games.to_vec() }
    }

    fn action(
        self,
        sides: [PlayerId; 2],
        outcome: Outcome,
        [void, keep]: [Vec<MatchNo>; 2],
    ) -> Action {
        let Self { tournament, no, correcting, today, .. } = self;
        if correcting {
            Action::CorrectResult { tournament, no, sides, outcome, void, keep }
        } else {
            Action::RecordResult { tournament, no, sides, outcome, played_on: today }
        }
    }
}

fn find(club: &Club, case: Case) -> Result<(&Tournament, &Match), Refusal> {
    let id = case.tournament;
    let tournament = club.tournament(id).ok_or(Refusal::NoSuchTournament(id))?;
    let played = tournament.match_no(case.no).ok_or(Refusal::NoSuchMatch(id, case.no))?;
    Ok((tournament, played))
}

/// Nothing has been typed: a walkover fits every match, so what is said against one is said against any result.
fn may_be_scored(club: &Club, case: Case, sides: [PlayerId; 2]) -> ScoreCheck {
    match club.check(&case.action(sides, Outcome::Walkover(Side::A), Default::default())) {
        Ok(())
        | Err(Refusal::SameResult(..) | Refusal::WouldVoid { .. } | Refusal::ClosedToPlay(..)) => {
            ScoreCheck::Incomplete
        }
        Err(refusal) => ScoreCheck::Refused(refusal),
    }
}

/// Where winner and loser go, in the club as it would be.
fn onward(then: &Club, case: Case, outcome: Outcome) -> Vec<Onward> {
    let Ok((tournament, played)) = find(then, case) else {
        return Vec::new();
    };
    let (Some(winner), Some(sides)) = (outcome.winner(), played.players()) else {
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
            let against = against(next, 1 - side);
            Some(Onward::Match { player, no: next.no, round: next.round.clone(), against })
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
    onward
}

fn against(next: &Match, side: usize) -> Against {
    match (next.sides[side], next.slots[side]) {
        (Some(player), _) | (None, Slot::Entrant(player)) => Against::Player(player),
        (None, Slot::WinnerOf(no)) => Against::WinnerOf(no),
        (None, Slot::LoserOf(no)) => Against::LoserOf(no),
        (None, Slot::RankOf(qualifier)) => Against::Rank(qualifier),
    }
}
