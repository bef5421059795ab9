//! Players who come and go: newcomers, regulars, people registered twice.

use banzuke::club::Action;
use banzuke::club::action::{AddAlias, AddPlayer, JudgePlayers, MergePlayers, SetClub, SetNote};
use banzuke::club::registry::{ExternalId, Verdict};
use banzuke::domain::name::clean;
use banzuke::domain::number::PlayerId;
use chrono::{Days, NaiveDate};

use super::book::Book;
use super::{EVENTS, MERGERS, PLAYERS};
use crate::registry::{Entered, registry};

/// Registered before the first event.
const FOUNDERS: usize = 240;
/// Events between a second registration and its merger.
const UNNOTICED: usize = 6;

const CLUBS: &[&str] =
    &["京都大富豪会", "大阪", "Kobe Night", "東京大貧民倶楽部", "名古屋", "Freelance"];

/// Somebody registered a second time.
struct Twice {
    owner: usize,
    second: Option<PlayerId>,
    entered: Entered,
    /// The event at which that happens.
    at: usize,
}

/// The people of ten years.
pub(super) struct People {
    /// Those still to come, the next one last.
    to_come: Vec<Entered>,
    /// First registrations, in order.
    here: Vec<PlayerId>,
    twice: Vec<Twice>,
}

impl People {
    pub(super) fn new() -> Self {
        // Of these records seven in ten are first ones.
        let records = registry(12, PLAYERS * 10 / 7 + 10);
        let mut firsts: Vec<Entered> = Vec::new();
        let mut seconds: Vec<Entered> = Vec::new();
        for record in records {
            if record.damage.is_empty() { firsts.push(record) } else { seconds.push(record) }
        }
        firsts.sort_by_key(|record| record.owner);
        firsts.truncate(PLAYERS);
        assert_eq!(firsts.len(), PLAYERS, "enough names");
        seconds.sort_by_key(|record| record.owner);
        let gap = (EVENTS - 40) / MERGERS;
        let twice = seconds.into_iter().take(MERGERS).enumerate().map(|(at, entered)| Twice {
            owner: entered.owner as usize,
            second: None,
            entered,
            at: 10 + at * gap,
        });
        let twice: Vec<Twice> = twice.collect();
        firsts.reverse();
        Self { to_come: firsts, here: Vec::new(), twice }
    }

    /// Newcomers before an event, and what the desk tidies up.
    pub(super) fn come(&mut self, book: &mut Book, event: usize) {
        let left = EVENTS - event;
        let many = if event == 0 { FOUNDERS } else { self.to_come.len().div_ceil(left) };
        for _ in 0..many.min(self.to_come.len()) {
            self.register(book);
        }
        self.merge(book, event);
        self.tidy(book);
    }

    fn register(&mut self, book: &mut Book) {
        let Entered { name, reading, owner, .. } = self.to_come.pop().expect("somebody");
        let (name, reading) = (clean(&name), reading.map(|reading| clean(&reading)));
        let player = book.club.next_player();
        let number = player.0;
        let scheme =
            || ExternalId { scheme: "JDF".to_owned(), value: format!("{}", 70_000 + owner) };
        let born = NaiveDate::from_ymd_opt(1960, 1, 1)
            .map(|day| day + Days::new(u64::from(number) * 7919 % 17_000));
        book.decide(vec![Action::AddPlayer(AddPlayer {
            player,
            name,
            reading,
            club: (!number.is_multiple_of(3))
                .then(|| CLUBS[number as usize % CLUBS.len()].to_owned()),
            aliases: if number.is_multiple_of(5) {
                vec![format!("handle{number}")]
            } else {
                Vec::new()
            },
            born: born.filter(|_| number.is_multiple_of(4)),
            external: if number.is_multiple_of(6) { vec![scheme()] } else { Vec::new() },
        })]);
        self.here.push(player);
    }

    fn merge(&mut self, book: &mut Book, event: usize) {
        for twice in self.twice.iter().filter(|twice| twice.at + UNNOTICED == event) {
            let absorb = twice.second.expect("registered by now");
            let keep = self.here[twice.owner];
            assert_eq!(book.club.stands_against(keep, absorb), None, "one person");
            book.decide(vec![Action::MergePlayers(MergePlayers { keep, absorb })]);
        }
    }

    /// Small decisions about somebody.
    fn tidy(&self, book: &mut Book) {
        let player = book.pick(&self.here);
        let other = book.pick(&self.here);
        match book.below(6) {
            0 => book.decide(vec![Action::SetNote(SetNote {
                player,
                note: Some("comes late on Fridays".to_owned()),
            })]),
            1 => book.decide(vec![Action::SetClub(SetClub {
                player,
                club: Some(CLUBS[other.0 as usize % CLUBS.len()].to_owned()),
            })]),
            2 => {
                let alias = format!("{}世 {}", player.0, book.entries.len());
                book.decide(vec![Action::AddAlias(AddAlias { player, alias })]);
            }
            3 if player != other
                && book.club.registry().verdict(player, other).is_none()
                && book.club.registry().today(player) != book.club.registry().today(other) =>
            {
                book.decide(vec![Action::JudgePlayers(JudgePlayers {
                    a: player,
                    b: other,
                    verdict: Some(Verdict::Different),
                })]);
            }
            _ => {}
        }
    }

    /// So many different people who come to an event; a second registration comes in its player's place.
    pub(super) fn entrants(
        &mut self,
        book: &mut Book,
        event: usize,
        count: usize,
    ) -> Vec<PlayerId> {
        // Players who came in the last years, and every eighth of those before.
        let recent = self.here.len().saturating_sub(500);
        let mut found: Vec<PlayerId> = Vec::new();
        while found.len() < count {
            let player = book.pick(&self.here);
            let regular = player.0.is_multiple_of(8) || (player.0 as usize) > recent;
            let seen_twice = self.twice.iter().any(|twice| {
                self.here.get(twice.owner) == Some(&player)
                    && (twice.at..twice.at + UNNOTICED).contains(&event)
            });
            if regular && !seen_twice && !found.contains(&player) {
                found.push(player);
            }
        }
        for twice in self.twice.iter_mut().filter(|twice| twice.at == event) {
            let player = book.club.next_player();
            let Entered { name, reading, .. } = twice.entered.clone();
            let (name, reading) = (clean(&name), reading.map(|reading| clean(&reading)));
            book.decide(vec![Action::AddPlayer(AddPlayer {
                player,
                name,
                reading,
                club: None,
                aliases: Vec::new(),
                born: None,
                external: Vec::new(),
            })]);
            twice.second = Some(player);
            found[0] = player;
        }
        found
    }
}
