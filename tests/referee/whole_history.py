#!/usr/bin/env python3
"""Rates made-up games with the Python package whole-history-rating, for tests/whole_history to compare with.

    pip install whole-history-rating==3.7.1
    python3 tests/referee/whole_history.py tests/whole_history

writes games.csv and ratings.csv there: the rating and its standard deviation of each player on each day with games,
under three models. The package fits until its gradient is below 1e-10.
"""
import csv
import math
import random
import sys
import warnings
from pathlib import Path

import whr

warnings.simplefilter("ignore")
folder = Path(sys.argv[1])
lots = random.Random(1970)
DRAWS, GIFTS = 0.6, [0, 0, 0, 120, -75]
# Sixteen who all may meet, and four who only meet one another.
strength = [lots.gauss(0, 200) for _ in range(20)]
games, day = [], 0
for _ in range(300):
    day += lots.choice([0, 0, 0, 1, 1, 2, 9])
    a, b = lots.sample(range(16) if lots.random() < 0.85 else range(16, 20), 2)
    gift = lots.choice(GIFTS)
    x = (strength[a] - strength[b] + gift) * math.log(10) / 400
    weights = [math.exp(x / 2), DRAWS, math.exp(-x / 2)]
    games.append((day, a, b, lots.choices(["won", "drawn", "lost"], weights)[0], gift))
with open(folder / "games.csv", "w", newline="", encoding="utf-8") as file:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(["day", "first", "second", "result", "gift"])
    rows.writerows(games)


def rated(draws, w2, decided_only=False):
    """Per player and day the rating and its standard deviation, and Davidson's nu."""
    base = whr.WHR({
        "w2": w2, "initial_prior_wins": 0.5, "hessian_damping": 0.0, "pinned_draw": draws,
        "pinned_handicap": {gift: float(gift) for gift in GIFTS},
    })
    for day, a, b, result, gift in games:
        if not (decided_only and result == "drawn"):
            base.create_game(str(a), str(b), {"won": "B", "drawn": "D", "lost": "W"}[result], day, gift)
    for _ in range(400):
        base.iterate(50)
        if base.max_gradient_norm() < 1e-10:
            break
    assert base.max_gradient_norm() < 1e-10, base.max_gradient_norm()
    days = {}
    for player in base.players.values():
        player.update_uncertainty()
        for point in player.days:
            days[int(player.name), point.day] = (point.elo, math.sqrt(point.uncertainty) * 400 / math.log(10))
    return days, base.nu


models = {"decided": rated(None, 300.0, True), "known": rated(DRAWS, 300.0), "estimated": rated(None, 20.0)}
with open(folder / "ratings.csv", "w", newline="", encoding="utf-8") as file:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(["model", "nu", "player", "day", "rating", "sd"])
    for model, (days, nu) in models.items():
        for (player, day), (rating, sd) in sorted(days.items()):
            rows.writerow([model, f"{nu:.9f}", player, day, f"{rating:.7f}", f"{sd:.7f}"])
