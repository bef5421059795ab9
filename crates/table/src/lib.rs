//! Gives a table of words a method for each sentence of its English file, and for the sentences derived from them.

mod table;

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use table::Table;

/// The texts of a part of the program: tables of sentences by the names of their files, each with the smaller parts that it
/// holds, and what follows from the sentences behind it. A text that needs more is a method beside them.
///
/// - `pub HomeWords in "home" { rooms: { keys: KeyWords, plan: PlanWords in "plan" } phase[Phase]; day[Field].doc; }`: a method
///   for each sentence of `assets/en/home.ftl`, with its facts. `phase[Phase]` has a text for each case of a value, as the file
///   has them (`phase.Open`; `phase.Otherwise` for all others), and `act[pub Act]` makes the type of the cases, too; `.doc` the
///   label and the line of a field (`day-Begin`). A smaller table that has nothing more stands in its room.
/// - `fn peak(say; rating: f64) = highest(rating = written(rating));`: a sentence with facts that follow from what is given;
///   with names out of a club `fn pair(say, club; a: PlayerId) = pair_of(a);`.
/// - `fn fault(say: Fault) -> Message { Full(event); Waits(id, no) => waits(event = id); Other(why) => { say.why(why) }; }`:
///   a sentence for each case of a value, that of its own name where no other is named. `-> Text` is for texts without facts;
///   `left(who) + { say.way_back(who) }` says what to do behind what failed,
///   `-> Message + look_again { … }` what to do behind each.
/// - `fn won(say; of: &Tally) = wins(rank = 1, ..of);`: facts that are not named are the fields of a value; `SetTag(..);`
///   is a case said by the fields of what is in it. `fn gone(say; all: &[Call]) if (!all.is_empty()) = …;` may say nothing.
/// - `fn free(say; of: &[String]) match of { [] => free; some => kept_for(some); }`: a sentence by what is given.
/// - `fn told(say; fees: &Fees) each { if fees.are_asked() => rule(fees); for one in &fees.all => fee(one); _ => totals; }`:
///   sentences one after another, each where its condition holds (`parts` are those before it); `joined say.comma() { … }`
///   in one text.
/// - `headings = [player, due];`: texts in a row, `fields = [name, day].doc;` fields.
///
/// A fact is the variable of its name, or is named before its value. In the file `$share.2` is shown with two decimals, and
/// `$day.full_day` as the terms put it (`TermWords::full_day`).
#[proc_macro]
pub fn words(given: proc_macro::TokenStream) -> proc_macro::TokenStream {
    made(given.into()).into()
}

fn made(given: TokenStream) -> TokenStream {
    let (mut given, mut table, mut made) = (Tokens::of(given), None, TokenStream::new());
    while !given.is_done() {
        let item = item(&mut given, &mut table);
        made.extend(item.unwrap_or_else(|(at, why)| {
            // The rest of the item cannot be parsed.
            given.until(&[";"]);
            given.take(";");
            quote_spanned!(at=> ::core::compile_error!(#why);)
        }));
    }
    made
}

fn item(given: &mut Tokens, table: &mut Option<Table>) -> Result<TokenStream, Fault> {
    let about = given.attributes();
    if given.take("pub") {
        let (read, made) = Table::read(given, &about)?;
        *table = Some(read);
        return Ok(made);
    }
    let is_method = given.take("fn");
    let name = given.name()?;
    let Some(table) = table else {
        return Err((name.span(), "there is no table before it".to_owned()));
    };
    let methods = if is_method {
        table.method(given, &name)?
    } else {
        given.need("=")?;
        let texts = given.group(Delimiter::Bracket)?.parts();
        let (texts, all) = (texts.iter().map(Tokens::rest), texts.len());
        let is_text = !given.take(".");
        given.until(&[";"]);
        given.need(";")?;
        let kind =
            if is_text { quote!(&'static str) } else { quote!(::banzuke_words::words::FieldWords) };
        quote!(pub fn #name(self) -> [#kind; #all] { [#(self.#texts()),*] })
    };
    Ok(table.with(&quote!(#about #methods)))
}

/// The place of a fault, and its message.
pub(crate) type Fault = (Span, String);

pub(crate) struct Tokens {
    all: Vec<TokenTree>,
    at: usize,
}

impl Tokens {
    pub(crate) fn of(stream: TokenStream) -> Self {
        Self { all: stream.into_iter().collect(), at: 0 }
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.at == self.all.len()
    }

    pub(crate) fn peek(&self) -> Option<&TokenTree> {
        self.all.get(self.at)
    }

    pub(crate) fn rest(&self) -> TokenStream {
        self.all.iter().skip(self.at).cloned().collect()
    }

    pub(crate) fn next(&mut self) -> Result<TokenTree, Fault> {
        let next = self.peek().cloned();
        self.at += usize::from(next.is_some());
        next.ok_or_else(|| (Span::call_site(), "something is missing".to_owned()))
    }

    /// Takes the next token if it is this sign or word.
    pub(crate) fn take(&mut self, sign: &str) -> bool {
        let is_it = self.peek().is_some_and(|next| next.to_string() == sign);
        self.at += usize::from(is_it);
        is_it
    }

    pub(crate) fn need(&mut self, sign: &str) -> Result<(), Fault> {
        if self.take(sign) {
            Ok(())
        } else {
            Err((self.next()?.span(), format!("here should be {sign}")))
        }
    }

    pub(crate) fn name(&mut self) -> Result<Ident, Fault> {
        match self.next()? {
            TokenTree::Ident(name) => Ok(name),
            other => Err((other.span(), "here should be a name".to_owned())),
        }
    }

    pub(crate) fn is_group(&self, delimiter: Delimiter) -> bool {
        matches!(self.peek(), Some(TokenTree::Group(it)) if it.delimiter() == delimiter)
    }

    pub(crate) fn group(&mut self, delimiter: Delimiter) -> Result<Self, Fault> {
        match self.next()? {
            TokenTree::Group(it) if it.delimiter() == delimiter => Ok(Self::of(it.stream())),
            other => Err((other.span(), format!("here should be {delimiter:?}"))),
        }
    }

    /// Takes all tokens up to one of these signs, which is not taken.
    pub(crate) fn until(&mut self, signs: &[&str]) -> TokenStream {
        let begins = self.at;
        while self.peek().is_some_and(|next| !signs.contains(&&*next.to_string())) {
            self.at += 1;
        }
        self.from(begins)
    }

    pub(crate) fn until_group(&mut self, delimiter: Delimiter) -> TokenStream {
        let begins = self.at;
        while !self.is_done() && !self.is_group(delimiter) {
            self.at += 1;
        }
        self.from(begins)
    }

    fn from(&self, begins: usize) -> TokenStream {
        self.all.get(begins..self.at).unwrap_or_default().iter().cloned().collect()
    }

    /// The parts between commas.
    pub(crate) fn parts(mut self) -> Vec<Self> {
        let mut parts = Vec::new();
        while !self.is_done() {
            parts.push(Self::of(self.until(&[","])));
            self.take(",");
        }
        parts
    }

    pub(crate) fn attributes(&mut self) -> TokenStream {
        let begins = self.at;
        while self.take("#") {
            self.at += 1;
        }
        self.from(begins)
    }
}

#[cfg(test)]
mod tests;
