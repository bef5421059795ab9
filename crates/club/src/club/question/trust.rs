//! How far ratings may be trusted: each player's own, and those of a list as a whole.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Months, NaiveDate};

use crate::club::Club;
use crate::club::question::ranking::Ranked;
use crate::club::rated::{AsOf, Moved};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::rating::calibration::{Health, Member, health};
use crate::domain::rating::{ChangeBasis, Evidence, Interval, Scale, Uncertainty, Unit};

/// The mean days of a month.
const MONTH: f64 = 365.25 / 12.0;

/// The games behind a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Experience {
    /// The rating after the last match, in points.
    pub rating: f64,
    /// The information of the games. A game of a pod counts as one against an opponent of the mean expectation.
    pub evidence: Evidence,
    pub games: u32,
    /// The day of the last of them.
    pub last_played: NaiveDate,
    /// The lowest K so far, before damping: with `k_sticky` K never rises again.
    lowest_k: f64,
}

/// A player's rating at the end of a day that moved it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathPoint {
    pub on: NaiveDate,
    /// The rating before that day, in points.
    pub before: f64,
    pub experience: Experience,
}

impl Experience {
    /// The rating with the 95 % interval that it had on a day by its own games, as if all opponents were known: a band
    /// over time, for which results of later days cannot be asked.
    pub fn band(&self, uncertainty: Uncertainty, scale: &Scale, today: NaiveDate) -> Interval {
        let deviation =
            uncertainty.deviation(self.evidence, self.k(scale, today), self.idle(today));
        Interval { rating: self.rating, deviation }
    }

    /// The K of the next games, damped for the mean number of games that were rated at once.
    fn k(&self, scale: &Scale, today: NaiveDate) -> f64 {
        let k = scale.k_at(self.games, self.rating, Some(today));
        let k = if scale.k_sticky { k.min(self.lowest_k) } else { k };
        scale.damping.map_or(k, |damping| k * damping.factor(self.evidence.at_once()))
    }

    /// Months since the last game.
    pub fn idle(&self, today: NaiveDate) -> f64 {
        let days = (today - self.last_played).num_days().max(0);
        i32::try_from(days).map_or(f64::INFINITY, f64::from) / MONTH
    }
}

impl Club {
    /// The games behind the ratings of a list, for all players with a rated match; up to the end of a day, if one is
    /// given.
    pub fn experience(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
    ) -> HashMap<PlayerId, Experience> {
        self.experience_followed(list, as_of, |_, _| ())
    }

    /// How the ratings of a list went, for all players with a rated match; up to the end of a day, if one is given.
    pub fn rating_paths(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
    ) -> BTreeMap<PlayerId, Vec<PathPoint>> {
        let mut paths: BTreeMap<PlayerId, Vec<PathPoint>> = BTreeMap::new();
        self.experience_followed(list, as_of, |player, point| {
            let path = paths.entry(player).or_default();
            let same_day = path.last_mut().filter(|last| last.on == point.on);
            match same_day {
                Some(last) => last.experience = point.experience,
                None => path.push(point),
            }
        });
        paths
    }

    /// The games behind the ratings of a list. `follow` is called for every change with the player and the point after it.
    fn experience_followed(
        &self,
        list: ListId,
        as_of: Option<NaiveDate>,
        mut follow: impl FnMut(PlayerId, PathPoint),
    ) -> HashMap<PlayerId, Experience> {
        let mut all: HashMap<PlayerId, Experience> = HashMap::new();
        let Some(ratings) = self.ratings(list) else { return all };
        let ratings = ratings.as_of(as_of);
        let scale = ratings.scale();
        let mut came = HashSet::new();
        for line in ratings.lines() {
            let Moved::Match(rated) = line.moved else {
                // A correction by hand moves the rating and tells nothing else about the player.
                for (player, step) in line.moved.players().iter().zip(line.steps) {
                    let Some(own) = all.get_mut(player) else { continue };
                    own.rating = step.after;
                    let (on, before) = (line.moved.on(), step.before);
                    follow(*player, PathPoint { on, before, experience: *own });
                }
                continue;
            };
            for (at, (&player, step)) in line.moved.players().iter().zip(line.steps).enumerate() {
                let ChangeBasis { games, expected, .. } = line.ground(at, scale);
                if games == 0 {
                    continue;
                }
                let own = all.entry(player).or_insert_with(|| Experience {
                    rating: step.after,
                    evidence: Evidence::default(),
                    games: 0,
                    last_played: rated.played_on,
                    lowest_k: f64::INFINITY,
                });
                let moves = match scale.unit {
                    Unit::Match => 1,
                    Unit::Game => games,
                    Unit::Event => u32::from(came.insert((player, rated.tournament))),
                };
                if moves > 0 {
                    own.lowest_k =
                        own.lowest_k.min(scale.k_at(own.games, step.before, Some(rated.played_on)));
                }
                let share = expected / f64::from(games);
                own.evidence.add(share, f64::from(games), f64::from(moves));
                own.rating = step.after;
                own.games = own.games.saturating_add(games);
                own.last_played = rated.played_on;
                let (on, before) = (rated.played_on, step.before);
                follow(player, PathPoint { on, before, experience: *own });
            }
        }
        all
    }

    /// How the pool of those who played in the last so many months has done from the end of one
    /// day to the end of another.
    pub fn pool_health(
        &self,
        list: ListId,
        [from, to]: [NaiveDate; 2],
        active_months: u32,
    ) -> Health {
        let pool = |day: NaiveDate| -> HashMap<PlayerId, f64> {
            let since = day.checked_sub_months(Months::new(active_months));
            let lines = self.ranking(list, Some(day)).into_iter();
            let active = lines.filter(|line| line.last_played >= since);
            active.map(|line| (line.player, line.rating)).collect()
        };
        let (before, after) = (pool(from), pool(to));
        let mut by_hand: HashMap<PlayerId, f64> = HashMap::new();
        let ratings = self.ratings(list).map(|ratings| ratings.as_of(Some(to)));
        for line in ratings.iter().flat_map(AsOf::history) {
            if line.seen().is_none() {
                *by_hand.entry(line.player).or_default() += line.points();
            }
        }
        let member = |line: Ranked| Member {
            before: before.get(&line.player).copied(),
            after: after.get(&line.player).copied(),
            latest: line.rating,
            by_hand: by_hand.get(&line.player).copied().unwrap_or(0.0),
        };
        let everybody = self.ranking(list, Some(to)).into_iter();
        let members: Vec<Member> = everybody.map(member).collect();
        health(self.list(list).map_or(0.0, |list| list.scale.start), &members)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::action::{CreateTournament, RecordMatch, SetRatingList};
    use crate::club::question::rating_table::RankingQuery;
    use crate::club::{Action, Place, Seq};
    use crate::domain::format::{Format, Seeding, StagePlan};
    use crate::domain::ids::{MatchNo, TournamentId};
    use crate::domain::rating::calibration::calibration;
    use crate::domain::rating::{Damping, Draws, Established, Missing, Odds, expected};
    use crate::domain::round::RoundName;
    use crate::domain::score::{Length, Lengths, Outcome, Score};

    const LEAGUE: TournamentId = TournamentId(1);
    const MAIN: ListId = ListId::MAIN;

    fn day(month: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, 1).expect("a day")
    }

    /// A club of four with these matches: the month, who played, and the score.
    fn club(matches: &[(u32, [u32; 2], (u32, u32))]) -> Club {
        let scored = |&(month, sides, (a, b)): &(_, _, _)| (month, sides, Score::new(a, b));
        club_by(Scale::STANDARD, &matches.iter().map(scored).collect::<Vec<_>>())
    }

    /// A club on a list with these rules, where one game establishes a rating.
    fn club_by(scale: Scale, matches: &[(u32, [u32; 2], Score)]) -> Club {
        let mut club = Club::default();
        let mut seq = 0;
        let mut perform = |action: &Action| {
            seq += 1;
            club.perform(action, Place { seq: Seq(seq), index: 0 }).expect("performed");
        };
        let established = Established { games: 1, half_width: Some(1000.0), months: Some(12) };
        if scale != Scale::STANDARD {
            let (list, name, scale) = (MAIN, "main".to_owned(), Box::new(scale));
            perform(&Action::SetRatingList(SetRatingList { list, name, scale, established }));
        }
        for player in (1..=4).map(PlayerId) {
            perform(&Action::add_player(player, format!("player {}", player.0)));
        }
        let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
        let name = "league".to_owned();
        perform(&Action::CreateTournament(CreateTournament {
            tournament: LEAGUE,
            name,
            list: MAIN,
            plan: Box::new(plan),
        }));
        for (no, &(month, sides, score)) in (1..).zip(matches) {
            perform(&Action::RecordMatch(RecordMatch {
                tournament: LEAGUE,
                no: MatchNo(no),
                round: RoundName::Round(1),
                sides: sides.map(PlayerId),
                outcome: Outcome::Score(score),
                played_on: day(month),
            }));
        }
        club.settle();
        club
    }

    #[test]
    fn every_game_is_evidence() {
        let club = club(&[(1, [1, 2], (2, 0)), (3, [3, 1], (1, 2))]);
        let all = club.experience(MAIN, None);
        assert_eq!(all.len(), 3, "who never played has none");
        let one = all[&PlayerId(1)];
        // 1532 against 1500 in the second match.
        let p = expected(32.0, Odds::EVEN);
        assert!((one.evidence.variance - (2.0 * 0.25 + 3.0 * p * (1.0 - p))).abs() < 1e-12);
        assert_eq!((one.games, one.last_played), (5, day(3)));
        assert_eq!(one.rating.to_bits(), club.rating(MAIN, PlayerId(1)).to_bits());
        let width = |today| one.band(Uncertainty::STANDARD, &Scale::STANDARD, today).half_width();
        assert!(width(day(12)) > width(day(3)), "wider while idle");
        let missing = |player| club.standing(MAIN, PlayerId(player), day(4)).unwrap().missing;
        assert_eq!((missing(1), missing(2)), (vec![], vec![Missing::Games(3)]));
    }

    #[test]
    fn predictions_are_those_before_the_match_and_from_either_side() {
        let club = club(&[(1, [1, 2], (2, 0)), (1, [1, 3], (2, 1))]);
        let seen = club.predictions(MAIN, None);
        let wanted = [
            (0.5, 1.0, 2.0, [0, 0], 0.0),
            (expected(-32.0, Odds::EVEN), 1.0 / 3.0, 3.0, [2, 0], 32.0),
        ];
        assert_eq!(seen.len(), wanted.len());
        for (one, (expected, actual, games, before, gap)) in seen.iter().zip(wanted) {
            for (a, b) in
                [(one.expected, expected), (one.actual, actual), (one.games, games), (one.gap, gap)]
            {
                assert!((a - b).abs() < 1e-12, "{one:?}");
            }
            assert_eq!(one.before, before);
        }
    }

    /// A list that always names the winner first is no proof of anything.
    #[test]
    fn lists_of_winners_do_not_deceive() {
        let rounds = [[1, 2], [2, 1], [3, 4], [4, 3]].map(|sides| (1, sides, (1, 0)));
        let judged = calibration(&club(&rounds).predictions(MAIN, None));
        assert!((judged.all.base_rate - 0.5).abs() < 1e-12, "{:?}", judged.all);
    }

    #[test]
    fn the_pool_of_a_season() {
        let club = club(&[(1, [1, 2], (1, 0)), (3, [2, 3], (0, 2)), (9, [3, 4], (2, 0))]);
        let seen = club.pool_health(MAIN, [day(2), day(9)], 6);
        // 1 has left with 16 points; 3 and 4 have come; 2, who was there in March, is still active.
        assert_eq!((seen.players, seen.newcomers, seen.leavers), (3, 2, 1));
        assert!((seen.leaving - 16.0).abs() < 1e-9);
        let surplus = (seen.mean - 1500.0) * f64::from(seen.players);
        assert!((surplus + seen.leaving).abs() < 1e-9, "what the pool lacks, the leaver has");
    }

    fn score(a: u32, b: u32, draws: u32) -> Score {
        Score { draws, ..Score::new(a, b) }
    }

    fn left_out() -> Scale {
        Scale { draws: Draws::LeftOut, ..Scale::STANDARD }
    }

    /// A report said log-loss 9.1 of a list whose games were mostly drawn: what was foretold of the games
    /// that count was divided by all of them.
    #[test]
    fn a_prediction_is_of_the_games_that_are_rated() {
        let matches = [(1, [1, 2], score(1, 1, 8)), (1, [3, 4], score(0, 0, 5))];
        let seen = club_by(left_out(), &matches).predictions(MAIN, None);
        let [one] = seen[..] else { panic!("nothing is foretold of draws alone: {seen:?}") };
        assert!((one.expected - 0.5).abs() < 1e-12 && (one.actual - 0.5).abs() < 1e-12, "{one:?}");
        assert!((one.games - 2.0).abs() < 1e-12);
        let judged = calibration(&seen).all;
        assert!((judged.log_loss - std::f64::consts::LN_2).abs() < 1e-12, "a coin: {judged:?}");
        // Half the games that count are no less when they are drawn.
        let half = club_by(Scale::STANDARD, &matches).predictions(MAIN, None);
        assert_eq!(half.iter().map(|one| one.games).sum::<f64>().to_bits(), 15.0_f64.to_bits());
    }

    /// Neither by their number, nor by their information, nor by their day.
    #[test]
    fn left_out_draws_make_nobody_established() {
        let matches =
            [(1, [1, 2], score(2, 1, 6)), (2, [3, 4], score(0, 0, 9)), (9, [1, 2], score(0, 0, 9))];
        let club = club_by(left_out(), &matches);
        let all = club.experience(MAIN, None);
        let one = all[&PlayerId(1)];
        assert_eq!((one.games, one.last_played), (3, day(1)));
        assert!((one.evidence.games - 3.0).abs() < 1e-12);
        assert!(
            (one.evidence.variance - 0.75).abs() < 1e-12,
            "three games between equals: {one:?}"
        );
        assert!(!all.contains_key(&PlayerId(3)), "nine draws are no game");
        let table = club.rating_table(MAIN, RankingQuery::now(day(9)));
        let line =
            |id| table.lines.iter().find(|line| line.player == PlayerId(id)).expect("a line");
        assert_eq!(line(1).missing, []);
        assert_eq!(line(3).missing, [Missing::Games(1)]);
        assert_eq!([1, 3].map(|id| line(id).ranked.games), [3, 0]);
        let [league] = &club.performances(MAIN, PlayerId(1), None)[..] else { panic!("one event") };
        assert_eq!((league.games, league.score.to_bits()), (3, 2.0_f64.to_bits()));
        let with_draws = club_by(Scale { draws: Draws::Half, ..left_out() }, &matches);
        assert_eq!(with_draws.experience(MAIN, None)[&PlayerId(1)].games, 18);
    }

    /// K of an event is damped by all its games, also by those of the next week.
    #[test]
    fn the_ranking_as_of_a_day_stays_whatever_the_event_plays_later() {
        let scale =
            Scale { unit: Unit::Event, damping: Some(Damping::Root(2.0)), ..Scale::STANDARD };
        let matches = [
            (1, [1, 2], score(2, 0, 0)),
            (2, [1, 3], score(2, 1, 0)),
            (3, [1, 2], score(0, 4, 0)),
            (3, [4, 1], score(5, 0, 0)),
        ];
        let whole = club_by(scale.clone(), &matches);
        for (played, month) in [(1, 1), (2, 2), (4, 3)] {
            let then = club_by(scale.clone(), &matches[..played]);
            let as_of = Some(day(month));
            assert_eq!(whole.ranking(MAIN, as_of), then.ranking(MAIN, as_of), "month {month}");
            assert_eq!(whole.experience(MAIN, as_of), then.experience(MAIN, None));
            for player in [1, 2, 3, 4].map(PlayerId) {
                assert_eq!(whole.history_as_of(MAIN, player, as_of), then.history(MAIN, player));
                let events = whole.performances(MAIN, player, as_of);
                assert_eq!(events, then.performances(MAIN, player, None));
            }
        }
    }
}
