// A tracing agent, loaded before main: it adds to the environment, and the C library moves it.
#include <stdlib.h>

__attribute__((constructor)) static void agent(void) {
  setenv("ENTITLED_TEST_AGENT", "1", 1);
}
