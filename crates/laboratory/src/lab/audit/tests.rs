use std::path::Path;

use super::*;

const HOME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn every_row_is_whole() {
    for row in rows() {
        let texts = [row.place, row.what[0], row.what[1], row.done_by];
        assert!(texts.iter().all(|text| !text.is_empty()), "{row:?}");
        assert_eq!(row.remark[0].is_empty(), row.remark[1].is_empty(), "{row:?}");
        let needs = matches!(row.verdict(), Verdict::Differs | Verdict::InPart);
        assert!(!needs || !row.remark[0].is_empty(), "{row:?} needs a remark");
        let (figures, printed) = (row.figures().len(), row.printed.split_whitespace().count());
        let is_state = matches!(row.here, Here::State(_));
        assert!(is_state || printed == 0 || figures == printed, "{row:?}: {figures} figures");
    }
}

/// What is named as a file is one; figures of long runs stand in the document that is named for them.
#[test]
fn files_are_there_and_recorded_figures_are_recorded() {
    for row in rows() {
        if row.done_by.contains('/') {
            assert!(Path::new(HOME).join(row.done_by).exists(), "{}", row.done_by);
        }
        let Here::Recorded { document, figures } = &row.here else { continue };
        let text = std::fs::read_to_string(Path::new(HOME).join("docs").join(document));
        let text = text.expect("a document");
        for one in figures {
            assert!(text.contains(one.text), "{} is not in {document}", one.text);
        }
    }
}

/// S2's tables of differences and ratios follow from its tables of points; S1's errors but one from its ratings.
#[test]
fn the_documents_agree_with_themselves_but_where_it_is_said() {
    let rows = rows();
    let derived = rows.iter().filter(|row| row.place.starts_with("S2") && row.figures().len() > 2);
    let wrong: Vec<_> = derived.filter(|row| row.verdict() != Verdict::Equal).collect();
    assert_eq!(wrong, Vec::<&Row>::new());
    let table_4 = rows.iter().find(|row| row.place == "S1 table 4").expect("a row");
    let off = table_4.figures().into_iter().filter(|one| one.differs());
    assert_eq!(
        off.map(|one| (one.printed, one.written())).collect::<Vec<_>>(),
        [(Some(202.0), "172".to_owned())]
    );
}
