//! A table of a page or a sheet: its columns, each with its heading and its cells.

use maud::{Markup, Render, html};

/// Rows with their columns.
pub(crate) struct Grid<'a, R> {
    rows: &'a [R],
    columns: Vec<Column<'a, R>>,
    /// The CSS class of the table.
    class: &'static str,
    /// The label of the search field above the table.
    search: Option<&'a str>,
    id: Option<Value<'a, R>>,
}

struct Column<'a, R> {
    heading: Markup,
    kind: Kind,
    cell: Box<dyn Fn(&R) -> Markup + 'a>,
    /// The value to sort by, if it differs from the cell's text.
    value: Option<Value<'a, R>>,
}

type Value<'a, R> = Box<dyn Fn(&R) -> Option<String> + 'a>;

/// The alignment and width of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Text,
    Number,
    Day,
    Scores,
    /// Names side by side, which need more room.
    Names,
    /// Aligned to the right, towards the column in the middle.
    Right,
    Middle,
    /// The subject of the row.
    Subject,
    SubjectNumber,
}

impl Kind {
    const fn class(self) -> Option<&'static str> {
        match self {
            Self::Text | Self::Subject => None,
            Self::Number | Self::SubjectNumber => Some("n"),
            Self::Day => Some("n day"),
            Self::Scores => Some("scores"),
            Self::Names => Some("names"),
            Self::Right => Some("r"),
            Self::Middle => Some("c"),
        }
    }

    /// The CSS class of the heading.
    const fn over(self) -> Option<&'static str> {
        match self {
            Self::Day => Some("n"),
            Self::Scores | Self::Names => None,
            other => other.class(),
        }
    }
}

impl<'a, R> Grid<'a, R> {
    pub(crate) fn of(rows: &'a [R]) -> Self {
        Self { rows, columns: Vec::new(), class: "", search: None, id: None }
    }

    /// Adds a column.
    pub(crate) fn with<C: Render>(
        mut self,
        kind: Kind,
        heading: impl Render,
        cell: impl Fn(&R) -> C + 'a,
    ) -> Self {
        let cell = move |row: &R| cell(row).render();
        let (heading, cell) = (heading.render(), Box::new(cell));
        self.columns.push(Column { heading, kind, cell, value: None });
        self
    }

    /// Adds a column if `shown`.
    pub(crate) fn with_if<C: Render>(
        self,
        shown: bool,
        kind: Kind,
        heading: impl Render,
        cell: impl Fn(&R) -> C + 'a,
    ) -> Self {
        if shown { self.with(kind, heading, cell) } else { self }
    }

    /// Sets the value by which the last column is sorted.
    pub(crate) fn by<V: ToString>(mut self, value: impl Fn(&R) -> Option<V> + 'a) -> Self {
        let value = move |row: &R| value(row).map(|value| value.to_string());
        if let Some(column) = self.columns.last_mut() {
            column.value = Some(Box::new(value));
        }
        self
    }

    pub(crate) fn classed(self, class: &'static str) -> Self {
        Self { class, ..self }
    }

    /// Lets readers sort the table, and search it if it is long.
    pub(crate) fn sortable(self, search: &'a str) -> Self {
        /// Longer tables have a search field.
        const SHORT: usize = 8;
        let search = (self.rows.len() > SHORT).then_some(search);
        Self { class: "sortable", search, ..self }
    }

    /// Gives each row an anchor for links.
    pub(crate) fn with_id(self, id: impl Fn(&R) -> Option<String> + 'a) -> Self {
        Self { id: Some(Box::new(id)), ..self }
    }

    fn cell(column: &Column<'a, R>, row: &R) -> Markup {
        let (class, content) = (column.kind.class(), (column.cell)(row));
        let value = column.value.as_ref().and_then(|value| value(row));
        html! {
            @if matches!(column.kind, Kind::Subject | Kind::SubjectNumber) {
                th class=[class] scope="row" { (content) }
            } @else {
                td class=[class] data-v=[value] { (content) }
            }
        }
    }
}

impl<R> Render for Grid<'_, R> {
    fn render(&self) -> Markup {
        let class = Some(self.class).filter(|class| !class.is_empty());
        html! {
            table class=[class] data-search=[self.search] {
                thead {
                    tr {
                        @for column in &self.columns {
                            th class=[column.kind.over()] scope="col" { (column.heading) }
                        }
                    }
                }
                tbody {
                    @for row in self.rows {
                        tr id=[self.id.as_ref().and_then(|id| id(row))] {
                            @for column in &self.columns { (Self::cell(column, row)) }
                        }
                    }
                }
            }
        }
    }
}

/// A cell that stays empty if the value is unknown.
pub(crate) fn known(value: Option<impl Render>) -> Markup {
    html! { @if let Some(value) = value { (value) } }
}
