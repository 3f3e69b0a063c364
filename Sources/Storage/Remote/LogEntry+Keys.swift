package import IdentityCore

// What an entry affects, as bytes.
extension LogEntry {
  /// Encodes the keys of the records that an entry affects.
  package static func encode(_ affected: [RecordKey]) -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(version)
    writer.number(UInt64(affected.count))
    for key in affected {
      writer.code(key.type)
      writer.number(UInt64(key.project.value))
      writer.bytes(key.id)
    }
    return writer.written
  }

  /// Decodes keys, and rejects bytes that `encode` does not write.
  package static func decodeKeys(_ bytes: [UInt8]) throws(CodecError) -> [RecordKey] {
    var reader = ByteReader(bytes, of: nil)
    let found = try reader.byte()
    guard found == version else { throw reader.error(.unknownVersion(found)) }
    let keys = try reader.list { reader throws(CodecError) in
      RecordKey(
        try reader.code(),
        ProjectNumber(try reader.number(as: UInt32.self)),
        try reader.byteList()
      )
    }
    try reader.end()
    return keys
  }

  private static let version: UInt8 = 1
}
