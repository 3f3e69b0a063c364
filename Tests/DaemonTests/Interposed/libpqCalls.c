// Counts a program's calls of libpq: those of its first thread, and those of all others.
//
// The program finds libpq when it runs, so this library gives it functions of its own instead.
// LIBPQ_CALLS names a file with the two counters of 64 bits.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../../../Sources/CPostgreSQL/shim.h"

static _Atomic uint64_t unseen[2];
static _Atomic uint64_t *counters = unseen;
static void *libpq;

__attribute__((constructor)) static void open_counters(void) {
  const char *path = getenv("LIBPQ_CALLS");
  int descriptor = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
  if (descriptor < 0) return;
  void *shared = mmap(0, sizeof unseen, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  close(descriptor);
  if (shared != MAP_FAILED) counters = (_Atomic uint64_t *)shared;
}

void *dlopen(const char *name, int flags) {
  void *(*next)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
  void *library = next(name, flags);
  Dl_info own;
  if (!library || !name || strcmp(name, "libpq.so.5") != 0 || !dladdr(&libpq, &own)) return library;
  libpq = library;
  return next(own.dli_fname, flags);
}

// Every parameter is an integer or a pointer, and no function has more than seven: passing seven
// on is the same call.
#define COUNTED(result, name, parameters)                                                    \
  long name(long a, long b, long c, long d, long e, long f, long g) {                        \
    long (*next)(long, long, long, long, long, long, long) =                                 \
        (long (*)(long, long, long, long, long, long, long))dlsym(libpq, #name);             \
    atomic_fetch_add(&counters[gettid() == getpid() ? 0 : 1], 1);                            \
    return next(a, b, c, d, e, f, g);                                                        \
  }
CPOSTGRES_FUNCTIONS(COUNTED)
