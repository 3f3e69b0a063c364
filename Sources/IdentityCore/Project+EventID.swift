extension Project {
  /// The id of an event: the project's own random part, and the event's place in the feed.
  ///
  /// A sample of a rehearsal has a negative place, which no event ever has.
  package func eventID(_ place: Int64) -> [UInt8] {
    eventPrefix + Array("\(place < 0 ? "sample" : "")\(place.magnitude)".utf8)
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
    let random = String(instance, radix: 16)
    return Array("ev_\(String(repeating: "0", count: 8 - random.count))\(random)_".utf8)
  }
}
