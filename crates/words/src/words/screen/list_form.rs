//! The words of the forms for ratings: the rules of a list, a correction by hand, who may enter.

use crate::domain::rating::written;
use crate::request::ListField;
use crate::request::draft::Field;
use crate::words::screen::wizard::FieldWords;
use crate::words::{Language, english, pick, say, words};

words! {
    /// The words of the forms for ratings.
    pub ListFormWords in "list-form" {
        open; change(name: &str); ask_rules(name: &str); recalculate; all_again;
        adjust(name: &str, list: &str); shift(list: &str); limits(name: &str); outside_yes;
    }
}

impl ListFormWords {
    /// Label and hint of a field.
    pub fn field(self, field: ListField) -> FieldWords {
        let lang = self.language;
        let (label, doc) = match field {
            ListField::Name => pick!(lang; ("Name", "Must be unique."),
                ("名前", "ほかのリストと違う名前にします。")),
            ListField::K => pick!(lang;
                ("K factor", "The most that one game moves a rating: above 0, up to 1000."),
                ("K係数", "1ゲームで動く最大の点数。0より大きく1000以下。")),
            ListField::KSteps => pick!(lang;
                ("K by games, rating", "E.g. games<30:40, rating<2400:20. First rule that applies, else K."),
                ("段階的なK係数", "例：games<30:40, rating<2400:20。最初に当てはまるもの。なければ上のK係数。")),
            ListField::KSticky => pick!(lang;
                ("K never rises", "yes or no. Once lowered, the K factor stays low."),
                ("K係数を戻さない", "「はい」か「いいえ」。一度下がったK係数を戻しません。")),
            ListField::Start => pick!(lang;
                ("Initial rating", "The rating before the first game, -10000 to 10000."),
                ("初期値", "最初のゲームの前のレーティング、-10000から10000。")),
            ListField::Unit => pick!(lang; ("Rated at once", "match, game or event."),
                ("計算の単位", "「試合」、「ゲーム」、「大会」のどれか。")),
            ListField::Draws => pick!(lang;
                ("Drawn games", "half: half a win. left-out: as if not played."),
                ("引き分け", "「半分」は0.5勝とし、「除外」は行わなかったものとします。")),
            ListField::Damping => pick!(lang;
                ("Long matches", "Limit their weight: cap:10 or root:10. Blank: no limit."),
                ("長い試合", "長い試合の重みの上限：「上限:10」か「平方根:10」。空欄なら上限なし。")),
            ListField::FirstMove => pick!(lang;
                ("First move", "First-move win rate of equal players, e.g. 0.55. Blank: even."),
                ("先手勝率", "互角の選手どうしの先手勝率。例：0.55。空欄なら五分。")),
            ListField::W2 => pick!(lang;
                ("Whole histories: w2", "How much strengths change: points squared a day, from 0."),
                ("推定：w2", "強さの変わりやすさ。1日あたりの分散で、0以上。")),
            ListField::Wins => pick!(lang;
                ("Whole histories: prior", "Wins and losses each begins with: the more, the nearer to opponents."),
                ("推定：事前分布", "最初に持つ勝ちと負けの数。多いほど対戦相手に寄ります。")),
            ListField::Games => pick!(lang;
                ("Established: games", "The least number of rated games."),
                ("確定：ゲーム数", "レーティング対象のゲーム数の下限。")),
            ListField::HalfWidth => pick!(lang;
                ("Established: +-", "The largest half of the 95% interval, in points. Blank: any."),
                ("確定：区間幅", "95%区間の幅の半分の上限。点数で。空欄は制限なし。")),
            ListField::Months => pick!(lang;
                ("Established: months", "The most months since the last game. Blank: any."),
                ("確定：月数", "最後のゲームからの月数の上限。空欄は制限なし。")),
        };
        FieldWords { label, doc }
    }

    /// Words that are typed into fields, by what data files say; the words of every language are
    /// read.
    pub fn typed(self) -> &'static [(&'static str, &'static str)] {
        match self.language {
            Language::English => &[],
            Language::Japanese => &[
                ("yes", "はい"),
                ("no", "いいえ"),
                ("match", "試合"),
                ("game", "ゲーム"),
                ("event", "大会"),
                ("half", "半分"),
                ("left-out", "除外"),
                ("cap", "上限"),
                ("root", "平方根"),
                ("first", "優先"),
                ("normal", "通常"),
                ("last", "最後"),
            ],
        }
    }

    /// From how many games on a match moves ratings past its score, at this K.
    pub fn overshoot(self, games: u32) -> String {
        say!(self.language; "From {games} games on, a match moves ratings beyond its score (K x games > 347).",
            "{games}ゲーム以上の試合ではレートが結果以上に動きます（K x ゲーム数 > 347）。")
    }

    /// The change, the reason, the day.
    pub fn adjust_fields(self) -> [FieldWords; 3] {
        let lang = self.language;
        let fields = [
            pick!(lang; ("Change", "+50 or -20 adds points, =1650 sets the rating."),
                ("修正", "+50 や -20 で増減します。=1650 でその値にします。")),
            pick!(lang; ("Reason", "Shown in the journal and in the rating history."),
                ("理由", "操作履歴とレーティングの経過に残ります。")),
            pick!(lang;
                ("Day", "E.g. 2026-01-31. Matches of that day recorded so far are rated first."),
                ("日付", "例：2026-01-31。その日の記録済みの試合を先に計算します。")),
        ];
        fields.map(|(label, doc)| FieldWords { label, doc })
    }

    /// Help for a change of all ratings by the same amount.
    pub const fn shift_doc(self) -> &'static str {
        self.language.pick(
            "+50 or -20 points, for all players with a rated match by that day.",
            "+50 や -20 で増減。対象は、その日までに対象の試合がある全員です。",
        )
    }

    /// The rating as it stands and as it would stand.
    pub fn adjusted(self, before: f64, after: f64) -> String {
        let lang = self.language;
        say!(lang, "{} becomes {}.", "{}が{}になります。", written(before), written(after))
    }

    /// A number without a sign was typed.
    pub fn change_meant(self, points: f64) -> String {
        say!(self.language; "={points} sets the rating, +{points} adds to it.",
            "={points} はその値にし、+{points} は加えます。")
    }

    /// The rounds of a Swiss.
    pub fn rounds_field(self) -> FieldWords {
        let (label, doc) = pick!(self.language;
            ("Rounds", "How many rounds the Swiss has, at least as many as are paired."),
            ("ラウンド数", "スイス式のラウンド数。組み合わせを作った数より少なくはできません。"));
        FieldWords { label, doc }
    }

    /// A match for third place.
    pub fn third_place_field(self) -> FieldWords {
        let (label, doc) = pick!(self.language;
            ("Third-place match", "yes or no. The losers of the semi-finals play for third place."),
            ("3位決定戦", "「はい」か「いいえ」。準決勝の敗者が3位を争います。"));
        FieldWords { label, doc }
    }

    /// Ratings from, ratings below, provisional ones too, what moving first is worth, calls, name, tag.
    pub fn limits_fields(self) -> [FieldWords; 10] {
        let lang = self.language;
        let field = |field| lang.words().screen.wizard.field(field);
        let typed = pick!(lang; "yes or no. Provisional ratings may enter too.",
            "「はい」か「いいえ」。レーティングが暫定の選手も参加できます。");
        let provisional = FieldWords { doc: typed, ..field(Field::Provisional) };
        let calls = pick!(lang;
            ("Calls", "first, normal or last: before other tournaments, in turn, or after them."),
            ("呼び出し", "「優先」「通常」「最後」。ほかの大会より先、待っている順、ほかの大会の後。"));
        let begins = pick!(lang;
            ("Not before", "No match is proposed before, e.g. 14:00. Blank: at any time."),
            ("開始時刻", "この時刻より前には呼び出しません。例：14:00。空欄なら制限なし。"));
        let tables = pick!(lang; ("Its tables", "Tables reserved for it, e.g. 3, 4. Blank: none."),
            ("予約する卓", "この大会のための卓。例：3, 4。空欄ならなし。"));
        let cards = pick!(lang;
            ("Card game", "prime Daifugō or Daihinmin: hands may be typed as cards. Blank: none."),
            ("カードゲーム", "「素数大富豪」か「大貧民」。手札をカードで入力できます。空欄ならなし。"));
        let name = pick!(lang; ("Name", "Must be unique. Results and entries stay."),
            ("名前", "ほかの大会と違う名前にします。結果や参加者はそのままです。"));
        let tag = pick!(lang;
            ("Tag", "Stands for the name in lists, e.g. SD. Blank: found from the names."),
            ("略号", "一覧で大会名の代わりに出します。例：個人。空欄なら大会名から決めます。"));
        let [cards, calls, begins, tables, name, tag] =
            [cards, calls, begins, tables, name, tag].map(|(label, doc)| FieldWords { label, doc });
        let [from, below, first] = [Field::From, Field::Below, Field::FirstMove].map(field);
        [from, below, provisional, first, cards, calls, begins, tables, name, tag]
    }

    /// The question before players outside the limits are entered: how many.
    pub fn outside(self, players: usize) -> String {
        match self.language {
            Language::English => {
                let who = english::count(players, "player is", "players are");
                format!("{who} outside the limits. Add anyway?")
            }
            Language::Japanese => {
                format!("{players}人が参加条件を満たしていません。それでも参加者に追加しますか？")
            }
        }
    }
}
