### The words of the help overlay.

title = Keys
more = {" "}{ $lines } more below{" "}
# Over what is the same on every screen.
general = Everywhere
# Before the field that narrows it.
search = Search:{" "}
# How the display for the hall is shown.
display = Calls, brackets and standings for the players run in a terminal window of their own, which you move to the projector or the second screen. Open a terminal and type: `banzuke display{ $place }`. The display follows every result by itself and can change nothing.
none = No keys found. Esc shows all.
