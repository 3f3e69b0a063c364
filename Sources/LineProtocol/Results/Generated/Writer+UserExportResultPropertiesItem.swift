// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

import IdentityCore

extension JSONWriter {
  /// Writes the members of `UserExportResultPropertiesItem`.
  mutating func members(ofUserExportResultPropertiesItem value: Properties.Entry) {
    member("key", value.key)
    member("value", value.value)
    member("setAt", value.setAt)
  }
}
