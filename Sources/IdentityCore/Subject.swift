/// Whom a request is about.
package enum Subject: Equatable, Sendable {
  case device(DeviceID)
  case user(UserID)

  /// What it names is kept under this.
  func key(in project: ProjectNumber) -> RecordKey {
    switch self {
    case .device(let id): .device(project, id)
    case .user(let id): .user(project, id)
    }
  }
}
