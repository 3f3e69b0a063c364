import Glibc

/// The terminal that somebody types on.
struct Terminal: Sendable {
  /// What it was when the program began.
  private var original = termios()

  /// How long an Escape may be the beginning of a key.
  private static let escapeMilliseconds: Int32 = 50

  /// Nil where input or output is none, or a terminal that cannot move its cursor.
  init?(variable: (String) -> String?) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, variable("TERM") != "dumb" else {
      return nil
    }
    // SAFETY: the structure outlives the call that fills it.
    guard unsafe tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
  }

  /// How wide it is now.
  var columns: Int {
    var size = winsize()
    // SAFETY: TIOCGWINSZ fills the structure, which outlives the call.
    let code = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return code == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// Lends keys one by one, as they are typed; afterwards the terminal is as it was.
  func raw<Result>(_ body: () -> Result) -> Result {
    var raw = original
    // SAFETY: the structure outlives the calls.
    unsafe cfmakeraw(&raw)
    // What is written still begins its lines at the left.
    raw.c_oflag |= tcflag_t(OPOST)
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    // What is pasted comes between marks.
    write("\u{1B}[?2004h")
    defer { restore() }
    return body()
  }

  /// Makes it what it was when the program began.
  func restore() {
    var original = original
    write("\u{1B}[?2004l")
    // SAFETY: the structure outlives the call.
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
  }

  /// Waits for the next key; nil when the terminal is gone.
  func nextKey(_ typed: inout TypedKeys) -> Key? {
    while true {
      if let key = typed.keys.popFirst() { return key }
      if typed.decoder.isWaiting, !hasInput(within: Self.escapeMilliseconds) {
        typed.keys = typed.decoder.timeOut()[...]
        continue
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 12)
      // SAFETY: the buffer is ours for the length of the call, and says its own size.
      let count = unsafe bytes.withUnsafeMutableBytes {
        unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return nil }
      typed.keys = typed.decoder.take(Array(bytes[..<count]))[...]
    }
  }

  func write(_ text: String) {
    _ = StandardStreams.write(Array(text.utf8), to: STDOUT_FILENO)
  }

  private func hasInput(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    // SAFETY: one entry, which outlives the call.
    return unsafe poll(&entry, 1, milliseconds) != 0
  }
}

/// What was typed and not yet read: a command is no reason to lose what comes behind it.
struct TypedKeys {
  fileprivate var decoder = KeyDecoder()
  fileprivate var keys: ArraySlice<Key> = []

  /// Whether another key is there already.
  var isEmpty: Bool { keys.isEmpty }
}
