// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `InstallResult`.
  mutating func members(ofInstallResult value: Draft.Installation) {
    member("device", value.device)
    member("created", value.created)
    object("user") { $0.members(ofUser: value.user) }
    if let value = value.shouldRefresh { member("shouldRefresh", value) }
    if !value.claimed.isEmpty { list("claimed", value.claimed) { $1.members(ofMove: $0) } }
  }
}

extension Install {
  /// Writes the result.
  package static func write(_ result: Draft.Installation, to writer: inout JSONWriter) {
    writer.members(ofInstallResult: result)
  }
}
