### The words of fees.

title = Fees of { $name }
form = Set the fee of { $name }
# Headings: player, due, paid, still to pay.
player = Player
due = Due
paid = Paid
open = Owed
# The fee as it was set, before the sums.
rule = Fee: { $fees }.
# The sums of a tournament.
# facts: $due, $paid, $open
totals = Due { $due }, paid { $paid }, still owed { $open }.
# How many have not paid in full.
debtors = { $count ->
    [0] All entrants have paid.
    [one] 1 entrant still has to pay.
   *[other] { NUMBER($count) } entrants still have to pay.
}
# Money of people who left, or who paid more than the fee.
over = To give back: { $over }.
# On the tournament's screen: the fees still to be paid, of all.
# facts: $open, $due
so_far = fees owed { $open } of { $due }
# In the place of an amount that is still open.
is_paid = paid
# In the place of an amount that is to be given back.
gives_back = back { $over }
# Why presses of the key do nothing.
none_asked = this tournament asks no fee; & sets one
none_due = this player has no fee to pay
only_entrants = note payments on the tab Entrants
# The field for the fees.
fee = Fee
    .doc = For all, then for categories: 2000; U18: 1000; Helper: 0. A currency may be added. Blank: no fee.
