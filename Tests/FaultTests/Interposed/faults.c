// Intercepts a program's system calls on files, and makes some of them fail.
//
// LD_PRELOAD loads it. ENTITLED_FAULTS_FOLDER names the folder whose files count, and
// ENTITLED_FAULTS_CONTROL the shared file with the faults and the counts of calls, whose layout is
// also in FaultControl.swift.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum kind { WRITE = 1, SYNC = 2, OPEN = 4, RENAME = 8, TRUNCATE = 16, UNLINK = 32 };

struct control {
  int64_t kinds;     // which calls count; 0: none
  int64_t position;  // the call that fails, from 1; 0: none
  int64_t code;      // its errno; 0: it writes less than it was asked to, and does not fail
  int64_t torn;      // a write that fails has written half of its bytes before
  int64_t lasting;   // every later one fails, too
  int64_t count;     // calls so far
  int64_t hits;      // those that failed
  int64_t room;      // so many bytes may be added to files; negative: any number
  int64_t activity;  // calls of all kinds since the beginning
};

static struct control *control;
static const char *folder;
static size_t folder_length;
static char tracked[65536];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("ENTITLED_FAULTS_CONTROL");
  folder = getenv("ENTITLED_FAULTS_FOLDER");
  if (!name || !folder) return;
  folder_length = strlen(folder);
  int descriptor = REAL(open)(name, O_RDWR | O_CLOEXEC);
  if (descriptor < 0) return;
  void *page = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  REAL(close)(descriptor);
  if (page != MAP_FAILED) control = page;
}

static int is_ours(const char *path) {
  // The name is unique, and the forms of a path vary, so a substring suffices.
  const char *found = control && path ? strstr(path, folder) : NULL;
  return found && (found[folder_length] == '/' || found[folder_length] == 0);
}

static int is_tracked(int descriptor) {
  return control && descriptor >= 0 && descriptor < (int)sizeof tracked && tracked[descriptor];
}

// A relative path belongs to the folder if its starting directory does.
static int is_ours_at(int at, const char *path) {
  return path && path[0] == '/' ? is_ours(path) : is_tracked(at);
}

// Counts a call, and returns whether it must fail.
static int fails(enum kind kind) {
  __atomic_add_fetch(&control->activity, 1, __ATOMIC_SEQ_CST);
  if (!(control->kinds & kind)) return 0;
  int64_t number = __atomic_add_fetch(&control->count, 1, __ATOMIC_SEQ_CST);
  int64_t position = control->position;
  if (position == 0 || number < position || (number > position && !control->lasting)) return 0;
  __atomic_add_fetch(&control->hits, 1, __ATOMIC_SEQ_CST);
  return 1;
}

static int opened(int descriptor) {
  if (descriptor >= 0 && descriptor < (int)sizeof tracked) tracked[descriptor] = 1;
  return descriptor;
}

#define OPENING(name, ours, flags, ...)                                  \
  mode_t mode = 0;                                                       \
  va_list list;                                                          \
  va_start(list, flags);                                                 \
  if ((flags) & (O_CREAT | O_TMPFILE)) mode = va_arg(list, mode_t);      \
  va_end(list);                                                          \
  if (!(ours)) return REAL(name)(__VA_ARGS__, flags, mode);              \
  if (fails(OPEN)) { errno = control->code ? (int)control->code : EIO; return -1; } \
  return opened(REAL(name)(__VA_ARGS__, flags, mode))

int open(const char *path, int flags, ...) { OPENING(open, is_ours(path), flags, path); }
int open64(const char *path, int flags, ...) { OPENING(open64, is_ours(path), flags, path); }

int openat(int at, const char *path, int flags, ...) {
  OPENING(openat, is_ours_at(at, path), flags, at, path);
}

int openat64(int at, const char *path, int flags, ...) {
  OPENING(openat64, is_ours_at(at, path), flags, at, path);
}

int close(int descriptor) {
  if (is_tracked(descriptor)) tracked[descriptor] = 0;
  return REAL(close)(descriptor);
}

static off_t size_of(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 ? status.st_size : 0;
}

// Reserves space for a write, and returns how many of `count` bytes fit.
static size_t room_for(int descriptor, off_t place, size_t count) {
  if (control->room < 0) return count;
  pthread_mutex_lock(&lock);
  int64_t growth = (int64_t)place + (int64_t)count - (int64_t)size_of(descriptor);
  if (growth < 0) growth = 0;
  int64_t lacking = growth > control->room ? growth - control->room : 0;
  control->room -= growth - lacking;
  pthread_mutex_unlock(&lock);
  size_t fitting = lacking < (int64_t)count ? count - (size_t)lacking : 0;
  // Direct I/O writes only whole blocks.
  return fcntl(descriptor, F_GETFL) & O_DIRECT ? fitting & ~(size_t)4095 : fitting;
}

static void give_back(int64_t count) {
  if (control->room < 0 || count <= 0) return;
  pthread_mutex_lock(&lock);
  control->room += count;
  pthread_mutex_unlock(&lock);
}

// The body of a write, which passes the permitted number of bytes to `put`.
#define WRITING(place, put)                                              \
  if (!is_tracked(descriptor)) return put(count);                        \
  if (fails(WRITE)) {                                                    \
    if (control->code == 0) return put(count > 1 ? count / 2 : count);   \
    if (control->torn && count > 1) (void)!put(count / 2);               \
    errno = (int)control->code;                                          \
    return -1;                                                           \
  }                                                                      \
  size_t fitting = room_for(descriptor, place, count);                   \
  if (fitting == 0 && count > 0) { errno = ENOSPC; return -1; }          \
  return put(fitting)

ssize_t write(int descriptor, const void *bytes, size_t count) {
#define PUT(number) REAL(write)(descriptor, bytes, number)
  WRITING(lseek(descriptor, 0, SEEK_CUR), PUT);
#undef PUT
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t place) {
#define PUT(number) REAL(pwrite)(descriptor, bytes, number, place)
  WRITING(place, PUT);
#undef PUT
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t place) {
#define PUT(number) REAL(pwrite64)(descriptor, bytes, number, place)
  WRITING(place, PUT);
#undef PUT
}

#define FAILING(kind)                                                    \
  if (fails(kind)) { errno = control->code ? (int)control->code : EIO; return -1; }

int fsync(int descriptor) {
  if (is_tracked(descriptor)) { FAILING(SYNC) }
  return REAL(fsync)(descriptor);
}

// Only SQLite calls fdatasync on a directory, once for each connection, and ignores the result.
static int is_directory(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode);
}

int fdatasync(int descriptor) {
  if (is_tracked(descriptor) && !is_directory(descriptor)) { FAILING(SYNC) }
  return REAL(fdatasync)(descriptor);
}

int rename(const char *from, const char *to) {
  if (is_ours(to)) { FAILING(RENAME) }
  return REAL(rename)(from, to);
}

int renameat(int from_at, const char *from, int to_at, const char *to) {
  if (is_ours_at(to_at, to)) { FAILING(RENAME) }
  return REAL(renameat)(from_at, from, to_at, to);
}

int link(const char *from, const char *to) {
  if (is_ours(to)) { FAILING(RENAME) }
  return REAL(link)(from, to);
}

int renameat2(int from_at, const char *from, int to_at, const char *to, unsigned flags) {
  if (is_ours(to)) { FAILING(RENAME) }
  return REAL(renameat2)(from_at, from, to_at, to, flags);
}

int unlink(const char *path) {
  if (!is_ours(path)) return REAL(unlink)(path);
  FAILING(UNLINK)
  struct stat status;
  int64_t size = stat(path, &status) == 0 ? status.st_size : 0;
  int result = REAL(unlink)(path);
  if (result == 0) give_back(size);
  return result;
}

int unlinkat(int at, const char *path, int flags) {
  if (is_ours_at(at, path)) { FAILING(UNLINK) }
  return REAL(unlinkat)(at, path, flags);
}

#define TRUNCATING(name)                                                 \
  if (!is_tracked(descriptor)) return REAL(name)(descriptor, size);      \
  FAILING(TRUNCATE)                                                      \
  int64_t before = size_of(descriptor);                                  \
  if (control->room >= 0 && size - before > control->room) { errno = ENOSPC; return -1; } \
  int result = REAL(name)(descriptor, size);                             \
  if (result == 0) give_back(before - size);                             \
  return result

int ftruncate(int descriptor, off_t size) { TRUNCATING(ftruncate); }
int ftruncate64(int descriptor, off64_t size) { TRUNCATING(ftruncate64); }
