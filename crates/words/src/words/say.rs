//! How a sentence stands once, with its languages beside each other: one that is missing does not compile.

/// A sentence with facts in it, in the language given: English, Japanese, and what fills `{}` in both. A semicolon
/// behind the language keeps the lines as they were written.
#[macro_export]
macro_rules! say {
    ($language:expr, $english:literal, $japanese:literal $(, $fact:expr)* $(,)?) => {
        match $language {
            $crate::words::Language::English => format!($english $(, $fact)*),
            $crate::words::Language::Japanese => format!($japanese $(, $fact)*),
        }
    };
    ($language:expr; $($said:tt)*) => {
        $crate::words::say!($language, $($said)*)
    };
}

/// A text without facts, likewise.
#[macro_export]
macro_rules! pick {
    ($language:expr; $english:expr, $japanese:expr $(,)?) => {
        $language.pick($english, $japanese)
    };
}

/// The texts of a part of the program: a table of sentences in both languages, and of smaller parts (`rooms`).
///
/// `name: "English", "日本語";` is a text, `name(fact: Type): "… {fact}", "…{fact}";` a sentence with facts. A text that
/// needs more is a method beside the table.
#[macro_export]
macro_rules! words {
    (
        $(#[$about:meta])*
        pub $name:ident {
            rooms: { $($(#[$room_about:meta])* $room:ident: $part:ty,)* }
            $($said:tt)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub struct $name {
            language: $crate::words::Language,
            $($(#[$room_about])* pub $room: $part,)*
        }

        impl $name {
            /// The table in a language.
            pub const fn speaking(language: $crate::words::Language) -> Self {
                Self { language, $($room: <$part>::speaking(language),)* }
            }
        }

        $crate::words::sentences! { $name [$($room)*] $($said)* }
    };
    ($(#[$about:meta])* pub $name:ident { $($said:tt)* }) => {
        $crate::words::words! { $(#[$about])* pub $name { rooms: {} $($said)* } }
    };
}

/// The table of one part.
#[macro_export]
macro_rules! sentences {
    ($name:ident [$($room:ident)*] $(
        $(#[$doc:meta])*
        $said:ident $(($($fact:ident: $type:ty),* $(,)?))?: $english:literal, $japanese:literal;
    )*) => {
        #[allow(missing_docs, reason = "the sentence says it")]
        impl $name {
            $($crate::words::sentence! {
                $(#[$doc])* $said $(($($fact: $type),*))?: $english, $japanese
            })*
        }

        /// All that stands in the table.
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(stringify!($name))
                    $(.field(stringify!($room), &self.$room))*
                    $(.field(stringify!($said), &self.language.pick($english, $japanese)))*
                    .finish()
            }
        }
    };
}

#[macro_export]
macro_rules! sentence {
    ($(#[$doc:meta])* $said:ident: $english:literal, $japanese:literal) => {
        $(#[$doc])*
        pub const fn $said(self) -> &'static str {
            self.language.pick($english, $japanese)
        }
    };
    ($(#[$doc:meta])* $said:ident($($fact:ident: $type:ty),*): $english:literal, $japanese:literal) => {
        $(#[$doc])*
        pub fn $said(self, $($fact: $type),*) -> String {
            $crate::words::say!(self.language, $english, $japanese)
        }
    };
}

pub use {pick, say, sentence, sentences, words};
