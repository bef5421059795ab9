### The words of the help overlay.

title = Keys
more = {" "}{ $lines } more below{" "}
# Over what is the same on every screen.
general = Everywhere
# Before the field that narrows it.
search = Search:{" "}
# How the display for the hall is shown.
display = To show calls, brackets and standings to the players, run `banzuke display{ $place }` in another terminal and move its window to the projector or the second screen. The display follows every result by itself and can change nothing.
none = No keys found. Esc shows all.
