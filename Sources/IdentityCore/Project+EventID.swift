extension Project {
  /// The id of an event: the project's own random part, and the event's place in the feed.
  ///
  /// A sample of a rehearsal has a negative place, which no event ever has.
  package func eventID(_ place: Int64) -> [UInt8] {
    var id = eventPrefix
    if place < 0 { id += Array("sample".utf8) }
    let start = id.count
    var rest = place.magnitude
    repeat {
      id.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    id[start...].reverse()
    return id
  }

  /// The place in the feed of the event with this id; nil for an id that none of the project's
  /// events can have.
  package func place(ofEvent id: [UInt8]) -> Int64? {
    guard id.starts(with: eventPrefix),
      let place = Int64(String(decoding: id.dropFirst(eventPrefix.count), as: UTF8.self)),
      place > 0, eventID(place) == id
    else { return nil }
    return place
  }

  private var eventPrefix: [UInt8] {
    var prefix: [UInt8] = []
    // It is made for every event.
    prefix.reserveCapacity(32)
    prefix += [UInt8(ascii: "e"), UInt8(ascii: "v"), UInt8(ascii: "_")]
    for shift in stride(from: 28, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: instance >> UInt32(shift)) & 0xF
      prefix.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
    prefix.append(UInt8(ascii: "_"))
    return prefix
  }
}
