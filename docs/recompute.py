#!/usr/bin/env python3
"""Recomputes the ratings of a list from an exported journal, apart from Banzuke's own code.

    banzuke journal export | python3 docs/recompute.py
    python3 docs/recompute.py journal.jsonl 2          (the file, and the number of the list)

A match of N games moves a rating by K (S - N E): S the games won and half of those drawn, and
E = 1 / (1 + 10^(-difference / 400)). Matches follow each other by (day, entry that recorded them).
"""
import json
import sys


def counting(entries):
    """The entries that count: walking back, an undo that counts kills its target."""
    dead = set()
    for entry in reversed(entries):
        if entry["seq"] not in dead and "undoes" in entry:
            dead.add(entry["undoes"])
    return [entry for entry in entries if entry["seq"] not in dead]


def read(entries):
    """Players, K and start of each list, the list of each tournament, and the matches."""
    players, lists, list_of, matches = [], {1: (32.0, 1500.0)}, {}, {}
    for entry in entries:
        for place, action in enumerate(entry.get("actions", [])):
            kind = action["kind"]
            if kind == "add_player":
                players.append(action["player"])
            elif kind == "set_rating_list":
                lists[action["list"]] = (action["scale"]["k"], action["scale"]["start"])
            elif kind == "create_tournament":
                list_of[action["tournament"]] = action["list"]
            elif kind in ("record_result", "record_match"):
                order = (action["played_on"], entry["seq"], place)
                key = (action["tournament"], action["match"])
                matches[key] = [order, action["sides"], action["outcome"]]
            elif kind == "correct_result":
                matches[action["tournament"], action["match"]][2] = action["outcome"]
                for voided in action.get("void", []):
                    del matches[action["tournament"], voided]
    return players, lists, list_of, matches


path = sys.argv[1] if len(sys.argv) > 1 else "-"
number = int(sys.argv[2]) if len(sys.argv) > 2 else 1
with sys.stdin if path == "-" else open(path, encoding="utf-8") as file:
    journal = [json.loads(line) for line in file if line.strip()]
players, lists, list_of, matches = read(counting(journal))
k, start = lists[number]
rating = dict.fromkeys(players, start)
rated = [match for (event, _), match in matches.items() if list_of[event] == number]
for _, (a, b), outcome in sorted(rated, key=lambda match: match[0]):
    if "score" in outcome:  # not a walkover
        won, lost, drawn = (outcome["score"].get(part, 0) for part in ("a", "b", "draws"))
        expected = 1 / (1 + 10 ** ((rating[b] - rating[a]) / 400))
        gain = k * (won + drawn / 2 - (won + lost + drawn) * expected)
        rating[a], rating[b] = rating[a] + gain, rating[b] - gain
print("player,rating", *(f"{player},{rating[player]!r}" for player in sorted(players)), sep="\n")
