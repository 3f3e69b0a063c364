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

extension Parameter {
  /// Reads 1 to 80 ASCII letters, digits, `_`, `.`, `:`, `-` and `$`.
  func propertyKey() throws(RPCError) -> [UInt8] {
    let bytes = try bytes()
    let allowed = Array("_.:-$".utf8)
    let isKey = bytes.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || allowed.contains(byte)
    }
    guard isKey, 1...80 ~= bytes.count else {
      throw invalid(
        "expected 1 to 80 letters, digits, \"_\", \".\", \":\", \"-\" or \"$\","
          + " found \(String(quoting: bytes))"
      )
    }
    return bytes
  }
}
