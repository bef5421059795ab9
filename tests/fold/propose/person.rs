//! Decisions about players: their data, and which registrations are one person.

use banzuke::club::action::{
    JudgePlayers, MergePlayers, SetBorn, SetExternalId, SetPublicity, UnmergePlayers,
};
use banzuke::club::registry::{ExternalId, Publicity, Verdict};
use banzuke::club::{Action, Club};
use chrono::NaiveDate;

use super::{optional, pick};

pub(super) fn propose(club: &Club, kind: &str, picks: [u32; 6]) -> Option<Action> {
    let registry = club.registry();
    let a = pick(registry.registrations(), picks[0])?.id;
    let b = pick(registry.registrations().filter(|other| other.id != a), picks[1])?.id;
    Some(match kind {
        "merge_players" => {
            // Nearly everybody is in the same events; two who are not are looked for.
            let all = || registry.registrations().map(|player| player.id);
            let pairs = all().flat_map(|a| all().map(move |b| (a, b)));
            let free = pairs.filter(|&(a, b)| a != b && club.stands_against(a, b).is_none());
            let (keep, absorb) = pick(free, picks[2]).unwrap_or((a, b));
            Action::MergePlayers(MergePlayers { keep, absorb })
        }
        "unmerge_players" => {
            let merger = pick(registry.mergers(), picks[2])?;
            Action::UnmergePlayers(UnmergePlayers { keep: merger.keep, absorb: merger.absorb })
        }
        "judge_players" => {
            let verdict = match picks[3] % 4 {
                0 => None,
                1 => Some(Verdict::Later),
                _ => Some(Verdict::Different),
            };
            Action::JudgePlayers(JudgePlayers { a, b, verdict })
        }
        "set_born" => Action::SetBorn(SetBorn { player: a, born: born(picks[3]) }),
        "set_publicity" => Action::SetPublicity(SetPublicity {
            player: a,
            publicity: [Publicity::Full, Publicity::Initials, Publicity::Hidden]
                [picks[3] as usize % 3],
        }),
        _ => Action::SetExternalId(SetExternalId {
            player: a,
            scheme: ["jpda", "ＪＰＤＡ", "school"][picks[2] as usize % 3].to_owned(),
            value: optional(picks[3]),
        }),
    })
}

pub(super) fn born(by: u32) -> Option<NaiveDate> {
    let day = NaiveDate::from_ymd_opt(1990 + i32::try_from(by % 5).ok()?, 4, 25);
    day.filter(|_| by.is_multiple_of(4))
}

pub(super) fn external(by: u32) -> Option<ExternalId> {
    let id = ExternalId { scheme: "jpda".to_owned(), value: format!("A-{}", by % 40) };
    by.is_multiple_of(5).then_some(id)
}
