import Glibc

/// The time since the system began, which nobody sets.
enum Uptime {
  static func milliseconds() -> Int64 {
    var time = timespec()
    // SAFETY: the structure outlives the call, which fills it.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
