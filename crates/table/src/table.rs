//! A table, and the methods that use its sentences.

use std::path::Path;

use banzuke_fluent::table::{Row, rows};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens as _, format_ident, quote};

use crate::{Fault, Tokens};

pub(crate) struct Table {
    name: Ident,
    subject: String,
    /// The rows, each with its place in the catalog.
    rows: Vec<(usize, Row)>,
}

/// The rows of the English file of a subject, in the crate that calls the macro.
fn rows_of(subject: &str) -> Result<Vec<Row>, String> {
    let home = std::env::var("CARGO_MANIFEST_DIR").map_err(|why| why.to_string())?;
    let file = format!("assets/en/{subject}.ftl");
    let text = std::fs::read_to_string(Path::new(&home).join(&file));
    text.map_err(|why| why.to_string())
        .and_then(|text| rows(&text))
        .map_err(|why| format!("{file}: {why}"))
}

impl Table {
    /// Reads `HomeWords in "home" { rooms: { … } phase[Phase]; act[pub Act]; }`. Returns also the code of the type.
    pub(crate) fn read(
        given: &mut Tokens,
        about: &TokenStream,
    ) -> Result<(Self, TokenStream), Fault> {
        let name = given.name()?;
        let mut table = Self { name: name.clone(), subject: String::new(), rows: Vec::new() };
        let mut tables = TokenStream::new();
        if given.take("in") {
            let subject = given.next()?;
            subject.to_string().trim_matches('"').clone_into(&mut table.subject);
            let mut at = 0;
            for row in rows_of(&table.subject).map_err(|why| (subject.span(), why))? {
                let here = at;
                at += asked(&row).len();
                table.rows.push((here, row));
            }
        }
        let (mut fields, mut rooms, mut parts, mut cases) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut body = if given.is_done() || given.take(";") {
            Tokens::of(TokenStream::new())
        } else {
            given.group(Delimiter::Brace)?
        };
        while !body.is_done() {
            let row = body.name()?;
            if body.take(":") {
                for mut room in body.group(Delimiter::Brace)?.parts() {
                    let (about, name) = (room.attributes(), room.name()?);
                    room.need(":")?;
                    let part = if room.rest().into_iter().any(|token| token.to_string() == "in") {
                        let (within, made) = Self::read(&mut room, &TokenStream::new())?;
                        tables.extend(made);
                        within.name.into_token_stream()
                    } else {
                        room.rest()
                    };
                    fields.push(quote!(#about pub #name: #part));
                    rooms.push(name);
                    parts.push(part);
                }
                continue;
            }
            let mut kind = body.group(Delimiter::Bracket)?;
            let about = kind.attributes();
            if kind.take("pub") {
                let (kind, cases) = (kind.rest(), &table.row(&row)?.1.cases);
                let cases = cases.iter().map(|case| format_ident!("{case}"));
                tables.extend(quote! {
                    #about
                    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
                    pub enum #kind { #(#cases),* }
                });
            }
            cases.push((row, kind.rest()));
            body.until(&[";"]);
            body.need(";")?;
        }
        let has_file = !table.subject.is_empty();
        let own = has_file.then(|| quote!(found.push(Self::catalog());));
        let methods = if has_file { table.methods(&cases)? } else { TokenStream::new() };
        let made = table.with(&quote! {
            /// The table in the words of a voice.
            pub const fn speaking(voice: ::banzuke_words::words::Voice) -> Self {
                Self { language: voice.language(), voice, #(#rooms: <#parts>::speaking(voice),)* }
            }

            /// The catalogs of this table and of the smaller ones.
            pub fn catalogs(found: &mut Vec<&'static ::banzuke_words::words::catalog::Catalog>) {
                #own
                #(<#parts>::catalogs(found);)*
            }

            #methods
        });
        let made = quote! {
            #about
            #[derive(Debug, Clone, Copy)]
            pub struct #name {
                pub language: ::banzuke_words::words::Language,
                #[allow(dead_code, reason = "a table may have smaller ones alone")]
                voice: ::banzuke_words::words::Voice,
                #(#fields,)*
            }

            #made
            #tables
        };
        Ok((table, made))
    }

    /// The table with methods.
    pub(crate) fn with(&self, methods: &TokenStream) -> TokenStream {
        let table = &self.name;
        quote! {
            #[allow(clippy::too_many_arguments, missing_docs, reason = "the sentence says it, and has the facts it needs")]
            impl #table { #methods }
        }
    }

    /// A method for each sentence of the file.
    fn methods(&self, cases: &[(Ident, TokenStream)]) -> Result<TokenStream, Fault> {
        let subject = &self.subject;
        let (names, facts): (Vec<_>, Vec<_>) =
            self.rows.iter().flat_map(|(_, row)| asked(row)).unzip();
        let files = ["en", "ja", "zh-TW"].map(|code| format!("/assets/{code}/{subject}.ftl"));
        let mut methods = Vec::new();
        for (name, _) in cases {
            self.row(name)?;
        }
        for (at, row) in &self.rows {
            let kind = cases.iter().find(|(name, _)| *name == row.name);
            if kind.is_none() != row.cases.is_empty() {
                return Err((
                    self.name.span(),
                    format!("{} has the cases of a type in one place alone", row.name),
                ));
            }
            methods.push(sentence(*at, row, kind.map(|(_, kind)| kind)));
        }
        Ok(quote! {
            fn catalog() -> &'static ::banzuke_words::words::catalog::Catalog {
                static CATALOG: ::banzuke_words::words::catalog::Catalog =
                    ::banzuke_words::words::catalog::Catalog::new(
                        #subject,
                        &[#((#names, &[#(#facts),*])),*],
                        [#(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), #files))),*],
                    );
                &CATALOG
            }

            #(#methods)*
        })
    }

    fn row(&self, name: &Ident) -> Result<&(usize, Row), Fault> {
        let row = self.rows.iter().find(|(_, row)| *name == row.name);
        row.ok_or_else(|| (name.span(), format!("{}.ftl has no {name}", self.subject)))
    }

    /// `peak(say, club; rating: f64) -> Message = …;`, or with cases: `{ … }` of a type, `match … { … }` of what is given;
    /// or sentences one after another: `each { … }`, `joined ", " { … }`.
    pub(crate) fn method(&self, given: &mut Tokens, name: &Ident) -> Result<TokenStream, Fault> {
        let mut sign = given.group(Delimiter::Parenthesis)?;
        let say = sign.name()?;
        let club = if sign.take(",") { Some(sign.name()?) } else { None };
        let of = if sign.take(":") { Some(sign.until(&[","])) } else { None };
        let more = if sign.take(",") || sign.take(";") { sign.rest() } else { TokenStream::new() };
        let when =
            if given.take("if") { Some(given.group(Delimiter::Parenthesis)?.rest()) } else { None };
        let mut how = format_ident!("sentence");
        if given.take("-") {
            given.need(">")?;
            how = format_ident!("{}", given.name()?.to_string().to_lowercase());
        }
        let remedy = if given.take("+") {
            how = format_ident!("sentence");
            Some(self.remedy(given)?)
        } else {
            None
        };
        let body = if given.take("=") {
            let said = self.said(given, &how)?;
            given.need(";")?;
            said
        } else {
            // The matched value: the cases of a type, or the written expression; or sentences one after another.
            let is_each = given.take("each");
            let between = given.take("joined").then(|| given.until_group(Delimiter::Brace));
            let written = given.take("match").then(|| given.until_group(Delimiter::Brace));
            let of = of.as_ref().filter(|_| written.is_none());
            let mut all = given.group(Delimiter::Brace)?;
            let mut arms = Vec::new();
            while !all.is_done() {
                arms.push(self.arm(&mut all, &how)?);
            }
            if is_each || between.is_some() {
                let parts = arms.iter().map(|(when, said)| {
                    let when = Some(when).filter(|it| it.to_string() != "_");
                    quote!(#when { parts.push({ #said }); })
                });
                let joined = between.map(|between| quote!(.join(#between)));
                if is_each {
                    how = format_ident!("each");
                }
                quote!({ let mut parts = Vec::<String>::new(); #(#parts)* parts #joined })
            } else {
                let arms = arms.iter().map(|(case, said)| {
                    let of = of.filter(|_| case.to_string() != "_").map(|of| quote!(#of::));
                    quote!(#of #case => { #said })
                });
                let matched = written.unwrap_or_else(|| quote!(::std::borrow::Borrow::borrow(&of)));
                quote!(match #matched { #(#arms)* })
            }
        };
        let kind = match how.to_string().as_str() {
            "message" => quote!(::banzuke_words::words::message::Message),
            "text" => quote!(&'static str),
            "each" => quote!(Vec<String>),
            _ => quote!(String),
        };
        let (kind, body) = match remedy {
            None => (kind, body),
            Some(remedy) => {
                let kind = quote!(::banzuke_words::words::message::Message);
                let body = quote!(#kind::new(#body, { #remedy }));
                (kind, body)
            }
        };
        let (kind, body) = match when {
            None => (kind, body),
            Some(when) => (quote!(Option<#kind>), quote!((#when).then(|| #body))),
        };
        let given = club
            .as_ref()
            .map(|it| quote!(#it: impl Into<::banzuke_words::words::message::Naming<'c>>));
        let more = Some(more).filter(|more| !more.is_empty());
        let arguments = match of {
            Some(of) => [Some(quote!(of: impl ::std::borrow::Borrow<#of>)), given, more],
            None => [more, given, None],
        };
        let arguments = arguments.into_iter().flatten();
        let (life, cx) = match club {
            None => {
                (None, quote!(let cx = ::banzuke_words::words::catalog::Told::from(self.voice);))
            }
            Some(club) => (
                Some(quote!(<'c>)),
                quote! {
                    let #club = #club.into();
                    let cx = ::banzuke_words::words::catalog::Told::of(self.voice, #club);
                },
            ),
        };
        Ok(quote! {
            pub fn #name #life (self, #(#arguments),*) -> #kind {
                let #say = self;
                #cx
                let _ = (#say, cx);
                #body
            }
        })
    }

    /// Reads a case or a condition with its sentence: `Waits(id, no) if … => waits(event = id, no);`.
    fn arm(&self, given: &mut Tokens, how: &Ident) -> Result<(TokenStream, TokenStream), Fault> {
        let mut pattern = TokenStream::new();
        let body = loop {
            pattern.extend(given.until(&["=", ";"]));
            if given.take(";") {
                let said;
                (pattern, said) = own_name(pattern);
                break self.said(&mut Tokens::of(said), how)?;
            }
            let sign = given.next()?;
            if !given.take(">") {
                pattern.extend([sign]);
                continue;
            }
            let is_own = given.is_group(Delimiter::Brace);
            let body =
                if is_own { given.group(Delimiter::Brace)?.rest() } else { self.said(given, how)? };
            given.need(";")?;
            break body;
        };
        Ok((pattern, body))
    }

    /// Reads a sentence with its facts: `waits(event = id)`. Those that are not named are variables, or fields of one
    /// value: `won(rank = 1, ..tally)`. After `+` stands the remedy, a sentence or code.
    fn said(&self, given: &mut Tokens, how: &Ident) -> Result<TokenStream, Fault> {
        let name = given.name()?;
        let (mut facts, mut whole) = (Vec::new(), None);
        if given.is_group(Delimiter::Parenthesis) {
            for mut fact in given.group(Delimiter::Parenthesis)?.parts() {
                if fact.take(".") {
                    fact.need(".")?;
                    whole = Some(fact.rest());
                    continue;
                }
                let name = fact.name()?;
                let value = if fact.take("=") { fact.rest() } else { name.to_token_stream() };
                facts.push((name, value));
            }
        }
        let (at, row) = self.row(&name)?;
        let value = |fact: &String| {
            let (fact, how) = parted(fact);
            let given = facts.iter().find(|(name, _)| *name == fact).map(|it| it.1.clone());
            let place = whole.as_ref().map(|whole| quote!(#whole.));
            let fact = format_ident!("{fact}", span = name.span());
            valued(&given.map_or_else(|| quote!((#place #fact)), |given| quote!((#given))), how)
        };
        let values: Vec<TokenStream> = row.facts.iter().map(value).collect();
        let is_known = |name: &Ident| row.facts.iter().any(|fact| *name == parted(fact).0);
        if !facts.iter().all(|(name, _)| is_known(name)) {
            return Err((name.span(), format!("{name} has these facts: {}", row.facts.join(", "))));
        }
        let values = (how != "text").then(|| quote!(&[#(#values),*]));
        if !given.take("+") {
            return Ok(quote!(Self::catalog().#how(cx, #at, #values)));
        }
        let remedy = self.remedy(given)?;
        Ok(quote! {
            ::banzuke_words::words::message::Message::new(Self::catalog().sentence(cx, #at, #values), { #remedy })
        })
    }

    /// Reads a remedy: a sentence or code.
    fn remedy(&self, given: &mut Tokens) -> Result<TokenStream, Fault> {
        if given.is_group(Delimiter::Brace) {
            return Ok(given.group(Delimiter::Brace)?.rest());
        }
        self.said(given, &format_ident!("sentence"))
    }
}

/// A case and the sentence with its name: `NoRounds(event)` says
/// `no_rounds`, and `SetTag(..)` says `set_tag(..of)`.
fn own_name(pattern: TokenStream) -> (TokenStream, TokenStream) {
    let mut parts = pattern.clone().into_iter();
    let case = parts.next();
    let mut name = String::new();
    for letter in case.iter().flat_map(|case| case.to_string().chars().collect::<Vec<_>>()) {
        name.extend((letter.is_ascii_uppercase() && !name.is_empty()).then_some('_'));
        name.push(letter.to_ascii_lowercase());
    }
    let name = Ident::new(&name, case.as_ref().map_or_else(Span::call_site, TokenTree::span));
    if parts.next().is_some_and(|inner| inner.to_string() == "(..)") {
        return (quote!(#case(of)), quote!(#name(..of)));
    }
    (pattern, quote!(#name))
}

/// The sentences that a language has for a row, in the order of the catalog, each with its facts.
fn asked(row: &Row) -> Vec<(String, Vec<&str>)> {
    let facts: Vec<&str> = row.facts.iter().map(|fact| parted(fact).0).collect();
    let part = if row.more.is_some() { '-' } else { '.' };
    let mut names: Vec<String> =
        row.cases.iter().map(|case| format!("{}{part}{case}", row.name)).collect();
    if names.is_empty() {
        names.push(row.name.clone());
    }
    let under = |name: &String| row.more.as_ref().map(|more| format!("{name}.{more}"));
    let names =
        names.into_iter().flat_map(|name| [under(&name), Some(name)].into_iter().rev().flatten());
    names.map(|name| (name, facts.clone())).collect()
}

/// A fact and its format: the number of decimals, or the method of the terms that formats it.
fn parted(fact: &str) -> (&str, Option<&str>) {
    fact.split_once('.').map_or((fact, None), |(fact, how)| (fact, Some(how)))
}

/// The type of a formatted fact, and the value as the method of the terms takes it.
fn taken(how: &str, value: &TokenStream) -> (TokenStream, TokenStream) {
    let same = |kind: TokenStream| {
        let taken = quote!(*::std::borrow::Borrow::<#kind>::borrow(&#value));
        (kind, taken)
    };
    match how {
        "day" | "full_day" => same(quote!(::banzuke_words::words::NaiveDate)),
        "clock" => same(quote!(::banzuke_words::words::DateTime<::banzuke_words::words::Utc>)),
        "table" | "at_table" => {
            (quote!(&str), quote!(::std::convert::AsRef::<str>::as_ref(&#value)))
        }
        "all" => (quote!(&[String]), quote!(::std::convert::AsRef::<[String]>::as_ref(&#value))),
        _ => same(quote!(f64)),
    }
}

fn valued(value: &TokenStream, how: Option<&str>) -> TokenStream {
    let value = match how {
        None => value.clone(),
        Some(how) => {
            let (_, value) = taken(how, value);
            if let Ok(digits) = how.parse::<usize>() {
                quote!(::banzuke_words::words::catalog::Decimals(#value, #digits))
            } else {
                let how = format_ident!("{how}");
                quote!(self.voice.words().term.#how(#value))
            }
        }
    };
    quote!(::banzuke_words::words::catalog::AsFact::fact(&#value))
}

/// The method of a row.
fn sentence(at: usize, row: &Row, kind: Option<&TokenStream>) -> TokenStream {
    let name = Ident::new(&row.name, Span::call_site());
    let facts = row.facts.iter().map(|fact| parted(fact)).map(|(fact, how)| {
        let fact = format_ident!("{fact}");
        let value = valued(&quote!(#fact), how);
        let kind = how.map(|how| taken(how, &value).0);
        let kind = kind.unwrap_or_else(|| quote!(impl ::banzuke_words::words::catalog::AsFact));
        (quote!(#fact: #kind), value)
    });
    let (facts, values): (Vec<_>, Vec<_>) = facts.unzip();
    let (of, at) = kind.map_or_else(
        || (None, quote!(#at)),
        |kind| {
            let each = 1 + usize::from(row.more.is_some());
            let places = row.cases.iter().enumerate().map(|(no, case)| {
                let (name, at) = (format_ident!("{case}"), at + each * no);
                let case = (case != "Otherwise").then(|| quote!(#kind::#name { .. }));
                let case = case.unwrap_or_else(|| quote!(_));
                quote!(#case => #at)
            });
            // A fact may be called so too.
            let of = Ident::new("of", Span::mixed_site());
            let at = quote!(match ::std::borrow::Borrow::borrow(&#of) { #(#places),* });
            (Some(quote!(#of: impl ::std::borrow::Borrow<#kind>,)), at)
        },
    );
    let (kind, said) = match row.more.as_deref() {
        Some("remedy") => (
            quote!(::banzuke_words::words::message::Message),
            quote!(message(self.voice, #at, &[#(#values),*])),
        ),
        Some(_) => (quote!(::banzuke_words::words::FieldWords), quote!(field(self.voice, #at))),
        None if facts.is_empty() => (quote!(&'static str), quote!(text(self.voice, #at))),
        None => (quote!(String), quote!(sentence(self.voice, #at, &[#(#values),*]))),
    };
    quote!(pub fn #name(self, #of #(#facts),*) -> #kind { Self::catalog().#said })
}
