//! How a table has the sentences of its subject: the English file is read while compiling, what other languages lack is
//! found by `tests/files.rs`.

/// The texts of a part of the program: tables of sentences by the names of their files ([`rows`]), each with the smaller
/// parts that it holds (`rooms`) and what follows from them behind it: [`list`], [`told`], [`cases`]. A text that needs more is
/// a method beside them.
#[macro_export]
macro_rules! words {
    () => {};
    ($(#[$about:meta])* pub $name:ident { rooms: $rooms:tt } $($more:tt)*) => {
        $crate::words::words! { @table [$(#[$about])*] $name $rooms [] }
        $crate::words::words! { $($more)* }
    };
    ($(#[$about:meta])* pub $name:ident in $subject:literal { rooms: $rooms:tt $($row:tt)* } $($more:tt)*) => {
        $crate::words::words! { @table [$(#[$about])*] $name $rooms [Self::catalog()] }
        $crate::words::words! { @rows $name $subject { $($row)* } {} $($more)* }
    };
    ($(#[$about:meta])* pub $name:ident in $subject:literal { $($row:tt)* } $($more:tt)*) => {
        $crate::words::words! { $(#[$about])* pub $name in $subject { rooms: {} $($row)* } $($more)* }
    };
    ($(#[$about:meta])* pub $name:ident in $subject:literal; $($more:tt)*) => {
        $crate::words::words! { $(#[$about])* pub $name in $subject { rooms: {} } $($more)* }
    };
    (@table [$($about:tt)*] $name:ident
        { $($(#[$room_about:meta])* $room:ident: $part:ty),* $(,)? } [$($catalog:expr)?]) => {
        $($about)*
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
                let own: &[&'static $crate::words::catalog::Catalog] = &[$($catalog)?];
                found.extend(own);
                $(<$part>::catalogs(found);)*
            }
        }
    };
    // What follows from the sentences of a table, until the next one begins.
    (@rows $name:ident $subject:literal $rows:tt $cases:tt
        $(#[$about:meta])* fn $of:ident $given:tt $(-> $how:ident)? = $said:ident $(($($fact:tt)*))?; $($more:tt)*) => {
        $crate::words::told! { $name [$(#[$about])*] $of $given [$($how)?] $said [$($($fact)*)?] }
        $crate::words::words! { @rows $name $subject $rows $cases $($more)* }
    };
    (@rows $name:ident $subject:literal $rows:tt $cases:tt
        $(#[$about:meta])* $of:ident = $texts:tt $(.$kind:ident)?; $($more:tt)*) => {
        $crate::words::list! { $name [$(#[$about])*] $of $texts $($kind)? }
        $crate::words::words! { @rows $name $subject $rows $cases $($more)* }
    };
    (@rows $name:ident $subject:literal $rows:tt { $($case:tt)* }
        $(#[$about:meta])* fn $of:ident $given:tt $(-> $message:ident)? { $($arm:tt)* } $($more:tt)*) => {
        $crate::words::words! {
            @rows $name $subject $rows
            { $($case)* $(#[$about])* fn $of $given $(-> $message)? { $($arm)* } }
            $($more)*
        }
    };
    (@rows $name:ident $subject:literal $rows:tt { $($case:tt)* } $($more:tt)*) => {
        $crate::words::table! { [$crate::words::rows] $name $subject $rows $($case)* }
        $crate::words::words! { $($more)* }
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

/// The sentences of a table, those of its English file before its own ([`table`]): `title;` is a text, `ready(count);` a
/// sentence with facts, `won(p.4);` shows a number with four decimals, `full(count) -> Message;` says what failed and, as
/// `full.remedy`, what to do now, and `day.doc;` is the label and the line of a field. What follows an enum stands in the
/// table itself: `phase[Phase: Open, Closed];` has a text for each case, `phase.Open`, `counted(count)[Action: AddPlayer(_)];` a
/// sentence, `field[Field: Name].doc;` a label and a line, `field-Name`. Behind the table there may be [`cases`].
#[macro_export]
macro_rules! rows {
    ($name:ident $subject:literal { $(
        $(#[$doc:meta])*
        $said:ident
        $(($($fact:ident $(. $digits:literal)? $(: $type:ty)?),* $(,)?))?
        $([$kind:ident: $($way:ident $({ $($field:tt)* })? $(($($inner:tt)*))?),* $(,)?])?
        $(-> $message:ident)?
        $(.$more:ident)?;
    )* } $(
        $(#[$about:meta])*
        fn $of:ident($($given:ident),*: $of_kind:ident $(, $more_of:ident: $more_type:ty)*)
            $(-> $of_message:ident)? { $($arm:tt)* }
    )*) => {
        #[allow(missing_docs, clippy::too_many_arguments, reason = "the sentence says it, and has the facts it needs")]
        impl $name {
            const ROWS: &'static [&'static [$crate::words::catalog::Row]] = &[$(
                $crate::words::row!(
                    @ids $said $(($($fact),*))? $([$($way),*])? $(-> $message)? $(.$more)?),
            )*];

            fn catalog() -> &'static $crate::words::catalog::Catalog {
                static CATALOG: $crate::words::catalog::Catalog = $crate::words::catalog::Catalog::new(
                    $subject, $name::ROWS, $crate::words::shipped!($subject));
                &CATALOG
            }

            $($crate::words::row! {
                @said $name $(#[$doc])* $said
                $(($($fact $(. $digits)? $(: $type)?),*))?
                $([$kind: $($way $({ $($field)* })? $(($($inner)*))?),*])?
                $(-> $message)?
                $(.$more)?
            })*

            $($crate::words::cases! {
                @said $name [$(#[$about])*] $of($($given),*: $of_kind $(, $more_of: $more_type)*)
                [$($of_message)?] $($arm)*
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
    (@said $name:ident $(#[$doc:meta])* $said:ident($($fact:ident $(. $digits:literal)? $(: $type:ty)?),*)) => {
        $(#[$doc])*
        pub fn $said(self, $($fact: $crate::words::row!(@type $(. $digits)? $($type)?)),*) -> String {
            const AT: usize = $crate::words::catalog::place($name::ROWS, stringify!($said));
            $(let $fact = $crate::words::row!(@value $fact $(. $digits)?);)*
            let facts = [$($crate::words::catalog::AsFact::fact(&$fact)),*];
            Self::catalog().sentence(self.voice, AT, &facts)
        }
    };
    (@said $name:ident $(#[$doc:meta])* $said:ident($($fact:ident $(. $digits:literal)? $(: $type:ty)?),*) -> $message:ident) => {
        $(#[$doc])*
        pub fn $said(self, $($fact: $crate::words::row!(@type $(. $digits)? $($type)?)),*) -> $crate::words::message::Message {
            const AT: usize = $crate::words::catalog::place($name::ROWS, stringify!($said));
            $(let $fact = $crate::words::row!(@value $fact $(. $digits)?);)*
            let facts = [$($crate::words::catalog::AsFact::fact(&$fact)),*];
            Self::catalog().message(self.voice, AT, &facts)
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
    (@said $name:ident $(#[$doc:meta])* $said:ident($($fact:ident $(. $digits:literal)? $(: $type:ty)?),*)
        [$kind:ident: $($way:ident $({ $($field:tt)* })? $(($($inner:tt)*))?),*]) => {
        $(#[$doc])*
        pub fn $said(
            self, of: impl std::borrow::Borrow<$kind>, $($fact: $crate::words::row!(@type $(. $digits)? $($type)?)),*
        ) -> String {
            let at = match of.borrow() {
                $($kind::$way $({ $($field)* })? $(($($inner)*))? => const {
                    $crate::words::catalog::place(
                        $name::ROWS, concat!(stringify!($said), ".", stringify!($way)))
                },)*
            };
            $(let $fact = $crate::words::row!(@value $fact $(. $digits)?);)*
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
    (@value $fact:ident) => { $fact };
    (@value $fact:ident . $digits:literal) => { $crate::words::catalog::Decimals($fact, $digits) };
    (@type . $digits:literal) => { f64 };
    (@type) => { impl $crate::words::catalog::AsFact };
    (@type $type:ty) => { $type };
}

/// A sentence for each case of a value, with facts out of it: `fn fault(say, club: Fault) -> Message { … }` behind a table
/// has arms such as `Full(event) => full(event);`, `Waits(id, no) => waits(event = id, no);` and, where a sentence has to
/// be put together, `Other(why) => { say.other(why) };`. A fact is named by its variable or before its value, and said as
/// [`AsFact`](crate::words::catalog::AsFact) has it: by name, where there is a club. `-> Text` is for texts without facts.
#[macro_export]
macro_rules! cases {
    (@said $name:ident [$(#[$about:meta])*] $of:ident($say:ident: $kind:ident $(, $more:ident: $type:ty)*)
        $how:tt $($arm:tt)*) => {
        $(#[$about])*
        pub fn $of(self, of: impl std::borrow::Borrow<$kind> $(, $more: $type)*) -> $crate::words::cases!(@type $how) {
            let ($say, cx) = (self, $crate::words::catalog::Told::from(self.voice));
            let _ = $say;
            $crate::words::cases!(@arms $name cx of $kind $how $($arm)*)
        }
    };
    (@said $name:ident [$(#[$about:meta])*] $of:ident($say:ident, $club:ident: $kind:ident $(, $more:ident: $type:ty)*)
        $how:tt $($arm:tt)*) => {
        $(#[$about])*
        pub fn $of<'c>(
            self, of: impl std::borrow::Borrow<$kind>, club: impl Into<$crate::words::message::Naming<'c>>
            $(, $more: $type)*
        ) -> $crate::words::cases!(@type $how) {
            let ($say, $club) = (self, club.into());
            let _ = $say;
            let cx = $crate::words::catalog::Told::of(self.voice, $club);
            $crate::words::cases!(@arms $name cx of $kind $how $($arm)*)
        }
    };
    (@type []) => { String };
    (@type [Message]) => { $crate::words::message::Message };
    (@type [Text]) => { &'static str };
    (@arms $name:ident $cx:ident $of:ident $kind:ident $how:tt $(
        $way:ident $(($($inner:tt)*))? $({ $($field:tt)* })? $(if $guard:expr)? =>
        $($said:ident $(($($fact:ident $(= $value:expr)?),* $(,)?))?)? $({ $($own:tt)* })?;
    )* $(_ => { $($rest:tt)* };)?) => {
        match $of.borrow() {
            $($kind::$way $(($($inner)*))? $({ $($field)* })? $(if $guard)? => {
                $($crate::words::cases!(@one $name $cx $how $said [$($($fact $(= $value)?),*)?]))?
                $($($own)*)?
            })*
            $(_ => { $($rest)* })?
        }
    };
    (@one $name:ident $cx:ident $how:tt $said:ident [$($fact:ident $(= $value:expr)?),* $(,)?]) => {{
        const AT: usize = $crate::words::catalog::place($name::ROWS, stringify!($said));
        $crate::words::cases!(@how $how $name $cx, AT, &$crate::words::catalog::arranged(
            const { $crate::words::catalog::order($name::ROWS, stringify!($said), [$(stringify!($fact)),*]) },
            [$($crate::words::catalog::AsFact::fact(&$crate::words::cases!(@fact $fact $(= $value)?))),*],
        ))
    }};
    (@how [] $name:ident $($given:tt)*) => { $name::catalog().sentence($($given)*) };
    (@how [Message] $name:ident $($given:tt)*) => { $name::catalog().message($($given)*) };
    (@how [Text] $name:ident $cx:ident, $at:ident, $($none:tt)*) => { $name::catalog().text($cx.voice(), $at) };
    (@fact $fact:ident) => { $fact };
    (@fact $fact:ident = $value:expr) => { $value };
}

/// A sentence with facts that follow from what is given: `fn peak(say; rating: f64) = highest(rating = written(rating));`,
/// which is a method `peak`; with names out of a club, `fn pair(say, club; a: PlayerId) = pair_of(a);`.
#[macro_export]
macro_rules! told {
    ($name:ident [$(#[$about:meta])*] $of:ident ($say:ident $(; $($given:tt: $type:ty),*)?) $how:tt $said:ident [$($fact:tt)*]) => {
        #[allow(clippy::too_many_arguments, missing_docs, reason = "the sentence says it, and has the facts it needs")]
        impl $name {
            $(#[$about])*
            pub fn $of(self $($(, $given: $type)*)?) -> $crate::words::cases!(@type $how) {
                let ($say, cx) = (self, $crate::words::catalog::Told::from(self.voice));
                let _ = $say;
                $crate::words::cases!(@one $name cx $how $said [$($fact)*])
            }
        }
    };
    ($name:ident [$(#[$about:meta])*] $of:ident ($say:ident, $club:ident $(; $($given:tt: $type:ty),*)?) $how:tt $said:ident [$($fact:tt)*]) => {
        #[allow(clippy::too_many_arguments, missing_docs, reason = "the sentence says it, and has the facts it needs")]
        impl $name {
            $(#[$about])*
            pub fn $of<'c>(
                self $($(, $given: $type)*)?, club: impl Into<$crate::words::message::Naming<'c>>
            ) -> $crate::words::cases!(@type $how) {
                let ($say, $club) = (self, club.into());
                let _ = $say;
                let cx = $crate::words::catalog::Told::of(self.voice, $club);
                $crate::words::cases!(@one $name cx $how $said [$($fact)*])
            }
        }
    };
}

/// Texts in a row: `headings = [player, due];`, or `fields = [name, day].doc;` of fields.
#[macro_export]
macro_rules! list {
    ($name:ident [$(#[$about:meta])*] $of:ident [$($text:ident),* $(,)?] $($kind:ident)?) => {
        #[allow(missing_docs, reason = "the texts say it")]
        impl $name {
            $(#[$about])*
            pub fn $of(self) -> [$crate::words::list!(@type $($kind)?); [$(stringify!($text)),*].len()] {
                [$(self.$text()),*]
            }
        }
    };
    (@type) => { &'static str };
    (@type doc) => { $crate::words::FieldWords };
}

pub use banzuke_table::table;
pub use {cases, list, row, rows, shipped, told, words};
