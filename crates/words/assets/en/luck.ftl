### The words of what the deals gave the players.

title = Luck of the deals, { $name }
explained = Deals: games the hands alone would give between equals. Luck: points the rating would be higher without hand correction.
explained_after = Deals: games the hands alone would give between equals. Rating: after the tournament. Luck: points it would be higher without correction for the tournament's hands.
nothing = no hands are known
