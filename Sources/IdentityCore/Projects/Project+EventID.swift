extension Project {
  /// Returns the id of an event: the project's random part, and the event's cursor.
  ///
  /// A sample in a dry run has a negative cursor, which no real event has.
  package func eventID(_ cursor: Int64) -> [UInt8] {
    var id: [UInt8] = []
    // Every event needs an id: allocate once.
    id.reserveCapacity(40)
    appendPrefix(to: &id)
    if cursor < 0 { id.append(contentsOf: "sample".utf8) }
    var unit: UInt64 = 1
    while cursor.magnitude / unit >= 10 { unit *= 10 }
    while unit > 0 {
      id.append(UInt8(ascii: "0") + UInt8(cursor.magnitude / unit % 10))
      unit /= 10
    }
    return id
  }

  /// Returns the cursor of the event with this id, or nil if no event can have it.
  package func cursor(ofEvent id: [UInt8]) -> Int64? {
    var prefix: [UInt8] = []
    appendPrefix(to: &prefix)
    guard id.starts(with: prefix),
      let cursor = Int64(String(decoding: id.dropFirst(prefix.count), as: UTF8.self)),
      cursor > 0, eventID(cursor) == id
    else { return nil }
    return cursor
  }

  private func appendPrefix(to id: inout [UInt8]) {
    id.append(UInt8(ascii: "e"))
    id.append(UInt8(ascii: "v"))
    id.append(UInt8(ascii: "_"))
    for shift in stride(from: 28, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: instance >> UInt32(shift)) & 0xF
      id.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    id.append(UInt8(ascii: "_"))
  }
}
