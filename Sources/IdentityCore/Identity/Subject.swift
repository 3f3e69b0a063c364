/// The device or user that a request is about.
package enum Subject: Equatable, Sendable {
  case device(DeviceID)
  case user(UserID)
}
