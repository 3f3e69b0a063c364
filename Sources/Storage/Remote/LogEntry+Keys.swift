package import IdentityCore

// What an entry affects, as bytes.
extension LogEntry {
  /// Encodes the addresses of the records that an entry affects.
  package static func encode(_ affected: [RecordKey]) -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(version)
    writer.number(UInt64(affected.count))
    for key in affected {
      let address = RecordAddress(key)
      writer.code(address.type)
      writer.number(UInt64(address.project.value))
      writer.bytes(address.id)
    }
    return writer.written
  }

  /// Decodes addresses, and rejects bytes that `encode` does not write.
  package static func decodeKeys(_ bytes: [UInt8]) throws(CodecError) -> [RecordKey] {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == version else { throw reader.error(.unknownVersion(found)) }
    let keys = try reader.list { reader throws(CodecError) in
      let address = RecordAddress(
        try reader.code(),
        ProjectNumber(try reader.number(as: UInt32.self)),
        try reader.byteList()
      )
      guard let key = RecordKey(address) else { throw reader.error(.badNumber) }
      return key
    }
    try reader.end()
    return keys
  }

  private static let version: UInt8 = 1
}
