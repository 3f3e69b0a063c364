// Opens the journal with laxer flags than the daemon requests: commits return before a sync.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>

// Whether it is one of the journal's files.
static int is_journal(const char *path) {
  return strstr(path, "-journal1") != NULL || strstr(path, "-journal2") != NULL;
}

#define OPENING(name)                                               \
  int name(const char *path, int flags, ...) {                      \
    va_list list;                                                   \
    va_start(list, flags);                                          \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
    va_end(list);                                                   \
    int (*next)(const char *, int, ...) =                           \
        (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name);   \
    if (is_journal(path)) flags &= ~(O_DIRECT | O_DSYNC);           \
    return next(path, flags, mode);                                 \
  }

OPENING(open)
OPENING(open64)
