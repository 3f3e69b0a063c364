// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `LogoutResult`.
  mutating func members(ofLogoutResult value: Draft.LogoutEffect) {
    object("user") { $0.members(ofUser: value.user) }
    member("outcome", value.outcome)
  }
}

extension Logout {
  /// Writes the result.
  package static func write(_ result: Draft.LogoutEffect, to writer: inout JSONWriter) {
    writer.members(ofLogoutResult: result)
  }
}
