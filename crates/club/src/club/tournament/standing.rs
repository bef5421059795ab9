//! The standings of a stage, and of the whole tournament.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use super::next_rank::Candidate;
use super::{Match, MatchRecord, MatchState, Stage, TieBreak, Tournament};
use crate::domain::bracket::{EliminationPlace, Slot, by_place, close_holes};
use crate::domain::format::Format;
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Outcome, Score, Side};
use crate::domain::standings::{
    Addend, Entrant, Field, Finished, Standing, Tally, TieDecision, across_groups, addends,
    by_matches, ladder, of_field,
};

impl Tournament {
    /// The present standings: first those of the current stage, then the players who did not reach it, by their rank in
    /// the previous stage.
    pub fn standings(&self) -> Vec<Standing> {
        let current = self.current();
        let mut lines = self.standings_of(current);
        for stage in (1..current).rev() {
            let mut out: Vec<Standing> = self.standings_of(stage);
            out.retain(|line| lines.iter().all(|better| better.player != line.player));
            out.sort_by_key(|line| line.rank.unwrap_or(u32::MAX));
            let above = lines.len();
            let ranks: Vec<Option<u32>> = out.iter().map(|line| line.rank).collect();
            for line in &mut out {
                let better =
                    ranks.iter().filter(|rank| rank.is_some() && **rank < line.rank).count();
                line.rank = line.rank.and_then(|_| u32::try_from(above + better + 1).ok());
            }
            lines.extend(out);
        }
        lines
    }

    /// All players tied with a player in a stage, in the order of their numbers; among groups too where it matters who
    /// goes on.
    pub fn equals(&self, stage: u32, player: PlayerId) -> Vec<PlayerId> {
        let lines = self.standings_of(stage);
        let own = lines.iter().find(|line| line.player == player && line.rank.is_some());
        let Some(own) = own else { return Vec::new() };
        let equal = lines.iter().filter(|line| (line.group, line.rank) == (own.group, own.rank));
        let mut equals: Vec<PlayerId> = equal.map(|line| line.player).collect();
        if equals.len() < 2
            && let Err(tied) = self.best_of_next(stage + 1)
            && tied.contains(&player)
        {
            equals = tied;
        }
        equals.sort_unstable();
        equals
    }

    /// The standings of one stage, group by group. Who is out of them stands at the end, without a rank.
    pub fn standings_of(&self, number: u32) -> Vec<Standing> {
        let mut lines = self.results_of(number);
        let groups = lines.chunk_by_mut(|a, b| a.group == b.group);
        groups.for_each(|group| self.strike_out(number, group));
        lines
    }

    /// The standings of a stage by its results alone, including players who were taken out since.
    pub(super) fn results_of(&self, number: u32) -> Vec<Standing> {
        let groups = self.groups_of(number);
        groups
            .iter()
            .flat_map(|(group, players)| self.standings_in(number, *group, players))
            .collect()
    }

    /// Takes the ranks from players who are out of the standings; players behind them move up.
    fn strike_out(&self, number: u32, lines: &mut [Standing]) {
        let is_out = |line: &Standing| self.is_out_of_standings(number, line.player);
        let freed: Vec<u32> =
            lines.iter().filter(|line| is_out(line)).filter_map(|line| line.rank).collect();
        for line in lines.iter_mut() {
            let better = freed.iter().filter(|rank| Some(**rank) < line.rank).count();
            let better = u32::try_from(better).unwrap_or(u32::MAX);
            line.rank = line.rank.filter(|_| !is_out(line)).map(|rank| rank - better);
        }
        lines.sort_by_key(is_out);
    }

    /// The groups of a stage and who is in them; a stage without groups is one without a number.
    pub(in crate::club) fn groups_of(&self, number: u32) -> Vec<(Option<u32>, Vec<PlayerId>)> {
        let Some(stage) = self.stage_no(number) else { return Vec::new() };
        match &stage.draw {
            Some(draw) if stage.plan.format.has_groups() => {
                (1..).map(Some).zip(draw.groups.iter().cloned()).collect()
            }
            Some(draw) => vec![(None, draw.players().collect())],
            None => {
                let all = self.entrants.iter().filter(|player| !self.merged.contains_key(player));
                vec![(None, all.copied().collect())]
            }
        }
    }

    /// The standings of one group of a stage, with the players of that group.
    pub(in crate::club) fn standings_in(
        &self,
        number: u32,
        group: Option<u32>,
        players: &[PlayerId],
    ) -> Vec<Standing> {
        let Some(stage) = self.stage_no(number) else { return Vec::new() };
        let mut lines = self.group_standings(number, stage, group, players);
        for line in &mut lines {
            line.group = group;
        }
        lines
    }

    fn group_standings(
        &self,
        number: u32,
        stage: &Stage,
        group: Option<u32>,
        players: &[PlayerId],
    ) -> Vec<Standing> {
        let matches = self.counted(number, group);
        let own = self.matches_of(number).filter(|played| played.group == group);
        let play_offs: Vec<&Arc<Match>> =
            own.filter(|played| played.round == RoundName::PlayOff).collect();
        let mut lines = match stage.plan.format {
            Format::SingleElimination { .. } | Format::DoubleElimination { .. } => {
                let may_reset = |played: &Match| {
                    stage.reset.as_ref().is_some_and(|reset| reset.resets == Some(played.no))
                };
                let reached = reached(&matches, may_reset);
                let mut lines = by_place(players, &finished(&matches), &reached, &sure(&matches));
                if !matches.iter().any(|played| played.state().is_open()) {
                    close_holes(&mut lines);
                }
                lines
            }
            Format::RoundRobin { .. } | Format::Groups { .. } => {
                self.without_void(number, stage, players, &matches)
            }
            Format::Recorded => {
                let lines = self.without_void(number, stage, players, &matches);
                let placed = self.placed_by(&matches).into_iter();
                let placed: Vec<_> = placed.map(|player| self.counts_as(player)).collect();
                by_places(lines, &placed)
            }
            Format::Swiss { .. } => {
                let drawn = self.swiss_field(number, u32::MAX);
                of_field(&drawn, &stage.plan.standings())
            }
            Format::Ladder => ladder(&as_they_came(players, &matches), &finished(&matches)),
            Format::Tables { .. } => self.table_standings(number, stage, players),
        };
        decide_ties(&mut lines, &stage.ties, &play_offs);
        lines
    }

    /// The matches of a group, without play-offs: those of a draw by number, others in the order of play.
    pub(super) fn counted(&self, number: u32, group: Option<u32>) -> Vec<&Arc<Match>> {
        let own = self.matches_of(number).filter(|played| played.group == group);
        let mut own: Vec<&Arc<Match>> =
            own.filter(|played| played.round != RoundName::PlayOff).collect();
        if self.stage_no(number).is_some_and(|stage| !stage.plan.format.has_draw()) {
            own.sort_by_key(|played| {
                played.record.map(|record| record.place.played(record.played_on))
            });
        }
        own
    }

    /// The rank of each candidate of a group among those of all groups.
    pub(super) fn compare_groups(&self, number: u32, candidates: &[Candidate]) -> Vec<Standing> {
        let Some(stage) = self.stage_no(number) else { return Vec::new() };
        let smallest = candidates.iter().map(|one| one.ranked.len()).min().unwrap_or(0);
        let line = |Candidate { player, group, ranked }: &Candidate| {
            let place = ranked.iter().position(|one| one == player)?;
            let counted = &ranked[..smallest.max(place + 1)];
            let matches = self.counted(number, *group);
            let lines = self.without_void(number, stage, counted, &matches);
            let line = lines.into_iter().find(|line| line.player == *player)?;
            Some(Standing { group: *group, ..line })
        };
        let lines: Vec<Standing> = candidates.iter().filter_map(line).collect();
        let mut lines = across_groups(lines, &stage.plan.standings().steps);
        let between = self.matches_of(number).filter(|played| played.group.is_none());
        let play_offs: Vec<&Arc<Match>> =
            between.filter(|played| played.round == RoundName::PlayOff).collect();
        decide_ties(&mut lines, &stage.ties, &play_offs);
        lines
    }

    /// The order by points, with the players whose results do not count at the end and without a rank.
    fn without_void(
        &self,
        number: u32,
        stage: &Stage,
        players: &[PlayerId],
        matches: &[&Arc<Match>],
    ) -> Vec<Standing> {
        let gone = players.iter().filter(|player| self.is_annulled(number, **player));
        let field = self.field_of(number, stage, players, matches);
        let mut lines = of_field(&field, &stage.plan.standings());
        lines.extend(gone.map(|&player| Standing::new(player, Tally::default())));
        lines
    }

    /// The counting results of these matches, without players whose results do not count.
    fn field_of(
        &self,
        number: u32,
        stage: &Stage,
        players: &[PlayerId],
        matches: &[&Arc<Match>],
    ) -> Field {
        let here = players.iter().filter(|player| !self.is_annulled(number, **player));
        let draw = stage.draw.as_ref();
        let rating = |player| draw.and_then(|draw| draw.ratings.get(&player).copied());
        let entrants: Vec<Entrant> = here.map(|&player| (player, rating(player))).collect();
        let counted: Vec<&Arc<Match>> =
            matches.iter().filter(|played| !played.void).copied().collect();
        let open = counted.iter().filter(|played| played.record.is_none());
        let paired: Vec<[PlayerId; 2]> = open.filter_map(|played| played.players()).collect();
        let last = (stage.plan.format == Format::Recorded).then(|| last_round(&counted)).flatten();
        by_matches(&entrants, &self.ended(&counted), &paired, last)
    }

    /// The entrant under whom the results of an entrant count.
    pub(crate) fn counts_as(&self, player: PlayerId) -> PlayerId {
        self.merged.get(&player).copied().unwrap_or(player)
    }

    /// The finished matches, with the entrants for whom they count.
    fn ended<'a>(&self, matches: &[&'a Arc<Match>]) -> Vec<Finished<'a>> {
        let sides = |sides: [PlayerId; 2]| sides.map(|player| self.counts_as(player));
        let ended = finished(matches).into_iter();
        ended.map(|one| Finished { sides: sides(one.sides), ..one }).collect()
    }

    /// The addends of each tie-break of a stage, in the order of the tie-breaks, by player; none of a tie-break that is no
    /// sum over opponents.
    pub fn workings(&self, number: u32) -> HashMap<PlayerId, Vec<Vec<Addend>>> {
        let mut workings: HashMap<PlayerId, Vec<Vec<Addend>>> = HashMap::new();
        let Some(stage) = self.stage_no(number).filter(|stage| stage.plan.format.has_points())
        else {
            return workings;
        };
        let plan = stage.plan.standings();
        for (group, players) in self.groups_of(number) {
            let field = if stage.plan.format.is_swiss() {
                self.swiss_field(number, u32::MAX)
            } else {
                let matches = self.counted(number, group);
                self.field_of(number, stage, &players, &matches)
            };
            for step in &plan.steps {
                for (line, own) in field.lines.iter().zip(addends(&field, &plan, *step)) {
                    workings.entry(line.player).or_default().push(own);
                }
            }
        }
        workings
    }
}

/// The lines of a record, the players with known places first.
fn by_places(lines: Vec<Standing>, first: &[PlayerId]) -> Vec<Standing> {
    let place = |line: &Standing| first.iter().position(|&player| player == line.player);
    let (mut ahead, mut rest): (Vec<Standing>, Vec<Standing>) =
        lines.into_iter().partition(|line| place(line).is_some());
    let passed = |rank: u32| {
        let behind = ahead.iter().filter(|line| line.rank.is_none_or(|other| other > rank)).count();
        u32::try_from(behind).unwrap_or(u32::MAX)
    };
    for line in &mut rest {
        line.rank = line.rank.map(|rank| rank + passed(rank));
    }
    ahead.sort_by_key(place);
    for (rank, line) in (1..).zip(&mut ahead) {
        (line.rank, line.separated_by, line.tie) = (Some(rank), None, None);
    }
    ahead.into_iter().chain(rest).collect()
}

/// The players in the order of their first match.
fn as_they_came(players: &[PlayerId], matches: &[&Arc<Match>]) -> Vec<PlayerId> {
    let sides = matches.iter().flat_map(|played| played.sides).flatten();
    let mut first: HashMap<PlayerId, usize> = HashMap::new();
    sides.zip(0..).for_each(|(player, at)| _ = first.entry(player).or_insert(at));
    let mut came = players.to_vec();
    came.sort_by_key(|player| first.get(player).copied().unwrap_or(usize::MAX));
    came
}

pub(super) fn finished<'a>(matches: &[&'a Arc<Match>]) -> Vec<Finished<'a>> {
    let line = |played: &&'a Arc<Match>| {
        let record = played.record?;
        let (sides, outcome) = (record.sides, record.outcome);
        Some(Finished { sides, outcome, awarded: awarded(played, outcome), round: &played.round })
    };
    matches.iter().filter_map(line).collect()
}

/// The games that the winner of a match is given without play.
fn awarded(played: &Match, outcome: Outcome) -> u32 {
    let score = match outcome {
        Outcome::Walkover(_) => Score::default().starting_at(played.start),
        Outcome::Retired(broken) | Outcome::Disqualified(broken) => broken.score,
        Outcome::Score(_)
        | Outcome::WinnerOnly(_)
        | Outcome::DoubleWalkover
        | Outcome::DoubleDisqualification => return 0,
    };
    outcome.winner().map_or(0, |winner| played.length.games_left(score, winner))
}

/// The last round of recorded matches, which are in the order of play. None if all
/// have one round name and a player has several matches: then no rounds were recorded.
fn last_round<'a>(matches: &[&'a Arc<Match>]) -> Option<&'a RoundName> {
    let last = RoundName::last(matches.iter().map(|played| &played.round))?;
    let mut seen = HashSet::new();
    let mut players = matches.iter().flat_map(|played| played.sides.into_iter().flatten());
    let told = matches.iter().any(|played| played.round != *last);
    (told || players.all(|player| seen.insert(player))).then_some(last)
}

/// How far each player came in an elimination; a reset match overrides the grand final.
///
/// `may_reset` says of a match whether a second one follows if the unbeaten side loses it.
fn reached(
    matches: &[&Arc<Match>],
    may_reset: impl Fn(&Match) -> bool,
) -> HashMap<PlayerId, EliminationPlace> {
    let mut reached = HashMap::new();
    let reset = matches.iter().find_map(|played| played.resets);
    for played in matches.iter().filter(|played| Some(played.no) != reset) {
        let at = |place: Option<u32>| {
            Some(EliminationPlace { place: place?, round: played.round.clone() })
        };
        let mut out = |player: Option<PlayerId>, place: Option<u32>| {
            if let Some((player, reach)) = player.zip(at(place)) {
                reached.insert(player, reach);
            }
        };
        match (played.record, played.state()) {
            (Some(record), _) => {
                let winner = record.outcome.winner();
                for side in Side::BOTH {
                    let stakes = match winner {
                        Some(won) if won == side => played.stakes.winner,
                        Some(_) => played.stakes.loser,
                        // Both lose. Side A of a match that may be reset came unbeaten and has lost once; the other
                        // side has lost twice.
                        None if side == Side::A && may_reset(played) => played.stakes.winner,
                        None => lost_for_good(played, matches),
                    };
                    out(Some(record.player(side)), stakes);
                }
            }
            (None, MatchState::Bye) => {
                out(played.sides[0].or(played.sides[1]), played.stakes.winner);
            }
            (None, _) => {}
        }
    }
    reached
}

/// The lowest place that each player still in an elimination can get, by losing every match from now on.
fn sure(matches: &[&Arc<Match>]) -> HashMap<PlayerId, u32> {
    let open = matches.iter().filter(|played| played.record.is_none());
    let sure = open.flat_map(|played| {
        let place = lost_for_good(played, matches);
        played.sides.into_iter().flatten().filter_map(move |player| Some((player, place?)))
    });
    sure.collect()
}

/// The place after losing a match and every later one too, as for a withdrawn player.
fn lost_for_good(played: &Match, matches: &[&Arc<Match>]) -> Option<u32> {
    let mut last = played;
    while last.stakes.loser.is_none() {
        let down = Slot::LoserOf(last.no);
        last = matches.iter().find(|next| next.slots.contains(&down))?;
    }
    last.stakes.loser
}

/// Puts tied players in the order recorded for them or decided by play-offs. Players who are tied after play-offs may
/// have an order recorded in turn.
fn decide_ties(lines: &mut [Standing], ties: &[TieBreak], play_offs: &[&Arc<Match>]) {
    let wins = play_off_wins(lines, play_offs);
    // Each round splits runs of equals into smaller ones, until nothing more is decided.
    while decide_runs(lines, ties, &wins) {}
}

/// Play-offs won against players tied on every step. None counts in a tie of which a player has played none against the
/// others: a result that was played for other places decides nothing here.
fn play_off_wins(lines: &[Standing], play_offs: &[&Arc<Match>]) -> BTreeMap<PlayerId, u32> {
    let mut wins: BTreeMap<PlayerId, u32> = BTreeMap::new();
    for run in lines.chunk_by(|a, b| a.rank == b.rank) {
        let is_tied = |player: &PlayerId| run.iter().any(|line| line.player == *player);
        let played = play_offs.iter().filter_map(|played| played.record);
        let among: Vec<MatchRecord> = played.filter(|one| one.sides.iter().all(is_tied)).collect();
        let has_played = |line: &Standing| among.iter().any(|one| one.sides.contains(&line.player));
        if run.iter().all(has_played) {
            for record in among {
                if let Some(winner) = record.outcome.winner() {
                    *wins.entry(record.player(winner)).or_default() += 1;
                }
            }
        }
    }
    wins
}

/// Orders every run of equals once; says whether any was split.
fn decide_runs(lines: &mut [Standing], ties: &[TieBreak], wins: &BTreeMap<PlayerId, u32>) -> bool {
    let mut split = false;
    let mut from = 0;
    while from < lines.len() {
        let same = lines[from..].iter().take_while(|line| line.rank == lines[from].rank).count();
        let run = &mut lines[from..from + same];
        let covers = |tie: &&TieBreak| run.iter().all(|line| tie.order.contains(&line.player));
        let decided = ties.iter().rev().find(covers);
        let key = |line: &Standing| match decided {
            Some(tie) => tie.order.iter().position(|&player| player == line.player).unwrap_or(0),
            None => usize::MAX - wins.get(&line.player).map_or(0, |&wins| wins as usize),
        };
        if let Some(rank) = run[0].rank.filter(|_| same > 1) {
            run.sort_by_key(key);
            let keys: Vec<usize> = run.iter().map(key).collect();
            let splits = keys.first() != keys.last();
            for (line, own) in run.iter_mut().zip(&keys) {
                let better = keys.iter().filter(|key| *key < own).count();
                line.rank = u32::try_from(better).ok().map(|better| rank + better);
                if splits {
                    let won = wins.get(&line.player).copied().unwrap_or(0);
                    line.tie = Some(decided.map_or(TieDecision::PlayOff(won), TieBreak::decision));
                }
            }
            split |= splits;
        }
        from += same;
    }
    split
}
