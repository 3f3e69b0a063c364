/// The exit codes of this project's programs; each program adds names for its own meanings.
package struct ExitCode: RawRepresentable, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Success, or a predicate's yes.
  package static let done = ExitCode(rawValue: 0)
  /// A predicate's no.
  package static let no = ExitCode(rawValue: 1)
  /// Something could not be used or done.
  package static let failed = ExitCode(rawValue: 1)
  /// The options or the configuration are invalid.
  package static let usage = ExitCode(rawValue: 2)
  /// The daemon replied with an error, or with an invalid line.
  package static let refused = ExitCode(rawValue: 3)
  /// No daemon was reached, or the connection closed before the reply.
  package static let noConnection = ExitCode(rawValue: 4)
  /// The daemon did not reply in time.
  package static let timeout = ExitCode(rawValue: 5)
  /// The socket or the daemon denies this user access.
  package static let permission = ExitCode(rawValue: 6)
  /// A library is missing (EX_UNAVAILABLE of sysexits.h).
  package static let unavailable = ExitCode(rawValue: 69)
  /// Output or data could not be written (EX_IOERR).
  package static let writeFailed = ExitCode(rawValue: 74)
  /// Another program holds a required resource (EX_TEMPFAIL).
  package static let locked = ExitCode(rawValue: 75)
}
