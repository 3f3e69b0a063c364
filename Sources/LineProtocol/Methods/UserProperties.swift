package import IdentityCore

/// `userProperties`: returns the properties of a customer.
package struct UserProperties: ProjectMethod {
  package static let name: StaticString = "userProperties"
  package static let parameters: [StaticString] = ["device", "userId", "project"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .properties(self) }

  package let subject: Subject
  package let project: ProjectID

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    project = try given.project()
  }

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

/// `setUserProperty`: sets a property, or removes it with an empty value.
package struct SetUserProperty: WritingMethod {
  package static let name: StaticString = "setUserProperty"
  package static let parameters: [StaticString] =
    ["device", "userId", "key", "value"] + Writing.parameters
  package static let role = Role.write
  package consuming func asRequest() -> Request { .setProperty(self) }

  package let subject: Subject
  package let key: [UInt8]
  package let value: [UInt8]
  package let project: ProjectID
  package let writing: Writing

  package init(_ given: Parameters) throws(RPCError) {
    subject = try given.subject()
    key = try given.required("key").propertyKey()
    value = try given.required("value").string(scalarsMax: 500)
    project = try given.project()
    writing = try Writing(given)
  }

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
