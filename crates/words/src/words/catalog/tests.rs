use super::check::faults;
use super::*;

const ROWS: &[Row] = &[
    ("plain", &[]),
    ("hello", &["name"]),
    ("rows", &["count"]),
    ("phase.Open", &[]),
    ("phase.Closed", &[]),
    ("kind", &["is_new", "size"]),
];

const ENGLISH: &str = r#"
-program = Banzuke
# Over the list.
plain = Keys of { -program }
hello = Hello, { $name }.{" "}
rows = { $count ->
    [0] no rows
    [one] one row
   *[other] { NUMBER($count) } rows
}
phase =
    .Open = open
    .Closed = closed
kind = { $is_new ->
    [yes] new
   *[no] old
} by { $size ->
    [small] its size
   *[other] chance
}
"#;

const JAPANESE: &str = "
-program = 番付
plain = { -program }のキー
hello = { $nmae }さん
rows = { NUMBER($count) }行
phase =
    .Open = 受付中
";

static CATALOG: Catalog = Catalog::new("test", ROWS, [ENGLISH, JAPANESE, ""]);

fn place(name: &str) -> usize {
    ROWS.iter().position(|row| row.0 == name).expect("a row")
}

fn said(voice: Voice, name: &str, facts: &[&dyn AsFact]) -> String {
    let facts: Vec<Fact<'_>> = facts.iter().map(|it| it.fact()).collect();
    CATALOG.sentence(voice, place(name), &facts)
}

#[test]
fn a_sentence_is_said_with_its_facts() {
    let english = Voice::of(Language::English);
    assert_eq!(CATALOG.text(english, place("plain")), "Keys of Banzuke");
    assert_eq!(CATALOG.text(english, place("phase.Closed")), "closed");
    assert_eq!(said(english, "hello", &[&"Ada"]), "Hello, Ada. ");
    for (count, told) in [(0, "no rows"), (1, "one row"), (2, "2 rows"), (1234, "1,234 rows")] {
        assert_eq!(said(english, "rows", &[&count]), told);
    }
    assert_eq!(said(english, "kind", &[&true, &"small"]), "new by its size");
    assert_eq!(said(english, "kind", &[&false, &'x']), "old by chance");
}

#[test]
fn what_a_language_lacks_or_has_with_unknown_facts_is_said_in_english() {
    let japanese = Voice::of(Language::Japanese);
    assert_eq!(CATALOG.text(japanese, place("plain")), "番付のキー");
    assert_eq!(CATALOG.text(japanese, place("phase.Open")), "受付中");
    assert_eq!(CATALOG.text(japanese, place("phase.Closed")), "closed");
    assert_eq!(said(japanese, "hello", &[&"Ada"]), "Hello, Ada. ");
    assert_eq!(said(japanese, "rows", &[&1]), "1行");
}

fn told(text: &str) -> Vec<String> {
    let say = crate::words::ENGLISH.message.own_words;
    faults("words/xx/test.ftl", text, &CATALOG.asked()).iter().map(|it| say.fault(it)).collect()
}

#[test]
fn every_fault_of_a_file_is_told_with_its_line() {
    assert_eq!(told(ENGLISH), Vec::<String>::new());
    assert_eq!(
        told(JAPANESE),
        [
            "words/xx/test.ftl:4: the program gives no fact $nmae for the message hello; the program's own text is used",
            "words/xx/test.ftl:4: the message hello leaves out the fact $name",
            "words/xx/test.ftl:7: the message phase.Closed is missing",
            "words/xx/test.ftl:7: the message kind is missing",
        ]
    );
    let whole = |changed: &str, into: &str| told(&ENGLISH.replace(changed, into));
    assert_eq!(
        whole("plain = Keys", "plian = Keys"),
        [
            "words/xx/test.ftl:1: the message plain is missing",
            "words/xx/test.ftl:4: the program does not use the message plian"
        ]
    );
    assert_eq!(
        whole("{ -program }\n", "{ -programm }\n"),
        [
            "words/xx/test.ftl:2: the program does not use the message -program",
            "words/xx/test.ftl:4: the message plain refers to -programm, which does not exist; the program's own text is used"
        ]
    );
    assert_eq!(
        whole("NUMBER(", "MONEY("),
        [
            "words/xx/test.ftl:6: the message rows refers to MONEY(), which does not exist; the program's own text is used"
        ]
    );
    assert_eq!(
        whole("    .Closed", "    .Open = open\n    .Closed"),
        ["words/xx/test.ftl:13: the message phase.Open appears twice"]
    );
    assert_eq!(
        whole("# Over the list.\n", "# leaves out $name\nhello = Hi.\n#\n"),
        ["words/xx/test.ftl:7: the message hello appears twice"]
    );
    assert_eq!(
        whole("hello = Hello, { $name }", "hello = Hello, { $name"),
        [
            "words/xx/test.ftl:4: the message hello is missing",
            "words/xx/test.ftl:5: this cannot be read (Expected a token starting with \"}\"); the program's own text is used",
        ]
    );
}

#[test]
fn names_are_found_with_attributes() {
    static INDEX: Index = Index::new(
        "test",
        ["undo = Undo\n .hint = undo\n .also = revert", "undo = 取り消し\n .hint = 取消", ""],
    );
    let text = |name| INDEX.text(Voice::of(Language::Japanese), name);
    assert_eq!(
        ["undo", "undo.hint", "undo.also", "redo"].map(text),
        [Some("取り消し"), Some("取消"), Some("revert"), None]
    );
}
