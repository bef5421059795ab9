### Swiss pairings apart from a club.

# A difference with the name of its file, where there are several files.
in_file = { $file }: { $line }
bye = bye of { $start }
pair = { $white }–{ $black }
