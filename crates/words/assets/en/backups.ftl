### The words of backups and of putting one back.

title = Restore a backup
choose = Restore which backup?
kept = The present file is kept beside it.
question = Restore the backup of { $time }?
# The button that does it.
restore = Restore it
# A copy of the file, while it is written.
copy = backup
failed = No backup was made: { $why }
