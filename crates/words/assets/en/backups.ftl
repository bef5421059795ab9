### The words of backups and of putting one back.

title = Restore a backup
choose = Restore which backup?
kept = The present file is kept in the same folder under another name.
question = Restore the backup of { $time }?
# The button that does it.
restore = Restore it
# A copy of the file, while it is written.
copy = backup
failed = No backup was made: { $why }
# So many are left out, since they cannot be read.
unsound = { $backups ->
    [one] 1 backup
   *[other] { NUMBER($backups) } backups
} not readable, left out.
# A backup: its time, its entries, its kilobytes.
# facts: $time, $entries, $kilobytes
backup = { $time }  { $entries ->
    [one] 1 entry
   *[other] { NUMBER($entries) } entries
}  { NUMBER($kilobytes) } KB
# Entries of the club that a backup does not have.
lost = { $entries ->
    [0] No entries will be lost.
    [one] 1 entry made since this backup will be removed.
   *[other] { NUMBER($entries) } entries made since this backup will be removed.
}
# Entries of a backup that the club does not have.
gained = The backup has { $entries ->
    [one] 1 entry
   *[other] { NUMBER($entries) } entries
} that the present file does not have.
# There is none: the folder where they would be.
none = No backups in { $folder } yet. One is made every hour while you record things; Alt-b makes one now
# It was put back: its time, its entries, where the file before is kept, if there was one.
# facts: $time, $entries, $kept
restored = Restored: the backup of { $time }, { $entries ->
    [one] 1 entry
   *[other] { NUMBER($entries) } entries
}. { $kept ->
    [none] There was no previous file to keep
   *[other] The previous file is kept as { $kept }
}
