//! The wizard for a new tournament in Japanese.

use chrono::TimeDelta;

use crate::domain::format::Format;
use crate::words::japanese::term::TERM;
use crate::words::screen::wizard::{FieldWords, FormField, Prospect, Tally, WizardWords};

/// So many names are told of those that are undecided.
const NAMED: usize = 3;

pub(super) const WIZARD: WizardWords = WizardWords {
    title: "大会の作成",
    steps: ["名前", "形式", "試合方式", "出場者", "シード", "確認"],
    field,
    sentence,
    first_to: "N先取",
    fixed: "ゲーム数固定",
    as_usual: "ほかと同じ",
    yes: "はい",
    no: "いいえ",
    snake: "往復：1 8 9 16、2 7 10 15",
    balanced: "シードの合計をなるべく均等に",
    once: "1回",
    twice: "2回",
    simple: "1試合",
    reset: "勝者側が負けたら再戦",
    places_first: "優勝のみ",
    places_third: "3位も",
    places_every: "すべての順位",
    each_place: "同じか下の着順の人数",
    winner_only: "1着に1点",
    ties_games: "ゲーム得失差、ゲーム勝ち数",
    ties_encounter: "直接対決、ゲーム得失差",
    ties_sonneborn_berger: "ゾンネボルン・ベルガー、直接対決",
    nothing: "なし",
    orders: ["レーティング順", "申込順", "抽選", "手動"],
    keys_text: "Enter で次の段階、Tab で次の欄。",
    keys_choice: "左右で選択。Enter で次の段階、Tab で次の欄。",
    keys_number: "数字か左右。Enter で次の段階、Tab で次の欄。",
    keys_format: "上下で選択。Enter で次の段階、Tab で形式ごとの設定。",
    prospect,
    entrants: |all, new| match new {
        0 => format!("出場者：{all}人"),
        new => format!("出場者：{all}人（うち新規{new}人）"),
    },
    nobody: "まだいません。名前を入力して Enter、一覧の貼り付け、Ctrl-O でファイル、\
             Alt-a で登録済みの全員、Alt-l で前回の出場者。Tab で次へ。",
    new: "新規",
    outside: "条件外",
    like_another: "重複？",
    may_be_one: |[one, other], more| {
        let told = format!("{one}と{other}は同一人物かもしれません（二重の出場）。");
        match more {
            0 => told,
            more => format!("{told}ほかに{more}組。"),
        }
    },
    undecided: |names| {
        let shown: Vec<&str> = names.iter().take(NAMED).map(String::as_str).collect();
        let more = if names.len() > NAMED { "ほか" } else { "" };
        format!(
            "要確認の{}人がまだ出場者に入っていません：{}{more}。",
            names.len(),
            shown.join("、")
        )
    },
    undecided_follows: "やめると一覧の先頭に表示されます。Enter で一人ずつ決められます。",
    undecided_yes: "除いて続ける",
    is_entered: |name| format!("{name}はもう出場者に入っています。"),
    taken_in,
    no_name: "先に名前を入力してください",
    path: "CSVファイル：",
    keys_path: "Enter で読み込み、Tab で補完、Esc で戻る。見出しは name, reading, club など。",
    no_file: "その名前で始まるファイルはありません。",
    only_entrants: "出場者の段階で使います",
    no_entrant: "出場者が選ばれていません。Tab で出場者に移ります",
    seeds: "シード",
    equal_ratings: |players| format!("同じレートの選手が{players}人います。その間は申込順です。"),
    first_round: "1回戦",
    lots: "開始のときに抽選します。",
    bye: "不戦",
    group: |letter| format!("{letter}組"),
    review: [
        "名前",
        "形式",
        "続き",
        "レーティングリスト",
        "出場条件",
        "先手の勝率",
        "出場者",
        "新規登録",
        "条件外",
        "要確認",
        "同一人物の疑い",
        "記録される内容",
    ],
    between: "、",
    limits,
    written: |new, entrants, draw| {
        let mut parts = vec!["大会".to_owned()];
        if new > 0 {
            parts.insert(0, format!("新規{new}人"));
        }
        if entrants > 0 {
            parts.push(format!("出場{entrants}人"));
        }
        if draw {
            parts.push("組み合わせ".to_owned());
        }
        format!("{}を1件の記録に（u で取り消し）", parts.join("、"))
    },
    start: "開始",
    open: "作成",
    last_step: "最後の手順です",
    others: |number| format!("ほか{number}人"),
    create: "作成のみ（受付を続ける）",
    unreadable: |field| match field {
        FormField::FirstMove => "先手の勝率は 0.55 のような確率で。空でもかまいません。",
        _ => "条件は 1600 のようなレーティングで。空でもかまいません。",
    },
    kept: "まだ記録されていません。下書きは残り、n で続けられます。",
    draft: "下書き",
    draft_question: "作成中の大会があります。",
    go_on: |name, entrants| match name {
        "" => format!("続ける（{entrants}人）"),
        name => format!("{name}を続ける（{entrants}人）"),
    },
    anew: "新しく始める",
    anew_follows: "入力を始めると下書きは失われます。",
    damaged: |path| format!("大会の下書きが読めないため、{}に退避しました。", path.display()),
    not_kept: |path, error| {
        format!("下書きを{}に保存できません：{error}。離れると入力は失われます。", path.display())
    },
    changed,
};

fn changed(gone: &[String], merged: &[String], registered: &[String]) -> String {
    let told = [
        ("登録がなくなり、出場者から外しました", gone),
        ("統合されました", merged),
        ("その間に登録されました。確認してください", registered),
    ];
    let told = told.into_iter().filter(|(_, names)| !names.is_empty());
    let told = told.map(|(what, names)| format!("{what}：{}。", names.join("、")));
    told.collect::<Vec<_>>().concat()
}

fn limits(from: Option<&str>, below: Option<&str>, provisional: bool) -> String {
    let range = match (from, below) {
        (Some(from), Some(below)) => format!("{from}以上{below}未満"),
        (Some(from), None) => format!("{from}以上"),
        (None, Some(below)) => format!("{below}未満"),
        (None, None) => "レーティング不問".to_owned(),
    };
    if provisional { range } else { format!("{range}、暫定は不可") }
}

fn taken_in(tally: &Tally) -> String {
    let parts = [
        ("登録済み", tally.known),
        ("新規", tally.new),
        ("要確認", tally.look),
        ("重複", tally.again),
    ];
    let lines: usize = parts.iter().map(|(_, number)| number).sum();
    let told = parts.iter().filter(|(_, number)| *number > 0);
    let told: Vec<String> = told.map(|(what, number)| format!("{what}{number}人")).collect();
    format!("{lines}行：{}。", told.join("、"))
}

const fn sentence(format: Format) -> &'static str {
    match format {
        Format::SingleElimination { .. } => "1敗で終わり。",
        Format::DoubleElimination { .. } => "2敗で終わり。",
        Format::RoundRobin { double: false } => "全員と1回ずつ対戦。",
        Format::RoundRobin { double: true } => "全員と2回ずつ対戦。",
        Format::Groups { .. } => "組に分かれて総当たり。",
        Format::Tables { .. } => "3人から8人が同時に対戦。",
        Format::Recorded => "行われた試合の記録。",
        Format::Ladder => "上位に勝てばその順位に。",
    }
}

fn prospect(known: &Prospect) -> Vec<String> {
    let (least, most) = known.takes;
    if !known.format.has_draw() {
        return vec!["組み合わせも終わりもなく、対戦した人が参加者です。".to_owned()];
    }
    let entrants = format!("{}人", known.entrants);
    let Some(matches) = known.matches else {
        return vec![format!("{entrants}。この形式は{least}人から{most}人まで。")];
    };
    let sizes = parts(&known.parts);
    let number = known.parts.len();
    let first = match known.format {
        Format::Tables { .. } => format!("{entrants}：各回戦、{sizes}人の卓が{number}つ"),
        Format::Groups { .. } => format!("{entrants}：{sizes}人の組が{number}つ、{matches}試合"),
        format => {
            let byes = match known.byes {
                0 => String::new(),
                _ if !format.is_elimination() => "、各回戦1人が休み".to_owned(),
                byes => format!("、不戦{byes}人"),
            };
            format!("{entrants}、{}：{matches}試合{byes}", (TERM.format)(format))
        }
    };
    let then = known.then.map(|then| {
        let format = (TERM.format)(then.format);
        format!("続いて{}人の{format}：{}試合", then.players, then.matches)
    });
    let time = known.time.map(|time| {
        let at = match known.tables {
            0 => "卓が足りれば".to_owned(),
            tables => format!("{tables}卓で"),
        };
        format!("{at}約{}", duration(time))
    });
    let told = std::iter::once(first).chain(then).chain(time);
    told.map(|part| part + "。").collect()
}

/// The sizes of groups or tables: 4, or 3〜4.
fn parts(sizes: &[usize]) -> String {
    match (sizes.iter().min(), sizes.iter().max()) {
        (Some(least), Some(most)) if least != most => format!("{least}〜{most}"),
        (Some(size), _) => size.to_string(),
        (None, _) => String::new(),
    }
}

fn duration(time: TimeDelta) -> String {
    match (time.num_hours(), time.num_minutes() % 60) {
        (0, minutes) => format!("{minutes}分"),
        (hours, minutes) => format!("{hours}時間{minutes:02}分"),
    }
}

const fn field(field: FormField) -> FieldWords {
    let (label, doc) = match field {
        FormField::Name => ("名前", "対戦表に載る名前。同じ名前の大会は作れません。"),
        FormField::Format => ("形式", "大会の進め方。"),
        FormField::GrandFinal => ("最終戦", "勝者側の優勝者も、ほかと同じく1敗までできるか。"),
        FormField::Groups => ("組の数", "組の数、2から64。"),
        FormField::Split => ("組へのシード", "シードの分け方。"),
        FormField::Double => ("対戦回数", "組の全員と1回ずつか2回ずつか。"),
        FormField::TableSize => ("1卓の人数", "3人から8人。人数が割り切れる範囲で。"),
        FormField::TableGames => ("各回戦のゲーム数", "次に席を抽選するまでに卓で行うゲーム数。"),
        FormField::PlacePoints => ("着順点", "ゲームの着順に対する点。"),
        FormField::Kind => {
            ("試合方式", "N先取は誰かがNゲーム勝てば終わり。固定なら引き分けもあります。")
        }
        FormField::Games => ("ゲーム数", "各試合のN、1から999。"),
        FormField::SemiFinal => ("準決勝の先取数", "準決勝を長くする場合。"),
        FormField::Final => ("決勝の先取数", "決勝を長くする場合。"),
        FormField::Places => ("順位決定戦", "3位決定戦、またはすべての順位の試合を行うか。"),
        FormField::Seeding => ("シード", "シードの順。K と J で手動で動かせます。"),
        FormField::Locked => ("固定シード", "抽選や所属に関わらずシードを保つ上位の人数。"),
        FormField::Apart => ("同じ所属を離す", "同じ所属の選手をなるべく後で当てるか。"),
        FormField::Ties => ("同点のとき", "同点者の順位を決める基準、この順に。"),
        FormField::Then => ("続き", "このステージの上位が次に行うもの。"),
        FormField::Takes => ("  各組から進む人数", "各組、またはステージ全体から進む人数。"),
        FormField::ThenGames => ("続きの先取数", "続きの各試合のN。"),
        FormField::ThenSemiFinal => ("続きの準決勝の先取数", "続きの準決勝を長くする場合。"),
        FormField::ThenFinal => ("続きの決勝の先取数", "続きの決勝を長くする場合。"),
        FormField::ThenPlaces => ("  順位決定戦", "続きで決める順位。"),
        FormField::ThenGrandFinal => ("  最終戦", "続きの最終戦で再戦があるか。"),
        FormField::List => ("レーティングリスト", "試合が計算されるリスト。"),
        FormField::From => ("レート下限（以上）", "レーティング。空なら下限なし。"),
        FormField::Below => ("レート上限（未満）", "レーティング。空なら上限なし。"),
        FormField::Provisional => ("暫定も可", "正式レーティングのない選手も出場できるか。"),
        FormField::FirstMove => {
            ("先手の勝率", "互角の二人での先手の勝率、0.55 のように。空ならリストのとおり。")
        }
    };
    FieldWords { label, doc }
}
