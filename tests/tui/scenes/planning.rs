//! A new tournament and its entrants.

use super::club::{EIGHT, FORTY, NOTHING, SECTION, TWICE};
use super::scenes;

scenes! {
    form_new: "A new tournament: everything but the name is proposed.", EIGHT, "n";
    form_filled: "An elimination with longer matches at its end.", NOTHING,
        "n C u p <tab><tab><tab> 3 <down> 4 <tab><right><right> <tab><space> <tab><right>";
    form_round_robin: "A round robin, everybody twice against everybody.", NOTHING,
        "n C u p <tab><right><tab><right><tab> 1 6 <tab>";
    form_groups: "Groups and the knock-out after them in one form.", NOTHING,
        "n C u p <tab><right><right><right><right> <tab> 3 <tab><right><tab><tab><tab> 2 <tab><tab> 1 <tab><right><tab><right>";
    form_double: "A double elimination.", NOTHING, "n C u p <tab><right><right><right>";
    form_tables: "Games at tables of four, counted in points.", NOTHING, "n C u p <tab><right><right><right><right><right>";
    form_ladder: "A ladder.", NOTHING, "n C u p <tab><right><right><right><right><right><right>";
    form_refused: "A name that is missing is asked for.", NOTHING, "n <ctrl-s>";
    enter_none: "Nobody is registered, so whoever comes is typed.", NOTHING, "n C u p <ctrl-s>";
    enter: "Entrants at the door: a few letters, Enter, the next.", FORTY, "n 京 都 杯 <ctrl-s> <enter> <enter> r y o";
    enter_forty: "A list of forty names from the clipboard has entered at once.", FORTY,
        "n C u p <ctrl-s> <paste:あおくま|Maximilian Alexander von Hohenzollern-Sigmaringen the Younger|大富豪名人会代表取締役社長兼最高経営責任者鈴木一郎太左衛門|Ryo Nakano|選手 5|Player 6|選手 7|Player 8|選手 9|Player 10|選手 11|Player 12|選手 13|Player 14|選手 15|Player 16|選手 17|Player 18|選手 19|Player 20|選手 21|Player 22|選手 23|Player 24|選手 25|Player 26|選手 27|Player 28|選手 29|Player 30|選手 31|Player 32|選手 33|Player 34|選手 35|Player 36|選手 37|Player 38|選手 39|Player 40> <tab> <end>";
    enter_owners: "Somebody is known by another spelling and enters with one key.", TWICE,
        "n W i n t e r <ctrl-s> a d a <enter> し ろ く ま 様";
    enter_entered: "Whoever has entered already is not entered again.", TWICE,
        "n W i n t e r <ctrl-s> a d a <enter> P r i m r o s e <space> A d a";
    enter_pasted: "Lines of a pasted list that nobody is known by are gone through one by one.", TWICE,
        "n W i n t e r <ctrl-s> <paste:Ada Primrose|Tomoka Kato|Nobody|しろくま|Nobody Else>";
    enter_new: "Somebody unknown is registered on the way.", EIGHT, "n C u p <ctrl-s> 高 橋";
    enter_start: "The start asks once, and says who plays in which order.", EIGHT,
        "n C u p <ctrl-s> <enter> <enter> <enter> <tab> s";
    enter_outside: "A section asks before somebody outside its limits enters.", SECTION, "<end> <enter> L <tab> 1 5 0 0 <enter> a P 1 <enter>";
    limits: "Which ratings may enter a section, and what moving first is worth.", SECTION,
        "<end> <enter> L";
}
