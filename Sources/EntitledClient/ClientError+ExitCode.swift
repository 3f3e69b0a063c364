package import Platform

extension ClientError {
  /// The exit code of this project's programs for the error.
  package var exitCode: ExitCode {
    switch self {
    case .noConnection, .closed: .noConnection
    case .permission: .permission
    case .timeout: .timeout
    case .protocolViolation: .refused
    case .remote(let error): error.kind == "permissionDenied" ? .permission : .refused
    }
  }
}
