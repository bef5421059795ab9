//! Actions that a desk might try: mostly sensible in the present club, sometimes nonsense.

mod event;
mod person;
mod rating;

use banzuke::club::action::{
    AddAlias, AddPlayer, CloseTournament, CorrectResult, CreateTournament, DeleteTournament,
    DrawStage, EnterPlayers, NoteOrigin, OrderEntrants, RecordMatch, RecordResult, RemoveAlias,
    RemoveEntrant, RenamePlayer, RenameTournament, SetClub, SetNote, SetPlaces, SetPresence,
    SetRatingList, SetReading, SetTag, SetTitle,
};
use banzuke::club::question::seeding::DrawChoice;
use banzuke::club::tournament::Presence;
use banzuke::club::{Action, Club, MatchState, Phase, Tournament};
use banzuke::domain::bracket::GrandFinal;
use banzuke::domain::format::{Format, Seeding, StagePlan};
use banzuke::domain::ids::{ListId, MatchNo, TournamentId};
use banzuke::domain::length::{Length, Lengths, RoundLength};
use banzuke::domain::number::PlayerId;
use banzuke::domain::rating::{Damping, Draws, Established, KStep, Scale, Unit};
use banzuke::domain::round::RoundName;
use banzuke::domain::score::{Broken, Outcome, Score, Side};
use banzuke::domain::seeding::Split;
use chrono::NaiveDate;
use proptest::prelude::*;

use super::nonsense;

/// The choice of an action to try; the club decides the outcome.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    /// The kind of action: an index into [`Action::KINDS`], or beyond it one of those that make up most of an event.
    pub(crate) kind: usize,
    /// The numbers that decide every choice.
    pub(crate) picks: [u32; 6],
    /// Whether one detail of it is nonsense.
    pub(crate) wild: bool,
}

/// One move at the desk.
#[derive(Clone, Debug)]
pub(crate) enum Move {
    /// Decisions made together.
    Perform(Vec<Request>),
    /// Undo of the last entry.
    Undo,
    /// Undo of an entry chosen by this number.
    UndoOne(u32),
    /// Redo.
    Redo,
}

const FREQUENT: [&str; 47] = [
    "return_entrant",
    "return_entrant",
    "exchange_entrants",
    "remove_alias",
    "set_points",
    "merge_players",
    "unmerge_players",
    "unmerge_players",
    "unmerge_players",
    "start_match",
    "start_match",
    "close_tournament",
    "withdraw_call",
    "add_third_place",
    "add_third_place",
    "replace_entrant",
    "record_game",
    "draw_round",
    "draw_pairings",
    "draw_pairings",
    "draw_pairings",
    "merge_players",
    "unmerge_players",
    "record_game",
    "draw_round",
    "record_result",
    "record_result",
    "correct_result",
    "record_match",
    "enter_players",
    "draw_stage",
    "record_result",
    "record_result",
    "record_game",
    "record_game",
    "call_match",
    "correct_result",
    "add_stage",
    "draw_stage",
    "draw_stage",
    "break_tie",
    "add_play_off",
    "draw_round",
    "correct_game",
    "start_match",
    "call_again",
    "withdraw_call",
];

/// Sequences of moves; `nonsense` is the share of actions with something wrong about them.
pub(crate) fn moves(nonsense: f64) -> impl Strategy<Value = Vec<Move>> {
    let kinds = Action::KINDS.len() + FREQUENT.len();
    let wish = (0..kinds, any::<[u32; 6]>(), prop::bool::weighted(nonsense))
        .prop_map(|(kind, picks, wild)| Request { kind, picks, wild });
    let single = prop_oneof![
        12 => prop::collection::vec(wish, 1..4).prop_map(Move::Perform),
        2 => Just(Move::Undo),
        1 => any::<u32>().prop_map(Move::UndoOne),
        2 => Just(Move::Redo),
    ];
    prop::collection::vec(single, 1..50)
}

fn pick<T>(from: impl IntoIterator<Item = T>, by: u32) -> Option<T> {
    let mut all: Vec<T> = from.into_iter().collect();
    (!all.is_empty()).then(|| all.swap_remove(by as usize % all.len()))
}

/// The chosen action, or none if the club has no opportunity for it.
pub(crate) fn propose(club: &Club, wish: &Request) -> Option<Action> {
    let picks = wish.picks;
    let kind = Action::KINDS.iter().chain(&FREQUENT).nth(wish.kind).expect("in the range drawn");
    let action = match *kind {
        "add_player" => add_player(club, picks),
        "create_tournament" => create(club, picks),
        "set_rating_list" => set_list(club, picks),
        "draw_stage" if picks[5].is_multiple_of(2) => event::draw_later(club, picks)?,
        "enter_players" | "remove_entrant" | "order_entrants" | "set_presence" | "draw_stage" => {
            let open = club.tournaments().filter(|one| one.phase == Phase::Registering);
            registering(club, kind, pick(open, picks[0])?, picks)?
        }
        "rename_tournament" => {
            let tournament = pick(club.tournaments(), picks[0])?.id;
            Action::RenameTournament(RenameTournament { tournament, name: name(picks[1]) })
        }
        "set_tag" => Action::SetTag(SetTag {
            tournament: pick(club.tournaments(), picks[0])?.id,
            tag: picks[1].is_multiple_of(3).then(|| format!("T{}", picks[2] % 4)),
        }),
        "set_places" => {
            let records = club.tournaments().filter(|one| one.is_record());
            let found = pick(records, picks[0])?;
            let order = found.entrants.iter().copied().take(picks[1] as usize % 4).collect();
            Action::SetPlaces(SetPlaces { tournament: found.id, order })
        }
        "delete_tournament" => {
            // Seldom with results, since nothing else of it is tried then.
            let found = pick(club.tournaments(), picks[0])?;
            let results = if picks[1].is_multiple_of(4) { found.results_entered() } else { 0 };
            Action::DeleteTournament(DeleteTournament {
                tournament: found.id,
                name: found.name.clone(),
                results,
            })
        }
        "note_origin" => Action::NoteOrigin(NoteOrigin {
            tournament: pick(club.tournaments(), picks[0])?.id,
            club: name(picks[1] % 5),
            number: TournamentId(picks[2] % 3),
        }),
        "close_tournament" => Action::CloseTournament(CloseTournament {
            tournament: pick(club.tournaments(), picks[0])?.id,
        }),
        "record_result" => record_result(club, picks)?,
        "correct_result" => correct_result(club, picks)?,
        "record_match" => record_match(club, picks)?,
        "merge_players" | "unmerge_players" | "judge_players" | "set_born" | "set_external_id"
        | "set_publicity" => person::propose(club, kind, picks)?,
        "set_games" | "set_hands" | "set_card_game" | "set_first_move" | "set_division"
        | "adjust_rating" | "publish_list" => rating::propose(club, kind, picks)?,
        "rename_player" | "set_reading" | "set_club" | "set_title" | "set_note" | "add_alias"
        | "remove_alias" => {
            let player = pick(club.registry().iter(), picks[0])?;
            on_player(kind, player.id, &player.aliases, picks)
        }
        of_the_day => event::propose(club, of_the_day, picks)?,
    };
    Some(if wish.wild { nonsense::spoil(action, picks) } else { action })
}

fn name(by: u32) -> String {
    const NAMES: [&str; 8] =
        ["もりしー", "nishimura", "カステラ", "3TK", "O'Brien", "Ångström", "王 将", "%_\"'\\"];
    let name = NAMES[by as usize % NAMES.len()];
    if by.is_multiple_of(3) { name.to_owned() } else { format!("{name} {}", by % 97) }
}

fn optional(by: u32) -> Option<String> {
    by.is_multiple_of(2).then(|| name(by / 2))
}

fn add_player(club: &Club, picks: [u32; 6]) -> Action {
    Action::AddPlayer(AddPlayer {
        player: club.next_player(),
        name: name(picks[0]),
        reading: optional(picks[1]),
        club: optional(picks[2]),
        aliases: optional(picks[3]).into_iter().collect(),
        born: person::born(picks[4]),
        external: person::external(picks[5]).into_iter().collect(),
    })
}

fn on_player(kind: &str, player: PlayerId, aliases: &[String], picks: [u32; 6]) -> Action {
    match kind {
        "rename_player" => Action::RenamePlayer(RenamePlayer { player, name: name(picks[1]) }),
        "set_reading" => Action::SetReading(SetReading { player, reading: optional(picks[1]) }),
        "set_club" => Action::SetClub(SetClub { player, club: optional(picks[1]) }),
        "set_title" => Action::SetTitle(SetTitle {
            player,
            title: pick(["GM", "WFM", "四段"].map(str::to_owned), picks[1])
                .filter(|_| !picks[2].is_multiple_of(4)),
        }),
        "set_note" => Action::SetNote(SetNote { player, note: optional(picks[1]) }),
        "add_alias" => Action::AddAlias(AddAlias { player, alias: name(picks[1]) }),
        "remove_alias" => {
            let known = pick(aliases.iter().cloned(), picks[1]);
            Action::RemoveAlias(RemoveAlias {
                player,
                alias: known.unwrap_or_else(|| name(picks[1])),
            })
        }
        other => panic!("{other} is new: say how to propose it"),
    }
}

/// A format with pairings.
fn format(picks: [u32; 6]) -> Format {
    let odd = picks[1] % 2 == 1;
    match picks[0] % 7 {
        0 => Format::SingleElimination { third_place: odd, placement: picks[1].is_multiple_of(3) },
        1 => Format::RoundRobin { double: odd && picks[1].is_multiple_of(3) },
        2 => Format::DoubleElimination {
            grand_final: if odd { GrandFinal::Reset } else { GrandFinal::Simple },
        },
        3 => {
            let split = if odd { Split::Snake } else { Split::Balanced };
            Format::Groups { groups: 2 + picks[2] % 2, double: false, split }
        }
        4 => Format::Tables { size: 3 + picks[1] % 3, games: 1 + picks[2] % 3 },
        5 => Format::Swiss { rounds: 1 + picks[1] % 5, colours: odd },
        _ => Format::SingleElimination { third_place: odd, placement: false },
    }
}

fn create(club: &Club, picks: [u32; 6]) -> Action {
    let odd = picks[1] % 2 == 1;
    let format = match picks[0] % 9 {
        7 => Format::Recorded,
        8 => Format::Ladder,
        _ => format(picks),
    };
    let usual = match picks[2] % 3 {
        0 if !format.has_draw() => Length::Open,
        0 | 1 => Length::FirstTo(1 + picks[2] % 5),
        _ => Length::Games(1 + picks[2] % 16),
    };
    let longer = RoundLength { round: RoundName::Final, length: Length::FirstTo(3) };
    let rounds = if odd { vec![longer] } else { Vec::new() };
    let seeding = [Seeding::Rating, Seeding::Entry, Seeding::Random][picks[3] as usize % 3];
    Action::CreateTournament(CreateTournament {
        tournament: club.next_tournament(),
        name: name(picks[4]),
        list: pick(club.lists(), picks[5]).expect("there is always one").id,
        plan: Box::new(StagePlan::new(format, Lengths { usual, rounds }, seeding)),
    })
}

fn set_list(club: &Club, picks: [u32; 6]) -> Action {
    let known = pick(club.lists().map(|list| list.id), picks[0]).expect("there is always one");
    let list = if picks[1].is_multiple_of(2) { known } else { club.next_list() };
    // Fractions that no short decimal writes, as they come out of a calculation.
    let part = |by: u32| f64::from(by) / f64::from(u32::MAX);
    let scale = Scale {
        k: 1.0 + 60.0 * part(picks[2]),
        start: 3000.0 * part(picks[3]) - 500.0,
        ..rules(picks[5], part(picks[2] ^ picks[3]))
    };
    let established = Established { games: picks[2] % 30, ..Established::STANDARD };
    let scale = Box::new(scale);
    Action::SetRatingList(SetRatingList { list, name: name(picks[4]), scale, established })
}

/// Every combination of rules; half of all lists have none of their own.
fn rules(by: u32, part: f64) -> Scale {
    if by.is_multiple_of(2) {
        return Scale::STANDARD;
    }
    let turn = |times: u32, ways: u32| by / 2 / times % ways;
    let new_player =
        KStep { games_below: Some(4), rating_below: None, before: None, k: 40.0 + 20.0 * part };
    let weaker = KStep { games_below: None, rating_below: Some(1520.0), before: None, k: 35.0 };
    let most = 0.5 + 3.0 * part;
    Scale {
        k_steps: [vec![], vec![new_player], vec![weaker], vec![new_player, weaker]]
            [turn(1, 4) as usize]
            .clone(),
        k_sticky: turn(4, 2) == 0,
        unit: [Unit::Match, Unit::Game, Unit::Event][turn(8, 3) as usize],
        draws: [Draws::Half, Draws::LeftOut][turn(24, 2) as usize],
        damping: [None, Some(Damping::Cap(most)), Some(Damping::Root(most))][turn(48, 3) as usize],
        ..Scale::STANDARD
    }
}

fn registering(club: &Club, kind: &str, open: &Tournament, picks: [u32; 6]) -> Option<Action> {
    let tournament = open.id;
    let turned = |mut players: Vec<PlayerId>| {
        let by = picks[1] as usize % players.len().max(1);
        players.rotate_left(by);
        players
    };
    Some(match kind {
        "enter_players" => {
            let free = club.registry().iter().map(|player| player.id);
            let players = turned(free.filter(|player| !open.has(*player)).collect());
            let count = 1 + picks[2] as usize % 8;
            Action::EnterPlayers(EnterPlayers {
                tournament,
                players: players.into_iter().take(count).collect(),
            })
        }
        "remove_entrant" => {
            let player = pick(open.entrants.iter().copied(), picks[1])?;
            Action::RemoveEntrant(RemoveEntrant { tournament, player })
        }
        "set_presence" => Action::SetPresence(SetPresence {
            tournament,
            players: pick(open.entrants.iter().copied(), picks[1]).into_iter().collect(),
            presence: [Presence::Here, Presence::Away, Presence::Expected][picks[2] as usize % 3],
        }),
        "order_entrants" => Action::OrderEntrants(OrderEntrants {
            tournament,
            order: turned(open.entrants.to_vec()),
        }),
        _ => {
            let mut draw = club.draw(open, &DrawChoice::default(), u64::from(picks[2]));
            if let Action::DrawStage(DrawStage { seeds, .. }) = &mut draw {
                *seeds = turned(std::mem::take(seeds));
            }
            draw
        }
    })
}

fn record_result(club: &Club, picks: [u32; 6]) -> Option<Action> {
    let running = club.tournaments().filter(|one| one.phase == Phase::Running);
    let all = running.flat_map(|one| one.matches.iter().map(move |played| (one, played)));
    let live = all.filter(|(_, played)| played.state().is_live());
    let (tournament, played) = pick(live, picks[0])?;
    let decisive = tournament.is_decisive(played);
    Some(Action::RecordResult(RecordResult {
        tournament: tournament.id,
        no: played.no,
        sides: played.players()?,
        outcome: outcome(played.length, played.start, decisive, picks),
        played_on: day(picks[4]),
    }))
}

fn correct_result(club: &Club, picks: [u32; 6]) -> Option<Action> {
    let finished = club.tournaments().flat_map(|tournament| {
        tournament.matches_in(MatchState::Finished).map(move |played| (tournament, played))
    });
    let (tournament, played) = pick(finished, picks[0])?;
    let decisive = tournament.is_decisive(played);
    let outcome = outcome(played.length, played.start, decisive, picks);
    let choice = tournament.correction(played.no, outcome);
    let (void, keep) = match choice.keep {
        Some(keep) if picks[1].is_multiple_of(3) && !keep.is_empty() => (Vec::new(), keep),
        _ => (choice.void, Vec::new()),
    };
    let (tournament, no, sides) = (tournament.id, played.no, played.players()?);
    let reason = Some("the sheet".to_owned());
    Some(Action::CorrectResult(CorrectResult {
        tournament,
        no,
        sides,
        outcome,
        void,
        keep,
        reason,
    }))
}

fn record_match(club: &Club, picks: [u32; 6]) -> Option<Action> {
    let recorded = club.tournaments().filter(|one| {
        one.phase == Phase::Running
            && one.stage().is_some_and(|stage| !stage.plan.format.has_draw())
    });
    let tournament = pick(recorded, picks[0])?;
    let round = match picks[1] % 3 {
        0 => RoundName::Round(picks[1]),
        1 => RoundName::Final,
        _ => RoundName::Named(name(picks[1]).into()),
    };
    let length = tournament.stage()?.plan.lengths.of(&round);
    let a = pick(club.registry().iter(), picks[5])?.id;
    let b = pick(club.registry().iter().filter(|other| other.id != a), picks[4])?.id;
    Some(Action::RecordMatch(RecordMatch {
        tournament: tournament.id,
        no: club.next_match(tournament.id),
        round,
        sides: [a, b],
        outcome: outcome(length, [0, 0], false, picks),
        played_on: day(picks[4]),
    }))
}

/// A result that ends a match of this length.
fn outcome(length: Length, start: [u32; 2], decisive: bool, picks: [u32; 6]) -> Outcome {
    let [_, _, more, winner, ..] = picks;
    let side = if winner.is_multiple_of(2) { Side::A } else { Side::B };
    let broken = |score| Broken { winner: event::side(picks[5]), score };
    match more % 37 {
        0..=2 => return Outcome::Walkover(side),
        3 => return Outcome::DoubleWalkover,
        4 => return Outcome::DoubleDisqualification,
        5 => return Outcome::Disqualified(broken(Score::default().starting_at(start))),
        6 => return Outcome::Retired(broken(Score::default().starting_at(start))),
        7 if length != Length::FirstTo(1) && start == [0, 0] => {
            return Outcome::Retired(broken(Score::new(1, 0)));
        }
        _ => {}
    }
    let (high, low, draws) = match length {
        Length::FirstTo(n) => (n, more % n, more % 3),
        Length::Games(n) => {
            let low = more % (n / 2 + 1);
            if decisive && low * 2 == n { (low + 1, low, 0) } else { (n - low, low, 0) }
        }
        Length::Open => (1 + more % 16, winner % 17, more % 2),
    };
    let (a, b) = if side == Side::A { (high, low) } else { (low, high) };
    // A head start need not be won.
    let (a, b) = (a.saturating_sub(start[0]), b.saturating_sub(start[1]));
    Outcome::Score(Score { a, b, draws, ..Score::default() }.starting_at(start))
}

/// One of a few days, so that many matches share one and some are recorded late.
fn day(by: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 1 + by % 5).expect("a day in November")
}

/// Numbers that nobody issued, for [`nonsense`].
pub(super) fn stray(by: u32) -> (TournamentId, MatchNo, PlayerId, ListId) {
    let number = [0, 1, 7, 65_536, u32::MAX - 1, u32::MAX][by as usize % 6];
    (TournamentId(number), MatchNo(number), PlayerId(number), ListId(number))
}
