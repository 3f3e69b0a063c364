import CLinux
import Glibc

/// The clock that only goes forward, in nanoseconds.
enum Stopwatch {
  static var now: UInt64 {
    var time = timespec()
    // SAFETY: the structure outlives the call, which fills it.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}

extension Duration {
  /// In whole nanoseconds.
  var nanoseconds: UInt64 {
    UInt64(max(0, components.seconds)) * 1_000_000_000
      + UInt64(max(0, components.attoseconds / 1_000_000_000))
  }
}
