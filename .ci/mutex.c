// Shows the thread sanitizer what Swift's Mutex does where two threads meet: that way leads
// through the library Synchronization, which is not built for a sanitizer, so that each such
// meeting would be reported as a race. `.ci/sanitize` preloads it; without the sanitizer's runtime
// in a program it only passes the calls on.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

SWIFT void mutex_lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void mutex_lock(uint32_t thread, SELF void *mutex) {
  SWIFT void (*real)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK);
  real(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT _Bool mutex_try_lock(SELF void *mutex) __asm__(TRY_LOCK);
SWIFT _Bool mutex_try_lock(SELF void *mutex) {
  SWIFT _Bool (*real)(SELF void *) = dlsym(RTLD_NEXT, TRY_LOCK);
  _Bool is_locked = real(mutex);
  if (is_locked && __tsan_acquire) __tsan_acquire(mutex);
  return is_locked;
}

SWIFT void mutex_unlock(SELF void *mutex) __asm__(UNLOCK);
SWIFT void mutex_unlock(SELF void *mutex) {
  SWIFT void (*real)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  real(mutex);
}
