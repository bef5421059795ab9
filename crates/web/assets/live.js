// Puts what has changed in place, and turns the slides of the wall; without it a page is complete and stands still.
"use strict";

const main = document.getElementById("content");
const offline = document.getElementById("offline");
const seconds = Number(document.body.dataset.seconds || 0);
const held = "a, button, input, summary";
let slide = 0;
let last = "";
let late = null;
let source;
let again;

function slides() {
  return Array.from(main.querySelectorAll(".slide"));
}

function show() {
  const all = slides();
  if (seconds === 0 || all.length === 0) return;
  slide %= all.length;
  all.forEach((one, at) => { one.hidden = at !== slide; });
  main.dataset.slide = all.length > 1 ? `${slide + 1} / ${all.length}` : "";
}

// What a reader holds stays: where the page and its wide parts are scrolled to, the focus, what is unfolded, what was typed
// and chosen. As long as something is being typed or chosen, the newest change waits.
function put(html) {
  const wide = () => Array.from(main.querySelectorAll(".wide, .drawing"));
  const folded = () => Array.from(main.querySelectorAll("details"));
  const inputs = () => Array.from(main.querySelectorAll("input"));
  const active = document.activeElement;
  late = main.contains(active) && active.matches("input") ? html : null;
  if (late !== null) return;
  const focus = main.contains(active)
    ? { address: active.getAttribute("href"), at: Array.from(main.querySelectorAll(held)).indexOf(active) }
    : null;
  const scrolled = wide().map((one) => one.scrollLeft);
  const open = folded().map((one) => one.open);
  const filled = inputs().filter((one) => one.type !== "radio" || one.checked);
  const [x, y] = [window.scrollX, window.scrollY];
  main.innerHTML = html;
  wide().forEach((one, at) => { one.scrollLeft = scrolled[at] || 0; });
  folded().forEach((one, at) => { one.open = Boolean(open[at]); });
  inputs().forEach((one) => {
    const same = filled.find((other) => other.name === one.name);
    if (same && one.type === "radio") one.checked = same.value === one.value;
    else if (same) one.value = same.value;
  });
  show();
  if (focus !== null) {
    const all = Array.from(main.querySelectorAll(held));
    const same = focus.address !== null && all.find((one) => one.getAttribute("href") === focus.address);
    const next = same || all[Math.min(focus.at, all.length - 1)];
    if (next) next.focus({ preventScroll: true });
  }
  window.scrollTo(x, y);
}

function tell(isOffline) {
  offline.textContent = isOffline ? offline.dataset.said : "";
}

function listen() {
  const page = encodeURIComponent(location.pathname + location.search);
  source = new EventSource(`/stream?page=${page}&seen=${last || main.dataset.seen}`);
  source.onopen = () => tell(false);
  source.onmessage = (event) => {
    last = event.lastEventId;
    put(event.data);
  };
  source.onerror = () => {
    tell(true);
    // A browser gives up where the answer was no stream.
    if (source.readyState === EventSource.CLOSED) again = setTimeout(listen, 5000);
  };
}

// A browser keeps pages that were left, with their streams, and opens only a few lines to one host.
function leave() {
  clearTimeout(again);
  source.close();
}

if (main.dataset.seen) {
  listen();
  addEventListener("pagehide", leave);
  // A button that was pressed on leaving a field does its work first.
  main.addEventListener("focusout", () => setTimeout(() => { if (late !== null) put(late); }, 1000));
  addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
  show();
  if (seconds > 0) setInterval(() => { slide += 1; show(); }, seconds * 1000);
}
