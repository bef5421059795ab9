//! Players, one player, who is registered twice.

use super::club::{CERTAIN, DEMO_TWICE, FORTY, NOTHING, ONE, SEASON, TWICE};
use super::scenes;

scenes! {
    players_none: "Nobody is registered, and the keys that register are named.", NOTHING, "2";
    players_one: "One player.", ONE, "2";
    players_forty: "Everybody, with names of any width in one column.", FORTY, "2 <down> <down>";
    players_searched: "Players are found by any part of a name, by its reading and in Latin letters.", FORTY, "2 / a o k";
    players_not_found: "Nobody has that name; Enter registers it.", FORTY, "2 / Z o r a";
    player_new: "Somebody who has not played yet.", ONE, "2 <enter>";
    player_played: "A player's rating over time and all matches.", FORTY, "2 <enter>";
    player_season: "A player's rating with its interval, place and history.", SEASON, "3 <enter>";
    player_long_name: "A name of sixty characters.", FORTY, "2 <down> <enter>";
    player_merged: "A player who was registered twice, as one person.", TWICE, "D l 2 <enter>";
    player_events: "How a player did in each event.", SEASON, "3 <enter> t";
    player_versus: "The odds of a match between two players, and the fairest handicap.", SEASON, "3 <enter> v";
    player_unmerge: "Taking back that two are one person says what goes with it.", TWICE, "D l 2 <enter> x <down>";
    player_other: "The search for the other number of a player.", TWICE, "2 / a d a <enter> m t o m o";
    player_gone: "The registration was undone while its page was open.", ONE, "2 <enter> u y";
    player_form_new: "The form of a new player.", NOTHING, "2 a";
    player_form_change: "The form of somebody who is registered, filled with what is known.", FORTY, "2 e";
    player_form_begun: "Whoever may be meant is shown from the first letters on.", FORTY, "2 a a o k";
    player_form_owners: "Players with a similar name are shown while a name is typed.", TWICE, "2 a し ろ く ま さ ん";
    player_form_namesake: "Nobody is registered twice by a quick hand: the form asks first.", FORTY, "2 a R y o <space> N a k a n o <enter>";
    player_form_refused: "What is missing is said in words and the cursor stands there.", FORTY, "2 a <tab> r <enter>";
    player_form_born: "A birth date that is no day is refused.", TWICE, "2 e <tab><tab><tab><tab><tab> s p r i n g <enter>";
    duplicates: "Two registrations that may be one person side by side, with reasons for and against.", DEMO_TWICE, "D";
    duplicates_against: "Two who played each other cannot be one person.", TWICE, "D n";
    duplicates_details: "Where the two records differ, in full.", TWICE, "D <enter>";
    duplicates_merged: "After a merger the message says what it did to the rating.", TWICE, "D l";
    duplicates_none: "Nobody seems to be registered twice.", FORTY, "D";
    mergers: "The certain pairs in rows, two of them answered.", CERTAIN, "D a l d";
    duplicates_searching: "Pairs are still looked for.", ONE, "2 a A d a <enter> <esc> D";
}
