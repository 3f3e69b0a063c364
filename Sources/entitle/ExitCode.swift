import EntitledClient

/// How the program ends.
enum ExitCode: Int32 {
  /// Done, or a predicate's yes.
  case done = 0
  /// A predicate's no.
  case no = 1
  /// The command line makes no sense.
  case usage = 2
  /// The daemon answered with an error, or with what is no answer.
  case refused = 3
  /// No daemon was reached, or it went away before it answered.
  case noConnection = 4
  /// The daemon took too long.
  case timeout = 5
  /// The socket, or the daemon, does not let this user in.
  case permission = 6
  /// It was done, and what came of it could not be written (EX_IOERR of sysexits.h).
  case outputFailed = 74

  init(_ error: ClientError) {
    switch error {
    case .noConnection, .closed: self = .noConnection
    case .permission: self = .permission
    case .timeout: self = .timeout
    case .protocolViolation: self = .refused
    case .remote(let error): self = error.kind == "permissionDenied" ? .permission : .refused
    }
  }
}
