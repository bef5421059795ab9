//! Finds the formats that can be played in the given time.

use chrono::{DateTime, TimeDelta, Utc};

use super::value::{begin, count};
use crate::cli::prelude::*;
use crate::clock::{read_in_the_hall, written_in_the_hall};
use crate::domain::chance::SEED;
use crate::domain::format::Seeding;
use crate::domain::rating::compare_ratings;
use crate::domain::score::Lengths;
use crate::foresight::{
    Candidate, Durations, Foresight, Priority, Rated, durations, entered, evenings, typical,
};
use crate::request::foresight::open_tables;

#[derive(Debug, clap::Args)]
pub(super) struct Plan {
    #[arg(long, value_name = "N", value_parser = count, required_unless_present = "tournament",
        conflicts_with = "tournament")]
    players: Option<u32>,
    #[arg(long, value_name = "TOURNAMENT")]
    tournament: Option<String>,
    #[arg(long, value_name = "NAME", conflicts_with = "tournament")]
    list: Option<String>,
    #[arg(long, value_name = "N", value_parser = count)]
    tables: Option<u32>,
    #[arg(long, value_name = "TIME", value_parser = begin)]
    from: Option<String>,
    #[arg(long, value_name = "TIME", value_parser = begin)]
    until: Option<String>,
    #[arg(long, value_name = "N", value_parser = games)]
    first_to: Option<u32>,
    #[arg(long, value_name = "N", value_parser = games, conflicts_with = "first_to")]
    games: Option<u32>,
    #[arg(long, value_parser = one_of::<Seeding>(), default_value_t = Seeding::Rating)]
    seeding: Seeding,
    #[arg(long, value_parser = one_of::<Priority>(), default_value_t)]
    sort: Priority,
    #[arg(long, value_name = "N", value_parser = count)]
    evenings: Option<u32>,
    #[arg(long, alias = "seed", value_name = "SEED", default_value_t = SEED)]
    random_seed: u64,
    #[arg(long, value_parser = one_of::<Format>(), default_value_t = Format::Table)]
    format: Format,
}

impl Plan {
    pub(super) fn run(&self, context: &mut Context<'_>) -> CliResult {
        let words = context.words;
        // Without a club's file, an empty club is asked.
        let desk = context.is_begun()?.then(|| context.open()).transpose()?;
        let new = Club::default();
        let club = desk.as_ref().map_or(&new, |desk| desk.club());
        let (now, today) = (context.outside.now(), context.outside.today());
        let [from, until] = [&self.from, &self.until]
            .map(|text| text.as_ref().and_then(|text| read_in_the_hall(text, today)));
        let start = from.unwrap_or(now);
        let minutes = until.map(|until| minutes(start, until));
        if minutes.is_some_and(|minutes| minutes <= 0.0) {
            return Err(words.plan.ends_before().into());
        }
        let (players, lengths) = self.players(club, context.names(club), today)?;
        let count = players.len();
        let candidates = Candidate::all(count);
        if candidates.is_empty() {
            return Err(words.plan.nothing_fits(count).into());
        }
        let when = |seq: Seq| desk.as_ref().and_then(|desk| desk.written_at(seq));
        let plan = Foresight {
            seed: self.random_seed,
            evenings: self.evenings.unwrap_or_else(|| evenings(count)),
            players,
            lots: self.seeding == Seeding::Random,
            tables: self.tables.unwrap_or_else(|| open_tables(club, count)),
            lengths,
            durations: Durations::of(&durations::past(club, &when)),
            until: minutes,
        };
        // Progress cannot be stopped here.
        let progress = ProgressLine::new(words.command);
        let Ok(found) = plan.play(&candidates, &progress) else { return Ok(()) };
        drop(progress);
        let sheet = export::foresight(&found.sorted(self.sort), in_the_hall(start));
        let at = |at: DateTime<Utc>| written_in_the_hall(at, today);
        let until = until.map(at);
        let mut said = words.plan.played(&plan, &at(start));
        said.push(words.plan.sorted(self.sort, until.as_deref()));
        if self.format == Format::Table {
            writeln!(context.out, "{}\n", said.join("\n"))?;
            context.print(sheet.without_empty(), self.format)?;
            writeln!(context.out, "\n{}", words.plan.legend())?;
        } else {
            context.print(sheet, self.format)?;
            for line in &said {
                context.say(line);
            }
        }
        Ok(())
    }

    /// The players in order of seeds, and the durations of matches.
    fn players(
        &self,
        club: &Club,
        names: Names<'_>,
        today: chrono::NaiveDate,
    ) -> Result<(Vec<Rated>, Lengths), Message> {
        let given = self.games.map(Length::Games).or_else(|| self.first_to.map(Length::FirstTo));
        let usual = Lengths::all(given.unwrap_or(Length::FirstTo(2)));
        let Some(name) = &self.tournament else {
            let list = match &self.list {
                Some(_) => names.list(self.list.as_deref())?.id,
                None => ListId::MAIN,
            };
            let count = usize::try_from(self.players.unwrap_or(0)).unwrap_or(usize::MAX);
            return Ok((typical(club, list, count, today), usual));
        };
        let found = names.tournament(name)?;
        let mut players = entered(club, found.list, &found.entrants, today);
        if self.seeding == Seeding::Rating {
            players.sort_by(|one, other| compare_ratings(other.rating, one.rating));
        }
        let planned = found.stages.first().map(|stage| stage.plan.lengths.clone());
        let planned = planned.filter(|lengths| given.is_none() && lengths.usual != Length::Open);
        Ok((players, planned.unwrap_or(usual)))
    }
}

fn minutes(from: DateTime<Utc>, until: DateTime<Utc>) -> f64 {
    let apart: TimeDelta = until - from;
    apart.as_seconds_f64() / 60.0
}
