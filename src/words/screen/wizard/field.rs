//! The fields of the wizard.

use super::WizardWords;
use crate::request::draft::Field;
use crate::words::pick;

/// The words of one field.
#[derive(Debug, Clone, Copy)]
pub struct FieldWords {
    pub label: &'static str,
    /// What it decides, in one line.
    pub doc: &'static str,
}

impl WizardWords {
    /// The words of a field.
    #[expect(clippy::too_many_lines, reason = "a table: a sentence or two for each case")]
    pub fn field(self, field: Field) -> FieldWords {
        let lang = self.language;
        let (label, doc) = match field {
            Field::Name => {
                pick!(lang; ("Name", "As it will stand on the sheet; no two share one."),
                ("名前", "対戦表に載る名前。同じ名前の大会は作れません。"))
            }
            Field::Format => {
                pick!(lang; ("Format", "How the tournament is played."),
                ("形式", "大会の進め方。"))
            }
            Field::GrandFinal => {
                pick!(lang; ("Grand final", "Whether the winner of the winners' bracket may lose once, as all others may."),
                ("最終戦", "勝者側の優勝者も、ほかと同じく1敗までできるか。"))
            }
            Field::Groups => {
                pick!(lang; ("Number of groups", "How many groups, 2 to 64."),
                ("組の数", "組の数、2から64。"))
            }
            Field::Split => {
                pick!(lang; ("Seeds into groups", "How the seeds are divided."),
                ("組へのシード", "シードの分け方。"))
            }
            Field::Double => {
                pick!(lang; ("Meetings", "Whether everybody meets the others of the group once or twice."),
                ("対戦回数", "組の全員と1回ずつか2回ずつか。"))
            }
            Field::TableSize => {
                pick!(lang; ("Players at a table", "Three to eight, where the field can be divided so."),
                ("1卓の人数", "3人から8人。人数が割り切れる範囲で。"))
            }
            Field::TableGames => {
                pick!(lang; ("Games in a round", "Games at a table before seats are drawn again."),
                ("各回戦のゲーム数", "次に席を抽選するまでに卓で行うゲーム数。"))
            }
            Field::PlacePoints => {
                pick!(lang; ("Points for places", "What the places of a game are worth."),
                ("着順点", "ゲームの着順に対する点。"))
            }
            Field::Kind => {
                pick!(lang; ("Matches are", "First to N ends when somebody has won N games; a fixed number may end level."),
                ("試合方式", "N先取は誰かがNゲーム勝てば終わり。固定なら引き分けもあります。"))
            }
            Field::Games => {
                pick!(lang; ("Games", "The N of every match, 1 to 999."),
                ("ゲーム数", "各試合のN、1から999。"))
            }
            Field::SemiFinal => {
                pick!(lang; ("Semi-finals first to", "Longer semi-finals, if they are to be."),
                ("準決勝の先取数", "準決勝を長くする場合。"))
            }
            Field::Final => {
                pick!(lang; ("Final first to", "A longer final, if it is to be."),
                ("決勝の先取数", "決勝を長くする場合。"))
            }
            Field::Places => {
                pick!(lang; ("Places played out", "Whether there is a match for third place, or matches for all places."),
                ("順位決定戦", "3位決定戦、またはすべての順位の試合を行うか。"))
            }
            Field::Seeding => {
                pick!(lang; ("Seeds", "Who is seeded first. K and J move somebody by hand."),
                ("シード", "シードの順。K と J で手動で動かせます。"))
            }
            Field::Locked => {
                pick!(lang; ("Locked seeds", "So many of the best keep their seeds whatever lots or clubs would have."),
                ("固定シード", "抽選や所属に関わらずシードを保つ上位の人数。"))
            }
            Field::Apart => {
                pick!(lang; ("Club mates apart", "Whether players of one club meet as late as possible."),
                ("同じ所属を離す", "同じ所属の選手をなるべく後で当てるか。"))
            }
            Field::Ties => {
                pick!(lang; ("Equal points", "What decides among those with equal points, in this order."),
                ("同点のとき", "同点者の順位を決める基準、この順に。"))
            }
            Field::Then => {
                pick!(lang; ("Then", "What the best of this stage play afterwards."),
                ("続き", "このステージの上位が次に行うもの。"))
            }
            Field::Takes => {
                pick!(lang; ("  Best of each group", "How many go on from each group, or from the whole stage."),
                ("  各組から進む人数", "各組、またはステージ全体から進む人数。"))
            }
            Field::ThenGames => {
                pick!(lang; ("Then, first to", "The N of every match there."),
                ("続きの先取数", "続きの各試合のN。"))
            }
            Field::ThenSemiFinal => {
                pick!(lang; ("Then, semi-finals to", "Longer semi-finals there, if they are to be."),
                ("続きの準決勝の先取数", "続きの準決勝を長くする場合。"))
            }
            Field::ThenFinal => {
                pick!(lang; ("Then, final to", "A longer final there, if it is to be."),
                ("続きの決勝の先取数", "続きの決勝を長くする場合。"))
            }
            Field::ThenPlaces => {
                pick!(lang; ("  Places played out", "Which places are played out there."),
                ("  順位決定戦", "続きで決める順位。"))
            }
            Field::ThenGrandFinal => {
                pick!(lang; ("  Grand final", "Whether the grand final there is played again."),
                ("  最終戦", "続きの最終戦で再戦があるか。"))
            }
            Field::List => {
                pick!(lang; ("Rating list", "The list that the matches count for."),
                ("レーティングリスト", "試合が計算されるリスト。"))
            }
            Field::From => {
                pick!(lang; ("Ratings from", "A rating, or nothing for no lower limit."),
                ("レート下限（以上）", "レーティング。空なら下限なし。"))
            }
            Field::Below => {
                pick!(lang; ("Ratings below", "A rating, or nothing for no upper limit."),
                ("レート上限（未満）", "レーティング。空なら上限なし。"))
            }
            Field::Provisional => {
                pick!(lang; ("Provisional too", "Whether those may enter whose ratings are not established."),
                ("暫定も可", "正式レーティングのない選手も出場できるか。"))
            }
            Field::FirstMove => {
                pick!(lang; ("First move", "What moving first wins between equals, as 0.55; nothing leaves it to the list."),
                ("先手の勝率", "互角の二人での先手の勝率、0.55 のように。空ならリストのとおり。"))
            }
        };
        FieldWords { label, doc }
    }

    /// Why a field says nothing.
    pub fn unreadable(self, field: Field) -> &'static str {
        let lang = self.language;
        match field {
            Field::FirstMove => pick!(lang; "First move: a probability like 0.55, or nothing.",
                "先手の勝率は 0.55 のような確率で。空でもかまいません。"),
            _ => pick!(lang; "A limit is a rating like 1600, or nothing.",
                "条件は 1600 のようなレーティングで。空でもかまいません。"),
        }
    }
}
