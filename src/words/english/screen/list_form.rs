//! The forms for ratings in English.

use crate::domain::rating::written;
use crate::words::english::count;
use crate::words::screen::list_form::{ListField, ListFormWords};
use crate::words::screen::wizard::FieldWords;

pub(super) const LIST_FORM: ListFormWords = ListFormWords {
    open: "New rating list",
    change: |name| format!("Rules of {name}: all its ratings are calculated again"),
    field,
    typed: || &[],
    overshoot: |games| {
        format!("From {games} games on, one match moves ratings past its score (K x games > 347).")
    },
    adjust: |name, list| format!("Adjust the rating of {name} on {list}"),
    adjust_fields: [
        FieldWords { label: "Change", doc: "+50 or -20 by points, =1650 to a rating." },
        FieldWords { label: "Reason", doc: "It stands in the journal and in the history." },
        FieldWords {
            label: "Day",
            doc: "As 2026-01-31; matches of that day recorded before it are rated before it.",
        },
    ],
    shift: |list| format!("Adjust everybody's rating on {list}"),
    shift_field: FieldWords {
        label: "Change",
        doc: "+50 or -20 by points, for everybody with a rated match by that day.",
    },
    adjusted: |before, after| format!("{} becomes {}.", written(before), written(after)),
    limits: |name| format!("Who may enter {name}"),
    limits_fields: [
        FieldWords { label: "Ratings from", doc: "A rating, or nothing for no lower limit." },
        FieldWords { label: "Ratings below", doc: "A rating, or nothing for no upper limit." },
        FieldWords {
            label: "Provisional too",
            doc: "yes or no: whether those may enter whose ratings are not established.",
        },
        FieldWords {
            label: "First move",
            doc: "What moving first wins between equals, as 0.55; nothing leaves it to the list.",
        },
    ],
    outside: |players| {
        let who = count(players, "player is", "players are");
        format!("{who} outside the limits. Enter anyway?")
    },
    outside_yes: "Enter anyway",
};

const fn field(field: ListField) -> FieldWords {
    let (label, doc) = match field {
        ListField::Name => ("Name", "No two lists share one."),
        ListField::K => ("K", "The most that one game moves a rating: above 0, at most 1000."),
        ListField::KSteps => (
            "K by games, rating",
            "As games<30:40, rating<2400:20; the first that fits counts, else K.",
        ),
        ListField::KSticky => ("A lower K stays", "yes or no: whether a K once lowered stays so."),
        ListField::Start => ("Start", "The rating before the first game, -10000 to 10000."),
        ListField::Unit => ("Rated at once", "match, game or event."),
        ListField::Draws => ("Drawn games", "half: half a win; out: as if they were not played."),
        ListField::Damping => {
            ("Long matches", "cap 10 or root 10 lets no match count for more; nothing for none.")
        }
        ListField::FirstMove => {
            ("First move", "What moving first wins between equals, as 0.55; nothing for even.")
        }
        ListField::Games => ("Established: games", "Rated games, at least."),
        ListField::HalfWidth => ("Established: +-", "Half the 95% interval, at most, in points."),
        ListField::Months => ("Established: months", "Months since the last game, at most."),
    };
    FieldWords { label, doc }
}
