//! A new tournament and its entrants.

use super::club::{EIGHT, FORTY, NOTHING, SECTION, TWICE};
use super::scenes;

scenes! {
    wizard_name: "A new tournament is planned step by step; the first asks for its name.", EIGHT, "n";
    wizard_refused: "A name that is missing is asked for on its step.", NOTHING, "n <enter>";
    wizard_format: "The formats, each in a few words, and what the chosen one asks.", NOTHING, "n C u p <enter>";
    wizard_groups: "Groups and what follows them.", NOTHING,
        "n C u p <enter> <down><down><down><down> <tab> 3 <tab><right><tab><tab><right><right><tab><right><tab><right><tab> 2 <tab> 2 <tab><right><shift-tab>";
    wizard_double: "A double elimination.", NOTHING, "n C u p <enter> <down><down><down>";
    wizard_swiss: "A Swiss: how many rounds, sides, byes, acceleration.", NOTHING,
        "n C u p <enter> <down><down><down><down><down>";
    wizard_tables: "Games at tables of four, counted in points.", NOTHING, "n C u p <enter> <down><down><down><down><down><down>";
    wizard_ladder: "A ladder has no entrants to ask for.", NOTHING, "n C u p <enter> <end>";
    wizard_compared: "The formats that fit, beside each other.", EIGHT, "n C u p <enter> <alt-c>";
    wizard_length: "Matches are first to so many games, longer ones at the end.", NOTHING,
        "n C u p <enter> <enter> <tab> 3 <down> 4 <tab> <right> <right>";
    wizard_length_groups: "The lengths of both stages.", NOTHING,
        "n C u p <enter> <down><down><down><down><tab><tab><tab><tab><tab><tab><right> <enter> <tab> 1 6 <tab> 3";
    wizard_entrants_none: "Nobody is registered and nobody is entered.", NOTHING, "n C u p <enter><enter><enter>";
    wizard_entrants: "Entrants are found by typing, and their number is always in sight.", FORTY,
        "n C u p <enter><enter><enter> <space> <space> <space> r y o";
    wizard_entrants_like: "Whoever is like a name typed is shown before it is taken for new.", TWICE,
        "n C u p <enter><enter><enter> N e w <enter> し ろ く ま さ ん";
    wizard_entrants_ask: "Somebody who may be registered is asked about.", TWICE,
        "n C u p <enter><enter><enter> P r i m r o s e <space> A d a <down><down><down> <enter>";
    wizard_entrants_forty: "A list of forty from the clipboard.", FORTY,
        "n C u p <enter><enter><enter> <paste:あおくま|Maximilian Alexander von Hohenzollern-Sigmaringen the Younger|大富豪名人会代表取締役社長兼最高経営責任者鈴木一郎太左衛門|Ryo Nakano|選手 5|Player 6|選手 7|Player 8|選手 9|Player 10|選手 11|Player 12|選手 13|Player 14|選手 15|Player 16|選手 17|Player 18|選手 19|Player 20|選手 21|Player 22|選手 23|Player 24|選手 25|Player 26|選手 27|Player 28|選手 29|Player 30|選手 31|Player 32|選手 33|Player 34|選手 35|Player 36|選手 37|Player 38|選手 39|Player 40> <tab> <end>";
    wizard_pasted: "Whoever is new goes on the list, whoever is like somebody is to be looked at.", TWICE,
        "n C u p <enter><enter><enter> <paste:Ada Primrose|Tomoka Kato|Nobody|しろくま|Primrose, Ada|Nobody Else>";
    wizard_file: "A list is read from a file.", EIGHT, "n C u p <enter><enter><enter> <ctrl-o> n o - s u c h";
    wizard_outside: "Whoever is outside the limits is marked.", SECTION,
        "n C u p <tab><tab> 1 5 0 0 <enter><enter><enter> P 1 <enter>";
    wizard_seeds: "The seeds, and whom they meet first.", EIGHT,
        "n C u p <enter><enter><enter> <space><space><space><space><space> <ctrl-n>";
    wizard_seeds_by_hand: "Seeds are arranged by hand.", EIGHT,
        "n C u p <enter><enter><enter> <space><space><space><space><space> <ctrl-n> J J";
    wizard_seeds_groups: "Forty seeds in eight groups.", FORTY,
        "n C u p <enter> <down><down><down><down> <tab> 8 <enter><enter> <paste:あおくま|Maximilian Alexander von Hohenzollern-Sigmaringen the Younger|大富豪名人会代表取締役社長兼最高経営責任者鈴木一郎太左衛門|Ryo Nakano|選手 5|Player 6|選手 7|Player 8|選手 9|Player 10|選手 11|Player 12|選手 13|Player 14|選手 15|Player 16|選手 17|Player 18|選手 19|Player 20|選手 21|Player 22|選手 23|Player 24|選手 25|Player 26|選手 27|Player 28|選手 29|Player 30|選手 31|Player 32|選手 33|Player 34|選手 35|Player 36|選手 37|Player 38|選手 39|Player 40> <ctrl-n>";
    wizard_review_none: "Nobody is entered yet, so entries stay open.", NOTHING,
        "n C u p <enter><enter><enter><ctrl-n><ctrl-n>";
    wizard_review: "Everything on one page, and what will be recorded at the end.", EIGHT,
        "n A u t u m n <space> O p e n <tab> 1 4 0 0 <enter><enter><enter> <space><space><space> N e w <enter> <ctrl-n><ctrl-n>";
    wizard_review_forty: "Forty on one page.", FORTY,
        "n C u p <enter> <down><down><down><down> <tab> 8 <tab><tab><tab><tab><tab><right> <enter><enter> <paste:あおくま|Maximilian Alexander von Hohenzollern-Sigmaringen the Younger|大富豪名人会代表取締役社長兼最高経営責任者鈴木一郎太左衛門|Ryo Nakano|選手 5|Player 6|選手 7|Player 8|選手 9|Player 10|選手 11|Player 12|選手 13|Player 14|選手 15|Player 16|選手 17|Player 18|選手 19|Player 20|選手 21|Player 22|選手 23|Player 24|選手 25|Player 26|選手 27|Player 28|選手 29|Player 30|選手 31|Player 32|選手 33|Player 34|選手 35|Player 36|選手 37|Player 38|選手 39|Player 40> <ctrl-n><ctrl-n>";
    wizard_draft: "A draft was left; it is offered.", EIGHT, "n A u t u m n <enter><enter><enter> <space><space> <esc><esc><esc><esc> n";
    enter_none: "Nobody is registered, so whoever comes is typed.", NOTHING, "n C u p <ctrl-s>";
    enter: "Entrants at the door: a few letters, Enter, the next.", FORTY, "n 京 都 杯 <ctrl-s> <enter> <enter> r y o";
    enter_forty: "A list of forty names from the clipboard has entered at once.", FORTY,
        "n C u p <ctrl-s> <paste:あおくま|Maximilian Alexander von Hohenzollern-Sigmaringen the Younger|大富豪名人会代表取締役社長兼最高経営責任者鈴木一郎太左衛門|Ryo Nakano|選手 5|Player 6|選手 7|Player 8|選手 9|Player 10|選手 11|Player 12|選手 13|Player 14|選手 15|Player 16|選手 17|Player 18|選手 19|Player 20|選手 21|Player 22|選手 23|Player 24|選手 25|Player 26|選手 27|Player 28|選手 29|Player 30|選手 31|Player 32|選手 33|Player 34|選手 35|Player 36|選手 37|Player 38|選手 39|Player 40> <tab> <end>";
    enter_owners: "A player who is registered under another spelling is added with one key.", TWICE,
        "n W i n t e r <ctrl-s> a d a <enter> し ろ く ま 様";
    enter_entered: "Whoever has entered already is not entered again.", TWICE,
        "n W i n t e r <ctrl-s> a d a <enter> P r i m r o s e <space> A d a";
    enter_pasted: "Lines of a pasted list that nobody is known by are gone through one by one.", TWICE,
        "n W i n t e r <ctrl-s> <paste:Ada Primrose|Tomoka Kato|Nobody|しろくま|Nobody Else>";
    enter_new: "Somebody unknown is registered on the way.", EIGHT, "n C u p <ctrl-s> 高 橋";
    enter_start: "The start asks once, and shows the players in their order.", EIGHT,
        "n C u p <ctrl-s> <enter> <enter> <enter> <tab> s";
    enter_outside: "A section asks before somebody outside its limits enters.", SECTION, "<enter> L <tab> 1 5 0 0 <enter> a P 1 <enter>";
    limits: "Which ratings may enter a section, and what moving first is worth.", SECTION,
        "<enter> L";
}
