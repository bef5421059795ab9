//! Swiss pairings by the FIDE (Dutch) system, C.04.3 of the FIDE Handbook as in force from 2026. Articles are named in
//! parentheses.

mod bracket;
mod criteria;
mod explain;
mod graph;
mod player;
mod random;
mod report;

use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use bracket::Bracket;
use criteria::Weight;
use graph::Graph;
use player::{Facts, first_colour};

pub use explain::{Due, Obstacle, Reason, explain};
pub use player::{Colour, Player, Round, Spent};
pub use random::{NoRound, RandomPlan};
pub use report::{Board, Difference, Report, ReportFault};

/// The name of the pairing rules in the journal.
pub const EDITION: &str = "fide-dutch-2026";

/// The decisions of a tournament about its pairings.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How many rounds are planned.
    pub rounds: usize,
    /// Points for a win, in the unit of all points here.
    pub win: u32,
    /// The drawn colour of the highest ranked player in the first round.
    pub drawn: Colour,
    /// Pairs that must not be made, by place.
    pub forbidden: HashSet<(usize, usize)>,
}

impl Rules {
    fn forbid(&self, a: usize, b: usize) -> bool {
        self.forbidden.contains(&(a, b)) || self.forbidden.contains(&(b, a))
    }
}

/// The pairs of a round, and the bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// Pairs of White and Black, in the order of boards.
    pub pairs: Vec<[usize; 2]>,
    /// The player with the bye.
    pub bye: Option<usize>,
}

/// No pairing keeps the absolute criteria (2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Impossible;

/// All players to be paired, by rank, with the facts that hold for all brackets.
struct Field {
    facts: Vec<Facts>,
    /// For each pair, whether it is allowed.
    meetings: Vec<bool>,
    /// Whether there is a bye.
    bye: bool,
    /// The score of the player with the bye may not be higher (C5).
    bye_score: Option<u32>,
}

/// Pairs the next round.
///
/// # Errors
/// If no pairing keeps the absolute criteria.
pub fn pair(players: &[Player], rules: &Rules) -> Result<Pairing, Impossible> {
    let field = Field::new(players, rules)?;
    let mut pairs = Vec::new();
    let mut moved = Vec::new();
    let mut start = 0;
    let end_of = |start: usize| {
        let same = |one: &&Facts| one.score == field.facts[start].score;
        start + field.facts[start..].iter().take_while(same).count()
    };
    while start < field.facts.len() {
        let end = end_of(start);
        let next = if end < field.facts.len() { end_of(end) } else { end };
        let bracket = Bracket { moved, residents: start..end, next: end..next };
        let made = bracket.pair(&field);
        let paired = |one: &usize| made.iter().any(|(a, b)| a == one || b == one);
        moved = bracket.players().filter(|one| !paired(one)).collect();
        pairs.extend(made);
        start = end;
    }
    let mut boards = field.coloured(pairs, rules.drawn);
    boards.sort_by_key(|pair| board_order(players, *pair));
    Ok(Pairing { pairs: boards, bye: moved.first().map(|rank| field.facts[*rank].number) })
}

/// The place of a pair in the order of boards (C.04.2): by the score of the higher player, the sum of the scores,
/// and the pairing number of the higher player. Scores are those of the pairing, with additional points.
pub fn board_order(players: &[Player], pair: [usize; 2]) -> (Reverse<u32>, Reverse<u32>, usize) {
    let score = |at: usize| players.get(at).map_or(0, Player::score);
    let [a, b] = pair.map(|at| (Reverse(score(at)), at));
    let (highest, number) = a.min(b);
    (highest, Reverse(score(pair[0]) + score(pair[1])), number)
}

impl Field {
    fn new(players: &[Player], rules: &Rules) -> Result<Self, Impossible> {
        let present = (0..players.len()).filter(|number| !players[*number].away);
        let mut facts: Vec<Facts> =
            present.map(|number| Facts::of(players, number, rules.win)).collect();
        facts.sort_by_key(|one| (Reverse(one.score), one.number));
        let bye = !facts.len().is_multiple_of(2);
        let mut field = Self { facts, meetings: Vec::new(), bye, bye_score: None };
        field.meetings = field.possible_meetings(players, rules);
        field.complete().then_some(field).ok_or(Impossible)
    }

    fn possible_meetings(&self, players: &[Player], rules: &Rules) -> Vec<bool> {
        let count = self.facts.len();
        let played = players.iter().map(|player| player.rounds.len()).max().unwrap_or(0);
        let last = played + 1 >= rules.rounds;
        let top = |one: &Facts| u64::from(one.score) * 2 > u64::from(rules.win) * played as u64;
        let mut meetings = vec![false; count * count];
        for (x, a) in self.facts.iter().enumerate() {
            for (y, b) in self.facts.iter().enumerate().skip(x + 1) {
                // C3: two players who must both have the same colour may meet
                // only in the last round, and if one is a topscorer.
                let same = a.wish.is_absolute() && b.wish.is_absolute() && !a.wish.agrees(&b.wish);
                let may = !players[a.number].has_met(b.number)
                    && !rules.forbid(a.number, b.number)
                    && (!same || last && (top(a) || top(b)));
                meetings[x * count + y] = may;
                meetings[y * count + x] = may;
            }
        }
        meetings
    }

    fn may_meet(&self, a: usize, b: usize) -> bool {
        self.meetings[a * self.facts.len() + b]
    }

    /// Whether a player may have the bye (C2, C5).
    fn may_rest(&self, rank: usize) -> bool {
        let facts = &self.facts[rank];
        facts.may_rest && self.bye_score.is_none_or(|most| facts.score <= most)
    }

    /// Finds the lowest score for the bye; returns whether a pairing exists (C4).
    fn complete(&mut self) -> bool {
        let mut scores: Vec<Option<u32>> =
            self.facts.iter().map(|one| Some(one.score)).rev().collect();
        scores.dedup();
        if !self.bye {
            scores = vec![None];
        }
        let all: Vec<usize> = (0..self.facts.len()).collect();
        scores.into_iter().any(|score| {
            self.bye_score = score;
            self.can_pair(&all)
        })
    }

    /// Whether these players can all be paired with one another, and with the bye if there is one.
    fn can_pair(&self, players: &[usize]) -> bool {
        let mut graph = Graph::<1>::new(players.len().next_multiple_of(2));
        for (x, a) in players.iter().enumerate() {
            for (y, b) in players.iter().enumerate().skip(x + 1) {
                if self.may_meet(*a, *b) {
                    graph.set(x, y, Weight::ZERO);
                }
            }
            if players.len() < graph.size && self.may_rest(*a) {
                graph.set(x, players.len(), Weight::ZERO);
            }
        }
        graph.solve()
    }

    /// The pairs with their colours, White first.
    fn coloured(&self, pairs: Vec<(usize, usize)>, drawn: Colour) -> Vec<[usize; 2]> {
        let coloured = |(a, b): (usize, usize)| {
            let (first, second) = (&self.facts[a.min(b)], &self.facts[a.max(b)]);
            match first_colour(first, second, drawn) {
                Colour::White => [first.number, second.number],
                Colour::Black => [second.number, first.number],
            }
        };
        pairs.into_iter().map(coloured).collect()
    }
}

/// The optional settings of a Swiss stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwissPlan {
    /// The number of first rounds in which players of one club do not meet if that is possible.
    #[serde(default, skip_serializing_if = "is_none")]
    pub apart: u32,
    /// Whether the stronger half has additional points at first (Baku acceleration, C.04.5.1 of the FIDE Handbook).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub accelerated: bool,
    /// The half-points for the bye of the player left over; none for as many as for a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<u8>,
    /// The bands of ratings with points to begin with.
    #[serde(default, skip_serializing_if = "Bands::is_empty")]
    pub bands: Bands,
}

/// The ratings at which bands begin, the lowest first. For each band reached, a player begins with the
/// points of one win, in pairings and in standings (McMahon). As text `1400,1600`, in any order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bands(Vec<u32>);

/// A text that gives no bands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotBands;

impl Bands {
    /// The most bands.
    const MOST: usize = 20;

    /// Whether there are no bands.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether they are ascending, and not too many.
    fn are_sound(&self) -> bool {
        self.0.len() <= Self::MOST && self.0.windows(2).all(|two| two[0] < two[1])
    }

    /// The number of bands that a player with this rating reaches.
    pub fn reached(&self, rating: f64) -> u32 {
        let reached = self.0.iter().filter(|bound| rating >= f64::from(**bound));
        u32::try_from(reached.count()).unwrap_or(u32::MAX)
    }
}

impl fmt::Display for Bands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written: Vec<String> = self.0.iter().map(u32::to_string).collect();
        f.write_str(&written.join(","))
    }
}

impl FromStr for Bands {
    type Err = NotBands;

    fn from_str(text: &str) -> Result<Self, NotBands> {
        let numbers = text.split([',', ' ', ';', '、']).filter(|number| !number.is_empty());
        let mut bands: Vec<u32> =
            numbers.map(str::parse).collect::<Result<_, _>>().map_err(|_fault| NotBands)?;
        bands.sort_unstable();
        bands.dedup();
        Some(Self(bands)).filter(Self::are_sound).ok_or(NotBands)
    }
}

/// A requested bye, and its word in the published tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::Display, strum::EnumString, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum AskedBye {
    /// As much as a draw.
    Half,
    /// Nothing.
    Zero,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_none(rounds: &u32) -> bool {
    *rounds == 0
}

/// The number of rounds that leaves one player without a loss if no match is drawn: the
/// base-2 logarithm of the number of entrants, rounded up, and at least 3.
pub fn proposed_rounds(entrants: usize) -> u32 {
    entrants.max(1).next_power_of_two().ilog2().max(3)
}

impl SwissPlan {
    /// Whether its settings are compatible: bands exclude acceleration.
    pub fn is_sound(&self) -> bool {
        self.bands.are_sound() && (self.bands.is_empty() || !self.accelerated)
    }

    /// The number of entrants with additional points: the better half, rounded up to an even number.
    pub fn first_half(entrants: usize) -> usize {
        entrants.div_ceil(4) * 2
    }

    /// The additional points in the pairing of a round (from 0) of `rounds`, for a
    /// player of that half: those of a win in the first half of the accelerated
    /// rounds, half of that in the other; half of all rounds are accelerated.
    pub fn bonus(&self, round: usize, rounds: usize, win: u32) -> u32 {
        let accelerated = rounds.div_ceil(2);
        match round {
            _ if !self.accelerated || round >= accelerated => 0,
            _ if round < accelerated.div_ceil(2) => win,
            _ => win / 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use proptest::prelude::*;

    use super::*;
    use crate::trf::Trf;

    const UNIT: u32 = 2;

    /// The tournaments of a text like `paired.txt`, by name: a line for each
    /// player, a cell for each round as in a report (`12w1`, `-U`).
    fn recorded(text: &str) -> Vec<(&str, Trf)> {
        let mut tournaments: Vec<(&str, String, usize)> = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match (line.strip_prefix("= "), tournaments.last_mut()) {
                (Some(name), _) => tournaments.push((name, String::new(), 0)),
                (None, Some((_, lines, start))) => {
                    *start += 1;
                    let head = format!("001 {start:>4}      {start}");
                    let cells: String = line.split(' ').map(columns).collect();
                    writeln!(lines, "{head:89}{cells}").expect("memory");
                }
                (None, None) => panic!("a tournament begins with its name"),
            }
        }
        let parsed = |lines: String| lines.parse().expect("a report");
        tournaments.into_iter().map(|(name, lines, _)| (name, parsed(lines))).collect()
    }

    /// The ten columns of a report for a cell.
    fn columns(cell: &str) -> String {
        let (before, result) = cell.split_at(cell.len() - 1);
        match before.split_at(before.len() - 1) {
            (opponent, colour @ ("w" | "b")) => format!("  {opponent:>4} {colour} {result}"),
            _ => format!("  0000 - {result}"),
        }
    }

    /// The differences when every round is paired again, as text.
    fn differences(name: &str, trf: &Trf) -> String {
        let report = Report::of(trf).expect("lines that are followed");
        let found = report.differences().expect("rounds");
        if found.is_empty() { String::new() } else { format!("{name}: {found:?}\n") }
    }

    #[test]
    fn rounds_are_paired_as_another_engine_paired_them() {
        let tournaments = recorded(include_str!("swiss/paired.txt"));
        assert_eq!(tournaments.len(), 17);
        let found: String = tournaments.iter().map(|(name, trf)| differences(name, trf)).collect();
        assert_eq!(found, "");
    }

    #[test]
    #[ignore = "reads ../shared/data"]
    fn all_tournaments_of_the_data_are_paired_as_recorded() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/swiss");
        let files =
            std::fs::read_dir(folder).expect("the data").map(|file| file.expect("a file").path());
        let files: Vec<_> =
            files.filter(|path| path.extension().is_some_and(|ending| ending == "trf")).collect();
        assert_eq!(files.len(), 300);
        let found = files.iter().map(|path| {
            let text = std::fs::read_to_string(path).expect("a file");
            differences(&path.display().to_string(), &text.parse().expect("a report"))
        });
        assert_eq!(found.collect::<String>(), "");
    }

    /// C.04.2 by hand: the higher score, then the sum, then the number of the player with more points, which need not be the
    /// lower number of the two.
    #[test]
    fn boards_stand_by_the_higher_score_the_sum_and_the_number_of_the_higher_player() {
        // In half-points; 2 and 6 have an additional one.
        let halves = [5, 4, 3, 0, 6, 2, 4, 6_u32];
        let player = |(at, halves): (usize, u32)| {
            let bonus = u32::from(at == 2 || at == 6);
            let round = Round { points: halves - bonus, bonus: 0, spent: Spent::Bye };
            Player { rounds: vec![round], bonus, away: false }
        };
        let players: Vec<Player> = halves.into_iter().enumerate().map(player).collect();
        // 6-6, 6-5, 6-4 twice, 6-2; 5-4, 5-0; 4-4, 4-3 twice, 4-0.
        let ordered = [
            [4, 7],
            [0, 7],
            [4, 1],
            [7, 6],
            [5, 4],
            [0, 1],
            [3, 0],
            [1, 6],
            [1, 2],
            [2, 6],
            [3, 1],
        ];
        let mut pairs = ordered;
        pairs.reverse();
        pairs.sort_by_key(|pair| board_order(&players, *pair));
        assert_eq!(pairs, ordered);
    }

    /// The next round of a tournament with occasional absences,
    /// paired by this program; `None` if it cannot be paired.
    fn next_round(
        players: &mut [Player],
        rules: &Rules,
        luck: &mut impl FnMut(u32) -> u32,
    ) -> Option<Pairing> {
        for player in players.iter_mut() {
            player.away = luck(12) == 0;
        }
        let made = pair(players, rules).ok()?;
        for &[white, black] in &made.pairs {
            let (points, forfeit) = ([[2, 0], [1, 1], [0, 2]][luck(3) as usize], luck(15) == 0);
            let sides = [(white, black, Colour::White), (black, white, Colour::Black)];
            for ((player, opponent, colour), points) in sides.into_iter().zip(points) {
                let spent =
                    if forfeit { Spent::Forfeit } else { Spent::Playing(opponent, Some(colour)) };
                players[player].rounds.push(Round { points, bonus: 0, spent });
            }
        }
        if let Some(bye) = made.bye {
            players[bye].rounds.push(Round { points: UNIT, bonus: 0, spent: Spent::Bye });
        }
        for player in players.iter_mut().filter(|player| player.away) {
            player.rounds.push(Round { points: 0, bonus: 0, spent: Spent::Away });
        }
        Some(made)
    }

    fn luck(seed: u64) -> impl FnMut(u32) -> u32 {
        let mut state = seed;
        move |below| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            u32::try_from(state >> 33).expect("31 bits") % below
        }
    }

    /// Whether everybody present can be paired, by trying all pairings.
    fn possible(
        left: &[usize],
        may: &dyn Fn(usize, usize) -> bool,
        rests: &dyn Fn(usize) -> bool,
    ) -> bool {
        let Some((first, others)) = left.split_first() else { return true };
        let without =
            |one: &usize| others.iter().copied().filter(|other| other != one).collect::<Vec<_>>();
        (left.len() % 2 == 1 && rests(*first) && possible(others, may, &|_| false))
            || others
                .iter()
                .any(|other| may(*first, *other) && possible(&without(other), may, rests))
    }

    /// All pairings of the players left, with at most one bye.
    fn all_pairings(
        left: &[usize],
        may: &dyn Fn(usize, usize) -> bool,
        rests: &dyn Fn(usize) -> bool,
    ) -> Vec<Pairing> {
        let Some((first, others)) = left.split_first() else {
            return vec![Pairing { pairs: Vec::new(), bye: None }];
        };
        let mut all = Vec::new();
        if left.len() % 2 == 1 && rests(*first) {
            let mut rest = all_pairings(others, may, &|_| false);
            for made in &mut rest {
                made.bye = Some(*first);
            }
            all.extend(rest);
        }
        for &other in others.iter().filter(|other| may(*first, **other)) {
            let without: Vec<usize> = others.iter().copied().filter(|one| *one != other).collect();
            let mut rest = all_pairings(&without, may, rests);
            for made in &mut rest {
                made.pairs.push([*first, other]);
            }
            all.extend(rest);
        }
        all
    }

    /// Removes the colours from all rounds.
    fn without_colours(players: &mut [Player]) {
        for round in players.iter_mut().flat_map(|player| &mut player.rounds) {
            if let Spent::Playing(_, colour) = &mut round.spent {
                *colour = None;
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn no_pairing_is_better_by_the_criteria(
            count in 4..=9_usize,
            seed: u64,
            coloured: bool,
            late in 0..3_usize,
            barred in 0..3_usize,
        ) {
            let mut luck = luck(seed);
            let one_of = |luck: &mut dyn FnMut(u32) -> u32| luck(u32::try_from(count).expect("few")) as usize;
            let forbidden: HashSet<(usize, usize)> =
                (0..barred).map(|_| (one_of(&mut luck), one_of(&mut luck))).collect();
            let rules = Rules { rounds: 6, win: UNIT, drawn: Colour::White, forbidden };
            let mut players = vec![Player::default(); count - late];
            for round in 0..6 {
                if round == 2 {
                    let absent = Round { points: 0, bonus: 0, spent: Spent::Away };
                    let new = Player { rounds: vec![absent; round], ..Player::default() };
                    players.resize(count, new);
                }
                let before = players.clone();
                let Some(made) = next_round(&mut players, &rules, &mut luck) else { break };
                let now: Vec<Player> = players
                    .iter()
                    .zip(before)
                    .map(|(after, before)| Player { away: after.away, ..before })
                    .collect();
                let field = Field::new(&now, &rules).expect("was paired");
                let ranks: Vec<usize> = (0..field.facts.len()).collect();
                let numbers = |rank: usize| field.facts[rank].number;
                let may = |a: usize, b: usize| field.may_meet(a, b);
                for mut other in all_pairings(&ranks, &may, &|rank| field.may_rest(rank)) {
                    for pair in &mut other.pairs {
                        *pair = pair.map(numbers);
                    }
                    other.bye = other.bye.map(numbers);
                    let better = explain::deciding(&field, &other, &made)
                        .filter(|(_, compared)| compared.is_lt());
                    prop_assert!(better.is_none(), "{better:?}: {other:?} and not {made:?}\n{now:?}");
                }
                if !coloured {
                    without_colours(&mut players);
                }
            }
        }

        #[test]
        fn nobody_meets_twice_or_rests_twice_and_absolute_wishes_are_kept(count in 2..40_usize, seed: u64) {
            let rules = Rules { rounds: 9, win: UNIT, drawn: Colour::White, forbidden: HashSet::new() };
            let (mut players, mut luck) = (vec![Player::default(); count], luck(seed));
            for round in 0..9 {
                let before = players.clone();
                let Some(made) = next_round(&mut players, &rules, &mut luck) else { break };
                for &[white, black] in &made.pairs {
                    let met = |round: &Round| matches!(round.spent, Spent::Playing(other, _) if other == black);
                    prop_assert!(!before[white].rounds.iter().any(met));
                    let facts = |number| Facts::of(&before, number, UNIT);
                    let denied = [(white, Colour::White), (black, Colour::Black)]
                        .map(|(number, colour)| facts(number).wish.is_absolute() && facts(number).wish.colour != Some(colour));
                    prop_assert!(round == 8 || !denied.contains(&true), "round {round}: {denied:?}");
                }
                if let Some(bye) = made.bye {
                    prop_assert!(!before[bye].rounds.iter().any(|round| round.spent == Spent::Bye));
                }
            }
        }

        #[test]
        fn a_round_is_refused_only_where_trying_everything_fails(count in 2..=10_usize, seed: u64) {
            let mut luck = luck(seed);
            let forbidden: HashSet<(usize, usize)> =
                (0..count).map(|_| (luck(10) as usize, luck(10) as usize)).collect();
            let rules = Rules { rounds: 9, win: UNIT, drawn: Colour::Black, forbidden };
            let mut players = vec![Player::default(); count];
            for _ in 0..count {
                let done = next_round(&mut players, &rules, &mut luck).is_some();
                if done {
                    continue;
                }
                let present: Vec<usize> = (0..count).filter(|number| !players[*number].away).collect();
                let field = |number: usize| Facts::of(&players, number, UNIT);
                let last = players[0].rounds.len() >= 8;
                let top = |one: &Facts| one.score as usize > players[0].rounds.len();
                let may = |a: usize, b: usize| {
                    let (one, other) = (field(a), field(b));
                    let met = players[a].rounds.iter().any(|round| matches!(round.spent, Spent::Playing(to, _) if to == b));
                    let barred = rules.forbidden.contains(&(a, b)) || rules.forbidden.contains(&(b, a));
                    let same = one.wish.is_absolute() && other.wish.is_absolute() && one.wish.colour == other.wish.colour;
                    !met && !barred && (!same || last && (top(&one) || top(&other)))
                };
                prop_assert!(!possible(&present, &may, &|number| field(number).may_rest));
                break;
            }
        }

        #[test]
        fn the_same_record_gives_the_same_pairing_and_games_without_colours_have_no_wishes(count in 2..30_usize, seed: u64) {
            let rules = Rules { rounds: 7, win: UNIT, drawn: Colour::White, forbidden: HashSet::new() };
            let (mut players, mut luck) = (vec![Player::default(); count], luck(seed));
            for _ in 0..5 {
                let blind = |player: &Player| {
                    let bare = |round: &Round| match round.spent {
                        Spent::Playing(opponent, _) => Round { spent: Spent::Playing(opponent, None), ..*round },
                        _ => *round,
                    };
                    Player { rounds: player.rounds.iter().map(bare).collect(), ..player.clone() }
                };
                let without: Vec<Player> = players.iter().map(blind).collect();
                prop_assert!(without.iter().enumerate().all(|(number, _)| Facts::of(&without, number, UNIT).wish.colour.is_none()));
                prop_assert_eq!(pair(&players, &rules), pair(&players.clone(), &rules));
                let pairs = |made: Result<Pairing, Impossible>| made.map(|made| made.pairs.len());
                // Without colours fewer pairs are ruled out.
                prop_assert!(pairs(pair(&without, &rules)).is_ok() || pairs(pair(&players, &rules)).is_err());
                if next_round(&mut players, &rules, &mut luck).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn rounds_by_the_number_of_entrants() {
        let rounds = [0, 2, 8, 9, 16, 17, 64, 65].map(proposed_rounds);
        assert_eq!(rounds, [3, 3, 3, 4, 4, 5, 6, 7]);
    }

    /// The example of C.04.5.1: 161 players, nine rounds.
    #[test]
    fn the_stronger_half_begins_with_points_on_top() {
        assert_eq!(SwissPlan::first_half(161), 82);
        let plan = SwissPlan { accelerated: true, ..SwissPlan::default() };
        let bonus: Vec<u32> = (0..9).map(|round| plan.bonus(round, 9, 2)).collect();
        assert_eq!(bonus, [2, 2, 2, 1, 1, 0, 0, 0, 0]);
        assert!((0..9).all(|round| SwissPlan::default().bonus(round, 9, 2) == 0));
    }

    #[test]
    fn each_band_that_is_reached_gives_a_win_to_begin_with() {
        let bands: Bands = "1600, 1400 1800 1600".parse().expect("bands");
        assert_eq!(bands.to_string(), "1400,1600,1800");
        let wins = [1399.99, 1400.0, 1599.0, 1600.0, 2500.0].map(|rating| bands.reached(rating));
        assert_eq!(wins, [0, 1, 1, 2, 3]);
        assert_eq!("1400,dan".parse::<Bands>(), Err(NotBands));
        let many: Vec<String> = (1..=21).map(|n| n.to_string()).collect();
        assert_eq!(many.join(",").parse::<Bands>(), Err(NotBands));
        let plan = SwissPlan { bands, ..SwissPlan::default() };
        assert!(plan.is_sound());
        assert!(!SwissPlan { accelerated: true, ..plan.clone() }.is_sound());
        assert!(!SwissPlan { bands: Bands(vec![1600, 1400]), ..plan }.is_sound());
    }
}
