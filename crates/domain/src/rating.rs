//! Match-based Elo: one formula for two players or more, with or without a dealt hand. Ratings then give
//! the possible ends of a match, the uncertainty of a rating and the quality of its predictions. There
//! are also whole-history ratings and age-weighted ones, which use all results at once.

pub mod bradley_terry;
pub mod calibration;
mod established;
mod exp2;
mod formula;
mod logistic;
pub mod performance;
mod played;
mod race;
mod rating_state;
mod replay;
mod rules;
mod strengths;
pub mod uncertainty;
pub mod whole_history;

pub use established::{ChangeBasis, Step};
pub use established::{Division, Ineligible, Limit};
pub use established::{Established, Known, Missing};
pub use established::{compare_ratings, written, written_change};
pub use exp2::{exp2, ln};
pub use formula::{Duel, changes, difference, expected};
pub use logistic::{PairResult, WinCurve};
pub use performance::Odds;
pub use performance::Overshoot;
pub use performance::Performance;
pub use played::{Adjustment, Change, GamesOfTwo, Played, TableMatch, Totals};
pub use race::{
    FinalScore, Race, fair_races, handicap_race, points_worth, race, race_foretold, race_won,
};
pub use rating_state::{sweep, would_change};
pub use replay::{Replay, rate, rate_further, replay, replay_on, step};
pub use rules::{Damping, Draws, HistoryRules, KStep, RuleFault, Scale, Unit};
pub use strengths::{Strength, Strengths};
pub use uncertainty::{Evidence, Interval, LOGIT, Uncertainty, noise_floor, prediction};
