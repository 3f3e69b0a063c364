// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `RemainingChange`.
  mutating func members(ofRemainingChange value: Draft.RemainingChange) {
    member("event", value.event)
    member("method", value.method.onTheWire)
  }
}
