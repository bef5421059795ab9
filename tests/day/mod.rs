//! One event day by keys, from the door to the final table, with everything that goes wrong on such a day. One script
//! is played on the interface without a terminal, in English, and on the program in a terminal, in Japanese.

mod evening;
mod hands;
mod morning;

pub(crate) use hands::{Hands, Played};

/// Plays the day and checks its numbers.
pub(crate) fn play(hands: &mut dyn Hands) {
    let mut day = Played::begin(hands);
    day.the_door();
    day.the_form();
    day.the_entry();
    day.the_tables();
    day.the_groups();
    day.the_quarter_finals();
    day.the_semi_finals();
    day.the_late_correction();
    day.the_evening();
}
