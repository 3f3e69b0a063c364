// Kills the process at the KILL_AT-th file change: after it, or in the middle of it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

static long count;

// Writes the number of changes when the process exits normally.
__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("KILL_COUNT");
  FILE *file = path != NULL ? fopen(path, "w") : NULL;
  if (file == NULL) return;
  fprintf(file, "%ld", count);
  fclose(file);
}

static int isLast(void) {
  static long last;
  if (last == 0) last = atol(getenv("KILL_AT"));
  return __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) == last;
}

static void end(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

#define NEXT(name, type) ((type)dlsym(RTLD_NEXT, name))

typedef ssize_t writing(int, const void *, size_t, off64_t);

static ssize_t change(writing *next, int file, const void *bytes, size_t size, off64_t place) {
  if (!isLast()) return next(file, bytes, size, place);
  next(file, bytes, getenv("KILL_TORN") != NULL ? size / 2 : size, place);
  end();
  return -1;
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t place) {
  return change(NEXT("pwrite", writing *), file, bytes, size, place);
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t place) {
  return change(NEXT("pwrite64", writing *), file, bytes, size, place);
}

// A call that takes effect completely or not at all: with KILL_TORN, it is not made.
#define WHOLE(name, type, parameters, arguments)                 \
  int name parameters {                                          \
    if (!isLast()) return NEXT(#name, type) arguments;           \
    if (getenv("KILL_TORN") == NULL) NEXT(#name, type) arguments; \
    end();                                                       \
    return -1;                                                   \
  }

WHOLE(fsync, int (*)(int), (int file), (file))
WHOLE(fdatasync, int (*)(int), (int file), (file))
WHOLE(ftruncate, int (*)(int, off_t), (int file, off_t size), (file, size))
WHOLE(ftruncate64, int (*)(int, off64_t), (int file, off64_t size), (file, size))
WHOLE(unlink, int (*)(const char *), (const char *path), (path))
WHOLE(rename, int (*)(const char *, const char *), (const char *from, const char *to), (from, to))
