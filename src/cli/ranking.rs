//! The options for what a ranking consists of.

use super::rules::HistorySaid;
use crate::cli::prelude::*;
use crate::club::question::rating_table::{Model, Order};
use crate::domain::day;
use crate::export::RankingParts;

/// The kind that most options of rankings go with.
pub(super) const RANKING: &[&str] = &["ranking"];

#[derive(Debug, clap::Args)]
pub(super) struct RankingOptions {
    #[arg(long)]
    pub(super) category: Option<String>,
    #[arg(long, value_parser = one_of::<Model>())]
    model: Option<Model>,
    #[arg(long, value_parser = one_of::<Order>())]
    order: Option<Order>,
    #[command(flatten)]
    history: HistorySaid,
    #[arg(long)]
    established: bool,
    #[arg(long, value_name = "TOURNAMENT|DATE")]
    since: Option<String>,
    #[arg(long)]
    without_hands: bool,
}

impl RankingOptions {
    /// The options, whether each was given without what it goes with, and what that is.
    pub(super) fn unfit_for(
        &self,
        ranked: bool,
    ) -> [(&'static str, bool, &'static [&'static str]); 6] {
        const FITTED: &[&str] = &["ranking --model whole-history"];
        let fits = ranked && self.model == Some(Model::WholeHistory);
        [
            ("--model", self.model.is_some() && !ranked, RANKING),
            ("--order", self.order.is_some() && !ranked, RANKING),
            ("--established", self.established && !ranked, RANKING),
            ("--since", self.since.is_some() && !ranked, RANKING),
            ("--without-hands", self.without_hands && !ranked, RANKING),
            ("--w2, --prior-wins", !self.history.is_empty() && !fits, FITTED),
        ]
    }

    /// The ranking of a list that the options describe.
    pub(super) fn parts(
        &self,
        context: &mut Context<'_>,
        club: &Club,
        list: &RatingList,
        as_of: Option<NaiveDate>,
    ) -> CliResult<RankingParts> {
        let asked = RankingQuery {
            as_of,
            today: context.outside.today(),
            model: self.model.unwrap_or_default(),
            order: self.order.unwrap_or_default(),
        };
        let category = match &self.category {
            None => None,
            Some(name) => {
                let name = context.names(club).category(name)?;
                club.category_names().iter().position(|known| *known == name)
            }
        };
        let before = self.since.as_ref().map(|since| day_before(context, club, list, since));
        let before = before.transpose()?;
        if let Some((before, as_of)) = before.zip(as_of).filter(|(before, as_of)| before >= as_of) {
            let since = before.succ_opt().unwrap_or(before);
            return Err(CliError::Usage(context.words.command.since_later(since, as_of)));
        }
        Ok(RankingParts {
            history: Some(self.history.applied(list.scale.history)),
            category,
            established: self.established,
            before,
            without_hands: self.without_hands,
            ..RankingParts::whole(list.id, asked)
        })
    }
}

/// The day before a tournament or a day. Ratings are compared by days, so others that began on that day are named.
fn day_before(
    context: &mut Context<'_>,
    club: &Club,
    list: &RatingList,
    since: &str,
) -> CliResult<NaiveDate> {
    let first = match day::read(since) {
        Some(day) => day,
        None => match context.names(club).tournament(since)?.first_day() {
            None => context.outside.today(),
            Some(first) => {
                let begun = club.begun_on(list.id, first);
                if begun.len() > 1 {
                    context.say(&context.words.rating.began_together(first, begun));
                }
                first
            }
        },
    };
    Ok(first.pred_opt().unwrap_or(first))
}
