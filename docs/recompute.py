#!/usr/bin/env python3
"""Recomputes the ratings of a list from an exported journal, apart from Banzuke's own code.

    banzuke journal export | python3 docs/recompute.py
    python3 docs/recompute.py journal.jsonl 2          (the file, and the number of the list)

A game moves a rating by K times the mean of S - E over the opponents: S is 1 for one beaten, 1/2 for one
level, and E = 1 / (1 + 10^(-difference / 400)), from the ratings before the match that the game belongs to.
Matches follow each other by (day, entry that recorded them); one at a table stands where its first game does.
"""
import fileinput
import json
import sys
from itertools import permutations

number = int(sys.argv[2]) if len(sys.argv) > 2 else 1
journal = [json.loads(line) for line in fileinput.input(sys.argv[1:2], encoding="utf-8") if line.strip()]
dead = set()  # walking back, an undo that counts kills its target
for entry in reversed(journal):
    if entry["seq"] not in dead and "undoes" in entry:
        dead.add(entry["undoes"])
journal = [entry for entry in journal if entry["seq"] not in dead]
scale, players, rated, matches, merged = {"k": 32.0, "start": 1500.0}, [], set(), {}, []
for seq, place, action in ((e["seq"], *at) for e in journal for at in enumerate(e.get("actions", []))):
    kind, event, no = action["kind"], action.get("tournament"), action.get("match")
    when, names, renamed = (action.get("played_on"), seq, place), {}, []
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
    elif kind in ("record_result", "record_match", "correct_result"):
        (a, b), outcome = action["sides"], action["outcome"]
        played = {} if isinstance(outcome, str) else outcome  # a bare word where neither side won
        score = played.get("score") or played.get("retired", {}).get("score", {})
        games = {"a": [[a], [b]], "b": [[b], [a]], "draws": [[a, b]]}
        games = {won: (score[won], order) for won, order in games.items() if score.get(won)}
        matches.setdefault((event, no), [when, {}])[1] = games  # corrected, it keeps its place
        for voided in action.get("void", []):
            del matches[event, voided]
        names, renamed = {a: b, b: a}, action.get("keep", [])
    elif kind in ("record_game", "correct_game"):
        matches.setdefault((event, no), [when, {}])[1][action["game"]] = (1, action["order"])
    elif kind == "replace_entrant":
        names, renamed = {action["from"]: action["to"]}, [key[1] for key in matches if key[0] == event]
    for games in (matches[event, changed][1] for changed in renamed):
        for game, (count, order) in games.items():
            games[game] = (count, [[names.get(player, player) for player in level] for level in order])
today = {player: player for player in players}  # whoever was kept goes on for everybody merged with either
for keep, absorb in merged:
    gone, on = today[absorb], today[keep]
    today = {player: on if number == gone else number for player, number in today.items()}
rating = dict.fromkeys(today.values(), scale["start"])
for _, games in sorted(match for (event, _), match in matches.items() if event in rated):
    gain = {}
    for count, order in games.values():
        place = {today[player]: at for at, level in enumerate(order) for player in level}
        for p, q in permutations(place, 2):
            score = (place[p] < place[q]) + (place[p] == place[q]) / 2
            expected = 1 / (1 + 10 ** ((rating[q] - rating[p]) / 400))
            gain[p] = gain.get(p, 0) + scale["k"] * count * (score - expected) / (len(place) - 1)
    rating.update({player: rating[player] + points for player, points in gain.items()})
print("player,rating", *(f"{player},{rating[player]!r}" for player in sorted(rating)), sep="\n")
