//! Standings by an ordered list of tie-breaks, each applied to the players tied on the
//! earlier ones. Articles are those of the FIDE Handbook, C.07 (Tie-Break Regulations).
//!
//! A step ranks a group and is no comparison of two players: three who beat one another in a cycle have no order.

mod buchholz;
mod by_points;
mod criterion;
mod field;
mod outlook;
mod plan;

use std::cmp::Ordering;

use super::number::PlayerId;
use super::rating::compare_ratings;
use super::rounding::compare;
use criterion::column;
use field::{Column, encounter};

pub use by_points::{Entrant, PairedRound, across_groups, by_matches, by_rounds};
pub use criterion::{Addend, Criterion, Cut, NotACriterion, addends};
pub use field::{
    Bye, Field, Finished, Games, MatchResult, Meeting, Standing, StandingsLine, System, Tally,
    TieDecision, tallies,
};
pub use outlook::{Outlook, Race};
pub use plan::{Context, Edition, MatchPoints, NotAStep, NotPoints, StandingsPlan, Step};

/// The standings, best first. Players tied on every step share the
/// rank and are listed in the order of the starting list.
///
/// A step is applied to players tied on the earlier ones. A step among tied players is
/// applied again to each smaller group that it made, as long as it separates any: if a
/// beat b, b beat c and c beat a, no comparison of two players gives an order.
pub fn of_field(field: &Field, plan: &StandingsPlan) -> Vec<Standing> {
    let columns = plan.steps.iter().map(|step| overall(*step, field, plan)).collect();
    let mut ranking = Ranking { field, plan, columns, places: Vec::new(), separator: None };
    ranking.settle((0..field.lines.len()).collect(), 0);
    let standing = |place: &Place| {
        let line = &field.lines[place.at];
        Standing {
            rank: Some(place.rank),
            points: line.points(plan.points),
            head_start: line.head_start,
            byes: line.bye_points(plan.points),
            values: ranking.columns.iter().map(|column| column[place.at]).collect(),
            separated_by: place.separated_by,
            ..Standing::new(line.player, Tally::of(&line.meetings))
        }
    };
    ranking.places.iter().map(standing).collect()
}

/// The values of a step that do not depend on who is tied.
fn overall(step: Step, field: &Field, plan: &StandingsPlan) -> Column {
    if step.looks_among_tied() {
        vec![None; field.lines.len()]
    } else {
        column(step.criterion, field, plan)
    }
}

struct Ranking<'a> {
    field: &'a Field,
    plan: &'a StandingsPlan,
    /// A column for each step.
    columns: Vec<Column>,
    /// The lines with a final place, best first.
    places: Vec<Place>,
    /// The step that separates the next line from the last placed one.
    separator: Option<usize>,
}

struct Place {
    at: usize,
    rank: u32,
    separated_by: Option<usize>,
}

impl Ranking<'_> {
    /// Places a group that is tied on the steps before `number`.
    fn settle(&mut self, group: Vec<usize>, number: usize) {
        let Some(&step) = self.plan.steps.get(number).filter(|_| group.len() > 1) else {
            self.place(group);
            return;
        };
        let classes = self.classes(step, number, group);
        let again = classes.len() > 1 && step.looks_among_tied();
        for (n, class) in classes.into_iter().enumerate() {
            if n > 0 {
                self.separator = Some(number);
            }
            self.settle(class, if again { number } else { number + 1 });
        }
    }

    /// Gives tied players the next place.
    fn place(&mut self, mut group: Vec<usize>) {
        let start = |&at: &usize| (self.field.lines[at].start, self.field.lines[at].player);
        group.sort_by_key(start);
        let rank = u32::try_from(self.places.len() + 1).unwrap_or(u32::MAX);
        for at in group {
            let separated_by = self.separator.take();
            self.places.push(Place { at, rank, separated_by });
        }
    }

    /// Applies one step to a group and returns its classes, the best first.
    fn classes(&mut self, step: Step, number: usize, group: Vec<usize>) -> Vec<Vec<usize>> {
        if step.criterion == Criterion::DirectEncounter {
            let found = encounter(self.field, self.plan.points, &group);
            for (at, points) in found.points {
                self.columns[number][at].get_or_insert(points);
            }
            return found.classes;
        }
        let values: Column = match step.context {
            Context::All => group.iter().map(|&at| self.columns[number][at]).collect(),
            Context::AmongTied => {
                let values = column(step.criterion, &self.field.among(&group), self.plan);
                for (&at, &value) in group.iter().zip(&values) {
                    self.columns[number][at] = self.columns[number][at].or(value);
                }
                values
            }
        };
        let mut lines: Vec<(usize, Option<f64>)> = group.into_iter().zip(values).collect();
        let compare = |a: Option<f64>, b: Option<f64>| best_first(step.criterion, a, b);
        lines.sort_by(|a, b| compare(a.1, b.1));
        let classes = lines.chunk_by(|a, b| compare(a.1, b.1).is_eq());
        classes.map(|class| class.iter().map(|&(at, _)| at).collect()).collect()
    }
}

/// The order of two values of a criterion; one without a basis comes last.
fn best_first(criterion: Criterion, a: Option<f64>, b: Option<f64>) -> Ordering {
    match (a, b) {
        (Some(a), Some(b)) if criterion == Criterion::Rating => compare_ratings(b, a),
        (Some(a), Some(b)) if criterion.is_ascending() => compare(a, b),
        (Some(a), Some(b)) => compare(b, a),
        (a, b) => b.is_some().cmp(&a.is_some()),
    }
}

/// The ladder after the `finished` matches, given in the order of play. It begins in
/// the order of `entrants`. A winner from below takes the loser's place, and the
/// players between them move down by one. Other results change nothing.
pub fn ladder(entrants: &[PlayerId], finished: &[Finished<'_>]) -> Vec<Standing> {
    let tallies = tallies(entrants, finished);
    let mut order = entrants.to_vec();
    for played in finished {
        let Some(winner) = played.outcome.winner() else { continue };
        let [won, lost] = [winner, winner.other()].map(|side| played.sides[side.index()]);
        let place = |player| order.iter().position(|&other| other == player);
        if let (Some(from), Some(to)) = (place(won), place(lost))
            && from > to
        {
            order[to..=from].rotate_right(1);
        }
    }
    let standing = |(rank, player): (u32, &PlayerId)| Standing {
        rank: Some(rank),
        ..Standing::new(*player, tallies[player])
    };
    (1..).zip(&order).map(standing).collect()
}

#[cfg(test)]
mod tests {
    use crate::round::RoundName;
    use crate::score::{Outcome, Score};
    use proptest::prelude::*;

    use super::*;
    use crate::chance::shuffle;
    use crate::number::PlayerId;

    /// Players numbered from 1, rated 1500, 1510 …, without meetings.
    fn field(players: u32, system: System) -> Field {
        let rated =
            |start| StandingsLine { rating: Some(1490.0 + 10.0 * f64::from(start)), ..line(start) };
        Field { lines: (1..=players).map(rated).collect(), system, games: Vec::new() }
    }

    fn line(start: u32) -> StandingsLine {
        StandingsLine::new(PlayerId(start), start)
    }

    /// Enters a match between two players, given by number, with its games.
    fn play(field: &mut Field, [a, b]: [usize; 2], [won, lost]: [u32; 2]) {
        let result = |won: u32, lost: u32| match won.cmp(&lost) {
            std::cmp::Ordering::Greater => MatchResult::Win,
            std::cmp::Ordering::Equal => MatchResult::Draw,
            std::cmp::Ordering::Less => MatchResult::Loss,
        };
        for (at, opponent, won, lost) in [(a, b, won, lost), (b, a, lost, won)] {
            let games = Games { won, lost, ..Games::default() };
            let opponent = opponent - 1;
            let meeting = Meeting::Played { opponent, result: result(won, lost), games };
            field.lines[at - 1].meetings.push(meeting);
        }
    }

    fn played(players: u32, system: System, matches: &[([usize; 2], [u32; 2])]) -> Field {
        let mut field = field(players, system);
        for &(pair, games) in matches {
            play(&mut field, pair, games);
        }
        field
    }

    fn plan(steps: &[Step]) -> StandingsPlan {
        StandingsPlan { steps: steps.to_vec(), ..StandingsPlan::default() }
    }

    fn over_all(names: &[&str]) -> StandingsPlan {
        let step = |name: &&str| Step::over_all(name.parse().expect("a criterion"));
        plan(&names.iter().map(step).collect::<Vec<_>>())
    }

    /// Rank and number of each line.
    fn order(lines: &[Standing]) -> Vec<(u32, u32)> {
        lines.iter().map(|line| (line.rank.expect("a rank"), line.player.0)).collect()
    }

    /// The first value of a player.
    fn value(lines: &[Standing], player: u32) -> Option<f64> {
        lines.iter().find(|line| line.player.0 == player).and_then(|line| line.values[0])
    }

    #[test]
    fn three_who_beat_one_another_in_turn_stay_level() {
        let cycle = [([1, 2], [2, 0]), ([2, 3], [2, 0]), ([3, 1], [2, 0])];
        let field = played(3, System::RoundRobin, &cycle);
        let lines = of_field(&field, &over_all(&["PTS", "DE", "GD"]));
        assert_eq!(order(&lines), [(1, 1), (1, 2), (1, 3)]);
        assert!(lines.iter().all(|line| line.separated_by.is_none()));
        assert!(lines.iter().all(|line| line.values == [Some(1.0), Some(1.0), Some(0.0)]));
    }

    /// Each has one win. By games among the three, 1 is ahead and 2 and 3 stay tied; between these two, 2 won.
    #[test]
    fn a_step_among_the_tied_is_taken_again_among_fewer() {
        let cycle = [([1, 2], [3, 0]), ([2, 3], [2, 0]), ([3, 1], [1, 0])];
        let field = played(3, System::RoundRobin, &cycle);
        let points = Step::over_all(Criterion::MatchPoints);
        let difference = Step::over_all(Criterion::GamesDifference);
        let lines = of_field(&field, &plan(&[points, difference]));
        assert_eq!(order(&lines), [(1, 1), (2, 2), (2, 3)]);
        let among = Step { context: Context::AmongTied, ..difference };
        let lines = of_field(&field, &plan(&[points, among]));
        assert_eq!(order(&lines), [(1, 1), (2, 2), (3, 3)]);
        let column: Vec<_> = lines.iter().map(|line| line.values[1]).collect();
        assert_eq!(column, [Some(2.0), Some(-1.0), Some(-1.0)], "what it gave among all three");
        let separators: Vec<_> = lines.iter().map(|line| line.separated_by).collect();
        assert_eq!(separators, [None, Some(1), Some(1)]);
    }

    #[test]
    fn matches_with_others_do_not_count_among_the_tied() {
        // 1 and 2 are tied; 1 beat 3 by more games, 2 beat 1.
        let matches = [([1, 3], [9, 0]), ([2, 1], [2, 1]), ([3, 2], [1, 0]), ([1, 4], [1, 0])];
        let mut field = played(4, System::RoundRobin, &matches);
        play(&mut field, [2, 4], [1, 0]);
        let points = Step::over_all(Criterion::MatchPoints);
        let games = Step { criterion: Criterion::GamesDifference, context: Context::AmongTied };
        let lines = of_field(&field, &plan(&[points, games]));
        assert_eq!(order(&lines), [(1, 2), (2, 1), (3, 3), (4, 4)]);
        assert_eq!(lines[0].values[1], Some(1.0));
        assert_eq!(lines[2].values[1], None, "3 was level with nobody");
    }

    /// Sharly-Chess #1656: the second meeting counts as much as the first.
    #[test]
    fn the_direct_encounter_of_a_double_round_robin_is_all_meetings() {
        let first = [([1, 2], [1, 0]), ([1, 3], [0, 1]), ([2, 3], [1, 0])];
        let second = [([2, 1], [2, 0]), ([3, 1], [0, 1]), ([3, 2], [1, 1])];
        let field = played(3, System::RoundRobin, &[first, second].concat());
        // 1: a win and a loss with both; 2: 1 with 1 and 1½ with 3; 3: 1 with 1 and ½ with 2.
        let lines = of_field(&field, &over_all(&["DE"]));
        assert_eq!(order(&lines), [(1, 2), (2, 1), (3, 3)]);
        assert_eq!(value(&lines, 2), Some(1.25), "averages of both matches with each");
    }

    #[test]
    fn a_direct_encounter_decides_only_what_missing_matches_cannot_change() {
        for system in [System::Swiss, System::RoundRobin] {
            let sure = played(3, system, &[([1, 2], [1, 0]), ([1, 3], [1, 0])]);
            assert_eq!(order(&of_field(&sure, &over_all(&["DE"]))), [(1, 1), (2, 2), (2, 3)]);
            let open = played(3, system, &[([2, 1], [1, 0])]);
            assert_eq!(order(&of_field(&open, &over_all(&["DE"]))), [(1, 1), (1, 2), (1, 3)]);
        }
        // One of two matches is played; the other may reverse it.
        let mut half = played(2, System::RoundRobin, &[([1, 2], [1, 0])]);
        half.lines[0].meetings.push(Meeting::Paired { opponent: 1 });
        half.lines[1].meetings.push(Meeting::Paired { opponent: 0 });
        assert_eq!(order(&of_field(&half, &over_all(&["DE"]))), [(1, 1), (1, 2)]);
    }

    #[test]
    fn a_walkover_is_a_meeting_in_a_round_robin_and_none_in_a_swiss() {
        for (system, ranks) in
            [(System::RoundRobin, [(1, 2), (2, 1)]), (System::Swiss, [(1, 1), (1, 2)])]
        {
            let mut field = field(2, system);
            field.lines[0].meetings.push(Meeting::Forfeit { opponent: 1, won: false, awarded: 1 });
            field.lines[1].meetings.push(Meeting::Forfeit { opponent: 0, won: true, awarded: 1 });
            let lines = of_field(&field, &over_all(&["DE"]));
            assert_eq!(order(&lines), ranks);
            let games: u32 = lines.iter().map(|line| line.tally.games()).sum();
            assert_eq!(games, 0, "nobody played");
        }
    }

    #[test]
    fn both_may_lose() {
        let mut field = played(4, System::RoundRobin, &[([3, 4], [1, 1])]);
        field.lines[0].meetings.push(Meeting::Forfeit { opponent: 1, won: false, awarded: 1 });
        field.lines[1].meetings.push(Meeting::Forfeit { opponent: 0, won: false, awarded: 1 });
        let lines = of_field(&field, &StandingsPlan::default());
        assert_eq!(order(&lines), [(1, 3), (1, 4), (3, 1), (3, 2)]);
        assert_eq!((lines[2].tally.losses, lines[2].tally.draws), (1, 0));
    }

    /// First to 2: 1 wins 2-1 and gets a walkover; 2 leads 1-0 when 3 retires.
    #[test]
    fn by_games_each_game_counts_and_those_not_played_go_to_the_winner() {
        let mut field = played(3, System::RoundRobin, &[([1, 2], [2, 1])]);
        field.lines[0].meetings.push(Meeting::Forfeit { opponent: 2, won: true, awarded: 2 });
        field.lines[2].meetings.push(Meeting::Forfeit { opponent: 0, won: false, awarded: 2 });
        let won = Games { won: 1, awarded: 1, ..Games::default() };
        let lost = Games { lost: 1, awarded: 1, ..Games::default() };
        let meeting = |opponent, result, games| Meeting::Played { opponent, result, games };
        field.lines[1].meetings.push(meeting(2, MatchResult::Win, won));
        field.lines[2].meetings.push(meeting(1, MatchResult::Loss, lost));
        let by_games =
            StandingsPlan { points: MatchPoints::BY_GAMES, ..over_all(&["PTS", "GD", "KS"]) };
        let lines = of_field(&field, &by_games);
        let points: Vec<f64> = lines.iter().map(|line| line.points).collect();
        assert_eq!((order(&lines), points), (vec![(1, 1), (2, 2), (3, 3)], vec![4.0, 3.0, 0.0]));
        let difference: Vec<Option<f64>> = lines.iter().map(|line| line.values[1]).collect();
        assert_eq!(difference, [1.0, 0.0, -1.0].map(Some), "of games really played");
        let koya: Vec<Option<f64>> = lines.iter().map(|line| line.values[2]).collect();
        assert_eq!(koya, [2.0, 1.0, 0.0].map(Some), "1 has 4 of 5 games and 2 has 3 of 5");
    }

    #[test]
    fn by_games_nobody_leads_for_certain_while_a_match_is_open() {
        let mut field = played(3, System::RoundRobin, &[([1, 2], [2, 0]), ([1, 3], [2, 0])]);
        field.lines[1].meetings.push(Meeting::Paired { opponent: 2 });
        field.lines[2].meetings.push(Meeting::Paired { opponent: 1 });
        let by_games = StandingsPlan { points: MatchPoints::BY_GAMES, ..over_all(&["DE"]) };
        assert_eq!(order(&of_field(&field, &over_all(&["DE"]))), [(1, 1), (2, 2), (2, 3)]);
        assert_eq!(order(&of_field(&field, &by_games)), [(1, 1), (1, 2), (1, 3)]);
    }

    #[test]
    fn matches_are_worth_what_the_plan_says() {
        let matches = [([1, 2], [1, 1]), ([1, 3], [1, 1]), ([2, 3], [1, 0])];
        let field = played(3, System::RoundRobin, &matches);
        let standard = over_all(&["PTS"]);
        let football = StandingsPlan { points: MatchPoints::FOOTBALL, ..standard };
        let lines = of_field(&field, &football);
        assert_eq!(order(&lines), [(1, 2), (2, 1), (3, 3)]);
        assert_eq!([1, 2, 3].map(|player| value(&lines, player)), [2.0, 4.0, 1.0].map(Some));
    }

    #[test]
    fn what_is_not_played_yet_counts_for_nothing() {
        let mut field = played(4, System::Swiss, &[([1, 2], [2, 0]), ([3, 4], [2, 1])]);
        let criteria = ["PTS", "GD", "BH", "BH/C1", "SB", "KS", "PS", "ARO", "TPR", "REP", "DE"];
        let before = of_field(&field, &over_all(&criteria));
        for (at, opponent) in [(0, 2), (2, 0), (1, 3), (3, 1)] {
            field.lines[at].meetings.push(Meeting::Paired { opponent });
        }
        assert_eq!(of_field(&field, &over_all(&criteria)), before);
    }

    /// Lichess scalachess #737: the last round must be known.
    #[test]
    fn fore_buchholz_is_known_once_the_last_round_is_paired() {
        let first = [([1, 2], [2, 0]), ([3, 4], [2, 1])];
        let mut paired = played(4, System::Swiss, &first);
        let last = |field: &mut Field, rounds: usize| {
            for line in &mut field.lines {
                line.last_round = Some(rounds - 1);
            }
        };
        last(&mut paired, 2);
        let mut finished = paired.clone();
        for (at, opponent) in [(0, 2), (2, 0), (1, 3), (3, 1)] {
            paired.lines[at].meetings.push(Meeting::Paired { opponent });
        }
        play(&mut finished, [1, 3], [2, 0]);
        play(&mut finished, [2, 4], [0, 2]);
        let values = |field: &Field| {
            let lines = of_field(field, &over_all(&["FB"]));
            [1, 2, 3, 4].map(|player| value(&lines, player))
        };
        assert_eq!(values(&finished), [2.0, 2.0, 2.0, 2.0].map(Some));
        assert_eq!(values(&paired), values(&finished));
        last(&mut paired, 3);
        assert_eq!(values(&paired), [0.0, 1.0, 0.0, 1.0].map(Some), "plain Buchholz until then");
    }

    #[test]
    fn lots_are_drawn_again_from_the_same_seed() {
        let field = field(8, System::Swiss);
        let drawn =
            |seed| order(&of_field(&field, &plan(&[Step::over_all(Criterion::Lots { seed })])));
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
        assert!((1..).zip(drawn(7)).all(|(rank, line)| line.0 == rank), "nobody is level");
    }

    #[test]
    fn ratings_count_only_where_everybody_has_one() {
        let mut field = played(3, System::Swiss, &[([1, 2], [1, 0])]);
        assert_eq!(value(&of_field(&field, &over_all(&["TPR"])), 1), Some(1510.0 + 800.0));
        assert_eq!(value(&of_field(&field, &over_all(&["TPR"])), 3), None, "3 has not played");
        field.lines[2].rating = None;
        assert_eq!(value(&of_field(&field, &over_all(&["TPR"])), 1), None);
    }

    /// Any outcome of one match.
    fn any_meetings() -> impl Strategy<Value = [Option<Meeting>; 2]> {
        let played = |result, won, lost| {
            let games = Games { won, lost, drawn: 1, awarded: 0 };
            Some(Meeting::Played { opponent: 0, result, games })
        };
        let forfeit = |won| Some(Meeting::Forfeit { opponent: 0, won, awarded: 2 });
        let win = played(MatchResult::Win, 2, 1);
        let loss = played(MatchResult::Loss, 1, 2);
        let draw = played(MatchResult::Draw, 1, 1);
        prop_oneof![
            4 => Just([win, loss]),
            4 => Just([loss, win]),
            3 => Just([draw, draw]),
            1 => Just([forfeit(true), forfeit(false)]),
            1 => Just([forfeit(false), forfeit(false)]),
            1 => Just([Some(Meeting::Bye(Bye::Full)), Some(Meeting::Bye(Bye::Half))]),
            1 => Just([Some(Meeting::Bye(Bye::Zero)), Some(Meeting::Bye(Bye::Zero))]),
            1 => Just([Some(Meeting::Paired { opponent: 0 }); 2]),
            1 => Just([None, None]),
        ]
    }

    /// A tournament in any state, in which some pairs have met once or twice.
    fn any_field() -> impl Strategy<Value = Field> {
        let system = prop_oneof![Just(System::Swiss), Just(System::RoundRobin)];
        let matches = prop::collection::vec((0usize..6, 0usize..6, any_meetings()), 0..24);
        (system, matches, 0usize..6).prop_map(|(system, matches, rounds)| {
            let mut field = field(6, system);
            for line in &mut field.lines {
                line.last_round = Some(rounds);
            }
            for (a, b, meetings) in matches.into_iter().filter(|(a, b, _)| a != b) {
                for ((at, against), meeting) in [(a, b), (b, a)].into_iter().zip(meetings) {
                    field.lines[at].meetings.extend(meeting.map(|it| facing(it, |_| against)));
                }
            }
            field
        })
    }

    fn facing(meeting: Meeting, place: impl Fn(usize) -> usize) -> Meeting {
        meeting.moved(|opponent| Some(place(opponent))).unwrap_or(meeting)
    }

    /// The field with its lines in random order.
    fn reordered(field: &Field, seed: u64) -> Field {
        let mut order: Vec<usize> = (0..field.lines.len()).collect();
        shuffle(&mut order, seed);
        let place = |at| order.iter().position(|&it| it == at).expect("everybody has a place");
        let line = |&at: &usize| {
            let line = field.lines[at].clone();
            let meetings = line.meetings.iter().map(|&meeting| facing(meeting, place)).collect();
            StandingsLine { meetings, ..line }
        };
        Field { lines: order.iter().map(line).collect(), ..field.clone() }
    }

    const EVERY: [&str; 26] = [
        "PTS", "WIN", "WON", "REP", "DE", "SB", "SB/C1", "KS", "GD", "GW", "GR", "BH", "BH/C1",
        "BH/C2", "BH/M1", "FB", "AOB", "SOB", "PS", "PS/C1", "ARO", "ARO/C1", "TPR", "PTP", "APRO",
        "APPO",
    ];

    fn any_plan() -> impl Strategy<Value = StandingsPlan> {
        let context = prop_oneof![Just(Context::All), Just(Context::AmongTied)];
        let step = (prop::sample::select(&EVERY[..]), context).prop_map(|(name, context)| {
            let criterion = name.parse().expect("a criterion");
            Step { criterion, context }
        });
        prop::collection::vec(step, 0..5).prop_map(|steps| plan(&steps))
    }

    proptest! {
        #[test]
        fn the_order_of_the_lines_plays_no_part(
            field in any_field(), plan in any_plan(), seed in any::<u64>(),
        ) {
            prop_assert_eq!(of_field(&reordered(&field, seed), &plan), of_field(&field, &plan));
        }

        #[test]
        fn ranks_follow_from_the_values(field in any_field(), plan in any_plan()) {
            let lines = of_field(&field, &plan);
            prop_assert_eq!(lines.len(), field.lines.len());
            for (at, pair) in (2..).zip(lines.windows(2)) {
                let [above, below] = pair else { continue };
                let Some(step) = below.separated_by else {
                    prop_assert_eq!(below.rank, above.rank);
                    // In an undecided direct encounter, points may differ without separating players.
                    let encounter = |step: &Step| step.criterion == Criterion::DirectEncounter;
                    prop_assert!(below.values == above.values || plan.steps.iter().any(encounter));
                    continue;
                };
                prop_assert_eq!(below.rank, Some(at));
                // Until a step looks among tied players, the values alone decide.
                let plain = plan.steps[..=step].iter().all(|step| !step.looks_among_tied());
                if plain {
                    prop_assert_eq!(&below.values[..step], &above.values[..step]);
                    prop_assert!(above.values[step] > below.values[step]);
                }
            }
        }

        #[test]
        fn no_value_is_impossible(field in any_field()) {
            for line in of_field(&field, &over_all(&EVERY)) {
                for (name, value) in EVERY.into_iter().zip(line.values) {
                    let value = value.unwrap_or_default();
                    prop_assert!(value.is_finite() && !value.is_sign_negative() || name == "GD");
                    prop_assert!(name != "GR" || value <= 1.0);
                }
            }
        }
    }

    #[test]
    fn a_challenger_who_wins_takes_the_place_and_the_others_move_down() {
        let entrants: Vec<PlayerId> = (1..=5).map(PlayerId).collect();
        let round = RoundName::Round(1);
        let played = |a, b, score: (u32, u32)| Finished {
            sides: [PlayerId(a), PlayerId(b)],
            outcome: Outcome::Score(Score::new(score.0, score.1)),
            awarded: 0,
            round: &round,
        };
        let order = |finished: &[Finished<'_>]| -> Vec<u32> {
            ladder(&entrants, finished).iter().map(|line| line.player.0).collect()
        };
        assert_eq!(order(&[]), [1, 2, 3, 4, 5]);
        let challenged = played(4, 2, (2, 1));
        assert_eq!(order(&[challenged]), [1, 4, 2, 3, 5]);
        assert_eq!(order(&[challenged, played(5, 1, (0, 2))]), [1, 4, 2, 3, 5], "defended");
        assert_eq!(order(&[challenged, played(4, 3, (2, 0))]), [1, 4, 2, 3, 5], "from above");
        assert_eq!(order(&[challenged, played(3, 1, (1, 1))]), [1, 4, 2, 3, 5], "drawn");
    }
}
