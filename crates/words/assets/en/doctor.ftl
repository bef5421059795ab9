head = No player or club is named here: paste the text into a bug report as it is.
well = No problems found.
