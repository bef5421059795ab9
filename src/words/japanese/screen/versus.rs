//! A match against somebody, foretold in Japanese.

use crate::domain::rating::Race;
use crate::words::screen::versus::VersusWords;

pub(super) const VERSUS: VersusWords = VersusWords {
    title: |name| format!("{name}の対戦予測"),
    prompt: "相手：",
    none: "見つかりません。",
    games: |opponent, share, cautious| {
        format!(
            "{opponent}との1ゲームの勝率{:.1}%、レーティングの不確かさも入れると{:.1}%。",
            share * 100.0,
            cautious * 100.0
        )
    },
    races: |races| {
        let race = |(games, p): &(u32, f64)| format!("{games}先取 {:.1}%", p * 100.0);
        format!("試合の勝率：{}。", races.iter().map(race).collect::<Vec<_>>().join("、"))
    },
    even: |races| {
        let race = |race: &Race| {
            format!("{}-{}（{:.1}%）", race.to_a, race.to_b, race.probability * 100.0)
        };
        format!("最も互角なハンデ：{}。", races.iter().map(race).collect::<Vec<_>>().join("、"))
    },
};
