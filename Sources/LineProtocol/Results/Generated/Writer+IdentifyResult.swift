// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `IdentifyResult`.
  mutating func members(ofIdentifyResult value: Draft.Identification) {
    object("user") { $0.members(ofUser: value.user) }
    member("created", value.created)
    member("outcome", value.outcome)
    member("shouldRefresh", value.shouldRefresh)
    list("purchases", value.purchases) { $1.members(ofMove: $0) }
    if !value.claimed.isEmpty { list("claimed", value.claimed) { $1.members(ofMove: $0) } }
  }
}

extension Identify {
  /// Writes the result.
  package static func write(_ result: Draft.Identification, to writer: inout JSONWriter) {
    writer.members(ofIdentifyResult: result)
  }
}
