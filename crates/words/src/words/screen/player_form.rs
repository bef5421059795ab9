//! The words of the form for a player.

use crate::club::registry::Publicity;
use crate::domain::number::PlayerId;
use crate::words::FieldWords;
use crate::words::words;

words! {
    /// The words of the form for a player.
    pub PlayerFormWords in "player-form" {
        register; enter(tournament: &str); change(player: PlayerId); no_day; no_scheme; no_rating;
        starting; recent; goes_on; read_how; likely; namesake(name: &str); namesake_yes;
        publicity[Publicity: Full, Initials, Hidden];
        name.doc; reading.doc; club.doc; aliases.doc; remark.doc; born.doc; external.doc;
        categories.doc; title.doc; web_name.doc; starting_rating.doc;
        known(player: PlayerId, name: &str, club: Option<&str>);
    }
}

impl PlayerFormWords {
    /// Name, reading, club, aliases, note, birth date, external IDs, categories, title, name on the site, starting rating.
    pub fn fields(self) -> [FieldWords; 11] {
        [
            self.name(),
            self.reading(),
            self.club(),
            self.aliases(),
            self.remark(),
            self.born(),
            self.external(),
            self.categories(),
            self.title(),
            self.web_name(),
            self.starting_rating(),
        ]
    }
}
