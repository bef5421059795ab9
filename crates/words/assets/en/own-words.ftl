### Faults of the operator's own words.

# What the reader of the file says.
syntax = this cannot be read ({ $reason }); the program's own text is used
twice = the message { $name } appears twice
missing = the message { $name } is missing
unused = the program does not use the message { $name }
# facts: $name, $fact
not_given = the program gives no fact ${ $fact } for the message { $name }; the program's own text is used
# facts: $name, $fact
left_out = the message { $name } leaves out the fact ${ $fact }
# facts: $name, $what
unknown = the message { $name } refers to { $what }, which does not exist; the program's own text is used
# facts: $file, $line, $wrong
at = { $file }:{ $line }: { $wrong }
