internal import Glibc

/// The system's clock.
package enum SystemClock {
  /// Milliseconds since 1970.
  package static var milliseconds: Int64 {
    var time = timespec()
    // SAFETY: the structure outlives the call that fills it.
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
