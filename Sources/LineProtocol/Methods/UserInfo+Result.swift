package import IdentityCore

extension UserInfo {
  /// Writes the result.
  package static func write(_ user: UserView, to writer: inout JSONWriter) {
    writer.member("user", user)
  }
}
