### The words of the form for a player.

# The title for a new player.
register = New player
enter = New player and entrant of { $tournament }
# The title for a change: the player.
change = Change { $player }
no_day = The birth date is not a date: write it as 1990-04-25.
no_scheme = Write an external ID as issuing body:number, such as wca:2010TANA01.
no_rating = The starting rating is not a number: write it as 1650 or 1650.5.
# The reason recorded with a starting rating.
starting = starting rating
# Where the form stays open.
# Over the players who were registered last.
recent = Registered last
goes_on = Enter registers and clears the form for the next; Esc ends.
# Asks in one word for the reading of a name in kanji.
read_how = Reading?
# Before those who may be meant.
likely = Registered already:
namesake = Register { $name } as another person?
# The word for doing that.
namesake_yes = Register
# The fields of the form.
name = Name
    .doc = The name to show. All other fields may be blank.
reading = Reading
    .doc = The reading of the name, in kana.
club = Club
    .doc = The player's club or school.
aliases = Also known as
    .doc = Other names of the same person, separated by ;
remark = Note
    .doc = For the desk only.
born = Born
    .doc = E.g. 1990-04-25. Private: for the desk, to tell namesakes apart and for age categories.
external = External IDs
    .doc = Issuing body:number, e.g. wca:2010TANA01, separated by ;
categories = Categories
    .doc = Set by hand, e.g. Women; First-timer. Those by age follow from the birth date.
title = Title
    .doc = Beside the name in lists: GM, 4 dan. Blank: none.
web_name = Web name
    .doc = The name on the club's web site: left and right choose. Results are shown in any case.
starting_rating = Starting rating
    .doc = E.g. 1650, from today on. Blank: the initial rating of the list.
# How a player is named on the web site.
publicity =
    .Full = by name
    .Initials = by initials
    .Hidden = not named
# A player who may be meant: number, name, club.
# facts: $player, $name, $club
known = { $player } { $name }{ $club ->
    [none] {""}
   *[other] , { $club }
}
