package import IdentityCore

extension Logout {
  /// Writes the result: the device's user after the logout.
  package static func write(_ departure: Draft.LogoutEffect, to writer: inout JSONWriter) {
    writer.member("user", departure.user)
    writer.member("outcome", departure.outcome.rawValue)
  }
}
