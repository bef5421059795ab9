-- Version 6: a format has one name, on the command line and here.

UPDATE stages SET format = replace(replace(format, 'bracket', 'single-elimination'), ' ', '-');
