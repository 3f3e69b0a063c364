// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `UserExportResultIdsItem`.
  mutating func members(ofUserExportResultIdsItem value: User) {
    member("id", value.id)
    member("kind", value.idOrigin.word)
    member("device", value.idOrigin.device)
    member("createdAt", value.createdAt)
  }
}
