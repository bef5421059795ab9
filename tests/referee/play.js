// A bracket as a list of matches { key, part, column, slots, resets }, each slot being one of
// { entrant }, { winner: key }, { loser: key }; every match comes after those that feed it.

/** Plays a bracket out; `wins(a, b)` says whether seed a beats seed b. */
function play(matches, wins) {
  const ends = new Map();
  const played = [];
  for (const match of matches) {
    const decider = played.find((one) => one.key === match.resets);
    if (decider && decider.winner === decider.sides[0]) continue;
    const sides = match.slots.map((slot) =>
      slot.entrant ?? (slot.winner !== undefined ? ends.get(slot.winner).winner : ends.get(slot.loser).loser));
    const [winner, loser] = wins(...sides) ? sides : [...sides].reverse();
    ends.set(match.key, { winner, loser });
    played.push({ ...match, sides, winner, loser });
  }
  return played;
}

const pair = (sides) => [...sides].sort((a, b) => a - b).join("-");

/** Who meets whom where, as sorted lines "part column pair". */
const meetings = (played, parts) =>
  played
    .filter((one) => parts.includes(one.part))
    .map((one) => `${one.part} ${one.column} ${pair(one.sides)}`)
    .sort();

/** The pairs of the first column. */
const firstRound = (matches) =>
  matches
    .filter((one) => one.part === "main" && one.column === 0)
    .map((one) => pair(one.slots.map((slot) => slot.entrant)))
    .sort();

/** Seeds that do not play in the first column. */
function byes(matches, n) {
  const playing = new Set(firstRound(matches).flatMap((text) => text.split("-").map(Number)));
  return Array.from({ length: n }, (_, at) => at + 1).filter((seed) => !playing.has(seed));
}

/** Meetings in the losers' bracket of two who have met before. */
function rematches(played) {
  const met = new Set();
  let again = 0;
  for (const one of played) {
    if (one.part === "losers" && met.has(pair(one.sides))) again += 1;
    met.add(pair(one.sides));
  }
  return again;
}

/** The first losers' round, empty ones counted, in which two can meet again; from the edges. */
function firstRematch(matches) {
  const next = new Map();
  const edge = (slot) => (slot.winner !== undefined ? `w${slot.winner}` : `l${slot.loser}`);
  for (const one of matches) for (const slot of one.slots) next.set(edge(slot), one);
  const way = (from) => {
    const found = [];
    for (let one = next.get(from); one; one = next.get(`w${one.key}`)) found.push(one);
    return found;
  };
  let first = Infinity;
  for (const one of matches.filter((match) => match.part === "main")) {
    const early = way(`l${one.key}`);
    for (const later of way(`w${one.key}`).filter((match) => match.part === "main")) {
      const late = new Set(way(`l${later.key}`).map((match) => match.key));
      const meets = early.find((match) => late.has(match.key));
      if (meets && meets.part === "losers") first = Math.min(first, meets.column + 1);
    }
  }
  return first;
}

module.exports = { play, meetings, firstRound, byes, rematches, firstRematch };
