//! The rules of tournaments and ratings, pure: no clock, no source of randomness, no files.
//!
//! | question | where |
//! |---|---|
//! | who meets whom | [`swiss`] (FIDE Dutch), [`berger`] (round robin), [`bracket`] (eliminations), [`seeding`], [`ladder`] |
//! | who is where | [`standings`] (tie-breaks of C.07), [`elimination`], [`place_points`], [`odds`] |
//! | who gets which prize, who pays what | [`prize`] (Hort, equal shares, categories), [`category`], [`fee`] |
//! | how strong is who | [`rating`]: Elo for two or many, with hands; whole-history ratings; uncertainty |
//! | who is who | [`matching`] (likeness of two people), [`name`], [`number`] (numbers with a check digit) |
//! | how an event is written | [`format`](mod@format), [`score`] (with the length of a match), [`round`], [`trf`] (FIDE reports) |
//!
//! # Pair round three of a Swiss, and print its standings
//!
//! ```
//! use std::collections::HashSet;
//!
//! use banzuke_domain::format::Format;
//! use banzuke_domain::number::PlayerId;
//! use banzuke_domain::round::RoundName;
//! use banzuke_domain::score::{Outcome, Score};
//! use banzuke_domain::standings::{Finished, PairedRound, StandingsPlan, by_rounds, of_field};
//! use banzuke_domain::swiss::{Colour, Player, Round, Rules, Spent, pair};
//!
//! // Four players by their places in the starting list. 0 beat 2 and 1, 1 beat 3, 2 beat 3; the first has White.
//! let games = [[(0, 2), (1, 3)], [(1, 0), (2, 3)]];
//! let winners = [[0, 1], [0, 2]];
//!
//! let mut players = vec![Player::default(); 4];
//! for (round, won) in games.iter().zip(winners) {
//!     for (&(white, black), winner) in round.iter().zip(won) {
//!         let mut plays = |one: usize, other, colour| {
//!             let points = if winner == one { 2 } else { 0 };
//!             let spent = Spent::Playing(other, Some(colour));
//!             players[one].rounds.push(Round { points, bonus: 0, spent });
//!         };
//!         plays(white, black, Colour::White);
//!         plays(black, white, Colour::Black);
//!     }
//! }
//! let rules = Rules { rounds: 3, win: 2, drawn: Colour::White, forbidden: HashSet::new() };
//! let third = pair(&players, &rules).expect("a pairing that keeps the absolute criteria");
//! // 0 meets 3 and 1 meets 2: the only pairs that have not met.
//! assert_eq!(third.pairs.len(), 2);
//! assert!(third.pairs.iter().any(|pair| pair.contains(&0) && pair.contains(&3)));
//!
//! let number = |place: usize| PlayerId(place as u32 + 1);
//! let names = [RoundName::Round(1), RoundName::Round(2)];
//! let rounds: Vec<PairedRound> = (0..2)
//!     .map(|at| {
//!         let ended = games[at].iter().zip(winners[at]).map(|(&(white, black), winner)| Finished {
//!             sides: [number(white), number(black)],
//!             outcome: Outcome::Score(if winner == white { Score::new(1, 0) } else { Score::new(0, 1) }),
//!             awarded: 0,
//!             round: &names[at],
//!         });
//!         PairedRound { games: 1, finished: ended.collect(), ..PairedRound::default() }
//!     })
//!     .collect();
//! let entrants: Vec<_> = (0..4).map(|place| (number(place), None)).collect();
//! let plan = StandingsPlan::usual(Format::Swiss { rounds: 3, colours: true });
//! let standings = of_field(&by_rounds(&entrants, &rounds, 3), &plan);
//! for line in &standings {
//!     println!("{}  {}  {} points", line.rank.unwrap_or_default(), line.player, line.points);
//! }
//! assert_eq!(standings[0].player, number(0));
//! assert_eq!(standings[0].points, 2.0);
//! ```
//!
//! # Rate a season
//!
//! ```
//! use banzuke_domain::rating::{Played, Scale, rate};
//! use banzuke_domain::score::Score;
//!
//! // Three players from 1500 with K = 32; the first beats the second 2-1, and the third 2-0.
//! let season = [Played::duel([0, 1], Score::new(2, 1)), Played::duel([0, 2], Score::new(2, 0))];
//! let ratings = rate(&Scale::STANDARD, 3, &season);
//! // 32 (2 - 3/2) = 16 points for the first match.
//! assert!((ratings[1] - 1484.0).abs() < 1e-9);
//! assert!((ratings.iter().sum::<f64>() - 4500.0).abs() < 1e-9);
//! ```
//!
//! # Find a duplicate
//!
//! ```
//! use banzuke_domain::matching::{Band, Commonness, Person, compare};
//!
//! let [a, b, c] = ["髙橋 一郎", "高橋一郎", "佐藤 花子"].map(Person::named);
//! let common = Commonness::default();
//! assert_eq!(compare(&a, &b, &common).band(), Band::Strong);
//! assert_eq!(compare(&a, &c, &common).band(), Band::Unlike);
//! ```

#![warn(missing_docs)]

pub mod berger;
pub mod bracket;
pub mod category;
pub mod chance;
pub mod cholesky;
pub mod day;
pub mod days;
pub mod fee;
pub mod finish;
pub mod format;
pub mod game;
pub mod hall;
pub mod ids;
pub mod matching;
pub mod name;
pub mod number;
pub mod odds;
pub mod place_points;
pub mod prize;
pub mod progress;
pub mod rating;
pub mod records;
pub mod round;
pub mod rounding;
pub mod score;
pub mod search;
pub mod seeding;
pub mod standings;
pub mod swiss;
pub mod trf;
