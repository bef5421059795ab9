//! Games of a log of Daihinmin, all at one table.

use std::collections::HashMap;

use daihinmin::Cards;
use daihinmin::log::{Log, LogError, LoggedGame, ReplayError};

use super::{GameFault, Terms};
use crate::cards::value_pod;
use crate::club::action::{
    CreateTournament, DrawRound, DrawStage, EnterPlayers, RecordGame, SetCardGame, SetHands,
};
use crate::club::{Action, Club, Refusal};
use crate::domain::finish::Finish;
use crate::domain::format::{Format, Seeding, StagePlan};
use crate::domain::game::{CardGame, Deal, Hand, HandTable};
use crate::domain::ids::{ExternalId, MatchNo, TournamentId};
use crate::domain::name::{clean, fold};
use crate::domain::number::PlayerId;
use crate::domain::progress::{Progress, ProgressCounter, Task};
use crate::domain::score::{Length, Lengths};
use crate::import::people::People;
use crate::import::suspect::{Answers, ResolvedPlayer};
use crate::import::{ImportFault, Plan, Suspect, Unread, Why};

/// The scheme of program names. Programs choose their names themselves.
const PROGRAM: &str = "program";

/// Stands for a name without visible characters.
const NAMELESS: &str = "_";

/// Seats come from the log, so no lots are drawn.
const NO_LOTS: u64 = 0;

/// The games of a log in order. Players have the log's numbers, from 0.
#[derive(Clone, Debug)]
pub(super) struct TableLog {
    /// The line with the players' names.
    line: u64,
    names: Vec<String>,
    /// Whether the names are those of programs.
    pub(super) of_programs: bool,
    /// Seats are drawn before each round. All rounds have equally many games.
    rounds: Vec<Round>,
}

/// Games with the same seats.
#[derive(Clone, Debug)]
struct Round {
    /// The player of each seat.
    seats: Vec<usize>,
    games: Vec<TableGame>,
}

#[derive(Clone, Debug)]
struct TableGame {
    /// The players, the daifugō first.
    order: Vec<usize>,
    /// Pairs with the win probability of the first player.
    hands: Vec<(usize, usize, Hand)>,
    deal: Deal,
}

/// Whether a text is a log of Daihinmin: one of its lines names players or begins a game.
pub(super) fn is_log(text: &str) -> bool {
    text.lines().map(str::trim).any(|line| line == "/*" || line.starts_with("player "))
}

/// Reads a log, replays each game by the rules, and values the hands at the beginning of play.
pub(super) fn read(text: &str, progress: &dyn Progress) -> Result<TableLog, Unread> {
    let log: Log = text.parse().map_err(|LogError { line, fault }| {
        ImportFault::new(line.try_into().unwrap_or(u64::MAX), "", GameFault::Log(fault))
    })?;
    log.replay().map_err(|ReplayError { game, line, fault }| {
        let names = numbered(&log.players);
        let fault = GameFault::Replay { game, fault, names };
        ImportFault::new(line.try_into().unwrap_or(u64::MAX), "", fault)
    })?;
    let begins = text.lines().position(|line| line.trim_start().starts_with("player "));
    let line = begins.map_or(1, |before| before as u64 + 1);
    if log.games.is_empty() {
        return Err(ImportFault::new(line, "", GameFault::NoGames).into());
    }
    let count = ProgressCounter::new(progress, Task::Reading, log.games.len());
    let mut rounds: Vec<Round> = Vec::new();
    for game in &log.games {
        count.one()?;
        let seats: Vec<usize> = (0..game.seats.len()).map(|seat| game.player_at(seat)).collect();
        if rounds.last().is_none_or(|round| round.seats != seats) {
            rounds.push(Round { seats: seats.clone(), games: Vec::new() });
        }
        let valued = TableGame::valued(game, &seats);
        let valued = valued.map_err(|fault| ImportFault::new(line, "", fault))?;
        if let Some(round) = rounds.last_mut() {
            round.games.push(valued);
        }
    }
    Ok(TableLog { line, names: numbered(&log.players), of_programs: false, rounds: evened(rounds) })
}

/// The rounds. If they differ in length, each game becomes a round.
fn evened(rounds: Vec<Round>) -> Vec<Round> {
    if rounds.windows(2).all(|two| two[0].games.len() == two[1].games.len()) {
        return rounds;
    }
    let alone = |round: Round| {
        let Round { seats, games } = round;
        games.into_iter().map(move |game| Round { seats: seats.clone(), games: vec![game] })
    };
    rounds.into_iter().flat_map(alone).collect()
}

/// The names. Equal names get a number, since one program may have several seats.
fn numbered(names: &[String]) -> Vec<String> {
    // Names of clients may have no visible characters.
    let shown = |name: &String| Some(clean(name)).filter(|name| !name.is_empty());
    let names: Vec<String> =
        names.iter().map(|name| shown(name).unwrap_or_else(|| NAMELESS.to_owned())).collect();
    let keys: Vec<String> = names.iter().map(|name| fold(name)).collect();
    let mut given: Vec<String> = Vec::new();
    for (name, key) in names.iter().zip(&keys) {
        let is_alone = keys.iter().filter(|other| *other == key).count() == 1;
        let mut free = (1_u32..).map(|no| format!("{name} {no}"));
        let free = free.find(|name| !given.contains(name) && !names.contains(name));
        given.push(free.filter(|_| !is_alone).unwrap_or_else(|| name.clone()));
    }
    given
}

impl TableGame {
    fn valued(game: &LoggedGame, seats: &[usize]) -> Result<Self, GameFault> {
        // Until players are registered, their numbers are those of the log.
        let ids: Vec<PlayerId> =
            seats.iter().map(|&player| PlayerId(player.try_into().unwrap_or(u32::MAX))).collect();
        let hands: Vec<Cards> = seats.iter().map(|&player| game.original[player]).collect();
        let hands: Vec<String> = hands.iter().map(Cards::to_string).collect();
        let (HandTable(pairs), deal) =
            value_pod(Some(CardGame::Daihinmin), &ids, &hands).map_err(GameFault::Cards)?;
        let player = |id: PlayerId| ids.iter().position(|known| *known == id).map(|at| seats[at]);
        let pair = |(a, b, hand): (PlayerId, PlayerId, Hand)| Some((player(a)?, player(b)?, hand));
        let mut order: Vec<usize> = (0..seats.len()).collect();
        order.sort_by_key(|&player| game.result[player]);
        Ok(Self { order, hands: pairs.into_iter().filter_map(pair).collect(), deal })
    }
}

impl TableLog {
    pub(super) fn name(&mut self, player: usize, name: &str) {
        if let Some(known) = self.names.get_mut(player) {
            *known = clean(name);
        }
    }

    /// Plans the recording of all games in a new tournament.
    pub(super) fn plan(
        &self,
        club: &Club,
        terms: &Terms,
        answers: &Answers,
        taken: HashMap<String, ResolvedPlayer>,
        progress: &dyn Progress,
    ) -> Result<Plan, Unread> {
        let mut people = People::new(club, answers, taken);
        let players = self.players(&mut people)?;
        self.record(&mut people, &players, terms)?;
        let suspects = apart(people.suspects(progress)?, &players);
        Ok(people.plan(suspects))
    }

    fn players(&self, people: &mut People<'_>) -> Result<Vec<PlayerId>, ImportFault> {
        let mut players: Vec<PlayerId> = Vec::new();
        for name in &self.names {
            let of_name = |why| self.fault("player", name, why);
            // `P1` is a seat, not a player of the club. With its check digit, a number is a player.
            let is_seat = PlayerId::parse_full(name).is_ok() && !fold(name).contains('-');
            let player = if self.of_programs || is_seat {
                let id = ExternalId { scheme: PROGRAM.to_owned(), value: name.clone() };
                people.identified(self.line, id)
            } else {
                people.player(self.line, name)
            };
            let player = player.map_err(of_name)?;
            if players.contains(&player) {
                return Err(of_name(Refusal::AgainstThemself(player).into()));
            }
            players.push(player);
        }
        Ok(players)
    }

    fn record(
        &self,
        people: &mut People<'_>,
        players: &[PlayerId],
        terms: &Terms,
    ) -> Result<(), ImportFault> {
        let name = terms.tournament.clone();
        let name = name.ok_or_else(|| ImportFault::new(self.line, "", GameFault::NoTournament))?;
        let of_event = |why| self.fault("tournament", &name, why);
        let tournament = people.draft.club.next_tournament();
        let whole = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let games = whole(self.rounds.first().map_or(0, |round| round.games.len()));
        let format = Format::Tables { size: whole(players.len()), games };
        let plan =
            Box::new(StagePlan::new(format, Lengths::all(Length::Games(games)), Seeding::Entry));
        let (name, list) = (name.clone(), terms.list);
        let game = Some(CardGame::Daihinmin);
        for action in [
            Action::from(CreateTournament { tournament, name, list, plan }),
            SetCardGame { tournament, game }.into(),
            EnterPlayers { tournament, players: players.to_vec() }.into(),
        ] {
            people.draft.perform(action).map_err(of_event)?;
        }
        for (no, round) in (1..).zip(&self.rounds) {
            let seats = round.seats.iter().map(|&player| players[player]).collect();
            let seated = seated(tournament, no, seats, players);
            people.draft.perform(seated).map_err(of_event)?;
            let pods = people.draft.club.tournament(tournament).map(|found| &found.pods);
            let pod = pods.and_then(|pods| pods.last()).map(|pod| pod.no);
            for (game, played) in (1..).zip(&round.games) {
                let at = (tournament, pod.unwrap_or(MatchNo(no)), game);
                for action in played.actions(at, players, terms) {
                    people.draft.perform_by(terms.today, action).map_err(of_event)?;
                }
            }
        }
        Ok(())
    }

    fn fault(&self, column: &str, value: &str, why: Why) -> ImportFault {
        ImportFault::new(self.line, value, why).under(column)
    }
}

impl TableGame {
    fn actions(
        &self,
        (tournament, no, game): (TournamentId, MatchNo, u32),
        players: &[PlayerId],
        terms: &Terms,
    ) -> [Action; 2] {
        let order = Finish(self.order.iter().map(|&player| vec![players[player]]).collect());
        let played_on = terms.date.unwrap_or(terms.today);
        let pairs = self.hands.iter().map(|&(a, b, hand)| (players[a], players[b], hand));
        let (hands, deal) = (HandTable(pairs.collect()), Some(self.deal.clone()));
        [
            Action::RecordGame(RecordGame { tournament, no, game, order, played_on }),
            Action::SetHands(SetHands { tournament, no, game, hands, deal }),
        ]
    }
}

/// The seats of a round.
fn seated(
    tournament: TournamentId,
    round: u32,
    seats: Vec<PlayerId>,
    players: &[PlayerId],
) -> Action {
    let (stage, tables) = (1, vec![seats]);
    if round > 1 {
        return Action::DrawRound(DrawRound { tournament, stage, round, lots: NO_LOTS, tables });
    }
    Action::DrawStage(DrawStage {
        tournament,
        stage,
        seeds: players.to_vec(),
        lots: Some(NO_LOTS),
        groups: tables,
        ratings: Vec::new(),
    })
}

/// Suspects without the players at the same pod: no player has two seats.
fn apart(mut suspects: Vec<Suspect>, players: &[PlayerId]) -> Vec<Suspect> {
    for suspect in &mut suspects {
        suspect.likely.retain(|likely| !players.contains(&likely.owner.player));
    }
    suspects.retain(|suspect| !suspect.likely.is_empty());
    suspects
}
