//! A JSON array of objects, one a line, keys in the order of the columns.

use std::io::{self, Write};

use serde::ser::{Serialize, SerializeMap as _, Serializer};

use super::{Cell, Column, Sheet};

pub(super) fn write(sheet: &Sheet, out: &mut dyn Write) -> io::Result<()> {
    out.write_all(b"[")?;
    for (at, cells) in sheet.rows.iter().enumerate() {
        out.write_all(if at == 0 { b"\n" } else { b",\n" })?;
        serde_json::to_writer(&mut *out, &Row { columns: &sheet.columns, cells })?;
    }
    out.write_all(b"\n]\n")
}

struct Row<'a> {
    columns: &'a [Column],
    cells: &'a [Cell],
}

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.cells.len()))?;
        for (column, cell) in self.columns.iter().map(Column::to_string).zip(self.cells) {
            match cell {
                Cell::Empty => map.serialize_entry(&column, &())?,
                Cell::Text(text) => map.serialize_entry(&column, text)?,
                Cell::Term(term) => map.serialize_entry(&column, &term.to_string())?,
                Cell::Whole(number) => map.serialize_entry(&column, number)?,
                Cell::Rating(number)
                | Cell::Provisional(number)
                | Cell::Share(number)
                | Cell::Points(number) => {
                    // −0 is 0.
                    map.serialize_entry(&column, &(number + 0.0))?;
                }
                Cell::Day(day) => map.serialize_entry(&column, day)?,
            }
        }
        map.end()
    }
}
