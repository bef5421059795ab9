### The question in which format to export.

lead = Saved in the club file's folder. If that name exists, a number is added.
# The way on to sheets to print.
printed = Print (same as Alt-p)
calendar = Match days, as a calendar file
report = Tournament report (TRF26), for FIDE and pairing programs
svg = Drawing (SVG), for print and web pages
png = Picture (PNG), for messages
# Before the name of the file.
file = File: { $name }
# Over a file that was written.
written = Written
open = Open it
open_folder = Open its folder
leave = Do not open it
# The folder of a file that was written.
folder = Folder: { $folder }
# No program opened a file.
# facts: $path, $error
not_opened = { $path } is written, but could not be opened: { $error }.
# The kind of export, and its tournament, list or player.
# facts: $kind, $of
title = Export: { $kind }{ $of ->
    [none] {""}
   *[other] , { $of }
}
# A format, and what it is for.
format =
    .Csv = CSV, for other programs
    .Xlsx = Excel (xlsx)
    .Html = Web page (HTML)
    .Markdown = Markdown, for documents
    .Table = Text, in columns
    .Tsv = TSV, to paste into spreadsheets
    .Json = JSON, for other programs
