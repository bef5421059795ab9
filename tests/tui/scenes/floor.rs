//! Tables and what is called next.

use super::club::{BUSY, EIGHT, NOTHING, SEATED_HALL, TABLES, THREE, TWO};
use super::scenes;

scenes! {
    floor_nothing: "Nothing to call.", NOTHING, "5";
    floor_no_tables: "Matches wait, and no tables are set up.", EIGHT, "5";
    floor: "Tables, and the queue for them: one key calls the next match to the first free table.", TABLES, "5 N N";
    floor_refused: "Only a reserved table is free.", TABLES, "5 N N N N";
    floor_busy: "Whoever plays elsewhere is not called, and the queue says where.", THREE, "5 N N";
    floor_twelve: "Forty players, two tournaments, twelve tables.", BUSY, "5 N N N";
    floor_twelve_tables: "What happens at the tables: called, called again, playing.", BUSY, "5 N N N <tab> s <down> a";
    floor_empty_queue: "Everything that can be played is at a table.", TWO, "5 N";
    floor_which_table: "A match is called to a table of choice.", TABLES, "5 <down> T";
    floor_postponed: "A match is put off until later.", TABLES, "5 o";
    floor_pods: "Pods are called to tables beside matches of two; whoever sits there is busy.", SEATED_HALL, "5 <end> T <enter> N";
    match_day: "A match is put off until a day.", TABLES, "5 <alt-m> 2 0 2 6 - 1 2 - 1 0";
    hall_break: "A break begins, with its end; the floor below has one until then.", TABLES, "5 Z 2 3 <enter> Z";
    hall: "The tables of the hall in one line.", EIGHT, "5 t 1 - 3 , 配 信 卓 *";
    hall_emptied: "Before every table is taken away, that is asked.", TABLES, "5 t <ctrl-u> <enter>";
    hall_one_number: "One number is one table, and the range that may have been meant is said.", EIGHT, "5 t 4";
    hall_refused: "What is no list of tables is said so.", TABLES, "5 t <ctrl-u> 1 , 1 <enter>";
}
