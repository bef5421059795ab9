//! Names of columns: ours, those of lists in English, Japanese and Chinese, and the kind of a file by them.

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::OnceLock;

use chrono::NaiveDate;

use super::cells::listed;
use super::players::{self, Starting};
use super::rows::Table;
use super::suspect::Answers;
use super::table::Records;
use super::{ImportFault, Plan, Source, Unread, Why, results};
use crate::club::Club;
use crate::domain::name::fold;
use crate::domain::progress::Progress;

/// A column that a file can have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column {
    pub(super) name: &'static str,
    /// Other names, separated by commas: those of our exports and of other programs, the usual ones first.
    also: &'static str,
    /// Names for the columns of both players. The first player's column comes first.
    of_both: &'static str,
    required: bool,
    /// Sets of columns that can replace it. All columns of a set are needed.
    instead: &'static [&'static [&'static str]],
    /// Whether other programs write the column, but it is not imported.
    pub(super) passed_over: bool,
}

impl Column {
    pub(super) const fn required(name: &'static str) -> Self {
        Self { required: true, ..Self::optional(name) }
    }

    pub(super) const fn optional(name: &'static str) -> Self {
        let instead: &[&[&str]] = &[];
        Self { name, also: "", of_both: "", required: false, instead, passed_over: false }
    }

    pub(super) const fn passed_over(name: &'static str) -> Self {
        Self { passed_over: true, ..Self::optional(name) }
    }

    /// Adds other names.
    pub(super) const fn or(self, also: &'static str) -> Self {
        Self { also, ..self }
    }

    /// Adds names for the columns of both players.
    const fn of_both(self, of_both: &'static str) -> Self {
        Self { of_both, ..self }
    }

    /// Makes the column optional if all columns of one of these sets are present.
    const fn unless(self, instead: &'static [&'static [&'static str]]) -> Self {
        Self { instead, ..self }
    }

    fn names_of(&self) -> impl Iterator<Item = &'static str> {
        let others = self.also.split(',').chain(self.of_both.split(','));
        std::iter::once(self.name).chain(others).map(str::trim).filter(|name| !name.is_empty())
    }
}

/// The columns of a kind of list.
#[derive(Debug)]
pub(super) struct Columns {
    list: &'static [Column],
    /// For each normalised name: the columns with that name, each with the name's index among its names.
    bearers: OnceLock<HashMap<String, Vec<(usize, usize)>>>,
}

impl Deref for Columns {
    type Target = [Column];

    fn deref(&self) -> &[Column] {
        self.list
    }
}

impl Columns {
    pub(super) const fn new(list: &'static [Column]) -> Self {
        Self { list, bearers: OnceLock::new() }
    }

    /// The columns with a normalised name, in the order of the list,
    /// each with the name's index. A lower index is more usual.
    fn bearers(&self, normal: &str) -> &[(usize, usize)] {
        let bearers = self.bearers.get_or_init(|| {
            let mut bearers: HashMap<String, Vec<(usize, usize)>> = HashMap::new();
            for (at, column) in self.iter().enumerate() {
                for (rank, name) in column.names_of().enumerate() {
                    let of_name = bearers.entry(normalised(name)).or_default();
                    if of_name.last().is_none_or(|(last, _)| *last != at) {
                        of_name.push((at, rank));
                    }
                }
            }
            bearers
        });
        bearers.get(normal).map_or(&[], Vec::as_slice)
    }

    /// Whether a heading means this column.
    pub(super) fn calls(&self, column: usize, heading: &str) -> bool {
        self.meant(heading, |at| at == column).is_some()
    }

    /// The column of a heading among those that are `free`, and how usual the heading is, 0 being the most usual.
    /// Case, width and kana are ignored. Brackets belong to the heading; if no column fits, they are dropped.
    pub(super) fn meant(
        &self,
        heading: &str,
        free: impl Fn(usize) -> bool,
    ) -> Option<(usize, usize)> {
        let whole = normalised(heading);
        let bare = heading
            .split(['(', '（', '［', '[', '【', '※', '*', '/', '／', '\n', ':', '：'])
            .next();
        let bare = normalised(bare.unwrap_or_default());
        let called = |normal: &str, less: usize| {
            let (at, rank) = self.bearers(normal).iter().find(|(at, _)| free(*at))?;
            Some((*at, rank + less))
        };
        if let Some(found) = called(&whole, 0) {
            return Some(found);
        }
        // 氏名（カナ）: the reading of the name.
        let is_called_bare =
            |name: &str| self.bearers(&bare).iter().any(|(at, _)| self[*at].name == name);
        let read = READINGS.iter().filter(|_| tells_a_reading(&whole, &bare));
        let read = read.filter(|(name, _)| is_called_bare(name)).find_map(|(_, reading)| {
            (0..self.len()).filter(|at| free(*at)).find(|&at| self[at].name == *reading)
        });
        read.map(|at| (at, 0))
            .or_else(|| called(&bare, BARE))
            .or_else(|| called(unasked(&whole), 2 * BARE))
            .or_else(|| called(unasked(&bare), 2 * BARE))
    }

    /// The first required column that is neither present nor replaced.
    pub(super) fn missing(&self, is_there: impl Fn(usize) -> bool) -> Option<&Column> {
        let named = |name: &&str| {
            self.iter().position(|column| column.name == *name).is_some_and(&is_there)
        };
        self.iter().enumerate().find_map(|(at, column)| {
            let made_up = || column.instead.iter().any(|set| set.iter().all(named));
            (column.required && !is_there(at) && !made_up()).then_some(column)
        })
    }

    /// The names of columns that are imported.
    pub(super) fn names(&self) -> Vec<&'static str> {
        self.iter().filter(|column| !column.passed_over).map(|column| column.name).collect()
    }
}

/// Added to the index of a heading without its brackets: it is less usual than any whole one.
const BARE: usize = 1000;

/// Columns of names, each with the column of its reading.
const READINGS: [(&str, &str); 4] = [
    ("name", "reading"),
    ("reading", "reading"),
    ("family", "family_reading"),
    ("given", "given_reading"),
];

/// Whether the end of a heading says that it is the reading: it has kana and no kanji.
fn tells_a_reading(whole: &str, bare: &str) -> bool {
    const KANA: [&str; 10] =
        ["かな", "がな", "よみ", "読み", "るび", "kana", "furigana", "yomi", "reading", "phonetic"];
    let behind = whole.strip_prefix(bare).unwrap_or_default();
    let is_kanji = ["漢字", "kanji"].iter().any(|word| behind.contains(word));
    !is_kanji && KANA.iter().any(|word| behind.contains(word))
}

/// Only the letters and digits of a heading, without の: お名前のふりがな becomes お名前ふりがな.
fn normalised(heading: &str) -> String {
    fold(heading).chars().filter(|letter| letter.is_alphanumeric() && *letter != 'の').collect()
}

/// The heading of a form's question, without the question: `What is your full name?`, 生年月日を教えてください.
fn unasked(normal: &str) -> &str {
    const BEFORE: &str =
        "whatisyour, whatsyour, pleaseenteryour, enteryour, your, which, what, 所属している";
    const BEHIND: &str = "doyouplayfor, youplayfor, areyouin, を教えてください, をご記入ください, \
        を記入してください, を入力してください, をお書きください";
    let normal = listed(BEFORE).find_map(|asked| normal.strip_prefix(asked)).unwrap_or(normal);
    listed(BEHIND).find_map(|asked| normal.strip_suffix(asked)).unwrap_or(normal)
}

/// Headings that stand twice in a list of results, once for each player.
const BOTH: &str =
    "player, 選手, 選手名, 名前, 氏名, 対局者, プレイヤー, name, 姓名, 選手姓名, 棋手";

/// Columns that give the result, so that columns of games are not needed.
const SCORED: &[&[&str]] = &[&["score"], &["winner"]];

/// The columns of a list of players.
pub(super) static PLAYERS: Columns = Columns::new(&[
    Column::required("name").unless(&[&["family", "given"], &["aliases"]]).or(
        "名前, 氏名, 姓名, お名前, 選手, 選手名, 選手氏名, 参加者, 参加者名, 参加者氏名, \
         会員名, 会員氏名, 対局者, プレイヤー, プレーヤー, プレイヤー名, 登録名, \
         参加者のお名前, ご氏名, full name, player, player name, display name, member, \
         member name, participant, entrant, username, your name, name of player, \
         player full name, attendee, エントリー名, 表示名, ユーザー名, アカウント名, 本名, \
         参加者の氏名, 児童名, 生徒名, 氏名漢字, 漢字氏名, legal name, competitor, \
         contestant, player's name, entrant name, participant name, attendee name, nom, nombre, jméno, \
         naam, navn, имя, 姓名 name, 選手姓名, 參賽者, 參賽者姓名, 會員姓名, \
         學生姓名, 中文姓名, 棋手",
    ),
    Column::optional("reading").or(
        "ふりがな, よみ, よみがな, 読み, 読み方, 読み仮名, かな, 氏名かな, 名前かな, \
         選手名かな, 氏名ふりがな, 名前ふりがな, せいめい, お名前かな, お名前ふりがな, \
         氏名よみ, 名前よみ, kana, furigana, yomi, ふりがな全角, かな氏名, 選手名ふりがな, \
         よみかな, 讀音, 拼音, 注音, 羅馬拼音",
    ),
    Column::optional("club").or(
        "所属, クラブ, クラブ名, 所属クラブ, 所属団体, 団体, 団体名, チーム, チーム名, 支部, \
         所属支部, 道場, サークル, 所属サークル, 学校, 学校名, 所属校, team, affiliation, \
         club name, team name, school, organisation, organization, 所属先, ご所属, \
         所属クラブ名, 所属チーム, 所属道場, チーム団体, city or club, federation club, \
         verein, 道場クラブ名, クラブ道場名, 所属名, 所属支部名, 勤務先, ご所属先, club city, city club, \
         所屬, 俱樂部, 社團, 單位, 所屬單位, 團體, 隊伍, 隊名, 學校",
    ),
    Column::optional("aliases").or(
        "alias, 別名, 別表記, 旧姓, ハンドル, ハンドルネーム, hn, ニックネーム, nickname, \
         handle, also known as, aka, gamertag, gamer tag, tag, player tag, screen name, \
         username handle, 呼び名, 登録名義, プレイヤーネーム, hn プレイヤー名, discord name, 暱稱, 綽號",
    ),
    Column::optional("born").or(
        "生年月日, 誕生日, birth date, birthdate, birthday, date of birth, dob, birth, \
         b day, b year, birth year, year of birth, yob, 生年, 生まれ, 生年月日西暦, \
         geburtsdatum, date de naissance, 出生日期, 生日, 出生年月日, 出生",
    ),
    Column::optional("external_id")
        .or("external_ids, external id, external ids, 他団体ID, 外部ID, 外部編號, fide id, fide number, fide no, \
         fide id number"),
    Column::optional("same_as")
        .or("same as, same person, decision, 同一人物, 同一, 同じ人, 判断, 決定"),
    Column::optional("rating").or(
        "レーティング, レート, r, rate, elo, starting rating, 初期レーティング, 初期レート, \
         現レート, elo rating, rtg, 持ち点, fide rating, srtng, rtgi, national rating, r点, \
         current rating, player rating, rating points, 等級分, 積分",
    ),
    Column::optional("family")
        .or("姓, 苗字, 名字, last name, surname, family name, lastname, 名前姓, 氏名姓, \
         お名前姓, 氏, family, 姓氏, nachname, familienname, nom de famille, apellido, apellidos"),
    Column::optional("given")
        .or("名, 下の名前, first name, given name, given names, forename, firstname, 名前名, \
         氏名名, お名前名, given, vorname, prénom"),
    Column::optional("family_reading")
        .or("せい, 姓かな, 姓ふりがな, 姓よみ, 苗字かな, 苗字ふりがな, last name kana"),
    Column::optional("given_reading")
        .or("めい, 名かな, 名ふりがな, 名よみ, 下の名前かな, 下の名前ふりがな, first name kana"),
    // A club's member number is unique. Other numbers may count the rows of a list.
    Column::optional("member_number").or("会員番号, 会員no, 会員id, member no, member id, member number, \
         membership number, membership no, membership id, 會員編號, 會員號碼, 學號"),
    Column::optional("categories").or(
        "category, 部門, 参加部門, 出場部門, 部門名, カテゴリー, カテゴリ, 区分, division, age group, \
         age category, kategorie, 組別, 參賽組別",
    ),
    Column::optional("title").or("tit, titl, 称号, 段位, 段級位, 頭銜"),
    Column::passed_over("number").or("番号, 登録番号, 選手番号, 整理番号, 通し番号, 連番, id, no, \
         registration number, player id, 編號, 登錄編號, 選手編號, 序號"),
    Column::passed_over("note").or("備考, メモ, 摘要, notes, remark, remarks, comment, comments, 備註"),
    Column::passed_over("merged").or("merged numbers, 統合した番号, 已合併, 合併的編號"),
    Column::passed_over("timestamp")
        .or("タイムスタンプ, 申込日時, 受付日時, 回答日時, 送信日時, submitted at, submission date, 時間戳記, 報名時間"),
    Column::passed_over("contact")
        .or("連絡先, 電話, 電話番号, tel, phone, メール, メールアドレス, email, e-mail, mail, email address, 聯絡方式, 聯絡電話, 手機, 電子郵件, 信箱"),
    Column::passed_over("address").or("住所, 郵便番号, 都道府県, 地址, 縣市"),
    Column::passed_over("sex").or("性別, gender"),
    Column::passed_over("age").or("年齢, 学年, grade, 年齡, 年級"),
]);

/// The columns of a list of results.
pub(super) static RESULTS: Columns = Columns::new(&[
    Column::optional("event")
        .or("大会, 大会名, イベント, イベント名, 例会, tournament, tournament name, event name, \
         competition, 大会イベント, 試合名, league, リーグ, league name, turnier, 賽事, 賽事名稱, 比賽名稱"),
    Column::optional("round")
        .or("ラウンド, 回戦, 回, 節, rd, round name, 局, round no, round number, 輪次, 輪, 回合"),
    Column::required("player_a").unless(&[&["winner", "loser"]]).of_both(BOTH).or(
        "先手, 選手a, 選手1, 対局者a, 対局者1, プレイヤーa, プレイヤー1, プレーヤーa, \
         プレーヤー1, 名前a, 氏名a, 選手名a, a, player 1, name a, first player, white, home, \
         team 1, p1, player one, 先手番, 黒番, 対戦者1, 対戦者a, team a, チーム1, チームa, \
         entrant a, entrant 1, participant 1, 名前1, 氏名1, name 1, competitor 1, spieler 1, weiß, 赤, 黒, \
         challenger, player 1 name, \
         対局者先手, 選手甲, 參賽者a, 甲方, 甲, 主隊",
    ),
    Column::required("player_b").unless(&[&["winner", "loser"]]).of_both(BOTH).or(
        "後手, 選手b, 選手2, 対局者b, 対局者2, プレイヤーb, プレイヤー2, プレーヤーb, \
         プレーヤー2, 名前b, 氏名b, 選手名b, b, player 2, name b, second player, black, \
         away, team 2, p2, player two, 後手番, 白番, opponent, 相手, 対戦相手, 対局相手, \
         対戦者2, 対戦者b, team b, チーム2, チームb, entrant b, entrant 2, participant 2, 名前2, 氏名2, \
         name 2, competitor 2, spieler 2, schwarz, 青, 白, \
         challenged, defender, player 2 name, 対局者後手, 選手乙, 參賽者b, 乙方, 乙, 客隊, 對手",
    ),
    Column::required("games_a").unless(SCORED).or(
        "先手勝数, 先手の勝数, 勝数a, 勝ちa, 取得ゲームa, ゲームa, 得点a, 得点1, スコアa, スコア1, 勝数1, \
         score a, score 1, wins a, wins 1, games 1, player 1 score, p1 score, home score, \
         team 1 score, score p1, points 1, points a, 選手1スコア, 選手1得点, 選手aスコア, \
         勝数 選手1, goals 1, player 1 games, player 1 wins, 局數a, 甲勝局, 甲得分, 選手甲得分",
    ),
    Column::required("games_b").unless(SCORED).or(
        "後手勝数, 後手の勝数, 勝数b, 勝ちb, 取得ゲームb, ゲームb, 得点b, 得点2, スコアb, スコア2, 勝数2, \
         score b, score 2, wins b, wins 2, games 2, player 2 score, p2 score, away score, \
         team 2 score, score p2, points 2, points b, 選手2スコア, 選手2得点, 選手bスコア, \
         勝数 選手2, goals 2, player 2 games, player 2 wins, 局數b, 乙勝局, 乙得分, 選手乙得分",
    ),
    Column::optional("draws")
        .or("引き分け, 引分, 引分け, 分け, drawn, draw, ties, games drawn, 引分ゲーム, 和局, 和棋, 平局"),
    Column::optional("date").or(
        "日付, 対局日, 開催日, 試合日, 実施日, 年月日, 日, day, played on, played, \
         date played, timestamp, タイムスタンプ, 日時, 対局日時, 試合日時, datetime, \
         date time, 開催日時, 開始日時, 日にち, 試合日時, date utc, created at, \
         completed at, started at, match date, game date, datum, 日期, 比賽日期, 對局日期",
    ),
    Column::optional("hand_a").or("手札, 手札a, 手札勝率, hand, 手牌, 手牌a"),
    Column::optional("first").or("先手側, first move, first mover, 先手方"),
    Column::optional("games").or("ゲーム, ゲーム結果, 内訳, 各局, 局數"),
    Column::optional("number_a").or("登録番号a, 番号a, 会員番号a, number 1, id a, 編號a, 編號甲"),
    Column::optional("number_b").or("登録番号b, 番号b, 会員番号b, number 2, id b, 編號b, 編號乙"),
    Column::optional("walkover").or("不戦勝, 不戰勝"),
    Column::optional("exit").or("how it ended, 終わり方, 終局方式"),
    Column::optional("winner").or("勝者, 勝ち, winner name, 勝った人, 勝方, 獲勝者"),
    Column::optional("start_a").or("ハンデa, ハンデ1, head start a, head start 1, 起始a, 起始分a"),
    Column::optional("start_b").or("ハンデb, ハンデ2, head start b, head start 2, 起始b, 起始分b"),
    Column::optional("score").or(
        "スコア, 結果, result, 勝敗, 得点, 対戦結果, final score, scores, scores csv, match score, \
         set score, 試合結果, 対局結果, display score, ergebnis, results, 比分, 比數, 賽果",
    ),
    Column::optional("loser").or("敗者, 負け, loser name, 負けた人, 敗方"),
    Column::optional("time").or("時刻, 時間, 開始時刻, 対局時刻, start time, time played"),
    Column::optional("decision").or("判断, 決定"),
    Column::passed_over("match").or("試合, 試合番号, match number, 比賽, 場次"),
    Column::passed_over("note").or("備考, メモ, notes, remarks, comment, 備註"),
]);

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Players,
    Results,
}

impl Kind {
    pub const ALL: [Self; 2] = [Self::Players, Self::Results];

    /// The kind of a file: the one whose columns its header names best.
    pub fn of<'a>(source: impl Into<Source<'a>>) -> Result<Self, Unread> {
        let source = source.into();
        if source.reading.is_headless {
            return Ok(Self::Players);
        }
        let mut records = Records::open(source, &Self::ALL.map(Self::columns))?;
        let mut likeliest = None;
        let mut value = String::new();
        for kind in Self::ALL {
            let named = Table::named(&mut records, kind.columns(), source.reading);
            let Some((fit, header)) = named else { continue };
            if fit.known > 0 && likeliest.is_none_or(|(best, _)| fit >= best) {
                likeliest = Some((fit, kind));
            }
            value = header;
        }
        let fault = |why| Unread::from(ImportFault::new(1, value.clone(), why));
        match likeliest {
            Some((fit, _)) if records.is_objects() && !fit.is_whole => Err(fault(Why::OtherJson)),
            Some((_, kind)) => Ok(kind),
            None if records.is_objects() => Err(fault(Why::OtherJson)),
            None if value.is_empty() => Err(fault(Why::NoHeader)),
            None => Err(fault(Why::NeitherKind(Self::ALL.map(|kind| kind.columns().names())))),
        }
    }

    /// The names of the columns that are taken in of a list of the kind.
    pub fn column_names(self) -> Vec<&'static str> {
        self.columns().names()
    }

    const fn columns(self) -> &'static Columns {
        match self {
            Self::Players => &PLAYERS,
            Self::Results => &RESULTS,
        }
    }
}

/// Plans taking a file of either kind in, as [`plan_players`](super::plan_players) and
/// [`results`](super::results()) do, with what the operator has said of single rows, and the `reason` recorded with starting ratings. All rows with
/// faults are found; watched row by row and name by name.
pub fn plan<'a>(
    club: &Club,
    source: impl Into<Source<'a>>,
    today: NaiveDate,
    reason: &str,
    answers: &Answers,
    progress: &dyn Progress,
) -> Result<(Kind, Plan), Unread> {
    let source = Source { progress, ..source.into() };
    let kind = Kind::of(source)?;
    let plan = match kind {
        Kind::Players => {
            players::planned(club, source, Starting { reason, on: today }, answers, progress)
        }
        Kind::Results => results::planned(club, source, today, answers, progress),
    };
    Ok((kind, plan?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(columns: &Columns, heading: &str) -> Option<&'static str> {
        columns.meant(heading, |_| true).map(|(at, _)| columns[at].name)
    }

    #[test]
    fn headings_are_known_in_every_language_and_in_any_width() {
        for (heading, column) in [
            ("氏名（漢字）", "name"),
            ("Full Name", "name"),
            ("ﾌﾘｶﾞﾅ", "reading"),
            ("よみ", "reading"),
            ("所属クラブ", "club"),
            ("生年月日(西暦)", "born"),
            ("D.O.B.", "born"),
            ("会員番号", "member_number"),
            ("参加部門（複数可）", "categories"),
            ("Category", "categories"),
            ("同一人物", "same_as"),
            ("ﾚｰﾃｨﾝｸﾞ", "rating"),
            ("Ｒ", "rating"),
            ("電話番号", "contact"),
            ("氏名（カナ）", "reading"),
            ("お名前（フリガナ）", "reading"),
            ("氏名(ふりがな)", "reading"),
            ("名前（よみ）", "reading"),
            ("Name (kana)", "reading"),
            ("お名前（ハンドルネーム可）", "name"),
            ("所属（カナ）", "club"),
            ("姓（全角カナ）", "family_reading"),
            ("姓", "family"),
            ("姓（カナ）", "family_reading"),
            ("First Name", "given"),
            ("What is your full name?", "name"),
            ("What is your current rating (if any)?", "rating"),
            ("Which club do you play for?", "club"),
            ("参加者のお名前（本名）", "name"),
            ("お名前のふりがな（ひらがな）", "reading"),
            ("所属している道場・クラブ名", "club"),
            ("生年月日を教えてください", "born"),
            ("讀音", "reading"),
            ("俱樂部／社團", "club"),
            ("生日（民國）", "born"),
            ("Nachname", "family"),
            ("Prénom", "given"),
            ("Apellidos", "family"),
            ("積分", "rating"),
        ] {
            assert_eq!(meant(&PLAYERS, heading), Some(column), "{heading}");
        }
        for (heading, column) in [
            ("大会名", "event"),
            ("回戦", "round"),
            ("先手", "player_a"),
            ("Player 2", "player_b"),
            ("Player_B", "player_b"),
            ("開催日", "date"),
            ("引分け", "draws"),
            ("選手 甲", "player_a"),
            ("選手乙", "player_b"),
            ("比數", "score"),
        ] {
            assert_eq!(meant(&RESULTS, heading), Some(column), "{heading}");
        }
        for heading in ["", "  ", "（漢字）", "身長"] {
            assert_eq!(
                meant(&PLAYERS, heading).or_else(|| meant(&RESULTS, heading)),
                None,
                "{heading:?}"
            );
        }
    }

    #[test]
    fn no_heading_means_two_columns_of_a_list() {
        for columns in [&PLAYERS, &RESULTS] {
            for column in columns.iter() {
                let names = column.names_of();
                for name in names.filter(|name| !BOTH.contains(name)) {
                    assert_eq!(columns.bearers(&normalised(name)).len(), 1, "{name}");
                }
            }
        }
    }
}
