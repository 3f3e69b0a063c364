/// Encodes records to bytes and decodes them.
///
/// The bytes begin with the format's version and omit what the key contains. The second version has
/// fields that older records lack; see `FieldCoder.goesOn`.
package enum RecordCodec {
  /// Encodes a record, which must belong to the key.
  package static func encode(_ record: Record, for key: RecordKey) -> [UInt8] {
    var writer = ByteWriter()
    encode(record, for: key, into: &writer)
    return writer.written
  }

  /// Appends the encoding to what the writer holds.
  package static func encode(
    _ record: consuming Record,
    for key: RecordKey,
    into writer: inout ByteWriter
  ) {
    assert(record.key(in: key.project) == key, "RecordCodec: a record under a key of another one")
    let start = writer.count
    writer.byte(firstVersion)
    writer.hasGoneOn = false
    record.fields(&writer)
    if writer.hasGoneOn { writer.replace(byteAt: start, by: secondVersion) }
  }

  /// Decodes a record, and rejects bytes that `encode` does not write.
  ///
  /// With `ids`, the record shares its ids with records that were decoded before, to save memory.
  package static func decode(
    _ bytes: [UInt8],
    for key: RecordKey,
    sharing ids: IDInterner? = nil
  ) throws(CodecError) -> Record {
    let key = ids?.shared(key) ?? key
    var reader = ByteReader(bytes, of: key.type, sharing: ids)
    guard var record = Record.blank(key) else { throw reader.error(.badAddress) }
    let found = try reader.byte()
    guard found == firstVersion || found == secondVersion else {
      throw reader.error(.unknownVersion(found))
    }
    reader.mayGoOn = found == secondVersion
    try record.fields(&reader)
    guard reader.hasGoneOn == reader.mayGoOn else { throw reader.error(.unknownVersion(found)) }
    try reader.end()
    return record
  }

  private static let firstVersion: UInt8 = 1
  private static let secondVersion: UInt8 = 2
}
