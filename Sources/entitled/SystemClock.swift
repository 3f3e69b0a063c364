import Glibc
import IdentityCore

/// The system's clock, for all projects without a manual clock.
enum SystemClock {
  static func now() -> Moment {
    var time = timespec()
    // SAFETY: the structure outlives the call that fills it.
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Moment(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
