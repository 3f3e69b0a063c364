// Linux calls that the Glibc module lacks, as plain prototypes.
//
// _GNU_SOURCE must not be defined here: it changes fd_set against the Glibc module, and turns
// sockaddr parameters into a transparent union that Swift cannot call.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <malloc.h>
#include <sched.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

// man 2 accept4: hidden behind _GNU_SOURCE. A Unix socket's peer address carries no information.
extern int accept4(int descriptor, struct sockaddr *address, socklen_t *length, int flags);

static inline int clinux_accept(int descriptor, int flags) {
  return accept4(descriptor, NULL, NULL, flags);
}

// man 7 pthreads, "Cancellation points": with several threads glibc's recv, send and epoll_wait
// prepare for cancellation with two locked operations for each call, 2 % of a read's cost. This
// program cancels no thread.
static inline ssize_t clinux_receive(int descriptor, void *bytes, size_t size) {
  return syscall(SYS_recvfrom, descriptor, bytes, size, 0, NULL, NULL);
}

static inline ssize_t clinux_send(int descriptor, const void *bytes, size_t size) {
  return syscall(SYS_sendto, descriptor, bytes, size, MSG_NOSIGNAL, NULL, 0);
}

static inline int clinux_wait(
    int descriptor, struct epoll_event *events, int room, int milliseconds) {
  return (int)syscall(SYS_epoll_pwait, descriptor, events, room, milliseconds, NULL, 0);
}

// man 7 unix, SO_PEERCRED: the kernel's `struct ucred`, hidden behind _GNU_SOURCE as well.
struct clinux_peer {
  int32_t pid;
  uint32_t uid;
  uint32_t gid;
};

static inline int clinux_peer_credentials(int descriptor, struct clinux_peer *peer) {
  socklen_t length = sizeof *peer;
  return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, peer, &length);
}

// SO_PEERGROUPS came with Linux 4.13; headers may be older than the kernel.
#ifndef SO_PEERGROUPS
#define SO_PEERGROUPS 59
#endif

// Fills `groups` with at most `capacity` supplementary groups of the peer and returns their count,
// or -1. After ERANGE, `*needed` is the count.
static inline int clinux_peer_groups(
    int descriptor, uint32_t *groups, int capacity, int *needed) {
  socklen_t length = (socklen_t)capacity * sizeof *groups;
  int result = getsockopt(descriptor, SOL_SOCKET, SO_PEERGROUPS, groups, &length);
  *needed = (int)(length / sizeof *groups);
  return result < 0 ? -1 : *needed;
}

// The environment for child processes; Swift treats `environ` itself as shared mutable state.
static inline char **clinux_environment(void) {
  extern char **environ;
  return environ;
}

// man 3 getauxval: the path by which the kernel started this program, or NULL.
static inline const char *clinux_executed_name(void) {
  return (const char *)getauxval(AT_EXECFN);
}

// glibc has two strerror_r; with _GNU_SOURCE hidden, this name is always the POSIX one, which
// fills the buffer and returns 0.
extern int __xpg_strerror_r(int code, char *text, size_t capacity);

static inline int clinux_error_text(int code, char *text, size_t capacity) {
  return __xpg_strerror_r(code, text, capacity);
}

// man 7 sched, SCHED_IDLE: hidden behind _GNU_SOURCE. The calling thread runs only if the
// processor is idle.
static inline int clinux_give_way(void) {
  struct sched_param none = {0};
  return sched_setscheduler(0, 5, &none);
}

// man 2 sched_setattr, which glibc before 2.41 lacks: the calling thread, and what it starts, gets
// 5 more as its nice value, and slices of 10 ms. Linux before 6.12 has one length of a slice for
// all. Returns -1 with `errno` if the kernel refuses.
static inline int clinux_step_back(void) {
  struct {
    uint32_t size;
    uint32_t policy;
    uint64_t flags;
    int32_t nice;
    uint32_t priority;
    uint64_t slice;
    uint64_t deadline;
    uint64_t period;
  } attributes;
  if (syscall(SYS_sched_getattr, 0, &attributes, sizeof attributes, 0) < 0) return -1;
  attributes.nice += attributes.nice > 14 ? 19 - attributes.nice : 5;
  attributes.slice = 10000000;
  return (int)syscall(SYS_sched_setattr, 0, &attributes, 0);
}

// man 2 statfs: whether the file system at a path keeps its files in memory (tmpfs, ramfs).
static inline int clinux_is_in_memory(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0
      && ((unsigned)status.f_type == 0x01021994 || (unsigned)status.f_type == 0x858458f6);
}

// man 2 open, O_DIRECT: hidden behind _GNU_SOURCE, and different on each architecture; 0 if it is
// unknown here.
static inline int clinux_direct(void) {
#if defined(__x86_64__) || defined(__i386__) || defined(__riscv) || defined(__s390x__)
  return 0x4000;
#elif defined(__aarch64__) || defined(__arm__)
  return 0x10000;
#else
  return 0;
#endif
}

// man 3 mallopt, M_MMAP_THRESHOLD: glibc maps each block of at least `size` bytes separately, and
// unmaps it when it is freed. Setting the size also stops glibc from raising it.
static inline int clinux_map_blocks(int size) {
  return mallopt(M_MMAP_THRESHOLD, size);
}

// man 3 malloc_trim: returns the free pages of the heap to the system, also those between used
// blocks.
static inline int clinux_trim_heap(void) {
  return malloc_trim(0);
}

// man 2 seccomp: from now on this process may only use its sockets, use memory that it does not
// execute, and end. Any other call kills it. Returns -1 with `errno` if the kernel refuses, or on
// an architecture whose calls are not listed here.
static inline int clinux_confine(void) {
#if defined(__x86_64__)
  const uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
  const uint32_t architecture = AUDIT_ARCH_AARCH64;
#else
  const uint32_t architecture = 0;
#endif
#define CLINUX_ALLOW(call) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), \
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define CLINUX_LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
  struct sock_filter filter[] = {
      CLINUX_LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      CLINUX_LOAD(nr),
      CLINUX_ALLOW(recvfrom),
      CLINUX_ALLOW(sendto),
      CLINUX_ALLOW(brk),
      CLINUX_ALLOW(munmap),
      CLINUX_ALLOW(mremap),
      CLINUX_ALLOW(madvise),
      CLINUX_ALLOW(futex),
      CLINUX_ALLOW(clock_gettime),
      // libcrypto's random numbers: it looks for a fork each time, and seeds them anew hourly.
      CLINUX_ALLOW(getpid),
      CLINUX_ALLOW(getrandom),
      CLINUX_ALLOW(exit),
      CLINUX_ALLOW(exit_group),
      // mmap and mprotect, unless the memory would be executable.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 0, 3),
      CLINUX_LOAD(args[2]),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
  };
#undef CLINUX_ALLOW
#undef CLINUX_LOAD
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (architecture == 0) {
    errno = ENOSYS;
    return -1;
  }
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

// man 2 rename: hidden behind _GNU_SOURCE, like RENAME_NOREPLACE (1).
extern int renameat2(
    int from_folder, const char *from, int to_folder, const char *to, unsigned flags);

// Renames a file, or fails with EEXIST if there is a file of the new name.
static inline int clinux_rename_new(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, 1);
}

// man 2 close_range: hidden behind _GNU_SOURCE. Closes all descriptors from `first` on.
static inline int clinux_close_from(unsigned first) {
  return (int)syscall(SYS_close_range, first, ~0U, 0);
}
