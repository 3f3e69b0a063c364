internal import Glibc

/// What the process was given by whoever started it.
enum Environment {
  static func variable(_ name: String) -> String? {
    // SAFETY: the text is copied at once, and no thread of a client changes the environment.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The home of the user that the process runs as, by the system's list of users.
  static var userHome: String? {
    var entry = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    var text = [CChar](repeating: 0, count: 1 << 14)
    // SAFETY: the buffers outlive the call and the copy, and the size goes along.
    return unsafe text.withUnsafeMutableBufferPointer { text in
      guard let start = text.baseAddress,
        unsafe getpwuid_r(getuid(), &entry, start, text.count, &found) == 0,
        unsafe found != nil, let home = unsafe entry.pw_dir
      else { return nil }
      return unsafe String(cString: home)
    }
  }
}
