### The words of long work.

waiting = Just a moment ...
# How long it has gone on, in seconds.
passed = { $seconds } s
stop = Esc stops; nothing is changed then.
# While it is being stopped.
stopping = Stopping ...
stopped = Stopped. Nothing was changed.
# At the right of the title line, while duplicates are looked for: per cent.
search = duplicates { $percent }%
# Titles of the gauge of long work.
recording = Recording
undoing = Undoing
redoing = Redoing
writing = Writing: { $what }
making_pdf = Making a PDF: { $what }
verifying = Looking through the backups
restoring = Restoring
foretelling = Calculating the odds
reading_journal = Reading the journal
reading_records = Reading game records
fitting = Fitting ratings to all results
comparing = Comparing formats
experimenting = Experiment
completing = Searching for files
reading = Reading { $file }
taking_in = Importing { $file }
# The name of a task.
task =
    .Reading = Reading rows
    .Checking = Checking rows
    .Naming = Reading names
    .Comparing = Comparing players
    .PlayingOut = Simulating
    .Fitting = Fitting
    .Recording = Recording
    .Following = Calculating the changes
    .Writing = Writing to the file
    .Simulating = Simulating
    .Verifying = Reading backups
    .Printing = Waiting for the program that makes the PDF
# facts: $done, $of
counted =
    .Reading = { NUMBER($done) } of { NUMBER($of) } rows
    .Checking = { counted.Reading }
    .Naming = { NUMBER($done) } of { NUMBER($of) } players
    .Comparing = { counted.Naming }
    .PlayingOut = { NUMBER($done) } of { NUMBER($of) } runs
    .Simulating = { counted.PlayingOut }
    .Fitting = {""}
    .Printing = {""}
    .Recording = { NUMBER($done) } of { NUMBER($of) } changes
    .Following = { counted.Recording }
    .Writing = { NUMBER($done) } of { NUMBER($of) } rows of the tables
    .Verifying = { NUMBER($done) } of { NUMBER($of) } backups
# That it failed by a fault of the program: what that said.
broke = A program error stopped this, and nothing was changed: { $reason }. Try again; if it fails again, report this sentence.
