//! How a match ended, before its sides are known, and how that is typed: `2-1`, `w1`, `g2 1-0`. The effects of recording
//! a score, worked out on a copy of the club before anything is recorded.

use std::cmp::Reverse;

use chrono::NaiveDate;

use crate::cards::GamesFault;
use crate::club::action::{CorrectResult, RecordResult, SetGames};
use crate::club::question::consequences::{LostCall, Trial};
use crate::club::refusal::{EventRefusal, RatingRefusal};
use crate::club::{
    Action, Club, Match, MatchRecord, MatchState, Phase, Place, Refusal, Seq, Tournament,
};
use crate::domain::bracket::{Qualifier, Slot};
use crate::domain::game::RecordedGames;
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name::{begins, fold};
use crate::domain::number::PlayerId;
use crate::domain::rating::Step;
use crate::domain::round::RoundName;
use crate::domain::score::{Broken, Length, Outcome, Score, Side};

/// The place of the games in a copy of the club: behind all decisions.
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

/// Whether no game comes after the one that decided the match. Older journals have such games: it is asked of new ones alone.
fn end_with_the_last(
    id: TournamentId,
    played: &Match,
    outcome: Outcome,
    games: &RecordedGames,
) -> Result<(), Refusal> {
    let Outcome::Score(score) = outcome else { return Ok(()) };
    let last = games.games.last().zip(score.winner());
    match played.length {
        Length::FirstTo(_) if last.is_some_and(|(last, winner)| last.winner != Some(winner)) => {
            Err(Refusal::Rating(RatingRefusal::DecidedBefore(id, played.no)))
        }
        _ => Ok(()),
    }
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

/// K and games, if rating these games at once moves equal players' ratings too far.
fn overshoot(club: &Club, case: Case, outcome: Outcome) -> Option<(f64, u32)> {
    let scale = &club.list(club.tournament(case.tournament)?.list)?.scale;
    let games = outcome.rated()?.games();
    scale.overshoot(games).map(|found| (found.k, games))
}

/// The ratings before and after, in the club `then`, which is not settled yet. `even` says that neither hands
/// nor first moves favour a player. A rating of all matches takes too long for a key, and is rarely needed.
fn ratings(
    club: &Club,
    mut then: Club,
    case: Case,
    (sides, outcome): ([PlayerId; 2], Outcome),
    even: bool,
) -> Option<[Step; 2]> {
    let found = club.tournament(case.tournament)?;
    let list = found.list;
    // After a match of a tournament that was handed in, others of its day are rated.
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
    ) -> Result<Vec<Action>, Refusal> {
        end_with_the_last(self.tournament, played, outcome, &games)?;
        let is_recorded = |record: MatchRecord| (record.outcome, record.sides) == (outcome, sides);
        let stands =
            self.correcting && !games.games.is_empty() && played.record.is_some_and(is_recorded);
        let result = (!stands).then(|| self.action(sides, outcome, ways));
        Ok(result.into_iter().chain(games_of(self.tournament, self.no, games)).collect())
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
        end_with_the_last(id, played, outcome, games)?;
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
            CorrectResult { tournament, no, sides, outcome, void, keep, reason: None }.into()
        } else {
            RecordResult { tournament, no, sides, outcome, played_on: today }.into()
        }
    }
}

/// A match and its players, once both are known.
pub fn known(tournament: &Tournament, no: MatchNo) -> Result<(&Match, [PlayerId; 2]), Refusal> {
    let id = tournament.id;
    if tournament.phase == Phase::Registering {
        return Err(Refusal::NotDrawn(id));
    }
    let played = tournament.match_no(no).ok_or_else(|| tournament.unlisted(no))?;
    let sides = played.players().ok_or_else(|| Refusal::Waiting(id, no, played.awaits()))?;
    Ok((played, sides))
}

/// Whether any result can be recorded. A walkover fits every match, so a refusal of one applies to all results.
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

/// The next matches of winner and loser, in the club after the result.
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

/// How a match ended; `S` says how a side is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended<S> {
    /// Played to the end.
    Score(Score),
    /// This player was there, and the other was not.
    Walkover(S),
    Retired(S, Score),
    /// This player was disqualified in the match at that score.
    Disqualified(S, Score),
    /// This player won, and no more is known.
    WinnerOnly(S),
    /// Neither was there.
    DoubleWalkover,
    /// Both were disqualified in the match.
    DoubleDisqualification,
}

impl<S> Ended<S> {
    /// The outcome of a match of that length that began at `start`, which is known and need not be typed again.
    pub fn outcome<E>(
        self,
        (length, start): (Length, [u32; 2]),
        side: impl Fn(S) -> Result<Side, E>,
    ) -> Result<Outcome, E> {
        let begun = |score: Score| score.starting_at(start);
        let broken =
            |who, score| Ok::<_, E>(Broken { winner: side(who)?.other(), score: begun(score) });
        Ok(match self {
            Self::Score(score) => Outcome::Score(length.from_start(score, start)),
            Self::Walkover(who) => Outcome::Walkover(side(who)?),
            Self::WinnerOnly(who) => Outcome::WinnerOnly(side(who)?),
            Self::Retired(who, score) => Outcome::Retired(broken(who, score)?),
            Self::Disqualified(who, score) => Outcome::Disqualified(broken(who, score)?),
            Self::DoubleWalkover => Outcome::DoubleWalkover,
            Self::DoubleDisqualification => Outcome::DoubleDisqualification,
        })
    }
}

impl Ended<Side> {
    /// Reads a score, or a letter, 1 or 2 for the side that it happened to, 0 for both, and the games so far: `w1` where
    /// the first did not come, `g2 1-0`, `d0`.
    pub fn read(text: &str, length: Length) -> Option<Self> {
        let text = fold(text);
        let (word, rest) = text.split_at(text.find(|c: char| !c.is_alphabetic())?);
        let rest = rest.trim_start();
        if word.is_empty() {
            return typed_score(rest, length.has_one_digit()).map(Self::Score);
        }
        let mut letters = rest.chars();
        let side = match letters.next()? {
            '0' => None,
            '1' => Some(Side::A),
            '2' => Some(Side::B),
            _ => return None,
        };
        let games = letters.as_str();
        let score = match games.trim() {
            "" => Score::default(),
            // A third digit is a slip, not a game.
            typed if games.starts_with(' ') => typed_score(typed, length.has_one_digit())?,
            _ => return None,
        };
        let no_games = games.trim().is_empty();
        Some(match (word, side) {
            ("w" | "wo" | "walkover", Some(side)) if no_games => Self::Walkover(side.other()),
            ("w" | "wo" | "walkover", None) if no_games => Self::DoubleWalkover,
            ("g" | "r" | "ret" | "retire" | "retired", Some(side)) => Self::Retired(side, score),
            ("d" | "dq" | "disqualify" | "disqualified", Some(side)) => {
                Self::Disqualified(side, score)
            }
            ("d" | "dq" | "disqualify" | "disqualified", None) if no_games => {
                Self::DoubleDisqualification
            }
            _ => return None,
        })
    }
}

/// Reads a score with blanks or hyphens between its numbers; with `two_digits` also `21`, as typed for a match of a
/// draw.
pub fn typed_score(text: &str, two_digits: bool) -> Option<Score> {
    let text = fold(text);
    let digits: Vec<char> = text.chars().collect();
    let parted = match digits.as_slice() {
        [a, b] if two_digits && a.is_ascii_digit() && b.is_ascii_digit() => format!("{a}-{b}"),
        _ if text.contains(|c: char| !c.is_ascii_digit() && c != ' ') => text,
        _ => text.split(' ').collect::<Vec<_>>().join("-"),
    };
    parted.parse().ok()
}

/// The content of a typed line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultLine {
    pub no: MatchNo,
    /// The tournaments that may be meant: those whose match of that number is open, before those where it is over.
    pub tournaments: Vec<TournamentId>,
    /// How the match ended, as it was typed.
    pub result: String,
}

/// Reads a line; where it names no tournament, `here` is meant before all others. `None` without a number.
pub fn read(club: &Club, here: Option<TournamentId>, line: &str) -> Option<ResultLine> {
    let line = fold(line);
    let words: Vec<&str> = line.split(' ').collect();
    let found = |found: &Option<ResultLine>| {
        found.as_ref().is_some_and(|found| !found.tournaments.is_empty())
    };
    let there = here.and_then(|id| club.tournament(id)).map(|tournament| &**tournament);
    let first = there.and_then(|there| meant(&[there], &words));
    let first =
        if found(&first) { first } else { meant(&running(club).collect::<Vec<_>>(), &words) };
    if found(&first) {
        return first;
    }
    if let Some(tagged) = tagged(club, &line) {
        return Some(tagged);
    }
    // The longest fitting name is used, since a name may have a number.
    let named = (1..words.len()).rev().find_map(|at| {
        let there = named(club, &words[..at].join(" "));
        meant(&there, &words[at..]).filter(|found| !found.tournaments.is_empty())
    });
    named.or(first)
}

/// The match of a tournament whose tag stands before the number, with or without a blank.
fn tagged(club: &Club, line: &str) -> Option<ResultLine> {
    let mut tags = club.tags();
    // "C1" is the beginning of "C10".
    tags.sort_by_key(|(_, tag)| Reverse(tag.len()));
    tags.into_iter().find_map(|(id, tag)| {
        let rest = line.strip_prefix(&fold(&tag))?;
        let ends_in_digit = tag.ends_with(|letter: char| letter.is_numeric());
        let words: Vec<&str> = rest.split_whitespace().collect();
        let there: &Tournament = club.tournament(id).filter(|it| it.phase == Phase::Running)?;
        let apart = rest.starts_with(' ') || !ends_in_digit;
        meant(&[there], &words).filter(|found| apart && !found.tournaments.is_empty())
    })
}

fn running(club: &Club) -> impl Iterator<Item = &Tournament> {
    club.tournaments()
        .filter(|tournament| tournament.phase == Phase::Running)
        .map(|tournament| &**tournament)
}

/// The running tournaments with a word that begins so, or the one with exactly this name.
fn named<'a>(club: &'a Club, text: &str) -> Vec<&'a Tournament> {
    let all: Vec<&Tournament> =
        running(club).filter(|tournament| begins(&fold(&tournament.name), text)).collect();
    match all.iter().find(|tournament| fold(&tournament.name) == text) {
        Some(whole) => vec![whole],
        None => all,
    }
}

/// The tournaments whose match of this number can be played now;
/// if there are none, those where it is over and can be corrected.
fn likeliest(there: &[&Tournament], no: MatchNo) -> Vec<TournamentId> {
    let of = |is_meant: fn(MatchState) -> bool| {
        let those = there.iter().filter(|tournament| {
            tournament.fixture(no).is_some_and(|played| is_meant(played.state()))
        });
        those.map(|tournament| tournament.id).collect::<Vec<_>>()
    };
    let kinds: [fn(MatchState) -> bool; 3] =
        [MatchState::is_live, |state| state == MatchState::Finished, |_| true];
    kinds.into_iter().map(of).find(|found| !found.is_empty()).unwrap_or_default()
}

/// The match whose number is the first word. If there is no such match, its last two digits are a score.
fn meant(there: &[&Tournament], words: &[&str]) -> Option<ResultLine> {
    let number = words.first()?.trim_start_matches('#');
    let with = |digits: &str| {
        let no = MatchNo(digits.parse().ok()?);
        let has = |tournament: &&&Tournament| {
            tournament.match_no(no).is_some() || tournament.pod(no).is_some()
        };
        let found: Vec<&Tournament> = there.iter().filter(has).copied().collect();
        Some((no, likeliest(&found, no)))
    };
    let (no, tournaments) = with(number)?;
    if tournaments.is_empty()
        && words.len() == 1
        && let Some((head, score)) = number.split_at_checked(number.len().saturating_sub(2))
        && let Some((no, tournaments)) = with(head)
        && !tournaments.is_empty()
    {
        return Some(ResultLine { no, tournaments, result: score.to_owned() });
    }
    Some(ResultLine { no, tournaments, result: words[1..].join(" ") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_typed_in_a_few_signs() {
        let short = |text| Ended::read(text, Length::FirstTo(2));
        for text in ["2-1", "21", "2 1", "２－１", "2ー1", "2:1"] {
            assert_eq!(short(text), Some(Ended::Score(Score::new(2, 1))), "{text}");
        }
        for text in ["w1", "wo 1", "W1", "walkover 1"] {
            assert_eq!(short(text), Some(Ended::Walkover(Side::B)), "{text}");
        }
        assert_eq!(short("w0"), Some(Ended::DoubleWalkover));
        assert_eq!(short("g2 1-0"), Some(Ended::Retired(Side::B, Score::new(1, 0))));
        assert_eq!(short("r2 1-0"), Some(Ended::Retired(Side::B, Score::new(1, 0))));
        assert_eq!(short("ret 2 10"), Some(Ended::Retired(Side::B, Score::new(1, 0))));
        assert_eq!(short("r2"), Some(Ended::Retired(Side::B, Score::default())));
        assert_eq!(short("dq1 0-1"), Some(Ended::Disqualified(Side::A, Score::new(0, 1))));
        assert_eq!(short("d0"), Some(Ended::DoubleDisqualification));
        for text in ["", "2", "w", "w3", "w1 2-1", "w12", "r0", "r21", "d0 1-0", "x1", "213"] {
            assert_eq!(short(text), None, "{text}");
        }
    }

    #[test]
    fn two_digits_are_a_score_only_where_no_number_of_games_has_two() {
        assert_eq!(Ended::read("13", Length::Games(16)), None);
        assert_eq!(Ended::read("13 3", Length::Games(16)), Some(Ended::Score(Score::new(13, 3))));
        assert_eq!(Ended::read("21", Length::Open), None);
    }
}
