//! The rounds of a Swiss: how they were paired, and what pairing the next one looks at.
//!
//! The pairing itself is asked of `domain::swiss` before a round is recorded, and the journal holds its outcome, so the
//! fold never asks the engine.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Match, Stage, Tournament};
use crate::club::action::Absent;
use crate::club::action::conditions::ensure;
use crate::club::refusal::{EventRefusal, Refusal};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Length, Score, Side};
use crate::domain::standings::{
    Bye, Entrant, Field, MatchPoints, Meeting, PairedRound, System, by_rounds,
};
use crate::domain::swiss::{AskedBye, Colour, Player, Round, Spent, SwissPlan, board_order};

/// Decisions about the rounds of a Swiss.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SwissRounds {
    /// The rounds that are paired, in order.
    pub drawn: Vec<DrawnRound>,
    /// Absences in the order of their decisions: the last one that concerns a round holds.
    pub absences: Vec<Absence>,
    /// Late entries whose missed rounds, `from` to `until`, were given a worth.
    pub late: Vec<Absence>,
    /// Pairs that are not to meet, the lower number first.
    pub forbidden: BTreeSet<[PlayerId; 2]>,
    /// The last player of the half that begins with points on top, where the stage is accelerated.
    pub last_of_first_half: Option<PlayerId>,
}

/// A round as it was paired; its matches are those of the stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnRound {
    /// The player with the bye.
    pub bye: Option<PlayerId>,
    /// Absent players.
    pub absent: Vec<Absent>,
    /// The lots for the colour of the first player, in the first round.
    pub lots: Option<u64>,
    /// The rules that paired it; none for pairings made by hand.
    pub rules: Option<String>,
    /// How many rounds the stage was to have when it was paired.
    pub planned: usize,
}

/// Rounds in which a player is not to be paired, or is after all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    pub player: PlayerId,
    /// The first of these rounds, and the last; none for all to come.
    pub from: u32,
    pub until: Option<u32>,
    /// The kind of bye; none where the player is there.
    pub bye: Option<AskedBye>,
}

impl SwissRounds {
    /// The bye that an entrant asked for in a round.
    pub fn asked(&self, player: PlayerId, round: u32) -> Option<AskedBye> {
        let concerns = |one: &&Absence| {
            one.player == player && one.from <= round && one.until.is_none_or(|last| round <= last)
        };
        self.absences.iter().rev().find(concerns)?.bye
    }

    /// The worth of each missed round of the last late entry, where that was said.
    pub fn late_worth(&self) -> Option<AskedBye> {
        self.late.last()?.bye
    }

    /// Notes the byes of a late entry for the rounds paired so far; without this call those rounds are worth nothing.
    pub(in crate::club) fn missed(&mut self, player: PlayerId, bye: AskedBye) {
        let until = u32::try_from(self.drawn.len()).ok();
        self.late.push(Absence { player, from: 1, until, bye: Some(bye) });
        if bye == AskedBye::Half {
            self.drawn.iter_mut().for_each(|round| round.absent.push(Absent { player, bye }));
        }
    }

    /// Whether a player was absent in a round that is paired.
    pub(in crate::club) fn is_absent(&self, player: PlayerId) -> bool {
        self.drawn.iter().any(|round| round.absent.iter().any(|one| one.player == player))
    }

    /// Exchanges the places of two players; `other` gives the other one of the two. Absences stay with their players.
    pub(in crate::club) fn exchange(&mut self, other: impl Fn(PlayerId) -> PlayerId) {
        for round in &mut self.drawn {
            round.bye = round.bye.map(&other);
        }
        self.last_of_first_half = self.last_of_first_half.map(&other);
    }

    /// Puts one player in the place of another.
    pub(in crate::club) fn replace(&mut self, from: PlayerId, to: PlayerId) {
        let right = |player: PlayerId| if player == from { to } else { player };
        for round in &mut self.drawn {
            round.bye = round.bye.map(right);
            round.absent.iter_mut().for_each(|one| one.player = right(one.player));
        }
        let said = self.absences.iter_mut().chain(&mut self.late);
        said.for_each(|one| one.player = right(one.player));
        self.forbidden = self.forbidden.iter().map(|pair| in_order(pair.map(right))).collect();
        self.last_of_first_half = self.last_of_first_half.map(right);
    }
}

/// Two players, the lower number first.
pub(in crate::club) fn in_order([a, b]: [PlayerId; 2]) -> [PlayerId; 2] {
    [a.min(b), a.max(b)]
}

impl Tournament {
    /// How many rounds of a Swiss stage are still to be paired; none where a stage is no Swiss, or not drawn.
    pub fn rounds_left(&self, number: u32) -> u32 {
        let draw =
            |stage: &Stage| Some((stage.plan.format, stage.draw.as_ref()?.players().count()));
        let drawn = self.stage_no(number).and_then(draw);
        match drawn.map(|(format, players)| format.for_entrants(players)) {
            Some(Format::Swiss { rounds, .. }) => rounds.saturating_sub(self.last_round(number)),
            _ => 0,
        }
    }

    /// How many rounds a Swiss stage has, 0 while it is not set; none where a stage is no Swiss.
    pub fn planned_rounds(&self, number: u32) -> Option<u32> {
        match self.stage_no(number)?.plan.format {
            Format::Swiss { rounds, .. } => Some(rounds),
            _ => None,
        }
    }

    /// The round of a Swiss stage that is being played, how many of its matches are over, and how many there are; none
    /// between two rounds.
    pub fn round_under_way(&self, number: u32) -> Option<(u32, usize, usize)> {
        let round = self.stage_no(number).filter(|stage| stage.plan.format.is_swiss());
        let round = round.map(|_| self.last_round(number))?;
        let all = self.boards(number, round).count();
        let open = self.boards(number, round).filter(|played| played.state().is_open()).count();
        (open > 0).then_some((round, all - open, all))
    }

    /// The Swiss stage that is played now, or the first there is; else the stage that is played now.
    pub fn swiss_stage(&self) -> u32 {
        let is_swiss = |stage: &Stage| stage.plan.format.is_swiss();
        let now = self.current();
        if self.stage_no(now).is_some_and(is_swiss) {
            return now;
        }
        let first = self.stages.iter().position(is_swiss);
        first.and_then(|at| u32::try_from(at + 1).ok()).unwrap_or(now)
    }

    /// Pairs of the next round of a Swiss stage in the order of boards.
    pub fn in_order_of_boards(
        &self,
        number: u32,
        mut pairs: Vec<[PlayerId; 2]>,
    ) -> Vec<[PlayerId; 2]> {
        let players = self.swiss_players(number, self.last_round(number) + 1);
        let draw = self.stage_no(number).and_then(|stage| stage.draw.as_ref());
        let seeds: Vec<PlayerId> = draw.into_iter().flat_map(super::Draw::players).collect();
        let at = |player| seeds.iter().position(|seed| *seed == player).unwrap_or(usize::MAX);
        pairs.sort_by_key(|pair| board_order(&players, pair.map(at)));
        pairs
    }

    /// The matches of a round that is drawn, in the order of boards.
    pub fn boards(&self, stage: u32, round: u32) -> impl Iterator<Item = &Arc<Match>> {
        let name = RoundName::Round(round);
        self.matches_of(stage).filter(move |played| played.round == name)
    }

    /// The board of a match in its round of a Swiss, from 1.
    pub fn board(&self, played: &Match) -> Option<u32> {
        let round = played.round_no()?;
        self.stage_of(played).filter(|stage| stage.plan.format.is_swiss())?;
        let before = self.boards(played.stage, round).take_while(|other| other.no < played.no);
        u32::try_from(before.count() + 1).ok()
    }

    /// Whether the side of a match that is named first also moves first: in the rounds of a Swiss with colours.
    pub fn moves_in_order(&self, no: MatchNo) -> bool {
        let played = self.match_no(no).filter(|played| played.round_no().is_some());
        let stage = played.and_then(|played| self.stage_of(played));
        stage.is_some_and(|stage| stage.plan.format.has_colours())
    }

    /// The entrants of a Swiss stage who have not left the event, in the order of their pairing numbers.
    pub fn to_be_paired(&self, number: u32) -> Vec<PlayerId> {
        let draw = self.stage_no(number).and_then(|stage| stage.draw.as_ref());
        let players = draw.into_iter().flat_map(super::Draw::players);
        players.filter(|player| !self.has_left(*player)).collect()
    }

    /// The players who will be absent in the next round, and the points they get for it.
    pub fn absent_next(&self, number: u32) -> Vec<Absent> {
        let Some(stage) = self.stage_no(number) else { return Vec::new() };
        let round = self.last_round(number) + 1;
        let absent =
            |player: PlayerId| Some(Absent { player, bye: stage.swiss.asked(player, round)? });
        self.to_be_paired(number).into_iter().filter_map(absent).collect()
    }

    /// All rounds of a Swiss stage that are drawn, up to the given one, for its standings.
    pub(in crate::club) fn swiss_field(&self, number: u32, rounds: u32) -> Field {
        let none = Field { lines: Vec::new(), system: System::Swiss, games: Vec::new() };
        let Some(stage) = self.stage_no(number) else { return none };
        let Some(draw) = &stage.draw else {
            let entrants: Vec<Entrant> = self.entrants.iter().map(|&one| (one, None)).collect();
            return by_rounds(&entrants, &[], 1);
        };
        let rating = |player| draw.ratings.get(&player).copied();
        let entrants: Vec<Entrant> =
            draw.players().map(|player| (player, rating(player))).collect();
        let drawn = stage.swiss.drawn.iter().zip(1..=rounds);
        let rounds: Vec<PairedRound<'_>> =
            drawn.map(|(drawn, round)| self.paired_round(number, round, drawn)).collect();
        let mut field = by_rounds(&entrants, &rounds, stage.rounds());
        for line in &mut field.lines {
            line.head_start = f64::from(Self::head_start(stage, line.rating)) / 2.0;
        }
        field
    }

    /// The points that a player of a rating begins with, in half-points: those of a win for each band reached.
    fn head_start(stage: &Stage, rating: Option<f64>) -> u32 {
        let wins = rating.map_or(0, |rating| stage.plan.swiss().bands.reached(rating));
        wins * u32::from(worth_of_win(stage, 1))
    }

    fn paired_round<'a>(&'a self, number: u32, round: u32, drawn: &DrawnRound) -> PairedRound<'a> {
        let matches: Vec<&Arc<Match>> = self.boards(number, round).collect();
        let open = matches.iter().filter(|played| played.record.is_none());
        let open = open.filter_map(|played| played.players()).collect();
        let left_over = drawn.bye.map(|player| (player, self.worth_of_bye(number, round)));
        let asked = drawn.absent.iter().map(|one| {
            let bye = match one.bye {
                AskedBye::Half => self.worth_of_half_bye(number, round),
                AskedBye::Zero => Bye::Zero,
            };
            (one.player, bye)
        });
        let byes = left_over.into_iter().chain(asked).collect();
        let games = self.stage_no(number).map_or(1, |stage| games_of_win(stage, round));
        PairedRound { games, finished: super::standing::finished(&matches), open, byes }
    }

    /// The points of a bye: as many as for a win, or as planned; by games as many games as a win needs.
    fn worth_of_bye(&self, number: u32, round: u32) -> Bye {
        let Some(stage) = self.stage_no(number) else { return Bye::Full };
        if let Some(halves) = stage.plan.swiss().bye {
            return Bye::Given(u16::from(halves));
        }
        let by_games = stage.plan.standings().points.by_games;
        if by_games { Bye::Given(worth_of_win(stage, round)) } else { Bye::Full }
    }

    /// A half-point bye is worth a draw; by games, one in every game that a win needs.
    fn worth_of_half_bye(&self, number: u32, round: u32) -> Bye {
        let Some(stage) = self.stage_no(number) else { return Bye::Half };
        let points = stage.plan.standings().points;
        let halves = games_of_win(stage, round).saturating_mul(u32::from(points.draw));
        if points.by_games {
            Bye::Asked(u16::try_from(halves).unwrap_or(u16::MAX))
        } else {
            Bye::Half
        }
    }

    /// The players of a Swiss stage in the order of their pairing numbers, as they stood before a round (from 1).
    pub(in crate::club) fn swiss_players(&self, number: u32, round: u32) -> Vec<Player> {
        let field = self.swiss_field(number, round.saturating_sub(1));
        let Some(stage) = self.stage_no(number) else { return Vec::new() };
        let Format::Swiss { colours, .. } = stage.plan.format else {
            return Vec::new();
        };
        let white: HashMap<(u32, PlayerId), Colour> = self.colours(number, colours);
        let points = stage.plan.standings().points;
        let first_half = first_half(stage);
        let player = |(at, line): (usize, &crate::domain::standings::StandingsLine)| {
            let on_top = Self::on_top(stage, line.rating, at < first_half);
            let bonus = |round: usize| on_top.get(round).copied().unwrap_or_default();
            let rounds = (0..).zip(1..).zip(&line.meetings).map(|((index, round), &meeting)| {
                let colour = white.get(&(round, line.player)).copied();
                Round {
                    points: halves(points, meeting),
                    bonus: bonus(index),
                    spent: spent(meeting, colour),
                }
            });
            let rounds: Vec<Round> = rounds.collect();
            Player { bonus: bonus(rounds.len()), rounds, away: false }
        };
        field.lines.iter().enumerate().map(player).collect()
    }

    /// The additional half-points of a player with this rating in the pairing of each planned round:
    /// the points to begin with and, for the first half of the players, those of an acceleration.
    fn on_top(stage: &Stage, rating: Option<f64>, first_half: bool) -> Vec<u32> {
        let rounds = stage.rounds();
        let head_start = Self::head_start(stage, rating);
        let plan = stage.plan.swiss();
        let bonus = |(round, no): (usize, u32)| {
            // A round that is paired keeps what it was paired with, however many there are to be now.
            let planned = stage.swiss.drawn.get(round).map_or(rounds, |drawn| drawn.planned);
            let win = u32::from(worth_of_win(stage, no));
            if first_half { plan.bonus(round, planned, win) } else { 0 }
        };
        (0..rounds).zip(1..).map(|round| head_start + bonus(round)).collect()
    }

    /// The points on top of each player of a Swiss stage while each of its rounds is paired, in half-points.
    pub fn points_on_top(&self, number: u32) -> Vec<(PlayerId, Vec<u32>)> {
        let drawn = self.stage_no(number).and_then(|stage| Some((stage, stage.draw.as_ref()?)));
        let Some((stage, draw)) = drawn else { return Vec::new() };
        let first_half = first_half(stage);
        let on_top = |(at, player): (usize, PlayerId)| {
            let rating = draw.ratings.get(&player).copied();
            (player, Self::on_top(stage, rating, at < first_half))
        };
        draw.players().enumerate().map(on_top).collect()
    }

    /// The points of the players of a Swiss stage before a round (from 1), without those of an acceleration.
    pub fn points_before(&self, number: u32, round: u32) -> HashMap<PlayerId, f64> {
        let field = self.swiss_field(number, round.saturating_sub(1));
        let points = self.stage_no(number).map(|stage| stage.plan.standings().points);
        let points = points.unwrap_or_default();
        field.lines.iter().map(|line| (line.player, line.points(points))).collect()
    }

    /// The points of each player before each round of a stage that was paired.
    pub fn points_before_rounds(&self, number: u32) -> HashMap<(RoundName, PlayerId), f64> {
        let before = |round: u32| {
            let all = self.points_before(number, round).into_iter();
            all.map(move |(player, points)| ((RoundName::Round(round), player), points))
        };
        (1..=self.last_round(number)).flat_map(before).collect()
    }

    /// The colour of each player in each round.
    fn colours(&self, number: u32, colours: bool) -> HashMap<(u32, PlayerId), Colour> {
        let of = |played: &Arc<Match>| match (&played.round, played.players()) {
            (RoundName::Round(round), Some([white, black])) => {
                vec![((*round, white), Colour::White), ((*round, black), Colour::Black)]
            }
            _ => Vec::new(),
        };
        if colours { self.matches_of(number).flat_map(of).collect() } else { HashMap::new() }
    }

    /// The tournament as it was before the last round of a stage was paired.
    ///
    /// # Errors
    /// Where a match of that round was called or has a result, or no round is paired.
    pub fn before_last_round(&self, number: u32) -> Result<Self, Refusal> {
        let round = self.last_round(number);
        let is_swiss = self.stage_no(number).is_some_and(|stage| stage.plan.format.is_swiss());
        ensure(is_swiss && round > 0, EventRefusal::NoPairedRounds(self.id, number))?;
        // A walkover against a player who has left since was not won by play.
        let begun = |played: &&Arc<Match>| played.is_entered() || played.call.is_some();
        let begun: Vec<MatchNo> =
            self.boards(number, round).filter(begun).map(|played| played.no).collect();
        ensure(begun.is_empty(), EventRefusal::RoundBegun(self.id, round, begun))?;
        let mut before = self.clone();
        before.unpair(number);
        Ok(before)
    }

    /// Says of the next round of a stage who is absent, and then of these whether they are there.
    pub fn say_absent(
        &mut self,
        number: u32,
        absent: &[Absent],
        presence: &[(PlayerId, Option<AskedBye>)],
    ) {
        let round = self.last_round(number) + 1;
        let Some(stage) = self.stage_at(number) else { return };
        let absent = absent.iter().map(|one| (one.player, Some(one.bye)));
        for (player, bye) in absent.chain(presence.iter().copied()) {
            let said = Absence { player, from: round, until: Some(round), bye };
            stage.swiss.absences.push(said);
        }
    }

    /// The players who were absent in the last round of a stage. A late entry after it was paired counts as there for
    /// another pairing.
    pub fn last_absent(&self, number: u32) -> Vec<Absent> {
        let round = self.last_round(number);
        let Some(swiss) = self.stage_no(number).map(|stage| &stage.swiss) else {
            return Vec::new();
        };
        let is_late = |one: &&Absent| {
            swiss.late.iter().any(|late| (late.player, late.until) == (one.player, Some(round)))
        };
        let absent = swiss.drawn.last().into_iter().flat_map(|drawn| &drawn.absent);
        absent.filter(|one| !is_late(one)).copied().collect()
    }

    /// Takes the pairing of the last round of a stage back.
    pub(in crate::club) fn unpair(&mut self, number: u32) {
        let name = RoundName::Round(self.last_round(number));
        self.matches.retain(|played| played.stage != number || played.round != name);
        if let Some(stage) = self.stage_at(number) {
            stage.swiss.drawn.pop();
        }
    }

    /// Pairs a round of a Swiss as it was decided; matches are numbered from `first`.
    pub(in crate::club) fn draw_pairings(
        &mut self,
        (number, round): (u32, u32),
        pairs: &[[PlayerId; 2]],
        drawn: DrawnRound,
        (first, place): (MatchNo, crate::club::Place),
    ) {
        let Some(stage) = self.stage_at(number) else { return };
        if stage.swiss.drawn.is_empty() && stage.plan.swiss().accelerated {
            let seeds = stage.draw.iter().flat_map(|draw| &draw.seeds);
            let half = SwissPlan::first_half(seeds.clone().count());
            stage.swiss.last_of_first_half = seeds.take(half).last().copied();
        }
        let planned = stage.rounds();
        stage.swiss.drawn.push(DrawnRound { planned, ..drawn });
        let length = stage.plan.lengths.of(&RoundName::Round(round));
        let made = (first.0..).zip(pairs).map(|(no, pair)| {
            let slots = pair.map(crate::domain::bracket::Slot::Entrant);
            Match::new(number, MatchNo(no), RoundName::Round(round), slots, length)
        });
        let made = made.collect();
        self.place(number, made, place);
    }
}

/// The number of players, from the first pairing number on, who have the points of an acceleration.
fn first_half(stage: &Stage) -> usize {
    let Some(draw) = stage.draw.as_ref().filter(|_| stage.plan.swiss().accelerated) else {
        return 0;
    };
    let last = stage.swiss.last_of_first_half;
    let at = last.and_then(|last| draw.players().position(|player| player == last));
    at.map_or_else(|| SwissPlan::first_half(draw.seeds.len()), |at| at + 1)
}

/// The winner's points for a match of a round, in half-points; by games without a game lost.
fn worth_of_win(stage: &Stage, round: u32) -> u16 {
    let games = u16::try_from(games_of_win(stage, round)).unwrap_or(u16::MAX);
    u16::from(stage.plan.standings().points.win).saturating_mul(games)
}

/// The games that earn points for the winner of a match without a game lost; 1 where matches earn the points.
fn games_of_win(stage: &Stage, round: u32) -> u32 {
    let length = stage.plan.lengths.of(&RoundName::Round(round));
    match length {
        Length::FirstTo(_) | Length::Games(_) if stage.plan.standings().points.by_games => {
            length.games_left(Score::default(), Side::A)
        }
        _ => 1,
    }
}

/// Points of a round in half-points.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "half-points of a round, never below 0"
)]
fn halves(points: MatchPoints, meeting: Meeting) -> u32 {
    (points.of(meeting) * 2.0).round() as u32
}

fn spent(meeting: Meeting, colour: Option<Colour>) -> Spent {
    match meeting {
        Meeting::Played { opponent, .. } | Meeting::Paired { opponent } => {
            Spent::Playing(opponent, colour)
        }
        Meeting::Forfeit { .. } => Spent::Forfeit,
        Meeting::Bye(Bye::Full | Bye::Given(_)) => Spent::Bye,
        Meeting::Bye(Bye::Half | Bye::Asked(_) | Bye::Zero) => Spent::Away,
    }
}

// Players without a match in a round: the player with the bye, and absent players.

/// A player without a match in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unpaired {
    pub round: u32,
    pub player: PlayerId,
    /// Absent as said before the pairing; otherwise it is a bye.
    pub absent: bool,
}

impl Tournament {
    /// Players without a match in a round of a Swiss, round robin or group stage; none in a round without matches.
    pub fn unpaired(&self, number: u32, round: u32) -> Vec<Unpaired> {
        let Some(stage) = self.stage_no(number) else { return Vec::new() };
        let of = |absent| move |player| Unpaired { round, player, absent };
        match (stage.plan.format, &stage.draw) {
            (Format::Swiss { .. }, _) => {
                let at = usize::try_from(round).unwrap_or(usize::MAX).checked_sub(1);
                let drawn = at.and_then(|at| stage.swiss.drawn.get(at));
                let absent = drawn.into_iter().flat_map(|drawn| &drawn.absent);
                let bye = drawn.and_then(|drawn| drawn.bye).map(of(false));
                bye.into_iter().chain(absent.map(|one| of(true)(one.player))).collect()
            }
            (format, Some(draw)) if format.is_round_robin() => {
                let matches = self.matches_of(number);
                let matches = matches.filter(|played| played.round == RoundName::Round(round));
                let sides: BTreeSet<PlayerId> =
                    matches.flat_map(|played| played.sides).flatten().collect();
                let left = |player: &PlayerId| !sides.contains(player) && !self.has_left(*player);
                let players = draw.players().filter(|_| !sides.is_empty());
                players.filter(left).map(of(false)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Players without a match in the rounds of the current stage that still have a match to be played.
    pub fn unpaired_now(&self) -> Vec<Unpaired> {
        let number = self.current();
        let open = self.matches_of(number).filter(|played| played.state().is_live());
        rounds(open).into_iter().flat_map(|round| self.unpaired(number, round)).collect()
    }

    /// Players without a match in any round of a stage, round by round.
    pub fn all_unpaired(&self, number: u32) -> Vec<Unpaired> {
        let rounds = rounds(self.matches_of(number));
        rounds.into_iter().flat_map(|round| self.unpaired(number, round)).collect()
    }
}

/// The numbers of the rounds that matches belong to.
fn rounds<'a>(matches: impl Iterator<Item = &'a Arc<Match>>) -> BTreeSet<u32> {
    matches.filter_map(|played| played.round_no()).collect()
}
