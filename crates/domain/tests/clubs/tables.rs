//! How common names are.

use std::ffi::OsStr;
use std::path::Path;

use super::lots::Lots;

/// A name, how it is read (the name itself in the West), and how many bear this or one before it.
#[derive(Debug, Clone)]
struct Row {
    written: String,
    read: String,
    up_to: f64,
}

/// Names by how common they are.
#[derive(Debug)]
pub(crate) struct Table(Vec<Row>);

/// A name as it is written and read.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Drawn {
    pub(crate) written: String,
    pub(crate) read: String,
}

impl Table {
    fn new(rows: impl Iterator<Item = (String, String, f64)>) -> Self {
        let mut up_to = 0.0;
        let count = |(written, read, weight): (String, String, f64)| {
            up_to += weight;
            Row { written, read, up_to }
        };
        Self(rows.map(count).collect())
    }

    pub(crate) fn draw(&self, lots: &mut Lots) -> Drawn {
        let all = self.0.last().map_or(0.0, |row| row.up_to);
        #[expect(clippy::cast_precision_loss, reason = "a lot")]
        let lot = lots.below(1 << 40) as f64 / (1_u64 << 40) as f64 * all;
        self.drawn(self.0.partition_point(|row| row.up_to <= lot).min(self.0.len() - 1))
    }

    pub(crate) const fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn drawn(&self, row: usize) -> Drawn {
        Drawn { written: self.0[row].written.clone(), read: self.0[row].read.clone() }
    }

    /// How often this row is drawn.
    pub(crate) fn part(&self, row: usize) -> f64 {
        let up_to = |row: usize| self.0[row].up_to;
        (up_to(row) - row.checked_sub(1).map_or(0.0, up_to)) / up_to(self.len() - 1)
    }

    /// Other writings of one reading.
    pub(crate) fn homophones(&self, name: &Drawn) -> Vec<String> {
        let same = self.0.iter().filter(|row| row.read == name.read && row.written != name.written);
        same.map(|row| row.written.clone()).take(4).collect()
    }
}

/// The tables of a world.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) surnames: Table,
    pub(crate) given: Table,
    pub(crate) western_surnames: Table,
    pub(crate) western_given: Table,
}

impl Tables {
    /// Those of this project, or those of a folder: files of `name reading weight` a line.
    pub(crate) fn read(folder: Option<&OsStr>) -> Self {
        folder.map_or_else(Self::own, |folder| {
            let table = |file: &str| {
                let text = std::fs::read_to_string(Path::new(folder).join(file)).expect(file);
                let row = |line: &str| {
                    let mut words = line.split_whitespace().map(str::to_owned);
                    let (written, read) = (words.next()?, words.next()?);
                    Some((written, read, words.next()?.parse().ok()?))
                };
                Table::new(text.lines().filter_map(row).collect::<Vec<_>>().into_iter())
            };
            Self {
                surnames: table("surnames_ja"),
                given: table("given_ja"),
                western_surnames: table("surnames_west"),
                western_given: table("given_west"),
            }
        })
    }

    fn own() -> Self {
        let pairs = |text: &'static str| {
            let split =
                |word: &str| word.split_once(':').map(|(a, b)| (a.to_owned(), b.to_owned()));
            text.split_whitespace().filter_map(split).collect::<Vec<_>>()
        };
        let words = |text: &'static str| {
            // The pools stand in the order of the alphabet; as common as any other is each.
            let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
            Lots::new(7).shuffle(&mut words);
            words.into_iter().map(|word| (word.clone(), word)).collect::<Vec<_>>()
        };
        let mut surnames =
            pairs(include_str!("../../../../tests/matching/registry/pools/japanese_surnames.txt"));
        surnames.extend(composed(FAMILY_FIRST, FAMILY_LAST));
        let mut given =
            pairs(include_str!("../../../../tests/matching/registry/pools/japanese_given.txt"));
        given.extend(composed(GIVEN_FIRST, GIVEN_LAST));
        let mut western_surnames =
            words(include_str!("../../../../tests/matching/registry/pools/western_surnames.txt"));
        western_surnames.extend(composed(WEST_FIRST, WEST_LAST));
        let mut western_given =
            words(include_str!("../../../../tests/matching/registry/pools/western_given.txt"));
        western_given.extend(composed(WEST_GIVEN_FIRST, WEST_GIVEN_LAST));
        Self {
            surnames: ranked(surnames, 12.0, 1.15),
            given: ranked(given, 40.0, 0.95),
            western_surnames: ranked(western_surnames, 20.0, 1.0),
            western_given: ranked(western_given, 10.0, 1.05),
        }
    }
}

/// Names in the order of how common they are, after Zipf and Mandelbrot.
fn ranked(names: Vec<(String, String)>, flat: f64, steep: f64) -> Table {
    let mut rank = 0.0;
    Table::new(names.into_iter().map(|(written, read)| {
        rank += 1.0;
        (written, read, (flat + rank).powf(-steep))
    }))
}

/// Names of two parts, each `written:read`; the rare ones of a country.
fn composed(first: &str, last: &str) -> Vec<(String, String)> {
    let part = |word: &'static str| word.split_once(':').unwrap_or((word, word));
    let parts = |text: &str| {
        let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
        text.split(' ').map(part).collect::<Vec<_>>()
    };
    let (first, last) = (parts(first), parts(last));
    let mut names = Vec::new();
    for (row, _) in last.iter().enumerate() {
        for (column, (written, read)) in first.iter().enumerate() {
            let (end, sound) = last[(row + column) % last.len()];
            names.push((format!("{written}{end}"), format!("{read}{sound}")));
        }
    }
    names
}

const FAMILY_FIRST: &str = "大:おお 小:お 上:うえ 中:なか 下:しも 高:たか 松:まつ 竹:たけ 梅:うめ 杉:すぎ 桜:さくら 藤:ふじ 石:いし 岩:いわ 砂:すな 青:あお 赤:あか 白:しら 黒:くろ 金:かね 銀:ぎん 鉄:てつ 東:ひがし 西:にし 南:みなみ 北:きた 前:まえ 後:うしろ 内:うち 外:そと 新:にい 古:ふる 長:なが 短:みじか 早:はや 遅:おそ 朝:あさ 夕:ゆう 春:はる 夏:なつ 秋:あき 冬:ふゆ 月:つき 星:ほし 雪:ゆき 雲:くも 風:かぜ 鳥:とり 鹿:しか 熊:くま 牛:うし 馬:うま 犬:いぬ 猫:ねこ 亀:かめ 鶴:つる 米:よね 麦:むぎ 稲:いな 豆:まめ";
const FAMILY_LAST: &str = "田:だ 川:かわ 河:かわ 山:やま 村:むら 木:き 原:はら 野:の 谷:たに 沢:さわ 島:しま 嶋:しま 崎:さき 本:もと 元:もと 井:い 口:ぐち 部:べ 倉:くら 蔵:くら 岡:おか 丘:おか 森:もり 林:ばやし 橋:はし 池:いけ 浜:はま 瀬:せ 塚:づか 尾:お 坂:さか 宮:みや 寺:でら 場:ば 屋:や 松:まつ 畑:はた 畠:はた 越:こし 淵:ぶち";
const GIVEN_FIRST: &str = "健:けん 賢:けん 研:けん 浩:ひろ 弘:ひろ 博:ひろ 宏:ひろ 真:ま 雅:まさ 正:まさ 昌:まさ 和:かず 一:かず 智:とも 友:とも 明:あき 秋:あき 義:よし 良:よし 孝:たか 隆:たか 貴:たか 俊:とし 利:とし 敏:とし 英:ひで 秀:ひで 康:やす 靖:やす 信:のぶ 伸:のぶ 幸:ゆき 之:ゆき 美:み 優:ゆう 裕:ゆう 祐:ゆう 由:ゆ 恵:え 千:ち 陽:はる 晴:はる 春:はる 悠:はる 航:こう 光:こう 康:こう 翔:しょう 祥:しょう 涼:りょう 亮:りょう 龍:りゅう 竜:りゅう 純:じゅん 順:じゅん 慎:しん 伸:しん 大:だい 奈:な 菜:な";
const GIVEN_LAST: &str = "太:た 太郎:たろう 一郎:いちろう 介:すけ 輔:すけ 助:すけ 一:かず 人:と 斗:と 翔:と 樹:き 輝:き 希:き 紀:き 也:や 哉:や 弥:や 平:へい 司:し 志:し 史:し 治:じ 二:じ 次:じ 彦:ひこ 雄:お 夫:お 男:お 子:こ 香:か 佳:か 花:か 華:か 美:み 実:み 未:み 江:え 恵:え 代:よ 世:よ 乃:の 音:ね 奈:な 菜:な 里:り 理:り 莉:り";
const WEST_FIRST: &str = "Ash Bex Black Brad Brook Burn Cald Carl Charl Clif Cob Craw Dal Dun Ed Fair Farn Green Hal Ham Har Hart Haw Hol Kim Lang Leigh Lin Long Mar Mat Nor Oak Pem Pren Rad Red Rock Roth Row Sher Stan Strat Sut Thorn Tre Wal War Wake West White Wick Wil Win Wood Worth Yar Zell Kor Berg Lind";
const WEST_LAST: &str = "ford ton ham ley wood well worth bury by dale den field gate grove hurst land man mere more ner ridge sen shaw son stead stein stone strand ström wald wall way wick wright berg burg dorf feld hof huber inger meyer mann owski ović escu ini etti ano ardo aux elle ier ot";
const WEST_GIVEN_FIRST: &str = "An Al Bel Bri Car Chris Dan Dar El Em Fel Gab Gen Har Is Jo Jul Kar Kat Lau Leo Lin Luc Mar Mel Mi Nat Nic Ol Pat Ro Sab Sam Ste Tam Val Viv";
const WEST_GIVEN_LAST: &str =
    "a an ana ard as bert e ela elle en ene ette ia iel ina is lyn o on sha son us y ya";
