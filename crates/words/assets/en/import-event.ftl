### Faults of a tournament that another club exported, and remedies.

form = cannot be read as a tournament file from character { $column } on
    .remedy = export the tournament again with `banzuke tournament export NAME`
other_format = the file's format is not { $format }
    .remedy = give a file of `banzuke tournament export NAME`, or update this program
other_kind = an entry in the file belongs to no tournament
    .remedy = { form.remedy }
# facts: $number, $players
no_player = there is no player { $number } among the { $players } of the file
    .remedy = { form.remedy }
not_created = the first entry in the file does not create the tournament
    .remedy = { form.remedy }
