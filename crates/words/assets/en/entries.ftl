### Journal entries in words: the decision of each action.

undo_of = undo of { $seq }: { $decided }
redo_of = redo of { $seq }: { $decided }
# The decisions of an entry's actions; `seq` is the number of the entry, where it is known.
of_tournament = { $name }: { $counted }
# An action without a long list of names.
many_added = { $tournament }: { $players } entrants added
many_put_in_order = { $tournament }: { $order } entrants put in order
here = { $title }: { $who } noted as here
away = { $title }: { $who } noted as away
expected = { $title }: { $who } expected again
create_tournament = { $name }: created, { $plan }
rename_tournament = { $tournament } renamed to { $name }
note_origin = { $event }: handed in by { $club }, { $number } there
delete_tournament = { $name } ({ $tournament }) deleted
deleted_with = { $name } ({ $tournament }) deleted with { $lost ->
        [one] 1 result
       *[other] { NUMBER($lost) } results
    }
added = { $event }: { $names } added
remove_entrant = { $event }: { $player } removed
put_in_order = { $event }: put in order { $names }
lot_number = , lot number { $seed }
started = { $event }: started with { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }{ $lots }
stage_paired = { $event }: stage { $stage } paired with { $entrants ->
        [one] 1 entrant
       *[other] { NUMBER($entrants) } entrants
    }{ $lots }
record_match = { $result }, match { $no } of { $event }
swapped = , names swapped in { $matches }
voided = , { $matches } voided
corrected_match = corrected to { $line }, match { $no } of { $event }{ $later }
close_tournament = { $event }: closed
set_rating_list = rating list { $name } set: { $scale }
# The reason for a correction, behind it.
because = {" "}({ $reason })
# An entry that `rescue` could not read.
lost = a lost entry without contents
# Instead of many names.
entrants =
    { $count ->
        [one] 1 entrant
       *[other] { NUMBER($count) } entrants
    }
