//! One tournament: its drawing, matches, standings and entrants in every format.

use super::club::{
    ALL_PLAYED, BEST_THIRDS, BRACKET, CEREMONY, CIRCLE, CIRCLE_ALONE, CROSS_TABLE, DEMO, DOUBLE,
    DOUBLE_RESET, EIGHT, ENTRIES, ENTRIES_NONE, ENTRIES_ONE, FEES, GROUPS, GROUPS_PLAYED, LADDER,
    LATE, LEFT, LISTS, NOTHING, PLACES, PLAIN, PLAYED_OFF, RECORDED, ROBIN_BEGUN, ROBIN_HALF,
    ROBIN_ODD, SEATED, SIXTEEN, SIXTY_FOUR, SWISS, SWISS_ODD, SWISS_PLAYED, TIED, UNPLAYED,
    WIDE_TABLE,
};
use super::scenes;

scenes! {
    bracket: "The knock-out with results, ready matches (!) and players not known yet.", DEMO, "<tab> <enter>";
    bracket_of_13: "Thirteen players: three have a bye and stand in the second round.", BRACKET, "<tab> <enter>";
    bracket_of_16: "Sixteen players.", SIXTEEN, "<tab> <enter>";
    bracket_of_64: "Sixty-four players, walked through to the final.", SIXTY_FOUR, "<tab> <enter> G l l l l l";
    bracket_zoomed: "Columns wide enough for whole names.", SIXTEEN, "<tab> <enter> z";
    bracket_numbers: "Columns so narrow that only numbers stand there.", SIXTY_FOUR, "<tab> <enter> z z";
    bracket_double: "A double elimination, the winners' side.", DOUBLE, "<tab> <enter> k k k";
    bracket_double_losers: "The losers' side of the same.", DOUBLE, "<tab> <enter>";
    bracket_double_reset: "The grand final has to be played again.", DOUBLE_RESET, "<tab> <enter> l l l l l";
    bracket_places: "Every place is played out: the main tree.", PLACES, "<tab> <enter> k k k";
    bracket_places_5: "Every place is played out: places 5 to 8.", PLACES, "<tab> <enter>";
    cross_table: "A round robin as a cross table, with points and places.", CROSS_TABLE, "<tab> <enter>";
    cross_table_of_40: "A cross table that is wider than the screen keeps names and totals.", WIDE_TABLE,
        "<tab> <enter> l l l l l l l l l l l l l l l l l l l l";
    return_asked: "An entrant who withdrew from a round robin comes back: from which round on.", LEFT, "b <tab> <tab> <tab> I";
    exchange_asked: "Two entrants exchange places before they have played: with whom.", UNPLAYED, "b <tab> <tab> <tab> t";
    prizes: "Who wins which prize: two ties shared by Hort, one prize a person.", CEREMONY, "b $";
    prize_form: "The prizes of a tournament: a line for all, one for each category, and the rules.", ENTRIES_ONE,
        "<enter> $ 3 0 0";
    fees: "Who has paid the fee: one at half of it, one free, one whose money goes back.", FEES, "<enter> &";
    fee_form: "The fee of a tournament: for all, and reduced for categories.", ENTRIES_ONE, "<enter> & 2 0 0 0";
    enter_fees: "An entrant is found who is here and has not paid.", FEES, "i 中";
    standings_category: "The standings of one category, with the places among all beside.", CEREMONY, "b F";
    categories_form: "The categories of the club, by age or by hand.", NOTHING, "2 c 女 子";
    groups: "Four groups, each with its cross table.", GROUPS, "<tab> <enter>";
    groups_last: "The selection walks on to the last group.", GROUPS, "<tab> <enter> <page-down> <page-down>";
    groups_matches: "The matches of all groups.", GROUPS, "<tab> <enter> <tab>";
    groups_standings: "The standings of all groups.", GROUPS, "<tab> <enter> <tab> <tab>";
    groups_best_thirds: "The best thirds go on too, and how they are compared is said below.", BEST_THIRDS,
        "<enter> <tab> <tab>";
    groups_next: "All groups are played, and whoever goes on to the knock-out is shown before it is drawn.",
        GROUPS_PLAYED, "<enter> s";
    tie_three: "Three beat one another in turn, two of them go on: what they did, and the ways to decide.",
        CIRCLE, "<enter> s";
    tie_decided: "The order was decided elsewhere: it is typed with the numbers below, and how.",
        CIRCLE, "<enter> s <end> <enter> 2 3 1 <tab> じゃんけん";
    cross_table_played_off: "After a play-off the cross table says what put the tied in order.", PLAYED_OFF,
        "<enter>";
    standings_played_off: "The standings say it too.", PLAYED_OFF,
        "<enter> <tab> <tab>";
    retired_offered: "Somebody gave up a match and has others to play: leaving the event is offered.",
        ROBIN_BEGUN, "<tab> <enter> <enter> g 1 1 0 <enter>";
    tie_for_first: "Three share the first place of a round robin that ends with it; the organiser may decide.",
        CIRCLE_ALONE, "<enter> P";
    late_reopened: "Somebody comes after the last round for late entries: it is said why, and what would help.",
        ROBIN_ODD, "<tab> <enter> <shift-tab> a <down> <up> <enter>";
    tie: "Two share the place that goes on, and lots are drawn once the organiser says so.", TIED, "<enter> s";
    groups_planned: "The knock-out that is still to be drawn.", GROUPS, "<tab> <enter> ]";
    groups_knock_out: "The knock-out after the groups.", GROUPS_PLAYED, "<enter> s y";
    recorded: "Matches that no draw made.", RECORDED, "<enter>";
    ladder_none: "A ladder without matches names the key that records one.", LADDER, "<enter>";
    tables: "Tables of four: who sits where, and the games.", SEATED, "<tab> <enter>";
    tables_standings: "Points of games at tables.", SEATED, "<enter> 3 1 2 <enter> <esc> <tab> <enter> <tab>";
    swiss: "A Swiss: the matches of the rounds paired so far, in the order of boards.", SWISS, "<tab> <enter>";
    swiss_round: "A round of a Swiss by board: points before it, the bye, absent players, forbidden pairs.",
        SWISS_ODD, "<tab> <enter>";
    swiss_again: "A round of which no match was called or played is paired again without an absent player.", SWISS_ODD,
        "<tab> <enter> <tab> <tab> <home> A <end>";
    swiss_by_hand: "Matches of a round paired by hand (*), the others by the rules, and what is unusual about it.", SWISS_ODD,
        "<tab> <enter> m x <down> x <tab> <enter> <down> <down> <down> <enter>";
    swiss_next: "The next round is paired once the organiser says so, and who meets is shown before.", SWISS_PLAYED, "s";
    swiss_why: "Why two were paired: points, sides due, and what kept the first opponent away.", SWISS_PLAYED,
        "s y <tab> <enter> G W";
    swiss_absence: "An entrant is not there in the next round, or comes back.", SWISS, "<tab> <enter> <shift-tab> A";
    bracket_third: "The settings of a bracket without a match for third place offer one.", PLAIN,
        "<tab> <enter> L <up>";
    delete: "A tournament made by mistake: what goes with it is said before it is deleted.", ALL_PLAYED,
        "<enter> <delete>";
    swiss_settings: "The settings of a Swiss: its name and its rounds stand last.", SWISS_PLAYED,
        "<enter> L <up>";
    swiss_close: "A Swiss is ended before its last round: the screen asks after which.", SWISS_PLAYED, "<enter> c";
    swiss_standings: "Standings of a Swiss, with the strength of the opponents.", SWISS_PLAYED,
        "<enter> <tab>";
    matches: "All matches of a tournament as a list.", LISTS, "<tab> <enter> <tab>";
    matches_ended: "A retirement, a disqualification and a walkover are marked beside the score.", EIGHT,
        "<enter> g 1 1 0 <enter> <esc> <enter> d 1 0 1 <enter> <esc> <enter> w 2 <enter> <esc> 1 <tab> <enter> <tab>";
    bracket_ended: "The same in the bracket, beside whoever retired or was disqualified.", EIGHT,
        "<enter> g 1 1 0 <enter> <esc> <enter> d 1 0 1 <enter> <esc> <enter> w 2 <enter> <esc> 1 <tab> <enter>";
    matches_ready: "Only what can be played now.", LISTS, "<tab> <enter> <tab> f";
    standings: "Standings of an elimination: the places by the round in which somebody went out.", LISTS,
        "<tab> <enter> <tab> <tab>";
    standings_points: "Standings of a round robin, with the tie-break that decided each place.", CROSS_TABLE,
        "<tab> <enter> <tab> <tab>";
    standings_exits: "Whoever was disqualified or left, and whose results count for nobody.", ROBIN_BEGUN,
        "<tab> <enter> <shift-tab> w <down> <enter> <shift-tab>";
    entrants: "Entrants with seeds, ratings and clubs.", LISTS, "<tab> <enter> <tab> <tab> <tab>";
    entries_none: "A tournament that nobody has entered.", ENTRIES_NONE, "<enter>";
    entries_one: "One entrant is not enough, and the start says so.", ENTRIES_ONE, "<enter> s";
    entries: "Entrants before the start, in the order in which they will be seeded.", ENTRIES, "<enter>";
    start: "The start asks once.", ENTRIES, "<enter> s";
    not_drawn: "What there is to see before the draw.", ENTRIES, "<enter> <tab>";
    close: "The end of a tournament asks once.", ALL_PLAYED, "<enter> c";
    closed: "A closed tournament.", ALL_PLAYED, "<enter> c y";
    withdraw: "A withdrawal after the start, with what counts and what the rules propose.", ROBIN_BEGUN,
        "<tab> <enter> <shift-tab> w <down>";
    withdraw_half: "Whoever leaves after half of the matches loses the rest.", ROBIN_HALF,
        "<tab> <enter> <shift-tab> <shift-tab> w <down>";
    withdraw_elimination: "Whoever leaves an elimination lets the opponent go on.", EIGHT, "<tab> <enter> <shift-tab> w <down>";
    late: "Somebody comes after the start.", LATE, "<tab> <enter> <shift-tab> a";
    late_unknown: "Somebody who comes late is not registered yet.", LATE, "<tab> <enter> <shift-tab> a N o b o d y";
    late_places: "The place that a late entrant takes.", LATE, "<tab> <enter> <shift-tab> a Ü m i t <enter>";
    replace: "The right player takes the place of the wrong one, with all results.", LATE,
        "<tab> <enter> <shift-tab> R Ü m i t <enter>";
    odds: "The probability of each place for each player.", EIGHT, "<tab> <enter> o";
    tournament_gone: "The tournament was undone while its page was open.", ENTRIES_NONE, "<enter> u y";
}
