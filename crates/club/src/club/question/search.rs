//! Search for any text: a match by its number, a player and their next match, a tournament, a table, an entry;
//! and players while their name is typed.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use crate::club::question::floor::{Queued, Where};
use crate::club::tournament::Fixture;
use crate::club::{Club, MatchState, Phase, Player, Registry, Seq, Tournament};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name;
use crate::domain::number::PlayerId;
use crate::domain::search::{Query, SearchKeys, find, named};

/// The most players that are listed.
const PLAYERS: usize = 12;
/// The most of them for whom the next matches are listed too.
const WITH_MATCHES: usize = 5;
/// The most tournaments that are listed.
const TOURNAMENTS: usize = 8;

/// One thing that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchHit {
    /// A match of two or at a pod.
    Match(Where),
    Player(PlayerId),
    Tournament(TournamentId),
    /// A table of the hall.
    Table(String),
    Entry(Seq),
}

/// A search.
#[derive(Clone, Copy, Debug)]
pub struct Sought<'a> {
    /// A number, with `#` of matches and entries only; or part of a name.
    pub typed: &'a str,
    /// The players whom the text finds, the best first.
    pub players: &'a [PlayerId],
    /// The queue for the tables.
    pub queue: &'a [Queued],
    /// The tournament that is looked at; what is in it comes first.
    pub here: Option<TournamentId>,
    /// The last entry of the journal.
    pub last: Option<Seq>,
}

impl Club {
    /// All that a text finds, the likeliest first; while nothing is typed, what is played and what is next.
    pub fn find_all(&self, sought: &Sought<'_>) -> Vec<SearchHit> {
        let typed = name::fold(sought.typed);
        if typed.is_empty() {
            return self.now_and_next(sought);
        }
        let number_in = |text: &str| text.trim_start_matches('#').trim().parse::<u32>().ok();
        let number = number_in(&typed);
        // A line of the sheet of results names its event in this way: `beg 10`.
        let (event, last) = typed.rsplit_once(' ').unwrap_or(("", &typed));
        let numbered = number.map(|number| ("", number));
        let numbered = numbered.or_else(|| Some((event, number_in(last)?)));
        let mut found: Vec<SearchHit> = numbered
            .map(|(event, number)| self.matches_numbered(event, MatchNo(number), sought))
            .unwrap_or_default();
        if !typed.starts_with('#') {
            let players = sought.players.iter().take(PLAYERS).copied();
            let (named, others): (Vec<PlayerId>, Vec<PlayerId>) =
                players.partition(|player| number.is_none() && self.name_begins(*player, &typed));
            found.extend(named.into_iter().map(SearchHit::Player));
            let tables = self.tables().iter().filter(|table| {
                let known = name::fold(&table.name);
                if number.is_some() { known == typed } else { known.starts_with(&typed) }
            });
            found.extend(tables.map(|table| SearchHit::Table(table.name.clone())));
            // A number finds the players who have its digits in theirs; their matches are not wanted.
            if number.is_none() {
                found.extend(self.next_matches(sought));
            }
            found.extend(others.into_iter().map(SearchHit::Player));
            found.extend(self.tournaments_named(&typed, sought));
        }
        let entry = number.map(|number| Seq(number.into()));
        let entry = entry.filter(|seq| seq.0 > 0 && sought.last.is_some_and(|last| *seq <= last));
        found.extend(entry.map(SearchHit::Entry));
        found
    }

    /// Whether a word of a player's name, reading or alias begins with a folded text.
    fn name_begins(&self, player: PlayerId, typed: &str) -> bool {
        let Some(player) = self.player(player) else { return false };
        let typed = name::heard(typed);
        player.spoken_names().any(|name| name::begins_as_heard(&name::heard(name), &typed))
    }

    /// The matches at tables, then those of the queue; matches of the tournament on the screen first.
    fn now_and_next(&self, sought: &Sought<'_>) -> Vec<SearchHit> {
        let playing = self.at_tables().map(|(tournament, played, _)| (tournament.id, played.no()));
        let queued = sought.queue.iter().map(|one| (one.tournament, one.no));
        let mut all: Vec<Where> = playing.chain(queued).collect();
        all.sort_by_key(|(tournament, _)| Some(*tournament) != sought.here);
        all.into_iter().map(SearchHit::Match).collect()
    }

    /// The matches of that number in tournaments with a word in their names that begins with
    /// `event`. First comes the tournament on the screen unless it is over, then the match at a
    /// table, the matches that can be played, those of running tournaments, and the newest others.
    fn matches_numbered(&self, event: &str, no: MatchNo, sought: &Sought<'_>) -> Vec<SearchHit> {
        let has = |tournament: &&Tournament| {
            tournament.fixture(no).is_some() && name::begins(&name::fold(&tournament.name), event)
        };
        let mut tournaments = self.nearest_first(sought.here);
        tournaments.retain(has);
        tournaments.sort_by_key(|tournament| {
            let state = tournament.fixture(no).map(Fixture::state);
            let at_table = state.is_some_and(MatchState::is_at_table);
            let live = state.is_some_and(MatchState::is_live);
            let here = Some(tournament.id) == sought.here && tournament.has_open_matches();
            (!here, !at_table, !live)
        });
        tournaments
            .into_iter()
            .take(TOURNAMENTS)
            .map(|tournament| SearchHit::Match((tournament.id, no)))
            .collect()
    }

    /// The present and next matches of the players found.
    fn next_matches(&self, sought: &Sought<'_>) -> Vec<SearchHit> {
        let mut found: Vec<SearchHit> = Vec::new();
        for player in sought.players.iter().take(WITH_MATCHES) {
            let mut all = self.whereabouts(*player, sought.queue);
            all.sort_by_key(|(tournament, _)| Some(*tournament) != sought.here);
            let next =
                all.into_iter().filter_map(|(tournament, there)| Some((tournament, there.no()?)));
            found.extend(next.map(SearchHit::Match));
        }
        let mut seen = Vec::new();
        found.retain(|one| !seen.contains(one) && (seen.push(one.clone()), true).1);
        found
    }

    fn tournaments_named(&self, typed: &str, sought: &Sought<'_>) -> Vec<SearchHit> {
        let tournaments = self.nearest_first(sought.here).into_iter();
        let named = tournaments.filter(|tournament| name::fold(&tournament.name).contains(typed));
        named.take(TOURNAMENTS).map(|tournament| SearchHit::Tournament(tournament.id)).collect()
    }

    /// All tournaments: the one on the screen, the running ones,
    /// the other open ones, the closed ones; the newest first.
    fn nearest_first(&self, here: Option<TournamentId>) -> Vec<&Tournament> {
        let mut tournaments: Vec<&Tournament> =
            self.tournaments().rev().map(AsRef::as_ref).collect();
        tournaments.sort_by_key(|tournament| {
            let phase = match tournament.phase {
                Phase::Running => 0,
                Phase::Registering => 1,
                Phase::Closed => 2,
            };
            (Some(tournament.id) != here, phase)
        });
        tournaments
    }

    /// Whether a result can be entered now, which is why most people look for a match; the sheet of a pod is all
    /// there is to see of it.
    pub fn is_to_be_scored(&self, at: Where) -> bool {
        match self.fixture(at) {
            Some((_, Fixture::Match(played))) => played.state().is_live(),
            Some((_, Fixture::Pod(..))) => true,
            None => false,
        }
    }
}

/// The search keys of all players. Grown along with the registry, since reading a name costs more than searching it.
#[derive(Clone, Debug, Default)]
pub struct Finder {
    keys: Vec<(Arc<Player>, Arc<SearchKeys>)>,
}

impl Finder {
    /// The keys of `registry`, taking over those of players who have not changed since.
    #[must_use]
    pub fn grown(&self, registry: &Registry) -> Self {
        let known: HashMap<PlayerId, &(Arc<Player>, Arc<SearchKeys>)> =
            self.keys.iter().map(|entry| (entry.0.id, entry)).collect();
        let keys = registry.iter().map(|player| match known.get(&player.id) {
            Some((same, keys)) if Arc::ptr_eq(same, player) => {
                (Arc::clone(player), Arc::clone(keys))
            }
            _ => (Arc::clone(player), Arc::new(keys_of(player))),
        });
        Self { keys: keys.collect() }
    }

    /// At most `limit` players, the best first; all by number while nothing is typed.
    pub fn find(&self, typed: &str, limit: usize) -> Vec<PlayerId> {
        let candidates = self.keys.iter().map(|(player, keys)| (player.id, keys.as_ref()));
        find(&Query::new(typed), candidates, limit)
    }

    /// Those of some players whom a text names as it was typed.
    pub fn named(&self, typed: &str, among: &HashSet<PlayerId>) -> Vec<PlayerId> {
        let here = self.keys.iter().filter(|(player, _)| among.contains(&player.id));
        named(&Query::new(typed), here.map(|(player, keys)| (player.id, keys.as_ref())))
    }
}

fn keys_of(player: &Player) -> SearchKeys {
    let aliases = player.aliases.iter().map(String::as_str);
    SearchKeys::new(player.id, &player.name, player.reading.as_deref(), aliases)
        .with_numbers(&player.absorbed)
}
