internal import Glibc

/// The users and groups that the system knows by name.
package enum UserDatabase {
  /// Returns the id of a user; nil if there is no user of this name.
  package static func uid(of name: String) -> UInt32? {
    unsafe look { start, size throws(TooSmall) in
      var entry = unsafe passwd()
      var found: UnsafeMutablePointer<passwd>?
      // SAFETY: the entry and the buffer outlive the call, which receives the buffer's size.
      let code = unsafe getpwnam_r(name, &entry, start, size, &found)
      if code == ERANGE { throw TooSmall() }
      return unsafe found == nil ? nil : entry.pw_uid
    }
  }

  /// Returns the id of a group; nil if there is no group of this name.
  package static func gid(of name: String) -> UInt32? {
    unsafe look { start, size throws(TooSmall) in
      var entry = unsafe group()
      var found: UnsafeMutablePointer<group>?
      // SAFETY: the entry and the buffer outlive the call, which receives the buffer's size.
      let code = unsafe getgrnam_r(name, &entry, start, size, &found)
      if code == ERANGE { throw TooSmall() }
      return unsafe found == nil ? nil : entry.gr_gid
    }
  }

  private struct TooSmall: Error {}

  private static let bytesMax = 1 << 24

  /// Looks with a larger buffer until an entry fits: that of a group lists all its members.
  private static func look(
    _ find: (UnsafeMutablePointer<CChar>, Int) throws(TooSmall) -> UInt32?
  ) -> UInt32? {
    var size = 1 << 12
    while size <= bytesMax {
      // SAFETY: the buffer has this size, and goes after the call that uses it.
      let start = UnsafeMutablePointer<CChar>.allocate(capacity: size)
      defer { unsafe start.deallocate() }
      do throws(TooSmall) { return try unsafe find(start, size) } catch { size *= 4 }
    }
    return nil
  }
}
