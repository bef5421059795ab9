//! The ranking with what is known of each rating: who stands in it, who is listed apart, and why.

use std::sync::Arc;

use chrono::NaiveDate;
use rayon::prelude::*;
use strum::{Display, EnumString, VariantNames};

use super::ranking::{Ranked, places};
use super::trust::Experience;
use super::whole_history::{Apart, History};
use crate::club::{Club, RatingList};
use crate::domain::ids::ListId;
use crate::domain::number::PlayerId;
use crate::domain::progress::{NoProgress, Progress, Stopped};
use crate::domain::rating::bradley_terry::AgedRatings;
use crate::domain::rating::{
    HistoryRules, Interval, Known, Missing, Strength, Strengths, Uncertainty, compare_ratings,
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Model {
    /// Those of the list: every match moves them.
    #[default]
    Elo,
    /// Fitted to all results at once.
    WholeHistory,
    /// Fitted to all results at once, which count less with age; of those who played lately.
    BradleyTerry,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Order {
    #[default]
    Rating,
    /// By the lower end of the 95 % interval.
    LowerBound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankingQuery {
    /// As it stood at the end of that day; none as it stands.
    pub as_of: Option<NaiveDate>,
    /// The day of asking, from which idleness counts where no day is given.
    pub today: NaiveDate,
    pub model: Model,
    pub order: Order,
}

impl RankingQuery {
    /// The ratings of the list as they stand, by rating.
    pub fn now(today: NaiveDate) -> Self {
        Self { as_of: None, today, model: Model::default(), order: Order::default() }
    }

    fn day(self) -> NaiveDate {
        self.as_of.unwrap_or(self.today)
    }

    /// Whether the table is of today: then all players of the registry are listed.
    fn is_of_today(self) -> bool {
        self.day() >= self.today
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct RatingLine {
    /// The place among the established; none for others.
    pub rank: Option<u32>,
    pub player: PlayerId,
    pub interval: Interval,
    /// Matches and games; the place is that among all players by the list's ratings.
    pub ranked: Ranked,
    /// The missing conditions; none for an established rating.
    pub missing: Vec<Missing>,
}

/// How a rating stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub interval: Interval,
    /// The missing conditions; none for an established rating.
    pub missing: Vec<Missing>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingTable {
    /// The established in their order, then the others in theirs.
    pub lines: Vec<RatingLine>,
    /// How many are established.
    pub established: usize,
    /// The groups of players that have never met, if there are several.
    pub apart: Option<Apart>,
}

impl Club {
    /// The ranking of a list with intervals, of all players; with an earlier day, of those who had played by then.
    pub fn rating_table(&self, list: ListId, asked: RankingQuery) -> RatingTable {
        NoProgress::whole(self.rating_table_watched(list, asked, &NoProgress))
    }

    /// [`Self::rating_table`] with progress of the fit.
    pub fn rating_table_watched(
        &self,
        list: ListId,
        asked: RankingQuery,
        progress: &dyn Progress,
    ) -> Result<RatingTable, Stopped> {
        let history = self.list(list).map(|list| list.scale.history).unwrap_or_default();
        self.rating_table_by(list, asked, history, progress)
    }

    /// Like [`Self::rating_table_watched`], with these rules in place of the list's for its whole history.
    pub fn rating_table_by(
        &self,
        list: ListId,
        asked: RankingQuery,
        history: HistoryRules,
        progress: &dyn Progress,
    ) -> Result<RatingTable, Stopped> {
        let Some(known) = self.list(list) else { return Ok(RatingTable::default()) };
        let mut met = self.meetings(list, asked.as_of);
        met.history = history;
        let fitted = || -> Result<Ground, Stopped> {
            Ok(match asked.model {
                Model::Elo => {
                    Ground::Strengths(self.strengths_by(list, asked.as_of, || met.strengths()))
                }
                Model::WholeHistory => Ground::History(met.fit(progress)?),
                Model::BradleyTerry => Ground::Aged(met.aged(asked.day(), progress)?),
            })
        };
        let (ground, (experience, ranking, apart)) = rayon::join(fitted, || {
            let experience = self.experience(list, asked.as_of);
            let ranking = self.ranking_of(list, asked.as_of, asked.is_of_today());
            (experience, ranking, met.apart())
        });
        let (ground, day) = (ground?, asked.day());
        let mut lines: Vec<RatingLine> = ranking
            .into_par_iter()
            .filter(|ranked| ground.lists(ranked.player))
            .map(|ranked| {
                let own = experience.get(&ranked.player);
                let interval = match &ground {
                    Ground::Strengths(all) => {
                        RatingList::interval(own, all.of(ranked.player.0), day)
                    }
                    Ground::History(history) => history.interval(ranked.player, day),
                    Ground::Aged(all) => all.of(ranked.player.0).map(|own| own.interval),
                };
                // A player without matches may have an adjusted rating.
                let interval = interval.unwrap_or_else(|| unplayed(ranked.rating));
                let missing = known.missing(own, interval, day);
                RatingLine { rank: None, player: ranked.player, interval, ranked, missing }
            })
            .collect();
        let key = |line: &RatingLine| match asked.order {
            Order::Rating => line.interval.rating,
            Order::LowerBound => line.interval.low(),
        };
        // Stable: among equals, more games stay ahead.
        lines.sort_by(|a, b| {
            let apart = (!a.missing.is_empty()).cmp(&!b.missing.is_empty());
            apart.then_with(|| compare_ratings(key(b), key(a)))
        });
        let established = lines.iter().filter(|line| line.missing.is_empty()).count();
        let ranks = places(lines[..established].iter().map(key));
        for (line, rank) in lines.iter_mut().zip(ranks) {
            line.rank = Some(rank);
        }
        Ok(RatingTable { lines, established, apart })
    }
}

impl Club {
    /// A player's rating on a list as it stands on a day, with its interval and what is missing for
    /// it to be established; none where there is no such list.
    pub fn standing(&self, list: ListId, player: PlayerId, today: NaiveDate) -> Option<Standing> {
        let player = self.registry().today(player);
        let experience = self.experience(list, None);
        let rating = self.rating(list, player);
        let strength = self.strengths(list, None).of(player.0);
        Some(self.list(list)?.standing((experience.get(&player), strength), rating, today))
    }
}

/// The source of a table's intervals.
enum Ground {
    Strengths(Arc<Strengths>),
    History(History),
    Aged(AgedRatings),
}

impl Ground {
    /// Whether a player stands in the table.
    fn lists(&self, player: PlayerId) -> bool {
        match self {
            Self::Strengths(_) | Self::History(_) => true,
            Self::Aged(all) => all.of(player.0).is_some_and(|own| own.is_listed()),
        }
    }
}

/// A rating before the first match.
fn unplayed(rating: f64) -> Interval {
    Interval { rating, deviation: Uncertainty::STANDARD.prior }
}

impl RatingList {
    /// A rating with its interval on a day; none before the first match.
    fn interval(
        own: Option<&Experience>,
        strength: Option<Strength>,
        day: NaiveDate,
    ) -> Option<Interval> {
        let own = own?;
        Some(strength?.interval(own.rating, own.idle(day), Uncertainty::STANDARD))
    }

    /// A rating with this experience and strength, as it stands on a day.
    pub(super) fn standing(
        &self,
        (own, strength): (Option<&Experience>, Option<Strength>),
        rating: f64,
        day: NaiveDate,
    ) -> Standing {
        let interval = Self::interval(own, strength, day).unwrap_or_else(|| unplayed(rating));
        Standing { interval, missing: self.missing(own, interval, day) }
    }

    /// The conditions that a rating does not meet on a day.
    fn missing(
        &self,
        own: Option<&Experience>,
        interval: Interval,
        day: NaiveDate,
    ) -> Vec<Missing> {
        self.established.missing(Known {
            games: own.map_or(0, |own| own.games),
            half_width: interval.half_width(),
            idle: own.map(|own| own.idle(day)),
        })
    }
}

// The numbers of players by rating.

/// The possible widths of a step in points, the narrowest first.
const STEPS: [f64; 6] = [25.0, 50.0, 100.0, 200.0, 400.0, 800.0];
/// The most steps.
const MOST: usize = 40;

/// Counts of players in steps of equal width.
#[derive(Clone, Debug, PartialEq)]
pub struct Spread {
    /// The lower end of the first step, in rating points.
    pub from: f64,
    /// How wide a step is, in rating points.
    pub step: f64,
    /// The players of each step with an established rating, and the others.
    pub counts: Vec<[u32; 2]>,
}

impl RatingTable {
    /// How the ratings of the players with matches lie; none where there are none.
    pub fn spread(&self) -> Option<Spread> {
        let played = self.lines.iter().filter(|line| line.ranked.games > 0);
        let ratings: Vec<(f64, bool)> =
            played.map(|line| (line.interval.rating, line.missing.is_empty())).collect();
        let all = || ratings.iter().map(|(rating, _)| *rating);
        let (least, greatest) = (all().reduce(f64::min)?, all().reduce(f64::max)?);
        let number = |step: f64| place(greatest, (least / step).floor() * step, step) + 1;
        let step = STEPS.into_iter().find(|step| number(*step) <= MOST / 2);
        let step = step.or_else(|| STEPS.into_iter().find(|step| number(*step) <= MOST));
        #[expect(clippy::cast_precision_loss, reason = "a few steps")]
        let step = step.unwrap_or((greatest - least) / (MOST - 2) as f64);
        let from = (least / step).floor() * step;
        let mut counts = vec![[0, 0]; place(greatest, from, step) + 1];
        for (rating, established) in ratings {
            counts[place(rating, from, step)][usize::from(!established)] += 1;
        }
        Some(Spread { from, step, counts })
    }
}

/// The step of a value.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from the least on")]
fn place(value: f64, from: f64, step: f64) -> usize {
    ((value - from) / step).floor().max(0.0) as usize
}

#[cfg(test)]
mod tests {
    use chrono::{Months, NaiveDate};

    use super::*;
    use crate::club::action::{CreateTournament, RecordMatch, SetRatingList};
    use crate::club::{Action, Place, Seq};
    use crate::domain::format::{Format, Seeding, StagePlan};
    use crate::domain::ids::{MatchNo, TournamentId};
    use crate::domain::rating::{Established, Scale};
    use crate::domain::round::RoundName;
    use crate::domain::score::{Length, Lengths, Outcome, Score};

    const LEAGUE: TournamentId = TournamentId(1);

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 21).expect("a day")
    }

    /// Five players; each line of `results` holds winner, loser and games.
    fn club(games: u32, results: &[([u32; 2], [u32; 2])]) -> Club {
        let mut club = Club::default();
        let mut seq = 0;
        let mut perform = |action: Action| {
            seq += 1;
            club.perform(&action, Place { seq: Seq(seq), index: 0 }).expect("allowed");
        };
        for player in (1..=5).map(PlayerId) {
            perform(Action::add_player(player, format!("player {}", player.0)));
        }
        let established = Established { games, half_width: Some(1000.0), months: Some(12) };
        let (list, scale, name) = (ListId::MAIN, Box::new(Scale::STANDARD), "main".to_owned());
        perform(Action::SetRatingList(SetRatingList { list, name, scale, established }));
        let plan = StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
        perform(Action::CreateTournament(CreateTournament {
            tournament: LEAGUE,
            name: "league".to_owned(),
            list,
            plan: Box::new(plan),
        }));
        for (no, (sides, [a, b])) in (1..).map(MatchNo).zip(results) {
            let (round, sides) = (RoundName::Round(1), sides.map(PlayerId));
            let (tournament, outcome) = (LEAGUE, Outcome::Score(Score::new(*a, *b)));
            let played_on = today();
            perform(Action::RecordMatch(RecordMatch {
                tournament,
                no,
                round,
                sides,
                outcome,
                played_on,
            }));
        }
        club.settle();
        club
    }

    fn places(table: &RatingTable) -> Vec<(u32, Option<u32>)> {
        table.lines.iter().map(|line| (line.player.0, line.rank)).collect()
    }

    /// The problem S3 ends on: with few games no player ranks above long-time players.
    #[test]
    fn only_the_established_have_a_place() {
        let club = club(5, &[([1, 2], [3, 2]), ([3, 1], [2, 0])]);
        let table = club.rating_table(ListId::MAIN, RankingQuery::now(today()));
        assert_eq!(table.established, 2);
        let ranks = places(&table);
        assert_eq!(ranks[..2], [(2, Some(1)), (1, Some(2))]);
        assert_eq!(ranks[2], (3, None), "the highest rating of all, after two games");
        assert_eq!(table.lines[2].missing, [Missing::Games(3)]);
        let unplayed =
            table.lines.iter().find(|line| line.player == PlayerId(5)).expect("registered");
        assert_eq!(unplayed.missing, [Missing::Games(5)]);
        assert!((unplayed.interval.half_width() - 1.96 * 250.0).abs() < 1e-9);
    }

    #[test]
    fn who_has_not_played_for_a_year_is_listed_apart() {
        let club = club(1, &[([1, 2], [3, 2])]);
        let asked = |months| RankingQuery::now(today() + Months::new(months));
        assert_eq!(club.rating_table(ListId::MAIN, asked(11)).established, 2);
        let later = club.rating_table(ListId::MAIN, asked(13));
        assert_eq!(later.established, 0);
        assert!(matches!(later.lines[0].missing[..], [Missing::Activity { at_most: 12, .. }]));
        let then = RankingQuery { as_of: Some(today()), ..asked(13) };
        assert_eq!(club.rating_table(ListId::MAIN, then).established, 2, "as it stood then");
    }

    #[test]
    fn orders_and_models() {
        // Player 3 stands highest on two games, player 1 is the best known.
        let results = [([1, 2], [30, 20]), ([1, 4], [8, 5]), ([3, 5], [2, 0])];
        let club = club(1, &results);
        let asked = |model, order| RankingQuery { model, order, ..RankingQuery::now(today()) };
        let first =
            |model, order| club.rating_table(ListId::MAIN, asked(model, order)).lines[0].player.0;
        let table = club.rating_table(ListId::MAIN, asked(Model::WholeHistory, Order::Rating));
        for line in &table.lines {
            assert!(line.interval.deviation > 0.0);
        }
        assert_eq!(first(Model::WholeHistory, Order::LowerBound), 1);
        let apart = Apart { groups: 2, smallest: vec![PlayerId(3), PlayerId(5)] };
        assert_eq!(
            table.apart,
            Some(apart),
            "they never met the others, not even by way of others"
        );
        let met = [&results[..], &[([1, 3], [1, 1])]].concat();
        let met = self::club(1, &met).rating_table(ListId::MAIN, RankingQuery::now(today()));
        assert_eq!(met.apart, None);
    }
}
