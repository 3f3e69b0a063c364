import EntitledClient

/// How the program ends; the numbers are those of `entitle`, where both have the case.
enum ExitCode: Int32 {
  /// It was told to stop; or, with `--once`, everything was delivered.
  case done = 0
  /// With `--once`: something could not be delivered, and is there for the next time.
  case undelivered = 1
  case usage = 2
  /// The daemon answered with an error, or with what is no answer.
  case refused = 3
  case noConnection = 4
  case timeout = 5
  /// The daemon does not let this user in, or not as an admin.
  case permission = 6
  /// libcurl is missing (EX_UNAVAILABLE of sysexits.h).
  case unavailable = 69

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
