### Faults of the operator's own words.

# What the reader of the file says.
syntax = this cannot be read ({ $reason }); the program's own words are used
twice = the message { $name } appears twice
missing = the message { $name } is missing
unused = the program does not use the message { $name }
# facts: $name, $fact
not_given = the message { $name } has no fact ${ $fact }; the program's own words are used
# facts: $name, $fact
left_out = the message { $name } leaves out the fact ${ $fact }
# facts: $name, $what
unknown = the message { $name } refers to { $what }, which does not exist; the program's own words are used
# facts: $file, $line, $wrong
at = { $file }:{ $line }: { $wrong }
