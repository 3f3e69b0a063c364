#include "CArguments.h"

#include <stddef.h>

static int count;
static char **values;

static void keep(int argc, char **argv, char **environment) {
  (void)environment;
  count = argc;
  values = argv;
}

// glibc calls the functions in this section before main, and passes them what main gets.
__attribute__((section(".init_array"), used)) static void (*const keeper)(int, char **, char **) =
    keep;

int carguments_count(void) {
  return count;
}

const char *carguments_value(int index) {
  return index >= 0 && index < count ? values[index] : NULL;
}
