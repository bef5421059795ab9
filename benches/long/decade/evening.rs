//! How an event goes on its day: results, slips, walkovers, withdrawals, games at tables.

use banzuke::club::action::{
    AddStage, BreakTie, CallMatch, CorrectGame, CorrectResult, CreateTournament, EnterLate,
    EnterPlayers, RecordGame, RecordMatch, RecordResult, SetGames, SetHands, StartMatch, Withdraw,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::tournament::{Cut, LatePlace};
use banzuke::club::{Action, Match};
use banzuke::domain::chance::shuffle;
use banzuke::domain::finish::Finish;
use banzuke::domain::game::{Deals, Game, Hand, HandTable};
use banzuke::domain::ids::{MatchNo, TournamentId};
use banzuke::domain::number::PlayerId;
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Broken, ExitEffect, ExitReason, Length, Outcome, Score, Side};

use super::book::Book;
use super::calendar::{Event, ROUNDS};

/// Opens an event and takes its entries.
pub(super) fn open(book: &mut Book, event: &Event, players: &[PlayerId]) -> TournamentId {
    let tournament = book.club.next_tournament();
    let (name, list, plan) = (event.name.clone(), event.list, event.plan.clone());
    let drawn = plan.format.has_draw();
    book.decide(vec![Action::CreateTournament(CreateTournament {
        tournament,
        name,
        list,
        plan: Box::new(plan),
    })]);
    if let Some(plan) = event.then.clone() {
        book.decide(vec![Action::AddStage(AddStage {
            tournament,
            stage: 2,
            plan: Box::new(plan),
        })]);
    }
    for part in players.chunks(9).filter(|_| drawn) {
        book.decide(vec![Action::EnterPlayers(EnterPlayers {
            tournament,
            players: part.to_vec(),
        })]);
    }
    tournament
}

/// Draws an event and plays it: to its end, or as far as a desk is with it in the afternoon.
pub(super) fn play(book: &mut Book, id: TournamentId, late: &[PlayerId], all: bool) {
    draw(book, id);
    for &player in late {
        enter_late(book, id, player);
    }
    let mut gone = 0;
    while all || gone < 2 {
        gone += 1;
        let live = book.tournament(id).matches.iter().filter(|played| played.state().is_live());
        let live: Vec<MatchNo> = live.map(|played| played.no).collect();
        for &no in &live[..if all { live.len() } else { live.len() / 3 }] {
            duel(book, id, no);
        }
        if gone == 2 && book.chance(12) {
            withdraw(book, id);
        }
        let goes_on = !live.is_empty() || tables(book, id) || next_stage(book, id);
        if !goes_on {
            return;
        }
    }
}

fn draw(book: &mut Book, id: TournamentId) {
    book.club.settle();
    let chance = u64::from(book.lots.below(1_000_000));
    let draw = book.club.draw(book.tournament(id), &DrawChoice::default(), chance);
    book.decide(vec![draw]);
}

fn enter_late(book: &mut Book, id: TournamentId, player: PlayerId) {
    let Some(&place) = book.tournament(id).late_places().first() else { return };
    let (group, seed) = match place {
        LatePlace::Group(group) => (group, None),
        LatePlace::Seed(seed) | LatePlace::Number(seed) => (None, Some(seed)),
        LatePlace::NextRound => (None, None),
    };
    book.decide(vec![Action::EnterLate(EnterLate {
        tournament: id,
        player,
        group,
        seed,
        rating: None,
        missed: None,
    })]);
}

fn withdraw(book: &mut Book, tournament: TournamentId) {
    let entrants: Vec<PlayerId> = book.tournament(tournament).entrants.iter().copied().collect();
    let player = book.pick(&entrants);
    if book.tournament(tournament).has_left(player) {
        return;
    }
    let reason = if book.chance(90) { ExitReason::Withdrawn } else { ExitReason::Disqualified };
    let on = book.today();
    book.decide(vec![Action::Withdraw(Withdraw {
        tournament,
        player,
        reason,
        effect: ExitEffect::ForfeitRest,
        on,
        decision: 0,
    })]);
}

/// Goes on to the next stage where there is one.
fn next_stage(book: &mut Book, id: TournamentId) -> bool {
    let Some(stage) = book.tournament(id).next_stage() else { return false };
    while let Cut::Tied(mut order) = book.tournament(id).cut(stage) {
        let lots = u64::from(book.lots.below(1_000_000));
        order.sort_unstable();
        shuffle(&mut order, lots);
        book.decide(vec![Action::BreakTie(BreakTie {
            tournament: id,
            stage: stage - 1,
            order,
            lots: Some(lots),
            reason: None,
        })]);
    }
    draw(book, id);
    true
}

/// A match of two, with what goes wrong at a desk.
fn duel(book: &mut Book, tournament: TournamentId, no: MatchNo) {
    let Some(played) = book.tournament(tournament).match_no(no).cloned() else { return };
    let (true, Some(sides)) = (played.state().is_live(), played.players()) else { return };
    if book.chance(8) && !book.club.tables().is_empty() {
        let table = book.club.tables()[0].name.clone();
        book.decide(vec![Action::CallMatch(CallMatch { tournament, no, table })]);
        if book.chance(50) {
            book.decide(vec![Action::StartMatch(StartMatch { tournament, no })]);
        }
    }
    let outcome = outcome(book, &played, book.tournament(tournament).is_decisive(&played));
    let played_on = book.today();
    let record =
        |outcome| Action::RecordResult(RecordResult { tournament, no, sides, outcome, played_on });
    if book.chance(1) {
        book.decide_and_undo(&record(Outcome::Walkover(Side::A)));
    }
    if book.chance(2) {
        // The wrong way round, and put right at once.
        let wrong = Outcome::Walkover(outcome.winner().map_or(Side::A, Side::other));
        if wrong != outcome {
            book.decide(vec![record(wrong)]);
            correct(book, tournament, no, outcome);
            return;
        }
    }
    book.decide(vec![record(outcome)]);
    if let (Outcome::Score(score), true) = (outcome, book.chance(6)) {
        let games = games(book, score);
        book.decide(vec![Action::SetGames(SetGames {
            tournament,
            no,
            games,
            deals: Deals::default(),
        })]);
    }
}

/// Corrects a result where that voids nothing; says whether it did.
pub(super) fn correct(
    book: &mut Book,
    tournament: TournamentId,
    no: MatchNo,
    outcome: Outcome,
) -> bool {
    let found = book.tournament(tournament);
    let played = found.match_no(no).expect("a match");
    let sides = played.players().expect("both are known");
    if !found.correction(no, outcome).void.is_empty() {
        return false;
    }
    let correct = Action::CorrectResult(CorrectResult {
        tournament,
        no,
        sides,
        outcome,
        void: Vec::new(),
        keep: Vec::new(),
        // A closed event asks for one.
        reason: Some("read wrong".to_owned()),
    });
    let allowed = book.club.check(&correct).is_ok();
    if allowed {
        book.decide(vec![correct]);
    }
    allowed
}

/// An ordinary result of a match.
pub(super) fn outcome(book: &mut Book, played: &Match, decisive: bool) -> Outcome {
    let side = if book.chance(55) { Side::A } else { Side::B };
    let broken = |score| Broken { winner: side, score };
    match book.lots.below(100) {
        0 | 1 => return Outcome::Walkover(side),
        2 if played.length == Length::FirstTo(2) => {
            return Outcome::Retired(broken(Score::new(1, 0)));
        }
        _ => {}
    }
    score(book, played.length, decisive, side)
}

pub(super) fn score(book: &mut Book, length: Length, decisive: bool, side: Side) -> Outcome {
    let (high, low) = match length {
        Length::FirstTo(n) => (n, book.lots.below(n)),
        Length::Games(n) => {
            let low = book.lots.below(n / 2 + 1);
            if decisive && low * 2 == n { (low + 1, low) } else { (n - low, low) }
        }
        Length::Open => (2 + book.lots.below(3), book.lots.below(2)),
    };
    Outcome::Score(Score::new(high, low).seen_from(side))
}

fn games(book: &mut Book, score: Score) -> Vec<Game> {
    let won = [(Side::A, score.a), (Side::B, score.b)];
    let games =
        won.into_iter().flat_map(|(side, games)| (0..games).map(move |_| Game::won_by(Some(side))));
    let mut games: Vec<Game> = games.collect();
    for (at, game) in games.iter_mut().enumerate() {
        let p = 0.3 + f64::from(book.lots.below(40)) / 100.0;
        game.hand = Hand::new(p).ok();
        game.first = Some(Side::BOTH[at % 2]);
    }
    games
}

/// The games of all open tables, or the next round; whether there was anything.
fn tables(book: &mut Book, id: TournamentId) -> bool {
    let found = book.tournament(id);
    if found.pods.is_empty() {
        return false;
    }
    let open: Vec<MatchNo> = found.open_pods(found.current()).collect();
    if open.is_empty() {
        if found.last_round(found.current()) >= ROUNDS {
            return false;
        }
        let chance = u64::from(book.lots.below(1_000_000));
        let round = book.club.draw_round(book.tournament(id), None, chance);
        book.decide(vec![round]);
        return true;
    }
    for no in open {
        game(book, id, no);
    }
    true
}

fn game(book: &mut Book, tournament: TournamentId, no: MatchNo) {
    let found = book.tournament(tournament);
    let pod = found.pod(no).expect("it is open");
    let game = u32::try_from(pod.games.len() + 1).expect("few");
    let players: Vec<PlayerId> = found.still_at(pod).collect();
    let played_on = book.today();
    let order = finish(book, &players);
    book.decide(vec![Action::RecordGame(RecordGame { tournament, no, game, order, played_on })]);
    if book.chance(5) {
        let order = finish(book, &players);
        let correct =
            Action::CorrectGame(CorrectGame { tournament, no, game, order, reason: None });
        if book.club.check(&correct).is_ok() {
            book.decide(vec![correct]);
        }
    }
    if book.chance(20) {
        let pairs = players.windows(2).map(|pair| (pair[0], pair[1]));
        let hands = pairs.filter_map(|(a, b)| Some((a, b, Hand::new(0.55).ok()?)));
        book.decide(vec![Action::SetHands(SetHands {
            tournament,
            no,
            game,
            hands: HandTable(hands.collect()),
            deal: None,
        })]);
    }
}

fn finish(book: &mut Book, players: &[PlayerId]) -> Finish {
    let mut order = players.to_vec();
    shuffle(&mut order, u64::from(book.lots.below(u32::MAX)));
    Finish(order.into_iter().map(|player| vec![player]).collect())
}

/// Results of a tournament that takes them as they come, a few to an entry as they are typed in.
pub(super) fn record(
    book: &mut Book,
    tournament: TournamentId,
    players: &[PlayerId],
    results: u32,
) {
    let played_on = book.today();
    for at in 0..results {
        let a = book.pick(players);
        let b = book.pick(players);
        let [a, b] = if a == b { [players[0], players[1]] } else { [a, b] };
        let side = if book.chance(50) { Side::A } else { Side::B };
        let outcome = score(book, Length::Open, false, side);
        let (no, round) = (book.club.next_match(tournament), RoundName::Round(1 + at / 20));
        book.decide(vec![Action::RecordMatch(RecordMatch {
            tournament,
            no,
            round,
            sides: [a, b],
            outcome,
            played_on,
        })]);
    }
}
