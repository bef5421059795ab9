//! The journal: two hundred players, a hundred and eighty events of
//! a hundred matches and forty evenings with fifty pods.

use std::sync::Arc;

use banzuke::club::action::{
    AdjustRating, CreateTournament, DrawStage, EnterPlayers, RecordGame, RecordMatch, SetFirstMove,
    SetGames, SetHands, SetRatingList,
};
use banzuke::club::{Action, Seq};
use banzuke::domain::finish::Finish;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::game::{Deals, Game, Hand, HandTable};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Change, Damping, Draws, Established, KStep, Scale, Unit};
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Outcome, Score, Side};
use banzuke::journal::{Entry, OpId};
use chrono::{DateTime, Days, NaiveDate};

use crate::common::add_player;

pub(super) const PLAYERS: u32 = 200;
const EVENTS: u32 = 180;
const MATCHES: u32 = 100;
const EVENINGS: u32 = 40;

/// Random numbers that are the same on every machine: splitmix64.
struct Lots(u64);

impl Lots {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        let drawn = (z ^ (z >> 31)) % u64::from(bound);
        u32::try_from(drawn).expect("below a number of 32 bits")
    }

    fn hand(&mut self) -> Hand {
        Hand::new(f64::from(1 + self.below(99)) / 100.0).expect("a hand")
    }

    fn side(&mut self) -> Side {
        if self.below(2) == 0 { Side::A } else { Side::B }
    }

    /// The players in random order.
    fn shuffled(&mut self) -> Vec<PlayerId> {
        let mut players: Vec<PlayerId> = (1..=PLAYERS).map(PlayerId).collect();
        for last in (1..PLAYERS).rev() {
            players.swap(last as usize, self.below(last + 1) as usize);
        }
        players
    }
}

pub(super) fn journal() -> Vec<Arc<Entry>> {
    let mut lots = Lots(5);
    let register = (1..=PLAYERS).map(|no| add_player(PlayerId(no), &format!("player {no}")));
    let mut decided = vec![register.collect(), lists()];
    for event in 1..=EVENTS {
        decided.push(results(&mut lots, event));
        if event.is_multiple_of(20) {
            decided.push(by_hand(&mut lots, event));
        }
    }
    for evening in 1..=EVENINGS {
        decided.push(tables(&mut lots, evening));
    }
    let entry = |(seq, actions): (_, Vec<Action>)| Entry {
        seq: Seq(seq),
        at: DateTime::UNIX_EPOCH,
        desk: "desk".to_owned(),
        op: OpId(format!("{seq:032x}")),
        undoes: None,
        actions: actions.into(),
    };
    (1..).zip(decided).map(entry).map(Arc::new).collect()
}

/// Besides the first list, which uses the published formula, one with every rule and one that is rated game by game.
fn lists() -> Vec<Action> {
    let fide = [(Some(30), None, 40.0), (None, Some(1700.0), 20.0)];
    let steps = fide.map(|(games_below, rating_below, k)| KStep {
        games_below,
        rating_below,
        before: None,
        k,
    });
    let ruled = Scale {
        k: 10.0,
        k_steps: steps.to_vec(),
        k_sticky: true,
        unit: Unit::Event,
        draws: Draws::LeftOut,
        damping: Some(Damping::Root(4.0)),
        first_move: Some(0.55),
        ..Scale::STANDARD
    };
    let by_game = Scale { unit: Unit::Game, ..Scale::STANDARD };
    let open = |(no, name, scale): (u32, &str, Scale)| {
        Action::SetRatingList(SetRatingList {
            list: ListId(no),
            name: name.to_owned(),
            scale: Box::new(scale),
            established: Established::STANDARD,
        })
    };
    [(2, "ruled", ruled), (3, "by game", by_game)].map(open).to_vec()
}

fn day(week: u32) -> NaiveDate {
    let first = NaiveDate::from_ymd_opt(2020, 1, 1).expect("a day");
    first + Days::new(u64::from(week) * 7)
}

fn create(tournament: TournamentId, list: ListId, format: Format, length: Length) -> Action {
    let plan = StagePlan::new(format, Lengths::all(length), Seeding::Entry);
    Action::CreateTournament(CreateTournament {
        tournament,
        name: format!("event {}", tournament.0),
        list,
        plan: Box::new(plan),
    })
}

/// An event of matches of one to eight games, a third of them told game by game.
fn results(lots: &mut Lots, event: u32) -> Vec<Action> {
    let tournament = TournamentId(event);
    let list = ListId(1 + event % 3);
    let mut actions = vec![create(tournament, list, Format::Recorded, Length::Open)];
    if event.is_multiple_of(4) {
        actions.push(Action::SetFirstMove(SetFirstMove { tournament, p: Some(lots.hand()) }));
    }
    for no in (1..=MATCHES).map(MatchNo) {
        let order = lots.shuffled();
        // Most games are won by the smaller number, so that ratings spread.
        let games: Vec<Game> =
            (0..=lots.below(8)).map(|_| game(lots, order[0] < order[1])).collect();
        let count = |winner| games.iter().filter(|game| game.winner == winner).count();
        let [a, b, draws] = [Some(Side::A), Some(Side::B), None]
            .map(|winner| u32::try_from(count(winner)).expect("few games"));
        actions.push(Action::RecordMatch(RecordMatch {
            tournament,
            no,
            round: RoundName::Round(1),
            sides: [order[0], order[1]],
            outcome: Outcome::Score(Score { draws, ..Score::new(a, b) }),
            played_on: day(event),
        }));
        if no.0 % 3 == 0 {
            actions.push(Action::SetGames(SetGames {
                tournament,
                no,
                games,
                deals: Deals::default(),
            }));
        }
    }
    actions
}

fn game(lots: &mut Lots, favoured: bool) -> Game {
    let winner = match (lots.below(10), favoured) {
        (0, _) => None,
        (1..=6, true) | (7.., false) => Some(Side::A),
        _ => Some(Side::B),
    };
    let hand = (lots.below(2) == 0).then(|| lots.hand());
    let first = (lots.below(2) == 0).then(|| lots.side());
    Game { winner, hand, first }
}

/// Corrections by hand on each list: one player's rating set, everybody's shifted.
fn by_hand(lots: &mut Lots, event: u32) -> Vec<Action> {
    let correction = |list, player, change| {
        Action::AdjustRating(AdjustRating {
            list: ListId(list),
            player,
            change,
            reason: "a correction".to_owned(),
            on: day(event),
        })
    };
    let mut one = |list| {
        let points = f64::from(lots.below(1000)) + 1000.125;
        let player = PlayerId(1 + lots.below(PLAYERS));
        [
            correction(list, Some(player), Change::To(points)),
            correction(list, None, Change::By(-1.3)),
        ]
    };
    [1, 2, 3].into_iter().flat_map(&mut one).collect()
}

/// An evening with pods of four, two games each, with some ties and a dealt first game.
fn tables(lots: &mut Lots, evening: u32) -> Vec<Action> {
    let tournament = TournamentId(EVENTS + evening);
    let list = ListId(1 + evening % 3);
    let seated = lots.shuffled();
    let groups: Vec<Vec<PlayerId>> = seated.chunks(4).map(<[PlayerId]>::to_vec).collect();
    let mut actions = vec![
        create(tournament, list, Format::Tables { size: 4, games: 2 }, Length::Games(2)),
        Action::EnterPlayers(EnterPlayers { tournament, players: seated.clone() }),
        Action::DrawStage(DrawStage {
            tournament,
            stage: 1,
            seeds: seated,
            lots: Some(u64::from(evening)),
            groups: groups.clone(),
            ratings: Vec::new(),
        }),
    ];
    for (no, seats) in (1..).map(MatchNo).zip(&groups) {
        for game in [1, 2] {
            let mut order: Vec<Vec<PlayerId>> = seats.iter().map(|&player| vec![player]).collect();
            order.rotate_left(lots.below(4) as usize);
            if lots.below(3) == 0 {
                let level = order.remove(1);
                order[0].extend(level);
            }
            let (order, played_on) = (Finish(order), day(evening * 4));
            actions.push(Action::RecordGame(RecordGame { tournament, no, game, order, played_on }));
        }
        let hands =
            HandTable(vec![(seats[0], seats[1], lots.hand()), (seats[3], seats[1], lots.hand())]);
        actions.push(Action::SetHands(SetHands { tournament, no, game: 1, hands, deal: None }));
    }
    actions
}
