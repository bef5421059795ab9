//! How a table names the sentences of its subject: a name or a fact that a file does not have is found by
//! `tests/files.rs`.

/// The texts of a part of the program: the sentences of a subject ([`rows`]), and smaller parts (`rooms`). A text that
/// needs more is a method beside the table.
#[macro_export]
macro_rules! words {
    (
        $(#[$about:meta])*
        pub $name:ident {
            rooms: { $($(#[$room_about:meta])* $room:ident: $part:ty,)* }
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name {
            #[allow(dead_code, reason = "a table may have rows alone, or methods alone")]
            language: $crate::words::Language,
            #[allow(dead_code, reason = "likewise")]
            voice: $crate::words::Voice,
            $($(#[$room_about])* pub $room: $part,)*
        }

        impl $name {
            /// The table in the words of a voice.
            pub const fn speaking(voice: $crate::words::Voice) -> Self {
                Self { language: voice.language(), voice, $($room: <$part>::speaking(voice),)* }
            }

            /// The catalogs of the smaller tables.
            pub fn catalogs(_found: &mut Vec<&'static $crate::words::catalog::Catalog>) {
                $(<$part>::catalogs(_found);)*
            }
        }
    };
    (
        $(#[$about:meta])*
        pub $name:ident in $subject:literal {
            rooms: { $($(#[$room_about:meta])* $room:ident: $part:ty,)* }
            $($row:tt)*
        }
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy)]
        pub struct $name {
            #[allow(dead_code, reason = "a table may have rows alone, or methods alone")]
            language: $crate::words::Language,
            #[allow(dead_code, reason = "likewise")]
            voice: $crate::words::Voice,
            $($(#[$room_about])* pub $room: $part,)*
        }

        impl $name {
            /// The table in the words of a voice.
            pub const fn speaking(voice: $crate::words::Voice) -> Self {
                Self { language: voice.language(), voice, $($room: <$part>::speaking(voice),)* }
            }

            /// The catalogs of this table and of the smaller ones.
            pub fn catalogs(found: &mut Vec<&'static $crate::words::catalog::Catalog>) {
                found.push(Self::catalog());
                $(<$part>::catalogs(found);)*
            }
        }

        $crate::words::rows! { $name $subject $($row)* }
    };
    ($(#[$about:meta])* pub $name:ident in $subject:literal { $($row:tt)* }) => {
        $crate::words::words! { $(#[$about])* pub $name in $subject { rooms: {} $($row)* } }
    };
}

/// The text of a file of the package in each language.
#[macro_export]
macro_rules! shipped {
    ($subject:expr) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/en/", $subject, ".ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/ja/", $subject, ".ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/zh-TW/", $subject, ".ftl")),
        ]
    };
}

/// The sentences of a table: `title;` is a text, `ready(count: usize);` a sentence with facts,
/// `phase[Phase: Open, Closed];` has a text for each case, `phase.Open`, and `full(count: usize) -> Message;` says what
/// failed and, as `full.remedy`, what to do now. A case may have facts too: `counted(count)[Action: AddPlayer(_)];`. `day.doc;` and `field[Field: Name].doc;` are the label and the line of a
/// field: `day`, `field-Name`, each with the attribute `.doc`. Texts are those of the subject's file.
#[macro_export]
macro_rules! rows {
    ($name:ident $subject:literal $(
        $(#[$doc:meta])*
        $said:ident
        $(($($fact:ident $(: $type:ty)?),* $(,)?))?
        $([$kind:ident: $($way:ident $({ $($field:tt)* })? $(($($inner:tt)*))?),* $(,)?])?
        $(-> $message:ident)?
        $(.$more:ident)?;
    )*) => {
        #[allow(missing_docs, clippy::too_many_arguments, reason = "the sentence says it, and has the facts it needs")]
        impl $name {
            const ROWS: &'static [&'static [$crate::words::catalog::Row]] = &[$(
                $crate::words::row!(
                    @ids $said $(($($fact),*))? $([$($way),*])? $(-> $message)? $(.$more)?)
            ),*];

            fn catalog() -> &'static $crate::words::catalog::Catalog {
                static CATALOG: $crate::words::catalog::Catalog = $crate::words::catalog::Catalog::new(
                    $subject, $name::ROWS, $crate::words::shipped!($subject));
                &CATALOG
            }

            $($crate::words::row! {
                @said $name $(#[$doc])* $said
                $(($($fact $(: $type)?),*))?
                $([$kind: $($way $({ $($field)* })? $(($($inner)*))?),*])?
                $(-> $message)?
                $(.$more)?
            })*
        }
    };
}

#[macro_export]
macro_rules! row {
    (@ids $said:ident) => { &[(stringify!($said), &[])] };
    (@ids $said:ident ($($fact:ident),*)) => { &[(stringify!($said), &[$(stringify!($fact)),*])] };
    (@ids $said:ident ($($fact:ident),*) -> $message:ident) => {
        &[
            (stringify!($said), &[$(stringify!($fact)),*]),
            (concat!(stringify!($said), ".remedy"), &[$(stringify!($fact)),*]),
        ]
    };
    (@ids $said:ident [$($way:ident),*]) => {
        &[$((concat!(stringify!($said), ".", stringify!($way)), &[])),*]
    };
    (@ids $said:ident $facts:tt [$($way:ident),*]) => {
        &[$((concat!(stringify!($said), ".", stringify!($way)), $crate::words::row!(@facts $facts))),*]
    };
    (@facts ($($fact:ident),*)) => { &[$(stringify!($fact)),*] };
    (@ids $said:ident.$more:ident) => {
        &[(stringify!($said), &[]), (concat!(stringify!($said), ".", stringify!($more)), &[])]
    };
    (@ids $said:ident [$($way:ident),*].$more:ident) => {
        &[$(
            (concat!(stringify!($said), "-", stringify!($way)), &[]),
            (concat!(stringify!($said), "-", stringify!($way), ".", stringify!($more)), &[])
        ),*]
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident) => {
        $(#[$doc])*
        pub fn $said(self) -> &'static str {
            const AT: usize = $crate::words::catalog::place($name::ROWS, stringify!($said));
            Self::catalog().text(self.voice, AT)
        }
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident($($fact:ident $(: $type:ty)?),*)) => {
        $(#[$doc])*
        pub fn $said(self, $($fact: $crate::words::row!(@type $($type)?)),*) -> String {
            const AT: usize = $crate::words::catalog::place($name::ROWS, stringify!($said));
            let facts = [$($crate::words::catalog::AsFact::fact(&$fact)),*];
            Self::catalog().sentence(self.voice, AT, &facts)
        }
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident($($fact:ident $(: $type:ty)?),*) -> $message:ident) => {
        $(#[$doc])*
        pub fn $said(self, $($fact: $crate::words::row!(@type $($type)?)),*) -> $crate::words::message::Message {
            const AT: usize = $crate::words::catalog::place($name::ROWS, stringify!($said));
            let facts = [$($crate::words::catalog::AsFact::fact(&$fact)),*];
            let said = |at| Self::catalog().sentence(self.voice, at, &facts);
            $crate::words::message::Message::new(said(AT), said(AT + 1))
        }
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident
        [$kind:ident: $($way:ident $({ $($field:tt)* })? $(($($inner:tt)*))?),*]) => {
        $(#[$doc])*
        pub fn $said(self, of: impl std::borrow::Borrow<$kind>) -> &'static str {
            let at = match of.borrow() {
                $($kind::$way $({ $($field)* })? $(($($inner)*))? => const {
                    $crate::words::catalog::place(
                        $name::ROWS, concat!(stringify!($said), ".", stringify!($way)))
                },)*
            };
            Self::catalog().text(self.voice, at)
        }
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident($($fact:ident $(: $type:ty)?),*)
        [$kind:ident: $($way:ident $({ $($field:tt)* })? $(($($inner:tt)*))?),*]) => {
        $(#[$doc])*
        pub fn $said(
            self, of: impl std::borrow::Borrow<$kind>, $($fact: $crate::words::row!(@type $($type)?)),*
        ) -> String {
            let at = match of.borrow() {
                $($kind::$way $({ $($field)* })? $(($($inner)*))? => const {
                    $crate::words::catalog::place(
                        $name::ROWS, concat!(stringify!($said), ".", stringify!($way)))
                },)*
            };
            let facts = [$($crate::words::catalog::AsFact::fact(&$fact)),*];
            Self::catalog().sentence(self.voice, at, &facts)
        }
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident.$more:ident) => {
        $(#[$doc])*
        pub fn $said(self) -> $crate::words::FieldWords {
            const AT: usize = $crate::words::catalog::place($name::ROWS, stringify!($said));
            $crate::words::FieldWords::of(Self::catalog(), self.voice, AT)
        }
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident
        [$kind:ident: $($way:ident $({ $($field:tt)* })? $(($($inner:tt)*))?),*].$more:ident) => {
        $(#[$doc])*
        pub fn $said(self, of: $kind) -> $crate::words::FieldWords {
            let at = match of {
                $($kind::$way $({ $($field)* })? $(($($inner)*))? => const {
                    $crate::words::catalog::place(
                        $name::ROWS, concat!(stringify!($said), "-", stringify!($way)))
                },)*
            };
            $crate::words::FieldWords::of(Self::catalog(), self.voice, at)
        }
    };
    (@type) => { impl $crate::words::catalog::AsFact };
    (@type $type:ty) => { $type };
}

pub use {row, rows, shipped, words};
