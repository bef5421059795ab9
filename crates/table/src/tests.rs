use proc_macro2::{TokenStream, TokenTree};

use crate::made;

/// The generated code for a text, without spaces and line ends.
fn code(text: &str) -> String {
    let given: TokenStream = text.parse().expect("tokens");
    made(given).to_string().replace([' ', '\n'], "")
}

/// The compile errors for a text.
fn faults(text: &str) -> Vec<String> {
    let given: TokenStream = text.parse().expect("tokens");
    let all: Vec<TokenTree> = made(given).into_iter().collect();
    let said = all.windows(3).filter(|three| three[0].to_string() == "compile_error");
    said.map(|three| three[2].to_string().trim_matches(['(', ')', '"']).to_owned()).collect()
}

fn with(methods: &str) -> String {
    format!("pub TrialWords in \"trial\" {{ phase[Phase]; }} {methods}")
}

#[test]
fn a_table_has_a_method_for_each_sentence() {
    let code = code(&with("fn peak(say; of: &Game) = won(share = of.share, name = &of.name);"));
    assert!(!code.contains("compile_error"), "{code}");
    assert!(code.contains("pubfntitle(self,)->&'staticstr"), "{code}");
    let given = "pubfnwon(self,name:impl::banzuke_words::words::catalog::AsFact,share:f64)->String";
    assert!(code.contains(given), "{code}");
    // Named facts are put in the order of the file.
    let peak = code.split("pubfnpeak").nth(1).expect("the method");
    assert!(peak.find("&of.name") < peak.find("of.share"), "{peak}");
}

#[test]
fn a_smaller_table_stands_in_its_room() {
    let code =
        code("pub AllWords { rooms: { trial: PlainWords in \"plain\", other: OtherWords } }");
    assert!(code.contains("pubtrial:PlainWords,pubother:OtherWords"), "{code}");
    let plain = code.split("pubstructPlainWords").nth(1).expect("the table");
    assert!(plain.contains("pubfntitle("), "{plain}");
}

#[test]
fn sentences_stand_one_after_another() {
    let told = "if of.all > 0 => title; for one in &of.names => won(name = one, share = 1.0);";
    let code = code(&with(&format!("fn told(say; of: &All) joined \", \" {{ {told} }}")));
    let told = code.split("pubfntold").nth(1).expect("the method");
    let at = |text: &str| told.find(text).unwrap_or_else(|| panic!("{told}: {text}"));
    assert!(at("ifof.all>0{parts.push(") < at("foronein&of.names{parts.push("), "{told}");
    assert!(told.contains("parts.join(\",\")"), "{told}");
}

#[test]
fn facts_are_variables_or_fields_of_a_value() {
    let code_of = code(&with("fn best(say; name: &str, of: &Game) = won(share = of.share);"));
    let best = code_of.split("pubfnbest").nth(1).expect("the method");
    assert!(best.contains("&(name)") && best.contains("(of.share)"), "{best}");
    let code = code(&with("fn best(say; of: &Game) if (of.ended) = won(name = 1, ..of);"));
    let best = code.split("pubfnbest").nth(1).expect("the method");
    assert!(best.contains("(of.share)") && !best.contains("(of.name)"), "{best}");
    assert!(best.contains("->Option<String>") && best.contains("(of.ended).then("), "{best}");
}

#[test]
fn a_case_is_said_by_the_fields_of_what_is_in_it() {
    let code =
        code(&with("fn told(say: Act) { Won(..); Title => title + won(name = 1, share = 2.0); }"));
    let told = code.split("pubfntold").nth(1).expect("the method");
    assert!(told.contains("Act::Won(of)=>") && told.contains("(of.name)"), "{told}");
    let message =
        "Message::new(Self::catalog().sentence(cx,0usize,&[]),{Self::catalog().sentence(cx,1usize";
    assert!(told.contains(message), "{told}");
}

#[test]
fn one_remedy_is_for_all_cases() {
    let code = code(&with("fn told(say; of: &Act) -> Message + title match of { _ => title; }"));
    assert!(code.contains("Message::new(matchof{_=>{Self"), "{code}");
}

#[test]
fn a_table_makes_the_type_of_its_cases() {
    let code = code("pub TrialWords in \"trial\" { phase[pub Phase]; }");
    assert!(code.contains("pubenumPhase{Open,Closed}"), "{code}");
}

#[test]
fn a_fact_is_put_as_the_terms_put_it() {
    let code = code(&with(""));
    let held = code.split("pubfnheld").nth(1).expect("the method");
    assert!(held.contains("day:::banzuke_words::words::NaiveDate"), "{held}");
    assert!(held.contains("self.voice.words().term.full_day("), "{held}");
}

#[test]
fn the_compiler_finds_a_case_that_the_file_lacks() {
    let code = code(&with(""));
    let phase = code.split("pubfnphase").nth(1).expect("the method");
    assert!(phase.contains("Phase::Open{..}=>2usize,Phase::Closed{..}=>3usize}"), "{phase}");
}

#[test]
fn a_fault_of_a_table_is_told() {
    assert_eq!(faults(&with("")), Vec::<String>::new());
    let said = |methods: &str| faults(&with(methods)).concat();
    assert_eq!(said("fn a(say) = lost();"), "trial.ftl has no lost");
    let another = said("fn a(say; name: &str, all: f64) = won(name, all);");
    assert_eq!(another, "won has these facts: name, share.1");
    assert_eq!(faults("fn a(say) = title;"), ["there is no table before it"]);
    let cases = faults("pub TrialWords in \"trial\";");
    assert_eq!(cases, ["phase has the cases of a type in one place alone"]);
    let kinds = faults("pub TrialWords in \"trial\" { phase[Phase]; tie[Tie]; }");
    assert_eq!(kinds, ["trial.ftl has no tie"]);
    assert!(faults("pub TrialWords in \"trail\";").concat().starts_with("assets/en/trail.ftl: "));
}
