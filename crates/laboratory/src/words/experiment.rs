//! Texts of experiments.

use std::f64::consts::LN_2;

use std::path::Path;

use crate::domain::rating::WinCurve;
use crate::lab::affinity::{self, Affinity};
use crate::lab::audit::Verdict;
use crate::lab::convergence::{Convergence, Recommended, Schedule};
use crate::lab::elo_table::Part;
use crate::lab::virtual_game::{Beside, Findings, HandLaw, Logarithm, Method};
use crate::lab::{Experiment, KeptFault};
use crate::words::message::JoinWords;
use crate::words::message::Message;
use crate::words::words;

words! {
    pub ExperimentWords in "experiment" {
        form[WinCurve];
        audited[Verdict];
        part[Part];
        schedule[Schedule];
        hand_law[HandLaw];
        logarithm[Logarithm];
        method[Method];
        offered[Experiment];
        about[Experiment];
    }
}

impl ExperimentWords {
    /// The settings of the virtual game, and the logarithms that give each printed median.
    pub fn virtual_game_verdict(self, found: &Findings) -> Vec<String> {
        let game = &found.game;
        let (sets, games, k, seed) = (game.sets, game.games, game.k, game.seed);
        let beside = found.beside();
        let mut said = vec![self.medians_stronger_player(sets, games, k, seed)];
        said.extend(beside.iter().map(|one| self.beside(one)));
        let all = |at: usize| beside.iter().all(|one| one.fits()[at]);
        if !all(0) && !all(1) {
            said.push(self.no_logarithm_gives().to_owned());
        }
        let rests = game.rests().map(|(outside, [base_10, natural])| {
            self.rests(
                format_args!("{outside}"),
                format_args!("{base_10:.0}"),
                format_args!("{natural:.0}"),
            )
        });
        let rests = rests.join(JoinWords::speaking(self.voice).comma());
        said.push(self.with_normal_hands(rests));
        said
    }

    /// A printed median compared with those found.
    fn beside(self, one: &Beside) -> String {
        let (law, printed, chance) = (self.hand_law(one.law), one.printed, one.chance);
        let [base_10, natural] = one.off;
        let fits = match one.fits() {
            [true, true] => self.fits(),
            [true, false] => self.base_fits(),
            [false, true] => self.natural_logarithm_fits(),
            [false, false] => self.neither_fits(),
        };
        self.printed_base_natural(
            printed,
            law,
            format_args!("{base_10:+.1}"),
            format_args!("{natural:+.1}"),
            fits,
            format_args!("{chance:.1}"),
        )
    }

    /// The name of an experiment, and a line about it.
    pub fn offer(self, experiment: Experiment) -> (&'static str, &'static str) {
        (self.offered(experiment), self.about(experiment))
    }

    /// The numbers of sets, players and games, and the random seed; the club's past has its own players and games.
    pub fn convergence_played(self, plan: &Convergence) -> Vec<String> {
        let (sets, deviation, seed) = (plan.sets, plan.deviation, plan.seed);
        let of_club = |schedule: &Schedule| *schedule == Schedule::Club;
        let drawn = plan.schedules.iter().any(|schedule| !of_club(schedule));
        let drawn =
            drawn.then(|| self.sets_players_with(sets, plan.players, deviation, plan.games, seed));
        let club = plan.schedules.iter().find(|schedule| of_club(schedule));
        let club =
            club.map(|club| self.sets_of_club(sets, plan.players_in(*club), deviation, seed));
        drawn.into_iter().chain(club).collect()
    }

    /// The recommended K for a schedule, with reasons.
    pub fn recommended(self, found: &Recommended) -> String {
        let name = self.schedule(found.schedule);
        let (k, loss, oracle, error) = (found.k, found.log_loss, found.oracle, found.error);
        let [low, high] = found.alike;
        let alike = if low < high { self.as_good(low, high) } else { String::new() };
        let own = found.own.map_or_else(String::new, |(k, loss)| {
            if loss >= LN_2 {
                return self.own(format_args!("{loss:.4}"), format_args!("{LN_2:.4}"));
            }
            self.clubs_own_results(k, format_args!("{loss:.4}"))
        });
        self.k_predicts_games(
            name,
            k,
            format_args!("{loss:.4}"),
            format_args!("{oracle:.4}"),
            alike,
            format_args!("{error:.0}"),
            own,
        )
    }

    /// A run cannot continue from a file.
    pub fn not_kept(self, path: &Path, fault: &KeptFault) -> Message {
        let file = path.display();
        match fault {
            KeptFault::File(error) => self.voice.words().message.command.unwritable(path, error),
            KeptFault::Another(head) => self.another(file, head),
            KeptFault::Busy => self.busy(file),
            KeptFault::Line(line) => self.line(line, file),
        }
    }

    /// Whether strengths explain all head-to-heads together.
    pub fn affinity_found(self, found: &affinity::Findings, of: &Affinity) -> String {
        let (sum, percent, pairs) = (found.sum, 100.0 * found.by_chance, found.pairs.len());
        let (sets, seed) = (of.sets, of.seed);
        self.pairs_squares_deviations(
            pairs,
            format_args!("{sum:.1}"),
            format_args!("{percent:.1}"),
            sets,
            seed,
        )
    }

    /// A file has no column of numbers, or not the named one.
    pub fn no_numbers(self, path: &Path, column: Option<&str>) -> Message {
        let file = path.display();
        match column {
            None => self.no_column(file),
            Some(name) => self.column_has_fewer(name, file),
        }
    }

    /// The headings of the audit of the documents.
    pub fn audit_columns(self) -> [&'static str; 5] {
        [self.row(), self.audit_what(), self.done_by(), self.here(), self.remark()]
    }
}
