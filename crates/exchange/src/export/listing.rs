//! The columns of a subject's list: one row a column, for every medium that shows it.

use super::{Cell, Column, Sheet};

/// A medium that shows lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Data files, workbooks, and sheets made of them.
    Data,
    /// A page of a site.
    Page,
    /// A terminal of at least so many columns.
    Terminal(u16),
}

/// How wide a column is where texts stand under each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Figures to the right, in so many columns of a terminal.
    Figures(u16),
    /// Figures to the right, around the names: they go where names would be cut.
    FiguresAround,
    /// Names.
    Names,
    /// Texts around the names.
    Around,
}

/// A subject that is listed, a line each.
pub trait Listed {
    type Line<'a>;
}

/// A column of a list.
pub struct ListColumn<L: Listed> {
    pub name: Column,
    /// The media that show it.
    pub shown: &'static [Medium],
    pub extent: Extent,
    /// The cell of a line.
    pub cell: for<'a> fn(&L::Line<'a>) -> Cell,
}

impl<L: Listed> ListColumn<L> {
    pub(super) fn new(
        name: Column,
        shown: &'static [Medium],
        extent: Extent,
        cell: for<'a> fn(&L::Line<'a>) -> Cell,
    ) -> Self {
        Self { name, shown, extent, cell }
    }

    /// Whether figures stand under figures.
    pub fn is_of_figures(&self) -> bool {
        matches!(self.extent, Extent::Figures(_) | Extent::FiguresAround)
    }

    fn is_shown_on(&self, medium: Medium) -> bool {
        self.shown.iter().any(|one| match (one, medium) {
            (Medium::Terminal(from), Medium::Terminal(columns)) => *from <= columns,
            (one, medium) => *one == medium,
        })
    }
}

/// The columns that a medium shows, in their order.
pub fn shown_on<L: Listed>(columns: Vec<ListColumn<L>>, medium: Medium) -> Vec<ListColumn<L>> {
    columns.into_iter().filter(|one| one.is_shown_on(medium)).collect()
}

impl Sheet {
    /// The list as data.
    pub(super) fn of_list<'a, L: Listed>(
        columns: Vec<ListColumn<L>>,
        lines: impl Iterator<Item = L::Line<'a>>,
    ) -> Self {
        let columns = shown_on(columns, Medium::Data);
        let row = |line| columns.iter().map(|column| (column.cell)(&line)).collect();
        Self::new(
            &columns.iter().map(|one| one.name.clone()).collect::<Vec<_>>(),
            lines.map(row).collect(),
        )
    }
}
