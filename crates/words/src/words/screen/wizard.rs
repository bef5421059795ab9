//! The words of the wizard for a new tournament.

use crate::request::draft::preview::Prospect;
use crate::request::draft::rules::Rules;
use crate::words::prelude::*;

/// The counts of a list's lines by outcome.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Registered players, and new ones, who were entered.
    pub known: usize,
    pub new: usize,
    pub look: usize,
    /// Names of players who were entered already.
    pub again: Vec<String>,
}

/// More names than this are counted.
const NAMED: usize = 3;

words! {
    pub WizardWords in "wizard" {
        field[Field].doc;
        value_lines[Field];
        unreadable[Field];
    }

    fn sizes_of(say; sizes: &[usize]) match (sizes.iter().min(), sizes.iter().max()) {
        (Some(least), Some(most)) if least != most => sizes; (Some(size), _) => { size.to_string() };
        (None, _) => { String::new() };
    }

    fn may_be_one(say; [one, other]: &[String; 2], more: usize) match more {
        0 => one_person; _ => and_pairs(told = say.one_person(one, other));
    }

    /// Names that are not decided, so that their players are not entered.
    fn undecided(say; names: &[String]) = undecided_names(
        count = names.len(), names = names.get(..NAMED).unwrap_or(names),
        more = names.len() > NAMED);

    fn taken_in(say; tally: &Tally) = taken(
        lines = tally.known + tally.new + tally.look + tally.again.len(), parts = say.counted(tally), again = say.again(&tally.again));

    fn changed(say; gone: &[String], merged: &[String], registered: &[String]) each {
        if !gone.is_empty() => are_gone(names = gone); if !merged.is_empty() => are_merged(names = merged);
        if !registered.is_empty() => are_registered(names = registered);
    }

    fn counted(say; of: &Tally) each {
        if of.known > 0 => known_ones(count = of.known); if of.new > 0 => new_ones(count = of.new);
        if of.look > 0 => to_check(count = of.look); if !of.again.is_empty() => there_already(count = of.again.len());
    }

    fn again(say; names: &[String]) match names.split_at_checked(NAMED) {
        Some((first, more)) if !more.is_empty() => named_again(names = first, others = say.others(more.len()));
        _ if names.is_empty() => { String::new() }; _ => named_again(others = None::<&str>);
    }

    steps = [step_name, step_format, step_length, step_entrants, step_seeds, step_review];
    review = [review_name, review_format, review_then, review_ties, review_list, review_unit, review_limits,
        review_first_move, review_card_game, review_entrants, review_new, review_outside, review_to_check, review_twice, review_written];

    fn sentence(say: Format) -> Text {
        SingleElimination { .. } => about_single_elimination;
        DoubleElimination { .. } => about_double_elimination;
        RoundRobin { double: false } => about_round_robin;
        RoundRobin { double: true } => about_double_round_robin; Groups { .. } => about_groups;
        Swiss { .. } => about_swiss; Tables { .. } => about_pods; Recorded => about_record;
        Ladder => about_ladder;
    }
}

impl WizardWords {
    pub fn prospect(self, known: &Prospect) -> Vec<String> {
        let entrants = known.entrants;
        if !known.format.has_draw() {
            return vec![self.without_draw().to_owned()];
        }
        let Some(matches) = known.matches else {
            return vec![self.out_of_range(entrants, known.takes.0, known.takes.1)];
        };
        let term = self.voice.words().term;
        let (number, byes) = (known.parts.len(), known.byes);
        let (sizes, format) = (self.sizes_of(&known.parts), term.format(known.format));
        let first = match known.format {
            Format::Tables { .. } => self.in_pods(entrants, number, &sizes),
            Format::Swiss { rounds, .. } => self.in_swiss(entrants, rounds, matches, byes),
            Format::Groups { .. } => self.in_groups(entrants, number, &sizes, matches),
            of if of.is_elimination() => self.in_elimination(entrants, format, matches, byes),
            _ => self.in_rounds(entrants, format, matches, byes),
        };
        let then = known.then.map(|it| self.then(it.players, term.format(it.format), it.matches));
        let time = known.time.map(|time| {
            let (hours, minutes) = (time.num_hours(), time.num_minutes() % 60);
            self.takes(self.time(hours, minutes, format!("{minutes:02}")), known.tables)
        });
        let told: Vec<String> = std::iter::once(first).chain(then).chain(time).collect();
        let Some((last, parts)) = told.split_last() else { return told };
        parts.iter().map(|part| self.part(part)).chain([self.last_part(last)]).collect()
    }

    pub fn snake(self, groups: u32) -> String {
        let turn = 2 * u64::from(groups);
        let group = |no: u64| {
            [no, turn + 1 - no, turn + no, 2 * turn + 1 - no].map(|it| it.to_string()).join(" ")
        };
        self.by_snake((1..=u64::from(groups.min(2))).map(group).collect::<Vec<_>>())
    }

    pub fn field_of(self, field: Field, rules: &Rules) -> FieldWords {
        if field == Field::Games && !rules.fixed { self.first_to() } else { self.field(field) }
    }

    /// Names of the values of a field, in their order; for a number, the name of a blank.
    pub fn values(self, field: Field) -> Vec<&'static str> {
        self.value_lines(field).lines().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::draft::{Draft, Kind, StepName};
    use crate::words::ENGLISH;

    #[test]
    fn every_value_of_a_field_has_its_words() {
        for field in StepName::ALL.into_iter().flat_map(Field::of) {
            // Formats have theirs in the glossary.
            let Kind::Choice { value, turn } = field.row().kind else { continue };
            if [Field::Format, Field::Then].contains(&field) {
                continue;
            }
            let (mut draft, mut reached) = (Draft::default(), 0);
            for _ in 0..ENGLISH.screen.wizard.values(field).len() {
                reached = reached.max(value(&draft) + 1);
                turn(&mut draft, true);
            }
            assert_eq!(value(&draft), 0, "{field:?} has gone round");
            assert_eq!(reached, ENGLISH.screen.wizard.values(field).len(), "{field:?}");
        }
    }
}
