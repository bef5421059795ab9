//! Merges of registrations, their effects, and imported lists.

use std::collections::BTreeMap;

use crate::club::Club;
use crate::club::question::merger::MergerEffect;
use crate::club::registry::{Merger, Verdict};
use crate::domain::ids::{MatchNo, TournamentId};
use crate::domain::number::PlayerId;
use crate::words::message::{Message, list, matches, player, registration, tournament};
use crate::words::{Language, pick, say, words};

fn by_event(all: &[(TournamentId, MatchNo)]) -> BTreeMap<TournamentId, Vec<MatchNo>> {
    let mut events: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for &(id, no) in all {
        events.entry(id).or_default().push(no);
    }
    events
}

words! {
    pub RegistryWords {
        /// Entries in open tournaments that would be another person's.
        entries(tournaments: &str):
            "Entered in {tournaments}: the entry moves too.",
            "参加中の大会（{tournaments}）の参加も移ります。";
        entries_apart(tournaments: &str):
            "Entered in {tournaments}: the entry goes back too.",
            "参加中の大会（{tournaments}）の参加も元に戻ります。";
        /// Matches recorded since a merge under the number that was kept.
        stay(matches: &str):
            "Recorded since the merge under the kept number, and staying there: {matches}.",
            "統合後に残した番号で記録した試合は移りません：{matches}。";
        put_off(reasons: &str): "{reasons}; decide later", "{reasons}（後で決める）";
    }
}

impl RegistryWords {
    /// Which results count for another person then, an event a line.
    pub fn moved(self, effect: &MergerEffect, club: &Club) -> Vec<String> {
        let lang = self.language;
        let is_apart = effect.since.is_some();
        // Numbers that go on by themselves again.
        let mut apart: Vec<PlayerId> = effect.ratings.iter().map(|line| line.player).collect();
        apart.retain(|&one| club.registry().today(one) != one);
        apart.sort_unstable();
        apart.dedup();
        let apart = match apart[..] {
            [] => lang.pick("the separated player", "切り離す選手").to_owned(),
            _ => list(lang, apart.iter().map(|&one| registration(lang, one, club))),
        };
        let told = |(id, numbers): (_, Vec<_>)| match lang {
            Language::English if is_apart => {
                let go = if numbers.len() == 1 { "goes" } else { "go" };
                let matches = matches(lang, &numbers);
                format!("{matches} of {} {go} back to {apart}", tournament(id, club))
            }
            Language::Japanese if is_apart => format!(
                "{}（{}）が{apart}に戻ります",
                matches(lang, &numbers),
                tournament(id, club)
            ),
            Language::English => {
                let moves = if numbers.len() == 1 { "moves" } else { "move" };
                format!(
                    "{} of {} {moves} to the kept player",
                    matches(lang, &numbers),
                    tournament(id, club)
                )
            }
            Language::Japanese => {
                format!(
                    "{}（{}）が残す選手に移ります",
                    matches(lang, &numbers),
                    tournament(id, club)
                )
            }
        };
        by_event(&effect.moved).into_iter().map(told).collect()
    }

    /// Which results came in since the merges that are undone, and stay where they were recorded; none if none did.
    pub fn stay_of(self, effect: &MergerEffect, club: &Club) -> Option<String> {
        let lang = self.language;
        let told = |(id, numbers): (_, Vec<_>)| say!(lang; "{} of {}", "{}（{}）", matches(lang, &numbers), tournament(id, club));
        let since = effect.since.as_ref().filter(|since| !since.is_empty())?;
        let all = by_event(since).into_iter().map(told);
        Some(self.stay(&list(lang, all)))
    }

    /// Which entries move then, if any do.
    pub fn entries_of(self, effect: &MergerEffect, club: &Club) -> Option<String> {
        let names = effect.entries.iter().map(|id| tournament(*id, club));
        let named = (!effect.entries.is_empty()).then(|| list(self.language, names))?;
        let is_apart = effect.since.is_some();
        Some(if is_apart { self.entries_apart(&named) } else { self.entries(&named) })
    }

    /// How many others' ratings move, besides those of the two.
    pub fn others(self, others: usize) -> String {
        match self.language {
            Language::English => match others {
                0 => "no other ratings change".to_owned(),
                1 => "1 other rating changes".to_owned(),
                others => format!("{others} other ratings change"),
            },
            Language::Japanese => match others {
                0 => "ほかの選手のレーティングは変わりません".to_owned(),
                others => format!("ほかに{others}人のレーティングが変わります"),
            },
        }
    }

    pub fn merger(self, merger: Merger, club: &Club) -> String {
        let lang = self.language;
        let [keep, absorb] = [merger.keep, merger.absorb].map(|id| registration(lang, id, club));
        say!(lang, "{absorb} merged into {keep}", "{absorb}を{keep}に統合")
    }

    /// The verdict on two registrations.
    pub fn verdict(self, [a, b]: [PlayerId; 2], verdict: Verdict, club: &Club) -> String {
        let lang = self.language;
        let said = match verdict {
            Verdict::Different => lang.pick("different people", "別人"),
            Verdict::Later => lang.pick("decide later", "後で決める"),
        };
        say!(lang; "{} and {}: {said}",
            "{}と{}：{said}", registration(lang, a, club), registration(lang, b, club))
    }

    /// No number is merged into the player, nor the player into another.
    pub fn no_merger(self, id: PlayerId, club: &Club) -> Message {
        let lang = self.language;
        Message::new(
            say!(lang; "{} has no merges",
                "{}に統合はありません。", player(lang, id, club)),
            say!(lang; "check the player's numbers with `banzuke player show {id}`",
                "選手の番号は `banzuke player show {id}` で確認してください。"),
        )
    }

    /// A player goes on for several other numbers, of which one is to be named.
    pub fn which_merger(self, id: PlayerId, others: &[PlayerId], club: &Club) -> Message {
        let lang = self.language;
        let absorbed = list(lang, others.iter().map(|other| registration(lang, *other, club)));
        Message::new(
            say!(lang; "{} has several merges: {absorbed}",
                "{}には複数の統合があります：{absorbed}。", player(lang, id, club)),
            pick!(lang; "give the number to separate",
                "切り離す番号を指定してください。"),
        )
    }

    /// Notes that were left out of an exported journal.
    pub fn notes_left_out(self, notes: usize) -> String {
        let lang = self.language;
        say!(lang; "{} left out, and with them the digests; add --notes to include them",
            "{}の備考と、操作履歴のダイジェストは含めていません。含めるには --notes を付けてください",
            lang.count(notes, "note", "notes", "件"))
    }

    /// Birth dates that were left out of an export.
    pub fn born_left_out(self, dates: usize) -> String {
        let lang = self.language;
        say!(lang; "{} left out; add --birth-dates to include them",
            "{}の生年月日は含めていません。含めるには --birth-dates を付けてください",
            lang.count(dates, "birth date", "birth dates", "人"))
    }
}
