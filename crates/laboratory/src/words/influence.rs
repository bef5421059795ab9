//! Texts of the experiment on targeted influence.

use crate::lab::Program;
use crate::lab::influence::{self, Clause, FalseAlarms, Influence, Measure, Verdict};
use crate::sheets::Figure;
use crate::words::message::JoinWords;
use crate::words::words;

words! {
    pub InfluenceWords in "influence" {
        measure[Measure];
        figure[Figure];
        clause[Clause];
        verdict[Verdict];
    }
}

impl InfluenceWords {
    /// The amount of play.
    pub fn played(self, influence: &Influence) -> String {
        let (sets, games, seed) = (influence.sets, influence.games, influence.seed);
        self.sets_games_each(sets, games, seed)
    }

    /// Our program that stands for one of S2; none if there is none.
    pub fn stands_in(self, influence: &Influence) -> Option<String> {
        let of = |four: &&Program| influence::opponents(four.name()) != four.name();
        let ours = influence.against.iter().find(of)?.name();
        let theirs = influence::opponents(ours);
        Some(self.stands_for_s(ours, theirs))
    }

    /// How often a claim fails by chance alone; none if nothing can be shuffled.
    pub fn false_alarms(self, alarms: &[FalseAlarms]) -> Option<String> {
        let of =
            |one: &FalseAlarms| format!("{} {:.1} %", self.clause(one.clause), 100.0 * one.share);
        let all: Vec<String> = alarms.iter().map(of).collect();
        let all = all.join(JoinWords::speaking(self.voice).comma());
        (!alarms.is_empty()).then(|| self.false_alarms_where(all))
    }
}
