internal import Glibc
internal import Platform

/// The kernel's table of file locks, `/proc/locks`.
enum LockTable {
  /// Returns its text; nil if it cannot be read.
  static func read() -> String? {
    do throws(SystemError) {
      let number: CInt = try systemCall("open") {
        // SAFETY: the path is only read.
        unsafe open("/proc/locks", O_RDONLY | O_CLOEXEC)
      }
      let file = Descriptor(owning: number)
      var bytes: [UInt8] = []
      while case let more = try file.read(), !more.isEmpty { bytes += more }
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      return nil
    }
  }

  /// Returns the process that holds a `flock` on a file, from a line like
  /// `1: FLOCK  ADVISORY  WRITE 812 fe:00:16236965 0 EOF`.
  static func holder(ofInode inode: UInt64, onDevice device: UInt64, in table: String) -> Int? {
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      // A line with an arrow is a process that waits.
      guard words.count >= 6, words[1] == "FLOCK", let pid = Int(words[4]), pid > 0 else {
        continue
      }
      let place = words[5].split(separator: ":")
      guard place.count == 3, let major = UInt64(place[0], radix: 16),
        let minor = UInt64(place[1], radix: 16), UInt64(place[2]) == inode,
        (major, minor) == parts(ofDevice: device)
      else { continue }
      return pid
    }
    return nil
  }

  /// Splits a device's number as `makedev(3)` joins it, which Glibc's module has not.
  private static func parts(ofDevice device: UInt64) -> (major: UInt64, minor: UInt64) {
    ((device >> 8) & 0xFFF | (device >> 32) & ~0xFFF, device & 0xFF | (device >> 12) & ~0xFF)
  }
}
