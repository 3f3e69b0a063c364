// File systems without locks, or over a network, where an exclusive lock needs the right to write:
// LOCKS is the errno of an exclusive lock, and SHARED that of a shared one.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <unistd.h>

int flock(int descriptor, int operation) {
  const char *code = getenv(operation & LOCK_SH ? "SHARED" : "LOCKS");
  // The lock file beside the socket is open for writing.
  if (code && (fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_RDONLY) {
    errno = atoi(code);
    return -1;
  }
  return (int)syscall(SYS_flock, descriptor, operation);
}
