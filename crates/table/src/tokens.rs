//! Tokens one after another.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};

/// Where something is wrong, and what.
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

    /// Takes the next one, if it is this sign or word.
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

    /// All up to one of these signs, which is not taken.
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
