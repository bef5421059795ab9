//! One event day with all its numbers: sixteen players, four groups of four, a knock-out
//! of eight. Group matches, quarter-finals and the third-place match are first to 2,
//! semi-finals and final first to 3; everybody starts at 1500 with K = 32.
//!
//! The numbers are those of the scripted day that demonstrations and trials use,
//! calculated by hand and by another program; none comes from this one.

/// Names, readings and clubs in the order of the seeds.
pub(crate) const PLAYERS: &str = "name,reading,club
あおくま,あおくま,札幌
もりの かえで,もりの かえで,札幌
TM,てぃーえむ,函館
辻 素子,つじ もとこ,東京
コヨーテ,コヨーテ,東京
Nakano Ryo,なかの りょう,東京
グロタン,グロタン,札幌
三宅 合,みやけ ごう,函館
ラマヌ,ラマヌ,札幌
千七百二十九,せんななひゃくにじゅうきゅう,
Ada Primrose,,
髙橋 双子,たかはし ふたこ,東京
カラス,カラス,函館
メルセンヌ太郎,めるせんぬ たろう,札幌
五十七,ごじゅうなな,東京
まるみさん,まるみさん,函館
";

/// The group matches round by round, in the order in which they ended. One match
/// of the third round is missing: メルセンヌ太郎 has withdrawn by then.
pub(crate) const GROUPS: [&str; 3] = [
    "あおくま 2-0 まるみさん
     三宅 合 2-1 ラマヌ
     もりの かえで 2-0 五十七
     グロタン 2-1 千七百二十九
     TM 2-1 メルセンヌ太郎
     Nakano Ryo 0-2 Ada Primrose
     辻 素子 2-0 カラス
     コヨーテ 2-0 髙橋 双子",
    "まるみさん 0-2 ラマヌ
     あおくま 2-1 三宅 合
     五十七 0-2 千七百二十九
     もりの かえで 2-0 グロタン
     メルセンヌ太郎 1-2 Ada Primrose
     TM 2-0 Nakano Ryo
     カラス 2-1 髙橋 双子
     辻 素子 1-2 コヨーテ",
    "三宅 合 2-0 まるみさん
     ラマヌ 1-2 あおくま
     グロタン 2-1 五十七
     千七百二十九 2-1 もりの かえで
     Ada Primrose 2-1 TM
     コヨーテ 2-0 カラス
     髙橋 双子 0-2 辻 素子",
];

/// The quarter-finals in the order of the draw.
pub(crate) const QUARTER_FINALS: [&str; 4] = [
    "あおくま 2-0 千七百二十九",
    "Ada Primrose 2-1 辻 素子",
    "もりの かえで 1-2 三宅 合",
    "コヨーテ 2-0 TM",
];

/// The first semi-final as entered by mistake.
pub(crate) const MISTAKEN: &str = "あおくま 2-3 Ada Primrose";

/// The semi-finals in the order of the draw.
pub(crate) const SEMI_FINALS: [&str; 2] = ["あおくま 3-2 Ada Primrose", "三宅 合 1-3 コヨーテ"];

/// The match for third place.
pub(crate) const THIRD_PLACE: &str = "Ada Primrose 2-1 三宅 合";

/// The final.
pub(crate) const FINAL: &str = "あおくま 1-3 コヨーテ";

/// The corrected result of the very first match in the evening, until the correction is undone.
pub(crate) const LATE_CORRECTION: &str = "あおくま 2-1 まるみさん";

/// Group, rank, name, wins, games difference and games won, line by line.
pub(crate) const STANDINGS: &str = "A 1 あおくま 3 4 6
A 2 三宅 合 2 2 5
A 3 ラマヌ 1 0 4
A 4 まるみさん 0 -6 0
B 1 もりの かえで 2 3 5
B 2 千七百二十九 2 2 5
B 3 グロタン 2 0 4
B 4 五十七 0 -5 1
C 1 Ada Primrose 3 4 6
C 2 TM 2 2 5
C 3 Nakano Ryo 1 -4 0
C 4 メルセンヌ太郎 0 -2 2
D 1 コヨーテ 3 5 6
D 2 辻 素子 2 3 5
D 3 カラス 1 -3 2
D 4 髙橋 双子 0 -5 1";

/// The ratings at the end of the day, best first.
pub(crate) const RATINGS: [(&str, f64); 16] = [
    ("コヨーテ", 1651.293774),
    ("あおくま", 1572.285241),
    ("Ada Primrose", 1570.423693),
    ("辻 素子", 1528.317037),
    ("もりの かえで", 1522.332597),
    ("三宅 合", 1512.975325),
    ("千七百二十九", 1506.990638),
    ("ラマヌ", 1502.835005),
    ("TM", 1499.594171),
    ("グロタン", 1494.883040),
    ("メルセンヌ太郎", 1474.589574),
    ("カラス", 1457.828838),
    ("Nakano Ryo", 1440.393049),
    ("五十七", 1428.062187),
    ("髙橋 双子", 1425.828838),
    ("まるみさん", 1411.366993),
];

/// The first player, the score and the second player of a line like `TM 2-1 カラス`.
#[track_caller]
pub(crate) fn result(line: &str) -> [&str; 3] {
    let at = line.find(|c: char| c.is_ascii_digit()).expect("a score");
    let (first, rest) = line.split_at(at);
    let (score, second) = rest.split_at(3);
    [first.trim(), score, second.trim()]
}

#[track_caller]
pub(crate) fn are_the_final_ratings(found: &[(String, f64)]) {
    assert_eq!(found.len(), RATINGS.len());
    for ((name, rating), (expected, value)) in found.iter().zip(RATINGS) {
        assert_eq!(name, expected);
        assert!((rating - value).abs() < 1e-6, "{name}: {rating}, not {value}");
    }
    let sum: f64 = found.iter().map(|(_, rating)| rating).sum();
    assert!((sum - 24_000.0).abs() < 1e-6, "{sum}");
}
