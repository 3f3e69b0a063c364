extension JSONValue {
  /// Appends a canonical form, which two values share if and only if they are equal as JSON.
  ///
  /// Members are sorted by the bytes of their names, and every string is escaped in the same way. A
  /// number is its digits and its power of ten. For example, `100`, `1e2` and `100.0` become `1e2`,
  /// and `-0` becomes `0`.
  package func canonicalBytes(into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    writeCanonical(to: &writer)
    bytes += writer.bytes
  }

  /// Writes the canonical form; recursion is bounded by the document's `depthMax`.
  private func writeCanonical(to writer: inout JSONWriter) {
    switch kind {
    case .object:
      writer.beginObject()
      let sorted = members.map { (name: $0.name.string ?? [], value: $0.value) }
        .sorted { $0.name.lexicographicallyPrecedes($1.name) }
      for member in sorted {
        writer.key(member.name)
        member.value.writeCanonical(to: &writer)
      }
      writer.endObject()
    case .array:
      writer.beginArray()
      for element in elements { element.writeCanonical(to: &writer) }
      writer.endArray()
    case .string:
      writer.string(string ?? [])
    case .number:
      writer.raw(number?.canonicalBytes ?? [])
    case .true, .false:
      writer.bool(kind == .true)
    case .null:
      writer.null()
    }
  }
}

extension JSONNumber {
  /// The canonical text of the number.
  fileprivate var canonicalBytes: [UInt8] {
    guard !digits.isEmpty else { return [UInt8(ascii: "0")] }
    var bytes = isNegative ? [UInt8(ascii: "-")] : []
    bytes += digits
    if exponent != [UInt8(ascii: "0")] {
      bytes.append(UInt8(ascii: "e"))
      bytes += exponent
    }
    return bytes
  }
}
