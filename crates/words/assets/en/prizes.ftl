### The words of categories and prizes.

title = Prizes of { $name }
form = Set the prizes of { $name }
categories = Categories
# The list of prizes that is for all players.
everybody = All
# A prize that no player was left to win.
nobody = not awarded
# The winner of the place is not certain yet.
open = still open
# Players who are tied on every tie-break would win another thing in another order.
lots = draw lots
# The places whose money is shared.
# facts: $first, $last
shared = shared { $first }-{ $last }
so_far = By the present standings; matches are still to be played.
before = No results yet: these are the prizes that were set.
# The category to which a list is narrowed.
only = only { $category }
no_categories = no player is in a category; c on the list of players sets categories
# Headings: category, place, player, prize.
category = Category
place = Place
player = Player
prize = Prize
# How tied players share.
sharing =
    .TieBreak = by tie-break
    .Equal = shared equally
    .Hort = Hort system
# How many prizes a person may win.
each =
    .One = one prize a person
    .OneOfMoney = one money prize a person
    .Several = several prizes a person
# The rules by which prizes are given; the money given away, of all there is.
# facts: $ties, $each, $given, $total
money = { $ties }{ $each ->
    [none] {""}
   *[other] ,{" "}{ $each }
}{ $total ->
    [none] {""}
   *[other] . Money given: { $given } of { $total }.
}
# The fields of the prizes for all players, and of a category.
all_field = All players
    .doc = From first place, e.g. 30000; 20000 + Cup; Book. Blank: none. A currency is allowed, like 500 EUR or NT$500.
# The field of the prizes of a category.
category_field = Category
    .doc = Category, colon, prizes, e.g. U18: 5000; 3000. No prizes after the colon: none.
coin = Smallest coin
    .doc = Shares are rounded down to multiples of this, e.g. 1, 0.01 or 100.
ties = Ties
    .doc = Hort: half by place, half shared among equal points. Left and right choose.
category_ties = Ties, categories
    .doc = How tied players share the prizes of categories. Left and right choose.
each_person = Each person
    .doc = If one prize each: a person takes the highest, and the players behind move up.
club_categories = Categories
    .doc = E.g. U18 <18; Senior 65+; U12 10-11; Women. Categories without ages are set on each player.
ages_on = Ages count on
    .doc = Ages are those on this day of the tournament's year, e.g. 04-01. Blank: 1 January, as FIDE.
