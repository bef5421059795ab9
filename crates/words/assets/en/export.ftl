### The question in which format to export.

lead = Writes all of it beside the club's file, numbered if the name is taken.
# The way on to sheets to print.
printed = On paper: the sheets of Alt-p
svg = Drawing, SVG for print and pages
png = Picture, PNG for messages
# Before the name of the file.
file = File: { $name }
# Over a file that was written.
written = Written
open = Open it
open_folder = Open its folder
leave = Leave it
