//! Gives a table of words a method for each sentence of its English file.

use std::path::Path;

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// `table! { [rows] Name "subject" { more rows } cases }` calls `rows!` with the rows of `assets/en/subject.ftl` in
/// the crate that asks, those behind them, and the cases.
#[proc_macro]
pub fn table(given: TokenStream) -> TokenStream {
    read(given).unwrap_or_else(|why| {
        format!("::core::compile_error!({why:?});").parse().unwrap_or_default()
    })
}

fn read(given: TokenStream) -> Result<TokenStream, String> {
    let mut given = given.into_iter();
    let (Some(TokenTree::Group(rows)), Some(name), Some(subject), Some(TokenTree::Group(more))) =
        (given.next(), given.next(), given.next(), given.next())
    else {
        return Err("a table is [rows] Name \"subject\" { rows } cases".to_owned());
    };
    let home = std::env::var("CARGO_MANIFEST_DIR").map_err(|why| why.to_string())?;
    let file = format!("assets/en/{}.ftl", subject.to_string().trim_matches('"'));
    let text = std::fs::read_to_string(Path::new(&home).join(&file))
        .map_err(|why| format!("{file}: {why}"))?;
    let told = banzuke_fluent::table::rows(&text).map_err(|why| format!("{file}: {why}"))?;
    let own: TokenStream = told.parse().map_err(|why| format!("{file}: {why}"))?;
    let all: TokenStream = own.into_iter().chain(more.stream()).collect();
    let all = TokenTree::Group(Group::new(Delimiter::Brace, all));
    let call = [name, subject, all].into_iter().chain(given).collect();
    let call = TokenTree::Group(Group::new(Delimiter::Brace, call));
    let sign = TokenTree::Punct(proc_macro::Punct::new('!', proc_macro::Spacing::Alone));
    Ok(rows.stream().into_iter().chain([sign, call]).collect())
}
