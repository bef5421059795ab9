//! The pairing of the next round of a Swiss.

use std::collections::HashSet;

use crate::club::action::DrawPairings;
use crate::club::action::conditions::ensure;
use crate::club::refusal::EventRefusal;
use crate::club::tournament::{Draw, Stage};
use crate::club::{Action, Club, Refusal, Tournament};
use crate::domain::format::Format;
use crate::domain::ids::MatchNo;
use crate::domain::number::PlayerId;
use crate::domain::swiss::{
    Colour, Due, EDITION, Impossible, Obstacle, Pairing, Player, Reason, Round, Rules, Spent,
    explain, pair,
};

/// Something about a pairing that the rules would not do by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// These played each other already.
    MetBefore([PlayerId; 2]),
    /// The player was left over before.
    SecondBye(PlayerId),
    /// The player has this colour for the third time running.
    ThirdTime(PlayerId, Colour),
}

/// Why two were paired.
#[derive(Clone, Debug, PartialEq)]
pub struct Paired {
    pub no: MatchNo,
    /// The first has White.
    pub players: [PlayerId; 2],
    /// Points, those on top included.
    pub scores: [f64; 2],
    pub due: [Due; 2],
    /// The player whom the higher ranked of the two would have met first, and the obstacle.
    pub instead_of: Option<(PlayerId, Obstacle)>,
}

/// Everything that the pairing of a round depends on.
pub(in crate::club) struct PairingInput {
    /// The players, in the order of their pairing numbers.
    pub(in crate::club) seeds: Vec<PlayerId>,
    pub(in crate::club) players: Vec<Player>,
    pub(in crate::club) rules: Rules,
    /// Pairs of club mates, kept apart besides the forbidden pairs.
    pub(in crate::club) mates: HashSet<(usize, usize)>,
}

impl PairingInput {
    /// Pairs the round. Club mates are kept apart if that leaves a pairing.
    pub(in crate::club) fn pair(&self) -> Result<Pairing, Impossible> {
        if !self.mates.is_empty() {
            let forbidden = self.rules.forbidden.union(&self.mates).copied().collect();
            if let Ok(apart) = pair(&self.players, &Rules { forbidden, ..self.rules.clone() }) {
                return Ok(apart);
            }
        }
        pair(&self.players, &self.rules)
    }
}

impl Club {
    /// The next round of the Swiss that is played now, paired by the rules. `chance` is the seed of the lots for the first
    /// colour where none is given.
    ///
    /// # Errors
    /// Where no pairing is possible; what else stands against it is found when it is done.
    pub fn next_pairings(
        &self,
        tournament: &Tournament,
        lots: Option<u64>,
        chance: u64,
    ) -> Result<Action, Refusal> {
        let pairings = self.pairings_beside(tournament, &HashSet::new(), lots, chance)?;
        match &pairings {
            Action::DrawPairings(DrawPairings { tournament, round, pairs, .. })
                if pairs.is_empty() =>
            {
                Err(EventRefusal::NobodyToPair(*tournament, *round).into())
            }
            _ => Ok(pairings),
        }
    }

    /// Like [`Self::next_pairings`], for the players who were not paired by hand.
    ///
    /// # Errors
    /// Where no pairing of these is possible.
    pub fn pairings_beside(
        &self,
        tournament: &Tournament,
        by_hand: &HashSet<PlayerId>,
        lots: Option<u64>,
        chance: u64,
    ) -> Result<Action, Refusal> {
        let (id, stage) = (tournament.id, tournament.current());
        let round = tournament.last_round(stage) + 1;
        let found = tournament.stage_no(stage).ok_or(Refusal::NoSuchStage(id, stage))?;
        let Format::Swiss { colours, .. } = found.plan.format else {
            return Err(EventRefusal::NoPairedRounds(id, stage).into());
        };
        // A stage whose draw was undone has nobody to pair.
        ensure(found.draw.is_some(), Refusal::NotDrawn(id))?;
        let absent = tournament.absent_next(stage);
        let away = absent.iter().map(|one| one.player).chain(by_hand.iter().copied()).collect();
        let lots = (colours && round == 1).then(|| lots.unwrap_or(chance));
        let asked = self.asked(tournament, (stage, round), &away, lots);
        let made = asked.pair().map_err(|Impossible| {
            let free = Rules { forbidden: HashSet::new(), ..asked.rules.clone() };
            let forbidden = pair(&asked.players, &free).is_ok();
            EventRefusal::NoPairing { tournament: id, round, forbidden }
        })?;
        let points = tournament.points_before(stage, round);
        let named = |[a, b]: [usize; 2]| {
            let of = |at: usize| points.get(&asked.seeds[at]).copied().unwrap_or_default();
            // Without colours, the player who stands higher is named first.
            let turned = !colours && of(b).total_cmp(&of(a)).then(a.cmp(&b)).is_gt();
            let [a, b] = if turned { [b, a] } else { [a, b] };
            [asked.seeds[a], asked.seeds[b]]
        };
        Ok(Action::DrawPairings(DrawPairings {
            tournament: id,
            stage,
            round,
            pairs: made.pairs.iter().copied().map(named).collect(),
            bye: made.bye.map(|at| asked.seeds[at]),
            absent,
            lots,
            rules: Some(EDITION.to_owned()),
            again: false,
        }))
    }

    /// A round that was paired, paired again from today's facts about the rounds before it, by pairing numbers.
    pub(super) fn paired_again(
        &self,
        tournament: &Tournament,
        (number, round): (u32, u32),
    ) -> Option<Pairing> {
        self.asked_again(tournament, (number, round))?.pair().ok()
    }

    /// The players and rules by which a round was paired, as they are now.
    fn asked_again(
        &self,
        tournament: &Tournament,
        (number, round): (u32, u32),
    ) -> Option<PairingInput> {
        let stage = tournament.stage_no(number)?;
        let drawn = stage.swiss.drawn.get(usize::try_from(round).ok()?.checked_sub(1)?)?;
        let boards = tournament.boards(number, round).filter_map(|board| board.players());
        let there: HashSet<PlayerId> = boards.flatten().chain(drawn.bye).collect();
        let mut asked = self.asked(tournament, (number, round), &HashSet::new(), None);
        for (player, id) in asked.players.iter_mut().zip(&asked.seeds) {
            player.away = !there.contains(id);
        }
        drawn.rules.as_ref().map(|_| asked)
    }

    /// Why the boards of a round that was paired by the rules are what they are; empty where it was paired by hand, or
    /// where a correction since would pair it otherwise.
    pub fn reasons(&self, tournament: &Tournament, number: u32, round: u32) -> Vec<Paired> {
        let Some(asked) = self.asked_again(tournament, (number, round)) else { return Vec::new() };
        let Ok(made) = asked.pair() else { return Vec::new() };
        let mut rules = asked.rules.clone();
        rules.forbidden.extend(&asked.mates);
        // Club mates were not kept apart where that was impossible.
        let rules =
            if pair(&asked.players, &rules) == Ok(made.clone()) { rules } else { asked.rules };
        let told = explain(&asked.players, &rules, &made).unwrap_or_default();
        let board = |pair: [PlayerId; 2]| {
            tournament.boards(number, round).find(|one| pair.iter().all(|player| one.has(*player)))
        };
        let paired = |reason: Reason| {
            let players = reason.pair.map(|at| asked.seeds[at]);
            let board = board(players)?;
            // A board lists the players in its own order.
            let turned = board.sides[0] != Some(players[0]);
            let told = |of: [usize; 2]| if turned { [of[1], of[0]] } else { of };
            let [x, y] = told([0, 1]);
            Some(Paired {
                no: board.no,
                players: [players[x], players[y]],
                scores: [reason.scores[x], reason.scores[y]]
                    .map(f64::from)
                    .map(|score| score / 2.0),
                due: [reason.due[x], reason.due[y]],
                instead_of: reason.instead_of.map(|(at, obstacle)| (asked.seeds[at], obstacle)),
            })
        };
        let all: Option<Vec<Paired>> = told.into_iter().map(paired).collect();
        all.unwrap_or_default()
    }

    /// Unusual pairings and byes in the round of a Swiss that was paired last.
    pub fn oddities(&self, tournament: &Tournament) -> Vec<Oddity> {
        let number = tournament.current();
        let round = tournament.last_round(number);
        let Some(stage) = tournament.stage_no(number).filter(|_| round > 0) else {
            return Vec::new();
        };
        let asked = self.asked(tournament, (number, round), &HashSet::new(), None);
        let at = |player: PlayerId| asked.seeds.iter().position(|seed| *seed == player);
        let before = |player: PlayerId| at(player).map(|at| &asked.players[at].rounds[..]);
        let mut found = Vec::new();
        for pair in tournament.boards(number, round).filter_map(|board| board.players()) {
            let other = at(pair[1]);
            let met = |round: &Round| matches!(round.spent, Spent::Playing(opponent, _) if Some(opponent) == other);
            if before(pair[0]).is_some_and(|rounds| rounds.iter().any(met)) {
                found.push(Oddity::MetBefore(pair));
            }
            for (player, colour) in pair.into_iter().zip([Colour::White, Colour::Black]) {
                let rounds = before(player).unwrap_or_default();
                let colours = rounds.iter().rev().filter_map(|round| match round.spent {
                    Spent::Playing(_, colour) => colour,
                    _ => None,
                });
                let last: Vec<Colour> = colours.take(2).collect();
                if last == [colour, colour] {
                    found.push(Oddity::ThirdTime(player, colour));
                }
            }
        }
        let bye = stage.swiss.drawn.last().and_then(|drawn| drawn.bye);
        let rested = |round: &Round| round.spent == Spent::Bye;
        let again =
            |player: &PlayerId| before(*player).is_some_and(|rounds| rounds.iter().any(rested));
        found.extend(bye.filter(again).map(Oddity::SecondBye));
        found
    }

    /// The players and rules for pairing a round of a stage, without the players in `away`.
    pub(in crate::club) fn asked(
        &self,
        tournament: &Tournament,
        (number, round): (u32, u32),
        away: &HashSet<PlayerId>,
        lots: Option<u64>,
    ) -> PairingInput {
        let stage = tournament.stage_no(number);
        let draw = stage.and_then(|stage| stage.draw.as_ref());
        let seeds: Vec<PlayerId> = draw.into_iter().flat_map(Draw::players).collect();
        let mut players = tournament.swiss_players(number, round);
        for (player, id) in players.iter_mut().zip(&seeds) {
            player.away = away.contains(id) || tournament.has_left(*id);
        }
        let first = stage.and_then(|stage| stage.swiss.drawn.first());
        let lots = first.and_then(|first| first.lots).or(lots).unwrap_or_default();
        let points = stage.map(|stage| stage.plan.standings().points).unwrap_or_default();
        let at = |player: &PlayerId| seeds.iter().position(|seed| seed == player);
        let forbidden = stage.into_iter().flat_map(|stage| &stage.swiss.forbidden);
        let forbidden = forbidden.filter_map(|[a, b]| Some((at(a)?, at(b)?))).collect();
        let mates = stage.map(|stage| self.mates_apart(stage, round, &seeds)).unwrap_or_default();
        let rules = Rules {
            rounds: stage.map_or(0, Stage::rounds),
            win: u32::from(points.win),
            drawn: Colour::by_lots(lots),
            forbidden,
        };
        PairingInput { seeds, players, rules, mates }
    }

    /// Pairs of club mates who do not meet yet.
    fn mates_apart(
        &self,
        stage: &Stage,
        round: u32,
        seeds: &[PlayerId],
    ) -> HashSet<(usize, usize)> {
        if round > stage.plan.swiss().apart {
            return HashSet::new();
        }
        let mates = self.mates(seeds);
        let pairs = (0..seeds.len()).flat_map(|a| (a + 1..seeds.len()).map(move |b| (a, b)));
        pairs.filter(|(a, b)| mates.are(seeds[*a], seeds[*b])).collect()
    }
}
