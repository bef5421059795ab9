//! The words of the question before a tournament starts.

use crate::club::tournament::TiedPlaces;
use crate::domain::format::{Format, Seeding};
use crate::words::FieldWords;
use crate::words::words;

/// The matches of a further stage before it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextStage {
    pub number: u32,
    pub format: Format,
    /// The players who advance, by seed, with their ranks in the stage before.
    pub players: Vec<String>,
    /// The first matches, as far as they are certain and there is room.
    pub pairings: Vec<[String; 2]>,
    /// How many more there are.
    pub more: usize,
    /// Players with a bye in the first round.
    pub byes: Vec<String>,
}

/// The pairings of the next round before they are made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextPairings {
    /// The first of them in the order of boards.
    pub pairs: Vec<[String; 2]>,
    /// How many more there are.
    pub more: usize,
    /// The player with the bye.
    pub bye: Option<String>,
    /// Absent players.
    pub absent: Vec<String>,
    /// Whether lots decide who has which colour.
    pub lots: bool,
}

/// The settings and size of a stage before it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawPlan {
    pub format: Format,
    /// The criterion for the seeds.
    pub seeding: Seeding,
    /// How many have entered.
    pub entrants: usize,
    /// How many matches there will be.
    pub matches: usize,
    /// How many have no opponent in the first round, or rest in every round.
    pub byes: usize,
}
words! {
    /// The words of the question before a tournament starts.
    pub StartWords in "start" {
        question(tournament: &str); yes; not_here(count: usize, names: &str); without_them;
        come_later; with_all(entrants: usize); not_yet; stage(number: u32, tournament: &str);
        stage_yes; as_shown; round(round: u32, tournament: &str);
        pairings(round: u32, tournament: &str); lots; lots_order; tied(names: &str);
        tied_in(group: &str, names: &str); seeds_stage(stage: u32);
        decides_places(first: usize, last: usize); shared_across(per_match: &str, values: &str);
        new_order(names: &str); among(matches: &str); none_among;
        met(a: &str, b: &str, result: &str); shared(values: &str); lots_yes; all_lots(ties: usize);
        decided; decide_title(tournament: &str); play_off_yes; play_off_all(matches: usize);
        some_advance(places, tied: usize); one_compared(tied: usize);
        one_more_may(places, tied: usize, rank); order.doc; how.doc; in_groups;
        in_rounds(rounds: u32, byes: usize); with_byes(byes: usize); all_play(byes: usize);
        plan(entrants: usize, format: &str, seeding: &str, matches: usize, byes: &str);
        and_more(more: usize); bye_of(name: &str); byes_of(names: &str); absent_are(names: &str);
        first_by_lots; advance_to(players: usize, format: &str);
    }
}

impl StartWords {
    /// How many of those who are tied advance, and whether one more may as one of the best of the next rank.
    pub fn places(self, TiedPlaces { places, one_more }: TiedPlaces, tied: usize) -> String {
        match one_more {
            None => self.some_advance(places, tied),
            Some(_) if places == 0 => self.one_compared(tied),
            Some(rank) => self.one_more_may(places, tied, rank),
        }
    }

    /// The fields of the form for an order that was decided elsewhere.
    pub fn decide_fields(self) -> [FieldWords; 2] {
        [self.order(), self.how()]
    }

    pub fn consequence(self, plan: &DrawPlan) -> String {
        let term = self.voice.words().term;
        let byes = match plan.format {
            format if format.has_groups() => self.in_groups().to_owned(),
            format if format.has_seats() => term.random_seats().to_owned(),
            Format::Swiss { rounds, .. } => self.in_rounds(rounds, plan.byes),
            format if format.is_elimination() => self.with_byes(plan.byes),
            _ => self.all_play(plan.byes),
        };
        let (format, seeding) = (term.format(plan.format), term.seeding(plan.seeding));
        self.plan(plan.entrants, format, seeding, plan.matches, &byes)
    }

    /// The pairings of the next round.
    pub fn pairings_consequence(self, next: &NextPairings) -> String {
        let list = |names: &[String]| self.voice.words().term.list(names);
        let mut lines: Vec<String> = next.pairs.iter().map(|[a, b]| format!("{a} - {b}")).collect();
        lines.extend((next.more > 0).then(|| self.and_more(next.more)));
        lines.extend(next.bye.as_ref().map(|name| self.bye_of(name)));
        lines.extend((!next.absent.is_empty()).then(|| self.absent_are(&list(&next.absent))));
        lines.extend(next.lots.then(|| self.first_by_lots().to_owned()));
        lines.join("\n")
    }

    /// The players who advance to the stage, and their first matches.
    pub fn stage_consequence(self, next: &NextStage) -> String {
        let term = self.voice.words().term;
        let mut lines = vec![self.advance_to(next.players.len(), term.format(next.format))];
        if next.pairings.is_empty() {
            lines.push(term.list(&next.players));
        }
        lines.extend(next.pairings.iter().map(|[a, b]| format!("{a} - {b}")));
        lines.extend((next.more > 0).then(|| self.and_more(next.more)));
        lines.extend((!next.byes.is_empty()).then(|| self.byes_of(&term.list(&next.byes))));
        lines.join("\n")
    }
}
