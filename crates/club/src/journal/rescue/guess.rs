//! Entries that are lost, made up again from the published tables and from what later entries
//! need. Each guess is only tried: the club says whether it may stand. Of rows with one number, one is chosen.

use std::collections::{BTreeMap, HashSet};

use chrono::{DateTime, Utc};

use super::StandIns;
use super::tables::{Published, PublishedTournament};
use crate::club::action::{CloseTournament, CreateTournament, DrawStage, EnterPlayers};
use crate::club::question::seeding::DrawChoice;
use crate::club::refusal::{EventRefusal, Numbered};
use crate::club::{Action, Club, Place, Refusal, Seq, Tournament};
use crate::domain::bracket::GrandFinal;
use crate::domain::format::{Format, FormatKind, Seeding, StagePlan};
use crate::domain::ids::{ListId, MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::domain::round::RoundName;
use crate::domain::score::{Length, Lengths, Outcome, RoundLength};
use crate::domain::seeding::Split;
use crate::journal::chain::{Digest, Link};
use crate::journal::entry::{EntryFault, read_actions};
use crate::journal::{Entry, OpId};

/// The most numbers of one kind that a lost entry is taken to have issued.
pub(super) const MOST_NUMBERS: usize = 10_000;

/// The data of the file besides its journal, and the replacements for lost entries.
pub(super) struct Guess<'a> {
    pub(super) published: &'a Published,
    pub(super) names: &'a dyn StandIns,
}

impl Guess<'_> {
    /// Registrations under a number, the best first; the last one always fits.
    pub(super) fn player(&self, player: PlayerId) -> Vec<Action> {
        let bare = |name: String| Action::add_player(player, name);
        let known = self.published.registration(player);
        known.into_iter().chain([bare(self.names.player(player))]).collect()
    }

    pub(super) fn tournament(&self, tournament: TournamentId) -> Vec<Action> {
        let create = |name: String, list, plan| {
            Action::CreateTournament(CreateTournament {
                tournament,
                name,
                list: ListId(list),
                plan,
            })
        };
        let recorded =
            || StagePlan::new(Format::Recorded, Lengths::all(Length::Open), Seeding::Entry);
        let known = self.published.tournaments.get(&tournament);
        let plan = |found: &PublishedTournament| plan(found).unwrap_or_else(recorded);
        let known =
            known.map(|found| create(found.name.clone(), found.list, Box::new(plan(found))));
        let name = self.names.tournament(tournament);
        known.into_iter().chain([create(name, ListId::MAIN.0, Box::new(recorded()))]).collect()
    }

    /// A rating list under a number; none if its rules are unknown.
    pub(super) fn list(&self, list: ListId) -> Vec<Action> {
        self.published.list(list).into_iter().collect()
    }

    /// Possible decisions before something that is refused now: one set of actions or another.
    pub(super) fn before(&self, refusal: &Refusal, club: &Club) -> Vec<Vec<Action>> {
        match refusal {
            Refusal::NoSuchPlayer(id) => vec![self.players(club.next_player(), *id)],
            Refusal::NoSuchTournament(id) => {
                let missing = (club.next_tournament().0..=id.0).take(MOST_NUMBERS);
                let missing = missing.map(TournamentId);
                vec![missing.filter_map(|id| self.tournament(id).into_iter().next()).collect()]
            }
            Refusal::NoSuchList(id) => vec![self.list(*id)],
            Refusal::NotTheNextNumber { of: Numbered::Match, given, next } if given > next => {
                let numbers = (*next..*given).take(MOST_NUMBERS).map(MatchNo);
                let recorded = self.published.tournaments.keys();
                let next = recorded.filter(|&&id| club.next_match(id).0 == *next);
                next.map(|&id| {
                    numbers.clone().filter_map(|no| self.published.record(id, no)).collect()
                })
                .collect()
            }
            Refusal::Waiting(id, _, matches)
            | Refusal::Unfinished(id, matches)
            | Refusal::Event(EventRefusal::StageUnfinished(id, _, matches)) => {
                self.results(*id, matches)
            }
            Refusal::NotScored(id, no)
            | Refusal::Event(EventRefusal::TableTaken(_, id, no) | EventRefusal::Busy(_, id, no)) => {
                self.results(*id, &[*no])
            }
            Refusal::NotEntered(id, _)
            | Refusal::NotTheEntrants(id, _)
            | Refusal::EntrantCount { tournament: id, .. } => vec![self.entrants(*id, club)],
            Refusal::NotDrawn(id)
            | Refusal::NoSuchMatch(id, _)
            | Refusal::OfOtherKind(id, _)
            | Refusal::Event(EventRefusal::StageNotDrawn(id, _)) => self.draws(*id, club),
            _ => Vec::new(),
        }
    }

    /// The results of these matches: all of them, or some one.
    fn results(&self, id: TournamentId, matches: &[MatchNo]) -> Vec<Vec<Action>> {
        let all: Vec<Action> =
            matches.iter().filter_map(|&no| self.published.result(id, no)).collect();
        let each = all.iter().map(|one| vec![one.clone()]);
        let mut sets: Vec<Vec<Action>> = each.filter(|_| all.len() > 1).collect();
        sets.insert(0, all);
        sets
    }

    /// The published facts that the club lacks at the end, one after the other.
    pub(super) fn at_last(&self, club: &Club) -> Vec<Vec<Action>> {
        let mut sets = Vec::new();
        for (&id, published) in &self.published.tournaments {
            let Some(found) = club.tournament(id) else { continue };
            let open = published
                .matches
                .keys()
                .filter(|&&no| found.match_no(no).is_some_and(|played| played.record.is_none()));
            sets.extend(open.filter_map(|&no| Some(vec![self.published.result(id, no)?])));
            sets.extend(self.published.record(id, club.next_match(id)).map(|one| vec![one]));
            if found.matches.is_empty() && found.pods.is_empty() {
                if published.matches.is_empty() {
                    sets.push(self.entrants(id, club));
                } else {
                    sets.extend(self.draws(id, club));
                }
            }
            if published.closed {
                sets.push(vec![Action::CloseTournament(CloseTournament { tournament: id })]);
            }
        }
        sets.extend(self.published.registration(club.next_player()).map(|one| vec![one]));
        let next = club.next_tournament();
        if self.published.tournaments.contains_key(&next) {
            sets.push(self.tournament(next).into_iter().take(1).collect());
        }
        sets
    }

    /// All entrants that are published and not entered, registered first where they are not.
    fn entrants(&self, tournament: TournamentId, club: &Club) -> Vec<Action> {
        let (Some(published), Some(found)) =
            (self.published.tournaments.get(&tournament), club.tournament(tournament))
        else {
            return Vec::new();
        };
        let all = published.entrants.values().map(|(player, _)| *player);
        let players: Vec<PlayerId> = all.filter(|player| !found.has(*player)).collect();
        let Some(last) = players.iter().max() else { return Vec::new() };
        let mut actions = self.players(club.next_player(), *last);
        actions.push(Action::EnterPlayers(EnterPlayers { tournament, players }));
        actions
    }

    /// Registrations under these numbers.
    fn players(&self, first: PlayerId, last: PlayerId) -> Vec<Action> {
        let numbers = (first.0..=last.0).take(MOST_NUMBERS).map(PlayerId);
        numbers.filter_map(|player| self.player(player).into_iter().next()).collect()
    }

    /// The draw of the next stage or round, with the seeds that are published, or as planned;
    /// entrants are entered first where they are not.
    fn draws(&self, id: TournamentId, club: &Club) -> Vec<Vec<Action>> {
        let entered = self.entrants(id, club);
        let mut club = club.clone();
        for (index, action) in (0..).zip(&entered) {
            // Refused now, it is refused again where it is tried.
            let _ = club.perform(action, Place { seq: Seq(0), index });
        }
        let Some(found) = club.tournament(id) else { return Vec::new() };
        let planned = club.draw(found, &DrawChoice::default(), 1);
        let published = self.published.tournaments.get(&id);
        let seeded =
            published.and_then(|published| as_published(&planned, published, found, &club));
        let draws = seeded.into_iter().chain([planned, club.draw_round(found, None, 1)]);
        draws.map(|draw| [&entered[..], &[draw]].concat()).collect()
    }
}

/// A draw with the seeds and groups that are published.
fn as_published(
    planned: &Action,
    published: &PublishedTournament,
    found: &Tournament,
    club: &Club,
) -> Option<Action> {
    let Action::DrawStage(DrawStage { tournament, stage, seeds, lots, .. }) = planned else {
        return None;
    };
    let entrants = published.entrants.values().filter(|(player, _)| seeds.contains(player));
    let mut seeded: Vec<(u32, PlayerId)> =
        entrants.filter_map(|&(player, seed)| Some((seed?, player))).collect();
    seeded.sort_unstable();
    let seeds: Vec<PlayerId> = seeded.into_iter().map(|(_, player)| player).collect();
    let plan = found.stage_no(*stage).map(|stage| &stage.plan);
    let rated = plan.is_some_and(StagePlan::needs_ratings);
    let rating = |&player: &PlayerId| club.rating(found.list, player);
    Some(Action::DrawStage(DrawStage {
        tournament: *tournament,
        stage: *stage,
        ratings: if rated { seeds.iter().map(rating).collect() } else { Vec::new() },
        groups: groups(published, &seeds),
        seeds,
        lots: *lots,
    }))
}

/// The players of each group, by the published matches.
fn groups(published: &PublishedTournament, seeds: &[PlayerId]) -> Vec<Vec<PlayerId>> {
    let mut group_of = BTreeMap::new();
    for played in published.matches.values() {
        if let (Some(group), Some(sides)) = (played.group, played.sides) {
            group_of.extend(sides.map(|player| (player, group)));
        }
    }
    let mut groups: BTreeMap<u32, Vec<PlayerId>> = BTreeMap::new();
    for player in seeds {
        if let Some(group) = group_of.get(player) {
            groups.entry(*group).or_default().push(*player);
        }
    }
    groups.into_values().collect()
}

/// How the first stage is played, as far as its matches show it.
fn plan(found: &PublishedTournament) -> Option<StagePlan> {
    let has = |wanted: &dyn Fn(&RoundName) -> bool| {
        found.matches.values().any(|played| wanted(&played.round))
    };
    let count = |number: usize| u32::try_from(number).ok();
    let entrants = found.entrants.len();
    // Files up to version 5 say "bracket" and "round robin".
    let name = found.stages.get(&1)?.replace("bracket", "single-elimination").replace(' ', "-");
    let format = match name.parse().ok()? {
        FormatKind::SingleElimination => Format::SingleElimination {
            third_place: has(&|round| *round == RoundName::ThirdPlace),
            placement: has(&|round| matches!(round, RoundName::Places { .. })),
        },
        FormatKind::DoubleElimination => Format::DoubleElimination {
            grand_final: if has(&|round| *round == RoundName::GrandFinalReset) {
                GrandFinal::Reset
            } else {
                GrandFinal::Simple
            },
        },
        FormatKind::RoundRobin => Format::RoundRobin {
            double: found.matches.len() > entrants * entrants.saturating_sub(1) / 2,
        },
        FormatKind::Groups => {
            let groups = found.matches.values().filter_map(|played| played.group).max()?;
            let size = entrants.div_ceil(usize::try_from(groups).ok()?.max(1));
            let single = size * size.saturating_sub(1) / 2 * usize::try_from(groups).ok()?;
            let drawn = found.matches.values().filter(|played| played.group.is_some()).count();
            Format::Groups {
                groups: count(usize::try_from(groups).ok()?)?,
                double: drawn > single,
                split: Split::Snake,
            }
        }
        // Without a draw, or with seats that follow from lots, or paired by results.
        FormatKind::Swiss | FormatKind::Tables | FormatKind::Recorded | FormatKind::Ladder => {
            return None;
        }
    };
    Some(StagePlan::new(format, lengths(found), Seeding::Entry))
}

/// How long the matches of each round are, as far as their scores show it.
fn lengths(found: &PublishedTournament) -> Lengths {
    let mut by_round: Vec<(RoundName, u32)> = Vec::new();
    for played in found.matches.values() {
        if let Some((Outcome::Score(score), _)) = played.result {
            let won = score.a.max(score.b);
            match by_round.iter_mut().find(|(round, _)| *round == played.round) {
                Some((_, most)) => *most = won.max(*most),
                None => by_round.push((played.round.clone(), won)),
            }
        }
    }
    let usual = by_round.first().map_or(2, |(_, most)| *most);
    let own = by_round.into_iter().filter(|(_, most)| *most != usual);
    let rounds = own.map(|(round, most)| RoundLength { round, length: Length::FirstTo(most) });
    Lengths { usual: Length::FirstTo(usual), rounds: rounds.collect() }
}

// The readable parts of a row of the journal.

/// The texts of a row in the order in which they are stored.
const TIME: usize = 0;
const DESK: usize = 1;
const OPERATION: usize = 2;
const ACTIONS: usize = 3;

/// A row as found. Its number may be wrong; unreadable parts are left out.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) seq: Seq,
    /// Whether its own number was another one, which did not fit where it stands.
    pub(super) renumbered: bool,
    pub(super) at: Option<DateTime<Utc>>,
    pub(super) desk: Option<String>,
    pub(super) op: Option<String>,
    pub(super) undoes: Option<Seq>,
    /// The reason is unknown if even their text is missing.
    pub(super) actions: Result<Vec<Action>, Option<EntryFault>>,
    /// Its link in the chain, if there is one.
    pub(super) link: Option<Link>,
    /// The evidence of the chain.
    pub(super) proof: Option<Proof>,
    /// The texts as they are stored.
    pub(super) texts: [Option<Vec<u8>>; 4],
}

/// The evidence of the chain of digests for a changed entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// One letter was put right.
    Restored,
    /// Something of it is not as it was written.
    Altered,
}

impl Candidate {
    /// The readable texts: time, desk, operation and actions; then perhaps the two digests and a large import.
    pub(super) fn new(seq: Seq, undoes: Option<Seq>, columns: [Option<Vec<u8>>; 7]) -> Self {
        let [time, desk, op, actions, digest, sealed, large] = columns;
        let digits = |bytes: Option<Vec<u8>>| {
            let text = bytes.as_deref().and_then(text).filter(|text| !text.is_empty());
            text.map(Digest)
        };
        let sealed = digits(sealed);
        let link = digits(digest).map(|digest| Link { digest, sealed });
        let texts = [time, desk, op, large.or(actions)];
        let words = |at: usize| texts[at].as_deref().and_then(text);
        let actions = words(ACTIONS).ok_or(None);
        Self {
            seq,
            renumbered: false,
            at: words(TIME).and_then(|text| text.parse().ok()),
            desk: words(DESK),
            op: words(OPERATION),
            undoes,
            actions: actions.and_then(|json| read_actions(&json).map_err(Some)),
            link,
            proof: None,
            texts,
        }
    }

    /// The row with another text in it.
    pub(super) fn with(&self, at: usize, text: Vec<u8>) -> Self {
        let mut texts = self.texts.clone();
        texts[at] = Some(text);
        let [time, desk, op, actions] = texts;
        let row = Self::new(self.seq, self.undoes, [time, desk, op, actions, None, None, None]);
        Self { link: self.link.clone(), renumbered: self.renumbered, ..row }
    }

    /// Whether its decisions or its undo are readable. An undo decides nothing, so it needs only the number of the
    /// entry it undoes.
    pub(super) fn is_readable(&self) -> bool {
        self.actions.is_ok()
            || self.undoes.is_some_and(|undone| undone > Seq(0) && undone < self.seq)
    }

    /// The texts that cannot be read.
    pub(super) fn unreadable(&self) -> Vec<usize> {
        let bad =
            [self.at.is_none(), self.desk.is_none(), self.op.is_none(), self.actions.is_err()];
        (TIME..=ACTIONS).filter(|&text| bad[text]).collect()
    }

    /// The entry, if all of it can be read.
    pub(super) fn entry(&self) -> Option<Entry> {
        Some(Entry {
            seq: self.seq,
            at: self.at?,
            desk: self.desk.clone()?,
            op: OpId(self.op.clone()?),
            undoes: self.undoes,
            actions: self.actions.clone().ok()?.into(),
        })
    }
}

/// A text of a row, if it is one.
pub(super) fn text(bytes: &[u8]) -> Option<String> {
    std::str::from_utf8(bytes).ok().map(str::to_owned)
}

/// How far beyond the last number that its neighbours confirm a single row may stand.
const STRAY: u64 = 1000;

/// How far a row's number may be trusted, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Trust {
    /// The row before or the row behind it has the next number.
    Confirmed,
    /// It stands where just one number is missing.
    Placed,
    /// Nothing speaks for it or against it.
    Alone,
}

/// The rows of the journal by their numbers: from several places, the best place first, each a
/// list of runs of rows that stand together. Where none of a number can be read, the best of
/// those that cannot.
pub(super) fn pick(places: Vec<Vec<Vec<Candidate>>>) -> BTreeMap<Seq, Candidate> {
    let mut ranked = Vec::new();
    for (place, runs) in places.into_iter().enumerate() {
        for run in runs {
            for (trust, row) in placed(run) {
                ranked.push((trust == Trust::Alone, place, trust, row));
            }
        }
    }
    ranked.sort_by_key(|(alone, place, trust, _)| (*alone, *place, *trust));
    let confirmed = ranked.iter().filter(|(alone, ..)| !alone).map(|(.., row)| row.seq.0);
    let last = confirmed.max().unwrap_or_default().saturating_add(STRAY);
    let (mut picked, mut unreadable) = (BTreeMap::new(), BTreeMap::new());
    let mut operations = HashSet::new();
    for (.., row) in ranked {
        if row.seq == Seq(0) || row.seq.0 > last || picked.contains_key(&row.seq) {
            continue;
        }
        if !row.is_readable() {
            unreadable.entry(row.seq).or_insert(row);
        } else if row.op.as_ref().is_none_or(|op| operations.insert(op.clone())) {
            picked.insert(row.seq, row);
        }
    }
    for (seq, row) in unreadable {
        // A row of an operation that was read already is a copy under a damaged number: it says nothing of this entry.
        if row.op.as_ref().is_none_or(|op| !operations.contains(op)) {
            picked.entry(seq).or_insert(row);
        }
    }
    picked
}

/// Rows that stand together, each with how far its number is trusted; a number that does not fit
/// where the one before and the one behind leave room for just one is put right.
fn placed(run: Vec<Candidate>) -> Vec<(Trust, Candidate)> {
    let numbers: Vec<u64> = run.iter().map(|row| row.seq.0).collect();
    let trust = |at: usize| {
        let own = numbers[at];
        let before = at.checked_sub(1).map(|at| numbers[at]);
        let behind = numbers.get(at + 1).copied();
        let next = |number: u64| number.saturating_add(1);
        if before.is_some_and(|before| next(before) == own) || behind == Some(next(own)) {
            return (Trust::Confirmed, own);
        }
        match before.zip(behind) {
            Some((before, behind)) if next(next(before)) == behind => (Trust::Placed, next(before)),
            _ => (Trust::Alone, own),
        }
    };
    let trusted: Vec<(Trust, u64)> = (0..run.len()).map(trust).collect();
    let renumber = |((trust, seq), row): ((Trust, u64), Candidate)| {
        let renumbered = row.seq.0 != seq;
        (trust, Candidate { seq: Seq(seq), renumbered, ..row })
    };
    trusted.into_iter().zip(run).map(renumber).collect()
}
