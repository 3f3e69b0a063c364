// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `UserInfoResult`.
  mutating func members(ofUserInfoResult value: UserView) {
    object("user") { $0.members(ofUser: value) }
  }
}

extension UserInfo {
  /// Writes the result.
  package static func write(_ result: UserView, to writer: inout JSONWriter) {
    writer.members(ofUserInfoResult: result)
  }
}
