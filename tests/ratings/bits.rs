//! One journal gives the same ratings to the last bit: in debug and release builds, on however many
//! threads, on every machine. The journal is made of whole numbers alone: twenty thousand matches
//! on three lists, with single games, hands, first moves, pods and corrections by hand.

mod season;

use std::sync::Arc;

use banzuke::club::Club;
use banzuke::domain::ids::ListId;
use banzuke::domain::number::PlayerId;
use banzuke::domain::progress::NoProgress;
use banzuke::journal::Entry;
use banzuke::journal::fold::fold;
use chrono::NaiveDate;

use season::{PLAYERS, journal};

/// FNV-1a, 64 bits, over the bits of numbers.
struct Fnv(u64);

impl Fnv {
    fn eat(&mut self, number: f64) {
        for byte in number.to_bits().to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
        }
    }
}

/// All steps of a list with their basis, in order.
fn digest(club: &Club, list: ListId) -> u64 {
    let mut fnv = Fnv(0xCBF2_9CE4_8422_2325);
    for line in club.ratings(list).expect("a list").lines() {
        for step in line.steps {
            fnv.eat(step.before);
            fnv.eat(step.after);
        }
        for ground in line.grounds {
            fnv.eat(ground.k);
            fnv.eat(ground.score);
            fnv.eat(ground.expected);
        }
    }
    fnv.0
}

fn digests(journal: &[Arc<Entry>]) -> Vec<u64> {
    let club = fold(journal).expect("allowed");
    let rated: usize =
        club.lists().map(|list| club.ratings(list.id).expect("a list").matches().count()).sum();
    assert_eq!(rated, 20_000);
    club.lists().map(|list| digest(&club, list.id)).collect()
}

#[test]
fn one_journal_gives_the_same_bits_in_every_build() {
    let journal = journal();
    assert_eq!(digests(&journal), [645576741144765420, 17471397424461945357, 4198367281864576190]);
}

#[test]
fn one_journal_gives_the_same_bits_on_every_thread() {
    let journal = journal();
    let many: Vec<Vec<u64>> = std::thread::scope(|scope| {
        let folding: Vec<_> = (0..3).map(|_| scope.spawn(|| digests(&journal))).collect();
        folding.into_iter().map(|one| one.join().expect("folded")).collect()
    });
    let alone = digests(&journal);
    assert!(many.iter().all(|one| *one == alone));
}

/// Whole histories use the platform's `exp` and `ln`, whose last digit differs
/// between platforms; they are compared to a billionth of a point.
#[test]
fn one_journal_gives_the_same_whole_history_in_every_build() {
    let club = fold(&journal()).expect("allowed");
    let day = NaiveDate::from_ymd_opt(2030, 1, 1).expect("a day");
    let history = || {
        let fitted = NoProgress::whole(club.whole_history_watched(ListId(3), None, &NoProgress));
        let of = |player| fitted.interval(PlayerId(player), day).expect("played");
        [1, 50, 100, PLAYERS].map(|player| [of(player).rating, of(player).deviation])
    };
    let [here, there] = std::thread::scope(|scope| {
        [scope.spawn(history), scope.spawn(history)].map(|one| one.join().expect("fitted"))
    });
    assert_eq!(here.map(|of| of.map(f64::to_bits)), there.map(|of| of.map(f64::to_bits)));
    let wanted = [
        [1599.1243575609096, 138.64504336487028],
        [1462.5405240513323, 137.10882957140151],
        [1466.1011368897518, 139.32923474769208],
        [1407.1359005816953, 137.7887526394421],
    ];
    for (of, wanted) in here.into_iter().zip(wanted) {
        for (number, wanted) in of.into_iter().zip(wanted) {
            assert!((number - wanted).abs() < 1e-9, "{here:?}");
        }
    }
}
