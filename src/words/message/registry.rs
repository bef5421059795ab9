//! Who is one person: mergers, what they change, and lists that come in.

use std::collections::BTreeMap;

use crate::club::Club;
use crate::club::question::merger::MergerEffect;
use crate::club::registry::{Merger, Verdict};
use crate::domain::number::PlayerId;
use crate::words::message::{Message, list, matches, player, registration, tournament};
use crate::words::{Language, pick, say, words};

words! {
    /// Who is one person.
    pub RegistryWords {
        /// Entries in open tournaments that would be another person's.
        entries(tournaments: &str):
            "Entered in {tournaments}: the entry moves too.",
            "参加中の大会（{tournaments}）の参加も移ります。";
        put_off(reasons: &str): "{reasons}; decide later", "{reasons}（後で決める）";
    }
}

impl RegistryWords {
    /// Which results count for another person then, an event a line.
    pub fn moved(self, effect: &MergerEffect, club: &Club) -> Vec<String> {
        let lang = self.language;
        let mut events: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for &(id, no) in &effect.moved {
            events.entry(id).or_default().push(no);
        }
        let told = |(id, numbers): (_, Vec<_>)| match lang {
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
        events.into_iter().map(told).collect()
    }

    /// Which entries move then, if any do.
    pub fn entries_of(self, effect: &MergerEffect, club: &Club) -> Option<String> {
        let names = effect.entries.iter().map(|id| tournament(*id, club));
        let named = (!effect.entries.is_empty()).then(|| list(self.language, names))?;
        Some(self.entries(&named))
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

    /// What was said of two registrations.
    pub fn verdict(self, [a, b]: [PlayerId; 2], verdict: Verdict, club: &Club) -> String {
        let lang = self.language;
        let said = match verdict {
            Verdict::Different => lang.pick("different people", "別人"),
            Verdict::Later => lang.pick("decide later", "後で決める"),
        };
        say!(lang; "{} and {}: {said}",
            "{}と{}：{said}", registration(lang, a, club), registration(lang, b, club))
    }

    /// Nobody is merged into a player, or the player into anybody.
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

    /// Birth dates that were left out of an export.
    pub fn born_left_out(self, dates: usize) -> String {
        let lang = self.language;
        say!(lang; "{} left out; add --birth-dates to include them",
            "{}の生年月日は含めていません。含めるには --birth-dates を付けてください",
            lang.count(dates, "birth date", "birth dates", "人"))
    }
}
