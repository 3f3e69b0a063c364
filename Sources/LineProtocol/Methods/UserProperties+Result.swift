package import IdentityCore

extension UserProperties {
  /// Writes the result: an object from key to value.
  package static func write(_ properties: Properties, to writer: inout JSONWriter) {
    writer.key("properties")
    writer.beginObject()
    for entry in properties.entries {
      writer.key(entry.key)
      writer.string(entry.value)
    }
    writer.endObject()
  }
}

extension SetUserProperty {
  /// Writes the result: the property and its user.
  package func write(_ user: UserID, to writer: inout JSONWriter) {
    writer.member("userId", user)
    writer.member("key", key)
    writer.member("value", value)
  }
}
