// Sets the clock of a program: it is ahead by CLOCK_AHEAD seconds, or by those in the file that
// CLOCK_FILE names, as 64 bits that may change.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t *seconds;

static int64_t ahead(void) {
  if (!seconds) {
    static int64_t fixed;
    const char *text = getenv("CLOCK_AHEAD"), *path = getenv("CLOCK_FILE");
    fixed = text ? atol(text) : 0;
    int descriptor = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    void *shared = MAP_FAILED;
    if (descriptor >= 0) {
      shared = mmap(0, sizeof fixed, PROT_READ, MAP_SHARED, descriptor, 0);
      close(descriptor);
    }
    seconds = shared == MAP_FAILED ? &fixed : (volatile int64_t *)shared;
  }
  return *seconds;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*next)(clockid_t, struct timespec *);
  if (!next) next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int code = next(clock, time);
  if (code == 0 && clock == CLOCK_REALTIME) time->tv_sec += ahead();
  return code;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static int (*next)(struct timeval *restrict, void *restrict);
  if (!next)
    next = (int (*)(struct timeval *restrict, void *restrict))dlsym(RTLD_NEXT, "gettimeofday");
  int code = next(time, zone);
  if (code == 0) time->tv_sec += ahead();
  return code;
}
