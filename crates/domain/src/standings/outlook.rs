//! The number of wins that a player of a group needs to be among the
//! first, found by trying all results of open matches.

use super::MatchPoints;

/// How certain it is that a player will be among the first of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// The player is among them in any case.
    Certain,
    /// This many more wins, in any matches, are enough in any case.
    Wins(usize),
    /// Tie-breaks or the results of others decide, even if the player wins all remaining matches.
    Open,
    /// The player cannot be among them any more if all open matches are
    /// played: only a double no-show could leave a place open.
    Out,
}

/// A group in which matches are still open.
#[derive(Clone, Copy, Debug)]
pub struct Race<'a> {
    /// The match points of each player so far.
    pub points: &'a [f64],
    /// The open matches, each by the places of its two players in `points`.
    pub open: &'a [(usize, usize)],
    /// The points for a match.
    pub earns: MatchPoints,
    /// Whether a match may be drawn.
    pub draws: bool,
    /// The number of places among the first.
    pub places: usize,
    /// Whether one more player may be among them, by a comparison with other groups.
    pub one_more: bool,
}

/// The most courses of the open matches that are tried.
const MOST: usize = 50_000;

impl Race<'_> {
    /// The outlook of the player at this place in `points`. None if matches earn
    /// points by games, since their number is unknown, and if too many matches are
    /// open. Players with equal points may be ordered either way by tie-breaks.
    pub fn outlook(&self, player: usize) -> Option<Outlook> {
        let (own, others): (Vec<_>, Vec<_>) =
            self.open.iter().copied().partition(|&(a, b)| a == player || b == player);
        let ends = if self.draws { 3_usize } else { 2 };
        let courses = ends
            .checked_pow(u32::try_from(others.len()).ok()?)?
            .checked_mul(1_usize.checked_shl(u32::try_from(own.len()).ok()?)?)?;
        if self.earns.by_games || courses > MOST || player >= self.points.len() {
            return None;
        }
        let against: Vec<usize> =
            own.iter().map(|&(a, b)| if a == player { b } else { a }).collect();
        // One bit for each match of the player: whether it is won.
        let after_own = |best: bool, won: usize| {
            let mut points = self.points.to_vec();
            for (at, &opponent) in against.iter().enumerate() {
                let winner = if won >> at & 1 == 1 { player } else { opponent };
                points[winner] += self.earns.win();
                // A no-show earns nothing for a loss: in the worst case the player, in the best case the opponent.
                if winner == player && !best {
                    points[opponent] += self.earns.loss();
                }
            }
            points
        };
        let all = (1 << own.len()) - 1;
        let places = self.places + usize::from(self.one_more);
        let out = |points: &[f64]| before(points, player, |other, own| other > own) >= places;
        if self.every(&mut after_own(true, all), &others, false, &out) {
            return Some(Outlook::Out);
        }
        let in_time =
            |points: &[f64]| before(points, player, |other, own| other >= own) < self.places;
        let enough = |wins: usize| {
            (0..=all)
                .filter(|won: &usize| won.count_ones() as usize == wins)
                .all(|won| self.every(&mut after_own(false, won), &others, true, &in_time))
        };
        Some(match (0..=own.len()).find(|wins| enough(*wins)) {
            Some(0) => Outlook::Certain,
            Some(wins) => Outlook::Wins(wins),
            None => Outlook::Open,
        })
    }

    /// Whether `holds` is true after every course of the other
    /// matches. Losers earn the most possible (`most`) or nothing.
    fn every(
        &self,
        points: &mut Vec<f64>,
        open: &[(usize, usize)],
        most: bool,
        holds: &dyn Fn(&[f64]) -> bool,
    ) -> bool {
        let Some((&(a, b), rest)) = open.split_first() else { return holds(points) };
        let (win, draw) = (self.earns.win(), self.earns.draw());
        let loss = if most { self.earns.loss() } else { 0.0 };
        let ends = [Some((win, loss)), Some((loss, win)), self.draws.then_some((draw, draw))];
        ends.into_iter().flatten().all(|(to_a, to_b)| {
            points[a] += to_a;
            points[b] += to_b;
            let all = self.every(points, rest, most, holds);
            points[a] -= to_a;
            points[b] -= to_b;
            all
        })
    }
}

/// The number of other players before a player, by a comparison of points.
fn before(points: &[f64], player: usize, is_before: impl Fn(f64, f64) -> bool) -> usize {
    let others = points.iter().enumerate().filter(|(at, _)| *at != player);
    others.filter(|(_, other)| is_before(**other, points[player])).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four players of whom two advance; a win is 1 – 0.
    fn race<'a>(points: &'a [f64], open: &'a [(usize, usize)]) -> Race<'a> {
        let earns = MatchPoints::STANDARD;
        Race { points, open, earns, draws: false, places: 2, one_more: false }
    }

    #[test]
    fn before_the_last_round_of_a_group_of_four() {
        // Points 2, 1, 1, 0 with 0-3 and 1-2 open: the first advances,
        // and so does the winner of 1-2; the last is out.
        let race = race(&[2.0, 1.0, 1.0, 0.0], &[(0, 3), (1, 2)]);
        let found: Vec<_> = (0..4).map(|player| race.outlook(player)).collect();
        let wins = Some(Outlook::Wins(1));
        assert_eq!(found, [Some(Outlook::Certain), wins, wins, Some(Outlook::Out)]);
    }

    #[test]
    fn others_may_decide() {
        // Points 2, 2, 1, 1 with 0-1 and 2-3 open: the winner of 2-3 may tie with the loser of 0-1.
        let race = race(&[2.0, 2.0, 1.0, 1.0], &[(0, 1), (2, 3)]);
        assert_eq!(race.outlook(0), Some(Outlook::Wins(1)));
        assert_eq!(race.outlook(2), Some(Outlook::Open));
        let one_more = Race { one_more: true, ..race };
        assert_eq!(one_more.outlook(2), Some(Outlook::Open));
    }

    #[test]
    fn a_best_third_is_not_out() {
        let third = race(&[3.0, 2.0, 0.0, 1.0], &[(2, 3)]);
        assert_eq!(third.outlook(2), Some(Outlook::Out));
        assert_eq!(Race { one_more: true, ..third }.outlook(2), Some(Outlook::Open));
    }

    #[test]
    fn a_draw_can_be_less_than_enough() {
        // A win makes the second of three certain; a draw ties with the third.
        let open = [(1, 2)];
        let race = Race { places: 1, draws: true, ..race(&[0.0, 1.0, 1.0], &open) };
        assert_eq!(race.outlook(1), Some(Outlook::Wins(1)));
        assert_eq!(race.outlook(0), Some(Outlook::Out));
    }

    #[test]
    fn nobody_knows_what_games_earn_or_how_very_many_matches_end() {
        let by_games = Race { earns: MatchPoints::BY_GAMES, ..race(&[0.0, 0.0], &[(0, 1)]) };
        assert_eq!(by_games.outlook(0), None);
        let many: Vec<_> = (1..20).map(|other| (0, other)).collect();
        assert_eq!(race(&[0.0; 20], &many).outlook(1), None);
    }
}
