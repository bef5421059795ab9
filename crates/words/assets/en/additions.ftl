### What the command that adds does, where it is known what it adds.

new-tournament = New tournament
    .doc = Plans a tournament step by step.
    .also = new event, create tournament, create, start tournament, bracket, league, swiss, groups, ladder, pods, round robin, knockout, elimination, pools
new-list = New rating list
    .doc = Creates a rating list with its own rules.
    .also = rating list, league table
new-player = New player
    .doc = Registers players.
    .also = register, register player, add player, sign up, create player
new-entrant = Add entrant
    .doc = Adds players to the tournament.
    .also = late, late entry, add player, entry, enter, sign up, join
record = Record match
    .doc = Records a match that was played.
    .also = game, ladder match, played
