//! Codes that let a phone report a result: one for a match, on its score sheet, or one for a table, on a card there.
//!
//! A code is worked out of a key that lies beside the club's file, for its owner only; nothing is kept of the codes themselves.
//! So they stay good when the host starts again, and end with their match or event.

use std::io;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::Duration;

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::address::Slide;
use crate::club::Club;
use crate::club::question::floor::Where;
use crate::code::{as_written, crockford};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::name::fold;
use crate::domain::number::PlayerId;
use crate::opener;
use crate::paper::Links;
use crate::server::USUAL;

/// The time in which pages of this machine must answer.
const ANSWER: Duration = Duration::from_millis(200);
/// Bytes of the key, and of a code: five bytes are eight letters.
const KEY: usize = 32;
const CODE: usize = 5;

/// The key of a club's codes, the address at which phones were served last, and what the wall shows.
#[derive(Clone, Serialize, Deserialize)]
pub struct Codes {
    key: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    address: Option<String>,
    /// The slides that the desk chose; all where it chose none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wall: Vec<Slide>,
}

/// Logs must not show a key.
impl std::fmt::Debug for Codes {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Codes")
    }
}

/// The match or table of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Opens {
    Match(Where),
    /// The match called to a table, while one of these tournaments runs.
    Table(Vec<TournamentId>, String),
}

impl Codes {
    /// The codes of a club's file; the key is drawn at the first time.
    pub fn of(club: &Path) -> io::Result<Self> {
        let path = path(club);
        let known = || opener::read_private(&path);
        if let Some(known) = known()? {
            return Ok(known);
        }
        let mut key = [0; KEY];
        getrandom::fill(&mut key).map_err(io::Error::other)?;
        let codes = Self { key: HEXLOWER.encode(&key), address: None, wall: Vec::new() };
        if opener::write_new(&path, &codes)? {
            return Ok(codes);
        }
        // Another program has created the file in the meantime.
        known()?.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }

    /// Stores the address of the pages for phones.
    pub(crate) fn serve_at(&mut self, club: &Path, address: &str) -> io::Result<()> {
        if self.address.as_deref() == Some(address) {
            return Ok(());
        }
        self.address = Some(address.to_owned());
        opener::write_private(&path(club), self)
    }

    /// Chooses the slides of the wall. Open walls follow.
    pub fn choose_wall(&mut self, club: &Path, slides: Vec<Slide>) -> io::Result<()> {
        self.wall = slides;
        opener::write_private(&path(club), self)
    }

    /// The code of a match: `2-12-K7QH4M3P`.
    pub fn of_match(&self, (event, no): Where) -> String {
        format!(
            "{}-{no}-{}",
            event.0,
            self.letters(&[b"match", &event.0.to_be_bytes(), &no.0.to_be_bytes()])
        )
    }

    /// The code of a table for events: `2-T-9DJX0V5A`, `2.3-T-K4Q0Z8MX`.
    pub fn of_table(&self, events: &[TournamentId], table: &str) -> String {
        let numbers: Vec<u8> = events.iter().flat_map(|event| event.0.to_be_bytes()).collect();
        let events: Vec<String> = events.iter().map(|event| event.0.to_string()).collect();
        let letters = self.letters(&[b"table", &numbers, fold(table).as_bytes()]);
        format!("{}-T-{letters}", events.join("."))
    }

    /// The match or table of a code, if the code is of this club.
    pub(crate) fn read(&self, code: &str, club: &Club) -> Option<Opens> {
        let mut parts = code.split('-');
        let (event, of, letters) = (parts.next()?, parts.next()?, parts.next()?);
        if parts.next().is_some() {
            return None;
        }
        let number = |text: &str| text.parse().ok().map(TournamentId);
        let letters = as_written(letters);
        if of.eq_ignore_ascii_case("T") {
            let events: Vec<TournamentId> = event.split('.').map(number).collect::<Option<_>>()?;
            let is_it = |name: &&str| self.of_table(&events, name).ends_with(&letters);
            let mut tables = club.tables().iter().map(|table| table.name.as_str());
            let table = tables.find(|name| letters.len() == 8 && is_it(name))?.to_owned();
            return Some(Opens::Table(events, table));
        }
        let at = (number(event)?, MatchNo(of.parse().ok()?));
        (self.of_match(at) == format!("{}-{}-{letters}", at.0.0, at.1)).then_some(Opens::Match(at))
    }

    /// A proof that this program wrote these parts. No other program can make it.
    pub(crate) fn proof(&self, parts: &[&[u8]]) -> String {
        HEXLOWER.encode(&self.mac(parts)[..16])
    }

    fn letters(&self, parts: &[&[u8]]) -> String {
        crockford().encode(&self.mac(parts)[..CODE])
    }

    fn mac(&self, parts: &[&[u8]]) -> [u8; 32] {
        // HMAC takes keys of any length.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.key.as_bytes()) else {
            return [0; 32];
        };
        for part in parts {
            mac.update(&u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }
}

/// The pages of a club's file as phones were last served, for codes on paper.
#[derive(Debug)]
pub struct Served {
    codes: Codes,
    address: String,
}

impl Served {
    /// The pages of a club's file; none where they were never served.
    pub fn of(club: &Path) -> Option<Self> {
        let codes: Codes = opener::read_private(&path(club)).ok()??;
        let address = codes.address.clone()?;
        Some(Self { codes, address })
    }

    /// The address to be opened on phones, if a server answers there now.
    pub fn open_address(self) -> Option<String> {
        let host = self.address.strip_prefix("http://")?.strip_suffix('/')?;
        let at = host.parse().or_else(|_usual| format!("{host}:{USUAL}").parse::<SocketAddr>());
        let answered = TcpStream::connect_timeout(&at.ok()?, ANSWER);
        answered.is_ok().then_some(self.address)
    }
}

impl Links for Served {
    fn of_match(&self, at: Where) -> String {
        format!("{}s/{}", self.address, self.codes.of_match(at))
    }

    fn of_table(&self, events: &[TournamentId], table: &str) -> String {
        format!("{}s/{}", self.address, self.codes.of_table(events, table))
    }

    fn of_player(&self, player: PlayerId) -> String {
        format!("{}player/{}", self.address, player.0)
    }
}

/// The slides of the wall that a desk of the club chose last, in whichever program.
pub fn wall(club: &Path) -> Vec<Slide> {
    let codes: Option<Codes> = opener::read_private(&path(club)).ok().flatten();
    let chosen = codes.map(|codes| codes.wall).filter(|wall| !wall.is_empty());
    chosen.unwrap_or_else(|| Slide::ALL.to_vec())
}

/// The file beside a club's that holds the key.
fn path(club: &Path) -> PathBuf {
    opener::with(club, ".phones")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::action::SetTables;
    use crate::club::{Action, Place, Seq};
    use crate::domain::hall::Table;

    fn codes(key: &str) -> Codes {
        Codes { key: key.to_owned(), address: None, wall: Vec::new() }
    }

    #[test]
    fn a_code_opens_its_match_and_no_other() {
        let (codes, others) = (codes("a"), codes("b"));
        let at = (TournamentId(2), MatchNo(12));
        let code = codes.of_match(at);
        assert_eq!(code.len(), "2-12-".len() + 8);
        let club = Club::default();
        assert_eq!(codes.read(&code, &club), Some(Opens::Match(at)));
        assert_eq!(codes.read(&code.to_lowercase(), &club), Some(Opens::Match(at)));
        assert_eq!(others.read(&code, &club), None);
        assert_eq!(codes.read(&code.replace("-12-", "-13-"), &club), None);
        assert_eq!(codes.read(&code.replace("2-12", "3-12"), &club), None);
        assert_eq!(codes.read(&format!("{code}-x"), &club), None);
        for wrong in ["", "2-12-", "2-12", "x-y-z", "2-T-", "2-T-00000000"] {
            assert_eq!(codes.read(wrong, &club), None, "{wrong}");
        }
    }

    #[test]
    fn a_card_of_a_table_is_for_the_events_that_it_was_printed_for() {
        let mut club = Club::default();
        let tables = ["1", "2"].map(|name| Table { name: name.to_owned(), reserved: false });
        let place = Place { seq: Seq(1), index: 0 };
        club.perform(&Action::SetTables(SetTables { tables: tables.to_vec() }), place)
            .expect("tables");
        let (codes, events) = (codes("a"), [TournamentId(2), TournamentId(13)]);
        let code = codes.of_table(&events, "1");
        assert!(code.starts_with("2.13-T-"), "{code}");
        assert_eq!(codes.read(&code, &club), Some(Opens::Table(events.to_vec(), "1".to_owned())));
        for other in ["2", "2.13.14", "13.2", "2.1.3"] {
            let other = code.replace("2.13-", &format!("{other}-"));
            assert_eq!(codes.read(&other, &club), None, "{other}");
        }
    }

    #[test]
    fn programs_that_begin_at_once_have_one_key() {
        let folder = tempfile::tempdir().expect("a folder");
        let club = folder.path().join("club.db");
        let begun: Vec<_> = (0..8)
            .map(|_| {
                let club = club.clone();
                std::thread::spawn(move || Codes::of(&club).expect("a key").key)
            })
            .collect();
        let keys: Vec<String> = begun.into_iter().map(|one| one.join().expect("done")).collect();
        assert!(keys.iter().all(|key| *key == keys[0]));
    }

    #[test]
    fn the_key_stays_the_same_and_is_for_its_owner() {
        let folder = tempfile::tempdir().expect("a folder");
        let club = folder.path().join("club.db");
        let at = (TournamentId(1), MatchNo(1));
        let first = Codes::of(&club).expect("made").of_match(at);
        assert_eq!(Codes::of(&club).expect("read").of_match(at), first);
        assert!(Served::of(&club).is_none(), "nothing was served yet");
        Codes::of(&club).expect("read").serve_at(&club, "http://10.0.0.2:8080/").expect("kept");
        let served = Served::of(&club).expect("served");
        assert_eq!(served.of_match(at), format!("http://10.0.0.2:8080/s/{first}"));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(path(&club)).expect("there").permissions().mode();
            assert_eq!(mode & 0o077, 0);
        }
    }
}
