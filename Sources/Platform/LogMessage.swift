internal import Glibc
import Synchronization

/// A line of a program's log; each program has one type for all of its lines.
package protocol LogMessage {
  /// The name of the program.
  static var program: String { get }
  /// How much the line matters, and its stable name for programs, for example `listening`.
  var kind: (level: LogLevel, event: String) { get }
  /// The line for people.
  var text: String { get }
  /// Values for programs that read the log.
  var fields: [LogField] { get }
}

extension LogMessage {
  package var fields: [LogField] { [] }

  /// The text of the line that reports dropped lines.
  package func droppedText(_ count: Int) -> String {
    let lines = count == 1 ? "line was" : "lines were"
    return "\(count) \(lines) dropped here, because the log's reader did not keep up"
  }

  /// Writes the line to standard error, unless the log leaves its level out.
  ///
  /// It never waits for the reader once `LogThread` has started.
  package func write() {
    if let line { LogThread.write(line) }
  }

  /// The line's bytes; nil if the log leaves its level out.
  ///
  /// Control characters in a path or an error become blanks, so that the text cannot forge another
  /// line.
  var line: [UInt8]? {
    let settings = LogSettings.current
    guard kind.level <= settings.level else { return nil }
    return Array(
      (settings.isStructured ? structured : "\(Self.program): \(LogField.withoutControls(text))\n")
        .utf8
    )
  }

  /// The line as one object.
  var structured: String {
    let all =
      [
        LogField("time", LogField.now), LogField("level", kind.level.rawValue),
        LogField("program", Self.program), LogField("event", kind.event), LogField("message", text),
      ] + fields
    return "{" + all.map { "\"\($0.name)\":\($0.token)" }.joined(separator: ",") + "}\n"
  }
}

/// How much a line of the log matters; a log has the lines up to its own level.
package enum LogLevel: String, CaseIterable, Comparable, Sendable {
  /// The program cannot do its work.
  case error
  /// An operator should look at it.
  case warning
  /// The program's life.
  case info
  /// Every connection and request.
  case debug

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .info: 2
    case .debug: 3
    }
  }
}

/// Which lines the process logs, and in which form.
package struct LogSettings: Equatable, Sendable {
  package var level = LogLevel.info
  /// Whether each line is an object for programs instead of text for people.
  package var isStructured = false

  package init() {}

  private static let shared = Mutex(LogSettings())

  /// The settings in force, for all threads.
  package static var current: LogSettings {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Reads the value of the option `--log`.
  package static func isStructured(_ value: String) throws(UsageError) -> Bool {
    switch value {
    case "json": return true
    case "text": return false
    default: throw UsageError("--log \(value): expected text or json")
    }
  }

  /// Reads the value of the option `--log-level`.
  package static func level(_ value: String) throws(UsageError) -> LogLevel {
    guard let level = LogLevel(rawValue: value) else {
      throw UsageError("--log-level \(value): expected error, warning, info or debug")
    }
    return level
  }
}

/// A name and a value in a line of the log.
package struct LogField: Sendable {
  package let name: String
  /// The value as the object contains it.
  fileprivate let token: String

  package init(_ name: String, _ text: String) {
    self.name = name
    token = "\"\(Self.escaped(text))\""
  }

  package init(_ name: String, _ number: Int) {
    self.name = name
    token = "\(number)"
  }

  /// Makes a field whose value is encoded already.
  package init(_ name: String, encoded token: [UInt8]) {
    self.name = name
    self.token = Self.withoutControls(String(decoding: token, as: UTF8.self))
  }

  fileprivate static func withoutControls(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? " " : scalar
        }
      )
    )
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in withoutControls(text).unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// The time in UTC, for example 2026-11-25T09:30:00.123Z.
  fileprivate static var now: String {
    let now = SystemClock.milliseconds
    return text(seconds: Int(now / 1000), milliseconds: Int(now % 1000))
  }

  /// Returns a moment since 1970 as text.
  static func text(seconds: Int, milliseconds: Int) -> String {
    var seconds = seconds
    var parts = unsafe tm()
    var text = [CChar](repeating: 0, count: 32)
    // SAFETY: the structures outlive the calls, and `strftime` ends the text with a zero.
    unsafe gmtime_r(&seconds, &parts)
    unsafe strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let digits = String(1000 + milliseconds).dropFirst()
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) + ".\(digits)Z"
  }
}
