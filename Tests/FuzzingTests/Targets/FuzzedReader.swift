import LineProtocol

/// The JSON parser; an accepted text must survive a round trip.
enum FuzzedReader {
  static func take(_ bytes: [UInt8]) throws(FuzzFinding) {
    let document = JSONDocument()
    guard let form = canonical(bytes, in: document) else {
      // A rejected text is rejected again, and the document can still be used.
      try FuzzFinding.expect(canonical(bytes, in: document) == nil, "refused once, then taken")
      try FuzzFinding.expect(canonical(Array("[1]".utf8), in: document) != nil, "spoilt")
      return
    }
    // The canonical form is stable, and the text has the same value inside an array.
    let again = canonical(form, in: JSONDocument())
    try FuzzFinding.expect(again == form, "the canonical form has another form")
    try FuzzFinding.expect(String(validating: form, as: UTF8.self) != nil, "not UTF-8")
    let wrapped = [0x5B] + bytes + [0x5D]
    let inner = canonical(wrapped, in: JSONDocument(depthMax: 65))
    try FuzzFinding.expect(inner == [0x5B] + form + [0x5D], "another value within an array")
  }

  /// Returns nil for a rejected text.
  private static func canonical(_ bytes: [UInt8], in document: JSONDocument) -> [UInt8]? {
    guard let value = try? document.read(bytes) else { return nil }
    var form: [UInt8] = []
    value.canonicalBytes(into: &form)
    return form
  }
}
