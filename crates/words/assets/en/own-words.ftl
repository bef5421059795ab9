### Faults of the operator's own words.

# What the reader of the file says.
syntax = this cannot be read ({ $reason }); the program's own words are used
twice = { $name } appears twice
missing = { $name } is missing
unused = the program does not use { $name }
# facts: $name, $fact
not_given = { $name } has no fact ${ $fact }; the program's own words are used
# facts: $name, $fact
left_out = { $name } leaves out ${ $fact }
# facts: $name, $what
unknown = { $name } refers to { $what }, which does not exist; the program's own words are used
# facts: $file, $line, $wrong
at = { $file }:{ $line }: { $wrong }
