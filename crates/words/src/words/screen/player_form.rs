//! The words of the form for a player.

use crate::club::registry::Publicity;
use crate::domain::number::PlayerId;
use crate::words::screen::wizard::FieldWords;
use crate::words::{pick, say, words};

words! {
    /// The words of the form for a player.
    pub PlayerFormWords in "player-form" {
        register; enter(tournament: &str); change(player: PlayerId); no_day; no_scheme; no_rating;
        starting; recent; goes_on; read_how; likely; namesake(name: &str); namesake_yes;
    }
}

impl PlayerFormWords {
    /// Name, reading, club, aliases, note, birth date, external IDs, categories, name on the site, starting rating.
    pub fn fields(self) -> [FieldWords; 10] {
        let lang = self.language;
        let fields = [
            pick!(lang; ("Name", "The name to show. All other fields may be blank."),
                ("名前", "表示する名前。ほかは空欄でもかまいません。")),
            pick!(lang; ("Reading", "The reading of the name, in kana."),
                ("ふりがな", "名前のふりがな（かな）。")),
            pick!(lang; ("Club", "The player's club or school."),
                ("所属", "所属するクラブや学校など。")),
            pick!(lang; ("Also known as", "Other names of the same person, separated by ;"),
                ("別名", "同じ人の別の名前。; で区切ります。")),
            pick!(lang; ("Note", "For the desk only."),
                ("備考", "本部用のメモ。")),
            pick!(lang; ("Born", "E.g. 1990-04-25. Private: shown only here, and to tell namesakes apart."),
                ("生年月日", "1990-04-25 のように。非公開で、ここでの表示と同名の区別にだけ使います。")),
            pick!(lang; ("External IDs", "body:number, e.g. wca:2010TANA01, separated by ;"),
                ("他団体ID", "wca:2010TANA01 のように「団体:番号」。; で区切ります。")),
            pick!(lang; ("Categories", "By hand: Women; First-timer. Those by age follow from the birth date."),
                ("部門", "手で付ける部門。例：女子; 初参加。年齢の部門は生年月日から決まります。")),
            pick!(lang; ("Web name", "The name on the club's web site: left and right choose. Results are shown either way."),
                ("サイト掲載名", "クラブのサイトでの掲載名（左右で選択）。結果はどれでも載ります。")),
            pick!(lang; ("Starting rating", "E.g. 1650, from today on. Blank: the initial rating of the list."),
                ("最初のレーティング", "1650 のように。今日から有効。空欄ならリストの初期値。")),
        ];
        fields.map(|(label, doc)| FieldWords { label, doc })
    }

    /// How a player is named on the web site.
    pub const fn publicity(self, publicity: Publicity) -> &'static str {
        let lang = self.language;
        match publicity {
            Publicity::Full => lang.pick("by name", "名前"),
            Publicity::Initials => lang.pick("by initials", "頭文字"),
            Publicity::Hidden => lang.pick("not named", "匿名"),
        }
    }

    /// A player who may be meant: number, name, club.
    pub fn known(self, player: PlayerId, name: &str, club: Option<&str>) -> String {
        match club {
            Some(club) => {
                say!(self.language, "{player} {name}, {club}", "{player} {name}（{club}）")
            }
            None => format!("{player} {name}"),
        }
    }
}
