//! Forecasts of formats.

use crate::domain::bracket::GrandFinal;
use crate::domain::format::Format;
use crate::foresight::{Candidate, Foresight, FormatLine, Priority, Then};
use crate::words::words;

words! {
    pub PlanWords in "plan" {
        title; format_title; matches; end; range; each; wait; best; tau; learnt;
        alone(matches: usize); more_or_fewer; is_entered; taken(format: &str); legend;
        candidate_each(own, takes, then); single_all_places; single_elimination; double_elimination;
        double_reset; groups_best(groups, takes); pods(size, rounds, games); all_places(name);
        reset(name); groups(groups); swiss(name, rounds); tables(name, size, rounds, games);
        priority[Priority: Order, Best, End, Matches, Wait, Learnt]; sorted_by(by);
        sorted_by_end(until, sure, by); simulated(players, tables, lengths, start, evenings, seed);
        match_takes(minutes, rests); equal; nothing_fits(players: usize) -> Message;
        ends_before() -> Message; as_elsewhere; of_matches(count);
    }
}

impl PlanWords {
    /// A format with its numbers and the stage behind it.
    pub fn candidate(self, candidate: Candidate) -> String {
        let own = self.format(candidate.format, candidate.rounds);
        let Some(Then { format, takes }) = candidate.then else { return own };
        let then = self.format(format, 1);
        self.candidate_each(own, takes, then)
    }

    /// Like [`Self::candidate`], where there is little room.
    pub fn short(self, candidate: Candidate) -> String {
        let rounds = candidate.rounds;
        match (candidate.format, candidate.then) {
            (Format::SingleElimination { placement: true, .. }, _) => {
                self.single_all_places().to_owned()
            }
            (Format::SingleElimination { .. }, _) => self.single_elimination().to_owned(),
            (Format::DoubleElimination { grand_final: GrandFinal::Simple }, _) => {
                self.double_elimination().to_owned()
            }
            (Format::DoubleElimination { grand_final: GrandFinal::Reset }, _) => {
                self.double_reset().to_owned()
            }
            (Format::Groups { groups, .. }, Some(Then { takes, .. })) => {
                self.groups_best(groups, takes)
            }
            (Format::Tables { size, games }, _) => self.pods(size, rounds, games),
            (format, _) => self.format(format, rounds),
        }
    }

    fn format(self, format: Format, rounds: u32) -> String {
        let name = self.voice.words().term.format(format);
        match format {
            Format::SingleElimination { placement: true, .. } => self.all_places(name),
            Format::DoubleElimination { grand_final: GrandFinal::Reset } => self.reset(name),
            Format::Groups { groups, .. } => self.groups(groups),
            Format::Swiss { rounds, .. } => self.swiss(name, rounds),
            Format::Tables { size, games } => self.tables(name, size, rounds, games),
            _ => name.to_owned(),
        }
    }

    /// The order of the lines.
    pub fn sorted(self, priority: Priority, until: Option<&str>) -> String {
        let by = self.priority(priority);
        let sure = (FormatLine::SURE * 100.0).round();
        match until {
            None => self.sorted_by(by),
            Some(until) => self.sorted_by_end(until, sure, by),
        }
    }

    /// The numbers of players and tables, the times, and the source of durations.
    pub fn played(self, plan: &Foresight, start: &str) -> Vec<String> {
        let (players, tables, evenings) = (plan.players.len(), plan.tables, plan.evenings);
        let lengths = self.voice.words().term.lengths(&plan.lengths);
        let (seen, seed) = (plan.durations.seen(), plan.seed);
        let minutes = plan.durations.median(plan.usual_games()).round();

        let rests = match seen {
            0 => self.as_elsewhere().to_owned(),
            seen => self.of_matches(seen),
        };
        let mut said = vec![
            self.simulated(players, tables, lengths, start, evenings, seed),
            self.match_takes(minutes, rests),
        ];
        if plan.are_equal() {
            let equal = self.equal();
            said.push(equal.to_owned());
        }
        said
    }
}
