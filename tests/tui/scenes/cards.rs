//! A table of Daihinmin. The cards of a club in which nothing was decided are always the same.

use super::club::NOTHING;
use super::scenes;

scenes! {
    cards: "A table of Daihinmin: who plays, what lies there, and the hand with a play picked.", NOTHING, "M <down>";
    cards_record: "A game is over, and is to be recorded in the club.", NOTHING,
        "M <down> <enter> <down> <enter> p p <down> <enter> p <down> <enter> p p p p <down> <enter> p <down> <enter> p p p <down> <enter> \
         p <down> <enter> w";
}
