//! The values that settings choose among.

use crate::domain::bracket::GrandFinal;
use crate::domain::format::Format;
use crate::domain::seeding::Split;

/// An enum whose values have names in the file.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $value:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$of])* $value,)+
        }

        impl $name {
            /// The names, in the order in which they are offered.
            pub const NAMES: &'static [&'static str] = &[$($text),+];

            /// The name in the file.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)+
                }
            }

            /// The value of that name.
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($text => Some(Self::$value),)+
                    _ => None,
                }
            }
        }
    };
}

choice! {
    /// The language of messages and screens.
    LanguageChoice {
        /// As the system's locale has it.
        Auto = "auto",
        English = "en",
        Japanese = "ja",
    }
}

choice! {
    /// What lines and signs are drawn with.
    Borders {
        /// As the terminal can: see `tui::terminal`.
        Auto = "auto",
        /// With the characters made for it.
        Unicode = "unicode",
        /// With `-`, `|` and `+`, which are one column wide in every terminal.
        Ascii = "ascii",
    }
}

choice! {
    /// The formats that a new tournament may begin with, named as the command line does.
    FormatChoice {
        /// Whoever loses is out.
        SingleElimination = "single-elimination",
        /// Whoever loses twice is out.
        DoubleElimination = "double-elimination",
        RoundRobin = "round-robin",
        /// Everybody meets everybody of their group.
        Groups = "groups",
        /// Three to eight at a table.
        Tables = "tables",
        /// No draw and no end.
        Ladder = "ladder",
    }
}

impl FormatChoice {
    /// The format, with nothing said about groups and tables yet.
    pub const fn format(self) -> Format {
        match self {
            Self::SingleElimination => {
                Format::SingleElimination { third_place: false, placement: false }
            }
            Self::DoubleElimination => {
                Format::DoubleElimination { grand_final: GrandFinal::Simple }
            }
            Self::RoundRobin => Format::RoundRobin { double: false },
            Self::Groups => Format::Groups { groups: 0, double: false, split: Split::Snake },
            Self::Tables => Format::Tables { size: 0, games: 0 },
            Self::Ladder => Format::Ladder,
        }
    }
}
