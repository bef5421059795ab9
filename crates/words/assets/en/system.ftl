### Failures of the operating system, within a sentence and behind a colon.

# Otherwise: no kind that is known, in the system's own words.
failure =
    .NotFound = there is no such file or folder
    .PermissionDenied = permission is denied
    .ConnectionRefused = the connection was refused
    .ConnectionReset = the other side broke the connection
    .HostUnreachable = the network cannot reach it
    .NetworkUnreachable = { failure.HostUnreachable }
    .NetworkDown = { failure.HostUnreachable }
    .ConnectionAborted = the connection ended
    .NotConnected = { failure.ConnectionAborted }
    .AddrInUse = another program uses this address
    .AddrNotAvailable = this machine has no such address
    .BrokenPipe = the program that was reading has ended
    .AlreadyExists = it exists already
    .NotADirectory = a part of the path is not a folder
    .IsADirectory = it is a folder
    .DirectoryNotEmpty = the folder is not empty
    .ReadOnlyFilesystem = the disk is read-only
    .InvalidInput = the content is not valid
    .InvalidData = { failure.InvalidInput }
    .TimedOut = no answer came in time
    .StorageFull = the disk is full
    .WriteZero = { failure.StorageFull }
    .QuotaExceeded = the user's share of the disk is full
    .FileTooLarge = the file would be too large
    .ResourceBusy = another program uses it
    .ExecutableFileBusy = { failure.ResourceBusy }
    .CrossesDevices = it is on another disk
    .InvalidFilename = the name is too long, or has a character that is not allowed
    .Interrupted = it was interrupted
    .Unsupported = the system cannot do this
    .UnexpectedEof = it ends too early
    .OutOfMemory = there is not enough memory
    .Otherwise = a failure of the system ({ $said })
