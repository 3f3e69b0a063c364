// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `RestoreResult`.
  mutating func members(ofRestoreResult value: Draft.Restoration) {
    object("user") { $0.members(ofUser: value.user) }
    list("restored", value.restored) { $1.members(ofMove: $0) }
    list("transferred", value.transferred) { $1.members(ofMove: $0) }
    list("refused", value.refused) { $1.members(ofRefusal: $0) }
    member("entitlements", value.access.entitlements)
  }
}

extension Restore {
  /// Writes the result.
  package static func write(_ result: Draft.Restoration, to writer: inout JSONWriter) {
    writer.members(ofRestoreResult: result)
  }
}
