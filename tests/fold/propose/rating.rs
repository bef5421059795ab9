//! Games one by one, hands, sections by rating, corrections by hand.

use banzuke::club::action::{
    AdjustRating, PublishList, SetCardGame, SetDivision, SetFirstMove, SetGames, SetHands,
};
use banzuke::club::{Action, Club};
use banzuke::domain::game::{CardGame, Deal, Deals, Game, Hand, HandTable};
use banzuke::domain::rating::{Change, Division};
use banzuke::domain::score::Side;
use strum::IntoEnumIterator as _;

use super::{day, name, pick};

pub(super) fn propose(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    Some(match kind {
        "set_games" => set_games(club, picks)?,
        "set_hands" => set_hands(club, picks)?,
        "set_card_game" => Action::SetCardGame(SetCardGame {
            tournament: pick(club.tournaments(), picks[0])?.id,
            game: CardGame::iter().nth(picks[1] as usize % 3),
        }),
        "set_first_move" => Action::SetFirstMove(SetFirstMove {
            tournament: pick(club.tournaments(), picks[0])?.id,
            p: hand(picks[1]),
        }),
        "set_division" => {
            let limit = |by: u32| by.is_multiple_of(2).then_some(1400.0 + f64::from(by % 200));
            let division = Division {
                above: limit(picks[1]),
                below: limit(picks[2]).map(|below| below + 200.0),
                provisional_ok: picks[3].is_multiple_of(2),
            };
            let tournament = pick(club.tournaments(), picks[0])?.id;
            Action::SetDivision(SetDivision {
                tournament,
                division: Some(division).filter(|_| !picks[4].is_multiple_of(3)),
            })
        }
        "publish_list" => Action::PublishList(PublishList {
            list: pick(club.lists(), picks[0])?.id,
            on: day(picks[1]),
        }),
        _ => {
            let player = pick(club.registry().iter(), picks[1])?.id;
            let points = f64::from(picks[2] % 2001) / 10.0 - 100.0;
            let change = if picks[3].is_multiple_of(3) {
                Change::To(1500.0 + points)
            } else {
                Change::By(points)
            };
            Action::AdjustRating(AdjustRating {
                list: pick(club.lists(), picks[0])?.id,
                player: Some(player).filter(|_| !picks[4].is_multiple_of(4)),
                change,
                reason: name(picks[4]),
                on: day(picks[5]),
            })
        }
    })
}

fn hand(by: u32) -> Option<Hand> {
    Hand::new(f64::from(by % 97) / 97.0).ok().filter(|_| by.is_multiple_of(2))
}

/// Cards for so many players.
fn deal(players: usize) -> Deal {
    let hands = (0..players).map(|at| "A23456789TJQK".chars().skip(at).collect()).collect();
    Deal { hands, engine: "primes-1".to_owned(), seed: None }
}

fn set_games(club: &Club, picks: [u32; 6]) -> Option<Action> {
    let all = club.tournaments().flat_map(|one| one.matches.iter().map(move |m| (one, m)));
    let (of, played, score) = pick(
        all.filter_map(|(of, played)| Some((of, played, played.record?.outcome.played()?))),
        picks[0],
    )?;
    let wins = [(Some(Side::A), score.a), (Some(Side::B), score.b), (None, score.draws)];
    let won = [score.start_a, score.start_b, 0];
    let mut games: Vec<Game> = wins
        .into_iter()
        .zip(won)
        .flat_map(|((winner, games), given)| (given..games).map(move |_| Game::won_by(winner)))
        .collect();
    let count = games.len().max(1);
    games.rotate_left(picks[1] as usize % count);
    for (at, game) in (0_u32..).zip(&mut games) {
        game.hand = hand(picks[2].wrapping_add(at));
        game.first = [None, Some(Side::A), Some(Side::B)][(picks[3].wrapping_add(at) % 3) as usize];
    }
    if picks[4].is_multiple_of(7) {
        games.clear();
    }
    // Of some games the cards are known, of a few one that has no hand.
    let dealt = (1..)
        .zip(&games)
        .filter(|(no, game)| game.hand.is_some() || picks[5].wrapping_add(*no).is_multiple_of(5));
    let deals = dealt
        .filter(|(no, _)| picks[5].wrapping_add(*no).is_multiple_of(2))
        .map(|(no, _)| (no, deal(2)));
    let deals = Deals(deals.collect());
    Some(Action::SetGames(SetGames { tournament: of.id, no: played.no, games, deals }))
}

fn set_hands(club: &Club, picks: [u32; 6]) -> Option<Action> {
    let all = club.tournaments().flat_map(|one| one.pods.iter().map(move |s| (one, s)));
    let (of, pod) = pick(all.filter(|(_, pod)| !pod.games.is_empty()), picks[0])?;
    let at = picks[1] as usize % pod.games.len();
    let players: Vec<_> = pod.games[at].finish.players().collect();
    let pairs = players.windows(2).map(|pair| (pair[0], pair[1]));
    let dealt = (0..).zip(pairs).filter_map(|(n, (a, b))| Some((a, b, hand(picks[2] + n)?)));
    let game = u32::try_from(at + 1).expect("few games");
    Some(Action::SetHands(SetHands {
        tournament: of.id,
        no: pod.no,
        game,
        hands: HandTable(dealt.collect()),
        deal: picks[3].is_multiple_of(3).then(|| deal(players.len())),
    }))
}
