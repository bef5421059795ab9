//! The fields of the wizard.

use super::WizardWords;
use crate::request::draft::Field;
use crate::words::{pick, say};

#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    pub label: &'static str,
    /// The field's effect, in one line.
    pub doc: &'static str,
}

impl WizardWords {
    #[expect(clippy::too_many_lines, reason = "a table: a label and a line for each field")]
    pub fn field(self, field: Field) -> FieldWords {
        let lang = self.language;
        let (label, doc) = match field {
            Field::Name => pick!(lang; ("Name", "Shown on screens and printouts. Must be unique."),
                ("名前", "画面と印刷物に載る名前。ほかの大会と違う名前にします。")),
            Field::Format => pick!(lang; ("Format", "How the tournament is played."),
                ("形式", "大会の進め方。")),
            Field::GrandFinal => pick!(lang;
                ("Grand final", "One match, or a bracket reset if the winners' side loses."),
                ("グランドファイナル", "1試合、または勝者側が負けたときリセット（再戦）。")),
            Field::Groups => pick!(lang; ("Number of groups", "2 to 64."),
                ("ブロックの数", "2から64。")),
            Field::Split => pick!(lang;
                ("Seeds into groups", "How seeds are divided into groups."),
                ("ブロック分け", "シードをブロックに分ける方法。")),
            Field::Double => pick!(lang;
                ("Matches per pair", "Once or twice against everyone in the group."),
                ("対戦回数", "ブロックの全員と1回ずつ、または2回ずつ。")),
            Field::TableSize => pick!(lang;
                ("Players in a pod", "3 to 8, if the entrants can be divided so."),
                ("1卓の人数", "3から8。参加者を分けられる範囲で。")),
            Field::TableGames => pick!(lang;
                ("Games in a round", "Games of a pod before seats are drawn again."),
                ("1ラウンドのゲーム数", "次に席を抽選するまでに卓で行うゲーム数。")),
            Field::Rounds => pick!(lang;
                ("Rounds", "1 to 64. Blank: as many as find one winner, at least 3."),
                ("ラウンド数", "1から64。空欄なら全勝が1人になる数（3以上）。")),
            Field::Colours => pick!(lang;
                ("First moves", "Whether the first move, or white, is shared out evenly."),
                ("先手・後手", "先手（白番）をなるべく均等に割り当てるかどうか。")),
            Field::LeftOver => pick!(lang;
                ("Bye", "What a player gets who is left over in a round."),
                ("BYEの点", "ラウンドで相手がいない選手の点。")),
            Field::Accelerated => pick!(lang;
                ("Acceleration", "The stronger half begins with points for pairing (Baku)."),
                ("加速方式", "上位半分に組み合わせ用の点を加えて始めます（バクー方式）。")),
            Field::Bands => pick!(lang;
                ("Rating bands", "McMahon: one win more to begin with from each rating, as 1400 1600."),
                ("レーティング区分", "マクマホン方式：各値（例：1400 1600）以上なら1勝ずつ多く始めます。")),
            Field::ApartRounds => pick!(lang;
                ("Separate clubs", "In the first so many rounds, if possible."),
                ("同じ所属を離す", "最初の何回戦まで、なるべく当てないか。")),
            Field::PlacePoints => pick!(lang;
                ("Points for places", "Points for each place in a game."),
                ("着順点", "ゲームの着順に対する点。")),
            Field::Kind => pick!(lang;
                ("Match length", "First to N ends at N games won; a fixed number may end in a draw."),
                ("試合方式", "N本先取はNゲーム取れば終わり。固定なら引き分けもあります。")),
            Field::Games => pick!(lang; ("Games", "The N of every match, 1 to 999."),
                ("ゲーム数", "N本先取のN、または固定のゲーム数。1から999。")),
            Field::SemiFinal => pick!(lang;
                ("Semi-finals first to", "For longer semi-finals. Blank: as usual."),
                ("準決勝の先取数", "準決勝を長くする場合。空欄ならほかと同じ。")),
            Field::Final => {
                pick!(lang; ("Final first to", "For a longer final; in a double elimination the grand final. Blank: as usual."),
                ("決勝の先取数", "決勝（ダブルエリミネーションではグランドファイナル）を長くする場合。空欄ならほかと同じ。"))
            }
            Field::Places => pick!(lang;
                ("Placement matches", "A third-place match, or placement matches for all places."),
                ("順位決定戦", "3位決定戦、またはすべての順位決定戦。")),
            Field::Seeding => pick!(lang;
                ("Seeds", "The seeding order. K and J move an entrant by hand."),
                ("シード", "シードの順。K と J で手動で動かせます。")),
            Field::Locked => pick!(lang;
                ("Fixed top seeds", "This many top seeds stay where they are; random order and club separation skip them."),
                ("固定シード", "上位N人のシードを固定。抽選や所属で動かしません。")),
            Field::Apart => pick!(lang;
                ("Separate clubs", "Players of one club meet as late as possible."),
                ("同じ所属を離す", "同じ所属の選手をなるべく後で当てます。")),
            Field::Points => pick!(lang;
                ("Points", "For a win, a draw and a loss, or for each game won."),
                ("勝ち点", "勝ち、引き分け、負けの点。または取ったゲームごとの点。")),
            Field::Ties => pick!(lang;
                ("Tie-breaks", "They decide among equal points, in this order."),
                ("順位の基準", "勝ち点が同じときに順位を決める基準。この順に使います。")),
            Field::Then => pick!(lang; ("Next stage", "The next stage for the best of this one."),
                ("次のステージ", "このステージの上位が進むステージ。")),
            Field::Takes => pick!(lang;
                ("  Advance per group", "How many advance from each group, or from the whole stage."),
                ("  ブロックごとの進出", "各ブロック、またはステージ全体から進む人数。")),
            Field::Fill => pick!(lang;
                ("  Best of next rank", "How many of the next rank advance too, e.g. the 2 best thirds."),
                ("  次の順位から", "次の順位からさらに進む人数（例：3位の上位2人）。")),
            Field::ThenGames => pick!(lang; ("Next, first to", "The N of every match there."),
                ("次ステージの先取数", "次のステージの各試合の先取数。")),
            Field::ThenSemiFinal => pick!(lang;
                ("Next, semi-finals to", "For longer semi-finals there. Blank: as usual."),
                ("次の準決勝の先取数", "次の準決勝を長くする場合。空欄ならほかと同じ。")),
            Field::ThenFinal => pick!(lang;
                ("Next, final to", "For a longer final there. Blank: as usual."),
                ("次の決勝の先取数", "次の決勝を長くする場合。空欄ならほかと同じ。")),
            Field::ThenPlaces => pick!(lang;
                ("  Placement matches", "The placement matches there."),
                ("  順位決定戦", "次のステージの順位決定戦。")),
            Field::ThenGrandFinal => pick!(lang;
                ("  Grand final", "One match, or a bracket reset."),
                ("  グランドファイナル", "1試合、またはリセット（再戦）。")),
            Field::List => pick!(lang; ("Rating list", "The rating list of the matches."),
                ("レーティングリスト", "試合の結果が反映されるリスト。")),
            Field::From => pick!(lang; ("Ratings from", "A rating. Blank: no lower limit."),
                ("レート下限（以上）", "レーティング。空欄なら下限なし。")),
            Field::Below => pick!(lang; ("Ratings below", "A rating. Blank: no upper limit."),
                ("レート上限（未満）", "レーティング。空欄なら上限なし。")),
            Field::Provisional => pick!(lang;
                ("Allow provisional", "Whether players with a provisional rating may enter: yes or no."),
                ("暫定の参加", "レーティングが暫定の選手が参加できるかどうか。")),
            Field::FirstMove => pick!(lang;
                ("First move", "First-move win rate of equal players, e.g. 0.55. Blank: as in the list."),
                ("先手勝率", "互角の選手どうしの先手勝率。例：0.55。空欄ならリストのとおり。")),
            Field::CardGame => pick!(lang;
                ("Card game", "Whether hands may be typed as cards, and of which game."),
                ("カードゲーム", "手札をカードで入力できるゲーム。")),
        };
        FieldWords { label, doc }
    }

    /// How the snake divides seeds into so many groups: the first four of the first two.
    pub fn snake(self, groups: u32) -> String {
        let lang = self.language;
        let turn = 2 * u64::from(groups);
        let group = |no: u64| {
            let seeds = [no, turn + 1 - no, turn + no, 2 * turn + 1 - no];
            seeds.map(|seed| seed.to_string()).join(" ")
        };
        let shown: Vec<String> = (1..=u64::from(groups.min(2))).map(group).collect();
        let shown = shown.join(lang.pick(", ", "、"));
        say!(lang, "snake: {shown}", "スネーク方式：{shown}")
    }

    /// Names of the values of a field, in their order; for a number, the name of a blank.
    pub fn values(self, field: Field) -> &'static [&'static str] {
        let lang = self.language;
        match field {
            Field::Provisional => pick!(lang; &["yes", "no"], &["はい", "いいえ"]),
            Field::Apart => pick!(lang; &["no", "yes"], &["いいえ", "はい"]),
            Field::Locked | Field::ApartRounds => pick!(lang; &["no"], &["いいえ"]),
            Field::Rounds => pick!(lang; &["by the number of entrants"], &["人数による"]),
            Field::Colours => pick!(lang;
                &["shared out evenly", "do not matter"],
                &["均等に割り当てる", "考えない"]),
            Field::LeftOver => pick!(lang;
                &["as a win", "as a draw", "nothing"],
                &["勝ちと同じ", "引き分けと同じ", "なし"]),
            Field::Accelerated => pick!(lang; &["no", "yes"], &["なし", "あり"]),
            Field::Fill => pick!(lang; &["none"], &["なし"]),
            Field::GrandFinal | Field::ThenGrandFinal => pick!(lang;
                &["one match", "reset if the winners' side loses"],
                &["1試合", "勝者側が負けたらリセット"]),
            Field::Split => pick!(lang;
                &["snake", "equal sums of seeds"],
                &["スネーク方式", "シードの合計をなるべく均等に"]),
            Field::Double => pick!(lang; &["once", "twice"], &["1回", "2回"]),
            Field::PlacePoints => pick!(lang;
                &["one more for each player behind", "one for the winner"],
                &["下の着順1人につき1点", "1着に1点"]),
            Field::Places | Field::ThenPlaces => pick!(lang;
                &["the winner only", "third place too", "every place"],
                &["優勝のみ", "3位も", "すべての順位"]),
            Field::Points => pick!(lang;
                &["1-½-0", "2-1-0", "3-1-0", "3-2-1", "1 for each game won"],
                &["1-½-0", "2-1-0", "3-1-0", "3-2-1", "取ったゲームごとに1点"]),
            Field::Ties => pick!(lang;
                &[
                    "games difference, games won",
                    "direct encounter, games difference",
                    "Sonneborn-Berger, direct encounter",
                ],
                &["ゲーム得失差、取得ゲーム", "直接対決、ゲーム得失差", "SB、直接対決"]),
            Field::Then => pick!(lang; &["no further stage"], &["なし"]),
            Field::Kind => pick!(lang;
                &["first to", "a fixed number of games"],
                &["N本先取", "ゲーム数固定"]),
            Field::SemiFinal | Field::Final | Field::ThenSemiFinal | Field::ThenFinal => {
                pick!(lang; &["as all others"], &["ほかと同じ"])
            }
            Field::Seeding => pick!(lang;
                &["by rating", "in order of entry", "random", "by hand"],
                &["レーティング順", "参加登録順", "抽選", "手動"]),
            Field::CardGame => pick!(lang;
                &["none: hands as win probabilities", "prime Daifugō", "Daihinmin"],
                &["なし（手札は勝率で入力）", "素数大富豪", "大貧民"]),
            _ => &[],
        }
    }

    /// Why a field says nothing.
    pub fn unreadable(self, field: Field) -> &'static str {
        let lang = self.language;
        match field {
            Field::FirstMove => pick!(lang; "First move: a probability like 0.55, or blank.",
                "先手勝率は 0.55 のような確率か、空欄にしてください。"),
            Field::Bands => pick!(lang; "Rating bands: ratings like 1400 1600, or blank.",
                "レーティング区分は 1400 1600 のように書くか、空欄にしてください。"),
            _ => pick!(lang; "A limit is a rating like 1600, or blank.",
                "条件は 1600 のようなレーティングか、空欄にしてください。"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::request::draft::{Draft, Kind, StepName};
    use crate::words::ENGLISH;

    #[test]
    fn every_value_of_a_field_has_its_words() {
        for field in StepName::ALL.into_iter().flat_map(Field::of) {
            // Formats have theirs in the glossary.
            let Kind::Choice { value, turn } = field.row().kind else { continue };
            if [Field::Format, Field::Then].contains(&field) {
                continue;
            }
            let (mut draft, mut reached) = (Draft::default(), 0);
            for _ in 0..ENGLISH.screen.wizard.values(field).len() {
                reached = reached.max(value(&draft) + 1);
                turn(&mut draft, true);
            }
            assert_eq!(value(&draft), 0, "{field:?} has gone round");
            assert_eq!(reached, ENGLISH.screen.wizard.values(field).len(), "{field:?}");
        }
    }
}
