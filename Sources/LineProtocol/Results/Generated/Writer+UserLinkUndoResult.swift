// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

package import IdentityCore

extension JSONWriter {
  /// Writes the members of `UserLinkUndoResult`.
  mutating func members(ofUserLinkUndoResult value: Draft.Undoing) {
    member("undone", value.undone)
    list("purchases", value.moves) { $1.members(ofMove: $0) }
    list("kept", value.kept) { $1.members(ofRemainingChange: $0) }
  }
}

extension UndoLink {
  /// Writes the result.
  package static func write(_ result: Draft.Undoing, to writer: inout JSONWriter) {
    writer.members(ofUserLinkUndoResult: result)
  }
}
