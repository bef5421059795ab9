// Draws 2 to 64 entrants with brackets-manager and compares with our structures; README.md says
// how to run it and what came of it. Ends with 1 if anything differs that must not.

const fs = require("node:fs");
const path = require("node:path");
const { play, meetings, firstRound, byes, rematches, firstRematch } = require("./play");
const { draw, drawn, edges, playThere } = require("./theirs");

const FILE = path.join(__dirname, "../../target/tmp/structures.json");
const WAYS = {
  single: ["single_elimination", {}],
  third_place: ["single_elimination", { consolationFinal: true }],
  double: ["double_elimination", { grandFinal: "simple" }],
  double_reset: ["double_elimination", { grandFinal: "double" }],
};
/** What our drop order and their reset match make different, on purpose. */
const MAY_DIFFER = /losers' meetings|nothing is ready/;
const favourites = (a, b) => a < b;
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** The same luck on every machine: mulberry32. */
function luck(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % 2 === 0;
  };
}

async function main() {
  const structures = JSON.parse(fs.readFileSync(FILE, "utf8"));
  const ours = (n, way) => structures[n][way].map((one) => ({ key: one.no, ...one }));
  const theirs = {};
  const agree = {};
  const say = (way, what, n, holds) => {
    const key = `${way}, ${what}`;
    agree[key] ??= { yes: 0, no: [] };
    if (holds) agree[key].yes += 1;
    else agree[key].no.push(n);
  };
  for (let n = 2; n <= 64; n += 1) {
    for (const [way, [type, settings]] of Object.entries(WAYS)) {
      const stage = await draw(n, type, settings).catch(() => null);
      say(way, "drawn at all", n, stage !== null);
      if (stage === null) continue;
      const [mine, other] = [ours(n, way), edges(await drawn(stage, type), type)];
      theirs[`${n} ${way}`] = other;
      const [here, there] = [play(mine, favourites), play(other, favourites)];
      say(way, "number of matches", n, mine.length === other.length);
      say(way, "pairs of the first round", n, same(firstRound(mine), firstRound(other)));
      say(way, "byes", n, same(byes(mine, n), byes(other, n)));
      const parts = type === "single_elimination" ? ["main"] : ["main", "losers"];
      say(way, "rounds of the winners' meetings, favourites winning", n, same(meetings(here, ["main"]), meetings(there, ["main"])));
      if (parts.length === 2)
        say(way, "losers' meetings, favourites winning", n, same(meetings(here, ["losers"]), meetings(there, ["losers"])));
      const { met, open } = await playThere(stage, type, favourites);
      const pairs = (list) => list.map((one) => [...one.sides].sort((a, b) => a - b).join("-")).sort();
      say(way, "(their edges are read as their manager plays them)", n, same(pairs(met), pairs(there)));
      say(way, "(nothing is ready when all is decided)", n, open.length === 0);
    }
  }
  for (const [what, { yes, no }] of Object.entries(agree))
    console.log(`${what}: ${yes} of ${yes + no.length}${no.length ? `; not ${no.length > 8 ? `${no.slice(0, 8)} …` : no}` : ""}`);
  console.log("\n| places | first rematch possible in losers' round: ours, theirs | rematches in 2,000 brackets of luck: ours, theirs |");
  for (const n of [4, 8, 16, 32, 64]) {
    const both = [ours(n, "double"), theirs[`${n} double`]];
    const again = both.map((matches) => {
      let sum = 0;
      for (let seed = 1; seed <= 2000; seed += 1) sum += rematches(play(matches, luck(seed)));
      return sum;
    });
    console.log(`| ${n} | ${both.map(firstRematch).join(", ")} | ${again.join(", ")} |`);
  }
  const sizes = Array.from({ length: 62 }, (_, at) => at + 3);
  const later = sizes.filter((n) => firstRematch(ours(n, "double")) > firstRematch(theirs[`${n} double`]));
  const sooner = sizes.filter((n) => firstRematch(ours(n, "double")) < firstRematch(theirs[`${n} double`]));
  console.log(`\nour first rematch is later than theirs at ${later.length} sizes, sooner at ${sooner.length}`);
  const wrong = Object.entries(agree).filter(([what, { no }]) => !MAY_DIFFER.test(what) && no.some((n) => n > 2));
  for (const [what] of wrong) console.error(`differs where it must not: ${what}`);
  if (wrong.length || sooner.length) process.exitCode = 1;
}

main();
