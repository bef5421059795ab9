//! A game of Daihinmin. A club without any records always deals the same cards.

use super::club::NOTHING;
use super::scenes;

scenes! {
    cards: "A table of Daihinmin: who plays, what lies there, and the hand with a play picked.", NOTHING, "M <down>";
    cards_record: "A game is over, and is to be recorded in the club.", NOTHING,
        "M <down> <enter> <down> <enter> p p <down> <enter> p <down> <enter> p p p p <down> <enter> p <down> <enter> p p p <down> <enter> \
         p <down> <enter> w";
}
