//! The words of the forms for ratings: the rules of a list, a correction by hand, who may enter.

use crate::domain::rating::written;
use crate::request::ListField;
use crate::request::draft::Field;
use crate::words::FieldWords;
use crate::words::words;

words! {
    /// The words of the forms for ratings.
    pub ListFormWords in "list-form" {
        open; change(name: &str); ask_rules(name: &str); recalculate; all_again;
        adjust(name: &str, list: &str); shift(list: &str); limits(name: &str); outside_yes;
        field[ListField:
            Name, K, KSteps, KSticky, Start, Unit, Draws, Damping, FirstMove, W2, Wins, Games,
            HalfWidth, Months
        ].doc;
        typed_yes; typed_no; typed_match; typed_game; typed_event; typed_half; typed_left_out;
        typed_cap; typed_root; typed_first; typed_normal; typed_last; overshoot(games: u32);
        adjustment.doc; reason.doc; day.doc; shift_doc; becomes(before: &str, after: &str);
        sets_or_adds(points); rounds_field.doc; days_field.doc; third_place_field.doc; provisional_typed; calls.doc;
        begins.doc; tables.doc; cards.doc; name.doc; tag.doc; outside(players: usize);
    }
}

impl ListFormWords {
    /// Words that are typed into fields, by what data files say; the words of every language are read.
    pub fn typed(self) -> [(&'static str, &'static str); 12] {
        [
            ("yes", self.typed_yes()),
            ("no", self.typed_no()),
            ("match", self.typed_match()),
            ("game", self.typed_game()),
            ("event", self.typed_event()),
            ("half", self.typed_half()),
            ("left-out", self.typed_left_out()),
            ("cap", self.typed_cap()),
            ("root", self.typed_root()),
            ("first", self.typed_first()),
            ("normal", self.typed_normal()),
            ("last", self.typed_last()),
        ]
    }

    /// The change, the reason, the day.
    pub fn adjust_fields(self) -> [FieldWords; 3] {
        [self.adjustment(), self.reason(), self.day()]
    }

    /// The rating as it stands and as it would stand.
    pub fn adjusted(self, before: f64, after: f64) -> String {
        self.becomes(&written(before), &written(after))
    }

    /// A number without a sign was typed.
    pub fn change_meant(self, points: f64) -> String {
        self.sets_or_adds(format_args!("{points}"))
    }

    /// Ratings from, ratings below, provisional ones too, what moving first is worth, calls, name, tag.
    pub fn limits_fields(self) -> [FieldWords; 10] {
        let field = |field| self.voice.words().screen.wizard.field(field);
        let provisional = FieldWords { doc: self.provisional_typed(), ..field(Field::Provisional) };
        [
            field(Field::From),
            field(Field::Below),
            provisional,
            field(Field::FirstMove),
            self.cards(),
            self.calls(),
            self.begins(),
            self.tables(),
            self.name(),
            self.tag(),
        ]
    }
}
