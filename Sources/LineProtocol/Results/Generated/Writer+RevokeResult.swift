// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `RevokeResult`.
  mutating func members(ofRevokeResult value: Entitlement) {
    object("entitlement") { $0.members(ofEntitlement: value) }
  }
}

extension RevokeAccess {
  /// Writes the result.
  package static func write(_ result: Entitlement, to writer: inout JSONWriter) {
    writer.members(ofRevokeResult: result)
  }
}
