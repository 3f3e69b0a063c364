import Glibc

/// The limit on the size of the files that this process writes (`ulimit -f`).
enum FileSizeLimit {
  /// Whether one of the files has no room for another page under the limit.
  static func isReached(by paths: [String]) -> Bool {
    var limit = rlimit()
    // SAFETY: the structure outlives the call that fills it.
    let code = unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    guard code == 0, limit.rlim_cur != .max else { return false }
    return paths.contains { path in
      var status = stat()
      // SAFETY: the path and the structure outlive the call.
      guard unsafe stat(path, &status) == 0 else { return false }
      return UInt64(status.st_size) + pageBytesMax > limit.rlim_cur
    }
  }

  /// A page in the write-ahead log has a header.
  private static let pageBytesMax: UInt64 = 4096 + 24
}
