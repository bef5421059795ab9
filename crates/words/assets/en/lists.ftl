### The words that lists have in common.

# Before the field that narrows a list.
search = Search:{" "}
nothing = nothing is selected
gone = The selected line is no longer in this list. Select another one.
# Another desk changed a field of a form that was typed over here.
# facts: $field, $value
field_changed = Another desk changed { $field } to: { $value }. If you save, what you typed here replaces it.
one_list = there is only one rating list
# How many rows there are above and below those in view; nothing where all are.
# facts: $above, $below
hidden = { $above ->
    [0] { $below ->
        [0] {""}
       *[other] { $below } more below
    }
   *[other] { $below ->
        [0] { $above } more above
       *[other] { $above } above, { $below } below
    }
}
