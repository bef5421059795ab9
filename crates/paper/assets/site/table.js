// Sorts and searches the tables of this page; without it they are complete and in their own order.
"use strict";

function valueOf(row, column) {
  const cell = row.cells[column];
  const text = cell.dataset.v !== undefined ? cell.dataset.v : cell.textContent.trim();
  const number = Number(text.replace("−", "-"));
  return text === "" || Number.isNaN(number) ? text : number;
}

function compare(a, b) {
  if (a === "" || b === "") return a === b ? 0 : a === "" ? 1 : -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), document.documentElement.lang);
}

function sortBy(table, heading, column) {
  const body = table.tBodies[0];
  const first = heading.classList.contains("n") && column > 0 ? "descending" : "ascending";
  const turned = { ascending: "descending", descending: "ascending" };
  const order = turned[heading.getAttribute("aria-sort")] || first;
  for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
  heading.setAttribute("aria-sort", order);
  const sign = order === "ascending" ? 1 : -1;
  const rows = Array.from(body.rows, (row) => [valueOf(row, column), row]);
  rows.sort(([a], [b]) => (a === "" || b === "" ? compare(a, b) : sign * compare(a, b)));
  body.append(...rows.map(([, row]) => row));
}

for (const table of document.querySelectorAll("table.sortable")) {
  Array.from(table.tHead.rows[0].cells).forEach((heading, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...heading.childNodes);
    button.addEventListener("click", () => sortBy(table, heading, column));
    heading.append(button);
  });
  if (!table.dataset.search) continue;
  const label = document.createElement("label");
  label.className = "search";
  const input = document.createElement("input");
  input.type = "search";
  input.placeholder = table.dataset.search;
  input.setAttribute("aria-label", table.dataset.search);
  label.append(input);
  table.closest(".wide").before(label);
  input.addEventListener("input", () => {
    const words = input.value.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of table.tBodies[0].rows) {
      const text = row.textContent.normalize("NFKC").toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
  });
}
