//! The form of a new tournament in Japanese.

use crate::words::screen::tournament_form::{FieldWords, FormField, TournamentFormWords};

pub(super) const TOURNAMENT_FORM: TournamentFormWords = TournamentFormWords {
    title: "大会の作成",
    field,
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
    create: "作成",
    keys_text: "Enter で次へ。Ctrl-S で大会を作成。",
    keys_choice: "左右で選択。Enter で次へ。Ctrl-S で大会を作成。",
    keys_number: "数字か左右。Enter で次へ。Ctrl-S で大会を作成。",
};

const fn field(field: FormField) -> FieldWords {
    let (label, doc) = match field {
        FormField::Name => ("名前", "対戦表に載る名前。同じ名前の大会は作れません。"),
        FormField::Format => (
            "形式",
            "勝ち抜き：1敗または2敗で終わり。総当たりと組別：\
             全員と対戦。卓戦：3人以上が同時に対戦。",
        ),
        FormField::GrandFinal => {
            ("グランドファイナル", "勝者側の優勝者も、ほかと同じく1敗までできるか。")
        }
        FormField::Groups => ("組の数", "組の数、2から64。"),
        FormField::Split => ("組へのシード", "シードの分け方。"),
        FormField::Double => ("対戦回数", "組の全員と1回ずつか2回ずつか。"),
        FormField::TableSize => ("1卓の人数", "3人から8人。人数が割り切れる範囲で。"),
        FormField::TableGames => ("1回戦のゲーム数", "次に席を抽選するまでに卓で行うゲーム数。"),
        FormField::PlacePoints => ("着順点", "ゲームの着順に対する点。"),
        FormField::Kind => {
            ("試合の方式", "N先取は誰かがNゲーム勝てば終わり。固定なら引き分けもあります。")
        }
        FormField::Games => ("ゲーム数", "各試合のN、1から999。"),
        FormField::SemiFinal => ("準決勝の先取数", "準決勝を長くする場合。"),
        FormField::Final => ("決勝の先取数", "決勝を長くする場合。"),
        FormField::Places => ("順位決定戦", "3位決定戦、またはすべての順位の試合を行うか。"),
        FormField::Seeding => ("シード", "レーティング順、申込順（並べ替え可）、または抽選。"),
        FormField::Locked => ("固定シード", "抽選や所属に関わらずシードを保つ上位の人数。"),
        FormField::Apart => ("同じ所属を離す", "同じ所属の選手をなるべく後で当てるか。"),
        FormField::Ties => ("同点のとき", "同点者の順位を決める基準、この順に。"),
        FormField::Then => ("続き", "このステージの上位が次に行うもの。"),
        FormField::Takes => ("  各組から進む人数", "各組、またはステージ全体から進む人数。"),
        FormField::ThenGames => ("  先取数", "続きの各試合のN。"),
        FormField::ThenSemiFinal => ("  準決勝の先取数", "続きの準決勝を長くする場合。"),
        FormField::ThenFinal => ("  決勝の先取数", "続きの決勝を長くする場合。"),
        FormField::ThenPlaces => ("  順位決定戦", "続きで決める順位。"),
        FormField::ThenGrandFinal => {
            ("  グランドファイナル", "続きのグランドファイナルで再戦があるか。")
        }
        FormField::List => ("レーティングリスト", "試合が計算されるリスト。"),
    };
    FieldWords { label, doc }
}
