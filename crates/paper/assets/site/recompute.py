#!/usr/bin/env python3
"""Recomputes the ratings of a list from an exported journal, apart from Banzuke's own code.

    banzuke journal export | python3 recompute.py
    python3 recompute.py journal.jsonl 2          (the file, and the number of the list)

A game moves a rating by K times the mean of S - E over the opponents: S is 1 for one beaten, 1/2 for one
level, and E = 1 / (1 + (1 - p) / p * 10^(-difference / 400)), from the ratings before the match that the game
belongs to; p is the win probability of the hand, 1/2 where none was told. Matches follow each other by (day,
entry that recorded them); one at a table stands where its first game does. Of a day, events that clubs handed in
come first, by club and their number there. A list may have rules of its own.

Where lines carry digests, they are checked first: SHA-256 over the digest before, a line feed, the line without
digest and days of birth, and a line feed. The last one goes to standard error; printed rankings show its beginning.
"""
import fileinput
import hashlib
import json
import re
import sys
from itertools import permutations

FAR = float("inf")
number = int(sys.argv[2]) if len(sys.argv) > 2 else 1
journal, digest = [], ""
for line in filter(str.strip, fileinput.input(sys.argv[1:2], encoding="utf-8")):
    bare, _, told = line.strip().rpartition(',"digest":"')
    public = re.sub(r',"born":"[-+0-9]+"', "", bare + "}" if bare else told)
    digest = hashlib.sha256(f"{digest}\n{public}\n".encode()).hexdigest()
    if bare and told != digest + '"}':
        sys.exit(f"line {fileinput.filelineno()}: the digest does not fit; this line or one before it was changed")
    journal.append(json.loads(public))
if journal and bare:
    print("digest", digest, file=sys.stderr)
dead = set()  # walking back, an undo that counts kills its target
for entry in reversed(journal):
    if entry["seq"] not in dead and "undoes" in entry:
        dead.add(entry["undoes"])
journal = [entry for entry in journal if entry["seq"] not in dead]
scale, players, rated, merged = {"k": 32.0, "start": 1500.0}, [], set(), []
matches, by_hand, moving_first, handed_in = {}, [], {}, {}


def renamed(match, names):
    """The match with some players exchanged for others."""
    def new(player):
        return names.get(player, player)
    match["sides"] = [new(side) for side in match.get("sides", [])]
    match["orders"] = {game: [[new(player) for player in level] for level in order]
                       for game, order in match.get("orders", {}).items()}
    match["hands"] = {game: [(new(one), new(other), p) for one, other, p in hands]
                      for game, hands in match.get("hands", {}).items()}


for seq, place, action in ((e["seq"], *at) for e in journal for at in enumerate(e.get("actions", []))):
    kind, event, no = action["kind"], action.get("tournament"), action.get("match")
    if kind == "add_player":
        players.append(action["player"])
    elif kind == "merge_players":
        merged.append((action["keep"], action["absorb"]))
    elif kind == "unmerge_players":
        merged.remove((action["keep"], action["absorb"]))
    elif kind == "set_rating_list" and action["list"] == number:
        scale = action["scale"]
    elif kind == "create_tournament" and action["list"] == number:
        rated.add(event)
    elif kind == "note_origin":
        handed_in[event] = (action["club"], action["number"])
    elif kind == "delete_tournament":
        matches = {match: known for match, known in matches.items() if match[0] != event}
    elif kind == "set_first_move":
        moving_first[event] = action.get("p")
    elif kind == "adjust_rating" and action["list"] == number:
        by_hand.append(((action["on"], seq, place), None, (action.get("player"), action["change"])))
    elif kind in ("record_result", "record_match", "correct_result"):
        outcome = {} if isinstance(action["outcome"], str) else action["outcome"]  # a word: neither side won
        score = outcome.get("score") or outcome.get("retired", {}).get("score", {})
        match = matches.setdefault((event, no), {"when": (action.get("played_on"), seq, place)})
        match.update(sides=action["sides"], score=score, told=[])  # corrected, it keeps its place
        for voided in action.get("void", []):
            del matches[event, voided]
        for changed in action.get("keep", []):
            renamed(matches[event, changed], dict(zip(action["sides"], reversed(action["sides"]))))
    elif kind == "set_games":
        matches[event, no]["told"] = action["games"]
    elif kind in ("record_game", "correct_game"):
        match = matches.setdefault((event, no), {"when": (action.get("played_on"), seq, place)})
        match.setdefault("orders", {})[action["game"]] = action["order"]
    elif kind == "set_hands":
        matches[event, no].setdefault("hands", {})[action["game"]] = action["hands"]
    elif kind == "replace_entrant":
        for match in (match for (of, _), match in matches.items() if of == event):
            renamed(match, {action["from"]: action["to"]})

today = {player: player for player in players}  # whoever was kept goes on for everybody merged with either
for keep, absorb in merged:
    gone, on = today[absorb], today[keep]
    today = {player: on if other == gone else other for player, other in today.items()}


def games_of(event, match):
    """Every game: how many alike, who finished how, and the odds that the deal gave against whom."""
    games = []
    if match.get("sides"):
        a, b = (today[side] for side in match["sides"])
        orders = {"a": [[a], [b]], "b": [[b], [a]], None: [[a, b]]}
        first_move = moving_first.get(event) or scale.get("first_move")
        for game in match["told"] if match["score"] else []:
            odds = 1.0
            for p in (game.get("hand"), first_move if game.get("first") == "a" else None,
                      1 - first_move if first_move and game.get("first") == "b" else None):
                odds *= (1 - p) / p if p else 1.0
            games.append((1, orders[game.get("winner")], {(a, b): odds, (b, a): 1 / odds}))
        if not match["told"]:
            games = [(match["score"].get(won, 0), orders[side], {})
                     for won, side in (("a", "a"), ("b", "b"), ("draws", None))]
    for game, order in sorted(match.get("orders", {}).items()):
        odds = {}
        for one, other, p in match.get("hands", {}).get(game, []):
            odds[today[one], today[other]], odds[today[other], today[one]] = (1 - p) / p, p / (1 - p)
        games.append((1, [[today[player] for player in level] for level in order], odds))
    return [game for game in games if game[0]]


counted, by = scale.get("draws", "half"), scale.get("unit", "match")
everybody = sorted(set(today.values()))
rating = dict.fromkeys(everybody, scale["start"])
games_before, last_k, came, met_somebody = dict.fromkeys(everybody, 0), dict.fromkeys(everybody, FAR), {}, set()
log = [(match["when"], event, games_of(event, match)) for (event, _), match in matches.items() if event in rated]
log = sorted([line for line in log if line[2]] + by_hand, key=lambda line: (
    line[0][0], line[1] not in handed_in, handed_in.get(line[1]), line[0]))


def met(order):
    """Who met whom in one game, and who scored what: 1, 1/2 or 0."""
    place = {player: at for at, level in enumerate(order) for player in level}
    for p, q in permutations(place, 2):
        if counted == "half" or place[p] != place[q]:
            yield p, q, (place[p] < place[q]) + (place[p] == place[q]) / 2, len(place) - 1


def number_of(games):
    """How many games are rated for each player."""
    rated_games = {player: 0 for _, order, _ in games for level in order for player in level}
    for count, order, _ in games:
        for player in {p for p, *_ in met(order)}:
            rated_games[player] += count
    return rated_games


def k_of(player, day):
    """K by games, rating and day; where it is sticky, it never rises again."""
    fits = (step["k"] for step in scale.get("k_steps", [])
            if games_before[player] < step.get("games_below", FAR) and rating[player] < step.get("rating_below", FAR)
            and day < step.get("before", "9999-12-31"))
    k = next(fits, scale["k"])
    last_k[player] = min(k, last_k[player]) if scale.get("k_sticky") else k
    return last_k[player]


in_event = {}
for _, event, games in (line for line in log if line[1] is not None):
    for player, count in number_of(games).items():
        in_event[event, player] = in_event.get((event, player), 0) + count
for (day, *_), event, games in log:
    if event is None:  # by hand
        player, change = games
        for one in [today[player]] if player else met_somebody:
            rating[one] = change["to"] if "to" in change else rating[one] + change["by"]
        continue
    met_somebody |= {player for _, order, _ in games for level in order for player in level}
    rated_games, k = number_of(games), {}
    for player, count in rated_games.items():
        if by == "event":
            if (event, player) not in came:
                came[event, player] = rating[player], k_of(player, day)
            k[player], at_once = came[event, player][1], in_event[event, player]
        else:
            k[player], at_once = k_of(player, day), 1 if by == "game" else count
        games_before[player] += count
        for law, most in scale.get("damping", {}).items():
            k[player] *= min(1, most / max(at_once, 1)) ** {"cap": 1, "root": 0.5}[law]
    batches = [games]
    if by == "game" and (len(rated_games) > 2 or any(odds for *_, odds in games)):
        batches = [[game] for game in games]
    elif by == "game":  # of a duel only totals are known: each game scores their mean
        n = max(rated_games.values())
        batches = [[(count / n, order, odds) for count, order, odds in games]] * n
    for batch in batches:
        base = {player: came[event, player][0] if by == "event" else rating[player] for player in rated_games}
        for count, order, odds in batch:
            for p, q, score, opponents in met(order):
                expected = 1 / (1 + odds.get((p, q), 1.0) * 10 ** ((base[q] - base[p]) / 400))
                rating[p] += k[p] * count * (score - expected) / opponents
print("player,rating", *(f"{player},{rating[player]!r}" for player in everybody), sep="\n")
