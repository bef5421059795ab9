//! The lists: invented names under the headings of real systems.

use encoding_rs::{SHIFT_JIS, WINDOWS_1252};

#[cfg(feature = "workbooks")]
use super::workbook;

/// The content of a list.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Players,
    Results,
}

/// The encoding of a list.
#[derive(Clone, Copy)]
enum Code {
    Utf8,
    Utf8Marked,
    ShiftJis,
    Western,
    Utf16,
    #[cfg(feature = "workbooks")]
    Xlsx,
    #[cfg(feature = "workbooks")]
    Ods,
}

/// A list, the answers that it needs, and the expected content of the club.
pub(super) struct List {
    pub(super) file: &'static str,
    pub(super) kind: Kind,
    code: Code,
    text: &'static str,
    /// The answers of the command, at most two.
    pub(super) options: &'static str,
    /// The answers on the screen, at most two keys.
    pub(super) keys: &'static str,
    pub(super) players_and_matches: [usize; 2],
    /// Texts of the exported tables.
    pub(super) says: &'static [&'static str],
}

impl List {
    const fn of(kind: Kind, file: &'static str, text: &'static str, counts: [usize; 2]) -> Self {
        let (code, players_and_matches) = (Code::Utf8, counts);
        Self { file, kind, code, text, options: "", keys: "", players_and_matches, says: &[] }
    }

    const fn players(file: &'static str, players: usize, text: &'static str) -> Self {
        Self::of(Kind::Players, file, text, [players, 0])
    }

    const fn results(file: &'static str, counts: [usize; 2], text: &'static str) -> Self {
        Self::of(Kind::Results, file, text, counts)
    }

    const fn code(self, code: Code) -> Self {
        Self { code, ..self }
    }

    const fn asking(self, options: &'static str, keys: &'static str) -> Self {
        Self { options, keys, ..self }
    }

    const fn says(self, says: &'static [&'static str]) -> Self {
        Self { says, ..self }
    }

    pub(super) fn bytes(&self) -> Vec<u8> {
        match self.code {
            Code::Utf8 => self.text.into(),
            Code::Utf8Marked => format!("\u{feff}{}", self.text).into(),
            Code::ShiftJis => SHIFT_JIS.encode(self.text).0.into_owned(),
            Code::Western => WINDOWS_1252.encode(self.text).0.into_owned(),
            Code::Utf16 => {
                let marked = format!("\u{feff}{}", self.text);
                marked.encode_utf16().flat_map(u16::to_le_bytes).collect()
            }
            #[cfg(feature = "workbooks")]
            Code::Xlsx => workbook::xlsx(self.text),
            #[cfg(feature = "workbooks")]
            Code::Ods => workbook::ods(self.text),
        }
    }
}

pub(super) const LISTS: &[List] = &[
    List::players(
        "参加申込（回答）.csv",
        2,
        "タイムスタンプ,氏名,ふりがな,所属,参加種目,連絡事項,懇親会\r\n\
         2026/11/18 9:05:33,青木 みどり,あおき みどり,札幌,シングル,\"遅れます\r\n（10時ごろ）\",参加\r\n\
         2026/11/18 9:07:10,井上 直,いのうえ なお,,ダブルス,,不参加\r\n",
    )
    .says(&[",青木 みどり,あおき みどり,札幌,"]),
    List::players(
        "Sign-up form.csv",
        2,
        "Timestamp,Your name,Club,Email address,T-shirt size,\"Anything else?\"\n\
         11/18/2026 9:05:33,Ada Primrose,Leeds,ada@example.org,M,\"I may be late,\nsorry\"\n\
         11/18/2026 9:08:01,Bea Orr,,bea@example.org,L,\n",
    ),
    List::players(
        "meibo.csv",
        2,
        "№,氏名（漢字）,氏名（カナ）,生年月日（和暦）,段級位,会費\r\n\
         1,上田 翔,ウエダ ショウ,昭和55年12月31日,三段,済\r\n2,江口 葵,エグチ アオイ,平成2年5月1日,初段,未\r\n合計,2名,,,,\r\n",
    )
    .code(Code::ShiftJis)
    .says(&["ウエダ ショウ", "1980-12-31", "1990-05-01"]),
    List::players(
        "会員.csv",
        2,
        "会員番号,姓,名,姓（カナ）,名（カナ）,入会日\n1,大野,真琴,オオノ,マコト,2020/4/1\n2,加藤,樹,カトウ,イツキ,2021/4/1\n",
    )
    .says(&[",大野 真琴,オオノ マコト,"]),
    List::players(
        "members.csv",
        2,
        "Member ID,Last Name,First Name,Date of Birth,Status\n7,Primrose,Ada,12/31/1980,active\n8,Orr,Bea,03/04/1991,lapsed\n",
    )
    .says(&[",Ada Primrose,", "1980-12-31", "1991-03-04"]),
    List::players(
        "Mitglieder.csv",
        2,
        "Name;Verein;Geburtsdatum;DWZ\nJörg Müller;Köln;31.12.1980;1720\nRenée Groß;Bonn;4.3.1991;\n",
    )
    .code(Code::Western)
    .asking("--encoding windows-1252", "c")
    .says(&[",Jörg Müller,"]),
    List::players(
        "births.csv",
        1,
        "name,club,date of birth\nCoco Dale,York,03/04/1991\n",
    )
    .asking("--dates day-first", "c")
    .says(&["1991-04-03"]),
    List::players("names.txt", 3, "佐々木 楓\n清水 蓮\n鈴木 陽\n").asking("--no-heading", "c"),
    List::players("walk-ins.txt", 2, "Dee Lark, Hull\nEve Marsh, Bath\n")
        .asking("--no-heading", "c")
        .says(&[",Dee Lark,"]),
    List::players(
        "fide.csv",
        2,
        "ID Number,Name,Fed,Title,Rtg,B-Year\n1,\"Primrose, Ada\",ENG,WFM,\"1,850\",1980\n2,\"Orr, Bea\",SCO,,unrated,1991\n",
    )
    .asking("--births year", "cc")
    .says(&["1980-01-01", "1991-01-01"]),
    List::players(
        "ratings.csv",
        3,
        "Rank,Player,Rating,Games\n1,Ada Primrose,1850.5,40\n2,Bea Orr,1720?,3\n3,Coco Dale,-,0\n",
    ),
    List::players(
        "unicode.txt",
        2,
        "お名前\tお名前（フリガナ）\tご所属\r\n高田 光\tタカダ ヒカル\t横浜\r\n千葉 望\tチバ ノゾミ\t\r\n",
    )
    .code(Code::Utf16)
    .says(&[",高田 光,タカダ ヒカル,横浜,"]),
    List::players(
        "excel.csv",
        2,
        "第3回大会 参加者一覧,,\r\n,,\r\n番号,選手名,備考\r\n1,津田 空,\r\n2,戸田 海,未払\r\n",
    )
    .code(Code::Utf8Marked),
    List::players(
        "twice.csv",
        2,
        "氏名,フリガナ,所属,生年月日\nサトウ ハナコ,サトウ ハナコ,福岡,1970/10/10\n\
         佐藤 花子,サトウ ハナコ,福岡,1970/10/10\n高橋 一,タカハシ ハジメ,東京,\n",
    )
    .asking("--duplicates use", "s"),
    List::players("byes.csv", 2, "name,seed\nFay Reed,1\nBYE,2\nGus Hill,3\nTBD,4\n"),
    List::players("pasted.csv", 2, "Name;Klub;Poznámka\nIda Novak;Brno;\nJan Kral;Praha;pozdě\n"),
    List::players(
        "players.json",
        2,
        r#"[{"name": "Kai Lund", "club": "Oslo", "seed": 1}, {"name": "Lea Berg", "club": null, "seed": 2}]"#,
    ),
    List::players(
        "letters.csv",
        2,
        "氏名\n\u{fa19}谷 一\n\u{845b}\u{e0100}城 翼\n",
    )
    .says(&["\u{fa19}谷 一", "\u{845b}\u{e0100}城 翼"]),
    List::results(
        "例会.csv",
        [3, 3],
        "日付,選手,選手,結果\n2026/11/14,青木,井上,2-1\n2026/11/14,井上,上田,２－０\n2026/11/14,青木,上田,1−2\n",
    )
    .says(&["例会 2026-11-14"]),
    List::results(
        "ladder.csv",
        [3, 2],
        "Date,Winner,Loser,Score\n2026-11-14,Ada,Bea,2-1\n2026-11-15,Coco,Ada,2-0\n",
    )
    .says(&["ladder 2026-11-15"]),
    List::results(
        "対局結果.csv",
        [4, 2],
        "大会名,回戦,対局日時,先手,後手,勝者,手数\n秋例会,1,2026/11/14 13:00,青木,井上,青木,85\n\
         秋例会,1,2026/11/14 14:30,上田,江口,江口,112\n",
    ),
    List::results(
        "dump.csv",
        [3, 3],
        "id,event,round,date,player_a,player_b,games_a,games_b,table\n3,T,3,2026-11-01 21:00,Ann,Bob,0,3,1\n\
         2,T,2,2026-11-01 10:00,Cid,Bob,3,0,2\n1,T,1,2026-11-01 09:00,Ann,Cid,3,0,1\n",
    ),
    List::results(
        "bracket.csv",
        [2, 1],
        "Tournament,Round,Player 1,Player 2,Score 1,Score 2,State\nCup,1,Ada,Bea,2,0,complete\n\
         Cup,1,Coco,BYE,,,complete\nCup,2,Ada,TBD,,,open\n",
    ),
    List::results(
        "results (1).csv",
        [3, 2],
        "Timestamp,Player 1,Player 2,Result,Comments\n11/14/2026 19:05:33,Ada,Bea,2-1,\n11/14/2026 20:11:02,Bea,Coco,0-2,\"close\none\"\n",
    )
    .says(&["results 2026-11-14"]),
    List::results(
        "chess.csv",
        [3, 3],
        "Date;White;Black;Result\n14.11.2026;Ada;Bea;1-0\n14.11.2026;Bea;Coco;½-½\n14.11.2026;Coco;Ada;0-1\n",
    ),
    List::results(
        "自由対局.csv",
        [3, 3],
        "対局日,対局者,対戦相手,勝敗\n2026年11月14日,青木,井上,○\n2026年11月14日,井上,上田,×\n2026年11月14日,上田,青木,△\n",
    ),
    List::results(
        "shift.csv",
        [2, 2],
        "年月日,大会,回,選手名A,選手名B,得点A,得点B,会場\r\n2026/11/14,秋,1,青木,井上,2,1,A\r\n2026/11/14,秋,2,青木,井上,1,2,A\r\n",
    )
    .code(Code::ShiftJis),
    List::results(
        "twice results.csv",
        [2, 1],
        "date,player_a,player_b,score\n2026-11-14,Ada,Bea,2-1\n2026-11-14,Ada,Bea,2-1\n",
    )
    .asking("--duplicates use", "s"),
    List::results(
        "walkovers.csv",
        [3, 2],
        "event,round,player_a,player_b,score\nCup,1,Ada,Bea,不戦勝\nCup,2,Ada,Coco,2-1\n",
    ),
    List::results(
        "day.csv",
        [2, 1],
        "date,player_a,player_b,score\n03/04/2026,Ada,Bea,2-1\n",
    )
    .asking("--dates day-first", "c")
    .says(&["day 2026-04-03"]),
    List::results(
        "matches.json",
        [2, 1],
        r#"[{"event": "Cup", "round": "Final", "winner": "Ada", "loser": "Bea", "score": "3-1", "stream": true}]"#,
    ),
    List::players(
        "attendees.csv",
        2,
        "Id,GamerTag,Prefix,First Name,Last Name,Email,Checked In\n1,adap,,Ada,Primrose,a@example.org,yes\n\
         2,beao,TSM,Bea,Orr,b@example.org,no\n",
    )
    .says(&[",Ada Primrose,,,adap,"]),
    List::players("tags.csv", 2, "handle,seed\nadap,1\nbeao,2\n").says(&[",adap,"]),
    List::players(
        "connpass.csv",
        2,
        "参加枠名,ユーザー名,表示名,氏名,参加ステータス\n一般,midori,みどり,青木 緑,参加\n一般,nao,なお,井上 直,参加\n",
    )
    .says(&[",青木 緑,"]),
    List::players("births-short.csv", 1, "氏名,生年月日\n大川 泉,31/12/80\n")
        .asking("--dates day-first", "c")
        .says(&["1980-12-31"]),
    List::players(
        "odd births.csv",
        3,
        "氏名,生年月日\n大川 泉,1980年\n小島 岬,非公開\n西田 峰,2099-01-01\n",
    )
    .asking("--births leave-out", "c"),
    List::results(
        "sets.csv",
        [3, 2],
        "Event,Full Round Text,Winner Name,Loser Name,Display Score,Completed At\n\
         Singles,Winners Semi-Final,Ada,Bea,Bea 1 - Ada 3,2026-11-14 13:05\n\
         Singles,Winners Final,Coco,Ada,Coco 3 - Ada 2,2026-11-14 14:20\n",
    ),
    #[cfg(feature = "workbooks")]
    List::players(
        "会員名簿.xlsx",
        2,
        "№,氏名（漢字）,氏名（カナ）,生年月日,段級位,会費\n\
         1,上田 翔,ウエダ ショウ,1980-12-31,三段,済\n2,江口 葵,エグチ アオイ,1990-05-01,初段,未\n合計,2名,,,,\n",
    )
    .code(Code::Xlsx)
    .says(&["ウエダ ショウ", "1980-12-31", "1990-05-01"]),
    #[cfg(feature = "workbooks")]
    List::results(
        "秋の例会.xlsx",
        [3, 3],
        "日付,選手,選手,結果\n2026-11-14,青木,井上,2-1\n2026-11-14,井上,上田,２－０\n2026-11-14,青木,上田,1−2\n",
    )
    .code(Code::Xlsx)
    .says(&["秋の例会 2026-11-14"]),
    #[cfg(feature = "workbooks")]
    List::players(
        "members.ods",
        2,
        "Member ID,Last Name,First Name,Date of Birth,Status\n7,Primrose,Ada,1980-12-31,active\n8,Orr,Bea,1991-03-04,lapsed\n",
    )
    .code(Code::Ods)
    .says(&[",Ada Primrose,", "1980-12-31", "1991-03-04"]),
    List::players(
        "2年3組名簿.csv",
        3,
        "2026年度　2年3組　名簿,,,,,\r\n担任：山口　先生,,,,,\r\n,,,,,\r\n出席番号,氏　名,ふ り が な,性別,生年月日,備考\r\n\
         1,青山　翔太,あおやま　しょうた,男,H22.4.12,\r\n2,石川　美咲,いしかわ　みさき,女,H22.11.3,将棋部\r\n\
         3,上原　蓮,うえはら　れん,男,H23.1.30,\r\n,,,,,\r\n男子,2,女子,1,計,3\r\n",
    )
    .code(Code::ShiftJis)
    .says(&["青山 翔太,あおやま しょうた", "2010-04-12"]),
    List::players(
        "Class 7B.csv",
        3,
        "Form 7B,,,,\nTutor: Mrs Hall,,,,\nNo.,Surname,Forename,House,DOB\n1,Akhtar,Zara,Red,13/09/2014\n\
         2,Baker,Tom,Blue,17/11/2014\n3,Chen,Li,Red,29/02/2015\n",
    )
    .asking("--births leave-out", "c")
    .says(&[",Zara Akhtar,", "2014-11-17"]),
    List::players(
        "Winter Open 2026 (Responses) - Form Responses 1.csv",
        2,
        "Timestamp,Email Address,What is your full name?,What is your current rating (if any)?,Which club do you play for?,\
         I agree to the rules\n11/20/2026 21:13:55,a@example.org,Ada Primrose,1850,Leeds CC,Yes\n\
         11/21/2026 8:02:10,b@example.org,Bea Orr,don't know,,Yes\n",
    )
    .says(&[",Ada Primrose,,Leeds CC,", "Ada Primrose,1850,"]),
    List::players(
        "冬の大会 参加申込（回答） - フォームの回答 1.csv",
        2,
        "タイムスタンプ,メールアドレス,参加者のお名前（本名・フルネーム）,お名前のふりがな（ひらがな）,所属している道場・クラブ名,生年月日を教えてください\n\
         2026/11/18 21:03:11,x@example.com,田中 一郎,たなか いちろう,中央道場,1990/04/02\n\
         2026/11/19 7:45:50,y@example.com,鈴木花子,すずきはなこ,,2012年3月3日\n",
    )
    .says(&[",田中 一郎,たなか いちろう,中央道場,", "2012-03-03"]),
    List::players("mail.txt", 3, "1. Ada Primrose\n2) Bea Orr\n- Dan Moss\n")
        .asking("--no-heading", "c")
        .says(&[",Ada Primrose,", ",Bea Orr,", ",Dan Moss,"]),
    List::players("mail 2.txt", 2, "・青木 緑\n・井上 直\n").asking("--no-heading", "c").says(&[",青木 緑,"]),
    List::results(
        "club ladder.csv",
        [4, 3],
        "Date,Challenger,Opponent,Score,Winner\nSat 7 Nov,Ada Primrose,Bea Orr,6-4 6-3,Ada Primrose\n\
         8 November 2026,Coco Dale,Ada Primrose,\"4-6, 7-6(5), 10-8\",Coco Dale\nNov 14,Bea Orr,Dan Moss,w/o,Bea Orr\n",
    )
    .says(&["club ladder 2026-11-07", "Coco Dale,Ada Primrose,P0003-0,P0001-3,2,1,"]),
    List::results(
        "対局記録.csv",
        [4, 4],
        "№,対局日,黒,段,白,段,手合割,結果\n1,11/7,本田 誠,五段,小川 昇,四段,定先,黒中押し勝ち\n\
         2,11/7,森 大樹,三段,原 千秋,三段,互先,白3目半勝ち\n3,11/14,本田 誠,五段,森 大樹,三段,2子,黒中押勝\n\
         4,11月14日,小川 昇,四段,原 千秋,三段,定先,ジゴ\n",
    )
    .says(&["対局記録 2026-11-14", "本田 誠,森 大樹,P0001-3,P0003-0,1,0,0"]),
    List::results(
        "道場月例会.csv",
        [4, 3],
        "令和8年11月例会結果,,,,,\r\n開催日：令和8年11月7日（土）,,,,,\r\n,,,,,\r\n回戦,対局者,,対局者,,勝敗\r\n\
         1,青木 緑,三段,井上 直,二段,○－×\r\n1,上田 翔,初段,江口 葵,1級,×－○\r\n2,青木 緑,三段,江口 葵,1級,○－×\r\n",
    )
    .code(Code::ShiftJis)
    .says(&["上田 翔,江口 葵,P0003-0,P0004-8,0,1,"]),
    List::results(
        "challonge.csv",
        [4, 3],
        "match_id,round,player1_name,player2_name,scores_csv,winner_name\n1,1,Ada,Bea,\"2-0,1-2,2-1\",Ada\n\
         2,1,Coco,Dan,3-1,Coco\n3,2,Ada,Coco,1-3,Coco\n",
    )
    .says(&["Ada,Bea,P0001-3,P0002-1,2,1,"]),
    List::results(
        "table tennis.csv",
        [2, 1],
        "Date,Team 1,Team 2,Winner,Match score\n2026-11-14,Ada,Bea,Team 2,\"1-3 (5-11, 11-9, 8-11, 7-11)\"\n",
    )
    .says(&[",Ada,Bea,P0001-3,P0002-1,1,3,"]),
];
