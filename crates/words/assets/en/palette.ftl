title = Commands
prompt = Command:{" "}
none = No commands found.
# A command before its part of the interface: the part, the title.
# facts: $part, $title
line = { $part }: { $title }
elsewhere = not on this screen
# A command about one of a list, on the way there: its title, its key.
# facts: $title, $key
pick = { $title }: select the match or player, open it with Enter, then press { $key }.
# The web site, which no key makes.
site = The club's web site is made by a command in a terminal: `banzuke site`.
    .also = site, website, web, publish
certificate = Certificates are printed from the tournament's page (Alt-p).
    .also = certificate, diploma
