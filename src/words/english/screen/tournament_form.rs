//! The form of a new tournament in English.

use crate::words::screen::tournament_form::{FieldWords, TournamentFormWords};

pub(super) const TOURNAMENT_FORM: TournamentFormWords = TournamentFormWords {
    title: "New tournament",
    name: FieldWords { label: "Name", doc: "As it will stand on the sheet; no two share one." },
    format: FieldWords {
        label: "Format",
        doc: "Single elimination: whoever loses is out. Round robin: everybody meets everybody.",
    },
    kind: FieldWords {
        label: "Matches are",
        doc: "First to N ends when somebody has won N games; a fixed number may end level.",
    },
    games: FieldWords { label: "Games", doc: "The N of every match, 1 to 999." },
    semi_final: FieldWords {
        label: "Semi-finals first to",
        doc: "Longer semi-finals, if they are to be.",
    },
    last: FieldWords { label: "Final first to", doc: "A longer final, if it is to be." },
    third_place: FieldWords {
        label: "Third-place match",
        doc: "Whether the losers of the semi-finals play for third place.",
    },
    seeding: FieldWords {
        label: "Seeds",
        doc: "By rating, in order of entry (which you may arrange), or by lot.",
    },
    list: FieldWords { label: "Rating list", doc: "The list that the matches count for." },
    first_to: "first to",
    fixed: "a fixed number of games",
    as_usual: "as all others",
    yes: "yes",
    no: "no",
    does_not_apply: "-",
    create: "Create",
    keys_text: "Enter goes on. Ctrl-S creates the tournament.",
    keys_choice: "Left and right choose. Enter goes on. Ctrl-S creates the tournament.",
    keys_number: "Digits or left and right. Enter goes on. Ctrl-S creates the tournament.",
};
