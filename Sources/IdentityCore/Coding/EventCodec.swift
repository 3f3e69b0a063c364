/// Encodes events to bytes and decodes them.
///
/// The bytes begin with the format's version and omit the columns of the event's row: project,
/// cursor, kind, moment and customer. The customer's own id takes one byte wherever it occurs.
package enum EventCodec {
  /// Encodes an event as `decode` reads it.
  package static func encode(_ event: Event) -> [UInt8] {
    var writer = ByteWriter()
    encode(event, into: &writer)
    return writer.written
  }

  /// Appends the encoding to what the writer holds.
  package static func encode(_ event: borrowing Event, into writer: inout ByteWriter) {
    writer.byte(version)
    var event = copy event
    event.fields(&writer)
  }

  /// Decodes an event, and rejects bytes that `encode` does not write.
  package static func decode(
    _ bytes: [UInt8],
    _ kind: Event.Kind,
    at moment: Moment,
    of customer: CustomerID
  ) throws(CodecError) -> Event {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == version else { throw reader.error(.unknownVersion(found)) }
    let subject = Customer.Member.blank
    var event = Event(kind, at: moment, customer: customer, subject: subject)
    try event.fields(&reader)
    try reader.end()
    return event
  }

  private static let version: UInt8 = 1
}
