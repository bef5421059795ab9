/* A disk that fails as it is told to. Compiled by a test and put before the C library with
   LD_PRELOAD; it concerns only files below the folder BANZUKE_DISK_FOLDER.

   Before each call that changes or reads the disk, the plan is read from the file
   BANZUKE_DISK_PLAN; without a plan everything works. A plan is one line:

       FIRST STEP LAST WHAT KINDS DELAY

   Calls of the kinds named are counted from 1, in each process; those numbered FIRST,
   FIRST + STEP, ... LAST go wrong. WHAT: an errno; or, negative, the errno after half of the
   data was written; or one of the numbers below. DELAY: milliseconds that every sync takes.

   Every call is recorded in the file BANZUKE_DISK_LOG: a line "KIND OFFSET LENGTH PATHLENGTH",
   the path (two with a newline between them where something is renamed), and the data of a
   write. KIND x is a call that was made to fail. What is written into memory that is mapped
   from a file (SQLite's -shm) is not seen. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#define SHORT 9999      /* half of the data is written, and said so */
#define DEATH 9998      /* the process is killed before the call */
#define TORN_DEATH 9997 /* the process is killed after half of the data was written */
#define WAIT 9996       /* the call waits until the plan is another */

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static long counted;

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int real_open(const char *path, int flags, int mode) {
    REAL(int, "open64", const char *, int, ...);
    return real(path, flags, mode);
}

static ssize_t real_read(int fd, void *data, size_t length) {
    REAL(ssize_t, "read", int, void *, size_t);
    return real(fd, data, length);
}

static ssize_t real_write(int fd, const void *data, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, data, length);
}

static void nap(long milliseconds) {
    struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    nanosleep(&rest, NULL);
}

/* Whether a path is below the folder concerned. */
static int below(const char *path) {
    const char *folder = getenv("BANZUKE_DISK_FOLDER");
    if (!folder || !*folder) return 0;
    size_t length = strlen(folder);
    return !strncmp(path, folder, length) && (path[length] == '/' || !path[length]);
}

/* The whole path of a name, as far as it is needed here. */
static const char *whole(int folder, const char *name, char *path) {
    if (name[0] == '/') return name;
    char base[PATH_MAX] = "", link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    if (folder == AT_FDCWD) {
        if (!getcwd(base, sizeof base)) return name;
    } else if (readlink(link, base, sizeof base - 1) < 0) {
        return name;
    }
    if (snprintf(path, PATH_MAX, "%s/%s", base, name) >= PATH_MAX) return name;
    return path;
}

/* The path of an open file, if it is below the folder concerned. */
static int of(int fd, char *path) {
    int before = errno;
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    errno = before;
    if (length < 0) return 0;
    path[length] = 0;
    return below(path);
}

static void record(char kind, const char *path, const char *other, long offset, const void *data,
                   long length) {
    const char *name = getenv("BANZUKE_DISK_LOG");
    if (!name) return;
    int before = errno, log = real_open(name, O_WRONLY | O_APPEND | O_CREAT, 0600);
    if (log < 0) abort();
    long paths = strlen(path) + (other ? 1 + strlen(other) : 0), held = kind == 'w' ? length : 0;
    char *line = malloc(paths + held + 128);
    int head = sprintf(line, "%c %ld %ld %ld\n", kind, offset, length, paths);
    head += sprintf(line + head, other ? "%s\n%s" : "%s%s", path, other ? other : "");
    if (held) memcpy(line + head, data, held);
    if (real_write(log, line, head + held) != head + held) abort();
    close(log);
    free(line);
    errno = before;
}

/* What the plan says of one more call of this kind; 0 where it is to work. Holds the turn. */
static int planned(char kind, int count) {
    const char *name = getenv("BANZUKE_DISK_PLAN");
    int before = errno, file = name ? real_open(name, O_RDONLY, 0) : -1;
    char text[128] = "", kinds[32] = "";
    long first = 0, step = 1, last = 0, delay = 0;
    int what = 0;
    if (file >= 0) {
        ssize_t length = real_read(file, text, sizeof text - 1);
        text[length > 0 ? length : 0] = 0;
        close(file);
        sscanf(text, "%ld %ld %ld %d %31s %ld", &first, &step, &last, &what, kinds, &delay);
    }
    errno = before;
    if (kind == 's' && delay && count) nap(delay);
    if (*kinds && !strchr(kinds, kind)) return 0;
    counted += count;
    long at = counted - first;
    return what && at >= 0 && counted <= last && at % step == 0 ? what : 0;
}

/* Decides about a call. Other threads wait meanwhile, as behind a slow disk. */
static int verdict(char kind, const char *path) {
    pthread_mutex_lock(&turn);
    int what = planned(kind, 1);
    if (what) record('x', path, NULL, counted, NULL, 0);
    if (what == WAIT) {
        while (planned(kind, 0) == WAIT) nap(2);
        what = 0;
    }
    pthread_mutex_unlock(&turn);
    if (what == DEATH) kill(getpid(), SIGKILL);
    return what;
}

/* The same for a call that has no half: 0 where it is to be made. */
static int fails(char kind, const char *path) {
    int what = verdict(kind, path);
    if (!what || what == SHORT) return 0;
    if (what == TORN_DEATH) kill(getpid(), SIGKILL);
    errno = what < 0 ? -what : what;
    return 1;
}

static ssize_t put(int fd, const char *path, const void *data, size_t length, off64_t at, int here) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    int what = verdict('w', path);
    size_t some = !what ? length : what < 0 || what == SHORT || what == TORN_DEATH ? (length + 1) / 2 : 0;
    ssize_t done = some ? (here ? real_write(fd, data, some) : real(fd, data, some, at)) : 0;
    if (done > 0) record('w', path, NULL, at, data, done);
    if (what == TORN_DEATH) kill(getpid(), SIGKILL);
    if (!what || what == SHORT) return done;
    errno = what < 0 ? -what : what;
    return -1;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    char path[PATH_MAX];
    return of(fd, path) ? put(fd, path, data, length, at, 0) : real(fd, data, length, at);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) {
    return pwrite64(fd, data, length, at);
}

ssize_t write(int fd, const void *data, size_t length) {
    char path[PATH_MAX];
    if (!of(fd, path)) return real_write(fd, data, length);
    int append = fcntl(fd, F_GETFL) & O_APPEND;
    return put(fd, path, data, length, lseek64(fd, 0, append ? SEEK_END : SEEK_CUR), 1);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    char path[PATH_MAX];
    if (!of(fd, path)) return real(fd, parts, count);
    for (int i = 0; i < count; i++)
        if (parts[i].iov_len) return write(fd, parts[i].iov_base, parts[i].iov_len);
    return 0;
}

ssize_t pread64(int fd, void *data, size_t length, off64_t at) {
    REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
    char path[PATH_MAX];
    if (of(fd, path)) {
        if (fails('d', path)) return -1;
        record('d', path, NULL, at, NULL, length);
    }
    return real(fd, data, length, at);
}

ssize_t read(int fd, void *data, size_t length) {
    char path[PATH_MAX];
    if (of(fd, path)) {
        if (fails('d', path)) return -1;
        record('d', path, NULL, 0, NULL, length);
    }
    return real_read(fd, data, length);
}

static int sync_by(int fd, const char *name) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    char path[PATH_MAX];
    if (!of(fd, path)) return real(fd);
    if (fails('s', path)) return -1;
    int done = real(fd);
    if (!done) record('s', path, NULL, 0, NULL, 0);
    return done;
}

int fsync(int fd) { return sync_by(fd, "fsync"); }
int fdatasync(int fd) { return sync_by(fd, "fdatasync"); }

int ftruncate64(int fd, off64_t length) {
    REAL(int, "ftruncate64", int, off64_t);
    char path[PATH_MAX];
    if (!of(fd, path)) return real(fd, length);
    if (fails('t', path)) return -1;
    int done = real(fd, length);
    if (!done) record('t', path, NULL, length, NULL, 0);
    return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int open_by(int folder, const char *name, int flags, int mode) {
    REAL(int, "openat64", int, const char *, int, ...);
    char space[PATH_MAX];
    const char *path = whole(folder, name, space);
    int writes = (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC);
    if (!writes || !below(path)) return real(folder, name, flags, mode);
    if (fails('o', path)) return -1;
    int made = access(path, F_OK) != 0, fd = real(folder, name, flags, mode);
    if (fd >= 0 && made) record('c', path, NULL, 0, NULL, 0);
    else if (fd >= 0 && flags & O_TRUNC) record('t', path, NULL, 0, NULL, 0);
    else if (fd >= 0) record('o', path, NULL, 0, NULL, 0);
    return fd;
}

#define MODE \
    int mode = 0; \
    if (flags & (O_CREAT | __O_TMPFILE)) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, int); \
        va_end(rest); \
    }

int open(const char *name, int flags, ...) { MODE return open_by(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) { MODE return open_by(AT_FDCWD, name, flags, mode); }
int openat(int at, const char *name, int flags, ...) { MODE return open_by(at, name, flags, mode); }
int openat64(int at, const char *name, int flags, ...) { MODE return open_by(at, name, flags, mode); }

static int move(char kind, int from_at, const char *from, int to_at, const char *to, unsigned how) {
    REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
    static int (*tie)(int, const char *, int, const char *, int);
    if (!tie) tie = (int (*)(int, const char *, int, const char *, int))dlsym(RTLD_NEXT, "linkat");
    char space[PATH_MAX], other[PATH_MAX];
    const char *old = whole(from_at, from, space), *new = whole(to_at, to, other);
    if (below(new) && fails('r', new)) return -1;
    int done = kind == 'r' ? real(from_at, from, to_at, to, how) : tie(from_at, from, to_at, to, how);
    if (!done && below(new)) record(kind, old, new, 0, NULL, 0);
    return done;
}

int rename(const char *from, const char *to) { return move('r', AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int a, const char *from, int b, const char *to) { return move('r', a, from, b, to, 0); }
int renameat2(int a, const char *from, int b, const char *to, unsigned how) {
    return move('r', a, from, b, to, how);
}
int link(const char *from, const char *to) { return move('l', AT_FDCWD, from, AT_FDCWD, to, 0); }
int linkat(int a, const char *from, int b, const char *to, int how) {
    return move('l', a, from, b, to, how);
}

int unlinkat(int folder, const char *name, int how) {
    REAL(int, "unlinkat", int, const char *, int);
    char space[PATH_MAX];
    const char *path = whole(folder, name, space);
    if (!below(path)) return real(folder, name, how);
    if (fails('u', path)) return -1;
    int done = real(folder, name, how);
    if (!done) record('u', path, NULL, 0, NULL, 0);
    return done;
}

int unlink(const char *name) { return unlinkat(AT_FDCWD, name, 0); }

int mkdir(const char *name, mode_t mode) {
    REAL(int, "mkdir", const char *, mode_t);
    char space[PATH_MAX];
    const char *path = whole(AT_FDCWD, name, space);
    if (below(path) && fails('m', path)) return -1;
    return real(name, mode);
}
