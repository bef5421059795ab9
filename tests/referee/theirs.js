// The brackets of brackets-manager, as the lists of matches that play.js describes.

const { BracketsManager } = require("brackets-manager");
const { InMemoryDatabase } = require("brackets-memory-db");

/** Draws a stage; its seeds are called "1", "2" …, and places beyond them are byes. */
async function draw(n, type, settings) {
  const db = new InMemoryDatabase();
  const manager = new BracketsManager(db);
  const size = 2 ** Math.ceil(Math.log2(n));
  const seeding = Array.from({ length: size }, (_, at) => (at < n ? String(at + 1) : null));
  const settled = { seedOrdering: ["inner_outer"], ...settings };
  await manager.create.stage({ tournamentId: 0, name: "cup", type, seeding, settings: settled });
  return { db, manager };
}

const PARTS = {
  single_elimination: { 1: "main", 2: "third" },
  double_elimination: { 1: "main", 2: "losers", 3: "final" },
};

/** Everything that is drawn, by part, round and number, with the seeds' names. */
async function drawn({ db }, type) {
  const [matches, rounds, groups, people] = await Promise.all(
    ["match", "round", "group", "participant"].map((table) => db.select(table)));
  const by = (list) => new Map(list.map((one) => [one.id, one]));
  const [round, group, person] = [rounds, groups, people].map(by);
  return matches.map((one) => ({
    id: one.id,
    part: PARTS[type][group.get(one.group_id).number],
    round: round.get(one.round_id).number,
    number: one.number,
    status: one.status,
    opponents: [one.opponent1, one.opponent2].map(
      (it) => it && { ...it, seed: it.id === null ? undefined : Number(person.get(it.id).name) }),
  }));
}

/** The edges: where a slot is filled from, byes passed through. */
function edges(all, type) {
  const find = (part, round, number) =>
    all.find((one) => one.part === part && one.round === round && one.number === number);
  const last = Math.max(...all.filter((one) => one.part === "main").map((one) => one.round));
  const lastLosers = Math.max(0, ...all.filter((one) => one.part === "losers").map((one) => one.round));
  const real = (match) => match.opponents.every((it) => it !== null);
  const out = (match) => {
    if (real(match)) return { winner: match.id };
    const side = match.opponents.findIndex((it) => it !== null);
    return side < 0 ? null : source(match, side);
  };
  const loser = (match) => (match && real(match) ? { loser: match.id } : null);
  function source(match, side) {
    const { part, round, number } = match;
    const opponent = match.opponents[side];
    if (opponent === null) return null;
    const before = 2 * number - 1 + side;
    if (part === "main") return round === 1 ? { entrant: opponent.seed } : out(find("main", round - 1, before));
    if (part === "third") return loser(find("main", last - 1, side + 1));
    if (part === "final" && round === 1)
      return side === 0 ? out(find("main", last, 1)) : out(find("losers", lastLosers, 1));
    if (part === "final") return { [side === 0 ? "loser" : "winner"]: find("final", 1, 1).id };
    if (round === 1) return loser(find("main", 1, opponent.position));
    if (round % 2 === 1) return out(find("losers", round - 1, before));
    return side === 0 ? loser(find("main", round / 2 + 1, opponent.position)) : out(find("losers", round - 1, number));
  }
  const order = (one) => {
    if (one.part === "final") return 1000 + one.round;
    if (one.part === "third") return 1000;
    return one.part === "main" ? 4 * one.round : 2 * one.round + 5.5;
  };
  return all
    .filter(real)
    .sort((a, b) => order(a) - order(b) || a.number - b.number)
    .map((one) => ({
      key: one.id,
      part: one.part === "final" || one.part === "third" ? "main" : one.part,
      column: one.part === "final" ? last - 1 + one.round : one.part === "third" ? last - 1 : one.round - 1,
      slots: [0, 1].map((side) => source(one, side)),
      resets: one.part === "final" && one.round === 2 ? find("final", 1, 1).id : null,
    }));
}

/** Plays a stage with its own manager; gives who met, and what is still open in the end. */
async function playThere(stage, type, wins) {
  const met = [];
  for (;;) {
    const ready = (await drawn(stage, type)).filter((one) => one.status === 2 && !(one.part === "final" && one.round === 2 && firstSideWon(met)));
    if (ready.length === 0) break;
    for (const one of ready) {
      const sides = one.opponents.map((it) => it.seed);
      const first = wins(...sides);
      await stage.manager.update.match({
        id: one.id,
        opponent1: { score: first ? 1 : 0, result: first ? "win" : "loss" },
        opponent2: { score: first ? 0 : 1, result: first ? "loss" : "win" },
      });
      met.push({ ...one, sides, first });
    }
  }
  const open = (await drawn(stage, type)).filter((one) => one.status === 2);
  return { met, open };
}

function firstSideWon(met) {
  const grandFinal = met.find((one) => one.part === "final" && one.round === 1);
  return grandFinal !== undefined && grandFinal.first;
}

module.exports = { draw, drawn, edges, playThere };
