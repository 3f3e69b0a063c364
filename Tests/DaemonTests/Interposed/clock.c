// Sets the clock of a program: it is ahead by CLOCK_AHEAD seconds.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*next)(clockid_t, struct timespec *);
  if (!next) next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int code = next(clock, time);
  const char *ahead = getenv("CLOCK_AHEAD");
  if (code == 0 && clock == CLOCK_REALTIME && ahead) time->tv_sec += atol(ahead);
  return code;
}
